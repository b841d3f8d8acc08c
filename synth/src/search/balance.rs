//! Other plans of what was looked at, that spread their work over the execution units.
//!
//! The search adds up what instructions cost one by one, and what is cheapest by that may keep one unit busy and leave
//! the others idle. The graph that it leaves holds many plans. Instructions are priced by what they add to the units that
//! were busy longest in the plans so far, and the cheapest plan by these prices is the next one (fictitious play between
//! who chooses a plan and who chooses the units by which it is judged: Brown, "Iterative solution of games by
//! fictitious play", 1951).

use std::collections::BTreeSet;

use crate::goal::GoalId;
use crate::library::units::{Load, Uses};
use crate::library::{Cost, CostModel, Library};
use crate::search::expand::Alternative;
use crate::search::share::{Judge, Popularity};
use crate::search::{BATCH, Plan, Search, Worth};

/// Plans that are made of one graph.
pub(super) const ROUNDS: usize = 6;

/// Goals that are expanded for them, at most.
pub(super) const EXPANDED: usize = 100;

/// Hundredths of the guess that count for a goal that was not expanded.
const GUESS: Cost = 45;

/// The part of its own cost that an instruction always has.
const OWN: Cost = 4;

/// What an alternative costs that costs so much by itself.
type Price<'p> = dyn Fn(&Alternative, Cost) -> Cost + 'p;

impl Search<'_> {
    /// Plans for `roots` that may take less than `first` as a whole, which has this `load`, because they keep other units
    /// busy.
    pub(super) fn balanced(&mut self, roots: &[GoalId], first: &Plan, load: &Load) -> Vec<Plan> {
        let (library, costs) = (self.expander.library, self.costs);
        let mut plans: Vec<Plan> = Vec::new();
        let mut known: BTreeSet<Vec<usize>> = BTreeSet::from([executed(first)]);
        let (mut tight, mut least) = (Vec::new(), Cost::MAX);
        let mut own = Vec::new();
        let mut left = EXPANDED;
        let mut popularity = None;
        let mut next = load.bottleneck();
        for _ in 0..ROUNDS {
            let (units, time) = next;
            tight.push(units);
            least = least.min(time);
            let price = |alternative: &Alternative, own: Cost| {
                let Some(uses) = uses(library, costs, alternative.instruction) else { return own };
                let added: Cost = tight.iter().map(|units| uses.of(*units)).sum();
                own / OWN + added * alternative.times() / (10 * tight.len() as Cost)
            };
            if self.price_and_expand(roots, (&mut own, &price), &mut left) {
                popularity = None;
            }
            let popularity = popularity.get_or_insert_with(|| self.popularity());
            let Some(plan) = self.cheapest(roots, Judge::Units, popularity) else { break };
            let Some(load) = self.load(&plan.executed) else { break };
            next = load.bottleneck();
            if known.insert(executed(&plan)) && next.1 <= least {
                plans.push(plan);
            }
        }
        self.restore(&own);
        plans
    }

    /// Prices alternatives that cost their `own`, and expands what the cheapest plan then leans on while any is `left`:
    /// what was dearer so far was not looked at. Says whether it has expanded any.
    pub(super) fn price_and_expand(
        &mut self,
        roots: &[GoalId],
        (own, price): (&mut Vec<Vec<Cost>>, &Price<'_>),
        left: &mut usize,
    ) -> bool {
        let before = *left;
        loop {
            self.price(own, price);
            if *left == 0 || self.has_to_end() {
                break;
            }
            let values = self.values(|g| self.worth(g, GUESS));
            let frontier = self.frontier(roots, &values);
            let batch = frontier.len().min(BATCH).min(*left);
            if batch == 0 {
                break;
            }
            *left -= batch;
            frontier[..batch].iter().for_each(|id| self.expand(*id));
            self.visit_all();
        }
        *left < before
    }

    /// The cheapest plan of what was looked at.
    pub(super) fn cheapest(&self, roots: &[GoalId], judge: Judge, popularity: &Popularity) -> Option<Plan> {
        let worth = |g: u32| {
            let state = &self.states[g as usize];
            let unknown = state.leaf.is_none() && state.alternatives.is_none();
            if unknown { Worth::Own(Cost::MAX) } else { self.worth(g, 0) }
        };
        self.shared(roots, &self.values(worth), (judge, popularity))
    }

    /// What is kept busy by instructions that are `executed` so often; nothing where that is not known.
    pub(super) fn load(&self, executed: &[(usize, Cost)]) -> Option<Load> {
        let mut load = Load::default();
        for (instruction, times) in executed {
            load.add(uses(self.expander.library, self.costs, *instruction)?, *times);
        }
        Some(load)
    }

    /// Prices alternatives by their `own` costs, which are noted when they are seen first.
    fn price(&mut self, own: &mut Vec<Vec<Cost>>, price: &Price<'_>) {
        own.resize(self.states.len(), Vec::new());
        for (state, own) in self.states.iter_mut().zip(own.iter_mut()) {
            let alternatives = state.alternatives.as_deref_mut().unwrap_or_default();
            if own.is_empty() {
                *own = alternatives.iter().map(|a| a.cost).collect();
            }
            alternatives.iter_mut().zip(&*own).for_each(|(a, own)| a.cost = price(a, *own));
        }
    }

    /// Sets the costs of the alternatives of each goal.
    pub(super) fn restore(&mut self, costs: &[Vec<Cost>]) {
        for (state, costs) in self.states.iter_mut().zip(costs) {
            let alternatives = state.alternatives.as_deref_mut().unwrap_or_default();
            alternatives.iter_mut().zip(costs).for_each(|(alternative, cost)| alternative.cost = *cost);
        }
    }
}

/// What instruction number `instruction` keeps busy, where that is known.
fn uses<'c>(library: &Library, costs: &'c dyn CostModel, instruction: usize) -> Option<&'c Uses> {
    costs.uses(library.instructions().get(instruction)?)
}

/// The instructions of `plan`, in numbers.
pub(super) fn executed(plan: &Plan) -> Vec<usize> {
    let mut all: Vec<usize> = plan.instructions().collect();
    all.sort_unstable();
    all
}

#[cfg(test)]
mod tests {
    use crate::library::units::Uses;
    use crate::library::{Backend, Cost, CostModel, Instruction};
    use crate::synthesize::{Options, synthesize};
    use crate::testing::{library, target, window};

    /// What each instruction costs and keeps busy.
    struct Model([(Cost, Uses); 3]);

    impl Model {
        fn of(&self, instruction: &Instruction) -> &(Cost, Uses) {
            &self.0[instruction.id[1..].parse::<usize>().expect("a number")]
        }
    }

    impl CostModel for Model {
        fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
            Some(self.of(instruction).0)
        }

        fn uses(&self, instruction: &Instruction) -> Option<&Uses> {
            Some(&self.of(instruction).1)
        }
    }

    impl Backend for Model {}

    const MEANINGS: [&str; 3] = [
        "window xor(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] ^ b[i]\n}\n",
        "window add(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i]\n}\n",
        "window mla(a: u16x8, b: u16x8, c: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i] * c[i]\n}\n",
    ];

    /// The instructions that are found where the last one of those with these `meanings` keeps the units `second` busy.
    fn steps_of(meanings: &[&str; 3], text: &str, second: u64) -> Vec<String> {
        let uses = |cost: Cost, units: u64| (cost, Uses(vec![(units, cost)]));
        let model = Model([uses(100, 1), uses(100, 1), uses(120, second)]);
        let outcome = synthesize(&window(text), &target(), &library(meanings), &model, &Options::default());
        let mut steps: Vec<String> =
            outcome.answer.expect("a program").program.steps.into_iter().map(|s| s.instruction).collect();
        steps.sort_unstable();
        steps
    }

    /// The same where products are added up on those units.
    fn steps(text: &str, second: u64) -> Vec<String> {
        steps_of(&MEANINGS, text, second)
    }

    #[test]
    fn what_was_dearer_before_is_looked_at() {
        let meanings = [
            "window mul(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] * b[i]\n}\n",
            "window shl(a: u16x8) -> u16x8 {\n    out[i] = a[i] << 8\n}\n",
            "window up(a: u8x16) -> u8x16 {\n    for k < 8: out[2*k] = 0\n    for k < 8: out[2*k + 1] = a[2*k]\n}\n",
        ];
        let text = "window w(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = (a[i] * b[i]) << 8\n}\n";
        assert_eq!(steps_of(&meanings, text, 1), ["i0", "i1"]);
        assert_eq!(steps_of(&meanings, text, 2), ["i0", "i2"]);
    }

    #[test]
    fn what_runs_beside_the_rest_is_cheaper_as_a_whole() {
        let text =
            "window w(a: u16x8, b: u16x8, c: u16x8) -> u16x8 {\n    out[i] = (a[i] + b[i]) ^ c[i]\n}\n";
        assert_eq!(steps(text, 1), ["i0", "i1"]);
        assert_eq!(steps(text, 2), ["i0", "i2"]);
    }

    #[test]
    fn work_is_spread_over_the_units() {
        let text = "window w(a: u16x8, b: u16x8, c: u16x8, d: u16x8, e: u16x8, f: u16x8) -> u16x8 {\n    out[i] = (a[i] + b[i]) ^ (c[i] + d[i]) ^ (e[i] + f[i])\n}\n";
        assert_eq!(steps(text, 1), ["i0", "i0", "i1", "i1", "i1"]);
        assert_eq!(steps(text, 2), ["i0", "i0", "i1", "i2", "i2"]);
    }
}
