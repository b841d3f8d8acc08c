//! Two values under a condition, and values written over others at computed places.

use super::bits::{Bits, Content, Value};
use super::machine::{CHUNK, Eval, Machine};
use autoir_semantics::dag::{Id, Interval, Node};
use std::rc::Rc;

/// Most positions over which a symbolic offset is spelled out.
const MAX_POSITIONS: u32 = 512;
/// The same, where the positions overlap.
const MAX_OVERLAPPING: u32 = 16;

impl Machine<'_> {
    /// `a` where `cond` holds, else `b`. Undefined bits take the other side's value: the text leaves
    /// them open, so any value refines it.
    pub fn merge(&mut self, cond: Id, a: &Value, b: &Value) -> Eval<Value> {
        if let (Value::Bits(x), Value::Bits(y)) = (a, b) {
            let mixed = x.width() != y.width() && (self.is_signed(x) || self.is_signed(y));
            if !mixed {
                return Ok(Value::bits(self.merge_bits(cond, x, y)?));
            }
        }
        let (x, y) = (self.int_of(a)?, self.int_of(b)?);
        if let Some(read) = self.read_across(cond, x, y).or_else(|| {
            let other = self.dag.negate_bool(cond);
            self.read_across(other, y, x)
        }) {
            return Ok(Value::Int(read));
        }
        Ok(Value::Int(self.dag.select(cond, x, y)))
    }

    /// `i < n ? a[i] : b[i - n]`, where `a` has `n` elements, is element `i` of both side by side.
    fn read_across(&mut self, cond: Id, low: Id, high: Id) -> Option<Id> {
        let (
            Node::Read { base: a, width, signed, index: i },
            Node::Read { base: b, width: same_width, signed: same_sign, index: j },
        ) = (self.dag.node(low).clone(), self.dag.node(high).clone())
        else {
            return None;
        };
        let ([first], [second]) = (&a[..], &b[..]) else { return None };
        if (width, signed) != (same_width, same_sign) {
            return None;
        }
        let count = |operand: u16| i128::from(self.operands[usize::from(operand)].bits / u32::from(width));
        let (n, all) = (count(*first), count(*first) + count(*second));
        let (difference, limit) = (self.dag.sub(i, j), self.int(n));
        let exact = self.dag.as_const(difference) == Some(n);
        let inside = self.dag.interval(i).within(Interval::new(0, all - 1));
        (exact && inside && self.dag.lt(i, limit) == cond)
            .then(|| self.dag.read_of(&[*first, *second], width, signed, i))
    }

    pub fn merge_bits(&mut self, cond: Id, a: &Bits, b: &Bits) -> Eval<Bits> {
        let mut out = Bits::default();
        for (lo, n) in pieces(&[a, b]) {
            let (x, y) = (self.slice(a, lo, n), self.slice(b, lo, n));
            let content = self.merge_piece(cond, &x, &y, n)?;
            match content {
                Some(content) => out.push(n, content),
                None => {
                    let chunk = self.element_of(&x).min(self.element_of(&y));
                    for from in (0..n).step_by(chunk as usize) {
                        let width = chunk.min(n - from);
                        let (p, q) = (self.slice(&x, from, width), self.slice(&y, from, width));
                        let (p, q) = (self.int_of_bits(&p, false)?, self.int_of_bits(&q, false)?);
                        let id = self.dag.select(cond, p, q);
                        out.push(width, Content::Int(id));
                    }
                }
            }
        }
        Ok(out)
    }

    /// The width in which wide bits are processed: the elements of the operand that they come from.
    fn element_of(&self, bits: &Bits) -> u32 {
        match bits.single().map(|s| &s.content) {
            Some(Content::Operand(operand, _)) => {
                u32::from(self.operands[usize::from(*operand)].operand.width).clamp(8, CHUNK)
            }
            _ => CHUNK,
        }
    }

    /// Two pieces of one segment each; `None` asks for a split into chunks.
    fn merge_piece(&mut self, cond: Id, x: &Bits, y: &Bits, n: u32) -> Eval<Option<Content>> {
        let (Some(p), Some(q)) = (x.single(), y.single()) else {
            return self.unsupported("segments that cannot be merged");
        };
        if p.content == q.content || q.content == Content::Undefined {
            return Ok(Some(p.content.clone()));
        }
        if p.content == Content::Undefined {
            return Ok(Some(q.content.clone()));
        }
        if let (Content::Operand(o, from), Content::Operand(o2, from2)) = (&p.content, &q.content)
            && o == o2
        {
            let (c1, c2) = (self.int(i128::from(*from)), self.int(i128::from(*from2)));
            let start = self.dag.select(cond, c1, c2);
            let whole = self.operands[usize::from(*o)].bits;
            let source = Rc::new(Bits::one(whole, Content::Operand(*o, 0)));
            return Ok(Some(Content::Window(source, start)));
        }
        if n > CHUNK {
            return Ok(None);
        }
        let signed = self.is_signed(x) && self.is_signed(y);
        let (f, g) = (self.float_bits(x), self.float_bits(y));
        let (p, q) = (self.int_of_bits(x, signed)?, self.int_of_bits(y, signed)?);
        let id = self.dag.select(cond, p, q);
        // A literal beside a float is one.
        let literal = |m: &Self, id| m.dag.as_const(id).is_some();
        let format = match (f, g) {
            (Some(f), Some(g)) if f == g => Some(f),
            (Some(f), None) if literal(self, q) => Some(f),
            (None, Some(g)) if literal(self, p) => Some(g),
            _ => None,
        };
        Ok(Some(format.map_or(Content::Int(id), |f| Content::Float(id, f))))
    }

    /// `default` overlaid by `value` at the symbolic bit offset `start`.
    pub fn overlay(&mut self, default: &Bits, value: &Bits, start: Id) -> Eval<Bits> {
        let (range, n) = (self.dag.interval(start), value.width());
        let zeros = self.dag.trailing_zeros(start).min(16);
        let step = 1_u32 << zeros;
        let last = i128::from(default.width()) - i128::from(n);
        if range.lo > last {
            return Ok(default.clone());
        }
        let from = range.lo.max(0);
        let from = (from as u32).next_multiple_of(step);
        let to = range.hi.min(last);
        // Positions that overlap cut the bits ever finer.
        let most = if step < n { MAX_OVERLAPPING } else { MAX_POSITIONS };
        let positions = (to.max(-1) + 1).saturating_sub(i128::from(from)) / i128::from(step);
        if positions > i128::from(most) {
            return self.unsupported("a store at a computed offset with too many positions");
        }
        let mut out = default.clone();
        let mut at = from;
        while i128::from(at) <= to {
            let here = self.int(i128::from(at));
            let cond = self.dag.eq(start, here);
            let old = self.slice(&out, at, n);
            let new = self.merge_bits(cond, value, &old)?;
            out = self.replace(&out, at, new);
            at += step;
        }
        Ok(out)
    }

    /// `bits` with those from `lo` on replaced by `new`; a gap below is undefined.
    pub fn replace(&mut self, bits: &Bits, lo: u32, new: Bits) -> Bits {
        let end = lo + new.width();
        let mut out = self.slice(bits, 0, lo.min(bits.width()));
        if lo > bits.width() {
            out.push(lo - bits.width(), Content::Undefined);
        }
        for segment in new.segments {
            out.push(segment.width, segment.content);
        }
        if bits.width() > end {
            let rest = self.slice(bits, end, bits.width() - end);
            for segment in rest.segments {
                out.push(segment.width, segment.content);
            }
        }
        out
    }
}

/// The common refinement of several values' segments: `(lo, width)` pairs that cover the widest.
pub(super) fn pieces(values: &[&Bits]) -> Vec<(u32, u32)> {
    let mut cuts: Vec<u32> = values.iter().flat_map(|b| b.cuts()).collect();
    cuts.push(0);
    cuts.sort_unstable();
    cuts.dedup();
    cuts.windows(2).map(|w| (w[0], w[1] - w[0])).collect()
}
