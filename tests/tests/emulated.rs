//! Every tenth Neon intrinsic under the emulator; `autoir check --isa arm` does them all.

use autoir_tests::sample;

#[test]
fn every_tenth_neon_intrinsic_agrees_with_the_emulator() {
    let Some(report) = sample::exact("arm", 10, env!("CARGO_TARGET_TMPDIR")) else { return };
    // Without an emulator everything is skipped; with one, nearly nothing is.
    let absent = report.skipped.iter().filter(|s| s.reason.starts_with("no qemu")).count();
    let others = report.skipped.len() - absent;
    assert!(others * 50 <= report.executed + absent, "{:?}", report.skipped);
}
