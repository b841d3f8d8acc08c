//! Hash-consed expressions over unbounded integers.
//!
//! A vendor's pseudocode mixes widths on every line; two texts of one operation rarely agree on where they
//! extend. Expressions here are therefore *mathematical integers* with an interval each, and [`Node::Wrap`]
//! is the only place where bits are lost. Widths are assigned when an expression goes to the solver or to
//! LLVM. Values are held in `i128`; ring operations are exact modulo 2^128, and [`Dag::check_exact`] rejects
//! an expression in which an operation that is not a ring operation could see a value outside `i128`.
//!
//! The smart constructors keep a normal form: sums are linear combinations, multiplications and shifts by
//! constants are coefficients, `not x` is `-1 - x`, `a <= b` is `1 - (b < a)`, truncations are pushed
//! through ring operations, and `min`, `max`, `abs` and saturation are recovered from selections.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::BuildHasher;

use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::float::{Float, FloatOp};
use crate::hash::FastMap;
use crate::interp::prim_value;
use crate::limits::MAX_WIDTH;

/// A node of a [`Dag`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Id(pub u32);

impl Id {
    /// The position of the node in its [`Dag`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A bound variable: a result axis or a reduction variable.
///
/// Axes are numbered from 0, outermost first. A reduction binds [`Var::reduction`] of its nesting height,
/// so that a body never binds the variable of an enclosing reduction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Var(pub u8);

impl Var {
    /// The first number used by reduction variables; smaller numbers are axes.
    pub const FIRST_REDUCTION: u8 = 16;

    /// The variable of a reduction at nesting height `height` (0 binds no reduction inside).
    pub fn reduction(height: u8) -> Var {
        Var(Self::FIRST_REDUCTION + height)
    }

    /// Whether this is a reduction variable.
    pub fn is_reduction(self) -> bool {
        self.0 >= Self::FIRST_REDUCTION
    }

    fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// A primitive that has no affordable expression over integers. Arguments are unsigned values, except where
/// a [`FloatOp`] says that one is an integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Prim {
    /// Number of leading zero bits in the low `width` bits; `width` for zero.
    LeadingZeros(u16),
    /// Number of trailing zero bits in the low `width` bits; `width` for zero.
    TrailingZeros(u16),
    /// Product over GF(2) of two polynomials of at most 64 bits.
    CarrylessMul,
    /// Product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1.
    Gf256Mul,
    /// Multiplicative inverse in GF(2^8), 0 for 0.
    Gf256Inverse,
    /// Floating point.
    Float(Float),
}

impl Prim {
    /// The name in the text notation.
    pub fn name(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Prim::LeadingZeros(_) => "clz",
            Prim::TrailingZeros(_) => "ctz",
            Prim::CarrylessMul => "clmul",
            Prim::Gf256Mul => "gf256mul",
            Prim::Gf256Inverse => "gf256inv",
            Prim::Float(f) => return Cow::Owned(f.name()),
        })
    }

    /// Whether `args` arguments are right and its numbers possible.
    pub fn is_valid(self, args: usize) -> bool {
        match self {
            Prim::LeadingZeros(w) | Prim::TrailingZeros(w) => (1..=MAX_WIDTH).contains(&w) && args == 1,
            Prim::Gf256Inverse => args == 1,
            Prim::CarrylessMul | Prim::Gf256Mul => args == 2,
            Prim::Float(f) => f.is_valid(args),
        }
    }

    /// The number of leading arguments, of `args`, that may be exchanged.
    pub fn commuting(self, args: usize) -> usize {
        match self {
            Prim::CarrylessMul | Prim::Gf256Mul => args,
            Prim::Float(f) => f.op.commuting(args),
            _ => 1.min(args),
        }
    }
}

/// The associative operation of a [`Node::Reduce`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum ReduceOp {
    /// Sum, neutral 0.
    Add,
    /// Bitwise and, neutral -1.
    And,
    /// Bitwise or, neutral 0.
    Or,
    /// Bitwise exclusive or, neutral 0.
    Xor,
    /// Minimum of at least one value.
    Min,
    /// Maximum of at least one value.
    Max,
}

/// One operation on integers.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Node {
    /// A constant.
    Const(i128),
    /// A bound variable with values in `0..extent`.
    Var(Var, u32),
    /// Element `index` of the concatenation of the operands in `base` (first operand lowest), cut into
    /// elements of `width` bits, read as a signed or unsigned integer. An index out of range reads 0.
    Read {
        /// Operand numbers, lowest first; nearly always one.
        base: Vec<u16>,
        /// Element width in bits.
        width: u16,
        /// Whether the top bit has negative weight.
        signed: bool,
        /// Element number.
        index: Id,
    },
    /// `constant + sum of coefficient * term`; terms strictly ascending by [`Id`], no coefficient is 0.
    Sum(i128, Vec<(Id, i128)>),
    /// Product of two non-constant factors, smaller [`Id`] first.
    Mul(Id, Id),
    /// `a * 2^b`, for `b >= 0` that is not constant.
    Shl(Id, Id),
    /// `floor(a / 2^b)`, for `b >= 0`.
    Shr(Id, Id),
    /// Bitwise and on infinite two's complement.
    And(Id, Id),
    /// Bitwise or on infinite two's complement.
    Or(Id, Id),
    /// Bitwise exclusive or on infinite two's complement.
    Xor(Id, Id),
    /// The low `width` bits of `a`, read as a signed or unsigned integer.
    Wrap {
        /// The value.
        a: Id,
        /// Bits kept.
        width: u16,
        /// Whether the top kept bit has negative weight.
        signed: bool,
    },
    /// `a` clamped to the range of a signed or unsigned integer of `width` bits.
    Sat {
        /// The value.
        a: Id,
        /// Bits of the target range.
        width: u16,
        /// Whether the target range is signed.
        signed: bool,
    },
    /// Minimum.
    Min(Id, Id),
    /// Maximum.
    Max(Id, Id),
    /// Absolute value.
    Abs(Id),
    /// 1 if equal, else 0.
    Eq(Id, Id),
    /// 1 if `a < b` as integers, else 0.
    Lt(Id, Id),
    /// `a` if the condition (0 or 1) is 1, else `b`.
    Select(Id, Id, Id),
    /// `body` combined over `var` in `0..count`.
    Reduce {
        /// The combining operation.
        op: ReduceOp,
        /// The bound variable.
        var: Var,
        /// Number of terms, at least 1.
        count: u32,
        /// The term.
        body: Id,
    },
    /// `value` at the smallest `var` in `0..count` for which `cond` is 1, else `otherwise`.
    First {
        /// The bound variable.
        var: Var,
        /// Number of candidates, at least 1.
        count: u32,
        /// 0 or 1.
        cond: Id,
        /// The value chosen.
        value: Id,
        /// The value if no condition holds; does not mention `var`.
        otherwise: Id,
    },
    /// A primitive applied to its arguments.
    Prim(Prim, Vec<Id>),
}

impl Node {
    /// The direct operands, in a fixed order. Bound variables are not operands.
    pub fn children(&self) -> Vec<Id> {
        match self {
            Node::Const(_) | Node::Var(..) => Vec::new(),
            Node::Read { index, .. } => vec![*index],
            Node::Sum(_, terms) => terms.iter().map(|t| t.0).collect(),
            Node::Mul(a, b)
            | Node::Shl(a, b)
            | Node::Shr(a, b)
            | Node::And(a, b)
            | Node::Or(a, b)
            | Node::Xor(a, b)
            | Node::Min(a, b)
            | Node::Max(a, b)
            | Node::Eq(a, b)
            | Node::Lt(a, b) => vec![*a, *b],
            Node::Wrap { a, .. } | Node::Sat { a, .. } | Node::Abs(a) => vec![*a],
            Node::Select(c, a, b) => vec![*c, *a, *b],
            Node::Reduce { body, .. } => vec![*body],
            Node::First { cond, value, otherwise, .. } => vec![*cond, *value, *otherwise],
            Node::Prim(_, args) => args.clone(),
        }
    }
}

/// The values that a node can take: `lo..=hi`, saturated at the ends of `i128`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Interval {
    /// Smallest value.
    pub lo: i128,
    /// Largest value.
    pub hi: i128,
}

impl Interval {
    /// The interval `lo..=hi`.
    pub fn new(lo: i128, hi: i128) -> Interval {
        Interval { lo, hi }
    }

    /// The range of an integer of `width` bits.
    pub fn of_width(width: u16, signed: bool) -> Interval {
        match (signed, width) {
            (_, 0) => Interval::new(0, 0),
            (true, 1..=127) => Interval::new(-(1 << (width - 1)), (1 << (width - 1)) - 1),
            (false, 1..=126) => Interval::new(0, (1 << width) - 1),
            (false, _) => Interval::new(0, i128::MAX),
            (true, _) => Interval::new(i128::MIN, i128::MAX),
        }
    }

    /// Whether every value of `self` lies in `other`.
    pub fn within(self, other: Interval) -> bool {
        other.lo <= self.lo && self.hi <= other.hi
    }

    /// Whether neither end is saturated, so that values are exact in `i128`.
    pub fn is_exact(self) -> bool {
        self.lo > i128::MIN && self.hi < i128::MAX
    }

    /// Whether all values are 0 or 1.
    pub fn is_bool(self) -> bool {
        self.within(Interval::new(0, 1))
    }

    /// Bits of the smallest signed (if any value is negative) or unsigned integer that holds every value.
    pub fn bits(self) -> u16 {
        let magnitude = |v: i128| 128 - if v < 0 { (!v).leading_zeros() } else { v.leading_zeros() };
        let m = magnitude(self.lo).max(magnitude(self.hi)) as u16;
        if self.lo < 0 { m + 1 } else { m }
    }

    /// The smallest interval that holds both.
    pub fn hull(self, other: Interval) -> Interval {
        Interval::new(self.lo.min(other.lo), self.hi.max(other.hi))
    }

    pub(crate) fn scale(self, c: i128) -> Interval {
        let (a, b) = (self.lo.saturating_mul(c), self.hi.saturating_mul(c));
        Interval::new(a.min(b), a.max(b))
    }

    pub(crate) fn plus(self, other: Interval) -> Interval {
        Interval::new(self.lo.saturating_add(other.lo), self.hi.saturating_add(other.hi))
    }

    pub(crate) fn times(self, o: Interval) -> Interval {
        let c = [(self.lo, o.lo), (self.lo, o.hi), (self.hi, o.lo), (self.hi, o.hi)]
            .map(|(x, y)| x.saturating_mul(y));
        Interval::new(c.into_iter().min().unwrap_or(0), c.into_iter().max().unwrap_or(0))
    }
}

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
}

/// An append-only arena of hash-consed nodes.
#[derive(Clone, Debug, Default)]
pub struct Dag {
    nodes: Vec<Node>,
    pub(crate) facts: Vec<Facts>,
    interner: FastMap<Node, Id>,
    /// Results of [`Dag::low_bits`] and [`Dag::shr_const`]: shared operands are visited once.
    pub(crate) low_memo: FastMap<(Id, u16), Id>,
    pub(crate) shr_memo: FastMap<(Id, u32), Id>,
}

impl Dag {
    /// An empty arena.
    pub fn new() -> Dag {
        Dag::default()
    }

    /// Number of nodes; ids are `0..len`.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are no nodes.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The node of an id.
    pub fn node(&self, id: Id) -> &Node {
        &self.nodes[id.index()]
    }

    /// All nodes in topological order: operands precede users.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The values that `id` can take.
    pub fn interval(&self, id: Id) -> Interval {
        self.facts[id.index()].interval
    }

    /// The number of low bits that are always 0.
    pub fn trailing_zeros(&self, id: Id) -> u32 {
        u32::from(self.facts[id.index()].trailing_zeros)
    }

    /// Whether `var` occurs free in `id`.
    pub fn mentions(&self, id: Id, var: Var) -> bool {
        self.facts[id.index()].free & var.bit() != 0
    }

    /// Free variables of `id`, as a bit set over [`Var`] numbers.
    pub fn free_vars(&self, id: Id) -> u64 {
        self.facts[id.index()].free
    }

    /// The number of reductions nested inside `id`: the next reduction around it binds
    /// [`Var::reduction`] of this height.
    pub fn height(&self, id: Id) -> u8 {
        self.facts[id.index()].height
    }

    /// The constant value of `id`, if it is a constant.
    pub fn as_const(&self, id: Id) -> Option<i128> {
        match self.node(id) {
            Node::Const(v) => Some(*v),
            _ => None,
        }
    }

    /// The ids reachable from `roots`, in topological order.
    pub fn reachable(&self, roots: &[Id]) -> Vec<Id> {
        let mut seen = vec![false; self.len()];
        for r in roots {
            seen[r.index()] = true;
        }
        for i in (0..self.len()).rev() {
            if seen[i] {
                for c in self.nodes[i].children() {
                    seen[c.index()] = true;
                }
            }
        }
        (0..self.len()).filter(|&i| seen[i]).map(|i| Id(i as u32)).collect()
    }

    /// Adds `node` as it is, without simplifying it.
    pub(crate) fn intern(&mut self, node: Node) -> Id {
        if let Some(&id) = self.interner.get(&node) {
            return id;
        }
        let facts = self.derive(&node);
        let id = Id(self.nodes.len() as u32);
        self.nodes.push(node.clone());
        self.facts.push(facts);
        self.interner.insert(node, id);
        id
    }

    /// Copies the expression `root` of `from` into `self`, rebuilding each node with the smart
    /// constructors. `leaf` may replace any node by an id of `self` before its operands are visited.
    pub fn import(&mut self, from: &Dag, root: Id, leaf: &mut dyn FnMut(&mut Dag, Id) -> Option<Id>) -> Id {
        let mut memo = FastMap::default();
        self.import_with(from, root, leaf, &mut memo)
    }

    /// As [`Dag::import`], sharing `memo` between several roots of the same source.
    pub fn import_with<S: BuildHasher>(
        &mut self,
        from: &Dag,
        root: Id,
        leaf: &mut dyn FnMut(&mut Dag, Id) -> Option<Id>,
        memo: &mut HashMap<Id, Id, S>,
    ) -> Id {
        if let Some(&done) = memo.get(&root) {
            return done;
        }
        let new = match leaf(self, root) {
            Some(id) => id,
            None => {
                let children: Vec<Id> = from
                    .node(root)
                    .children()
                    .into_iter()
                    .map(|c| self.import_with(from, c, leaf, memo))
                    .collect();
                self.rebuild(from.node(root), &children)
            }
        };
        memo.insert(root, new);
        new
    }

    /// `node` with its operands replaced by `children` (same number and order as [`Node::children`]).
    pub fn rebuild(&mut self, node: &Node, children: &[Id]) -> Id {
        match node {
            Node::Const(v) => self.constant(*v),
            Node::Var(v, extent) => self.var(*v, *extent),
            Node::Read { base, width, signed, .. } => self.read_of(base, *width, *signed, children[0]),
            Node::Sum(k, terms) => {
                let terms: Vec<_> = terms.iter().zip(children).map(|(t, c)| (*c, t.1)).collect();
                self.sum(*k, &terms)
            }
            Node::Mul(..) => self.mul(children[0], children[1]),
            Node::Shl(..) => self.shl(children[0], children[1]),
            Node::Shr(..) => self.shr(children[0], children[1]),
            Node::And(..) => self.and(children[0], children[1]),
            Node::Or(..) => self.or(children[0], children[1]),
            Node::Xor(..) => self.xor(children[0], children[1]),
            Node::Wrap { width, signed, .. } => self.wrap(children[0], *width, *signed),
            Node::Sat { width, signed, .. } => self.sat(children[0], *width, *signed),
            Node::Min(..) => self.min(children[0], children[1]),
            Node::Max(..) => self.max(children[0], children[1]),
            Node::Abs(..) => self.abs(children[0]),
            Node::Eq(..) => self.eq(children[0], children[1]),
            Node::Lt(..) => self.lt(children[0], children[1]),
            Node::Select(..) => self.select(children[0], children[1], children[2]),
            Node::Reduce { op, var, count, .. } => self.reduce(*op, *var, *count, children[0]),
            Node::First { var, count, .. } => self.first(*var, *count, children[0], children[1], children[2]),
            Node::Prim(p, _) => self.prim(*p, children),
        }
    }

    /// `root` with `var` replaced by `value` (an id of the same arena).
    pub fn substitute(&mut self, root: Id, var: Var, value: Id) -> Id {
        let mut memo = FastMap::default();
        self.substitute_with(root, var, value, &mut memo)
    }

    fn substitute_with(&mut self, root: Id, var: Var, value: Id, memo: &mut FastMap<Id, Id>) -> Id {
        if !self.mentions(root, var) {
            return root;
        }
        if let Some(&done) = memo.get(&root) {
            return done;
        }
        let node = self.node(root).clone();
        let new = if matches!(node, Node::Var(v, _) if v == var) {
            value
        } else {
            let children: Vec<Id> =
                node.children().into_iter().map(|c| self.substitute_with(c, var, value, memo)).collect();
            self.rebuild(&node, &children)
        };
        memo.insert(root, new);
        new
    }

    /// Checks that arithmetic in `i128` is exact for every value that `roots` depend on: only ring
    /// operations under a truncation may see values that need more than 127 bits.
    ///
    /// # Errors
    /// [`Error::TooWide`] names the first operation that could see an inexact value.
    pub fn check_exact(&self, roots: &[Id]) -> Result<(), Error> {
        for id in self.reachable(roots) {
            let node = self.node(id);
            let ring = matches!(node, Node::Sum(..) | Node::Mul(..) | Node::Wrap { .. } | Node::Shl(..))
                || matches!(node, Node::And(..) | Node::Or(..) | Node::Xor(..) | Node::Select(..));
            if ring {
                continue;
            }
            if let Some(c) = node.children().into_iter().find(|c| !self.interval(*c).is_exact()) {
                return Err(Error::TooWide { what: format!("{:?} of {:?}", node, self.node(c)) });
            }
        }
        Ok(())
    }

    fn derive(&self, node: &Node) -> Facts {
        let mut free = 0;
        let mut height = 0;
        for c in node.children() {
            free |= self.facts[c.index()].free;
            height = height.max(self.facts[c.index()].height);
        }
        match node {
            Node::Var(v, _) => free |= v.bit(),
            Node::Reduce { var, .. } | Node::First { var, .. } => {
                free &= !var.bit();
                height = height.max(var.0.saturating_sub(Var::FIRST_REDUCTION) + 1);
            }
            _ => {}
        }
        let interval = self.interval_of(node);
        let trailing_zeros = if interval == Interval::new(0, 0) { 127 } else { self.zeros_of(node) };
        Facts { interval, trailing_zeros, free, height }
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
            Node::Shl(a, _) => of(a),
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

    fn interval_of(&self, node: &Node) -> Interval {
        let of = |id: &Id| self.facts[id.index()].interval;
        match node {
            Node::Const(v) => Interval::new(*v, *v),
            Node::Var(_, extent) => Interval::new(0, i128::from(*extent) - 1),
            Node::Read { width, signed, .. } | Node::Wrap { width, signed, .. } => {
                Interval::of_width(*width, *signed)
            }
            Node::Sum(k, terms) => {
                terms.iter().fold(Interval::new(*k, *k), |acc, (t, c)| acc.plus(of(t).scale(*c)))
            }
            Node::Mul(a, b) if a == b => {
                let i = of(a);
                let ends = [i.lo.saturating_mul(i.lo), i.hi.saturating_mul(i.hi)];
                let least = if i.lo <= 0 && i.hi >= 0 { 0 } else { ends[0].min(ends[1]) };
                Interval::new(least, ends[0].max(ends[1]))
            }
            Node::Mul(a, b) => of(a).times(of(b)),
            Node::Shl(a, b) => of(a).times(shift_factors(of(b))),
            Node::Shr(a, b) => {
                let (x, s) = (of(a), of(b));
                let sh = |v: i128, n: i128| v >> n.clamp(0, 127);
                let c = [sh(x.lo, s.lo), sh(x.lo, s.hi), sh(x.hi, s.lo), sh(x.hi, s.hi)];
                Interval::new(c.into_iter().min().unwrap_or(0), c.into_iter().max().unwrap_or(0))
            }
            Node::And(a, b) => {
                let (x, y) = (of(a), of(b));
                match (x.lo >= 0, y.lo >= 0) {
                    (true, true) => Interval::new(0, x.hi.min(y.hi)),
                    (true, false) => Interval::new(0, x.hi),
                    (false, true) => Interval::new(0, y.hi),
                    (false, false) => signed_hull(x, y),
                }
            }
            Node::Or(a, b) | Node::Xor(a, b) => {
                let (x, y) = (of(a), of(b));
                if x.lo >= 0 && y.lo >= 0 {
                    let lo = if matches!(node, Node::Or(..)) { x.lo.max(y.lo) } else { 0 };
                    Interval::new(lo, all_ones_above(x.hi.max(y.hi)))
                } else {
                    signed_hull(x, y)
                }
            }
            Node::Sat { a, width, signed } => {
                let (x, r) = (of(a), Interval::of_width(*width, *signed));
                Interval::new(x.lo.clamp(r.lo, r.hi), x.hi.clamp(r.lo, r.hi))
            }
            Node::Min(a, b) => Interval::new(of(a).lo.min(of(b).lo), of(a).hi.min(of(b).hi)),
            Node::Max(a, b) => Interval::new(of(a).lo.max(of(b).lo), of(a).hi.max(of(b).hi)),
            Node::Abs(a) => {
                let x = of(a);
                let hi = x.hi.saturating_abs().max(x.lo.saturating_abs());
                let lo = if x.lo > 0 {
                    x.lo
                } else if x.hi < 0 {
                    x.hi.saturating_neg()
                } else {
                    0
                };
                Interval::new(lo, hi)
            }
            Node::Eq(..) | Node::Lt(..) => Interval::new(0, 1),
            Node::Select(_, a, b) => of(a).hull(of(b)),
            Node::First { value, otherwise, .. } => of(value).hull(of(otherwise)),
            Node::Reduce { op, count, body, .. } => {
                let x = of(body);
                match op {
                    ReduceOp::Add => x.scale(i128::from(*count)),
                    ReduceOp::And | ReduceOp::Min | ReduceOp::Max if x.lo >= 0 => {
                        Interval::new(if *op == ReduceOp::And { 0 } else { x.lo }, x.hi)
                    }
                    ReduceOp::Or | ReduceOp::Xor if x.lo >= 0 => Interval::new(0, all_ones_above(x.hi)),
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

    /// A primitive applied to unsigned arguments; folded when all are constants.
    pub fn prim(&mut self, prim: Prim, args: &[Id]) -> Id {
        let values: Option<Vec<i128>> = args.iter().map(|a| self.as_const(*a)).collect();
        match values {
            Some(v) => self.constant(prim_value(prim, &v)),
            None => {
                let mut args = args.to_vec();
                if let Prim::Float(f) = prim {
                    for (n, arg) in args.iter_mut().enumerate() {
                        if !f.op.takes_integer(n) {
                            *arg = self.wrap(*arg, f.format.bits(), false);
                        }
                    }
                }
                let commuting = prim.commuting(args.len());
                args[..commuting].sort_unstable();
                self.intern(Node::Prim(prim, args))
            }
        }
    }
}

fn all_ones_above(v: i128) -> i128 {
    if v <= 0 { 0 } else { i128::MAX >> (v.leading_zeros() - 1) }
}

fn signed_hull(x: Interval, y: Interval) -> Interval {
    Interval::of_width(x.hull(y).hull(Interval::new(-1, 0)).bits(), true)
}

fn shift_factors(s: Interval) -> Interval {
    let p = |n: i128| {
        if (0..127).contains(&n) { 1i128 << n } else { i128::MAX }
    };
    Interval::new(p(s.lo.max(0)), p(s.hi.max(0)))
}
