//! Lane expressions as vector operations of LLVM, the way a compiler's front end would write them.
//!
//! Expressions are integers without a width. A value is held in the narrowest of 1, 8, 16, 32, 64 or 128
//! bits that its interval fits, signed where the interval has negative values. An operation of a ring whose
//! result is truncated is computed at the truncated width at once: `u8(a + b)` is one `add <n x i8>`.

use std::collections::HashMap;
use std::fmt::Write;

use autoir_semantics::dag::{Dag, Id, Interval, Node, Prim, ReduceOp, Var};
use autoir_semantics::interp::Interpreter;
use autoir_semantics::lane::LaneFn;

use crate::error::{Error, Result};
use crate::llvm::admitted;

/// Lines of one LLVM function under construction.
#[derive(Default)]
pub(crate) struct Lines {
    pub text: String,
    next: usize,
}

impl Lines {
    /// Appends `%tN = <operation>` and returns the name.
    pub fn push(&mut self, operation: &str) -> String {
        let name = format!("%t{}", self.next);
        self.next += 1;
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "  {name} = {operation}");
        name
    }
}

/// The width in which integers of `bits` bits are held.
pub(crate) fn container(bits: u16) -> Result<u16> {
    [1, 8, 16, 32, 64, 128]
        .into_iter()
        .find(|width| *width >= bits)
        .ok_or_else(|| Error::Unsupported(format!("a value of {bits} bits")))
}

/// The type of `lanes` integers of `width` bits.
pub(crate) fn vector(lanes: usize, width: u16) -> String {
    format!("<{lanes} x i{width}>")
}

/// An operand of the function, ready to be read at any width.
pub(crate) struct Source {
    /// Its value.
    pub name: String,
    /// The value's type.
    pub ty: String,
    /// Its bits.
    pub bits: u32,
    /// The element width that it is declared with.
    pub width: u16,
}

/// Key of a value: node, width, values of the reduction variables that it depends on.
type Key = (Id, u16, Vec<u32>);

/// Writes the expressions of the lanes of one template.
pub(crate) struct Template<'a> {
    pub(crate) dag: &'a Dag,
    pub(crate) sources: &'a [Source],
    pub(crate) lines: &'a mut Lines,
    /// Digits of each lane along the axes.
    digits: &'a [Vec<u32>],
    /// Whether each node depends on an operand.
    reads: &'a [bool],
    bindings: Vec<(Var, u32)>,
    memo: HashMap<Key, String>,
    depth: usize,
}

/// Expressions nested deeper than this are refused: each level takes stack.
const MAX_DEPTH: usize = 300;

/// Whether each node of `dag` depends on an operand.
pub(crate) fn nodes_that_read(dag: &Dag) -> Vec<bool> {
    let mut reads: Vec<bool> = Vec::with_capacity(dag.len());
    for node in dag.nodes() {
        let read = matches!(node, Node::Read { .. });
        let value = read || node.children().iter().any(|child| reads[child.index()]);
        reads.push(value);
    }
    reads
}

/// Whether the low bits of a node's value depend only on the low bits of its operands.
fn is_modular(node: &Node) -> bool {
    match node {
        Node::Const(_) | Node::Var(..) | Node::Sum(..) | Node::Mul(..) | Node::Shl(..) => true,
        Node::And(..) | Node::Or(..) | Node::Xor(..) | Node::Select(..) => true,
        Node::Wrap { .. } | Node::First { .. } => true,
        Node::Reduce { op, .. } => !matches!(op, ReduceOp::Min | ReduceOp::Max),
        _ => false,
    }
}

impl<'a> Template<'a> {
    pub fn new(
        function: &'a LaneFn,
        sources: &'a [Source],
        lines: &'a mut Lines,
        digits: &'a [Vec<u32>],
        reads: &'a [bool],
    ) -> Template<'a> {
        let dag = &function.dag;
        Template { dag, sources, lines, digits, reads, bindings: Vec::new(), memo: HashMap::new(), depth: 0 }
    }

    pub(crate) fn lanes(&self) -> usize {
        self.digits.len()
    }

    pub(crate) fn ty(&self, width: u16) -> String {
        vector(self.lanes(), width)
    }

    /// The width that holds every value of `id`.
    pub(crate) fn natural(&self, id: Id) -> Result<u16> {
        width_of(self.dag.interval(id))
    }

    fn key(&self, id: Id, width: u16) -> Key {
        let free = self.dag.free_vars(id);
        let bound = self.bindings.iter().filter(|(var, _)| free >> (var.0 & 63) & 1 == 1);
        (id, width, bound.map(|(_, value)| *value).collect())
    }

    /// The value of `id` in each lane, if it depends on no operand.
    pub(crate) fn constants(&self, id: Id) -> Option<Vec<i128>> {
        if self.reads[id.index()] {
            return None;
        }
        let mut interpreter = Interpreter::new(self.dag, &[]);
        for (var, value) in &self.bindings {
            interpreter.bind(*var, i128::from(*value));
        }
        let values = self.digits.iter().map(|digits| {
            for (axis, digit) in digits.iter().enumerate() {
                interpreter.bind(Var(axis as u8), i128::from(*digit));
            }
            interpreter.eval(id)
        });
        Some(values.collect())
    }

    /// A constant vector, each element modulo `2^width`.
    pub(crate) fn constant(values: &[i128], width: u16) -> String {
        let shift = 128 - u32::from(width);
        let lanes: Vec<String> = values
            .iter()
            .map(|value| match width {
                1 => format!("i1 {}", value & 1 == 1),
                _ => format!("i{width} {}", value << shift >> shift),
            })
            .collect();
        format!("<{}>", lanes.join(", "))
    }

    pub(crate) fn splat(&self, value: i128, width: u16) -> String {
        Template::constant(&vec![value; self.lanes()], width)
    }

    pub(crate) fn binary(&mut self, operation: &str, width: u16, a: &str, b: &str) -> String {
        let ty = self.ty(width);
        self.lines.push(&format!("{operation} {ty} {a}, {b}"))
    }

    /// A call of a generic LLVM intrinsic on vectors of `width`.
    fn call(&mut self, name: &str, width: u16, args: &[&str], flag: &str) -> String {
        let ty = self.ty(width);
        let args: Vec<String> = args.iter().map(|arg| format!("{ty} {arg}")).collect();
        let lanes = self.lanes();
        let callee = format!("@llvm.{name}.v{lanes}i{width}");
        self.lines.push(&format!("call {ty} {callee}({}{flag})", args.join(", ")))
    }

    pub(crate) fn select(&mut self, cond: &str, width: u16, a: &str, b: &str) -> String {
        let (bools, ty) = (self.ty(1), self.ty(width));
        self.lines.push(&format!("select {bools} {cond}, {ty} {a}, {ty} {b}"))
    }

    /// `value`, held in `from` bits, in `to` bits.
    pub(crate) fn convert(&mut self, value: String, from: u16, to: u16, signed: bool) -> String {
        let operation = match (from.cmp(&to), signed) {
            (std::cmp::Ordering::Equal, _) => return value,
            (std::cmp::Ordering::Greater, _) => "trunc",
            (std::cmp::Ordering::Less, true) => "sext",
            (std::cmp::Ordering::Less, false) => "zext",
        };
        let (old, new) = (self.ty(from), self.ty(to));
        self.lines.push(&format!("{operation} {old} {value} to {new}"))
    }

    /// A vector of `width`-bit integers equal to `id` modulo `2^width`.
    pub fn emit(&mut self, id: Id, width: u16) -> Result<String> {
        let key = self.key(id, width);
        if let Some(done) = self.memo.get(&key) {
            return Ok(done.clone());
        }
        if self.depth == MAX_DEPTH {
            return Err(Error::Unsupported(format!("more than {MAX_DEPTH} nested operations")));
        }
        admitted::text(self.lines.text.len())?;
        self.depth += 1;
        let value = self.emit_new(id, width);
        self.depth -= 1;
        let value = value?;
        self.memo.insert(key, value.clone());
        Ok(value)
    }

    fn emit_new(&mut self, id: Id, width: u16) -> Result<String> {
        if let Some(values) = self.constants(id) {
            return Ok(Template::constant(&values, width));
        }
        let natural = match self.natural(id) {
            Ok(natural) => natural,
            // Too wide to be held, but only its low bits are wanted.
            Err(_) if is_modular(self.dag.node(id)) => return self.compute(id, width),
            Err(error) => return Err(error),
        };
        if natural > width && is_modular(self.dag.node(id)) {
            return self.compute(id, width);
        }
        let value = match natural {
            // A truth value is asked for at a width: where it is computed matters little.
            _ if natural == width => return self.compute(id, width),
            _ => self.emit(id, natural)?,
        };
        Ok(self.convert(value, natural, width, self.dag.interval(id).lo < 0))
    }

    /// As [`Template::emit`], where `width` is the natural width of `id`, or less for modular operations.
    fn compute(&mut self, id: Id, width: u16) -> Result<String> {
        match self.dag.node(id).clone() {
            // Invariant: `emit_new` has taken what depends on no operand.
            Node::Const(value) => Ok(self.splat(value, width)),
            Node::Var(var, _) => Err(Error::Unsupported(format!("variable {} is not bound", var.0))),
            Node::Read { base, width: element, signed, index } => {
                self.read(&base, element, signed, index, width)
            }
            Node::Sum(constant, terms) => self.sum(constant, &terms, width),
            Node::Mul(a, b) => self.both("mul", a, b, width),
            Node::And(a, b) => self.both("and", a, b, width),
            Node::Or(a, b) => self.both("or", a, b, width),
            Node::Xor(a, b) => self.both("xor", a, b, width),
            Node::Shl(a, b) => self.shift_left(a, b, width),
            Node::Shr(a, b) => self.shift_right(a, b, width),
            Node::Select(cond, a, b) => {
                let cond = self.truth(cond)?;
                let (a, b) = (self.emit(a, width)?, self.emit(b, width)?);
                Ok(self.select(&cond, width, &a, &b))
            }
            Node::Wrap { a, width: kept, signed } => self.wrap(a, kept, signed, width),
            Node::Sat { a, width: kept, signed } => self.saturate(a, kept, signed, width),
            Node::Min(a, b) => self.extreme("min", a, b, width),
            Node::Max(a, b) => self.extreme("max", a, b, width),
            Node::Abs(a) => {
                let inner = self.natural(a)?;
                let value = self.emit(a, inner)?;
                let value = self.call("abs", inner, &[&value], ", i1 false");
                Ok(self.convert(value, inner, width, false))
            }
            Node::Eq(a, b) => self.compare("eq", "eq", a, b),
            Node::Lt(a, b) => self.compare("slt", "ult", a, b),
            Node::Reduce { op, var, count, body } => self.reduce(op, var, count, body, width),
            Node::First { var, count, cond, value, otherwise } => {
                self.first(var, count, [cond, value, otherwise], width)
            }
            Node::Prim(prim, args) => self.primitive(prim, &args, width),
        }
    }

    /// `id` as a vector of truth values.
    fn truth(&mut self, id: Id) -> Result<String> {
        if self.dag.interval(id).is_bool() {
            return self.emit(id, 1);
        }
        let width = self.natural(id)?;
        let value = self.emit(id, width)?;
        Ok(self.binary("icmp ne", width, &value, "zeroinitializer"))
    }

    fn both(&mut self, operation: &str, a: Id, b: Id, width: u16) -> Result<String> {
        let (a, b) = (self.emit(a, width)?, self.emit(b, width)?);
        Ok(self.binary(operation, width, &a, &b))
    }

    fn sum(&mut self, constant: i128, terms: &[(Id, i128)], width: u16) -> Result<String> {
        let mut total: Option<String> = None;
        // Positive terms first, so that the others can be subtracted from something.
        let positive = terms.iter().filter(|term| term.1 > 0);
        for (term, coefficient) in positive.chain(terms.iter().filter(|term| term.1 < 0)) {
            let value = self.emit(*term, width)?;
            let negative = *coefficient < 0;
            let value = self.scaled(value, coefficient.unsigned_abs(), width);
            total = Some(match (total, negative) {
                (None, false) => value,
                (None, true) => {
                    let start = self.splat(constant, width);
                    self.binary("sub", width, &start, &value)
                }
                (Some(total), false) => self.binary("add", width, &total, &value),
                (Some(total), true) => self.binary("sub", width, &total, &value),
            });
        }
        // A sum that begins with a subtraction has its constant already.
        let pending = constant != 0 && terms.iter().any(|term| term.1 > 0);
        Ok(match total {
            None => self.splat(constant, width),
            Some(total) if pending => {
                let constant = self.splat(constant, width);
                self.binary("add", width, &total, &constant)
            }
            Some(total) => total,
        })
    }

    fn scaled(&mut self, value: String, factor: u128, width: u16) -> String {
        let shift = factor.trailing_zeros();
        if factor == 1 {
            value
        } else if factor.is_power_of_two() && shift < u32::from(width) {
            let shift = self.splat(i128::from(shift), width);
            self.binary("shl", width, &value, &shift)
        } else {
            let factor = self.splat(factor as i128, width);
            self.binary("mul", width, &value, &factor)
        }
    }

    /// Whether every value of `id` is less than `limit`.
    fn below(&self, id: Id, limit: u16) -> bool {
        self.dag.interval(id).hi < i128::from(limit)
    }

    /// Truth values of `id < limit`, for a non-negative `id`.
    fn less_than(&mut self, id: Id, limit: u16) -> Result<String> {
        let width = self.natural(id)?.max(16);
        let value = self.emit(id, width)?;
        let limit = self.splat(i128::from(limit), width);
        Ok(self.binary("icmp ult", width, &value, &limit))
    }

    fn shift_left(&mut self, a: Id, b: Id, width: u16) -> Result<String> {
        let (value, amount) = (self.emit(a, width)?, self.emit(b, width)?);
        let shifted = self.binary("shl", width, &value, &amount);
        if self.below(b, width) {
            return Ok(shifted);
        }
        let small = self.less_than(b, width)?;
        Ok(self.select(&small, width, &shifted, "zeroinitializer"))
    }

    fn shift_right(&mut self, a: Id, b: Id, width: u16) -> Result<String> {
        let inner = self.natural(a)?;
        let signed = self.dag.interval(a).lo < 0;
        let operation = if signed { "ashr" } else { "lshr" };
        let (value, amount) = (self.emit(a, inner)?, self.emit(b, inner)?);
        let shifted = if self.below(b, inner) {
            self.binary(operation, inner, &value, &amount)
        } else {
            let small = self.less_than(b, inner)?;
            // Beyond the width only the sign is left.
            let most = self.splat(i128::from(inner - 1), inner);
            let amount = self.select(&small, inner, &amount, &most);
            let shifted = self.binary(operation, inner, &value, &amount);
            match signed {
                true => shifted,
                false => self.select(&small, inner, &shifted, "zeroinitializer"),
            }
        };
        Ok(self.convert(shifted, inner, width, signed))
    }

    fn wrap(&mut self, a: Id, kept: u16, signed: bool, width: u16) -> Result<String> {
        let value = self.emit(a, width)?;
        if width <= kept {
            return Ok(value);
        }
        if !signed {
            let mask = self.splat((1 << kept) - 1, width);
            return Ok(self.binary("and", width, &value, &mask));
        }
        let shift = self.splat(i128::from(width - kept), width);
        let high = self.binary("shl", width, &value, &shift);
        Ok(self.binary("ashr", width, &high, &shift))
    }

    fn saturate(&mut self, a: Id, kept: u16, signed: bool, width: u16) -> Result<String> {
        let range = Interval::of_width(kept, signed);
        if let (Node::Sum(0, terms), true) = (self.dag.node(a), width == kept)
            && let [(x, cx), (y, cy)] = *terms.as_slice()
            && [x, y].iter().all(|term| self.dag.interval(*term).within(range))
        {
            let (x, y, name) = match (cx, cy) {
                (1, 1) => (x, y, "add"),
                (1, -1) => (x, y, "sub"),
                (-1, 1) => (y, x, "sub"),
                _ => return self.clamp(a, range, width),
            };
            let (x, y) = (self.emit(x, width)?, self.emit(y, width)?);
            let sign = if signed { 's' } else { 'u' };
            return Ok(self.call(&format!("{sign}{name}.sat"), width, &[&x, &y], ""));
        }
        self.clamp(a, range, width)
    }

    fn clamp(&mut self, a: Id, range: Interval, width: u16) -> Result<String> {
        let interval = self.dag.interval(a);
        let inner = width_of(interval.hull(range))?;
        let mut value = self.emit(a, inner)?;
        let sign = if interval.lo < 0 { 's' } else { 'u' };
        if interval.lo < range.lo {
            let low = self.splat(range.lo, inner);
            value = self.call(&format!("{sign}max"), inner, &[&value, &low], "");
        }
        if interval.hi > range.hi {
            let high = self.splat(range.hi, inner);
            value = self.call(&format!("{sign}min"), inner, &[&value, &high], "");
        }
        Ok(self.convert(value, inner, width, range.lo < 0))
    }

    /// The width and sign in which both values can be compared.
    fn common(&self, a: Id, b: Id) -> Result<(u16, bool)> {
        let hull = self.dag.interval(a).hull(self.dag.interval(b));
        Ok((width_of(hull)?, hull.lo < 0))
    }

    fn extreme(&mut self, name: &str, a: Id, b: Id, width: u16) -> Result<String> {
        let (inner, signed) = self.common(a, b)?;
        let (a, b) = (self.emit(a, inner)?, self.emit(b, inner)?);
        let sign = if signed { 's' } else { 'u' };
        let value = self.call(&format!("{sign}{name}"), inner, &[&a, &b], "");
        Ok(self.convert(value, inner, width, signed))
    }

    fn compare(&mut self, signed: &str, unsigned: &str, a: Id, b: Id) -> Result<String> {
        let (width, sign) = self.common(a, b)?;
        let (a, b) = (self.emit(a, width)?, self.emit(b, width)?);
        let predicate = if sign { signed } else { unsigned };
        Ok(self.binary(&format!("icmp {predicate}"), width, &a, &b))
    }

    /// `body` for each value of `var`, through `each`.
    fn for_each(
        &mut self,
        var: Var,
        values: impl Iterator<Item = u32>,
        mut each: impl FnMut(&mut Self) -> Result<()>,
    ) -> Result<()> {
        for value in values {
            self.bindings.push((var, value));
            let result = each(self);
            self.bindings.pop();
            result?;
        }
        Ok(())
    }

    fn reduce(&mut self, op: ReduceOp, var: Var, count: u32, body: Id, width: u16) -> Result<String> {
        if let Some(value) = self.population(op, var, count, body, width)? {
            return Ok(value);
        }
        let interval = self.dag.interval(body);
        let (inner, name) = match op {
            ReduceOp::Add => (width, "add"),
            ReduceOp::And => (width, "and"),
            ReduceOp::Or => (width, "or"),
            ReduceOp::Xor => (width, "xor"),
            ReduceOp::Min if interval.lo < 0 => (self.natural(body)?, "smin"),
            ReduceOp::Max if interval.lo < 0 => (self.natural(body)?, "smax"),
            ReduceOp::Min => (self.natural(body)?, "umin"),
            ReduceOp::Max => (self.natural(body)?, "umax"),
        };
        let mut row = Vec::new();
        self.for_each(var, 0..count, |this| {
            row.push(this.emit(body, inner)?);
            Ok(())
        })?;
        // Neighbours first, as a tree.
        while row.len() > 1 {
            let pairs: Vec<Vec<String>> = row.chunks(2).map(<[String]>::to_vec).collect();
            row = pairs
                .into_iter()
                .map(|pair| match pair.as_slice() {
                    [a, b] if matches!(op, ReduceOp::Min | ReduceOp::Max) => {
                        self.call(name, inner, &[a, b], "")
                    }
                    [a, b] => self.binary(name, inner, a, b),
                    rest => rest.concat(),
                })
                .collect();
        }
        let value = row.pop().ok_or_else(|| Error::Unsupported("a reduction of nothing".into()))?;
        Ok(self.convert(value, inner, width, interval.lo < 0))
    }

    /// A sum over all bits of one element is a population count.
    fn population(
        &mut self,
        op: ReduceOp,
        var: Var,
        count: u32,
        body: Id,
        width: u16,
    ) -> Result<Option<String>> {
        let Node::Read { base, width: 1, signed: false, index } = self.dag.node(body).clone() else {
            return Ok(None);
        };
        if op != ReduceOp::Add || !matches!(count, 8 | 16 | 32 | 64) {
            return Ok(None);
        }
        let mut rows = Vec::new();
        self.for_each(var, 0..count, |this| {
            rows.push(this.constants(index));
            Ok(())
        })?;
        let Some(rows) = rows.into_iter().collect::<Option<Vec<_>>>() else { return Ok(None) };
        let step = i128::from(count);
        let whole = rows.iter().enumerate().all(|(bit, row)| {
            row.iter().zip(&rows[0]).all(|(at, first)| *at == first + bit as i128 && first % step == 0)
        });
        if !whole {
            return Ok(None);
        }
        let element = count as u16;
        let indices: Vec<i128> = rows[0].iter().map(|first| first / step).collect();
        let value = self.gather(&base, element, &indices)?;
        let value = self.call("ctpop", element, &[&value], "");
        Ok(Some(self.convert(value, element, width, false)))
    }

    fn first(&mut self, var: Var, count: u32, parts: [Id; 3], width: u16) -> Result<String> {
        let [cond, value, otherwise] = parts;
        let mut chosen = self.emit(otherwise, width)?;
        self.for_each(var, (0..count).rev(), |this| {
            let cond = this.truth(cond)?;
            let value = this.emit(value, width)?;
            chosen = this.select(&cond, width, &value, &chosen);
            Ok(())
        })?;
        Ok(chosen)
    }

    fn primitive(&mut self, prim: Prim, args: &[Id], width: u16) -> Result<String> {
        let (name, inner) = match prim {
            Prim::Float(float) => return self.float(float, args, width),
            Prim::LeadingZeros(inner @ (8 | 16 | 32 | 64)) => ("ctlz", inner),
            Prim::TrailingZeros(inner @ (8 | 16 | 32 | 64)) => ("cttz", inner),
            _ => return Err(Error::Unsupported(format!("primitive {}", prim.name()))),
        };
        let value = self.emit(args[0], inner)?;
        let value = self.call(name, inner, &[&value], ", i1 false");
        Ok(self.convert(value, inner, width, false))
    }
}

/// The width that holds every value of `interval`.
pub(crate) fn width_of(interval: Interval) -> Result<u16> {
    if interval.is_bool() { Ok(1) } else { container(interval.bits()) }
}
