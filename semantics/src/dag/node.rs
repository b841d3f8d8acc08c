//! The operations of expressions.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::float::Float;

/// The greatest width of a read, a truncation or a saturation.
pub(crate) const MAX_WIDTH: u16 = 126;

/// A node of a [`Dag`](super::Dag).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Id(pub u32);

impl Id {
    /// The position of the node in its [`Dag`](super::Dag).
    #[inline]
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

    pub(super) fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

/// A primitive that has no affordable expression over integers. Arguments are unsigned values, except where
/// a [`FloatOp`](crate::float::FloatOp) says that one is an integer.
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
    /// Whether the two operands may be exchanged. A sum orders its terms, and primitives say themselves how many
    /// of their arguments may be: [`Prim::commuting`].
    pub fn is_commutative(&self) -> bool {
        matches!(
            self,
            Node::Mul(..)
                | Node::And(..)
                | Node::Or(..)
                | Node::Xor(..)
                | Node::Min(..)
                | Node::Max(..)
                | Node::Eq(..)
        )
    }

    /// How many of the first [`Node::children`] may be exchanged; 0 where none may.
    pub fn commuting(&self) -> usize {
        match self {
            Node::Prim(prim, args) => prim.commuting(args.len()),
            _ if self.is_commutative() => 2,
            _ => 0,
        }
    }

    /// The direct operands, in a fixed order. Bound variables are not operands.
    pub fn children(&self) -> Vec<Id> {
        let mut all = Vec::new();
        self.each_child(|c| all.push(c));
        all
    }

    /// The operands of which more is looked at than the low bits that are wanted of the result.
    pub fn whole_operands(&self) -> Vec<Id> {
        match self {
            Node::Sum(..) | Node::Mul(..) | Node::Wrap { .. } => Vec::new(),
            Node::And(..) | Node::Or(..) | Node::Xor(..) => Vec::new(),
            Node::Shl(_, n) => vec![*n],
            Node::Select(c, ..) => vec![*c],
            Node::First { cond, .. } => vec![*cond],
            Node::Reduce { op: ReduceOp::Add | ReduceOp::And | ReduceOp::Or | ReduceOp::Xor, .. } => {
                Vec::new()
            }
            _ => self.children(),
        }
    }

    /// Visits what [`Node::children`] lists.
    pub fn each_child(&self, mut visit: impl FnMut(Id)) {
        match self {
            Node::Const(_) | Node::Var(..) => {}
            Node::Read { index, .. } => visit(*index),
            Node::Sum(_, terms) => terms.iter().for_each(|t| visit(t.0)),
            Node::Mul(a, b)
            | Node::Shl(a, b)
            | Node::Shr(a, b)
            | Node::And(a, b)
            | Node::Or(a, b)
            | Node::Xor(a, b)
            | Node::Min(a, b)
            | Node::Max(a, b)
            | Node::Eq(a, b)
            | Node::Lt(a, b) => [*a, *b].into_iter().for_each(visit),
            Node::Wrap { a, .. } | Node::Sat { a, .. } | Node::Abs(a) => visit(*a),
            Node::Select(c, a, b) => [*c, *a, *b].into_iter().for_each(visit),
            Node::Reduce { body, .. } => visit(*body),
            Node::First { cond, value, otherwise, .. } => {
                [*cond, *value, *otherwise].into_iter().for_each(visit);
            }
            Node::Prim(_, args) => args.iter().for_each(|a| visit(*a)),
        }
    }

    /// As [`Node::each_child`], to replace them.
    pub(crate) fn each_child_mut(&mut self, mut visit: impl FnMut(&mut Id)) {
        match self {
            Node::Const(_) | Node::Var(..) => {}
            Node::Read { index, .. } => visit(index),
            Node::Sum(_, terms) => terms.iter_mut().for_each(|t| visit(&mut t.0)),
            Node::Mul(a, b)
            | Node::Shl(a, b)
            | Node::Shr(a, b)
            | Node::And(a, b)
            | Node::Or(a, b)
            | Node::Xor(a, b)
            | Node::Min(a, b)
            | Node::Max(a, b)
            | Node::Eq(a, b)
            | Node::Lt(a, b) => [a, b].into_iter().for_each(visit),
            Node::Wrap { a, .. } | Node::Sat { a, .. } | Node::Abs(a) => visit(a),
            Node::Select(c, a, b) => [c, a, b].into_iter().for_each(visit),
            Node::Reduce { body, .. } => visit(body),
            Node::First { cond, value, otherwise, .. } => {
                [cond, value, otherwise].into_iter().for_each(visit);
            }
            Node::Prim(_, args) => args.iter_mut().for_each(visit),
        }
    }
}
