//! `float.rs` of `autoir-ops`: floats as the integers that their bits are, each result exact and rounded once.

use proc_macro2::TokenStream;
use quote::quote;

pub(super) fn text() -> TokenStream {
    let operations = operations();
    let format = format();
    let real = real();
    let sum = sum();
    let quotients = quotients();
    quote! {
        //! Floats: the exact result, rounded once. A result that is no number is one canonical NaN.
        use alloc::vec;
        use alloc::vec::Vec;
        #operations
        #format
        #real
        #sum
        #quotients
    }
}

/// Operations by name.
fn operations() -> TokenStream {
    quote! {
        /// The value of the operation called `name`: numbers are those of the format (bits of exponent and of
        /// significand, which kinds of numbers it has), the rounding, and what some operations add. `None` if there
        /// is no such operation.
        pub(crate) fn value(name: &str, numbers: &[i128], args: &[i128]) -> Option<i128> {
            let [exponent, significand, kinds, rounding, rest @ ..] = numbers else {
                return None;
            };
            let format = Format::of([*exponent, *significand, *kinds])?;
            let rounding = Rounding::numbered(*rounding)?;
            let arg = |n: usize| args.get(n).copied().unwrap_or(0);
            let datum = |n: usize| format.datum(arg(n));
            Some(match name {
                "float_add" => total(format, rounding, &[datum(0), datum(1)]),
                "float_sum" => {
                    let all: Vec<Datum> = args.iter().map(|arg| format.datum(*arg)).collect();
                    total(format, rounding, &all)
                }
                "float_mul" => format.pack(product(datum(0), datum(1)), rounding),
                "float_mul_add" => total(format, rounding, &[product(datum(0), datum(1)), datum(2)]),
                "float_div" => format.pack(ratio(datum(0), datum(1)), rounding),
                "float_sqrt" => match datum(0) {
                    Datum::Finite(x) if !x.negative || x.magnitude == 0 => format.round(root(x), rounding),
                    Datum::Infinity(false) => format.infinity(),
                    _ => format.nan(),
                },
                "float_round" => match datum(0) {
                    Datum::Finite(x) => format.round(multiple(x, exponent_of(arg(1)), rounding), rounding),
                    other => format.pack(other, rounding),
                },
                "float_scale" => match datum(0) {
                    Datum::Finite(x) => {
                        let exponent = x.exponent.saturating_add(exponent_of(arg(1)));
                        format.round(Real { exponent, ..x }, rounding)
                    }
                    other => format.pack(other, rounding),
                },
                "float_convert" => Format::of(rest.try_into().ok()?)?.pack(datum(0), rounding),
                "float_from_int" => {
                    let magnitude = arg(0).unsigned_abs();
                    format.round(Real { negative: arg(0) < 0, magnitude, exponent: 0 }, rounding)
                }
                "float_to_int" => {
                    let [width, signed] = rest else {
                        return None;
                    };
                    let fits = |n: &i128| within(*n, *width, *signed != 0);
                    integer(datum(0), rounding).filter(fits).unwrap_or(arg(1))
                }
                "float_less" => i128::from(order(format, arg(0), arg(1)).is_some_and(|o| o.is_lt())),
                "float_equal" => i128::from(order(format, arg(0), arg(1)).is_some_and(|o| o.is_eq())),
                "float_unordered" => i128::from(order(format, arg(0), arg(1)).is_none()),
                _ => return None,
            })
        }
        /// No exponent in use is anywhere near the ends.
        fn exponent_of(n: i128) -> i32 {
            n.clamp(-(1 << 24), 1 << 24) as i32
        }
        /// Whether an integer of `width` bits can be `n`.
        fn within(n: i128, width: i128, signed: bool) -> bool {
            let bits = width.clamp(0, 126) as u32 - u32::from(signed && width > 0);
            let low = if signed { -(1 << bits) } else { 0 };
            (low..1 << bits).contains(&n)
        }
        /// The rounded sum.
        fn total(format: Format, rounding: Rounding, terms: &[Datum]) -> i128 {
            let mut infinity = None;
            let mut finite = Vec::with_capacity(terms.len());
            for term in terms {
                match *term {
                    Datum::Nan => return format.nan(),
                    Datum::Infinity(negative) => match infinity {
                        Some(other) if other != negative => return format.nan(),
                        _ => infinity = Some(negative),
                    },
                    Datum::Finite(x) => finite.push(x),
                }
            }
            match infinity {
                Some(negative) => format.pack(Datum::Infinity(negative), rounding),
                None => format.round(sum(&finite, rounding), rounding),
            }
        }
    }
}

/// Formats and roundings.
fn format() -> TokenStream {
    quote! {
        /// A sign bit, then `exponent` bits, then `significand` bits.
        #[derive(Clone, Copy)]
        struct Format {
            exponent: u32,
            significand: u32,
            /// Whether the largest exponent is for infinities and NaNs; otherwise one NaN has all bits set.
            infinite: bool,
            /// Whether there are numbers below the least normal one.
            denormal: bool,
        }
        #[derive(Clone, Copy, PartialEq, Eq)]
        enum Rounding {
            NearestEven,
            TowardZero,
            Down,
            Up,
            NearestAway,
        }
        impl Rounding {
            fn numbered(number: i128) -> Option<Rounding> {
                Some(match number {
                    0 => Rounding::NearestEven,
                    1 => Rounding::TowardZero,
                    2 => Rounding::Down,
                    3 => Rounding::Up,
                    4 => Rounding::NearestAway,
                    _ => return None,
                })
            }
            /// Whether what lies beyond half goes away from zero.
            fn away(self, negative: bool) -> bool {
                match self {
                    Rounding::NearestEven | Rounding::NearestAway => true,
                    Rounding::TowardZero => false,
                    Rounding::Down => negative,
                    Rounding::Up => !negative,
                }
            }
        }
        impl Format {
            fn of([exponent, significand, kinds]: [i128; 3]) -> Option<Format> {
                let valid = (2..=11).contains(&exponent) && (1..=52).contains(&significand);
                let (exponent, significand) = (exponent as u32, significand as u32);
                let (infinite, denormal) = (kinds & 1 != 0, kinds & 2 == 0);
                valid.then_some(Format { exponent, significand, infinite, denormal })
            }
            fn sign(self) -> i128 {
                1 << (self.exponent + self.significand)
            }
            fn infinity(self) -> i128 {
                if self.infinite { ((1 << self.exponent) - 1) << self.significand } else { self.nan() }
            }
            fn nan(self) -> i128 {
                let quiet = if self.infinite { 1 << (self.significand - 1) } else { (1 << self.significand) - 1 };
                ((1 << self.exponent) - 1) << self.significand | quiet
            }
            fn is_nan(self, bits: i128) -> bool {
                let magnitude = bits & (self.sign() - 1);
                if self.infinite { magnitude > self.infinity() } else { magnitude == self.nan() }
            }
            /// The exponent of the last place of denormal numbers.
            fn least_exponent(self) -> i32 {
                2 - (1 << (self.exponent - 1)) - self.significand as i32
            }
            fn datum(self, bits: i128) -> Datum {
                let negative = bits & self.sign() != 0;
                let magnitude = bits & (self.sign() - 1);
                if self.is_nan(magnitude) {
                    return Datum::Nan;
                }
                if self.infinite && magnitude == self.infinity() {
                    return Datum::Infinity(negative);
                }
                let field = magnitude >> self.significand;
                let fraction = magnitude & ((1 << self.significand) - 1);
                let (significand, above) = match field {
                    0 if self.denormal => (fraction, 0),
                    0 => (0, 0),
                    _ => (fraction | 1 << self.significand, field - 1),
                };
                let exponent = self.least_exponent() + above as i32;
                Datum::Finite(Real { negative, magnitude: significand as u128, exponent })
            }
            fn pack(self, datum: Datum, rounding: Rounding) -> i128 {
                match datum {
                    Datum::Nan => self.nan(),
                    Datum::Infinity(_) if !self.infinite => self.nan(),
                    Datum::Infinity(negative) => self.infinity() | if negative { self.sign() } else { 0 },
                    Datum::Finite(x) => self.round(x, rounding),
                }
            }
            /// The bit pattern of `x`, rounded.
            fn round(self, x: Real, rounding: Rounding) -> i128 {
                let sign = if x.negative { self.sign() } else { 0 };
                if x.magnitude == 0 {
                    return sign;
                }
                let precision = self.significand as i32 + 1;
                let least = self.least_exponent();
                let mut place = x.exponent.saturating_add(length(x.magnitude) - precision);
                if self.denormal {
                    place = place.max(least);
                }
                let mut kept = match place.saturating_sub(x.exponent) {
                    shift @ 1.. => shifted(x.magnitude, shift as u32, x.negative, rounding),
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
                let bits = field << self.significand | kept as i128 & ((1 << self.significand) - 1);
                if field < 1 << self.exponent && bits < self.infinity() {
                    return sign | bits;
                }
                match (rounding.away(x.negative), self.infinite) {
                    (true, true) => sign | self.infinity(),
                    (true, false) => self.nan(),
                    (false, _) => sign | (self.infinity() - 1),
                }
            }
        }
    }
}

/// Exact values.
fn real() -> TokenStream {
    quote! {
        /// What a bit pattern means; an infinity has its sign.
        #[derive(Clone, Copy)]
        enum Datum {
            Nan,
            Infinity(bool),
            Finite(Real),
        }
        /// `magnitude * 2^exponent` with a sign. A magnitude that was cut has its lowest bit set, and is longer then
        /// by at least two bits than any significand.
        #[derive(Clone, Copy)]
        struct Real {
            negative: bool,
            magnitude: u128,
            exponent: i32,
        }
        fn length(magnitude: u128) -> i32 {
            (128 - magnitude.leading_zeros()) as i32
        }
        /// `magnitude / 2^shift`, rounded to an integer.
        fn shifted(magnitude: u128, shift: u32, negative: bool, rounding: Rounding) -> u128 {
            if shift == 0 || magnitude == 0 {
                return magnitude;
            }
            let kept = magnitude.checked_shr(shift).unwrap_or(0);
            let rest = magnitude - kept.checked_shl(shift).unwrap_or(0);
            if rest == 0 {
                return kept;
            }
            // What is cut, against half of the last place that is kept.
            let half = if shift <= 128 { rest.cmp(&(1 << (shift - 1))) } else { core::cmp::Ordering::Less };
            let up = match rounding {
                Rounding::NearestEven => half.is_gt() || half.is_eq() && kept & 1 == 1,
                Rounding::NearestAway => half.is_ge(),
                other => other.away(negative),
            };
            kept + u128::from(up)
        }
        /// `x` rounded to a multiple of `2^-n`.
        fn multiple(x: Real, n: i32, rounding: Rounding) -> Real {
            match (-n).saturating_sub(x.exponent) {
                shift @ 1.. => {
                    let magnitude = shifted(x.magnitude, shift as u32, x.negative, rounding);
                    Real { magnitude, exponent: -n, ..x }
                }
                _ => x,
            }
        }
        /// The integer that a float is rounded to, if it is one of at most 126 bits.
        fn integer(x: Datum, rounding: Rounding) -> Option<i128> {
            let Datum::Finite(x) = x else {
                return None;
            };
            let whole = multiple(x, 0, rounding);
            let magnitude = match u32::try_from(whole.exponent) {
                Ok(shift) if whole.magnitude != 0 => {
                    let room = whole.magnitude.leading_zeros() > shift + 1;
                    room.then(|| whole.magnitude << shift)?
                }
                _ => whole.magnitude,
            };
            let n = i128::try_from(magnitude).ok()?;
            Some(if x.negative { -n } else { n })
        }
        /// How two floats compare, if they do.
        fn order(format: Format, a: i128, b: i128) -> Option<core::cmp::Ordering> {
            let key = |bits: i128| {
                let magnitude = bits & (format.sign() - 1);
                let none = !format.denormal && magnitude >> format.significand == 0;
                let magnitude = if none { 0 } else { magnitude };
                if bits & format.sign() != 0 { -magnitude } else { magnitude }
            };
            (!format.is_nan(a) && !format.is_nan(b)).then(|| key(a).cmp(&key(b)))
        }
    }
}

/// Exact sums.
fn sum() -> TokenStream {
    quote! {
        /// The exact sum, cut as [`Real`] says. A sum that vanishes is the common zero of its terms, or the zero that
        /// `rounding` asks for.
        fn sum(terms: &[Real], rounding: Rounding) -> Real {
            let parts: Vec<&Real> = terms.iter().filter(|t| t.magnitude != 0).collect();
            let zero = || {
                let first = terms.first().is_some_and(|t| t.negative);
                let same = parts.is_empty() && terms.iter().all(|t| t.negative == first);
                let negative = if same { first } else { rounding == Rounding::Down };
                Real { negative, magnitude: 0, exponent: 0 }
            };
            let Some(low) = parts.iter().map(|t| t.exponent).min() else {
                return zero();
            };
            if let [one] = parts[..] {
                return *one;
            }
            let high = parts.iter().map(|t| t.exponent + length(t.magnitude)).max().unwrap_or(low);
            let mut words = vec![0u64; ((high - low) as usize + 64).div_ceil(64) + 1];
            for t in &parts {
                accumulate(&mut words, t.magnitude, (t.exponent - low) as usize, t.negative);
            }
            let negative = words.last().is_some_and(|w| *w >> 63 == 1);
            if negative {
                let mut carry = true;
                for w in &mut words {
                    (*w, carry) = (!*w).overflowing_add(u64::from(carry));
                }
            }
            let Some(top) = words.iter().rposition(|w| *w != 0) else {
                return zero();
            };
            // The two top words hold at least 65 bits of a longer number.
            let from = top.saturating_sub(1);
            let upper = if top > from { u128::from(words[top]) << 64 } else { 0 };
            let cut = u128::from(words[..from].iter().any(|w| *w != 0));
            let magnitude = u128::from(words[from]) | upper | cut;
            Real { negative, magnitude, exponent: low + 64 * from as i32 }
        }
        /// Adds or subtracts `magnitude * 2^at` in two's complement.
        fn accumulate(words: &mut [u64], magnitude: u128, at: usize, negative: bool) {
            let (first, shift) = (at / 64, at % 64);
            let low = magnitude << shift;
            let high = if shift == 0 { 0 } else { (magnitude >> (128 - shift)) as u64 };
            let parts = [low as u64, (low >> 64) as u64, high];
            let mut carry = false;
            for (n, w) in words[first..].iter_mut().enumerate() {
                let part = parts.get(n).copied().unwrap_or(0);
                let step = |a: u64, b: u64| if negative { a.overflowing_sub(b) } else { a.overflowing_add(b) };
                let (once, c) = step(*w, part);
                let (twice, d) = step(once, u64::from(carry));
                (*w, carry) = (twice, c || d);
            }
        }
    }
}

/// Products, quotients and roots.
fn quotients() -> TokenStream {
    quote! {
        fn product(a: Datum, b: Datum) -> Datum {
            match (a, b) {
                (Datum::Finite(x), Datum::Finite(y)) => Datum::Finite(Real {
                    negative: x.negative != y.negative,
                    magnitude: x.magnitude * y.magnitude,
                    exponent: x.exponent + y.exponent,
                }),
                (Datum::Infinity(p), Datum::Infinity(q)) => Datum::Infinity(p != q),
                (Datum::Infinity(p), Datum::Finite(x)) | (Datum::Finite(x), Datum::Infinity(p))
                    if x.magnitude != 0 =>
                {
                    Datum::Infinity(p != x.negative)
                }
                _ => Datum::Nan,
            }
        }
        fn ratio(a: Datum, b: Datum) -> Datum {
            match (a, b) {
                (Datum::Finite(x), Datum::Finite(y)) if y.magnitude != 0 => Datum::Finite(quotient(x, y)),
                (Datum::Finite(x), Datum::Finite(y)) if x.magnitude != 0 => {
                    Datum::Infinity(x.negative != y.negative)
                }
                (Datum::Infinity(p), Datum::Finite(y)) => Datum::Infinity(p != y.negative),
                (Datum::Finite(x), Datum::Infinity(q)) => {
                    Datum::Finite(Real { negative: x.negative != q, magnitude: 0, exponent: 0 })
                }
                _ => Datum::Nan,
            }
        }
        /// `a / b` for `b` of at most 64 bits that is not 0.
        fn quotient(a: Real, b: Real) -> Real {
            let negative = a.negative != b.negative;
            if a.magnitude == 0 {
                return Real { negative, magnitude: 0, exponent: 0 };
            }
            let shift = a.magnitude.leading_zeros() - 1;
            let dividend = a.magnitude << shift;
            let cut = u128::from(!dividend.is_multiple_of(b.magnitude));
            // More bits than a significand by far, so that the lowest can say that something was cut.
            let magnitude = (dividend / b.magnitude) << 1 | cut;
            Real { negative, magnitude, exponent: a.exponent - shift as i32 - b.exponent - 1 }
        }
        /// The square root of a value that is not negative.
        fn root(a: Real) -> Real {
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
    }
}
