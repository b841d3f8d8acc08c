//! Saturated sums in other ways, where no instruction saturates one like it.

use autoir_semantics::dag::{Id, Interval, Node};

use crate::goal::rewrites::root;
use crate::goal::space::Space;

/// Saturated sums that one is made of, at most.
const MAX_STEPS: i128 = 4;
/// Bits that are lost of a sum of products of which the whole parts are taken out, and terms that it has, at most.
const MAX_SHIFT: i128 = 16;
const MAX_TERMS: usize = 4;

/// The saturated sum of signed values as a choice: the sum wraps around exactly if its sign differs from
/// those of both terms; then the limit on the side of the first is meant (Warren, "Hacker's Delight", 2-13).
pub(super) fn by_overflow(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Sat { a, width: w, signed: true } = *space.dag.node(root(space, e)) else { return None };
    let (k, terms) = space.linear(a);
    if w != width || terms.len() < 2 {
        return None;
    }
    // One term on one side, the others on the other, both within the type.
    let (x, y) = (0..terms.len()).find_map(|n| {
        let (x, 1) = terms[n] else { return None };
        let others: Vec<_> = terms.iter().copied().filter(|t| t.0 != x).collect();
        let y = space.dag.sum(k, &others);
        let fits = |space: &mut Space, v| space.interval(v).within(Interval::of_width(width, true));
        (fits(space, x) && fits(space, y)).then_some((x, y))
    })?;
    let sum = space.wrap(a, width, true);
    let (p, q) = (space.dag.xor(x, sum), space.dag.xor(y, sum));
    let both = space.dag.and(p, q);
    let zero = space.dag.constant(0);
    let overflows = space.dag.lt(both, zero);
    let sign = space.dag.shr_const(x, u32::from(width) - 1);
    let top = space.dag.constant((1i128 << (width - 1)) - 1);
    let limit = space.dag.xor(sign, top);
    // Truncated arms keep their form.
    let (limit, sum) = (space.low(limit, width), space.low(sum, width));
    Some(space.dag.select(overflows, limit, sum))
}

/// The saturated sum of a value of the result's type and one of the other type, as that in the other type of the same
/// with the first moved by half the range, moved back.
pub(super) fn biased(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Sat { a, width: w, signed } = *space.dag.node(root(space, e)) else { return None };
    let (_, terms) = space.linear(a);
    if w != width || terms.len() < 2 {
        return None;
    }
    let mut of_type = |signed: bool| {
        terms.iter().filter(|(t, _)| space.interval(*t).within(Interval::of_width(width, signed))).count()
    };
    // Terms that are of both types say nothing.
    let (own, other) = (of_type(signed), of_type(!signed));
    if own == terms.len() || other == 0 {
        return None;
    }
    let half = 1i128 << (width - 1);
    let bias = if signed { half } else { -half };
    let moved = space.dag.add_const(a, bias);
    let clamped = space.dag.sat(moved, width, !signed);
    Some(space.dag.add_const(clamped, -bias))
}

/// The saturated value of signed `x` that is beyond the type by at most one, and then wraps around to what it is never
/// otherwise: the bits of `x`, less one where they are those of the least number.
pub(super) fn by_least(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Sat { a, width: w, signed: true } = *space.dag.node(root(space, e)) else { return None };
    let (range, limit) = (space.interval(a), Interval::of_width(width, true));
    if w != width || range.hi != limit.hi + 1 || range.lo <= limit.lo {
        return None;
    }
    let bits = space.low(a, width);
    let least = space.dag.constant(limit.hi + 1);
    let wraps = space.dag.eq(bits, least);
    let value = space.dag.sum(0, &[(bits, 1), (wraps, -1)]);
    Some(space.simplify(value))
}

/// The least of a number and a value without sign that is too wide for the lanes, as that of the value saturated to them.
pub(super) fn of_least(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Min(x, y) = *space.dag.node(root(space, e)) else { return None };
    let (x, most) = match (space.dag.as_const(x), space.dag.as_const(y)) {
        (Some(most), None) => (y, most),
        (None, Some(most)) => (x, most),
        _ => return None,
    };
    let (range, limit) = (space.interval(x), Interval::of_width(width, false));
    if range.lo < 0 || range.hi <= limit.hi || !(0..=limit.hi).contains(&most) {
        return None;
    }
    let (narrow, most) = (space.dag.sat(x, width, false), space.dag.constant(most));
    Some(space.dag.min(narrow, most))
}

/// `a + b - c` saturated, all without sign, as `a` less what `c` is above `b`, and what `b` is above `c`: one of both is 0.
pub(super) fn of_difference(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Sat { a: sum, width: w, signed: false } = *space.dag.node(root(space, e)) else { return None };
    let (k, terms) = space.linear(sum);
    let type_of = Interval::of_width(width, false);
    let fits = |space: &mut Space, t: Id| space.interval(t).within(type_of);
    let [(c, -1), (a, 1), (b, 1)] = terms[..] else { return None };
    if w != width || k != 0 || ![a, b, c].into_iter().all(|t| fits(space, t)) {
        return None;
    }
    let over = |space: &mut Space, x: Id, y: Id| {
        let difference = space.dag.sub(x, y);
        space.dag.sat(difference, width, false)
    };
    let (below, above) = (over(space, c, b), over(space, b, c));
    let rest = over(space, a, below);
    let whole = space.dag.add(rest, above);
    Some(space.dag.sat(whole, width, false))
}

/// A value without sign that is rounded, shifted and saturated, saturated before to twice the width: what that cuts off, or
/// a limit that is there, saturates in the end as well.
pub(super) fn of_wide(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let Node::Sat { a, width, signed } = *space.dag.node(root(space, e)) else { return None };
    let (mut inner, mut steps) = (a, Vec::new());
    loop {
        inner = match *space.dag.node(inner) {
            Node::Shr(x, n) => {
                steps.push(Step::Shift(u32::try_from(space.dag.as_const(n)?).ok().filter(|n| *n < 64)?));
                x
            }
            Node::Sum(k @ 1.., ref terms) => match terms[..] {
                [(x, 1)] => {
                    steps.push(Step::Add(k));
                    x
                }
                _ => break,
            },
            _ => break,
        };
    }
    let (twice, most) = (Interval::of_width(2 * width, false), Interval::of_width(width, signed).hi);
    let ends = |from: i128| steps.iter().rev().fold(from, |value, step| step.of(value)) >= most;
    let whole = match *space.dag.node(inner) {
        Node::Min(x, y) if space.dag.as_const(y).is_some_and(ends) => x,
        Node::Min(x, y) if space.dag.as_const(x).is_some_and(ends) => y,
        _ => inner,
    };
    let range = space.interval(whole);
    let is_wide = range.hi > twice.hi && ends(twice.hi);
    if steps.is_empty() || range.lo < 0 || !(is_wide || whole != inner) {
        return None;
    }
    let mut value = if is_wide { space.dag.sat(whole, 2 * width, false) } else { whole };
    for step in steps.iter().rev() {
        value = match *step {
            Step::Shift(n) => space.dag.shr_const(value, n),
            Step::Add(k) => space.dag.add_const(value, k),
        };
    }
    Some(space.dag.sat(value, width, signed))
}

/// A step on the way from a value to what is saturated: greater values stay greater.
enum Step {
    Shift(u32),
    Add(i128),
}

impl Step {
    fn of(&self, value: i128) -> i128 {
        match *self {
            Step::Shift(n) => value >> n,
            Step::Add(k) => value.saturating_add(k),
        }
    }
}

/// `sat(x + n * y)` as `n` saturated sums: each moves to the same side, and where `y` itself saturates, so does the whole.
pub(super) fn in_steps(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let Node::Sat { a, width, signed } = *space.dag.node(root(space, e)) else { return None };
    let (k, terms) = space.linear(a);
    steps(space, (k, &terms), width, signed)
}

/// The same of a sum of shifted products, of which each is made of its halves: `p >> n` is `(p >> w << w - n)` and
/// `low(p) >> n`, and both halves of a product of `w` bits are instructions where it is none itself.
pub(super) fn of_halves(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let Node::Sat { a, width, signed } = *space.dag.node(root(space, e)) else { return None };
    let (k, terms) = space.linear(a);
    let limit = Interval::of_width(width, signed);
    let mut halves = Vec::with_capacity(2 * terms.len());
    for &(t, c) in &terms {
        match shifted_product(space, t, width, signed).filter(|_| !space.interval(t).within(limit)) {
            Some((product, by)) => {
                let bits = u32::from(width);
                let (upper, lower) = (space.dag.shr_const(product, bits), space.low(product, width));
                let lower = space.dag.shr_const(lower, by);
                halves.extend([(upper, c << (bits - by)), (lower, c)]);
            }
            None => halves.push((t, c)),
        }
    }
    (halves.len() > terms.len()).then(|| steps(space, (k, &halves), width, signed))?
}

/// A sum of products that is shifted down, as the sum of what the factors are whole multiples of and of the rest shifted
/// down, whose products are narrower: `181*x >> 7` is `x + (53*x >> 7)`. Factors are the nearest multiples of what is lost,
/// and of numbers without sign those below.
pub(super) fn of_whole_parts(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let e = root(space, e);
    let (shifted, saturated) = match *space.dag.node(e) {
        Node::Sat { a, width, signed } => (a, Some((width, signed))),
        _ => (e, None),
    };
    let Node::Shr(product, by) = *space.dag.node(shifted) else { return None };
    let by = space.dag.as_const(by).filter(|by| (1..=MAX_SHIFT).contains(by))?;
    let unit = 1i128 << by;
    let (k, terms) = space.linear(product);
    if terms.len() > MAX_TERMS || terms.iter().all(|(_, c)| c.abs() < unit) {
        return None;
    }
    let (mut whole, mut rest) = (Vec::new(), Vec::new());
    for (t, c) in terms {
        let half = if space.interval(t).lo < 0 { unit / 2 } else { 0 };
        let multiple = (c + half).div_euclid(unit);
        // What is nothing but a multiple is no product.
        if multiple.abs() > MAX_STEPS || multiple * unit == c {
            return None;
        }
        whole.push((t, multiple));
        rest.push((t, c - multiple * unit));
    }
    let rest = space.dag.sum(k, &rest);
    let rest = space.simplify(rest);
    let rest = space.dag.shr_const(rest, by as u32);
    whole.push((rest, 1));
    let is_several = whole.iter().any(|(_, multiple)| multiple.abs() > 1);
    let sum = match saturated {
        Some((width, signed)) if is_several => return steps(space, (0, &whole), width, signed),
        Some((width, signed)) => {
            let sum = space.dag.sum(0, &whole);
            space.dag.sat(sum, width, signed)
        }
        None => space.dag.sum(0, &whole),
    };
    Some(space.simplify(sum))
}

/// What is shifted down in `t` by at least half of its lower half, and by how much, if it has two halves.
fn shifted_product(space: &mut Space, t: Id, width: u16, signed: bool) -> Option<(Id, u32)> {
    let Node::Shr(product, by) = *space.dag.node(t) else { return None };
    let by = space.dag.as_const(by).and_then(|by| u32::try_from(by).ok())?;
    let wide = Interval::of_width(2 * width, signed);
    let bits = u32::from(width);
    ((bits / 2..bits).contains(&by) && space.interval(product).within(wide)).then_some((product, by))
}

/// A saturated sum, the terms of the largest weight in as many steps.
fn steps(space: &mut Space, (k, terms): (i128, &[(Id, i128)]), width: u16, signed: bool) -> Option<Id> {
    let limit = Interval::of_width(width, signed);
    let most = terms.iter().map(|(_, c)| c.abs()).max().filter(|most| (2..=MAX_STEPS).contains(most))?;
    let (steps, rest): (Vec<_>, Vec<_>) = terms.iter().copied().partition(|(_, c)| c.abs() == most);
    let steps: Vec<(Id, i128)> = steps.iter().map(|(t, c)| (*t, c / most)).collect();
    let (step, start) = (space.dag.sum(0, &steps), space.dag.sum(k, &rest));
    let step = space.simplify(step);
    let start = space.simplify(start);
    let (range, from) = (space.interval(step), space.interval(start));
    let saturates = most * limit.hi + from.lo >= limit.hi && most * limit.lo + from.hi <= limit.lo;
    if !from.within(limit) || !(saturates || range.within(limit)) {
        return None;
    }
    let step = space.dag.sat(step, width, signed);
    let step = space.simplify(step);
    let mut value = start;
    for _ in 0..most {
        let sum = space.dag.add(value, step);
        value = space.dag.sat(sum, width, signed);
    }
    Some(space.simplify(value))
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn a_byte_and_a_signed_one_are_added_around_the_middle() {
        let goal = "window g(a: u8x16, d: i8x16) -> u8x16 {\n    out[i] = sat_u8(a[i] + d[i])\n}\n";
        let flip = "window x(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] ^ b[i]\n}\n";
        let add = "window s(a: i8x16, b: i8x16) -> i8x16 {\n    out[i] = sat_i8(a[i] + b[i])\n}\n";
        assert_eq!(found(goal, &[flip, add]).expect("moved down and up").steps.len(), 3);
    }

    #[test]
    fn a_sum_less_a_value_is_saturated_on_either_side() {
        let goal =
            "window g(a: u8x16, b: u8x16, c: u8x16) -> u8x16 {\n    out[i] = sat_u8(a[i] + b[i] - c[i])\n}\n";
        let less = "window l(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = sat_u8(a[i] - b[i])\n}\n";
        let add = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = sat_u8(a[i] + b[i])\n}\n";
        assert_eq!(found(goal, &[less, add]).expect("one of both is nothing").steps.len(), 4);
        assert!(found(&goal.replace("- c[i]", "- 2*c[i]"), &[less, add]).is_none());
    }

    #[test]
    fn what_is_beyond_a_type_by_one_alone_is_told_by_what_it_wraps_to() {
        let high =
            "window h(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = i16((a[i] * b[i] + 16384) >> 15)\n}\n";
        let equal = "window e(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = select(a[i] == b[i], -1, 0)\n}\n";
        let add = "window a(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i]\n}\n";
        let goal = |round: u32, by: u32| {
            format!(
                "window g(a: i16x8, b: i16x8) -> i16x8 {{\n    out[i] = sat_i16((a[i] * b[i] + {round}) >> {by})\n}}\n"
            )
        };
        let steps =
            |round, by| found(&goal(round, by), &[high, equal, add]).map(|program| program.steps.len());
        assert_eq!((steps(16384, 15), steps(8192, 14)), (Some(3), None));
    }

    #[test]
    fn limits_are_those_of_what_is_narrow() {
        let narrow = "window n(a: u32x8) -> u16x8 {\n    out[i] = sat_u16(a[i] >> 8)\n}\n";
        let least = "window l(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = min(a[i], b[i])\n}\n";
        let goal = "window g(a: u32x8) -> u16x8 {\n    out[i] = u16(min(a[i] >> 8, 1023))\n}\n";
        assert_eq!(found(goal, &[narrow, least]).map(|program| program.steps.len()), Some(2));
    }

    #[test]
    fn what_saturates_in_the_end_may_do_so_before() {
        let narrow = "window n(a: u32x8) -> u16x8 {\n    out[i] = sat_u16(a[i] >> 8)\n}\n";
        let round = "window r(a: u16x8) -> u16x8 {\n    out[i] = sat_u8((a[i] + 2) >> 2)\n}\n";
        let steps = |most: u32| {
            let goal = format!(
                "window g(a: u32x8) -> u16x8 {{\n    out[i] = sat_u8((min(a[i] >> 8, {most}) + 2) >> 2)\n}}\n"
            );
            found(&goal, &[narrow, round]).map(|program| program.steps.len())
        };
        // What is less than that does not saturate.
        assert_eq!([1023, 1022, 900].map(steps), [Some(2), Some(2), None]);
    }

    #[test]
    fn whole_parts_of_factors_are_added_apart() {
        let high = "window h(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = i16(a[i]*b[i] >> 16)\n}\n";
        let sum = "window t(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = sat_i16(a[i] + b[i])\n}\n";
        let steps = |factor: u32| {
            let goal =
                format!("window g(a: i16x8) -> i16x8 {{\n    out[i] = sat_i16({factor}*a[i] >> 7)\n}}\n");
            found(&goal, &[high, sum]).map(|program| program.steps.len())
        };
        // A sum of the number and its part, and of three of it in steps.
        assert_eq!((steps(181), steps(437)), (Some(2), Some(4)));
    }

    #[test]
    fn saturated_sums_are_made_in_steps() {
        let sum = "window a(a: i8x16, b: i8x16) -> i8x16 {\n    out[i] = sat_i8(a[i] + b[i])\n}\n";
        let difference = "window d(a: i8x16, b: i8x16) -> i8x16 {\n    out[i] = sat_i8(a[i] - b[i])\n}\n";
        let filter = |n: u32| {
            format!(
                "window f(a: i8x16, p: i8x16, q: i8x16) -> i8x16 {{\n    out[i] = sat_i8(a[i] + {n}*(p[i] - q[i]))\n}}\n"
            )
        };
        let steps = |n: u32| found(&filter(n), &[sum, difference]).map(|program| program.steps.len());
        // Twice a difference may be less than what saturates.
        assert_eq!((steps(2), steps(3), steps(5)), (None, Some(4), None));
    }

    #[test]
    fn sums_of_shifted_products_saturate_in_halves() {
        let goal = "window g(a: i16x8, b: i16x8, c: i16x8, d: i16x8) -> i16x8 {\n    \
            out[i] = sat_i16((a[i]*b[i] >> 15) + (c[i]*d[i] >> 15))\n}\n";
        let upper = "window h(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = i16(a[i]*b[i] >> 16)\n}\n";
        let lower = "window l(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = i16(a[i]*b[i])\n}\n";
        let sum = "window s(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = i16(a[i] + b[i])\n}\n";
        let saturated = "window t(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = sat_i16(a[i] + b[i])\n}\n";
        let shift = "window r(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = u16(a[i]*b[i] >> 16)\n}\n";
        let program = found(goal, &[upper, lower, sum, saturated, shift]).expect("halves are instructions");
        assert_eq!(program.steps.len(), 10);
    }
}
