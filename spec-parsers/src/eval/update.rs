//! Elements at computed places that are changed in terms of themselves: counters that data select.
//!
//! `x[i] := f(x[i])` with a computed `i` is `i == p ? f(x[p]) : x[p]` at every place `p` that `i` can have. The value
//! is computed place by place, with the index known, so that no element is looked up among all of them. What is
//! only added stays an addition, `x[p] + (i == p ? t : 0)`: many such updates are one sum.

use super::bits::{Bits, Content, Value};
use super::expr::Selected;
use super::machine::{CHUNK, Eval, Machine};
use crate::imp::{Expr, ExprKind, Part, Place, Symbol};
use autoir_semantics::dag::{Id, Interval, Node};

/// Most places over which an update is spelled out.
const MAX_PLACES: i128 = 1 << 12;

impl Machine<'_> {
    /// Assigns `value` to `target` where `guard` holds, if `target` is an element at a computed place of which
    /// `value` reads just this element; says whether it is.
    pub fn update(&mut self, target: &Place, value: &Expr, guard: Option<Id>) -> Eval<bool> {
        let [part] = target.parts.as_slice() else { return Ok(false) };
        let Some(variable) = self.scope.get(target.name).cloned() else { return Ok(false) };
        let (Value::Bits(old), Some(width)) = (&variable.value, variable.fixed) else { return Ok(false) };
        if !mentions(value, target.name) {
            return Ok(false);
        }
        let Selected::Dynamic(start, n) = self.select(part, width)? else { return Ok(false) };
        let step = 1 << self.dag.trailing_zeros(start).min(16);
        if n > CHUNK || step < n || !self.reads(value, target.name, width, (start, n))? {
            return Ok(false);
        }
        let range = self.dag.interval(start);
        let first = (range.lo.max(0) as u32).next_multiple_of(step);
        let last = range.hi.min(i128::from(width) - i128::from(n));
        if (last - i128::from(first)) / i128::from(step) >= MAX_PLACES {
            return self.unsupported("a change at a computed place of too many");
        }
        let (mut out, mut done) = (Bits::default(), 0);
        let digits = self.digits(start);
        for at in (first..).step_by(step as usize).take_while(|at| i128::from(*at) <= last) {
            if digits.as_ref().is_some_and(|digits| !digits.reach(at)) {
                continue;
            }
            let here = self.int(i128::from(at));
            let mut cond = self.dag.eq(start, here);
            if self.dag.as_const(cond) == Some(0) {
                continue;
            }
            if let Some(guard) = guard {
                cond = self.dag.and(guard, cond);
            }
            let new = self.changed(old, (start, at, n), value, cond)?;
            append(&mut out, self.slice(old, done, at - done));
            append(&mut out, new);
            done = at + n;
        }
        append(&mut out, self.slice(old, done, width - done));
        self.stored = self.stored.min(n.trailing_zeros());
        self.scope.set(target.name, Value::bits(out));
        Ok(true)
    }

    /// The element of `n` bits at `at`, which is `value` where `cond` holds: `start` is `at` there.
    fn changed(&mut self, old: &Bits, (start, at, n): (Id, u32, u32), value: &Expr, cond: Id) -> Eval<Bits> {
        let before = self.slice(old, at, n);
        let outer = self.placed.replace((start, at));
        let new = self.eval(value);
        self.placed = outer;
        let new = self.truncate(&new?, n)?;
        let (x, y) = (self.int_of_bits(&before, false)?, self.int_of_bits(&new, false)?);
        match self.added(cond, x, y, n as u16) {
            Some(sum) => Ok(Bits::one(n, Content::Int(sum))),
            None => self.merge_bits(cond, &new, &before),
        }
    }

    /// `cond ? new : old` where `new` is `old` and something added, both cut or clamped alike.
    fn added(&mut self, cond: Id, old: Id, new: Id, n: u16) -> Option<Id> {
        let (before, after, clamped) = match (self.dag.node(new).clone(), self.dag.node(old).clone()) {
            (Node::Sat { a, width, signed: false }, Node::Sat { a: b, width: v, signed: false })
                if width == n && v == n =>
            {
                (b, a, true)
            }
            (Node::Sat { a, width, signed: false }, _) if width == n => (old, a, true),
            (Node::Wrap { .. }, _) => (self.dag.low_bits(old, n), self.dag.low_bits(new, n), false),
            _ => return None,
        };
        let terms = |m: &Self, id| match m.dag.node(id) {
            Node::Sum(_, terms) => terms.len(),
            Node::Const(_) => 0,
            _ => 1,
        };
        let more = self.dag.sub(after, before);
        if terms(self, more) + terms(self, before) != terms(self, after) {
            return None;
        }
        let zero = self.int(0);
        let more = self.dag.select(cond, more, zero);
        let sum = self.dag.add(before, more);
        Some(if clamped { self.dag.sat(sum, n, false) } else { self.dag.wrap(sum, n, false) })
    }

    /// `start` as digits that do not overlap, if it is a sum of such.
    fn digits(&self, start: Id) -> Option<Digits> {
        let Node::Sum(constant, terms) = self.dag.node(start) else { return None };
        let mut digits: Vec<(i128, Interval)> =
            terms.iter().map(|(t, c)| (*c, self.dag.interval(*t))).collect();
        digits.sort_unstable_by_key(|d| d.0);
        let mut below = 0_i128;
        for (factor, range) in &digits {
            if *factor <= below || range.lo < 0 {
                return None;
            }
            below = range.hi.checked_mul(*factor)?.checked_add(below)?;
        }
        Some(Digits { constant: *constant, digits })
    }

    /// Whether `expr` reads the bits of `name`, a register of `width` bits, at this computed place.
    fn reads(&mut self, expr: &Expr, name: Symbol, width: u32, place: (Id, u32)) -> Eval<bool> {
        if let ExprKind::Part(base, part) = &expr.kind
            && matches!(base.kind, ExprKind::Name(n) if n == name)
            && let Selected::Dynamic(start, n) = self.select(part, width)?
            && (start, n) == place
        {
            return Ok(true);
        }
        let mut outcome = Ok(false);
        let found = any_child(expr, &mut |child| {
            outcome = self.reads(child, name, width, place);
            !matches!(outcome, Ok(false))
        });
        outcome.map(|_| found)
    }
}

/// A number as a constant and digits: a factor and the values of each, the lowest first. What all lower digits
/// add up to at most is less than a digit's factor.
struct Digits {
    constant: i128,
    digits: Vec<(i128, Interval)>,
}

impl Digits {
    /// Whether the number can be `value`.
    fn reach(&self, value: u32) -> bool {
        let mut rest = i128::from(value) - self.constant;
        for (factor, range) in self.digits.iter().rev() {
            let digit = rest.div_euclid(*factor);
            if digit < range.lo || digit > range.hi {
                return false;
            }
            rest -= digit * factor;
        }
        rest == 0
    }
}

fn append(out: &mut Bits, more: Bits) {
    for segment in more.segments {
        out.push(segment.width, segment.content);
    }
}

/// Whether the name occurs.
fn mentions(expr: &Expr, name: Symbol) -> bool {
    matches!(expr.kind, ExprKind::Name(n) if n == name) || any_child(expr, &mut |c| mentions(c, name))
}

/// Whether `holds` for a direct part of the expression.
fn any_child(expr: &Expr, holds: &mut dyn FnMut(&Expr) -> bool) -> bool {
    match &expr.kind {
        ExprKind::Int(_) | ExprKind::Bits(..) | ExprKind::Name(_) => false,
        ExprKind::Part(base, part) => {
            holds(base)
                || match part.as_ref() {
                    Part::Range(hi, lo) => holds(hi) || holds(lo),
                    Part::Bit(index) | Part::Element(_, index) => holds(index),
                    Part::Whole(_) => false,
                }
        }
        ExprKind::Unary(_, a) => holds(a),
        ExprKind::Binary(_, a, b) | ExprKind::Infix(_, a, b) => holds(a) || holds(b),
        ExprKind::Ternary(parts) => parts.iter().any(holds),
        ExprKind::Call(_, args) => args.iter().any(holds),
    }
}
