//! Where the caller puts the operands and finds the result of a window.
//!
//! In memory: the addresses of the operands and of the result are the arguments (System V ABI for x86-64,
//! "Parameter Passing"). In registers: LLVM's `x86_regcallcc`; LLVM, `X86CallingConv.td`, `CC_X86_64_RegCall` and `RC_X86_64_RegCall_SysV`: vectors in the first 16 vector
//! registers, cut to the widest that the CPU has; integers and masks in general-purpose registers in
//! the order below; what finds no register on the stack.

use autoir::program::{PortKind, Shape};

use super::super::bits::Bits;
use super::super::machine::{Machine, Operand};
use super::super::passing::Places;
use super::REGISTERS;
use crate::emit::Abi;
use crate::llvm::target::Target;

/// General-purpose registers for operands, by number: `ax cx dx di si r8 r9 r12 r13 r14 r15`.
const GENERAL: [usize; 11] = [0, 1, 2, 7, 6, 8, 9, 12, 13, 14, 15];

/// Vector registers for operands and results.
const VECTORS: usize = 16;

/// Hands out places.
struct Registers {
    vectors: usize,
    generals: usize,
    /// Bytes of the stack in use above the return address.
    stack: i64,
    widest: u32,
}

impl Registers {
    fn new(target: &Target) -> Registers {
        let has = |feature: &str| target.features.contains(feature);
        let widest = match () {
            () if has("avx512f") => 512,
            () if has("avx") => 256,
            () => 128,
        };
        Registers { vectors: 0, generals: 0, stack: 8, widest }
    }

    fn on_stack(&mut self, bytes: i64) -> Operand {
        let bytes = bytes.max(8);
        let offset = (self.stack + bytes - 1) / bytes * bytes;
        // The stack is aligned before the return address is pushed.
        let offset = if bytes > 8 { (self.stack - 8 + bytes - 1) / bytes * bytes + 8 } else { offset };
        self.stack = offset + bytes;
        Operand::Memory { base: REGISTERS.stack_pointer, offset, copies: None }
    }

    fn vector(&mut self, bits: u32) -> Operand {
        if self.vectors == VECTORS {
            return self.on_stack(i64::from(bits / 8));
        }
        self.vectors += 1;
        Operand::Vector { number: self.vectors - 1, bits }
    }

    fn general(&mut self, bits: u32) -> Operand {
        match GENERAL.get(self.generals) {
            Some(number) => {
                self.generals += 1;
                Operand::General { number: *number, bits: if bits > 32 { 64 } else { 32 } }
            }
            None => self.on_stack(8),
        }
    }

    /// The places of a value.
    fn of(&mut self, shape: Shape, masks: bool) -> Result<Places, String> {
        let bits = shape.bits();
        match shape.kind {
            PortKind::Scalar if bits <= 64 => Ok(vec![(self.general(bits), bits)]),
            PortKind::Mask if masks && matches!(bits, 8 | 16 | 32 | 64) => {
                Ok(vec![(self.general(bits), bits)])
            }
            PortKind::Vector if bits.is_power_of_two() => {
                let size = bits.min(self.widest);
                let register = size.max(128);
                Ok((0..bits / size).map(|_| (self.vector(register), size)).collect())
            }
            _ => Err(format!("no register for a value of type {shape}")),
        }
    }
}

fn places(target: &Target, shapes: &[Shape]) -> Result<Vec<Places>, String> {
    let mut registers = Registers::new(target);
    // With mask registers, only those of AVX512BW hold every mask; without any, masks are integers.
    let masks = target.features.contains("avx512bw") || !target.features.contains("avx512f");
    shapes.iter().map(|shape| registers.of(*shape, masks)).collect()
}

/// Registers for the first arguments in System V's order: `di si dx cx r8 r9`.
const ARGUMENTS: [usize; 6] = [7, 6, 2, 1, 8, 9];

/// Where System V puts argument `number`, an address.
fn argument(number: usize) -> Operand {
    match ARGUMENTS.get(number) {
        Some(register) => Operand::General { number: *register, bits: 64 },
        None => {
            let offset = 8 * (number - ARGUMENTS.len() + 1) as i64;
            Operand::Memory { base: REGISTERS.stack_pointer, offset, copies: None }
        }
    }
}

/// Puts the operands where a caller puts them.
pub(crate) fn enter(
    machine: &mut Machine,
    target: &Target,
    operands: &[Shape],
    _: Shape,
    abi: Abi,
) -> Result<(), String> {
    if abi == Abi::Memory {
        return machine.pass_addresses(operands, argument);
    }
    for (index, places) in places(target, operands)?.into_iter().enumerate() {
        machine.pass(index, operands[index], places)?;
    }
    Ok(())
}

/// The result, where a caller finds it.
pub(crate) fn result(
    machine: &mut Machine,
    target: &Target,
    operands: usize,
    shape: Shape,
    abi: Abi,
) -> Result<Bits, String> {
    if abi == Abi::Memory {
        return machine.stored(operands, shape.bits());
    }
    machine.passed(places(target, &[shape])?.remove(0))
}
