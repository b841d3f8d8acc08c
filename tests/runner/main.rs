//! Runs every file below `tests/filetests/<pass>/` as a test case of its own.
//!
//! In:   `<pass>/<case>`, an input; `<case>.expect` beside it, what the pass must make of it
//! Out:  one test per input (`cargo test -p autoir-tests --test filetests <pass>/<case>`), and one
//!       for the folders themselves (`layout`)
//! Pipeline: [`corpus`] (files -> cases) -> [`passes`] (input -> text) -> [`verdict`]
//!
//! Invariants
//! - Nothing is silently left out: an empty or unknown folder, an expectation without an input, an
//!   unknown directive, a skip entry without a case or whose case passes again, each fails the run.
//! - An input that must be refused says so (`;! error`); being refused, or accepted, by surprise fails.
//!
//! Bless with `UPDATE_EXPECT=1 cargo test -p autoir-tests --test filetests`.
//!
//! Start reading at: [`corpus::Corpus::read`]

mod corpus;
mod passes;
mod program_text;
mod verdict;

use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests");
    let corpus = corpus::Corpus::read(&root, &passes::names());
    let bless = std::env::var_os("UPDATE_EXPECT").is_some_and(|v| v == "1");

    let problems = corpus.problems;
    let mut trials = vec![Trial::test("layout", move || {
        if problems.is_empty() { Ok(()) } else { Err(Failed::from(problems.join("\n"))) }
    })];
    trials.extend(corpus.cases.into_iter().map(|case| {
        Trial::test(case.name.clone(), move || {
            verdict::judge(&case, passes::run(&case), bless).map_err(Failed::from)
        })
    }));
    libtest_mimic::run(&arguments, trials).exit_code()
}
