//! Lines of assembly in AT&T syntax as data.

use super::super::machine::Operand;
use super::super::text::{integer, split_operands};

/// One instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// As it was written.
    pub text: String,
    /// The mnemonic, without encoding marks.
    pub mnemonic: String,
    /// Operands in AT&T order, the destination last.
    pub operands: Vec<Operand>,
    /// The writemask register of the destination.
    pub writemask: Option<usize>,
    /// Whether masked lanes become zero.
    pub zeroing: bool,
}

/// The names of the general-purpose registers in encoding order, without the `r` and the suffixes.
const LEGACY: [&str; 8] = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];

/// Reads a register's name, without the `%`.
fn register(name: &str) -> Option<Operand> {
    let numbered = |prefix: &str, limit: usize| {
        let number = name.strip_prefix(prefix)?.parse::<usize>().ok()?;
        (number < limit).then_some(number)
    };
    for (prefix, bits) in [("xmm", 128), ("ymm", 256), ("zmm", 512)] {
        if let Some(number) = numbered(prefix, 32) {
            return Some(Operand::Vector { number, bits });
        }
    }
    if let Some(number) = numbered("k", 8) {
        return Some(Operand::Mask { number });
    }
    general(name).map(|(number, bits)| Operand::General { number, bits })
}

/// The number and the bits of a general-purpose register.
pub(super) fn general(name: &str) -> Option<(usize, u32)> {
    for (suffix, bits) in [("", 64), ("d", 32), ("w", 16), ("b", 8)] {
        let number = name.strip_prefix('r').and_then(|n| n.strip_suffix(suffix)?.parse::<usize>().ok());
        if let Some(number) = number.filter(|n| (8..16).contains(n)) {
            return Some((number, bits));
        }
    }
    let legacy = |name: &str| LEGACY.iter().position(|known| *known == name);
    if let Some(number) = name.strip_prefix('r').and_then(legacy) {
        return Some((number, 64));
    }
    if let Some(number) = name.strip_prefix('e').and_then(legacy) {
        return Some((number, 32));
    }
    if let Some(number) = legacy(name) {
        return Some((number, 16));
    }
    let low = name.strip_suffix('l')?;
    let number = legacy(low).or_else(|| legacy(&format!("{low}x")))?;
    Some((number, 8))
}

/// Reads one operand with what stands in braces behind it.
fn operand(text: &str) -> (Operand, Vec<&str>) {
    let (plain, marks) = match text.find('{') {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    let marks: Vec<&str> = marks.split(['{', '}']).map(str::trim).filter(|mark| !mark.is_empty()).collect();
    let plain = plain.trim();
    let copies = marks.iter().find_map(|mark| mark.strip_prefix("1to")?.parse().ok());
    let value = match plain.split_at_checked(1) {
        Some(("%", name)) => register(name),
        Some(("$", number)) => integer(number).map(Operand::Immediate),
        _ => memory(plain, copies),
    };
    (value.unwrap_or_else(|| Operand::Other(plain.to_string())), marks)
}

fn memory(text: &str, copies: Option<u32>) -> Option<Operand> {
    let (place, base) = text.strip_suffix(')')?.split_once('(')?;
    if base == "%rip" {
        let (label, offset) = match place.split_once('+') {
            Some((label, offset)) => (label, integer(offset)?),
            None => (place, 0),
        };
        return Some(Operand::Data { label: label.to_string(), offset, copies });
    }
    let (base, _) = general(base.strip_prefix('%')?).filter(|(_, bits)| *bits == 64)?;
    let offset = if place.is_empty() { 0 } else { integer(place)? };
    Some(Operand::Memory { base, offset, copies })
}

/// Reads one instruction line.
pub(crate) fn line(text: &str) -> Line {
    let mut rest = text.trim();
    for mark in ["{vex}", "{evex}"] {
        rest = rest.strip_prefix(mark).map_or(rest, str::trim_start);
    }
    let (mnemonic, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (mut operands, mut writemask, mut zeroing) = (Vec::new(), None, false);
    for part in split_operands(rest) {
        let (value, marks) = operand(part);
        operands.push(value);
        for mark in marks {
            match mark.strip_prefix('%').and_then(register) {
                Some(Operand::Mask { number }) => writemask = Some(number),
                _ if mark == "z" => zeroing = true,
                _ => {}
            }
        }
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Line { text, mnemonic: mnemonic.to_string(), operands, writemask, zeroing }
}

impl Line {
    /// The mnemonic without the `v` that new encodings begin with.
    pub fn name(&self) -> &str {
        self.mnemonic.strip_prefix('v').unwrap_or(&self.mnemonic)
    }

    /// Whether the encoding is a new one (VEX or EVEX), which clears what is above its result.
    pub fn is_new(&self) -> bool {
        self.mnemonic.starts_with('v')
    }

    /// Whether two operands that are read are one register.
    pub fn repeats(&self) -> bool {
        (1..self.operands.len()).any(|at| self.repeated(at).is_some())
    }

    /// The operand before operand `at` that is the same register, if that is read. Only the old encoding reads
    /// a destination for certain.
    fn repeated(&self, at: usize) -> Option<usize> {
        let read = at + 1 < self.operands.len() || !self.is_new();
        (0..at).find(|earlier| read && self.operands[*earlier].same_register(&self.operands[at]))
    }

    /// The pattern under which forms are stored, with `choice` in place of operands in memory and, if
    /// `literal`, immediates as they are. With `equal`, an operand that repeats an earlier one says so.
    pub fn pattern(&self, choice: &str, literal: bool, equal: bool) -> String {
        let mut pattern = self.mnemonic.clone();
        for (at, operand) in self.operands.iter().enumerate() {
            pattern.push(' ');
            if let Some(earlier) = self.repeated(at).filter(|_| equal) {
                pattern.push_str(&format!("={earlier}"));
                continue;
            }
            match operand {
                Operand::Vector { bits: 128, .. } => pattern.push('x'),
                Operand::Vector { bits: 256, .. } => pattern.push('y'),
                Operand::Vector { .. } => pattern.push('z'),
                Operand::Mask { .. } => pattern.push('k'),
                Operand::General { bits: 8, .. } => pattern.push('b'),
                Operand::General { bits: 16, .. } => pattern.push('w'),
                Operand::General { bits: 32, .. } => pattern.push('l'),
                Operand::General { .. } => pattern.push('q'),
                Operand::Immediate(n) if literal => pattern.push_str(&format!("${n}")),
                Operand::Immediate(_) => pattern.push('i'),
                _ => pattern.push_str(choice),
            }
        }
        if self.writemask.is_some() {
            pattern.push_str(if self.zeroing { "{k}{z}" } else { "{k}" });
        }
        pattern
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_taken_apart() {
        let found = line("\tvpaddd\t.LCPI0_1+4(%rip){1to16}, %zmm0, %zmm31 {%k3} {z}");
        let data = Operand::Data { label: ".LCPI0_1".to_string(), offset: 4, copies: Some(16) };
        assert_eq!(found.operands[0], data);
        assert_eq!(found.operands[2], Operand::Vector { number: 31, bits: 512 });
        assert_eq!((found.writemask, found.zeroing), (Some(3), true));
        assert_eq!(found.pattern("z", false, false), "vpaddd z z z{k}{z}");
        assert_eq!(
            line("{vex} vpinsrb $-1, %r9d, %xmm1, %xmm2").pattern("", true, false),
            "vpinsrb $-1 l x x"
        );
        assert_eq!(line("shlb -8(%rsp)").operands, [Operand::Memory { base: 4, offset: -8, copies: None }]);
        assert!(matches!(line("movb (%rsp,%rax), %al").operands[0], Operand::Other(_)));
    }

    #[test]
    fn registers_have_their_numbers() {
        let cases =
            [("rax", 0, 64), ("r10d", 10, 32), ("esi", 6, 32), ("dil", 7, 8), ("cl", 1, 8), ("r8b", 8, 8)];
        for (name, number, bits) in cases {
            assert_eq!(register(name), Some(Operand::General { number, bits }), "{name}");
        }
        assert_eq!(register("rip"), None);
    }
}
