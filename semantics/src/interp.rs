//! The executable meaning of lane functions.

use num_bigint::BigInt;

use crate::arithmetic::{prim_value, wrap_value};
use crate::dag::{Dag, Id, Node, Prim, ReduceOp, Var};
use crate::float::FloatFormat;
use crate::hash::FastMap;
use crate::lane::{ElementFn, LaneFn, Operand};
use crate::wide;

/// A string of bits, bit 0 lowest: the value of an operand or a result.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bits {
    bytes: Vec<u8>,
    len: u32,
}

impl Bits {
    /// `len` zero bits.
    pub fn zero(len: u32) -> Bits {
        Bits { bytes: vec![0; len.div_ceil(8) as usize], len }
    }

    /// The bits of `bytes`, little endian; bits above `len` are ignored.
    pub fn from_bytes(bytes: &[u8], len: u32) -> Bits {
        let mut bits = Bits { bytes: bytes.to_vec(), len };
        bits.bytes.resize(len.div_ceil(8) as usize, 0);
        if len % 8 != 0
            && let Some(last) = bits.bytes.last_mut()
        {
            *last &= (1 << (len % 8)) - 1;
        }
        bits
    }

    /// The little-endian bytes; unused high bits of the last byte are 0.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Number of bits.
    pub fn len(&self) -> u32 {
        self.len
    }

    /// Whether there are no bits.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The `width` bits from `offset` as an unsigned value; bits out of range are 0.
    pub fn get(&self, offset: u64, width: u16) -> u128 {
        let (first, shift) = ((offset / 8) as usize, offset % 8);
        if offset >= u64::from(self.len) || width == 0 {
            return 0;
        }
        let n = (shift as usize + usize::from(width)).div_ceil(8);
        let mut value = 0u128;
        let mut top = 0u8;
        for (i, b) in self.bytes[first..].iter().take(n).enumerate() {
            if i < 16 { value |= u128::from(*b) << (8 * i) } else { top = *b }
        }
        value >>= shift;
        if n > 16 && shift > 0 {
            value |= u128::from(top) << (128 - shift);
        }
        if width < 128 { value & ((1 << width) - 1) } else { value }
    }

    /// Sets the `width` bits from `offset`.
    pub fn set(&mut self, offset: u64, width: u16, value: u128) {
        if offset % 8 == 0 && width % 8 == 0 && offset + u64::from(width) <= u64::from(self.len) {
            let first = (offset / 8) as usize;
            let n = usize::from(width / 8);
            self.bytes[first..first + n].copy_from_slice(&value.to_le_bytes()[..n]);
            return;
        }
        for i in 0..u64::from(width).min(u64::from(self.len).saturating_sub(offset)) {
            let (byte, bit) = (((offset + i) / 8) as usize, (offset + i) % 8);
            self.bytes[byte] = (self.bytes[byte] & !(1 << bit)) | ((((value >> i) & 1) as u8) << bit);
        }
    }
}

/// Evaluates expressions of one [`Dag`] for given operand values, sharing work between roots.
pub struct Interpreter<'a> {
    dag: &'a Dag,
    inputs: &'a [Bits],
    /// Each value; its low bits where it may be larger.
    values: Vec<i128>,
    /// The values that may be larger, as fresh as those above.
    wide: FastMap<Id, BigInt>,
    /// When each value was computed, on `clock`.
    computed: Vec<u64>,
    /// The value and time of binding of each variable.
    bindings: [(i128, u64); 64],
    clock: u64,
}

impl<'a> Interpreter<'a> {
    /// An interpreter for `dag` with one bit string per operand.
    pub fn new(dag: &'a Dag, inputs: &'a [Bits]) -> Interpreter<'a> {
        Interpreter {
            dag,
            inputs,
            values: vec![0; dag.len()],
            wide: FastMap::default(),
            computed: vec![0; dag.len()],
            bindings: [(0, 1); 64],
            clock: 1,
        }
    }

    /// Starts again with other operand values, keeping the memory.
    pub fn reset(&mut self, inputs: &'a [Bits]) {
        self.inputs = inputs;
        self.clock += 1;
        for b in &mut self.bindings {
            b.1 = self.clock;
        }
        self.computed.fill(0);
    }

    /// Binds a variable.
    pub fn bind(&mut self, var: Var, value: i128) {
        self.clock += 1;
        self.bindings[usize::from(var.0 & 63)] = (value, self.clock);
    }

    /// The value of `id` under the current bindings: itself if the interval of `id` is exact, else its low 128 bits.
    pub fn eval(&mut self, id: Id) -> i128 {
        let at = self.computed[id.index()];
        if at != 0 && self.is_fresh(id, at) {
            return self.values[id.index()];
        }
        let value = if self.dag.is_wide(id) {
            let value = self.compute_wide(id);
            let low = wide::low(&value);
            if !self.dag.interval(id).is_exact() {
                self.wide.insert(id, wide::kept(value, self.dag.interval(id)));
            }
            low
        } else {
            self.compute(id)
        };
        self.values[id.index()] = value;
        self.computed[id.index()] = self.clock;
        value
    }

    /// The value of `id` under the current bindings, whatever its size.
    pub fn eval_wide(&mut self, id: Id) -> BigInt {
        let low = self.eval(id);
        if self.dag.interval(id).is_exact() {
            return BigInt::from(low);
        }
        // Invariant: a value of which only low bits are in `values` is here.
        self.wide.get(&id).cloned().unwrap_or_else(|| BigInt::from(low))
    }

    fn is_fresh(&self, id: Id, at: u64) -> bool {
        let mut free = self.dag.free_vars(id);
        while free != 0 {
            if self.bindings[free.trailing_zeros() as usize].1 > at {
                return false;
            }
            free &= free - 1;
        }
        true
    }

    /// As [`Interpreter::compute`], where machine integers may not do.
    fn compute_wide(&mut self, id: Id) -> BigInt {
        let dag = self.dag;
        match dag.node(id) {
            Node::Const(v) => BigInt::from(*v),
            Node::Var(v, _) => BigInt::from(self.bindings[usize::from(v.0 & 63)].0),
            Node::Read { base, width, signed, index } => {
                let index = i128::try_from(self.eval_wide(*index)).unwrap_or(-1);
                BigInt::from(self.read(base, *width, *signed, index))
            }
            Node::Sum(k, terms) => {
                terms.iter().fold(BigInt::from(*k), |all, (t, c)| all + self.eval_wide(*t) * *c)
            }
            Node::Mul(a, b) => self.eval_wide(*a) * self.eval_wide(*b),
            Node::Shl(a, b) => wide::shifted_left(self.eval_wide(*a), &self.eval_wide(*b)),
            Node::Shr(a, b) => wide::shifted_right(self.eval_wide(*a), &self.eval_wide(*b)),
            Node::And(a, b) => self.eval_wide(*a) & self.eval_wide(*b),
            Node::Or(a, b) => self.eval_wide(*a) | self.eval_wide(*b),
            Node::Xor(a, b) => self.eval_wide(*a) ^ self.eval_wide(*b),
            Node::Wrap { a, width, signed } => wide::wrapped(self.eval_wide(*a), *width, *signed),
            Node::Sat { a, width, signed } => wide::clamped(self.eval_wide(*a), *width, *signed),
            Node::Min(a, b) => self.eval_wide(*a).min(self.eval_wide(*b)),
            Node::Max(a, b) => self.eval_wide(*a).max(self.eval_wide(*b)),
            Node::Abs(a) => BigInt::from(self.eval_wide(*a).magnitude().clone()),
            Node::Eq(a, b) => BigInt::from(u8::from(self.eval_wide(*a) == self.eval_wide(*b))),
            Node::Lt(a, b) => BigInt::from(u8::from(self.eval_wide(*a) < self.eval_wide(*b))),
            Node::Select(c, a, b) => {
                let chosen = if self.eval_wide(*c) != BigInt::ZERO { *a } else { *b };
                self.eval_wide(chosen)
            }
            Node::Reduce { op, var, count, body } => {
                let mut acc = None;
                for i in 0..*count {
                    self.bind(*var, i128::from(i));
                    let x = self.eval_wide(*body);
                    acc = Some(match acc {
                        None => x,
                        Some(acc) => wide::combine(*op, acc, x),
                    });
                }
                acc.unwrap_or_default()
            }
            Node::First { var, count, cond, value, otherwise } => {
                for i in 0..*count {
                    self.bind(*var, i128::from(i));
                    if self.eval_wide(*cond) != BigInt::ZERO {
                        return self.eval_wide(*value);
                    }
                }
                self.eval_wide(*otherwise)
            }
            // Invariant: a primitive looks at low bits, or at what is exact.
            Node::Prim(p, args) => {
                let args: Vec<i128> = args.iter().map(|a| self.eval(*a)).collect();
                BigInt::from(prim_value(*p, &args))
            }
        }
    }

    /// The value of `id` from its operands, all of which are exact.
    fn compute(&mut self, id: Id) -> i128 {
        let dag = self.dag;
        match dag.node(id) {
            Node::Const(v) => *v,
            Node::Var(v, _) => self.bindings[usize::from(v.0 & 63)].0,
            Node::Read { base, width, signed, index } => {
                let index = self.eval(*index);
                self.read(base, *width, *signed, index)
            }
            Node::Sum(k, terms) => terms.iter().fold(*k, |acc, (t, c)| acc + self.eval(*t) * *c),
            Node::Mul(a, b) => self.eval(*a) * self.eval(*b),
            Node::Shl(a, b) => {
                let (x, n) = (self.eval(*a), self.eval(*b));
                if (0..128).contains(&n) { x << n } else { 0 }
            }
            Node::Shr(a, b) => {
                let (x, n) = (self.eval(*a), self.eval(*b));
                x >> n.clamp(0, 127)
            }
            Node::And(a, b) => self.eval(*a) & self.eval(*b),
            Node::Or(a, b) => self.eval(*a) | self.eval(*b),
            Node::Xor(a, b) => self.eval(*a) ^ self.eval(*b),
            Node::Wrap { a, width, signed } => wrap_value(self.eval(*a), *width, *signed),
            Node::Sat { a, width, signed } => {
                let range = crate::dag::Interval::of_width(*width, *signed);
                self.eval(*a).clamp(range.lo, range.hi)
            }
            Node::Min(a, b) => self.eval(*a).min(self.eval(*b)),
            Node::Max(a, b) => self.eval(*a).max(self.eval(*b)),
            Node::Abs(a) => self.eval(*a).abs(),
            Node::Eq(a, b) => i128::from(self.eval(*a) == self.eval(*b)),
            Node::Lt(a, b) => i128::from(self.eval(*a) < self.eval(*b)),
            Node::Select(c, a, b) => {
                if self.eval(*c) != 0 {
                    self.eval(*a)
                } else {
                    self.eval(*b)
                }
            }
            Node::Reduce { op, var, count, body } => {
                let mut acc = None;
                for i in 0..*count {
                    self.bind(*var, i128::from(i));
                    let x = self.eval(*body);
                    acc = Some(match acc {
                        None => x,
                        Some(acc) => combine(*op, acc, x),
                    });
                }
                acc.unwrap_or(0)
            }
            Node::First { var, count, cond, value, otherwise } => {
                for i in 0..*count {
                    self.bind(*var, i128::from(i));
                    if self.eval(*cond) != 0 {
                        return self.eval(*value);
                    }
                }
                self.eval(*otherwise)
            }
            Node::Prim(p, args) => {
                let args: Vec<i128> = args.iter().map(|a| self.eval(*a)).collect();
                prim_value(*p, &args)
            }
        }
    }

    /// The format of `id` if its value, under the current bindings, was computed as a float: all NaNs of that
    /// format are one result. The bits of an operand that is merely moved are not such a result.
    pub fn computed_float(&mut self, id: Id) -> Option<FloatFormat> {
        match self.dag.node(id) {
            Node::Prim(Prim::Float(f), _) => f.op.result(f.format),
            Node::Select(c, a, b) => {
                let chosen = if self.eval(*c) != 0 { *a } else { *b };
                self.computed_float(chosen)
            }
            _ => {
                let (sign, inner) = self.dag.with_other_sign(id)?;
                self.computed_float(inner).filter(|format| format.bits() == sign + 1)
            }
        }
    }

    /// The floats in the bits of `id` that were computed, as [`Interpreter::computed_float`] has it, each with
    /// its first bit: several where a value is put together from neighbouring elements.
    pub fn computed_floats(&mut self, id: Id) -> Vec<(u32, FloatFormat)> {
        if let Some(format) = self.computed_float(id) {
            return vec![(0, format)];
        }
        match self.dag.node(id) {
            Node::Select(c, a, b) => {
                let chosen = if self.eval(*c) != 0 { *a } else { *b };
                self.computed_floats(chosen)
            }
            Node::Sum(0, terms) => {
                let mut all = Vec::new();
                for (t, c) in terms.iter().filter(|t| t.1 > 0 && t.1.count_ones() == 1) {
                    let at = c.trailing_zeros();
                    all.extend(self.computed_floats(*t).into_iter().map(|(lo, f)| (lo + at, f)));
                }
                all
            }
            Node::Wrap { a, width, .. } => {
                let inside = |f: &(u32, FloatFormat)| f.0 + u32::from(f.1.bits()) <= u32::from(*width);
                self.computed_floats(*a).into_iter().filter(inside).collect()
            }
            _ => Vec::new(),
        }
    }

    fn read(&self, base: &[u16], width: u16, signed: bool, index: i128) -> i128 {
        let Ok(index) = u64::try_from(index) else {
            return 0;
        };
        let mut offset = index.saturating_mul(u64::from(width));
        for operand in base {
            let bits = &self.inputs[usize::from(*operand)];
            if offset + u64::from(width) <= u64::from(bits.len()) {
                return wrap_value(bits.get(offset, width) as i128, width, signed);
            }
            match offset.checked_sub(u64::from(bits.len())) {
                Some(rest) => offset = rest,
                None => return 0,
            }
        }
        0
    }
}

/// `a op b`.
pub fn combine(op: ReduceOp, a: i128, b: i128) -> i128 {
    match op {
        ReduceOp::Add => a + b,
        ReduceOp::And => a & b,
        ReduceOp::Or => a | b,
        ReduceOp::Xor => a ^ b,
        ReduceOp::Min => a.min(b),
        ReduceOp::Max => a.max(b),
    }
}

/// A random-access result: applies a lane function to operand values.
pub trait Run {
    /// The operands.
    fn operands(&self) -> &[Operand];
    /// The result for one bit string per operand.
    fn run(&self, inputs: &[Bits]) -> Bits;
    /// The floats in the result for these operand values that were computed, each with its first bit: all NaNs
    /// of a format are one result there.
    fn computed_floats(&self, _inputs: &[Bits]) -> Vec<(u32, FloatFormat)> {
        Vec::new()
    }
}

impl Run for ElementFn {
    fn operands(&self) -> &[Operand] {
        &self.operands
    }

    fn run(&self, inputs: &[Bits]) -> Bits {
        let mut out = Bits::zero(self.result.bits());
        let mut interp = Interpreter::new(&self.dag, inputs);
        for (i, e) in self.elements.iter().enumerate() {
            let value = interp.eval(*e);
            out.set(i as u64 * u64::from(self.result.width), self.result.width, value as u128);
        }
        out
    }

    fn computed_floats(&self, inputs: &[Bits]) -> Vec<(u32, FloatFormat)> {
        let mut interp = Interpreter::new(&self.dag, inputs);
        let mut all = Vec::new();
        for (i, e) in self.elements.iter().enumerate() {
            let at = i as u32 * u32::from(self.result.width);
            all.extend(interp.computed_floats(*e).into_iter().map(|(lo, f)| (lo + at, f)));
        }
        all
    }
}

impl LaneFn {
    /// The first `lanes` lanes of the result; the others are 0.
    pub fn run_lanes(&self, inputs: &[Bits], lanes: u32) -> Bits {
        let mut out = Bits::zero(self.result.bits());
        let mut interp = Interpreter::new(&self.dag, inputs);
        for lane in 0..lanes.min(self.live_lanes()) {
            for (n, d) in self.digits(lane).into_iter().enumerate() {
                interp.bind(Var(n as u8), i128::from(d));
            }
            let Some(body) = self.body_of(lane) else { break };
            let value = interp.eval(body);
            out.set(u64::from(lane) * u64::from(self.result.width), self.result.width, value as u128);
        }
        out
    }
}

impl Run for LaneFn {
    fn operands(&self) -> &[Operand] {
        &self.operands
    }

    fn run(&self, inputs: &[Bits]) -> Bits {
        self.run_lanes(inputs, self.live_lanes())
    }

    fn computed_floats(&self, inputs: &[Bits]) -> Vec<(u32, FloatFormat)> {
        let mut interp = Interpreter::new(&self.dag, inputs);
        let mut all = Vec::new();
        for lane in 0..self.live_lanes() {
            for (n, d) in self.digits(lane).into_iter().enumerate() {
                interp.bind(Var(n as u8), i128::from(d));
            }
            let Some(body) = self.body_of(lane) else { break };
            let at = lane * u32::from(self.result.width);
            all.extend(interp.computed_floats(body).into_iter().map(|(lo, f)| (lo + at, f)));
        }
        all
    }
}
