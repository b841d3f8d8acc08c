//! Sums, differences and products.

use super::{centre, small};
use crate::bound;
use crate::dag::{Dag, Id, Node};

/// Joining the arms of selections joins the selections in them: deeper than this, they stay apart. Each level takes several
/// times the work of the one below.
const MAX_JOINING: u8 = 6;

impl Dag {
    /// `constant + sum of coefficient * term`. A number that would be too large for a coefficient stays apart, as a
    /// term that is a sum or a constant.
    pub fn sum(&mut self, constant: i128, terms: &[(Id, i128)]) -> Id {
        let Some((k, merged)) = self.merged(constant, terms) else { return self.unmerged(constant, terms) };
        self.settled(k, merged)
    }

    /// A value congruent to the sum modulo `2^width`, where no number is too large.
    pub(super) fn sum_modulo(&mut self, constant: i128, terms: &[(Id, i128)], width: u16) -> Id {
        if let Some((k, merged)) = self.merged(constant, terms) {
            return self.settled(k, merged);
        }
        // Invariant: modulo 2^128, and so modulo the smaller power, wrapping arithmetic is exact.
        let (plus, times) = (i128::wrapping_add, i128::wrapping_mul);
        let flat = self.flattened(constant, terms, |a, b| Some(plus(a, b)), |a, b| Some(times(a, b)));
        let Some((k, mut flat)) = flat else { return self.sum(constant, terms) };
        flat.iter_mut().for_each(|t| t.1 = centre(t.1, width));
        flat.retain(|t| t.1 != 0);
        self.sum(centre(k, width), &flat)
    }

    /// The constant and the terms of a sum whose terms are no sums; `None` if a number gets too large.
    fn merged(&self, constant: i128, terms: &[(Id, i128)]) -> Option<(i128, Vec<(Id, i128)>)> {
        let constant = small(Some(constant))?;
        self.flattened(constant, terms, |a, b| small(a.checked_add(b)), |a, b| small(a.checked_mul(b)))
    }

    /// The constant and the terms of a sum whose terms are no sums, with this arithmetic of numbers.
    fn flattened(
        &self,
        constant: i128,
        terms: &[(Id, i128)],
        plus: impl Fn(i128, i128) -> Option<i128>,
        times: impl Fn(i128, i128) -> Option<i128>,
    ) -> Option<(i128, Vec<(Id, i128)>)> {
        let mut k = constant;
        let mut flat: Vec<(Id, i128)> = Vec::with_capacity(terms.len());
        for &(t, c) in terms {
            match self.node(t) {
                Node::Const(v) => k = plus(k, times(*v, c)?)?,
                Node::Sum(k2, inner) => {
                    k = plus(k, times(*k2, c)?)?;
                    for (t2, c2) in inner {
                        flat.push((*t2, times(*c2, c)?));
                    }
                }
                _ => flat.push((t, times(c, 1)?)),
            }
        }
        flat.sort_unstable_by_key(|t| t.0);
        let mut merged: Vec<(Id, i128)> = Vec::with_capacity(flat.len());
        for (t, c) in flat {
            match merged.last_mut() {
                Some(last) if last.0 == t => last.1 = plus(last.1, c)?,
                _ => merged.push((t, c)),
            }
        }
        merged.retain(|t| t.1 != 0);
        Some((k, merged))
    }

    fn settled(&mut self, k: i128, merged: Vec<(Id, i128)>) -> Id {
        if merged.len() >= 2
            && let Some(gathered) = self.gather(&merged)
        {
            return self.sum(k, &gathered);
        }
        match merged.as_slice() {
            [] => self.constant(k),
            [(t, 1)] if k == 0 => *t,
            _ => self.intern(Node::Sum(k, merged)),
        }
    }

    /// The sum with its terms as they are.
    fn unmerged(&mut self, constant: i128, terms: &[(Id, i128)]) -> Id {
        let mut rest: Vec<(Id, i128)> = Vec::with_capacity(terms.len() + 1);
        let mut k = constant;
        if !bound::is_exact(k) {
            rest.push((self.constant(k), 1));
            k = 0;
        }
        for &(t, c) in terms.iter().filter(|t| t.1 != 0) {
            if bound::is_exact(c) {
                rest.push((t, c));
            } else {
                // c is a multiple of 2^64 and a rest.
                let high = self.intern(Node::Sum(0, vec![(t, 1 << 64)]));
                rest.extend([(high, c >> 64), (t, c & i128::from(u64::MAX))]);
            }
        }
        let mut apart: Vec<(Id, i128)> = Vec::with_capacity(rest.len());
        while let Some((t, c)) = rest.pop() {
            let known = apart.iter_mut().find(|a| a.0 == t);
            match known.map(|a| (small(a.1.checked_add(c)), a)) {
                None => apart.push((t, c)),
                Some((Some(sum), a)) => a.1 = sum,
                // Both at once are too many: some of them get a name.
                Some((None, _)) => rest.push((self.intern(Node::Sum(0, vec![(t, c)])), 1)),
            }
        }
        apart.retain(|t| t.1 != 0);
        apart.sort_unstable();
        match apart[..] {
            [] => self.constant(k),
            [(t, 1)] if k == 0 => t,
            _ => self.intern(Node::Sum(k, apart)),
        }
    }

    /// Joins two terms of a sum that are one: selections by one condition, neighbouring bit fields of one value, or a
    /// shifted value and what rounds it.
    fn gather(&mut self, terms: &[(Id, i128)]) -> Option<Vec<(Id, i128)>> {
        let selection = self.joint_selection(terms).or_else(|| self.joint_field(terms));
        let (p, q, joined) = selection.or_else(|| self.joint_rounding(terms))?;
        let mut rest: Vec<(Id, i128)> =
            terms.iter().enumerate().filter(|(n, _)| *n != p && *n != q).map(|(_, t)| *t).collect();
        rest.push(joined);
        Some(rest)
    }

    fn joint_selection(&mut self, terms: &[(Id, i128)]) -> Option<(usize, usize, (Id, i128))> {
        if self.joining == MAX_JOINING {
            return None;
        }
        let selects: Vec<(usize, Id, Id, Id, i128)> = terms
            .iter()
            .enumerate()
            .filter_map(|(n, &(t, factor))| match *self.node(t) {
                Node::Select(c, a, b) => Some((n, c, a, b, factor)),
                _ => None,
            })
            .collect();
        for (i, &(p, c, a, b, f)) in selects.iter().enumerate() {
            if let Some(&(q, _, a2, b2, f2)) = selects[i + 1..].iter().find(|s| s.1 == c) {
                self.joining += 1;
                let (x, y) = (self.sum(0, &[(a, f), (a2, f2)]), self.sum(0, &[(b, f), (b2, f2)]));
                let joined = self.select(c, x, y);
                self.joining -= 1;
                return Some((p, q, (joined, 1)));
            }
        }
        None
    }

    /// `2^e * x[o .. o+w] + 2^(e+w) * x[o+w .. o+w+v]` is `2^e * x[o .. o+w+v]`.
    fn joint_field(&mut self, terms: &[(Id, i128)]) -> Option<(usize, usize, (Id, i128))> {
        let fields: Vec<(usize, Id, u32, u32, u32)> = terms
            .iter()
            .enumerate()
            .filter(|(_, t)| t.1 > 0 && t.1.count_ones() == 1)
            .filter_map(|(n, t)| {
                let (of, offset, width) = self.unsigned_field(t.0)?;
                Some((n, of, offset, width, t.1.trailing_zeros()))
            })
            .collect();
        for &(p, of, offset, width, e) in &fields {
            let above =
                |f: &&(usize, Id, u32, u32, u32)| f.1 == of && f.2 == offset + width && f.4 == e + width;
            if let Some(&(q, _, _, width2, _)) = fields.iter().find(above) {
                let shifted = self.shr_const(of, offset);
                let joined = self.wrap(shifted, (width + width2) as u16, false);
                return Some((p, q, (joined, 1 << e)));
            }
        }
        None
    }

    /// `(x >> n) + x[n-1]` is `x + 2^(n-1) >> n`.
    fn joint_rounding(&mut self, terms: &[(Id, i128)]) -> Option<(usize, usize, (Id, i128))> {
        let shifted: Vec<(usize, Id, u32, i128)> = terms
            .iter()
            .enumerate()
            .filter_map(|(p, &(t, factor))| match *self.node(t) {
                Node::Shr(x, n) => Some((p, x, u32::try_from(self.as_const(n)?).ok()?, factor)),
                _ => None,
            })
            .filter(|s| (1..=64).contains(&s.2))
            .collect();
        for &(p, x, n, factor) in &shifted {
            let rounds = |dag: &mut Dag, (t, by): (Id, i128)| {
                let field = if by == factor { dag.unsigned_field(t) } else { None };
                field.is_some_and(|(of, at, bits)| {
                    let same =
                        |dag: &mut Dag| of == x || dag.low_bits(of, n as u16) == dag.low_bits(x, n as u16);
                    at + 1 == n && bits == 1 && same(dag)
                })
            };
            if let Some(q) = (0..terms.len()).find(|q| rounds(self, terms[*q])) {
                let sum = self.add_const(x, 1 << (n - 1));
                return Some((p, q, (self.shr_const(sum, n), factor)));
            }
        }
        None
    }

    /// The value, offset and width of which `id` is an unsigned bit field.
    pub(super) fn unsigned_field(&mut self, id: Id) -> Option<(Id, u32, u32)> {
        let shift = |d: &Dag, a: Id| match d.node(a) {
            Node::Shr(x, n) => d.as_const(*n).map(|n| (*x, n as u32)),
            _ => None,
        };
        match self.node(id).clone() {
            Node::Wrap { a, width, signed: false } => {
                let (of, offset) = shift(self, a).unwrap_or((a, 0));
                Some((of, offset, u32::from(width)))
            }
            Node::Shr(..) => {
                let (of, offset) = shift(self, id)?;
                let range = self.interval(of);
                (range.lo >= 0 && range.is_exact())
                    .then(|| (of, offset, u32::from(range.bits()).saturating_sub(offset)))
            }
            Node::Lt(a, zero) if self.as_const(zero) == Some(0) => match self.node(a).clone() {
                Node::Read { base, width, signed: true, index } => {
                    let of = self.read_of(&base, width, false, index);
                    Some((of, u32::from(width) - 1, 1))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// `a + b`.
    pub fn add(&mut self, a: Id, b: Id) -> Id {
        self.sum(0, &[(a, 1), (b, 1)])
    }

    /// `a - b`.
    pub fn sub(&mut self, a: Id, b: Id) -> Id {
        self.sum(0, &[(a, 1), (b, -1)])
    }

    /// `-a`.
    pub fn neg(&mut self, a: Id) -> Id {
        self.sum(0, &[(a, -1)])
    }

    /// `a + k`.
    pub fn add_const(&mut self, a: Id, k: i128) -> Id {
        self.sum(k, &[(a, 1)])
    }

    /// `a * k`.
    pub fn scale(&mut self, a: Id, k: i128) -> Id {
        self.sum(0, &[(a, k)])
    }

    /// Bitwise complement: `-1 - a`.
    pub fn not(&mut self, a: Id) -> Id {
        self.sum(-1, &[(a, -1)])
    }

    /// Logical negation of a value that is 0 or 1.
    pub fn negate_bool(&mut self, a: Id) -> Id {
        self.sum(1, &[(a, -1)])
    }

    /// `a` as a condition: 0 for 0, 1 for everything else.
    pub fn truth(&mut self, a: Id) -> Id {
        if self.interval(a).is_bool() {
            return a;
        }
        let zero = self.constant(0);
        let is_zero = self.eq(a, zero);
        self.negate_bool(is_zero)
    }

    /// `a * b`.
    pub fn mul(&mut self, a: Id, b: Id) -> Id {
        if let Some(k) = self.as_const(a) {
            return self.scale(b, k);
        }
        if let Some(k) = self.as_const(b) {
            return self.scale(a, k);
        }
        // Coefficients move out: (c*x) * y = c * (x*y).
        for (x, y) in [(a, b), (b, a)] {
            if let Node::Sum(0, terms) = self.node(x)
                && let [(t, c)] = terms[..]
            {
                let product = self.mul(t, y);
                return self.scale(product, c);
            }
        }
        self.intern(Node::Mul(a.min(b), a.max(b)))
    }
}
