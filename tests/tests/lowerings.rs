//! A sample of the lowerings, each executed alone; `autoir check --lowerings` does them all.

use autoir_spec_parsers::isa;
use autoir_tests::oracle::OracleError;
use autoir_tests::oracle::lowerings::{IsaReport, LoweringReport, Options, check_lowerings};
use autoir_tests::skip;

/// Every how many lowerings one is executed, and what part of those must be where there is a machine: of 100.
const SAMPLES: [(&str, usize, usize); 4] =
    [("arm", 24, 100), ("hvx", 12, 100), ("x86", 40, 80), ("amx", 4, 0)];

/// What came of the lowerings of an instruction set, of which none may be different; nothing without a compiler.
fn checked(name: &str, options: &Options) -> Option<(LoweringReport, IsaReport)> {
    let isa = isa(name).expect("the registry has it");
    let report = match check_lowerings(&[isa], options, &|_| ()) {
        Ok(report) => report,
        Err(e @ OracleError::NoCompiler { .. }) => {
            skip::note(&format!("lowerings of {name}"), &e.to_string());
            return None;
        }
        Err(e) => panic!("{e}"),
    };
    let found = report.by_isa[name].clone();
    for (reason, count) in &found.reasons {
        skip::note(&format!("{count} lowerings of {name}"), reason);
    }
    let different: Vec<String> = found.different.iter().map(ToString::to_string).collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
    Some((report, found))
}

fn options() -> Options {
    Options::new(env!("CARGO_TARGET_TMPDIR").into())
}

#[test]
fn lowerings_compute_what_the_dictionary_says() {
    for (name, every, least) in SAMPLES {
        let Some((report, found)) = checked(name, &Options { every, ..options() }) else { continue };
        assert!(report.lowerings >= 5, "{name}: {} lowerings", report.lowerings);
        assert_eq!(report.executed + report.skipped, report.lowerings);
        let absent = found.reasons.keys().any(|reason| reason.starts_with("no "));
        assert!(
            absent || found.executed * 100 >= report.lowerings * least,
            "{name}: {} executed",
            found.executed
        );
    }
}

/// Intel lists three encodings of each with one operand form, and LLVM folds loads into another one than is meant.
#[test]
fn operands_of_masked_multiply_adds_stay_where_they_are() {
    for filter in ["_mm_maskz_fmsub_s", "_mm_maskz_fnmsub_s", "_mm_maskz_fnmadd_s", "_mm_maskz_fmadd_s"] {
        let options = Options { filter: Some(filter.to_owned()), ..options() };
        if let Some((report, _)) = checked("x86", &options) {
            assert!(report.lowerings >= 3, "{} lowerings", report.lowerings);
        }
    }
}
