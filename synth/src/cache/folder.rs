//! Files named by what they answer, written whole and believed only where their digest is right.
//!
//! Layout of a file, integers little endian: 8 bytes mark, 4 bytes version, 32 bytes key, 8 bytes length of
//! the contents, 32 bytes sha256 of the contents, 32 bytes code of the user's [`Seal`], contents. It is written
//! beside its place and moved there, so that a reader finds all of it or nothing, whoever else writes and whenever a
//! writer ends. What is not as it should be is taken away and written anew by the next one who needs it.
//!
//! The digest says that a file is whole, and anybody can make one. Only the seal says who wrote it: contents whose
//! seal is not this user's are [`Trust::Stranger`]'s, and nothing that they say is taken on its word.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use sha2::{Digest, Sha256};

use super::key::Key;
use super::regular;
use super::seal::{CODE_BYTES, Seal};

/// The first bytes of every file.
const MARK: &[u8; 8] = b"AIRCACHE";

/// Changes with every change of the layout or of the types within.
const VERSION: u32 = 3;

/// Bytes before the contents.
const HEADER: usize = 8 + 4 + 32 + 8 + 32 + CODE_BYTES;

/// What the seals of entries are about.
const SEALED: &[u8] = b"entry of a cache";

/// The most bytes that one file may hold.
const LARGEST: usize = 1 << 24;

/// Bytes that a folder may hold, unless one says otherwise.
pub const DEFAULT_LIMIT: u64 = 256 << 20;

/// A file that is being written for longer than this was left behind by a writer that ended.
const ABANDONED: Duration = Duration::from_secs(3600);

/// How the names of files that are being written begin.
const FRESH: &str = "new-";

/// A folder of answers that processes share.
#[derive(Debug)]
pub struct Folder {
    root: PathBuf,
    limit: u64,
    seal: Seal,
    /// Bytes written since the folder was last measured.
    unmeasured: AtomicU64,
}

/// The content of a file, and who kept it.
pub(crate) type Entry = (Vec<u8>, Trust);

/// Who wrote an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trust {
    /// This user.
    Own,
    /// Anybody, or this user when there was no key.
    Stranger,
}

/// What a folder holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stat {
    /// Files with answers.
    pub entries: u64,
    /// Their bytes.
    pub bytes: u64,
    /// Files that are being written, or were when their writer ended.
    pub unfinished: u64,
}

/// A file of a folder.
#[derive(Clone, Debug)]
struct Found {
    path: PathBuf,
    bytes: u64,
    used: SystemTime,
    unfinished: bool,
}

impl Folder {
    /// The folder at `root`, which is made if need be. It holds about `limit` bytes: it is measured by those
    /// who write, each time they have written a sixteenth of that, and what was not used for longest goes. What
    /// is written is sealed with `seal`.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn open(root: &Path, limit: u64, seal: Seal) -> io::Result<Folder> {
        fs::create_dir_all(root)?;
        // The first who writes measures, in case that earlier ones left too much.
        Ok(Folder { root: root.to_owned(), limit, seal, unmeasured: AtomicU64::new(limit) })
    }

    /// Where it is.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The bytes that it may hold.
    pub fn limit(&self) -> u64 {
        self.limit
    }

    /// The contents kept under `key` and who wrote them; nothing if there are none or if they are damaged, in which
    /// case the file is taken away.
    pub fn read(&self, key: &Key) -> Option<Entry> {
        let path = self.path(key);
        let contents = self.used(&path, key).ok()??;
        if contents.is_none() {
            self.forget(key);
        }
        contents
    }

    /// As [`Folder::read`], of what this user wrote.
    pub fn read_own(&self, key: &Key) -> Option<Vec<u8>> {
        self.read(key).filter(|(_, trust)| *trust == Trust::Own).map(|(contents, _)| contents)
    }

    /// Keeps `contents` under `key`, in place of what is there.
    ///
    /// # Errors
    /// The system's refusal. The folder is as it was then.
    pub fn write(&self, key: &Key, contents: &[u8]) -> io::Result<()> {
        if contents.len() > LARGEST {
            return Err(io::Error::other(format!("{} bytes are too much for one entry", contents.len())));
        }
        let path = self.path(key);
        let parent = path.parent().unwrap_or(&self.root);
        fs::create_dir_all(parent)?;
        let fresh = parent.join(fresh_name());
        let written =
            write_new(&fresh, &whole(key, contents, &self.seal)).and_then(|()| fs::rename(&fresh, &path));
        if written.is_err() {
            let _ = fs::remove_file(&fresh);
        }
        written?;
        let bytes = (HEADER + contents.len()) as u64;
        if self.unmeasured.fetch_add(bytes, Ordering::Relaxed).saturating_add(bytes) >= self.limit / 16 {
            self.unmeasured.store(0, Ordering::Relaxed);
            self.sweep(ABANDONED)?;
        }
        Ok(())
    }

    /// Takes away what is kept under `key`.
    pub fn forget(&self, key: &Key) {
        // Another process may have done it already.
        let _ = fs::remove_file(self.path(key));
    }

    /// What the folder holds.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn stat(&self) -> io::Result<Stat> {
        let mut stat = Stat::default();
        for file in self.files()? {
            if file.unfinished {
                stat.unfinished += 1;
            } else {
                stat.entries += 1;
                stat.bytes += file.bytes;
            }
        }
        Ok(stat)
    }

    /// Takes away every file, and says what there was.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn clear(&self) -> io::Result<Stat> {
        let stat = self.stat()?;
        self.files()?.iter().for_each(|f| drop(fs::remove_file(&f.path)));
        Ok(stat)
    }

    /// Each entry with its contents, or nothing where it is damaged; sorted by key. This is no use of an
    /// entry: it does not make it younger.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn entries(&self) -> io::Result<Vec<(Key, Option<Entry>)>> {
        let mut entries = Vec::new();
        for file in self.files()?.into_iter().filter(|f| !f.unfinished) {
            let Some(key) = self.key_of(&file.path) else { continue };
            if let Ok(Some(contents)) = self.untouched(&file.path, &key) {
                entries.push((key, contents));
            }
        }
        entries.sort_by_key(|e| e.0);
        Ok(entries)
    }

    /// Takes away what writers left behind more than `abandoned` ago, and then, if there is more than the
    /// limit, what was not used for longest until an eighth of it is free.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn sweep(&self, abandoned: Duration) -> io::Result<()> {
        let (unfinished, mut entries): (Vec<_>, Vec<_>) =
            self.files()?.into_iter().partition(|f| f.unfinished);
        for file in unfinished {
            if file.used.elapsed().is_ok_and(|age| age >= abandoned) {
                let _ = fs::remove_file(&file.path);
            }
        }
        let mut total: u64 = entries.iter().map(|f| f.bytes).sum();
        if total <= self.limit {
            return Ok(());
        }
        entries.sort_by(|a, b| (a.used, &a.path).cmp(&(b.used, &b.path)));
        for file in entries {
            if total <= self.limit - self.limit / 8 {
                break;
            }
            if fs::remove_file(&file.path).is_ok() {
                total -= file.bytes;
            }
        }
        Ok(())
    }

    /// `<root>/<two digits>/<the other digits>`: no folder gets too many files.
    fn path(&self, key: &Key) -> PathBuf {
        let name = key.to_string();
        self.root.join(&name[..2]).join(&name[2..])
    }

    fn key_of(&self, path: &Path) -> Option<Key> {
        let name = path.strip_prefix(&self.root).ok()?.to_str()?;
        Key::parse(&name.replace(std::path::MAIN_SEPARATOR, ""))
    }

    fn files(&self) -> io::Result<Vec<Found>> {
        let mut files = Vec::new();
        for folder in fs::read_dir(&self.root)? {
            // Folders and files may go while they are looked at.
            let Ok(entries) = fs::read_dir(folder?.path()) else { continue };
            for entry in entries.flatten() {
                let path = entry.path();
                let unfinished = entry.file_name().to_string_lossy().starts_with(FRESH);
                if !unfinished && self.key_of(&path).is_none() {
                    continue;
                }
                let Ok(data) = entry.metadata() else { continue };
                let used = data.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                files.push(Found { path, bytes: data.len(), used, unfinished });
            }
        }
        Ok(files)
    }

    /// The contents of the file at `path`, `Some(None)` if they are damaged, `None` if there is no file. Its time
    /// of modification becomes the time of this use.
    fn used(&self, path: &Path, key: &Key) -> io::Result<Option<Option<Entry>>> {
        let contents = self.untouched(path, key)?;
        if let Some(Some(_)) = &contents {
            // A folder that cannot be written to is still good to read from.
            let _ = File::open(path).and_then(|f| f.set_modified(SystemTime::now()));
        }
        Ok(contents)
    }

    fn untouched(&self, path: &Path, key: &Key) -> io::Result<Option<Option<Entry>>> {
        let file = match regular::open(path, fs::metadata(path)) {
            Ok(Some(file)) => file,
            Ok(None) => return Ok(Some(None)),
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(e) => return Err(e),
        };
        let mut bytes = Vec::new();
        file.take((HEADER + LARGEST) as u64 + 1).read_to_end(&mut bytes)?;
        let contents = contents_in(key, &bytes, &self.seal);
        Ok(Some(contents.map(|(contents, trust)| (contents.to_vec(), trust))))
    }
}

fn whole(key: &Key, contents: &[u8], seal: &Seal) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + contents.len());
    bytes.extend_from_slice(MARK);
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(key.bytes());
    bytes.extend_from_slice(&(contents.len() as u64).to_le_bytes());
    bytes.extend_from_slice(&Sha256::digest(contents));
    bytes.extend_from_slice(&seal.code(&[SEALED, key.bytes(), contents]));
    bytes.extend_from_slice(contents);
    bytes
}

/// The contents of a whole, undamaged file about `key`, and whether they bear `seal`.
pub(super) fn contents_in<'a>(key: &Key, bytes: &'a [u8], seal: &Seal) -> Option<(&'a [u8], Trust)> {
    let (mark, rest) = bytes.split_first_chunk::<8>()?;
    let (version, rest) = rest.split_first_chunk::<4>()?;
    let (name, rest) = rest.split_first_chunk::<32>()?;
    let (length, rest) = rest.split_first_chunk::<8>()?;
    let (digest, rest) = rest.split_first_chunk::<32>()?;
    let (code, contents) = rest.split_first_chunk::<CODE_BYTES>()?;
    let whole = mark == MARK
        && u32::from_le_bytes(*version) == VERSION
        && name == key.bytes()
        && u64::from_le_bytes(*length) == contents.len() as u64
        && Sha256::digest(contents).as_slice() == digest;
    let own = whole && seal.made(code, &[SEALED, key.bytes(), contents]);
    whole.then_some((contents, if own { Trust::Own } else { Trust::Stranger }))
}

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// A name that no other writer uses.
fn fresh_name() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |d| d.as_nanos());
    format!("{FRESH}{}-{now:x}-{count}", std::process::id())
}

#[cfg(test)]
mod tests;
