//! Short vectors from Hexagon's memory.
//!
//! LLVM 22 loads a vector that is shorter than half a register, and aligned to its elements only, byte by byte. Here the two
//! aligned registers are loaded that its first and its last byte lie in, and the bytes between are taken: whatever lies in the same
//! aligned register as a byte that may be read may be read as well.

use autoir_synth::window::halide::ast::Type;
use inkwell::values::{BasicValue, InstructionOpcode as Op, PointerValue};

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};
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
}
