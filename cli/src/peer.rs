//! LLVM as the peer of the search: its own code for a window, and what whole programs cost.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use autoir::program::Program;
use autoir_codegen_gen::emit::{self, Abi, Kind};
use autoir_codegen_gen::forms::FormTable;
use autoir_codegen_gen::mca::{self, mca_cost};
use autoir_codegen_gen::readback::{self, Knowledge};
use autoir_codegen_gen::store::TargetData;
use autoir_codegen_gen::target::Target;
use autoir_semantics::reroll::reroll;
use autoir_synth::cache::key::meaning;
use autoir_synth::library::{Cost, CostModel, Instruction};
use autoir_synth::synthesize::Proposal;
use autoir_synth::window::Window;

use crate::error::CommandError;
use crate::store::{Measured, Shipped};

/// The peer on one target.
pub struct Peer<'a> {
    shipped: &'a Shipped,
    data: &'a TargetData,
    forms: FormTable,
    target: Target,
    instructions: Measured,
    /// The costs of LLVM's code, by the meaning of its window.
    measured: Mutex<BTreeMap<Vec<u8>, mca::Cost>>,
}

impl<'a> Peer<'a> {
    /// The peer on `target`, where each instruction alone costs what `instructions` says.
    ///
    /// # Errors
    /// What comes with the program was not built, or is damaged.
    pub fn new(
        shipped: &'a Shipped,
        target: Target,
        instructions: Measured,
    ) -> Result<Peer<'a>, CommandError> {
        let forms = shipped.files().forms()?;
        let measured = Mutex::default();
        Ok(Peer { shipped, data: shipped.data()?, forms, target, instructions, measured })
    }

    /// LLVM's code for `window`, if all of it can be said in instructions of the dictionary. It is not proven.
    pub fn propose(&self, window: &Window) -> Vec<Proposal> {
        let knowledge = Knowledge {
            dictionary: self.shipped.dictionary(),
            lowerings: &self.data.lowerings,
            forms: &self.forms,
        };
        let read = readback::code(&reroll(&window.function), &window.name, &self.target, &knowledge);
        let Ok(readback::Code { assembly, program }) = read else { return Vec::new() };
        // What it takes to put together values that it then takes apart is no cost of its program.
        let alone = emit::program_cost(&program, &self.data.lowerings, &self.target, Abi::Registers).ok();
        let as_it_is = mca_cost(&assembly, &self.target).ok();
        let cost = as_it_is.into_iter().chain(alone).min_by(|a, b| a.rthroughput.total_cmp(&b.rthroughput));
        if let Some(cost) = cost {
            self.measured.lock().unwrap_or_else(PoisonError::into_inner).insert(meaning(window), cost);
        }
        vec![Proposal { program, cost: cost.map(hundredths) }]
    }

    /// The cost of LLVM's code for `window`, where it was measured for a proposal.
    pub fn llvm_cost(&self, window: &Window) -> Option<mca::Cost> {
        self.measured.lock().unwrap_or_else(PoisonError::into_inner).get(&meaning(window)).copied()
    }
}

impl CostModel for Peer<'_> {
    fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
        self.instructions.instruction(instruction)
    }

    /// By LLVM's scheduling model, as the report measures it.
    fn program(&self, program: &Program) -> Option<Cost> {
        let asm = emit::emit(program, &self.data.lowerings, &self.target, Abi::Registers, Kind::Asm).ok()?;
        let cost = mca_cost(&String::from_utf8_lossy(&asm), &self.target).ok()?;
        Some(hundredths(cost))
    }
}

fn hundredths(cost: mca::Cost) -> Cost {
    (cost.rthroughput * 100.0).round() as Cost
}
