//! Halide's operations of fixed-point arithmetic, each in the form in which LLVM and the search know it.
//!
//! Source: the documentation of `IROperator.h` and `Call::IntrinsicOp` in Halide 21. Where a result needs more bits than
//! its operands have, it is computed in twice the width: windows are read over exact numbers, and LLVM finds its averages
//! and high products in that form.

use autoir_synth::window::halide::ast::{Span, Type};
use inkwell::IntPredicate;
use inkwell::values::InstructionOpcode as Op;

use crate::fault::{Fault, Lowered};
use crate::kernel::{Kernel, Value};
use crate::operations::{doubled, greatest, least, unsigned};

/// An operand with its type.
pub type Operand<'c> = (Value<'c>, Type);

impl<'c> Kernel<'_, 'c> {
    /// The operation `name`; nothing if it is none of fixed-point arithmetic.
    pub fn fixed_point(
        &self,
        name: &str,
        operands: &[Operand<'c>],
        result: Type,
        at: Span,
    ) -> Lowered<Option<Value<'c>>> {
        match *operands {
            [a] => self.unary(name, a, result),
            [a, b] => self.two(name, a, b, result),
            [a, b, c] => self.three(name, a, b, c, result, at),
            _ => Ok(None),
        }
    }

    fn unary(&self, name: &str, (a, ty): Operand<'c>, result: Type) -> Lowered<Option<Value<'c>>> {
        let never = self.context.bool_type().const_zero().into();
        Ok(Some(match name {
            "abs" if ty.is_signed() => self.intrinsic("llvm.abs", &[a.get_type()], &[a, never])?,
            "abs" => a,
            "bitwise_not" => self.binary(Op::Xor, a, self.number(-1, ty))?,
            "popcount" => self.simple("llvm.ctpop", &[a])?,
            "count_leading_zeros" => self.intrinsic("llvm.ctlz", &[a.get_type()], &[a, never])?,
            "count_trailing_zeros" => self.intrinsic("llvm.cttz", &[a.get_type()], &[a, never])?,
            "saturating_cast" => self.saturate(a, ty, result)?,
            _ => return Ok(None),
        }))
    }

    fn two(
        &self,
        name: &str,
        (a, ta): Operand<'c>,
        (b, tb): Operand<'c>,
        result: Type,
    ) -> Lowered<Option<Value<'c>>> {
        Ok(Some(match name {
            "widening_add" | "widen_right_add" => self.widened(Op::Add, (a, ta), (b, tb), result)?,
            "widening_sub" | "widen_right_sub" => self.widened(Op::Sub, (a, ta), (b, tb), result)?,
            "widening_mul" | "widen_right_mul" => self.widened(Op::Mul, (a, ta), (b, tb), result)?,
            "saturating_add" if ta.is_signed() => self.simple("llvm.sadd.sat", &[a, b])?,
            "saturating_add" => self.simple("llvm.uadd.sat", &[a, b])?,
            "saturating_sub" if ta.is_signed() => self.simple("llvm.ssub.sat", &[a, b])?,
            "saturating_sub" => self.simple("llvm.usub.sat", &[a, b])?,
            "absd" => {
                let high = self.extremum(true, a, b, ta)?;
                let low = self.extremum(false, a, b, ta)?;
                self.binary(Op::Sub, high, low)?
            }
            "halving_add" | "sorted_avg" => self.halved(Op::Add, a, b, false, ta)?,
            "rounding_halving_add" => self.halved(Op::Add, a, b, true, ta)?,
            "halving_sub" => self.halved(Op::Sub, a, b, false, ta)?,
            "shift_left" => self.shift(true, a, b, ta, tb)?,
            "shift_right" => self.shift(false, a, b, ta, tb)?,
            "widening_shift_left" | "widening_shift_right" => {
                let a = self.resize(a, ta, result)?;
                let b = self.resize(b, tb, Type { bits: result.bits, ..tb })?;
                self.shift(name == "widening_shift_left", a, b, result, tb)?
            }
            "rounding_shift_right" => self.rounding_shift(false, a, b, ta, tb)?,
            "rounding_shift_left" => self.rounding_shift(true, a, b, ta, tb)?,
            "bitwise_and" => self.binary(Op::And, a, b)?,
            "bitwise_or" => self.binary(Op::Or, a, b)?,
            "bitwise_xor" => self.binary(Op::Xor, a, b)?,
            "div_round_to_zero" => self.towards_zero(false, a, b, self.constant(b, tb), ta)?,
            "mod_round_to_zero" => self.towards_zero(true, a, b, self.constant(b, tb), ta)?,
            "extract_bits" => {
                let count = self.resize(b, unsigned(tb), Type { bits: ta.bits, ..tb })?;
                let shifted = self.binary(Op::LShr, a, count)?;
                self.resize(shifted, ta, result)?
            }
            _ => return Ok(None),
        }))
    }

    fn three(
        &self,
        name: &str,
        (a, ta): Operand<'c>,
        (b, tb): Operand<'c>,
        (c, tc): Operand<'c>,
        result: Type,
        at: Span,
    ) -> Lowered<Option<Value<'c>>> {
        Ok(Some(match name {
            "promise_clamped" | "unsafe_promise_clamped" => a,
            "mul_shift_right" => self.scaled((a, ta), (b, tb), (c, tc), false, result, at)?,
            "rounding_mul_shift_right" => self.scaled((a, ta), (b, tb), (c, tc), true, result, at)?,
            "lerp" => self.lerp((a, ta), b, (c, tc), at)?,
            _ => return Ok(None),
        }))
    }

    /// `a op b` in a type that is wide enough.
    fn widened(
        &self,
        op: Op,
        (a, ta): Operand<'c>,
        (b, tb): Operand<'c>,
        result: Type,
    ) -> Lowered<Value<'c>> {
        if op == Op::Mul
            && ta == tb
            && result.bits == 2 * ta.bits
            && let Some(products) = self.neon_products(a, b, ta)?
        {
            return Ok(products);
        }
        let narrow = ta.bits < result.bits;
        let (a, b) = (self.resize(a, ta, result)?, self.resize(b, tb, result)?);
        // Of `widen_right`, one operand may use the whole width, and a difference of unsigned numbers wraps.
        let fits = narrow
            && (op != Op::Sub || result.is_signed())
            && (op != Op::Mul || ta.is_signed() == tb.is_signed());
        if fits { self.exact(op, a, b, result) } else { self.arithmetic(op, a, b, result) }
    }

    /// `(a op b [+ 1]) / 2`, rounded down.
    fn halved(&self, op: Op, a: Value<'c>, b: Value<'c>, rounds: bool, ty: Type) -> Lowered<Value<'c>> {
        let wide = doubled(ty);
        let (a, b) = (self.resize(a, ty, wide)?, self.resize(b, ty, wide)?);
        let mut value = match op {
            Op::Sub if !ty.is_signed() => self.binary(op, a, b)?,
            _ => self.exact(op, a, b, wide)?,
        };
        if rounds {
            value = self.exact(Op::Add, value, self.number(1, wide), wide)?;
        }
        let shift = if ty.is_signed() { Op::AShr } else { Op::LShr };
        let value = self.binary(shift, value, self.number(1, wide))?;
        self.resize(value, wide, ty)
    }

    /// `a` shifted by `b`; a negative count shifts the other way.
    fn shift(&self, left: bool, a: Value<'c>, b: Value<'c>, ty: Type, count: Type) -> Lowered<Value<'c>> {
        let op = |left: bool| match (left, ty.is_signed()) {
            (true, _) => Op::Shl,
            (false, true) => Op::AShr,
            (false, false) => Op::LShr,
        };
        if let Some(n) = self.constant(b, count) {
            let (left, n) = if n < 0 { (!left, -n) } else { (left, n) };
            let n =
                if n >= i128::from(ty.bits) && op(left) == Op::AShr { i128::from(ty.bits) - 1 } else { n };
            if n >= i128::from(ty.bits) {
                return Ok(self.number(0, ty));
            }
            return self.binary(op(left), a, self.number(n, ty));
        }
        let b = self.resize(b, count, Type { bits: ty.bits, ..count })?;
        let forth = self.binary(op(left), a, b)?;
        if !count.is_signed() {
            return Ok(forth);
        }
        let zero = self.number(0, ty);
        let negated = self.binary(Op::Sub, zero, b)?;
        let back = self.binary(op(!left), a, negated)?;
        let is_back = self.compare(IntPredicate::SLT, b, zero)?;
        self.select(is_back, back, forth)
    }

    /// A shift that rounds to nearest, ties up, where it drops bits.
    fn rounding_shift(
        &self,
        left: bool,
        a: Value<'c>,
        b: Value<'c>,
        ty: Type,
        count: Type,
    ) -> Lowered<Value<'c>> {
        if let Some(n) = self.constant(b, count) {
            let drops = if left { -n } else { n };
            if drops <= 0 {
                return self.binary(Op::Shl, a, self.number(-drops, ty));
            }
            return self.rounded_down(a, drops, ty);
        }
        if left && !count.is_signed() {
            return self.shift(left, a, b, ty, count);
        }
        let right = if ty.is_signed() { Op::AShr } else { Op::LShr };
        let zero = self.number(0, ty);
        let b = self.resize(b, count, Type { bits: ty.bits, ..count })?;
        let opposite = self.binary(Op::Sub, zero, b)?;
        let (drops, grows) = if left { (opposite, b) } else { (b, opposite) };
        if let Some(shifted) = self.neon(if ty.is_signed() { "srshl" } else { "urshl" }, a, grows, ty)? {
            return Ok(shifted);
        }
        let fewer = self.binary(Op::Sub, drops, self.number(1, ty))?;
        let dropped = self.binary(right, a, fewer)?;
        let half = self.binary(Op::And, dropped, self.number(1, ty))?;
        let shifted = self.binary(right, a, drops)?;
        let rounded = self.binary(Op::Add, shifted, half)?;
        let predicate = if count.is_signed() { IntPredicate::SGT } else { IntPredicate::UGT };
        let does_drop = self.compare(predicate, drops, zero)?;
        let kept = if count.is_signed() { self.binary(Op::Shl, a, grows)? } else { a };
        self.select(does_drop, rounded, kept)
    }

    /// `(a + 2^(n-1)) >> n` without overflow.
    fn rounded_down(&self, a: Value<'c>, n: i128, ty: Type) -> Lowered<Value<'c>> {
        let right = if ty.is_signed() { Op::AShr } else { Op::LShr };
        let n = n.min(i128::from(ty.bits));
        let fewer = self.binary(right, a, self.number(n - 1, ty))?;
        if n == i128::from(ty.bits) && !ty.is_signed() {
            return Ok(fewer);
        }
        if ty.bits <= 16 {
            return self.halved(Op::Add, fewer, self.number(0, ty), true, ty);
        }
        let half = self.binary(Op::And, fewer, self.number(1, ty))?;
        let shifted = self.binary(right, fewer, self.number(1, ty))?;
        self.binary(Op::Add, shifted, half)
    }

    /// `a` brought into the range of `result`.
    pub fn saturate(&self, a: Value<'c>, ty: Type, result: Type) -> Lowered<Value<'c>> {
        if ty.is_float() && result.bits < ty.bits && result.is_integer() {
            let (high, low) = (self.number(greatest(result), ty), self.number(least(result), ty));
            let value = self.minmax(false, a, high, ty)?;
            let value = self.minmax(true, value, low, ty)?;
            return self.convert(if result.is_signed() { Op::FPToSI } else { Op::FPToUI }, value, result);
        }
        if ty.is_float() && result.is_integer() {
            let name = if result.is_signed() { "llvm.fptosi.sat" } else { "llvm.fptoui.sat" };
            return self.intrinsic(name, &[self.llvm(result), a.get_type()], &[a]);
        }
        if !result.is_integer() {
            return self.cast(a, ty, result);
        }
        let mut value = a;
        if least(result) > least(ty) {
            value = self.extremum(true, value, self.number(least(result), ty), ty)?;
        }
        if greatest(result) < greatest(ty) {
            value = self.extremum(false, value, self.number(greatest(result), ty), ty)?;
        }
        self.resize(value, ty, result)
    }

    /// `(a * b) >> shift`, rounded to nearest if asked, in the range of `result`.
    fn scaled(
        &self,
        (a, ta): Operand<'c>,
        (b, tb): Operand<'c>,
        (shift, ts): Operand<'c>,
        rounds: bool,
        result: Type,
        at: Span,
    ) -> Lowered<Value<'c>> {
        if ta != tb {
            return Err(Fault::unsupported(at, format!("the factors are {ta} and {tb}")));
        }
        let (wide, bits) = (doubled(ta), i128::from(ta.bits));
        let is_doubled =
            rounds && ta.is_signed() && result == ta && self.constant(shift, ts) == Some(bits - 1);
        if is_doubled
            && matches!(ta.bits, 16 | 32)
            && let Some(product) = self.neon("sqrdmulh", a, b, ta)?
        {
            return Ok(product);
        }
        let (x, y) = (self.resize(a, ta, wide)?, self.resize(b, tb, wide)?);
        let product = self.exact(Op::Mul, x, y, wide)?;
        let right = if ta.is_signed() { Op::AShr } else { Op::LShr };
        let count = self.constant(shift, ts);
        let Some(q) = count.filter(|q| *q > 0 && *q < 2 * bits) else {
            let shift = self.resize(shift, ts, Type { bits: wide.bits, ..ts })?;
            let ts = Type { bits: wide.bits, ..ts };
            let value = if rounds {
                self.rounding_shift(false, product, shift, wide, ts)?
            } else {
                self.shift(false, product, shift, wide, ts)?
            };
            return self.saturate(value, wide, result);
        };
        // Doubled products of the same width have a form of their own in LLVM's back ends.
        let shifted = match rounds {
            true if q == bits - 1 && ta.is_signed() && ta.bits == 16 => {
                let fewer = self.binary(right, product, self.number(q - 1, wide))?;
                let more = self.binary(Op::Add, fewer, self.number(1, wide))?;
                self.binary(right, more, self.number(1, wide))?
            }
            true if ta.is_signed() || q <= bits => {
                let half = self.number(1 << (q - 1), wide);
                let sum = self.exact(Op::Add, product, half, wide)?;
                self.binary(right, sum, self.number(q, wide))?
            }
            true => self.rounded_down(product, q, wide)?,
            false => self.binary(right, product, self.number(q, wide))?,
        };
        let fits = if ta.is_signed() { q >= bits } else { q > bits || (q == bits && !rounds) };
        if fits {
            return self.resize(shifted, wide, result);
        }
        if ta.is_signed() && q == bits - 1 {
            // Only the square of the least number is too large by one.
            let cut = self.resize(shifted, wide, result)?;
            let lowest = self.number(least(ta), ta);
            if self.constant(b, tb).is_some_and(|b| b != least(ta)) {
                return Ok(cut);
            }
            let (is_a, is_b) =
                (self.compare(IntPredicate::EQ, a, lowest)?, self.compare(IntPredicate::EQ, b, lowest)?);
            let both = self.binary(Op::And, is_a, is_b)?;
            return self.select(both, self.number(greatest(result), result), cut);
        }
        self.saturate(shifted, wide, result)
    }

    /// `a` for weight 0, `b` for the greatest weight, between them in proportion.
    ///
    /// Source: `lower_lerp` in Halide's `Lerp.cpp`, as for windows.
    fn lerp(
        &self,
        (a, ty): Operand<'c>,
        b: Value<'c>,
        (weight, tw): Operand<'c>,
        at: Span,
    ) -> Lowered<Value<'c>> {
        if ty.is_float() {
            let inverse = self.arithmetic(Op::FSub, self.number(1, tw), weight, tw)?;
            let low = self.arithmetic(Op::FMul, a, inverse, ty)?;
            let high = self.arithmetic(Op::FMul, b, weight, ty)?;
            return self.arithmetic(Op::FAdd, low, high, ty);
        }
        if !tw.is_integer() || tw.is_signed() || tw.bits > ty.bits || ty.bits > 32 {
            return Err(Fault::unsupported(
                at,
                format!("weights of {tw} between values of {ty} are not modelled"),
            ));
        }
        let flat = unsigned(ty);
        let wide = doubled(flat);
        let bias = self.number(if ty.is_signed() { least(ty) } else { 0 }, ty);
        let (low, high) = (self.binary(Op::Xor, a, bias)?, self.binary(Op::Xor, b, bias)?);
        let factor = greatest(flat) / greatest(tw);
        let weight = self.resize(weight, tw, wide)?;
        let weight = self.binary(Op::Mul, weight, self.number(factor, wide))?;
        let inverse = self.exact(Op::Sub, self.number(greatest(flat), wide), weight, wide)?;
        let (low, high) = (self.resize(low, flat, wide)?, self.resize(high, flat, wide)?);
        let (x, y) = (self.exact(Op::Mul, low, inverse, wide)?, self.exact(Op::Mul, high, weight, wide)?);
        let sum = self.exact(Op::Add, x, y, wide)?;
        let sum = self.exact(Op::Add, sum, self.number(1 << (ty.bits - 1), wide), wide)?;
        let n = self.number(i128::from(ty.bits), wide);
        let carry = self.binary(Op::LShr, sum, n)?;
        let sum = self.exact(Op::Add, sum, carry, wide)?;
        let value = self.binary(Op::LShr, sum, n)?;
        let value = self.resize(value, wide, flat)?;
        self.binary(Op::Xor, value, bias)
    }
}
