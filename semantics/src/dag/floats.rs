//! What floats need besides their operations, from the nodes that there are.

use super::{Dag, Id, Interval, Node, Prim};
use crate::float::{Float, FloatFormat, FloatOp, Rounding};

impl Dag {
    /// Whether something is computed with floats for `roots`.
    pub fn computes_floats(&self, roots: &[Id]) -> bool {
        let is_float = |id: Id| matches!(self.node(id), Node::Prim(Prim::Float(_), _));
        self.reachable(roots).into_iter().any(is_float)
    }

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

    /// What the bit of the returned number, a float's sign, is flipped or taken away in, if that is all that `id` does.
    pub(crate) fn with_other_sign(&self, id: Id) -> Option<(u16, Id)> {
        let power = |n: Option<i128>| n.filter(|n| *n > 0 && n.count_ones() == 1);
        let bit = |n: i128| n.trailing_zeros() as u16;
        let whole = |t: Id| match *self.node(t) {
            Node::Wrap { a, .. } => a,
            _ => t,
        };
        match self.node(id) {
            Node::Wrap { a, width, signed: false } => Some((*width, *a)),
            Node::Xor(a, b) => match (power(self.as_const(*a)), power(self.as_const(*b))) {
                (Some(sign), _) => Some((bit(sign), whole(*b))),
                (_, Some(sign)) => Some((bit(sign), whole(*a))),
                _ => None,
            },
            Node::Sum(k, terms) => match terms[..] {
                [(t, 1)] => power(Some(*k)).map(|sign| (bit(sign), whole(t))),
                _ => None,
            },
            _ => None,
        }
    }

    /// The float whose sign is flipped in `id`, where [`Dag::float_neg`] wrote that; bits above it do not count.
    pub fn float_negated(&self, format: FloatFormat, id: Id) -> Option<Id> {
        let sign = format.sign();
        match self.node(id) {
            Node::Xor(a, b) if self.as_const(*a) == Some(sign) => Some(*b),
            Node::Xor(a, b) if self.as_const(*b) == Some(sign) => Some(*a),
            // Of a number with a sign, the difference to the least one is it.
            Node::Sum(k, terms) if *k == sign => match terms[..] {
                [(t, 1)] => match *self.node(t) {
                    Node::Read { width, signed: true, .. } if width == format.bits() => Some(t),
                    Node::Wrap { a, width, signed: true } if width == format.bits() => Some(a),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    /// The float `a` as an argument of an operation, which looks at the sign of no NaN: a product or quotient with another
    /// sign of one of its parts is one with its own sign flipped.
    pub(crate) fn sign_outside(&mut self, format: FloatFormat, a: Id) -> Id {
        let Node::Prim(Prim::Float(f), args) = self.node(a) else { return a };
        let &[x, y] = &args[..] else { return a };
        let f = *f;
        let is_product = matches!(f.op, FloatOp::Mul | FloatOp::Div) && f.format == format;
        // Rounding in one direction, another sign is another number.
        if !is_product || matches!(f.rounding, Rounding::Down | Rounding::Up) {
            return a;
        }
        let (p, q) = (self.float_negated(format, x), self.float_negated(format, y));
        if p.is_none() && q.is_none() {
            return a;
        }
        let parts = [p.unwrap_or(x), q.unwrap_or(y)];
        let product = self.prim(Prim::Float(f), &parts);
        if p.is_some() == q.is_some() { product } else { self.float_neg(format, product) }
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

    /// 1 if `a <= b`, else 0, also for NaNs.
    pub fn float_le(&mut self, format: FloatFormat, a: Id, b: Id) -> Id {
        let equal = self.float(FloatOp::Equal, format, &[a, b]);
        let less = self.float(FloatOp::Less, format, &[a, b]);
        self.or(equal, less)
    }

    /// `a` rounded to an integer, which stays a float.
    pub fn float_round(&mut self, format: FloatFormat, rounding: Rounding, a: Id) -> Id {
        let zero = self.constant(0);
        let round = Float::new(FloatOp::Round, format).rounded(rounding);
        self.prim(Prim::Float(round), &[a, zero])
    }

    /// `a` rounded to an integer of `width` bits: the nearest one that there is, and 0 of a NaN.
    pub fn float_to_int_saturated(
        &mut self,
        format: FloatFormat,
        rounding: Rounding,
        (width, signed): (u16, bool),
        a: Id,
    ) -> Id {
        let range = Interval::of_width(width, signed);
        let [zero, least, most] = [0, range.lo, range.hi].map(|n| self.constant(n));
        let is_nan = self.float(FloatOp::Unordered, format, &[a, a]);
        let is_negative = self.float(FloatOp::Less, format, &[a, zero]);
        let nearest = self.select(is_negative, least, most);
        let otherwise = self.select(is_nan, zero, nearest);
        let to_int = Float::new(FloatOp::ToInt { width, signed }, format).rounded(rounding);
        self.prim(Prim::Float(to_int), &[a, otherwise])
    }

    /// Whether `otherwise` is what [`Dag::float_to_int_saturated`] makes of an `a` that is no integer of `width` bits.
    pub fn is_saturated(&self, (width, signed): (u16, bool), a: Id, otherwise: Id) -> bool {
        let range = Interval::of_width(width, signed);
        let is = |id: Id, n: i128| self.as_const(id) == Some(n);
        let asks = |id: Id, op: FloatOp, is_other: &dyn Fn(Id) -> bool| match self.node(id) {
            Node::Prim(Prim::Float(f), args) => f.op == op && args[0] == a && is_other(args[1]),
            _ => false,
        };
        let Node::Select(is_nan, zero, nearest) = *self.node(otherwise) else { return false };
        // A choice between two constants is a sum.
        let Node::Sum(most, terms) = self.node(nearest) else { return false };
        let [(is_negative, difference)] = terms[..] else { return false };
        asks(is_nan, FloatOp::Unordered, &|other| other == a)
            && asks(is_negative, FloatOp::Less, &|other| is(other, 0))
            && is(zero, 0)
            && (*most, difference) == (range.hi, range.lo - range.hi)
    }

    /// The lesser of two floats that are numbers; of two zeros, the first one.
    pub fn float_lesser(&mut self, format: FloatFormat, a: Id, b: Id) -> Id {
        let less = self.float(FloatOp::Less, format, &[b, a]);
        self.select(less, b, a)
    }

    /// As [`Dag::float_lesser`], the greater one.
    pub fn float_greater(&mut self, format: FloatFormat, a: Id, b: Id) -> Id {
        let greater = self.float(FloatOp::Less, format, &[a, b]);
        self.select(greater, b, a)
    }

    /// As [`Dag::float_lesser`], or the one that is a number. One of the results that LLVM's `minnum` may have.
    pub fn float_minnum(&mut self, format: FloatFormat, a: Id, b: Id) -> Id {
        let lesser = self.float_lesser(format, a, b);
        self.number_or(format, a, b, lesser)
    }

    /// As [`Dag::float_minnum`], the greater one.
    pub fn float_maxnum(&mut self, format: FloatFormat, a: Id, b: Id) -> Id {
        let greater = self.float_greater(format, a, b);
        self.number_or(format, a, b, greater)
    }

    /// The lesser (`least`) or greater of two floats, a NaN if one is one; of two zeros, the one with (without) a sign.
    /// IEEE 754-2019's `minimum` and `maximum`.
    pub fn float_extreme(&mut self, format: FloatFormat, least: bool, a: Id, b: Id) -> Id {
        let unordered = self.float(FloatOp::Unordered, format, &[a, b]);
        let nan = self.float(FloatOp::Add, format, &[a, b]);
        let extreme = self.extreme_number(format, least, a, b);
        self.select(unordered, nan, extreme)
    }

    /// As [`Dag::float_extreme`], but the number where the other is a quiet NaN. IEEE 754-2008's `minNum` and `maxNum`.
    pub fn float_extreme_number(&mut self, format: FloatFormat, least: bool, a: Id, b: Id) -> Id {
        let mut out = self.float_extreme(format, least, a, b);
        for (a, b) in [(a, b), (b, a)] {
            let is_nan = self.float(FloatOp::Unordered, format, &[a, a]);
            let other_is_nan = self.float(FloatOp::Unordered, format, &[b, b]);
            let is_quiet = self.shr_const(a, u32::from(format.significand) - 1);
            let is_quiet = self.wrap(is_quiet, 1, false);
            let is_quiet = self.and(is_nan, is_quiet);
            let other_is_number = self.negate_bool(other_is_nan);
            let here = self.and(is_quiet, other_is_number);
            out = self.select(here, b, out);
        }
        out
    }

    /// The extreme of two numbers.
    fn extreme_number(&mut self, format: FloatFormat, least: bool, a: Id, b: Id) -> Id {
        let less = self.float(FloatOp::Less, format, &[a, b]);
        let greater = self.float(FloatOp::Less, format, &[b, a]);
        let (first, second) = if least { (less, greater) } else { (greater, less) };
        // Equal ones differ in the sign of zero alone.
        let equal = if least { self.or(a, b) } else { self.and(a, b) };
        let out = self.select(second, b, equal);
        self.select(first, a, out)
    }

    /// `b` where `a` is no number, else `extreme`.
    fn number_or(&mut self, format: FloatFormat, a: Id, b: Id, extreme: Id) -> Id {
        let is_nan = self.float(FloatOp::Unordered, format, &[a, a]);
        self.select(is_nan, b, extreme)
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
