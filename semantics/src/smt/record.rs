//! Questions for a second opinion: what was asked, and what was answered, as SMT-LIB 2.
//!
//! Two things are written of a proof. A *claim* is what was to be decided, in expressions as they stood: neither
//! rules nor other means of this crate than the encoding have a part in it. A *question* is what the solver was asked
//! on the way. Each is a file that is named for what it says, so that the same ones have the same names whoever asked
//! first, and says which answer is expected.

use std::hash::Hasher;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use z3::ast::Bool;
use z3::{Config, Solver, with_z3_config};

use super::encode::{Encoder, Opaque};
use super::expand::flatten;
use super::{Claim, Prover, Verdict};
use crate::dag::Dag;
use crate::hash::FastHasher;
use crate::lane::Operand;

/// Claims of more nodes are not written: a second solver would only give them up.
const MAX_NODES: usize = 20_000;

static RECORDING: AtomicBool = AtomicBool::new(false);
static RECORD: Mutex<Option<Record>> = Mutex::new(None);

struct Record {
    folder: PathBuf,
    written: u64,
    failed: Option<io::Error>,
}

/// From now on writes what provers of this process decide into `folder`, which is made if need be.
///
/// # Errors
/// The folder cannot be made.
pub fn record(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let record = Record { folder: folder.to_owned(), written: 0, failed: None };
    *lock() = Some(record);
    RECORDING.store(true, Ordering::Release);
    Ok(())
}

/// Writes no more; says how many files were written.
///
/// # Errors
/// The first file that could not be written.
pub fn recorded() -> io::Result<u64> {
    RECORDING.store(false, Ordering::Release);
    match lock().take() {
        None => Ok(0),
        Some(Record { failed: Some(error), .. }) => Err(error),
        Some(Record { written, .. }) => Ok(written),
    }
}

fn lock() -> std::sync::MutexGuard<'static, Option<Record>> {
    RECORD.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

pub(super) fn is_recording() -> bool {
    RECORDING.load(Ordering::Acquire)
}

/// Writes what the solver was asked in the present context, and its answer.
pub(super) fn question(assertions: &[Bool], answer: &str) {
    if is_recording() {
        write("question", assertions, answer);
    }
}

impl Prover {
    /// Writes `claim`, about expressions of `dag` as they stand, and what was decided of it.
    pub(super) fn record(&self, dag: &Dag, claim: Claim, operands: &[Operand], verdict: &Verdict) {
        if !is_recording() || claim.is_plain(dag) {
            return;
        }
        let answer = match verdict {
            Verdict::Proved => "unsat",
            Verdict::Refuted(_) => "sat",
            Verdict::Unknown(_) => "unknown",
        };
        let roots = claim.roots();
        // What is read at an index of an axis, and what is computed with floats, is less than it is to the solver:
        // more may be proven than it could.
        let free = roots.iter().any(|r| dag.free_vars(*r) != 0);
        if free || dag.computes_floats(&roots) {
            return;
        }
        let Ok(flat) = flatten(dag, &roots, true, operands) else { return };
        if flat.dag.len() > MAX_NODES {
            return;
        }
        let claim = claim.about(&flat.roots);
        with_z3_config(&Config::new(), || {
            let mut encoder = Encoder::new(&flat.dag, &claim.demands(&flat.dag), operands, Opaque::Axes);
            let mut assertions = vec![claim.encode(&encoder).not()];
            self.assert_ranges(&flat.dag, &mut encoder, operands, &mut assertions);
            write("claim", &assertions, answer);
        });
    }
}

fn write(kind: &str, assertions: &[Bool], answer: &str) {
    let solver = Solver::new();
    assertions.iter().for_each(|a| solver.assert(a));
    let body: String = solver
        .to_smt2()
        .lines()
        .filter(|l| !l.starts_with(';') && !l.starts_with("(set-info :status"))
        .flat_map(|l| [l, "\n"])
        .collect();
    let text = format!("; expected: {answer}\n(set-info :status {answer})\n(set-logic QF_UFBV)\n{body}");
    let mut hasher = FastHasher::default();
    hasher.write(text.as_bytes());
    let name = format!("{kind}-{:016x}.smt2", hasher.finish());
    if let Some(record) = lock().as_mut() {
        let path = record.folder.join(name);
        match std::fs::write(path, text) {
            Ok(()) => record.written += 1,
            Err(error) => record.failed = record.failed.take().or(Some(error)),
        }
    }
}
