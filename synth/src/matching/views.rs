//! The ways to read a value as a bitwise operation or as an extremum of two others.

use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::hash::FastMap;

use super::{Matcher, Mode};
use crate::goal::space::Space;

impl Matcher<'_> {
    /// The ways to read `g` as the bitwise operation of `like`, as far as `mode` asks for it.
    pub(super) fn bitwise_views(&mut self, like: &Node, g: Id, mode: Mode) -> Vec<(Id, Id)> {
        let node = self.space.dag.node(g).clone();
        let mut views = Vec::new();
        let both = |s: &mut Space, x: Id, y: Id| {
            let (x, y) = s.ordered(x, y);
            vec![(x, y), (y, x)]
        };
        match (like, &node) {
            (Node::And(..), Node::And(x, y))
            | (Node::Or(..), Node::Or(x, y))
            | (Node::Xor(..), Node::Xor(x, y)) => {
                views = both(self.space, *x, *y);
            }
            (Node::And(..), Node::Wrap { a, width, signed: false }) if *width < 127 => {
                let mask = self.space.dag.constant((1 << width) - 1);
                views = vec![(*a, mask), (mask, *a)];
            }
            (Node::And(..), Node::Select(c, x, y)) => {
                for (value, zero, cond) in [(*x, *y, *c), (*y, *x, self.space.dag.negate_bool(*c))] {
                    if self.space.dag.as_const(zero) == Some(0) {
                        let mask = self.space.dag.neg(cond);
                        views.extend([(value, mask), (mask, value)]);
                    }
                }
            }
            (Node::And(..), Node::Sum(0, terms)) => {
                if let [(t, c)] = terms[..]
                    && c > 0
                    && c.count_ones() == 1
                    && let Some(view) = self.masked(t, c.trailing_zeros())
                {
                    views = vec![view, (view.1, view.0)];
                }
            }
            (Node::And(..), Node::Read { width: 1, .. }) => {
                views = self.masked(g, 0).map_or_else(Vec::new, |(x, y)| vec![(x, y), (y, x)]);
            }
            (Node::Or(..), Node::Sum(0, terms)) => {
                if let [(t, c), (u, e)] = terms[..] {
                    let (x, y) = (self.space.dag.scale(t, c), self.space.dag.scale(u, e));
                    if self.space.dag.or(x, y) == g {
                        views = both(self.space, x, y);
                    }
                }
            }
            // The top bit is added as it is inverted: what is carried is lost.
            (Node::Xor(..), Node::Sum(k, terms)) if mode.is_top_bit(*k) => {
                let (rest, top) = (self.space.dag.sum(0, terms), self.space.dag.constant(*k));
                views = vec![(rest, top), (top, rest)];
            }
            (Node::Xor(..), Node::Sum(k, terms)) => {
                if let [(t, -1)] = terms[..] {
                    let ones = self.space.dag.constant(*k);
                    if self.space.dag.xor(t, ones) == g {
                        views = vec![(t, ones), (ones, t)];
                    }
                }
                // So is the top bit of a narrower value, read with its sign.
                if let [(t, 1)] = terms[..]
                    && let Node::Wrap { a, .. } = *self.space.dag.node(t)
                {
                    let top = self.space.dag.constant(*k);
                    if self.space.dag.xor(a, top) == g {
                        views = vec![(a, top), (top, a)];
                    }
                }
            }
            _ => {}
        }
        if matches!(like, Node::And(..))
            && views.is_empty()
            && let Some((whole, mask)) = self.unmasked(g)
        {
            views = vec![(whole, mask), (mask, whole)];
        }
        views
    }

    /// `g`, which combines low bits of values, as the combination of the values under a mask.
    fn unmasked(&mut self, g: Id) -> Option<(Id, Id)> {
        let (mut width, mut largest) = (None, 0);
        let mut stack = vec![g];
        while let Some(id) = stack.pop() {
            match *self.space.dag.node(id) {
                Node::And(a, b) | Node::Or(a, b) | Node::Xor(a, b) => stack.extend([a, b]),
                Node::Wrap { width: w, signed: false, .. } if width.is_none_or(|known| known == w) => {
                    width = Some(w);
                }
                Node::Read { width: 1, .. } if width.is_none_or(|known| known == 1) => {
                    self.space.lowest_bit_of(id)?;
                    width = Some(1);
                }
                Node::Const(v) if v >= 0 => largest = largest.max(v),
                _ => return None,
            }
        }
        let width = width.filter(|w| *w < 64 && largest < 1 << *w)?;
        let mut wide = FastMap::default();
        for id in self.space.dag.reachable(&[g]) {
            match *self.space.dag.node(id) {
                Node::Wrap { a, width: w, .. } if w == width => {
                    wide.insert(id, a);
                }
                Node::Read { .. } => {
                    let Some((operand, index)) = self.space.lowest_bit_of(id) else { continue };
                    let width = self.space.operands()[usize::from(operand)].width;
                    wide.insert(id, self.space.dag.read_at(operand, width, false, index));
                }
                _ => {}
            }
        }
        let whole = self.space.replaced(g, wide);
        Some((whole, self.space.dag.constant((1i128 << width) - 1)))
    }

    /// `t << shift` as a value and a mask, where `t` is a bit field.
    fn masked(&mut self, t: Id, shift: u32) -> Option<(Id, Id)> {
        if let Node::Read { base, width: 1, index, .. } = self.space.dag.node(t).clone() {
            let bit = self.space.dag.as_const(index).filter(|bit| bit % 8 == i128::from(shift))?;
            let byte = self.space.dag.constant(bit / 8);
            return Some((
                self.space.dag.read_of(&base, 8, false, byte),
                self.space.dag.constant(1 << shift),
            ));
        }
        let Node::Wrap { a, width, signed: false } = *self.space.dag.node(t) else { return None };
        let value = match *self.space.dag.node(a) {
            Node::Shr(x, n) if self.space.dag.as_const(n) == Some(i128::from(shift)) => x,
            _ => self.space.dag.scale(a, 1 << shift),
        };
        let mask = self.space.dag.constant(((1i128 << width) - 1) << shift);
        Some((value, mask))
    }

    /// The ways to read `g` as a minimum or maximum.
    pub(super) fn extremum_views(&mut self, like: &Node, g: Id) -> Vec<(Id, Id)> {
        let is_min = matches!(like, Node::Min(..));
        match *self.space.dag.node(g) {
            Node::Min(x, y) if is_min => {
                let (x, y) = self.space.ordered(x, y);
                vec![(x, y), (y, x)]
            }
            Node::Max(x, y) if !is_min => {
                let (x, y) = self.space.ordered(x, y);
                vec![(x, y), (y, x)]
            }
            Node::Sat { a, width, signed } => {
                let range = Interval::of_width(width, signed);
                let (outer, inner) = if is_min { (range.hi, range.lo) } else { (range.lo, range.hi) };
                let (outer, inner) = (self.space.dag.constant(outer), self.space.dag.constant(inner));
                let rest = if is_min { self.space.dag.max(a, inner) } else { self.space.dag.min(a, inner) };
                let rest = self.space.simplify(rest);
                if rest == g { Vec::new() } else { vec![(rest, outer), (outer, rest)] }
            }
            _ => Vec::new(),
        }
    }
}
