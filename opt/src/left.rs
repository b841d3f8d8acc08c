//! What a module has that is left as it is whatever it computes, counted by why.

use std::collections::BTreeMap;

use inkwell::llvm_sys::LLVMOpcode;
use inkwell::module::Module;

use crate::ir::{self, Value};
use crate::read::{MAX_LANES, is_instruction};

/// Why something is left as it is.
type Reason = &'static str;

/// How much of `module` is left as it is, for each reason.
pub fn left(module: &Module<'_>) -> BTreeMap<String, usize> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut count = |reason: Reason| *counts.entry(reason.to_owned()).or_default() += 1;
    for function in ir::functions(module) {
        if !ir::is_little_endian(module) {
            count("functions of big-endian machines");
        } else if !ir::is_open(function) {
            count("functions that may not be changed");
        } else {
            let instructions = ir::blocks(function).into_iter().flat_map(|b| b.instructions());
            instructions.filter_map(reason).for_each(&mut count);
        }
    }
    counts
}

fn reason(value: Value) -> Option<Reason> {
    use LLVMOpcode as O;
    let op = value.opcode()?;
    if value.is_scalable() || value.operand(0).is_some_and(Value::is_scalable) {
        return Some("operations on vectors of no fixed size");
    }
    if is_long(value) || op == O::LLVMStore && value.operand(0).is_some_and(is_long) {
        return Some("operations on vectors of too many elements");
    }
    match op {
        O::LLVMFence | O::LLVMAtomicRMW | O::LLVMAtomicCmpXchg => Some("volatile and atomic accesses"),
        O::LLVMLoad | O::LLVMStore if value.is_volatile_or_atomic() => Some("volatile and atomic accesses"),
        O::LLVMLoad if !value.is_plain_load() => Some("accesses to other address spaces"),
        O::LLVMStore if !value.is_plain_store() => Some("accesses to other address spaces"),
        O::LLVMInvoke
        | O::LLVMLandingPad
        | O::LLVMResume
        | O::LLVMCatchPad
        | O::LLVMCatchRet
        | O::LLVMCatchSwitch
        | O::LLVMCleanupPad
        | O::LLVMCleanupRet => Some("exceptions"),
        O::LLVMCall => {
            let name = value.callee()?;
            let is_known = value.modelled_intrinsic().is_some()
                || name.starts_with("llvm.vector.reduce.")
                || is_instruction(value);
            let is_of_vectors = [value.operand(0), Some(value)].into_iter().flatten().any(is_vector);
            (name.starts_with("llvm.") && is_of_vectors && !is_known)
                .then_some("intrinsics that no window looks into")
        }
        _ => None,
    }
}

fn is_long(value: Value) -> bool {
    value.ty().is_some_and(|ty| ty.count() > MAX_LANES)
}

fn is_vector(value: Value) -> bool {
    value.ty().is_some_and(|ty| ty.lanes.is_some())
}
