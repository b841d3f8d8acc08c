//! The CPU that a function is compiled for, by its attributes.

use autoir_build::driver::Choice;
use autoir_synth::library::target::Target;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::ir::Value;

/// The CPU that functions without attributes are compiled for: what every CPU of the architecture has.
fn default_cpu(arch: &str) -> &'static str {
    if arch == "x86_64" { "x86-64" } else { "generic" }
}

/// A CPU as attributes name it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Cpu {
    /// LLVM's name of the architecture.
    pub arch: String,
    /// LLVM's name of the CPU.
    pub cpu: String,
    /// LLVM's features added and taken away, each `+name` or `-name`, separated by commas.
    pub features: String,
}

impl Cpu {
    /// What `function`, in a module for `triple`, is compiled for; `asked` where its attributes do not say.
    pub fn of(function: Value, triple: &str, asked: Option<&Cpu>) -> Cpu {
        let arch = triple.split('-').next().unwrap_or_default();
        let arch = asked.map_or_else(|| arch.to_owned(), |a| a.arch.clone());
        if let Some(cpu) = function.attribute("target-cpu") {
            return Cpu { arch, cpu, features: function.attribute("target-features").unwrap_or_default() };
        }
        match asked {
            Some(asked) => asked.clone(),
            None => Cpu {
                cpu: default_cpu(&arch).to_owned(),
                arch,
                features: function.attribute("target-features").unwrap_or_default(),
            },
        }
    }

    /// Whether the architecture, the CPU and every change to its features are known.
    ///
    /// # Errors
    /// What is not known, with names that are spelled similarly.
    pub fn known(&self) -> Result<(), Error> {
        Choice::new(&self.arch, Some(&self.cpu), &self.features)?;
        Ok(())
    }

    /// Bits of the vectors that loops are made of: compilers do not use wider ones by themselves.
    pub fn vector_bits(&self) -> u32 {
        const MOST: u32 = 256;
        let target = self.changes().and_then(|changes| Target::new(&self.arch, &self.cpu, &changes).ok());
        target.map_or(0, |target| target.register_bits.1.min(MOST))
    }

    /// Whether an access to memory may go on to the next address: then a loop spends little on that.
    pub fn goes_on_with_accesses(&self) -> bool {
        self.arch == "aarch64"
    }

    /// How many products of neighbours its instructions add up to one element, mostly: Intel's multiply words by words, and two
    /// products of bytes at a time are made of these as quickly as four by those that few CPUs have.
    pub fn products_together(&self) -> u32 {
        if self.arch == "x86_64" { 2 } else { 4 }
    }

    /// As search and code generation see it. Of the features, those that change something: compilers list all that the
    /// CPU has, and some that no vector instruction asks for.
    ///
    /// # Errors
    /// An architecture or a CPU that is not known.
    pub fn choice(&self) -> Result<Choice, Error> {
        if self.arch.is_empty() {
            return Err(Error::Module(
                "the module does not say what it is for: it has no target triple".to_owned(),
            ));
        }
        let changes = self.changes().unwrap_or_default();
        Ok(Choice::new(&self.arch, Some(&self.cpu), &changes)?)
    }

    /// The features that change something; nothing where the architecture or the CPU is not known.
    fn changes(&self) -> Option<String> {
        let plain = Target::new(&self.arch, &self.cpu, "").ok()?;
        let changes = |change: &&str| {
            Target::new(&self.arch, &self.cpu, change).is_ok_and(|changed| changed.features != plain.features)
        };
        Some(self.features.split(',').filter(changes).collect::<Vec<_>>().join(","))
    }
}
