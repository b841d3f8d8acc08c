//! What one build keeps for the next: answers about memberships, canonical forms, lowerings and costs.
//!
//! Everything is kept under the digest of what it was made from. What it rests on besides is the program itself,
//! LLVM and its tools, and the solver: their digest is kept with each file, and a file of another digest is none.
//! So a build that remembers writes what one without memory would. That something was proven is believed of files
//! that bear the user's seal alone.

use std::path::{Path, PathBuf};

use autoir::binary;
use autoir_codegen_gen::llvm;
use autoir_semantics::smt::solver_version;
use autoir_synth::cache::key::Key;
use autoir_synth::cache::seal::{CODE_BYTES, Seal};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::observer::Observer;

/// A folder of what is kept, or none.
#[derive(Debug)]
pub struct Memory {
    folder: Option<PathBuf>,
    maker: [u8; 32],
    seal: Seal,
}

/// A file: who made it, the code of the user's seal, and what is kept.
type Kept = ([u8; 32], [u8; CODE_BYTES], Vec<u8>);

/// What the seals of these files are about.
const SEALED: &[u8] = b"memory of a build";

impl Memory {
    /// A memory that keeps nothing.
    pub fn none() -> Memory {
        Memory { folder: None, maker: [0; 32], seal: Seal::none() }
    }

    /// What builds keep in `folder`, under the seal of this user.
    ///
    /// # Errors
    /// A tool does not say its version.
    pub fn open(folder: PathBuf, seal: Seal, observer: &dyn Observer) -> Result<Memory, Error> {
        let program = std::env::current_exe().and_then(std::fs::read);
        let Ok(program) = program else {
            observer.complains("nothing is kept for the next build: the program cannot read itself");
            return Ok(Memory::none());
        };
        let (llvm, solver) = (llvm::versions()?, solver_version());
        let maker = *Key::of(&[&program, llvm.as_bytes(), solver.as_bytes()]).bytes();
        Ok(Memory { folder: Some(folder), maker, seal })
    }

    /// What is kept as `name`; the default where there is nothing, or nothing whole of the same maker. That a file
    /// is there and not read is said.
    pub fn recall<T: DeserializeOwned + Default>(&self, name: &str, observer: &dyn Observer) -> T {
        let Some(path) = self.folder.as_ref().map(|folder| folder.join(name)) else { return T::default() };
        let Ok(bytes) = std::fs::read(&path) else { return T::default() };
        match binary::decode::<Kept>(&bytes) {
            Ok((maker, ..)) if maker != self.maker => T::default(),
            Ok((_, code, value)) if !self.seal.made(&code, &self.sealed(name, &value)) => {
                observer.complains(&format!("{}: not kept by this user; it is made anew", path.display()));
                T::default()
            }
            Ok((_, _, value)) => binary::decode(&value).unwrap_or_else(|e| unread(&path, &e, observer)),
            Err(e) => unread(&path, &e, observer),
        }
    }

    /// What the code of a file is made of.
    fn sealed<'a>(&'a self, name: &'a str, value: &'a [u8]) -> [&'a [u8]; 4] {
        [SEALED, name.as_bytes(), &self.maker, value]
    }

    /// Keeps `value` as `name`. It is no failure if that cannot be done: the next build takes longer.
    ///
    /// # Errors
    /// A value that cannot be written at all.
    pub fn keep<T: Serialize>(&self, name: &str, value: &T, observer: &dyn Observer) -> Result<(), Error> {
        let Some(folder) = &self.folder else { return Ok(()) };
        // What another maker wrote is not even decoded.
        let value = binary::encode(value)?;
        let code = self.seal.code(&self.sealed(name, &value));
        let kept: Kept = (self.maker, code, value);
        let bytes = binary::encode(&kept)?;
        // Two builds at once each write a file of their own; the last one to be done stays.
        let fresh = folder.join(format!("{name}.{}", std::process::id()));
        let written = std::fs::write(&fresh, bytes).and_then(|()| std::fs::rename(&fresh, folder.join(name)));
        if let Err(e) = written {
            observer.complains(&format!("{name} is not kept for the next build: {e}"));
            let _ = std::fs::remove_file(&fresh);
        }
        Ok(())
    }
}

/// What counts in place of a file that is not what was kept.
fn unread<T: Default>(path: &Path, why: &autoir::error::Error, observer: &dyn Observer) -> T {
    observer.complains(&format!("{}: not what a build kept ({why}); it is made anew", path.display()));
    T::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_believed_from_the_same_maker_only() {
        let folder = tempfile::tempdir().expect("a folder");
        let keys = tempfile::tempdir().expect("a folder");
        let of = |maker: u8, user: &str| Memory {
            folder: Some(folder.path().to_owned()),
            maker: [maker; 32],
            seal: Seal::at(&keys.path().join(user)).expect("a key can be made"),
        };
        let memory = |maker| of(maker, "me");
        assert_eq!(memory(1).recall::<Vec<u32>>("n", &()), Vec::<u32>::new());
        memory(1).keep("n", &vec![7u32, 8], &()).expect("it encodes");
        assert_eq!(memory(1).recall::<Vec<u32>>("n", &()), [7, 8]);
        assert_eq!(memory(2).recall::<Vec<u32>>("n", &()), Vec::<u32>::new());
        assert_eq!(of(1, "somebody").recall::<Vec<u32>>("n", &()), Vec::<u32>::new());
        std::fs::copy(folder.path().join("n"), folder.path().join("m")).expect("copied");
        assert_eq!(
            memory(1).recall::<Vec<u32>>("m", &()),
            Vec::<u32>::new(),
            "it was kept as something else"
        );
        let path = folder.path().join("n");
        let mut bytes = std::fs::read(&path).expect("it was written");
        if let Some(last) = bytes.last_mut() {
            *last ^= 1;
        }
        std::fs::write(&path, bytes).expect("it can be written");
        assert_eq!(memory(1).recall::<Vec<u32>>("n", &()), Vec::<u32>::new());
    }
}
