//! What can go wrong inside this crate.

use thiserror::Error;

/// An error of the similarity crate.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Error {
    /// The expression is too large as a tree to be compared with others.
    #[error("the expression has more than {limit} nodes as a tree")]
    TooLarge {
        /// The limit, in nodes.
        limit: usize,
    },
    /// A lane function or a term breaks an invariant.
    #[error("malformed: {0}")]
    Malformed(String),
}

impl From<autoir_semantics::error::Error> for Error {
    fn from(e: autoir_semantics::error::Error) -> Error {
        Error::Malformed(e.to_string())
    }
}
