//! Inputs and expected results for a GPU: registers as the kernels of [`kernel`] have them.
//!
//! Half of the floating point inputs are small integers, so few of them not zero that every order of adding gives
//! one result; there a processor must agree in every bit. Elsewhere it may differ by what its roundings can add
//! up to.

use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::vectors::{Generator, Rng, Shape, get_bits, put_bits};
use autoir_spec_parsers::instruction::Instruction;
use autoir_spec_parsers::{Corpus, Fragment, Parsed};

use super::kernel::{self, Processor};
use super::opcode::{Kind, Opcode};
use super::{kernel_of, spread};

/// What one instruction is executed on.
#[derive(Clone, Debug)]
pub struct Case {
    /// The instruction's key.
    pub id: String,
    /// A module with the kernel `run`.
    pub kernel: String,
    /// Registers of the operands: warp after warp, thread after thread.
    pub inputs: Vec<u8>,
    /// Registers of the result, likewise.
    pub expected: Vec<u8>,
    /// How an element of the result is to be read.
    pub element: String,
    /// For floating point results: by how much an element may differ, a double for each; nothing where every bit
    /// counts.
    pub within: Vec<u8>,
}

/// A case for every instruction that the processor has.
pub fn cases(corpus: &Corpus, processor: Processor, warps: usize) -> Vec<Result<Case, String>> {
    let has = |i: &Instruction| kernel::needs(i).sm <= processor.sm;
    corpus.instructions.iter().filter(|p| has(&p.instruction)).map(|p| case(p, processor, warps)).collect()
}

fn case(parsed: &Parsed, processor: Processor, warps: usize) -> Result<Case, String> {
    let instruction = &parsed.instruction;
    let id = instruction.id.as_str().to_owned();
    let complain = |what: &str| format!("{id}: {what}");
    let opcode = Opcode::read(&instruction.name).ok_or_else(|| complain("no opcode that is known"))?;
    let kernel = kernel_of(instruction, processor).ok_or_else(|| complain("no kernel"))?;
    let fragment = |p: &autoir_spec_parsers::Param| p.fragment.clone().ok_or_else(|| complain("no fragment"));
    let operands = instruction.params.iter().map(fragment).collect::<Result<Vec<_>, _>>()?;
    let result = fragment(&instruction.ret)?;
    let kinds = match &opcode {
        Opcode::Mma(mma) => Some([mma.kinds[1], mma.kinds[2], mma.kinds[3]]),
        _ => None,
    };
    let float = kinds.is_some_and(|k| matches!(k[0], Kind::Float { .. }));
    let shapes: Vec<Shape> = instruction
        .params
        .iter()
        .zip(&operands)
        .map(|(p, f)| Shape { bits: p.width, width: f.width })
        .collect();
    let generator = Generator::new(&shapes, u64::from(processor.sm));
    let (mut inputs, mut expected, mut within) = (Vec::new(), Vec::new(), Vec::new());
    for warp in 0..warps {
        let matrices = match kinds.filter(|_| float) {
            Some(kinds) => floats(&shapes, kinds, warp),
            None => cut(&shapes, &generator.vectors(warp as u64, 1)),
        };
        let bits: Vec<Bits> =
            matrices.iter().zip(&shapes).map(|(m, s)| Bits::from_bytes(m, s.bits)).collect();
        let value = parsed.elements.run(&bits);
        inputs.extend(registers(&operands.iter().zip(&matrices).collect::<Vec<_>>()));
        let out = value.bytes().to_vec();
        expected.extend(registers(&[(&result, &out)]));
        if let (true, Opcode::Mma(mma)) = (float, &opcode) {
            let allowed = if warp % 2 == 0 {
                vec![0.0; (result.threads * result.elements) as usize]
            } else {
                allowance(mma, &matrices, &operands)
            };
            let order = result.places().map(|(_, _, _, element)| allowed[element as usize]);
            within.extend(order.flat_map(f64::to_le_bytes));
        }
    }
    let element = instruction.ret.ctype.split([' ', '[']).nth(1).unwrap_or("").to_owned();
    Ok(Case { id, kernel, inputs, expected, element, within })
}

/// Operands that lie one after the other.
fn cut(shapes: &[Shape], mut all: &[u8]) -> Vec<Vec<u8>> {
    shapes
        .iter()
        .map(|shape| {
            let (one, rest) = all.split_at(shape.bytes());
            all = rest;
            one.to_vec()
        })
        .collect()
}

/// Matrices of floats: in even warps sparse small integers, in odd ones numbers of one magnitude.
fn floats(shapes: &[Shape], kinds: [Kind; 3], warp: usize) -> Vec<Vec<u8>> {
    let mut rng = Rng::new(warp as u64 + 1);
    shapes
        .iter()
        .zip(kinds)
        .map(|(shape, kind)| {
            let mut matrix = vec![0; shape.bytes()];
            for n in 0..shape.bits / shape.width {
                let whole = rng.below(9) as i32 - 4;
                let value = match warp % 2 {
                    0 if rng.below(4) == 0 => 0,
                    0 => whole,
                    _ => whole * 16 + rng.below(16) as i32,
                };
                put_bits(
                    &mut matrix,
                    n * shape.width,
                    shape.width,
                    encode(kind, value, if warp % 2 == 0 { 0 } else { 5 }),
                );
            }
            matrix
        })
        .collect()
}

/// The float nearest to `value / 2^scale`, not above it in magnitude.
fn encode(kind: Kind, value: i32, scale: i32) -> u64 {
    let Kind::Float { width, exponent, significand, .. } = kind else { return value as u64 };
    let magnitude = u64::from(value.unsigned_abs());
    if magnitude == 0 {
        return 0;
    }
    let top = 63 - magnitude.leading_zeros() as i32;
    let bias = (1 << (exponent - 1)) - 1;
    let fraction = match significand as i32 - top {
        up @ 0.. => magnitude << up,
        down => magnitude >> -down,
    } & ((1 << significand) - 1);
    let bits = ((top - scale + bias) as u64) << significand | fraction;
    let sign = u64::from(value < 0) << (exponent + significand);
    (bits | sign) << (width - 1 - exponent - significand)
}

fn decode(kind: Kind, bits: u64) -> f64 {
    let Kind::Float { width, exponent, significand, .. } = kind else { return bits as f64 };
    let bits = bits >> (width - 1 - exponent - significand);
    let field = bits >> significand & ((1 << exponent) - 1);
    let fraction = bits & ((1 << significand) - 1);
    let lowest = 1 - ((1 << (exponent - 1)) - 1) - significand as i32;
    let magnitude = match field {
        0 => fraction as f64 * 2_f64.powi(lowest),
        _ => (fraction | 1 << significand) as f64 * 2_f64.powi(lowest + field as i32 - 1),
    };
    if bits >> (exponent + significand) & 1 == 1 { -magnitude } else { magnitude }
}

/// By how much each element may differ: each of the additions may lose a unit in the last place of the sum of
/// all magnitudes, in the accumulator's precision.
fn allowance(mma: &super::opcode::Mma, matrices: &[Vec<u8>], operands: &[Fragment]) -> Vec<f64> {
    let [m, n, k] = mma.shape;
    let elements = operands[2].threads * operands[2].elements;
    let at = |operand: usize, index: u32| {
        let width = operands[operand].width;
        decode(mma.kinds[operand + 1], get_bits(&matrices[operand], index * width, width)).abs()
    };
    let precision = match mma.kinds[0] {
        Kind::Float { significand, .. } => 2_f64.powi(-(significand as i32)),
        Kind::Int { .. } => 0.0,
    };
    (0..elements)
        .map(|index| {
            let (batch, row, column) = (index / (m * n), index / n % m, index % n);
            let products =
                (0..k).map(|x| at(0, (batch * m + row) * k + x) * at(1, (batch * k + x) * n + column));
            let sum = products.sum::<f64>() + at(2, index);
            sum * precision * f64::from(k + 1)
        })
        .collect()
}

/// The registers of all threads of a warp, thread after thread, in each the operands'.
fn registers(operands: &[(&Fragment, &Vec<u8>)]) -> Vec<u8> {
    let held: Vec<_> = operands.iter().map(|(f, matrix)| spread(f, matrix)).collect();
    let mut out = Vec::new();
    for thread in 0..super::reference::LANES as usize {
        for ((fragment, _), held) in operands.iter().zip(&held) {
            // Threads that point at no row of memory have one of zeros.
            let bits = fragment.elements * fragment.width;
            let mut bytes = vec![0; bits.div_ceil(8) as usize];
            for (i, element) in (0..).zip(held.get(thread).into_iter().flatten()) {
                put_bits(&mut bytes, i * fragment.width, fragment.width, *element);
            }
            out.extend(bytes);
        }
    }
    out
}
