//! Walks over programs of the shared imperative language that change what they visit.

use crate::imp::{Expr, ExprKind, Part, Place, Stmt, StmtKind};
use crate::problem::Problem;

/// A change of a program. Every method walks on unless it is overridden.
pub trait Rewrite {
    /// A sequence of statements.
    ///
    /// # Errors
    /// What the change does not allow.
    fn block(&mut self, body: &[Stmt]) -> Result<Vec<Stmt>, Problem> {
        body.iter().map(|s| walk_stmt(self, s)).collect()
    }

    /// An expression whose value is used.
    ///
    /// # Errors
    /// As [`Rewrite::block`].
    fn expr(&mut self, expr: &Expr) -> Result<Expr, Problem> {
        walk_expr(self, expr)
    }

    /// What an assignment writes.
    ///
    /// # Errors
    /// As [`Rewrite::block`].
    fn place(&mut self, place: &Place) -> Result<Place, Problem> {
        Ok(Place { name: place.name, parts: walk_parts(self, &place.parts)? })
    }
}

/// The statement with its parts changed.
pub fn walk_stmt<R: Rewrite + ?Sized>(r: &mut R, stmt: &Stmt) -> Result<Stmt, Problem> {
    let kind = match &stmt.kind {
        StmtKind::Assign { target, op, value } => {
            let value = r.expr(value)?;
            StmtKind::Assign { target: r.place(target)?, op: *op, value }
        }
        StmtKind::If { arms, otherwise } => {
            let arms = arms.iter().map(|(cond, body)| Ok((r.expr(cond)?, r.block(body)?)));
            let arms = arms.collect::<Result<_, Problem>>()?;
            StmtKind::If { arms, otherwise: r.block(otherwise)? }
        }
        StmtKind::For { var, from, to, down, body } => {
            let (from, to) = (r.expr(from)?, r.expr(to)?);
            StmtKind::For { var: *var, from, to, down: *down, body: r.block(body)? }
        }
        StmtKind::While { cond, body } => StmtKind::While { cond: r.expr(cond)?, body: r.block(body)? },
        StmtKind::Case { selector, arms, otherwise } => {
            let selector = r.expr(selector)?;
            let arms = arms.iter().map(|(label, body)| Ok((*label, r.block(body)?)));
            let arms = arms.collect::<Result<_, Problem>>()?;
            let otherwise = otherwise.as_ref().map(|body| r.block(body)).transpose()?;
            StmtKind::Case { selector, arms, otherwise }
        }
        StmtKind::Return(value) => StmtKind::Return(r.expr(value)?),
        StmtKind::Effect(value) => StmtKind::Effect(r.expr(value)?),
    };
    Ok(Stmt { span: stmt.span.clone(), kind })
}

/// The expression with its parts changed.
pub fn walk_expr<R: Rewrite + ?Sized>(r: &mut R, expr: &Expr) -> Result<Expr, Problem> {
    let mut boxed = |e: &Expr| r.expr(e).map(Box::new);
    let kind = match &expr.kind {
        ExprKind::Int(_) | ExprKind::Bits(..) | ExprKind::Name(_) => expr.kind.clone(),
        ExprKind::Part(base, part) => {
            let base = boxed(base)?;
            ExprKind::Part(base, Box::new(walk_part(r, part)?))
        }
        ExprKind::Unary(op, a) => ExprKind::Unary(*op, boxed(a)?),
        ExprKind::Binary(op, a, b) => ExprKind::Binary(*op, boxed(a)?, boxed(b)?),
        ExprKind::Infix(op, a, b) => ExprKind::Infix(*op, boxed(a)?, boxed(b)?),
        ExprKind::Ternary(parts) => {
            let [cond, then, other] = parts.as_ref();
            ExprKind::Ternary(Box::new([r.expr(cond)?, r.expr(then)?, r.expr(other)?]))
        }
        ExprKind::Call(name, args) => {
            ExprKind::Call(*name, args.iter().map(|a| r.expr(a)).collect::<Result<_, _>>()?)
        }
    };
    Ok(Expr { span: expr.span.clone(), kind })
}

/// Selections of bits with their indices changed.
pub fn walk_parts<R: Rewrite + ?Sized>(r: &mut R, parts: &[Part]) -> Result<Vec<Part>, Problem> {
    parts.iter().map(|p| walk_part(r, p)).collect()
}

fn walk_part<R: Rewrite + ?Sized>(r: &mut R, part: &Part) -> Result<Part, Problem> {
    Ok(match part {
        Part::Range(hi, lo) => Part::Range(r.expr(hi)?, r.expr(lo)?),
        Part::Bit(index) => Part::Bit(r.expr(index)?),
        Part::Element(width, index) => Part::Element(*width, r.expr(index)?),
        Part::Whole(width) => Part::Whole(*width),
    })
}
