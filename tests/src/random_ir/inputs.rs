//! What functions are called with: memory at its edges and at random, pointers apart and into each other's memory, counts
//! around the widths of vectors.

use autoir_semantics::vectors::Rng;

use super::interpret::Memory;
use super::ir::{Function, POINTERS};

/// Bytes that a function may touch behind each pointer.
const REGION: u64 = 1280;

/// Bytes of all memory.
pub const BYTES: usize = (REGION as usize + 64) * (POINTERS + 1);

/// Counts at which loops behave in different ways.
const COUNTS: [u64; 24] =
    [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 47, 63, 64, 65, 96, 127, 128, 129, 300];

/// The arguments of a call.
#[derive(Clone, Debug)]
pub struct Input {
    /// What memory holds.
    pub memory: Vec<u8>,
    /// Pointers, as places in memory, the count and the scalar.
    pub arguments: Vec<u64>,
}

impl Input {
    /// Input `n` of `function`, the same every time.
    pub fn new(function: &Function, seed: u64, n: u64) -> Input {
        let mut rng = Rng::new(seed ^ n.wrapping_mul(0xd134_2543_de82_ef95));
        let rng = &mut rng;
        let memory = memory(rng);
        let mut arguments = match function.is_apart || rng.below(2) == 0 {
            true => apart(rng),
            false => together(rng),
        };
        let counts: Vec<u64> = COUNTS.iter().copied().filter(|c| *c <= function.most).collect();
        arguments.push(match rng.below(4) {
            0 => rng.below(function.most.min(REGION) + 1),
            _ => counts[rng.below(counts.len() as u64) as usize],
        });
        // Around the ends of narrow types, too: loops have versions for what lies within them.
        let negative = [1, 128, 129, 0x8000, 0x8001, 0x8000_0000].map(|n| (1 << 32) - n);
        let positive = [0, 1, 2, 127, 128, 255, 256, 0x7fff, 0x8000, 0x7fff_ffff];
        let scalar = [&positive[..], &negative[..]].concat();
        arguments.push(match rng.below(2) {
            0 => scalar[rng.below(scalar.len() as u64) as usize],
            _ => rng.next_u64() >> 32,
        });
        Input { memory, arguments }
    }

    /// The memory as the reference takes it.
    pub fn reference(&self) -> Memory {
        Memory(self.memory.iter().map(|byte| Some(*byte)).collect())
    }
}

fn memory(rng: &mut Rng) -> Vec<u8> {
    const EDGES: [u8; 8] = [0, 1, 2, 127, 128, 129, 254, 255];
    let edge = |rng: &mut Rng| EDGES[rng.below(8) as usize];
    let class = rng.below(5);
    let same = edge(rng);
    let byte = |n: usize, rng: &mut Rng| match class {
        0 => rng.next_u64() as u8,
        1 => edge(rng),
        2 => same,
        // Small numbers in wider elements.
        3 if n % 4 == 0 => rng.below(4) as u8,
        3 => 0,
        _ if rng.below(4) == 0 => edge(rng),
        _ => rng.next_u64() as u8,
    };
    (0..BYTES).map(|n| byte(n, rng)).collect()
}

/// A region for each pointer, not all aligned alike.
fn apart(rng: &mut Rng) -> Vec<u64> {
    (0..POINTERS as u64).map(|n| n * (REGION + 64) + 16 * rng.below(4)).collect()
}

/// Pointers to the same memory, or to memory that overlaps.
fn together(rng: &mut Rng) -> Vec<u64> {
    let near = [0, 0, 1, 2, 3, 4, 8, 15, 16, 17, 31, 32, 33, 64];
    let start = 64 + rng.below(64);
    (0..POINTERS).map(|_| start + near[rng.below(near.len() as u64) as usize]).collect()
}
