//! The disk that a program is booted from: boot sector, program, requests, room for answers, trailer.

use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::super::super::compile::Clang;
use super::super::super::linked::run;
use super::{Request, encoding};
use crate::oracle::error::OracleError;

/// Bytes of a sector.
const SECTOR: usize = 512;
/// Sectors of a cylinder: of 16 heads with 63 each.
const CYLINDER: usize = 16 * 63;
/// The word at the beginning of a trailer.
const IS_TRAILER: u64 = 0x616e_7377_6572_6564;
/// Where the first byte of a program lies in the machine's memory.
const BASE: u64 = 0x20_0000;
/// Where programs end at the latest: their stack is above.
const TOP: u64 = 0x380_0000;

const BOOT: &str = include_str!("boot.s");

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trailer {
    /// 0 at the end of the requests; 256 and the number of an exception.
    pub status: u64,
    /// Bytes answered.
    pub answered: u64,
}

/// A disk in a folder of its own, which goes with it.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    answers: usize,
    trailer: usize,
    /// Cylinders.
    pub cylinders: usize,
}

impl Disk {
    /// The name of its image in its folder.
    pub const IMAGE: &'static str = "disk.img";

    /// The disk of the program in `file` and `requests`; its folder lies beside the program.
    ///
    /// # Errors
    /// [`OracleError::Io`], those of the assembler, and a program that does not fit.
    pub fn new(file: &Path, requests: &[Request]) -> Result<Disk, OracleError> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let io = |source| OracleError::Io { path: file.to_owned(), source };
        let (mut program, entry) = flat(&std::fs::read(file).map_err(io)?)
            .ok_or_else(|| failed("the program is no executable that the machine can hold"))?;
        encoding::adapt(file, &mut program, BASE);
        let sectors = |bytes: usize| bytes.div_ceil(SECTOR);
        let asked: usize = requests.iter().map(|r| r.bytes.len()).sum();
        let answered: usize = requests.iter().map(|r| r.size).sum();
        let first = 1 + sectors(program.len());
        let answers = first + sectors(asked);
        let trailer = answers + sectors(answered);
        let cylinders = (trailer + 1).div_ceil(CYLINDER);
        let own = format!("boot.{}.{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = file.with_extension(own);
        std::fs::create_dir_all(&folder)
            .map_err(|source| OracleError::Io { path: folder.clone(), source })?;
        let disk = Disk { folder, answers, trailer, cylinders };
        let mut boot = boot_sector(&disk.folder)?;
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX).to_le_bytes();
        boot[0x1d0..0x1d4].copy_from_slice(&small(sectors(program.len())));
        boot[0x1d8..0x1e0].copy_from_slice(&entry.to_le_bytes());
        for (at, n) in [(0x1e0, first), (0x1e4, answers), (0x1e8, answers), (0x1ec, trailer)] {
            boot[at..at + 4].copy_from_slice(&small(n));
        }
        let write = || {
            let mut image = File::create(disk.image())?;
            image.write_all(&boot)?;
            image.write_all(&program)?;
            image.seek(SeekFrom::Start((first * SECTOR) as u64))?;
            for request in requests {
                image.write_all(&request.bytes)?;
            }
            image.set_len((cylinders * CYLINDER * SECTOR) as u64)
        };
        write().map_err(|source| OracleError::Io { path: disk.image(), source })?;
        Ok(disk)
    }

    /// Where its files are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn image(&self) -> PathBuf {
        self.folder.join(Disk::IMAGE)
    }

    fn read(&self, sector: usize, bytes: usize) -> Result<Vec<u8>, OracleError> {
        let mut read = vec![0; bytes];
        let fill = |read: &mut Vec<u8>| {
            let mut image = File::open(self.image())?;
            image.seek(SeekFrom::Start((sector * SECTOR) as u64))?;
            image.read_exact(read)
        };
        fill(&mut read).map_err(|source| OracleError::Io { path: self.image(), source })?;
        Ok(read)
    }

    /// What the program left when it ended, if it came to that.
    ///
    /// # Errors
    /// [`OracleError::Io`].
    pub fn trailer(&self) -> Result<Option<Trailer>, OracleError> {
        let sector = self.read(self.trailer, SECTOR)?;
        let word =
            |at: usize| sector[at..at + 8].iter().rev().fold(0_u64, |sum, byte| sum << 8 | u64::from(*byte));
        Ok((word(0) == IS_TRAILER).then(|| Trailer { status: word(8), answered: word(16) }))
    }

    /// The answers to `requests` that are whole: all of the first ones.
    ///
    /// # Errors
    /// [`OracleError::Io`].
    pub fn answers(&self, requests: &[Request], trailer: &Trailer) -> Result<Vec<Vec<u8>>, OracleError> {
        let most: usize = requests.iter().map(|r| r.size).sum();
        let answered = usize::try_from(trailer.answered).unwrap_or(most).min(most);
        let bytes = self.read(self.answers, answered)?;
        let (mut rest, mut all) = (&bytes[..], Vec::new());
        for request in requests {
            let Some((answer, after)) = rest.split_at_checked(request.size) else { break };
            all.push(answer.to_vec());
            rest = after;
        }
        // A program that ended at a request of no answer bytes did not answer it.
        let over = trailer.status != 0 && all.len() == requests.len();
        if over {
            all.pop();
        }
        Ok(all)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // What is gone already is what is wanted.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn failed(message: &str) -> OracleError {
    OracleError::Emulator { program: "Bochs".to_owned(), message: message.to_owned() }
}

/// The boot sector, assembled once.
fn boot_sector(folder: &Path) -> Result<Vec<u8>, OracleError> {
    static SECTOR_ZERO: OnceLock<Vec<u8>> = OnceLock::new();
    if let Some(sector) = SECTOR_ZERO.get() {
        return Ok(sector.clone());
    }
    let (text, linked) = (folder.join("boot.s"), folder.join("boot"));
    let io = |source| OracleError::Io { path: folder.to_owned(), source };
    std::fs::write(&text, BOOT).map_err(io)?;
    let flags = ["--target=x86_64-linux-gnu", "-nostdlib", "-static", "-fuse-ld=lld"];
    let layout = "-Wl,--image-base=0x7000,-Ttext=0x7c00,--build-id=none";
    run(Clang::find()?.command().args(flags).arg(layout).arg("-o").args([&linked, &text]))?;
    let file = std::fs::read(&linked).map_err(io)?;
    let (sector, _) = loaded(&file, 0x7c00, 0x7e00)
        .filter(|(bytes, _)| bytes.len() == SECTOR)
        .ok_or_else(|| failed("the boot sector is no sector"))?;
    Ok(SECTOR_ZERO.get_or_init(|| sector).clone())
}

/// The bytes of an executable as they lie in memory from [`BASE`] on, and its entry.
fn flat(file: &[u8]) -> Option<(Vec<u8>, u64)> {
    loaded(file, BASE, TOP)
}

/// The bytes that an ELF file has in memory from `base` to at most `top`, and its entry.
fn loaded(file: &[u8], base: u64, top: u64) -> Option<(Vec<u8>, u64)> {
    let number = |at: u64, bytes: u64| -> Option<u64> {
        let from = usize::try_from(at).ok()?;
        let field = file.get(from..from.checked_add(usize::try_from(bytes).ok()?)?)?;
        Some(field.iter().rev().fold(0, |sum, byte| sum << 8 | u64::from(*byte)))
    };
    if file.get(..5)? != b"\x7fELF\x02" {
        return None;
    }
    let (entry, table) = (number(24, 8)?, number(32, 8)?);
    let (size, count) = (number(54, 2)?, number(56, 2)?);
    let mut memory = Vec::new();
    for n in 0..count {
        let head = table.checked_add(n * size)?;
        let (kind, offset, at) = (number(head, 4)?, number(head + 8, 8)?, number(head + 16, 8)?);
        let (bytes, extent) = (number(head + 32, 8)?, number(head + 40, 8)?);
        // Loaded segments only, and not the file's own head below the boot sector.
        if kind != 1 || at + extent <= base {
            continue;
        }
        let skip = base.saturating_sub(at);
        if at.checked_add(extent)? > top || skip > bytes {
            return None;
        }
        let from = usize::try_from(offset + skip).ok()?;
        let part = file.get(from..usize::try_from(offset + bytes).ok()?)?;
        let to = usize::try_from(at + skip - base).ok()?;
        if memory.len() < to + part.len() {
            memory.resize(to + part.len(), 0);
        }
        memory[to..to + part.len()].copy_from_slice(part);
    }
    (!memory.is_empty()).then_some((memory, entry))
}
