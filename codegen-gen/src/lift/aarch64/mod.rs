//! AArch64 with Advanced SIMD.

mod convention;
mod moves;
mod scalar;

use super::dialect::{Dialect, one_by_one};
use super::machine::{Bank, Operand, Registers};
use super::regular::{self, Line};
use super::step::Reader;

/// The registers of AArch64; the stack pointer is register 31.
pub(crate) static REGISTERS: Registers = Registers {
    vectors: Bank { count: 32, bits: 128 },
    masks: Bank { count: 0, bits: 0 },
    generals: Bank { count: 32, bits: 64 },
    stack_pointer: 31,
};

/// How AArch64's code is read.
pub(crate) static DIALECT: Dialect = Dialect {
    registers: &REGISTERS,
    enter: convention::enter,
    result: convention::result,
    rules: &crate::lift::validate::AARCH64,
    run: |reader, lines| one_by_one(lines, |text| carry_out(reader, text)),
};

fn carry_out(reader: &mut Reader<'_>, text: &str) -> Result<(), String> {
    // What the dictionary knows is an instruction; the rest moves bits.
    let known = regular::carry_out(reader, &line(text));
    let (destination, result) = match known {
        Ok(done) => done,
        Err(reason) => return moves::carry_out(&mut reader.machine, text).unwrap_or(Err(reason)),
    };
    // What is above a result becomes zero (Arm ARM, C1.2.5).
    reader.machine.write(&destination, result, true)
}

/// Reads one line.
pub(crate) fn line(text: &str) -> Line {
    Line::read(text, register)
}

/// The classes of lists, by their length.
const LISTS: [&str; 4] = ["{v}", "{v v}", "{v v v}", "{v v v v}"];

/// The register, or the list of registers, at the start of `text`, and how long its name is.
fn register(text: &str) -> Option<(&'static str, Operand, usize)> {
    if let Some(list) = text.strip_prefix('{') {
        let end = list.find('}')?;
        let parts: Option<Vec<Operand>> = list[..end].split(',').map(|part| single(part.trim())).collect();
        let mut parts = parts?;
        let class = LISTS.get(parts.len().checked_sub(1)?)?;
        let operand = if parts.len() == 1 { parts.remove(0) } else { Operand::Several(parts) };
        return Some((class, operand, end + 2));
    }
    let end = text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    let (class, number) = numbered(&text[..end])?;
    let bits = match class {
        // The arrangement says how much of it is an operand.
        "v" => arranged(&text[end..]),
        "q" => 128,
        "d" | "x" => 64,
        "s" | "w" => 32,
        "h" => 16,
        _ => 8,
    };
    let operand = match class {
        "x" | "w" if text[..end].ends_with("zr") => Operand::Immediate(0),
        "x" | "w" => Operand::General { number, bits },
        _ => Operand::Vector { number, bits },
    };
    Some((class, operand, end))
}

/// A register that stands alone.
fn single(text: &str) -> Option<Operand> {
    register(text).map(|(_, operand, _)| operand)
}

/// The class and number of a register's name.
fn numbered(name: &str) -> Option<(&'static str, usize)> {
    match name {
        "sp" => return Some(("x", REGISTERS.stack_pointer)),
        "xzr" => return Some(("x", 0)),
        "wzr" => return Some(("w", 0)),
        _ => {}
    }
    let class = ["v", "q", "d", "s", "h", "b", "x", "w"].into_iter().find(|class| name.starts_with(class))?;
    let number = name[1..].parse::<usize>().ok().filter(|number| *number < 32)?;
    Some((class, number))
}

/// Bits of a vector register with an arrangement such as `.8b`; of one with an element's number, the whole register.
fn arranged(text: &str) -> u32 {
    let arrangement = text.strip_prefix('.').unwrap_or("");
    let end = arrangement.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(arrangement.len());
    if arrangement[end..].starts_with('[') {
        return REGISTERS.vectors.bits;
    }
    let digits = arrangement.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
    let size = match arrangement[digits..].chars().next() {
        Some('b') => 8,
        Some('h') => 16,
        Some('s') => 32,
        _ => 64,
    };
    arrangement[..digits].parse::<u32>().map_or(128, |count| (count * size).min(128))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vector(number: usize, bits: u32) -> Operand {
        Operand::Vector { number, bits }
    }

    #[test]
    fn lines_are_taken_apart() {
        let found = line("\tmla\tv0.4s, v1.4s, v22.s[3]");
        assert_eq!(
            found.operands(),
            [vector(0, 128), vector(1, 128), vector(22, 128), Operand::Immediate(3)]
        );
        assert_eq!(found.pattern(|_| false), "mla %v.4s,%v.4s,%v.s[%i]");
        assert_eq!(line("cmeq v0.8b, v1.8b, #0").pattern(|_| true), "cmeq %v.8b,%v.8b,#0");
        let list = line("tbl v0.16b, { v2.16b, v3.16b }, v1.16b");
        assert_eq!(line("udot v0.4s, v1.16b, v2.4b[1]").operands()[2], vector(2, 128));
        assert_eq!(list.operands()[1], Operand::Several(vec![vector(2, 128), vector(3, 128)]));
        assert_eq!(line("fmov w8, s0").operands(), [Operand::General { number: 8, bits: 32 }, vector(0, 32)]);
        assert_eq!(line("dup v0.8h, wzr").operands()[1], Operand::Immediate(0));
    }
}
