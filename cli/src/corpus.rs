//! From vendor text to canonical lane functions, with progress.

use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_spec_parsers::{Corpus, Isa, parse_isa, sources};
use rayon::prelude::*;

use crate::args::Global;
use crate::error::CommandError;
use crate::output;

/// Reads and evaluates the vendor text of `isa`; its diagnostics go to standard error.
///
/// # Errors
/// The text is not to be found or not to be read.
pub fn load(isa: &Isa, global: &Global) -> Result<Corpus, CommandError> {
    let source = sources::find(isa, global.specs.as_deref())?;
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
