//! The syntax tree of `.air` files.

use autoir::program::Opaque;
use autoir_semantics::float::FloatFormat;

/// A byte range of the source text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// A type of numbers: `u8`, `i24`, `f32`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scalar {
    /// Bits, 1 to 126.
    pub width: u16,
    /// Whether the top bit of an integer has negative weight.
    pub signed: bool,
    /// The format of a float.
    pub float: Option<FloatFormat>,
}

impl Scalar {
    /// The floats that may be elements.
    const FLOATS: [FloatFormat; 4] =
        [FloatFormat::F16, FloatFormat::BF16, FloatFormat::F32, FloatFormat::F64];

    /// Integers of `width` bits.
    pub fn integer(width: u16, signed: bool) -> Scalar {
        Scalar { width, signed, float: None }
    }

    /// Floats of the format `format`, if they may be elements.
    pub fn float(format: FloatFormat) -> Option<Scalar> {
        let is_one = Scalar::FLOATS.contains(&format);
        is_one.then_some(Scalar { width: format.bits(), signed: false, float: Some(format) })
    }

    /// Reads `u8`, `i24` or `f32`; `None` if there are 0 or more than 126 bits.
    pub fn parse(text: &str) -> Option<Scalar> {
        if let Some(format) = Scalar::FLOATS.into_iter().find(|format| format.name() == text) {
            return Scalar::float(format);
        }
        let (signed, bits) = match text.split_at_checked(1)? {
            ("u", bits) => (false, bits),
            ("i", bits) => (true, bits),
            _ => return None,
        };
        let width = bits.parse().ok().filter(|w| (1..=126).contains(w))?;
        Some(Scalar::integer(width, signed))
    }
}

impl std::fmt::Display for Scalar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.float {
            Some(format) => f.write_str(&format.name()),
            None => write!(f, "{}{}", if self.signed { 'i' } else { 'u' }, self.width),
        }
    }
}

/// A type of lanes: `i32` (a scalar), `i32x16` or `f32x8` (a vector), `u1x16` (a mask), `u8x16x64` (a tile).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LaneType {
    /// Element type.
    pub element: Scalar,
    /// Elements per dimension, outermost first; none for a scalar.
    pub extents: Vec<u32>,
}

impl LaneType {
    /// Greatest width of an element in an operand.
    pub const MAX_WIDTH: u16 = 64;
    /// Greatest number of elements of an operand.
    pub const MAX_LANES: u64 = 4096;

    /// Reads `i32x16`; `None` if the element is wider than 64 bits, there are more than two dimensions, or
    /// more than 4096 elements.
    pub fn parse(text: &str) -> Option<LaneType> {
        let mut parts = text.split('x');
        let element = Scalar::parse(parts.next()?).filter(|e| e.width <= LaneType::MAX_WIDTH)?;
        let extents = parts.map(|p| p.parse().ok().filter(|n| *n > 0)).collect::<Option<Vec<u32>>>()?;
        let lanes = extents.iter().try_fold(1u64, |n, e| n.checked_mul(u64::from(*e)))?;
        (extents.len() <= 2 && lanes <= LaneType::MAX_LANES).then_some(LaneType { element, extents })
    }

    /// Number of elements.
    pub fn lanes(&self) -> u32 {
        self.extents.iter().product()
    }
}

impl std::fmt::Display for LaneType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.element)?;
        self.extents.iter().try_for_each(|n| write!(f, "x{n}"))
    }
}

/// An operator between two expressions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`, rounding down, by a positive constant.
    Div,
    /// `%`, not negative, by a positive constant.
    Mod,
    /// `<<`
    Shl,
    /// `>>`, rounding down.
    Shr,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
    /// `&&`
    Both,
    /// `||`
    Either,
}

impl BinaryOp {
    /// The operator that `text` denotes.
    pub fn parse(text: &str) -> Option<BinaryOp> {
        Some(match text {
            "+" => BinaryOp::Add,
            "-" => BinaryOp::Sub,
            "*" => BinaryOp::Mul,
            "/" => BinaryOp::Div,
            "%" => BinaryOp::Mod,
            "<<" => BinaryOp::Shl,
            ">>" => BinaryOp::Shr,
            "&" => BinaryOp::And,
            "|" => BinaryOp::Or,
            "^" => BinaryOp::Xor,
            "==" => BinaryOp::Eq,
            "!=" => BinaryOp::Ne,
            "<" => BinaryOp::Lt,
            "<=" => BinaryOp::Le,
            ">" => BinaryOp::Gt,
            ">=" => BinaryOp::Ge,
            "&&" => BinaryOp::Both,
            "||" => BinaryOp::Either,
            _ => return None,
        })
    }

    /// Binding strength: a larger number binds tighter. As in Rust, comparisons bind looser than `|`.
    pub fn precedence(self) -> u8 {
        match self {
            BinaryOp::Either => 1,
            BinaryOp::Both => 2,
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => 3,
            BinaryOp::Or => 4,
            BinaryOp::Xor => 5,
            BinaryOp::And => 6,
            BinaryOp::Shl | BinaryOp::Shr => 7,
            BinaryOp::Add | BinaryOp::Sub => 8,
            BinaryOp::Mul | BinaryOp::Div | BinaryOp::Mod => 9,
        }
    }

    /// Whether two of them in a row need parentheses.
    pub fn is_comparison(self) -> bool {
        self.precedence() == 3
    }
}

/// An operator before an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    /// `-`
    Neg,
    /// `~`: `-1 - x`.
    Not,
    /// `!`: 1 for 0, else 0.
    IsZero,
}

/// The operation of a reduction.
pub use autoir_semantics::dag::ReduceOp;

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
    /// Height of the tree.
    pub depth: u16,
}

/// The kinds of expression.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    /// An integer.
    Number(i128),
    /// A number with a point, as it is written.
    Decimal(String),
    /// A variable, a `let` or a scalar operand.
    Name(String),
    /// An element of an operand, or of several ones joined (first lowest).
    Element {
        /// The operands.
        operands: Vec<String>,
        /// Element type to cut them into; the operand's own if absent.
        view: Option<Scalar>,
        /// Element number; for a tile also row and column.
        index: Vec<Expr>,
    },
    /// `u8(x)` wraps, `sat_u8(x)` saturates, `f32(x)` rounds.
    Convert {
        /// Whether to saturate.
        saturate: bool,
        /// The type.
        ty: Scalar,
        /// The value.
        value: Box<Expr>,
    },
    /// A function.
    Call(String, Vec<Expr>),
    /// An operator before its operand.
    Unary(UnaryOp, Box<Expr>),
    /// An operator between its operands.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `sum(j < 4) body` and the like.
    Reduce {
        /// The operation.
        op: ReduceOp,
        /// The variable.
        var: String,
        /// Number of terms.
        count: u32,
        /// The term.
        body: Box<Expr>,
    },
    /// `first(j < n, cond, value, otherwise)`.
    First {
        /// The variable.
        var: String,
        /// Number of candidates.
        count: u32,
        /// Condition, value and alternative.
        parts: Box<[Expr; 3]>,
    },
}

/// A parameter of a window.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    /// Name.
    pub name: String,
    /// Type.
    pub ty: LaneType,
    /// Whether it is a constant known when code is generated.
    pub immediate: bool,
    /// Where it stands.
    pub span: Span,
}

/// A statement of a window.
#[derive(Clone, PartialEq, Debug)]
pub enum Statement {
    /// `assume name in lo..=hi`.
    Assume {
        /// Operand.
        name: String,
        /// Least value.
        lo: i128,
        /// Greatest value.
        hi: i128,
        /// Where it stands.
        span: Span,
    },
    /// `let name = value`: an abbreviation.
    Let {
        /// Name.
        name: String,
        /// Value.
        value: Expr,
        /// Where it stands.
        span: Span,
    },
    /// `for k < 4: out[8*k + i] = value`.
    Assign {
        /// Variables with written ranges.
        loops: Vec<(String, u32)>,
        /// Element number; for a tile also row and column.
        index: Vec<Expr>,
        /// Value.
        value: Expr,
        /// Where it stands.
        span: Span,
    },
}

/// A window as written.
#[derive(Clone, PartialEq, Debug)]
pub struct WindowText {
    /// Name.
    pub name: String,
    /// Parameters.
    pub parameters: Vec<Parameter>,
    /// Result type.
    pub result: LaneType,
    /// Body.
    pub statements: Vec<Statement>,
    /// Where it stands.
    pub span: Span,
}

/// An argument of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// An operand of the window or an earlier step.
    Name(String),
    /// Elements `first..end` of an operand or step.
    Slice {
        /// Operand or step.
        name: String,
        /// First element.
        first: u32,
        /// One past the last element.
        end: u32,
    },
    /// Elements `first..end` of any value cut into elements of one type: `(a ++ b).u8[4..12]`.
    View {
        /// The value that is cut.
        of: Box<Argument>,
        /// Element type; only its width matters.
        element: Scalar,
        /// First element.
        first: u32,
        /// One past the last element.
        end: u32,
    },
    /// An immediate.
    Immediate(i128),
    /// A constant vector: `i16x8(7)` in all lanes, or `i16x4[1, 2, 3, 4]`.
    Constants {
        /// Type.
        ty: LaneType,
        /// One value for all lanes, or one for each.
        values: Vec<i128>,
    },
    /// `zero(512)`: so many zero bits.
    Zero(u32),
    /// `undef(256)`: so many bits of any value.
    Undef(u32),
    /// Several values side by side, first lowest: `(v0 ++ v1)`.
    Joined(Vec<Argument>),
}

/// One step of a program: `v0 = instruction(arguments)`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepText {
    /// Name of the value.
    pub name: String,
    /// The instruction, `name` or `name@FEATURES`.
    pub instruction: String,
    /// Arguments in signature order.
    pub arguments: Vec<Argument>,
    /// Where the instruction stands.
    pub instruction_span: Span,
    /// Where each argument stands.
    pub argument_spans: Vec<Span>,
    /// Where it stands.
    pub span: Span,
}

/// A program as written; what its instructions mean is not known here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProgramText {
    /// Name, if it has one.
    pub name: Option<String>,
    /// The window that it computes.
    pub window: String,
    /// Steps in order.
    pub steps: Vec<StepText>,
    /// The result.
    pub result: Argument,
    /// What is opaque.
    pub opaque: Opaque,
    /// Where the name of the window stands.
    pub window_span: Span,
    /// Where the result stands.
    pub result_span: Span,
    /// Where it stands.
    pub span: Span,
}
