//! Accumulators that are as narrow as what a loop puts into them.
//!
//! In `m = max(m, a[i])` on bytes, C computes in `int`, and the vectorizer takes as many lanes as fit the accumulator.
//! The greatest, the least, and the bits that any or all values have depend on the accumulator's beginning at the end
//! only: `max(m, max(x, y, ..))`, where the inner one is of the width that the values have. So the loop gets a narrow
//! accumulator, which begins with what changes nothing, and the wide one is made behind it. Loops of one block run once
//! at least.

use std::collections::HashMap;

use autoir_semantics::dag::{Dag, Id, Interval};
use inkwell::llvm_sys::LLVMOpcode;
use inkwell::llvm_sys::prelude::LLVMValueRef;

use crate::ir::{Block, Type, Value, builder::Builder};
use crate::read::number::Numbers;
use crate::strip::{Loop, change_loops, step};

/// How many operations are looked at to find out what values a value can have.
const DEPTH: usize = 16;

/// What an accumulator is of the values that are put into it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operation {
    Least { signed: bool },
    Greatest { signed: bool },
    Any,
    All,
    Odd,
}

impl Operation {
    fn of(value: Value) -> Option<Operation> {
        match (value.opcode()?, value.lane_intrinsic().as_deref()) {
            (LLVMOpcode::LLVMOr, _) => Some(Operation::Any),
            (LLVMOpcode::LLVMAnd, _) => Some(Operation::All),
            (LLVMOpcode::LLVMXor, _) => Some(Operation::Odd),
            (_, Some("smin")) => Some(Operation::Least { signed: true }),
            (_, Some("umin")) => Some(Operation::Least { signed: false }),
            (_, Some("smax")) => Some(Operation::Greatest { signed: true }),
            (_, Some("umax")) => Some(Operation::Greatest { signed: false }),
            _ => None,
        }
    }

    /// The same of narrow values, of which all are read as signed ones or none is.
    fn of_narrow(self, signed: bool) -> Operation {
        match self {
            Operation::Least { .. } => Operation::Least { signed },
            Operation::Greatest { .. } => Operation::Greatest { signed },
            bits => bits,
        }
    }

    /// The number of `width` bits that changes nothing.
    fn neutral(self, width: u16) -> i64 {
        let range = |signed| Interval::of_width(width, signed);
        let number = match self {
            Operation::Least { signed } => range(signed).hi,
            Operation::Greatest { signed } => range(signed).lo,
            Operation::Any | Operation::Odd => 0,
            Operation::All => -1,
        };
        i64::try_from(number).unwrap_or(0)
    }

    fn apply(self, build: &Builder, a: Value, b: Value) -> Value {
        match self {
            Operation::Least { signed: true } => build.intrinsic("llvm.smin", &[a, b]),
            Operation::Least { signed: false } => build.intrinsic("llvm.umin", &[a, b]),
            Operation::Greatest { signed: true } => build.intrinsic("llvm.smax", &[a, b]),
            Operation::Greatest { signed: false } => build.intrinsic("llvm.umax", &[a, b]),
            Operation::Any => build.binary(LLVMOpcode::LLVMOr, a, b),
            Operation::All => build.binary(LLVMOpcode::LLVMAnd, a, b),
            Operation::Odd => build.binary(LLVMOpcode::LLVMXor, a, b),
        }
    }
}

/// An accumulator that can be narrower.
struct Accumulator {
    phi: Value,
    operation: Operation,
    /// The operations of an iteration, in order, each with the value that it puts in.
    steps: Vec<(Value, Value)>,
    /// The width that is enough, and whether the values are read as signed ones.
    width: u16,
    signed: bool,
}

/// Makes such accumulators of `function` narrower; says whether there was one.
pub fn narrow(function: LLVMValueRef) -> bool {
    change_loops(function, of_loop)
}

fn of_loop(whole: &Loop) -> Option<()> {
    let block = whole.block;
    let accumulators: Vec<Accumulator> =
        block.phis().into_iter().filter_map(|phi| accumulator(phi, whole)).collect();
    let widest = accumulators.iter().map(|a| a.width).max()?.max(memory(block)?);
    // As many lanes as fit the widest accumulator are taken, so another one must not be wider.
    let is_narrow = |phi: &Value| {
        let is_counter =
            phi.incoming(block).is_some_and(|next| phi.is_pointer() || step(*phi, next).is_some());
        is_counter || phi.ty().is_some_and(|ty| ty.lanes.is_none() && ty.width <= widest)
    };
    let others = block.phis().into_iter().filter(|phi| accumulators.iter().all(|a| a.phi != *phi));
    if others.into_iter().any(|phi| !is_narrow(&phi)) || accumulators.iter().any(|a| a.wide() <= widest) {
        return None;
    }
    let behind = Builder::before(block.leave_by(whole.exit).terminator()?);
    accumulators.into_iter().try_for_each(|a| a.narrow(whole, widest, &behind))
}

/// Bits of the widest element that the block reads or writes; nothing where it does something else with memory.
fn memory(block: Block) -> Option<u16> {
    let mut widest = None;
    for value in block.instructions() {
        let element = match value.opcode() {
            Some(LLVMOpcode::LLVMLoad) => value.is_plain_load().then_some(value)?,
            Some(LLVMOpcode::LLVMStore) => value.operand(0)?,
            Some(LLVMOpcode::LLVMCall) => {
                value.lane_intrinsic()?;
                continue;
            }
            _ => continue,
        };
        widest = widest.max(Some(element.ty().filter(|ty| ty.lanes.is_none())?.width));
    }
    widest
}

/// The accumulator `phi`, if nothing else looks at it on the way.
fn accumulator(phi: Value, whole: &Loop) -> Option<Accumulator> {
    let wide = phi.ty().filter(|ty| ty.lanes.is_none() && ty.width <= 64)?.width;
    let last = phi.incoming(whole.block)?;
    let operation = Operation::of(last)?;
    let mut steps = Vec::new();
    let mut before = phi;
    while before != last {
        let [step] = before.users()[..] else { return None };
        if step.block() != Some(whole.block) || Operation::of(step) != Some(operation) {
            return None;
        }
        let (a, b) = (step.operand(0)?, step.operand(1)?);
        steps.push((step, if a == before { b } else { a }));
        before = step;
    }
    let is_outside = |user: &Value| *user == phi || user.block() != Some(whole.block);
    if !last.users().iter().all(is_outside) {
        return None;
    }
    let signed =
        matches!(operation, Operation::Least { signed: true } | Operation::Greatest { signed: true });
    let ranges = steps
        .iter()
        .map(|(_, value)| Scalars::default().range(*value, signed))
        .collect::<Option<Vec<_>>>()?;
    let fits = |width: u16, signed| ranges.iter().all(|r| r.within(Interval::of_width(width, signed)));
    // What is read as unsigned in the wide operation has the order of signed numbers nowhere.
    let kinds = [8, 16, 32].into_iter().flat_map(|width| [(width, false), (width, true)]);
    let (width, signed) =
        kinds.into_iter().find(|(width, kind)| *width < wide && (signed || !kind) && fits(*width, *kind))?;
    Some(Accumulator { phi, operation, steps, width, signed })
}

/// Scalars as expressions.
#[derive(Default)]
pub struct Scalars {
    dag: Dag,
    known: HashMap<Value, Id>,
}

impl Scalars {
    /// The numbers that `value` can be, read as signed or unsigned ones.
    pub fn range(&mut self, value: Value, signed: bool) -> Option<Interval> {
        let mut numbers = Numbers { dag: &mut self.dag };
        let width = value.ty()?.width;
        let number = number(&mut numbers, value, &mut self.known, DEPTH)?;
        let read = if signed { numbers.signed(number, width) } else { numbers.unsigned(number, width) };
        Some(self.dag.interval(read))
    }

    /// From now on, `value` is one of so many bits.
    pub fn narrow(&mut self, value: Value, width: u16, signed: bool) {
        let index = self.dag.constant(self.known.len() as i128);
        let narrow = self.dag.read_of(&[0], width, signed, index);
        self.known.insert(value, narrow);
    }
}

/// A scalar as an expression; of what is not modelled, only the width is known.
fn number(
    numbers: &mut Numbers<'_>,
    value: Value,
    known: &mut HashMap<Value, Id>,
    depth: usize,
) -> Option<Id> {
    if let Some(id) = known.get(&value) {
        return Some(*id);
    }
    let width = value.ty().filter(|ty| ty.lanes.is_none() && ty.width <= 64)?.width;
    let computed = match value.number() {
        Some(n) => Some(numbers.dag.constant(i128::from(n))),
        None if depth == 0 => None,
        None => computed(numbers, value, known, depth - 1),
    };
    let id = computed.unwrap_or_else(|| {
        let index = numbers.dag.constant(known.len() as i128);
        numbers.dag.read_of(&[0], width, false, index)
    });
    known.insert(value, id);
    Some(id)
}

fn computed(
    numbers: &mut Numbers<'_>,
    value: Value,
    known: &mut HashMap<Value, Id>,
    depth: usize,
) -> Option<Id> {
    use LLVMOpcode as O;
    let op = value.opcode()?;
    let width = value.ty()?.width;
    let mut of = |numbers: &mut Numbers<'_>, n: u32| {
        let operand = value.operand(n)?;
        Some((number(numbers, operand, known, depth)?, operand.ty()?.width))
    };
    match op {
        O::LLVMZExt | O::LLVMSExt | O::LLVMTrunc => {
            let (a, from) = of(numbers, 0)?;
            numbers.cast(op, a, from, width)
        }
        O::LLVMICmp => {
            let ((a, from), (b, _)) = (of(numbers, 0)?, of(numbers, 1)?);
            Some(numbers.compare(value.predicate()?, a, b, from))
        }
        O::LLVMSelect => {
            let ((c, _), (a, _), (b, _)) = (of(numbers, 0)?, of(numbers, 1)?, of(numbers, 2)?);
            Some(numbers.select(c, a, b, width))
        }
        O::LLVMCall => {
            let name = value.lane_intrinsic()?;
            // The last operand of a call is what is called.
            let count = (0..).map_while(|n| value.operand(n)).count() as u32 - 1;
            let arguments = (0..count).map(|n| Some(of(numbers, n)?.0)).collect::<Option<Vec<Id>>>()?;
            numbers.intrinsic(&name, &arguments, width)
        }
        _ => {
            let ((a, _), (b, _)) = (of(numbers, 0)?, of(numbers, 1)?);
            numbers.binary(op, a, b, width)
        }
    }
}

impl Accumulator {
    fn wide(&self) -> u16 {
        self.phi.ty().map_or(0, |ty| ty.width)
    }

    /// Puts one of `width` bits in its place.
    fn narrow(self, whole: &Loop, width: u16, behind: &Builder) -> Option<()> {
        let (ty, wide) = (Type { width, lanes: None }, self.phi.ty()?);
        let operation = self.operation.of_narrow(self.signed);
        let top = Builder::before(self.phi);
        let start = top.number(ty, operation.neutral(width));
        let phi = top.phi(start, &[(start, whole.before)]);
        let mut next = phi;
        for (step, value) in &self.steps {
            let build = Builder::before(*step);
            next = operation.apply(&build, next, self.narrowed(&build, *value, ty));
        }
        phi.enter(next, whole.block);
        let op = if self.signed { LLVMOpcode::LLVMSExt } else { LLVMOpcode::LLVMZExt };
        let all = behind.cast(op, next, wide);
        let all = self.operation.apply(behind, self.phi.incoming(whole.before)?, all);
        self.phi.replace_uses(behind.number(wide, 0));
        self.phi.erase();
        self.steps.last()?.0.replace_uses(all);
        self.steps.iter().rev().for_each(|(step, _)| step.erase());
        Some(())
    }

    /// `value` as one of the type `ty`, which it fits.
    fn narrowed(&self, build: &Builder, value: Value, ty: Type) -> Value {
        let op = if self.signed { LLVMOpcode::LLVMSExt } else { LLVMOpcode::LLVMZExt };
        let extended = value.operand(0).filter(|_| value.opcode() == Some(op));
        match extended.and_then(|a| Some((a, a.ty()?.width))) {
            Some((a, width)) if width == ty.width => a,
            Some((a, width)) if width < ty.width => build.cast(op, a, ty),
            _ => build.cast(LLVMOpcode::LLVMTrunc, value, ty),
        }
    }
}
