//! A sample of an ISA's instructions against what executes them, for the tests of this crate.

use autoir_spec_parsers::{SpecError, isa};

use crate::oracle::{CheckReport, Options, OracleError, check_isa};
use crate::skip;

/// Every `every`-th instruction of the ISA named `name`, all of those executed exact, on at least 1,000 vectors
/// each; with compiled files in `dir`. Mismatches and skips are printed. Nothing, and a note, where there is no
/// compiler or no vendor text.
///
/// # Panics
/// If an instruction is not exact, or the oracle fails otherwise.
pub fn exact(name: &str, every: usize, dir: &str) -> Option<CheckReport> {
    let options = Options { every, ..Options::new(dir.into()) };
    let isa = isa(name).expect("the registry has it");
    let report = match check_isa(isa, None, &options, &|_| ()) {
        Ok(report) => report,
        Err(e @ (OracleError::NoCompiler { .. } | OracleError::Spec(SpecError::SourceNotFound { .. }))) => {
            skip::note(&format!("the oracle of {name}"), &e.to_string());
            return None;
        }
        Err(e) => panic!("{e}"),
    };
    for mismatch in &report.mismatched {
        eprintln!("{mismatch}");
    }
    for skipped in &report.skipped {
        skip::note(&skipped.id, &skipped.reason);
    }
    assert_eq!(report.mismatched_ids(), [""; 0]);
    assert_eq!(report.executed, report.exact + report.disputed.len());
    assert!(report.executed == 0 || report.vectors_each >= 1000, "{} vectors", report.vectors_each);
    Some(report)
}
