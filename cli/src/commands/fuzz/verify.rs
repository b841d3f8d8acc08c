//! `autoir fuzz verify`: proven programs changed a little, against the verifier.

use std::fmt::Write as _;
use std::time::Instant;

use autoir::shipped;
use autoir_build::library::library_of_all;
use autoir_semantics::effort;
use autoir_synth::verify::verify;
use autoir_tests::mutation::{self, Options, PROGRAMS};
use serde_json::json;

use crate::args::{FuzzVerifyArgs, Global};
use crate::error::CommandError;
use crate::input;
use crate::output::{self, Exit, Outcome};

/// Work for each question about a mutant, in nominal milliseconds.
const MUTANT_EFFORT: u32 = 200;

/// Runs a campaign. The answer is no if it found anything wrong.
///
/// # Errors
/// A file that cannot be read or holds no programs, or a dictionary that cannot be used.
pub fn run(global: &Global, args: &FuzzVerifyArgs) -> Result<Outcome, CommandError> {
    let library = library_of_all(&shipped::dictionary()?)?;
    let mut texts: Vec<(String, String)> = Vec::new();
    for path in &args.files {
        texts.push((path.display().to_string(), input::text(path)?));
    }
    if texts.is_empty() {
        texts.extend(PROGRAMS.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())));
    }
    let mut seeds = Vec::new();
    let mut bad = 0;
    for (name, text) in &texts {
        let (found, problems) = mutation::seeds(name, text, &library);
        seeds.extend(found);
        bad += problems.len();
        problems.iter().for_each(|problem| eprintln!("{problem}"));
    }
    if seeds.is_empty() {
        return Err(CommandError::Usage("the files hold no programs".into()));
    }
    let options = Options {
        mutants: args.mutants,
        inputs: args.inputs as usize,
        seed: args.seed,
        effort: MUTANT_EFFORT,
    };
    let bar = output::progress("mutants", args.mutants as u64);
    let start = Instant::now();
    let report = mutation::run(
        &seeds,
        &library,
        &|window, program, work| {
            effort::within(global.timeout(), || verify(window, program, &library, work)).0
        },
        options,
        &|done| bar.set_position(done as u64),
    );
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    for finding in &report.findings {
        eprintln!("{finding}");
    }
    let rate = report.mutants as f64 / seconds.max(0.001);
    let mut text = format!(
        "{} mutants of {} programs in {seconds:.0} s, {rate:.0} a second\n",
        report.mutants, report.programs
    );
    let _ = writeln!(
        text,
        "{} proved, {} refuted, {} unknown, {} malformed",
        report.proved, report.refuted, report.unknown, report.malformed
    );
    let _ = writeln!(
        text,
        "{} proved and different on {} inputs, {} that could not be compared",
        report.wrong, args.inputs, report.unjudged
    );
    let _ = writeln!(
        text,
        "{} refuted by what is no counterexample; of the programs as they are, {} refused and {} undecided",
        report.spurious, report.refused, report.unproven
    );
    for (change, (proved, not)) in &report.changes {
        let _ = writeln!(text, "  {change:12} {proved:6} proved {not:6} not");
    }
    let exit = match (bad, report.is_clean()) {
        (1.., _) => Exit::BadInput,
        (0, true) => Exit::Success,
        (0, false) => Exit::No,
    };
    let mut json = json!(report);
    json["seconds"] = json!(seconds);
    json["mutants_per_second"] = json!(rate);
    Ok(Outcome { json, text, exit })
}
