//! Sums of vectors that are added to one another, as the sum of one vector.
//!
//! A block that adds up several vectors into one scalar, as unrolled reductions do, needs the scalar only: that of the sum
//! of the vectors is the same, whatever the additions wrap to. Instructions that sum up neighbours add to a vector.

use inkwell::llvm_sys::LLVMOpcode;

use crate::ir::{self, Block, Type, Value, builder::Builder};

/// Joins the reductions whose values are added in `block`; says whether there were some.
pub fn join_sums(block: Block) -> bool {
    let mut is_changed = false;
    while let Some((root, terms)) = block.instructions().into_iter().find_map(|v| several(v, block)) {
        join(root, &terms);
        is_changed = true;
    }
    is_changed
}

/// Whether it is the sum of a vector's elements.
pub fn is_reduction(value: Value) -> bool {
    value.callee().is_some_and(|name| name.starts_with("llvm.vector.reduce.add."))
}

/// The terms of a sum that is no part of another one in `block`, if two of them are reductions of vectors of one type.
fn several(root: Value, block: Block) -> Option<(Value, Vec<Value>)> {
    let is_sum =
        |v: Value| v.opcode() == Some(LLVMOpcode::LLVMAdd) && v.ty().is_some_and(|ty| ty.lanes.is_none());
    let is_part = |v: Value| matches!(v.users()[..], [user] if user.block() == Some(block) && is_sum(user));
    if !is_sum(root) || is_part(root) {
        return None;
    }
    let (mut terms, mut open) = (Vec::new(), vec![root]);
    while let Some(value) = open.pop() {
        if value == root || (is_sum(value) && value.block() == Some(block) && is_part(value)) {
            open.extend([value.operand(1)?, value.operand(0)?]);
        } else {
            terms.push(value);
        }
    }
    let types: Vec<Type> = terms.iter().filter_map(|t| summed(*t, block)?.ty()).collect();
    let is_double = (1..types.len()).any(|n| types[..n].contains(&types[n]));
    is_double.then_some((root, terms))
}

/// The vector that is summed up in `block` for one use alone.
fn summed(value: Value, block: Block) -> Option<Value> {
    (is_reduction(value) && value.block() == Some(block) && value.users().len() == 1)
        .then(|| value.operand(0))?
}

/// Adds the vectors of one type among those that `terms`, which make `root`, are sums of.
fn join(root: Value, terms: &[Value]) {
    let (Some(block), build) = (root.block(), Builder::before(root)) else { return };
    let mut vectors: Vec<(Type, Value)> = Vec::new();
    let mut rest: Vec<Value> = Vec::new();
    for term in terms {
        let vector = summed(*term, block).and_then(|vector| Some((vector.ty()?, vector)));
        let Some((ty, vector)) = vector else {
            rest.push(*term);
            continue;
        };
        match vectors.iter_mut().find(|known| known.0 == ty) {
            Some(known) => known.1 = build.add(known.1, vector),
            None => vectors.push((ty, vector)),
        }
    }
    rest.extend(vectors.into_iter().map(|(_, vector)| build.intrinsic("llvm.vector.reduce.add", &[vector])));
    if let Some(whole) = rest.into_iter().reduce(|a, b| build.add(a, b)) {
        ir::replace(root, whole);
        terms.iter().filter(|t| is_reduction(**t) && t.users().is_empty()).for_each(|t| t.erase());
    }
}
