//! What a window asks for, evaluated from its text by the rules of `docs/air.md`: neither the window's expressions nor
//! what simplifies them is looked at.

use std::rc::Rc;

use autoir_synth::window::air::ast::{
    BinaryOp, Expr, ExprKind, LaneType, Parameter, ReduceOp, Statement, UnaryOp, WindowText,
};

use super::batch::{self, Batch, Unjudged, Valued};
use super::register::Register;

/// Inputs that are evaluated at once.
const CHUNK: usize = 256;

/// The result of the window for operands that have one value for each of `count` inputs.
///
/// # Errors
/// A window that the rules do not cover, or a number that is too large.
pub fn run(window: &WindowText, operands: &[Register], count: usize) -> Valued<Register> {
    let has_floats = |ty: &LaneType| ty.element.float.is_some();
    if has_floats(&window.result) || window.parameters.iter().any(|p| has_floats(&p.ty)) {
        return Err(Unjudged::Unknown);
    }
    let width = u32::from(window.result.element.width);
    let mut result = Register::zero(window.result.lanes() * width, count);
    for first in (0..count).step_by(CHUNK) {
        let size = CHUNK.min(count - first);
        let mut evaluation = Evaluation { window, operands, first, size, variables: Vec::new() };
        for statement in &window.statements {
            let Statement::Assign { loops, index, value, .. } = statement else { continue };
            let ranges = match loops.as_slice() {
                [] => evaluation.implied(index)?,
                loops => loops.iter().map(|(name, n)| (name.as_str(), *n)).collect(),
            };
            let total: u32 = ranges.iter().map(|range| range.1).product();
            for step in 0..total {
                evaluation.variables.clear();
                let mut rest = step;
                for (name, n) in ranges.iter().rev() {
                    evaluation.variables.push((name, i128::from(rest % n)));
                    rest /= n;
                }
                let at = evaluation.place(index, &window.result)?;
                let lane = u32::try_from(at.at(0)).map_err(|_| Unjudged::Unknown)?;
                let value = evaluation.value(value)?;
                for n in 0..size {
                    result.set(first + n, lane * width, width, value.at(n) as u128);
                }
            }
        }
    }
    Ok(result)
}

struct Evaluation<'a> {
    window: &'a WindowText,
    operands: &'a [Register],
    /// The first input of this chunk, and how many there are.
    first: usize,
    size: usize,
    /// Variables in scope, innermost last.
    variables: Vec<(&'a str, i128)>,
}

impl<'a> Evaluation<'a> {
    /// How far the variable of each index counts: as far as the result goes.
    fn implied(&mut self, index: &'a [Expr]) -> Valued<Vec<(&'a str, u32)>> {
        let window = self.window;
        let sizes =
            if index.len() == 1 { vec![window.result.lanes()] } else { window.result.extents.clone() };
        let mut ranges = Vec::new();
        for (e, size) in index.iter().zip(sizes) {
            let mut names = Vec::new();
            self.free(e, &mut names);
            let Some(name) = names.first().copied() else { continue };
            let mut at = |value| {
                self.variables = vec![(name, value)];
                self.value(e).map(|value| value.at(0))
            };
            let mut n = 0;
            while (0..i128::from(size)).contains(&at(i128::from(n))?) && n < size {
                n += 1;
            }
            ranges.push((name, n));
        }
        Ok(ranges)
    }

    /// The names in an index that are neither operands nor abbreviations.
    fn free(&self, e: &'a Expr, names: &mut Vec<&'a str>) {
        match &e.kind {
            ExprKind::Name(name) if self.parameter(name).is_none() && self.abbreviation(name).is_none() => {
                names.push(name);
            }
            ExprKind::Unary(_, a) | ExprKind::Convert { value: a, .. } => self.free(a, names),
            ExprKind::Binary(_, a, b) => {
                self.free(a, names);
                self.free(b, names);
            }
            ExprKind::Call(_, args) => args.iter().for_each(|a| self.free(a, names)),
            _ => {}
        }
    }

    fn parameter(&self, name: &str) -> Option<(usize, &'a Parameter)> {
        self.window.parameters.iter().enumerate().find(|(_, p)| p.name == name)
    }

    fn abbreviation(&self, name: &str) -> Option<&'a Expr> {
        self.window.statements.iter().find_map(|statement| match statement {
            Statement::Let { name: own, value, .. } if own == name => Some(value),
            _ => None,
        })
    }

    /// The number of an element: one index, or one for each dimension.
    fn place(&mut self, index: &'a [Expr], ty: &LaneType) -> Valued<Batch> {
        let mut flat = Batch::Same(0);
        for (n, e) in index.iter().enumerate() {
            let extent = if index.len() == 1 { 0 } else { *ty.extents.get(n).ok_or(Unjudged::Unknown)? };
            let at = self.value(e)?;
            flat = flat.zip(&at, |flat, at| flat.checked_mul(i128::from(extent))?.checked_add(at))?;
        }
        Ok(flat)
    }

    fn value(&mut self, e: &'a Expr) -> Valued<Batch> {
        match &e.kind {
            ExprKind::Number(value) => Ok(Batch::Same(*value)),
            ExprKind::Decimal(_) => Err(Unjudged::Unknown),
            ExprKind::Convert { ty, .. } if ty.float.is_some() => Err(Unjudged::Unknown),
            ExprKind::Element { view: Some(ty), .. } if ty.float.is_some() => Err(Unjudged::Unknown),
            ExprKind::Name(name) => self.name(name),
            ExprKind::Element { operands, view, index } => self.element(operands, *view, index),
            ExprKind::Convert { saturate, ty, value } => {
                let f = if *saturate { batch::saturated } else { batch::wrapped };
                self.value(value)?.map(|x| f(x, ty.width, ty.signed))
            }
            ExprKind::Call(name, args) => {
                let values = args.iter().map(|a| self.value(a)).collect::<Valued<Vec<_>>>()?;
                call(name, &values)
            }
            ExprKind::Unary(op, a) => self.value(a)?.map(|x| match op {
                UnaryOp::Neg => x.checked_neg(),
                UnaryOp::Not => Some(!x),
                UnaryOp::IsZero => Some(i128::from(x == 0)),
            }),
            ExprKind::Binary(op, a, b) => {
                let (x, y) = (self.value(a)?, self.value(b)?);
                x.zip(&y, |x, y| binary(*op, x, y))
            }
            ExprKind::Reduce { op, var, count, body } => {
                let mut result: Option<Batch> = None;
                for n in 0..*count {
                    let value = self.with(var, n, |s| s.value(body))?;
                    result = Some(match result {
                        None => value,
                        Some(before) => before.zip(&value, |x, y| match op {
                            ReduceOp::Add => x.checked_add(y),
                            ReduceOp::And => Some(x & y),
                            ReduceOp::Or => Some(x | y),
                            ReduceOp::Xor => Some(x ^ y),
                            ReduceOp::Min => Some(x.min(y)),
                            ReduceOp::Max => Some(x.max(y)),
                        })?,
                    });
                }
                result.ok_or(Unjudged::Unknown)
            }
            ExprKind::First { var, count, parts } => {
                let [condition, value, otherwise] = &**parts;
                let mut result = self.value(otherwise)?;
                for n in (0..*count).rev() {
                    let (chosen, value) =
                        self.with(var, n, |s| Ok((s.value(condition)?, s.value(value)?)))?;
                    result = chosen.select(&value, &result);
                }
                Ok(result)
            }
        }
    }

    fn with<T>(&mut self, var: &'a str, n: u32, f: impl FnOnce(&mut Self) -> Valued<T>) -> Valued<T> {
        self.variables.push((var, i128::from(n)));
        let result = f(self);
        self.variables.pop();
        result
    }

    fn name(&mut self, name: &str) -> Valued<Batch> {
        if let Some((_, value)) = self.variables.iter().rev().find(|v| v.0 == name) {
            return Ok(Batch::Same(*value));
        }
        if let Some(value) = self.abbreviation(name) {
            return self.value(value);
        }
        let (n, parameter) = self.parameter(name).ok_or(Unjudged::Unknown)?;
        self.read(&[n], parameter.ty.element.width, parameter.ty.element.signed, &Batch::Same(0))
    }

    fn element(
        &mut self,
        names: &[String],
        view: Option<autoir_synth::window::air::ast::Scalar>,
        index: &'a [Expr],
    ) -> Valued<Batch> {
        let operands: Vec<(usize, &Parameter)> =
            names.iter().map(|name| self.parameter(name)).collect::<Option<_>>().ok_or(Unjudged::Unknown)?;
        let (_, first) = *operands.first().ok_or(Unjudged::Unknown)?;
        let ty = view.unwrap_or(first.ty.element);
        let at = self.place(index, &first.ty)?;
        let numbers: Vec<usize> = operands.iter().map(|(n, _)| *n).collect();
        self.read(&numbers, ty.width, ty.signed, &at)
    }

    /// Elements of some operands side by side, the first one lowest; 0 for one that there is not.
    fn read(&self, operands: &[usize], width: u16, signed: bool, index: &Batch) -> Valued<Batch> {
        let place = |index: i128| -> Option<(&Register, u32)> {
            let mut at = u32::try_from(index).ok()?.checked_mul(u32::from(width))?;
            for operand in operands {
                let register = &self.operands[*operand];
                if at < register.bits() {
                    return Some((register, at));
                }
                at -= register.bits();
            }
            None
        };
        let element = |n: usize, place: Option<(&Register, u32)>| {
            let Some((register, at)) = place else { return Some(0) };
            batch::wrapped(register.get(self.first + n, at, u32::from(width)) as i128, width, signed)
        };
        let values: Option<Rc<[i128]>> = match index {
            Batch::Same(index) => {
                let place = place(*index);
                (0..self.size).map(|n| element(n, place)).collect()
            }
            Batch::Each(indices) => indices.iter().enumerate().map(|(n, i)| element(n, place(*i))).collect(),
        };
        values.map(Batch::Each).ok_or(Unjudged::TooWide)
    }
}

fn binary(op: BinaryOp, x: i128, y: i128) -> Option<i128> {
    let truth = |b: bool| Some(i128::from(b));
    match op {
        BinaryOp::Add => x.checked_add(y),
        BinaryOp::Sub => x.checked_sub(y),
        BinaryOp::Mul => x.checked_mul(y),
        BinaryOp::Div => x.checked_div_euclid(y),
        BinaryOp::Mod => x.checked_rem_euclid(y),
        BinaryOp::Shl => batch::shifted_left(x, y),
        BinaryOp::Shr => batch::shifted_right(x, y),
        BinaryOp::And => Some(x & y),
        BinaryOp::Or => Some(x | y),
        BinaryOp::Xor => Some(x ^ y),
        BinaryOp::Eq => truth(x == y),
        BinaryOp::Ne => truth(x != y),
        BinaryOp::Lt => truth(x < y),
        BinaryOp::Le => truth(x <= y),
        BinaryOp::Gt => truth(x > y),
        BinaryOp::Ge => truth(x >= y),
        BinaryOp::Both => truth(x != 0 && y != 0),
        BinaryOp::Either => truth(x != 0 || y != 0),
    }
}

fn call(name: &str, values: &[Batch]) -> Valued<Batch> {
    let fold = |f: fn(i128, i128) -> i128| {
        let (first, rest) = values.split_first().ok_or(Unjudged::Unknown)?;
        rest.iter().try_fold(first.clone(), |a, b| a.zip(b, |x, y| Some(f(x, y))))
    };
    let counted = |prefix: &str| name.strip_prefix(prefix).and_then(|width| width.parse::<u16>().ok());
    match (name, values) {
        ("select", [c, a, b]) => Ok(c.select(a, b)),
        ("min", [_, _, ..]) => fold(i128::min),
        ("max", [_, _, ..]) => fold(i128::max),
        ("abs", [a]) => a.map(i128::checked_abs),
        ("absd", [a, b]) => a.zip(b, |x, y| x.checked_sub(y)?.checked_abs()),
        ("clamp", [a, lo, hi]) => a.zip(lo, |x, lo| Some(x.max(lo)))?.zip(hi, |x, hi| Some(x.min(hi))),
        ("avg", [a, b]) => a.zip(b, |x, y| Some(x.checked_add(y)?.checked_add(1)? >> 1)),
        ("popcount", [a]) => a.map(|x| Some(i128::from(x.count_ones()))),
        ("clmul", [a, b]) => a.zip(b, batch::carryless),
        ("gf256mul", [a, b]) => a.zip(b, batch::galois),
        ("gf256inv", [a]) => a.map(batch::galois_inverse),
        (_, [a]) => match (counted("clz"), counted("ctz")) {
            (Some(width), _) => a.map(|x| batch::leading_zeros(x, width)),
            (_, Some(width)) => a.map(|x| batch::trailing_zeros(x, width)),
            _ => Err(Unjudged::Unknown),
        },
        _ => Err(Unjudged::Unknown),
    }
}
