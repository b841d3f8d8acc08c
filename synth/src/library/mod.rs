//! The instructions of one architecture, and what they cost.

pub mod signature;
pub mod target;
pub mod units;

use std::collections::{BTreeMap, BTreeSet};

use autoir::program::Program;
use autoir_semantics::lane::LaneFn;

use crate::library::signature::Signature;
use crate::library::target::Target;
use crate::library::units::Uses;
use crate::window::Window;

/// A cost in hundredths of a cycle of reciprocal throughput.
pub type Cost = u32;

/// One instruction.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// Unique key, as the spec parser makes it.
    pub id: String,
    /// Assembly mnemonic, for reports.
    pub mnemonic: String,
    /// The architecture, as LLVM calls it: no program has instructions of two.
    pub arch: String,
    /// Features that the CPU must have, in the vendor's spelling.
    pub features: Vec<String>,
    /// Its meaning.
    pub function: LaneFn,
    /// The smallest and the largest value of each immediate operand, in the order of the operands; where one has
    /// none here, every value of its bits can be encoded.
    pub immediates: Vec<(i64, i64)>,
}

impl Instruction {
    /// How it is called.
    pub fn signature(&self) -> Signature<'_> {
        Signature {
            operands: &self.function.operands,
            immediates: &self.immediates,
            result: &self.function.result,
            features: &self.features,
        }
    }
}

/// The cost of having a constant in a register.
pub const CONSTANT: Cost = 30;

/// What instructions and constants cost on one CPU.
pub trait CostModel: Sync {
    /// The cost of one execution; nothing if the CPU's model does not know the instruction.
    fn instruction(&self, instruction: &Instruction) -> Option<Cost>;

    /// What an execution keeps busy; nothing if the CPU's model does not say.
    fn uses(&self, _instruction: &Instruction) -> Option<&Uses> {
        None
    }

    /// The costs of whole programs, where they can be told better than by their instructions.
    fn programs(&self, programs: &[&Program]) -> Vec<Option<Cost>> {
        vec![None; programs.len()]
    }

    /// The cost of having a constant of `bits` bits in registers, other than zero.
    fn constant(&self, _bits: u32) -> Cost {
        CONSTANT
    }

    /// The cost of having a constant other than zero in a scalar register.
    fn scalar_constant(&self) -> Cost {
        CONSTANT
    }
}

/// A program for a window from elsewhere, such as a compiler's own code.
#[derive(Clone, PartialEq, Debug)]
pub struct Incumbent {
    /// The program.
    pub program: Program,
    /// What the code that it was read from costs as a whole.
    pub cost: Option<Cost>,
    /// Whether that is the code that the compiler makes for the target, and not with fewer features.
    pub is_own: bool,
}

/// What stands behind a search: what instructions cost on a CPU, and what its compiler makes of windows.
pub trait Backend: CostModel {
    /// Programs for `window` that nobody has proven yet, read from the code that the compiler makes of it, and with fewer
    /// features where that costs less: the cheapest that is proven bounds the search, and is the answer where the search
    /// has nothing cheaper. `function` is what `window` computes, as templates.
    fn incumbents(&self, _window: &Window, _function: &LaneFn) -> Vec<Incumbent> {
        Vec::new()
    }

    /// Whether code can be made of `program`: what is too large for a compiler is no answer.
    fn makes(&self, _program: &Program) -> bool {
        true
    }
}

/// Every instruction costs one cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct UnitCosts;

impl Backend for UnitCosts {}

impl CostModel for UnitCosts {
    fn instruction(&self, _: &Instruction) -> Option<Cost> {
        Some(100)
    }
}

/// Instructions of one architecture.
#[derive(Debug, Default)]
pub struct Library {
    instructions: Vec<Instruction>,
    by_id: BTreeMap<String, usize>,
    digest: String,
}

impl Library {
    /// A library of `instructions`, with the digest of what they were made from.
    pub fn new(instructions: Vec<Instruction>, digest: &str) -> Library {
        let by_id = instructions.iter().enumerate().map(|(n, i)| (i.id.clone(), n)).collect();
        Library { instructions, by_id, digest: digest.to_owned() }
    }

    /// All instructions.
    pub fn instructions(&self) -> &[Instruction] {
        &self.instructions
    }

    /// The instruction with the given key.
    pub fn find(&self, id: &str) -> Option<&Instruction> {
        self.by_id.get(id).map(|n| &self.instructions[*n])
    }

    /// Digest of what the library was made from.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// The instructions of this library that `target` lacks, by what they produce.
    pub fn missing(&self, target: &Target) -> BTreeSet<usize> {
        (0..self.instructions.len()).filter(|n| !target.supports(&self.instructions[*n].features)).collect()
    }
}
