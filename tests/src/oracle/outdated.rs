//! Which of an emulator's known faults no instruction shows any more.

use std::collections::{BTreeMap, BTreeSet};

/// What was seen of faults while instructions were compared.
#[derive(Debug, Default)]
pub struct Faults {
    /// For each fault whether an instruction differed, and the mnemonics of those that were compared.
    compared: BTreeMap<String, (bool, BTreeSet<String>)>,
    /// Mnemonics of instructions that were compared elsewhere, or not at all.
    left: BTreeSet<String>,
}

impl Faults {
    /// An instruction with these mnemonics was compared where `fault` is known, and differs or not.
    pub fn add(&mut self, fault: &str, mnemonics: impl Iterator<Item = String>, differs: bool) {
        let (any, seen) = self.compared.entry(fault.to_owned()).or_default();
        *any |= differs;
        seen.extend(mnemonics);
    }

    /// An instruction with these mnemonics says nothing of faults.
    pub fn leave(&mut self, mnemonics: impl Iterator<Item = String>) {
        self.left.extend(mnemonics);
    }

    /// The faults at which nothing differed, of which all forms were compared.
    pub fn outdated(self) -> Vec<String> {
        let shows_nothing = |(_, (differs, seen)): &(String, (bool, BTreeSet<String>))| {
            !differs && seen.is_disjoint(&self.left)
        };
        self.compared.into_iter().filter(shows_nothing).map(|(fault, _)| fault).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_outdated_if_no_form_of_its_mnemonics_shows_it() {
        let name = |name: &str| std::iter::once(name.to_owned());
        let mut faults = Faults::default();
        faults.add("rounds", name("VADD"), false);
        faults.add("shifts", name("VSRL"), false);
        faults.add("shifts", name("VSRA"), true);
        // Another form of it was executed by the CPU.
        faults.add("masks", name("VCVT"), false);
        faults.leave(name("VCVT"));
        assert_eq!(faults.outdated(), ["rounds"]);
    }
}
