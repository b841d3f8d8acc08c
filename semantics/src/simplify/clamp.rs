//! Saturation, minimum, maximum and absolute value.

use crate::dag::{Dag, Id, Interval, Node};

impl Dag {
    /// `a` clamped to the range of an integer of `width` bits.
    pub fn sat(&mut self, a: Id, width: u16, signed: bool) -> Id {
        if width > 126 {
            // The ends of the range are no constants.
            return self.intern(Node::Sat { a, width, signed });
        }
        let target = Interval::of_width(width, signed);
        let range = self.interval(a);
        if range.within(target) {
            return a;
        }
        if range.lo >= target.hi {
            return self.constant(target.hi);
        }
        if range.hi <= target.lo {
            return self.constant(target.lo);
        }
        if let Some(sum) = self.clamped_once(a, width, signed) {
            return self.sat(sum, width, signed);
        }
        if let Some(value) = self.clamped_before(a, target) {
            return value;
        }
        self.intern(Node::Sat { a, width, signed })
    }

    /// What is clamped to `target` after it was limited on one side, clamped once. What was clamped on both sides stays: that
    /// is how instructions do it one after the other.
    fn clamped_before(&mut self, a: Id, target: Interval) -> Option<Id> {
        let (x, range) = match *self.node(a) {
            Node::Sat { a: x, width, signed } if width <= 126 => {
                let (value, range) = (self.interval(x), Interval::of_width(width, signed));
                (x, Some(range).filter(|range| range.lo <= value.lo || value.hi <= range.hi)?)
            }
            Node::Min(x, y) | Node::Max(x, y) => {
                let is_min = matches!(self.node(a), Node::Min(..));
                let (x, limit) = self.as_const(y).map(|c| (x, c)).or(self.as_const(x).map(|c| (y, c)))?;
                // A limit that lies within is another one.
                let is_beyond = if is_min { limit >= target.hi } else { limit <= target.lo };
                (x, Some(target).filter(|_| is_beyond)?)
            }
            _ => return None,
        };
        let both = Interval::new(range.lo.max(target.lo), range.hi.min(target.hi));
        let (width, signed) = element_range(both.lo, both.hi)?;
        Some(self.sat(x, width, signed))
    }

    /// `sat(x) + y` as `x + y`, where neither is negative: what is clamped from above stays clamped.
    fn clamped_once(&mut self, a: Id, width: u16, signed: bool) -> Option<Id> {
        let Node::Sum(k, terms) = self.node(a) else { return None };
        let inner = terms.iter().position(|&(t, c)| {
            let clamped =
                matches!(*self.node(t), Node::Sat { width: w, signed: s, .. } if (w, s) == (width, signed));
            c == 1 && clamped
        })?;
        let Node::Sat { a: x, .. } = *self.node(terms[inner].0) else { return None };
        let (k, mut terms) = (*k, terms.clone());
        terms.remove(inner);
        let rest = self.sum(k, &terms);
        let positive = self.interval(x).lo >= 0 && self.interval(rest).lo >= 0;
        positive.then(|| self.add(x, rest))
    }

    /// Minimum.
    pub fn min(&mut self, a: Id, b: Id) -> Id {
        let (x, y) = (self.interval(a), self.interval(b));
        if a == b || x.hi <= y.lo {
            return a;
        }
        if y.hi <= x.lo {
            return b;
        }
        for (value, bound) in [(a, b), (b, a)] {
            let Some(hi) = self.as_const(bound) else {
                continue;
            };
            if let Node::Max(p, q) = self.node(value).clone() {
                for (inner, low) in [(p, q), (q, p)] {
                    if let Some(lo) = self.as_const(low)
                        && let Some((width, signed)) = element_range(lo, hi)
                    {
                        return self.sat(inner, width, signed);
                    }
                }
            }
            if let Some((width, signed)) = upper_bound(hi)
                && self.interval(value).lo >= Interval::of_width(width, signed).lo
            {
                return self.sat(value, width, signed);
            }
        }
        self.intern(Node::Min(a.min(b), a.max(b)))
    }

    /// Maximum.
    pub fn max(&mut self, a: Id, b: Id) -> Id {
        let (x, y) = (self.interval(a), self.interval(b));
        if a == b || y.hi <= x.lo {
            return a;
        }
        if x.hi <= y.lo {
            return b;
        }
        for (value, bound) in [(a, b), (b, a)] {
            let Some(lo) = self.as_const(bound) else {
                continue;
            };
            if let Node::Min(p, q) = self.node(value).clone() {
                for (inner, high) in [(p, q), (q, p)] {
                    if let Some(hi) = self.as_const(high)
                        && let Some((width, signed)) = element_range(lo, hi)
                    {
                        return self.sat(inner, width, signed);
                    }
                }
            }
            if let Some(sat) = self.lower_clamp(value, lo) {
                return sat;
            }
        }
        self.intern(Node::Max(a.min(b), a.max(b)))
    }

    /// `max(a, lo)` where the values of `a` end inside an element range that starts at `lo`.
    fn lower_clamp(&mut self, a: Id, lo: i128) -> Option<Id> {
        let hi = self.interval(a).hi;
        let width = [8u16, 16, 32, 64].into_iter().find(|&w| {
            let range = |signed| Interval::of_width(w, signed);
            (lo == 0 && hi <= range(false).hi) || (lo == range(true).lo && hi <= range(true).hi)
        })?;
        Some(self.sat(a, width, lo != 0))
    }

    /// `max - min` as `|x - y|`, where these are the greater and the smaller of the same two.
    pub fn distance(&mut self, max: Id, min: Id) -> Option<Id> {
        match (self.node(max), self.node(min)) {
            (Node::Max(x, y), Node::Min(p, q)) if (x, y) == (p, q) => {
                let difference = self.sub(*x, *y);
                Some(self.abs(difference))
            }
            _ => None,
        }
    }

    /// Absolute value.
    pub fn abs(&mut self, a: Id) -> Id {
        let range = self.interval(a);
        if range.lo >= 0 {
            return a;
        }
        if range.hi <= 0 {
            return self.neg(a);
        }
        // |x| = |-x|: what is read first gets a positive coefficient, in all lanes alike.
        if let Node::Sum(_, terms) = self.node(a)
            && terms.iter().min_by_key(|(t, _)| self.first_read(*t, READ_DEPTH)).is_some_and(|(_, c)| *c < 0)
        {
            let a = self.neg(a);
            return self.intern(Node::Abs(a));
        }
        self.intern(Node::Abs(a))
    }

    /// The first operand that `id` reads, and where, but for what depends on the lane.
    fn first_read(&self, id: Id, depth: u32) -> (u16, i128) {
        match self.node(id) {
            Node::Read { base, index, .. } => {
                let offset = match self.node(*index) {
                    Node::Const(n) | Node::Sum(n, _) => *n,
                    _ => 0,
                };
                (base.first().copied().unwrap_or(u16::MAX), offset)
            }
            node if depth > 0 => {
                let mut least = NOTHING_READ;
                node.each_child(|c| least = least.min(self.first_read(c, depth - 1)));
                least
            }
            _ => NOTHING_READ,
        }
    }
}

/// Operations below a term that are looked through for what it reads.
const READ_DEPTH: u32 = 4;
/// What comes after all that is read.
const NOTHING_READ: (u16, i128) = (u16::MAX, i128::MAX);

/// The element type whose range is exactly `lo..=hi`.
fn element_range(lo: i128, hi: i128) -> Option<(u16, bool)> {
    [8u16, 16, 32, 64]
        .into_iter()
        .flat_map(|w| [(w, false), (w, true)])
        .find(|&(w, s)| Interval::of_width(w, s) == Interval::new(lo, hi))
}

/// The element type whose greatest value is `hi`.
fn upper_bound(hi: i128) -> Option<(u16, bool)> {
    [8u16, 16, 32, 64]
        .into_iter()
        .flat_map(|w| [(w, false), (w, true)])
        .find(|&(w, s)| Interval::of_width(w, s).hi == hi)
}
