//! Lanes that do the same elsewhere: what is known of one lane is known of another that reads so many bits further on.

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::hash::FastMap;

use crate::goal::space::Space;

/// How many bits further on each operand is read, by operand.
pub(crate) type Places = Vec<(u16, i64)>;

/// Pairs of nodes that are compared for one displacement, at most.
const MAX_PAIRS: usize = 1000;

/// The displacements that were asked for, by numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Displacements {
    numbers: FastMap<Places, u32>,
    places: Vec<Places>,
    between: FastMap<(Id, Id), Option<u32>>,
    displaced: FastMap<(Id, u32), Option<Id>>,
}

/// How much further on `b` reads what `a` reads, if that is all that they differ in.
pub(crate) fn displacement(dag: &Dag, a: Id, b: Id) -> Option<Places> {
    let mut places = Places::new();
    let mut place = |operand: u16, distance: i64| match places.iter().find(|(o, _)| *o == operand) {
        Some((_, known)) => *known == distance,
        None => {
            places.push((operand, distance));
            true
        }
    };
    let (mut open, mut pairs) = (vec![(a, b)], 0);
    while let Some((a, b)) = open.pop() {
        pairs += 1;
        let is_same = match (dag.node(a), dag.node(b)) {
            (Node::Const(x), Node::Const(y)) => x == y,
            (
                Node::Read { base, width, signed, index },
                Node::Read { base: other, width: w, signed: s, index: at },
            ) => {
                let [operand] = base[..] else { return None };
                let distance = match (dag.as_const(*index), dag.as_const(*at)) {
                    (Some(from), Some(to)) => i64::try_from((to - from) * i128::from(*width)).ok()?,
                    // What data choose is chosen of one table.
                    _ => {
                        open.push((*index, *at));
                        0
                    }
                };
                base == other && width == w && signed == s && place(operand, distance)
            }
            (Node::Sum(k, terms), Node::Sum(l, others)) => {
                let is_like = |t: &(Id, i128), u: &(Id, i128)| t.1 == u.1 && is_alike(dag, t.0, u.0);
                let paired = paired(terms, others, is_like);
                open.extend(paired.iter().map(|(t, u)| (t.0, u.0)));
                k == l && paired.len() == others.len() && paired.iter().all(|(t, u)| t.1 == u.1)
            }
            (Node::Wrap { width, signed, .. }, Node::Wrap { width: w, signed: s, .. })
            | (Node::Sat { width, signed, .. }, Node::Sat { width: w, signed: s, .. })
                if (width, signed) != (w, s) =>
            {
                false
            }
            (Node::Prim(p, _), Node::Prim(q, _)) if p != q => false,
            (Node::Var(..) | Node::Reduce { .. } | Node::First { .. }, _) => false,
            (one, two) => {
                let (x, y) = (one.children(), two.children());
                let is_same =
                    std::mem::discriminant(one) == std::mem::discriminant(two) && x.len() == y.len();
                match one.is_commutative() {
                    true => open.extend(paired(&x, &y, |a, b| is_alike(dag, *a, *b))),
                    false => open.extend(x.into_iter().zip(y)),
                }
                is_same
            }
        };
        if !is_same || pairs > MAX_PAIRS {
            return None;
        }
    }
    places.sort_unstable();
    Some(places)
}

/// Each of `all` with one of as many `others` that is like it, for nodes stand in the order in which they were made.
fn paired<T: Copy>(all: &[T], others: &[T], is_like: impl Fn(&T, &T) -> bool) -> Vec<(T, T)> {
    let mut left = others.to_vec();
    let mut take = |one: &T| {
        let n = left.iter().position(|other| is_like(one, other)).unwrap_or(0);
        (!left.is_empty()).then(|| (*one, left.remove(n)))
    };
    if all.len() == others.len() { all.iter().filter_map(&mut take).collect() } else { Vec::new() }
}

/// Whether two nodes are of one sort, as far as they say without what they are made of.
fn is_alike(dag: &Dag, a: Id, b: Id) -> bool {
    match (dag.node(a), dag.node(b)) {
        (Node::Const(x), Node::Const(y)) => x == y,
        (Node::Read { base, width, .. }, Node::Read { base: other, width: w, .. }) => {
            (base, width) == (other, w)
        }
        (one, two) => std::mem::discriminant(one) == std::mem::discriminant(two),
    }
}

impl Space {
    /// The number of the displacement from `a` to `b`, if they differ in that alone.
    pub(crate) fn displacement(&mut self, a: Id, b: Id) -> Option<u32> {
        if let Some(known) = self.displacements.between.get(&(a, b)) {
            return *known;
        }
        let found = displacement(&self.dag, a, b).map(|places| {
            let Displacements { numbers, places: all, .. } = &mut self.displacements;
            *numbers.entry(places).or_insert_with_key(|places| {
                all.push(places.clone());
                (all.len() - 1) as u32
            })
        });
        self.displacements.between.insert((a, b), found);
        found
    }

    /// `id` with everything read so much further on.
    pub(crate) fn displaced(&mut self, id: Id, displacement: u32) -> Option<Id> {
        if self.dag.as_const(id).is_some() {
            return Some(id);
        }
        if let Some(known) = self.displacements.displaced.get(&(id, displacement)) {
            return *known;
        }
        let found = self.displaced_anew(id, displacement);
        self.displacements.displaced.insert((id, displacement), found);
        found
    }

    fn displaced_anew(&mut self, id: Id, displacement: u32) -> Option<Id> {
        let node = self.dag.node(id).clone();
        if let Node::Read { base, width, signed, index } = &node {
            let [operand] = base[..] else { return None };
            let places = &self.displacements.places[displacement as usize];
            let distance = places.iter().find(|(o, _)| *o == operand)?.1;
            if let Some(index) = self.dag.as_const(*index) {
                let width = i128::from(*width);
                let bit = index * width + i128::from(distance);
                let index = (bit >= 0 && bit % width == 0).then(|| self.dag.constant(bit / width))?;
                return Some(self.dag.read_of(base, width as u16, *signed, index));
            }
            if distance != 0 {
                return None;
            }
        }
        let children: Vec<Id> =
            node.children().into_iter().map(|c| self.displaced(c, displacement)).collect::<Option<_>>()?;
        let new = self.dag.rebuild(&node, &children);
        Some(self.simplify(new))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::bytes;

    #[test]
    fn what_reads_further_on_is_the_same_elsewhere() {
        let mut space = Space::new(&[bytes("a"), bytes("b")], &[]);
        let lane = |space: &mut Space, i: u32, j: u32| {
            let (a, b) = (space.dag.read_at(0, 8, false, i), space.dag.read_at(1, 8, false, j));
            let sum = space.dag.sum(1, &[(a, 1), (b, 2)]);
            (a, space.dag.shr_const(sum, 1))
        };
        let ((a, first), (c, second)) = (lane(&mut space, 0, 1), lane(&mut space, 3, 7));
        let far = space.displacement(first, second).expect("they differ in places alone");
        assert_eq!(displacement(&space.dag, first, second), Some(vec![(0, 24), (1, 48)]));
        assert_eq!(space.displaced(first, far), Some(second));
        assert_eq!(space.displaced(a, far), Some(c));
        assert_eq!(space.displacement(first, a), None);
    }

    #[test]
    fn operands_that_may_be_exchanged_stand_in_either_order() {
        let mut space = Space::new(&[bytes("a")], &[]);
        let first = space.dag.read_at(0, 8, false, 0);
        let number = space.dag.constant(255);
        let next = space.dag.read_at(0, 8, false, 1);
        let (one, two) = (space.dag.min(first, number), space.dag.min(number, next));
        assert_eq!(displacement(&space.dag, one, two), Some(vec![(0, 8)]));
        let other = space.dag.constant(254);
        let three = space.dag.min(next, other);
        assert_eq!(displacement(&space.dag, one, three), None);
    }
}
