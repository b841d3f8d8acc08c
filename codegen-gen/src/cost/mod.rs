//! The cost of every lowering on every CPU.

pub mod mca;
mod packets;
mod pressure;
pub mod program;

use std::collections::BTreeMap;

use autoir_synth::library::units::Uses;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::cost::mca::Cost;
use crate::error::Result;
use crate::llvm::target::Target;
use crate::lowering::Lowering;
use crate::lowering::probe::{self, Surroundings};
use crate::lowering::verify::is_line_of;
use crate::platform::{Measure, Platform};

/// One CPU's column.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CpuCosts {
    /// Name and features.
    pub target: Target,
    /// Cost by instruction id, for those that the CPU has and its model knows.
    pub costs: BTreeMap<String, Cost>,
    /// What instructions keep busy, each kind once.
    kinds: Vec<Uses>,
    /// Of which kind each of `costs` is, in their order, where the model says.
    uses: Vec<Option<u16>>,
}

/// What the execution of an instruction costs, and what it keeps busy where the model says.
pub type Row = (Cost, Option<Uses>);

impl CpuCosts {
    /// The column of `target`, with the rows of instructions by their ids.
    pub fn new(target: Target, rows: impl IntoIterator<Item = (String, Row)>) -> CpuCosts {
        let rows: BTreeMap<String, Row> = rows.into_iter().collect();
        let mut kinds: Vec<Uses> = rows.values().filter_map(|(_, uses)| uses.clone()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let kind = |uses: &Uses| kinds.binary_search(uses).ok().and_then(|n| u16::try_from(n).ok());
        let uses = rows.values().map(|(_, uses)| uses.as_ref().and_then(kind)).collect();
        CpuCosts { target, costs: rows.into_iter().map(|(id, (cost, _))| (id, cost)).collect(), kinds, uses }
    }

    /// The row of each instruction.
    pub fn rows(&self) -> impl Iterator<Item = (&str, Row)> {
        let kind = |kind: &Option<u16>| self.kinds.get(usize::from((*kind)?)).cloned();
        self.costs.iter().zip(&self.uses).map(move |((id, cost), n)| (id.as_str(), (*cost, kind(n))))
    }

    /// What instructions keep busy, by their ids, where the model says.
    pub fn uses(&self) -> impl Iterator<Item = (&str, &Uses)> {
        let kind = |kind: &Option<u16>| self.kinds.get(usize::from((*kind)?));
        self.costs.keys().zip(&self.uses).filter_map(move |(id, n)| Some((id.as_str(), kind(n)?)))
    }
}

/// Costs by CPU name.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CostTable {
    /// Where they come from, in words.
    pub provenance: String,
    /// Columns.
    pub cpus: BTreeMap<String, CpuCosts>,
}

/// Measures every lowering on each tabulated CPU of `platform` that has its features.
///
/// # Errors
/// An unknown CPU, or one of LLVM's tools cannot be run.
pub fn costs(platform: &'static Platform, lowerings: &[Lowering]) -> Result<CostTable> {
    let snippets = snippets(platform, lowerings)?;
    let columns = platform
        .cpus
        .par_iter()
        .map(|cpu| {
            let target = Target::of(platform, cpu, &[])?;
            let rows = column(lowerings, &snippets, &target)?;
            Ok((cpu.to_string(), CpuCosts::new(target, rows)))
        })
        .collect::<Result<Vec<_>>>()?;
    let provenance = format!("{}, {}", platform.measure.provenance(), crate::llvm::release());
    Ok(CostTable { provenance, cpus: columns.into_iter().collect() })
}

fn column(lowerings: &[Lowering], snippets: &[Vec<String>], target: &Target) -> Result<Vec<(String, Row)>> {
    let able: Vec<usize> =
        (0..lowerings.len()).filter(|&at| lowerings[at].runs_on(&target.features)).collect();
    let bodies: Vec<Vec<String>> = able.iter().map(|&at| snippets[at].clone()).collect();
    let mut costs = mca::costs_of(&bodies, target)?;
    if target.platform.measure == Measure::Packets {
        let chosen: Vec<&Lowering> = able.iter().map(|&at| &lowerings[at]).collect();
        let copies = probe::copies(target.platform, &chosen, &target.cpu)?;
        for (cost, copies) in costs.iter_mut().zip(copies) {
            match (cost.as_mut(), copies) {
                (Some(cost), Some((body, count))) => {
                    cost.rthroughput = packets::cost(&body).rthroughput / f64::from(count);
                }
                // The vendor does not say which version has it first; this one has not.
                (_, None) => *cost = None,
                (None, _) => {}
            }
        }
    }
    let uses = mca::uses_of(&bodies, target)?;
    let ids = able.iter().map(|&at| lowerings[at].id.clone());
    Ok(ids.zip(costs).zip(uses).filter_map(|((id, cost), uses)| Some((id, (cost?, uses)))).collect())
}

/// Assembly to measure for each lowering: all that LLVM makes of it alone, or just the instruction where
/// that is only chosen among integer instructions.
fn snippets(platform: &Platform, lowerings: &[Lowering]) -> Result<Vec<Vec<String>>> {
    let all: Vec<&Lowering> = lowerings.iter().collect();
    let mut snippets = probe::assembly(platform, &all, Surroundings::Nothing, probe::IMMEDIATE)?;
    let seen =
        |lowering: &Lowering, body: &[String]| body.iter().any(|line| is_line_of(platform, line, lowering));
    // LLVM makes additions of some instructions where the immediate is 1.
    for (surroundings, immediate) in
        [(Surroundings::Integer, probe::IMMEDIATE), (Surroundings::Nothing, probe::IMMEDIATE + 1)]
    {
        let unseen: Vec<usize> =
            (0..all.len()).filter(|&index| !seen(all[index], &snippets[index])).collect();
        let chosen: Vec<&Lowering> = unseen.iter().map(|&index| all[index]).collect();
        let bodies = probe::assembly(platform, &chosen, surroundings, immediate)?;
        for (index, body) in unseen.into_iter().zip(bodies) {
            if let Some(line) = body.into_iter().find(|line| is_line_of(platform, line, all[index])) {
                snippets[index] = vec![line];
            }
        }
    }
    // What needs fewer instructions where LLVM is free to choose costs what those do: half a register is there
    // without one.
    let free: Vec<usize> = (0..all.len()).filter(|&index| all[index].loose.is_some()).collect();
    let loose: Vec<Lowering> = free
        .iter()
        .filter_map(|&index| Some(Lowering { llvm: all[index].loose.clone()?, ..all[index].clone() }))
        .collect();
    let bodies = probe::assembly(
        platform,
        &loose.iter().collect::<Vec<_>>(),
        Surroundings::Nothing,
        probe::IMMEDIATE,
    )?;
    for (index, body) in free.into_iter().zip(bodies) {
        if body.len() < snippets[index].len() {
            snippets[index] = body;
        }
    }
    Ok(snippets)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_kept_once() {
        let (shuffle, logic) = (Uses(vec![(4, 100)]), Uses(vec![(7, 100)]));
        let row = |id: &str, uses: Option<&Uses>| (id.to_string(), (Cost::default(), uses.cloned()));
        let rows = [row("c", Some(&logic)), row("a", Some(&shuffle)), row("b", None), row("d", Some(&logic))];
        let column = CpuCosts::new(Target::new("haswell", &[]).expect("clang knows haswell"), rows);
        assert_eq!(column.kinds.len(), 2);
        assert_eq!(column.uses().collect::<Vec<_>>(), [("a", &shuffle), ("c", &logic), ("d", &logic)]);
        let rows = column.rows().map(|(id, row)| (id.to_string(), row));
        assert_eq!(CpuCosts::new(column.target.clone(), rows), column);
    }
}
