//! `evaluate.rs` of `autoir-ops`: the evaluator.

use proc_macro2::TokenStream;
use quote::quote;

pub(super) fn text() -> TokenStream {
    let machine = machine();
    let values = values();
    let loops = loops();
    let primitives = primitives();
    quote! {
        //! Evaluation: element by element, on integers that are wide enough.
        use alloc::vec;
        use alloc::vec::Vec;
        use crate::number::{Affine, Number, Source};
        use crate::operation::Op;
        use crate::semantics::{EvaluateError, MaskBit, Node, Semantics, Template};
        #machine
        #values
        #loops
        #primitives
    }
}

/// The loop over the result's elements.
fn machine() -> TokenStream {
    quote! {
        /// Values of operands, and the place that is evaluated.
        pub(crate) struct Machine<'a> {
            semantics: &'a Semantics,
            inputs: &'a [&'a [u8]],
            /// Bits of each operand.
            sizes: Vec<u64>,
            arguments: Vec<Option<usize>>,
            /// The value of each axis.
            axes: Vec<i128>,
            /// The value of each enclosing reduction's variable, outermost first.
            levels: Vec<i128>,
        }
        impl<'a> Machine<'a> {
            pub(crate) fn new(semantics: &'a Semantics, inputs: &'a [&'a [u8]]) -> Machine<'a> {
                let instruction = semantics.instruction;
                let size = |shape: crate::Shape| u64::from(shape.lanes()) * u64::from(shape.bits);
                Machine {
                    semantics,
                    inputs,
                    sizes: instruction.operands().map(|operand| size(operand.shape)).collect(),
                    arguments: instruction.arguments().collect(),
                    axes: Vec::new(),
                    levels: Vec::new(),
                }
            }
            /// Fills `result`, which is all zeros.
            pub(crate) fn run(&mut self, result: &mut [u8]) -> Result<(), EvaluateError> {
                let instruction = self.semantics.instruction;
                let (axes, width) = (instruction.axes(), instruction.result().bits);
                for lane in 0..axes.iter().product::<u32>() {
                    self.axes = digits(lane, axes);
                    let number = match instruction.template_axis() {
                        Some(axis) => *self.axes.get(axis).ok_or(EvaluateError::Malformed)? as usize,
                        None => 0,
                    };
                    let template =
                        self.semantics.templates.get(number).ok_or(EvaluateError::Malformed)?;
                    let value = self.element(template, width)?;
                    store(result, u64::from(lane) * u64::from(width), width, value);
                }
                Ok(())
            }
            fn element(&mut self, template: &Template, width: u16) -> Result<i128, EvaluateError> {
                if let Some(MaskBit { operand, bit, otherwise }) = &template.mask {
                    let at = self.affine(bit)?;
                    if self.read(&[Source::Argument(*operand)], 1, at, true)? == 0 {
                        return match otherwise {
                            None => Ok(0),
                            Some((operand, element)) => {
                                let at = self.affine(element)?;
                                self.read(&[Source::Argument(*operand)], width, at, true)
                            }
                        };
                    }
                }
                let root = template.nodes.len().checked_sub(1).ok_or(EvaluateError::Malformed)?;
                Ok(wrap(self.value(&template.nodes, root)?, width, false))
            }
            fn affine(&self, affine: &Affine) -> Result<i128, EvaluateError> {
                affine.value(&self.axes, &self.levels).ok_or(EvaluateError::Malformed)
            }
            /// Element `index` of `width` bits of the concatenated `sources`; out of range it is 0. Arguments are
            /// operands already if `direct`.
            fn read(
                &self,
                sources: &[Source],
                width: u16,
                index: i128,
                direct: bool,
            ) -> Result<i128, EvaluateError> {
                let Ok(index) = u64::try_from(index) else {
                    return Ok(0);
                };
                let mut offset = index.saturating_mul(u64::from(width));
                for source in sources {
                    let operand = match source {
                        Source::Argument(at) if direct => Some(usize::from(*at)),
                        Source::Argument(at) => self.arguments.get(usize::from(*at)).copied().flatten(),
                        Source::Constant(_) => None,
                    };
                    let operand = operand.ok_or(EvaluateError::Malformed)?;
                    let (Some(input), Some(size)) = (self.inputs.get(operand), self.sizes.get(operand))
                    else {
                        return Err(EvaluateError::Malformed);
                    };
                    if offset.saturating_add(u64::from(width)) <= *size {
                        return Ok(load(input, offset, width));
                    }
                    match offset.checked_sub(*size) {
                        Some(rest) => offset = rest,
                        None => return Ok(0),
                    }
                }
                Ok(0)
            }
        }
        /// The digits of `lane` along `axes`, the last one counting fastest.
        fn digits(lane: u32, axes: &[u32]) -> Vec<i128> {
            let mut digits = vec![0; axes.len()];
            let mut rest = lane;
            for (digit, extent) in digits.iter_mut().zip(axes).rev() {
                *digit = i128::from(rest % extent);
                rest /= extent;
            }
            digits
        }
    }
}

/// Expressions.
fn values() -> TokenStream {
    quote! {
        impl Machine<'_> {
            /// The value of node `at`. Only what counts is evaluated: other arguments need not exist.
            fn value(&mut self, nodes: &[Node], at: usize) -> Result<i128, EvaluateError> {
                let node = &nodes[at];
                let int = |n: usize| node.numbers.get(n).map_or(0, Number::int);
                match (node.op, &node.kids[..]) {
                    (Op::Sum, _) => self.sum(nodes, node),
                    (Op::Read, [index]) => self.element_of(nodes, node, *index),
                    (Op::Bits, kids) => self.bits(nodes, int(0) as u128, int(1) == 1, kids),
                    (Op::Reduce, [body]) => self.reduce(nodes, int(0), int(1), *body),
                    (Op::First, [condition, value, otherwise]) => {
                        self.first(nodes, int(0), [*condition, *value, *otherwise])
                    }
                    (Op::Select, [condition, yes, no]) => match self.value(nodes, *condition)? {
                        0 => self.value(nodes, *no),
                        _ => self.value(nodes, *yes),
                    },
                    (Op::Narrow, [a]) => {
                        let (a, width, signed) = (self.value(nodes, *a)?, int(1) as u16, int(2) != 0);
                        Ok(match int(0) {
                            1 => wrap(a, width, signed),
                            2 => saturate(a, width, signed),
                            _ => a,
                        })
                    }
                    (op, kids) => {
                        let mut args = Vec::with_capacity(kids.len());
                        for kid in kids {
                            args.push(self.value(nodes, *kid)?);
                        }
                        apply(op, &args, &node.numbers)
                    }
                }
            }
            fn sum(&mut self, nodes: &[Node], node: &Node) -> Result<i128, EvaluateError> {
                let mut sum = match node.numbers.first() {
                    Some(Number::Affine(affine)) => self.affine(affine)?,
                    Some(Number::Int(value)) => *value,
                    _ => return Err(EvaluateError::Malformed),
                };
                for (kid, coefficient) in node.kids.iter().zip(node.numbers.iter().skip(1)) {
                    if coefficient.int() != 0 {
                        let value = self.value(nodes, *kid)?;
                        sum = sum.wrapping_add(value.wrapping_mul(coefficient.int()));
                    }
                }
                Ok(sum)
            }
            fn element_of(
                &mut self,
                nodes: &[Node],
                node: &Node,
                index: usize,
            ) -> Result<i128, EvaluateError> {
                let [Number::Sources(sources), width, signed] = &node.numbers[..] else {
                    return Err(EvaluateError::Malformed);
                };
                let (width, signed) = (width.int() as u16, signed.int() != 0);
                if let [Source::Constant(value)] = sources[..] {
                    return Ok(wrap(value, width, signed));
                }
                let index = self.value(nodes, index)?;
                Ok(wrap(self.read(sources, width, index, false)?, width, signed))
            }
            /// The function whose value at bits `t0, t1, ..` is bit `t0 + 2*t1 + ..` of `table`.
            fn bits(
                &mut self,
                nodes: &[Node],
                table: u128,
                single: bool,
                kids: &[usize],
            ) -> Result<i128, EvaluateError> {
                let mut args = Vec::with_capacity(kids.len());
                for (n, kid) in kids.iter().enumerate() {
                    let counts = depends_on(table, kids.len(), n);
                    args.push(if counts { self.value(nodes, *kid)? } else { 0 });
                }
                let mut value = 0;
                for row in (0..1u32 << args.len()).filter(|row| table >> row & 1 == 1) {
                    let term = |all: i128, (n, arg): (usize, &i128)| {
                        all & if row >> n & 1 == 1 { *arg } else { !*arg }
                    };
                    value |= args.iter().enumerate().fold(-1, term);
                }
                Ok(if single { value & 1 } else { value })
            }
        }
        /// Whether the truth table of `count` operands looks at operand `n`.
        fn depends_on(table: u128, count: usize, n: usize) -> bool {
            let without = (0..1u32 << count).filter(|row| row >> n & 1 == 0);
            without.into_iter().any(|row| (table >> row ^ table >> (row | 1 << n)) & 1 == 1)
        }
    }
}

/// Expressions that bind a variable.
fn loops() -> TokenStream {
    quote! {
        impl Machine<'_> {
            /// `body` at every value of a new innermost level, combined.
            fn reduce(
                &mut self,
                nodes: &[Node],
                op: i128,
                count: i128,
                body: usize,
            ) -> Result<i128, EvaluateError> {
                let mut all = None;
                for i in 0..count {
                    let value = self.at_level(nodes, i, body)?;
                    all = Some(match (all, op) {
                        (None, _) => value,
                        (Some(all), 0) => value.wrapping_add(all),
                        (Some(all), 1) => value & all,
                        (Some(all), 2) => value | all,
                        (Some(all), 3) => value ^ all,
                        (Some(all), 4) => value.min(all),
                        (Some(all), 5) => value.max(all),
                        _ => return Err(EvaluateError::Malformed),
                    });
                }
                all.ok_or(EvaluateError::Malformed)
            }
            /// The value of the first match.
            fn first(
                &mut self,
                nodes: &[Node],
                count: i128,
                [condition, value, otherwise]: [usize; 3],
            ) -> Result<i128, EvaluateError> {
                for i in 0..count {
                    if self.at_level(nodes, i, condition)? != 0 {
                        return self.at_level(nodes, i, value);
                    }
                }
                self.value(nodes, otherwise)
            }
            fn at_level(&mut self, nodes: &[Node], i: i128, body: usize) -> Result<i128, EvaluateError> {
                self.levels.push(i);
                let value = self.value(nodes, body);
                self.levels.pop();
                value
            }
        }
    }
}

/// Operations on values.
fn primitives() -> TokenStream {
    quote! {
        fn apply(op: Op, args: &[i128], numbers: &[Number]) -> Result<i128, EvaluateError> {
            let int = |n: usize| numbers.get(n).map_or(0, Number::int);
            let width = int(0) as u16;
            Ok(match (op, args) {
                (Op::Mul, [a, b]) => a.wrapping_mul(*b),
                (Op::Shl, [a, n]) => if (0..128).contains(n) { a.wrapping_shl(*n as u32) } else { 0 },
                (Op::Shr, [a, n]) => a >> (*n).clamp(0, 127),
                (Op::Extremum, [a, b]) => if int(0) == 0 { *a.min(b) } else { *a.max(b) },
                (Op::Abs, [a]) => a.wrapping_abs(),
                (Op::Compare, [a, b]) => i128::from(if int(0) == 0 { a == b } else { a < b }),
                (Op::LeadingZeros, [a]) => {
                    i128::from(wrap(*a, width, false).leading_zeros()) - (128 - i128::from(width))
                }
                (Op::TrailingZeros, [a]) => {
                    i128::from(wrap(*a, width, false).trailing_zeros()).min(i128::from(width))
                }
                (Op::CarrylessMul, [a, b]) => {
                    (0..64).filter(|i| b >> i & 1 == 1).fold(0, |all, i| all ^ (a << i))
                }
                (Op::Gf256Mul, [a, b]) => i128::from(gf256_mul(*a as u8, *b as u8)),
                (Op::Gf256Inverse, [a]) => {
                    (1..=u8::MAX).find(|b| gf256_mul(*a as u8, *b) == 1).map_or(0, i128::from)
                }
                (Op::Float(name), args) => {
                    let numbers: Vec<i128> = numbers.iter().map(Number::int).collect();
                    crate::float::value(name, &numbers, args).ok_or(EvaluateError::Unsupported(name))?
                }
                _ => return Err(EvaluateError::Malformed),
            })
        }
        /// The product modulo `x^8 + x^4 + x^3 + x + 1`.
        fn gf256_mul(a: u8, b: u8) -> u8 {
            let (mut product, mut a) = (0, a);
            for i in 0..8 {
                if b >> i & 1 == 1 {
                    product ^= a;
                }
                a = (a << 1) ^ if a & 0x80 != 0 { 0x1b } else { 0 };
            }
            product
        }
        /// The low `width` bits as a number.
        fn wrap(value: i128, width: u16, signed: bool) -> i128 {
            let unused = 128u32.saturating_sub(u32::from(width));
            match (unused, signed) {
                (0, _) => value,
                (128, _) => 0,
                (_, true) => value << unused >> unused,
                (_, false) => ((value as u128) << unused >> unused) as i128,
            }
        }
        /// The nearest number of `width` bits.
        fn saturate(value: i128, width: u16, signed: bool) -> i128 {
            match (width, signed) {
                (1..=127, true) => value.clamp(-(1 << (width - 1)), (1 << (width - 1)) - 1),
                (1..=126, false) => value.clamp(0, (1 << width) - 1),
                (0, _) => 0,
                _ => value,
            }
        }
        /// The `width` bits of `bytes` from bit `offset` on.
        fn load(bytes: &[u8], offset: u64, width: u16) -> i128 {
            let mut value = 0;
            let mut done = 0;
            while done < u32::from(width) {
                let at = offset + u64::from(done);
                let (byte, shift) = (bytes.get((at / 8) as usize).copied().unwrap_or(0), (at % 8) as u32);
                value |= i128::from(byte >> shift) << done;
                done += 8 - shift;
            }
            wrap(value, width, false)
        }
        /// Puts `width` bits at bit `offset` of `bytes`, which are 0 there.
        fn store(bytes: &mut [u8], offset: u64, width: u16, value: i128) {
            let mut done = 0;
            while done < u32::from(width) {
                let at = offset + u64::from(done);
                let shift = (at % 8) as u32;
                if let Some(byte) = bytes.get_mut((at / 8) as usize) {
                    *byte |= ((value >> done) << shift) as u8;
                }
                done += 8 - shift;
            }
        }
    }
}
