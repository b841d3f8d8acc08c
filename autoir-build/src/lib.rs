//! The driver of synthesis, for the command line, compilers and build scripts; and windows compiled by a build script:
//! give a file of windows and a CPU, get a Rust file with a function each.
//!
//! In:   windows (`autoir-synth`), the shipped dictionary and lowerings (`autoir-codegen-gen`)
//! Out:  proven programs with their costs; or a Rust file and the assembly that it includes, for Cargo's `OUT_DIR`
//! Pipeline: windows -> [`driver`] (library, search, costs) -> `assembly` -> `rust_text`; objects -> [`validate`]; vendor texts -> [`offline`]
//!
//! Invariants
//! - A function whose documentation does not say otherwise is a program that was proven equal to its window.
//! - A window without a proven program becomes LLVM's code for it, and is reported.
//! - Equal input gives equal files, unless the search ran out of time.
//!
//! Start reading at: [`driver::Driver`], and [`Windows`] for build scripts
//!
//! ```no_run
//! // build.rs
//! fn main() -> Result<(), autoir_build::Error> {
//!     autoir_build::Windows::new("windows.air").cpu("x86-64-v3").compile()?;
//!     Ok(())
//! }
//! ```
//!
//! The crate then says `include!(concat!(env!("OUT_DIR"), "/windows.rs"));`.

mod assembly;
pub mod driver;
mod error;
pub mod library;
mod observer;
pub mod offline;
mod rust_text;
mod script;
pub mod validate;

pub use error::Error;
pub use observer::Observer;
pub use rust_text::Function;
pub use script::Windows;
