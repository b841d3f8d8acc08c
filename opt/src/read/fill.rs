//! Elements that are only moved, between those that are computed: what computes all alike is easier to find.
//!
//! A pixel's colours are multiplied by its opacity, and the opacity stays. Where three of four elements are computed and
//! the fourth is one of an operand, the window has it computed like its neighbours, and it is put in afterwards.

use std::collections::{HashMap, HashSet};

use autoir_semantics::dag::{Dag, Id, Node};

use super::site::Goal;
use super::tree::{Made, Tree};
use crate::ir::Value;

/// The window of `root` with all elements computed, if some of them are only moved from an operand of its type.
pub fn filled(root: Value, inner: &HashSet<Value>, name: &str) -> Option<(Made, Goal)> {
    let ty = root.ty()?;
    let mut tree = Tree::new(inner);
    let mut lanes = tree.specified(root).ok()?;
    let moved: Vec<Option<(u16, u32)>> = lanes.iter().map(|lane| moved(&tree.dag, *lane, ty.width)).collect();
    let (operand, _) = moved.iter().flatten().copied().next()?;
    let is_other = moved.iter().flatten().any(|m| m.0 != operand);
    let count = moved.iter().flatten().count();
    if is_other || 2 * count > lanes.len() || tree.types().nth(usize::from(operand)) != Some(ty) {
        return None;
    }
    let computed = |n: usize| moved.get(n).is_some_and(Option::is_none);
    for n in (0..lanes.len()).filter(|n| moved[*n].is_some()) {
        let before = (n >= 2 && computed(n - 1) && computed(n - 2)).then(|| (n - 2, n - 1));
        let behind = (computed(n + 1) && computed(n + 2)).then_some((n + 2, n + 1));
        let (one, two) = before.or(behind)?;
        lanes[n] = continued(&mut tree.dag, lanes[one], lanes[two], &mut HashMap::new())?;
    }
    let lane = |(n, m): (usize, &Option<(u16, u32)>)| match m {
        Some((_, at)) => lanes.len() as u32 + at,
        None => n as u32,
    };
    let order = moved.iter().enumerate().map(lane).collect();
    let made = tree.window(&lanes, ty, name).ok()??;
    Some((made, Goal::Filled(root, operand, order)))
}

/// The operand and the element that `lane` is.
fn moved(dag: &Dag, lane: Id, of: u16) -> Option<(u16, u32)> {
    match dag.node(lane) {
        Node::Read { base, width, index, .. } if *width == of => match base[..] {
            [operand] => Some((operand, u32::try_from(dag.as_const(*index)?).ok()?)),
            _ => None,
        },
        _ => None,
    }
}

/// What follows `a` and `b` if elements are read at even distances; nothing where they are of different shapes.
fn continued(dag: &mut Dag, a: Id, b: Id, known: &mut HashMap<(Id, Id), Option<Id>>) -> Option<Id> {
    if a == b {
        return Some(b);
    }
    if let Some(&next) = known.get(&(a, b)) {
        return next;
    }
    let next = continued_unshared(dag, a, b, known);
    known.insert((a, b), next);
    next
}

fn continued_unshared(dag: &mut Dag, a: Id, b: Id, known: &mut HashMap<(Id, Id), Option<Id>>) -> Option<Id> {
    let (x, y) = (dag.node(a).clone(), dag.node(b).clone());
    match (&x, &y) {
        (
            Node::Read { base, width, signed, index },
            Node::Read { base: other, width: w, signed: s, index: next },
        ) => {
            let (i, j) = (dag.as_const(*index)?, dag.as_const(*next)?);
            let at = u32::try_from(2 * j - i).ok().filter(|_| base == other && (width, signed) == (w, s))?;
            let [operand] = base[..] else { return None };
            Some(dag.read_at(operand, *width, *signed, at))
        }
        (Node::Sum(k, terms), Node::Sum(l, others)) => {
            if k != l || terms.len() != others.len() {
                return None;
            }
            let mut left = others.clone();
            let mut sum = Vec::new();
            for (term, c) in terms {
                let same = left.iter().position(|(t, e)| (t, e) == (term, c));
                let found = match same {
                    Some(n) => (n, *term),
                    None => (0..left.len())
                        .filter(|n| left[*n].1 == *c)
                        .find_map(|n| Some((n, continued(dag, *term, left[n].0, known)?)))?,
                };
                left.remove(found.0);
                sum.push((found.1, *c));
            }
            Some(dag.sum(*k, &sum))
        }
        (Node::Mul(p, q), Node::Mul(r, s)) => {
            let (r, s) = if p == s || q == r { (*s, *r) } else { (*r, *s) };
            let (p, q) = (continued(dag, *p, r, known)?, continued(dag, *q, s, known)?);
            Some(dag.mul(p, q))
        }
        _ => {
            let (one, two) = (x.children(), y.children());
            let is_alike = !one.is_empty() && one.len() == two.len() && dag.rebuild(&x, &two) == b;
            if !is_alike {
                return None;
            }
            let children: Vec<Id> =
                one.into_iter().zip(two).map(|(p, q)| continued(dag, p, q, known)).collect::<Option<_>>()?;
            Some(dag.rebuild(&x, &children))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever two elements are, what follows them is looked for without a panic (found by `autoir fuzz opt`).
    #[test]
    fn elements_of_different_shapes_are_not_continued() {
        let mut dag = Dag::new();
        let [x, y] = [0, 1].map(|at| dag.read_at(0, 8, false, at));
        let (few, wide) = (dag.constant(5), dag.shr(x, y));
        for other in [few, x] {
            assert_eq!(continued(&mut dag, wide, other, &mut HashMap::new()), None);
            assert_eq!(continued(&mut dag, other, wide, &mut HashMap::new()), None);
        }
        let sum = dag.sum(1, &[(x, 3)]);
        let next = dag.sum(1, &[(y, 3)]);
        let third = continued(&mut dag, sum, next, &mut HashMap::new());
        let read = dag.read_at(0, 8, false, 2);
        assert_eq!(third, Some(dag.sum(1, &[(read, 3)])));
    }
}
