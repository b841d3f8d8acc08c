//! Loops of one block, and copies of them that do many iterations at a time.
//!
//! The copy stands before the loop, which does what remains: one iteration at least. What the iterations compute of memory
//! that lies side by side is computed in vectors; how the accumulators go on, the caller says.

use std::collections::{HashMap, HashSet};

use inkwell::llvm_sys::prelude::LLVMValueRef;
use inkwell::llvm_sys::{LLVMIntPredicate, LLVMOpcode};

use crate::ir::{self, Block, Type, Value, builder::Builder};
use crate::read::may_write;

/// Bits of a vector.
const BITS: u32 = 256;

/// A value as a sum: accumulators at the beginning of an iteration, and terms that do not depend on them, with factors.
#[derive(Clone, Default, Debug)]
pub struct Linear(pub Vec<(Value, i64)>);

/// An accumulator.
pub struct Accumulator {
    /// What it is at the beginning of an iteration.
    pub phi: Value,
    /// Others that are added.
    pub others: Linear,
    /// Terms that are added.
    pub terms: Linear,
}

/// A loop of one block that is entered from one place and left to another one.
pub struct Loop {
    /// The block.
    pub block: Block,
    /// Where it is entered from.
    pub before: Block,
    /// Where it is left to.
    pub exit: Block,
}

impl Loop {
    /// The loop that `block` is.
    pub fn of(block: Block) -> Option<Loop> {
        let [a, b] = block.successors()[..] else { return None };
        let exit = match (a == block, b == block) {
            (true, false) => b,
            (false, true) => a,
            _ => return None,
        };
        let entries = block.phis().first()?.entries();
        let [(_, a), (_, b)] = entries[..] else { return None };
        let before = if a == block { b } else { a };
        (before != block).then_some(Loop { block, before, exit })
    }

    /// Whether what stands before it goes nowhere else.
    fn is_separate(&self) -> bool {
        self.before.successors() == [self.block]
    }
}

/// Does `change` to each loop of one block in `function` that has a block of its own before it; says whether it changed one.
pub fn change_loops(function: LLVMValueRef, change: impl Fn(&Loop) -> Option<()>) -> bool {
    let Some(function) = Value::from_raw(function).filter(|f| ir::is_open(*f)) else { return false };
    let blocks = ir::reached(function).into_iter().map(|b| b.1);
    let loops = blocks.filter_map(Loop::of).filter(Loop::is_separate);
    loops.filter(|whole| change(whole).is_some()).count() > 0
}

/// Gives the loops of one block in `function` that have accumulators a block of their own before them, as LLVM does before
/// it vectorizes; says whether there was one without.
pub fn separate(function: Value) -> bool {
    let mut is_changed = false;
    for whole in ir::reached(function).into_iter().filter_map(|(_, block)| Loop::of(block)) {
        if whole.block.phis().len() > 1 && whole.before.is_branch() && !whole.is_separate() {
            whole.before.leave_by(whole.block);
            is_changed = true;
        }
    }
    is_changed
}

/// A `phi` that counts: an integer or an address, and by how much it grows.
pub struct Counter {
    /// What it is at the beginning of an iteration.
    pub phi: Value,
    /// What it is at the end.
    pub next: Value,
    /// By how much it grows.
    pub step: i64,
}

/// The counters among the `phi`s of a loop.
pub fn counters(whole: &Loop) -> Vec<Counter> {
    let counter = |phi: Value| {
        let next = phi.incoming(whole.block)?;
        Some(Counter { phi, next, step: step(phi, next)? })
    };
    whole.block.phis().into_iter().filter_map(counter).collect()
}

/// Whether a loop with these counters begins with a constant: one that begins where another one ends does what that one leaves,
/// which is little.
pub fn begins(whole: &Loop, counters: &[Counter]) -> bool {
    counters.iter().any(|counter| counter.phi.incoming(whole.before).is_some_and(Value::is_constant))
}

/// The `phi`s of a loop: accumulators of integers and counters; nothing where there are others.
pub fn phis(whole: &Loop) -> Option<(Vec<Accumulator>, Vec<Counter>)> {
    let (mut accumulators, mut counters) = (Vec::new(), Vec::new());
    let phis = whole.block.phis();
    for phi in &phis {
        let next = phi.incoming(whole.block)?;
        if let Some(step) = step(*phi, next) {
            counters.push(Counter { phi: *phi, next, step });
            continue;
        }
        phi.ty().filter(|ty| ty.lanes.is_none() && ty.width <= 64)?;
        let (mut all, mut terms) = (Linear::default(), Linear::default());
        linear(next, 1, &phis, whole.block, &mut all, &mut terms)?;
        all.0.sort_by_key(|(phi, _)| phis.iter().position(|p| p == phi));
        let mut others: Vec<(Value, i64)> = Vec::new();
        for (phi, factor) in all.0 {
            match others.last_mut().filter(|l| l.0 == phi) {
                Some(last) => last.1 += factor,
                None => others.push((phi, factor)),
            }
        }
        let own = others.iter().position(|(p, factor)| p == phi && *factor == 1)?;
        others.remove(own);
        accumulators.push(Accumulator { phi: *phi, others: Linear(others), terms });
    }
    Some((accumulators, counters))
}

/// By how much `next` is more than `phi`, an integer or an address in bytes; what is added is a constant.
pub fn step(phi: Value, next: Value) -> Option<i64> {
    if phi.is_pointer() {
        return next.constant_offset().filter(|(base, _)| *base == phi).map(|(_, bytes)| bytes);
    }
    let is_sum = next.opcode() == Some(LLVMOpcode::LLVMAdd) && next.operand(0) == Some(phi);
    next.operand(1)?.number().filter(|_| is_sum)
}

/// Adds `factor` times `value` to `accumulators` and `terms`.
fn linear(
    value: Value,
    factor: i64,
    phis: &[Value],
    block: Block,
    accumulators: &mut Linear,
    terms: &mut Linear,
) -> Option<()> {
    if factor.abs() > 1 << 12 || accumulators.0.len() + terms.0.len() > 64 {
        return None;
    }
    if phis.contains(&value) {
        accumulators.0.push((value, factor));
        return Some(());
    }
    if !depends(value, phis, block) {
        terms.0.push((value, factor));
        return Some(());
    }
    let (a, b) = (value.operand(0)?, value.operand(1)?);
    match value.opcode()? {
        LLVMOpcode::LLVMAdd | LLVMOpcode::LLVMSub => {
            let sign = if value.opcode() == Some(LLVMOpcode::LLVMSub) { -1 } else { 1 };
            linear(a, factor, phis, block, accumulators, terms)?;
            linear(b, sign * factor, phis, block, accumulators, terms)
        }
        LLVMOpcode::LLVMMul => linear(a, factor.checked_mul(b.number()?)?, phis, block, accumulators, terms),
        LLVMOpcode::LLVMShl => {
            let by = b.number().filter(|n| (0..12).contains(n))?;
            linear(a, factor << by, phis, block, accumulators, terms)
        }
        _ => None,
    }
}

/// Whether `value` is computed of one of `phis` that is an accumulator: by other ways than memory.
fn depends(value: Value, phis: &[Value], block: Block) -> bool {
    let (mut open, mut seen) = (vec![value], HashSet::new());
    while let Some(value) = open.pop() {
        if phis.contains(&value) {
            return true;
        }
        // What is read from memory depends on no accumulator: no address does (`work` sees to that).
        let is_inside = value.block() == Some(block) && value.opcode() != Some(LLVMOpcode::LLVMLoad);
        if is_inside && seen.insert(value) {
            open.extend((0..).map_while(|n| value.operand(n)));
        }
    }
    false
}

/// What an iteration computes, in order.
pub struct Work {
    /// Loads.
    loads: Vec<Value>,
    /// Addresses and what they are computed of, as they are at the first of many iterations.
    scalars: Vec<Value>,
    /// What is computed of what is loaded.
    vectors: Vec<Value>,
    /// What is written, when all of an iteration is read.
    stores: Vec<Value>,
    /// How many iterations are done at once.
    pub lanes: u32,
}

/// What the terms of `accumulators` are computed of, and the addresses of `stores`; nothing where the loop does something
/// else.
pub fn work(
    whole: &Loop,
    accumulators: &[Accumulator],
    counters: &[Counter],
    stores: &[Value],
) -> Option<Work> {
    let mut work = Work {
        loads: Vec::new(),
        scalars: Vec::new(),
        vectors: Vec::new(),
        stores: stores.to_vec(),
        lanes: 0,
    };
    let mut open: Vec<Value> = accumulators.iter().flat_map(|a| &a.terms.0).map(|t| t.0).collect();
    let mut addresses = Vec::new();
    while let Some(value) = open.pop() {
        if value.block() != Some(whole.block) {
            // In every lane, it is the same number.
            value.ty().filter(|ty| ty.lanes.is_none())?;
            continue;
        }
        if work.loads.contains(&value) || work.vectors.contains(&value) {
            continue;
        }
        if value.opcode() == Some(LLVMOpcode::LLVMLoad) {
            let ty = value.ty().filter(|ty| ty.lanes.is_none() && value.is_plain_load() && ty.width >= 8)?;
            side_by_side(value.operand(0)?, ty.width, whole, counters)?;
            work.loads.push(value);
            addresses.push(value.operand(0)?);
        } else {
            let is_number = |value: &Value| value.ty().is_some_and(|ty| ty.lanes.is_none());
            let mut operands: Vec<Value> = (0..).map_while(|n| value.operand(n)).collect();
            // The last operand of a call is what is called. Addresses, too, can be compared, but lie in no vectors here.
            operands.truncate(operands.len() - usize::from(value.opcode() == Some(LLVMOpcode::LLVMCall)));
            if !is_number(&value) || !is_lane_operation(value) || !operands.iter().all(is_number) {
                return None;
            }
            work.vectors.push(value);
            open.extend(operands);
        }
    }
    let is_loaded = |ty: Type| u32::from(ty.width);
    let mut narrowest = work.loads.iter().filter_map(|l| l.ty()).map(is_loaded).min()?;
    for store in stores {
        let width = store.operand(0)?.ty()?.width;
        side_by_side(store.operand(1)?, width, whole, counters)?;
        addresses.push(store.operand(1)?);
        narrowest = narrowest.min(u32::from(width));
    }
    work.lanes = BITS / narrowest;
    let mut scalars = addresses;
    let mut n = 0;
    while n < scalars.len() {
        let value = scalars[n];
        let operands = (0..).map_while(|n| value.operand(n));
        let new: Vec<Value> = match value.block() == Some(whole.block) && !value.is_phi() {
            true => operands.filter(|o| !scalars.contains(o)).collect(),
            false => Vec::new(),
        };
        scalars.extend(new);
        n += 1;
    }
    // Whatever else is in the loop would be done less often.
    let known = |v: &Value| {
        v.is_phi()
            || work.loads.contains(v)
            || work.vectors.contains(v)
            || scalars.contains(v)
            || stores.contains(v)
            || counters.iter().any(|c| c.next == *v)
            || !may_write(*v)
    };
    let instructions = whole.block.instructions();
    if !instructions.iter().all(known) {
        return None;
    }
    let in_order = |wanted: &[Value]| -> Vec<Value> {
        instructions.iter().copied().filter(|v| wanted.contains(v) && !v.is_phi()).collect()
    };
    work.scalars = in_order(&scalars);
    work.vectors = in_order(&work.vectors);
    Some(work)
}

/// Whether elements of `width` bits at `address` lie side by side, one for each iteration.
fn side_by_side(address: Value, width: u16, whole: &Loop, counters: &[Counter]) -> Option<()> {
    (growth(address, whole, counters)? * 8 == i64::from(width)).then_some(())
}

fn is_lane_operation(value: Value) -> bool {
    use LLVMOpcode as O;
    let op = value.opcode();
    matches!(op, Some(O::LLVMZExt | O::LLVMSExt | O::LLVMTrunc | O::LLVMICmp | O::LLVMSelect))
        || matches!(op, Some(O::LLVMAdd | O::LLVMSub | O::LLVMMul | O::LLVMAnd | O::LLVMOr | O::LLVMXor))
        || matches!(op, Some(O::LLVMShl | O::LLVMLShr | O::LLVMAShr))
        || matches!(value.lane_intrinsic().as_deref(), Some("umin" | "umax" | "smin" | "smax"))
}

/// By how many bytes an address, or by how much an index, grows with each iteration.
pub fn growth(value: Value, whole: &Loop, counters: &[Counter]) -> Option<i64> {
    if value.block() != Some(whole.block) {
        return Some(0);
    }
    if let Some(counter) = counters.iter().find(|c| c.phi == value) {
        return Some(counter.step);
    }
    match value.opcode()? {
        LLVMOpcode::LLVMGetElementPtr => {
            let (base, bytes) = value.element_offset()?;
            let index = value.operand(1)?;
            // A narrow index could wrap.
            let is_wide = index.ty().is_some_and(|ty| ty.width == 64);
            let (base, index) = (growth(base, whole, counters)?, growth(index, whole, counters)?);
            is_wide.then_some(base.checked_add(index.checked_mul(bytes)?)?)
        }
        LLVMOpcode::LLVMAdd => {
            let (a, b) = (value.operand(0)?, value.operand(1)?);
            growth(a, whole, counters)?.checked_add(growth(b, whole, counters)?)
        }
        LLVMOpcode::LLVMOr => {
            let (rest, _) = value.constant_summand()?;
            growth(rest, whole, counters)
        }
        LLVMOpcode::LLVMMul => {
            growth(value.operand(0)?, whole, counters)?.checked_mul(value.operand(1)?.number()?)
        }
        LLVMOpcode::LLVMShl => {
            let by = value.operand(1)?.number().filter(|n| (0..32).contains(n))?;
            growth(value.operand(0)?, whole, counters)?.checked_mul(1 << by)
        }
        _ => None,
    }
}

/// Whether two addresses in a loop are computed of different arguments, of which one says that nobody else points there.
pub fn lie_apart(whole: &Loop, counters: &[Counter], a: Value, b: Value) -> bool {
    let root = |address| root(whole, counters, address);
    let (a, b) = (root(a), root(b));
    a != b && a.is_argument() && b.is_argument() && (a.is_unaliased() || b.is_unaliased())
}

/// What an address is computed of.
fn root(whole: &Loop, counters: &[Counter], mut address: Value) -> Value {
    loop {
        let counter = counters.iter().find(|c| c.phi == address);
        let next = match counter {
            Some(counter) => counter.phi.incoming(whole.before),
            None => address.operand(0).filter(|_| address.opcode() == Some(LLVMOpcode::LLVMGetElementPtr)),
        };
        match next {
            Some(next) if next != address => address = next,
            _ => return address,
        }
    }
}

/// `value`, a scalar of an iteration of `whole`, computed once more with what is `known` in the place of others.
pub fn copied(build: &Builder, whole: &Loop, value: Value, known: &mut HashMap<Value, Value>) -> Value {
    if let Some(known) = known.get(&value) {
        return *known;
    }
    if value.block() != Some(whole.block) {
        return value;
    }
    let operands: Vec<Value> = operands(value).into_iter().map(|o| copied(build, whole, o, known)).collect();
    let copy = build.copy(value, &operands);
    known.insert(value, copy);
    copy
}

/// The operands of an instruction; of a call, without what is called.
pub fn operands(value: Value) -> Vec<Value> {
    let mut all: Vec<Value> = (0..).map_while(|n| value.operand(n)).collect();
    all.truncate(all.len() - usize::from(value.opcode() == Some(LLVMOpcode::LLVMCall)));
    all
}

/// How often the loop is run again, as a value before it.
pub fn repetitions(whole: &Loop, counters: &[Counter]) -> Option<Value> {
    let condition = whole.block.terminator()?.condition()?;
    let goes_on = whole.block.successors().first() == Some(&whole.block);
    let (a, b) = (condition.operand(0)?, condition.operand(1)?);
    let counter = counters.iter().find(|c| c.next == a || c.phi == a)?;
    let start = counter.phi.incoming(whole.before)?;
    if b.block() == Some(whole.block) {
        return None;
    }
    let build = Builder::before(whole.before.terminator()?);
    let ends = match condition.predicate()? {
        LLVMIntPredicate::LLVMIntEQ => !goes_on,
        LLVMIntPredicate::LLVMIntNE => goes_on,
        order if goes_on => return repetitions_below(&build, counter, order, (start, b), counter.next == a),
        _ => false,
    };
    if !ends {
        return None;
    }
    let wide = Type { width: 64, lanes: None };
    let (start, end) = match counter.phi.is_pointer() {
        true => {
            (build.cast(LLVMOpcode::LLVMPtrToInt, start, wide), build.cast(LLVMOpcode::LLVMPtrToInt, b, wide))
        }
        false => (start, b),
    };
    let ty = start.ty().filter(|ty| ty.width <= 64)?;
    let difference = match counter.step {
        s if s > 0 => build.binary(LLVMOpcode::LLVMSub, end, start),
        _ => build.binary(LLVMOpcode::LLVMSub, start, end),
    };
    // That the difference is a multiple is known of addresses of elements, and of steps of one. Of other powers of two it
    // is, too, where the loop ends at all; these loops touch other memory in each iteration, and that has an end.
    let size = counter.step.unsigned_abs();
    if !size.is_power_of_two() {
        return None;
    }
    let by = build.number(ty, i64::from(size.trailing_zeros()));
    let mut again = build.binary(LLVMOpcode::LLVMLShr, difference, by);
    if counter.next == a {
        again = build.add(again, build.number(ty, -1));
    }
    Some(in_64_bits(&build, again, ty))
}

/// How often a loop is run again that goes on while what it counts by one is before `end` in some order.
fn repetitions_below(
    build: &Builder,
    counter: &Counter,
    order: LLVMIntPredicate,
    (start, end): (Value, Value),
    counts_first: bool,
) -> Option<Value> {
    let is_upwards = match order {
        LLVMIntPredicate::LLVMIntSLT | LLVMIntPredicate::LLVMIntULT => true,
        LLVMIntPredicate::LLVMIntSGT | LLVMIntPredicate::LLVMIntUGT => false,
        _ => return None,
    };
    let step = if is_upwards { 1 } else { -1 };
    let ty = start.ty().filter(|ty| ty.width <= 64 && !counter.phi.is_pointer() && counter.step == step)?;
    let first = if counts_first { build.add(start, build.number(ty, step)) } else { start };
    let (low, high) = if is_upwards { (first, end) } else { (end, first) };
    let is_before = build.compare(order, first, end);
    let way = build.binary(LLVMOpcode::LLVMSub, high, low);
    let again = build.select(is_before, way, build.number(ty, 0));
    Some(in_64_bits(build, again, ty))
}

/// A number of the type `ty` that is not negative, in 64 bits.
fn in_64_bits(build: &Builder, number: Value, ty: Type) -> Value {
    match ty.width {
        64 => number,
        _ => build.cast(LLVMOpcode::LLVMZExt, number, Type { width: 64, lanes: None }),
    }
}

/// A copy that does many iterations at a time.
pub struct Copied {
    /// Where it is written.
    pub build: Builder,
    /// Its block.
    pub block: Block,
    /// Where it is entered from.
    pub before: Block,
    /// How many iterations it does at once.
    pub lanes: u32,
    /// Scalars of the loop, as they are in the first of many iterations.
    pub at_first: HashMap<Value, Value>,
    /// Values of the loop, those of each iteration in a lane.
    pub vectors: HashMap<Value, Value>,
}

/// A loop of which there is to be a copy.
pub struct Plan<'l> {
    /// The loop.
    pub whole: &'l Loop,
    /// What counts its iterations.
    pub counters: &'l [Counter],
    /// What it computes.
    pub work: &'l Work,
    /// What else is wanted in vectors.
    pub terms: Vec<Value>,
}

impl Plan<'_> {
    /// Puts the copy before the loop. `again` is how often the loop is run again; `go_on` says what accumulators are after
    /// many iterations. Gives the copy.
    pub fn emit(
        &self,
        again: Value,
        go_on: impl FnOnce(&Copied) -> Option<HashMap<Value, Value>>,
    ) -> Option<Block> {
        let Plan { whole, counters, work, .. } = self;
        let wide = Type { width: 64, lanes: None };
        let lanes = i64::from(work.lanes);
        let (many, rest) = (whole.block.new_before(), whole.block.new_before());
        // What remains is done by the loop, which runs once at least.
        let entry = whole.before.terminator()?;
        let build = Builder::before(entry);
        let rounds = build.binary(LLVMOpcode::LLVMAnd, again, build.number(wide, -lanes));
        let none = build.compare(LLVMIntPredicate::LLVMIntEQ, rounds, build.number(wide, 0));
        let starts: HashMap<Value, Value> = whole
            .block
            .phis()
            .into_iter()
            .map(|phi| Some((phi, phi.incoming(whole.before)?)))
            .collect::<Option<_>>()?;
        let meets = work.meets(&build, rounds, &starts)?;
        let none = meets.into_iter().fold(none, |any, meets| build.binary(LLVMOpcode::LLVMOr, any, meets));
        // In a lane each.
        let mut known: HashMap<Value, Value> = HashMap::new();
        let invariant = |value: Value| Some(build.splat(value, work.lanes)).filter(|_| value.ty().is_some());
        for value in &work.vectors {
            for operand in (0..).map_while(|n| value.operand(n)).filter(|o| o.ty().is_some()) {
                if operand.block() != Some(whole.block) && !known.contains_key(&operand) {
                    known.insert(operand, invariant(operand)?);
                }
            }
        }
        for term in &self.terms {
            if term.block() != Some(whole.block) && !known.contains_key(term) {
                known.insert(*term, invariant(*term)?);
            }
        }
        build.branch(none, rest, many);
        entry.erase();

        let build = Builder::at_end(many);
        let mut at_first: HashMap<Value, Value> = HashMap::new();
        let mut phis = Vec::new();
        let done = build.phi(rounds, &[(build.number(wide, 0), whole.before)]);
        for phi in whole.block.phis() {
            let start = starts[&phi];
            let new = build.phi(phi, &[(start, whole.before)]);
            at_first.insert(phi, new);
            phis.push((phi, start, new));
        }
        work.at(&build, &mut at_first);
        for load in &work.loads {
            let address = load.operand(0)?;
            let address = at_first.get(&address).copied().unwrap_or(address);
            known.insert(*load, build.load_like(*load, address, work.lanes));
        }
        for value in &work.vectors {
            let operands = (0..).map_while(|n| value.operand(n)).filter(|o| o.ty().is_some());
            let operands: Vec<Value> = operands.map(|o| known.get(&o).copied()).collect::<Option<_>>()?;
            known.insert(*value, build.same(*value, &operands, work.lanes)?);
        }
        let (block, before) = (many, whole.before);
        let copied = Copied { build, block, before, lanes: work.lanes, at_first, vectors: known };
        let mut nexts = go_on(&copied)?;
        let Copied { build, at_first, .. } = copied;
        for counter in *counters {
            nexts.insert(counter.phi, build.grown(at_first[&counter.phi], counter.step * lanes));
        }
        let next = build.add(done, build.number(wide, lanes));
        done.enter(next, many);
        let is_done = build.compare(LLVMIntPredicate::LLVMIntEQ, next, rounds);
        build.branch(is_done, rest, many);

        let build = Builder::at_end(rest);
        for (phi, start, new) in &phis {
            new.enter(nexts[phi], many);
            let begin = build.phi(*phi, &[(*start, whole.before), (nexts[phi], many)]);
            phi.reenter(&[(begin, rest), (phi.incoming(whole.block)?, whole.block)]);
        }
        build.jump(whole.block);
        Some(many)
    }
}

impl Work {
    /// Computes addresses, and what they are computed of, of the loop's values in `known`.
    fn at(&self, build: &Builder, known: &mut HashMap<Value, Value>) {
        for value in &self.scalars {
            let operands = (0..).map_while(|n| value.operand(n));
            let operands: Vec<Value> = operands.map(|o| known.get(&o).copied().unwrap_or(o)).collect();
            known.insert(*value, build.copy(*value, &operands));
        }
    }

    /// For each load and store, whether in so many `rounds` from `starts` on something that the one reads lies where the
    /// other writes, and not in the very same places.
    fn meets(&self, build: &Builder, rounds: Value, starts: &HashMap<Value, Value>) -> Option<Vec<Value>> {
        let mut meets = Vec::new();
        if self.stores.is_empty() {
            return Some(meets);
        }
        let wide = Type { width: 64, lanes: None };
        let mut starts = starts.clone();
        self.at(build, &mut starts);
        let ends = |address: Value, width: u16| {
            let address = starts.get(&address).copied().unwrap_or(address);
            let begin = build.cast(LLVMOpcode::LLVMPtrToInt, address, wide);
            let bytes = build.binary(LLVMOpcode::LLVMMul, rounds, build.number(wide, i64::from(width / 8)));
            (begin, build.add(begin, bytes))
        };
        for store in &self.stores {
            let written = store.operand(0)?.ty()?.width;
            let to = ends(store.operand(1)?, written);
            for load in &self.loads {
                let width = load.ty()?.width;
                let from = ends(load.operand(0)?, width);
                meets.push(build.meet(to, from, width == written));
            }
        }
        Some(meets)
    }
}
