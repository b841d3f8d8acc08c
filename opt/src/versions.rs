//! Loops over narrow elements in two versions, one of them for narrow parameters.
//!
//! A threshold, an offset or a factor that a loop computes with is an `int` in C, whatever it is applied to. As far as
//! anybody knows it has 32 bits, and so has what is computed with it, though it is small wherever the loop makes sense. Before
//! the loop it is seen whether all such numbers are small; where they are, a copy of the loop is run that computes with
//! their low bits, extended.

use std::collections::HashMap;

use autoir_semantics::dag::Interval;
use inkwell::llvm_sys::prelude::LLVMValueRef;
use inkwell::llvm_sys::{LLVMIntPredicate, LLVMOpcode};

use crate::ir::{self, Type, Value, builder::Builder};
use crate::narrow::Scalars;
use crate::read::may_write;
use crate::strip::{Loop, copied, operands};

/// Loops of more instructions have one version.
const LONGEST: usize = 200;

/// Bits of what a factor is multiplied by, at most.
const FACTORS: u16 = 18;

/// What any other number is applied to has so many bits more than elements at most. It is to be as narrow as these.
const MORE: u16 = 2;

/// An integer type narrower than what C computes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Narrow {
    width: u16,
    signed: bool,
}

impl Narrow {
    /// What a factor is to be.
    const FACTOR: Narrow = Narrow { width: 16, signed: true };

    fn range(self) -> Interval {
        Interval::of_width(self.width, self.signed)
    }
}

/// A number that is made before a loop.
#[derive(Clone, Copy, Debug)]
struct Number {
    value: Value,
    ty: Type,
    /// What it is to be.
    narrow: Narrow,
}

/// Gives loops of `function` a version for narrow numbers; says whether there was one.
pub fn versions(function: LLVMValueRef) -> bool {
    let is_possible = |f: &Value| ir::is_open(*f) && !ir::is_short(*f);
    let Some(function) = Value::from_raw(function).filter(is_possible) else { return false };
    let loops: Vec<Loop> = ir::reached(function).into_iter().filter_map(|b| Loop::of(b.1)).collect();
    loops.iter().filter(|whole| of_loop(whole).is_some()).count() > 0
}

fn of_loop(whole: &Loop) -> Option<()> {
    let instructions = whole.block.instructions();
    let is_vectorized = whole.block.terminator()?.is_asked_of_loop("llvm.loop.isvectorized");
    let is_possible = whole.before.is_branch() && instructions.len() <= LONGEST && !is_vectorized;
    if !is_possible || !instructions.iter().all(|v| is_plain(*v)) {
        return None;
    }
    let numbers = numbers(whole, element(&instructions)?);
    if numbers.is_empty() {
        return None;
    }
    put(whole, &numbers)
}

/// Whether another block may do the same.
fn is_plain(value: Value) -> bool {
    match value.opcode() {
        Some(LLVMOpcode::LLVMCall) => value.lane_intrinsic().is_some(),
        Some(LLVMOpcode::LLVMStore) => value.is_plain_store(),
        _ => !may_write(value),
    }
}

/// The narrowest elements that are loaded; with a sign if any is extended so.
fn element(instructions: &[Value]) -> Option<Narrow> {
    let loads = instructions.iter().filter(|v| v.opcode() == Some(LLVMOpcode::LLVMLoad));
    let loads: Vec<(Value, Type)> = loads.map(|load| Some((*load, load.ty()?))).collect::<Option<_>>()?;
    let is_element = |ty: &Type| ty.lanes.is_none() && [8, 16].contains(&ty.width);
    let width = loads.iter().map(|l| l.1).filter(is_element).map(|ty| ty.width).min()?;
    let mut users = loads.iter().filter(|l| l.1.width == width).flat_map(|l| l.0.users());
    Some(Narrow { width, signed: users.any(|user| user.opcode() == Some(LLVMOpcode::LLVMSExt)) })
}

/// The numbers that a loop applies to what it computes of such elements.
fn numbers(whole: &Loop, element: Narrow) -> Vec<Number> {
    let (mut found, mut scalars) = (Vec::new(), Scalars::default());
    for value in whole.block.instructions().into_iter().filter(|v| is_applied(*v)) {
        let [a, b] = operands(value)[..] else { continue };
        for (number, other) in [(a, b), (b, a)] {
            let is_factor = value.opcode() == Some(LLVMOpcode::LLVMMul);
            let Some(new) = narrowed(whole, &mut scalars, (number, other), is_factor, element) else {
                continue;
            };
            scalars.narrow(number, new.narrow.width, new.narrow.signed);
            found.push(new);
        }
    }
    found
}

/// Whether it is an operation that is done on narrow numbers where its operands are such.
fn is_applied(value: Value) -> bool {
    use LLVMOpcode as O;
    matches!(value.opcode(), Some(O::LLVMAdd | O::LLVMSub | O::LLVMMul | O::LLVMICmp))
        || matches!(value.lane_intrinsic().as_deref(), Some("smin" | "smax" | "umin" | "umax"))
}

/// `value` as what it is to be, if it is a wide number made before the loop, which is applied to an `other` that is none.
fn narrowed(
    whole: &Loop,
    scalars: &mut Scalars,
    (value, other): (Value, Value),
    is_factor: bool,
    element: Narrow,
) -> Option<Number> {
    let ty = value.ty().filter(|ty| ty.lanes.is_none() && [32, 64].contains(&ty.width))?;
    if value.is_constant() || value.block() == Some(whole.block) || other.block() != Some(whole.block) {
        return None;
    }
    let mut fits = |value: Value, width: u16| {
        scalars.range(value, true).is_some_and(|range| range.within(Interval::of_width(width, true)))
    };
    let (narrow, most) = if is_factor { (Narrow::FACTOR, FACTORS) } else { (element, element.width + MORE) };
    if !fits(other, most) {
        return None;
    }
    // One that is known to be small needs no other version.
    (!fits(value, Narrow::FACTOR.width + 1)).then_some(Number { value, ty, narrow })
}

/// Puts a version for narrow numbers beside the loop, and what sees whether they are before it.
fn put(whole: &Loop, numbers: &[Number]) -> Option<()> {
    let Loop { block, before, exit } = *whole;
    let (head, behind) = (before.leave_by(block), block.leave_by(exit));
    let (before, exit) = (head.leave_by(block), block.leave_by(behind));
    let copy = Loop { before: before.new_before(), block: before.new_before(), exit: before.new_before() };

    let end = head.terminator()?;
    let build = Builder::before(end);
    let frozen: Vec<Value> = numbers.iter().map(|number| build.frozen(number.value)).collect();
    let small = numbers.iter().zip(&frozen).map(|(Number { ty, narrow, .. }, frozen)| {
        let Interval { lo, hi, .. } = narrow.range();
        let above_least = build.add(*frozen, build.number(*ty, -lo as i64));
        build.compare(LLVMIntPredicate::LLVMIntULE, above_least, build.number(*ty, (hi - lo) as i64))
    });
    let small = small.reduce(|a, b| build.binary(LLVMOpcode::LLVMAnd, a, b))?;
    build.branch(small, copy.before, before);
    end.erase();

    let build = Builder::at_end(copy.before);
    let mut known: HashMap<Value, Value> = HashMap::new();
    for (Number { value, ty, narrow }, frozen) in numbers.iter().zip(frozen) {
        let low = build.cast(LLVMOpcode::LLVMTrunc, frozen, Type { width: narrow.width, lanes: None });
        let extend = if narrow.signed { LLVMOpcode::LLVMSExt } else { LLVMOpcode::LLVMZExt };
        // LLVM would know from the condition that the extension is the number itself, and forget how narrow that is.
        known.insert(*value, build.cast(extend, build.hidden(low), *ty));
    }
    build.jump(copy.block);

    let build = Builder::at_end(copy.block);
    for phi in block.phis() {
        let start = phi.incoming(before)?;
        let start = known.get(&start).copied().unwrap_or(start);
        known.insert(phi, build.phi(phi, &[(start, copy.before)]));
    }
    for value in block.instructions() {
        copied(&build, whole, value, &mut known);
    }
    for phi in block.phis() {
        let next = copied(&build, whole, phi.incoming(block)?, &mut known);
        known[&phi].enter(next, copy.block);
    }
    copy.block.redirect(block, copy.block);
    copy.block.redirect(exit, copy.exit);
    Builder::at_end(copy.exit).jump(behind);

    let build = Builder::before(behind.terminator()?);
    for value in block.instructions() {
        let outside: Vec<Value> = value.users().into_iter().filter(|u| u.block() != Some(block)).collect();
        if !outside.is_empty() {
            let either = build.phi(value, &[(value, exit), (known[&value], copy.exit)]);
            outside.into_iter().for_each(|user| user.exchange(value, either));
        }
    }
    Some(())
}
