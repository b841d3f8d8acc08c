//! Equal sums by what is left of their difference, and term by term.

use super::Claim;
use super::expand::Flat;
use crate::dag::{Dag, Id, Interval, Node};

/// Sums that differ in more terms are not compared term by term.
const MAX_TERMS: usize = 64;

/// `a == b` as `a - b == 0` modulo a power of two, where both are values of one type of that size and the
/// difference is shorter than the two: what they have in common is gone.
pub(super) fn shorter(flat: &Flat, claim: Claim) -> Option<(Flat, Claim)> {
    let Claim::Equal(a, b) = claim else { return None };
    let mut dag = flat.dag.clone();
    let (x, y, width) = sums_behind(&dag, a, b)?;
    let width = width?;
    let difference = dag.sub(x, y);
    if terms(&dag, difference) >= terms(&dag, x).max(terms(&dag, y)) {
        return None;
    }
    let left = dag.wrap(difference, width, false);
    let zero = dag.constant(0);
    Some((Flat { dag, roots: vec![left, zero] }, Claim::Equal(left, zero)))
}

/// Pairs of terms whose equality makes two sums equal: every term of their difference with one of the opposite
/// coefficient with which it agrees, as far as `agree` looks. There are at least two: one pair would be the claim.
pub(super) fn paired_terms(
    flat: &Flat,
    a: Id,
    b: Id,
    agree: impl Fn(&Dag, Id, Id) -> bool,
) -> Option<(Flat, Vec<(Id, Id)>)> {
    let (x, y, _) = sums_behind(&flat.dag, a, b)?;
    if terms(&flat.dag, x) + terms(&flat.dag, y) < 4 {
        return None;
    }
    let mut dag = flat.dag.clone();
    let difference = dag.sub(x, y);
    let Node::Sum(0, left) = dag.node(difference) else { return None };
    if !(4..=MAX_TERMS).contains(&left.len()) {
        return None;
    }
    let (left, mut right): (Vec<_>, Vec<_>) = left.iter().copied().partition(|t: &(Id, i128)| t.1 > 0);
    if left.len() != right.len() {
        return None;
    }
    // Values that are rarely anything but zero agree with all others of their kind: those of the same elements
    // come first.
    let partner = |(p, c): &(Id, i128)| {
        let of = elements(&dag, *p);
        let fits = |(q, d): &(Id, i128)| *d == -c && agree(&dag, *p, *q);
        let same = |t: &(Id, i128)| elements(&dag, t.0) == of && fits(t);
        let at = right.iter().position(same).or_else(|| right.iter().position(fits))?;
        Some((*p, right.swap_remove(at).0))
    };
    let pairs = left.iter().map(partner).collect::<Option<_>>()?;
    Some((Flat { dag, roots: flat.roots.clone() }, pairs))
}

/// How many terms there are in `id` as a sum.
fn terms(dag: &Dag, id: Id) -> usize {
    match dag.node(id) {
        Node::Const(_) => 0,
        Node::Sum(_, terms) => terms.len(),
        _ => 1,
    }
}

/// The elements that a value is made of.
fn elements(dag: &Dag, id: Id) -> Vec<Id> {
    let mut reads = dag.reachable(&[id]);
    reads.retain(|id| matches!(dag.node(*id), Node::Read { .. }));
    reads.sort_unstable();
    reads
}

/// What the truncations `a` and `b` keep the low bits of, and how many at least; where neither is a truncation,
/// themselves. Equality of what is behind the truncations is that of `a` and `b` only if those are values of one type
/// of this size: the same low bits are other values under another size or sign.
fn sums_behind(dag: &Dag, a: Id, b: Id) -> Option<(Id, Id, Option<u16>)> {
    let stripped = |id: Id| match *dag.node(id) {
        Node::Wrap { a, width, .. } => (a, Some(width)),
        _ => (id, None),
    };
    let ((x, v), (y, w)) = (stripped(a), stripped(b));
    let Some(width) = v.into_iter().chain(w).min() else { return Some((x, y, None)) };
    let of_one_type = [false, true].into_iter().any(|signed| {
        let range = Interval::of_width(width, signed);
        width <= 126 && dag.interval(a).within(range) && dag.interval(b).within(range)
    });
    of_one_type.then_some((x, y, Some(width)))
}
