//! A vendor text in memory.

use std::path::Path;
use std::sync::Arc;

use sha2::{Digest, Sha256};

use crate::error::SpecError;

/// A vendor text.
#[derive(Clone, Debug)]
pub struct SpecSource {
    /// Name used in diagnostics.
    pub name: Arc<str>,
    /// The whole text. Bytes that are not UTF-8 have been replaced by U+FFFD.
    pub text: Arc<str>,
    /// Whether bytes were replaced.
    pub lossy: bool,
    /// SHA-256 of the bytes, lower-case hexadecimal.
    pub sha256: String,
    /// The ISA's other texts, in the order of its `SOURCES.toml`.
    pub companions: Vec<SpecSource>,
}

impl SpecSource {
    /// A text that is already in memory; `name` appears in diagnostics.
    pub fn from_bytes(name: &str, bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        Self {
            name: name.into(),
            lossy: matches!(text, std::borrow::Cow::Owned(_)),
            text: text.into(),
            sha256: hex(&Sha256::digest(bytes)),
            companions: Vec::new(),
        }
    }

    /// Reads a text from a file.
    ///
    /// # Errors
    /// [`SpecError::Io`] if the file cannot be read.
    pub fn read(path: &Path) -> Result<Self, SpecError> {
        let bytes = std::fs::read(path).map_err(|source| SpecError::Io { path: path.to_owned(), source })?;
        Ok(Self::from_bytes(&path.display().to_string(), &bytes))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}
