//! What an instruction does to registers: its stored lane function, evaluated as it stands.

use std::rc::Rc;

use autoir_semantics::dag::{Id, Node, Prim, ReduceOp};
use autoir_semantics::lane::LaneFn;

use super::batch::{self, Batch, Unjudged, Valued};
use super::register::Register;

/// Inputs that are evaluated at once.
const CHUNK: usize = 256;

/// The result of `function` for operands that have one value for each of `count` inputs.
///
/// # Errors
/// An operation without a reference here, or a number that is too large.
pub fn run(function: &LaneFn, operands: &[Register], count: usize) -> Valued<Register> {
    let mut result = Register::zero(function.result.bits(), count);
    for first in (0..count).step_by(CHUNK) {
        let size = CHUNK.min(count - first);
        let mut evaluation = Evaluation {
            function,
            operands,
            first,
            size,
            bindings: [0; 64],
            known: vec![None; function.dag.len()],
        };
        for lane in 0..function.live_lanes() {
            for (axis, digit) in function.digits(lane).into_iter().enumerate() {
                evaluation.bind(axis as u8, i128::from(digit));
            }
            let Some(body) = function.body_of(lane) else { break };
            let value = evaluation.value(body)?;
            let width = u32::from(function.result.width);
            for n in 0..size {
                result.set(first + n, lane * width, width, value.at(n) as u128);
            }
        }
    }
    Ok(result)
}

struct Evaluation<'a> {
    function: &'a LaneFn,
    operands: &'a [Register],
    /// The first input of this chunk, and how many there are.
    first: usize,
    size: usize,
    bindings: [i128; 64],
    /// Values that are known, by node.
    known: Vec<Option<Batch>>,
}

impl Evaluation<'_> {
    fn bind(&mut self, variable: u8, value: i128) {
        let number = variable & 63;
        self.bindings[usize::from(number)] = value;
        let dag = &self.function.dag;
        for (n, known) in self.known.iter_mut().enumerate() {
            if dag.free_vars(Id(n as u32)) >> number & 1 == 1 {
                *known = None;
            }
        }
    }

    fn value(&mut self, id: Id) -> Valued<Batch> {
        if let Some(known) = &self.known[id.index()] {
            return Ok(known.clone());
        }
        let value = self.compute(id)?;
        self.known[id.index()] = Some(value.clone());
        Ok(value)
    }

    fn compute(&mut self, id: Id) -> Valued<Batch> {
        let function = self.function;
        let mut both = |a: &Id, b: &Id, f: fn(i128, i128) -> Option<i128>| {
            let (x, y) = (self.value(*a)?, self.value(*b)?);
            x.zip(&y, f)
        };
        match function.dag.node(id) {
            Node::Mul(a, b) => both(a, b, i128::checked_mul),
            Node::Shl(a, b) => both(a, b, batch::shifted_left),
            Node::Shr(a, b) => both(a, b, batch::shifted_right),
            Node::And(a, b) => both(a, b, |x, y| Some(x & y)),
            Node::Or(a, b) => both(a, b, |x, y| Some(x | y)),
            Node::Xor(a, b) => both(a, b, |x, y| Some(x ^ y)),
            Node::Min(a, b) => both(a, b, |x, y| Some(x.min(y))),
            Node::Max(a, b) => both(a, b, |x, y| Some(x.max(y))),
            Node::Eq(a, b) => both(a, b, |x, y| Some(i128::from(x == y))),
            Node::Lt(a, b) => both(a, b, |x, y| Some(i128::from(x < y))),
            Node::Const(value) => Ok(Batch::Same(*value)),
            Node::Var(variable, _) => Ok(Batch::Same(self.bindings[usize::from(variable.0 & 63)])),
            Node::Read { base, width, signed, index } => {
                let index = self.value(*index)?;
                self.read(base, *width, *signed, &index)
            }
            Node::Sum(constant, terms) => {
                let mut sum = Batch::Same(*constant);
                for (term, coefficient) in terms {
                    let value = self.value(*term)?;
                    sum = sum.zip(&value, |s, x| s.checked_add(x.checked_mul(*coefficient)?))?;
                }
                Ok(sum)
            }
            Node::Wrap { a, width, signed } => self.value(*a)?.map(|x| batch::wrapped(x, *width, *signed)),
            Node::Sat { a, width, signed } => self.value(*a)?.map(|x| batch::saturated(x, *width, *signed)),
            Node::Abs(a) => self.value(*a)?.map(i128::checked_abs),
            Node::Select(c, a, b) => {
                let chosen = self.value(*c)?;
                let (x, y) = (self.value(*a)?, self.value(*b)?);
                Ok(chosen.select(&x, &y))
            }
            Node::Reduce { op, var, count, body } => {
                let mut result: Option<Batch> = None;
                for n in 0..*count {
                    self.bind(var.0, i128::from(n));
                    let value = self.value(*body)?;
                    result = Some(match result {
                        None => value,
                        Some(before) => before.zip(&value, |x, y| combined(*op, x, y))?,
                    });
                }
                result.ok_or(Unjudged::Unknown)
            }
            Node::First { var, count, cond, value, otherwise } => {
                let mut result = self.value(*otherwise)?;
                for n in (0..*count).rev() {
                    self.bind(var.0, i128::from(n));
                    let (chosen, value) = (self.value(*cond)?, self.value(*value)?);
                    result = chosen.select(&value, &result);
                }
                Ok(result)
            }
            Node::Prim(prim, args) => {
                let values = args.iter().map(|a| self.value(*a)).collect::<Valued<Vec<_>>>()?;
                match (prim, values.as_slice()) {
                    (Prim::LeadingZeros(w), [x]) => x.map(|x| batch::leading_zeros(x, *w)),
                    (Prim::TrailingZeros(w), [x]) => x.map(|x| batch::trailing_zeros(x, *w)),
                    (Prim::CarrylessMul, [x, y]) => x.zip(y, batch::carryless),
                    (Prim::Gf256Mul, [x, y]) => x.zip(y, batch::galois),
                    (Prim::Gf256Inverse, [x]) => x.map(batch::galois_inverse),
                    _ => Err(Unjudged::Unknown),
                }
            }
        }
    }

    /// Elements of `width` bits of some operands side by side, the first one lowest; 0 for what is not all within
    /// one of them.
    fn read(&self, base: &[u16], width: u16, signed: bool, index: &Batch) -> Valued<Batch> {
        if width == 0 || width > 126 {
            return Err(Unjudged::TooWide);
        }
        let place = |index: i128| -> Option<(&Register, u32)> {
            let mut at = index.checked_mul(i128::from(width)).filter(|at| *at >= 0)?;
            for operand in base {
                let register = &self.operands[usize::from(*operand)];
                let bits = i128::from(register.bits());
                if at + i128::from(width) <= bits {
                    return Some((register, at as u32));
                }
                at = Some(at - bits).filter(|rest| *rest >= 0)?;
            }
            None
        };
        let element = |n: usize, place: Option<(&Register, u32)>| {
            let Some((register, at)) = place else { return 0 };
            let value = register.get(self.first + n, at, u32::from(width)) as i128;
            if signed && value >> (width - 1) != 0 { value - (1i128 << width) } else { value }
        };
        let values: Rc<[i128]> = match index {
            Batch::Same(index) => {
                let place = place(*index);
                (0..self.size).map(|n| element(n, place)).collect()
            }
            Batch::Each(indices) => indices.iter().enumerate().map(|(n, i)| element(n, place(*i))).collect(),
        };
        Ok(Batch::Each(values))
    }
}

fn combined(op: ReduceOp, x: i128, y: i128) -> Option<i128> {
    match op {
        ReduceOp::Add => x.checked_add(y),
        ReduceOp::And => Some(x & y),
        ReduceOp::Or => Some(x | y),
        ReduceOp::Xor => Some(x ^ y),
        ReduceOp::Min => Some(x.min(y)),
        ReduceOp::Max => Some(x.max(y)),
    }
}
