//! Lanes that put many terms together by one operation whose order is free.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::lane::Kind;

use crate::goal::Goal;
use crate::goal::rewrites::whole;
use crate::goal::space::Space;

/// Lanes that are looked at, at most.
const MOST_LANES: usize = 64;

/// What puts terms together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operation {
    Sum,
    Max,
    Min,
    Or,
    Xor,
    And,
}

/// The terms of a lane with their factors; those that nothing multiplies count once.
pub(super) type Terms = BTreeMap<Id, i128>;

/// The operation by which the first lanes of `goal` put together terms, where the others may be anything, and the terms of
/// each.
pub(super) fn terms(space: &mut Space, goal: &Goal) -> Option<(Operation, Vec<Terms>)> {
    let lanes: Vec<Id> = goal.lanes.iter().map_while(|lane| *lane).collect();
    let fits = (1..=MOST_LANES).contains(&lanes.len()) && goal.lanes.iter().flatten().count() == lanes.len();
    if goal.kind != Kind::Vector || !matches!(goal.demand, 8 | 16 | 32 | 64) || !fits {
        return None;
    }
    let roots: Vec<Id> = lanes.into_iter().map(|e| whole(space, e, goal.demand)).collect::<Option<_>>()?;
    let operation = roots.iter().find_map(|e| match space.dag.node(*e) {
        Node::Sum(..) => Some(Operation::Sum),
        Node::Max(..) => Some(Operation::Max),
        Node::Min(..) => Some(Operation::Min),
        Node::Or(..) => Some(Operation::Or),
        Node::Xor(..) => Some(Operation::Xor),
        Node::And(..) => Some(Operation::And),
        _ => None,
    })?;
    let mut lanes = Vec::with_capacity(roots.len());
    for e in roots {
        let terms = match operation {
            Operation::Sum => match space.linear(e) {
                (0, terms) => terms.into_iter().collect(),
                _ => return None,
            },
            _ => flat(space, operation, e).into_iter().map(|t| (t, 1)).collect(),
        };
        lanes.push(terms);
    }
    Some((operation, lanes))
}

/// What `e` is put together of by `operation`.
fn flat(space: &Space, operation: Operation, e: Id) -> BTreeSet<Id> {
    let mut found = BTreeSet::new();
    let mut stack = vec![e];
    while let Some(e) = stack.pop() {
        match (operation, space.dag.node(e)) {
            (Operation::Max, Node::Max(a, b))
            | (Operation::Min, Node::Min(a, b))
            | (Operation::Or, Node::Or(a, b))
            | (Operation::Xor, Node::Xor(a, b))
            | (Operation::And, Node::And(a, b)) => stack.extend([*a, *b]),
            _ => {
                found.insert(e);
            }
        }
    }
    found
}

/// What changes nothing, as bits, and whether elements are read as signed.
pub(super) fn neutral(
    space: &mut Space,
    operation: Operation,
    (width, lanes): (u16, &[Terms]),
) -> Option<(bool, u64)> {
    let all = u64::MAX >> (64 - width);
    let top = 1u64 << (width - 1);
    let is_extremum = matches!(operation, Operation::Max | Operation::Min);
    let mut of_type = |signed: bool| {
        let range = Interval::of_width(width, signed);
        lanes.iter().flat_map(Terms::keys).all(|t| space.interval(*t).within(range))
    };
    let signed = is_extremum && !of_type(false);
    if signed && !of_type(true) {
        return None;
    }
    let bits = match (operation, signed) {
        (Operation::Sum | Operation::Or | Operation::Xor, _) | (Operation::Max, false) => 0,
        (Operation::And, _) | (Operation::Min, false) => all,
        (Operation::Max, true) => top,
        (Operation::Min, true) => all ^ top,
    };
    Some((signed, bits))
}

/// `terms` put together, in `width` bits.
pub(super) fn together(space: &mut Space, operation: Operation, width: u16, terms: &Terms) -> Id {
    if operation == Operation::Sum {
        let terms: Vec<(Id, i128)> = terms.iter().map(|(t, c)| (*t, *c)).collect();
        let sum = space.dag.sum(0, &terms);
        return space.low(sum, width);
    }
    let mut all = terms.keys().copied();
    let first = all.next().unwrap_or_else(|| space.dag.constant(0));
    let value = all.fold(first, |a, b| match operation {
        Operation::Max => space.dag.max(a, b),
        Operation::Min => space.dag.min(a, b),
        Operation::Or => space.dag.or(a, b),
        Operation::And => space.dag.and(a, b),
        Operation::Xor | Operation::Sum => space.dag.xor(a, b),
    });
    space.simplify(value)
}
