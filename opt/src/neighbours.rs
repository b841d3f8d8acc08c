//! Sums of neighbours in memory that are written out one by one, as sums of a vector.
//!
//! A loop such as `a += p[0]; b += a; a += p[1]; b += a; ...` adds to its accumulators a multiple of each byte: `a` gets
//! each of them once, and `b` gets the first one most often and `a` as often as there are bytes. So the bytes are one
//! vector, of which each accumulator gets a weighted sum, and the multiples of the accumulators.

use std::collections::HashMap;

use inkwell::llvm_sys::LLVMOpcode;

use crate::ir::{self, Block, Type, Value, builder::Builder};
use crate::read::{address, may_write};
use crate::strip::Loop;

/// Neighbours that are one vector.
const COUNT: usize = 16;

/// The greatest weight of a neighbour, and the most values in a sum.
const MOST: (i64, usize) = (127, 64);

/// The most additions on the way to a value: of longer chains nothing is known, whatever the stack holds.
const DEEPEST: usize = 256;

/// A sum: values, each with its factor.
type Sum = Vec<(Value, i64)>;

/// Makes vectors of the neighbours that the accumulators of the loop `block` get one by one; says whether there were some.
pub fn join_neighbours(block: Block) -> bool {
    if Loop::of(block).is_none() || block.instructions().iter().any(|v| may_write(*v)) {
        return false;
    }
    let mut known = HashMap::new();
    let mut vectors: Vec<(Value, Value)> = Vec::new();
    let mut joined = Vec::new();
    for phi in block.phis() {
        let Some(next) = phi.incoming(block).filter(|next| next.block() == Some(block)) else { continue };
        let Some(sum) = sum(next, block, DEEPEST, &mut known) else { continue };
        let Some((first, weights, rest)) = neighbours(&sum, block) else { continue };
        joined.push((next, first, weights, rest));
    }
    // All of them before the first is gone: what one sums up, another one does, too.
    for (next, first, weights, rest) in &joined {
        let (Some(end), Some(ty)) = (block.terminator(), next.ty()) else { return false };
        let build = Builder::before(end);
        let vector = vectors.iter().find(|v| v.0 == *first).map(|v| v.1).unwrap_or_else(|| {
            let ty = Type { width: 8, lanes: Some(COUNT as u32) };
            build.load(*first, pointer(*first), ty)
        });
        vectors.push((*first, vector));
        let wide = build.cast(LLVMOpcode::LLVMZExt, vector, Type { lanes: Some(COUNT as u32), ..ty });
        let mut whole = build.weighted(wide, weights);
        for (value, factor) in rest {
            let term = match *factor {
                1 => *value,
                factor => build.binary(LLVMOpcode::LLVMMul, *value, build.number(ty, factor)),
            };
            whole = build.add(whole, term);
        }
        // What sums up more of it in the block is done before.
        let seen_after = |user: &Value| user.is_phi() || user.block() != Some(block);
        next.users().into_iter().filter(seen_after).for_each(|user| user.exchange(*next, whole));
    }
    for (next, ..) in &joined {
        // One may have been gone with another.
        if block.instructions().contains(next) {
            ir::erase_dead(*next);
        }
    }
    !joined.is_empty()
}

fn pointer(load: Value) -> Value {
    load.operand(0).unwrap_or(load)
}

/// What `value` is a sum of, in which nothing is left that `block` adds up; nothing where that are too many.
fn sum(value: Value, block: Block, depth: usize, known: &mut HashMap<Value, Option<Sum>>) -> Option<Sum> {
    let is_sum = value.opcode() == Some(LLVMOpcode::LLVMAdd) && value.block() == Some(block);
    let Some((a, b)) = value.operand(0).zip(value.operand(1)).filter(|_| is_sum) else {
        return Some(vec![(value, 1)]);
    };
    if let Some(known) = known.get(&value) {
        return known.clone();
    }
    let depth = depth.checked_sub(1)?;
    let added = sum(a, block, depth, known).zip(sum(b, block, depth, known)).and_then(|(mut all, more)| {
        for (term, factor) in more {
            match all.iter_mut().find(|t| t.0 == term) {
                Some(term) => term.1 = term.1.checked_add(factor)?,
                None => all.push((term, factor)),
            }
        }
        (all.len() <= MOST.1).then_some(all)
    });
    known.insert(value, added.clone());
    added
}

/// The load of the first of the neighbours in `sum`, their weights in order, and what else it has; nothing where there are
/// not as many as a vector has.
fn neighbours(sum: &Sum, block: Block) -> Option<(Value, Vec<i64>, Sum)> {
    let byte = |value: Value| {
        let load = value.operand(0).filter(|_| value.opcode() == Some(LLVMOpcode::LLVMZExt))?;
        let is_byte = load.ty() == Some(Type { width: 8, lanes: None });
        let is_load = load.opcode() == Some(LLVMOpcode::LLVMLoad) && load.is_plain_load();
        (is_byte && is_load && load.block() == Some(block)).then_some(load)
    };
    let (mut bytes, mut rest) = (Vec::new(), Sum::new());
    for (value, factor) in sum {
        match byte(*value).filter(|_| (1..=MOST.0).contains(factor)) {
            Some(load) => bytes.push((address(pointer(load)), load, *factor)),
            None => rest.push((*value, *factor)),
        }
    }
    bytes.sort_by_key(|b| b.0.1);
    let ((base, first), load, _) = *bytes.first()?;
    let is_next = |(n, b): (usize, &((Value, i64), Value, i64))| b.0 == (base, first + n as i64);
    let is_run = bytes.len() == COUNT && bytes.iter().enumerate().all(is_next);
    is_run.then(|| (load, bytes.into_iter().map(|b| b.2).collect(), rest))
}
