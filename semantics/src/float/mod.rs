//! Floating point on bit patterns.
//!
//! A float is the unsigned integer of its bits, so reading, selecting and masking floats are what they are
//! for integers; only arithmetic needs a [`FloatOp`]. Formats are numbers, so that what computes the same
//! in two formats differs in its parameters alone.
//!
//! Every result is the exact real result, rounded once ([`arith`]). A result that is no number is the
//! format's one canonical NaN ([`FloatFormat::nan`]): IEEE 754 and LLVM leave sign and payload open, and
//! compilers exchange operands, so nothing may depend on them. Moving a NaN's bits keeps them.
//! Subtraction is the addition of the negated, negation flips the sign bit, and a vendor's minimum is a
//! selection by [`FloatOp::Less`], which says what happens to NaNs and zeros.

pub mod arith;
mod exact;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use arith::value;

/// A binary interchange format: a sign bit, then `exponent` bits, then `significand` bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct FloatFormat {
    /// Bits of the exponent, 2 to 11.
    pub exponent: u8,
    /// Stored bits of the significand, 1 to 52.
    pub significand: u8,
    /// Whether the largest exponent is kept for infinities and NaNs, as IEEE 754 has it. Otherwise the only
    /// value that is no number has all bits of exponent and significand set, and overflow gives it.
    pub infinite: bool,
    /// Whether there are numbers below the least normal one. Where there are none, what would be one is zero
    /// with its sign, in arguments and in results; a result is one by its value rounded without a least
    /// exponent, as hardware with `DAZ` and `FTZ` set decides it.
    pub denormal: bool,
}

impl FloatFormat {
    /// IEEE binary16.
    pub const F16: FloatFormat = FloatFormat::ieee(5, 10);
    /// The upper half of binary32.
    pub const BF16: FloatFormat = FloatFormat::ieee(8, 7);
    /// The upper 19 bits of binary32.
    pub const TF32: FloatFormat = FloatFormat::ieee(8, 10);
    /// IEEE binary32.
    pub const F32: FloatFormat = FloatFormat::ieee(8, 23);
    /// IEEE binary64.
    pub const F64: FloatFormat = FloatFormat::ieee(11, 52);
    /// Eight bits with five of exponent.
    pub const E5M2: FloatFormat = FloatFormat::ieee(5, 2);
    /// Eight bits with four of exponent, without infinities.
    pub const E4M3: FloatFormat = FloatFormat { infinite: false, ..FloatFormat::ieee(4, 3) };

    const NAMED: [(&'static str, FloatFormat); 7] = [
        ("f16", FloatFormat::F16),
        ("bf16", FloatFormat::BF16),
        ("tf32", FloatFormat::TF32),
        ("f32", FloatFormat::F32),
        ("f64", FloatFormat::F64),
        ("e5m2", FloatFormat::E5M2),
        ("e4m3", FloatFormat::E4M3),
    ];

    /// A format with infinities.
    pub const fn ieee(exponent: u8, significand: u8) -> FloatFormat {
        FloatFormat { exponent, significand, infinite: true, denormal: true }
    }

    /// The same format without denormal numbers.
    pub const fn without_denormals(self) -> FloatFormat {
        FloatFormat { denormal: false, ..self }
    }

    /// Total width in bits.
    pub fn bits(self) -> u16 {
        1 + u16::from(self.exponent) + u16::from(self.significand)
    }

    /// Whether the numbers are ones that [`arith`] computes with.
    pub fn is_valid(self) -> bool {
        (2..=11).contains(&self.exponent) && (1..=52).contains(&self.significand)
    }

    /// The bit pattern of the canonical NaN: quiet, positive, no payload.
    pub fn nan(self) -> i128 {
        let exponent = ((1 << self.exponent) - 1) << self.significand;
        let significand =
            if self.infinite { 1 << (self.significand - 1) } else { (1 << self.significand) - 1 };
        exponent | significand
    }

    /// The bit pattern of the infinity without sign, or of the NaN where there is none.
    pub fn infinity(self) -> i128 {
        if self.infinite { ((1 << self.exponent) - 1) << self.significand } else { self.nan() }
    }

    /// The bit pattern of the largest finite value.
    pub fn largest(self) -> i128 {
        self.infinity() - 1
    }

    /// The sign bit.
    pub fn sign(self) -> i128 {
        1 << (self.bits() - 1)
    }

    /// Whether the bit pattern is no number.
    pub fn is_nan(self, bits: i128) -> bool {
        let magnitude = bits & (self.sign() - 1);
        if self.infinite { magnitude > self.infinity() } else { magnitude == self.nan() }
    }

    /// The name in the text notation: `f32`, or `e6m9` for a format without a name of its own; a final `n`
    /// says that there are no infinities, a `z` that there are no denormals.
    pub fn name(self) -> String {
        if !self.denormal {
            return format!("{}z", FloatFormat { denormal: true, ..self }.name());
        }
        match Self::NAMED.iter().find(|n| n.1 == self) {
            Some((name, _)) => (*name).into(),
            None => {
                let end = if self.infinite { "" } else { "n" };
                format!("e{}m{}{end}", self.exponent, self.significand)
            }
        }
    }

    /// The format of a name.
    pub fn named(name: &str) -> Option<FloatFormat> {
        if let Some(rest) = name.strip_suffix('z') {
            return FloatFormat::named(rest).filter(|f| f.denormal).map(FloatFormat::without_denormals);
        }
        if let Some((_, format)) = Self::NAMED.iter().find(|n| n.0 == name) {
            return Some(*format);
        }
        let (name, infinite) = match name.strip_suffix('n') {
            Some(rest) => (rest, false),
            None => (name, true),
        };
        let (exponent, significand) = name.strip_prefix('e')?.split_once('m')?;
        let format = FloatFormat {
            exponent: exponent.parse().ok()?,
            significand: significand.parse().ok()?,
            infinite,
            denormal: true,
        };
        format.is_valid().then_some(format)
    }
}

/// How a result that is not representable is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Rounding {
    /// To the nearest; of two, to the even one.
    NearestEven,
    /// Toward zero.
    TowardZero,
    /// Toward minus infinity.
    Down,
    /// Toward plus infinity.
    Up,
    /// To the nearest; of two, to the one away from zero.
    NearestAway,
}

impl Rounding {
    /// All of them with their endings in the text notation.
    const NAMED: [(&'static str, Rounding); 5] = [
        ("", Rounding::NearestEven),
        ("_rz", Rounding::TowardZero),
        ("_rd", Rounding::Down),
        ("_ru", Rounding::Up),
        ("_ra", Rounding::NearestAway),
    ];

    /// The position among the roundings, for parameters.
    pub fn number(self) -> i128 {
        self as i128
    }

    /// The rounding of a number.
    pub fn numbered(number: i128) -> Option<Rounding> {
        Self::NAMED.iter().map(|n| n.1).find(|r| r.number() == number)
    }

    fn ending(self) -> &'static str {
        Self::NAMED.iter().find(|n| n.1 == self).map_or("", |n| n.0)
    }
}

/// An operation on floats of one format. Arguments are bit patterns unless something else is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum FloatOp {
    /// `(a, b)`: `a + b`.
    Add,
    /// `(a, b)`: `a * b`.
    Mul,
    /// `(a, b)`: `a / b`.
    Div,
    /// `(a)`: the square root.
    Sqrt,
    /// `(a, b, c)`: `a * b + c`, rounded once.
    Fma,
    /// `(a, b, ...)`: the sum of at least one argument, rounded once. It stands for a sum whose order and
    /// intermediate roundings the vendor leaves open; the order of the arguments does not matter.
    Sum,
    /// `(a, n)`: `a` rounded to a multiple of `2^-n`; `n` is an integer, 0 rounds to an integer.
    Round,
    /// `(a, n)`: `a * 2^n` for an integer `n`.
    Scale,
    /// `(a)`: `a` in another format.
    Convert(FloatFormat),
    /// `(n)`: the integer `n` as a float.
    FromInt,
    /// `(a, otherwise)`: `a` rounded to an integer, or the integer `otherwise` where it is none of `width`
    /// bits.
    ToInt {
        /// Width of the integers that `a` may become.
        width: u16,
        /// Whether they are signed.
        signed: bool,
    },
    /// `(a, b)`: 1 if `a < b`, else 0, also for NaNs.
    Less,
    /// `(a, b)`: 1 if `a == b` (zeros are equal), else 0, also for NaNs.
    Equal,
    /// `(a, b)`: 1 if one of them is a NaN, else 0.
    Unordered,
}

impl FloatOp {
    /// The number of arguments; `None` for any number of at least one.
    pub fn arity(self) -> Option<usize> {
        match self {
            FloatOp::Sqrt | FloatOp::Convert(_) | FloatOp::FromInt => Some(1),
            FloatOp::Fma => Some(3),
            FloatOp::Sum => None,
            _ => Some(2),
        }
    }

    /// Whether the rounding says anything; otherwise it is [`Rounding::NearestEven`].
    pub fn rounds(self) -> bool {
        !matches!(self, FloatOp::Less | FloatOp::Equal | FloatOp::Unordered)
    }

    /// The number of leading arguments that may be exchanged.
    pub fn commuting(self, args: usize) -> usize {
        match self {
            FloatOp::Add | FloatOp::Mul | FloatOp::Fma | FloatOp::Equal | FloatOp::Unordered => 2.min(args),
            FloatOp::Sum => args,
            _ => 1.min(args),
        }
    }

    /// Whether argument `n` is an integer instead of a bit pattern.
    pub fn takes_integer(self, n: usize) -> bool {
        matches!(self, FloatOp::FromInt)
            || n == 1 && matches!(self, FloatOp::Round | FloatOp::Scale | FloatOp::ToInt { .. })
    }

    /// The format of a result that is a float.
    pub fn result(self, format: FloatFormat) -> Option<FloatFormat> {
        match self {
            FloatOp::Convert(to) => Some(to),
            FloatOp::ToInt { .. } | FloatOp::Less | FloatOp::Equal | FloatOp::Unordered => None,
            _ => Some(format),
        }
    }

    /// The name without formats.
    pub fn name(self) -> &'static str {
        match self {
            FloatOp::Add => "fadd",
            FloatOp::Mul => "fmul",
            FloatOp::Div => "fdiv",
            FloatOp::Sqrt => "fsqrt",
            FloatOp::Fma => "fma",
            FloatOp::Sum => "fsum",
            FloatOp::Round => "fround",
            FloatOp::Scale => "fscale",
            FloatOp::Convert(_) => "fconvert",
            FloatOp::FromInt => "fromint",
            FloatOp::ToInt { .. } => "toint",
            FloatOp::Less => "fless",
            FloatOp::Equal => "fequal",
            FloatOp::Unordered => "funordered",
        }
    }

    const PLAIN: [FloatOp; 12] = [
        FloatOp::Add,
        FloatOp::Mul,
        FloatOp::Div,
        FloatOp::Sqrt,
        FloatOp::Fma,
        FloatOp::Sum,
        FloatOp::Round,
        FloatOp::Scale,
        FloatOp::FromInt,
        FloatOp::Less,
        FloatOp::Equal,
        FloatOp::Unordered,
    ];
}

/// An operation with its format and rounding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Float {
    /// What is computed.
    pub op: FloatOp,
    /// The format of the arguments; of the result for [`FloatOp::FromInt`].
    pub format: FloatFormat,
    /// How the result is rounded.
    pub rounding: Rounding,
}

impl Float {
    /// An operation that rounds to the nearest.
    pub fn new(op: FloatOp, format: FloatFormat) -> Float {
        Float { op, format, rounding: Rounding::NearestEven }
    }

    /// The same with another rounding, where that says anything.
    pub fn rounded(self, rounding: Rounding) -> Float {
        if self.op.rounds() { Float { rounding, ..self } } else { self }
    }

    /// Whether formats and widths are possible and `args` arguments are right.
    pub fn is_valid(self, args: usize) -> bool {
        let op = match self.op {
            FloatOp::Convert(to) => to.is_valid(),
            FloatOp::ToInt { width, .. } => (1..=64).contains(&width),
            _ => true,
        };
        let arity = self.op.arity().map_or(args >= 1, |n| n == args);
        let rounding = self.op.rounds() || self.rounding == Rounding::NearestEven;
        op && arity && rounding && self.format.is_valid()
    }

    /// The name in the text notation: operation, formats, rounding.
    pub fn name(self) -> String {
        let to = match self.op {
            FloatOp::Convert(to) => format!("_{}", to.name()),
            FloatOp::ToInt { width, signed } => format!("_{}{width}", if signed { 'i' } else { 'u' }),
            _ => String::new(),
        };
        format!("{}_{}{to}{}", self.op.name(), self.format.name(), self.rounding.ending())
    }

    /// The operation of a name.
    pub fn named(name: &str) -> Option<Float> {
        let (rest, rounding) = Rounding::NAMED
            .iter()
            .skip(1)
            .find_map(|(ending, rounding)| Some((name.strip_suffix(ending)?, *rounding)))
            .unwrap_or((name, Rounding::NearestEven));
        let words: Vec<&str> = rest.split('_').collect();
        let format = FloatFormat::named(words.get(1)?)?;
        let op = match words[..] {
            [op, _] => FloatOp::PLAIN.into_iter().find(|o| o.name() == op)?,
            ["fconvert", _, to] => FloatOp::Convert(FloatFormat::named(to)?),
            ["toint", _, to] => {
                let (signed, width) = match to.strip_prefix('i') {
                    Some(width) => (true, width),
                    None => (false, to.strip_prefix('u')?),
                };
                FloatOp::ToInt { width: width.parse().ok()?, signed }
            }
            _ => return None,
        };
        let float = Float { op, format, rounding };
        float.is_valid(op.arity().unwrap_or(1)).then_some(float)
    }
}
