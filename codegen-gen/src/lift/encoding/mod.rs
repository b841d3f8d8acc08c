//! Which assembly lines are which instructions: LLVM's code, read as the dictionary names it.
//!
//! Each instruction is compiled alone, its operands' registers marked; the one line between the marks says
//! where every parameter stands. That is done for several sets of features and in several surroundings,
//! because LLVM chooses among equal encodings by them: `pand`, `vpand`, `vpandq` and `vandps` are all lines
//! of `_mm_and_si128`.
//!
//! Pipeline: `bodies` (from clang), `cases` (what is compiled) -> `probe` (LLVM) -> `sighting` (each line read) -> `table`.

mod alone;
mod bodies;
mod cases;
mod probe;
mod sighting;
mod table;

use std::collections::{BTreeMap, BTreeSet};

use autoir::binary;
use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::llvm::target::Target;
use crate::lowering::Lowering;
use crate::platform::{Arch, Platform};

use bodies::bodies;
use cases::{Case, LEVELS, cases, compared_cases, every_immediate, feature_sets, used_cases};
use probe::{AS_WRITTEN, COMBINED, compile};
use table::{add_twins, add_unmasked, rewritten, table};

/// Where a parameter of an instruction is found in an assembly line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Slot {
    /// In the operand at this position, AT&T order (the destination last). A parameter in the destination is
    /// its old value.
    Operand(u8),
    /// In the writemask.
    Writemask,
    /// In no operand: every lane is on.
    Ones,
    /// Not written in the line: this immediate is in the mnemonic or implied by the others.
    Immediate(i64),
}

/// One reading of a line: the instruction, and where each of its parameters is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Form {
    /// One place per parameter, in the intrinsic's order.
    pub params: Vec<Slot>,
    /// The instruction's id.
    pub instruction: String,
}

impl Form {
    /// Whether an immediate is in the form itself.
    pub(crate) fn has_fixed(&self) -> bool {
        self.params.iter().any(|slot| matches!(slot, Slot::Immediate(_)))
    }
}

/// Readings by pattern: the mnemonic, then one letter per operand in AT&T order (`x`, `y`, `z` vectors, `k` masks, `b`, `w`, `l`, `q`
/// general registers, `i` any immediate or `$n` the immediate `n`), `{k}` and `{z}` behind a masked destination.
///
/// Every entry was seen: the instruction compiled alone was that one line, with its operands in these
/// places.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormTable {
    /// The readings of each pattern, best first.
    pub by_pattern: BTreeMap<String, Vec<Form>>,
}

impl FormTable {
    /// The binary form, with a digest.
    ///
    /// # Errors
    /// The encoder's refusal.
    pub fn to_bytes(&self) -> Result<Vec<u8>> {
        Ok(binary::encode(self)?)
    }

    /// Reads the binary form.
    ///
    /// # Errors
    /// Bytes that are no such table, are cut or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<FormTable> {
        Ok(binary::decode(bytes)?)
    }

    /// The readings of `pattern`, best first.
    pub fn readings(&self, pattern: &str) -> &[Form] {
        self.by_pattern.get(pattern).map_or(&[], Vec::as_slice)
    }
}

/// The forms of all `lowerings`, which are of `platform`.
///
/// # Errors
/// LLVM rejects a module, or does not know one of its own CPUs.
pub fn derive(platform: &'static Platform, lowerings: &[Lowering]) -> Result<FormTable> {
    match platform.id {
        Arch::AArch64 => alone::derive(platform, super::aarch64::line, lowerings),
        Arch::Hexagon => alone::derive(platform, super::hexagon::line, lowerings),
        Arch::Nvptx => Ok(FormTable::default()),
        Arch::X86 => in_surroundings(lowerings),
    }
}

/// The forms of x86's instructions, which have several encodings each.
fn in_surroundings(lowerings: &[Lowering]) -> Result<FormTable> {
    let levels = LEVELS
        .iter()
        .map(|cpu| Ok((*cpu, Target::new(cpu, &[])?.features)))
        .collect::<Result<Vec<(&str, BTreeSet<String>)>>>()?;
    let sets: Vec<Vec<cases::Features>> =
        lowerings.iter().map(|lowering| feature_sets(lowering, &levels)).collect();
    let each = || lowerings.iter().zip(&sets);
    let first: Vec<Case<'_>> = each().flat_map(|(lowering, sets)| cases(lowering, sets)).collect();
    let mut seen = compile(&first, AS_WRITTEN)?;
    let rewritten = rewritten(&seen);
    let second: Vec<Case<'_>> = each()
        .filter(|(lowering, _)| rewritten.contains(lowering.id.as_str()))
        .flat_map(|(lowering, sets)| every_immediate(lowering, sets))
        .collect();
    seen.extend(compile(&second, AS_WRITTEN)?);
    let mut table = table(&seen, lowerings);
    let bodies = bodies(lowerings)?;
    let sets: Vec<_> = bodies.iter().map(|(_, lowering)| feature_sets(lowering, &levels)).collect();
    let twins: Vec<Case<'_>> = bodies
        .iter()
        .zip(&sets)
        .flat_map(|((value, lowering), sets)| used_cases(lowering, *value, sets))
        .collect();
    add_twins(&mut table, &compile(&twins, AS_WRITTEN)?);
    // Between lanes that are all ones or zero, a selection by elements is one by bytes. The line does not say
    // that they are; whoever uses the reading proves the program.
    let compared: Vec<Case<'_>> =
        each().flat_map(|(lowering, sets)| compared_cases(lowering, sets)).collect();
    add_twins(&mut table, &compile(&compared, COMBINED)?);
    add_unmasked(&mut table);
    Ok(FormTable { by_pattern: table })
}
