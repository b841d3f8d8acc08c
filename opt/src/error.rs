//! Why a module was left as it is.

use thiserror::Error;

/// Bad input, or something that is not here.
#[derive(Debug, Error)]
pub enum Error {
    /// The module cannot be read or written.
    #[error("{0}")]
    Module(String),
    /// The target is not known, or what is shipped cannot be used.
    #[error(transparent)]
    Build(#[from] autoir_build::Error),
    /// The dictionary.
    #[error(transparent)]
    Dictionary(#[from] autoir::error::Error),
    /// LLVM refused what was made for it: the module stays as it was.
    #[error("LLVM: {0}")]
    Llvm(String),
}

impl Error {
    /// What LLVM said.
    pub(crate) fn llvm(message: impl ToString) -> Error {
        Error::Llvm(message.to_string())
    }
}
