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

/// The lanes of `goal` as choices by each value that all of a lane comes from, those nearest to what is read first, then,
/// where lanes come from more and from fewer values, those nearest to the lane; `functions` are those that are known to be
/// functions.
pub fn columns(space: &mut Space, goal: &Goal, functions: &[Column]) -> Vec<Choices> {
    if !functions.is_empty() {
        return functions.iter().map(of_functions).collect();
    }
    let mut tables = Tables::default();
    let mut lanes = Vec::with_capacity(goal.lanes.len());
    for lane in &goal.lanes {
        let choices = lane.map(|e| tables.of(space, e));
        if choices.as_ref().is_some_and(|choices| choices.iter().all(Option::is_none)) {
            return Vec::new();
        }
        lanes.push(choices);
    }
    let counts = || lanes.iter().flatten().map(Vec::len);
    let (Some(fewest), Some(most)) = (counts().min(), counts().max()) else { return Vec::new() };
    let from_reads = (0..fewest).map(|n| column(&lanes, |_| n));
    let from_lanes = (1..=fewest).rev().map(|n| column(&lanes, |count| count - n));
    from_reads.chain(from_lanes.filter(|_| fewest < most)).flatten().collect()
}

/// One choice for each lane, of as many as it has the one that `which` says; nothing where one is none.
fn column(lanes: &[Option<Vec<Option<Choice>>>], which: impl Fn(usize) -> usize) -> Option<Choices> {
    let choice = |choices: &Option<Vec<Option<Choice>>>| match choices {
        Some(choices) => choices[which(choices.len())].clone().map(Some),
        None => Some(None),
    };
    lanes.iter().map(choice).collect()
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

#[cfg(test)]
mod tests {
    use autoir_semantics::lane::Kind;

    use super::*;
    use crate::testing::bytes;

    #[test]
    fn arguments_may_lie_at_different_depths() {
        let mut space = Space::new(&["t", "x"].map(bytes), &[]);
        let mut lane = |n: u32| {
            let [x, y] = [n, n + 8].map(|at| space.dag.read_at(1, 8, false, at));
            let upper = space.dag.shr_const(x, 4);
            let index = match n % 2 {
                0 => upper,
                _ => {
                    let other = space.dag.shr_const(y, 4);
                    space.dag.xor(upper, other)
                }
            };
            Some(space.dag.read(0, 8, false, index))
        };
        let lanes = (0..8).map(&mut lane).collect();
        let goal = Goal { kind: Kind::Vector, bits: 64, width: 8, demand: 8, lanes };
        let columns = columns(&mut space, &goal, &[]);
        let all_of_sixteen = |c: &&Choices| c.iter().flatten().all(|choice| choice.bytes.len() == 16);
        assert_eq!(columns.iter().filter(all_of_sixteen).count(), 1, "{columns:?}");
    }
}
