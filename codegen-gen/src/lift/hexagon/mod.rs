//! Hexagon with HVX, 128-byte vectors.

mod convention;
mod moves;
mod scalar;

use super::bits::Bits;
use super::dialect::{Dialect, Unread};
use super::machine::{Bank, Operand, Registers};
use super::regular::{self, Line};
use super::step::Reader;
use crate::platform::hexagon::instruction;

/// The registers of Hexagon; the stack pointer is register 29.
pub(crate) static REGISTERS: Registers = Registers {
    vectors: Bank { count: 32, bits: 1024 },
    masks: Bank { count: 4, bits: 128 },
    generals: Bank { count: 32, bits: 32 },
    stack_pointer: 29,
};

/// How Hexagon's code is read.
pub(crate) static DIALECT: Dialect = Dialect {
    registers: &REGISTERS,
    enter: convention::enter,
    result: convention::result,
    rules: &crate::lift::validate::HEXAGON,
    run,
};

/// What a line does to its destination.
type Write = (Operand, Bits);

/// Carries out packet after packet. If a line cannot be read: its position and why.
fn run(reader: &mut Reader<'_>, lines: &[&str]) -> Result<(), Unread> {
    let mut packet = Vec::new();
    let mut inside = false;
    for (at, line) in lines.iter().enumerate() {
        inside |= line.contains('{');
        let ends = line.contains('}');
        let text = instruction(line);
        if !text.is_empty() {
            packet.push((at, text));
        }
        if ends || !inside {
            carry_out(reader, &std::mem::take(&mut packet))?;
            inside = false;
        }
    }
    carry_out(reader, &packet)
}

/// Carries out one packet: what is loaded for the others of it comes first, then all read what was there before
/// it, then all write; stores of what the packet makes come last, to where addresses pointed before it (Hexagon PRM,
/// "Packet semantics").
fn carry_out(reader: &mut Reader<'_>, packet: &[(usize, &str)]) -> Result<(), Unread> {
    let phase = |text: &str| match text {
        _ if text.contains(".cur") || text.contains(".tmp") => 0,
        _ if text.contains(".new") => 2,
        _ => 1,
    };
    let lines = |wanted| packet.iter().copied().filter(move |(_, text)| phase(text) == wanted);
    let mut places = Vec::new();
    for wanted in 0..3 {
        let mut writes = Vec::new();
        for (n, (at, text)) in lines(wanted).enumerate() {
            let written = match places.get(n) {
                Some(Some(place)) => moves::store_at(&mut reader.machine, text, place),
                _ => line_writes(reader, text),
            };
            writes.extend(written.map_err(|reason| (at, reason))?);
        }
        if wanted == 1 {
            for (at, text) in lines(2) {
                let place = moves::store_place(&mut reader.machine, text).transpose();
                places.push(place.map_err(|reason| (at, reason))?);
            }
        }
        for (destination, value) in writes {
            let last = packet.last().map_or(0, |(at, _)| *at);
            reader.machine.write(&destination, value, true).map_err(|reason| (last, reason))?;
        }
    }
    Ok(())
}

/// What a line writes.
fn line_writes(reader: &mut Reader<'_>, text: &str) -> Result<Vec<Write>, String> {
    if let Some(write) = moves::by_address(&mut reader.machine, text) {
        return Ok(vec![write?]);
    }
    match regular::carry_out(reader, &line(text)) {
        Ok(write) => Ok(vec![write]),
        Err(reason) => moves::writes(&mut reader.machine, text).unwrap_or(Err(reason)),
    }
}

/// Reads one line.
pub(crate) fn line(text: &str) -> Line {
    Line::read(text, register)
}

/// The register, or the pair of registers, at the start of `text`, and how long its name is.
fn register(text: &str) -> Option<(&'static str, Operand, usize)> {
    let bank = text.chars().next().filter(|c| "vqr".contains(*c))?;
    let (number, digits) = digits(&text[1..])?;
    let mut end = 1 + digits;
    let one = |number: usize| match bank {
        'v' => Operand::Vector { number, bits: REGISTERS.vectors.bits },
        'q' => Operand::Mask { number },
        _ => Operand::General { number, bits: REGISTERS.generals.bits },
    };
    let after = &text[end..];
    // `v1:0` is a pair; `:sat` is a modifier.
    if let Some((low, digits)) = after.strip_prefix(':').and_then(self::digits) {
        end += 1 + digits;
        let class = if bank == 'v' { "vv" } else { "rr" };
        return Some((class, Operand::Several(vec![one(low), one(number)]), end));
    }
    if after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_') {
        return None;
    }
    let class = match bank {
        'v' => "v",
        'q' => "q",
        _ => "r",
    };
    Some((class, one(number), end))
}

/// The number at the start of `text`, and how many digits it has.
fn digits(text: &str) -> Option<(usize, usize)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse::<usize>().ok().filter(|number| *number < 32)?, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_taken_apart() {
        let vector = |number| Operand::Vector { number, bits: 1024 };
        let found = line("v1:0.uh = vmpy(v2.ub,v13.ub)");
        let pair = Operand::Several(vec![vector(0), vector(1)]);
        assert_eq!(found.operands(), [pair, vector(2), vector(13)]);
        assert_eq!(found.pattern(|_| false), "%vv.uh=vmpy(%v.ub,%v.ub)");
        let masked = line("q0 = vcmp.gt(v0.b,v1.b)");
        assert_eq!(masked.operands()[0], Operand::Mask { number: 0 });
        let shifted = line("v0.ub = vasr(v1.uh,v2.uh,r0):rnd:sat");
        assert_eq!(shifted.operands()[3], Operand::General { number: 0, bits: 32 });
        let conditional = line("if (q1) v1.w += v0.w");
        assert_eq!(conditional.pattern(|_| false), "if (%q)%v.w+=%v.w");
        assert_eq!([masked.destination(), conditional.destination()], [0, 1]);
        let immediate = line("v0 = valign(v1,v2,#3)");
        assert_eq!(immediate.pattern(|_| false), "%v=valign(%v,%v,#%i)");
    }
}
