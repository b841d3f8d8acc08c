//! From vendor text to canonical lane functions, with progress.

use std::collections::BTreeMap;

use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_spec_parsers::{Corpus, ISAS, Isa, SpecError, isa, parse_isa, sources};
use rayon::prelude::*;

use crate::args::Global;
use crate::error::CommandError;
use crate::output;

/// Corpora by the names of their ISAs.
pub type Loaded = Vec<(String, Corpus)>;

/// Reads and evaluates the vendor text of `isa`; its diagnostics go to standard error.
///
/// # Errors
/// The text is not to be found or not to be read.
pub fn load(isa: &Isa, global: &Global) -> Result<Corpus, CommandError> {
    let source = sources::find(isa, global.specs.as_deref())?;
    if let Some(wanted) = sources::descriptions(isa)?.first()
        && wanted.sha256 != source.sha256
    {
        eprintln!(
            "{}: this is not version {} of {}, which was expected",
            source.name, wanted.version, wanted.title
        );
    }
    let bar = output::progress("evaluating", 0);
    let corpus = parse_isa(isa, &source, &|done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    for diagnostic in &corpus.diagnostics {
        eprintln!("{diagnostic}");
    }
    Ok(corpus)
}

/// What stands for every ISA among names.
const EVERY: &str = "all";

/// The vendor texts of the ISAs called `names`, by name, and what is said about those that are not here; that
/// goes to standard error as well.
///
/// # Errors
/// An unknown ISA, a text that cannot be read, or none of them found.
pub fn load_all(names: &[String], global: &Global) -> Result<(Loaded, Vec<String>), CommandError> {
    let mut isas = match names.iter().any(|n| n == EVERY) {
        true => ISAS.iter().collect(),
        false => names.iter().map(|n| isa(n)).collect::<Result<Vec<_>, _>>()?,
    };
    isas.sort_by_key(|i| i.name);
    isas.dedup_by_key(|i| i.name);
    let (mut loaded, mut missing) = (Vec::new(), Vec::new());
    for &isa in &isas {
        match load(isa, global) {
            Ok(corpus) => loaded.push((isa.name.to_owned(), corpus)),
            Err(CommandError::Spec(e @ SpecError::SourceNotFound { .. })) if isas.len() > 1 => {
                eprintln!("{}: {e}", isa.name);
                missing.push(format!("{}: {e}", isa.name));
            }
            Err(e) => return Err(e),
        }
    }
    match loaded.is_empty() {
        true => Err(CommandError::Usage(missing.join("\n"))),
        false => Ok((loaded, missing)),
    }
}

/// Canonical forms by the digests of the elements that they are the forms of.
pub type Forms = BTreeMap<[u8; 32], LaneFn>;

/// As [`canonicalize`]. Forms that are in `known` are taken from there, and those of `corpus` take their place.
///
/// # Errors
/// Elements that cannot be written, and so have no digest.
pub fn canonicalize_with(corpus: &Corpus, known: &mut Forms) -> Result<Vec<LaneFn>, CommandError> {
    let bar = output::progress("re-rolling", corpus.instructions.len() as u64);
    let functions = corpus
        .instructions
        .par_iter()
        .map(|p| {
            let digest = autoir::binary::digest(&p.elements)?;
            let f = known.get(&digest).cloned().unwrap_or_else(|| reroll(&p.elements));
            bar.inc(1);
            Ok((digest, f))
        })
        .collect::<Result<Vec<_>, CommandError>>()?;
    bar.finish_and_clear();
    *known = functions.iter().cloned().collect();
    Ok(functions.into_iter().map(|(_, f)| f).collect())
}

/// The canonical forms of the instructions of `corpus`, in its order.
pub fn canonicalize(corpus: &Corpus) -> Vec<LaneFn> {
    let bar = output::progress("re-rolling", corpus.instructions.len() as u64);
    let functions = corpus
        .instructions
        .par_iter()
        .map(|p| {
            let f = reroll(&p.elements);
            bar.inc(1);
            f
        })
        .collect();
    bar.finish_and_clear();
    functions
}
