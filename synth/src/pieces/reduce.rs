//! Sums and other reductions over many elements, in two steps: first in groups of few, then what comes of those.

use autoir_semantics::dag::{Dag, Id, Interval, Node, ReduceOp, Var};
use autoir_semantics::lane::{Kind, LaneFn, Operand, Shape};

use super::lane_number;
use crate::window::{Layout, Window};

/// Reductions of fewer terms are left as they are.
const MIN_TERMS: u32 = 4;

/// Bits of the sums of neighbours: what dot products of narrow elements sum in.
const SUM_BITS: u16 = 32;

/// A window in two: the first one computes values between, the second the result; the values between are its
/// last operand.
#[derive(Clone, Debug)]
pub struct Halved {
    /// Computes the values between.
    pub inner: Window,
    /// Computes the result.
    pub outer: Window,
}

/// `window`, whose lanes reduce an even number of terms, as a window that combines the terms in pairs, the first
/// with the one in the middle and so on, and one that reduces what comes of it.
pub fn halved(window: &Window, lanes: &LaneFn) -> Option<Halved> {
    let (body, reduction) = reduction(lanes, |_, _| 2)?;
    let exact = reduction.group_range(&lanes.dag);
    let types = [8u16, 16, 32].into_iter().flat_map(|w| [(w, false), (w, true)]);
    let fitting = types.into_iter().find(|(w, s)| exact.within(Interval::of_width(*w, *s)));
    let (width, signed) = fitting.or_else(|| Some((reduction.modulus(&lanes.dag, body)?, false)))?;
    let range = if fitting.is_some() { exact } else { Interval::of_width(width, signed) };
    reduction.in_two(window, lanes, body, (width, signed, range), &|j, t| (t * reduction.groups, j, 1))
}

/// `window`, whose lanes sum narrow elements, as a window that sums as many neighbours as fit into the place of one
/// wider element, as dot products do, and one that sums what comes of it.
pub fn neighbours(window: &Window, lanes: &LaneFn) -> Option<Halved> {
    let in_place = |dag: &Dag, term: Id| match element_bits(dag.interval(term)) {
        Some(bits @ (8 | 16)) => u32::from(SUM_BITS / bits),
        _ => 0,
    };
    let (body, reduction) = reduction(lanes, in_place)?;
    let exact = reduction.group_range(&lanes.dag);
    let signed = exact.lo < 0;
    if reduction.op != ReduceOp::Add || !exact.within(Interval::of_width(SUM_BITS, signed)) {
        return None;
    }
    let step = i128::from(reduction.size);
    reduction.in_two(window, lanes, body, (SUM_BITS, signed, exact), &|j, t| (t, j, step))
}

/// The bits of the narrowest element that holds all of `range`.
fn element_bits(range: Interval) -> Option<u16> {
    [8u16, 16, 32]
        .into_iter()
        .find(|w| [false, true].iter().any(|s| range.within(Interval::of_width(*w, *s))))
}

/// The body of `lanes` and the first reduction in it whose terms fall into groups of the size that `size` gives.
fn reduction(lanes: &LaneFn, size: impl Fn(&Dag, Id) -> u32) -> Option<(Id, Reduction)> {
    let [body] = lanes.bodies[..] else { return None };
    if lanes.live_lanes() != lanes.result.lanes() || lanes.result.kind != Kind::Vector {
        return None;
    }
    let found = lanes.dag.reachable(&[body]).into_iter().find_map(|id| match *lanes.dag.node(id) {
        Node::Reduce { op, var, count, body } if count >= MIN_TERMS => {
            let size = size(&lanes.dag, body);
            let grouped = size > 1 && size < count && count.is_multiple_of(size);
            grouped.then(|| Reduction { id, op, var, size, groups: count / size, term: body })
        }
        _ => None,
    })?;
    Some((body, found))
}

/// A reduction of `groups * size` terms inside of a body.
struct Reduction {
    id: Id,
    op: ReduceOp,
    var: Var,
    size: u32,
    groups: u32,
    term: Id,
}

impl Reduction {
    /// `window` in two: what groups come to has this width, sign and range; `place(j, t)` is where term `t` of group
    /// `j` is, as a number, an expression and its factor.
    fn in_two(
        &self,
        window: &Window,
        lanes: &LaneFn,
        body: Id,
        (width, signed, range): (u16, bool, Interval),
        place: &dyn Fn(Id, u32) -> (u32, Id, i128),
    ) -> Option<Halved> {
        let count = lanes.result.lanes().checked_mul(self.groups)?;
        let shape = Shape { kind: Kind::Vector, width, extents: vec![count] };
        let inner = self.grouped(lanes, shape.clone(), place);
        let name = (0..).map(|n| format!("half{n}")).find(|n| lanes.operands.iter().all(|o| o.name != *n))?;
        let between = Operand { name, kind: Kind::Vector, width, extents: shape.extents, signed };
        let outer = self.rest(lanes, body, between);
        let ranges = window.ranges.iter().copied().chain([range]).collect();
        Some(Halved {
            inner: window_of(window, &inner, window.ranges.clone(), signed)?,
            outer: window_of(window, &outer, ranges, window.signed)?,
        })
    }

    /// The values that the terms of a group combined can have.
    fn group_range(&self, dag: &Dag) -> Interval {
        let x = dag.interval(self.term);
        let size = i128::from(self.size);
        match self.op {
            ReduceOp::Add => Interval::new(x.lo.saturating_mul(size), x.hi.saturating_mul(size)),
            ReduceOp::Min | ReduceOp::Max => x,
            ReduceOp::And | ReduceOp::Or | ReduceOp::Xor if x.lo >= 0 => {
                Interval::of_width(x.bits().clamp(1, 64), false)
            }
            ReduceOp::And | ReduceOp::Or | ReduceOp::Xor => Interval::of_width(x.bits().clamp(1, 64), true),
        }
    }

    /// The bits of `body` that are kept, if all of it is this sum, perhaps with other terms.
    fn modulus(&self, dag: &Dag, body: Id) -> Option<u16> {
        let Node::Wrap { a, width, .. } = *dag.node(body) else { return None };
        let whole = match dag.node(a) {
            Node::Sum(_, terms) => {
                let others: Vec<Id> = terms.iter().map(|t| t.0).filter(|t| *t != self.id).collect();
                others.len() < terms.len() && !dag.reachable(&others).contains(&self.id)
            }
            _ => a == self.id,
        };
        (whole && self.op == ReduceOp::Add && matches!(width, 8 | 16 | 32)).then_some(width)
    }

    /// Lane `i * groups + j` combines the terms of group `j` of lane `i`.
    fn grouped(&self, lanes: &LaneFn, result: Shape, place: &dyn Fn(Id, u32) -> (u32, Id, i128)) -> LaneFn {
        let mut dag = Dag::new();
        let axes: Vec<u32> = lanes.axes.iter().copied().chain([self.groups]).collect();
        let j = dag.var(Var(lanes.axes.len() as u8), self.groups);
        let term = |dag: &mut Dag, t: u32| {
            let (at, group, factor) = place(j, t);
            let index = dag.sum(i128::from(at), &[(group, factor)]);
            dag.import(&lanes.dag, self.term, &mut |_, id| match lanes.dag.node(id) {
                Node::Var(v, _) if *v == self.var => Some(index),
                _ => None,
            })
        };
        let mut whole = term(&mut dag, 0);
        for t in 1..self.size {
            let next = term(&mut dag, t);
            whole = combine(&mut dag, self.op, whole, next);
        }
        let body = dag.wrap(whole, result.width, false);
        LaneFn {
            dag,
            operands: lanes.operands.clone(),
            result,
            axes,
            template_axis: None,
            bodies: vec![body],
        }
    }

    /// `lanes` with what is `between` in the place of pairs of terms.
    fn rest(&self, lanes: &LaneFn, body: Id, between: Operand) -> LaneFn {
        let mut dag = Dag::new();
        let (width, signed, operand) = (between.width, between.signed, lanes.operands.len() as u16);
        let lane = lane_number(&mut dag, &lanes.axes);
        let groups = i128::from(self.groups);
        let rest = if self.groups <= 2 {
            // Few terms are written out.
            let mut read = |n: i128| {
                let index = dag.sum(n, &[(lane, groups)]);
                dag.read_of(&[operand], width, signed, index)
            };
            let (p, q) = (read(0), read(groups - 1));
            combine(&mut dag, self.op, p, q)
        } else {
            let var = Var::reduction(0);
            let j = dag.var(var, self.groups);
            let index = dag.sum(0, &[(lane, groups), (j, 1)]);
            let read = dag.read_of(&[operand], width, signed, index);
            dag.reduce(self.op, var, self.groups, read)
        };
        let whole = dag.import(&lanes.dag, body, &mut |_, id| (id == self.id).then_some(rest));
        let whole = dag.wrap(whole, lanes.result.width, false);
        let operands = lanes.operands.iter().cloned().chain([between]).collect();
        LaneFn { dag, operands, bodies: vec![whole], ..lanes.clone() }
    }
}

fn combine(dag: &mut Dag, op: ReduceOp, p: Id, q: Id) -> Id {
    match op {
        ReduceOp::Add => dag.add(p, q),
        ReduceOp::And => dag.and(p, q),
        ReduceOp::Or => dag.or(p, q),
        ReduceOp::Xor => dag.xor(p, q),
        ReduceOp::Min => dag.min(p, q),
        ReduceOp::Max => dag.max(p, q),
    }
}

fn window_of(like: &Window, lanes: &LaneFn, ranges: Vec<Interval>, signed: bool) -> Option<Window> {
    lanes.validate().ok()?;
    let function = lanes.unroll();
    function.validate().ok()?;
    Some(Window {
        name: like.name.clone(),
        function,
        signed,
        ranges,
        origins: Vec::new(),
        layout: Layout::Dense,
        predicated: false,
        location: like.location.clone(),
    })
}
