//! Statements: loops, conditions, definitions, stores.

use autoir_synth::window::halide::ast::{Expr, ExprKind, Span, Stmt, StmtKind, Type};
use inkwell::IntPredicate;
use inkwell::values::{BasicValueEnum, InstructionOpcode as Op};

use crate::fault::{Fault, Lowered};
use crate::kernel::Kernel;
use crate::wide::{is_index, is_wide};

impl<'c> Kernel<'_, 'c> {
    /// Statements one after the other, with the names that they define.
    ///
    /// # Errors
    /// What has no code.
    pub fn body(&mut self, statements: &[Stmt]) -> Lowered<()> {
        let (names, heap) = (self.defined.len(), self.heap.len());
        for statement in statements {
            self.statement(statement)?;
        }
        while self.heap.len() > heap {
            if let Some(left) = self.heap.pop() {
                self.release(&left)?;
            }
        }
        self.forget(names);
        Ok(())
    }

    fn statement(&mut self, statement: &Stmt) -> Lowered<()> {
        let at = statement.span;
        match &statement.kind {
            StmtKind::Function { .. } => Err(Fault::unsupported(at, "a function inside of a function")),
            StmtKind::Region(statements) => self.region(statements),
            StmtKind::Concurrent(_) => {
                Err(Fault::unsupported(at, "what runs beside other threads is not modelled"))
            }
            StmtKind::For { order, name, min, extent, body, .. } => match order.as_str() {
                "for" | "serial" => self.repeat(name, min, extent, body, at),
                order => Err(Fault::unsupported(at, format!("a loop of the kind `{order}` is not modelled"))),
            },
            StmtKind::If(arms) => self.arms(arms, at),
            StmtKind::Let { name, value, .. } if is_wide(value) && is_index(value) => {
                self.wide.insert(name.clone(), value.clone());
                Ok(())
            }
            StmtKind::Let { name, value, .. } => {
                self.wide.remove(name);
                let known = self.definition(value)?;
                if let ExprKind::Call(function, _) = &value.kind
                    && function == "make_struct"
                    && let Some(layout) = self.last_structure
                {
                    self.structures.insert(name.clone(), layout);
                }
                self.define_as(name, known);
                Ok(())
            }
            StmtKind::Allocate { name, element, extent, condition, .. } => {
                self.allocate(name, *element, extent.as_ref(), condition.as_ref(), at)
            }
            StmtKind::Free(name) => self.free(name, at),
            StmtKind::Store { buffer, index, value, predicate } => {
                self.store(buffer, index, value, predicate.as_ref(), at)
            }
            StmtKind::Evaluate(e) => {
                if matches!(e.kind, ExprKind::Int(_)) {
                    return Ok(());
                }
                self.value(e).map(drop)
            }
            StmtKind::Assert { condition, message } => self.assert(condition, message.as_ref(), at),
            StmtKind::Other(text) => {
                let word = text.split_whitespace().next().unwrap_or_default();
                Err(Fault::unsupported(at, format!("`{word}` is not modelled")))
            }
        }
    }

    /// Statements whose definitions end with them, while memory may be freed in another region.
    fn region(&mut self, statements: &[Stmt]) -> Lowered<()> {
        let names = self.defined.len();
        for statement in statements {
            self.statement(statement)?;
        }
        self.forget(names);
        Ok(())
    }

    fn repeat(&mut self, name: &str, min: &Expr, extent: &Expr, body: &[Stmt], at: Span) -> Lowered<()> {
        let (first, count) = (self.value(min)?, self.value(extent)?);
        let zero = self.number(0, Type::INT32);
        let some = self.compare(IntPredicate::SGT, count, zero)?;
        let BasicValueEnum::IntValue(some) = some else {
            return Err(Fault::unsupported(at, "the number of iterations is a vector"));
        };
        let end = self.arithmetic(Op::Add, first, count, Type::INT32)?;
        let (inside, after) = (self.block(&format!("for {name}")), self.block(&format!("end {name}")));
        let before = self.here()?;
        self.builder.build_conditional_branch(some, inside, after)?;
        self.builder.position_at_end(inside);
        let variable = self.builder.build_phi(self.context.i32_type(), name)?;
        let mark = self.defined.len();
        self.define(name, variable.as_basic_value());
        self.inner_body(body)?;
        self.forget(mark);
        let next =
            self.arithmetic(Op::Add, variable.as_basic_value(), self.number(1, Type::INT32), Type::INT32)?;
        let last = self.here()?;
        variable.add_incoming(&[(&first, before), (&next, last)]);
        let more = self.compare(IntPredicate::NE, next, end)?;
        if let BasicValueEnum::IntValue(more) = more {
            self.builder.build_conditional_branch(more, inside, after)?;
        }
        self.builder.position_at_end(after);
        Ok(())
    }

    /// The body of a loop or of an arm of a condition.
    fn inner_body(&mut self, body: &[Stmt]) -> Lowered<()> {
        let outside = std::mem::replace(&mut self.outside, self.defined.len());
        self.body(body)?;
        self.outside = outside;
        Ok(())
    }

    fn arms(&mut self, arms: &[(Option<Expr>, Vec<Stmt>)], at: Span) -> Lowered<()> {
        let end = self.block("end");
        for (condition, body) in arms {
            let Some(condition) = condition else {
                self.inner_body(body)?;
                break;
            };
            let BasicValueEnum::IntValue(holds) = self.value(condition)? else {
                return Err(Fault::unsupported(at, "the condition is a vector"));
            };
            let (then, next) = (self.block("then"), self.block("else"));
            self.builder.build_conditional_branch(holds, then, next)?;
            self.builder.position_at_end(then);
            self.inner_body(body)?;
            self.builder.build_unconditional_branch(end)?;
            self.builder.position_at_end(next);
        }
        self.builder.build_unconditional_branch(end)?;
        self.builder.position_at_end(end);
        Ok(())
    }
}
