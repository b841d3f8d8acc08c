//! Sums over iterations, several terms at once.
//!
//! Instructions that add up products of neighbours (Intel's `pmaddwd` and `vpdpbusd`, Arm's `sdot`) do several iterations of
//! a loop that adds a product to each element of a vector, once what these read is interleaved. The copy does them one after
//! another, so that a window sees all of them. What is added up over all elements in the end needs none of that: its
//! elements may be regrouped as they lie.

use std::collections::{HashMap, HashSet};

use inkwell::llvm_sys::LLVMOpcode;

use crate::aside::{Aside, Work};
use crate::ir::{Type, Value, builder::Builder};
use crate::joined_sums::is_reduction;
use crate::read::may_write;
use crate::strip::{Counter, Loop, begins, copied, growth, operands, repetitions};

/// The most instructions of an iteration.
const LONGEST: usize = 64;

/// Puts a copy that does several iterations at once, `most` at most, before a loop that adds up vectors, if there is one to
/// have; says how many. Its block is then the last one of the function.
pub fn deepened(whole: &Loop, counters: &[Counter], most: u32) -> Option<u32> {
    let is_counter = |phi: &Value| counters.iter().any(|counter| counter.phi == *phi);
    let accumulators: Vec<Value> = whole.block.phis().into_iter().filter(|phi| !is_counter(phi)).collect();
    let instructions = whole.block.instructions();
    let is_other = instructions.len() > LONGEST || instructions.iter().any(|v| may_write(*v));
    if accumulators.is_empty() || is_other || !begins(whole, counters) {
        return None;
    }
    let times: Option<Vec<u32>> = accumulators.iter().map(|phi| terms(whole, *phi)).collect();
    let times = times?.into_iter().min()?.min(most);
    let again = repetitions(whole, counters)?;
    let mut work = After { whole, counters, accumulators: &accumulators, times };
    Aside { whole, counters, accumulators: &accumulators, times }.emit(again, &mut work);
    Some(times)
}

/// How many terms of the sum `phi`, a vector that products are added to, have the size of one of its elements: if its
/// elements matter.
fn terms(whole: &Loop, phi: Value) -> Option<u32> {
    let sum = phi.ty().filter(|ty| ty.lanes.is_some())?;
    let next = phi.incoming(whole.block)?;
    let is_inside = |v: &Value| v.block() == Some(whole.block);
    let adds = next.opcode() == Some(LLVMOpcode::LLVMAdd) && operands(next).contains(&phi);
    if !adds || !phi.users().iter().all(|user| *user == next) || is_summed_up(whole, next) {
        return None;
    }
    let (mut open, mut seen, mut narrowest, mut multiplies) = (vec![next], HashSet::new(), sum.width, false);
    while let Some(value) = open.pop() {
        let is_vector = |ty: &Type| ty.lanes == sum.lanes;
        let Some(ty) = value.ty().filter(is_vector).filter(|_| is_inside(&value) && seen.insert(value))
        else {
            continue;
        };
        match value.opcode()? {
            LLVMOpcode::LLVMLoad => narrowest = narrowest.min(ty.width),
            LLVMOpcode::LLVMPHI => {}
            op => {
                multiplies |= op == LLVMOpcode::LLVMMul;
                open.extend(operands(value));
            }
        }
    }
    let times = u32::from(sum.width / narrowest.max(8));
    (multiplies && times > 1 && times.is_power_of_two()).then_some(times)
}

/// Whether behind the loop only the sum of the elements of `value` counts.
fn is_summed_up(whole: &Loop, value: Value) -> bool {
    let (mut open, mut seen) = (vec![value], HashSet::new());
    let mut sums = 0;
    while let Some(value) = open.pop() {
        for user in value.users().into_iter().filter(|user| user.block() != Some(whole.block)) {
            match user.opcode() {
                _ if is_reduction(user) => sums += 1,
                Some(LLVMOpcode::LLVMPHI | LLVMOpcode::LLVMAdd) if seen.len() < LONGEST => {
                    if seen.insert(user) {
                        open.push(user);
                    }
                }
                _ => return false,
            }
        }
    }
    sums > 0
}

/// Iterations one after another.
struct After<'l> {
    whole: &'l Loop,
    counters: &'l [Counter],
    accumulators: &'l [Value],
    times: u32,
}

impl Work for After<'_> {
    fn prepare(&mut self, _: &Builder, _: Value, _: &HashMap<Value, Value>) -> Vec<Value> {
        Vec::new()
    }

    fn at_once(&mut self, build: &Builder, first: HashMap<Value, Value>) -> Vec<Value> {
        let After { whole, counters, accumulators, times } = *self;
        let elements = self.side_by_side(build, first.clone());
        let mut totals: Vec<Value> = accumulators.iter().map(|phi| first[phi]).collect();
        for n in 0..times {
            let mut known: HashMap<Value, Value> = accumulators.iter().copied().zip(totals).collect();
            for counter in counters {
                let by = counter.step * i64::from(n);
                let phi = first[&counter.phi];
                known.insert(counter.phi, if n == 0 { phi } else { build.grown(phi, by) });
            }
            known.extend(elements.iter().map(|(load, vector)| (*load, build.element(*vector, n))));
            let next = |phi: &Value| phi.incoming(whole.block).unwrap_or(*phi);
            totals = accumulators.iter().map(|phi| copied(build, whole, next(phi), &mut known)).collect();
        }
        totals
    }
}

impl After<'_> {
    /// What scalar loads of the iterations load, of memory that lies side by side.
    fn side_by_side(&self, build: &Builder, mut first: HashMap<Value, Value>) -> Vec<(Value, Value)> {
        let mut found = Vec::new();
        for load in self.whole.block.instructions() {
            let Some(address) = load.operand(0).filter(|_| load.opcode() == Some(LLVMOpcode::LLVMLoad))
            else {
                continue;
            };
            let grows = growth(address, self.whole, self.counters);
            let is_next = |ty: &Type| ty.lanes.is_none() && grows.map(|by| by * 8) == Some(ty.width.into());
            if load.ty().is_some_and(|ty| is_next(&ty)) {
                let address = copied(build, self.whole, address, &mut first);
                found.push((load, build.load_like(load, address, self.times)));
            }
        }
        found
    }
}
