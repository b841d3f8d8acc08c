//! What an instruction set's module provides, so that its vendor's text can be processed as all others are.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::diagnostic::Diagnostic;
use crate::eval::Dialect;
use crate::imp::Program;
use crate::instruction::Instruction;
use crate::problem::Problem;
use crate::source::SpecSource;

/// An instruction set: what the registry says of it.
#[derive(Clone, Copy, Debug)]
pub struct Isa {
    /// Name on the command line and in file names.
    pub name: &'static str,
    /// LLVM's architecture name.
    pub llvm_arch: &'static str,
    /// Contents of `vendor-specs/<name>/SOURCES.toml`.
    pub sources: &'static str,
    /// Contents of `vendor-specs/<name>/costs.toml`, for instructions that no model of LLVM's has; empty without.
    pub costs: &'static str,
    /// The vendor's format.
    pub frontend: &'static dyn Frontend,
}

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
    /// Contents of `vendor-specs/<isa>/errata/*.toml` with their file names, sorted by name.
    fn errata(&self) -> &'static [(&'static str, &'static str)];
    /// The names that the vendor's pseudocode uses without defining them.
    fn dialect(&self) -> &'static dyn Dialect;
    /// The text of that file name where it is part of this project.
    fn shipped(&self, _file: &str) -> Option<&'static str> {
        None
    }
    /// The immediates that loops run to, by position, and the values at which the instruction is evaluated where
    /// no others are asked for ([`specialize`](crate::corpus::specialize) asks for others).
    fn extents(&self, _instruction: &Instruction) -> Vec<(usize, i128)> {
        Vec::new()
    }
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
    /// An instruction of a coprocessor, not of the CPU.
    Coprocessor,
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
    /// The vendor bounds the error of the result, and does not say what it is.
    Approximation,
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
    /// The result is undefined for some operands, so that it is not a function of them.
    Undefined,
    /// A matrix of which only some elements are given, with their places as another operand.
    Sparse,
    /// The vendor does not say which thread holds which element.
    Distribution,
}

impl fmt::Display for Excluded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoOperation => "no operation",
            Self::Library => "library call",
            Self::Coprocessor => "coprocessor",
            Self::Sequence => "sequence of instructions",
            Self::NoInstruction => "no instruction",
            Self::Mmx => "MMX",
            Self::Memory => "memory operand",
            Self::FloatingPoint => "floating point",
            Self::Approximation => "approximation",
            Self::StringCompare => "string compare",
            Self::Cryptography => "cryptography",
            Self::Tile => "tile",
            Self::MachineState => "machine state",
            Self::NoResult => "no result",
            Self::Undefined => "result undefined for some operands",
            Self::Sparse => "sparse matrix",
            Self::Distribution => "distribution over threads unspecified",
        })
    }
}
