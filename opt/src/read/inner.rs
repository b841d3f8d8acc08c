//! Which instructions windows look into.

use std::collections::HashSet;

use inkwell::llvm_sys::LLVMOpcode;

use super::instruction::called;
use super::spread::is_spread;
use crate::ir::Value;

/// Greatest number of lanes of a value that is looked into.
pub const MAX_LANES: u32 = 512;

/// Whether `value` has lanes that are looked into, or is one.
pub fn is_small(value: Value) -> bool {
    value.bits_ty().is_some_and(|t| t.count() <= MAX_LANES && (1..=64).contains(&t.width))
}

/// Whether windows look into an instruction: it computes integers of others, without a look at memory.
pub fn is_inner(value: Value) -> bool {
    let is_vector = |v: Value| v.bits_ty().is_some_and(|t| t.lanes.is_some());
    if !is_small(value) {
        return false;
    }
    match value.opcode() {
        Some(LLVMOpcode::LLVMExtractElement) => value.operand(0).is_some_and(is_small),
        Some(LLVMOpcode::LLVMInsertElement | LLVMOpcode::LLVMShuffleVector) => true,
        Some(LLVMOpcode::LLVMBitCast) => {
            is_vector(value)
                && value.operand(0).is_some_and(|a| is_small(a) && is_vector(a) && !is_seen_as(a, value))
        }
        Some(LLVMOpcode::LLVMICmp | LLVMOpcode::LLVMFCmp | LLVMOpcode::LLVMSelect) => {
            is_vector(value) && value.operand(0).is_some_and(|a| is_small(a) && is_vector(a))
        }
        Some(LLVMOpcode::LLVMCall) => {
            is_vector(value) && (value.modelled_intrinsic().is_some() || called(value).is_some())
        }
        Some(op) => is_vector(value) && is_arithmetic(op) && value.operand(0).is_some_and(is_small),
        None => false,
    }
}

/// Whether `value` enters the block's computations as elements of the type of `cast` alone.
fn is_seen_as(value: Value, cast: Value) -> bool {
    let is_cast =
        |user: &Value| user.opcode() == Some(LLVMOpcode::LLVMBitCast) && user.bits_ty() == cast.bits_ty();
    !is_inner(value) && value.users().iter().all(is_cast)
}

fn is_arithmetic(op: LLVMOpcode) -> bool {
    use LLVMOpcode as O;
    matches!(op, O::LLVMAdd | O::LLVMSub | O::LLVMMul | O::LLVMUDiv | O::LLVMSDiv | O::LLVMURem | O::LLVMSRem)
        || matches!(op, O::LLVMShl | O::LLVMLShr | O::LLVMAShr | O::LLVMAnd | O::LLVMOr | O::LLVMXor)
        || matches!(op, O::LLVMTrunc | O::LLVMZExt | O::LLVMSExt)
        || is_of_floats(op)
        || matches!(op, O::LLVMFPExt | O::LLVMFPTrunc | O::LLVMSIToFP | O::LLVMUIToFP)
        || matches!(op, O::LLVMFPToSI | O::LLVMFPToUI)
}

/// Whether an instruction computes with floats, and does not only move or choose them.
pub fn computes_floats(value: Value) -> bool {
    let takes_or_makes = value.format().or(value.operand(0).and_then(Value::format)).is_some();
    takes_or_makes && !is_movement(value) && value.opcode() != Some(LLVMOpcode::LLVMSelect)
}

/// Whether floats become floats of the same format.
fn is_of_floats(op: LLVMOpcode) -> bool {
    use LLVMOpcode as O;
    matches!(op, O::LLVMFAdd | O::LLVMFSub | O::LLVMFMul | O::LLVMFDiv | O::LLVMFNeg)
}

/// Whether an instruction moves elements and computes nothing.
pub fn is_movement(value: Value) -> bool {
    use LLVMOpcode as O;
    matches!(
        value.opcode(),
        Some(O::LLVMShuffleVector | O::LLVMInsertElement | O::LLVMExtractElement | O::LLVMBitCast)
    )
}

/// Whether an instruction only says of which type bits are.
pub fn is_cast(value: Value) -> bool {
    value.opcode() == Some(LLVMOpcode::LLVMBitCast)
}

/// Whether there is nothing to find: a value is one operation on what enters the block's computations (one
/// instruction, too), or their sum, or
/// floats' arithmetic of them, or one scalar in every lane.
pub fn is_alone(value: Value, inner: &HashSet<Value>) -> bool {
    use LLVMOpcode as O;
    let is_simple = matches!(
        value.opcode(),
        Some(O::LLVMAdd | O::LLVMSub | O::LLVMAnd | O::LLVMOr | O::LLVMXor | O::LLVMTrunc | O::LLVMZExt)
            | Some(O::LLVMSExt | O::LLVMBitCast | O::LLVMInsertElement | O::LLVMShuffleVector)
    );
    let operands = |value: Value| (0..).map_while(move |n| value.operand(n));
    (is_simple || called(value).is_some())
        && operands(value).all(|o| !inner.contains(&o))
        && !takes_apart(value)
        || is_spread(value)
        || is_sum(value, inner)
        || is_arithmetic_of_floats(value, inner)
}

/// Whether a shuffle takes every second, third or fourth of a vector's bytes or words: on some CPUs LLVM does that in more
/// steps than there need be.
fn takes_apart(value: Value) -> bool {
    let mask: Option<Vec<u32>> = value.shuffle_mask().into_iter().collect();
    let Some([first, second, ..]) = mask.as_deref() else { return false };
    let step = i64::from(*second) - i64::from(*first);
    let is_narrow = value.bits_ty().is_some_and(|ty| ty.width <= 16 && ty.count() * u32::from(ty.width) > 64);
    let is_even =
        mask.iter().flatten().zip(0..).all(|(at, n)| i64::from(*at) == i64::from(*first) + n * step);
    is_narrow && (2..=4).contains(&step) && is_even
}

fn is_sum(value: Value, inner: &HashSet<Value>) -> bool {
    consists(value, inner, |v| v.opcode() == Some(LLVMOpcode::LLVMAdd))
}

/// Whether every operation is one instruction of vectors of floats and no two of them are another one, except for
/// contractions, which LLVM does.
fn is_arithmetic_of_floats(value: Value, inner: &HashSet<Value>) -> bool {
    use LLVMOpcode as O;
    let width = |v: Value| v.bits_ty().map(|ty| ty.width);
    let is_it = |v: Value| match v.opcode() {
        Some(O::LLVMFCmp | O::LLVMFPExt | O::LLVMFPTrunc) => true,
        Some(O::LLVMCall | O::LLVMSelect) if v.format().is_some() => true,
        Some(O::LLVMCall) => {
            v.operand(0).and_then(Value::format).is_some() && width(v) == v.operand(0).and_then(width)
        }
        Some(O::LLVMSIToFP | O::LLVMFPToSI) => width(v) == v.operand(0).and_then(width),
        Some(op) => is_of_floats(op),
        None => false,
    };
    consists(value, inner, is_it)
}

/// Whether `value` is computed by operations alone of which each `is_one`.
fn consists(value: Value, inner: &HashSet<Value>, is_one: impl Fn(Value) -> bool) -> bool {
    let mut open = vec![value];
    let mut seen = HashSet::new();
    while let Some(value) = open.pop() {
        if !inner.contains(&value) || !seen.insert(value) {
            continue;
        }
        if !is_one(value) {
            return false;
        }
        open.extend((0..).map_while(|n| value.operand(n)));
    }
    true
}
