//! Where the caller puts the operands and finds the result of a window.
//!
//! In memory: the addresses of the operands and of the result are the arguments. In registers: AAPCS64 as LLVM extends
//! it to longer vectors (`AArch64CallingConvention.td`): cut into registers of 128 bits, in `v0` to `v7`, integers in
//! `x0` to `x7`; what finds no register on the stack, eight bytes at a time. A result that finds none is written
//! behind the address in `x8`.

use autoir::program::{PortKind, Shape};

use super::super::bits::Bits;
use super::super::machine::{Machine, Operand};
use super::super::passing::Places;
use super::REGISTERS;
use crate::emit::Abi;
use crate::llvm::target::Target;

/// Registers of each kind for operands and results.
const PASSED: usize = 8;

/// Hands out places.
#[derive(Default)]
struct Registers {
    vectors: usize,
    generals: usize,
    /// Bytes of the stack in use.
    stack: i64,
}

impl Registers {
    fn on_stack(&mut self, bytes: i64) -> Operand {
        let bytes = bytes.max(8);
        let offset = (self.stack + bytes - 1) / bytes * bytes;
        self.stack = offset + bytes;
        Operand::Memory { base: REGISTERS.stack_pointer, offset, copies: None }
    }

    fn vector(&mut self, bits: u32) -> Operand {
        if self.vectors == PASSED {
            return self.on_stack(i64::from(bits / 8));
        }
        self.vectors += 1;
        Operand::Vector { number: self.vectors - 1, bits }
    }

    fn general(&mut self, bits: u32) -> Operand {
        if self.generals == PASSED {
            return self.on_stack(8);
        }
        self.generals += 1;
        Operand::General { number: self.generals - 1, bits: if bits > 32 { 64 } else { 32 } }
    }

    /// The places of a value.
    fn of(&mut self, shape: Shape) -> Result<Places, String> {
        let bits = shape.bits();
        match shape.kind {
            PortKind::Scalar if bits <= 64 => Ok(vec![(self.general(bits), bits)]),
            PortKind::Vector if bits >= 64 && (bits.is_power_of_two() || bits.is_multiple_of(128)) => {
                let size = bits.min(REGISTERS.vectors.bits);
                Ok((0..bits / size).map(|_| (self.vector(size), size)).collect())
            }
            _ => Err(format!("no register for a value of type {shape}")),
        }
    }
}

/// Puts the operands where a caller puts them.
pub(crate) fn enter(
    machine: &mut Machine,
    _: &Target,
    operands: &[Shape],
    _: Shape,
    abi: Abi,
) -> Result<(), String> {
    let mut places = Registers::default();
    if abi == Abi::Memory {
        return machine.pass_addresses(operands, |_| places.general(64));
    }
    for (index, shape) in operands.iter().enumerate() {
        machine.pass(index, *shape, places.of(*shape)?)?;
    }
    machine.pass_address(operands.len(), &Operand::General { number: 8, bits: 64 })
}

/// The result, where a caller finds it.
pub(crate) fn result(
    machine: &mut Machine,
    _: &Target,
    operands: usize,
    shape: Shape,
    abi: Abi,
) -> Result<Bits, String> {
    let registers = i64::from(shape.bits().div_ceil(REGISTERS.vectors.bits));
    if abi == Abi::Memory || registers > PASSED as i64 {
        return machine.stored(operands, shape.bits());
    }
    machine.passed(Registers::default().of(shape)?)
}
