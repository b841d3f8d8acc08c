//! From a window of vector code to a proven program of a target's instructions.
//!
//! In:   windows: [`halide`] (Halide's lowered statements) and [`air`] (our text format) make them
//! Out:  [`window::Window`]s, and for each a verified program
//! Pipeline: [`halide`] or [`air`] -> [`window`]
//!
//! Invariants
//! - Everything read from a file comes back as values and diagnostics together; one bad part never loses
//!   the rest, and no input panics.
//! - No LLVM here.
//!
//! Start reading at: [`halide::windows`]

pub mod air;
mod division;
pub mod error;
pub mod halide;
pub mod window;
