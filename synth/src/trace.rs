//! Data movement found by watching: bytes of known values go in, and what comes out tells where it was.
//!
//! This proposes, it does not prove: a program that leans on it is verified like any other.

use std::collections::{BTreeMap, HashMap};

use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::{LaneFn, Operand};
use autoir_semantics::vectors::Rng;

use crate::goal::Byte;

/// Runs with different values; each byte of the operands is told apart by this many bytes.
const ROUNDS: usize = 5;

/// For each byte of the result of `f` at the given immediates, where it comes from; nothing for a byte that
/// is computed. `control` fills one operand with equal elements of a width.
pub fn moved(
    f: &LaneFn,
    immediates: &BTreeMap<u16, i64>,
    control: Option<(u16, u16, i128)>,
) -> Vec<Option<Byte>> {
    let mut rng = Rng::new(0x7ace);
    let mut sources: HashMap<[u8; ROUNDS], Byte> = HashMap::new();
    let mut values: Vec<Vec<[u8; ROUNDS]>> = Vec::new();
    for (n, operand) in f.operands.iter().enumerate() {
        let n = n as u16;
        let bytes = operand.bits().div_ceil(8);
        values.push(
            (0..bytes)
                .map(|b| {
                    let tag: [u8; ROUNDS] = std::array::from_fn(|_| (rng.next_u64() >> 32) as u8);
                    let fixed = match (immediates.get(&n), control) {
                        (Some(v), _) => Some((*v >> (8 * b).min(63)) as u8),
                        (None, Some((o, width, v))) if o == n => Some(repeated(width, v, b)),
                        _ => None,
                    };
                    match fixed {
                        Some(v) => [v; ROUNDS],
                        None => {
                            sources.insert(tag, Byte::Of(n, b));
                            tag
                        }
                    }
                })
                .collect(),
        );
    }
    let results: Vec<Bits> = (0..ROUNDS).map(|round| f.run(&inputs(&f.operands, &values, round))).collect();
    (0..f.result.bits() / 8)
        .map(|b| {
            let out: [u8; ROUNDS] = std::array::from_fn(|r| results[r].get(u64::from(b) * 8, 8) as u8);
            let constant = out.iter().all(|v| *v == out[0]).then_some(Byte::Const(out[0]));
            sources.get(&out).copied().or(constant)
        })
        .collect()
}

fn inputs(operands: &[Operand], values: &[Vec<[u8; ROUNDS]>], round: usize) -> Vec<Bits> {
    operands
        .iter()
        .zip(values)
        .map(|(operand, bytes)| {
            let bytes: Vec<u8> = bytes.iter().map(|b| b[round]).collect();
            Bits::from_bytes(&bytes, operand.bits())
        })
        .collect()
}

/// Byte `b` of a register whose elements of `width` bits all have the value `v`.
fn repeated(width: u16, v: i128, b: u32) -> u8 {
    match width {
        1 if v & 1 == 1 => 0xff,
        8.. => (v >> (8 * (b % u32::from(width / 8))).min(127)) as u8,
        _ => 0,
    }
}
