//! Loads of a block that read neighbouring memory, and could be one.

use std::collections::HashSet;

use inkwell::llvm_sys::LLVMOpcode;

use crate::ir::{Block, Type, Value};
use crate::kernel::PREFIX;

/// Loads of one type, each behind the one before.
#[derive(Debug)]
pub struct Run {
    /// The loads, lowest address first.
    pub loads: Vec<Value>,
    /// Their type.
    pub ty: Type,
}

/// The runs of loads of `block`; none if something there may write memory.
pub fn runs(block: Block) -> Vec<Run> {
    let instructions = block.instructions();
    if instructions.iter().any(|v| may_write(*v)) {
        return Vec::new();
    }
    let mut open: Vec<(Value, Type, Value, i64)> = instructions
        .into_iter()
        .filter(|v| v.opcode() == Some(LLVMOpcode::LLVMLoad) && v.is_plain_load())
        .filter_map(|load| {
            let ty = load.ty().filter(|ty| ty.lanes.is_some() && [8, 16, 32, 64].contains(&ty.width))?;
            let (base, offset) = address(load.operand(0)?);
            Some((load, ty, base, offset))
        })
        .collect();
    open.sort_by_key(|l| l.3);
    let mut runs = Vec::new();
    let mut taken = HashSet::new();
    for (load, ty, base, offset) in &open {
        if !taken.insert(*load) {
            continue;
        }
        let size = i64::from(ty.count()) * i64::from(ty.width) / 8;
        let mut loads = vec![*load];
        let next = |loads: &[Value]| {
            let at = offset + size * loads.len() as i64;
            open.iter().find(|(l, t, b, o)| (t, b, *o) == (ty, base, at) && !loads.contains(l)).map(|l| l.0)
        };
        while let Some(load) = next(&loads).filter(|l| taken.insert(*l)) {
            loads.push(load);
        }
        if loads.len() > 1 {
            runs.push(Run { loads, ty: *ty });
        }
    }
    runs
}

/// An address as a value and a number of bytes.
pub fn address(mut pointer: Value) -> (Value, i64) {
    let mut offset = 0;
    while let Some((base, bytes)) = pointer.constant_offset() {
        pointer = base;
        offset += bytes;
    }
    (pointer, offset)
}

/// Whether an instruction may change memory.
pub fn may_write(value: Value) -> bool {
    match value.opcode() {
        // What was put in before is a program, which knows no memory.
        Some(LLVMOpcode::LLVMCall) => {
            !value.is_computing_call() && !value.callee().is_some_and(|name| name.starts_with(PREFIX))
        }
        Some(LLVMOpcode::LLVMLoad) => !value.is_plain_load(),
        Some(
            LLVMOpcode::LLVMStore
            | LLVMOpcode::LLVMInvoke
            | LLVMOpcode::LLVMFence
            | LLVMOpcode::LLVMAtomicRMW
            | LLVMOpcode::LLVMAtomicCmpXchg
            | LLVMOpcode::LLVMVAArg,
        ) => true,
        _ => false,
    }
}
