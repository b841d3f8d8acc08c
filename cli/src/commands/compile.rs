//! `autoir compile`: a whole pipeline that Halide has lowered, to an object with Halide's interface.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Instant;

use autoir_build::driver::Choice;
use autoir_halide::{Compiled, Form, Options, compile, named_target, table};
use autoir_opt::{Cpu, Options as OptOptions};
use autoir_synth::synthesize::Options as SearchOptions;
use serde_json::{Value, json};

use super::opt::{as_json, record, said};
use crate::args::{CompileArgs, Global, seconds};
use crate::error::CommandError;
use crate::output::{Exit, Outcome, Progress};
use crate::{guard, input, interrupt, store};

/// Work of all searches, in seconds, where nobody says how much one of them may take.
const WORK: f64 = 2.0;

/// Compiles one pipeline.
///
/// # Errors
/// A file that cannot be read or written, a text that is not understood in all its parts, an unknown target.
pub fn run(global: &Global, args: &CompileArgs) -> Result<Outcome, CommandError> {
    let start = Instant::now();
    interrupt::listen();
    guard::watch(global);
    let text = input::text(&args.file)?;
    let failed = |source| CommandError::Io { path: args.output.clone(), source };
    // What cannot be written need not be made.
    place_for(&args.output).map_err(failed)?;
    let arguments = input::arguments(&args.file)?;
    let choice = choice(args, &text)?;
    let mut search = SearchOptions { timeout: global.timeout(), ..SearchOptions::default() };
    search.effort = args.effort.map_or(search.effort, seconds);
    let progress = Progress::default();
    // Where answers cannot be kept, this says so before anything is searched for.
    let is_kept = store::cache_if_wanted(global)?.is_some();
    let modules = is_kept.then(|| store::modules(global)).transpose()?;
    let cache = || store::cache_if_wanted(global).ok().flatten();
    let cpu = Cpu {
        arch: choice.platform.arch.to_owned(),
        cpu: choice.cpu.clone(),
        features: choice.changes.join(","),
    };
    let optimizer = OptOptions {
        search,
        budget: args.budget.map(|budget| seconds(budget).into()),
        work: args.work.or(args.effort.is_none().then_some(WORK)).map(seconds),
        cpu: Some(cpu),
        modules: modules.as_ref(),
        cache: &cache,
        observer: &progress,
    };
    let form = match args.output.extension().and_then(|e| e.to_str()) {
        Some("ll") => Form::Ir,
        Some("s") => Form::Assembly,
        _ => Form::Object,
    };
    let externals: BTreeSet<String> = args.external.iter().cloned().collect();
    let beside = args.beside.as_deref().map(input::text).transpose()?;
    let options = Options { choice, optimizer: (!args.plain).then_some(optimizer), externals, form, beside };
    let compiled = compile(&args.file.display().to_string(), &text, arguments.as_deref(), &options)?;
    for note in &compiled.notes {
        eprintln!("{note}");
    }
    std::fs::write(&args.output, &compiled.bytes).map_err(failed)?;
    let first = if args.beside.is_some() { table(&compiled.loops) } else { String::new() };
    record(&compiled.plan, &args.file, &first, &args.record)?;
    Ok(outcome(&compiled, start.elapsed().as_secs_f64()))
}

/// Whether there is a folder that the file `path` can lie in.
fn place_for(path: &Path) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if !std::fs::metadata(folder.unwrap_or(Path::new(".")))?.is_dir() {
        return Err(ErrorKind::NotADirectory.into());
    }
    if path.is_dir() { Err(ErrorKind::IsADirectory.into()) } else { Ok(()) }
}

/// The CPU that is asked for, or the one that the text was lowered for.
fn choice(args: &CompileArgs, text: &str) -> Result<Choice, CommandError> {
    let target = &args.target;
    let named = match (named_target(&args.file.display().to_string(), text), &target.arch) {
        (Err(_), Some(_)) => None,
        (named, _) => named?,
    };
    let (arch, cpu) = named.unwrap_or(("x86_64", "native"));
    let asked = target.arch.as_deref().unwrap_or(arch);
    let cpu = target.cpu.as_deref().or((asked == arch).then_some(cpu));
    Ok(Choice::new(asked, cpu, target.features.as_deref().unwrap_or_default())?)
}

fn outcome(compiled: &Compiled, seconds: f64) -> Outcome {
    let plan = &compiled.plan;
    let replaced = plan.windows.iter().filter(|w| w.kept.is_none()).count();
    let note = |d: &autoir_synth::error::Diagnostic| json!({ "line": d.line, "note": d.message });
    let json = json!({
        "functions": compiled.functions,
        "windows": plan.windows.iter().map(as_json).collect::<Vec<Value>>(),
        "loops": compiled.loops,
        "replaced": replaced,
        // Nothing else is put in.
        "verified": replaced,
        "notes": compiled.notes.iter().map(note).collect::<Vec<Value>>(),
        "bytes": compiled.bytes.len(),
        "seconds": seconds,
    });
    let mut text = said(plan);
    for one in &compiled.loops {
        let _ = writeln!(text, "{one}");
    }
    let names = compiled.functions.join(", ");
    let _ = writeln!(
        text,
        "{names}: {} bytes, {} windows, {replaced} replaced, {seconds:.1} s",
        compiled.bytes.len(),
        plan.windows.len()
    );
    Outcome { json, text, exit: Exit::Success }
}
