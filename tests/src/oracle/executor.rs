//! What an oracle must be able to do: compile a batch of instructions, execute one of them on many inputs.
//!
//! Nothing here knows what an instruction means; only its name, C types, features and immediates are used.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::path::Path;

use autoir_spec_parsers::instruction::Instruction;

use super::error::OracleError;
use super::report::Aspect;
use super::signature::Signature;

/// A machine that executes the instructions of one ISA.
pub trait Executor: Sync {
    /// How `instruction` is called from C on this machine.
    ///
    /// # Errors
    /// One sentence that says why it cannot be executed.
    fn signature(&self, instruction: &Instruction) -> Result<Signature, String>;

    /// Compiles `signatures`, keeping compiled files in `dir`. Runs on rayon's current pool.
    ///
    /// # Errors
    /// Those of the tools; an intrinsic that the compiler rejects is no error but in [`Built::rejected`].
    fn build(&self, signatures: Vec<Signature>, dir: &Path) -> Result<Built, OracleError>;

    /// Whether `mnemonic` (lower case) is among those of a function's disassembly.
    fn executes(&self, mnemonics: &BTreeSet<String>, mnemonic: &str) -> bool {
        mnemonics.contains(mnemonic)
    }

    /// What else is to be seen of `instructions`, beside what they compute.
    ///
    /// # Errors
    /// Those of the tools.
    fn further(&self, _instructions: &[&Instruction]) -> Result<Vec<Aspect>, OracleError> {
        Ok(Vec::new())
    }
}

/// The compiled code of one instruction.
pub trait Code: Debug + Send + Sync {
    /// Executes immediate combination number `case` on `count` input vectors: the operands of
    /// [`Signature::operands`] without padding, vector after vector. Returns the results likewise.
    ///
    /// # Errors
    /// Why there are no results.
    fn execute(&self, case: usize, inputs: &[u8], count: usize) -> Result<Vec<u8>, OracleError>;

    /// Says that [`Code::execute`] is going to be asked this. Machines that take long to start answer everything that
    /// was announced at once; others do nothing.
    fn announce(&self, _case: usize, _inputs: &[u8], _count: usize) {}

    /// The machine whose answers are worth announcing for, by a number of its own; most code has none.
    fn announces(&self) -> Option<usize> {
        None
    }

    /// What executes it, as reports call it.
    fn machine(&self) -> &str;

    /// What it is known to do wrong at instructions called `mnemonic`.
    fn fault(&self, _mnemonic: &str) -> Option<String> {
        None
    }

    /// Whether the results come from a description of the instruction of our own, because nothing here executes
    /// it.
    fn is_reference(&self) -> bool {
        false
    }
}

/// One instruction, executable.
#[derive(Debug)]
pub struct Executable {
    /// How it is called.
    pub signature: Signature,
    /// The immediate combinations that the compiler accepts, with their numbers.
    pub cases: Vec<(usize, Vec<i64>)>,
    /// Mnemonics in its code, lower case; empty without a disassembler.
    pub mnemonics: BTreeSet<String>,
    /// Makes of an input vector one that the instruction takes, where it faults at others.
    pub conform: Option<fn(&mut [u8])>,
    /// The code.
    pub code: Box<dyn Code>,
}

impl Executable {
    /// Executes immediate combination number `case` on each vector of `inputs` and returns the results one
    /// after the other; `count` is the number of vectors.
    ///
    /// # Errors
    /// Why there are no results.
    ///
    /// # Panics
    /// If `inputs` is not `count` vectors long or `case` is not one of [`Executable::cases`].
    pub fn execute(&self, case: usize, inputs: &[u8], count: usize) -> Result<Vec<u8>, OracleError> {
        assert_eq!(inputs.len(), self.signature.input_bytes() * count, "whole vectors");
        assert!(self.cases.iter().any(|c| c.0 == case), "a case that was compiled");
        self.code.execute(case, inputs, count)
    }
}

/// The executable ones among some signatures, and why the others are not.
#[derive(Debug, Default)]
pub struct Built {
    /// By instruction id.
    pub executables: BTreeMap<String, Executable>,
    /// Instruction id and reason.
    pub rejected: Vec<(String, String)>,
}

impl Built {
    /// All parts together.
    pub fn collect(parts: impl IntoIterator<Item = Built>) -> Built {
        let mut all = Built::default();
        for part in parts {
            all.executables.extend(part.executables);
            all.rejected.extend(part.rejected);
        }
        all.rejected.sort();
        all
    }
}
