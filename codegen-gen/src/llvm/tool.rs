//! Running LLVM's command-line tools on text.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::error::{Error, Result};

/// What a tool printed.
pub(crate) struct Output {
    pub stdout: String,
    pub stderr: String,
    pub success: bool,
    /// Whether a signal ended it.
    pub ended: bool,
}

/// LLVM release whose tools are used, as Debian's packages suffix them.
const SUFFIX: &str = "-22";

/// Runs `name` (with the LLVM release's suffix, or the program that `AUTOIR_<NAME>` names) on `input`.
///
/// # Errors
/// The tool cannot be started. A failing exit status is returned as `success: false`.
pub(crate) fn run(name: &str, args: &[String], input: &str) -> Result<Output> {
    let program = program(name);
    let mut command = Command::new(&program);
    command.args(args);
    run_command(&program, command, input)
}

/// Kilobytes that a tool on somebody's input may take up, in memory or in a file.
const MOST: u32 = 2 << 20;

/// As [`run`], for a tool that may not come to an end: it is ended after `seconds` of processor time, which other
/// work on the machine does not use up, or where it needs 2 GiB, and then has no success.
///
/// # Errors
/// The tool, or the shell that limits it, cannot be started.
pub(crate) fn run_within(name: &str, args: &[String], input: &str, seconds: u32) -> Result<Output> {
    let program = program(name);
    let mut command = Command::new("sh");
    command
        .args([
            "-c",
            &format!("ulimit -t {seconds}; ulimit -v {MOST}; ulimit -f {MOST}; exec \"$0\" \"$@\""),
            &program,
        ])
        .args(args);
    run_command(&program, command, input)
}

/// What the tools whose answers are kept say of their versions.
///
/// # Errors
/// One of them cannot be run.
pub(crate) fn versions() -> Result<String> {
    let version = |name: &&str| Ok(run(name, &["--version".to_string()], "")?.stdout);
    ["clang", "llvm-mc", "llvm-mca"].iter().map(version).collect()
}

fn program(name: &str) -> String {
    let variable = format!("AUTOIR_{}", name.to_uppercase().replace('-', "_"));
    std::env::var(variable).unwrap_or_else(|_| format!("{name}{SUFFIX}"))
}

fn run_command(program: &str, mut command: Command, input: &str) -> Result<Output> {
    let failed = |message: String| Error::Tool { tool: program.to_string(), message };
    // Ctrl-C is for this process to hear: its answers need what the tools say.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut child = command
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
        ended: output.status.code().is_none(),
    })
}
