//! The entries of the specification, as written. Every part knows where it stands.

use crate::imp::Span;

/// Some text and its place: bytes of the specification, or of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub text: String,
    pub span: Span,
}

/// One entry.
#[derive(Clone, Debug)]
pub enum Entry {
    Type(TypeEntry),
    Fragment(FragmentEntry),
    Operation(Operation),
    Family(FamilyEntry),
}

/// An element type: how its bits are read, and in which registers it is held.
#[derive(Clone, Debug)]
pub struct TypeEntry {
    pub name: Token,
    pub reading: Token,
    pub width: u32,
    pub register: Token,
}

/// Where the elements of some matrices are.
#[derive(Clone, Debug)]
pub struct FragmentEntry {
    /// Names of operands, some with a layout: `A.row`.
    pub matrices: Vec<Token>,
    pub extents: Vec<Expr>,
    pub held: Vec<Held>,
    /// Threads that hold elements; all 32 where nothing is said.
    pub threads: Option<Expr>,
    /// Indices of an element, from its thread and its number there.
    pub at: Vec<Expr>,
    pub span: Span,
}

/// The shape and the types for which a fragment holds, and the section that says so.
#[derive(Clone, Debug)]
pub struct Held {
    pub shape: Token,
    pub section: Token,
    pub types: Vec<Token>,
}

/// An operand of an operation.
#[derive(Clone, Debug)]
pub struct OperandEntry {
    pub name: Token,
    pub extents: Vec<Expr>,
}

/// What an instruction computes, before its numbers and types are known.
#[derive(Clone, Debug)]
pub struct Operation {
    pub name: Token,
    pub operands: Vec<OperandEntry>,
    pub result: OperandEntry,
    pub body: Vec<Stmt>,
    pub span: Span,
}

/// Instructions that differ in what is chosen for the placeholders of their spelling.
#[derive(Clone, Debug)]
pub struct FamilyEntry {
    pub name: Token,
    pub section: Option<Token>,
    pub shapes: Vec<Value>,
    pub types: Vec<Choice>,
    /// The order in which some matrices are held, where there is a choice that a fragment depends on.
    pub layout: Option<Choice>,
    pub chosen: Vec<Choice>,
    /// Operations that one instruction does side by side.
    pub batch: u32,
    pub operation: Option<Token>,
    /// Why these instructions are not modelled.
    pub left_out: Option<Token>,
    pub ptx: Option<Token>,
    pub llvm: Option<Token>,
    pub span: Span,
}

/// Names, joined by dots, and what they may stand for.
#[derive(Clone, Debug)]
pub struct Choice {
    pub name: Token,
    pub values: Vec<Value>,
}

/// One possibility.
#[derive(Clone, Debug)]
pub struct Value {
    pub token: Token,
    /// As LLVM spells it, where that differs.
    pub alias: Option<Token>,
    /// What it needs at least: `sm_80`, `ptx70`.
    pub needs: Vec<Token>,
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Stmt {
    For { ranges: Vec<(Token, Expr)>, body: Vec<Stmt>, span: Span },
    Assign { name: Token, indices: Vec<Expr>, value: Expr, span: Span },
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

/// What an expression computes.
#[derive(Clone, Debug)]
pub enum ExprKind {
    Int(u32),
    /// A number or a variable by its name, or an element of a matrix.
    Part(Token, Vec<Expr>),
    Binary(Op, Box<Expr>, Box<Expr>),
    Call(Token, Vec<Expr>),
    /// As an argument: one for each value of a variable below a bound.
    Each(Token, Box<Expr>, Box<Expr>),
}

/// An infix operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
}
