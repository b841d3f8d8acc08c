//! Comparisons.

use crate::arithmetic::gcd;
use crate::dag::{Dag, Id, Interval, Node};

impl Dag {
    /// 1 if equal, else 0.
    pub fn eq(&mut self, a: Id, b: Id) -> Id {
        if a == b {
            return self.constant(1);
        }
        let (x, y) = (self.interval(a), self.interval(b));
        if x.hi < y.lo || y.hi < x.lo {
            return self.constant(0);
        }
        if let (Some(p), Some(q)) = (self.as_const(a), self.as_const(b)) {
            return self.constant(i128::from(p == q));
        }
        for (value, other) in [(a, b), (b, a)] {
            match self.as_const(other) {
                Some(1) if self.interval(value).is_bool() => return value,
                Some(0) if self.interval(value).is_bool() => return self.negate_bool(value),
                // k + g * s == m  <=>  s == (m - k) / g
                Some(m) => {
                    if let Node::Sum(k, terms) = self.node(value).clone()
                        && self.interval(value).is_exact()
                    {
                        let sign = if terms.len() == 1 { terms[0].1.signum() } else { 1 };
                        let g = sign * terms.iter().fold(0, |g, t| gcd(g, t.1));
                        if (m - k) % g != 0 {
                            return self.constant(0);
                        }
                        if g != 1 || k != 0 {
                            let reduced: Vec<_> = terms.iter().map(|t| (t.0, t.1 / g)).collect();
                            let (sum, m) = (self.sum(0, &reduced), self.constant((m - k) / g));
                            return self.eq(sum, m);
                        }
                        if let Some(known) = self.eq_of_fields(&terms, m) {
                            return known;
                        }
                    }
                }
                None => {}
            }
        }
        self.intern(Node::Eq(a.min(b), a.max(b)))
    }

    /// `a * x[o+w .. o+w+v] + x[o .. o+w] == m`, where the fields do not meet: neighbouring fields of one value
    /// are compared as one field.
    fn eq_of_fields(&mut self, terms: &[(Id, i128)], m: i128) -> Option<Id> {
        let [(p, c), (q, d)] = *terms else { return None };
        let (low, high, factor) = if c == 1 { (p, q, d) } else { (q, p, c) };
        let (of, offset, width) = self.unsigned_field(low).filter(|f| c.min(d) == 1 && f.2 < 64)?;
        let above = self.unsigned_field(high)?;
        if factor < 1 << width || (above.0, above.1) != (of, offset + width) || width + above.2 > 64 {
            return None;
        }
        let (below, rest) = (m % factor, m / factor);
        if m < 0 || below >= 1 << width || rest >= 1 << above.2 {
            return Some(self.constant(0));
        }
        let shifted = self.shr_const(of, offset);
        let joined = self.wrap(shifted, (width + above.2) as u16, false);
        let both = self.constant(rest << width | below);
        Some(self.eq(joined, both))
    }

    /// 1 if different, else 0.
    pub fn ne(&mut self, a: Id, b: Id) -> Id {
        let equal = self.eq(a, b);
        self.negate_bool(equal)
    }

    /// 1 if `a < b`, else 0.
    pub fn lt(&mut self, a: Id, b: Id) -> Id {
        let (x, y) = (self.interval(a), self.interval(b));
        if x.hi < y.lo {
            return self.constant(1);
        }
        if a == b || y.hi <= x.lo {
            return self.constant(0);
        }
        if x.is_bool() && y == Interval::new(1, 1) {
            return self.negate_bool(a);
        }
        if y.is_bool() && x == Interval::new(0, 0) {
            return b;
        }
        // a constant on the left moves to the right: k < b  <=>  not (b < k + 1)
        if let Some(k) = self.as_const(a) {
            let bound = self.constant(k + 1);
            let below = self.lt(b, bound);
            return self.negate_bool(below);
        }
        if let Some(k) = self.as_const(b)
            && let Some(known) = self.sum_below(a, k)
        {
            return known;
        }
        self.intern(Node::Lt(a, b))
    }

    /// `k0 + g * s < k` is `s < ceil((k - k0) / g)`, and `x - y < 0` is `x < y`.
    fn sum_below(&mut self, a: Id, k: i128) -> Option<Id> {
        let Node::Sum(k0, terms) = self.node(a).clone() else { return None };
        if !self.interval(a).is_exact() {
            return None;
        }
        if let [(x, c), (y, d)] = terms[..]
            && k - k0 == 0
            && c + d == 0
        {
            return Some(if c > 0 { self.lt(x, y) } else { self.lt(y, x) });
        }
        let g = terms.iter().fold(0, |g, t| gcd(g, t.1));
        // A single negated term turns around: -x < m  <=>  not (x < 1 - m).
        let bound = (k - k0).div_euclid(g) + i128::from((k - k0).rem_euclid(g) != 0);
        if let [(x, c)] = terms[..]
            && c < 0
        {
            let bound = self.constant(1 - bound);
            let below = self.lt(x, bound);
            return Some(self.negate_bool(below));
        }
        if g == 1 && k0 == 0 {
            return None;
        }
        let reduced: Vec<_> = terms.iter().map(|t| (t.0, t.1 / g)).collect();
        let (sum, bound) = (self.sum(0, &reduced), self.constant(bound));
        Some(self.lt(sum, bound))
    }

    /// 1 if `a <= b`, else 0.
    pub fn le(&mut self, a: Id, b: Id) -> Id {
        let above = self.lt(b, a);
        self.negate_bool(above)
    }
}
