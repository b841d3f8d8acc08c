//! Puts the functions of `vendor-specs/amx/model.txt` in the place of their calls.
//!
//! They write to the tile that they are given and speak of memory and of the tile configuration, which a local
//! function of the shared language cannot. A call becomes the function's statements, or the expression that it
//! returns, with the arguments in the place of the parameters. Functions of the text itself stay.

use super::rewrite::{Rewrite, walk_expr, walk_parts, walk_stmt};
use crate::diagnostic::DiagnosticKind;
use crate::imp::{Expr, ExprKind, Function, Place, Program, Span, Stmt, StmtKind, Symbol};
use crate::problem::Problem;
use crate::x86::parse::parse_with_fields;

/// Functions that Intel's operations use without defining them.
const MODEL: &str = include_str!("../../../vendor-specs/amx/model.txt");

/// Deepest nesting of the model's functions in one another.
const MAX_DEPTH: u32 = 8;

/// Parses an operation of a tile instruction.
///
/// # Errors
/// What the text does wrong, and where.
pub fn parse(operation: &str) -> Result<Program, Problem> {
    let own = parse_with_fields(operation)?.functions.len();
    let mut program = parse_with_fields(&format!("{operation}\n{MODEL}"))?;
    let model = program.functions.split_off(own.min(program.functions.len()));
    let body = std::mem::take(&mut program.body);
    program.body = Inliner { model: &model, depth: 0 }.block(&body)?;
    Ok(program)
}

/// Whether a program uses the value of the variable called `name`; to assign to it is no use.
pub fn uses(program: &Program, name: &str) -> bool {
    let Some(symbol) = program.symbols.iter().position(|s| s == name) else { return false };
    let mut search = Search { symbol: Symbol(symbol as u32), found: false };
    search.block(&program.body).is_ok() && search.found
}

struct Search {
    symbol: Symbol,
    found: bool,
}

impl Rewrite for Search {
    fn expr(&mut self, expr: &Expr) -> Result<Expr, Problem> {
        self.found |= expr.kind == ExprKind::Name(self.symbol);
        walk_expr(self, expr)
    }
}

/// Replaces calls of the model's functions.
struct Inliner<'a> {
    model: &'a [Function],
    depth: u32,
}

impl<'a> Inliner<'a> {
    fn function(&self, expr: &Expr) -> Option<(&'a Function, Vec<Expr>)> {
        let ExprKind::Call(name, args) = &expr.kind else { return None };
        self.model.iter().find(|f| f.name == *name).map(|f| (f, args.clone()))
    }

    /// The statements of a call.
    fn call(&mut self, function: &Function, args: &[Expr], span: &Span) -> Result<Vec<Stmt>, Problem> {
        if self.depth >= MAX_DEPTH || args.len() != function.params.len() {
            let name = "a call that does not fit the model of tile instructions";
            return Err(Problem::new(DiagnosticKind::Malformed, span.clone(), name));
        }
        let body = Substitution { params: &function.params, args, span }.block(&function.body)?;
        self.depth += 1;
        let body = self.block(&body);
        self.depth -= 1;
        body
    }
}

impl Rewrite for Inliner<'_> {
    fn block(&mut self, body: &[Stmt]) -> Result<Vec<Stmt>, Problem> {
        let mut out = Vec::new();
        for stmt in body {
            let call = match &stmt.kind {
                StmtKind::Effect(expr) => self.function(expr),
                _ => None,
            };
            match call {
                Some((function, args)) => out.extend(self.call(function, &args, &stmt.span)?),
                None => out.push(walk_stmt(self, stmt)?),
            }
        }
        Ok(out)
    }

    fn expr(&mut self, expr: &Expr) -> Result<Expr, Problem> {
        let Some((function, args)) = self.function(expr) else { return walk_expr(self, expr) };
        let args = args.iter().map(|a| self.expr(a)).collect::<Result<Vec<_>, _>>()?;
        match self.call(function, &args, &expr.span)?.as_slice() {
            [Stmt { kind: StmtKind::Return(value), .. }] => Ok(value.clone()),
            _ => {
                let message = "a function without a value, used as one";
                Err(Problem::new(DiagnosticKind::Malformed, expr.span.clone(), message))
            }
        }
    }
}

/// Arguments in the place of parameters. What comes of a call stands where the call stands.
struct Substitution<'a> {
    params: &'a [(Symbol, Option<u32>)],
    args: &'a [Expr],
    span: &'a Span,
}

impl Substitution<'_> {
    fn argument(&self, name: Symbol) -> Option<&Expr> {
        self.params.iter().position(|(p, _)| *p == name).and_then(|n| self.args.get(n))
    }
}

impl Rewrite for Substitution<'_> {
    fn block(&mut self, body: &[Stmt]) -> Result<Vec<Stmt>, Problem> {
        let stmt = |s: &Stmt| Ok(Stmt { span: self.span.clone(), ..walk_stmt(self, s)? });
        body.iter().map(stmt).collect()
    }

    fn expr(&mut self, expr: &Expr) -> Result<Expr, Problem> {
        let argument = match expr.kind {
            ExprKind::Name(name) => self.argument(name).cloned(),
            _ => None,
        };
        match argument {
            Some(argument) => Ok(argument),
            None => Ok(Expr { span: self.span.clone(), ..walk_expr(self, expr)? }),
        }
    }

    /// A parameter that is written stands for a variable.
    fn place(&mut self, place: &Place) -> Result<Place, Problem> {
        let parts = walk_parts(self, &place.parts)?;
        match self.argument(place.name).map(|e| &e.kind) {
            None => Ok(Place { name: place.name, parts }),
            Some(ExprKind::Name(name)) => Ok(Place { name: *name, parts }),
            Some(_) => {
                let message = "a value where a variable is written";
                Err(Problem::new(DiagnosticKind::Malformed, self.span.clone(), message))
            }
        }
    }
}
