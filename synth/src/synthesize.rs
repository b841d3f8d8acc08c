//! One window, start to end: goals, search, program, proof.

use std::time::{Duration, Instant};

use autoir::program::Program;
use autoir_semantics::lane::Kind;
use autoir_semantics::smt::Verdict;

use crate::emit;
use crate::goal::{Goal, GoalId};
use crate::library::{Cost, CostModel, Library, Selection};
use crate::search::{Plan, Search};
use crate::space::Space;
use crate::target::Target;
use crate::verify::{self, VerifyError};
use crate::window::Window;

/// The first cost limit; it grows by half until an answer is found or [`MAX_LIMIT`] is passed.
const FIRST_LIMIT: Cost = 60;
const MAX_LIMIT: Cost = 200_000;

/// How to search.
#[derive(Clone, Debug)]
pub struct Options {
    /// Wall time for the search; the best answer so far is proven afterwards.
    pub time: Duration,
    /// Milliseconds for each question to the solver.
    pub proof_timeout: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options { time: Duration::from_secs(20), proof_timeout: 20_000 }
    }
}

/// What came of a window.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The answer, if there is one that is proven.
    pub answer: Option<Answer>,
    /// Whether the search below the answer's cost (or everywhere, where there is none) was completed.
    pub exhausted: bool,
    /// Programs that were found but not proven, with what the prover said.
    pub rejected: Vec<(Program, String)>,
    /// Time spent.
    pub elapsed: Duration,
}

/// A proven program.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The program.
    pub program: Program,
    /// Its cost.
    pub cost: Cost,
}

/// The cheapest proven program for `window` on `target`.
pub fn synthesize(
    window: &Window,
    target: &Target,
    library: &Library,
    costs: &dyn CostModel,
    options: &Options,
) -> Outcome {
    let selection = library.select(target, costs);
    let started = Instant::now();
    let deadline = Some(started + options.time);
    let mut outcome =
        Outcome { answer: None, exhausted: true, rejected: Vec::new(), elapsed: Duration::ZERO };
    let mut searches: Vec<Attempt<'_>> = register_sizes(window, &selection)
        .into_iter()
        .map(|bits| Attempt::new(window, library, &selection, costs, bits, deadline))
        .collect();
    let mut candidates = deepen(window, library, &mut searches);
    outcome.exhausted = searches.iter().all(|s| !s.search.timed_out);
    candidates.sort_by_key(|c| c.0);
    for (cost, program) in candidates {
        let said = match verify::verify(window, &program, library, options.proof_timeout) {
            Ok(Verdict::Proved) => {
                outcome.answer = Some(Answer { program, cost });
                break;
            }
            Ok(Verdict::Refuted(_)) => "refuted".to_owned(),
            Ok(Verdict::Unknown(reason)) => format!("not decided: {reason}"),
            Err(VerifyError::Program(e)) => e.to_string(),
            Err(e) => e.to_string(),
        };
        outcome.rejected.push((program, said));
    }
    outcome.elapsed = started.elapsed();
    outcome
}

/// Register sizes worth trying for the parts of the result, widest first.
fn register_sizes(window: &Window, selection: &Selection) -> Vec<u32> {
    let result = &window.function.result;
    match result.kind {
        Kind::Vector => {
            let needed = result.bits().next_power_of_two().max(128);
            [512, 256, 128].into_iter().filter(|b| *b <= selection.widest && *b <= needed).collect()
        }
        _ => vec![result.bits().next_power_of_two().max(8)],
    }
}

/// The search with one register size.
struct Attempt<'a> {
    search: Search<'a>,
    roots: Vec<GoalId>,
    /// Bits of a part of the result.
    part: u32,
}

impl<'a> Attempt<'a> {
    fn new(
        window: &Window,
        library: &'a Library,
        selection: &'a Selection,
        costs: &'a dyn CostModel,
        bits: u32,
        deadline: Option<Instant>,
    ) -> Attempt<'a> {
        let mut space = Space::new(&window.function.operands, &window.ranges);
        let goals = parts(&mut space, window, bits);
        let part = goals.first().map_or(bits, |g| g.bits);
        let mut search = Search::new(space, library, selection, costs, deadline);
        let roots = search.intern(&goals);
        Attempt { search, roots, part }
    }

    fn program(&self, window: &Window, library: &Library, plan: &Plan) -> Program {
        let f = &window.function;
        let roots = (self.roots.as_slice(), self.part);
        emit::program(&window.name, &f.operands, &f.result, &self.search, library, plan, roots)
    }
}

/// Raises a cost limit until some search has an answer within it; the quick answers bound it from above,
/// and stand in where the time ends first.
fn deepen(window: &Window, library: &Library, searches: &mut [Attempt<'_>]) -> Vec<(Cost, Program)> {
    let mut found = Vec::new();
    let mut bound = Cost::MAX;
    for s in &mut *searches {
        if let Some(plan) = s.search.quick_plan(&s.roots) {
            bound = bound.min(plan.cost);
            found.push((plan.cost, s.program(window, library, &plan)));
        }
    }
    let mut limit = FIRST_LIMIT;
    loop {
        let mut answered = false;
        for s in &mut *searches {
            if let Some(plan) = s.search.plan(&s.roots, limit.min(bound)) {
                answered = true;
                bound = bound.min(plan.cost);
                found.push((plan.cost, s.program(window, library, &plan)));
            }
        }
        if answered || limit >= bound.min(MAX_LIMIT) || searches.iter().all(|s| s.search.timed_out) {
            return found;
        }
        limit += limit / 2;
    }
}

/// The result cut into registers of `bits` bits, the last one padded.
fn parts(space: &mut Space, window: &Window, bits: u32) -> Vec<Goal> {
    let function = &window.function;
    let result = &function.result;
    let lanes: Vec<_> =
        function.elements.iter().map(|e| Some(space.import(&function.dag, *e, &mut |_, _| None))).collect();
    let per = (bits / u32::from(result.width)).max(1) as usize;
    lanes
        .chunks(per)
        .map(|chunk| {
            let mut lanes = chunk.to_vec();
            lanes.resize(per, None);
            let width = result.width;
            Goal { kind: result.kind, bits: per as u32 * u32::from(width), width, demand: width, lanes }
        })
        .collect()
}
