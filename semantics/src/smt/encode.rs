//! The bitvector encoding of expressions without reductions.

use std::cell::Cell;

use z3::ast::{BV, Bool};

use super::bits::{bit, constant, of_bool, resize};
use super::leaf::Leaves;
use super::prims;
use super::ring::is_product;
use super::width::{Natural, argument_bits, common, constant_count, demands, natural};
use crate::dag::{Dag, Id, Interval, Node};
use crate::lane::Operand;

/// Which nodes become constants of their own instead of what they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opaque {
    /// Reads whose index mentions an axis.
    Axes,
    /// Reads whose index is not a constant.
    SymbolicReads,
    /// Reads whose index is not a constant, and products.
    Products,
}

impl Opaque {
    fn holds(self, dag: &Dag, id: Id) -> bool {
        match dag.node(id) {
            Node::Read { index, .. } => match self {
                Opaque::Axes => dag.free_vars(*index) != 0,
                Opaque::SymbolicReads | Opaque::Products => dag.as_const(*index).is_none(),
            },
            Node::Mul(..) => self == Opaque::Products && is_product(dag, id),
            _ => false,
        }
    }
}

/// Encoded nodes of one arena.
pub(super) struct Encoder<'a> {
    dag: &'a Dag,
    opaque: Opaque,
    demand: Vec<u32>,
    values: Vec<Option<BV>>,
    /// The nodes that are conditions, as such.
    conditions: Vec<Option<Bool>>,
    pub leaves: Leaves,
    cells: Cell<u64>,
}

impl<'a> Encoder<'a> {
    /// Encodes `roots`, of which so many low bits are wanted, and all that they depend on.
    pub fn new(dag: &'a Dag, roots: &[(Id, u32)], operands: &[Operand], opaque: Opaque) -> Encoder<'a> {
        let demand = demands(dag, roots, &|d, id| opaque.holds(d, id));
        let reads: Vec<Id> = (0..dag.len() as u32)
            .map(Id)
            .filter(|id| demand[id.index()] > 0 && !opaque.holds(dag, *id))
            .collect();
        let mut encoder = Encoder {
            dag,
            opaque,
            leaves: Leaves::new(dag, &reads, operands),
            values: vec![None; dag.len()],
            conditions: vec![None; dag.len()],
            cells: Cell::new(0),
            demand,
        };
        for i in 0..dag.len() {
            if encoder.demand[i] > 0 {
                let id = Id(i as u32);
                encoder.conditions[i] = encoder.condition_node(id);
                encoder.values[i] = Some(match &encoder.conditions[i] {
                    Some(c) => of_bool(c, encoder.demand[i]),
                    None => encoder.value_node(id, encoder.demand[i]),
                });
            }
        }
        encoder
    }

    /// How large the multipliers of all products are together: a cell adds one bit of one factor, times one of the other.
    pub fn cells(&self) -> u64 {
        self.cells.get()
    }

    /// The values that a node can take.
    pub fn interval(&self, id: Id) -> Interval {
        self.dag.interval(id)
    }

    /// The low `bits` bits of a node.
    pub fn low(&self, id: Id, bits: u32) -> BV {
        match &self.values[id.index()] {
            Some(v) => resize(v, bits, natural(self.dag, id).signed),
            // Invariant: every operand of a demanded node is demanded and comes earlier.
            None => constant(self.dag.as_const(id).unwrap_or(0), bits),
        }
    }

    fn whole(&self, id: Id) -> BV {
        self.low(id, natural(self.dag, id).bits)
    }

    /// `a == b` as integers.
    pub fn equal(&self, a: Id, b: Id) -> Bool {
        let w = common(self.dag, a, b).bits;
        self.low(a, w).eq(self.low(b, w))
    }

    /// `a < b` as integers.
    fn less(&self, a: Id, b: Id) -> Bool {
        let n = common(self.dag, a, b);
        less(&self.low(a, n.bits), &self.low(b, n.bits), n.signed)
    }

    /// `lo <= a <= hi`, for numbers `lo` and `hi`.
    pub fn within(&self, a: Id, lo: i128, hi: i128) -> Bool {
        let range = Natural::of(Interval::new(lo.min(hi), hi.max(lo)));
        let n = natural(self.dag, a).join(range);
        within(&self.low(a, n.bits), lo, hi, n.signed)
    }

    /// The node is not 0.
    pub fn truth(&self, id: Id) -> Bool {
        match &self.conditions[id.index()] {
            Some(c) => c.clone(),
            None => {
                let value = self.whole(id);
                value.eq(constant(0, value.get_size())).not()
            }
        }
    }

    fn condition_node(&self, id: Id) -> Option<Bool> {
        let known = |id: &Id| self.conditions[id.index()].clone();
        match self.dag.node(id) {
            Node::Eq(a, b) => Some(self.equal(*a, *b)),
            Node::Lt(a, b) => Some(self.less(*a, *b)),
            Node::Sum(1, terms) => match terms[..] {
                [(t, -1)] => known(&t).map(|c| c.not()),
                _ => None,
            },
            Node::And(a, b) => Some(Bool::and(&[known(a)?, known(b)?])),
            Node::Or(a, b) => Some(Bool::or(&[known(a)?, known(b)?])),
            Node::Xor(a, b) => Some(known(a)?.xor(known(b)?)),
            _ => None,
        }
    }

    fn value_node(&mut self, id: Id, bits: u32) -> BV {
        let dag = self.dag;
        match dag.node(id) {
            Node::Const(v) => constant(*v, bits),
            Node::Var(v, extent) => {
                let full = natural(dag, id).bits;
                let axis = self.leaves.axis(*v, *extent, full);
                resize(&axis, bits, false)
            }
            Node::Read { base, width, index, .. } => {
                if self.opaque.holds(dag, id) {
                    let leaf = self.leaves.opaque(base, *width, *index);
                    return resize(&leaf, bits, false);
                }
                match dag.as_const(*index) {
                    Some(i) => match u64::try_from(i) {
                        Ok(i) => self.leaves.element(base, *width, i, bits),
                        Err(_) => constant(0, bits),
                    },
                    None => self.indexed(base, *width, *index, bits),
                }
            }
            Node::Sum(k, terms) => self.sum(*k, terms, bits),
            Node::Mul(..) if self.opaque.holds(dag, id) => {
                let n = natural(dag, id);
                resize(&self.leaves.product(id, n.bits), bits, n.signed)
            }
            Node::Mul(a, b) => self.product(*a, *b, bits),
            Node::And(a, b) => self.low(*a, bits).bvand(self.low(*b, bits)),
            Node::Or(a, b) => self.low(*a, bits).bvor(self.low(*b, bits)),
            Node::Xor(a, b) => self.low(*a, bits).bvxor(self.low(*b, bits)),
            Node::Shl(a, n) => self.shift_left(*a, *n, bits),
            Node::Shr(a, n) => self.shift_right(*a, *n, bits),
            Node::Wrap { a, .. } => self.low(*a, bits),
            Node::Sat { a, width, signed } => {
                let range = Interval::of_width(*width, *signed);
                let n = natural(dag, *a).join(Natural::of(range));
                let x = self.low(*a, n.bits);
                let (lo, hi) = (constant(range.lo, n.bits), constant(range.hi, n.bits));
                let clamped = less(&x, &lo, n.signed).ite(&lo, &less(&hi, &x, n.signed).ite(&hi, &x));
                resize(&clamped, bits, n.signed)
            }
            Node::Min(a, b) => self.smaller(*a, *b, *a, *b, bits),
            Node::Max(a, b) => self.smaller(*a, *b, *b, *a, bits),
            Node::Abs(a) => {
                let x = self.whole(*a);
                let top = x.get_size() - 1;
                let low = self.low(*a, bits);
                if natural(dag, *a).signed { bit(&x, top).ite(&low.bvneg(), &low) } else { low }
            }
            Node::Select(c, a, b) => self.truth(*c).ite(&self.low(*a, bits), &self.low(*b, bits)),
            Node::Prim(p, args) => {
                let args: Vec<BV> =
                    args.iter().enumerate().map(|(n, a)| self.low(*a, argument_bits(*p, n, bits))).collect();
                prims::encode(*p, &args, bits)
            }
            // Conditions were handled before; reductions were unrolled.
            Node::Eq(..) | Node::Lt(..) => of_bool(&self.truth(id), bits),
            Node::Reduce { .. } | Node::First { .. } => BV::fresh_const("reduction", bits),
        }
    }

    /// A product with a condition is a selection.
    fn product(&self, a: Id, b: Id, bits: u32) -> BV {
        for (c, x) in [(a, b), (b, a)] {
            if self.dag.interval(c).is_bool() {
                return self.truth(c).ite(&self.low(x, bits), &constant(0, bits));
            }
        }
        let cells = |id: Id| u64::from(natural(self.dag, id).bits.min(bits));
        self.cells.set(self.cells.get().saturating_add(cells(a) * cells(b)));
        self.low(a, bits).bvmul(self.low(b, bits))
    }

    fn sum(&self, k: i128, terms: &[(Id, i128)], bits: u32) -> BV {
        let mut acc = (k != 0).then(|| constant(k, bits));
        for (t, c) in terms {
            let x = self.low(*t, bits);
            acc = Some(match (acc, *c) {
                (None, 1) => x,
                (Some(acc), 1) => acc.bvadd(&x),
                (Some(acc), -1) => acc.bvsub(&x),
                (None, -1) => x.bvneg(),
                (None, c) => x.bvmul(constant(c, bits)),
                (Some(acc), c) => acc.bvadd(x.bvmul(constant(c, bits))),
            });
        }
        acc.unwrap_or_else(|| constant(k, bits))
    }

    fn smaller(&self, a: Id, b: Id, if_less: Id, otherwise: Id, bits: u32) -> BV {
        self.less(a, b).ite(&self.low(if_less, bits), &self.low(otherwise, bits))
    }

    /// `a * 2^n`; 0 for negative counts.
    fn shift_left(&self, a: Id, n: Id, bits: u32) -> BV {
        let x = self.low(a, bits);
        let count = self.whole(n);
        let zero = constant(0, bits);
        // Invariant: modulo 2^bits, shifts by that many bits and more give 0.
        let mut shifted = x.bvshl(resize(&count, bits, false));
        if let Some(out) = self.out_of_range(&count, bits) {
            shifted = out.ite(&zero, &shifted);
        }
        if natural(self.dag, n).signed {
            shifted = bit(&count, count.get_size() - 1).ite(&zero, &shifted);
        }
        shifted
    }

    /// `floor(a / 2^n)`; negative counts do not shift.
    fn shift_right(&self, a: Id, n: Id, bits: u32) -> BV {
        let of = natural(self.dag, a);
        if let Some(n) = constant_count(self.dag, n) {
            let w = bits.saturating_add(n).min(of.bits);
            let x = self.low(a, w);
            if n >= w {
                // Only the sign is left.
                let sign = if of.signed { x.extract(w - 1, w - 1) } else { constant(0, 1) };
                return resize(&sign, bits, of.signed);
            }
            return resize(&x.extract(w - 1, n), bits, of.signed);
        }
        let x = self.whole(a);
        let w = x.get_size();
        let count = self.whole(n);
        let amount = resize(&count, w, false);
        let (shifted, gone) = if of.signed {
            (x.bvashr(&amount), resize(&x.extract(w - 1, w - 1), w, true))
        } else {
            (x.bvlshr(&amount), constant(0, w))
        };
        let mut value = match self.out_of_range(&count, w) {
            Some(out) => out.ite(&gone, &shifted),
            None => shifted,
        };
        if natural(self.dag, n).signed {
            value = bit(&count, count.get_size() - 1).ite(&x, &value);
        }
        resize(&value, bits, of.signed)
    }

    /// The count, cut to `bits` bits for the solver's shift, would lose bits that are set.
    fn out_of_range(&self, count: &BV, bits: u32) -> Option<Bool> {
        let have = count.get_size();
        (have > bits).then(|| {
            let high = count.extract(have - 1, bits);
            high.eq(constant(0, have - bits)).not()
        })
    }

    /// A read at a computed index: a tree of choices over the index bits.
    fn indexed(&mut self, base: &[u16], width: u16, index: Id, bits: u32) -> BV {
        let range = self.dag.interval(index);
        let at = self.whole(index);
        let signed = natural(self.dag, index).signed;
        let digits = at.get_size() - u32::from(signed);
        let zero = constant(0, bits);
        let mut tree = Elements {
            leaves: &mut self.leaves,
            base,
            width,
            bits,
            lo: u128::try_from(range.lo).unwrap_or(0),
            hi: u128::try_from(range.hi).unwrap_or(0),
        };
        let chosen = tree.choose(&at, 0, digits).unwrap_or_else(|| zero.clone());
        if signed { bit(&at, at.get_size() - 1).ite(&zero, &chosen) } else { chosen }
    }
}

/// The elements that an index in `lo..=hi` can reach.
struct Elements<'a> {
    leaves: &'a mut Leaves,
    base: &'a [u16],
    width: u16,
    bits: u32,
    lo: u128,
    hi: u128,
}

impl Elements<'_> {
    /// The element at `from` plus the low `digits` bits of `at`; `None` if the index is never there.
    fn choose(&mut self, at: &BV, from: u128, digits: u32) -> Option<BV> {
        let last = from + (1u128 << digits.min(127)) - 1;
        if last < self.lo || from > self.hi {
            return None;
        }
        // Past the last operand everything is 0. An element may straddle two operands of a
        // concatenation, so the count is an upper bound and `element` decides.
        if from > u128::from(self.leaves.count(self.base, self.width)) {
            return Some(constant(0, self.bits));
        }
        if digits == 0 {
            return Some(self.leaves.element(self.base, self.width, from as u64, self.bits));
        }
        let half = digits - 1;
        let low = self.choose(at, from, half);
        let high = self.choose(at, from + (1 << half), half);
        match (low, high) {
            (Some(l), Some(h)) => Some(bit(at, half).ite(&h, &l)),
            (one, other) => one.or(other),
        }
    }
}

pub(super) fn less(a: &BV, b: &BV, signed: bool) -> Bool {
    if signed { a.bvslt(b) } else { a.bvult(b) }
}

/// `lo <= x <= hi`, where `x` is wide enough to hold both bounds.
pub(super) fn within(x: &BV, lo: i128, hi: i128, signed: bool) -> Bool {
    if lo > hi {
        return Bool::from_bool(false);
    }
    let (lo, hi) = (constant(lo, x.get_size()), constant(hi, x.get_size()));
    Bool::and(&[less(x, &lo, signed).not(), less(&hi, x, signed).not()])
}
