//! This CPU where it can, an emulator of another where it cannot.

use std::collections::BTreeSet;
use std::path::Path;

use autoir_spec_parsers::instruction::Instruction;

use super::emulated::Emulated;
use super::error::OracleError;
use super::executor::{Built, Executor};
use super::native::NativeCpu;
use super::signature::Signature;

/// The executor of an architecture of which this CPU has a part.
#[derive(Clone, Debug)]
pub struct Preferred {
    cpu: NativeCpu,
    emulator: Emulated,
}

impl Preferred {
    /// `cpu`, and `emulator` for what it lacks.
    pub fn new(cpu: NativeCpu, emulator: Emulated) -> Preferred {
        Preferred { cpu, emulator }
    }
}

impl Executor for Preferred {
    /// Where neither executes it, both reasons.
    fn signature(&self, instruction: &Instruction) -> Result<Signature, String> {
        let here = match self.cpu.signature(instruction) {
            Ok(signature) => return Ok(signature),
            Err(reason) => reason,
        };
        let there = self.emulator.signature(instruction).map_err(|there| format!("{here}; {there}"))?;
        match self.emulator.present() {
            true => Ok(there),
            false => Err(format!("{here}; {}", self.emulator.missing())),
        }
    }

    fn build(&self, signatures: Vec<Signature>, dir: &Path) -> Result<Built, OracleError> {
        // Where everything is required, a missing emulator is an error.
        self.emulator.absence()?;
        let (here, there): (Vec<_>, Vec<_>) = signatures.into_iter().partition(|s| self.cpu.takes(s));
        Ok(Built::collect([self.cpu.build(here, dir)?, self.emulator.build(there, dir)?]))
    }

    fn executes(&self, mnemonics: &BTreeSet<String>, mnemonic: &str) -> bool {
        self.cpu.executes(mnemonics, mnemonic)
    }
}
