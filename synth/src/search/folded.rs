//! Sums folded: lanes that put together many terms, each of which is one lane's alone, are the lower half of a register
//! put together with its upper half. That register has twice as many lanes, of half as many terms each.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::dag::{Id, Node};

use crate::goal::space::Space;
use crate::goal::{Goal, Goals};
use crate::search::expand::{Alternative, Expander};
use crate::search::terms::{Terms, neutral, terms, together};

/// What a term reads: elements of operands.
type Place = Vec<(Vec<u16>, i128)>;

impl Expander<'_> {
    /// The instructions that put together the halves of a register with twice as many lanes.
    pub(crate) fn folded(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let mut found = Vec::new();
        let Some((operation, lanes)) = terms(space, goal) else { return found };
        let (width, half) = (u32::from(goal.demand), lanes.len().next_power_of_two() as u32);
        let bits = (2 * half * width).max(self.narrowest());
        if bits > self.widest() || !are_apart(&lanes) {
            return found;
        }
        let Some((signed, _)) = neutral(space, operation, (goal.demand, &lanes)) else { return found };
        let Some(lanes) = lanes.iter().map(|lane| ordered(space, lane)).collect::<Option<Vec<_>>>() else {
            return found;
        };
        // By turns, so many at a time: by halves at last.
        let count = lanes[0].len();
        for turn in (1..count).filter(|turn| count.is_multiple_of(2 * turn)) {
            let mut halves = vec![None; (bits / width) as usize];
            for (n, lane) in lanes.iter().enumerate() {
                let terms = |wanted: bool| -> Terms {
                    let chosen = lane.iter().enumerate().filter(|(n, _)| (n / turn % 2 == 0) == wanted);
                    chosen.map(|(_, term)| *term).collect()
                };
                halves[n] = Some(together(space, operation, goal.demand, &terms(true)));
                halves[n + half as usize] = Some(together(space, operation, goal.demand, &terms(false)));
            }
            let of = goals.temporary(space, Goal { bits, width: goal.demand, lanes: halves, ..goal.clone() });
            let whole = |n: usize| {
                let mut read = |lane: u32| (space.dag.read_at(of, goal.demand, signed, lane), 1);
                let pair = BTreeMap::from([read(n as u32), read(n as u32 + half)]);
                together(space, operation, goal.demand, &pair)
            };
            let mut folded = vec![None; goal.lanes.len()];
            folded.iter_mut().zip((0..lanes.len()).map(whole)).for_each(|(lane, e)| *lane = Some(e));
            found.extend(self.computes(space, goals, &Goal { lanes: folded, ..goal.clone() }, false));
        }
        found
    }
}

/// Whether all lanes have as many terms, more than one, and no term is another lane's as well.
fn are_apart(lanes: &[Terms]) -> bool {
    let count = lanes[0].len();
    let all: BTreeSet<Id> = lanes.iter().flat_map(Terms::keys).copied().collect();
    count > 1
        && count.is_multiple_of(2)
        && lanes.iter().all(|lane| lane.len() == count)
        && all.len() == count * lanes.len()
}

/// The terms of a lane in the order of what they read.
fn ordered(space: &Space, lane: &Terms) -> Option<Vec<(Id, i128)>> {
    let mut placed: Vec<(Place, (Id, i128))> = Vec::with_capacity(lane.len());
    for (term, factor) in lane {
        placed.push((place(space, *term)?, (*term, *factor)));
    }
    placed.sort();
    Some(placed.into_iter().map(|(_, term)| term).collect())
}

/// The elements that a term reads, if they are always the same.
fn place(space: &Space, term: Id) -> Option<Place> {
    let mut found = Place::new();
    for id in space.dag.reachable(&[term]) {
        if let Node::Read { base, index, .. } = space.dag.node(id) {
            found.push((base.to_vec(), space.dag.as_const(*index)?));
        }
    }
    found.sort();
    Some(found)
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn a_sum_is_the_sum_of_the_halves_of_a_register() {
        let halves = "window s(a: u32x8) -> u32x4 {\n    out[i] = a[i] + a[4 + i]\n}\n";
        let pairs = "window h(a: u32x8, b: u32x8) -> u32x8 {\n    for k < 2, i < 2: out[4*k + i] = a[4*k + 2*i] + a[4*k + 2*i + 1]\n    \
            for k < 2, i < 2: out[4*k + 2 + i] = b[4*k + 2*i] + b[4*k + 2*i + 1]\n}\n";
        let goal = |last: u32| {
            format!(
                "window g(a: u32x8, b: u32x8) -> u32x4 {{\n    \
                for k < 2: out[k] = a[2*k] + a[2*k + 1] + a[4 + 2*k] + a[5 + 2*k]\n    \
                for k < 2: out[2 + k] = b[2*k] + b[2*k + 1] + b[4 + 2*k] + b[{last} + 2*k]\n}}\n"
            )
        };
        let steps = |last| found(&goal(last), &[halves, pairs]).map(|program| program.steps.len());
        // What two lanes have in common is no lane's alone.
        assert_eq!([5, 1].map(steps), [Some(2), None]);
    }
}
