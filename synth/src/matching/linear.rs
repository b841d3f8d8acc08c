//! Linear combinations against linear combinations.

use std::collections::BTreeSet;
use std::sync::Arc;

use autoir_semantics::arithmetic::gcd;
use autoir_semantics::dag::{Dag, Id, Interval, Node};

use super::lanes::FEW_TERMS;
use super::{Bound, Matcher, Miss, Mode};
use crate::goal::space::{Part, Space, Sum};

/// Terms in one share, at most.
const MOST_TOGETHER: usize = 8;
/// Bits in one share, at most.
const MOST_BITS: usize = 32;
/// Bits between elements that are multiplied together in one lane.
const NEAR: i64 = 64;

impl Matcher<'_> {
    /// A linear combination against a linear combination: terms of the pattern that compute take terms of
    /// the goal, plain reads take what is left.
    pub(super) fn sum(&mut self, p: Id, g: Id, mode: Mode) -> bool {
        let (k, mut pattern_terms) = match self.pattern.dag.node(p) {
            Node::Sum(k, terms) => (*k, terms.clone()),
            _ => return false,
        };
        pattern_terms.sort_by_key(|(t, _)| (self.pattern.known_key(*t), *t));
        let dag = &self.pattern.dag;
        // Among bits, a sign is one of them.
        let has_bits = pattern_terms.iter().any(|(t, _)| matches!(dag.node(*t), Node::Read { width: 1, .. }));
        let is_hole = |t: &Id| match *dag.node(*t) {
            Node::Read { .. } => true,
            Node::Lt(a, b) => has_bits && dag.sign_bit(a, b).is_some(),
            _ => false,
        };
        let (holes, rigid): (Vec<_>, Vec<_>) = pattern_terms.into_iter().partition(|(t, _)| is_hole(t));
        let (mut constant, mut left) = self.space.linear(g);
        // Products that are alike take terms where they lie, whatever weights these have.
        if rigid.len() > 1 && rigid.iter().all(|t| t.1 == rigid[0].1) {
            left.sort_by_cached_key(|(t, c)| (self.space.key(*t), *c));
        }
        if let Some(shares) = self.shares(&rigid, &holes, &left)
            && self.script.choose(2) == 1
        {
            return self.times_one(&rigid, &shares.narrow)
                && self.rest(&holes, constant.wrapping_sub(k), &shares.wide, mode);
        }
        // What is no read and no product is all that is left of a number.
        if let ([(t, c @ (1 | -1))], []) = (&rigid[..], &holes[..])
            && !matches!(self.pattern.dag.node(*t), Node::Mul(..))
            && !matches!(left[..], [(_, e)] if e == *c)
        {
            let all: Vec<Term> = left.iter().map(|(t, e)| (*t, e * c)).collect();
            let all = self.space.dag.sum((constant - k) * c, &all);
            return self.go(*t, all, mode);
        }
        // One product may be all terms times what they are multiples of.
        if let [(t, 1)] = rigid[..]
            && let Node::Mul(a, b) = *self.pattern.dag.node(t)
            && left.len() > 1
            && left.iter().fold(0, |d, (_, c)| gcd(d, *c)) > 1
            && self.script.choose(2) == 1
        {
            let all = self.space.dag.sum(0, &left);
            let (a, b) = self.ordered(a, b);
            return self.common(a, b, all, mode) && self.rest(&holes, constant.wrapping_sub(k), &[], mode);
        }
        let mut progress = rigid.is_empty();
        let mut last: Option<(u64, usize)> = None;
        let mut sides = None;
        let mut taken = vec![false; left.len()];
        for (t, c) in &rigid {
            let shape = self.pattern.known_key(*t).shape;
            let from = last.filter(|(s, _)| *s == shape).map_or(0, |(_, n)| n + 1);
            let is_product = matches!(self.pattern.dag.node(*t), Node::Mul(..));
            let fits = |e: i128| if is_product { e % c == 0 } else { self.same(e, *c, mode) };
            let mut options: Vec<usize> =
                (from..left.len()).filter(|j| !taken[*j] && fits(left[*j].1)).collect();
            if left.len() > self.script.few {
                self.firsts(&left, last.map(|(_, n)| n), &mut options);
                if last.is_none() && holes.len() == 1 && is_product && options.len() > 1 {
                    self.script.peel = Some(self.script.at);
                }
                // Like weights are one constant for every lane; what lies side by side is taken as it lies.
                if let Some((_, before)) = last
                    && !self.lie_side_by_side(&rigid)
                {
                    options.sort_by_key(|n| left[*n].1 != left[before].1);
                }
            }
            let groups = if is_product { self.by_factor(&left, &taken) } else { Vec::new() };
            let opposites = self.opposites(*t, *c, &left, &taken, mode);
            let choices = options.len() + opposites.len() + groups.len() + usize::from(is_product);
            let pick = self.script.choose(choices);
            if let Some(&j) = pick.checked_sub(options.len()).and_then(|n| opposites.get(n)) {
                // What holds is one less what does not.
                let (term, e) = left[j];
                constant += e;
                let other = self.space.dag.negate_bool(term);
                if !self.go(*t, other, Mode::Exact) {
                    return false;
                }
                taken[j] = true;
                last = Some((shape, j));
                progress = true;
                continue;
            }
            let Some(&j) = options.get(pick) else {
                if let Some((factor, members)) = groups.get(pick - options.len() - opposites.len()) {
                    let terms: Vec<Term> = members.iter().map(|n| left[*n]).collect();
                    if !self.common_product(*t, *c, *factor, &terms, mode) {
                        return false;
                    }
                    members.iter().for_each(|n| taken[*n] = true);
                    last = Some((shape, members[0]));
                    progress = true;
                    continue;
                }
                if !is_product || !self.vanish(*t) {
                    return false;
                }
                continue;
            };
            let (term, e) = left[j];
            let sub = mode.lowered(c.trailing_zeros() as u16);
            let matched = match *self.pattern.dag.node(*t) {
                Node::Mul(a, b) => self.product(self.ordered(a, b), (term, e / c), sub, &mut sides),
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

    /// The terms of a goal as equal shares for products that a pattern adds up, each to be multiplied by one, or for sizes
    /// that it adds up; what is too wide for them is left to the pattern's other term.
    fn shares(&mut self, rigid: &[Term], holes: &[Term], terms: &[Term]) -> Option<Shares> {
        let dag = &self.pattern.dag;
        let read = |id: Id| match *dag.node(id) {
            Node::Read { width, signed, .. } => Some((width, signed)),
            _ => None,
        };
        // Products, and sizes of differences: from nothing.
        let factor = |(t, _): &Term| match *dag.node(*t) {
            Node::Mul(a, _) => read(a),
            Node::Abs(d) => match dag.node(d) {
                Node::Sum(0, terms) => read(terms.first()?.0),
                _ => None,
            },
            _ => None,
        };
        let (width, signed) = factor(rigid.first()?)?;
        let alike = rigid.iter().all(|t| t.1 == rigid[0].1 && factor(t) == Some((width, signed)));
        let is_product = matches!(self.pattern.dag.node(rigid[0].0), Node::Mul(..));
        // One term each is what products take anyway.
        let fewest = rigid.len() + usize::from(is_product);
        if rigid.len() < 2 || !alike || holes.len() > 1 || terms.len() < fewest {
            return None;
        }
        let limit = Interval::of_width(width, signed);
        let shares = self.in_shares(rigid.len(), terms, limit, is_product)?;
        let fewest = if is_product { 2 } else { 1 };
        (shares.narrow[0].len() >= fewest && (shares.wide.is_empty() || !holes.is_empty())).then_some(shares)
    }

    /// `terms` with values within `limit` in `count` equal shares, neighbours together, and the others. Products take them
    /// without what all terms of a share are multiples of.
    fn in_shares(
        &mut self,
        count: usize,
        terms: &[Term],
        limit: Interval,
        is_product: bool,
    ) -> Option<Shares> {
        let fits = |(t, c): &Term, space: &mut Space| {
            let term = space.dag.scale(*t, if is_product { c.signum() } else { *c });
            space.interval(term).within(limit)
        };
        let (mut narrow, wide): (Vec<Term>, Vec<Term>) =
            terms.iter().partition(|term| fits(term, self.space));
        let most = if self.are_many_bits(&narrow) { MOST_BITS } else { MOST_TOGETHER };
        if narrow.is_empty() || narrow.len() % count != 0 || narrow.len() / count > most {
            return None;
        }
        narrow.sort_by_cached_key(|(t, _)| (self.place(*t), *t));
        let narrow = narrow.chunks(narrow.len() / count).map(<[Term]>::to_vec).collect();
        Some(Shares { narrow, wide })
    }

    /// Makes each product of a pattern a share of the goal's terms times what they are multiples of, and each size of a
    /// difference one less nothing.
    fn times_one(&mut self, parts: &[Term], shares: &[Vec<Term>]) -> bool {
        let swapped = self.script.choose(2) == 1;
        parts.iter().zip(shares).all(|((part, c), share)| {
            let divisor = share.iter().fold(0, |d, (_, e)| gcd(d, *e)) / gcd(0, *c);
            let (a, b, neutral) = match *self.pattern.dag.node(*part) {
                Node::Mul(a, b) => {
                    let (a, b) = self.ordered(a, b);
                    (a, b, divisor.max(1))
                }
                Node::Abs(d) => match self.pattern.dag.node(d) {
                    Node::Sum(0, terms) if terms.len() == 2 => (terms[0].0, terms[1].0, 0),
                    _ => return false,
                },
                _ => return false,
            };
            let (a, b) = if swapped { (b, a) } else { (a, b) };
            let factor = c * neutral.max(1);
            let neutral = self.space.dag.constant(neutral);
            self.give(a, factor, 0, share, Mode::Exact) && self.go(b, neutral, Mode::Exact)
        })
    }

    /// Whether `terms` of the pattern read neighbours of one register.
    fn lie_side_by_side(&self, terms: &[Term]) -> bool {
        let places: Vec<(u16, i64)> = terms.iter().map(|(t, _)| self.pattern.known_key(*t).place).collect();
        places.windows(2).all(|two| two[0].0 == two[1].0 && (two[0].1 - two[1].1).abs() < NEAR)
    }

    /// Keeps of the `options` among `terms` the first of those that are alike: of one shape and factor, and both
    /// or neither of the operand that the term taken `before` reads.
    fn firsts(&mut self, terms: &[Term], before: Option<usize>, options: &mut Vec<usize>) {
        let operand = before.map(|n| self.space.key(terms[n].0).place.0);
        let mut seen = BTreeSet::new();
        options.retain(|n| {
            let (t, c) = terms[*n];
            let place = self.space.key(t).place.0;
            seen.insert((self.space.form(t), c, operand == Some(place)))
        });
    }

    /// The conditions among `terms` that are wanted with the opposite sign of `t`, a condition of the pattern times `c`.
    fn opposites(&mut self, t: Id, c: i128, terms: &[Term], taken: &[bool], mode: Mode) -> Vec<usize> {
        if !matches!(self.pattern.dag.node(t), Node::Lt(..) | Node::Eq(..)) {
            return Vec::new();
        }
        let is_opposite = |n: &usize| {
            !taken[*n] && self.same(terms[*n].1, -c, mode) && self.space.interval(terms[*n].0).is_bool()
        };
        (0..terms.len()).filter(is_opposite).collect()
    }

    /// The factors that several of the terms which are not `taken` share, with the numbers of these.
    fn by_factor(&self, terms: &[Term], taken: &[bool]) -> Vec<(Id, Vec<usize>)> {
        let mut found: Vec<(Id, Vec<usize>)> = Vec::new();
        let dag = &self.space.dag;
        for (t, _) in terms.iter().zip(taken).filter(|(_, taken)| !**taken).map(|(t, _)| t) {
            let Node::Mul(a, b) = *dag.node(*t) else { continue };
            for factor in [a, b] {
                if found.iter().any(|(known, _)| *known == factor) {
                    continue;
                }
                let has = |n: &usize| !taken[*n] && cofactor(dag, terms[*n].0, factor).is_some();
                let members: Vec<usize> = (0..terms.len()).filter(has).collect();
                if members.len() > 1 {
                    found.push((factor, members));
                }
            }
        }
        found
    }

    /// Makes the product `t` of a pattern, times `c`, the sum of `terms`, which share `factor`.
    fn common_product(&mut self, t: Id, c: i128, factor: Id, terms: &[Term], mode: Mode) -> bool {
        let Node::Mul(a, b) = *self.pattern.dag.node(t) else { return false };
        let (a, b) = self.ordered(a, b);
        if terms.iter().any(|(_, e)| e % c != 0) {
            return false;
        }
        let mut constant = 0;
        let mut others = Vec::with_capacity(terms.len());
        for (term, e) in terms {
            match cofactor(&self.space.dag, *term, factor) {
                Some(Some(other)) => others.push((other, e / c)),
                Some(None) => constant += e / c,
                None => return false,
            }
        }
        let rest = self.space.dag.sum(constant, &others);
        let rest = self.space.simplify(rest);
        self.pair(a, b, &[(rest, factor), (factor, rest)], mode.lowered(c.trailing_zeros() as u16))
    }

    /// Makes a product of a pattern the linear combination `g`, by what all of its terms share: a factor, or a number.
    pub(super) fn common(&mut self, a: Id, b: Id, g: Id, mode: Mode) -> bool {
        let Node::Sum(k, terms) = self.space.dag.node(g).clone() else { return false };
        let divisor = terms.iter().fold(k, |d, (_, c)| gcd(d, *c));
        let mut views = Vec::new();
        if divisor > 1 {
            let rest: Vec<Term> = terms.iter().map(|(t, c)| (*t, c / divisor)).collect();
            let rest = self.space.dag.sum(k / divisor, &rest);
            let rest = self.space.simplify(rest);
            let divisor = self.space.dag.constant(divisor);
            views.extend([(rest, divisor), (divisor, rest)]);
        }
        if k == 0 {
            for (factor, members) in self.by_factor(&terms, &vec![false; terms.len()]) {
                if members.len() == terms.len() {
                    let rest: Vec<Term> = terms
                        .iter()
                        .filter_map(|(t, c)| Some((cofactor(&self.space.dag, *t, factor)??, *c)))
                        .collect();
                    let alone = terms.iter().filter(|(t, _)| *t == factor).map(|(_, c)| c).sum();
                    let rest = self.space.dag.sum(alone, &rest);
                    let rest = self.space.simplify(rest);
                    views.extend([(rest, factor), (factor, rest)]);
                }
            }
        }
        self.pair(a, b, &views, mode)
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
        let (a, b) = self.ordered(a, b);
        let zero = self.space.dag.constant(0);
        // Where a register holds constants, one more is for nothing.
        let holds_constants = |factor: Id| match self.pattern.dag.node(factor) {
            Node::Read { base, .. } => {
                let is_constant =
                    |(o, f): &Bound| base[..] == [*o] && self.space.dag.as_const(f.value).is_some();
                self.fields.iter().any(is_constant)
            }
            _ => false,
        };
        let factors = if holds_constants(b) { [b, a] } else { [a, b] };
        let factor = factors[self.script.choose(2)];
        self.go(factor, zero, Mode::Exact)
    }

    /// Gives `constant + left` to the plain reads of a pattern.
    fn rest(&mut self, holes: &[Term], constant: i128, left: &[Term], mode: Mode) -> bool {
        match holes {
            [] => {
                let agrees = self.same(constant, 0, mode);
                left.is_empty() && self.clause(agrees, Miss::Constant { has: 0, wanted: constant })
            }
            [(hole, c)] => self.give(*hole, *c, constant, left, mode),
            [(a, ca), (b, cb)] => {
                let few = left.len() <= self.script.few;
                let bits = self.limit(*a).map_or(0, Interval::bits);
                let reads: Vec<bool> = left
                    .iter()
                    .map(|(t, _)| matches!(self.space.dag.node(*t), Node::Read { width, .. } if *width >= bits))
                    .collect();
                let sum = Sum { constant, terms: left.to_vec(), factors: (*ca, *cb), reads, few };
                let known = self.space.splits.get(&sum).cloned();
                let splits = known.unwrap_or_else(|| {
                    let splits = splits(&sum).into();
                    self.space.splits.insert(sum, Arc::clone(&splits));
                    splits
                });
                let ordered = (ca == cb && (self.are_neighbours(*a, *b) || self.are_many_bits(left)))
                    .then(|| self.in_order(splits.to_vec(), constant, left));
                let splits = ordered.as_deref().unwrap_or(&splits);
                let mut others = self.biased(*a, constant, left, (*ca, *cb), mode);
                if *ca < 0 {
                    let other = self.biased(*b, constant, left, (*cb, *ca), mode);
                    others.extend(other.into_iter().map(|(one, two)| (two, one)));
                }
                if splits.is_empty() && others.is_empty() {
                    return false;
                }
                let pick = self.script.choose(splits.len() + others.len());
                let (one, two) = splits.get(pick).unwrap_or_else(|| &others[pick - splits.len()]);
                self.give(*a, *ca, one.0, &one.1, mode) && self.give(*b, *cb, two.0, &two.1, mode)
            }
            // Many: an equal share each, but for one that takes what is too wide for the others.
            _ if self.takes_shares(holes, left) && self.script.choose(2) == 1 => {
                let (wide, narrow) = self.by_width(holes);
                let limit = self.limit(narrow[0].0);
                let Some(shares) = limit.and_then(|limit| self.in_shares(narrow.len(), left, limit, false))
                else {
                    return false;
                };
                let rest = match wide[..] {
                    [] => shares.wide.is_empty() && self.same(constant, 0, mode),
                    [(hole, c)] => self.give(hole, c, constant, &shares.wide, mode),
                    _ => false,
                };
                rest && narrow.iter().zip(&shares.narrow).all(|((h, c), s)| self.give(*h, *c, 0, s, mode))
            }
            // One term each, by their factors.
            _ => {
                let residue = |c: i128| match mode {
                    Mode::Mod(d @ 1..=126) => c & ((1 << d) - 1),
                    _ => c,
                };
                let mut sorted = left.to_vec();
                sorted.iter_mut().for_each(|t| t.1 = residue(t.1));
                sorted.sort_by_cached_key(|(t, c)| (*c, self.place(*t)));
                let mut parts = holes.to_vec();
                parts.iter_mut().for_each(|t| t.1 = residue(t.1));
                parts.sort_by_cached_key(|(t, c)| {
                    let place = self.pattern.known_key(*t).place;
                    (*c, sign_place(&self.pattern.dag, *t).unwrap_or(place))
                });
                left.len() == holes.len()
                    && self.same(constant, 0, mode)
                    && parts.into_iter().zip(sorted).all(|((h, c), term)| self.give(h, c, 0, &[term], mode))
            }
        }
    }

    /// Where the first bit lies that `id` reads.
    fn place(&mut self, id: Id) -> (u16, i64) {
        sign_place(&self.space.dag, id).unwrap_or_else(|| self.space.key(id).place)
    }

    /// Whether two plain reads of the pattern are of one operand.
    fn are_neighbours(&self, a: Id, b: Id) -> bool {
        match (self.pattern.dag.node(a), self.pattern.dag.node(b)) {
            (Node::Read { base: one, .. }, Node::Read { base: two, .. }) => one == two,
            _ => false,
        }
    }

    /// Whether a sum of many terms counts bits.
    fn are_many_bits(&mut self, terms: &[Term]) -> bool {
        terms.len() > FEW_TERMS && terms.iter().all(|(t, c)| *c == 1 && self.space.interval(*t).is_bool())
    }

    /// `splits` for neighbours: what is read first comes first, and of the terms in the order in which they are read the
    /// first half comes first of all.
    fn in_order(&mut self, splits: Vec<(Part, Part)>, constant: i128, terms: &[Term]) -> Vec<(Part, Part)> {
        let mut sorted = terms.to_vec();
        sorted.sort_by_cached_key(|(t, _)| (self.place(*t), *t));
        let (low, high) = sorted.split_at(terms.len().div_ceil(2));
        let mut found = Vec::new();
        if constant == 0 && !high.is_empty() {
            found.push(((0, low.to_vec()), (0, high.to_vec())));
            if terms.len() > FEW_TERMS {
                return found;
            }
        }
        for (one, two) in splits {
            let mut place = |part: &Part| part.1.iter().map(|(t, _)| self.place(*t)).min();
            let pair = match (place(&one), place(&two)) {
                (Some(a), Some(b)) if b < a => (two, one),
                _ => (one, two),
            };
            if !found.contains(&pair) {
                found.push(pair);
            }
        }
        found
    }

    /// Whether many plain reads may take shares of terms: there are more terms, or one read is wider than the others.
    fn takes_shares(&self, holes: &[Term], terms: &[Term]) -> bool {
        let (wide, narrow) = self.by_width(holes);
        let alike =
            narrow.iter().all(|(h, c)| *c == narrow[0].1 && self.limit(*h) == self.limit(narrow[0].0));
        alike && (wide.len() == 1 || wide.is_empty() && terms.len() > holes.len())
    }

    /// Plain reads, those that are wider than others first.
    fn by_width(&self, holes: &[Term]) -> (Vec<Term>, Vec<Term>) {
        let bits = |(h, _): &Term| self.limit(*h).map_or(0, Interval::bits);
        let least = holes.iter().map(bits).min().unwrap_or(0);
        holes.iter().partition(|hole| bits(hole) > least)
    }

    /// The values of a plain read of the pattern.
    pub(super) fn limit(&self, hole: Id) -> Option<Interval> {
        match *self.pattern.dag.node(hole) {
            Node::Read { width, signed, .. } => Some(Interval::of_width(width, signed)),
            Node::Lt(..) => Some(Interval::of_width(1, false)),
            _ => None,
        }
    }

    /// A signed value as an unsigned one and what it was moved up by; and an even share of a constant.
    fn biased(
        &mut self,
        hole: Id,
        constant: i128,
        left: &[Term],
        c: (i128, i128),
        mode: Mode,
    ) -> Vec<(Part, Part)> {
        let Node::Read { width, .. } = *self.pattern.dag.node(hole) else { return Vec::new() };
        match *left {
            [(t, 1)] if constant == 0 && c.0 == 1 && c.1.abs() == 1 => {
                let x = self.space.interval(t);
                let computes = !matches!(self.space.dag.node(t), Node::Read { .. });
                let signed = x.lo < 0 && x.within(Interval::of_width(width, true));
                let up = |half: i128| ((half, left.to_vec()), (-half, Vec::new()));
                match *self.space.dag.node(t) {
                    Node::Wrap { width: narrow, signed: true, .. } if narrow < width => {
                        vec![up(1 << (narrow - 1))]
                    }
                    _ if computes && signed => vec![up(1 << (width - 1))],
                    _ => Vec::new(),
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
    fn give(&mut self, hole: Id, c: i128, constant: i128, terms: &[Term], mode: Mode) -> bool {
        if constant % c != 0 || terms.iter().any(|(_, e)| e % c != 0) {
            return false;
        }
        let terms: Vec<_> = terms.iter().map(|(t, e)| (*t, e / c)).collect();
        let value = self.space.dag.sum(constant / c, &terms);
        if let Node::Lt(a, b) = *self.pattern.dag.node(hole)
            && let Some((operand, bit)) = self.pattern.dag.sign_bit(a, b)
        {
            return self.hole(operand, 1, false, i128::from(bit), value, mode);
        }
        self.go(hole, value, mode.lowered(c.trailing_zeros() as u16))
    }
}

/// A term with its factor.
type Term = (Id, i128);

/// Terms that several parts of a pattern take.
struct Shares {
    /// One share for each part.
    narrow: Vec<Vec<Term>>,
    /// What is too wide for them.
    wide: Vec<Term>,
}

/// Where the bit lies that `id` is, if it is the sign of an element.
fn sign_place(dag: &Dag, id: Id) -> Option<(u16, i64)> {
    let Node::Lt(a, b) = *dag.node(id) else { return None };
    dag.sign_bit(a, b).map(|(operand, bit)| (operand, i64::from(bit)))
}

/// What `factor` is multiplied by in `term`: nothing but a number where the term is the factor itself; nothing at all if
/// it is no factor.
#[expect(clippy::option_option, reason = "being no factor and being the whole term are different answers")]
fn cofactor(dag: &Dag, term: Id, factor: Id) -> Option<Option<Id>> {
    match *dag.node(term) {
        _ if term == factor => Some(None),
        Node::Mul(a, b) if a == factor => Some(Some(b)),
        Node::Mul(a, b) if b == factor => Some(Some(a)),
        _ => None,
    }
}

/// Ways to split a linear combination over two reads with coefficients `c`. Every part is smaller than
/// the whole, so that a search that follows them ends. Of many terms, only the first is split off alone: the order
/// in which they are added up is free.
fn splits(sum: &Sum) -> Vec<(Part, Part)> {
    let Sum { constant, terms, factors: c, reads, few } = sum;
    let (constant, c, few) = (*constant, *c, *few);
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
        // Nothing less the term: what is left is the term itself.
        if e < 0 && c.0 > 0 && c.1 == e {
            return vec![((0, Vec::new()), (0, vec![(t, e)]))];
        }
        return match e % 2 {
            0 if e != 0 => vec![((0, vec![(t, e / 2)]), (0, vec![(t, e / 2)]))],
            _ => Vec::new(),
        };
    }
    let mut out = Vec::new();
    for set in subsets(terms, c, reads, few) {
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
        if constant != 0 && few {
            push((constant, one.clone()), (0, two.clone()));
        }
        if c.0 != c.1 {
            push((0, two.clone()), (constant, one.clone()));
        }
    }
    if constant != 0 {
        out.push(((0, terms.to_vec()), (constant, Vec::new())));
    }
    out
}

/// The subsets of `terms` that one of two reads with coefficients `c` takes: by sign, by size of the coefficient,
/// what is read, halves, and single terms.
fn subsets(terms: &[Term], c: (i128, i128), reads: &[bool], few: bool) -> Vec<Vec<bool>> {
    let n = terms.len();
    let mut subsets: Vec<Vec<bool>> = Vec::new();
    let mut add = |set: Vec<bool>| {
        let size = set.iter().filter(|b| **b).count();
        if size > 0 && size < n && !subsets.contains(&set) {
            subsets.push(set);
        }
    };
    add(terms.iter().map(|(_, e)| (*e > 0) == (c.0 > 0)).collect());
    // What is at hand apart from what is computed.
    add(reads.to_vec());
    if !few && (c.0 > 0) != (c.1 > 0) {
        return subsets;
    }
    let mut sizes: Vec<i128> = terms.iter().map(|(_, e)| e.abs()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    for s in &sizes {
        add(terms.iter().map(|(_, e)| e.abs() == *s).collect());
        add(terms.iter().map(|(_, e)| e.abs() > *s).collect());
    }
    if few {
        add((0..n).map(|i| i < n / 2).collect());
        add((0..n).map(|i| i % 2 == 0).collect());
    }
    for single in 0..if few { n } else { 1 } {
        add((0..n).map(|i| i == single).collect());
    }
    subsets
}

#[cfg(test)]
mod tests {
    use autoir::program::Arg;

    use crate::testing::found;

    const ADD: &str = "window a(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = a[i] + b[i]\n}\n";
    const PAIRS: &str =
        "window m(a: i16x8, b: i16x8) -> i32x4 {\n    out[i] = sum(j<2) a[2*i + j] * b[2*i + j]\n}\n";
    const BYTE_PAIRS: &str = "window u(a: u8x16, b: i8x16) -> i16x8 {\n    \
        out[i] = sat_i16(sum(j<2) a[2*i + j] * b[2*i + j])\n}\n";

    fn steps(window: &str, library: &[&str]) -> Option<usize> {
        found(window, library).map(|program| program.steps.len())
    }

    #[test]
    fn sums_are_shares_times_one() {
        let weighted = "window w(acc: u32x4, a: u8x16) -> u32x4 {\n    \
            out[i] = acc[i] + sum(j<4) (16 - 4*i - j) * a[4*i + j]\n}\n";
        assert_eq!(steps(weighted, &[ADD, PAIRS, BYTE_PAIRS]), Some(3));
        // Sums of two products that do not fit into what is multiplied by one.
        let wide = weighted.replace("(16 - 4*i - j)", "(32767 - 4*i - j)");
        assert_eq!(steps(&wide, &[ADD, PAIRS, BYTE_PAIRS]), None);
    }

    #[test]
    fn sizes_of_differences_from_nothing_add_up_bytes() {
        let sizes = "window s(a: u8x16, b: u8x16) -> u64x2 {\n    out[i] = sum(j<8) absd(a[8*i + j], b[8*i + j])\n}\n";
        let bits = "window b(a: u8x16) -> u8x16 {\n    out[i] = popcount(a[i])\n}\n";
        let of_bytes = "window p(a: u8x16) -> u8x16 {\n    out[i] = popcount(a[i])\n}\n";
        assert_eq!(steps(of_bytes, &[bits]), Some(1));
        let ones = "window p(a: u64x2) -> u64x2 {\n    out[i] = popcount(a[i])\n}\n";
        assert_eq!(steps(ones, &[sizes, bits]), Some(2));
        let bytes = "window t(a: u8x16) -> u64x2 {\n    out[i] = sum(j<8) a[8*i + j]\n}\n";
        assert_eq!(steps(bytes, &[sizes]), Some(1), "one each");
    }

    #[test]
    fn products_by_like_weights_are_taken_together() {
        let pair = "window m(s: i16x8, x: i16x8, y: i16x8, p: i16x8, q: i16x8) -> i16x8 {\n    \
            out[i] = s[i] + x[i]*p[i] + y[i]*q[i]\n}\n";
        let goal = "window g(a: i16x8, b: i16x8, c: i16x8, d: i16x8, e: i16x8, f: i16x8) -> i16x8 {\n    \
            out[i] = 3*a[i] + 5*b[i] + 3*c[i] + 5*d[i] + 7*e[i] + 7*f[i]\n}\n";
        let program = found(goal, &[pair]).expect("three times two products");
        assert_eq!(program.steps.len(), 3, "{program}");
        for step in &program.steps {
            let weights: Vec<&Arg> = step.args.iter().filter(|a| matches!(a, Arg::Const { .. })).collect();
            assert!(weights.len() == 2 && weights[0] == weights[1], "{program}");
        }
    }

    #[test]
    fn neighbours_are_added_up_in_their_order() {
        let ones = "window b(a: u8x16) -> u8x16 {\n    out[i] = popcount(a[i])\n}\n";
        let pairs = "window p(a: u8x16) -> u16x8 {\n    out[i] = a[2*i] + a[2*i + 1]\n}\n";
        let all = "window w(a: u16x8) -> u16x8 {\n    out[i] = popcount(a[i])\n}\n";
        assert_eq!(steps(all, &[ones, pairs]), Some(2));
        let weighted = "window w(a: u8x16) -> u16x8 {\n    out[i] = 3*a[2*i] + 5*a[2*i + 1]\n}\n";
        assert_eq!(steps(weighted, &[ones, pairs]), None);
    }

    #[test]
    fn populations_of_halves_are_added_up() {
        let ones = "window b(a: u16x8) -> u16x8 {\n    out[i] = popcount(a[i])\n}\n";
        let all = "window w(a: u32x4) -> u32x4 {\n    out[i] = popcount(a[i])\n}\n";
        assert_eq!(steps(all, &[ones, PAIRS]), Some(2));
        let mixed =
            "window w(a: u16x8) -> u32x4 {\n    out[i] = popcount(a[2*i]) + popcount(a[2*i + 1])\n}\n";
        assert_eq!(steps(mixed, &[ones, PAIRS]), Some(2));
        let sat = "window m(a: i16x8, b: i16x8) -> i32x4 {\n    out[i] = sat_i32(sum(j<2) a[2*i + j] * b[2*i + j])\n}\n";
        assert_eq!(steps(all, &[ones, sat]), Some(2));
        let more =
            "window w(a: u32x4, b: u32x4) -> u32x4 {\n    out[i] = popcount(a[i]) + popcount(b[i])\n}\n";
        assert_eq!(steps(more, &[ones, sat, ADD]), Some(5));
    }

    #[test]
    fn pairs_are_added_to_what_is_wider() {
        let product = "window p(a: i8x8, b: i8x8) -> i16x8 {\n    out[i] = a[i] * b[i]\n}\n";
        let accumulate =
            "window c(a: i32x4, b: i16x8) -> i32x4 {\n    out[i] = a[i] + b[2*i] + b[2*i + 1]\n}\n";
        let dot = "window d(acc: i32x4, a: i8x8, b: i8x8) -> i32x4 {\n    \
            out[i] = acc[i] + sum(j<2) a[2*i + j] * b[2*i + j]\n}\n";
        assert_eq!(steps(dot, &[product, accumulate]), Some(2));
    }

    #[test]
    fn a_sum_is_multiplied_by_what_all_of_it_is_a_multiple_of() {
        let rounded =
            "window r(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = i16((a[i] * b[i] + 16384) >> 15)\n}\n";
        let add = "window a(a: i16x8, b: i16x8) -> i16x8 {\n    out[i] = a[i] + b[i]\n}\n";
        let sum = "window g(a: i16x8, b: i16x8) -> i16x8 {\n    assume a in 0..=1000\n    assume b in 0..=1000\n    \
            out[i] = (a[i] + b[i] + 64) >> 7\n}\n";
        assert_eq!(steps(sum, &[rounded, add]), Some(2));
    }

    #[test]
    fn counts_are_negative_where_values_are_shifted_back() {
        let shift = "window r(a: i32x4, n: i8x16) -> i32x4 {\n    out[i] = i32(select(n[4*i] < 0, \
            ((a[i] >> sat_u8(sat_u8(-n[4*i]) - 1)) + 1) >> 1, a[i] << sat_u8(n[4*i])))\n}\n";
        let rounded = "window g(a: i32x4, n: i32x4) -> i32x4 {\n    assume n in -31..=-1\n    \
            let k = clamp(-n[i], 1, 31)\n    out[i] = (a[i] + (1 << (k - 1))) >> k\n}\n";
        assert_eq!(steps(rounded, &[shift]), Some(1));
    }

    #[test]
    fn terms_with_a_common_factor_are_one_product() {
        let product = "window p(a: u8x8, b: u8x8) -> u16x8 {\n    out[i] = a[i] * b[i]\n}\n";
        let accumulate =
            "window c(c: u16x8, a: u8x8, b: u8x8) -> u16x8 {\n    out[i] = c[i] + a[i] * b[i]\n}\n";
        let not = "window n(a: u8x8) -> u8x8 {\n    out[i] = 255 - a[i]\n}\n";
        let blend = "window b(a: u8x8, x: u8x8, y: u8x8) -> u16x8 {\n    \
            out[i] = a[i]*x[i] + 255*y[i] - a[i]*y[i]\n}\n";
        assert_eq!(steps(blend, &[product, accumulate, not]), Some(3));
    }

    #[test]
    fn a_sign_is_put_right_with_one_constant() {
        let down = "window d(a: u64x2) -> u64x2 {\n    out[i] = a[i] >> 5\n}\n";
        let flip = "window x(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] ^ b[i]\n}\n";
        let less = "window s(a: u64x2, b: u64x2) -> u64x2 {\n    out[i] = a[i] - b[i]\n}\n";
        let signed = "window g(a: i64x2) -> i64x2 {\n    out[i] = a[i] >> 5\n}\n";
        assert_eq!(steps(signed, &[down, flip, less]), Some(3));
        assert_eq!(steps(&signed.replace("5", "6"), &[down, flip, less]), None);
    }

    #[test]
    fn a_scalar_that_all_lanes_share_is_one_factor_of_each() {
        let pairs = "window p(acc: i32x4, a: i16x8, b: i32) -> i32x4 {\n    \
            out[i] = sat_i32(acc[i] + a[2*i]*b.i16[0] + a[2*i + 1]*b.i16[1])\n}\n";
        let one =
            "window g(m: i32x4, a: i16x8, b: i16) -> i32x4 {\n    out[i] = sat_i32(m[i] + a[2*i]*b)\n}\n";
        assert_eq!(steps(one, &[pairs]), Some(1), "the factors of each lane are numbered by themselves");
    }
}
