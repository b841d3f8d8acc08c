//! What Bochs is known to compute otherwise than Intel says.

use std::sync::OnceLock;

use serde::Deserialize;

/// Instructions with a fault in common.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fault {
    /// Their mnemonics, as Intel writes them.
    mnemonics: Vec<String>,
    /// What Bochs does.
    does: String,
    /// How it is known that Bochs is wrong and not the semantics.
    evidence: String,
}

#[derive(Debug, Deserialize)]
struct Faults {
    fault: Vec<Fault>,
}

fn all() -> &'static [Fault] {
    static READ: OnceLock<Vec<Fault>> = OnceLock::new();
    READ.get_or_init(|| {
        let faults: Faults = toml::from_str(include_str!("faults.toml")).expect("a test reads the file");
        faults.fault
    })
}

/// What Bochs does wrong at instructions called `mnemonic`, if it is known to do something wrong.
pub fn fault(mnemonic: &str) -> Option<String> {
    let listed = |fault: &&Fault| fault.mnemonics.iter().any(|name| name.eq_ignore_ascii_case(mnemonic));
    all().iter().find(listed).map(|fault| format!("{} ({})", fault.does, fault.evidence))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_evidence_and_names_that_no_other_has() {
        let mut names: Vec<&String> = all().iter().flat_map(|fault| &fault.mnemonics).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
        assert!(all().iter().all(|fault| !fault.evidence.is_empty() && !fault.does.is_empty()));
        assert!(fault("vgetmantph").is_some() && fault("VADDPH").is_none());
    }
}
