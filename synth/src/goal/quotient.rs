//! Products that are shifted down: `m * x + c >> s`, as what is left of a division, in forms that need fewer bits.
//!
//! Such a quotient and its forms never fall where `x` rises, so they agree if they do so wherever the quotient rises.

use autoir_semantics::arithmetic::gcd;
use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::effort::{self, Work};

use crate::goal::space::Space;
use crate::window::division::{Scaling, same_quotient};

/// Steps of a quotient that are tried, at most.
const MOST_STEPS: i128 = 1 << 14;

/// `m * x + c >> s`, where `m` is all that the terms have in common.
struct Scaled {
    x: Id,
    least: i128,
    most: i128,
    m: i128,
    c: i128,
    s: u32,
}

impl Scaled {
    fn of(space: &mut Space, e: Id) -> Option<Scaled> {
        let e = match *space.dag.node(e) {
            Node::Wrap { a, .. } => a,
            _ => e,
        };
        let Node::Shr(sum, s) = *space.dag.node(e) else { return None };
        let s = u32::try_from(space.dag.as_const(s)?).ok().filter(|s| *s < 64)?;
        let Node::Sum(c, terms) = space.dag.node(sum).clone() else { return None };
        let m = terms.iter().fold(0, |d, (_, t)| gcd(d, *t));
        if m < 2 || m.count_ones() == 1 {
            return None;
        }
        let terms: Vec<(Id, i128)> = terms.iter().map(|(t, k)| (*t, k / m)).collect();
        let x = space.dag.sum(0, &terms);
        let x = space.simplify(x);
        let range = space.interval(x);
        let small = range.is_exact() && range.hi - range.lo < 1 << 40 && m < 1 << 40 && c.abs() < 1 << 60;
        small.then_some(Scaled { x, least: range.lo, most: range.hi, m, c, s })
    }

    fn of_value(&self, x: i128) -> i128 {
        (self.m * x + self.c) >> self.s
    }

    /// Whether `f`, which never falls, says the same of every value; not tried where there are too many.
    fn agrees(&self, f: impl Fn(i128) -> i128) -> bool {
        let (first, last) = (self.of_value(self.least), self.of_value(self.most));
        if last - first > MOST_STEPS {
            return false;
        }
        effort::spend(Work::Match, 1 + (last - first) as u64 / 8);
        // The first value of each step after the first.
        let step = |n: i128| ((n << self.s) - self.c).div_euclid(self.m);
        let starts = (first + 1..=last).flat_map(|n| (-1..=1).map(move |k| step(n) + k));
        let tried = starts.chain([self.least, self.most]).filter(|x| (self.least..=self.most).contains(x));
        tried.into_iter().all(|x| f(x) == self.of_value(x))
    }
}

/// Bits of the widest elements that anything multiplies.
const WIDEST: u16 = 64;

/// `sum >> s`, where the sum `m * x + c` needs more bits than elements have, as one of as few bits as the values that `x` has
/// here need.
pub(super) fn narrowed(space: &mut Space, sum: Id, s: u32) -> Option<Id> {
    let needed = space.interval(sum);
    let Node::Sum(c, terms) = space.dag.node(sum).clone() else { return None };
    let [(x, m)] = terms[..] else { return None };
    if needed.bits() <= WIDEST || !needed.is_exact() {
        return None;
    }
    let Scaling { m, c, s } = same_quotient(space.interval(x), Scaling { m, c, s })?;
    let product = space.dag.sum(c, &[(x, m)]);
    (space.interval(product).bits() <= WIDEST).then(|| space.dag.shr_const(product, s))
}

/// `m * x + c >> s` as `m * (x + k) >> s`: a product alone is its upper half.
pub(super) fn product_alone(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let scaled = Scaled::of(space, e)?;
    if scaled.c % scaled.m == 0 {
        return None;
    }
    let floor = scaled.c.div_euclid(scaled.m);
    let k = [floor, floor + 1].into_iter().find(|k| scaled.agrees(|x| (scaled.m * (x + k)) >> scaled.s))?;
    let product = space.dag.sum(scaled.m * k, &[(scaled.x, scaled.m)]);
    Some(space.dag.shr_const(product, scaled.s))
}

/// `m * x + c >> s` as `n * (x + k) >> width - 1`, the upper half of a product that is doubled: of signed values some
/// targets have no other one.
pub(super) fn product_doubled(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let scaled = Scaled::of(space, e)?;
    let (signed, shift) = (Interval::of_width(width, true), u32::from(width) - 1);
    if width > 32 || scaled.s == shift {
        return None;
    }
    let multiplier = |n: i128| match shift.checked_sub(scaled.s) {
        Some(up) => scaled.m << up,
        None => (scaled.m >> (scaled.s - shift)) + n,
    };
    let offset = scaled.c.div_euclid(scaled.m);
    let tried = (0..2).flat_map(|n| [(multiplier(n), offset), (multiplier(n), offset + 1)]);
    let fits = |&(n, k): &(i128, i128)| {
        let moved = Interval::new(scaled.least + k, scaled.most + k);
        n > 1 && n <= signed.hi && moved.within(signed) && scaled.agrees(|x| (n * (x + k)) >> shift)
    };
    let (n, k) = tried.into_iter().find(fits)?;
    let product = space.dag.sum(n * k, &[(scaled.x, n)]);
    Some(space.dag.shr_const(product, shift))
}

/// `x / (2^t - 1)` as `t + (t >> s) >> s`, where `t` is `x` and a little more (Jim Blinn, "Three wrongs make a right",
/// 1995, for 255).
pub(super) fn quotient_by_shifts(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let scaled = Scaled::of(space, e)?;
    // m / 2^s is about 1 / d.
    let d = ((1i128 << scaled.s) + scaled.m / 2) / scaled.m;
    let t = (d + 1).trailing_zeros();
    if (d + 1).count_ones() != 1 || t < 2 {
        return None;
    }
    let floor = scaled.c.div_euclid(scaled.m);
    let k = (floor..=floor + 1).find(|k| scaled.agrees(|x| (x + k + ((x + k) >> t)) >> t))?;
    let moved = space.dag.add_const(scaled.x, k);
    let small = space.dag.shr_const(moved, t);
    let all = space.dag.add(moved, small);
    Some(space.dag.shr_const(all, t))
}

/// `m * x >> s`, where `m` has one bit more than the lanes, by the upper half of a product with its other bits and an
/// average (Granlund and Montgomery, "Division by invariant integers using multiplication", 1994, figure 4.1).
pub(super) fn quotient_by_average(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let scaled = Scaled::of(space, e)?;
    let (x, m, s, bits) = (scaled.x, scaled.m, scaled.s, u32::from(width));
    if bits > 32 || scaled.least < 0 || scaled.most >> bits != 0 {
        return None;
    }
    // What is added to the product may as well be a bit of the multiplier.
    let is_same = |&(m, s): &(i128, u32)| {
        let is_wide = m >> bits == 1 && s > bits;
        is_wide && ((m, s, scaled.c) == (scaled.m, scaled.s, 0) || scaled.agrees(|x| (m * x) >> s))
    };
    let (m, s) = [(m, s), (2 * m - 1, s + 1), (2 * m + 1, s + 1)].into_iter().find(is_same)?;
    let product = space.dag.scale(x, m - (1 << bits));
    let high = space.dag.shr_const(product, bits);
    // No product is more than `x`, and no average.
    let rest = space.dag.sum(0, &[(x, 1), (high, -1)]);
    let rest = space.wrap(rest, width, false);
    let half = space.dag.shr_const(rest, 1);
    let average = space.dag.add(high, half);
    let average = space.wrap(average, width, false);
    Some(space.dag.shr_const(average, s - bits - 1))
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const HIGH: &str = "window h(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = (a[i] * b[i]) >> 16\n}\n";
    const ADD: &str = "window a(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i]\n}\n";
    const DOWN: &str = "window d(a: u16x8) -> u16x8 {\n    out[i] = a[i] >> 8\n}\n";
    const BY_255: &str =
        "window g(q: u16x8) -> u16x8 {\n    assume q in 0..=65025\n    out[i] = (q[i] + 127) / 255\n}\n";

    #[test]
    fn a_quotient_has_a_form_with_shifts_alone() {
        let program = found(BY_255, &[ADD, DOWN]).expect("two shifts and two sums");
        assert_eq!(program.steps.len(), 4);
        // Not by 253.
        assert!(found(&BY_255.replace("255\n", "253\n"), &[ADD, DOWN]).is_none());
    }

    #[test]
    fn the_factor_of_a_sum_is_taken_out() {
        let window = "window g(q: u16x8, p: u16x8) -> u16x8 {\n    assume q in 0..=1000\n    assume p in 0..=1000\n    \
            out[i] = (771*q[i] + 771*p[i] + 771) >> 16\n}\n";
        let program = found(window, &[ADD, HIGH]).expect("a product with the sum");
        assert_eq!(program.steps.len(), 3);
    }

    /// An odd multiplier is halved where no value tells the difference.
    #[test]
    fn an_upper_half_is_that_of_a_doubled_product() {
        let doubled =
            "window h(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = sat_i16((a[i] * b[i]) >> 15)\n}\n";
        for (m, limit, steps) in
            [(7282, 2300, Some(1)), (7281, 500, Some(1)), (7281, 32767, None), (7282, 65535, None)]
        {
            let window = format!(
                "window g(x: u16x8) -> u16x8 {{\n    assume x in 0..={limit}\n    out[i] = ({m}*x[i]) >> 16\n}}\n"
            );
            assert_eq!(found(&window, &[doubled]).map(|program| program.steps.len()), steps, "{m}, {limit}");
        }
    }

    #[test]
    fn a_multiplier_of_one_bit_too_many_is_an_average() {
        let half = DOWN.replace(">> 8", ">> 1").replace("window d", "window o");
        let quarter = DOWN.replace(">> 8", ">> 2");
        let sub = ADD.replace('+', "-").replace("window a", "window s");
        let window = "window g(x: u16x8) -> u16x8 {\n    out[i] = x[i] / 7\n}\n";
        let program = found(window, &[HIGH, ADD, &sub, &half, &quarter]).expect("a product and an average");
        assert_eq!(program.steps.len(), 5);
    }
}
