//! LLVM's operations on scalars and vectors alike.

use autoir_synth::window::halide::ast::{Code, Type};
use inkwell::types::{BasicType, BasicTypeEnum, VectorType};
use inkwell::values::{
    BasicMetadataValueEnum, BasicValue, BasicValueEnum, FastMathFlags, InstructionOpcode, InstructionValue,
    VectorValue,
};
use inkwell::{FloatPredicate, IntPredicate};

use crate::fault::{Fault, Lowered};
use crate::kernel::{Kernel, Value};

/// The type with elements of twice the width.
pub fn doubled(ty: Type) -> Type {
    Type { bits: ty.bits * 2, ..ty }
}

/// The unsigned type of the same shape.
pub fn unsigned(ty: Type) -> Type {
    Type { code: Code::UInt, ..ty }
}

/// The greatest value of an integer type.
pub fn greatest(ty: Type) -> i128 {
    let bits = u32::from(ty.bits) - u32::from(ty.is_signed());
    if bits >= 127 { i128::MAX } else { (1 << bits) - 1 }
}

/// The least value of an integer type.
pub fn least(ty: Type) -> i128 {
    if ty.is_signed() { -greatest(ty) - 1 } else { 0 }
}

/// How deep an index is computed in the bits of an address.
const INDEX_DEPTH: u32 = 6;

impl<'c> Kernel<'_, 'c> {
    /// `a op b` without flags.
    pub fn binary(&self, op: InstructionOpcode, a: Value<'c>, b: Value<'c>) -> Lowered<Value<'c>> {
        Ok(self.builder.build_binop(op, a, b, "")?)
    }

    /// `a op b` where the text leaves overflow of `ty` open.
    pub fn arithmetic(
        &self,
        op: InstructionOpcode,
        a: Value<'c>,
        b: Value<'c>,
        ty: Type,
    ) -> Lowered<Value<'c>> {
        let value = self.binary(op, a, b)?;
        if ty.is_signed()
            && ty.bits >= 32
            && let Some(instruction) = value.as_instruction_value()
        {
            instruction.set_no_signed_wrap_flag(true)?;
        }
        self.contract(value)?;
        Ok(value)
    }

    /// Gives LLVM the liberties with floats that Halide gives it outside of `strict_float`: sums in another order, products
    /// and sums rounded once, no thought of infinity, NaN and the sign of zero.
    pub fn contract(&self, value: Value<'c>) -> Lowered<()> {
        let float = match value.get_type() {
            BasicTypeEnum::FloatType(_) => true,
            BasicTypeEnum::VectorType(v) => matches!(v.get_element_type(), BasicTypeEnum::FloatType(_)),
            _ => false,
        };
        if float
            && self.strict == 0
            && let Some(instruction) = value.as_instruction_value()
            && instruction.can_use_fast_math_flags()
        {
            let mut liberties = FastMathFlags::all() - FastMathFlags::AllowReciprocal;
            if matches!(value, BasicValueEnum::FloatValue(_)) {
                // Loops over scalars would become vectors, with sums in another order than Halide's.
                liberties -= FastMathFlags::AllowReassoc;
            }
            instruction.set_fast_math_flags(liberties)?;
        }
        Ok(())
    }

    /// `op` of sums that cannot overflow, as both flags say.
    pub fn exact(&self, op: InstructionOpcode, a: Value<'c>, b: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        let value = self.binary(op, a, b)?;
        if let Some(instruction) = value.as_instruction_value() {
            if ty.is_signed() {
                instruction.set_no_signed_wrap_flag(true)?;
            } else {
                instruction.set_no_unsigned_wrap_flag(true)?;
            }
        }
        Ok(value)
    }

    /// A conversion by LLVM's `op`.
    pub fn convert(&self, op: InstructionOpcode, a: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        let to = self.llvm(ty);
        if a.get_type() == to {
            return Ok(a);
        }
        Ok(self.builder.build_cast(op, a, to, "")?)
    }

    /// An integer of type `from` as one of `to`, cut or extended by its sign.
    pub fn resize(&self, a: Value<'c>, from: Type, to: Type) -> Lowered<Value<'c>> {
        use InstructionOpcode::{SExt, Trunc, ZExt};
        match from.bits.cmp(&to.bits) {
            std::cmp::Ordering::Equal => Ok(a),
            std::cmp::Ordering::Greater => self.convert(Trunc, a, to),
            std::cmp::Ordering::Less if from.is_signed() => self.convert(SExt, a, to),
            std::cmp::Ordering::Less => self.convert(ZExt, a, to),
        }
    }

    /// `number` in every lane.
    pub fn number(&self, number: i128, ty: Type) -> Value<'c> {
        match self.llvm(ty.element()) {
            BasicTypeEnum::IntType(t) if ty.bits > 64 => {
                let words = number.cast_unsigned();
                self.repeated(
                    t.const_int_arbitrary_precision(&[words as u64, (words >> 64) as u64]).into(),
                    ty,
                )
            }
            BasicTypeEnum::IntType(t) => self.repeated(t.const_int(number as u64, false).into(), ty),
            BasicTypeEnum::FloatType(t) => self.repeated(t.const_float(number as f64).into(), ty),
            other => self.repeated(other.const_zero(), ty),
        }
    }

    /// The constant `scalar` in every lane of `ty`.
    pub fn repeated(&self, scalar: Value<'c>, ty: Type) -> Value<'c> {
        if ty.lanes == 1 {
            return scalar;
        }
        VectorType::const_vector(&vec![scalar; ty.lanes as usize]).into()
    }

    /// The multiples of `stride` from none on, one in each lane, as numbers of the type `ty`.
    pub fn steps(&self, lanes: u32, stride: i128, ty: Type) -> Value<'c> {
        let steps: Vec<Value<'c>> = (0..lanes).map(|n| self.number(i128::from(n) * stride, ty)).collect();
        VectorType::const_vector(&steps).into()
    }

    /// `scalar` in every one of `lanes` lanes.
    pub fn splat(&self, scalar: Value<'c>, lanes: u32) -> Lowered<Value<'c>> {
        if lanes == 1 {
            return Ok(scalar);
        }
        let is_constant = match scalar {
            BasicValueEnum::IntValue(v) => v.is_const(),
            BasicValueEnum::FloatValue(v) => v.is_const(),
            _ => false,
        };
        if is_constant {
            return Ok(VectorType::const_vector(&vec![scalar; lanes as usize]).into());
        }
        let vector = match scalar.get_type() {
            BasicTypeEnum::IntType(t) => t.vec_type(lanes),
            BasicTypeEnum::FloatType(t) => t.vec_type(lanes),
            BasicTypeEnum::PointerType(t) => t.vec_type(lanes),
            _ => return Err(Fault::Llvm("no scalar is repeated".to_owned())),
        };
        let zero = self.context.i32_type().const_zero();
        let first = self.builder.build_insert_element(vector.get_poison(), scalar, zero, "")?;
        self.shuffle(first.into(), first.into(), &vec![0; lanes as usize])
    }

    /// The lanes `order` of `a` and `b` side by side.
    pub fn shuffle(&self, a: Value<'c>, b: Value<'c>, order: &[u32]) -> Lowered<Value<'c>> {
        let (a, b) = (vector(a)?, vector(b)?);
        let i32_type = self.context.i32_type();
        let mask: Vec<_> = order.iter().map(|n| i32_type.const_int(u64::from(*n), false)).collect();
        Ok(self.builder.build_shuffle_vector(a, b, VectorType::const_vector(&mask), "")?.into())
    }

    /// A comparison of integers or addresses.
    pub fn compare(&self, predicate: IntPredicate, a: Value<'c>, b: Value<'c>) -> Lowered<Value<'c>> {
        Ok(match (a, b) {
            (BasicValueEnum::IntValue(a), BasicValueEnum::IntValue(b)) => {
                self.builder.build_int_compare(predicate, a, b, "")?.into()
            }
            (BasicValueEnum::VectorValue(a), BasicValueEnum::VectorValue(b)) => {
                self.builder.build_int_compare(predicate, a, b, "")?.into()
            }
            (BasicValueEnum::PointerValue(a), BasicValueEnum::PointerValue(b)) => {
                self.builder.build_int_compare(predicate, a, b, "")?.into()
            }
            _ => return Err(Fault::Llvm("the operands of a comparison differ".to_owned())),
        })
    }

    /// A comparison of floats.
    pub fn compare_floats(
        &self,
        predicate: FloatPredicate,
        a: Value<'c>,
        b: Value<'c>,
    ) -> Lowered<Value<'c>> {
        Ok(match (a, b) {
            (BasicValueEnum::FloatValue(a), BasicValueEnum::FloatValue(b)) => {
                self.builder.build_float_compare(predicate, a, b, "")?.into()
            }
            (BasicValueEnum::VectorValue(a), BasicValueEnum::VectorValue(b)) => {
                self.builder.build_float_compare(predicate, a, b, "")?.into()
            }
            _ => return Err(Fault::Llvm("the operands of a comparison differ".to_owned())),
        })
    }

    /// `a` where `condition` holds, else `b`.
    pub fn select(&self, condition: Value<'c>, a: Value<'c>, b: Value<'c>) -> Lowered<Value<'c>> {
        Ok(match condition {
            BasicValueEnum::IntValue(c) => self.builder.build_select(c, a, b, "")?,
            BasicValueEnum::VectorValue(c) => self.builder.build_select(c, a, b, "")?,
            _ => return Err(Fault::Llvm("a condition is no truth value".to_owned())),
        })
    }

    /// LLVM's intrinsic `name` for the types `overload`.
    pub fn intrinsic(
        &self,
        name: &str,
        overload: &[BasicTypeEnum<'c>],
        arguments: &[Value<'c>],
    ) -> Lowered<Value<'c>> {
        let found = inkwell::intrinsics::Intrinsic::find(name);
        let function = found.and_then(|i| i.get_declaration(self.module, overload));
        let function = function.ok_or_else(|| Fault::Llvm(format!("there is no `{name}`")))?;
        let arguments: Vec<BasicMetadataValueEnum<'c>> = arguments.iter().map(|a| (*a).into()).collect();
        let call = self.builder.build_call(function, &arguments, "")?;
        match call.try_as_basic_value() {
            inkwell::values::ValueKind::Basic(value) => {
                self.contract(value)?;
                Ok(value)
            }
            // Nobody looks at the value of what has none.
            inkwell::values::ValueKind::Instruction(_) => Ok(self.context.i32_type().const_zero().into()),
        }
    }

    /// An intrinsic of operands of one type, which is also its result's.
    pub fn simple(&self, name: &str, arguments: &[Value<'c>]) -> Lowered<Value<'c>> {
        self.intrinsic(name, &[arguments[0].get_type()], arguments)
    }

    /// The smaller of two integers, or the greater.
    pub fn extremum(&self, greater: bool, a: Value<'c>, b: Value<'c>, ty: Type) -> Lowered<Value<'c>> {
        let name = match (greater, ty.is_signed()) {
            (true, true) => "llvm.smax",
            (true, false) => "llvm.umax",
            (false, true) => "llvm.smin",
            (false, false) => "llvm.umin",
        };
        self.simple(name, &[a, b])
    }

    /// The address of element `index` behind `base`.
    pub fn element(
        &self,
        base: inkwell::values::PointerValue<'c>,
        index: Value<'c>,
        ty: Type,
    ) -> Lowered<inkwell::values::PointerValue<'c>> {
        let element = self.llvm(ty.element());
        let index = self.wide_index(index, if self.is_32_bit() { 0 } else { INDEX_DEPTH })?;
        let BasicValueEnum::IntValue(index) = index else {
            return Err(Fault::Llvm("an index is no number".to_owned()));
        };
        // SAFETY: the type has a size; whether the index is in range is for whoever runs the code.
        Ok(unsafe { self.builder.build_in_bounds_gep(element, base, &[index], "") }?)
    }

    /// `index` in as many bits as an address has. What must not overflow is computed in these, so deep and in this block:
    /// LLVM then counts addresses up instead of indices.
    fn wide_index(&self, index: Value<'c>, depth: u32) -> Lowered<Value<'c>> {
        let wide = Type { bits: 64, ..Type::INT32 };
        let computed = index.as_instruction_value().filter(|i| {
            depth > 0
                && i.get_parent() == self.builder.get_insert_block()
                && self.llvm(wide) != index.get_type()
        });
        if let Some(instruction) = computed
            && let op @ (InstructionOpcode::Add | InstructionOpcode::Sub | InstructionOpcode::Mul) =
                instruction.get_opcode()
            && instruction.get_no_signed_wrap_flag()?
            && let (Some(a), Some(b)) = (instruction.get_operand(0), instruction.get_operand(1))
            && let (Some(a), Some(b)) = (a.value(), b.value())
        {
            let (a, b) = (self.wide_index(a, depth - 1)?, self.wide_index(b, depth - 1)?);
            return self.arithmetic(op, a, b, wide);
        }
        self.convert(InstructionOpcode::SExt, index, wide)
    }

    /// Marks an access to memory with its buffer and alignment.
    pub fn access(&mut self, instruction: InstructionValue<'c>, buffer: &str, alignment: u32) -> Lowered<()> {
        instruction.set_alignment(alignment)?;
        self.tag(instruction, buffer)
    }

    /// Marks an access to memory with its buffer.
    pub fn tag(&mut self, instruction: InstructionValue<'c>, buffer: &str) -> Lowered<()> {
        let context = self.context;
        let node = *self.aliases.entry(buffer.to_owned()).or_insert_with(|| {
            let root = context.metadata_node(&[context.metadata_string("Halide's buffers").into()]);
            let name = context.metadata_string(buffer);
            let ty = context.metadata_node(&[name.into(), root.into()]);
            let offset = context.i64_type().const_zero();
            context.metadata_node(&[ty.into(), ty.into(), offset.into()])
        });
        Ok(instruction.set_metadata(node, context.get_kind_id("tbaa"))?)
    }
}

/// A value as the vector that it is.
///
/// # Errors
/// It is none.
pub fn vector(value: Value<'_>) -> Lowered<VectorValue<'_>> {
    match value {
        BasicValueEnum::VectorValue(v) => Ok(v),
        other => Err(Fault::Llvm(format!("{} is no vector", other.get_type().print_to_string()))),
    }
}

/// A structure's or value's type, for signatures.
pub fn type_of<'c>(value: &Value<'c>) -> BasicTypeEnum<'c> {
    value.get_type().as_basic_type_enum()
}
