//! Behaviours as written: C statements and expressions with their places.

use super::ctype::CType;
use crate::imp::{BinaryOp, Span, UnaryOp};

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stmt {
    /// Where it stands.
    pub span: Span,
    /// What it does.
    pub kind: StmtKind,
}

/// What a statement does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StmtKind {
    /// Statements in braces, or after `do` with a condition that does not hold.
    Block(Vec<Stmt>),
    /// A choice.
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// A loop; the first statement runs once, the last expression after each iteration.
    For(Option<Box<Stmt>>, Option<Expr>, Option<Expr>, Vec<Stmt>),
    /// Variables of a type, some with a value.
    Declare(CType, Vec<(String, Option<Expr>)>),
    /// An expression for its effect.
    Expr(Expr),
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    /// Where it stands.
    pub span: Span,
    /// What it computes.
    pub kind: ExprKind,
}

/// What an expression computes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    /// A literal with its type.
    Int(i128, CType),
    /// A string, which only messages have.
    Text,
    /// A variable or a register.
    Name(String),
    /// `base[index]`.
    Index(Box<Expr>, Box<Expr>),
    /// `base.field`.
    Field(Box<Expr>, String),
    /// A prefix operator.
    Unary(UnaryOp, Box<Expr>),
    /// An infix operator.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `cond ? then : other`.
    Ternary(Box<[Expr; 3]>),
    /// `(type) operand`.
    Cast(CType, Box<Expr>),
    /// The size of the operand's type in bytes.
    SizeOf(Box<Expr>),
    /// A function.
    Call(String, Vec<Expr>),
    /// `place = value`, or `place op= value`; its value is the place's.
    Assign(Box<Expr>, Option<BinaryOp>, Box<Expr>),
    /// `place++`, `place--`, `++place` or `--place`, for its effect.
    Step(Box<Expr>, BinaryOp),
    /// Statements of which the last one is an expression that gives the value.
    Inline(Vec<Stmt>),
    /// Registers side by side, lowest first.
    List(Vec<Expr>),
}
