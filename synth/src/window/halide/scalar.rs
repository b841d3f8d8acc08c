//! Canonical forms of scalar expressions, so that two ways of writing one address are seen to be one.
//!
//! An `int32` expression is a linear combination of atoms; everything that is not linear is an atom that is
//! known by its operator and the forms of its operands. Halide leaves overflow of index arithmetic
//! undefined, so forms that are equal as integers denote equal values.

use std::collections::HashMap;
use std::rc::Rc;

use super::ast::{BinaryOp, Binding, Expr, ExprKind, Type};
use super::types::literal;

/// An interned [`Atom`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct AtomId(u32);

/// `constant + sum of coefficient * atom`, atoms ascending, no coefficient 0.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Linear {
    /// The constant part.
    pub constant: i128,
    /// The other terms.
    pub terms: Vec<(AtomId, i128)>,
}

impl Linear {
    /// A constant.
    pub fn constant(constant: i128) -> Linear {
        Linear { constant, terms: Vec::new() }
    }

    /// `self + factor * other`; arithmetic wraps at 128 bits on both sides of a comparison alike.
    pub fn plus(&self, other: &Linear, factor: i128) -> Linear {
        let constant = self.constant.wrapping_add(other.constant.wrapping_mul(factor));
        let mut terms = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut a, mut b) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        loop {
            let (atom, coefficient) = match (a.peek(), b.peek()) {
                (Some(x), Some(y)) if x.0 == y.0 => {
                    let sum = x.1.wrapping_add(y.1.wrapping_mul(factor));
                    let atom = x.0;
                    a.next();
                    b.next();
                    (atom, sum)
                }
                (Some(x), y) if y.is_none_or(|y| x.0 < y.0) => {
                    let term = **x;
                    a.next();
                    term
                }
                (_, Some(y)) => {
                    let term = (y.0, y.1.wrapping_mul(factor));
                    b.next();
                    term
                }
                _ => break,
            };
            if coefficient != 0 {
                terms.push((atom, coefficient));
            }
        }
        Linear { constant, terms }
    }

    /// The value if there are no terms.
    pub fn as_constant(&self) -> Option<i128> {
        self.terms.is_empty().then_some(self.constant)
    }
}

/// A scalar that is not a linear combination of others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Atom {
    /// A name of the interface, or one that nothing defines.
    Free(String),
    /// A loop variable.
    Loop(Binding),
    /// An operation, with its type and, for loads, the time of the load.
    Op { name: String, ty: Option<Type>, time: u32, arguments: Vec<Linear> },
}

/// What a name stands for.
#[derive(Clone, Debug)]
pub struct Definition<'p> {
    /// The defining expression; a loop variable has none.
    pub value: Option<&'p Expr>,
    /// The time of the definition, for the loads in it.
    pub time: u32,
    /// Height of the expression with all names replaced by their definitions.
    pub depth: u32,
}

/// Greatest height of an expression with its definitions inlined.
pub const MAX_INLINED_DEPTH: u32 = 600;

/// Definitions in scope and the times at which buffers changed.
#[derive(Default)]
pub struct Memory<'p> {
    definitions: HashMap<Binding, Definition<'p>>,
    changes: HashMap<String, Vec<u32>>,
    boundaries: Vec<u32>,
    now: u32,
}

impl<'p> Memory<'p> {
    /// The current time.
    pub fn now(&self) -> u32 {
        self.now
    }

    /// A buffer is written.
    pub fn store(&mut self, buffer: &str) {
        self.now += 1;
        self.changes.entry(buffer.to_owned()).or_default().push(self.now);
    }

    /// Control flow joins or splits: any buffer may have changed.
    pub fn boundary(&mut self) {
        self.now += 1;
        self.boundaries.push(self.now);
    }

    /// The last time at or before `time` at which `buffer` may have changed: loads with equal answers see
    /// equal contents.
    pub fn version(&self, buffer: &str, time: u32) -> u32 {
        let last = |times: &[u32]| {
            let n = times.partition_point(|t| *t <= time);
            if n == 0 { 0 } else { times[n - 1] }
        };
        last(&self.boundaries).max(self.changes.get(buffer).map_or(0, |c| last(c)))
    }

    /// Defines a name; `None` is a loop variable.
    pub fn define(&mut self, binding: Binding, value: Option<&'p Expr>, time: u32) {
        let depth = value.map_or(0, |v| self.inlined_depth(v));
        self.definitions.insert(binding, Definition { value, time, depth });
    }

    /// The definition of a name.
    pub fn definition(&self, binding: Binding) -> Option<&Definition<'p>> {
        self.definitions.get(&binding)
    }

    /// The height of `e` with all names replaced by their definitions.
    pub fn inlined_depth(&self, e: &Expr) -> u32 {
        match &e.kind {
            ExprKind::Var(_, binding) => 1 + self.definitions.get(binding).map_or(0, |d| d.depth),
            ExprKind::Let { value, body, .. } => 1 + self.inlined_depth(value) + self.inlined_depth(body),
            kind => 1 + super::types::children(kind).map(|c| self.inlined_depth(c)).max().unwrap_or(0),
        }
    }
}

/// The interner of atoms, with the forms of definitions.
pub struct Scalars {
    atoms: HashMap<Atom, AtomId>,
    lanes: HashMap<Binding, Rc<[Linear]>>,
    fuel: u64,
}

impl Scalars {
    /// An empty interner that gives up after `fuel` lanes.
    pub fn new(fuel: u64) -> Scalars {
        Scalars { atoms: HashMap::new(), lanes: HashMap::new(), fuel }
    }

    fn atom(&mut self, atom: Atom) -> Linear {
        let next = AtomId(self.atoms.len() as u32);
        let id = *self.atoms.entry(atom).or_insert(next);
        Linear { constant: 0, terms: vec![(id, 1)] }
    }

    fn op(&mut self, name: &str, ty: Option<Type>, time: u32, arguments: Vec<Linear>) -> Linear {
        self.atom(Atom::Op { name: name.to_owned(), ty, time, arguments })
    }

    /// The canonical form of every lane of `e`, evaluated at `time`. `None` for what has no form: too many
    /// lanes or too deep.
    pub fn lanes<'p>(&mut self, memory: &mut Memory<'p>, e: &'p Expr, time: u32) -> Option<Rc<[Linear]>> {
        let ty = e.ty?;
        if memory.inlined_depth(e) > MAX_INLINED_DEPTH {
            return None;
        }
        let lanes = self.forms(memory, e, time)?;
        (lanes.len() == ty.lanes as usize).then_some(lanes)
    }

    fn forms<'p>(&mut self, memory: &mut Memory<'p>, e: &'p Expr, time: u32) -> Option<Rc<[Linear]>> {
        let ty = e.ty?;
        self.fuel = self.fuel.checked_sub(u64::from(ty.lanes))?;
        match &e.kind {
            ExprKind::Int(v) => Some([Linear::constant(*v)].into()),
            ExprKind::Var(name, binding) => self.variable(memory, name, *binding, time),
            ExprKind::Let { binding, value, body, .. } => {
                memory.define(*binding, Some(value), time);
                self.forms(memory, body, time)
            }
            ExprKind::Broadcast(a, lanes) => {
                let a = self.forms(memory, a, time)?;
                Some((0..*lanes).flat_map(|_| a.iter().cloned()).collect())
            }
            ExprKind::Ramp { base, stride, lanes } => {
                let (b, s) = (self.forms(memory, base, time)?, self.forms(memory, stride, time)?);
                let at = |k: u32| b.iter().zip(s.iter()).map(move |(b, s)| b.plus(s, i128::from(k)));
                Some((0..*lanes).flat_map(at).collect())
            }
            ExprKind::Binary(op, a, b) => {
                let operand = a.ty?;
                let (x, y) = (self.forms(memory, a, time)?, self.forms(memory, b, time)?);
                Some(x.iter().zip(y.iter()).map(|(x, y)| self.binary(*op, x, y, operand)).collect())
            }
            ExprKind::Load { buffer, index, .. } => {
                let version = memory.version(buffer, time);
                let index = self.forms(memory, index, time)?;
                let name = format!("{buffer}[]");
                Some(
                    index
                        .iter()
                        .map(|i| self.op(&name, Some(ty.element()), version, vec![i.clone()]))
                        .collect(),
                )
            }
            ExprKind::Cast(a) => self.each(memory, "cast", ty, &[a], time),
            ExprKind::Reinterpret(a) if a.ty?.lanes == ty.lanes => {
                self.each(memory, "reinterpret", ty, &[a], time)
            }
            ExprKind::Not(a) => self.each(memory, "!", ty, &[a], time),
            ExprKind::Call(name, args) => match shuffled(name, args) {
                Some(order) => {
                    let vectors = order
                        .vectors
                        .iter()
                        .map(|v| self.forms(memory, v, time))
                        .collect::<Option<Vec<_>>>()?;
                    order.apply(&vectors)
                }
                None if name.starts_with("vector_reduce") => None,
                None => self.each(memory, name, ty, &args.iter().collect::<Vec<_>>(), time),
            },
            ExprKind::Float(text) => Some([self.op(text, Some(ty), 0, Vec::new())].into()),
            ExprKind::Str(_) | ExprKind::Reinterpret(_) => None,
        }
    }

    fn variable<'p>(
        &mut self,
        memory: &mut Memory<'p>,
        name: &str,
        binding: Binding,
        time: u32,
    ) -> Option<Rc<[Linear]>> {
        let _ = time;
        if let Some(known) = self.lanes.get(&binding).filter(|_| binding != Binding::FREE) {
            return Some(known.clone());
        }
        let lanes: Rc<[Linear]> = match memory.definition(binding).cloned() {
            None => [self.atom(Atom::Free(name.to_owned()))].into(),
            Some(Definition { value: None, .. }) => [self.atom(Atom::Loop(binding))].into(),
            Some(Definition { value: Some(value), time, .. }) => self.forms(memory, value, time)?,
        };
        if binding != Binding::FREE {
            self.lanes.insert(binding, lanes.clone());
        }
        Some(lanes)
    }

    fn each<'p>(
        &mut self,
        memory: &mut Memory<'p>,
        name: &str,
        ty: Type,
        args: &[&'p Expr],
        time: u32,
    ) -> Option<Rc<[Linear]>> {
        let args = args.iter().map(|a| self.forms(memory, a, time)).collect::<Option<Vec<_>>>()?;
        let at = |lane: usize| {
            args.iter()
                .map(|a| a.get(if a.len() == 1 { 0 } else { lane }).cloned())
                .collect::<Option<Vec<_>>>()
        };
        (0..ty.lanes as usize).map(|lane| Some(self.op(name, Some(ty.element()), 0, at(lane)?))).collect()
    }

    fn binary(&mut self, op: BinaryOp, a: &Linear, b: &Linear, operand: Type) -> Linear {
        // Only where overflow is undefined is the arithmetic that of integers.
        let linear = operand.is_signed() && operand.bits >= 32;
        match (op, a.as_constant(), b.as_constant()) {
            (BinaryOp::Add, ..) if linear => a.plus(b, 1),
            (BinaryOp::Sub, ..) if linear => a.plus(b, -1),
            (BinaryOp::Mul, Some(k), _) if linear => Linear::default().plus(b, k),
            (BinaryOp::Mul, _, Some(k)) if linear => Linear::default().plus(a, k),
            (BinaryOp::Div, Some(x), Some(d)) if linear && d > 0 => Linear::constant(x.div_euclid(d)),
            (BinaryOp::Mod, Some(x), Some(d)) if linear && d > 0 => Linear::constant(x.rem_euclid(d)),
            _ => {
                let commutes = matches!(op, BinaryOp::Add | BinaryOp::Mul | BinaryOp::Eq | BinaryOp::Ne);
                let (a, b) = if commutes && b < a { (b, a) } else { (a, b) };
                self.op(op.symbol(), Some(operand.element()), 0, vec![a.clone(), b.clone()])
            }
        }
    }
}

/// A permutation of the lanes of some vectors.
pub struct Order<'e> {
    /// The vectors, concatenated in this order.
    pub vectors: &'e [Expr],
    kind: OrderKind,
}

enum OrderKind {
    Concat,
    Interleave,
    Slice { begin: i128, stride: i128, lanes: i128 },
    Listed(Vec<i128>),
}

/// The permutation that a shuffle call denotes; `None` if `name` is no shuffle or its lanes are not
/// constant.
pub fn shuffled<'e>(name: &str, args: &'e [Expr]) -> Option<Order<'e>> {
    let (vectors, kind) = match name {
        "concat_vectors" => (args, OrderKind::Concat),
        "interleave_vectors" => (args, OrderKind::Interleave),
        "slice_vectors" => {
            let (vectors, [begin, stride, lanes]) = args.split_last_chunk::<3>()?;
            let kind =
                OrderKind::Slice { begin: literal(begin)?, stride: literal(stride)?, lanes: literal(lanes)? };
            (vectors, kind)
        }
        "extract_element" => {
            let (lane, vectors) = args.split_last()?;
            (vectors, OrderKind::Listed(vec![literal(lane)?]))
        }
        "shuffle" => {
            let count = args.iter().take_while(|a| literal(a).is_none()).count();
            let (vectors, lanes) = args.split_at(count);
            (vectors, OrderKind::Listed(lanes.iter().map(literal).collect::<Option<_>>()?))
        }
        _ => return None,
    };
    Some(Order { vectors, kind })
}

impl Order<'_> {
    /// The permuted lanes; `None` if a lane is out of range.
    pub fn apply<T: Clone>(&self, vectors: &[Rc<[T]>]) -> Option<Rc<[T]>> {
        let all: Vec<&T> = vectors.iter().flat_map(|v| v.iter()).collect();
        let pick = |n: i128| Some((*all.get(usize::try_from(n).ok()?)?).clone());
        match &self.kind {
            OrderKind::Concat => Some(all.into_iter().cloned().collect()),
            OrderKind::Interleave => {
                let lanes = vectors.first()?.len();
                if vectors.iter().any(|v| v.len() != lanes) {
                    return None;
                }
                Some((0..lanes).flat_map(|i| vectors.iter().map(move |v| v[i].clone())).collect())
            }
            OrderKind::Slice { begin, stride, lanes } => {
                if *lanes > i128::from(super::types::MAX_TYPE_LANES) {
                    return None;
                }
                (0..*lanes).map(|i| pick(begin.checked_add(i.checked_mul(*stride)?)?)).collect()
            }
            OrderKind::Listed(lanes) => lanes.iter().map(|n| pick(*n)).collect(),
        }
    }
}
