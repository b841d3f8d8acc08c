//! Values wider than registers, where they are nothing but registers side by side: a list of registers that an
//! instruction takes as one operand. Each register is a goal of its own, and no instruction puts them together. Where one
//! does, arguments that are passed in the two registers of a pair need none, nor do results.

use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, GoalId, Goals};
use crate::matching::movement;
use crate::search::expand::{Alternative, Expander, Source};

/// Stands for the number of an instruction where there is none.
pub(super) const NONE: usize = usize::MAX;

impl Expander<'_> {
    /// Whether a vector of so many bits is registers side by side that no instruction has to put together.
    pub(crate) fn is_list(&self, kind: Kind, bits: u32) -> bool {
        let widest = self.widest();
        kind == Kind::Vector
            && self.selection.pairs
            && bits > widest
            && bits.is_multiple_of(widest)
            && !self.puts_together(bits)
    }

    /// Whether an instruction puts registers together to a value of so many bits: it does so because that takes one.
    fn puts_together(&self, bits: u32) -> bool {
        let register = (self.widest() / 8) as usize;
        let in_order = |side: &[Byte]| match side[0] {
            Byte::Of(operand, 0) => (0..).zip(side).all(|(n, b)| *b == Byte::Of(operand, n)),
            _ => false,
        };
        self.selection.producing(Kind::Vector, bits).iter().any(|(instruction, _)| {
            let Some(family) = self.library.mover(*instruction) else { return false };
            let moved = family.variants().iter().filter(|v| v.moves).find_map(|v| family.moved(v));
            moved.is_some_and(|moved| moved.chunks(register).all(in_order))
        })
    }

    /// Goal `id` as registers side by side, where that takes no instruction.
    pub(crate) fn joined(&self, space: &mut Space, goals: &mut Goals, id: GoalId) -> Option<Alternative> {
        let parts = self.parts(space, goals, id)?;
        let sources = parts.into_iter().map(|part| Source::Goal(goals.intern(space, part))).collect();
        Some(Alternative { instruction: NONE, cost: 0, sources, halves: false })
    }

    /// The registers that goal `id` is a list of, if it is one, or those that it is as a result or where arguments are
    /// passed.
    pub(crate) fn parts(&self, space: &Space, goals: &Goals, id: GoalId) -> Option<Vec<Goal>> {
        let (goal, bits) = (goals.get(id), self.widest());
        let lanes = (bits / u32::from(goal.width)) as usize;
        let is_list =
            self.is_list(goal.kind, goal.bits) || goals.is_result(id) || self.is_passed_as_pair(space, goal);
        let is_list = is_list && goal.lanes.len().is_multiple_of(lanes.max(1));
        let part = |lanes: &[Option<_>]| Goal { bits, lanes: lanes.to_vec(), ..goal.clone() };
        (is_list && lanes > 0).then(|| goal.lanes.chunks(lanes).map(part).collect())
    }

    /// Whether `goal` is two registers of operands one after the other, the first of which has an even number among those
    /// that arguments are passed in: they are a pair there already.
    fn is_passed_as_pair(&self, space: &Space, goal: &Goal) -> bool {
        let widest = self.widest();
        if !self.selection.pairs || goal.kind != Kind::Vector || goal.bits != 2 * widest {
            return false;
        }
        let Some(want) = goal::bytes(space, goal) else { return false };
        let number = |half: &[Byte]| {
            let view = movement::view(space, widest, half)?;
            let (before, rest) = space.operands().split_at(usize::from(view.operand));
            let vectors = before.iter().filter(|o| o.kind == Kind::Vector);
            let registers: u32 = vectors.map(|o| o.bits().div_ceil(widest)).sum();
            let is_whole =
                rest.first().is_some_and(|o| o.kind == Kind::Vector && o.bits().is_multiple_of(widest));
            is_whole.then_some(registers + 8 * view.first / widest)
        };
        let (low, high) = want.split_at(want.len() / 2);
        matches!((number(low), number(high)), (Some(low), Some(high)) if low % 2 == 0 && high == low + 1)
    }
}

impl Alternative {
    /// Whether this is registers side by side, without an instruction.
    pub(crate) fn is_joined(&self) -> bool {
        self.instruction == NONE
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found_in_lists;

    const LIST: &str = "window l(t: u8x32, n: u8x16) -> u8x16 {\n    out[i] = t[n[i] & 31]\n}\n";
    const COMBINE: &str = "window c(a: u8x16, b: u8x16) -> u8x32 {\n    out[i] = (a ++ b)[i]\n}\n";
    const SUM: &str = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";

    fn steps(text: &str, instructions: &[&str]) -> Option<usize> {
        found_in_lists(text, instructions).map(|program| program.steps.len())
    }

    #[test]
    fn a_list_of_registers_takes_no_instruction() {
        let found =
            "window g(a: u8x16, b: u8x16, n: u8x16) -> u8x16 {\n    out[i] = (a ++ b)[n[i] & 31]\n}\n";
        assert_eq!(steps(found, &[LIST, SUM]), Some(1));
        assert_eq!(steps(found, &[LIST, SUM, COMBINE]), Some(1), "arguments are a pair");
        let swapped = found.replace("a ++ b", "b ++ a");
        assert_eq!(steps(&swapped, &[LIST, SUM]), Some(1));
        assert_eq!(
            steps(&swapped, &[LIST, SUM, COMBINE]),
            Some(2),
            "where one puts them together, it is taken"
        );
    }
}
