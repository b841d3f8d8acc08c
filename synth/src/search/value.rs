//! The value of every goal: that of its cheapest alternative, kept up to date while goals are expanded.
//!
//! A goal's value depends on those of others, in circles too, and the least solution is wanted (Knuth, "A
//! generalization of Dijkstra's algorithm", 1977). Expanding a goal changes few values, so they are repaired
//! rather than computed anew (Ramalingam and Reps, "An incremental algorithm for a generalization of the
//! shortest-path problem", 1996): a goal whose value is not what its alternatives say is put right in rising
//! order, and one whose value was too low is unknown first, so that nothing leans on itself.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};
use std::ops::Range;

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
    /// The goals that leaned on each when all values were computed anew.
    first_users: Lists,
    /// Those that have come to lean on each since.
    users: Vec<Vec<u32>>,
    /// Goals whose value is not what is offered, by the smaller of both.
    wrong: BTreeSet<(Cost, u32)>,
}

/// Lists of numbers, one after the other.
#[derive(Debug, Default)]
struct Lists {
    /// Where each begins, and where the last one ends.
    starts: Vec<u32>,
    all: Vec<u32>,
}

impl Lists {
    /// So many lists of the numbers that `pairs` put into them, in order.
    fn new<P: Iterator<Item = (GoalId, u32)>>(lists: usize, pairs: impl Fn() -> P) -> Lists {
        let mut starts = vec![0; lists + 2];
        pairs().for_each(|(list, _)| starts[list.0 as usize + 2] += 1);
        for n in 2..starts.len() {
            starts[n] += starts[n - 1];
        }
        let mut all = vec![0; starts[lists + 1] as usize];
        for (list, number) in pairs() {
            let end = &mut starts[list.0 as usize + 1];
            all[*end as usize] = number;
            *end += 1;
        }
        starts.pop();
        Lists { starts, all }
    }

    /// Where list `n` lies in all of them.
    fn range(&self, n: usize) -> Range<usize> {
        match self.starts.get(n..n + 2) {
            Some(ends) => ends[0] as usize..ends[1] as usize,
            None => 0..0,
        }
    }
}

/// A way to make a goal, while some of the goals that it takes have no value yet.
struct Way {
    goal: u32,
    /// The number of the alternative that it is.
    from: Option<usize>,
    /// How many have none.
    open: usize,
    /// What it costs with those that have one.
    cost: Cost,
}

impl Values {
    /// The values of so many goals, in rising order: a way to make one is priced when the last goal that it takes has a
    /// value.
    pub fn new<'w>(goals: u32, worth: impl Fn(u32) -> Worth<'w>) -> Values {
        let all = goals as usize;
        let mut values = Values {
            value: vec![NEVER; all],
            offer: vec![(NEVER, None); all],
            users: vec![Vec::new(); all],
            ..Values::default()
        };
        let (mut ways, mut taken) = (Vec::new(), Vec::new());
        let mut rising = BinaryHeap::new();
        for goal in 0..goals {
            let mut way = |from, cost: Cost, goals: &mut dyn Iterator<Item = GoalId>| {
                let before = taken.len();
                taken.extend(goals.map(|taken| (taken, ways.len() as u32)));
                ways.push(Way { goal, from, open: taken.len() - before, cost: cost.max(1) });
            };
            match worth(goal) {
                Worth::Own(cost) => values.raise(&mut rising, goal, (cost, None)),
                Worth::Over(cost, goals) => way(None, cost, &mut goals.iter().copied()),
                Worth::Least(alternatives) => {
                    alternatives
                        .iter()
                        .enumerate()
                        .for_each(|(n, a)| way(Some(n), a.cost, &mut a.operands()));
                }
            }
        }
        for way in ways.iter().filter(|way| way.open == 0) {
            values.raise(&mut rising, way.goal, (way.cost, way.from));
        }
        effort::spend(Work::Value, taken.len() as u64);
        let taking = Lists::new(all, || taken.iter().copied());
        while let Some(Reverse((cost, goal))) = rising.pop() {
            if values.value[goal as usize] != NEVER {
                continue;
            }
            values.value[goal as usize] = cost;
            for n in &taking.all[taking.range(goal as usize)] {
                let way = &mut ways[*n as usize];
                way.cost = way.cost.saturating_add(cost);
                way.open -= 1;
                if way.open == 0 {
                    values.raise(&mut rising, way.goal, (way.cost, way.from));
                }
            }
        }
        let users = taking.all.iter().map(|n| ways[*n as usize].goal).collect();
        Values { first_users: Lists { all: users, ..taking }, ..values }
    }

    /// Takes in what is offered for a goal that has no value yet.
    fn raise(&mut self, rising: &mut BinaryHeap<Reverse<(Cost, u32)>>, goal: u32, offer: Offer) {
        let best = &mut self.offer[goal as usize];
        if offer.0 != NEVER && offer < *best {
            *best = offer;
            rising.push(Reverse((offer.0, goal)));
        }
    }

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
            let mut last = None;
            for n in self.first_users.range(at) {
                let user = self.first_users.all[n];
                // All ways to make a goal come one after the other.
                if last.replace(user) != Some(user) {
                    self.offer(user, worth(user));
                }
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
        let worth = |g: u32| known[g as usize].map_or(Worth::Own(own[g as usize]), Worth::Least);
        let anew = Values::new(own.len() as u32, worth);
        let all = |values: &Values| (0..own.len() as u32).map(|g| values.get(g)).collect();
        let repaired: Vec<_> = all(&values);
        assert_eq!(repaired, all(&anew));
        repaired
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
    fn values_that_were_computed_at_once_are_repaired_as_well() {
        let first = [alternative(10, &[1, 2]), alternative(30, &[2])];
        let (dear, cheap) = ([alternative(100, &[2])], [alternative(7, &[2])]);
        let worth = |g: u32| if g == 0 { Worth::Least(&first) } else { Worth::Own(Cost::from(g)) };
        let mut values = Values::new(3, worth);
        assert_eq!(values.get(0), Some((13, Some(0))));
        for (second, value) in [(&dear, (32, Some(1))), (&cheap, (21, Some(0)))] {
            let worth = |g: u32| if g == 1 { Worth::Least(second) } else { worth(g) };
            values.set(1, worth(1));
            values.settle(worth);
            assert_eq!(values.get(0), Some(value));
        }
    }

    #[test]
    fn an_operand_taken_twice_counts_once() {
        assert_eq!(settled(&[0, 5], &[(0, vec![alternative(1, &[1, 1])])])[0], Some((6, Some(0))));
    }
}
