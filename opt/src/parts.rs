//! Loads of which only parts are used, by the instructions that programs consist of.
//!
//! A program takes vectors as values. What it does to the lower and to the upper half apart, such as extending its
//! elements, reads memory itself where the half is a load of its own; of a part of a vector in a register, the back end
//! makes moves between its halves.

use inkwell::llvm_sys::LLVMOpcode;

use crate::ir::{self, Block, Value, builder::Builder};

/// Bits of the least part that is loaded alone.
const LEAST: u32 = 64;

/// Lets the loads of `block` of which only parts of one size are used load these.
pub fn load_parts(block: Block) {
    let loads: Vec<Value> = block.instructions().into_iter().filter(|v| v.is_plain_load()).collect();
    for load in loads {
        taken_apart(load);
    }
}

fn taken_apart(load: Value) -> Option<()> {
    let ty = load.ty().filter(|ty| ty.lanes.is_some() && [8, 16, 32, 64].contains(&ty.width))?;
    // Each bit is frozen once: parts are the same or have none in common.
    let [frozen] = load.users()[..] else { return None };
    let frozen = Some(frozen).filter(|v| v.opcode() == Some(LLVMOpcode::LLVMFreeze))?;
    let users = frozen.users();
    let parts: Vec<(Value, u32)> =
        users.iter().map(|user| Some((*user, first(*user, frozen)?))).collect::<Option<_>>()?;
    let count = parts.first()?.0.ty()?.count();
    let is_part = |(part, first): &(Value, u32)| {
        part.ty().is_some_and(|ty| ty.count() == count) && first % count == 0 && first + count <= ty.count()
    };
    let is_less = count < ty.count() && count * u32::from(ty.width) >= LEAST;
    if !is_less || !parts.iter().all(is_part) || parts.iter().all(|p| p.1 == parts[0].1) {
        return None;
    }
    let build = Builder::before(load);
    let pointer = load.operand(0)?;
    let mut made: Vec<(u32, Value)> = Vec::new();
    for (part, first) in parts {
        let known = made.iter().find(|m| m.0 == first).map(|m| m.1);
        let new = known.unwrap_or_else(|| {
            let bytes = i64::from(first) * i64::from(ty.width) / 8;
            let new = build.frozen(build.load_part(load, pointer, bytes, part));
            made.push((first, new));
            new
        });
        ir::replace(part, new);
    }
    Some(())
}

/// The first of the elements of `whole` that `user` takes, if those lie side by side.
fn first(user: Value, whole: Value) -> Option<u32> {
    let mask = user.shuffle_mask();
    let first = (*mask.first()?)?;
    let is_run = mask.iter().zip(first..).all(|(lane, n)| *lane == Some(n));
    (is_run && user.operand(0) == Some(whole)).then_some(first)
}
