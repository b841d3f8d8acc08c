//! Which instructions have a cost, on which CPUs, and why others have none.

use std::collections::BTreeMap;

use autoir_codegen_gen::publish::store::TargetData;

use super::Built;
use super::documented::why_without;

/// Which instructions have a cost on which CPUs.
#[derive(Debug, Default)]
pub struct Priced<'a> {
    /// How many have one, by instruction set and CPU.
    pub by_cpu: BTreeMap<&'a str, BTreeMap<&'a str, usize>>,
    /// How many have one, by instruction set and where it comes from.
    pub sources: BTreeMap<&'a str, BTreeMap<&'a str, usize>>,
    /// Those without one on any CPU, by instruction set and reason.
    pub without: BTreeMap<&'a str, BTreeMap<String, Vec<&'a str>>>,
}

impl<'a> Priced<'a> {
    /// Of all instructions that were built.
    pub fn of(built: &'a Built) -> Priced<'a> {
        let Built { dictionary, targets, .. } = built;
        let data: BTreeMap<&str, &TargetData> = targets.iter().map(|t| (t.isa.as_str(), &t.data)).collect();
        let mut priced = Priced::default();
        for (_, member) in dictionary.members() {
            let m = &member.metadata;
            for cpu in m.costs.keys() {
                *priced.by_cpu.entry(&m.isa).or_default().entry(cpu).or_default() += 1;
            }
            if !m.costs.is_empty() {
                *priced.sources.entry(&m.isa).or_default().entry(&m.provenance).or_default() += 1;
                continue;
            }
            let why = data.get(m.isa.as_str()).map(|data| why_without(data, &member.id));
            let why = why.unwrap_or_else(|| "nothing is known of its CPUs".to_owned());
            priced.without.entry(&m.isa).or_default().entry(why).or_default().push(&member.id);
        }
        priced
    }
}
