//! Turns vendor text into instructions with formal semantics.
//!
//! In:   a [`SpecSource`] (the vendor's text, found by [`sources`])
//! Out:  a [`Selected`] list of [`Instruction`]s, with [`Diagnostic`]s for what could not be read,
//!       used by `similarity`, `tests` and `cli`
//! Pipeline: sources -> `<isa>` (headers) -> corpus (selection)
//!
//! Invariants
//! - One bad instruction never loses another: every stage returns values and diagnostics together.
//! - Nothing about a single instruction is decided by its name; corrections live in
//!   `vendor-specs/<isa>/errata`.
//!
//! Start reading at: [`select`]

pub mod corpus;
pub mod diagnostic;
mod error;
pub mod imp;
pub mod instruction;
pub mod problem;
pub mod registry;
pub mod sources;
pub mod x86;

pub use corpus::{Excluded, Frontend, Selected, Selection, select};
pub use diagnostic::{Diagnostic, DiagnosticKind, Location};
pub use error::SpecError;
pub use instruction::{EType, Instruction, InstructionId, Param, ParamKind};
pub use registry::{ISAS, Isa, isa};
pub use sources::SpecSource;
