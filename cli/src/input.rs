//! Files that commands read.

use std::fs::File;
use std::io::{Error, ErrorKind, Read};
use std::path::Path;

use crate::error::CommandError;

/// No text or object that is meant has more bytes; a device may have any number.
const MOST: u64 = 256 << 20;

/// The contents of the file at `path`.
///
/// # Errors
/// It cannot be read, or has too many bytes.
pub fn bytes(path: &Path) -> Result<Vec<u8>, CommandError> {
    let failed = |source| CommandError::Io { path: path.to_owned(), source };
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(failed)?;
    file.take(MOST + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > MOST {
        return Err(failed(Error::other(format!("it has more than {} MiB", MOST >> 20))));
    }
    Ok(bytes)
}

/// The text in the file at `path`; what is no UTF-8 is replaced.
///
/// # Errors
/// As [`bytes`].
pub fn text(path: &Path) -> Result<String, CommandError> {
    Ok(String::from_utf8_lossy(&bytes(path)?).into_owned())
}

/// The text of the file that names the arguments of the pipeline at `pipeline`, which lies beside it, if there is one.
///
/// # Errors
/// As [`bytes`], or it is no UTF-8.
pub fn arguments(pipeline: &Path) -> Result<Option<String>, CommandError> {
    let path = pipeline.with_extension("args.json");
    let bytes = match bytes(&path) {
        Err(CommandError::Io { source, .. }) if source.kind() == ErrorKind::NotFound => return Ok(None),
        bytes => bytes?,
    };
    let text = String::from_utf8(bytes);
    text.map(Some).map_err(|e| CommandError::Io { path, source: Error::new(ErrorKind::InvalidData, e) })
}
