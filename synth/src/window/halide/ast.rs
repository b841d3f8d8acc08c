//! The syntax tree of Halide's lowered statements.

use std::fmt;

/// A byte range of the source text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// The kind of a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Code {
    /// Two's complement integer.
    Int,
    /// Unsigned integer; one bit for truth values.
    UInt,
    /// IEEE floating point.
    Float,
    /// Brain floating point.
    BFloat,
    /// A pointer.
    Handle,
}

/// A variable's definition: a `let`, a loop or a parameter; every definition has its own number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Binding(pub u32);

impl Binding {
    /// A name without a definition in the text: a parameter of the interface.
    pub const FREE: Binding = Binding(0);
}

/// A scalar or vector type, as Halide prints it (`uint16x32`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Type {
    /// Kind of an element.
    pub code: Code,
    /// Bits of an element.
    pub bits: u16,
    /// Elements; 1 for a scalar.
    pub lanes: u32,
}

impl Type {
    /// The type of an index.
    pub const INT32: Type = Type { code: Code::Int, bits: 32, lanes: 1 };
    /// A truth value.
    pub const BOOL: Type = Type { code: Code::UInt, bits: 1, lanes: 1 };
    /// A pointer.
    pub const HANDLE: Type = Type { code: Code::Handle, bits: 64, lanes: 1 };

    /// The same element with another lane count.
    pub fn with_lanes(self, lanes: u32) -> Type {
        Type { lanes, ..self }
    }

    /// The type of one element.
    pub fn element(self) -> Type {
        self.with_lanes(1)
    }

    /// Whether an element is an integer or truth value.
    pub fn is_integer(self) -> bool {
        matches!(self.code, Code::Int | Code::UInt)
    }

    /// Whether an element is a floating-point number.
    pub fn is_float(self) -> bool {
        matches!(self.code, Code::Float | Code::BFloat)
    }

    /// Whether an element has a sign bit.
    pub fn is_signed(self) -> bool {
        self.code == Code::Int
    }

    /// Reads `uint8x32`, `int16`, `float32x4` and the like; `None` if `text` is not a type or has more
    /// than 64 bits or 65,536 lanes.
    pub fn parse(text: &str) -> Option<Type> {
        let (code, rest) =
            [("uint", Code::UInt), ("int", Code::Int), ("bfloat", Code::BFloat), ("float", Code::Float)]
                .into_iter()
                .find_map(|(prefix, code)| Some((code, text.strip_prefix(prefix)?)))?;
        let (bits, lanes) = rest.split_once('x').unwrap_or((rest, "1"));
        let (bits, lanes) = (bits.parse().ok()?, lanes.parse().ok()?);
        let sane = matches!(bits, 1 | 8 | 16 | 32 | 64) && (1..=65_536).contains(&lanes);
        sane.then_some(Type { code, bits, lanes })
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.code {
            Code::Int => "int",
            Code::UInt => "uint",
            Code::Float => "float",
            Code::BFloat => "bfloat",
            Code::Handle => return f.write_str("(void *)"),
        };
        write!(f, "{name}{}", self.bits)?;
        if self.lanes > 1 {
            write!(f, "x{}", self.lanes)?;
        }
        Ok(())
    }
}

/// A binary operator of the text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`: rounds so that the remainder is not negative; 0 for a zero divisor.
    Div,
    /// `%`: not negative; 0 for a zero divisor.
    Mod,
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
    And,
    /// `||`
    Or,
}

impl BinaryOp {
    /// The operator as printed.
    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Mod => "%",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
            BinaryOp::And => "&&",
            BinaryOp::Or => "||",
        }
    }

    /// Whether the result is a truth value although the operands are numbers.
    pub fn is_comparison(self) -> bool {
        matches!(
            self,
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge
        )
    }

    /// Whether operands and result are truth values.
    pub fn is_logical(self) -> bool {
        matches!(self, BinaryOp::And | BinaryOp::Or)
    }
}

/// An expression with its place and, after `types`, its type.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
    /// Written or inferred type.
    pub ty: Option<Type>,
    /// Height of the tree, bounded by `parse::MAX_DEPTH`.
    pub depth: u16,
}

/// The kinds of expression.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    /// An integer, without or with a written type.
    Int(i128),
    /// A floating-point number, as written.
    Float(String),
    /// A string, quotes included.
    Str(String),
    /// A variable; `types` finds its definition.
    Var(String, Binding),
    /// Elements of a buffer.
    Load {
        /// Buffer name.
        buffer: String,
        /// Element number of each lane.
        index: Box<Expr>,
        /// Lanes that are loaded; the others are unspecified.
        predicate: Option<Box<Expr>>,
    },
    /// Conversion of a value: wraps integers.
    Cast(Box<Expr>),
    /// The same bits as another type.
    Reinterpret(Box<Expr>),
    /// `lanes` copies of a scalar or vector.
    Broadcast(Box<Expr>, u32),
    /// `base + i * stride` for `i` in `0..lanes`; base and stride may be vectors.
    Ramp {
        /// First value.
        base: Box<Expr>,
        /// Difference of neighbours.
        stride: Box<Expr>,
        /// Repetitions.
        lanes: u32,
    },
    /// A binary operator.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// Logical negation.
    Not(Box<Expr>),
    /// Function, intrinsic, `min`, `max`, `select`, shuffle or vector reduction.
    Call(String, Vec<Expr>),
    /// `let name = value in body`.
    Let {
        /// Name in the text.
        name: String,
        /// This definition.
        binding: Binding,
        /// Value of the name.
        value: Box<Expr>,
        /// Where the name is bound.
        body: Box<Expr>,
    },
}

/// One statement, with its line.
#[derive(Clone, PartialEq, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Where it stands.
    pub span: Span,
}

/// The kinds of statement.
#[derive(Clone, PartialEq, Debug)]
pub enum StmtKind {
    /// A function with its parameters.
    Function {
        /// Name.
        name: String,
        /// How others see it, as printed before `func`: `internal`, `external`, `external_plus_metadata`.
        linkage: String,
        /// Parameter names.
        parameters: Vec<String>,
        /// Statements.
        body: Vec<Stmt>,
    },
    /// A loop over `name` in `min..min + extent`.
    For {
        /// How its iterations follow each other, as printed: `for`, `parallel`, `gpu_block` and the like.
        order: String,
        /// Loop variable.
        name: String,
        /// Its definition.
        binding: Binding,
        /// First value.
        min: Expr,
        /// Number of values.
        extent: Expr,
        /// Statements.
        body: Vec<Stmt>,
    },
    /// A region without effect on values: produce, consume, and a block whose opening line was not understood.
    Region(Vec<Stmt>),
    /// A region that other threads see: atomic, acquire, one arm of a fork.
    Concurrent(Vec<Stmt>),
    /// A chain of conditions; an `else` has no condition.
    If(Vec<(Option<Expr>, Vec<Stmt>)>),
    /// Binds a name for the rest of the enclosing block.
    Let {
        /// Name in the text.
        name: String,
        /// This definition.
        binding: Binding,
        /// Value of the name.
        value: Expr,
    },
    /// Declares a buffer.
    Allocate {
        /// Buffer name.
        name: String,
        /// Element type.
        element: Type,
        /// Number of elements; 1 if it is not written.
        extent: Option<Expr>,
        /// Without this, nothing is allocated.
        condition: Option<Expr>,
        /// Where it lies, as printed: `Stack`, `Heap` and the like.
        memory: Option<String>,
    },
    /// The end of a buffer's life.
    Free(String),
    /// Writes elements of a buffer.
    Store {
        /// Buffer name.
        buffer: String,
        /// Element number of each lane.
        index: Expr,
        /// New values.
        value: Expr,
        /// Lanes that are written.
        predicate: Option<Expr>,
    },
    /// A call for its effect.
    Evaluate(Expr),
    /// Leaves the function with the value of `message` unless `condition` holds.
    Assert {
        /// What must hold.
        condition: Expr,
        /// The call that reports it, or an error code.
        message: Option<Expr>,
    },
    /// What has an effect that is not modelled: embedded images, allocations by other means.
    Other(String),
}
