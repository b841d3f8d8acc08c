//! One window, start to end: goals, search, program, proof.

use std::time::{Duration, Instant};

use autoir::program::Program;
use autoir_semantics::lane::Kind;
use autoir_semantics::smt::Verdict;

use crate::emit;
use crate::goal::Goal;
use crate::library::{Cost, CostModel, Library, Selection};
use crate::search::Search;
use crate::space::Space;
use crate::target::Target;
use crate::verify::{self, VerifyError};
use crate::window::Window;

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
    let mut candidates: Vec<(Cost, Program)> = Vec::new();
    for bits in register_sizes(window, &selection) {
        let limit = candidates.iter().map(|c| c.0 - 1).min().unwrap_or(Cost::MAX);
        let (found, done) = search_at(window, library, &selection, costs, bits, deadline, limit);
        outcome.exhausted &= done;
        candidates.extend(found);
    }
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

fn search_at(
    window: &Window,
    library: &Library,
    selection: &Selection,
    costs: &dyn CostModel,
    bits: u32,
    deadline: Option<Instant>,
    limit: Cost,
) -> (Option<(Cost, Program)>, bool) {
    let function = &window.function;
    let mut space = Space::new(&function.operands, &window.ranges);
    let roots = parts(&mut space, window, bits);
    let mut search = Search::new(space, library, selection, costs, deadline);
    let found = search.plan(&roots, limit).map(|(ids, plan)| {
        let part = roots.first().map_or(bits, |g| g.bits);
        let result = &function.result;
        let program =
            emit::program(&window.name, &function.operands, result, &search, library, &plan, (&ids, part));
        (plan.cost, program)
    });
    let (goals, expanded) = search.statistics();
    if std::env::var("SYNTH_STATS").is_ok() {
        eprintln!(
            "{} {bits} goals {goals} expanded {expanded} {:?}",
            window.name,
            found.as_ref().map(|f| f.0)
        );
    }
    (found, !search.timed_out)
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
