//! Hexagon: Hexagon ABI ("Register usage", "Stack").

use std::collections::BTreeSet;

use super::Rules;
use super::guard::Stack;
use super::object::Place;
use crate::lift::machine::Operand;
use crate::llvm::target::feature_string;
use crate::platform::hexagon::instruction;

// Relocations (Hexagon ABI, "Relocation types").
const R_HEX_B32_PCREL_X: u32 = 16;
const R_HEX_32_6_X: u32 = 17;
const R_HEX_16_X: u32 = 23;
const R_HEX_6_PCREL_X: u32 = 65;

/// What holds on Hexagon.
pub(crate) static RULES: Rules = Rules {
    stack: Stack { above: 0, multiple: 8, red_zone: 0 },
    preserved,
    returns: |text| {
        let text: String = instruction(text).chars().filter(|c| !c.is_whitespace()).collect();
        matches!(text.as_str(), "jumprr31" | "dealloc_return" | "r31:30=dealloc_return(r30):raw")
    },
    // LLVM reads whole vectors where less is asked for.
    readable: 128,
    // Vectors are stored to multiples of their size: other results are turned by their addresses first.
    residues: 128,
    packets: true,
    architecture: object::Architecture::Hexagon,
    features: |target| {
        let base = target.platform.base_features.iter().map(|name| (*name).to_owned());
        let all: BTreeSet<String> = target.features.iter().cloned().chain(base).collect();
        feature_string(&all)
    },
    resolve,
};

/// `r16` to `r27`, the frame pointer and the link register.
fn preserved() -> Vec<(Operand, u32)> {
    (16..28).chain([30, 31]).map(|number| (Operand::General { number, bits: 32 }, 32)).collect()
}

/// Constants are named relative to the packet, by two words: the upper bits, then the lower ones in the line that
/// prints both.
fn resolve(place: &Place<'_>) -> Result<String, String> {
    let reloc = place.only()?;
    let name = match reloc.number {
        // The line that it extends names the constants.
        R_HEX_B32_PCREL_X | R_HEX_32_6_X => return Ok(place.text.to_owned()),
        // The addend counts from the line, the value from the packet.
        R_HEX_6_PCREL_X => {
            let inside = i64::try_from(reloc.at - place.packet).map_err(|_| "its relocation lies outside")?;
            format!("{}@PCREL", reloc.name(-inside)?)
        }
        R_HEX_16_X => reloc.name(0)?,
        _ => return Err("its relocation is not known".to_owned()),
    };
    let (before, rest) = place.text.split_once("##").ok_or("its relocation is not in a constant")?;
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-');
    Ok(format!("{before}##{name}{after}"))
}
