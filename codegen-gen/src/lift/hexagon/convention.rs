//! Where the caller puts the operands and finds the result of a window.
//!
//! In memory: the addresses of the operands and of the result are the arguments. In registers (Hexagon ABI, and LLVM,
//! `HexagonCallingConv.td`): vectors in `v0` to `v15`, short ones in the low part of one, pairs in pairs, longer ones
//! cut into pairs; integers in `r0` to `r5`; what finds no register on the stack, vectors at multiples of the size of
//! one. A result longer than a pair is written behind an address that comes before all operands.

use autoir::program::{PortKind, Shape};

use super::super::bits::Bits;
use super::super::machine::{Machine, Operand};
use super::super::passing::Places;
use super::REGISTERS;
use crate::emit::Abi;
use crate::llvm::target::Target;

/// Vector registers for operands.
const VECTORS: usize = 16;

/// General-purpose registers for operands.
const GENERALS: usize = 6;

/// Hands out places.
#[derive(Default)]
struct Registers {
    vectors: usize,
    generals: usize,
    /// Bytes of the stack in use.
    stack: i64,
}

impl Registers {
    fn on_stack(&mut self, bytes: i64, alignment: i64) -> Operand {
        let offset = (self.stack + alignment - 1) / alignment * alignment;
        self.stack = offset + bytes;
        Operand::Memory { base: REGISTERS.stack_pointer, offset, copies: None }
    }

    fn vector(&mut self, count: usize) -> Operand {
        let first = self.vectors.next_multiple_of(count);
        if first + count > VECTORS {
            let bytes = i64::from(REGISTERS.vectors.bits / 8);
            return self.on_stack(bytes * count as i64, bytes);
        }
        self.vectors = first + count;
        let register = |number| Operand::Vector { number, bits: REGISTERS.vectors.bits };
        match count {
            1 => register(first),
            _ => Operand::Several((first..first + count).map(register).collect()),
        }
    }

    fn general(&mut self) -> Operand {
        if self.generals == GENERALS {
            return self.on_stack(4, 4);
        }
        self.generals += 1;
        Operand::General { number: self.generals - 1, bits: 32 }
    }

    /// The places of a value.
    fn of(&mut self, shape: Shape) -> Result<Places, String> {
        let (bits, whole) = (shape.bits(), REGISTERS.vectors.bits);
        match shape.kind {
            PortKind::Scalar if bits <= 32 => Ok(vec![(self.general(), bits)]),
            PortKind::Vector if bits <= whole && bits.is_multiple_of(8) => Ok(vec![(self.vector(1), bits)]),
            PortKind::Vector if bits.is_multiple_of(2 * whole) => {
                Ok((0..bits / (2 * whole)).map(|_| (self.vector(2), 2 * whole)).collect())
            }
            _ => Err(format!("no register for a value of type {shape}")),
        }
    }
}

/// Whether a result of type `shape` is written to memory.
fn in_memory(shape: Shape) -> bool {
    shape.bits() > 2 * REGISTERS.vectors.bits
}

/// Puts the operands where a caller puts them.
pub(crate) fn enter(
    machine: &mut Machine,
    _: &Target,
    operands: &[Shape],
    output: Shape,
    abi: Abi,
) -> Result<(), String> {
    let mut places = Registers::default();
    if abi == Abi::Memory {
        return machine.pass_addresses(operands, |_| places.general());
    }
    if in_memory(output) {
        machine.pass_address(operands.len(), &places.general())?;
    }
    for (index, shape) in operands.iter().enumerate() {
        machine.pass(index, *shape, places.of(*shape)?)?;
    }
    Ok(())
}

/// The result, where a caller finds it.
pub(crate) fn result(
    machine: &mut Machine,
    _: &Target,
    operands: usize,
    shape: Shape,
    abi: Abi,
) -> Result<Bits, String> {
    if abi == Abi::Memory || in_memory(shape) {
        return machine.stored(operands, shape.bits());
    }
    machine.passed(Registers::default().of(shape)?)
}
