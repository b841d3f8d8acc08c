//! LLVM behind the search: what its scheduling models say that instructions and programs cost, and its own code for a
//! window as the incumbent that a search has to beat.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use autoir::program::Program;
use autoir_semantics::effort;
use autoir_semantics::lane::LaneFn;
use autoir_synth::cache::key::meaning;
use autoir_synth::library::units::Uses;
use autoir_synth::library::{Backend, CONSTANT, Cost, CostModel, Incumbent, Instruction};
use autoir_synth::speculate::speculate;
use autoir_synth::window::Window;

use crate::cost::mca;
use crate::cost::program::{program_costs, some_costs};
use crate::emit::plain::emit_plain;
use crate::emit::{Abi, Kind, measured};
use crate::lift::{self, Knowledge};
use crate::llvm::target::Target;
use crate::platform::Measure;
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
    data: &'a TargetData,
    target: &'a Target,
    /// The target with fewer features, most first: clang is asked for some of them.
    levels: OnceLock<Vec<Target>>,
    instructions: Measured,
    /// The costs of LLVM's code, by the meaning of its window.
    baselines: Mutex<BTreeMap<Vec<u8>, mca::Cost>>,
}

/// Programs whose steps make so few bits are not too large.
const FEW_BITS: u32 = 1 << 15;

impl<'a> Llvm<'a> {
    /// LLVM for `target`, which `data` and `knowledge` are about.
    pub fn new(knowledge: Knowledge<'a>, data: &'a TargetData, target: &'a Target) -> Llvm<'a> {
        let instructions = Measured::new(data, target);
        Llvm { knowledge, data, target, levels: OnceLock::new(), instructions, baselines: Mutex::default() }
    }

    /// The program of LLVM's code for `window`, with what says what that costs: the code, and that of the program. What it
    /// takes to put together values that the code then takes apart is no cost of its program.
    fn own(&self, function: &LaneFn, window: &Window) -> Option<(Program, [Option<String>; 2])> {
        let read = lift::code(function, &window.name, self.target, &self.knowledge);
        let lift::Code { assembly, program } = read.ok()?;
        let alone = measured::assembly(&program, self.knowledge.lowerings, self.target, Abi::Registers);
        Some((program, [Some(assembly), alone.ok()]))
    }

    /// LLVM's code for `window` with the features of each level below the target's.
    fn below(&self, function: &LaneFn, window: &Window) -> Vec<(&Target, String)> {
        let compiled = |level| {
            if effort::has_to_end() {
                return None;
            }
            let code = emit_plain(function, &window.name, level, Abi::Registers, Kind::Asm).ok()?;
            Some((level, String::from_utf8_lossy(&code).into_owned()))
        };
        let levels = self.levels.get_or_init(|| levels(self.data, self.target));
        levels.iter().filter_map(compiled).collect()
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

    /// As many registers as it takes: tables may be longer than one.
    fn constant(&self, bits: u32) -> Cost {
        CONSTANT * bits.div_ceil(self.target.platform.widest).max(1)
    }

    /// Packets have room for what scalar registers are loaded with; elsewhere, vectors are made of them.
    fn scalar_constant(&self) -> Cost {
        match self.target.platform.measure {
            Measure::Packets => CONSTANT * 2 / 3,
            Measure::Model | Measure::Documents => CONSTANT,
        }
    }

    /// By the scheduling model, as reports measure it.
    fn programs(&self, programs: &[&Program]) -> Vec<Option<Cost>> {
        let costs = program_costs(programs, self.knowledge.lowerings, self.target, Abi::Registers);
        costs.into_iter().map(|cost| cost.map(hundredths)).collect()
    }
}

impl Backend for Llvm<'_> {
    /// LLVM's code, if all of it can be said in instructions of the dictionary; and with fewer features, since wide
    /// registers that little is computed in make LLVM's code worse than it is without them.
    fn incumbents(&self, window: &Window, function: &LaneFn) -> Vec<Incumbent> {
        let own = || self.own(function, window);
        let below = || self.below(function, window);
        let (own, below) = speculate(own, below, |_| true);
        // One run of the tool for all of them.
        let (levels, below): (Vec<&Target>, Vec<String>) = below.unwrap_or_default().into_iter().unzip();
        let (program, own) = own.unzip();
        let texts: Vec<Option<String>> =
            own.unwrap_or_default().into_iter().chain(below.into_iter().map(Some)).collect();
        let costs = some_costs(&texts, self.target);
        let (own, below) = costs.split_at(costs.len() - levels.len());
        let own = own.iter().flatten().min_by(|a, b| a.rthroughput.total_cmp(&b.rthroughput)).copied();
        if let Some(cost) = own {
            self.baselines.lock().unwrap_or_else(PoisonError::into_inner).insert(meaning(window), cost);
        }
        let own = own.map(hundredths);
        let mut found = Vec::new();
        found.extend(program.map(|program| Incumbent { program, cost: own, is_own: true }));
        let is_less = |cost: &Cost| own.is_none_or(|own| *cost < own);
        let cheaper =
            levels.into_iter().zip(below).filter(|(_, c)| c.map(hundredths).is_some_and(|c| is_less(&c)));
        let read =
            |level| lift::program_of(function, &window.name, level, Abi::Registers, &self.knowledge).ok();
        let programs: Vec<Program> = cheaper.filter_map(|(level, _)| read(level)).collect();
        let costs = self.programs(&programs.iter().collect::<Vec<_>>());
        let known = programs.into_iter().zip(costs);
        found.extend(
            known.filter(|(_, cost)| cost.as_ref().is_some_and(is_less)).map(|(program, cost)| Incumbent {
                program,
                cost,
                is_own: false,
            }),
        );
        found
    }

    fn makes(&self, program: &Program) -> bool {
        let bits = program.steps.iter().fold(0u32, |sum, step| sum.saturating_add(step.result.bits()));
        bits <= FEW_BITS
            || measured::assembly(program, self.knowledge.lowerings, self.target, Abi::Registers).is_ok()
    }
}

/// `target` with the features of each level alone that has fewer, and of the least CPU, most first. What the least one
/// has is not always listed of others: clang says of bdver2 nothing of `cmov`.
fn levels(data: &TargetData, target: &Target) -> Vec<Target> {
    let platform = target.platform;
    let known = |cpu: &str| data.target(platform, cpu, &[]).ok();
    let Some(least) = known(platform.base_cpu) else { return Vec::new() };
    let above = autoir_synth::library::target::levels(platform.arch).iter().rev();
    let above: Vec<Target> =
        above.filter(|cpu| **cpu != platform.base_cpu).filter_map(|cpu| known(cpu)).collect();
    let mut levels: Vec<Target> = Vec::new();
    for cpu in above.iter().chain([&least]) {
        let level = target.within(&cpu.features);
        let is_less = levels.last().unwrap_or(target).features.len() > level.features.len();
        if cpu.features.difference(&least.features).all(|feature| target.features.contains(feature))
            && is_less
        {
            levels.push(level);
        }
    }
    levels
}

fn hundredths(cost: mca::Cost) -> Cost {
    (cost.rthroughput * 100.0).round() as Cost
}
