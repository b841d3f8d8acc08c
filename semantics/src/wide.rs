//! Values beyond `i128`.
//!
//! Nearly all values fit into one machine integer, and the interpreter computes them so. Where an interval says that a
//! value, or one of its operands, may not ([`Dag::is_wide`](crate::dag::Dag)), it computes here, with integers of any
//! size. Of a value without bounds only low bits are ever looked at
//! ([`Dag::check_bounded`](crate::dag::Dag::check_bounded)), so that it is kept modulo a power of two: a shift by a
//! register's value does not exhaust the memory.

use num_bigint::{BigInt, Sign};

use crate::bound;
use crate::dag::{Interval, ReduceOp};

/// Values without bounds are kept modulo two to this power: more than any width that is looked at.
const MODULUS_BITS: u32 = 2 * bound::MAX_BITS;

/// `value` as it is kept, where `interval` holds it.
pub(crate) fn kept(value: BigInt, interval: Interval) -> BigInt {
    if interval.is_bounded() { value } else { low_bits(value, MODULUS_BITS) }
}

/// `value` modulo `2^width`.
fn low_bits(value: BigInt, width: u32) -> BigInt {
    value & ((BigInt::from(1) << width) - 1)
}

/// The low 128 bits.
pub(crate) fn low(value: &BigInt) -> i128 {
    let digits = value.magnitude().iter_u64_digits();
    let size = digits.take(2).enumerate().fold(0u128, |all, (n, d)| all | u128::from(d) << (64 * n));
    let low = size as i128;
    if value.sign() == Sign::Minus { low.wrapping_neg() } else { low }
}

/// The low `width` bits, read as a signed or unsigned integer.
pub(crate) fn wrapped(value: BigInt, width: u16, signed: bool) -> BigInt {
    let low = low_bits(value, width.into());
    let negative = signed && width > 0 && low.bit(u64::from(width) - 1);
    if negative { low - (BigInt::from(1) << width) } else { low }
}

/// The range of an integer of `width` bits.
pub(crate) fn clamped(value: BigInt, width: u16, signed: bool) -> BigInt {
    let below = if signed { width.saturating_sub(1) } else { width };
    let end = BigInt::from(1) << below;
    let least = if signed { -end.clone() } else { BigInt::ZERO };
    value.clamp(least, end - 1)
}

/// `a * 2^n`, modulo what a value without bounds is kept modulo; 0 for negative counts.
pub(crate) fn shifted_left(a: BigInt, n: &BigInt) -> BigInt {
    match u32::try_from(n) {
        Ok(n) if n < MODULUS_BITS => a << n,
        _ => BigInt::ZERO,
    }
}

/// `floor(a / 2^n)`; negative counts do not shift.
pub(crate) fn shifted_right(a: BigInt, n: &BigInt) -> BigInt {
    if n.sign() == Sign::Minus {
        return a;
    }
    match u32::try_from(n) {
        Ok(n) if u64::from(n) < a.bits() => a >> n,
        _ => BigInt::from(if a.sign() == Sign::Minus { -1 } else { 0 }),
    }
}

/// `a op b`.
pub(crate) fn combine(op: ReduceOp, a: BigInt, b: BigInt) -> BigInt {
    match op {
        ReduceOp::Add => a + b,
        ReduceOp::And => a & b,
        ReduceOp::Or => a | b,
        ReduceOp::Xor => a ^ b,
        ReduceOp::Min => a.min(b),
        ReduceOp::Max => a.max(b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machine_integers_agree() {
        let values = [0, 1, -1, 5, -7, i128::from(i64::MIN), i128::from(u64::MAX), 1 << 100, -(1 << 100) + 3];
        for v in values {
            let big = BigInt::from(v);
            assert_eq!(low(&big), v);
            for width in [1u16, 8, 63, 64, 65, 100] {
                for signed in [false, true] {
                    let wrapped = wrapped(big.clone(), width, signed);
                    assert_eq!(low(&wrapped), crate::arithmetic::wrap_value(v, width, signed));
                    let range = Interval::of_width(width, signed);
                    assert_eq!(low(&clamped(big.clone(), width, signed)), v.clamp(range.lo, range.hi));
                }
            }
            for n in [-3i128, 0, 1, 60, 127, 1 << 40] {
                let expected = v >> n.clamp(0, 127);
                assert_eq!(low(&shifted_right(big.clone(), &BigInt::from(n))), expected);
            }
        }
    }
}
