//! Modules compiled by clang and called.

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use libloading::Library;

use super::apart;
use super::inputs::{BYTES, Input};
use super::ir::POINTERS;

/// What every function is to C.
type Entry = unsafe extern "C" fn(*mut u8, *mut u8, *mut u8, *mut u8, u64, u32);

/// Bytes to which memory is aligned, as much as any vector.
const ALIGN: usize = 64;

/// Bytes around the memory that nobody may touch.
const GUARD: usize = 256;

/// What a byte there is.
const UNTOUCHED: u8 = 0xa5;

/// A compiled module.
pub struct Compiled(Library);

/// Runs a program that is to succeed, with some environment variables; what it says on standard error.
///
/// # Errors
/// It cannot be run, it fails, or a signal ends it.
pub fn run_with<S: AsRef<OsStr>>(
    program: &str,
    words: &[S],
    variables: &[(&str, String)],
) -> Result<String, String> {
    let mut command = Command::new(program);
    command.args(words).envs(variables.iter().map(|(name, value)| (name, value)));
    let made = command.output().map_err(|e| format!("{program}: {e}"))?;
    let said = String::from_utf8_lossy(&made.stderr).into_owned();
    match made.status.success() {
        true => Ok(said),
        false => {
            let lines: Vec<&str> = said.lines().take(12).collect();
            Err(format!("{program}: {}: {}", made.status, lines.join("\n")))
        }
    }
}

/// The module of functions in the file `from`, as text or bitcode, compiled at optimization level `level` into the file
/// `to`.
///
/// # Errors
/// clang refuses it.
pub fn compiled(from: &Path, level: &str, to: &Path) -> Result<Library, String> {
    // What is loaded may still be mapped: a file of the same name is another file.
    let _ = std::fs::remove_file(to);
    let clang = std::env::var("AUTOIR_CLANG").unwrap_or_else(|_| "clang-22".to_owned());
    let flags = ["-x", "ir", level, "-fPIC", "-shared", "-nostdlib", "-w", "-o"].map(OsStr::new);
    run_with(&clang, &[&flags[..], &[to.as_os_str(), from.as_os_str()]].concat(), &[])?;
    // SAFETY: the object was made here, of functions alone; it has no initializers.
    unsafe { Library::new(to) }.map_err(|e| e.to_string())
}

impl Compiled {
    /// The module in the file `from`, as text or bitcode, compiled at optimization level `level` with its files in
    /// `folder`.
    ///
    /// # Errors
    /// clang refuses it.
    pub fn new(from: &Path, level: &str, folder: &Path) -> Result<Compiled, String> {
        compiled(from, level, &folder.join("module.so")).map(Compiled)
    }

    /// What memory holds after function `name` was called with each of `inputs`: until one is found for which it ends
    /// otherwise than by returning, which is the last one.
    ///
    /// The calls are made in a process of their own, because what was miscompiled may trap, or never end.
    ///
    /// # Errors
    /// There is no such function, or no process can be made.
    pub fn calls(&self, name: &str, inputs: &[&Input]) -> Result<Vec<Result<Vec<u8>, String>>, String> {
        // SAFETY: every function of a generated module has this type.
        let entry = unsafe { self.0.get::<Entry>(format!("{name}\0").as_bytes()) };
        let entry = *entry.map_err(|e| e.to_string())?;
        let mut whole = vec![UNTOUCHED; BYTES + 2 * GUARD + ALIGN];
        let ended = apart::run(|results| {
            for input in inputs {
                call(entry, input, &mut whole);
                if results.write_all(&whole).is_err() {
                    return;
                }
            }
        })
        .map_err(|e| format!("a process for calls: {e}"))?;
        let start = start(&whole);
        let judged = |whole: &[u8]| {
            let is_untouched = |bytes: &[u8]| bytes.iter().all(|b| *b == UNTOUCHED);
            match is_untouched(&whole[..start]) && is_untouched(&whole[start + BYTES..]) {
                true => Ok(whole[start..start + BYTES].to_vec()),
                false => Err("it writes outside of its memory".to_owned()),
            }
        };
        let mut results: Vec<_> = ended.written.chunks_exact(whole.len()).map(judged).collect();
        if results.len() < inputs.len() {
            results.push(Err(ended.how));
        }
        Ok(results)
    }
}

/// Where the memory begins in `whole`.
fn start(whole: &[u8]) -> usize {
    whole.as_ptr().align_offset(ALIGN) + GUARD
}

/// Calls `entry` with `input`, whose memory lies in `whole` between bytes that nobody may touch.
fn call(entry: Entry, input: &Input, whole: &mut [u8]) {
    let start = start(whole);
    whole.fill(UNTOUCHED);
    whole[start..start + BYTES].copy_from_slice(&input.memory);
    let base = whole[start..].as_mut_ptr();
    let at = |n: usize| base.wrapping_add(input.arguments[n] as usize);
    let (count, scalar) = (input.arguments[POINTERS], input.arguments[POINTERS + 1] as u32);
    // SAFETY: the reference found that the function, called so, stays inside of the memory; that what was made of it does,
    // too, is what is tested, in a process that nothing else depends on.
    unsafe { entry(at(0), at(1), at(2), at(3), count, scalar) };
}
