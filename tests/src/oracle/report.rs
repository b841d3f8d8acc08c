//! What the check found.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::compare::Difference;

/// The outcome of a check.
#[derive(Clone, Debug, Default, Serialize)]
pub struct CheckReport {
    /// Instructions executed on hardware and compared.
    pub executed: usize,
    /// Those of them that agree in every bit of every vector, in both forms.
    pub exact: usize,
    /// How many of those executed have floating point operands or results.
    pub floating: usize,
    /// The instructions that do not agree: one entry per instruction and form.
    pub mismatched: Vec<Mismatch>,
    /// Executed instructions that do not agree because what executed them is known to be wrong there.
    pub disputed: Vec<Skip>,
    /// What is known to be wrong with what executed instructions, and showed at none of them, although all of its
    /// instructions were executed.
    pub outdated: Vec<String>,
    /// Instructions that were not executed.
    pub skipped: Vec<Skip>,
    /// Executed instructions whose text was corrected before.
    pub errata: Vec<Corrected>,
    /// Executed instructions for which clang chose another machine instruction with the same result than
    /// the vendor names, by key. Empty also where there is no disassembler.
    pub substituted: Vec<String>,
    /// How many of the instructions counted as executed nothing here executes: they were compared with a
    /// reference of our own, and only compiled.
    pub by_reference: usize,
    /// How many instructions were executed where.
    pub machines: BTreeMap<String, usize>,
    /// What else was seen of the executed instructions.
    pub further: Vec<Aspect>,
    /// The smallest number of vectors that an executed instruction was compared on.
    pub vectors_each: usize,
    /// Seconds to compile the native side.
    pub compile_seconds: f64,
    /// Seconds to execute and compare.
    pub execute_seconds: f64,
}

/// An instruction that was not executed.
#[derive(Clone, Debug, Serialize, PartialEq, Eq, PartialOrd, Ord)]
pub struct Skip {
    /// Its key.
    pub id: String,
    /// Why.
    pub reason: String,
}

/// Something other than results that was seen of the instructions.
#[derive(Clone, Debug, Serialize)]
pub struct Aspect {
    /// What, as a participle: `assembled for sm_90`.
    pub what: String,
    /// Of how many instructions it was seen.
    pub passed: usize,
    /// Of which ones it was not, and what was said.
    pub failed: Vec<Skip>,
    /// Which ones the tool is too old for.
    pub unknown: Vec<Skip>,
    /// Why nobody looked.
    pub skipped: Option<String>,
}

/// An executed instruction with errata.
#[derive(Clone, Debug, Serialize)]
pub struct Corrected {
    /// Its key.
    pub id: String,
    /// The corrections, by their names.
    pub errata: Vec<String>,
}

/// A form of one instruction's semantics that disagrees with the hardware.
#[derive(Clone, Debug, Serialize)]
pub struct Mismatch {
    /// The instruction's key.
    pub id: String,
    /// Which form: `elements` as evaluated, or `lanes` as re-rolled.
    pub form: &'static str,
    /// Immediate values of the first wrong vector, in order.
    pub immediates: Vec<i64>,
    /// Operands of the first wrong vector, by name: hexadecimal, most significant byte first.
    pub inputs: Vec<(String, String)>,
    /// What the hardware says, likewise.
    pub expected: String,
    /// What the semantics says, likewise.
    pub got: String,
    /// The first element that differs.
    pub difference: Difference,
    /// Vectors that differ, over all immediates.
    pub wrong: usize,
    /// Vectors compared, over all immediates.
    pub vectors: usize,
    /// Combinations of immediates that differ.
    pub wrong_cases: usize,
    /// Combinations of immediates compared.
    pub cases: usize,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let d = &self.difference;
        write!(f, "{} ({}): {} of {} vectors differ", self.id, self.form, self.wrong, self.vectors)?;
        if self.cases > 1 {
            write!(f, ", {} of {} immediates", self.wrong_cases, self.cases)?;
        }
        if !self.immediates.is_empty() {
            write!(f, "\n    immediate {:?}", self.immediates)?;
        }
        for (name, value) in &self.inputs {
            write!(f, "\n    {name:9} {value}")?;
        }
        let digits = d.width.div_ceil(4) as usize;
        write!(f, "\n    hardware  {}\n    semantics {}", self.expected, self.got)?;
        write!(
            f,
            "\n    element {} of {} bits: hardware {:0digits$x}, semantics {:0digits$x}",
            d.element, d.width, d.expected, d.got
        )
    }
}

impl CheckReport {
    /// Keys of the instructions with a mismatch, each once.
    pub fn mismatched_ids(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = self.mismatched.iter().map(|m| m.id.as_str()).collect();
        ids.dedup();
        ids
    }
}

/// Little-endian bytes as one hexadecimal number, most significant byte first, in groups of eight bytes.
pub fn hexadecimal(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2 + bytes.len() / 8);
    for (i, byte) in bytes.iter().enumerate().rev() {
        text.push_str(&format!("{byte:02x}"));
        if i > 0 && i % 8 == 0 {
            text.push('_');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_print_as_one_number() {
        assert_eq!(hexadecimal(&[0x01, 0x02]), "0201");
        assert_eq!(hexadecimal(&[1, 0, 0, 0, 0, 0, 0, 0, 0xab]), "ab_0000000000000001");
    }
}
