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

/// A value in a register, whatever goal it is made for, as a number.
type Made = u64;

/// An operand's part that is at hand.
fn input(view: View) -> Made {
    1 << 62 | Made::from(view.operand) << 32 | Made::from(view.first)
}

/// What step number `n` makes.
fn step(n: usize) -> Made {
    1 << 61 | n as Made
}

/// What an alternative does: its instruction with what it is given.
type Use = Vec<u64>;

/// Writes down what `alternative` does, where goals are `made` so.
fn write(use_of: &mut Use, alternative: &Alternative, made: impl Fn(GoalId) -> Made) {
    use_of.clear();
    use_of.extend([alternative.instruction as u64, alternative.halves.into()]);
    for source in &alternative.sources {
        use_of.extend(match *source {
            Source::Goal(g) => [made(g), 0],
            Source::Part(g, offset) => [made(g), 1 << 32 | u64::from(offset)],
            Source::Immediate(v) => [u64::MAX, v as u64],
            Source::Any => [u64::MAX - 1, 0],
        });
    }
}

/// For each alternative of each goal, how many goals its use could be made for.
pub(super) struct Popularity(Vec<Vec<u64>>);

/// Choices for a set of goals, with how good they are.
struct Draft {
    /// Goals in the order in which they are made, each with the number of its alternative, if it is no leaf.
    order: Vec<(GoalId, Option<usize>)>,
    cost: Cost,
    executed: Vec<(usize, Cost)>,
    popularity: u64,
    /// How long it keeps units busy, where that is asked for.
    busy: Cost,
}

impl Draft {
    /// By what it costs; of equals, by how many instructions are executed, then by what others could use of it.
    fn rank(&self) -> (Cost, Cost, Cost, Reverse<u64>) {
        let executed = self.executed.iter().map(|(_, times)| times).sum();
        (self.busy, self.cost, executed, Reverse(self.popularity))
    }
}

/// What is known of goals while a draft is made; one is made after the other in the same places.
struct Desk {
    /// Of each goal, the draft in which it was last begun, and whether it is done.
    begun: Vec<(u32, bool)>,
    made: Vec<Made>,
    draft: u32,
    use_of: Use,
}

impl Desk {
    fn new(goals: usize) -> Desk {
        Desk { begun: vec![(0, false); goals], made: vec![0; goals], draft: 0, use_of: Use::new() }
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
    pub(super) fn shared(
        &self,
        roots: &[GoalId],
        values: &Values,
        (judge, popularity): (Judge, &Popularity),
    ) -> Option<Plan> {
        let mut instead = Instead::new();
        let mut desk = Desk::new(self.states.len());
        let mut drafted = |instead: &Instead| {
            let draft = self.drafted(roots, values, instead, popularity, &mut desk)?;
            let load = if judge == Judge::Units { self.load(&draft.executed) } else { None };
            Some(Draft { busy: load.map_or(0, |load| load.bottleneck().1), ..draft })
        };
        // What a network's steps cost tells only where all of them are taken.
        let laid = self.networks.iter().filter_map(|network| drafted(&self.in_network(network)));
        let laid = laid.min_by_key(Draft::rank);
        let Some(mut best) = drafted(&instead) else { return laid.map(|laid| self.plan(&laid)) };
        for _ in 0..ROUNDS {
            let before = best.rank();
            let steps = best.order.iter().rev().filter(|(_, from)| from.is_some());
            for id in steps.map(|(id, _)| *id).collect::<Vec<_>>() {
                let alternatives = self.state(id).alternatives.as_deref().unwrap_or_default();
                // Another choice may have made it needless.
                if alternatives.len() < 2 || !best.order.iter().any(|(made, _)| *made == id) {
                    continue;
                }
                let mut kept = instead.get(&id).copied();
                for (n, alternative) in alternatives.iter().enumerate() {
                    if alternative.operands().any(|o| values.get(o.0).is_none()) {
                        continue;
                    }
                    effort::spend(Work::Planned, best.order.len() as u64);
                    instead.insert(id, n);
                    let other = drafted(&instead);
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
        let best = match laid {
            Some(laid) if laid.rank() < best.rank() => laid,
            _ => best,
        };
        Some(self.plan(&best))
    }

    /// The plans that networks are for `roots`, if these need nothing else.
    pub(super) fn laid(&self, roots: &[GoalId]) -> Vec<Plan> {
        if self.networks.is_empty() {
            return Vec::new();
        }
        let values = self.values(|g| self.worth(g, 100));
        let popularity = self.popularity();
        let mut desk = Desk::new(self.states.len());
        let draft = |network| self.drafted(roots, &values, &self.in_network(network), &popularity, &mut desk);
        let mut drafts: Vec<Draft> = self.networks.iter().filter_map(draft).collect();
        drafts.sort_by_key(|draft| Reverse(draft.cost));
        drafts.iter().map(|draft| self.plan(draft)).collect()
    }

    /// The alternatives that are the steps of a network.
    fn in_network(&self, network: &BTreeMap<GoalId, Alternative>) -> Instead {
        let step = |(id, step): (&GoalId, &Alternative)| {
            let alternatives = self.states.get(id.0 as usize)?.alternatives.as_ref()?;
            let is_step = |a: &Alternative| a.instruction == step.instruction && a.sources == step.sources;
            Some((*id, alternatives.iter().position(is_step)?))
        };
        network.iter().filter_map(step).collect()
    }

    /// The plan that `draft` is.
    fn plan(&self, draft: &Draft) -> Plan {
        let choice = |(id, from): &(GoalId, Option<usize>)| {
            let state = self.state(*id);
            let choice = match from {
                Some(n) => Choice::Step(state.alternatives.as_ref()?.get(*n)?.clone()),
                None => Choice::Leaf(state.leaf?.0),
            };
            Some((*id, choice))
        };
        Plan {
            choices: draft.order.iter().filter_map(choice).collect(),
            order: draft.order.iter().map(|(id, _)| *id).collect(),
            cost: draft.cost,
            executed: draft.executed.clone(),
        }
    }

    /// How many goals each use of an instruction could be made for.
    pub(super) fn popularity(&self) -> Popularity {
        let made = |g: GoalId| match self.state(g).leaf {
            Some((Leaf::Input(view), _)) => input(view),
            _ => g.0.into(),
        };
        let mut counts: FastMap<Use, u64> = FastMap::default();
        let mut use_of = Use::new();
        for alternative in self.states.iter().filter_map(|s| s.alternatives.as_ref()).flatten() {
            write(&mut use_of, alternative, made);
            match counts.get_mut(&use_of) {
                Some(count) => *count += 1,
                None => {
                    counts.insert(use_of.clone(), 1);
                }
            }
        }
        effort::spend(Work::Planned, counts.values().sum());
        let mut count = |alternative: &Alternative| {
            write(&mut use_of, alternative, made);
            counts.get(&use_of).copied().unwrap_or(0)
        };
        let mut of = |alternatives: &Vec<Alternative>| alternatives.iter().map(&mut count).collect();
        Popularity(
            self.states.iter().map(|s| s.alternatives.as_ref().map_or_else(Vec::new, &mut of)).collect(),
        )
    }

    /// The choices for `roots` by `values`, but for some; nothing if these lead in a circle or to what is not known.
    fn drafted(
        &self,
        roots: &[GoalId],
        values: &Values,
        instead: &Instead,
        popularity: &Popularity,
        desk: &mut Desk,
    ) -> Option<Draft> {
        let mut draft = Draft { order: Vec::new(), cost: 0, executed: Vec::new(), popularity: 0, busy: 0 };
        desk.draft += 1;
        for id in roots {
            self.collect(*id, (values, instead), desk, &mut draft.order)?;
        }
        // What does the same is done once.
        let mut known: FastMap<Use, usize> = FastMap::default();
        for (id, from) in &draft.order {
            let (at, state) = (id.0 as usize, self.state(*id));
            desk.made[at] = match *from {
                None => {
                    let (leaf, cost) = state.leaf?;
                    draft.cost += cost;
                    match leaf {
                        Leaf::Input(view) => input(view),
                        Leaf::Constant | Leaf::Scalars(_) | Leaf::Any => id.0.into(),
                    }
                }
                Some(n) => {
                    let alternative = state.alternatives.as_ref()?.get(n)?;
                    write(&mut desk.use_of, alternative, |g| desk.made[g.0 as usize]);
                    match known.get(&desk.use_of) {
                        Some(known) => step(*known),
                        None => {
                            let next = known.len();
                            known.insert(desk.use_of.clone(), next);
                            draft.cost += alternative.cost;
                            if !alternative.is_joined() {
                                draft.executed.push((alternative.instruction, alternative.times()));
                            }
                            draft.popularity += popularity.0[at].get(n).copied().unwrap_or(0);
                            step(next)
                        }
                    }
                }
            };
        }
        Some(draft)
    }

    fn collect(
        &self,
        id: GoalId,
        by: (&Values, &Instead),
        desk: &mut Desk,
        order: &mut Vec<(GoalId, Option<usize>)>,
    ) -> Option<()> {
        let at = id.0 as usize;
        match desk.begun[at] {
            (draft, done) if draft == desk.draft => return done.then_some(()),
            _ => desk.begun[at] = (desk.draft, false),
        }
        let state = self.state(id);
        let from = match (state.leaf, by.0.get(id.0)?) {
            (Some(_), _) => None,
            (None, (_, from)) => {
                let n = by.1.get(&id).copied().or(from)?;
                for operand in state.alternatives.as_ref()?.get(n)?.operands() {
                    self.collect(operand, by, desk, order)?;
                }
                Some(n)
            }
        };
        desk.begun[at].1 = true;
        order.push((id, from));
        Some(())
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
