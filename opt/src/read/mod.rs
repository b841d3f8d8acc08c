//! LLVM IR to windows.
//!
//! `number` is one lane of each of LLVM's operations, `tree` what a value is of those that enter its block's vector
//! operations.

mod number;
mod tree;

pub use tree::{Site, Skipped, sites};
