//! From a window of vector code to a proven program of a target's instructions.
//!
//! In:   windows: [`halide`] (Halide's lowered statements) and [`air`] (our text format) make them;
//!       a [`library::Library`] of instructions with their costs; a [`target::Target`]
//! Out:  [`window::Window`]s, and for each a verified [`autoir::program::Program`]
//! Pipeline: [`halide`] or [`air`] -> [`window`] -> [`goal`] -> [`search`] (alternatives from [`expand`],
//!       found by [`matching`], [`movement`] and [`control`]) -> [`emit`] -> [`verify`]; [`conditions`] and
//!       [`near`] explain
//!
//! Invariants
//! - Everything read from a file comes back as values and diagnostics together; one bad part never loses
//!   the rest, and no input panics.
//! - No program leaves [`synthesize::synthesize`] as an answer unless [`verify`], which shares nothing with
//!   the search, has proven every lane of it.
//! - Equal input gives equal programs. No LLVM here.
//!
//! Start reading at: [`synthesize::synthesize`]

pub mod air;
pub mod alternates;
pub mod bitwise;
pub mod cache;
pub mod composition;
pub mod conditions;
pub mod control;
pub mod cut;
mod division;
pub mod emit;
pub mod error;
mod estimate;
pub mod expand;
pub mod floors;
pub mod goal;
mod growth;
pub mod halide;
pub mod halves;
pub mod heuristics;
pub mod library;
pub mod mask_groups;
pub mod matching;
pub mod movement;
mod narrower;
pub mod near;
mod once;
mod pairs;
pub mod parts;
pub mod pattern;
pub mod pieces;
mod sample;
pub mod search;
pub mod signature;
pub mod space;
pub mod stop;
#[cfg(test)]
mod sums;
pub mod synthesize;
pub mod target;
#[cfg(test)]
mod testing;
pub mod times;
pub mod trace;
mod value;
pub mod verify;
mod widths;
pub mod window;
pub mod work;
