//! AutoIR's shared vocabulary: the dictionary of operations and the programs written with it.
//!
//! In:   equivalence classes of instructions (`autoir-similarity`), metadata of the vendor
//! Out:  [`dictionary::Dictionary`] and [`program::Program`], used by `autoir-synth` and
//!       `autoir-codegen-gen`
//! Pipeline: classes -> [`dictionary`] -> [`binary`] (to load), [`listing`] and [`mod@reference`] (to look at), [`tablegen`];
//!           window -> [`program`]
//!
//! Invariants
//! - Every member of a dictionary is proven; its meaning is its operation at its own values.
//! - Equal dictionaries are equal bytes; a damaged file is an error, never a panic.
//! - A program that passes [`program::Program::validate`] reads only values that exist.
//! - Nothing here uses a solver or LLVM; [`tablegen`] writes text for the latter.
//!
//! Start reading at: [`dictionary::Dictionary`]

pub mod binary;
pub mod dictionary;
pub mod error;
pub mod fuzz;
pub mod listing;
pub mod operation;
mod packed;
pub mod program;
pub mod readable;
pub mod reference;
pub mod shipped;
pub mod table;
pub mod tablegen;
pub mod template;
