//! The `autoir` command: vendor text to verified instructions, from the shell.
//!
//! In:   command line, vendor texts, window files
//! Out:  one JSON object (`--json`) or a report on standard output; progress and diagnostics on standard error
//! Pipeline: args -> one function of `commands` -> output
//!
//! Invariants
//! - Exit code 0 is success, 1 means the answer is no, 2 is bad usage or input.
//! - With `--json`, standard output holds exactly one JSON object, whatever happens.
//! - Nothing is decided here: every command calls the library that decides.

mod args;
mod commands;
mod corpus;
mod counts;
mod emitted;
mod error;
mod guard;
mod input;
mod interrupt;
mod notes;
mod output;
mod recorded;
mod report;
mod store;
mod summary;
mod windows;

use std::process::ExitCode;

use autoir_synth::speculate::STACK;
use clap::Parser;

fn main() -> ExitCode {
    output::quit_quietly_on_closed_pipe();
    let args = args::Args::parse();
    let json = args.global.json;
    let jobs = args.global.threads();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).stack_size(STACK).build_global();
    if let Err(e) = pool {
        return output::fail(json, &format!("cannot start worker threads: {e}"));
    }
    let command = move || match commands::run(args) {
        Ok(outcome) => outcome.print(json),
        Err(e) => output::fail(json, &e.to_string()),
    };
    // The first thread has the stack that the system gives it, which may be small.
    let worker = std::thread::Builder::new().stack_size(STACK).spawn(command);
    match worker.map(std::thread::JoinHandle::join) {
        Ok(Ok(code)) => code,
        // The hook has said what it was.
        Ok(Err(_)) => output::fail(json, "this is a bug of autoir; please report it with the input"),
        Err(e) => output::fail(json, &format!("cannot start a thread: {e}")),
    }
}
