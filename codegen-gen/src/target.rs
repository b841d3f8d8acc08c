//! The CPU that code is generated for.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::features::cpu_features;
use crate::lowering::Lowering;

/// An x86 CPU and the features that generated code may use.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Target {
    /// LLVM's name of the CPU, which chooses the scheduling model.
    pub cpu: String,
    /// Features by LLVM's names.
    pub features: BTreeSet<String>,
}

impl Target {
    /// `cpu` (or `native`) with its own features and the changes in `extra`, each `+name` or `-name`.
    ///
    /// # Errors
    /// LLVM does not know the CPU, or an entry of `extra` has no sign.
    pub fn new(cpu: &str, extra: &[String]) -> Result<Target> {
        let mut features = cpu_features(cpu)?;
        for change in extra {
            match change.split_at_checked(1) {
                Some(("+", name)) => drop(features.insert(name.to_string())),
                Some(("-", name)) => drop(features.remove(name)),
                _ => return Err(Error::Llvm(format!("feature {change} has no + or -"))),
            }
        }
        // `native` is a name of clang's driver only; its scheduling model is the host CPU's.
        let cpu = if cpu == "native" {
            inkwell::targets::TargetMachine::get_host_cpu_name().to_string()
        } else {
            cpu.to_string()
        };
        Ok(Target { cpu, features })
    }

    /// The first feature that `lowering` needs and this target lacks.
    pub fn missing<'a>(&self, lowering: &'a Lowering) -> Option<&'a String> {
        lowering.features.iter().find(|feature| !self.features.contains(*feature))
    }

    /// LLVM function attributes that select this target.
    pub(crate) fn attributes(&self) -> String {
        format!("\"target-cpu\"=\"{}\" \"target-features\"=\"{}\"", self.cpu, feature_string(&self.features))
    }
}

/// LLVM's `+a,+b` notation.
pub(crate) fn feature_string<'a>(features: impl IntoIterator<Item = &'a String>) -> String {
    let list: Vec<String> = features.into_iter().map(|name| format!("+{name}")).collect();
    list.join(",")
}
