//! `--smtlib`: what is decided, written for other solvers.

use std::path::Path;

use autoir_semantics::smt;

use crate::error::CommandError;

/// Does `work`; what provers decide meanwhile is written into `folder`, if one is named.
///
/// # Errors
/// Those of `work`, and a folder or file that cannot be written.
pub fn recorded<T>(
    folder: Option<&Path>,
    work: impl FnOnce() -> Result<T, CommandError>,
) -> Result<T, CommandError> {
    let Some(folder) = folder else { return work() };
    let failed = |source| CommandError::Io { path: folder.to_owned(), source };
    smt::record(folder).map_err(failed)?;
    let done = work();
    let written = smt::recorded().map_err(failed)?;
    eprintln!("{written} claims and questions written to {}", folder.display());
    done
}
