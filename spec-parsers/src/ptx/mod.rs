//! NVIDIA's warp-level matrix instructions, from a specification of our own.
//!
//! The vendor has prose, figures and formulas; `vendor-specs/ptx/mma.spec` says the same as data. An
//! instruction is an operation on whole matrices; [`crate::Fragment`] says which thread's which register
//! holds which of their elements.
//!
//! Pipeline: parse (entries) -> spec (types, fragments, operations, families) -> generate (instructions) ->
//!   lower

mod ast;
mod dialect;
mod formula;
mod generate;
mod lower;
mod parse;
mod spec;
#[cfg(test)]
mod tests;

use crate::eval::Dialect;
use crate::frontend::Isa;
use crate::frontend::{Frontend, ReadResult, Selection};
use crate::imp::Program;
use crate::instruction::Instruction;
use crate::problem::Problem;
use crate::source::SpecSource;

/// The registry row.
pub const ISA: Isa = Isa {
    name: "ptx",
    llvm_arch: "nvptx64",
    sources: include_str!("../../../vendor-specs/ptx/SOURCES.toml"),
    costs: include_str!("../../../vendor-specs/ptx/costs.toml"),
    frontend: &Ptx,
};

/// The specification, which is part of this project.
const SPEC: (&str, &str) = ("mma.spec", include_str!("../../../vendor-specs/ptx/mma.spec"));

/// Corrections, by file.
const ERRATA: &[(&str, &str)] = &[];

/// The front-end for the specification.
#[derive(Clone, Copy, Debug)]
pub struct Ptx;

impl Frontend for Ptx {
    fn read(&self, source: &SpecSource) -> ReadResult {
        generate::read(source)
    }

    fn select(&self, instruction: &Instruction) -> Selection {
        generate::select(instruction)
    }

    fn parse(&self, operation: &str) -> Result<Program, Problem> {
        let (operation, bindings) = parse::program(operation)?;
        lower::lower(&operation, &bindings)
    }

    fn errata(&self) -> &'static [(&'static str, &'static str)] {
        ERRATA
    }

    fn dialect(&self) -> &'static dyn Dialect {
        &dialect::Ptx
    }

    fn shipped(&self, file: &str) -> Option<&'static str> {
        (file == SPEC.0).then_some(SPEC.1)
    }
}
