//! Lanes that move, and reductions over neighbouring lanes.

use autoir_synth::window::halide::ast::{Expr, ExprKind, Type};
use autoir_synth::window::halide::shuffled;
use inkwell::values::{BasicValueEnum, InstructionOpcode as Op};

use crate::fault::{Fault, Lowered};
use crate::kernel::{Kernel, Value};
use crate::operations::vector;

impl<'c> Kernel<'_, 'c> {
    /// The `lanes` lanes that `make` makes from each first one of them on, side by side as a vector of the type `ty`.
    pub fn by_register(
        &self,
        ty: Type,
        lanes: u32,
        make: impl Fn(u32) -> Lowered<Value<'c>>,
    ) -> Lowered<Value<'c>> {
        let part = |first| Ok((make(first)?, lanes));
        let parts: Vec<_> = (0..ty.lanes).step_by(lanes as usize).map(part).collect::<Lowered<_>>()?;
        self.together(&parts, ty)
    }

    /// `lanes` lanes of `a`, which is of the type `ty`, from the lane `first` on.
    pub fn register(&self, a: Value<'c>, first: u32, lanes: u32, ty: Type) -> Lowered<Value<'c>> {
        if lanes == ty.lanes {
            return Ok(a);
        }
        let order: Vec<u32> = (first..first + lanes).collect();
        self.shuffle(a, a, &order)
    }

    /// The lanes of `arguments` in the order that `name` says; nothing if it is no shuffle.
    pub fn rearranged(&mut self, name: &str, arguments: &[Expr], ty: Type) -> Lowered<Option<Value<'c>>> {
        let Some(order) = shuffled(name, arguments) else { return Ok(None) };
        let mut vectors = Vec::with_capacity(order.vectors.len());
        let mut places: Vec<std::rc::Rc<[(usize, u32)]>> = Vec::new();
        for (n, e) in order.vectors.iter().enumerate() {
            let lanes = self.ty(e)?.lanes;
            places.push((0..lanes).map(|lane| (n, lane)).collect());
            vectors.push((self.value(e)?, lanes));
        }
        let Some(picked) = order.apply(&places) else {
            let Some(first) = arguments.first() else { return Ok(None) };
            return Err(Fault::malformed(first, "a lane is out of range"));
        };
        self.picked(&vectors, &picked, ty).map(Some)
    }

    /// The lanes `picked`, each of one of `vectors`, side by side.
    pub fn picked(
        &self,
        vectors: &[(Value<'c>, u32)],
        picked: &[(usize, u32)],
        ty: Type,
    ) -> Lowered<Value<'c>> {
        if let ([(n, lane)], 1) = (picked, ty.lanes) {
            let (value, lanes) = vectors[*n];
            if lanes == 1 {
                return Ok(value);
            }
            let at = self.context.i32_type().const_int(u64::from(*lane), false);
            return Ok(self.builder.build_extract_element(vector(value)?, at, "")?);
        }
        let (whole, starts) = self.side_by_side(vectors, ty)?;
        let order: Vec<u32> = picked.iter().map(|(n, lane)| starts[*n] + lane).collect();
        self.shuffle(whole, whole, &order)
    }

    /// One vector of all lanes of `vectors`, and where each begins.
    fn side_by_side(&self, vectors: &[(Value<'c>, u32)], ty: Type) -> Lowered<(Value<'c>, Vec<u32>)> {
        let mut starts = Vec::with_capacity(vectors.len());
        let mut level = Vec::with_capacity(vectors.len());
        let mut start = 0;
        for (value, lanes) in vectors {
            starts.push(start);
            start += lanes;
            let value = match value {
                BasicValueEnum::VectorValue(_) => *value,
                scalar => {
                    let zero = self.context.i32_type().const_zero();
                    let one = vector(self.llvm_vector(ty, 1))?;
                    self.builder.build_insert_element(one, *scalar, zero, "")?.into()
                }
            };
            level.push((value, *lanes));
        }
        // Two neighbours at a time, the shorter one filled up.
        while level.len() > 1 {
            let mut next = Vec::with_capacity(level.len().div_ceil(2));
            for pair in level.chunks(2) {
                let [(a, la), (b, lb)] = *pair else {
                    next.extend_from_slice(pair);
                    continue;
                };
                let length = la.max(lb);
                let (x, y) = (self.filled(a, la, length)?, self.filled(b, lb, length)?);
                let order: Vec<u32> = (0..la).chain(length..length + lb).collect();
                next.push((self.shuffle(x, y, &order)?, la + lb));
            }
            level = next;
        }
        let whole = level.first().ok_or_else(|| Fault::Llvm("there is no vector".to_owned()))?;
        Ok((whole.0, starts))
    }

    fn filled(&self, a: Value<'c>, lanes: u32, to: u32) -> Lowered<Value<'c>> {
        if lanes == to {
            return Ok(a);
        }
        let order: Vec<u32> = (0..to).map(|n| n.min(lanes)).collect();
        self.shuffle(a, a, &order)
    }

    /// A vector of `lanes` lanes in which nothing is said.
    fn llvm_vector(&self, ty: Type, lanes: u32) -> Value<'c> {
        match self.llvm(ty.element()) {
            inkwell::types::BasicTypeEnum::IntType(t) => t.vec_type(lanes).get_poison().into(),
            inkwell::types::BasicTypeEnum::FloatType(t) => t.vec_type(lanes).get_poison().into(),
            _ => self.pointer().vec_type(lanes).get_poison().into(),
        }
    }

    /// The sum, or what `operation` else says, of groups of neighbouring lanes.
    pub fn reduction(
        &mut self,
        operation: &str,
        arguments: &[Expr],
        ty: Type,
        e: &Expr,
    ) -> Lowered<Value<'c>> {
        let [argument] = arguments else {
            return Err(Fault::malformed(e, "a reduction takes one vector"));
        };
        let from = self.ty(argument)?;
        if ty.lanes == 0 || from.lanes % ty.lanes != 0 {
            return Err(Fault::malformed(e, format!("{} lanes do not become {}", from.lanes, ty.lanes)));
        }
        let factor = from.lanes / ty.lanes;
        // Products are formed of neighbours, so that they are seen to belong together.
        if operation == "add" && factor % 2 == 0 && from.is_integer() && ty.lanes > 1 {
            return self.reduced_product(argument, factor, ty, e);
        }
        let value = self.value(argument)?;
        let scalar = match (operation, from.is_float(), from.is_signed()) {
            _ if ty.lanes > 1 || from.lanes == 1 => None,
            ("add", false, _) => Some("llvm.vector.reduce.add"),
            ("mul", false, _) => Some("llvm.vector.reduce.mul"),
            ("and", false, _) => Some("llvm.vector.reduce.and"),
            ("or", false, _) => Some("llvm.vector.reduce.or"),
            ("min", false, true) => Some("llvm.vector.reduce.smin"),
            ("min", false, false) => Some("llvm.vector.reduce.umin"),
            ("max", false, true) => Some("llvm.vector.reduce.smax"),
            ("max", false, false) => Some("llvm.vector.reduce.umax"),
            _ => None,
        };
        match scalar {
            Some(name) => self.intrinsic(name, &[value.get_type()], &[value]),
            None => self.folded(operation, value, factor, ty, e),
        }
    }

    /// Neighbouring lanes combined, two at a time while their number is even.
    fn folded(
        &mut self,
        operation: &str,
        mut value: Value<'c>,
        mut factor: u32,
        ty: Type,
        e: &Expr,
    ) -> Lowered<Value<'c>> {
        while factor > 1 {
            let parts = if factor % 2 == 0 { 2 } else { factor };
            let lanes = ty.lanes * factor / parts;
            let narrow = ty.with_lanes(lanes);
            let mut sum = None;
            for part in 0..parts {
                let picked: Vec<(usize, u32)> = (0..lanes).map(|n| (0, n * parts + part)).collect();
                let one = self.picked(&[(value, lanes * parts)], &picked, narrow)?;
                sum = Some(match sum {
                    None => one,
                    Some(sum) => self.combined(operation, sum, one, narrow, e)?,
                });
            }
            value = sum.ok_or_else(|| Fault::Llvm("nothing was reduced".to_owned()))?;
            factor /= parts;
        }
        Ok(value)
    }

    /// Two values combined as a reduction says.
    pub fn combined(
        &mut self,
        operation: &str,
        a: Value<'c>,
        b: Value<'c>,
        ty: Type,
        e: &Expr,
    ) -> Lowered<Value<'c>> {
        let is_float = ty.is_float();
        match operation {
            "add" => self.arithmetic(if is_float { Op::FAdd } else { Op::Add }, a, b, ty),
            "mul" => self.arithmetic(if is_float { Op::FMul } else { Op::Mul }, a, b, ty),
            "min" | "max" => self.minmax(operation == "max", a, b, ty),
            "and" => self.binary(Op::And, a, b),
            "or" => self.binary(Op::Or, a, b),
            "saturating_add" if ty.is_signed() => self.simple("llvm.sadd.sat", &[a, b]),
            "saturating_add" => self.simple("llvm.uadd.sat", &[a, b]),
            _ => Err(Fault::unsupported(e.span, format!("the reduction `{operation}` is not known"))),
        }
    }

    /// Sums of neighbouring products, or of what else is added: even and odd lanes are taken from the operands.
    fn reduced_product(&mut self, argument: &Expr, factor: u32, ty: Type, e: &Expr) -> Lowered<Value<'c>> {
        let wide = self.ty(argument)?;
        let half = wide.with_lanes(wide.lanes / 2);
        let operands: Option<(&str, &Expr, &Expr)> = match &argument.kind {
            ExprKind::Call(name, operands) if name == "widening_mul" => match operands.as_slice() {
                [a, b] => Some(("widening_mul", a, b)),
                _ => None,
            },
            _ => None,
        };
        let value = match operands {
            Some((name, a, b)) => {
                let (ta, tb) = (self.ty(a)?, self.ty(b)?);
                let (x, y) = (self.value(a)?, self.value(b)?);
                let mut parts = Vec::with_capacity(2);
                for part in 0..2 {
                    let order: Vec<u32> = (0..half.lanes).map(|n| 2 * n + part).collect();
                    let (x, y) = (self.shuffle(x, x, &order)?, self.shuffle(y, y, &order)?);
                    let operands = [(x, ta.with_lanes(half.lanes)), (y, tb.with_lanes(half.lanes))];
                    parts.extend(self.fixed_point(name, &operands, half, e.span)?);
                }
                let [first, second] = parts[..] else {
                    return Err(Fault::Llvm("a product has no code".to_owned()));
                };
                self.arithmetic(Op::Add, first, second, half)?
            }
            None => {
                let value = self.value(argument)?;
                return self.folded("add", value, factor, ty, e);
            }
        };
        self.folded("add", value, factor / 2, ty, e)
    }
}
