//! The cheapest composition: branch and bound over goals, with memory.
//!
//! A goal's cost is that of its cheapest alternative, an alternative's that of its instruction and its
//! operands. The search deepens a cost limit, so that it ends early where a cheap answer exists and never
//! follows an expensive path far. Shared operands count once when the answer is taken out ([`Plan`]).

use std::collections::{BTreeMap, HashMap};
use std::time::Instant;

use autoir_semantics::dag::{Id, Node};

use crate::expand::{self, Alternative, Expander, Leaf, Source};
use crate::goal::{self, Goal, GoalId, Goals};
use crate::library::{Cost, CostModel, Library, Selection};
use crate::movement;
use crate::space::Space;

/// Alternatives of a goal that the quick pass tries before it gives up.
const QUICK_TRIES: usize = 6;
/// What the quick pass takes a node of an expression, and a run of moved bytes, to cost.
const NODE_ESTIMATE: Cost = 30;
const RUN_ESTIMATE: Cost = 15;

/// How a goal is made.
#[derive(Clone, Debug)]
pub enum Choice {
    /// Without an instruction.
    Leaf(Leaf),
    /// With one.
    Step(Alternative),
}

#[derive(Clone, Debug, Default)]
struct State {
    leaf: Option<(Leaf, Cost)>,
    alternatives: Option<Vec<Alternative>>,
    best: Option<(Cost, Option<usize>)>,
    /// The first answer of the quick pass: an upper bound.
    quick: Option<(Cost, usize)>,
    quick_failed: bool,
    /// No answer within this cost.
    failed: Cost,
    /// No answer below this cost, by the goal's form.
    bound: Cost,
    active: bool,
}

/// The search for one window on one target.
pub struct Search<'a> {
    /// The window's expressions.
    pub space: Space,
    /// The goals seen.
    pub goals: Goals,
    expander: Expander<'a>,
    costs: &'a dyn CostModel,
    states: HashMap<GoalId, State>,
    deadline: Option<Instant>,
    /// The least that any instruction costs: a lower bound for a goal that is no leaf.
    least: Cost,
    /// Whether the time ran out before the search was done.
    pub timed_out: bool,
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
}

impl<'a> Search<'a> {
    /// A search over `space` with the instructions of `selection`.
    pub fn new(
        space: Space,
        library: &'a Library,
        selection: &'a Selection,
        costs: &'a dyn CostModel,
        deadline: Option<Instant>,
    ) -> Search<'a> {
        Search {
            space,
            goals: Goals::default(),
            expander: Expander::new(library, selection),
            costs,
            states: HashMap::new(),
            deadline,
            least: selection.least,
            timed_out: false,
        }
    }

    /// The goals of `roots`.
    pub fn intern(&mut self, roots: &[Goal]) -> Vec<GoalId> {
        roots.iter().map(|r| self.goals.intern(&mut self.space, r.clone())).collect()
    }

    /// The cheapest way to make all of `roots` that costs at most `limit`, if there is one. Parts are
    /// alike: each may take its share, and what the ones before it left over.
    pub fn plan(&mut self, roots: &[GoalId], limit: Cost) -> Option<Plan> {
        let (mut left, mut parts) = (limit, roots.len() as Cost);
        for id in roots {
            let cost = self.solve(*id, left / parts.max(1))?;
            left -= cost.min(left);
            parts -= 1;
        }
        self.collected(roots)
    }

    /// Some way to make all of `roots`, found without looking back.
    pub fn quick_plan(&mut self, roots: &[GoalId]) -> Option<Plan> {
        for id in roots {
            self.quick(*id)?;
        }
        self.collected(roots)
    }

    fn collected(&self, roots: &[GoalId]) -> Option<Plan> {
        let mut plan = Plan::default();
        for id in roots {
            self.collect(*id, &mut plan)?;
        }
        Some(plan)
    }

    fn quick(&mut self, id: GoalId) -> Option<Cost> {
        self.visit(id);
        let state = &self.states[&id];
        if let Some((cost, _)) = state.best {
            return Some(cost);
        }
        if let Some((cost, _)) = state.quick {
            return Some(cost);
        }
        if state.active || state.quick_failed || self.out_of_time() {
            return None;
        }
        self.expand(id);
        self.state(id).active = true;
        let alternatives = self.state(id).alternatives.take().unwrap_or_default();
        let mut order: Vec<(Cost, usize)> =
            alternatives.iter().enumerate().map(|(n, a)| (a.cost + self.estimate(a), n)).collect();
        order.sort_unstable();
        let found = order.iter().take(QUICK_TRIES).find_map(|(_, n)| {
            let mut cost = alternatives[*n].cost;
            for g in operands(&alternatives[*n]) {
                cost += self.quick(g)?;
            }
            Some((cost, *n))
        });
        let state = self.state(id);
        state.alternatives = Some(alternatives);
        state.active = false;
        state.quick = found;
        state.quick_failed = found.is_none();
        found.map(|f| f.0)
    }

    /// What the operands of an alternative may cost, by their size.
    fn estimate(&mut self, alternative: &Alternative) -> Cost {
        let mut sum = 0;
        for g in operands(alternative) {
            self.visit(g);
            if let Some((cost, _)) = self.states[&g].best {
                sum += cost;
                continue;
            }
            let goal = self.goals.get(g);
            sum += match goal::bytes(&self.space, goal) {
                Some(want) => RUN_ESTIMATE * movement::complexity(&want) as Cost + self.least,
                None => {
                    let first: Vec<_> = goal.lanes.iter().flatten().take(1).copied().collect();
                    let nodes = self.space.dag.reachable(&first);
                    let work = |n: &&Id| {
                        !matches!(
                            self.space.dag.node(**n),
                            Node::Const(_) | Node::Read { .. } | Node::Wrap { .. }
                        )
                    };
                    NODE_ESTIMATE * nodes.iter().filter(work).count() as Cost + self.least
                }
            };
        }
        sum
    }

    fn out_of_time(&mut self) -> bool {
        self.timed_out |= self.deadline.is_some_and(|d| Instant::now() > d);
        self.timed_out
    }

    fn solve(&mut self, id: GoalId, limit: Cost) -> Option<Cost> {
        self.visit(id);
        let state = &self.states[&id];
        if let Some((best, _)) = state.best {
            return (best <= limit).then_some(best);
        }
        if state.active || limit < self.least || limit <= state.failed {
            return None;
        }
        if self.out_of_time() {
            return None;
        }
        self.expand(id);
        self.state(id).active = true;
        let alternatives = self.state(id).alternatives.take().unwrap_or_default();
        let mut best: Option<(Cost, usize)> = None;
        for (n, alternative) in alternatives.iter().enumerate() {
            let budget = best.map_or(limit, |(c, _)| c.saturating_sub(1));
            if let Some(total) = self.total(alternative, budget) {
                best = Some((total, n));
            }
        }
        let state = self.state(id);
        state.alternatives = Some(alternatives);
        state.active = false;
        match best {
            Some((cost, n)) => {
                state.best = Some((cost, Some(n)));
                Some(cost)
            }
            None => {
                state.failed = limit;
                None
            }
        }
    }

    /// The cost of an alternative with its operands, if it is within `budget`.
    fn total(&mut self, alternative: &Alternative, budget: Cost) -> Option<Cost> {
        let mut bounds: Vec<(Cost, GoalId)> =
            operands(alternative).into_iter().map(|g| (self.bound(g), g)).collect();
        let mut spent = alternative.cost;
        let mut ahead: Cost = bounds.iter().map(|b| b.0).sum();
        if spent + ahead > budget {
            return None;
        }
        bounds.sort_unstable();
        for (bound, g) in bounds {
            ahead -= bound;
            spent += self.solve(g, budget.checked_sub(spent + ahead)?)?;
        }
        (spent <= budget).then_some(spent)
    }

    /// A lower bound of the cost of a goal.
    fn bound(&mut self, id: GoalId) -> Cost {
        self.visit(id);
        let state = &self.states[&id];
        match state.best {
            Some((cost, _)) => cost,
            None => state.bound.max(state.failed + 1),
        }
    }

    fn state(&mut self, id: GoalId) -> &mut State {
        self.states.entry(id).or_default()
    }

    fn visit(&mut self, id: GoalId) {
        if self.states.contains_key(&id) {
            return;
        }
        let goal = self.goals.get(id);
        let mut state = State::default();
        if let Some(leaf) = expand::leaf(&self.space, goal) {
            let is_zero = || goal.lanes.iter().flatten().all(|e| self.space.dag.as_const(*e) == Some(0));
            let cost = match leaf {
                Leaf::Constant if !is_zero() => self.costs.constant(goal.bits),
                _ => 0,
            };
            state.leaf = Some((leaf, cost));
            state.best = Some((cost, None));
        }
        let joined = expand::operands(&self.space, goal).len().saturating_sub(1);
        state.bound = self.least * joined.max(1) as Cost;
        self.states.insert(id, state);
    }

    /// How many goals were seen, and how many of them were expanded.
    pub fn statistics(&self) -> (usize, usize) {
        (self.goals.len(), self.states.values().filter(|s| s.alternatives.is_some()).count())
    }

    fn expand(&mut self, id: GoalId) {
        if self.states.get(&id).is_some_and(|s| s.alternatives.is_none()) {
            let found = self.expander.alternatives(&mut self.space, &mut self.goals, id);
            self.state(id).alternatives = Some(found);
        }
    }

    fn collect(&self, id: GoalId, plan: &mut Plan) -> Option<()> {
        if plan.choices.contains_key(&id) {
            return Some(());
        }
        let state = self.states.get(&id)?;
        let best = state.best.or(state.quick.map(|(c, n)| (c, Some(n))));
        let choice = match (best?, state.leaf) {
            ((cost, None), Some((leaf, _))) => {
                plan.cost += cost;
                Choice::Leaf(leaf)
            }
            ((_, Some(n)), _) => {
                let alternative = state.alternatives.as_ref()?.get(n)?.clone();
                for source in &alternative.sources {
                    if let Source::Goal(g) = source {
                        self.collect(*g, plan)?;
                    }
                }
                plan.cost += alternative.cost;
                Choice::Step(alternative)
            }
            _ => return None,
        };
        plan.choices.insert(id, choice);
        plan.order.push(id);
        Some(())
    }
}

/// The goals that an alternative asks for, each once.
fn operands(alternative: &Alternative) -> Vec<GoalId> {
    let mut goals: Vec<GoalId> = alternative
        .sources
        .iter()
        .filter_map(|s| match s {
            Source::Goal(g) => Some(*g),
            _ => None,
        })
        .collect();
    goals.sort_unstable();
    goals.dedup();
    goals
}
