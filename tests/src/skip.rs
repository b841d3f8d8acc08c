//! How a test says that something it needs is not here.

use std::io::Write as _;

/// Writes `skipped: <what>: <reason>` to standard error, past the test harness, which keeps what a passing
/// test prints to itself. `./dev test` counts these lines. One write, so that lines of parallel tests do
/// not mix.
pub fn note(what: &str, reason: &str) {
    let line = format!("skipped: {what}: {}\n", reason.replace('\n', " "));
    // Nobody can be told that standard error is closed.
    let _ = std::io::stderr().write_all(line.as_bytes());
}
