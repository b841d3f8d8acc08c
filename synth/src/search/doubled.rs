//! Both operands of an instruction that narrows them, computed in one register of twice their size.

use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, GoalId, Goals};
use crate::search::expand::{Alternative, Expander, Source};
use crate::search::pairs::{pair, shape};

impl Expander<'_> {
    /// Those of `found` that narrow two registers computed alike to `goal`, with both as halves of one.
    pub(crate) fn doubled(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        found: &[Alternative],
    ) -> Vec<Alternative> {
        let mut doubled = Vec::new();
        let bits = goal.bits;
        if goal.kind != Kind::Vector || 2 * bits > self.widest() {
            return doubled;
        }
        for alternative in found.iter().filter(|a| !a.halves) {
            let computed = |g: &GoalId| {
                let operand = goals.get(*g);
                let narrowed =
                    operand.kind == Kind::Vector && operand.bits == bits && operand.width > goal.width;
                narrowed && goal::bytes(space, operand).is_none()
            };
            let operands: Vec<GoalId> = alternative.operands().filter(computed).collect();
            let [x, y] = operands[..] else { continue };
            if shape(space, goals.get(x)) != shape(space, goals.get(y)) {
                continue;
            }
            let Some(both) = pair(goals.get(x), goals.get(y)) else { continue };
            let both = goals.temporary(space, both);
            let mut half = |first: u32| {
                let bytes = (first / 8..(first + bits) / 8).map(|b| Byte::Of(both, b));
                let half = goal::of_bytes(space, (Kind::Vector, bits), bytes);
                goals.intern(space, half)
            };
            let (low, high) = (half(0), half(bits));
            let sources = alternative.sources.iter().map(|s| match *s {
                Source::Goal(g) if g == x => Source::Goal(low),
                Source::Goal(g) if g == y => Source::Goal(high),
                other => other,
            });
            doubled.push(Alternative { sources: sources.collect(), ..alternative.clone() });
        }
        doubled
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn what_is_narrowed_is_computed_at_once() {
        let add = "window s(a: u16x16, b: u16x16) -> u16x16 {\n    out[i] = a[i] + b[i]\n}\n";
        let narrow = "window n(a: u16x8, b: u16x8) -> u8x16 {\n    for k < 8: out[k] = sat_u8(a[k])\n    \
            for k < 8: out[k + 8] = sat_u8(b[k])\n}\n";
        let upper = "window u(a: u16x16) -> u16x8 {\n    out[i] = a[i + 8]\n}\n";
        let sums = "window g(a: u16x16, b: u16x16) -> u8x16 {\n    assume a in 0..=99\n    assume b in 0..=99\n    \
            out[i] = a[i] + b[i]\n}\n";
        assert_eq!(found(sums, &[add, narrow, upper]).map(|program| program.steps.len()), Some(3));
    }
}
