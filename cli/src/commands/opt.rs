//! `autoir opt`: LLVM IR in, LLVM IR out, with proven programs where they are cheaper.

use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

use autoir_opt::{Cpu, Fate, Form, Options, Plan, optimize, page, remarks, yaml};
use autoir_synth::synthesize::Options as SearchOptions;
use autoir_synth::window::air::print::print_window;
use serde_json::{Value, json};

use crate::args::{Global, OptArgs, RecordArgs, seconds};
use crate::error::CommandError;
use crate::output::{Exit, Outcome, Progress};
use crate::{guard, input, interrupt, store};

/// Optimizes one module.
///
/// # Errors
/// A file that cannot be read or written, what is no module, an unknown target.
pub fn run(global: &Global, args: &OptArgs) -> Result<Outcome, CommandError> {
    let start = Instant::now();
    interrupt::listen();
    guard::watch(global);
    let io = |path: &Path| {
        let path = path.to_owned();
        move |source| CommandError::Io { path, source }
    };
    let bytes = input::bytes(&args.file)?;
    let cpu = cpu(args)?;
    let mut search = SearchOptions { timeout: global.timeout(), ..SearchOptions::default() };
    search.effort = args.effort.map_or(search.effort, seconds);
    let progress = Progress::default();
    // Where answers cannot be kept, this says so before anything is searched for.
    let is_kept = store::cache_if_wanted(global)?.is_some();
    let modules = is_kept.then(|| store::modules(global)).transpose()?;
    let options = Options {
        search,
        budget: args.budget.map(|budget| seconds(budget).into()),
        work: None,
        cpu,
        modules: modules.as_ref(),
        cache: &|| store::cache_if_wanted(global).ok().flatten(),
        observer: &progress,
    };
    let form = match args.output.extension() {
        Some(extension) if extension == "ll" => Form::Text,
        _ => Form::Bitcode,
    };
    let (written, plan) = optimize(&bytes, form, &options)?;
    std::fs::write(&args.output, written).map_err(io(&args.output))?;
    if let Some(path) = &args.windows {
        let text: Vec<String> = plan.windows.iter().map(|w| print_window(&w.window)).collect();
        std::fs::write(path, text.join("\n")).map_err(io(path))?;
    }
    record(&plan, &args.file, "", &args.record)?;
    Ok(outcome(&plan, start.elapsed().as_secs_f64()))
}

/// The CPU that is asked for, if one is; it must be known.
fn cpu(args: &OptArgs) -> Result<Option<Cpu>, CommandError> {
    let Some(cpu) = args.cpu.clone() else { return Ok(None) };
    let arch = args.target.clone().unwrap_or_else(|| "x86_64".to_owned());
    let cpu = Cpu { arch, cpu, features: args.features.clone().unwrap_or_default() };
    cpu.known()?;
    Ok(Some(cpu))
}

fn outcome(plan: &Plan, seconds: f64) -> Outcome {
    let replaced = plan.windows.iter().filter(|w| w.kept.is_none()).count();
    let skipped: Vec<Value> = plan
        .skipped
        .iter()
        .map(|(function, s)| json!({ "function": function, "value": s.value, "why": s.why }))
        .collect();
    let json = json!({
        "functions": plan.functions,
        "windows": plan.windows.iter().map(as_json).collect::<Vec<_>>(),
        "replaced": replaced,
        // Nothing else is put in.
        "verified": replaced,
        "skipped": skipped,
        "left": plan.left,
        "seconds": seconds,
    });
    let mut text = said(plan);
    let _ = writeln!(
        text,
        "{} functions, {} windows, {replaced} replaced, {} values without a window, {seconds:.1} s",
        plan.functions,
        plan.windows.len(),
        plan.skipped.len()
    );
    Outcome { json, text, exit: Exit::Success }
}

/// Writes what is wanted of what was done to the module or pipeline `file`; `first` is HTML for the top of the page.
///
/// # Errors
/// A file that cannot be written.
pub fn record(plan: &Plan, file: &Path, first: &str, args: &RecordArgs) -> Result<(), CommandError> {
    let write = |path: &Path, text: String| {
        std::fs::write(path, text).map_err(|source| CommandError::Io { path: path.to_owned(), source })
    };
    if let Some(path) = &args.remarks {
        write(path, yaml(&remarks(plan)))?;
    }
    if let Some(path) = &args.report {
        let source = |file: &str| std::fs::read_to_string(file).ok();
        write(path, page(plan, &file.to_string_lossy(), first, &source))?;
    }
    Ok(())
}

/// What became of a window.
pub fn as_json(w: &Fate) -> Value {
    json!({
        "function": w.place.0,
        "name": w.window.name,
        "replaced": w.kept.is_none(),
        "block_cost": w.blocks.as_ref().map(|b| b.1.cost.rthroughput),
        "llvm_block_cost": w.blocks.as_ref().map(|b| b.0.cost.rthroughput),
        "file": w.line.as_ref().map(|l| &l.file),
        "line": w.line.as_ref().map(|l| l.line),
        "why": w.kept,
    })
}

/// A line about each window, and about each value without one.
pub fn said(plan: &Plan) -> String {
    let mut text = String::new();
    for remark in remarks(plan) {
        // Writing to a string cannot fail.
        let _ = match remark.line {
            Some(line) => writeln!(text, "{line}: {}", remark.message()),
            None => writeln!(text, "{}: {}", remark.function, remark.message()),
        };
    }
    text
}
