//! The registers and memory, symbolically.

use std::collections::BTreeMap;

use super::bits::{Address, Bits, Source, Space};
use crate::lift::validate::guard::{APART, Guard};

/// An operand of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Operand {
    /// A vector register of `bits` bits, or its low ones.
    Vector { number: usize, bits: u32 },
    /// A mask register.
    Mask { number: usize },
    /// A general-purpose register, or its low `bits` bits.
    General { number: usize, bits: u32 },
    /// Registers that hold one value together, its lowest bits first.
    Several(Vec<Operand>),
    /// A constant in the line.
    Immediate(i64),
    /// Constant data of this text.
    Data { label: String, offset: i64, copies: Option<u32> },
    /// Bytes at an offset from the address in a general-purpose register.
    Memory { base: usize, offset: i64, copies: Option<u32> },
    /// Anything else.
    Other(String),
}

impl Operand {
    /// Whether two operands are the same registers, or parts of them.
    pub fn same_register(&self, other: &Operand) -> bool {
        match (self, other) {
            (Operand::Vector { number: a, .. }, Operand::Vector { number: b, .. })
            | (Operand::Mask { number: a }, Operand::Mask { number: b })
            | (Operand::General { number: a, .. }, Operand::General { number: b, .. }) => a == b,
            (Operand::Several(a), Operand::Several(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.same_register(b))
            }
            _ => false,
        }
    }

    /// Bits of a register operand.
    pub fn bits(&self) -> Option<u32> {
        match self {
            Operand::Vector { bits, .. } | Operand::General { bits, .. } => Some(*bits),
            Operand::Several(parts) => parts.iter().map(Operand::bits).sum(),
            _ => None,
        }
    }
}

/// How many registers of a kind there are, and their bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bank {
    pub count: usize,
    pub bits: u32,
}

/// The registers of an architecture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Registers {
    pub vectors: Bank,
    pub masks: Bank,
    /// General-purpose registers, the stack pointer among them.
    pub generals: Bank,
    /// Number of the stack pointer.
    pub stack_pointer: usize,
}

/// An assumption: the addresses in `space` begin `above` bytes above a multiple of `multiple`.
#[derive(Clone, Debug)]
pub(crate) struct Residue {
    pub space: Space,
    pub above: i64,
    pub multiple: i64,
}

/// What every register and every byte of memory holds.
#[derive(Clone, Debug)]
pub(crate) struct Machine {
    pub(super) registers: &'static Registers,
    vectors: Vec<Bits>,
    masks: Vec<Bits>,
    generals: Vec<Bits>,
    /// Bytes that were written.
    memory: BTreeMap<Address, Bits>,
    /// Bits of each operand in memory.
    operands: Vec<u32>,
    /// Constants by their labels.
    data: BTreeMap<String, Vec<u8>>,
    opened: usize,
    /// The rules that accesses to memory are held against, where code is validated.
    guard: Option<Guard>,
    /// What is assumed of the addresses in a space.
    residue: Option<Residue>,
    /// Bits above an operand's in its last byte.
    padding: BTreeMap<usize, Bits>,
}

impl Machine {
    /// Nothing is known but the constants and where the stack is.
    pub fn new(registers: &'static Registers, data: BTreeMap<String, Vec<u8>>) -> Machine {
        let mut opened = 0;
        let mut fresh = |bank: Bank| -> Vec<Bits> {
            let first = opened;
            opened += bank.count;
            (first..opened).map(|n| Bits::of(Source::Open(n), bank.bits)).collect()
        };
        let (vectors, masks) = (fresh(registers.vectors), fresh(registers.masks));
        let mut generals = fresh(registers.generals);
        generals[registers.stack_pointer] =
            Bits::of(Source::Address(Address::of(Space::Stack)), registers.generals.bits);
        let (memory, operands) = (BTreeMap::new(), Vec::new());
        let (guard, residue, padding) = (None, None, BTreeMap::new());
        Machine {
            registers,
            vectors,
            masks,
            generals,
            memory,
            operands,
            data,
            opened,
            guard,
            residue,
            padding,
        }
    }

    /// Holds what is done from now on against the rules of `guard`.
    pub fn watch(&mut self, guard: Guard) {
        self.guard = Some(guard);
    }

    /// Whether code is validated.
    pub fn is_guarded(&self) -> bool {
        self.guard.is_some()
    }

    /// The rules, where code is validated.
    pub fn guard(&mut self) -> Option<&mut Guard> {
        self.guard.as_mut()
    }

    /// Assumes where a space begins.
    pub fn assume(&mut self, residue: Residue) {
        self.residue = Some(residue);
    }

    /// The address in `value`, modulo what is assumed.
    pub fn residue(&self, value: &Bits) -> Option<u32> {
        let (address, assumed) = (value.as_address()?, self.residue.as_ref()?);
        let sum = address.offset.checked_add(assumed.above)?;
        (address.space == assumed.space).then(|| sum.rem_euclid(assumed.multiple) as u32)
    }

    /// The place that an instruction takes `address` for that does not look at what is above a multiple of `multiple`.
    pub fn rounded(&mut self, address: Address, multiple: i64) -> Address {
        if let Some(above) = self.residue(&self.pointer(address.clone()))
            && self.residue.as_ref().is_some_and(|assumed| assumed.multiple == multiple)
        {
            return address.plus(-i64::from(above));
        }
        self.wants_multiple(&address, multiple);
        address
    }

    /// Says that what is at `address` is read or written by an instruction that wants a multiple of `multiple` bytes.
    pub fn wants_multiple(&mut self, address: &Address, multiple: i64) {
        if let Some(guard) = &mut self.guard {
            guard.wants_multiple(address, multiple);
        }
    }

    /// Bits that nothing has defined.
    pub fn open(&mut self, bits: u32) -> Bits {
        self.opened += 1;
        Bits::of(Source::Open(self.opened), bits)
    }

    /// A register that holds `address`, as a value.
    pub fn pointer(&self, address: Address) -> Bits {
        Bits::of(Source::Address(address), self.registers.generals.bits)
    }

    fn register(&self, operand: &Operand) -> Option<&Bits> {
        match operand {
            Operand::Vector { number, .. } => self.vectors.get(*number),
            Operand::Mask { number } => self.masks.get(*number),
            Operand::General { number, .. } => self.generals.get(*number),
            _ => None,
        }
    }

    /// The low `bits` bits of an operand; those that it does not have are open.
    pub fn read(&mut self, operand: &Operand, bits: u32) -> Result<Bits, String> {
        let value = match operand {
            Operand::Immediate(value) => Bits::integer(*value, bits),
            Operand::Data { label, offset, copies } => {
                let address = Address { space: Space::Data(label.clone()), offset: *offset };
                repeat(self.load(&address, bits / copies.unwrap_or(1)), bits, *copies)
            }
            Operand::Memory { base, offset, copies } => {
                let address = self.address(*base, *offset)?;
                repeat(self.load(&address, bits / copies.unwrap_or(1)), bits, *copies)
            }
            Operand::Several(parts) => {
                let mut all = Bits::default();
                for part in parts {
                    let value = self.read(part, part.bits().unwrap_or(0))?;
                    all = all.then(&value);
                }
                all.part(0, bits)
            }
            register => {
                let found = self.register(register).ok_or_else(|| format!("operand {register:?}"))?;
                found.part(0, bits)
            }
        };
        Ok(self.filled(value, bits))
    }

    /// The writemask register `number`, its low `bits` bits.
    pub fn mask(&self, number: usize, bits: u32) -> Bits {
        self.masks.get(number).map(|mask| mask.part(0, bits)).unwrap_or_default()
    }

    /// Writes an operand. What is above in a vector register becomes zero (`clears`) or is kept; above a mask and
    /// a 32-bit register it becomes zero, above smaller ones it is kept.
    pub fn write(&mut self, operand: &Operand, value: Bits, clears: bool) -> Result<(), String> {
        let unknown = "no such register";
        match operand {
            Operand::Vector { number, bits } => {
                let (value, above) =
                    (self.filled(value, *bits), self.registers.vectors.bits.saturating_sub(*bits));
                let old = self.vectors.get_mut(*number).ok_or(unknown)?;
                *old = match clears {
                    true => value.then(&Bits::zero(above)),
                    false => value.then(&old.part(*bits, above)),
                };
            }
            Operand::Mask { number } => {
                let above = self.registers.masks.bits.saturating_sub(value.len());
                *self.masks.get_mut(*number).ok_or(unknown)? = value.then(&Bits::zero(above));
            }
            Operand::General { number, bits } => {
                let value = value.part(0, *bits);
                let missing = bits - value.len();
                let value = value.then(&Bits::zero(missing));
                let whole = self.registers.generals.bits;
                let old = self.generals.get_mut(*number).ok_or(unknown)?;
                *old = match bits {
                    _ if *bits >= whole => value,
                    32 => value.then(&Bits::zero(whole - 32)),
                    _ => value.then(&old.part(*bits, whole - bits)),
                };
            }
            Operand::Several(parts) => {
                let mut start = 0;
                for part in parts {
                    let bits = part.bits().ok_or(unknown)?;
                    self.write(part, value.part(start, bits), clears)?;
                    start += bits;
                }
            }
            Operand::Memory { base, offset, copies: None } => {
                let address = self.address(*base, *offset)?;
                self.store(&address, &value)?;
            }
            other => return Err(format!("a result in {other:?}")),
        }
        Ok(())
    }

    /// `value` in `bits` bits, open above its own.
    fn filled(&mut self, value: Bits, bits: u32) -> Bits {
        match bits.saturating_sub(value.len()) {
            0 => value.part(0, bits),
            missing => {
                let open = self.open(missing);
                value.then(&open)
            }
        }
    }

    /// The place in memory that `operand` names, if it names one that is known.
    pub fn place(&self, operand: &Operand) -> Option<Address> {
        match operand {
            Operand::Data { label, offset, .. } => {
                Some(Address { space: Space::Data(label.clone()), offset: *offset })
            }
            Operand::Memory { base, offset, .. } => self.address(*base, *offset).ok(),
            _ => None,
        }
    }

    /// The byte at `offset` from the address in register `base`.
    pub fn address(&self, base: usize, offset: i64) -> Result<Address, String> {
        let address = self.generals.get(base).and_then(Bits::as_address);
        address.map(|address| address.plus(offset)).ok_or("an unknown address".to_string())
    }

    /// As many of the `bits` bits from `from` on as are known.
    pub fn load(&mut self, from: &Address, bits: u32) -> Bits {
        if let Some(guard) = &mut self.guard {
            guard.loads(from, i64::from(bits.div_ceil(8)), &self.memory);
        }
        let mut value = Bits::default();
        for at in 0..bits.div_ceil(8) {
            let place = from.plus(i64::from(at));
            let index = usize::try_from(place.offset).ok();
            let byte = match (self.memory.get(&place), &place.space) {
                (Some(byte), _) => Some(byte.clone()),
                (None, Space::Operand(number)) => {
                    let whole = self.operands.get(*number).copied().unwrap_or(0);
                    let first = index.and_then(|at| u32::try_from(at).ok()?.checked_mul(8));
                    let own = first.map(|first| Bits::of(Source::Input(*number), whole).part(first, 8));
                    match (own, self.padding.get(number)) {
                        (Some(own), Some(padding)) if (1..8).contains(&own.len()) => Some(own.then(padding)),
                        (own, _) => own,
                    }
                }
                (None, Space::Data(label)) => {
                    let byte = index.and_then(|at| self.data.get(label)?.get(at));
                    byte.map(|byte| Bits::from_bytes(&[*byte]))
                }
                (None, Space::Stack | Space::Page(_)) => None,
            };
            match byte {
                Some(byte) => value = value.then(&byte),
                None => break,
            }
        }
        value.part(0, bits)
    }

    /// Writes `value` from `to` on.
    pub fn store(&mut self, to: &Address, value: &Bits) -> Result<(), String> {
        if matches!(to.space, Space::Data(_) | Space::Page(_)) {
            return Err("constants cannot be written".to_string());
        }
        if let Some(guard) = &mut self.guard {
            guard.stores(to, i64::from(value.len().div_ceil(8)));
        }
        for at in 0..value.len().div_ceil(8) {
            self.memory.insert(to.plus(i64::from(at)), value.part(at * 8, 8));
        }
        Ok(())
    }

    /// Whether the byte at `address` was written.
    pub fn is_written(&self, address: &Address) -> bool {
        self.memory.contains_key(address)
    }

    /// Tells the sizes of the operands that lie in memory.
    pub fn place_operands(&mut self, bits: Vec<u32>) {
        for (number, bits) in bits.iter().enumerate().filter(|(_, bits)| **bits % 8 != 0) {
            let padding = self.open(8 - bits % 8);
            self.padding.insert(number, padding);
        }
        self.operands = bits;
    }

    /// What was written behind the address of operand `number`.
    pub fn stored(&mut self, number: usize, bits: u32) -> Result<Bits, String> {
        let value = self.load(&Address::of(Space::Operand(number)), bits);
        if value.len() == bits { Ok(value) } else { Err("the result is not written".to_string()) }
    }

    /// Adds a constant to a register that holds an address.
    pub fn advance(&mut self, register: usize, by: i64) -> Result<(), String> {
        let address = self.address(register, by)?;
        self.generals[register] = self.pointer(address);
        Ok(())
    }

    /// Aligns the address in a register downwards, as `and` with `mask` does: by how much it moves is not known, so what lies there is
    /// another place.
    pub fn align(&mut self, register: usize, mask: i64) -> Result<(), String> {
        let address = self.aligned(register, mask)?;
        self.generals[register] = self.pointer(address);
        Ok(())
    }

    /// The address that [`Machine::align`] makes.
    pub fn aligned(&mut self, register: usize, mask: i64) -> Result<Address, String> {
        let before = self.address(register, 0)?;
        let multiple =
            mask.checked_neg().filter(|multiple| multiple.count_ones() == 1).ok_or("no alignment")?;
        if let Some(guard) = &mut self.guard {
            guard.aligned(before.offset, before.offset.saturating_sub(APART), multiple);
        }
        Ok(before.plus(-APART))
    }

    /// Makes everything above the low `bits` bits of the first `count` vector registers zero.
    pub fn clear_above(&mut self, count: usize, bits: u32) {
        let above = self.registers.vectors.bits.saturating_sub(bits);
        for old in self.vectors.iter_mut().take(count) {
            *old = old.part(0, bits).then(&Bits::zero(above));
        }
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
    use super::super::x86;
    use super::*;

    fn vector(number: usize, bits: u32) -> Operand {
        Operand::Vector { number, bits }
    }

    #[test]
    fn upper_halves_are_cleared_or_kept_by_the_encoding() {
        let mut machine = Machine::new(&x86::REGISTERS, BTreeMap::new());
        let input = Bits::of(Source::Input(0), 256);
        machine.write(&vector(3, 256), input.clone(), true).expect("it is a register");
        machine.write(&vector(3, 128), Bits::zero(128), false).expect("it is a register");
        let kept = machine.read(&vector(3, 256), 256).expect("it is a register");
        assert_eq!(kept, Bits::zero(128).then(&input.part(128, 128)));
        machine.write(&vector(3, 128), input.part(0, 128), true).expect("it is a register");
        let cleared = machine.read(&vector(3, 256), 512).expect("it is a register");
        assert_eq!(cleared, input.part(0, 128).then(&Bits::zero(384)));
    }

    #[test]
    fn stack_bytes_and_constants_are_memory() {
        let data = BTreeMap::from([("c".to_string(), vec![1, 2])]);
        let mut machine = Machine::new(&x86::REGISTERS, data);
        let stack = x86::REGISTERS.stack_pointer;
        let slot = |offset| Operand::Memory { base: stack, offset, copies: None };
        machine.advance(stack, -24).expect("it holds an address");
        machine.write(&slot(8), Bits::of(Source::Input(1), 128), false).expect("the stack is writable");
        machine.advance(stack, 16).expect("it holds an address");
        let found = machine.read(&slot(0), 16).expect("it was written");
        assert_eq!(found, Bits::of(Source::Input(1), 128).part(64, 16));
        let pool = Operand::Data { label: "c".to_string(), offset: 0, copies: Some(4) };
        let found = machine.read(&pool, 64).expect("it is there");
        assert_eq!(found.as_integer(), Some(0x0201_0201_0201_0201));
    }

    #[test]
    fn a_value_may_lie_in_several_registers() {
        let mut machine = Machine::new(&x86::REGISTERS, BTreeMap::new());
        let pair = Operand::Several(vec![vector(1, 128), vector(2, 128)]);
        let input = Bits::of(Source::Input(0), 256);
        machine.write(&pair, input.clone(), true).expect("they are registers");
        assert_eq!(machine.read(&vector(2, 128), 128), Ok(input.part(128, 128)));
        assert_eq!(machine.read(&pair, 256), Ok(input));
    }
}
