//! The check itself: every instruction's semantics against the instruction executed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use autoir_semantics::interp::Run;
use autoir_spec_parsers::instruction::{Instruction, Mnemonic};
use rayon::prelude::*;
use serde::Serialize;

use super::error::OracleError;
use super::executor::{Executable, Executor};
use super::judge::{self, Outcome, judge};
use super::outdated::Faults;
use super::report::{CheckReport, Corrected, Skip};

/// An instruction whose semantics are to be checked.
pub trait Subject: Sync {
    /// The vendor's header.
    fn instruction(&self) -> &Instruction;

    /// Its semantics; made when they are needed and dropped afterwards.
    ///
    /// # Errors
    /// Why there are none.
    fn semantics(&self) -> Result<Box<dyn Semantics>, String>;
}

/// A form of an instruction's semantics: its name and how to run it.
pub type Form = (&'static str, Rc<dyn Run>);

/// The semantics of one instruction.
pub trait Semantics {
    /// The forms to be compared for given values of the immediates. With `specialize`, also those that hold
    /// for these values only.
    ///
    /// # Errors
    /// Why there are none.
    fn forms(&self, immediates: &[i64], specialize: bool) -> Result<Vec<Form>, String>;
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
    /// Combinations of immediates per instruction that the semantics are also specialized for, about; every
    /// combination is compared in the general form.
    pub specializations: usize,
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
            specializations: 16,
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

/// Executes the `subjects` that `executor` can execute and compares.
///
/// Equal arguments on equal executors give equal reports, times apart. `progress` is called from several threads.
///
/// # Errors
/// Only if the oracle cannot be built at all.
pub fn check(
    executor: &dyn Executor,
    subjects: &[&dyn Subject],
    options: &Options,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<CheckReport, OracleError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(options.jobs)
        .build()
        .map_err(|e| OracleError::Threads { jobs: options.jobs, message: e.to_string() })?;
    pool.install(|| check_here(executor, &picked(subjects, options), options, progress))
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
    executor: &dyn Executor,
    subjects: &[&dyn Subject],
    options: &Options,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<CheckReport, OracleError> {
    let mut report = CheckReport::default();
    let mut signatures = Vec::new();
    for subject in subjects {
        match executor.signature(subject.instruction()) {
            Ok(signature) => signatures.push(signature),
            Err(reason) => report.skip(subject.instruction().id.as_str(), reason),
        }
    }
    progress(Progress::Compiling(signatures.len()));
    let start = Instant::now();
    let built = executor.build(signatures, &options.work_dir)?;
    report.compile_seconds = start.elapsed().as_secs_f64();
    for (id, reason) in &built.rejected {
        report.skip(id, reason.clone());
    }

    let start = Instant::now();
    let executables: Vec<(&dyn Subject, &Executable)> = subjects
        .iter()
        .filter_map(|s| Some((*s, built.executables.get(s.instruction().id.as_str())?)))
        .collect();
    let done = AtomicUsize::new(0);
    let judged = |at: usize| {
        let (subject, executable) = executables[at];
        let outcome = judge(subject, executable, options);
        progress(Progress::Compared(done.fetch_add(1, Ordering::Relaxed) + 1, executables.len()));
        (at, outcome)
    };
    let mut outcomes: Vec<(usize, Outcome)> = batches(&executables)
        .into_par_iter()
        .flat_map(|(batch, members)| match batch {
            None => members.into_par_iter().map(judged).collect::<Vec<_>>(),
            // One after the other: all of them wait for the same machine.
            Some(_) => {
                for at in &members {
                    let (subject, executable) = executables[*at];
                    judge::announce(subject, executable, options);
                }
                members.into_iter().map(judged).collect()
            }
        })
        .collect();
    outcomes.sort_by_key(|(at, _)| *at);
    let outcomes = outcomes.into_iter().map(|(_, outcome)| outcome);
    let mut faults = Faults::default();
    for ((subject, executable), outcome) in executables.iter().zip(outcomes) {
        let instruction = subject.instruction();
        // Some vendors tell instructions apart by their names, some by the whole syntax.
        let named = |m: &Mnemonic| {
            executor.executes(&executable.mnemonics, &m.name.to_ascii_lowercase())
                || executor.executes(&executable.mnemonics, &m.form)
        };
        let compared = !matches!(outcome, Outcome::Nothing(_));
        if compared {
            *report.machines.entry(executable.code.machine().to_owned()).or_default() += 1;
        }
        report.by_reference += usize::from(compared && executable.code.is_reference());
        let fault = instruction.encodings.iter().find_map(|m| executable.code.fault(&m.name));
        let names = instruction.encodings.iter().map(|m| m.name.clone());
        match &fault {
            Some(fault) if compared => faults.add(fault, names, matches!(outcome, Outcome::Wrong { .. })),
            _ => faults.leave(names),
        }
        let substituted = !executable.mnemonics.is_empty() && !instruction.encodings.iter().any(named);
        report.add(instruction, substituted, outcome, fault);
    }
    // A sample may miss what a fault shows at, and so may the forms of a mnemonic that another machine leaves over.
    if options.filter.is_none() && options.every <= 1 {
        report.outdated = faults.outdated();
    }
    let executed: Vec<&Instruction> = executables.iter().map(|(s, _)| s.instruction()).collect();
    report.further = executor.further(&executed)?;
    report.skipped.sort();
    report.execute_seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// The positions of `executables` by what they are announced to.
fn batches(executables: &[(&dyn Subject, &Executable)]) -> BTreeMap<Option<usize>, Vec<usize>> {
    let mut all = BTreeMap::<_, Vec<usize>>::new();
    for (at, (_, executable)) in executables.iter().enumerate() {
        all.entry(executable.code.announces()).or_default().push(at);
    }
    all
}

impl CheckReport {
    fn skip(&mut self, id: &str, reason: String) {
        self.skipped.push(Skip { id: id.to_owned(), reason });
    }

    fn add(&mut self, instruction: &Instruction, substituted: bool, outcome: Outcome, fault: Option<String>) {
        let id = instruction.id.as_str();
        match outcome {
            Outcome::Nothing(reason) => return self.skip(id, reason),
            Outcome::Exact { vectors } => {
                self.exact += 1;
                self.count(vectors);
            }
            Outcome::Wrong { vectors, mismatches } => {
                self.count(vectors);
                match fault {
                    Some(reason) => self.disputed.push(Skip { id: id.to_owned(), reason }),
                    None => self.mismatched.extend(mismatches),
                }
            }
        }
        self.floating += usize::from(instruction.is_floating_point());
        if substituted {
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

/// What the hardware did on one vector.
#[derive(Clone, Debug, Serialize)]
pub struct Sample {
    /// The instruction's key.
    pub id: String,
    /// Immediate values, in order.
    pub immediates: Vec<i64>,
    /// Operands by name: hexadecimal, most significant byte first.
    pub inputs: Vec<(String, String)>,
    /// The result, likewise.
    pub result: String,
}

/// The results of some vectors of each instruction picked, as evidence for an erratum. No semantics are
/// needed. Immediates vary from vector to vector.
///
/// # Errors
/// As [`check`].
pub fn samples(
    executor: &dyn Executor,
    subjects: &[&dyn Subject],
    options: &Options,
    count: usize,
) -> Result<Vec<Sample>, OracleError> {
    let chosen = picked(subjects, options);
    let signatures = chosen.iter().filter_map(|s| executor.signature(s.instruction()).ok()).collect();
    let built = executor.build(signatures, &options.work_dir)?;
    let executables =
        chosen.iter().filter_map(|s| Some((*s, built.executables.get(s.instruction().id.as_str())?)));
    let mut all = Vec::new();
    for (subject, executable) in executables {
        all.extend(judge::samples(subject, executable, options, count)?);
    }
    Ok(all)
}
