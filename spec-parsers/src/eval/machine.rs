//! The evaluator's state, and the arithmetic of segments: slicing, reading as an integer, windows at
//! symbolic offsets, merging two values under a condition.

use super::bits::{Bits, Content, Segment, Value};
use super::scope::Scope;
use super::{Dialect, OperandInfo};
use crate::diagnostic::DiagnosticKind;
use crate::imp::{Program, Span};
use crate::problem::Problem;
use autoir_semantics::dag::{Dag, Id, Node};
use std::collections::HashMap;
use std::rc::Rc;

/// Widest chunk in which wide values are processed.
pub(super) const CHUNK: u32 = 64;
/// Widest integer that the semantics' exact arithmetic holds without a sign.
const MAX_UNSIGNED: u32 = 126;
/// Most positions over which a symbolic offset is spelled out.
const MAX_POSITIONS: u32 = 512;
/// The same, where the positions overlap.
const MAX_OVERLAPPING: u32 = 16;

/// The outcome of a step.
pub(super) type Eval<T> = Result<T, Problem>;

/// The state of one evaluation.
pub(super) struct Machine<'a> {
    pub dag: Dag,
    pub program: &'a Program,
    pub operands: &'a [OperandInfo],
    pub dialect: &'a dyn Dialect,
    pub scope: Scope,
    /// The result is a mask register.
    pub mask_result: bool,
    /// The coarsest power of two, as an exponent, of which all stores to the result are multiples.
    pub stored: u32,
    /// What is being evaluated, for diagnostics.
    pub at: Span,
    /// Statements that may still be executed.
    pub fuel: u32,
    /// Local function calls in progress.
    pub depth: u32,
    /// Expressions in progress, each inside of the one before.
    pub nesting: u32,
    /// Fields that were cut out of selections: the integer, the first bit, the number of bits.
    pub fields: HashMap<(Id, u32, u32), Id>,
    /// Set by a `RETURN`, until the function is left.
    pub returned: Option<Value>,
}

impl Machine<'_> {
    pub fn unsupported<T>(&self, message: impl Into<String>) -> Eval<T> {
        Err(Problem::new(DiagnosticKind::Unsupported, self.at.clone(), message))
    }

    pub fn malformed<T>(&self, message: impl Into<String>) -> Eval<T> {
        Err(Problem::new(DiagnosticKind::Malformed, self.at.clone(), message))
    }

    pub fn int(&mut self, value: i128) -> Id {
        self.dag.constant(value)
    }

    pub fn is_negative(&self, id: Id) -> bool {
        self.dag.interval(id).lo < 0
    }

    fn zero(&mut self) -> Content {
        Content::Int(self.int(0))
    }

    fn is_zero(&self, content: &Content) -> bool {
        matches!(content, Content::Int(id) if self.dag.as_const(*id) == Some(0))
    }

    // ---- slicing ----

    /// Bits `lo..lo + n` of one segment; the range lies inside.
    fn cut(&mut self, segment: &Segment, lo: u32, n: u32) -> Content {
        let from = lo - segment.lo;
        match &segment.content {
            Content::Undefined => Content::Undefined,
            Content::Operand(operand, offset) => Content::Operand(*operand, offset + from),
            Content::Int(id) if n == segment.width => Content::Int(*id),
            Content::Int(id) => Content::Int(self.field(*id, from, n)),
            Content::Window(source, start) => {
                Content::Window(source.clone(), self.dag.add_const(*start, i128::from(from)))
            }
        }
    }

    /// The unsigned field of `n` bits at bit `from` of an integer. Selections share their arms, so what
    /// was cut once is remembered.
    fn field(&mut self, id: Id, from: u32, n: u32) -> Id {
        if let Node::Select(cond, a, b) = *self.dag.node(id) {
            if let Some(known) = self.fields.get(&(id, from, n)) {
                return *known;
            }
            let (x, y) = (self.field(a, from, n), self.field(b, from, n));
            let field = self.dag.select(cond, x, y);
            self.fields.insert((id, from, n), field);
            return field;
        }
        let shifted = self.dag.shr_const(id, from);
        self.wrap_unsigned(shifted, n)
    }

    fn wrap_unsigned(&mut self, id: Id, n: u32) -> Id {
        let range = self.dag.interval(id);
        if range.lo >= 0 && (n > MAX_UNSIGNED || range.hi < 1 << n) {
            return id;
        }
        if matches!(self.dag.node(id), Node::Select(..)) {
            return self.field(id, 0, n);
        }
        self.dag.wrap(id, n.min(127) as u16, false)
    }

    /// Bits `lo..lo + n`; bits above the value are 0.
    pub fn slice(&mut self, bits: &Bits, lo: u32, n: u32) -> Bits {
        let (mut out, mut at, end) = (Bits::default(), lo, lo + n);
        let mut index = bits.position(lo);
        while at < end {
            let Some(segment) = bits.segments.get(index) else {
                let zero = self.zero();
                out.push(end - at, zero);
                break;
            };
            let stop = segment.end().min(end);
            let content = self.cut(segment, at, stop - at);
            out.push(stop - at, content);
            (at, index) = (stop, index + 1);
        }
        out
    }

    /// `value` as exactly `n` bits: what an assignment to `n` bits stores.
    pub fn truncate(&mut self, value: &Value, n: u32) -> Eval<Bits> {
        match value {
            Value::Int(id) => Ok(self.int_to_bits(*id, n)),
            Value::Bits(bits) if bits.width() < n && self.is_signed(bits) => {
                let id = self.to_int(value)?;
                Ok(self.int_to_bits(id, n))
            }
            Value::Bits(bits) => Ok(self.slice(bits, 0, n)),
        }
    }

    fn int_to_bits(&mut self, id: Id, n: u32) -> Bits {
        let range = self.dag.interval(id);
        let fits = range.lo >= 0 && (n > MAX_UNSIGNED || range.hi < 1_i128 << n);
        if fits || n <= MAX_UNSIGNED {
            let id = if fits { id } else { self.dag.wrap(id, n as u16, range.lo < 0) };
            return Bits::one(n, Content::Int(id));
        }
        let mut out = Bits::default();
        for lo in (0..n).step_by(CHUNK as usize) {
            let width = CHUNK.min(n - lo);
            let part = self.field(id, lo, width);
            out.push(width, Content::Int(part));
        }
        out
    }

    /// Any value as bits; an integer gets as many as it needs.
    pub fn to_bits(&mut self, value: &Value) -> Eval<Rc<Bits>> {
        match value {
            Value::Bits(bits) => Ok(bits.clone()),
            Value::Int(id) => {
                let range = self.dag.interval(*id);
                if !range.is_exact() {
                    return self.unsupported("an integer of more than 127 bits used as bits");
                }
                let width = u32::from(range.bits()).clamp(1, MAX_UNSIGNED);
                Ok(Rc::new(Bits::one(width, Content::Int(*id))))
            }
        }
    }

    /// As [`Self::to_bits`], with zeros above an integer that is not negative, so that any of its bits can
    /// be assigned.
    pub fn open_bits(&mut self, value: &Value) -> Eval<Rc<Bits>> {
        const ROOM: u32 = 512;
        let bits = self.to_bits(value)?;
        match value {
            Value::Int(id) if !self.is_negative(*id) => {
                let (mut open, zero) = (bits.as_ref().clone(), self.zero());
                open.push(ROOM - bits.width(), zero);
                Ok(Rc::new(open))
            }
            _ => Ok(bits),
        }
    }

    // ---- reading as an integer ----

    /// Whether the bits, taken together, are a two's complement number: an element of an operand that
    /// the vendor declares signed, or a value computed as signed.
    pub fn is_signed(&self, bits: &Bits) -> bool {
        match bits.single() {
            Some(Segment { content: Content::Int(id), .. }) => self.is_negative(*id),
            Some(Segment { content: Content::Operand(operand, _), width, .. }) => {
                self.operands[usize::from(*operand)].signed == Some(*width)
            }
            Some(Segment { content: Content::Window(source, _), width, .. }) => self
                .window_operand(source)
                .is_some_and(|o| self.operands[usize::from(o)].signed == Some(*width)),
            _ => false,
        }
    }

    fn window_operand(&self, source: &Bits) -> Option<u16> {
        match source.single()?.content {
            Content::Operand(operand, _) => Some(operand),
            _ => None,
        }
    }

    /// The integer that a value stands for, with the sign that its origin gives it.
    pub fn to_int(&mut self, value: &Value) -> Eval<Id> {
        match value {
            Value::Int(id) => Ok(*id),
            Value::Bits(bits) => {
                let signed = self.is_signed(bits);
                self.bits_to_int(bits, signed)
            }
        }
    }

    /// The bits as an unsigned or two's complement integer.
    pub fn bits_to_int(&mut self, bits: &Bits, signed: bool) -> Eval<Id> {
        let mut segments = bits.segments.as_slice();
        if !signed {
            while let [rest @ .., top] = segments
                && self.is_zero(&top.content)
            {
                segments = rest;
            }
        }
        let [lower @ .., top] = segments else { return Ok(self.int(0)) };
        let mut terms = Vec::with_capacity(segments.len());
        for segment in lower {
            terms.push((self.segment_to_int(segment, false)?, segment.lo));
        }
        terms.push((self.segment_to_int(top, signed)?, top.lo));
        if terms.len() == 1 {
            return Ok(terms[0].0);
        }
        if terms.iter().any(|(id, lo)| *lo > 126 || self.dag.interval(*id).bits() as u32 + lo > 127) {
            let width = bits.width();
            return self.unsupported(format!("{width} bits used as one integer"));
        }
        let terms: Vec<_> = terms.into_iter().map(|(id, lo)| (id, 1_i128 << lo)).collect();
        Ok(self.dag.sum(0, &terms))
    }

    fn segment_to_int(&mut self, segment: &Segment, signed: bool) -> Eval<Id> {
        let width = segment.width;
        match &segment.content {
            Content::Undefined => self.malformed("bits that were never assigned are read"),
            Content::Int(id) if self.dag.as_const(*id) == Some(0) => Ok(*id),
            Content::Int(id) if signed && !self.is_negative(*id) && width <= MAX_UNSIGNED => {
                Ok(self.dag.wrap(*id, width as u16, true))
            }
            Content::Int(id) if signed => Ok(*id),
            Content::Int(id) => Ok(self.wrap_unsigned(*id, width)),
            Content::Operand(operand, offset) => self.read(*operand, *offset, width, signed),
            Content::Window(source, start) => self.window(&source.clone(), *start, width, signed),
        }
    }

    /// `width` bits of an operand from bit `offset` on, as an integer.
    fn read(&mut self, operand: u16, offset: u32, width: u32, signed: bool) -> Eval<Id> {
        let whole = self.operands[usize::from(operand)].bits;
        if offset >= whole {
            return Ok(self.int(0));
        }
        if offset + width > whole {
            let id = self.read(operand, offset, whole - offset, false)?;
            return Ok(id);
        }
        if width > CHUNK {
            let low = self.read(operand, offset, CHUNK, false)?;
            let high = self.read(operand, offset + CHUNK, width - CHUNK, signed)?;
            if width > MAX_UNSIGNED {
                return self.unsupported(format!("{width} bits used as one integer"));
            }
            return Ok(self.dag.sum(0, &[(low, 1), (high, 1 << CHUNK)]));
        }
        if offset % width == 0 {
            return Ok(self.dag.read_at(operand, width as u16, signed, offset / width));
        }
        let granule = [8, 16, 32, 64].into_iter().find(|g| offset / g == (offset + width - 1) / g);
        let granule = granule.map(|g| (g, offset / g * g)).filter(|(g, base)| base + g <= whole);
        let (granule, base) = match granule {
            Some(found) => found,
            None if whole <= CHUNK => (whole, 0),
            None => {
                // The bits straddle a 64-bit boundary.
                let low_width = CHUNK - offset % CHUNK;
                let low = self.read(operand, offset, low_width, false)?;
                let high = self.read(operand, offset + low_width, width - low_width, signed)?;
                return Ok(self.dag.sum(0, &[(low, 1), (high, 1 << low_width)]));
            }
        };
        let all = self.dag.read_at(operand, granule as u16, false, base / granule);
        let shifted = self.dag.shr_const(all, offset - base);
        Ok(self.dag.wrap(shifted, width as u16, signed))
    }

    // ---- windows ----

    /// Bits `start..start + width` of `source` as an integer, where `start` is symbolic. Bits outside of
    /// the source are 0.
    fn window(&mut self, source: &Bits, start: Id, width: u32, signed: bool) -> Eval<Id> {
        let id = self.window_unsigned(source, start, width, signed)?;
        if signed && !self.is_negative(id) {
            return Ok(self.dag.wrap(id, width as u16, true));
        }
        Ok(id)
    }

    fn window_unsigned(&mut self, source: &Bits, start: Id, width: u32, signed: bool) -> Eval<Id> {
        let range = self.dag.interval(start);
        let (whole, n) = (i128::from(source.width()), i128::from(width));
        if range.lo >= whole || range.hi <= -n {
            return Ok(self.int(0));
        }
        if let Some(at) = self.dag.as_const(start)
            && (at >= 0 || width <= CHUNK)
        {
            return self.window_at(source, at as i64, width);
        }
        if width > CHUNK {
            return self.unsupported(format!("{width} bits at a computed offset"));
        }
        // A left shift of an integer; no bit below the source is ever asked for.
        if range.hi <= 0
            && let Some(segment) = source.single()
            && !matches!(segment.content, Content::Operand(..) if self.granule(start, 0, width) >= 8.min(width))
        {
            let x = self.segment_to_int(&segment.clone(), false)?;
            let amount = self.dag.neg(start);
            let shifted = self.dag.shl(x, amount);
            return Ok(self.dag.wrap(shifted, width as u16, false));
        }
        if let Some(id) = self.indexed_read(source, start, width, signed)? {
            return Ok(id);
        }
        if let Some(id) = self.window_of_segments(source, start, width)? {
            return Ok(id);
        }
        self.funnel(source, start, width)
    }

    fn window_at(&mut self, source: &Bits, at: i64, width: u32) -> Eval<Id> {
        if at >= 0 {
            let bits = self.slice(source, at as u32, width);
            return self.bits_to_int(&bits, false);
        }
        let below = (-at) as u32;
        let bits = self.slice(source, 0, width - below);
        let id = self.bits_to_int(&bits, false)?;
        Ok(self.dag.scale(id, 1 << below))
    }

    /// The largest power of two that divides `start + offset` always, up to `width`.
    fn granule(&mut self, start: Id, offset: u32, width: u32) -> u32 {
        let shifted = self.dag.add_const(start, i128::from(offset));
        let zeros = self.dag.trailing_zeros(shifted).min(6);
        let odd = width.trailing_zeros();
        1 << zeros.min(odd)
    }

    /// The window as elements of an operand, or of a concatenation of whole operands, at a symbolic
    /// index.
    fn indexed_read(&mut self, source: &Bits, start: Id, width: u32, signed: bool) -> Eval<Option<Id>> {
        let Some((base, offset)) = self.operand_run(source) else { return Ok(None) };
        if width > source.width() {
            return Ok(None);
        }
        let granule = self.granule(start, offset, width);
        if granule != width && (granule < 8 || width / granule > 8) {
            return Ok(None);
        }
        let whole: u32 = base.iter().map(|o| self.operands[usize::from(*o)].bits).sum();
        let range = self.dag.interval(start);
        let exact = offset == 0 && whole == source.width();
        let inside =
            range.lo >= 0 && range.hi.saturating_add(i128::from(width)) <= i128::from(source.width());
        if !exact && !inside && granule != width {
            return Ok(None);
        }
        let mut terms = Vec::new();
        for part in (0..width).step_by(granule as usize) {
            let bit = self.dag.add_const(start, i128::from(offset + part));
            let index = self.dag.shr_const(bit, granule.trailing_zeros());
            let signed = signed && granule == width;
            let read = self.dag.read_of(&base, granule as u16, signed, index);
            terms.push((read, 1_i128 << part));
        }
        let id = if terms.len() == 1 { terms[0].0 } else { self.dag.sum(0, &terms) };
        if exact || inside {
            return Ok(Some(id));
        }
        let last = self.int(i128::from(source.width() - width));
        let zero = self.int(0);
        let (above, below) = (self.dag.le(zero, start), self.dag.le(start, last));
        let valid = self.dag.and(above, below);
        Ok(Some(self.dag.select(valid, id, zero)))
    }

    /// The operands of which `source` is a contiguous run, and the bit of the first at which it begins.
    fn operand_run(&self, source: &Bits) -> Option<(Vec<u16>, u32)> {
        let contents: Option<Vec<(u16, u32, u32)>> = source
            .segments
            .iter()
            .map(|s| match s.content {
                Content::Operand(operand, offset) => Some((operand, offset, s.width)),
                _ => None,
            })
            .collect();
        match contents?.as_slice() {
            [(operand, offset, _)] => Some((vec![*operand], *offset)),
            many => many
                .iter()
                .map(|(o, offset, width)| {
                    (*offset == 0 && *width == self.operands[usize::from(*o)].bits).then_some(*o)
                })
                .collect::<Option<Vec<u16>>>()
                .map(|base| (base, 0)),
        }
    }

    /// The window where it never straddles a segment: a choice between segments.
    fn window_of_segments(&mut self, source: &Bits, start: Id, width: u32) -> Eval<Option<Id>> {
        let granule = self.granule(start, 0, width);
        let aligned = source.segments.iter().all(|s| s.lo % width == 0 && s.width % width == 0);
        if granule != width || !aligned || source.segments.len() < 2 {
            return Ok(None);
        }
        let range = self.dag.interval(start);
        let zero = self.int(0);
        let mut out = zero;
        for segment in source.segments.iter().rev() {
            if i128::from(segment.lo) > range.hi || i128::from(segment.end()) <= range.lo {
                continue;
            }
            let inner = self.dag.add_const(start, -i128::from(segment.lo));
            let alone = Bits::one(segment.width, segment.content.clone());
            let value = if segment.width == width {
                self.bits_to_int(&alone, false)?
            } else {
                self.window_inside(&alone, inner, width)?
            };
            let end = self.int(i128::from(segment.end()));
            let here = self.dag.lt(start, end);
            out = self.dag.select(here, value, out);
        }
        let below = self.dag.lt(start, zero);
        Ok(Some(self.dag.select(below, zero, out)))
    }

    /// A window that is only used where it lies inside of a source of one segment.
    fn window_inside(&mut self, source: &Bits, start: Id, width: u32) -> Eval<Id> {
        let Some((base, offset)) = self.operand_run(source) else {
            return self.window_unsigned(source, start, width, false);
        };
        let bit = self.dag.add_const(start, i128::from(offset));
        let index = self.dag.shr_const(bit, width.trailing_zeros());
        Ok(self.dag.read_of(&base, width as u16, false, index))
    }

    /// The window by shifting all bits that it can reach.
    fn funnel(&mut self, source: &Bits, start: Id, width: u32) -> Eval<Id> {
        let range = self.dag.interval(start);
        let whole = source.width();
        let below = range.lo.saturating_neg().clamp(0, i128::from(width)) as u32;
        let first = range.lo.clamp(0, i128::from(whole)) as u32;
        let top = range.hi.saturating_add(i128::from(width)).clamp(0, i128::from(whole)) as u32;
        let reach = (top - first) + below;
        if reach > 127 || range.lo < -i128::from(width) {
            return self.unsupported(format!("{width} of {whole} bits at a computed offset"));
        }
        let bits = self.slice(source, first, top - first);
        // With 127 bits the top one must count negative to fit; it is never among those that are kept
        // together with an extension of it, since it is the last one in reach.
        let signed = reach == 127;
        let all = if signed { self.split_to_int(&bits)? } else { self.bits_to_int(&bits, false)? };
        let all = self.dag.scale(all, 1 << below);
        let amount = self.dag.add_const(start, i128::from(below) - i128::from(first));
        let shifted = self.dag.shr(all, amount);
        Ok(self.dag.wrap(shifted, width as u16, false))
    }

    /// Up to 127 bits as a two's complement integer.
    fn split_to_int(&mut self, bits: &Bits) -> Eval<Id> {
        let Some(top) = bits.segments.last().cloned() else { return Ok(self.int(0)) };
        let low = self.slice(bits, 0, top.lo);
        let low = self.bits_to_int(&low, false)?;
        let high = Bits::one(top.width, top.content);
        let high = self.bits_to_int(&high, true)?;
        Ok(self.dag.sum(0, &[(low, 1), (high, 1 << top.lo)]))
    }

    // ---- merging ----

    /// `a` where `cond` holds, else `b`. Undefined bits take the other side's value: the text leaves
    /// them open, so any value refines it.
    pub fn merge(&mut self, cond: Id, a: &Value, b: &Value) -> Eval<Value> {
        if let (Value::Bits(x), Value::Bits(y)) = (a, b) {
            let mixed = x.width() != y.width() && (self.is_signed(x) || self.is_signed(y));
            if !mixed {
                return Ok(Value::bits(self.merge_bits(cond, x, y)?));
            }
        }
        let (x, y) = (self.to_int(a)?, self.to_int(b)?);
        Ok(Value::Int(self.dag.select(cond, x, y)))
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
                        let (p, q) = (self.bits_to_int(&p, false)?, self.bits_to_int(&q, false)?);
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
        let (p, q) = (self.bits_to_int(x, signed)?, self.bits_to_int(y, signed)?);
        Ok(Some(Content::Int(self.dag.select(cond, p, q))))
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
