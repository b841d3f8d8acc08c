//! The imperative language that all vendors' pseudocode is read into.
//!
//! Values are unbounded integers and bit ranges of registers. Names are resolved when a program runs:
//! a name is a variable if one is in scope, else a named constant. Functions see only their own
//! parameters and variables. The evaluator in [`crate::eval`] is the definition of what it all means.

use std::ops::Range;

/// A name, as an index into [`Program::symbols`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub u32);

/// A byte range of the operation's text.
pub type Span = Range<u32>;

/// A whole operation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// Every name that occurs; a [`Symbol`] is an index.
    pub symbols: Vec<String>,
    /// Local functions, in the text's order.
    pub functions: Vec<Function>,
    /// Statements outside of functions.
    pub body: Vec<Stmt>,
}

impl Program {
    /// The spelling of a name.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.symbols.get(symbol.0 as usize).map_or("?", String::as_str)
    }
}

/// A function defined inside an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: Symbol,
    /// Parameters, each with its width in bits where the text declares one.
    pub params: Vec<(Symbol, Option<u32>)>,
    /// Its statements.
    pub body: Vec<Stmt>,
}

/// A statement with its place.
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
    /// `target := value`, or `target op= value`.
    Assign {
        /// Variable or bit range written.
        target: Place,
        /// The operation of a compound assignment.
        op: Option<BinaryOp>,
        /// The new value.
        value: Expr,
    },
    /// A chain of conditions; the first that holds decides.
    If {
        /// Conditions with their statements.
        arms: Vec<(Expr, Vec<Stmt>)>,
        /// Statements if none holds.
        otherwise: Vec<Stmt>,
    },
    /// A counted loop; both bounds are inclusive, an empty range runs no iteration.
    For {
        /// The counter.
        var: Symbol,
        /// First value.
        from: Expr,
        /// Last value.
        to: Expr,
        /// Counts down instead of up.
        down: bool,
        /// Statements repeated.
        body: Vec<Stmt>,
    },
    /// Repeats while the condition holds.
    While {
        /// Tested before each iteration.
        cond: Expr,
        /// Statements repeated.
        body: Vec<Stmt>,
    },
    /// Selects by value.
    Case {
        /// The value.
        selector: Expr,
        /// Labels with their statements.
        arms: Vec<(i128, Vec<Stmt>)>,
        /// Statements if no label matches; `None` means that the labels are meant to be complete.
        otherwise: Option<Vec<Stmt>>,
    },
    /// Leaves the function, or the operation, with a value.
    Return(Expr),
    /// An expression evaluated for its effect.
    Effect(Expr),
}

/// A variable or a part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The variable.
    pub name: Symbol,
    /// Which bits, outermost first.
    pub parts: Vec<Part>,
}

/// A selection of bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// `[hi:lo]`, inclusive.
    Range(Expr, Expr),
    /// `[index]`, one bit.
    Bit(Expr),
    /// `.dword[index]`: element `index` of `width` bits.
    Element(u32, Expr),
    /// `.dword` without an index: the value as a whole, `width` bits.
    Whole(u32),
}

/// An expression with its place.
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
    /// A literal.
    Int(i128),
    /// A literal of so many bits.
    Bits(u32, i128),
    /// A variable or a named constant.
    Name(Symbol),
    /// Bits of a value.
    Part(Box<Expr>, Box<Part>),
    /// One operand.
    Unary(UnaryOp, Box<Expr>),
    /// Two operands.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// Two operands and an operator held in a variable.
    Infix(Symbol, Box<Expr>, Box<Expr>),
    /// `cond ? then : else`.
    Ternary(Box<[Expr; 3]>),
    /// A local or built-in function.
    Call(Symbol, Vec<Expr>),
}

/// A prefix operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// Arithmetic negation.
    Neg,
    /// Bitwise complement; of a single bit, also logical.
    Not,
    /// Logical negation.
    LogicalNot,
}

/// An infix operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the operations")]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    And,
    Or,
    Xor,
    LogicalAnd,
    LogicalOr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    /// The bits of the left operand above those of the right one.
    Concat,
}
