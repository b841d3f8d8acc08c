//! Every sixth HVX instruction under the emulator; `autoir check --isa hvx` does them all.

use autoir_spec_parsers::{SpecError, isa};
use autoir_tests::oracle::{Options, OracleError, check_isa};
use autoir_tests::skip;

#[test]
fn every_sixth_instruction_agrees_with_the_emulator() {
    let options = Options { every: 6, ..Options::new(env!("CARGO_TARGET_TMPDIR").into()) };
    let hvx = isa("hvx").expect("the registry has HVX");
    let report = match check_isa(hvx, None, &options, &|_| ()) {
        Ok(report) => report,
        Err(e @ (OracleError::NoCompiler { .. } | OracleError::Spec(SpecError::SourceNotFound { .. }))) => {
            skip::note("hexagon", &e.to_string());
            return;
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
    assert_eq!(report.executed, report.exact);
    assert!(report.executed == 0 || report.vectors_each >= 1000, "{} vectors", report.vectors_each);
    // All or nothing but the instructions that an old emulator does not know.
    assert!(report.executed == 0 || report.skipped.len() * 10 <= report.executed, "{:?}", report.skipped);
    let unknown = report.skipped.iter().filter(|s| s.reason.starts_with("no semantics")).count();
    assert_eq!(unknown, 0, "{:?}", report.skipped);
}
