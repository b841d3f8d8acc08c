//! Floating point elements of a result, computed exactly in fixed point and rounded where the model rounds.
//!
//! The vendor leaves the order of a sum, and with it its roundings, open. The model that is checked here is
//! the one of the specification: products in single precision, their sum with the accumulator rounded once to
//! single precision, then converted; in double precision, one fused multiply-add after the other.

use super::opcode::{Kind, Mma};

/// The bit of weight 2^LOWEST is the lowest of the accumulator.
const LOWEST: i32 = -2200;
/// Words of the accumulator: enough for products of doubles, and for some carries.
const WORDS: usize = 70;

/// The format of a float: bits of exponent and significand, and whether there are infinities.
#[derive(Clone, Copy)]
struct Format {
    exponent: u32,
    significand: u32,
    infinite: bool,
    /// Bits of the element below the float.
    below: u32,
}

const SINGLE: Format = Format { exponent: 8, significand: 23, infinite: true, below: 0 };

impl Format {
    fn of(kind: Kind) -> Result<Format, String> {
        match kind {
            Kind::Float { width, exponent, significand, infinite } => {
                Ok(Format { exponent, significand, infinite, below: width - 1 - exponent - significand })
            }
            Kind::Int { .. } => Err("an integer among floats".into()),
        }
    }

    fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The positive quiet NaN without payload.
    fn nan(self) -> u64 {
        let ones = ((1 << self.exponent) - 1) << self.significand;
        ones | if self.infinite { 1 << (self.significand - 1) } else { (1 << self.significand) - 1 }
    }

    fn read(self, bits: u64) -> Value {
        let bits = bits >> self.below;
        let negative = bits >> (self.exponent + self.significand) & 1 == 1;
        let field = bits >> self.significand & ((1 << self.exponent) - 1);
        let fraction = bits & ((1 << self.significand) - 1);
        let top = (1 << self.exponent) - 1;
        if field == top && self.infinite {
            return if fraction == 0 { Value::Infinite(negative) } else { Value::Nan };
        }
        if field == top && fraction == (1 << self.significand) - 1 {
            return Value::Nan;
        }
        let lowest = 1 - self.bias() - self.significand as i32;
        match field {
            0 => Value::Finite(negative, fraction, lowest),
            _ => Value::Finite(negative, fraction | 1 << self.significand, lowest + field as i32 - 1),
        }
    }
}

/// The meaning of a float: the magnitude is the integer times a power of two.
#[derive(Clone, Copy)]
enum Value {
    Nan,
    Infinite(bool),
    Finite(bool, u64, i32),
}

impl Value {
    /// The number as this machine has it.
    fn double(self) -> f64 {
        let signed = |negative: bool, magnitude: f64| if negative { -magnitude } else { magnitude };
        match self {
            Value::Nan => f64::NAN,
            Value::Infinite(negative) => signed(negative, f64::INFINITY),
            // In two steps, since the smallest powers of two are no numbers of their own.
            Value::Finite(negative, number, exponent) => {
                let half = exponent / 2;
                signed(negative, number as f64 * 2_f64.powi(half) * 2_f64.powi(exponent - half))
            }
        }
    }

    /// The number as this machine has it; it must be one of single precision.
    fn single(self) -> f32 {
        let signed = |negative: bool, magnitude: f32| if negative { -magnitude } else { magnitude };
        match self {
            Value::Nan => f32::NAN,
            Value::Infinite(negative) => signed(negative, f32::INFINITY),
            Value::Finite(negative, number, exponent) => {
                signed(negative, (number as f64 * 2_f64.powi(exponent)) as f32)
            }
        }
    }
}

/// How a sum is rounded.
#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Nearest,
    Zero,
    Down,
    Up,
}

/// An exact sum, its positive and its negative part.
struct Exact {
    parts: [[u64; WORDS]; 2],
    infinities: [bool; 2],
    nan: bool,
    /// Whether a term was there that is not minus zero, and one that is not plus zero.
    zeros: [bool; 2],
}

impl Exact {
    fn new() -> Exact {
        Exact { parts: [[0; WORDS]; 2], infinities: [false; 2], nan: false, zeros: [false; 2] }
    }

    fn add_product(&mut self, x: Value, y: Value) {
        match (x, y) {
            (Value::Nan, _) | (_, Value::Nan) => self.nan = true,
            (Value::Finite(p, m, e), Value::Finite(q, n, f)) => {
                self.put(p != q, u128::from(m) * u128::from(n), e + f);
            }
            (Value::Infinite(p), Value::Infinite(q)) => self.infinities[usize::from(p != q)] = true,
            (Value::Infinite(p), Value::Finite(q, n, _)) | (Value::Finite(q, n, _), Value::Infinite(p)) => {
                if n == 0 {
                    self.nan = true;
                } else {
                    self.infinities[usize::from(p != q)] = true;
                }
            }
        }
    }

    fn add(&mut self, x: Value) {
        self.add_product(x, Value::Finite(false, 1, 0));
    }

    fn put(&mut self, negative: bool, magnitude: u128, exponent: i32) {
        self.zeros[usize::from(negative)] = true;
        let at = (exponent - LOWEST) as usize;
        let (word, bit) = (at / 64, at % 64);
        let low = magnitude << bit;
        let high = if bit == 0 { 0 } else { magnitude >> (128 - bit) };
        let mut carry = 0_u128;
        let part = &mut self.parts[usize::from(negative)];
        for (n, cell) in part[word..].iter_mut().enumerate() {
            let piece = match n {
                0 => low as u64,
                1 => (low >> 64) as u64,
                2 => high as u64,
                _ if carry == 0 => break,
                _ => 0,
            };
            let sum = u128::from(*cell) + u128::from(piece) + carry;
            *cell = sum as u64;
            carry = sum >> 64;
        }
    }

    /// The sum, rounded.
    fn round(&self, format: Format, mode: Mode) -> u64 {
        if self.nan || self.infinities == [true, true] {
            return format.nan();
        }
        let sign = 1_u64 << (format.exponent + format.significand);
        let infinity = ((1_u64 << format.exponent) - 1) << format.significand;
        let infinity = |negative: bool| match format.infinite {
            true => infinity | if negative { sign } else { 0 },
            false => format.nan(),
        };
        if self.infinities[0] || self.infinities[1] {
            return infinity(self.infinities[1]);
        }
        let [positive, negative] = &self.parts;
        let order = positive.iter().rev().cmp(negative.iter().rev());
        if order.is_eq() {
            let empty = positive.iter().all(|w| *w == 0);
            let minus = if empty && self.zeros != [true, true] { self.zeros[1] } else { mode == Mode::Down };
            return if minus { sign } else { 0 };
        }
        let minus = order.is_lt();
        let (large, small) = if minus { (negative, positive) } else { (positive, negative) };
        let difference = subtract(large, small);
        let away = match mode {
            Mode::Nearest => None,
            Mode::Zero => Some(false),
            Mode::Down => Some(minus),
            Mode::Up => Some(!minus),
        };
        let magnitude = match magnitude(&difference, format, away) {
            Some(magnitude) => magnitude,
            None if away == Some(false) => infinity(false) - 1,
            None => return infinity(minus),
        };
        magnitude | if minus { sign } else { 0 }
    }
}

fn subtract(large: &[u64; WORDS], small: &[u64; WORDS]) -> [u64; WORDS] {
    let (mut out, mut borrow) = ([0; WORDS], false);
    for n in 0..WORDS {
        let (x, first) = large[n].overflowing_sub(small[n]);
        let (x, second) = x.overflowing_sub(u64::from(borrow));
        (out[n], borrow) = (x, first || second);
    }
    out
}

fn bit(number: &[u64; WORDS], at: i64) -> bool {
    at >= 0 && number[(at / 64) as usize] >> (at % 64) & 1 == 1
}

/// The bits of exponent and significand of a positive number; nothing if it is too large. `away` says whether
/// what is cut off rounds up; nothing means to the nearest, of two to the even one.
fn magnitude(number: &[u64; WORDS], format: Format, away: Option<bool>) -> Option<u64> {
    let top_word = number.iter().rposition(|w| *w != 0)?;
    let top = (top_word * 64) as i64 + 63 - i64::from(number[top_word].leading_zeros());
    let significand = i64::from(format.significand);
    // The lowest bit that is kept: `significand` below the top one, but no finer than subnormals are.
    let finest = i64::from(1 - format.bias()) - significand - i64::from(LOWEST);
    let lowest = (top - significand).max(finest);
    let kept = (lowest..=top.max(lowest)).rev().fold(0_u64, |n, at| n << 1 | u64::from(bit(number, at)));
    let half = bit(number, lowest - 1);
    let below = (lowest - 1).max(0) as usize;
    let rest =
        number[..below / 64].iter().any(|w| *w != 0) || number[below / 64] & ((1 << (below % 64)) - 1) != 0;
    let up = match away {
        None => half && (rest || kept & 1 == 1),
        Some(away) => away && (half || rest),
    };
    // A carry out of the significand is one in the exponent.
    let field = u64::try_from(lowest - finest).ok()?;
    let hidden = kept >> format.significand;
    let fraction = kept & ((1 << format.significand) - 1);
    let bits = ((field + hidden) << format.significand | fraction) + u64::from(up);
    let infinity = ((1_u64 << format.exponent) - 1) << format.significand;
    let limit = if format.infinite { infinity } else { format.nan() };
    (bits < limit).then_some(bits)
}

/// One element of the result.
///
/// # Errors
/// One sentence, if an operand is no float.
pub fn element(mma: &Mma, pairs: &[(u64, u64)], c: u64) -> Result<u64, String> {
    let [d, a, b, accumulator] = mma.kinds;
    let (d, a, b, accumulator) = (Format::of(d)?, Format::of(a)?, Format::of(b)?, Format::of(accumulator)?);
    if d.exponent == 11 {
        let mode = match mma.rounding.as_deref() {
            None | Some("rn") => Mode::Nearest,
            Some("rz") => Mode::Zero,
            Some("rm") => Mode::Down,
            _ => Mode::Up,
        };
        return Ok(pairs.iter().fold(accumulator.read(c), |sum, (x, y)| {
            let mut exact = Exact::new();
            exact.add_product(a.read(*x), b.read(*y));
            exact.add(sum);
            d.read(exact.round(d, mode))
        }))
        .map(|sum| {
            let mut exact = Exact::new();
            exact.add(sum);
            exact.round(d, Mode::Nearest)
        });
    }
    // All factors are numbers of single precision, so that this machine's own product is the one that is meant.
    let mut sum = Exact::new();
    for (x, y) in pairs {
        let product = a.read(*x).single() * b.read(*y).single();
        sum.add(SINGLE.read(u64::from(product.to_bits())));
    }
    sum.add(accumulator.read(c));
    let single = sum.round(SINGLE, Mode::Nearest);
    let mut result = Exact::new();
    result.add(SINGLE.read(single));
    Ok(result.round(d, Mode::Nearest))
}

/// One element of the result, added up plainly in one order or the other, with this machine's arithmetic.
///
/// # Errors
/// As [`element`].
pub fn in_order(mma: &Mma, pairs: &[(u64, u64)], c: u64, backward: bool) -> Result<u64, String> {
    let [d, a, b, accumulator] = mma.kinds;
    let (d, a, b, accumulator) = (Format::of(d)?, Format::of(a)?, Format::of(b)?, Format::of(accumulator)?);
    let ordered = (0..pairs.len()).map(|n| pairs[if backward { pairs.len() - 1 - n } else { n }]);
    let start = accumulator.read(c);
    if d.exponent == 11 {
        let sum =
            ordered.fold(start.double(), |sum, (x, y)| a.read(x).double().mul_add(b.read(y).double(), sum));
        return Ok(sum.to_bits());
    }
    let sum = ordered.fold(start.single(), |sum, (x, y)| sum + a.read(x).single() * b.read(y).single());
    let mut result = Exact::new();
    result.add(SINGLE.read(u64::from(sum.to_bits())));
    Ok(result.round(d, Mode::Nearest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOUBLE: Format = Format { exponent: 11, significand: 52, infinite: true, below: 0 };

    fn bits(n: &mut u64) -> u64 {
        *n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        *n ^ *n >> 29
    }

    #[test]
    fn products_and_sums_are_those_of_this_machine() {
        let mut seed = 1;
        for n in 0..20_000 {
            // Close exponents now and then, so that there is something to round.
            let near = |x: u64| if n % 2 == 0 { x } else { x & 0x803f_ffff | 0x3f00_0000 };
            let (x, y) = (near(bits(&mut seed) & 0xffff_ffff), near(bits(&mut seed) & 0xffff_ffff));
            let (f, g) = (f32::from_bits(x as u32), f32::from_bits(y as u32));
            let same = |mine: u64, theirs: f32| {
                theirs.is_nan() && mine == SINGLE.nan() || mine == u64::from(theirs.to_bits())
            };
            let mut product = Exact::new();
            product.add_product(SINGLE.read(x), SINGLE.read(y));
            assert!(same(product.round(SINGLE, Mode::Nearest), f * g), "{f:e} * {g:e}");
            let mut sum = Exact::new();
            sum.add(SINGLE.read(x));
            sum.add(SINGLE.read(y));
            assert!(same(sum.round(SINGLE, Mode::Nearest), f + g), "{f:e} + {g:e}");
        }
    }

    #[test]
    fn fused_products_are_those_of_this_machine() {
        let mut seed = 7;
        for _ in 0..20_000 {
            let [x, y, z] =
                [0; 3].map(|_: u8| bits(&mut seed) & 0x801f_ffff_ffff_ffff | 0x3fe0_0000_0000_0000);
            let mut sum = Exact::new();
            sum.add_product(DOUBLE.read(x), DOUBLE.read(y));
            sum.add(DOUBLE.read(z));
            let theirs = f64::from_bits(x).mul_add(f64::from_bits(y), f64::from_bits(z));
            assert_eq!(sum.round(DOUBLE, Mode::Nearest), theirs.to_bits());
            let (down, up) = (sum.round(DOUBLE, Mode::Down), sum.round(DOUBLE, Mode::Up));
            let ordered = f64::from_bits(down) <= theirs && theirs <= f64::from_bits(up);
            assert!(ordered && (theirs.to_bits() == down || theirs.to_bits() == up));
        }
    }

    #[test]
    fn small_formats_overflow_to_what_they_have() {
        let mut large = Exact::new();
        large.add(Value::Finite(true, 1, 100));
        let half = Format { exponent: 5, significand: 10, infinite: true, below: 0 };
        let quarter = Format { exponent: 4, significand: 3, infinite: false, below: 0 };
        assert_eq!((large.round(half, Mode::Nearest), large.round(half, Mode::Zero)), (0xfc00, 0xfbff));
        assert_eq!(large.round(quarter, Mode::Nearest), 0x7f);
        let mut least = Exact::new();
        least.add(Value::Finite(false, 3, -25));
        assert_eq!((least.round(half, Mode::Nearest), least.round(half, Mode::Zero)), (2, 1));
    }
}
