//! The expressions of one search: a [`Dag`], what is assumed of its operands, and a normal form that
//! windows and instructions share.
//!
//! [`Space::simplify`] goes beyond the smart constructors of [`Dag`]: it knows the ranges of the operands,
//! unrolls reductions, and turns shifted and truncated reads into narrower reads. Two expressions that are
//! one after simplification need no search to match.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use autoir_semantics::dag::{Dag, Id, Interval, Node};
use autoir_semantics::hash::{FastMap, hash_of};
use autoir_semantics::lane::{Kind, Operand};

use crate::goal::displace::Displacements;
use crate::goal::memo::Memo;
use crate::goal::quotient;

/// Reductions of at most this many terms become sums (or chains) of their terms.
const MAX_UNROLL: u32 = 64;

/// A structural order that does not depend on how an expression was built: the shape first, then where
/// its first read lies. Lanes of one template sort their operands alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    /// Hash of the expression without the indices of its reads.
    pub shape: u64,
    /// Operand and bit of the lowest read, or the value of a constant.
    pub place: (u16, i64),
}

/// A part of a sum: its constant, and its terms with their factors.
pub(crate) type Part = (i128, Vec<(Id, i128)>);

/// A sum that two reads with `factors` are to take.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sum {
    pub constant: i128,
    pub terms: Vec<(Id, i128)>,
    pub factors: (i128, i128),
    /// Which terms are at hand.
    pub reads: Vec<bool>,
    /// Whether there are few enough terms to split it in every way.
    pub few: bool,
}

/// The expressions of one search.
#[derive(Clone, Debug)]
pub struct Space {
    /// The arena.
    pub dag: Dag,
    /// The terms of the longest sum that is wanted: others are mostly parts of it.
    pub longest_sum: usize,
    operands: Vec<Operand>,
    ranges: Vec<Interval>,
    intervals: Memo<Interval>,
    keys: Memo<Key>,
    forms: Memo<u64>,
    simplified: Memo<Id>,
    /// The ways to split sums in two: one choice of them is looked at after the other.
    pub(crate) splits: FastMap<Sum, Arc<[(Part, Part)]>>,
    pub(super) displacements: Displacements,
    bytes: FastMap<(u16, u32), Id>,
}

impl Space {
    /// A space over `operands`, whose elements lie within `ranges` (read with the operand's signedness).
    pub fn new(operands: &[Operand], ranges: &[Interval]) -> Space {
        Space {
            dag: Dag::new(),
            longest_sum: 0,
            operands: operands.to_vec(),
            ranges: ranges.to_vec(),
            intervals: Memo::default(),
            keys: Memo::default(),
            forms: Memo::default(),
            simplified: Memo::default(),
            splits: FastMap::default(),
            displacements: Displacements::default(),
            bytes: FastMap::default(),
        }
    }

    /// The operands that reads refer to.
    pub fn operands(&self) -> &[Operand] {
        &self.operands
    }

    /// Byte number `index` of an operand.
    pub fn byte(&mut self, operand: u16, index: u32) -> Id {
        let Space { dag, bytes, .. } = self;
        *bytes.entry((operand, index)).or_insert_with(|| dag.read_at(operand, 8, false, index))
    }

    /// Makes room for an operand more, whose elements can have all values, and gives its number.
    pub fn add_operand(&mut self, operand: Operand) -> u16 {
        self.operands.push(operand);
        (self.operands.len() - 1) as u16
    }

    /// `root` with some of the values that it depends on replaced by others.
    pub fn replaced(&mut self, root: Id, mut new: FastMap<Id, Id>) -> Id {
        for id in self.dag.reachable(&[root]) {
            let node = self.dag.node(id);
            let children = node.children();
            if !new.contains_key(&id) && children.iter().any(|c| new.contains_key(c)) {
                let children: Vec<Id> = children.iter().map(|c| *new.get(c).unwrap_or(c)).collect();
                let node = node.clone();
                new.insert(id, self.dag.rebuild(&node, &children));
            }
        }
        new.get(&root).copied().unwrap_or(root)
    }

    /// The values that `id` can take under the assumptions.
    pub fn interval(&mut self, id: Id) -> Interval {
        if let Some(known) = self.intervals.get(id) {
            return known;
        }
        let plain = self.dag.interval(id);
        let found = self.refine(id, plain);
        let best = Interval::new(found.lo.max(plain.lo), found.hi.min(plain.hi));
        let best = if best.lo <= best.hi { best } else { plain };
        self.intervals.insert(id, best);
        best
    }

    /// Whether `id` is an integer of `width` bits of either sign.
    pub fn fits(&mut self, id: Id, width: u16) -> bool {
        let range = self.interval(id);
        [false, true].into_iter().any(|signed| range.within(Interval::of_width(width, signed)))
    }

    fn refine(&mut self, id: Id, plain: Interval) -> Interval {
        let node = self.dag.node(id).clone();
        match node {
            Node::Read { ref base, width, signed, .. } => {
                self.read_range(base, width, signed).unwrap_or(plain)
            }
            Node::Wrap { a, .. } => Some(self.interval(a)).filter(|x| x.within(plain)).unwrap_or(plain),
            _ => {
                node.each_child(|c| {
                    self.interval(c);
                });
                let of = |id: Id| self.intervals.get(id).unwrap_or_else(|| self.dag.interval(id));
                let joint = match &node {
                    Node::Sum(k, terms) => self.dag.corner_range(*k, terms, of),
                    _ => None,
                };
                joint.unwrap_or_else(|| node.range(of))
            }
        }
    }

    /// The assumed range of a read of an operand's own elements, under either signedness.
    fn read_range(&self, base: &[u16], width: u16, signed: bool) -> Option<Interval> {
        let [operand] = base else { return None };
        let range = *self.ranges.get(usize::from(*operand))?;
        let natural = self.operands.get(usize::from(*operand))?;
        let target = Interval::of_width(width, signed);
        (natural.width == width && (natural.signed == signed || range.within(target)) && range.within(target))
            .then_some(range)
    }

    /// Copies `root` of another arena into this space and simplifies it. `leaf` may replace nodes.
    pub fn import(&mut self, from: &Dag, root: Id, leaf: &mut dyn FnMut(&mut Dag, Id) -> Option<Id>) -> Id {
        let copy = self.dag.import(from, root, leaf);
        self.simplify(copy)
    }

    /// The low `width` bits of `id` as a simplified unsigned value.
    pub fn low(&mut self, id: Id, width: u16) -> Id {
        self.wrap(id, width, false)
    }

    /// Whether all that `roots` read are scalars, and something is.
    pub fn is_of_scalars(&self, roots: &[Id]) -> bool {
        let is_scalar = |b: &u16| self.operands[usize::from(*b)].kind == Kind::Scalar;
        let reads = self.dag.reachable(roots).into_iter().filter_map(|id| match self.dag.node(id) {
            Node::Read { base, .. } => Some(base.iter().all(is_scalar)),
            _ => None,
        });
        reads.reduce(|a, b| a && b).unwrap_or(false)
    }

    /// The low `width` bits of `id` as a simplified value.
    pub fn wrap(&mut self, id: Id, width: u16, signed: bool) -> Id {
        if self.interval(id).within(Interval::of_width(width, signed)) {
            return id;
        }
        let wrapped = self.dag.wrap(id, width, signed);
        self.simplify(wrapped)
    }

    /// `width` bits of `id` from bit `offset`, as a simplified unsigned value.
    pub fn field(&mut self, id: Id, offset: u16, width: u16) -> Id {
        let high = self.dag.shr_const(id, u32::from(offset));
        let high = self.simplify(high);
        self.wrap(high, width, false)
    }

    /// The operand and the element whose lowest bit `id` reads.
    pub fn lowest_bit_of(&self, id: Id) -> Option<(u16, u32)> {
        let Node::Read { base, width: 1, index, .. } = self.dag.node(id) else { return None };
        let [operand] = base[..] else { return None };
        let width = i128::from(self.operands.get(usize::from(operand))?.width);
        let bit = self.dag.as_const(*index)?;
        (width > 1 && bit % width == 0).then(|| Some((operand, u32::try_from(bit / width).ok()?)))?
    }

    /// Part number `part` of `width` bits of `id`. A part of an operand stays one, even where its value is known.
    pub fn part(&mut self, id: Id, part: u16, width: u16) -> Id {
        if let Node::Read { base, width: w, index, .. } = self.dag.node(id).clone()
            && w % width == 0
            && part < w / width
            && let Some(i) = self.dag.as_const(index)
        {
            let index = self.dag.constant(i * i128::from(w / width) + i128::from(part));
            return self.dag.read_of(&base, width, false, index);
        }
        self.field(id, part * width, width)
    }

    /// `id` in the normal form that windows and instructions share.
    pub fn simplify(&mut self, id: Id) -> Id {
        if let Some(done) = self.simplified.get(id) {
            return done;
        }
        let node = self.dag.node(id).clone();
        let new = if let Some(unrolled) = self.unroll(&node) {
            unrolled
        } else {
            let children = node.children();
            let new_children: Vec<Id> = children.iter().map(|c| self.simplify(*c)).collect();
            let rebuilt = if children == new_children { id } else { self.dag.rebuild(&node, &new_children) };
            match self.rewrite(rebuilt) {
                Some(next) if next != rebuilt && next != id => self.simplify(next),
                _ => rebuilt,
            }
        };
        self.simplified.insert(id, new);
        self.simplified.insert(new, new);
        new
    }

    fn unroll(&mut self, node: &Node) -> Option<Id> {
        let Node::Reduce { op, var, count, body } = *node else { return None };
        if count > MAX_UNROLL {
            return None;
        }
        let term = |i: u32| {
            let value = self.dag.constant(i128::from(i));
            let term = self.dag.substitute(body, var, value);
            self.simplify(term)
        };
        let terms: Vec<Id> = (0..count).map(term).collect();
        let all = self.dag.combine(op, &terms);
        Some(self.simplify(all))
    }

    /// One step towards the normal form, or nothing. The operands of `id` are simplified.
    fn rewrite(&mut self, id: Id) -> Option<Id> {
        match self.dag.node(id).clone() {
            // What is assumed never to be negative is the same number either way: its bytes are at hand.
            Node::Read { base, width, signed: true, index } if self.interval(id).lo >= 0 => {
                Some(self.dag.read_of(&base, width, false, index))
            }
            Node::Read { base, width, signed, index } => self.single_base(&base, width, signed, index),
            Node::Wrap { a, width, signed } => {
                if self.interval(a).within(Interval::of_width(width, signed)) {
                    return Some(a);
                }
                self.read_field(a, width, signed)
            }
            Node::Sat { a, width, signed } => {
                let (x, target) = (self.interval(a), Interval::of_width(width, signed));
                match () {
                    () if x.within(target) => Some(a),
                    () if x.lo >= target.hi => Some(self.dag.constant(target.hi)),
                    () if x.hi <= target.lo => Some(self.dag.constant(target.lo)),
                    () => None,
                }
            }
            // Of one bit there is something left if it is not shifted.
            Node::Shr(a, n) if self.dag.as_const(a) == Some(1) && self.interval(n).lo >= 0 => {
                let one = self.dag.constant(1);
                Some(self.dag.lt(n, one))
            }
            Node::Shr(a, n) => {
                let n = self.dag.as_const(n)? as u16;
                self.shift(a, n).or_else(|| quotient::narrowed(self, a, n.into()))
            }
            Node::Min(a, b) | Node::Max(a, b) => {
                let (x, y) = (self.interval(a), self.interval(b));
                let is_min = matches!(self.dag.node(id), Node::Min(..));
                match () {
                    () if x.hi <= y.lo => Some(if is_min { a } else { b }),
                    () if y.hi <= x.lo => Some(if is_min { b } else { a }),
                    () => None,
                }
            }
            Node::Abs(a) => {
                let x = self.interval(a);
                match () {
                    () if x.lo >= 0 => Some(a),
                    () if x.hi <= 0 => Some(self.dag.neg(a)),
                    () => None,
                }
            }
            Node::Lt(a, b) => {
                let (x, y) = (self.interval(a), self.interval(b));
                match () {
                    () if x.hi < y.lo => Some(self.dag.constant(1)),
                    () if x.lo >= y.hi => Some(self.dag.constant(0)),
                    () => None,
                }
            }
            Node::Select(c, a, b) => self.decided_arm(c, a, b).or_else(|| self.chosen_shift(c, a, b)),
            _ => None,
        }
    }

    /// A read of a concatenation at a constant index, as a read of one operand; out of range it is 0.
    fn single_base(&mut self, base: &[u16], width: u16, signed: bool, index: Id) -> Option<Id> {
        let mut bit = self.dag.as_const(index)?.checked_mul(i128::from(width))?;
        for operand in base {
            let bits = i128::from(self.operands.get(usize::from(*operand))?.bits());
            if bit < bits {
                let inside = bit % i128::from(width) == 0 && bit + i128::from(width) <= bits && bit >= 0;
                if base.len() == 1 && inside {
                    return None;
                }
                let index = u32::try_from(bit / i128::from(width)).ok()?;
                return inside.then(|| self.dag.read_at(*operand, width, signed, index));
            }
            bit -= bits;
        }
        Some(self.dag.constant(0))
    }

    /// `floor(a / 2^n)` where the result is the top part of an element, or `a` is a shifted value plus a
    /// constant: `(x >> m) + k >> n` is `x + k * 2^m >> n + m`.
    fn shift(&mut self, a: Id, n: u16) -> Option<Id> {
        match self.dag.node(a).clone() {
            Node::Read { base, width, signed, index } if n < width => {
                let rest = width - n;
                let index = self.dag.as_const(index)?;
                if width % rest != 0 || !rest.is_multiple_of(8) || rest == width {
                    return None;
                }
                let per = i128::from(width / rest);
                let index = self.dag.constant(index * per + per - 1);
                Some(self.dag.read_of(&base, rest, signed, index))
            }
            // What is left of the low bits of an element is as well its own bits.
            Node::Wrap { a: read, width, signed }
                if n < width && matches!(self.dag.node(read), Node::Read { .. }) =>
            {
                let part = self.dag.shr_const(read, n.into());
                self.read_field(part, width - n, signed)
            }
            Node::Sum(k, terms) => {
                let [(t, 1)] = terms[..] else { return None };
                let Node::Shr(x, m) = *self.dag.node(t) else { return None };
                let m = self.dag.as_const(m)?;
                if k == 0 || m + i128::from(n) > 64 {
                    return None;
                }
                let moved = self.dag.sum(k << m, &[(x, 1)]);
                Some(self.dag.shr_const(moved, n as u32 + m as u32))
            }
            _ => None,
        }
    }

    /// The low `width` bits of a (shifted) read, as a narrower read.
    fn read_field(&mut self, a: Id, width: u16, signed: bool) -> Option<Id> {
        let (read, shift) = match *self.dag.node(a) {
            Node::Shr(x, n) => (x, n),
            _ => (a, self.dag.constant(0)),
        };
        let Node::Read { base, width: w, index, .. } = self.dag.node(read).clone() else { return None };
        let index = self.dag.as_const(index)?;
        if width == 1 && !signed && self.interval(shift).within(Interval::new(0, i128::from(w) - 1)) {
            let bit = self.dag.add_const(shift, index * i128::from(w));
            return Some(self.dag.read_of(&base, 1, false, bit));
        }
        let shift = self.dag.as_const(shift)?;
        // Parts of bytes stay truncations: what else is read of the byte belongs to the same field.
        let fits = width < w && width.is_multiple_of(8) && w % width == 0;
        let fits = fits && shift % i128::from(width) == 0 && shift < i128::from(w);
        fits.then(|| {
            let index = index * i128::from(w / width) + shift / i128::from(width);
            let index = self.dag.constant(index);
            self.dag.read_of(&base, width, signed, index)
        })
    }

    /// The structural order of `id`.
    pub fn key(&mut self, id: Id) -> Key {
        if let Some(known) = self.keys.get(id) {
            return known;
        }
        let node = self.dag.node(id).clone();
        let mut hasher = DefaultHasher::new();
        std::mem::discriminant(&node).hash(&mut hasher);
        let mut place = (u16::MAX, i64::MAX);
        match &node {
            Node::Const(v) => {
                v.hash(&mut hasher);
                place = (u16::MAX, *v as i64);
            }
            Node::Read { base, width, signed, index } => {
                (base, width, signed).hash(&mut hasher);
                match self.dag.as_const(*index) {
                    Some(i) => place = (base[0], i as i64 * i64::from(*width)),
                    None => self.key(*index).shape.hash(&mut hasher),
                }
            }
            Node::Sum(k, terms) => {
                k.hash(&mut hasher);
                let mut parts: Vec<(u64, i128)> =
                    terms.iter().map(|(t, c)| (self.key(*t).shape, *c)).collect();
                parts.sort_unstable();
                parts.hash(&mut hasher);
            }
            Node::Wrap { width, signed, .. } | Node::Sat { width, signed, .. } => {
                (width, signed).hash(&mut hasher)
            }
            Node::Reduce { op, count, .. } => (op, count).hash(&mut hasher),
            Node::Prim(p, _) => p.hash(&mut hasher),
            Node::Var(v, n) => (v, n).hash(&mut hasher),
            _ => {}
        }
        let children = if matches!(node, Node::Read { .. }) { Vec::new() } else { node.children() };
        let mut shapes = Vec::new();
        for c in children {
            let k = self.key(c);
            shapes.push(k.shape);
            place = place.min(k.place);
        }
        // A constant shift count belongs to the place: bits of one value are lanes of one template.
        if let Node::Shr(_, n) = node
            && let Some(n) = self.dag.as_const(n)
        {
            shapes.truncate(1);
            place.1 = place.1.saturating_add(n as i64);
        }
        let commuting = node.commuting().min(shapes.len());
        shapes[..commuting].sort_unstable();
        if !matches!(node, Node::Sum(..)) {
            shapes.hash(&mut hasher);
        }
        let key = Key { shape: hasher.finish(), place };
        self.keys.insert(id, key);
        key
    }

    /// Hash of the expression without what its reads read: terms of one form are interchangeable in a sum.
    pub fn form(&mut self, id: Id) -> u64 {
        if let Some(known) = self.forms.get(id) {
            return known;
        }
        let node = self.dag.node(id).clone();
        let form = match &node {
            Node::Read { width, signed, .. } => hash_of(&(*width, *signed)),
            Node::Const(v) => hash_of(v),
            Node::Sum(k, terms) => {
                let terms: Vec<(u64, i128)> = terms.iter().map(|(t, c)| (self.form(*t), *c)).collect();
                hash_of(&(*k, terms))
            }
            _ => {
                let width = match &node {
                    Node::Wrap { width, signed, .. } | Node::Sat { width, signed, .. } => (*width, *signed),
                    _ => (0, false),
                };
                let children: Vec<u64> = node.children().into_iter().map(|c| self.form(c)).collect();
                hash_of(&(std::mem::discriminant(&node), width, children))
            }
        };
        self.forms.insert(id, form);
        form
    }

    /// The operands of a commutative operation in structural order.
    pub fn ordered(&mut self, a: Id, b: Id) -> (Id, Id) {
        if self.key(a) <= self.key(b) { (a, b) } else { (b, a) }
    }

    /// The structural order of `id`, once [`Space::freeze`] has computed it.
    pub fn known_key(&self, id: Id) -> Key {
        self.keys.get(id).unwrap_or(Key { shape: 0, place: (u16::MAX, i64::MAX) })
    }

    /// Computes the structural order of everything that `roots` depend on, for readers of a shared space, and
    /// forgets all else. The roots become what they are called from then on.
    pub fn freeze<'r>(&mut self, roots: impl IntoIterator<Item = &'r mut Id>) {
        let roots: Vec<&mut Id> = roots.into_iter().collect();
        let wanted: Vec<Id> = roots.iter().map(|id| **id).collect();
        for id in self.dag.reachable(&wanted) {
            self.key(id);
        }
        let places = self.dag.retain(&wanted);
        self.keys = self.keys.renumbered(|id| places.get(&id).copied());
        self.forms = Memo::default();
        self.simplified = Memo::default();
        self.intervals = Memo::default();
        self.bytes = FastMap::default();
        self.splits = FastMap::default();
        self.displacements = Displacements::default();
        for id in roots {
            *id = places[id];
        }
    }

    /// `id` as `constant + sum of coefficient * term`, terms in structural order.
    pub fn linear(&mut self, id: Id) -> (i128, Vec<(Id, i128)>) {
        let (k, mut terms) = match self.dag.node(id) {
            Node::Const(v) => (*v, Vec::new()),
            Node::Sum(k, terms) => (*k, terms.clone()),
            _ => (0, vec![(id, 1)]),
        };
        terms.sort_by_cached_key(|(t, c)| (*c, self.key(*t), *t));
        (k, terms)
    }
}

#[cfg(test)]
mod tests {
    use autoir_semantics::lane::Kind;

    use super::*;

    /// The interval of what `make` makes of an element of 32 bits and one of 8, of which these are the ranges.
    fn range_of(
        (signed, value): (bool, Interval),
        count: Interval,
        make: impl Fn(&mut Dag, Id, Id) -> Id,
    ) -> Interval {
        let operand = |name: &str, width: u16, signed: bool| Operand {
            name: name.to_owned(),
            kind: Kind::Vector,
            width,
            signed,
            extents: vec![1],
        };
        let mut space = Space::new(&[operand("x", 32, signed), operand("n", 8, false)], &[value, count]);
        let (x, n) = (space.dag.read_at(0, 32, signed, 0), space.dag.read_at(1, 8, false, 0));
        let made = make(&mut space.dag, x, n);
        space.interval(made)
    }

    #[test]
    fn the_form_of_what_is_used_twice_in_every_step_is_soon_known() {
        let operand =
            Operand { name: "x".into(), kind: Kind::Vector, width: 16, signed: false, extents: vec![1] };
        let mut space = Space::new(&[operand], &[Interval::of_width(16, false)]);
        let x = space.dag.read_at(0, 16, false, 0);
        let powers = |space: &mut Space, n: usize| {
            (0..n).fold(x, |v, _| {
                let square = space.dag.mul(v, v);
                space.dag.wrap(square, 16, false)
            })
        };
        let (many, more) = (powers(&mut space, 100), powers(&mut space, 101));
        assert_ne!(space.form(many), space.form(more));
    }

    #[test]
    fn shifts_and_masks_have_the_ranges_of_what_is_assumed() {
        let unsigned = |lo, hi| (false, Interval::new(lo, hi));
        let signed = |lo, hi| (true, Interval::new(lo, hi));
        let few = Interval::new(1, 15);
        let shl = |d: &mut Dag, x, n| d.shl(x, n);
        let shr = |d: &mut Dag, x, n| d.shr(x, n);
        let and = |d: &mut Dag, x, n| d.and(x, n);
        assert_eq!(range_of(unsigned(1, 3), few, shl), Interval::new(2, 3 << 15));
        assert_eq!(range_of(signed(-3, 5), few, shl), Interval::new(-3 << 15, 5 << 15));
        assert_eq!(range_of(unsigned(100, 1 << 20), few, shr), Interval::new(0, 1 << 19));
        assert_eq!(range_of(signed(-9, 8), few, shr), Interval::new(-5, 4));
        assert_eq!(range_of(signed(-9, 8), few, and), Interval::new(0, 15));
    }
}
