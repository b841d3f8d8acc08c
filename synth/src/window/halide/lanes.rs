//! Symbolic evaluation: the value of a vector expression as one integer expression per lane.
//!
//! Every distinct load and every distinct scalar becomes an operand of the window. Names that stand for
//! vectors are replaced by their definitions, also across statements, so that windows are maximal.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use autoir_semantics::dag::{Dag, Id, Interval};
use autoir_semantics::lane::{Kind as OperandKind, Operand};

use super::ast::{Binding, Expr, ExprKind, Type};
use super::intrinsics::{self, Lane, NoMeaning};
use super::scalar::{AtomId, Linear, MAX_INLINED_DEPTH, Memory, Scalars, shuffled};
use crate::error::{Diagnostic, Kind, Source};
use crate::window::growth::Growth;
use crate::window::{Layout, Origin};

/// Greatest number of operations on a path through what an expression means: passes recurse over it.
const MAX_DEPTH: u32 = 1000;
/// A load that spans more than this many times its lanes is read lane by lane.
const MAX_SPREAD: i128 = 8;
/// A load with more distinct symbolic addresses than this is one scattered operand.
const MAX_PIECES: usize = 16;

/// Everything that outlives one window.
pub struct Context<'p> {
    /// The text.
    pub source: &'p Source,
    /// Definitions and stores so far.
    pub memory: Memory<'p>,
    /// Canonical scalar forms.
    pub scalars: Scalars,
}

/// What a vector operand is loaded from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Piece {
    buffer: String,
    version: u32,
    symbolic: Vec<(AtomId, i128)>,
    first: i128,
    elements: u32,
    /// For scattered operands, the whole index.
    scattered: Option<Rc<[Linear]>>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Leaf {
    Vector(Piece, Type),
    Scalar(Linear, Type),
}

type Evaluated<T> = Result<T, Diagnostic>;
type Lanes = Rc<[Id]>;

/// Builds the expressions of one window.
pub struct Evaluator<'c, 'p> {
    context: &'c mut Context<'p>,
    /// The expressions.
    pub dag: Dag,
    growth: Growth,
    /// Operands so far.
    pub operands: Vec<Operand>,
    /// Value ranges of the operands.
    pub ranges: Vec<Interval>,
    /// Where the operands come from.
    pub origins: Vec<Origin>,
    leaves: HashMap<Leaf, u16>,
    bases: HashMap<(String, Vec<(AtomId, i128)>), u32>,
    values: HashMap<Binding, Lanes>,
    time: u32,
    /// Whether a scalar expression is evaluated instead of becoming an operand.
    structural: bool,
}

impl<'c, 'p> Evaluator<'c, 'p> {
    /// An evaluator for expressions at the current time of `context`.
    pub fn new(context: &'c mut Context<'p>) -> Evaluator<'c, 'p> {
        let time = context.memory.now();
        Evaluator {
            context,
            dag: Dag::new(),
            growth: Growth::new(MAX_DEPTH),
            operands: Vec::new(),
            ranges: Vec::new(),
            origins: Vec::new(),
            leaves: HashMap::new(),
            bases: HashMap::new(),
            values: HashMap::new(),
            time,
            structural: false,
        }
    }

    /// One expression per lane of `e`, each in the range of the element type.
    ///
    /// # Errors
    /// A diagnostic at the first subexpression that has no meaning here.
    pub fn evaluate(&mut self, e: &'p Expr) -> Evaluated<Lanes> {
        if self.context.memory.inlined_depth(e) > MAX_INLINED_DEPTH {
            return Err(
                self.unsupported(e, "the expression is nested too deeply once its definitions are inlined")
            );
        }
        self.lanes(e)
    }

    fn unsupported(&self, e: &Expr, message: &str) -> Diagnostic {
        self.context.source.diagnostic(Kind::Unsupported, e.span.start, e.span.end, message)
    }

    fn no_meaning(&self, e: &Expr, reason: NoMeaning) -> Diagnostic {
        let kind = if reason == NoMeaning::Float { Kind::Float } else { Kind::Unsupported };
        self.context.source.diagnostic(kind, e.span.start, e.span.end, reason.words())
    }

    fn ty(&self, e: &Expr) -> Evaluated<Type> {
        e.ty.ok_or_else(|| {
            self.context.source.diagnostic(Kind::Internal, e.span.start, e.span.end, "no type was inferred")
        })
    }

    fn lanes(&mut self, e: &'p Expr) -> Evaluated<Lanes> {
        let ty = self.ty(e)?;
        if let Err(why) = self.growth.admit(&self.dag) {
            return Err(self.unsupported(e, &why.to_string()));
        }
        if let ExprKind::Int(v) = e.kind {
            return Ok([self.dag.constant(v)].into());
        }
        if ty.lanes == 1 && !self.structural && !has_vector(e) {
            return Ok([self.scalar(e, ty)?].into());
        }
        let lanes = self.value(e, ty)?;
        if lanes.len() != ty.lanes as usize {
            return Err(self.context.source.diagnostic(
                Kind::Internal,
                e.span.start,
                e.span.end,
                format!("{} lanes for the type {ty}", lanes.len()),
            ));
        }
        Ok(lanes)
    }

    fn value(&mut self, e: &'p Expr, ty: Type) -> Evaluated<Lanes> {
        match &e.kind {
            ExprKind::Int(v) => Ok([self.dag.constant(*v)].into()),
            ExprKind::Float(_) => Err(self.no_meaning(e, NoMeaning::Float)),
            ExprKind::Str(_) => Err(self.unsupported(e, "a string has no value here")),
            ExprKind::Var(_, binding) => self.variable(e, *binding, ty),
            ExprKind::Let { binding, value, body, .. } => {
                let time = self.time;
                self.context.memory.define(*binding, Some(value), time);
                self.lanes(body)
            }
            ExprKind::Load { buffer, index, predicate } => {
                self.load(e, buffer, index, predicate.is_some(), ty)
            }
            ExprKind::Broadcast(a, lanes) => {
                let a = self.lanes(a)?;
                Ok((0..*lanes).flat_map(|_| a.iter().copied()).collect())
            }
            ExprKind::Ramp { base, stride, lanes } => {
                let (b, s) = (self.lanes(base)?, self.lanes(stride)?);
                let mut all = Vec::with_capacity(ty.lanes as usize);
                for k in 0..*lanes {
                    for (b, s) in b.iter().zip(s.iter()) {
                        let v = self.dag.sum(0, &[(*b, 1), (*s, i128::from(k))]);
                        all.push(intrinsics::wrap(&mut self.dag, v, ty));
                    }
                }
                Ok(all.into())
            }
            ExprKind::Cast(a) => {
                let from = self.ty(a)?;
                let a = self.lanes(a)?;
                if !from.is_integer() || !ty.is_integer() {
                    return Err(self.no_meaning(e, NoMeaning::Float));
                }
                // A conversion to a truth value asks whether the number differs from 0.
                if ty.bits == 1 {
                    let zero = self.dag.constant(0);
                    return Ok(a.iter().map(|v| self.dag.ne(*v, zero)).collect());
                }
                Ok(a.iter().map(|v| intrinsics::wrap(&mut self.dag, *v, ty)).collect())
            }
            ExprKind::Reinterpret(a) => self.reinterpret(e, a, ty),
            ExprKind::Not(a) => Ok(self.lanes(a)?.iter().map(|v| self.dag.negate_bool(*v)).collect()),
            ExprKind::Binary(op, a, b) => {
                let operand = self.ty(a)?;
                let (x, y) = (self.lanes(a)?, self.lanes(b)?);
                let each = x
                    .iter()
                    .zip(y.iter())
                    .map(|(x, y)| intrinsics::binary(&mut self.dag, *op, *x, *y, operand));
                each.collect::<Result<Lanes, _>>().map_err(|reason| self.no_meaning(e, reason))
            }
            ExprKind::Call(name, args) => self.call(e, name, args, ty),
        }
    }

    fn variable(&mut self, e: &'p Expr, binding: Binding, ty: Type) -> Evaluated<Lanes> {
        if let Some(known) = self.values.get(&binding).filter(|_| binding != Binding::FREE) {
            return Ok(known.clone());
        }
        match self.context.memory.definition(binding).cloned() {
            Some(definition) if definition.value.is_some() => {
                let Some(value) = definition.value else { return Err(self.unsupported(e, "no definition")) };
                let outer = std::mem::replace(&mut self.time, definition.time);
                let lanes = self.lanes(value);
                self.time = outer;
                let lanes = lanes?;
                self.values.insert(binding, lanes.clone());
                Ok(lanes)
            }
            _ if ty.lanes == 1 => Ok([self.scalar_leaf(e, ty)?].into()),
            _ => Err(self.unsupported(e, "this vector has no definition in the text")),
        }
    }

    /// A scalar: a constant, or an operand that the surrounding scalar code computes.
    fn scalar(&mut self, e: &'p Expr, ty: Type) -> Evaluated<Id> {
        if ty == Type::HANDLE {
            return Err(self.unsupported(e, "a pointer has no value here"));
        }
        if let ExprKind::Let { binding, value, body, .. } = &e.kind {
            let time = self.time;
            self.context.memory.define(*binding, Some(value), time);
            return self.scalar(body, ty);
        }
        let time = self.time;
        let forms = self.context.scalars.lanes(&mut self.context.memory, e, time);
        let Some([form]) = forms.as_deref() else {
            return Err(self.unsupported(e, "this scalar is too large"));
        };
        if let Some(v) = form.as_constant().filter(|_| ty.is_integer()) {
            let v = self.dag.constant(v);
            return Ok(intrinsics::wrap(&mut self.dag, v, ty));
        }
        let form = form.clone();
        let range = self.scalar_range(e, ty);
        if range.lo == range.hi {
            return Ok(self.dag.constant(range.lo));
        }
        Ok(self.scalar_operand(e, form, ty, range))
    }

    /// What a scalar expression can be, from the types of its leaves.
    fn scalar_range(&mut self, e: &'p Expr, ty: Type) -> Interval {
        let full = Interval::of_width(ty.bits, ty.is_signed());
        if matches!(e.kind, ExprKind::Load { .. }) || !ty.is_integer() {
            return full;
        }
        let time = self.time;
        let mut scratch = Evaluator::new(self.context);
        scratch.structural = true;
        scratch.time = time;
        match scratch.lanes(e).as_deref() {
            Ok([v]) => {
                let found = scratch.dag.interval(*v);
                if found.within(full) { found } else { full }
            }
            _ => full,
        }
    }

    /// A scalar without structure: a parameter, a loop variable or a loaded element.
    fn scalar_leaf(&mut self, e: &'p Expr, ty: Type) -> Evaluated<Id> {
        let time = self.time;
        let forms = self.context.scalars.lanes(&mut self.context.memory, e, time);
        let Some([form]) = forms.as_deref() else {
            return Err(self.unsupported(e, "this scalar is too large"));
        };
        let form = form.clone();
        Ok(self.scalar_operand(e, form, ty, Interval::of_width(ty.bits, ty.is_signed())))
    }

    fn scalar_operand(&mut self, e: &Expr, form: Linear, ty: Type, range: Interval) -> Id {
        let buffer = match &e.kind {
            ExprKind::Load { buffer, .. } => Some(buffer.clone()),
            _ => None,
        };
        let origin = Origin {
            text: self.text(e),
            buffer,
            layout: Layout::Dense,
            base: None,
            offset: 0,
            predicated: false,
        };
        let name = first_name(e).unwrap_or("scalar");
        let operand = self.operand(Leaf::Scalar(form, ty), name, ty, 1, origin, range);
        self.dag.read_at(operand, ty.bits, ty.is_signed(), 0)
    }

    fn operand(
        &mut self,
        leaf: Leaf,
        name: &str,
        ty: Type,
        elements: u32,
        origin: Origin,
        range: Interval,
    ) -> u16 {
        if let Some(&known) = self.leaves.get(&leaf) {
            return known;
        }
        let number = self.operands.len() as u16;
        let name = self.unused(&super::extract::identifier(name));
        let kind = if matches!(leaf, Leaf::Scalar(..)) { OperandKind::Scalar } else { OperandKind::Vector };
        self.leaves.insert(leaf, number);
        self.operands.push(Operand {
            name,
            kind,
            width: ty.bits,
            extents: vec![elements],
            signed: ty.is_signed(),
        });
        self.origins.push(origin);
        self.ranges.push(range);
        number
    }

    /// `base`, or `base` with a number if an operand has that name.
    fn unused(&self, base: &str) -> String {
        let taken = |name: &str| self.operands.iter().any(|o| o.name == name);
        let numbered = || (2..).map(|n| format!("{base}_{n}")).find(|name| !taken(name));
        if taken(base) { numbered().unwrap_or_default() } else { base.to_owned() }
    }

    fn text(&self, e: &Expr) -> String {
        let text = self.context.source.text.get(e.span.start..e.span.end).unwrap_or("");
        let mut short: String = text.chars().take(120).collect();
        if short.len() < text.len() {
            short.push_str("...");
        }
        short
    }

    fn load(
        &mut self,
        e: &'p Expr,
        buffer: &'p str,
        index: &'p Expr,
        predicated: bool,
        ty: Type,
    ) -> Evaluated<Lanes> {
        let time = self.time;
        let Some(index) = self.context.scalars.lanes(&mut self.context.memory, index, time) else {
            return Err(self.unsupported(index, "this address is too large or not understood"));
        };
        if ty.lanes == 1 {
            return Ok([self.scalar_leaf(e, ty)?].into());
        }
        if self.operands.len() + index.len() > usize::from(u16::MAX) {
            return Err(self.unsupported(e, "the window has too many operands"));
        }
        let version = self.context.memory.version(buffer, time);
        let mut pieces: BTreeMap<&[(AtomId, i128)], Vec<usize>> = BTreeMap::new();
        for (lane, form) in index.iter().enumerate() {
            pieces.entry(&form.terms).or_default().push(lane);
        }
        // The order of operands follows the lanes, not the internal order of the forms.
        let mut groups: Vec<_> = pieces.into_values().collect();
        groups.sort();
        let whole: Option<Vec<Piece>> =
            groups.iter().map(|group| piece_of(buffer, version, &index, group)).collect();
        let whole = whole.filter(|pieces| pieces.len() <= MAX_PIECES.min(index.len() - 1));
        let Some(whole) = whole else {
            return Ok(self.scattered(e, buffer, version, &index, predicated, ty));
        };
        let mut lanes = vec![None; index.len()];
        for (group, piece) in groups.iter().zip(whole) {
            let first = piece.first;
            let origin = Origin {
                text: self.text(e),
                buffer: Some(buffer.to_owned()),
                layout: layout_of(&index, group),
                base: Some(self.base(&piece)),
                offset: i64::try_from(first).unwrap_or(0),
                predicated,
            };
            let operand = self.vector_operand(piece, ty, origin);
            for &lane in group {
                let at = index[lane].constant.wrapping_sub(first) as u32;
                lanes[lane] = Some(self.dag.read_at(operand, ty.bits, ty.is_signed(), at));
            }
        }
        Ok(lanes.into_iter().flatten().collect())
    }

    /// A load whose lanes have no common address: an operand with the lanes as its elements.
    fn scattered(
        &mut self,
        e: &'p Expr,
        buffer: &str,
        version: u32,
        index: &Rc<[Linear]>,
        predicated: bool,
        ty: Type,
    ) -> Lanes {
        let piece = Piece {
            buffer: buffer.to_owned(),
            version,
            symbolic: Vec::new(),
            first: 0,
            elements: ty.lanes,
            scattered: Some(index.clone()),
        };
        let origin = Origin {
            text: self.text(e),
            buffer: Some(buffer.to_owned()),
            layout: layout_of(index, &(0..index.len()).collect::<Vec<_>>()),
            base: None,
            offset: 0,
            predicated,
        };
        let operand = self.vector_operand(piece, ty, origin);
        (0..ty.lanes).map(|i| self.dag.read_at(operand, ty.bits, ty.is_signed(), i)).collect()
    }

    /// The number of a symbolic address.
    fn base(&mut self, piece: &Piece) -> u32 {
        let next = self.bases.len() as u32;
        *self.bases.entry((piece.buffer.clone(), piece.symbolic.clone())).or_insert(next)
    }

    fn vector_operand(&mut self, piece: Piece, ty: Type, origin: Origin) -> u16 {
        let elements = piece.elements;
        let element = ty.element();
        let range = Interval::of_width(ty.bits, ty.is_signed());
        let name = piece.buffer.clone();
        self.operand(Leaf::Vector(piece, element), &name, element, elements, origin, range)
    }

    /// The same bits cut into elements of another width, lane 0 lowest.
    fn reinterpret(&mut self, e: &'p Expr, a: &'p Expr, ty: Type) -> Evaluated<Lanes> {
        let from = self.ty(a)?;
        if from == Type::HANDLE || ty == Type::HANDLE {
            return Err(self.unsupported(e, "a pointer has no value here"));
        }
        if u64::from(from.bits) * u64::from(from.lanes) != u64::from(ty.bits) * u64::from(ty.lanes) {
            return Err(self.unsupported(e, "the two types differ in size"));
        }
        let a = self.lanes(a)?;
        let (wide, narrow) = (from.bits.max(ty.bits), from.bits.min(ty.bits));
        let ratio = usize::from(wide / narrow);
        let mut all = Vec::with_capacity(ty.lanes as usize);
        if from.bits <= ty.bits {
            for part in a.chunks(ratio) {
                let low: Vec<Id> = part.iter().map(|v| self.dag.wrap(*v, narrow, false)).collect();
                let terms: Vec<(Id, i128)> = low
                    .iter()
                    .enumerate()
                    .map(|(n, v)| (*v, 1i128 << (n as u32 * u32::from(narrow))))
                    .collect();
                let v = self.dag.sum(0, &terms);
                all.push(intrinsics::wrap(&mut self.dag, v, ty));
            }
        } else {
            for v in a.iter() {
                for n in 0..ratio as u32 {
                    let shifted = self.dag.shr_const(*v, n * u32::from(narrow));
                    all.push(intrinsics::wrap(&mut self.dag, shifted, ty));
                }
            }
        }
        Ok(all.into())
    }

    fn call(&mut self, e: &'p Expr, name: &str, args: &'p [Expr], ty: Type) -> Evaluated<Lanes> {
        if let Some(order) = shuffled(name, args) {
            let vectors = order.vectors.iter().map(|v| self.lanes(v)).collect::<Evaluated<Vec<_>>>()?;
            return order
                .apply(&vectors)
                .ok_or_else(|| self.unsupported(e, "a lane of the shuffle is out of range"));
        }
        if let Some(op) = name.strip_prefix("vector_reduce_") {
            return self.vector_reduce(e, op, args, ty);
        }
        if !intrinsics::is_modelled(name) {
            let is_float = ty.is_float() || args.iter().any(|a| a.ty.is_some_and(Type::is_float));
            if ty.lanes == 1 && !is_float && ty != Type::HANDLE {
                return Ok([self.scalar_leaf(e, ty)?].into());
            }
            return Err(self.no_meaning(e, if is_float { NoMeaning::Float } else { NoMeaning::Unknown }));
        }
        if args.is_empty() {
            return Err(self.no_meaning(e, NoMeaning::Arity));
        }
        let types = args.iter().map(|a| self.ty(a)).collect::<Evaluated<Vec<_>>>()?;
        let values = args.iter().map(|a| self.lanes(a)).collect::<Evaluated<Vec<_>>>()?;
        if values.iter().any(|v| v.len() != 1 && v.len() != ty.lanes as usize) {
            return Err(self.unsupported(e, "the arguments differ in lanes"));
        }
        // A choice moves bits, so that it works on any type.
        let moves = matches!(name, "select" | "if_then_else" | "likely" | "likely_if_innermost");
        let element = |t: Type| {
            if moves && t.is_float() {
                Type { code: super::ast::Code::UInt, ..t.element() }
            } else {
                t.element()
            }
        };
        let mut all = Vec::with_capacity(ty.lanes as usize);
        for lane in 0..ty.lanes as usize {
            let at: Vec<Lane> = values
                .iter()
                .zip(&types)
                .map(|(v, t)| (v[if v.len() == 1 { 0 } else { lane }], element(*t)))
                .collect();
            all.push(
                intrinsics::call(&mut self.dag, &self.ranges, name, &at, element(ty))
                    .map_err(|reason| self.no_meaning(e, reason))?,
            );
        }
        Ok(all.into())
    }

    fn vector_reduce(&mut self, e: &'p Expr, op: &str, args: &'p [Expr], ty: Type) -> Evaluated<Lanes> {
        let [value] = args else { return Err(self.no_meaning(e, NoMeaning::Arity)) };
        if !ty.is_integer() {
            return Err(self.no_meaning(e, NoMeaning::Float));
        }
        let value = self.lanes(value)?;
        if value.len() % ty.lanes as usize != 0 {
            return Err(self.unsupported(e, "the lanes do not divide evenly"));
        }
        let combine: fn(&mut Dag, Id, Id) -> Id = match op {
            "add" => Dag::add,
            "mul" => Dag::mul,
            "min" => Dag::min,
            "max" => Dag::max,
            "and" => Dag::and,
            "or" => Dag::or,
            _ => return Err(self.no_meaning(e, NoMeaning::Unknown)),
        };
        let mut all = Vec::with_capacity(ty.lanes as usize);
        for part in value.chunks(value.len() / ty.lanes as usize) {
            let total = if op == "add" {
                let terms: Vec<(Id, i128)> = part.iter().map(|v| (*v, 1)).collect();
                self.dag.sum(0, &terms)
            } else {
                let mut total = part[0];
                for v in &part[1..] {
                    total = combine(&mut self.dag, total, *v);
                    total = intrinsics::wrap(&mut self.dag, total, ty);
                }
                total
            };
            all.push(intrinsics::wrap(&mut self.dag, total, ty));
        }
        Ok(all.into())
    }
}

/// Whether any part of a scalar expression is a vector (a reduction or an extracted lane).
fn has_vector(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Load { .. } => false,
        kind => super::types::children(kind).any(|c| c.ty.is_some_and(|t| t.lanes > 1) || has_vector(c)),
    }
}

/// The first variable or buffer that an expression mentions.
fn first_name(e: &Expr) -> Option<&str> {
    match &e.kind {
        ExprKind::Var(name, _) => Some(name),
        ExprKind::Load { buffer, .. } => Some(buffer),
        kind => super::types::children(kind).find_map(first_name),
    }
}

/// The contiguous range that covers the lanes of `group`, all at one symbolic address; `None` if the lanes
/// are spread too widely.
fn piece_of(buffer: &str, version: u32, index: &[Linear], group: &[usize]) -> Option<Piece> {
    let offsets = || group.iter().map(|lane| index[*lane].constant);
    let (first, last) = (offsets().min()?, offsets().max()?);
    let span = last.checked_sub(first)?.checked_add(1)?;
    let lanes = i128::try_from(group.len()).ok()?;
    if span > lanes.checked_mul(MAX_SPREAD)? {
        return None;
    }
    // Every second of 64 elements ends at the 63rd: take whole steps.
    let span = span.checked_add(lanes - 1)?.div_euclid(lanes) * lanes;
    Some(Piece {
        buffer: buffer.to_owned(),
        version,
        symbolic: index[*group.first()?].terms.clone(),
        first,
        elements: u32::try_from(span).ok()?,
        scattered: None,
    })
}

/// How the lanes of `group` lie in memory.
pub fn layout_of(index: &[Linear], group: &[usize]) -> Layout {
    let step = |w: &[usize]| {
        let d = index[w[1]].plus(&index[w[0]], -1);
        d.as_constant().and_then(|d| i64::try_from(d).ok())
    };
    let mut steps = group.windows(2).map(step);
    match steps.next() {
        None => Layout::Dense,
        Some(None) => Layout::Scattered,
        Some(Some(first)) if steps.all(|s| s == Some(first)) => {
            if first == 1 {
                Layout::Dense
            } else {
                Layout::Strided(first)
            }
        }
        Some(_) => Layout::Scattered,
    }
}
