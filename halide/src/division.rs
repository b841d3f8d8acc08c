//! Halide's division: the remainder is not negative, and what is divided by zero is zero.

use autoir_synth::window::halide::ast::Type;
use inkwell::IntPredicate;
use inkwell::values::{BasicValueEnum, InstructionOpcode as Op};

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};
use crate::operations::unsigned;

impl<'c> Kernel<'_, 'c> {
    /// `a / b` for integers; `divisor` is what `b` is known to be in every lane.
    pub fn quotient(
        &self,
        a: Value<'c>,
        b: Value<'c>,
        divisor: Option<i128>,
        ty: Type,
    ) -> Lowered<Value<'c>> {
        match divisor {
            Some(0) => return Ok(self.number(0, ty)),
            Some(d) if !ty.is_signed() && d.count_ones() == 1 => {
                return self.binary(Op::LShr, a, self.number(i128::from(d.trailing_zeros()), ty));
            }
            Some(_) if !ty.is_signed() => return self.binary(Op::UDiv, a, b),
            Some(d) if d > 0 && d.count_ones() == 1 => {
                return self.binary(Op::AShr, a, self.number(i128::from(d.trailing_zeros()), ty));
            }
            Some(d) if d > 0 => {
                // Below zero, `-1 - x` is divided, which is not negative.
                let sign = self.sign(a, ty)?;
                let a = self.binary(Op::Xor, a, sign)?;
                let quotient = self.binary(Op::UDiv, a, b)?;
                return self.binary(Op::Xor, quotient, sign);
            }
            _ => {}
        }
        let zero = self.number(0, ty);
        let (is_zero, safe) = self.not_zero(b, ty)?;
        let quotient = if ty.is_signed() {
            let (safe, flipped) = self.not_minus_one(safe, ty)?;
            let quotient = self.binary(Op::SDiv, a, safe)?;
            let remainder = self.remains(a, safe, quotient)?;
            // Towards zero is one step too far from the divisor's side if something negative remains.
            let below = self.sign(remainder, ty)?;
            let step = self.binary(Op::Or, self.sign(safe, ty)?, self.number(1, ty))?;
            let step = self.binary(Op::And, step, below)?;
            let quotient = self.binary(Op::Sub, quotient, step)?;
            let negated = self.binary(Op::Sub, zero, a)?;
            self.select(flipped, negated, quotient)?
        } else {
            self.binary(Op::UDiv, a, safe)?
        };
        self.select(is_zero, zero, quotient)
    }

    /// `a % b` for integers.
    pub fn remainder(
        &self,
        a: Value<'c>,
        b: Value<'c>,
        divisor: Option<i128>,
        ty: Type,
    ) -> Lowered<Value<'c>> {
        match divisor.map(i128::abs) {
            Some(0 | 1) => return Ok(self.number(0, ty)),
            Some(d) if d.count_ones() == 1 => return self.binary(Op::And, a, self.number(d - 1, ty)),
            Some(_) if !ty.is_signed() => return self.binary(Op::URem, a, b),
            Some(d) => {
                let b = self.number(d, ty);
                let quotient = self.quotient(a, b, Some(d), ty)?;
                return self.remains(a, b, quotient);
            }
            None => {}
        }
        let zero = self.number(0, ty);
        let (is_zero, safe) = self.not_zero(b, ty)?;
        let remainder = if ty.is_signed() {
            let (safe, _) = self.not_minus_one(safe, ty)?;
            let remainder = self.binary(Op::SRem, a, safe)?;
            let is_poison = self.context.bool_type().const_zero();
            let magnitude = self.intrinsic("llvm.abs", &[safe.get_type()], &[safe, is_poison.into()])?;
            let below = self.sign(remainder, ty)?;
            let more = self.binary(Op::And, magnitude, below)?;
            self.binary(Op::Add, remainder, more)?
        } else {
            self.binary(Op::URem, a, safe)?
        };
        self.select(is_zero, zero, remainder)
    }

    /// Division that cuts off what is behind the point, or its remainder.
    pub fn towards_zero(
        &self,
        remainder: bool,
        a: Value<'c>,
        b: Value<'c>,
        divisor: Option<i128>,
        ty: Type,
    ) -> Lowered<Value<'c>> {
        let (is_zero, safe) = self.not_zero(b, ty)?;
        let safe = if divisor.is_some_and(|d| d != 0) { b } else { safe };
        let op = match (remainder, ty.is_signed()) {
            (false, true) => Op::SDiv,
            (false, false) => Op::UDiv,
            (true, true) => Op::SRem,
            (true, false) => Op::URem,
        };
        let value = self.binary(op, a, safe)?;
        self.select(is_zero, self.number(0, ty), value)
    }

    /// `a - b * quotient`.
    fn remains(&self, a: Value<'c>, b: Value<'c>, quotient: Value<'c>) -> Lowered<Value<'c>> {
        let product = self.binary(Op::Mul, b, quotient)?;
        self.binary(Op::Sub, a, product)
    }

    /// -1 where `a` is negative, else 0.
    fn sign(&self, a: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        self.binary(Op::AShr, a, self.number(i128::from(ty.bits) - 1, ty))
    }

    /// Where a divisor is 0, and the divisor with 1 there.
    fn not_zero(&self, b: Value<'c>, ty: Type) -> Lowered<(Value<'c>, Value<'c>)> {
        let is_zero = self.compare(IntPredicate::EQ, b, self.number(0, ty))?;
        Ok((is_zero, self.select(is_zero, self.number(1, ty), b)?))
    }

    /// A divisor that no division traps on, 1 in place of -1, and where that was.
    fn not_minus_one(&self, b: Value<'c>, ty: Type) -> Lowered<(Value<'c>, Value<'c>)> {
        let flipped = self.compare(IntPredicate::EQ, b, self.number(-1, ty))?;
        Ok((self.select(flipped, self.number(1, ty), b)?, flipped))
    }

    /// The number that `value` is in every lane, if it is a constant.
    pub fn constant(&self, value: Value<'c>, ty: Type) -> Option<i128> {
        let scalar = match value {
            BasicValueEnum::IntValue(v) => v,
            BasicValueEnum::VectorValue(v) if v.is_const() => {
                // Constants are of many kinds: of numbers, all zero, undefined, or operations. LLVM takes an element out of any.
                let place = |n| self.context.i32_type().const_int(n, false);
                let element = |n| v.const_extract_element(place(n));
                let first = element(0);
                if (1..u64::from(v.get_type().get_size())).any(|n| element(n) != first) {
                    return None;
                }
                let BasicValueEnum::IntValue(first) = first else { return None };
                first
            }
            _ => return None,
        };
        let element = unsigned(ty);
        if ty.is_signed() {
            scalar.get_sign_extended_constant().map(i128::from)
        } else {
            scalar.get_zero_extended_constant().map(|v| i128::from(v) & crate::operations::greatest(element))
        }
    }
}
