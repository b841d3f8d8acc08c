//! Sums of sizes and of values without their extrema, as extrema.

use autoir_semantics::dag::{Id, Node};

use crate::goal::rewrites::root;
use crate::goal::space::Space;

/// `|x + y| + |x - y|` as twice the larger one of `|x|` and `|y|`.
pub(super) fn sum_of_sizes(space: &mut Space, e: Id, _: u16) -> Option<Id> {
    let Node::Sum(k, terms) = space.dag.node(root(space, e)).clone() else { return None };
    let [(one, factor), (two, other)] = terms[..] else { return None };
    let (Node::Abs(p), Node::Abs(q)) = (space.dag.node(one).clone(), space.dag.node(two).clone()) else {
        return None;
    };
    if factor != other {
        return None;
    }
    // The larger one of |p + q| and |p - q| is half of it, if p and q are a sum and a difference.
    let (sum, difference) = (space.dag.add(p, q), space.dag.sub(p, q));
    let half = |space: &mut Space, twice: Id| {
        let Node::Sum(0, terms) = space.dag.node(twice) else { return None };
        let [(t, 2 | -2)] = terms[..] else { return None };
        Some(space.dag.abs(t))
    };
    let (x, y) = (half(space, sum)?, half(space, difference)?);
    let most = space.dag.max(x, y);
    Some(space.dag.sum(k, &[(most, 2 * factor)]))
}

/// The sum of three values without the least and the greatest one: the one between.
pub(super) fn median(space: &mut Space, e: Id, width: u16) -> Option<Id> {
    let Node::Sum(0, terms) = space.dag.node(root(space, e)).clone() else { return None };
    let with = |factor: i128| terms.iter().filter(move |t| t.1 == factor).map(|t| t.0).collect::<Vec<Id>>();
    let (values, extrema) = (with(1), with(-1));
    let ([_, _, _], [one, two]) = (&values[..], &extrema[..]) else { return None };
    let (is_min, mut of) = alternatives(space, *one)?;
    let (is_other_min, mut of_other) = alternatives(space, *two)?;
    of.sort_unstable();
    of_other.sort_unstable();
    let [x, y, z] = of[..] else { return None };
    // The sum is one of bits, the extrema are of values with signs or without.
    let mut bits = |ids: &[Id]| {
        let mut bits: Vec<Id> = ids.iter().map(|id| space.low(*id, width)).collect();
        bits.sort_unstable();
        bits
    };
    if is_min == is_other_min || of != of_other || bits(&of) != bits(&values) {
        return None;
    }
    let (low, high) = (space.dag.min(x, y), space.dag.max(x, y));
    let upper = space.dag.min(high, z);
    Some(space.dag.max(low, upper))
}

/// The values that `id` is the least or the greatest one of, and whether the least.
fn alternatives(space: &Space, id: Id) -> Option<(bool, Vec<Id>)> {
    let node = |id: Id| match *space.dag.node(id) {
        Node::Min(x, y) => Some((true, x, y)),
        Node::Max(x, y) => Some((false, x, y)),
        _ => None,
    };
    let (is_min, _, _) = node(id)?;
    let (mut open, mut found) = (vec![id], Vec::new());
    while let Some(id) = open.pop() {
        match node(id) {
            Some((is, x, y)) if is == is_min => open.extend([x, y]),
            _ => found.push(id),
        }
    }
    Some((is_min, found))
}

#[cfg(test)]
mod tests {
    use crate::testing::found_without;

    const MIN: &str = "window n(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = min(a[i], b[i])\n}\n";
    const MAX: &str = "window x(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = max(a[i], b[i])\n}\n";
    const ABS: &str = "window a(a: i16x8) -> i16x8 {\n    out[i] = abs(a[i])\n}\n";
    const ADD: &str = "window s(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = a[i] + b[i]\n}\n";

    fn steps(window: &str) -> Option<usize> {
        found_without("enumeration", window, &[MIN, MAX, ABS, ADD]).map(|program| program.steps.len())
    }

    #[test]
    fn the_sizes_of_a_sum_and_a_difference_are_twice_the_larger_size() {
        let sizes = "window w(a: i16x8, b: i16x8) -> u16x8 {\n    assume a in -99..=99\n    assume b in -99..=99\n    \
                     out[i] = abs(a[i] + b[i]) + abs(a[i] - b[i])\n}\n";
        assert_eq!(steps(sizes), Some(4));
        assert_eq!(steps(&sizes.replace("abs(a[i] - b[i])", "abs(a[i] - 3*b[i])")), None);
    }

    #[test]
    fn what_is_neither_the_least_nor_the_greatest_is_between() {
        let median = "window w(a: i16x8, b: i16x8, c: i16x8) -> i16x8 {\n    \
                      out[i] = a[i] + b[i] + c[i] - min(a[i], b[i], c[i]) - max(a[i], b[i], c[i])\n}\n";
        assert_eq!(steps(median), Some(4));
        assert_eq!(steps(&median.replace("max(a[i], b[i], c[i])", "max(a[i], b[i])")), None);
    }
}
