//! The registers and the stack, symbolically.

use std::collections::BTreeMap;

use super::assembly::Operand;
use super::bits::{Bits, Source};

/// Bits of a vector register as far as any instruction reaches.
pub(crate) const VECTOR: u32 = 512;
const GENERAL: u32 = 64;
const MASK: u32 = 64;

/// Number of the stack pointer.
pub(crate) const STACK_POINTER: usize = 4;

/// Number of the frame pointer.
pub(crate) const FRAME_POINTER: usize = 5;

/// A byte: the space that it is in, and its offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// From the stack pointer at entry.
    Stack(i64),
    /// From the address of an operand or the result.
    Operand(usize, i64),
}

impl Place {
    fn plus(self, bytes: u32) -> Place {
        match self {
            Place::Stack(offset) => Place::Stack(offset.saturating_add(i64::from(bytes))),
            Place::Operand(number, offset) => Place::Operand(number, offset.saturating_add(i64::from(bytes))),
        }
    }
}

/// What every register and every byte of memory holds.
#[derive(Clone, Debug)]
pub(crate) struct Machine {
    vectors: Vec<Bits>,
    masks: Vec<Bits>,
    generals: Vec<Bits>,
    /// Bytes that were written.
    memory: BTreeMap<Place, Bits>,
    /// Bits of each operand in memory.
    operands: Vec<u32>,
    /// The stack pointer's distance from its value at entry, and the frame pointer's where there is a frame.
    pointer: i64,
    frame: Option<i64>,
    opened: usize,
}

impl Machine {
    /// Nothing is known.
    pub fn new() -> Machine {
        let mut opened = 0;
        let mut fresh = |count: usize, bits: u32| -> Vec<Bits> {
            let first = opened;
            opened += count;
            (first..opened).map(|n| Bits::of(Source::Open(n), bits)).collect()
        };
        let (vectors, masks, generals) = (fresh(32, VECTOR), fresh(8, MASK), fresh(16, GENERAL));
        Machine {
            vectors,
            masks,
            generals,
            memory: BTreeMap::new(),
            operands: Vec::new(),
            pointer: 0,
            frame: None,
            opened,
        }
    }

    /// Bits that nothing has defined.
    pub fn open(&mut self, bits: u32) -> Bits {
        self.opened += 1;
        Bits::of(Source::Open(self.opened), bits)
    }

    fn register(&self, operand: &Operand) -> Option<&Bits> {
        match operand {
            Operand::Vector { number, .. } => self.vectors.get(*number),
            Operand::Mask { number } => self.masks.get(*number),
            Operand::General { number, .. } if *number != STACK_POINTER => self.generals.get(*number),
            _ => None,
        }
    }

    /// The low `bits` bits of an operand; those that it does not have are open.
    pub fn read(
        &mut self,
        operand: &Operand,
        bits: u32,
        data: &BTreeMap<String, Vec<u8>>,
    ) -> Result<Bits, String> {
        let value = match operand {
            Operand::Immediate(value) => Bits::integer(*value, bits),
            Operand::Data { label, offset, copies } => {
                let bytes = data.get(label).ok_or_else(|| format!("no constant {label}"))?;
                let from = usize::try_from(*offset).ok().filter(|at| *at <= bytes.len());
                let bytes = &bytes[from.ok_or_else(|| format!("{label} is shorter"))?..];
                repeat(Bits::from_bytes(bytes), bits, *copies)
            }
            Operand::Memory { base, offset, copies } => {
                let wanted = bits / copies.unwrap_or(1);
                repeat(self.load(self.place(*base, *offset)?, wanted), bits, *copies)
            }
            register => {
                let found = self.register(register).ok_or_else(|| format!("operand {register:?}"))?;
                found.part(0, bits)
            }
        };
        Ok(match bits - value.len() {
            0 => value,
            missing => value.then(&self.open(missing)),
        })
    }

    /// The writemask register `number`, its low `bits` bits.
    pub fn mask(&self, number: usize, bits: u32) -> Bits {
        self.masks.get(number).map(|mask| mask.part(0, bits)).unwrap_or_default()
    }

    /// Writes an operand. What is above a vector becomes zero in the VEX encoding (`clears`), and is kept in
    /// the old one; above a mask and a 32-bit register it becomes zero, above smaller ones it is kept.
    pub fn write(&mut self, operand: &Operand, value: Bits, clears: bool) -> Result<(), String> {
        match operand {
            Operand::Vector { number, bits } => {
                let value = self.filled(value, *bits);
                let old = self.vectors.get_mut(*number).ok_or("no such register")?;
                *old = match clears {
                    true => value.then(&Bits::zero(VECTOR - bits)),
                    false => value.then(&old.part(*bits, VECTOR - bits)),
                };
            }
            Operand::Mask { number } => {
                let above = MASK.saturating_sub(value.len());
                *self.masks.get_mut(*number).ok_or("no such register")? = value.then(&Bits::zero(above));
            }
            Operand::General { number, bits } if *number != STACK_POINTER => {
                let value = value.part(0, *bits);
                let value = match bits - value.len() {
                    0 => value,
                    above => value.then(&Bits::zero(above)),
                };
                let old = self.generals.get_mut(*number).ok_or("no such register")?;
                *old = match bits {
                    64 => value,
                    32 => value.then(&Bits::zero(32)),
                    _ => value.then(&old.part(*bits, GENERAL - bits)),
                };
            }
            Operand::Memory { base, offset, copies: None } => {
                let place = self.place(*base, *offset)?;
                for at in 0..value.len().div_ceil(8) {
                    self.memory.insert(place.plus(at), value.part(at * 8, 8));
                }
            }
            other => return Err(format!("a result in {other:?}")),
        }
        Ok(())
    }

    /// `value` in at least `bits` bits, open above.
    fn filled(&mut self, value: Bits, bits: u32) -> Bits {
        match bits.saturating_sub(value.len()) {
            0 => value.part(0, bits),
            missing => {
                let open = self.open(missing);
                value.then(&open)
            }
        }
    }

    /// The byte at `offset` from the address in register `base`.
    fn place(&self, base: usize, offset: i64) -> Result<Place, String> {
        match (base, self.frame) {
            (STACK_POINTER, _) => Ok(Place::Stack(self.pointer.saturating_add(offset))),
            (FRAME_POINTER, Some(frame)) => Ok(Place::Stack(frame.saturating_add(offset))),
            _ => {
                let address = self.generals.get(base).and_then(Bits::as_address);
                address.map(|number| Place::Operand(number, offset)).ok_or("an unknown address".to_string())
            }
        }
    }

    /// As many of the `bits` bits from `place` on as are known.
    fn load(&self, place: Place, bits: u32) -> Bits {
        let mut value = Bits::default();
        for at in 0..bits.div_ceil(8) {
            let place = place.plus(at);
            match (self.memory.get(&place), place) {
                (Some(byte), _) => value = value.then(byte),
                (None, Place::Operand(number, offset)) => {
                    let whole = self.operands.get(number).copied().unwrap_or(0);
                    let first = u32::try_from(offset).map_or(u32::MAX, |offset| offset.saturating_mul(8));
                    value = value.then(&Bits::of(Source::Input(number), whole).part(first, 8));
                }
                (None, Place::Stack(_)) => break,
            }
        }
        value.part(0, bits)
    }

    /// Tells the sizes of the operands that lie in memory.
    pub fn place_operands(&mut self, bits: Vec<u32>) {
        self.operands = bits;
    }

    /// What was written behind the address of operand `number`.
    pub fn stored(&self, number: usize, bits: u32) -> Result<Bits, String> {
        let value = self.load(Place::Operand(number, 0), bits);
        if value.len() == bits { Ok(value) } else { Err("the result is not written".to_string()) }
    }

    /// Moves the stack pointer.
    pub fn move_stack(&mut self, by: i64) {
        self.pointer = self.pointer.saturating_add(by);
    }

    /// The frame begins here.
    pub fn begin_frame(&mut self) {
        self.frame = Some(self.pointer);
    }

    /// Moves the stack pointer to a distance from the frame.
    pub fn end_frame(&mut self, offset: i64) {
        self.pointer = self.frame.unwrap_or(0).saturating_add(offset);
    }

    /// Aligns the stack pointer: by how much it moves is not known, so what lies below is another place.
    pub fn align_stack(&mut self) {
        self.pointer = self.pointer.saturating_sub(1 << 32);
    }
}

/// `value` cut to `bits` bits, or its first element so many times.
fn repeat(value: Bits, bits: u32, copies: Option<u32>) -> Bits {
    match copies {
        None => value.part(0, bits),
        Some(copies) => {
            let element = value.part(0, bits / copies.max(1));
            (0..copies).fold(Bits::default(), |all, _| all.then(&element))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vector(number: usize, bits: u32) -> Operand {
        Operand::Vector { number, bits }
    }

    #[test]
    fn upper_halves_are_cleared_or_kept_by_the_encoding() {
        let none = BTreeMap::new();
        let mut machine = Machine::new();
        let input = Bits::of(Source::Input(0), 256);
        machine.write(&vector(3, 256), input.clone(), true).expect("it is a register");
        machine.write(&vector(3, 128), Bits::zero(128), false).expect("it is a register");
        let kept = machine.read(&vector(3, 256), 256, &none).expect("it is a register");
        assert_eq!(kept, Bits::zero(128).then(&input.part(128, 128)));
        machine.write(&vector(3, 128), input.part(0, 128), true).expect("it is a register");
        let cleared = machine.read(&vector(3, 256), 512, &none).expect("it is a register");
        assert_eq!(cleared, input.part(0, 128).then(&Bits::zero(384)));
    }

    #[test]
    fn stack_bytes_and_constants_are_memory() {
        let data = BTreeMap::from([("c".to_string(), vec![1, 2])]);
        let mut machine = Machine::new();
        let slot = |offset| Operand::Memory { base: STACK_POINTER, offset, copies: None };
        machine.move_stack(-24);
        machine.write(&slot(8), Bits::of(Source::Input(1), 128), false).expect("the stack is writable");
        machine.move_stack(16);
        let found = machine.read(&slot(0), 16, &data).expect("it was written");
        assert_eq!(found, Bits::of(Source::Input(1), 128).part(64, 16));
        let pool = Operand::Data { label: "c".to_string(), offset: 0, copies: Some(4) };
        let found = machine.read(&pool, 64, &data).expect("it is there");
        assert_eq!(found.as_integer(), Some(0x0201_0201_0201_0201));
    }
}
