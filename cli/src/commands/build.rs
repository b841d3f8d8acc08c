//! `autoir build`: vendor text to dictionary, lowerings, costs and generated crate.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use autoir::dictionary::{Dictionary, Metadata};
use autoir_codegen_gen::costs::{CPUS, costs};
use autoir_codegen_gen::crate_text::crate_files;
use autoir_codegen_gen::crate_writer;
use autoir_codegen_gen::forms::{self, FormTable};
use autoir_codegen_gen::harvest::harvest;
use autoir_codegen_gen::store::TargetData;
use autoir_codegen_gen::verify::{Report, verify_lowerings};
use autoir_spec_parsers::{Corpus, isa};
use serde_json::json;

use super::classes::classify;
use crate::args::{BuildArgs, Global};
use crate::corpus;
use crate::error::CommandError;
use crate::output::{self, Exit, Outcome};

/// Files that the build writes, relative to the repository.
const DICTIONARY: &str = "autoir/data/x86.air-dict";
const TARGET_DATA: &str = "codegen-gen/data/x86.air-target";
const FORMS: &str = "codegen-gen/data/x86.air-forms";
const CRATE: &str = "codegen-gen/generated/autoir-x86";

/// Builds everything, then writes it or (with `--check`) compares it. With `--check`, the answer is no if a
/// committed file differs.
///
/// # Errors
/// A text that is not to be found, a tool that is missing, a file that cannot be written.
pub fn run(global: &Global, args: &BuildArgs) -> Result<Outcome, CommandError> {
    let start = Instant::now();
    let corpus = corpus::load(isa("x86")?, global)?;
    let functions = corpus::canonicalize(&corpus);
    let classes = classify(&corpus, &functions, global);
    let (data, forms, report) = target_data(&corpus, global)?;
    let dictionary = dictionary(&corpus, &classes, &data)?;
    let files = crate_files(&dictionary, "x86", "autoir-x86", &data.lowerings)?;
    let outputs = [
        (args.root.join(DICTIONARY), dictionary.to_bytes()?),
        (args.root.join(TARGET_DATA), data.to_bytes()?),
        (args.root.join(FORMS), forms.to_bytes()?),
    ];
    let crate_folder = args.root.join(CRATE);
    let mut stale: Vec<PathBuf> =
        outputs.iter().filter(|(path, bytes)| !holds(path, bytes)).map(|(path, _)| path.clone()).collect();
    stale.extend(crate_writer::stale(&crate_folder, &files)?.into_iter().map(|p| crate_folder.join(p)));
    if !args.check {
        for (path, bytes) in &outputs {
            write(path, bytes)?;
        }
        crate_writer::write(&crate_folder, &files)?;
    }
    let digest = dictionary.digest_text();
    let mut text = format!(
        "{} operations, {} instructions, digest {}, in {:.0} s\n",
        dictionary.operations().len(),
        dictionary.members().count(),
        &digest[..16],
        start.elapsed().as_secs_f64()
    );
    let _ = writeln!(
        text,
        "{} of {} lowerings show their mnemonic, {:?}",
        report.mnemonic_seen, report.total, report.by_kind
    );
    for path in &stale {
        let _ = writeln!(text, "  {}  {}", if args.check { "stale" } else { "wrote" }, path.display());
    }
    let fresh = stale.is_empty() || !args.check;
    Ok(Outcome {
        json: json!({
            "digest": digest,
            "fresh": fresh,
            "changed": stale.iter().map(|p| p.display().to_string()).collect::<Vec<_>>(),
            "operations": dictionary.operations().len(),
            "instructions": dictionary.members().count(),
            "lowerings": report.total,
            "mnemonic_seen": report.mnemonic_seen,
            "exceptions": report.exceptions,
            "seconds": start.elapsed().as_secs_f64(),
        }),
        text,
        exit: if fresh { Exit::Success } else { Exit::No },
    })
}

fn target_data(corpus: &Corpus, global: &Global) -> Result<(TargetData, FormTable, Report), CommandError> {
    let instructions: Vec<_> = corpus.instructions.iter().map(|p| p.instruction.clone()).collect();
    let bar = output::progress("lowering", instructions.len() as u64);
    let (mut lowerings, skipped) = harvest(&instructions, global.threads(), &|done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    })?;
    bar.set_message("checking mnemonics");
    let report = verify_lowerings(&mut lowerings)?;
    bar.set_message("measuring costs");
    let costs = costs(&lowerings, &CPUS)?;
    bar.set_message("reading assembly forms");
    let forms = forms::derive(&lowerings)?;
    bar.finish_and_clear();
    for s in &skipped {
        eprintln!("no lowering: {}: {}", s.id, s.reason);
    }
    let lowerings = lowerings.into_iter().map(|l| (l.id.clone(), l)).collect();
    Ok((TargetData { lowerings, costs }, forms, report))
}

fn dictionary(
    corpus: &Corpus,
    classes: &autoir_similarity::classes::Classes,
    data: &TargetData,
) -> Result<Dictionary, CommandError> {
    let by_id: BTreeMap<&str, _> =
        corpus.instructions.iter().map(|p| (p.instruction.id.as_str(), p)).collect();
    let operands = |id: &str| Some(by_id.get(id)?.elements.operands.clone());
    let metadata = |id: &str| {
        let i = &by_id.get(id)?.instruction;
        Some(Metadata {
            isa: "x86".into(),
            intrinsic: i.name.clone(),
            mnemonic: i.mnemonic.clone(),
            form: i.form.clone(),
            features: i.cpuid.clone(),
            costs: data.costs_of(id),
        })
    };
    Ok(Dictionary::new(classes, &operands, &metadata)?)
}

fn holds(path: &Path, bytes: &[u8]) -> bool {
    std::fs::read(path).is_ok_and(|old| old == bytes)
}

/// Replaces a file as a whole: a reader sees the old or the new one.
fn write(path: &Path, bytes: &[u8]) -> Result<(), CommandError> {
    let failed = |source| CommandError::Io { path: path.to_owned(), source };
    if holds(path, bytes) {
        return Ok(());
    }
    if let Some(parent) = path.parent() {
        std::fs::create_dir_all(parent).map_err(failed)?;
    }
    let fresh = path.with_extension("new");
    std::fs::write(&fresh, bytes).and_then(|()| std::fs::rename(&fresh, path)).map_err(failed)
}
