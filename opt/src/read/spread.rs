//! Scalars in every lane, as a loop finds them: spread over a vector, and extended, before it.

use inkwell::llvm_sys::LLVMOpcode;

use crate::ir::{Element, Value};

/// Whether `value` is one scalar in every lane, or its extension, or one element of a vector.
pub fn is_spread(value: Value) -> bool {
    splatted(extended(value).0).is_some() || element_of(value).is_some()
}

/// The scalar that every lane of `value` is, whichever block that is made in.
pub fn splatted(value: Value) -> Option<Value> {
    let mask = value.shuffle_mask();
    if mask.is_empty() || mask.iter().any(|lane| *lane != Some(0)) {
        return None;
    }
    let inserted = value.operand(0).filter(|v| v.opcode() == Some(LLVMOpcode::LLVMInsertElement))?;
    let at = inserted.operand(2)?;
    let is_first = at.ty().and_then(|ty| at.elements(ty)).is_some_and(|e| e == [Element::Number(0)]);
    let scalar = inserted.operand(1)?;
    // What is computed may be poison; an operand is then, too, and is frozen where it enters a program.
    (is_first && scalar.elements(scalar.bits_ty()?).is_none()).then_some(scalar)
}

/// The vector of which every lane of `value` is the same element, which one, and how that is extended: a loop's factors as
/// LLVM loads them together before it.
pub fn element_of(value: Value) -> Option<(Value, u32, LLVMOpcode)> {
    let mask = value.shuffle_mask();
    let at = mask.first().copied().flatten().filter(|at| mask.iter().all(|lane| *lane == Some(*at)))?;
    let (narrow, extension) = extended(value.operand(0)?);
    let ty = narrow.ty().filter(|ty| [8, 16, 32].contains(&ty.width) && at < ty.count())?;
    let is_whole = [16, 32, 64].contains(&(ty.count() * u32::from(ty.width))) && !narrow.is_constant();
    is_whole.then_some((narrow, at, extension?))
}

/// What `value` is extended of, whichever block that is done in, and how; itself if it is not.
pub fn extended(value: Value) -> (Value, Option<LLVMOpcode>) {
    let op = value.opcode().filter(|op| matches!(op, LLVMOpcode::LLVMSExt | LLVMOpcode::LLVMZExt));
    match op.and_then(|_| value.operand(0)) {
        Some(narrow) => (narrow, op),
        None => (value, None),
    }
}

/// The same of a scalar, where it is worth while.
pub fn narrow(scalar: Value) -> (Value, Option<LLVMOpcode>) {
    let is_whole = |v: Value| v.ty().is_some_and(|ty| [8, 16, 32].contains(&ty.width)) && !v.is_constant();
    match extended(scalar) {
        (narrow, Some(op)) if is_whole(narrow) => (narrow, Some(op)),
        _ => (scalar, None),
    }
}
