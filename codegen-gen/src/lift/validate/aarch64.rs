//! AArch64: AAPCS64 ("Machine Registers", "The Stack").

use object::elf;

use super::Rules;
use super::guard::Stack;
use super::object::Place;
use crate::lift::machine::Operand;

/// What holds on AArch64.
pub(crate) static RULES: Rules = Rules {
    stack: Stack { above: 0, multiple: 16, red_zone: 0 },
    preserved,
    returns: |text| text == "ret",
    readable: 1,
    residues: 1,
    packets: false,
    architecture: object::Architecture::Aarch64,
    features: |_| "+all".to_owned(),
    resolve,
};

/// `x19` to `x30`, and the low halves of `v8` to `v15`.
fn preserved() -> Vec<(Operand, u32)> {
    let generals = (19..31).map(|number| (Operand::General { number, bits: 64 }, 64));
    generals.chain((8..16).map(|number| (Operand::Vector { number, bits: 64 }, 64))).collect()
}

/// Constants are named by their page, then by their place on it.
fn resolve(place: &Place<'_>) -> Result<String, String> {
    let reloc = place.only()?;
    let name = reloc.name(0)?;
    match reloc.number {
        elf::R_AARCH64_ADR_PREL_PG_HI21 => {
            let (before, _) = place.text.split_once(',').ok_or("it has fewer operands")?;
            Ok(format!("{before}, {name}"))
        }
        elf::R_AARCH64_ADD_ABS_LO12_NC => {
            let (before, _) = place.text.rsplit_once(',').ok_or("it has fewer operands")?;
            Ok(format!("{before}, :lo12:{name}"))
        }
        elf::R_AARCH64_LDST8_ABS_LO12_NC
        | elf::R_AARCH64_LDST16_ABS_LO12_NC
        | elf::R_AARCH64_LDST32_ABS_LO12_NC
        | elf::R_AARCH64_LDST64_ABS_LO12_NC
        | elf::R_AARCH64_LDST128_ABS_LO12_NC => {
            let before = place.text.strip_suffix(']').ok_or("its relocation is not an address")?;
            let before = before.strip_suffix(", #0").unwrap_or(before);
            Ok(format!("{before}, :lo12:{name}]"))
        }
        _ => Err("its relocation is not known".to_owned()),
    }
}
