//! `autoir classes`: instructions grouped into operations, every membership proven.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Instant;

use autoir::table::Counts;
use autoir_semantics::lane::LaneFn;
use autoir_similarity::classes::{Classes, Input, Options, classes};
use autoir_similarity::prove::Answer;
use autoir_spec_parsers::Corpus;
use rayon::prelude::*;
use serde_json::json;

use crate::args::{ClassesArgs, Global};
use crate::corpus;
use crate::error::CommandError;
use crate::output::{self, Exit, Outcome};
use crate::recorded::recorded;

/// Classifies the instructions of the given ISAs. The answer is no if a membership could not be proven; bad
/// input if the text of an ISA is not to be found, which loses no other.
///
/// # Errors
/// An unknown ISA, or texts none of which is to be found.
pub fn run(global: &Global, args: &ClassesArgs) -> Result<Outcome, CommandError> {
    let mut by_isa = BTreeMap::new();
    let mut all = Corpus::default();
    let (loaded, missing) = corpus::load_all(&args.isa, global)?;
    let mut isa_of = BTreeMap::new();
    for (name, corpus) in loaded {
        isa_of.extend(corpus.instructions.iter().map(|p| (p.instruction.id.to_string(), name.clone())));
        by_isa.insert(name, corpus.instructions.len());
        all.instructions.extend(corpus.instructions);
    }
    let functions = corpus::canonicalize(&all);
    let result = classify(&all, &functions, global);
    let replayed = args.replay.then(Instant::now);
    let prove = || Ok(if args.replay { replay(&all, &result) } else { Vec::new() });
    let refuted = recorded(args.smtlib.as_deref(), prove)?;
    let replay_seconds = replayed.map(|start| start.elapsed().as_secs_f64());
    let singletons = result.singletons().count();
    let counts = count(&result, &isa_of);
    let mut text = format!(
        "{} instructions in {} classes, {singletons} singletons, {} unknown, in {:.1} s\n",
        result.instructions(),
        result.classes.len(),
        result.unknown.len(),
        result.seconds
    );
    let _ = writeln!(text, "{}", counts.line());
    for class in &result.classes {
        let _ = writeln!(text, "  {:5}  {}", class.members.len(), class.name);
    }
    for (id, why) in &result.unknown {
        let _ = writeln!(text, "  unknown  {id}: {why}");
    }
    for (id, why) in &refuted {
        let _ = writeln!(text, "  proof does not replay  {id}: {why}");
    }
    if let Some(seconds) = replay_seconds {
        let _ = writeln!(text, "{} proofs replayed in {seconds:.1} s", result.instructions() - refuted.len());
    }
    let yes = result.unknown.is_empty() && refuted.is_empty();
    Ok(Outcome {
        json: json!({
            "instructions": result.instructions(),
            "classes": result.classes.len(),
            "singletons": singletons,
            "integer_instructions": counts.total.integer.instructions,
            "integer_classes": counts.total.integer.classes,
            "counts": crate::counts::json(&counts),
            "by_isa": by_isa,
            "proved": result.instructions(),
            "unknown": result.unknown.iter().map(|(id, why)| json!({ "id": id, "reason": why })).collect::<Vec<_>>(),
            "replayed": args.replay.then(|| result.instructions() - refuted.len()),
            "replay_seconds": replay_seconds,
            "missing": missing,
            "names": result.classes.iter().map(|c| (c.name.clone(), c.members.len())).collect::<BTreeMap<_, _>>(),
            "seconds": result.seconds,
        }),
        text,
        exit: match (missing.is_empty(), yes) {
            (false, _) => Exit::BadInput,
            (_, true) => Exit::Success,
            (_, false) => Exit::No,
        },
    })
}

/// Counts of classes, by the instruction sets of their members' ids.
fn count(result: &Classes, isa_of: &BTreeMap<String, String>) -> Counts {
    let mut counts = Counts::default();
    for class in &result.classes {
        let isas = class.members.iter().filter_map(|m| isa_of.get(&m.id)).map(String::as_str);
        counts.add(class.computes_floats(), isas);
    }
    counts
}

/// The classes of a corpus with its canonical forms.
fn classify(corpus: &Corpus, functions: &[LaneFn], global: &Global) -> Classes {
    let inputs: Vec<Input<'_>> = corpus
        .instructions
        .iter()
        .zip(functions)
        .map(|(p, function)| Input { id: p.instruction.id.as_str(), function, elements: &p.elements })
        .collect();
    let bar = output::progress("classifying", inputs.len() as u64);
    let options = Options { jobs: global.threads() };
    let result = classes(&inputs, options, &|done, _| bar.set_position(done as u64));
    bar.finish_and_clear();
    result
}

/// Checks every recorded proof again; returns those that fail, with what the prover said.
fn replay(corpus: &Corpus, classes: &Classes) -> Vec<(String, String)> {
    let elements: BTreeMap<&str, _> =
        corpus.instructions.iter().map(|p| (p.instruction.id.as_str(), &p.elements)).collect();
    let members: Vec<_> =
        classes.classes.iter().flat_map(|c| c.members.iter().map(move |m| (c, m))).collect();
    let bar = output::progress("replaying", members.len() as u64);
    let failed = members
        .par_iter()
        .filter_map(|(class, member)| {
            bar.inc(1);
            let answer = match elements.get(member.id.as_str()) {
                Some(e) => class.replay(member, e),
                None => Answer::Unknown("no such instruction".into()),
            };
            match answer {
                Answer::Proved(_) => None,
                other => Some((member.id.clone(), format!("{other:?}"))),
            }
        })
        .collect();
    bar.finish_and_clear();
    failed
}
