//! What proves claims that the solver finds hard: trying all values, and comparing operand by operand.

use std::collections::BTreeSet;

use super::expand::Flat;
use super::leaf::locate;
use super::{Claim, Model};
use crate::dag::{Dag, Id, Node};
use crate::interp::{Bits, Interpreter};
use crate::lane::Operand;
use crate::stored::with_children;

/// Claims about at most this many operand bits are decided by trying all their values.
const EXHAUSTIVE_BITS: usize = 16;

/// The outcome of trying all values.
pub(super) enum Trial {
    /// The claim holds for all of them.
    Holds,
    Fails(Model),
    /// There are too many.
    TooMany,
}

/// Tries all values of the operand bits that `claim` depends on.
pub(super) fn try_all(flat: &Flat, claim: Claim, operands: &[Operand]) -> Trial {
    let Some(bits) = support(&flat.dag, &claim.roots(), operands) else { return Trial::TooMany };
    let mut values: Vec<Bits> = operands.iter().map(|o| Bits::zero(o.bits())).collect();
    for n in 0..1u32 << bits.len() {
        for (i, (operand, offset)) in bits.iter().enumerate() {
            values[usize::from(*operand)].set(u64::from(*offset), 1, u128::from(n >> i & 1));
        }
        if let Some((left, right)) = claim.violation(&mut Interpreter::new(&flat.dag, &values)) {
            return Trial::Fails(Model { operands: values, axes: Vec::new(), left, right });
        }
    }
    Trial::Holds
}

/// The operand bits below `roots`; `None` if they are many, or if a read is at a computed index.
fn support(dag: &Dag, roots: &[Id], operands: &[Operand]) -> Option<BTreeSet<(u16, u32)>> {
    let sizes: Vec<u32> = operands.iter().map(Operand::bits).collect();
    let mut bits = BTreeSet::new();
    for id in dag.reachable(roots) {
        match dag.node(id) {
            Node::Var(..) => return None,
            Node::Read { base, width, index, .. } => {
                let index = u64::try_from(dag.as_const(*index)?).ok()?;
                if let Some((operand, offset)) = locate(&sizes, base, *width, index) {
                    bits.extend((offset..offset + u32::from(*width)).map(|b| (operand, b)));
                }
            }
            _ => {}
        }
        if bits.len() > EXHAUSTIVE_BITS {
            return None;
        }
    }
    Some(bits)
}

/// Where `a` and `b` are one operation: the pairs of operands whose equality makes them equal.
pub(super) fn differing_operands(dag: &Dag, a: Id, b: Id) -> Option<Vec<(Id, Id)>> {
    let (x, y) = (dag.node(a), dag.node(b));
    if let (Node::Sum(k, s), Node::Sum(l, t)) = (x, y) {
        let alone = |s: &[(Id, i128)], t: &[(Id, i128)]| -> Vec<(Id, i128)> {
            s.iter().filter(|x| !t.contains(x)).copied().collect()
        };
        return match (&alone(s, t)[..], &alone(t, s)[..]) {
            ([(p, c)], [(q, d)]) if k == l && c == d => Some(vec![(*p, *q)]),
            _ => None,
        };
    }
    let (s, t) = (x.children(), y.children());
    if s.len() != t.len() || s.is_empty() || with_children(y, &s) != *x {
        return None;
    }
    if let ([p, q], [u, v], true) = (&s[..], &t[..], x.is_commutative()) {
        let crossed = [(p, v, q, u), (q, u, p, v)].into_iter().find(|c| c.0 == c.1);
        if let Some((_, _, r, w)) = crossed {
            return Some(vec![(*r, *w)]);
        }
    }
    Some(s.into_iter().zip(t).filter(|(p, q)| p != q).collect())
}
