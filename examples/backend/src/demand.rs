//! The back end's own operations, with their meaning on bytes.

/// Something that the program to be compiled needs.
pub struct Demand {
    pub name: &'static str,
    /// Name and bytes of each operand.
    pub operands: &'static [(&'static str, usize)],
    /// Elements of the result and their bits.
    pub result: (u32, u16),
    /// The result for the operands' values.
    pub meaning: fn(&[&[u8]]) -> Vec<u8>,
}

/// What the program needs.
pub const DEMANDS: &[Demand] = &[
    Demand {
        name: "average of u8x16, rounded up",
        operands: &[("a", 16), ("b", 16)],
        result: (16, 8),
        meaning: |v| each(v, |a, b| ((u16::from(a) + u16::from(b) + 1) / 2) as u8),
    },
    Demand {
        name: "saturating difference of u8x32",
        operands: &[("a", 32), ("b", 32)],
        result: (32, 8),
        meaning: |v| each(v, u8::saturating_sub),
    },
    Demand {
        name: "minimum of i8x128",
        operands: &[("a", 128), ("b", 128)],
        result: (128, 8),
        meaning: |v| each(v, |a, b| (a as i8).min(b as i8) as u8),
    },
    Demand {
        name: "dot products of u8x64 and i8x64 onto i32x16",
        operands: &[("sum", 64), ("a", 64), ("b", 64)],
        result: (16, 32),
        meaning: dot,
    },
];

fn each(values: &[&[u8]], f: impl Fn(u8, u8) -> u8) -> Vec<u8> {
    values[0].iter().zip(values[1]).map(|(a, b)| f(*a, *b)).collect()
}

fn dot(values: &[&[u8]]) -> Vec<u8> {
    let [sums, a, b] = values else { return Vec::new() };
    let products = a.chunks(4).zip(b.chunks(4));
    let sums = sums.chunks(4).zip(products).map(|(sum, (a, b))| {
        let start = i32::from_le_bytes([sum[0], sum[1], sum[2], sum[3]]);
        a.iter().zip(b).fold(start, |sum, (a, b)| sum.wrapping_add(i32::from(*a) * i32::from(*b as i8)))
    });
    sums.flat_map(i32::to_le_bytes).collect()
}
