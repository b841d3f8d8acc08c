//! Loops with programs in them, several iterations after one another.
//!
//! LLVM unrolls loops before programs stand in them, when they are long. With a program a loop is often so short that much
//! of its time goes into going on: adding to counters, comparing and jumping back. What a loop does stays as it is.

use std::collections::BTreeSet;

use inkwell::llvm_sys::LLVMOpcode;
use inkwell::module::Module;
use inkwell::passes::PassBuilderOptions;
use inkwell::targets::TargetMachine;

use crate::error::Error;
use crate::ir::{self, Block, Value};
use crate::measure::Place;
use crate::strip::{Loop, begins, counters};

/// The most iterations that are done after one another.
const MOST: usize = 4;

/// The most instructions that these have together, addresses and branches not counted.
const LONGEST: usize = 64;

/// LLVM's unroller, which does what is asked of it and else nothing that it does not do anyway.
const PASSES: &str = "loop-simplify,lcssa,loop-unroll<O2;no-partial;no-peeling;no-runtime;no-upperbound>";

/// Going on costs nothing there: loops are counted beside what they do, whose packets overlap from one iteration to the next.
const COUNTED_ASIDE: &str = "hexagon";

/// Unrolls the loops of `module` that are the blocks at `places`, where they are short.
///
/// # Errors
/// LLVM refuses.
pub fn unroll(module: &Module<'_>, places: &BTreeSet<&Place>, machine: &TargetMachine) -> Result<(), Error> {
    if machine.get_triple().as_str().to_bytes().starts_with(COUNTED_ASIDE.as_bytes()) {
        return Ok(());
    }
    for function in module.get_functions().filter(|f| f.count_basic_blocks() > 0) {
        let value = Value::of(&function);
        if ir::is_short(value) {
            continue;
        }
        let (name, blocks) = (value.name(), ir::blocks(value));
        let own = places.iter().filter(|place| place.0 == name);
        let asked = own.filter_map(|place| ask(*blocks.get(place.1)?)).count();
        if asked > 0 {
            function.run_passes(PASSES, machine, PassBuilderOptions::create()).map_err(Error::llvm)?;
        }
    }
    Ok(())
}

/// Asks LLVM to unroll the loop that `block` is, if it is a short one that does not only what another one leaves, and
/// nothing is asked about it yet.
fn ask(block: Block) -> Option<()> {
    Loop::of(block).filter(|whole| begins(whole, &counters(whole)))?;
    let end = block.terminator()?;
    let asked = [
        "llvm.loop.unroll.count",
        "llvm.loop.unroll.disable",
        "llvm.loop.unroll.enable",
        "llvm.loop.unroll.full",
    ];
    if asked.iter().any(|name| end.is_asked_of_loop(name)) {
        return None;
    }
    let (mut times, length) = (MOST, length(block));
    while times * length > LONGEST {
        times /= 2;
    }
    (times > 1).then(|| end.ask_of_loop("llvm.loop.unroll.count", 32, times as u64))
}

/// How many instructions an iteration has, addresses and branches not counted.
fn length(block: Block) -> usize {
    let free = [
        LLVMOpcode::LLVMPHI,
        LLVMOpcode::LLVMBr,
        LLVMOpcode::LLVMGetElementPtr,
        LLVMOpcode::LLVMBitCast,
        LLVMOpcode::LLVMFreeze,
    ];
    block.instructions().iter().filter(|v| v.opcode().is_some_and(|o| !free.contains(&o))).count()
}
