//! Data movement found by watching: bytes of known values go in, and what comes out tells where it was.
//!
//! This proposes, it does not prove: a program that leans on it is verified like any other.

use std::collections::BTreeMap;

use autoir_semantics::hash::FastMap;
use autoir_semantics::interp::Bits;
use autoir_semantics::lane::LaneFn;
use autoir_semantics::vectors::Rng;

use crate::goal::Byte;

/// Runs with different values; each byte of the operands is told apart by this many bytes.
const ROUNDS: usize = 4;

/// What comes out of an instruction whose operands are known, byte by byte.
pub struct Tracer<'a> {
    f: &'a LaneFn,
    /// The operands in each round.
    inputs: [Vec<Bits>; ROUNDS],
    /// The bytes that are told apart.
    sources: FastMap<[u8; ROUNDS], Byte>,
}

impl<'a> Tracer<'a> {
    /// A tracer of `f` at the given immediates.
    pub fn new(f: &'a LaneFn, immediates: &BTreeMap<u16, i64>) -> Tracer<'a> {
        let mut rng = Rng::new(0x7ace);
        let bytes = f.operands.iter().map(|o| o.bits().div_ceil(8) as usize).sum();
        let mut sources = FastMap::with_capacity_and_hasher(bytes, Default::default());
        let mut inputs: [Vec<Bits>; ROUNDS] = std::array::from_fn(|_| Vec::new());
        for (n, operand) in f.operands.iter().enumerate() {
            let n = n as u16;
            let mut values: [Vec<u8>; ROUNDS] = std::array::from_fn(|_| Vec::new());
            for b in 0..operand.bits().div_ceil(8) {
                let tag: [u8; ROUNDS] = match immediates.get(&n) {
                    Some(v) => [(*v >> (8 * b).min(63)) as u8; ROUNDS],
                    None => std::array::from_fn(|_| (rng.next_u64() >> 32) as u8),
                };
                if !immediates.contains_key(&n) {
                    sources.insert(tag, Byte::Of(n, b));
                }
                values.iter_mut().zip(tag).for_each(|(values, byte)| values.push(byte));
            }
            let bits = |bytes: &Vec<u8>| Bits::from_bytes(bytes, operand.bits());
            inputs.iter_mut().zip(&values).for_each(|(inputs, bytes)| inputs.push(bits(bytes)));
        }
        Tracer { f, inputs, sources }
    }

    /// [`Tracer::moved`] for the first `lanes` lanes, with an operand all of whose elements of a width have one value, from
    /// now on.
    pub fn moved_with(&mut self, (operand, width): (u16, u16), value: i128, lanes: u32) -> Vec<Option<Byte>> {
        let n = usize::from(operand);
        let bits = self.f.operands[n].bits();
        let bytes: Vec<u8> = (0..bits.div_ceil(8)).map(|b| repeated(width, value, b)).collect();
        for round in &mut self.inputs {
            round[n] = Bits::from_bytes(&bytes, bits);
        }
        self.moved_lanes(lanes)
    }

    /// For each byte of the result, where it comes from; nothing for a byte that is computed.
    pub fn moved(&self) -> Vec<Option<Byte>> {
        self.moved_lanes(self.f.result.lanes())
    }

    fn moved_lanes(&self, lanes: u32) -> Vec<Option<Byte>> {
        let results = self.inputs.each_ref().map(|inputs| self.f.run_lanes(inputs, lanes));
        (0..lanes * u32::from(self.f.result.width) / 8)
            .map(|b| {
                let out = results.each_ref().map(|result| result.get(u64::from(b) * 8, 8) as u8);
                let constant = out.iter().all(|v| *v == out[0]).then_some(Byte::Const(out[0]));
                self.sources.get(&out).copied().or(constant)
            })
            .collect()
    }
}

/// Byte `b` of a register whose elements of `width` bits all have the value `v`.
fn repeated(width: u16, v: i128, b: u32) -> u8 {
    match width {
        1 if v & 1 == 1 => 0xff,
        8.. => (v >> (8 * (b % u32::from(width / 8))).min(127)) as u8,
        _ => 0,
    }
}
