//! What can go wrong inside this crate.

use thiserror::Error;

/// An error of the semantics crate.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Error {
    /// A value has no bounds where more is looked at than its low bits.
    #[error("the value of `{what}` may need more than 4096 bits")]
    TooWide {
        /// The operation whose operand is too wide.
        what: String,
    },
    /// A lane function breaks one of its structural invariants.
    #[error("malformed lane function: {0}")]
    Malformed(String),
    /// Text that does not follow the notation.
    #[error("{line}:{column}: {message}")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What was expected.
        message: String,
    },
}
