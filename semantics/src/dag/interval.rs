//! Ranges of integers.

use serde::{Deserialize, Serialize};

/// The values that a node can take: `lo..=hi`, saturated at the ends of `i128`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interval {
    /// Smallest value.
    pub lo: i128,
    /// Largest value.
    pub hi: i128,
}

impl Interval {
    /// The interval `lo..=hi`.
    pub fn new(lo: i128, hi: i128) -> Interval {
        Interval { lo, hi }
    }

    /// The range of an integer of `width` bits.
    pub fn of_width(width: u16, signed: bool) -> Interval {
        match (signed, width) {
            (_, 0) => Interval::new(0, 0),
            (true, 1..=127) => Interval::new(-(1 << (width - 1)), (1 << (width - 1)) - 1),
            (false, 1..=126) => Interval::new(0, (1 << width) - 1),
            (false, _) => Interval::new(0, i128::MAX),
            (true, _) => Interval::new(i128::MIN, i128::MAX),
        }
    }

    /// Whether every value of `self` lies in `other`.
    pub fn within(self, other: Interval) -> bool {
        other.lo <= self.lo && self.hi <= other.hi
    }

    /// Whether neither end is saturated, so that values are exact in `i128`.
    pub fn is_exact(self) -> bool {
        self.lo > i128::MIN && self.hi < i128::MAX
    }

    /// Whether all values are 0 or 1.
    pub fn is_bool(self) -> bool {
        self.within(Interval::new(0, 1))
    }

    /// Bits of the smallest signed (if any value is negative) or unsigned integer that holds every value.
    pub fn bits(self) -> u16 {
        let magnitude = |v: i128| 128 - if v < 0 { (!v).leading_zeros() } else { v.leading_zeros() };
        let m = magnitude(self.lo).max(magnitude(self.hi)) as u16;
        if self.lo < 0 { m + 1 } else { m }
    }

    /// The smallest interval that holds both.
    pub fn hull(self, other: Interval) -> Interval {
        Interval::new(self.lo.min(other.lo), self.hi.max(other.hi))
    }

    pub(crate) fn scale(self, c: i128) -> Interval {
        let (a, b) = (self.lo.saturating_mul(c), self.hi.saturating_mul(c));
        Interval::new(a.min(b), a.max(b))
    }

    pub(crate) fn plus(self, other: Interval) -> Interval {
        Interval::new(self.lo.saturating_add(other.lo), self.hi.saturating_add(other.hi))
    }

    pub(crate) fn times(self, o: Interval) -> Interval {
        let c = [(self.lo, o.lo), (self.lo, o.hi), (self.hi, o.lo), (self.hi, o.hi)]
            .map(|(x, y)| x.saturating_mul(y));
        Interval::new(c.into_iter().min().unwrap_or(0), c.into_iter().max().unwrap_or(0))
    }
}
