//! Single precision without denormal numbers, rounded to nearest even, in the arithmetic of this machine's
//! doubles.

/// `x * y + z` with one rounding.
pub fn fma(x: f32, y: f32, z: f32) -> f32 {
    // The product of two significands of 24 bits fits into one of 53.
    narrow_sum(f64::from(zeroed(x)) * f64::from(zeroed(y)), f64::from(zeroed(z)))
}

/// `x + y`.
pub fn add(x: f32, y: f32) -> f32 {
    narrow_sum(f64::from(zeroed(x)), f64::from(zeroed(y)))
}

fn zeroed(x: f32) -> f32 {
    if x.is_subnormal() { 0f32.copysign(x) } else { x }
}

/// The sum, rounded once to 24 bits, then to zero if it is below the least normal number.
fn narrow_sum(p: f64, z: f64) -> f32 {
    let sum = p + z;
    if !sum.is_finite() || sum == 0.0 {
        return sum as f32;
    }
    // What the sum lacks (Knuth, TAOCP volume 2, 4.2.2, theorem B), and the sum rounded to odd instead: a second
    // rounding of that is as good as one of the exact sum (Boldo and Melquiond, 2008).
    let back = sum - p;
    let lacks = (p - (sum - back)) + (z - back);
    let mut bits = sum.to_bits();
    if lacks != 0.0 && bits & 1 == 0 {
        bits = if (lacks > 0.0) == (sum > 0.0) { bits + 1 } else { bits - 1 };
    }
    const CUT: u32 = 53 - 24;
    let half = (1 << (CUT - 1)) - 1 + (bits >> CUT & 1);
    let rounded = f64::from_bits((bits + half) >> CUT << CUT);
    if rounded.abs() < f64::from(f32::MIN_POSITIVE) { 0f32.copysign(rounded as f32) } else { rounded as f32 }
}

/// The value of a BF16: the upper half of a single.
pub fn from_bf16(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// The value of an FP16: sign, 5 bits of exponent, 10 of fraction.
pub fn from_fp16(bits: u16) -> f32 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f32::from(bits & 0x3ff));
    let magnitude = match exponent {
        0 => fraction * 2f32.powi(-24),
        31 if fraction != 0.0 => f32::NAN,
        31 => f32::INFINITY,
        _ => (1024.0 + fraction) * 2f32.powi(exponent - 25),
    };
    if bits >> 15 == 1 { -magnitude } else { magnitude }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_products_are_rounded_once() {
        // Normal results are those of this machine, or of its library.
        let mut state = 1u32;
        let mut next = || {
            state = state.wrapping_mul(0x915f_77f5).wrapping_add(0x2545_f491);
            // Exponents around that of 1.
            f32::from_bits(state & 0x83ff_ffff | 0x3c00_0000)
        };
        for _ in 0..100_000 {
            let (x, y, z) = (next(), next(), next());
            assert_eq!(fma(x, y, z), x.mul_add(y, z), "{x:e} {y:e} {z:e}");
            assert_eq!(add(x, y), x + y);
        }
    }

    #[test]
    fn what_would_be_denormal_is_zero() {
        let least = f32::MIN_POSITIVE;
        assert_eq!(add(least * 0.5, 0.0), 0.0);
        assert_eq!(fma(least, 0.5, 0.0), 0.0);
        assert_eq!(fma(-least, 0.5, 0.0).to_bits(), (-0f32).to_bits());
        // Half a place below the least normal number: with denormals it would be rounded up to it.
        let below = f32::from_bits(0x3f7f_ffff);
        assert_eq!((least * below, fma(least, below, 0.0)), (least, 0.0));
        assert_eq!(add(f32::MAX, f32::MAX), f32::INFINITY);
    }

    #[test]
    fn half_precision_is_read() {
        assert_eq!(from_fp16(0x3c00), 1.0);
        assert_eq!(from_fp16(0xc400), -4.0);
        assert_eq!(from_fp16(0x0001), 2f32.powi(-24));
        assert_eq!(from_fp16(0x7bff), 65504.0);
        assert_eq!(from_fp16(0xfc00), f32::NEG_INFINITY);
        assert!(from_fp16(0x7c01).is_nan());
        assert_eq!(from_bf16(0xbf80), -1.0);
    }
}
