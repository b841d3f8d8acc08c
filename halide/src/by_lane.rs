//! Masked accesses lane by lane, where LLVM's are wrong.
//!
//! LLVM 22 makes masks of vectors that are narrower than Hexagon's registers from too few bits of a predicate, so that lanes
//! are written, and read, that the mask leaves out.

use autoir_synth::window::halide::ast::Type;
use inkwell::values::{BasicValueEnum, PointerValue, VectorValue};

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};
use crate::target::HEXAGON_BYTES;

impl<'c> Kernel<'_, 'c> {
    /// Whether accesses of this type with a mask are made lane by lane.
    pub fn is_by_lane(&self, ty: Type) -> bool {
        self.is_for("hexagon") && ty.lanes > 1 && u32::from(ty.bits) * ty.lanes < 8 * HEXAGON_BYTES
    }

    /// Writes the lanes of `data` that `mask` has, from the element `first` on.
    pub fn write_lanes(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        first: Value<'c>,
        data: VectorValue<'c>,
        mask: VectorValue<'c>,
        ty: Type,
    ) -> Lowered<()> {
        for lane in 0..ty.lanes {
            let (at, place) = self.lane(first, lane)?;
            let wanted = self.builder.build_extract_element(mask, at, "")?.into_int_value();
            let (there, end) = (self.block("stored"), self.block("stored_or_not"));
            self.builder.build_conditional_branch(wanted, there, end)?;
            self.builder.position_at_end(there);
            let one = self.builder.build_extract_element(data, at, "")?;
            self.write_dense(address, buffer, place, one, ty.element())?;
            self.builder.build_unconditional_branch(end)?;
            self.builder.position_at_end(end);
        }
        Ok(())
    }

    /// The lanes that `mask` has, from the element `first` on, and zero in the others.
    pub fn read_lanes(
        &mut self,
        address: PointerValue<'c>,
        buffer: &str,
        first: Value<'c>,
        mask: VectorValue<'c>,
        ty: Type,
    ) -> Lowered<Value<'c>> {
        let whole = self.llvm(ty);
        let mut result = whole.const_zero();
        for lane in 0..ty.lanes {
            let (at, place) = self.lane(first, lane)?;
            let BasicValueEnum::VectorValue(before) = result else { break };
            let wanted = self.builder.build_extract_element(mask, at, "")?.into_int_value();
            let end = self.block("loaded_at_most");
            let way = self.way("loaded", wanted.into(), end, |kernel| {
                let one = kernel.read_dense(address, buffer, place, 0, ty.element())?;
                Ok(kernel.builder.build_insert_element(before, one, at, "")?.into())
            })?;
            result = self.met(&[way], before.into(), end)?;
        }
        Ok(result)
    }

    /// The number of a lane, and of its element.
    fn lane(&self, first: Value<'c>, lane: u32) -> Lowered<(inkwell::values::IntValue<'c>, Value<'c>)> {
        let offset = self.number(i128::from(lane), Type::INT32);
        let place = self.arithmetic(inkwell::values::InstructionOpcode::Add, first, offset, Type::INT32)?;
        Ok((self.context.i32_type().const_int(u64::from(lane), false), place))
    }
}
