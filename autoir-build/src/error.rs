//! What can go wrong in a build script.

use std::path::PathBuf;

use thiserror::Error;

/// Why windows were not compiled.
#[derive(Debug, Error)]
pub enum Error {
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The file of windows is malformed; each message names its place.
    #[error("{}", .0.join("\n"))]
    Windows(Vec<String>),
    /// A variable that Cargo sets for build scripts.
    #[error("{0} is not set: this is for build scripts, unless folder and architecture are named")]
    Variable(&'static str),
    /// There is no code for this architecture that a Rust file can include.
    #[error("windows are not compiled for `{0}`; they are for x86_64 and aarch64")]
    Architecture(String),
    /// A vendor text.
    #[error(transparent)]
    Spec(#[from] autoir_spec_parsers::SpecError),
    /// Vendor texts that are not here: a dictionary without an instruction set would replace one that has it.
    #[error(
        "the dictionary is one for all instruction sets, and not all texts are here; what is shipped stays in use \
         (`--isa` names those whose texts are to be read)\n{}",
        .0.join("\n")
    )]
    Texts(Vec<String>),
    /// The record beside a dictionary that was not written with it.
    #[error("{}: of another dictionary than the one beside it; `autoir build` with all texts writes both", .0.display())]
    Record(PathBuf),
    /// An architecture that is not known.
    #[error("unknown target `{name}`; there are {}", known.join(", "))]
    UnknownArchitecture {
        /// The name given.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// This machine's CPU is asked for, and it is of another architecture.
    #[error("this machine is no {0}")]
    NotThisMachine(&'static str),
    /// A CPU or a feature that is not known.
    #[error(transparent)]
    Target(#[from] autoir_synth::library::target::TargetError),
    /// What is shipped cannot be used.
    #[error(transparent)]
    Dictionary(#[from] autoir::error::Error),
    /// Code generation failed.
    #[error(transparent)]
    Code(#[from] autoir_codegen_gen::error::Error),
    /// A window that has neither a proven program nor code of LLVM's.
    #[error("window {window}: {source}")]
    NoCode {
        /// The window.
        window: String,
        /// Why there is no code.
        source: autoir_codegen_gen::error::Error,
    },
    /// A type that Rust functions do not take here.
    #[error("window {window}: `{operand}` has elements of {width} bits, which no Rust type has")]
    Type {
        /// The window.
        window: String,
        /// The operand, or the result.
        operand: String,
        /// Bits of an element.
        width: u16,
    },
    /// The text that was made does not parse: a mistake here.
    #[error("generated Rust does not parse: {0}")]
    Generated(#[from] syn::Error),
}
