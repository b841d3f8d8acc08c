//! Registers in which two kinds of lanes take turns, as operands of sums of products do: each kind is computed in a whole
//! register, in the order in which it lies in the operands, and both are interleaved.
//!
//! The whole register has lanes that this goal does not ask for, but its neighbour does: both are made of one.

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};
use crate::search::expand::{Alternative, Expander};

impl Expander<'_> {
    /// The ways to interleave the two kinds of lanes of `goal`.
    pub(crate) fn kinds(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let fits = goal.kind == Kind::Vector
            && matches!(goal.width, 8 | 16 | 32)
            && goal.demand == goal.width
            && goal.bits <= self.widest()
            && goal.lanes.len().is_multiple_of(2);
        let Some(lanes) = goal.lanes.iter().copied().collect::<Option<Vec<Id>>>().filter(|_| fits) else {
            return Vec::new();
        };
        if space.key(lanes[0]).shape == space.key(lanes[1]).shape {
            return Vec::new();
        }
        let mut sides = Vec::with_capacity(2);
        for first in 0..2 {
            let side: Vec<Id> = lanes.iter().skip(first).step_by(2).copied().collect();
            match self.whole(space, goals, goal, &side) {
                Some(bytes) => sides.push(bytes),
                None => return Vec::new(),
            }
        }
        let per = usize::from(goal.width / 8);
        let of_lane = |lane: usize| sides[lane % 2][lane / 2 * per..][..per].iter().copied();
        let want: Vec<Byte> = (0..lanes.len()).flat_map(of_lane).collect();
        self.moves_and_merges(space, goals, goal, &want)
    }

    /// The bytes of `lanes`, which are at hand, or of a register in which they and those between them are computed.
    fn whole(&self, space: &mut Space, goals: &mut Goals, goal: &Goal, lanes: &[Id]) -> Option<Vec<Byte>> {
        if lanes.iter().all(|e| goal::is_movement(space, *e)) {
            let bits = goal.bits / 2;
            let side = Goal { bits, lanes: lanes.iter().copied().map(Some).collect(), ..goal.clone() };
            let side = goal::recut(space, &side, 8);
            return goal::bytes(space, &side);
        }
        let first = *lanes.first()?;
        let width = i64::from(goal.width);
        let (operand, place) = space.key(first).place;
        let per = i64::from(goal.bits) / width;
        if operand == u16::MAX || place % width != 0 {
            return None;
        }
        let at = place / width;
        let base = at - at % per;
        let mut bytes = Vec::with_capacity(lanes.len());
        for lane in lanes {
            let index = space.key(*lane).place.1 / width;
            if !(base..base + per).contains(&index) || further(space, goal, first, index - at)? != *lane {
                return None;
            }
            bytes.push((index - base) as u32 * u32::from(goal.width / 8));
        }
        let all = (base..base + per).map(|index| further(space, goal, first, index - at).map(Some));
        let all = Goal { lanes: all.collect::<Option<_>>()?, ..goal.clone() };
        let of = goals.temporary(space, all);
        let of_lane = |from: u32| (from..from + u32::from(goal.width / 8)).map(move |b| Byte::Of(of, b));
        Some(bytes.into_iter().flat_map(of_lane).collect())
    }
}

/// The lane of `goal` that reads what lies so many lanes further on than what `e` reads.
pub(super) fn further(space: &mut Space, goal: &Goal, e: Id, lanes: i64) -> Option<Id> {
    let mut moved = FastMap::default();
    for id in space.dag.reachable(&[e]) {
        let Node::Read { base, width, signed, index } = space.dag.node(id).clone() else { continue };
        let [operand] = base[..] else { return None };
        let index = space.dag.as_const(index)? + i128::from(lanes);
        let count = i128::from(space.operands().get(usize::from(operand))?.bits() / u32::from(width));
        if width != goal.width || !(0..count).contains(&index) {
            return None;
        }
        moved.insert(id, space.dag.read_at(operand, width, signed, index as u32));
    }
    let moved = space.replaced(e, moved);
    let moved = space.simplify(moved);
    Some(space.low(moved, goal.demand))
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn kinds_of_lanes_are_computed_once_for_both_halves() {
        let pairs = "window m(a: u8x16, b: u8x16) -> u16x8 {\n    out[i] = u16(a[2*i] * b[2*i] + a[2*i + 1] * b[2*i + 1])\n}\n";
        let less = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] - b[i]\n}\n";
        let half = |name: &str, from: u32| {
            format!(
                "window {name}(a: u8x16, b: u8x16) -> u8x16 {{\n    for k < 8: out[2*k] = a[k + {from}]\n    \
                 for k < 8: out[2*k + 1] = b[k + {from}]\n}}\n"
            )
        };
        let blend = "window g(a: u8x16, b: u8x16, f: u8x16) -> u16x16 {\n    assume f in 1..=127\n    \
            out[i] = (128 - f[i])*a[i] + f[i]*b[i]\n}\n";
        let program = found(blend, &[pairs, less, &half("l", 0), &half("h", 8)]).expect("a difference");
        assert_eq!(program.steps.len(), 7);
    }
}
