//! Ends of intervals: exact as long as they fit, rounded outward beyond.
//!
//! Integers have no size, and most that occur are small. An end of an interval is therefore one `i128`. Below
//! [`LIMIT`] in magnitude it is the number itself. Beyond, it is a floating-point number: `LIMIT + (e << 63) + m`
//! stands for `(2^63 + m) * 2^(126 + e - 63)`, with 63 bits `m`, and its negation for the negated number. Arithmetic
//! on such ends rounds away from zero, so that an interval never loses a value, and what has been rounded never
//! looks exact again. The code is monotone: ends are compared, and their minimum and maximum taken, as they are.
//!
//! A positive least value and a negative greatest value would have to be rounded towards zero: they are the last
//! exact number.

use num_bigint::BigInt;

/// Ends of at least this magnitude are rounded.
pub(crate) const LIMIT: i128 = 1 << 126;

/// The exponent of two of [`LIMIT`].
const LIMIT_EXPONENT: u32 = 126;

/// Values of more bits are not represented: an interval that holds one has no ends.
pub(crate) const MAX_BITS: u32 = 4096;

/// Beyond every number.
pub(crate) const INFINITE: i128 = LIMIT + (((MAX_BITS - LIMIT_EXPONENT) as i128) << 63);

/// A magnitude: `mantissa * 2^exponent`, rounded up, where the mantissa has 64 bits unless the exponent is 0.
#[derive(Clone, Copy)]
struct Magnitude {
    mantissa: u128,
    exponent: u32,
}

impl Magnitude {
    fn of(end: i128) -> Magnitude {
        let size = end.unsigned_abs();
        match size.checked_sub(LIMIT.unsigned_abs()) {
            None => Magnitude { mantissa: size, exponent: 0 },
            Some(code) => Magnitude {
                mantissa: 1 << 63 | code & ((1 << 63) - 1),
                exponent: (code >> 63) as u32 + LIMIT_EXPONENT - 63,
            },
        }
    }

    /// At most 64 bits, unless the exponent is 0.
    fn short(self) -> Magnitude {
        let excess = (128 - self.mantissa.leading_zeros()).saturating_sub(64);
        let cut = self.mantissa >> excess;
        let mantissa = cut + u128::from(cut << excess != self.mantissa);
        if mantissa >> 64 != 0 {
            return Magnitude { mantissa: mantissa >> 1, exponent: self.exponent + excess + 1 };
        }
        Magnitude { mantissa, exponent: self.exponent + excess }
    }

    /// The end of this magnitude.
    fn end(self) -> i128 {
        let bits = 128 - self.mantissa.leading_zeros();
        if bits == 0 {
            return 0;
        }
        if bits + self.exponent <= LIMIT_EXPONENT {
            // Invariant: exact magnitudes have the exponent 0, and others are only this small after a division.
            return (self.mantissa << self.exponent) as i128;
        }
        let short = self.short();
        let up = 64 - (128 - short.mantissa.leading_zeros());
        let (mantissa, exponent) = (short.mantissa << up, short.exponent as i128 - i128::from(up));
        let above = exponent + 63 - i128::from(LIMIT_EXPONENT);
        if above < 0 {
            // Rounded up to less than the limit.
            return LIMIT - 1;
        }
        if above > i128::from(MAX_BITS - LIMIT_EXPONENT) {
            return INFINITE;
        }
        (LIMIT + (above << 63) + (mantissa as i128 & ((1 << 63) - 1))).min(INFINITE)
    }
}

/// Which way an end may be wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rounding {
    /// The end of an interval's least value.
    Down,
    /// The end of its greatest value.
    Up,
}

impl Rounding {
    /// `end` as far as it may be rounded this way.
    fn settle(self, end: i128) -> i128 {
        match self {
            Rounding::Down => end.min(LIMIT - 1),
            Rounding::Up => end.max(1 - LIMIT),
        }
    }
}

/// Whether `end` is the number itself.
pub(crate) fn is_exact(end: i128) -> bool {
    -LIMIT < end && end < LIMIT
}

/// The end for `value`.
pub(crate) fn of(value: i128, rounding: Rounding) -> i128 {
    if is_exact(value) {
        return value;
    }
    let size = Magnitude { mantissa: value.unsigned_abs(), exponent: 0 }.end();
    rounding.settle(if value < 0 { -size } else { size })
}

/// `2^n`.
pub(crate) fn power(n: u32) -> i128 {
    Magnitude { mantissa: 1, exponent: n }.end()
}

/// The bits of the magnitude: the least `n` for which it is below `2^n`.
pub(crate) fn bits(end: i128) -> u32 {
    let m = Magnitude::of(end);
    128 - m.mantissa.leading_zeros() + m.exponent
}

/// The number that an end stands for.
pub(crate) fn number(end: i128) -> BigInt {
    let m = Magnitude::of(end);
    let size = BigInt::from(m.mantissa) << m.exponent;
    if end < 0 { -size } else { size }
}

/// `a + b`.
pub(crate) fn plus(a: i128, b: i128, rounding: Rounding) -> i128 {
    if is_exact(a) && is_exact(b) {
        // Invariant: neither is beyond 2^126.
        return of(a + b, rounding);
    }
    let same_sign = (a < 0) == (b < 0);
    let (x, y) = (Magnitude::of(a), Magnitude::of(b));
    if !same_sign {
        // The larger one alone is further out.
        return rounding.settle(match rounding {
            Rounding::Down => a.min(b),
            Rounding::Up => a.max(b),
        });
    }
    let (x, y) = (x.short(), y.short());
    let (high, low) = if x.exponent >= y.exponent { (x, y) } else { (y, x) };
    let distance = high.exponent - low.exponent;
    // Some bits more than the mantissa's, so that little is lost.
    let extra = distance.min(32);
    let rest = distance - extra;
    let cut = low.mantissa.checked_shr(rest).unwrap_or(0);
    let lost = rest > 0 && (rest >= 64 || cut << rest != low.mantissa);
    let mantissa = (high.mantissa << extra) + cut + u128::from(lost);
    let size = Magnitude { mantissa, exponent: high.exponent - extra }.end();
    rounding.settle(if a < 0 { -size } else { size })
}

/// `a * b`.
pub(crate) fn times(a: i128, b: i128, rounding: Rounding) -> i128 {
    if a == 0 || b == 0 {
        return 0;
    }
    if is_exact(a)
        && is_exact(b)
        && let Some(product) = a.checked_mul(b)
    {
        return of(product, rounding);
    }
    let (x, y) = (Magnitude::of(a).short(), Magnitude::of(b).short());
    let size = Magnitude { mantissa: x.mantissa * y.mantissa, exponent: x.exponent + y.exponent }.end();
    rounding.settle(if (a < 0) == (b < 0) { size } else { -size })
}

/// `floor(a / 2^n)`.
pub(crate) fn shifted_right(a: i128, n: u32, rounding: Rounding) -> i128 {
    if is_exact(a) {
        return a >> n.min(127);
    }
    let m = Magnitude::of(a);
    let size = match m.exponent.checked_sub(n) {
        Some(exponent) => Magnitude { mantissa: m.mantissa, exponent },
        None => {
            let by = n - m.exponent;
            let cut = m.mantissa.checked_shr(by).unwrap_or(0);
            Magnitude { mantissa: cut + u128::from(by >= 64 || cut << by != m.mantissa), exponent: 0 }
        }
    };
    let end = size.end();
    // What has been rounded never looks exact again, but what is left of it is a number.
    rounding.settle(if a < 0 { -end } else { end })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_ends_are_themselves() {
        for v in [0, 1, -1, 77, LIMIT - 1, 1 - LIMIT] {
            assert_eq!(of(v, Rounding::Up), v);
            assert_eq!(bits(v), 128 - v.unsigned_abs().leading_zeros());
        }
        assert_eq!(plus(5, -7, Rounding::Down), -2);
        assert_eq!(times(1 << 60, 1 << 60, Rounding::Up), 1 << 120);
    }

    #[test]
    fn powers_beyond_the_limit_are_ordered_and_have_their_bits() {
        let mut before = LIMIT - 1;
        for n in 126..MAX_BITS {
            let end = power(n);
            assert!(end > before, "2^{n}");
            assert_eq!(bits(end), n + 1);
            assert_eq!(number(end), BigInt::from(1) << n);
            before = end;
        }
        assert_eq!(power(MAX_BITS + 1), INFINITE);
        assert_eq!(power(u32::MAX / 2), INFINITE);
    }

    #[test]
    fn sums_and_products_round_outward_and_stay_tight() {
        let max = i128::from(u64::MAX);
        let square = times(max, max, Rounding::Up);
        // (2^64 - 1)^2 fits into 128 bits.
        assert_eq!(bits(square), 128);
        // A thousand of them take ten bits more.
        let mut sum = 0;
        for _ in 0..1000 {
            sum = plus(sum, square, Rounding::Up);
        }
        assert_eq!(bits(sum), 138);
        assert!(!is_exact(sum));
        // The sum with something negative is no larger; as a least value it is not beyond the last exact number.
        assert_eq!(plus(square, -5, Rounding::Up), square);
        assert_eq!(plus(square, square, Rounding::Down), LIMIT - 1);
        assert_eq!(plus(-square, -1, Rounding::Down), -plus(square, 1, Rounding::Up));
        assert!(plus(square, 1, Rounding::Up) > square);
        assert_eq!(times(square, -3, Rounding::Down), -times(square, 3, Rounding::Up));
    }

    #[test]
    fn shifts_lose_what_is_shifted_out() {
        assert_eq!(shifted_right(power(200), 100, Rounding::Up), 1 << 100);
        assert_eq!(shifted_right(power(200), 10, Rounding::Up), power(190));
        assert_eq!(shifted_right(power(200), 4000, Rounding::Up), 1);
        assert_eq!(shifted_right(-power(200), 4000, Rounding::Down), -1);
        assert_eq!(shifted_right(-power(200), 100, Rounding::Down), -(1 << 100));
    }
}
