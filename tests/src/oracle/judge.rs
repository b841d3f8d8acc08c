//! One instruction: its inputs, the hardware's results, and each form of its semantics against them.

use autoir_semantics::vectors::{Generator, Shape};
use autoir_spec_parsers::instruction::{Param, ParamKind};
use sha2::{Digest, Sha256};

use super::check::{Options, Sample, Subject};
use super::compare::{self, Difference, Layout};
use super::error::OracleError;
use super::executor::Executable;
use super::report::{Mismatch, hexadecimal};

/// What became of one instruction.
pub enum Outcome {
    /// There is nothing to compare, for this reason.
    Nothing(String),
    /// Every form agrees on this many vectors.
    Exact {
        /// Vectors compared, over all immediates.
        vectors: usize,
    },
    /// Some form disagrees.
    Wrong {
        /// Vectors compared, over all immediates.
        vectors: usize,
        /// One entry per form.
        mismatches: Vec<Mismatch>,
    },
}

/// Executes `executable` over all its immediates and compares the subject's forms with the results.
pub fn judge(subject: &dyn Subject, executable: &Executable, options: &Options) -> Outcome {
    let signature = &executable.signature;
    let layout = Layout { operands: signature.operands(), result: signature.result };
    let generator = generator(subject, &layout.operands, options);
    let semantics = match subject.semantics() {
        Ok(semantics) => semantics,
        Err(reason) => return Outcome::Nothing(format!("no semantics: {reason}")),
    };
    let mut vectors = 0;
    let mut mismatches: Vec<Mismatch> = Vec::new();
    for number in 0..executable.cases.len() {
        let (case, immediates) = &executable.cases[number];
        let (inputs, count) = inputs(&generator, number, executable, options);
        vectors += count;
        let results = match executable.execute(*case, &inputs, count) {
            Ok(results) => results,
            Err(error) => return Outcome::Nothing(format!("not executed: {error}")),
        };
        let special = specializes(number, executable.cases.len(), options.specializations);
        let forms = match semantics.forms(immediates, special) {
            Ok(forms) => forms,
            Err(reason) => return Outcome::Nothing(format!("no semantics for {immediates:?}: {reason}")),
        };
        let run = Run { subject, executable, immediates, inputs: &inputs, results: &results };
        for (form, form_run) in forms {
            match compare::compare(&*form_run, immediates, &layout, &inputs, &results) {
                Ok(None) => {}
                Ok(Some(difference)) => run.note(&mut mismatches, form, difference),
                Err(reason) => return Outcome::Nothing(format!("{form}: {reason}")),
            }
        }
    }
    if mismatches.is_empty() {
        return Outcome::Exact { vectors };
    }
    for m in &mut mismatches {
        (m.vectors, m.cases) = (vectors, executable.cases.len());
    }
    Outcome::Wrong { vectors, mismatches }
}

/// Says what [`judge`] is going to ask of `executable`.
pub fn announce(subject: &dyn Subject, executable: &Executable, options: &Options) {
    let generator = generator(subject, &executable.signature.operands(), options);
    for (number, (case, _)) in executable.cases.iter().enumerate() {
        let (inputs, count) = inputs(&generator, number, executable, options);
        executable.code.announce(*case, &inputs, count);
    }
}

/// The vectors for combination of immediates `number` of `executable`: its share of the systematic ones, at least
/// one, then mixed ones that no other combination gets. With their number.
fn inputs(
    generator: &Generator,
    number: usize,
    executable: &Executable,
    options: &Options,
) -> (Vec<u8>, usize) {
    let cases = executable.cases.len() as u64;
    let (number, edges) = (number as u64, generator.systematic());
    let mut inputs = Vec::new();
    let share = edges.div_ceil(cases);
    for k in 0..share {
        inputs.extend(generator.vectors((number + k * cases) % edges, 1));
    }
    let mixed = options.vectors.div_ceil(cases as usize).max(options.vectors_per_immediate);
    inputs.extend(generator.vectors(edges + number * mixed as u64, mixed));
    if let Some(conform) = executable.conform {
        inputs.chunks_exact_mut(generator.bytes()).for_each(conform);
    }
    (inputs, share as usize + mixed)
}

/// Picks about `wanted` of `cases` combinations: one of each stretch, at a place that moves from stretch to
/// stretch so that the low bits vary too.
fn specializes(number: usize, cases: usize, wanted: usize) -> bool {
    let stretch = cases.div_ceil(wanted.max(1)).max(1);
    number % stretch == (number / stretch) % stretch
}

/// One combination of immediates, executed.
struct Run<'a> {
    subject: &'a dyn Subject,
    executable: &'a Executable,
    immediates: &'a [i64],
    inputs: &'a [u8],
    results: &'a [u8],
}

impl Run<'_> {
    /// Adds a difference to the form's entry, making one at the form's first.
    fn note(&self, mismatches: &mut Vec<Mismatch>, form: &'static str, difference: Difference) {
        let wrong = difference.wrong;
        match mismatches.iter_mut().find(|m| m.form == form) {
            Some(found) => {
                found.wrong += wrong;
                found.wrong_cases += 1;
            }
            None => mismatches.push(self.mismatch(form, difference)),
        }
    }

    fn mismatch(&self, form: &'static str, difference: Difference) -> Mismatch {
        let sample = self.sample(difference.vector);
        Mismatch {
            id: sample.id,
            form,
            immediates: sample.immediates,
            inputs: sample.inputs,
            expected: sample.result,
            got: hexadecimal(&difference.result),
            wrong: difference.wrong,
            wrong_cases: 1,
            vectors: 0,
            cases: 0,
            difference,
        }
    }

    /// Vector number `n` and the hardware's result.
    fn sample(&self, n: usize) -> Sample {
        let operands = self.executable.signature.operands();
        let step: usize = operands.iter().map(|s| s.bytes()).sum();
        let names = self.subject.instruction().params.iter().filter(|p| p.kind != ParamKind::Immediate);
        let mut at = n * step;
        let inputs = operands
            .iter()
            .zip(names)
            .map(|(shape, param)| {
                at += shape.bytes();
                (param.name.clone(), hexadecimal(&self.inputs[at - shape.bytes()..at]))
            })
            .collect();
        let bytes = self.executable.signature.result.bytes();
        Sample {
            id: self.executable.signature.id.clone(),
            immediates: self.immediates.to_vec(),
            inputs,
            result: hexadecimal(&self.results[n * bytes..(n + 1) * bytes]),
        }
    }
}

/// What the hardware does on `count` vectors, each with the next combination of immediates.
///
/// # Errors
/// Those of the execution.
pub fn samples(
    subject: &dyn Subject,
    executable: &Executable,
    options: &Options,
    count: usize,
) -> Result<Vec<Sample>, OracleError> {
    let signature = &executable.signature;
    let generator = generator(subject, &signature.operands(), options);
    let mut samples = Vec::new();
    for (n, (case, immediates)) in (0..count).zip(executable.cases.iter().cycle()) {
        let mut inputs = generator.vectors(generator.systematic() + n as u64, 1);
        if let Some(conform) = executable.conform {
            conform(&mut inputs);
        }
        let results = executable.execute(*case, &inputs, 1)?;
        samples.push(Run { subject, executable, immediates, inputs: &inputs, results: &results }.sample(0));
    }
    Ok(samples)
}

/// The inputs of an instruction: those of floats where the vendor declares a parameter or the result to be
/// one.
fn generator(subject: &dyn Subject, operands: &[Shape], options: &Options) -> Generator {
    let instruction = subject.instruction();
    let generator = Generator::new(operands, seed(instruction.id.as_str(), options.seed));
    let float = |p: &Param| p.etype.is_float() || p.float;
    if instruction.params.iter().chain([&instruction.ret]).any(float) {
        generator.of_floats()
    } else {
        generator
    }
}

/// Each instruction's inputs depend on its key alone, not on what else is checked.
fn seed(id: &str, seed: u64) -> u64 {
    let digest = Sha256::digest(id.as_bytes());
    digest.iter().take(8).fold(0, |acc, b| (acc << 8) | u64::from(*b)) ^ seed
}
