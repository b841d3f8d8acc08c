//! Assembly text in AT&T syntax as data: the lines of one function and the constants beside it.

use std::collections::BTreeMap;

/// An operand of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Operand {
    /// A vector register of `bits` bits.
    Vector { number: usize, bits: u32 },
    /// A mask register.
    Mask { number: usize },
    /// A general-purpose register, or its low `bits` bits.
    General { number: usize, bits: u32 },
    /// `$n`.
    Immediate(i64),
    /// Constant data of this text.
    Data { label: String, offset: i64, copies: Option<u32> },
    /// Bytes at an offset from the address in a general-purpose register.
    Memory { base: usize, offset: i64, copies: Option<u32> },
    /// Anything else.
    Other(String),
}

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

/// A function's lines and the data beside it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listing {
    pub lines: Vec<Line>,
    pub data: BTreeMap<String, Vec<u8>>,
}

/// The names of the general-purpose registers in encoding order, without the `r` and the suffixes.
const LEGACY: [&str; 8] = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];

/// Whether two operands are parts of one register.
pub(crate) fn same_register(a: &Operand, b: &Operand) -> bool {
    match (a, b) {
        (Operand::Vector { number: a, .. }, Operand::Vector { number: b, .. })
        | (Operand::Mask { number: a }, Operand::Mask { number: b })
        | (Operand::General { number: a, .. }, Operand::General { number: b, .. }) => a == b,
        _ => false,
    }
}

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

fn general(name: &str) -> Option<(usize, u32)> {
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

/// Reads an integer as the assembler writes it.
fn integer(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16).ok()?,
        None => digits.parse::<i128>().ok()?,
    };
    let value = if negative { -value } else { value };
    // A 64-bit constant may be written without a sign.
    i64::try_from(value).or_else(|_| u64::try_from(value).map(|v| v as i64)).ok()
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

/// Splits at commas that are outside of brackets.
fn split_operands(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(text[start..].trim());
    }
    parts
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

/// Reads the text of one function.
pub(crate) fn listing(text: &str) -> Listing {
    let mut listing = Listing::default();
    // The label that data belongs to, and whether code has begun.
    let (mut label, mut inside) = (None, false);
    for raw in text.lines() {
        let code = raw.split('#').next().unwrap_or(raw).trim();
        if let Some(name) = code.strip_suffix(':') {
            inside = !name.starts_with(".L") || (inside && !name.starts_with(".Lfunc_end"));
            label = (!inside).then(|| name.to_string());
        } else if let Some(bytes) = directive(code) {
            if let Some(label) = &label {
                listing.data.entry(label.clone()).or_default().extend(bytes);
            }
        } else if inside && !code.is_empty() && !code.starts_with('.') {
            listing.lines.push(line(code));
        }
    }
    listing
}

/// The bytes of a data directive.
fn directive(code: &str) -> Option<Vec<u8>> {
    let (name, rest) = code.split_once(char::is_whitespace)?;
    let numbers = || split_operands(rest).into_iter().map(integer).collect::<Option<Vec<_>>>();
    let size = match name {
        ".byte" => 1,
        ".short" | ".value" => 2,
        ".long" => 4,
        ".quad" => 8,
        ".zero" => {
            let numbers = numbers()?;
            let count = usize::try_from(*numbers.first()?).ok()?;
            return Some(vec![numbers.get(1).copied().unwrap_or(0) as u8; count]);
        }
        ".ascii" | ".asciz" => {
            let mut bytes = string(rest)?;
            if name == ".asciz" {
                bytes.push(0);
            }
            return Some(bytes);
        }
        _ => return None,
    };
    Some(numbers()?.into_iter().flat_map(|n| n.to_le_bytes()[..size].to_vec()).collect())
}

/// A string in quotes with C's escapes, as LLVM prints bytes that are mostly letters.
fn string(text: &str) -> Option<Vec<u8>> {
    let inner = text.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut bytes = Vec::new();
    let mut chars = inner.bytes().peekable();
    while let Some(byte) = chars.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        let escape = chars.next()?;
        bytes.push(match escape {
            b'n' => b'\n',
            b't' => b'\t',
            b'r' => b'\r',
            b'b' => 8,
            b'f' => 12,
            b'0'..=b'7' => {
                let mut value = u32::from(escape - b'0');
                for _ in 0..2 {
                    match chars.peek() {
                        Some(digit @ b'0'..=b'7') => {
                            value = value * 8 + u32::from(digit - b'0');
                            chars.next();
                        }
                        _ => break,
                    }
                }
                value as u8
            }
            other => other,
        });
    }
    Some(bytes)
}

impl Line {
    /// Whether two operands that are read are one register.
    pub fn repeats(&self) -> bool {
        (1..self.operands.len()).any(|at| self.repeated(at).is_some())
    }

    /// The operand before operand `at` that is the same register, if that is read. Only the old encoding reads
    /// a destination for certain.
    fn repeated(&self, at: usize) -> Option<usize> {
        let read = at + 1 < self.operands.len() || !self.mnemonic.starts_with('v');
        (0..at).find(|earlier| read && same_register(&self.operands[*earlier], &self.operands[at]))
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

    #[test]
    fn data_is_read_beside_the_code() {
        let text = ".LCPI0_0:\n\t.byte\t255\n\t.short\t-2\n\t.zero\t2,7\n\t.ascii\t\"a\\001\\\"\"\n\
                    f:\n\tvpxor %xmm0, %xmm0, %xmm0\n.LBB0_1:\n\tretq\n.Lfunc_end0:\n\t.size f\n";
        let listing = listing(text);
        assert_eq!(listing.data[".LCPI0_0"], [255, 254, 255, 7, 7, b'a', 1, b'"']);
        assert_eq!(listing.lines.len(), 2);
    }
}
