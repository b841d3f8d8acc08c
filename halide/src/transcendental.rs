//! Exponential, logarithm and power of single precision, by the polynomials that Halide takes for them.
//!
//! Source: `halide_exp`, `halide_log` and the power of `CodeGen_LLVM.cpp` in Halide 21. Outputs are the same bits only if
//! the same polynomial is computed in the same order.

use autoir_synth::window::halide::ast::{Code, Type};
use inkwell::values::InstructionOpcode as Op;
use inkwell::{FloatPredicate, IntPredicate};

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};

/// The greatest power of `x` first.
const EXP: &[f64] = &[
    0.000_319_659_330_718_424_13,
    0.001_191_568_355_640_037_4,
    0.008_489_886_459_439_327,
    0.041_601_880_913_483_21,
    0.166_679_837_941_009_3,
    0.499_998_990_334_630_4,
    1.0,
    1.0,
];

/// Of the number less one.
const LOG: &[f64] = &[
    0.051_119_764_327_386_45,
    -0.117_939_234_971_364_15,
    0.149_719_937_246_990_17,
    -0.168_620_047_082_548_05,
    0.199_806_681_017_187_3,
    -0.249_912_115_762_928_38,
    0.333_334_352_754_793_3,
    -0.500_001_062_928_732_4,
    1.0,
    0.0,
];

/// The upper and the lower part of the logarithm of two.
const LOG_2_PARTS: (f64, f64) = (0.693_145_751_9, 1.428_606_765_3e-6);

/// Bits of the mantissa, and what an exponent of zero is written as.
const MANTISSA: i128 = 23;
const BIAS: i128 = 127;

/// Integers of the shape of `ty`.
fn bits_of(ty: Type) -> Type {
    Type { code: Code::Int, bits: 32, ..ty }
}

impl<'c> Kernel<'_, 'c> {
    /// Lanes that all hold `number`, rounded to `ty`.
    pub fn real(&self, number: f64, ty: Type) -> Value<'c> {
        match self.llvm(ty.element()) {
            inkwell::types::BasicTypeEnum::FloatType(t) => self.repeated(t.const_float(number).into(), ty),
            other => self.repeated(other.const_zero(), ty),
        }
    }

    /// `exp`, `log` or `pow` of single precision; nothing for other functions.
    pub fn transcendental(&self, name: &str, values: &[Value<'c>], ty: Type) -> Lowered<Option<Value<'c>>> {
        match (name, values) {
            ("exp", [x]) => self.exponential(*x, ty).map(Some),
            ("log", [x]) => self.logarithm(*x, ty).map(Some),
            ("pow", [x, y]) => self.power(*x, *y, ty).map(Some),
            _ => Ok(None),
        }
    }

    /// A polynomial, its even and its odd powers apart.
    fn polynomial(&self, x: Value<'c>, coefficients: &[f64], ty: Type) -> Lowered<Value<'c>> {
        let square = self.arithmetic(Op::FMul, x, x, ty)?;
        let mut halves = [self.real(coefficients[0], ty), self.real(coefficients[1], ty)];
        for (n, coefficient) in coefficients.iter().enumerate().skip(2) {
            let half = &mut halves[n % 2];
            *half = self.arithmetic(Op::FMul, *half, square, ty)?;
            if *coefficient != 0.0 {
                *half = self.arithmetic(Op::FAdd, *half, self.real(*coefficient, ty), ty)?;
            }
        }
        let [even, odd] = halves;
        let (times, plus) = if coefficients.len() % 2 == 0 { (even, odd) } else { (odd, even) };
        let product = self.arithmetic(Op::FMul, times, x, ty)?;
        self.arithmetic(Op::FAdd, product, plus, ty)
    }

    fn exponential(&self, x: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        let int = bits_of(ty);
        let per_octave = self.real(std::f64::consts::LOG2_E, ty);
        let scaled = self.arithmetic(Op::FMul, x, per_octave, ty)?;
        let whole = self.simple("llvm.floor", &[scaled])?;
        let exponent = self.convert(Op::FPToSI, whole, int)?;
        let mut rest = x;
        for part in [LOG_2_PARTS.0, LOG_2_PARTS.1] {
            let product = self.arithmetic(Op::FMul, whole, self.real(part, ty), ty)?;
            rest = self.arithmetic(Op::FSub, rest, product, ty)?;
        }
        let mantissa = self.polynomial(rest, EXP, ty)?;
        let biased = self.binary(Op::Add, exponent, self.number(BIAS, int))?;
        let shifted = self.binary(Op::Shl, biased, self.number(MANTISSA, int))?;
        let power = self.convert(Op::BitCast, shifted, ty)?;
        let result = self.arithmetic(Op::FMul, mantissa, power, ty)?;
        let is_small = self.compare(IntPredicate::SLT, biased, self.number(2 * BIAS + 1, int))?;
        let is_large = self.compare(IntPredicate::SGT, biased, self.number(0, int))?;
        let result = self.select(is_small, result, self.real(f64::INFINITY, ty))?;
        self.select(is_large, result, self.number(0, ty))
    }

    fn logarithm(&self, x: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        let int = bits_of(ty);
        let (zero, one) = (self.number(0, ty), self.number(1, ty));
        let is_negative = self.compare_floats(FloatPredicate::OLT, x, zero)?;
        let is_zero = self.compare_floats(FloatPredicate::OEQ, x, zero)?;
        let is_special = self.binary(Op::Or, is_negative, is_zero)?;
        let patched = self.select(is_special, one, x)?;
        // Brought between 0.75 and 1.5: `rest` has the mantissa and an exponent of 0 or -1.
        let bits = self.convert(Op::BitCast, patched, int)?;
        let mantissa = self.binary(Op::And, bits, self.number(0x7F_FFFF - (1 << 31), int))?;
        let upper = self.binary(Op::AShr, mantissa, self.number(MANTISSA - 1, int))?;
        let inner = self.binary(Op::Sub, self.number(BIAS, int), upper)?;
        let outer = self.binary(Op::AShr, bits, self.number(MANTISSA, int))?;
        let exponent = self.binary(Op::Sub, outer, inner)?;
        let shifted = self.binary(Op::Shl, inner, self.number(MANTISSA, int))?;
        let rest = self.binary(Op::Or, mantissa, shifted)?;
        let rest = self.convert(Op::BitCast, rest, ty)?;
        let rest = self.arithmetic(Op::FSub, rest, one, ty)?;
        let sum = self.polynomial(rest, LOG, ty)?;
        let exponent = self.convert(Op::SIToFP, exponent, ty)?;
        let octaves = self.arithmetic(Op::FMul, exponent, self.real(std::f64::consts::LN_2, ty), ty)?;
        let result = self.arithmetic(Op::FAdd, sum, octaves, ty)?;
        let (nan, infinity) = (self.real(f64::NAN, ty), self.real(f64::NEG_INFINITY, ty));
        let special = self.select(is_negative, nan, infinity)?;
        self.select(is_special, special, result)
    }

    fn power(&self, x: Value<'c>, y: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        let (zero, one) = (self.number(0, ty), self.number(1, ty));
        let magnitude = self.simple("llvm.fabs", &[x])?;
        let logarithm = self.logarithm(magnitude, ty)?;
        let product = self.arithmetic(Op::FMul, logarithm, y, ty)?;
        let positive = self.exponential(product, ty)?;
        let whole = self.simple("llvm.floor", &[y])?;
        let remainder = self.float_remainder(whole, self.number(2, ty), ty)?;
        let negative = self.arithmetic(Op::FSub, self.real(-0.0, ty), positive, ty)?;
        let is_even = self.compare_floats(FloatPredicate::OEQ, remainder, zero)?;
        let result = self.select(is_even, positive, negative)?;
        let is_broken = self.compare_floats(FloatPredicate::UNE, y, whole)?;
        let result = self.select(is_broken, self.real(f64::NAN, ty), result)?;
        let of_zero = self.compare_floats(FloatPredicate::OEQ, x, zero)?;
        let result = self.select(of_zero, zero, result)?;
        let to_zero = self.compare_floats(FloatPredicate::OEQ, y, zero)?;
        let result = self.select(to_zero, one, result)?;
        let is_positive = self.compare_floats(FloatPredicate::OGT, x, zero)?;
        self.select(is_positive, positive, result)
    }
}
