//! Windows in pieces: every value inside of the lane expression can be computed by a window of its own, lane by
//! lane, and what uses it reads it.
//!
//! Where the search over a window does not end, or ends without a program, those over its operations often do.
//! [`Pieces`] names the values; [`Pieces::cover`] chooses which of them are computed apart: for each value, in
//! order, the cheapest of some windows that compute it from values before it (as instruction selection covers
//! trees, with a search in the place of a pattern). Values that nothing computes alone, such as products too
//! wide for a register's elements, are parts of larger windows.

mod reduce;
mod rules;
mod solve;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::rc::Rc;

use autoir::program::{Arg, Program};
use autoir_semantics::dag::{Dag, Id, Interval, Node, Var};
use autoir_semantics::lane::{Kind, LaneFn, Operand, Shape};

use crate::composition::{self, Part};
use crate::library::Cost;
use crate::space::Space;
use crate::window::{Layout, Location, Window};

pub use self::reduce::{Halved, halved, reduces_many};
pub use self::rules::rewritten;
pub use self::solve::{Search, Solver, has_other_ways};

/// Windows tried for one value.
const MAX_TRIED: usize = 4;
/// Sets of values looked at for one value.
const MAX_SETS: usize = 24;
/// Values that one window computes besides its result.
const MAX_INSIDE: usize = 8;
/// Windows with more values than this are not taken apart.
const MAX_VALUES: usize = 200;

/// A window as a list of values, each an expression of those before it.
#[derive(Clone, Debug)]
pub struct Pieces {
    /// A read of operand `operands.len() + v` is value `v`.
    dag: Dag,
    axes: Vec<u32>,
    operands: Vec<Operand>,
    ranges: Vec<Interval>,
    result: Shape,
    signed: bool,
    name: String,
    location: Location,
    /// The last one is the result.
    values: Vec<Value>,
}

#[derive(Clone, Debug)]
struct Value {
    definition: Id,
    width: u16,
    signed: bool,
    range: Interval,
    /// Whether it is the same in all lanes.
    is_uniform: bool,
}

/// A program for a window.
#[derive(Clone, Debug)]
pub struct Made {
    /// The program.
    pub program: Program,
    /// What its instructions cost.
    pub cost: Cost,
    /// The pieces that make the window, if it is made of pieces.
    pub parts: Vec<Part>,
}

impl Made {
    /// As a piece that is `window`.
    pub fn of(self, window: Window) -> Rc<composition::Piece> {
        Rc::new(composition::Piece { window, program: self.program, parts: self.parts })
    }
}

/// A window that computes a value, and what its operands are.
struct Piece {
    window: Window,
    inputs: Vec<Input>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Input {
    Operand(usize),
    Value(usize),
}

impl Pieces {
    /// The values of `window`, whose function is `lanes`; nothing where lanes do different things, or where
    /// nothing is computed. No value needs elements of more than `widest` bits. Where they are `fine`, operands that are narrower than what is computed of them,
    /// scalars, and elements of other lanes are brought into that many bits and their lanes by values of their
    /// own.
    pub fn new(window: &Window, lanes: &LaneFn, widest: u16, fine: bool) -> Option<Pieces> {
        let [body] = lanes.bodies[..] else { return None };
        if lanes.live_lanes() != lanes.result.lanes() || lanes.result.kind != Kind::Vector {
            return None;
        }
        let mut space = Space::new(&lanes.operands, &window.ranges);
        space.dag = lanes.dag.clone();
        let pieces = Pieces {
            dag: Dag::new(),
            axes: lanes.axes.clone(),
            operands: lanes.operands.clone(),
            ranges: window.ranges.clone(),
            result: lanes.result.clone(),
            signed: window.signed,
            name: window.name.clone(),
            location: window.location.clone(),
            values: Vec::new(),
        };
        let mut namer = Namer { pieces, space, named: HashMap::new(), lows: HashMap::new(), widest, fine };
        let last = namer.name(body);
        let mut pieces = namer.pieces;
        let width = lanes.result.width;
        match pieces.value_of(last) {
            // Only the bits of the result matter.
            Some(v) if v + 1 == pieces.values.len() => {
                let value = &mut pieces.values[v];
                value.definition = pieces.dag.wrap(value.definition, width, false);
                (value.width, value.signed) = (width, false);
            }
            _ => return None,
        }
        (pieces.values.len() <= MAX_VALUES).then_some(pieces)
    }

    /// Names `definition`; what reads it.
    fn define(&mut self, definition: Id, width: u16, signed: bool, range: Interval) -> Id {
        let same = |v: &Value| v.definition == definition && v.width == width && v.signed == signed;
        let v = self.values.iter().position(same).unwrap_or_else(|| {
            let is_uniform =
                self.dag.reachable(&[definition]).into_iter().all(|id| self.is_same_in_all_lanes(id));
            self.values.push(Value { definition, width, signed, range, is_uniform });
            self.values.len() - 1
        });
        let lane = lane_number(&mut self.dag, &self.axes);
        self.dag.read_of(&[(self.operands.len() + v) as u16], width, signed, lane)
    }

    /// Whether `id`, if it reads, reads a scalar or what is computed of scalars.
    fn is_same_in_all_lanes(&self, id: Id) -> bool {
        let Node::Read { base, .. } = self.dag.node(id) else { return true };
        base.iter().all(|b| match self.input(*b) {
            Input::Operand(o) => self.operands[o].kind == Kind::Scalar,
            Input::Value(v) => self.values[v].is_uniform,
        })
    }

    /// The value that `id` reads.
    fn value_of(&self, id: Id) -> Option<usize> {
        match self.dag.node(id) {
            Node::Read { base, .. } => match base[..] {
                [one] => usize::from(one).checked_sub(self.operands.len()),
                _ => None,
            },
            _ => None,
        }
    }

    /// The program of the window, made of those that `solver` has for its pieces.
    pub fn cover(&self, solver: &mut Solver<'_>) -> Option<Made> {
        let mut best = BTreeMap::new();
        self.find(self.values.len().checked_sub(1)?, &mut best, solver);
        self.assemble(&best)
    }

    /// Finds how value `v` is computed, unless that is known.
    fn find(&self, v: usize, best: &mut Covers, solver: &mut Solver<'_>) {
        if !best.contains_key(&v) {
            let found = self.cheapest(v, best, solver);
            best.insert(v, found);
        }
    }

    /// The cheapest window found that computes value `v` from values that are computed.
    fn cheapest(&self, v: usize, best: &mut Covers, solver: &mut Solver<'_>) -> Option<Cover> {
        let mut found: Option<Cover> = None;
        let first = self.passing(v);
        let mut seen = BTreeSet::from([first.clone()]);
        let mut queue = VecDeque::from([first.clone()]);
        if !first.is_empty() {
            queue.push_back(BTreeSet::new());
        }
        let (mut tried, mut looked_at) = (0, 0);
        // The smallest window that was tried, and what its operands cost.
        let mut smallest: Option<(Piece, Cost)> = None;
        while let Some(inside) = queue.pop_front() {
            let enough = tried == MAX_TRIED || (found.is_some() && solver.is_late());
            if looked_at == MAX_SETS || enough {
                break;
            }
            looked_at += 1;
            let Some(piece) = self.piece(v, &inside) else { continue };
            let leaves: Vec<usize> = piece.inputs.iter().filter_map(|i| i.value()).collect();
            let with = |leaf: usize| -> BTreeSet<usize> { inside.iter().copied().chain([leaf]).collect() };
            let open = inside.len() < MAX_INSIDE;
            leaves.iter().for_each(|l| self.find(*l, best, solver));
            let cover = |leaf: &usize| best.get(leaf)?.as_ref();
            if let Some(missing) = leaves.iter().find(|l| cover(l).is_none()) {
                if open && seen.insert(with(*missing)) {
                    queue.push_front(with(*missing));
                }
                continue;
            }
            let below: Cost = leaves.iter().filter_map(cover).map(|c| c.total).sum();
            if open {
                queue.extend(leaves.into_iter().map(with).filter(|set| seen.insert(set.clone())));
            }
            if found.as_ref().is_none_or(|f| below < f.total) {
                tried += 1;
                match solver.piece(&piece.window) {
                    Some(made) => {
                        let cover = Cover::new(piece, made, below);
                        if found.as_ref().is_none_or(|f| cover.total < f.total) {
                            found = Some(cover);
                        }
                    }
                    None => smallest = smallest.or(Some((piece, below))),
                }
            }
        }
        // What nothing computes is missed in all that is made of it.
        found.or_else(|| {
            let (piece, below) = smallest?;
            let made = solver.insist(&piece.window)?;
            Some(Cover::new(piece, made, below))
        })
    }

    /// The values that value `v` is computed of which are best not computed apart: those that need wider elements are
    /// mostly inside of one instruction, and those that are the same in all lanes fit into elements of any width.
    fn passing(&self, v: usize) -> BTreeSet<usize> {
        let (mut found, mut open) = (BTreeSet::new(), vec![v]);
        while let Some(value) = open.pop().map(|v| &self.values[v]) {
            let read = self.dag.reachable(&[value.definition]);
            let passes = |u: &Value| u.width > value.width || u.is_uniform && u.width != value.width;
            let operands = read.into_iter().filter_map(|id| self.value_of(id));
            let new: Vec<usize> = operands.filter(|u| passes(&self.values[*u]) && found.insert(*u)).collect();
            open.extend(new);
        }
        if found.len() > MAX_INSIDE { BTreeSet::new() } else { found }
    }

    /// The window that computes value `v` and the values `inside`, of which only it is wanted.
    fn piece(&self, v: usize, inside: &BTreeSet<usize>) -> Option<Piece> {
        let value = &self.values[v];
        let mut dag = self.dag.clone();
        let whole = self.expanded(&mut dag, value.definition, inside);
        let mut inputs: Vec<Input> = Vec::new();
        for id in dag.reachable(&[whole]) {
            if let Node::Read { base, .. } = dag.node(id) {
                inputs.extend(base.iter().map(|b| self.input(*b)));
            }
        }
        inputs.sort_unstable();
        inputs.dedup();
        let mut to = Dag::new();
        let body = renumbered(&mut to, &dag, whole, &|b| {
            inputs.iter().position(|i| *i == self.input(b)).unwrap_or_default() as u16
        });
        let body = to.wrap(body, value.width, false);
        let (operands, ranges) = inputs.iter().enumerate().map(|(n, input)| self.operand(n, *input)).unzip();
        let count = self.result.lanes();
        let function = LaneFn {
            dag: to,
            operands,
            result: Shape { kind: Kind::Vector, width: value.width, extents: vec![count] },
            axes: self.axes.clone(),
            template_axis: None,
            bodies: vec![body],
        };
        function.validate().ok()?;
        let window = Window {
            name: self.name.clone(),
            function: function.unroll(),
            signed: if v + 1 == self.values.len() { self.signed } else { value.signed },
            ranges,
            origins: Vec::new(),
            layout: Layout::Dense,
            predicated: false,
            location: self.location.clone(),
        };
        window.function.validate().ok()?;
        Some(Piece { window, inputs })
    }

    fn input(&self, base: u16) -> Input {
        match usize::from(base).checked_sub(self.operands.len()) {
            Some(v) => Input::Value(v),
            None => Input::Operand(usize::from(base)),
        }
    }

    /// Operand number `n` of a piece, and its range.
    fn operand(&self, n: usize, input: Input) -> (Operand, Interval) {
        let name = format!("x{n}");
        match input {
            Input::Operand(o) => {
                let operand = Operand { name, ..self.operands[o].clone() };
                let full = Interval::of_width(operand.width, operand.signed);
                (operand, self.ranges.get(o).copied().unwrap_or(full))
            }
            Input::Value(v) => {
                let Value { width, signed, range, .. } = self.values[v];
                let extents = vec![self.result.lanes()];
                (Operand { name, kind: Kind::Vector, width, extents, signed }, range)
            }
        }
    }

    /// `id` with the definitions of the values `inside` in their places.
    fn expanded(&self, dag: &mut Dag, id: Id, inside: &BTreeSet<usize>) -> Id {
        if inside.is_empty() {
            return id;
        }
        dag.import(&self.dag, id, &mut |d, id| {
            let v = self.value_of(id).filter(|v| inside.contains(v))?;
            Some(self.expanded(d, self.values[v].definition, inside))
        })
    }

    /// The program that computes the result as `best` says.
    fn assemble(&self, best: &Covers) -> Option<Made> {
        let cover = |v: usize| best.get(&v)?.as_ref();
        let last = self.values.len().checked_sub(1)?;
        let mut needed = vec![false; self.values.len()];
        needed[last] = true;
        for v in (0..=last).rev().collect::<Vec<_>>() {
            if needed[v] {
                for input in &cover(v)?.inputs {
                    if let Input::Value(u) = input {
                        needed[*u] = true;
                    }
                }
            }
        }
        let mut places: BTreeMap<usize, usize> = BTreeMap::new();
        let mut cost: Cost = 0;
        let mut parts = Vec::new();
        for v in (0..=last).filter(|v| needed[*v]) {
            let cover = cover(v)?;
            cost = cost.saturating_add(cover.cost);
            let input = |input: &Input| match input {
                Input::Operand(o) => Some(Arg::Input(*o)),
                Input::Value(u) => places.get(u).map(|n| Arg::Step(*n)),
            };
            let inputs = cover.inputs.iter().map(input).collect::<Option<_>>()?;
            places.insert(v, parts.len());
            parts.push(Part { piece: cover.piece.clone(), inputs });
        }
        let program = composition::program(&self.name, &self.operands, &parts)?;
        Some(Made { program, cost, parts })
    }
}

/// How values are computed, where that has been looked for.
type Covers = BTreeMap<usize, Option<Cover>>;

/// How a value is computed.
#[derive(Clone, Debug)]
struct Cover {
    piece: Rc<composition::Piece>,
    /// What its program costs.
    cost: Cost,
    /// What it costs with all that it needs.
    total: Cost,
    inputs: Vec<Input>,
}

impl Cover {
    /// `made` for `piece`, whose operands cost as much as `below`.
    fn new(piece: Piece, made: Made, below: Cost) -> Cover {
        let (cost, total) = (made.cost, below.saturating_add(made.cost));
        Cover { piece: made.of(piece.window), cost, total, inputs: piece.inputs }
    }
}

impl Input {
    fn value(self) -> Option<usize> {
        match self {
            Input::Value(v) => Some(v),
            Input::Operand(_) => None,
        }
    }
}

/// `root` with operand `b` as operand `number(b)`.
pub(crate) fn renumbered(to: &mut Dag, from: &Dag, root: Id, number: &dyn Fn(u16) -> u16) -> Id {
    to.import(from, root, &mut |d, id| {
        let Node::Read { base, width, signed, index } = from.node(id) else { return None };
        let index = renumbered(d, from, *index, number);
        let base: Vec<u16> = base.iter().map(|b| number(*b)).collect();
        Some(d.read_of(&base, *width, *signed, index))
    })
}

/// Names the values of an expression.
struct Namer {
    pieces: Pieces,
    /// The window's expression.
    space: Space,
    /// Nodes of the window's expression as expressions of named values.
    named: HashMap<Id, Id>,
    /// The same for the low bits of nodes.
    lows: HashMap<(Id, u16), Id>,
    /// The most bits of an element.
    widest: u16,
    fine: bool,
}

impl Namer {
    fn name(&mut self, id: Id) -> Id {
        if let Some(done) = self.named.get(&id) {
            return *done;
        }
        let node = self.space.dag.node(id).clone();
        let expression = match &node {
            Node::Const(_) | Node::Var(..) | Node::Read { .. } | Node::Reduce { .. } | Node::First { .. } => {
                let from = &self.space.dag;
                self.pieces.dag.import(from, id, &mut |_, _| None)
            }
            Node::Sum(k, terms) if terms.len() > 2 => self.sum(*k, terms, None),
            // What is cut off at the end need not be there before.
            Node::Wrap { a, width, signed } => {
                let low = self.modulo(*a, *width);
                self.pieces.dag.wrap(low, *width, *signed)
            }
            Node::Shl(a, n) | Node::Shr(a, n) => {
                let range = self.space.interval(id);
                let (a, n) = (self.name(*a), self.count(*n, range));
                self.pieces.dag.rebuild(&node, &[a, n])
            }
            _ => {
                let mut children: Vec<Id> = node.children().into_iter().map(|c| self.name(c)).collect();
                if matches!(node, Node::And(..) | Node::Or(..) | Node::Xor(..)) {
                    children = self.as_wide(children);
                } else if self.fine
                    && matches!(node, Node::Sum(..) | Node::Mul(..) | Node::Min(..) | Node::Max(..))
                {
                    let range = self.space.interval(id);
                    children = children.into_iter().map(|c| self.widened(c, range)).collect();
                }
                self.pieces.dag.rebuild(&node, &children)
            }
        };
        let range = self.space.interval(id);
        let named = self.value(expression, range);
        self.named.insert(id, named);
        named
    }

    /// `id`, of which only the low `width` bits matter, as an expression of named values.
    fn modulo(&mut self, id: Id, width: u16) -> Id {
        let node = self.space.dag.node(id).clone();
        let children = match node {
            _ if self.fits(id, width) => return self.name(id),
            Node::Sum(k, ref terms) if terms.len() > 2 => return self.sum(k, terms, Some(width)),
            Node::Sum(_, ref terms) => terms.iter().map(|t| self.low(t.0, width)).collect(),
            Node::Mul(a, b) => vec![self.low(a, width), self.low(b, width)],
            Node::Select(c, a, b) => vec![self.name(c), self.low(a, width), self.low(b, width)],
            Node::Shl(a, n) => vec![self.low(a, width), self.count(n, Interval::of_width(width, false))],
            _ => return self.name(id),
        };
        self.pieces.dag.rebuild(&node, &children)
    }

    /// The low `width` bits of `id`, named; or `id`, if it has no others.
    fn low(&mut self, id: Id, width: u16) -> Id {
        if self.fits(id, width) {
            return self.name(id);
        }
        if let Some(done) = self.lows.get(&(id, width)) {
            return *done;
        }
        let whole = self.modulo(id, width);
        let low = self.pieces.dag.wrap(whole, width, false);
        let named = self.value(low, Interval::of_width(width, false));
        self.lows.insert((id, width), named);
        named
    }

    /// Whether `id` is an integer of `width` bits.
    fn fits(&mut self, id: Id, width: u16) -> bool {
        let range = self.space.interval(id);
        [false, true].into_iter().any(|signed| range.within(Interval::of_width(width, signed)))
    }

    /// Values in elements as wide as those of the widest: bits are combined in their places.
    fn as_wide(&mut self, ids: Vec<Id>) -> Vec<Id> {
        let width = |namer: &Namer, id| match namer.pieces.dag.node(id) {
            Node::Read { width, .. } => *width,
            _ => 0,
        };
        let widest = ids.iter().map(|id| width(self, *id)).max().unwrap_or_default();
        let widen = |namer: &mut Namer, id| {
            let is_value = namer.pieces.value_of(id).is_some();
            if is_value { namer.widened(id, Interval::of_width(widest, false)) } else { id }
        };
        ids.into_iter().map(|id| widen(self, id)).collect()
    }

    /// `id`, which is read, in elements that hold all of `range`.
    fn widened(&mut self, id: Id, range: Interval) -> Id {
        let lane = lane_number(&mut self.pieces.dag, &self.pieces.axes);
        let Node::Read { base, width, index, .. } = self.pieces.dag.node(id) else { return id };
        let elsewhere = *index != lane;
        let scalar =
            |b: &u16| self.pieces.operands.get(usize::from(*b)).is_some_and(|o| o.kind == Kind::Scalar);
        let (moved, width) = (elsewhere || base.iter().any(scalar), *width);
        let Some((wide, _)) = element_type(range).filter(|(w, _)| *w <= self.widest && (*w > width || moved))
        else {
            return id;
        };
        let own = match self.pieces.value_of(id) {
            Some(v) => self.pieces.values[v].range,
            None => self.space_range(id),
        };
        let wide = wide.max(width);
        let signed = !own.within(Interval::of_width(wide, false));
        self.pieces.define(id, wide, signed, own)
    }

    /// The values of an operand's element that is read as `id`.
    fn space_range(&mut self, id: Id) -> Interval {
        let from = &self.pieces.dag;
        let same = self.space.dag.import(from, id, &mut |_, _| None);
        self.space.interval(same)
    }

    /// A shift count, in elements of what it shifts, which is in `shifted`; its type alone may allow far too much.
    fn count(&mut self, id: Id, shifted: Interval) -> Id {
        let range = self.space.interval(id);
        let named = self.name(id);
        let named = if self.pieces.value_of(named).is_some() { self.widened(named, shifted) } else { named };
        let dag = &mut self.pieces.dag;
        let known = dag.interval(named);
        let (lo, hi) = (dag.constant(range.lo), dag.constant(range.hi));
        let low = if known.lo < range.lo { dag.max(named, lo) } else { named };
        if known.hi > range.hi { dag.min(low, hi) } else { low }
    }

    /// A sum, term by term: narrow terms first, so that what they add up to stays narrow. Only its low `modulus`
    /// bits matter, if that is known.
    fn sum(&mut self, k: i128, terms: &[(Id, i128)], modulus: Option<u16>) -> Id {
        let mut terms: Vec<(Interval, (u64, i128), Id, i128)> = terms
            .iter()
            .map(|(t, c)| {
                let x = match modulus.filter(|m| !self.fits(*t, *m)) {
                    Some(m) => Interval::of_width(m, false),
                    None => self.space.interval(*t),
                };
                let (p, q) = (x.lo.saturating_mul(*c), x.hi.saturating_mul(*c));
                (Interval::new(p.min(q), p.max(q)), (self.space.key(*t).shape, *c), *t, *c)
            })
            .collect();
        terms.sort_by_key(|(x, key, t, _)| (x.bits(), *key, *t));
        let (mut whole, mut range) = (self.pieces.dag.constant(0), Interval::new(0, 0));
        let last = terms.len() - 1;
        for (n, (x, _, t, c)) in terms.into_iter().enumerate() {
            let t = match modulus {
                Some(m) => self.low(t, m),
                None => self.name(t),
            };
            let k = if n == last { k } else { 0 };
            range = Interval::new(
                range.lo.saturating_add(x.lo).saturating_add(k),
                range.hi.saturating_add(x.hi).saturating_add(k),
            );
            let dag = &mut self.pieces.dag;
            whole = dag.sum(k, &[(whole, 1), (t, c)]);
            if n > 0 && n < last {
                if let Some(m) = modulus.filter(|m| range.bits() > *m) {
                    (whole, range) = (dag.wrap(whole, m, false), Interval::of_width(m, false));
                }
                whole = self.value(whole, range);
            }
        }
        whole
    }

    /// `expression` as a value of its own, if it computes one that a register can hold.
    fn value(&mut self, expression: Id, range: Interval) -> Id {
        let pieces = &mut self.pieces;
        let plain = matches!(pieces.dag.node(expression), Node::Read { .. } | Node::Const(_) | Node::Var(..));
        let reads = |id: &Id| matches!(pieces.dag.node(*id), Node::Read { .. });
        let chosen = matches!(pieces.dag.node(expression), Node::Min(..) | Node::Max(..));
        let condition = range.is_bool() && !chosen;
        if plain || condition || !pieces.dag.reachable(&[expression]).iter().any(reads) {
            return expression;
        }
        let Some((width, signed)) = element_type(range).filter(|(w, _)| *w <= self.widest) else {
            return expression;
        };
        pieces.define(expression, width, signed, range)
    }
}

/// The narrowest type of elements that holds all of `range`.
fn element_type(range: Interval) -> Option<(u16, bool)> {
    let mut types = [8u16, 16, 32, 64].into_iter().flat_map(|w| [(w, false), (w, true)]);
    types.find(|(w, s)| range.within(Interval::of_width(*w, *s)))
}

/// The number of the lane, as an expression of the axes.
pub(crate) fn lane_number(dag: &mut Dag, axes: &[u32]) -> Id {
    let mut stride = 1i128;
    let mut terms = Vec::new();
    for (n, extent) in axes.iter().enumerate().rev() {
        terms.push((dag.var(Var(n as u8), *extent), stride));
        stride *= i128::from(*extent);
    }
    dag.sum(0, &terms)
}
