//! Sums and other reductions over many elements, in halves.

use autoir_semantics::dag::{Dag, Id, Interval, Node, ReduceOp, Var};
use autoir_semantics::lane::{Kind, LaneFn, Operand, Shape};

use super::lane_number;
use crate::window::{Layout, Window};

/// Reductions of fewer terms are left as they are.
const MIN_TERMS: u32 = 4;

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
    let [body] = lanes.bodies[..] else { return None };
    if lanes.live_lanes() != lanes.result.lanes() || lanes.result.kind != Kind::Vector {
        return None;
    }
    let reduction = lanes.dag.reachable(&[body]).into_iter().find_map(|id| match *lanes.dag.node(id) {
        Node::Reduce { op, var, count, body } if count >= MIN_TERMS && count.is_multiple_of(2) => {
            Some(Reduction { id, op, var, half: count / 2, term: body })
        }
        _ => None,
    })?;
    let exact = reduction.pair_range(&lanes.dag);
    let types = [8u16, 16, 32].into_iter().flat_map(|w| [(w, false), (w, true)]);
    let fitting = types.into_iter().find(|(w, s)| exact.within(Interval::of_width(*w, *s)));
    let (width, signed) = fitting.or_else(|| Some((reduction.modulus(&lanes.dag, body)?, false)))?;
    let (full, count) =
        (Interval::of_width(width, signed), lanes.result.lanes().checked_mul(reduction.half)?);
    let range = if fitting.is_some() { exact } else { full };
    let shape = Shape { kind: Kind::Vector, width, extents: vec![count] };

    let inner = reduction.pairs(lanes, shape.clone());
    let name = (0..).map(|n| format!("half{n}")).find(|n| lanes.operands.iter().all(|o| o.name != *n))?;
    let between = Operand { name, kind: Kind::Vector, width, extents: shape.extents, signed };
    let outer = reduction.rest(lanes, body, between);
    let ranges = window.ranges.iter().copied().chain([range]).collect();
    Some(Halved {
        inner: window_of(window, &inner, window.ranges.clone(), signed)?,
        outer: window_of(window, &outer, ranges, window.signed)?,
    })
}

/// A reduction of `2 * half` terms inside of a body.
struct Reduction {
    id: Id,
    op: ReduceOp,
    var: Var,
    half: u32,
    term: Id,
}

impl Reduction {
    /// The values that two terms combined can have.
    fn pair_range(&self, dag: &Dag) -> Interval {
        let x = dag.interval(self.term);
        match self.op {
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

    /// Lane `i * half + j` combines terms `j` and `j + half` of lane `i`.
    fn pairs(&self, lanes: &LaneFn, result: Shape) -> LaneFn {
        let mut dag = Dag::new();
        let axes: Vec<u32> = lanes.axes.iter().copied().chain([self.half]).collect();
        let j = dag.var(Var(lanes.axes.len() as u8), self.half);
        let term = |dag: &mut Dag, index: Id| {
            dag.import(&lanes.dag, self.term, &mut |_, id| match lanes.dag.node(id) {
                Node::Var(v, _) if *v == self.var => Some(index),
                _ => None,
            })
        };
        let second = dag.add_const(j, i128::from(self.half));
        let (p, q) = (term(&mut dag, j), term(&mut dag, second));
        let both = combine(&mut dag, self.op, p, q);
        let body = dag.wrap(both, result.width, false);
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
        let half = i128::from(self.half);
        let rest = if self.half <= 2 {
            // Few terms are written out.
            let mut read = |n: i128| {
                let index = dag.sum(n, &[(lane, half)]);
                dag.read_of(&[operand], width, signed, index)
            };
            let (p, q) = (read(0), read(half - 1));
            combine(&mut dag, self.op, p, q)
        } else {
            let var = Var::reduction(0);
            let j = dag.var(var, self.half);
            let index = dag.sum(0, &[(lane, half), (j, 1)]);
            let read = dag.read_of(&[operand], width, signed, index);
            dag.reduce(self.op, var, self.half, read)
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
