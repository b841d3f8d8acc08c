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
use autoir_tests::garble::Mutator;

/// No case may take longer than this.
const PATIENCE: Duration = Duration::from_secs(20);

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
    let seeds = seeds.to_vec();
    let mut mutator = Mutator::new(seed, seeds.clone());
    let path = kept.clone();
    let worker = std::thread::spawn(move || {
        let mut start = Instant::now();
        let mut runs = 0;
        // Every seed unchanged first; the time is for mutations.
        while start.elapsed() < time || runs < seeds.len() {
            let case = seeds.get(runs).cloned().unwrap_or_else(|| mutator.next_case());
            fs::write(&path, &case).expect("the build folder is writable");
            let survived = catch_unwind(AssertUnwindSafe(|| (target.check)(&case))).is_ok();
            assert!(survived, "{} panicked; the case is in {}", target.name, path.display());
            runs += 1;
            if runs <= seeds.len() {
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
