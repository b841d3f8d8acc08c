//! Why a command could not run. A "no" is an outcome, not an error.

use std::path::PathBuf;

use thiserror::Error;

/// Bad usage or input that left nothing to do.
#[derive(Debug, Error)]
pub enum CommandError {
    /// The vendor text.
    #[error(transparent)]
    Spec(#[from] autoir_spec_parsers::SpecError),
    /// The hardware oracle.
    #[error(transparent)]
    Oracle(#[from] autoir_tests::oracle::OracleError),
    /// Synthesis, or the offline build.
    #[error(transparent)]
    Build(autoir_build::Error),
    /// Code generation or one of LLVM's tools.
    #[error(transparent)]
    Codegen(#[from] autoir_codegen_gen::error::Error),
    /// The front end of LLVM IR.
    #[error(transparent)]
    Opt(#[from] autoir_opt::Error),
    /// A pipeline of Halide's.
    #[error(transparent)]
    Halide(#[from] autoir_halide::Error),
    /// The dictionary.
    #[error(transparent)]
    Dictionary(#[from] autoir::error::Error),
    /// The target.
    #[error(transparent)]
    Target(#[from] autoir_synth::library::target::TargetError),
    /// A file that cannot be read or written.
    #[error("cannot use `{path}`: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// Something else about the command line.
    #[error("{0}")]
    Usage(String),
}

impl From<autoir_build::Error> for CommandError {
    fn from(error: autoir_build::Error) -> CommandError {
        match error {
            autoir_build::Error::Spec(error) => CommandError::Spec(error),
            error => CommandError::Build(error),
        }
    }
}
