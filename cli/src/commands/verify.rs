//! `autoir verify`: programs proven equal to their windows again, from scratch.

mod objects;

use std::path::PathBuf;
use std::time::Instant;

use autoir::program::Program;
use autoir::shipped;
use autoir_build::driver::Driver;
use autoir_build::library::library_of_all;
use autoir_semantics::effort;
use autoir_semantics::smt::Verdict;
use autoir_synth::error::Source;
use autoir_synth::program::text::resolve;
use autoir_synth::synthesize::Options;
use autoir_synth::verify::verify;
use serde_json::json;

use crate::args::{Global, VerifyArgs};
use crate::commands::synth;
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
    let dictionary = shipped::dictionary()?;
    let library = library_of_all(&dictionary)?;
    let mut rows = Vec::new();
    let mut lines = Vec::new();
    let mut proven: Vec<(usize, Program)> = Vec::new();
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
                let reason = format!("{}: no window `{}` for a program", source.name, program.window);
                // Where a window is malformed, the reader has said so.
                if !read.is_malformed() {
                    eprintln!("{reason}");
                }
                malformed(reason);
                continue;
            };
            let resolved = match resolve(&source, program, window, &library) {
                Ok(p) => p,
                Err(d) => {
                    eprintln!("{d}");
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
            if verdict == "proved" {
                proven.push((lines.len(), resolved));
            }
            let why = reason.as_ref().map_or_else(String::new, |why| format!("\n    {why}"));
            let is_alone = read.programs.iter().filter(|p| p.window == window.name).count() == 1;
            let label = match &program.name {
                Some(name) if !is_alone => format!("{name} for {}", window.name),
                _ => window.name.clone(),
            };
            lines.push((rows.len(), format!("{label:38} {verdict} in {seconds:.2} s{why}")));
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
    // What programs cost is asked of one CPU.
    if args.target.cpu.is_some() {
        let options = Options::default();
        let driver = Driver::new(synth::choice(&args.target)?, dictionary, options, None, &())?;
        let programs: Vec<&Program> = proven.iter().map(|(_, program)| program).collect();
        for ((line, _), cost) in proven.iter().zip(driver.prices(&programs)?) {
            let (row, text) = &mut lines[*line];
            let cost = cost.map(|c| c.rthroughput);
            rows[*row]["cost"] = json!(cost);
            text.push_str(
                &cost.map_or_else(|| ", not for this CPU".to_owned(), |c| format!(", cost {c:.2}")),
            );
        }
    }
    let text = lines.into_iter().map(|(_, line)| line + "\n").collect();
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
