//! What differs between the architectures that code is generated for: one row each.
//!
//! A row is data and a few readers of assembly text. How an architecture is spelled, read back and validated is said where that
//! is done, for each `Arch`. Instruction sets without a row (tiles, say) are in the
//! dictionary without a lowering.

mod aarch64;
pub(crate) mod hexagon;
mod nvptx;
mod x86;

use std::fmt;

use autoir_spec_parsers::instruction::Mnemonic;
use inkwell::targets::{InitializationConfig, Target};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::error::{Error, Result};

/// Every architecture that LLVM code is generated for.
pub const PLATFORMS: &[&Platform] = &[&aarch64::AARCH64, &hexagon::HEXAGON, &x86::X86];

/// x86-64, whose instructions are also those of most hosts.
pub const X86: &Platform = &x86::X86;

/// Architectures whose instructions work on matrices alone: LLVM spells each of them, and no program is compiled.
const OF_MATRICES: &[&Platform] = &[&nvptx::NVPTX];

/// The platform whose LLVM architecture is `arch`, in either of LLVM's spellings (`x86_64`, `x86-64`).
pub fn platform(arch: &str) -> Option<&'static Platform> {
    let arch = arch.replace('-', "_");
    PLATFORMS.iter().chain(OF_MATRICES).copied().find(|platform| platform.arch == arch)
}

/// Letters of LLVM's inline assembly constraints for a register that holds any value of a kind.
#[derive(Clone, Copy, Debug)]
pub struct Classes {
    /// Vectors.
    pub vector: &'static str,
    /// Masks.
    pub mask: &'static str,
    /// Scalars.
    pub scalar: &'static str,
}

/// How C code holds a mask in a vector, where masks have no C type of their own.
#[derive(Clone, Copy, Debug)]
pub struct MaskInVector {
    /// LLVM type of the mask itself.
    pub ty: &'static str,
    /// LLVM intrinsic that makes it of a vector and an all-ones constant.
    pub of_vector: &'static str,
    /// LLVM intrinsic that makes a vector of it and an all-ones constant.
    pub to_vector: &'static str,
}

/// Where costs come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// `llvm-mca` with the CPU's scheduling model.
    Model,
    /// The packets that LLVM's scheduler forms, and its latencies.
    Packets,
    /// The vendor's documents; nothing is measured.
    Documents,
}

impl Measure {
    /// In words, for those who read the costs.
    pub fn provenance(self) -> &'static str {
        match self {
            Measure::Model => "llvm-mca, from LLVM's scheduling model of the CPU",
            Measure::Documents => "the vendor's documents",
            Measure::Packets => "packets that LLVM's VLIW packetizer forms of the CPU's resource classes",
        }
    }
}

/// Which architecture it is, for those who do something else on each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arch {
    /// AArch64.
    AArch64,
    /// Hexagon.
    Hexagon,
    /// NVIDIA's PTX.
    Nvptx,
    /// x86-64.
    X86,
}

/// An architecture.
pub struct Platform {
    /// Which it is.
    pub(crate) id: Arch,
    /// LLVM's name of the architecture.
    pub arch: &'static str,
    /// Triple of everything emitted.
    pub triple: &'static str,
    /// CPU of the code generator where only features count.
    pub(crate) base_cpu: &'static str,
    /// Features that all code has beside those of its instructions.
    pub(crate) base_features: &'static [&'static str],
    /// Lists of features of which each includes those before it, where clang lists only the last; every CPU has the
    /// first of each.
    pub(crate) levels: &'static [&'static [&'static str]],
    /// Vendor's names of features that LLVM calls quite otherwise.
    pub(crate) feature_names: &'static [(&'static str, &'static str)],
    /// Options with which the assembler refuses an instruction of a feature that it is not told of; none where it
    /// takes every instruction.
    pub(crate) assembler: Option<&'static [&'static str]>,
    /// Clang's option that names a CPU.
    pub(crate) cpu_option: &'static str,
    /// Options that clang needs to list all features of a CPU.
    pub(crate) cpu_flags: &'static [&'static str],
    /// Options with which clang compiles wrappers.
    pub(crate) clang: &'static [&'static str],
    /// C text before wrappers: the vendor's header.
    pub(crate) prelude: &'static str,
    /// Registers of inline assembly.
    pub(crate) classes: Classes,
    /// Bits of the widest vector that inline assembly has a register for.
    pub(crate) widest: u32,
    /// Bits of the one kind of vector register, whose low part holds shorter vectors; none if there are kinds for those.
    pub(crate) vector_register: Option<u32>,
    /// Masks that C holds in vectors.
    pub(crate) mask_in_vector: Option<MaskInVector>,
    /// Calling convention that passes most values in registers.
    pub(crate) convention: &'static str,
    /// What begins a comment in assembly.
    pub(crate) comment: &'static str,
    /// Whether an assembly line belongs to the calling convention.
    pub(crate) is_frame: fn(&str) -> bool,
    /// The name of the function that begins with an assembly line, if one does.
    pub(crate) label: fn(&str) -> Option<&str>,
    /// Features that the CPUs' mask registers come with; none if masks are never in registers of their own.
    pub(crate) masks: Option<&'static str>,
    /// How an encoding is told from others in assembly.
    pub(crate) mnemonic: fn(&Mnemonic) -> String,
    /// Whether an assembly line is an instruction of that mnemonic.
    pub(crate) spells: fn(&str, &str) -> bool,
    /// Whether the assembler prints other names for some instructions, which `llvm-mc` can undo.
    pub(crate) has_aliases: bool,
    /// Whether inline assembly takes immediates that the compiled bodies do not.
    pub(crate) any_immediate: bool,
    /// The instruction in a printed line, without what packets put around it.
    pub(crate) instruction: fn(&str) -> &str,
    /// Where costs come from.
    pub measure: Measure,
    /// CPUs whose costs are tabulated.
    pub cpus: &'static [&'static str],
    /// So many of the first of them are generic: levels of features, least first.
    pub(crate) generic: usize,
    /// The CPU that is meant where none is named and this machine is another.
    pub default_cpu: &'static str,
    pub(crate) initialize: fn(&InitializationConfig),
}

impl Platform {
    /// Makes the back end and its assembler available.
    pub(crate) fn initialize(&self) {
        (self.initialize)(&InitializationConfig::default());
    }

    /// LLVM's target.
    pub(crate) fn llvm(&self) -> Result<Target> {
        let triple = inkwell::targets::TargetTriple::create(self.triple);
        Target::from_triple(&triple).map_err(|error| Error::Llvm(error.to_string()))
    }

    /// CPUs that stand for levels of features, least first.
    pub fn generic_cpus(&self) -> &'static [&'static str] {
        &self.cpus[..self.generic.min(self.cpus.len())]
    }

    /// Whether `feature` is one of its levels.
    pub(crate) fn is_level(&self, feature: &str) -> bool {
        self.levels.iter().any(|list| list.contains(&feature))
    }

    /// The least of each of its levels.
    pub(crate) fn first_levels(&self) -> impl Iterator<Item = String> {
        self.levels.iter().filter_map(|list| list.first()).map(|level| (*level).to_string())
    }

    /// `feature` with the levels below it.
    pub(crate) fn with_levels(&self, feature: &str) -> Vec<String> {
        let place = |list: &&[&str]| list.iter().position(|level| *level == feature);
        match self.levels.iter().find_map(|list| Some(&list[..=place(list)?])) {
            Some(below) => below.iter().map(|level| (*level).to_string()).collect(),
            None => vec![feature.to_string()],
        }
    }
}

impl fmt::Debug for Platform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Platform({})", self.arch)
    }
}

impl PartialEq for Platform {
    fn eq(&self, other: &Platform) -> bool {
        self.arch == other.arch
    }
}

impl Eq for Platform {}

impl PartialOrd for Platform {
    fn partial_cmp(&self, other: &Platform) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Platform {
    fn cmp(&self, other: &Platform) -> std::cmp::Ordering {
        self.arch.cmp(other.arch)
    }
}

/// Writes a platform as its name.
pub(crate) fn serialize<S: Serializer>(
    platform: &&'static Platform,
    out: S,
) -> std::result::Result<S::Ok, S::Error> {
    platform.arch.serialize(out)
}

/// Reads a platform's name.
pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
    input: D,
) -> std::result::Result<&'static Platform, D::Error> {
    let arch = String::deserialize(input)?;
    platform(&arch).ok_or_else(|| serde::de::Error::custom(format!("unknown architecture {arch}")))
}

/// A mnemonic as most assemblers print it.
fn lower_case(encoding: &Mnemonic) -> String {
    encoding.name.to_lowercase()
}

/// What stands before a colon.
fn before_colon(line: &str) -> Option<&str> {
    line.strip_suffix(':')
}
