//! Why a pipeline has no object.

use autoir_synth::error::{Diagnostic, Kind, Source};
use autoir_synth::window::halide::ast::{Expr, Span};
use inkwell::builder::BuilderError;
use thiserror::Error;

/// Bad input, or something that cannot be compiled.
#[derive(Debug, Error)]
pub enum Error {
    /// Parts of the text that are not understood or not modelled.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Text(Vec<Diagnostic>),
    /// The optimizer.
    #[error(transparent)]
    Opt(#[from] autoir_opt::Error),
    /// LLVM refused what was made for it: a bug of ours.
    #[error("LLVM: {0}")]
    Llvm(String),
}

/// Why a statement has no code.
#[derive(Debug)]
pub enum Fault {
    /// A part of the text.
    At(Span, Kind, String),
    /// LLVM refused.
    Llvm(String),
}

impl Fault {
    /// An expression that has no code yet.
    pub fn unsupported(at: Span, message: impl Into<String>) -> Fault {
        Fault::At(at, Kind::Unsupported, message.into())
    }

    /// An expression that makes no sense.
    pub fn malformed(e: &Expr, message: impl Into<String>) -> Fault {
        Fault::At(e.span, Kind::Malformed, message.into())
    }

    /// The finding, with its place in `source`.
    ///
    /// # Errors
    /// It has no place in the text.
    pub fn diagnostic(self, source: &Source) -> Result<Diagnostic, String> {
        match self {
            Fault::At(span, kind, message) => Ok(source.diagnostic(kind, span.start, span.end, message)),
            Fault::Llvm(message) => Err(message),
        }
    }
}

impl From<BuilderError> for Fault {
    fn from(error: BuilderError) -> Fault {
        Fault::Llvm(error.to_string())
    }
}

impl From<inkwell::values::InstructionValueError> for Fault {
    fn from(error: inkwell::values::InstructionValueError) -> Fault {
        Fault::Llvm(error.to_string())
    }
}

/// What lowering gives.
pub type Lowered<T> = Result<T, Fault>;
