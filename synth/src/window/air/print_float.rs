//! Floats as text: which operands are read as floats, and expressions of them.

use autoir_semantics::dag::{Dag, Id, Node, Prim};
use autoir_semantics::float::{Float, FloatFormat, FloatOp, Rounding};
use autoir_semantics::lane::LaneFn;

use super::ast::Scalar;
use super::print::{COMPARISON, Level, PRIMARY, PRODUCT, Printer, SUM, UNARY};

/// What is read and made as floats; the rest are integers.
pub(super) struct Floats {
    /// The format of each operand.
    pub operands: Vec<Option<FloatFormat>>,
    /// The format of the result.
    pub result: Option<FloatFormat>,
}

impl Floats {
    /// An operand is one of floats where an operation takes its elements as such, and the result where every element is
    /// computed as one, or is chosen among such.
    pub(super) fn of(function: &LaneFn) -> Floats {
        let dag = &function.dag;
        let mut operands = vec![None; function.operands.len()];
        for id in dag.reachable(&function.bodies) {
            let Node::Prim(Prim::Float(float), args) = dag.node(id) else { continue };
            for arg in
                args.iter().enumerate().filter(|(n, _)| !float.op.takes_integer(*n)).map(|(_, arg)| *arg)
            {
                let Node::Read { base, width, signed: false, .. } = dag.node(arg) else { continue };
                for operand in base.iter().map(|n| usize::from(*n)) {
                    let is_whole =
                        function.operands[operand].width == *width && *width == float.format.bits();
                    if is_whole && !function.operands[operand].signed && Scalar::float(float.format).is_some()
                    {
                        operands[operand].get_or_insert(float.format);
                    }
                }
            }
        }
        let mut formats = function.bodies.iter().map(|body| made(dag, *body, &operands));
        let first = formats.next().flatten().filter(|format| format.bits() == function.result.width);
        let result = first.filter(|first| formats.all(|format| format == Some(*first)));
        Floats { operands, result }
    }
}

/// The format of the float that an operation makes, if elements may be such.
pub(super) fn float_result(dag: &Dag, id: Id) -> Option<FloatFormat> {
    let Node::Prim(Prim::Float(float), _) = dag.node(id) else { return None };
    float.op.result(float.format).filter(|format| Scalar::float(*format).is_some())
}

/// The format of the float that is computed or chosen as `id`.
fn made(dag: &Dag, id: Id, operands: &[Option<FloatFormat>]) -> Option<FloatFormat> {
    match dag.node(id) {
        Node::Select(_, a, b) => made(dag, *a, operands).or_else(|| made(dag, *b, operands)),
        Node::Read { base, width, signed: false, .. } => {
            let format = operands[usize::from(*base.first()?)]?;
            (format.bits() == *width).then_some(format)
        }
        _ => float_result(dag, id),
    }
}

impl Printer<'_> {
    /// The float of `format` whose bits are `id`, as text that binds at least as tightly as `level`.
    pub(super) fn float_at(&self, id: Id, format: FloatFormat, level: Level) -> String {
        let (text, own) = self.float(id, format);
        if own < level { format!("({text})") } else { text }
    }

    fn float(&self, id: Id, format: FloatFormat) -> (String, Level) {
        let dag = &self.function.dag;
        let is_own = float_result(dag, id) == Some(format);
        let bits = || (format!("as_{}({})", format.name(), self.at(id, 0)), PRIMARY);
        let Some(scalar) = Scalar::float(format) else { return bits() };
        if let Some(name) = self.names.get(&id) {
            return if is_own { (name.clone(), PRIMARY) } else { bits() };
        }
        if let Some(a) = dag.float_negated(format, id) {
            return (format!("-{}", self.float_at(a, format, UNARY)), UNARY);
        }
        match dag.node(id) {
            Node::Read { base, width, index, .. } if *width == format.bits() => {
                (self.read_as(base, scalar, *index), PRIMARY)
            }
            // Two numbers alone could have any format.
            Node::Select(_, a, b) if !is_typed(dag, &[*a, *b]) => bits(),
            Node::Select(c, a, b) => {
                let (a, b) = (self.float_at(*a, format, 0), self.float_at(*b, format, 0));
                (format!("select({}, {a}, {b})", self.at(*c, 0)), PRIMARY)
            }
            Node::Wrap { a, width, signed: false } if *width + 1 == format.bits() => {
                (format!("abs({})", self.float_at(*a, format, 0)), PRIMARY)
            }
            Node::Const(value) => number(*value, format).map_or_else(bits, |text| {
                let level = if text.starts_with('-') { UNARY } else { PRIMARY };
                (text, level)
            }),
            Node::Prim(Prim::Float(float), args) if is_own => self.operation(*float, args),
            _ => bits(),
        }
    }

    /// An operation that makes a float.
    fn operation(&self, float: Float, args: &[Id]) -> (String, Level) {
        let format = float.format;
        let arg = |n: usize, level: Level| self.float_at(args[n], format, level);
        let is_nearest = float.rounding == Rounding::NearestEven;
        let infix = |sign: &str, level: Level| (format!("{} {sign} {}", arg(0, UNARY), arg(1, UNARY)), level);
        match float.op {
            _ if Scalar::float(format).is_none() => self.call(float, args),
            FloatOp::Round if self.function.dag.as_const(args[1]) == Some(0) => {
                let name = match float.rounding {
                    Rounding::NearestEven => "round",
                    Rounding::TowardZero => "trunc",
                    Rounding::Down => "floor",
                    Rounding::Up => "ceil",
                    Rounding::NearestAway => return self.call(float, args),
                };
                (format!("{name}({})", arg(0, 0)), PRIMARY)
            }
            _ if !is_nearest => self.call(float, args),
            FloatOp::Add => {
                let negated = |n: usize| self.function.dag.float_negated(format, args[n]);
                match (negated(1), negated(0)) {
                    (Some(b), _) if !self.names.contains_key(&args[1]) => {
                        (format!("{} - {}", arg(0, UNARY), self.float_at(b, format, UNARY)), SUM)
                    }
                    (_, Some(a)) if !self.names.contains_key(&args[0]) => {
                        (format!("{} - {}", arg(1, UNARY), self.float_at(a, format, UNARY)), SUM)
                    }
                    _ => infix("+", SUM),
                }
            }
            FloatOp::Mul => infix("*", PRODUCT),
            FloatOp::Div => infix("/", PRODUCT),
            FloatOp::Sqrt => (format!("sqrt({})", arg(0, 0)), PRIMARY),
            FloatOp::Fma => (format!("fma({}, {}, {})", arg(0, 0), arg(1, 0), arg(2, 0)), PRIMARY),
            FloatOp::Convert(to) => (format!("{}({})", to.name(), arg(0, 0)), PRIMARY),
            FloatOp::FromInt => (format!("{}({})", format.name(), self.at(args[0], 0)), PRIMARY),
            _ => self.call(float, args),
        }
    }

    /// An operation by its own name.
    fn call(&self, float: Float, args: &[Id]) -> (String, Level) {
        let arg = |(n, arg): (usize, &Id)| match float.op.takes_integer(n) {
            true => self.at(*arg, 0),
            false => self.float_at(*arg, float.format, 0),
        };
        let args: Vec<String> = args.iter().enumerate().map(arg).collect();
        (format!("{}({})", float.name(), args.join(", ")), PRIMARY)
    }

    /// The operation `id` where an integer is asked for.
    pub(super) fn float_in_integers(&self, id: Id, float: Float, args: &[Id]) -> (String, Level) {
        let format = float.format;
        if let Some(made) = float_result(&self.function.dag, id) {
            return (format!("bits({})", self.float_at(id, made, 0)), PRIMARY);
        }
        match float.op {
            FloatOp::Less | FloatOp::Equal
                if is_typed(&self.function.dag, args) && Scalar::float(format).is_some() =>
            {
                let sign = if float.op == FloatOp::Less { "<" } else { "==" };
                let (a, b) = (self.float_at(args[0], format, UNARY), self.float_at(args[1], format, UNARY));
                (format!("{a} {sign} {b}"), COMPARISON)
            }
            _ => self.call(float, args),
        }
    }
}

/// Whether not all of `args` are numbers, which could be integers as well.
fn is_typed(dag: &Dag, args: &[Id]) -> bool {
    args.iter().any(|arg| dag.as_const(*arg).is_none())
}

/// The shortest number that is read as the float of `bits`, if it is a number.
fn number(bits: i128, format: FloatFormat) -> Option<String> {
    if bits & !format.sign() >= format.infinity() {
        return None;
    }
    if format == FloatFormat::F32 {
        return Some(point(format!("{:?}", f32::from_bits(u32::try_from(bits).ok()?))));
    }
    let wide = Float::new(FloatOp::Convert(FloatFormat::F64), format);
    let wide = autoir_semantics::arithmetic::prim_value(Prim::Float(wide), &[bits]);
    Some(point(format!("{:?}", f64::from_bits(u64::try_from(wide).ok()?))))
}

/// `1e20` with a point.
fn point(text: String) -> String {
    match text.split_once('e') {
        Some((digits, exponent)) if !digits.contains('.') => format!("{digits}.0e{exponent}"),
        _ => text,
    }
}
