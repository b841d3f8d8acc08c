//! Machine integers that expressions are evaluated in, many values at a time.
//!
//! Whoever evaluates in one of these has seen that every value fits it; then its arithmetic is that of integers.

/// A signed machine integer.
pub(super) trait Word: Copy + Ord + Default {
    /// Its bits.
    const BITS: u32;
    /// `v`, which fits.
    fn new(v: i128) -> Self;
    fn value(self) -> i128;
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    fn shl(self, count: Self) -> Self;
    fn shr(self, count: Self) -> Self;
    fn abs(self) -> Self;
    /// The low `width` bits, of a value that fits; so does the result.
    fn wrap(self, width: u16, signed: bool) -> Self;
}

macro_rules! word {
    ($t:ty) => {
        impl Word for $t {
            const BITS: u32 = <$t>::BITS;

            #[inline(always)]
            fn new(v: i128) -> Self {
                v as $t
            }

            #[inline(always)]
            fn value(self) -> i128 {
                i128::from(self)
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }

            #[inline(always)]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline(always)]
            fn xor(self, other: Self) -> Self {
                self ^ other
            }

            #[inline(always)]
            fn shl(self, count: Self) -> Self {
                self << count.clamp(0, (<$t>::BITS - 1) as $t)
            }

            #[inline(always)]
            fn shr(self, count: Self) -> Self {
                self >> count.clamp(0, (<$t>::BITS - 1) as $t)
            }

            #[inline(always)]
            fn abs(self) -> Self {
                self.wrapping_abs()
            }

            #[inline(always)]
            fn wrap(self, width: u16, signed: bool) -> Self {
                let out = <$t>::BITS.saturating_sub(u32::from(width));
                match (signed, out) {
                    (_, <$t>::BITS) => 0,
                    (_, 0) => self,
                    (true, _) => self << out >> out,
                    (false, _) => self & (<$t>::MAX >> (out - 1)),
                }
            }
        }
    };
}

word!(i32);
word!(i64);
word!(i128);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arithmetic::wrap_value;

    fn agrees<T: Word + std::fmt::Debug>() {
        for v in [0, 1, -1, 5, -77, 127, -128, 255, 32_767, -32_768] {
            for width in [0, 1, 7, 8, 9, 16, 31] {
                for signed in [false, true] {
                    assert_eq!(T::new(v).wrap(width, signed).value(), wrap_value(v, width, signed));
                }
            }
            for n in [0, 1, 3, 31] {
                assert_eq!(T::new(v).shr(T::new(n)).value(), v >> n);
            }
            assert_eq!(T::new(v).wrap(200, true), T::new(v));
        }
    }

    #[test]
    fn every_word_wraps_and_shifts_as_the_interpreter_does() {
        agrees::<i32>();
        agrees::<i64>();
        agrees::<i128>();
    }
}
