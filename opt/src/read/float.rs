//! One lane's floats: LLVM's operations on them, as expressions on their bits.
//!
//! Each is the IEEE operation that LangRef says it is, in the environment that it assumes: rounded to the nearest, with
//! denormal numbers. Where LangRef lets a result be one of several (a NaN's bits, the sign of `minnum`'s zero, integers
//! that floats do not fit into), it is the one that the target's instructions make, or any.

use autoir_semantics::dag::{Dag, Id, Prim};
use autoir_semantics::float::{Float, FloatFormat, FloatOp, Rounding};
use inkwell::llvm_sys::{LLVMOpcode, LLVMRealPredicate};

use super::number::Numbers;
use crate::ir::Value;

/// Whether floats are what LangRef says without being told otherwise, in the function `function`.
pub fn are_ieee(function: Value) -> bool {
    let is_ieee =
        |name: &str| function.attribute(name).is_none_or(|mode| mode.split(',').all(|m| m == "ieee"));
    ["denormal-fp-math", "denormal-fp-math-f32"].into_iter().all(is_ieee)
}

/// What an operation takes or makes: elements of some bits, floats of a format or integers.
#[derive(Clone, Copy, Debug)]
pub struct Elements {
    /// Bits.
    pub width: u16,
    /// The format of floats.
    pub format: Option<FloatFormat>,
}

/// How a target makes the results that LangRef leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Convention {
    /// Of a float that is no integer of a conversion's width, the least signed or the greatest unsigned number.
    ///
    /// Source: Intel 64 and IA-32 Architectures Software Developer's Manual, CVTTPS2DQ, VCVTTPS2UDQ.
    X86,
    /// The nearest integer, and 0 of a NaN; a lesser number is told apart by the sign of zeros.
    ///
    /// Source: Arm Architecture Reference Manual, shared/functions/float, FPToFixed, FPMinNum.
    Arm,
}

impl Convention {
    /// That of the target of a value's module.
    pub fn of(value: Value) -> Convention {
        if value.is_for("aarch64") { Convention::Arm } else { Convention::X86 }
    }
}

impl Numbers<'_> {
    /// A binary operation on floats; nothing for one that is not modelled.
    pub fn float_binary(&mut self, op: LLVMOpcode, format: FloatFormat, a: Id, b: Id) -> Option<Id> {
        Some(match op {
            LLVMOpcode::LLVMFAdd => self.dag.float(FloatOp::Add, format, &[a, b]),
            LLVMOpcode::LLVMFSub => self.dag.float_sub(format, a, b),
            LLVMOpcode::LLVMFMul => self.dag.float(FloatOp::Mul, format, &[a, b]),
            LLVMOpcode::LLVMFDiv => self.dag.float(FloatOp::Div, format, &[a, b]),
            _ => return None,
        })
    }

    /// `a * b + c`, or with another sign of the product or of `c`, rounded once.
    pub fn fused(&mut self, format: FloatFormat, product: (Id, Id, bool), c: (Id, bool)) -> Id {
        let ((a, b, is_negative), (c, is_subtracted)) = (product, c);
        let a = if is_negative { self.dag.float_neg(format, a) } else { a };
        let c = if is_subtracted { self.dag.float_neg(format, c) } else { c };
        self.dag.float(FloatOp::Fma, format, &[a, b, c])
    }

    /// A comparison of floats: 0 or 1.
    pub fn float_compare(
        &mut self,
        predicate: LLVMRealPredicate,
        format: FloatFormat,
        a: Id,
        b: Id,
    ) -> Option<Id> {
        use LLVMRealPredicate as P;
        let equal = |dag: &mut Dag| dag.float(FloatOp::Equal, format, &[a, b]);
        let less = |dag: &mut Dag| dag.float(FloatOp::Less, format, &[a, b]);
        let greater = |dag: &mut Dag| dag.float(FloatOp::Less, format, &[b, a]);
        let unordered = |dag: &mut Dag| dag.float(FloatOp::Unordered, format, &[a, b]);
        let dag = &mut *self.dag;
        // What holds of NaNs as well is the opposite of a comparison, or one of two, as the vendors have it.
        let (whole, is_opposite) = match predicate {
            P::LLVMRealOEQ => (equal(dag), false),
            P::LLVMRealOGT => (greater(dag), false),
            P::LLVMRealOLT => (less(dag), false),
            P::LLVMRealUNO => (unordered(dag), false),
            P::LLVMRealORD => (unordered(dag), true),
            P::LLVMRealUNE => (equal(dag), true),
            P::LLVMRealUGE => (less(dag), true),
            P::LLVMRealULE => (greater(dag), true),
            P::LLVMRealOGE => (dag.float_le(format, b, a), false),
            P::LLVMRealOLE => (dag.float_le(format, a, b), false),
            P::LLVMRealUEQ | P::LLVMRealUGT | P::LLVMRealULT => {
                let one = match predicate {
                    P::LLVMRealUEQ => equal(dag),
                    P::LLVMRealUGT => greater(dag),
                    _ => less(dag),
                };
                let other = unordered(dag);
                (dag.or(one, other), false)
            }
            P::LLVMRealONE => {
                let (equal, unordered) = (equal(dag), unordered(dag));
                let (other, ordered) = (dag.negate_bool(equal), dag.negate_bool(unordered));
                (dag.and(other, ordered), false)
            }
            P::LLVMRealPredicateFalse | P::LLVMRealPredicateTrue => return None,
        };
        Some(if is_opposite { dag.negate_bool(whole) } else { whole })
    }

    /// A conversion from or to floats; nothing for one that is not modelled.
    pub fn float_cast(
        &mut self,
        op: LLVMOpcode,
        a: Id,
        from: Elements,
        to: Elements,
        convention: Convention,
    ) -> Option<Id> {
        Some(match op {
            // Its bits are the upper half: which NaN it is stays as it is.
            LLVMOpcode::LLVMFPExt if from.format? == FloatFormat::BF16 && to.format? == FloatFormat::F32 => {
                let a = self.unsigned(a, from.width);
                self.dag.sum(0, &[(a, 1 << 16)])
            }
            LLVMOpcode::LLVMFPExt | LLVMOpcode::LLVMFPTrunc => {
                self.dag.float(FloatOp::Convert(to.format?), from.format?, &[a])
            }
            LLVMOpcode::LLVMSIToFP => {
                let a = self.signed(a, from.width);
                self.dag.float(FloatOp::FromInt, to.format?, &[a])
            }
            LLVMOpcode::LLVMUIToFP => {
                let a = self.unsigned(a, from.width);
                self.dag.float(FloatOp::FromInt, to.format?, &[a])
            }
            LLVMOpcode::LLVMFPToSI => {
                let width = if to.width <= 32 { 32 } else { 64 };
                self.truncated(from.format?, a, (width, true), convention, to.width)
            }
            // What fits into fewer bits than a signed number has fits into that.
            LLVMOpcode::LLVMFPToUI if to.width < 32 => {
                self.truncated(from.format?, a, (32, true), convention, to.width)
            }
            LLVMOpcode::LLVMFPToUI => {
                let width = if to.width <= 32 { 32 } else { 64 };
                self.truncated(from.format?, a, (width, false), convention, to.width)
            }
            _ => return None,
        })
    }

    /// `a` without what stands behind its point, as an integer of `kept` bits. One that does not fit is poison, which any
    /// number refines: it is the one that the target's conversion to `width` bits gives.
    fn truncated(
        &mut self,
        format: FloatFormat,
        a: Id,
        (width, signed): (u16, bool),
        convention: Convention,
        kept: u16,
    ) -> Id {
        if convention == Convention::Arm {
            let whole = self.dag.float_to_int_saturated(format, Rounding::TowardZero, (width, signed), a);
            return self.fit(whole, kept);
        }
        let indefinite = if signed { -(1i128 << (width - 1)) } else { (1i128 << width) - 1 };
        let otherwise = self.dag.constant(indefinite);
        let toward_zero = Float::new(FloatOp::ToInt { width, signed }, format).rounded(Rounding::TowardZero);
        let whole = self.dag.prim(Prim::Float(toward_zero), &[a, otherwise]);
        self.fit(whole, kept)
    }

    /// `a` as the nearest integer.
    pub fn saturated(&mut self, a: Id, format: FloatFormat, width: u16, signed: bool) -> Option<Id> {
        let rounding = Rounding::TowardZero;
        Some(self.dag.float_to_int_saturated(format, rounding, (width, signed), a))
    }

    /// One of LLVM's intrinsics on floats, by the name before its types; nothing for one that is not modelled. Where it
    /// `has_nans`, they are as it says, and else poison.
    pub fn float_intrinsic(
        &mut self,
        name: &str,
        format: FloatFormat,
        args: &[Id],
        has_nans: bool,
        convention: Convention,
    ) -> Option<Id> {
        Some(match (name, args) {
            // Whether the product is rounded is open, and this is one of the two.
            ("fma" | "fmuladd", [_, _, _]) => self.dag.float(FloatOp::Fma, format, args),
            ("sqrt", [_]) => self.dag.float(FloatOp::Sqrt, format, args),
            ("fabs", &[a]) => self.dag.float_abs(format, a),
            ("minnum", &[a, b]) if !has_nans => self.dag.float_lesser(format, a, b),
            ("maxnum", &[a, b]) if !has_nans => self.dag.float_greater(format, a, b),
            ("minnum", &[a, b]) if convention == Convention::Arm => {
                self.dag.float_extreme_number(format, true, a, b)
            }
            ("maxnum", &[a, b]) if convention == Convention::Arm => {
                self.dag.float_extreme_number(format, false, a, b)
            }
            ("minnum", &[a, b]) => self.dag.float_minnum(format, a, b),
            ("maxnum", &[a, b]) => self.dag.float_maxnum(format, a, b),
            ("minimum", &[a, b]) => self.dag.float_extreme(format, true, a, b),
            ("maximum", &[a, b]) => self.dag.float_extreme(format, false, a, b),
            ("copysign", &[a, b]) => {
                let sign = self.dag.constant(format.sign());
                let (a, b) = (self.dag.float_abs(format, a), self.dag.and(b, sign));
                self.dag.or(a, b)
            }
            ("floor", &[a]) => self.dag.float_round(format, Rounding::Down, a),
            ("ceil", &[a]) => self.dag.float_round(format, Rounding::Up, a),
            ("trunc", &[a]) => self.dag.float_round(format, Rounding::TowardZero, a),
            ("rint" | "nearbyint" | "roundeven", &[a]) => {
                self.dag.float_round(format, Rounding::NearestEven, a)
            }
            _ => return None,
        })
    }
}
