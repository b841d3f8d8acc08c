//! Parts of a goal that show the instructions to use for all of it: some of its lanes, and of long sums some terms.

use std::collections::BTreeMap;

use autoir_semantics::dag::{Id, Node, ReduceOp};
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::ElementFn;

use crate::goal::Goal;
use crate::goal::space::Space;

/// The lanes of a sample: so many in a row at the start of each of so many blocks.
const RUN: usize = 4;
const BLOCKS: usize = 4;
/// Terms that an instruction takes at once, at most. Of twice as many that are alike, a sample has so many, and
/// what is left over after all that come in such numbers.
const TOGETHER: usize = 4;

/// Some lanes of `goal`, where it has many.
pub(crate) fn lanes(goal: &Goal) -> Option<Goal> {
    let block = goal.lanes.len() / BLOCKS;
    if block < 2 * RUN {
        return None;
    }
    let wanted = |(n, lane): (usize, &Option<Id>)| lane.filter(|_| n % block < RUN);
    Some(Goal { lanes: goal.lanes.iter().enumerate().map(wanted).collect(), ..goal.clone() })
}

/// The terms of the longest sum in `function`.
pub(crate) fn longest_sum(function: &ElementFn) -> usize {
    let terms = |id: Id| match function.dag.node(id) {
        Node::Sum(_, terms) => terms.len(),
        Node::Reduce { op: ReduceOp::Add, count, .. } => *count as usize,
        _ => 0,
    };
    function.dag.reachable(&function.elements).into_iter().map(terms).max().unwrap_or(0)
}

/// Whether a sample may have some of so many terms.
pub(crate) fn is_long(terms: usize) -> bool {
    terms >= 2 * TOGETHER
}

/// `goal` with some terms of each long sum in it, where there is one.
pub(crate) fn terms(space: &mut Space, goal: &Goal) -> Option<Goal> {
    let mut known = FastMap::default();
    let mut short = |lane: &Option<Id>| lane.map(|e| shortened(space, e, &mut known));
    let lanes: Vec<Option<Id>> = goal.lanes.iter().map(&mut short).collect();
    (lanes != goal.lanes).then(|| Goal { lanes, ..goal.clone() })
}

/// `id` with some of the terms of each long sum.
fn shortened(space: &mut Space, id: Id, known: &mut FastMap<Id, Id>) -> Id {
    if let Some(done) = known.get(&id) {
        return *done;
    }
    let node = space.dag.node(id).clone();
    let new = if let Node::Sum(k, _) = node {
        let kept: Vec<(Id, i128)> =
            first_terms(space, id).into_iter().map(|(t, c)| (shortened(space, t, known), c)).collect();
        space.dag.sum(k, &kept)
    } else if matches!(node, Node::Read { .. } | Node::Const(_) | Node::Reduce { .. }) {
        id
    } else {
        let children: Vec<Id> = node.children().into_iter().map(|c| shortened(space, c, known)).collect();
        space.dag.rebuild(&node, &children)
    };
    let new = if new == id { id } else { space.simplify(new) };
    known.insert(id, new);
    new
}

/// The terms of the sum `id` that a sample has: of those that are alike, the first.
fn first_terms(space: &mut Space, id: Id) -> Vec<(Id, i128)> {
    let (_, terms) = space.linear(id);
    let mut alike: BTreeMap<(u64, i128), usize> = BTreeMap::new();
    for (t, c) in &terms {
        *alike.entry((space.form(*t), *c)).or_default() += 1;
    }
    let wanted = |n: usize| if is_long(n) { TOGETHER + n % TOGETHER } else { n };
    let mut taken: BTreeMap<(u64, i128), usize> = BTreeMap::new();
    let mut kept = Vec::with_capacity(terms.len());
    for (t, c) in terms {
        let class = (space.form(t), c);
        let n = taken.entry(class).or_default();
        *n += 1;
        if *n <= wanted(alike[&class]) {
            kept.push((t, c));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use autoir_semantics::dag::Interval;
    use autoir_semantics::lane::{Kind, Operand};

    use super::*;
    use crate::testing::{bytes, window};

    fn space() -> Space {
        let operands: Vec<Operand> = (0..12).map(|n| bytes(&format!("v{n}"))).collect();
        let ranges = vec![Interval::of_width(8, false); operands.len()];
        Space::new(&operands, &ranges)
    }

    /// A goal of sums of element `i` of the first operands, with these factors.
    fn sums(space: &mut Space, factors: &[i128]) -> Goal {
        let sum = |i: u32| {
            let terms: Vec<(Id, i128)> =
                (0..).zip(factors).map(|(o, c)| (space.dag.read_at(o, 8, false, i), *c)).collect();
            let sum = space.dag.sum(3, &terms);
            Some(space.dag.shr_const(sum, 2))
        };
        let lanes = (0..8).map(sum).collect();
        Goal { kind: Kind::Vector, bits: 128, width: 16, demand: 16, lanes }
    }

    #[test]
    fn a_sample_of_a_long_sum_has_some_of_the_terms_that_are_alike() {
        let mut space = space();
        let goal = sums(&mut space, &[1, 1, 1, 2, 1, 1, 1, 1, 1, 1]);
        let short = terms(&mut space, &goal).expect("nine terms are alike");
        let operands = |e: Id| -> Vec<(u16, i128)> {
            let Node::Shr(sum, _) = *space.dag.node(e) else { panic!("a shift") };
            let Node::Sum(3, terms) = space.dag.node(sum) else { panic!("a sum") };
            let read = |t: Id| match space.dag.node(t) {
                Node::Read { base, .. } => base[0],
                other => panic!("{other:?}"),
            };
            let mut read: Vec<(u16, i128)> = terms.iter().map(|(t, c)| (read(*t), *c)).collect();
            read.sort_unstable();
            read
        };
        let lanes: Vec<_> = short.lanes.iter().flatten().map(|e| operands(*e)).collect();
        assert_eq!(lanes[0].iter().filter(|t| t.1 == 1).count(), 5);
        assert_eq!(lanes[0].iter().filter(|t| t.1 == 2).count(), 1);
        assert!(lanes.iter().all(|lane| *lane == lanes[0]), "{lanes:?}");
    }

    #[test]
    fn the_longest_sum_counts() {
        let longest = |value: &str| {
            let text = format!("window w(a: u8x32, b: u8x16) -> u16x16 {{\n    out[i] = {value}\n}}\n");
            longest_sum(&window(&text).function)
        };
        assert_eq!(longest("a[i] | b[i]"), 0);
        assert_eq!(longest("(a[i] + 2*b[i] + a[i + 1] + 4) >> 3"), 3);
        assert_eq!(longest("a[i] + (sum(j<9) a[i + j]) >> 3"), 9);
    }

    #[test]
    fn few_terms_stay() {
        let mut space = space();
        let goal = sums(&mut space, &[1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
        assert_eq!(terms(&mut space, &goal), None);
    }

    #[test]
    fn few_lanes_stay() {
        let mut space = space();
        let goal = sums(&mut space, &[1]);
        assert_eq!(lanes(&goal), None);
    }
}
