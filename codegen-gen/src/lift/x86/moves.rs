//! Lines that move bits and are no instruction of the dictionary: register copies, loads of constants,
//! spills and the stack pointer.
//!
//! What the assembler's mnemonics mean is the assembler's language, not a choice; a mistake here would
//! make a program that the verifier rejects.

use super::super::bits::Bits;
use super::super::machine::{Machine, Operand};
use super::REGISTERS;
use super::assembly::Line;

/// A move: how many bits are read, and what is done with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Move {
    /// As many bits as the register operands have.
    Whole,
    /// So many bits, zeros above them.
    Low(u32),
    /// So many bits, sign-extended.
    Signed(u32),
    /// So many bits, over and over.
    Repeat(u32),
}

/// The move that a mnemonic with this [`Line::name`] is.
fn moves(name: &str) -> Option<Move> {
    Some(match name {
        "movdqa" | "movdqu" | "movaps" | "movups" | "movapd" | "movupd" | "lddqu" | "movdqa32"
        | "movdqa64" | "movdqu8" | "movdqu16" | "movdqu32" | "movdqu64" | "movl" | "movabsq" | "movw"
        | "movb" | "mov" => Move::Whole,
        "kmovb" => Move::Low(8),
        "kmovw" | "movzwl" | "movzwq" => Move::Low(16),
        "kmovd" | "movd" | "movss" => Move::Low(32),
        "kmovq" | "movq" | "movsd" => Move::Low(64),
        "movzbl" | "movzbw" | "movzbq" => Move::Low(8),
        "movsbl" | "movsbw" | "movsbq" => Move::Signed(8),
        "movswl" | "movswq" => Move::Signed(16),
        "movslq" => Move::Signed(32),
        "pbroadcastb" => Move::Repeat(8),
        "pbroadcastw" => Move::Repeat(16),
        "pbroadcastd" | "broadcastss" => Move::Repeat(32),
        "pbroadcastq" | "broadcastsd" | "movddup" | "broadcasti32x2" | "broadcastf32x2" => Move::Repeat(64),
        "broadcasti128" | "broadcastf128" | "broadcasti32x4" | "broadcastf32x4" | "broadcasti64x2"
        | "broadcastf64x2" => Move::Repeat(128),
        "broadcasti32x8" | "broadcastf32x8" | "broadcasti64x4" | "broadcastf64x4" => Move::Repeat(256),
        _ => return None,
    })
}

/// Carries out `line` if it is a move or belongs to the calling convention. `None` if it is not.
pub(crate) fn carry_out(machine: &mut Machine, line: &Line) -> Option<Result<(), String>> {
    if let Some(done) = stack(machine, line) {
        return Some(done);
    }
    if let Some(done) = zero(machine, line) {
        return Some(done);
    }
    if let Some(done) = half(machine, line) {
        return Some(done);
    }
    let [source, destination] = line.operands.as_slice() else { return None };
    if line.writemask.is_some() {
        return None;
    }
    let kind = moves(line.name())?;
    let memory = matches!(source, Operand::Data { .. } | Operand::Memory { .. });
    match kind {
        // Between vector registers these are instructions of the dictionary.
        Move::Repeat(_) if !memory => return None,
        Move::Low(_) if !memory && vector_bits(source).is_some() && vector_bits(destination).is_some() => {
            return None;
        }
        _ => {}
    }
    Some(value(machine, line, kind).and_then(|value| machine.write(destination, value, line.is_new())))
}

/// Carries out `line` if it stores a half of a vector register, or loads one and keeps the other (Intel SDM 2, MOVLPS
/// and MOVHPS).
fn half(machine: &mut Machine, line: &Line) -> Option<Result<(), String>> {
    let at = match line.name() {
        "movlps" | "movlpd" => 0,
        "movhps" | "movhpd" => 64,
        _ => return None,
    };
    let kept = |machine: &mut Machine, memory, kept: &Operand| {
        let (half, whole) = (machine.read(memory, 64)?, machine.read(kept, 128)?);
        Ok(if at == 0 { half.then(&whole.part(64, 64)) } else { whole.part(0, 64).then(&half) })
    };
    let (result, destination) = match line.operands.as_slice() {
        [from @ Operand::Vector { .. }, to @ Operand::Memory { .. }] => {
            (machine.read(from, 128).map(|whole| whole.part(at, 64)), to)
        }
        [memory @ (Operand::Data { .. } | Operand::Memory { .. }), to @ Operand::Vector { .. }]
            if !line.is_new() =>
        {
            (kept(machine, memory, to), to)
        }
        [memory @ (Operand::Data { .. } | Operand::Memory { .. }), other @ Operand::Vector { .. }, to] => {
            (kept(machine, memory, other), to)
        }
        _ => return None,
    };
    Some(result.and_then(|result| machine.write(destination, result, line.is_new())))
}

/// Carries out `line` if it takes an element out of a vector register, into a general-purpose register with zeros
/// above it, or into memory.
pub(crate) fn extract(machine: &mut Machine, line: &Line) -> Option<Result<(), String>> {
    let [Operand::Immediate(at), source @ Operand::Vector { bits, .. }, destination] =
        line.operands.as_slice()
    else {
        return None;
    };
    let width = match line.name() {
        "pextrb" => 8,
        "pextrw" => 16,
        "pextrd" | "extractps" => 32,
        "pextrq" => 64,
        _ => return None,
    };
    let start = u32::try_from(*at).ok()?.checked_mul(width).filter(|start| start < bits)?;
    let element = machine.read(source, *bits).map(|whole| whole.part(start, width));
    Some(element.and_then(|element| machine.write(destination, element, false)))
}

fn value(machine: &mut Machine, line: &Line, kind: Move) -> Result<Bits, String> {
    let registers = line.operands.iter().rev().find_map(register_bits);
    let bits = registers.or_else(|| constant_bits(line)).ok_or("how many bits it moves is not known")?;
    let source = &line.operands[0];
    let (read, whole) = match kind {
        Move::Whole => (bits, bits),
        // What is stored is no longer than what is read.
        Move::Low(read) if matches!(line.operands[1], Operand::Memory { .. }) => (read, read),
        Move::Low(read) | Move::Signed(read) | Move::Repeat(read) => (read.min(bits), bits),
    };
    let found = machine.read(source, read)?;
    let missing = whole - read;
    Ok(match kind {
        Move::Whole => found,
        Move::Low(_) if missing > 0 => found.then(&Bits::zero(missing)),
        Move::Low(_) => found,
        Move::Signed(_) => {
            let sign = found.part(read - 1, 1);
            (0..missing).fold(found, |all, _| all.then(&sign))
        }
        Move::Repeat(_) => (1..whole / read.max(1)).fold(found.clone(), |all, _| all.then(&found)),
    })
}

fn vector_bits(operand: &Operand) -> Option<u32> {
    match operand {
        Operand::Vector { bits, .. } => Some(*bits),
        _ => None,
    }
}

/// Bits of a constant that is stored.
fn constant_bits(line: &Line) -> Option<u32> {
    Some(match line.mnemonic.as_str() {
        "movb" => 8,
        "movw" => 16,
        "movl" => 32,
        "movq" => 64,
        _ => return None,
    })
}

fn register_bits(operand: &Operand) -> Option<u32> {
    match operand {
        Operand::Vector { bits, .. } | Operand::General { bits, .. } => Some(*bits),
        Operand::Mask { .. } => Some(64),
        _ => None,
    }
}

/// What is saved and restored, the frame, and the end of the function.
fn stack(machine: &mut Machine, line: &Line) -> Option<Result<(), String>> {
    let pointer = REGISTERS.stack_pointer;
    let top = Operand::Memory { base: pointer, offset: 0, copies: None };
    let is_pointer =
        |operand: &Operand| matches!(operand, Operand::General { number, .. } if *number == pointer);
    Some(match (line.mnemonic.as_str(), line.operands.as_slice()) {
        ("pushq", [from @ Operand::General { .. }]) => {
            let saved = machine.read(from, 64);
            saved.and_then(|saved| {
                machine.advance(pointer, -8)?;
                machine.write(&top, saved, false)
            })
        }
        ("popq", [to @ Operand::General { .. }]) => machine.read(&top, 64).and_then(|saved| {
            machine.advance(pointer, 8)?;
            machine.write(to, saved, false)
        }),
        ("vzeroupper", []) => {
            // The registers that only EVEX encodings reach stay as they are.
            machine.clear_above(16, 128);
            Ok(())
        }
        ("ret" | "retq", []) => Ok(()),
        ("subq", [Operand::Immediate(n), to]) if is_pointer(to) => {
            machine.advance(pointer, n.saturating_neg())
        }
        ("addq", [Operand::Immediate(n), to]) if is_pointer(to) => machine.advance(pointer, *n),
        ("andq", [Operand::Immediate(mask), to]) if is_pointer(to) => machine.align(pointer, *mask),
        ("leaq", [Operand::Memory { base, offset, .. }, to]) => {
            let address = machine.address(*base, *offset);
            address.and_then(|address| machine.write(to, machine.pointer(address), false))
        }
        _ => return None,
    })
}

/// A general-purpose register exclusively-ored with itself: there is no intrinsic for scalars.
fn zero(machine: &mut Machine, line: &Line) -> Option<Result<(), String>> {
    match (line.mnemonic.as_str(), line.operands.as_slice()) {
        ("xorl" | "xorq", [a @ Operand::General { .. }, b]) if a == b => {
            Some(machine.write(a, Bits::zero(REGISTERS.generals.bits), false))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::assembly::line;
    use super::*;

    #[test]
    fn constants_reach_registers() {
        let data = BTreeMap::from([("c".to_string(), vec![7, 0x80])]);
        let mut machine = Machine::new(&REGISTERS, data);
        let mut run = |text: &str| carry_out(&mut machine, &line(text)).map(|done| done.is_ok());
        assert_eq!(run("vpbroadcastw c(%rip), %ymm1"), Some(true));
        assert_eq!(run("movl $-1, %eax"), Some(true));
        assert_eq!(run("kmovd %eax, %k2"), Some(true));
        assert_eq!(run("vpbroadcastw %xmm1, %ymm1"), None);
        assert_eq!(run("vmovdqu8 %ymm1, %ymm2 {%k1}"), None);
        let vector = machine.read(&Operand::Vector { number: 1, bits: 256 }, 64);
        assert_eq!(vector.expect("it was written").as_integer(), Some(0x8007_8007_8007_8007));
        assert_eq!(machine.mask(2, 64).as_integer(), Some(0xffff_ffff));
    }

    /// A machine with the bytes 0 to 15 in `%xmm1`.
    fn counted() -> Machine {
        let data = BTreeMap::from([("c".to_string(), (0..16).collect())]);
        let mut machine = Machine::new(&REGISTERS, data);
        carry_out(&mut machine, &line("vmovdqu c(%rip), %xmm1")).expect("a move").expect("it is read");
        machine
    }

    #[test]
    fn halves_of_registers_are_stored_and_loaded() {
        let mut machine = counted();
        let mut run = |text: &str| carry_out(&mut machine, &line(text)).map(|done| done.is_ok());
        assert_eq!(run("vmovhps %xmm1, -8(%rsp)"), Some(true));
        assert_eq!(run("movlpd %xmm1, -16(%rsp)"), Some(true));
        assert_eq!(run("vmovlps -8(%rsp), %xmm1, %xmm2"), Some(true));
        assert_eq!(run("movhps -16(%rsp), %xmm1"), Some(true));
        assert_eq!(run("vmovhps %xmm1, %xmm2"), None);
        let mut half = |number, at| {
            let whole = machine.read(&Operand::Vector { number, bits: 128 }, 128).expect("it was written");
            whole.part(at, 64).as_integer().expect("constants")
        };
        let (low, high) = (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908);
        assert_eq!([half(1, 0), half(1, 64)], [low, low]);
        assert_eq!([half(2, 0), half(2, 64)], [high, high]);
    }

    #[test]
    fn elements_are_taken_out_of_vectors() {
        let mut machine = counted();
        let mut run = |text: &str| extract(&mut machine, &line(text)).map(|done| done.is_ok());
        assert_eq!(run("vpextrd $2, %xmm1, %r9d"), Some(true));
        assert_eq!(run("vpextrw $7, %xmm1, -8(%rsp)"), Some(true));
        assert_eq!(run("vpextrd $4, %xmm1, %eax"), None);
        let register = machine.read(&Operand::General { number: 9, bits: 64 }, 64).expect("it was written");
        assert_eq!(register.as_integer(), Some(0x0b0a_0908));
        let stored = Operand::Memory { base: 4, offset: -8, copies: None };
        assert_eq!(machine.read(&stored, 16).expect("it was written").as_integer(), Some(0x0f0e));
    }
}
