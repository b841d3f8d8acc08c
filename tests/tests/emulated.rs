//! Every tenth Neon intrinsic under the emulator; `autoir check --isa arm` does them all.

use autoir_spec_parsers::{SpecError, isa};
use autoir_tests::oracle::{Options, OracleError, check_isa};
use autoir_tests::skip;

#[test]
fn every_tenth_neon_intrinsic_agrees_with_the_emulator() {
    let dir = env!("CARGO_TARGET_TMPDIR");
    let options = Options { every: 10, ..Options::new(dir.into()) };
    let arm = isa("arm").expect("the registry has arm");
    let report = match check_isa(arm, None, &options, &|_| ()) {
        Ok(report) => report,
        Err(e @ (OracleError::NoCompiler { .. } | OracleError::Spec(SpecError::SourceNotFound { .. }))) => {
            skip::note("emulated Neon", &e.to_string());
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
    // Without an emulator everything is skipped; with one, nearly nothing is.
    let absent = report.skipped.iter().filter(|s| s.reason.starts_with("no qemu")).count();
    let others = report.skipped.len() - absent;
    assert!(others * 50 <= report.executed + absent, "{:?}", report.skipped);
}
