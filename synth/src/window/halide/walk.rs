//! All statements and expressions of a function, one after the other.

use super::ast::{Expr, Stmt, StmtKind};
use super::types::children;

/// Calls `see` with every statement of `body`, outer ones first.
pub fn statements<'p>(body: &'p [Stmt], see: &mut dyn FnMut(&'p Stmt)) {
    for statement in body {
        see(statement);
        match &statement.kind {
            StmtKind::Function { body, .. }
            | StmtKind::Region(body)
            | StmtKind::Concurrent(body)
            | StmtKind::For { body, .. } => statements(body, see),
            StmtKind::If(arms) => arms.iter().for_each(|(_, body)| statements(body, see)),
            _ => {}
        }
    }
}

/// Calls `see` with every expression of `body`, outer ones first.
pub fn expressions<'p>(body: &'p [Stmt], see: &mut dyn FnMut(&'p Expr)) {
    statements(body, &mut |statement| {
        let one: [Option<&Expr>; 3] = match &statement.kind {
            StmtKind::For { min, extent, .. } => [Some(min), Some(extent), None],
            StmtKind::Let { value, .. } => [Some(value), None, None],
            StmtKind::Allocate { extent, condition, .. } => [extent.as_ref(), condition.as_ref(), None],
            StmtKind::Store { index, value, predicate, .. } => [Some(index), Some(value), predicate.as_ref()],
            StmtKind::Evaluate(e) => [Some(e), None, None],
            StmtKind::Assert { condition, message } => [Some(condition), message.as_ref(), None],
            _ => [None; 3],
        };
        one.into_iter().flatten().for_each(|e| within(e, see));
        if let StmtKind::If(arms) = &statement.kind {
            arms.iter().filter_map(|a| a.0.as_ref()).for_each(|e| within(e, see));
        }
    });
}

/// Calls `see` with `e` and all that it consists of.
pub fn within<'p>(e: &'p Expr, see: &mut dyn FnMut(&'p Expr)) {
    see(e);
    children(&e.kind).for_each(|child| within(child, see));
}
