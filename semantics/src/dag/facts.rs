//! What is known of a node's values from those of its operands.

use super::{Dag, Id, Interval, Node, Prim, ReduceOp, Var};
use crate::bound;
use crate::float::FloatOp;

/// What is known of every value of a node without evaluating it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    pub interval: Interval,
    /// The value is a multiple of `2^trailing_zeros` (127 for zero).
    pub trailing_zeros: u8,
    /// Free variables, one bit each.
    pub free: u64,
    /// Height of reductions inside (0: none).
    pub height: u8,
    /// Whether the value, or that of an operand, may be beyond what one `i128` is used for.
    pub wide: bool,
}

impl Dag {
    pub(super) fn derive(&self, node: &Node) -> Facts {
        let mut free = 0;
        let mut height = 0;
        let mut wide = false;
        node.each_child(|c| {
            let of = &self.facts[c.index()];
            free |= of.free;
            height = height.max(of.height);
            wide |= !of.interval.is_exact();
        });
        match node {
            Node::Var(v, _) => free |= v.bit(),
            Node::Reduce { var, .. } | Node::First { var, .. } => {
                free &= !var.bit();
                height = height.max(var.0.saturating_sub(Var::FIRST_REDUCTION) + 1);
            }
            _ => {}
        }
        let of = |id: Id| self.facts[id.index()].interval;
        let interval = match node {
            Node::Sum(k, terms) => self.corner_range(*k, terms, of),
            _ => None,
        };
        let interval = interval.unwrap_or_else(|| node.range(of));
        let trailing_zeros = if interval == Interval::new(0, 0) { 127 } else { self.zeros_of(node) };
        wide |= !interval.is_exact();
        Facts { interval, trailing_zeros, free, height, wide }
    }

    fn zeros_of(&self, node: &Node) -> u8 {
        let of = |id: &Id| self.facts[id.index()].trailing_zeros;
        let konst = |v: i128| {
            if v == 0 { 127 } else { v.trailing_zeros() as u8 }
        };
        match node {
            Node::Const(v) => konst(*v),
            Node::Sum(k, terms) => {
                terms.iter().map(|(t, c)| of(t).saturating_add(konst(*c)).min(127)).fold(konst(*k), u8::min)
            }
            Node::Mul(a, b) => of(a).saturating_add(of(b)).min(127),
            Node::Shl(a, n) => {
                let least = self.interval(*n).lo.clamp(0, 127) as u8;
                of(a).saturating_add(least).min(127)
            }
            Node::Wrap { a, width, .. } if u16::from(of(a)) < *width => of(a),
            Node::Or(a, b) | Node::Xor(a, b) | Node::Select(_, a, b) | Node::Min(a, b) | Node::Max(a, b) => {
                of(a).min(of(b))
            }
            Node::And(a, b) => of(a).max(of(b)),
            Node::Abs(a) => of(a),
            Node::Reduce {
                op: ReduceOp::Add | ReduceOp::Or | ReduceOp::Xor | ReduceOp::And, body, ..
            } => of(body),
            _ => 0,
        }
    }
}

impl Node {
    /// The values that the node can have where its operands have those that `of` says.
    pub fn range(&self, of: impl Fn(Id) -> Interval) -> Interval {
        let of = |id: &Id| of(*id);
        match self {
            Node::Const(v) => Interval::new(*v, *v),
            Node::Var(_, extent) => Interval::new(0, i128::from(*extent) - 1),
            Node::Read { width, signed, .. } | Node::Wrap { width, signed, .. } => {
                Interval::of_width(*width, *signed)
            }
            Node::Sum(k, terms) => {
                terms.iter().fold(Interval::new(*k, *k), |acc, (t, c)| acc.plus(of(t).scale(*c)))
            }
            Node::Mul(a, b) if a == b => of(a).squared(),
            Node::Mul(a, b) => of(a).times(of(b)),
            Node::Shl(a, b) => of(a).shifted_left(of(b)),
            Node::Shr(a, b) => of(a).shifted_right(of(b)),
            Node::And(a, b) => {
                let (x, y) = (of(a), of(b));
                match (x.lo >= 0, y.lo >= 0) {
                    (true, true) => Interval { lo: 0, hi: x.hi.min(y.hi) },
                    (true, false) => Interval { lo: 0, hi: x.hi },
                    (false, true) => Interval { lo: 0, hi: y.hi },
                    (false, false) => signed_hull(x, y),
                }
            }
            Node::Or(a, b) | Node::Xor(a, b) => {
                let (x, y) = (of(a), of(b));
                if x.lo >= 0 && y.lo >= 0 {
                    let lo = if matches!(self, Node::Or(..)) { x.lo.max(y.lo) } else { 0 };
                    Interval { lo, hi: all_ones_above(x.hi.max(y.hi)) }
                } else {
                    signed_hull(x, y)
                }
            }
            Node::Sat { a, width, signed } => {
                let (x, r) = (of(a), Interval::of_width(*width, *signed));
                Interval { lo: x.lo.clamp(r.lo, r.hi), hi: x.hi.clamp(r.lo, r.hi) }
            }
            Node::Min(a, b) => Interval { lo: of(a).lo.min(of(b).lo), hi: of(a).hi.min(of(b).hi) },
            Node::Max(a, b) => Interval { lo: of(a).lo.max(of(b).lo), hi: of(a).hi.max(of(b).hi) },
            Node::Abs(a) => of(a).magnitude(),
            Node::Eq(..) | Node::Lt(..) => Interval::new(0, 1),
            Node::Select(_, a, b) => of(a).hull(of(b)),
            Node::First { value, otherwise, .. } => of(value).hull(of(otherwise)),
            Node::Reduce { op, count, body, .. } => {
                let x = of(body);
                match op {
                    ReduceOp::Add => x.scale(i128::from(*count)),
                    ReduceOp::And | ReduceOp::Min | ReduceOp::Max if x.lo >= 0 => {
                        Interval { lo: if *op == ReduceOp::And { 0 } else { x.lo }, hi: x.hi }
                    }
                    ReduceOp::Or | ReduceOp::Xor if x.lo >= 0 => Interval { lo: 0, hi: all_ones_above(x.hi) },
                    ReduceOp::Min | ReduceOp::Max => x,
                    ReduceOp::And | ReduceOp::Or | ReduceOp::Xor => signed_hull(x, x),
                }
            }
            Node::Prim(p, args) => match p {
                Prim::LeadingZeros(w) | Prim::TrailingZeros(w) => Interval::new(0, i128::from(*w)),
                Prim::Gf256Mul | Prim::Gf256Inverse => Interval::new(0, 255),
                Prim::CarrylessMul => {
                    let bits: u16 = args.iter().map(|a| of(a).bits()).sum();
                    Interval::of_width(bits.saturating_sub(1), false)
                }
                Prim::Float(f) => match (f.op, f.op.result(f.format)) {
                    (_, Some(result)) => Interval::of_width(result.bits(), false),
                    (FloatOp::ToInt { width, signed }, _) => {
                        let range = Interval::of_width(width, signed);
                        args.get(1).map_or(range, |otherwise| range.hull(of(otherwise)))
                    }
                    _ => Interval::new(0, 1),
                },
            },
        }
    }
}

/// The least number of all ones that is not below `hi`.
fn all_ones_above(hi: i128) -> i128 {
    if hi <= 0 { 0 } else { Interval::of_width(bound::bits(hi) as u16, false).hi }
}

fn signed_hull(x: Interval, y: Interval) -> Interval {
    Interval::of_width(x.hull(y).hull(Interval::new(-1, 0)).bits(), true)
}
