//! Shifts.

use std::collections::BTreeSet;

use crate::bound;
use crate::dag::{Dag, Id, Interval, Node};

/// Counts from here on do the same to every value that has an interval.
const MAX_COUNT: u32 = 2 * bound::MAX_BITS;

impl Dag {
    /// `a * 2^b` for `b >= 0`.
    pub fn shl(&mut self, a: Id, b: Id) -> Id {
        match (self.as_const(a), self.as_const(b)) {
            (Some(0), _) => a,
            (_, Some(n)) if (0..126).contains(&n) => self.scale(a, 1 << n),
            _ => self.intern(Node::Shl(a, b)),
        }
    }

    /// `floor(a / 2^b)` for `b >= 0`.
    pub fn shr(&mut self, a: Id, b: Id) -> Id {
        match self.as_const(b) {
            Some(n) => self.shr_const(a, n.clamp(0, MAX_COUNT.into()) as u32),
            None if self.as_const(a) == Some(0) => a,
            None => self.intern(Node::Shr(a, b)),
        }
    }

    /// `floor(a / 2^n)`.
    pub fn shr_const(&mut self, a: Id, n: u32) -> Id {
        let n = if self.interval(a).is_exact() { n.min(127) } else { n.min(MAX_COUNT) };
        if n == 0 {
            return a;
        }
        if let Some(&done) = self.shr_memo.get(&(a, n)) {
            return done;
        }
        let new = self.shr_const_unshared(a, n);
        self.shr_memo.insert((a, n), new);
        new
    }

    fn shr_const_unshared(&mut self, a: Id, n: u32) -> Id {
        let range = self.interval(a);
        if let Some(v) = self.as_const(a) {
            return self.constant(v >> n.min(127));
        }
        let shifted = range.shifted_right(Interval::new(n.into(), n.into()));
        if shifted.lo == shifted.hi {
            return self.constant(shifted.lo);
        }
        match self.node(a).clone() {
            Node::Shr(x, m) if self.as_const(m).is_some() => {
                let m = self.as_const(m).unwrap_or(0).clamp(0, MAX_COUNT.into()) as u32;
                return self.shr_const(x, n + m);
            }
            // The top bit of an unsigned element is the sign of the signed one.
            Node::Read { base, width, signed: false, index } if n == u32::from(width) - 1 => {
                let x = self.read_of(&base, width, true, index);
                let zero = self.constant(0);
                return self.lt(x, zero);
            }
            Node::Read { width, signed: true, .. } if n == u32::from(width) - 1 => {
                let zero = self.constant(0);
                let negative = self.lt(a, zero);
                return self.neg(negative);
            }
            Node::Sum(k, terms) => {
                if let Some(split) = self.split_multiples(k, &terms, n) {
                    return split;
                }
                if let Some(upper) = self.without_low_terms(k, &terms, n) {
                    return upper;
                }
            }
            Node::Select(c, x, y) => {
                let (x, y) = (self.shr_const(x, n), self.shr_const(y, n));
                return self.select(c, x, y);
            }
            Node::And(x, y) | Node::Or(x, y) | Node::Xor(x, y) => {
                let (x, y) = (self.shr_const(x, n), self.shr_const(y, n));
                return match self.node(a) {
                    Node::And(..) => self.and(x, y),
                    Node::Or(..) => self.or(x, y),
                    _ => self.xor(x, y),
                };
            }
            _ => {}
        }
        let n = self.constant(i128::from(n));
        self.intern(Node::Shr(a, n))
    }

    /// `floor((2^n * x + y) / 2^n) = x + floor(y / 2^n)`, where `2^n * x` is the part of the sum whose
    /// terms are multiples of `2^n`.
    fn split_multiples(&mut self, k: i128, terms: &[(Id, i128)], n: u32) -> Option<Id> {
        if n > 120 {
            return None;
        }
        let (high, low): (Vec<_>, Vec<_>) = terms.iter().copied().partition(|t| self.term_zeros(t) >= n);
        let low_k = k & ((1 << n) - 1);
        let complement = low.len() == 1 && low[0].1 == -1 && low_k + 1 == 1 << n;
        if high.is_empty() && !complement && (k >> n == 0 || low.is_empty()) {
            return None;
        }
        let mut parts: Vec<(Id, i128)> = high.into_iter().map(|t| self.term_shifted(t, n)).collect();
        // floor((2^n - 1 - x) / 2^n) = -floor(x / 2^n): the complement of a field is the field's complement.
        if complement {
            let x = self.shr_const(low[0].0, n);
            parts.push((x, -1));
            return Some(self.sum(k >> n, &parts));
        }
        let low = self.sum(low_k, &low);
        let low = self.shr_const(low, n);
        parts.push((low, 1));
        Some(self.sum(k >> n, &parts))
    }

    /// `floor((2^m * x + y) / 2^n) = floor(x / 2^(n-m))`, where all of `y` lies below `2^m` and `m < n`.
    fn without_low_terms(&mut self, k: i128, terms: &[(Id, i128)], n: u32) -> Option<Id> {
        let places: BTreeSet<u32> = terms.iter().map(|t| self.term_zeros(t)).collect();
        for m in places.into_iter().filter(|m| (1..n.min(120)).contains(m)) {
            let (high, low): (Vec<_>, Vec<_>) = terms.iter().copied().partition(|t| self.term_zeros(t) >= m);
            if low.is_empty() {
                continue;
            }
            let low = self.sum(k & ((1 << m) - 1), &low);
            if !self.interval(low).within(Interval::new(0, (1 << m) - 1)) {
                continue;
            }
            let high: Vec<(Id, i128)> = high.into_iter().map(|t| self.term_shifted(t, m)).collect();
            let high = self.sum(k >> m, &high);
            return Some(self.shr_const(high, n - m));
        }
        None
    }
    /// How many low bits of a term are known to be zeros.
    fn term_zeros(&self, (t, c): &(Id, i128)) -> u32 {
        c.trailing_zeros() + self.trailing_zeros(*t)
    }

    /// A term that is a multiple of `2^n`, divided by it.
    fn term_shifted(&mut self, (t, c): (Id, i128), n: u32) -> (Id, i128) {
        match c.trailing_zeros() {
            zeros if zeros >= n => (t, c >> n),
            zeros => (self.shr_const(t, n - zeros), c >> zeros),
        }
    }
}
