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
    #[error("no clang to compile the oracle with (tried {tried}); install clang-22")]
    NoCompiler {
        /// Program names that were tried.
        tried: String,
    },
    /// Nothing here executes the ISA's instructions.
    #[error("no oracle executes the instructions of `{isa}`")]
    NoExecutor {
        /// Name of the ISA.
        isa: String,
    },
    /// The emulator is missing although it is required.
    #[error("{reason}")]
    NoEmulator {
        /// What is missing, and how to get it.
        reason: String,
    },
    /// The assembler is missing although it is required.
    #[error("{reason}")]
    NoAssembler {
        /// What is missing, and how to get it.
        reason: String,
    },
    /// A reference of our own gave no results.
    #[error("the reference: {message}")]
    Reference {
        /// What happened.
        message: String,
    },
    /// A program under an emulator gave no results.
    #[error("{program}: {message}")]
    Emulator {
        /// The emulator.
        program: String,
        /// What happened.
        message: String,
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
    /// The shipped dictionary or lowerings are damaged or not there.
    #[error("{message}")]
    Shipped {
        /// What is wrong.
        message: String,
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
