//! The `.air` format: what it means, that printing and reading agree, and what it says of mistakes.

use std::path::Path;

use autoir_semantics::dag::Dag;
use autoir_semantics::interp::{Bits, Run};
use autoir_synth::window::Window;
use autoir_synth::window::{air, halide};

fn one(text: &str) -> Window {
    let (mut windows, _, findings) = air::parse("t.air", text);
    assert!(findings.is_empty(), "{}", findings[0]);
    assert_eq!(windows.len(), 1);
    windows.remove(0)
}

fn finding(text: &str) -> String {
    let (_, _, findings) = air::parse("t.air", text);
    findings.first().map_or_else(|| "no finding".to_owned(), ToString::to_string)
}

/// Runs a window on operands whose elements are given as bytes.
fn run(window: &Window, inputs: &[&[u8]]) -> Vec<u8> {
    let inputs: Vec<Bits> = window
        .function
        .operands
        .iter()
        .zip(inputs)
        .map(|(o, bytes)| Bits::from_bytes(bytes, o.bits()))
        .collect();
    window.function.run(&inputs).bytes().to_vec()
}

/// Whether two windows have the same interface and equal elements, by normal form or else on random inputs.
fn assert_same(a: &Window, b: &Window) {
    assert_eq!(a.function.operands, b.function.operands, "{}", a.name);
    assert_eq!(a.function.result, b.function.result, "{}", a.name);
    assert_eq!(a.ranges, b.ranges, "{}", a.name);
    let mut dag = Dag::new();
    let mut all = |w: &Window| -> Vec<_> {
        w.function.elements.iter().map(|e| dag.import(&w.function.dag, *e, &mut |_, _| None)).collect()
    };
    if all(a) == all(b) {
        return;
    }
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut byte = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    for _ in 0..20 {
        let inputs: Vec<Bits> = a
            .function
            .operands
            .iter()
            .map(|o| {
                Bits::from_bytes(&(0..o.bits().div_ceil(8)).map(|_| byte()).collect::<Vec<_>>(), o.bits())
            })
            .collect();
        assert_eq!(a.function.run(&inputs), b.function.run(&inputs), "{}", air::print_window(a));
    }
}

fn assert_round_trip(window: &Window) {
    let text = air::print_window(window);
    let (windows, _, findings) = air::parse("printed.air", &text);
    assert!(findings.is_empty(), "{}\n{text}", findings[0]);
    assert_same(window, &windows[0]);
}

#[test]
fn numbers_are_integers_until_they_are_converted() {
    let w = one("window w(a: u8x4, b: u8x4) -> u8x4 { out[i] = (a[i] + b[i] + 1) >> 1 }");
    assert_eq!(run(&w, &[&[255, 0, 1, 200], &[255, 1, 1, 100]]), [255, 1, 1, 150]);
    let w = one("window w(a: u8x2) -> i8x2 { out[i] = sat_i8(a[i] - 300) }");
    assert_eq!(run(&w, &[&[255, 0]]), [(-45i8) as u8, 128]);
    let w = one("window w(a: i8x2) -> u8x2 { out[i] = u4(a[i]) + ~a[i] / 2 + a[i] % 3 }");
    assert_eq!(run(&w, &[&[0xf3, 5]]), [3 + 6 + 2, (5 - 3 + 2) as u8]);
    let w = one("window w(a: u8x2, b: i8x2) -> u1x2 { out[i] = a[i] > b[i] && !(a[i] == 7) || 1 < 0 }");
    assert_eq!(run(&w, &[&[7, 200], &[0xff, 0xff]]), [0b10]);
}

#[test]
fn a_sum_takes_the_product_that_follows() {
    let w = one("window w(c: u8x1, a: u8x4, b: u8x4) -> u8x1 { out[i] = sum(j < 4) a[j] * b[j] + c[i] }");
    assert_eq!(run(&w, &[&[100], &[1, 2, 3, 4], &[1, 1, 1, 2]]), [114]);
    let w = one(
        "window w(a: u8x4) -> u8x1 { out[0] = max(j < 4) a[j] - min(j < 4) a[j] + first(j < 4, a[j] > 5, 10 * j, 99) }",
    );
    assert_eq!(run(&w, &[&[3, 9, 4, 7]]), [16]);
}

#[test]
fn floats_are_rounded_by_each_operation() {
    let bits = |all: &[f32]| all.iter().flat_map(|x| x.to_bits().to_le_bytes()).collect::<Vec<u8>>();
    let w = one("window w(a: f32x2, b: f32x2) -> f32x2 { out[i] = a[i] * b[i] - 1.1 }");
    let (a, b) = ([1.1f32, -3.0], [0.3f32, 1e-3]);
    assert_eq!(run(&w, &[&bits(&a), &bits(&b)]), bits(&[1.1f32 * 0.3 - 1.1, -3.0f32 * 1e-3 - 1.1]));
    let w = one("window w(a: f32x2) -> i32x2 { out[i] = toint_f32_i32_rz(a[i], -1) + (a[i] < 0.5) }");
    let numbers: Vec<u8> = [-2i32, -1].iter().flat_map(|n| n.to_le_bytes()).collect();
    assert_eq!(run(&w, &[&bits(&[-3.75, 1e10])]), numbers);
    let w = one("window w(a: u8x2) -> f32x2 { out[i] = f32(a[i]) / 3 }");
    assert_eq!(run(&w, &[&[7, 255]]), bits(&[7.0 / 3.0, 85.0]));
    let w = one("window w(a: f32x2) -> f32x2 { out[i] = -a[i] }");
    assert_eq!(run(&w, &[&bits(&[0.0, -2.5])]), bits(&[-0.0, 2.5]));
    let w = one("window w(a: f16x2) -> f32x2 { out[i] = f32(a[i]) }");
    assert_eq!(run(&w, &[&[0, 0x3c, 1, 0]]), bits(&[1.0, f32::powi(2.0, -24)]));
    // What is read in decimal is the nearest number of the format.
    let w = one(
        "window w(a: f32x1) -> f32x4 { out[0] = 0.1; out[1] = 16777217; out[2] = 3.4028235e38; out[3] = -1e-46 }",
    );
    assert_eq!(run(&w, &[&[0; 4]]), bits(&[0.1, 16_777_216.0, f32::MAX, -0.0]));
}

#[test]
fn every_shape_of_window_round_trips() {
    let texts = [
        "window w(acc: i32x16, a: u8x64, b: i8x64) -> i32x16 {\nassume a in 0..128\nout[i] = acc[i] + sum(j < 4) i32(a[4*i + j]) * b[4*i + j] }",
        "window w(a: u8x16, b: u8x16) -> u8x16 { out[2*i] = a[i]; out[2*i + 1] = b[i] }",
        "window w(a: i32x16, b: i32x16) -> i16x32 {\nfor k < 4, j < 4: out[8*k + j] = sat_i16(a[4*k + j])\nfor k < 4, j < 4: out[8*k + j + 4] = sat_i16(b[4*k + j])\n}",
        "window w(c: i32x4x4, a: u8x4x16, b: i8x4x16) -> i32x4x4 { out[m, n] = c[m, n] + sum(k < 4) sum(j < 4) a[m, 4*k + j] * b[k, 4*n + j] }",
        "window w(k: u1x16, s: i32x16, a: i32x16) -> i32x16 { out[i] = select(k[i], abs(a[i]), s[i]) }",
        "window w(a: u8x16, n: imm u8, s: u16) -> u8x16 { out[i] = (a[i] >> (n & 7)) + s }",
        "window w(a: u8x16, b: u8x16) -> u8x16 { out[i] = select(b[i] >> 7, 0, a[b[i] & 15]) }",
        "window w(a: u8x16) -> u1x16 { out[i] = a[i] <= 7 }",
        "window w(a: i8x16, b: i8x16) -> i8x16 { out[i] = (a ++ b)[i + 3] }",
        "window w(a: u8x16) -> u16x8 { out[i] = a.u16[i] * a.i8[2*i] }",
        "window w(a: u32x8) -> u32x8 { out[i] = clz32(a[i]) + popcount(a[i]) }",
        "window w(a: u16x8) -> u16x8 { let t = a[i] / 3\n out[i] = t*t + clamp(t, 3, 77) - 2*t }",
        "window w(a: u8x2) -> u8x3 { out[0] = a[1]; out[1] = 7; out[2] = 3 - a[0] * 5 - a[1] }",
        "window w(a: u8x8) -> u32x4 { out[0] = a[0] + a[1]; out[1] = 0; out[2] = a[4] * a[5]; out[3] = 0 }",
        "window w(i: u8x8, z: u8) -> u8x16 {\nfor k < 8: out[k] = i[k] + z\nfor k < 8: out[k + 8] = 0\n}",
        "window w(a: u8x8) -> u8x16 {\nfor i < 8: out[i] = a[i] + 1\nfor i < 8: out[i + 8] = 0\n}",
        "window w(a: f32x8, b: f32x8, s: f32) -> f32x8 { out[i] = fma(-a[i], s, b[i]) - a[i] * 0.1 / -b[i] }",
        "window w(a: f64x4, b: f64x4) -> f64x4 { out[i] = select(a[i] <= b[i], sqrt(abs(a[i])), -1e300) }",
        "window w(a: u8x16, s: f32) -> f32x16 { out[i] = f32(a[i]) * s + 0.5 }",
        "window w(a: f32x16) -> u8x16 { out[i] = clamp(toint_f32_i32_rz(a[i], -0x80000000), 0, 255) }",
        "window w(a: f16x8, b: bf16x8) -> f32x8 { out[i] = f32(a[i]) + as_f32(bits(b[i]) << 16) }",
        "window w(a: f32x8, b: f32x8) -> u32x8 { out[i] = (a[i] != b[i]) + 2*(bits(a[i] + b[i]) & 7) }",
        "window w(a: u32x8) -> f32x8 { out[i] = floor(a.f32[i]) + select(a[i] & 1, 1.0, a.f32[i]) }",
        "window w(a: f32x8, b: f32x8) -> f32x8 {\nout[2*i] = minnum(a[2*i], b[i])\nout[2*i + 1] = maxnum(b[i], a[0])\n}",
        "window w(a: f32x8) -> f32x8 {\nlet t = a[i] * a[i] + 1.0\nout[i] = t / (t - 2.0) + as_f32(bits(t) ^ 1)\n}",
        "window w(k: u1x8, a: f32x8) -> f32x8 { out[i] = select(k[i], as_f32(0x7fc00001), as_f32(0xff800000)) + a[i] }",
    ];
    for text in texts {
        assert_round_trip(&one(text));
    }
}

#[test]
fn examples_and_kernels_round_trip() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = |dir: &str, kind: &str| -> Vec<std::path::PathBuf> {
        let entries = std::fs::read_dir(root.join(dir)).into_iter().flatten().flatten();
        let mut all: Vec<_> =
            entries.map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == kind)).collect();
        all.sort();
        all
    };
    for path in files("examples", "air") {
        let text = std::fs::read_to_string(&path).expect("a readable example");
        let (windows, _, findings) = air::parse(&path.display().to_string(), &text);
        assert!(findings.is_empty(), "{}", findings[0]);
        windows.iter().for_each(assert_round_trip);
    }
    for path in
        files("examples/halide", "stmt").into_iter().chain(files("../shared/bench/halide/x86", "stmt"))
    {
        let text = std::fs::read_to_string(&path).expect("a readable kernel");
        let arguments = std::fs::read_to_string(path.with_extension("args.json")).ok();
        let (windows, _) = halide::windows("kernel", &text, arguments.as_deref());
        let mut seen = std::collections::BTreeSet::new();
        for w in windows {
            let text = air::print_window(&w);
            let body = text.split_once('(').map(|t| t.1.to_owned());
            if seen.insert(body) && seen.len() <= 8 {
                assert_round_trip(&w);
            }
        }
    }
}

#[test]
fn programs_round_trip() {
    let text = "program fast for w {\n    v0 = _mm512_dpbusd_epi32@AVX512_VNNI(acc, a[0..32], i8x32(-3))\n    \
                v1 = f(v0, 7, i16x2[1, -2], (a ++ b))\n    return (v0 ++ v1)\n}\n";
    let (windows, programs, findings) = air::parse("t.air", text);
    assert!(windows.is_empty() && findings.is_empty(), "{findings:?}");
    assert_eq!(air::print_program(&programs[0]), text);
    assert_eq!(programs[0].steps[0].instruction, "_mm512_dpbusd_epi32@AVX512_VNNI");
}

#[test]
fn mistakes_are_found_and_the_rest_is_read() {
    let text = "window a(x: u8x4) -> u8x4 { out[i] = x[i] + }\nwindow b(x: u8x4) -> u8x4 { out[i] = x[i] }\nprogram for {\n}\nwindow c(x: u8x4) -> u8x4 { out[i] = y[i] }\n";
    let (windows, programs, findings) = air::parse("t.air", text);
    assert_eq!(windows.iter().map(|w| w.name.as_str()).collect::<Vec<_>>(), ["b"]);
    assert!(programs.is_empty());
    let lines: Vec<usize> = findings.iter().map(|d| d.line).collect();
    assert_eq!(lines, [1, 3, 5]);
    let cases = [
        (
            "hello\nwindow b(x: u8x4) -> u8x4 { out[i] = x[i] }",
            "t.air:1:1: malformed: an item starts with `window` or `program`: `hello`",
        ),
        (
            "window w(x: u8x4) -> u8x4 { out[i] = x[i + 1] }",
            "t.air:1:38: malformed: index 4 is not within 0..4: `x[i + 1]`",
        ),
        ("window w(x: u8x4) -> u8x4 { out[2*i] = x[i] }", "element 1 of the result is not defined"),
        (
            "window w(x: u8x4) -> u8x4 { out[i] = x[i] out[0] = 1 }",
            "element 0 of the result is defined twice",
        ),
        ("window w(x: u8x4) -> u8x4 { out[i] = x }", "`x` has lanes: write `x[i]`"),
        ("window w(x: u99x4) -> u8x4 { out[i] = x[i] }", "this type does not exist"),
        ("window w(x: u8x4) -> u8x4 { out[i] = x[i] << (0 - x[i]) }", "the shift count may be negative"),
        ("window w(x: u8x4) -> u8x4 { out[i] = x[i] / x[i] }", "the divisor is not a positive constant"),
        ("window w(x: i8x4) -> u8x4 { out[i] = popcount(x[i]) }", "convert it with u64(...)"),
        ("window w(x: i8x4) -> u8x4 { out[i] = frob(x[i]) }", "there is no function `frob` of 1 arguments"),
        ("window w(x: u8x4, x: u8x4) -> u8x4 { out[i] = 1 }", "there is another operand of this name"),
        ("window w(x: u8x4) -> u8x4 { assume x in 300..=400 out[i] = 1 }", "no value of the operand's type"),
        ("window w(x: u8x4) -> u8x4 { out[i] = 1 < 2 < 3 }", "comparisons in a row need parentheses"),
        (
            "window w(x: u8x4) -> u8x4 { out[i + j] = 1 }",
            "with several variables their ranges must be written",
        ),
        (
            "window w(x: f32x4) -> u32x4 { out[i] = x[i] }",
            "this is of f32, where an integer is asked for: `x[i]`",
        ),
        (
            "window w(x: f32x4, y: f64x4) -> f64x4 { out[i] = x[i] + y[i] }",
            "where f32 is asked for: `y[i]` (`f32(x)` converts)",
        ),
        ("window w(x: u32x4) -> f32x4 { out[i] = x[i] }", "this is an integer, where f32 is asked for"),
        ("window w(x: f32x4) -> f32x4 { out[i] = x[i] << 1 }", "this operator is for integers"),
        ("window w(x: f32x4) -> f32x4 { out[i] = min(x[i], 1.0) }", "there is no function `min` of 2 floats"),
        ("window w(x: f32x4) -> f32x4 { out[i] = sum(j < 2) x[j] }", "where an integer is asked for"),
        ("window w(x: f32x4) -> f32x4 { assume x in 0..=1 out[i] = x[i] }", "only integers can be assumed"),
        ("window w(x: f16x4) -> f16x4 { out[i] = x[i] * 1e6 }", "this is too large for f16: `1e6`"),
        ("window w(x: f80x4) -> f80x4 { out[i] = x[i] }", "t.air:1:"),
        ("window w(x: u8x4) -> u8x4 { out[i] = 1.5 }", "this is no integer"),
        ("window w(x: i64x4) -> f32x4 { out[i] = f32(x[i] * x[i]) }", "may have more than 64 bits"),
        ("window w(x: f32x4) -> f32x4 { out[i] = sat_f32(x[i]) }", "only integers saturate"),
    ];
    for (text, expected) in cases {
        let found = finding(text);
        assert!(found.contains(expected), "{text}\n  {found}");
    }
}

#[test]
fn hostile_texts_are_refused() {
    let item = |e: &str| format!("window w(a: u8x4) -> u8x4 {{ out[i] = {e} }}");
    let texts = [
        item(&format!("{}1{}", "(".repeat(50_000), ")".repeat(50_000))),
        item(&format!("{}1", "-~".repeat(50_000))),
        item(&format!("{}1", "sum(j < 2) ".repeat(50_000))),
        item(&format!("1{}", " + 1".repeat(50_000))),
        item("sum(j < 4096) sum(k < 4096) sum(l < 4096) a[i]"),
        item("99999999999999999999999999999999999999999999"),
        format!(
            "window w(a: u8x4) -> u8x4 {{ let t0 = a[i]\n{}out[i] = t9999 }}",
            (1..10_000).map(|n| format!("let t{n} = t{} + 1\n", n - 1)).collect::<String>()
        ),
        "window w(a: u8x4294967295x4294967295) -> u8x4 { out[i] = 1 }".to_owned(),
        "window w() -> u8x4 { for i < 4096, j < 4096: out[i] = 1 }".to_owned(),
        "window window window {".to_owned(),
    ];
    for text in &texts {
        let (windows, _, findings) = air::parse("t.air", text);
        assert!(windows.is_empty() && !findings.is_empty(), "{}", &text[..60.min(text.len())]);
        air::check(text.as_bytes());
    }
    let doubling: String = (1..300).map(|n| format!("let t{n} = t{0} * t{0}\n", n - 1)).collect();
    air::check(format!("window w(a: u8x4) -> u8x4 {{ let t0 = a[i]\n{doubling}out[i] = t299 }}").as_bytes());
    air::check(b"\xff\xfewindow \xff");
}
