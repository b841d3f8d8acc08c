//! The shipped dictionary as a library to search, with measured costs.

use std::collections::BTreeMap;

use autoir::dictionary::{Dictionary, Operation};
use autoir::error::Error;
use autoir_codegen_gen::shipped;
use autoir_codegen_gen::store::TargetData;
use autoir_codegen_gen::target::Target;
use autoir_synth::library::{Cost, CostModel, Instruction, Library};
use rayon::prelude::*;

/// The instructions of `operations` that have a lowering in one of `data`, as synthesis wants them.
///
/// # Errors
/// A dictionary that was put together wrongly.
pub fn library(
    dictionary: &Dictionary,
    operations: &[&Operation],
    data: &[&TargetData],
) -> Result<Library, Error> {
    let lowered = |id: &str| data.iter().any(|d| d.lowerings.contains_key(id));
    let members: Vec<_> = operations
        .iter()
        .flat_map(|o| o.members.iter().map(move |m| (*o, m)))
        .filter(|(_, m)| lowered(&m.id))
        .collect();
    let instructions = members
        .into_par_iter()
        .map(|(operation, m)| {
            Ok(Instruction {
                id: m.id.clone(),
                mnemonic: m.metadata.mnemonic.clone(),
                arch: architecture(&m.metadata.isa).to_owned(),
                features: m.metadata.features.to_vec(),
                function: operation.function(m)?,
                immediates: m.metadata.immediates.to_vec(),
            })
        })
        .collect::<Result<Vec<_>, Error>>()?;
    Ok(Library::new(instructions, &dictionary.digest_text()))
}

/// The architecture that instruction set `isa` belongs to; its own name where nothing is compiled for it.
fn architecture(isa: &str) -> &str {
    shipped::all().find(|files| files.isa == isa).map_or(isa, |files| files.arch)
}

/// The measured costs of one CPU, or where there are none of the richest generic CPU that it includes.
#[derive(Clone, Debug)]
pub struct Measured {
    costs: BTreeMap<String, Cost>,
}

impl Measured {
    /// The costs of `target`.
    pub fn new(data: &TargetData, target: &Target) -> Measured {
        let platform = target.platform;
        let column = |name: &str| data.costs.cpus.get(name);
        let included =
            |name: &&&str| column(name).is_some_and(|c| c.target.features.is_subset(&target.features));
        let level = platform.generic_cpus().iter().rev().find(included).or(platform.cpus.first());
        let own = platform.cpus.iter().find(|name| **name == target.cpu).or(level);
        let mut costs = BTreeMap::new();
        // A feature that the named CPU lacks was added on the command line: another model knows its cost.
        for name in platform.cpus.iter().rev().chain(level).chain(own) {
            for (id, cost) in column(name).into_iter().flat_map(|c| &c.costs) {
                costs.insert(id.clone(), cost.recorded().throughput);
            }
        }
        Measured { costs }
    }
}

impl CostModel for Measured {
    fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
        self.costs.get(&instruction.id).copied()
    }
}
