//! The meaning of Halide's integer operations on one lane.
//!
//! Source: the documentation of `IROperator.h` and `Call::IntrinsicOp` in Halide 21. A value is the
//! mathematical integer of its type; every result is brought back into its type here.

use autoir_semantics::dag::{Dag, Id, Interval, Node, Prim};

use super::ast::{BinaryOp, Type};
use crate::window::division;

/// Why a lane has no meaning here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoMeaning {
    /// Not in the table.
    Unknown,
    /// Wrong number of arguments.
    Arity,
    /// A divisor that is not a constant.
    Divisor,
    /// Floating point.
    Float,
    /// More bits than expressions can hold exactly.
    TooWide,
}

impl NoMeaning {
    /// The reason in words.
    pub fn words(self) -> &'static str {
        match self {
            NoMeaning::Unknown => "this operation is not modelled",
            NoMeaning::Arity => "this operation has another number of arguments",
            NoMeaning::Divisor => "division by a value that is not constant is not modelled",
            NoMeaning::Float => "floating-point arithmetic is not modelled",
            NoMeaning::TooWide => "the intermediate value may need more than 127 bits",
        }
    }
}

/// A lane's value with its type.
pub type Lane = (Id, Type);

type Meaning = Result<Id, NoMeaning>;

const MODELLED: &[&str] = &[
    "abs",
    "absd",
    "bitwise_and",
    "bitwise_not",
    "bitwise_or",
    "bitwise_xor",
    "concat_bits",
    "count_leading_zeros",
    "count_trailing_zeros",
    "div_round_to_zero",
    "extract_bits",
    "halving_add",
    "halving_sub",
    "if_then_else",
    "lerp",
    "likely",
    "likely_if_innermost",
    "max",
    "min",
    "mod_round_to_zero",
    "mul_shift_right",
    "popcount",
    "promise_clamped",
    "return_second",
    "rounding_halving_add",
    "rounding_mul_shift_right",
    "rounding_shift_left",
    "rounding_shift_right",
    "saturating_add",
    "saturating_cast",
    "saturating_sub",
    "select",
    "shift_left",
    "shift_right",
    "sorted_avg",
    "strict_float",
    "unsafe_promise_clamped",
    "widen_right_add",
    "widen_right_mul",
    "widen_right_sub",
    "widening_add",
    "widening_mul",
    "widening_shift_left",
    "widening_shift_right",
    "widening_sub",
];

/// Whether [`call`] or the vector shuffles and reductions know `name`.
pub fn is_modelled(name: &str) -> bool {
    MODELLED.binary_search(&name).is_ok() || name.starts_with("vector_reduce_")
}

/// `value` brought into the range of `ty`, modulo its size.
pub fn wrap(dag: &mut Dag, value: Id, ty: Type) -> Id {
    dag.wrap(value, ty.bits, ty.is_signed())
}

fn sat(dag: &mut Dag, value: Id, ty: Type) -> Id {
    dag.sat(value, ty.bits, ty.is_signed())
}

/// `a op b` for two lanes of type `ty`; truth values are 0 and 1.
pub fn binary(dag: &mut Dag, op: BinaryOp, a: Id, b: Id, ty: Type) -> Meaning {
    if !ty.is_integer() {
        return Err(NoMeaning::Float);
    }
    Ok(match op {
        BinaryOp::Add => {
            let v = dag.add(a, b);
            wrap(dag, v, ty)
        }
        BinaryOp::Sub => {
            let v = dag.sub(a, b);
            wrap(dag, v, ty)
        }
        BinaryOp::Mul => {
            let v = dag.mul(a, b);
            wrap(dag, v, ty)
        }
        BinaryOp::Div => {
            let v = euclidean_quotient(dag, a, b)?;
            wrap(dag, v, ty)
        }
        BinaryOp::Mod => {
            let v = euclidean_remainder(dag, a, b)?;
            wrap(dag, v, ty)
        }
        BinaryOp::Eq => dag.eq(a, b),
        BinaryOp::Ne => dag.ne(a, b),
        BinaryOp::Lt => dag.lt(a, b),
        BinaryOp::Le => dag.le(a, b),
        BinaryOp::Gt => dag.lt(b, a),
        BinaryOp::Ge => dag.le(b, a),
        BinaryOp::And => dag.and(a, b),
        BinaryOp::Or => dag.or(a, b),
    })
}

/// The modelled call `name` on one lane, with result type `result`.
pub fn call(dag: &mut Dag, ranges: &[Interval], name: &str, args: &[Lane], result: Type) -> Meaning {
    if args.iter().any(|a| !a.1.is_integer()) || !result.is_integer() {
        return Err(NoMeaning::Float);
    }
    match *args {
        [a] => unary(dag, name, a, result),
        [a, b] => two(dag, ranges, name, a, b, result),
        [a, b, c] => three(dag, ranges, name, a, b, c, result),
        _ if name == "concat_bits" => concat_bits(dag, args, result),
        _ if is_modelled(name) => Err(NoMeaning::Arity),
        _ => Err(NoMeaning::Unknown),
    }
}

fn unary(dag: &mut Dag, name: &str, (a, ty): Lane, result: Type) -> Meaning {
    Ok(match name {
        "abs" => dag.abs(a),
        "bitwise_not" => {
            let v = dag.not(a);
            wrap(dag, v, result)
        }
        "popcount" => {
            let bits: Vec<(Id, i128)> = (0..u32::from(ty.bits)).map(|n| (bit(dag, a, n), 1)).collect();
            dag.sum(0, &bits)
        }
        "count_leading_zeros" | "count_trailing_zeros" => {
            let bits = dag.wrap(a, ty.bits, false);
            let prim = if name == "count_leading_zeros" { Prim::LeadingZeros } else { Prim::TrailingZeros };
            dag.prim(prim(ty.bits), &[bits])
        }
        "saturating_cast" => sat(dag, a, result),
        "likely" | "likely_if_innermost" | "strict_float" => a,
        "concat_bits" => return concat_bits(dag, &[(a, ty)], result),
        _ if is_modelled(name) => return Err(NoMeaning::Arity),
        _ => return Err(NoMeaning::Unknown),
    })
}

fn bit(dag: &mut Dag, a: Id, n: u32) -> Id {
    let shifted = dag.shr_const(a, n);
    dag.wrap(shifted, 1, false)
}

fn two(
    dag: &mut Dag,
    ranges: &[Interval],
    name: &str,
    (a, ta): Lane,
    (b, tb): Lane,
    result: Type,
) -> Meaning {
    let value = match name {
        "widening_add" | "widen_right_add" => dag.add(a, b),
        "widening_sub" | "widen_right_sub" => dag.sub(a, b),
        "widening_mul" | "widen_right_mul" => dag.mul(a, b),
        "saturating_add" => {
            let v = dag.add(a, b);
            return Ok(sat(dag, v, result));
        }
        "saturating_sub" => {
            let v = dag.sub(a, b);
            return Ok(sat(dag, v, result));
        }
        "absd" => {
            let v = dag.sub(a, b);
            dag.abs(v)
        }
        "halving_add" | "sorted_avg" => {
            let v = dag.add(a, b);
            dag.shr_const(v, 1)
        }
        "rounding_halving_add" => {
            let v = dag.add(a, b);
            let v = dag.add_const(v, 1);
            dag.shr_const(v, 1)
        }
        "halving_sub" => {
            let v = dag.sub(a, b);
            dag.shr_const(v, 1)
        }
        "shift_left" | "widening_shift_left" => shift(dag, a, b, tb, true),
        "shift_right" | "widening_shift_right" => shift(dag, a, b, tb, false),
        "rounding_shift_right" => rounding_shift(dag, ranges, (a, ta), (b, tb), false),
        "rounding_shift_left" => rounding_shift(dag, ranges, (a, ta), (b, tb), true),
        "bitwise_and" => dag.and(a, b),
        "bitwise_or" => dag.or(a, b),
        "bitwise_xor" => dag.xor(a, b),
        "min" => dag.min(a, b),
        "max" => dag.max(a, b),
        "return_second" => b,
        "div_round_to_zero" => quotient_to_zero(dag, a, b)?,
        "mod_round_to_zero" => {
            let (q, d) = (quotient_to_zero(dag, a, b)?, dag.as_const(b).unwrap_or(0));
            if d == 0 { q } else { dag.sum(0, &[(a, 1), (q, -d)]) }
        }
        "extract_bits" => shift(dag, a, b, tb, false),
        "concat_bits" => return concat_bits(dag, &[(a, ta), (b, tb)], result),
        _ if is_modelled(name) => return Err(NoMeaning::Arity),
        _ => return Err(NoMeaning::Unknown),
    };
    Ok(wrap(dag, value, result))
}

fn three(
    dag: &mut Dag,
    ranges: &[Interval],
    name: &str,
    (a, ta): Lane,
    (b, tb): Lane,
    (c, tc): Lane,
    result: Type,
) -> Meaning {
    match name {
        "select" | "if_then_else" => Ok(dag.select(a, b, c)),
        "promise_clamped" | "unsafe_promise_clamped" => Ok(a),
        "lerp" => lerp(dag, (a, ta), b, (c, tc), result),
        "mul_shift_right" | "rounding_mul_shift_right" => {
            let product = dag.mul(a, b);
            let ty = Type { bits: ta.bits + tb.bits, ..result };
            let v = match name {
                "mul_shift_right" => shift(dag, product, c, tc, false),
                _ => rounding_shift(dag, ranges, (product, ty), (c, tc), false),
            };
            Ok(sat(dag, v, result))
        }
        "concat_bits" => concat_bits(dag, &[(a, ta), (b, tb), (c, tc)], result),
        _ if is_modelled(name) => Err(NoMeaning::Arity),
        _ => Err(NoMeaning::Unknown),
    }
}

/// `a` for weight 0, `b` for the greatest weight, and between them in proportion, rounded to nearest.
///
/// Source: `lower_lerp` in Halide's `Lerp.cpp`: the weight is scaled to the width of the values, and the
/// division by `2^n - 1` is `(p + (p >> n)) >> n` for `p` with `2^(n-1)` added.
fn lerp(dag: &mut Dag, (a, ty): Lane, b: Id, (weight, wt): Lane, result: Type) -> Meaning {
    if wt.is_signed() || !matches!(ty.bits, 8 | 16 | 32) {
        return Err(NoMeaning::Unknown);
    }
    let largest = |bits: u16| (1i128 << bits) - 1;
    let weight = match wt.bits <= ty.bits {
        true => dag.scale(weight, largest(ty.bits) / largest(wt.bits)),
        false => floor_quotient(dag, weight, largest(wt.bits) / largest(ty.bits))?,
    };
    let bias = if ty.is_signed() { -(1i128 << (ty.bits - 1)) } else { 0 };
    let (low, high) = (dag.add_const(a, -bias), dag.add_const(b, -bias));
    let inverse = dag.sum(largest(ty.bits), &[(weight, -1)]);
    let (x, y) = (dag.mul(low, inverse), dag.mul(high, weight));
    let p = dag.sum(1 << (ty.bits - 1), &[(x, 1), (y, 1)]);
    let n = u32::from(ty.bits);
    let carried = dag.shr_const(p, n);
    let p = dag.add(p, carried);
    let quotient = dag.shr_const(p, n);
    let v = dag.add_const(quotient, bias);
    Ok(wrap(dag, v, result))
}

fn concat_bits(dag: &mut Dag, args: &[Lane], result: Type) -> Meaning {
    let mut offset = 0u32;
    let mut terms = Vec::with_capacity(args.len());
    for (a, ty) in args {
        if offset + u32::from(ty.bits) > u32::from(result.bits) {
            return Err(NoMeaning::Arity);
        }
        let low = dag.wrap(*a, ty.bits, false);
        terms.push((low, 1i128 << offset));
        offset += u32::from(ty.bits);
    }
    let v = dag.sum(0, &terms);
    Ok(wrap(dag, v, result))
}

/// `a << b` or `a >> b` without bounds; a negative count shifts the other way.
fn shift(dag: &mut Dag, a: Id, b: Id, count: Type, left: bool) -> Id {
    let go = |dag: &mut Dag, n: Id, left: bool| if left { dag.shl(a, n) } else { dag.shr(a, n) };
    if !count.is_signed() || dag.interval(b).lo >= 0 {
        return go(dag, b, left);
    }
    let zero = dag.constant(0);
    let opposite = dag.neg(b);
    if dag.interval(b).hi <= 0 {
        return go(dag, opposite, !left);
    }
    let (forward, back) = (dag.max(b, zero), dag.max(opposite, zero));
    let (forward, back) = (go(dag, forward, left), go(dag, back, !left));
    let negative = dag.lt(b, zero);
    dag.select(negative, back, forward)
}

/// The values of `id`, of which an operand is known to be in its range.
fn interval_within(dag: &Dag, ranges: &[Interval], id: Id) -> Interval {
    let known = match dag.node(id) {
        Node::Read { base, .. } if base.len() == 1 => ranges.get(usize::from(base[0])),
        _ => None,
    };
    known.copied().unwrap_or_else(|| dag.interval(id))
}

/// A shift that rounds to nearest (ties up) when it drops bits: `(a + 2^(n-1)) >> n` for a right shift by
/// `n >= 1`. Counts that shift left drop nothing and wrap, as Halide's own lowering does; counts beyond the
/// width, which Halide leaves undefined, behave as the quotient by that power does.
fn rounding_shift(dag: &mut Dag, ranges: &[Interval], (a, ty): Lane, (b, count): Lane, left: bool) -> Id {
    let range = interval_within(dag, ranges, b);
    let right = if left { dag.neg(b) } else { b };
    let drops = if left { range.lo < 0 } else { range.hi > 0 };
    if !drops {
        return shift(dag, a, b, count, left);
    }
    // Beyond the width, a signed number is rounded to zero; an unsigned one with its top bit set is only after one more.
    let most = i128::from(ty.bits) + i128::from(!ty.is_signed());
    let (zero, limit) = (dag.constant(0), dag.constant(most));
    let n = dag.max(right, zero);
    let n = dag.min(n, limit);
    let dropped = match dag.as_const(n) {
        Some(n) => {
            let biased = dag.add_const(a, 1 << n >> 1);
            dag.shr_const(biased, n as u32)
        }
        None => {
            let dropped = if left { -range.lo } else { range.hi };
            rounded_by_count(dag, (a, ty), n, dropped.min(most))
        }
    };
    let grows = if left { range.hi > 0 } else { range.lo < 0 };
    if !grows {
        return dropped;
    }
    let negated = dag.neg(right);
    let m = dag.max(negated, zero);
    let grown = dag.shl(a, m);
    let negative = dag.lt(right, zero);
    dag.select(negative, grown, dropped)
}

/// `a` shifted right by `n`, which is from 0 to `most`, and rounded.
fn rounded_by_count(dag: &mut Dag, (a, ty): Lane, n: Id, most: i128) -> Id {
    let (zero, one) = (dag.constant(0), dag.constant(1));
    let range = dag.interval(a);
    if Interval::new(range.lo, range.hi.saturating_add(1 << most >> 1))
        .within(Interval::of_width(ty.bits, ty.is_signed()))
    {
        let power = dag.shl(one, n);
        let half = dag.shr_const(power, 1);
        let biased = dag.add(a, half);
        return dag.shr(biased, n);
    }
    // Of the bits that are dropped all but the last one, and then that one, rounded: no sum is wider than `a`.
    let fewer = dag.add_const(n, -1);
    let fewer = dag.max(fewer, zero);
    let dropped = dag.shr(a, fewer);
    let up = dag.add_const(dropped, 1);
    let rounded = dag.shr_const(up, 1);
    let drops = dag.lt(zero, n);
    dag.select(drops, rounded, a)
}

/// Halide's `/`: the remainder is in `0..|b|`; 0 for `b = 0`.
fn euclidean_quotient(dag: &mut Dag, a: Id, b: Id) -> Meaning {
    let d = dag.as_const(b).ok_or(NoMeaning::Divisor)?;
    match d {
        0 => Ok(dag.constant(0)),
        1.. => floor_quotient(dag, a, d),
        _ => {
            let q = floor_quotient(dag, a, -d)?;
            Ok(dag.neg(q))
        }
    }
}

/// Halide's `%`: in `0..|b|`; 0 for `b = 0`.
fn euclidean_remainder(dag: &mut Dag, a: Id, b: Id) -> Meaning {
    let d = dag.as_const(b).ok_or(NoMeaning::Divisor)?.abs();
    if d <= 1 {
        return Ok(dag.constant(0));
    }
    if d.count_ones() == 1 {
        return Ok(dag.wrap(a, d.trailing_zeros() as u16, false));
    }
    let q = floor_quotient(dag, a, d)?;
    Ok(dag.sum(0, &[(a, 1), (q, -d)]))
}

fn quotient_to_zero(dag: &mut Dag, a: Id, b: Id) -> Meaning {
    let d = dag.as_const(b).ok_or(NoMeaning::Divisor)?;
    if d == 0 {
        return Ok(dag.constant(0));
    }
    let magnitude = dag.abs(a);
    let q = floor_quotient(dag, magnitude, d.abs())?;
    let zero = dag.constant(0);
    let negative = dag.lt(a, zero);
    let minus = dag.neg(q);
    Ok(if d > 0 { dag.select(negative, minus, q) } else { dag.select(negative, q, minus) })
}

fn floor_quotient(dag: &mut Dag, x: Id, d: i128) -> Meaning {
    division::floor_quotient(dag, x, d).ok_or(NoMeaning::TooWide)
}
