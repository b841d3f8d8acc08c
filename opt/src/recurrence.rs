//! Sums of sums over a loop, such as the two of Adler's checksum, made sums over blocks of iterations.
//!
//! In `a += t(i); b += a` the second accumulator is a recurrence of the second order, which no vectorizer takes on. Of
//! `n` iterations at once it is linear: `b += n * a + sum((n - i) * t(i))`, with `a` as it was before. So a loop whose
//! iterations do not write, and whose terms are computed of memory that lies side by side, gets a copy before it that
//! does many iterations at a time, with reductions of vectors; those are taken out of it later (`hoist`), and what they
//! sum up is a window. The loop itself does what remains.

use std::collections::HashMap;

use inkwell::llvm_sys::LLVMOpcode;
use inkwell::llvm_sys::prelude::LLVMValueRef;

use crate::ir::Value;
use crate::strip::{Accumulator, Copied, Loop, Plan, change_loops, phis, repetitions, work};

/// Makes such loops of `function` do many iterations at a time; says whether there was one.
pub fn strip_mine(function: LLVMValueRef) -> bool {
    change_loops(function, of_loop)
}

fn of_loop(whole: &Loop) -> Option<()> {
    let (accumulators, counters) = phis(whole)?;
    let is_second = |a: &Accumulator| !a.others.0.is_empty();
    if !accumulators.iter().any(is_second) {
        return None;
    }
    let is_first = |phi: &Value| accumulators.iter().any(|a| a.phi == *phi && a.others.0.is_empty());
    let is_simple = |a: &Accumulator| a.others.0.iter().all(|(phi, _)| is_first(phi));
    if !accumulators.iter().all(is_simple) {
        return None;
    }
    let work = work(whole, &accumulators, &counters, &[])?;
    let again = repetitions(whole, &counters)?;
    let terms = accumulators.iter().flat_map(|a| &a.terms.0).map(|t| t.0).collect();
    let plan = Plan { whole, counters: &counters, work: &work, terms };
    let many = plan.emit(again, |copied| sums(&accumulators, copied))?;
    // Reductions leave the loop later; they could not, if LLVM repeated its body before.
    many.terminator()?.ask_of_loop("llvm.loop.unroll.runtime.disable", 1, 1);
    Some(())
}

/// What the accumulators are after many iterations.
fn sums(accumulators: &[Accumulator], copied: &Copied) -> Option<HashMap<Value, Value>> {
    let Copied { build, at_first, vectors, .. } = copied;
    let lanes = i64::from(copied.lanes);
    let mut nexts: HashMap<Value, Value> = HashMap::new();
    for accumulator in accumulators {
        let ty = accumulator.phi.ty()?;
        let mut next = at_first[&accumulator.phi];
        let mut weights: Vec<(Value, Vec<i64>)> = Vec::new();
        let mut weigh = |term: Value, own: Vec<i64>| match weights.iter_mut().find(|w| w.0 == term) {
            Some((_, known)) => known.iter_mut().zip(own).for_each(|(sum, w)| *sum += w),
            None => weights.push((term, own)),
        };
        for (term, factor) in &accumulator.terms.0 {
            weigh(*term, vec![*factor; copied.lanes as usize]);
        }
        for (other, factor) in &accumulator.others.0 {
            let before = build.binary(LLVMOpcode::LLVMMul, at_first[other], build.number(ty, factor * lanes));
            next = build.add(next, before);
            let other = accumulators.iter().find(|a| a.phi == *other)?;
            for (term, own) in &other.terms.0 {
                weigh(*term, (0..lanes).rev().map(|later| factor * own * later).collect());
            }
        }
        for (term, weights) in weights {
            next = build.add(next, build.weighted(vectors[&term], &weights));
        }
        nexts.insert(accumulator.phi, next);
    }
    Some(nexts)
}
