//! Sums and other reductions over many elements, in halves.

use std::collections::BTreeSet;

use autoir_semantics::dag::{Dag, Id, Interval, Node, ReduceOp, Var};
use autoir_semantics::lane::{Kind, LaneFn, Operand, Shape};

use super::{lane_number, renumbered};
use crate::cover::partition::Work;
use crate::window::{Layout, Window};

/// Reductions of fewer terms are left as they are.
const MIN_TERMS: u32 = 4;
/// Reductions of more terms than this are rarely an instruction's.
const MANY_TERMS: u32 = 4;
/// Terms of more operations than this are computed before they are combined.
const MAX_WORK: usize = 2;

/// A window in two: the first one computes values between, the second the result; the values between are its
/// last operand.
#[derive(Clone, Debug)]
pub struct Halved {
    /// Computes the values between.
    pub inner: Window,
    /// The operands of the window that `inner` reads.
    pub reads: Vec<usize>,
    /// Computes the result.
    pub outer: Window,
}

/// Whether the lanes reduce many terms.
pub fn reduces_many(lanes: &LaneFn) -> bool {
    let many = |id| matches!(*lanes.dag.node(id), Node::Reduce { count, .. } if count > MANY_TERMS);
    lanes.dag.reachable(&lanes.bodies).into_iter().any(many)
}

/// `window`, whose lanes reduce an even number of terms, as a window that combines the terms in pairs, the first
/// with the one in the middle and so on, and one that reduces what comes of it. Terms that take much to compute
/// are what the first window computes.
pub fn halved(window: &Window, lanes: &LaneFn) -> Option<Halved> {
    let [body] = lanes.bodies[..] else { return None };
    if lanes.live_lanes() != lanes.result.lanes() || lanes.result.kind != Kind::Vector {
        return None;
    }
    let reduction = lanes.dag.reachable(&[body]).into_iter().find_map(|id| match *lanes.dag.node(id) {
        Node::Reduce { op, var, count, body } if count >= MIN_TERMS && count.is_multiple_of(2) => {
            let paired = Work::new(&lanes.dag, body).of(body) <= MAX_WORK;
            let made = if paired { count / 2 } else { count };
            Some(Reduction { id, op, var, count, made, term: body })
        }
        _ => None,
    })?;
    let exact = reduction.made_range(&lanes.dag);
    let types = [8u16, 16, 32].into_iter().flat_map(|w| [(w, false), (w, true)]);
    let fitting = types.into_iter().find(|(w, s)| exact.within(Interval::of_width(*w, *s)));
    let (width, signed) = fitting.or_else(|| Some((reduction.modulus(&lanes.dag, body)?, false)))?;
    let (full, count) =
        (Interval::of_width(width, signed), lanes.result.lanes().checked_mul(reduction.made)?);
    let range = if fitting.is_some() { exact } else { full };
    let shape = Shape { kind: Kind::Vector, width, extents: vec![count] };

    let (inner, reads) = trimmed(&reduction.first(lanes, shape.clone()));
    let inner_ranges = reads.iter().filter_map(|n| window.ranges.get(*n).copied()).collect();
    let name = (0..).map(|n| format!("half{n}")).find(|n| lanes.operands.iter().all(|o| o.name != *n))?;
    let between = Operand { name, kind: Kind::Vector, width, extents: shape.extents, signed };
    let outer = reduction.rest(lanes, body, between);
    let ranges = window.ranges.iter().copied().chain([range]).collect();
    Some(Halved {
        inner: window_of(window, &inner, inner_ranges, signed)?,
        reads,
        outer: window_of(window, &outer, ranges, window.signed)?,
    })
}

/// A reduction inside of a body.
struct Reduction {
    id: Id,
    op: ReduceOp,
    var: Var,
    /// Its terms.
    count: u32,
    /// The values that are made of them first: as many, or half as many.
    made: u32,
    term: Id,
}

impl Reduction {
    fn paired(&self) -> bool {
        self.made < self.count
    }

    /// The values that a term, or two combined, can have.
    fn made_range(&self, dag: &Dag) -> Interval {
        let x = dag.interval(self.term);
        match self.op {
            _ if !self.paired() => x,
            ReduceOp::Add => Interval::new(x.lo.saturating_mul(2), x.hi.saturating_mul(2)),
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

    /// Lane `i * made + j` is term `j` of lane `i`, in pairs combined with term `j + made`.
    fn first(&self, lanes: &LaneFn, result: Shape) -> LaneFn {
        let mut dag = Dag::new();
        let axes: Vec<u32> = lanes.axes.iter().copied().chain([self.made]).collect();
        let j = dag.var(Var(lanes.axes.len() as u8), self.made);
        let term = |dag: &mut Dag, index: Id| {
            dag.import(&lanes.dag, self.term, &mut |_, id| match lanes.dag.node(id) {
                Node::Var(v, _) if *v == self.var => Some(index),
                _ => None,
            })
        };
        let mut value = term(&mut dag, j);
        if self.paired() {
            let second = dag.add_const(j, i128::from(self.made));
            let other = term(&mut dag, second);
            value = dag.combine(self.op, &[value, other]);
        }
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
    fn rest(&self, lanes: &LaneFn, body: Id, between: Operand) -> LaneFn {
        let mut dag = Dag::new();
        let (width, signed, operand) = (between.width, between.signed, lanes.operands.len() as u16);
        let lane = lane_number(&mut dag, &lanes.axes);
        let made = i128::from(self.made);
        let rest = if self.made <= 2 {
            // Few terms are written out.
            let mut read = |n: i128| {
                let index = dag.sum(n, &[(lane, made)]);
                dag.read_of(&[operand], width, signed, index)
            };
            let (p, q) = (read(0), read(made - 1));
            dag.combine(self.op, &[p, q])
        } else {
            let var = Var::reduction(0);
            let j = dag.var(var, self.made);
            let index = dag.sum(0, &[(lane, made), (j, 1)]);
            let read = dag.read_of(&[operand], width, signed, index);
            dag.reduce(self.op, var, self.made, read)
        };
        let whole = dag.import(&lanes.dag, body, &mut |_, id| (id == self.id).then_some(rest));
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
