//! Matching one instruction lane against one goal lane, modulo what integers allow.
//!
//! The matcher is written as straight-line code with choice points ([`Script`]); all alternatives are
//! enumerated by running it again with the next script. A script that matches one lane is tried first on
//! the next: lanes of one template match alike.
//!
//! Invariant: if a lane matches, then for all operand values within the assumed ranges the instruction's
//! lane equals the goal's modulo `2^demand`, provided that each operand holds the values of the fields.

use autoir_semantics::dag::{Dag, Id, Interval, Node};

use crate::goal::Field;
use crate::space::Space;

/// How two values must agree: exactly, or modulo a power of two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Exact,
    Mod(u16),
}

impl Mode {
    /// The mode of a value that is divided by `2^n` afterwards.
    fn raised(self, n: u16) -> Mode {
        match self {
            Mode::Exact => Mode::Exact,
            Mode::Mod(d) => Mode::Mod(d.saturating_add(n)),
        }
    }

    /// The mode of a value that is multiplied by `2^n` afterwards.
    fn lowered(self, n: u16) -> Mode {
        match self {
            Mode::Exact => Mode::Exact,
            Mode::Mod(d) => Mode::Mod(d.saturating_sub(n)),
        }
    }
}

/// The choices of one run of the matcher.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    picks: Vec<(u32, u32)>,
    at: usize,
}

impl Script {
    /// One of `0..n`.
    fn choose(&mut self, n: usize) -> usize {
        if n <= 1 {
            return 0;
        }
        if self.at == self.picks.len() {
            self.picks.push((0, n as u32));
        }
        let pick = self.picks[self.at].0.min(n as u32 - 1);
        self.at += 1;
        pick as usize
    }

    /// The next script in depth-first order; false after the last one.
    pub fn advance(&mut self) -> bool {
        self.picks.truncate(self.at);
        self.at = 0;
        while let Some((pick, n)) = self.picks.pop() {
            if pick + 1 < n {
                self.picks.push((pick + 1, n));
                return true;
            }
        }
        false
    }

    /// Starts the same choices again.
    pub fn rewind(&mut self) {
        self.at = 0;
    }
}

/// A field together with the operand it belongs to.
pub type Bound = (u16, Field);

/// One run over one lane.
pub struct Matcher<'a> {
    /// The instruction's expressions.
    pub pattern: &'a Space,
    /// The goal's expressions.
    pub space: &'a mut Space,
    /// The choices.
    pub script: &'a mut Script,
    /// What has been bound.
    pub fields: Vec<Bound>,
}

impl Matcher<'_> {
    /// Whether pattern lane `p` can be goal lane `g` modulo `2^demand`; fills `fields`.
    pub fn lane(&mut self, p: Id, g: Id, demand: u16) -> bool {
        self.go(p, g, Mode::Mod(demand))
    }

    fn go(&mut self, p: Id, g: Id, mode: Mode) -> bool {
        let g = match mode {
            Mode::Exact => g,
            Mode::Mod(0) => return true,
            Mode::Mod(d) => {
                let low = self.space.dag.low_bits(g, d);
                self.space.simplify(low)
            }
        };
        let pattern: &Dag = &self.pattern.dag;
        match pattern.node(p) {
            Node::Const(c) => self.is_constant(g, *c, mode),
            Node::Read { base, width, signed, index } => match (base.as_slice(), pattern.as_const(*index)) {
                ([operand], Some(i)) => self.hole(*operand, *width, *signed, i, g, mode),
                ([operand], None) => self.lookup(*operand, *width, *index, g),
                _ => false,
            },
            Node::Wrap { a, width, signed } => self.wrap(*a, *width, *signed, g, mode),
            Node::Sat { a, width, signed } => self.sat(*a, *width, *signed, g),
            Node::Sum(..) => self.sum(p, g, mode),
            Node::Mul(a, b) => match single_term(&self.space.dag, g) {
                Some((t, c)) => self.product(*a, *b, t, c, mode),
                None => false,
            },
            Node::Shr(a, n) => self.shr(*a, *n, g, mode),
            Node::Shl(a, n) => self.shl(*a, *n, g, mode),
            Node::And(a, b) | Node::Or(a, b) | Node::Xor(a, b) => {
                let views = self.bitwise_views(pattern.node(p), g);
                self.pair(*a, *b, &views, mode)
            }
            Node::Min(a, b) | Node::Max(a, b) => {
                let views = self.extremum_views(pattern.node(p), g);
                self.pair(*a, *b, &views, Mode::Exact)
            }
            Node::Eq(a, b) => match *self.space.dag.node(g) {
                Node::Eq(x, y) => {
                    let (x, y) = self.space.ordered(x, y);
                    self.pair(*a, *b, &[(x, y), (y, x)], Mode::Exact)
                }
                // A bit of a byte, in its place, is the value of that place.
                Node::Read { width: 1, index, .. } => {
                    let Some(bit) = self.space.dag.as_const(index) else { return false };
                    let place = 1i128 << (bit % 8);
                    let (x, y) = (self.space.dag.scale(g, place), self.space.dag.constant(place));
                    self.pair(*a, *b, &[(x, y), (y, x)], Mode::Exact)
                }
                _ => false,
            },
            Node::Lt(a, b) => self.less(*a, *b, g),
            Node::Abs(a) => match *self.space.dag.node(g) {
                Node::Abs(x) => {
                    let negated = self.space.dag.neg(x);
                    let pick = [x, negated][self.script.choose(2)];
                    self.go(*a, pick, Mode::Exact)
                }
                _ => false,
            },
            Node::Select(c, a, b) => self.select(*c, *a, *b, g, mode),
            Node::Prim(prim, args) => match self.space.dag.node(g).clone() {
                Node::Prim(other, values) if other == *prim && args.len() == values.len() => {
                    args.iter().zip(values).all(|(a, v)| self.go(*a, v, Mode::Exact))
                }
                _ => false,
            },
            Node::Reduce { .. } | Node::First { .. } | Node::Var(..) => false,
        }
    }

    fn is_constant(&self, g: Id, c: i128, mode: Mode) -> bool {
        match (self.space.dag.as_const(g), mode) {
            (Some(v), Mode::Exact) => v == c,
            (Some(v), Mode::Mod(d)) => d >= 127 || (v.wrapping_sub(c)) & ((1i128 << d) - 1) == 0,
            (None, _) => false,
        }
    }

    /// Binds bits of an operand.
    fn hole(&mut self, operand: u16, width: u16, signed: bool, index: i128, g: Id, mode: Mode) -> bool {
        let demand = match mode {
            Mode::Mod(d) if d <= width => d,
            _ if self.space.interval(g).within(Interval::of_width(width, signed)) => width,
            _ => return false,
        };
        let Ok(index) = u32::try_from(index) else { return false };
        let value = self.space.low(g, demand);
        let field = Field { offset: index * u32::from(width), width, demand, value };
        let bits = self.pattern.operands().get(usize::from(operand)).map_or(0, |o| o.bits());
        if field.offset + u32::from(width) > bits {
            return false;
        }
        let known = |(o, f): &Bound| (*o, f.offset, f.width) == (operand, field.offset, width);
        let Some(n) = self.fields.iter().position(known) else {
            self.fields.push((operand, field));
            return true;
        };
        let old = self.fields[n].1;
        let common = old.demand.min(demand);
        if self.space.low(old.value, common) != self.space.low(value, common) {
            return false;
        }
        if demand > old.demand {
            self.fields[n].1 = field;
        }
        true
    }

    /// A read at an index that data chooses, against one of the goal: the index and every element that it
    /// can reach must agree.
    fn lookup(&mut self, operand: u16, width: u16, index: Id, g: Id) -> bool {
        let Node::Read { base, width: w, index: chosen, .. } = self.space.dag.node(g).clone() else {
            return false;
        };
        let split = |d: &Dag, id: Id| match d.node(id) {
            Node::Sum(k, terms) => match terms[..] {
                [(t, 1)] => Some((*k, t)),
                _ => None,
            },
            _ => Some((0, id)),
        };
        let (Some((k, rest)), Some((offset, wanted))) =
            (split(&self.pattern.dag, index), split(&self.space.dag, chosen))
        else {
            return false;
        };
        let reach = self.space.interval(wanted);
        if w != width || reach.lo < 0 || reach.hi > 255 || !self.go(rest, wanted, Mode::Exact) {
            return false;
        }
        (reach.lo..=reach.hi).all(|i| {
            let at = self.space.dag.constant(offset + i);
            let element = self.space.dag.read_of(&base, width, false, at);
            let element = self.space.simplify(element);
            self.hole(operand, width, false, k + i, element, Mode::Exact)
        })
    }

    /// Whether pattern condition `c` has the value `wanted` for what is bound, within the assumed ranges.
    fn decided(&mut self, c: Id, wanted: i128) -> bool {
        let pattern = self.pattern;
        let mut bound = true;
        let mut full = Vec::new();
        let fields = &self.fields;
        let mut leaf = |d: &mut Dag, id: Id| {
            let Node::Read { base, width, signed, index } = pattern.dag.node(id) else { return None };
            let at = pattern.dag.as_const(*index).and_then(|i| u32::try_from(i * i128::from(*width)).ok());
            let holds = |o: u16, f: &Field| {
                base[..] == [o]
                    && at.is_some_and(|at| {
                        f.offset <= at && at + u32::from(*width) <= f.offset + u32::from(f.width)
                    })
            };
            let found = fields.iter().position(|(o, f)| holds(*o, f));
            match (found, at) {
                (Some(n), Some(at)) => {
                    full.push(n);
                    let part = d.shr_const(fields[n].1.value, at - fields[n].1.offset);
                    Some(d.wrap(part, *width, *signed))
                }
                _ => {
                    bound = false;
                    Some(d.constant(0))
                }
            }
        };
        let value = self.space.import(&pattern.dag, c, &mut leaf);
        if !bound || self.space.dag.as_const(value) != Some(wanted) {
            return false;
        }
        // The condition looked at all bits: those that were open are 0 now.
        for n in full {
            self.fields[n].1.demand = self.fields[n].1.width;
        }
        true
    }

    fn wrap(&mut self, a: Id, width: u16, signed: bool, g: Id, mode: Mode) -> bool {
        match mode {
            Mode::Mod(d) if d <= width => self.go(a, g, mode),
            _ if self.space.interval(g).within(Interval::of_width(width, signed)) => {
                self.go(a, g, Mode::Mod(width))
            }
            _ => false,
        }
    }

    /// A saturation equals the goal if the goal saturates alike, or if what goes in cannot saturate.
    fn sat(&mut self, a: Id, width: u16, signed: bool, g: Id) -> bool {
        let range = Interval::of_width(width, signed);
        if let Node::Sat { a: inner, width: w, signed: s } = *self.space.dag.node(g)
            && (w, s) == (width, signed)
        {
            // A wider saturation before this one changes nothing.
            let hole = match self.pattern.dag.node(a) {
                Node::Read { width: v, signed: s, .. } if range.within(Interval::of_width(*v, *s)) => {
                    Some((*v, *s))
                }
                _ => None,
            };
            let value = match hole {
                Some((v, s)) => {
                    let clamped = self.space.dag.sat(inner, v, s);
                    self.space.simplify(clamped)
                }
                None => inner,
            };
            return self.go(a, value, Mode::Exact);
        }
        self.space.interval(g).within(range) && self.go(a, g, Mode::Exact)
    }

    fn pair(&mut self, a: Id, b: Id, views: &[(Id, Id)], mode: Mode) -> bool {
        if views.is_empty() {
            return false;
        }
        let (x, y) = views[self.script.choose(views.len())];
        self.go(a, x, mode) && self.go(b, y, mode)
    }

    fn shr(&mut self, a: Id, n: Id, g: Id, mode: Mode) -> bool {
        let pattern_count = self.pattern.dag.as_const(n);
        let Some(count) = pattern_count else {
            return match *self.space.dag.node(g) {
                Node::Shr(x, m) => self.go(n, m, Mode::Exact) && self.go(a, x, Mode::Exact),
                _ => false,
            };
        };
        let plain = matches!(self.pattern.dag.node(a), Node::Read { .. });
        match self.shifted(g) {
            // A shift of a plain operand takes a whole shift: two in a row are one.
            Some((_, m)) if plain && m != count => return false,
            Some((x, m)) if m >= count && count < 127 => {
                let rest = self.space.dag.shr_const(x, (m - count) as u32);
                let rest = self.space.simplify(rest);
                return self.go(a, rest, mode.raised(count as u16));
            }
            // x >> m is x * 2^n >> m + n.
            Some((x, m)) if m < count && count < 64 => {
                let scaled = self.space.dag.scale(x, 1 << (count - m));
                return self.go(a, scaled, mode.raised(count as u16));
            }
            _ => {}
        }
        match *self.space.dag.node(g) {
            // The field of a value that is `width` bits wide above the shift.
            Node::Wrap { a: y, width, signed } => match *self.space.dag.node(y) {
                Node::Shr(x, m) if self.space.dag.as_const(m) == Some(count) => {
                    let x = self.space.wrap(x, width + count as u16, signed);
                    self.go(a, x, Mode::Exact)
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// `g` as a value shifted right by a constant; what is added afterwards can be added before.
    fn shifted(&mut self, g: Id) -> Option<(Id, i128)> {
        let (k, t) = match self.space.dag.node(g) {
            Node::Sum(k, terms) => match terms[..] {
                [(t, 1)] => (*k, t),
                _ => return None,
            },
            _ => (0, g),
        };
        let Node::Shr(x, m) = *self.space.dag.node(t) else { return None };
        let m = self.space.dag.as_const(m).filter(|m| (0..64).contains(m))?;
        Some((self.space.dag.add_const(x, k.checked_mul(1 << m)?), m))
    }

    fn shl(&mut self, a: Id, n: Id, g: Id, mode: Mode) -> bool {
        if let Node::Shl(x, m) = *self.space.dag.node(g) {
            return self.go(n, m, Mode::Exact) && self.go(a, x, mode);
        }
        match single_term(&self.space.dag, g) {
            Some((t, c)) if c > 1 && c.count_ones() == 1 => {
                let count = self.space.dag.constant(i128::from(c.trailing_zeros()));
                self.go(n, count, Mode::Exact) && self.go(a, t, mode.lowered(c.trailing_zeros() as u16))
            }
            _ => false,
        }
    }

    /// `a * b` against `c * t`.
    fn product(&mut self, a: Id, b: Id, t: Id, c: i128, mode: Mode) -> bool {
        let mut views = Vec::new();
        if let Node::Mul(x, y) = *self.space.dag.node(t) {
            let (x, y) = self.space.ordered(x, y);
            for (x, y) in [(x, y), (y, x)] {
                let scaled = self.space.dag.scale(x, c);
                views.push((scaled, y));
                if c != 1 {
                    views.push((y, scaled));
                }
            }
        }
        if self.space.dag.as_const(t).is_none() {
            let factor = self.space.dag.constant(c);
            views.push((t, factor));
            views.push((factor, t));
        }
        self.pair(a, b, &views, mode)
    }

    fn less(&mut self, a: Id, b: Id, g: Id) -> bool {
        let mut views = Vec::new();
        match self.space.dag.node(g).clone() {
            Node::Lt(x, y) => views.push((x, y)),
            // 1 - (x < k)  <=>  k - 1 < x
            Node::Sum(1, terms) => {
                if let [(t, -1)] = terms[..]
                    && let Node::Lt(x, k) = *self.space.dag.node(t)
                    && let Some(k) = self.space.dag.as_const(k)
                {
                    views.push((self.space.dag.constant(k - 1), x));
                }
            }
            _ => {}
        }
        // The sign of a mask element: all ones where the condition holds.
        if self.pattern.dag.as_const(b) == Some(0) && self.space.interval(g).is_bool() {
            let mask = self.space.dag.neg(g);
            views.push((mask, self.space.dag.constant(0)));
        }
        self.pair(a, b, &views, Mode::Exact)
    }

    fn select(&mut self, c: Id, a: Id, b: Id, g: Id, mode: Mode) -> bool {
        let mut views = Vec::new();
        match self.space.dag.node(g).clone() {
            Node::Select(c, x, y) => {
                views.push((c, x, y));
                let not = self.space.dag.negate_bool(c);
                views.push((not, y, x));
            }
            Node::Sum(k, terms) => {
                if let [(t, m)] = terms[..]
                    && self.space.interval(t).is_bool()
                {
                    let (x, y) = (self.space.dag.constant(k + m), self.space.dag.constant(k));
                    views.push((t, x, y));
                    let not = self.space.dag.negate_bool(t);
                    views.push((not, y, x));
                }
            }
            _ => {}
        }
        let pick = self.script.choose(views.len() + 2);
        match views.get(pick) {
            Some((gc, x, y)) => {
                let (gc, x, y) = (*gc, *x, *y);
                self.go(c, gc, Mode::Exact) && self.go(a, x, mode) && self.go(b, y, mode)
            }
            // The choice is always the same one for the values that can occur.
            None if pick == views.len() => self.go(a, g, mode) && self.decided(c, 1),
            None => self.go(b, g, mode) && self.decided(c, 0),
        }
    }

    /// The ways to read `g` as the bitwise operation of `like`.
    fn bitwise_views(&mut self, like: &Node, g: Id) -> Vec<(Id, Id)> {
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
            (Node::Xor(..), Node::Sum(k, terms)) => {
                if let [(t, -1)] = terms[..] {
                    let ones = self.space.dag.constant(*k);
                    if self.space.dag.xor(t, ones) == g {
                        views = vec![(t, ones), (ones, t)];
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
        let mut width = None;
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
                Node::Const(_) => {}
                _ => return None,
            }
        }
        let width = width.filter(|w| *w < 64)?;
        let from = self.space.clone();
        let whole = self.space.dag.import(&from.dag, g, &mut |d, id| match *from.dag.node(id) {
            Node::Wrap { a, width: w, .. } if w == width => Some(d.import(&from.dag, a, &mut |_, _| None)),
            Node::Read { .. } => {
                let (operand, index) = from.lowest_bit_of(id)?;
                let o = &from.operands()[usize::from(operand)];
                Some(d.read_at(operand, o.width, false, index))
            }
            _ => None,
        });
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
    fn extremum_views(&mut self, like: &Node, g: Id) -> Vec<(Id, Id)> {
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

    /// A linear combination against a linear combination: terms of the pattern that compute take terms of
    /// the goal, plain reads take what is left.
    fn sum(&mut self, p: Id, g: Id, mode: Mode) -> bool {
        let (k, mut pattern_terms) = match self.pattern.dag.node(p) {
            Node::Sum(k, terms) => (*k, terms.clone()),
            _ => return false,
        };
        pattern_terms.sort_by_key(|(t, _)| (self.pattern.known_key(*t), *t));
        let is_hole = |t: &Id| matches!(self.pattern.dag.node(*t), Node::Read { .. });
        let (holes, rigid): (Vec<_>, Vec<_>) = pattern_terms.into_iter().partition(|(t, _)| is_hole(t));
        let (constant, mut left) = self.space.linear(g);
        let mut progress = rigid.is_empty();
        let mut last: Option<(u64, usize)> = None;
        let mut taken = vec![false; left.len()];
        for (t, c) in &rigid {
            let shape = self.pattern.known_key(*t).shape;
            let from = last.filter(|(s, _)| *s == shape).map_or(0, |(_, n)| n + 1);
            let is_product = matches!(self.pattern.dag.node(*t), Node::Mul(..));
            let fits = |e: i128| if is_product { e % c == 0 } else { self.same(e, *c, mode) };
            let options: Vec<usize> = (from..left.len()).filter(|j| !taken[*j] && fits(left[*j].1)).collect();
            let pick = self.script.choose(options.len() + usize::from(is_product));
            let Some(&j) = options.get(pick) else {
                if !is_product || !self.vanish(*t) {
                    return false;
                }
                continue;
            };
            let (term, e) = left[j];
            let sub = mode.lowered(c.trailing_zeros() as u16);
            let matched = match *self.pattern.dag.node(*t) {
                Node::Mul(a, b) => self.product(a, b, term, e / c, sub),
                _ => self.go(*t, term, sub),
            };
            if !matched {
                return false;
            }
            taken[j] = true;
            last = Some((shape, j));
            progress = true;
        }
        let mut n = 0;
        left.retain(|_| {
            n += 1;
            !taken[n - 1]
        });
        progress && self.rest(&holes, constant.wrapping_sub(k), &left, mode)
    }

    fn same(&self, a: i128, b: i128, mode: Mode) -> bool {
        match mode {
            Mode::Exact => a == b,
            Mode::Mod(d) => d >= 127 || a.wrapping_sub(b) & ((1i128 << d) - 1) == 0,
        }
    }

    /// Makes a product of the pattern zero by making one factor zero; the other may be anything.
    fn vanish(&mut self, t: Id) -> bool {
        let Node::Mul(a, b) = *self.pattern.dag.node(t) else { return false };
        let zero = self.space.dag.constant(0);
        let factor = [a, b][self.script.choose(2)];
        self.go(factor, zero, Mode::Exact)
    }

    /// Gives `constant + left` to the plain reads of a pattern.
    fn rest(&mut self, holes: &[(Id, i128)], constant: i128, left: &[(Id, i128)], mode: Mode) -> bool {
        match holes {
            [] => left.is_empty() && self.same(constant, 0, mode),
            [(hole, c)] => self.give(*hole, *c, constant, left, mode),
            [(a, ca), (b, cb)] => {
                let mut splits = splits(constant, left, (*ca, *cb));
                splits.extend(self.biased(*a, constant, left, (*ca, *cb), mode));
                if splits.is_empty() {
                    return false;
                }
                let (one, two) = &splits[self.script.choose(splits.len())];
                self.give(*a, *ca, one.0, &one.1, mode) && self.give(*b, *cb, two.0, &two.1, mode)
            }
            // Many: one term each, by their factors.
            _ => {
                let residue = |c: i128| match mode {
                    Mode::Mod(d @ 1..=126) => c & ((1 << d) - 1),
                    _ => c,
                };
                let by_factor = |terms: &[(Id, i128)]| {
                    let mut terms: Vec<_> = terms.iter().map(|(t, c)| (*t, residue(*c))).collect();
                    terms.sort_by_key(|t| t.1);
                    terms
                };
                left.len() == holes.len()
                    && self.same(constant, 0, mode)
                    && by_factor(holes)
                        .into_iter()
                        .zip(by_factor(left))
                        .all(|((h, c), term)| self.give(h, c, 0, &[term], mode))
            }
        }
    }

    /// A signed value as an unsigned one and what it was moved up by; and an even share of a constant.
    fn biased(
        &mut self,
        hole: Id,
        constant: i128,
        left: &[(Id, i128)],
        c: (i128, i128),
        mode: Mode,
    ) -> Vec<(Part, Part)> {
        let Node::Read { width, .. } = *self.pattern.dag.node(hole) else { return Vec::new() };
        match *left {
            [(t, 1)] if constant == 0 && c.0 == 1 && c.1.abs() == 1 => {
                let x = self.space.interval(t);
                let computes = !matches!(self.space.dag.node(t), Node::Read { .. });
                let signed = x.lo < 0 && x.within(Interval::of_width(width, true));
                let half = 1i128 << (width - 1);
                if computes && signed {
                    vec![((half, left.to_vec()), (-half, Vec::new()))]
                } else {
                    Vec::new()
                }
            }
            [x, y] if constant != 0 && constant % 2 == 0 => {
                let mut shares = vec![constant / 2];
                if let Mode::Mod(d @ 2..64) = mode {
                    shares.push(constant / 2 - constant.signum() * (1 << (d - 1)));
                }
                shares.into_iter().map(|s| ((s, vec![x]), (s, vec![y]))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Binds `hole` to `(constant + terms) / c`.
    fn give(&mut self, hole: Id, c: i128, constant: i128, terms: &[(Id, i128)], mode: Mode) -> bool {
        if constant % c != 0 || terms.iter().any(|(_, e)| e % c != 0) {
            return false;
        }
        let terms: Vec<_> = terms.iter().map(|(t, e)| (*t, e / c)).collect();
        let value = self.space.dag.sum(constant / c, &terms);
        self.go(hole, value, mode.lowered(c.trailing_zeros() as u16))
    }
}

/// `g` as one term with a coefficient.
fn single_term(dag: &Dag, g: Id) -> Option<(Id, i128)> {
    match dag.node(g) {
        Node::Sum(0, terms) => match terms[..] {
            [(t, c)] => Some((t, c)),
            _ => None,
        },
        Node::Sum(..) | Node::Const(_) => None,
        _ => Some((g, 1)),
    }
}

/// A part of a linear combination.
type Part = (i128, Vec<(Id, i128)>);

/// Ways to split a linear combination over two reads with coefficients `c`. Every part is smaller than
/// the whole, so that a search that follows them ends.
fn splits(constant: i128, terms: &[(Id, i128)], c: (i128, i128)) -> Vec<(Part, Part)> {
    let n = terms.len();
    if n == 0 {
        return Vec::new();
    }
    if n == 1 {
        let (t, e) = terms[0];
        if constant != 0 {
            let (one, two): (Part, Part) = ((0, vec![(t, e)]), (constant, Vec::new()));
            return vec![(one.clone(), two.clone()), (two, one)];
        }
        return match e % 2 {
            0 if e != 0 => vec![((0, vec![(t, e / 2)]), (0, vec![(t, e / 2)]))],
            _ => Vec::new(),
        };
    }
    let mut subsets: Vec<Vec<bool>> = Vec::new();
    let mut add = |set: Vec<bool>| {
        let size = set.iter().filter(|b| **b).count();
        if size > 0 && size < n && !subsets.contains(&set) {
            subsets.push(set);
        }
    };
    // By sign, by size of the coefficient, halves, and single terms.
    add(terms.iter().map(|(_, e)| (*e > 0) == (c.0 > 0)).collect());
    let mut sizes: Vec<i128> = terms.iter().map(|(_, e)| e.abs()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    for s in &sizes {
        add(terms.iter().map(|(_, e)| e.abs() == *s).collect());
        add(terms.iter().map(|(_, e)| e.abs() > *s).collect());
    }
    add((0..n).map(|i| i < n / 2).collect());
    add((0..n).map(|i| i % 2 == 0).collect());
    for single in 0..n {
        add((0..n).map(|i| i == single).collect());
    }
    let mut out = Vec::new();
    for set in subsets {
        let part = |want: bool| -> Vec<(Id, i128)> {
            terms.iter().zip(&set).filter(|(_, s)| **s == want).map(|(t, _)| *t).collect()
        };
        let (one, two) = (part(true), part(false));
        let mut push = |a: Part, b: Part| {
            let pair = (a, b);
            if !out.contains(&pair) {
                out.push(pair);
            }
        };
        push((0, one.clone()), (constant, two.clone()));
        if constant != 0 {
            push((constant, one.clone()), (0, two.clone()));
        }
        if c.0 != c.1 {
            push((0, two.clone()), (constant, one.clone()));
        }
    }
    out
}
