//! Lanes of one form by all short sequences of operations: values are made bottom-up of the elements of operands and of
//! numbers near to those of the lane, and told apart by examples (Massalin, "Superoptimizer", 1987; Bansal and Aiken,
//! "Automatic generation of peephole superoptimizers", 2006).
//!
//! What matching knows of an instruction is its form; this knows what it does, so that no rule has to say why the two
//! are equal. The verifier does, of the whole program.

mod operations;
mod tape;
mod target;
mod values;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::time::Duration;

use autoir_semantics::dag::Id;
use autoir_semantics::effort;
use autoir_semantics::lane::Kind;
use autoir_semantics::smt::{Prover, Verdict};

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, GoalId};
use crate::heuristics::Heuristic;
use crate::library::Cost;
use crate::search::enumerated::operations::{Operation, operations};
use crate::search::enumerated::target::{Element, Target};
use crate::search::enumerated::values::{Values, Way};
use crate::search::expand::{Alternative, Source};
use crate::search::pairs::fixed;
use crate::search::{Choice, Plan, Search, State};

/// Operations of a sequence, at most.
const LONGEST: usize = 3;
/// Lanes of different forms that are looked at in one search.
const MOST_TARGETS: usize = 6;
/// Nominal milliseconds for a counterexample.
const EXAMINED: u32 = 20;
/// The work of each.
const EACH: Duration = Duration::from_millis(250);

/// Lanes of one form, with what may make them.
struct Form<'a> {
    target: Target,
    operations: Rc<Vec<Operation<'a>>>,
}

/// What is known of lanes of one form.
pub(super) struct Enumerated<'a> {
    form: Form<'a>,
    ways: Vec<Way>,
}

impl Form<'_> {
    /// The lane of `width` bits that is made as `way` says of what `lane` is made of.
    fn value(&self, space: &mut Space, way: &Way, width: u16, lane: Id) -> Option<Id> {
        let value = match way {
            Way::Number(v) => return Some(space.dag.constant(i128::from(*v))),
            Way::Element(n, signed) => {
                let element = self.target.elements[*n];
                let places = self.target.places(space, lane)?;
                let further = places.iter().find(|(o, _)| *o == element.operand)?.1;
                let first = u32::try_from(i64::from(element.first) + further).ok()?;
                let index =
                    (first % u32::from(element.width) == 0).then(|| first / u32::from(element.width))?;
                space.dag.read_at(element.operand, element.width, *signed, index)
            }
            Way::Of(number, arguments) => {
                let operation = &self.operations[*number as usize];
                let mut values = Vec::with_capacity(arguments.len());
                for (argument, slot) in arguments.iter().zip(&operation.slots) {
                    values.push(self.value(space, argument, slot.width, lane)?);
                }
                let value = operation.lane(&mut space.dag, &values);
                space.simplify(value)
            }
        };
        Some(space.low(value, width))
    }

    /// Elements of which `way` makes something else, if the solver finds some soon.
    fn counterexample(&self, space: &mut Space, way: &Way) -> Option<Vec<u64>> {
        let Target { lane, width, demand, .. } = self.target;
        let made = self.value(space, way, width, lane)?;
        let (made, wanted) = (space.low(made, demand), space.low(lane, demand));
        let prover = Prover::new(EXAMINED).sweeping();
        let prover = self.target.ranges(space).into_iter().fold(prover, Prover::assume);
        let Verdict::Refuted(model) = prover.prove_equal(&space.dag, made, wanted, space.operands()) else {
            return None;
        };
        let element =
            |e: &Element| model.operands[usize::from(e.operand)].get(u64::from(e.first), e.width) as u64;
        Some(self.target.elements.iter().map(element).collect())
    }
}

impl<'a> Search<'a> {
    /// Notes other ways to make values of `plan`, or `roots` where there is none, that cost less, and whether there are some.
    pub(super) fn enumerate(&mut self, roots: &[GoalId], plan: Option<&Plan>, limit: Cost) -> bool {
        if !self.heuristics.uses(Heuristic::Enumeration) {
            return false;
        }
        let registers = self.registers(roots);
        let wanted: Vec<(GoalId, Cost)> = match plan {
            Some(plan) => plan.order.iter().rev().map(|id| (*id, self.cost_of(plan, *id))).collect(),
            None => registers.iter().map(|id| (*id, limit)).collect(),
        };
        let (before, mut left) = (self.networks.len(), MOST_TARGETS);
        for (id, limit) in wanted {
            let goal = self.goals.get(id).clone();
            let is_moved = self.state(id).leaf.is_some() || goal::bytes(&self.space, &goal).is_some();
            if is_moved || self.networks.iter().any(|n| n.contains_key(&id)) {
                continue;
            }
            let Some(of) = self.enumerated(&goal, limit, &mut left) else { continue };
            let ways = self.enumerated[of].ways.len();
            self.lay_ways(of, id);
            if ways == 0 && registers.contains(&id) {
                self.enumerate_wider(id, limit, &mut left);
            }
        }
        self.take_new(before);
        self.networks.len() > before
    }

    /// The number of what is known of lanes like those of `goal` that cost less than `limit`; nothing where they are no such
    /// lanes, or where none are left to look at.
    fn enumerated(&mut self, goal: &Goal, limit: Cost, left: &mut usize) -> Option<usize> {
        if let Some(n) = self.enumerated.iter().position(|e| e.form.target.is_like(&self.space, goal)) {
            return Some(n);
        }
        if *left == 0 || self.has_to_end() {
            return None;
        }
        let target = Target::new(&self.space, &self.goals, goal)?;
        *left -= 1;
        let lanes = target.lanes;
        let alike = self.enumerated.iter().find(|e| e.form.target.lanes == lanes);
        let operations = match alike.map(|e| Rc::clone(&e.form.operations)) {
            Some(operations) => operations,
            None => Rc::new(operations(&self.expander, lanes as u32)),
        };
        let mut examples = target.examples(&mut self.space);
        let form = Form { target, operations };
        let (deadline, number) = (effort::spent() + EACH, self.costs.constant(goal.bits));
        let of = (&form.target, &mut examples);
        let values = Values::new(&form.operations, of, limit, number, deadline);
        let ways = values.ways(LONGEST, |way| form.counterexample(&mut self.space, way));
        self.enumerated.push(Enumerated { form, ways });
        Some(self.enumerated.len() - 1)
    }

    /// Notes the ways to make the lanes of goal `id` that are known.
    fn lay_ways(&mut self, of: usize, id: GoalId) {
        let known = std::mem::take(&mut self.enumerated);
        let lanes = self.goals.get(id).lanes.clone();
        for way in &known[of].ways {
            let mut network = BTreeMap::new();
            if self.lay_step(&known[of].form, way, (id, &lanes), &mut network).is_some() {
                self.networks.push(network);
            }
        }
        self.enumerated = known;
    }

    /// Notes ways to make the lanes of goal `id` in lanes of twice the width, whose lower halves are moved together.
    fn enumerate_wider(&mut self, id: GoalId, limit: Cost, left: &mut usize) {
        let goal = self.goals.get(id).clone();
        let (width, bytes) = (2 * goal.width, usize::from(goal.width / 8));
        if width > 32 || goal.demand != goal.width || goal.lanes.len() % 4 != 0 {
            return;
        }
        let of = |lanes: &[Option<Id>]| Goal { width, lanes: lanes.to_vec(), ..goal.clone() };
        let halves: Vec<Goal> = goal.lanes.chunks(goal.lanes.len() / 2).map(of).collect();
        let known: Vec<usize> = halves.iter().map_while(|h| self.enumerated(h, limit / 2, left)).collect();
        if known.len() < halves.len() || known.iter().any(|n| self.enumerated[*n].ways.is_empty()) {
            return;
        }
        let mut moved = Vec::new();
        for (half, known) in halves.into_iter().zip(known) {
            let lanes = half.lanes.clone();
            let temporary = self.goals.temporary(&mut self.space, half.clone());
            let made = self.goals.intern(&mut self.space, half);
            self.visit_all();
            self.lay_ways(known, made);
            for (n, lane) in lanes.iter().enumerate() {
                let byte = |b| Byte::Of(temporary, (n * 2 * bytes + b) as u32);
                moved.extend((0..bytes).map(|b| if lane.is_some() { byte(b) } else { Byte::Any }));
            }
        }
        self.goals.arrange(id, moved);
        // There are more ways to make it now.
        self.states[id.0 as usize].alternatives = None;
    }

    /// Gives the goals of networks from number `before` on their steps.
    fn take_new(&mut self, before: usize) {
        self.visit_all();
        let laid: BTreeSet<GoalId> =
            self.networks[before..].iter().flat_map(BTreeMap::keys).copied().collect();
        for id in laid {
            let new = self.networks[before..].iter().filter_map(|n| n.get(&id)).cloned();
            let new: Vec<Alternative> = new.collect();
            let State { leaf, alternatives, .. } = &mut self.states[id.0 as usize];
            match alternatives {
                _ if leaf.is_some() => {}
                Some(all) => drop(all.splice(..0, new)),
                None => {
                    self.expand(id);
                    // Where no work is left for others, there are these.
                    self.states[id.0 as usize].alternatives.get_or_insert(new);
                }
            }
        }
        self.visit_all();
    }

    /// `roots`, or the registers that they are put together of.
    fn registers(&mut self, roots: &[GoalId]) -> Vec<GoalId> {
        let mut found = Vec::new();
        for root in roots {
            match self.expander.parts(&self.space, &self.goals, *root) {
                Some(parts) => {
                    found.extend(parts.into_iter().map(|p| self.goals.intern(&mut self.space, p)));
                }
                None => found.push(*root),
            }
        }
        self.visit_all();
        found
    }

    /// What `id` costs in `plan`.
    fn cost_of(&self, plan: &Plan, id: GoalId) -> Cost {
        let (mut seen, mut open, mut cost) = (BTreeSet::new(), vec![id], 0);
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            match plan.choices.get(&id) {
                Some(Choice::Step(alternative)) => {
                    cost += alternative.cost;
                    open.extend(alternative.operands());
                }
                Some(Choice::Leaf(_)) => cost += self.state(id).leaf.map_or(0, |leaf| leaf.1),
                None => {}
            }
        }
        cost
    }

    /// Notes the steps of `way`, which makes goal `id` of these lanes, in `network`.
    fn lay_step(
        &mut self,
        form: &Form<'a>,
        way: &Way,
        (id, lanes): (GoalId, &[Option<Id>]),
        network: &mut BTreeMap<GoalId, Alternative>,
    ) -> Option<()> {
        let Way::Of(number, arguments) = way else { return Some(()) };
        let operation = &form.operations[*number as usize];
        let mut sources = Vec::new();
        let mut parts = Vec::new();
        for (n, operand) in operation.family.operands().iter().enumerate() {
            let n = n as u16;
            let slot = operation.slots.iter().position(|s| s.operand == n);
            sources.push(match (operation.variant.immediates.get(&n), slot) {
                (Some(v), _) => fixed(&mut self.space, operand, *v).intern(&mut self.space, &mut self.goals),
                (None, Some(slot)) => {
                    let width = operation.slots[slot].width;
                    let argument = &arguments[slot];
                    let mut values = vec![None; (operand.bits() / u32::from(width)) as usize];
                    for (value, lane) in values.iter_mut().zip(lanes) {
                        if let Some(lane) = lane {
                            *value = Some(form.value(&mut self.space, argument, width, *lane)?);
                        }
                    }
                    let goal = Goal {
                        kind: Kind::Vector,
                        bits: operand.bits(),
                        width,
                        demand: width,
                        lanes: values,
                    };
                    let made = self.goals.intern(&mut self.space, goal);
                    parts.push((made, argument));
                    Source::Goal(made)
                }
                (None, None) => Source::Any,
            });
        }
        let alternative =
            Alternative { instruction: operation.instruction, cost: operation.cost, sources, halves: false };
        if alternative.operands().any(|o| o == id) {
            return None;
        }
        network.insert(id, alternative);
        for (made, argument) in parts {
            if !network.contains_key(&made) {
                self.lay_step(form, argument, (made, lanes), network)?;
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{found, found_without};

    const MIN: &str = "window min(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = min(a[i], b[i])\n}\n";
    const MAX: &str = "window max(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = max(a[i], b[i])\n}\n";

    #[test]
    fn the_solver_tells_what_examples_do_not() {
        // Of 2^32 values few are rounded otherwise without the last bit that is left.
        let text =
            "window g(a: u32x4) -> u32x4 {\n    out[i] = u32(a[i] + 0x7fff + ((a[i] >> 16) & 1)) >> 16\n}\n";
        let add = "window p(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let shift = "window s(a: u32x4) -> u32x4 {\n    out[i] = a[i] >> 16\n}\n";
        let and = "window n(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] & b[i]\n}\n";
        assert!(found(text, &[add, shift]).is_none());
        assert_eq!(found(text, &[add, shift, and]).map(|program| program.steps.len()), Some(5));
    }

    #[test]
    fn what_no_rule_knows_is_made_of_short_sequences() {
        let clipped = "window g(a: i16x8) -> i16x8 {\n    assume a in -32767..=32767\n    \
            out[i] = select(a[i] < 0, -min(-a[i], 255), min(a[i], 255))\n}\n";
        assert_eq!(found(clipped, &[MIN, MAX]).map(|program| program.steps.len()), Some(2));
        assert!(found_without("enumeration", clipped, &[MIN, MAX]).is_none());
    }
}
