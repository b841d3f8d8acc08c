//! What a function of the memory ABI may do to memory, held against everything that a machine does.
//!
//! - It reads inputs inside of them and the constants of its file, and nothing of them on a page beyond.
//! - It writes the result, inside of it, and its own frame.
//! - The result may be any one of the inputs: no byte of an input is read after the byte of the result at the same
//!   place was written.
//! - Instructions that want aligned addresses get them.

use std::collections::BTreeMap;

use crate::lift::bits::{Address, Bits, Source, Space};

/// Addresses of the stack below an alignment are so far from those above it: by how much an alignment moves the
/// stack pointer is not known, so these are places of their own.
pub(crate) const APART: i64 = 1 << 32;

/// What is known of the stack where a function begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stack {
    /// The stack pointer is so many bytes above a multiple of `multiple`.
    pub above: i64,
    /// A power of two.
    pub multiple: i64,
    /// Bytes below the stack pointer that belong to the function.
    pub red_zone: i64,
}

/// Bytes of an operand, and how many there are to be read from its address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    pub bytes: i64,
    pub readable: i64,
}

/// An alignment of the stack pointer.
#[derive(Clone, Copy, Debug)]
struct Alignment {
    /// Where the pointer is since.
    base: i64,
    /// Of what it is a multiple.
    multiple: i64,
    /// Where it was before.
    before: i64,
}

/// One access since the group of lines began.
#[derive(Clone, Debug)]
struct Access {
    from: Address,
    bytes: i64,
    writes: bool,
}

/// The rules, what was done so far that they depend on, and the first of them that was broken.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    /// The inputs, then the result.
    operands: Vec<Extent>,
    stack: Stack,
    /// Of what the addresses of constant data are multiples.
    data: BTreeMap<String, i64>,
    alignment: Option<Alignment>,
    /// The end of all that was addressed by the aligned pointer, if aligning had not moved it.
    highest: i64,
    /// The start of all else that was addressed in the frame.
    lowest: i64,
    group: Vec<Access>,
    broken: Option<String>,
}

impl Guard {
    /// For a function of these inputs and this result.
    pub fn new(operands: Vec<Extent>, stack: Stack, data: BTreeMap<String, i64>) -> Guard {
        let (group, broken) = (Vec::new(), None);
        Guard { operands, stack, data, alignment: None, highest: i64::MIN, lowest: 0, group, broken }
    }

    /// Notes that a rule was broken.
    pub fn breaks(&mut self, why: String) {
        self.broken.get_or_insert(why);
    }

    /// The first rule that was broken, in words.
    pub fn broken(&self) -> Option<&str> {
        self.broken.as_deref()
    }

    fn result(&self) -> usize {
        self.operands.len().saturating_sub(1)
    }

    /// Holds a load against the rules; `memory` is what was written.
    pub fn loads(&mut self, from: &Address, bytes: i64, memory: &BTreeMap<Address, Bits>) {
        let packet = |access: &Access| access.writes && overlap(access, from, bytes);
        if self.group.iter().any(packet) {
            self.breaks("it loads what it stores at the same time".to_owned());
        }
        match &from.space {
            Space::Operand(number) if *number < self.result() => {
                let Extent { bytes: size, readable } = self.operands[*number];
                if from.offset < 0 || from.offset.saturating_add(bytes) > readable {
                    self.breaks(format!("it reads beyond the {size} bytes of input {number}"));
                }
                self.in_place(*number, from.offset, bytes, memory);
            }
            Space::Operand(_) => {
                let written = |at: i64| memory.contains_key(&from.plus(at));
                if !(0..bytes).all(written) {
                    self.breaks("it reads the result before it is written".to_owned());
                }
            }
            Space::Stack => {
                let written = |at: i64| memory.contains_key(&from.plus(at));
                if !(0..bytes).all(written) {
                    self.breaks("it reads bytes of the stack that nothing has written".to_owned());
                }
                self.frame(from, bytes, false);
            }
            // A label that there is not, or bytes behind its data, are an error where they are read.
            Space::Data(_) => {}
            Space::Page(_) => self.breaks("it reads below an address that is not complete".to_owned()),
        }
        self.group.push(Access { from: from.clone(), bytes, writes: false });
    }

    /// Where the result is input `number`, a load reads what was stored in the same place.
    fn in_place(&mut self, number: usize, first: i64, bytes: i64, memory: &BTreeMap<Address, Bits>) {
        let result = Space::Operand(self.result());
        for at in first..first.saturating_add(bytes) {
            let Some(stored) = memory.get(&Address { space: result.clone(), offset: at }) else { continue };
            let own = u32::try_from(at * 8)
                .ok()
                .is_some_and(|bit| *stored == Bits::of(Source::Input(number), bit + 8).part(bit, 8));
            if !own {
                self.breaks(format!(
                    "it reads byte {at} of input {number} after byte {at} of the result is written, which are one \
                     where it works in place"
                ));
                return;
            }
        }
    }

    /// Holds a store against the rules.
    pub fn stores(&mut self, to: &Address, bytes: i64) {
        match &to.space {
            Space::Operand(number) if *number == self.result() => {
                let size = self.operands[*number].bytes;
                if to.offset < 0 || to.offset.saturating_add(bytes) > size {
                    self.breaks(format!("it writes beyond the {size} bytes of the result"));
                }
            }
            Space::Operand(number) => self.breaks(format!("it writes to input {number}")),
            Space::Stack => self.frame(to, bytes, true),
            Space::Data(_) => self.breaks("it writes to constants".to_owned()),
            Space::Page(_) => self.breaks("it writes below an address that is not complete".to_owned()),
        }
        self.group.push(Access { from: to.clone(), bytes, writes: true });
    }

    /// Whether an access to the stack stays away from the caller's frame, and what is addressed by a pointer that was
    /// aligned from what is addressed by others: an alignment moves the pointer by nothing or more.
    fn frame(&mut self, from: &Address, bytes: i64, writes: bool) {
        let end = from.offset.saturating_add(bytes);
        match self.alignment(from.offset) {
            Some(Alignment { base, before, .. }) => {
                self.highest = self.highest.max(before.saturating_add(end.saturating_sub(base)));
            }
            None => {
                self.lowest = self.lowest.min(from.offset);
                if writes && end > 0 {
                    self.breaks("it uses the stack beyond its own frame".to_owned());
                }
            }
        }
        if self.alignment.is_some() && self.highest > self.lowest {
            self.breaks("what it puts on the stack may overlap".to_owned());
        }
    }

    /// The alignment of the pointer that an address of the stack was made of, if that was aligned.
    fn alignment(&self, offset: i64) -> Option<Alignment> {
        self.alignment.filter(|alignment| (offset - alignment.base).abs() < APART / 2)
    }

    /// Notes that the stack pointer was aligned: it was at `before` and is at `base`, a multiple of `multiple`.
    pub fn aligned(&mut self, before: i64, base: i64, multiple: i64) {
        if self.alignment.is_some() {
            self.breaks("it aligns the stack pointer again".to_owned());
        }
        self.alignment = Some(Alignment { base, multiple, before });
    }

    /// Begins a group of lines, which are carried out at once.
    pub fn begin(&mut self) {
        self.group.clear();
    }

    /// Ends a group of lines: the stack pointer was at `before` and is at `after`, if it is known.
    pub fn end(&mut self, before: Option<i64>, after: Option<i64>) {
        let (Some(before), Some(after)) = (before, after) else {
            self.breaks("the stack pointer is not known".to_owned());
            return;
        };
        let lowest = before.min(after) - self.stack.red_zone;
        let group = std::mem::take(&mut self.group);
        for access in group.iter().filter(|access| access.from.space == Space::Stack) {
            // What was there before an alignment ends where the stack pointer was.
            let floor = match (self.alignment(access.from.offset), self.alignment) {
                (None, Some(Alignment { before, .. })) => before.max(lowest),
                _ => lowest,
            };
            if access.from.offset < floor {
                self.breaks("it uses the stack below its own frame".to_owned());
            }
        }
    }

    /// Holds an access that wants an address that is a multiple of `multiple` against what is known of `address`.
    pub fn wants_multiple(&mut self, address: &Address, multiple: i64) {
        let is = match &address.space {
            Space::Operand(_) => multiple <= 1,
            Space::Stack => match self.alignment(address.offset) {
                Some(Alignment { base, multiple: known, .. }) => {
                    known >= multiple && (address.offset - base) % multiple == 0
                }
                None => {
                    self.stack.multiple >= multiple && (address.offset + self.stack.above) % multiple == 0
                }
            },
            Space::Data(label) => {
                self.data.get(label).is_some_and(|known| *known >= multiple) && address.offset % multiple == 0
            }
            Space::Page(_) => false,
        };
        if !is {
            self.breaks(format!("it takes an address for a multiple of {multiple} that need not be one"));
        }
    }
}

fn overlap(access: &Access, from: &Address, bytes: i64) -> bool {
    access.from.space == from.space
        && access.from.offset < from.offset.saturating_add(bytes)
        && from.offset < access.from.offset.saturating_add(access.bytes)
}
