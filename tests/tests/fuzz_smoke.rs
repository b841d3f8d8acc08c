//! A few seconds of mutated input for every parser: no panic, no hang.
//!
//! The mutations are deterministic; `FUZZ_SECONDS` and `FUZZ_SEED` make a longer or another run. The case
//! in hand is kept in a file, so that a crash of the whole process leaves what caused it.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use autoir_tests::fuzz::{TARGETS, Target};

/// No case may take longer than this.
const PATIENCE: Duration = Duration::from_secs(20);
/// Longest mutated case, in bytes.
const LONGEST: usize = 64 * 1024;

#[test]
fn parsers_survive_mutated_input() {
    let seconds = number("FUZZ_SECONDS").unwrap_or(2);
    let seed = number("FUZZ_SEED").unwrap_or(1);
    for target in TARGETS {
        let seeds = seeds(target);
        assert!(!seeds.is_empty(), "{}: no seeds in {:?}", target.name, target.seeds);
        let runs = smoke(target, &seeds, seed, Duration::from_secs(seconds));
        println!("{}: {runs} cases from {} seeds", target.name, seeds.len());
    }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// Runs one parser for a while, in a thread of its own so that a hang is noticed.
fn smoke(target: &'static Target, seeds: &[Vec<u8>], seed: u64, time: Duration) -> u64 {
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{}", target.name));
    let (alive, watch) = mpsc::channel();
    let mut mutator = Mutator { state: seed | 1, seeds: seeds.to_vec() };
    let path = kept.clone();
    let worker = std::thread::spawn(move || {
        let mut start = Instant::now();
        let mut runs = 0;
        // Every seed unchanged first; the time is for mutations.
        while start.elapsed() < time || runs < mutator.seeds.len() {
            let case = mutator.seeds.get(runs).cloned().unwrap_or_else(|| mutator.next_case());
            fs::write(&path, &case).expect("the build folder is writable");
            let survived = catch_unwind(AssertUnwindSafe(|| (target.check)(&case))).is_ok();
            assert!(survived, "{} panicked; the case is in {}", target.name, path.display());
            runs += 1;
            if runs <= mutator.seeds.len() {
                start = Instant::now();
            }
            let _ = alive.send(());
        }
        runs as u64
    });
    loop {
        match watch.recv_timeout(PATIENCE) {
            Ok(()) => {}
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                panic!("{} takes over {PATIENCE:?}; the case is in {}", target.name, kept.display());
            }
        }
    }
    match worker.join() {
        Ok(runs) => runs,
        Err(_) => panic!("{} failed; the case is in {}", target.name, kept.display()),
    }
}

/// The files below a target's folders, without expectations.
fn seeds(target: &Target) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in target.seeds {
        let entries = fs::read_dir(root.join(folder)).into_iter().flatten().flatten();
        files.extend(
            entries.map(|e| e.path()).filter(|p| p.is_file() && p.extension().is_some_and(|x| x != "expect")),
        );
    }
    files.sort();
    files.iter().filter_map(|f| fs::read(f).ok()).chain((target.made)()).collect()
}

/// A deterministic mutator: splices, repeats, drops and replaces bytes, lines and tokens of the seeds.
struct Mutator {
    state: u64,
    seeds: Vec<Vec<u8>>,
}

impl Mutator {
    /// Marsaglia's xorshift64, reduced to `0..n`.
    fn below(&mut self, n: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) as usize % n.max(1)
    }

    fn next_case(&mut self) -> Vec<u8> {
        let pick = self.below(self.seeds.len());
        let mut case = self.seeds[pick].clone();
        for _ in 0..=self.below(4) {
            self.mutate(&mut case);
            case.truncate(LONGEST);
        }
        case
    }

    fn mutate(&mut self, case: &mut Vec<u8>) {
        const BITS_OF_SYNTAX: [&[u8]; 16] = [
            b"(",
            b")",
            b"[",
            b"]",
            b"{",
            b"}",
            b":=",
            b"\n",
            b"-1",
            b"0",
            b"18446744073709551616",
            b"170141183460469231731687303715884105727",
            b"<",
            b"\xff",
            "\u{2028}".as_bytes(),
            b"\0",
        ];
        let (from, to) = self.range(case);
        match self.below(7) {
            0 => drop(case.drain(from..to)),
            1 => {
                let token = BITS_OF_SYNTAX[self.below(BITS_OF_SYNTAX.len())];
                case.splice(from..from, token.iter().copied());
            }
            2 => {
                let token = BITS_OF_SYNTAX[self.below(BITS_OF_SYNTAX.len())];
                case.splice(from..to, token.iter().copied());
            }
            3 => {
                let piece = case[from..to].to_vec();
                let times = 1 << self.below(10);
                let many: Vec<u8> =
                    piece.iter().copied().cycle().take((piece.len() * times).min(LONGEST)).collect();
                case.splice(from..from, many);
            }
            4 => {
                let other = self.below(self.seeds.len());
                let other = self.seeds[other].clone();
                let (a, b) = self.range(&other);
                case.splice(from..to, other[a..b].iter().copied());
            }
            5 => {
                if let Some(byte) = case.get_mut(from) {
                    *byte ^= 1 << self.below(8);
                }
            }
            _ => case.truncate(from),
        }
    }

    /// A range of bytes: a few bytes, a word, a line, or anything.
    fn range(&mut self, case: &[u8]) -> (usize, usize) {
        let at = self.below(case.len() + 1);
        let grow = |stop: fn(u8) -> bool| {
            let from = case[..at].iter().rposition(|b| stop(*b)).map_or(0, |n| n + 1);
            let to = case[at..].iter().position(|b| stop(*b)).map_or(case.len(), |n| at + n);
            (from, to)
        };
        match self.below(4) {
            0 => (at, (at + self.below(4)).min(case.len())),
            1 => grow(|b| !b.is_ascii_alphanumeric() && b != b'_'),
            2 => grow(|b| b == b'\n'),
            _ => (at, at + self.below(case.len() - at + 1)),
        }
    }
}
