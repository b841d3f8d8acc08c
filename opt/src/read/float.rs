//! One lane's floats: LLVM's operations on them, as expressions on their bits.
//!
//! Each is the IEEE operation that LangRef says it is, in the environment that it assumes: rounded to the nearest, with
//! denormal numbers. Where LangRef lets a result be one of several (a NaN's bits, the sign of `minnum`'s zero, integers
//! that floats do not fit into), it is the one that the target's instructions make, or any.

use autoir_semantics::dag::{Id, Prim};
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
        let mut is = |op: FloatOp, a: Id, b: Id| self.dag.float(op, format, &[a, b]);
        let (less, greater) = (is(FloatOp::Less, a, b), is(FloatOp::Less, b, a));
        let (equal, unordered) = (is(FloatOp::Equal, a, b), is(FloatOp::Unordered, a, b));
        let mut not = |x: Id| self.dag.sum(1, &[(x, -1)]);
        Some(match predicate {
            P::LLVMRealOEQ => equal,
            P::LLVMRealOGT => greater,
            P::LLVMRealOLT => less,
            P::LLVMRealUNO => unordered,
            P::LLVMRealORD => not(unordered),
            P::LLVMRealUNE => not(equal),
            P::LLVMRealUGE => not(less),
            P::LLVMRealULE => not(greater),
            P::LLVMRealONE => {
                let (other, ordered) = (not(equal), not(unordered));
                self.dag.and(other, ordered)
            }
            P::LLVMRealOGE => self.dag.or(equal, greater),
            P::LLVMRealOLE => self.dag.or(equal, less),
            P::LLVMRealUEQ => self.dag.or(equal, unordered),
            P::LLVMRealUGT => self.dag.or(greater, unordered),
            P::LLVMRealULT => self.dag.or(less, unordered),
            P::LLVMRealPredicateFalse | P::LLVMRealPredicateTrue => return None,
        })
    }

    /// `a` with the other sign.
    pub fn float_negated(&mut self, format: FloatFormat, a: Id) -> Id {
        self.dag.float_neg(format, a)
    }

    /// A conversion from or to floats; nothing for one that is not modelled.
    pub fn float_cast(&mut self, op: LLVMOpcode, a: Id, from: Elements, to: Elements) -> Option<Id> {
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
                self.truncated(from.format?, a, width, true, to.width)
            }
            // What fits into fewer bits than a signed number has fits into that.
            LLVMOpcode::LLVMFPToUI if to.width < 32 => self.truncated(from.format?, a, 32, true, to.width),
            LLVMOpcode::LLVMFPToUI => {
                let width = if to.width <= 32 { 32 } else { 64 };
                self.truncated(from.format?, a, width, false, to.width)
            }
            _ => return None,
        })
    }

    /// `a` without what stands behind its point, as an integer of `kept` bits. One that does not fit is poison, which any
    /// number refines: it is the one that x86's conversion to `width` bits gives.
    ///
    /// Source: Intel 64 and IA-32 Architectures Software Developer's Manual, CVTTPS2DQ, VCVTTPS2UDQ.
    fn truncated(&mut self, format: FloatFormat, a: Id, width: u16, signed: bool, kept: u16) -> Id {
        let indefinite = if signed { -(1i128 << (width - 1)) } else { (1i128 << width) - 1 };
        let otherwise = self.dag.constant(indefinite);
        let toward_zero = Float::new(FloatOp::ToInt { width, signed }, format).rounded(Rounding::TowardZero);
        let whole = self.dag.prim(Prim::Float(toward_zero), &[a, otherwise]);
        self.fit(whole, kept)
    }

    /// One of LLVM's intrinsics on floats, by the name before its types; nothing for one that is not modelled. Where it
    /// `has_nans`, they are as it says, and else poison.
    pub fn float_intrinsic(
        &mut self,
        name: &str,
        format: FloatFormat,
        args: &[Id],
        has_nans: bool,
    ) -> Option<Id> {
        let to_whole = |numbers: &mut Self, a: Id, rounding: Rounding| {
            let zero = numbers.dag.constant(0);
            let round = Float::new(FloatOp::Round, format).rounded(rounding);
            numbers.dag.prim(Prim::Float(round), &[a, zero])
        };
        Some(match (name, args) {
            // Whether the product is rounded is open, and this is one of the two.
            ("fma" | "fmuladd", [_, _, _]) => self.dag.float(FloatOp::Fma, format, args),
            ("sqrt", [_]) => self.dag.float(FloatOp::Sqrt, format, args),
            ("fabs", &[a]) => self.dag.float_abs(format, a),
            ("minnum", &[a, b]) if !has_nans => {
                let less = self.dag.float(FloatOp::Less, format, &[b, a]);
                self.dag.select(less, b, a)
            }
            ("maxnum", &[a, b]) if !has_nans => {
                let greater = self.dag.float(FloatOp::Less, format, &[a, b]);
                self.dag.select(greater, b, a)
            }
            ("minnum", &[a, b]) => self.dag.float_minnum(format, a, b),
            ("maxnum", &[a, b]) => self.dag.float_maxnum(format, a, b),
            ("copysign", &[a, b]) => {
                let sign = self.dag.constant(format.sign());
                let (a, b) = (self.dag.float_abs(format, a), self.dag.and(b, sign));
                self.dag.or(a, b)
            }
            ("floor", &[a]) => to_whole(self, a, Rounding::Down),
            ("ceil", &[a]) => to_whole(self, a, Rounding::Up),
            ("trunc", &[a]) => to_whole(self, a, Rounding::TowardZero),
            ("rint" | "nearbyint" | "roundeven", &[a]) => to_whole(self, a, Rounding::NearestEven),
            _ => return None,
        })
    }
}
