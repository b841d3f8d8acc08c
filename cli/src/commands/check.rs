//! `autoir check`: semantics against the instructions executed, on this CPU or by an emulator.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use autoir_spec_parsers::isa;
use autoir_spec_parsers::registry::ISAS;
use autoir_tests::oracle::lowerings::{self, check_lowerings};
use autoir_tests::oracle::{Options, Progress, Skip, check_isa_on, emulator, executor};
use serde_json::json;

use crate::args::{CheckArgs, Global};
use crate::error::CommandError;
use crate::output::{self, Exit, Outcome};
use crate::store;

/// Executes and compares. The answer is no if anything differs.
///
/// # Errors
/// An unknown ISA, a text that is not to be found, or an oracle that cannot be built.
pub fn run(global: &Global, args: &CheckArgs) -> Result<Outcome, CommandError> {
    if args.lowerings {
        return run_lowerings(global, args);
    }
    let mut options = Options::new(store::private_folder(global, "oracle")?);
    options.filter.clone_from(&args.filter);
    options.every = args.every;
    options.vectors = args.vectors.unwrap_or(options.vectors);
    options.seed = args.seed;
    options.jobs = global.threads();
    let bar = output::progress("executing", 0);
    let isa = isa(args.isa.as_deref().unwrap_or("x86"))?;
    let machine = if args.emulated { emulator(isa)? } else { executor(isa)? };
    let report = check_isa_on(&*machine, isa, global.specs.as_deref(), &options, &|p| match p {
        Progress::Compiling(n) => bar.set_message(format!("compiling {n}")),
        Progress::Compared(done, total) => {
            bar.set_message("comparing");
            bar.set_length(total as u64);
            bar.set_position(done as u64);
        }
    })?;
    bar.finish_and_clear();
    for mismatch in &report.mismatched {
        eprintln!("{mismatch}");
    }
    let mut text = format!(
        "{} executed, {} exact, {} mismatched, {} skipped, {} with errata; at least {} vectors each\n",
        report.executed,
        report.exact,
        report.mismatched_ids().len(),
        report.skipped.len(),
        report.errata.len(),
        report.vectors_each
    );
    if report.floating > 0 {
        let _ = writeln!(text, "{} of those executed are on floating point types", report.floating);
    }
    let _ = writeln!(
        text,
        "compiled in {:.1} s, executed and compared in {:.1} s",
        report.compile_seconds, report.execute_seconds
    );
    for (fault, n) in counted(&report.disputed) {
        let _ = writeln!(text, "  disputed {n:4}  {fault}");
    }
    for fault in &report.outdated {
        let _ = writeln!(text, "no longer so: {fault}");
    }
    for (machine, n) in &report.machines {
        let _ = writeln!(text, "  executed {n:4}  by {machine}");
    }
    if report.by_reference > 0 {
        let n = report.by_reference;
        let _ = writeln!(text, "{n} compared with a reference of our own, as nothing here executes them");
    }
    for aspect in &report.further {
        let _ = match &aspect.skipped {
            Some(reason) => writeln!(text, "{}: skipped: {reason}", aspect.what),
            None => {
                let (failed, unknown) = (aspect.failed.len(), aspect.unknown.len());
                let what = &aspect.what;
                writeln!(
                    text,
                    "{what}: {}, {failed} failed, {unknown} that the tool is too old for",
                    aspect.passed
                )
            }
        };
        for failure in &aspect.failed {
            eprintln!("not {}: {}: {}", aspect.what, failure.id, failure.reason);
        }
    }
    for (reason, n) in counted(&report.skipped) {
        let _ = writeln!(text, "  skipped {n:4}  {reason}");
    }
    let yes = report.mismatched.is_empty()
        && report.outdated.is_empty()
        && report.further.iter().all(|a| a.failed.is_empty());
    if report.executed == 0 && report.skipped.is_empty() {
        let name = args.filter.as_deref().unwrap_or("");
        return Err(CommandError::Usage(format!("no selected instruction is called `{name}`")));
    }
    Ok(Outcome { json: json!(report), text, exit: if yes { Exit::Success } else { Exit::No } })
}

/// How often each reason is given.
fn counted(skips: &[Skip]) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for skip in skips {
        *counts.entry(skip.reason.as_str()).or_default() += 1;
    }
    counts
}

/// Executes each lowering alone. The answer is no if anything differs.
fn run_lowerings(global: &Global, args: &CheckArgs) -> Result<Outcome, CommandError> {
    let mut options = lowerings::Options::new(store::private_folder(global, "oracle")?);
    options.filter.clone_from(&args.filter);
    options.every = args.every;
    options.vectors = args.vectors.unwrap_or(options.vectors);
    options.seed = args.seed;
    options.jobs = global.threads();
    options.specs.clone_from(&global.specs);
    let isas = match &args.isa {
        Some(name) => vec![isa(name)?],
        None => ISAS.iter().collect(),
    };
    let bar = output::progress("executing", 0);
    let report = check_lowerings(&isas, &options, &|p| {
        if let Progress::Compared(done, total) = p {
            bar.set_length(total as u64);
            bar.set_position(done as u64);
        }
    })?;
    bar.finish_and_clear();
    let mut text = String::new();
    for (name, isa) in &report.by_isa {
        for different in &isa.different {
            eprintln!("{different}");
        }
        let _ = writeln!(
            text,
            "{name}: {} lowerings, {} executed, {} equal, {} different, {} disputed, {} skipped; {} functions on {} \
             vectors",
            isa.lowerings,
            isa.executed,
            isa.equal,
            isa.different.len(),
            isa.disputed.len(),
            isa.skipped.len(),
            isa.functions,
            isa.vectors
        );
        for (machine, n) in &isa.machines {
            let _ = writeln!(text, "  executed {n:4}  by {machine}");
        }
        if !isa.as_intrinsic.is_empty() {
            let n = isa.as_intrinsic.len();
            let _ = writeln!(
                text,
                "  {n} of the equal ones are equal to the vendor's intrinsic, where what executed both is known to be wrong"
            );
        }
        for (fault, n) in counted(&isa.disputed) {
            let _ = writeln!(text, "  disputed {n:4}  {fault}");
        }
        for (reason, n) in &isa.reasons {
            let _ = writeln!(text, "  skipped  {n:4}  {reason}");
        }
        if !isa.partly.is_empty() {
            let n = isa.partly.len();
            let _ = writeln!(text, "  {n} functions of executed lowerings were not executed, such as:");
            for part in isa.partly.iter().take(3) {
                let _ = writeln!(text, "    {} {} {:?}: {}", part.id, part.way, part.immediates, part.reason);
            }
        }
        if !isa.without.is_empty() {
            let _ = writeln!(text, "  {} instructions have no lowering", isa.without.len());
        }
    }
    let _ = writeln!(
        text,
        "{} lowerings, {} executed, {} equal, {} different, {} disputed, {} skipped, in {:.1} s",
        report.lowerings,
        report.executed,
        report.equal,
        report.different,
        report.disputed,
        report.skipped,
        report.seconds
    );
    if report.lowerings == 0 {
        let name = args.filter.as_deref().unwrap_or("");
        return Err(CommandError::Usage(format!("no lowering is called `{name}`")));
    }
    let exit = if report.different == 0 { Exit::Success } else { Exit::No };
    Ok(Outcome { json: json!(report), text, exit })
}
