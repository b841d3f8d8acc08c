//! Windows in two: a value inside of the lane expression is computed by a window of its own, lane by lane, and
//! the rest reads it. Where lanes that compute take turns with lanes that do not, the former are computed by themselves.
//!
//! A search over a large window may not come to an end, while those over its halves do. What is lost are the
//! ways to make the result that never have the value between in its own lanes.

use std::collections::HashMap;
use std::sync::Arc;

use autoir::program::Arg;
use autoir_semantics::dag::{Dag, Id, Interval, Node};
use autoir_semantics::lane::{ElementFn, Kind, LaneFn, Operand, Shape};
use autoir_semantics::reroll::reroll;

use crate::cover::composition::{Part, Piece};
use crate::window::{Window, plain_read};

/// Windows with fewer operations are not cut.
const MIN_WORK: usize = 3;
/// How many kinds of lanes may take turns.
const PERIODS: std::ops::RangeInclusive<usize> = 2..=4;

/// A window in two.
#[derive(Clone, Debug)]
pub struct Cut {
    /// Computes the value between.
    pub inner: Window,
    /// Computes the result; its last operand is the value between.
    pub outer: Window,
}

impl Cut {
    /// The halves, with their programs, as parts of the whole.
    pub fn parts(&self, inner: Arc<Piece>, outer: Arc<Piece>) -> Vec<Part> {
        let operands: Vec<Arg> = (0..self.inner.function.operands.len()).map(Arg::Input).collect();
        let between = [operands.clone(), vec![Arg::Step(0)]].concat();
        vec![Part { piece: inner, inputs: operands }, Part { piece: outer, inputs: between }]
    }
}

/// Ways to cut `window`, the one into most equal halves first; none for windows that compute little, or other things in
/// other lanes. Each is made when it is asked for.
pub fn cuts(window: &Window) -> impl Iterator<Item = Cut> {
    let lanes = reroll(&window.function);
    let inside = places(&lanes).into_iter();
    let inside = inside.filter_map(move |(body, at, type_)| cut(window, &lanes, body, at, type_));
    std::iter::once_with(|| computing_lanes(window)).flatten().chain(inside)
}

/// `window` with every second, third or fourth lane computed by itself, where others of them are at hand.
fn computing_lanes(window: &Window) -> Option<Cut> {
    let function = &window.function;
    let computes = |e: &Id| plain_read(&function.dag, *e).is_none();
    let count = function.elements.len();
    let (period, first) = PERIODS.filter(|n| count.is_multiple_of(*n)).find_map(|n| {
        let does = |first: &usize| function.elements[*first..].iter().step_by(n).any(computes);
        let computing: Vec<usize> = (0..n).filter(does).collect();
        let reads = |first: usize| {
            let mut lanes = function.elements[first..].iter().step_by(n);
            lanes.all(|e| matches!(plain_read(&function.dag, *e), Some(Some(_))))
        };
        computing.first().filter(|_| (0..n).any(reads)).map(|first| (n, *first))
    })?;
    let Shape { kind, width, .. } = function.result;
    let extents = vec![(count / period) as u32];
    let name = fresh_name(&function.operands);
    let between = Operand { name, kind, width, extents: extents.clone(), signed: window.signed };
    let mut inner = function.clone();
    inner.result = Shape { kind, width, extents };
    inner.elements = function.elements[first..].iter().copied().step_by(period).collect();
    let mut outer = function.clone();
    outer.operands.push(between);
    for (n, e) in outer.elements[first..].iter_mut().step_by(period).enumerate() {
        *e = outer.dag.read_at(function.operands.len() as u16, width, false, n as u32);
    }
    let values = inner.elements.iter().map(|e| inner.dag.interval(*e));
    let values = values.reduce(Interval::hull)?;
    let full = Interval::of_width(width, window.signed);
    in_two(window, (inner, window.signed), outer, if values.within(full) { values } else { full })
}

/// `window` as the one that computes the value between, which has a sign or not and lies in `range`, and the other one.
fn in_two(
    window: &Window,
    (inner, signed): (ElementFn, bool),
    outer: ElementFn,
    range: Interval,
) -> Option<Cut> {
    let ranges = window.ranges.iter().copied().chain([range]).collect();
    let inner = window.part(inner, signed, window.ranges.clone());
    let cut = Cut { inner, outer: window.part(outer, signed, ranges) };
    (cut.inner.function.validate().is_ok() && cut.outer.function.validate().is_ok()).then_some(cut)
}

/// The body, a value inside of it and that value's type, for every value at which the body can be cut.
fn places(lanes: &LaneFn) -> Vec<(Id, Id, (u16, bool))> {
    let [body] = lanes.bodies[..] else { return Vec::new() };
    if lanes.live_lanes() != lanes.result.lanes() {
        return Vec::new();
    }
    let work = Work::new(&lanes.dag, body);
    let total = work.of(body);
    if total < MIN_WORK {
        return Vec::new();
    }
    let mut places: Vec<(usize, Id, (u16, bool))> = work
        .nodes
        .iter()
        .filter_map(|id| {
            let below = work.of(*id);
            let type_ = value_type(lanes, *id).filter(|_| *id != body && below > 0)?;
            Some((below.min(total - below), *id, type_))
        })
        .filter(|place| place.0 > 0)
        .collect();
    places.sort_by_key(|place| (std::cmp::Reverse(place.0), place.1));
    places.into_iter().map(|(_, id, type_)| (body, id, type_)).collect()
}

/// The operations below each node.
pub(crate) struct Work {
    nodes: Vec<Id>,
    below: HashMap<Id, usize>,
}

impl Work {
    pub fn new(dag: &Dag, root: Id) -> Work {
        let nodes: Vec<Id> = dag.reachable(&[root]);
        let works = |id: &Id| !matches!(dag.node(*id), Node::Const(_) | Node::Var(..) | Node::Read { .. });
        let values = |id: Id| -> Vec<Id> { dag.reachable(&[id]).into_iter().filter(works).collect() };
        // What computes an index is no work.
        let indices: std::collections::HashSet<Id> = nodes
            .iter()
            .filter_map(|id| match dag.node(*id) {
                Node::Read { index, .. } => Some(*index),
                _ => None,
            })
            .flat_map(values)
            .collect();
        let count = |id: &Id| values(*id).into_iter().filter(|v| !indices.contains(v)).count();
        let below = nodes.iter().map(|id| (*id, count(id))).collect();
        let nodes = nodes.into_iter().filter(|id| !indices.contains(id)).collect();
        Work { nodes, below }
    }

    pub fn of(&self, id: Id) -> usize {
        self.below.get(&id).copied().unwrap_or(0)
    }
}

/// The type of an element that holds the value of `id` in every lane: not that of a condition, of what is the
/// same in all lanes, or of a term of a reduction.
fn value_type(lanes: &LaneFn, id: Id) -> Option<(u16, bool)> {
    let axes = (1u64 << lanes.axes.len()) - 1;
    let vars = lanes.dag.free_vars(id);
    let range = lanes.dag.interval(id);
    if vars == 0 || vars & !axes != 0 || range.is_bool() {
        return None;
    }
    let widths = [8u16, 16, 32, 64].into_iter();
    widths.flat_map(|w| [(w, false), (w, true)]).find(|(w, s)| range.within(Interval::of_width(*w, *s)))
}

fn cut(window: &Window, lanes: &LaneFn, body: Id, at: Id, (width, signed): (u16, bool)) -> Option<Cut> {
    let count = lanes.result.lanes();
    let name = fresh_name(&lanes.operands);
    let between = Operand { name, kind: Kind::Vector, width, extents: vec![count], signed };
    let mut inner = lanes.clone();
    inner.result = Shape { kind: Kind::Vector, width, extents: vec![count] };
    inner.bodies = vec![inner.dag.wrap(at, width, false)];
    let mut outer = lanes.clone();
    outer.operands.push(between.clone());
    outer.dag = Dag::new();
    let position = lane_number(&mut outer.dag, &lanes.axes);
    let read = outer.dag.read_of(&[lanes.operands.len() as u16], width, signed, position);
    let whole = outer.dag.import(&lanes.dag, body, &mut |_, id| (id == at).then_some(read));
    // What the value cannot be, its type can.
    outer.bodies = vec![outer.dag.wrap(whole, lanes.result.width, false)];
    in_two(window, (inner.unroll(), signed), outer.unroll(), lanes.dag.interval(at))
}

/// The number of the lane, as an expression of the axes.
fn lane_number(dag: &mut Dag, axes: &[u32]) -> Id {
    let mut stride = 1i128;
    let mut terms = Vec::new();
    for (n, extent) in axes.iter().enumerate().rev() {
        terms.push((dag.var(autoir_semantics::dag::Var(n as u8), *extent), stride));
        stride *= i128::from(*extent);
    }
    dag.sum(0, &terms)
}

fn fresh_name(operands: &[Operand]) -> String {
    let taken = |name: &String| operands.iter().any(|o| o.name == *name);
    (0..).map(|n| format!("between{n}")).find(|name| !taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use autoir_semantics::smt::Verdict;

    use super::*;
    use crate::cover::composition;
    use crate::library::UnitCosts;
    use crate::synthesize::{Options, synthesize};
    use crate::testing::{library, target, window};
    use crate::verify::verify;

    #[test]
    fn halves_make_the_whole() {
        let twice = "window t(a: u8x16) -> u16x16 {\n    out[i] = 2 * a[i]\n}\n";
        let least = "window m(a: u16x16, b: u16x16) -> u16x16 {\n    out[i] = min(a[i], b[i])\n}\n";
        let more = "window p(a: u16x16) -> u16x16 {\n    out[i] = a[i] + 1\n}\n";
        let library = library(&[twice, least, more]);
        let whole =
            window("window w(a: u8x16, b: u16x16) -> u16x16 {\n    out[i] = min(2 * a[i], b[i]) + 1\n}\n");
        let cuts: Vec<Cut> = cuts(&whole).collect();
        assert!(cuts.len() >= 2, "{cuts:?}");
        for cut in &cuts {
            assert_eq!(cut.inner.function.result.lanes(), 16);
            let solve = |w: &Window| {
                let options = Options::default();
                let found = synthesize(w, &target(), &library, &UnitCosts, &options);
                let program = found.answer.expect("it is found").program;
                Arc::new(Piece { window: w.clone(), program, parts: Vec::new() })
            };
            let parts = cut.parts(solve(&cut.inner), solve(&cut.outer));
            let joined = composition::program("w", &whole.function.operands, &parts).expect("they fit");
            assert_eq!(joined.steps.len(), 3);
            assert_eq!(verify(&whole, &joined, &library, 3_000).expect("well formed"), Verdict::Proved);
            let piece = Piece { window: whole.clone(), program: joined, parts };
            assert_eq!(composition::verify(&piece, 3_000).expect("they fit"), Verdict::Proved);
        }
    }

    #[test]
    fn little_work_is_not_cut() {
        assert!(
            cuts(&window("window w(a: u8x16) -> u8x16 {\n    out[i] = min(a[i], 3)\n}\n")).next().is_none()
        );
    }

    #[test]
    fn lanes_that_compute_are_computed_by_themselves() {
        let text = "window w(a: u8x16, b: u8x16) -> u8x32 {\n    out[2*i] = a[i]\n    out[2*i + 1] = avg(a[i], b[i])\n}\n";
        let cut = cuts(&window(text)).next().expect("two kinds of lanes");
        let lanes = |w: &Window| w.function.elements.len();
        assert_eq!((lanes(&cut.inner), lanes(&cut.outer)), (16, 32));
        assert!(
            cut.outer.function.elements.iter().all(|e| plain_read(&cut.outer.function.dag, *e).is_some())
        );
        assert!(cuts(&cut.outer).next().is_none(), "nothing is computed");
        let both = text.replace("= a[i]\n", "= absd(a[i], b[i])\n");
        assert!(cuts(&window(&both)).next().is_none(), "all are computed");
    }
}
