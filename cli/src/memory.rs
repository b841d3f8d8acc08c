//! What one build keeps for the next: answers about memberships, canonical forms, lowerings and costs.
//!
//! Everything is kept under the digest of what it was made from. What it rests on besides is the program itself,
//! LLVM and its tools, and the solver: their digest is kept with each file, and a file of another digest is none.
//! So a build that remembers writes what one without memory would.

use std::path::{Path, PathBuf};

use autoir::binary;
use autoir::error::Error;
use autoir_codegen_gen::llvm;
use autoir_semantics::smt::solver_version;
use autoir_synth::cache::key::Key;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::args::Global;
use crate::error::CommandError;
use crate::store::private_folder;

/// A folder of what is kept, or none.
#[derive(Debug)]
pub struct Memory {
    folder: Option<PathBuf>,
    maker: [u8; 32],
}

impl Memory {
    /// What builds keep; nothing if nothing is to be kept. Where nobody named a folder, it is no failure that
    /// there is none.
    ///
    /// # Errors
    /// The folder of `--cache` cannot be used, or a tool does not say its version.
    pub fn open(global: &Global) -> Result<Memory, CommandError> {
        let nothing = Memory { folder: None, maker: [0; 32] };
        if global.no_cache {
            return Ok(nothing);
        }
        let folder = match private_folder(global, "build") {
            Ok(folder) => folder,
            Err(e) if global.cache.is_some() => return Err(e),
            Err(e) => {
                eprintln!("nothing is kept for the next build: {e}");
                return Ok(nothing);
            }
        };
        let program = std::env::current_exe().and_then(std::fs::read);
        let Ok(program) = program else {
            eprintln!("nothing is kept for the next build: the program cannot read itself");
            return Ok(nothing);
        };
        let (llvm, solver) = (llvm::versions()?, solver_version());
        let maker = *Key::of(&[&program, llvm.as_bytes(), solver.as_bytes()]).bytes();
        Ok(Memory { folder: Some(folder), maker })
    }

    /// What is kept as `name`; the default where there is nothing, or nothing whole of the same maker. That a file
    /// is there and not read is said.
    pub fn recall<T: DeserializeOwned + Default>(&self, name: &str) -> T {
        let Some(path) = self.folder.as_ref().map(|folder| folder.join(name)) else { return T::default() };
        let Ok(bytes) = std::fs::read(&path) else { return T::default() };
        match binary::decode::<([u8; 32], Vec<u8>)>(&bytes) {
            Ok((maker, _)) if maker != self.maker => T::default(),
            Ok((_, value)) => binary::decode(&value).unwrap_or_else(|e| unread(&path, &e)),
            Err(e) => unread(&path, &e),
        }
    }

    /// Keeps `value` as `name`. It is no failure if that cannot be done: the next build takes longer.
    ///
    /// # Errors
    /// A value that cannot be written at all.
    pub fn keep<T: Serialize>(&self, name: &str, value: &T) -> Result<(), CommandError> {
        let Some(folder) = &self.folder else { return Ok(()) };
        // What another maker wrote is not even decoded.
        let bytes = binary::encode(&(self.maker, binary::encode(value)?))?;
        // Two builds at once each write a file of their own; the last one to be done stays.
        let fresh = folder.join(format!("{name}.{}", std::process::id()));
        let written = std::fs::write(&fresh, bytes).and_then(|()| std::fs::rename(&fresh, folder.join(name)));
        if let Err(e) = written {
            eprintln!("{name} is not kept for the next build: {e}");
            let _ = std::fs::remove_file(&fresh);
        }
        Ok(())
    }
}

/// What counts in place of a file that is not what was kept.
fn unread<T: Default>(path: &Path, why: &Error) -> T {
    eprintln!("{}: not what a build kept ({why}); it is made anew", path.display());
    T::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_believed_from_the_same_maker_only() {
        let folder = tempfile::tempdir().expect("a folder");
        let memory = |maker: u8| Memory { folder: Some(folder.path().to_owned()), maker: [maker; 32] };
        assert_eq!(memory(1).recall::<Vec<u32>>("n"), Vec::<u32>::new());
        memory(1).keep("n", &vec![7u32, 8]).expect("it encodes");
        assert_eq!(memory(1).recall::<Vec<u32>>("n"), [7, 8]);
        assert_eq!(memory(2).recall::<Vec<u32>>("n"), Vec::<u32>::new());
        let path = folder.path().join("n");
        let mut bytes = std::fs::read(&path).expect("it was written");
        if let Some(last) = bytes.last_mut() {
            *last ^= 1;
        }
        std::fs::write(&path, bytes).expect("it can be written");
        assert_eq!(memory(1).recall::<Vec<u32>>("n"), Vec::<u32>::new());
    }
}
