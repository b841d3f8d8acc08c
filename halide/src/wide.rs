//! Vectors that are longer than LLVM can be asked to handle: a few lanes at a time.
//!
//! A product of matrices as one reduction of 16,384 lanes is written by Halide for machines with tiles. Of each piece of
//! what is stored, the lanes that it needs are computed; which elements of memory they are is known as polynomials, so that
//! neighbours that the text gathers from many vectors are one load again.

use std::collections::BTreeMap;

use autoir_synth::window::halide::ast::{BinaryOp, Expr, ExprKind, Span, Type};
use autoir_synth::window::halide::shuffled;
use autoir_synth::window::halide::walk::within;
use inkwell::values::InstructionOpcode as Op;

use crate::fault::{Fault, Lowered};
use crate::kernel::{Kernel, Value};
use crate::memory::Index;

/// Lanes up to which LLVM is given a vector as it is.
const LANES: u32 = 1024;

/// Bytes of a piece.
const PIECE: u32 = 64;

/// Lanes of a step up to which an access is a ramp.
const STRIDES: std::ops::RangeInclusive<i128> = 1..=4;

/// Products of named scalars (sorted), each with a factor: an index.
type Polynomial<'e> = BTreeMap<Vec<Atom<'e>>, i128>;

/// A scalar of an index.
#[derive(Clone, Debug)]
struct Atom<'e> {
    name: String,
    value: &'e Expr,
}

impl PartialEq for Atom<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Atom<'_> {}

impl PartialOrd for Atom<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Atom<'_> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.name.cmp(&other.name)
    }
}

/// Whether some vector of `e` is too long.
pub fn is_wide(e: &Expr) -> bool {
    let mut found = false;
    within(e, &mut |e| found |= e.ty.is_some_and(|ty| ty.lanes > LANES));
    found
}

/// Whether the value of `e` may be computed later as well.
pub fn is_index(e: &Expr) -> bool {
    let mut found = true;
    within(e, &mut |e| {
        found &= !matches!(&e.kind, ExprKind::Load { .. });
        found &= e.ty.is_none_or(|ty| ty.is_integer());
    });
    found
}

impl<'c> Kernel<'_, 'c> {
    /// Whether `e` or something that it names is too long.
    pub fn takes_wide(&self, e: &Expr) -> bool {
        let mut found = is_wide(e);
        within(e, &mut |e| {
            found |= matches!(&e.kind, ExprKind::Var(name, _) if self.wide.contains_key(name))
        });
        found
    }

    /// Stores a long vector: all pieces are computed before one is written.
    pub fn store_wide(&mut self, buffer: &str, index: &Expr, value: &Expr, at: Span) -> Lowered<()> {
        let definitions = self.wide.clone();
        let wide = Wide { definitions: &definitions };
        let ty = self.ty(value)?;
        let address = self.address(buffer, at)?;
        let step = (PIECE * 8 / u32::from(ty.bits.max(8))).min(ty.lanes);
        let mut pieces = Vec::new();
        for start in (0..ty.lanes).step_by(step as usize) {
            let lanes: Vec<u32> = (start..(start + step).min(ty.lanes)).collect();
            let data = wide.value(self, value, &lanes)?;
            let places = wide.places(index, &lanes).ok_or_else(|| unknown(index))?;
            pieces.push((wide.index(self, &places)?, data, ty.with_lanes(lanes.len() as u32)));
        }
        for (index, data, ty) in pieces {
            self.write(address, buffer, &index, data, ty)?;
        }
        Ok(())
    }
}

fn unknown(e: &Expr) -> Fault {
    Fault::unsupported(e.span, "an index of this kind is not modelled in a vector of this length")
}

struct Wide<'e> {
    definitions: &'e BTreeMap<String, Expr>,
}

impl<'e> Wide<'e> {
    /// The lanes `lanes` of `e`.
    fn value<'c>(&self, kernel: &mut Kernel<'_, 'c>, e: &'e Expr, lanes: &[u32]) -> Lowered<Value<'c>> {
        let ty = kernel.ty(e)?;
        let piece = ty.with_lanes(lanes.len() as u32);
        if ty.lanes == 1 {
            let one = kernel.value(e)?;
            return kernel.splat(one, piece.lanes);
        }
        if lanes.len() > 1 && lanes.iter().all(|lane| *lane == lanes[0]) {
            let one = self.value(kernel, e, &lanes[..1])?;
            return kernel.splat(one, piece.lanes);
        }
        if let Some((buffer, places)) = self.elements(e, lanes) {
            let address = kernel.address(buffer, e.span)?;
            let index = self.index(kernel, &places)?;
            return kernel.read(address, buffer, &index, piece);
        }
        match &e.kind {
            ExprKind::Var(name, _) => match self.definitions.get(name) {
                Some(definition) => self.value(kernel, definition, lanes),
                None => self.some(kernel, e, lanes, piece),
            },
            ExprKind::Cast(a) => {
                let from = kernel.ty(a)?.with_lanes(piece.lanes);
                let value = self.value(kernel, a, lanes)?;
                kernel.cast(value, from, piece)
            }
            ExprKind::Not(a) => {
                let value = self.value(kernel, a, lanes)?;
                kernel.binary(Op::Xor, value, kernel.number(-1, piece))
            }
            ExprKind::Binary(op, a, b) => {
                let operand = kernel.ty(a)?.with_lanes(piece.lanes);
                let (x, y) = (self.value(kernel, a, lanes)?, self.value(kernel, b, lanes)?);
                match op {
                    BinaryOp::Add if operand.is_integer() => kernel.binary(Op::Add, x, y),
                    BinaryOp::Sub if operand.is_integer() => kernel.binary(Op::Sub, x, y),
                    BinaryOp::Mul if operand.is_integer() => kernel.binary(Op::Mul, x, y),
                    op => kernel.operator(*op, x, y, operand),
                }
            }
            ExprKind::Broadcast(a, _) => {
                let inner = kernel.ty(a)?.lanes;
                let lanes: Vec<u32> = lanes.iter().map(|lane| lane % inner).collect();
                self.value(kernel, a, &lanes)
            }
            ExprKind::Ramp { base, stride, .. } => {
                let inner = kernel.ty(base)?.lanes;
                let within: Vec<u32> = lanes.iter().map(|lane| lane % inner).collect();
                let (first, step) =
                    (self.value(kernel, base, &within)?, self.value(kernel, stride, &within)?);
                let counts: Vec<Value<'c>> =
                    lanes.iter().map(|lane| kernel.number(i128::from(lane / inner), ty.element())).collect();
                let counts = match counts[..] {
                    [one] => one,
                    _ => inkwell::types::VectorType::const_vector(&counts).into(),
                };
                let (mul, add) = if ty.is_float() { (Op::FMul, Op::FAdd) } else { (Op::Mul, Op::Add) };
                let offset = kernel.binary(mul, step, counts)?;
                kernel.binary(add, first, offset)
            }
            ExprKind::Call(name, arguments) => self.call(kernel, e, name, arguments, lanes),
            _ => self.some(kernel, e, lanes, piece),
        }
    }

    /// The lanes `lanes` of a vector that is not too long.
    fn some<'c>(
        &self,
        kernel: &mut Kernel<'_, 'c>,
        e: &Expr,
        lanes: &[u32],
        piece: Type,
    ) -> Lowered<Value<'c>> {
        if is_wide(e) {
            return Err(Fault::unsupported(e.span, "this is not modelled in a vector of this length"));
        }
        let whole = (kernel.value(e)?, kernel.ty(e)?.lanes);
        let picked: Vec<(usize, u32)> = lanes.iter().map(|lane| (0, *lane)).collect();
        kernel.picked(&[whole], &picked, piece)
    }

    fn call<'c>(
        &self,
        kernel: &mut Kernel<'_, 'c>,
        e: &'e Expr,
        name: &str,
        arguments: &'e [Expr],
        lanes: &[u32],
    ) -> Lowered<Value<'c>> {
        let ty = kernel.ty(e)?;
        let piece = ty.with_lanes(lanes.len() as u32);
        if let Some(moved) = self.moved(name, arguments, lanes) {
            return self.gathered(kernel, arguments, &moved, piece);
        }
        if let (Some(operation), [argument]) = (name.strip_prefix("vector_reduce_"), arguments) {
            let factor = kernel.ty(argument)?.lanes / ty.lanes;
            let mut sum = None;
            for part in 0..factor {
                let lanes: Vec<u32> = lanes.iter().map(|lane| lane * factor + part).collect();
                let one = self.value(kernel, argument, &lanes)?;
                sum = Some(match sum {
                    None => one,
                    // What is reduced in a type that wraps wraps.
                    Some(sum) if operation == "add" && piece.is_integer() => {
                        kernel.binary(Op::Add, sum, one)?
                    }
                    Some(sum) => kernel.combined(operation, sum, one, piece, e)?,
                });
            }
            return sum.ok_or_else(|| Fault::malformed(e, "a reduction of nothing"));
        }
        let is_by_lane = arguments.iter().all(|a| a.ty.is_some_and(|t| t.lanes == ty.lanes || t.lanes == 1));
        if !is_by_lane {
            return self.some(kernel, e, lanes, piece);
        }
        let mut operands = Vec::with_capacity(arguments.len());
        for a in arguments {
            operands.push((self.value(kernel, a, lanes)?, kernel.ty(a)?.with_lanes(piece.lanes)));
        }
        match (name, &operands[..]) {
            ("min" | "max", [a, b]) => return kernel.minmax(name == "max", a.0, b.0, piece),
            ("select", [c, a, b]) => return kernel.select(c.0, a.0, b.0),
            ("likely" | "likely_if_innermost", [a]) => return Ok(a.0),
            _ => {}
        }
        if operands.iter().all(|o| o.1.is_integer())
            && let Some(value) = kernel.fixed_point(name, &operands, piece, e.span)?
        {
            return Ok(value);
        }
        if let Some(value) = kernel.float_function(name, &operands, piece, e.span)? {
            return Ok(value);
        }
        self.some(kernel, e, lanes, piece)
    }

    /// Where the lanes of a shuffle come from: which argument, and its lane.
    fn moved(&self, name: &str, arguments: &'e [Expr], lanes: &[u32]) -> Option<Vec<(&'e Expr, u32)>> {
        let order = shuffled(name, arguments)?;
        let mut places: Vec<std::rc::Rc<[(usize, u32)]>> = Vec::new();
        for (n, e) in order.vectors.iter().enumerate() {
            places.push((0..e.ty?.lanes).map(|lane| (n, lane)).collect());
        }
        let all = order.apply(&places)?;
        lanes
            .iter()
            .map(|lane| all.get(*lane as usize).map(|(n, lane)| (&order.vectors[*n], *lane)))
            .collect()
    }

    /// Lanes of several expressions.
    fn gathered<'c>(
        &self,
        kernel: &mut Kernel<'_, 'c>,
        arguments: &'e [Expr],
        moved: &[(&'e Expr, u32)],
        piece: Type,
    ) -> Lowered<Value<'c>> {
        let mut vectors = Vec::new();
        let mut picked = vec![(0, 0); moved.len()];
        for argument in arguments {
            let of: Vec<usize> = (0..moved.len()).filter(|n| std::ptr::eq(moved[*n].0, argument)).collect();
            if of.is_empty() {
                continue;
            }
            let lanes: Vec<u32> = of.iter().map(|n| moved[*n].1).collect();
            let value = self.value(kernel, argument, &lanes)?;
            if of.len() == moved.len() {
                return Ok(value);
            }
            for (lane, n) in of.iter().enumerate() {
                picked[*n] = (vectors.len(), lane as u32);
            }
            vectors.push((value, lanes.len() as u32));
        }
        kernel.picked(&vectors, &picked, piece)
    }

    /// The buffer and the elements that the lanes are, if they are elements of one buffer.
    fn elements(&self, e: &'e Expr, lanes: &[u32]) -> Option<(&'e str, Vec<Polynomial<'e>>)> {
        let mut buffer = None;
        let mut places = Vec::with_capacity(lanes.len());
        for lane in lanes {
            let (of, place) = self.element(e, *lane)?;
            if *buffer.get_or_insert(of) != of {
                return None;
            }
            places.push(place);
        }
        Some((buffer?, places))
    }

    fn element(&self, e: &'e Expr, lane: u32) -> Option<(&'e str, Polynomial<'e>)> {
        match &e.kind {
            ExprKind::Load { buffer, index, predicate: None } => {
                Some((buffer, self.polynomial(index, lane)?))
            }
            ExprKind::Broadcast(a, _) => self.element(a, lane % a.ty?.lanes),
            ExprKind::Call(name, arguments) => {
                let moved = self.moved(name, arguments, &[lane])?;
                let (from, lane) = *moved.first()?;
                self.element(from, lane)
            }
            _ => None,
        }
    }

    fn places(&self, index: &'e Expr, lanes: &[u32]) -> Option<Vec<Polynomial<'e>>> {
        lanes.iter().map(|lane| self.polynomial(index, *lane)).collect()
    }

    /// Lane `lane` of an index.
    fn polynomial(&self, e: &'e Expr, lane: u32) -> Option<Polynomial<'e>> {
        let ty = e.ty?;
        match &e.kind {
            ExprKind::Int(n) => Some(constant(*n)),
            ExprKind::Var(name, _) => match self.definitions.get(name) {
                Some(definition) => self.polynomial(definition, lane),
                None if ty.lanes == 1 => Some(atom(name.clone(), e)),
                None => None,
            },
            ExprKind::Broadcast(a, _) => self.polynomial(a, lane % a.ty?.lanes),
            ExprKind::Ramp { base, stride, .. } => {
                let inner = base.ty?.lanes;
                let step = self.polynomial(stride, lane % inner)?;
                let offset = times(&step, &constant(i128::from(lane / inner)));
                Some(plus(&self.polynomial(base, lane % inner)?, &offset, 1))
            }
            ExprKind::Cast(a) if a.ty? == ty => self.polynomial(a, lane),
            ExprKind::Binary(op, a, b) if ty.is_signed() && ty.bits == 32 => {
                let (x, y) = (self.polynomial(a, lane)?, self.polynomial(b, lane)?);
                match (op, value(&x), value(&y)) {
                    (BinaryOp::Add, ..) => Some(plus(&x, &y, 1)),
                    (BinaryOp::Sub, ..) => Some(plus(&x, &y, -1)),
                    (BinaryOp::Mul, ..) => Some(times(&x, &y)),
                    (BinaryOp::Div, Some(x), Some(y)) if y > 0 => Some(constant(x.div_euclid(y))),
                    (BinaryOp::Mod, Some(x), Some(y)) if y > 0 => Some(constant(x.rem_euclid(y))),
                    _ => whole(e),
                }
            }
            ExprKind::Call(name, arguments) => {
                if let Some(moved) = self.moved(name, arguments, &[lane]) {
                    let (from, lane) = *moved.first()?;
                    return self.polynomial(from, lane);
                }
                match (name.as_str(), arguments.as_slice()) {
                    ("shift_right" | "shift_left", [a, b]) if ty.is_signed() && ty.bits == 32 => {
                        let (x, y) = (self.polynomial(a, lane)?, self.polynomial(b, lane)?);
                        let y = value(&y).filter(|y| (0..31).contains(y));
                        match (name.as_str(), value(&x), y) {
                            ("shift_right", Some(x), Some(y)) => Some(constant(x >> y)),
                            ("shift_left", _, Some(y)) => Some(times(&x, &constant(1 << y))),
                            _ => whole(e),
                        }
                    }
                    _ => whole(e),
                }
            }
            _ => whole(e),
        }
    }

    /// The access to the elements `places`.
    fn index<'c>(&self, kernel: &mut Kernel<'_, 'c>, places: &[Polynomial<'e>]) -> Lowered<Index<'c>> {
        let mut parts = Vec::new();
        let mut start = 0;
        while start < places.len() {
            let step = |n: usize| places.get(n + 1).and_then(|next| value(&plus(next, &places[n], -1)));
            let stride = step(start).filter(|s| STRIDES.contains(s));
            let mut end = start + 1;
            while stride.is_some() && step(end - 1) == stride {
                end += 1;
            }
            let first = self.number(kernel, &places[start])?;
            let lanes = (end - start) as u32;
            parts.push(match stride {
                Some(stride) if lanes > 1 => Index::Ramp { first, stride: stride as i64, lanes },
                _ => Index::One(first),
            });
            start = end;
        }
        Ok(if parts.len() == 1 { parts.remove(0) } else { Index::Parts(parts) })
    }

    /// The value of an index.
    fn number<'c>(&self, kernel: &mut Kernel<'_, 'c>, place: &Polynomial<'e>) -> Lowered<Value<'c>> {
        let ty = Type::INT32;
        let mut sum: Option<Value<'c>> = None;
        for (atoms, factor) in place.iter().rev() {
            let mut product = kernel.number(*factor, ty);
            for (n, atom) in atoms.iter().enumerate() {
                let value = kernel.value(atom.value)?;
                let is_one = n == 0 && *factor == 1;
                product = if is_one { value } else { kernel.binary(Op::Mul, product, value)? };
            }
            sum = Some(match sum {
                None => product,
                Some(sum) => kernel.arithmetic(Op::Add, sum, product, ty)?,
            });
        }
        Ok(sum.unwrap_or_else(|| kernel.number(0, ty)))
    }
}

fn constant<'e>(n: i128) -> Polynomial<'e> {
    if n == 0 { Polynomial::new() } else { Polynomial::from([(Vec::new(), n)]) }
}

fn atom(name: String, value: &Expr) -> Polynomial<'_> {
    Polynomial::from([(vec![Atom { name, value }], 1)])
}

/// A scalar that is no sum.
fn whole(e: &Expr) -> Option<Polynomial<'_>> {
    (e.ty?.lanes == 1).then(|| atom(format!("{} {}", e.span.start, e.span.end), e))
}

/// The number that `p` is.
fn value(p: &Polynomial<'_>) -> Option<i128> {
    match p.iter().next() {
        None => Some(0),
        Some((atoms, n)) if atoms.is_empty() && p.len() == 1 => Some(*n),
        _ => None,
    }
}

fn plus<'e>(a: &Polynomial<'e>, b: &Polynomial<'e>, factor: i128) -> Polynomial<'e> {
    let mut sum = a.clone();
    for (atoms, n) in b {
        let entry = sum.entry(atoms.clone()).or_insert(0);
        *entry += factor * n;
        if *entry == 0 {
            sum.remove(atoms);
        }
    }
    sum
}

fn times<'e>(a: &Polynomial<'e>, b: &Polynomial<'e>) -> Polynomial<'e> {
    let mut product = Polynomial::new();
    for (x, n) in a {
        for (y, m) in b {
            let mut atoms: Vec<Atom<'e>> = x.iter().chain(y).cloned().collect();
            atoms.sort();
            product = plus(&product, &Polynomial::from([(atoms, n * m)]), 1);
        }
    }
    product
}
