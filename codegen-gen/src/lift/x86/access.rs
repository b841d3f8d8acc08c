//! What lines read and write of memory, where that is not what the register in its place has (Intel SDM 2, the
//! instructions' pages): how many bits, and whether the address must be a multiple of their bytes.

use super::super::machine::{Machine, Operand};
use super::assembly::Line;

/// The bits that `line` reads of memory, at most `bits`.
pub(super) fn read_bits(line: &Line, bits: u32) -> u32 {
    let name = line.name();
    let destination = line.operands.last().and_then(Operand::bits);
    let read = match (name, extension(name), destination) {
        (_, Some((from, to)), Some(destination)) => destination / to * from,
        ("pinsrb", ..) => 8,
        ("pinsrw", ..) => 16,
        ("pinsrd" | "insertps", ..) => 32,
        ("pinsrq", ..) => 64,
        _ => bits,
    };
    read.min(bits)
}

/// The bits that `line` writes to memory of a result; `None` if that is not known of it.
pub(super) fn written_bits(line: &Line) -> Option<u32> {
    let name = line.name();
    let source = line.operands.iter().rev().nth(1).and_then(Operand::bits)?;
    if line.writemask.is_some() {
        return None;
    }
    Some(match name {
        "pextrb" => 8,
        "pextrw" => 16,
        "pextrd" | "extractps" => 32,
        "pextrq" => 64,
        "extracti128" | "extractf128" | "extracti32x4" | "extractf32x4" | "extracti64x2" | "extractf64x2" => {
            128
        }
        "extracti32x8" | "extractf32x8" | "extracti64x4" | "extractf64x4" => 256,
        _ => {
            let (to, from) = narrowing(name)?;
            source / from * to
        }
    })
}

/// Elements before and after an extension.
fn extension(name: &str) -> Option<(u32, u32)> {
    let pair = name.strip_prefix("pmovzx").or_else(|| name.strip_prefix("pmovsx"))?;
    let (from, to) = pair.split_at_checked(1)?;
    Some((size(from)?, size(to)?))
}

/// Elements after and before a narrowing, `pmovswb`.
fn narrowing(name: &str) -> Option<(u32, u32)> {
    let rest = name.strip_prefix("pmov")?;
    let pair = rest.strip_prefix("us").or_else(|| rest.strip_prefix('s')).unwrap_or(rest);
    let (from, to) = pair.split_at_checked(1)?;
    let (from, to) = (size(from)?, size(to)?);
    (to < from).then_some((to, from))
}

fn size(letter: &str) -> Option<u32> {
    Some(match letter {
        "b" => 8,
        "w" => 16,
        "d" => 32,
        "q" => 64,
        _ => return None,
    })
}

/// Old encodings that take any address.
const ANY: [&str; 12] = [
    "movdqu", "movups", "movupd", "lddqu", "movd", "movq", "movss", "movsd", "movhps", "movlps", "movhpd",
    "movlpd",
];

/// Tells `machine` of addresses in `line` that must be aligned: those of moves that say so, and of the old encodings
/// of operations on whole vector registers.
pub(super) fn tell_alignment(machine: &mut Machine, line: &Line) {
    let name = line.name();
    let bits =
        line.operands.iter().filter(|o| matches!(o, Operand::Vector { .. })).filter_map(Operand::bits).max();
    let Some(bits) = bits else { return };
    let moves = ["movdqa", "movaps", "movapd", "movntdq", "movntps", "movntpd"];
    let aligned = moves.iter().any(|aligned| name.starts_with(aligned));
    let old = !line.is_new() && !ANY.contains(&name) && read_bits(line, bits) == bits && !scalar(name);
    if !aligned && !old {
        return;
    }
    for operand in &line.operands {
        if let Some(address) = machine.place(operand) {
            machine.wants_multiple(&address, i64::from(bits / 8));
        }
    }
}

/// Old encodings that read or write an element.
fn scalar(name: &str) -> bool {
    name.starts_with("pextr") || name.starts_with("extractps") || name == "movddup"
}
