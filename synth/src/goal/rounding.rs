//! Shifts of sums: averages, and roundings, in other ways, where the sum is wider than the lanes.

use autoir_semantics::dag::{Id, Node};

use crate::goal::rewrites::{pair_sum, root, same_type};
use crate::goal::space::Space;

/// A shifted sum.
struct Parts {
    /// Bits that it is shifted by.
    by: u16,
    /// What the upper parts of its terms give.
    upper: Vec<(Id, i128)>,
    /// The sum of their lower parts, before it is shifted.
    low: Id,
}

/// `2x + y + k >> n` as `x + (k >> 1) + (y + (k & 1) >> 1) >> n - 1`: where the sum is too wide, a half may not be.
pub(super) fn shift_in_steps(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Shr(s, n) = *space.dag.node(root(space, e)) else { return None };
    let n = space.dag.as_const(n).filter(|n| (2..64).contains(n))?;
    let (k, terms) = space.linear(s);
    if space.fits(s, width) || terms.len() < 2 {
        return None;
    }
    let (mut whole, mut rest) = (Vec::new(), Vec::new());
    for (t, c) in terms {
        if c / 2 != 0 {
            whole.push((t, c / 2));
        }
        if c % 2 != 0 {
            rest.push((t, c % 2));
        }
    }
    if whole.is_empty() || rest.is_empty() {
        return None;
    }
    let factors: Vec<i128> = whole.iter().map(|(_, c)| *c).chain(rest.iter().map(|_| 1)).collect();
    let averages = rest.len() <= 2 && is_averages(factors, rest.len(), n - 1);
    let half = space.dag.sum(k & 1, &rest);
    let half = space.dag.shr_const(half, 1);
    whole.push((half, 1));
    let sum = space.dag.sum(k >> 1, &whole);
    let fits = averages || space.fits(sum, width);
    let shifted = space.dag.shr_const(sum, (n - 1) as u32);
    fits.then(|| space.simplify(shifted))
}

/// Whether a sum with these factors, shifted by so many bits, is averages of two all the way; the last so many factors are
/// of terms that are one average.
fn is_averages(mut factors: Vec<i128>, together: usize, n: i128) -> bool {
    factors.truncate(factors.len() - together);
    factors.push(1);
    for _ in 1..n {
        let odd = factors.iter().filter(|c| **c % 2 != 0).count();
        factors = factors.into_iter().map(|c| c / 2).filter(|c| *c != 0).collect();
        match odd {
            0 => {}
            1 | 2 => factors.push(1),
            _ => return false,
        }
    }
    factors.len() == 2 && factors.iter().all(|c| c.abs() == 1)
}

/// The same with an average that is rounded up and put right.
pub(super) fn shift_in_steps_down(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let shifted = shift_in_steps(space, e, width)?;
    average_down(space, shifted, width)
}

/// `x + (x >> m) >> n` as `(2^m + 1) x >> m + n`, for what keeps the upper half of a product.
pub(super) fn shift_of_product(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let shift = |space: &Space, e: Id| match *space.dag.node(e) {
        Node::Shr(s, n) => Some((s, space.dag.as_const(n).filter(|n| (1..32).contains(n))?)),
        _ => None,
    };
    let (s, n) = shift(space, root(space, e))?;
    let (k, terms) = space.linear(s);
    (0..terms.len()).find_map(|at| {
        let (x, m) = shift(space, terms[at].0).filter(|_| terms[at].1 == 1)?;
        let others: Vec<_> = (0..terms.len()).filter(|n| *n != at).map(|n| terms[n]).collect();
        let rest = space.dag.sum(k, &others);
        let (mut one, mut two) = (space.linear(rest), space.linear(x));
        one.1.sort_unstable();
        two.1.sort_unstable();
        if one != two {
            return None;
        }
        let product = space.dag.scale(x, (1 << m) + 1);
        let shifted = space.dag.shr_const(product, (m + n) as u32);
        Some(space.simplify(shifted))
    })
}

/// `x + y >> n` as `(x >> n) + ((x & 2^n - 1) + y >> n)`, where the sum is too wide and without the upper bits of `x` it
/// is not.
pub(super) fn shift_of_parts(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Parts { by: n, mut upper, low } = upper_and_lower(space, e, width)?;
    upper.push((space.dag.shr_const(low, u32::from(n)), 1));
    let sum = space.dag.sum(0, &upper);
    Some(space.simplify(sum))
}

/// The same where the lower parts are carried over or not: `x & 2^n - 1 > 2^n - 1 - y`.
pub(super) fn carry_by_order(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Parts { by: n, mut upper, low } = upper_and_lower(space, e, width)?;
    let range = space.interval(low);
    let (k, terms) = space.linear(low);
    let part = |(t, c): &(Id, i128)| *c == 1 && matches!(space.dag.node(*t), Node::Wrap { .. });
    let (x, _) = *terms.iter().find(|term| part(term))?;
    if range.lo < 0 || range.hi >> (n + 1) != 0 {
        return None;
    }
    let rest: Vec<(Id, i128)> = terms.iter().filter(|(t, _)| *t != x).map(|(t, c)| (*t, -c)).collect();
    let most = space.dag.sum((1 << n) - 1 - k, &rest);
    upper.push((space.dag.lt(most, x), 1));
    let sum = space.dag.sum(0, &upper);
    Some(space.simplify(sum))
}

/// `e`, a shifted sum that is too wide, in parts of its terms.
fn upper_and_lower(space: &mut Space, e: Id, width: u16) -> Option<Parts> {
    let Node::Shr(s, n) = *space.dag.node(root(space, e)) else { return None };
    let n = space.dag.as_const(n).filter(|n| (1..64).contains(n))? as u16;
    let (k, terms) = space.linear(s);
    if n >= width || space.fits(s, width) {
        return None;
    }
    let (mut upper, mut lower) = (Vec::new(), Vec::new());
    for (t, c) in terms {
        if c == 1 && space.interval(t).bits() > n {
            upper.push((space.dag.shr_const(t, u32::from(n)), 1));
            lower.push((space.low(t, n), 1));
        } else {
            lower.push((t, c));
        }
    }
    let low = space.dag.sum(k, &lower);
    (!upper.is_empty() && space.fits(low, width)).then_some(Parts { by: n, upper, low })
}

/// `x + y >> 1` of unsigned values as `(x + y + 1 >> 1) - (x ^ y & 1)`.
pub(super) fn average_down(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Shr(s, n) = *space.dag.node(root(space, e)) else { return None };
    let (0, x, y) = pair_sum(space, s)? else { return None };
    if space.dag.as_const(n) != Some(1) || same_type(space, x, y, width)? {
        return None;
    }
    let up = space.dag.add_const(s, 1);
    let up = space.dag.shr_const(up, 1);
    let odd = space.dag.xor(x, y);
    let odd = space.dag.wrap(odd, 1, false);
    Some(space.dag.sub(up, odd))
}

/// `x + y + 1 >> 1` of signed values as that of the values moved up to unsigned ones, moved down again.
pub(super) fn average_signed(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Shr(s, n) = *space.dag.node(root(space, e)) else { return None };
    let (1, x, y) = pair_sum(space, s)? else { return None };
    if space.dag.as_const(n) != Some(1) || !same_type(space, x, y, width)? {
        return None;
    }
    let half = 1i128 << (width - 1);
    let top = space.dag.constant(half);
    let unsigned = |space: &mut Space, v: Id| {
        let v = space.dag.wrap(v, width, false);
        space.dag.xor(v, top)
    };
    let (x, y) = (unsigned(space, x), unsigned(space, y));
    let sum = space.dag.sum(1, &[(x, 1), (y, 1)]);
    let average = space.dag.shr_const(sum, 1);
    let moved = space.dag.add_const(average, -half);
    (root(space, moved) != root(space, e)).then_some(moved)
}

/// `x + (1 << n - 1) >> n` as `(x >> n - 1) + 1 >> 1`, and so `x + (1 << n >> 1) >> n` where `n` is positive.
pub(super) fn rounding_by_halves(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let Node::Shr(s, n) = *space.dag.node(root(space, e)) else { return None };
    let least = space.interval(n).lo;
    if space.dag.as_const(n).is_some() || least < 0 {
        return None;
    }
    let is_positive = least > 0;
    let (zero, one) = (space.dag.constant(0), space.dag.constant(1));
    let before = space.dag.add_const(n, -1);
    let power = space.dag.shl(one, if is_positive { before } else { n });
    let half = if is_positive { power } else { space.dag.shr_const(power, 1) };
    let (k, mut terms) = space.linear(s);
    let at = terms.iter().position(|term| *term == (half, 1))?;
    terms.remove(at);
    let x = space.dag.sum(k, &terms);
    let fewer = space.dag.max(before, zero);
    let shifted = space.dag.shr(x, fewer);
    let up = space.dag.add_const(shifted, 1);
    let rounded = space.dag.shr_const(up, 1);
    let drops = space.dag.lt(zero, n);
    let value = space.dag.select(drops, rounded, x);
    Some(space.simplify(value))
}

/// `(x >> n - 1) + 1 >> 1` where `n` is positive and `x` elsewhere, as `x + (1 << n >> 1) >> n`, where that sum is not too
/// wide.
pub(super) fn rounding_by_sum(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Select(c, then, other) = *space.dag.node(root(space, e)) else { return None };
    let Node::Lt(a, b) = *space.dag.node(c) else { return None };
    let (n, kept, rounded) = match (space.dag.as_const(a), space.dag.as_const(b)) {
        (_, Some(1)) => (a, then, other),
        (Some(0), _) => (b, other, then),
        _ => return None,
    };
    let x = before_rounding(space, rounded, n)?;
    let counts = space.interval(n);
    if counts.lo < 0 || counts.hi > i128::from(width) || space.low(x, width) != space.low(kept, width) {
        return None;
    }
    let one = space.dag.constant(1);
    let power = space.dag.shl(one, n);
    let half = space.dag.shr_const(power, 1);
    let sum = space.dag.sum(0, &[(x, 1), (half, 1)]);
    let shifted = space.dag.shr(sum, n);
    space.fits(sum, width).then(|| space.simplify(shifted))
}

/// The `x` of `e`, which is `(x >> max(n - 1, 0)) + 1 >> 1`.
fn before_rounding(space: &mut Space, e: Id, n: Id) -> Option<Id> {
    let Node::Shr(s, by) = *space.dag.node(root(space, e)) else { return None };
    let (k, terms) = space.linear(s);
    let (1, Some(1), [(shifted, 1)]) = (k, space.dag.as_const(by), &terms[..]) else { return None };
    let Node::Shr(x, fewer) = *space.dag.node(*shifted) else { return None };
    let zero = space.dag.constant(0);
    let before = space.dag.add_const(n, -1);
    let before = space.dag.max(before, zero);
    (space.simplify(before) == fewer).then_some(x)
}

/// `x + 1 >> 1` as `x - (x >> 1)`.
pub(super) fn half_up(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Shr(s, n) = *space.dag.node(root(space, e)) else { return None };
    let (k, terms) = space.linear(s);
    let (1, Some(1), [(x, 1)]) = (k, space.dag.as_const(n), &terms[..]) else { return None };
    let x = *x;
    let down = space.dag.shr_const(x, 1);
    let rest = space.dag.sub(x, down);
    space.fits(x, width).then(|| space.simplify(rest))
}

/// A sum, which may be shifted, of an element and its low bits: without them it is a multiple of what it loses by a shift to
/// the right, with the lowest one added to it is even.
pub(super) fn without_low_bits(space: &mut Space, e: Id, _: u16) -> Option<Id> {
    let e = root(space, e);
    let shifted: Vec<Id> = match space.dag.node(e) {
        Node::Sum(_, terms) => terms.iter().map(|(t, _)| *t).collect(),
        _ => Vec::new(),
    };
    let shifted = shifted.into_iter().filter(|t| matches!(space.dag.node(*t), Node::Shr(..)));
    for part in [e].into_iter().chain(shifted.collect::<Vec<Id>>()) {
        if let Some(new) = multiple_of_lost(space, part) {
            let whole = space.replaced(e, [(part, new)].into_iter().collect());
            return Some(space.simplify(whole));
        }
    }
    None
}

/// The same of one sum or shifted sum.
fn multiple_of_lost(space: &mut Space, e: Id) -> Option<Id> {
    let (sum, by) = match *space.dag.node(e) {
        Node::Shr(sum, by) => (sum, Some(by)),
        _ => (e, None),
    };
    let Node::Sum(k, terms) = space.dag.node(sum).clone() else { return None };
    for (low, d) in &terms {
        let range = space.interval(*low);
        let bits = (range.hi.checked_add(1)?).trailing_zeros();
        if range.lo != 0 || !(1..32).contains(&bits) || range.hi + 1 != 1 << bits {
            continue;
        }
        let is_element = |x: &Id| matches!(space.dag.node(*x), Node::Read { .. });
        for (x, c) in terms.iter().filter(|(x, _)| x != low && is_element(x)).copied().collect::<Vec<_>>() {
            let is_more = c == *d && bits == 1 && by.is_some();
            if !(is_more || c == -d) || space.low(x, bits as u16) != *low {
                continue;
            }
            let mut others: Vec<(Id, i128)> =
                terms.iter().copied().filter(|(t, _)| *t != x && t != low).collect();
            others.push((space.dag.shr_const(x, bits), c << bits));
            if is_more {
                others.push((*low, 2 * c));
            }
            let whole = space.dag.sum(k, &others);
            return Some(match by {
                Some(by) => space.dag.shr(whole, by),
                None => whole,
            });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::testing::{found, found_without};

    const ADD: &str = "window a(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
    const LESS: &str = "window l(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] - b[i]\n}\n";
    const AND: &str = "window n(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] & b[i]\n}\n";
    const GREATER: &str =
        "window g(a: i32x4, b: i32x4) -> u32x4 {\n    out[i] = select(a[i] > b[i], -1, 0)\n}\n";
    const DOWN: &str = "window s(a: i32x4) -> i32x4 {\n    out[i] = a[i] >> 7\n}\n";

    #[test]
    fn what_is_added_before_a_shift_is_carried_after_it() {
        let rounded = "window r(a: i32x4) -> i32x4 {\n    out[i] = (a[i] + 64) >> 7\n}\n";
        let steps = |library: &[&str]| found(rounded, library).map(|program| program.steps.len());
        assert_eq!(steps(&[AND, LESS, DOWN, GREATER]), Some(4));
        let logical = "window h(a: u32x4) -> u32x4 {\n    out[i] = a[i] >> 7\n}\n";
        assert_eq!(steps(&[AND, ADD, DOWN, logical]), Some(5));
        assert_eq!(steps(&[ADD, DOWN, logical, GREATER]), None);
    }

    #[test]
    fn a_value_without_its_low_bits_is_shifted_back_and_forth() {
        let half = "window h(a: i32x4) -> i32x4 {\n    out[i] = a[i] >> 1\n}\n";
        let side =
            "window s(m: i32x4, s: i32x4) -> i32x4 {\n    out[i] = (2*m[i] + (s[i] & 1) - s[i]) >> 1\n}\n";
        let steps = |window: &str, library: &[&str]| found(window, library).map(|p| p.steps.len());
        let less = "window l(a: i32x4, b: i32x4) -> i32x4 {\n    out[i] = a[i] - b[i]\n}\n";
        assert_eq!(steps(side, &[half, less]), Some(2));
        let mid = side.replace("- s[i]", "+ s[i]");
        assert_eq!(steps(&mid, &[half, ADD, AND]), Some(4));
    }

    #[test]
    fn a_sum_of_a_value_and_its_upper_part_is_a_product() {
        let upper = "window m(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = (a[i] * b[i]) >> 16\n}\n";
        let part = |m: u32, n: u32| {
            format!("window p(a: u16x8) -> u16x8 {{\n    out[i] = (a[i] + (a[i] >> {m})) >> {n}\n}}\n")
        };
        let steps = |m: u32, n: u32| found(&part(m, n), &[upper]).map(|program| program.steps.len());
        assert_eq!((steps(4, 12), steps(4, 13)), (Some(1), None));
    }

    #[test]
    fn sums_of_three_and_one_are_two_averages() {
        let average = "window v(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = (a[i] + b[i] + 1) >> 1\n}\n";
        let down = "window d(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = (a[i] + b[i]) >> 1\n}\n";
        let sum = |k: u32| {
            format!("window s(a: u8x16, b: u8x16) -> u8x16 {{\n    out[i] = (3*a[i] + b[i] + {k}) >> 2\n}}\n")
        };
        let steps = |k: u32| found(&sum(k), &[average, down]).map(|program| program.steps.len());
        assert_eq!((steps(1), steps(2), steps(3), steps(4)), (Some(2), Some(2), Some(2), None));
    }

    #[test]
    fn shifts_by_counts_are_rounded() {
        let direct = "window h(a: i16x8, n: u16x8) -> i16x8 {\n    out[i] = i16(((a[i] >> (n[i] & 15)) + 1) >> 1)\n}\n";
        let goal = "window g(a: i16x8, n: u16x8) -> i16x8 {\n    assume n in 1..=15\n    let k = clamp(n[i], 1, 15)\n    \
            out[i] = (a[i] + (1 << (k - 1))) >> k\n}\n";
        let less = "window l(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] - b[i]\n}\n";
        let program = found(goal, &[direct, less]).expect("a shift by one bit less, rounded");
        assert_eq!(program.steps.len(), 2);
    }

    #[test]
    fn shifts_by_counts_are_rounded_by_a_sum_where_it_fits() {
        let lanes = |range: &str, value: &str| {
            format!(
                "window w(a: i16x8, n: u16x8) -> i16x8 {{\n    assume a in {range}\n    let k = min(n[i], 8)\n    out[i] = {value}\n}}\n"
            )
        };
        let (sum, halves) =
            ("(a[i] + ((1 << k) >> 1)) >> k", "select(k > 0, i16(((a[i] >> max(k - 1, 0)) + 1) >> 1), a[i])");
        let (narrow, full) = ("-30000..=30000", "-32768..=32767");
        let steps = |range, goal, direct: &str| {
            found_without("enumeration", &lanes(range, goal), &[&lanes(range, direct)])
                .map(|program| program.steps.len())
        };
        assert_eq!((steps(narrow, sum, halves), steps(narrow, halves, sum)), (Some(1), Some(1)));
        assert_eq!((steps(full, sum, halves), steps(full, halves, sum)), (Some(1), None));
    }

    #[test]
    fn half_a_value_rounded_up_is_what_the_other_half_leaves() {
        let half = "window h(a: i32x4) -> i32x4 {\n    out[i] = a[i] >> 1\n}\n";
        let up = "window u(a: i32x4) -> i32x4 {\n    out[i] = (a[i] + 1) >> 1\n}\n";
        assert_eq!(found(up, &[half, LESS]).map(|program| program.steps.len()), Some(2));
    }
}
