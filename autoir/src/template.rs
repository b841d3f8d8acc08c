//! The expressions of a dictionary: nodes that operations share, written out when they are first looked at.

use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use autoir_similarity::shrink::{Operation as Template, Slot};
use autoir_similarity::term::{Num, Op, Term};
use serde::{Deserialize, Serialize};

/// A node of an expression; its parts come before it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Node {
    pub op: Op,
    pub nums: Vec<u32>,
    pub kids: Vec<u32>,
}

/// A number of an expression: one that is the same for all instructions, or a parameter.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum PackedSlot {
    Fixed(u32),
    Parameter(u16),
}

/// Nodes whose positions are sound.
#[derive(Debug)]
pub(crate) struct Expressions {
    pub nums: Vec<Num>,
    pub nodes: Vec<Node>,
}

impl Expressions {
    fn term(&self, at: u32) -> Term {
        let node = &self.nodes[at as usize];
        let nums = node.nums.iter().map(|n| self.nums[*n as usize].clone()).collect();
        Term::new(node.op, nums, node.kids.iter().map(|kid| self.term(*kid)).collect())
    }
}

/// An operation's expression, written out when it is first looked at.
#[derive(Clone)]
pub struct LazyTemplate {
    template: OnceLock<Template>,
    stored: Option<Arc<Stored>>,
}

/// An expression by its nodes.
pub(crate) struct Stored {
    pub expressions: Arc<Expressions>,
    pub skeleton: Vec<u32>,
    pub slots: Vec<Vec<(u32, PackedSlot)>>,
    pub parameters: Vec<String>,
}

impl LazyTemplate {
    /// Names of the parameters; the expression is not written out for them.
    pub fn parameters(&self) -> &[String] {
        match (&self.stored, self.template.get()) {
            (_, Some(template)) => &template.parameters,
            (Some(stored), None) => &stored.parameters,
            (None, None) => &[],
        }
    }

    /// Whether it computes with floating point numbers; the expression is not written out for that.
    pub fn computes_floats(&self) -> bool {
        match (&self.stored, self.template.get()) {
            (_, Some(template)) => template.skeleton.iter().any(Term::computes_floats),
            (Some(stored), None) => stored.computes_floats(),
            (None, None) => false,
        }
    }
}

impl Stored {
    /// This as a template, if its positions lead somewhere.
    pub fn sound(self) -> Option<LazyTemplate> {
        let slots = self.slots.iter().flatten().all(|(_, slot)| match slot {
            PackedSlot::Fixed(num) => (*num as usize) < self.expressions.nums.len(),
            PackedSlot::Parameter(p) => usize::from(*p) < self.parameters.len(),
        });
        let skeleton = self.skeleton.iter().all(|at| (*at as usize) < self.expressions.nodes.len());
        let sound = slots && skeleton && self.slots.len() == self.skeleton.len();
        sound.then(|| LazyTemplate { template: OnceLock::new(), stored: Some(Arc::new(self)) })
    }

    fn computes_floats(&self) -> bool {
        let (mut seen, mut open) = (BTreeSet::new(), self.skeleton.clone());
        while let Some(at) = open.pop() {
            let node = &self.expressions.nodes[at as usize];
            if matches!(node.op, Op::Float(_)) {
                return true;
            }
            if seen.insert(at) {
                open.extend(&node.kids);
            }
        }
        false
    }

    fn template(&self) -> Template {
        let skeleton: Vec<Term> = self.skeleton.iter().map(|at| self.expressions.term(*at)).collect();
        let slots = skeleton.iter().zip(&self.slots).map(|(term, changed)| {
            let mut row: Vec<Slot> = term.numbers().into_iter().map(|num| Slot::Fixed(num.clone())).collect();
            for (at, slot) in changed {
                if let Some(place) = row.get_mut(*at as usize) {
                    *place = match slot {
                        PackedSlot::Fixed(num) => Slot::Fixed(self.expressions.nums[*num as usize].clone()),
                        PackedSlot::Parameter(p) => Slot::Parameter(*p),
                    };
                }
            }
            row
        });
        Template { slots: slots.collect(), skeleton, parameters: self.parameters.clone() }
    }
}

impl Deref for LazyTemplate {
    type Target = Template;

    fn deref(&self) -> &Template {
        let empty = || Template { skeleton: Vec::new(), slots: Vec::new(), parameters: Vec::new() };
        self.template.get_or_init(|| self.stored.as_ref().map_or_else(empty, |stored| stored.template()))
    }
}

impl From<Template> for LazyTemplate {
    fn from(template: Template) -> LazyTemplate {
        LazyTemplate { template: template.into(), stored: None }
    }
}

impl PartialEq for LazyTemplate {
    fn eq(&self, other: &LazyTemplate) -> bool {
        **self == **other
    }
}

impl Eq for LazyTemplate {}

impl std::fmt::Debug for LazyTemplate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}
