//! Functions of objects proven equal to their windows: what is linked is judged, not what it was made from.
//!
//! In:   an object's bytes, windows with the symbols of their functions
//! Out:  a [`Verdict`] for each
//! Pipeline: [`Object`] -> `codegen-gen::validate` (a program and what registers held before) -> the verifier

use std::collections::BTreeMap;

use autoir::program::Program;
use autoir_codegen_gen::lift::Knowledge;
use autoir_codegen_gen::lift::validate::{self, Object, ReadError, Reading};
use autoir_codegen_gen::llvm::target::Target;
use autoir_semantics::dag::Interval;
use autoir_semantics::lane::{Kind, Operand};
use autoir_semantics::smt;
use autoir_synth::cache::key::meaning;
use autoir_synth::library::Library;
use autoir_synth::verify::{VerifyError, verify};
use autoir_synth::window::Window;
use rayon::prelude::*;

/// What is known of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It computes what its window asks for, on all operand values, and keeps the rules of emitted functions; whether
    /// its result is one of its inputs or apart from them.
    Proved,
    /// It does not, and why.
    Refuted(String),
    /// The solver does not decide it.
    Unknown(String),
    /// It has a line whose meaning is not known.
    Unread(String),
    /// There is no such function.
    Absent,
}

impl Verdict {
    /// The word used in reports.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Proved => "proved",
            Verdict::Refuted(_) => "refuted",
            Verdict::Unknown(_) => "unknown",
            Verdict::Unread(_) => "unread",
            Verdict::Absent => "absent",
        }
    }

    /// Why it is not proved.
    pub fn reason(&self) -> Option<&str> {
        match self {
            Verdict::Proved | Verdict::Absent => None,
            Verdict::Refuted(why) | Verdict::Unknown(why) | Verdict::Unread(why) => Some(why),
        }
    }
}

/// What functions are judged with.
#[derive(Clone, Copy, Debug)]
pub struct Validator<'a> {
    /// Instructions, and how they look in assembly.
    pub knowledge: Knowledge<'a>,
    /// What they compute.
    pub library: &'a Library,
    /// The CPU.
    pub target: &'a Target,
    /// Work for each question to the solver, in nominal milliseconds.
    pub effort: u32,
}

impl Validator<'_> {
    /// A verdict for the function of each of `subjects`: its symbol, and the window that it is to compute. What occurs
    /// several times is proven once.
    pub fn verdicts(&self, object: &Object, subjects: &[(&str, &Window)]) -> Vec<Verdict> {
        let read: Vec<Result<Reading, ReadError>> = subjects
            .par_iter()
            .map(|(symbol, window)| {
                validate::read(object, symbol, &window.function, self.target, &self.knowledge)
            })
            .collect();
        let mut questions: BTreeMap<(Vec<u8>, String), Vec<usize>> = BTreeMap::new();
        for (n, reading) in read.iter().enumerate() {
            if let Ok(reading) = reading {
                let Program { steps, result, .. } = &reading.program;
                let question = (meaning(subjects[n].1), format!("{steps:?} {result:?}"));
                questions.entry(question).or_default().push(n);
            }
        }
        let answers: Vec<(Vec<usize>, Verdict)> = questions
            .into_values()
            .collect::<Vec<_>>()
            .into_par_iter()
            .map(|group| {
                let verdict = match &read[group[0]] {
                    Ok(reading) => self.verdict(subjects[group[0]].1, reading),
                    Err(error) => unread(error),
                };
                (group, verdict)
            })
            .collect();
        let mut verdicts: Vec<Verdict> =
            read.iter().map(|read| read.as_ref().err().map_or(Verdict::Absent, unread)).collect();
        for (group, verdict) in answers {
            group.into_iter().for_each(|n| verdicts[n] = verdict.clone());
        }
        verdicts
    }

    /// Whether the program of `reading` computes `window`, whatever registers held before.
    fn verdict(&self, window: &Window, reading: &Reading) -> Verdict {
        let window = with_entry(window, reading);
        match verify(&window, &reading.program, self.library, self.effort) {
            Ok(smt::Verdict::Proved) => Verdict::Proved,
            Ok(smt::Verdict::Refuted(model)) => Verdict::Refuted(format!("{model:?}")),
            Ok(smt::Verdict::Unknown(why)) => Verdict::Unknown(why),
            Err(error @ VerifyError::UnknownInstruction(_)) => Verdict::Unread(error.to_string()),
            Err(error) => Verdict::Refuted(error.to_string()),
        }
    }
}

fn unread(error: &ReadError) -> Verdict {
    match error {
        ReadError::Absent(_) => Verdict::Absent,
        ReadError::Wrong { .. } => Verdict::Refuted(error.to_string()),
        ReadError::Unread { .. } => Verdict::Unread(error.to_string()),
    }
}

/// `window` with what registers held before as operands that it does not look at.
fn with_entry(window: &Window, reading: &Reading) -> Window {
    let mut window = window.clone();
    let inputs = &reading.program.inputs;
    for port in &inputs[inputs.len() - reading.entry..] {
        window.function.operands.push(Operand {
            name: port.name.clone(),
            kind: Kind::Vector,
            width: port.shape.element_bits as u16,
            extents: vec![port.shape.lanes],
            signed: false,
        });
        window.ranges.push(Interval::of_width(port.shape.element_bits as u16, false));
    }
    window
}
