//! Ranges of integers.

use num_bigint::BigInt;
use serde::{Deserialize, Serialize};

use crate::bound::{self, Rounding::Down, Rounding::Up};

/// The values that a node can take: `lo..=hi`.
///
/// Ends are exact below 2^126 in magnitude. Beyond, they are rounded outward and coded (`bound`):
/// they can be compared with each other and with numbers, but arithmetic on them is for this module, and for those
/// who have asked [`Interval::is_exact`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interval {
    /// Smallest value.
    pub lo: i128,
    /// Largest value.
    pub hi: i128,
}

impl Interval {
    /// All integers.
    pub const ALL: Interval = Interval { lo: -bound::INFINITE, hi: bound::INFINITE };

    /// The interval `lo..=hi` of two numbers.
    pub fn new(lo: i128, hi: i128) -> Interval {
        Interval { lo: bound::of(lo, Down), hi: bound::of(hi, Up) }
    }

    /// The range of an integer of `width` bits.
    #[inline]
    pub fn of_width(width: u16, signed: bool) -> Interval {
        let width = u32::from(width);
        match (signed, width) {
            (_, 0) => Interval { lo: 0, hi: 0 },
            (true, 1..=126) => Interval { lo: -(1 << (width - 1)), hi: (1 << (width - 1)) - 1 },
            (false, 1..=126) => Interval { lo: 0, hi: (1 << width) - 1 },
            (true, _) => Interval { lo: -bound::power(width - 1), hi: bound::power(width - 1) },
            (false, _) => Interval { lo: 0, hi: bound::power(width) },
        }
    }

    /// Whether every value of `self` lies in `other`.
    #[inline]
    pub fn within(self, other: Interval) -> bool {
        other.lo <= self.lo && self.hi <= other.hi
    }

    /// Whether `value` lies in it.
    pub fn holds(self, value: &BigInt) -> bool {
        let above = self.lo == -bound::INFINITE || bound::number(self.lo) <= *value;
        above && (self.hi == bound::INFINITE || *value <= bound::number(self.hi))
    }

    /// Whether the ends are numbers, below 2^126 in magnitude, and not rounded.
    pub fn is_exact(self) -> bool {
        bound::is_exact(self.lo) && bound::is_exact(self.hi)
    }

    /// Whether there are ends at all: whether some number of bits holds every value.
    pub fn is_bounded(self) -> bool {
        -bound::INFINITE < self.lo && self.hi < bound::INFINITE
    }

    /// Whether all values are 0 or 1.
    #[inline]
    pub fn is_bool(self) -> bool {
        self.within(Interval { lo: 0, hi: 1 })
    }

    /// Bits of the smallest signed (if any value is negative) or unsigned integer that holds every value.
    pub fn bits(self) -> u16 {
        let magnitude = |v: i128| bound::bits(if v < 0 && bound::is_exact(v) { !v } else { v });
        let m = magnitude(self.lo).max(magnitude(self.hi)) as u16;
        if self.lo < 0 { m + 1 } else { m }
    }

    /// The smallest interval that holds both.
    pub fn hull(self, other: Interval) -> Interval {
        Interval { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    pub(crate) fn scale(self, c: i128) -> Interval {
        let (lo, hi) = if c < 0 { (self.hi, self.lo) } else { (self.lo, self.hi) };
        Interval { lo: bound::times(lo, c, Down), hi: bound::times(hi, c, Up) }
    }

    pub(crate) fn plus(self, other: Interval) -> Interval {
        Interval { lo: bound::plus(self.lo, other.lo, Down), hi: bound::plus(self.hi, other.hi, Up) }
    }

    pub(crate) fn times(self, o: Interval) -> Interval {
        let ends = [(self.lo, o.lo), (self.lo, o.hi), (self.hi, o.lo), (self.hi, o.hi)];
        let lo = ends.map(|(x, y)| bound::times(x, y, Down)).into_iter().min();
        let hi = ends.map(|(x, y)| bound::times(x, y, Up)).into_iter().max();
        Interval { lo: lo.unwrap_or(0), hi: hi.unwrap_or(0) }
    }

    pub(crate) fn squared(self) -> Interval {
        let ends = [self.lo, self.hi];
        let lo = ends.map(|x| bound::times(x, x, Down)).into_iter().min();
        let hi = ends.map(|x| bound::times(x, x, Up)).into_iter().max();
        let around_zero = self.lo <= 0 && self.hi >= 0;
        Interval { lo: if around_zero { 0 } else { lo.unwrap_or(0) }, hi: hi.unwrap_or(0) }
    }

    /// `floor(x / 2^n)` for counts `n` of which negative ones do not shift.
    pub(crate) fn shifted_right(self, n: Interval) -> Interval {
        let counts = [n.lo, n.hi].map(|n| n.clamp(0, i128::from(2 * bound::MAX_BITS)) as u32);
        let lo = counts.map(|n| bound::shifted_right(self.lo, n, Down)).into_iter().min();
        let hi = counts.map(|n| bound::shifted_right(self.hi, n, Up)).into_iter().max();
        Interval { lo: lo.unwrap_or(0), hi: hi.unwrap_or(0) }
    }

    /// `x * 2^n` for counts `n` of which negative ones give 0.
    pub(crate) fn shifted_left(self, n: Interval) -> Interval {
        let power = |n: i128| match u32::try_from(n) {
            Ok(n) => bound::power(n.min(2 * bound::MAX_BITS)),
            Err(_) => bound::INFINITE,
        };
        if n.hi < 0 {
            return Interval { lo: 0, hi: 0 };
        }
        let shifted = self.times(Interval { lo: power(n.lo.max(0)).min(bound::LIMIT - 1), hi: power(n.hi) });
        if n.lo < 0 { shifted.hull(Interval { lo: 0, hi: 0 }) } else { shifted }
    }

    pub(crate) fn magnitude(self) -> Interval {
        let lo = if self.lo > 0 { self.lo } else { (-self.hi).max(0) };
        Interval { lo, hi: self.hi.max(-self.lo) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_rounded_is_never_exact_again() {
        let wide = Interval::of_width(64, false).times(Interval::of_width(64, false));
        assert_eq!((wide.lo, wide.bits(), wide.is_exact()), (0, 128, false));
        let less = wide.plus(Interval::new(-1, -1));
        assert!(!less.is_exact() && less.lo == -1 && less.bits() == 129);
        let negative = Interval::new(0, 0).plus(wide.scale(-1));
        assert!(!negative.is_exact() && negative.hi == 0 && negative.bits() == 129);
        assert!(!negative.plus(Interval::of_width(64, false)).is_exact());
        assert!(wide.is_bounded());
        let huge = wide.shifted_left(Interval::of_width(16, false));
        assert!(!huge.is_bounded() && huge.lo == 0);
    }

    #[test]
    fn widths_have_as_many_bits() {
        for width in 1..300 {
            assert_eq!(Interval::of_width(width, false).bits(), if width < 127 { width } else { width + 1 });
            assert!(Interval::of_width(width, true).bits() <= width + 1);
        }
        for width in 2..127 {
            assert_eq!(Interval::of_width(width, true).bits(), width);
        }
    }

    #[test]
    fn magnitudes_of_both_signs() {
        assert_eq!(Interval::new(-7, 3).magnitude(), Interval::new(0, 7));
        assert_eq!(Interval::new(-7, -3).magnitude(), Interval::new(3, 7));
        assert_eq!(Interval::new(2, 3).magnitude(), Interval::new(2, 3));
        let wide = Interval::of_width(200, true);
        assert_eq!(wide.magnitude(), Interval { lo: 0, hi: wide.hi });
    }
}
