//! Halide's operations as the reader understands them, against small functions on concrete integers.

use autoir_semantics::interp::{Bits, Run};
use autoir_synth::window::Window;
use autoir_synth::window::halide;

/// An integer type of the test: bits and signedness.
#[derive(Clone, Copy)]
struct Int(u32, bool);

impl Int {
    fn name(self) -> String {
        format!("{}int{}", if self.1 { "" } else { "u" }, self.0)
    }

    fn short(self) -> String {
        format!("{}{}", if self.1 { "i" } else { "u" }, self.0)
    }

    fn lo(self) -> i128 {
        if self.1 { -(1 << (self.0 - 1)) } else { 0 }
    }

    fn hi(self) -> i128 {
        if self.1 { (1 << (self.0 - 1)) - 1 } else { (1 << self.0) - 1 }
    }

    /// Wraps.
    fn wrap(self, v: i128) -> i128 {
        let low = v.rem_euclid(1 << self.0);
        if low > self.hi() { low - (1 << self.0) } else { low }
    }

    /// Saturates.
    fn sat(self, v: i128) -> i128 {
        v.clamp(self.lo(), self.hi())
    }

    /// Values at which operations change behaviour, and some others.
    fn samples(self) -> Vec<i128> {
        let (lo, hi) = (self.lo(), self.hi());
        let mut all = vec![0, 1, 2, 3, 5, 7, 8, 100, hi, hi - 1, hi / 2, hi / 2 + 1, lo, lo + 1, lo / 2];
        if self.1 {
            all.extend([-1, -2, -3, -7, -100]);
        }
        all.retain(|v| (lo..=hi).contains(v));
        all
    }
}

const LANES: usize = 16;

/// The single window of a store of `value`, over buffers `a`, `b`, `c` of the given types.
fn window(types: &[Int], result: Int, value: &str) -> Window {
    let names = ["a", "b", "c"];
    let text = format!(
        "module name=t, target=host\nexternal_plus_metadata func t (a, b, c, res) {{\nproduce res {{\n \
         res[ramp(0, 1, {LANES})] = {value}\n}}\n}}\n"
    );
    let mut args: Vec<String> = types
        .iter()
        .zip(names)
        .map(|(t, n)| format!("{{\"name\": \"{n}\", \"type\": \"{}\"}}", t.short()))
        .collect();
    args.push(format!("{{\"name\": \"res\", \"type\": \"{}\"}}", result.short()));
    let (mut windows, findings) =
        halide::windows("t.stmt", &text, Some(&format!("{{\"args\": [{}]}}", args.join(", "))));
    assert!(findings.is_empty(), "{value}: {}", findings[0]);
    assert_eq!(windows.len(), 1, "{value}");
    windows.remove(0)
}

/// Compares a window with `reference` on all combinations of samples.
fn check(types: &[Int], result: Int, value: &str, reference: impl Fn(&[i128]) -> Option<i128>) {
    let load = |n: usize| format!("{}[ramp(0, 1, {LANES})]", ["a", "b", "c"][n]);
    let value = value.replace("$a", &load(0)).replace("$b", &load(1)).replace("$c", &load(2));
    let window = window(types, result, &value);
    let mut rows: Vec<Vec<i128>> = vec![Vec::new()];
    for t in types {
        rows = rows
            .into_iter()
            .flat_map(|row| t.samples().into_iter().map(move |v| [row.clone(), vec![v]].concat()))
            .collect();
    }
    for chunk in rows.chunks(LANES) {
        let inputs: Vec<Bits> = window
            .function
            .operands
            .iter()
            .map(|o| {
                let n =
                    ["a", "b", "c"].iter().position(|name| *name == o.name).expect("a buffer of the test");
                let mut bits = Bits::zero(o.bits());
                for (lane, row) in chunk.iter().enumerate() {
                    bits.set(
                        lane as u64 * u64::from(o.width),
                        o.width,
                        (row[n] as u128) & mask(u32::from(o.width)),
                    );
                }
                bits
            })
            .collect();
        let out = window.function.run(&inputs);
        for (lane, row) in chunk.iter().enumerate() {
            let Some(expected) = reference(row) else { continue };
            let width = window.function.result.width;
            let got = out.get(lane as u64 * u64::from(width), width);
            assert_eq!(
                got,
                expected as u128 & mask(u32::from(width)),
                "{value} at {row:?}, expected {expected}"
            );
        }
    }
}

fn mask(bits: u32) -> u128 {
    (1 << bits) - 1
}

const ALL: [Int; 6] =
    [Int(8, false), Int(8, true), Int(16, false), Int(16, true), Int(32, false), Int(32, true)];
const NARROW: [Int; 4] = [Int(8, false), Int(8, true), Int(16, false), Int(16, true)];

fn call(ty: Int, name: &str, args: &str) -> String {
    format!("({}x{LANES}){name}({args})", ty.name())
}

#[test]
fn operators_wrap_at_their_type() {
    for t in ALL {
        check(&[t, t], t, "$a + $b", |v| Some(t.wrap(v[0] + v[1])));
        check(&[t, t], t, "$a - $b", |v| Some(t.wrap(v[0] - v[1])));
        check(&[t, t], t, "$a*$b", |v| Some(t.wrap(v[0] * v[1])));
        check(&[t, t], t, "min($a, $b)", |v| Some(v[0].min(v[1])));
        check(&[t, t], t, "max($a, $b)", |v| Some(v[0].max(v[1])));
        check(&[t, t], t, "select($a < $b, $a, $b)", |v| Some(if v[0] < v[1] { v[0] } else { v[1] }));
        check(&[t, t], t, "select(($a <= $b) && ($a != $b), $a, $b)", |v| Some(v[0].min(v[1])));
        check(&[t, t], t, "select(!($a > $b), $b, $a)", |v| Some(v[0].max(v[1])));
        check(&[t, t], t, &call(t, "bitwise_and", "$a, $b"), |v| Some(v[0] & v[1]));
        check(&[t, t], t, &call(t, "bitwise_xor", "$a, $b"), |v| Some(v[0] ^ v[1]));
        check(&[t], t, &call(t, "bitwise_not", "$a"), |v| Some(t.wrap(!v[0])));
    }
}

#[test]
fn division_leaves_a_remainder_that_is_not_negative() {
    for t in ALL {
        for d in [1i128, 2, 3, 5, 7, 8, 100, -1, -2, -3, -7] {
            if d < t.lo() {
                continue;
            }
            let by = format!("x{LANES}(({}){d})", t.name());
            let q = |v: i128| if d > 0 { v.div_euclid(d) } else { -v.div_euclid(-d) };
            check(&[t], t, &format!("$a/{by}"), |v| Some(t.wrap(q(v[0]))));
            check(&[t], t, &format!("$a % {by}"), |v| Some(v[0].rem_euclid(d)));
            let call = |name: &str| format!("({}x{LANES}){name}($a, {by})", t.name());
            check(&[t], t, &call("div_round_to_zero"), |v| Some(t.wrap(v[0] / d)));
            check(&[t], t, &call("mod_round_to_zero"), |v| Some(v[0] % d));
        }
    }
}

#[test]
fn widening_halving_and_saturating() {
    for t in ALL {
        let wide = Int(t.0 * 2, t.1);
        let signed = Int(t.0 * 2, true);
        let unsigned = Int(t.0, false);
        check(&[t, t], wide, &call(wide, "widening_add", "$a, $b"), |v| Some(v[0] + v[1]));
        check(&[t, t], signed, &call(signed, "widening_sub", "$a, $b"), |v| Some(v[0] - v[1]));
        check(&[t, t], wide, &call(wide, "widening_mul", "$a, $b"), |v| Some(v[0] * v[1]));
        check(&[wide, t], wide, &call(wide, "widen_right_add", "$a, $b"), |v| Some(wide.wrap(v[0] + v[1])));
        check(&[wide, t], wide, &call(wide, "widen_right_mul", "$a, $b"), |v| {
            Some(wide.wrap(v[0].wrapping_mul(v[1])))
        });
        check(&[wide, t], wide, &call(wide, "widen_right_sub", "$a, $b"), |v| Some(wide.wrap(v[0] - v[1])));
        check(&[t, t], t, &call(t, "halving_add", "$a, $b"), |v| Some((v[0] + v[1]).div_euclid(2)));
        check(&[t, t], t, &call(t, "rounding_halving_add", "$a, $b"), |v| {
            Some((v[0] + v[1] + 1).div_euclid(2))
        });
        check(&[t, t], t, &call(t, "halving_sub", "$a, $b"), |v| Some(t.wrap((v[0] - v[1]).div_euclid(2))));
        check(&[t, t], t, &call(t, "saturating_add", "$a, $b"), |v| Some(t.sat(v[0] + v[1])));
        check(&[t, t], t, &call(t, "saturating_sub", "$a, $b"), |v| Some(t.sat(v[0] - v[1])));
        check(&[t, t], unsigned, &call(unsigned, "absd", "$a, $b"), |v| Some((v[0] - v[1]).abs()));
        check(&[t], unsigned, &call(unsigned, "abs", "$a"), |v| Some(v[0].abs()));
        for to in ALL {
            check(&[t], to, &call(to, "saturating_cast", "$a"), |v| Some(to.sat(v[0])));
            check(&[t], to, &format!("{}x{LANES}($a)", to.name()), |v| Some(to.wrap(v[0])));
        }
    }
}

#[test]
fn counting_bits() {
    for t in ALL {
        let bits = move |v: i128| v as u128 & mask(t.0);
        let lead = move |v: i128| i128::from(bits(v).leading_zeros() + t.0) - 128;
        check(&[t], t, &call(t, "popcount", "$a"), |v| Some(i128::from(bits(v[0]).count_ones())));
        check(&[t], t, &call(t, "count_leading_zeros", "$a"), |v| Some(lead(v[0])));
        check(&[t], t, &call(t, "count_trailing_zeros", "$a"), |v| {
            Some(i128::from(bits(v[0]).trailing_zeros().min(t.0)))
        });
    }
}

#[test]
fn shifts_by_counts_in_range() {
    for t in ALL {
        let unsigned = Int(t.0, false);
        let bits = i128::from(t.0);
        let known = |n: i128| (0..bits).contains(&n);
        let round = |v: i128, n: i128| if n == 0 { v } else { (v + (1 << (n - 1))) >> n };
        check(&[t, unsigned], t, &call(t, "shift_left", "$a, $b"), |v| {
            known(v[1]).then(|| t.wrap(v[0] << v[1]))
        });
        check(&[t, unsigned], t, &call(t, "shift_right", "$a, $b"), |v| known(v[1]).then(|| v[0] >> v[1]));
        check(&[t, unsigned], t, &call(t, "rounding_shift_right", "$a, $b"), |v| {
            known(v[1]).then(|| round(v[0], v[1]))
        });
        let signed = Int(t.0, true);
        let either = |n: i128| known(n) || known(-n);
        let shl = |v: i128, n: i128| if n >= 0 { t.wrap(v << n) } else { v >> -n };
        check(&[t, signed], t, &call(t, "shift_left", "$a, $b"), |v| either(v[1]).then(|| shl(v[0], v[1])));
        check(&[t, signed], t, &call(t, "shift_right", "$a, $b"), |v| either(v[1]).then(|| shl(v[0], -v[1])));
        let wide = Int(t.0 * 2, t.1);
        check(&[t, unsigned], wide, &call(wide, "widening_shift_left", "$a, $b"), |v| {
            known(v[1]).then(|| v[0] << v[1])
        });
    }
    for t in NARROW {
        // With bits to spare for what is added, and with too few.
        let (wide, counts) = (Int(t.0 * 2, t.1), Int(t.0 * 2, false));
        let round = |v: i128, n: i128| if n == 0 { v } else { (v + (1 << (n - 1))) >> n };
        for most in [i128::from(t.0), i128::from(wide.0)] {
            let (wider, count) = (wide.name(), counts.name());
            let count = format!("min({count}x{LANES}($b), x{LANES}(({count}){most}))");
            let value = call(wide, "rounding_shift_right", &format!("{wider}x{LANES}($a), {count}"));
            check(&[t, Int(t.0, false)], wide, &value, |v| Some(round(v[0], v[1].min(most))));
        }
    }
}

#[test]
fn products_that_keep_their_high_part() {
    for t in NARROW {
        for q in [0i128, 1, 3, i128::from(t.0) - 1, i128::from(t.0)] {
            let args = format!("$a, $b, x{LANES}((uint{}){q})", t.0);
            let round = |v: i128| if q == 0 { v } else { (v + (1 << (q - 1))) >> q };
            check(&[t, t], t, &call(t, "mul_shift_right", &args), |v| Some(t.sat((v[0] * v[1]) >> q)));
            check(&[t, t], t, &call(t, "rounding_mul_shift_right", &args), |v| {
                Some(t.sat(round(v[0] * v[1])))
            });
        }
    }
}

#[test]
fn bits_are_cut_and_joined() {
    let (byte, half) = (Int(8, false), Int(16, false));
    let args = format!("$a, x{LANES}((uint16)4)");
    check(&[half], byte, &call(byte, "extract_bits", &args), |v| Some((v[0] >> 4) & 0xff));
    check(&[byte, byte], half, &call(half, "concat_bits", "$a, $b"), |v| Some(v[0] | v[1] << 8));
}

#[test]
fn lanes_are_moved() {
    let t = Int(8, false);
    let run = |value: &str| {
        let window = window(&[t, t], t, value);
        let inputs: Vec<Bits> = window
            .function
            .operands
            .iter()
            .zip(&window.origins)
            .map(|(o, origin)| {
                let base = if origin.buffer.as_deref() == Some("b") { 100 } else { 0 };
                let bytes: Vec<u8> =
                    (0..o.lanes()).map(|n| (base + origin.offset as u32 + n) as u8).collect();
                Bits::from_bytes(&bytes, o.bits())
            })
            .collect();
        window.function.run(&inputs).bytes().to_vec()
    };
    let even: Vec<u8> = (0..16).map(|i| 2 * i).collect();
    assert_eq!(run("a[ramp(0, 2, 16)]"), even);
    assert_eq!(run("slice_vectors(a[ramp(0, 1, 32)], 0, 2, 16)"), even);
    assert_eq!(run("a[ramp(15, -1, 16)]"), (0..16).rev().collect::<Vec<u8>>());
    assert_eq!(
        run("a[ramp(ramp(0, 1, 4), x4(32), 4)]"),
        (0..16).map(|i| i / 4 * 32 + i % 4).collect::<Vec<u8>>()
    );
    let interleaved: Vec<u8> = (0..16).map(|i| if i % 2 == 0 { i / 2 } else { 100 + i / 2 }).collect();
    assert_eq!(run("interleave_vectors(a[ramp(0, 1, 8)], b[ramp(0, 1, 8)])"), interleaved);
    let joined: Vec<u8> = (0..8).chain(100..108).collect();
    assert_eq!(run("concat_vectors(a[ramp(0, 1, 8)], b[ramp(0, 1, 8)])"), joined);
    assert_eq!(run("x4(shuffle(a[ramp(0, 1, 8)], 3, 1, 7, 7))"), [3, 1, 7, 7].repeat(4));
    assert_eq!(run("x16(extract_element(a[ramp(0, 1, 8)], 5))"), [5; 16]);
    let sums: Vec<u8> = (0..16).map(|i: u8| (8 * i + 1).wrapping_mul(1)).collect();
    assert_eq!(
        run("(uint8x16)vector_reduce_add(slice_vectors(a[ramp(0, 1, 64)], 0, 2, 32))")[..4],
        sums[..4].iter().map(|s| s + 1).collect::<Vec<_>>()
    );
    assert_eq!(
        run("(uint8x16)vector_reduce_max(a[ramp(0, 1, 32)])"),
        (0..16).map(|i| 2 * i + 1).collect::<Vec<u8>>()
    );
}
