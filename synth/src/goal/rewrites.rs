//! Other ways to write a goal, for targets that lack an instruction for the first one.
//!
//! Each rule is an identity on integers in the ranges that it checks; the verifier proves every program
//! that comes of it again.

use autoir_semantics::dag::{Id, Interval, Node, Prim};
use autoir_semantics::hash::FastMap;

use crate::goal::narrower::narrower;
use crate::goal::space::Space;
use crate::goal::{self, Goal};
use crate::goal::{
    apart, byte_pairs, extrema, limbs, mask_groups, masked, order, quotient, rounding, saturation, sign_bits,
};

/// A rule: what a lane of `width` bits is, written otherwise.
type Rule = fn(&mut Space, Id, u16) -> Option<Id>;

/// The rules, tried on every goal that computes.
const RULES: [Rule; 54] = [
    quotient::product_alone,
    quotient::product_doubled,
    quotient::quotient_by_shifts,
    quotient::quotient_by_average,
    products_biased,
    products_of_signed,
    products_in_parts,
    saturation::in_steps,
    saturation::of_halves,
    saturation::of_whole_parts,
    rounding::rounding_by_halves,
    rounding::rounding_by_sum,
    rounding::half_up,
    rotation_by_funnel,
    leading_zeros_in_lanes,
    sign_bits::by_neighbours,
    sign_bits::by_complement,
    saturation::biased,
    shift_by_logical,
    product_of_sizes,
    squares_of_sizes,
    saturation::by_overflow,
    saturation::by_least,
    saturation::of_least,
    saturation::of_wide,
    saturation::of_difference,
    extrema::sum_of_sizes,
    extrema::median,
    common_terms,
    difference_by_order,
    order_by_difference,
    difference_by_saturation,
    order_by_choice,
    rounding::shift_in_steps,
    rounding::shift_in_steps_down,
    rounding::shift_of_parts,
    rounding::shift_of_product,
    rounding::carry_by_order,
    rounding::average_down,
    rounding::average_signed,
    rounding::without_low_bits,
    compare_by_extremum,
    compare_biased,
    shift_within,
    shift_or_nothing,
    order::within_unsigned,
    order::within_signed,
    order::by_sign,
    order::clamped,
    order::clamped_by_extremum,
    limbs::product_of_limbs,
    limbs::high_of_product,
    apart::sum_of_parts,
    masked::added_where,
];

/// `goal` written in other ways; its value stays the same.
pub fn rewrites(space: &mut Space, goal: &Goal) -> Vec<Goal> {
    let within = |space: &mut Space, e: Id, rule: Rule| match *space.dag.node(e) {
        // Rules look below a truncation, which is a part of the value where it is narrower than the lane.
        Node::Wrap { width, signed, .. } if width < goal.demand => {
            let value = rule(space, e, width)?;
            Some(space.wrap(value, width, signed))
        }
        _ => rule(space, e, goal.width),
    };
    let rewritten = |rule: Rule| in_lanes(space, goal, |space, e| within(space, e, rule));
    let mut found: Vec<Goal> = RULES.into_iter().filter_map(rewritten).collect();
    found.extend(byte_pairs::in_pairs(space, goal));
    found.extend(limbs::through_halves(space, goal));
    found.extend(mask_groups::groups(space, goal));
    found.extend(narrower(goal));
    let bytes: Vec<Goal> =
        [goal].into_iter().chain(&found).filter_map(|g| choice_of_bytes(space, g)).collect();
    found.extend(bytes);
    found
}

/// `goal` with what `rule` says of each lane. Of lanes that are the first one elsewhere it is not asked: so is what they
/// are rewritten to.
fn in_lanes(
    space: &mut Space,
    goal: &Goal,
    mut rule: impl FnMut(&mut Space, Id) -> Option<Id>,
) -> Option<Goal> {
    let mut first = None;
    goal.with_lanes(|lane| {
        let elsewhere = first.and_then(|(from, new)| {
            let further = space.displacement(from, lane)?;
            space.displaced(new, further)
        });
        let new = elsewhere.or_else(|| rule(space, lane))?;
        first.get_or_insert((lane, new));
        Some(new)
    })
}

/// `goal`, whose lanes are choices, byte by byte.
fn choice_of_bytes(space: &mut Space, goal: &Goal) -> Option<Goal> {
    let whole = goal.width > 8 && goal.width.is_multiple_of(8) && goal.demand == goal.width;
    let selects = |e: &Id| matches!(space.dag.node(*e), Node::Select(..));
    (whole && goal.lanes.iter().flatten().all(selects)).then(|| goal::recut(space, goal, 8))
}

/// The root of `e` under a truncation that keeps so many bits.
pub(crate) fn whole(space: &Space, e: Id, bits: u16) -> Option<Id> {
    match *space.dag.node(e) {
        Node::Wrap { a, width, .. } => (width >= bits).then_some(a),
        _ => Some(e),
    }
}

/// The root of `e` under a truncation.
pub(crate) fn root(space: &Space, e: Id) -> Id {
    match *space.dag.node(e) {
        Node::Wrap { a, .. } => a,
        _ => e,
    }
}

/// Whether `x` is an integer of `width` bits of either sign; both at once are of the same sign.
pub(super) fn same_type(space: &mut Space, x: Id, y: Id, width: u16) -> Option<bool> {
    let (i, j) = (space.interval(x), space.interval(y));
    [false, true].into_iter().find(|signed| {
        let range = Interval::of_width(width, *signed);
        i.within(range) && j.within(range)
    })
}

/// The terms of `x - y`.
fn difference(space: &Space, e: Id) -> Option<(Id, Id)> {
    match space.dag.node(e) {
        Node::Sum(0, terms) => match terms[..] {
            [(x, 1), (y, -1)] | [(y, -1), (x, 1)] => Some((x, y)),
            _ => None,
        },
        _ => None,
    }
}

/// The terms of `x + y + k`.
pub(super) fn pair_sum(space: &Space, e: Id) -> Option<(i128, Id, Id)> {
    match space.dag.node(e) {
        Node::Sum(k, terms) => match terms[..] {
            [(x, 1), (y, 1)] => Some((*k, x, y)),
            _ => None,
        },
        _ => None,
    }
}

/// `|x - y|` as `max(x, y) - min(x, y)`.
fn difference_by_order(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Abs(d) = *space.dag.node(root(space, e)) else { return None };
    let (x, y) = difference(space, d)?;
    same_type(space, x, y, width)?;
    let (max, min) = (space.dag.max(x, y), space.dag.min(x, y));
    Some(space.dag.sub(max, min))
}

/// `max(x, y) - min(x, y)` as `|x - y|`.
fn order_by_difference(space: &mut Space, e: Id, _: u16) -> Option<Id> {
    let Node::Sum(0, terms) = space.dag.node(root(space, e)) else { return None };
    let (max, min) = match terms[..] {
        [(max, 1), (min, -1)] | [(min, -1), (max, 1)] => (max, min),
        _ => return None,
    };
    space.dag.distance(max, min)
}

/// `|x - y|` of unsigned values as `sat(x - y) | sat(y - x)`: one of them is 0.
fn difference_by_saturation(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Abs(d) = *space.dag.node(root(space, e)) else { return None };
    let (x, y) = difference(space, d)?;
    if same_type(space, x, y, width)? {
        return None;
    }
    let back = space.dag.neg(d);
    let (one, two) = (space.dag.sat(d, width, false), space.dag.sat(back, width, false));
    Some(space.dag.or(one, two))
}

/// `min(x, y)` as `x < y ? x : y`, written so that it is not recovered.
fn order_by_choice(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let (x, y, is_min) = match *space.dag.node(root(space, e)) {
        Node::Min(x, y) => (x, y, true),
        Node::Max(x, y) => (x, y, false),
        _ => return None,
    };
    let signed = same_type(space, x, y, width)?;
    let (x, y) = space.ordered(x, y);
    let below = space.dag.lt(x, y);
    // Arms of the other sign keep the choice from becoming an extremum again.
    let (p, q) = if is_min { (x, y) } else { (y, x) };
    let (p, q) = (space.dag.wrap(p, width, !signed), space.dag.wrap(q, width, !signed));
    let chosen = space.dag.select(below, p, q);
    matches!(space.dag.node(chosen), Node::Select(..)).then_some(chosen)
}

/// `x >> n` of signed values as that of their bits, in which the sign is put right: `(x >>> n ^ m) - m`, where `m` is
/// where the sign has come to (Warren, "Hacker's Delight", 2-7).
fn shift_by_logical(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Shr(x, n) = *space.dag.node(root(space, e)) else { return None };
    let (n, value) = (space.dag.as_const(n)?, space.interval(x));
    if value.lo >= 0 || !value.within(Interval::of_width(width, true)) || !(1..i128::from(width)).contains(&n)
    {
        return None;
    }
    let bits = space.dag.wrap(x, width, false);
    let shifted = space.dag.shr_const(bits, n as u32);
    let sign = 1i128 << (i128::from(width) - 1 - n);
    let at = space.dag.constant(sign);
    let flipped = space.dag.xor(shifted, at);
    Some(space.dag.add_const(flipped, -sign))
}

/// Each product of signed values `x * y` as `|x| * (x < 0 ? -y : y)`, for what multiplies unsigned by signed values.
fn product_of_sizes(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let (k, terms) = space.linear(root(space, e));
    let mut any = false;
    let mut changed = Vec::with_capacity(terms.len());
    for (t, c) in terms {
        let Node::Mul(x, y) = *space.dag.node(t) else {
            changed.push((t, c));
            continue;
        };
        let is_signed = |v: Interval| v.lo < 0 && v.hi > 0 && v.lo >= -v.hi;
        let (i, j) = (space.interval(x), space.interval(y));
        if x == y || !is_signed(i) || !is_signed(j) || matches!(space.dag.node(y), Node::Select(..)) {
            return None;
        }
        any = true;
        let (size, zero, back) = (space.dag.abs(x), space.dag.constant(0), space.dag.neg(y));
        let negative = space.dag.lt(x, zero);
        let is_zero = space.dag.eq(x, zero);
        let other = space.dag.select(is_zero, zero, y);
        let signed = space.dag.select(negative, back, other);
        changed.push((space.dag.mul(size, signed), c));
    }
    any.then(|| space.dag.sum(k, &changed))
}

/// Squares in a sum as those of sizes, `x * x` as `|x| * |x|`, where that is of an unsigned type and `x` of no signed one of
/// as many bits.
fn squares_of_sizes(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let (k, terms) = space.linear(root(space, e));
    let mut any = false;
    let mut changed = Vec::with_capacity(terms.len());
    for (t, c) in terms {
        let size = match *space.dag.node(t) {
            Node::Mul(x, y) if x == y => {
                let range = space.interval(x);
                let bits = Interval::new(0, range.hi.max(-range.lo)).bits();
                (range.lo < 0 && !range.within(Interval::of_width(bits, true))).then(|| space.dag.abs(x))
            }
            _ => None,
        };
        any |= size.is_some();
        changed.push((size.map_or(t, |size| space.dag.mul(size, size)), c));
    }
    any.then(|| space.dag.sum(k, &changed))
}

/// Sums of products of signed bytes as those of unsigned by signed ones: `x * y` is `(x + 128) * y - 128 * y`.
fn products_of_signed(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    products_of_signed_bytes(space, e, |space, x, y, c| {
        let (low, top) = (space.low(x, 8), space.dag.constant(128));
        let up = space.dag.xor(low, top);
        [(space.dag.mul(up, y), c), (y, -128 * c)]
    })
}

/// The same without products that are too large for two of them to be added in 16 bits: `x * y` is
/// `(x & 127) * y - (x & 128) * y`.
fn products_in_parts(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    products_of_signed_bytes(space, e, |space, x, y, c| {
        let (low, top) = (space.low(x, 8), space.dag.constant(128));
        let (rest, sign) = (space.low(x, 7), space.dag.and(low, top));
        [(space.dag.mul(rest, y), c), (space.dag.mul(sign, y), -c)]
    })
}

/// A sum of at least two products of signed bytes with what `terms_of` makes of each, of its factors and how often it is
/// added.
fn products_of_signed_bytes(
    space: &mut Space,
    e: Id,
    mut terms_of: impl FnMut(&mut Space, Id, Id, i128) -> [(Id, i128); 2],
) -> Option<Id> {
    let (k, terms) = space.linear(root(space, e));
    let byte = Interval::of_width(8, true);
    let mut all = Vec::with_capacity(2 * terms.len());
    for (t, c) in &terms {
        let Node::Mul(x, y) = *space.dag.node(*t) else {
            all.push((*t, *c));
            continue;
        };
        let is_signed = |v: Interval| v.lo < 0 && v.within(byte);
        if x == y || !is_signed(space.interval(x)) || !is_signed(space.interval(y)) {
            return None;
        }
        all.extend(terms_of(space, x, y, *c));
    }
    (all.len() > terms.len() + 1).then(|| space.dag.sum(k, &all))
}

/// Zeros above the highest bit, counted in more or fewer bits than a lane has, as those in the lane and a number.
fn leading_zeros_in_lanes(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let root = root(space, e);
    let (k, terms) = space.linear(root);
    let [(t, 1)] = terms[..] else { return None };
    let Node::Prim(Prim::LeadingZeros(bits), args) = space.dag.node(t).clone() else { return None };
    let [x] = args[..] else { return None };
    if bits == width || !space.interval(x).within(Interval::of_width(width, false)) {
        return None;
    }
    let zeros = space.dag.prim(Prim::LeadingZeros(width), &[x]);
    Some(space.dag.add_const(zeros, k + i128::from(bits) - i128::from(width)))
}

/// `x << n | y >> width - n` as the upper half of `x` and `y` side by side, shifted left.
fn rotation_by_funnel(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Or(p, q) = *space.dag.node(root(space, e)) else { return None };
    [(p, q), (q, p)].into_iter().find_map(|(left, right)| {
        let Node::Shl(x, n) = *space.dag.node(root(space, left)) else { return None };
        let Node::Shr(y, back) = *space.dag.node(right) else { return None };
        let (by, value) = (space.interval(n), Interval::of_width(width, false));
        let all = space.dag.add(n, back);
        let fits = by.lo >= 0 && by.hi < i128::from(width) && space.interval(y).within(value);
        if !fits || space.dag.as_const(all) != Some(i128::from(width)) || space.dag.as_const(n).is_some() {
            return None;
        }
        let lower = space.dag.shr_const(y, 1);
        let both = space.dag.sum(0, &[(x, 1 << (width - 1)), (lower, 1)]);
        let back = space.dag.add_const(back, -1);
        let shifted = space.dag.shr(both, back);
        Some(space.low(shifted, width))
    })
}

/// Products of unsigned bytes by unsigned bytes as those by signed ones: `a * x` is `a * (x - 128) + 128 * a`, and what
/// is added is a number where the weights add up to one.
fn products_biased(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let (shift, inner) = match *space.dag.node(root(space, e)) {
        Node::Shr(a, n) => (Some(n), a),
        _ => (None, root(space, e)),
    };
    let (k, terms) = space.linear(inner);
    let byte = Interval::of_width(8, false);
    let mut values: Vec<Id> = Vec::new();
    for (t, _) in &terms {
        let Node::Mul(x, y) = *space.dag.node(*t) else { continue };
        if [x, y].into_iter().any(|f| !space.interval(f).within(byte)) {
            return None;
        }
        values.extend([x, y]);
    }
    // What is multiplied by the weights: it is no weight itself.
    let weights: Vec<Id> =
        values.iter().copied().filter(|v| values.iter().filter(|w| *w == v).count() > 1).collect();
    if weights.is_empty() {
        return None;
    }
    let half = 128;
    let (mut constant, mut moved, mut any) = (k, Vec::new(), false);
    for (t, c) in terms {
        let value = match *space.dag.node(t) {
            Node::Mul(x, y) if weights.contains(&x) && !weights.contains(&y) => Some((y, Some(x))),
            Node::Mul(x, y) if weights.contains(&y) && !weights.contains(&x) => Some((x, Some(y))),
            _ if values.contains(&t) && !weights.contains(&t) => Some((t, None)),
            _ => None,
        };
        let Some((value, weight)) = value else {
            moved.push((t, c));
            continue;
        };
        let up = space.dag.add_const(value, half);
        let low = space.dag.wrap(up, 8, true);
        if matches!(space.dag.node(low), Node::Sum(..)) {
            return None;
        }
        any = true;
        match weight {
            Some(w) => {
                moved.push((space.dag.mul(w, low), c));
                moved.push((w, half * c));
            }
            None => {
                moved.push((low, c));
                constant += half * c;
            }
        }
    }
    let sum = space.dag.sum(constant, &moved);
    let sum = space.simplify(sum);
    let all = match shift {
        Some(n) => space.dag.shr(sum, n),
        None => sum,
    };
    any.then_some(all)
}

/// `c ? x + y : x` as `x + (c ? y : 0)`.
fn common_terms(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let Node::Select(c, p, q) = *space.dag.node(root(space, e)) else { return None };
    // Truncated arms are sums modulo the width.
    let (p, q) = (root(space, p), root(space, q));
    let ((_, ones), (_, others)) = (space.linear(p), space.linear(q));
    let common: Vec<(Id, i128)> = ones.into_iter().filter(|t| others.contains(t)).collect();
    if common.is_empty() {
        return None;
    }
    let shared = space.dag.sum(0, &common);
    let (p, q) = (space.dag.sub(p, shared), space.dag.sub(q, shared));
    let chosen = space.dag.select(c, p, q);
    let chosen = space.simplify(chosen);
    Some(space.dag.add(shared, chosen))
}

/// Replaces the comparison `x < y` in `e`, if it is the only one.
pub(super) fn replace_comparison(
    space: &mut Space,
    e: Id,
    with: impl Fn(&mut Space, Id, Id) -> Option<Id>,
) -> Option<Id> {
    let reachable = space.dag.reachable(&[e]);
    let mut comparisons = reachable.into_iter().filter(|id| matches!(space.dag.node(*id), Node::Lt(..)));
    let found = comparisons.next()?;
    if comparisons.next().is_some() {
        return None;
    }
    let Node::Lt(x, y) = *space.dag.node(found) else { return None };
    let other = with(space, x, y)?;
    Some(space.replaced(e, FastMap::from_iter([(found, other)])))
}

/// `x < y` as `max(x, y) != x`.
pub(super) fn compare_by_extremum(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    replace_comparison(space, e, |space, x, y| {
        same_type(space, x, y, width).filter(|signed| !signed)?;
        let max = space.dag.max(x, y);
        Some(space.dag.ne(max, x))
    })
}

/// `x < y` of unsigned values as that of signed ones.
fn compare_biased(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    replace_comparison(space, e, |space, x, y| {
        same_type(space, x, y, width).filter(|signed| !signed)?;
        let half = 1i128 << (width - 1);
        let (x, y) = (space.dag.add_const(x, -half), space.dag.add_const(y, -half));
        Some(space.dag.lt(x, y))
    })
}

/// `x >> n` and `x << n` by no more bits than there are: further shifts leave the same.
fn shift_within(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let (x, n, right) = match *space.dag.node(root(space, e)) {
        Node::Shr(x, n) => (x, n, true),
        Node::Shl(x, n) => (x, n, false),
        _ => return None,
    };
    let (value, count) = (space.interval(x), space.interval(n));
    let signed = !value.within(Interval::of_width(width, false));
    if right && signed && !value.within(Interval::of_width(width, true)) {
        return None;
    }
    // What is left of a negative value is its sign.
    let most = i128::from(width) - i128::from(right && signed);
    if count.lo < 0 || count.hi <= most {
        return None;
    }
    let most = space.dag.constant(most);
    let n = space.dag.min(n, most);
    Some(if right { space.dag.shr(x, n) } else { space.dag.shl(x, n) })
}

/// `x << n`, and `x >> n` that is not negative, by fewer bits than there are, or nothing, for shifts whose count has no
/// room for more.
fn shift_or_nothing(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let (x, n, right) = match *space.dag.node(root(space, e)) {
        Node::Shr(x, n) => (x, n, true),
        Node::Shl(x, n) => (x, n, false),
        _ => return None,
    };
    let count = space.interval(n);
    let fits = !right || space.interval(x).within(Interval::of_width(width, false));
    if !fits || count.lo < 0 || count.hi < i128::from(width) || space.dag.as_const(x).is_some() && right {
        return None;
    }
    let (bits, most) = (space.dag.constant(i128::from(width)), space.dag.constant(i128::from(width) - 1));
    let is_left = space.dag.lt(n, bits);
    let n = space.dag.min(n, most);
    let shifted = if right { space.dag.shr(x, n) } else { space.dag.shl(x, n) };
    let shifted = space.low(shifted, width);
    let nothing = space.dag.constant(0);
    Some(space.dag.select(is_left, shifted, nothing))
}

#[cfg(test)]
mod tests {
    use autoir_semantics::lane::Kind;

    use super::*;
    use crate::testing::{bytes, found, found_without};

    const BOTH_SIDES: &str = "window s(a: i16x8, b: u16x8) -> u16x8 {\n    \
        out[i] = select(b.i8[2*i] < 0, u16(a[i] >> sat_u8(-b.i8[2*i])), u16(a.u16[i] << sat_u8(b.i8[2*i])))\n}\n";
    const NEGATED: &str = "window n(a: u16x8) -> u16x8 {\n    out[i] = -a[i]\n}\n";
    const LEAST: &str = "window m(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = min(a[i], b[i])\n}\n";

    const LESS: &str = "window l(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] - b[i]\n}\n";

    #[test]
    fn lanes_that_are_the_first_one_elsewhere_are_rewritten_like_it() {
        let mut space = Space::new(&[bytes("a")], &[]);
        let half = |space: &mut Space, n: u32| {
            let read = space.dag.read_at(0, 8, false, n);
            space.dag.shr_const(read, 1)
        };
        let mut lanes: Vec<Option<Id>> = (0..4).map(|n| Some(half(&mut space, n))).collect();
        lanes[2] = Some(space.dag.constant(9));
        let goal = Goal { kind: Kind::Vector, bits: 32, width: 8, demand: 8, lanes };
        let mut asked = Vec::new();
        let mut twice = |space: &mut Space, e: Id| {
            asked.push(e);
            Some(space.dag.scale(e, 2))
        };
        let new = in_lanes(&mut space, &goal, &mut twice).expect("every lane is rewritten");
        assert_eq!(asked, [goal.lanes[0], goal.lanes[2]].map(Option::unwrap));
        let each = goal.with_lanes(|e| Some(space.dag.scale(e, 2)));
        assert_eq!(Some(new.lanes), each.map(|g| g.lanes));
    }

    #[test]
    fn truncations_narrower_than_lanes_stay() {
        let mut space = Space::new(&[bytes("a"), bytes("b")], &[]);
        let mut lane = |bits: u16, n: u32| {
            let [a, b] = [0, 1].map(|operand| space.dag.read_at(operand, 32, true, n));
            let least = space.dag.min(a, b);
            Some(space.low(least, bits))
        };
        let [narrow, whole] = [16, 32].map(|bits| (0..4).map(|n| lane(bits, n)).collect::<Vec<_>>());
        let mut most = |lanes| {
            let goal = Goal { kind: Kind::Vector, bits: 128, width: 32, demand: 32, lanes };
            let found = rewrites(&mut space, &goal).into_iter().filter(|g| g.width == 32);
            let first: Vec<Id> = found.filter_map(|g| g.lanes[0]).collect();
            first.into_iter().map(|e| space.interval(e).bits()).max()
        };
        assert!(most(narrow).is_none_or(|bits| bits <= 16));
        assert_eq!(most(whole), Some(32), "the least of two is written otherwise");
    }

    #[test]
    fn shifts_without_room_for_large_counts_are_chosen() {
        let library = |shift: &str| {
            let shift =
                format!("window s(a: u16x8, n: u16x8) -> u16x8 {{\n    out[i] = a[i] {shift} u4(n[i])\n}}\n");
            let chosen =
                "window c(n: u16x8, a: u16x8) -> u16x8 {\n    out[i] = select(n[i] < 16, a[i], 0)\n}\n";
            [shift, chosen.to_owned(), LEAST.to_owned()]
        };
        for shift in ["<<", ">>"] {
            let instructions = library(shift);
            let instructions = instructions.each_ref().map(String::as_str);
            let asked =
                format!("window g(a: u16x8, n: u16x8) -> u16x8 {{\n    out[i] = a[i] {shift} n[i]\n}}\n");
            assert_eq!(
                found_without("enumeration", &asked, &instructions).map(|p| p.steps.len()),
                Some(3),
                "{shift}"
            );
            assert!(found(&asked, &[instructions[0], LEAST]).is_none(), "{shift}: 16 and 0 are not the same");
        }
    }

    #[test]
    fn leading_zeros_are_counted_in_lanes() {
        let zeros = "window z(a: u16x8) -> u16x8 {\n    out[i] = clz16(a[i])\n}\n";
        let add = "window a(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i]\n}\n";
        let steps = |what: &str| {
            let window = format!("window g(x: u16x8) -> u16x8 {{\n    out[i] = {what}\n}}\n");
            found(&window, &[zeros, add]).map(|p| p.steps.len())
        };
        assert_eq!([steps("clz32(x[i]) - 16"), steps("clz64(x[i])")], [Some(1), Some(2)]);
        // A byte of a greater number has others.
        assert_eq!(steps("clz16(u16(x[i] * 2)) - clz8(x[i] & 255)"), None);
    }

    #[test]
    fn products_of_signed_bytes_are_put_right() {
        let dot = "window d(c: i32x4, a: u8x16, b: i8x16) -> i32x4 {\n    \
            out[i] = c[i] + sum(j<4) a[4*i + j] * b[4*i + j]\n}\n";
        let flip = "window x(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] ^ b[i]\n}\n";
        let signed = "window s(c: i32x4, a: i8x16, b: i8x16) -> i32x4 {\n    \
            out[i] = c[i] + sum(j<4) a[4*i + j] * b[4*i + j]\n}\n";
        let program = found(signed, &[dot, flip, LESS]).expect("two products and a difference");
        assert_eq!(program.steps.len(), 4);
    }

    #[test]
    fn products_of_signed_bytes_are_made_in_parts() {
        let pairs = "window u(a: u8x16, b: i8x16) -> i16x8 {\n    \
            out[i] = sat_i16(sum(j<2) a[2*i + j] * b[2*i + j])\n}\n";
        let sums = "window m(a: i16x8, b: i16x8) -> i32x4 {\n    \
            out[i] = sum(j<2) a[2*i + j] * b[2*i + j]\n}\n";
        let and = "window n(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] & b[i]\n}\n";
        let add = "window a(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
        let signed = "window s(a: i8x16, b: i8x16) -> i32x4 {\n    \
            out[i] = sum(j<4) a[4*i + j] * b[4*i + j]\n}\n";
        let program = found(signed, &[pairs, sums, and, add]).expect("seven bits and the sign apart");
        assert_eq!(program.steps.len(), 7);
    }

    #[test]
    fn rotations_are_funnels() {
        let funnel = "window f(a: u16x8, b: u16x8, n: u16x8) -> u16x8 {\n    \
            out[i] = ((a[i] << 15) + (b[i] >> 1)) >> (15 - (n[i] & 15))\n}\n";
        let rotate = "window r(a: u16x8, n: u16x8) -> u16x8 {\n    \
            out[i] = (a[i] << (n[i] & 15)) | (a[i] >> (16 - (n[i] & 15)))\n}\n";
        let program = found(rotate, &[funnel]).expect("of the value twice");
        assert_eq!(program.steps.len(), 1);
    }

    #[test]
    fn right_shifts_are_left_ones_by_negative_counts() {
        let goal =
            "window g(x: i16x8, n: u16x8) -> u16x8 {\n    assume n in 0..=15\n    out[i] = x[i] >> n[i]\n}\n";
        let program = found(goal, &[BOTH_SIDES, NEGATED]).expect("a count of 0 is no reason against it");
        assert_eq!(program.steps.len(), 2);
    }

    #[test]
    fn no_shift_moves_further_than_there_are_bits() {
        let goal = "window g(x: i16x8, n: u16x8) -> u16x8 {\n    out[i] = x[i] >> n[i]\n}\n";
        let program = found(goal, &[BOTH_SIDES, NEGATED, LEAST]).expect("with counts up to 15");
        assert_eq!(program.steps.len(), 3);
        assert!(found(goal, &[BOTH_SIDES, NEGATED]).is_none());
    }

    #[test]
    fn a_square_of_a_difference_is_that_of_its_size() {
        let size = "window d(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = abs(a[i] - b[i])\n}\n";
        let dot = "window p(c: u32x4, a: u8x16, b: u8x16) -> u32x4 {\n    out[i] = c[i] + sum(j < 4) a[4*i + j] * b[4*i + j]\n}\n";
        let squares = "window g(c: u32x4, a: u8x16, b: u8x16) -> u32x4 {\n    \
            out[i] = c[i] + sum(j < 4) (a[4*i + j] - b[4*i + j]) * (a[4*i + j] - b[4*i + j])\n}\n";
        assert_eq!(found(squares, &[size, dot]).map(|program| program.steps.len()), Some(2));
        // Not the products of two differences.
        assert!(found(&squares.replacen("b[4*i + j]) *", "c.u8[4*i + j]) *", 1), &[size, dot]).is_none());
    }

    #[test]
    fn products_are_those_of_a_size_and_a_sign() {
        let goal = "window g(a: i8x16, b: i8x16) -> i16x8 {\n    assume a in -127..=127\n    \
            assume b in -127..=127\n    out[i] = sum(j<2) a[2*i + j] * b[2*i + j]\n}\n";
        let sign = "window s(a: i8x16, b: i8x16) -> u8x16 {\n    \
            out[i] = select(b[i] < 0, u8(-a[i]), select(b[i] == 0, 0, u8(a[i])))\n}\n";
        let size = "window z(a: i8x16) -> u8x16 {\n    out[i] = u8(abs(a[i]))\n}\n";
        let pairs = "window u(a: u8x16, b: i8x16) -> i16x8 {\n    \
            out[i] = sat_i16(sum(j<2) a[2*i + j] * b[2*i + j])\n}\n";
        assert_eq!(found(goal, &[sign, size, pairs]).expect("three steps").steps.len(), 3);
    }
}
