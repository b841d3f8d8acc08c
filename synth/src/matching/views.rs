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

    /// `value` saturated to `range`, that of a type: inside of a limit within it, which stays what it is.
    fn saturated(&mut self, value: Id, range: Interval) -> Id {
        let (inner, limit, is_min) = self.limited(value, range).unwrap_or((value, range.hi, true));
        let dag = &mut self.space.dag;
        let (inner, limit) = (dag.sat(inner, range.bits(), range.lo < 0), dag.constant(limit));
        if is_min { dag.min(inner, limit) } else { dag.max(inner, limit) }
    }

    /// What has a limit within `range` and nothing but that, the limit, and whether it is one from above.
    fn limited(&self, value: Id, range: Interval) -> Option<(Id, i128, bool)> {
        let dag = &self.space.dag;
        let is_within = |limit: &i128| range.lo < *limit && *limit < range.hi;
        match *dag.node(value) {
            Node::Sat { a, width, signed } if width <= 64 => {
                let own = Interval::of_width(width, signed);
                match (is_within(&own.lo), is_within(&own.hi)) {
                    (true, false) => Some((a, own.lo, false)),
                    (false, true) => Some((a, own.hi, true)),
                    _ => None,
                }
            }
            Node::Min(x, y) | Node::Max(x, y) => {
                let is_min = matches!(dag.node(value), Node::Min(..));
                let with = |x: Id, limit: Id| Some((x, dag.as_const(limit).filter(is_within)?, is_min));
                with(x, y).or_else(|| with(y, x))
            }
            _ => None,
        }
    }

    /// The views of the extremum `g` with what is beyond the type of a pattern's elements saturated to that type, where the
    /// other operand is a limit within it: that is the result there.
    pub(super) fn within_elements(&mut self, pattern: Id, g: Id, views: &mut [(Id, Id)]) {
        let Some(range) = self.limit(pattern).filter(|range| self.space.interval(g).within(*range)) else {
            return;
        };
        let mut within = |value: Id, limit: Id| {
            let is_limit = self.space.dag.as_const(limit).is_some();
            if !is_limit || self.space.interval(value).within(range) {
                return value;
            }
            let narrow = self.saturated(value, range);
            self.space.simplify(narrow)
        };
        for view in views {
            *view = (within(view.0, view.1), within(view.1, view.0));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const LEAST: &str = "window m(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = min(a[i], b[i])\n}\n";
    const GREATEST: &str = "window n(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = max(a[i], b[i])\n}\n";
    const SUM: &str = "window s(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = sat_i16(a[i] + b[i])\n}\n";

    fn steps(limited: &str) -> Option<usize> {
        let goal = format!("window g(a: i16x8, b: i16x8) -> i16x8 {{\n    out[i] = {limited}\n}}\n");
        found(&goal, &[LEAST, GREATEST, SUM]).map(|program| program.steps.len())
    }

    #[test]
    fn what_is_beyond_elements_is_saturated_within_limits() {
        assert_eq!(steps("clamp(a[i] + b[i], 0, 1000)"), Some(3));
        assert_eq!(steps("clamp(a[i] + b[i], -7, 255)"), Some(3));
        assert_eq!(steps("clamp(a[i] + b[i], 0, 255)"), Some(3));
        assert_eq!(steps("max(min(a[i] + b[i], 32767), 5)"), Some(2));
        // The limit is beyond what elements hold.
        assert_eq!(steps("i16(min(a[i] + b[i], 40000))"), None);
    }

    #[test]
    fn a_limit_from_one_side_saturates_on_the_other() {
        let less = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = sat_u8(a[i] - b[i])\n}\n";
        let greatest = "window m(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = max(a[i], b[i])\n}\n";
        let goal = "window g(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = max(a[i] - b[i], 16)\n}\n";
        assert_eq!(found(goal, &[less, greatest]).map(|program| program.steps.len()), Some(2));
    }
}
