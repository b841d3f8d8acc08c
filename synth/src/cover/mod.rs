//! Windows in pieces: every value inside of the lane expression can be computed by a window of its own, lane by
//! lane, and what uses it reads it.
//!
//! Where the search over a window does not end, or ends without a program, those over its operations often do.
//! [`Pieces::new`] names the values; [`Pieces::cover`] chooses which of them are computed apart: for each value, in
//! order, the cheapest of some windows that compute it from values before it (as instruction selection covers
//! trees, with a search in the place of a pattern). Values that nothing computes alone, such as products too
//! wide for a register's elements, are parts of larger windows.

pub mod composition;
mod known;
mod name;
pub mod partition;
mod reduce;
mod rules;
mod solve;
#[cfg(test)]
mod tests;
pub(crate) mod widths;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use autoir::program::{Arg, Opaque, Program};
use autoir_semantics::dag::{Dag, Id, Interval, Node, Var};
use autoir_semantics::lane::{ElementFn, Kind, LaneFn, Operand, Shape};
use autoir_semantics::reroll::reroll;

use crate::cover::composition::Part;
use crate::library::Cost;
use crate::program;
use crate::window::{Layout, Location, Window};

pub use self::reduce::reduces_many;
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
/// Values that are a result side by side, at most.
const MAX_RESULTS: usize = 8;

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
    /// Each after those that it is made of.
    values: Vec<Value>,
    /// The numbers of those that are the result, side by side.
    results: Vec<usize>,
    /// Whether the window as a whole was searched for.
    is_searched: bool,
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
    pub fn of(self, window: Window) -> Arc<composition::Piece> {
        Arc::new(composition::Piece { window, program: self.program, parts: self.parts })
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
        let uses = self.uses();
        self.results.iter().for_each(|v| self.find(*v, &uses, &mut best, solver));
        self.assemble(&best)
    }

    /// Finds how value `v` is computed, unless that is known.
    fn find(&self, v: usize, uses: &[Cost], best: &mut Covers, solver: &mut Solver<'_>) {
        if !best.contains_key(&v) {
            let found = self.cheapest(v, uses, best, solver);
            best.insert(v, found);
        }
    }

    /// By how many values each is read.
    fn uses(&self) -> Vec<Cost> {
        let mut uses = vec![0; self.values.len()];
        for value in &self.values {
            let read = self.dag.reachable(&[value.definition]).into_iter().filter_map(|id| self.value_of(id));
            read.collect::<BTreeSet<usize>>().into_iter().for_each(|u| uses[u] += 1);
        }
        uses
    }

    /// The cheapest window found that computes value `v` from values that are computed: what those cost is shared by
    /// all that read them (the area flow of technology mapping; Manohararajah, Brown, Vranesic 2006).
    fn cheapest(&self, v: usize, uses: &[Cost], best: &mut Covers, solver: &mut Solver<'_>) -> Option<Cover> {
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
            if leaves.is_empty() && self.is_searched && self.results == [v] {
                continue;
            }
            let with = |leaf: usize| -> BTreeSet<usize> { inside.iter().copied().chain([leaf]).collect() };
            let open = inside.len() < MAX_INSIDE;
            leaves.iter().for_each(|l| self.find(*l, uses, best, solver));
            let cover = |leaf: &usize| best.get(leaf)?.as_ref();
            if let Some(missing) = leaves.iter().find(|l| cover(l).is_none()) {
                if open && seen.insert(with(*missing)) {
                    queue.push_front(with(*missing));
                }
                continue;
            }
            let flow = |leaf: &usize| Some(cover(leaf)?.total / uses[*leaf].max(1));
            let below: Cost = leaves.iter().filter_map(flow).sum();
            if open {
                queue.extend(leaves.into_iter().map(with).filter(|set| seen.insert(set.clone())));
            }
            if found.as_ref().is_none_or(|f| below < f.total) {
                tried += 1;
                match solver.piece(&piece.window, found.as_ref().map(|f| f.total - below)) {
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

    /// The values that value `v` is computed of which are best not computed apart: those that need wider elements than it are
    /// mostly inside of one instruction, or of sums of them, and those that are the same in all lanes fit into the elements of
    /// whatever reads them.
    fn passing(&self, v: usize) -> BTreeSet<usize> {
        let (mut found, mut open) = (BTreeSet::new(), vec![v]);
        let width = self.values[v].width;
        while let Some(at) = open.pop() {
            let value = &self.values[at];
            let read = self.dag.reachable(&[value.definition]);
            let of_scalars = at != v && value.is_uniform;
            let fits = |u: &Value| u.is_uniform && (of_scalars || u.width != value.width);
            let passes = |u: &Value| u.width > width || fits(u);
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
            signed: if self.results == [v] { self.signed } else { value.signed },
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
        let mut needed = vec![false; self.values.len()];
        self.results.iter().for_each(|v| needed[*v] = true);
        for v in (0..self.values.len()).rev() {
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
        for v in (0..self.values.len()).filter(|v| needed[*v]) {
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
        if self.results != [self.values.len() - 1] {
            let inputs =
                self.results.iter().map(|v| Some(Arg::Step(*places.get(v)?))).collect::<Option<_>>()?;
            parts.push(Part { piece: self.side_by_side()?, inputs });
        }
        let program = composition::program(&self.name, &self.operands, &parts)?;
        Some(Made { program, cost, parts })
    }

    /// The window that puts the results side by side, which takes no step.
    fn side_by_side(&self) -> Option<Arc<composition::Piece>> {
        let (mut dag, mut elements) = (Dag::new(), Vec::new());
        let inputs = self.results.iter().map(|v| Input::Value(*v));
        let (operands, ranges): (Vec<Operand>, Vec<Interval>) =
            inputs.enumerate().map(|(n, input)| self.operand(n, input)).unzip();
        for (n, operand) in operands.iter().enumerate() {
            let read = |lane| dag.read_at(n as u16, operand.width, false, lane);
            elements.extend((0..operand.lanes()).map(read));
        }
        let result = Shape { extents: vec![elements.len() as u32], ..self.result.clone() };
        let output = program::shape(result.kind, result.width, result.lanes());
        let window = Window {
            name: self.name.clone(),
            function: ElementFn { dag, operands, result, elements },
            signed: self.signed,
            ranges,
            origins: Vec::new(),
            layout: Layout::Dense,
            predicated: false,
            location: self.location.clone(),
        };
        window.function.validate().ok()?;
        let program = Program {
            name: self.name.clone(),
            inputs: composition::ports(&window.function.operands),
            steps: Vec::new(),
            output,
            result: Arg::Concat((0..self.results.len()).map(Arg::Input).collect()),
            opaque: Opaque::Nothing,
        };
        Some(Arc::new(composition::Piece { window, program, parts: Vec::new() }))
    }
}

/// Whether `window` has several results, and values that are computed for some of them alike: the search values each result as
/// if nothing was shared.
pub fn shares(window: &Window) -> bool {
    let lanes = reroll(&window.function);
    if lanes.bodies.len() == 1 {
        return false;
    }
    let pieces = Pieces::new(window, &lanes, 64, false);
    pieces.is_some_and(|pieces| {
        let is_shared = |v: &usize, uses: Cost| uses + Cost::from(pieces.results.contains(v)) > 1;
        pieces.uses().into_iter().enumerate().any(|(v, uses)| is_shared(&v, uses))
    })
}

/// How values are computed, where that has been looked for.
type Covers = BTreeMap<usize, Option<Cover>>;

/// How a value is computed.
#[derive(Clone, Debug)]
struct Cover {
    piece: Arc<composition::Piece>,
    /// What its program costs.
    cost: Cost,
    /// What it costs with its share of all that it needs.
    total: Cost,
    inputs: Vec<Input>,
}

impl Cover {
    /// `made` for `piece`, whose share of the operands costs as much as `below`.
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
