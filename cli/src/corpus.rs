//! From vendor text to canonical lane functions, with progress.

use autoir_build::offline::source;
use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_spec_parsers::{Corpus, ISAS, Isa, SpecError, isa, parse_isa};
use rayon::prelude::*;

use crate::args::Global;
use crate::error::CommandError;
use crate::output::{self, Progress};

/// Corpora by the names of their ISAs.
pub type Loaded = Vec<(String, Corpus)>;

/// Reads and evaluates the vendor text of `isa`; its diagnostics go to standard error.
///
/// # Errors
/// The text is not to be found or not to be read.
pub fn load(isa: &Isa, global: &Global) -> Result<Corpus, CommandError> {
    let source = source(isa, global.specs.as_deref(), &Progress::default())?;
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

/// The ISAs called `names`, by name, each once.
///
/// # Errors
/// An unknown ISA.
pub fn named(names: &[String]) -> Result<Vec<&'static Isa>, CommandError> {
    let mut isas = match names.iter().any(|n| n == EVERY) {
        true => ISAS.iter().collect(),
        false => names.iter().map(|n| isa(n)).collect::<Result<Vec<_>, _>>()?,
    };
    isas.sort_by_key(|i| i.name);
    isas.dedup_by_key(|i| i.name);
    Ok(isas)
}

/// The vendor texts of the ISAs called `names`, by name, and what is said about those that are not here; that
/// goes to standard error as well.
///
/// # Errors
/// An unknown ISA, a text that cannot be read, or none of them found.
pub fn load_all(names: &[String], global: &Global) -> Result<(Loaded, Vec<String>), CommandError> {
    let isas = named(names)?;
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
