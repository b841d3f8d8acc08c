//! Loads, stores and allocations.
//!
//! What lies side by side is one access of LLVM's, as wide as the text's vector; what lies a few elements apart is read by
//! such accesses and shuffled, never outside of what the text reads; the rest is accessed lane by lane.

use autoir_synth::error::Kind;
use autoir_synth::window::halide::ast::{BinaryOp, Code, Expr, ExprKind, Span, Type};
use autoir_synth::window::halide::literal;
use inkwell::IntPredicate;
use inkwell::types::{BasicType, BasicTypeEnum};
use inkwell::values::{BasicValueEnum, InstructionOpcode as Op, PointerValue};

use crate::fault::{Fault, Lowered};
use crate::kernel::{Heap, Kernel, Known, Memory, Value};
use crate::operations::vector;

/// Bytes that Halide keeps on the stack.
const STACK_BYTES: i128 = 16 * 1024;

/// Alignment of every allocation: that of the longest vectors.
const ALIGNMENT: u32 = 128;

/// Distances of neighbours up to which whole vectors are read and shuffled.
const SHUFFLED_STRIDE: i64 = 4;

/// Which elements an access touches.
#[derive(Clone, Debug)]
pub enum Index<'c> {
    /// One element.
    One(Value<'c>),
    /// `lanes` elements from `first` on, `stride` apart.
    Ramp { first: Value<'c>, stride: i64, lanes: u32 },
    /// One after the other.
    Parts(Vec<Index<'c>>),
    /// Any.
    Lanes(Value<'c>, u32),
}

impl Index<'_> {
    fn lanes(&self) -> u32 {
        match self {
            Index::One(_) => 1,
            Index::Ramp { lanes, .. } | Index::Lanes(_, lanes) => *lanes,
            Index::Parts(parts) => parts.iter().map(Index::lanes).sum(),
        }
    }
}

/// The type as which elements lie in memory: truth values are bytes.
fn stored(ty: Type) -> Type {
    if ty.bits == 1 { Type { bits: 8, ..ty } } else { ty }
}

/// Bytes of one element.
fn bytes(ty: Type) -> u32 {
    u32::from(stored(ty).bits) / 8
}

impl<'c> Kernel<'_, 'c> {
    /// Elements of a buffer.
    pub fn load(
        &mut self,
        buffer: &str,
        index: &Expr,
        predicate: Option<&Expr>,
        ty: Type,
        e: &Expr,
    ) -> Lowered<Value<'c>> {
        let address = self.address(buffer, e.span)?;
        let memory = stored(ty);
        let value = match predicate {
            None => {
                if let Some(stride) = self.clamped(index) {
                    self.read_clamped(address, buffer, (index, stride), memory)?
                } else if let Some(value) = self.read_table(address, buffer, index, memory)? {
                    value
                } else {
                    let index = self.index(index)?;
                    let index = self.apart(buffer, index)?;
                    self.read(address, buffer, &index, memory)?
                }
            }
            Some(predicate) => {
                let mask = self.value(predicate)?;
                let index = self.index(index)?;
                self.read_some(address, buffer, &index, mask, memory)?
            }
        };
        if memory.bits == ty.bits { Ok(value) } else { self.convert(Op::Trunc, value, ty) }
    }

    /// Writes elements of a buffer.
    pub fn store(
        &mut self,
        buffer: &str,
        index: &Expr,
        value: &Expr,
        predicate: Option<&Expr>,
        at: Span,
    ) -> Lowered<()> {
        let ty = self.ty(value)?;
        if predicate.is_none() && (self.takes_wide(value) || self.takes_wide(index)) {
            return self.store_wide(buffer, index, value, at);
        }
        let mut data = self.value(value)?;
        let mask = predicate.map(|p| self.value(p)).transpose()?;
        let index = self.index(index)?;
        let address = self.address(buffer, at)?;
        let memory = stored(ty);
        if memory.bits != ty.bits {
            data = self.convert(Op::ZExt, data, memory)?;
        }
        match mask {
            None => {
                let index = self.apart(buffer, index)?;
                self.write(address, buffer, &index, data, memory)
            }
            Some(mask) => self.write_some(address, buffer, &index, data, mask, memory),
        }
    }

    /// An access to a buffer that is accessed in smaller pieces as well, in such pieces.
    pub fn apart(&mut self, buffer: &str, index: Index<'c>) -> Lowered<Index<'c>> {
        let piece = self.pieces.get(buffer).copied();
        let (Index::Ramp { first, stride: 1, lanes }, Some(piece)) = (&index, piece) else {
            return Ok(index);
        };
        if *lanes == piece || lanes % piece != 0 {
            return Ok(index);
        }
        let mut parts = Vec::new();
        for start in (0..*lanes).step_by(piece as usize) {
            let start = self.number(i128::from(start), Type::INT32);
            let first = self.arithmetic(Op::Add, *first, start, Type::INT32)?;
            parts.push(match piece {
                1 => Index::One(first),
                lanes => Index::Ramp { first, stride: 1, lanes },
            });
        }
        Ok(Index::Parts(parts))
    }

    /// Which elements `e` says, in the simplest form.
    fn index(&mut self, e: &Expr) -> Lowered<Index<'c>> {
        let ty = self.ty(e)?;
        if ty.lanes == 1 {
            return Ok(Index::One(self.value(e)?));
        }
        match &e.kind {
            ExprKind::Ramp { base, .. } if self.ty(base)?.lanes == 1 => {
                if let Some((base, stride, lanes)) = plain_ramp(e) {
                    return Ok(Index::Ramp { first: self.value(base)?, stride, lanes });
                }
            }
            ExprKind::Ramp { base, stride, lanes } => {
                if let ExprKind::Broadcast(stride, _) = &stride.kind
                    && self.ty(stride)?.lanes == 1
                {
                    let base = self.index(base)?;
                    let stride = self.value(stride)?;
                    let mut parts = Vec::with_capacity(*lanes as usize);
                    for n in 0..*lanes {
                        let step = self.number(i128::from(n), Type::INT32);
                        let offset = self.arithmetic(Op::Mul, stride, step, Type::INT32)?;
                        parts.push(self.moved(&base, offset, Op::Add)?);
                    }
                    return Ok(Index::Parts(parts));
                }
            }
            ExprKind::Broadcast(a, times) => {
                let one = self.index(a)?;
                return Ok(Index::Parts(vec![one; *times as usize]));
            }
            ExprKind::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), a, b) => {
                if let ExprKind::Broadcast(offset, _) = &b.kind
                    && self.ty(offset)?.lanes == 1
                {
                    let (index, offset) = (self.index(a)?, self.value(offset)?);
                    return self.moved(&index, offset, if *op == BinaryOp::Add { Op::Add } else { Op::Sub });
                }
                if let (ExprKind::Broadcast(offset, _), BinaryOp::Add) = (&a.kind, op)
                    && self.ty(offset)?.lanes == 1
                {
                    let (offset, index) = (self.value(offset)?, self.index(b)?);
                    return self.moved(&index, offset, Op::Add);
                }
            }
            ExprKind::Var(name, _) => {
                if let Some((first, stride, lanes)) = self.known(name, e.span)?.ramp {
                    return Ok(Index::Ramp { first, stride, lanes });
                }
            }
            ExprKind::Let { name, value, body, .. } => {
                let mark = self.defined.len();
                let known = self.definition(value)?;
                self.define_as(name, known);
                let index = self.index(body);
                self.forget(mark);
                return index;
            }
            _ => {}
        }
        Ok(Index::Lanes(self.value(e)?, ty.lanes))
    }

    fn moved(&mut self, index: &Index<'c>, offset: Value<'c>, op: Op) -> Lowered<Index<'c>> {
        let ty = Type::INT32;
        Ok(match index {
            Index::One(at) => Index::One(self.arithmetic(op, *at, offset, ty)?),
            Index::Ramp { first, stride, lanes } => Index::Ramp {
                first: self.arithmetic(op, *first, offset, ty)?,
                stride: *stride,
                lanes: *lanes,
            },
            Index::Parts(parts) => {
                let parts: Lowered<Vec<_>> = parts.iter().map(|p| self.moved(p, offset, op)).collect();
                Index::Parts(parts?)
            }
            Index::Lanes(at, lanes) => {
                let offset = self.splat(offset, *lanes)?;
                Index::Lanes(self.arithmetic(op, *at, offset, ty.with_lanes(*lanes))?, *lanes)
            }
        })
    }

    /// The indices as a vector.
    fn index_vector(&mut self, index: &Index<'c>) -> Lowered<Value<'c>> {
        let ty = Type::INT32.with_lanes(index.lanes());
        match index {
            Index::One(at) | Index::Lanes(at, _) => Ok(*at),
            Index::Ramp { first, stride, lanes } => {
                let first = self.splat(*first, *lanes)?;
                let steps = self.steps(*lanes, i128::from(*stride), Type::INT32);
                self.arithmetic(Op::Add, first, steps, ty)
            }
            Index::Parts(parts) => {
                let mut vectors = Vec::with_capacity(parts.len());
                for part in parts {
                    vectors.push((self.index_vector(part)?, part.lanes()));
                }
                self.together(&vectors, ty)
            }
        }
    }

    /// All lanes of `vectors` side by side.
    pub fn together(&self, vectors: &[(Value<'c>, u32)], ty: Type) -> Lowered<Value<'c>> {
        let all: Vec<(usize, u32)> = vectors
            .iter()
            .enumerate()
            .flat_map(|(n, (_, lanes))| (0..*lanes).map(move |lane| (n, lane)))
            .collect();
        self.picked(vectors, &all, ty)
    }

    /// The elements `index` of a buffer.
    pub fn read(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        index: &Index<'c>,
        ty: Type,
    ) -> Lowered<Value<'c>> {
        match index {
            Index::One(at) => self.read_dense(address, buffer, *at, 0, ty.element()),
            Index::Ramp { first, stride: 1, .. } => self.read_dense(address, buffer, *first, 0, ty),
            Index::Ramp { first, stride: 0, lanes } => {
                let one = self.read_dense(address, buffer, *first, 0, ty.element())?;
                self.splat(one, *lanes)
            }
            Index::Ramp { first, stride: -1, lanes } => {
                let value = self.read_dense(address, buffer, *first, 1 - i64::from(*lanes), ty)?;
                let order: Vec<u32> = (0..*lanes).rev().collect();
                self.shuffle(value, value, &order)
            }
            Index::Ramp { first, stride, lanes } if (2..=SHUFFLED_STRIDE).contains(stride) && *lanes > 2 => {
                self.read_strided(address, buffer, *first, *stride, ty)
            }
            Index::Ramp { first, stride, lanes } => {
                let mut one_by_one = Vec::with_capacity(*lanes as usize);
                for n in 0..i64::from(*lanes) {
                    let value = self.read_dense(address, buffer, *first, n * stride, ty.element())?;
                    one_by_one.push(value);
                }
                self.inserted(&one_by_one, ty)
            }
            Index::Parts(parts) => {
                // The same elements again are read once.
                let mut vectors = Vec::with_capacity(parts.len());
                for part in parts {
                    let lanes = part.lanes();
                    vectors.push((self.read(address, buffer, part, ty.with_lanes(lanes))?, lanes));
                }
                if vectors.iter().all(|(_, lanes)| *lanes == 1) {
                    let values: Vec<Value<'c>> = vectors.iter().map(|v| v.0).collect();
                    return self.inserted(&values, ty);
                }
                self.together(&vectors, ty)
            }
            Index::Lanes(at, lanes) => {
                let mut values = Vec::with_capacity(*lanes as usize);
                for n in 0..*lanes {
                    let number = self.context.i32_type().const_int(u64::from(n), false);
                    let at = self.builder.build_extract_element(vector(*at)?, number, "")?;
                    values.push(self.read_dense(address, buffer, at, 0, ty.element())?);
                }
                self.inserted(&values, ty)
            }
        }
    }

    /// Scalars as a vector.
    fn inserted(&self, values: &[Value<'c>], ty: Type) -> Lowered<Value<'c>> {
        let mut result = match self.llvm(ty) {
            BasicTypeEnum::VectorType(t) => t.get_poison(),
            _ => return Ok(values[0]),
        };
        for (n, value) in values.iter().enumerate() {
            let at = self.context.i32_type().const_int(n as u64, false);
            result = self.builder.build_insert_element(result, *value, at, "")?;
        }
        Ok(result.into())
    }

    /// `ty.lanes` elements from `first + offset` on.
    pub fn read_dense(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        first: Value<'c>,
        offset: i64,
        ty: Type,
    ) -> Lowered<Value<'c>> {
        let place = self.place(address, first, offset, ty)?;
        if let Some(value) = self.read_short(address, place, buffer, ty)? {
            return Ok(value);
        }
        let value = self.builder.build_load(self.llvm(ty), place, "")?;
        if let Some(instruction) = inkwell::values::BasicValue::as_instruction_value(&value) {
            self.access(instruction, buffer, bytes(ty).max(1))?;
        }
        Ok(value)
    }

    /// The address of element `first + offset`.
    fn place(
        &self,
        address: PointerValue<'c>,
        first: Value<'c>,
        offset: i64,
        ty: Type,
    ) -> Lowered<PointerValue<'c>> {
        let place = self.element(address, first, ty)?;
        if offset == 0 {
            return Ok(place);
        }
        self.element(place, self.number(i128::from(offset), Type { bits: 64, ..Type::INT32 }), ty)
    }

    /// Elements a few apart: whole vectors are read, the last one so that it ends with the last element.
    fn read_strided(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        first: Value<'c>,
        stride: i64,
        ty: Type,
    ) -> Lowered<Value<'c>> {
        let lanes = i64::from(ty.lanes);
        let end = (lanes - 1) * stride + 1;
        let mut vectors = Vec::new();
        let mut starts = Vec::new();
        for part in 0..stride {
            let start = (part * lanes).min(end - lanes);
            vectors.push((self.read_dense(address, buffer, first, start, ty)?, ty.lanes));
            starts.push(start);
        }
        let picked: Vec<(usize, u32)> = (0..lanes)
            .map(|lane| {
                let at = lane * stride;
                let part = (at / lanes).min(stride - 1);
                (part as usize, (at - starts[part as usize]) as u32)
            })
            .collect();
        self.picked(&vectors, &picked, ty)
    }

    /// Writes the elements `index` of a buffer.
    pub fn write(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        index: &Index<'c>,
        data: Value<'c>,
        ty: Type,
    ) -> Lowered<()> {
        match index {
            Index::One(at) => self.write_dense(address, buffer, *at, data, ty),
            Index::Ramp { first, stride: 1, .. } => self.write_dense(address, buffer, *first, data, ty),
            Index::Parts(parts) => {
                let mut start = 0;
                for part in parts {
                    let lanes = part.lanes();
                    let picked: Vec<(usize, u32)> = (start..start + lanes).map(|n| (0, n)).collect();
                    let some = self.picked(&[(data, ty.lanes)], &picked, ty.with_lanes(lanes))?;
                    self.write(address, buffer, part, some, ty.with_lanes(lanes))?;
                    start += lanes;
                }
                Ok(())
            }
            index => {
                let at = self.index_vector(index)?;
                for n in 0..ty.lanes {
                    let number = self.context.i32_type().const_int(u64::from(n), false);
                    let at = self.builder.build_extract_element(vector(at)?, number, "")?;
                    let one = self.builder.build_extract_element(vector(data)?, number, "")?;
                    self.write_dense(address, buffer, at, one, ty.element())?;
                }
                Ok(())
            }
        }
    }

    pub fn write_dense(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        first: Value<'c>,
        data: Value<'c>,
        ty: Type,
    ) -> Lowered<()> {
        let place = self.element(address, first, ty)?;
        let instruction = self.builder.build_store(place, data)?;
        self.access(instruction, buffer, bytes(ty).max(1))
    }

    /// The addresses of all elements of an access.
    fn places(&mut self, address: PointerValue<'c>, index: &Index<'c>, ty: Type) -> Lowered<Value<'c>> {
        let at = self.index_vector(index)?;
        let mut places = Vec::with_capacity(ty.lanes as usize);
        for n in 0..ty.lanes {
            let number = self.context.i32_type().const_int(u64::from(n), false);
            let at = self.builder.build_extract_element(vector(at)?, number, "")?;
            places.push(self.element(address, at, ty)?.into());
        }
        let pointers = Type { code: Code::Handle, bits: 64, lanes: ty.lanes };
        self.inserted(&places, pointers)
    }

    /// Loads the lanes that `mask` says; the others are zero.
    pub fn read_some(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        index: &Index<'c>,
        mask: Value<'c>,
        ty: Type,
    ) -> Lowered<Value<'c>> {
        let zero = self.number(0, ty);
        match (index, mask) {
            (Index::One(at), BasicValueEnum::IntValue(mask)) => {
                let end = self.block("loaded_at_most");
                let read = |kernel: &mut Self| kernel.read_dense(address, buffer, *at, 0, ty);
                let way = self.way("loaded", mask.into(), end, read)?;
                self.met(&[way], zero, end)
            }
            (Index::Ramp { first, stride: 1, .. }, BasicValueEnum::VectorValue(mask))
                if self.is_by_lane(ty) =>
            {
                self.read_lanes(address, buffer, *first, mask, ty)
            }
            (Index::Ramp { first, stride: 1, .. }, _) => {
                let place = self.element(address, *first, ty)?;
                let types = [self.llvm(ty), self.pointer().into()];
                self.masked("llvm.masked.load", &types, &[place.into(), mask, zero], 0, ty, buffer)
            }
            _ => {
                let places = self.places(address, index, ty)?;
                let types = [self.llvm(ty), places.get_type()];
                self.masked("llvm.masked.gather", &types, &[places, mask, zero], 0, ty, buffer)
            }
        }
    }

    /// Stores the lanes that `mask` says.
    fn write_some(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        index: &Index<'c>,
        data: Value<'c>,
        mask: Value<'c>,
        ty: Type,
    ) -> Lowered<()> {
        match (index, mask) {
            (Index::Ramp { first, stride: 1, .. }, BasicValueEnum::VectorValue(mask))
                if self.is_by_lane(ty) =>
            {
                self.write_lanes(address, buffer, *first, data.into_vector_value(), mask, ty)?;
            }
            (Index::One(at), BasicValueEnum::IntValue(mask)) => {
                let (there, end) = (self.block("stored"), self.block("stored_or_not"));
                self.builder.build_conditional_branch(mask, there, end)?;
                self.builder.position_at_end(there);
                self.write_dense(address, buffer, *at, data, ty)?;
                self.builder.build_unconditional_branch(end)?;
                self.builder.position_at_end(end);
            }
            (Index::Ramp { first, stride: 1, .. }, _) => {
                let place = self.element(address, *first, ty)?;
                let types = [self.llvm(ty), self.pointer().into()];
                self.masked("llvm.masked.store", &types, &[data, place.into(), mask], 1, ty, buffer)?;
            }
            _ => {
                let places = self.places(address, index, ty)?;
                let types = [self.llvm(ty), places.get_type()];
                self.masked("llvm.masked.scatter", &types, &[data, places, mask], 1, ty, buffer)?;
            }
        }
        Ok(())
    }

    /// An access with a mask; operand `place` is the address.
    fn masked(
        &mut self,
        name: &str,
        types: &[BasicTypeEnum<'c>],
        arguments: &[Value<'c>],
        place: u32,
        ty: Type,
        buffer: &str,
    ) -> Lowered<Value<'c>> {
        let found = inkwell::intrinsics::Intrinsic::find(name);
        let function = found.and_then(|i| i.get_declaration(self.module, types));
        let function = function.ok_or_else(|| Fault::Llvm(format!("there is no `{name}`")))?;
        let arguments: Vec<_> = arguments.iter().map(|a| (*a).into()).collect();
        let call = self.builder.build_call(function, &arguments, "")?;
        call.set_alignment_attribute(inkwell::attributes::AttributeLoc::Param(place), bytes(ty).max(1));
        match call.try_as_basic_value() {
            inkwell::values::ValueKind::Basic(value) => {
                if let Some(instruction) = inkwell::values::BasicValue::as_instruction_value(&value) {
                    self.tag(instruction, buffer)?;
                }
                Ok(value)
            }
            inkwell::values::ValueKind::Instruction(instruction) => {
                self.tag(instruction, buffer)?;
                Ok(self.context.i32_type().const_zero().into())
            }
        }
    }

    /// Gives a buffer its memory.
    pub fn allocate(
        &mut self,
        name: &str,
        element: Type,
        extent: Option<&Expr>,
        condition: Option<&Expr>,
        at: Span,
    ) -> Lowered<()> {
        let i64_type = Type { bits: 64, ..Type::INT32 };
        let size = i128::from(bytes(element));
        let constant = extent.map_or(Some(1), product);
        if constant.is_some_and(|n| n < 0) {
            return Err(Fault::At(at, Kind::Malformed, format!("the size of `{name}` is negative")));
        }
        let is_small = constant.is_some_and(|n| n > 0 && n.saturating_mul(size) <= STACK_BYTES);
        if let (Some(n), true) = (constant, is_small) {
            let element = self.llvm(stored(element));
            let array = element.array_type(u32::try_from(n).unwrap_or(u32::MAX));
            let place = self.stack(array, ALIGNMENT, name)?;
            self.define_as(name, allocated(place.into()));
            return Ok(());
        }
        let count = match extent {
            Some(e) => self.extent(e)?,
            None => self.number(1, i64_type),
        };
        let mut total = self.binary(Op::Mul, count, self.number(size, i64_type))?;
        if let Some(condition) = condition {
            let condition = self.value(condition)?;
            total = self.select(condition, total, self.number(0, i64_type))?;
        }
        let place = self.heap_memory(name, total, true, at)?;
        self.define_as(name, allocated(place.into()));
        Ok(())
    }

    /// A product of extents in 64 bits, each factor at least zero.
    fn extent(&mut self, e: &Expr) -> Lowered<Value<'c>> {
        let wide = Type { bits: 64, ..Type::INT32 };
        if let ExprKind::Binary(BinaryOp::Mul, a, b) = &e.kind {
            let (a, b) = (self.extent(a)?, self.extent(b)?);
            return self.binary(Op::Mul, a, b);
        }
        let ty = self.ty(e)?;
        let value = self.value(e)?;
        self.resize(value, ty, wide)
    }

    /// `halide_malloc`, which may fail.
    fn heap_memory(
        &mut self,
        name: &str,
        total: Value<'c>,
        may_be_empty: bool,
        at: Span,
    ) -> Lowered<PointerValue<'c>> {
        let i64_type = Type { bits: 64, ..Type::INT32 };
        let pointer: BasicTypeEnum<'c> = self.pointer().into();
        // The sizes that Halide refuses, too: what does not fit 31 bits.
        let largest = self.number(i128::from(i32::MAX), i64_type);
        let fits = self.compare(IntPredicate::ULE, total, largest)?;
        let text = self.text(&format!("\"{name}\""))?;
        self.require(fits, at, |kernel| {
            let limit = kernel.number(i128::from(i32::MAX), i64_type);
            kernel.runtime("halide_error_buffer_allocation_too_large", &[text, total, limit])
        })?;
        let size = self.size_argument(total)?;
        let user = self.user_context();
        let memory = self.external("halide_malloc", &[user, size], Some(pointer))?;
        let BasicValueEnum::PointerValue(memory) = memory else {
            return Err(Fault::Llvm("halide_malloc returns an address".to_owned()));
        };
        let null = self.pointer().const_null();
        let is_there = self.compare(IntPredicate::NE, memory.into(), null.into())?;
        let is_empty = self.compare(IntPredicate::EQ, total, self.number(0, i64_type))?;
        let good = self.binary(Op::Or, is_there, is_empty)?;
        self.require(good, at, |kernel| kernel.runtime("halide_error_out_of_memory", &[]))?;
        self.heap.push(Heap { name: name.to_owned(), memory, may_be_empty });
        Ok(memory)
    }

    /// Frees a buffer, if it lies in the heap.
    pub fn free(&mut self, name: &str, at: Span) -> Lowered<()> {
        self.end_memory(name, at)?;
        let Some(at) = self.heap.iter().rposition(|h| h.name == name) else { return Ok(()) };
        let heap = self.heap.remove(at);
        self.release(&heap)
    }

    /// Frees a piece of the heap.
    pub fn release(&mut self, heap: &Heap<'c>) -> Lowered<()> {
        let user = self.user_context();
        if !heap.may_be_empty {
            self.external("halide_free", &[user, heap.memory.into()], None)?;
            return Ok(());
        }
        let null = self.pointer().const_null();
        let is_there = self.compare(IntPredicate::NE, heap.memory.into(), null.into())?;
        let BasicValueEnum::IntValue(is_there) = is_there else { return Ok(()) };
        let (freed, end) = (self.block("freed"), self.block("freed_or_not"));
        self.builder.build_conditional_branch(is_there, freed, end)?;
        self.builder.position_at_end(freed);
        self.external("halide_free", &[user, heap.memory.into()], None)?;
        self.builder.build_unconditional_branch(end)?;
        self.builder.position_at_end(end);
        Ok(())
    }

    fn size_argument(&self, total: Value<'c>) -> Lowered<Value<'c>> {
        let bits = if self.is_32_bit() { 32 } else { 64 };
        self.resize(total, Type { bits: 64, ..Type::INT32 }, Type { bits, ..Type::INT32 })
    }

    /// Whether addresses have 32 bits.
    pub fn is_32_bit(&self) -> bool {
        let layout = self.module.get_data_layout();
        layout.as_str().to_string_lossy().contains("p:32")
    }
}

/// Of a ramp of scalars with a stride that is known: the first one, the stride and the lanes.
pub fn plain_ramp(e: &Expr) -> Option<(&Expr, i64, u32)> {
    match &e.kind {
        ExprKind::Ramp { base, stride, lanes } if base.ty?.lanes == 1 => {
            Some((base, i64::try_from(literal(stride)?).ok()?, *lanes))
        }
        _ => None,
    }
}

fn allocated(value: Value<'_>) -> Known<'_> {
    Known { value, ramp: None, memory: Memory::Allocated }
}

/// A product of literals.
fn product(e: &Expr) -> Option<i128> {
    match &e.kind {
        ExprKind::Binary(BinaryOp::Mul, a, b) => product(a)?.checked_mul(product(b)?),
        _ => literal(e),
    }
}
