//! Arm's Neon intrinsics on AArch64.
//!
//! Three texts: `arm_intrinsics.json` names the intrinsics, ACLE's table says which instructions each one is
//! and which argument goes to which register, and Arm's architecture specification in Sail says what an
//! instruction does. An operation's text is the part of the Sail text that its instructions need and,
//! below it, a row of the table: `assemble` makes one program of them.

mod assemble;
mod ctypes;
mod dialect;
mod encode;
mod expression;
mod intrinsics;
mod library;
mod memo;
mod parse;
mod row;
mod select;

use crate::eval::Dialect;
use crate::frontend::Isa;
use crate::frontend::{Frontend, ReadResult, Selection};
use crate::imp::Program;
use crate::instruction::Instruction;
use crate::problem::Problem;
use crate::source::SpecSource;

/// The registry row.
pub const ISA: Isa = Isa {
    name: "arm",
    llvm_arch: "aarch64",
    sources: include_str!("../../../vendor-specs/arm/SOURCES.toml"),
    costs: "",
    frontend: &Arm,
};

/// Corrections, by file.
const ERRATA: &[(&str, &str)] =
    &[("vendor-specs/arm/errata/table.toml", include_str!("../../../vendor-specs/arm/errata/table.toml"))];

/// The front-end for Arm's texts.
#[derive(Clone, Copy, Debug)]
pub struct Arm;

impl Frontend for Arm {
    fn read(&self, source: &SpecSource) -> ReadResult {
        intrinsics::read(source)
    }

    fn select(&self, instruction: &Instruction) -> Selection {
        select::select(instruction)
    }

    fn parse(&self, operation: &str) -> Result<Program, Problem> {
        assemble::parse(operation)
    }

    fn errata(&self) -> &'static [(&'static str, &'static str)] {
        ERRATA
    }

    fn dialect(&self) -> &'static dyn Dialect {
        &dialect::Arm
    }
}
