//! Arithmetic, bitwise operations and shifts of general-purpose registers, for which vendors have no intrinsics:
//! C has operators. Shifts by constants, and operations with bits that are known, only move bits; the others are
//! read as the vector instruction that does the same to the low bits of a vector register.

use super::super::logic::Logic;
use super::super::machine::Operand;
use super::super::text::{integer, split_operands};
use super::assembly::{Line, general};

/// Size of the registers of those vector instructions.
pub(crate) const VECTOR: u32 = 128;

/// What a line does to a general-purpose register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Logic(Logic),
    Not,
    /// Of the destination and the source.
    Arithmetic(Arithmetic),
    /// Of the destination and a constant.
    Step(Arithmetic, i64),
    Negate,
    /// By a constant; up is towards higher bits. Downwards, the sign may come in.
    Shift {
        up: bool,
        count: u32,
        signed: bool,
    },
}

/// Arithmetic modulo the register's size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arithmetic {
    Add,
    /// The first operand less the second.
    Sub,
    Mul,
}

/// The sum that a `lea` computes: of a register, another one shifted upwards, and a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sum {
    pub base: Option<usize>,
    pub index: Option<(usize, u32)>,
    pub offset: i64,
}

/// What `line` does, and to which register of how many bits.
pub(crate) fn operation(line: &Line) -> Option<(Scalar, u32)> {
    let Some(Operand::General { bits, .. }) = line.operands.last() else { return None };
    let suffix = match bits {
        64 => "q",
        32 => "l",
        16 => "w",
        _ => "b",
    };
    let count = match line.operands.as_slice() {
        [Operand::Immediate(n), _] => u32::try_from(*n).ok().filter(|n| n < bits),
        [_] => Some(1),
        _ => None,
    };
    let scalar = match (line.mnemonic.strip_suffix(suffix)?, line.operands.len()) {
        ("and", 2) => Scalar::Logic(Logic::And),
        ("or", 2) => Scalar::Logic(Logic::Or),
        ("xor", 2) => Scalar::Logic(Logic::Xor),
        ("not", 1) => Scalar::Not,
        ("shl", _) => Scalar::Shift { up: true, count: count?, signed: false },
        ("shr", _) => Scalar::Shift { up: false, count: count?, signed: false },
        ("sar", _) => Scalar::Shift { up: false, count: count?, signed: true },
        ("add", 2) => Scalar::Arithmetic(Arithmetic::Add),
        ("sub", 2) => Scalar::Arithmetic(Arithmetic::Sub),
        ("imul", 2) => Scalar::Arithmetic(Arithmetic::Mul),
        ("inc", 1) => Scalar::Step(Arithmetic::Add, 1),
        ("dec", 1) => Scalar::Step(Arithmetic::Sub, 1),
        ("neg", 1) => Scalar::Negate,
        _ => return None,
    };
    Some((scalar, *bits))
}

/// The vector instructions that do the same, in either encoding.
pub(crate) fn bitwise_lines(logic: Logic) -> [String; 2] {
    lines(match logic {
        Logic::And => "pand",
        Logic::Or => "por",
        Logic::Xor => "pxor",
    })
}

/// The vector instructions that do the same to elements of `bits` bits, in either encoding, if there are any.
pub(crate) fn arithmetic_lines(arithmetic: Arithmetic, bits: u32) -> Option<[String; 2]> {
    let element = match bits {
        8 => "b",
        16 => "w",
        32 => "d",
        _ => "q",
    };
    let name = match (arithmetic, bits) {
        (Arithmetic::Add, _) => format!("padd{element}"),
        (Arithmetic::Sub, _) => format!("psub{element}"),
        (Arithmetic::Mul, 8) => return None,
        (Arithmetic::Mul, _) => format!("pmull{element}"),
    };
    Some(lines(&name))
}

/// The destination is what the second register holds, then the operation, then what the first one holds.
fn lines(name: &str) -> [String; 2] {
    [format!("v{name} %xmm0, %xmm1, %xmm2"), format!("{name} %xmm0, %xmm1")]
}

/// What `line` computes, if it is a `lea` of numbers, and the bits of its destination.
pub(crate) fn sum(line: &Line) -> Option<(Sum, u32)> {
    let bits = match (line.mnemonic.as_str(), line.operands.last()?) {
        ("leal", Operand::General { bits: 32, .. }) => 32,
        ("leaq", Operand::General { bits: 64, .. }) => 64,
        ("leaw", Operand::General { bits: 16, .. }) => 16,
        _ => return None,
    };
    let (_, operands) = line.text.split_once(char::is_whitespace)?;
    let (offset, inside) = split_operands(operands).first()?.strip_suffix(')')?.split_once('(')?;
    let register = |name: &str| Some(general(name.strip_prefix('%')?)?.0);
    let parts: Vec<&str> = inside.split(',').map(str::trim).collect();
    let (base, index, scale) = match parts[..] {
        [base] => (base, None, 1),
        [base, index] => (base, Some(index), 1),
        [base, index, scale] => (base, Some(index), integer(scale)?),
        _ => return None,
    };
    let base = if base.is_empty() { None } else { Some(register(base)?) };
    let scale = u32::try_from(scale).ok().filter(|scale| scale.is_power_of_two())?.trailing_zeros();
    let index = match index {
        Some(index) => Some((register(index)?, scale)),
        None => None,
    };
    Some((Sum { base, index, offset: if offset.is_empty() { 0 } else { integer(offset)? } }, bits))
}

#[cfg(test)]
mod tests {
    use super::super::assembly::line;
    use super::*;

    #[test]
    fn lines_are_told_by_their_registers() {
        assert_eq!(
            operation(&line("shlq $32, %rcx")),
            Some((Scalar::Shift { up: true, count: 32, signed: false }, 64))
        );
        assert_eq!(
            operation(&line("shrl %eax")),
            Some((Scalar::Shift { up: false, count: 1, signed: false }, 32))
        );
        assert_eq!(operation(&line("notl %ecx")), Some((Scalar::Not, 32)));
        assert_eq!(operation(&line("xorl $65535, %eax")), Some((Scalar::Logic(Logic::Xor), 32)));
        assert_eq!(operation(&line("shlq %cl, %rax")), None);
        assert_eq!(operation(&line("vpxor %xmm0, %xmm1, %xmm2")), None);
        assert_eq!(operation(&line("addl 4(%rdi), %eax")), Some((Scalar::Arithmetic(Arithmetic::Add), 32)));
        assert_eq!(operation(&line("addl %eax, (%rdx)")), None);
        assert_eq!(arithmetic_lines(Arithmetic::Mul, 8), None);
    }

    #[test]
    fn addresses_are_sums_of_registers() {
        let (both, bits) = sum(&line("leal -1(%rax,%r9,4), %edx")).expect("a sum");
        assert_eq!((both, bits), (Sum { base: Some(0), index: Some((9, 2)), offset: -1 }, 32));
        let (one, _) = sum(&line("leaq (,%rcx,2), %rcx")).expect("a sum");
        assert_eq!(one, Sum { base: None, index: Some((1, 1)), offset: 0 });
        assert_eq!(sum(&line("leaq .L0(%rip), %rcx")), None);
    }
}
