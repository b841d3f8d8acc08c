//! What whole programs cost, as they are emitted, beside what LLVM makes of the same windows.

use autoir::program::Program;
use autoir_semantics::lane::ElementFn;
use autoir_semantics::reroll::reroll;

use crate::cost::mca::{Cost, mca_cost};
use crate::emit::plain::emit_plain;
use crate::emit::{Abi, Kind, LoweringTable, emit};
use crate::error::Result;
use crate::llvm::target::Target;

/// What `program` costs on `target`, as it is emitted.
///
/// # Errors
/// Those of [`emit`] and [`mca_cost`].
pub fn program_cost(program: &Program, lowerings: &LoweringTable, target: &Target, abi: Abi) -> Result<Cost> {
    let asm = emit(program, lowerings, target, abi, Kind::Asm)?;
    mca_cost(&String::from_utf8_lossy(&asm), target)
}

/// What LLVM's lowering of the plain vector code of `window` costs on `target`.
///
/// # Errors
/// Those of [`emit_plain`] and [`mca_cost`].
pub fn llvm_cost(window: &ElementFn, target: &Target, abi: Abi) -> Result<Cost> {
    let asm = emit_plain(&reroll(window), "window", target, abi, Kind::Asm)?;
    mca_cost(&String::from_utf8_lossy(&asm), target)
}
