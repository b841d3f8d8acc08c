//! Matching one instruction lane against one goal lane, modulo what integers allow.
//!
//! The matcher is written as straight-line code with choice points ([`Script`]); all alternatives are
//! enumerated by running it again with the next script. A script that matches one lane is tried first on
//! the next: lanes of one template match alike.
//!
//! Invariant: if a lane matches, then for all operand values within the assumed ranges the instruction's
//! lane equals the goal's modulo `2^demand`, provided that each operand holds the values of the fields.

pub(crate) mod lanes;
mod linear;
mod misses;
pub(crate) mod movement;
mod views;

use autoir_semantics::dag::{Dag, Id, Interval, Node};
use autoir_semantics::effort::{self, Work};

use crate::goal::Field;
use crate::goal::bits::{self, Bit};
use crate::goal::space::Space;

pub use misses::Miss;

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

    /// Whether `k` is the highest bit that matters, with any bits above.
    fn is_top_bit(self, k: i128) -> bool {
        matches!(self, Mode::Mod(d @ 1..=64) if (k ^ 1 << (d - 1)) & ((1 << d) - 1) == 0)
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
    /// Of sums of more terms than these, terms that are alike are one choice.
    few: usize,
    /// The choice of the term that an accumulation takes first, where there was one.
    peel: Option<usize>,
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

    /// A first script; of sums of more than `few` terms, those that are alike are one choice.
    pub fn new(few: usize) -> Script {
        Script { few, ..Script::default() }
    }

    /// The next script in depth-first order; false after the last one.
    pub fn advance(&mut self) -> bool {
        self.next(None)
    }

    /// The next script after one that matched: an accumulation whose first term was found takes no later one
    /// first, because the order of a chain of accumulations is free.
    pub fn advance_matched(&mut self) -> bool {
        self.next(self.peel)
    }

    fn next(&mut self, mut settled: Option<usize>) -> bool {
        self.picks.truncate(self.at);
        self.rewind();
        while let Some((pick, n)) = self.picks.pop() {
            let is_settled = settled.take_if(|s| *s == self.picks.len()).is_some();
            if pick + 1 < n && !is_settled {
                self.picks.push((pick + 1, n));
                return true;
            }
        }
        false
    }

    /// Starts the same choices again.
    pub fn rewind(&mut self) {
        self.at = 0;
        self.peel = None;
    }
}

/// A field together with the operand it belongs to.
pub type Bound = (u16, Field);

/// An operand's bits as a pattern reads them: the first, how many, and whether they have a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    operand: u16,
    offset: u32,
    width: u16,
    signed: bool,
}

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
    /// What reads of operands are, where that is known beyond the bits that were bound: its range is.
    pub wholes: Vec<(Place, Id)>,
    /// The clause that did not hold, where near misses are wanted.
    pub misses: Option<Vec<Miss>>,
}

/// The factors that a product of a sum has for the operands of an instruction.
#[derive(Clone, Copy)]
struct Sides {
    /// The operands.
    operands: [u16; 2],
    /// The factors.
    factors: [Id; 2],
}

impl Matcher<'_> {
    /// Whether pattern lane `p` can be goal lane `g` modulo `2^demand`; fills `fields`.
    pub fn lane(&mut self, p: Id, g: Id, demand: u16) -> bool {
        self.go(p, g, Mode::Mod(demand))
    }

    fn go(&mut self, p: Id, g: Id, mode: Mode) -> bool {
        effort::spend(Work::Match, 1);
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
            Node::Mul(a, b) => {
                let (a, b) = self.ordered(*a, *b);
                match single_term(&self.space.dag, g) {
                    Some((t, c)) => self.product((a, b), (t, c), mode, &mut None),
                    None => self.common(a, b, g, mode),
                }
            }
            Node::Shr(a, n) => self.shr(*a, *n, g, mode),
            Node::Shl(a, n) => self.shl(*a, *n, g, mode),
            Node::And(a, b) | Node::Or(a, b) | Node::Xor(a, b) => {
                let (a, b) = self.ordered(*a, *b);
                let views = self.bitwise_views(pattern.node(p), g, mode);
                self.pair(a, b, &views, mode)
            }
            Node::Min(a, b) | Node::Max(a, b) => {
                let (a, b) = self.ordered(*a, *b);
                let mut views = self.extremum_views(pattern.node(p), g);
                self.within_elements(a, g, &mut views);
                self.pair(a, b, &views, Mode::Exact)
            }
            Node::Eq(a, b) => match *self.space.dag.node(g) {
                Node::Eq(x, y) => {
                    let (x, y) = self.space.ordered(x, y);
                    let mode = self.compared(*a, *b, x, y);
                    self.pair(*a, *b, &[(x, y), (y, x)], mode)
                }
                // A bit in its place is the value of that place, and no other is 0.
                _ => {
                    let (bit, is_set) = match self.space.dag.node(g) {
                        Node::Sum(1, terms) if terms.len() == 1 && terms[0].1 == -1 => (terms[0].0, false),
                        _ => (g, true),
                    };
                    let mut views = Vec::new();
                    for x in self.placed_bits(bit, self.width_of(&[*a, *b])) {
                        let place = self.space.interval(x).hi;
                        let y = self.space.dag.constant(if is_set { place } else { 0 });
                        views.extend([(x, y), (y, x)]);
                    }
                    self.pair(*a, *b, &views, Mode::Exact)
                }
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
                    let (mut rest, mut others) = (args.as_slice(), values.as_slice());
                    if let ([a, b, after @ ..], [x, y, left @ ..], 2) =
                        (rest, others, prim.commuting(args.len()))
                    {
                        let (x, y) = self.space.ordered(*x, *y);
                        if !self.pair(*a, *b, &[(x, y), (y, x)], Mode::Exact) {
                            return false;
                        }
                        (rest, others) = (after, left);
                    }
                    rest.iter().zip(others).all(|(a, v)| self.go(*a, *v, Mode::Exact))
                }
                _ => false,
            },
            Node::Reduce { .. } | Node::First { .. } | Node::Var(..) => false,
        }
    }

    /// A bit of an operand, which may be a sign, at the places that it has in its byte and in its element of `width`
    /// bits.
    fn placed_bits(&mut self, g: Id, width: Option<u16>) -> Vec<Id> {
        let bit = if self.space.interval(g).is_bool() { bits::bits(self.space, g, 1) } else { None };
        let Some(&[Bit::Of(operand, at)]) = bit.as_deref() else { return Vec::new() };
        let bit = self.space.dag.read_at(operand, 1, false, at);
        let widths = [8].into_iter().chain(width.filter(|w| *w > 8));
        // As many for each bit: all lanes are matched in the same way.
        widths.map(|w| self.space.dag.scale(bit, 1 << (at % u32::from(w)))).collect()
    }

    /// The bits of the elements that one of `ids` reads.
    fn width_of(&self, ids: &[Id]) -> Option<u16> {
        let width = ids.iter().find_map(|id| match self.pattern.dag.node(*id) {
            Node::Read { width, .. } => Some(*width),
            _ => None,
        });
        width.filter(|w| *w <= 64)
    }

    /// How `x` and `y` must agree with what a pattern compares for equality, `a` and `b`: as many bits as these have
    /// tell, where the difference needs no more.
    fn compared(&mut self, a: Id, b: Id, x: Id, y: Id) -> Mode {
        let dag = &self.pattern.dag;
        let Some(width) = self.width_of(&[a, b]) else { return Mode::Exact };
        let values = Interval::of_width(width, false);
        let (i, j) = (self.space.interval(x), self.space.interval(y));
        let is_plain = |id: Id| match dag.node(id) {
            Node::Read { width: w, signed: false, .. } => *w == width,
            Node::Const(v) => values.lo <= *v && *v <= values.hi,
            _ => false,
        };
        let fits = |d: Option<i128>| d.is_some_and(|d| d.abs() <= values.hi);
        let is_told = fits(i.hi.checked_sub(j.lo)) && fits(i.lo.checked_sub(j.hi));
        if is_told && is_plain(a) && is_plain(b) { Mode::Mod(width) } else { Mode::Exact }
    }

    fn is_constant(&mut self, g: Id, c: i128, mode: Mode) -> bool {
        let Some(v) = self.space.dag.as_const(g) else { return false };
        let agrees = match mode {
            Mode::Exact => v == c,
            Mode::Mod(d) => d >= 127 || (v.wrapping_sub(c)) & ((1i128 << d) - 1) == 0,
        };
        self.clause(agrees, Miss::Constant { has: c, wanted: v })
    }

    /// Binds bits of an operand.
    fn hole(&mut self, operand: u16, width: u16, signed: bool, index: i128, g: Id, mode: Mode) -> bool {
        let Ok(index) = u32::try_from(index) else { return false };
        let demand = match mode {
            Mode::Mod(d) if d <= width => d,
            _ => {
                let (value, limit) = (self.space.interval(g), Interval::of_width(width, signed));
                if !self.clause(value.within(limit), Miss::Operand { operand, value, limit }) {
                    return false;
                }
                self.wholes.push((Place { operand, offset: index * u32::from(width), width, signed }, g));
                width
            }
        };
        let mut value = self.space.low(g, demand);
        // A sign is a bit like others.
        if width == 1
            && let Node::Lt(a, b) = *self.space.dag.node(value)
            && let Some((operand, bit)) = self.space.dag.sign_bit(a, b)
        {
            value = self.space.dag.read_at(operand, 1, false, bit);
        }
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
        self.bound(c).is_some_and(|value| self.space.dag.as_const(value) == Some(wanted))
    }

    /// The value of `p` for what is bound, if all that it reads is. Bits that were open are no longer.
    fn bound(&mut self, p: Id) -> Option<Id> {
        if self.fields.is_empty() {
            return None;
        }
        let pattern = self.pattern;
        let mut bound = true;
        let mut full = Vec::new();
        let (fields, wholes) = (&self.fields, &self.wholes);
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
                    let place = Place { operand: fields[n].0, offset: at, width: *width, signed: *signed };
                    if let Some((_, whole)) = wholes.iter().find(|(known, _)| *known == place) {
                        return Some(*whole);
                    }
                    let part = d.shr_const(fields[n].1.value, at - fields[n].1.offset);
                    Some(d.wrap(part, *width, *signed))
                }
                _ => {
                    bound = false;
                    Some(d.constant(0))
                }
            }
        };
        let value = self.space.import(&pattern.dag, p, &mut leaf);
        if !bound {
            return None;
        }
        for n in full {
            self.fields[n].1.demand = self.fields[n].1.width;
        }
        Some(value)
    }

    /// Whether pattern condition `c` is that something bound is negative, which it is or zero, and the arms `a` and
    /// `b` do the same at zero: as in shifts to the other side by negative counts.
    fn decided_up_to_zero(&mut self, c: Id, a: Id, b: Id, mode: Mode) -> bool {
        let pattern = self.pattern;
        let Node::Lt(read, zero) = *pattern.dag.node(c) else { return false };
        let Node::Read { base, width, index, .. } = pattern.dag.node(read) else { return false };
        let ([operand], Some(index), Some(0)) =
            (&base[..], pattern.dag.as_const(*index), pattern.dag.as_const(zero))
        else {
            return false;
        };
        let place = |f: &Field| (i128::from(f.offset), f.width) == (index * i128::from(*width), *width);
        let Some(n) = self.fields.iter().position(|(o, f)| o == operand && place(f)) else { return false };
        let field = self.fields[n].1;
        let place = Place { operand: *operand, offset: field.offset, width: *width, signed: true };
        let value = match self.wholes.iter().find(|(known, _)| *known == place) {
            Some((_, whole)) => *whole,
            None => self.space.wrap(field.value, *width, true),
        };
        if self.space.interval(value).hi > 0 {
            return false;
        }
        let mut apart = Space::new(pattern.operands(), &[]);
        let mut at_zero = |arm| {
            let value = apart.import(&pattern.dag, arm, &mut |d, id| (id == read).then(|| d.constant(0)));
            let low = match mode {
                Mode::Mod(d) => apart.dag.low_bits(value, d),
                Mode::Exact => value,
            };
            apart.simplify(low)
        };
        self.fields[n].1.demand = *width;
        at_zero(a) == at_zero(b)
    }

    fn wrap(&mut self, a: Id, width: u16, signed: bool, g: Id, mode: Mode) -> bool {
        match mode {
            Mode::Mod(d) if d <= width => self.go(a, g, mode),
            _ => {
                let (value, limit) = (self.space.interval(g), Interval::of_width(width, signed));
                self.clause(value.within(limit), Miss::Truncates { value, limit })
                    && self.go(a, g, Mode::Mod(width))
            }
        }
    }

    /// A saturation equals the goal if the goal saturates alike, or if what goes in cannot saturate.
    fn sat(&mut self, a: Id, width: u16, signed: bool, g: Id) -> bool {
        // What is bound already is what it is.
        if let Some(inside) = self.bound(a) {
            let value = self.space.dag.sat(inside, width, signed);
            let value = self.space.simplify(value);
            return value == g || self.at_least_zero(value).is_some_and(|v| self.at_least_zero(g) == Some(v));
        }
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
            let value = self.saturated_before(a, inner, width, signed).unwrap_or(value);
            return self.go(a, value, Mode::Exact);
        }
        let value = self.space.interval(g);
        let inner = match *self.space.dag.node(g) {
            Node::Sat { a: inner, .. } if !value.within(range) => inner,
            _ => g,
        };
        self.clause(value.within(range), Miss::Saturates { value, limit: range })
            && self.go(a, inner, Mode::Exact)
    }

    /// The value that `g` is where it is positive, if it is zero elsewhere.
    fn at_least_zero(&mut self, g: Id) -> Option<Id> {
        match *self.space.dag.node(g) {
            Node::Sat { a, width, signed: false } => {
                (self.space.interval(a).hi <= Interval::of_width(width, false).hi).then_some(a)
            }
            _ => None,
        }
    }

    /// `g`, a sum of values that are not negative, with all but one of them saturated before that one is added to them: where
    /// they are beyond the limit, so is the sum. For patterns `p` that add up two values of so many bits.
    fn saturated_before(&mut self, p: Id, g: Id, width: u16, signed: bool) -> Option<Id> {
        let is_hole = |(t, c): &(Id, i128)| match self.pattern.dag.node(*t) {
            Node::Read { width: w, signed: false, .. } => *w == width && *c == 1,
            _ => false,
        };
        match self.pattern.dag.node(p) {
            Node::Sum(0, terms) if terms.len() == 2 && !signed && terms.iter().all(is_hole) => {}
            _ => return None,
        }
        let (k, terms) = self.space.linear(g);
        let count = terms.iter().map(|(_, c)| *c).sum::<i128>() + i128::from(k != 0);
        let limit = Interval::of_width(width, signed);
        let fits = |(t, c): &(Id, i128)| *c > 0 && self.space.interval(*t).within(limit);
        if k < 0 || count < 3 || !terms.iter().all(fits) {
            return None;
        }
        let pick = self.script.choose(terms.len() + 1).checked_sub(1)?;
        let last = terms[pick].0;
        let rest = self.space.dag.sub(g, last);
        let rest = self.space.dag.sat(rest, width, signed);
        let rest = self.space.simplify(rest);
        (!matches!(self.space.dag.node(rest), Node::Sum(..))).then(|| self.space.dag.add(rest, last))
    }

    /// What an operation of the pattern takes in any order, in one that all lanes share.
    fn ordered(&self, a: Id, b: Id) -> (Id, Id) {
        if self.pattern.known_key(a) <= self.pattern.known_key(b) { (a, b) } else { (b, a) }
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
        let hole = match *self.pattern.dag.node(a) {
            Node::Read { width, signed, .. } => Some(Interval::of_width(width, signed)),
            _ => None,
        };
        match self.shifted(g) {
            // A shift of a plain operand takes a whole shift: two in a row are one, unless the value before
            // them is no value of such an operand; then as little as possible is shifted before.
            Some((x, m))
                if m != count
                    && hole.is_some_and(|h| m < count || self.shifted_within(x, m - count - 1, h)) =>
            {
                return false;
            }
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

    /// Whether `x >> n` lies within `limit`.
    fn shifted_within(&mut self, x: Id, n: i128, limit: Interval) -> bool {
        let value = self.space.interval(x);
        Interval::new(value.lo >> n, value.hi >> n).within(limit)
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
        if self.decided(n, 0) {
            return self.go(a, g, mode);
        }
        match single_term(&self.space.dag, g) {
            Some((t, c)) if c > 1 && c.count_ones() == 1 => {
                let count = self.space.dag.constant(i128::from(c.trailing_zeros()));
                self.go(n, count, Mode::Exact) && self.go(a, t, mode.lowered(c.trailing_zeros() as u16))
            }
            _ => false,
        }
    }

    /// A product against `c` times `t`. Where one product of a sum has its factors, the next ones have those that are alike
    /// for the same operands: `sides`.
    fn product(
        &mut self,
        (a, b): (Id, Id),
        (t, c): (Id, i128),
        mode: Mode,
        sides: &mut Option<Sides>,
    ) -> bool {
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
        let operands = [a, b].map(|id| self.pattern.known_key(id).place.0);
        // A number may stand on either side.
        let are_values = |dag: &Dag, (x, y): (Id, Id)| dag.as_const(x).or(dag.as_const(y)).is_none();
        let is_of_values = views.iter().any(|view| are_values(&self.space.dag, *view));
        if let Some(Sides { operands: known, factors }) = sides.filter(|_| is_of_values) {
            if operands == known {
                self.on_sides(factors, &mut views);
            } else if operands == [known[1], known[0]] {
                self.on_sides([factors[1], factors[0]], &mut views);
            }
        }
        let Some(&(x, y)) = views.get(self.script.choose(views.len())) else { return false };
        if are_values(&self.space.dag, (x, y)) {
            sides.get_or_insert(Sides { operands, factors: [x, y] });
        }
        self.go(a, x, mode) && self.go(b, y, mode)
    }

    /// Keeps those of `views` that have one of `factors` where it is, or one like it: of the same operand and form, or else of
    /// the same form; all where none has.
    fn on_sides(&mut self, factors: [Id; 2], views: &mut Vec<(Id, Id)>) {
        let mut keep = |looks: fn(&mut Space, Id) -> (u64, u16)| {
            let wanted = factors.map(|id| looks(self.space, id));
            let mut is_like =
                |(x, y): &(Id, Id)| looks(self.space, *x) == wanted[0] || looks(self.space, *y) == wanted[1];
            let like: Vec<(Id, Id)> = views.iter().copied().filter(|view| is_like(view)).collect();
            if like.is_empty() {
                return false;
            }
            *views = like;
            true
        };
        let _ = keep(|space, id| (space.form(id), space.key(id).place.0))
            || keep(|space, id| (space.form(id), 0));
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
        let is_sign = self.pattern.dag.as_const(b) == Some(0);
        // 0 < x  <=>  -x < 0
        if let [(zero, x)] = views[..]
            && is_sign
            && self.space.dag.as_const(zero) == Some(0)
        {
            views.push((self.space.dag.neg(x), zero));
        }
        // The sign of a mask element: all ones where the condition holds.
        if is_sign && self.space.interval(g).is_bool() {
            let mask = self.space.dag.neg(g);
            views.push((mask, self.space.dag.constant(0)));
            // The top bit of an element is its sign.
            if let (Some((x, n)), Some(width)) = (self.shifted(g), self.width_of(&[a]))
                && n < i128::from(width)
            {
                let x = self.space.dag.scale(x, 1 << (i128::from(width) - 1 - n));
                views.push((self.space.wrap(x, width, true), self.space.dag.constant(0)));
            }
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
            None if pick == views.len() => {
                self.go(a, g, mode) && (self.decided(c, 1) || self.decided_up_to_zero(c, a, b, mode))
            }
            None => self.go(b, g, mode) && self.decided(c, 0),
        }
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

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const FMA: &str =
        "window f(a: f32x4, b: f32x4, c: f32x4) -> f32x4 {\n    out[i] = fma(a[i], b[i], c[i])\n}\n";
    const ADD: &str = "window a(a: f32x4, b: f32x4) -> f32x4 {\n    out[i] = a[i] + b[i]\n}\n";

    fn steps(window: &str) -> Option<usize> {
        found(window, &[FMA, ADD]).map(|program| program.steps.len())
    }

    #[test]
    fn factors_of_floats_may_be_exchanged_in_each_lane() {
        // The scalar is met behind the first element and before all others.
        let swapped = "window w(a: f32x4, b: f32x4, c: f32x4) -> f32x4 {\n    out[0] = fma(a[0], b[0], c[0])\n    \
                       for k < 3: out[k + 1] = fma(b[k + 1], a[k + 1], c[k + 1])\n}\n";
        assert_eq!(steps(swapped), Some(1));
        let moved = "window w(a: f32x4, b: f32x4) -> f32x4 {\n    out[0] = b[0] + a[0]\n    \
                     for k < 3: out[k + 1] = a[k + 1] + b[k + 1]\n}\n";
        assert_eq!(steps(moved), Some(1));
        // A factor is no summand.
        let other = "window w(a: f32x4, b: f32x4, c: f32x4) -> f32x4 {\n    out[0] = fma(a[0], c[0], b[0])\n    \
                     for k < 3: out[k + 1] = fma(a[k + 1], b[k + 1], c[k + 1])\n}\n";
        assert_eq!(steps(other), None);
    }

    #[test]
    fn the_top_bit_of_what_is_computed_is_its_sign() {
        let max = "window m(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = max(a[i], b[i])\n}\n";
        let shift = "window s(a: u16x8) -> u16x8 {\n    out[i] = a[i] >> 15\n}\n";
        let top = "window w(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = max(a[i], b[i]) >> 15\n}\n";
        assert_eq!(found(top, &[max, shift]).map(|program| program.steps.len()), Some(2));
        assert_eq!(found(&top.replace("15", "14"), &[max, shift]), None);
    }

    #[test]
    fn sums_of_floats_keep_their_order() {
        let sum = "window w(a: f32x4, b: f32x4, c: f32x4) -> f32x4 {\n    out[i] = (a[i] + b[i]) + c[i]\n}\n";
        assert_eq!(steps(sum), Some(2));
        assert_eq!(steps(&sum.replace("(a[i] + b[i]) + c[i]", "(a[i] * b[i]) + c[i]")), None);
    }
}
