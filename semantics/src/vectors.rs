//! Test inputs: edge values and random bits for the operands of one function, the same on every run.
//!
//! One bug needs equal lanes, the next a shift count just out of range, the next a sum that saturates.
//! A vector's operands are therefore drawn from several [`Class`]es, each operand on its own, and now and
//! then at another element width than the declared one. Vector `i` of a seed can be made without the
//! vectors before it, so that a failure is reproduced from its number.

use crate::float::{Float, FloatFormat, FloatOp, value};

/// How one operand is laid out: `bits` in total, cut into elements of `width` bits.
///
/// Masks and scalars are one element: `width == bits`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// Total size in bits.
    pub bits: u32,
    /// Declared element width in bits.
    pub width: u32,
}

impl Shape {
    /// The bytes that hold the operand in an input vector.
    pub fn bytes(self) -> usize {
        self.bits.div_ceil(8) as usize
    }
}

/// The bytes of one input vector: the operands of `shapes` one after the other, without padding.
pub fn vector_bytes(shapes: &[Shape]) -> usize {
    shapes.iter().map(|s| s.bytes()).sum()
}

/// What the elements of an operand are drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Every element is edge value number `.0` (modulo [`edges`]' length).
    Edge(u32),
    /// Each element is an edge value of its own, now and then a neighbour of one.
    MixedEdges,
    /// Uniform bits.
    Random,
    /// Integers near zero, both signs.
    Small,
    /// Shift counts: from 0 to just above the element width.
    Counts,
    /// Few bits set, few bits clear, or a run of equal bits at one end.
    Runs,
    /// Each element equals, neighbours, negates or complements that of the operand before.
    Related,
    /// Every element is float edge number `.0` (modulo their number).
    FloatEdge(u32),
    /// Each element is a float edge of its own, now and then a neighbour of one.
    MixedFloatEdges,
    /// Floats of like magnitude, so that sums depend on all bits of both; now and then an edge.
    Floats,
    /// Each element is zero of either sign.
    FloatZeros,
}

/// The number of edge values of [`edges`] that stand alone: 0, 1, -1, min, max and both alternations.
pub const PRIMARY_EDGES: u32 = 7;

/// The values of an element of `width` bits (1 to 64) at which operations change behaviour.
///
/// The first [`PRIMARY_EDGES`] are 0, 1, all ones, signed minimum and maximum and the two alternating
/// patterns; then follow the neighbours of the signed bounds, the bounds of the half-width types, and shift
/// counts around the widths in use.
pub fn edges(width: u32) -> Vec<u64> {
    let width = width.clamp(1, 64);
    let mask = u64::MAX >> (64 - width);
    let min = 1u64 << (width - 1);
    let half = 1u64 << (width / 2);
    let quarter = half >> 1;
    let w = u64::from(width);
    let all = [
        0,
        1,
        u64::MAX,
        min,
        min - 1,
        0x5555_5555_5555_5555,
        0xaaaa_aaaa_aaaa_aaaa,
        min + 1,
        min.wrapping_sub(2),
        u64::MAX - 1,
        half,
        half - 1,
        half + 1,
        quarter,
        quarter.wrapping_sub(1),
        quarter.wrapping_neg(),
        quarter.wrapping_neg().wrapping_sub(1),
        half.wrapping_neg(),
        w - 1,
        w,
        w + 1,
        2 * w,
        0x80,
        0xff,
        0x100,
    ];
    all.iter().map(|v| v & mask).collect()
}

/// The float formats whose values an element of `width` bits may hold.
fn float_formats(width: u32) -> &'static [FloatFormat] {
    match width {
        8 => &[FloatFormat::E5M2, FloatFormat::E4M3],
        16 => &[FloatFormat::F16, FloatFormat::BF16],
        32 => &[FloatFormat::F32],
        64 => &[FloatFormat::F64],
        _ => &[],
    }
}

/// The floats at which operations change behaviour.
///
/// The first [`PRIMARY_EDGES`] are 0, 1, minus infinity, a quiet and a signalling NaN, the smallest denormal
/// and the largest value; then follow the others of either sign, halves, and the neighbours of the bounds of
/// integers.
pub fn float_edges(format: FloatFormat) -> Vec<u64> {
    let sign = format.sign() as u64;
    let (infinity, nan, largest) = (format.infinity() as u64, format.nan() as u64, format.largest() as u64);
    let real = |numerator: i128, scale: i128| {
        let n = value(Float::new(FloatOp::FromInt, format), &[numerator]);
        value(Float::new(FloatOp::Scale, format), &[n, scale]) as u64
    };
    let signalling = if format.infinite { infinity + 1 } else { nan };
    let mut all = vec![0, real(1, 0), infinity | sign, nan, signalling | sign, 1, largest | sign];
    let least_normal = 1u64 << format.significand;
    all.extend([sign, infinity, nan | sign, signalling, largest, 1 | sign]);
    all.extend([least_normal, least_normal - 1, least_normal | sign, (least_normal - 1) | sign]);
    for (n, scale) in [(-1, 0), (1, -1), (-1, -1), (3, -1), (-3, -1), (5, -1), (2, 0), (-2, 0), (3, -2)] {
        all.push(real(n, scale));
    }
    for bits in [7, 8, 15, 16, 31, 32, 63, 64] {
        let bound = real(1, bits);
        all.extend([bound, bound.saturating_sub(1), bound | sign, (bound + 1) | sign]);
        all.push(real(2 * ((1 << bits) - 1) + 1, -1));
    }
    // The neighbours of 1, and the values from which on all are integers.
    all.extend([real(1, 0) + 1, real(1, 0) - 1]);
    all.extend([real(1, i128::from(format.significand)), real(3, i128::from(format.significand) - 2)]);
    all
}

/// A small deterministic generator (SplitMix64, Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The next 64 uniform bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A value in `0..n`; 0 for `n == 0`. The bias of at most `n / 2^32` does not matter for tests.
    pub fn below(&mut self, n: u64) -> u64 {
        ((self.next_u64() >> 32) * n) >> 32
    }
}

/// The input vectors of one function.
#[derive(Clone, Debug)]
pub struct Generator {
    shapes: Vec<Shape>,
    seed: u64,
    floats: bool,
}

impl Generator {
    /// Inputs for operands of `shapes`. Equal arguments give equal vectors.
    pub fn new(shapes: &[Shape], seed: u64) -> Generator {
        Generator { shapes: shapes.to_vec(), seed, floats: false }
    }

    /// The same for a function that computes with floats, whose edges then come first and most often.
    pub fn of_floats(self) -> Generator {
        Generator { floats: true, ..self }
    }

    /// The bytes of one vector.
    pub fn bytes(&self) -> usize {
        vector_bytes(&self.shapes)
    }

    /// The first vectors put every pair of primary edge values into the first two operands, each value in
    /// all elements at once.
    pub fn systematic(&self) -> u64 {
        u64::from(PRIMARY_EDGES).pow(self.shapes.len().min(2) as u32)
    }

    /// Writes vector number `index` over `out`, which holds [`Generator::bytes`] bytes.
    ///
    /// Numbers below [`Generator::systematic`] are the systematic ones; all others mix the classes.
    pub fn fill(&self, index: u64, out: &mut [u8]) {
        let mut rng = Rng::new(self.seed ^ index.wrapping_mul(0xd6e8_feb8_6659_fd93));
        let mut at = 0;
        let mut before: Option<std::ops::Range<usize>> = None;
        for (number, shape) in self.shapes.iter().enumerate() {
            let class = self.class(index, number as u32, &mut rng);
            let width = if index < self.systematic() { shape.width } else { pick_width(*shape, &mut rng) };
            let range = at..at + shape.bytes();
            let (done, rest) = out.split_at_mut(at);
            let previous = before.as_ref().map(|r| &done[r.clone()]);
            fill_operand(*shape, width, class, previous, &mut rng, &mut rest[..shape.bytes()]);
            at = range.end;
            before = Some(range);
        }
    }

    /// `count` vectors from number `first` on, one after the other.
    pub fn vectors(&self, first: u64, count: usize) -> Vec<u8> {
        let size = self.bytes();
        let mut out = vec![0; size * count];
        if size > 0 {
            for (i, v) in out.chunks_exact_mut(size).enumerate() {
                self.fill(first + i as u64, v);
            }
        }
        out
    }

    fn class(&self, index: u64, operand: u32, rng: &mut Rng) -> Class {
        if index < self.systematic() {
            let n = u64::from(PRIMARY_EDGES);
            let edge = |n: u64| if self.floats { Class::FloatEdge(n as u32) } else { Class::Edge(n as u32) };
            return match operand {
                0 => edge(index % n),
                1 => edge(index / n),
                _ => [Class::Random, Class::MixedEdges][rng.below(2) as usize],
            };
        }
        if self.floats && index % 8 == 7 {
            // All operands at once: what takes the first or the second of equal numbers differs there alone.
            return Class::FloatZeros;
        }
        if self.floats && rng.below(8) < 6 {
            return match rng.below(8) {
                0..=2 => Class::MixedFloatEdges,
                3 => Class::FloatEdge(rng.next_u64() as u32),
                _ => Class::Floats,
            };
        }
        match rng.below(16) {
            0..=4 => Class::Random,
            5..=7 => Class::MixedEdges,
            8 => Class::Small,
            9..=10 => Class::Counts,
            11..=12 => Class::Runs,
            13..=14 => Class::Related,
            _ => Class::Edge(rng.next_u64() as u32),
        }
    }
}

fn pick_width(shape: Shape, rng: &mut Rng) -> u32 {
    if shape.width == shape.bits || rng.below(4) != 0 {
        return shape.width;
    }
    let width = 8 << rng.below(4);
    if width <= shape.bits { width } else { shape.width }
}

/// Writes one operand of `shape` in elements of `width` bits over `out` ([`Shape::bytes`] bytes).
///
/// `before` is the operand that [`Class::Related`] relates to; without one that class is uniform bits.
pub fn fill_operand(
    shape: Shape,
    width: u32,
    class: Class,
    before: Option<&[u8]>,
    rng: &mut Rng,
    out: &mut [u8],
) {
    let width = width.clamp(1, 64);
    let formats = float_formats(width);
    let format = match formats.len() {
        0 => None,
        n => Some(formats[rng.below(n as u64) as usize]),
    };
    let floats = matches!(class, Class::FloatEdge(_) | Class::MixedFloatEdges | Class::Floats);
    let edges = match format.filter(|_| floats) {
        Some(format) => float_edges(format),
        None => edges(width),
    };
    out.fill(0);
    let mut at = 0;
    while at < shape.bits {
        let size = width.min(shape.bits - at);
        let related = before.map(|b| get_bits(b, at, size));
        put_bits(out, at, size, element(class, width, format, &edges, related, rng));
        at += size;
    }
}

fn element(
    class: Class,
    width: u32,
    format: Option<FloatFormat>,
    edges: &[u64],
    related: Option<u64>,
    rng: &mut Rng,
) -> u64 {
    let bits = rng.next_u64();
    match class {
        Class::Edge(n) | Class::FloatEdge(n) => edges[n as usize % edges.len()],
        Class::MixedEdges | Class::MixedFloatEdges => {
            let edge = edges[rng.below(edges.len() as u64) as usize];
            edge.wrapping_add([0, 0, 0, 0, 0, 0, 1, u64::MAX][(bits & 7) as usize])
        }
        Class::Random => bits,
        Class::Small => rng.below(17).wrapping_sub(8),
        Class::Counts => rng.below(u64::from(width) + 3),
        Class::Runs => run(bits, width, rng),
        Class::Floats => match format {
            Some(format) => float(format, bits, edges, rng),
            None => bits,
        },
        Class::FloatZeros => (bits & 1) << (width - 1),
        Class::Related => match (related, bits % 8) {
            (None, _) | (_, 0) => bits >> 3,
            (Some(v), 1) => v.wrapping_add(1),
            (Some(v), 2) => v.wrapping_sub(1),
            (Some(v), 3) => v.wrapping_neg(),
            (Some(v), 4) => !v,
            (Some(v), _) => v,
        },
    }
}

/// A float near 1, sometimes with few significant bits or in the middle between two of a narrower format or just beside
/// that, sometimes anywhere up to the bounds of integers.
fn float(format: FloatFormat, bits: u64, edges: &[u64], rng: &mut Rng) -> u64 {
    let middle = (1u64 << (format.exponent - 1)) - 1;
    let field = match rng.below(8) {
        0 => return edges[rng.below(edges.len() as u64) as usize],
        1 => (middle + rng.below(70)).min(2 * middle),
        2 => rng.below(2 * middle + 1),
        _ => middle + rng.below(5) - 2,
    };
    let fraction = bits & ((1 << format.significand) - 1);
    let fraction = match bits >> 62 {
        0 => {
            let short = rng.below(u64::from(format.significand) + 1);
            fraction >> short << short
        }
        1 => beside_tie(format, fraction, rng),
        _ => fraction,
    };
    let sign = if rng.below(2) == 0 { format.sign() as u64 } else { 0 };
    sign | field << format.significand | fraction
}

/// `fraction` with the bits behind those of a narrower format such that it lies in the middle between two of its numbers,
/// or above that by little: where rounding twice is not rounding once.
fn beside_tie(format: FloatFormat, fraction: u64, rng: &mut Rng) -> u64 {
    let significand = u32::from(format.significand);
    let narrower = [FloatFormat::BF16, FloatFormat::F16, FloatFormat::F32].map(|f| f.significand);
    let narrower: Vec<u32> = narrower.into_iter().map(u32::from).filter(|bits| *bits < significand).collect();
    let Some(kept) = narrower.get(rng.below(narrower.len() as u64) as usize) else { return fraction };
    let tie = significand - kept - 1;
    let above = rng.below(u64::from(tie) + 1);
    fraction >> tie >> 1 << 1 << tie | 1 << tie | fraction & ((1 << above) - 1)
}

fn run(bits: u64, width: u32, rng: &mut Rng) -> u64 {
    let length = rng.below(u64::from(width) + 1) as u32;
    let low = u64::MAX.checked_shr(64 - length).unwrap_or(0);
    match rng.below(6) {
        0 => low,
        1 => !low,
        2 => bits & low,
        3 => bits | !low,
        4 => bits & rng.next_u64() & rng.next_u64(),
        _ => bits | rng.next_u64() | rng.next_u64(),
    }
}

/// Bits `at..at + size` of `bytes` (at most 64), bit 0 of byte 0 being bit 0. Bits beyond the end are 0.
pub fn get_bits(bytes: &[u8], at: u32, size: u32) -> u64 {
    let (first, shift) = ((at / 8) as usize, at % 8);
    let mut wide = 0u128;
    for (i, b) in bytes.iter().skip(first).take(9).enumerate() {
        wide |= u128::from(*b) << (8 * i);
    }
    let value = (wide >> shift) as u64;
    if size >= 64 { value } else { value & ((1 << size) - 1) }
}

/// Sets bits `at..at + size` of `bytes` (at most 64) to the low bits of `value`. Bits beyond the end are lost.
pub fn put_bits(bytes: &mut [u8], at: u32, size: u32, value: u64) {
    let (first, shift) = ((at / 8) as usize, at % 8);
    let mask = if size >= 64 { u128::from(u64::MAX) } else { (1 << size) - 1 };
    let (value, mask) = ((u128::from(value) & mask) << shift, mask << shift);
    for (i, b) in bytes.iter_mut().skip(first).take(9).enumerate() {
        *b = (*b & !((mask >> (8 * i)) as u8)) | (value >> (8 * i)) as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    const TWO: [Shape; 2] = [Shape { bits: 128, width: 16 }, Shape { bits: 128, width: 16 }];

    #[test]
    fn vectors_do_not_depend_on_those_before() {
        let g = Generator::new(&TWO, 7);
        let all = g.vectors(0, 100);
        let mut one = vec![0xee; g.bytes()];
        g.fill(63, &mut one);
        assert_eq!(one, &all[63 * g.bytes()..64 * g.bytes()]);
        assert_ne!(all, Generator::new(&TWO, 8).vectors(0, 100));
    }

    #[test]
    fn systematic_vectors_hold_every_pair_of_primary_edges() {
        let g = Generator::new(&TWO, 1);
        let n = g.systematic();
        let pairs: HashSet<(u64, u64)> = (0..n)
            .map(|i| {
                let v = g.vectors(i, 1);
                (get_bits(&v, 0, 16), get_bits(&v, 128, 16))
            })
            .collect();
        assert_eq!(n, 49);
        assert_eq!(pairs.len(), 49);
        for edge in [0, 1, 0xffff, 0x8000, 0x7fff, 0x5555, 0xaaaa] {
            assert!(pairs.contains(&(edge, 0xffff)), "{edge:#x}");
        }
    }

    #[test]
    fn a_thousand_vectors_hold_what_operations_depend_on() {
        let g = Generator::new(&TWO, 2);
        let (mut equal, mut count, mut over, mut saturates) = (0, 0, 0, 0);
        for v in g.vectors(g.systematic(), 1000).chunks_exact(g.bytes()) {
            for lane in 0..8 {
                let (a, b) = (get_bits(v, 16 * lane, 16), get_bits(v, 128 + 16 * lane, 16));
                equal += u32::from(a == b);
                count += u32::from((1..16).contains(&b));
                over += u32::from((16..20).contains(&b));
                saturates += u32::from(i32::from(a as i16) + i32::from(b as i16) > 0x7fff);
            }
        }
        for n in [equal, count, over, saturates] {
            assert!(n > 100, "equal {equal}, count {count}, over {over}, saturates {saturates}");
        }
    }

    #[test]
    fn a_thousand_vectors_of_floats_hold_what_their_operations_depend_on() {
        let shapes = [Shape { bits: 128, width: 32 }; 2];
        let g = Generator::new(&shapes, 3).of_floats();
        let floats = |v: &[u8], at| f32::from_bits(get_bits(v, at, 32) as u32);
        let (mut nan, mut zeros, mut denormal, mut inexact, mut equal, mut bounds) = (0, 0, 0, 0, 0, 0);
        let (mut signs, mut ties) = (0, 0);
        for v in g.vectors(0, 1000).chunks_exact(g.bytes()) {
            for lane in 0..4 {
                let (a, b) = (floats(v, 32 * lane), floats(v, 128 + 32 * lane));
                nan += u32::from(a.is_nan());
                zeros += u32::from(a == 0.0 && b == 0.0);
                signs += u32::from(a.to_bits() == 1 << 31 && b.to_bits() == 0);
                ties += u32::from((1..256).contains(&((a.to_bits() & 0x1fff) ^ 0x1000)));
                denormal += u32::from(a.is_subnormal());
                let sum = f64::from(a) + f64::from(b);
                inexact += u32::from(sum.is_finite() && f64::from(a + b) != sum && (a + b).is_finite());
                equal += u32::from(a == b && a != 0.0);
                bounds += u32::from((2.0_f32.powi(31) - 200.0..2.0_f32.powi(31) + 400.0).contains(&a.abs()));
            }
        }
        for n in [nan, zeros, denormal, inexact, equal, bounds, signs, ties] {
            assert!(n > 5, "{nan} {zeros} {denormal} {inexact} {equal} {bounds} {signs} {ties}");
        }
    }

    #[test]
    fn narrow_operands_stay_in_their_bits() {
        let shape = Shape { bits: 4, width: 4 };
        for v in Generator::new(&[shape], 3).vectors(0, 500) {
            assert!(v < 16);
        }
    }

    #[test]
    fn bit_fields_round_trip() {
        let mut bytes = [0u8; 12];
        put_bits(&mut bytes, 3, 64, 0x0123_4567_89ab_cdef);
        assert_eq!(get_bits(&bytes, 3, 64), 0x0123_4567_89ab_cdef);
        put_bits(&mut bytes, 10, 5, 0);
        assert_eq!(get_bits(&bytes, 10, 5), 0);
        assert_eq!(get_bits(&bytes, 15, 16), (0x0123_4567_89ab_cdef >> 12) & 0xffff);
    }
}
