//! The functions of pseudocode languages in which bits have a width and a sign is a conversion.

use super::bits::{Bits, Content, Value};
use super::machine::{CHUNK, Eval, Machine};
use super::typed_float::FloatCall;
use crate::imp::{Expr, Symbol};
use autoir_semantics::dag::{Id, Node, Prim};
use std::rc::Rc;

/// A function on bits of known width, on elements of vectors or on registers. `n` is a number of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// `(x)`: unsigned (`false`) or two's complement (`true`) number.
    Number(bool),
    /// `(x, unsigned)`: the number that the flag asks for.
    NumberBy,
    /// `(x, n)`: extended by zeros or by the sign (`true`).
    Extend(bool),
    /// `(n)`: so many zeros (`false`) or ones.
    Fill(bool),
    /// `(n)`: bits that were never assigned.
    Undefined,
    /// `(x, count)`: copies side by side.
    Replicate,
    /// `(x, amount)`.
    Shift(Shift),
    /// `(number, amount, round)`: shifted right; with `round`, half is added before.
    RoundingShift,
    /// `(exponent)`: a power of two.
    PowerOfTwo,
    /// `(x)`: whether all bits are zero.
    IsZero,
    /// `(x)`: a count or a position of bits.
    Count(Count),
    /// `(x, y)`: the product of polynomials over GF(2), as wide as both together.
    PolynomialProduct,
    /// `(x)`: the number of bits.
    Length,
    /// `(number, n)` clamped to a signed or unsigned range; without a sign here, `(number, n, unsigned)`.
    Clamp(Option<bool>),
    /// As [`Typed::Clamp`]: whether clamping changes the number.
    Clamps(Option<bool>),
    /// `(x, e, n)`: element `e`.
    ElementRead,
    /// `(x, e, n, value)`: `x` with element `e` replaced.
    ElementWrite,
    /// `(number, n)`: the low bits of a register of this file.
    RegisterRead(char),
    /// `(number, n, value)`: writes a register.
    RegisterWrite(char),
    /// `(number, part, n)`: the lower or the upper half of a register.
    PartRead(char),
    /// `(number, part, n, value)`: writes one half; the lower one alone, or the upper one beside the lower.
    PartWrite(char),
    /// `(number)`: how many bits of a register were written.
    RegisterWritten(char),
    /// `(number)`: how many bits of a register were read, at most.
    RegisterUsed(char),
    /// Takes any arguments, which are not looked at.
    Constant(i128),
    /// `(condition)`: the program ends with an error where it does not hold.
    Assert,
    /// The program ends with an error.
    Fail,
    /// A function on floats.
    Float(FloatCall),
}

/// A shift of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the operations")]
pub enum Shift {
    Left,
    RightZero,
    RightSign,
    RotateRight,
}

/// A count or a position of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the operations")]
pub enum Count {
    Ones,
    LeadingZeros,
    /// Copies of the sign below it.
    LeadingSigns,
    HighestSet,
    LowestSet,
}

impl Typed {
    fn arity(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Typed::Number(_) | Typed::Fill(_) | Typed::Undefined | Typed::PowerOfTwo | Typed::IsZero => 1..=1,
            Typed::Count(_) | Typed::Length | Typed::RegisterWritten(_) | Typed::RegisterUsed(_) => 1..=1,
            Typed::NumberBy | Typed::Extend(_) | Typed::Replicate | Typed::Shift(_) => 2..=2,
            Typed::PolynomialProduct | Typed::RegisterRead(_) => 2..=2,
            Typed::Clamp(Some(_)) | Typed::Clamps(Some(_)) => 2..=2,
            Typed::Clamp(None) | Typed::Clamps(None) | Typed::RoundingShift => 3..=3,
            Typed::ElementRead | Typed::PartRead(_) | Typed::RegisterWrite(_) => 3..=3,
            Typed::ElementWrite | Typed::PartWrite(_) => 4..=4,
            Typed::Assert => 1..=2,
            Typed::Constant(_) | Typed::Fail => 0..=usize::MAX,
            Typed::Float(call) => call.arity()..=usize::MAX,
        }
    }
}

impl Machine<'_> {
    pub fn call_typed(&mut self, name: &str, function: Typed, args: &[Expr]) -> Eval<Value> {
        if !function.arity().contains(&args.len()) {
            return self.malformed(format!("`{name}` with {} argument(s)", args.len()));
        }
        let value = match function {
            Typed::Constant(value) => Value::Int(self.int(value)),
            Typed::Fail => return self.malformed("the text says that this is undefined"),
            Typed::Assert => return self.assert(&args[0]),
            Typed::Float(call) => self.call_float(call, args)?,
            Typed::RegisterRead(file) => self.register_read(file, args)?,
            Typed::RegisterWrite(file) => self.register_write(file, args)?,
            Typed::PartRead(file) => self.part_read(file, args)?,
            Typed::PartWrite(file) => self.part_write(file, args)?,
            Typed::RegisterWritten(file) => {
                let symbol = self.register(file, &args[0])?;
                let width = self.scope.get(symbol).map_or(0, |v| width_of(&v.value));
                Value::Int(self.int(i128::from(width)))
            }
            Typed::RegisterUsed(file) => {
                let symbol = self.register(file, &args[0])?;
                let width = self.reads.get(&symbol).copied().unwrap_or(0);
                Value::Int(self.int(i128::from(width)))
            }
            Typed::ElementRead => {
                let bits = self.bits_arg(&args[0])?;
                let (start, n) = self.element(&args[1], &args[2])?;
                Value::bits(self.bits_at(&bits, start, n))
            }
            Typed::ElementWrite => self.element_write(args)?,
            Typed::Undefined => Value::bits(Bits::one(self.width_arg(&args[0])?, Content::Undefined)),
            Typed::Fill(ones) => self.fill(ones, &args[0])?,
            Typed::Extend(signed) => {
                let (bits, n) = (self.bits_arg(&args[0])?, self.width_arg(&args[1])?);
                self.extend(&bits, signed, n)?
            }
            Typed::Replicate => {
                let (bits, n) = (self.bits_arg(&args[0])?, self.width_arg(&args[1])?);
                let segments = (0..n).flat_map(|_| bits.segments.iter().cloned()).collect::<Vec<_>>();
                let mut out = Bits::default();
                segments.into_iter().for_each(|s| out.push(s.width, s.content));
                Value::bits(out)
            }
            Typed::Shift(shift) => self.shift_bits(shift, args)?,
            Typed::PolynomialProduct => self.polynomial_product(args)?,
            Typed::Clamp(signed) => {
                let (id, n, signed) = self.clamp_args(signed, args)?;
                let id = self.clamp(id, n as u16, signed);
                Value::bits(self.truncate(&Value::Int(id), n)?)
            }
            _ => Value::Int(self.call_number(function, args)?),
        };
        Ok(value)
    }

    /// The functions whose result is a number.
    fn call_number(&mut self, function: Typed, args: &[Expr]) -> Eval<Id> {
        match function {
            Typed::Number(signed) => {
                let bits = self.bits_arg(&args[0])?;
                self.int_of_bits(&bits, signed)
            }
            Typed::NumberBy => {
                let (bits, unsigned) = (self.bits_arg(&args[0])?, self.constant_arg(&args[1])?);
                self.int_of_bits(&bits, unsigned == 0)
            }
            Typed::RoundingShift => self.rounding_shift(args),
            Typed::PowerOfTwo => {
                let (one, n) = (self.int(1), self.eval_int(&args[0])?);
                Ok(self.dag.shl(one, n))
            }
            Typed::IsZero => {
                let bits = Value::Bits(self.bits_arg(&args[0])?);
                let truth = self.truth(&bits)?;
                Ok(self.dag.negate_bool(truth))
            }
            Typed::Length => {
                let bits = self.bits_arg(&args[0])?;
                Ok(self.int(i128::from(bits.width())))
            }
            Typed::Count(count) => {
                let bits = self.bits_arg(&args[0])?;
                self.count(count, &bits)
            }
            Typed::Clamps(signed) => {
                let (id, n, signed) = self.clamp_args(signed, args)?;
                let clamped = self.clamp(id, n as u16, signed);
                Ok(self.dag.ne(clamped, id))
            }
            _ => self.unsupported(format!("{function:?} is not modelled")),
        }
    }

    // ---- arguments ----

    pub fn bits_arg(&mut self, arg: &Expr) -> Eval<Rc<Bits>> {
        match self.eval(arg)? {
            Value::Bits(bits) => Ok(bits),
            Value::Int(_) => self.malformed("a number where bits are expected"),
        }
    }

    pub fn constant_arg(&mut self, arg: &Expr) -> Eval<i128> {
        let id = self.eval_int(arg)?;
        match self.dag.as_const(id) {
            Some(value) => Ok(value),
            None => self.unsupported("a number that depends on an operand, where a known one is needed"),
        }
    }

    /// A number of bits. Where it depends on an operand, the largest: what lies beyond the number meant is
    /// never looked at.
    pub fn width_arg(&mut self, arg: &Expr) -> Eval<u32> {
        let id = self.eval_int(arg)?;
        match u32::try_from(self.dag.interval(id).hi) {
            Ok(n) if n <= 1 << 14 => Ok(n),
            _ => self.malformed("a number of bits that no register has"),
        }
    }

    /// First bit and width of an element.
    fn element(&mut self, index: &Expr, width: &Expr) -> Eval<(Id, u32)> {
        let (index, n) = (self.eval_int(index)?, self.width_arg(width)?);
        Ok((self.dag.scale(index, i128::from(n)), n))
    }

    // ---- bits ----

    fn bits_at(&mut self, bits: &Rc<Bits>, start: Id, n: u32) -> Bits {
        match self.dag.as_const(start) {
            Some(lo) if (0..1 << 14).contains(&lo) => self.slice(bits, lo as u32, n),
            _ => Bits::one(n, Content::Window(bits.clone(), start)),
        }
    }

    fn element_write(&mut self, args: &[Expr]) -> Eval<Value> {
        let bits = self.bits_arg(&args[0])?;
        let (start, n) = self.element(&args[1], &args[2])?;
        let value = self.eval(&args[3])?;
        let value = self.truncate(&value, n)?;
        Ok(Value::bits(match self.dag.as_const(start) {
            Some(lo) if lo >= 0 && lo + i128::from(n) <= i128::from(bits.width()) => {
                self.replace(&bits, lo as u32, value)
            }
            Some(_) => return self.malformed("an element outside of its vector"),
            None => self.overlay(&bits, &value, start)?,
        }))
    }

    fn fill(&mut self, ones: bool, width: &Expr) -> Eval<Value> {
        let (mut out, n) = (Bits::default(), self.width_arg(width)?);
        for lo in (0..n).step_by(CHUNK as usize) {
            let width = CHUNK.min(n - lo);
            let id = self.int(if ones { (1 << width) - 1 } else { 0 });
            out.push(width, Content::Int(id));
        }
        Ok(Value::bits(out))
    }

    fn extend(&mut self, bits: &Bits, signed: bool, n: u32) -> Eval<Value> {
        if !signed || bits.width() >= n {
            return Ok(Value::bits(self.slice(bits, 0, n)));
        }
        let id = self.int_of_bits(bits, true)?;
        Ok(Value::bits(self.truncate(&Value::Int(id), n)?))
    }

    fn shift_bits(&mut self, shift: Shift, args: &[Expr]) -> Eval<Value> {
        let bits = self.bits_arg(&args[0])?;
        let amount = self.eval_int(&args[1])?;
        let (n, amount) = (bits.width(), self.amount(amount)?);
        let start = match shift {
            Shift::Left => self.dag.neg(amount),
            Shift::RightZero | Shift::RotateRight => amount,
            Shift::RightSign => {
                let id = self.int_of_bits(&bits, true)?;
                let shifted = self.dag.shr(id, amount);
                return Ok(Value::bits(self.truncate(&Value::Int(shifted), n)?));
            }
        };
        if shift != Shift::RotateRight && n <= CHUNK {
            let id = self.int_of_bits(&bits, false)?;
            let id = if shift == Shift::Left { self.dag.shl(id, amount) } else { self.dag.shr(id, amount) };
            return Ok(Value::bits(self.truncate(&Value::Int(id), n)?));
        }
        if shift == Shift::RotateRight {
            let (mut twice, start) = (Bits::default(), self.dag.wrap(start, n.ilog2() as u16, false));
            if !n.is_power_of_two() {
                return self.unsupported("a rotation of a width that is no power of two");
            }
            for s in bits.segments.iter().chain(&bits.segments) {
                twice.push(s.width, s.content.clone());
            }
            return Ok(Value::bits(self.bits_at(&Rc::new(twice), start, n)));
        }
        Ok(Value::bits(self.bits_at(&bits, start, n)))
    }

    /// `floor(x / 2^n)`, or with rounding `floor((x + 2^(n-1)) / 2^n)`, which for `n >= 1` is
    /// `floor((floor(x / 2^(n-1)) + 1) / 2)`: the second form needs no wide constant.
    fn rounding_shift(&mut self, args: &[Expr]) -> Eval<Id> {
        let (x, amount) = (self.eval_int(&args[0])?, self.eval_int(&args[1])?);
        let round = self.constant_arg(&args[2])? != 0;
        let amount = self.amount(amount)?;
        if !round {
            return Ok(self.dag.shr(x, amount));
        }
        if let Some(n @ 1..64) = self.dag.as_const(amount) {
            let sum = self.dag.add_const(x, 1 << (n - 1));
            return Ok(self.dag.shr_const(sum, n as u32));
        }
        let less = self.dag.add_const(amount, -1);
        let less = self.amount(less)?;
        let half = self.dag.shr(x, less);
        let sum = self.dag.add_const(half, 1);
        Ok(self.dag.shr_const(sum, 1))
    }

    fn polynomial_product(&mut self, args: &[Expr]) -> Eval<Value> {
        let (x, y) = (self.bits_arg(&args[0])?, self.bits_arg(&args[1])?);
        let n = x.width() + y.width();
        if x.width().max(y.width()) > 64 {
            return self.unsupported("a product of polynomials of more than 64 bits");
        }
        let (a, b) = (self.int_of_bits(&x, false)?, self.int_of_bits(&y, false)?);
        if n < 2 * CHUNK {
            let id = self.dag.prim(Prim::CarrylessMul, &[a, b]);
            return Ok(Value::bits(self.truncate(&Value::Int(id), n)?));
        }
        // 127 bits are more than exact numbers have: two products with the halves of one factor.
        let half = CHUNK / 2;
        let (low, high) = (self.slice(&y, 0, half), self.slice(&y, half, half));
        let (low, high) = (self.int_of_bits(&low, false)?, self.int_of_bits(&high, false)?);
        let (p, q) =
            (self.dag.prim(Prim::CarrylessMul, &[a, low]), self.dag.prim(Prim::CarrylessMul, &[a, high]));
        let raised = self.dag.scale(q, 1 << half);
        let (p_low, q_low) = (self.dag.wrap(p, 64, false), self.dag.wrap(raised, 64, false));
        let (p_high, q_high) = (self.dag.shr_const(p, CHUNK), self.dag.shr_const(q, half));
        let (low, high) = (self.dag.xor(p_low, q_low), self.dag.xor(p_high, q_high));
        let mut out = Bits::one(CHUNK, Content::Int(low));
        out.push(CHUNK, Content::Int(high));
        Ok(Value::bits(out))
    }

    fn count(&mut self, count: Count, bits: &Bits) -> Eval<Id> {
        let width = bits.width();
        if width > CHUNK {
            return self.unsupported(format!("bits counted in {width}"));
        }
        let id = self.int_of_bits(bits, false)?;
        let zeros = |m: &mut Self, id, n: u32| m.dag.prim(Prim::LeadingZeros(n as u16), &[id]);
        Ok(match count {
            Count::LeadingZeros => zeros(self, id, width),
            Count::HighestSet => {
                let zeros = zeros(self, id, width);
                self.dag.sum(i128::from(width) - 1, &[(zeros, -1)])
            }
            Count::LowestSet => self.dag.prim(Prim::TrailingZeros(width as u16), &[id]),
            Count::LeadingSigns => {
                let (high, low) = (self.slice(bits, 1, width - 1), self.slice(bits, 0, width - 1));
                let (x, y) = (self.int_of_bits(&high, false)?, self.int_of_bits(&low, false)?);
                let changes = self.dag.xor(x, y);
                zeros(self, changes, width - 1)
            }
            Count::Ones => {
                let mut terms = Vec::new();
                for at in 0..width {
                    let bit = self.slice(bits, at, 1);
                    terms.push((self.int_of_bits(&bit, false)?, 1));
                }
                self.dag.sum(0, &terms)
            }
        })
    }

    // ---- numbers ----

    /// An amount of a shift, which the language forbids to be negative: what it would be then does not
    /// matter.
    pub fn amount(&mut self, amount: Id) -> Eval<Id> {
        let zero = self.int(0);
        Ok(self.dag.max(amount, zero))
    }

    fn clamp_args(&mut self, signed: Option<bool>, args: &[Expr]) -> Eval<(Id, u32, bool)> {
        let (id, n) = (self.eval_int(&args[0])?, self.width_arg(&args[1])?);
        let signed = match signed {
            Some(signed) => signed,
            None => self.constant_arg(&args[2])? == 0,
        };
        if !(1..=64).contains(&n) {
            return self.unsupported(format!("saturation to {n} bits"));
        }
        Ok((id, n, signed))
    }

    /// `id` clamped to `n` bits. A number shifted left may outgrow exact arithmetic before it is clamped:
    /// whether `x * 2^s` is too large is asked of `x`.
    fn clamp(&mut self, id: Id, n: u16, signed: bool) -> Id {
        if self.dag.interval(id).is_exact() {
            return self.dag.sat(id, n, signed);
        }
        match *self.dag.node(id) {
            Node::Select(cond, a, b) => {
                let (a, b) = (self.clamp(a, n, signed), self.clamp(b, n, signed));
                self.dag.select(cond, a, b)
            }
            Node::Shl(x, amount) => {
                let (lowest, highest) = if signed {
                    (-(1_i128 << (n - 1)), (1_i128 << (n - 1)) - 1)
                } else {
                    (0, (1_i128 << n) - 1)
                };
                let (least, most) = (self.int(lowest), self.int(highest));
                let last = self.int(126);
                let bounded = self.dag.min(amount, last);
                let largest = self.dag.shr(most, bounded);
                let opposite = self.int(-lowest);
                let smallest = self.dag.shr(opposite, bounded);
                let smallest = self.dag.neg(smallest);
                let (above, below) = (self.dag.lt(largest, x), self.dag.lt(x, smallest));
                let inside = self.dag.wrap(id, n, signed);
                let low = self.dag.select(below, least, inside);
                self.dag.select(above, most, low)
            }
            _ => self.dag.sat(id, n, signed),
        }
    }

    fn assert(&mut self, cond: &Expr) -> Eval<Value> {
        let id = self.eval_cond(cond)?;
        match self.dag.as_const(id) {
            Some(0) => self.malformed("an assertion of the text fails"),
            _ => Ok(Value::Int(id)),
        }
    }

    // ---- registers ----

    /// The variable that stands for a register.
    fn register(&mut self, file: char, number: &Expr) -> Eval<Symbol> {
        let number = self.constant_arg(number)?;
        match self.symbol(&format!("{file}{number}")) {
            Some(symbol) => Ok(symbol),
            None => self.malformed(format!("register {file}{number} is no operand")),
        }
    }

    /// The low `n` bits; what was never written is undefined.
    fn read_low(&mut self, symbol: Symbol, n: u32) -> Eval<Bits> {
        let mut bits = match self.scope.get(symbol).map(|v| v.value.clone()) {
            Some(value) => self.bits_of(&value)?.as_ref().clone(),
            None => Bits::default(),
        };
        let used = self.reads.entry(symbol).or_insert(0);
        *used = n.max(*used);
        let written = bits.width();
        if written < n {
            bits.push(n - written, Content::Undefined);
        }
        Ok(self.slice(&bits, 0, n))
    }

    fn register_read(&mut self, file: char, args: &[Expr]) -> Eval<Value> {
        let (symbol, n) = (self.register(file, &args[0])?, self.width_arg(&args[1])?);
        Ok(Value::bits(self.read_low(symbol, n)?))
    }

    fn register_write(&mut self, file: char, args: &[Expr]) -> Eval<Value> {
        let (symbol, n) = (self.register(file, &args[0])?, self.width_arg(&args[1])?);
        let value = self.eval(&args[2])?;
        let bits = Value::bits(self.truncate(&value, n)?);
        self.scope.set(symbol, bits.clone());
        Ok(bits)
    }

    fn part_read(&mut self, file: char, args: &[Expr]) -> Eval<Value> {
        let (symbol, part) = (self.register(file, &args[0])?, self.constant_arg(&args[1])?);
        let n = self.width_arg(&args[2])?;
        let bits = self.read_low(symbol, if part == 0 { n } else { 2 * n })?;
        Ok(Value::bits(if part == 0 { bits } else { self.slice(&bits, n, n) }))
    }

    fn part_write(&mut self, file: char, args: &[Expr]) -> Eval<Value> {
        let (symbol, part) = (self.register(file, &args[0])?, self.constant_arg(&args[1])?);
        let n = self.width_arg(&args[2])?;
        let value = self.eval(&args[3])?;
        let mut bits = self.truncate(&value, n)?;
        if part != 0 {
            let high = bits;
            bits = self.read_low(symbol, n)?;
            high.segments.into_iter().for_each(|s| bits.push(s.width, s.content));
        }
        let bits = Value::bits(bits);
        self.scope.set(symbol, bits.clone());
        Ok(bits)
    }
}

fn width_of(value: &Value) -> u32 {
    match value {
        Value::Bits(bits) => bits.width(),
        Value::Int(_) => 0,
    }
}
