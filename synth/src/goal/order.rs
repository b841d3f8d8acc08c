//! Comparisons in forms that need fewer of them, or narrower ones.

use autoir_semantics::dag::{Dag, Id, Interval, Node};
use autoir_semantics::hash::FastMap;

use crate::goal::rewrites::{compare_by_extremum, replace_comparison, root};
use crate::goal::space::Space;

/// A range test, `p <= x < q`, as one comparison of unsigned values: `x - p < q - p`.
pub(super) fn within_unsigned(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    within(space, e, width, false)
}

/// The same of signed values.
pub(super) fn within_signed(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    within(space, e, width, true)
}

/// A comparison with a value that is wider than the lanes as one with that value saturated.
pub(super) fn clamped(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    replace_comparison(space, e, |space, x, y| {
        let (i, j) = (space.interval(x), space.interval(y));
        let limits = [false, true].map(|signed| (signed, Interval::of_width(width, signed)));
        for (signed, limit) in limits {
            let (wide, narrow) = match (i.within(limit), j.within(limit)) {
                (true, false) => (j, i),
                (false, true) => (i, j),
                _ => continue,
            };
            // What is cut off lies beyond what it is compared with.
            if (wide.hi > limit.hi && narrow.hi == limit.hi) || (wide.lo < limit.lo && narrow.lo == limit.lo)
            {
                continue;
            }
            let (x, y) = (space.dag.sat(x, width, signed), space.dag.sat(y, width, signed));
            let (x, y) = (space.simplify(x), space.simplify(y));
            return Some(space.dag.lt(x, y));
        }
        None
    })
}

/// The same with an extremum in the place of the comparison.
pub(super) fn clamped_by_extremum(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let clamped = clamped(space, e, width)?;
    compare_by_extremum(space, clamped, width)
}

/// A comparison with a number.
#[derive(Clone, Copy)]
enum Side {
    /// `x < k`.
    Below(Id, i128),
    /// `k <= x`.
    From(Id, i128),
}

fn side(space: &Space, e: Id) -> Option<Side> {
    let below = |e: Id| match *space.dag.node(e) {
        Node::Lt(x, k) => Some((x, space.dag.as_const(k)?)),
        _ => None,
    };
    match space.dag.node(e) {
        Node::Sum(1, terms) => match terms[..] {
            [(t, -1)] => below(t).map(|(x, k)| Side::From(x, k)),
            _ => None,
        },
        _ => below(e).map(|(x, k)| Side::Below(x, k)),
    }
}

fn within(space: &mut Space, e: Id, width: u16, signed: bool) -> Option<Id> {
    let half = if signed { 1i128 << (width - 1) } else { 0 };
    for id in space.dag.reachable(&[e]) {
        let (a, b, inside) = match *space.dag.node(id) {
            Node::And(a, b) => (a, b, true),
            Node::Or(a, b) => (a, b, false),
            _ => continue,
        };
        let (Some(a), Some(b)) = (side(space, a), side(space, b)) else { continue };
        let (x, y, (p, q)) = match (a, b) {
            (Side::From(x, p), Side::Below(y, q)) | (Side::Below(y, q), Side::From(x, p)) => {
                (x, y, if inside { (p, q) } else { (q, p) })
            }
            _ => continue,
        };
        let types = [false, true].map(|signed| Interval::of_width(width, signed));
        let fits = types.into_iter().any(|range| {
            space.interval(x).within(range)
                && (range.lo..=range.hi).contains(&p)
                && (p..=range.hi + 1).contains(&q)
        });
        if x != y || !fits || q - p >= 1 << width {
            continue;
        }
        let moved = space.dag.add_const(x, -p - half);
        let moved = space.wrap(moved, width, signed);
        let limit = space.dag.constant(q - p - half);
        let is_inside = space.dag.lt(moved, limit);
        let new = if inside { is_inside } else { space.dag.negate_bool(is_inside) };
        let whole = space.replaced(e, FastMap::from_iter([(id, new)]));
        return Some(space.simplify(whole));
    }
    None
}

/// What depends on the sign of a value by several conditions as one choice of three: what is negative first, then what is
/// 0, as instructions that give a value another's sign have it.
pub(super) fn by_sign(space: &mut Space, e: Id, _width: u16) -> Option<Id> {
    let e = root(space, e);
    if !matches!(space.dag.node(e), Node::Select(..) | Node::Sum(..)) {
        return None;
    }
    let reachable = space.dag.reachable(&[e]);
    let conditions: Vec<(Id, Id, [bool; 3])> =
        reachable.into_iter().filter_map(|c| sign(&space.dag, c).map(|(x, holds)| (c, x, holds))).collect();
    let [(_, x, _), _, ..] = conditions[..] else { return None };
    if conditions.iter().any(|(_, y, _)| *y != x) {
        return None;
    }
    let [negative, zero, positive] = [0, 1, 2].map(|sign| {
        let decided = |(c, _, holds): &(Id, Id, [bool; 3])| (*c, space.dag.constant(i128::from(holds[sign])));
        let decided = conditions.iter().map(decided).collect();
        let value = space.replaced(e, decided);
        space.simplify(value)
    });
    let nothing = space.dag.constant(0);
    let (is_negative, is_zero) = (space.dag.lt(x, nothing), space.dag.eq(x, nothing));
    let rest = space.dag.select(is_zero, zero, positive);
    Some(space.dag.select(is_negative, negative, rest))
}

/// The value that `c` compares with 0, and whether it holds of what is negative, 0 and positive.
fn sign(dag: &Dag, c: Id) -> Option<(Id, [bool; 3])> {
    match *dag.node(c) {
        Node::Lt(x, y) => match (dag.as_const(x), dag.as_const(y)) {
            (_, Some(0)) => Some((x, [true, false, false])),
            (_, Some(1)) => Some((x, [true, true, false])),
            (Some(0), _) => Some((y, [false, false, true])),
            (Some(-1), _) => Some((y, [false, true, true])),
            _ => None,
        },
        Node::Eq(x, y) if dag.as_const(y) == Some(0) => Some((x, [false, true, false])),
        Node::Eq(y, x) if dag.as_const(y) == Some(0) => Some((x, [false, true, false])),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    fn steps(text: &str, library: &[&str]) -> Option<usize> {
        found(text, library).map(|program| program.steps.len())
    }

    #[test]
    fn a_range_test_is_one_comparison() {
        let add = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";
        let less = "window l(a: i8x16, b: i8x16) -> u8x16 {\n    out[i] = select(a[i] < b[i], 255, 0)\n}\n";
        let within =
            "window g(a: u8x16) -> u8x16 {\n    out[i] = select(a[i] >= 97 && a[i] <= 122, 255, 0)\n}\n";
        assert_eq!(steps(within, &[add, less]), Some(2));
    }

    #[test]
    fn sums_are_saturated_before_they_are_compared() {
        let sum = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = sat_u8(a[i] + b[i])\n}\n";
        let most = "window m(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = max(a[i], b[i])\n}\n";
        let equal = "window e(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = select(a[i] == b[i], 255, 0)\n}\n";
        let test = |most: u32| {
            format!(
                "window g(a: u8x16, b: u8x16, e: u8x16) -> u8x16 {{\n    assume e in 0..={most}\n    \
                 out[i] = select(a[i] + b[i] <= e[i], 255, 0)\n}}\n"
            )
        };
        assert_eq!(steps(&test(254), &[sum, most, equal]), Some(3));
        // 255 is not less than itself.
        assert_eq!(steps(&test(255), &[sum, most, equal]), None);
    }

    #[test]
    fn three_ways_by_a_sign_are_one_choice() {
        let sign = "window s(a: i16x8, b: i16x8) -> i16x8 {\n    \
            out[i] = i16(select(b[i] < 0, -a[i], select(b[i] == 0, 0, a[i])))\n}\n";
        let steps = |what: &str| {
            let window = format!("window g(x: i16x8) -> i16x8 {{\n    out[i] = {what}\n}}\n");
            found(&window, &[sign]).map(|p| p.steps.len())
        };
        assert_eq!(steps("(x[i] > 0) - (x[i] < 0)"), Some(1));
        assert_eq!(steps("select(x[i] > 0, 5, select(x[i] < 0, -5, 0))"), Some(1));
        assert_eq!(steps("select(x[i] == 0, 0, select(x[i] < 0, -5, 5))"), Some(1));
        assert_eq!(steps("select(x[i] > 0, 5, select(x[i] < 0, -4, 0))"), None);
    }
}
