//! Mutated texts through both readers: no panic, no hang.
//!
//! The run is deterministic and takes two seconds per reader; `AUTOIR_FUZZ_SECONDS` makes it longer.

use std::path::Path;
use std::time::{Duration, Instant};

use autoir_synth::window::{air, halide};

/// A small generator of random numbers (PCG), the same on every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) ^ (self.0 >> 17)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
}

const PIECES: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "x4(",
    "ramp(",
    "0",
    "1",
    "-1",
    "4294967296",
    "65535",
    "uint8x4",
    "int32",
    "(int16)",
    "let x = ",
    " in ",
    "\n",
    " + ",
    "*",
    "/",
    "%",
    "<<",
    ">>",
    "sum(j < 4) ",
    "out[i] = ",
    "u8(",
    "sat_i64(",
    "i",
    "..=",
    "assume a in ",
    "for k < 3: ",
    "window w(a: u8x4) -> u8x4 {",
    "program for w {",
    "select(",
    "f32x4",
    "1.5",
    "fma(",
    "as_f32(",
    "bits(",
    "toint_f32_i32_rz(",
    "vector_reduce_add(",
    "shuffle(",
    "concat_vectors(",
    "interleave_vectors(",
    "clz32(",
    "first(j < 2, ",
    "u64x4096",
    "// ",
    "\u{fffd}",
    "'",
];

fn mutate(random: &mut Random, seeds: &[Vec<u8>]) -> Vec<u8> {
    let mut text = seeds[random.below(seeds.len())].clone();
    for _ in 0..1 + random.below(6) {
        let at = random.below(text.len() + 1);
        match random.below(6) {
            0 => {
                let end = (at + random.below(40)).min(text.len());
                text.drain(at..end);
            }
            1 => {
                let piece = PIECES[random.below(PIECES.len())];
                let times = if random.below(20) == 0 { 1 << random.below(12) } else { 1 };
                text.splice(at..at, piece.repeat(times).into_bytes());
            }
            2 if at < text.len() => text[at] = random.next() as u8,
            3 => {
                let from = random.below(text.len() + 1);
                let part = text[from..(from + random.below(200)).min(text.len())].to_vec();
                text.splice(at..at, part);
            }
            4 => text.truncate(at),
            _ => {
                let other = &seeds[random.below(seeds.len())];
                let from = random.below(other.len() + 1);
                let part = other[from..(from + random.below(300)).min(other.len())].to_vec();
                text.splice(at..at, part);
            }
        }
    }
    text
}

fn run(seeds: &[Vec<u8>], check: fn(&[u8])) {
    let seconds = std::env::var("AUTOIR_FUZZ_SECONDS").ok().and_then(|s| s.parse().ok()).unwrap_or(2);
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut random = Random(0x5eed);
    let mut cases = 0u64;
    while Instant::now() < end {
        let text = mutate(&mut random, seeds);
        let start = Instant::now();
        check(&text);
        assert!(start.elapsed() < Duration::from_secs(20), "slow: {}", String::from_utf8_lossy(&text));
        cases += 1;
    }
    assert!(cases > 0);
}

fn files(dir: &str, kind: &str) -> Vec<Vec<u8>> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples").join(dir);
    let mut paths: Vec<_> =
        std::fs::read_dir(dir).into_iter().flatten().flatten().map(|e| e.path()).collect();
    paths.sort();
    paths
        .iter()
        .filter(|p| p.extension().is_some_and(|e| e == kind))
        .filter_map(|p| std::fs::read(p).ok())
        .collect()
}

#[test]
fn air_reader() {
    let mut seeds = files("", "air");
    seeds.push(
        b"window w(acc: i32x16, a: u8x64, n: imm u8, t: i8x4x16, k: u1x16) -> i32x16 {\nassume a in 0..=127\nlet s = a[4*i] / 3\n\
          for k2 < 4, j < 4: out[4*k2 + j] = select(k[j], acc[j] + sum(l < 4) a.i16[2*j] * t[1, l], (a ++ a)[j] >> (n & 7)) + clz8(a[j])\n}\n\
          program p for w {\n v0 = f@A+B(acc, a[0..16], i8x4[1, 2, 3, -4], i16x8(7), 3)\n return (v0 ++ v0)\n}\n"
            .to_vec(),
    );
    run(&seeds, air::check);
}

#[test]
fn halide_reader() {
    let mut seeds = files("halide", "stmt");
    seeds.push(
        b"module name=t, target=host\nexternal_plus_metadata func t (a, b) {\nallocate r[int16 * 64] in Stack\nproduce r {\n\
          for (r.s0.x, 0, n) {\n let t1 = (x*32) - t0\n let v = (uint16x8)widening_mul(p[ramp(t1, 1, 8) aligned(2, 0)], x8((uint8)s))\n\
          r[ramp(r.s0.x*32, 1, 8)] = int16x8(v) + (int16x8)vector_reduce_add(int16x16(shuffle(q[ramp(0, 2, 8)], 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7)))\n\
          predicate (ramp(0, 1, 8) < x8(n))\n  p[ramp(0, 3, 8)] = (uint8x8)saturating_cast(r[ramp(t1, 1, 8)] if (ramp(0, 1, 8) < x8(n)))\n\
          }\n}\nif (c) {\n p[ramp(0, 1, 8)] = select(p[ramp(0, 1, 8)] < x8((uint8)3), x8((uint8)1), p[ramp(8, 1, 8)]/x8((uint8)3))\n} else {\n}\n}\n"
            .to_vec(),
    );
    run(&seeds, halide::check);
}
