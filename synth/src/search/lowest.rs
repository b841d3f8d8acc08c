//! Scalars that are computed of vectors, such as sums of their elements, as the lowest lane of one; and short scalars as the low
//! bits of those that instructions make.

use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{Goal, Goals};
use crate::library::Cost;
use crate::search::expand::{Alternative, Expander, Source};
use crate::search::joined::NONE;

/// What it costs to bring a lane to a scalar register, about: no step does, for compilers choose how.
const OUT_OF_VECTORS: Cost = 100;

/// Bits of the scalars that instructions make.
const WIDER: u16 = 32;

impl Expander<'_> {
    /// The lowest lane of a vector as `goal`, a scalar.
    pub(crate) fn lowest_lane(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
    ) -> Option<Alternative> {
        let is_number = goal.kind == Kind::Scalar && goal.lanes.len() == 1 && goal.demand == goal.width;
        if !is_number || !matches!(goal.width, 8 | 16 | 32 | 64) {
            return None;
        }
        let bits = self.narrowest();
        let mut lanes = vec![None; (bits / u32::from(goal.width)) as usize];
        lanes[0] = goal.lanes[0];
        let vector = goals.intern(space, Goal { kind: Kind::Vector, bits, lanes, ..goal.clone() });
        Some(Alternative {
            instruction: NONE,
            cost: OUT_OF_VECTORS,
            sources: vec![Source::Goal(vector)],
            halves: false,
        })
    }

    /// The low bits of a scalar of 32 bits as `goal`, a shorter one.
    pub(crate) fn wider_scalar(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
    ) -> Option<Alternative> {
        let is_short = goal.kind == Kind::Scalar && goal.lanes.len() == 1 && matches!(goal.bits, 8 | 16);
        if !is_short || u32::from(goal.width) != goal.bits {
            return None;
        }
        let wider = goals.intern(space, Goal { bits: WIDER.into(), width: WIDER, ..goal.clone() });
        Some(Alternative { instruction: NONE, cost: 1, sources: vec![Source::Goal(wider)], halves: false })
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn short_scalars_are_low_bits() {
        let mask = "window m(a: i8x16) -> u32 {\n    out[0] = sum(k<16) (select(a[k] < 0, 1, 0) << k)\n}\n";
        let short = mask.replace("-> u32", "-> u16").replace("window m", "window g");
        assert_eq!(found(&short, &[mask]).map(|program| program.steps.len()), Some(1));
    }

    #[test]
    fn sums_of_elements_are_taken_out_of_vectors() {
        let add = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let up = "window u(a: u32x4) -> u32x4 {\n    for k < 2: out[k] = a[k + 2]\n    for k < 2: out[k + 2] = a[k]\n}\n";
        let next = "window n(a: u32x4) -> u32x4 {\n    for k < 2: out[2*k] = a[2*k + 1]\n    for k < 2: out[2*k + 1] = a[2*k]\n}\n";
        let sum = "window g(a: u32x4) -> u32 {\n    out[0] = a[0] + a[1] + a[2] + a[3]\n}\n";
        let steps = |library: &[&str]| found(sum, library).map(|program| program.steps.len());
        assert_eq!(steps(&[add, up, next]), Some(4));
        assert_eq!(steps(&[add, up]), None);
    }
}
