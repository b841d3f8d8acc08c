//! Bitwise operations and shifts of general-purpose registers, for which vendors have no intrinsics: C has
//! operators. Shifts by constants, and operations with bits that are known, only move bits; the others are
//! read as the vector instruction that does the same to the low bits of a vector register.

use super::super::logic::Logic;
use super::super::machine::Operand;
use super::assembly::Line;

/// Size of the registers of those vector instructions.
pub(crate) const VECTOR: u32 = 128;

/// What a line does to a general-purpose register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Logic(Logic),
    Not,
    /// By a constant; up is towards higher bits.
    Shift {
        up: bool,
        count: u32,
    },
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
        ("shl", _) => Scalar::Shift { up: true, count: count? },
        ("shr", _) => Scalar::Shift { up: false, count: count? },
        _ => return None,
    };
    Some((scalar, *bits))
}

/// The vector instructions that do the same, in either encoding.
pub(crate) fn lines(logic: Logic) -> [String; 2] {
    let name = match logic {
        Logic::And => "pand",
        Logic::Or => "por",
        Logic::Xor => "pxor",
    };
    [format!("v{name} %xmm0, %xmm1, %xmm2"), format!("{name} %xmm0, %xmm1")]
}

#[cfg(test)]
mod tests {
    use super::super::assembly::line;
    use super::*;

    #[test]
    fn lines_are_told_by_their_registers() {
        assert_eq!(operation(&line("shlq $32, %rcx")), Some((Scalar::Shift { up: true, count: 32 }, 64)));
        assert_eq!(operation(&line("shrl %eax")), Some((Scalar::Shift { up: false, count: 1 }, 32)));
        assert_eq!(operation(&line("notl %ecx")), Some((Scalar::Not, 32)));
        assert_eq!(operation(&line("xorl $65535, %eax")), Some((Scalar::Logic(Logic::Xor), 32)));
        assert_eq!(operation(&line("shlq %cl, %rax")), None);
        assert_eq!(operation(&line("vpxor %xmm0, %xmm1, %xmm2")), None);
    }
}
