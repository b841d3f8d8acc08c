//! Functions of floating-point numbers.

use autoir_synth::window::halide::ast::{Span, Type};
use inkwell::FloatPredicate;
use inkwell::values::{BasicValueEnum, InstructionOpcode as Op};

use crate::fault::{Fault, Lowered};
use crate::fixed_point::Operand;
use crate::kernel::{Kernel, Value};

/// Halide's names without their type, and LLVM's intrinsics.
const INTRINSICS: &[(&str, &str)] = &[
    ("sqrt", "llvm.sqrt"),
    ("floor", "llvm.floor"),
    ("ceil", "llvm.ceil"),
    ("trunc", "llvm.trunc"),
    ("round", "llvm.roundeven"),
    ("fma", "llvm.fma"),
];

/// Functions of C's library that Halide calls for each lane as well.
const LIBRARY: &[&str] = &[
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "atan2",
    "exp", "log", "pow",
];

impl<'c> Kernel<'_, 'c> {
    /// The function `name`; nothing if it is none of floats.
    pub fn float_function(
        &self,
        name: &str,
        operands: &[Operand<'c>],
        result: Type,
        at: Span,
    ) -> Lowered<Option<Value<'c>>> {
        let Some((first, ty)) = operands.first().copied().filter(|o| o.1.is_float()) else { return Ok(None) };
        let values: Vec<Value<'c>> = operands.iter().map(|o| o.0).collect();
        let (base, suffix) = name.rsplit_once('_').unwrap_or((name, ""));
        let base = if matches!(suffix, "f16" | "f32" | "f64") { base } else { name };
        if let Some((_, intrinsic)) = INTRINSICS.iter().find(|(halide, _)| *halide == base) {
            return self.simple(intrinsic, &values).map(Some);
        }
        Ok(Some(match base {
            "abs" => self.simple("llvm.fabs", &values)?,
            "saturating_cast" => self.saturate(first, ty, result)?,
            "is_nan" => self.compare_floats(FloatPredicate::UNO, first, first)?,
            "is_inf" => self.is_infinite(first, ty, FloatPredicate::OEQ)?,
            "is_finite" => self.is_infinite(first, ty, FloatPredicate::ONE)?,
            "absd" => {
                let difference = self.arithmetic(Op::FSub, first, values[1], ty)?;
                self.simple("llvm.fabs", &[difference])?
            }
            "widening_mul" | "widening_add" | "widening_sub" if operands.len() == 2 => {
                let (a, b) =
                    (self.cast(values[0], ty, result)?, self.cast(values[1], operands[1].1, result)?);
                let op = match base {
                    "widening_mul" => Op::FMul,
                    "widening_add" => Op::FAdd,
                    _ => Op::FSub,
                };
                self.arithmetic(op, a, b, result)?
            }
            "lerp" if operands.len() == 3 => {
                return self.fixed_point("lerp", operands, result, at);
            }
            "fast_inverse" => self.arithmetic(Op::FDiv, self.number(1, ty), first, ty)?,
            "fast_inverse_sqrt" => {
                let root = self.simple("llvm.sqrt", &values)?;
                self.arithmetic(Op::FDiv, self.number(1, ty), root, ty)?
            }
            _ if LIBRARY.contains(&base) && matches!(ty.bits, 32 | 64) => {
                if ty.bits == 32
                    && let Some(value) = self.transcendental(base, &values, ty)?
                {
                    return Ok(Some(value));
                }
                let library = format!("{base}{}", if ty.bits == 32 { "f" } else { "" });
                self.each_lane(&library, &values, ty)?
            }
            _ => return Ok(None),
        }))
    }

    fn is_infinite(&self, a: Value<'c>, ty: Type, predicate: FloatPredicate) -> Lowered<Value<'c>> {
        let infinity = match self.llvm(ty.element()) {
            inkwell::types::BasicTypeEnum::FloatType(t) => t.const_float(f64::INFINITY),
            _ => return Err(Fault::Llvm("no float".to_owned())),
        };
        let magnitude = self.simple("llvm.fabs", &[a])?;
        self.compare_floats(predicate, magnitude, self.repeated(infinity.into(), ty))
    }

    /// `a - b * floor(a / b)`; by a constant, Halide divides with its inverse.
    pub fn float_remainder(&self, a: Value<'c>, b: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        let is_constant = match b {
            BasicValueEnum::FloatValue(b) => b.is_const(),
            BasicValueEnum::VectorValue(b) => b.is_const(),
            _ => false,
        };
        let quotient = if is_constant {
            let inverse = self.arithmetic(Op::FDiv, self.number(1, ty), b, ty)?;
            self.arithmetic(Op::FMul, a, inverse, ty)?
        } else {
            self.arithmetic(Op::FDiv, a, b, ty)?
        };
        let quotient = self.simple("llvm.floor", &[quotient])?;
        let product = self.arithmetic(Op::FMul, b, quotient, ty)?;
        self.arithmetic(Op::FSub, a, product, ty)
    }

    /// A function of C's library, called for each lane.
    fn each_lane(&self, name: &str, values: &[Value<'c>], ty: Type) -> Lowered<Value<'c>> {
        let element = self.llvm(ty.element());
        if ty.lanes == 1 {
            return self.external(name, values, Some(element));
        }
        let i32_type = self.context.i32_type();
        let mut result = self.llvm(ty).const_zero();
        for lane in 0..ty.lanes {
            let at = i32_type.const_int(u64::from(lane), false);
            let mut arguments = Vec::with_capacity(values.len());
            for value in values {
                let BasicValueEnum::VectorValue(vector) = value else { continue };
                arguments.push(self.builder.build_extract_element(*vector, at, "")?);
            }
            let one = self.external(name, &arguments, Some(element))?;
            if let BasicValueEnum::VectorValue(vector) = result {
                result = self.builder.build_insert_element(vector, one, at, "")?.into();
            }
        }
        Ok(result)
    }
}
