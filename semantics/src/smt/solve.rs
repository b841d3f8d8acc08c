//! One question to the solver.

use z3::ast::Bool;
use z3::{Params, SatResult, Tactic};

pub(super) enum Answer {
    Unsatisfiable,
    Satisfiable(z3::Model),
    Unknown(String),
}

/// Whether all of `assertions` can hold at once, within `timeout` milliseconds (0: no time at all).
pub(super) fn satisfiable(assertions: &[Bool], timeout: u32) -> Answer {
    if timeout == 0 {
        return Answer::Unknown("no time for the solver".into());
    }
    let solver = pipeline().solver();
    let mut params = Params::new();
    params.set_u32("timeout", timeout);
    solver.set_params(&params);
    for a in assertions {
        solver.assert(a);
    }
    match solver.check() {
        SatResult::Unsat => Answer::Unsatisfiable,
        SatResult::Sat => match solver.get_model() {
            Some(model) => Answer::Satisfiable(model),
            None => Answer::Unknown("the solver gave no model".into()),
        },
        SatResult::Unknown => {
            Answer::Unknown(solver.get_reason_unknown().unwrap_or_else(|| "the solver gave no reason".into()))
        }
    }
}

/// The solver's own pipeline for quantifier-free bitvectors: simplification, elimination of solved
/// constants, bit-blasting, SAT.
fn pipeline() -> Tactic {
    Tactic::new("qfbv")
}
