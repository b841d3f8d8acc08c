//! A whole vendor text, processed: what came out, what did not, and why.

use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::imp::Program;
use crate::instruction::{Instruction, InstructionId};
use crate::problem::Problem;
use crate::sources::SpecSource;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// What each ISA's module provides.
pub trait Frontend: fmt::Debug + Sync {
    /// Reads every instruction of a text, in the text's order. A bad one yields a diagnostic and
    /// never loses the rest.
    fn read(&self, source: &SpecSource) -> ReadResult;
    /// Whether an instruction is to be processed.
    fn select(&self, instruction: &Instruction) -> Selection;
    /// Parses an operation's text.
    ///
    /// # Errors
    /// What the text does wrong, and where.
    fn parse(&self, operation: &str) -> Result<Program, Problem>;
}

/// The instructions of a text as the vendor wrote them.
#[derive(Clone, Debug, Default)]
pub struct ReadResult {
    /// Those that could be read.
    pub instructions: Vec<Instruction>,
    /// How many the text holds, readable or not.
    pub total: usize,
    /// What is wrong with the others and with the file.
    pub diagnostics: Vec<Diagnostic>,
}

/// Whether an instruction is processed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// It is.
    Selected,
    /// It is not, by design.
    Excluded(Excluded),
}

/// Why an instruction is left out by design.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Excluded {
    /// The vendor gives no pseudocode.
    NoOperation,
    /// A library call (SVML).
    Library,
    /// A composition of several instructions.
    Sequence,
    /// Generates no instruction (casts).
    NoInstruction,
    /// Works on the 64-bit MMX registers.
    Mmx,
    /// Has a memory operand.
    Memory,
    /// Computes on, or merely types, floating point values.
    FloatingPoint,
    /// The string comparisons of SSE4.2.
    StringCompare,
    /// AES, SHA, SM3, SM4.
    Cryptography,
    /// Matrix tiles.
    Tile,
    /// Reads or writes machine state that is no operand.
    MachineState,
    /// Has no result.
    NoResult,
}

impl fmt::Display for Excluded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoOperation => "no operation",
            Self::Library => "library call",
            Self::Sequence => "sequence of instructions",
            Self::NoInstruction => "no instruction",
            Self::Mmx => "MMX",
            Self::Memory => "memory operand",
            Self::FloatingPoint => "floating point",
            Self::StringCompare => "string compare",
            Self::Cryptography => "cryptography",
            Self::Tile => "tile",
            Self::MachineState => "machine state",
            Self::NoResult => "no result",
        })
    }
}

/// How many instructions ended where. `total` is the sum of `excluded`, `selected` and of what was
/// too malformed to be read; `selected` is the sum of `parsed`, `unsupported`, `internal` and of the
/// malformed ones among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Instructions in the text.
    pub total: usize,
    /// Those to be processed.
    pub selected: usize,
    /// Those with semantics.
    pub parsed: usize,
    /// Those whose text is broken.
    pub malformed: usize,
    /// Those that use an unmodelled construct.
    pub unsupported: usize,
    /// Those that met a bug of this project.
    pub internal: usize,
    /// Those left out by design.
    pub excluded: usize,
}

/// The selected instructions of a text, before their pseudocode is understood.
#[derive(Clone, Debug, Default)]
pub struct Selected {
    /// To be processed, in the text's order.
    pub instructions: Vec<Instruction>,
    /// Left out by design.
    pub excluded: BTreeMap<Excluded, Vec<InstructionId>>,
    /// How many instructions the text holds.
    pub total: usize,
    /// What could not be read.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a text and picks the instructions to process.
pub fn select(frontend: &dyn Frontend, source: &SpecSource) -> Selected {
    let read = frontend.read(source);
    let mut out = Selected {
        total: read.total,
        diagnostics: read.diagnostics,
        ..Selected::default()
    };
    for instruction in read.instructions {
        match frontend.select(&instruction) {
            Selection::Selected => out.instructions.push(instruction),
            Selection::Excluded(reason) => {
                out.excluded.entry(reason).or_default().push(instruction.id);
            }
        }
    }
    out
}

impl Counts {
    /// Adds one diagnosed instruction.
    pub fn add(&mut self, kind: DiagnosticKind) {
        match kind {
            DiagnosticKind::Malformed => self.malformed += 1,
            DiagnosticKind::Unsupported => self.unsupported += 1,
            DiagnosticKind::Internal => self.internal += 1,
        }
    }
}
