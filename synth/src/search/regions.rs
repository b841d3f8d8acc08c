//! Lanes that are sums over what is twice as wide as they are: such as absolute differences of eight bytes, in 32 bits.
//!
//! An instruction makes them in lanes as wide as what they are of (`vpsadbw`), of two registers; of these every lower half is
//! taken.

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::Kind;

use crate::goal::rewrites::root;
use crate::goal::space::Space;
use crate::goal::{Byte, Goal, Goals};
use crate::search::expand::{Alternative, Expander};

/// Bits of what a lane is of.
const REGION: u32 = 64;

impl Expander<'_> {
    /// The ways to make `goal` of lanes that are twice as wide.
    pub(crate) fn of_regions(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let count = goal.lanes.len();
        let fits =
            goal.kind == Kind::Vector && u32::from(goal.width) * 2 == REGION && goal.demand == goal.width;
        if !fits || !count.is_multiple_of(2) || goal.bits > self.widest() {
            return Vec::new();
        }
        let regions: Option<Vec<i128>> = goal.lanes.iter().map(|lane| region(space, (*lane)?)).collect();
        let in_order = regions.is_some_and(|regions| regions.windows(2).all(|pair| pair[0] + 1 == pair[1]));
        if !in_order {
            return Vec::new();
        }
        let halves: Vec<u16> = goal
            .lanes
            .chunks(count / 2)
            .map(|lanes| {
                let wide = Goal { lanes: lanes.to_vec(), width: REGION as u16, ..goal.clone() };
                goals.temporary(space, wide)
            })
            .collect();
        let per = u32::from(goal.width / 8);
        let want: Vec<Byte> = (0..count as u32)
            .flat_map(|lane| {
                let (of, at) = (halves[lane as usize * 2 / count], lane % (count as u32 / 2));
                (0..per).map(move |byte| Byte::Of(of, 2 * per * at + byte))
            })
            .collect();
        self.moves(space, goals, goal, &want).0
    }
}

/// The region that all lies in of which `lane`, a sum, is made: more than half of it.
fn region(space: &Space, lane: Id) -> Option<i128> {
    let Node::Sum(_, terms) = space.dag.node(root(space, lane)) else { return None };
    let (mut found, mut bits) = (None, 0);
    for id in space.dag.reachable(&terms.iter().map(|t| t.0).collect::<Vec<_>>()) {
        let Node::Read { width, index, .. } = space.dag.node(id) else { continue };
        let first = space.dag.as_const(*index)? * i128::from(*width);
        let region = first.div_euclid(i128::from(REGION));
        if *found.get_or_insert(region) != region {
            return None;
        }
        bits += u32::from(*width);
    }
    found.filter(|_| 2 * bits > REGION)
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn lower_halves_are_taken_of_wide_sums() {
        let sad = "window s(a: u8x16, b: u8x16) -> u64x2 {\n    out[i] = sum(j<8) abs(a[8*i + j] - b[8*i + j])\n}\n";
        let even = "window e(a: u32x4, b: u32x4) -> u32x4 {\n    for k < 2: out[k] = a[2*k]\n    \
            for k < 2: out[k + 2] = b[2*k]\n}\n";
        let goal = |step: u32| {
            format!(
                "window g(a: u8x64, b: u8x64) -> u32x4 {{\n    \
                 out[i] = sum(j<8) abs(a[{step}*i + j] - b[{step}*i + j])\n}}\n"
            )
        };
        let steps = |step| found(&goal(step), &[sad, even]).map(|program| program.steps.len());
        assert_eq!([8, 9].map(steps), [Some(3), None]);
    }
}
