//! Floating point in pseudocode that has one set of operators for integers and floats.
//!
//! Bits are a float if the vendor declares their operand's elements to be floats of just that width, or if
//! they were computed as one. An operator is the float one if a float is among its operands; the other is
//! then a float too, or a literal. In one expression, a product that is added to something is not rounded
//! before: that is how vendors write fused operations.

use super::bits::{Bits, Content, Segment, Value};
use super::machine::{Eval, Machine};
use super::{FloatFunction, NumberType, Special};
use crate::imp::{BinaryOp, Expr, ExprKind, UnaryOp};
use autoir_semantics::dag::{Id, Node, Prim};
use autoir_semantics::float::{Float, FloatFormat, FloatOp, Rounding};

/// No exponent of any format is as large.
const HUGE: i128 = 1 << 16;

impl Machine<'_> {
    /// The format of a value that is a float.
    pub fn float_format(&self, value: &Value) -> Option<FloatFormat> {
        match value {
            Value::Bits(bits) => self.float_bits(bits),
            Value::Int(_) => None,
        }
    }

    pub fn float_bits(&self, bits: &Bits) -> Option<FloatFormat> {
        let Segment { content, width, .. } = bits.single()?;
        let declared = |operand: u16| self.operands[usize::from(operand)].float;
        let format = match content {
            Content::Float(_, format) => Some(*format),
            Content::Operand(operand, _) => declared(*operand),
            Content::Window(source, _) => self.window_operand(source).and_then(declared),
            _ => None,
        };
        format.filter(|f| u32::from(f.bits()) == *width)
    }

    /// A float as a value.
    pub fn float_value(&self, id: Id, format: FloatFormat) -> Value {
        Value::bits(Bits::one(u32::from(format.bits()), Content::Float(id, format)))
    }

    /// The bits of a value that is used as a float of `format`: a number is converted.
    fn float_operand(&mut self, value: &Value, format: FloatFormat) -> Eval<Id> {
        match (value, self.float_format(value)) {
            (Value::Int(n), _) => Ok(self.dag.float(FloatOp::FromInt, format, &[*n])),
            (_, Some(other)) if other != format => {
                self.unsupported(format!("{} where {} belongs", other.name(), format.name()))
            }
            (Value::Bits(bits), _) if bits.width() == u32::from(format.bits()) => {
                self.int_of_bits(bits, false)
            }
            (Value::Bits(bits), _) => {
                let n = bits.width();
                self.unsupported(format!("{n} bits where {} belongs", format.name()))
            }
        }
    }

    /// An operation with the rounding that the instruction asks for.
    fn rounded(&mut self, op: FloatOp, format: FloatFormat, args: &[Id]) -> Id {
        let float = Float::new(op, format);
        match self.rounding {
            Some(control) if !is_exact(op, format) => self.by_rounding(control, float, args),
            _ => self.dag.prim(Prim::Float(float), args),
        }
    }

    /// An operation whose rounding is held in a control word: bits 1:0 choose one, unless bit 2 asks for the
    /// default, which is to the nearest.
    fn by_rounding(&mut self, control: Id, float: Float, args: &[Id]) -> Id {
        let [nearest, down, up, zero] =
            [Rounding::NearestEven, Rounding::Down, Rounding::Up, Rounding::TowardZero]
                .map(|rounding| self.dag.prim(Prim::Float(float.rounded(rounding)), args));
        let shifted = self.dag.shr_const(control, 2);
        let default = self.dag.wrap(shifted, 1, false);
        let mode = self.dag.wrap(control, 2, false);
        let mut out = zero;
        for (value, result) in [(2, up), (1, down), (0, nearest)] {
            let label = self.int(value);
            let here = self.dag.eq(mode, label);
            out = self.dag.select(here, result, out);
        }
        self.dag.select(default, nearest, out)
    }

    // ---- operators ----

    /// `x op y`, which were written as `a op b`, if it is an operation on floats.
    pub fn float_binary(
        &mut self,
        op: BinaryOp,
        (a, b): (&Expr, &Expr),
        (x, y): (&Value, &Value),
    ) -> Eval<Option<Value>> {
        use BinaryOp::*;
        if !matches!(op, Add | Sub | Mul | Div | Lt | Le | Gt | Ge | Eq | Ne) {
            return Ok(None);
        }
        let Some(format) = self.float_format(x).or_else(|| self.float_format(y)) else { return Ok(None) };
        let (p, q) = (self.float_operand(x, format)?, self.float_operand(y, format)?);
        let id = match op {
            Add | Sub => self.float_sum(format, op == Sub, (a, p), (b, q)),
            Mul => self.float_product(format, p, q),
            Div => self.rounded(FloatOp::Div, format, &[p, q]),
            _ => return Ok(Some(Value::Int(self.float_compare(op, format, p, q)))),
        };
        Ok(Some(self.float_value(id, format)))
    }

    fn float_sum(&mut self, format: FloatFormat, subtract: bool, x: (&Expr, Id), y: (&Expr, Id)) -> Id {
        // Of two products, the first is rounded.
        if is_product(y.0)
            && let Some([p, q]) = self.factors(y.1)
        {
            let p = if subtract { self.dag.float_neg(format, p) } else { p };
            return self.rounded(FloatOp::Fma, format, &[p, q, x.1]);
        }
        let addend = if subtract { self.dag.float_neg(format, y.1) } else { y.1 };
        match self.factors(x.1).filter(|_| is_product(x.0)) {
            Some([p, q]) => self.rounded(FloatOp::Fma, format, &[p, q, addend]),
            None => self.rounded(FloatOp::Add, format, &[x.1, addend]),
        }
    }

    fn factors(&self, id: Id) -> Option<[Id; 2]> {
        match self.dag.node(id) {
            Node::Prim(Prim::Float(f), args) if f.op == FloatOp::Mul => args.clone().try_into().ok(),
            // One that is chosen by the rounding: all have the same factors.
            Node::Select(_, a, _) if self.rounding.is_some() => self.factors(*a),
            _ => None,
        }
    }

    /// A product; with a power of two, the scaled other factor.
    fn float_product(&mut self, format: FloatFormat, p: Id, q: Id) -> Id {
        for (power, other) in [(p, q), (q, p)] {
            if let Node::Prim(Prim::Float(f), args) = self.dag.node(power)
                && f.op == FloatOp::Scale
                && let [one, n] = args[..]
                && one == self.one(format)
            {
                return self.rounded(FloatOp::Scale, format, &[other, n]);
            }
        }
        self.rounded(FloatOp::Mul, format, &[p, q])
    }

    fn one(&mut self, format: FloatFormat) -> Id {
        let one = self.int(1);
        self.dag.float(FloatOp::FromInt, format, &[one])
    }

    fn float_compare(&mut self, op: BinaryOp, format: FloatFormat, p: Id, q: Id) -> Id {
        let (p, q, op) = match op {
            BinaryOp::Gt => (q, p, BinaryOp::Lt),
            BinaryOp::Ge => (q, p, BinaryOp::Le),
            _ => (p, q, op),
        };
        let equal = |m: &mut Self| m.dag.float(FloatOp::Equal, format, &[p, q]);
        match op {
            BinaryOp::Eq => equal(self),
            BinaryOp::Ne => {
                let equal = equal(self);
                self.dag.negate_bool(equal)
            }
            BinaryOp::Lt => self.dag.float(FloatOp::Less, format, &[p, q]),
            _ => {
                let less = self.dag.float(FloatOp::Less, format, &[p, q]);
                let equal = equal(self);
                self.dag.or(less, equal)
            }
        }
    }

    /// Whether one of the four relations that `relations` names holds.
    pub fn float_relations(&mut self, relations: Relations, x: &Value, y: &Value) -> Eval<Option<Id>> {
        let Some(format) = self.float_format(x).or_else(|| self.float_format(y)) else { return Ok(None) };
        let (p, q) = (self.float_operand(x, format)?, self.float_operand(y, format)?);
        let Relations { less, equal, greater, unordered } = relations;
        // The fewer of those that hold and those that do not.
        let all = [less, equal, greater, unordered];
        let negated = all.iter().filter(|r| **r).count() > 2 || all == [true, false, true, false];
        let parts = [
            (less, FloatOp::Less, [p, q]),
            (equal, FloatOp::Equal, [p, q]),
            (greater, FloatOp::Less, [q, p]),
            (unordered, FloatOp::Unordered, [p, q]),
        ];
        let mut out = self.int(0);
        for (_, op, args) in parts.into_iter().filter(|part| part.0 != negated) {
            let holds = self.dag.float(op, format, &args);
            out = self.dag.or(out, holds);
        }
        Ok(Some(if negated { self.dag.negate_bool(out) } else { out }))
    }

    /// `x == NaN` and the like, where one side names a special value.
    pub fn float_special(&mut self, op: BinaryOp, a: &Expr, b: &Expr) -> Eval<Option<Value>> {
        if !matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
            return Ok(None);
        }
        let ExprKind::Name(name) = b.kind else { return Ok(None) };
        if self.scope.get(name).is_some() {
            return Ok(None);
        }
        let Some(special) = self.dialect.special(self.program.name(name)) else { return Ok(None) };
        let value = self.eval(a)?;
        let Some(format) = self.float_format(&value) else {
            return self.unsupported("something that is no float is compared with a special float");
        };
        let x = self.float_operand(&value, format)?;
        let is = self.is_special(special, format, x);
        Ok(Some(Value::Int(if op == BinaryOp::Ne { self.dag.negate_bool(is) } else { is })))
    }

    fn is_special(&mut self, special: Special, format: FloatFormat, x: Id) -> Id {
        match special {
            Special::Nan => self.dag.float(FloatOp::Unordered, format, &[x, x]),
            Special::Signaling => {
                let nan = self.is_special(Special::Nan, format, x);
                let shifted = self.dag.shr_const(x, u32::from(format.significand) - 1);
                let quiet = self.dag.wrap(shifted, 1, false);
                let signaling = self.dag.negate_bool(quiet);
                self.dag.and(nan, signaling)
            }
            Special::Infinity(negative) => {
                let sign = if negative { format.sign() } else { 0 };
                let bits = self.int(format.infinity() | sign);
                self.dag.eq(x, bits)
            }
        }
    }

    /// `-x` of a float. Of a product, one factor is negated, so that it can still be fused; of an integer
    /// as a float, the integer.
    pub fn float_negated(&mut self, operand: &Expr, value: &Value) -> Eval<Option<Value>> {
        let Some(format) = self.float_format(value) else { return Ok(None) };
        let x = self.float_operand(value, format)?;
        if is_product(operand)
            && let Some([p, q]) = self.factors(x)
        {
            let p = self.dag.float_neg(format, p);
            let product = self.rounded(FloatOp::Mul, format, &[p, q]);
            return Ok(Some(self.float_value(product, format)));
        }
        if let Node::Prim(Prim::Float(f), args) = self.dag.node(x)
            && f.op == FloatOp::FromInt
        {
            let n = args[0];
            let n = self.dag.neg(n);
            let id = self.dag.float(FloatOp::FromInt, format, &[n]);
            return Ok(Some(self.float_value(id, format)));
        }
        let id = self.dag.float_neg(format, x);
        Ok(Some(self.float_value(id, format)))
    }

    // ---- functions ----

    /// The minimum or maximum as x86 has it: the second operand unless the first is less (greater).
    pub fn float_extremum(&mut self, minimum: bool, x: &Value, y: &Value) -> Eval<Option<Value>> {
        let Some(format) = self.float_format(x).or_else(|| self.float_format(y)) else { return Ok(None) };
        let (p, q) = (self.float_operand(x, format)?, self.float_operand(y, format)?);
        let args = if minimum { [p, q] } else { [q, p] };
        let first = self.dag.float(FloatOp::Less, format, &args);
        let id = self.dag.select(first, p, q);
        Ok(Some(self.float_value(id, format)))
    }

    pub fn float_abs(&mut self, value: &Value) -> Eval<Option<Value>> {
        let Some(format) = self.float_format(value) else { return Ok(None) };
        let x = self.float_operand(value, format)?;
        let id = self.dag.float_abs(format, x);
        Ok(Some(self.float_value(id, format)))
    }

    pub fn convert(&mut self, from: NumberType, to: NumberType, truncate: bool, arg: &Value) -> Eval<Value> {
        let rounding = if truncate { self.rounding.take() } else { None };
        let value = self.converted(from, to, truncate, arg);
        self.rounding = self.rounding.or(rounding);
        value
    }

    fn converted(&mut self, from: NumberType, to: NumberType, truncate: bool, arg: &Value) -> Eval<Value> {
        match (from, to) {
            (NumberType::Float(from), NumberType::Float(to)) => {
                let x = self.float_bits_of(arg, from)?;
                let id = self.rounded(FloatOp::Convert(to), from, &[x]);
                Ok(self.float_value(id, to))
            }
            (NumberType::Int { width, signed }, NumberType::Float(to)) => {
                let bits = self.truncate(arg, width)?;
                // Texts say that the integer has a sign also where the operand is declared to have none.
                let n = match bits.single().map(|s| &s.content) {
                    Some(Content::Operand(..) | Content::Window(..)) if signed => {
                        let signed = self.is_signed(&bits);
                        self.int_of_bits(&bits, signed)?
                    }
                    _ => self.int_of_bits(&bits, signed)?,
                };
                let id = self.rounded(FloatOp::FromInt, to, &[n]);
                Ok(self.float_value(id, to))
            }
            (NumberType::Float(from), NumberType::Int { width, signed }) => {
                let x = self.float_bits_of(arg, from)?;
                // The integer indefinite: the least signed, the greatest unsigned.
                let otherwise = self.int(if signed { -(1 << (width - 1)) } else { (1 << width) - 1 });
                let op = FloatOp::ToInt { width: width as u16, signed };
                let id = if truncate {
                    let float = Float::new(op, from).rounded(Rounding::TowardZero);
                    self.dag.prim(Prim::Float(float), &[x, otherwise])
                } else {
                    self.rounded(op, from, &[x, otherwise])
                };
                Ok(Value::bits(Bits::one(width, Content::Int(id))))
            }
            _ => self.unsupported("a conversion of an integer to an integer"),
        }
    }

    /// The low bits of a value as a float of `format`, whatever it was declared as.
    fn float_bits_of(&mut self, value: &Value, format: FloatFormat) -> Eval<Id> {
        let bits = self.truncate(value, u32::from(format.bits()))?;
        self.int_of_bits(&bits, false)
    }

    pub fn float_call(&mut self, name: &str, function: FloatFunction, args: &[Expr]) -> Eval<Value> {
        if args.len() != function.arity() {
            return self.malformed(format!("`{name}` takes {} argument(s)", function.arity()));
        }
        let values = args.iter().map(|a| self.eval(a)).collect::<Eval<Vec<Value>>>()?;
        let format = match function {
            FloatFunction::Literal(f)
            | FloatFunction::Exponent(Some(f))
            | FloatFunction::Mantissa(Some(f))
            | FloatFunction::Class(f) => Some(f),
            _ => values.iter().find_map(|v| self.float_format(v)),
        };
        let Some(format) = format else {
            return self.unsupported(format!("`{name}` of something that is no float"));
        };
        let plain = |op, rounding| Float::new(op, format).rounded(rounding);
        let id = match function {
            FloatFunction::Literal(_) if self.float_format(&values[0]).is_some() => {
                self.float_operand(&values[0], format)?
            }
            FloatFunction::Literal(_) => {
                let n = self.int_of(&values[0])?;
                self.dag.float(FloatOp::FromInt, format, &[n])
            }
            FloatFunction::Power => return self.power(format, &values),
            FloatFunction::Sqrt => {
                let x = self.float_operand(&values[0], format)?;
                self.rounded(FloatOp::Sqrt, format, &[x])
            }
            FloatFunction::Floor | FloatFunction::Ceil => {
                let rounding = if function == FloatFunction::Floor { Rounding::Down } else { Rounding::Up };
                let (x, zero) = (self.float_operand(&values[0], format)?, self.int(0));
                self.dag.prim(Prim::Float(plain(FloatOp::Round, rounding)), &[x, zero])
            }
            FloatFunction::Round => {
                let (x, control) = (self.float_operand(&values[0], format)?, self.int_of(&values[1])?);
                let zero = self.int(0);
                self.by_rounding(control, Float::new(FloatOp::Round, format), &[x, zero])
            }
            FloatFunction::IsInfinite => {
                let x = self.float_operand(&values[0], format)?;
                let x = self.dag.float_abs(format, x);
                return Ok(Value::Int(self.is_special(Special::Infinity(false), format, x)));
            }
            FloatFunction::Exponent(_) => {
                let x = self.float_operand(&values[0], format)?;
                self.exponent(format, x)
            }
            FloatFunction::Mantissa(of) => {
                let x = self.float_operand(&values[0], format)?;
                let controls = (self.int_of(&values[1])?, self.int_of(&values[2])?);
                let (sign, interval) = if of.is_some() { (controls.1, controls.0) } else { controls };
                self.mantissa(format, x, sign, interval)
            }
            FloatFunction::Class(_) => {
                let (x, classes) = (self.float_operand(&values[0], format)?, self.int_of(&values[1])?);
                return Ok(Value::Int(self.class(format, x, classes)));
            }
            FloatFunction::FlushDenormals => {
                let x = self.float_operand(&values[0], format)?;
                self.dag.flush_denormals(format, x)
            }
        };
        Ok(self.float_value(id, format))
    }

    /// 2 to the power of a float that is an integer; out of the integers that matter, of a huge one.
    fn power(&mut self, format: FloatFormat, args: &[Value]) -> Eval<Value> {
        let base = self.float_operand(&args[0], format)?;
        let two = Value::Int(self.int(2));
        if base != self.float_operand(&two, format)? {
            return self.unsupported("a power of something else than 2");
        }
        let exponent = match &args[1] {
            Value::Int(n) => *n,
            value => {
                let x = self.float_operand(value, format)?;
                self.integer_of_float(format, x)
            }
        };
        let one = self.one(format);
        let id = self.dag.float(FloatOp::Scale, format, &[one, exponent]);
        Ok(self.float_value(id, format))
    }

    fn integer_of_float(&mut self, format: FloatFormat, x: Id) -> Id {
        if let Node::Prim(Prim::Float(f), args) = self.dag.node(x)
            && f.op == FloatOp::FromInt
        {
            return args[0];
        }
        let sign = self.dag.shr_const(x, u32::from(format.bits()) - 1);
        let huge = self.dag.sum(HUGE, &[(sign, -2 * HUGE)]);
        let op = FloatOp::ToInt { width: 17, signed: true };
        self.dag.float(op, format, &[x, huge])
    }

    /// Exponent field and fraction.
    fn fields(&mut self, format: FloatFormat, x: Id) -> (Id, Id) {
        let shifted = self.dag.shr_const(x, u32::from(format.significand));
        let field = self.dag.wrap(shifted, u16::from(format.exponent), false);
        (field, self.dag.wrap(x, u16::from(format.significand), false))
    }

    /// The unbiased exponent of a finite value that is not zero, as if it were normal, and its fraction then.
    fn normalized(&mut self, format: FloatFormat, x: Id) -> (Id, Id) {
        let (field, fraction) = self.fields(format, x);
        let bias = (1 << (format.exponent - 1)) - 1;
        let width = u16::from(format.significand);
        let zeros = self.dag.prim(Prim::LeadingZeros(width), &[fraction]);
        let zero = self.int(0);
        let denormal = self.dag.eq(field, zero);
        let up = self.dag.add_const(zeros, 1);
        let shifted = self.dag.shl(fraction, up);
        let shifted = self.dag.wrap(shifted, width, false);
        let (below, normal) = (self.dag.sum(-bias, &[(zeros, -1)]), self.dag.add_const(field, -bias));
        (self.dag.select(denormal, below, normal), self.dag.select(denormal, shifted, fraction))
    }

    fn exponent(&mut self, format: FloatFormat, x: Id) -> Id {
        let magnitude = self.dag.float_abs(format, x);
        let (exponent, _) = self.normalized(format, x);
        let number = self.dag.float(FloatOp::FromInt, format, &[exponent]);
        let (zero, infinity) = (self.int(0), self.int(format.infinity()));
        let least = self.int(format.infinity() | format.sign());
        let nan = self.dag.float(FloatOp::Add, format, &[x, x]);
        let (is_zero, is_infinite) = (self.dag.eq(magnitude, zero), self.dag.eq(magnitude, infinity));
        let is_nan = self.is_special(Special::Nan, format, x);
        let out = self.dag.select(is_zero, least, number);
        let out = self.dag.select(is_infinite, infinity, out);
        self.dag.select(is_nan, nan, out)
    }

    /// The significand, scaled into an interval: 0 is `[1, 2)`, 1 `[1/2, 2)`, 2 `[1/2, 1)`, 3 `[3/4, 3/2)`.
    /// The sign is that of `x`; bit 0 of `sign` clears it, bit 1 asks for a NaN where it is set.
    fn mantissa(&mut self, format: FloatFormat, x: Id, sign: Id, interval: Id) -> Id {
        let bias = (1 << (format.exponent - 1)) - 1;
        let magnitude = self.dag.float_abs(format, x);
        let (exponent, fraction) = self.normalized(format, x);
        let negative = self.dag.shr_const(x, u32::from(format.bits()) - 1);
        let keep = self.dag.wrap(sign, 1, false);
        let keep = self.dag.negate_bool(keep);
        let sign_out = self.dag.and(negative, keep);
        let sign_out = self.dag.scale(sign_out, format.sign());
        // One below the bias where the interval asks for it.
        let odd = self.dag.wrap(exponent, 1, false);
        let upper = self.dag.shr_const(fraction, u32::from(format.significand) - 1);
        let (none, one) = (self.int(0), self.int(1));
        let mut lower = upper;
        for (value, choice) in [(2, one), (1, odd), (0, none)] {
            let label = self.int(value);
            let here = self.dag.eq(interval, label);
            lower = self.dag.select(here, choice, lower);
        }
        let step = 1 << format.significand;
        let scaled = self.dag.sum(bias * step, &[(lower, -step), (fraction, 1), (sign_out, 1)]);
        let unit = self.dag.add_const(sign_out, bias * step);
        let (zero, infinity) = (self.int(0), self.int(format.infinity()));
        // What is asked for where `x` is a NaN or negative.
        let nan = self.dag.float(FloatOp::Sqrt, format, &[x]);
        let (is_zero, is_infinite) = (self.dag.eq(magnitude, zero), self.dag.eq(magnitude, infinity));
        let is_unit = self.dag.or(is_zero, is_infinite);
        let shifted = self.dag.shr_const(sign, 1);
        let refuse = self.dag.wrap(shifted, 1, false);
        let refused = self.dag.and(refuse, negative);
        let is_number = self.dag.negate_bool(is_zero);
        let refused = self.dag.and(refused, is_number);
        let is_nan = self.is_special(Special::Nan, format, x);
        let refused = self.dag.or(is_nan, refused);
        let out = self.dag.select(is_unit, unit, scaled);
        self.dag.select(refused, nan, out)
    }

    /// Whether `x` is of one of the classes whose bits are set: quiet NaN, zero, minus zero, infinity, minus
    /// infinity, denormal, negative and finite, signalling NaN.
    fn class(&mut self, format: FloatFormat, x: Id, classes: Id) -> Id {
        let (field, fraction) = self.fields(format, x);
        let (zero, minus_zero) = (self.int(0), self.int(format.sign()));
        let top = self.int((1 << format.exponent) - 1);
        let negative = self.dag.shr_const(x, u32::from(format.bits()) - 1);
        let nan = self.is_special(Special::Nan, format, x);
        let signaling = self.is_special(Special::Signaling, format, x);
        let not_signaling = self.dag.negate_bool(signaling);
        let quiet = self.dag.and(nan, not_signaling);
        let is_zero = self.dag.eq(x, zero);
        let is_minus_zero = self.dag.eq(x, minus_zero);
        let infinity = self.is_special(Special::Infinity(false), format, x);
        let minus_infinity = self.is_special(Special::Infinity(true), format, x);
        let (no_field, some_fraction) = (self.dag.eq(field, zero), self.dag.ne(fraction, zero));
        let denormal = self.dag.and(no_field, some_fraction);
        let finite = self.dag.lt(field, top);
        let not_zero = self.dag.negate_bool(is_minus_zero);
        let finite = self.dag.and(finite, not_zero);
        let finite_negative = self.dag.and(finite, negative);
        let all =
            [quiet, is_zero, is_minus_zero, infinity, minus_infinity, denormal, finite_negative, signaling];
        let mut out = self.int(0);
        for (n, is) in all.into_iter().enumerate() {
            let shifted = self.dag.shr_const(classes, n as u32);
            let asked = self.dag.wrap(shifted, 1, false);
            let holds = self.dag.and(asked, is);
            out = self.dag.or(out, holds);
        }
        out
    }
}

/// Which relations of two floats make a comparison true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relations {
    /// The first is less.
    pub less: bool,
    /// They are equal.
    pub equal: bool,
    /// The first is greater.
    pub greater: bool,
    /// One is no number.
    pub unordered: bool,
}

/// `a * b`, also with a sign before it.
fn is_product(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Binary(BinaryOp::Mul, ..) => true,
        ExprKind::Unary(UnaryOp::Neg, inner) => is_product(inner),
        _ => false,
    }
}

/// Whether the result is always representable.
fn is_exact(op: FloatOp, format: FloatFormat) -> bool {
    match op {
        FloatOp::Convert(to) => to.exponent >= format.exponent && to.significand >= format.significand,
        _ => false,
    }
}
