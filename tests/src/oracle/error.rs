//! What can go wrong while the oracle is built. A disagreement is no error but a result.

use std::path::PathBuf;
use thiserror::Error;

/// An error of the oracle itself.
#[derive(Debug, Error)]
pub enum OracleError {
    /// The vendor's text could not be read.
    #[error(transparent)]
    Spec(#[from] autoir_spec_parsers::SpecError),
    /// No clang was found.
    #[error("no clang to compile the oracle with (tried {tried}); install clang-19")]
    NoCompiler {
        /// Program names that were tried.
        tried: String,
    },
    /// Clang failed for a reason that no single intrinsic is to blame for.
    #[error("clang could not compile the oracle: {message}")]
    Compiler {
        /// The first lines of its output.
        message: String,
    },
    /// A file of the work directory could not be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A compiled shared object could not be loaded.
    #[error("{}: {message}", path.display())]
    Load {
        /// The shared object.
        path: PathBuf,
        /// The loader's words.
        message: String,
    },
    /// The worker threads could not be started.
    #[error("cannot start {jobs} worker threads: {message}")]
    Threads {
        /// Threads asked for.
        jobs: usize,
        /// Why.
        message: String,
    },
}
