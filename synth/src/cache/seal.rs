//! The seal of a user: what bears it was written by a process of this user and by nobody since.
//!
//! A digest says that a file is whole, and whoever can write to a folder can make one that is right. So what is
//! believed unproven bears a code that takes a key to make (HMAC-SHA256, RFC 2104). The key is made at the first use,
//! from the system's random numbers, and lies where only the user can read it, apart from any folder that is shared.
//! Where there is no such place there is no seal: nothing is believed then, and all is proven again.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use hmac::{Hmac, Mac};
use sha2::Sha256;

use super::regular;

/// Bytes of a code.
pub const CODE_BYTES: usize = 32;

/// Bytes of the key.
const KEY_BYTES: usize = 32;

/// Why a user has no seal.
#[derive(Debug, thiserror::Error)]
pub enum SealError {
    /// There is no place for the key.
    #[error("there is no home folder to keep a key in")]
    NoHome,
    /// The key cannot be read or made.
    #[error("the key `{path}` cannot be used: {source}")]
    Io {
        /// Where it is, or should be.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// Something about the file is not as it was made.
    #[error("the key `{path}` is not used, because {why}; take it away for a new one")]
    Unfit {
        /// Where it is.
        path: PathBuf,
        /// What is wrong with it.
        why: &'static str,
    },
}

/// A user's seal, or none.
#[derive(Clone)]
pub struct Seal(Option<[u8; KEY_BYTES]>);

impl std::fmt::Debug for Seal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The key is nobody's business.
        f.write_str(if self.0.is_some() { "Seal(a key)" } else { "Seal(none)" })
    }
}

impl Seal {
    /// No seal: it makes no code, and no code is its own.
    pub fn none() -> Seal {
        Seal(None)
    }

    /// The seal of the user who runs this, with a key in `$XDG_DATA_HOME/autoir`, or `~/.local/share/autoir`.
    ///
    /// # Errors
    /// [`SealError`]: nothing can be believed then.
    pub fn of_user() -> Result<Seal, SealError> {
        let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
        // The specification of base directories: a path that is not absolute is to be ignored.
        let data = variable("XDG_DATA_HOME").filter(|path| path.is_absolute());
        let home = || Some(variable("HOME")?.join(".local/share"));
        let folder = data.or_else(home).ok_or(SealError::NoHome)?.join("autoir");
        Seal::at(&folder.join("cache.key"))
    }

    /// The seal whose key is in the file at `path`, which is made if need be.
    ///
    /// # Errors
    /// As [`Seal::of_user`].
    pub fn at(path: &Path) -> Result<Seal, SealError> {
        let failed = |source| SealError::Io { path: path.to_owned(), source };
        match read(path) {
            Err(SealError::Io { source, .. }) if source.kind() == io::ErrorKind::NotFound => {
                make(path).map_err(failed)?;
                read(path)
            }
            other => other,
        }
    }

    /// The code of `parts`; zeros where there is no key.
    pub fn code(&self, parts: &[&[u8]]) -> [u8; CODE_BYTES] {
        self.mac(parts).map_or([0; CODE_BYTES], |mac| mac.finalize().into_bytes().into())
    }

    /// Whether `code` was made of `parts` with this seal. How long that takes says nothing about the right code.
    pub fn made(&self, code: &[u8; CODE_BYTES], parts: &[&[u8]]) -> bool {
        self.mac(parts).is_some_and(|mac| mac.verify_slice(code).is_ok())
    }

    fn mac(&self, parts: &[&[u8]]) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::new_from_slice(&self.0?).ok()?;
        for part in parts {
            mac.update(&(part.len() as u64).to_le_bytes());
            mac.update(part);
        }
        Some(mac)
    }
}

/// The key in the file at `path`, if nobody else could have read or written it.
fn read(path: &Path) -> Result<Seal, SealError> {
    let failed = |source| SealError::Io { path: path.to_owned(), source };
    let unfit = |why| SealError::Unfit { path: path.to_owned(), why };
    let file = regular::open(path, fs::symlink_metadata(path)).map_err(failed)?;
    let file = file.ok_or_else(|| unfit("it is not a file"))?;
    // Of the file that is open: another may stand at its place by now.
    private(&file.metadata().map_err(failed)?).map_err(unfit)?;
    let mut bytes = Vec::new();
    file.take(KEY_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
    let key = bytes.try_into().map_err(|_| unfit("it has another length"))?;
    Ok(Seal(Some(key)))
}

/// Makes a file with a new key at `path`, unless another process is faster: then its key stays.
fn make(path: &Path) -> io::Result<()> {
    let parent = path.parent().unwrap_or(Path::new("."));
    private_folder(parent)?;
    let mut key = [0; KEY_BYTES];
    getrandom::fill(&mut key).map_err(io::Error::other)?;
    let mut name = [0; 8];
    getrandom::fill(&mut name).map_err(io::Error::other)?;
    let fresh = parent.join(format!("new-{:016x}", u64::from_le_bytes(name)));
    let written = private_file(&fresh).and_then(|mut file| {
        file.write_all(&key)?;
        file.sync_all()
    });
    // A link is made whole or not at all, and not in place of another.
    let linked = written.and_then(|()| match fs::hard_link(&fresh, path) {
        Err(e) if e.kind() != io::ErrorKind::AlreadyExists => Err(e),
        _ => Ok(()),
    });
    let _ = fs::remove_file(&fresh);
    linked
}

#[cfg(unix)]
fn private(data: &fs::Metadata) -> Result<(), &'static str> {
    use std::os::unix::fs::MetadataExt;

    unsafe extern "C" {
        fn geteuid() -> u32;
    }

    // SAFETY: it takes nothing, cannot fail (POSIX) and touches no memory of ours.
    let user = unsafe { geteuid() };
    match () {
        () if data.uid() != user => Err("it belongs to another user"),
        () if data.mode() & 0o077 != 0 => Err("others may read or write it"),
        () => Ok(()),
    }
}

#[cfg(unix)]
fn private_folder(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    fs::DirBuilder::new().recursive(true).mode(0o700).create(path)
}

#[cfg(unix)]
fn private_file(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)
}

#[cfg(not(unix))]
fn private(_: &fs::Metadata) -> Result<(), &'static str> {
    Err("this system does not say who may read it")
}

#[cfg(not(unix))]
fn private_folder(path: &Path) -> io::Result<()> {
    fs::create_dir_all(path)
}

#[cfg(not(unix))]
fn private_file(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("data/autoir/cache.key");
        (folder, path)
    }

    #[test]
    fn a_code_is_of_one_key_and_of_these_parts() {
        let (_folder, path) = place();
        let seal = Seal::at(&path).expect("made");
        let code = seal.code(&[b"a", b"b"]);
        assert!(Seal::at(&path).expect("read").made(&code, &[b"a", b"b"]));
        assert!(!seal.made(&code, &[b"ab", b""]));
        assert!(!seal.made(&[0; CODE_BYTES], &[b"a", b"b"]));
        let (_other, path) = place();
        assert!(!Seal::at(&path).expect("made").made(&code, &[b"a", b"b"]));
        let none = Seal::none();
        assert!(!none.made(&none.code(&[b"a"]), &[b"a"]));
    }

    /// RFC 4231, test case 2, apart from the lengths of parts: the code is HMAC-SHA256 and nothing of our own.
    #[test]
    fn the_code_is_hmac_sha256() {
        let mut mac: Hmac<Sha256> = Hmac::new_from_slice(b"Jefe").expect("any length will do");
        mac.update(b"what do ya want for nothing?");
        let hex: String = mac.finalize().into_bytes().iter().map(|b| format!("{b:02x}")).collect();
        assert_eq!(hex, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }

    #[cfg(unix)]
    #[test]
    fn a_key_that_others_may_read_is_not_used() {
        use std::os::unix::fs::PermissionsExt;
        let (_folder, path) = place();
        Seal::at(&path).expect("made");
        assert_eq!(fs::metadata(&path).expect("there").permissions().mode() & 0o777, 0o600);
        for mode in [0o644, 0o620, 0o602] {
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("set");
            assert!(matches!(Seal::at(&path), Err(SealError::Unfit { .. })), "{mode:o}");
        }
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("set");
        assert!(Seal::at(&path).is_ok());
        let link = path.with_file_name("link");
        std::os::unix::fs::symlink(&path, &link).expect("linked");
        assert!(matches!(Seal::at(&link), Err(SealError::Unfit { .. })));
    }

    #[test]
    fn a_key_of_another_length_is_not_used_and_not_replaced() {
        for bytes in [&b""[..], &[1; 31], &[1; 33]] {
            let (_folder, path) = place();
            Seal::at(&path).expect("made");
            fs::write(&path, bytes).expect("written");
            assert!(matches!(Seal::at(&path), Err(SealError::Unfit { .. })));
            assert_eq!(fs::read(&path).expect("there"), bytes);
        }
    }

    #[test]
    fn where_no_key_can_be_made_there_is_no_seal() {
        let (folder, _) = place();
        let file = folder.path().join("file");
        fs::write(&file, b"").expect("written");
        assert!(matches!(Seal::at(&file.join("autoir/cache.key")), Err(SealError::Io { .. })));
        assert!(matches!(Seal::at(folder.path()), Err(SealError::Unfit { .. })));
    }

    #[test]
    fn those_who_make_it_at_once_have_one_key() {
        let (folder, path) = place();
        let codes: Vec<_> = std::thread::scope(|scope| {
            let make = || scope.spawn(|| Seal::at(&path).map(|seal| seal.code(&[b"x"])));
            let all: Vec<_> = (0..16).map(|_| make()).collect();
            all.into_iter().map(|t| t.join().expect("no panic").expect("a seal")).collect()
        });
        assert!(codes.iter().all(|code| *code == codes[0]));
        let left = fs::read_dir(folder.path().join("data/autoir")).expect("there").count();
        assert_eq!(left, 1, "only the key is left");
    }
}
