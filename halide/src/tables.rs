//! Elements that bytes choose of a table, on Hexagon.
//!
//! A gather of bytes is a load for each lane there; a table of 256 bytes is two registers, of which `vlut32` looks up a
//! quarter each. That the table is as long as a byte reaches is asked of its buffer where the code runs, since all of it
//! is read.

use autoir_synth::window::halide::ast::{BinaryOp, Code, Expr, ExprKind, Type};
use inkwell::IntPredicate;
use inkwell::values::{BasicValueEnum, InstructionOpcode as Op, PointerValue};

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};
use crate::memory::Index;
use crate::target::HEXAGON_BYTES as REGISTER;

/// How many entries a byte chooses from.
const ENTRIES: u32 = 256;

/// Entries that one instruction looks at.
const AT_ONCE: u32 = 32;

impl<'c> Kernel<'_, 'c> {
    /// The elements `index` of `buffer`, of the type `ty`, if bytes choose them of a table that is an argument of the
    /// pipeline; nothing on other targets and for other elements.
    pub fn read_table(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        index: &Expr,
        ty: Type,
    ) -> Lowered<Option<Value<'c>>> {
        let is_plain = index.ty.is_some_and(|ty| ty.element() == Type::INT32);
        let Some((chosen, offsets)) = chosen(index).filter(|_| is_plain) else { return Ok(None) };
        let described = self.names.get(&format!("{buffer}.buffer")).and_then(|known| known.last());
        let (true, true, Some(BasicValueEnum::PointerValue(description))) = (
            self.is_for("hexagon"),
            ty.bits == 8 && ty.lanes.is_multiple_of(REGISTER),
            described.map(|known| known.value),
        ) else {
            return Ok(None);
        };
        let mut first = self.number(0, Type::INT32);
        for (op, offset) in offsets {
            let offset = self.value(offset)?;
            first = self.arithmetic(op, first, offset, Type::INT32)?;
        }
        let chosen = self.value(chosen)?;
        let extent = self.dimension(description, self.number(0, Type::INT32), 1)?;
        let room =
            self.arithmetic(Op::Sub, extent, self.number(i128::from(ENTRIES), Type::INT32), Type::INT32)?;
        let begins = self.compare(IntPredicate::SGE, first, self.number(0, Type::INT32))?;
        let ends = self.compare(IntPredicate::SLE, first, room)?;
        let is_whole = self.binary(Op::And, begins, ends)?;
        let end = self.block("chosen");
        let looked_up = |kernel: &mut Self| kernel.looked_up(address, buffer, first, chosen, ty);
        let way = self.way("looked_up", is_whole, end, looked_up)?;
        let wide = Type::INT32.with_lanes(ty.lanes);
        let at = self.convert(Op::ZExt, chosen, wide)?;
        let first = self.splat(first, ty.lanes)?;
        let at = self.arithmetic(Op::Add, at, first, wide)?;
        let gathered = self.read(address, buffer, &Index::Lanes(at, ty.lanes), ty)?;
        self.met(&[way], gathered, end).map(Some)
    }

    /// What the bytes `chosen` choose of the entries from element `first` on.
    fn looked_up(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        first: Value<'c>,
        chosen: Value<'c>,
        ty: Type,
    ) -> Lowered<Value<'c>> {
        let register = ty.with_lanes(REGISTER);
        let words = self.context.i32_type().vec_type(REGISTER / 4);
        let mut tables = Vec::new();
        for start in (0..ENTRIES).step_by(REGISTER as usize) {
            let entries = self.read_dense(address, buffer, first, i64::from(start), register)?;
            let entries = self.builder.build_bit_cast(entries, words, "")?;
            // An instruction looks at the even or the odd bytes.
            tables.push(self.intrinsic("llvm.hexagon.V6.vshuffb.128B", &[], &[entries])?);
        }
        self.by_register(ty, REGISTER, |start| {
            let part = self.register(chosen, start, REGISTER, ty)?;
            let part = self.builder.build_bit_cast(part, words, "")?;
            let number = |quarter: u32| self.number(i128::from(quarter), Type::INT32);
            let operands = [part, tables[0], number(0)];
            let mut found = self.intrinsic("llvm.hexagon.V6.vlutvvb.128B", &[], &operands)?;
            for quarter in 1..ENTRIES / AT_ONCE {
                let table = tables[(quarter * AT_ONCE / REGISTER) as usize];
                let operands = [found, part, table, number(quarter)];
                found = self.intrinsic("llvm.hexagon.V6.vlutvvb.oracc.128B", &[], &operands)?;
            }
            Ok(self.builder.build_bit_cast(found, self.llvm(register), "")?)
        })
    }
}

/// The bytes that an index consists of, and what is added to all of them or taken away.
fn chosen(index: &Expr) -> Option<(&Expr, Vec<(Op, &Expr)>)> {
    let shared = |e: &Expr| once(e).and_then(|a| a.ty).is_some_and(|ty| ty.lanes == 1);
    let (op, bytes, offset) = match &index.kind {
        ExprKind::Cast(_) => return Some((bytes(index)?, Vec::new())),
        ExprKind::Binary(BinaryOp::Add, a, b) if shared(b) => (Op::Add, a, b),
        ExprKind::Binary(BinaryOp::Add, a, b) if shared(a) => (Op::Add, b, a),
        ExprKind::Binary(BinaryOp::Sub, a, b) if shared(b) => (Op::Sub, a, b),
        ExprKind::Call(name, arguments) if name == "widen_right_add" => match arguments.as_slice() {
            [a, b] if shared(a) => return Some((bytes(b)?, vec![(Op::Add, once(a)?)])),
            _ => return None,
        },
        _ => return None,
    };
    let (bytes, mut offsets) = chosen(bytes)?;
    offsets.push((op, once(offset)?));
    Some((bytes, offsets))
}

/// What all lanes share.
fn once(e: &Expr) -> Option<&Expr> {
    if let ExprKind::Broadcast(a, _) = &e.kind { Some(a) } else { None }
}

/// The bytes that are made wider, in one step or in several.
fn bytes(e: &Expr) -> Option<&Expr> {
    let ExprKind::Cast(a) = &e.kind else { return None };
    let (from, to) = (a.ty?, e.ty?);
    match (from.code, from.bits) {
        (Code::UInt, 8) if from.lanes > 1 && to.is_integer() && to.bits > 8 => Some(a),
        (Code::UInt | Code::Int, _) if to.is_integer() && to.bits > from.bits => bytes(a),
        _ => None,
    }
}
