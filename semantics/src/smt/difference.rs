//! Equal sums by what is left of their difference.

use super::Claim;
use super::expand::Flat;
use crate::dag::{Id, Interval, Node};

/// `a == b` as `a - b == 0` modulo a power of two, where both are values of one type of that size and the
/// difference is shorter than the two: what they have in common is gone.
pub(super) fn shorter(flat: &Flat, claim: Claim) -> Option<(Flat, Claim)> {
    let Claim::Equal(a, b) = claim else { return None };
    let mut dag = flat.dag.clone();
    let stripped = |id: Id| match *flat.dag.node(id) {
        Node::Wrap { a, width, .. } => (a, Some(width)),
        _ => (id, None),
    };
    let ((x, v), (y, w)) = (stripped(a), stripped(b));
    let width = v.into_iter().chain(w).min()?;
    let fits = |signed: &bool| {
        let range = Interval::of_width(width, *signed);
        flat.dag.interval(a).within(range) && flat.dag.interval(b).within(range)
    };
    [false, true].iter().find(|signed| fits(signed))?;
    let difference = dag.sub(x, y);
    let terms = |dag: &crate::dag::Dag, id: Id| match dag.node(id) {
        Node::Const(_) => 0,
        Node::Sum(_, terms) => terms.len(),
        _ => 1,
    };
    if terms(&dag, difference) >= terms(&dag, x).max(terms(&dag, y)) {
        return None;
    }
    let left = dag.wrap(difference, width, false);
    let zero = dag.constant(0);
    Some((Flat { dag, roots: vec![left, zero] }, Claim::Equal(left, zero)))
}
