//! What each tile instruction does, as loops over bytes, from Intel's manual (SDM volume 2, the pages of the
//! instructions; volume 1, "Programming with Intel AMX").
//!
//! A tile is 16 rows of 64 bytes. An instruction works on as many rows and column bytes as are configured and
//! makes zero of the rest of the tile that it writes.

use super::super::signature::{Argument, Signature};
use super::floats;

/// Bytes of a row of a tile.
const ROW: usize = 64;
/// Rows of a tile.
const ROWS: usize = 16;

/// An instruction, or several that do the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// Products of four pairs of bytes, summed into a doubleword: operands result, first, second factor.
    Bytes {
        /// Whether the first factor is signed.
        first: bool,
        /// Whether the second is.
        second: bool,
    },
    /// Products of pairs of floats. Those of the even and those of the odd elements of the first factor are summed
    /// apart, from zero; then the sums are added to each other and to the element.
    Floats {
        /// BF16, else FP16.
        brain: bool,
        /// Which of its two numbers an element of the first factor is multiplied with.
        partner: Partner,
    },
    /// Rows from memory.
    Load,
    /// Rows to memory: operands tile and old memory, in this order or the other.
    Store {
        /// Memory is the first operand.
        memory_first: bool,
    },
    /// Zeros.
    Zero,
    /// The tile configuration from memory.
    LoadConfiguration,
    /// The tile configuration to memory: operands old memory, configuration.
    StoreConfiguration,
}

/// How pairs of floats are multiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Partner {
    /// Even with even and odd with odd.
    Same,
    /// Even with odd and odd with even: the imaginary part of a product of complex numbers.
    Other,
    /// As the first, with the odd product subtracted: the real part.
    Conjugate,
}

/// Rows and column bytes of the tile that is written, and, for products, column bytes of the first factor, or,
/// for memory, the distance of rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extents {
    rows: usize,
    colsb: usize,
    third: usize,
}

impl Extents {
    /// From the values of the immediates, in order; all zero where there are none.
    pub fn of(values: &[i64]) -> Extents {
        let value = |n: usize| values.get(n).and_then(|v| usize::try_from(*v).ok()).unwrap_or(0);
        Extents { rows: value(0).min(ROWS), colsb: value(1).min(ROW), third: value(2).min(ROW) }
    }
}

/// Extents with which products are compared: the largest, the smallest, and others that agree in nothing.
const PRODUCTS: &[[i64; 3]] = &[
    [16, 64, 64],
    [1, 4, 4],
    [16, 4, 64],
    [1, 64, 64],
    [16, 64, 4],
    [3, 8, 12],
    [7, 20, 64],
    [8, 32, 16],
    [5, 60, 28],
    [13, 16, 48],
];

/// Rows, bytes and distances with which memory is compared; rows may overlap. Bytes of a row come in fours: other
/// configurations can be loaded, but a move with them is an undefined instruction.
const MOVES: &[[i64; 3]] = &[
    [16, 64, 64],
    [1, 4, 1],
    [16, 64, 16],
    [16, 4, 64],
    [16, 4, 60],
    [5, 64, 64],
    [9, 16, 33],
    [12, 40, 40],
    [16, 12, 7],
    [2, 60, 1],
];

/// The combinations of extents that an instruction is compared with.
pub fn cases(signature: &Signature) -> Vec<Vec<i64>> {
    let highest = |a: &Argument| match a {
        Argument::Immediate { highest, .. } => Some(*highest),
        Argument::Value { .. } => None,
    };
    let immediates = signature.arguments.iter().filter_map(highest).count();
    let all = match Reference::named(&signature.id) {
        _ if immediates == 0 => return vec![Vec::new()],
        Some(Reference::Load | Reference::Store { .. }) => MOVES,
        _ => PRODUCTS,
    };
    all.iter().map(|case| case[..immediates.min(3)].to_vec()).collect()
}

impl Reference {
    /// By the intrinsic's name, or a key that begins with it.
    pub fn named(id: &str) -> Option<Reference> {
        let name = id.split('@').next().unwrap_or(id);
        let (memory_first, name) = match name.strip_prefix("__tile_") {
            Some(name) => (true, name),
            None => (false, name.strip_prefix("_tile_")?),
        };
        Some(match name {
            "dpbssd" => Reference::Bytes { first: true, second: true },
            "dpbsud" => Reference::Bytes { first: true, second: false },
            "dpbusd" => Reference::Bytes { first: false, second: true },
            "dpbuud" => Reference::Bytes { first: false, second: false },
            "dpbf16ps" => Reference::Floats { brain: true, partner: Partner::Same },
            "dpfp16ps" => Reference::Floats { brain: false, partner: Partner::Same },
            "cmmimfp16ps" => Reference::Floats { brain: false, partner: Partner::Other },
            "cmmrlfp16ps" => Reference::Floats { brain: false, partner: Partner::Conjugate },
            "loadd" | "stream_loadd" => Reference::Load,
            "stored" => Reference::Store { memory_first },
            "zero" => Reference::Zero,
            "loadconfig" => Reference::LoadConfiguration,
            "storeconfig" => Reference::StoreConfiguration,
            _ => return None,
        })
    }

    /// What makes an input vector one at which the instruction does not fault, where it would at most.
    pub fn conform(self) -> Option<fn(&mut [u8])> {
        match self {
            Reference::LoadConfiguration => Some(configuration),
            Reference::StoreConfiguration => Some(|inputs| configuration(&mut inputs[ROW..])),
            _ => None,
        }
    }

    /// What makes an input vector one at which Bochs is right: its release 3.0 takes the signed bytes of products for
    /// unsigned ones (`DPBDSS` and its like in cpu/avx/amx.cc), which are the same where they are not negative, and
    /// stores the rows of a tile where its column bytes belong and these where the rows do, so that both are as many.
    pub fn restrict(self) -> Option<fn(&mut [u8])> {
        const FIRST: std::ops::Range<usize> = ROWS * ROW..2 * ROWS * ROW;
        const SECOND: std::ops::Range<usize> = 2 * ROWS * ROW..3 * ROWS * ROW;
        fn clear(bytes: &mut [u8]) {
            bytes.iter_mut().for_each(|byte| *byte &= 0x7f);
        }
        match self {
            Reference::Bytes { first: true, second: true } => {
                Some(|inputs| clear(&mut inputs[FIRST.start..SECOND.end]))
            }
            Reference::Bytes { first: true, second: false } => Some(|inputs| clear(&mut inputs[FIRST])),
            Reference::Bytes { first: false, second: true } => Some(|inputs| clear(&mut inputs[SECOND])),
            Reference::LoadConfiguration => Some(square),
            Reference::StoreConfiguration => Some(|inputs| square(&mut inputs[ROW..])),
            _ => self.conform(),
        }
    }

    /// Bits of an element of operand number `n`.
    pub fn operand_width(self, n: usize) -> u32 {
        match self {
            Reference::Bytes { .. } | Reference::Floats { .. } if n == 0 => 32,
            Reference::Floats { .. } => 16,
            _ => 8,
        }
    }

    /// Bits of an element of the result.
    pub fn result_width(self) -> u32 {
        self.operand_width(0)
    }

    /// The result for the bytes of the operands.
    pub fn run(self, operands: &[&[u8]], extents: Extents) -> Vec<u8> {
        match (self, operands) {
            (Reference::Bytes { first, second }, [c, a, b]) => products(extents, c, |old, m, n| {
                let step = |sum, k| bytes_product(sum, [a, b], [first, second], m, k, n);
                (0..extents.third / 4).fold(old, step)
            }),
            (Reference::Floats { brain, partner }, [c, a, b]) => products(extents, c, |old, m, n| {
                float_products(old, [a, b], brain, partner, m, n, extents.third / 4)
            }),
            (Reference::Load, [memory]) => load(memory, extents),
            (Reference::Store { memory_first }, [x, y]) => match memory_first {
                true => store(y, x, extents),
                false => store(x, y, extents),
            },
            // Palette 0 is the initial state, in which nothing is configured.
            (Reference::LoadConfiguration, [memory]) if memory[0] == 0 => vec![0; ROW],
            (Reference::LoadConfiguration, [memory]) => memory.to_vec(),
            (Reference::StoreConfiguration, [_, configuration]) => configuration.to_vec(),
            _ => vec![0; ROWS * ROW],
        }
    }
}

/// A tile of doublewords: each is what `sum` makes of that of `c`, its row and its column.
fn products(e: Extents, c: &[u8], sum: impl Fn(u32, usize, usize) -> u32) -> Vec<u8> {
    let mut out = vec![0; ROWS * ROW];
    for m in 0..e.rows {
        for n in 0..e.colsb / 4 {
            let at = m * ROW + 4 * n;
            let old = u32::from_le_bytes([c[at], c[at + 1], c[at + 2], c[at + 3]]);
            out[at..at + 4].copy_from_slice(&sum(old, m, n).to_le_bytes());
        }
    }
    out
}

/// `sum` and four products of bytes of row `m` of `a` with bytes of row `k` of `b`.
fn bytes_product(sum: u32, [a, b]: [&[u8]; 2], signed: [bool; 2], m: usize, k: usize, n: usize) -> u32 {
    let value = |byte: u8, signed: bool| if signed { i32::from(byte as i8) } else { i32::from(byte) };
    (0..4).fold(sum, |sum, i| {
        let x = value(a[m * ROW + 4 * k + i], signed[0]);
        let y = value(b[k * ROW + 4 * n + i], signed[1]);
        sum.wrapping_add((x * y) as u32)
    })
}

/// The float `old` and the sums of products of `count` pairs of row `m` of `a` with column `n` of `b`.
fn float_products(
    old: u32,
    [a, b]: [&[u8]; 2],
    brain: bool,
    partner: Partner,
    m: usize,
    n: usize,
    count: usize,
) -> u32 {
    let number = |tile: &[u8], at: usize| {
        let bits = u16::from_le_bytes([tile[at], tile[at + 1]]);
        if brain { floats::from_bf16(bits) } else { floats::from_fp16(bits) }
    };
    let sum_of = |odd: usize| {
        let other = if partner == Partner::Other { 1 - odd } else { odd };
        let sign = if partner == Partner::Conjugate && odd == 1 { -1.0 } else { 1.0 };
        (0..count).fold(0f32, |sum, k| {
            let x = number(a, m * ROW + 4 * k + 2 * odd);
            floats::fma(sign * x, number(b, k * ROW + 4 * n + 2 * other), sum)
        })
    };
    let sum = floats::add(f32::from_bits(old), floats::add(sum_of(0), sum_of(1)));
    // Which NaN comes out is nobody's business.
    if sum.is_nan() { f32::NAN.to_bits() } else { sum.to_bits() }
}

/// Makes of 64 bytes a tile configuration that the manual allows, in one of four the initial one: palette 0 or 1, no
/// restart, eight tiles with at most 16 rows of at most 64 bytes.
fn configuration(bytes: &mut [u8]) {
    let initial = bytes[0] % 4 == 0;
    for (at, byte) in bytes.iter_mut().enumerate().take(ROW) {
        *byte = match at {
            0 => 1,
            16..32 if at % 2 == 0 => 1 + *byte % ROW as u8,
            48..56 => 1 + *byte % ROWS as u8,
            _ => 0,
        };
        if initial {
            *byte = 0;
        }
    }
}

/// The same with as many column bytes as rows in each tile.
fn square(bytes: &mut [u8]) {
    configuration(bytes);
    for tile in 0..8 {
        bytes[16 + 2 * tile] = bytes[48 + tile];
    }
}

fn load(memory: &[u8], e: Extents) -> Vec<u8> {
    let mut out = vec![0; ROWS * ROW];
    for row in 0..e.rows {
        for column in 0..e.colsb {
            out[row * ROW + column] = memory[row * e.third + column];
        }
    }
    out
}

fn store(tile: &[u8], memory: &[u8], e: Extents) -> Vec<u8> {
    let mut out = memory.to_vec();
    for row in 0..e.rows {
        for column in 0..e.colsb {
            out[row * e.third + column] = tile[row * ROW + column];
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_product_of_one_row_and_one_column_is_a_dot_product() {
        let (mut a, mut b, mut c) = ([0u8; 1024], [0u8; 1024], [0u8; 1024]);
        a[..8].copy_from_slice(&[1, 2, 3, 4, 0xff, 6, 7, 8]);
        for k in 0..2 {
            b[k * 64..k * 64 + 4].copy_from_slice(&[1, 10, 100, 0x80]);
        }
        c[..4].copy_from_slice(&5u32.to_le_bytes());
        let run = |name: &str| {
            let out = Reference::named(name)
                .expect("it has a reference")
                .run(&[&c, &a, &b], Extents::of(&[1, 4, 8]));
            assert!(out[4..].iter().all(|b| *b == 0));
            i32::from_le_bytes([out[0], out[1], out[2], out[3]])
        };
        let unsigned = 5 + (1 + 20 + 300 + 4 * 128) + (255 + 60 + 700 + 8 * 128);
        assert_eq!(run("_tile_dpbuud"), unsigned);
        assert_eq!(run("__tile_dpbusd@X"), unsigned - 12 * 256);
        assert_eq!(run("_tile_dpbsud"), unsigned - 256);
        assert_eq!(run("_tile_dpbssd"), unsigned - 12 * 256 - 256);
    }

    #[test]
    fn rows_that_overlap_in_memory_are_stored_in_order() {
        let tile: Vec<u8> = (0..1024).map(|i| (i / 64 + 1) as u8).collect();
        let out = Reference::Store { memory_first: false }.run(&[&tile, &[9; 1024]], Extents::of(&[3, 4, 1]));
        assert_eq!(out[..7], [1, 2, 3, 3, 3, 3, 9]);
    }
}
