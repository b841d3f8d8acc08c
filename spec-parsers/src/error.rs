//! Failures that stop a whole front-end run. What concerns one instruction is a
//! [`Diagnostic`](crate::Diagnostic) instead.

use std::path::PathBuf;
use thiserror::Error;

/// Why a vendor text could not be processed at all.
#[derive(Debug, Error)]
pub enum SpecError {
    /// No row of the registry has this name.
    #[error("unknown ISA `{name}`; known: {known}")]
    UnknownIsa {
        /// What was asked for.
        name: String,
        /// The names that exist.
        known: String,
    },
    /// The vendor text is nowhere on this machine.
    #[error("vendor text `{file}` not found; looked at {looked}; to get it: {fetch}")]
    SourceNotFound {
        /// File name of the text.
        file: String,
        /// Places tried, comma separated.
        looked: String,
        /// How to obtain it.
        fetch: String,
    },
    /// A file exists but cannot be read.
    #[error("cannot read `{path}`: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        source: std::io::Error,
    },
    /// A description under `vendor-specs/` does not follow its format.
    #[error("`{file}` is not valid: {message}")]
    BadDescription {
        /// Which description.
        file: String,
        /// What is wrong.
        message: String,
    },
}
