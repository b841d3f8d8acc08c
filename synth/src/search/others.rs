//! Other plans than the cheapest one by its parts, each without one of the instructions of that.
//!
//! Costs of parts do not add up to that of the whole, and what the parts say to be cheapest may be no more than close to
//! it. Plans that cost a little more by their parts, but have other instructions, are measured beside it.

use std::collections::BTreeSet;

use crate::goal::GoalId;
use crate::library::Cost;
use crate::search::{Plan, Search};

/// Instructions that are left out, each once.
const MOST: usize = 4;
/// What a plan may cost more than the cheapest: a part of that.
const SLACK: Cost = 3;

impl Search<'_> {
    /// Plans for `roots` of what was looked at, and of what is soon looked at, that may take less than `first` as a whole.
    pub(super) fn others(&mut self, roots: &[GoalId], first: &Plan) -> Vec<Plan> {
        let instructions: BTreeSet<usize> = first.instructions().collect();
        let mut plans = Vec::new();
        for instruction in instructions.into_iter().take(MOST) {
            plans.extend(self.cheapest_without(instruction, roots, first.cost + first.cost / SLACK));
        }
        plans
    }

    /// The cheapest plan below `limit` without an instruction, as far as the work that is left leads.
    fn cheapest_without(&mut self, instruction: usize, roots: &[GoalId], limit: Cost) -> Option<Plan> {
        let known: Vec<bool> = self.states.iter().map(|s| s.alternatives.is_some()).collect();
        let mut whole = Vec::new();
        for (n, state) in self.states.iter_mut().enumerate() {
            let Some(alternatives) = &mut state.alternatives else { continue };
            if alternatives.iter().any(|a| a.instruction == instruction) {
                let others = alternatives.iter().filter(|a| a.instruction != instruction).cloned().collect();
                whole.push((n, std::mem::replace(alternatives, others)));
            }
        }
        self.expander.without = Some(instruction);
        let plan = self.improve(roots, limit).plans.pop();
        self.expander.without = None;
        // What was expanded meanwhile lacks the instruction.
        self.early.retain(|id, _| known.len() > id.0 as usize);
        let known = known.into_iter().chain(std::iter::repeat(false));
        for (state, _) in self.states.iter_mut().zip(known).filter(|(_, known)| !known) {
            state.alternatives = None;
        }
        for (n, alternatives) in whole {
            self.states[n].alternatives = Some(alternatives);
        }
        plan
    }
}

#[cfg(test)]
mod tests {
    use autoir::program::Program;

    use crate::library::{Backend, Cost, CostModel, Instruction};
    use crate::synthesize::{Options, synthesize};
    use crate::testing::{library, target, window};

    /// Every instruction costs a cycle but the last, which costs more; together with others the first takes two.
    struct Model;

    impl CostModel for Model {
        fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
            Some(if instruction.id == "i2" { 120 } else { 100 })
        }

        fn program(&self, program: &Program) -> Option<Cost> {
            let cost = |id: &str| match id {
                "i0" => 250,
                "i2" => 120,
                _ => 100,
            };
            Some(program.steps.iter().map(|s| cost(&s.instruction)).sum())
        }
    }

    impl Backend for Model {}

    #[test]
    fn what_costs_more_by_its_parts_is_measured_too() {
        let text = "window w(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = ~(a[i] & b[i])\n}\n";
        let and = "window a(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] & b[i]\n}\n";
        let not = "window n(a: u16x8) -> u16x8 {\n    out[i] = ~a[i]\n}\n";
        let or = "window o(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = ~a[i] | b[i]\n}\n";
        let outcome =
            synthesize(&window(text), &target(), &library(&[and, not, or]), &Model, &Options::default());
        let steps = outcome.answer.expect("a program").program.steps;
        assert!(steps.iter().all(|s| s.instruction != "i0"), "{} steps", steps.len());
    }
}
