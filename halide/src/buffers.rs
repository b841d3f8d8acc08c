//! `halide_buffer_t`: what its header defines inline is code here, too.

use autoir_synth::window::halide::ast::{Expr, ExprKind, Type};
use inkwell::IntPredicate;
use inkwell::types::{BasicTypeEnum, StructType};
use inkwell::values::{BasicValueEnum, InstructionOpcode as Op, PointerValue};

use crate::fault::{Fault, Lowered};
use crate::kernel::{Kernel, Value};

/// Members of `halide_buffer_t`: device, its interface, host, flags, type, dimensions, shape, padding.
const DEVICE: u32 = 0;
const INTERFACE: u32 = 1;
const HOST: u32 = 2;
const FLAGS: u32 = 3;
const TYPE: u32 = 4;
const DIMENSIONS: u32 = 5;
const SHAPE: u32 = 6;

/// Members of `halide_dimension_t`.
const MEMBERS: u32 = 4;

/// Bits of the flags.
const HOST_DIRTY: i128 = 1;
const DEVICE_DIRTY: i128 = 2;

const INT64: Type = Type { bits: 64, ..Type::INT32 };

impl<'c> Kernel<'_, 'c> {
    fn buffer_type(&self) -> StructType<'c> {
        let (i64_type, i32_type) = (self.context.i64_type(), self.context.i32_type());
        let pointer = self.pointer();
        let members: [BasicTypeEnum<'c>; 8] = [
            i64_type.into(),
            pointer.into(),
            pointer.into(),
            i64_type.into(),
            i32_type.into(),
            i32_type.into(),
            pointer.into(),
            pointer.into(),
        ];
        self.context.struct_type(&members, false)
    }

    /// A function on buffers or structures; nothing if `name` is none.
    pub fn buffer_call(
        &mut self,
        name: &str,
        arguments: &[Expr],
        ty: Type,
        e: &Expr,
    ) -> Lowered<Option<Value<'c>>> {
        match (name, arguments) {
            ("make_struct", members) => return self.structure(members).map(Some),
            ("load_typed_struct_member", [address, prototype, member]) => {
                return self.member(address, prototype, member, ty).map(Some);
            }
            ("size_of_halide_buffer_t", []) => {
                return Ok(self.buffer_type().size_of().map(Into::into));
            }
            _ => {}
        }
        let Some(operation) = name.strip_prefix("_halide_buffer_") else { return Ok(None) };
        let mut values = Vec::with_capacity(arguments.len());
        for a in arguments {
            values.push(self.value(a)?);
        }
        let Some(BasicValueEnum::PointerValue(buffer)) = values.first().copied() else {
            return Err(Fault::malformed(e, "this takes a buffer"));
        };
        let i32_type: BasicTypeEnum<'c> = self.context.i32_type().into();
        let i64_type: BasicTypeEnum<'c> = self.context.i64_type().into();
        let pointer: BasicTypeEnum<'c> = self.pointer().into();
        let value = match (operation, &values[1..]) {
            ("get_host", []) => self.get(buffer, HOST, pointer)?,
            ("get_device", []) => self.get(buffer, DEVICE, i64_type)?,
            ("get_device_interface", []) => self.get(buffer, INTERFACE, pointer)?,
            ("get_type", []) => self.get(buffer, TYPE, i32_type)?,
            ("get_dimensions", []) => self.get(buffer, DIMENSIONS, i32_type)?,
            ("get_shape", []) => self.get(buffer, SHAPE, pointer)?,
            ("get_min", [dimension]) => self.dimension(buffer, *dimension, 0)?,
            ("get_extent", [dimension]) => self.dimension(buffer, *dimension, 1)?,
            ("get_stride", [dimension]) => self.dimension(buffer, *dimension, 2)?,
            ("get_max", [dimension]) => {
                let min = self.dimension(buffer, *dimension, 0)?;
                let extent = self.dimension(buffer, *dimension, 1)?;
                let end = self.arithmetic(Op::Add, min, extent, Type::INT32)?;
                self.arithmetic(Op::Sub, end, self.number(1, Type::INT32), Type::INT32)?
            }
            ("get_host_dirty", []) => self.flag(buffer, HOST_DIRTY)?,
            ("get_device_dirty", []) => self.flag(buffer, DEVICE_DIRTY)?,
            ("set_host_dirty", [on]) => self.set_flag(buffer, HOST_DIRTY, *on)?,
            ("set_device_dirty", [on]) => self.set_flag(buffer, DEVICE_DIRTY, *on)?,
            ("is_bounds_query", []) => {
                let host = self.get(buffer, HOST, pointer)?;
                let device = self.get(buffer, DEVICE, i64_type)?;
                let no_host = self.compare(IntPredicate::EQ, host, self.pointer().const_null().into())?;
                let no_device = self.compare(IntPredicate::EQ, device, self.number(0, INT64))?;
                self.binary(Op::And, no_host, no_device)?
            }
            ("init", members) => self.initialize(buffer, members, e)?,
            _ => return Err(Fault::unsupported(e.span, format!("`{name}` is not modelled"))),
        };
        Ok(Some(value))
    }

    fn field(&self, buffer: PointerValue<'c>, member: u32) -> Lowered<PointerValue<'c>> {
        Ok(self.builder.build_struct_gep(self.buffer_type(), buffer, member, "")?)
    }

    fn get(&mut self, buffer: PointerValue<'c>, member: u32, ty: BasicTypeEnum<'c>) -> Lowered<Value<'c>> {
        let place = self.field(buffer, member)?;
        self.read_description(place, ty)
    }

    /// Descriptions of buffers lie apart from their elements.
    fn read_description(&mut self, place: PointerValue<'c>, ty: BasicTypeEnum<'c>) -> Lowered<Value<'c>> {
        let value = self.builder.build_load(ty, place, "")?;
        if let Some(instruction) = inkwell::values::BasicValue::as_instruction_value(&value) {
            self.tag(instruction, "halide_buffer_t")?;
        }
        Ok(value)
    }

    fn write_description(&mut self, place: PointerValue<'c>, value: Value<'c>) -> Lowered<()> {
        let instruction = self.builder.build_store(place, value)?;
        self.tag(instruction, "halide_buffer_t")
    }

    /// Member `member` of the description of `dimension`.
    pub fn dimension(
        &mut self,
        buffer: PointerValue<'c>,
        dimension: Value<'c>,
        member: i128,
    ) -> Lowered<Value<'c>> {
        let pointer: BasicTypeEnum<'c> = self.pointer().into();
        let BasicValueEnum::PointerValue(shape) = self.get(buffer, SHAPE, pointer)? else {
            return Err(Fault::Llvm("a shape is an address".to_owned()));
        };
        let at = self.binary(Op::Mul, dimension, self.number(i128::from(MEMBERS), Type::INT32))?;
        let at = self.binary(Op::Add, at, self.number(member, Type::INT32))?;
        let place = self.element(shape, at, Type::INT32)?;
        self.read_description(place, self.context.i32_type().into())
    }

    fn flag(&mut self, buffer: PointerValue<'c>, bit: i128) -> Lowered<Value<'c>> {
        let flags = self.get(buffer, FLAGS, self.context.i64_type().into())?;
        let set = self.binary(Op::And, flags, self.number(bit, INT64))?;
        self.compare(IntPredicate::NE, set, self.number(0, INT64))
    }

    fn set_flag(&mut self, buffer: PointerValue<'c>, bit: i128, on: Value<'c>) -> Lowered<Value<'c>> {
        let flags = self.get(buffer, FLAGS, self.context.i64_type().into())?;
        let with = self.binary(Op::Or, flags, self.number(bit, INT64))?;
        let without = self.binary(Op::And, flags, self.number(!bit, INT64))?;
        let flags = self.select(on, with, without)?;
        let place = self.field(buffer, FLAGS)?;
        self.write_description(place, flags)?;
        Ok(self.number(0, Type::INT32))
    }

    /// `halide_buffer_t` made anew: shape's memory, host, device, interface, type, dimensions, shape, flags.
    fn initialize(
        &mut self,
        buffer: PointerValue<'c>,
        members: &[Value<'c>],
        e: &Expr,
    ) -> Lowered<Value<'c>> {
        let [memory, host, device, interface, code, bits, dimensions, shape, flags] = *members else {
            return Err(Fault::malformed(e, "a buffer is made of nine values"));
        };
        let byte = self.number(8, Type::INT32);
        let two = self.number(16, Type::INT32);
        let bits = self.binary(Op::Shl, bits, byte)?;
        let lanes = self.binary(Op::Shl, self.number(1, Type::INT32), two)?;
        let kind = self.binary(Op::Or, code, bits)?;
        let kind = self.binary(Op::Or, kind, lanes)?;
        let all = [
            (HOST, host),
            (DEVICE, device),
            (INTERFACE, interface),
            (TYPE, kind),
            (DIMENSIONS, dimensions),
            (SHAPE, memory),
            (FLAGS, flags),
        ];
        for (member, value) in all {
            let place = self.field(buffer, member)?;
            self.write_description(place, value)?;
        }
        let (BasicValueEnum::PointerValue(from), BasicValueEnum::PointerValue(to)) = (shape, memory) else {
            return Err(Fault::malformed(e, "a shape is an address"));
        };
        let count = self.constant(dimensions, Type::INT32).unwrap_or(0) * i128::from(MEMBERS);
        let mut values = Vec::new();
        for n in 0..count {
            let place = self.element(from, self.number(n, Type::INT32), Type::INT32)?;
            values.push(self.builder.build_load(self.context.i32_type(), place, "")?);
        }
        for (n, value) in values.into_iter().enumerate() {
            let place = self.element(to, self.number(n as i128, Type::INT32), Type::INT32)?;
            self.write_description(place, value)?;
        }
        Ok(buffer.into())
    }

    /// Values one behind the other in memory.
    fn structure(&mut self, members: &[Expr]) -> Lowered<Value<'c>> {
        let mut values = Vec::with_capacity(members.len());
        for member in members {
            values.push(self.value(member)?);
        }
        let types: Vec<BasicTypeEnum<'c>> = values.iter().map(crate::operations::type_of).collect();
        let ty = self.context.struct_type(&types, false);
        let place = self.stack(ty, 16, "closure")?;
        for (n, value) in values.into_iter().enumerate() {
            let member = self.builder.build_struct_gep(ty, place, n as u32, "")?;
            self.builder.build_store(member, value)?;
        }
        self.last_structure = Some(ty);
        Ok(place.into())
    }

    /// A member of a structure that is laid out as `prototype`.
    fn member(&mut self, address: &Expr, prototype: &Expr, member: &Expr, ty: Type) -> Lowered<Value<'c>> {
        let layout = match &prototype.kind {
            ExprKind::Var(name, _) => self.structures.get(name).copied(),
            _ => None,
        };
        let layout = layout.ok_or_else(|| Fault::unsupported(prototype.span, "this layout is not known"))?;
        let number = autoir_synth::window::halide::literal(member).and_then(|n| u32::try_from(n).ok());
        let number = number.filter(|n| *n < layout.count_fields());
        let number = number.ok_or_else(|| Fault::malformed(member, "there is no such member"))?;
        let BasicValueEnum::PointerValue(address) = self.value(address)? else {
            return Err(Fault::malformed(member, "a structure is an address"));
        };
        let place = self.builder.build_struct_gep(layout, address, number, "")?;
        let value = self.builder.build_load(self.llvm(ty), place, "")?;
        Ok(value)
    }
}
