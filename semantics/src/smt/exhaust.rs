//! Proof by exhaustion: a claim about few bits of the operands is evaluated for all their values.
//!
//! A blend of three bytes or a product of two is hard for a solver and nothing for a machine: 2^24 values take it a
//! moment. Values are evaluated in columns, node by node. The bits that are read fall into *leaves*; the last ones
//! vary within a column, the others from one column to the next, and a node is evaluated again only when a leaf
//! below it has changed.
//!
//! It is the mathematical value that is computed: machine integers are used only where every value, and every value
//! on the way to it, is seen to fit. Nothing is decided where one does not.

use std::collections::{BTreeMap, BTreeSet};

use super::expand::Flat;
use super::leaf::locate;
use super::words::Word;
use super::{Claim, Range};
use crate::arithmetic::prim_value;
use crate::dag::{Dag, Id, Interval, Node, Prim};
use crate::effort::{self, Work};
use crate::hash::FastMap;
use crate::interp::Bits;
use crate::lane::Operand;

/// Claims about more values are not decided.
const MAX_VALUES: u64 = 1 << 24;
/// Values in a column, at most.
const COLUMN: u64 = 1024;
/// Claims of more nodes are not decided.
const MAX_NODES: usize = 4_000;
/// What starting on a column costs, in values of it.
const START: u64 = 24;
/// Larger magnitudes are left to the solver.
const MAX_MAGNITUDE: i128 = 1 << 126;

/// Work, in values of a node, that is done before a solver is asked at all.
pub(super) const LITTLE: u64 = 1 << 22;
/// Work for all parts of a sum together, if each of them needs more than a little.
pub(super) const OF_PARTS: u64 = 1 << 27;
/// Work that is done where the solver has not decided: some tenths of a second.
pub(super) const MUCH: u64 = 1 << 30;

/// The outcome of trying all values.
pub(super) enum Trial {
    /// The claim holds for all of them.
    Holds,
    /// It does not for these operands, if nothing else is assumed of them.
    Fails(Vec<Bits>),
    /// There are too many, or they are too large.
    TooMany,
}

/// Tries all values within `ranges` of the operand bits that `claim` depends on, if that takes no more than `work`.
pub(super) fn try_all(flat: &Flat, claim: Claim, operands: &[Operand], ranges: &[Range], work: u64) -> Trial {
    let plan = Plan::new(flat, claim, operands, ranges).map(|plan| (plan.work(), plan));
    let Some((needed, mut plan)) = plan.filter(|(needed, _)| *needed <= work) else { return Trial::TooMany };
    effort::spend(Work::Trial, needed);
    match plan.failing(claim) {
        None if flat.dag.computes_floats(&claim.roots()) => {
            // Which NaN an operation makes is open: what holds for one of them only is not known.
            plan.has_other_nans = true;
            effort::spend(Work::Trial, needed);
            if plan.failing(claim).is_none() { Trial::Holds } else { Trial::TooMany }
        }
        None => Trial::Holds,
        Some(values) => {
            let mut bits: Vec<Bits> = operands.iter().map(|o| Bits::zero(o.bits())).collect();
            for (leaf, value) in plan.leaves.iter().zip(values) {
                bits[usize::from(leaf.operand)].set(u64::from(leaf.offset), leaf.width, value.into());
            }
            Trial::Fails(bits)
        }
    }
}

/// Operand bits that vary together: `width` bits from `offset`, with the values from `first` on.
struct Leaf {
    operand: u16,
    offset: u32,
    width: u16,
    first: i128,
    count: u64,
    /// The outer dimension that it varies with, and by how much each step.
    outer: Option<(usize, u64)>,
    /// Its values in a column: so many, each for so many neighbours.
    inner: u64,
    stride: u64,
}

impl Leaf {
    fn bits(&self, index: u64) -> u64 {
        let value = self.first.wrapping_add(i128::from(index.min(self.count - 1))) as u64;
        if self.width < 64 { value & ((1 << self.width) - 1) } else { value }
    }

    /// The first of its values in a column.
    fn base(&self, digits: &[u64]) -> u64 {
        self.outer.map_or(0, |(dimension, step)| digits[dimension] * step)
    }

    /// Its bits at place `lane` of a column.
    fn at(&self, digits: &[u64], lane: u64) -> u64 {
        self.bits(self.base(digits) + lane / self.stride % self.inner)
    }
}

/// The part of a leaf that a read is: bits `from..` of it are the bits of the element from `low` on.
#[derive(Clone, Copy)]
struct Field {
    leaf: usize,
    from: u32,
    low: u32,
    bits: u32,
    width: u16,
    signed: bool,
}

impl Field {
    fn of<T: Word>(&self, leaf: u64) -> T {
        let mask = if self.bits < 64 { (1 << self.bits) - 1 } else { u64::MAX };
        let element = (leaf >> self.from & mask) << self.low;
        T::new(element.into()).wrap(self.width, self.signed)
    }
}

/// How a node is evaluated; operands are numbers of steps.
enum Step {
    Field(Field),
    Node(Node, Vec<usize>),
}

/// An evaluation for all values.
struct Plan {
    steps: Vec<Step>,
    /// How many of the outer dimensions, first to last, the step's value varies with; and whether within a column.
    levels: Vec<(usize, bool)>,
    leaves: Vec<Leaf>,
    /// The values of each outer dimension.
    dimensions: Vec<u64>,
    /// Values in a column.
    lanes: u64,
    /// Bits of the largest magnitude.
    bits: u32,
    roots: Vec<usize>,
    /// Whether results that are no numbers are others than [`FloatFormat::nan`].
    has_other_nans: bool,
}

impl Plan {
    fn new(flat: &Flat, claim: Claim, operands: &[Operand], ranges: &[Range]) -> Option<Plan> {
        let dag = &flat.dag;
        let roots = claim.roots();
        let nodes = dag.reachable(&roots);
        if nodes.len() > MAX_NODES {
            return None;
        }
        let bits = bits(dag, &nodes)?;
        let sizes: Vec<u32> = operands.iter().map(Operand::bits).collect();
        let reads = places(dag, &nodes, &roots, &sizes)?;
        let mut leaves = leaves(&reads, ranges, &sizes)?;
        let (dimensions, lanes) = arrange(&mut leaves);
        let number: FastMap<Id, usize> = nodes.iter().enumerate().map(|(n, id)| (*id, n)).collect();
        let step = |id: &Id| -> Option<Step> {
            let node = dag.node(*id);
            let Node::Read { width, signed, .. } = node else {
                let children = node.children().iter().map(|c| number[c]).collect();
                return Some(Step::Node(node.clone(), children));
            };
            let Some(place) = reads.get(id) else {
                return Some(Step::Node(Node::Const(0), Vec::new()));
            };
            let holds = |l: &Leaf| {
                l.operand == place.operand
                    && l.offset <= place.offset
                    && place.end() <= l.offset + u32::from(l.width)
            };
            let leaf = leaves.iter().position(holds)?;
            let from = place.offset - leaves[leaf].offset;
            let (low, bits) = (place.low, place.bits);
            Some(Step::Field(Field { leaf, from, low, bits, width: *width, signed: *signed }))
        };
        let steps: Vec<Step> = nodes.iter().map(step).collect::<Option<_>>()?;
        let mut levels: Vec<(usize, bool)> = Vec::new();
        for step in &steps {
            levels.push(match step {
                Step::Field(f) => {
                    let leaf = &leaves[f.leaf];
                    (leaf.outer.map_or(0, |(dimension, _)| dimension + 1), leaf.inner > 1)
                }
                Step::Node(_, children) => children.iter().fold((0, false), |(level, varies), c| {
                    let (l, v) = levels[*c];
                    (level.max(l), varies | v)
                }),
            });
        }
        let roots = roots.iter().map(|r| number[r]).collect();
        Some(Plan { steps, levels, leaves, dimensions, lanes, bits, roots, has_other_nans: false })
    }

    /// Values of the leaves for which the claim does not hold.
    fn failing(&self, claim: Claim) -> Option<Vec<u64>> {
        match self.bits {
            0..=31 => self.run::<i32>(claim),
            32..=63 => self.run::<i64>(claim),
            _ => self.run::<i128>(claim),
        }
    }

    /// How many values of nodes are computed, dear ones counted as several.
    fn work(&self) -> u64 {
        let mut columns = vec![1u64];
        for d in &self.dimensions {
            columns.push(columns[columns.len() - 1].saturating_mul(*d));
        }
        let width = match self.bits {
            0..=31 => 1,
            32..=63 => 2,
            _ => 8,
        };
        let of = |(step, (level, varies)): (&Step, &(usize, bool))| {
            let values = START + if *varies { self.lanes } else { 1 };
            columns[*level].saturating_mul(values.saturating_mul(weight(step).saturating_mul(width)))
        };
        self.steps.iter().zip(&self.levels).map(of).fold(0, u64::saturating_add)
    }

    /// The bits of the leaves for which `claim` does not hold.
    fn run<T: Word>(&self, claim: Claim) -> Option<Vec<u64>> {
        let size = |varies: bool| if varies { self.lanes as usize } else { 1 };
        let mut values: Vec<Vec<T>> =
            self.levels.iter().map(|(_, varies)| vec![T::default(); size(*varies)]).collect();
        let mut digits = vec![0u64; self.dimensions.len()];
        let deepest = self.roots.iter().map(|r| self.levels[*r].0).max().unwrap_or(0);
        let again: Vec<Vec<usize>> = (0..=self.dimensions.len())
            .map(|level| (0..self.steps.len()).filter(|n| self.levels[*n].0 >= level).collect())
            .collect();
        let mut level = 0;
        loop {
            for n in &again[level] {
                let (before, rest) = values.split_at_mut(*n);
                self.evaluate(*n, before, &mut rest[0], &digits);
            }
            if level <= deepest
                && let Some(lane) = violation(claim, &self.roots, &values)
            {
                return Some(self.leaves.iter().map(|l| l.at(&digits, lane as u64)).collect());
            }
            // The last dimension varies fastest.
            let place = (0..digits.len()).rev().find(|d| digits[*d] + 1 < self.dimensions[*d])?;
            digits[place] += 1;
            digits[place + 1..].fill(0);
            level = place + 1;
        }
    }

    fn evaluate<T: Word>(&self, n: usize, known: &[Vec<T>], out: &mut [T], digits: &[u64]) {
        let (node, of) = match &self.steps[n] {
            Step::Field(field) => {
                let leaf = &self.leaves[field.leaf];
                let base = leaf.base(digits);
                let stride = usize::try_from(leaf.stride).unwrap_or(usize::MAX);
                for (neighbours, index) in out.chunks_mut(stride).zip((0..leaf.inner).cycle()) {
                    neighbours.fill(field.of(leaf.bits(base + index)));
                }
                return;
            }
            Step::Node(node, children) => (node, children),
        };
        let arg = |i: usize| known[of[i]].as_slice();
        match node {
            Node::Const(v) => out.fill(T::new(*v)),
            Node::Sum(k, terms) => {
                out.fill(T::new(*k));
                for ((_, c), child) in terms.iter().zip(of) {
                    match c {
                        1 => accumulate(out, &known[*child], |a, x| a.plus(x)),
                        _ => {
                            let c = T::new(*c);
                            accumulate(out, &known[*child], |a, x| a.plus(x.times(c)));
                        }
                    }
                }
            }
            Node::Mul(..) => combine(out, arg(0), arg(1), T::times),
            Node::And(..) => combine(out, arg(0), arg(1), T::and),
            Node::Or(..) => combine(out, arg(0), arg(1), T::or),
            Node::Xor(..) => combine(out, arg(0), arg(1), T::xor),
            Node::Shl(..) => combine(out, arg(0), arg(1), T::shl),
            Node::Shr(..) => combine(out, arg(0), arg(1), T::shr),
            Node::Min(..) => combine(out, arg(0), arg(1), T::min),
            Node::Max(..) => combine(out, arg(0), arg(1), T::max),
            Node::Eq(..) => combine(out, arg(0), arg(1), |x, y| T::new(i128::from(x == y))),
            Node::Lt(..) => combine(out, arg(0), arg(1), |x, y| T::new(i128::from(x < y))),
            Node::Abs(_) => map(out, arg(0), T::abs),
            Node::Wrap { width, signed, .. } => map(out, arg(0), |x| x.wrap(*width, *signed)),
            Node::Sat { width, signed, .. } => {
                let range = Interval::of_width(*width, *signed);
                // Bounds that do not fit bound nothing that does.
                let most = T::new(i128::MAX >> (128 - T::BITS));
                let least = T::new(i128::MIN >> (128 - T::BITS));
                let lo = if range.lo < least.value() { least } else { T::new(range.lo) };
                let hi = if range.hi > most.value() { most } else { T::new(range.hi) };
                map(out, arg(0), |x| x.clamp(lo, hi));
            }
            Node::Select(..) => {
                // Chosen where the condition is not 0.
                let (c, a, b) = (arg(0), arg(1), arg(2));
                let zero = T::default();
                for (n, o) in out.iter_mut().enumerate() {
                    *o = if value(c, n) == zero { value(b, n) } else { value(a, n) };
                }
            }
            Node::Prim(p, _) => {
                let mut args = vec![0; of.len()];
                for (n, o) in out.iter_mut().enumerate() {
                    args.iter_mut().zip(of).for_each(|(a, child)| *a = value(&known[*child], n).value());
                    let value = prim_value(*p, &args);
                    *o = T::new(if self.has_other_nans { other_nan(*p, value) } else { value });
                }
            }
            // Invariant: `bits` admits none of these.
            Node::Read { .. } | Node::Var(..) | Node::Reduce { .. } | Node::First { .. } => {}
        }
    }
}

/// Another NaN than `value`, the result of `prim`, if that is one.
fn other_nan(prim: Prim, value: i128) -> i128 {
    let Prim::Float(float) = prim else { return value };
    match float.op.result(float.format).filter(|format| format.is_nan(value)) {
        Some(format) => value ^ format.sign() ^ i128::from(format.infinite),
        None => value,
    }
}

/// Place `n` of a column, or what is the same in all places.
#[inline(always)]
fn value<T: Word>(column: &[T], n: usize) -> T {
    if column.len() == 1 { column[0] } else { column[n] }
}

fn map<T: Word>(out: &mut [T], x: &[T], f: impl Fn(T) -> T) {
    if let [x] = *x {
        out.fill(f(x));
        return;
    }
    out.iter_mut().zip(x).for_each(|(o, x)| *o = f(*x));
}

fn accumulate<T: Word>(out: &mut [T], x: &[T], f: impl Fn(T, T) -> T) {
    if let [x] = *x {
        out.iter_mut().for_each(|o| *o = f(*o, x));
        return;
    }
    out.iter_mut().zip(x).for_each(|(o, x)| *o = f(*o, *x));
}

fn combine<T: Word>(out: &mut [T], x: &[T], y: &[T], f: impl Fn(T, T) -> T) {
    match (x, y) {
        ([x], [y]) => out.fill(f(*x, *y)),
        ([x], _) => out.iter_mut().zip(y).for_each(|(o, y)| *o = f(*x, *y)),
        (_, [y]) => out.iter_mut().zip(x).for_each(|(o, x)| *o = f(*x, *y)),
        _ => out.iter_mut().zip(x).zip(y).for_each(|((o, x), y)| *o = f(*x, *y)),
    }
}

/// The place of the column at which `claim`, about the steps `roots`, does not hold.
fn violation<T: Word>(claim: Claim, roots: &[usize], values: &[Vec<T>]) -> Option<usize> {
    let left = values[roots[0]].as_slice();
    match claim {
        Claim::Equal(..) => {
            let right = values[roots[1]].as_slice();
            let lanes = left.len().max(right.len());
            let differs = match (left, right) {
                ([x], _) => right.iter().fold(false, |d, y| d | (x != y)),
                (_, [y]) => left.iter().fold(false, |d, x| d | (x != y)),
                _ => left.iter().zip(right).fold(false, |d, (x, y)| d | (x != y)),
            };
            if differs { (0..lanes).find(|n| value(left, *n) != value(right, *n)) } else { None }
        }
        Claim::Within(_, lo, hi) => left.iter().position(|x| !(lo..=hi).contains(&x.value())),
    }
}

/// What a value of the step costs, in simple operations.
fn weight(step: &Step) -> u64 {
    match step {
        Step::Field(_) => 8,
        Step::Node(Node::Sum(_, terms), _) => 2 * terms.len() as u64,
        Step::Node(Node::Mul(..) | Node::Shl(..) | Node::Shr(..), _) => 2,
        Step::Node(Node::Prim(p, _), _) => match p {
            Prim::LeadingZeros(_) | Prim::TrailingZeros(_) => 20,
            Prim::CarrylessMul | Prim::Gf256Mul => 100,
            Prim::Float(_) => 500,
            Prim::Gf256Inverse => 5_000,
        },
        _ => 1,
    }
}

/// The bits of the greatest magnitude that evaluating `nodes` meets; `None` if it is too large, or if there are nodes
/// that have no value of their own.
fn bits(dag: &Dag, nodes: &[Id]) -> Option<u32> {
    let mut ranges: FastMap<Id, Interval> = FastMap::default();
    let mut greatest = 0i128;
    for id in nodes {
        let node = dag.node(*id);
        let of = |id: &Id| magnitude(ranges[id]);
        let within = match node {
            Node::Var(..) | Node::Reduce { .. } | Node::First { .. } => return None,
            Node::Sum(k, terms) => terms.iter().try_fold(k.checked_abs()?, |sum, (t, c)| {
                sum.max(c.checked_abs()?).checked_add(of(t)?.checked_mul(c.checked_abs()?)?)
            })?,
            Node::Mul(a, b) => of(a)?.checked_mul(of(b)?)?,
            Node::Shl(a, n) => {
                let count = ranges[n];
                if count.lo < 0 || count.hi > 120 {
                    return None;
                }
                of(a)?.checked_mul(1 << count.hi)?
            }
            _ => 0,
        };
        let range = node.range(|c| ranges[&c]);
        // What is not cut by it is as small as before.
        let range = match node {
            Node::Wrap { a, .. } | Node::Sat { a, .. } if ranges[a].within(range) => ranges[a],
            _ => range,
        };
        greatest = greatest.max(within).max(magnitude(range)?);
        ranges.insert(*id, range);
    }
    (greatest <= MAX_MAGNITUDE).then(|| 128 - greatest.leading_zeros())
}

/// The greatest magnitude of an exact range.
fn magnitude(range: Interval) -> Option<i128> {
    let greatest = range.lo.checked_abs()?.max(range.hi.checked_abs()?);
    range.is_exact().then_some(greatest)
}

/// Where the bits of an element that matter are.
#[derive(Clone, Copy)]
struct Place {
    operand: u16,
    /// Of the first bit that matters.
    offset: u32,
    bits: u32,
    /// Bits of the element below the first one that matters.
    low: u32,
}

impl Place {
    fn end(&self) -> u32 {
        self.offset + self.bits
    }
}

/// The places of the elements that `nodes` read; those outside of the operands have none. `None` if one is not known.
fn places(dag: &Dag, nodes: &[Id], roots: &[Id], sizes: &[u32]) -> Option<BTreeMap<Id, Place>> {
    let demands = demands(dag, nodes, roots);
    let mut places = BTreeMap::new();
    for id in nodes {
        let Node::Read { base, width, index, .. } = dag.node(*id) else { continue };
        let index = dag.as_const(*index)?;
        if *width > 64 {
            return None;
        }
        let found = u64::try_from(index).ok().and_then(|index| locate(sizes, base, *width, index));
        if let Some((operand, offset)) = found {
            let (low, high) = demands[id];
            let high = high.min(u32::from(*width));
            let low = low.min(high.saturating_sub(1));
            places.insert(*id, Place { operand, offset: offset + low, bits: high - low, low });
        }
    }
    Some(places)
}

/// The bytes of the operands, of so many bits each, in which everything lies that `id` depends on; nothing where that is not
/// known.
pub(super) fn bytes_behind(dag: &Dag, id: Id, sizes: &[u32]) -> Option<BTreeSet<(u16, u32)>> {
    let places = places(dag, &dag.reachable(&[id]), &[id], sizes)?;
    Some(
        places
            .values()
            .flat_map(|p| (p.offset / 8..p.end().div_ceil(8)).map(|byte| (p.operand, byte)))
            .collect(),
    )
}

/// The bits of each node, first and one past the last, that make a difference to `roots`.
fn demands(dag: &Dag, nodes: &[Id], roots: &[Id]) -> FastMap<Id, (u32, u32)> {
    const ALL: (u32, u32) = (0, u32::MAX);
    let mut demands: FastMap<Id, (u32, u32)> = roots.iter().map(|r| (*r, ALL)).collect();
    for id in nodes.iter().rev() {
        let node = dag.node(*id);
        let (lo, hi) = demands.get(id).copied().unwrap_or(ALL);
        let mut need = |id: Id, (lo, hi): (u32, u32)| {
            let known = demands.entry(id).or_insert((lo, hi));
            *known = (known.0.min(lo), known.1.max(hi));
        };
        match node {
            Node::Wrap { a, width, signed } => {
                let width = u32::from(*width).max(1);
                let end = if *signed && hi > width { width } else { hi.min(width) };
                need(*a, (lo.min(end - 1), end));
            }
            Node::Shr(a, n) => {
                match dag.as_const(*n).and_then(|n| u32::try_from(n).ok()).filter(|n| *n < 127) {
                    Some(n) => need(*a, (lo + n, hi.saturating_add(n))),
                    None => node.each_child(|c| need(c, ALL)),
                }
            }
            Node::And(a, b) => {
                let mask = |id: &Id| dag.as_const(*id).filter(|c| *c > 0);
                let kept = mask(a)
                    .or(mask(b))
                    .map_or((lo, hi), |c| (lo.max(c.trailing_zeros()), hi.min(128 - c.leading_zeros())));
                let kept = if kept.0 < kept.1 { kept } else { (lo, hi) };
                need(*a, kept);
                need(*b, kept);
            }
            Node::Or(a, b) | Node::Xor(a, b) => {
                need(*a, (lo, hi));
                need(*b, (lo, hi));
            }
            // The sign is the highest bit.
            Node::Lt(a, zero) if dag.as_const(*zero) == Some(0) => match dag.node(*a) {
                Node::Read { width, signed: true, .. } => {
                    need(*a, (u32::from(*width) - 1, u32::from(*width)))
                }
                _ => need(*a, ALL),
            },
            Node::Sum(..) | Node::Mul(..) => node.each_child(|c| need(c, (0, hi))),
            Node::Select(c, a, b) => {
                need(*c, ALL);
                need(*a, (lo, hi));
                need(*b, (lo, hi));
            }
            _ => node.each_child(|c| need(c, ALL)),
        }
    }
    demands
}

/// The leaves that `reads` fall into, with the values that `ranges` leave them; `None` if these are too many.
fn leaves(reads: &BTreeMap<Id, Place>, ranges: &[Range], sizes: &[u32]) -> Option<Vec<Leaf>> {
    let mut spans: Vec<(u16, u32, u32)> = reads.values().map(|p| (p.operand, p.offset, p.end())).collect();
    let overlap = |spans: &[(u16, u32, u32)], (operand, from, end): (u16, u32, u32)| -> u32 {
        let within = |s: &&(u16, u32, u32)| s.0 == operand && s.1 < end && from < s.2;
        let all = spans.iter().filter(within).map(|s| (s.1.max(from), s.2.min(end)));
        all.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).map_or(0, |(from, end)| end - from)
    };
    // Elements of a smaller range than the bits of them that are read are leaves as a whole.
    let mut ranged: Vec<((u16, u32, u32), i128, i128)> = Vec::new();
    for r in ranges.iter().filter(|r| r.width <= 64) {
        let (lo, hi) = known(r);
        let Some(size) = sizes.get(usize::from(r.operand)) else { continue };
        if lo > hi {
            return None;
        }
        for e in r.elements(*size) {
            let from = e * u32::from(r.width);
            let span = (r.operand, from, from + u32::from(r.width));
            let read = overlap(&spans, span);
            if read > 0 && (read >= 64 || hi - lo < 1 << read) {
                ranged.push((span, lo, hi));
            }
        }
    }
    spans.extend(ranged.iter().map(|r| r.0));
    spans.sort_unstable();
    let mut joined: Vec<(u16, u32, u32)> = Vec::new();
    for span in spans {
        match joined.last_mut() {
            Some(last) if last.0 == span.0 && span.1 < last.2 => last.2 = last.2.max(span.2),
            _ => joined.push(span),
        }
    }
    let mut total = 1u64;
    let mut leaves = Vec::new();
    for span in joined {
        let (operand, offset, end) = span;
        let width = u16::try_from(end - offset).ok().filter(|w| *w <= 64)?;
        let full = Interval::of_width(width, false);
        // Of several ranges of one element, the smallest; those that it leaves out are tried for nothing.
        let known = ranged.iter().filter(|r| r.0 == span).min_by_key(|r| r.2 - r.1);
        let (lo, hi) = known.map_or((full.lo, full.hi), |r| (r.1, r.2));
        let count = u64::try_from(hi - lo).ok()?.checked_add(1)?;
        total = total.checked_mul(count).filter(|t| *t <= MAX_VALUES)?;
        leaves.push(Leaf { operand, offset, width, first: lo, count, outer: None, inner: 1, stride: 1 });
    }
    Some(leaves)
}

/// The values that an element of a range can have.
fn known(range: &Range) -> (i128, i128) {
    let full = Interval::of_width(range.width, range.signed);
    (range.lo.max(full.lo), range.hi.min(full.hi))
}

/// Decides which leaves vary within a column: the outer dimensions, and the values in a column.
fn arrange(leaves: &mut [Leaf]) -> (Vec<u64>, u64) {
    let mut lanes = 1;
    for leaf in leaves.iter_mut().rev() {
        if lanes * leaf.count <= COLUMN {
            (leaf.stride, leaf.inner) = (lanes, leaf.count);
            lanes *= leaf.count;
        }
    }
    // Short columns are made long with a part of a large leaf.
    let part = COLUMN / lanes;
    if part > 4
        && let Some(leaf) = leaves.iter_mut().rev().find(|l| l.inner == 1 && l.count > part)
    {
        (leaf.stride, leaf.inner) = (lanes, part);
        lanes *= part;
    }
    let mut dimensions = Vec::new();
    for leaf in leaves.iter_mut().filter(|l| l.inner < l.count) {
        leaf.outer = Some((dimensions.len(), leaf.inner));
        dimensions.push(leaf.count.div_ceil(leaf.inner));
    }
    (dimensions, lanes)
}
