//! A whole vendor text, processed: what came out, what did not, and why.

use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::errata::{self, Applied};
use crate::eval;
use crate::frontend::{Excluded, Frontend, Isa, Selection};
use crate::instruction::{Instruction, InstructionId};
use crate::location::Location;
use crate::problem::Problem;
use crate::source::SpecSource;
use autoir_semantics::lane::ElementFn;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many instructions ended where. `total` is the sum of `excluded`, `selected` and of what was
/// too malformed to be read; `selected` is the sum of `parsed`, `unsupported`, `internal` and of the
/// malformed ones among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Instructions in the text.
    pub total: usize,
    /// Those to be processed.
    pub selected: usize,
    /// Those with semantics.
    pub parsed: usize,
    /// Those to be processed that have floating point operands or results.
    pub selected_floating: usize,
    /// Those of them with semantics.
    pub parsed_floating: usize,
    /// Those whose text is broken.
    pub malformed: usize,
    /// Those that use an unmodelled construct.
    pub unsupported: usize,
    /// Those that met a bug of this project.
    pub internal: usize,
    /// Those left out by design.
    pub excluded: usize,
}

/// The selected instructions of a text, before their pseudocode is understood.
#[derive(Clone, Debug, Default)]
pub struct Selected {
    /// To be processed, in the text's order.
    pub instructions: Vec<Instruction>,
    /// Left out by design.
    pub excluded: BTreeMap<Excluded, Vec<InstructionId>>,
    /// How many instructions the text holds.
    pub total: usize,
    /// The errata that applied, over all instructions of the text.
    pub errata: Vec<Applied>,
    /// What could not be read, and errata that match nothing.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a text, corrects it and picks the instructions to process.
pub fn select(frontend: &dyn Frontend, source: &SpecSource) -> Selected {
    let mut read = frontend.read(source);
    let mut out = Selected { total: read.total, diagnostics: read.diagnostics, ..Selected::default() };
    match errata::load(frontend.errata()) {
        Ok(errata) => {
            let (applied, unmatched) = errata::apply(&errata, &mut read.instructions);
            out.errata = applied;
            out.diagnostics.extend(unmatched);
        }
        Err(error) => out.diagnostics.push(Diagnostic {
            kind: DiagnosticKind::Internal,
            instruction: None,
            location: Location::default(),
            message: error.to_string(),
            excerpt: String::new(),
        }),
    }
    for instruction in read.instructions {
        match frontend.select(&instruction) {
            Selection::Selected => out.instructions.push(instruction),
            Selection::Excluded(reason) => {
                out.excluded.entry(reason).or_default().push(instruction.id);
            }
        }
    }
    out
}

impl Counts {
    /// Adds one diagnosed instruction.
    pub fn add(&mut self, kind: DiagnosticKind) {
        match kind {
            DiagnosticKind::Malformed => self.malformed += 1,
            DiagnosticKind::Unsupported => self.unsupported += 1,
            DiagnosticKind::Internal => self.internal += 1,
        }
    }
}

/// An instruction with its meaning.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The instruction.
    pub instruction: Instruction,
    /// One expression per output element. Operands are the instruction's parameters, in order.
    pub elements: ElementFn,
}

/// A vendor text, processed. Everything is in the text's order.
#[derive(Clone, Debug, Default)]
pub struct Corpus {
    /// The selected instructions that have semantics.
    pub instructions: Vec<Parsed>,
    /// What could not be read, parsed or evaluated, and errata that match nothing.
    pub diagnostics: Vec<Diagnostic>,
    /// Left out by design.
    pub excluded: BTreeMap<Excluded, Vec<InstructionId>>,
    /// The errata that applied, over all instructions of the text.
    pub errata: Vec<Applied>,
    /// The totals.
    pub counts: Counts,
}

/// Called from worker threads after each instruction, with the number done and the number selected.
pub type Progress<'a> = &'a (dyn Fn(usize, usize) + Sync);

/// Processes a whole vendor text: header, selection, pseudocode, evaluation.
pub fn parse_isa(isa: &Isa, source: &SpecSource, progress: Progress<'_>) -> Corpus {
    let selected = select(isa.frontend, source);
    let (done, total) = (AtomicUsize::new(0), selected.instructions.len());
    let selected_floating = selected.instructions.iter().filter(|i| i.is_floating_point()).count();
    let outcomes: Vec<Result<Parsed, Diagnostic>> = selected
        .instructions
        .into_par_iter()
        .map(|instruction| {
            let outcome = understand(isa.frontend, instruction, source);
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, total);
            outcome
        })
        .collect();
    let mut corpus = Corpus {
        diagnostics: selected.diagnostics,
        errata: selected.errata,
        counts: Counts {
            total: selected.total,
            selected: total,
            selected_floating,
            excluded: selected.excluded.values().map(Vec::len).sum(),
            ..Counts::default()
        },
        excluded: selected.excluded,
        ..Corpus::default()
    };
    for outcome in outcomes {
        match outcome {
            Ok(parsed) => corpus.instructions.push(parsed),
            Err(diagnostic) => {
                corpus.counts.add(diagnostic.kind);
                corpus.diagnostics.push(diagnostic);
            }
        }
    }
    corpus.counts.parsed = corpus.instructions.len();
    corpus.counts.parsed_floating =
        corpus.instructions.iter().filter(|p| p.instruction.is_floating_point()).count();
    corpus
}

fn understand(
    frontend: &dyn Frontend,
    instruction: Instruction,
    source: &SpecSource,
) -> Result<Parsed, Diagnostic> {
    let elements = meaning(frontend, &instruction, source)?;
    Ok(Parsed { instruction, elements })
}

/// Parses and evaluates one selected instruction of `source`. The meaning depends on nothing but the instruction
/// and the front-end; the text is for saying where a mistake stands. A panic below is a bug of this project; it
/// costs this instruction only.
///
/// # Errors
/// Why it has no meaning.
pub fn meaning(
    frontend: &dyn Frontend,
    instruction: &Instruction,
    source: &SpecSource,
) -> Result<ElementFn, Diagnostic> {
    let attempt = || {
        let program = frontend.parse(&instruction.operation)?;
        let extents = frontend.extents(instruction);
        eval::evaluate_at(&program, instruction, frontend.dialect(), &extents)
    };
    let outcome = catch_unwind(AssertUnwindSafe(attempt)).unwrap_or_else(|_| {
        Err(Problem::new(DiagnosticKind::Internal, 0..0, "the evaluator failed on this text"))
    });
    outcome.map_err(|problem| problem.locate(instruction, source))
}

/// The meaning of an instruction with some of its immediates fixed: `values` pairs positions among the
/// parameters with values. The operands stay in the signature; those that are fixed are not read.
///
/// # Errors
/// As for the general meaning, as a [`Problem`] in the operation's text.
pub fn specialize(
    isa: &Isa,
    instruction: &Instruction,
    values: &[(usize, i128)],
) -> Result<ElementFn, Problem> {
    let program = isa.frontend.parse(&instruction.operation)?;
    eval::evaluate_at(&program, instruction, isa.frontend.dialect(), values)
}
