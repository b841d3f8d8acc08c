//! Lanes that are at hand beside lanes that are computed: the ones are blended into the others.

use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};
use crate::search::expand::{Alternative, Expander};

impl Expander<'_> {
    /// The ways to move the lanes of `goal` that are at hand between those that are computed.
    pub(crate) fn beside(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let whole = goal.width.is_multiple_of(8) && goal.demand == goal.width;
        if goal.kind != Kind::Vector || !whole || goal.bits > self.widest() {
            return Vec::new();
        }
        let is_moved: Vec<bool> =
            goal.lanes.iter().map(|lane| lane.is_some_and(|e| goal::is_movement(space, e))).collect();
        let wanted = goal.lanes.iter().flatten().count();
        let moved = is_moved.iter().filter(|moved| **moved).count();
        let is_data = |(lane, moved): (&Option<_>, &bool)| {
            *moved && lane.is_some_and(|e| space.dag.as_const(e).is_none())
        };
        if moved == wanted || !goal.lanes.iter().zip(&is_moved).any(is_data) {
            return Vec::new();
        }
        let keep = |of: bool| {
            let lanes = goal.lanes.iter().zip(&is_moved).map(|(lane, moved)| lane.filter(|_| *moved == of));
            Goal { lanes: lanes.collect(), ..goal.clone() }
        };
        let (computed, at_hand) = (keep(false), keep(true));
        let at_hand = goal::recut(space, &at_hand, 8);
        let Some(at_hand) = goal::bytes(space, &at_hand) else { return Vec::new() };
        let computed = goals.temporary(space, computed);
        let per = usize::from(goal.width / 8);
        let want: Vec<Byte> = at_hand
            .iter()
            .enumerate()
            .map(|(at, byte)| match is_moved[at / per] || goal.lanes[at / per].is_none() {
                true => *byte,
                false => Byte::Of(computed, at as u32),
            })
            .collect();
        self.moves_and_merges(space, goals, goal, &want)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn what_is_at_hand_is_blended_in() {
        let sum = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let blend =
            "window b(a: u32x4, b: u32x4) -> u32x4 {\n    for k < 3: out[k] = a[k]\n    out[3] = b[3]\n}\n";
        let some = "window g(a: u32x4, b: u32x4) -> u32x4 {\n    for k < 3: out[k] = a[k] + b[k]\n    out[3] = a[3]\n}\n";
        assert_eq!(found(some, &[sum, blend]).map(|program| program.steps.len()), Some(2));
    }
}
