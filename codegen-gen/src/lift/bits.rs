//! Register contents as pieces of inputs, step results and constants.

use autoir::program::Arg;
use autoir_semantics::interp;

/// Memory that addresses point into.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Space {
    /// The stack; offsets count from the stack pointer at entry.
    Stack,
    /// The operand of this number, or the result behind them.
    Operand(usize),
    /// Constant data behind this label.
    Data(String),
    /// The page that this constant data begins on: half an address, to which the place on the page is added.
    Page(String),
}

/// A byte of memory.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Address {
    pub space: Space,
    pub offset: i64,
}

impl Address {
    /// The start of `space`.
    pub fn of(space: Space) -> Address {
        Address { space, offset: 0 }
    }

    pub fn plus(&self, bytes: i64) -> Address {
        Address { space: self.space.clone(), offset: self.offset.saturating_add(bytes) }
    }
}

/// Where the bits of a piece come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A window operand.
    Input(usize),
    /// The result of a step.
    Step(usize),
    /// What a register held before anything was written to it: each has its number.
    Open(usize),
    /// The address itself.
    Address(Address),
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// `bits` bits of a source from bit `offset`.
    Of { source: Source, offset: u32, bits: u32 },
    /// These bits, lowest first.
    Known(Vec<bool>),
}

impl Piece {
    fn bits(&self) -> u32 {
        match self {
            Piece::Of { bits, .. } => *bits,
            Piece::Known(known) => known.len() as u32,
        }
    }

    fn part(&self, from: u32, length: u32) -> Piece {
        match self {
            Piece::Of { source, offset, .. } => {
                Piece::Of { source: source.clone(), offset: offset + from, bits: length }
            }
            Piece::Known(known) => Piece::Known(known[from as usize..(from + length) as usize].to_vec()),
        }
    }
}

/// A string of bits, lowest first.
///
/// Invariant: neighbours that continue one another are one piece, so equal strings are equal values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bits {
    pieces: Vec<Piece>,
}

impl Bits {
    /// The first `bits` bits of a source.
    pub fn of(source: Source, bits: u32) -> Bits {
        let mut all = Bits::default();
        if bits > 0 {
            all.pieces.push(Piece::Of { source, offset: 0, bits });
        }
        all
    }

    /// Bits that are known, lowest first.
    pub fn known(bits: Vec<bool>) -> Bits {
        let mut all = Bits::default();
        if !bits.is_empty() {
            all.pieces.push(Piece::Known(bits));
        }
        all
    }

    pub fn zero(bits: u32) -> Bits {
        Bits::known(vec![false; bits as usize])
    }

    pub fn from_bytes(bytes: &[u8]) -> Bits {
        Bits::known(bytes.iter().flat_map(|byte| (0..8).map(move |n| byte >> n & 1 == 1)).collect())
    }

    /// `value` in `bits` bits, two's complement.
    pub fn integer(value: i64, bits: u32) -> Bits {
        Bits::known((0..bits).map(|n| value >> n.min(63) & 1 == 1).collect())
    }

    pub fn len(&self) -> u32 {
        self.pieces.iter().map(Piece::bits).sum()
    }

    /// `length` bits from bit `from` on; fewer if there are not so many.
    pub fn part(&self, from: u32, length: u32) -> Bits {
        let mut out = Bits::default();
        let mut start = 0;
        for piece in &self.pieces {
            let end = start + piece.bits();
            let (low, high) = (start.max(from), end.min(from.saturating_add(length)));
            if low < high {
                out.push(piece.part(low - start, high - low));
            }
            start = end;
        }
        out
    }

    /// These bits with `above` on top.
    pub fn then(mut self, above: &Bits) -> Bits {
        above.pieces.iter().for_each(|piece| self.push(piece.clone()));
        self
    }

    fn push(&mut self, piece: Piece) {
        match (self.pieces.last_mut(), &piece) {
            (
                Some(Piece::Of { source, offset, bits }),
                Piece::Of { source: next, offset: at, bits: more },
            ) if source == next && *offset + *bits == *at => *bits += more,
            (Some(Piece::Known(known)), Piece::Known(more)) => known.extend(more),
            _ => self.pieces.push(piece),
        }
    }

    /// The bits, if all are known.
    pub fn as_known(&self) -> Option<Vec<bool>> {
        match self.pieces.as_slice() {
            [] => Some(Vec::new()),
            [Piece::Known(known)] => Some(known.clone()),
            _ => None,
        }
    }

    /// The bit, if there is one and it is known.
    pub fn as_bit(&self) -> Option<bool> {
        match self.as_known()?[..] {
            [bit] => Some(bit),
            _ => None,
        }
    }

    /// The address that this is, in a register.
    pub fn as_address(&self) -> Option<&Address> {
        match self.pieces.as_slice() {
            [Piece::Of { source: Source::Address(address), offset: 0, bits: 32.. }] => Some(address),
            _ => None,
        }
    }

    /// The bits as a number, if all are known and there are no more than 64.
    #[cfg(test)]
    pub fn as_integer(&self) -> Option<u64> {
        let known = self.as_known().filter(|known| known.len() <= 64)?;
        Some(known.iter().enumerate().fold(0, |sum, (n, bit)| sum | u64::from(*bit) << n))
    }

    /// The interpreter's form, if all bits are known.
    pub fn as_value(&self) -> Option<interp::Bits> {
        let known = self.as_known()?;
        let mut value = interp::Bits::zero(known.len() as u32);
        for (n, bit) in known.iter().enumerate().filter(|(_, bit)| **bit) {
            value.set(n as u64, 1, u128::from(*bit));
        }
        Some(value)
    }

    pub fn from_value(value: &interp::Bits) -> Bits {
        Bits::known((0..value.len()).map(|n| value.get(u64::from(n), 1) == 1).collect())
    }

    /// The program argument, constants in elements of `width` bits where that is possible. `named` says what a source
    /// is in a program and how many bits it has; what is nothing there may have any value.
    pub fn arg(&self, width: u32, named: &dyn Fn(&Source) -> Option<(Arg, u32)>) -> Arg {
        let mut args: Vec<Arg> = self
            .pieces
            .iter()
            .map(|piece| match piece {
                Piece::Known(known) => constant(known, width),
                Piece::Of { source, offset, bits } => match named(source) {
                    Some((arg, whole)) if *offset == 0 && *bits == whole => arg,
                    Some((arg, _)) => arg.part(*offset, *bits),
                    None => Arg::Undef { bits: *bits },
                },
            })
            .collect();
        if args.len() == 1 { args.remove(0) } else { Arg::Concat(args) }
    }
}

fn constant(known: &[bool], width: u32) -> Arg {
    let bits = known.len() as u32;
    if known.iter().all(|bit| !bit) {
        return Arg::Zero { bits };
    }
    let fits = |width: &u32| (1..=64).contains(width) && bits.is_multiple_of(*width);
    let width = [width, 8].into_iter().find(fits).unwrap_or(1);
    let value = |chunk: &[bool]| chunk.iter().rev().fold(0i128, |sum, bit| sum << 1 | i128::from(*bit));
    Arg::Const { width, values: known.chunks(width as usize).map(value).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_that_are_joined_again_are_the_whole() {
        let whole = Bits::of(Source::Input(0), 256);
        let joined = whole.part(0, 128).then(&whole.part(128, 128));
        assert_eq!(joined, whole);
        assert_eq!(joined.arg(8, &|_| Some((Arg::Input(0), 256))), Arg::Input(0));
        let swapped = whole.part(128, 128).then(&whole.part(0, 128));
        assert_eq!(swapped.len(), 256);
        assert!(
            matches!(swapped.arg(8, &|_| Some((Arg::Input(0), 256))), Arg::Concat(parts) if parts.len() == 2)
        );
    }

    #[test]
    fn constants_are_written_in_elements() {
        let value = Bits::integer(-2, 32);
        assert_eq!(value.arg(16, &|_| None), Arg::Const { width: 16, values: vec![0xfffe, 0xffff] });
        assert_eq!(Bits::zero(16).arg(16, &|_| None), Arg::Zero { bits: 16 });
        assert_eq!(value.part(1, 4).as_integer(), Some(15));
    }
}
