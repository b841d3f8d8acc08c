//! What is kept on disk: the cache of answers, and the private folder of the oracle.

use std::path::PathBuf;

use autoir_synth::cache::folder::Folder;
use autoir_synth::cache::seal::Seal;
use autoir_synth::cache::{Cache, place};

use crate::args::Global;
use crate::error::CommandError;

/// The folder of everything that is kept between runs: `--cache`, `AUTOIR_CACHE`, or `autoir` in the user's
/// cache folder.
fn base(global: &Global) -> Result<PathBuf, CommandError> {
    let named = global.cache.clone().or_else(place::of_user);
    named.ok_or_else(|| CommandError::Usage("no home folder; name one with --cache DIR".into()))
}

/// A folder below the cache that only this user can write to: its files are executed or believed.
///
/// # Errors
/// It cannot be made.
pub fn private_folder(global: &Global, name: &str) -> Result<PathBuf, CommandError> {
    let path = base(global)?.join(name);
    place::make_private(&path).map_err(|source| CommandError::Io { path: path.clone(), source })?;
    Ok(path)
}

/// The user's seal. Without one nothing that is kept is believed, and is proven or made again.
pub fn seal() -> Seal {
    Seal::of_user().unwrap_or_else(|e| {
        eprintln!("what is remembered is proven again: {e}");
        Seal::none()
    })
}

/// The cache of answers.
///
/// # Errors
/// It cannot be made.
pub fn cache(global: &Global) -> Result<Cache, CommandError> {
    let path = private_folder(global, "answers")?;
    let limit = u64::from(global.cache_limit) << 20;
    Cache::open(&path, limit, seal()).map_err(|source| CommandError::Io { path, source })
}

/// Where what was decided of modules is kept.
///
/// # Errors
/// It cannot be made.
pub fn modules(global: &Global) -> Result<Folder, CommandError> {
    let path = private_folder(global, "modules")?;
    let limit = u64::from(global.cache_limit) << 20;
    Folder::open(&path, limit, seal()).map_err(|source| CommandError::Io { path, source })
}

/// The cache of answers, unless it is not wanted; where nobody named a folder, it is no failure that there is
/// none.
///
/// # Errors
/// The folder of `--cache` cannot be used.
pub fn cache_if_wanted(global: &Global) -> Result<Option<Cache>, CommandError> {
    if global.no_cache {
        return Ok(None);
    }
    match cache(global) {
        Ok(cache) => Ok(Some(cache)),
        Err(e) if global.cache.is_some() => Err(e),
        Err(e) => {
            eprintln!("nothing is kept for the next time: {e}");
            Ok(None)
        }
    }
}
