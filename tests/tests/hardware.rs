//! Every twentieth x86 instruction against this CPU; `autoir check` does them all.

use autoir_spec_parsers::{SpecError, isa};
use autoir_tests::oracle::{Options, OracleError, check_isa};

#[test]
fn every_twentieth_instruction_agrees_with_the_hardware() {
    let dir = env!("CARGO_TARGET_TMPDIR");
    let options = Options { every: 20, ..Options::new(dir.into()) };
    let x86 = isa("x86").expect("the registry has x86");
    let report = match check_isa(x86, None, &options, &|_| ()) {
        Ok(report) => report,
        Err(e @ (OracleError::NoCompiler { .. } | OracleError::Spec(SpecError::SourceNotFound { .. }))) => {
            eprintln!("skipped: {e}");
            return;
        }
        Err(e) => panic!("{e}"),
    };
    for mismatch in &report.mismatched {
        eprintln!("{mismatch}");
    }
    for skip in &report.skipped {
        eprintln!("skipped {}: {}", skip.id, skip.reason);
    }
    assert_eq!(report.mismatched_ids(), [""; 0]);
    assert_eq!(report.executed, report.exact);
    assert!(report.executed == 0 || report.vectors_each >= 1000, "{} vectors", report.vectors_each);
    // SSE2 is part of the architecture: something must have run.
    assert!(report.executed > 0 || !cfg!(target_arch = "x86_64"));
    let unknown: Vec<_> = report.skipped.iter().filter(|s| s.reason.starts_with("no semantics")).collect();
    assert!(unknown.len() * 50 <= report.executed, "{unknown:?}");
}
