//! An operation with its numbers and types to the common imperative language: an element of a matrix becomes
//! an element of a bit string, counted row by row.

use super::ast::{Expr, ExprKind, Op, Operation, Stmt, Token};
use super::formula;
use super::parse::Binding;
use crate::diagnostic::DiagnosticKind;
use crate::imp::{self, BinaryOp, Part, Place, Program, Span, StmtKind, Symbol};
use crate::problem::Problem;
use std::collections::HashMap;

type Step<T> = Result<T, Problem>;

/// Most arguments that the `for`s of one operation may stand for.
const MAX_ARGUMENTS: u32 = 1 << 14;

/// The function that adds all its arguments.
const TOTAL: &str = "total";

/// Lowers `operation`, whose names `bindings` bind: an extent to its number, a matrix to the width and the
/// type of its elements.
pub fn lower(operation: &Operation, bindings: &[Binding]) -> Step<Program> {
    let mut lowering = Lowering {
        numbers: HashMap::new(),
        matrices: HashMap::new(),
        program: Program::default(),
        expanded: 0,
    };
    for binding in bindings.iter().filter(|b| b.word.is_none()) {
        lowering.numbers.insert(binding.name.text.clone(), binding.number);
    }
    for operand in operation.operands.iter().chain([&operation.result]) {
        let name = &operand.name;
        let bound = bindings.iter().find(|b| b.name.text == name.text);
        let Some(Binding { number, word: Some(kind), .. }) = bound else {
            return lowering.malformed(&name.span, format!("nothing says of which type `{}` is", name.text));
        };
        let extents = operand.extents.iter().map(|e| lowering.number(e)).collect::<Step<_>>()?;
        let matrix = Matrix { width: *number, kind: kind.text.clone(), extents };
        lowering.matrices.insert(name.text.clone(), matrix);
    }
    let result = &operation.result.name.text;
    let body = lowering.block(&operation.body, result)?;
    Ok(Program { body, ..lowering.program })
}

/// A matrix as a bit string.
struct Matrix {
    width: u32,
    kind: String,
    extents: Vec<u32>,
}

struct Lowering {
    numbers: HashMap<String, u32>,
    matrices: HashMap<String, Matrix>,
    program: Program,
    /// Arguments made of `for` so far.
    expanded: u32,
}

impl Lowering {
    fn malformed<T>(&self, span: &Span, message: impl Into<String>) -> Step<T> {
        Err(Problem::new(DiagnosticKind::Malformed, span.clone(), message))
    }

    fn number(&self, expr: &Expr) -> Step<u32> {
        formula::value(expr, &|name| self.numbers.get(name).copied())
    }

    fn symbol(&mut self, name: &str) -> Symbol {
        let symbols = &mut self.program.symbols;
        let index = symbols.iter().position(|s| s == name).unwrap_or_else(|| {
            symbols.push(name.to_owned());
            symbols.len() - 1
        });
        Symbol(index as u32)
    }

    fn block(&mut self, body: &[Stmt], result: &str) -> Step<Vec<imp::Stmt>> {
        body.iter().map(|s| self.stmt(s, result)).collect()
    }

    fn stmt(&mut self, stmt: &Stmt, result: &str) -> Step<imp::Stmt> {
        match stmt {
            Stmt::For { ranges, body, span } => {
                let body = self.block(body, result)?;
                let mut nested = body;
                for (name, end) in ranges.iter().rev() {
                    let count = self.number(end)?;
                    let int =
                        |value: i128| imp::Expr { span: end.span.clone(), kind: imp::ExprKind::Int(value) };
                    let var = self.symbol(&name.text);
                    let (from, to) = (int(0), int(i128::from(count) - 1));
                    let kind = StmtKind::For { var, from, to, down: false, body: nested };
                    nested = vec![imp::Stmt { span: span.clone(), kind }];
                }
                match nested.pop() {
                    Some(stmt) if nested.is_empty() => Ok(stmt),
                    _ => self.malformed(span, "a loop over nothing"),
                }
            }
            Stmt::Assign { name, indices, value, span } => {
                let value = self.expr(value, result)?;
                if indices.is_empty() == self.matrices.contains_key(&name.text) {
                    return self.malformed(&name.span, "an element of a matrix, or a variable, is assigned");
                }
                let parts = match indices.is_empty() {
                    true => Vec::new(),
                    false => vec![self.element(name, indices, result)?],
                };
                let target = Place { name: self.symbol(&name.text), parts };
                Ok(imp::Stmt { span: span.clone(), kind: StmtKind::Assign { target, op: None, value } })
            }
        }
    }

    /// The element of a matrix, as a part of its bit string.
    fn element(&mut self, name: &Token, indices: &[Expr], result: &str) -> Step<Part> {
        let Some(matrix) = self.matrices.get(&name.text) else {
            return self.malformed(&name.span, format!("no matrix is called `{}`", name.text));
        };
        let (width, extents) = (matrix.width, matrix.extents.clone());
        if indices.len() != extents.len() {
            let message = format!("{} indices for {} dimensions", indices.len(), extents.len());
            return self.malformed(&name.span, message);
        }
        let span = name.span.clone();
        let make = |op, a: imp::Expr, b: imp::Expr| imp::Expr {
            span: span.clone(),
            kind: imp::ExprKind::Binary(op, Box::new(a), Box::new(b)),
        };
        let mut place = None;
        for (index, extent) in indices.iter().zip(extents) {
            let index = self.expr(index, result)?;
            place = Some(match place {
                None => index,
                Some(before) => {
                    let count = imp::ExprKind::Int(i128::from(extent));
                    let rows = make(BinaryOp::Mul, before, imp::Expr { span: span.clone(), kind: count });
                    make(BinaryOp::Add, rows, index)
                }
            });
        }
        match place {
            Some(place) => Ok(Part::Element(width, place)),
            None => self.malformed(&name.span, "a matrix without dimensions"),
        }
    }

    fn expr(&mut self, expr: &Expr, result: &str) -> Step<imp::Expr> {
        let kind = match &expr.kind {
            ExprKind::Int(value) => imp::ExprKind::Int(i128::from(*value)),
            ExprKind::Part(name, indices) if !indices.is_empty() => {
                let part = self.element(name, indices, result)?;
                let name = imp::ExprKind::Name(self.symbol(&name.text));
                let whole = imp::Expr { span: expr.span.clone(), kind: name };
                imp::ExprKind::Part(Box::new(whole), Box::new(part))
            }
            ExprKind::Part(name, _) => match self.numbers.get(&name.text) {
                Some(number) => imp::ExprKind::Int(i128::from(*number)),
                None => imp::ExprKind::Name(self.symbol(&name.text)),
            },
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (self.expr(left, result)?, self.expr(right, result)?);
                imp::ExprKind::Binary(binary(*op), Box::new(left), Box::new(right))
            }
            ExprKind::Call(name, args) => {
                let kind = self.type_of_call(args, result);
                let mut lowered = Vec::new();
                for arg in args {
                    self.argument(arg, result, &mut lowered)?;
                }
                if name.text == TOTAL {
                    return Ok(total(lowered, &expr.span));
                }
                imp::ExprKind::Call(self.symbol(&format!("{}_{kind}", name.text)), lowered)
            }
            ExprKind::Each(..) => return self.malformed(&expr.span, "several values where one is expected"),
        };
        Ok(imp::Expr { span: expr.span.clone(), kind })
    }

    /// An argument, or those that it stands for.
    fn argument(&mut self, arg: &Expr, result: &str, out: &mut Vec<imp::Expr>) -> Step<()> {
        let ExprKind::Each(name, end, body) = &arg.kind else {
            out.push(self.expr(arg, result)?);
            return Ok(());
        };
        let count = self.number(end)?;
        if self.numbers.contains_key(&name.text) {
            return self.malformed(&name.span, format!("`{}` is a number already", name.text));
        }
        self.expanded = self.expanded.saturating_add(count);
        if self.expanded > MAX_ARGUMENTS {
            return self.malformed(&arg.span, format!("more than {MAX_ARGUMENTS} arguments"));
        }
        for value in 0..count {
            self.numbers.insert(name.text.clone(), value);
            let lowered = self.expr(body, result);
            self.numbers.remove(&name.text);
            out.push(lowered?);
        }
        Ok(())
    }

    /// The type that a function is for: that of the first matrix whose elements are its arguments, or else that
    /// of the result.
    fn type_of_call(&self, args: &[Expr], result: &str) -> String {
        let matrix = args.iter().find_map(matrix_in).unwrap_or(result);
        self.matrices.get(matrix).map(|m| m.kind.clone()).unwrap_or_default()
    }
}

/// The sum of all, in halves: added one by one, every sum on the way would be a sum of its own to the evaluator.
fn total(mut terms: Vec<imp::Expr>, span: &Span) -> imp::Expr {
    let rest = terms.split_off(terms.len().div_ceil(2));
    match (terms.pop(), terms.is_empty(), rest.is_empty()) {
        (None, ..) => imp::Expr { span: span.clone(), kind: imp::ExprKind::Int(0) },
        (Some(only), true, true) => only,
        (Some(last), ..) => {
            terms.push(last);
            let halves = [terms, rest].map(|half| Box::new(total(half, span)));
            let [left, right] = halves;
            imp::Expr { span: span.clone(), kind: imp::ExprKind::Binary(BinaryOp::Add, left, right) }
        }
    }
}

/// The first matrix in an expression, not counting those that are arguments of another function.
fn matrix_in(expr: &Expr) -> Option<&str> {
    match &expr.kind {
        ExprKind::Part(name, indices) if !indices.is_empty() => Some(&name.text),
        ExprKind::Binary(_, left, right) => matrix_in(left).or_else(|| matrix_in(right)),
        _ => None,
    }
}

fn binary(op: Op) -> BinaryOp {
    match op {
        Op::Add => BinaryOp::Add,
        Op::Sub => BinaryOp::Sub,
        Op::Mul => BinaryOp::Mul,
        Op::Div => BinaryOp::Div,
        Op::Rem => BinaryOp::Rem,
        Op::And => BinaryOp::And,
        Op::Or => BinaryOp::Or,
        Op::Xor => BinaryOp::Xor,
    }
}
