//! Masks of which each lane has a part of one condition and a part of another: both as whole lanes side by side, shifted
//! and narrowed.

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::Kind;

use crate::goal::rewrites::root;
use crate::goal::space::Space;
use crate::goal::{Goal, Goals};
use crate::search::expand::{Alternative, Expander};

impl Expander<'_> {
    /// The instructions that narrow masks of twice as many lanes to `goal`.
    pub(crate) fn half_masks(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let fits = goal.kind == Kind::Vector
            && matches!(goal.width, 8 | 16 | 32)
            && goal.demand == goal.width
            && 2 * goal.bits <= self.widest();
        if !fits {
            return Vec::new();
        }
        let mut parts = Vec::with_capacity(goal.lanes.len());
        for lane in &goal.lanes {
            let part = match *lane {
                Some(e) => match in_parts(space, e, goal.width) {
                    Some(part) => Some(part),
                    None => return Vec::new(),
                },
                None => None,
            };
            parts.push(part);
        }
        let Some(low) = parts.iter().flatten().map(|part| part.0).next() else { return Vec::new() };
        if parts.iter().flatten().any(|part| part.0 != low) {
            return Vec::new();
        }
        let ones = (1i128 << goal.width) - 1;
        let mut lanes = Vec::with_capacity(2 * parts.len());
        for part in &parts {
            let whole = |condition: Id, space: &mut Space| space.dag.scale(condition, ones);
            match part {
                Some((_, one, two)) => lanes.extend([whole(*one, space), whole(*two, space)].map(Some)),
                None => lanes.extend([None, None]),
            }
        }
        let masks = goals.temporary(space, Goal { bits: 2 * goal.bits, lanes, ..goal.clone() });
        let mut narrowed = |n: u32| {
            let both = space.dag.read_at(masks, 2 * goal.width, false, n);
            let shifted = space.dag.shr_const(both, u32::from(goal.width - low));
            space.low(shifted, goal.width)
        };
        let lanes = (0..).zip(&parts).map(|(n, part)| part.map(|_| narrowed(n))).collect();
        self.computes(space, goals, &Goal { lanes, ..goal.clone() }, false)
    }
}

/// The number of low bits of `e` that are one condition, that condition, and the one that the others are.
fn in_parts(space: &mut Space, e: Id, width: u16) -> Option<(u16, Id, Id)> {
    let Node::Sum(0, terms) = space.dag.node(root(space, e)).clone() else { return None };
    let [(a, c), (b, d)] = terms[..] else { return None };
    let ((one, c), (two, d)) = if c < d { ((a, c), (b, d)) } else { ((b, d), (a, c)) };
    let low = (c + 1).trailing_zeros() as u16;
    let fits = low > 0 && low < width && c + 1 == 1 << low && c + d == (1 << width) - 1;
    (fits && space.interval(one).is_bool() && space.interval(two).is_bool()).then_some((low, one, two))
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn halves_of_masks_are_narrowed_masks() {
        let equal = "window e(a: u8x32, b: u8x32) -> u8x32 {\n    out[i] = select(a[i] == b[i], 255, 0)\n}\n";
        let narrow = |n: u32| format!("window n(a: u16x16) -> u8x16 {{\n    out[i] = u8(a[i] >> {n})\n}}\n");
        let halves = "window g(a: u8x32, b: u8x32) -> u8x16 {\n    \
            out[i] = select(a[2*i] == b[2*i], 15, 0) | select(a[2*i + 1] == b[2*i + 1], 240, 0)\n}\n";
        let steps = |n: u32| found(halves, &[equal, &narrow(n)]).map(|program| program.steps.len());
        assert_eq!((steps(4), steps(3)), (Some(2), None));
    }
}
