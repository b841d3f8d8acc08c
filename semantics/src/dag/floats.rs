//! What floats need besides their operations, from the nodes that there are.

use super::{Dag, Id, Prim};
use crate::float::{Float, FloatFormat, FloatOp};

impl Dag {
    /// A float operation that rounds to the nearest.
    pub fn float(&mut self, op: FloatOp, format: FloatFormat, args: &[Id]) -> Id {
        self.prim(Prim::Float(Float::new(op, format)), args)
    }

    /// `a` with its sign flipped, NaNs included.
    pub fn float_neg(&mut self, format: FloatFormat, a: Id) -> Id {
        let a = self.wrap(a, format.bits(), false);
        let sign = self.constant(format.sign());
        self.xor(a, sign)
    }

    /// `a` without its sign, NaNs included.
    pub fn float_abs(&mut self, format: FloatFormat, a: Id) -> Id {
        self.wrap(a, format.bits() - 1, false)
    }

    /// `a - b`.
    pub fn float_sub(&mut self, format: FloatFormat, a: Id, b: Id) -> Id {
        let b = self.float_neg(format, b);
        self.float(FloatOp::Add, format, &[a, b])
    }

    /// `a`, or the zero of its sign if it is denormal.
    pub fn flush_denormals(&mut self, format: FloatFormat, a: Id) -> Id {
        let a = self.wrap(a, format.bits(), false);
        let shifted = self.shr_const(a, u32::from(format.significand));
        let field = self.wrap(shifted, u16::from(format.exponent), false);
        let zero = self.constant(0);
        let denormal = self.eq(field, zero);
        let sign = self.constant(format.sign());
        let sign = self.and(a, sign);
        self.select(denormal, sign, a)
    }
}
