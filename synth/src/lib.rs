//! From a window of vector code to a proven program of a target's instructions.
//!
//! In:   windows ([`window`]: Halide's lowered statements and our text format are read there); a
//!       [`library::Library`] of instructions, a [`library::target::Target`], and a [`library::Backend`] with their costs
//! Out:  for each [`window::Window`] a verified [`autoir::program::Program`]
//! Pipeline: [`window`] -> [`goal`] -> [`search`] (alternatives by [`pattern`] and [`matching`]) -> [`program`] ->
//!       [`verify`]; what is too large for one search goes through [`cover`]; [`report`] explains, [`cache`] remembers
//!
//! Each of these is a room: none uses another that uses it, and `tests/tests/structure/rooms.rs` holds that. The verifier uses
//! nothing of the search: no goals, no patterns, no matching.
//!
//! Invariants
//! - Everything read from a file comes back as values and diagnostics together; one bad part never loses
//!   the rest, and no input panics.
//! - No program leaves [`synthesize::synthesize`] as an answer unless [`verify`], which shares nothing with
//!   the search, has proven every lane of it.
//! - Equal input gives equal programs. No LLVM here.
//!
//! Start reading at: [`synthesize::synthesize`]

pub mod cache;
pub mod cover;
pub mod error;
pub mod goal;
pub mod heuristics;
pub mod library;
pub mod matching;
pub mod memory;
pub mod pattern;
pub mod program;
pub mod report;
pub mod search;
pub mod speculate;
pub mod stop;
#[cfg(test)]
mod sums;
pub mod synthesize;
#[cfg(test)]
mod testing;
pub mod times;
pub mod verify;
pub mod window;
