//! The value of every goal: that of its cheapest alternative, kept up to date while goals are expanded.
//!
//! A goal's value depends on those of others, in circles too, and the least solution is wanted (Knuth, "A
//! generalization of Dijkstra's algorithm", 1977). Expanding a goal changes few values, so they are repaired
//! rather than computed anew (Ramalingam and Reps, "An incremental algorithm for a generalization of the
//! shortest-path problem", 1996): a goal whose value is not what its alternatives say is put right in rising
//! order, and one whose value was too low is unknown first, so that nothing leans on itself.

use std::collections::BTreeSet;

use autoir_semantics::effort::{self, Work};

use crate::goal::GoalId;
use crate::library::Cost;
use crate::search::expand::Alternative;

/// The value of what cannot be made.
const NEVER: Cost = Cost::MAX;

/// What a goal's value comes from.
#[derive(Clone, Copy, Debug)]
pub enum Worth<'a> {
    /// A number of its own: a leaf, or a goal that was not expanded yet.
    Own(Cost),
    /// A number more than these: a goal that was not expanded yet and moves what is computed.
    Over(Cost, &'a [GoalId]),
    /// The cheapest of these.
    Least(&'a [Alternative]),
}

/// What a goal is worth, and the number of the alternative that this comes from.
type Offer = (Cost, Option<usize>);

/// The values of all goals.
#[derive(Debug, Default)]
pub struct Values {
    value: Vec<Cost>,
    /// What the goal's worth is by the present values.
    offer: Vec<Offer>,
    /// The goals that lean on each.
    users: Vec<Vec<u32>>,
    /// Goals whose value is not what is offered, by the smaller of both.
    wrong: BTreeSet<(Cost, u32)>,
}

impl Values {
    /// The value of goal `g`, and the alternative that it comes from; nothing for what cannot be made.
    pub fn get(&self, g: u32) -> Option<Offer> {
        let value = self.value[g as usize];
        (value != NEVER).then(|| (value, self.offer[g as usize].1))
    }

    /// The number of goals.
    pub fn len(&self) -> u32 {
        self.value.len() as u32
    }

    /// Takes in a new goal.
    pub fn push(&mut self, worth: Worth<'_>) {
        let g = self.value.len() as u32;
        self.value.push(NEVER);
        self.offer.push((NEVER, None));
        self.users.push(Vec::new());
        self.set(g, worth);
    }

    /// The worth of `g` has changed.
    pub fn set(&mut self, g: u32, worth: Worth<'_>) {
        match worth {
            Worth::Own(_) => {}
            Worth::Over(_, goals) => goals.iter().for_each(|operand| self.lean(g, *operand)),
            Worth::Least(alternatives) => {
                alternatives.iter().flat_map(Alternative::operands).for_each(|operand| self.lean(g, operand));
            }
        }
        self.offer(g, worth);
    }

    /// Notes that `g` leans on `operand`.
    fn lean(&mut self, g: u32, operand: GoalId) {
        let users = &mut self.users[operand.0 as usize];
        // All alternatives of a goal come one after the other.
        if users.last() != Some(&g) {
            users.push(g);
        }
    }

    /// Computes what is offered for `g` by the present values.
    fn offer(&mut self, g: u32, worth: Worth<'_>) {
        let offer = match worth {
            Worth::Own(cost) => (cost, None),
            Worth::Over(cost, goals) => {
                let values = goals.iter().map(|o| self.value[o.0 as usize]);
                (values.fold(cost.max(1), Cost::saturating_add), None)
            }
            Worth::Least(alternatives) => {
                effort::spend(Work::Value, alternatives.len() as u64);
                let offers = alternatives.iter().enumerate().map(|(n, a)| (self.cost(a), Some(n)));
                offers.min().filter(|o| o.0 != NEVER).unwrap_or((NEVER, None))
            }
        };
        let at = g as usize;
        let key = |value: Cost, offer: Offer| (value.min(offer.0), g);
        self.wrong.remove(&key(self.value[at], self.offer[at]));
        self.offer[at] = offer;
        if self.value[at] != offer.0 {
            self.wrong.insert(key(self.value[at], offer));
        }
    }

    /// Instructions that cost nothing count as next to nothing: then no circle is free.
    fn cost(&self, alternative: &Alternative) -> Cost {
        let sum = |sum: Cost, value: Cost| sum.saturating_add(value);
        alternative.operands().map(|o| self.value[o.0 as usize]).fold(alternative.cost.max(1), sum)
    }

    /// Puts all values right. `worth` says what a goal's comes from.
    pub fn settle<'w>(&mut self, worth: impl Fn(u32) -> Worth<'w>) {
        while let Some((_, g)) = self.wrong.pop_first() {
            let at = g as usize;
            let offer = self.offer[at];
            self.value[at] = if offer.0 < self.value[at] { offer.0 } else { NEVER };
            if self.value[at] != offer.0 {
                self.wrong.insert((offer.0, g));
            }
            let users = std::mem::take(&mut self.users[at]);
            users.iter().for_each(|user| self.offer(*user, worth(*user)));
            self.users[at] = users;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::expand::Source;

    fn alternative(cost: Cost, operands: &[u32]) -> Alternative {
        let sources = operands.iter().map(|o| Source::Goal(GoalId(*o))).collect();
        Alternative { instruction: 0, cost, sources, halves: false }
    }

    /// Goals with their own numbers, then with alternatives one after the other.
    fn settled(own: &[Cost], expanded: &[(u32, Vec<Alternative>)]) -> Vec<Option<Offer>> {
        let mut known: Vec<Option<&[Alternative]>> = vec![None; own.len()];
        let mut values = Values::default();
        own.iter().for_each(|cost| values.push(Worth::Own(*cost)));
        for (g, alternatives) in expanded {
            known[*g as usize] = Some(alternatives);
            values.set(*g, Worth::Least(alternatives));
            values.settle(|g| known[g as usize].map_or(Worth::Own(own[g as usize]), Worth::Least));
        }
        (0..own.len() as u32).map(|g| values.get(g)).collect()
    }

    #[test]
    fn values_rise_and_fall_with_what_they_lean_on() {
        let first = (0, vec![alternative(10, &[1]), alternative(30, &[2])]);
        assert_eq!(settled(&[1, 5, 0], std::slice::from_ref(&first))[0], Some((15, Some(0))));
        let dear = (1, vec![alternative(100, &[2])]);
        assert_eq!(settled(&[1, 5, 0], &[first.clone(), dear.clone()])[0], Some((30, Some(1))));
        let cheap = (1, vec![alternative(7, &[2])]);
        assert_eq!(settled(&[1, 5, 0], &[first, cheap])[0], Some((17, Some(0))));
    }

    #[test]
    fn what_is_moved_costs_what_computing_it_does() {
        let mut values = Values::default();
        [9, 5].into_iter().for_each(|cost| values.push(Worth::Own(cost)));
        let (computed, moved) = ([alternative(20, &[0])], [GoalId(1)]);
        let worth = |g: u32| match g {
            0 => Worth::Own(9),
            1 => Worth::Least(&computed),
            _ => Worth::Over(3, &moved),
        };
        values.push(worth(2));
        values.settle(|g| if g == 1 { Worth::Own(5) } else { worth(g) });
        assert_eq!(values.get(2), Some((8, None)));
        values.set(1, worth(1));
        values.settle(worth);
        assert_eq!(values.get(2), Some((32, None)));
    }

    #[test]
    fn nothing_is_made_of_itself() {
        let circle = [(0, vec![alternative(1, &[1])]), (1, vec![alternative(0, &[0])])];
        assert_eq!(settled(&[9, 2], &circle), [None, None]);
        let way_out = [circle[0].clone(), (1, vec![alternative(0, &[0]), alternative(50, &[2])])];
        assert_eq!(settled(&[9, 2, 4], &way_out)[0], Some((55, Some(0))));
    }

    #[test]
    fn an_operand_taken_twice_counts_once() {
        assert_eq!(settled(&[0, 5], &[(0, vec![alternative(1, &[1, 1])])])[0], Some((6, Some(0))));
    }
}
