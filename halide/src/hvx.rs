//! What LLVM does not find of Hexagon's vector extension: short vectors from memory, and what narrows and saturates.
//!
//! LLVM 22 loads a vector that is shorter than half a register, and aligned to its elements only, byte by byte. Here the two
//! aligned registers are loaded that its first and its last byte lie in, and the bytes between are taken: whatever lies in the same
//! aligned register as a byte that may be read may be read as well.

use autoir_synth::window::halide::ast::{Expr, Type};
use inkwell::values::{BasicValue, InstructionOpcode as Op, PointerValue};

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};
use crate::narrowing::Shift;
use crate::operations::greatest;
use crate::target::HEXAGON_BYTES as REGISTER;

/// Bytes of the vectors that LLVM computes with in such registers and does not load into them.
const SHORT: std::ops::Range<u32> = 16..REGISTER / 2;

impl<'c> Kernel<'_, 'c> {
    /// The vector of the type `ty` at `place`, which is `buffer`'s; nothing where a load of LLVM's does. What is allocated on
    /// the stack LLVM keeps in registers where it can.
    pub fn read_short(
        &mut self,
        address: PointerValue<'c>,
        place: PointerValue<'c>,
        buffer: &str,
        ty: Type,
    ) -> Lowered<Option<Value<'c>>> {
        let bytes = u32::from(ty.bits) / 8 * ty.lanes;
        let is_local = address.as_instruction().is_some_and(|i| i.get_opcode() == Op::Alloca);
        let is_short = ty.bits.is_multiple_of(8) && SHORT.contains(&bytes);
        if !self.is_for("hexagon") || ty.lanes == 1 || !is_short || is_local {
            return Ok(None);
        }
        let number = self.context.i32_type();
        let words = number.vec_type(REGISTER / 4);
        let first = self.builder.build_ptr_to_int(place, number, "")?;
        let last = self.builder.build_int_add(first, number.const_int(u64::from(bytes) - 1, false), "")?;
        let mut halves: Vec<Value<'c>> = Vec::new();
        for at in [last, first] {
            let mask = number.const_int(u64::from(REGISTER), false).const_neg();
            let start = self.builder.build_and(at, mask, "")?;
            let start = self.builder.build_int_to_ptr(start, self.pointer(), "")?;
            let half = self.builder.build_load(words, start, "")?;
            if let Some(instruction) = half.as_instruction_value() {
                self.access(instruction, buffer, REGISTER)?;
            }
            halves.push(half);
        }
        halves.push(first.into());
        let aligned = self.intrinsic("llvm.hexagon.V6.valignb.128B", &[], &halves)?;
        let all = self.builder.build_bit_cast(aligned, self.context.i8_type().vec_type(REGISTER), "")?;
        let own = self.shuffle(all, all, &(0..bytes).collect::<Vec<u32>>())?;
        Ok(Some(self.builder.build_bit_cast(own, self.llvm(ty), "")?))
    }

    /// `a`, shifted to the right, as integers of fewer bits that saturate: two registers of neighbours are packed into one, and
    /// so once more. Before it is rounded a sum may saturate, if what is shifted then is still too large for the result. Nothing
    /// on other targets, and for what does not fill registers.
    pub fn packed(&mut self, (shift, a): (Shift, &Expr), from: Type, ty: Type) -> Lowered<Option<Value<'c>>> {
        let fills = (u32::from(ty.bits) * ty.lanes).is_multiple_of(8 * REGISTER);
        let is_known =
            matches!((from.bits, ty.bits), (32, 8 | 16) | (16, 8)) && from.is_integer() && ty.is_integer();
        if !self.is_for("hexagon") || !fills || !is_known {
            return Ok(None);
        }
        let count = match shift {
            Shift::None => 0,
            Shift::Down(n) | Shift::Rounded(n) => n,
        };
        // Packing takes integers to be signed.
        let least = i128::from(!from.is_signed());
        if !(least..i128::from(from.bits)).contains(&count) {
            return Ok(None);
        }
        let sum = match (from.bits, from.is_signed()) {
            (32, true) => "vaddwsat",
            (32, false) => "vadduwsat",
            (_, true) => "vaddhsat",
            (_, false) => "vadduhsat",
        };
        let is_rounded = matches!(shift, Shift::Rounded(n) if n > 0);
        if is_rounded && greatest(from) >> count < greatest(ty) {
            return Ok(None);
        }
        let mut value = self.value(a)?;
        if is_rounded {
            let half = self.number(1 << (count - 1), from);
            value = self.by_vectors(sum, &[value, half], from, from)?;
        }
        if count > 0 {
            let op = if from.is_signed() { Op::AShr } else { Op::LShr };
            value = self.binary(op, value, self.number(count, from))?;
        }
        let mut width = from;
        while width.bits > ty.bits {
            let is_last = width.bits == 2 * ty.bits;
            let name = match (width.bits, is_last && !ty.is_signed()) {
                (32, false) => "vpackwh.sat",
                (32, true) => "vpackwuh.sat",
                (_, false) => "vpackhb.sat",
                (_, true) => "vpackhub.sat",
            };
            let narrow = Type { bits: width.bits / 2, ..width };
            value = self.by_vectors(name, &[value], width, narrow)?;
            width = narrow;
        }
        Ok(Some(value))
    }

    /// The intrinsic `name` of `operands` of the type `from`, register by register; of one operand, two registers for each
    /// of the result, which is of the type `to`.
    fn by_vectors(&mut self, name: &str, operands: &[Value<'c>], from: Type, to: Type) -> Lowered<Value<'c>> {
        let name = format!("llvm.hexagon.V6.{name}.128B");
        let words = self.context.i32_type().vec_type(REGISTER / 4);
        let register = |kernel: &Self, value: Value<'c>, n: u32| -> Lowered<Value<'c>> {
            let lanes = 8 * REGISTER / u32::from(from.bits);
            let part = kernel.shuffle(value, value, &(n * lanes..(n + 1) * lanes).collect::<Vec<u32>>())?;
            Ok(kernel.builder.build_bit_cast(part, words, "")?)
        };
        let lanes = 8 * REGISTER / u32::from(to.bits);
        let result = self.llvm(to.with_lanes(lanes));
        let mut parts = Vec::new();
        for n in 0..to.lanes / lanes {
            let taken = match operands {
                // The upper half stands first.
                [a] => vec![register(self, *a, 2 * n + 1)?, register(self, *a, 2 * n)?],
                all => all.iter().map(|a| register(self, *a, n)).collect::<Lowered<Vec<_>>>()?,
            };
            let made = self.intrinsic(&name, &[], &taken)?;
            parts.push((self.builder.build_bit_cast(made, result, "")?, lanes));
        }
        self.together(&parts, to)
    }
}
