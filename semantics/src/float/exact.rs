//! Exact real numbers `±magnitude * 2^exponent`, their exact sums, and the one rounding.

use super::{FloatFormat, Rounding};

/// A finite value. A magnitude that was cut has its lowest bit set, and then it is longer by at least two
/// bits than any significand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Real {
    pub negative: bool,
    pub magnitude: u128,
    pub exponent: i32,
}

/// `magnitude / 2^shift`, rounded to an integer.
pub(super) fn rounded_shift(magnitude: u128, shift: u32, negative: bool, rounding: Rounding) -> u128 {
    if shift == 0 || magnitude == 0 {
        return magnitude;
    }
    let kept = magnitude.checked_shr(shift).unwrap_or(0);
    let rest = magnitude - kept.checked_shl(shift).unwrap_or(0);
    if rest == 0 {
        return kept;
    }
    // What is cut, against half of the last place that is kept.
    let half = if shift <= 128 { rest.cmp(&(1 << (shift - 1))) } else { std::cmp::Ordering::Less };
    let up = match rounding {
        Rounding::NearestEven => half.is_gt() || half.is_eq() && kept & 1 == 1,
        Rounding::NearestAway => half.is_ge(),
        Rounding::TowardZero => false,
        Rounding::Down => negative,
        Rounding::Up => !negative,
    };
    kept + u128::from(up)
}

fn length(magnitude: u128) -> i32 {
    (128 - magnitude.leading_zeros()) as i32
}

impl FloatFormat {
    /// The exponent of the last place of denormal numbers.
    pub(super) fn least_exponent(self) -> i32 {
        let bias = (1 << (self.exponent - 1)) - 1;
        1 - bias - i32::from(self.significand)
    }

    /// The bit pattern of `x`, rounded.
    pub(super) fn round(self, x: Real, rounding: Rounding) -> i128 {
        let sign = if x.negative { self.sign() } else { 0 };
        if x.magnitude == 0 {
            return sign;
        }
        let precision = i32::from(self.significand) + 1;
        let least = self.least_exponent();
        let mut place = x.exponent.saturating_add(length(x.magnitude) - precision);
        if self.denormal {
            place = place.max(least);
        }
        let mut kept = match place.saturating_sub(x.exponent) {
            shift @ 1.. => rounded_shift(x.magnitude, shift as u32, x.negative, rounding),
            // The magnitude is shorter than the significand.
            shift => x.magnitude << -shift,
        };
        if length(kept) > precision {
            kept >>= 1;
            place = place.saturating_add(1);
        }
        if place < least {
            return sign;
        }
        if kept >> self.significand == 0 {
            return sign | kept as i128;
        }
        let field = i128::from(place) - i128::from(least) + 1;
        let fraction = kept as i128 & ((1 << self.significand) - 1);
        let finite = field < 1 << self.exponent && (field << self.significand | fraction) <= self.largest();
        if finite {
            return sign | field << self.significand | fraction;
        }
        let away = match rounding {
            Rounding::NearestEven | Rounding::NearestAway => true,
            Rounding::TowardZero => false,
            Rounding::Down => x.negative,
            Rounding::Up => !x.negative,
        };
        match (away, self.infinite) {
            (true, true) => sign | self.infinity(),
            (true, false) => self.nan(),
            (false, _) => sign | self.largest(),
        }
    }
}

/// The exact sum, cut as [`Real`] says. A sum that vanishes is the common zero of its terms, or the zero
/// that `rounding` asks for.
pub(super) fn sum(terms: &[Real], rounding: Rounding) -> Real {
    let parts: Vec<&Real> = terms.iter().filter(|t| t.magnitude != 0).collect();
    let zero = || {
        let first = terms.first().is_some_and(|t| t.negative);
        let same = parts.is_empty() && terms.iter().all(|t| t.negative == first);
        Real { negative: if same { first } else { rounding == Rounding::Down }, magnitude: 0, exponent: 0 }
    };
    let Some(low) = parts.iter().map(|t| t.exponent).min() else { return zero() };
    if let [one] = parts[..] {
        return *one;
    }
    let high = parts.iter().map(|t| t.exponent + length(t.magnitude)).max().unwrap_or(low);
    let words = ((high - low) as usize + 64).div_ceil(64) + 1;
    let mut total = vec![0u64; words];
    for t in &parts {
        accumulate(&mut total, t.magnitude, (t.exponent - low) as usize, t.negative);
    }
    let negative = total.last().is_some_and(|w| *w >> 63 == 1);
    if negative {
        let mut carry = true;
        for w in &mut total {
            (*w, carry) = (!*w).overflowing_add(u64::from(carry));
        }
    }
    let Some(top) = total.iter().rposition(|w| *w != 0) else { return zero() };
    // The two top words hold at least 65 bits of a longer number.
    let from = top.saturating_sub(1);
    let mut magnitude = u128::from(total[from]) | if top > from { u128::from(total[top]) << 64 } else { 0 };
    if total[..from].iter().any(|w| *w != 0) {
        magnitude |= 1;
    }
    Real { negative, magnitude, exponent: low + 64 * from as i32 }
}

/// Adds or subtracts `magnitude * 2^at` in two's complement.
fn accumulate(total: &mut [u64], magnitude: u128, at: usize, negative: bool) {
    let (first, shift) = (at / 64, at % 64);
    let low = magnitude << shift;
    let high = if shift == 0 { 0 } else { (magnitude >> (128 - shift)) as u64 };
    let parts = [low as u64, (low >> 64) as u64, high];
    let mut carry = false;
    for (n, w) in total[first..].iter_mut().enumerate() {
        let part = parts.get(n).copied().unwrap_or(0);
        if n >= parts.len() && !carry {
            break;
        }
        let (x, c) = if negative { w.overflowing_sub(part) } else { w.overflowing_add(part) };
        let (y, d) = match negative {
            true => x.overflowing_sub(u64::from(carry)),
            false => x.overflowing_add(u64::from(carry)),
        };
        (*w, carry) = (y, c || d);
    }
}

/// `a / b` for `b` of at most 64 bits that is not 0.
pub(super) fn quotient(a: Real, b: Real) -> Real {
    let negative = a.negative != b.negative;
    if a.magnitude == 0 {
        return Real { negative, magnitude: 0, exponent: 0 };
    }
    let shift = a.magnitude.leading_zeros() - 1;
    let dividend = a.magnitude << shift;
    let cut = u128::from(dividend % b.magnitude != 0);
    // More bits than a significand by far, so that the lowest can say that something was cut.
    let magnitude = (dividend / b.magnitude) << 1 | cut;
    Real { negative, magnitude, exponent: a.exponent - shift as i32 - b.exponent - 1 }
}

/// The square root of a value that is not negative.
pub(super) fn root(a: Real) -> Real {
    if a.magnitude == 0 {
        return a;
    }
    let shift = a.magnitude.leading_zeros() as i32;
    let shift = if (a.exponent - shift) % 2 == 0 { shift } else { shift - 1 };
    let square = a.magnitude << shift;
    let root = square.isqrt();
    let cut = u128::from(root * root != square);
    Real { negative: a.negative, magnitude: root << 1 | cut, exponent: (a.exponent - shift) / 2 - 1 }
}
