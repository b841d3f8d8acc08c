//! `autoir build`: vendor texts to dictionary, lowerings, costs and generated crates.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Instant;

use autoir::table;
use autoir_build::offline::{Built, Inputs, Made, Memory, Outputs, Priced, Target, build};
use autoir_codegen_gen::lowering::verify::Report;
use serde_json::{Value, json};

use crate::args::{BuildArgs, Global};
use crate::corpus;
use crate::error::CommandError;
use crate::output::{Exit, Outcome, Progress};
use crate::store::{private_folder, seal};

/// Builds everything, then writes it or (with `--check`) compares it. With `--check`, the answer is no if a
/// committed file differs.
///
/// # Errors
/// A text that is not to be found, a tool that is missing, a file that cannot be written.
pub fn run(global: &Global, args: &BuildArgs) -> Result<Outcome, CommandError> {
    let start = Instant::now();
    let progress = Progress::default();
    let memory = memory(global, &progress)?;
    let isas = corpus::named(&args.isa)?;
    let (specs, root) = (global.specs.clone(), args.root.clone());
    let inputs = Inputs { specs, isas, root, jobs: global.threads(), memory };
    let built = build(&inputs, &progress)?;
    let Built { dictionary, unknown, targets, .. } = &built;
    let outputs = Outputs::of(&built, &args.root)?;
    let stale = if args.check { outputs.stale()? } else { outputs.write()? };
    let mut text = format!(
        "{} operations, {} instructions, digest {}, in {:.0} s\n",
        dictionary.operations().len(),
        dictionary.members().count(),
        &dictionary.digest_text()[..16],
        start.elapsed().as_secs_f64()
    );
    let counts = table::counts(dictionary);
    let _ = writeln!(text, "{}", counts.line());
    targets.iter().for_each(|target| describe(target, &mut text));
    let priced = Priced::of(&built);
    for (isa, reasons) in &priced.without {
        for (why, ids) in reasons {
            let _ = writeln!(text, "  no cost  {isa}: {} instructions: {why}", ids.len());
        }
    }
    for (id, why) in unknown {
        let _ = writeln!(text, "  unknown  {id}: {why}");
    }
    for path in &stale {
        let _ = writeln!(text, "  {}  {}", if args.check { "stale" } else { "wrote" }, path.display());
    }
    let fresh = stale.is_empty() || !args.check;
    Ok(Outcome {
        json: json!({
            "digest": dictionary.digest_text(),
            "fresh": fresh,
            "changed": stale.iter().map(|p| p.display().to_string()).collect::<Vec<_>>(),
            "operations": dictionary.operations().len(),
            "instructions": dictionary.members().count(),
            "classes": crate::counts::json(&counts),
            "costs": json!({
                "instructions_by_cpu": priced.by_cpu,
                "provenance": priced.sources,
                "without": priced.without,
            }),
            "unknown": unknown.iter().cloned().collect::<BTreeMap<_, _>>(),
            "targets": targets.iter().map(|t| (t.isa.clone(), as_json(t))).collect::<BTreeMap<_, _>>(),
            "seconds": start.elapsed().as_secs_f64(),
        }),
        text,
        exit: if fresh { Exit::Success } else { Exit::No },
    })
}

/// What builds keep; nothing if nothing is to be kept. Where nobody named a folder, it is no failure that there is
/// none.
fn memory(global: &Global, progress: &Progress) -> Result<Memory, CommandError> {
    if global.no_cache {
        return Ok(Memory::none());
    }
    match private_folder(global, "build") {
        Ok(folder) => Ok(Memory::open(folder, seal(), progress)?),
        Err(e) if global.cache.is_some() => Err(e),
        Err(e) => {
            eprintln!("nothing is kept for the next build: {e}");
            Ok(Memory::none())
        }
    }
}

/// A line about `target`.
fn describe(target: &Target, text: &mut String) {
    let lowerings = target.data.lowerings.len();
    let Some(Made { skipped, report, .. }) = &target.made else {
        let _ = writeln!(text, "{}: {lowerings} lowerings, as the repository has them", target.isa);
        return;
    };
    let Report { total, mnemonic_seen, by_kind, .. } = report;
    let kinds: Vec<String> = by_kind.iter().map(|(kind, n)| format!("{n} {kind}")).collect();
    let _ = writeln!(
        text,
        "{}: {mnemonic_seen} of {total} lowerings show their mnemonic ({}), {} without one; features of {} are \
         held against LLVM",
        target.isa,
        kinds.join(", "),
        skipped.len(),
        total - report.unheld.len()
    );
}

fn as_json(target: &Target) -> Value {
    let mut json = json!({
        "lowerings": target.data.lowerings.len(),
        "made": target.made.is_some(),
        "costs": target.data.costs.provenance,
    });
    if let (Some(Made { skipped, report, fresh }), Some(fields)) = (&target.made, json.as_object_mut()) {
        let made = json!({
            "fresh": fresh,
            "mnemonic_seen": report.mnemonic_seen,
            "by_kind": report.by_kind,
            "exceptions": report.exceptions,
            "features_unheld": report.unheld,
            "without": skipped.iter().map(|s| (s.id.clone(), s.reason.clone())).collect::<BTreeMap<_, _>>(),
        });
        fields.extend(made.as_object().cloned().unwrap_or_default());
    }
    json
}
