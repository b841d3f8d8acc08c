//! Where the costs of instructions are from: a model of LLVM's, or what the vendor documents.

use std::collections::BTreeMap;

use autoir::dictionary::Cost;
use autoir_codegen_gen::cost::mca;
use autoir_codegen_gen::cost::{CostTable, CpuCosts};
use autoir_codegen_gen::platform::Measure;
use autoir_codegen_gen::publish::store::TargetData;
use autoir_spec_parsers::documented::Costs;
use autoir_spec_parsers::instruction::Instruction;
use autoir_spec_parsers::isa;

use crate::error::Error;

/// The costs of an instruction by CPU, and where they come from.
pub type Sourced = (BTreeMap<String, Cost>, String);

/// What documents say of the instructions of an ISA, by id; none where nothing is written down.
///
/// # Errors
/// An unknown ISA, or a description that does not follow its format.
pub fn documented<'a>(
    name: &str,
    instructions: impl Iterator<Item = &'a Instruction>,
) -> Result<BTreeMap<String, Sourced>, Error> {
    let costs = Costs::of(isa(name)?)?;
    let mut all = BTreeMap::new();
    for instruction in instructions {
        let found = costs.costs_of(instruction);
        if found.is_empty() {
            continue;
        }
        let hundredths = |cycles: f64| (cycles * 100.0).round() as u32;
        let by_cpu = found.iter().map(|(cpu, cost)| {
            let latency = cost.latency.unwrap_or(0).saturating_mul(100);
            (cpu.clone(), Cost { latency, throughput: hundredths(cost.cycles), uops: 1 })
        });
        let said: Vec<String> = found.iter().map(|(cpu, cost)| format!("{cpu}: {}", cost.source)).collect();
        all.insert(instruction.id.to_string(), (by_cpu.collect(), said.join("; ")));
    }
    Ok(all)
}

/// Puts what documents say into the place of what was measured: a model without these instructions says nothing.
pub fn replace(table: &mut CostTable, documents: &BTreeMap<String, Sourced>) {
    table.provenance = Measure::Documents.provenance().to_owned();
    for (cpu, column) in &mut table.cpus {
        let cost = |(id, (costs, _)): (&String, &Sourced)| {
            let cost = costs.get(cpu)?;
            let cycles = |hundredths: u32| f64::from(hundredths) / 100.0;
            let (rthroughput, latency) = (cycles(cost.throughput), cost.latency / 100);
            let cost = mca::Cost { rthroughput, latency, uops: cost.uops, instructions: 1 };
            Some((id.clone(), (cost, None)))
        };
        *column = CpuCosts::new(column.target.clone(), documents.iter().filter_map(cost));
    }
}

/// What LLVM's model of each CPU says of instruction `id`.
pub fn modelled(data: &TargetData, id: &str) -> Sourced {
    let costs = data.costs_of(id);
    let provenance = if costs.is_empty() { String::new() } else { data.costs.provenance.clone() };
    (costs, provenance)
}

/// Why there is no cost of instruction `id` on any CPU.
pub fn why_without(data: &TargetData, id: &str) -> String {
    let cpus = data.costs.cpus.values().map(|column| &column.target);
    if cpus.clone().any(|target| target.platform.measure == Measure::Documents) {
        return "the documents give no rate".to_owned();
    }
    let Some(lowering) = data.lowerings.get(id) else { return "no lowering".to_owned() };
    if cpus.clone().any(|target| target.missing(&lowering.features).is_none()) {
        return "the models do not know it".to_owned();
    }
    let nowhere = |feature: &&String| cpus.clone().all(|target| !target.features.contains(*feature));
    let lacking: Vec<&str> = lowering.features.iter().filter(nowhere).map(String::as_str).collect();
    match &lacking[..] {
        [] => "no CPU of the table has all that it needs".to_owned(),
        _ => format!("no CPU of the table has {}", lacking.join(" and ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn why_an_instruction_has_no_cost_is_said() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../codegen-gen/data/x86.air-target");
        let mut data = TargetData::read(std::path::Path::new(file)).expect("it is committed");
        data.costs.cpus.retain(|_, column| !column.target.features.contains("avxvnniint8"));
        let why = |id: &str| why_without(&data, id);
        assert_eq!(why("none"), "no lowering");
        let lacking = |(id, lowering): (&String, &autoir_codegen_gen::lowering::Lowering)| {
            lowering.features.iter().any(|feature| feature == "avxvnniint8").then(|| why(id))
        };
        let said: Vec<String> = data.lowerings.iter().filter_map(lacking).collect();
        assert!(!said.is_empty() && said.iter().all(|why| why == "no CPU of the table has avxvnniint8"));
    }
}
