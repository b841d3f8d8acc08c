//! Values of which it is found out where the code runs how they are made.

use inkwell::basic_block::BasicBlock;

use crate::fault::Lowered;
use crate::kernel::{Kernel, Value};

/// What a value is, and the block from which it gets to where it is used.
pub type Way<'c> = (Value<'c>, BasicBlock<'c>);

impl<'c> Kernel<'_, 'c> {
    /// What `make` makes where `holds`, on the way to `end`; code goes on where it does not hold. Blocks are named `name`.
    pub fn way(
        &mut self,
        name: &str,
        holds: Value<'c>,
        end: BasicBlock<'c>,
        make: impl FnOnce(&mut Self) -> Lowered<Value<'c>>,
    ) -> Lowered<Way<'c>> {
        let (taken, other) = (self.block(name), self.block(&format!("{name}_or_not")));
        self.builder.build_conditional_branch(holds.into_int_value(), taken, other)?;
        self.builder.position_at_end(taken);
        let value = make(self)?;
        let from = self.here()?;
        self.builder.build_unconditional_branch(end)?;
        self.builder.position_at_end(other);
        Ok((value, from))
    }

    /// The value of the way that was taken to `end`: one of `ways`, else `value`, which is made here.
    pub fn met(&mut self, ways: &[Way<'c>], value: Value<'c>, end: BasicBlock<'c>) -> Lowered<Value<'c>> {
        let here = self.here()?;
        self.builder.build_unconditional_branch(end)?;
        self.builder.position_at_end(end);
        let phi = self.builder.build_phi(value.get_type(), "")?;
        for (value, from) in ways.iter().chain([&(value, here)]) {
            phi.add_incoming(&[(value, *from)]);
        }
        Ok(phi.as_basic_value())
    }
}
