//! Instructions to verified lowerings with their costs, where what is known of an instruction is taken over.
//!
//! What LLVM makes of an instruction depends on what the vendor says of it, on the features of the instruction
//! set that it is compiled with, and on LLVM and this code. The first two are in the key under which it is kept;
//! whoever keeps it keeps it with the last two ([`crate::llvm::versions`]).

use std::collections::{BTreeMap, BTreeSet};

use autoir::binary;
use autoir_spec_parsers::instruction::Instruction;
use autoir_spec_parsers::location::Location;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::cost::{CostTable, CpuCosts, Row, costs};
use crate::error::Result;
use crate::llvm::target::Target;
use crate::lowering::harvest::{Harvest, feature_union, harvest_with};
use crate::lowering::requirements;
use crate::lowering::verify::{Report, shorten, verify_lowerings};
use crate::lowering::{Lowering, Skipped};
use crate::platform::Platform;
use crate::publish::store::TargetData;

/// What is known of one instruction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Lowered {
    /// The lowering as it was verified, or why there is none.
    lowering: std::result::Result<Lowering, String>,
    /// The mnemonics that were there instead of its own, if it was not there.
    instead: Option<Vec<String>>,
    /// Whether its mnemonic was seen in certain surroundings only.
    surrounded: bool,
    /// Whether it became inline assembly.
    fell_back: bool,
    /// Whether LLVM was asked for its features.
    held: bool,
    /// What it costs, by CPU.
    costs: BTreeMap<String, Row>,
}

/// What is known of instructions, by the digests of what it depends on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Known(BTreeMap<[u8; 32], Lowered>);

/// The lowerings of an instruction set.
#[derive(Clone, Debug, Default)]
pub struct Lowerings {
    /// Those that there are, and their costs.
    pub data: TargetData,
    /// Why the others are not there.
    pub skipped: Vec<Skipped>,
    /// What was seen in the assembly.
    pub report: Report,
    /// How many instructions were not known.
    pub fresh: usize,
}

/// Lowers `instructions` for `platform`. What is in `known` is taken from there, and what was needed this time
/// takes its place. `progress` is told how many of the clang's functions are compiled.
///
/// # Errors
/// One of LLVM's tools cannot be run. What one instruction lacks is a [`Skipped`] entry.
pub fn lower(
    platform: &'static Platform,
    instructions: &[Instruction],
    known: &mut Known,
    jobs: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Lowerings> {
    let features = feature_union(platform, instructions)?;
    let front = format!("{} {} {features:?}", platform.triple, platform.base_cpu);
    let keys = instructions.iter().map(|i| key(&front, i)).collect::<Result<Vec<_>>>()?;
    let fresh: Vec<usize> = (0..keys.len()).filter(|&at| !known.0.contains_key(&keys[at])).collect();
    let chosen: Vec<Instruction> = fresh.iter().map(|&at| instructions[at].clone()).collect();
    let (mut made, table) = lower_fresh(platform, &chosen, &features, jobs, progress)?;
    let mut lowered = Lowerings { fresh: fresh.len(), ..Lowerings::default() };
    let mut rows: BTreeMap<String, Vec<(String, Row)>> = BTreeMap::new();
    let mut kept = BTreeMap::new();
    for (instruction, key) in instructions.iter().zip(keys) {
        let id = instruction.id.to_string();
        // An instruction that was neither lowered nor skipped cannot be: the harvest says one of both of each.
        let Some(one) = made.remove(&id).or_else(|| known.0.remove(&key)) else { continue };
        if one.lowering.is_ok() {
            let row = |(cpu, row): (&String, &Row)| (cpu.clone(), (id.clone(), row.clone()));
            one.costs.iter().map(row).for_each(|(cpu, row)| rows.entry(cpu).or_default().push(row));
        }
        lowered.add(id, one.clone());
        kept.insert(key, one);
    }
    let column = |(cpu, target): (String, Target)| {
        let column = CpuCosts::new(target, rows.remove(&cpu).unwrap_or_default());
        (cpu, column)
    };
    let CostTable { provenance, cpus } = table;
    let targets = cpus.into_iter().map(|(cpu, column)| (cpu, column.target));
    lowered.data.costs = CostTable { provenance, cpus: targets.map(column).collect() };
    lowered.report.total = lowered.data.lowerings.len();
    lowered.report.mnemonic_seen = lowered.report.total - lowered.report.exceptions.len();
    *known = Known(kept);
    Ok(lowered)
}

/// Digest of what is made of an instruction: where it stands in the vendor's text does not matter.
fn key(front: &str, instruction: &Instruction) -> Result<[u8; 32]> {
    let nowhere = Location::default();
    let (location, operation_location) = (nowhere.clone(), nowhere);
    let said = Instruction { location, operation_location, ..instruction.clone() };
    let mut hash = Sha256::new();
    hash.update(front);
    hash.update(binary::digest(&said)?);
    Ok(hash.finalize().into())
}

/// What is made of instructions of which nothing is known, by id, and a table of the CPUs.
fn lower_fresh(
    platform: &'static Platform,
    instructions: &[Instruction],
    features: &BTreeSet<String>,
    jobs: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<(BTreeMap<String, Lowered>, CostTable)> {
    if instructions.is_empty() {
        return Ok((BTreeMap::new(), costs(platform, &[])?));
    }
    let Harvest { mut lowerings, mut skipped, combined, mut held, before } =
        harvest_with(platform, instructions, features, jobs, progress)?;
    requirements::complete(platform, &mut lowerings, features)?;
    requirements::give_back(platform, &mut lowerings, &before)?;
    shorten(platform, &mut lowerings, &combined)?;
    let report = verify_lowerings(platform, &mut lowerings)?;
    skipped
        .extend(report.refused.iter().map(|(id, reason)| Skipped { id: id.clone(), reason: reason.clone() }));
    held.extend(requirements::hold(platform, &mut lowerings, features)?);
    let table = costs(platform, &lowerings)?;
    let mut all: BTreeMap<String, BTreeMap<String, Row>> = BTreeMap::new();
    for (cpu, column) in &table.cpus {
        for (id, row) in column.rows() {
            all.entry(id.to_owned()).or_default().insert(cpu.clone(), row);
        }
    }
    let mut made = BTreeMap::new();
    for lowering in lowerings {
        let id = lowering.id.clone();
        let one = Lowered {
            instead: report.exceptions.get(&id).cloned(),
            surrounded: report.seen_in_surroundings.contains(&id),
            fell_back: report.fell_back.contains(&id),
            held: held.contains(&id),
            costs: all.remove(&id).unwrap_or_default(),
            lowering: Ok(lowering),
        };
        made.insert(id, one);
    }
    for Skipped { id, reason } in skipped {
        let one = Lowered {
            lowering: Err(reason),
            instead: None,
            surrounded: false,
            fell_back: false,
            held: false,
            costs: BTreeMap::new(),
        };
        made.insert(id, one);
    }
    Ok((made, table))
}

impl Lowerings {
    fn add(&mut self, id: String, one: Lowered) {
        let lowering = match one.lowering {
            Ok(lowering) => lowering,
            Err(reason) => return self.skipped.push(Skipped { id, reason }),
        };
        let report = &mut self.report;
        *report.by_kind.entry(lowering.llvm.kind().to_string()).or_default() += 1;
        if let Some(instead) = one.instead {
            report.exceptions.insert(id.clone(), instead);
        }
        if one.surrounded {
            report.seen_in_surroundings.push(id.clone());
        }
        if one.fell_back {
            report.fell_back.push(id.clone());
        }
        if !one.held {
            report.unheld.push(id.clone());
        }
        self.data.lowerings.insert(id, lowering);
    }
}
