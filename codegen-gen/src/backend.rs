//! LLVM behind the search: what its scheduling models say that instructions and programs cost, and its own code for a
//! window as the incumbent that a search has to beat.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use autoir::program::Program;
use autoir_semantics::reroll::reroll;
use autoir_synth::cache::key::meaning;
use autoir_synth::library::units::Uses;
use autoir_synth::library::{Backend, Cost, CostModel, Incumbent, Instruction};
use autoir_synth::window::Window;

use crate::cost::mca::{self, mca_cost};
use crate::cost::program::program_cost;
use crate::emit::{self, Abi, Kind};
use crate::lift::{self, Knowledge};
use crate::llvm::target::Target;
use crate::publish::store::TargetData;

/// The measured costs of one CPU, or where there are none of the richest generic CPU that it includes.
#[derive(Clone, Debug)]
pub struct Measured {
    costs: BTreeMap<String, Cost>,
    uses: BTreeMap<String, Uses>,
}

impl Measured {
    /// The costs of `target`.
    pub fn new(data: &TargetData, target: &Target) -> Measured {
        let platform = target.platform;
        let column = |name: &str| data.costs.cpus.get(name);
        let included =
            |name: &&&str| column(name).is_some_and(|c| c.target.features.is_subset(&target.features));
        let level = platform.generic_cpus().iter().rev().find(included).or(platform.cpus.first());
        let own = platform.cpus.iter().find(|name| **name == target.cpu).or(level);
        let mut costs = BTreeMap::new();
        // A feature that the named CPU lacks was added by the user: another model knows its cost.
        for name in platform.cpus.iter().rev().chain(level).chain(own) {
            for (id, cost) in column(name).into_iter().flat_map(|c| &c.costs) {
                costs.insert(id.clone(), cost.recorded().throughput);
            }
        }
        // Units of several models are not the same.
        let uses = own.and_then(|name| column(name)).into_iter().flat_map(|column| column.uses());
        Measured { costs, uses: uses.map(|(id, uses)| (id.to_owned(), uses.clone())).collect() }
    }
}

impl CostModel for Measured {
    fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
        self.costs.get(&instruction.id).copied()
    }

    fn uses(&self, instruction: &Instruction) -> Option<&Uses> {
        self.uses.get(&instruction.id)
    }
}

/// LLVM on one target.
pub struct Llvm<'a> {
    knowledge: Knowledge<'a>,
    target: &'a Target,
    instructions: Measured,
    /// The costs of LLVM's code, by the meaning of its window.
    baselines: Mutex<BTreeMap<Vec<u8>, mca::Cost>>,
}

/// Programs of so few steps are not too large.
const FEW_STEPS: usize = 100;

impl<'a> Llvm<'a> {
    /// LLVM for `target`, which `data` and `knowledge` are about.
    pub fn new(knowledge: Knowledge<'a>, data: &TargetData, target: &'a Target) -> Llvm<'a> {
        Llvm { knowledge, target, instructions: Measured::new(data, target), baselines: Mutex::default() }
    }

    /// The cost of LLVM's code for `window`, where it was measured as an incumbent.
    pub fn baseline(&self, window: &Window) -> Option<mca::Cost> {
        self.baselines.lock().unwrap_or_else(PoisonError::into_inner).get(&meaning(window)).copied()
    }
}

impl CostModel for Llvm<'_> {
    fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
        self.instructions.instruction(instruction)
    }

    fn uses(&self, instruction: &Instruction) -> Option<&Uses> {
        self.instructions.uses(instruction)
    }

    /// By the scheduling model, as reports measure it.
    fn program(&self, program: &Program) -> Option<Cost> {
        let asm =
            emit::emit(program, self.knowledge.lowerings, self.target, Abi::Registers, Kind::Asm).ok()?;
        let cost = mca_cost(&String::from_utf8_lossy(&asm), self.target).ok()?;
        Some(hundredths(cost))
    }
}

impl Backend for Llvm<'_> {
    /// LLVM's code, if all of it can be said in instructions of the dictionary.
    fn incumbents(&self, window: &Window) -> Vec<Incumbent> {
        let read = lift::code(&reroll(&window.function), &window.name, self.target, &self.knowledge);
        let Ok(lift::Code { assembly, program }) = read else { return Vec::new() };
        // What it takes to put together values that it then takes apart is no cost of its program.
        let alone = program_cost(&program, self.knowledge.lowerings, self.target, Abi::Registers).ok();
        let as_it_is = mca_cost(&assembly, self.target).ok();
        let cost = as_it_is.into_iter().chain(alone).min_by(|a, b| a.rthroughput.total_cmp(&b.rthroughput));
        if let Some(cost) = cost {
            self.baselines.lock().unwrap_or_else(PoisonError::into_inner).insert(meaning(window), cost);
        }
        vec![Incumbent { program, cost: cost.map(hundredths) }]
    }

    fn makes(&self, program: &Program) -> bool {
        let few = program.steps.len() <= FEW_STEPS;
        few || emit::emit(program, self.knowledge.lowerings, self.target, Abi::Registers, Kind::Asm).is_ok()
    }
}

fn hundredths(cost: mca::Cost) -> Cost {
    (cost.rthroughput * 100.0).round() as Cost
}
