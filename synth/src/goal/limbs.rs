//! Products of values of 32 bits through the halves of one factor, for targets that multiply 32 by 16 bits.

use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::hash::FastMap;

use crate::goal::Goal;
use crate::goal::rewrites::root;
use crate::goal::space::Space;

/// Bits of a half.
const HALF: u16 = 16;

/// `goal` with its products written as those with halves of the first or of the second factor.
pub fn through_halves(space: &mut Space, goal: &Goal) -> Vec<Goal> {
    if goal.width != 2 * HALF {
        return Vec::new();
    }
    let mut found = Vec::new();
    for swapped in [false, true] {
        for rule in [high, low] {
            found.extend(goal.with_lanes(|e| rule(space, e, swapped)));
        }
    }
    found
}

/// `a` and `b` of a product that needs more bits than a lane has, of which `b` is to be cut.
fn factors(space: &mut Space, product: Id, swapped: bool) -> Option<(Id, Id)> {
    let (a, b) = match *space.dag.node(product) {
        Node::Mul(a, b) => space.ordered(a, b),
        // By a constant, which is no shift.
        Node::Sum(0, ref terms) => match terms[..] {
            [(a, c)] if !c.unsigned_abs().is_power_of_two() => (a, space.dag.constant(c)),
            _ => return None,
        },
        _ => return None,
    };
    let (a, b) = if swapped { (b, a) } else { (a, b) };
    (space.fits(a, 2 * HALF) && space.fits(b, 2 * HALF) && !space.fits(b, HALF)).then_some((a, b))
}

/// `a * b + k >> n` as `a * (b >> 16) + (a * (b & 65535) + k >> 16) >> n - 16`: rounding down twice is rounding
/// down once.
fn high(space: &mut Space, e: Id, swapped: bool) -> Option<Id> {
    let (mut at, mut product) = (None, None);
    for id in space.dag.reachable(&[e]) {
        let Node::Shr(sum, n) = *space.dag.node(id) else { continue };
        let Some(n) = space.dag.as_const(n).filter(|n| *n >= i128::from(HALF)) else { continue };
        let (k, term) = match *space.dag.node(sum) {
            Node::Sum(k, ref terms) if terms.len() == 1 => (k, space.dag.add_const(sum, -k)),
            _ => (0, sum),
        };
        if let Some(factors) = factors(space, term, swapped) {
            (at, product) = (Some(id), Some((factors, k, n as u32)));
            break;
        }
    }
    let (at, ((a, b), k, n)) = (at?, product?);
    let upper = space.dag.shr_const(b, u32::from(HALF));
    let upper = space.simplify(upper);
    let lower = space.low(b, HALF);
    // What is added may be added after the first rounding where it is a multiple of its step.
    let (inside, outside) = if k % (1 << HALF) == 0 { (0, k >> HALF) } else { (k, 0) };
    let below = space.dag.mul(a, lower);
    let below = space.dag.add_const(below, inside);
    let below = space.dag.shr_const(below, u32::from(HALF));
    let above = space.dag.mul(a, upper);
    let sum = space.dag.sum(outside, &[(above, 1), (below, 1)]);
    let new = space.dag.shr_const(sum, n - u32::from(HALF));
    let whole = space.replaced(e, FastMap::from_iter([(at, new)]));
    Some(space.simplify(whole))
}

/// The low 32 bits of `a * b` as those of `a * (b & 65535) + 65536 * ((a & 65535) * (b >> 16))`.
fn low(space: &mut Space, e: Id, swapped: bool) -> Option<Id> {
    let Node::Wrap { a: whole, width, .. } = *space.dag.node(e) else { return None };
    if width != 2 * HALF {
        return None;
    }
    let (k, mut terms) = match space.dag.node(whole) {
        Node::Sum(k, terms) => (*k, terms.clone()),
        _ => (0, vec![(whole, 1)]),
    };
    let (n, (a, b)) = (0..terms.len()).find_map(|n| Some((n, factors(space, terms[n].0, swapped)?)))?;
    let (_, c) = terms.remove(n);
    let (near, lower, upper) = (space.low(a, HALF), space.low(b, HALF), space.field(b, HALF, HALF));
    let (one, two) = (space.dag.mul(a, lower), space.dag.mul(near, upper));
    terms.extend([(one, c), (two, c.checked_mul(1 << HALF)?)]);
    let sum = space.dag.sum(k, &terms);
    Some(space.low(sum, width))
}

/// The upper 32 bits of a product of 64, of the products of halves: their upper halves, and what the lower ones carry.
pub(super) fn high_of_product(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Shr(product, n) = *space.dag.node(root(space, e)) else { return None };
    let beyond = space.dag.as_const(n)?.checked_sub(width.into()).and_then(|n| u32::try_from(n).ok())?;
    let (a, b) = match space.dag.node(product) {
        Node::Mul(a, b) => (*a, *b),
        Node::Sum(0, terms) => match terms[..] {
            [(a, c)] => (a, space.dag.constant(c)),
            _ => return None,
        },
        _ => return None,
    };
    if width != 2 * HALF || ![a, b].into_iter().all(|f| space.fits(f, width) && !space.fits(f, HALF)) {
        return None;
    }
    let upper = |space: &mut Space, x: Id| {
        let upper = space.dag.shr_const(x, HALF.into());
        space.simplify(upper)
    };
    let [(al, ah), (bl, bh)] = [a, b].map(|f| (space.low(f, HALF), upper(space, f)));
    let [below, one, two, above] = [(al, bl), (al, bh), (ah, bl), (ah, bh)].map(|(x, y)| space.dag.mul(x, y));
    let (carried, low_one, low_two) = (upper(space, below), space.low(one, HALF), space.low(two, HALF));
    let middle = space.dag.sum(0, &[(carried, 1), (low_one, 1), (low_two, 1)]);
    let [middle, one, two] = [middle, one, two].map(|x| upper(space, x));
    let sum = space.dag.sum(0, &[(above, 1), (one, 1), (two, 1), (middle, 1)]);
    // No upper half has more bits than a factor.
    let sum = space.low(sum, width);
    let high = space.dag.shr_const(sum, beyond);
    Some(space.simplify(high))
}

/// The low 64 bits of products of values that are wider than 32, of those of their halves: `a * b` is
/// `al * bl + (ah * bl + al * bh << 32)`.
pub(super) fn product_of_limbs(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let half = width / 2;
    let Node::Wrap { a: whole, width: own, .. } = *space.dag.node(e) else { return None };
    if width != 64 || own != width {
        return None;
    }
    let (k, terms) = match space.dag.node(whole) {
        Node::Sum(k, terms) => (*k, terms.clone()),
        _ => (0, vec![(whole, 1)]),
    };
    let (mut any, mut all) = (false, Vec::with_capacity(terms.len()));
    let narrow = Interval::of_width(half, false);
    for (t, c) in terms {
        let Node::Mul(a, b) = *space.dag.node(t) else {
            let is_product = !c.unsigned_abs().is_power_of_two();
            let is_narrow = space.interval(t).within(narrow) && (0..=narrow.hi).contains(&c);
            if !is_product || is_narrow {
                all.push((t, c));
                continue;
            }
            any = true;
            let (lower, upper) = (c & narrow.hi, c >> half & narrow.hi);
            let (near, far) = (space.low(t, half), space.field(t, half, half));
            // Not of the lower half: that is one term with the product of both lower halves.
            let middle = space.dag.sum(0, &[(t, upper), (far, lower)]);
            all.extend([(near, lower), (space.low(middle, half), 1 << half)]);
            continue;
        };
        if [a, b].into_iter().all(|f| space.interval(f).within(narrow)) {
            all.push((t, c));
            continue;
        }
        any = true;
        let [(al, ah), (bl, bh)] = [a, b].map(|f| (space.low(f, half), space.field(f, half, half)));
        let up = c.checked_mul(1 << half)?;
        all.push((space.dag.mul(al, bl), c));
        all.push((space.dag.mul(ah, bl), up));
        all.push((space.dag.mul(al, bh), up));
    }
    let sum = space.dag.sum(k, &all);
    any.then(|| space.low(sum, width))
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn products_of_64_bits_are_made_of_those_of_32() {
        let even = "window e(a: u32x4, b: u32x4) -> u64x2 {\n    out[i] = a[2*i] * b[2*i]\n}\n";
        let add = "window s(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] + b[i]\n}\n";
        let shift = |name: &str, by: &str| {
            format!("window {name}(a: u64x2) -> u64x2 {{\n    out[i] = a[i] {by} 32\n}}\n")
        };
        let (up, down) = (shift("u", "<<"), shift("d", ">>"));
        let product = "window g(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] * b[i]\n}\n";
        let program = found(product, &[even, add, &up, &down]).expect("three products");
        assert_eq!(program.steps.len(), 8);
    }

    #[test]
    fn constants_of_64_bits_are_multiplied_by_halves() {
        let even = "window e(a: u32x4, b: u32x4) -> u64x2 {\n    out[i] = a[2*i] * b[2*i]\n}\n";
        let add = "window s(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] + b[i]\n}\n";
        let low = "window l(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] * b[i]\n}\n";
        let shift = |name: &str, by: &str| {
            format!("window {name}(a: u64x2) -> u64x2 {{\n    out[i] = a[i] {by} 32\n}}\n")
        };
        let (up, down) = (shift("u", "<<"), shift("d", ">>"));
        let product = |c: u64| format!("window g(a: u64x2) -> u64x2 {{\n    out[i] = a[i] * {c}\n}}\n");
        let library = [even, add, low, &up, &down];
        let steps = |c| found(&product(c), &library).map(|program| program.steps.len());
        assert_eq!(steps(2_654_435_761), Some(5));
        assert!(steps(0x9e37_79b9_7f4a_7c15).is_some());
        assert!(found(&product(2_654_435_761), &[even, add, &up]).is_none());
    }

    #[test]
    fn upper_halves_of_products_are_made_of_four() {
        let product =
            "window p(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = (a[i] & 65535) * (b[i] & 65535)\n}\n";
        let down = "window d(a: u32x4) -> u32x4 {\n    out[i] = a[i] >> 16\n}\n";
        let low = "window l(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] & b[i]\n}\n";
        let add = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let high = "window g(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = (a[i] * b[i]) >> 32\n}\n";
        let program = found(high, &[product, down, low, add]).expect("four products");
        // Two upper halves, four products, four more shifts, two masks, and five sums.
        assert_eq!(program.steps.len(), 17);
        assert!(found(high, &[product, low, add]).is_none());
    }

    #[test]
    fn constants_have_upper_halves_of_products_too() {
        let product =
            "window p(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = (a[i] & 65535) * (b[i] & 65535)\n}\n";
        let shift = |by: u32| format!("window d{by}(a: u32x4) -> u32x4 {{\n    out[i] = a[i] >> {by}\n}}\n");
        let low = "window l(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] & b[i]\n}\n";
        let add = "window s(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let quotient = "window g(a: u32x4) -> u32x4 {\n    out[i] = a[i] / 10\n}\n";
        assert!(found(quotient, &[product, &shift(16), &shift(3), low, add]).is_some());
        assert!(found(quotient, &[product, &shift(16), low, add]).is_none());
    }

    const BELOW: &str = "window e(a: i32x4, b: u16x8) -> i32x4 {\n    out[i] = (a[i] * b[2*i]) >> 16\n}\n";
    const ABOVE: &str = "window o(c: i32x4, a: i32x4, b: i16x8) -> i32x4 {\n    \
        out[i] = i32((c[i] + a[i] * b[2*i + 1] + 16384) >> 15)\n}\n";

    #[test]
    fn constants_are_multiplied_by_their_halves() {
        let scaled =
            "window s(a: i32x4) -> i32x4 {\n    out[i] = (a[i] * 1234567890 + 1073741824) >> 31\n}\n";
        let program = found(scaled, &[BELOW, ABOVE]).expect("with the halves of the constant");
        assert_eq!(program.steps.len(), 2);
        assert!(found(scaled, &[BELOW]).is_none());
    }
}
