//! Running totals: lanes that add up all that lies before them, made by doubling.
//!
//! Each lane is a sum of half as many terms and the same sum for a lane further down, which is moved there (Hillis and
//! Steele, "Data parallel algorithms", 1986). The same goes for any operation whose order is free.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::lane::Kind;

use crate::goal::rewrites::root;
use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};
use crate::search::expand::{Alternative, Expander};

/// Lanes that are looked at, at most.
const MOST_LANES: usize = 64;

/// What lanes are totals by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operation {
    Sum,
    Max,
    Min,
    Or,
    Xor,
    And,
}

/// The terms of a lane with their factors; those that nothing multiplies count once.
type Terms = BTreeMap<Id, i128>;

/// Which lane's total is added to a lane's.
#[derive(Clone, Copy, Debug)]
enum Before {
    /// The one so many lanes further down in its block.
    Shifted { block: usize, by: usize },
    /// The last one of the lower half of its block, for the upper half.
    Spread { block: usize },
}

impl Before {
    /// All of them for so many lanes.
    fn all(lanes: usize) -> Vec<Before> {
        let powers = |most: usize| (0..).map(|n| 1usize << n).take_while(move |n| *n <= most);
        let blocks = powers(lanes).filter(|block| *block > 1 && lanes.is_multiple_of(*block));
        let of_block = |block: usize| {
            let shifted = powers(block / 2).map(move |by| Before::Shifted { block, by });
            shifted.chain((block > 2).then_some(Before::Spread { block }))
        };
        blocks.flat_map(of_block).collect()
    }

    fn of(self, lane: usize) -> Option<usize> {
        match self {
            Before::Shifted { block, by } => (lane % block >= by).then(|| lane - by),
            Before::Spread { block } => {
                let half = block / 2;
                (lane % block >= half).then(|| lane / block * block + half - 1)
            }
        }
    }
}

impl Expander<'_> {
    /// The instructions that put together totals of half as many terms.
    pub(crate) fn totals(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let mut found = Vec::new();
        let Some((operation, lanes)) = terms(space, goal) else { return found };
        let neutral = match neutral(space, operation, (goal.width, &lanes)) {
            Some(neutral) => neutral,
            None => return found,
        };
        for before in Before::all(lanes.len()) {
            let Some(halves) = halved(operation, &lanes, before) else { continue };
            let value = |terms: &Terms| Some(together(space, operation, goal.width, terms));
            let halves = Goal { lanes: halves.iter().map(value).collect(), ..goal.clone() };
            let of = goals.temporary(space, halves);
            let per = u32::from(goal.width / 8);
            let moved = (0..lanes.len()).flat_map(|lane| {
                let from = before.of(lane);
                (0..per).map(move |b| match from {
                    Some(from) => Byte::Of(of, from as u32 * per + b),
                    None => Byte::Const((neutral.1 >> (8 * b)) as u8),
                })
            });
            let moved = goal::of_bytes(space, (goal.kind, goal.bits), moved);
            let moved = goals.temporary(space, moved);
            let both = (0..lanes.len() as u32).map(|lane| {
                let read = |space: &mut Space, of| space.dag.read_at(of, goal.width, neutral.0, lane);
                let pair = [read(space, of), read(space, moved)].map(|term| (term, 1));
                Some(together(space, operation, goal.width, &BTreeMap::from(pair)))
            });
            let both = Goal { lanes: both.collect(), ..goal.clone() };
            found.extend(self.computes(space, goals, &both, false));
        }
        found
    }
}

/// The operation that the lanes of `goal` are totals by, and the terms of each.
fn terms(space: &mut Space, goal: &Goal) -> Option<(Operation, Vec<Terms>)> {
    let whole = goal.width.is_multiple_of(8) && goal.demand == goal.width;
    if goal.kind != Kind::Vector || !whole || !(2..=MOST_LANES).contains(&goal.lanes.len()) {
        return None;
    }
    let roots: Vec<Id> = goal.lanes.iter().map(|e| Some(root(space, (*e)?))).collect::<Option<_>>()?;
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
    // Totals have different numbers of terms.
    let counts: BTreeSet<usize> = lanes.iter().map(Terms::len).collect();
    (counts.len() > 1).then_some((operation, lanes))
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

/// Totals of which each lane and the one before it make a lane of `lanes`, if they have half as many terms.
fn halved(operation: Operation, lanes: &[Terms], before: Before) -> Option<Vec<Terms>> {
    let mut halves: Vec<Terms> = Vec::with_capacity(lanes.len());
    for (n, lane) in lanes.iter().enumerate() {
        let mut left = lane.clone();
        for (term, factor) in before.of(n).iter().flat_map(|n| &halves[*n]) {
            let own = left.get_mut(term)?;
            *own -= if operation == Operation::Sum { *factor } else { 1 };
            if *own == 0 {
                left.remove(term);
            }
        }
        halves.push(left);
    }
    let most = |lanes: &[Terms]| lanes.iter().map(Terms::len).max().unwrap_or(0);
    let is_less = most(&halves) <= most(lanes).div_ceil(2);
    (is_less && halves.iter().all(|h| !h.is_empty())).then_some(halves)
}

/// What changes nothing, as bits, and whether elements are read as signed.
fn neutral(space: &mut Space, operation: Operation, (width, lanes): (u16, &[Terms])) -> Option<(bool, u64)> {
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
fn together(space: &mut Space, operation: Operation, width: u16, terms: &Terms) -> Id {
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

#[cfg(test)]
mod tests {
    use crate::testing::found;

    /// Words moved up by `n`, over `fill`.
    fn up(n: u32, fill: u32) -> String {
        format!(
            "window u{n}(a: u32x4) -> u32x4 {{\n    for k < {}: out[k + {n}] = a[k]\n    for k < {n}: out[k] = {fill}\n}}\n",
            4 - n
        )
    }

    fn steps(text: &str, library: &[&str]) -> Option<usize> {
        found(text, library).map(|program| program.steps.len())
    }

    #[test]
    fn running_sums_are_made_by_doubling() {
        let sum = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let all = "window g(a: u32x4) -> u32x4 {\n    out[i] = sum(j<4) select(j <= i, a[j], 0)\n}\n";
        assert_eq!(steps(all, &[sum, &up(1, 0), &up(2, 0)]), Some(4));
        // What is shifted in has to change nothing.
        assert_eq!(steps(all, &[sum, &up(1, 0), &up(2, 7)]), None);
    }

    #[test]
    fn running_extrema_are_made_by_doubling() {
        let most = "window m(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = max(a[i], b[i])\n}\n";
        let all = "window g(a: u32x4) -> u32x4 {\n    out[0] = a[0]\n    out[1] = max(a[0], a[1])\n    \
            out[2] = max(a[0], max(a[1], a[2]))\n    out[3] = max(max(a[0], a[1]), max(a[2], a[3]))\n}\n";
        assert_eq!(steps(all, &[most, &up(1, 0), &up(2, 0)]), Some(4));
    }
}
