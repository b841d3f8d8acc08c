//! Loops before LLVM's vectorizer sees them.

use inkwell::llvm_sys::prelude::LLVMValueRef;

use crate::both::load_before_branches;
use crate::in_turn::keep_in_turn;
use crate::ir::{self, Value};
use crate::narrow::narrow;
use crate::recurrence::strip_mine;
use crate::reload::reload;
use crate::rows::rows;
use crate::scan::running_totals;
use crate::strip::separate;
use crate::versions::versions;

/// Prepares the loops of `function`; says whether it was changed.
pub fn prepare(function: LLVMValueRef) -> bool {
    let Some(value) = Value::from_raw(function).filter(|f| ir::is_open(*f)) else { return false };
    load_before_branches(value)
        | separate(value)
        | reload(function)
        | versions(function)
        | narrow(function)
        | strip_mine(function)
        | running_totals(function)
        | rows(function)
        | keep_in_turn(value)
}
