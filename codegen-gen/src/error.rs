//! Errors of code generation.

use autoir::program::ProgramError;

/// Why code could not be generated.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// An external tool is missing or failed as a whole.
    #[error("{tool}: {message}")]
    Tool {
        /// Program that was run.
        tool: String,
        /// What it said.
        message: String,
    },
    /// A tool was ended because it took too long.
    #[error("a tool took too long")]
    NoEnd,
    /// LLVM rejected a module that this crate wrote, or the target.
    #[error("LLVM: {0}")]
    Llvm(String),
    /// The program is not well formed.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// Encoding or decoding failed.
    #[error(transparent)]
    Data(#[from] autoir::error::Error),
    /// A step names an instruction without a lowering.
    #[error("no lowering for instruction {0}")]
    NoLowering(String),
    /// A step does not fit its instruction.
    #[error("step {step} ({instruction}): {message}")]
    Step {
        /// Position of the step.
        step: usize,
        /// Instruction id.
        instruction: String,
        /// What does not fit.
        message: String,
    },
    /// The target does not have what the program needs.
    #[error("{instruction} needs {feature}, which {cpu} lacks")]
    MissingFeature {
        /// Instruction id.
        instruction: String,
        /// LLVM feature name.
        feature: String,
        /// CPU name.
        cpu: String,
    },
    /// A lane function that has no vector form here.
    #[error("no plain vector form: {0}")]
    Unsupported(String),
    /// A function of which LLVM would make code for minutes.
    #[error("too large for LLVM: {0}")]
    TooLarge(String),
    /// Buffers of the wrong number or size for a compiled function.
    #[error("call of {name}: {message}")]
    Call {
        /// Function called.
        name: String,
        /// What does not fit.
        message: String,
    },
    /// Reading or writing a file failed.
    #[error("{path}: {source}")]
    Io {
        /// File.
        path: String,
        /// Cause.
        source: std::io::Error,
    },
}

/// Result of code generation.
pub type Result<T> = std::result::Result<T, Error>;
