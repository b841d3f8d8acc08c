//! Every tile instruction against the CPU or the reference, at ten combinations of extents.

use autoir_tests::{sample, skip};

#[test]
fn every_tile_instruction_agrees_with_the_cpu_or_the_reference() {
    let Some(report) = sample::exact("amx", 1, env!("CARGO_TARGET_TMPDIR")) else { return };
    assert_eq!((report.executed, report.skipped.len()), (26, 0), "{:?}", report.skipped);
    // Clang's code holds the instruction that the vendor names.
    assert_eq!(report.substituted, [""; 0]);
    if report.by_reference > 0 {
        let what = format!("execution of {} tile instructions", report.by_reference);
        skip::note(&what, "this machine has no tiles; they are compared with a reference");
    }
}
