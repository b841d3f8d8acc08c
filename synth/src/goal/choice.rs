//! Lanes that are one of few bytes, of operands or constants, and a small value says which: tables of data.
//!
//! Like [`crate::goal::function`], whose values are constants, this proposes and does not prove.

use std::rc::Rc;

use autoir_semantics::arithmetic::wrap_value;
use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::effort::{self, Work};
use autoir_semantics::hash::FastMap;

use crate::goal::function::{Column, MAX_NODES, bottlenecks, reads_by_data, values_of};
use crate::goal::space::Space;
use crate::goal::{Byte, Goal, byte_of};

/// The operand that stands for the argument.
const ARGUMENT: u16 = u16::MAX;

/// A byte that depends on one value, which can have few values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it depends on.
    pub argument: Id,
    /// The least argument.
    pub least: i128,
    /// The byte for each argument, from the least on.
    pub bytes: Rc<[Byte]>,
}

/// The lanes of a goal, each as a choice.
pub type Choices = Vec<Option<Choice>>;

impl Choice {
    /// The arguments with their bytes.
    pub fn entries(&self) -> impl Iterator<Item = (i128, Byte)> + '_ {
        (self.least..).zip(self.bytes.iter().copied())
    }

    /// The argument after the last one.
    pub fn end(&self) -> i128 {
        self.least + self.bytes.len() as i128
    }

    /// This choice of the arguments from `from` on below `to`, and 0 of all others.
    pub fn within(&self, from: i128, to: i128) -> Choice {
        let byte = |(at, byte)| if (from..to).contains(&at) { byte } else { Byte::Const(0) };
        Choice { bytes: self.entries().map(byte).collect(), ..*self }
    }
}

/// The lanes of `goal` as choices by each value that all of a lane comes from, those nearest to what is read first;
/// `functions` are those that are known to be functions.
pub fn columns(space: &mut Space, goal: &Goal, functions: &[Column]) -> Vec<Choices> {
    if !functions.is_empty() {
        return functions.iter().map(of_functions).collect();
    }
    let mut tables = Tables::default();
    let mut columns: Option<Vec<Choices>> = None;
    for (n, lane) in goal.lanes.iter().enumerate() {
        let Some(e) = lane else {
            columns.iter_mut().flatten().for_each(|c| c.push(None));
            continue;
        };
        let choices = tables.of(space, *e);
        let columns = columns.get_or_insert_with(|| vec![vec![None; n]; choices.len()]);
        columns.truncate(choices.len());
        columns.iter_mut().zip(choices).for_each(|(c, choice)| c.push(choice));
        if columns.iter().all(|c| c.last().is_none_or(Option::is_none)) {
            return Vec::new();
        }
    }
    let mut columns = columns.unwrap_or_default();
    columns.retain(|c| c.iter().zip(&goal.lanes).all(|(choice, lane)| choice.is_some() == lane.is_some()));
    columns
}

fn of_functions(column: &Column) -> Choices {
    let choice = |f: &crate::goal::function::Function| Choice {
        argument: f.argument,
        least: f.least,
        bytes: f.values.iter().map(|v| Byte::Const(*v)).collect(),
    };
    column.iter().map(|f| f.as_ref().map(choice)).collect()
}

/// The bytes of an expression, if it is a choice.
type Known = Option<Rc<[Byte]>>;

/// Finds choices; what was evaluated once is known.
#[derive(Default)]
struct Tables {
    dag: Dag,
    known: FastMap<(Id, i128, i128), Known>,
}

impl Tables {
    fn of(&mut self, space: &mut Space, e: Id) -> Vec<Option<Choice>> {
        let reachable = space.dag.reachable(&[e]);
        if reachable.len() > MAX_NODES || !reads_by_data(&space.dag, &reachable) {
            return Vec::new();
        }
        let arguments = bottlenecks(&space.dag, e);
        arguments.into_iter().map(|argument| self.choice(space, e, argument)).collect()
    }

    fn choice(&mut self, space: &mut Space, e: Id, argument: Id) -> Option<Choice> {
        let range = values_of(space, argument)?;
        let mut leaf = |d: &mut Dag, id: Id| (id == argument).then(|| d.read_at(ARGUMENT, 16, true, 0));
        let alone = self.dag.import(&space.dag, e, &mut leaf);
        let dag = &self.dag;
        let known = self.known.entry((alone, range.lo, range.hi)).or_insert_with(|| {
            effort::spend(Work::Lane, (range.hi - range.lo) as u64);
            let byte = |v: i128| {
                let value =
                    space.import(dag, alone, &mut |d, id| argument_at(dag, id, v).map(|v| d.constant(v)));
                byte_of(space, value)
            };
            (range.lo..=range.hi).map(byte).collect()
        });
        Some(Choice { argument, least: range.lo, bytes: Rc::clone(known.as_ref()?) })
    }
}

/// The value of node `id` where the argument is `v`, if it reads the argument, or bits of it.
fn argument_at(dag: &Dag, id: Id, v: i128) -> Option<i128> {
    let Node::Read { base, width, signed, index } = dag.node(id) else { return None };
    if base[..] != [ARGUMENT] {
        return None;
    }
    let at = dag.as_const(*index)?.checked_mul(i128::from(*width))?;
    Some(wrap_value(v.checked_shr(u32::try_from(at).ok()?)?, *width, *signed))
}
