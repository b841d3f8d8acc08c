//! Float operations with their formats set apart as numbers.

use autoir_semantics::float::{Float, FloatFormat, FloatOp, Rounding};
use serde::{Deserialize, Serialize};

/// What a float operation computes. Its numbers are those of the format (bits of exponent and significand,
/// which kinds of numbers it has), the rounding's, and what [`FloatKind::Convert`] and [`FloatKind::ToInt`]
/// add: the other format, or width and sign of the integers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum FloatKind {
    /// Sum of two.
    Add,
    /// Product.
    Mul,
    /// Quotient.
    Div,
    /// Square root.
    Sqrt,
    /// Product and sum, rounded once.
    Fma,
    /// Sum, rounded once.
    Sum,
    /// To a multiple of a power of two.
    Round,
    /// Times a power of two.
    Scale,
    /// To another format.
    Convert,
    /// From an integer.
    FromInt,
    /// To an integer.
    ToInt,
    /// Less.
    Less,
    /// Equal.
    Equal,
    /// One is no number.
    Unordered,
}

impl FloatKind {
    /// The kind of an operation.
    pub fn of(op: FloatOp) -> FloatKind {
        match op {
            FloatOp::Add => FloatKind::Add,
            FloatOp::Mul => FloatKind::Mul,
            FloatOp::Div => FloatKind::Div,
            FloatOp::Sqrt => FloatKind::Sqrt,
            FloatOp::Fma => FloatKind::Fma,
            FloatOp::Sum => FloatKind::Sum,
            FloatOp::Round => FloatKind::Round,
            FloatOp::Scale => FloatKind::Scale,
            FloatOp::Convert(_) => FloatKind::Convert,
            FloatOp::FromInt => FloatKind::FromInt,
            FloatOp::ToInt { .. } => FloatKind::ToInt,
            FloatOp::Less => FloatKind::Less,
            FloatOp::Equal => FloatKind::Equal,
            FloatOp::Unordered => FloatKind::Unordered,
        }
    }

    /// A short name, which is also the operation's name in a class.
    pub fn name(self) -> &'static str {
        match self {
            FloatKind::Add => "float_add",
            FloatKind::Mul => "float_mul",
            FloatKind::Div => "float_div",
            FloatKind::Sqrt => "float_sqrt",
            FloatKind::Fma => "float_mul_add",
            FloatKind::Sum => "float_sum",
            FloatKind::Round => "float_round",
            FloatKind::Scale => "float_scale",
            FloatKind::Convert => "float_convert",
            FloatKind::FromInt => "float_from_int",
            FloatKind::ToInt => "float_to_int",
            FloatKind::Less => "float_less",
            FloatKind::Equal => "float_equal",
            FloatKind::Unordered => "float_unordered",
        }
    }

    /// Whether both operands may be exchanged.
    pub fn commutes(self) -> bool {
        matches!(self, FloatKind::Add | FloatKind::Mul | FloatKind::Equal | FloatKind::Unordered)
    }

    /// The operation with these numbers.
    pub fn with(self, numbers: &[i128]) -> Option<Float> {
        let [exponent, significand, kinds, rounding, ..] = *numbers else { return None };
        let format = format(exponent, significand, kinds)?;
        let op = match self {
            FloatKind::Add => FloatOp::Add,
            FloatKind::Mul => FloatOp::Mul,
            FloatKind::Div => FloatOp::Div,
            FloatKind::Sqrt => FloatOp::Sqrt,
            FloatKind::Fma => FloatOp::Fma,
            FloatKind::Sum => FloatOp::Sum,
            FloatKind::Round => FloatOp::Round,
            FloatKind::Scale => FloatOp::Scale,
            FloatKind::Convert => {
                let [e, s, i] = *numbers.get(4..)? else { return None };
                FloatOp::Convert(self::format(e, s, i)?)
            }
            FloatKind::FromInt => FloatOp::FromInt,
            FloatKind::ToInt => {
                let [width, signed] = *numbers.get(4..)? else { return None };
                FloatOp::ToInt { width: u16::try_from(width).ok()?, signed: signed != 0 }
            }
            FloatKind::Less => FloatOp::Less,
            FloatKind::Equal => FloatOp::Equal,
            FloatKind::Unordered => FloatOp::Unordered,
        };
        Some(Float { op, format, rounding: Rounding::numbered(rounding)? })
    }
}

/// The numbers of an operation.
pub fn numbers(float: Float) -> Vec<i128> {
    let of = |f: FloatFormat| [i128::from(f.exponent), i128::from(f.significand), kinds(f)];
    let mut numbers = of(float.format).to_vec();
    numbers.push(float.rounding.number());
    match float.op {
        FloatOp::Convert(to) => numbers.extend(of(to)),
        FloatOp::ToInt { width, signed } => numbers.extend([i128::from(width), i128::from(signed)]),
        _ => {}
    }
    numbers
}

/// Which kinds of numbers a format has: 1 for infinities, 2 for a lack of denormals.
fn kinds(f: FloatFormat) -> i128 {
    i128::from(f.infinite) | i128::from(!f.denormal) << 1
}

fn format(exponent: i128, significand: i128, kinds: i128) -> Option<FloatFormat> {
    Some(FloatFormat {
        exponent: u8::try_from(exponent).ok()?,
        significand: u8::try_from(significand).ok()?,
        infinite: kinds & 1 != 0,
        denormal: kinds & 2 == 0,
    })
}
