//! Intel's Advanced Matrix Extensions: the tile instructions of Intel's Intrinsics Guide.
//!
//! The text is the one of `x86`, and so are its reader and its grammar. What is particular: operands are tiles,
//! memory and the tile configuration, which the text's own parameters only point to (`signature`); the text
//! uses functions that Intel's manual defines elsewhere (`vendor-specs/amx/model.txt`, `lower`); loops run
//! to the rows and column bytes of the tile configuration, which are parameters.
//!
//! Pipeline: x86's reader -> signature -> x86's parser -> lower

mod dialect;
mod lower;
mod rewrite;
mod signature;

use crate::eval::Dialect;
use crate::frontend::Isa;
use crate::frontend::{Excluded, Frontend, ReadResult, Selection};
use crate::imp::Program;
use crate::instruction::{Instruction, Param, ParamKind};
use crate::problem::Problem;
use crate::source::SpecSource;
use crate::x86::xml;

/// The registry row.
pub const ISA: Isa = Isa {
    name: "amx",
    llvm_arch: "x86_64",
    sources: include_str!("../../../vendor-specs/amx/SOURCES.toml"),
    costs: include_str!("../../../vendor-specs/amx/costs.toml"),
    frontend: &Amx,
};

/// Corrections, by file.
const ERRATA: &[(&str, &str)] = &[
    ("vendor-specs/amx/errata/floats.toml", include_str!("../../../vendor-specs/amx/errata/floats.toml")),
    ("vendor-specs/amx/errata/tiles.toml", include_str!("../../../vendor-specs/amx/errata/tiles.toml")),
];

/// The technology that the text names for these instructions.
const TECH: &str = "tech=\"AMX\"";

/// The front-end for the tile instructions of Intel's text.
#[derive(Clone, Copy, Debug)]
pub struct Amx;

impl Frontend for Amx {
    fn read(&self, source: &SpecSource) -> ReadResult {
        let mut out = xml::read_where(source, &|element| element.contains(TECH));
        out.instructions.iter_mut().for_each(signature::complete);
        out
    }

    fn select(&self, instruction: &Instruction) -> Selection {
        match instruction.operation.trim().is_empty() {
            true => Selection::Excluded(Excluded::NoOperation),
            false => Selection::Selected,
        }
    }

    fn parse(&self, operation: &str) -> Result<Program, Problem> {
        lower::parse(operation)
    }

    fn errata(&self) -> &'static [(&'static str, &'static str)] {
        ERRATA
    }

    fn dialect(&self) -> &'static dyn Dialect {
        &dialect::Tiles
    }

    /// The largest tiles that there are.
    fn extents(&self, instruction: &Instruction) -> Vec<(usize, i128)> {
        let largest = |p: &Param| {
            let range = p.imm_range.filter(|_| p.kind == ParamKind::Immediate)?;
            Some(i128::from(range.1))
        };
        instruction.params.iter().enumerate().filter_map(|(n, p)| Some((n, largest(p)?))).collect()
    }
}
