//! Regular files, opened: what is something else, a pipe say, may never come to an end.

use std::fs::{File, Metadata};
use std::io;
use std::path::Path;

/// The file at `path` if `data`, what was just read about it, says that it is a regular one.
pub fn open(path: &Path, data: io::Result<Metadata>) -> io::Result<Option<File>> {
    data?.is_file().then(|| File::open(path)).transpose()
}
