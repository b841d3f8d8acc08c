//! Loops that write less than a register at a time, made wider.
//!
//! LLVM's vectorizer takes so many elements at once as its model of costs likes. Where those that are read, or computed
//! with, are wider than those that are written, it mostly stops before the written ones fill a register: each part is then
//! packed and stored alone. A wide copy does several iterations at once, side by side in longer vectors, before the loop,
//! which does what remains: one iteration at least. Whether that is a gain is seen in what both are compiled to (`plan`).

use std::collections::{BTreeMap, HashMap};

use inkwell::llvm_sys::LLVMOpcode;
use inkwell::module::Module;
use serde::{Deserialize, Serialize};

use crate::aside::{Aside, NUMBER, Work};
use crate::deepen::deepened;
use crate::ir::{self, Type, Value, builder::Builder};
use crate::measure::Place;
use crate::strip::{Counter, Loop, begins, copied, counters, growth, lie_apart, operands, repetitions};
use crate::target::Cpu;

/// The most iterations that are done at once.
const MOST: u32 = 8;

/// A loop with a wide copy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Widened {
    /// The loop.
    pub narrow: Place,
    /// The copy.
    pub wide: Place,
    /// How many iterations the copy does at once.
    pub times: u32,
}

/// Makes wide copies of the loops of `module` for which `is_wanted` holds and that can have one; other blocks keep their
/// numbers. `asked` is the CPU of functions that do not say.
pub fn widen(module: &Module<'_>, asked: Option<&Cpu>, is_wanted: &dyn Fn(&Place) -> bool) -> Vec<Widened> {
    let triple = module.get_triple().as_str().to_string_lossy().into_owned();
    let (mut all, mut known) = (Vec::new(), BTreeMap::new());
    if !ir::is_little_endian(module) {
        return all;
    }
    for function in ir::functions(module).into_iter().filter(|f| ir::is_open(*f)) {
        let cpu = Cpu::of(function, &triple, asked);
        let mut bits = || *known.entry(cpu.clone()).or_insert_with(|| cpu.vector_bits());
        for (number, block) in ir::reached(function) {
            let narrow = (function.name(), number);
            let whole = Loop::of(block).filter(|_| is_wanted(&narrow));
            if let Some(times) = whole.and_then(|whole| widened(&whole, &cpu, &mut bits)) {
                let wide = (function.name(), ir::blocks(function).len() - 1);
                all.push(Widened { narrow, wide, times });
            }
        }
    }
    all
}

/// Puts a wide copy, of vectors of so many `bits`, before a loop, if it can have one; says how many iterations that does
/// at once. Its block is then the last one of the function.
fn widened(whole: &Loop, cpu: &Cpu, bits: &mut dyn FnMut() -> u32) -> Option<u32> {
    let counters = counters(whole);
    if counters.len() != whole.block.phis().len() {
        return deepened(whole, &counters, cpu.products_together());
    }
    if !begins(whole, &counters) {
        return None;
    }
    let body = Body::of(whole, &counters)?;
    let most = body.stores.iter().filter_map(|store| Some(size(store.operand(0)?.ty()?))).max()?;
    let bits = bits();
    let times = (bits / most).min(MOST);
    if times < 2 || !times.is_power_of_two() || bits % most != 0 {
        return None;
    }
    let again = repetitions(whole, &counters)?;
    let mut work = Beside { whole, counters: &counters, body: &body, times, known: HashMap::new() };
    Aside { whole, counters: &counters, accumulators: &[], times }.emit(again, &mut work);
    Some(times)
}

/// Bits of a value of type `ty`.
fn size(ty: Type) -> u32 {
    ty.count() * u32::from(ty.width)
}

/// What an iteration does.
struct Body {
    loads: Vec<Value>,
    stores: Vec<Value>,
    /// Loads, stores and what is computed of vectors, in order.
    steps: Vec<Value>,
}

impl Body {
    /// What an iteration of `whole` does, if it does it side by side with the next one.
    fn of(whole: &Loop, counters: &[Counter]) -> Option<Body> {
        let mut body = Body { loads: Vec::new(), stores: Vec::new(), steps: Vec::new() };
        let is_dense = |address: Value, ty: Type| {
            let is_whole = ty.lanes.is_some() && [8, 16, 32, 64].contains(&ty.width);
            is_whole && growth(address, whole, counters).is_some_and(|bytes| bytes * 8 == i64::from(size(ty)))
        };
        for value in whole.block.instructions() {
            let is_vector = |v: Value| v.ty().is_some_and(|ty| ty.lanes.is_some());
            match value.opcode()? {
                LLVMOpcode::LLVMPHI | LLVMOpcode::LLVMBr => continue,
                LLVMOpcode::LLVMLoad => {
                    if !value.is_plain_load() || !is_dense(value.operand(0)?, value.ty()?) {
                        return None;
                    }
                    body.loads.push(value);
                }
                LLVMOpcode::LLVMStore => {
                    if !value.is_plain_store() || !is_dense(value.operand(1)?, value.operand(0)?.ty()?) {
                        return None;
                    }
                    body.stores.push(value);
                }
                _ if is_vector(value) => {
                    // What a scalar of the loop is in all lanes would be another one in each iteration's.
                    let is_fixed =
                        |o: &Value| is_vector(*o) || o.is_constant() || o.block() != Some(whole.block);
                    if !is_side_by_side(value) || !operands(value).iter().all(is_fixed) {
                        return None;
                    }
                }
                op if is_scalar(op) => continue,
                _ => return None,
            }
            body.steps.push(value);
        }
        Some(body)
    }
}

/// Whether an instruction on longer vectors does to each part of them what it does to a short one.
fn is_side_by_side(value: Value) -> bool {
    use LLVMOpcode as O;
    let is_vector = |n: u32| value.operand(n).and_then(Value::ty).is_some_and(|ty| ty.lanes.is_some());
    match value.opcode() {
        Some(O::LLVMZExt | O::LLVMSExt | O::LLVMTrunc | O::LLVMBitCast | O::LLVMFreeze) => is_vector(0),
        Some(O::LLVMUDiv | O::LLVMSDiv | O::LLVMURem | O::LLVMSRem) => true,
        Some(O::LLVMAdd | O::LLVMSub | O::LLVMMul | O::LLVMAnd | O::LLVMOr | O::LLVMXor) => true,
        Some(O::LLVMShl | O::LLVMLShr | O::LLVMAShr | O::LLVMShuffleVector) => true,
        Some(O::LLVMICmp) => is_vector(0),
        Some(O::LLVMSelect) => is_vector(1),
        Some(O::LLVMCall) => value.lane_intrinsic().is_some(),
        _ => false,
    }
}

/// Whether it computes numbers, conditions and addresses that the counters give.
fn is_scalar(op: LLVMOpcode) -> bool {
    use LLVMOpcode as O;
    matches!(
        op,
        O::LLVMGetElementPtr | O::LLVMICmp | O::LLVMAdd | O::LLVMSub | O::LLVMMul | O::LLVMShl | O::LLVMOr
    ) || matches!(op, O::LLVMAnd | O::LLVMXor | O::LLVMLShr | O::LLVMZExt | O::LLVMSExt | O::LLVMTrunc)
}

/// Iterations side by side.
struct Beside<'l> {
    whole: &'l Loop,
    counters: &'l [Counter],
    body: &'l Body,
    times: u32,
    /// Vectors of all iterations.
    known: HashMap<Value, Value>,
}

impl Work for Beside<'_> {
    fn prepare(&mut self, build: &Builder, rounds: Value, starts: &HashMap<Value, Value>) -> Vec<Value> {
        let meets = self.meets(build, rounds, starts.clone());
        for operand in self.body.steps.iter().flat_map(|step| operands(*step)) {
            let is_vector = operand.ty().is_some_and(|ty| ty.lanes.is_some());
            let is_outside = operand.block() != Some(self.whole.block);
            if is_vector && is_outside && !self.known.contains_key(&operand) {
                let repeated = self.repeated(build, operand);
                self.known.insert(operand, repeated);
            }
        }
        meets
    }

    fn at_once(&mut self, build: &Builder, mut first: HashMap<Value, Value>) -> Vec<Value> {
        for step in &self.body.steps {
            build.at_line_of(*step);
            if let Some(made) = self.step(build, *step, &mut first) {
                made.promise_like(*step);
                self.known.insert(*step, made);
            }
        }
        Vec::new()
    }
}

impl Beside<'_> {
    /// `value`, a vector that is the same in each iteration, as often as iterations are done at once.
    fn repeated(&self, build: &Builder, value: Value) -> Value {
        let count = value.ty().map_or(1, Type::count);
        let lanes = count * self.times;
        let is_first = |v: &Value| v.operand(2).and_then(Value::number) == Some(0);
        let is_splat = value.shuffle_mask().iter().all(|lane| *lane == Some(0));
        let inserted = value.operand(0).filter(|v| v.opcode() == Some(LLVMOpcode::LLVMInsertElement));
        match inserted.filter(is_first).and_then(|v| v.operand(1)) {
            Some(scalar) if is_splat => build.splat(scalar, lanes),
            _ => build.shuffled(value, value, (0..lanes).map(|n| n % count)),
        }
    }

    /// Does `step` for some iterations at once; what that makes.
    fn step(&self, build: &Builder, step: Value, first: &mut HashMap<Value, Value>) -> Option<Value> {
        let known = &self.known;
        let wide = |ty: Type| Type { lanes: Some(ty.count() * self.times), ..ty };
        let at = |n: u32| step.operand(n).map(|o| known.get(&o).copied().unwrap_or(o));
        match (step.opcode(), step.ty()) {
            (Some(LLVMOpcode::LLVMStore), _) => {
                if let (Some(value), Some(address)) = (at(0), step.operand(1)) {
                    build.store_like(step, value, copied(build, self.whole, address, first));
                }
                None
            }
            (Some(LLVMOpcode::LLVMLoad), Some(ty)) => {
                let address = step.operand(0).map(|address| copied(build, self.whole, address, first));
                address.map(|address| build.load(step, address, wide(ty)))
            }
            (Some(LLVMOpcode::LLVMShuffleVector), Some(_)) => {
                let count = step.operand(0).and_then(Value::ty).map_or(1, Type::count);
                let mask = step.shuffle_mask();
                let lane = |(time, lane): (u32, &Option<u32>)| match lane.unwrap_or(0) {
                    n if n < count => time * count + n,
                    n => (self.times + time) * count + n - count,
                };
                let lanes = (0..self.times).flat_map(|time| mask.iter().map(move |n| (time, n))).map(lane);
                at(0).zip(at(1)).map(|(a, b)| build.shuffled(a, b, lanes))
            }
            (Some(LLVMOpcode::LLVMFreeze), _) => at(0).map(|a| build.frozen(a)),
            (Some(LLVMOpcode::LLVMBitCast), Some(ty)) => {
                at(0).map(|a| build.cast(LLVMOpcode::LLVMBitCast, a, wide(ty)))
            }
            (_, Some(ty)) => {
                let operands: Vec<Value> =
                    operands(step).into_iter().map(|o| known.get(&o).copied().unwrap_or(o)).collect();
                build.same(step, &operands, wide(ty).count())
            }
            _ => None,
        }
    }

    /// For each store and each access of another one or of a load, whether in so many `rounds` the one touches what the
    /// other does, and not the very same places, unless they are known to lie apart.
    fn meets(&self, build: &Builder, rounds: Value, mut starts: HashMap<Value, Value>) -> Vec<Value> {
        let Body { loads, stores, .. } = self.body;
        let mut ends = |address: Value, ty: Option<Type>| {
            let address = copied(build, self.whole, address, &mut starts);
            let bytes = ty.map_or(0, size) / 8;
            let begin = build.cast(LLVMOpcode::LLVMPtrToInt, address, NUMBER);
            let all = build.binary(LLVMOpcode::LLVMMul, rounds, build.number(NUMBER, i64::from(bytes)));
            (begin, build.add(begin, all), bytes)
        };
        let mut meets = Vec::new();
        for (n, store) in stores.iter().enumerate() {
            let others = stores[n + 1..].iter().map(|s| (s.operand(1), s.operand(0)));
            for (from, value) in loads.iter().map(|l| (l.operand(0), Some(*l))).chain(others) {
                let (Some(to), Some(from), Some(stored)) = (store.operand(1), from, store.operand(0)) else {
                    continue;
                };
                if lie_apart(self.whole, self.counters, to, from) {
                    continue;
                }
                let (a, a_end, written) = ends(to, stored.ty());
                let (b, b_end, touched) = ends(from, value.and_then(Value::ty));
                meets.push(build.meet((a, a_end), (b, b_end), written == touched));
            }
        }
        meets
    }
}
