//! What the commands say: one JSON object or a report on standard output, all else on standard error.

use std::io::{ErrorKind, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::{Mutex, MutexGuard, PoisonError};

use autoir_build::Observer;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

/// The result of a command.
#[derive(Debug)]
pub struct Outcome {
    /// For `--json`.
    pub json: Value,
    /// For people; ends with a newline.
    pub text: String,
    /// The exit code.
    pub exit: Exit,
}

/// The meaning of the exit codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Everything went well and the answer is yes.
    Success = 0,
    /// The command ran and the answer is no.
    No = 1,
    /// Bad usage or bad input.
    BadInput = 2,
}

impl Outcome {
    /// Prints the outcome and returns its exit code.
    pub fn print(&self, as_json: bool) -> ExitCode {
        let _turn = one_speaks();
        let text = if as_json { format!("{}\n", self.json) } else { self.text.clone() };
        let mut out = std::io::stdout().lock();
        match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
            // A reader that went away has seen what it wanted.
            Err(e) if e.kind() != ErrorKind::BrokenPipe => {
                eprintln!("error: what came of it cannot be written: {e}");
                ExitCode::from(Exit::BadInput as u8)
            }
            _ => ExitCode::from(self.exit as u8),
        }
    }
}

/// Reports that a command could not run.
pub fn fail(as_json: bool, message: &str) -> ExitCode {
    let _turn = one_speaks();
    say(as_json, message);
    ExitCode::from(Exit::BadInput as u8)
}

fn say(as_json: bool, message: &str) {
    eprintln!("error: {message}");
    if as_json {
        println!("{}", json!({ "error": message }));
    }
}

/// Ends the process from whatever thread, reporting why; unless its outcome is being printed, which is then let be.
pub fn end(as_json: bool, message: &str) {
    let Ok(_turn) = TURN.try_lock() else { return };
    say(as_json, message);
    let _ = std::io::stdout().flush();
    end_now(Exit::BadInput as i32);
}

/// Held by whoever says what came of the command: one does.
static TURN: Mutex<()> = Mutex::new(());

fn one_speaks() -> MutexGuard<'static, ()> {
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the process without the functions that are registered for its end: other threads are still at work in the
/// libraries that these would take apart.
#[cfg(unix)]
fn end_now(code: i32) -> ! {
    unsafe extern "C" {
        fn _exit(code: i32) -> !;
    }

    // SAFETY: POSIX; it ends the process and nothing else.
    unsafe { _exit(code) }
}

#[cfg(not(unix))]
fn end_now(code: i32) -> ! {
    std::process::exit(code)
}

/// Makes a closed pipe on standard output end the process without a panic message.
pub fn quit_quietly_on_closed_pipe() {
    let default = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let text = info.to_string();
        if text.contains("failed printing to") {
            std::process::exit(0);
        }
        default(info);
    }));
}

/// A progress bar on standard error if that is a terminal, silent otherwise.
pub fn progress(what: &'static str, total: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(total).with_message(what);
    if let Ok(style) = ProgressStyle::with_template("{msg:24} [{bar:40}] {pos}/{len} {elapsed}") {
        bar.set_style(style.progress_chars("=> "));
    }
    bar
}

/// Progress bars and messages on standard error.
#[derive(Default)]
pub struct Progress(Mutex<Option<(&'static str, ProgressBar)>>);

impl Observer for Progress {
    fn progress(&self, what: &'static str, done: usize, all: usize) {
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, bar) = match shown.take() {
            Some(same) if same.0 == what => shown.insert(same),
            other => {
                other.inspect(|(_, bar)| bar.finish_and_clear());
                shown.insert((what, progress(what, all as u64)))
            }
        };
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        if done >= all {
            bar.finish_and_clear();
            *shown = None;
        }
    }

    fn complains(&self, message: &str) {
        eprintln!("{message}");
    }
}
