//! Running totals: lanes that add up all that lies before them, made by doubling.
//!
//! Each lane is a sum of half as many terms and the same sum for a lane further down, which is moved there (Hillis and
//! Steele, "Data parallel algorithms", 1986). The same goes for any operation whose order is free.

use std::collections::{BTreeMap, BTreeSet};

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, Goals};
use crate::search::expand::{Alternative, Expander};
use crate::search::terms::{Operation, Terms, neutral, terms, together};

/// Which lane's total is added to a lane's.
#[derive(Clone, Copy, Debug)]
enum Before {
    /// The one so many lanes further down in its block.
    Shifted { block: usize, by: usize },
    /// The last one of the lower half of its block, for the upper half.
    Spread { block: usize },
}

impl Before {
    /// All of them for so many lanes.
    fn all(lanes: usize) -> Vec<Before> {
        let powers = |most: usize| (0..).map(|n| 1usize << n).take_while(move |n| *n <= most);
        let blocks = powers(lanes).filter(|block| *block > 1 && lanes.is_multiple_of(*block));
        let of_block = |block: usize| {
            let shifted = powers(block / 2).map(move |by| Before::Shifted { block, by });
            shifted.chain((block > 2).then_some(Before::Spread { block }))
        };
        blocks.flat_map(of_block).collect()
    }

    fn of(self, lane: usize) -> Option<usize> {
        match self {
            Before::Shifted { block, by } => (lane % block >= by).then(|| lane - by),
            Before::Spread { block } => {
                let half = block / 2;
                (lane % block >= half).then(|| lane / block * block + half - 1)
            }
        }
    }
}

impl Expander<'_> {
    /// The instructions that put together totals of half as many terms.
    pub(crate) fn totals(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let mut found = Vec::new();
        // Totals have different numbers of terms.
        let is_total = |lanes: &[Terms]| {
            goal.demand == goal.width
                && lanes.len() == goal.lanes.len()
                && lanes.iter().map(Terms::len).collect::<BTreeSet<_>>().len() > 1
        };
        let Some((operation, lanes)) = terms(space, goal).filter(|(_, lanes)| is_total(lanes)) else {
            return found;
        };
        let neutral = match neutral(space, operation, (goal.width, &lanes)) {
            Some(neutral) => neutral,
            None => return found,
        };
        for before in Before::all(lanes.len()) {
            let Some(halves) = halved(operation, &lanes, before) else { continue };
            let value = |terms: &Terms| Some(together(space, operation, goal.width, terms));
            let halves = Goal { lanes: halves.iter().map(value).collect(), ..goal.clone() };
            let of = goals.temporary(space, halves);
            let per = u32::from(goal.width / 8);
            let moved = (0..lanes.len()).flat_map(|lane| {
                let from = before.of(lane);
                (0..per).map(move |b| match from {
                    Some(from) => Byte::Of(of, from as u32 * per + b),
                    None => Byte::Const((neutral.1 >> (8 * b)) as u8),
                })
            });
            let moved = goal::of_bytes(space, (goal.kind, goal.bits), moved);
            let moved = goals.temporary(space, moved);
            let both = (0..lanes.len() as u32).map(|lane| {
                let read = |space: &mut Space, of| space.dag.read_at(of, goal.width, neutral.0, lane);
                let pair = [read(space, of), read(space, moved)].map(|term| (term, 1));
                Some(together(space, operation, goal.width, &BTreeMap::from(pair)))
            });
            let both = Goal { lanes: both.collect(), ..goal.clone() };
            found.extend(self.computes(space, goals, &both, false));
        }
        found
    }
}

/// Totals of which each lane and the one before it make a lane of `lanes`, if they have half as many terms.
fn halved(operation: Operation, lanes: &[Terms], before: Before) -> Option<Vec<Terms>> {
    let mut halves: Vec<Terms> = Vec::with_capacity(lanes.len());
    for (n, lane) in lanes.iter().enumerate() {
        let mut left = lane.clone();
        for (term, factor) in before.of(n).iter().flat_map(|n| &halves[*n]) {
            let own = left.get_mut(term)?;
            *own -= if operation == Operation::Sum { *factor } else { 1 };
            if *own == 0 {
                left.remove(term);
            }
        }
        halves.push(left);
    }
    let most = |lanes: &[Terms]| lanes.iter().map(Terms::len).max().unwrap_or(0);
    let is_less = most(&halves) <= most(lanes).div_ceil(2);
    (is_less && halves.iter().all(|h| !h.is_empty())).then_some(halves)
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    /// Words moved up by `n`, over `fill`.
    fn up(n: u32, fill: u32) -> String {
        format!(
            "window u{n}(a: u32x4) -> u32x4 {{\n    for k < {}: out[k + {n}] = a[k]\n    for k < {n}: out[k] = {fill}\n}}\n",
            4 - n
        )
    }

    fn steps(text: &str, library: &[&str]) -> Option<usize> {
        found(text, library).map(|program| program.steps.len())
    }

    #[test]
    fn running_sums_are_made_by_doubling() {
        let sum = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let all = "window g(a: u32x4) -> u32x4 {\n    out[i] = sum(j<4) select(j <= i, a[j], 0)\n}\n";
        assert_eq!(steps(all, &[sum, &up(1, 0), &up(2, 0)]), Some(4));
        // What is shifted in has to change nothing.
        assert_eq!(steps(all, &[sum, &up(1, 0), &up(2, 7)]), None);
    }

    #[test]
    fn running_extrema_are_made_by_doubling() {
        let most = "window m(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = max(a[i], b[i])\n}\n";
        let all = "window g(a: u32x4) -> u32x4 {\n    out[0] = a[0]\n    out[1] = max(a[0], a[1])\n    \
            out[2] = max(a[0], max(a[1], a[2]))\n    out[3] = max(max(a[0], a[1]), max(a[2], a[3]))\n}\n";
        assert_eq!(steps(all, &[most, &up(1, 0), &up(2, 0)]), Some(4));
    }
}
