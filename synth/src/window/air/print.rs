//! Windows and programs as text that [`super::parse()`] reads back.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use autoir_semantics::dag::{Dag, Id, Node, Prim, ReduceOp, Var};
use autoir_semantics::float::FloatFormat;
use autoir_semantics::lane::{Kind as OperandKind, LaneFn, Operand};
use autoir_semantics::reroll::reroll_elements;

use super::ast::{Argument, LaneType, ProgramText, Scalar};
use super::print_float::{Floats, float_result};
use crate::window::Window;

/// A shared subexpression of at least this many nodes gets a name.
const MIN_SHARED: usize = 3;

/// `window` as text.
pub fn print_window(window: &Window) -> String {
    let function = without_template_variable(reroll_elements(&window.function));
    let mut out = String::new();
    let printer = Printer::new(&function);
    let result = &window.function.result;
    let operands = window.function.operands.iter().zip(&printer.floats.operands);
    let parameters: Vec<String> = operands.map(|(o, format)| parameter_of(o, *format)).collect();
    let ty =
        lane_type(element(result.width, window.signed, printer.floats.result), result.kind, &result.extents);
    let _ = writeln!(out, "window {}({}) -> {ty} {{", window.name, parameters.join(", "));
    for (n, operand) in window.function.operands.iter().enumerate().filter(|(n, _)| window.is_restricted(*n))
    {
        let range = window.ranges[n];
        let _ = writeln!(out, "    assume {} in {}..={}", operand.name, range.lo, range.hi);
    }
    printer.body(result.width, &mut out);
    out.push_str("}\n");
    out
}

/// `program` as text.
pub fn print_program(program: &ProgramText) -> String {
    let mut out = String::from("program ");
    if let Some(name) = &program.name {
        let _ = write!(out, "{name} ");
    }
    let _ = write!(out, "for {} ", program.window);
    if let Some(word) = program.opaque.word() {
        let _ = write!(out, "opaque {word} ");
    }
    out.push_str("{\n");
    for step in &program.steps {
        let arguments: Vec<String> = step.arguments.iter().map(argument).collect();
        let _ =
            writeln!(out, "    {} = {}({})", step.name, instruction(&step.instruction), arguments.join(", "));
    }
    let _ = writeln!(out, "    return {}\n}}", argument(&program.result));
    out
}

/// An instruction's name, in quotes where it has characters that would not be read without.
fn instruction(name: &str) -> String {
    let word = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let (stem, features) = name.split_once('@').unwrap_or((name, ""));
    let mut parts = stem.split(['.', ':']);
    let first = parts.next().unwrap_or("");
    let plain = word(first)
        && !first.starts_with(|c: char| c.is_ascii_digit())
        && !super::is_reserved(first)
        && parts.all(word)
        && features.chars().all(|c| c.is_ascii_alphanumeric() || "_+./-#".contains(c));
    if plain { name.to_owned() } else { format!("\"{name}\"") }
}

fn argument(a: &Argument) -> String {
    let list = |values: &[i128]| values.iter().map(i128::to_string).collect::<Vec<_>>().join(", ");
    match a {
        Argument::Name(name) => name.clone(),
        Argument::Slice { name, first, end } => format!("{name}[{first}..{end}]"),
        Argument::View { of, element, first, end } => {
            format!("{}.{element}[{first}..{end}]", argument(of))
        }
        Argument::Immediate(v) => v.to_string(),
        Argument::Zero(bits) => format!("zero({bits})"),
        Argument::Undef(bits) => format!("undef({bits})"),
        Argument::Constants { ty, values } if values.len() == 1 => format!("{ty}({})", values[0]),
        Argument::Constants { ty, values } => format!("{ty}[{}]", list(values)),
        Argument::Joined(parts) => {
            format!("({})", parts.iter().map(argument).collect::<Vec<_>>().join(" ++ "))
        }
    }
}

fn element(width: u16, signed: bool, float: Option<FloatFormat>) -> Scalar {
    float.and_then(Scalar::float).unwrap_or(Scalar::integer(width, signed))
}

fn lane_type(element: Scalar, kind: OperandKind, extents: &[u32]) -> LaneType {
    let is_one = matches!(kind, OperandKind::Scalar | OperandKind::Immediate);
    LaneType { element, extents: if is_one { Vec::new() } else { extents.to_vec() } }
}

/// An operand with its type.
pub(crate) fn parameter(o: &Operand) -> String {
    parameter_of(o, None)
}

/// The same of one whose elements are floats of a format, or integers.
fn parameter_of(o: &Operand, float: Option<FloatFormat>) -> String {
    let imm = if o.kind == OperandKind::Immediate { "imm " } else { "" };
    format!("{}: {imm}{}", o.name, lane_type(element(o.width, o.signed, float), o.kind, &o.extents))
}

/// The same function whose bodies do not mention the variable of the template axis.
fn without_template_variable(f: LaneFn) -> LaneFn {
    let Some(axis) = f.template_axis else { return f };
    let mut dag = Dag::new();
    let bodies = f.bodies.iter().enumerate();
    let bodies = bodies
        .map(|(digit, body)| {
            dag.import(&f.dag, *body, &mut |d, id| match f.dag.node(id) {
                Node::Var(Var(v), _) if usize::from(*v) == axis => Some(d.constant(digit as i128)),
                _ => None,
            })
        })
        .collect();
    LaneFn { dag, bodies, ..f }
}

/// How tightly an expression binds; see `BinaryOp::precedence`.
pub(super) type Level = u8;
pub(super) const COMPARISON: Level = 3;
const OR: Level = 4;
const XOR: Level = 5;
const AND: Level = 6;
const SHIFT: Level = 7;
pub(super) const SUM: Level = 8;
pub(super) const PRODUCT: Level = 9;
pub(super) const UNARY: Level = 10;
pub(super) const PRIMARY: Level = 11;

pub(super) struct Printer<'f> {
    pub(super) function: &'f LaneFn,
    /// What is read and made as floats.
    floats: Floats,
    axes: Vec<String>,
    /// The variable of the elements beyond the axes, which are 0.
    zeros: String,
    reductions: Vec<String>,
    /// Shared subexpressions that have a name.
    pub(super) names: HashMap<Id, String>,
}

impl<'f> Printer<'f> {
    fn new(function: &'f LaneFn) -> Printer<'f> {
        let mut taken: Vec<String> = function.operands.iter().map(|o| o.name.clone()).collect();
        let mut fresh = |base: &str| {
            let mut name = base.to_owned();
            while taken.contains(&name) {
                name.push('_');
            }
            taken.push(name.clone());
            name
        };
        let loops = function.axes.len() - usize::from(function.template_axis.is_some());
        let bases: &[&str] = match loops {
            0 | 1 => &["i"],
            2 => &["k", "i"],
            3 => &["m", "k", "i"],
            _ => &["n", "m", "k", "i"],
        };
        let mut next = 0;
        let axes = (0..function.axes.len())
            .map(|n| {
                if function.template_axis == Some(n) {
                    return String::new();
                }
                next += 1;
                fresh(bases.get(next - 1).copied().unwrap_or("x"))
            })
            .collect();
        let heights = function.bodies.iter().map(|b| function.dag.height(*b)).max().unwrap_or(0);
        let names = ["j", "l", "p", "q"];
        let reductions =
            (0..heights).map(|h| fresh(names.get(usize::from(h)).copied().unwrap_or("r"))).collect();
        let zeros = fresh("z");
        let floats = Floats::of(function);
        let mut printer = Printer { function, floats, axes, zeros, reductions, names: HashMap::new() };
        for (n, id) in printer.shared().into_iter().enumerate() {
            let name = fresh(&format!("t{n}"));
            printer.names.insert(id, name);
        }
        printer
    }

    /// Subexpressions that are used more than once and do not lie inside a reduction that binds them.
    fn shared(&self) -> Vec<Id> {
        let dag = &self.function.dag;
        let mut uses: HashMap<Id, usize> = HashMap::new();
        let mut sizes: HashMap<Id, usize> = HashMap::new();
        let mut reads: HashSet<Id> = HashSet::new();
        let reachable = dag.reachable(&self.function.bodies);
        for id in &reachable {
            let children = dag.node(*id).children();
            let size = children
                .iter()
                .map(|c| sizes.get(c).copied().unwrap_or(1))
                .fold(1usize, usize::saturating_add);
            // Reads and what does not contain one (numbers, indices) are short to write again.
            let short =
                matches!(dag.node(*id), Node::Read { .. }) || !children.iter().any(|c| reads.contains(c));
            if matches!(dag.node(*id), Node::Read { .. }) || children.iter().any(|c| reads.contains(c)) {
                reads.insert(*id);
            }
            let size = if short { 1 } else { size };
            sizes.insert(*id, size);
            for c in children {
                *uses.entry(c).or_default() += 1;
            }
        }
        for b in &self.function.bodies {
            *uses.entry(*b).or_default() += 1;
        }
        let axes_only = |id: &Id| dag.free_vars(*id) >> Var::FIRST_REDUCTION == 0;
        reachable
            .into_iter()
            .filter(|id| uses.get(id).is_some_and(|n| *n > 1) && sizes[id] >= MIN_SHARED && axes_only(id))
            .collect()
    }

    fn body(mut self, width: u16, out: &mut String) {
        let mut named: Vec<Id> = self.names.keys().copied().collect();
        named.sort_unstable();
        for id in named {
            // The definition itself must not be replaced by its name.
            if let Some(name) = self.names.remove(&id) {
                let value = match float_result(&self.function.dag, id) {
                    Some(format) => self.float_at(id, format, 0),
                    None => self.at(id, 0),
                };
                let _ = writeln!(out, "    let {name} = {value}");
                self.names.insert(id, name);
            }
        }
        let f = self.function;
        for (digit, body) in f.bodies.iter().enumerate() {
            let loops: Vec<usize> =
                (0..f.axes.len()).filter(|n| f.template_axis != Some(*n) && f.axes[*n] > 1).collect();
            let stride = |n: usize| f.axes[n + 1..].iter().map(|e| u64::from(*e)).product::<u64>();
            let mut terms: Vec<String> = loops
                .iter()
                .map(|n| match stride(*n) {
                    1 => self.axes[*n].clone(),
                    s => format!("{s}*{}", self.axes[*n]),
                })
                .collect();
            let offset = f.template_axis.map_or(0, |t| digit as u64 * stride(t));
            if offset > 0 || terms.is_empty() {
                terms.push(offset.to_string());
            }
            // One variable that runs to the end of the result needs no written range.
            let inferred = match loops.as_slice() {
                [] => true,
                [n] => {
                    let (step, lanes) = (stride(*n), u64::from(f.result.lanes()));
                    offset < step && (lanes - offset).div_ceil(step) == u64::from(f.axes[*n])
                }
                _ => false,
            };
            let header = match inferred {
                true => String::new(),
                false => {
                    let ranges: Vec<String> =
                        loops.iter().map(|n| format!("{} < {}", self.axes[*n], f.axes[*n])).collect();
                    format!("for {}: ", ranges.join(", "))
                }
            };
            let value = match (self.floats.result, f.dag.node(*body)) {
                (Some(format), _) => self.float_at(*body, format, 0),
                // The result is truncated anyway.
                (None, Node::Wrap { a, width: w, .. }) if *w == width && !self.names.contains_key(body) => {
                    self.at(*a, 0)
                }
                (None, _) => self.at(*body, 0),
            };
            let _ = writeln!(out, "    {header}out[{}] = {value}", terms.join(" + "));
        }
        let written: u32 = f.axes.iter().product();
        match f.result.lanes().saturating_sub(written) {
            0 => {}
            1 => {
                let _ = writeln!(out, "    out[{written}] = 0");
            }
            zeros => {
                let z = &self.zeros;
                let _ = writeln!(out, "    for {z} < {zeros}: out[{z} + {written}] = 0");
            }
        }
    }

    /// `id` as text that binds at least as tightly as `level`.
    pub(super) fn at(&self, id: Id, level: Level) -> String {
        let (text, own) = match self.names.get(&id) {
            Some(name) if float_result(&self.function.dag, id).is_some() => {
                (format!("bits({name})"), PRIMARY)
            }
            Some(name) => (name.clone(), PRIMARY),
            None => self.node(id),
        };
        if own < level { format!("({text})") } else { text }
    }

    fn infix(&self, a: Id, op: &str, b: Id, level: Level) -> (String, Level) {
        (format!("{} {op} {}", self.at(a, UNARY), self.at(b, UNARY)), level)
    }

    fn function(&self, name: &str, args: &[Id]) -> (String, Level) {
        let args: Vec<String> = args.iter().map(|a| self.at(*a, 0)).collect();
        (format!("{name}({})", args.join(", ")), PRIMARY)
    }

    fn node(&self, id: Id) -> (String, Level) {
        let dag = &self.function.dag;
        let scalar = |width: u16, signed: bool| format!("{}{width}", if signed { 'i' } else { 'u' });
        match dag.node(id) {
            Node::Const(v) => (v.to_string(), if *v < 0 { UNARY } else { PRIMARY }),
            Node::Var(v, _) if v.is_reduction() => {
                let name = self.reductions.get(usize::from(v.0 - Var::FIRST_REDUCTION));
                (name.cloned().unwrap_or_default(), PRIMARY)
            }
            Node::Var(v, _) => (self.axes.get(usize::from(v.0)).cloned().unwrap_or_default(), PRIMARY),
            Node::Read { base, width, signed, index } => (self.read(base, *width, *signed, *index), PRIMARY),
            Node::Sum(k, terms) => self.sum(*k, terms),
            Node::Mul(a, b) => self.infix(*a, "*", *b, PRODUCT),
            Node::Shl(a, b) => self.infix(*a, "<<", *b, SHIFT),
            Node::Shr(a, b) => self.infix(*a, ">>", *b, SHIFT),
            Node::And(a, b) => self.infix(*a, "&", *b, AND),
            Node::Or(a, b) => self.infix(*a, "|", *b, OR),
            Node::Xor(a, b) => self.infix(*a, "^", *b, XOR),
            Node::Wrap { a, width, signed } => self.function(&scalar(*width, *signed), &[*a]),
            Node::Sat { a, width, signed } => {
                self.function(&format!("sat_{}", scalar(*width, *signed)), &[*a])
            }
            Node::Min(a, b) => self.function("min", &[*a, *b]),
            Node::Max(a, b) => self.function("max", &[*a, *b]),
            Node::Abs(a) => self.function("abs", &[*a]),
            Node::Eq(a, b) => self.infix(*a, "==", *b, COMPARISON),
            Node::Lt(a, b) => self.infix(*a, "<", *b, COMPARISON),
            Node::Select(c, a, b) => self.function("select", &[*c, *a, *b]),
            Node::Reduce { op, var, count, body } => {
                let name = match op {
                    ReduceOp::Add => "sum",
                    ReduceOp::And => "and",
                    ReduceOp::Or => "or",
                    ReduceOp::Xor => "xor",
                    ReduceOp::Min => "min",
                    ReduceOp::Max => "max",
                };
                let var = self.reduction(*var);
                (format!("{name}({var} < {count}) {}", self.at(*body, PRODUCT)), PRODUCT)
            }
            Node::First { var, count, cond, value, otherwise } => {
                let var = self.reduction(*var);
                let parts = [*cond, *value, *otherwise].map(|p| self.at(p, 0));
                (format!("first({var} < {count}, {})", parts.join(", ")), PRIMARY)
            }
            Node::Prim(p, args) => match p {
                Prim::Float(float) => self.float_in_integers(id, *float, args),
                Prim::LeadingZeros(w) | Prim::TrailingZeros(w) => {
                    self.function(&format!("{}{w}", p.name()), args)
                }
                _ => self.function(&p.name(), args),
            },
        }
    }

    fn reduction(&self, var: Var) -> &str {
        self.reductions
            .get(usize::from(var.0.saturating_sub(Var::FIRST_REDUCTION)))
            .map_or("r", String::as_str)
    }

    fn read(&self, base: &[u16], width: u16, signed: bool, index: Id) -> String {
        self.read_as(base, Scalar::integer(width, signed), index)
    }

    /// Element `index` of operands side by side, as one of the type `ty`.
    pub(super) fn read_as(&self, base: &[u16], ty: Scalar, index: Id) -> String {
        let operands: Vec<&Operand> = base.iter().map(|n| &self.function.operands[usize::from(*n)]).collect();
        let names: Vec<&str> = operands.iter().map(|o| o.name.as_str()).collect();
        let first = operands[0];
        let own = element(first.width, first.signed, self.floats.operands[usize::from(base[0])]) == ty;
        let view = if own { String::new() } else { format!(".{ty}") };
        match names.as_slice() {
            [name] if own && first.lanes() == 1 && self.function.dag.as_const(index) == Some(0) => {
                (*name).to_owned()
            }
            [name] => format!("{name}{view}[{}]", self.at(index, 0)),
            names => format!("({}){view}[{}]", names.join(" ++ "), self.at(index, 0)),
        }
    }

    fn sum(&self, k: i128, terms: &[(Id, i128)]) -> (String, Level) {
        let dag = &self.function.dag;
        // `1 - (b < a)` and `1 - (a == b)` are comparisons.
        if let (1, &[(t, -1)]) = (k, terms) {
            match dag.node(t) {
                Node::Lt(b, a) if !self.names.contains_key(&t) => {
                    return self.infix(*a, "<=", *b, COMPARISON);
                }
                Node::Eq(a, b) if !self.names.contains_key(&t) => {
                    return self.infix(*a, "!=", *b, COMPARISON);
                }
                _ => {}
            }
        }
        let (plus, minus): (Vec<_>, Vec<_>) = terms.iter().partition(|t| t.1 > 0);
        let mut text = String::new();
        let mut count = 0;
        let mut push = |negative: bool, term: String| {
            match (count, negative) {
                (0, false) => {}
                (0, true) => text.push('-'),
                (_, false) => text.push_str(" + "),
                (_, true) => text.push_str(" - "),
            }
            text.push_str(&term);
            count += 1;
        };
        if k > 0 && plus.is_empty() {
            push(false, k.to_string());
        }
        let term = |t: &(Id, i128)| match t.1.unsigned_abs() {
            1 => self.at(t.0, PRODUCT),
            c => format!("{c}*{}", self.at(t.0, UNARY)),
        };
        plus.iter().for_each(|t| push(false, term(t)));
        let leading = plus.is_empty() && k <= 0;
        for (n, t) in minus.iter().enumerate() {
            // `-x` binds tighter than `x * y`: a leading negative term is a unary expression.
            let body = if n == 0 && leading && t.1 == -1 { self.at(t.0, UNARY) } else { term(t) };
            push(true, body);
        }
        if k != 0 && !(k > 0 && plus.is_empty()) {
            push(k < 0, k.unsigned_abs().to_string());
        }
        let level = match (count, terms) {
            (1, [(_, c)]) if *c > 0 => PRODUCT,
            _ => SUM,
        };
        (text, level)
    }
}
