//! Reductions taken out of loops: what an iteration sums up and adds to a scalar is added to a vector instead, which is
//! summed up behind the loop.
//!
//! In a loop whose accumulators are sums, `s += reduce(v)`, each is split into a scalar and a vector part, since the
//! updates are linear. An accumulator to which another one is added (`b += 32 * a`) gets a vector for each of those, in
//! which that one's vectors are summed up.

use std::collections::HashSet;

use inkwell::llvm_sys::LLVMOpcode;
use inkwell::module::Module;

use crate::ir::{self, Block, Type, Value, builder::Builder};
use crate::joined_sums::{is_reduction, join_sums};
use crate::neighbours::join_neighbours;
use crate::strip::Loop;

/// Bits of the narrowest and of the widest vector that sums are kept in.
const BITS: (u32, u32) = (128, 256);

/// Vectors that an accumulator's sum is kept in, at most.
const APART: usize = 4;

/// What one iteration adds to an accumulator.
#[derive(Default)]
struct Update {
    /// Reductions, and whether they are taken away.
    reductions: Vec<(Value, bool)>,
    /// Other accumulators, each with its factor.
    others: Vec<(Value, i64)>,
    /// How often each accumulator is used on the way.
    uses: Vec<Value>,
    /// How often the accumulator itself is in it.
    own: usize,
    /// The operations that it consists of.
    steps: Vec<Value>,
}

/// An accumulator of a loop.
struct Accumulator {
    phi: Value,
    next: Value,
    ty: Type,
    update: Update,
}

/// Takes reductions out of the loops of `module`, and makes one of those that are added in a block; says whether there were
/// some.
pub fn hoist(module: &Module<'_>) -> bool {
    let mut is_changed = false;
    for function in ir::functions(module).into_iter().filter(|f| ir::is_open(*f)) {
        for (_, block) in ir::reached(function) {
            is_changed |= join_neighbours(block);
            is_changed |= of_loop(block).is_some();
            is_changed |= join_sums(block);
        }
    }
    is_changed
}

fn of_loop(block: Block) -> Option<()> {
    let Loop { before, exit, .. } = Loop::of(block)?;
    let accumulators = accumulators(block);
    if !accumulators.iter().any(|a| !a.update.reductions.is_empty()) {
        return None;
    }
    let (head, end) = (block.instructions().first().copied()?, block.terminator()?);
    let sums: Vec<(Value, Type)> = accumulators.iter().map(|a| (a.phi, lanes(a, block))).collect();
    // The vectors of accumulators to which no other one is added.
    let mut vectors: Vec<(Value, Value)> = Vec::new();
    let mut totals: Vec<(Value, Vec<(Value, i64)>)> = Vec::new();
    for (accumulator, (phi, ty)) in accumulators.iter().zip(&sums) {
        let mut total = Vec::new();
        // What another one adds up, too, is one vector; else sums that are kept apart need not wait for each other.
        let is_added = accumulators.iter().any(|a| a.update.others.iter().any(|(other, _)| other == phi));
        let apart = if is_added { 1 } else { APART };
        for n in 0..apart.min(accumulator.update.reductions.len()) {
            let (top, bottom) = (Builder::before(head), Builder::before(end));
            let vector = top.phi(top.number(*ty, 0), &[(top.number(*ty, 0), before)]);
            let mut next = vector;
            for (reduction, is_taken) in accumulator.update.reductions.iter().skip(n).step_by(apart) {
                let whole = reduction.operand(0)?;
                let (count, lanes) = (whole.ty()?.count(), ty.count());
                for n in 0..count / lanes {
                    let part = if count == lanes { whole } else { bottom.part(whole, n * lanes, lanes) };
                    let op = if *is_taken { LLVMOpcode::LLVMSub } else { LLVMOpcode::LLVMAdd };
                    next = bottom.binary(op, next, part);
                }
            }
            vector.enter(next, block);
            vectors.push((*phi, vector));
            total.push((next, 1));
        }
        totals.push((accumulator.next, total));
    }
    for (accumulator, (_, total)) in accumulators.iter().zip(&mut totals) {
        for (other, factor) in &accumulator.update.others {
            let Some((_, vector)) = vectors.iter().find(|(phi, _)| phi == other) else { continue };
            let (top, bottom) = (Builder::before(head), Builder::before(end));
            let zero = top.number(vector.ty()?, 0);
            let sum = top.phi(zero, &[(zero, before)]);
            let next = bottom.add(sum, *vector);
            sum.enter(next, block);
            total.push((next, *factor));
        }
    }
    let behind = Builder::before(block.leave_by(exit).terminator()?);
    for (next, total) in totals {
        let users: HashSet<Value> = next.users().into_iter().filter(|u| u.block() != Some(block)).collect();
        if users.is_empty() {
            continue;
        }
        let mut whole = next;
        for (vector, factor) in total {
            let mut sum = behind.intrinsic("llvm.vector.reduce.add", &[vector]);
            if factor != 1 {
                sum = behind.binary(LLVMOpcode::LLVMMul, sum, behind.number(next.ty()?, factor));
            }
            whole = behind.add(whole, sum);
        }
        users.into_iter().for_each(|user| user.exchange(next, whole));
    }
    for accumulator in accumulators {
        // What is left may wrap where the whole did not.
        accumulator.update.steps.iter().for_each(|step| step.let_wrap());
        for (reduction, _) in accumulator.update.reductions {
            without(reduction);
            if reduction.users().is_empty() {
                reduction.erase();
            }
        }
    }
    // What is left of an accumulator may be what it was before.
    for phi in block.phis() {
        if phi.incoming(block) == Some(phi)
            && let Some(start) = phi.incoming(before)
        {
            ir::replace(phi, start);
        }
    }
    Some(())
}

/// Takes a summand out of the sum that it is in.
fn without(summand: Value) {
    if let [sum] = summand.users()[..] {
        if sum.opcode() == Some(LLVMOpcode::LLVMSub) && sum.operand(0) == Some(summand) {
            let zero = summand.ty().map(|ty| Builder::before(sum).number(ty, 0));
            zero.into_iter().for_each(|zero| sum.set_operand(0, zero));
            return;
        }
        let other = if sum.operand(0) == Some(summand) { sum.operand(1) } else { sum.operand(0) };
        if let Some(other) = other {
            ir::replace(sum, other);
        }
    }
}

/// The accumulators of a loop that are split, each of which is used in sums of others only.
fn accumulators(block: Block) -> Vec<Accumulator> {
    let mut all: Vec<Accumulator> = Vec::new();
    let phis = block.phis();
    for phi in &phis {
        let is_entered_once = phi.entries().len() == 2;
        let Some(ty) = phi.ty().filter(|ty| ty.lanes.is_none() && is_entered_once) else { continue };
        let Some(next) = phi.incoming(block).filter(|next| next.block() == Some(block)) else { continue };
        let mut update = Update::default();
        if read(next, 1, *phi, &phis, block, &mut update).is_some() && update.own == 1 {
            all.push(Accumulator { phi: *phi, next, ty, update });
        }
    }
    // Of which reductions are taken out, and of those that these are added to; nothing else may see them on the way.
    loop {
        let known = all.len();
        let is_simple = |phi: &Value| {
            all.iter().any(|a| a.phi == *phi && a.update.others.is_empty() && !a.update.reductions.is_empty())
        };
        let is_possible: Vec<bool> = all
            .iter()
            .map(|a| {
                let uses = all.iter().flat_map(|b| &b.update.uses).filter(|u| **u == a.phi).count();
                let others = a.update.others.iter().all(|(phi, _)| is_simple(phi));
                let sums = !a.update.reductions.is_empty() || !a.update.others.is_empty();
                uses == a.phi.users().len() && others && sums
            })
            .collect();
        let mut keep = is_possible.into_iter();
        all.retain(|_| keep.next().unwrap_or(false));
        if all.len() == known {
            return all;
        }
    }
}

/// What `value` is of accumulators and reductions; nothing where it is no such sum.
fn read(
    value: Value,
    factor: i64,
    own: Value,
    phis: &[Value],
    block: Block,
    update: &mut Update,
) -> Option<()> {
    if phis.contains(&value) {
        update.uses.push(value);
        if value == own {
            update.own += if factor == 1 { 1 } else { 2 };
        } else {
            update.others.push((value, factor));
        }
        return Some(());
    }
    if is_reduction(value) && value.block() == Some(block) {
        let is_own = value.users().len() == 1 && [1, -1].contains(&factor);
        update.reductions.push((value, factor == -1));
        return is_own.then_some(());
    }
    if value.block() != Some(block) {
        return Some(());
    }
    let (a, b) = (value.operand(0), value.operand(1));
    let users = value.users();
    let is_next = |u: &Value| *u == own && own.incoming(block) == Some(value);
    let is_single = users.len() == 1 || users.iter().filter(|u| u.block() == Some(block)).all(is_next);
    let constant = |v: Option<Value>| v?.number().filter(|n| n.abs() < 1 << 16);
    update.steps.extend([value].into_iter().filter(|_| is_single));
    match value.opcode() {
        Some(LLVMOpcode::LLVMAdd) if is_single => {
            read(a?, factor, own, phis, block, update)?;
            read(b?, factor, own, phis, block, update)
        }
        Some(LLVMOpcode::LLVMSub) if is_single => {
            read(a?, factor, own, phis, block, update)?;
            // A reduction that others are taken from would be gone with them.
            read(b?, -factor, own, phis, block, update)
        }
        Some(LLVMOpcode::LLVMShl) if is_single && phis.contains(&a?) && a? != own => {
            let by = constant(b).filter(|n| (0..16).contains(n))?;
            read(a?, factor << by, own, phis, block, update)
        }
        Some(LLVMOpcode::LLVMMul) if is_single && phis.contains(&a?) && a? != own => {
            read(a?, factor.checked_mul(constant(b)?)?, own, phis, block, update)
        }
        // Whatever else is added stays added. An accumulator in it is used for more than sums, and is none.
        _ => Some(()),
    }
}

/// The vector in which an accumulator's sum is kept: as many bits as one of the vectors that are summed up is made
/// of, within limits.
fn lanes(accumulator: &Accumulator, block: Block) -> Type {
    let reductions = accumulator.update.reductions.iter().filter_map(|(r, _)| r.operand(0));
    let (mut counts, mut read) = (Vec::new(), 0);
    for whole in reductions {
        let Some(ty) = whole.ty() else { continue };
        let width = narrowest(whole, block);
        read = read.max(ty.count() * width);
        counts.push(ty.count());
    }
    let width = accumulator.ty.width;
    let bits = read.clamp(BITS.0, BITS.1);
    let mut lanes = (bits / u32::from(width)).max(1);
    while lanes > 1 && counts.iter().any(|count| count % lanes != 0) {
        lanes /= 2;
    }
    Type { width, lanes: Some(lanes) }
}

/// Bits of the narrowest elements that `value` is computed of.
fn narrowest(value: Value, block: Block) -> u32 {
    let (mut open, mut seen, mut least) = (vec![value], HashSet::new(), 64);
    while let Some(value) = open.pop() {
        let Some(ty) = value.ty().filter(|ty| ty.lanes.is_some() && !value.is_constant()) else { continue };
        if ty.width >= 8 {
            least = least.min(u32::from(ty.width));
        }
        if value.block() == Some(block) && seen.insert(value) {
            open.extend((0..).map_while(|n| value.operand(n)));
        }
    }
    least
}
