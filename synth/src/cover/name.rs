//! The values of a window: each operation of its lane expression whose result fits into the elements that there are.
//!
//! Values are as narrow as their ranges allow, for registers then hold more of them. Of what is cut off at the end
//! only the bits that are left are computed. Counts of shifts and operands of bitwise operations are as wide as what
//! they are combined with, because instructions want them so.

use std::collections::HashMap;

use autoir_semantics::dag::{Dag, Id, Interval, Node};
use autoir_semantics::lane::{ElementFn, Kind, LaneFn, Shape};
use autoir_semantics::reroll::reroll_elements;

use super::{MAX_RESULTS, MAX_VALUES, Pieces, lane_number};
use crate::goal::space::Space;
use crate::window::Window;

impl Pieces {
    /// The values of `window`, whose function is `lanes`; nothing where lanes do different things, unless as many in a row
    /// each do one, or where nothing is computed. No value needs elements of more than `widest` bits. Where they are `fine`, operands that
    /// are narrower than what is computed of them, scalars, and elements of other lanes are brought into that many
    /// bits and their lanes by values of their own.
    pub fn new(window: &Window, lanes: &LaneFn, widest: u16, fine: bool) -> Option<Pieces> {
        if lanes.live_lanes() != lanes.result.lanes() || lanes.result.kind != Kind::Vector {
            return None;
        }
        let blocks = blocks(window, lanes)?;
        let mut space = Space::new(&lanes.operands, &window.ranges);
        let bodies: Vec<Id> =
            blocks.iter().map(|b| space.dag.import(&b.dag, b.bodies[0], &mut |_, _| None)).collect();
        let first = &blocks[0];
        let pieces = Pieces {
            dag: Dag::new(),
            axes: first.axes.clone(),
            operands: lanes.operands.clone(),
            ranges: window.ranges.clone(),
            result: first.result.clone(),
            signed: window.signed,
            name: window.name.clone(),
            location: window.location.clone(),
            values: Vec::new(),
            results: Vec::new(),
            is_searched: false,
        };
        let mut namer = Namer { pieces, space, named: HashMap::new(), lows: HashMap::new(), widest, fine };
        let named: Vec<Id> = bodies.into_iter().map(|body| namer.name(body)).collect();
        let mut pieces = namer.pieces;
        let width = first.result.width;
        if let [last] = named[..] {
            // Only the bits of the result matter.
            let v = pieces.value_of(last).filter(|v| v + 1 == pieces.values.len())?;
            let value = &mut pieces.values[v];
            value.definition = pieces.dag.wrap(value.definition, width, false);
            (value.width, value.signed) = (width, false);
            pieces.results.push(v);
        } else {
            for result in named {
                let v = match pieces.value_of(result) {
                    Some(v) if pieces.values[v].width == width => v,
                    _ => {
                        let low = pieces.dag.wrap(result, width, false);
                        let read = pieces.define(low, width, false, Interval::of_width(width, false));
                        pieces.value_of(read)?
                    }
                };
                pieces.results.push(v);
            }
        }
        (pieces.values.len() <= MAX_VALUES).then_some(pieces)
    }
}

/// `lanes`, or as many lanes in a row each that do the same.
fn blocks(window: &Window, lanes: &LaneFn) -> Option<Vec<LaneFn>> {
    if lanes.bodies.len() == 1 {
        return Some(vec![lanes.clone()]);
    }
    let ElementFn { dag, operands, result, elements } = &window.function;
    let in_blocks = |count: usize| {
        let block = |elements: &[Id]| {
            let result = Shape { extents: vec![elements.len() as u32], ..result.clone() };
            let (dag, operands) = (dag.clone(), operands.clone());
            reroll_elements(&ElementFn { dag, operands, result, elements: elements.to_vec() })
        };
        let size =
            elements.len().checked_div(count).filter(|size| size * count == elements.len() && *size > 1)?;
        let blocks: Vec<LaneFn> = elements.chunks(size).map(block).collect();
        let is_like =
            |b: &LaneFn| b.bodies.len() == 1 && (&b.axes, &b.result) == (&blocks[0].axes, &blocks[0].result);
        blocks.iter().all(is_like).then_some(blocks)
    };
    (2..=MAX_RESULTS).find_map(in_blocks)
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
            _ if self.space.fits(id, width) => return self.name(id),
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
        if self.space.fits(id, width) {
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
                let x = match modulus.filter(|m| !self.space.fits(*t, *m)) {
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
