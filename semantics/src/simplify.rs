//! The smart constructors of [`Dag`]: every node is built in normal form.
//!
//! Each rule is an identity on integers (given the intervals), so no rule carries a width condition.

use crate::dag::{Dag, Id, Interval, Node, ReduceOp, Var};

impl Dag {
    /// A constant.
    pub fn constant(&mut self, value: i128) -> Id {
        self.intern(Node::Const(value))
    }

    /// A bound variable with values in `0..extent`. A variable with one value is that value.
    pub fn var(&mut self, var: Var, extent: u32) -> Id {
        if extent == 1 { self.constant(0) } else { self.intern(Node::Var(var, extent)) }
    }

    /// Element `index` of operand `operand`, in elements of `width` bits.
    pub fn read(&mut self, operand: u16, width: u16, signed: bool, index: Id) -> Id {
        self.read_of(&[operand], width, signed, index)
    }

    /// Element `index` (a constant) of operand `operand`.
    pub fn read_at(&mut self, operand: u16, width: u16, signed: bool, index: u32) -> Id {
        let index = self.constant(i128::from(index));
        self.read(operand, width, signed, index)
    }

    /// Element `index` of a concatenation of operands, lowest first.
    pub fn read_of(&mut self, base: &[u16], width: u16, signed: bool, index: Id) -> Id {
        // A signed single bit is minus the unsigned one.
        if width == 1 && signed {
            let bit = self.read_of(base, 1, false, index);
            return self.neg(bit);
        }
        self.intern(Node::Read { base: base.to_vec(), width, signed, index })
    }

    /// `constant + sum of coefficient * term`.
    pub fn sum(&mut self, constant: i128, terms: &[(Id, i128)]) -> Id {
        let mut k = constant;
        let mut flat: Vec<(Id, i128)> = Vec::with_capacity(terms.len());
        for &(t, c) in terms {
            match self.node(t) {
                Node::Const(v) => k = k.wrapping_add(v.wrapping_mul(c)),
                Node::Sum(k2, inner) => {
                    k = k.wrapping_add(k2.wrapping_mul(c));
                    flat.extend(inner.iter().map(|(t2, c2)| (*t2, c2.wrapping_mul(c))));
                }
                _ => flat.push((t, c)),
            }
        }
        flat.sort_unstable_by_key(|t| t.0);
        let mut merged: Vec<(Id, i128)> = Vec::with_capacity(flat.len());
        for (t, c) in flat {
            match merged.last_mut() {
                Some(last) if last.0 == t => last.1 = last.1.wrapping_add(c),
                _ => merged.push((t, c)),
            }
        }
        merged.retain(|t| t.1 != 0);
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

    /// Joins two terms of a sum that are one: selections by one condition, or neighbouring bit fields of
    /// one value.
    fn gather(&mut self, terms: &[(Id, i128)]) -> Option<Vec<(Id, i128)>> {
        let (p, q, joined) = self.joint_selection(terms).or_else(|| self.joint_field(terms))?;
        let mut rest: Vec<(Id, i128)> =
            terms.iter().enumerate().filter(|(n, _)| *n != p && *n != q).map(|(_, t)| *t).collect();
        rest.push(joined);
        Some(rest)
    }

    fn joint_selection(&mut self, terms: &[(Id, i128)]) -> Option<(usize, usize, (Id, i128))> {
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
                let (x, y) = (self.sum(0, &[(a, f), (a2, f2)]), self.sum(0, &[(b, f), (b2, f2)]));
                return Some((p, q, (self.select(c, x, y), 1)));
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

    /// The value, offset and width of which `id` is an unsigned bit field.
    fn unsigned_field(&mut self, id: Id) -> Option<(Id, u32, u32)> {
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

    /// `a * 2^b` for `b >= 0`.
    pub fn shl(&mut self, a: Id, b: Id) -> Id {
        match (self.as_const(a), self.as_const(b)) {
            (Some(0), _) => a,
            (_, Some(n)) if (0..127).contains(&n) => self.scale(a, 1 << n),
            _ => self.intern(Node::Shl(a, b)),
        }
    }

    /// `floor(a / 2^b)` for `b >= 0`.
    pub fn shr(&mut self, a: Id, b: Id) -> Id {
        match self.as_const(b) {
            Some(n) => self.shr_const(a, n.clamp(0, 127) as u32),
            None if self.as_const(a) == Some(0) => a,
            None => self.intern(Node::Shr(a, b)),
        }
    }

    /// `floor(a / 2^n)`.
    pub fn shr_const(&mut self, a: Id, n: u32) -> Id {
        let n = n.min(127);
        if n == 0 {
            return a;
        }
        if let Some(&done) = self.shr_memo.get(&(a, n)) {
            return done;
        }
        let new = self.shr_const_unshared(a, n);
        self.shr_memo.insert((a, n), new);
        new
    }

    fn shr_const_unshared(&mut self, a: Id, n: u32) -> Id {
        let range = self.interval(a);
        if let Some(v) = self.as_const(a) {
            return self.constant(v >> n.min(127));
        }
        if range.lo >> n == range.hi >> n && range.is_exact() {
            return self.constant(range.lo >> n);
        }
        match self.node(a).clone() {
            Node::Shr(x, m) if self.as_const(m).is_some() => {
                let m = self.as_const(m).unwrap_or(0) as u32;
                return self.shr_const(x, (n + m).min(127));
            }
            // The top bit of an unsigned element is the sign of the signed one.
            Node::Read { base, width, signed: false, index } if n == u32::from(width) - 1 => {
                let x = self.read_of(&base, width, true, index);
                let zero = self.constant(0);
                return self.lt(x, zero);
            }
            Node::Read { width, signed: true, .. } if n == u32::from(width) - 1 => {
                let zero = self.constant(0);
                let negative = self.lt(a, zero);
                return self.neg(negative);
            }
            Node::Sum(k, terms) => {
                if let Some(split) = self.split_multiples(k, &terms, n) {
                    return split;
                }
            }
            Node::Select(c, x, y) => {
                let (x, y) = (self.shr_const(x, n), self.shr_const(y, n));
                return self.select(c, x, y);
            }
            Node::And(x, y) | Node::Or(x, y) | Node::Xor(x, y) => {
                let (x, y) = (self.shr_const(x, n), self.shr_const(y, n));
                return match self.node(a) {
                    Node::And(..) => self.and(x, y),
                    Node::Or(..) => self.or(x, y),
                    _ => self.xor(x, y),
                };
            }
            _ => {}
        }
        let n = self.constant(i128::from(n));
        self.intern(Node::Shr(a, n))
    }

    /// `floor((2^n * x + y) / 2^n) = x + floor(y / 2^n)`, where `2^n * x` is the part of the sum whose
    /// terms are multiples of `2^n`.
    fn split_multiples(&mut self, k: i128, terms: &[(Id, i128)], n: u32) -> Option<Id> {
        let multiple = |d: &Dag, t: &(Id, i128)| t.1.trailing_zeros() + d.trailing_zeros(t.0) >= n;
        let (high, low): (Vec<_>, Vec<_>) = terms.iter().copied().partition(|t| multiple(self, t));
        let low_k = k & ((1 << n.min(126)) - 1);
        let complement = low.len() == 1 && low[0].1 == -1 && low_k + 1 == 1 << n.min(126);
        if high.is_empty() && !complement && (k >> n == 0 || low.is_empty()) {
            return None;
        }
        let mut parts = Vec::new();
        for (t, c) in high {
            let tz = c.trailing_zeros();
            if tz >= n {
                parts.push((t, c >> n));
            } else {
                let t = self.shr_const(t, n - tz);
                parts.push((t, c >> tz));
            }
        }
        // floor((2^n - 1 - x) / 2^n) = -floor(x / 2^n): the complement of a field is the field's complement.
        if complement {
            let x = self.shr_const(low[0].0, n);
            parts.push((x, -1));
            return Some(self.sum(k >> n, &parts));
        }
        let low = self.sum(low_k, &low);
        let low = self.shr_const(low, n);
        parts.push((low, 1));
        Some(self.sum(k >> n, &parts))
    }

    /// Bitwise and.
    pub fn and(&mut self, a: Id, b: Id) -> Id {
        if a == b {
            return a;
        }
        match (self.as_const(a), self.as_const(b)) {
            (Some(x), Some(y)) => return self.constant(x & y),
            (Some(k), None) => return self.and_mask(b, k),
            (None, Some(k)) => return self.and_mask(a, k),
            _ => {}
        }
        // x and not x, for conditions.
        if self.interval(a).is_bool() && self.negate_bool(a) == b {
            return self.constant(0);
        }
        self.intern(Node::And(a.min(b), a.max(b)))
    }

    /// `a & k`: a contiguous mask is a bit field of `a`.
    fn and_mask(&mut self, a: Id, k: i128) -> Id {
        if k == 0 || k == -1 {
            return if k == 0 { self.constant(0) } else { a };
        }
        let lo = k.trailing_zeros();
        let ones = (k >> lo).trailing_ones();
        if k > 0 && (k >> lo) >> ones == 0 {
            let field = self.shr_const(a, lo);
            let field = self.wrap(field, ones as u16, false);
            return self.scale(field, 1 << lo);
        }
        let range = self.interval(a);
        if k < 0 && (k >> lo) == -1 && range.lo >= 0 {
            let field = self.shr_const(a, lo);
            return self.scale(field, 1 << lo);
        }
        let k = self.constant(k);
        self.intern(Node::And(a.min(k), a.max(k)))
    }

    /// Bitwise or.
    pub fn or(&mut self, a: Id, b: Id) -> Id {
        if a == b {
            return a;
        }
        match (self.as_const(a), self.as_const(b)) {
            (Some(x), Some(y)) => return self.constant(x | y),
            (Some(0), _) => return b,
            (_, Some(0)) => return a,
            (Some(-1), _) => return a,
            (_, Some(-1)) => return b,
            _ => {}
        }
        if self.disjoint(a, b) {
            return self.add(a, b);
        }
        self.intern(Node::Or(a.min(b), a.max(b)))
    }

    /// Bitwise exclusive or.
    pub fn xor(&mut self, a: Id, b: Id) -> Id {
        if a == b {
            return self.constant(0);
        }
        for (x, y) in [(a, b), (b, a)] {
            match self.as_const(y) {
                Some(0) => return x,
                Some(-1) => return self.not(x),
                Some(1) if self.interval(x).is_bool() => return self.negate_bool(x),
                Some(k) => {
                    if let Some(v) = self.as_const(x) {
                        return self.constant(v ^ k);
                    }
                    // Flipping the top bit of an unsigned element re-centres it: x ^ 2^(w-1).
                    let range = self.interval(x);
                    if k > 0 && k.count_ones() == 1 && range.lo >= 0 && range.hi < 2 * k {
                        return self.flip_top(x, k);
                    }
                }
                None => {}
            }
        }
        if self.disjoint(a, b) {
            return self.add(a, b);
        }
        self.intern(Node::Xor(a.min(b), a.max(b)))
    }

    fn flip_top(&mut self, x: Id, k: i128) -> Id {
        let width = (k.trailing_zeros() + 1) as u16;
        let signed = self.wrap(x, width, true);
        self.add_const(signed, k)
    }

    /// Whether `a` and `b` never have a bit in common, judged by intervals and trailing zeros.
    fn disjoint(&self, a: Id, b: Id) -> bool {
        let below = |x: Id, y: Id| {
            let (range, zeros) = (self.interval(x), self.trailing_zeros(y));
            range.lo >= 0 && zeros < 127 && range.hi < (1 << zeros)
        };
        below(a, b) || below(b, a)
    }

    /// The low `width` bits of `a`, read as a signed or unsigned integer.
    pub fn wrap(&mut self, a: Id, width: u16, signed: bool) -> Id {
        if width >= 127 {
            return a;
        }
        let target = Interval::of_width(width, signed);
        if self.interval(a).within(target) {
            return a;
        }
        let a = self.low_bits(a, width);
        if self.interval(a).within(target) {
            return a;
        }
        if self.trailing_zeros(a) >= u32::from(width) {
            return self.constant(0);
        }
        match self.node(a).clone() {
            Node::Const(v) => self.constant(wrap_value(v, width, signed)),
            // On one bit, 1 + x is the complement.
            Node::Sum(k, terms) if width == 1 && k & 1 == 1 && terms.len() == 1 && !signed => {
                let bit = self.wrap(terms[0].0, 1, false);
                self.negate_bool(bit)
            }
            // The complement of a truncation: -1 - x wraps to 2^w - 1 - wrap(x), or -1 - wrap(x) if signed.
            Node::Sum(k, terms) if matches!(terms[..], [(_, -1)]) && centre(k, width) == -1 => {
                let x = self.wrap(terms[0].0, width, signed);
                self.sum(if signed { -1 } else { target.hi }, &[(x, -1)])
            }
            Node::Read { base, width: w, index, .. } if w == width => self.read_of(&base, w, signed, index),
            Node::Wrap { a: inner, width: w, .. } if w == width => {
                self.intern(Node::Wrap { a: inner, width, signed })
            }
            Node::Select(c, x, y) => {
                let (x, y) = (self.wrap(x, width, signed), self.wrap(y, width, signed));
                self.select(c, x, y)
            }
            Node::First { var, count, cond, value, otherwise } => {
                let (v, o) = (self.wrap(value, width, signed), self.wrap(otherwise, width, signed));
                self.first(var, count, cond, v, o)
            }
            // On unsigned values of this width, bitwise operations cannot overflow it.
            Node::And(..) | Node::Or(..) | Node::Xor(..) if signed => {
                let children: Vec<Id> =
                    self.node(a).children().into_iter().map(|c| self.wrap(c, width, true)).collect();
                let node = self.node(a).clone();
                self.rebuild(&node, &children)
            }
            _ => self.intern(Node::Wrap { a, width, signed }),
        }
    }

    /// A value congruent to `a` modulo `2^width`, with truncations and extensions that do not matter
    /// there removed.
    pub fn low_bits(&mut self, a: Id, width: u16) -> Id {
        if let Some(&done) = self.low_memo.get(&(a, width)) {
            return done;
        }
        let new = self.low_bits_unshared(a, width);
        self.low_memo.insert((a, width), new);
        new
    }

    fn low_bits_unshared(&mut self, a: Id, width: u16) -> Id {
        match self.node(a).clone() {
            Node::Const(v) => self.constant(centre(v, width)),
            Node::Wrap { a: inner, width: w, .. } if w >= width => self.low_bits(inner, width),
            Node::Read { base, width: w, signed: true, index } if w >= width => {
                self.read_of(&base, w, false, index)
            }
            Node::Sum(k, terms) => {
                let terms: Vec<_> = terms
                    .into_iter()
                    .filter(|(t, c)| c.trailing_zeros() + self.trailing_zeros(*t) < u32::from(width))
                    .collect::<Vec<_>>()
                    .into_iter()
                    .map(|(t, c)| (self.low_bits(t, width - c.trailing_zeros() as u16), centre(c, width)))
                    .collect();
                self.sum(centre(k, width), &terms)
            }
            Node::Mul(x, y) => {
                let (x, y) = (self.low_bits(x, width), self.low_bits(y, width));
                self.mul(x, y)
            }
            Node::And(x, y) => {
                let (x, y) = (self.low_unsigned(x, width), self.low_unsigned(y, width));
                self.and(x, y)
            }
            Node::Or(x, y) => {
                let (x, y) = (self.low_unsigned(x, width), self.low_unsigned(y, width));
                self.or(x, y)
            }
            Node::Xor(x, y) => {
                let (x, y) = (self.low_unsigned(x, width), self.low_unsigned(y, width));
                self.xor(x, y)
            }
            Node::Shl(x, n) => {
                let x = self.low_bits(x, width);
                self.shl(x, n)
            }
            Node::Shr(x, n) => match self.as_const(n) {
                Some(n) if n + i128::from(width) < 127 => {
                    let x = self.low_bits(x, width + n as u16);
                    self.shr_const(x, n as u32)
                }
                _ => a,
            },
            Node::Select(c, x, y) => {
                let (x, y) = (self.low_bits(x, width), self.low_bits(y, width));
                self.select(c, x, y)
            }
            Node::Reduce {
                op: op @ (ReduceOp::Add | ReduceOp::And | ReduceOp::Or | ReduceOp::Xor),
                var,
                count,
                body,
            } => {
                let body = self.low_bits(body, width);
                self.reduce(op, var, count, body)
            }
            _ => a,
        }
    }

    /// For operands of bitwise operations: their low bits as unsigned values.
    fn low_unsigned(&mut self, a: Id, width: u16) -> Id {
        match self.node(a) {
            Node::Const(v) => {
                let v = wrap_value(*v, width, false);
                self.constant(v)
            }
            _ => self.wrap(a, width, false),
        }
    }

    /// `a` clamped to the range of an integer of `width` bits.
    pub fn sat(&mut self, a: Id, width: u16, signed: bool) -> Id {
        let target = Interval::of_width(width, signed);
        let range = self.interval(a);
        if range.within(target) {
            return a;
        }
        if range.lo >= target.hi {
            return self.constant(target.hi);
        }
        if range.hi <= target.lo {
            return self.constant(target.lo);
        }
        if let Some(sum) = self.clamped_once(a, width, signed) {
            return self.sat(sum, width, signed);
        }
        self.intern(Node::Sat { a, width, signed })
    }

    /// `sat(x) + y` as `x + y`, where neither is negative: what is clamped from above stays clamped.
    fn clamped_once(&mut self, a: Id, width: u16, signed: bool) -> Option<Id> {
        let Node::Sum(k, terms) = self.node(a) else { return None };
        let inner = terms.iter().position(|&(t, c)| {
            let clamped =
                matches!(*self.node(t), Node::Sat { width: w, signed: s, .. } if (w, s) == (width, signed));
            c == 1 && clamped
        })?;
        let Node::Sat { a: x, .. } = *self.node(terms[inner].0) else { return None };
        let (k, mut terms) = (*k, terms.clone());
        terms.remove(inner);
        let rest = self.sum(k, &terms);
        let positive = self.interval(x).lo >= 0 && self.interval(rest).lo >= 0;
        positive.then(|| self.add(x, rest))
    }

    /// Minimum.
    pub fn min(&mut self, a: Id, b: Id) -> Id {
        let (x, y) = (self.interval(a), self.interval(b));
        if a == b || x.hi <= y.lo {
            return a;
        }
        if y.hi <= x.lo {
            return b;
        }
        for (value, bound) in [(a, b), (b, a)] {
            let Some(hi) = self.as_const(bound) else {
                continue;
            };
            if let Node::Max(p, q) = self.node(value).clone() {
                for (inner, low) in [(p, q), (q, p)] {
                    if let Some(lo) = self.as_const(low)
                        && let Some((width, signed)) = element_range(lo, hi)
                    {
                        return self.sat(inner, width, signed);
                    }
                }
            }
            if let Some((width, signed)) = upper_bound(hi)
                && self.interval(value).lo >= Interval::of_width(width, signed).lo
            {
                return self.sat(value, width, signed);
            }
        }
        self.intern(Node::Min(a.min(b), a.max(b)))
    }

    /// Maximum.
    pub fn max(&mut self, a: Id, b: Id) -> Id {
        let (x, y) = (self.interval(a), self.interval(b));
        if a == b || y.hi <= x.lo {
            return a;
        }
        if x.hi <= y.lo {
            return b;
        }
        for (value, bound) in [(a, b), (b, a)] {
            let Some(lo) = self.as_const(bound) else {
                continue;
            };
            if let Node::Min(p, q) = self.node(value).clone() {
                for (inner, high) in [(p, q), (q, p)] {
                    if let Some(hi) = self.as_const(high)
                        && let Some((width, signed)) = element_range(lo, hi)
                    {
                        return self.sat(inner, width, signed);
                    }
                }
            }
            if let Some(sat) = self.lower_clamp(value, lo) {
                return sat;
            }
        }
        self.intern(Node::Max(a.min(b), a.max(b)))
    }

    /// `max(a, lo)` where the values of `a` end inside an element range that starts at `lo`.
    fn lower_clamp(&mut self, a: Id, lo: i128) -> Option<Id> {
        let hi = self.interval(a).hi;
        let width = [8u16, 16, 32, 64].into_iter().find(|&w| {
            let range = |signed| Interval::of_width(w, signed);
            (lo == 0 && hi <= range(false).hi) || (lo == range(true).lo && hi <= range(true).hi)
        })?;
        Some(self.sat(a, width, lo != 0))
    }

    /// Absolute value.
    pub fn abs(&mut self, a: Id) -> Id {
        let range = self.interval(a);
        if range.lo >= 0 {
            return a;
        }
        if range.hi <= 0 {
            return self.neg(a);
        }
        // |x| = |-x|: the first term gets a positive coefficient.
        if let Node::Sum(_, terms) = self.node(a)
            && terms[0].1 < 0
        {
            let a = self.neg(a);
            return self.intern(Node::Abs(a));
        }
        self.intern(Node::Abs(a))
    }

    /// 1 if equal, else 0.
    pub fn eq(&mut self, a: Id, b: Id) -> Id {
        if a == b {
            return self.constant(1);
        }
        let (x, y) = (self.interval(a), self.interval(b));
        if x.hi < y.lo || y.hi < x.lo {
            return self.constant(0);
        }
        if let (Some(p), Some(q)) = (self.as_const(a), self.as_const(b)) {
            return self.constant(i128::from(p == q));
        }
        for (value, other) in [(a, b), (b, a)] {
            match self.as_const(other) {
                Some(1) if self.interval(value).is_bool() => return value,
                Some(0) if self.interval(value).is_bool() => return self.negate_bool(value),
                // k + g * s == m  <=>  s == (m - k) / g
                Some(m) => {
                    if let Node::Sum(k, terms) = self.node(value).clone()
                        && self.interval(value).is_exact()
                    {
                        let sign = if terms.len() == 1 { terms[0].1.signum() } else { 1 };
                        let g = sign * terms.iter().fold(0, |g, t| gcd(g, t.1));
                        if (m - k) % g != 0 {
                            return self.constant(0);
                        }
                        if g != 1 || k != 0 {
                            let reduced: Vec<_> = terms.iter().map(|t| (t.0, t.1 / g)).collect();
                            let (sum, m) = (self.sum(0, &reduced), self.constant((m - k) / g));
                            return self.eq(sum, m);
                        }
                        if let Some(known) = self.eq_of_fields(&terms, m) {
                            return known;
                        }
                    }
                }
                None => {}
            }
        }
        self.intern(Node::Eq(a.min(b), a.max(b)))
    }

    /// `a * x[o+w .. o+w+v] + x[o .. o+w] == m`, where the fields do not meet: neighbouring fields of one value
    /// are compared as one field.
    fn eq_of_fields(&mut self, terms: &[(Id, i128)], m: i128) -> Option<Id> {
        let [(p, c), (q, d)] = *terms else { return None };
        let (low, high, factor) = if c == 1 { (p, q, d) } else { (q, p, c) };
        let (of, offset, width) = self.unsigned_field(low).filter(|f| c.min(d) == 1 && f.2 < 64)?;
        let above = self.unsigned_field(high)?;
        if factor < 1 << width || (above.0, above.1) != (of, offset + width) || width + above.2 > 64 {
            return None;
        }
        let (below, rest) = (m % factor, m / factor);
        if m < 0 || below >= 1 << width || rest >= 1 << above.2 {
            return Some(self.constant(0));
        }
        let shifted = self.shr_const(of, offset);
        let joined = self.wrap(shifted, (width + above.2) as u16, false);
        let both = self.constant(rest << width | below);
        Some(self.eq(joined, both))
    }

    /// 1 if different, else 0.
    pub fn ne(&mut self, a: Id, b: Id) -> Id {
        let equal = self.eq(a, b);
        self.negate_bool(equal)
    }

    /// 1 if `a < b`, else 0.
    pub fn lt(&mut self, a: Id, b: Id) -> Id {
        let (x, y) = (self.interval(a), self.interval(b));
        if x.hi < y.lo {
            return self.constant(1);
        }
        if a == b || y.hi <= x.lo {
            return self.constant(0);
        }
        if x.is_bool() && y == Interval::new(1, 1) {
            return self.negate_bool(a);
        }
        if y.is_bool() && x == Interval::new(0, 0) {
            return b;
        }
        // a constant on the left moves to the right: k < b  <=>  not (b < k + 1)
        if let Some(k) = self.as_const(a) {
            let bound = self.constant(k + 1);
            let below = self.lt(b, bound);
            return self.negate_bool(below);
        }
        if let Some(k) = self.as_const(b)
            && let Some(known) = self.sum_below(a, k)
        {
            return known;
        }
        self.intern(Node::Lt(a, b))
    }

    /// `k0 + g * s < k` is `s < ceil((k - k0) / g)`, and `x - y < 0` is `x < y`.
    fn sum_below(&mut self, a: Id, k: i128) -> Option<Id> {
        let Node::Sum(k0, terms) = self.node(a).clone() else { return None };
        if !self.interval(a).is_exact() {
            return None;
        }
        if let [(x, c), (y, d)] = terms[..]
            && k - k0 == 0
            && c + d == 0
        {
            return Some(if c > 0 { self.lt(x, y) } else { self.lt(y, x) });
        }
        let g = terms.iter().fold(0, |g, t| gcd(g, t.1));
        // A single negated term turns around: -x < m  <=>  not (x < 1 - m).
        let bound = (k - k0).div_euclid(g) + i128::from((k - k0).rem_euclid(g) != 0);
        if let [(x, c)] = terms[..]
            && c < 0
        {
            let bound = self.constant(1 - bound);
            let below = self.lt(x, bound);
            return Some(self.negate_bool(below));
        }
        if g == 1 && k0 == 0 {
            return None;
        }
        let reduced: Vec<_> = terms.iter().map(|t| (t.0, t.1 / g)).collect();
        let (sum, bound) = (self.sum(0, &reduced), self.constant(bound));
        Some(self.lt(sum, bound))
    }

    /// 1 if `a <= b`, else 0.
    pub fn le(&mut self, a: Id, b: Id) -> Id {
        let above = self.lt(b, a);
        self.negate_bool(above)
    }

    /// `a` if `c` is not 0, else `b`.
    pub fn select(&mut self, c: Id, a: Id, b: Id) -> Id {
        let c = self.truth(c);
        if let Some(v) = self.as_const(c) {
            return if v != 0 { a } else { b };
        }
        if a == b {
            return a;
        }
        if let Node::Sum(1, terms) = self.node(c)
            && let [(t, -1)] = terms[..]
        {
            return self.select(t, b, a);
        }
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            return self.sum(y, &[(c, x.wrapping_sub(y))]);
        }
        if let Some(known) = self.select_by_order(c, a, b) {
            return known;
        }
        // Arms that differ by a constant: b + (a - b) * c.
        let difference = self.sub(a, b);
        if let Some(k) = self.as_const(difference) {
            return self.sum(0, &[(b, 1), (c, k)]);
        }
        // The same condition again, directly inside an arm.
        if let Node::Select(c2, x, _) = *self.node(a)
            && c2 == c
        {
            return self.select(c, x, b);
        }
        if let Node::Select(c2, _, y) = *self.node(b)
            && c2 == c
        {
            return self.select(c, a, y);
        }
        if self.interval(a).is_bool() && self.interval(b).is_bool() {
            if self.as_const(b) == Some(0) {
                return self.and(c, a);
            }
            if self.as_const(a) == Some(1) {
                return self.or(c, b);
            }
        }
        self.intern(Node::Select(c, a, b))
    }

    /// Selections by a comparison that are a minimum, maximum, absolute value or clamp.
    fn select_by_order(&mut self, c: Id, a: Id, b: Id) -> Option<Id> {
        let Node::Lt(x, y) = *self.node(c) else {
            return None;
        };
        if (a, b) == (x, y) {
            return Some(self.min(x, y));
        }
        if (a, b) == (y, x) {
            return Some(self.max(x, y));
        }
        // On integers x < k is x <= k - 1, so either bound may stand in the other arm.
        if let Some(k) = self.as_const(y) {
            let is_bound = |d: &Dag, id: Id| d.as_const(id).is_some_and(|v| v == k || v == k - 1);
            if b == x && is_bound(self, a) {
                return Some(self.max(x, a));
            }
            if a == x && is_bound(self, b) {
                return Some(self.min(x, b));
            }
        }
        let difference = self.sub(x, y);
        let negated = self.neg(difference);
        if (a, b) == (negated, difference) {
            return Some(self.abs(difference));
        }
        None
    }

    /// `body` combined over `var` in `0..count`.
    pub fn reduce(&mut self, op: ReduceOp, var: Var, count: u32, body: Id) -> Id {
        if count == 1 {
            let zero = self.constant(0);
            return self.substitute(body, var, zero);
        }
        if !self.mentions(body, var) {
            return match op {
                ReduceOp::Add => self.scale(body, i128::from(count)),
                ReduceOp::Xor if count % 2 == 0 => self.constant(0),
                _ => body,
            };
        }
        self.intern(Node::Reduce { op, var, count, body })
    }

    /// `value` at the smallest `var` in `0..count` for which `cond` holds, else `otherwise`.
    pub fn first(&mut self, var: Var, count: u32, cond: Id, value: Id, otherwise: Id) -> Id {
        if count == 1 {
            let zero = self.constant(0);
            let (c, v) = (self.substitute(cond, var, zero), self.substitute(value, var, zero));
            return self.select(c, v, otherwise);
        }
        self.intern(Node::First { var, count, cond, value, otherwise })
    }
}

/// The low `width` bits of `v`, read as a signed or unsigned integer.
pub fn wrap_value(v: i128, width: u16, signed: bool) -> i128 {
    if width == 0 {
        return 0;
    }
    if width >= 128 {
        return v;
    }
    let up = v << (128 - width);
    if signed { up >> (128 - width) } else { (up as u128 >> (128 - width)) as i128 }
}

/// The representative of `v` modulo `2^width` in `-2^(width-1) < r <= 2^(width-1)`.
fn centre(v: i128, width: u16) -> i128 {
    if width >= 127 {
        return v;
    }
    let low = wrap_value(v, width, false);
    if low > 1 << (width - 1) { low - (1 << width) } else { low }
}

fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a as i128
}

/// The element type whose range is exactly `lo..=hi`.
fn element_range(lo: i128, hi: i128) -> Option<(u16, bool)> {
    [8u16, 16, 32, 64]
        .into_iter()
        .flat_map(|w| [(w, false), (w, true)])
        .find(|&(w, s)| Interval::of_width(w, s) == Interval::new(lo, hi))
}

/// The element type whose greatest value is `hi`.
fn upper_bound(hi: i128) -> Option<(u16, bool)> {
    [8u16, 16, 32, 64]
        .into_iter()
        .flat_map(|w| [(w, false), (w, true)])
        .find(|&(w, s)| Interval::of_width(w, s).hi == hi)
}
