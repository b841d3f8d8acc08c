//! What whole programs cost, as they are emitted, beside what LLVM makes of the same windows.

use autoir::program::Program;
use autoir_semantics::lane::ElementFn;
use autoir_semantics::reroll::reroll;

use crate::cost::mca::{Cost, mca_cost, mca_costs};
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

/// What each of `programs` costs on `target`, as it is emitted; none where it cannot be, or a model lacks an instruction.
pub fn program_costs(
    programs: &[&Program],
    lowerings: &LoweringTable,
    target: &Target,
    abi: Abi,
) -> Vec<Option<Cost>> {
    let text = |program: &&Program| emit(program, lowerings, target, abi, Kind::Asm).ok();
    let texts: Vec<Option<String>> =
        programs.iter().map(|p| Some(String::from_utf8_lossy(&text(p)?).into_owned())).collect();
    some_costs(&texts, target)
}

/// What each of `texts` costs on `target`, as far as there are some; one that the tool cannot read says nothing of others.
pub(crate) fn some_costs(texts: &[Option<String>], target: &Target) -> Vec<Option<Cost>> {
    let known: Vec<String> = texts.iter().flatten().cloned().collect();
    let alone = || known.iter().map(|text| mca_cost(text, target).ok()).collect();
    let mut costs = mca_costs(&known, target).unwrap_or_else(|_| alone()).into_iter();
    texts.iter().map(|text| text.as_ref().and_then(|_| costs.next().flatten())).collect()
}

/// What LLVM's lowering of the plain vector code of `window` costs on `target`.
///
/// # Errors
/// Those of [`emit_plain`] and [`mca_cost`].
pub fn llvm_cost(window: &ElementFn, target: &Target, abi: Abi) -> Result<Cost> {
    let asm = emit_plain(&reroll(window), "window", target, abi, Kind::Asm)?;
    mca_cost(&String::from_utf8_lossy(&asm), target)
}
