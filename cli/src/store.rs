//! What is kept on disk: the shipped dictionary as a library to search, the cache of answers, and the private
//! folder of the oracle.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::Instant;

use autoir::dictionary::{Dictionary, Operation};
use autoir::table::is_float;
pub use autoir_build::library::Measured;
use autoir_build::library::library;
use autoir_codegen_gen::shipped;
use autoir_codegen_gen::store::TargetData;
use autoir_synth::cache::Cache;
use autoir_synth::cache::seal::Seal;
use autoir_synth::library::Library;
use rayon::prelude::*;

use crate::args::Global;
use crate::error::CommandError;

/// What comes with the program for one architecture, each part read when it is first needed.
#[derive(Debug)]
pub struct Shipped {
    dictionary: Dictionary,
    files: &'static shipped::Shipped,
    data: OnceLock<TargetData>,
    library: OnceLock<Library>,
    library_seconds: OnceLock<f64>,
}

impl Shipped {
    /// With `dictionary` and nothing else yet, for architecture `arch`.
    ///
    /// # Errors
    /// There are no lowerings for it.
    pub fn new(dictionary: Dictionary, arch: &str) -> Result<Shipped, CommandError> {
        let files = shipped::of(arch)?;
        Ok(Shipped {
            dictionary,
            files,
            data: OnceLock::new(),
            library: OnceLock::new(),
            library_seconds: OnceLock::new(),
        })
    }

    /// The dictionary.
    pub fn dictionary(&self) -> &Dictionary {
        &self.dictionary
    }

    /// The files of the architecture.
    pub fn files(&self) -> &'static shipped::Shipped {
        self.files
    }

    /// Lowerings and costs.
    ///
    /// # Errors
    /// They were not built, or are damaged.
    pub fn data(&self) -> Result<&TargetData, CommandError> {
        if let Some(data) = self.data.get() {
            return Ok(data);
        }
        let data = self.files.target()?;
        Ok(self.data.get_or_init(|| data))
    }

    /// The instructions to search. No window computes with floats yet, so what does is left out.
    ///
    /// # Errors
    /// Those of [`Shipped::data`], and a dictionary that was put together wrongly.
    pub fn library(&self) -> Result<&Library, CommandError> {
        if let Some(library) = self.library.get() {
            return Ok(library);
        }
        let start = Instant::now();
        let operations: Vec<&Operation> =
            self.dictionary.operations().par_iter().filter(|o| !is_float(o)).collect();
        let library = library(&self.dictionary, &operations, &[self.data()?])?;
        self.library_seconds.get_or_init(|| start.elapsed().as_secs_f64());
        Ok(self.library.get_or_init(|| library))
    }
}

impl Shipped {
    /// How long it took to put the instructions together; 0 if that was not needed.
    pub fn library_seconds(&self) -> f64 {
        self.library_seconds.get().copied().unwrap_or_default()
    }
}

/// The instructions of every architecture, for programs whose target nobody named.
///
/// # Errors
/// As [`Shipped::library`].
pub fn library_of_all(dictionary: &Dictionary) -> Result<Library, CommandError> {
    let data = shipped::SHIPPED.iter().map(shipped::Shipped::target).collect::<Result<Vec<_>, _>>()?;
    let operations: Vec<&Operation> = dictionary.operations().iter().collect();
    Ok(library(dictionary, &operations, &data.iter().collect::<Vec<_>>())?)
}

/// The folder of everything that is kept between runs: `--cache`, `AUTOIR_CACHE`, or `autoir` in the user's
/// cache folder.
fn base(global: &Global) -> Result<PathBuf, CommandError> {
    let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let user = || {
        let home = || Some(variable("HOME")?.join(".cache"));
        Some(variable("XDG_CACHE_HOME").or_else(home)?.join("autoir"))
    };
    let named = global.cache.clone().or_else(|| variable("AUTOIR_CACHE"));
    named.or_else(user).ok_or_else(|| CommandError::Usage("no home folder; name one with --cache DIR".into()))
}

/// A folder below the cache that only this user can write to: its files are executed or believed.
///
/// # Errors
/// It cannot be made.
pub fn private_folder(global: &Global, name: &str) -> Result<PathBuf, CommandError> {
    let path = base(global)?.join(name);
    make_private(&path).map_err(|source| CommandError::Io { path: path.clone(), source })?;
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

#[cfg(unix)]
fn make_private(path: &std::path::Path) -> std::io::Result<()> {
    use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    let mode = std::fs::metadata(path)?.permissions().mode();
    if mode & 0o022 != 0 {
        return Err(std::io::Error::other("others can write to it, and its files are executed or believed"));
    }
    Ok(())
}

#[cfg(not(unix))]
fn make_private(path: &std::path::Path) -> std::io::Result<()> {
    std::fs::create_dir_all(path)
}
