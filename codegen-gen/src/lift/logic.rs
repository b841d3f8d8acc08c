//! Bitwise operations, shifts and fields of general-purpose registers, as far as they only move bits.

use super::bits::Bits;

/// A bitwise operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Logic {
    And,
    Or,
    Xor,
}

impl Logic {
    /// The operation on `x` and `y`, if what is known of them leaves nothing to compute.
    pub fn moved(self, x: &Bits, y: &Bits) -> Option<Bits> {
        let mut all = Bits::default();
        for n in 0..x.len() {
            let (a, b) = (x.part(n, 1), y.part(n, 1));
            let bit = match (self, a.as_bit(), b.as_bit()) {
                (_, Some(a), Some(b)) => Bits::known(vec![self.combine(a, b)]),
                (Logic::And, Some(false), _) | (Logic::And, _, Some(false)) => Bits::zero(1),
                (Logic::Or, Some(true), _) | (Logic::Or, _, Some(true)) => Bits::known(vec![true]),
                (Logic::And, Some(true), _) | (Logic::Or | Logic::Xor, Some(false), _) => b,
                (Logic::And, _, Some(true)) | (Logic::Or | Logic::Xor, _, Some(false)) => a,
                _ => return None,
            };
            all = all.then(&bit);
        }
        Some(all)
    }

    fn combine(self, a: bool, b: bool) -> bool {
        match self {
            Logic::And => a && b,
            Logic::Or => a || b,
            Logic::Xor => a != b,
        }
    }
}

/// `value` shifted by a constant, towards higher bits if `up`.
pub(crate) fn shifted(value: &Bits, up: bool, count: u32) -> Bits {
    let rest = value.len().saturating_sub(count);
    let count = value.len() - rest;
    match up {
        true => Bits::zero(count).then(&value.part(0, rest)),
        false => value.part(count, rest).then(&Bits::zero(count)),
    }
}

/// `value` in `bits` bits: with zeros above it, or with its sign.
pub(crate) fn extended(value: &Bits, bits: u32, signed: bool) -> Bits {
    let missing = bits.saturating_sub(value.len());
    if !signed || value.len() == 0 {
        return value.part(0, bits).then(&Bits::zero(missing));
    }
    let sign = value.part(value.len() - 1, 1);
    (0..missing).fold(value.part(0, bits), |all, _| all.then(&sign))
}

/// `old` with `field` in its bits from `at` on.
pub(crate) fn inserted(old: &Bits, at: u32, field: &Bits) -> Bits {
    old.part(0, at).then(field).then(&old.part(at + field.len(), old.len())).part(0, old.len())
}

/// `value` over and over in `bits` bits.
pub(crate) fn repeated(value: &Bits, bits: u32) -> Bits {
    (0..bits / value.len().max(1)).fold(Bits::default(), |all, _| all.then(value))
}

/// Each second element of `width` bits, from the first (`odd`: the second) on.
pub(crate) fn each_second(value: &Bits, width: u32, odd: bool) -> Bits {
    let starts = (0..value.len() / width).filter(|n| (n % 2 == 1) == odd);
    starts.fold(Bits::default(), |all, n| all.then(&value.part(n * width, width)))
}

#[cfg(test)]
mod tests {
    use super::super::bits::Source;
    use super::*;

    #[test]
    fn halves_that_do_not_meet_are_only_moved() {
        let low = Bits::of(Source::Step(0), 32).then(&Bits::zero(32));
        let high = shifted(&Bits::of(Source::Step(1), 32).then(&Bits::zero(32)), true, 32);
        let both = Bits::of(Source::Step(0), 32).then(&Bits::of(Source::Step(1), 32));
        assert_eq!(Logic::Or.moved(&low, &high), Some(both.clone()));
        assert_eq!(Logic::Xor.moved(&low, &Bits::integer(-1, 64)), None);
        assert_eq!(Logic::And.moved(&both, &Bits::integer(0xffff_ffff, 64)), Some(low));
    }

    #[test]
    fn fields_are_cut_and_put_in() {
        let value = Bits::integer(0x8765, 16);
        assert_eq!(extended(&value, 32, true).as_integer(), Some(0xffff_8765));
        assert_eq!(extended(&value, 32, false).as_integer(), Some(0x8765));
        assert_eq!(inserted(&value, 4, &Bits::integer(0xf, 4)).as_integer(), Some(0x87f5));
        assert_eq!(repeated(&value, 32).as_integer(), Some(0x8765_8765));
        assert_eq!(each_second(&value, 4, true).as_integer(), Some(0x86));
        assert_eq!(shifted(&value, false, 99).as_integer(), Some(0));
    }
}
