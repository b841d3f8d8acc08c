//! Near misses: instructions that would make a window's result, but for one clause.
//!
//! This is for a report, not for the search: the result's registers are matched once more, with instructions
//! that the target has and one clause that may fail, and as they are with instructions that the target lacks.

use std::collections::BTreeSet;
use std::fmt;
use std::time::Duration;

use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::effort;

use crate::goal::Goal;
use crate::goal::space::Space;
use crate::heuristics::Heuristics;
use crate::library::target::Target;
use crate::library::{Cost, CostModel};
use crate::matching::lanes::{match_lanes, may_match};
use crate::matching::{Matcher, Miss, Script};
use crate::pattern::library::PatternLibrary;
use crate::pattern::{Family, Variant};
use crate::search::Search;
use crate::search::legalize::parts;
use crate::stop;
use crate::window::Window;

/// Runs of the matcher on one lane.
const MAX_RUNS: usize = 64;
/// Near misses that are reported of one window.
const MAX_MISSES: usize = 8;

/// An instruction that would make (a register of) the result, but for one clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NearMiss {
    /// The instruction's key.
    pub instruction: String,
    /// Its cost, where the CPU's model knows it.
    pub cost: Option<Cost>,
    /// Why not.
    pub clause: Clause,
}

/// What does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clause {
    /// A number: range, sign, width, saturation or constant; with the operand's name where it is about one.
    Number(Miss, Option<String>),
    /// Each lane would do, but no registers hold all that they read.
    Layout,
    /// The CPU lacks features.
    Features(Vec<String>),
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let span = |i: &Interval| format!("{}..={}", i.lo, i.hi);
        match self {
            Clause::Number(Miss::Operand { value, limit, .. }, name) => {
                let name = name.as_deref().unwrap_or("?");
                write!(f, "operand `{name}` holds {}, and would have to hold {}", span(limit), span(value))
            }
            Clause::Number(Miss::Truncates { value, limit }, _) => {
                write!(f, "it truncates to {}, and the value can be {}", span(limit), span(value))
            }
            Clause::Number(Miss::Saturates { value, limit }, _) => {
                write!(f, "it saturates to {}, and the value can be {}", span(limit), span(value))
            }
            Clause::Number(Miss::Constant { has, wanted }, _) => {
                write!(f, "a constant differs by {}", wanted.saturating_sub(*has))
            }
            Clause::Layout => write!(f, "its lanes match, but no registers hold what they read"),
            Clause::Features(list) => write!(f, "the CPU lacks {}", list.join(", ")),
        }
    }
}

impl Clause {
    /// One word for the kind of clause.
    pub fn word(&self) -> &'static str {
        match self {
            Clause::Number(Miss::Operand { .. }, _) => "range",
            Clause::Number(Miss::Truncates { .. }, _) => "width",
            Clause::Number(Miss::Saturates { .. }, _) => "saturation",
            Clause::Number(Miss::Constant { .. }, _) => "constant",
            Clause::Layout => "layout",
            Clause::Features(_) => "feature",
        }
    }
}

/// Instructions that would make the result of `window` but for one clause, cheapest first, and cheaper than a program
/// that costs `below`; as many as are found with so much work ([`effort`]).
pub fn near_misses(
    window: &Window,
    target: &Target,
    library: &PatternLibrary,
    costs: &dyn CostModel,
    below: Option<Cost>,
    work: Duration,
) -> Vec<NearMiss> {
    let deadline = effort::spent() + work;
    let selection = library.select(target, costs);
    let space = Space::new(&window.function.operands, &window.ranges);
    let mut search = Search::new(space, library, &selection, costs, Some(deadline));
    let parts = parts(&mut search, window, selection.widest);
    let below = below.map(|b| b / parts.len().max(1) as Cost);
    let ids: BTreeSet<_> = parts.iter().map(|p| p.goal).collect();
    let goals: Vec<Goal> = ids.into_iter().map(|id| search.goals.get(id).clone()).collect();
    let mut looker = Looker { library, space: &mut search.space, deadline, found: Vec::new() };
    for goal in &goals {
        let mut usable = selection.producing(goal.kind, goal.bits).to_vec();
        usable.retain(|(_, cost)| below.is_none_or(|b| *cost < b));
        usable.sort_by_key(|u| u.1);
        for (n, cost) in usable {
            looker.close(goal, n, cost);
        }
        for n in library.missing(target) {
            looker.absent(goal, n, target);
        }
    }
    let mut found = looker.found;
    // What has no cost here is another CPU's.
    found.sort_by_key(|m| (m.cost.is_none(), m.cost));
    found.truncate(MAX_MISSES);
    found
}

struct Looker<'a> {
    library: &'a PatternLibrary,
    space: &'a mut Space,
    deadline: Duration,
    found: Vec<NearMiss>,
}

impl Looker<'_> {
    fn note(&mut self, n: usize, cost: Option<Cost>, clause: Clause) {
        let instruction = self.library.instructions()[n].id.clone();
        let known = |m: &NearMiss| m.instruction == instruction;
        if !self.found.iter().any(known) {
            self.found.push(NearMiss { instruction, cost, clause });
        }
    }

    /// The patterns of instruction number `n` that compute at the width of `goal`, and a lane that is wanted.
    fn candidates<'b>(
        &self,
        goal: &Goal,
        n: usize,
        family: &'b Family,
    ) -> Option<(Vec<&'b Variant>, usize, Id)> {
        let (lane, wanted) = goal.lanes.iter().enumerate().find_map(|(n, l)| l.map(|l| (n, l)))?;
        if stop::requested() || effort::spent() > self.deadline || self.library.masked(n) {
            return None;
        }
        let variants = family.variants().iter();
        let usable = variants
            .filter(|v| family.computes_at(v, goal.width) && !v.moves && operates(&family.probe, v.first));
        Some((usable.collect(), lane, wanted))
    }

    /// An instruction that the target has.
    fn close(&mut self, goal: &Goal, n: usize, cost: Cost) {
        let library = self.library;
        let Some(family) = library.family(n) else { return };
        let Some((variants, lane, wanted)) = self.candidates(goal, n, family) else { return };
        for variant in variants {
            let Some(pattern) = family.pattern(variant, goal.width) else { continue };
            let Some(p) = pattern.lanes.get(lane) else { continue };
            match self.best(&pattern.space, *p, wanted, goal.demand) {
                None => {}
                Some(None) => {
                    if match_lanes(self.space, pattern, goal, Heuristics::default()).is_empty() {
                        self.note(n, Some(cost), Clause::Layout);
                    }
                    return;
                }
                Some(Some(miss)) => {
                    let name = match miss {
                        Miss::Operand { operand, .. } => {
                            family.operands().get(usize::from(operand)).map(|o| o.name.clone())
                        }
                        _ => None,
                    };
                    self.note(n, Some(cost), Clause::Number(miss, name));
                    return;
                }
            }
        }
    }

    /// An instruction that the target lacks.
    fn absent(&mut self, goal: &Goal, n: usize, target: &Target) {
        let library = self.library;
        let instruction = &library.instructions()[n];
        let result = &instruction.function.result;
        if (result.kind, result.bits()) != (goal.kind, goal.bits) {
            return;
        }
        let Some(family) = library.family(n) else { return };
        let Some((variants, lane, wanted)) = self.candidates(goal, n, family) else { return };
        let whole = lane == 0 && family.width() == goal.width;
        let all = Heuristics::default();
        for variant in variants {
            if !whole || !may_match(self.space, family, (variant.first, wanted), goal.demand, all) {
                continue;
            }
            let Some(pattern) = family.pattern(variant, goal.width) else { continue };
            if !match_lanes(self.space, pattern, goal, all).is_empty() {
                let lacks = |f: &&String| !target.supports(std::slice::from_ref(*f));
                let lacking = instruction.features.iter().filter(lacks).cloned().collect();
                self.note(n, None, Clause::Features(lacking));
                return;
            }
        }
    }

    /// How lane `p` matches `g`: as it is (`Some(None)`), but for one clause, or not at all.
    fn best(&mut self, pattern: &Space, p: Id, g: Id, demand: u16) -> Option<Option<Miss>> {
        let mut script = Script::default();
        let mut best = None;
        for _ in 0..MAX_RUNS {
            script.rewind();
            let mut matcher = Matcher {
                pattern,
                space: self.space,
                script: &mut script,
                fields: Vec::new(),
                wholes: Vec::new(),
                misses: Some(Vec::new()),
            };
            if matcher.lane(p, g, demand) {
                match matcher.misses.and_then(|m| m.first().copied()) {
                    None => return Some(None),
                    Some(miss) if is_near(&miss) => best = best.or(Some(Some(miss))),
                    Some(_) => {}
                }
            }
            if !script.advance() {
                break;
            }
        }
        best
    }
}

/// Whether what an operand would have to hold is no far wider than what it holds: a whole product in the place of a
/// factor is no near miss.
fn is_near(miss: &Miss) -> bool {
    match miss {
        Miss::Operand { value, limit, .. } => value.bits() <= 2 * limit.bits(),
        _ => true,
    }
}

/// Whether `e` does more than to cut, extend or saturate one value: whatever does only that would be close to
/// anything.
fn operates(space: &Space, e: Id) -> bool {
    match *space.dag.node(e) {
        Node::Wrap { a, .. } | Node::Sat { a, .. } => operates(space, a),
        Node::Read { .. } | Node::Const(_) => false,
        _ => true,
    }
}
