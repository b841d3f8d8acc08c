//! C statements to the shared imperative language.
//!
//! C's types are gone afterwards: where an operation could leave its type, a cast stands in the program, and
//! where it cannot, the evaluator drops the cast.

mod function;
mod place;
mod reference;
mod value;

use self::reference::Reference;
use super::ast::{Expr, ExprKind, Stmt, StmtKind};
use super::ctype::CType;
use crate::diagnostic::DiagnosticKind;
use crate::imp::{self, BinaryOp, Part, Place, Program, Span, Symbol};
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
    /// Variables that are names of a register for a time, innermost last.
    references: Vec<Reference>,
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
    pub fn symbol(&mut self, name: &str) -> Symbol {
        let found = self.program.symbols.iter().position(|s| s == name);
        let index = found.unwrap_or_else(|| {
            self.program.symbols.push(name.to_owned());
            self.program.symbols.len() - 1
        });
        Symbol(index as u32)
    }

    /// A new variable; one of the same name in an outer block is another.
    pub fn declare(&mut self, name: &str, ctype: CType) -> Symbol {
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

    pub fn variable(&mut self, name: &str, span: &Span) -> Step<(Symbol, CType)> {
        if let Some(found) = self.scopes.iter().rev().find_map(|s| s.get(name)) {
            return Ok(*found);
        }
        match CType::of_register(name) {
            Some(ctype) => Ok((self.symbol(name), ctype)),
            None => malformed(span, format!("`{name}` is not declared")),
        }
    }

    pub fn call(&mut self, span: &Span, name: &str, args: Vec<imp::Expr>) -> imp::Expr {
        let symbol = self.symbol(name);
        node(span, imp::ExprKind::Call(symbol, args))
    }

    pub fn enter(&mut self, span: &Span) -> Step<()> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING { unsupported(span, "nested too deeply") } else { Ok(()) }
    }

    // ---- statements ----

    pub fn block(&mut self, stmts: &[Stmt]) -> Step<Vec<imp::Stmt>> {
        self.scopes.push(HashMap::new());
        let (mut out, outer) = (Vec::new(), self.references.len());
        for stmt in stmts {
            self.stmt(stmt, &mut out)?;
        }
        self.scopes.pop();
        self.all_referred(outer)?;
        Ok(out)
    }

    pub fn stmt(&mut self, stmt: &Stmt, out: &mut Vec<imp::Stmt>) -> Step<()> {
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

    pub fn assign(&mut self, span: &Span, target: Place, value: imp::Expr) {
        self.forget_number(target.name);
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
            ExprKind::Call(name, args) if name == "refer" => self.refer(&expr.span, args),
            ExprKind::Call(name, args) if name == "referred" => self.referred(&expr.span, args),
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
}
