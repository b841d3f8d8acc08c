//! Two lane functions on the same inputs: the interpreter as judge.

use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::{ElementFn, Kind, Operand};
use autoir_semantics::vectors::{Generator, Shape};

/// The first difference of two functions over `count` input vectors (edge values first), as a sentence.
/// Signatures must agree: operands by name, kind, width and extents; the result by width and extents.
pub fn disagreement(a: &ElementFn, b: &ElementFn, count: u64) -> Option<String> {
    let shape = |o: &Operand| (o.name.clone(), o.kind, o.width, o.extents.clone());
    let (left, right): (Vec<_>, Vec<_>) =
        (a.operands.iter().map(shape).collect(), b.operands.iter().map(shape).collect());
    if left != right {
        return Some(format!("the operands differ: {left:?} and {right:?}"));
    }
    if (a.result.width, &a.result.extents) != (b.result.width, &b.result.extents) {
        return Some(format!("the results differ in shape: {:?} and {:?}", a.result, b.result));
    }
    let shapes: Vec<Shape> = a.operands.iter().map(input_shape).collect();
    let generator = Generator::new(&shapes, 1);
    let mut bytes = vec![0; generator.bytes()];
    (0..count).find_map(|index| {
        generator.fill(index, &mut bytes);
        let inputs = cut(&bytes, &shapes);
        let (x, y) = (a.run(&inputs), b.run(&inputs));
        (x != y).then(|| format!("vector {index}: {:02x?} and {:02x?}", x.bytes(), y.bytes()))
    })
}

/// Masks and scalars are one element for the generator of inputs.
fn input_shape(o: &Operand) -> Shape {
    let width = match o.kind {
        Kind::Vector | Kind::Tile => u32::from(o.width),
        Kind::Mask | Kind::Scalar | Kind::Immediate => o.bits(),
    };
    Shape { bits: o.bits(), width: width.min(64) }
}

fn cut(bytes: &[u8], shapes: &[Shape]) -> Vec<Bits> {
    let mut rest = bytes;
    let mut inputs = Vec::with_capacity(shapes.len());
    for shape in shapes {
        let (this, after) = rest.split_at(shape.bytes());
        inputs.push(Bits::from_bytes(this, shape.bits));
        rest = after;
    }
    inputs
}
