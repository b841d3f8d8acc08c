//! Anti-unification with identities: an expression as a special case of a larger one.
//!
//! A shape `X` is subsumed by a shape `Y` if neutral numbers and constant arguments in `Y` give `X`: a
//! coefficient 0, a shift by 0, a factor 1, a reduction of one term, a truncation that truncates nothing, a
//! choice whose condition is constant, an operand that is a constant. [`embed`] finds such numbers. It only
//! proposes: whether the result equals the expression is settled by proof.

use crate::term::{Affine, Num, Op, Source, Term};

/// Skeletons above this size take only terms of their own shape.
const MAX_SKELETON: usize = 120;

/// What an inserted reduction costs.
const REDUCTION: usize = 3;

/// A term of the skeleton's shape that should equal `t`, and how far it is from it: nodes of the skeleton
/// that `t` lacks, where parts without use count twice and a reduction several times.
pub fn embed(skeleton: &Term, t: &Term) -> Option<(usize, Term)> {
    if skeleton.is_shaped_like(t) {
        return Some((0, t.clone()));
    }
    if skeleton.size() > MAX_SKELETON || t.size() > MAX_SKELETON || !has_operations_of(skeleton, t) {
        return None;
    }
    Embedder { budget: 20_000, levels: 0 }.embed(skeleton, t)
}

/// Whether every operation of `t` is in the skeleton as often as in `t`. Of those that an embedding finds, each
/// stands for one of the skeleton's; only sums are put around anything.
fn has_operations_of(skeleton: &Term, t: &Term) -> bool {
    let mut of_skeleton = operations(skeleton).into_iter();
    operations(t).into_iter().all(|op| of_skeleton.any(|other| other == op))
}

/// The operations other than sums, in order.
fn operations(t: &Term) -> Vec<Op> {
    let mut all = Vec::new();
    t.visit(&mut |n| all.extend((n.op != Op::Sum).then_some(n.op)));
    all.sort_unstable();
    all
}

struct Embedder {
    /// Steps left: bounds the search over exchanged operands.
    budget: u32,
    /// Reduction levels of the skeleton around the current node.
    levels: u8,
}

type Found = Option<(usize, Term)>;

impl Embedder {
    fn embed(&mut self, y: &Term, t: &Term) -> Found {
        if self.budget == 0 {
            return None;
        }
        self.budget -= 1;
        let mut best: Found = None;
        keep(&mut best, self.same(y, t));
        if best.as_ref().is_some_and(|(cost, _)| *cost == 0) {
            return best;
        }
        keep(&mut best, self.insert(y, t));
        if let Some(v) = t.as_constant() {
            keep(&mut best, realise(y, v).map(|r| (2 * (y.size() - 1), r)));
        }
        best
    }

    /// Both nodes stand for each other.
    fn same(&mut self, y: &Term, t: &Term) -> Found {
        if y.op == Op::Sum {
            return self.sum(y, t);
        }
        if y.op != t.op || y.kids.len() != t.kids.len() {
            return None;
        }
        let mut best = self.kids(y, &t.kids).map(|(c, kids)| (c, Term::new(y.op, t.nums.clone(), kids)));
        let exchange = y.op.commutes() || (y.op == Op::Compare && t.int(0) == 0);
        if exchange && let [a, b] = &t.kids[..] {
            let swapped = [b.clone(), a.clone()];
            let other = self.kids(y, &swapped).map(|(c, kids)| (c, Term::new(y.op, t.nums.clone(), kids)));
            keep(&mut best, other);
        }
        best
    }

    fn kids(&mut self, y: &Term, kids: &[Term]) -> Option<(usize, Vec<Term>)> {
        let mut cost = 0;
        let mut out = Vec::with_capacity(kids.len());
        for (n, (yk, tk)) in y.kids.iter().zip(kids).enumerate() {
            let (c, k) = self.under(y.op.binds(n), yk, tk)?;
            cost += c;
            out.push(k);
        }
        Some((cost, out))
    }

    fn under(&mut self, binds: bool, y: &Term, t: &Term) -> Found {
        self.levels += u8::from(binds);
        let found = self.embed(y, t);
        self.levels -= u8::from(binds);
        found
    }

    /// Terms of `t` are matched with distinct terms of `y`; the others count 0 times.
    fn sum(&mut self, y: &Term, t: &Term) -> Found {
        let wrapped;
        let t = match t.op {
            Op::Sum => t,
            _ => {
                let nums = vec![Num::Affine(Affine::default()), Num::Int(1)];
                wrapped = Term::new(Op::Sum, nums, vec![t.clone()]);
                &wrapped
            }
        };
        if t.kids.len() > y.kids.len() {
            return None;
        }
        let mut chosen: Vec<Option<usize>> = vec![None; y.kids.len()];
        let (mut cost, slots) = self.assign(y, t, 0, &mut chosen)?;
        let mut nums = vec![t.nums[0].clone()];
        let mut kids = Vec::with_capacity(y.kids.len());
        for (yk, slot) in y.kids.iter().zip(slots) {
            match slot {
                Some((n, kid)) => {
                    nums.push(t.nums.get(n + 1)?.clone());
                    kids.push(kid);
                }
                None => {
                    nums.push(Num::Int(0));
                    cost += 2 * yk.size();
                    kids.push(unused(yk));
                }
            }
        }
        Some((cost, Term::new(Op::Sum, nums, kids)))
    }

    /// The cheapest injection of the terms of `t` from number `n` on into free terms of `y`.
    #[expect(clippy::type_complexity, reason = "one list per term of the skeleton, used once")]
    fn assign(
        &mut self,
        y: &Term,
        t: &Term,
        n: usize,
        chosen: &mut Vec<Option<usize>>,
    ) -> Option<(usize, Vec<Option<(usize, Term)>>)> {
        let Some(kid) = t.kids.get(n) else {
            return Some((0, vec![None; y.kids.len()]));
        };
        let mut best: Option<(usize, Vec<Option<(usize, Term)>>)> = None;
        for slot in 0..y.kids.len() {
            if chosen[slot].is_some() {
                continue;
            }
            let Some((c, embedded)) = self.embed(&y.kids[slot], kid) else {
                continue;
            };
            chosen[slot] = Some(n);
            let rest = self.assign(y, t, n + 1, chosen);
            chosen[slot] = None;
            if let Some((rest_cost, mut slots)) = rest
                && best.as_ref().is_none_or(|(b, _)| c + rest_cost < *b)
            {
                slots[slot] = Some((n, embedded));
                let exact = c + rest_cost == 0;
                best = Some((c + rest_cost, slots));
                if exact {
                    break;
                }
            }
        }
        best
    }

    /// The skeleton's node is an identity around `t`.
    fn insert(&mut self, y: &Term, t: &Term) -> Found {
        let kid = y.kids.first()?;
        match y.op {
            Op::Narrow => {
                let (c, inner) = self.embed(kid, t)?;
                Some((c + 1, Term::new(y.op, vec![Num::Int(0), Num::Any, Num::Any], vec![inner])))
            }
            Op::Shl | Op::Shr => {
                let (c, inner) = self.embed(kid, t)?;
                let count = realise(y.kids.get(1)?, 0)?;
                Some((c + 1 + count.size(), Term::new(y.op, vec![], vec![inner, count])))
            }
            Op::Reduce => {
                let shifted = shift_levels(t, self.levels);
                let (c, inner) = self.under(true, kid, &shifted)?;
                Some((c + REDUCTION, Term::new(y.op, vec![Num::Any, Num::Int(1)], vec![inner])))
            }
            Op::Mul => {
                let mut best = None;
                for n in 0..2 {
                    let Some(one) = realise(y.kids.get(1 - n)?, 1) else { continue };
                    if let Some((c, inner)) = self.embed(&y.kids[n], t) {
                        let cost = c + 1 + 2 * one.size();
                        let kids = if n == 0 { vec![inner, one] } else { vec![one, inner] };
                        keep(&mut best, Some((cost, Term::new(y.op, vec![], kids))));
                    }
                }
                best
            }
            Op::Select => {
                let [condition, a, b] = &y.kids[..] else { return None };
                let mut best = None;
                for (truth, arm, other) in [(1, a, b), (0, b, a)] {
                    let Some(condition) = realise(condition, truth) else { continue };
                    let Some((c, inner)) = self.embed(arm, t) else { continue };
                    let cost = c + 1 + 2 * (condition.size() + other.size());
                    let kids = match truth {
                        1 => vec![condition, inner, unused(other)],
                        _ => vec![condition, unused(other), inner],
                    };
                    keep(&mut best, Some((cost, Term::new(y.op, vec![], kids))));
                }
                best
            }
            Op::Bits => self.bits(y, t),
            _ => None,
        }
    }

    /// A bitwise function of fewer operands, or of one operand: its truth table ignores the others.
    fn bits(&mut self, y: &Term, t: &Term) -> Found {
        let (single, operands, of_t): (Num, &[Term], &dyn Fn(u32) -> bool) = match t.op {
            Op::Bits if t.kids.len() < y.kids.len() => {
                (t.nums.get(1)?.clone(), &t.kids, &|row| t.int(0) >> row & 1 == 1)
            }
            Op::Bits => return None,
            _ => (y.nums.get(1)?.clone(), std::slice::from_ref(t), &|row| row & 1 == 1),
        };
        let mut cost = 0;
        let mut kids = Vec::new();
        for (yk, tk) in y.kids.iter().zip(operands) {
            let (c, k) = self.embed(yk, tk)?;
            cost += c;
            kids.push(k);
        }
        for yk in &y.kids[operands.len()..] {
            cost += 2 * yk.size();
            kids.push(unused(yk));
        }
        let low = (1u32 << operands.len()) - 1;
        let table = (0..1u32 << y.kids.len())
            .filter(|row| of_t(row & low))
            .fold(0i128, |table, row| table | 1 << row);
        Some((cost + 1, Term::new(Op::Bits, vec![Num::Int(table), single], kids)))
    }
}

fn keep(best: &mut Found, other: Found) {
    if let Some((c, t)) = other
        && best.as_ref().is_none_or(|(b, _)| c < *b)
    {
        *best = Some((c, t));
    }
}

/// `y` as a part that does not count.
fn unused(y: &Term) -> Term {
    let mut t = y.clone();
    t.visit_mut(&mut |n| n.nums.fill(Num::Any));
    t
}

/// `y` with the constant value `v`.
fn realise(y: &Term, v: i128) -> Option<Term> {
    let kid = |n: usize| y.kids.get(n);
    Some(match y.op {
        Op::Sum => {
            let mut nums = vec![Num::Affine(Affine::constant(v))];
            nums.extend(y.kids.iter().map(|_| Num::Int(0)));
            Term::new(Op::Sum, nums, y.kids.iter().map(unused).collect())
        }
        Op::Read => {
            let nums =
                vec![Num::Sources(vec![Source::Constant(v)]), Num::Int(126), Num::Int(i128::from(v < 0))];
            Term::new(Op::Read, nums, vec![unused(kid(0)?)])
        }
        Op::Mul => Term::new(y.op, vec![], vec![realise(kid(0)?, v)?, realise(kid(1)?, 1)?]),
        Op::Shl | Op::Shr => Term::new(y.op, vec![], vec![realise(kid(0)?, v)?, realise(kid(1)?, 0)?]),
        Op::Narrow => {
            let nums = vec![Num::Int(0), Num::Any, Num::Any];
            Term::new(y.op, nums, vec![realise(kid(0)?, v)?])
        }
        Op::Reduce => Term::new(y.op, vec![Num::Any, Num::Int(1)], vec![realise(kid(0)?, v)?]),
        Op::Select => {
            let kids = vec![realise(kid(0)?, 1)?, realise(kid(1)?, v)?, unused(kid(2)?)];
            Term::new(y.op, vec![], kids)
        }
        Op::Compare if v == 0 || v == 1 => {
            let kids = vec![realise(kid(0)?, 0)?, realise(kid(1)?, 1 - v)?];
            Term::new(y.op, vec![Num::Int(0)], kids)
        }
        Op::Extremum => {
            let kids = vec![realise(kid(0)?, v)?, realise(kid(1)?, v)?];
            Term::new(y.op, vec![Num::Any], kids)
        }
        Op::Abs if v >= 0 => Term::new(y.op, vec![], vec![realise(kid(0)?, v)?]),
        Op::Bits => {
            let nums = vec![Num::Int(if v == 0 { 0 } else { -1 }), Num::Int(i128::from(v == 1))];
            if !(-1..=1).contains(&v) {
                return None;
            }
            Term::new(y.op, nums, y.kids.iter().map(unused).collect())
        }
        _ => return None,
    })
}

/// `t` under one more reduction at `level`.
fn shift_levels(t: &Term, level: u8) -> Term {
    let mut t = t.clone();
    t.visit_mut(&mut |n| {
        for num in &mut n.nums {
            if let Num::Affine(a) = num {
                *a = a.shift_levels(level, 1);
            }
        }
    });
    t
}
