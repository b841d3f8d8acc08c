//! Bits at a symbolic offset, as integers: an indexed read where the offset is a multiple of the width, a
//! choice between segments, or a shift of everything in reach.

use super::bits::{Bits, Content};
use super::machine::{CHUNK, Eval, Machine};
use autoir_semantics::dag::Id;

impl Machine<'_> {
    /// Bits `start..start + width` of `source` as an integer, where `start` is symbolic. Bits outside of
    /// the source are 0.
    pub fn window(&mut self, source: &Bits, start: Id, width: u32, signed: bool) -> Eval<Id> {
        let id = self.window_unsigned(source, start, width, signed)?;
        if signed && !self.is_negative(id) {
            return Ok(self.dag.wrap(id, width as u16, true));
        }
        Ok(id)
    }

    fn window_unsigned(&mut self, source: &Bits, start: Id, width: u32, signed: bool) -> Eval<Id> {
        let range = self.dag.interval(start);
        let (whole, n) = (i128::from(source.width()), i128::from(width));
        if range.lo >= whole || range.hi <= -n || self.known_zero(source) {
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
            let x = self.segment_int(&segment.clone(), false)?;
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
            return self.int_of_bits(&bits, false);
        }
        let below = (-at) as u32;
        let bits = self.slice(source, 0, width - below);
        let id = self.int_of_bits(&bits, false)?;
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
    pub fn operand_run(&self, source: &Bits) -> Option<(Vec<u16>, u32)> {
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
        let aligned =
            source.segments.iter().all(|s| s.lo.is_multiple_of(width) && s.width.is_multiple_of(width));
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
                self.int_of_bits(&alone, false)?
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
        let all = if signed { self.split_int(&bits)? } else { self.int_of_bits(&bits, false)? };
        let all = self.dag.scale(all, 1 << below);
        let amount = self.dag.add_const(start, i128::from(below) - i128::from(first));
        let shifted = self.dag.shr(all, amount);
        Ok(self.dag.wrap(shifted, width as u16, false))
    }

    /// Up to 127 bits as a two's complement integer.
    fn split_int(&mut self, bits: &Bits) -> Eval<Id> {
        let Some(top) = bits.segments.last().cloned() else { return Ok(self.int(0)) };
        let low = self.slice(bits, 0, top.lo);
        let low = self.int_of_bits(&low, false)?;
        let high = Bits::one(top.width, top.content);
        let high = self.int_of_bits(&high, true)?;
        Ok(self.dag.sum(0, &[(low, 1), (high, 1 << top.lo)]))
    }
}
