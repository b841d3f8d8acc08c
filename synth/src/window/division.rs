//! Division by constants, as a multiplication and a shift.

use autoir_semantics::dag::{Dag, Id, Interval};
use num_bigint::{BigInt, Sign};

/// A multiplication and a shift: `m * x + c >> s`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scaling {
    pub(crate) m: i128,
    pub(crate) c: i128,
    pub(crate) s: u32,
}

/// `floor(x / d)` for `d >= 1`, exact for every value of `x`; `None` if `x` may need more than 126 bits.
pub fn floor_quotient(dag: &mut Dag, x: Id, d: i128) -> Option<Id> {
    if d < 1 {
        return None;
    }
    if d.count_ones() == 1 {
        return Some(dag.shr_const(x, d.trailing_zeros()));
    }
    let range = dag.interval(x);
    if !range.is_exact() {
        return None;
    }
    let least = range.lo.div_euclid(d);
    if least == range.hi.div_euclid(d) {
        return Some(dag.constant(least));
    }
    let Scaling { m, c, s } = scaling(range, d)?;
    let product = dag.sum(c, &[(x, m)]);
    Some(dag.shr_const(product, s))
}

/// The scaling that divides every value in `range` by `d`, one whose product fits into the narrowest elements; of
/// these one that adds nothing, and one that keeps the upper half of elements.
///
/// With `e = m * d - 2^s`, `(m * x + c) / 2^s` is `x / d + (e * x + c * d) / (d * 2^s)`. Both are rounded down to the
/// same integer wherever `0 <= e * x + c * d < 2^s`, which is so if it is so at both ends (Granlund and Montgomery,
/// "Division by invariant integers using multiplication", 1994, for `c = 0`; Robison, "N-bit unsigned division via
/// N-bit multiply-add", 2005, for `e < 0`).
fn scaling(range: Interval, d: i128) -> Option<Scaling> {
    let [lo, hi, d] = [range.lo, range.hi, d].map(BigInt::from);
    let mut best = None;
    // From here on multipliers are so precise that the next ones say the same with more bits.
    let most = u32::from(range.bits()) + d.bits() as u32 + 2;
    for s in 1..=most {
        let power = BigInt::from(1) << s;
        let quotient = &power / &d;
        for m in [quotient.clone(), quotient + 1] {
            let Some(c) = summand(&lo, &hi, &d, &m, &power) else { continue };
            let ends = [&lo, &hi].map(|x| x * &m + &c);
            let bits = ends.iter().map(|end| end.bits() + u64::from(end.sign() == Sign::Minus)).max();
            let (Some(bits), Ok(m), Ok(c)) = (bits, i128::try_from(m), i128::try_from(c)) else { continue };
            let halves = [8, 16, 32, 64].contains(&s);
            let rank = (bits.next_power_of_two(), c != 0, !halves, s);
            if best.is_none_or(|(least, _)| rank < least) {
                best = Some((rank, Scaling { m, c, s }));
            }
        }
    }
    best.map(|(_, found)| found)
}

/// Another scaling that says the same of every value in `range` as `scaling` does, where that divides it by something; its
/// product fits into the narrowest elements.
pub(crate) fn same_quotient(range: Interval, scaling: Scaling) -> Option<Scaling> {
    if scaling.m < 1 {
        return None;
    }
    let [lo, hi, m, c] = [range.lo, range.hi, scaling.m, scaling.c].map(BigInt::from);
    let power = BigInt::from(1) << scaling.s;
    let d: BigInt = (&power + &m / 2) / &m;
    let e = &m * &d - &power;
    let is_exact = |x: &BigInt| {
        let excess = x * &e + &c * &d;
        excess.sign() != Sign::Minus && excess < power
    };
    let d = i128::try_from(&d).ok().filter(|d| *d > 1)?;
    if is_exact(&lo) && is_exact(&hi) { self::scaling(range, d) } else { None }
}

/// The least `c` with which the multiplier `m` and the power of two divide every value in `lo..=hi` by `d`, if there
/// is one.
fn summand(lo: &BigInt, hi: &BigInt, d: &BigInt, m: &BigInt, power: &BigInt) -> Option<BigInt> {
    let e = m * d - power;
    let (p, q) = (lo * &e, hi * &e);
    let (least, most) = (p.clone().min(q.clone()), p.max(q));
    let c = if least.sign() == Sign::Minus { (-least + d - 1) / d } else { BigInt::ZERO };
    (m.sign() == Sign::Plus && most + &c * d < *power).then_some(c)
}

#[cfg(test)]
mod tests {
    use autoir_semantics::interp::{Bits, Run};
    use autoir_semantics::lane::{ElementFn, Kind, Operand, Shape};

    use super::*;

    /// The quotients of all `values`, which are integers of `width` bits, by `d`.
    fn check(width: u16, signed: bool, d: i128, values: impl Iterator<Item = i128>) {
        let mut dag = Dag::new();
        let x = dag.read_at(0, width, signed, 0);
        let quotient = floor_quotient(&mut dag, x, d).expect("few bits");
        let low = dag.wrap(quotient, width, false);
        let operand = Operand { name: "x".to_owned(), kind: Kind::Vector, width, extents: vec![1], signed };
        let result = Shape { kind: Kind::Vector, width, extents: vec![1] };
        let f = ElementFn { dag, operands: vec![operand], result, elements: vec![low] };
        for x in values {
            let mut bits = Bits::zero(u32::from(width));
            let mask = (1u128 << width) - 1;
            bits.set(0, width, x as u128 & mask);
            let found = f.run(&[bits]).get(0, width);
            assert_eq!(found, x.div_euclid(d) as u128 & mask, "{x} / {d}, width {width}, signed {signed}");
        }
    }

    #[test]
    fn quotients_of_bytes_are_exact() {
        for d in 1..=255 {
            check(8, false, d, 0..=255);
            check(8, true, d, -128..=127);
        }
    }

    #[test]
    fn quotients_are_exact_where_they_change() {
        for width in [16, 32, 64] {
            for d in [3, 5, 6, 7, 9, 10, 11, 25, 100, 641, 1000, 32767, 1_000_003] {
                for signed in [false, true] {
                    let Interval { lo, hi } = Interval::of_width(width, signed);
                    let steps = (0..200).flat_map(|k| [lo / d + k, k - 100, hi / d - k]);
                    let near = steps.flat_map(|q| [q * d - 1, q * d, q * d + 1]).chain([lo, hi]);
                    check(width, signed, d, near.filter(|x| (lo..=hi).contains(x)));
                }
            }
        }
    }

    #[test]
    fn fewer_values_need_fewer_bits() {
        let all = scaling(Interval::of_width(64, false), 10_000).expect("few bits");
        let few = Interval::new(0, 99_999_999);
        let narrow = same_quotient(few, all).expect("it divides by 10000");
        assert_eq!(Some(narrow), scaling(few, 10_000));
        assert!(narrow.m * few.hi + narrow.c < 1 << 64);
        // What rounds otherwise than down is no quotient.
        assert_eq!(same_quotient(few, Scaling { c: all.c - all.m, ..all }), None);
        assert_eq!(same_quotient(few, Scaling { m: all.m + (1 << 40), ..all }), None);
    }

    #[test]
    fn products_fit_into_narrow_elements() {
        let of = |width, signed, d| scaling(Interval::of_width(width, signed), d).expect("few bits");
        // The multiplier of 17 bits that needs nothing added would take elements of 64 bits.
        assert_eq!(of(16, false, 7), Scaling { m: 37449, c: 9363, s: 18 });
        assert_eq!(of(16, true, 7), Scaling { m: 37449, c: 4681, s: 18 });
        assert_eq!(of(8, false, 3), Scaling { m: 171, c: 0, s: 9 });
        assert_eq!(scaling(Interval::new(0, 2295), 9), Some(Scaling { m: 7282, c: 0, s: 16 }));
    }
}
