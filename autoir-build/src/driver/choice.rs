//! The CPU that is asked for, as search and code generation see it.

use autoir_codegen_gen::llvm::target::Target as CodeTarget;
use autoir_codegen_gen::platform::{PLATFORMS, Platform, platform};
use autoir_synth::library::target::Target;

use super::Shipped;
use crate::error::Error;

/// An architecture, one of its CPUs, and changes to that one's features.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The architecture.
    pub platform: &'static Platform,
    /// The CPU and its features, as the search sees it.
    pub search: Target,
    /// LLVM's name of the CPU.
    pub cpu: String,
    /// Features added and taken away, each `+name` or `-name`.
    pub changes: Vec<String>,
}

impl Choice {
    /// The CPU `cpu` of `arch`, with `changes` such as `+avx512vnni,-avx512f`. Without a name, and as `native`, this
    /// machine's; of another architecture, without a name, one that has most of what others have.
    ///
    /// # Errors
    /// An architecture, a CPU or a feature that is not known; `native` where this machine is another.
    pub fn new(arch: &str, cpu: Option<&str>, changes: &str) -> Result<Choice, Error> {
        let unknown = || Error::UnknownArchitecture {
            name: arch.to_owned(),
            known: PLATFORMS.iter().map(|p| p.arch).collect(),
        };
        let platform = platform(arch).ok_or_else(unknown)?;
        let host = CodeTarget::host();
        let cpu = match cpu {
            None | Some("native") if host.platform == platform => host.cpu,
            Some("native") => return Err(Error::NotThisMachine(platform.arch)),
            None => platform.default_cpu.to_owned(),
            Some(cpu) => cpu.to_owned(),
        };
        let search = Target::new(platform.arch, &cpu, changes)?;
        let changes =
            changes.split(',').map(str::trim).filter(|c| !c.is_empty()).map(str::to_owned).collect();
        Ok(Choice { platform, search, cpu, changes })
    }

    /// As code generation sees it.
    ///
    /// # Errors
    /// LLVM does not know it, or what is shipped cannot be used.
    pub fn code(&self, shipped: &Shipped) -> Result<CodeTarget, Error> {
        Ok(shipped.data()?.target(self.platform, &self.cpu, &self.changes)?)
    }

    /// Architecture, CPU and changes, as they were given.
    pub(super) fn words(&self) -> String {
        format!("{} {} {}", self.platform.arch, self.cpu, self.changes.join(","))
    }
}
