//! Programs executed on this CPU against the meaning of their windows.

use autoir::program::Program;
use autoir_codegen_gen::emit::LoweringTable;
use autoir_codegen_gen::jit::{Jit, host};
use autoir_codegen_gen::target::Target;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::vectors::{Generator, Shape};
use autoir_synth::window::Window;

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

/// Compiles `program` for `target` and compares it with `window` on edge and random inputs.
pub fn execute(window: &Window, program: &Program, lowerings: &LoweringTable, target: &Target) -> Execution {
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
    let operands = &window.function.operands;
    let shapes: Vec<Shape> =
        operands.iter().map(|o| Shape { bits: o.bits(), width: u32::from(o.width) }).collect();
    let generator = Generator::new(&shapes, 1);
    let mut bytes = vec![0; generator.bytes()];
    let mut output = vec![0; window.function.result.bits().div_ceil(8) as usize];
    for n in 0..VECTORS {
        generator.fill(n, &mut bytes);
        let inputs = inputs(window, &shapes, &bytes);
        let expected = window.function.run(&inputs);
        let slices: Vec<&[u8]> = inputs.iter().map(Bits::bytes).collect();
        if let Err(e) = jit.call(&slices, &mut output) {
            return Execution::Skipped(e.to_string());
        }
        if Bits::from_bytes(&output, window.function.result.bits()) != expected {
            return Execution::Different(n);
        }
    }
    Execution::Equal(VECTORS)
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
