//! Local and built-in functions.

use super::Builtin;
use super::bits::Value;
use super::machine::{Eval, Machine};
use super::scope::Scope;
use crate::imp::{BinaryOp, Expr, ExprKind, Function, Symbol};
use autoir_semantics::dag::{Interval, Prim};

/// Deepest recursion of local functions.
const MAX_DEPTH: u32 = 32;

impl Machine<'_> {
    pub fn call(&mut self, name: Symbol, args: &[Expr]) -> Eval<Value> {
        let program = self.program;
        if let Some(function) = program.functions.iter().find(|f| f.name == name) {
            return self.call_local(function, args);
        }
        let text = program.name(name);
        match self.dialect.builtin(text) {
            Some(builtin) => self.call_builtin(text, builtin, args),
            None => self.unsupported(format!("the function `{text}` is not defined")),
        }
    }

    fn call_local(&mut self, function: &Function, args: &[Expr]) -> Eval<Value> {
        if args.len() != function.params.len() {
            return self.malformed("a call with a wrong number of arguments");
        }
        if self.depth >= MAX_DEPTH {
            return self.unsupported(format!("recursion deeper than {MAX_DEPTH}"));
        }
        let mut inner = Scope::new(self.program.symbols.len());
        for ((name, width), arg) in function.params.iter().zip(args) {
            let mut value = self.eval(arg)?;
            if let Some(width) = width {
                value = Value::bits(self.truncate(&value, *width)?);
            }
            inner.set(*name, value);
        }
        let outer = std::mem::replace(&mut self.scope, inner);
        self.depth += 1;
        self.block(&function.body)?;
        self.depth -= 1;
        self.scope = outer;
        match self.returned.take() {
            Some(value) => Ok(value),
            None => self.malformed("a function that ends without RETURN"),
        }
    }

    fn call_builtin(&mut self, name: &str, builtin: Builtin, args: &[Expr]) -> Eval<Value> {
        let arity = match builtin {
            Builtin::Min | Builtin::Max | Builtin::Rounded => 2,
            Builtin::Prim(Prim::CarrylessMul | Prim::Gf256Mul, _) => 2,
            Builtin::Prim(Prim::Float(f), _) => f.op.arity().unwrap_or(args.len()),
            // It counts by itself.
            Builtin::Typed(_) | Builtin::Float(_) => args.len(),
            _ => 1,
        };
        if args.len() != arity {
            return self.malformed(format!("`{name}` takes {arity} argument(s)"));
        }
        let id = match builtin {
            Builtin::SignExtend(_) => return self.sign_extend(&args[0]),
            Builtin::ZeroExtend(_) => return self.zero_extend(&args[0]),
            Builtin::AsSigned => {
                let value = self.eval(&args[0])?;
                return self.as_signed(value);
            }
            Builtin::Truncate(width) => {
                let value = self.eval(&args[0])?;
                return Ok(Value::bits(self.truncate(&value, width)?));
            }
            Builtin::Cast { width, signed } => {
                let value = self.eval(&args[0])?;
                return self.cast(&value, width, signed);
            }
            Builtin::Saturate { width, signed } => {
                let id = self.eval_int(&args[0])?;
                self.dag.sat(id, width as u16, signed)
            }
            Builtin::Abs => {
                let value = self.eval(&args[0])?;
                if let Some(value) = self.float_abs(&value)? {
                    return Ok(value);
                }
                let id = self.int_of(&value)?;
                self.dag.abs(id)
            }
            Builtin::Convert(from, to, truncate) => {
                let value = self.eval(&args[0])?;
                return self.convert(from, to, truncate, &value);
            }
            Builtin::Float(function) => return self.float_call(name, function, args),
            Builtin::Rounded => {
                let control = self.eval_int(&args[1])?;
                let outer = self.rounding.replace(control);
                let value = self.eval(&args[0]);
                self.rounding = outer;
                return value;
            }
            Builtin::Min | Builtin::Max => {
                let (x, y) = (self.eval(&args[0])?, self.eval(&args[1])?);
                if let Some(value) = self.float_extremum(builtin == Builtin::Min, &x, &y)? {
                    return Ok(value);
                }
                let (x, y) = (self.int_of(&x)?, self.int_of(&y)?);
                if builtin == Builtin::Min { self.dag.min(x, y) } else { self.dag.max(x, y) }
            }
            Builtin::Prim(prim, width) => {
                let mut ids = Vec::new();
                for arg in args {
                    let value = self.eval(arg)?;
                    let bits = self.truncate(&value, width)?;
                    ids.push(self.int_of_bits(&bits, false)?);
                }
                self.dag.prim(prim, &ids)
            }
            Builtin::Typed(function) => return self.call_typed(name, function, args),
        };
        Ok(Value::Int(id))
    }

    /// The operand's slice as a two's complement number. Of a right shift, the shifted slice is what is
    /// signed. An integer already has its sign.
    fn sign_extend(&mut self, arg: &Expr) -> Eval<Value> {
        if let ExprKind::Binary(BinaryOp::Shr, x, amount) = &arg.kind {
            let (x, amount) = (self.eval(x)?, self.eval(amount)?);
            let x = self.as_signed(x)?;
            return self.binary(BinaryOp::Shr, &x, &amount);
        }
        let value = self.eval(arg)?;
        self.as_signed(value)
    }

    fn as_signed(&mut self, value: Value) -> Eval<Value> {
        match value {
            Value::Int(_) => Ok(value),
            Value::Bits(bits) => Ok(Value::Int(self.int_of_bits(&bits, true)?)),
        }
    }

    fn cast(&mut self, value: &Value, width: u32, signed: bool) -> Eval<Value> {
        let id = match value {
            Value::Int(id) if self.dag.interval(*id).within(Interval::of_width(width as u16, signed)) => *id,
            Value::Int(id) => self.dag.wrap(*id, width as u16, signed),
            Value::Bits(bits) => {
                let bits = self.slice(bits, 0, width);
                self.int_of_bits(&bits, signed)?
            }
        };
        Ok(Value::Int(id))
    }

    fn zero_extend(&mut self, arg: &Expr) -> Eval<Value> {
        let value = self.eval(arg)?;
        match &value {
            Value::Bits(bits) if self.is_signed(bits) => Ok(Value::Int(self.int_of_bits(bits, false)?)),
            _ => Ok(value),
        }
    }
}
