//! The hardware oracle: semantics against the instruction executed on this CPU.
//!
//! In:   an ISA's vendor text, or [`Subject`]s: vendor headers with their evaluated semantics
//! Out:  a [`CheckReport`], used by `autoir check` and by this crate's tests
//! Pipeline: signature -> C -> clang -> shared object ([`native`]) -> results -> [`compare`] -> [`report`]
//!
//! Invariants
//! - The oracle shares no code with what it judges: [`native`] sees names, C types and features, never an
//!   operation; only [`compare`] meets the semantics.
//! - A skipped instruction has a reason; executed, mismatched and skipped together are all that was asked.
//! - Inputs depend on the instruction's key and the seed only.
//!
//! Start reading at: [`check_isa`]

mod check;
pub mod compare;
mod error;
mod judge;
pub mod native;
pub mod report;
mod vendor;

pub use check::{Form, Options, Progress, Sample, Semantics, Subject, check, samples};
pub use error::OracleError;
pub use report::{CheckReport, Mismatch, Skip};
pub use vendor::{check_isa, sample_isa};

#[cfg(test)]
mod tests;
