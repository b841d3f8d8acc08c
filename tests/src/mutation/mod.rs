//! A campaign against the verifier: proven programs are changed a little, and what is still proven must still be right.
//!
//! In:   windows with proven programs, as text; the verifier
//! Out:  how many mutants were proved, refuted, undecided or malformed, and those that were proved and are wrong
//! Pipeline: text -> [`Seed`] -> `mutate` -> verifier -> `window` and `program` on `inputs`
//!
//! Invariants
//! - The reference shares nothing with the prover: windows are evaluated from their text, instructions from their
//!   stored lane functions, node by node, and values are wired by cutting bits. What it cannot evaluate is counted.
//! - A mutant depends on the seed and its number alone, not on threads or time.
//!
//! Start reading at: [`run`]

mod batch;
mod inputs;
mod instruction;
mod mutate;
mod program;
mod register;
mod window;

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};

use autoir::program::Program;
use autoir_semantics::smt::{Model, Verdict};
use autoir_semantics::vectors::Rng;
use autoir_synth::error::Source;
use autoir_synth::library::Library;
use autoir_synth::program::text::{resolve, written};
use autoir_synth::verify::{VerifyError, open_values_as_inputs};
use autoir_synth::window::Window;
use autoir_synth::window::air::ast::WindowText;
use autoir_synth::window::air::{self, print_program};
use rayon::prelude::*;
use serde::Serialize;

use self::batch::Valued;
use self::mutate::{Change, Mutant, Neighbours, mutant};
use self::program::Known;
use self::register::Register;

/// Windows with proven programs that come with the campaign, by file name: all examples on five CPUs.
pub const PROGRAMS: &[(&str, &str)] = &[
    ("average.air", include_str!("../../programs/average.air")),
    ("bits.air", include_str!("../../programs/bits.air")),
    ("blend.air", include_str!("../../programs/blend.air")),
    ("difference.air", include_str!("../../programs/difference.air")),
    ("dot_products.air", include_str!("../../programs/dot_products.air")),
    ("interleave.air", include_str!("../../programs/interleave.air")),
    ("masked.air", include_str!("../../programs/masked.air")),
    ("min_max.air", include_str!("../../programs/min_max.air")),
    ("multiply.air", include_str!("../../programs/multiply.air")),
    ("permute.air", include_str!("../../programs/permute.air")),
    ("saturate.air", include_str!("../../programs/saturate.air")),
    ("shifts.air", include_str!("../../programs/shifts.air")),
    ("widen_narrow.air", include_str!("../../programs/widen_narrow.air")),
];

/// Failures that are described; all are counted.
const DESCRIBED: usize = 20;

/// A window with a program that is right.
#[derive(Clone, Debug)]
pub struct Seed {
    /// The window as written.
    pub text: WindowText,
    /// The window.
    pub window: Window,
    /// The program.
    pub program: Program,
}

/// What judges a program, with so much work for each question, in nominal milliseconds.
pub type Judge<'a> = &'a (dyn Fn(&Window, &Program, u32) -> Result<Verdict, VerifyError> + Sync);

/// Work for a question about a program as it is.
const UNCHANGED_EFFORT: u32 = 20_000;

/// How a campaign is run.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Mutants to judge.
    pub mutants: usize,
    /// On how many inputs a proved mutant is compared with its window.
    pub inputs: usize,
    /// What chance begins with.
    pub seed: u64,
    /// Work for each question about a mutant: what takes more is unknown, and an unknown is never wrong.
    pub effort: u32,
}

/// What came of a campaign.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Programs that were changed.
    pub programs: usize,
    /// Different mutants that were judged.
    pub mutants: usize,
    /// Mutants that are proved.
    pub proved: usize,
    /// Mutants that are refuted.
    pub refuted: usize,
    /// Mutants of which nothing is known.
    pub unknown: usize,
    /// Mutants that are no programs.
    pub malformed: usize,
    /// Mutants that are proved and differ from their window.
    #[serde(rename = "false")]
    pub wrong: usize,
    /// Mutants that are refuted by operands for which they do not differ.
    pub spurious: usize,
    /// Proved mutants that the reference could not evaluate.
    pub unjudged: usize,
    /// Programs of which nothing is known as they are: nothing is made of them.
    pub unproven: usize,
    /// Programs that are refuted or malformed as they are.
    pub refused: usize,
    /// By what was changed: mutants that are proved and that are not.
    pub changes: BTreeMap<String, (usize, usize)>,
    /// What is wrong, in words.
    pub findings: Vec<String>,
}

impl Report {
    /// Whether nothing wrong was found.
    pub fn is_clean(&self) -> bool {
        self.wrong == 0 && self.spurious == 0 && self.refused == 0
    }

    fn add(mut self, other: Report) -> Report {
        self.programs += other.programs;
        self.mutants += other.mutants;
        self.proved += other.proved;
        self.refuted += other.refuted;
        self.unknown += other.unknown;
        self.malformed += other.malformed;
        self.wrong += other.wrong;
        self.spurious += other.spurious;
        self.unjudged += other.unjudged;
        self.unproven += other.unproven;
        self.refused += other.refused;
        for (change, (proved, not)) in other.changes {
            let counts = self.changes.entry(change).or_default();
            *counts = (counts.0 + proved, counts.1 + not);
        }
        let left = DESCRIBED.saturating_sub(self.findings.len());
        self.findings.extend(other.findings.into_iter().take(left));
        self
    }
}

/// The programs of a file with their windows; and what could not be read.
pub fn seeds(file: &str, text: &str, library: &Library) -> (Vec<Seed>, Vec<String>) {
    let (windows, programs, diagnostics) = air::parse(file, text);
    let texts = air::windows_as_written(file, text);
    let source = Source::new(file, text);
    let mut problems: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
    let mut seeds = Vec::new();
    for program in &programs {
        let named = (
            windows.iter().find(|w| w.name == program.window),
            texts.iter().find(|t| t.name == program.window),
        );
        let (Some(window), Some(text)) = named else {
            problems.push(format!("{file}: no window `{}` for a program", program.window));
            continue;
        };
        match resolve(&source, program, window, library) {
            Ok(program) => seeds.push(Seed { text: text.clone(), window: window.clone(), program }),
            Err(finding) => problems.push(finding.to_string()),
        }
    }
    (seeds, problems)
}

/// Changes `seeds` and asks `judge` about what comes of it. `done` hears how many mutants were judged.
pub fn run(
    seeds: &[Seed],
    library: &Library,
    judge: Judge<'_>,
    options: Options,
    done: &(dyn Fn(usize) + Sync),
) -> Report {
    let neighbours = Neighbours::of(library);
    let judged = AtomicUsize::new(0);
    let share = |n: usize| {
        let upto = |n: usize| options.mutants * n / seeds.len();
        upto(n + 1) - upto(n)
    };
    let one = |(n, seed): (usize, &Seed)| {
        let campaign = Campaign { seed, library, neighbours: &neighbours, judge, options };
        let tick = || done(judged.fetch_add(1, Ordering::Relaxed) + 1);
        campaign.run(n as u64, share(n), &tick)
    };
    // Programs of one window are neighbours: mixed, so that no thread has all of the large ones.
    seeds.par_iter().enumerate().with_max_len(1).map(one).reduce(Report::default, Report::add)
}

/// One program's mutants.
struct Campaign<'a> {
    seed: &'a Seed,
    library: &'a Library,
    neighbours: &'a Neighbours<'a>,
    judge: Judge<'a>,
    options: Options,
}

/// Inputs of a window and what it asks for there.
struct Reference {
    operands: Vec<Register>,
    wanted: Valued<Register>,
    known: Known,
}

impl Campaign<'_> {
    fn run(&self, number: u64, count: usize, tick: &dyn Fn()) -> Report {
        let mut report = Report { programs: 1, ..Report::default() };
        let original = Mutant {
            window: self.seed.window.clone(),
            program: self.seed.program.clone(),
            changes: Vec::new(),
        };
        let mut reference = None;
        match (self.judge)(&original.window, &original.program, UNCHANGED_EFFORT) {
            Ok(Verdict::Proved) => {}
            Ok(Verdict::Unknown(_)) => {
                report.unproven = 1;
                return report;
            }
            Ok(Verdict::Refuted(_)) | Err(_) => {
                report.refused = 1;
                report.findings.push(describe("refuted or malformed as it is", &original));
                return report;
            }
        }
        self.compare(&original, &mut reference, &mut report);
        let mut rng = Rng::new(self.options.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut seen = HashSet::from([original.program.clone()]);
        let mut seen_assuming = HashSet::new();
        // Small programs have few mutants.
        for _ in 0..20 * count {
            if report.mutants == count {
                break;
            }
            let Seed { window, program, .. } = self.seed;
            let Some(mutant) = mutant(window, program, self.library, self.neighbours, &mut rng) else {
                continue;
            };
            let fresh = if mutant.window.ranges == window.ranges {
                seen.insert(mutant.program.clone())
            } else {
                let ranges: Vec<(i128, i128)> = mutant.window.ranges.iter().map(|r| (r.lo, r.hi)).collect();
                seen_assuming.insert((ranges, mutant.program.clone()))
            };
            if fresh {
                self.judge(&mutant, &mut reference, &mut report);
                tick();
            }
        }
        report
    }

    fn judge(&self, mutant: &Mutant, reference: &mut Option<Reference>, report: &mut Report) {
        report.mutants += 1;
        let mut proved = false;
        match (self.judge)(&mutant.window, &mutant.program, self.options.effort) {
            Ok(Verdict::Proved) => {
                proved = true;
                report.proved += 1;
                self.compare(mutant, reference, report);
            }
            Ok(Verdict::Refuted(model)) => {
                report.refuted += 1;
                self.confirm(mutant, &model, report);
            }
            Ok(Verdict::Unknown(_)) => report.unknown += 1,
            Err(_) => report.malformed += 1,
        }
        for change in &mutant.changes {
            let counts = report.changes.entry(change.to_string()).or_default();
            *if proved { &mut counts.0 } else { &mut counts.1 } += 1;
        }
    }

    /// Compares a proved mutant with its window.
    fn compare(&self, mutant: &Mutant, reference: &mut Option<Reference>, report: &mut Report) {
        let made = |window: &Window| {
            let operands = inputs::operands(window, self.options.seed, self.options.inputs);
            let wanted = window::run(&self.seed.text, &operands, self.options.inputs);
            Reference { operands, wanted, known: Known::default() }
        };
        if mutant.window.ranges == self.seed.window.ranges {
            let original = mutant.changes.is_empty();
            let reference = reference.get_or_insert_with(|| made(&mutant.window));
            self.agree(mutant, reference, original, report);
        } else {
            self.agree(mutant, &mut made(&mutant.window), false, report);
        }
    }

    fn agree(&self, mutant: &Mutant, reference: &mut Reference, keep: bool, report: &mut Report) {
        let program = open_values_as_inputs(&mutant.program);
        let open: Vec<u32> =
            program.inputs.iter().skip(reference.operands.len()).map(|port| port.shape.bits()).collect();
        let count = self.options.inputs;
        let mut values = reference.operands.clone();
        values.extend(inputs::open(&open, self.options.seed, count));
        let computed = program::run(&program, self.library, &values, count, &mut reference.known, keep);
        match (&reference.wanted, computed) {
            (Ok(wanted), Ok(computed)) => {
                if let Some(n) = wanted.difference(&computed) {
                    report.wrong += 1;
                    let at: Vec<String> = values.iter().map(|v| format!("{:02x?}", v.bytes(n))).collect();
                    let text = describe("proved and different", mutant);
                    report.findings.push(format!("{text}operands: {}\n", at.join(", ")));
                }
            }
            _ => report.unjudged += 1,
        }
    }

    /// Whether a counterexample is one.
    fn confirm(&self, mutant: &Mutant, model: &Model, report: &mut Report) {
        let program = open_values_as_inputs(&mutant.program);
        let operand = |(bits, value): (u32, &autoir_semantics::interp::Bits)| {
            let mut register = Register::zero(bits, 1);
            register.set_bytes(0, value.bytes());
            register
        };
        let widths = program.inputs.iter().map(|port| port.shape.bits());
        let values: Vec<Register> = widths.zip(&model.operands).map(operand).collect();
        let assumed = mutant.window.function.operands.iter().zip(&mutant.window.ranges).zip(&values);
        let kept = assumed.into_iter().all(|((operand, range), register)| {
            (0..operand.lanes()).all(|lane| {
                let width = u32::from(operand.width);
                let value = register.get(0, lane * width, width) as i128;
                let value = batch::wrapped(value, operand.width, operand.signed);
                value.is_some_and(|value| (range.lo..=range.hi).contains(&value))
            })
        });
        let wanted = window::run(&self.seed.text, &values, 1);
        let computed = program::run(&program, self.library, &values, 1, &mut Known::default(), false);
        if let (Ok(wanted), Ok(computed)) = (wanted, computed)
            && (!kept || wanted == computed)
        {
            report.spurious += 1;
            let why = if kept { "for which it does not differ" } else { "that are not assumed" };
            report.findings.push(describe(&format!("refuted by operands {why}"), mutant));
        }
    }
}

fn describe(what: &str, mutant: &Mutant) -> String {
    let changes: Vec<String> = mutant.changes.iter().map(Change::to_string).collect();
    let ranges: Vec<String> = mutant.window.ranges.iter().map(|r| format!("{}..={}", r.lo, r.hi)).collect();
    let program = print_program(&written(&mutant.program, &mutant.window));
    let changes = if changes.is_empty() { String::new() } else { format!(" ({})", changes.join(", ")) };
    format!("{what}{changes}, operands within {}:\n{program}", ranges.join(", "))
}
