//! Where what is kept lies: a folder of the user's, and folders that nobody else writes to.

use std::io;
use std::path::{Path, PathBuf};

/// The folder of everything that is kept between runs where nobody names one: `AUTOIR_CACHE`, or `autoir` in the user's
/// cache folder; nothing where there is no such folder.
pub fn of_user() -> Option<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    let user = || {
        let home = || Some(variable("HOME")?.join(".cache"));
        Some(variable("XDG_CACHE_HOME").or_else(home)?.join("autoir"))
    };
    variable("AUTOIR_CACHE").or_else(user)
}

/// Makes a folder that only this user can write to: its files are executed or believed.
///
/// # Errors
/// It cannot be made, or others can write to it.
#[cfg(unix)]
pub fn make_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    let mode = std::fs::metadata(path)?.permissions().mode();
    if mode & 0o022 != 0 {
        return Err(io::Error::other("others can write to it, and its files are executed or believed"));
    }
    Ok(())
}

/// Makes a folder.
///
/// # Errors
/// It cannot be made.
#[cfg(not(unix))]
pub fn make_private(path: &Path) -> io::Result<()> {
    std::fs::create_dir_all(path)
}
