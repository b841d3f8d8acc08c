//! Every sixth HVX instruction under the emulator; `autoir check --isa hvx` does them all.

use autoir_tests::sample;

#[test]
fn every_sixth_instruction_agrees_with_the_emulator() {
    let Some(report) = sample::exact("hvx", 6, env!("CARGO_TARGET_TMPDIR")) else { return };
    // All or nothing but the instructions that an old emulator does not know.
    assert!(report.executed == 0 || report.skipped.len() * 10 <= report.executed, "{:?}", report.skipped);
    let unknown = report.skipped.iter().filter(|s| s.reason.starts_with("no semantics")).count();
    assert_eq!(unknown, 0, "{:?}", report.skipped);
}
