//! Qualcomm's Hexagon Vector Extensions: the instruction list that ships with QEMU, with 128-byte vectors.
//!
//! Pipeline: token -> preprocess -> idef (syntax, protos) -> select -> parse -> lower

mod ast;
mod ctype;
mod dialect;
mod idef;
mod lower;
mod parse;
mod preprocess;
mod protos;
mod select;
mod syntax;
#[cfg(test)]
mod tests;
mod token;

use crate::eval::Dialect;
use crate::frontend::Isa;
use crate::frontend::{Frontend, ReadResult, Selection};
use crate::imp::Program;
use crate::instruction::Instruction;
use crate::problem::Problem;
use crate::source::SpecSource;

/// The registry row.
pub const ISA: Isa = Isa {
    name: "hvx",
    llvm_arch: "hexagon",
    sources: include_str!("../../../vendor-specs/hvx/SOURCES.toml"),
    costs: "",
    frontend: &Hvx,
};

/// Corrections, by file.
const ERRATA: &[(&str, &str)] = &[];

/// The front-end for Qualcomm's text.
#[derive(Clone, Copy, Debug)]
pub struct Hvx;

impl Frontend for Hvx {
    fn read(&self, source: &SpecSource) -> ReadResult {
        idef::read(source)
    }

    fn select(&self, instruction: &Instruction) -> Selection {
        select::select(instruction)
    }

    fn parse(&self, operation: &str) -> Result<Program, Problem> {
        lower::lower(&parse::parse(operation)?)
    }

    fn errata(&self) -> &'static [(&'static str, &'static str)] {
        ERRATA
    }

    fn dialect(&self) -> &'static dyn Dialect {
        &dialect::Hexagon
    }
}
