//! C statements to the shared imperative language.
//!
//! C's types are gone afterwards: where an operation could leave its type, a cast stands in the program, and
//! where it cannot, the evaluator drops the cast.

use super::ast::{Expr, ExprKind, Stmt, StmtKind};
use super::ctype::{CType, VECTOR};
use crate::diagnostic::DiagnosticKind;
use crate::imp::{self, BinaryOp, Part, Place, Program, Span, Symbol, UnaryOp};
use crate::problem::Problem;
use std::collections::HashMap;

type Step<T> = Result<T, Problem>;
/// An expression of the program with the type that it has in C.
type Typed = (imp::Expr, CType);

/// Deepest nesting of statements and expressions.
const MAX_NESTING: u32 = 200;
/// Greatest amount of a shift in the widest type.
const MAX_AMOUNT: i128 = 63;

/// Lowers a behaviour.
///
/// # Errors
/// What has no meaning (malformed), or none that is modelled (unsupported).
pub fn lower(stmts: &[Stmt]) -> Step<Program> {
    let mut lowering = Lowering { scopes: vec![HashMap::new()], ..Lowering::default() };
    let body = lowering.block(stmts)?;
    Ok(Program { body, ..lowering.program })
}

#[derive(Default)]
struct Lowering {
    program: Program,
    /// Variables by their name in the text, innermost block last.
    scopes: Vec<HashMap<String, (Symbol, CType)>>,
    /// Statements that the expression being lowered needs before it.
    before: Vec<imp::Stmt>,
    nesting: u32,
}

fn problem<T>(kind: DiagnosticKind, span: &Span, message: impl Into<String>) -> Step<T> {
    Err(Problem::new(kind, span.clone(), message))
}

fn malformed<T>(span: &Span, message: impl Into<String>) -> Step<T> {
    problem(DiagnosticKind::Malformed, span, message)
}

fn unsupported<T>(span: &Span, message: impl Into<String>) -> Step<T> {
    problem(DiagnosticKind::Unsupported, span, message)
}

fn node(span: &Span, kind: imp::ExprKind) -> imp::Expr {
    imp::Expr { span: span.clone(), kind }
}

fn int(span: &Span, value: i128) -> imp::Expr {
    node(span, imp::ExprKind::Int(value))
}

fn binary(op: BinaryOp, a: imp::Expr, b: imp::Expr) -> imp::Expr {
    let span = a.span.clone();
    node(&span, imp::ExprKind::Binary(op, Box::new(a), Box::new(b)))
}

/// The value of an expression of literals.
fn constant(expr: &imp::Expr) -> Option<i128> {
    match &expr.kind {
        imp::ExprKind::Int(value) => Some(*value),
        imp::ExprKind::Binary(op, a, b) => {
            let (a, b) = (constant(a)?, constant(b)?);
            match op {
                BinaryOp::Add => a.checked_add(b),
                BinaryOp::Sub => a.checked_sub(b),
                BinaryOp::Mul => a.checked_mul(b),
                _ => None,
            }
        }
        // A cast of what fits. Widths and offsets are small.
        imp::ExprKind::Call(_, args) => match args.as_slice() {
            [one] => constant(one).filter(|v| (0..1 << 15).contains(v)),
            _ => None,
        },
        _ => None,
    }
}

impl Lowering {
    fn symbol(&mut self, name: &str) -> Symbol {
        let found = self.program.symbols.iter().position(|s| s == name);
        let index = found.unwrap_or_else(|| {
            self.program.symbols.push(name.to_owned());
            self.program.symbols.len() - 1
        });
        Symbol(index as u32)
    }

    /// A new variable; one of the same name in an outer block is another.
    fn declare(&mut self, name: &str, ctype: CType) -> Symbol {
        let mut unique = name.to_owned();
        while self.program.symbols.contains(&unique) {
            unique.push('\'');
        }
        let symbol = self.symbol(&unique);
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_owned(), (symbol, ctype));
        }
        symbol
    }

    fn variable(&mut self, name: &str, span: &Span) -> Step<(Symbol, CType)> {
        if let Some(found) = self.scopes.iter().rev().find_map(|s| s.get(name)) {
            return Ok(*found);
        }
        match CType::of_register(name) {
            Some(ctype) => Ok((self.symbol(name), ctype)),
            None => malformed(span, format!("`{name}` is not declared")),
        }
    }

    fn call(&mut self, span: &Span, name: &str, args: Vec<imp::Expr>) -> imp::Expr {
        let symbol = self.symbol(name);
        node(span, imp::ExprKind::Call(symbol, args))
    }

    fn enter(&mut self, span: &Span) -> Step<()> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING { unsupported(span, "nested too deeply") } else { Ok(()) }
    }

    // ---- statements ----

    fn block(&mut self, stmts: &[Stmt]) -> Step<Vec<imp::Stmt>> {
        self.scopes.push(HashMap::new());
        let mut out = Vec::new();
        for stmt in stmts {
            self.stmt(stmt, &mut out)?;
        }
        self.scopes.pop();
        Ok(out)
    }

    fn stmt(&mut self, stmt: &Stmt, out: &mut Vec<imp::Stmt>) -> Step<()> {
        self.enter(&stmt.span)?;
        match &stmt.kind {
            StmtKind::Block(stmts) => out.extend(self.block(stmts)?),
            StmtKind::Declare(ctype, names) => {
                for (name, value) in names {
                    let value = value.as_ref().map(|v| self.value(v)).transpose()?;
                    let symbol = self.declare(name, *ctype);
                    if let Some(value) = value {
                        let value = self.convert(value, *ctype);
                        self.assign(&stmt.span, Place { name: symbol, parts: Vec::new() }, value);
                    }
                }
            }
            StmtKind::Expr(expr) => self.effect(expr)?,
            StmtKind::If(cond, then, other) => {
                let cond = self.value(cond)?.0;
                out.append(&mut self.before);
                let (then, otherwise) = (self.block(then)?, self.block(other)?);
                let kind = imp::StmtKind::If { arms: vec![(cond, then)], otherwise };
                out.push(imp::Stmt { span: stmt.span.clone(), kind });
            }
            StmtKind::For(first, cond, step, body) => self.for_loop(stmt, first, cond, step, body, out)?,
        }
        out.append(&mut self.before);
        self.nesting -= 1;
        Ok(())
    }

    fn for_loop(
        &mut self,
        stmt: &Stmt,
        first: &Option<Box<Stmt>>,
        cond: &Option<Expr>,
        step: &Option<Expr>,
        body: &[Stmt],
        out: &mut Vec<imp::Stmt>,
    ) -> Step<()> {
        self.scopes.push(HashMap::new());
        if let Some(first) = first {
            self.stmt(first, out)?;
        }
        let Some(cond) = cond else { return unsupported(&stmt.span, "a loop without a condition") };
        let cond = self.value(cond)?.0;
        // What the condition does besides being a condition is done before each test.
        let test = std::mem::take(&mut self.before);
        let mut body = self.block(body)?;
        if let Some(step) = step {
            self.effect(step)?;
            body.append(&mut self.before);
        }
        body.extend(test.iter().cloned());
        out.extend(test);
        out.push(imp::Stmt { span: stmt.span.clone(), kind: imp::StmtKind::While { cond, body } });
        self.scopes.pop();
        Ok(())
    }

    fn assign(&mut self, span: &Span, target: Place, value: imp::Expr) {
        let kind = imp::StmtKind::Assign { target, op: None, value };
        self.before.push(imp::Stmt { span: span.clone(), kind });
    }

    /// An expression as a statement.
    fn effect(&mut self, expr: &Expr) -> Step<()> {
        match &expr.kind {
            ExprKind::Assign(place, None, value) if matches!(value.kind, ExprKind::List(_)) => {
                self.results(place, value)
            }
            ExprKind::Step(place, op) => {
                let one = Expr { span: expr.span.clone(), kind: ExprKind::Int(1, CType::INT) };
                let kind = ExprKind::Assign(place.clone(), Some(*op), Box::new(one));
                self.value(&Expr { span: expr.span.clone(), kind }).map(drop)
            }
            // Messages of the simulator.
            ExprKind::Call(name, args) if args.first().is_some_and(|a| a.kind == ExprKind::Text) => {
                let _ = name;
                Ok(())
            }
            _ => self.value(expr).map(drop),
        }
    }

    /// `Name = { a, b }`: the registers one above the other.
    fn results(&mut self, place: &Expr, list: &Expr) -> Step<()> {
        let (ExprKind::Name(name), ExprKind::List(items)) = (&place.kind, &list.kind) else {
            return malformed(&place.span, "a list is assigned to something else than a name");
        };
        let symbol = self.symbol(name);
        let mut lo = 0;
        for item in items {
            let (value, ctype) = self.value(item)?;
            let (first, last) = (int(&item.span, lo), int(&item.span, lo + i128::from(ctype.width()) - 1));
            lo += i128::from(ctype.width());
            let target = Place { name: symbol, parts: vec![Part::Range(last, first)] };
            self.assign(&item.span, target, value);
        }
        Ok(())
    }

    // ---- places ----

    /// A register, a variable or a part of one, with the type of what stands there.
    fn place(&mut self, expr: &Expr) -> Step<Option<(Place, CType)>> {
        match &expr.kind {
            ExprKind::Name(name) => {
                let (name, ctype) = self.variable(name, &expr.span)?;
                Ok(Some((Place { name, parts: Vec::new() }, ctype)))
            }
            ExprKind::Index(base, index) => {
                let ExprKind::Field(register, field) = &base.kind else {
                    return malformed(&base.span, "an index of what has no elements");
                };
                let Some((place, CType::Register(_))) = self.place(register)? else { return Ok(None) };
                let Some(CType::Elements(width, signed)) = CType::of_field(field) else {
                    return malformed(&base.span, format!("unknown elements `{field}`"));
                };
                let index = self.index(index)?;
                let ctype =
                    if width == VECTOR { CType::Register(width) } else { CType::Int { width, signed } };
                Ok(Some((element(place, width, index), ctype)))
            }
            ExprKind::Call(name, args) if name == "bits" => {
                let [base, lo, count] = args.as_slice() else {
                    return malformed(&expr.span, "`bits` takes 3 arguments");
                };
                let Some((mut place, _)) = self.place(base)? else { return Ok(None) };
                let (part, ctype) = self.bits(lo, count)?;
                place.parts.push(part);
                Ok(Some((place, ctype)))
            }
            _ => Ok(None),
        }
    }

    fn bits(&mut self, lo: &Expr, count: &Expr) -> Step<(Part, CType)> {
        let (first, size) = (self.index(lo)?, self.value(count)?.0);
        let Some(size) = constant(&size).filter(|n| (1..=64).contains(n)) else {
            return unsupported(&count.span, "a number of bits that is not a constant from 1 to 64");
        };
        let last = binary(BinaryOp::Add, first.clone(), int(&lo.span, size - 1));
        let ctype = CType::unsigned(if size <= 32 { 32 } else { 64 });
        Ok((Part::Range(last, first), ctype))
    }

    /// An index is computed without wrapping: one that wraps around lies outside of every register.
    fn index(&mut self, expr: &Expr) -> Step<imp::Expr> {
        match &expr.kind {
            ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) => {
                Ok(binary(*op, self.index(a)?, self.index(b)?))
            }
            _ => Ok(self.value(expr)?.0),
        }
    }

    /// What stands at a place.
    fn read(&mut self, span: &Span, place: Place, ctype: CType) -> imp::Expr {
        let whole = place.parts.is_empty();
        let operand =
            matches!(ctype, CType::Int { .. }) && CType::of_register(self.program.name(place.name)).is_some();
        let mut expr = node(span, imp::ExprKind::Name(place.name));
        for part in place.parts {
            expr = node(span, imp::ExprKind::Part(Box::new(expr), Box::new(part)));
        }
        // A variable holds a value of its type; bits have to be told theirs.
        match ctype {
            CType::Int { .. } if !whole || operand => self.cast(expr, ctype),
            _ => expr,
        }
    }

    // ---- values ----

    fn cast(&mut self, expr: imp::Expr, ctype: CType) -> imp::Expr {
        let CType::Int { width, signed } = ctype else { return expr };
        let span = expr.span.clone();
        let name = format!("cast_{}{width}", if signed { 's' } else { 'u' });
        self.call(&span, &name, vec![expr])
    }

    /// A value in another type; nothing is done where every value fits.
    fn convert(&mut self, (expr, from): Typed, to: CType) -> imp::Expr {
        let (CType::Int { width: a, signed: s }, CType::Int { width: b, signed: t }) = (from, to) else {
            return expr;
        };
        let fits = if t { a < b || (s && a == b) } else { !s && a <= b };
        if fits { expr } else { self.cast(expr, to) }
    }

    fn value(&mut self, expr: &Expr) -> Step<Typed> {
        self.enter(&expr.span)?;
        let typed = self.value_of(expr)?;
        self.nesting -= 1;
        Ok(typed)
    }

    fn value_of(&mut self, expr: &Expr) -> Step<Typed> {
        let span = &expr.span;
        match &expr.kind {
            ExprKind::Int(value, ctype) => Ok((int(span, *value), *ctype)),
            ExprKind::Name(_) | ExprKind::Index(..) => match self.place(expr)? {
                Some((place, ctype)) => Ok((self.read(span, place, ctype), ctype)),
                None => self.part_of_value(expr),
            },
            ExprKind::Unary(op, operand) => self.unary(span, *op, operand),
            ExprKind::Binary(op, a, b) => {
                let (x, y) = (self.value(a)?, self.value(b)?);
                self.binary(span, *op, x, y)
            }
            ExprKind::Ternary(parts) => self.ternary(span, parts),
            ExprKind::Cast(ctype, operand) => {
                let operand = self.value(operand)?;
                Ok((self.convert(operand, *ctype), *ctype))
            }
            ExprKind::SizeOf(operand) => {
                let ctype = self.type_of(operand)?;
                Ok((int(span, i128::from(ctype.width() / 8)), CType::unsigned(32)))
            }
            ExprKind::Call(name, args) => self.function(expr, name, args),
            ExprKind::Assign(place, op, value) => self.assignment(span, place, *op, value),
            ExprKind::Inline(stmts) => self.inline(span, stmts),
            ExprKind::Step(..) => unsupported(span, "a step that is used for its value"),
            ExprKind::Text => unsupported(span, "a string"),
            ExprKind::Field(..) => malformed(span, "the elements of a register as a whole"),
            ExprKind::List(_) => malformed(span, "a list outside of an assignment"),
        }
    }

    fn type_of(&mut self, expr: &Expr) -> Step<CType> {
        let kept = self.before.len();
        let ctype = self.value(expr)?.1;
        self.before.truncate(kept);
        Ok(ctype)
    }

    /// Elements and bits of a register that is computed: those of a complement are complements.
    fn part_of_value(&mut self, expr: &Expr) -> Step<Typed> {
        let rebuilt = |inner: &Expr| match &expr.kind {
            ExprKind::Call(name, args) => {
                let mut args = args.clone();
                args[0] = inner.clone();
                ExprKind::Call(name.clone(), args)
            }
            ExprKind::Index(base, index) => match &base.kind {
                ExprKind::Field(_, field) => {
                    let field = ExprKind::Field(Box::new(inner.clone()), field.clone());
                    let base = Expr { span: base.span.clone(), kind: field };
                    ExprKind::Index(Box::new(base), index.clone())
                }
                other => other.clone(),
            },
            other => other.clone(),
        };
        let base = match &expr.kind {
            ExprKind::Call(_, args) => args.first(),
            ExprKind::Index(base, _) => match &base.kind {
                ExprKind::Field(register, _) => Some(register.as_ref()),
                _ => None,
            },
            _ => None,
        };
        if let Some(ExprKind::Unary(UnaryOp::Not, inner)) = base.map(|b| &b.kind)
            && matches!(self.type_of(inner)?, CType::Register(_))
        {
            let part = Expr { span: expr.span.clone(), kind: rebuilt(inner) };
            let Some((place, ctype)) = self.place(&part)? else {
                return unsupported(&expr.span, "a part of a computed register");
            };
            let width = match place.parts.last() {
                Some(Part::Range(hi, lo)) => width_between(hi, lo),
                _ => Some(ctype.width()),
            };
            let Some(width) = width else {
                return unsupported(&expr.span, "a part of a computed register");
            };
            let value = self.read(&expr.span, place, ctype);
            let not = node(&expr.span, imp::ExprKind::Unary(UnaryOp::Not, Box::new(value)));
            let exact = match ctype {
                CType::Int { signed, .. } => CType::Int { width, signed },
                other => other,
            };
            return Ok((self.cast(not, exact), ctype));
        }
        unsupported(&expr.span, "a part of a computed value")
    }

    fn unary(&mut self, span: &Span, op: UnaryOp, operand: &Expr) -> Step<Typed> {
        let (x, from) = self.value(operand)?;
        let apply = |x| node(span, imp::ExprKind::Unary(op, Box::new(x)));
        if op == UnaryOp::LogicalNot {
            return Ok((apply(x), CType::INT));
        }
        let ctype = from.promoted();
        let x = self.convert((x, from), ctype);
        Ok((self.cast(apply(x), ctype), ctype))
    }

    fn binary(&mut self, span: &Span, op: BinaryOp, x: Typed, y: Typed) -> Step<Typed> {
        use BinaryOp::{Add, Eq, Ge, Gt, Le, LogicalAnd, LogicalOr, Lt, Mul, Ne, Shl, Shr, Sub};
        if let (CType::Register(a), CType::Register(b)) = (x.1, y.1)
            && (a != b || matches!(op, Add | Sub | Mul | Shl | Shr))
        {
            return malformed(span, "arithmetic on registers as a whole");
        }
        let join = |a, b| node(span, imp::ExprKind::Binary(op, Box::new(a), Box::new(b)));
        match op {
            LogicalAnd | LogicalOr => Ok((join(x.0, y.0), CType::INT)),
            Shl | Shr => {
                let ctype = x.1.promoted();
                let value = self.convert(x, ctype);
                // C11 6.5.7: a negative amount, or one beyond the type, has no meaning; any value will do.
                let (none, most) = (int(span, 0), int(span, MAX_AMOUNT));
                let amount = self.call(span, "max", vec![y.0, none]);
                let amount = self.call(span, "min", vec![amount, most]);
                let shifted = join(value, amount);
                Ok((if op == Shl { self.cast(shifted, ctype) } else { shifted }, ctype))
            }
            _ => {
                let ctype = x.1.common(y.1);
                let value = join(self.convert(x, ctype), self.convert(y, ctype));
                match op {
                    Eq | Ne | Lt | Le | Gt | Ge => Ok((value, CType::INT)),
                    Add | Sub | Mul => Ok((self.cast(value, ctype), ctype)),
                    _ => Ok((value, ctype)),
                }
            }
        }
    }

    fn ternary(&mut self, span: &Span, parts: &[Expr; 3]) -> Step<Typed> {
        let cond = self.value(&parts[0])?.0;
        let kept = self.before.len();
        let (then, other) = (self.value(&parts[1])?, self.value(&parts[2])?);
        if self.before.len() > kept {
            return unsupported(span, "a statement on one path of a choice");
        }
        let ctype = then.1.common(other.1);
        let (then, other) = (self.convert(then, ctype), self.convert(other, ctype));
        Ok((node(span, imp::ExprKind::Ternary(Box::new([cond, then, other]))), ctype))
    }

    fn assignment(&mut self, span: &Span, target: &Expr, op: Option<BinaryOp>, value: &Expr) -> Step<Typed> {
        let Some((place, ctype)) = self.place(target)? else {
            return malformed(&target.span, "an assignment to something else than a variable");
        };
        let mut new = self.value(value)?;
        if let Some(op) = op {
            let old = self.read(span, place.clone(), ctype);
            new = self.binary(span, op, (old, ctype), new)?;
        }
        // What is stored in a part of a register is cut there.
        let value = if place.parts.is_empty() { self.convert(new, ctype) } else { new.0 };
        self.assign(span, place.clone(), value);
        Ok((self.read(span, place, ctype), ctype))
    }

    fn inline(&mut self, span: &Span, stmts: &[Stmt]) -> Step<Typed> {
        let Some((Stmt { kind: StmtKind::Expr(last), .. }, first)) = stmts.split_last() else {
            return malformed(span, "statements without a value in an expression");
        };
        self.scopes.push(HashMap::new());
        let mut before = std::mem::take(&mut self.before);
        for stmt in first {
            self.stmt(stmt, &mut before)?;
        }
        self.before = before;
        let typed = self.value(last)?;
        self.scopes.pop();
        Ok(typed)
    }

    // ---- functions ----

    fn function(&mut self, expr: &Expr, name: &str, args: &[Expr]) -> Step<Typed> {
        let span = &expr.span;
        match (name, args) {
            ("bits", [base, lo, count]) => match self.place(expr)? {
                Some((place, ctype)) => Ok((self.read_bits(span, place), ctype)),
                None => {
                    if matches!(base.kind, ExprKind::Unary(..)) {
                        return self.part_of_value(expr);
                    }
                    let value = self.value(base)?.0;
                    let (part, ctype) = self.bits(lo, count)?;
                    Ok((node(span, imp::ExprKind::Part(Box::new(value), Box::new(part))), ctype))
                }
            },
            ("saturate_s" | "saturate_u", [width, value]) => {
                let width = self.number(width, 64)?;
                let (value, ctype) = self.value(value)?;
                let (value, ctype) = match name {
                    "saturate_u" => (self.convert((value, ctype), CType::int(64)), CType::int(64)),
                    _ => (value, ctype.promoted()),
                };
                let sign = name.chars().last().unwrap_or('s');
                Ok((self.call(span, &format!("sat_{sign}{width}"), vec![value]), ctype))
            }
            ("extract32" | "extract64" | "sextract32" | "sextract64", [value, start, length]) => {
                let length = self.number(length, 64)?;
                let (value, start) = (self.value(value)?.0, self.value(start)?.0);
                let shifted = match constant(&start) {
                    Some(0) => value,
                    _ => binary(BinaryOp::Shr, value, start),
                };
                let signed = name.starts_with('s');
                let ctype = CType::Int { width: if name.ends_with("64") { 64 } else { 32 }, signed };
                Ok((self.cast(shifted, CType::Int { width: length, signed }), ctype))
            }
            ("clz32" | "clz64" | "clo32" | "clo64", [value]) => {
                let width = if name.ends_with("64") { 64 } else { 32 };
                let mut value = self.value(value)?.0;
                if name.starts_with("clo") {
                    value = node(span, imp::ExprKind::Unary(UnaryOp::Not, Box::new(value)));
                }
                let value = self.cast(value, CType::unsigned(width));
                Ok((self.call(span, &format!("clz{width}"), vec![value]), CType::INT))
            }
            ("ctpop16" | "ctpop32" | "ctpop64", [value]) => {
                let width: u32 = name.trim_start_matches("ctpop").parse().unwrap_or(64);
                let value = self.value(value)?.0;
                let value = self.cast(value, CType::unsigned(width));
                Ok((self.count_ones(span, value, width), CType::INT))
            }
            _ => unsupported(span, format!("the function `{name}` with {} argument(s)", args.len())),
        }
    }

    fn read_bits(&mut self, span: &Span, place: Place) -> imp::Expr {
        let width = match place.parts.last() {
            Some(Part::Range(hi, lo)) => width_between(hi, lo),
            _ => None,
        };
        self.read(span, place, CType::unsigned(width.unwrap_or(64)))
    }

    fn number(&mut self, expr: &Expr, most: u32) -> Step<u32> {
        let value = self.value(expr)?.0;
        match constant(&value).and_then(|v| u32::try_from(v).ok()).filter(|v| (1..=most).contains(v)) {
            Some(value) => Ok(value),
            None => unsupported(&expr.span, format!("a width that is not a constant from 1 to {most}")),
        }
    }

    /// The sum of the bits.
    fn count_ones(&mut self, span: &Span, value: imp::Expr, width: u32) -> imp::Expr {
        let symbol = self.declare("bits of a sum", CType::unsigned(width));
        self.assign(span, Place { name: symbol, parts: Vec::new() }, value);
        let bits: Vec<imp::Expr> = (0..width)
            .map(|n| {
                let name = node(span, imp::ExprKind::Name(symbol));
                let shifted = binary(BinaryOp::Shr, name, int(span, i128::from(n)));
                self.cast(shifted, CType::unsigned(1))
            })
            .collect();
        bits.into_iter().reduce(|a, b| binary(BinaryOp::Add, a, b)).unwrap_or_else(|| int(span, 0))
    }
}

/// Element `index` of `width` bits, counted from the start of the register that `place` lies in.
fn element(mut place: Place, width: u32, index: imp::Expr) -> Place {
    let part = match place.parts.pop() {
        Some(Part::Element(outer, which)) if outer.is_multiple_of(width) => {
            let each = int(&index.span, i128::from(outer / width));
            Part::Element(width, binary(BinaryOp::Add, binary(BinaryOp::Mul, which, each), index))
        }
        Some(other) => {
            place.parts.push(other);
            Part::Element(width, index)
        }
        None => Part::Element(width, index),
    };
    place.parts.push(part);
    place
}

/// The number of bits of a range that `bits` made.
fn width_between(hi: &imp::Expr, lo: &imp::Expr) -> Option<u32> {
    match &hi.kind {
        imp::ExprKind::Binary(BinaryOp::Add, base, more) if **base == *lo => {
            constant(more).and_then(|n| u32::try_from(n + 1).ok())
        }
        _ => None,
    }
}
