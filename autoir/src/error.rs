//! What can go wrong with a dictionary.

use std::path::PathBuf;

use thiserror::Error;

/// An error of the dictionary crate.
#[derive(Debug, Error)]
pub enum Error {
    /// The file cannot be read or written.
    #[error("{path}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A file that cannot be used.
    #[error("{}: {source}; `autoir build` writes it anew, a checkout of this version has it", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: Box<Error>,
    },
    /// The bytes do not start like a dictionary.
    #[error("not a dictionary: the file does not start with the dictionary mark")]
    NotADictionary,
    /// The dictionary was written by another version of this crate.
    #[error("the dictionary has schema {found}, this program reads schema {expected}: build it again")]
    Schema {
        /// Schema of the file.
        found: u32,
        /// Schema that is read.
        expected: u32,
    },
    /// Fewer or more bytes than the header says.
    #[error(
        "the dictionary is cut short or has bytes after its end: {found} bytes of contents, {expected} announced"
    )]
    Length {
        /// Bytes after the header.
        found: u64,
        /// Bytes that the header announces.
        expected: u64,
    },
    /// The contents are not those that were written.
    #[error("the dictionary is damaged: the sha256 of its contents is not the one in its header")]
    Digest,
    /// The contents cannot be decoded or encoded.
    #[error("the dictionary cannot be coded: {0}")]
    Coding(String),
    /// An instruction or operation is listed twice.
    #[error("`{0}` is listed twice")]
    Duplicate(String),
    /// Instruction sets that claim one intrinsic.
    #[error("intrinsic `{name}` is claimed by {} and by {}", isas.0, isas.1)]
    Claimed {
        /// The intrinsic.
        name: String,
        /// Two instruction sets that list it.
        isas: (String, String),
    },
    /// A class member without metadata.
    #[error("nothing is known about instruction `{0}`")]
    NoMetadata(String),
    /// A member whose values do not fit its operation.
    #[error("{id}: {message}")]
    Member {
        /// The instruction.
        id: String,
        /// Why.
        message: String,
    },
}

impl Error {
    /// The same error, with the file that it is about.
    pub fn of_file(self, path: &std::path::Path) -> Error {
        match self {
            named @ (Error::File { .. } | Error::Io { .. }) => named,
            source => Error::File { path: path.to_owned(), source: Box::new(source) },
        }
    }
}
