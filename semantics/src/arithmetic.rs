//! What operations on numbers give: the interpreter applies it to values, the normal form to constants.

use crate::dag::Prim;
use crate::float;

/// The low `width` bits of `v`, read as a signed or unsigned integer.
pub fn wrap_value(v: i128, width: u16, signed: bool) -> i128 {
    if width == 0 {
        return 0;
    }
    if width >= 128 {
        return v;
    }
    let up = v << (128 - width);
    if signed { up >> (128 - width) } else { (up as u128 >> (128 - width)) as i128 }
}

/// The greatest common divisor.
pub fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a as i128
}

/// The value of a primitive on unsigned arguments.
pub fn prim_value(prim: Prim, args: &[i128]) -> i128 {
    let arg = |n: usize| args.get(n).copied().unwrap_or(0);
    match prim {
        Prim::LeadingZeros(w) => {
            let low = wrap_value(arg(0), w, false);
            i128::from(low.leading_zeros()) - (128 - i128::from(w))
        }
        Prim::TrailingZeros(w) => {
            i128::from(wrap_value(arg(0), w, false).trailing_zeros()).min(i128::from(w))
        }
        Prim::CarrylessMul => {
            (0..64).filter(|i| (arg(1) >> i) & 1 == 1).fold(0, |acc, i| acc ^ (arg(0) << i))
        }
        Prim::Gf256Mul => i128::from(gf256_mul(arg(0) as u8, arg(1) as u8)),
        Prim::Gf256Inverse => {
            let x = arg(0) as u8;
            (1..=255).find(|y| gf256_mul(x, *y) == 1).map_or(0, i128::from)
        }
        Prim::Float(f) => float::value(f, args),
    }
}

fn gf256_mul(a: u8, b: u8) -> u8 {
    let mut product = 0;
    let mut a = a;
    for i in 0..8 {
        if (b >> i) & 1 == 1 {
            product ^= a;
        }
        a = (a << 1) ^ if a & 0x80 != 0 { 0x1b } else { 0 };
    }
    product
}
