//! Expressions.

use super::Infix;
use super::bits::{Bits, Content, Value};
use super::machine::{CHUNK, Eval, Machine};
use super::merge::pieces;
use crate::imp::{BinaryOp, Expr, ExprKind, Part, Symbol, UnaryOp};
use autoir_semantics::dag::{Id, Interval};
use std::rc::Rc;

/// Widest register that a text may speak of.
const MAX_BITS: i128 = 1 << 16;
/// Deepest nesting of expressions, calls of local functions included.
const MAX_NESTING: u32 = 256;

/// Bits of a value or of a place, with their offset.
pub(super) enum Selected {
    /// `width` bits from a known offset on.
    Static(u32, u32),
    /// `width` bits from a computed offset on.
    Dynamic(Id, u32),
    /// From the computed first bit up to the computed last one.
    Span(Id, Id),
}

impl Machine<'_> {
    pub fn eval(&mut self, expr: &Expr) -> Eval<Value> {
        let outer = std::mem::replace(&mut self.at, expr.span.clone());
        if self.nesting >= MAX_NESTING {
            return self.unsupported("an expression nested too deeply");
        }
        self.nesting += 1;
        let value = self.eval_kind(expr)?;
        self.nesting -= 1;
        self.at = outer;
        Ok(value)
    }

    pub fn eval_int(&mut self, expr: &Expr) -> Eval<Id> {
        let value = self.eval(expr)?;
        let outer = std::mem::replace(&mut self.at, expr.span.clone());
        let id = self.int_of(&value)?;
        self.at = outer;
        Ok(id)
    }

    /// A condition: 0 or 1.
    pub fn eval_cond(&mut self, expr: &Expr) -> Eval<Id> {
        let value = self.eval(expr)?;
        self.truth(&value)
    }

    pub fn truth(&mut self, value: &Value) -> Eval<Id> {
        match value {
            Value::Bits(bits) if bits.width() > CHUNK => {
                let zero = Value::Int(self.int(0));
                let equal = self.equal(value, &zero)?;
                Ok(self.dag.negate_bool(equal))
            }
            Value::Bits(bits) => {
                let id = self.int_of_bits(bits, false)?;
                Ok(self.dag.truth(id))
            }
            Value::Int(id) => Ok(self.dag.truth(*id)),
        }
    }

    fn eval_kind(&mut self, expr: &Expr) -> Eval<Value> {
        match &expr.kind {
            ExprKind::Int(value) => Ok(Value::Int(self.int(*value))),
            ExprKind::Bits(width, value) => {
                let id = self.int(*value);
                Ok(Value::bits(Bits::one(*width, Content::Int(id))))
            }
            ExprKind::Name(name) => self.name(*name),
            ExprKind::Part(base, part) => {
                let value = self.eval(base)?;
                self.part(&value, part)
            }
            ExprKind::Unary(op, operand) => {
                let value = self.eval(operand)?;
                if *op == UnaryOp::Neg
                    && let Some(negated) = self.float_negated(operand, &value)?
                {
                    return Ok(negated);
                }
                self.unary(*op, &value)
            }
            ExprKind::Binary(op, a, b) => {
                if let Some(value) = self.float_special(*op, a, b)? {
                    return Ok(value);
                }
                let x = self.eval(a)?;
                // `i >= 0 AND a[i] == 0` guards the index: the right side has no meaning then.
                if matches!(op, BinaryOp::And | BinaryOp::LogicalAnd)
                    && let Value::Int(id) = x
                    && self.dag.as_const(id) == Some(0)
                {
                    return Ok(x);
                }
                let y = self.eval(b)?;
                if let Some(value) = self.float_binary(*op, (a, b), (&x, &y))? {
                    return Ok(value);
                }
                self.binary(*op, &x, &y)
            }
            ExprKind::Infix(name, a, b) => self.infix(*name, a, b),
            ExprKind::Ternary(parts) => {
                let [cond, then, other] = parts.as_ref();
                let cond = self.eval_cond(cond)?;
                match self.dag.as_const(cond) {
                    Some(0) => self.eval(other),
                    Some(_) => self.eval(then),
                    None => {
                        let (x, y) = (self.eval(then)?, self.eval(other)?);
                        self.merge(cond, &x, &y)
                    }
                }
            }
            ExprKind::Call(name, args) => self.call(*name, args),
        }
    }

    fn name(&mut self, name: Symbol) -> Eval<Value> {
        if let Some(variable) = self.scope.get(name) {
            return Ok(variable.value.clone());
        }
        let text = self.program.name(name);
        match self.dialect.constant(text) {
            Some(value) => Ok(Value::Int(self.int(value))),
            None => self.malformed(format!("`{text}` is read but never assigned")),
        }
    }

    // ---- parts ----

    fn part(&mut self, value: &Value, part: &Part) -> Eval<Value> {
        if let Value::Int(id) = value {
            return self.part_of_int(*id, part);
        }
        let bits = self.bits_of(value)?;
        let selected = self.select(part, bits.width())?;
        match selected {
            Selected::Static(lo, n) => Ok(Value::bits(self.slice(&bits, lo, n))),
            Selected::Dynamic(start, n) => {
                let window = self.window_in_window(&bits, start, n).unwrap_or(Content::Window(bits, start));
                Ok(Value::bits(Bits::one(n, window)))
            }
            Selected::Span(_, lo) if self.is_negative(lo) => {
                self.unsupported("a slice from a bit that may be negative")
            }
            Selected::Span(hi, lo) => self.span_of_bits(&bits, hi, lo),
        }
    }

    /// `n` bits of a window, as a window of what that one looks at, where they never leave the first.
    fn window_in_window(&mut self, bits: &Bits, start: Id, n: u32) -> Option<Content> {
        let segment = bits.single()?;
        let Content::Window(source, outer) = &segment.content else { return None };
        let inside = Interval::new(0, i128::from(segment.width) - i128::from(n));
        let range = self.dag.interval(start);
        (n <= segment.width && range.within(inside))
            .then(|| Content::Window(source.clone(), self.dag.add(*outer, start)))
    }

    /// A part of an unbounded integer: the same as of its two's complement bits.
    fn part_of_int(&mut self, id: Id, part: &Part) -> Eval<Value> {
        let bits = u32::from(self.dag.interval(id).bits()).clamp(1, 126);
        let id = match self.select(part, bits)? {
            Selected::Static(lo, n) => {
                let shifted = self.dag.shr_const(id, lo);
                return Ok(Value::bits(self.truncate(&Value::Int(shifted), n)?)).map(|v| self.unsign(v, n));
            }
            Selected::Dynamic(start, n) if n <= CHUNK && !self.is_negative(start) => {
                let shifted = self.dag.shr(id, start);
                let id = self.dag.wrap(shifted, n as u16, false);
                return Ok(Value::bits(Bits::one(n, Content::Int(id))));
            }
            Selected::Dynamic(..) => return self.unsupported("a wide slice at a computed offset"),
            Selected::Span(_, lo) if self.is_negative(lo) => {
                return self.unsupported("a slice from a bit that may be negative");
            }
            Selected::Span(hi, lo) => self.span_of_int(id, bits, hi, lo),
        };
        Ok(Value::Int(id))
    }

    /// Bits cut out of an integer have no sign of their own.
    fn unsign(&mut self, value: Value, n: u32) -> Value {
        match &value {
            Value::Bits(bits) if n <= 126 => match bits.single().map(|s| s.content.clone()) {
                Some(Content::Int(id)) if self.is_negative(id) => {
                    let id = self.dag.wrap(id, n as u16, false);
                    Value::bits(Bits::one(n, Content::Int(id)))
                }
                _ => value,
            },
            _ => value,
        }
    }

    /// Resolves a part's bounds against a value of `width` bits.
    pub fn select(&mut self, part: &Part, width: u32) -> Eval<Selected> {
        match part {
            Part::Whole(n) => Ok(Selected::Static(0, *n)),
            Part::Bit(index) => {
                let index = self.bound(index, width)?;
                self.place(index, 1)
            }
            Part::Element(n, index) => {
                let index = self.bound(index, width)?;
                let start = self.dag.scale(index, i128::from(*n));
                self.place(start, *n)
            }
            Part::Range(hi, lo) => {
                let (hi, lo) = (self.bound(hi, width)?, self.bound(lo, width)?);
                let size = self.dag.sub(hi, lo);
                let size = self.dag.add_const(size, 1);
                match self.dag.as_const(size) {
                    Some(n) if n <= 0 => self.place(lo, 0),
                    Some(n) if n <= MAX_BITS => self.place(lo, n as u32),
                    Some(_) => self.unsupported("a slice of more bits than any register has"),
                    None => Ok(Selected::Span(hi, lo)),
                }
            }
        }
    }

    fn place(&mut self, start: Id, n: u32) -> Eval<Selected> {
        match self.dag.as_const(start) {
            Some(lo) if (0..MAX_BITS).contains(&lo) => Ok(Selected::Static(lo as u32, n)),
            Some(lo) => self.malformed(format!("bit {lo} of a register")),
            None => match self.placed {
                Some((offset, at)) if offset == start => Ok(Selected::Static(at, n)),
                _ => Ok(Selected::Dynamic(start, n)),
            },
        }
    }

    fn bound(&mut self, expr: &Expr, width: u32) -> Eval<Id> {
        if let ExprKind::Name(name) = expr.kind
            && self.scope.get(name).is_none()
            && self.dialect.is_top_bit(self.program.name(name))
        {
            return Ok(self.int(i128::from(width) - 1));
        }
        self.eval_int(expr)
    }

    /// Bits `lo..=hi` where their number is computed.
    fn span_of_bits(&mut self, bits: &Bits, hi: Id, lo: Id) -> Eval<Value> {
        let id = self.int_of_bits(bits, false)?;
        let width = u32::from(self.dag.interval(id).bits()).max(1);
        Ok(Value::Int(self.span_of_int(id, width, hi, lo)))
    }

    fn span_of_int(&mut self, id: Id, width: u32, hi: Id, lo: Id) -> Id {
        let size = self.dag.sub(hi, lo);
        let size = self.dag.add_const(size, 1);
        let (none, all) = (self.int(0), self.int(i128::from(width)));
        let size = self.dag.max(size, none);
        let size = self.dag.min(size, all);
        let shifted = self.dag.shr(id, lo);
        let one = self.int(1);
        let power = self.dag.shl(one, size);
        let mask = self.dag.add_const(power, -1);
        self.dag.and(shifted, mask)
    }

    // ---- operators ----

    fn unary(&mut self, op: UnaryOp, value: &Value) -> Eval<Value> {
        match (op, value) {
            (UnaryOp::Neg, _) => {
                let id = self.int_of(value)?;
                Ok(Value::Int(self.dag.neg(id)))
            }
            (UnaryOp::LogicalNot, _) => {
                let id = self.truth(value)?;
                Ok(Value::Int(self.dag.negate_bool(id)))
            }
            (UnaryOp::Not, Value::Int(id)) => Ok(Value::Int(self.dag.not(*id))),
            (UnaryOp::Not, Value::Bits(bits)) => {
                let mut out = Bits::default();
                for (lo, n) in chunks(&[bits]) {
                    let piece = self.slice(bits, lo, n);
                    let id = self.int_of_bits(&piece, false)?;
                    let id = self.dag.sum((1 << n) - 1, &[(id, -1)]);
                    out.push(n, Content::Int(id));
                }
                Ok(Value::bits(out))
            }
        }
    }

    pub fn binary(&mut self, op: BinaryOp, a: &Value, b: &Value) -> Eval<Value> {
        use BinaryOp::*;
        let id = match op {
            And | Or | Xor => return self.bitwise(op, a, b),
            Concat => return self.concat(a, b),
            Shl => return self.shift_left(a, b),
            Shr => return self.shift_right(a, b),
            LogicalAnd | LogicalOr => {
                let (x, y) = (self.truth(a)?, self.truth(b)?);
                if op == LogicalAnd { self.dag.and(x, y) } else { self.dag.or(x, y) }
            }
            Eq => self.equal(a, b)?,
            Ne => {
                let equal = self.equal(a, b)?;
                self.dag.negate_bool(equal)
            }
            Add | Sub | Mul | Div | Rem | Lt | Le | Gt | Ge => {
                let (x, y) = (self.int_of(a)?, self.int_of(b)?);
                let id = self.arithmetic(op, x, y)?;
                // In a typed language, arithmetic on bits keeps their number.
                if let (Value::Bits(bits), true, Add | Sub | Mul) = (a, self.dialect.typed(), op) {
                    return Ok(Value::bits(self.truncate(&Value::Int(id), bits.width())?));
                }
                id
            }
        };
        Ok(Value::Int(id))
    }

    fn concat(&mut self, high: &Value, low: &Value) -> Eval<Value> {
        let (Value::Bits(high), Value::Bits(low)) = (high, low) else {
            return self.malformed("a concatenation of something else than bits");
        };
        let mut out = low.as_ref().clone();
        for segment in &high.segments {
            out.push(segment.width, segment.content.clone());
        }
        Ok(Value::bits(out))
    }

    fn arithmetic(&mut self, op: BinaryOp, x: Id, y: Id) -> Eval<Id> {
        Ok(match op {
            BinaryOp::Add => self.dag.add(x, y),
            BinaryOp::Sub => self.dag.sub(x, y),
            BinaryOp::Mul => self.dag.mul(x, y),
            BinaryOp::Lt => self.dag.lt(x, y),
            BinaryOp::Gt => self.dag.lt(y, x),
            BinaryOp::Le => self.dag.le(x, y),
            BinaryOp::Ge => self.dag.le(y, x),
            _ => return self.divide(op, x, y),
        })
    }

    fn divide(&mut self, op: BinaryOp, x: Id, y: Id) -> Eval<Id> {
        let Some(by) = self.dag.as_const(y).filter(|k| *k > 0) else {
            return self.unsupported("division by something else than a positive constant");
        };
        let rem = op == BinaryOp::Rem;
        if let Some(value) = self.dag.as_const(x) {
            let value = if rem { value.rem_euclid(by) } else { value.div_euclid(by) };
            return Ok(self.int(value));
        }
        if by.count_ones() != 1 || self.is_negative(x) || by >= 1 << 64 {
            return self.unsupported("division by something else than a power of two");
        }
        let bits = by.trailing_zeros();
        Ok(if rem { self.dag.wrap(x, bits as u16, false) } else { self.dag.shr_const(x, bits) })
    }

    fn bitwise(&mut self, op: BinaryOp, a: &Value, b: &Value) -> Eval<Value> {
        let (Value::Bits(x), Value::Bits(y)) = (a, b) else {
            let (x, y) = (self.int_of(a)?, self.int_of(b)?);
            return Ok(Value::Int(self.bitwise_ints(op, x, y)));
        };
        let mut out = Bits::default();
        for (lo, n) in chunks(&[x, y]) {
            let (p, q) = (self.slice(x, lo, n), self.slice(y, lo, n));
            // Combining with zero keeps the other side as it is, however it is represented.
            let kept = match (self.known_zero(&p), self.known_zero(&q), op) {
                (true, _, BinaryOp::And) => Some(&p),
                (_, true, BinaryOp::And) => Some(&q),
                (true, _, _) => Some(&q),
                (_, true, _) => Some(&p),
                _ => None,
            };
            if let Some(segment) = kept.and_then(Bits::single) {
                out.push(n, segment.content.clone());
                continue;
            }
            let (p, q) = (self.int_of_bits(&p, false)?, self.int_of_bits(&q, false)?);
            let id = self.bitwise_ints(op, p, q);
            out.push(n, Content::Int(id));
        }
        Ok(Value::bits(out))
    }

    pub fn known_zero(&self, bits: &Bits) -> bool {
        let zero = |c: &Content| matches!(c, Content::Int(id) if self.dag.as_const(*id) == Some(0));
        bits.segments.iter().all(|s| zero(&s.content))
    }

    fn bitwise_ints(&mut self, op: BinaryOp, x: Id, y: Id) -> Id {
        match op {
            BinaryOp::And => self.dag.and(x, y),
            BinaryOp::Or => self.dag.or(x, y),
            _ => self.dag.xor(x, y),
        }
    }

    fn shift_amount(&mut self, value: &Value) -> Eval<Id> {
        let amount = self.int_of(value)?;
        if self.is_negative(amount) {
            if self.dialect.typed() {
                return self.amount(amount);
            }
            return self.unsupported("a shift by an amount that may be negative");
        }
        Ok(amount)
    }

    fn shift_left(&mut self, a: &Value, b: &Value) -> Eval<Value> {
        let amount = self.shift_amount(b)?;
        let (Value::Bits(bits), false) = (a, self.shifts_as_integer(a)) else {
            let x = self.int_of(a)?;
            return Ok(Value::Int(self.dag.shl(x, amount)));
        };
        match self.dag.as_const(amount) {
            Some(n) if (0..MAX_BITS).contains(&n) => {
                let mut out = Bits::default();
                let zero = self.int(0);
                out.push(n as u32, Content::Int(zero));
                for segment in &bits.segments {
                    out.push(segment.width, segment.content.clone());
                }
                Ok(Value::bits(out))
            }
            Some(n) => self.malformed(format!("a shift by {n}")),
            None => {
                let most = self.dag.interval(amount).hi.clamp(0, MAX_BITS) as u32;
                let start = self.dag.neg(amount);
                let window = Content::Window(bits.clone(), start);
                Ok(Value::bits(Bits::one(bits.width() + most, window)))
            }
        }
    }

    fn shift_right(&mut self, a: &Value, b: &Value) -> Eval<Value> {
        let amount = self.shift_amount(b)?;
        let (Value::Bits(bits), false) = (a, self.shifts_as_integer(a)) else {
            let x = self.int_of(a)?;
            return Ok(Value::Int(self.dag.shr(x, amount)));
        };
        match self.dag.as_const(amount) {
            Some(n) if n >= i128::from(bits.width()) => Ok(Value::Int(self.int(0))),
            Some(n) if n >= 0 => Ok(Value::bits(self.slice(bits, n as u32, bits.width() - n as u32))),
            Some(n) => self.malformed(format!("a shift by {n}")),
            None => Ok(Value::bits(Bits::one(bits.width(), Content::Window(bits.clone(), amount)))),
        }
    }

    /// Whether a shift is plain arithmetic: of integers, of signed values, and of single elements that
    /// are computed or as wide as an element.
    fn shifts_as_integer(&self, value: &Value) -> bool {
        match value {
            Value::Int(_) => true,
            Value::Bits(bits) if self.is_signed(bits) => true,
            Value::Bits(bits) => match bits.single() {
                Some(segment) if segment.width <= CHUNK => match segment.content {
                    Content::Operand(operand, _) => {
                        let info = &self.operands[usize::from(operand)];
                        segment.width == u32::from(info.operand.width) && info.bits > segment.width
                    }
                    Content::Int(_) => true,
                    _ => false,
                },
                _ => false,
            },
        }
    }

    fn equal(&mut self, a: &Value, b: &Value) -> Eval<Id> {
        match (a, b) {
            (Value::Bits(x), Value::Bits(y)) if x.width().max(y.width()) <= CHUNK => {
                let signed = self.is_signed(x) && self.is_signed(y);
                let (p, q) = (self.int_of_bits(x, signed)?, self.int_of_bits(y, signed)?);
                Ok(self.dag.eq(p, q))
            }
            (Value::Bits(x), Value::Bits(y)) => {
                let mut all = self.int(1);
                for (lo, n) in chunks(&[x, y]) {
                    let (p, q) = (self.slice(x, lo, n), self.slice(y, lo, n));
                    let (p, q) = (self.int_of_bits(&p, false)?, self.int_of_bits(&q, false)?);
                    let same = self.dag.eq(p, q);
                    all = self.dag.and(all, same);
                }
                Ok(all)
            }
            (Value::Bits(x), Value::Int(k)) | (Value::Int(k), Value::Bits(x)) => {
                if x.width() > CHUNK {
                    let other = self.truncate(&Value::Int(*k), x.width())?;
                    return self.equal(&Value::Bits(x.clone()), &Value::Bits(Rc::new(other)));
                }
                // A constant such as 0xFF is compared with the bits, -1 with the number.
                let signed = self.is_signed(x) && (self.dag.as_const(*k).is_none_or(|k| k < 0));
                let id = self.int_of_bits(x, signed)?;
                Ok(self.dag.eq(id, *k))
            }
            (Value::Int(x), Value::Int(y)) => Ok(self.dag.eq(*x, *y)),
        }
    }

    /// `a OP b`, where the variable `OP` holds the code of a comparison.
    fn infix(&mut self, name: Symbol, a: &Expr, b: &Expr) -> Eval<Value> {
        let code = self.name(name)?;
        let code = self.int_of(&code)?;
        let (a, b) = (self.eval(a)?, self.eval(b)?);
        let (x, y) = (self.int_of(&a)?, self.int_of(&b)?);
        let range = self.dag.interval(code);
        let count = self.dialect.infix_count();
        if range.lo < 0 || range.hi >= count {
            let text = self.program.name(name);
            return self.malformed(format!("`{text}` does not hold an operator"));
        }
        let mut out = self.int(0);
        for value in (range.lo..=range.hi).rev() {
            let Some(meaning) = self.dialect.infix(value) else { continue };
            let (holds, negated) = match meaning {
                Infix::Eq(plain) => (self.dag.eq(x, y), !plain),
                Infix::Lt(plain) => (self.dag.lt(x, y), !plain),
                Infix::Le(plain) => (self.dag.le(x, y), !plain),
                Infix::Always(value) => (self.int(i128::from(value)), false),
                Infix::Float(relations) => match self.float_relations(relations, &a, &b)? {
                    Some(holds) => (holds, false),
                    None => return self.unsupported("a comparison of floats of something else"),
                },
            };
            let holds = if negated { self.dag.negate_bool(holds) } else { holds };
            let label = self.int(value);
            let here = self.dag.eq(code, label);
            out = if value == range.hi { holds } else { self.dag.select(here, holds, out) };
        }
        Ok(Value::Int(out))
    }
}

/// The common pieces of several values, none wider than a chunk.
fn chunks(values: &[&Rc<Bits>]) -> Vec<(u32, u32)> {
    let refs: Vec<&Bits> = values.iter().map(|b| b.as_ref()).collect();
    let mut out = Vec::new();
    for (lo, n) in pieces(&refs) {
        for from in (0..n).step_by(CHUNK as usize) {
            out.push((lo + from, CHUNK.min(n - from)));
        }
    }
    out
}
