//! Numbers, one for each of many inputs, and what is computed of them. Nothing wraps: a number that is too large
//! for what is at hand is said to be so, and nothing is concluded from it.

use std::rc::Rc;

use thiserror::Error;

/// Why there is no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unjudged {
    /// A number needs more than 127 bits.
    #[error("a number of more than 127 bits")]
    TooWide,
    /// An operation that this evaluator does not know.
    #[error("an operation that the reference does not know")]
    Unknown,
}

/// A number for each input.
#[derive(Clone, Debug)]
pub enum Batch {
    /// The same for all.
    Same(i128),
    /// One for each.
    Each(Rc<[i128]>),
}

/// A value or why there is none.
pub type Valued<T> = Result<T, Unjudged>;

impl Batch {
    /// The number of input `n`.
    pub fn at(&self, n: usize) -> i128 {
        match self {
            Batch::Same(value) => *value,
            Batch::Each(values) => values[n],
        }
    }

    /// `f` of each number.
    pub fn map(&self, f: impl Fn(i128) -> Option<i128>) -> Valued<Batch> {
        Ok(match self {
            Batch::Same(value) => Batch::Same(f(*value).ok_or(Unjudged::TooWide)?),
            Batch::Each(values) => {
                let made: Option<Rc<[i128]>> = values.iter().map(|v| f(*v)).collect();
                Batch::Each(made.ok_or(Unjudged::TooWide)?)
            }
        })
    }

    /// `f` of each pair of numbers.
    pub fn zip(&self, other: &Batch, f: impl Fn(i128, i128) -> Option<i128>) -> Valued<Batch> {
        let made: Option<Rc<[i128]>> = match (self, other) {
            (a, Batch::Same(y)) => return a.map(|x| f(x, *y)),
            (Batch::Same(x), b) => return b.map(|y| f(*x, y)),
            (Batch::Each(a), Batch::Each(b)) => a.iter().zip(b.iter()).map(|(x, y)| f(*x, *y)).collect(),
        };
        made.map(Batch::Each).ok_or(Unjudged::TooWide)
    }

    /// `a` where this is not 0, else `b`.
    pub fn select(&self, a: &Batch, b: &Batch) -> Batch {
        match self {
            Batch::Same(0) => b.clone(),
            Batch::Same(_) => a.clone(),
            Batch::Each(chosen) => {
                let pick = |(n, c): (usize, &i128)| if *c != 0 { a.at(n) } else { b.at(n) };
                Batch::Each(chosen.iter().enumerate().map(pick).collect())
            }
        }
    }
}

/// The low `width` bits of `x`, read as a signed or unsigned number.
pub fn wrapped(x: i128, width: u16, signed: bool) -> Option<i128> {
    if width == 0 || width > 126 {
        return None;
    }
    let low = x & ((1i128 << width) - 1);
    Some(if signed && low >> (width - 1) != 0 { low - (1i128 << width) } else { low })
}

/// The nearest number of that type.
pub fn saturated(x: i128, width: u16, signed: bool) -> Option<i128> {
    let (lo, hi) = match (signed, width) {
        (_, 0) | (_, 127..) => return None,
        (false, w) => (0, (1i128 << w) - 1),
        (true, w) => (-(1i128 << (w - 1)), (1i128 << (w - 1)) - 1),
    };
    Some(x.clamp(lo, hi))
}

/// `x * 2^n`.
pub fn shifted_left(x: i128, n: i128) -> Option<i128> {
    match u32::try_from(n) {
        _ if x == 0 => Some(0),
        Ok(n) if n < 127 => x.checked_mul(1i128 << n),
        _ => None,
    }
}

/// `x / 2^n`, rounded down.
pub fn shifted_right(x: i128, n: i128) -> Option<i128> {
    let n = u32::try_from(n).ok()?;
    Some(x >> n.min(127))
}

/// The product of two polynomials over GF(2).
pub fn carryless(a: i128, b: i128) -> Option<i128> {
    let mut product = 0i128;
    for n in (0..64).filter(|n| b >> n & 1 == 1) {
        product ^= a.checked_mul(1 << n)?;
    }
    Some(product)
}

/// The product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1.
pub fn galois(a: i128, b: i128) -> Option<i128> {
    let mut product = carryless(a & 255, b & 255)?;
    for n in (8..16).rev() {
        if product >> n & 1 == 1 {
            product ^= 0x11b << (n - 8);
        }
    }
    Some(product)
}

/// The inverse in GF(2^8), 0 for 0: the 254th power.
pub fn galois_inverse(a: i128) -> Option<i128> {
    let mut power = 1;
    for _ in 0..254 {
        power = galois(power, a)?;
    }
    Some(power)
}

/// Zero bits above the highest one of `width`.
pub fn leading_zeros(x: i128, width: u16) -> Option<i128> {
    let low = wrapped(x, width, false)?;
    Some((0..width).rev().take_while(|n| low >> n & 1 == 0).count() as i128)
}

/// Zero bits below the lowest one of `width`.
pub fn trailing_zeros(x: i128, width: u16) -> Option<i128> {
    let low = wrapped(x, width, false)?;
    Some((0..width).take_while(|n| low >> n & 1 == 0).count() as i128)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_what_their_definitions_say() {
        assert_eq!(wrapped(300, 8, false), Some(44));
        assert_eq!((wrapped(255, 8, true), wrapped(-1, 8, false)), (Some(-1), Some(255)));
        assert_eq!((saturated(300, 8, true), saturated(-1, 8, false)), (Some(127), Some(0)));
        assert_eq!((shifted_left(3, 100), shifted_left(3, 126)), (Some(3 << 100), None));
        assert_eq!((shifted_right(-1, 200), shifted_right(5, 1)), (Some(-1), Some(2)));
        assert_eq!((leading_zeros(1, 8), trailing_zeros(0, 8)), (Some(7), Some(8)));
        assert_eq!(carryless(0b101, 0b11), Some(0b1111));
        // FIPS 197, section 4.2.
        assert_eq!(galois(0x57, 0x83), Some(0xc1));
        for x in 1..256 {
            let inverse = galois_inverse(x).unwrap();
            assert_eq!(galois(x, inverse), Some(1), "{x}");
        }
        assert_eq!(galois_inverse(0), Some(0));
    }

    #[test]
    fn what_does_not_fit_is_no_number() {
        let large = Batch::Each(vec![1, i128::MAX].into());
        let more = large.zip(&Batch::Same(1), i128::checked_add);
        assert_eq!(more.map(|_| ()), Err(Unjudged::TooWide));
        let chosen = Batch::Each(vec![0, 1].into()).select(&Batch::Same(5), &large);
        assert_eq!((chosen.at(0), chosen.at(1)), (1, 5));
    }
}
