//! Turns vendor text into instructions with formal semantics.
//!
//! In:   a [`SpecSource`] (the vendor's text, found by [`sources`])
//! Out:  a [`Corpus`]: instructions with one expression per output element
//!       ([`autoir_semantics::lane::ElementFn`]), and [`Diagnostic`]s for the others; used by
//!       `similarity`, `tests` and `cli`
//! Pipeline: sources -> `<isa>` (headers, selection, pseudocode) -> [`imp`] -> [`eval`] -> [`corpus`]
//!
//! Invariants
//! - One bad instruction never loses another: every stage returns values and diagnostics together.
//! - Nothing about a single instruction is decided by its name; corrections live in
//!   `vendor-specs/<isa>/errata`.
//! - Every element function passes [`autoir_semantics::lane::ElementFn::validate`].
//!
//! Start reading at: [`parse_isa`]

pub mod amx;
pub mod arm;
pub mod corpus;
pub mod diagnostic;
pub mod documented;
pub mod errata;
mod error;
pub mod eval;
pub mod fragment;
pub mod frontend;
pub mod hvx;
pub mod imp;
pub mod installed;
pub mod instruction;
pub mod location;
pub mod problem;
pub mod ptx;
pub mod registry;
pub mod source;
pub mod sources;
pub mod x86;

pub use corpus::{Corpus, Counts, Parsed, Selected, meaning, parse_isa, select, specialize};
pub use diagnostic::{Diagnostic, DiagnosticKind};
pub use errata::{Applied, Erratum};
pub use error::SpecError;
pub use fragment::Fragment;
pub use frontend::{Excluded, Frontend, Isa, Selection};
pub use instruction::{EType, Instruction, InstructionId, Param, ParamKind};
pub use location::Location;
pub use registry::{ISAS, isa};
pub use source::SpecSource;
