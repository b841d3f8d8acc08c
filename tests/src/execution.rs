//! Programs executed, on this CPU or by an emulator of another, against the meaning of their windows.

use std::path::{Path, PathBuf};

use autoir::program::Program;
use autoir_codegen_gen::emit::bundle::{Body, Function, bundle};
use autoir_codegen_gen::emit::jit::{Jit, host};
use autoir_codegen_gen::emit::plain::compile_plain;
use autoir_codegen_gen::emit::{Kind, LoweringTable};
use autoir_codegen_gen::error::Error;
use autoir_codegen_gen::llvm::target::Target;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_semantics::vectors::{Generator, Shape};
use autoir_synth::window::Window;
use rayon::prelude::*;

use crate::oracle::OracleError;
use crate::oracle::compare::same_but_nans;
use crate::oracle::emulated::{self, Emulated, bochs};
use crate::oracle::linked::{self, Machine as _};

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

/// What is executed: a window's program, and LLVM's own code as well where that is the code for it.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The window.
    pub window: &'a Window,
    /// Its program.
    pub program: &'a Program,
    /// Whether the program was read from LLVM's own code.
    pub is_llvms: bool,
}

impl Execution {
    /// What came of two pieces of code for one window.
    fn and(self, other: Execution) -> Execution {
        match (&self, &other) {
            (Execution::Different(_), _) | (Execution::Skipped(_), Execution::Equal(_)) => self,
            (_, Execution::Different(_) | Execution::Skipped(_)) => other,
            _ => self,
        }
    }
}

/// Compiles the programs of `subjects` for `target` and compares each with its window on edge and random inputs.
/// What another architecture executes becomes one program under its emulator, with its files in `dir`.
///
/// # Errors
/// The emulator is missing although it is required, or a compiler fails.
pub fn execute<E: From<OracleError> + From<Error>>(
    subjects: &[Subject<'_>],
    lowerings: &LoweringTable,
    target: &Target,
    dir: &dyn Fn() -> Result<PathBuf, E>,
) -> Result<Vec<Execution>, E> {
    if subjects.is_empty() {
        return Ok(Vec::new());
    }
    match emulated::target(target.platform.arch) {
        Some(row) => under_emulator(subjects, lowerings, target, Emulated::new(row), &dir()?),
        None => on_x86(subjects, lowerings, target, dir),
    }
}

/// Executes programs on this CPU, and under Bochs those that need what it lacks.
fn on_x86<E: From<OracleError> + From<Error>>(
    subjects: &[Subject<'_>],
    lowerings: &LoweringTable,
    target: &Target,
    dir: &dyn Fn() -> Result<PathBuf, E>,
) -> Result<Vec<Execution>, E> {
    // One after the other: the programs share this process.
    let mut executions: Vec<Execution> = subjects.iter().map(|s| natively(s, lowerings, target)).collect();
    let emulator = Emulated::new(&bochs::TARGET);
    let has = |s: &Subject<'_>| {
        let mut needed = s.program.steps.iter().filter_map(|step| lowerings.get(&step.instruction));
        needed.all(|l| bochs::lacks(&l.features.iter().cloned().collect()).is_none())
    };
    let left: Vec<usize> = (0..subjects.len())
        .filter(|n| matches!(executions[*n], Execution::Skipped(_)) && has(&subjects[*n]))
        .collect();
    if left.is_empty() || emulator.absence()?.is_some() {
        return Ok(executions);
    }
    let others: Vec<Subject<'_>> = left.iter().map(|n| subjects[*n]).collect();
    let came: Vec<Execution> = under_emulator::<E>(&others, lowerings, target, emulator, &dir()?)?;
    for (n, execution) in left.into_iter().zip(came) {
        executions[n] = execution;
    }
    Ok(executions)
}

/// Executes a program on this CPU.
fn natively(subject: &Subject<'_>, lowerings: &LoweringTable, target: &Target) -> Execution {
    let Subject { window, program, is_llvms } = subject;
    match host() {
        Ok(h) => {
            if let Some(f) = target.features.iter().find(|f| !h.features.contains(*f)) {
                // Only what the program needs matters.
                let needs = program
                    .steps
                    .iter()
                    .filter_map(|s| lowerings.get(&s.instruction))
                    .find(|l| h.missing(&l.features).is_some());
                if needs.is_some() {
                    return Execution::Skipped(format!("this CPU lacks {f}"));
                }
            }
        }
        Err(e) => return Execution::Skipped(e.to_string()),
    }
    // The program was chosen for `target`; this machine runs it as code for itself.
    let sample = Sample::of(window);
    let own = called(host().and_then(|h| Jit::compile(program, lowerings, h)), window, &sample);
    if !is_llvms {
        return own;
    }
    let plain = reroll(&window.function);
    own.and(called(host().and_then(|h| compile_plain(&plain, "plain", h)), window, &sample))
}

/// Calls compiled code.
fn called(jit: Result<Jit, Error>, window: &Window, sample: &Sample) -> Execution {
    let jit = match jit {
        Ok(jit) => jit,
        Err(e) => return Execution::Skipped(e.to_string()),
    };
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
fn under_emulator<E: From<OracleError> + From<Error>>(
    subjects: &[Subject<'_>],
    lowerings: &LoweringTable,
    target: &Target,
    emulator: Emulated,
    dir: &Path,
) -> Result<Vec<Execution>, E> {
    if let Some(reason) = emulator.absence()? {
        return Ok(vec![Execution::Skipped(reason); subjects.len()]);
    }
    let plain: Vec<LaneFn> = subjects.par_iter().map(|s| reroll(&s.window.function)).collect();
    let programs = subjects.iter().enumerate().map(|(n, s)| (n, Body::Program(s.program)));
    let others = subjects.iter().zip(&plain).enumerate().filter(|(_, (s, _))| s.is_llvms);
    let bodies: Vec<(usize, Body<'_>)> =
        programs.chain(others.map(|(n, (_, plain))| (n, Body::Plain(plain)))).collect();
    let named = bodies.iter().enumerate();
    let functions: Vec<Function<'_>> =
        named.map(|(at, (_, body))| Function { symbol: symbol(at), body: *body }).collect();
    let made = bundle(&functions, lowerings, target, Kind::Obj)?;
    let mut executions: Vec<Option<Execution>> = vec![None; subjects.len()];
    let mut note = |n: usize, came: Execution| {
        executions[n] = Some(match executions[n].take() {
            Some(before) => before.and(came),
            None => came,
        });
    };
    for (at, why) in &made.left_out {
        note(bodies[*at].0, Execution::Skipped(why.to_string()));
    }
    let compiled: Vec<usize> =
        (0..bodies.len()).filter(|at| made.left_out.iter().all(|l| l.0 != *at)).collect();
    let samples: Vec<Sample> = subjects.par_iter().map(|s| Sample::of(s.window)).collect();
    let entry = |at: &usize| {
        let sample = &samples[bodies[*at].0];
        linked::Function { symbol: symbol(*at), inputs: sample.inputs.clone(), output: sample.output }
    };
    if !compiled.is_empty() {
        let program = emulator.link(&made.bytes, compiled.iter().map(entry).collect(), dir)?;
        for (place, at) in compiled.iter().enumerate() {
            let sample = &samples[bodies[*at].0];
            program.announce(place, &sample.bytes(), sample.vectors.len());
        }
        for (place, at) in compiled.iter().enumerate() {
            let n = bodies[*at].0;
            let sample = &samples[n];
            note(
                n,
                match program.execute(place, &sample.bytes(), sample.vectors.len()) {
                    Ok(results) => sample.judge(subjects[n].window, &results),
                    Err(e) => Execution::Skipped(e.to_string()),
                },
            );
        }
    }
    let none = || Execution::Skipped("not compiled".to_owned());
    Ok(executions.into_iter().map(|e| e.unwrap_or_else(none)).collect())
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
        let integers = Generator::new(&shapes, 1);
        let generator = if window.computes_floats() { integers.of_floats() } else { integers };
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
            let meant = window.function.run(inputs);
            let came = Bits::from_bytes(result, bits);
            came != meant && !same_but_nans(&window.function, inputs, &meant, came.bytes())
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

#[cfg(test)]
mod tests {
    use autoir_synth::window::air;

    use super::*;

    #[test]
    fn a_wrong_result_is_found() {
        let text = "window w(a: u8x16) -> u8x16 {\n    assume a in 3..=7\n    out[i] = a[i] + 1\n}\n";
        let (windows, ..) = air::parse("w.air", text);
        let window = &windows[0];
        let sample = Sample::of(window);
        assert!(sample.bytes().iter().all(|b| (3..=7).contains(b)), "inputs keep to what is assumed");
        let mut results: Vec<u8> = sample.bytes().iter().map(|b| b + 1).collect();
        assert_eq!(sample.judge(window, &results), Execution::Equal(VECTORS));
        results[5 * 16 + 3] ^= 1;
        assert_eq!(sample.judge(window, &results), Execution::Different(5));
    }

    #[test]
    fn of_two_pieces_of_code_the_worse_one_counts() {
        let (equal, different) = (Execution::Equal(1), Execution::Different(0));
        let skipped = Execution::Skipped("no emulator".to_owned());
        assert_eq!(equal.clone().and(skipped.clone()), skipped);
        assert_eq!(skipped.clone().and(different.clone()), different);
        assert_eq!(different.clone().and(skipped), different);
        assert_eq!(equal.clone().and(equal.clone()), equal);
    }
}
