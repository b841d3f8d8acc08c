//! Loops whose iterations LLVM's vectorizer is asked to do one vector after another, not several vectors beside each other.
//!
//! Beside each other they wait less for each other, which loops without accumulators never do. There it only makes steps
//! long, so that more is left for the scalar loop behind.

use crate::ir::{self, Value};
use crate::strip::{Loop, counters};

/// Vectors of floats after one another: the loop's control is a small part then.
const TIMES: u64 = 4;

/// What a source may ask for itself, of which nothing is changed then.
const ASKED: [&str; 3] = ["llvm.loop.interleave", "llvm.loop.vectorize", "llvm.loop.unroll"];

/// Asks for it in `function`; says whether there was such a loop.
pub fn keep_in_turn(function: Value) -> bool {
    let mut is_changed = false;
    for whole in ir::reached(function).into_iter().filter_map(|(_, block)| Loop::of(block)) {
        let Some(end) = whole.block.terminator() else { continue };
        let is_counted = counters(&whole).len() == whole.block.phis().len();
        if !is_counted || ASKED.iter().any(|name| end.is_asked_of_loop(name)) {
            continue;
        }
        let writes_floats = writes_floats(&whole);
        if writes_floats || is_narrowing(&whole) {
            end.ask_of_loop("llvm.loop.interleave.count", 32, 1);
            is_changed = true;
        }
        if writes_floats && !ir::is_short(function) {
            end.ask_of_loop("llvm.loop.unroll.count", 32, TIMES);
        }
    }
    is_changed
}

/// Whether floats are all that a loop of scalars writes.
fn writes_floats(whole: &Loop) -> bool {
    let mut stores = whole.block.instructions().into_iter().filter(|v| v.is_plain_store()).peekable();
    stores.peek().is_some() && stores.all(|store| store.operand(0).is_some_and(Value::is_float))
}

/// Whether a loop of scalars reads wider elements than any that it writes: they are done in one vector then, as far as
/// that is a gain.
fn is_narrowing(whole: &Loop) -> bool {
    let instructions = whole.block.instructions();
    let width = |value: Option<Value>| value.and_then(Value::ty).map(|ty| u32::from(ty.width));
    let loads = instructions.iter().filter(|v| v.is_plain_load()).filter_map(|load| width(Some(*load)));
    let stores: Vec<u32> = instructions
        .iter()
        .filter(|v| v.is_plain_store())
        .filter_map(|store| width(store.operand(0)))
        .collect();
    stores.iter().max() < loads.max().as_ref() && !stores.is_empty()
}
