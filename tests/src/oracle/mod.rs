//! The hardware oracle: semantics against the instruction executed, on this CPU or by an emulator of another.
//!
//! In:   an ISA's vendor text, or [`Subject`]s: vendor headers with their evaluated semantics
//! Out:  a [`CheckReport`], used by `autoir check` and by this crate's tests
//! Pipeline: [`signature`] -> C ([`harness`]) -> clang ([`compile`]) -> results ([`Executor`]: [`native`] or
//!   [`emulated`]) -> [`compare`] -> [`report`]
//!
//! Invariants
//! - The oracle shares no code with what it judges: an executor sees names, C types and features, never an
//!   operation; only [`compare`] meets the semantics.
//! - A skipped instruction has a reason; executed, mismatched and skipped together are all that was asked.
//! - Inputs depend on the instruction's key and the seed only.
//!
//! Start reading at: [`check_isa`]

mod check;
pub mod compare;
pub mod compile;
mod disassemble;
pub mod emulated;
mod error;
pub mod executor;
pub mod harness;
mod judge;
pub mod linked;
pub mod lowerings;
mod machines;
pub mod native;
mod outdated;
mod preferred;
pub mod report;
pub mod signature;
pub mod tiles;
mod vendor;
pub mod warp;

pub use check::{Form, Options, Progress, Sample, Semantics, Subject, check, samples};
pub use error::OracleError;
pub use executor::{Built, Code, Executable, Executor};
pub use machines::{emulator, executor};
pub use report::{Aspect, CheckReport, Mismatch, Skip};
pub use vendor::{check_isa, check_isa_on, sample_isa};

#[cfg(test)]
mod tests;
