//! Programs executed, on this CPU or by an emulator of another, against the meaning of their windows.

use std::path::{Path, PathBuf};

use autoir::program::Program;
use autoir_codegen_gen::bundle::{Body, Function, bundle};
use autoir_codegen_gen::emit::{Kind, LoweringTable};
use autoir_codegen_gen::jit::{Jit, host};
use autoir_codegen_gen::target::Target;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::vectors::{Generator, Shape};
use autoir_synth::window::Window;
use autoir_tests::oracle::emulated::{self, Emulated, linked};
use rayon::prelude::*;

use crate::error::CommandError;

/// Input vectors per window.
const VECTORS: u64 = 400;

/// What came of an execution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Execution {
    /// Equal on this many vectors.
    Equal(u64),
    /// Different on vector number `.0`.
    Different(u64),
    /// Not executed, for this reason.
    Skipped(String),
}

/// A window with its program.
pub type Subject<'a> = (&'a Window, &'a Program);

/// Compiles the programs of `subjects` for `target` and compares each with its window on edge and random inputs.
/// What another architecture executes becomes one program under its emulator, with its files in `dir`.
///
/// # Errors
/// The emulator is missing although it is required, or a compiler fails.
pub fn execute(
    subjects: &[Subject<'_>],
    lowerings: &LoweringTable,
    target: &Target,
    dir: &dyn Fn() -> Result<PathBuf, CommandError>,
) -> Result<Vec<Execution>, CommandError> {
    if subjects.is_empty() {
        return Ok(Vec::new());
    }
    match emulated::target(target.platform.arch) {
        Some(row) => under_emulator(subjects, lowerings, target, Emulated::new(row), &dir()?),
        // One after the other: the programs share this process.
        None => Ok(subjects.iter().map(|s| natively(s, lowerings, target)).collect()),
    }
}

/// Executes a program on this CPU.
fn natively((window, program): &Subject<'_>, lowerings: &LoweringTable, target: &Target) -> Execution {
    match host() {
        Ok(h) => {
            if let Some(f) = target.features.iter().find(|f| !h.features.contains(*f)) {
                // Only what the program needs matters.
                let needs = program
                    .steps
                    .iter()
                    .filter_map(|s| lowerings.get(&s.instruction))
                    .find(|l| h.missing(l).is_some());
                if needs.is_some() {
                    return Execution::Skipped(format!("this CPU lacks {f}"));
                }
            }
        }
        Err(e) => return Execution::Skipped(e.to_string()),
    }
    // The program was chosen for `target`; this machine runs it as code for itself.
    let jit = match host().and_then(|h| Jit::compile(program, lowerings, h)) {
        Ok(jit) => jit,
        Err(e) => return Execution::Skipped(e.to_string()),
    };
    let sample = Sample::of(window);
    let mut results = Vec::with_capacity(sample.output * sample.vectors.len());
    let mut output = vec![0; sample.output];
    for inputs in &sample.vectors {
        let slices: Vec<&[u8]> = inputs.iter().map(Bits::bytes).collect();
        if let Err(e) = jit.call(&slices, &mut output) {
            return Execution::Skipped(e.to_string());
        }
        results.extend_from_slice(&output);
    }
    sample.judge(window, &results)
}

/// Executes all programs in one process of `emulator`.
fn under_emulator(
    subjects: &[Subject<'_>],
    lowerings: &LoweringTable,
    target: &Target,
    emulator: Emulated,
    dir: &Path,
) -> Result<Vec<Execution>, CommandError> {
    if let Some(reason) = emulator.absence()? {
        return Ok(vec![Execution::Skipped(reason); subjects.len()]);
    }
    let programs = subjects.iter().map(|s| s.1).enumerate();
    let functions: Vec<Function<'_>> =
        programs.map(|(n, p)| Function { symbol: symbol(n), body: Body::Program(p) }).collect();
    let made = bundle(&functions, lowerings, target, Kind::Obj)?;
    let compiled: Vec<usize> =
        (0..subjects.len()).filter(|n| made.left_out.iter().all(|l| l.0 != *n)).collect();
    let mut executions = vec![Execution::Skipped("not compiled".to_owned()); subjects.len()];
    for (n, why) in made.left_out {
        executions[n] = Execution::Skipped(why.to_string());
    }
    if compiled.is_empty() {
        return Ok(executions);
    }
    let samples: Vec<Sample> = compiled.par_iter().map(|n| Sample::of(subjects[*n].0)).collect();
    let entry = |(n, s): (&usize, &Sample)| linked::Function {
        symbol: symbol(*n),
        inputs: s.inputs.clone(),
        output: s.output,
    };
    let program = emulator.link(&made.bytes, compiled.iter().zip(&samples).map(entry).collect(), dir)?;
    for (at, (n, sample)) in compiled.iter().zip(&samples).enumerate() {
        executions[*n] = match program.execute(at, &sample.bytes(), sample.vectors.len()) {
            Ok(results) => sample.judge(subjects[*n].0, &results),
            Err(e) => Execution::Skipped(e.to_string()),
        };
    }
    Ok(executions)
}

fn symbol(n: usize) -> String {
    format!("window_{n}")
}

/// What a window is executed on.
struct Sample {
    /// The operands' values, vector by vector.
    vectors: Vec<Vec<Bits>>,
    /// Bytes of each input.
    inputs: Vec<usize>,
    /// Bytes of the result.
    output: usize,
}

impl Sample {
    fn of(window: &Window) -> Sample {
        let operands = &window.function.operands;
        let shapes: Vec<Shape> =
            operands.iter().map(|o| Shape { bits: o.bits(), width: u32::from(o.width) }).collect();
        let generator = Generator::new(&shapes, 1);
        let mut bytes = vec![0; generator.bytes()];
        let vector = |n| {
            generator.fill(n, &mut bytes);
            inputs(window, &shapes, &bytes)
        };
        Sample {
            vectors: (0..VECTORS).map(vector).collect(),
            inputs: shapes.iter().map(|s| s.bytes()).collect(),
            output: window.function.result.bits().div_ceil(8) as usize,
        }
    }

    fn bytes(&self) -> Vec<u8> {
        self.vectors.iter().flatten().flat_map(|bits| bits.bytes().iter().copied()).collect()
    }

    /// Compares results, one after the other, with what the window means.
    fn judge(&self, window: &Window, results: &[u8]) -> Execution {
        let bits = window.function.result.bits();
        let differs = |(inputs, result): (&Vec<Bits>, &[u8])| {
            Bits::from_bytes(result, bits) != window.function.run(inputs)
        };
        let pairs = self.vectors.par_iter().zip(results.par_chunks(self.output.max(1)));
        match pairs.map(differs).position_first(|different| different) {
            Some(n) => Execution::Different(n as u64),
            None => Execution::Equal(self.vectors.len() as u64),
        }
    }
}

/// The operand values in `bytes`, moved into the window's ranges.
fn inputs(window: &Window, shapes: &[Shape], bytes: &[u8]) -> Vec<Bits> {
    let mut rest = bytes;
    let mut values = Vec::new();
    for (n, shape) in shapes.iter().enumerate() {
        let (own, after) = rest.split_at(shape.bytes());
        rest = after;
        let mut bits = Bits::from_bytes(own, shape.bits);
        if window.is_restricted(n) {
            let operand = &window.function.operands[n];
            let range = window.ranges[n];
            let size = range.hi - range.lo + 1;
            for lane in 0..operand.lanes() {
                let at = u64::from(lane) * u64::from(operand.width);
                let value = bits.get(at, operand.width) as i128;
                bits.set(at, operand.width, (range.lo + value.rem_euclid(size)) as u128);
            }
        }
        values.push(bits);
    }
    values
}
