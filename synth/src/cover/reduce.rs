//! Sums and other reductions over many elements, in steps: in halves, or neighbours first.

use std::collections::BTreeSet;

use autoir_semantics::dag::{Dag, Id, Interval, Node, ReduceOp, Var};
use autoir_semantics::lane::{Kind, LaneFn, Operand, Shape};

use super::{lane_number, renumbered};
use crate::cover::partition::Work;
use crate::goal::space::Space;
use crate::window::Window;

/// Reductions of fewer terms are left as they are.
const MIN_TERMS: u32 = 4;
/// Reductions of more terms than this are rarely an instruction's.
pub(super) const MANY_TERMS: u32 = 4;
/// Terms of more operations than this are computed before they are combined.
const MAX_WORK: usize = 2;
/// Neighbours that instructions add up to elements of as many times the width.
const NEIGHBOURS: [u32; 3] = [2, 4, 8];

/// A window in two: the first one computes values between, the second the result.
#[derive(Clone, Debug)]
pub(super) struct Staged {
    /// What a value between is made of.
    pub group: Group,
    /// Computes the values between.
    pub inner: Window,
    /// The operands of the window that `inner` reads.
    pub inner_reads: Vec<usize>,
    /// Computes the result.
    pub outer: Window,
    /// The operands that `outer` reads; the values between are the one after those of the window.
    pub outer_reads: Vec<usize>,
}

/// Whether the lanes reduce many terms.
pub fn reduces_many(lanes: &LaneFn) -> bool {
    most_terms(lanes) > MANY_TERMS
}

/// The terms of the largest reduction of the lanes; 0 where there is none.
pub(super) fn most_terms(lanes: &LaneFn) -> u32 {
    let terms = |id| match *lanes.dag.node(id) {
        Node::Reduce { count, .. } => count,
        _ => 0,
    };
    lanes.dag.reachable(&lanes.bodies).into_iter().map(terms).max().unwrap_or(0)
}

/// `window`, whose lanes reduce an even number of terms, as a window that combines some of them and one that reduces what
/// comes of it: the first term with the one in the middle and so on, or sums of neighbours in elements that are as
/// wide as these together, of at most `widest` bits. Terms that take much to compute are what the first window computes.
pub(super) fn staged(window: &Window, lanes: &LaneFn, widest: u16) -> impl Iterator<Item = Staged> {
    reductions(window, lanes).into_iter().filter_map(move |r| r.staged(window, lanes, widest))
}

/// The ways to begin with the first reduction of `lanes`: by halves or by neighbours.
fn reductions(window: &Window, lanes: &LaneFn) -> Vec<Reduction> {
    let [body] = lanes.bodies[..] else { return Vec::new() };
    if lanes.live_lanes() != lanes.result.lanes() || lanes.result.kind != Kind::Vector {
        return Vec::new();
    }
    let halves = lanes.dag.reachable(&[body]).into_iter().find_map(|id| match *lanes.dag.node(id) {
        Node::Reduce { op, var, count, body: term } if count >= MIN_TERMS && count.is_multiple_of(2) => {
            let paired = Work::new(&lanes.dag, term).of(term) <= MAX_WORK;
            let group = if paired { Group::Halves } else { Group::One };
            let mut space = Space::new(&lanes.operands, &window.ranges);
            space.dag = lanes.dag.clone();
            Some(Reduction { id, op, var, count, group, term, range: space.interval(term), body })
        }
        _ => None,
    });
    let Some(halves) = halves else { return Vec::new() };
    let neighbours = NEIGHBOURS.map(|n| Reduction { group: Group::Neighbours(n), ..halves });
    let able = neighbours.into_iter().filter(|r| halves.group == Group::Halves && r.has_neighbours());
    std::iter::once(halves).chain(able).collect()
}

/// The terms that one value is made of first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Group {
    /// A single one.
    One,
    /// One, and the one that lies half of all terms further on.
    Halves,
    /// So many in a row.
    Neighbours(u32),
}

impl Group {
    fn size(self) -> u32 {
        match self {
            Group::One => 1,
            Group::Halves => 2,
            Group::Neighbours(n) => n,
        }
    }
}

/// A reduction inside of a body.
#[derive(Clone, Copy, Debug)]
struct Reduction {
    id: Id,
    op: ReduceOp,
    var: Var,
    /// Its terms.
    count: u32,
    group: Group,
    term: Id,
    /// The values that a term can have.
    range: Interval,
    /// What it is a part of.
    body: Id,
}

impl Reduction {
    /// The values that are made first.
    fn made(&self) -> u32 {
        self.count / self.group.size()
    }

    /// Whether more than one sum of neighbours is left.
    fn has_neighbours(&self) -> bool {
        self.op == ReduceOp::Add && self.count.is_multiple_of(self.group.size()) && self.made() > 1
    }

    /// The two windows that make `window`, whose function is `lanes`.
    fn staged(&self, window: &Window, lanes: &LaneFn, widest: u16) -> Option<Staged> {
        let exact = self.made_range();
        let read = self.read_width(&lanes.dag).unwrap_or(8);
        let widths: Vec<u16> = match self.group {
            Group::Neighbours(n) => vec![read.checked_mul(n as u16).filter(|width| *width <= widest)?],
            // What is there in wide elements is not made narrower.
            Group::One | Group::Halves => [8, 16, 32].into_iter().filter(|width| *width >= read).collect(),
        };
        let types = widths.into_iter().flat_map(|w| [(w, false), (w, true)]);
        let fitting = types.into_iter().find(|(w, s)| exact.within(Interval::of_width(*w, *s)));
        let modulus = || Some((self.modulus(&lanes.dag)?, false));
        let (width, signed) = match self.group {
            Group::Neighbours(_) => fitting?,
            Group::One | Group::Halves => fitting.or_else(modulus)?,
        };
        let (full, count) =
            (Interval::of_width(width, signed), lanes.result.lanes().checked_mul(self.made())?);
        let range = if fitting.is_some() { exact } else { full };
        let shape = Shape { kind: Kind::Vector, width, extents: vec![count] };

        let (inner, inner_reads) = trimmed(&self.first(lanes, shape.clone()));
        let name = String::new();
        let between = Operand { name, kind: Kind::Vector, width, extents: shape.extents, signed };
        let (outer, outer_reads) = trimmed(&self.rest(lanes, between));
        let ranges: Vec<Interval> = window.ranges.iter().copied().chain([range]).collect();
        let ranges_of = |reads: &[usize]| reads.iter().filter_map(|n| ranges.get(*n).copied()).collect();
        Some(Staged {
            group: self.group,
            inner: window_of(window, &inner, ranges_of(&inner_reads), signed)?,
            outer: window_of(window, &outer, ranges_of(&outer_reads), window.signed)?,
            inner_reads,
            outer_reads,
        })
    }

    /// The width of the widest element that a term reads.
    fn read_width(&self, dag: &Dag) -> Option<u16> {
        let width = |id| match *dag.node(id) {
            Node::Read { width, .. } => Some(width),
            _ => None,
        };
        dag.reachable(&[self.term]).into_iter().filter_map(width).max()
    }

    /// The values that the terms of a group combined can have.
    fn made_range(&self) -> Interval {
        let x = self.range;
        let size = i128::from(self.group.size());
        match self.op {
            _ if size == 1 => x,
            ReduceOp::Add => Interval::new(x.lo.saturating_mul(size), x.hi.saturating_mul(size)),
            ReduceOp::Min | ReduceOp::Max => x,
            ReduceOp::And | ReduceOp::Or | ReduceOp::Xor if x.lo >= 0 => {
                Interval::of_width(x.bits().clamp(1, 64), false)
            }
            ReduceOp::And | ReduceOp::Or | ReduceOp::Xor => Interval::of_width(x.bits().clamp(1, 64), true),
        }
    }

    /// The bits of the body that are kept, if all of it is this sum, perhaps with other terms.
    fn modulus(&self, dag: &Dag) -> Option<u16> {
        let Node::Wrap { a, width, .. } = *dag.node(self.body) else { return None };
        let whole = match dag.node(a) {
            Node::Sum(_, terms) => {
                let others: Vec<Id> = terms.iter().map(|t| t.0).filter(|t| *t != self.id).collect();
                others.len() < terms.len() && !dag.reachable(&others).contains(&self.id)
            }
            _ => a == self.id,
        };
        (whole && self.op == ReduceOp::Add && matches!(width, 8 | 16 | 32)).then_some(width)
    }

    /// Lane `i * made + j` is term `j` of lane `i`, combined with the others of its group.
    fn first(&self, lanes: &LaneFn, result: Shape) -> LaneFn {
        let mut dag = Dag::new();
        let made = self.made();
        let axes: Vec<u32> = lanes.axes.iter().copied().chain([made]).collect();
        let j = dag.var(Var(lanes.axes.len() as u8), made);
        let term = |dag: &mut Dag, index: Id| {
            dag.import(&lanes.dag, self.term, &mut |_, id| match lanes.dag.node(id) {
                Node::Var(v, _) if *v == self.var => Some(index),
                _ => None,
            })
        };
        let places: Vec<(i128, i128)> = match self.group {
            Group::One => vec![(1, 0)],
            Group::Halves => vec![(1, 0), (1, i128::from(made))],
            Group::Neighbours(n) => (0..n).map(|k| (i128::from(n), i128::from(k))).collect(),
        };
        let mut terms = Vec::with_capacity(places.len());
        for (stride, offset) in places {
            let index = dag.sum(offset, &[(j, stride)]);
            terms.push(term(&mut dag, index));
        }
        let value = dag.combine(self.op, &terms);
        let body = dag.wrap(value, result.width, false);
        LaneFn {
            dag,
            operands: lanes.operands.clone(),
            result,
            axes,
            template_axis: None,
            bodies: vec![body],
        }
    }

    /// `lanes` with what is `between` in the place of terms.
    fn rest(&self, lanes: &LaneFn, between: Operand) -> LaneFn {
        let mut dag = Dag::new();
        let (width, signed, operand) = (between.width, between.signed, lanes.operands.len() as u16);
        let lane = lane_number(&mut dag, &lanes.axes);
        let made = i128::from(self.made());
        let rest = if self.made() <= 2 {
            // Few terms are written out.
            let mut read = |n: i128| {
                let index = dag.sum(n, &[(lane, made)]);
                dag.read_of(&[operand], width, signed, index)
            };
            let (p, q) = (read(0), read(made - 1));
            dag.combine(self.op, &[p, q])
        } else {
            let var = Var::reduction(0);
            let j = dag.var(var, self.made());
            let index = dag.sum(0, &[(lane, made), (j, 1)]);
            let read = dag.read_of(&[operand], width, signed, index);
            dag.reduce(self.op, var, self.made(), read)
        };
        let whole = dag.import(&lanes.dag, self.body, &mut |_, id| (id == self.id).then_some(rest));
        let whole = dag.wrap(whole, lanes.result.width, false);
        let operands = lanes.operands.iter().cloned().chain([between]).collect();
        LaneFn { dag, operands, bodies: vec![whole], ..lanes.clone() }
    }
}

/// `lanes` without the operands that it does not read, so that windows that compute the same are the same; and the
/// numbers of those that are left.
fn trimmed(lanes: &LaneFn) -> (LaneFn, Vec<usize>) {
    let mut reads = BTreeSet::new();
    for id in lanes.dag.reachable(&lanes.bodies) {
        if let Node::Read { base, .. } = lanes.dag.node(id) {
            reads.extend(base.iter().copied());
        }
    }
    let number = |b: u16| reads.iter().position(|r| *r == b).unwrap_or_default() as u16;
    let mut dag = Dag::new();
    let bodies = lanes.bodies.iter().map(|body| renumbered(&mut dag, &lanes.dag, *body, &number)).collect();
    let operand = |(n, r): (usize, &u16)| {
        let operand = lanes.operands[usize::from(*r)].clone();
        Operand { name: format!("x{n}"), ..operand }
    };
    let operands = reads.iter().enumerate().map(operand).collect();
    let lanes = LaneFn { dag, operands, bodies, ..lanes.clone() };
    (lanes, reads.into_iter().map(usize::from).collect())
}

fn window_of(like: &Window, lanes: &LaneFn, ranges: Vec<Interval>, signed: bool) -> Option<Window> {
    lanes.validate().ok()?;
    let function = lanes.unroll();
    function.validate().ok()?;
    Some(like.part(function, signed, ranges))
}
