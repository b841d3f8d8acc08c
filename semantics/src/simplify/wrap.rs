//! Truncation.

use super::centre;
use crate::arithmetic::wrap_value;
use crate::dag::{Dag, Id, Interval, Node, ReduceOp};

impl Dag {
    /// The low `width` bits of `a`, read as a signed or unsigned integer.
    pub fn wrap(&mut self, a: Id, width: u16, signed: bool) -> Id {
        if width == 0 {
            return self.constant(0);
        }
        if width > 126 {
            let range = self.interval(a);
            let fits = range.is_exact() && (signed || range.lo >= 0);
            return if fits { a } else { self.intern(Node::Wrap { a, width, signed }) };
        }
        let target = Interval::of_width(width, signed);
        if self.interval(a).within(target) {
            return a;
        }
        let a = self.low_bits(a, width);
        if self.interval(a).within(target) {
            return a;
        }
        if self.trailing_zeros(a) >= u32::from(width) {
            return self.constant(0);
        }
        if let Some(&done) = self.wrap_memo.get(&(a, width, signed)) {
            return done;
        }
        let new = self.wrap_unshared(a, width, signed);
        self.wrap_memo.insert((a, width, signed), new);
        new
    }

    fn wrap_unshared(&mut self, a: Id, width: u16, signed: bool) -> Id {
        match self.node(a).clone() {
            Node::Const(v) => self.constant(wrap_value(v, width, signed)),
            // On one bit, 1 + x is the complement.
            Node::Sum(k, terms) if width == 1 && k & 1 == 1 && terms.len() == 1 && !signed => {
                let bit = self.wrap(terms[0].0, 1, false);
                self.negate_bool(bit)
            }
            // The complement of a truncation: -1 - x wraps to 2^w - 1 - wrap(x), or -1 - wrap(x) if signed.
            Node::Sum(k, terms) if matches!(terms[..], [(_, -1)]) && centre(k, width) == -1 => {
                let x = self.wrap(terms[0].0, width, signed);
                let hi = Interval::of_width(width, signed).hi;
                self.sum(if signed { -1 } else { hi }, &[(x, -1)])
            }
            // Half a turn on, an element is the one of the other sign.
            Node::Sum(k, terms)
                if matches!(terms[..], [(t, 1)] if matches!(self.node(t), Node::Read { width: w, .. } if *w == width))
                    && centre(k, width) == 1 << (width - 1) =>
            {
                let other = self.wrap(terms[0].0, width, !signed);
                let half = 1 << (width - 1);
                self.sum(if signed { -half } else { half }, &[(other, 1)])
            }
            Node::Read { base, width: w, index, .. } if w == width => self.read_of(&base, w, signed, index),
            Node::Wrap { a: inner, width: w, .. } if w == width => {
                self.intern(Node::Wrap { a: inner, width, signed })
            }
            Node::Select(c, x, y) => {
                let (x, y) = (self.wrap(x, width, signed), self.wrap(y, width, signed));
                self.select(c, x, y)
            }
            Node::First { var, count, cond, value, otherwise } => {
                let (v, o) = (self.wrap(value, width, signed), self.wrap(otherwise, width, signed));
                self.first(var, count, cond, v, o)
            }
            // On unsigned values of this width, bitwise operations cannot overflow it.
            Node::And(..) | Node::Or(..) | Node::Xor(..) if signed => {
                let children: Vec<Id> =
                    self.node(a).children().into_iter().map(|c| self.wrap(c, width, true)).collect();
                let node = self.node(a).clone();
                self.rebuild(&node, &children)
            }
            _ => self.intern(Node::Wrap { a, width, signed }),
        }
    }

    /// A value congruent to `a` modulo `2^width`, with truncations and extensions that do not matter
    /// there removed.
    pub fn low_bits(&mut self, a: Id, width: u16) -> Id {
        if let Some(&done) = self.low_memo.get(&(a, width)) {
            return done;
        }
        let new = self.low_bits_unshared(a, width);
        self.low_memo.insert((a, width), new);
        new
    }

    fn low_bits_unshared(&mut self, a: Id, width: u16) -> Id {
        match self.node(a).clone() {
            Node::Const(v) => self.constant(centre(v, width)),
            Node::Wrap { a: inner, width: w, .. } if w >= width => self.low_bits(inner, width),
            Node::Read { base, width: w, signed: true, index } if w >= width => {
                self.read_of(&base, w, false, index)
            }
            Node::Sum(k, terms) => {
                let terms: Vec<_> = terms
                    .into_iter()
                    .filter(|(t, c)| c.trailing_zeros() + self.trailing_zeros(*t) < u32::from(width))
                    .collect::<Vec<_>>()
                    .into_iter()
                    .map(|(t, c)| (self.low_bits(t, width - c.trailing_zeros() as u16), centre(c, width)))
                    .collect();
                self.sum_modulo(centre(k, width), &terms, width)
            }
            Node::Mul(x, y) => {
                let (x, y) = (self.low_bits(x, width), self.low_bits(y, width));
                let product = self.mul(x, y);
                if self.interval(product).is_bounded() {
                    return product;
                }
                // Powers of powers: nobody looks at more bits of them.
                let (x, y) = (self.wrap(x, width, false), self.wrap(y, width, false));
                self.mul(x, y)
            }
            Node::And(x, y) => {
                let (x, y) = (self.low_unsigned(x, width), self.low_unsigned(y, width));
                self.and(x, y)
            }
            Node::Or(x, y) => {
                let (x, y) = (self.low_unsigned(x, width), self.low_unsigned(y, width));
                self.or(x, y)
            }
            Node::Xor(x, y) => {
                let (x, y) = (self.low_unsigned(x, width), self.low_unsigned(y, width));
                self.xor(x, y)
            }
            Node::Shl(x, n) => {
                if self.as_const(n).is_some_and(|n| n >= i128::from(width)) {
                    return self.constant(0);
                }
                let x = self.low_bits(x, width);
                self.shl(x, n)
            }
            Node::Shr(x, n) => match self.as_const(n) {
                Some(n) if n >= 0 && n + i128::from(width) < 127 => {
                    let x = self.low_bits(x, width + n as u16);
                    self.shr_const(x, n as u32)
                }
                _ => a,
            },
            Node::Select(c, x, y) => {
                let (x, y) = (self.low_bits(x, width), self.low_bits(y, width));
                self.select(c, x, y)
            }
            Node::Reduce {
                op: op @ (ReduceOp::Add | ReduceOp::And | ReduceOp::Or | ReduceOp::Xor),
                var,
                count,
                body,
            } => {
                let body = self.low_bits(body, width);
                self.reduce(op, var, count, body)
            }
            _ => a,
        }
    }

    /// For operands of bitwise operations: their low bits as unsigned values.
    fn low_unsigned(&mut self, a: Id, width: u16) -> Id {
        match self.node(a) {
            Node::Const(v) => {
                let v = wrap_value(*v, width, false);
                self.constant(v)
            }
            _ => self.wrap(a, width, false),
        }
    }
}
