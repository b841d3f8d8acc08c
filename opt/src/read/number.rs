//! One lane's integers: LLVM's operations on bits of some width, as expressions on whole numbers.
//!
//! A lane of `w` bits is any whole number that is the same modulo `2^w` and lies in the range of a signed or of an
//! unsigned integer of `w` bits: sums of widened bytes stay the sums that they are. [`Numbers::unsigned`] and
//! [`Numbers::signed`] read it as one of the two.

use autoir_semantics::dag::{Dag, Id, Interval, Node, Prim};
use autoir_synth::window::division::floor_quotient;
use inkwell::llvm_sys::{LLVMIntPredicate, LLVMOpcode};

/// The operations, on expressions of one arena.
pub struct Numbers<'d> {
    /// The arena.
    pub dag: &'d mut Dag,
}

impl Numbers<'_> {
    /// `x` as a lane of `width` bits.
    ///
    /// Flags such as `nsw` are not asked for: where the number does not fit, the value with the flag is poison, which
    /// the wrapped number refines (LangRef, "Poison Values").
    pub fn fit(&mut self, x: Id, width: u16) -> Id {
        let range = self.dag.interval(x);
        let fits = |signed| range.within(Interval::of_width(width, signed));
        if fits(false) || (width > 1 && fits(true)) {
            return x;
        }
        self.dag.wrap(x, width, width > 1 && range.lo < 0)
    }

    /// `x` read as an unsigned integer of `width` bits.
    pub fn unsigned(&mut self, x: Id, width: u16) -> Id {
        self.dag.wrap(x, width, false)
    }

    /// `x` modulo `2^width`. Of fields side by side, the uppermost one is cut instead of the whole:
    /// `low + 16 * (high mod 16)` is a sum of products as it is.
    pub fn low_bits(&mut self, x: Id, width: u16) -> Id {
        let x = match *self.dag.node(x) {
            Node::Wrap { a, width: kept, .. } if kept >= width => a,
            _ => x,
        };
        if let Node::Sum(k, mut terms) = self.dag.node(x).clone()
            && let Some(at) = (0..terms.len()).max_by_key(|n| terms[*n].1)
        {
            let (high, scale) = terms.remove(at);
            let by = u16::try_from(scale.trailing_zeros()).unwrap_or(width);
            let low = self.dag.sum(k, &terms);
            let is_field = scale > 1 && by < width && scale == 1 << by;
            if is_field && self.dag.interval(low).within(Interval::new(0, scale - 1)) {
                let high = self.low_bits(high, width - by);
                return self.dag.sum(0, &[(low, 1), (high, scale)]);
            }
        }
        self.dag.wrap(x, width, false)
    }

    /// `x` read as a signed integer of `width` bits.
    pub fn signed(&mut self, x: Id, width: u16) -> Id {
        self.dag.wrap(x, width, true)
    }

    fn both(&mut self, a: Id, b: Id, width: u16, signed: bool) -> (Id, Id) {
        (self.dag.wrap(a, width, signed), self.dag.wrap(b, width, signed))
    }

    /// A binary operation on `width` bits; nothing for one that is not modelled.
    pub fn binary(&mut self, op: LLVMOpcode, a: Id, b: Id, width: u16) -> Option<Id> {
        let value = match op {
            LLVMOpcode::LLVMAdd => self.added(a, b, width),
            LLVMOpcode::LLVMSub => self.dag.distance(a, b).unwrap_or_else(|| self.dag.sub(a, b)),
            LLVMOpcode::LLVMMul => self.dag.mul(a, b),
            LLVMOpcode::LLVMAnd => {
                let (a, b) = self.alike(a, b, width);
                self.dag.and(a, b)
            }
            LLVMOpcode::LLVMOr => {
                let (a, b) = self.alike(a, b, width);
                self.dag.or(a, b)
            }
            LLVMOpcode::LLVMXor => {
                let (a, b) = self.alike(a, b, width);
                self.flipped(a, b).or_else(|| self.flipped(b, a)).unwrap_or_else(|| self.dag.xor(a, b))
            }
            LLVMOpcode::LLVMShl => {
                let count = self.count(b, width)?;
                self.dag.shl(a, count)
            }
            LLVMOpcode::LLVMLShr => {
                let (a, count) = (self.unsigned(a, width), self.count(b, width)?);
                self.dag.shr(a, count)
            }
            LLVMOpcode::LLVMAShr => {
                let (a, count) = (self.signed(a, width), self.count(b, width)?);
                self.dag.shr(a, count)
            }
            LLVMOpcode::LLVMUDiv | LLVMOpcode::LLVMURem => {
                let a = self.unsigned(a, width);
                let d = self.unsigned(b, width);
                let d = self.dag.as_const(d).filter(|d| *d > 0)?;
                let q = floor_quotient(self.dag, a, d)?;
                if op == LLVMOpcode::LLVMUDiv { q } else { self.dag.sum(0, &[(a, 1), (q, -d)]) }
            }
            LLVMOpcode::LLVMSDiv | LLVMOpcode::LLVMSRem => {
                let a = self.signed(a, width);
                let d = self.dag.as_const(b).filter(|d| *d > 0)?;
                let q = self.toward_zero(a, d)?;
                if op == LLVMOpcode::LLVMSDiv { q } else { self.dag.sum(0, &[(a, 1), (q, -d)]) }
            }
            _ => return None,
        };
        Some(self.fit(value, width))
    }

    /// `a ^ ones` where `ones` is a constant with all bits that `a` can have: the difference that compilers write so.
    fn flipped(&mut self, a: Id, ones: Id) -> Option<Id> {
        let all = self.dag.as_const(ones)?;
        let fits = all > 0 && (all & (all + 1)) == 0 && self.dag.interval(a).within(Interval::new(0, all));
        fits.then(|| self.dag.sub(ones, a))
    }

    /// The count of a shift. One of `width` or more makes poison, which any number refines; constants of that kind are
    /// refused, others shift everything out.
    fn count(&mut self, b: Id, width: u16) -> Option<Id> {
        let b = self.unsigned(b, width);
        let range = self.dag.interval(b);
        (range.lo < i128::from(width)).then_some(b)
    }

    /// The quotient of `a` by `d > 0`, rounded toward zero.
    fn toward_zero(&mut self, a: Id, d: i128) -> Option<Id> {
        if self.dag.interval(a).lo >= 0 {
            return floor_quotient(self.dag, a, d);
        }
        if let Some(is_negative) = self.sign_of_sum(a) {
            let up = self.dag.sum(0, &[(a, 1), (is_negative, d - 1)]);
            return floor_quotient(self.dag, up, d);
        }
        let negated = self.dag.neg(a);
        let up = floor_quotient(self.dag, negated, d)?;
        let (down, up) = (floor_quotient(self.dag, a, d)?, self.dag.neg(up));
        let zero = self.dag.constant(0);
        let is_negative = self.dag.lt(a, zero);
        Some(self.dag.select(is_negative, up, down))
    }

    /// The condition `x < 0` where the sum `a` of `x`, that condition and a constant is negative exactly then: what is
    /// added before a division that rounds to the nearest.
    fn sign_of_sum(&mut self, a: Id) -> Option<Id> {
        let Node::Sum(k, terms) = self.dag.node(a).clone() else { return None };
        let [(t, c), (u, e)] = terms[..] else { return None };
        [(t, c, u, e), (u, e, t, c)].into_iter().find_map(|(x, one, condition, by)| {
            let zero = self.dag.constant(0);
            let is_sign = one == 1 && self.dag.lt(x, zero) == condition;
            (is_sign && k >= 0 && k + by <= 0).then_some(condition)
        })
    }

    /// Both read as unsigned integers or both as signed ones, whichever they are already.
    fn alike(&mut self, a: Id, b: Id, width: u16) -> (Id, Id) {
        let (x, y) = (self.dag.interval(a), self.dag.interval(b));
        let fits = |signed| {
            let range = Interval::of_width(width, signed);
            x.within(range) && y.within(range)
        };
        match (fits(false), width > 1 && fits(true)) {
            (false, false) => self.both(a, b, width, false),
            _ => (a, b),
        }
    }

    /// An integer comparison: 0 or 1.
    pub fn compare(&mut self, predicate: LLVMIntPredicate, a: Id, b: Id, width: u16) -> Id {
        use LLVMIntPredicate as P;
        let (x, y) = match predicate {
            P::LLVMIntEQ | P::LLVMIntNE => self.alike(a, b, width),
            P::LLVMIntSGT | P::LLVMIntSGE | P::LLVMIntSLT | P::LLVMIntSLE => self.both(a, b, width, true),
            P::LLVMIntUGT | P::LLVMIntUGE | P::LLVMIntULT | P::LLVMIntULE => self.both(a, b, width, false),
        };
        match predicate {
            P::LLVMIntEQ => self.dag.eq(x, y),
            P::LLVMIntNE => self.dag.ne(x, y),
            P::LLVMIntSGT | P::LLVMIntUGT => self.dag.lt(y, x),
            P::LLVMIntSGE | P::LLVMIntUGE => self.dag.le(y, x),
            P::LLVMIntSLT | P::LLVMIntULT => self.dag.lt(x, y),
            P::LLVMIntSLE | P::LLVMIntULE => self.dag.le(x, y),
        }
    }

    /// `a` where the condition's bit is 1, else `b`.
    pub fn select(&mut self, condition: Id, a: Id, b: Id, width: u16) -> Id {
        let condition = self.unsigned(condition, 1);
        let (a, b) = self.alike(a, b, width);
        let value = self.dag.select(condition, a, b);
        self.fit(value, width)
    }

    /// `a`, of `from` bits, as `to` bits.
    pub fn cast(&mut self, op: LLVMOpcode, a: Id, from: u16, to: u16) -> Option<Id> {
        match op {
            LLVMOpcode::LLVMTrunc => Some(self.fit(a, to)),
            LLVMOpcode::LLVMZExt => Some(self.unsigned(a, from)),
            LLVMOpcode::LLVMSExt => Some(self.signed(a, from)),
            _ => None,
        }
    }

    /// One of LLVM's intrinsics on `width` bits, by the name before its types; nothing for one that is not modelled.
    pub fn intrinsic(&mut self, name: &str, args: &[Id], width: u16) -> Option<Id> {
        let value = match (name, args) {
            ("umin", [a, b]) => {
                let (a, b) = self.both(*a, *b, width, false);
                self.dag.min(a, b)
            }
            ("umax", [a, b]) => {
                let (a, b) = self.both(*a, *b, width, false);
                self.dag.max(a, b)
            }
            ("smin", [a, b]) => {
                let (a, b) = self.both(*a, *b, width, true);
                self.dag.min(a, b)
            }
            ("smax", [a, b]) => {
                let (a, b) = self.both(*a, *b, width, true);
                self.dag.max(a, b)
            }
            ("uadd.sat" | "sadd.sat" | "usub.sat" | "ssub.sat", [a, b]) => {
                let signed = name.starts_with('s');
                let (a, b) = self.both(*a, *b, width, signed);
                let exact =
                    if name[1..].starts_with("add") { self.dag.add(a, b) } else { self.dag.sub(a, b) };
                self.dag.sat(exact, width, signed)
            }
            // The second argument says whether the least number makes poison, which its wrapped value refines.
            ("abs", [a, _]) => {
                let a = self.signed(*a, width);
                self.dag.abs(a)
            }
            ("ctpop", [a]) => {
                let a = self.unsigned(*a, width);
                let bits = self.pieces(a, width, 1);
                let terms: Vec<(Id, i128)> = bits.into_iter().map(|bit| (bit, 1)).collect();
                self.dag.sum(0, &terms)
            }
            // The second argument says whether zero makes poison.
            ("ctlz" | "cttz", [a, _]) if width <= 64 => {
                let a = self.unsigned(*a, width);
                let prim =
                    if name == "ctlz" { Prim::LeadingZeros(width) } else { Prim::TrailingZeros(width) };
                self.dag.prim(prim, &[a])
            }
            ("bswap", [a]) => self.reversed(*a, width, 8),
            ("bitreverse", [a]) => self.reversed(*a, width, 1),
            ("fshl" | "fshr", [a, b, count]) => {
                let count = self.unsigned(*count, width);
                let count = u32::try_from(self.dag.as_const(count)? % i128::from(width)).ok()?;
                let left = if name == "fshl" { count } else { u32::from(width) - count };
                let (a, b) = self.both(*a, *b, width, false);
                let whole = self.dag.sum(0, &[(a, 1i128.checked_shl(u32::from(width))?), (b, 1)]);
                self.dag.shr_const(whole, u32::from(width) - left)
            }
            _ => return None,
        };
        Some(self.fit(value, width))
    }

    /// The same bits in lanes of another width, the lowest lane having the lowest bits; nothing where neither width is a
    /// multiple of the other, or the new one is no machine integer's.
    pub fn bits_as(&mut self, lanes: &[Option<Id>], from: u16, to: u16) -> Option<Vec<Option<Id>>> {
        let size = from.min(to);
        if size == 0 || from % size != 0 || to % size != 0 || to > 64 {
            return None;
        }
        let mut pieces = Vec::new();
        for lane in lanes {
            match lane {
                Some(lane) => {
                    let whole = self.unsigned(*lane, from);
                    pieces.extend(self.pieces(whole, from, size).into_iter().map(Some));
                }
                None => pieces.extend(vec![None; usize::from(from / size)]),
            }
        }
        let join = |chunk: &[Option<Id>]| {
            let chunk: Vec<Id> = chunk.iter().copied().collect::<Option<_>>()?;
            Some(self.joined(&chunk, size))
        };
        Some(pieces.chunks(usize::from(to / size)).map(join).collect())
    }

    /// The pieces of `size` bits that the unsigned `a` of `width` bits consists of, lowest first.
    pub fn pieces(&mut self, a: Id, width: u16, size: u16) -> Vec<Id> {
        (0..width / size)
            .map(|n| {
                let shifted = self.dag.shr_const(a, u32::from(n * size));
                self.dag.wrap(shifted, size, false)
            })
            .collect()
    }

    /// The pieces as an element of the operand of which they are neighbouring elements.
    fn read_together(&mut self, pieces: &[Id], size: u16) -> Option<Id> {
        let place = |piece: &Id| match self.dag.node(*piece) {
            Node::Read { base, width, signed: false, index } if *width == size && base.len() == 1 => {
                Some((base[0], u32::try_from(self.dag.as_const(*index)?).ok()?))
            }
            _ => None,
        };
        let (operand, first) = place(pieces.first()?)?;
        let count = u32::try_from(pieces.len()).ok()?;
        let is_next = |(n, piece): (u32, &Id)| place(piece) == Some((operand, first + n));
        let width = size.checked_mul(u16::try_from(count).ok()?)?;
        let is_whole = first % count == 0 && (0..).zip(pieces).all(is_next);
        (is_whole && width <= 64).then(|| self.dag.read_at(operand, width, false, first / count))
    }

    /// The unsigned pieces of `size` bits put together, lowest first.
    pub fn joined(&mut self, pieces: &[Id], size: u16) -> Id {
        if let Some(whole) = self.read_together(pieces, size) {
            return whole;
        }
        let weight = |n: usize| 1i128 << (n * usize::from(size)).min(120);
        let terms: Vec<(Id, i128)> = pieces.iter().enumerate().map(|(n, p)| (*p, weight(n))).collect();
        self.dag.sum(0, &terms)
    }

    fn reversed(&mut self, a: Id, width: u16, size: u16) -> Id {
        let a = self.unsigned(a, width);
        let mut pieces = self.pieces(a, width, size);
        pieces.reverse();
        self.joined(&pieces, size)
    }
}
