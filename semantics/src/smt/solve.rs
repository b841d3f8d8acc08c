//! One question to the solver.

use z3::ast::Bool;
use z3::{Params, SatResult, Solver, StatisticsValue, Tactic};

use super::record;
use crate::effort::{self, SOLVER_UNITS, Work};

pub(super) enum Answer {
    Unsatisfiable,
    Satisfiable(z3::Model),
    Unknown(String),
}

/// Whether all of `assertions` can hold at once, with so many nominal milliseconds of work (0: none at all).
///
/// The limit is what the solver counts, not time: in a context of its own a question has the same answer on every
/// machine. Only where wall time is limited as well may that end it sooner.
pub(super) fn satisfiable(assertions: &[Bool], milliseconds: u32) -> Answer {
    if milliseconds == 0 {
        return Answer::Unknown(SPENT.into());
    }
    if effort::has_to_end() {
        return Answer::Unknown(LATE.into());
    }
    let solver = pipeline().solver();
    let mut params = Params::new();
    params.set_u32("rlimit", milliseconds.saturating_mul(SOLVER_UNITS));
    if let Some(left) = effort::left() {
        params.set_u32("timeout", u32::try_from(left.as_millis()).unwrap_or(u32::MAX).max(1));
    }
    solver.set_params(&params);
    for a in assertions {
        solver.assert(a);
    }
    let answer = solver.check();
    record::question(
        assertions,
        match answer {
            SatResult::Unsat => "unsat",
            SatResult::Sat => "sat",
            SatResult::Unknown => "unknown",
        },
    );
    effort::spend(Work::Question, 1);
    effort::spend(Work::Solver, counted(&solver));
    match answer {
        SatResult::Unsat => Answer::Unsatisfiable,
        SatResult::Sat => match solver.get_model() {
            Some(model) => Answer::Satisfiable(model),
            None => Answer::Unknown("the solver gave no model".into()),
        },
        SatResult::Unknown if effort::has_to_end() => Answer::Unknown(LATE.into()),
        SatResult::Unknown => Answer::Unknown(match solver.get_reason_unknown() {
            // This is what it calls the end of its work.
            Some(reason) if reason == "canceled" => SPENT.into(),
            Some(reason) => reason,
            None => "the solver gave no reason".into(),
        }),
    }
}

/// What is said where the work is done that there is for a question.
const SPENT: &str = "no work is left for the solver";

/// What is said where wall time has ended a question.
const LATE: &str = "the time is up";

/// The work that the solver has counted in its context.
fn counted(solver: &Solver) -> u64 {
    match solver.get_statistics().value("rlimit count") {
        Some(StatisticsValue::UInt(units)) => units.into(),
        _ => 0,
    }
}

/// The solver's own pipeline for quantifier-free bitvectors: simplification, elimination of solved
/// constants, bit-blasting, SAT.
fn pipeline() -> Tactic {
    Tactic::new("qfbv")
}
