//! Bits that are combined one by one before anything else is done with them, as those counted of a difference are: what
//! combines them is computed in whole registers, where the operands lie, and the rest is about its bits.

use std::collections::BTreeMap;

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::hash::FastMap;
use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{Goal, Goals};
use crate::search::expand::Expander;

/// Bits of a lane that are combined, at least.
const FEWEST: usize = 8;

/// How two bits are combined.
type Combine = fn(&mut Dag, Id, Id) -> Id;

/// Two bits that are combined: how, of which operands, and where they lie in both.
type Pair = (Combine, [u16; 2], u32);

impl Expander<'_> {
    /// `goal` with the bits that are combined first as those of temporaries.
    pub(crate) fn combined_bits(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Option<Goal> {
        if goal.kind != Kind::Vector || goal.bits > self.widest() {
            return None;
        }
        let mut pairs: FastMap<Id, u32> = FastMap::default();
        let mut first: Option<(Id, [u16; 2], Combine)> = None;
        for e in goal.lanes.iter().flatten() {
            let before = pairs.len();
            for id in space.dag.reachable(&[*e]) {
                let Some((combine, operands, bit)) = pair(&space.dag, id) else { continue };
                let (known, of, _) = *first.get_or_insert((id, operands, combine));
                let alike = std::mem::discriminant(space.dag.node(known))
                    == std::mem::discriminant(space.dag.node(id));
                if !alike || of != operands {
                    return None;
                }
                pairs.insert(id, bit);
            }
            if pairs.len() < before + FEWEST {
                return None;
            }
        }
        let (_, operands, combine) = first?;
        let mut temporaries: BTreeMap<u32, u16> = BTreeMap::new();
        let bytes = goal.bits / 8;
        let sizes = operands.map(|o| space.operands().get(usize::from(o)).map_or(0, |o| o.bits() / 8));
        for register in pairs.values().map(|bit| bit / goal.bits) {
            temporaries.entry(register).or_insert_with(|| {
                let lane = |byte: u32| {
                    let byte = register * bytes + byte;
                    let is_inside = sizes.iter().all(|size| byte < *size);
                    is_inside.then(|| {
                        let [x, y] = operands.map(|o| space.byte(o, byte));
                        combine(&mut space.dag, x, y)
                    })
                };
                let lanes = (0..bytes).map(lane).collect();
                goals.temporary(space, Goal { width: 8, demand: 8, lanes, ..goal.clone() })
            });
        }
        let bit =
            |dag: &mut Dag, bit: u32| dag.read_at(temporaries[&(bit / goal.bits)], 1, false, bit % goal.bits);
        let bits: FastMap<Id, Id> = pairs.into_iter().map(|(id, at)| (id, bit(&mut space.dag, at))).collect();
        goal.with_lanes(|e| {
            let of_bits = space.replaced(e, bits.clone());
            Some(space.simplify(of_bits))
        })
    }
}

/// The bits of two operands that `id` combines, if they lie in the same place.
fn pair(dag: &Dag, id: Id) -> Option<Pair> {
    let (x, y, combine): (Id, Id, Combine) = match *dag.node(id) {
        Node::And(x, y) => (x, y, Dag::and),
        Node::Or(x, y) => (x, y, Dag::or),
        Node::Xor(x, y) => (x, y, Dag::xor),
        _ => return None,
    };
    let (x, y) = (bit(dag, x)?, bit(dag, y)?);
    (x.1 == y.1).then_some((combine, [x.0.min(y.0), x.0.max(y.0)], x.1))
}

/// The operand and the place of the bit that `id` is.
fn bit(dag: &Dag, id: Id) -> Option<(u16, u32)> {
    match dag.node(id) {
        Node::Lt(x, zero) => dag.sign_bit(*x, *zero),
        Node::Read { base, width: 1, index, .. } => match base[..] {
            [operand] => Some((operand, u32::try_from(dag.as_const(*index)?).ok()?)),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const ONES: &str = "window b(a: u8x16) -> u8x16 {\n    out[i] = popcount(a[i])\n}\n";
    const DIFFER: &str = "window x(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] ^ b[i]\n}\n";
    const ADD: &str = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";

    fn steps(window: &str) -> Option<usize> {
        found(window, &[ONES, DIFFER, ADD]).map(|program| program.steps.len())
    }

    #[test]
    fn bits_that_differ_are_counted() {
        let distance = "window g(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = popcount(a[i] ^ b[i])\n}\n";
        assert_eq!(steps(distance), Some(2));
        assert_eq!(steps(&distance.replace('^', "|")), None);
        let sum = "window g(a: u8x16, b: u8x16, c: u8x16) -> u8x16 {\n    out[i] = c[i] + popcount(a[i] ^ b[i])\n}\n";
        assert_eq!(steps(sum), Some(3));
    }
}
