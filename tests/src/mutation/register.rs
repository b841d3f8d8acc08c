//! Bit strings, one for each of many inputs.

/// The values that one register has for many inputs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    bits: u32,
    /// Words of each value.
    words: usize,
    data: Vec<u64>,
}

impl Register {
    /// Zeros, for `count` inputs.
    pub fn zero(bits: u32, count: usize) -> Register {
        let words = bits.div_ceil(64) as usize;
        Register { bits, words, data: vec![0; words * count] }
    }

    /// The same value for all of `count` inputs.
    pub fn same(value: &Register, count: usize) -> Register {
        let data = value.data.iter().copied().cycle().take(value.words * count).collect();
        Register { data, ..*value }
    }

    /// Width in bits.
    pub fn bits(&self) -> u32 {
        self.bits
    }

    /// For how many inputs there are values.
    pub fn count(&self) -> usize {
        self.data.len().checked_div(self.words).unwrap_or_default()
    }

    /// At most 127 bits from bit `offset` of value number `n`; what lies beyond the register is 0.
    pub fn get(&self, n: usize, offset: u32, width: u32) -> u128 {
        let width = width.min(self.bits.saturating_sub(offset)).min(127);
        if width == 0 {
            return 0;
        }
        let value = self.value(n);
        let (first, shift) = ((offset / 64) as usize, offset % 64);
        if shift + width <= 64 {
            return u128::from((value[first] >> shift) & (u64::MAX >> (64 - width)));
        }
        let word = |at: usize| u128::from(value.get(first + at).copied().unwrap_or(0));
        let low = (word(0) | word(1) << 64) >> shift;
        let high = if shift == 0 { 0 } else { word(2) << (128 - shift) };
        (low | high) & ((1 << width) - 1)
    }

    /// Replaces `width` bits, at most 127, from bit `offset` of value number `n`.
    pub fn set(&mut self, n: usize, offset: u32, width: u32, value: u128) {
        let width = width.min(self.bits.saturating_sub(offset));
        let mut done = 0;
        while done < width {
            let at = offset + done;
            let shift = at % 64;
            let take = (64 - shift).min(width - done);
            let mask = (u64::MAX >> (64 - take)) << shift;
            let part = ((value >> done) as u64) << shift;
            let word = &mut self.data[n * self.words + (at / 64) as usize];
            *word = (*word & !mask) | (part & mask);
            done += take;
        }
    }

    /// `bits` bits of each value, from bit `offset` on.
    pub fn slice(&self, offset: u32, bits: u32) -> Register {
        let mut result = Register::zero(bits, self.count());
        result.place(self, offset, 0, bits);
        result
    }

    /// Replaces `bits` bits from bit `to` of each value by those of `from` from bit `offset` on.
    pub fn place(&mut self, from: &Register, offset: u32, to: u32, bits: u32) {
        for n in 0..self.count() {
            for at in (0..bits).step_by(64) {
                let width = 64.min(bits - at);
                self.set(n, to + at, width, from.get(n, offset + at, width));
            }
        }
    }

    /// Sets value number `n` from little-endian bytes.
    pub fn set_bytes(&mut self, n: usize, bytes: &[u8]) {
        for (at, byte) in (0..self.bits).step_by(8).zip(bytes) {
            self.set(n, at, 8, u128::from(*byte));
        }
    }

    /// The little-endian bytes of value number `n`.
    pub fn bytes(&self, n: usize) -> Vec<u8> {
        (0..self.bits).step_by(8).map(|at| self.get(n, at, 8) as u8).collect()
    }

    /// The first input for which two registers differ.
    pub fn difference(&self, other: &Register) -> Option<usize> {
        (0..self.count()).find(|n| self.value(*n) != other.value(*n))
    }

    fn value(&self, n: usize) -> &[u64] {
        &self.data[n * self.words..(n + 1) * self.words]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_back_wherever_they_are_put() {
        for (offset, width) in [(0, 8), (60, 8), (63, 127), (1, 126), (128, 64), (190, 10)] {
            let mut register = Register::zero(200, 3);
            let value = (0x0123_4567_89ab_cdef_0f1e_2d3c_4b5a_6978u128) & ((1 << width) - 1);
            register.set(1, offset, width, value);
            assert_eq!(register.get(1, offset, width), value, "{offset} {width}");
            assert_eq!((register.get(0, offset, width), register.get(2, offset, width)), (0, 0));
            let cut = register.slice(offset, width);
            assert_eq!(cut.get(1, 0, width), value);
            assert_eq!(cut.difference(&Register::zero(width, 3)), Some(1));
        }
        let mut register = Register::zero(12, 1);
        register.set_bytes(0, &[0xab, 0xff]);
        assert_eq!((register.get(0, 0, 16), register.bytes(0)), (0xfab, vec![0xab, 0x0f]));
    }
}
