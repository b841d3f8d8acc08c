//! Masks that are entangled with the expression, found by their meaning.
//!
//! Where a mask has been distributed over the bits of an element, no syntactic rule takes it off. But what
//! the instruction computes with all mask bits set is the operation, and what it computes with none set says
//! whether it merges or zeroes. The guess is proven like every other membership.

use std::collections::HashMap;

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::{ElementFn, Kind, LaneFn, Shape};
use autoir_semantics::reroll::reroll;

use crate::term::Affine;
use crate::wrapper::Wrapper;

/// The operations that `f` may be under a mask, with that mask.
pub fn cofactors(f: &ElementFn) -> Vec<(Wrapper, LaneFn)> {
    let masks = f.operands.iter().enumerate().filter(|(_, o)| o.kind == Kind::Mask);
    masks.filter_map(|(n, o)| cofactor(f, n as u16, o.bits())).collect()
}

fn cofactor(f: &ElementFn, mask: u16, bits: u32) -> Option<(Wrapper, LaneFn)> {
    let total = f.result.bits();
    if bits == 0 || !total.is_multiple_of(bits) || total / bits > 64 || f.result.kind != Kind::Vector {
        return None;
    }
    let lanes = regroup(f, (total / bits) as u16)?;
    let off = with_mask(&lanes, mask, 0)?;
    let source = kept_operand(&off)?;
    let inner = reroll(&with_mask(&lanes, mask, -1)?);
    if inner.result.width != lanes.result.width {
        return None;
    }
    let index = lane_index(&inner);
    let wrapper = match source {
        None => Wrapper::Zero { mask, mask_index: index },
        Some(source) => Wrapper::Merge { mask, source, mask_index: index.clone(), source_index: index },
    };
    Some((wrapper, inner))
}

/// The same function with elements of `width` bits.
pub fn regroup(f: &ElementFn, width: u16) -> Option<ElementFn> {
    let old = f.result.width;
    if old == width {
        return Some(f.clone());
    }
    let mut dag = f.dag.clone();
    let elements: Vec<Id> = if width > old {
        crate::unroll::join_elements(&mut dag, &f.elements, old, width)?
    } else if width > 0 && old.is_multiple_of(width) {
        let parts = old / width;
        f.elements
            .iter()
            .flat_map(|e| (0..parts).map(move |n| (*e, n)))
            .map(|(e, n)| {
                let part = dag.shr_const(e, u32::from(n * width));
                dag.wrap(part, width, false)
            })
            .collect()
    } else {
        return None;
    };
    let extents = vec![elements.len() as u32];
    let result = Shape { kind: f.result.kind, width, extents };
    Some(ElementFn { dag, operands: f.operands.clone(), result, elements })
}

/// `f` with every bit of an operand 0 or 1 (`value` 0 or -1).
fn with_mask(f: &ElementFn, mask: u16, value: i128) -> Option<ElementFn> {
    let mut dag = Dag::new();
    let mut memo = HashMap::new();
    let mut joined = false;
    let elements = f
        .elements
        .iter()
        .map(|e| {
            let mut leaf = |d: &mut Dag, id: Id| match f.dag.node(id) {
                Node::Read { base, width, signed, .. } if base[..] == [mask] => {
                    let all = d.constant(value);
                    Some(d.wrap(all, *width, *signed))
                }
                Node::Read { base, .. } if base.contains(&mask) => {
                    joined = true;
                    None
                }
                _ => None,
            };
            dag.import_with(&f.dag, *e, &mut leaf, &mut memo)
        })
        .collect();
    let operands = f.operands.clone();
    (!joined).then_some(ElementFn { dag, operands, result: f.result.clone(), elements })
}

/// What `f` is everywhere: 0 (`Some(None)`), or the same element of one operand.
fn kept_operand(f: &ElementFn) -> Option<Option<u16>> {
    let mut kept = None;
    for (n, e) in f.elements.iter().enumerate() {
        let this = match f.dag.node(*e) {
            Node::Const(0) => None,
            _ => {
                let (operand, offset) = field(&f.dag, *e, f.result.width)?;
                if offset != n as u64 * u64::from(f.result.width) {
                    return None;
                }
                Some(operand)
            }
        };
        if n > 0 && kept != this {
            return None;
        }
        kept = this;
    }
    Some(kept)
}

/// The operand and first bit, if `id` is `width` consecutive bits of an operand.
fn field(dag: &Dag, id: Id, width: u16) -> Option<(u16, u64)> {
    let (inner, cut) = match dag.node(id) {
        Node::Wrap { a, width: w, signed: false } if *w == width => (*a, true),
        _ => (id, false),
    };
    let (inner, shift) = match dag.node(inner) {
        Node::Shr(a, n) => (*a, u64::try_from(dag.as_const(*n)?).ok()?),
        _ => (inner, 0),
    };
    let Node::Read { base, width: w, signed, index } = dag.node(inner) else { return None };
    let [operand] = base[..] else { return None };
    let end = shift + u64::from(width);
    let whole = end == u64::from(*w) && !signed;
    if end > u64::from(*w) || !(cut || whole) {
        return None;
    }
    Some((operand, u64::try_from(dag.as_const(*index)?).ok()? * u64::from(*w) + shift))
}

/// The number of the lane as an affine function of the axes, per template.
fn lane_index(f: &LaneFn) -> Vec<Affine> {
    let mut stride = 1i128;
    let mut axes = Vec::new();
    let mut template = 0;
    for (n, extent) in f.axes.iter().enumerate().rev() {
        if f.template_axis == Some(n) {
            template = stride;
        } else if *extent > 1 {
            axes.push((n as u8, stride));
        }
        stride *= i128::from(*extent);
    }
    axes.reverse();
    (0..f.bodies.len())
        .map(|t| Affine { offset: template * t as i128, axes: axes.clone(), bound: Vec::new() })
        .collect()
}
