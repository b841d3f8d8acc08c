//! Floats in windows: each operation is IEEE 754's, rounded to the nearest, of numbers of one format.

use autoir_semantics::arithmetic::prim_value;
use autoir_semantics::dag::{Id, Interval, Prim};
use autoir_semantics::float::{Float, FloatFormat, FloatOp, Rounding};

use super::ast::{BinaryOp, Expr, Scalar, Span};
use super::lower::{Lowered, Lowering};

/// What an expression is.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Number {
    /// An integer.
    Integer(Id),
    /// A float, by its bits.
    Float(Id, FloatFormat),
    /// A number with a point that has no format yet: that of what it is computed with.
    Decimal(String),
}

impl Number {
    /// A float of `format`, or an integer.
    pub(super) fn of(id: Id, format: Option<FloatFormat>) -> Number {
        format.map_or(Number::Integer(id), |format| Number::Float(id, format))
    }

    /// The format of a float.
    pub(super) fn format(&self) -> Option<FloatFormat> {
        match self {
            Number::Float(_, format) => Some(*format),
            Number::Integer(_) | Number::Decimal(_) => None,
        }
    }
}

impl Lowering<'_> {
    /// `number` as an integer, which it has to be.
    pub(super) fn integer(&self, number: Number, span: Span) -> Lowered<Id> {
        match number {
            Number::Integer(id) => Ok(id),
            Number::Float(_, format) => Err(self
                .error(span, format!("this is of {}, where an integer is asked for", format.name()))
                .with_help(
                    "`bits(x)` is the integer of a float's bits, `toint_f32_i32_rz(x, otherwise)` its value",
                )),
            Number::Decimal(_) => Err(self.error(span, "this is no integer")),
        }
    }

    /// The bits of `number` as a float of `format`, which it has to be; what is written as a number may be one.
    pub(super) fn float(&mut self, number: Number, format: FloatFormat, span: Span) -> Lowered<Id> {
        let name = format.name();
        match number {
            Number::Float(id, own) if own == format => Ok(id),
            Number::Float(_, own) => Err(self
                .error(span, format!("this is of {}, where {name} is asked for", own.name()))
                .with_help(format!("`{name}(x)` converts"))),
            Number::Decimal(text) => self.decimal(&text, format, span),
            Number::Integer(id) => match self.dag.as_const(id) {
                Some(n) => self.decimal(&n.to_string(), format, span),
                None => Err(self
                    .error(span, format!("this is an integer, where {name} is asked for"))
                    .with_help(format!("`{name}(x)` converts, `as_{name}(x)` takes the bits"))),
            },
        }
    }

    /// The bits of the float that is nearest to the number `text`; of the 16-bit formats, to the f64 that is.
    fn decimal(&mut self, text: &str, format: FloatFormat, span: Span) -> Lowered<Id> {
        let bits = match format {
            FloatFormat::F32 => {
                text.parse::<f32>().ok().filter(|x| x.is_finite()).map(|x| x.to_bits().into())
            }
            _ => text.parse::<f64>().ok().filter(|x| x.is_finite()).map(|x| {
                let narrow = Float::new(FloatOp::Convert(format), FloatFormat::F64);
                prim_value(Prim::Float(narrow), &[i128::from(x.to_bits())])
            }),
        };
        let bits = bits.filter(|bits| bits & !format.sign() < format.infinity());
        let bits =
            bits.ok_or_else(|| self.error(span, format!("this is too large for {}", format.name())))?;
        Ok(self.dag.constant(bits))
    }

    /// `f32(x)`: an integer or a float in another format.
    pub(super) fn converted(
        &mut self,
        number: Number,
        format: FloatFormat,
        saturate: bool,
        span: Span,
    ) -> Lowered<Number> {
        if saturate {
            return Err(self.error(span, "only integers saturate"));
        }
        let bits = match number {
            Number::Float(id, own) if own == format => id,
            Number::Float(id, own) => self.dag.float(FloatOp::Convert(format), own, &[id]),
            Number::Integer(id) => {
                self.converts(id, span)?;
                self.dag.float(FloatOp::FromInt, format, &[id])
            }
            Number::Decimal(_) => self.float(number, format, span)?,
        };
        Ok(Number::Float(bits, format))
    }

    /// What becomes a float is an integer of at most 64 bits.
    fn converts(&self, id: Id, span: Span) -> Lowered<()> {
        let range = self.dag.interval(id);
        match [true, false].iter().any(|signed| range.within(Interval::of_width(64, *signed))) {
            true => Ok(()),
            false => {
                Err(self.error(span, "the integer may have more than 64 bits: convert it with i64(...)"))
            }
        }
    }

    /// `a` where the condition is 1, else `b`, which is the same kind of number.
    pub(super) fn selected(&mut self, condition: Id, a: Number, b: Number, span: Span) -> Lowered<Number> {
        let format = a.format().or(b.format());
        let (a, b) = match format {
            Some(format) => (self.float(a, format, span)?, self.float(b, format, span)?),
            None => (self.integer(a, span)?, self.integer(b, span)?),
        };
        Ok(Number::of(self.dag.select(condition, a, b), format))
    }

    /// `a op b` of two floats.
    pub(super) fn of_floats(
        &mut self,
        e: &Expr,
        op: BinaryOp,
        format: FloatFormat,
        a: Id,
        b: Id,
    ) -> Lowered<Number> {
        let compared = match op {
            BinaryOp::Add => return Ok(self.rounded(FloatOp::Add, format, &[a, b])),
            BinaryOp::Sub => return Ok(Number::Float(self.dag.float_sub(format, a, b), format)),
            BinaryOp::Mul => return Ok(self.rounded(FloatOp::Mul, format, &[a, b])),
            BinaryOp::Div => return Ok(self.rounded(FloatOp::Div, format, &[a, b])),
            BinaryOp::Lt => self.dag.float(FloatOp::Less, format, &[a, b]),
            BinaryOp::Gt => self.dag.float(FloatOp::Less, format, &[b, a]),
            BinaryOp::Le => self.dag.float_le(format, a, b),
            BinaryOp::Ge => self.dag.float_le(format, b, a),
            BinaryOp::Eq => self.dag.float(FloatOp::Equal, format, &[a, b]),
            BinaryOp::Ne => {
                let equal = self.dag.float(FloatOp::Equal, format, &[a, b]);
                self.dag.negate_bool(equal)
            }
            _ => {
                return Err(self
                    .error(e.span, "this operator is for integers")
                    .with_help("`bits(x)` is the integer of a float's bits"));
            }
        };
        Ok(Number::Integer(compared))
    }

    fn rounded(&mut self, op: FloatOp, format: FloatFormat, args: &[Id]) -> Number {
        Number::Float(self.dag.float(op, format, args), format)
    }

    /// The function `name` of `args`, if it is one of floats.
    pub(super) fn float_call(&mut self, e: &Expr, name: &str, args: &[Number]) -> Lowered<Option<Number>> {
        if let Some(format) = name.strip_prefix("as_").and_then(Scalar::parse).and_then(|ty| ty.float) {
            let [Number::Integer(id)] = args else {
                return Err(self.error(e.span, "bits are one integer"));
            };
            return Ok(Some(Number::Float(self.dag.wrap(*id, format.bits(), false), format)));
        }
        if let Some(float) = Float::named(name).filter(|float| float.is_valid(args.len())) {
            return self.primitive(e, float, args).map(Some);
        }
        let Some(format) = args.iter().find_map(Number::format) else { return Ok(None) };
        let args: Vec<Id> =
            args.iter().map(|arg| self.float(arg.clone(), format, e.span)).collect::<Lowered<_>>()?;
        let value = match (name, args.as_slice()) {
            ("bits", &[a]) => return Ok(Some(Number::Integer(a))),
            ("abs", &[a]) => self.dag.float_abs(format, a),
            ("fma", [_, _, _]) => self.dag.float(FloatOp::Fma, format, &args),
            ("sqrt", [_]) => self.dag.float(FloatOp::Sqrt, format, &args),
            ("floor" | "ceil" | "trunc" | "round", &[a]) => {
                let rounding = match name {
                    "floor" => Rounding::Down,
                    "ceil" => Rounding::Up,
                    "trunc" => Rounding::TowardZero,
                    _ => Rounding::NearestEven,
                };
                self.dag.float_round(format, rounding, a)
            }
            ("minnum", &[a, b]) => self.dag.float_minnum(format, a, b),
            ("maxnum", &[a, b]) => self.dag.float_maxnum(format, a, b),
            _ => {
                return Err(self
                    .error(e.span, format!("there is no function `{name}` of {} floats", args.len()))
                    .with_help(super::lower::FUNCTIONS));
            }
        };
        Ok(Some(Number::Float(value, format)))
    }

    /// One operation by its name; a float that it asks for may be given by its bits.
    fn primitive(&mut self, e: &Expr, float: Float, args: &[Number]) -> Lowered<Number> {
        let mut values = Vec::new();
        for (n, arg) in args.iter().enumerate() {
            values.push(match arg {
                Number::Integer(id) if float.op.takes_integer(n) => {
                    self.converts(*id, e.span)?;
                    *id
                }
                Number::Integer(id) => self.dag.wrap(*id, float.format.bits(), false),
                other if float.op.takes_integer(n) => self.integer(other.clone(), e.span)?,
                other => self.float(other.clone(), float.format, e.span)?,
            });
        }
        let value = self.dag.prim(Prim::Float(float), &values);
        Ok(Number::of(value, float.op.result(float.format).filter(|format| Scalar::float(*format).is_some())))
    }
}
