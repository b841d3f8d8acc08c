//! The values of float operations: unpack, compute exactly, round once.

use super::exact::{Real, quotient, root, rounded_shift, sum};
use super::{Float, FloatFormat, FloatOp, Rounding};
use crate::interval::Interval;

/// What a bit pattern means.
#[derive(Clone, Copy)]
enum Datum {
    Nan,
    /// With its sign.
    Infinity(bool),
    Finite(Real),
}

/// The result of an operation. Bits of an argument above its format are ignored, and an argument that is
/// missing is 0.
pub fn value(float: Float, args: &[i128]) -> i128 {
    let Float { op, format, rounding } = float;
    let arg = |n: usize| args.get(n).copied().unwrap_or(0);
    let datum = |n: usize| format.datum(arg(n));
    match op {
        FloatOp::Add => total(format, rounding, &[datum(0), datum(1)]),
        FloatOp::Sum => {
            let all: Vec<Datum> = args.iter().map(|a| format.datum(*a)).collect();
            total(format, rounding, &all)
        }
        FloatOp::Mul => format.pack(product(datum(0), datum(1)), rounding),
        FloatOp::Fma => total(format, rounding, &[product(datum(0), datum(1)), datum(2)]),
        FloatOp::Div => format.pack(ratio(datum(0), datum(1)), rounding),
        FloatOp::Sqrt => match datum(0) {
            Datum::Finite(x) if !x.negative || x.magnitude == 0 => format.round(root(x), rounding),
            Datum::Infinity(false) => format.infinity(),
            _ => format.nan(),
        },
        FloatOp::Round => match datum(0) {
            Datum::Finite(x) => format.round(multiple(x, clamp(arg(1)), rounding), rounding),
            other => format.pack(other, rounding),
        },
        FloatOp::Scale => match datum(0) {
            Datum::Finite(x) => {
                let exponent = x.exponent.saturating_add(clamp(arg(1)));
                format.round(Real { exponent, ..x }, rounding)
            }
            other => format.pack(other, rounding),
        },
        FloatOp::Convert(to) => to.pack(datum(0), rounding),
        FloatOp::FromInt => {
            let n = arg(0);
            format.round(Real { negative: n < 0, magnitude: n.unsigned_abs(), exponent: 0 }, rounding)
        }
        FloatOp::ToInt { width, signed } => integer(datum(0), rounding)
            .filter(|n| {
                let range = Interval::of_width(width, signed);
                range.lo <= *n && *n <= range.hi
            })
            .unwrap_or(arg(1)),
        FloatOp::Less => i128::from(order(format, arg(0), arg(1)).is_some_and(|o| o.is_lt())),
        FloatOp::Equal => i128::from(order(format, arg(0), arg(1)).is_some_and(|o| o.is_eq())),
        FloatOp::Unordered => i128::from(order(format, arg(0), arg(1)).is_none()),
    }
}

/// No exponent in use is anywhere near this.
fn clamp(n: i128) -> i32 {
    n.clamp(-(1 << 24), 1 << 24) as i32
}

impl FloatFormat {
    fn datum(self, bits: i128) -> Datum {
        let negative = bits & self.sign() != 0;
        let magnitude = bits & (self.sign() - 1);
        if self.is_nan(magnitude) {
            return Datum::Nan;
        }
        if self.infinite && magnitude == self.infinity() {
            return Datum::Infinity(negative);
        }
        let field = magnitude >> self.significand;
        let fraction = magnitude & ((1 << self.significand) - 1);
        let (significand, above) = match field {
            0 if self.denormal => (fraction, 0),
            0 => (0, 0),
            _ => (fraction | 1 << self.significand, field - 1),
        };
        Datum::Finite(Real {
            negative,
            magnitude: significand as u128,
            exponent: self.least_exponent() + above as i32,
        })
    }

    fn pack(self, datum: Datum, rounding: Rounding) -> i128 {
        match datum {
            Datum::Nan => self.nan(),
            Datum::Infinity(_) if !self.infinite => self.nan(),
            Datum::Infinity(negative) => self.infinity() | if negative { self.sign() } else { 0 },
            Datum::Finite(x) => self.round(x, rounding),
        }
    }
}

fn product(a: Datum, b: Datum) -> Datum {
    match (a, b) {
        (Datum::Finite(x), Datum::Finite(y)) => Datum::Finite(Real {
            negative: x.negative != y.negative,
            magnitude: x.magnitude * y.magnitude,
            exponent: x.exponent + y.exponent,
        }),
        (Datum::Infinity(p), Datum::Infinity(q)) => Datum::Infinity(p != q),
        (Datum::Infinity(p), Datum::Finite(x)) | (Datum::Finite(x), Datum::Infinity(p))
            if x.magnitude != 0 =>
        {
            Datum::Infinity(p != x.negative)
        }
        _ => Datum::Nan,
    }
}

fn ratio(a: Datum, b: Datum) -> Datum {
    match (a, b) {
        (Datum::Finite(x), Datum::Finite(y)) if y.magnitude != 0 => Datum::Finite(quotient(x, y)),
        (Datum::Finite(x), Datum::Finite(y)) if x.magnitude != 0 => Datum::Infinity(x.negative != y.negative),
        (Datum::Infinity(p), Datum::Finite(y)) => Datum::Infinity(p != y.negative),
        (Datum::Finite(x), Datum::Infinity(q)) => {
            Datum::Finite(Real { negative: x.negative != q, magnitude: 0, exponent: 0 })
        }
        _ => Datum::Nan,
    }
}

/// The rounded sum.
fn total(format: FloatFormat, rounding: Rounding, terms: &[Datum]) -> i128 {
    let mut infinity = None;
    let mut finite = Vec::with_capacity(terms.len());
    for t in terms {
        match *t {
            Datum::Nan => return format.nan(),
            Datum::Infinity(negative) => match infinity {
                Some(other) if other != negative => return format.nan(),
                _ => infinity = Some(negative),
            },
            Datum::Finite(x) => finite.push(x),
        }
    }
    match infinity {
        Some(negative) => format.pack(Datum::Infinity(negative), rounding),
        None => format.round(sum(&finite, rounding), rounding),
    }
}

/// `x` rounded to a multiple of `2^-n`.
fn multiple(x: Real, n: i32, rounding: Rounding) -> Real {
    match (-n).saturating_sub(x.exponent) {
        shift @ 1.. => {
            let magnitude = rounded_shift(x.magnitude, shift as u32, x.negative, rounding);
            Real { magnitude, exponent: -n, ..x }
        }
        _ => x,
    }
}

/// The integer that a float is rounded to, if it is one of at most 126 bits.
fn integer(x: Datum, rounding: Rounding) -> Option<i128> {
    let Datum::Finite(x) = x else { return None };
    let whole = multiple(x, 0, rounding);
    let magnitude = match u32::try_from(whole.exponent) {
        Ok(shift) if whole.magnitude != 0 => {
            (whole.magnitude.leading_zeros() > shift + 1).then(|| whole.magnitude << shift)?
        }
        _ => whole.magnitude,
    };
    let n = i128::try_from(magnitude).ok()?;
    Some(if x.negative { -n } else { n })
}

/// How two floats compare, if they do.
fn order(format: FloatFormat, a: i128, b: i128) -> Option<std::cmp::Ordering> {
    let key = |bits: i128| {
        let magnitude = bits & (format.sign() - 1);
        let magnitude = if !format.denormal && magnitude >> format.significand == 0 { 0 } else { magnitude };
        if bits & format.sign() != 0 { -magnitude } else { magnitude }
    };
    (!format.is_nan(a) && !format.is_nan(b)).then(|| key(a).cmp(&key(b)))
}
