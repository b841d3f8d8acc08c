//! Functions on floats in pseudocode that names them: each is given bits, whose number says the format.
//!
//! Source: Arm Architecture Reference Manual, shared/functions/float. The control register is as it is after reset:
//! rounded to the nearest, with denormal numbers, and which NaN a result is does not matter.

use super::bits::{Bits, Content, Value};
use super::machine::{Eval, Machine};
use crate::imp::Expr;
use autoir_semantics::dag::Id;
use autoir_semantics::float::{FloatFormat, FloatOp, Rounding};

/// A function on bits that are floats. What it is told of control registers and exceptions comes last and is not looked
/// at; `n` is a number of bits, a rounding is its [`Rounding::number`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatCall {
    /// `(a, b)`: an operation of two, or of one.
    Operation(FloatOp),
    /// `(a, b)`: the difference.
    Subtract,
    /// `(addend, a, b)`: `a * b + addend`, rounded once; factors of half as many bits are converted.
    MultiplyAdd,
    /// `(addend, a, b)`: as [`FloatCall::MultiplyAdd`] with factors that are the upper halves of floats.
    MultiplyAddUpper,
    /// `(a, b)`: the product; of zero and infinity, two with the product's sign.
    MultiplyExtended,
    /// `(a, b)`: `2 - a * b`, rounded once; two for zero and infinity.
    ReciprocalStep,
    /// `(a)`: the sign is flipped.
    Negate,
    /// `(a)`: the sign is cleared.
    Absolute,
    /// `(a, b)`: the lesser (`true`) or greater, a NaN if one is one; zeros are told apart by their signs.
    Extreme(bool),
    /// `(a, b)`: as [`FloatCall::Extreme`] but the number where the other is a quiet NaN.
    ExtremeNumber(bool),
    /// `(a, b)`: whether `a == b`.
    Equal,
    /// `(a, b)`: whether `a > b`.
    Greater,
    /// `(a, b)`: whether `a >= b`.
    GreaterOrEqual,
    /// `(sign, n)`: zero.
    Zero,
    /// `(a, control, n)`: in the format of `n` bits.
    Convert,
    /// `(a)`: as the upper half of a float of the same format.
    ConvertUpper,
    /// `(a, control, rounding)`: rounded to an integer.
    Round,
    /// `(a, control, rounding, n)`: rounded to an integer; the least one of `n` bits where it has more.
    RoundWithin,
    /// `(a, fraction, unsigned, control, rounding, n)`: a number of `n` bits, clamped, so many of them a fraction.
    ToFixed,
    /// `(bits, fraction, unsigned, control, rounding, n)`: of such a number, a float of `n` bits.
    FromFixed,
}

impl FloatCall {
    /// The least number of arguments.
    pub fn arity(self) -> usize {
        use FloatCall::*;
        match self {
            Operation(op) => op.arity().unwrap_or(1),
            Negate | Absolute | ConvertUpper => 1,
            MultiplyAdd | MultiplyAddUpper | Convert | Round => 3,
            RoundWithin => 4,
            ToFixed | FromFixed => 6,
            _ => 2,
        }
    }
}

impl Machine<'_> {
    /// The value of a function whose arguments are at least as many as its arity.
    pub fn call_float(&mut self, function: FloatCall, args: &[Expr]) -> Eval<Value> {
        use FloatCall::*;
        if function == Zero {
            let (sign, n) = (self.bits_arg(&args[0])?, self.width_arg(&args[1])?);
            let sign = self.int_of_bits(&sign, false)?;
            let zero = self.dag.scale(sign, 1 << (n - 1));
            return Ok(Value::bits(Bits::one(n, Content::Int(zero))));
        }
        if function == FromFixed {
            return self.float_of_fixed(args);
        }
        let (a, format) = self.float_arg(&args[0])?;
        let bits = match function {
            Convert => {
                let n = self.width_arg(&args[2])?;
                let to = self.format_of(n)?;
                let id = self.dag.float(FloatOp::Convert(to), format, &[a]);
                return Ok(Value::bits(Bits::one(n, Content::Int(id))));
            }
            ConvertUpper if format == FloatFormat::F32 => {
                let id = self.dag.float(FloatOp::Convert(FloatFormat::BF16), format, &[a]);
                return Ok(Value::bits(Bits::one(16, Content::Int(id))));
            }
            ConvertUpper => return self.unsupported("the upper half of something else than 32 bits"),
            ToFixed => return self.fixed_of_float((a, format), args),
            Equal | Greater | GreaterOrEqual => {
                let b = self.float_arg(&args[1])?.0;
                return Ok(Value::Int(match function {
                    Equal => self.dag.float(FloatOp::Equal, format, &[a, b]),
                    Greater => self.dag.float(FloatOp::Less, format, &[b, a]),
                    _ => self.dag.float_le(format, b, a),
                }));
            }
            Operation(op) if op.arity() == Some(1) => self.dag.float(op, format, &[a]),
            Negate => self.dag.float_neg(format, a),
            Absolute => self.dag.float_abs(format, a),
            Round => {
                let rounding = self.rounding_arg(&args[2])?;
                self.dag.float_round(format, rounding, a)
            }
            RoundWithin => {
                let (rounding, n) = (self.rounding_arg(&args[2])?, self.width_arg(&args[3])?);
                self.round_within(format, rounding, n, a)
            }
            MultiplyAdd | MultiplyAddUpper => {
                let is_upper = function == MultiplyAddUpper;
                let p = self.factor(&args[1], format, is_upper)?;
                let q = self.factor(&args[2], format, is_upper)?;
                self.dag.float(FloatOp::Fma, format, &[p, q, a])
            }
            _ => {
                let b = self.float_arg(&args[1])?.0;
                self.of_two(function, format, a, b)?
            }
        };
        Ok(Value::bits(Bits::one(format.bits().into(), Content::Int(bits))))
    }

    fn of_two(&mut self, function: FloatCall, format: FloatFormat, a: Id, b: Id) -> Eval<Id> {
        use FloatCall::*;
        Ok(match function {
            Operation(op) => self.dag.float(op, format, &[a, b]),
            Subtract => self.dag.float_sub(format, a, b),
            Extreme(least) => self.dag.float_extreme(format, least, a, b),
            ExtremeNumber(least) => self.dag.float_extreme_number(format, least, a, b),
            MultiplyExtended => {
                let product = self.dag.float(FloatOp::Mul, format, &[a, b]);
                let both = self.dag.xor(a, b);
                let sign = self.int(format.sign());
                let sign = self.dag.and(both, sign);
                let two = self.integer(format, 2);
                let two = self.dag.or(two, sign);
                self.unless_indeterminate(format, (a, b), two, product)
            }
            ReciprocalStep => {
                let (two, negated) = (self.integer(format, 2), self.dag.float_neg(format, a));
                let step = self.dag.float(FloatOp::Fma, format, &[negated, b, two]);
                self.unless_indeterminate(format, (a, b), two, step)
            }
            _ => return self.unsupported(format!("{function:?} is no function of two floats")),
        })
    }

    /// `otherwise`, but `value` where one of `a` and `b` is zero and the other infinite.
    fn unless_indeterminate(
        &mut self,
        format: FloatFormat,
        (a, b): (Id, Id),
        value: Id,
        otherwise: Id,
    ) -> Id {
        let (zero, infinity) = (self.int(0), self.int(format.infinity()));
        let mut out = otherwise;
        for (a, b) in [(a, b), (b, a)] {
            let (a, b) = (self.dag.float_abs(format, a), self.dag.float_abs(format, b));
            let (is_zero, is_infinite) = (self.dag.eq(a, zero), self.dag.eq(b, infinity));
            let here = self.dag.and(is_zero, is_infinite);
            out = self.dag.select(here, value, out);
        }
        out
    }

    fn round_within(&mut self, format: FloatFormat, rounding: Rounding, n: u32, a: Id) -> Id {
        let rounded = self.dag.float_round(format, rounding, a);
        let bias = (1 << (format.exponent - 1)) - 1;
        let above = (bias + i128::from(n) - 1) << format.significand;
        let (least, above) = (self.int(above | format.sign()), self.int(above));
        let is_below = self.dag.float(FloatOp::Less, format, &[rounded, above]);
        let is_within = self.dag.float_le(format, least, rounded);
        let fits = self.dag.and(is_below, is_within);
        self.dag.select(fits, rounded, least)
    }

    fn fixed_of_float(&mut self, (a, format): (Id, FloatFormat), args: &[Expr]) -> Eval<Value> {
        let fraction = self.eval_int(&args[1])?;
        let signed = self.constant_arg(&args[2])? == 0;
        let (rounding, n) = (self.rounding_arg(&args[4])?, self.width_arg(&args[5])?);
        // Exact, or so large that it is clamped in any case.
        let scaled = self.scaled(format, a, fraction);
        let id = self.dag.float_to_int_saturated(format, rounding, (n as u16, signed), scaled);
        Ok(Value::bits(self.truncate(&Value::Int(id), n)?))
    }

    fn float_of_fixed(&mut self, args: &[Expr]) -> Eval<Value> {
        let bits = self.bits_arg(&args[0])?;
        let fraction = self.eval_int(&args[1])?;
        let signed = self.constant_arg(&args[2])? == 0;
        let (rounding, n) = (self.rounding_arg(&args[4])?, self.width_arg(&args[5])?);
        if rounding != Rounding::NearestEven {
            return self.unsupported("an integer rounded in another way than the control register says");
        }
        let format = self.format_of(n)?;
        let number = self.int_of_bits(&bits, signed)?;
        // Wider formats are neither too large nor too small for a fraction of their integers; binary16 may be. What is
        // not exact in binary64 is too large for binary16 in any case.
        let through = match (format, self.dag.as_const(fraction)) {
            (FloatFormat::F16, None | Some(1..)) if bits.width() <= 16 => FloatFormat::F32,
            (FloatFormat::F16, None | Some(1..)) => FloatFormat::F64,
            _ => format,
        };
        let whole = self.dag.float(FloatOp::FromInt, through, &[number]);
        let down = self.dag.neg(fraction);
        let scaled = self.scaled(through, whole, down);
        let id = match through == format {
            true => scaled,
            false => self.dag.float(FloatOp::Convert(format), through, &[scaled]),
        };
        Ok(Value::bits(Bits::one(n, Content::Int(id))))
    }

    fn scaled(&mut self, format: FloatFormat, a: Id, exponent: Id) -> Id {
        match self.dag.as_const(exponent) {
            Some(0) => a,
            _ => self.dag.float(FloatOp::Scale, format, &[a, exponent]),
        }
    }

    fn integer(&mut self, format: FloatFormat, n: i128) -> Id {
        let n = self.int(n);
        self.dag.float(FloatOp::FromInt, format, &[n])
    }

    // ---- arguments ----

    fn float_arg(&mut self, arg: &Expr) -> Eval<(Id, FloatFormat)> {
        let bits = self.bits_arg(arg)?;
        let format = self.format_of(bits.width())?;
        Ok((self.int_of_bits(&bits, false)?, format))
    }

    /// A factor of a product that is a float of `format`: one of half as many bits is converted, or is the upper half.
    fn factor(&mut self, arg: &Expr, format: FloatFormat, is_upper: bool) -> Eval<Id> {
        let bits = self.bits_arg(arg)?;
        let id = self.int_of_bits(&bits, false)?;
        let width = u32::from(format.bits());
        match bits.width() {
            n if n == width && !is_upper => Ok(id),
            n if 2 * n == width && is_upper => Ok(self.dag.scale(id, 1 << n)),
            n if 2 * n == width => {
                let from = self.format_of(n)?;
                Ok(self.dag.float(FloatOp::Convert(format), from, &[id]))
            }
            n => self.unsupported(format!("a factor of {n} bits for {}", format.name())),
        }
    }

    fn rounding_arg(&mut self, arg: &Expr) -> Eval<Rounding> {
        let number = self.constant_arg(arg)?;
        match Rounding::numbered(number) {
            Some(rounding) => Ok(rounding),
            None => self.unsupported("a rounding that is not modelled"),
        }
    }

    fn format_of(&self, width: u32) -> Eval<FloatFormat> {
        match width {
            16 => Ok(FloatFormat::F16),
            32 => Ok(FloatFormat::F32),
            64 => Ok(FloatFormat::F64),
            n => self.unsupported(format!("a float of {n} bits")),
        }
    }
}
