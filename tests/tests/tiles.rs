//! Every tile instruction against the CPU or the reference.

use autoir_tests::sample;

#[test]
fn every_tile_instruction_agrees_with_the_cpu_or_the_reference() {
    let Some(report) = sample::exact("amx", 1, env!("CARGO_TARGET_TMPDIR")) else { return };
    assert_eq!(report.executed + report.skipped.len(), 26);
    println!("{report:?}");
}
