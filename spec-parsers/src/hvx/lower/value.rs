//! Expressions, with C's conversions.

use super::place::width_between;
use super::{Lowering, MAX_AMOUNT, Step, Typed, int, malformed, node, unsupported};
use crate::hvx::ast::{Expr, ExprKind, Stmt, StmtKind};
use crate::hvx::ctype::CType;
use crate::imp::{self, BinaryOp, Part, Span, UnaryOp};
use std::collections::HashMap;

impl Lowering {
    pub fn cast(&mut self, expr: imp::Expr, ctype: CType) -> imp::Expr {
        let CType::Int { width, signed } = ctype else { return expr };
        let span = expr.span.clone();
        let name = format!("cast_{}{width}", if signed { 's' } else { 'u' });
        self.call(&span, &name, vec![expr])
    }

    /// A value in another type; nothing is done where every value fits.
    pub fn convert(&mut self, (expr, from): Typed, to: CType) -> imp::Expr {
        let (CType::Int { width: a, signed: s }, CType::Int { width: b, signed: t }) = (from, to) else {
            return expr;
        };
        let fits = if t { a < b || (s && a == b) } else { !s && a <= b };
        if fits { expr } else { self.cast(expr, to) }
    }

    pub fn value(&mut self, expr: &Expr) -> Step<Typed> {
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
    pub fn part_of_value(&mut self, expr: &Expr) -> Step<Typed> {
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
}
