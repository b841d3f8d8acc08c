//! The evaluator's state, and the arithmetic of segments: slicing, and reading as an integer.

use super::bits::{Bits, Content, Segment, Value};
use super::scope::Scope;
use super::{Dialect, OperandInfo};
use crate::diagnostic::DiagnosticKind;
use crate::imp::{Program, Span, Symbol};
use crate::problem::Problem;
use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::hash::FastMap;
use std::rc::Rc;

/// Widest chunk in which wide values are processed.
pub(super) const CHUNK: u32 = 64;
/// Widest integer that the semantics' exact arithmetic holds without a sign.
const MAX_UNSIGNED: u32 = 126;

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
    pub fields: FastMap<(Id, u32, u32), Id>,
    /// The most bits that were read of each register.
    pub reads: FastMap<Symbol, u32>,
    /// The control word of the rounding, where the instruction has one.
    pub rounding: Option<Id>,
    /// A computed bit offset, and the bit that it is taken to be.
    pub placed: Option<(Id, u32)>,
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
            Content::Float(id, format) if n == segment.width => Content::Float(*id, *format),
            Content::Int(id) | Content::Float(id, _) => Content::Int(self.field(*id, from, n)),
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
            Value::Int(id) => Ok(self.bits_of_int(*id, n)),
            Value::Bits(bits) if bits.width() < n && self.is_signed(bits) => {
                let id = self.int_of(value)?;
                Ok(self.bits_of_int(id, n))
            }
            Value::Bits(bits) => Ok(self.slice(bits, 0, n)),
        }
    }

    fn bits_of_int(&mut self, id: Id, n: u32) -> Bits {
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
    pub fn bits_of(&mut self, value: &Value) -> Eval<Rc<Bits>> {
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

    /// As [`Self::bits_of`], with zeros above an integer that is not negative, so that any of its bits can
    /// be assigned.
    pub fn open_bits(&mut self, value: &Value) -> Eval<Rc<Bits>> {
        const ROOM: u32 = 512;
        let bits = self.bits_of(value)?;
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

    pub fn window_operand(&self, source: &Bits) -> Option<u16> {
        match source.single()?.content {
            Content::Operand(operand, _) => Some(operand),
            _ => None,
        }
    }

    /// The integer that a value stands for, with the sign that its origin gives it.
    pub fn int_of(&mut self, value: &Value) -> Eval<Id> {
        match value {
            Value::Int(id) => Ok(*id),
            Value::Bits(bits) => {
                let signed = self.is_signed(bits);
                self.int_of_bits(bits, signed)
            }
        }
    }

    /// The bits as an unsigned or two's complement integer.
    pub fn int_of_bits(&mut self, bits: &Bits, signed: bool) -> Eval<Id> {
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
            terms.push((self.segment_int(segment, false)?, segment.lo));
        }
        terms.push((self.segment_int(top, signed)?, top.lo));
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

    pub fn segment_int(&mut self, segment: &Segment, signed: bool) -> Eval<Id> {
        let width = segment.width;
        match &segment.content {
            Content::Undefined => self.malformed("bits that were never assigned are read"),
            Content::Int(id) if self.dag.as_const(*id) == Some(0) => Ok(*id),
            Content::Int(id) if signed && !self.is_negative(*id) && width <= MAX_UNSIGNED => {
                Ok(self.dag.wrap(*id, width as u16, true))
            }
            Content::Int(id) if signed => Ok(*id),
            Content::Float(id, _) if signed => Ok(self.dag.wrap(*id, width as u16, true)),
            Content::Float(id, _) => Ok(*id),
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
        if offset.is_multiple_of(width) {
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
}
