//! Operations of floats as LLVM's, on values that are held as the integers of their bits.

use autoir_semantics::dag::Id;
use autoir_semantics::float::{Float, FloatFormat, FloatOp, Rounding};

use crate::emit::lane_expr::Template;
use crate::error::{Error, Result};

/// LLVM's name of a format, and how its intrinsics call it.
fn spelling(format: FloatFormat) -> Result<(&'static str, &'static str)> {
    match format {
        FloatFormat::F16 => Ok(("half", "f16")),
        FloatFormat::BF16 => Ok(("bfloat", "bf16")),
        FloatFormat::F32 => Ok(("float", "f32")),
        FloatFormat::F64 => Ok(("double", "f64")),
        other => Err(Error::Unsupported(format!("floats of the format {}", other.name()))),
    }
}

impl Template<'_> {
    /// The operation `float` of `args`, in integers of `width` bits. Elsewhere than at the nearest, LLVM rounds to integers
    /// only.
    pub(crate) fn float(&mut self, float: Float, args: &[Id], width: u16) -> Result<String> {
        let format = float.format;
        let ty = self.float_type(format)?;
        let unsupported = || Err(Error::Unsupported(format!("the operation {}", float.name())));
        let is_nearest = float.rounding == Rounding::NearestEven;
        match float.op {
            FloatOp::Round if self.dag.as_const(args[1]) == Some(0) => {
                let x = self.as_float(args[0], format)?;
                let rounded = self.rounded(&x, float)?;
                Ok(self.as_bits(&rounded, format, width))
            }
            FloatOp::ToInt { width: kept, signed } => {
                let is_saturated = self.dag.is_saturated((kept, signed), args[0], args[1]);
                let x = self.as_float(args[0], format)?;
                let x = if float.rounding == Rounding::TowardZero { x } else { self.rounded(&x, float)? };
                if is_saturated {
                    return self.saturated(&x, format, (kept, signed), width);
                }
                self.integer(&x, format, (kept, signed), args[1], width)
            }
            _ if !is_nearest => unsupported(),
            FloatOp::Add => {
                let a = self.as_float(args[0], format)?;
                let sum = match self.dag.float_negated(format, args[1]) {
                    Some(b) => {
                        let b = self.as_float(b, format)?;
                        self.lines.push(&format!("fsub {ty} {a}, {b}"))
                    }
                    None => {
                        let b = self.as_float(args[1], format)?;
                        self.lines.push(&format!("fadd {ty} {a}, {b}"))
                    }
                };
                Ok(self.as_bits(&sum, format, width))
            }
            FloatOp::Mul | FloatOp::Div => {
                let name = if float.op == FloatOp::Mul { "fmul" } else { "fdiv" };
                let (a, b) = (self.as_float(args[0], format)?, self.as_float(args[1], format)?);
                let value = self.lines.push(&format!("{name} {ty} {a}, {b}"));
                Ok(self.as_bits(&value, format, width))
            }
            FloatOp::Sqrt | FloatOp::Fma => {
                let name = if float.op == FloatOp::Sqrt { "sqrt" } else { "fma" };
                let args: Vec<String> =
                    args.iter().map(|a| self.as_float(*a, format)).collect::<Result<_>>()?;
                let value = self.float_call(name, format, &args)?;
                Ok(self.as_bits(&value, format, width))
            }
            FloatOp::Convert(to) => {
                let (x, wide) = (self.as_float(args[0], format)?, self.float_type(to)?);
                let is_longer = to.exponent >= format.exponent && to.significand >= format.significand;
                let name = if is_longer { "fpext" } else { "fptrunc" };
                let value = self.lines.push(&format!("{name} {ty} {x} to {wide}"));
                Ok(self.as_bits(&value, to, width))
            }
            FloatOp::FromInt => {
                let own = self.natural(args[0])?;
                let name = if self.dag.interval(args[0]).lo < 0 { "sitofp" } else { "uitofp" };
                let x = self.emit(args[0], own)?;
                let from = self.ty(own);
                let value = self.lines.push(&format!("{name} {from} {x} to {ty}"));
                Ok(self.as_bits(&value, format, width))
            }
            FloatOp::Less | FloatOp::Equal | FloatOp::Unordered => {
                let predicate = match float.op {
                    FloatOp::Less => "olt",
                    FloatOp::Equal => "oeq",
                    _ => "uno",
                };
                let (a, b) = (self.as_float(args[0], format)?, self.as_float(args[1], format)?);
                let value = self.lines.push(&format!("fcmp {predicate} {ty} {a}, {b}"));
                Ok(self.convert(value, 1, width, false))
            }
            _ => unsupported(),
        }
    }

    fn float_type(&self, format: FloatFormat) -> Result<String> {
        Ok(format!("<{} x {}>", self.lanes(), spelling(format)?.0))
    }

    /// The float that the bits `id` are.
    fn as_float(&mut self, id: Id, format: FloatFormat) -> Result<String> {
        let (from, to) = (self.ty(format.bits()), self.float_type(format)?);
        if let Some(other) = self.dag.float_negated(format, id) {
            let value = self.as_float(other, format)?;
            return Ok(self.lines.push(&format!("fneg {to} {value}")));
        }
        let bits = self.emit(id, format.bits())?;
        Ok(self.lines.push(&format!("bitcast {from} {bits} to {to}")))
    }

    /// The bits of the float `value`, in integers of `width` bits.
    fn as_bits(&mut self, value: &str, format: FloatFormat, width: u16) -> String {
        let (bits, element) = (format.bits(), spelling(format).map_or("", |s| s.0));
        let line = format!("bitcast <{} x {element}> {value} to {}", self.lanes(), self.ty(bits));
        let value = self.lines.push(&line);
        self.convert(value, bits, width, false)
    }

    fn float_call(&mut self, name: &str, format: FloatFormat, args: &[String]) -> Result<String> {
        let (ty, suffix) = (self.float_type(format)?, spelling(format)?.1);
        let args: Vec<String> = args.iter().map(|arg| format!("{ty} {arg}")).collect();
        let lanes = self.lanes();
        Ok(self.lines.push(&format!("call {ty} @llvm.{name}.v{lanes}{suffix}({})", args.join(", "))))
    }

    /// `value` rounded to an integer as `float` says.
    fn rounded(&mut self, value: &str, float: Float) -> Result<String> {
        let name = match float.rounding {
            Rounding::NearestEven => "roundeven",
            Rounding::TowardZero => "trunc",
            Rounding::Down => "floor",
            Rounding::Up => "ceil",
            Rounding::NearestAway => "round",
        };
        self.float_call(name, float.format, &[value.to_owned()])
    }

    /// The integer that `x` is without what stands behind its point, or the nearest that fits `kept` bits.
    fn saturated(
        &mut self,
        x: &str,
        format: FloatFormat,
        (kept, signed): (u16, bool),
        width: u16,
    ) -> Result<String> {
        let (ty, suffix) = (self.float_type(format)?, spelling(format)?.1);
        let (name, to, lanes) = (if signed { "fptosi" } else { "fptoui" }, self.ty(kept), self.lanes());
        let call = format!("call {to} @llvm.{name}.sat.v{lanes}i{kept}.v{lanes}{suffix}({ty} {x})");
        let value = self.lines.push(&call);
        Ok(self.convert(value, kept, width, signed))
    }

    /// The integer that `x` is without what stands behind its point, if it fits `kept` bits, or else `otherwise`.
    fn integer(
        &mut self,
        x: &str,
        format: FloatFormat,
        (kept, signed): (u16, bool),
        otherwise: Id,
        width: u16,
    ) -> Result<String> {
        let (element, _) = spelling(format)?;
        let ty = self.float_type(format)?;
        let beyond = 2f64.powi(i32::from(kept) - i32::from(signed));
        let is_in_reach = f64::from(kept) < 2f64.powi(i32::from(format.exponent) - 1);
        if !is_in_reach {
            return Err(Error::Unsupported(format!("integers beyond {}", format.name())));
        }
        // The number below the least integer is none where the format's are further apart there.
        let (compared, least) = match signed {
            false => ("ogt", -1.0),
            true if u16::from(format.significand) + 1 < kept => ("oge", -beyond),
            true => ("ogt", -beyond - 1.0),
        };
        let high = self.lines.push(&format!("fcmp olt {ty} {x}, splat ({element} {beyond:?})"));
        let low = self.lines.push(&format!("fcmp {compared} {ty} {x}, splat ({element} {least:?})"));
        let fits = self.binary("and", 1, &high, &low);
        let name = if signed { "fptosi" } else { "fptoui" };
        let to = self.ty(width);
        let whole = self.lines.push(&format!("{name} {ty} {x} to {to}"));
        let otherwise = self.emit(otherwise, width)?;
        Ok(self.select(&fits, width, &whole, &otherwise))
    }
}
