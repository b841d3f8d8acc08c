//! Meaning of a window as written: one expression per element of the result.
//!
//! Integers are mathematical ones; only conversions and the result lose bits. Floats ([`super::floats`]) are rounded by each
//! operation.

use std::collections::HashMap;

use autoir_semantics::dag::{Dag, Id, Interval, Prim, ReduceOp};
use autoir_semantics::float::FloatFormat;
use autoir_semantics::lane::{ElementFn, Kind as OperandKind, Operand, Shape};

use super::ast::{
    BinaryOp, Expr, ExprKind, LaneType, Parameter, Scalar, Span, Statement, UnaryOp, WindowText,
};
use super::floats::Number;
use crate::error::{Diagnostic, Kind, Source};
use crate::window::division::floor_quotient;
use crate::window::growth::Growth;
use crate::window::{Layout, Location, Window};

/// Greatest height of an expression with its `let`s inlined.
const MAX_INLINED_DEPTH: u32 = 400;
/// Greatest number of operations on a path through what an expression means: passes recurse over it.
const MAX_DEPTH: u32 = 1000;

/// What may be called.
pub(super) const FUNCTIONS: &str = "functions: select min max clamp abs absd avg popcount clz8..clz64 ctz8..ctz64 clmul gf256mul \
     gf256inv; of floats: select abs fma sqrt floor ceil trunc round minnum maxnum bits, as_f16 as_bf16 as_f32 as_f64 of bits, \
     and single operations such as toint_f32_i32_rz";

/// Subexpressions that one window may evaluate.
const WINDOW_FUEL: u64 = 3_000_000;

/// Subexpressions that may still be evaluated: by this window, and by all windows of a file.
pub struct Fuel {
    window: u64,
    file: u64,
}

impl Fuel {
    /// Fuel for the windows of one file.
    pub fn new(file: u64) -> Fuel {
        Fuel { window: 0, file }
    }

    fn refill(&mut self) {
        self.file += self.window;
        self.window = WINDOW_FUEL.min(self.file);
        self.file -= self.window;
    }
}

/// The window that `text` describes.
///
/// # Errors
/// The first thing that has no meaning.
pub fn lower(source: &Source, text: &WindowText, fuel: &mut Fuel) -> Result<Window, Diagnostic> {
    fuel.refill();
    let mut operands: Vec<Operand> = Vec::new();
    for p in &text.parameters {
        if operands.iter().any(|o| o.name == p.name) {
            return Err(malformed(source, p.span, "there is another operand of this name"));
        }
        operands.push(operand(p));
    }
    if operands.len() > usize::from(u16::MAX) {
        return Err(malformed(source, text.span, "there are too many operands"));
    }
    let ranges = operands.iter().map(Window::full_range).collect();
    let formats = text.parameters.iter().map(|p| p.ty.element.float).collect();
    let mut lowering = Lowering {
        source,
        fuel,
        dag: Dag::new(),
        growth: Growth::new(MAX_DEPTH),
        operands,
        formats,
        ranges,
        lets: Vec::new(),
        visible: 0,
        let_values: HashMap::new(),
        variables: Vec::new(),
    };
    let lanes = text.result.lanes() as usize;
    let mut elements = vec![None; lanes];
    for statement in &text.statements {
        lowering.statement(statement, &text.result, &mut elements)?;
    }
    let missing = elements.iter().position(Option::is_none);
    if let Some(n) = missing {
        return Err(malformed(source, text.span, format!("element {n} of the result is not defined")));
    }
    let result = Shape {
        kind: kind_of(&text.result, false),
        width: text.result.element.width,
        extents: extents(&text.result),
    };
    let Lowering { dag, operands, ranges, .. } = lowering;
    let function = ElementFn { dag, operands, result, elements: elements.into_iter().flatten().collect() };
    function.validate().map_err(|error| {
        source.diagnostic(
            Kind::Unsupported,
            text.span.start,
            text.span.start + "window".len(),
            error.to_string(),
        )
    })?;
    let (line, column) = source.position(text.span.start);
    Ok(Window {
        name: text.name.clone(),
        function,
        signed: text.result.element.signed,
        ranges,
        origins: Vec::new(),
        layout: Layout::Dense,
        predicated: false,
        location: Location { file: source.name.to_string(), line, column },
    })
}

fn malformed(source: &Source, span: Span, message: impl Into<String>) -> Diagnostic {
    source.diagnostic(Kind::Malformed, span.start, span.end, message)
}

fn operand(p: &Parameter) -> Operand {
    Operand {
        name: p.name.clone(),
        kind: kind_of(&p.ty, p.immediate),
        width: p.ty.element.width,
        extents: extents(&p.ty),
        signed: p.ty.element.signed,
    }
}

fn kind_of(ty: &LaneType, immediate: bool) -> OperandKind {
    match (ty.extents.len(), ty.element.width) {
        (0, _) if immediate => OperandKind::Immediate,
        (0, _) => OperandKind::Scalar,
        (1, 1) => OperandKind::Mask,
        (1, _) => OperandKind::Vector,
        _ => OperandKind::Tile,
    }
}

fn extents(ty: &LaneType) -> Vec<u32> {
    if ty.extents.is_empty() { vec![1] } else { ty.extents.clone() }
}

pub(super) struct Lowering<'a> {
    source: &'a Source,
    fuel: &'a mut Fuel,
    pub(super) dag: Dag,
    growth: Growth,
    operands: Vec<Operand>,
    /// What operands' elements are, if they are floats.
    formats: Vec<Option<FloatFormat>>,
    ranges: Vec<Interval>,
    /// Name, value and inlined height of each `let`.
    lets: Vec<(&'a str, &'a Expr, u32)>,
    /// How many of them may be used: those before the one that is evaluated.
    visible: usize,
    /// Values of `let`s of the current element, by the variables in scope.
    let_values: HashMap<(usize, Scope<'a>), Number>,
    variables: Scope<'a>,
}

/// Variables with their values, innermost last.
type Scope<'a> = Vec<(&'a str, i128)>;

pub(super) type Lowered<T> = Result<T, Diagnostic>;

impl<'a> Lowering<'a> {
    pub(super) fn error(&self, span: Span, message: impl Into<String>) -> Diagnostic {
        malformed(self.source, span, message)
    }

    fn statement(&mut self, s: &'a Statement, result: &LaneType, elements: &mut [Option<Id>]) -> Lowered<()> {
        match s {
            Statement::Assume { name, lo, hi, span } => {
                let Some(n) = self.operands.iter().position(|o| o.name == *name) else {
                    return Err(self.error(*span, format!("there is no operand `{name}`")));
                };
                if self.formats[n].is_some() {
                    return Err(self.error(*span, "only integers can be assumed to lie in a range"));
                }
                let range = Interval::new((*lo).max(self.ranges[n].lo), (*hi).min(self.ranges[n].hi));
                if range.lo > range.hi {
                    return Err(self.error(*span, "no value of the operand's type lies in this range"));
                }
                self.ranges[n] = range;
            }
            Statement::Let { name, value, span } => {
                if self.operands.iter().any(|o| o.name == *name) || self.lets.iter().any(|l| l.0 == name) {
                    return Err(self.error(*span, format!("`{name}` is defined already")));
                }
                let depth = self.inlined_depth(value);
                if depth > MAX_INLINED_DEPTH {
                    return Err(
                        self.error(*span, "the expression is nested too deeply once its names are replaced")
                    );
                }
                self.lets.push((name, value, depth));
                self.visible = self.lets.len();
            }
            Statement::Assign { loops, index, value, span } => {
                if self.inlined_depth(value) > MAX_INLINED_DEPTH {
                    return Err(
                        self.error(*span, "the expression is nested too deeply once its names are replaced")
                    );
                }
                self.assign(loops, index, value, *span, result, elements)?;
            }
        }
        Ok(())
    }

    fn inlined_depth(&self, e: &Expr) -> u32 {
        let below = |parts: &[Expr]| parts.iter().map(|p| self.inlined_depth(p)).max().unwrap_or(0);
        1 + match &e.kind {
            ExprKind::Number(_) | ExprKind::Decimal(_) => 0,
            ExprKind::Name(name) => self.lets.iter().find(|l| l.0 == name).map_or(0, |l| l.2),
            ExprKind::Element { index: parts, .. } | ExprKind::Call(_, parts) => below(parts),
            ExprKind::Convert { value, .. }
            | ExprKind::Unary(_, value)
            | ExprKind::Reduce { body: value, .. } => self.inlined_depth(value),
            ExprKind::Binary(_, a, b) => self.inlined_depth(a).max(self.inlined_depth(b)),
            ExprKind::First { parts, .. } => below(parts.as_slice()),
        }
    }

    /// Evaluates one assignment for all values of its variables.
    fn assign(
        &mut self,
        loops: &'a [(String, u32)],
        index: &'a [Expr],
        value: &'a Expr,
        span: Span,
        result: &LaneType,
        elements: &mut [Option<Id>],
    ) -> Lowered<()> {
        let mut ranges: Vec<(&'a str, u32)> = loops.iter().map(|(v, n)| (v.as_str(), *n)).collect();
        if ranges.is_empty() {
            ranges = self.inferred_ranges(index, span, result)?;
        }
        for (n, (var, _)) in ranges.iter().enumerate() {
            if self.operands.iter().any(|o| o.name == *var) || ranges[..n].iter().any(|r| r.0 == *var) {
                return Err(self.error(span, format!("`{var}` is defined already")));
            }
        }
        let total = ranges.iter().fold(1u64, |n, r| n.saturating_mul(u64::from(r.1)));
        if total > elements.len() as u64 {
            return Err(self.error(span, format!("{total} assignments to {} elements", elements.len())));
        }
        for step in 0..total {
            self.variables.clear();
            self.let_values.clear();
            let mut rest = step;
            for (var, count) in ranges.iter().rev() {
                self.variables.push((var, i128::from(rest % u64::from(*count))));
                rest /= u64::from(*count);
            }
            let lane = self.result_lane(index, span, result)?;
            let v = self.number(value)?;
            let v = match result.element.float {
                Some(format) => self.float(v, format, value.span)?,
                None => self.integer(v, value.span)?,
            };
            let v = self.dag.wrap(v, result.element.width, false);
            match elements.get_mut(lane) {
                Some(slot @ None) => *slot = Some(v),
                Some(Some(_)) => {
                    return Err(self.error(span, format!("element {lane} of the result is defined twice")));
                }
                None => return Err(self.error(span, format!("the result has no element {lane}"))),
            }
        }
        Ok(())
    }

    fn result_lane(&mut self, index: &'a [Expr], span: Span, result: &LaneType) -> Lowered<usize> {
        let at = self.flat_index(index, &extents(result), span)?;
        let at =
            self.dag.as_const(at).ok_or_else(|| self.error(span, "the result's index is not constant"))?;
        usize::try_from(at).map_err(|_| self.error(span, format!("the result has no element {at}")))
    }

    /// Ranges of variables without a written range: in `out[2*i + 1]`, `i` counts as far as the result
    /// goes; in `out[m, n]`, each covers its dimension.
    fn inferred_ranges(
        &mut self,
        index: &'a [Expr],
        span: Span,
        result: &LaneType,
    ) -> Lowered<Vec<(&'a str, u32)>> {
        let sizes = if index.len() == 1 { vec![result.lanes()] } else { result.extents.clone() };
        if sizes.len() != index.len() {
            return Err(self.error(span, format!("the result is {result}")));
        }
        let mut ranges: Vec<(&'a str, u32)> = Vec::new();
        for (e, size) in index.iter().zip(sizes) {
            let mut names = Vec::new();
            variables_of(e, &mut names);
            names.retain(|n| !self.lets.iter().any(|l| l.0 == *n));
            match names.as_slice() {
                [] => {}
                [var] => {
                    let (at0, at1) = (self.index_at(e, var, 0)?, self.index_at(e, var, 1)?);
                    let (first, step) = (at0, at1 - at0);
                    if step <= 0 || first < 0 || first >= i128::from(size) {
                        return Err(self.error(
                            e.span,
                            "the range of the variable must be written: `for i < 8: out[...]`",
                        ));
                    }
                    ranges.push((var, ((i128::from(size) - first + step - 1) / step) as u32));
                }
                _ => {
                    let message =
                        "with several variables their ranges must be written: `for k < 4, j < 8: out[...]`";
                    return Err(self.error(e.span, message));
                }
            }
        }
        Ok(ranges)
    }

    fn index_at(&mut self, e: &'a Expr, var: &'a str, value: i128) -> Lowered<i128> {
        self.variables = vec![(var, value)];
        self.let_values.clear();
        let v = self.expr(e)?;
        self.dag
            .as_const(v)
            .filter(|v| v.unsigned_abs() < 1 << 64)
            .ok_or_else(|| self.error(e.span, "the result's index is not constant"))
    }

    /// The integer that `e` is.
    pub(super) fn expr(&mut self, e: &'a Expr) -> Lowered<Id> {
        let number = self.number(e)?;
        self.integer(number, e.span)
    }

    /// The number that `e` is.
    pub(super) fn number(&mut self, e: &'a Expr) -> Lowered<Number> {
        self.fuel.window = self.fuel.window.saturating_sub(1);
        if self.fuel.window == 0 {
            return Err(self.unsupported(e.span, "the window is too large"));
        }
        let value = self.value_of(e)?;
        self.growth.admit(&self.dag).map_err(|why| self.unsupported(e.span, &why.to_string()))?;
        Ok(value)
    }

    fn unsupported(&self, span: Span, message: &str) -> Diagnostic {
        self.source.diagnostic(Kind::Unsupported, span.start, span.end, message)
    }

    fn value_of(&mut self, e: &'a Expr) -> Lowered<Number> {
        match &e.kind {
            ExprKind::Number(v) => Ok(Number::Integer(self.dag.constant(*v))),
            ExprKind::Decimal(text) => Ok(Number::Decimal(text.clone())),
            ExprKind::Name(name) => self.name(e, name),
            ExprKind::Element { operands, view, index } => self.element(e, operands, *view, index),
            ExprKind::Convert { saturate, ty, value } => {
                let v = self.number(value)?;
                if let Some(format) = ty.float {
                    return self.converted(v, format, *saturate, value.span);
                }
                let v = self.integer(v, value.span)?;
                Ok(Number::Integer(match saturate {
                    true => self.dag.sat(v, ty.width, ty.signed),
                    false => self.dag.wrap(v, ty.width, ty.signed),
                }))
            }
            ExprKind::Call(name, args) => self.call(e, name, args),
            ExprKind::Unary(op, a) => {
                let value = self.number(a)?;
                if let (UnaryOp::Neg, Number::Float(x, format)) = (op, &value) {
                    return Ok(Number::Float(self.dag.float_neg(*format, *x), *format));
                }
                if let (UnaryOp::Neg, Number::Decimal(text)) = (op, &value) {
                    return Ok(Number::Decimal(format!("-{text}")));
                }
                let a = self.integer(value, a.span)?;
                let zero = self.dag.constant(0);
                Ok(Number::Integer(match op {
                    UnaryOp::Neg => self.dag.neg(a),
                    UnaryOp::Not => self.dag.not(a),
                    UnaryOp::IsZero => self.dag.eq(a, zero),
                }))
            }
            ExprKind::Binary(op, a, b) => {
                let (x, y) = (self.number(a)?, self.number(b)?);
                if let Some(format) = x.format().or(y.format()) {
                    let (x, y) = (self.float(x, format, a.span)?, self.float(y, format, b.span)?);
                    return self.of_floats(e, *op, format, x, y);
                }
                let (x, y) = (self.integer(x, a.span)?, self.integer(y, b.span)?);
                Ok(Number::Integer(self.binary(e, *op, x, y)?))
            }
            ExprKind::Reduce { op, var, count, body } => {
                let mut terms = Vec::new();
                for n in 0..*count {
                    terms.push(self.with(e, var, n, |s| s.expr(body))?);
                }
                Ok(Number::Integer(self.dag.combine(*op, &terms)))
            }
            ExprKind::First { var, count, parts } => {
                let [condition, value, otherwise] = &**parts;
                let mut chosen = self.number(otherwise)?;
                for n in (0..*count).rev() {
                    let (c, v) = self.with(e, var, n, |s| Ok((s.condition(condition)?, s.number(value)?)))?;
                    chosen = self.selected(c, v, chosen, e.span)?;
                }
                Ok(chosen)
            }
        }
    }

    fn with<T>(
        &mut self,
        e: &Expr,
        var: &'a str,
        value: u32,
        f: impl FnOnce(&mut Self) -> Lowered<T>,
    ) -> Lowered<T> {
        if self.operands.iter().any(|o| o.name == var) || self.variables.iter().any(|v| v.0 == var) {
            return Err(self.error(e.span, format!("`{var}` is defined already")));
        }
        self.variables.push((var, i128::from(value)));
        let result = f(self);
        self.variables.pop();
        result
    }

    fn name(&mut self, e: &Expr, name: &str) -> Lowered<Number> {
        if let Some((_, value)) = self.variables.iter().rev().find(|v| v.0 == name) {
            return Ok(Number::Integer(self.dag.constant(*value)));
        }
        if let Some(n) = self.lets.iter().position(|l| l.0 == name) {
            let key = (n, self.variables.clone());
            if let Some(known) = self.let_values.get(&key) {
                return Ok(known.clone());
            }
            if n >= self.visible {
                return Err(self
                    .error(e.span, format!("`{name}` is not defined yet"))
                    .with_help("a `let` may use those before it only"));
            }
            // What it is made of was defined before it: so no definition leads back to itself.
            let visible = std::mem::replace(&mut self.visible, n);
            let value = self.number(self.lets[n].1);
            self.visible = visible;
            let value = value?;
            self.let_values.insert(key, value.clone());
            return Ok(value);
        }
        match self.operands.iter().position(|o| o.name == name) {
            Some(n) if self.operands[n].lanes() == 1 => {
                let (width, signed) = (self.operands[n].width, self.operands[n].signed);
                let read = self.dag.read_at(n as u16, width, signed, 0);
                Ok(Number::of(read, self.formats[n]))
            }
            Some(_) => Err(self.error(e.span, format!("`{name}` has lanes: write `{name}[i]`"))),
            None => Err(self.error(e.span, format!("`{name}` is not defined"))),
        }
    }

    /// Row-major number of an element: one index, or one for each dimension.
    fn flat_index(&mut self, index: &'a [Expr], extents: &[u32], span: Span) -> Lowered<Id> {
        if index.len() != 1 && index.len() != extents.len() {
            return Err(self.error(span, format!("{} indices for {} dimensions", index.len(), extents.len())));
        }
        let mut flat = self.expr(&index[0])?;
        for (n, e) in index.iter().enumerate() {
            let at = if n == 0 { flat } else { self.expr(e)? };
            if index.len() > 1 {
                let size = i128::from(extents[n]);
                let range = self.dag.interval(at);
                if range.lo < 0 || range.hi >= size {
                    return Err(self.error(e.span, format!("this index is not within 0..{size}")));
                }
            }
            if n > 0 {
                flat = self.dag.sum(0, &[(flat, i128::from(extents[n])), (at, 1)]);
            }
        }
        Ok(flat)
    }

    fn element(
        &mut self,
        e: &Expr,
        names: &[String],
        view: Option<Scalar>,
        index: &'a [Expr],
    ) -> Lowered<Number> {
        let mut base = Vec::with_capacity(names.len());
        for name in names {
            match self.operands.iter().position(|o| o.name == *name) {
                Some(n) => base.push(n as u16),
                None => return Err(self.error(e.span, format!("there is no operand `{name}`"))),
            }
        }
        let Some(&first) = base.first() else { return Err(self.error(e.span, "there is no operand here")) };
        let float = self.formats[usize::from(first)];
        let first = &self.operands[usize::from(first)];
        let own = Scalar { width: first.width, signed: first.signed, float };
        let dimensions = if view.is_some() || base.len() > 1 { vec![0] } else { first.extents.clone() };
        let ty = view.unwrap_or(own);
        let bits: u64 = base.iter().map(|n| u64::from(self.operands[usize::from(*n)].bits())).sum();
        let odd =
            base.iter().any(|n| !self.operands[usize::from(*n)].bits().is_multiple_of(u32::from(ty.width)));
        if odd {
            return Err(self.error(e.span, format!("the operand is not a whole number of {ty}")));
        }
        let at = self.flat_index(index, &dimensions, e.span)?;
        let count = i128::from(bits / u64::from(ty.width));
        let range = self.dag.interval(at);
        // An index that depends on data may leave the operand, which reads 0.
        if (self.dag.as_const(at).is_some() && !(0..count).contains(&range.lo))
            || range.hi < 0
            || range.lo >= count
        {
            return Err(self.error(e.span, format!("index {} is not within 0..{count}", range.lo)));
        }
        Ok(Number::of(self.dag.read_of(&base, ty.width, ty.signed, at), ty.float))
    }

    fn condition(&mut self, e: &'a Expr) -> Lowered<Id> {
        let c = self.expr(e)?;
        Ok(self.truth(c))
    }

    fn truth(&mut self, v: Id) -> Id {
        let zero = self.dag.constant(0);
        if self.dag.interval(v).is_bool() { v } else { self.dag.ne(v, zero) }
    }

    fn binary(&mut self, e: &Expr, op: BinaryOp, a: Id, b: Id) -> Lowered<Id> {
        Ok(match op {
            BinaryOp::Add => self.dag.add(a, b),
            BinaryOp::Sub => self.dag.sub(a, b),
            BinaryOp::Mul => self.dag.mul(a, b),
            BinaryOp::Div | BinaryOp::Mod => {
                let d = self.dag.as_const(b).filter(|d| *d > 0);
                let d = d.ok_or_else(|| self.error(e.span, "the divisor is not a positive constant"))?;
                let q = floor_quotient(&mut self.dag, a, d)
                    .ok_or_else(|| self.error(e.span, "the dividend has too many bits; convert it first"))?;
                if op == BinaryOp::Div { q } else { self.dag.sum(0, &[(a, 1), (q, -d)]) }
            }
            BinaryOp::Shl | BinaryOp::Shr => {
                if self.dag.interval(b).lo < 0 {
                    return Err(self.error(e.span, "the shift count may be negative"));
                }
                if op == BinaryOp::Shl { self.dag.shl(a, b) } else { self.dag.shr(a, b) }
            }
            BinaryOp::And => self.dag.and(a, b),
            BinaryOp::Or => self.dag.or(a, b),
            BinaryOp::Xor => self.dag.xor(a, b),
            BinaryOp::Eq => self.dag.eq(a, b),
            BinaryOp::Ne => self.dag.ne(a, b),
            BinaryOp::Lt => self.dag.lt(a, b),
            BinaryOp::Le => self.dag.le(a, b),
            BinaryOp::Gt => self.dag.lt(b, a),
            BinaryOp::Ge => self.dag.le(b, a),
            BinaryOp::Both | BinaryOp::Either => {
                let (x, y) = (self.truth(a), self.truth(b));
                if op == BinaryOp::Both { self.dag.and(x, y) } else { self.dag.or(x, y) }
            }
        })
    }

    fn call(&mut self, e: &Expr, name: &str, args: &'a [Expr]) -> Lowered<Number> {
        if let ("select", [c, a, b]) = (name, args) {
            let (c, a, b) = (self.condition(c)?, self.number(a)?, self.number(b)?);
            return self.selected(c, a, b, e.span);
        }
        let numbers = args.iter().map(|a| self.number(a)).collect::<Lowered<Vec<_>>>()?;
        if let Some(value) = self.float_call(e, name, &numbers)? {
            return Ok(value);
        }
        let with_spans = numbers.into_iter().zip(args);
        let values = with_spans.map(|(v, arg)| self.integer(v, arg.span)).collect::<Lowered<Vec<_>>>()?;
        Ok(Number::Integer(self.function(e, name, &values)?))
    }

    /// The function `name` of integers.
    fn function(&mut self, e: &Expr, name: &str, values: &[Id]) -> Lowered<Id> {
        let counted = |prefix: &str| name.strip_prefix(prefix).and_then(|w| w.parse::<u16>().ok());
        match (name, values) {
            ("min", [_, _, ..]) => Ok(self.dag.combine(ReduceOp::Min, values)),
            ("max", [_, _, ..]) => Ok(self.dag.combine(ReduceOp::Max, values)),
            ("abs", &[a]) => Ok(self.dag.abs(a)),
            ("absd", &[a, b]) => {
                let d = self.dag.sub(a, b);
                Ok(self.dag.abs(d))
            }
            ("clamp", &[a, lo, hi]) => {
                let v = self.dag.max(a, lo);
                Ok(self.dag.min(v, hi))
            }
            ("avg", &[a, b]) => {
                let v = self.dag.add(a, b);
                let v = self.dag.add_const(v, 1);
                Ok(self.dag.shr_const(v, 1))
            }
            ("popcount", &[a]) => {
                self.unsigned(e, values, 64)?;
                let bits = self.dag.interval(a).bits();
                let terms: Vec<(Id, i128)> = (0..u32::from(bits))
                    .map(|n| {
                        let shifted = self.dag.shr_const(a, n);
                        (self.dag.wrap(shifted, 1, false), 1)
                    })
                    .collect();
                Ok(self.dag.sum(0, &terms))
            }
            ("clmul", [_, _]) => {
                self.unsigned(e, values, 64)?;
                Ok(self.dag.prim(Prim::CarrylessMul, values))
            }
            ("gf256mul", [_, _]) => {
                self.unsigned(e, values, 8)?;
                Ok(self.dag.prim(Prim::Gf256Mul, values))
            }
            ("gf256inv", [_]) => {
                self.unsigned(e, values, 8)?;
                Ok(self.dag.prim(Prim::Gf256Inverse, values))
            }
            (_, [_]) if counted("clz").or(counted("ctz")).is_some_and(|w| (1..=64).contains(&w)) => {
                let width = counted("clz").or(counted("ctz")).unwrap_or(64);
                self.unsigned(e, values, width)?;
                let prim = if name.starts_with("clz") {
                    Prim::LeadingZeros(width)
                } else {
                    Prim::TrailingZeros(width)
                };
                Ok(self.dag.prim(prim, values))
            }
            _ => Err(self
                .error(e.span, format!("there is no function `{name}` of {} arguments", values.len()))
                .with_help(FUNCTIONS)),
        }
    }

    /// Arguments of bit functions are within `0..2^width`.
    fn unsigned(&self, e: &Expr, values: &[Id], width: u16) -> Lowered<()> {
        let limit = Interval::of_width(width, false);
        match values.iter().all(|v| self.dag.interval(*v).within(limit)) {
            true => Ok(()),
            false => Err(self
                .error(e.span, format!("the argument may not fit u{width}: convert it with u{width}(...)"))),
        }
    }
}

/// Names in an index, without repetition.
fn variables_of<'e>(e: &'e Expr, names: &mut Vec<&'e str>) {
    match &e.kind {
        ExprKind::Name(name) if !names.contains(&name.as_str()) => names.push(name),
        ExprKind::Unary(_, a) | ExprKind::Convert { value: a, .. } => variables_of(a, names),
        ExprKind::Binary(_, a, b) => {
            variables_of(a, names);
            variables_of(b, names);
        }
        ExprKind::Call(_, args) => args.iter().for_each(|a| variables_of(a, names)),
        _ => {}
    }
}
