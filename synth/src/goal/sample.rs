//! A part of a goal that shows the instructions to use for all of it: some of its lanes.

use autoir_semantics::dag::{Id, Node, ReduceOp};
use autoir_semantics::lane::ElementFn;

use crate::goal::Goal;

/// The lanes of a sample: so many in a row at the start of each of so many blocks.
const RUN: usize = 4;
const BLOCKS: usize = 4;
/// Terms of a long sum: twice as many as an instruction takes at once.
const LONG: usize = 8;

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

/// Whether so many terms are many.
pub(crate) fn is_long(terms: usize) -> bool {
    terms >= LONG
}

#[cfg(test)]
mod tests {
    use autoir_semantics::lane::Kind;

    use super::*;
    use crate::testing::window;

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
    fn few_lanes_stay() {
        let lanes_of = |count: usize| {
            let text = format!("window w(a: u8x{count}) -> u8x{count} {{\n    out[i] = a[i] + 1\n}}\n");
            let function = window(&text).function;
            let some = function.elements.iter().map(|e| Some(*e)).collect();
            let goal = Goal { kind: Kind::Vector, bits: 8 * count as u32, width: 8, demand: 8, lanes: some };
            lanes(&goal).map(|sample| sample.lanes.iter().flatten().count())
        };
        assert_eq!([8, 16, 32, 64].map(lanes_of), [None, None, Some(16), Some(16)]);
    }
}
