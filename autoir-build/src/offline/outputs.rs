//! The files of a repository that a build makes.

use std::path::{Path, PathBuf};

use autoir::{shipped, table, tablegen};
use autoir_codegen_gen::lowering::intrinsics::intrinsics;
use autoir_codegen_gen::publish::crate_text::{self, Files};
use autoir_codegen_gen::publish::crate_writer;
use autoir_codegen_gen::publish::store::TargetData;

use super::{Built, kept};
use crate::error::Error;

/// Folders that the build writes to, relative to the repository.
const TARGET_DATA: &str = "codegen-gen/data";
const CRATES: &str = "codegen-gen/generated";

/// The page that counts classes, relative to the repository.
const CLASSES: &str = "docs/classes.md";

/// Everything that is written.
#[derive(Debug)]
pub struct Outputs {
    files: Vec<(PathBuf, Vec<u8>)>,
    crates: Vec<(PathBuf, Files)>,
}

impl Outputs {
    /// The files of `built` in the repository at `root`.
    ///
    /// # Errors
    /// What was built cannot be written as text.
    pub fn of(built: &Built, root: &Path) -> Result<Outputs, Error> {
        let Built { dictionary, targets, record, .. } = built;
        let mut files = vec![
            (root.join(shipped::PATH), dictionary.to_bytes()?),
            (root.join(kept::PATH), record.to_bytes()?),
            (root.join(CLASSES), table::page(dictionary).into_bytes()),
        ];
        let spelled = |id: &str| {
            let lowering = targets.iter().find_map(|target| target.data.lowerings.get(id));
            lowering.map(intrinsics).unwrap_or_default()
        };
        let mut crates = vec![(root.join(CRATES).join("tablegen"), tablegen::files(dictionary, &spelled))];
        for target in targets {
            files.push((file(root, &target.isa, "target"), target.data.to_bytes()?));
            files.push((file(root, &target.isa, "forms"), target.forms.clone()));
        }
        let lowerings = targets.iter().map(|target| (target.isa.clone(), &target.data.lowerings)).collect();
        let texts = crate_text::crates(dictionary, &lowerings)?;
        crates.extend(texts.into_iter().map(|(name, files)| (root.join(CRATES).join(name), files)));
        Ok(Outputs { files, crates })
    }

    /// What is not as it would be written.
    ///
    /// # Errors
    /// A folder that cannot be read.
    pub fn stale(&self) -> Result<Vec<PathBuf>, Error> {
        let mut stale: Vec<PathBuf> = self
            .files
            .iter()
            .filter(|(path, bytes)| !holds(path, bytes))
            .map(|(path, _)| path.clone())
            .collect();
        for (folder, files) in &self.crates {
            stale.extend(crate_writer::stale(folder, files)?.into_iter().map(|p| folder.join(p)));
        }
        Ok(stale)
    }

    /// Writes what is stale and says what that was.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn write(&self) -> Result<Vec<PathBuf>, Error> {
        let stale = self.stale()?;
        for (path, bytes) in &self.files {
            write(path, bytes)?;
        }
        for (folder, files) in &self.crates {
            crate_writer::write(folder, files)?;
        }
        Ok(stale)
    }
}

/// The lowerings, costs and assembly forms of an instruction set that the repository at `root` has.
///
/// # Errors
/// A file that is missing or damaged.
pub fn target(root: &Path, isa: &str) -> Result<(TargetData, Vec<u8>), Error> {
    let path = file(root, isa, "forms");
    let forms = std::fs::read(&path).map_err(|source| Error::Io { path, source })?;
    Ok((TargetData::read(&file(root, isa, "target"))?, forms))
}

/// The file of `kind` about an instruction set in the repository at `root`.
fn file(root: &Path, isa: &str, kind: &str) -> PathBuf {
    root.join(TARGET_DATA).join(format!("{isa}.air-{kind}"))
}

fn holds(path: &Path, bytes: &[u8]) -> bool {
    std::fs::read(path).is_ok_and(|old| old == bytes)
}

/// Replaces a file as a whole: a reader sees the old or the new one.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let failed = |source| Error::Io { path: path.to_owned(), source };
    if holds(path, bytes) {
        return Ok(());
    }
    if let Some(parent) = path.parent() {
        std::fs::create_dir_all(parent).map_err(failed)?;
    }
    let fresh = path.with_extension("new");
    std::fs::write(&fresh, bytes).and_then(|()| std::fs::rename(&fresh, path)).map_err(failed)
}
