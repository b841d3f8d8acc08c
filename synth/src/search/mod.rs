//! The cheapest composition: best-first search over an AND/OR graph of goals (AO*, Nilsson 1980).
//!
//! A goal's value is that of its cheapest alternative, an alternative's that of its instruction and its
//! operands; a goal that has not been expanded yet has an estimate. The search follows the cheapest
//! alternatives down to what is not expanded, expands it, and values the graph anew, until the cheapest way
//! needs nothing that is not known. Estimates between a goal's lower bound and a guess of its cost find an
//! answer soon; the weight of the guess then sinks to nothing, and what is left is a proof that nothing
//! cheaper exists. Shared operands count once when the answer is taken out ([`Plan`]).

mod balance;
mod beside;
mod combined_bits;
mod concatenations;
mod doubled;
mod enumerated;
mod estimate;
pub mod expand;
pub mod extract;
mod fields;
mod folded;
mod granules;
mod grouped;
mod half_masks;
mod homes;
mod in_place;
mod interleave;
mod joined;
mod kinds;
pub mod legalize;
mod lookups;
mod lowest;
mod mixed;
mod moves;
mod networks;
mod pairs;
mod permute;
mod planes;
mod regions;
mod replicas;
mod share;
mod shifted;
mod tabulate;
mod terms;
mod together;
mod totals;
mod value;
mod vary;
mod whole_bytes;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use autoir_semantics::effort::{self, Work};
use autoir_semantics::lane::Kind;

use crate::goal::sample;
use crate::goal::space::Space;
use crate::goal::{self, Goal, GoalId, Goals};
use crate::heuristics::{Heuristic, Heuristics};
use crate::library::{Cost, CostModel};
use crate::pattern::bounds::Bounds;
use crate::pattern::library::{PatternLibrary, Selection};
use crate::search::enumerated::Enumerated;
use crate::search::estimate::guess;
use crate::search::expand::{Alternative, Expander, Leaf, Source};
use crate::search::share::Judge;
use crate::search::value::{Values, Worth};
use crate::stop;

/// Hundredths of the guess that count in each round of the search.
const WEIGHTS: [Cost; 5] = [200, 100, 50, 20, 0];
/// Goals expanded between two valuations of the graph.
const BATCH: usize = 4;

/// Hundredths of the work left for a search over the whole at first.
const FIRST_SHARE: u32 = 15;
/// Hundredths of the work left for a search over some lanes, and for one over the whole with the instructions found there.
const LANES_SHARE: u32 = 60;
const USED_SHARE: u32 = 80;
/// Plans of networks that are measured beside the cheapest one, and what they may cost, in hundredths of it.
const MOST_LAID: usize = 8;
const AS_CHEAP: Cost = 125;
/// The work of a search that improves what it found, and hundredths of that which it may take besides.
const LONG: Duration = Duration::from_millis(300);
const MORE_SHARE: u32 = 12;

/// The cost of zero: of two programs that cost the same, the one without it is better.
const ZERO: Cost = 1;

/// The cost of a scalar that is extended by zeros in one of the registers that vectors leave alone, and that of each other
/// one that is put beside it.
const EXTENDED: Cost = 10;
const COMBINED: Cost = 50;

/// The part of what it costs, as a fraction, that counts of what is made before a loop: it takes a register all the same.
const HOISTED: Cost = 8;

/// What counts of such a cost.
fn hoisted(cost: Cost) -> Cost {
    (cost / HOISTED).max(cost.min(1))
}

/// How a goal is made.
#[derive(Clone, Debug)]
pub enum Choice {
    /// Without an instruction.
    Leaf(Leaf),
    /// With one.
    Step(Alternative),
}

/// What is known of a goal.
#[derive(Clone, Debug, Default)]
struct State {
    leaf: Option<(Leaf, Cost)>,
    /// It costs no less.
    bound: Cost,
    /// What it may cost.
    guess: Cost,
    /// The values that it needs once they are computed, which it costs more than.
    computed: Vec<GoalId>,
    alternatives: Option<Vec<Alternative>>,
}

/// The search for one window on one target.
pub struct Search<'a> {
    /// The window's expressions.
    pub space: Space,
    /// The goals seen.
    pub goals: Goals,
    expander: Expander<'a>,
    costs: &'a dyn CostModel,
    states: Vec<State>,
    /// Alternatives of goals that were looked at before their turn.
    early: BTreeMap<GoalId, Vec<Alternative>>,
    /// Movements that serve several results, by what they make.
    networks: Vec<BTreeMap<GoalId, Alternative>>,
    /// It ends when so much work is done ([`effort`]).
    deadline: Option<Duration>,
    bounds: Bounds,
    heuristics: Heuristics,
    in_loop: bool,
    /// Lanes that were enumerated.
    enumerated: Vec<Enumerated<'a>>,
}

/// Choices for a set of goals, each made once.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// How each goal is made; operands come before their users in `order`.
    pub choices: BTreeMap<GoalId, Choice>,
    /// Goals in the order in which they are made.
    pub order: Vec<GoalId>,
    /// The cost of all choices.
    pub cost: Cost,
    /// The instructions, by their numbers, and how often each is executed.
    executed: Vec<(usize, Cost)>,
}

/// What a search found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Plans, each cheaper than the one before it, after others that may take less as a whole than their parts say.
    pub plans: Vec<Plan>,
    /// Whether nothing cheaper than the last plan, or than the limit, was left to look at.
    pub exhausted: bool,
}

impl<'a> Search<'a> {
    /// A search over `space` with the instructions of `selection`.
    pub fn new(
        space: Space,
        library: &'a PatternLibrary,
        selection: &'a Selection,
        costs: &'a dyn CostModel,
        deadline: Option<Duration>,
    ) -> Search<'a> {
        Search {
            space,
            goals: Goals::new(selection.narrowest, selection.widest_element.clamp(8, 64)),
            expander: Expander::new(library, selection, costs, deadline),
            costs,
            states: Vec::new(),
            early: BTreeMap::new(),
            networks: Vec::new(),
            deadline,
            bounds: Bounds::new(&selection.least),
            heuristics: Heuristics::default(),
            in_loop: false,
            enumerated: Vec::new(),
        }
    }

    /// Uses no other heuristics than these.
    pub fn set(&mut self, heuristics: Heuristics) {
        self.heuristics = heuristics;
        self.expander.heuristics = heuristics;
    }

    /// Says whether what is computed of scalars alone is computed before a loop.
    pub fn set_in_loop(&mut self, in_loop: bool) {
        self.in_loop = in_loop;
    }

    /// The heuristics that are used.
    pub fn heuristics(&self) -> Heuristics {
        self.heuristics
    }

    /// Size of the narrowest register in bits.
    pub fn narrowest(&self) -> u32 {
        self.expander.narrowest()
    }

    /// Size of the widest register in bits.
    pub fn widest(&self) -> u32 {
        self.expander.widest()
    }

    /// The most bits of an element that an instruction makes.
    pub fn widest_element(&self) -> u16 {
        self.expander.selection.widest_element
    }

    /// The kind of register that holds masks.
    pub fn mask_kind(&self) -> Kind {
        self.expander.mask_kind()
    }

    /// Sizes of the smallest and the largest register that holds masks, in bits.
    pub fn mask_bits(&self) -> (u32, u32) {
        self.expander.selection.mask_bits()
    }

    /// The goals of `roots`.
    pub fn intern(&mut self, roots: &[Goal]) -> Vec<GoalId> {
        roots.iter().map(|r| self.goals.intern(&mut self.space, r.clone())).collect()
    }

    /// Ever cheaper ways to make all of `roots`, each of them cheaper than `limit`.
    ///
    /// A search that does not end soon is made on a sample first, which shows the instructions to use; with
    /// these alone the search over the whole is short. What work is left goes to the whole search, which alone
    /// can say that nothing is left to look at.
    pub fn run(&mut self, roots: &[GoalId], limit: Cost) -> Found {
        self.lay_network(roots);
        let mut laid = self.laid(roots);
        laid.retain(|plan| plan.cost < limit);
        let least = |plans: &[Plan]| plans.last().map_or(limit, |plan| plan.cost);
        let work = self.deadline.map(|end| end.saturating_sub(effort::spent()));
        let mut found = self.cheaper(roots, least(&laid));
        found.plans.splice(..0, laid);
        let is_long = work.is_none_or(|work| work >= LONG);
        if let (Some(end), Some(work)) = (self.deadline, work) {
            self.allow(end + work * MORE_SHARE / 100, 100);
        }
        let best = found.plans.last().cloned();
        if is_long && (self.enumerate(roots, best.as_ref(), least(&found.plans)) || !found.exhausted) {
            let more = self.improve(roots, least(&found.plans));
            found.exhausted = more.exhausted;
            found.plans.extend(more.plans);
            let most = least(&found.plans).saturating_mul(AS_CHEAP) / 100;
            let mut laid = self.laid(roots);
            laid.retain(|plan| plan.cost <= most);
            let others = laid.split_off(laid.len().saturating_sub(MOST_LAID));
            found.plans.splice(..0, others);
        }
        let cost = found.plans.last().map_or(limit, |plan| plan.cost.min(limit));
        found.exhausted = found.exhausted && (roots.len() == 1 || self.costs_at_least(roots, cost));
        if let Some(best) = found.plans.last() {
            let others = match self.load(&best.executed) {
                Some(load) => self.balanced(roots, best, &load),
                None => self.varied(roots, best),
            };
            found.plans.splice(..0, others);
        }
        found
    }

    /// As [`Search::run`], by the costs of parts alone.
    fn cheaper(&mut self, roots: &[GoalId], limit: Cost) -> Found {
        let sample = self.sample(roots);
        let Some((end, sample)) = self.deadline.zip(sample) else {
            return self.improve(roots, limit);
        };
        let mut found = Found::default();
        let mut limit = limit;
        let mut take = |more: Found, limit: &mut Cost| {
            *limit = more.plans.last().map_or(*limit, |p| p.cost.min(*limit));
            found.plans.extend(more.plans);
            found.exhausted = more.exhausted;
            found.exhausted
        };
        self.allow(end, FIRST_SHARE);
        let first = self.improve(roots, limit);
        if take(first, &mut limit) {
            return found;
        }
        self.allow(end, LANES_SHARE);
        let sample = self.improve(&sample, limit);
        let used: BTreeSet<usize> = sample.plans.iter().flat_map(Plan::instructions).collect();
        if !used.is_empty() {
            self.allow(end, USED_SHARE);
            let again = self.improve_with(used, roots, limit);
            take(again, &mut limit);
        }
        self.allow(end, 100);
        let rest = self.improve(roots, limit);
        take(rest, &mut limit);
        found
    }

    /// As [`Search::improve`], computing with these instructions alone.
    fn improve_with(&mut self, instructions: BTreeSet<usize>, roots: &[GoalId], limit: Cost) -> Found {
        // What moves data does so with any instruction.
        let computes = |(n, state): (usize, &mut State)| {
            let goal = self.goals.get(GoalId(n as u32));
            state.alternatives.take_if(|_| goal::bytes(&self.space, goal).is_none())
        };
        let before: Vec<_> = self.states.iter_mut().enumerate().map(computes).collect();
        self.expander.only = instructions;
        let found = self.improve(roots, limit);
        self.expander.only = BTreeSet::new();
        let before = before.into_iter().chain(std::iter::repeat(None));
        for (n, (state, known)) in self.states.iter_mut().zip(before).enumerate() {
            let goal = self.goals.get(GoalId(n as u32));
            if goal::bytes(&self.space, goal).is_none() {
                state.alternatives = known;
            }
        }
        found
    }

    /// Sets the deadline to so many hundredths of the work until `end`.
    fn allow(&mut self, end: Duration, share: u32) {
        let now = effort::spent();
        self.deadline = Some(now + end.saturating_sub(now) * share / 100);
        self.expander.deadline = self.deadline;
    }

    /// The goals of some lanes of `roots`, where there are many: they are searched before.
    fn sample(&mut self, roots: &[GoalId]) -> Option<Vec<GoalId>> {
        if !self.heuristics.uses(Heuristic::Samples) {
            return None;
        }
        let whole: Vec<Goal> = roots.iter().map(|id| self.goals.get(*id).clone()).collect();
        let lanes: Vec<Option<Goal>> = whole.iter().map(sample::lanes).collect();
        if lanes.iter().all(Option::is_none) {
            return None;
        }
        let lanes: Vec<Goal> =
            lanes.into_iter().zip(whole).map(|(part, whole)| part.unwrap_or(whole)).collect();
        Some(self.intern(&lanes))
    }

    /// Ever cheaper ways to make all of `roots`, each of them cheaper than `limit`, until the deadline.
    fn improve(&mut self, roots: &[GoalId], limit: Cost) -> Found {
        let mut found = Found::default();
        let mut limit = limit;
        let guesses = if self.heuristics.uses(Heuristic::Estimate) {
            &WEIGHTS[..]
        } else {
            &WEIGHTS[WEIGHTS.len() - 1..]
        };
        for weight in guesses.iter().copied() {
            self.visit_all();
            let mut values = self.values(|g| self.worth(g, weight));
            loop {
                values.settle(|g| self.worth(g, weight));
                let total =
                    roots.iter().try_fold(0, |sum: Cost, r| Some(sum.saturating_add(values.get(r.0)?.0)));
                if total.is_none_or(|t| t >= limit) {
                    // Only without guesses does this say that there is nothing.
                    found.exhausted = weight == 0 || total.is_none();
                    break;
                }
                let frontier = self.frontier(roots, &values);
                if frontier.is_empty() {
                    let popularity = self.popularity();
                    let plan = self.shared(roots, &values, (Judge::Costs, &popularity));
                    if let Some(plan) = plan {
                        limit = limit.min(plan.cost);
                        found.plans.push(plan);
                    }
                    found.exhausted = weight == 0;
                    break;
                }
                if self.has_to_end() {
                    return found;
                }
                let batch = &frontier[..frontier.len().min(BATCH)];
                batch.iter().for_each(|id| self.expand(*id));
                self.visit_all();
                (values.len()..self.states.len() as u32).for_each(|g| values.push(self.worth(g, weight)));
                batch.iter().for_each(|id| values.set(id.0, self.worth(id.0, weight)));
            }
            if found.exhausted {
                break;
            }
        }
        found
    }

    fn has_to_end(&self) -> bool {
        stop::requested() || self.deadline.is_some_and(|d| effort::spent() > d)
    }

    /// The values of all goals so far, by what each is worth.
    fn values<'w>(&self, worth: impl Fn(u32) -> Worth<'w>) -> Values {
        effort::spend(Work::Goal, self.states.len() as u64);
        Values::new(self.states.len() as u32, worth)
    }

    fn worth(&self, g: u32, weight: Cost) -> Worth<'_> {
        let state = &self.states[g as usize];
        match (&state.leaf, &state.alternatives) {
            (Some((_, cost)), _) => Worth::Own(*cost),
            (None, None) if !state.computed.is_empty() => {
                Worth::Over(state.estimate(weight), &state.computed)
            }
            (None, None) => Worth::Own(state.estimate(weight)),
            (None, Some(alternatives)) => Worth::Least(alternatives),
        }
    }

    /// The goals that the cheapest way to make `roots` leans on and that are not expanded, dearest first.
    fn frontier(&self, roots: &[GoalId], values: &Values) -> Vec<GoalId> {
        effort::spend(Work::Goal, self.states.len() as u64);
        let mut seen = vec![false; self.states.len()];
        let mut stack = roots.to_vec();
        let mut frontier = Vec::new();
        while let Some(id) = stack.pop() {
            if std::mem::replace(&mut seen[id.0 as usize], true) {
                continue;
            }
            let state = self.state(id);
            match (&state.alternatives, values.get(id.0)) {
                (Some(alternatives), Some((_, Some(n)))) => stack.extend(alternatives[n].operands()),
                (None, _) if state.leaf.is_none() => {
                    frontier.push(id);
                    // However they are moved, they are computed.
                    stack.extend(&state.computed);
                }
                _ => {}
            }
        }
        frontier.sort_by_key(|id| (Reverse(self.state(*id).guess), *id));
        frontier
    }

    fn state(&self, id: GoalId) -> &State {
        &self.states[id.0 as usize]
    }

    /// Gives every new goal its state.
    fn visit_all(&mut self) {
        while self.states.len() < self.goals.len() {
            let id = GoalId(self.states.len() as u32);
            let state = self.visit(id);
            self.states.push(state);
            // Parts of scalars that no instruction puts together are soon known to be out of reach.
            let goal = self.goals.get(id);
            if goal.kind == Kind::Scalar
                && self.state(id).leaf.is_none()
                && goal::bytes(&self.space, goal).is_some()
            {
                let found = self.expander.alternatives(&mut self.space, &mut self.goals, id);
                // Values know no goals yet that come of this, and what was cut short says nothing.
                match (self.has_to_end(), found.is_empty()) {
                    (true, _) => {}
                    (false, true) => self.states[id.0 as usize].alternatives = Some(found),
                    (false, false) => drop(self.early.insert(id, found)),
                }
            }
        }
    }

    fn visit(&mut self, id: GoalId) -> State {
        let goal = self.goals.get(id);
        if let Some(leaf) = expand::leaf(&self.space, goal, &self.expander) {
            let is_zero = || goal.lanes.iter().flatten().all(|e| self.space.dag.as_const(*e) == Some(0));
            let cost = match leaf {
                Leaf::Constant if is_zero() => ZERO,
                Leaf::Constant if goal.kind == Kind::Scalar => self.costs.scalar_constant(),
                Leaf::Constant => self.costs.constant(goal.bits),
                Leaf::Scalars(beside) => EXTENDED + COMBINED * Cost::from(beside),
                _ => 0,
            };
            return State { leaf: Some((leaf, cost)), ..State::default() };
        }
        if let Some(parts) = self.expander.parts(&self.space, &self.goals, id) {
            // As much as its registers, of which each may be at hand.
            let made = |part: &Goal| expand::leaf(&self.space, part, &self.expander).is_none();
            let made: Vec<Goal> = parts.into_iter().filter(made).collect();
            let guess = made.iter().map(|part| guess(&mut self.space, part, self.expander.selection)).sum();
            return State { guess, ..State::default() };
        }
        let joined = expand::operands(&self.space, goal, self.expander.widest()).len().saturating_sub(1);
        let goal = goal.clone();
        let least = self.bounds.of_any();
        let is_open = self.goals.has_open_bits(&self.space, &goal);
        let bound = match self.heuristics.uses(Heuristic::Bounds) && !is_open {
            true => self.bounds.of(&mut self.space, &goal),
            false => least,
        };
        let bound = bound.max(least.saturating_mul(joined as Cost));
        let computed = self.goals.temporaries_in(&self.space, &goal);
        let guess = match is_open {
            true => estimate::FIELDS,
            false => guess(&mut self.space, &goal, self.expander.selection),
        };
        let guess = guess.max(bound);
        match self.is_hoisted(id) {
            true => State { bound: hoisted(bound), guess: hoisted(guess), computed, ..State::default() },
            false => State { bound, guess, computed, ..State::default() },
        }
    }

    /// Whether a goal is made before the loop that the window stands in.
    fn is_hoisted(&self, id: GoalId) -> bool {
        let roots = || self.goals.get(id).lanes.iter().flatten().copied().collect::<Vec<_>>();
        self.in_loop && self.space.is_of_scalars(&roots())
    }

    fn expand(&mut self, id: GoalId) {
        let found = match self.early.remove(&id) {
            Some(found) => found,
            None => self.expander.alternatives(&mut self.space, &mut self.goals, id),
        };
        let laid = self.networks.iter().filter_map(|network| network.get(&id)).cloned();
        let mut found: Vec<Alternative> = laid.chain(found).collect();
        if self.is_hoisted(id) {
            found.iter_mut().for_each(|a| a.cost = hoisted(a.cost));
        }
        // What was cut short would be missed by a later round.
        if !self.has_to_end() {
            self.states[id.0 as usize].alternatives = Some(found);
        }
    }
}

impl Plan {
    /// The instructions that are used.
    fn instructions(&self) -> impl Iterator<Item = usize> + '_ {
        self.executed.iter().map(|(instruction, _)| *instruction)
    }
}

impl State {
    /// The lower bound, raised towards the guess by so many hundredths.
    fn estimate(&self, weight: Cost) -> Cost {
        self.bound + (self.guess - self.bound) * weight / 100
    }
}

impl Alternative {
    /// How often its instruction is executed.
    fn times(&self) -> Cost {
        if self.halves { 2 } else { 1 }
    }

    /// The goals that it asks for.
    pub fn goals(&self) -> impl Iterator<Item = GoalId> + '_ {
        self.sources.iter().filter_map(Source::goal)
    }

    /// The goals that it asks for, each once.
    pub fn operands(&self) -> impl Iterator<Item = GoalId> + '_ {
        self.sources.iter().enumerate().filter_map(move |(n, s)| {
            s.goal().filter(|g| self.sources[..n].iter().all(|before| before.goal() != Some(*g)))
        })
    }
}
