//! What windows and programs are compared on: edges, the borders of what is assumed, and chance.

use autoir_semantics::lane::{Kind, Operand};
use autoir_semantics::vectors::{Generator, Rng, Shape};
use autoir_synth::window::Window;

use super::register::Register;

/// `count` values for each operand of `window`, within what it assumes.
pub fn operands(window: &Window, seed: u64, count: usize) -> Vec<Register> {
    let shapes: Vec<Shape> = window.function.operands.iter().map(shape).collect();
    let mut registers = filled(&shapes, seed, count);
    let mut rng = Rng::new(seed ^ 0x0ddb_a115);
    for (n, register) in registers.iter_mut().enumerate().filter(|(n, _)| window.is_restricted(*n)) {
        let (operand, range) = (&window.function.operands[n], window.ranges[n]);
        let (lo, hi, width) = (range.lo, range.hi, u32::from(operand.width));
        for at in 0..count {
            // All elements at a border, some of them, or none but by chance.
            let often = [0, 1, 4, 16][rng.below(4) as usize];
            for lane in 0..operand.lanes() {
                let value = register.get(at, lane * width, width) as i128;
                let inside = match rng.below(16) {
                    r if r >= often => lo + (value - lo).rem_euclid(hi - lo + 1),
                    r if r % 2 == 0 => lo,
                    _ => hi,
                };
                register.set(at, lane * width, width, inside as u128);
            }
        }
    }
    registers
}

/// `count` values for each of the values that a program leaves open, by their widths.
pub fn open(widths: &[u32], seed: u64, count: usize) -> Vec<Register> {
    let shapes: Vec<Shape> =
        widths.iter().map(|bits| Shape { bits: *bits, width: 1 << bits.trailing_zeros().min(5) }).collect();
    filled(&shapes, seed ^ 0x07e4_0000, count)
}

fn filled(shapes: &[Shape], seed: u64, count: usize) -> Vec<Register> {
    let generator = Generator::new(shapes, seed);
    let mut bytes = vec![0; generator.bytes()];
    let mut registers: Vec<Register> = shapes.iter().map(|s| Register::zero(s.bits, count)).collect();
    for n in 0..count {
        generator.fill(n as u64, &mut bytes);
        let mut rest = bytes.as_slice();
        for (register, shape) in registers.iter_mut().zip(shapes) {
            let (own, after) = rest.split_at(shape.bytes());
            register.set_bytes(n, own);
            rest = after;
        }
    }
    registers
}

/// Masks and scalars are one element for the generator.
fn shape(operand: &Operand) -> Shape {
    let width = match operand.kind {
        Kind::Vector | Kind::Tile => u32::from(operand.width),
        Kind::Mask | Kind::Scalar | Kind::Immediate => operand.bits(),
    };
    Shape { bits: operand.bits(), width: width.clamp(1, 64) }
}
