//! What makes claims smaller that the solver finds hard: comparing operand by operand.

use crate::dag::{Dag, Id, Node};
use crate::stored::with_children;

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
    if let ([p, q], [u, v], 2) = (&s[..], &t[..], x.commuting()) {
        let crossed = [(p, v, q, u), (q, u, p, v)].into_iter().find(|c| c.0 == c.1);
        if let Some((_, _, r, w)) = crossed {
            return Some(vec![(*r, *w)]);
        }
    }
    Some(s.into_iter().zip(t).filter(|(p, q)| p != q).collect())
}
