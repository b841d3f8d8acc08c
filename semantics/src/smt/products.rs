//! Products of elements that occur whole and truncated, as one value.
//!
//! An instruction for the upper half of a product reads elements with their signs, one for the lower half without:
//! modulo `2^w` both are products of the same elements of `w` bits. Here each is any value of the whole one's interval. A
//! claim that holds for all of those holds for the products; one that does not says nothing.

use crate::hash::FastMap;

use super::atoms::any_of;
use super::expand::Flat;
use super::ring::is_product;
use crate::dag::{Dag, Id, Node};
use crate::lane::Operand;

/// The elements that a product multiplies, whatever their signs: where each is and how many bits it has.
type Factors = [(Vec<u16>, u16, Id); 2];

/// `flat` with such products replaced by elements of further operands, and all operands; `None` if there are none that
/// occur both ways.
pub(super) fn products_as_values(flat: &Flat, operands: &[Operand]) -> Option<(Flat, Vec<Operand>)> {
    let nodes = flat.dag.reachable(&flat.roots);
    let truncated = truncated(flat, &nodes);
    let mut wholes: FastMap<Factors, Id> = FastMap::default();
    for id in nodes.iter().filter(|id| !truncated.contains_key(id)) {
        if let Some(factors) = factors(&flat.dag, *id) {
            wholes.entry(factors).or_insert(*id);
        }
    }
    let mut dag = Dag::new();
    let mut operands = operands.to_vec();
    let mut images: FastMap<Id, Id> = FastMap::default();
    for id in &nodes {
        let Some(whole) = truncated.get(id).and_then(|factors| wholes.get(factors)) else { continue };
        if !images.contains_key(whole) {
            let value = any_of(flat.dag.interval(*whole), &mut dag, &mut operands)?;
            images.insert(*whole, value);
        }
        images.insert(*id, images[whole]);
    }
    if images.is_empty() {
        return None;
    }
    for id in nodes {
        if images.contains_key(&id) {
            continue;
        }
        let node = flat.dag.node(id);
        let children: Vec<Id> = node.children().iter().map(|c| images[c]).collect();
        let image = dag.rebuild(node, &children);
        images.insert(id, image);
    }
    let roots = flat.roots.iter().map(|r| images[r]).collect();
    Some((Flat { dag, roots }, operands))
}

/// The products of which nothing but low bits is used, no more than their factors have.
fn truncated(flat: &Flat, nodes: &[Id]) -> FastMap<Id, Factors> {
    let dag = &flat.dag;
    let mut found: FastMap<Id, Factors> = FastMap::default();
    for id in nodes {
        if let Node::Wrap { a, .. } = *dag.node(*id)
            && let Some(factors) = factors(dag, a)
        {
            found.insert(a, factors);
        }
    }
    let is_low = |node: &Node, factors: &Factors| match node {
        Node::Wrap { width, .. } => factors.iter().all(|(_, bits, _)| width <= bits),
        _ => false,
    };
    for node in nodes.iter().map(|id| dag.node(*id)) {
        for child in node.children() {
            if found.get(&child).is_some_and(|factors| !is_low(node, factors)) {
                found.remove(&child);
            }
        }
    }
    found.retain(|id, _| !flat.roots.contains(id));
    found
}

/// The elements that `id` is the product of.
fn factors(dag: &Dag, id: Id) -> Option<Factors> {
    let Node::Mul(a, b) = *dag.node(id) else { return None };
    let element = |id: Id| match dag.node(id) {
        Node::Read { base, width, index, .. } => dag.as_const(*index).map(|_| (base.clone(), *width, *index)),
        _ => None,
    };
    let (a, b) = (element(a)?, element(b)?);
    is_product(dag, id).then_some(if a <= b { [a, b] } else { [b, a] })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lane::Kind;

    fn bytes(name: &str) -> Operand {
        Operand { name: name.into(), kind: Kind::Vector, width: 8, extents: vec![1], signed: false }
    }

    /// The product of both operands' elements.
    fn product(dag: &mut Dag, signed: bool) -> Id {
        let (x, y) = (dag.read_at(0, 8, signed, 0), dag.read_at(1, 8, signed, 0));
        dag.mul(x, y)
    }

    #[test]
    fn both_halves_of_a_product_are_of_one_value() {
        let mut dag = Dag::new();
        let (whole, plain) = (product(&mut dag, true), product(&mut dag, false));
        let (high, low) = (dag.shr_const(whole, 8), dag.wrap(plain, 8, false));
        let flat = Flat { dag, roots: vec![high, low] };
        let (values, operands) = products_as_values(&flat, &[bytes("a"), bytes("b")]).expect("both ways");
        assert_eq!((operands.len(), operands[2].width), (3, 16));
        let mut dag = values.dag;
        let value = dag.read_at(2, 16, true, 0);
        assert_eq!(values.roots, [dag.shr_const(value, 8), dag.wrap(value, 8, false)]);
    }

    #[test]
    fn what_is_used_beyond_its_low_bits_is_another_product() {
        for bits in [8, 9] {
            let mut dag = Dag::new();
            let (whole, plain) = (product(&mut dag, true), product(&mut dag, false));
            let low = dag.wrap(plain, bits, false);
            let one_way = Flat { dag: dag.clone(), roots: vec![whole, low] };
            let as_root = Flat { dag, roots: vec![whole, low, plain] };
            let operands = [bytes("a"), bytes("b")];
            assert_eq!(products_as_values(&one_way, &operands).is_some(), bits == 8);
            assert!(products_as_values(&as_root, &operands).is_none());
        }
    }
}
