//! How instructions of each architecture are spelled from the vendor's own operand forms, and what the assembler says of it.

use std::result::Result;

use autoir_spec_parsers::instruction::Instruction;

use crate::error;
use crate::lowering::LoweringParam;
use crate::lowering::asm_form::{self, Candidate};
use crate::lowering::matrices::{self, Spelled};
use crate::lowering::{arm_form, hexagon_form};
use crate::platform::{Arch, Platform};

/// The spelling of an instruction whose operands C has no values for; none for others.
pub(crate) fn direct(platform: &Platform, instruction: &Instruction) -> Option<Result<Spelled, String>> {
    match platform.id {
        Arch::AArch64 => None,
        Arch::Hexagon => hexagon_form::spell(instruction),
        Arch::Nvptx => matrices::of_fragments(instruction),
        Arch::X86 => matrices::of_tiles(instruction),
    }
}

/// Inline assembly from the vendor's operand form, best first; none where the vendor's form is no assembly.
pub(crate) fn candidates(
    platform: &Platform,
    instruction: &Instruction,
    params: &[LoweringParam],
    ret: &LoweringParam,
) -> Vec<Candidate> {
    match platform.id {
        Arch::AArch64 => arm_form::candidates(instruction, params, ret),
        Arch::X86 => asm_form::candidates(instruction, params, ret),
        Arch::Hexagon | Arch::Nvptx => Vec::new(),
    }
}

/// What the assembler prints for each line of assembly, as candidates are tried, that it accepts.
///
/// # Errors
/// The assembler cannot be run, or prints something else than lines.
pub(crate) fn assembles(platform: &Platform, lines: &[String]) -> error::Result<Vec<Option<String>>> {
    match platform.id {
        Arch::AArch64 => arm_form::assembles(platform, lines),
        Arch::X86 => asm_form::assembles(lines),
        Arch::Hexagon | Arch::Nvptx => Ok(vec![None; lines.len()]),
    }
}
