//! x86-64: System V ABI ("The Stack Frame", "Register Usage").

use object::elf;

use super::Rules;
use super::guard::Stack;
use super::object::Place;
use crate::lift::machine::Operand;

/// What holds on x86-64.
pub(crate) static RULES: Rules = Rules {
    // The stack is aligned before the return address is pushed.
    stack: Stack { above: 8, multiple: 16, red_zone: 128 },
    preserved,
    returns: |text| matches!(text, "ret" | "retq"),
    readable: 1,
    residues: 1,
    packets: false,
    architecture: object::Architecture::X86_64,
    // Every instruction is printed, whatever the CPU has.
    features: |_| String::new(),
    resolve,
};

/// `bx bp r12 r13 r14 r15`.
fn preserved() -> Vec<(Operand, u32)> {
    [3, 5, 12, 13, 14, 15].map(|number| (Operand::General { number, bits: 64 }, 64)).to_vec()
}

/// Constants are named relative to the line behind.
fn resolve(place: &Place<'_>) -> Result<String, String> {
    let reloc = place.only()?;
    if reloc.number != elf::R_X86_64_PC32 {
        return Err("its relocation is not known".to_owned());
    }
    let behind = i64::try_from(place.next - reloc.at).map_err(|_| "its relocation lies outside")?;
    let (before, after) = place.text.split_once("(%rip)").ok_or("its relocation is not an address")?;
    let digits = before.trim_end_matches(|c: char| c.is_ascii_digit() || c == '-');
    Ok(format!("{digits}{}(%rip){after}", reloc.name(behind)?))
}
