//! Sums of products that occur only together, as one value.
//!
//! What a dot product is made of does not matter to what is done with the whole: here it is any value of its
//! interval. A claim that holds for all of those holds for the sums; one that does not says nothing.

use std::collections::BTreeMap;

use crate::hash::FastMap;

use super::expand::Flat;
use super::ring::is_product;
use crate::dag::{Dag, Id, Interval, Node};
use crate::lane::{Kind, Operand};

/// A sum with the factor of a term in it.
type Use = (Id, i128);

/// `flat` with such sums replaced by elements of further operands, and all operands; `None` if there are no
/// such sums.
pub(super) fn sums_as_values(flat: &Flat, operands: &[Operand]) -> Option<(Flat, Vec<Operand>)> {
    let nodes = flat.dag.reachable(&flat.roots);
    let groups = groups(&flat.dag, &nodes, &flat.roots);
    let mut dag = Dag::new();
    let mut operands = operands.to_vec();
    let mut values: FastMap<Id, (Id, Vec<Id>)> = FastMap::default();
    for terms in groups {
        let mut copy = flat.dag.clone();
        let whole: Vec<(Id, i128)> = terms.iter().map(|t| (*t, 1)).collect();
        let whole = copy.sum(0, &whole);
        let value = any_of(copy.interval(whole), &mut dag, &mut operands)?;
        for t in &terms {
            values.insert(*t, (value, terms.clone()));
        }
    }
    if values.is_empty() {
        return None;
    }
    let mut images: FastMap<Id, Id> = FastMap::default();
    for id in nodes {
        let node = flat.dag.node(id);
        let image = match node {
            Node::Sum(k, terms) => {
                let terms: Vec<(Id, i128)> = terms
                    .iter()
                    .filter_map(|(t, c)| match values.get(t) {
                        None => Some((images[t], *c)),
                        // The first of a group stands for all.
                        Some((value, group)) => (group[0] == *t).then_some((*value, *c)),
                    })
                    .collect();
                dag.sum(*k, &terms)
            }
            _ => {
                let children: Vec<Id> = node.children().iter().map(|c| images[c]).collect();
                dag.rebuild(node, &children)
            }
        };
        images.insert(id, image);
    }
    let roots = flat.roots.iter().map(|r| images[r]).collect();
    Some((Flat { dag, roots }, operands))
}

/// Products that are terms of the same sums with the same factors, and nothing else.
fn groups(dag: &Dag, nodes: &[Id], roots: &[Id]) -> Vec<Vec<Id>> {
    let mut uses: BTreeMap<Id, Vec<Use>> = BTreeMap::new();
    let mut others: Vec<Id> = roots.to_vec();
    for id in nodes {
        match dag.node(*id) {
            Node::Sum(_, terms) => {
                terms.iter().for_each(|(t, c)| uses.entry(*t).or_default().push((*id, *c)))
            }
            node => others.extend(node.children()),
        }
    }
    let mut groups: BTreeMap<Vec<Use>, Vec<Id>> = BTreeMap::new();
    for (t, at) in uses {
        if is_product(dag, t) && !others.contains(&t) {
            groups.entry(at).or_default().push(t);
        }
    }
    groups.into_values().filter(|g| g.len() > 1).collect()
}

/// Any value of as many bits as `range` needs, as an element of a further operand; nothing if that is too many.
pub(super) fn any_of(range: Interval, dag: &mut Dag, operands: &mut Vec<Operand>) -> Option<Id> {
    let width = (1..=64).find(|w| range.within(Interval::of_width(*w, true)))?;
    operands.push(Operand {
        name: "(value)".into(),
        kind: Kind::Vector,
        width,
        extents: vec![1],
        signed: true,
    });
    Some(dag.read_at(operands.len() as u16 - 1, width, true, 0))
}
