//! Running totals of narrow values, many at a time.
//!
//! In `p += t(i); out[i] = p` each iteration waits for the one before it, and no vectorizer takes that on. Of as many
//! iterations as fit a vector the totals are made by doubling: neighbours are added at a distance of one, of two, of four
//! (Hillis and Steele, 1986), then the total so far is. That is two (32 bits) to five (8 bits) times as fast as one
//! addition after the other.

use std::collections::HashMap;

use inkwell::llvm_sys::LLVMOpcode;
use inkwell::llvm_sys::prelude::LLVMValueRef;

use crate::ir::{Type, Value, builder::Builder};
use crate::strip::{Accumulator, Copied, Loop, Plan, change_loops, phis, repetitions, work};

/// Bits of the widest totals: of wider ones, too few fit a vector.
const MOST_BITS: u16 = 32;

/// Bits within which lanes are moved by one instruction on every target.
const NEAR: u32 = 128;

/// Makes such loops of `function` do many iterations at a time; says whether there was one.
pub fn running_totals(function: LLVMValueRef) -> bool {
    change_loops(function, of_loop)
}

fn of_loop(whole: &Loop) -> Option<()> {
    // All that is read is read before anything is written.
    let is = |v: &&Value, op| v.opcode() == Some(op);
    let instructions = whole.block.instructions();
    let behind = instructions.iter().skip_while(|v| !is(v, LLVMOpcode::LLVMStore));
    let memory = behind.filter(|v| is(v, LLVMOpcode::LLVMStore) || is(v, LLVMOpcode::LLVMLoad)).copied();
    let [store] = memory.collect::<Vec<_>>()[..] else { return None };
    let (accumulators, counters) = phis(whole)?;
    let [accumulator] = &accumulators[..] else { return None };
    let ty = stored(store, accumulator, whole)?;
    if !accumulator.others.0.is_empty() || accumulator.terms.0.iter().any(|(_, factor)| *factor != 1) {
        return None;
    }
    let work = work(whole, &accumulators, &counters, &[store])?;
    let lanes = Some(work.lanes);
    let again = repetitions(whole, &counters)?;
    let terms = accumulator.terms.0.iter().map(|t| t.0).collect();
    let plan = Plan { whole, counters: &counters, work: &work, terms };
    plan.emit(again, |copied| totals(copied, accumulator, store, Type { lanes, ..ty }))?;
    Some(())
}

/// The type of the totals that are stored, if `store` stores the accumulator or its low bits, and nobody else looks at
/// it on the way; where they are low bits, nobody may look at the others behind the loop.
fn stored(store: Value, accumulator: &Accumulator, whole: &Loop) -> Option<Type> {
    let (value, next) = (store.operand(0)?, accumulator.phi.incoming(whole.block)?);
    let ty = value.ty().filter(|ty| ty.lanes.is_none() && (8..=MOST_BITS).contains(&ty.width))?;
    let phi = accumulator.phi;
    let is_alone = match value == next {
        true => next.users().iter().all(|u| *u == phi || *u == store || u.block() != Some(whole.block)),
        false => {
            value.opcode() == Some(LLVMOpcode::LLVMTrunc)
                && phi.users() == [next]
                && next.users().iter().all(|user| *user == phi || *user == value)
                && value.users() == [store]
        }
    };
    (store.is_plain_store() && is_alone).then_some(ty)
}

/// Stores the totals of many iterations, which have the type `ty`; what the accumulator is after them.
fn totals(
    copied: &Copied,
    accumulator: &Accumulator,
    store: Value,
    ty: Type,
) -> Option<HashMap<Value, Value>> {
    let Copied { build, at_first, vectors, .. } = copied;
    let whole = accumulator.phi.ty()?;
    let cut = |build: &Builder, value: Value, ty: Type| match whole.width > ty.width {
        true => build.cast(LLVMOpcode::LLVMTrunc, value, ty),
        false => value,
    };
    let mut sums = build.number(ty, 0);
    for (term, _) in &accumulator.terms.0 {
        sums = build.add(sums, cut(build, vectors[term], ty));
    }
    let lanes = ty.count();
    let zero = build.number(ty, 0);
    let near = (NEAR / u32::from(ty.width)).min(lanes);
    let mut distance = 1;
    while distance < near {
        let from = |n: u32| if n % near >= distance { n - distance } else { lanes };
        sums = build.add(sums, build.shuffled(sums, zero, (0..lanes).map(from)));
        distance *= 2;
    }
    while distance < lanes {
        let last = |n: u32| if n % (2 * distance) >= distance { n - n % distance - 1 } else { lanes };
        sums = build.add(sums, build.shuffled(sums, zero, (0..lanes).map(last)));
        distance *= 2;
    }
    // Of what was before, each round adds the last total to all lanes: they wait for one addition only.
    let entry = Builder::before(copied.before.terminator()?);
    let start = cut(&entry, accumulator.phi.incoming(copied.before)?, Type { lanes: None, ..ty });
    let start = entry.splat(start, lanes);
    let top = Builder::before(*copied.block.instructions().first()?);
    let so_far = top.phi(start, &[(start, copied.before)]);
    let address = store.operand(1)?;
    build.store_like(store, build.add(sums, so_far), at_first.get(&address).copied().unwrap_or(address));
    let next = build.add(so_far, build.shuffled(sums, zero, (0..lanes).map(|_| lanes - 1)));
    so_far.enter(next, copied.block);
    let scalar = build.element(next, 0);
    let scalar = match whole.width > ty.width {
        true => build.cast(LLVMOpcode::LLVMZExt, scalar, whole),
        false => scalar,
    };
    Some(HashMap::from([(accumulator.phi, scalar)]))
}
