//! `autoir verify`: programs proven equal to their windows again, from scratch.

mod objects;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use autoir::shipped;
use autoir_build::library::library_of_all;
use autoir_semantics::effort;
use autoir_semantics::smt::Verdict;
use autoir_synth::error::Source;
use autoir_synth::program::text::resolve;
use autoir_synth::verify::verify;
use serde_json::json;

use crate::args::{Global, VerifyArgs};
use crate::error::CommandError;
use crate::output::{Exit, Outcome};
use crate::recorded::recorded;
use crate::{guard, windows};

/// Work for each question to the solver, in nominal milliseconds.
const PROOF_EFFORT: u32 = 60_000;

/// Proves every program of the files. The answer is no if one is refuted or undecided; bad input if one
/// cannot be understood.
///
/// # Errors
/// A file that cannot be read, or a dictionary that cannot be used.
pub fn run(global: &Global, args: &VerifyArgs) -> Result<Outcome, CommandError> {
    guard::watch(global);
    recorded(args.smtlib.as_deref(), || decide(global, args))
}

fn decide(global: &Global, args: &VerifyArgs) -> Result<Outcome, CommandError> {
    let code = |path: &PathBuf| path.extension().is_some_and(|e| e == "o" || e == "s");
    if !args.windows.is_empty() || args.files.iter().any(code) {
        return objects::run(global, args);
    }
    let library = library_of_all(&shipped::dictionary()?)?;
    let mut rows = Vec::new();
    let mut text = String::new();
    let (mut bad, mut all) = (false, true);
    for path in &args.files {
        let read = windows::read(path)?;
        bad |= read.is_malformed();
        let source = Source::new(&path.display().to_string(), &read.text);
        for program in &read.programs {
            // The reader has tied each program to a window of its file.
            let name = program.name.as_ref().unwrap_or(&program.window);
            let mut malformed = |reason: String| {
                bad = true;
                eprintln!("{reason}");
                rows.push(json!({
                    "file": path.display().to_string(),
                    "name": name,
                    "window": program.window,
                    "verdict": "malformed",
                    "reason": reason,
                    "seconds": 0.0,
                }));
            };
            let Some(window) = read.windows.iter().find(|w| w.name == program.window) else {
                malformed(format!("{}: no window `{}` for a program", source.name, program.window));
                continue;
            };
            let resolved = match resolve(&source, program, window, &library) {
                Ok(p) => p,
                Err(d) => {
                    malformed(d.to_string());
                    continue;
                }
            };
            let start = Instant::now();
            let prove = || verify(window, &resolved, &library, PROOF_EFFORT);
            let (verdict, cut) = effort::within(global.timeout(), prove);
            let (verdict, reason) = match verdict {
                Ok(Verdict::Proved) => ("proved", None),
                Ok(Verdict::Refuted(model)) => ("refuted", Some(format!("{model:?}"))),
                Ok(Verdict::Unknown(why)) => ("unknown", Some(why)),
                Err(e) => ("malformed", Some(e.to_string())),
            };
            all &= verdict == "proved";
            bad |= verdict == "malformed";
            let seconds = start.elapsed().as_secs_f64();
            let _ = writeln!(text, "{:38} {verdict} in {seconds:.2} s", window.name);
            if let Some(why) = &reason {
                let _ = writeln!(text, "    {why}");
            }
            rows.push(json!({
                "file": path.display().to_string(),
                "name": name,
                "window": window.name,
                "verdict": verdict,
                "reason": reason,
                "ended": cut.then_some("timeout"),
                "seconds": seconds,
            }));
        }
    }
    if rows.is_empty() && !bad {
        return Err(CommandError::Usage("the files hold no programs".into()));
    }
    let exit = if bad {
        Exit::BadInput
    } else if all {
        Exit::Success
    } else {
        Exit::No
    };
    Ok(Outcome { json: json!({ "verified": all && !bad, "programs": rows }), text, exit })
}
