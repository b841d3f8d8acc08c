//! Sums of sizes and of values without their extrema, as extrema.

use autoir_semantics::dag::{Id, Node};

use crate::goal::rewrites::root;
use crate::goal::space::Space;

/// `|x + y| + |x - y|` as twice the larger one of `|x|` and `|y|`.
pub(super) fn sum_of_sizes(space: &mut Space, e: Id, _: u16) -> Option<Id> {
    let Node::Sum(k, terms) = space.dag.node(root(space, e)).clone() else { return None };
    let size = |space: &Space, t: Id| match *space.dag.node(t) {
        Node::Abs(of) => Some(of),
        _ => None,
    };
    let [one, two] = terms[..] else { return None };
    let (p, q) = (size(space, one.0)?, size(space, two.0)?);
    // The larger one of |p + q| and |p - q| is half of it, if p and q are a sum and a difference.
    let (sum, difference) = (space.dag.add(p, q), space.dag.sub(p, q));
    let half = |space: &mut Space, twice: Id| {
        let Node::Sum(0, terms) = space.dag.node(twice) else { return None };
        let [(t, 2 | -2)] = terms[..] else { return None };
        Some(space.dag.abs(t))
    };
    let (x, y) = (half(space, sum)?, half(space, difference)?);
    if one.1 != two.1 {
        return None;
    }
    let most = space.dag.max(x, y);
    Some(space.dag.sum(k, &[(most, 2 * one.1)]))
}

/// The sum of three values without the least and the greatest one: the one between.
pub(super) fn median(space: &mut Space, e: Id, _: u16) -> Option<Id> {
    let Node::Sum(0, terms) = space.dag.node(root(space, e)).clone() else { return None };
    let (mut values, mut extrema) = (Vec::new(), Vec::new());
    for (t, c) in terms {
        match c {
            1 => values.push(t),
            -1 => extrema.push(t),
            _ => return None,
        }
    }
    let ([x, y, z], [_, _]) = (&values[..], &extrema[..]) else { return None };
    let (low, high) = (space.dag.min(*x, *y), space.dag.max(*x, *y));
    let (least, most) = (space.dag.min(low, *z), space.dag.max(high, *z));
    let (least, most) = (space.simplify(least), space.simplify(most));
    if !(extrema.contains(&least) && extrema.contains(&most)) {
        return None;
    }
    let upper = space.dag.min(high, *z);
    Some(space.dag.max(low, upper))
}
