//! Masks of which neighbouring bits are equal, as those of wider elements: a predicate register may have a bit
//! for every byte, and comparisons of wider elements set several at once.

use autoir_semantics::dag::Id;
use autoir_semantics::lane::Kind;

use crate::goal::Goal;
use crate::goal::space::Space;

/// `goal` in groups of 2 and of 4 equal bits.
pub fn groups(space: &mut Space, goal: &Goal) -> Vec<Goal> {
    if goal.kind != Kind::Mask || goal.width != 1 {
        return Vec::new();
    }
    let mut found = Vec::new();
    for width in [2u16, 4, 8] {
        let all = (1i128 << width) - 1;
        let group = |chunk: &[Option<Id>]| -> Option<Option<Id>> {
            let mut bits = chunk.iter().flatten();
            let Some(first) = bits.next() else { return Some(None) };
            bits.all(|b| b == first).then_some(Some(*first))
        };
        let per = usize::from(width);
        if !goal.lanes.len().is_multiple_of(per) {
            break;
        }
        let Some(lanes) = goal.lanes.chunks(per).map(group).collect::<Option<Vec<_>>>() else { break };
        let lanes = lanes.into_iter().map(|l| l.map(|bit| space.dag.scale(bit, all))).collect();
        found.push(Goal { width, demand: width, lanes, ..goal.clone() });
    }
    found
}
