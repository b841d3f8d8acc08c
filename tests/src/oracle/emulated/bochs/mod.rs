//! x86-64 with everything that Bochs emulates: AVX-512 with its younger parts, AMX, and what of AVX this CPU may lack.
//!
//! Bochs emulates a whole machine, so a program is booted: a disk is made of a boot sector (`boot.s`), the program, and
//! all that it is going to be asked; the program writes its answers to the same disk and switches the machine off. A
//! boot takes half a second, so that answers are made for all requests that were announced. An exception ends the
//! program and is told; the request at which it happened has no answer, and those behind it are asked in another boot.

mod disk;
mod encoding;
mod faults;
mod machine;

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use autoir_spec_parsers::instruction::Instruction;
use sha2::{Digest, Sha256};

use self::disk::{Disk, Trailer};
pub use self::faults::fault;
pub use self::machine::{installed, is_installed};
use super::super::disassemble::mnemonics;
use super::super::native::{self, features};
use super::super::tiles;
use super::{Emulator, Program, Signature, Target};
use crate::oracle::error::OracleError;

/// Bytes of requests that one boot answers.
const MOST: usize = 64 << 20;

/// Boots that may end without a trailer, per call, before the rest is given up.
const LOST: usize = 16;

/// What the machine has below its programs.
const SYSTEM: &str = include_str!("system.h");

const FLAGS: &[&str] = &[
    "--target=x86_64-linux-gnu",
    "-march=x86-64",
    "-O1",
    "-ffreestanding",
    "-fno-pic",
    "-mno-red-zone",
    "-fno-stack-protector",
    "-fno-asynchronous-unwind-tables",
    "-nostdlib",
    "-static",
    "-no-pie",
    "-fuse-ld=lld",
    "-Wl,--image-base=0x200000,-z,norelro,--build-id=none",
];

/// Vector instructions.
pub const TARGET: Target = Target {
    llvm_arch: "x86_64",
    emulator: Emulator::Bochs,
    fetch: "./dev setup (Debian: bochs, bochs-term, bochsbios)",
    headers: native::PRELUDE,
    system: SYSTEM,
    flags: FLAGS,
    features: FEATURES,
    signature: |instruction| Signature::of(instruction, required(instruction)?),
    disassemble: mnemonics,
    executes: native::executes,
    link: None,
};

/// Tile instructions.
pub const TILES: Target = Target {
    headers: tiles::PRELUDE,
    // As for this CPU: clang runs out of tiles where it optimizes.
    flags: &[
        "--target=x86_64-linux-gnu",
        "-march=x86-64",
        "-mamx-tile",
        "-mamx-int8",
        "-O0",
        "-ffreestanding",
        "-fno-pic",
        "-mno-red-zone",
        "-fno-stack-protector",
        "-fno-asynchronous-unwind-tables",
        "-nostdlib",
        "-static",
        "-no-pie",
        "-fuse-ld=lld",
        "-Wl,--image-base=0x200000,-z,norelro,--build-id=none",
    ],
    ..TARGET
};

/// What the emulated CPU has beside SSE4.2 and AVX2, by clang's names.
const FEATURES: &[&str] = &[
    "adx",
    "aes",
    "amx-bf16",
    "amx-complex",
    "amx-fp16",
    "amx-int8",
    "amx-tile",
    "avx",
    "avx2",
    "avx512bf16",
    "avx512bitalg",
    "avx512bw",
    "avx512cd",
    "avx512dq",
    "avx512f",
    "avx512fp16",
    "avx512ifma",
    "avx512vbmi",
    "avx512vbmi2",
    "avx512vl",
    "avx512vnni",
    "avx512vp2intersect",
    "avx512vpopcntdq",
    "avxifma",
    "avxneconvert",
    "avxvnni",
    "avxvnniint16",
    "avxvnniint8",
    "bmi",
    "bmi2",
    "crc32",
    "f16c",
    "fma",
    "gfni",
    "lzcnt",
    "movbe",
    "pclmul",
    "popcnt",
    "sha",
    "sha512",
    "sm3",
    "sm4",
    "sse",
    "sse2",
    "sse3",
    "sse4.1",
    "sse4.2",
    "ssse3",
    "vaes",
    "vpclmulqdq",
];

/// Clang's names of what `instruction` needs.
fn required(instruction: &Instruction) -> Result<Vec<&'static str>, String> {
    let mut table = features::features();
    for feature in &mut table {
        feature.present = FEATURES.contains(&feature.clang);
    }
    features::require(&table, &instruction.cpuid)
        .map_err(|reason| reason.replace("this CPU", "the emulated CPU"))
}

/// The first of `wanted` that the emulated CPU lacks.
pub fn lacks(wanted: &BTreeSet<String>) -> Option<&str> {
    wanted.iter().map(String::as_str).find(|name| !FEATURES.contains(name))
}

/// A program that is booted when it is asked something that it did not answer yet.
#[derive(Debug)]
pub struct Booted {
    file: PathBuf,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    waiting: Vec<Request>,
    answers: HashMap<[u8; 32], Result<Vec<u8>, String>>,
}

/// What a program is asked: the bytes that it reads, and how many it answers.
#[derive(Clone, Debug)]
pub struct Request {
    key: [u8; 32],
    bytes: Vec<u8>,
    size: usize,
}

impl Request {
    fn new(head: [u32; 3], payload: &[u8], size: usize) -> Request {
        let mut bytes: Vec<u8> = head.iter().flat_map(|word| word.to_le_bytes()).collect();
        bytes.extend_from_slice(payload);
        Request { key: Sha256::digest(&bytes).into(), bytes, size }
    }
}

impl Booted {
    /// The program in `file`, an executable.
    pub fn new(file: &Path) -> Booted {
        Booted { file: file.to_owned(), state: Mutex::default() }
    }

    /// Answers everything that waits.
    fn boot(&self, state: &mut State) -> Result<(), OracleError> {
        let waiting = std::mem::take(&mut state.waiting);
        let mut rest = &waiting[..];
        while !rest.is_empty() {
            let mut bytes = 0;
            let fits = |request: &&Request| {
                bytes += request.bytes.len() + request.size;
                bytes <= MOST
            };
            let many = rest.iter().take_while(fits).count().max(1);
            let (now, later) = rest.split_at(many);
            let mut lost = 0;
            for (request, answer) in now.iter().zip(self.answers(now, &mut lost)?) {
                state.answers.insert(request.key, answer);
            }
            rest = later;
        }
        Ok(())
    }

    /// An answer for each of `requests`; `lost` counts boots that ended without a trailer.
    fn answers(
        &self,
        requests: &[Request],
        lost: &mut usize,
    ) -> Result<Vec<Result<Vec<u8>, String>>, OracleError> {
        let mut all = Vec::new();
        while all.len() < requests.len() {
            let rest = &requests[all.len()..];
            if *lost >= LOST {
                all.resize(requests.len(), Err("too many boots ended without an answer".to_owned()));
                break;
            }
            let disk = Disk::new(&self.file, rest)?;
            let ended = machine::run(&disk)?;
            match disk.trailer()? {
                Some(trailer) => {
                    all.extend(disk.answers(rest, &trailer)?.into_iter().map(Ok));
                    if all.len() < requests.len() {
                        all.push(Err(format!("{}: {ended}", told(&trailer))));
                    }
                }
                None if rest.len() == 1 => {
                    *lost += 1;
                    all.push(Err(format!("the machine ended without an answer: {ended}")));
                }
                // One of them ends the machine: the others have answers apart from it.
                None => {
                    *lost += 1;
                    let (first, second) = rest.split_at(rest.len() / 2);
                    all.extend(self.answers(first, lost)?);
                    all.extend(self.answers(second, lost)?);
                }
            }
        }
        Ok(all)
    }
}

/// What a trailer says of the request that has no answer.
fn told(trailer: &Trailer) -> String {
    match trailer.status.checked_sub(256) {
        Some(6) => "undefined instruction".to_owned(),
        Some(vector) => format!("exception {vector}"),
        None => format!("the program ended with status {}", trailer.status),
    }
}

impl Program for Booted {
    fn request(&self, head: [u32; 3], payload: &[u8], size: usize) -> Result<Vec<u8>, OracleError> {
        let request = Request::new(head, payload, size);
        // A thread that panicked in here left requests that wait and answers that hold.
        let mut state = self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let key = request.key;
        if !state.answers.contains_key(&key) {
            if !state.waiting.iter().any(|waiting| waiting.key == key) {
                state.waiting.push(request);
            }
            self.boot(&mut state)?;
        }
        let none = || Err("there is no answer".to_owned());
        let failed = |message| OracleError::Emulator { program: "Bochs".to_owned(), message };
        state.answers.remove(&key).unwrap_or_else(none).map_err(failed)
    }

    fn announce(&self, head: [u32; 3], payload: &[u8], size: usize) {
        let mut state = self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        state.waiting.push(Request::new(head, payload, size));
    }

    fn announces(&self) -> bool {
        true
    }
}
