//! Equal sums by what is left of their difference, term by term, and by what reads the same bytes.

use std::collections::BTreeSet;

use super::expand::Flat;
use super::{Claim, exhaust};
use crate::dag::{Dag, Id, Interval, Node};
use crate::interp::{Bits, Interpreter};

/// Sums that differ in more terms are not compared term by term.
const MAX_TERMS: usize = 64;
/// Sums that differ in more terms are not taken apart by what their terms read.
const MAX_APART: usize = 512;
/// The most bytes that the terms of a part read: all their values can be tried.
const MAX_BYTES: usize = 3;

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

/// The bytes of operands that a part of a sum depends on, and its terms.
type Part = (BTreeSet<(u16, u32)>, Vec<(Id, i128)>);

/// Parts of the difference of two sums that read few bytes each, of which no other part reads one, with what each is
/// where the operands are `example`: the sums are equal if each part is always that.
pub(super) fn parts_apart(flat: &Flat, a: Id, b: Id, example: &[Bits]) -> Option<(Flat, Vec<(Id, Id)>)> {
    let sizes: Vec<u32> = example.iter().map(Bits::len).collect();
    let (x, y, width) = sums_behind(&flat.dag, a, b)?;
    if terms(&flat.dag, x).max(terms(&flat.dag, y)) < 2 {
        return None;
    }
    let mut dag = flat.dag.clone();
    let difference = dag.sub(x, y);
    let Node::Sum(constant, left) = dag.node(difference) else { return None };
    let (constant, left) = (*constant, left.clone());
    if !(2..=MAX_APART).contains(&left.len()) || dag.free_vars(difference) != 0 {
        return None;
    }
    let mut parts: Vec<Part> = Vec::new();
    for term in left {
        let (mut bytes, mut of_part) = (exhaust::bytes_behind(&dag, term.0, &sizes)?, vec![term]);
        let (touched, rest): (Vec<Part>, Vec<Part>) =
            parts.into_iter().partition(|(read, _)| !read.is_disjoint(&bytes));
        parts = rest;
        for (read, terms) in touched {
            bytes.extend(read);
            of_part.extend(terms);
        }
        if bytes.len() > MAX_BYTES {
            return None;
        }
        parts.push((bytes, of_part));
    }
    if parts.len() < 2 {
        return None;
    }
    let truncated = |dag: &mut Dag, id: Id| width.map_or(id, |width| dag.wrap(id, width, false));
    let mut sum = constant;
    let mut pairs = Vec::with_capacity(parts.len());
    for (_, terms) in parts {
        let part = dag.sum(0, &terms);
        let part = truncated(&mut dag, part);
        let value = Interpreter::new(&dag, example).eval(part);
        sum = sum.checked_add(value)?;
        pairs.push((part, dag.constant(value)));
    }
    let sum = dag.constant(sum);
    let sum = truncated(&mut dag, sum);
    (dag.as_const(sum) == Some(0)).then(|| (Flat { dag, roots: flat.roots.clone() }, pairs))
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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::effort;
    use crate::smt::{Prover, Verdict};
    use crate::text::parse_lane_fn;

    /// Each byte adds as much to both sums, in ways that have nothing in common, and bits of one element are fields of it.
    #[test]
    fn sums_are_proven_by_what_reads_the_same_bytes() {
        let text_of = |byte: &dyn Fn(usize) -> String| {
            let bytes: Vec<String> = (0..8).map(byte).collect();
            format!("fn(a: u64) -> u64\n= u64({})", bytes.join(" + "))
        };
        let function = |byte: &dyn Fn(usize) -> String| parse_lane_fn(&text_of(byte)).expect("well formed");
        let bits = |n: usize| {
            let bits: Vec<String> = (0..8).map(|bit| format!("u1(a[0] >> {})", 8 * n + bit)).collect();
            bits.join(" + ")
        };
        let nibble = |from: usize| {
            let value =
                |v: u32, rest: String| format!("(u4(a[0] >> {from}) == {v} ? {} : {rest})", v.count_ones());
            (0..15).fold("4".to_owned(), |rest, v| value(v, rest))
        };
        let table = |n: usize| format!("{} + {}", nibble(8 * n), nibble(8 * n + 4));
        let (x, y) = (function(&bits), function(&table));
        let mut dag = x.dag.clone();
        let (a, b) = (x.bodies[0], dag.import(&y.dag, y.bodies[0], &mut |_, _| None));
        let flat = Flat { dag, roots: vec![a, b] };
        let example = [Bits::zero(64)];
        let (_, parts) = parts_apart(&flat, a, b, &example).expect("bytes have nothing in common");
        assert_eq!(parts.len(), 8);
        let start = effort::spent();
        assert_eq!(Prover::new(3_000).prove_equal_lane_fns(&x, &y), Ok(Verdict::Proved));
        assert!(effort::spent() - start < Duration::from_millis(500));
        // The same of what two bytes differ in, whose values are tried together.
        let of_two =
            |text: String| text.replace("fn(a: u64)", "fn(a: u64, b: u64)").replace("a[0]", "(a[0] ^ b[0])");
        let texts = [&bits as &dyn Fn(usize) -> String, &table].map(|byte| of_two(text_of(byte)));
        let [x, y] = texts.map(|text| parse_lane_fn(&text).expect("well formed"));
        assert_eq!(Prover::new(3_000).prove_equal_lane_fns(&x, &y), Ok(Verdict::Proved));
    }
}
