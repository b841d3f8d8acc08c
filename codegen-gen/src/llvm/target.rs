//! The CPU that code is generated for.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::llvm::features::cpu_features;
use crate::platform::{self, Platform, X86};

/// A CPU and the features that generated code may use.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Target {
    /// Its architecture.
    #[serde(serialize_with = "platform::serialize", deserialize_with = "platform::deserialize")]
    pub platform: &'static Platform,
    /// LLVM's name of the CPU, which chooses the scheduling model.
    pub cpu: String,
    /// Features by LLVM's names.
    pub features: BTreeSet<String>,
    /// Features of the CPU that generated code must not use.
    pub disabled: BTreeSet<String>,
}

impl Target {
    /// The x86 CPU `cpu` (or `native`) with its own features and the changes in `extra`, each `+name` or
    /// `-name`.
    ///
    /// # Errors
    /// LLVM does not know the CPU or a feature.
    pub fn new(cpu: &str, extra: &[String]) -> Result<Target> {
        Target::of(X86, cpu, extra)
    }

    /// As [`Target::new`] for a CPU of `platform`.
    ///
    /// # Errors
    /// LLVM does not know the CPU or a feature.
    pub fn of(platform: &'static Platform, cpu: &str, extra: &[String]) -> Result<Target> {
        let features = cpu_features(platform, cpu, extra)?;
        let mut disabled = BTreeSet::new();
        if extra.iter().any(|change| change.starts_with('-')) {
            disabled = cpu_features(platform, cpu, &[])?;
            disabled.retain(|feature| !features.contains(feature));
        }
        // `native` is a name of clang's driver only; its scheduling model is the host CPU's.
        let cpu = if cpu == "native" { host_cpu() } else { cpu.to_string() };
        Ok(Target { platform, cpu, features, disabled })
    }

    /// This machine, as LLVM finds it if it is an x86 one; no tool is run.
    pub fn host() -> Target {
        let list = inkwell::targets::TargetMachine::get_host_cpu_features().to_string();
        let (mut features, mut disabled) = (BTreeSet::new(), BTreeSet::new());
        for change in list.split(',') {
            match change.split_at_checked(1) {
                Some(("+", name)) => features.insert(name.to_string()),
                Some(("-", name)) => disabled.insert(name.to_string()),
                _ => false,
            };
        }
        Target { platform: X86, cpu: host_cpu(), features, disabled }
    }

    /// The same CPU without the features that are not among `features`.
    pub fn within(&self, features: &BTreeSet<String>) -> Target {
        let (kept, left): (BTreeSet<String>, _) =
            self.features.iter().cloned().partition(|feature| features.contains(feature));
        Target { features: kept, disabled: self.disabled.union(&left).cloned().collect(), ..self.clone() }
    }

    /// The first of `features` that this target lacks.
    pub fn missing<'a>(&self, features: &'a [String]) -> Option<&'a String> {
        features.iter().find(|feature| !self.features.contains(*feature))
    }

    /// LLVM function attributes that select this target: without the disabled features, the CPU would bring them.
    pub(crate) fn attributes(&self) -> String {
        let base = self.platform.base_features.iter().map(|name| (*name).to_string());
        let all: BTreeSet<String> = self.features.iter().cloned().chain(base).collect();
        let mut features = feature_string(&all);
        for name in &self.disabled {
            features.push_str(",-");
            features.push_str(name);
        }
        format!(
            "\"target-cpu\"=\"{}\" \"target-features\"=\"{}\"",
            self.cpu,
            features.trim_start_matches(',')
        )
    }
}

fn host_cpu() -> String {
    inkwell::targets::TargetMachine::get_host_cpu_name().to_string()
}

/// LLVM's `+a,+b` notation.
pub(crate) fn feature_string<'a>(features: impl IntoIterator<Item = &'a String>) -> String {
    let list: Vec<String> = features.into_iter().map(|name| format!("+{name}")).collect();
    list.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_that_the_cpu_would_bring_are_taken_away() -> Result<()> {
        let whole = Target::new("skylake-avx512", &[])?.attributes();
        assert!(whole.contains("+avx512f") && !whole.contains(",-"), "{whole}");
        let less = Target::new("skylake-avx512", &["-avx512f".to_string()])?.attributes();
        assert!(less.contains("+avx2") && less.contains(",-avx512f") && !less.contains("+avx512"), "{less}");
        Ok(())
    }

    #[test]
    fn within_the_features_of_another_cpu_no_others_are_used() -> Result<()> {
        let less = Target::new("skylake-avx512", &[])?.within(&Target::new("x86-64-v2", &[])?.features);
        assert_eq!(less.cpu, "skylake-avx512", "the scheduling model stays");
        let attributes = less.attributes();
        assert!(attributes.contains("+sse4.2") && attributes.contains(",-avx2"), "{attributes}");
        assert!(!attributes.contains("+avx"), "{attributes}");
        Ok(())
    }
}
