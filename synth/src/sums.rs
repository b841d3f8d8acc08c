//! Sums of products on a machine with register pairs: what the search finds for filters.

use std::collections::BTreeSet;
use std::time::Duration;

use autoir::program::Program;
use autoir_semantics::text::parse_lane_fn;

use crate::heuristics::Heuristics;
use crate::library::target::Target;
use crate::library::{Instruction, Library, UnitCosts};
use crate::pattern::library::PatternLibrary;
use crate::synthesize::{Options, synthesize};
use crate::testing::window;

/// Even and odd lanes of products with the bytes of a scalar, each pair of them added up.
const WIDEN: &str = "fn(p: u8x256, w: scalar i32) -> u16x128
for i < 2, i1 < 64
= u16(sum[j < 2](p[i + 2*i1 + 128*j]*i8(w.u32[0] >> 16*i + 8*j)))";
const ACCUMULATE: &str = "fn(x: i16x128, p: u8x256, w: scalar i32) -> u16x128
for i < 2, i1 < 64
= u16(x.u16[64*i + i1] + sum[j < 2](p[i + 2*i1 + 128*j]*i8(w.u32[0] >> 16*i + 8*j)))";
/// Even and odd lanes back in order, rounded.
const NARROW: &str = "fn(u: i16x64, v: i16x64, n: scalar u32) -> u8x128
for i < 64, template i1 < 2
let %0 = u3(n[0]) < 1 ? 0 : 1 << sat_u8(u3(n[0]) - 1)
i1 = 0: sat_u8(v[i] + %0 >> u3(n[0]))
i1 = 1: sat_u8(u[i] + %0 >> u3(n[0]))";
const COMBINE: &str = "fn(u: u64x16, v: u64x16) -> u8x256
for template i < 2, i1 < 128
i = 0: v.u8[i1]
i = 1: u.u8[i1]";
const ADD: &str = "fn(u: u16x64, v: u16x64) -> u16x64
for i < 64
= u16(u[i] + v[i])";

fn library() -> PatternLibrary {
    let texts = [WIDEN, ACCUMULATE, NARROW, COMBINE, ADD];
    let instruction = |(n, text): (usize, &&str)| Instruction {
        id: format!("i{n}"),
        mnemonic: format!("i{n}"),
        arch: String::new(),
        features: Vec::new(),
        function: parse_lane_fn(text).unwrap_or_else(|e| panic!("{text}: {e:?}")),
        immediates: Vec::new(),
    };
    Library::new(texts.iter().enumerate().map(instruction).collect(), "a dictionary").into()
}

/// The program that is found for the window `text` without the heuristics in `left_out`, and its cost.
fn found(text: &str, left_out: &str) -> Option<Program> {
    let target = Target {
        arch: "test".to_owned(),
        cpu: "test".to_owned(),
        features: BTreeSet::new(),
        register_bits: (1024, 1024),
    };
    let heuristics = Heuristics::without(left_out).expect("these are names");
    let options = Options { effort: Duration::from_secs(3), heuristics, ..Options::default() };
    let outcome = synthesize(&window(text), &target, &library(), &UnitCosts, &options);
    assert!(outcome.rejected.is_empty(), "{:?}", outcome.rejected);
    outcome.answer.map(|a| a.program)
}

/// Nine neighbours with weights 1, 2 and 4.
const FILTER: &str =
    "window filter(a: u8x128, b: u8x128, c: u8x128, d: u8x128, e: u8x128, f: u8x128, g: u8x128,
    h: u8x128, k: u8x128) -> u8x128 {
    out[i] = (a[i] + 2 * b[i] + c[i] + 2 * d[i] + 4 * e[i] + 2 * f[i] + g[i] + 2 * h[i] + k[i] + 8) >> 4
}
";

#[test]
fn a_filter_is_a_chain_of_accumulations_in_a_pair() {
    let program = found(FILTER, "").expect("it is found");
    let used = |id: &str| program.steps.iter().filter(|s| s.instruction == id).count();
    assert_eq!((used("i0") + used("i1"), used("i2")), (5, 1), "{program}");
}

#[test]
fn without_pairs_nothing_is_found() {
    assert_eq!(found(FILTER, "pairs"), None);
}
