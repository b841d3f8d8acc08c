//! Operations on bits.

use crate::dag::{Dag, Id, Node};

impl Dag {
    /// Bitwise and.
    pub fn and(&mut self, a: Id, b: Id) -> Id {
        if a == b {
            return a;
        }
        match (self.as_const(a), self.as_const(b)) {
            (Some(x), Some(y)) => return self.constant(x & y),
            (Some(k), None) => return self.and_mask(b, k),
            (None, Some(k)) => return self.and_mask(a, k),
            _ => {}
        }
        // x and not x, for conditions.
        if self.interval(a).is_bool() && self.negate_bool(a) == b {
            return self.constant(0);
        }
        self.intern(Node::And(a.min(b), a.max(b)))
    }

    /// `a & k`: a contiguous mask is a bit field of `a`.
    fn and_mask(&mut self, a: Id, k: i128) -> Id {
        if k == 0 || k == -1 {
            return if k == 0 { self.constant(0) } else { a };
        }
        let lo = k.trailing_zeros();
        let ones = (k >> lo).trailing_ones();
        if k > 0 && (k >> lo) >> ones == 0 {
            let field = self.shr_const(a, lo);
            let field = self.wrap(field, ones as u16, false);
            return self.scale(field, 1 << lo);
        }
        let range = self.interval(a);
        if k < 0 && (k >> lo) == -1 && range.lo >= 0 {
            let field = self.shr_const(a, lo);
            return self.scale(field, 1 << lo);
        }
        let k = self.constant(k);
        self.intern(Node::And(a.min(k), a.max(k)))
    }

    /// Bitwise or.
    pub fn or(&mut self, a: Id, b: Id) -> Id {
        if a == b {
            return a;
        }
        match (self.as_const(a), self.as_const(b)) {
            (Some(x), Some(y)) => return self.constant(x | y),
            (Some(0), _) => return b,
            (_, Some(0)) => return a,
            (Some(-1), _) => return a,
            (_, Some(-1)) => return b,
            _ => {}
        }
        if self.disjoint(a, b) {
            return self.add(a, b);
        }
        self.intern(Node::Or(a.min(b), a.max(b)))
    }

    /// Bitwise exclusive or.
    pub fn xor(&mut self, a: Id, b: Id) -> Id {
        if a == b {
            return self.constant(0);
        }
        for (x, y) in [(a, b), (b, a)] {
            match self.as_const(y) {
                Some(0) => return x,
                Some(-1) => return self.not(x),
                Some(1) if self.interval(x).is_bool() => return self.negate_bool(x),
                Some(k) => {
                    if let Some(v) = self.as_const(x) {
                        return self.constant(v ^ k);
                    }
                    // Flipping the top bit of an unsigned element re-centres it: x ^ 2^(w-1).
                    let range = self.interval(x);
                    if k > 0 && k.count_ones() == 1 && range.lo >= 0 && range.hi < 2 * k {
                        return self.flip_top(x, k);
                    }
                }
                None => {}
            }
        }
        if self.disjoint(a, b) {
            return self.add(a, b);
        }
        self.intern(Node::Xor(a.min(b), a.max(b)))
    }

    fn flip_top(&mut self, x: Id, k: i128) -> Id {
        let width = (k.trailing_zeros() + 1) as u16;
        let signed = self.wrap(x, width, true);
        self.add_const(signed, k)
    }

    /// Whether `a` and `b` never have a bit in common, judged by intervals and trailing zeros.
    fn disjoint(&self, a: Id, b: Id) -> bool {
        let below = |x: Id, y: Id| {
            let (range, zeros) = (self.interval(x), self.trailing_zeros(y));
            range.lo >= 0 && zeros < 127 && range.hi < (1 << zeros)
        };
        below(a, b) || below(b, a)
    }
}
