//! Running LLVM's command-line tools on text.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::error::{Error, Result};

/// What a tool printed.
pub(crate) struct Output {
    pub stdout: String,
    pub stderr: String,
    pub success: bool,
}

/// LLVM release whose tools are used, as Debian's packages suffix them.
const SUFFIX: &str = "-19";

/// Runs `name` (with the LLVM release's suffix, or the program that `AUTOIR_<NAME>` names) on `input`.
///
/// # Errors
/// The tool cannot be started. A failing exit status is returned as `success: false`.
pub(crate) fn run(name: &str, args: &[String], input: &str) -> Result<Output> {
    let variable = format!("AUTOIR_{}", name.to_uppercase().replace('-', "_"));
    let program = std::env::var(variable).unwrap_or_else(|_| format!("{name}{SUFFIX}"));
    let failed = |message: String| Error::Tool { tool: program.clone(), message };
    let mut child = Command::new(&program)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| failed(format!("cannot be started: {error}")))?;
    let mut stdin = child.stdin.take().ok_or_else(|| failed("no standard input".to_string()))?;
    let text = input.to_owned();
    // A writer of its own, so that a full output pipe cannot block the input.
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().map_err(|error| failed(error.to_string()))?;
    // A tool that stops early closes its input; what it printed says why.
    drop(writer.join());
    Ok(Output {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        success: output.status.success(),
    })
}
