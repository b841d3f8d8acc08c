//! Primitives as bitvectors.

use z3::ast::{Ast, BV};
use z3::{FuncDecl, Sort};

use super::bits::{bit, constant, resize};
use super::width::INTEGER;
use crate::arithmetic::prim_value;
use crate::dag::Prim;
use crate::float::{Float, FloatOp};

/// The low `bits` bits of a primitive, whose arguments have the widths of
/// [`argument_bits`](super::width::argument_bits).
pub(super) fn encode(prim: Prim, args: &[BV], bits: u32) -> BV {
    match (prim, args) {
        (Prim::LeadingZeros(w), [x]) => zeros(x, u32::from(w), bits, true),
        (Prim::TrailingZeros(w), [x]) => zeros(x, u32::from(w), bits, false),
        (Prim::CarrylessMul, [a, b]) => carryless(a, b, bits),
        (Prim::Gf256Mul, [a, b]) => resize(&gf256_mul(a, b), bits, false),
        (Prim::Gf256Inverse, [a]) => resize(&gf256_inverse(a, 0, 8), bits, false),
        (Prim::Float(f), args) if f.is_valid(args.len()) => resize(&float(f, args), bits, false),
        // An argument that is not there is 0 to the interpreter.
        _ => constant(prim_value(prim, &[]), bits),
    }
}

/// Floating point is a function of which nothing is known but which arguments may be exchanged. The
/// interval of the result, which users of the value rely on, is that of the interpreter: an integer has all
/// bits of its width, or the sign of its `otherwise`, so its width is that of both.
fn float(f: Float, args: &[BV]) -> BV {
    let mut args = args.to_vec();
    if f.op.commuting(args.len()) >= 2 && args.len() <= 3 {
        let in_order = args[0].bvule(&args[1]);
        let (low, high) = (in_order.ite(&args[0], &args[1]), in_order.ite(&args[1], &args[0]));
        (args[0], args[1]) = (low, high);
    }
    let result = match (f.op, f.op.result(f.format)) {
        (_, Some(format)) => u32::from(format.bits()),
        (FloatOp::ToInt { .. }, _) => INTEGER,
        _ => 1,
    };
    let sorts: Vec<Sort> = args.iter().map(|a| Sort::bitvector(a.get_size())).collect();
    let sorts: Vec<&Sort> = sorts.iter().collect();
    let name = format!("{}/{}", f.name(), args.len());
    let function = FuncDecl::new(name, &sorts, &Sort::bitvector(result));
    let args: Vec<&dyn Ast> = args.iter().map(|a| a as &dyn Ast).collect();
    function.apply(&args).as_bv().unwrap_or_else(|| BV::fresh_const("float", result))
}

/// The distance of the first set bit from the top (`leading`) or from the bottom; `w` if there is none.
fn zeros(x: &BV, w: u32, bits: u32, leading: bool) -> BV {
    (0..w).fold(constant(i128::from(w), bits), |count, step| {
        let n = if leading { step } else { w - 1 - step };
        let distance = if leading { w - 1 - n } else { n };
        bit(x, n).ite(&constant(i128::from(distance), bits), &count)
    })
}

fn carryless(a: &BV, b: &BV, bits: u32) -> BV {
    let zero = constant(0, bits);
    (0..b.get_size().min(bits)).fold(zero.clone(), |acc, i| {
        let shifted = a.bvshl(constant(i128::from(i), bits));
        acc.bvxor(bit(b, i).ite(&shifted, &zero))
    })
}

fn gf256_mul(a: &BV, b: &BV) -> BV {
    let zero = constant(0, 8);
    let mut a = a.clone();
    let mut product = zero.clone();
    for i in 0..8 {
        product = product.bvxor(bit(b, i).ite(&a, &zero));
        let reduce = bit(&a, 7).ite(&constant(0x1b, 8), &zero);
        a = a.bvshl(constant(1, 8)).bvxor(&reduce);
    }
    product
}

/// A table of the inverses of `from..from + 2^bits`, selected by the bits of `x`.
fn gf256_inverse(x: &BV, from: i128, bits: u32) -> BV {
    if bits == 0 {
        return constant(prim_value(Prim::Gf256Inverse, &[from]), 8);
    }
    let half = bits - 1;
    let (low, high) = (gf256_inverse(x, from, half), gf256_inverse(x, from + (1 << half), half));
    bit(x, half).ite(&high, &low)
}
