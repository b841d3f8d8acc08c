//! Widths: how many low bits of each node its users need.
//!
//! A node is encoded once, at the greatest width that any user demands and never above its natural width,
//! the width at which its interval fits. Ring operations and bitwise operations pass a demand on to their
//! operands; comparisons, shifts to the right and clamps need their operands whole.

use crate::bound;
use crate::dag::{Dag, Id, Interval, Node, Prim};

/// The width of an exact representation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Natural {
    pub bits: u32,
    pub signed: bool,
}

/// More than any value has: all bits of an operand.
pub(super) const WHOLE: u32 = u32::MAX;

/// The bits of an integer that is an argument or a result of floating point: it is exact.
pub(super) const INTEGER: u32 = 128;

/// The bits that stand for a value without bounds, of which only low bits are looked at.
const UNBOUNDED: u32 = 2 * bound::MAX_BITS;

impl Natural {
    pub fn of(interval: Interval) -> Natural {
        let bits = if interval.is_bounded() { u32::from(interval.bits()).max(1) } else { UNBOUNDED };
        Natural { bits, signed: interval.lo < 0 }
    }

    /// The smallest representation that holds the values of both.
    pub fn join(self, other: Natural) -> Natural {
        let signed = self.signed || other.signed;
        let bits = |n: Natural| n.bits + u32::from(signed && !n.signed);
        Natural { bits: bits(self).max(bits(other)), signed }
    }
}

pub(super) fn natural(dag: &Dag, id: Id) -> Natural {
    Natural::of(dag.interval(id))
}

pub(super) fn common(dag: &Dag, a: Id, b: Id) -> Natural {
    natural(dag, a).join(natural(dag, b))
}

/// The encoding width of every node that `roots` (with the bits demanded of each) depend on; 0 elsewhere.
/// `opaque` says which
/// nodes are leaves whatever their operands are.
pub(super) fn demands(dag: &Dag, roots: &[(Id, u32)], opaque: &dyn Fn(&Dag, Id) -> bool) -> Vec<u32> {
    let mut demand = vec![0; dag.len()];
    for (root, bits) in roots {
        raise(dag, &mut demand, *root, *bits);
    }
    for i in (0..dag.len()).rev() {
        if demand[i] > 0 {
            of_operands(dag, Id(i as u32), demand[i], opaque, &mut |id, bits| {
                raise(dag, &mut demand, id, bits)
            });
        }
    }
    demand
}

fn raise(dag: &Dag, demand: &mut [u32], id: Id, bits: u32) {
    let bits = bits.min(natural(dag, id).bits);
    demand[id.index()] = demand[id.index()].max(bits);
}

/// The demand on the operands of `id` when `bits` low bits of it are wanted.
fn of_operands(
    dag: &Dag,
    id: Id,
    bits: u32,
    opaque: &dyn Fn(&Dag, Id) -> bool,
    need: &mut dyn FnMut(Id, u32),
) {
    match dag.node(id) {
        Node::Const(_) | Node::Var(..) | Node::Reduce { .. } | Node::First { .. } => {}
        Node::Read { index, .. } => {
            if dag.as_const(*index).is_none() && !opaque(dag, id) {
                need(*index, WHOLE);
            }
        }
        Node::Sum(_, terms) => terms.iter().for_each(|t| need(t.0, bits)),
        Node::Mul(..) if opaque(dag, id) => {}
        Node::Mul(a, b) if dag.interval(*a).is_bool() || dag.interval(*b).is_bool() => {
            // The condition of a selection is looked at whole.
            need(*a, if dag.interval(*a).is_bool() { WHOLE } else { bits });
            need(*b, if dag.interval(*b).is_bool() { WHOLE } else { bits });
        }
        Node::Mul(a, b) | Node::And(a, b) | Node::Or(a, b) | Node::Xor(a, b) => {
            need(*a, bits);
            need(*b, bits);
        }
        Node::Shl(a, n) => {
            need(*a, bits);
            need(*n, WHOLE);
        }
        Node::Shr(a, n) => match constant_count(dag, *n) {
            Some(n) => need(*a, bits.saturating_add(n)),
            None => {
                need(*a, WHOLE);
                need(*n, WHOLE);
            }
        },
        Node::Wrap { a, .. } => need(*a, bits),
        Node::Sat { a, .. } | Node::Abs(a) => need(*a, WHOLE),
        Node::Min(a, b) | Node::Max(a, b) | Node::Eq(a, b) | Node::Lt(a, b) => {
            need(*a, WHOLE);
            need(*b, WHOLE);
        }
        Node::Select(c, a, b) => {
            need(*c, WHOLE);
            need(*a, bits);
            need(*b, bits);
        }
        Node::Prim(p, args) => {
            for (n, a) in args.iter().enumerate() {
                need(*a, argument_bits(*p, n, bits));
            }
        }
    }
}

/// The low bits that a primitive looks at in argument `n` to give `bits` of its result.
pub(super) fn argument_bits(prim: Prim, n: usize, bits: u32) -> u32 {
    match prim {
        Prim::LeadingZeros(w) | Prim::TrailingZeros(w) => u32::from(w).max(1),
        Prim::CarrylessMul if n == 0 => bits,
        Prim::CarrylessMul => 64,
        Prim::Gf256Mul | Prim::Gf256Inverse => 8,
        Prim::Float(f) if f.op.takes_integer(n) => INTEGER,
        Prim::Float(f) => u32::from(f.format.bits()),
    }
}

/// A constant shift count as the interpreter takes it.
pub(super) fn constant_count(dag: &Dag, n: Id) -> Option<u32> {
    dag.as_const(n).map(|n| n.clamp(0, UNBOUNDED.into()) as u32)
}
