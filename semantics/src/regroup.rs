//! The element width of a result is searched, not taken from the vendor: a text that stores the bytes of
//! 32-bit sums one by one has the same meaning as one that stores the sums.
//!
//! [`widen`] joins neighbouring elements where their expressions are parts of one value: bit fields of one
//! expression, neighbouring reads, selections by one condition, or zeros above.

use crate::hash::FastMap;

use crate::dag::{Dag, Id, Node};
use crate::lane::{ElementFn, Shape};

/// The widest element that is tried.
const MAX_WIDTH: u16 = 64;

/// `f` with every `n` neighbouring elements joined into one, where all of them can be joined.
pub fn widen(f: &ElementFn, n: usize) -> Option<ElementFn> {
    let width = f.result.width;
    if usize::from(width) * n > usize::from(MAX_WIDTH) || f.elements.len() % n != 0 {
        return None;
    }
    let mut dag = Dag::new();
    let mut memo = FastMap::default();
    let elements: Vec<Id> =
        f.elements.iter().map(|e| dag.import_with(&f.dag, *e, &mut |_, _| None, &mut memo)).collect();
    let elements: Option<Vec<Id>> = elements.chunks(n).map(|parts| join(&mut dag, parts, width)).collect();
    let mut extents = f.result.extents.clone();
    let last = extents.last_mut()?;
    if *last % n as u32 != 0 {
        return None;
    }
    *last /= n as u32;
    let result = Shape { kind: f.result.kind, width: width * n as u16, extents };
    Some(ElementFn { dag, operands: f.operands.clone(), result, elements: elements? })
}

/// The value whose `width`-bit parts are `parts`, lowest first, if it has a simpler form than their sum.
fn join(d: &mut Dag, parts: &[Id], width: u16) -> Option<Id> {
    let live = parts.iter().rposition(|p| d.as_const(*p) != Some(0)).map_or(0, |n| n + 1);
    let parts = &parts[..live];
    match parts {
        [] => return Some(d.constant(0)),
        [one] => return Some(*one),
        _ => {}
    }
    let constants: Option<Vec<i128>> = parts.iter().map(|p| d.as_const(*p)).collect();
    if let Some(values) = constants {
        let total = values.iter().rev().fold(0, |acc, v| (acc << width) + v);
        return Some(d.constant(total));
    }
    join_reads(d, parts, width)
        .or_else(|| join_fields(d, parts, width))
        .or_else(|| join_nodes(d, parts, width))
}

/// Reads of neighbouring elements are a read of a wider one.
fn join_reads(d: &mut Dag, parts: &[Id], width: u16) -> Option<Id> {
    let n = parts.len() as i128;
    if !parts.len().is_power_of_two() {
        return None;
    }
    let Node::Read { base, width: w, index: first, .. } = d.node(parts[0]).clone() else { return None };
    if w != width {
        return None;
    }
    for (k, p) in parts.iter().enumerate() {
        let Node::Read { base: b, width: v, index, .. } = d.node(*p).clone() else { return None };
        let step = d.sub(index, first);
        if b != base || v != width || d.as_const(step) != Some(k as i128) {
            return None;
        }
    }
    let (k, terms) = match d.node(first).clone() {
        Node::Const(k) => (k, Vec::new()),
        Node::Sum(k, terms) => (k, terms),
        _ => return None,
    };
    if k % n != 0 || terms.iter().any(|t| t.1 % n != 0) {
        return None;
    }
    let terms: Vec<_> = terms.into_iter().map(|(t, c)| (t, c / n)).collect();
    let index = d.sum(k / n, &terms);
    Some(d.read_of(&base, width * parts.len() as u16, false, index))
}

/// Neighbouring bit fields of one value are a wider bit field of it.
fn join_fields(d: &mut Dag, parts: &[Id], width: u16) -> Option<Id> {
    // The highest part demands the most bits: what lower parts do not need is simplified away in them.
    let (of, top) = field(d, *parts.last()?);
    let offset = top.checked_sub(u32::from(width) * (parts.len() as u32 - 1))?;
    let total = width * parts.len() as u16;
    for (k, p) in parts.iter().enumerate() {
        let shifted = d.shr_const(of, (offset + u32::from(width) * k as u32).min(127));
        if d.wrap(shifted, width, false) != *p {
            return None;
        }
    }
    let shifted = d.shr_const(of, offset);
    Some(d.wrap(shifted, total, false))
}

/// The value and the offset of which `id` may be a bit field.
fn field(d: &mut Dag, id: Id) -> (Id, u32) {
    let inner = match d.node(id) {
        Node::Wrap { a, .. } => *a,
        _ => id,
    };
    if let Node::Shr(x, n) = d.node(inner)
        && let Some(n) = d.as_const(*n)
    {
        return (*x, n as u32);
    }
    (inner, 0)
}

/// One operation in every part whose operands can be joined.
fn join_nodes(d: &mut Dag, parts: &[Id], width: u16) -> Option<Id> {
    let nodes: Vec<Node> = parts.iter().map(|p| d.node(*p).clone()).collect();
    match &nodes[0] {
        Node::Select(c, _, _) => {
            let mut arms = (Vec::new(), Vec::new());
            for (node, part) in nodes.iter().zip(parts) {
                match node {
                    Node::Select(c2, a, b) if c2 == c => {
                        arms.0.push(*a);
                        arms.1.push(*b);
                    }
                    // A part whose arms are equal lost its selection.
                    _ => {
                        arms.0.push(*part);
                        arms.1.push(*part);
                    }
                }
            }
            let (a, b) = (join(d, &arms.0, width)?, join(d, &arms.1, width)?);
            Some(d.select(*c, a, b))
        }
        // 2^w - 1 - x is the complement of x.
        Node::Sum(k, terms) if *k == (1 << width) - 1 && terms.len() == 1 && terms[0].1 == -1 => {
            let inner: Option<Vec<Id>> = nodes
                .iter()
                .map(|n| match n {
                    Node::Sum(k2, t) if k2 == k && t.len() == 1 && t[0].1 == -1 => Some(t[0].0),
                    _ => None,
                })
                .collect();
            let inner = join(d, &inner?, width)?;
            Some(d.sum((1 << (width * parts.len() as u16)) - 1, &[(inner, -1)]))
        }
        Node::And(..) | Node::Or(..) | Node::Xor(..) => {
            let like = nodes[0].clone();
            let mut sides = (Vec::new(), Vec::new());
            for node in &nodes {
                if std::mem::discriminant(node) != std::mem::discriminant(&like) {
                    return None;
                }
                let mut children = node.children();
                children.sort_by_key(|c| operand_of(d, *c));
                sides.0.push(children[0]);
                sides.1.push(children[1]);
            }
            let (a, b) = (join(d, &sides.0, width)?, join(d, &sides.1, width)?);
            Some(d.rebuild(&like, &[a, b]))
        }
        _ => None,
    }
}

fn operand_of(d: &Dag, id: Id) -> Option<u16> {
    match d.node(id) {
        Node::Read { base, .. } => base.first().copied(),
        Node::Sum(_, terms) => terms.first().and_then(|t| operand_of(d, t.0)),
        _ => None,
    }
}
