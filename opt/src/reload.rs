//! Values that a loop keeps of the iteration before, loaded again.
//!
//! Where what iterations load overlaps, as in a filter, LLVM loads an element once and hands it on to the next iteration.
//! Vectorized, a loop puts together such vectors from two, and its windows see neither as loaded. Loaded again, where it was
//! loaded an iteration before, it is a vector like the others.

use inkwell::llvm_sys::LLVMOpcode;
use inkwell::llvm_sys::prelude::LLVMValueRef;

use crate::ir::{Value, builder::Builder};
use crate::read::may_write;
use crate::strip::{Counter, Loop, change_loops, copied, counters, growth, lie_apart};

/// Loads again what loops of `function` keep of the iteration before; says whether there was something.
pub fn reload(function: LLVMValueRef) -> bool {
    change_loops(function, of_loop)
}

fn of_loop(whole: &Loop) -> Option<()> {
    let counters = counters(whole);
    let one = || whole.block.phis().into_iter().find_map(|phi| again(whole, &counters, phi));
    one()?;
    // What is kept twice is what is kept once of a value that is loaded now.
    while one().is_some() {}
    Some(())
}

/// Puts a load in the place of `phi`, if that is what the iteration before has loaded.
fn again(whole: &Loop, counters: &[Counter], phi: Value) -> Option<()> {
    let (kept, first) = (phi.incoming(whole.block)?, phi.incoming(whole.before)?);
    let is_in = |load: Value, block| load.is_plain_load() && load.block() == Some(block);
    if !is_in(kept, whole.block) || !is_in(first, whole.before) || phi.ty()?.lanes.is_some() {
        return None;
    }
    let address = kept.operand(0)?;
    let bytes = growth(address, whole, counters).filter(|bytes| *bytes != 0)?;
    // In the first iteration, too, what is kept lay as far back.
    let (at_first, before) =
        (Place::of(address, whole, counters), Place::of(first.operand(0)?, whole, counters));
    if !at_first.is_behind(&before, bytes) {
        return None;
    }
    // Nothing is written there from that load on.
    let since = whole.before.instructions().into_iter().skip_while(|v| *v != first);
    let mut writes = since.chain(whole.block.instructions()).filter(|v| may_write(*v));
    let is_elsewhere = |store: Value| {
        store.is_plain_store() && store.operand(1).is_some_and(|to| lie_apart(whole, counters, to, address))
    };
    if !writes.all(is_elsewhere) {
        return None;
    }
    let next = whole.block.instructions().into_iter().find(|v| !v.is_phi())?;
    let build = Builder::before(next);
    let mut same = whole.block.phis().into_iter().map(|phi| (phi, phi)).collect();
    let load = build.load_part(kept, copied(&build, whole, address, &mut same), -bytes, phi);
    phi.replace_uses(load);
    phi.erase();
    Some(())
}

/// An address as a sum.
struct Place {
    /// What is added, and how often.
    terms: Vec<(Value, i64)>,
    /// Bytes.
    offset: i64,
}

impl Place {
    /// What `address` is in the first iteration of `whole`.
    fn of(address: Value, whole: &Loop, counters: &[Counter]) -> Place {
        let mut place = Place { terms: Vec::new(), offset: 0 };
        place.add(address, 1, whole, counters);
        place.terms.retain(|term| term.1 != 0);
        place
    }

    /// Whether it lies so many bytes behind `other`.
    fn is_behind(&self, other: &Place, bytes: i64) -> bool {
        self.offset.checked_sub(other.offset) == Some(bytes)
            && self.terms.len() == other.terms.len()
            && self.terms.iter().all(|term| other.terms.contains(term))
    }

    fn add(&mut self, value: Value, factor: i64, whole: &Loop, counters: &[Counter]) {
        if let Some(n) = value.number() {
            self.offset = self.offset.wrapping_add(n.wrapping_mul(factor));
            return;
        }
        let start = counters.iter().find(|c| c.phi == value).and_then(|c| c.phi.incoming(whole.before));
        if let Some(start) = start {
            return self.add(start, factor, whole, counters);
        }
        let is_index = |v: &Value| v.ty().is_some_and(|ty| ty.lanes.is_none() && ty.width == 64);
        let (a, b) = (value.operand(0), value.operand(1));
        match (value.opcode(), a, b) {
            (Some(LLVMOpcode::LLVMGetElementPtr), Some(base), Some(index)) if is_index(&index) => {
                if let Some((_, bytes)) = value.element_offset() {
                    self.add(base, factor, whole, counters);
                    return self.add(index, factor.wrapping_mul(bytes), whole, counters);
                }
            }
            (Some(LLVMOpcode::LLVMAdd), Some(a), Some(b)) if is_index(&value) => {
                self.add(a, factor, whole, counters);
                return self.add(b, factor, whole, counters);
            }
            _ => {}
        }
        match self.terms.iter_mut().find(|term| term.0 == value) {
            Some((_, count)) => *count = count.wrapping_add(factor),
            None => self.terms.push((value, factor)),
        }
    }
}
