//! Values in the places where a calling convention puts them: what is the same for all of them.

use autoir::program::Shape;

use super::bits::{Address, Bits, Source, Space};
use super::machine::{Machine, Operand};

/// The places of a value, lowest bits first, each with the bits of the value that it holds.
pub(crate) type Places = Vec<(Operand, u32)>;

impl Machine {
    /// Puts operand `index` into its places. What is above a value that is narrower than its register is not defined.
    pub fn pass(&mut self, index: usize, shape: Shape, places: Places) -> Result<(), String> {
        let whole = Bits::of(Source::Input(index), shape.bits());
        let mut start = 0;
        for (place, bits) in places {
            let part = whole.part(start, bits);
            self.pass_part(place, part)?;
            start += bits;
        }
        Ok(())
    }

    fn pass_part(&mut self, place: Operand, part: Bits) -> Result<(), String> {
        let place = match place {
            Operand::General { number, .. } => {
                Operand::General { number, bits: self.registers.generals.bits }
            }
            other => other,
        };
        let above = place.bits().map_or(0, |register| register.saturating_sub(part.len()));
        let open = self.open(above);
        self.write(&place, part.then(&open), false)
    }

    /// Passes the addresses of the operands and, last, of the result; `place` says where.
    pub fn pass_addresses(
        &mut self,
        operands: &[Shape],
        mut place: impl FnMut(usize) -> Operand,
    ) -> Result<(), String> {
        self.place_operands(operands.iter().map(|shape| shape.bits()).collect());
        (0..=operands.len()).try_for_each(|number| self.pass_address(number, &place(number)))
    }

    /// Passes the address of operand `number`; that of the result comes behind those of all operands.
    pub fn pass_address(&mut self, number: usize, place: &Operand) -> Result<(), String> {
        let address = self.pointer(Address::of(Space::Operand(number)));
        self.write(place, address, false)
    }

    /// The value in `places`.
    pub fn passed(&mut self, places: Places) -> Result<Bits, String> {
        let mut all = Bits::default();
        for (place, bits) in places {
            let part = self.read(&place, bits)?;
            all = all.then(&part);
        }
        Ok(all)
    }
}
