//! Which assembly lines are which instructions: LLVM's code, read as the dictionary names it.

use std::collections::BTreeMap;

use autoir::binary;
use serde::{Deserialize, Serialize};

use crate::error::Result;

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
