//! Putting a generated crate into its folder.

use std::path::{Path, PathBuf};

use crate::error::{Error, Result};
use crate::publish::crate_text::{Files, MARK};

/// Files whose contents are not those of `files`, and generated ones that should not be there.
///
/// # Errors
/// The folder cannot be read.
pub fn stale(folder: &Path, files: &Files) -> Result<Vec<PathBuf>> {
    let mut out = Vec::new();
    for (path, text) in files {
        if std::fs::read_to_string(folder.join(path)).ok().as_ref() != Some(text) {
            out.push(path.clone());
        }
    }
    out.extend(orphans(folder, files)?);
    Ok(out)
}

/// Writes what is stale and removes generated files that should not be there. Returns what changed.
///
/// # Errors
/// A file cannot be read, written or removed.
pub fn write(folder: &Path, files: &Files) -> Result<Vec<PathBuf>> {
    let changed = stale(folder, files)?;
    for path in &changed {
        let whole = folder.join(path);
        let failed = |source| Error::Io { path: whole.display().to_string(), source };
        match files.get(path) {
            Some(text) => {
                if let Some(parent) = whole.parent() {
                    std::fs::create_dir_all(parent).map_err(failed)?;
                }
                std::fs::write(&whole, text).map_err(failed)?;
            }
            None => std::fs::remove_file(&whole).map_err(failed)?,
        }
    }
    Ok(changed)
}

/// Rust files under `folder/src` that carry the mark of generation but are not among `files`.
fn orphans(folder: &Path, files: &Files) -> Result<Vec<PathBuf>> {
    let mut out = Vec::new();
    let mut folders = vec![PathBuf::from("src")];
    while let Some(inner) = folders.pop() {
        let whole = folder.join(&inner);
        if !whole.is_dir() {
            continue;
        }
        let failed = |source| Error::Io { path: whole.display().to_string(), source };
        for entry in std::fs::read_dir(&whole).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let path = inner.join(entry.file_name());
            if entry.path().is_dir() {
                folders.push(path);
            } else if !files.contains_key(&path)
                && std::fs::read_to_string(entry.path()).is_ok_and(|text| text.contains(MARK))
            {
                out.push(path);
            }
        }
    }
    out.sort();
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changed_is_written_and_orphans_go() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut files = Files::new();
        files.insert("src/a.rs".into(), format!("// {MARK}\n"));
        files.insert("src/op/b.rs".into(), format!("// {MARK}\n"));
        assert_eq!(write(folder.path(), &files).expect("it writes").len(), 2);
        assert!(write(folder.path(), &files).expect("it reads").is_empty());
        std::fs::write(folder.path().join("src/mine.rs"), "// by hand\n").expect("it writes");
        files.remove(Path::new("src/op/b.rs"));
        assert_eq!(stale(folder.path(), &files).expect("it reads"), [PathBuf::from("src/op/b.rs")]);
        write(folder.path(), &files).expect("it removes");
        assert!(!folder.path().join("src/op/b.rs").exists());
        assert!(folder.path().join("src/mine.rs").exists());
    }
}
