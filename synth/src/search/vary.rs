//! Other plans of what was looked at, made of other instructions.
//!
//! Where it is not known what instructions keep busy, what they cost one by one is all that plans are chosen by, and what a
//! plan takes as a whole is found by measuring it. So there are several to measure: instructions cost the more the more of
//! the plans so far have them (the penalty method for alternative routes: de la Barra, Pérez, Añez, "Multidimensional path
//! search and assignment", 1993).

use std::collections::{BTreeMap, BTreeSet};

use crate::goal::GoalId;
use crate::library::Cost;
use crate::search::balance::{EXPANDED, ROUNDS, executed};
use crate::search::expand::Alternative;
use crate::search::share::Judge;
use crate::search::{Plan, Search};

/// The part of its own cost, as a fraction, that an instruction costs more for each plan before that has it.
const USED: Cost = 2;

impl Search<'_> {
    /// Plans for `roots` that may take less than `first` as a whole.
    pub(super) fn varied(&mut self, roots: &[GoalId], first: &Plan) -> Vec<Plan> {
        let mut known: BTreeSet<Vec<usize>> = BTreeSet::from([executed(first)]);
        let mut used: BTreeMap<usize, Cost> = BTreeMap::new();
        let mut plans: Vec<Plan> = Vec::new();
        let (mut own, mut left) = (Vec::new(), EXPANDED);
        let mut last = first.clone();
        for _ in 0..ROUNDS {
            let instructions: BTreeSet<usize> = last.instructions().collect();
            instructions.into_iter().for_each(|n| *used.entry(n).or_default() += 1);
            let price = |alternative: &Alternative, own: Cost| {
                own + own * used.get(&alternative.instruction).copied().unwrap_or(0) / USED
            };
            self.price_and_expand(roots, (&mut own, &price), &mut left);
            let popularity = self.popularity();
            let Some(plan) = self.cheapest(roots, Judge::Costs, &popularity) else { break };
            if known.insert(executed(&plan)) {
                plans.push(plan.clone());
            }
            last = plan;
        }
        self.restore(&own);
        plans
    }
}

#[cfg(test)]
mod tests {
    use autoir::program::Program;

    use crate::library::{Backend, Cost, CostModel, Instruction};
    use crate::synthesize::{Options, synthesize};
    use crate::testing::{library, target, window};

    /// A machine on which `i0` and `i1` take long one after the other.
    struct Chained;

    impl CostModel for Chained {
        fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
            Some(if instruction.id == "i2" { 260 } else { 100 })
        }

        fn programs(&self, programs: &[&Program]) -> Vec<Option<Cost>> {
            programs.iter().map(|p| Some(150 * p.steps.len() as Cost)).collect()
        }
    }

    impl Backend for Chained {}

    #[test]
    fn what_costs_more_in_parts_may_take_less_as_a_whole() {
        let library = library(&[
            "window mul(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] * b[i]\n}\n",
            "window add(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i]\n}\n",
            "window mla(a: u16x8, b: u16x8, c: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i] * c[i]\n}\n",
        ]);
        let window =
            window("window w(a: u16x8, b: u16x8, c: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i] * c[i]\n}\n");
        let outcome = synthesize(&window, &target(), &library, &Chained, &Options::default());
        let program = outcome.answer.expect("a program").program;
        assert_eq!(program.steps.len(), 1, "{program}");
    }
}
