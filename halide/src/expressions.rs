//! Values: variables, conversions, operators and calls.

use autoir_synth::window::halide::ast::{BinaryOp, Code, Expr, ExprKind, Type};
use autoir_synth::window::halide::walk::within;
use inkwell::values::{BasicValueEnum, InstructionOpcode as Op};
use inkwell::{FloatPredicate, IntPredicate};

use crate::fault::{Fault, Lowered};
use crate::kernel::{Kernel, Known, Memory, Value};
use crate::literals;
use crate::memory::plain_ramp;
use crate::operations::unsigned;

impl<'c> Kernel<'_, 'c> {
    /// The type that was found for `e`.
    pub fn ty(&self, e: &Expr) -> Lowered<Type> {
        e.ty.ok_or_else(|| Fault::unsupported(e.span, "the type of this is not known"))
    }

    /// The value of `e`.
    pub fn value(&mut self, e: &Expr) -> Lowered<Value<'c>> {
        let ty = self.ty(e)?;
        match &e.kind {
            ExprKind::Int(n) => Ok(self.number(*n, ty)),
            ExprKind::Float(text) => self.float(text, e),
            ExprKind::Str(text) => self.text(text),
            ExprKind::Var(name, _) => match name.strip_prefix("::") {
                Some(function) => self.function_named(function, e),
                None => Ok(self.known(name, e.span)?.value),
            },
            ExprKind::Load { buffer, index, predicate } => {
                self.load(buffer, index, predicate.as_deref(), ty, e)
            }
            ExprKind::Cast(a) => {
                let (value, from) = self.widened_later(a, ty)?;
                self.cast(value, from, ty)
            }
            ExprKind::Reinterpret(a) => {
                let value = self.value(a)?;
                self.reinterpret(value, ty)
            }
            ExprKind::Broadcast(a, times) => {
                let from = self.ty(a)?;
                let value = self.value(a)?;
                if from.lanes == 1 {
                    return self.splat(value, *times);
                }
                let order: Vec<u32> = (0..*times).flat_map(|_| 0..from.lanes).collect();
                self.shuffle(value, value, &order)
            }
            ExprKind::Ramp { base, stride, lanes } => self.ramp(base, stride, *lanes, ty),
            ExprKind::Binary(op, a, b) => {
                let operand = self.ty(a)?;
                let is_data = holds_data(a) || holds_data(b);
                let (a, b) = (self.value(a)?, self.value(b)?);
                match op {
                    BinaryOp::Add if is_data && operand.is_integer() => self.binary(Op::Add, a, b),
                    BinaryOp::Sub if is_data && operand.is_integer() => self.binary(Op::Sub, a, b),
                    BinaryOp::Mul if is_data && operand.is_integer() => self.binary(Op::Mul, a, b),
                    op => self.operator(*op, a, b, operand),
                }
            }
            ExprKind::Not(a) => {
                let value = self.value(a)?;
                self.binary(Op::Xor, value, self.number(-1, ty))
            }
            ExprKind::Let { name, value, body, .. } => {
                let mark = self.defined.len();
                let known = self.definition(value)?;
                self.define_as(name, known);
                let value = self.value(body);
                self.forget(mark);
                value
            }
            ExprKind::Call(name, arguments) => self.call(name, arguments, ty, e),
        }
    }

    /// What a name that is bound to `e` stands for.
    pub fn definition(&mut self, e: &Expr) -> Lowered<Known<'c>> {
        let value = self.value(e)?;
        let ramp = match (plain_ramp(e), &e.kind) {
            (Some((base, stride, lanes)), _) => Some((self.value(base)?, stride, lanes)),
            (None, ExprKind::Broadcast(a, lanes)) if self.ty(a)? == Type::INT32 => {
                Some((self.value(a)?, 0, *lanes))
            }
            _ => None,
        };
        Ok(Known { value, ramp, memory: Memory::Foreign })
    }

    fn float(&mut self, text: &str, e: &Expr) -> Lowered<Value<'c>> {
        let (number, fraction) = literals::float(text)
            .ok_or_else(|| Fault::unsupported(e.span, "this number is not understood"))?;
        if let Some((p, q)) = fraction {
            self.notes.push((e.span, format!("Halide prints six digits; this is read as {p}/{q}")));
        }
        match self.llvm(self.ty(e)?) {
            inkwell::types::BasicTypeEnum::FloatType(t) => Ok(t.const_float(number).into()),
            _ => Err(Fault::unsupported(e.span, "this number is not understood")),
        }
    }

    /// `base + i * stride` as a vector.
    fn ramp(&mut self, base: &Expr, stride: &Expr, lanes: u32, ty: Type) -> Lowered<Value<'c>> {
        let inner = self.ty(base)?;
        let (first, step) = (self.value(base)?, self.value(stride)?);
        let repeat = |kernel: &Self, value: Value<'c>| -> Lowered<Value<'c>> {
            if inner.lanes == 1 {
                return kernel.splat(value, lanes);
            }
            let order: Vec<u32> = (0..lanes).flat_map(|_| 0..inner.lanes).collect();
            kernel.shuffle(value, value, &order)
        };
        let (first, step) = (repeat(self, first)?, repeat(self, step)?);
        let element = ty.element();
        let steps: Vec<Value<'c>> = (0..lanes)
            .flat_map(|n| (0..inner.lanes).map(move |_| n))
            .map(|n| self.number(i128::from(n), element))
            .collect();
        let steps = constants(&steps);
        let (mul, add) = if ty.is_float() { (Op::FMul, Op::FAdd) } else { (Op::Mul, Op::Add) };
        let steps = if ty.is_float() {
            let numbers: Vec<Value<'c>> =
                (0..ty.lanes).map(|n| self.number(i128::from(n / inner.lanes), element)).collect();
            constants(&numbers)
        } else {
            steps
        };
        let offsets = self.arithmetic(mul, steps, step, ty)?;
        self.arithmetic(add, first, offsets, ty)
    }

    /// `a` as a value of another type.
    pub fn cast(&self, a: Value<'c>, from: Type, to: Type) -> Lowered<Value<'c>> {
        if from == to || from.code == Code::Handle || to.code == Code::Handle {
            return Ok(a);
        }
        let middle = Type { code: Code::Int, bits: 32, ..to };
        match (from.is_float(), to.is_float()) {
            (false, false) if to.bits == 1 && from.bits > 1 => {
                self.compare(IntPredicate::NE, a, self.number(0, from))
            }
            (false, false) => self.resize(a, from, to),
            (false, true) if from.is_signed() => self.convert(Op::SIToFP, a, to),
            (false, true) => self.convert(Op::UIToFP, a, to),
            (true, false) if to.bits == 1 => {
                self.compare_floats(FloatPredicate::UNE, a, self.number(0, from))
            }
            (true, false) if to.bits < 32 => {
                let value = self.convert(Op::FPToSI, a, middle)?;
                self.resize(value, middle, to)
            }
            (true, false) if to.is_signed() => self.convert(Op::FPToSI, a, to),
            (true, false) => self.convert(Op::FPToUI, a, to),
            (true, true) if from.bits > to.bits => self.convert(Op::FPTrunc, a, to),
            (true, true) if from.bits < to.bits => self.convert(Op::FPExt, a, to),
            (true, true) => {
                let single = Type { code: Code::Float, bits: 32, ..to };
                let value = self.convert(Op::FPExt, a, single)?;
                self.convert(Op::FPTrunc, value, to)
            }
        }
    }

    fn reinterpret(&self, a: Value<'c>, to: Type) -> Lowered<Value<'c>> {
        let is_address = matches!(a, BasicValueEnum::PointerValue(_));
        match (is_address, to.code == Code::Handle) {
            (true, true) => Ok(a),
            (true, false) => self.convert(Op::PtrToInt, a, to),
            (false, true) => self.convert(Op::IntToPtr, a, to),
            (false, false) => self.convert(Op::BitCast, a, to),
        }
    }

    /// An operator on operands of type `ty`.
    pub fn operator(&self, op: BinaryOp, a: Value<'c>, b: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        if op.is_comparison() {
            return self.comparison(op, a, b, ty);
        }
        let is_float = ty.is_float();
        match op {
            BinaryOp::Add => self.arithmetic(if is_float { Op::FAdd } else { Op::Add }, a, b, ty),
            BinaryOp::Sub => self.arithmetic(if is_float { Op::FSub } else { Op::Sub }, a, b, ty),
            BinaryOp::Mul => self.arithmetic(if is_float { Op::FMul } else { Op::Mul }, a, b, ty),
            BinaryOp::Div if is_float => self.arithmetic(Op::FDiv, a, b, ty),
            BinaryOp::Mod if is_float => self.float_remainder(a, b, ty),
            BinaryOp::Div => self.quotient(a, b, self.constant(b, ty), ty),
            BinaryOp::Mod => self.remainder(a, b, self.constant(b, ty), ty),
            BinaryOp::And => self.binary(Op::And, a, b),
            _ => self.binary(Op::Or, a, b),
        }
    }

    fn comparison(&self, op: BinaryOp, a: Value<'c>, b: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        if ty.is_float() {
            let predicate = match op {
                BinaryOp::Eq => FloatPredicate::OEQ,
                BinaryOp::Ne => FloatPredicate::UNE,
                BinaryOp::Lt => FloatPredicate::OLT,
                BinaryOp::Le => FloatPredicate::OLE,
                BinaryOp::Gt => FloatPredicate::OGT,
                _ => FloatPredicate::OGE,
            };
            return self.compare_floats(predicate, a, b);
        }
        let signed = ty.is_signed();
        let predicate = match op {
            BinaryOp::Eq => IntPredicate::EQ,
            BinaryOp::Ne => IntPredicate::NE,
            BinaryOp::Lt if signed => IntPredicate::SLT,
            BinaryOp::Lt => IntPredicate::ULT,
            BinaryOp::Le if signed => IntPredicate::SLE,
            BinaryOp::Le => IntPredicate::ULE,
            BinaryOp::Gt if signed => IntPredicate::SGT,
            BinaryOp::Gt => IntPredicate::UGT,
            _ if signed => IntPredicate::SGE,
            _ => IntPredicate::UGE,
        };
        self.compare(predicate, a, b)
    }

    /// A function of the text, an intrinsic or a call of the runtime.
    fn call(&mut self, name: &str, arguments: &[Expr], ty: Type, e: &Expr) -> Lowered<Value<'c>> {
        if let Some(value) = self.rearranged(name, arguments, ty)? {
            return Ok(value);
        }
        if let Some(operation) = name.strip_prefix("vector_reduce_") {
            return self.reduction(operation, arguments, ty, e);
        }
        if let Some(value) = self.buffer_call(name, arguments, ty, e)? {
            return Ok(value);
        }
        match (name, arguments) {
            ("likely" | "likely_if_innermost", [a]) => return self.value(a),
            ("strict_float", [a]) => {
                self.strict += 1;
                let value = self.value(a);
                self.strict -= 1;
                return value;
            }
            ("return_second", [a, b]) => {
                self.value(a)?;
                return self.value(b);
            }
            ("select", [c, a, b]) => {
                let (c, a, b) = (self.value(c)?, self.value(a)?, self.value(b)?);
                return self.select(c, a, b);
            }
            ("if_then_else", [c, a, b]) => return self.either(c, a, Some(b), ty),
            ("if_then_else", [c, a]) => return self.either(c, a, None, ty),
            ("min" | "max", [a, b]) => {
                let (a, b) = (self.value(a)?, self.value(b)?);
                return self.minmax(name == "max", a, b, ty);
            }
            ("concat_bits", parts) => return self.concatenated(parts, ty),
            _ => {}
        }
        if self.is_call_of_a_function(name) {
            return self.call_function(name, arguments, ty, e);
        }
        if let Some(value) = self.narrowed(name, arguments, ty)? {
            return Ok(value);
        }
        let mut operands = Vec::with_capacity(arguments.len());
        let is_widening = name.starts_with("widen");
        for a in arguments {
            operands.push(if is_widening {
                self.widened_later(a, ty)?
            } else {
                (self.value(a)?, self.ty(a)?)
            });
        }
        if operands.iter().all(|o| o.1.is_integer())
            && let Some(value) = self.fixed_point(name, &operands, ty, e.span)?
        {
            return Ok(value);
        }
        if let Some(value) = self.float_function(name, &operands, ty, e.span)? {
            return Ok(value);
        }
        Err(Fault::unsupported(e.span, format!("the function `{name}` is not known")))
    }

    /// The value of `e`, which is to become one of `to`: a product of bytes that is to be wider than a product of bytes
    /// needs is formed in that width, where that is one instruction.
    fn widened_later(&mut self, e: &Expr, to: Type) -> Lowered<(Value<'c>, Type)> {
        let ty = self.ty(e)?;
        let is_product = ty.bits == 16 && to.bits == 32 && to.is_integer() && ty.lanes > 1;
        if is_product
            && self.multiplies_words()
            && let ExprKind::Call(name, operands) = &e.kind
            && name == "widening_mul"
            && let [a, b] = operands.as_slice()
        {
            let wide = Type { bits: 32, ..ty };
            let (ta, tb) = (self.ty(a)?, self.ty(b)?);
            let (a, b) = (self.value(a)?, self.value(b)?);
            let (a, b) = (self.resize(a, ta, wide)?, self.resize(b, tb, wide)?);
            return Ok((self.exact(Op::Mul, a, b, wide)?, wide));
        }
        Ok((self.value(e)?, ty))
    }

    /// Whether products of small numbers in 32 bits are as cheap as those in 16 (x86's multiply-add of pairs).
    fn multiplies_words(&self) -> bool {
        self.is_for("x86_64")
    }

    /// The smaller or the greater of two values; of floats, the second if they are not ordered.
    pub fn minmax(&self, greater: bool, a: Value<'c>, b: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        if ty.is_float() {
            let predicate = if greater { FloatPredicate::OGT } else { FloatPredicate::OLT };
            let is_first = self.compare_floats(predicate, a, b)?;
            let chosen = self.select(is_first, a, b)?;
            self.contract(chosen)?;
            return Ok(chosen);
        }
        self.extremum(greater, a, b, ty)
    }

    /// Values side by side in one number, the first lowest.
    fn concatenated(&mut self, parts: &[Expr], ty: Type) -> Lowered<Value<'c>> {
        let flat = unsigned(ty);
        let (mut value, mut offset) = (self.number(0, ty), 0);
        for part in parts {
            let from = self.ty(part)?;
            let part = self.value(part)?;
            let part = self.resize(part, unsigned(from), flat)?;
            let part = self.binary(Op::Shl, part, self.number(offset, ty))?;
            value = self.binary(Op::Or, value, part)?;
            offset += i128::from(from.bits);
        }
        Ok(value)
    }

    /// The value of one of two expressions, of which the other is not evaluated.
    fn either(&mut self, condition: &Expr, a: &Expr, b: Option<&Expr>, ty: Type) -> Lowered<Value<'c>> {
        let chosen = self.value(condition)?;
        if !matches!(chosen, BasicValueEnum::IntValue(_)) {
            return Err(Fault::unsupported(condition.span, "the condition is a vector"));
        }
        let end = self.block("chosen");
        let way = self.way("then", chosen, end, |kernel| kernel.value(a))?;
        let other = match b {
            Some(b) => self.value(b)?,
            None => self.llvm(ty).const_zero(),
        };
        self.met(&[way], other, end)
    }
}

/// A constant vector.
fn constants<'c>(elements: &[Value<'c>]) -> Value<'c> {
    match elements {
        [one] => *one,
        _ => inkwell::types::VectorType::const_vector(elements).into(),
    }
}

/// Whether `e` is made of data, which wrap, and not only of indices.
fn holds_data(e: &Expr) -> bool {
    let mut found = e.ty.is_some_and(|ty| ty.lanes > 1);
    within(e, &mut |e| found |= matches!(&e.kind, ExprKind::Load { .. }));
    found
}
