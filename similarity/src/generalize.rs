//! Two shapes of which neither subsumes the other, as special cases of a third.
//!
//! A left rotation counts from one end and a right rotation from the other; the low and the high half of a
//! product differ by a shift here and a truncation there. [`generalize`] puts the identities of both sides
//! into one term.

use crate::embed::embed;
use crate::term::{Op, Term};

/// Terms above this size are not generalized.
const MAX_SIZE: usize = 40;

/// Sums of more terms are not matched with each other.
const MAX_TERMS: usize = 3;

/// A small term that both `x` and `y` may be embedded in.
pub fn generalize(x: &Term, y: &Term) -> Option<Term> {
    if x.size() > MAX_SIZE || y.size() > MAX_SIZE {
        return None;
    }
    Generalizer { budget: 2_000 }.both(x, y)
}

struct Generalizer {
    /// Steps left.
    budget: u32,
}

impl Generalizer {
    fn both(&mut self, x: &Term, y: &Term) -> Option<Term> {
        if x.is_shaped_like(y) {
            return Some(x.clone());
        }
        if self.budget == 0 {
            return None;
        }
        self.budget -= 1;
        let mut found = Vec::new();
        if embed(y, x).is_some() {
            found.push(y.clone());
        }
        if embed(x, y).is_some() {
            found.push(x.clone());
        }
        found.extend(self.kids(x, y));
        found.extend(self.under(x, y));
        found.extend(self.under(y, x));
        found.into_iter().min_by_key(|t| (t.size(), t.shape()))
    }

    /// Both nodes stand for each other. A sum may have terms that the other one lacks.
    fn kids(&mut self, x: &Term, y: &Term) -> Option<Term> {
        if x.op != y.op || x.kids.is_empty() || y.kids.is_empty() {
            return None;
        }
        let (large, small) = if x.kids.len() < y.kids.len() { (y, x) } else { (x, y) };
        let short_sum = x.op == Op::Sum && large.kids.len() <= MAX_TERMS;
        if large.kids.len() != small.kids.len() && !short_sum {
            return None;
        }
        let orders: Vec<Vec<usize>> = match x.op.commutes() || short_sum {
            true => permutations(large.kids.len()),
            false => vec![(0..large.kids.len()).collect()],
        };
        let mut best: Option<Term> = None;
        for order in orders {
            let mut t = large.clone();
            let found = small.kids.iter().zip(&order).all(|(kid, n)| {
                let shared = self.both(&large.kids[*n], kid);
                shared.map(|kid| t.kids[*n] = kid).is_some()
            });
            if found && best.as_ref().is_none_or(|b| t.size() < b.size()) {
                best = Some(t);
            }
        }
        best
    }

    /// `outer` is an identity around what it shares with `y`.
    fn under(&mut self, outer: &Term, y: &Term) -> Option<Term> {
        let identity = match outer.op {
            Op::Narrow | Op::Reduce => true,
            Op::Sum => outer.kids.len() == 1 && y.op != Op::Sum,
            Op::Shl | Op::Shr => outer.kids.get(1)?.as_affine().is_some(),
            _ => false,
        };
        if !identity || y.as_affine().is_some() {
            return None;
        }
        let inner = self.both(outer.kids.first()?, y)?;
        let mut t = outer.clone();
        t.kids[0] = inner;
        Some(t)
    }
}

fn permutations(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for rest in permutations(n - 1) {
        for at in 0..n {
            let mut p = rest.clone();
            p.insert(at, n - 1);
            all.push(p);
        }
    }
    all.sort();
    all
}
