//! Lane expressions with their numbers set apart.
//!
//! A [`Term`] is a tree whose nodes say *what* is computed ([`Op`]) and carry *with which numbers*
//! ([`Num`]) beside it. Two expressions are of one shape when they agree in operations and arity; every
//! number (widths, signedness, coefficients, extents, offsets, strides, counts, which operand is read,
//! which way a comparison or a saturation goes) is a parameter.

use std::fmt::Write as _;

use autoir_semantics::dag::{Prim, ReduceOp};
use serde::{Deserialize, Serialize};

use crate::float::{self, FloatKind};

/// An affine function of the result axes and of the enclosing reductions.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Affine {
    /// Value where all variables are 0.
    pub offset: i128,
    /// Non-zero coefficients of the result axes, by axis number, ascending.
    pub axes: Vec<(u8, i128)>,
    /// Non-zero coefficients of the enclosing reductions, by level (0 outermost), ascending.
    pub bound: Vec<(u8, i128)>,
}

impl Affine {
    /// The constant `offset`.
    pub fn constant(offset: i128) -> Affine {
        Affine { offset, ..Affine::default() }
    }

    /// Whether no variable occurs.
    pub fn is_constant(&self) -> bool {
        self.axes.is_empty() && self.bound.is_empty()
    }

    /// The affine function with reduction levels from `from` on moved by `by`.
    pub fn shift_levels(&self, from: u8, by: u8) -> Affine {
        let mut new = self.clone();
        for (level, _) in &mut new.bound {
            if *level >= from {
                *level += by;
            }
        }
        new
    }
}

/// What a read reads: an operand of the member, or a constant in its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Source {
    /// An argument, numbered by first use in the term.
    Argument(u16),
    /// Every element is this value.
    Constant(i128),
}

/// A number of a term.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Num {
    /// An integer: a width, a sign, a count, a coefficient, a truth table, a mode.
    Int(i128),
    /// An affine function.
    Affine(Affine),
    /// The operands that a read concatenates, lowest first.
    Sources(Vec<Source>),
    /// A number of a part that the member does not use.
    Any,
}

impl Num {
    /// The integer, or 0 for another kind of number.
    pub fn int(&self) -> i128 {
        match self {
            Num::Int(v) => *v,
            _ => 0,
        }
    }
}

/// What a node computes. The comment gives its numbers and operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Op {
    /// `[affine, c1..cn](t1..tn)`: `affine + sum of c*t`.
    Sum,
    /// `[sources, width, signed](index)`: an element.
    Read,
    /// `[](a, b)`: product.
    Mul,
    /// `[](a, n)`: `a * 2^n`.
    Shl,
    /// `[](a, n)`: `floor(a / 2^n)`.
    Shr,
    /// `[table, width](t1..tn)`: bitwise function by truth table; bit `sum of 2^k * t_k` of the table is
    /// the result bit. Width 0 is infinite two's complement, 1 a single bit.
    Bits,
    /// `[mode, width, signed](a)`: mode 0 leaves `a`, 1 truncates it, 2 saturates it.
    Narrow,
    /// `[which](a, b)`: 0 minimum, 1 maximum.
    Extremum,
    /// `[](a)`: absolute value.
    Abs,
    /// `[relation](a, b)`: 0 equal, 1 less; the value is 0 or 1.
    Compare,
    /// `[](c, a, b)`: `a` if `c` else `b`.
    Select,
    /// `[op, count](body)`: combination over a new innermost level.
    Reduce,
    /// `[count](condition, value, otherwise)`: first match over a new innermost level, which `otherwise`
    /// does not see.
    First,
    /// `[width](args)`: number of leading zeros.
    LeadingZeros,
    /// `[width](args)`: number of trailing zeros.
    TrailingZeros,
    /// `[](a, b)`: product over GF(2).
    CarrylessMul,
    /// `[](a, b)`: product in GF(2^8).
    Gf256Mul,
    /// `[](a)`: inverse in GF(2^8).
    Gf256Inverse,
    /// `[format, rounding, ...](args)`: floating point; [`FloatKind`] says which numbers.
    Float(FloatKind),
}

impl Op {
    /// Whether operands may be exchanged freely.
    pub fn commutes(self) -> bool {
        match self {
            Op::Mul | Op::Extremum | Op::CarrylessMul | Op::Gf256Mul => true,
            Op::Float(kind) => kind.commutes(),
            _ => false,
        }
    }

    /// Whether operand `n` is evaluated under one more reduction level.
    pub fn binds(self, n: usize) -> bool {
        match self {
            Op::Reduce => true,
            Op::First => n < 2,
            _ => false,
        }
    }

    /// A short name.
    pub fn name(self) -> &'static str {
        match self {
            Op::Sum => "sum",
            Op::Read => "read",
            Op::Mul => "mul",
            Op::Shl => "shl",
            Op::Shr => "shr",
            Op::Bits => "bits",
            Op::Narrow => "narrow",
            Op::Extremum => "extremum",
            Op::Abs => "abs",
            Op::Compare => "compare",
            Op::Select => "select",
            Op::Reduce => "reduce",
            Op::First => "first",
            Op::LeadingZeros => "clz",
            Op::TrailingZeros => "ctz",
            Op::CarrylessMul => "clmul",
            Op::Gf256Mul => "gf256mul",
            Op::Gf256Inverse => "gf256inv",
            Op::Float(kind) => kind.name(),
        }
    }

    /// The operation of a primitive, and its numbers.
    pub fn of_prim(prim: Prim) -> (Op, Vec<i128>) {
        match prim {
            Prim::LeadingZeros(w) => (Op::LeadingZeros, vec![i128::from(w)]),
            Prim::TrailingZeros(w) => (Op::TrailingZeros, vec![i128::from(w)]),
            Prim::CarrylessMul => (Op::CarrylessMul, Vec::new()),
            Prim::Gf256Mul => (Op::Gf256Mul, Vec::new()),
            Prim::Gf256Inverse => (Op::Gf256Inverse, Vec::new()),
            Prim::Float(f) => (Op::Float(FloatKind::of(f.op)), float::numbers(f)),
        }
    }
}

/// An expression tree with its numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Term {
    /// What is computed.
    pub op: Op,
    /// With which numbers.
    pub nums: Vec<Num>,
    /// Of what.
    pub kids: Vec<Term>,
}

impl Term {
    /// A node.
    pub fn new(op: Op, nums: Vec<Num>, kids: Vec<Term>) -> Term {
        Term { op, nums, kids }
    }

    /// An affine leaf.
    pub fn affine(affine: Affine) -> Term {
        Term::new(Op::Sum, vec![Num::Affine(affine)], Vec::new())
    }

    /// A constant.
    pub fn constant(value: i128) -> Term {
        Term::affine(Affine::constant(value))
    }

    /// The affine function, if this is an affine leaf.
    pub fn as_affine(&self) -> Option<&Affine> {
        match (self.op, self.kids.is_empty(), self.nums.first()) {
            (Op::Sum, true, Some(Num::Affine(a))) => Some(a),
            _ => None,
        }
    }

    /// The value, if this is a constant.
    pub fn as_constant(&self) -> Option<i128> {
        self.as_affine().filter(|a| a.is_constant()).map(|a| a.offset)
    }

    /// Number `n` as an integer, 0 where there is none.
    pub fn int(&self, n: usize) -> i128 {
        self.nums.get(n).map_or(0, Num::int)
    }

    /// Number of nodes.
    pub fn size(&self) -> usize {
        1 + self.kids.iter().map(Term::size).sum::<usize>()
    }

    /// Number of nodes other than sums.
    pub fn operations(&self) -> usize {
        usize::from(self.op != Op::Sum) + self.kids.iter().map(Term::operations).sum::<usize>()
    }

    /// Whether it does arithmetic on floats.
    pub fn computes_floats(&self) -> bool {
        matches!(self.op, Op::Float(_)) || self.kids.iter().any(Term::computes_floats)
    }

    /// Operations and arities, without numbers: equal for terms of one shape.
    pub fn shape(&self) -> String {
        let mut text = String::new();
        self.write_shape(&mut text);
        text
    }

    /// Whether `other` is of the same shape, see [`Term::shape`].
    pub fn is_shaped_like(&self, other: &Term) -> bool {
        self.op == other.op
            && self.kids.len() == other.kids.len()
            && self.kids.iter().zip(&other.kids).all(|(a, b)| a.is_shaped_like(b))
    }

    fn write_shape(&self, out: &mut String) {
        // An affine leaf, or one whose number a member does not use.
        if self.op == Op::Sum && self.kids.is_empty() {
            out.push('#');
            return;
        }
        out.push_str(self.op.name());
        out.push('(');
        for (n, kid) in self.kids.iter().enumerate() {
            if n > 0 {
                out.push(' ');
            }
            kid.write_shape(out);
        }
        out.push(')');
    }

    /// Calls `f` on every node, parents first.
    pub fn visit<'a>(&'a self, f: &mut dyn FnMut(&'a Term)) {
        f(self);
        for kid in &self.kids {
            kid.visit(f);
        }
    }

    /// Calls `f` on every node, parents first, with leave to change numbers.
    pub fn visit_mut(&mut self, f: &mut dyn FnMut(&mut Term)) {
        f(self);
        for kid in &mut self.kids {
            kid.visit_mut(f);
        }
    }

    /// Every number in the order of [`Term::visit`].
    pub fn numbers(&self) -> Vec<&Num> {
        let mut all = Vec::new();
        self.visit(&mut |t| all.extend(t.nums.iter()));
        all
    }

    /// The notation of the term, for people.
    pub fn text(&self) -> String {
        let mut out = String::new();
        self.write_text(&mut out);
        out
    }

    fn write_text(&self, out: &mut String) {
        out.push_str(self.op.name());
        if !self.nums.is_empty() {
            out.push('[');
            for (n, num) in self.nums.iter().enumerate() {
                if n > 0 {
                    out.push(' ');
                }
                write_num(num, out);
            }
            out.push(']');
        }
        if !self.kids.is_empty() {
            out.push('(');
            for (n, kid) in self.kids.iter().enumerate() {
                if n > 0 {
                    out.push_str(", ");
                }
                kid.write_text(out);
            }
            out.push(')');
        }
    }
}

fn write_num(num: &Num, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = match num {
        Num::Int(v) => write!(out, "{v}"),
        Num::Affine(a) => {
            let mut text = a.offset.to_string();
            for (axis, c) in &a.axes {
                let _ = write!(text, "{c:+}*i{axis}");
            }
            for (level, c) in &a.bound {
                let _ = write!(text, "{c:+}*j{level}");
            }
            write!(out, "{text}")
        }
        Num::Sources(list) => {
            let list: Vec<String> = list
                .iter()
                .map(|s| match s {
                    Source::Argument(n) => format!("${n}"),
                    Source::Constant(v) => format!("={v}"),
                })
                .collect();
            write!(out, "{}", list.join("."))
        }
        Num::Any => write!(out, "_"),
    };
}

/// The number of a combining operation.
pub fn reduce_number(op: ReduceOp) -> i128 {
    match op {
        ReduceOp::Add => 0,
        ReduceOp::And => 1,
        ReduceOp::Or => 2,
        ReduceOp::Xor => 3,
        ReduceOp::Min => 4,
        ReduceOp::Max => 5,
    }
}

/// The combining operation of a number; the sum for a number that is none.
pub fn reduce_op(number: i128) -> ReduceOp {
    match number {
        1 => ReduceOp::And,
        2 => ReduceOp::Or,
        3 => ReduceOp::Xor,
        4 => ReduceOp::Min,
        5 => ReduceOp::Max,
        _ => ReduceOp::Add,
    }
}
