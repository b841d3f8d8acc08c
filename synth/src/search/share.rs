//! Sharing: what several goals need is made once.
//!
//! The value of a goal counts what it needs as often as it is needed, so the cheapest alternative by value may not be
//! the cheapest in a plan that has some of it already. A plan is put right afterwards, one choice at a time; of equally
//! cheap ones, those are taken that make what many goals could use.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use autoir_semantics::effort::{self, Work};

use autoir_semantics::hash::FastMap;

use crate::goal::GoalId;
use crate::library::Cost;
use crate::matching::movement::View;
use crate::search::expand::{Alternative, Leaf, Source};
use crate::search::value::Values;
use crate::search::{Choice, Plan, Search};

/// How often all choices of a plan are looked at again.
const ROUNDS: usize = 3;

/// Alternatives that are taken instead of those that the values say.
type Instead = BTreeMap<GoalId, usize>;

/// A value in a register, whatever goal it is made for.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Made {
    Input(View),
    Goal(GoalId),
    Step(usize),
}

/// What an alternative does: its instruction with what it is given.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Use {
    instruction: usize,
    halves: bool,
    sources: Vec<(Option<Made>, Source)>,
}

/// How many goals each use of an instruction could be made for.
type Popularity = FastMap<Use, u64>;

/// A plan, with how good it is.
struct Rated {
    plan: Plan,
    popularity: u64,
    /// How long it keeps units busy, where that is asked for.
    busy: Cost,
}

impl Rated {
    fn rank(&self) -> (Cost, Cost, Reverse<u64>) {
        (self.busy, self.plan.cost, Reverse(self.popularity))
    }
}

/// What plans are judged by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Judge {
    /// What their parts cost.
    Costs,
    /// How long they keep units busy, then what their parts cost.
    Units,
}

impl Search<'_> {
    /// The plan for `roots` by `values`, with other choices where less is made for all together.
    pub(super) fn shared(&self, roots: &[GoalId], values: &Values, judge: Judge) -> Option<Plan> {
        let mut instead = Instead::new();
        let popularity = self.popularity();
        let rated = |instead: &Instead| {
            let rated = self.rated(roots, values, instead, &popularity)?;
            let load = if judge == Judge::Units { self.load(&rated.plan) } else { None };
            Some(Rated { busy: load.map_or(0, |load| load.bottleneck().1), ..rated })
        };
        let mut best = rated(&instead)?;
        for _ in 0..ROUNDS {
            let before = best.rank();
            for id in best.plan.order.clone().into_iter().rev() {
                let count = self.state(id).alternatives.as_ref().map_or(0, Vec::len);
                if count < 2 || !matches!(best.plan.choices.get(&id), Some(Choice::Step(_))) {
                    continue;
                }
                let mut kept = instead.get(&id).copied();
                for n in 0..count {
                    effort::spend(Work::Goal, best.plan.order.len() as u64);
                    instead.insert(id, n);
                    let other = rated(&instead);
                    if let Some(other) = other.filter(|other| other.rank() < best.rank()) {
                        (best, kept) = (other, Some(n));
                    }
                }
                match kept {
                    Some(n) => instead.insert(id, n),
                    None => instead.remove(&id),
                };
            }
            if best.rank() == before {
                break;
            }
        }
        Some(best.plan)
    }

    fn popularity(&self) -> Popularity {
        let mut popularity = Popularity::default();
        let made = |g: GoalId| match self.state(g).leaf {
            Some((Leaf::Input(view), _)) => Made::Input(view),
            _ => Made::Goal(g),
        };
        for alternative in self.states.iter().filter_map(|s| s.alternatives.as_ref()).flatten() {
            *popularity.entry(Use::of(alternative, made)).or_default() += 1;
        }
        popularity
    }

    /// The plan for `roots` by `values`, but for some choices; nothing if these lead in a circle or to what is not known.
    fn rated(
        &self,
        roots: &[GoalId],
        values: &Values,
        instead: &Instead,
        popularity: &Popularity,
    ) -> Option<Rated> {
        let mut plan = Plan::default();
        let mut open = Vec::new();
        for id in roots {
            self.collect(*id, (values, instead), &mut open, &mut plan)?;
        }
        // What does the same is done once.
        let mut known: FastMap<Use, usize> = FastMap::default();
        let mut made: FastMap<GoalId, Made> = FastMap::default();
        let mut used = 0;
        for id in &plan.order {
            let value = match &plan.choices[id] {
                Choice::Leaf(leaf) => {
                    plan.cost += self.state(*id).leaf.map_or(0, |(_, cost)| cost);
                    match leaf {
                        Leaf::Input(view) => Made::Input(*view),
                        Leaf::Constant | Leaf::Any => Made::Goal(*id),
                    }
                }
                Choice::Step(alternative) => {
                    let next = known.len();
                    let step = Use::of(alternative, |g| made.get(&g).cloned().unwrap_or(Made::Goal(g)));
                    let at = *known.entry(step).or_insert(next);
                    if at == next {
                        plan.cost += alternative.cost;
                        if !alternative.is_joined() {
                            plan.executed.push((alternative.instruction, alternative.times()));
                        }
                        let asked = Use::of(alternative, |g| match made.get(&g) {
                            Some(Made::Input(view)) => Made::Input(*view),
                            _ => Made::Goal(g),
                        });
                        used += popularity.get(&asked).copied().unwrap_or(0);
                    }
                    Made::Step(at)
                }
            };
            made.insert(*id, value);
        }
        Some(Rated { plan, popularity: used, busy: 0 })
    }

    fn collect(
        &self,
        id: GoalId,
        by: (&Values, &Instead),
        open: &mut Vec<GoalId>,
        plan: &mut Plan,
    ) -> Option<()> {
        if plan.choices.contains_key(&id) {
            return Some(());
        }
        if open.contains(&id) {
            return None;
        }
        let state = self.state(id);
        let choice = match (state.leaf, by.0.get(id.0)?) {
            (Some((leaf, _)), _) => Choice::Leaf(leaf),
            (None, (_, from)) => {
                let n = by.1.get(&id).copied().or(from)?;
                let alternative = state.alternatives.as_ref()?.get(n)?.clone();
                open.push(id);
                for operand in alternative.operands() {
                    self.collect(operand, by, open, plan)?;
                }
                open.pop();
                Choice::Step(alternative)
            }
        };
        plan.choices.insert(id, choice);
        plan.order.push(id);
        Some(())
    }
}

impl Use {
    fn of(alternative: &Alternative, made: impl Fn(GoalId) -> Made) -> Use {
        let source = |s: &Source| match *s {
            Source::Goal(g) => (Some(made(g)), Source::Any),
            Source::Part(g, offset) => (Some(made(g)), Source::Part(GoalId(0), offset)),
            Source::Immediate(_) | Source::Any => (None, *s),
        };
        Use {
            instruction: alternative.instruction,
            halves: alternative.halves,
            sources: alternative.sources.iter().map(source).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn a_transposition_makes_each_pair_once() {
        let low = "window l(a: u32x4, b: u32x4) -> u32x4 {\n    for k < 2: out[2*k] = a[k]\n    for k < 2: out[2*k + 1] = b[k]\n}\n";
        let high = "window h(a: u32x4, b: u32x4) -> u32x4 {\n    for k < 2: out[2*k] = a[k + 2]\n    for k < 2: out[2*k + 1] = b[k + 2]\n}\n";
        let wide = "window w(a: u64x2, b: u64x2) -> u64x2 {\n    out[0] = a[0]\n    out[1] = b[0]\n}\n";
        let wide_high = "window v(a: u64x2, b: u64x2) -> u64x2 {\n    out[0] = a[1]\n    out[1] = b[1]\n}\n";
        let goal = "window t(a: u32x16) -> u32x16 {\n    for i < 4, j < 4: out[4*i + j] = a[4*j + i]\n}\n";
        let program = found(goal, &[low, high, wide, wide_high]).expect("a butterfly");
        assert_eq!(program.steps.len(), 8);
    }
}
