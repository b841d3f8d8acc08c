//! Intel's Intrinsics Guide: XML headers, pseudocode in `<operation>`.

mod ctypes;
pub(crate) mod dialect;
pub(crate) mod parse;
mod select;
pub(crate) mod xml;

use crate::eval::Dialect;
use crate::frontend::Isa;
use crate::frontend::{Frontend, ReadResult, Selection};
use crate::imp::Program;
use crate::instruction::Instruction;
use crate::problem::Problem;
use crate::source::SpecSource;

/// The registry row.
pub const ISA: Isa = Isa {
    name: "x86",
    llvm_arch: "x86_64",
    sources: include_str!("../../../vendor-specs/x86/SOURCES.toml"),
    costs: "",
    frontend: &X86,
};

/// Corrections, by file.
const ERRATA: &[(&str, &str)] = &[
    ("vendor-specs/x86/errata/complex.toml", include_str!("../../../vendor-specs/x86/errata/complex.toml")),
    ("vendor-specs/x86/errata/convert.toml", include_str!("../../../vendor-specs/x86/errata/convert.toml")),
    ("vendor-specs/x86/errata/dpbf16.toml", include_str!("../../../vendor-specs/x86/errata/dpbf16.toml")),
    ("vendor-specs/x86/errata/fixupimm.toml", include_str!("../../../vendor-specs/x86/errata/fixupimm.toml")),
    ("vendor-specs/x86/errata/flags.toml", include_str!("../../../vendor-specs/x86/errata/flags.toml")),
    ("vendor-specs/x86/errata/galois.toml", include_str!("../../../vendor-specs/x86/errata/galois.toml")),
    (
        "vendor-specs/x86/errata/immediate.toml",
        include_str!("../../../vendor-specs/x86/errata/immediate.toml"),
    ),
    ("vendor-specs/x86/errata/range.toml", include_str!("../../../vendor-specs/x86/errata/range.toml")),
    ("vendor-specs/x86/errata/reduce.toml", include_str!("../../../vendor-specs/x86/errata/reduce.toml")),
    ("vendor-specs/x86/errata/rotate.toml", include_str!("../../../vendor-specs/x86/errata/rotate.toml")),
    (
        "vendor-specs/x86/errata/roundscale.toml",
        include_str!("../../../vendor-specs/x86/errata/roundscale.toml"),
    ),
    ("vendor-specs/x86/errata/scalef.toml", include_str!("../../../vendor-specs/x86/errata/scalef.toml")),
    (
        "vendor-specs/x86/errata/ternarylogic.toml",
        include_str!("../../../vendor-specs/x86/errata/ternarylogic.toml"),
    ),
    ("vendor-specs/x86/errata/vnni.toml", include_str!("../../../vendor-specs/x86/errata/vnni.toml")),
];

/// The front-end for Intel's text.
#[derive(Clone, Copy, Debug)]
pub struct X86;

impl Frontend for X86 {
    fn read(&self, source: &SpecSource) -> ReadResult {
        xml::read(source)
    }

    fn select(&self, instruction: &Instruction) -> Selection {
        select::select(instruction)
    }

    fn parse(&self, operation: &str) -> Result<Program, Problem> {
        parse::parse(operation)
    }

    fn errata(&self) -> &'static [(&'static str, &'static str)] {
        ERRATA
    }

    fn dialect(&self) -> &'static dyn Dialect {
        &dialect::Intel
    }
}
