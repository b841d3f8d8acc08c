//! Windows of a block: for each value that leaves its vector operations, what it is of the values that enter them.

use std::collections::HashSet;

use autoir_synth::window::Window;

use super::inner::{is_alone, is_inner};
use super::reduction;
use super::tree::{Made, Tree};
use crate::ir::{Block, Signature, Value};

/// What a program may replace.
#[derive(Clone, Debug)]
pub struct Site {
    /// The values.
    pub goal: Goal,
    /// What is computed.
    pub window: Window,
    /// Where the window's operands come from.
    pub operands: Vec<Source>,
    /// The types of those, and of the result.
    pub types: Signature,
    /// Sites of a block with the same number are alternatives: one of them is enough.
    pub alternative: Option<usize>,
    /// The number of the site in its block that makes what this one takes.
    pub needs: Option<usize>,
}

/// The values that a program replaces.
#[derive(Clone, Debug)]
pub enum Goal {
    /// The value of one instruction.
    Value(Value),
    /// Accumulators of a loop, each a `phi` with its next value, of which only the sum of all lanes of all is used. The
    /// first one's next value is replaced, and the others stay what they are at first.
    Sum(Vec<(Value, Value)>),
    /// Several vectors of one type, which are computed as one, the first one lowest.
    Joined(Vec<Value>),
}

/// Where an operand comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A value.
    Value(Value),
    /// Memory that several loads read, which is read once, from the address of this one.
    Wider(Value),
    /// Several vectors of one type, side by side.
    Joined(Vec<Value>),
}

/// A value that is computed from vectors and has no window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skipped {
    /// The value, as LLVM prints it.
    pub value: String,
    /// Why.
    pub why: String,
}

/// Values without windows, with their functions' names.
pub type Skips = Vec<(String, Skipped)>;

/// The sites of `block`, in order, and what has none. They are named after `name`.
pub fn sites(block: Block, name: &str) -> (Vec<Site>, Vec<Skipped>) {
    let instructions = block.instructions();
    let inner: HashSet<Value> = instructions.iter().copied().filter(|v| is_inner(*v)).collect();
    let (mut sites, mut skipped) = (Vec::new(), Vec::new());
    let mut summed = HashSet::new();
    for (number, sum) in reduction::sums(block).into_iter().enumerate() {
        let name = format!("{name}_sum{number}");
        let made = reduction::groupings(&sum, block, &inner, &name, None);
        if !made.is_empty() {
            summed.extend(sum.accumulators.iter().map(|a| a.1));
        }
        let site = |Made { window, operands, types }, needs| {
            let goal = Goal::Sum(sum.accumulators.clone());
            Site { goal, window, operands, types, alternative: Some(number), needs }
        };
        sites.extend(made.into_iter().map(|made| site(made, None)));
        let Some(terms) = reduction::terms(&sum, &inner) else { continue };
        if let Ok(Some(Made { window, operands, types })) = reduction::joined(&terms, block, &inner, &name) {
            let made = reduction::groupings(&sum, block, &inner, &format!("{name}_of"), Some(&terms));
            summed.extend(&terms);
            let needed = sites.len();
            let goal = Goal::Joined(terms);
            sites.push(Site { goal, window, operands, types, alternative: None, needs: None });
            sites.extend(made.into_iter().map(|made| site(made, Some(needed))));
        }
    }
    let leaves =
        |v: &Value| v.ty().is_some_and(|t| t.lanes.is_some()) && v.users().iter().any(|u| !inner.contains(u));
    let is_root = |v: &Value| inner.contains(v) && leaves(v) && !is_alone(*v, &inner) && !summed.contains(v);
    for root in instructions.iter().copied().filter(is_root) {
        match site(root, &inner, &format!("{name}_{}", sites.len())) {
            Ok(Some(Made { window, operands, types })) => {
                sites.push(Site {
                    goal: Goal::Value(root),
                    window,
                    operands,
                    types,
                    alternative: None,
                    needs: None,
                });
            }
            Ok(None) => {}
            Err(why) => skipped.push(Skipped { value: root.text().trim().to_owned(), why }),
        }
    }
    (sites, skipped)
}

fn site(root: Value, inner: &HashSet<Value>, name: &str) -> Result<Option<Made>, String> {
    let ty = root.ty().ok_or("it is no vector of integers")?;
    let mut tree = Tree::new(inner);
    let lanes = tree.specified(root)?;
    tree.window(&lanes, ty, name)
}
