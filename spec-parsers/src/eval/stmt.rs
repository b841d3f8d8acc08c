//! Statements.

use super::bits::{Bits, Content, Value};
use super::expr::Selected;
use super::machine::{Eval, Machine};
use super::scope::Scope;
use crate::diagnostic::DiagnosticKind;
use crate::imp::{BinaryOp, Expr, ExprKind, Part, Place, Stmt, StmtKind, Symbol};
use crate::problem::Problem;
use autoir_semantics::dag::Id;

/// Widest register of which single bits are chosen by arithmetic.
const MAX_MASKED: u32 = 64;
/// Most iterations of a loop after which it may or may not end.
const MAX_EXITS: usize = 256;

impl Machine<'_> {
    pub fn block(&mut self, body: &[Stmt]) -> Eval<()> {
        for stmt in body {
            if self.returned.is_some() {
                break;
            }
            self.at = stmt.span.clone();
            self.spend()?;
            self.stmt(stmt)?;
        }
        Ok(())
    }

    /// Counts one step.
    fn spend(&mut self) -> Eval<()> {
        match self.fuel.checked_sub(1) {
            Some(fuel) => self.fuel = fuel,
            None => return self.unsupported("too many steps"),
        }
        Ok(())
    }

    fn stmt(&mut self, stmt: &Stmt) -> Eval<()> {
        match &stmt.kind {
            StmtKind::Assign { target, op, value } => self.assign(target, *op, value),
            StmtKind::If { arms, otherwise } => self.branch(arms, otherwise),
            StmtKind::For { var, from, to, down, body } => self.for_loop(*var, from, to, *down, body),
            StmtKind::While { cond, body } => self.while_loop(cond, body),
            StmtKind::Case { selector, arms, otherwise } => self.case(selector, arms, otherwise.as_deref()),
            StmtKind::Return(value) => {
                self.returned = Some(self.eval(value)?);
                Ok(())
            }
            StmtKind::Effect(value) => self.eval(value).map(drop),
        }
    }

    // ---- control ----

    fn branch(&mut self, arms: &[(Expr, Vec<Stmt>)], otherwise: &[Stmt]) -> Eval<()> {
        let Some(((cond, body), rest)) = arms.split_first() else { return self.block(otherwise) };
        let cond = self.eval_cond(cond)?;
        match self.dag.as_const(cond) {
            Some(0) => return self.branch(rest, otherwise),
            Some(_) => return self.block(body),
            None => {}
        }
        if let ([], []) = (rest, otherwise)
            && let [Stmt { kind: StmtKind::Assign { target, op: None, value }, .. }] = body.as_slice()
            && self.update(target, value, Some(cond))?
        {
            return Ok(());
        }
        let before = self.scope.clone();
        self.block(body)?;
        let first = self.returned.take();
        let then = std::mem::replace(&mut self.scope, before);
        self.branch(rest, otherwise)?;
        let second = self.returned.take();
        self.returned = match (first, second) {
            (None, None) => None,
            (Some(a), Some(b)) => Some(self.merge(cond, &a, &b)?),
            _ => return self.unsupported("a RETURN on one path only"),
        };
        let other = std::mem::take(&mut self.scope);
        self.scope = self.join(cond, &then, &other);
        Ok(())
    }

    fn constant(&mut self, expr: &Expr, what: &str) -> Eval<i128> {
        let id = self.eval_int(expr)?;
        match self.dag.as_const(id) {
            Some(value) => Ok(value),
            None => self.unsupported(format!("{what} that depends on an operand")),
        }
    }

    fn for_loop(&mut self, var: Symbol, from: &Expr, to: &Expr, down: bool, body: &[Stmt]) -> Eval<()> {
        let first = self.constant(from, "a loop bound")?;
        let last = self.constant(to, "a loop bound")?;
        let step = if down { -1 } else { 1 };
        let mut value = first;
        while (down && value >= last) || (!down && value <= last) {
            self.spend()?;
            let id = self.int(value);
            self.scope.set(var, Value::Int(id));
            self.block(body)?;
            if self.returned.is_some() {
                break;
            }
            value = value.saturating_add(step);
        }
        Ok(())
    }

    /// Unrolls. Each iteration under a symbolic condition runs on the path on which the condition held;
    /// the paths are joined from the last one back.
    fn while_loop(&mut self, cond: &Expr, body: &[Stmt]) -> Eval<()> {
        let mut exits: Vec<(Id, Scope)> = Vec::new();
        let mut open_ended = 0;
        loop {
            let holds = self.eval_cond(cond)?;
            match self.dag.as_const(holds) {
                Some(0) => break,
                Some(_) => {}
                None if open_ended >= MAX_EXITS => {
                    return self.unsupported("a loop that may end after too many iterations");
                }
                None => {
                    open_ended += 1;
                    if !self.idle_when_done(cond, body)? {
                        exits.push((holds, self.scope.clone()));
                    }
                }
            }
            self.block(body)?;
            if self.returned.is_some() {
                return self.unsupported("a RETURN inside of a WHILE");
            }
            self.spend()?;
        }
        while let Some((cond, before)) = exits.pop() {
            let after = std::mem::take(&mut self.scope);
            self.scope = self.join(cond, &after, &before);
        }
        Ok(())
    }

    /// Whether an iteration changes nothing once the condition fails, for a condition that says that a
    /// variable is not zero. Such an iteration may run unconditionally: a loop that shifts bits out
    /// until none is left needs no test to stop.
    fn idle_when_done(&mut self, cond: &Expr, body: &[Stmt]) -> Eval<bool> {
        let Some(var) = not_zero_test(cond) else { return Ok(false) };
        let Some(variable) = self.scope.get(var).cloned() else { return Ok(false) };
        let id = self.int_of(&variable.value)?;
        if self.is_negative(id) {
            return Ok(false);
        }
        let zero = self.int(0);
        let kept = self.scope.clone();
        let done = match &variable.value {
            Value::Int(_) => Value::Int(zero),
            Value::Bits(bits) => Value::bits(Bits::one(bits.width(), Content::Int(zero))),
        };
        self.scope.set(var, done);
        let before = self.scope.clone();
        let outcome = self.block(body);
        let after = std::mem::replace(&mut self.scope, kept);
        let value = |m: &mut Self, s: &Scope| -> Option<Id> {
            let v = s.get(var)?.value.clone();
            m.int_of(&v).ok()
        };
        if outcome.is_err() || self.returned.take().is_some() {
            return Ok(false);
        }
        // The tested variable may change its representation but must stay zero.
        let mut after_same = after.clone();
        if value(self, &after) == Some(zero)
            && let Some(v) = before.get(var)
        {
            after_same.declare(var, v.value.clone(), v.fixed);
        }
        Ok(before.same(&after_same))
    }

    fn case(&mut self, selector: &Expr, arms: &[(i128, Vec<Stmt>)], otherwise: Option<&[Stmt]>) -> Eval<()> {
        let span = selector.span.clone();
        let value = self.eval_int(selector)?;
        if let Some(known) = self.dag.as_const(value) {
            return match (arms.iter().find(|(label, _)| *label == known), otherwise) {
                (Some((_, body)), _) => self.block(body),
                (None, Some(body)) => self.block(body),
                (None, None) => Ok(()),
            };
        }
        let range = self.dag.interval(value);
        let missing = (range.lo..=range.hi).take(1 << 10).find(|v| arms.iter().all(|(l, _)| l != v));
        if let (Some(missing), None) = (missing, otherwise) {
            let message = format!("no label for {missing}, which the selector can be");
            return Err(Problem::new(DiagnosticKind::Malformed, span, message));
        }
        let before = self.scope.clone();
        let mut ends = Vec::new();
        for (label, body) in arms.iter().filter(|(l, _)| (range.lo..=range.hi).contains(l)) {
            self.scope = before.clone();
            self.block(body)?;
            ends.push((*label, std::mem::take(&mut self.scope)));
            if self.returned.is_some() {
                return self.unsupported("a RETURN inside of a CASE");
            }
        }
        match otherwise.filter(|_| missing.is_some()) {
            None => self.scope = self.join_cases(value, &ends),
            Some(body) => {
                self.scope = before;
                self.block(body)?;
                for (label, end) in ends.iter().rev() {
                    let label = self.int(*label);
                    let cond = self.dag.eq(value, label);
                    let rest = std::mem::take(&mut self.scope);
                    self.scope = self.join(cond, end, &rest);
                }
            }
        }
        Ok(())
    }

    // ---- assignment ----

    fn assign(&mut self, target: &Place, op: Option<BinaryOp>, value: &Expr) -> Eval<()> {
        if op.is_none()
            && let [Part::Range(hi, lo)] = target.parts.as_slice()
            && self.assign_above(target.name, hi, lo, value)?
        {
            return Ok(());
        }
        if op.is_none() && self.update(target, value, None)? {
            return Ok(());
        }
        let mut new = self.eval(value)?;
        if let Some(op) = op {
            let old = self.current(target)?;
            let place = Expr { span: self.at.clone(), kind: ExprKind::Name(target.name) };
            new = match self.float_binary(op, (&place, value), (&old, &new))? {
                Some(new) => new,
                None => self.binary(op, &old, &new)?,
            };
        }
        let Some(variable) = self.scope.get(target.name).cloned() else {
            return self.assign_fresh(target, &new);
        };
        match (target.parts.as_slice(), variable.fixed) {
            ([], None) => self.scope.set(target.name, new),
            ([], Some(width)) => {
                let bits = self.truncate(&new, width)?;
                self.scope.set(target.name, Value::bits(bits));
            }
            ([Part::Whole(width)], None) => {
                let bits = self.truncate(&new, *width)?;
                self.scope.set(target.name, Value::bits(bits));
            }
            (parts, fixed) => {
                let old = self.open_bits(&variable.value)?;
                let width = fixed.unwrap_or(old.width());
                let bits = self.store(&old, width, fixed, parts, &new)?;
                self.scope.set(target.name, Value::bits(bits));
            }
        }
        Ok(())
    }

    fn assign_fresh(&mut self, target: &Place, new: &Value) -> Eval<()> {
        let value = match target.parts.as_slice() {
            [] => new.clone(),
            [Part::Whole(width)] => Value::bits(self.truncate(new, *width)?),
            parts => Value::bits(self.store(&Bits::default(), 0, None, parts, new)?),
        };
        self.scope.set(target.name, value);
        Ok(())
    }

    /// The value of a place, for a compound assignment.
    fn current(&mut self, place: &Place) -> Eval<Value> {
        let at = self.at.clone();
        let mut expr = Expr { span: at.clone(), kind: ExprKind::Name(place.name) };
        for part in &place.parts {
            let kind = ExprKind::Part(Box::new(expr), Box::new(part.clone()));
            expr = Expr { span: at.clone(), kind };
        }
        self.eval(&expr)
    }

    /// `old` with the selected bits replaced by `new`.
    fn store(
        &mut self,
        old: &Bits,
        width: u32,
        fixed: Option<u32>,
        parts: &[Part],
        new: &Value,
    ) -> Eval<Bits> {
        let mut start = self.int(0);
        let mut size = width;
        for part in parts {
            let (from, n) = match self.select(part, size)? {
                Selected::Static(lo, n) => (self.int(i128::from(lo)), n),
                Selected::Dynamic(lo, n) => (lo, n),
                Selected::Span(..) => {
                    return self.unsupported("a store to a computed number of bits");
                }
            };
            start = self.dag.add(start, from);
            size = n;
        }
        if size == 0 {
            return Ok(old.clone());
        }
        let Some(lo) = self.dag.as_const(start) else {
            let value = self.truncate(new, size)?;
            return self.overlay(old, &value, start);
        };
        let lo = lo as u32;
        let room = fixed.map_or(size, |width| width.saturating_sub(lo).min(size));
        if room == 0 {
            return Ok(old.clone());
        }
        let value = self.truncate(new, size)?;
        let value = self.slice_exact(&value, room);
        if fixed.is_some() {
            self.stored = self.stored.min((lo | size).trailing_zeros());
        }
        let value = if fixed.is_some() { self.settle(value) } else { value };
        Ok(self.replace(old, lo, value))
    }

    fn slice_exact(&mut self, bits: &Bits, n: u32) -> Bits {
        if bits.width() == n { bits.clone() } else { self.slice(bits, 0, n) }
    }

    /// Assigns to bits `lo..=hi` where `lo` is computed and `hi` is not; says whether that was the case.
    /// The value must be zero, or the same bits of another register.
    fn assign_above(&mut self, name: Symbol, hi: &Expr, lo: &Expr, value: &Expr) -> Eval<bool> {
        let Some(variable) = self.scope.get(name).cloned() else { return Ok(false) };
        let Value::Bits(old) = &variable.value else { return Ok(false) };
        let part = Part::Range(hi.clone(), lo.clone());
        let Selected::Span(last, first) = self.select(&part, old.width())? else {
            return Ok(false);
        };
        let bounds = (last, first);
        let Some(last) = self.dag.as_const(last).filter(|h| (0..1 << 14).contains(h)) else {
            return self.unsupported("a store to a computed number of bits");
        };
        let end = (last as u32 + 1).min(old.width());
        let Some(new) = self.same_bits(value, bounds, end)? else {
            return self.unsupported("a store to a computed number of bits");
        };
        let bits = self.blend_above(old, &new, first, end)?;
        self.scope.set(name, Value::bits(bits));
        Ok(true)
    }

    /// The register of which `value` takes the bits between the same computed bounds; zero is the register
    /// of zeros.
    fn same_bits(&mut self, value: &Expr, bounds: (Id, Id), end: u32) -> Eval<Option<Bits>> {
        match &value.kind {
            ExprKind::Part(base, part) => {
                let base = self.eval(base)?;
                let bits = self.bits_of(&base)?;
                match self.select(part, bits.width())? {
                    Selected::Span(hi, lo) if (hi, lo) == bounds => Ok(Some(self.slice(&bits, 0, end))),
                    _ => Ok(None),
                }
            }
            ExprKind::Int(0) => {
                let zero = self.int(0);
                Ok(Some(Bits::one(end, Content::Int(zero))))
            }
            _ => Ok(None),
        }
    }

    /// `old` below bit `first`, `new` from there up to `end`.
    fn blend_above(&mut self, old: &Bits, new: &Bits, first: Id, end: u32) -> Eval<Bits> {
        let step = 1_u32 << self.dag.trailing_zeros(first).min(16);
        let zero = self.int(0);
        if step < 8 && end <= MAX_MASKED && new.single().is_some_and(|s| s.content == Content::Int(zero)) {
            let bits = self.slice(old, 0, end);
            let id = self.int_of_bits(&bits, false)?;
            let (none, all) = (self.int(0), self.int(i128::from(end)));
            let kept = self.dag.max(first, none);
            let kept = self.dag.min(kept, all);
            let one = self.int(1);
            let power = self.dag.shl(one, kept);
            let mask = self.dag.add_const(power, -1);
            let id = self.dag.and(id, mask);
            return Ok(self.replace(old, 0, Bits::one(end, Content::Int(id))));
        }
        let mut out = old.clone();
        for lo in (0..end).step_by(step as usize) {
            let n = step.min(end - lo);
            let (a, b) = (self.slice(new, lo, n), self.slice(&out, lo, n));
            let here = self.int(i128::from(lo));
            let above = self.dag.le(first, here);
            let merged = self.merge(above, &Value::bits(a), &Value::bits(b))?;
            let merged = self.truncate(&merged, n)?;
            out = self.replace(&out, lo, merged);
        }
        Ok(out)
    }
}

/// The variable that the condition says is not zero (`x`, `x > 0`, `x != 0`).
fn not_zero_test(cond: &Expr) -> Option<Symbol> {
    let name = |e: &Expr| match e.kind {
        ExprKind::Name(name) => Some(name),
        _ => None,
    };
    match &cond.kind {
        ExprKind::Binary(BinaryOp::Gt | BinaryOp::Ne, x, zero) if zero.kind == ExprKind::Int(0) => name(x),
        _ => name(cond),
    }
}
