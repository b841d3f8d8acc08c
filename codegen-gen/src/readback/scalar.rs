//! Bitwise operations and shifts of general-purpose registers, for which vendors have no intrinsics: C has
//! operators. Shifts by constants, and operations with bits that are known, only move bits; the others are
//! read as the vector instruction that does the same to the low bits of a vector register.

use super::assembly::{Line, Operand};
use super::bits::Bits;

/// Size of the registers of those vector instructions.
pub(crate) const VECTOR: u32 = 128;

/// What a line does to a general-purpose register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    And,
    Or,
    Xor,
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
        ("and", 2) => Scalar::And,
        ("or", 2) => Scalar::Or,
        ("xor", 2) => Scalar::Xor,
        ("not", 1) => Scalar::Not,
        ("shl", _) => Scalar::Shift { up: true, count: count? },
        ("shr", _) => Scalar::Shift { up: false, count: count? },
        _ => return None,
    };
    Some((scalar, *bits))
}

/// `value` shifted by a constant.
pub(crate) fn shifted(value: &Bits, up: bool, count: u32) -> Bits {
    let rest = value.len().saturating_sub(count);
    match up {
        true => Bits::zero(count).then(&value.part(0, rest)),
        false => value.part(count, rest).then(&Bits::zero(count)),
    }
}

/// The operation on `x` and `y`, if what is known of them leaves nothing to compute.
pub(crate) fn moved(scalar: Scalar, x: &Bits, y: &Bits) -> Option<Bits> {
    let mut all = Bits::default();
    for n in 0..x.len() {
        let (a, b) = (x.part(n, 1), y.part(n, 1));
        let bit = match (scalar, a.as_bit(), b.as_bit()) {
            (Scalar::And, Some(false), _) | (Scalar::And | Scalar::Or | Scalar::Xor, Some(_), Some(_)) => {
                Bits::known(vec![combine(scalar, a.as_bit()?, b.as_bit().unwrap_or(false))])
            }
            (Scalar::And, _, Some(false)) => Bits::zero(1),
            (Scalar::Or, Some(true), _) | (Scalar::Or, _, Some(true)) => Bits::known(vec![true]),
            (Scalar::And, Some(true), _) | (Scalar::Or | Scalar::Xor, Some(false), _) => b,
            (Scalar::And, _, Some(true)) | (Scalar::Or | Scalar::Xor, _, Some(false)) => a,
            _ => return None,
        };
        all = all.then(&bit);
    }
    Some(all)
}

fn combine(scalar: Scalar, a: bool, b: bool) -> bool {
    match scalar {
        Scalar::And => a && b,
        Scalar::Or => a || b,
        _ => a != b,
    }
}

/// The vector instructions that do the same, in either encoding.
pub(crate) fn lines(scalar: Scalar) -> [String; 2] {
    let name = match scalar {
        Scalar::And => "pand",
        Scalar::Or => "por",
        _ => "pxor",
    };
    [format!("v{name} %xmm0, %xmm1, %xmm2"), format!("{name} %xmm0, %xmm1")]
}

#[cfg(test)]
mod tests {
    use super::super::assembly::line;
    use super::super::bits::Source;
    use super::*;

    #[test]
    fn lines_are_told_by_their_registers() {
        assert_eq!(operation(&line("shlq $32, %rcx")), Some((Scalar::Shift { up: true, count: 32 }, 64)));
        assert_eq!(operation(&line("shrl %eax")), Some((Scalar::Shift { up: false, count: 1 }, 32)));
        assert_eq!(operation(&line("notl %ecx")), Some((Scalar::Not, 32)));
        assert_eq!(operation(&line("xorl $65535, %eax")), Some((Scalar::Xor, 32)));
        assert_eq!(operation(&line("shlq %cl, %rax")), None);
        assert_eq!(operation(&line("vpxor %xmm0, %xmm1, %xmm2")), None);
    }

    #[test]
    fn halves_that_do_not_meet_are_only_moved() {
        let low = Bits::of(Source::Step(0), 32).then(&Bits::zero(32));
        let high = shifted(&Bits::of(Source::Step(1), 32).then(&Bits::zero(32)), true, 32);
        let both = Bits::of(Source::Step(0), 32).then(&Bits::of(Source::Step(1), 32));
        assert_eq!(moved(Scalar::Or, &low, &high), Some(both.clone()));
        assert_eq!(moved(Scalar::Xor, &low, &Bits::integer(-1, 64)), None);
        assert_eq!(moved(Scalar::And, &both, &Bits::integer(0xffff_ffff, 64)), Some(low));
    }
}
