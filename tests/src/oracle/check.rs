//! The check itself: every instruction's semantics against the instruction executed.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use autoir_semantics::interp::Run;
use autoir_semantics::vectors::Generator;
use autoir_spec_parsers::instruction::{Instruction, Mnemonic};
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use super::compare::{self, Difference, Layout};
use super::error::OracleError;
use super::native::{self, Native, features, signature::Signature};
use super::report::{CheckReport, Corrected, Mismatch, Skip, hexadecimal};

/// A form of an instruction's semantics: its name and how to run it.
pub type Form = (&'static str, Box<dyn Run>);

/// The semantics of one instruction, as far as the check needs to know it.
pub trait Subject: Sync {
    /// The vendor's header.
    fn instruction(&self) -> &Instruction;

    /// The forms to be checked, each with its name, for given values of the immediates.
    ///
    /// # Errors
    /// Why there are none.
    fn forms(&self, immediates: &[i64]) -> Result<Vec<Form>, String>;
}

/// What to check, and how hard.
#[derive(Clone, Debug)]
pub struct Options {
    /// Only instructions of this name, or, if there is none, whose key contains this text.
    pub filter: Option<String>,
    /// Only every n-th of them, from the first; 0 and 1 mean all.
    pub every: usize,
    /// Worker threads; 0 means one per CPU.
    pub jobs: usize,
    /// Vectors per instruction, at least; the systematic edge vectors come on top.
    pub vectors: usize,
    /// Vectors per combination of immediates, at least.
    pub vectors_per_immediate: usize,
    /// Seed of the inputs; each instruction derives its own from it.
    pub seed: u64,
    /// Where compiled files are kept. Files found here are executed: it must not be writable by others.
    pub work_dir: PathBuf,
}

impl Options {
    /// At least 1,000 vectors per instruction and 12 per immediate, in `work_dir`.
    pub fn new(work_dir: PathBuf) -> Options {
        Options {
            filter: None,
            every: 1,
            jobs: 0,
            vectors: 1000,
            vectors_per_immediate: 12,
            seed: 1,
            work_dir,
        }
    }
}

/// How far the check is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// This many instructions are being compiled.
    Compiling(usize),
    /// This many of so many instructions have been compared.
    Compared(usize, usize),
}

/// Executes the `subjects` that this machine can execute and compares.
///
/// Equal arguments on equal CPUs give equal reports, times apart. `progress` is called from several threads.
///
/// # Errors
/// Only if the oracle cannot be built at all.
pub fn check(
    subjects: &[&dyn Subject],
    options: &Options,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<CheckReport, OracleError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(options.jobs)
        .build()
        .map_err(|e| OracleError::Threads { jobs: options.jobs, message: e.to_string() })?;
    pool.install(|| check_here(&picked(subjects, options), options, progress))
}

/// The subjects that the options ask for, in their order.
fn picked<'a>(subjects: &[&'a dyn Subject], options: &Options) -> Vec<&'a dyn Subject> {
    let exact = |s: &&dyn Subject| options.filter.as_ref().is_some_and(|f| s.instruction().name == *f);
    let named = subjects.iter().any(exact);
    let chosen = |s: &&dyn Subject| match &options.filter {
        None => true,
        Some(_) if named => exact(s),
        Some(text) => s.instruction().id.as_str().contains(text.as_str()),
    };
    subjects.iter().copied().filter(chosen).step_by(options.every.max(1)).collect()
}

fn check_here(
    subjects: &[&dyn Subject],
    options: &Options,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<CheckReport, OracleError> {
    let mut report = CheckReport::default();
    let table = features::features();
    let mut signatures = Vec::new();
    for subject in subjects {
        match Signature::of(subject.instruction(), &table) {
            Ok(signature) => signatures.push(signature),
            Err(reason) => report.skip(subject.instruction().id.as_str(), reason),
        }
    }
    progress(Progress::Compiling(signatures.len()));
    let start = Instant::now();
    let built = native::build(signatures, &options.work_dir)?;
    report.compile_seconds = start.elapsed().as_secs_f64();
    for (id, reason) in &built.rejected {
        report.skip(id, reason.clone());
    }

    let start = Instant::now();
    let executable: Vec<(&dyn Subject, &Native)> =
        subjects.iter().filter_map(|s| Some((*s, built.natives.get(s.instruction().id.as_str())?))).collect();
    let done = AtomicUsize::new(0);
    let outcomes: Vec<Outcome> = executable
        .par_iter()
        .map(|(subject, native)| {
            let outcome = check_one(*subject, native, options);
            progress(Progress::Compared(done.fetch_add(1, Ordering::Relaxed) + 1, executable.len()));
            outcome
        })
        .collect();
    for ((subject, native), outcome) in executable.iter().zip(outcomes) {
        report.add(subject.instruction(), native, outcome);
    }
    report.skipped.sort();
    report.execute_seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

impl CheckReport {
    fn skip(&mut self, id: &str, reason: String) {
        self.skipped.push(Skip { id: id.to_owned(), reason });
    }

    fn add(&mut self, instruction: &Instruction, native: &Native, outcome: Outcome) {
        let id = instruction.id.as_str();
        match outcome {
            Outcome::NoSemantics(reason) => return self.skip(id, reason),
            Outcome::Exact { vectors } => {
                self.exact += 1;
                self.count(vectors);
            }
            Outcome::Wrong { vectors, mismatches } => {
                self.count(vectors);
                self.mismatched.extend(mismatches);
            }
        }
        let named = |m: &Mnemonic| native.executes(&m.name.to_ascii_lowercase());
        if !native.mnemonics.is_empty() && !instruction.encodings.iter().any(named) {
            self.substituted.push(id.to_owned());
        }
        if !instruction.errata.is_empty() {
            self.errata.push(Corrected { id: id.to_owned(), errata: instruction.errata.clone() });
        }
    }

    fn count(&mut self, vectors: usize) {
        self.vectors_each = if self.executed == 0 { vectors } else { self.vectors_each.min(vectors) };
        self.executed += 1;
    }
}

enum Outcome {
    NoSemantics(String),
    Exact { vectors: usize },
    Wrong { vectors: usize, mismatches: Vec<Mismatch> },
}

fn check_one(subject: &dyn Subject, native: &Native, options: &Options) -> Outcome {
    let signature = &native.signature;
    let layout = Layout { operands: signature.operands(), result: signature.result };
    let generator = Generator::new(&layout.operands, seed(&signature.id, options.seed));
    let cases = native.cases.len();
    let mut next = generator.systematic();
    let mut vectors = 0;
    let mut mismatches: Vec<Mismatch> = Vec::new();
    for (number, (case, immediates)) in native.cases.iter().enumerate() {
        let forms = match subject.forms(immediates) {
            Ok(forms) => forms,
            Err(reason) => {
                return Outcome::NoSemantics(format!("no semantics for {immediates:?}: {reason}"));
            }
        };
        // The systematic vectors are dealt out over the immediates, at least one each.
        let edges = generator.systematic();
        let share = edges.div_ceil(cases as u64);
        let mut inputs = Vec::new();
        for k in 0..share {
            inputs.extend(generator.vectors((number as u64 + k * cases as u64) % edges, 1));
        }
        let mixed = options.vectors.div_ceil(cases).max(options.vectors_per_immediate);
        inputs.extend(generator.vectors(next, mixed));
        next += mixed as u64;
        let count = mixed + share as usize;
        vectors += count;
        let expected = native.execute(*case, &inputs, count);
        for (form, run) in forms {
            match compare::compare(&*run, immediates, &layout, &inputs, &expected) {
                Ok(None) => {}
                Ok(Some(d)) => note(&mut mismatches, form, native, immediates, &inputs, &expected, d),
                Err(reason) => return Outcome::NoSemantics(format!("{form}: {reason}")),
            }
        }
    }
    if mismatches.is_empty() {
        return Outcome::Exact { vectors };
    }
    for m in &mut mismatches {
        (m.vectors, m.cases) = (vectors, cases);
    }
    Outcome::Wrong { vectors, mismatches }
}

/// Adds a difference to the form's entry, making one at the form's first.
fn note(
    mismatches: &mut Vec<Mismatch>,
    form: &'static str,
    native: &Native,
    immediates: &[i64],
    inputs: &[u8],
    expected: &[u8],
    difference: Difference,
) {
    let found = match mismatches.iter_mut().find(|m| m.form == form) {
        Some(found) => found,
        None => {
            let operands = native.signature.operands();
            let step: usize = operands.iter().map(|s| s.bytes()).sum();
            let mut at = difference.vector * step;
            let texts = operands
                .iter()
                .map(|s| {
                    at += s.bytes();
                    hexadecimal(&inputs[at - s.bytes()..at])
                })
                .collect();
            let bytes = native.signature.result.bytes();
            let wanted = &expected[difference.vector * bytes..(difference.vector + 1) * bytes];
            mismatches.push(Mismatch {
                id: native.signature.id.clone(),
                form,
                immediates: immediates.to_vec(),
                inputs: texts,
                expected: hexadecimal(wanted),
                got: hexadecimal(&difference.result),
                difference: difference.clone(),
                wrong: 0,
                vectors: 0,
                wrong_cases: 0,
                cases: 0,
            });
            let last = mismatches.len() - 1;
            &mut mismatches[last]
        }
    };
    found.wrong += difference.wrong;
    found.wrong_cases += 1;
}

/// Each instruction's inputs depend on its key alone, not on what else is checked.
fn seed(id: &str, seed: u64) -> u64 {
    let digest = Sha256::digest(id.as_bytes());
    digest.iter().take(8).fold(0, |acc, b| (acc << 8) | u64::from(*b)) ^ seed
}
