//! A lane function against results that something else computed.

use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::{self, Kind, Operand};
use autoir_semantics::vectors::{self, Shape, get_bits};
use serde::Serialize;

/// How a function's inputs and result lie in memory: operands one after the other without padding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Operands in order; immediates are not among them.
    pub operands: Vec<Shape>,
    /// The result.
    pub result: Shape,
}

impl Layout {
    /// The layout that a lane function's own operands have.
    pub fn of(operands: &[Operand], result: &lane::Shape) -> Layout {
        Layout {
            operands: operands
                .iter()
                .filter(|o| o.kind != Kind::Immediate)
                .map(|o| Shape { bits: o.bits(), width: element_width(o.kind, o.width.into(), o.bits()) })
                .collect(),
            result: Shape {
                bits: result.bits(),
                width: element_width(result.kind, result.width.into(), result.bits()),
            },
        }
    }

    /// Bytes of one input vector.
    pub fn input_bytes(&self) -> usize {
        vectors::vector_bytes(&self.operands)
    }
}

/// Masks and scalars are one element for the input generator.
fn element_width(kind: Kind, width: u32, bits: u32) -> u32 {
    match kind {
        Kind::Vector | Kind::Tile => width.min(64),
        Kind::Mask | Kind::Scalar | Kind::Immediate => bits.min(64),
    }
}

/// Where a lane function and the expected results part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// Number of the first vector that differs.
    pub vector: usize,
    /// First result element of that vector that differs.
    pub element: u32,
    /// Width of the element in bits.
    pub width: u32,
    /// The expected element.
    pub expected: u64,
    /// The lane function's element.
    pub got: u64,
    /// The whole result of the lane function, little-endian bytes.
    #[serde(skip)]
    pub result: Vec<u8>,
    /// How many of the vectors differ.
    pub wrong: usize,
}

/// Runs `subject` over `inputs` (whole vectors in `layout`) and compares each result with `expected` (the
/// results one after the other). `immediates` are the values of the subject's immediate operands, in order.
///
/// # Errors
/// A sentence, if the subject's operands or result have other sizes than the layout's.
pub fn compare(
    subject: &dyn Run,
    immediates: &[i64],
    layout: &Layout,
    inputs: &[u8],
    expected: &[u8],
) -> Result<Option<Difference>, String> {
    let sources = bind(subject.operands(), immediates, layout)?;
    let (step, out_step) = (layout.input_bytes(), layout.result.bytes());
    let mut first: Option<Difference> = None;
    for (n, want) in expected.chunks_exact(out_step).enumerate() {
        let input = inputs.get(n * step..(n + 1) * step).ok_or("fewer inputs than results")?;
        let operands: Vec<Bits> = sources.iter().map(|s| s.bits(input)).collect();
        let got = subject.run(&operands);
        if got.len() != layout.result.bits {
            return Err(format!("the result has {} bits, not {}", got.len(), layout.result.bits));
        }
        if got.bytes() == want || same_but_nans(subject, &operands, &got, want) {
            continue;
        }
        match &mut first {
            Some(first) => first.wrong += 1,
            None => first = Some(difference(n, layout.result, want, got.bytes())),
        }
    }
    Ok(first)
}

/// Whether results differ only in floats that `subject` computed and that are no numbers in either: which NaN
/// comes out is not part of a float operation's meaning.
pub(crate) fn same_but_nans(subject: &dyn Run, operands: &[Bits], got: &Bits, want: &[u8]) -> bool {
    let mut got = got.clone();
    for (at, format) in subject.computed_floats(operands) {
        let width = u32::from(format.bits());
        let theirs = get_bits(want, at, width);
        let ours = got.get(u64::from(at), width as u16) as i128;
        if format.is_nan(ours) && format.is_nan(i128::from(theirs)) {
            got.set(u64::from(at), width as u16, u128::from(theirs));
        }
    }
    got.bytes() == want
}

fn difference(vector: usize, shape: Shape, expected: &[u8], got: &[u8]) -> Difference {
    let at = |e: u32| {
        (get_bits(expected, e * shape.width, shape.width), get_bits(got, e * shape.width, shape.width))
    };
    let elements = shape.bits.div_ceil(shape.width);
    let element = (0..elements).find(|e| at(*e).0 != at(*e).1).unwrap_or(0);
    let (want, have) = at(element);
    Difference {
        vector,
        element,
        width: shape.width,
        expected: want,
        got: have,
        result: got.to_vec(),
        wrong: 1,
    }
}

/// Where an operand's bits come from.
enum Source {
    Input { at: usize, bytes: usize, bits: u32 },
    Constant(Bits),
}

impl Source {
    fn bits(&self, input: &[u8]) -> Bits {
        match self {
            Source::Input { at, bytes, bits } => Bits::from_bytes(&input[*at..at + bytes], *bits),
            Source::Constant(bits) => bits.clone(),
        }
    }
}

fn bind(operands: &[Operand], immediates: &[i64], layout: &Layout) -> Result<Vec<Source>, String> {
    let mut values = layout.operands.iter();
    let mut constants = immediates.iter();
    let mut at = 0;
    let mut sources = Vec::with_capacity(operands.len());
    for operand in operands {
        let bits = operand.bits();
        if operand.kind == Kind::Immediate {
            let value =
                constants.next().ok_or_else(|| format!("no value for immediate `{}`", operand.name))?;
            sources.push(Source::Constant(Bits::from_bytes(&value.to_le_bytes(), bits)));
            continue;
        }
        let shape =
            values.next().ok_or_else(|| format!("operand `{}` is not in the signature", operand.name))?;
        if shape.bits != bits {
            return Err(format!("operand `{}` has {bits} bits, the signature {}", operand.name, shape.bits));
        }
        sources.push(Source::Input { at, bytes: shape.bytes(), bits });
        at += shape.bytes();
    }
    match values.next() {
        None => Ok(sources),
        Some(_) => Err("the signature has more operands than the lane function".into()),
    }
}

/// Compiled code of the form `void f(const uint8_t *in, uint8_t *out)`: one input vector to one result.
pub type Compiled = unsafe extern "C" fn(*const u8, *mut u8);

/// The results of `code` on each vector of `inputs`, one after the other.
///
/// # Safety
/// `code` must read at most [`Layout::input_bytes`] and write at most the result's bytes, and need no CPU
/// feature that this machine lacks.
pub unsafe fn execute(code: Compiled, layout: &Layout, inputs: &[u8]) -> Vec<u8> {
    let (step, out_step) = (layout.input_bytes().max(1), layout.result.bytes());
    let mut out = vec![0; inputs.len() / step * out_step];
    for (input, result) in inputs.chunks_exact(step).zip(out.chunks_exact_mut(out_step.max(1))) {
        // SAFETY: both chunks have the sizes that the caller vouches for.
        unsafe { code(input.as_ptr(), result.as_mut_ptr()) };
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use autoir_semantics::dag::Dag;
    use autoir_semantics::lane::ElementFn;
    use autoir_semantics::vectors::Generator;

    fn wrapping_add() -> ElementFn {
        let operand = |name: &str| Operand {
            name: name.into(),
            kind: Kind::Vector,
            width: 8,
            extents: vec![2],
            signed: false,
        };
        let mut dag = Dag::new();
        let elements = (0..2)
            .map(|i| {
                let index = dag.constant(i);
                let (a, b) = (dag.read_of(&[0], 8, false, index), dag.read_of(&[1], 8, false, index));
                let sum = dag.sum(0, &[(a, 1), (b, 1)]);
                dag.wrap(sum, 8, false)
            })
            .collect();
        let result = lane::Shape { kind: Kind::Vector, width: 8, extents: vec![2] };
        ElementFn { dag, operands: vec![operand("a"), operand("b")], result, elements }
    }

    unsafe extern "C" fn native(input: *const u8, out: *mut u8) {
        for i in 0..2 {
            // SAFETY: two operands of two bytes in, two bytes out.
            unsafe { *out.add(i) = (*input.add(i)).wrapping_add(*input.add(2 + i)) };
        }
    }

    unsafe extern "C" fn saturating(input: *const u8, out: *mut u8) {
        for i in 0..2 {
            // SAFETY: two operands of two bytes in, two bytes out.
            unsafe { *out.add(i) = (*input.add(i)).saturating_add(*input.add(2 + i)) };
        }
    }

    #[test]
    fn equal_code_agrees_and_other_code_is_shown_up() {
        let f = wrapping_add();
        let layout = Layout::of(&f.operands, &f.result);
        let inputs = Generator::new(&layout.operands, 1).vectors(0, 200);
        // SAFETY: both functions read four bytes and write two.
        let (good, bad) =
            unsafe { (execute(native, &layout, &inputs), execute(saturating, &layout, &inputs)) };
        assert_eq!(compare(&f, &[], &layout, &inputs, &good), Ok(None));
        let found = compare(&f, &[], &layout, &inputs, &bad).expect("layouts agree").expect("a difference");
        assert_eq!((found.width, found.expected), (8, 255));
        assert!(found.wrong > 20 && found.wrong < 200, "{}", found.wrong);
    }

    /// A NaN that was computed may be any; one that is moved may not.
    #[test]
    fn computed_nans_are_one_result() {
        use autoir_semantics::float::{FloatFormat, FloatOp};
        let operand =
            Operand { name: "a".into(), kind: Kind::Vector, width: 32, extents: vec![2], signed: false };
        let mut dag = Dag::new();
        let (x, y) = (dag.read_at(0, 32, false, 0), dag.read_at(0, 32, false, 1));
        let sum = dag.float(FloatOp::Add, FloatFormat::F32, &[x, x]);
        let result = lane::Shape { kind: Kind::Vector, width: 32, extents: vec![2] };
        let f = ElementFn { dag, operands: vec![operand], result, elements: vec![sum, y] };
        let layout = Layout::of(&f.operands, &f.result);
        let bytes = |x: [u32; 2]| x.map(u32::to_le_bytes).concat();
        let compare = |input, expected| {
            compare(&f, &[], &layout, &bytes(input), &bytes(expected)).expect("layouts agree").is_none()
        };
        assert!(compare([0x7fc0_0000, 5], [0xffc0_0001, 5]));
        assert!(!compare([0x3f80_0000, 5], [0xffc0_0001, 5]));
        assert!(!compare([0x7fc0_0000, 5], [0x7f80_0000, 5]));
        assert!(!compare([0, 0x7fc0_0000], [0, 0xffc0_0001]));
    }

    #[test]
    fn another_size_is_no_difference_but_an_error() {
        let f = wrapping_add();
        let mut layout = Layout::of(&f.operands, &f.result);
        layout.operands[1].bits = 24;
        assert!(compare(&f, &[], &layout, &[0; 5], &[0; 2]).is_err());
    }
}
