//! Every tile instruction against the CPU, Bochs or the reference, at ten combinations of extents.

use autoir_spec_parsers::{SpecError, isa};
use autoir_tests::oracle::tiles::Tiles;
use autoir_tests::oracle::{Options, OracleError, check_isa_on};
use autoir_tests::{sample, skip};

/// How many instructions move the tile configuration, which Bochs 3.0 cannot read back.
const CONFIGURATION: usize = 2;

#[test]
fn every_tile_instruction_agrees_with_the_cpu_bochs_or_the_reference() {
    let Some(report) = sample::exact("amx", 1, env!("CARGO_TARGET_TMPDIR")) else { return };
    assert_eq!((report.executed, report.skipped.len()), (26, 0), "{:?}", report.skipped);
    // Clang's code holds the instruction that the vendor names.
    assert_eq!(report.substituted, [""; 0]);
    if report.by_reference > CONFIGURATION {
        let what = format!("execution of {} tile instructions", report.by_reference);
        skip::note(&what, "neither this machine nor a Bochs has tiles; they are compared with a reference");
    } else if report.by_reference > 0 {
        let what = format!("execution of {} tile instructions", report.by_reference);
        skip::note(&what, "Bochs does not read a configuration back; they are compared with a reference");
    }
}

/// The reference takes signed bytes of either sign, which Bochs takes for unsigned.
#[test]
fn every_tile_instruction_agrees_with_the_reference() {
    let options = Options { vectors: 120, ..Options::new(env!("CARGO_TARGET_TMPDIR").into()) };
    let amx = isa("amx").expect("the registry has it");
    match check_isa_on(&Tiles::by_reference(), amx, None, &options, &|_| ()) {
        Ok(report) => {
            assert_eq!(report.mismatched_ids(), [""; 0]);
            assert_eq!((report.executed, report.exact, report.by_reference), (26, 26, 26));
        }
        Err(e @ (OracleError::NoCompiler { .. } | OracleError::Spec(SpecError::SourceNotFound { .. }))) => {
            skip::note("the reference of tiles", &e.to_string());
        }
        Err(e) => panic!("{e}"),
    }
}
