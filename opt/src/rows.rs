//! Loops whose iterations are rows, kept from LLVM's loop vectorizer.
//!
//! An inner loop of a known length is unrolled before loops are vectorized. What lies side by side is then in one iteration
//! of the outer loop, and the same element of the next row at a distance: LLVM's loop vectorizer takes as many rows at
//! once as a vector has lanes, and puts vectors together element by element. Its other vectorizer makes vectors of what
//! one iteration does alike.

use inkwell::llvm_sys::LLVMOpcode;
use inkwell::llvm_sys::prelude::LLVMValueRef;

use crate::ir::{self, Value};
use crate::strip::{Loop, counters, growth};

/// Elements of the shortest row: fewer are pixels, whose parts the loop vectorizer takes apart by shuffles.
const LEAST: usize = 8;

/// How many operations behind a load are compared with those behind its neighbours.
const DEPTH: usize = 3;

/// Keeps the loops of `function` whose iterations are rows as they are; says whether there was one.
pub fn rows(function: LLVMValueRef) -> bool {
    let Some(function) = Value::from_raw(function).filter(|f| ir::is_open(*f)) else { return false };
    let loops = ir::blocks(function).into_iter().filter_map(Loop::of).filter(is_row);
    let ends = loops.filter_map(|whole| whole.block.terminator());
    ends.map(|end| end.ask_of_loop("llvm.loop.vectorize.enable", 1, 0)).count() > 0
}

/// A load of an element.
#[derive(PartialEq)]
struct Element {
    /// What its address is computed of, without constants, and the bytes that are added.
    base: (Value, Option<Value>),
    offset: i64,
    bytes: i64,
    /// What is done to it.
    shape: Vec<LLVMOpcode>,
}

/// Whether an iteration does the same to many neighbours, and the next one to others behind them.
fn is_row(whole: &Loop) -> bool {
    let counters = counters(whole);
    let far = |address: Value| growth(address, whole, &counters).map(i64::abs);
    let mut elements: Vec<(Element, i64)> = whole
        .block
        .instructions()
        .into_iter()
        .filter(|load| load.is_plain_load())
        .filter_map(|load| Some((element(load)?, far(load.operand(0)?)?)))
        .collect();
    elements.sort_by_key(|(element, _)| element.offset);
    elements.iter().any(|(first, distance)| {
        let is_next = |n: i64| {
            let at = first.offset + n * first.bytes;
            let same = |e: &Element| e.base == first.base && e.bytes == first.bytes && e.shape == first.shape;
            elements.iter().any(|(e, _)| e.offset == at && same(e))
        };
        let count = (0..).take_while(|n| is_next(*n)).count();
        count >= LEAST && *distance >= count as i64 * first.bytes
    })
}

fn element(load: Value) -> Option<Element> {
    let ty = load.ty().filter(|ty| ty.lanes.is_none() && [8, 16, 32, 64].contains(&ty.width))?;
    let mut shape = Vec::new();
    let mut value = load;
    while let ([user], true) = (&value.users()[..], shape.len() < DEPTH) {
        value = *user;
        shape.push(value.opcode()?);
    }
    let (mut pointer, mut offset) = (load.operand(0)?, 0);
    while let Some((base, bytes)) = pointer.constant_offset() {
        pointer = base;
        offset += bytes;
    }
    let mut index = None;
    if let Some((base, bytes)) = pointer.element_offset() {
        let mut at = pointer.operand(1)?;
        while let Some((rest, n)) = at.constant_summand() {
            at = rest;
            offset += n.checked_mul(bytes)?;
        }
        (pointer, index) = (base, Some(at));
    }
    Some(Element { base: (pointer, index), offset, bytes: i64::from(ty.width) / 8, shape })
}
