//! Costs that a vendor documents, for instructions that no scheduling model has.
//!
//! `vendor-specs/<isa>/costs.toml` says what a document says, and where. The notation is explained in
//! `vendor-specs/README.md`.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::errata::glob;
use crate::error::SpecError;
use crate::frontend::Isa;
use crate::instruction::Instruction;

/// What an instruction costs on a CPU, as a document says.
#[derive(Clone, Debug, PartialEq)]
pub struct Documented {
    /// Cycles per instruction in a long independent sequence.
    pub cycles: f64,
    /// Cycles until the result is there, where the document says so.
    pub latency: Option<u32>,
    /// The document, and the place in it.
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    cost: Vec<Entry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    cpu: String,
    source: String,
    mnemonics: Vec<String>,
    /// Cycles of an instruction,
    cycles: Option<f64>,
    /// or multiplications with an addition in a cycle,
    multiply_adds: Option<f64>,
    /// or bytes of the result in a cycle.
    bytes: Option<f64>,
    latency: Option<u32>,
}

impl Entry {
    fn cycles(&self, instruction: &Instruction) -> Option<f64> {
        let result: u32 = instruction.ret.extents.iter().product();
        let (work, rate) = match (self.cycles, self.multiply_adds, self.bytes) {
            (Some(cycles), ..) => return Some(cycles),
            (_, Some(rate), _) => {
                // A product of matrices multiplies and adds once per element of the result and column of the
                // first factor.
                let columns = instruction.params.iter().find_map(|p| p.extents.last())?;
                (f64::from(result) * f64::from(*columns), rate)
            }
            (_, _, rate) => (f64::from(instruction.ret.width) / 8.0, rate?),
        };
        (rate > 0.0 && work > 0.0).then_some(work / rate)
    }

    /// Whether it says one thing about how long an instruction takes.
    fn is_one_statement(&self) -> bool {
        [self.cycles, self.multiply_adds, self.bytes].iter().flatten().count() == 1
    }
}

/// The documented costs of the instructions of an ISA.
#[derive(Debug, Default)]
pub struct Costs {
    entries: Vec<Entry>,
}

impl Costs {
    /// Those of `isa`; none where nothing is written down.
    ///
    /// # Errors
    /// The file does not follow its format.
    pub fn of(isa: &Isa) -> Result<Costs, SpecError> {
        if isa.costs.is_empty() {
            return Ok(Costs::default());
        }
        let bad = |message: String| SpecError::BadDescription {
            file: format!("vendor-specs/{}/costs.toml", isa.name),
            message,
        };
        let file: File = toml::from_str(isa.costs).map_err(|e| bad(e.to_string()))?;
        if let Some(entry) = file.cost.iter().find(|entry| !entry.is_one_statement()) {
            let of = entry.mnemonics.join(", ");
            return Err(bad(format!("say one of `cycles`, `multiply_adds` and `bytes` of {of}")));
        }
        Ok(Costs { entries: file.cost })
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What `instruction` costs, by CPU. Of several entries for its mnemonic and a CPU, the first one counts.
    pub fn costs_of(&self, instruction: &Instruction) -> BTreeMap<String, Documented> {
        let mut all = BTreeMap::new();
        let named = |entry: &&Entry| {
            let mut names = instruction.encodings.iter().map(|e| e.name.as_str());
            names.any(|name| entry.mnemonics.iter().any(|pattern| glob(pattern, name)))
        };
        for entry in self.entries.iter().filter(named) {
            let Some(cycles) = entry.cycles(instruction) else { continue };
            let cost = Documented { cycles, latency: entry.latency, source: entry.source.clone() };
            all.entry(entry.cpu.clone()).or_insert(cost);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::ISAS;
    use crate::source::SpecSource;

    #[test]
    fn every_file_follows_its_format() {
        for isa in ISAS {
            let costs = Costs::of(isa).unwrap_or_else(|e| panic!("{}: {e}", isa.name));
            assert_eq!(costs.is_empty(), isa.costs.is_empty(), "{}", isa.name);
        }
    }

    #[test]
    fn a_matrix_product_takes_as_long_as_its_multiplications() {
        let isa = crate::registry::isa("ptx").expect("it is registered");
        let text = isa.frontend.shipped("mma.spec").expect("it is part of this project");
        let source = SpecSource::from_bytes("mma.spec", text.as_bytes());
        let read = isa.frontend.read(&source);
        let costs = Costs::of(isa).expect("a sound file");
        let find = |name: &str| {
            let instruction = read.instructions.iter().find(|i| i.name == name).expect("it is generated");
            costs.costs_of(instruction)["sm_80"].cycles
        };
        // 16 x 8 x 32 multiplications at 2048, and 16 x 8 x 16 at 1024 in a cycle.
        assert_eq!(find("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32"), 2.0);
        assert_eq!(find("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"), 2.0);
        assert_eq!(find("ldmatrix.sync.aligned.m8n8.x4.b16"), 4.0);
    }
}
