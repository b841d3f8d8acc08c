//! The smart constructors keep the meaning of what they build.

use autoir_semantics::arithmetic::wrap_value;
use autoir_semantics::dag::{Dag, Id, Node, ReduceOp, Var};
use autoir_semantics::interp::{Bits, Interpreter};
use num_bigint::BigInt;
use proptest::prelude::*;

/// A recipe for an expression, evaluated here independently of the arena.
#[derive(Clone, Debug)]
enum Tree {
    Const(i128),
    Read { signed: bool, width: u16, index: u8 },
    Bin(u8, Box<Tree>, Box<Tree>),
    Unary(u8, u16, Box<Tree>),
    Select(Box<Tree>, Box<Tree>, Box<Tree>),
}

fn trees() -> impl Strategy<Value = Tree> {
    let width =
        prop_oneof![Just(1u16), Just(4), Just(7), Just(8), Just(9), Just(16), Just(32), Just(64), Just(100)];
    let leaf = prop_oneof![
        any::<i8>().prop_map(|v| Tree::Const(v.into())),
        (any::<i8>(), 0u32..120).prop_map(|(v, n)| Tree::Const(i128::from(v) << n)),
        (any::<bool>(), prop_oneof![Just(8u16), Just(16), Just(1), Just(32), Just(64)], 0u8..5)
            .prop_map(|(signed, width, index)| Tree::Read { signed, width, index }),
    ];
    leaf.prop_recursive(5, 40, 3, move |inner| {
        prop_oneof![
            (0u8..12, inner.clone(), inner.clone()).prop_map(|(op, a, b)| Tree::Bin(op, a.into(), b.into())),
            (0u8..8, width.clone(), inner.clone()).prop_map(|(op, w, a)| Tree::Unary(op, w, a.into())),
            (inner.clone(), inner.clone(), inner).prop_map(|(c, a, b)| Tree::Select(
                c.into(),
                a.into(),
                b.into()
            )),
        ]
    })
}

fn build(d: &mut Dag, t: &Tree) -> Id {
    match t {
        Tree::Const(v) => d.constant(*v),
        Tree::Read { signed, width, index } => d.read_at(0, *width, *signed, u32::from(*index)),
        Tree::Bin(op, a, b) => {
            let (a, b) = (build(d, a), build(d, b));
            match op {
                0 => d.add(a, b),
                1 => d.sub(a, b),
                2 => d.mul(a, b),
                3 => d.and(a, b),
                4 => d.or(a, b),
                5 => d.xor(a, b),
                6 => d.min(a, b),
                7 => d.max(a, b),
                8 => d.eq(a, b),
                9 => d.lt(a, b),
                10 => {
                    let n = d.wrap(b, 4, false);
                    d.shr(a, n)
                }
                _ => {
                    let n = d.wrap(b, 3, false);
                    d.shl(a, n)
                }
            }
        }
        Tree::Unary(op, w, a) => {
            let a = build(d, a);
            match op {
                0 => d.wrap(a, *w, false),
                1 => d.wrap(a, *w, true),
                2 => d.sat(a, *w, false),
                3 => d.sat(a, *w, true),
                4 => d.abs(a),
                5 => d.not(a),
                6 => d.shr_const(a, u32::from(*w)),
                _ => d.scale(a, 1i128 << w),
            }
        }
        Tree::Select(c, a, b) => {
            let (c, a, b) = (build(d, c), build(d, a), build(d, b));
            d.select(c, a, b)
        }
    }
}

/// What the tree says, in numbers of any size.
fn reference(t: &Tree, input: &Bits) -> BigInt {
    let power = |n: u16| BigInt::from(1) << n;
    match t {
        Tree::Const(v) => BigInt::from(*v),
        Tree::Read { signed, width, index } => {
            let bits = input.get(u64::from(*index) * u64::from(*width), *width);
            BigInt::from(wrap_value(bits as i128, *width, *signed))
        }
        Tree::Bin(op, a, b) => {
            let (a, b) = (reference(a, input), reference(b, input));
            let count = |w: u16| u16::try_from(&b & (power(w) - 1)).expect("few bits are left");
            match op {
                0 => a + b,
                1 => a - b,
                2 => a * b,
                3 => a & b,
                4 => a | b,
                5 => a ^ b,
                6 => a.min(b),
                7 => a.max(b),
                8 => BigInt::from(u8::from(a == b)),
                9 => BigInt::from(u8::from(a < b)),
                10 => a >> count(4),
                _ => a << count(3),
            }
        }
        Tree::Unary(op, w, a) => {
            let a = reference(a, input);
            let low = &a & (power(*w) - 1);
            match op {
                0 => low,
                1 if low >= power(*w - 1) => low - power(*w),
                1 => low,
                2 => a.clamp(BigInt::ZERO, power(*w) - 1),
                3 => a.clamp(-power(*w - 1), power(*w - 1) - 1),
                4 => BigInt::from(a.magnitude().clone()),
                5 => !a,
                6 => a >> *w,
                _ => a << *w,
            }
        }
        Tree::Select(c, a, b) => {
            let chosen = if reference(c, input) != BigInt::ZERO { a } else { b };
            reference(chosen, input)
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, ..ProptestConfig::default() })]
    #[test]
    fn smart_constructors_keep_values_and_intervals(tree in trees(), inputs in prop::collection::vec(prop::collection::vec(prop_oneof![Just(0u8), Just(0xff), Just(0x80), Just(0x7f), any::<u8>()], 40), 6)) {
        let mut dag = Dag::new();
        let id = build(&mut dag, &tree);
        for bytes in inputs {
            let input = [Bits::from_bytes(&bytes, 320)];
            let expected = reference(&tree, &input[0]);
            if dag.check_bounded(&[id]).is_err() { continue }
            let mut interpreter = Interpreter::new(&dag, &input);
            let got = interpreter.eval_wide(id);
            prop_assert_eq!(&got, &expected, "{:?}", dag.node(id));
            let range = dag.interval(id);
            prop_assert!(range.holds(&got), "{} outside {:?}", got, range);
            let got = interpreter.eval(id);
            let zeros = dag.trailing_zeros(id).min(120);
            prop_assert_eq!(wrap_value(got, zeros as u16, false), 0);
        }
    }
}

#[test]
fn differently_written_texts_meet() {
    let mut d = Dag::new();
    let (a, b) = (d.read_at(0, 16, true, 0), d.read_at(1, 16, true, 0));
    let (ua, ub) = (d.read_at(0, 16, false, 0), d.read_at(1, 16, false, 0));
    let (wide, narrow) = (d.add(a, b), d.add(ua, ub));
    assert_eq!(
        d.wrap(wide, 16, false),
        d.wrap(narrow, 16, false),
        "extension before a wrapping sum does not matter"
    );
    let less = d.lt(a, b);
    let (x, y) = (d.select(less, b, a), d.max(a, b));
    assert_eq!(x, y, "max is recovered");
    let field = d.shr_const(ua, 15);
    let zero = d.constant(0);
    assert_eq!(field, d.lt(a, zero), "the top bit is the sign");
    let hi = d.shl_by(ua, 16);
    let both = d.or(hi, ub);
    assert_eq!(d.shr_const(both, 16), ua, "a field of a concatenation is its part");
    assert_eq!(d.wrap(both, 16, false), ub);
}

trait ShlBy {
    fn shl_by(&mut self, a: Id, n: u32) -> Id;
}

impl ShlBy for Dag {
    fn shl_by(&mut self, a: Id, n: u32) -> Id {
        self.scale(a, 1 << n)
    }
}

#[test]
fn reductions_bind_their_variable() {
    let mut d = Dag::new();
    let r = d.var(Var::reduction(0), 4);
    let x = d.read(0, 8, false, r);
    let total = d.reduce(ReduceOp::Add, Var::reduction(0), 4, x);
    assert_eq!(d.free_vars(total), 0);
    assert!(matches!(d.node(total), Node::Reduce { .. }));
    let input = [Bits::from_bytes(&[1, 2, 3, 250], 32)];
    assert_eq!(Interpreter::new(&d, &input).eval(total), 256);
}

#[test]
fn fields_that_are_spread_out_are_compared_as_one() {
    let mut d = Dag::new();
    let v = d.read_at(0, 8, false, 0);
    let (high, low) = (d.shr_const(v, 3), d.wrap(v, 3, false));
    let spread = d.sum(5, &[(high, 64), (low, 1)]);
    let claims: Vec<(i128, Id)> = (-10..2100)
        .map(|m| {
            let constant = d.constant(m);
            (m, d.eq(spread, constant))
        })
        .collect();
    let twenty_six = d.constant(26);
    let whole = d.eq(v, twenty_six);
    assert!(claims.contains(&(64 * 3 + 2 + 5, whole)), "the fields are one");
    for value in 0..=255_u8 {
        let inputs = [Bits::from_bytes(&[value], 8)];
        let mut interpreter = Interpreter::new(&d, &inputs);
        let sum = 64 * i128::from(value >> 3) + i128::from(value & 7) + 5;
        for (m, claim) in &claims {
            assert_eq!(interpreter.eval(*claim), i128::from(sum == *m), "{value} {m}");
        }
    }
}

#[test]
fn a_shifted_value_and_its_last_bit_are_a_rounded_one() {
    let mut d = Dag::new();
    let (x, y) = (d.read_at(0, 8, true, 0), d.read_at(0, 8, false, 1));
    let value = d.sum(2, &[(x, 3), (y, 1)]);
    for n in 3..12 {
        let (shifted, last) = (d.shr_const(value, n), d.shr_const(value, n - 1));
        let last = d.wrap(last, 1, false);
        let (sum, other) = (d.sum(7, &[(shifted, -2), (last, -2)]), d.sum(7, &[(shifted, -2), (last, 2)]));
        let half = d.add_const(value, 1 << (n - 1));
        let rounded = d.shr_const(half, n);
        assert_eq!(sum, d.sum(7, &[(rounded, -2)]), "{n}");
        assert_ne!(other, sum, "{n}");
        for (a, b) in [(0x80, 0xff), (0x7f, 0), (3, 9), (0xff, 1)] {
            let inputs = [Bits::from_bytes(&[a, b], 16)];
            let v = 2 + 3 * i128::from(a as i8) + i128::from(b);
            let bit = v >> (n - 1) & 1;
            let mut interpreter = Interpreter::new(&d, &inputs);
            assert_eq!(interpreter.eval(sum), 7 - 2 * ((v >> n) + bit), "{n} {v}");
            assert_eq!(interpreter.eval(other), 7 - 2 * (v >> n) + 2 * bit, "{n} {v}");
        }
    }
}

#[test]
fn what_is_clamped_from_above_is_clamped_once() {
    let mut d = Dag::new();
    let (x, a, b) = (d.read_at(0, 8, false, 0), d.read_at(0, 8, false, 1), d.read_at(0, 8, false, 2));
    let (s, t) = (d.read_at(0, 8, true, 0), d.read_at(0, 8, true, 1));
    let inner = d.add(x, a);
    let inner = d.sat(inner, 8, false);
    let outer = d.add(inner, b);
    let twice = d.sat(outer, 8, false);
    let sum = d.sum(0, &[(x, 1), (a, 1), (b, 1)]);
    assert_eq!(twice, d.sat(sum, 8, false));
    // What may go down again after it was clamped has to be clamped twice.
    let inner = d.add(s, t);
    let inner = d.sat(inner, 8, true);
    let outer = d.add(inner, s);
    let (signed, sum) = (d.sat(outer, 8, true), d.sum(0, &[(s, 2), (t, 1)]));
    assert_ne!(signed, d.sat(sum, 8, true));
    for bytes in [[250, 9, 0], [200, 50, 10], [255, 255, 255], [1, 2, 3]] {
        let inputs = [Bits::from_bytes(&bytes, 24)];
        let exact = bytes.iter().map(|b| i128::from(*b)).sum::<i128>();
        assert_eq!(Interpreter::new(&d, &inputs).eval(twice), exact.min(255));
    }
}

/// A limit that is beyond another one says nothing; two that lie within each other are those of a type of their own, if any.
#[test]
fn what_is_clamped_again_is_clamped_once() {
    let mut d = Dag::new();
    let (a, b) = (d.read_at(0, 16, true, 0), d.read_at(0, 16, true, 1));
    let x = d.add(a, b);
    let (zero, limit) = (d.constant(0), d.constant(700));
    let byte = d.sat(x, 8, false);
    let inner = [d.sat(x, 16, false), d.max(x, zero), d.min(x, limit)];
    for inner in inner {
        assert_eq!(d.sat(inner, 8, false), byte);
    }
    // A saturated sum is an instruction of its own.
    let saturated = d.sat(x, 16, true);
    assert_ne!(d.sat(saturated, 8, false), byte);
    // `-128..=127` and `0..=255` have no type in common; a limit within is one more.
    let (signed, hundred) = (d.sat(x, 8, true), d.constant(100));
    let (other, less) = (d.sat(signed, 8, false), d.min(x, hundred));
    let less = d.sat(less, 8, false);
    assert!(other != byte && less != byte);
    for (a, b) in [(300, -20), (90, 15), (-5, 2), (120, 3), (i16::MIN, i16::MIN), (i16::MAX, 1)] {
        let bytes = [a.to_le_bytes(), b.to_le_bytes()].concat();
        let inputs = [Bits::from_bytes(&bytes, 32)];
        let mut interpreter = Interpreter::new(&d, &inputs);
        let sum = i128::from(a) + i128::from(b);
        assert_eq!(interpreter.eval(byte), sum.clamp(0, 255));
        assert_eq!(interpreter.eval(other), sum.clamp(0, 127));
        assert_eq!(interpreter.eval(less), sum.clamp(0, 100));
    }
}

/// `floor((2^m * x + y) / 2^n) = floor(x / 2^(n-m))` where `0 <= y < 2^m`, and only there.
#[test]
fn what_lies_below_all_other_terms_does_not_reach_the_upper_bits() {
    let mut d = Dag::new();
    let (a, b, c) = (d.read_at(0, 8, true, 0), d.read_at(0, 8, false, 1), d.read_at(0, 8, false, 2));
    let masked = d.sum(0, &[(b, 16)]);
    let masked = d.wrap(masked, 8, false);
    let upper = d.sum(3, &[(a, 48), (masked, 3)]);
    let low = d.wrap(c, 4, false);
    let with = d.add(upper, low);
    let too_much = d.sum(3, &[(a, 48), (masked, 3), (c, 1)]);
    // 3 + the low four bits is up to 18.
    let fits = d.sum(-3, &[(with, 1)]);
    let cases = [fits, with, too_much];
    let shifted = cases.map(|sum| d.shr_const(sum, 6));
    let four = d.shr_const(masked, 4);
    let expected = d.sum(0, &[(a, 3), (four, 3)]);
    let expected = d.shr_const(expected, 2);
    assert_eq!(shifted[0], expected, "the low bits are gone");
    for a in [-128_i8, -77, -1, 0, 1, 90, 127] {
        for (b, c) in (0..=255_u8).step_by(5).flat_map(|b| (0..=255_u8).map(move |c| (b, c))) {
            let inputs = [Bits::from_bytes(&[a as u8, b, c], 24)];
            let mut interpreter = Interpreter::new(&d, &inputs);
            for (sum, shifted) in cases.iter().zip(shifted) {
                assert_eq!(interpreter.eval(shifted), interpreter.eval(*sum) >> 6, "{a} {b} {c}");
            }
        }
    }
}

#[test]
fn of_no_bits_nothing_is_left() {
    let mut dag = Dag::new();
    let five = dag.constant(5);
    let byte = dag.read_at(0, 8, false, 0);
    let sum = dag.sum(3, &[(byte, 7)]);
    let zero = dag.constant(0);
    for x in [five, byte, sum] {
        for signed in [false, true] {
            assert_eq!(dag.wrap(x, 0, signed), zero);
        }
    }
}

#[test]
fn powers_of_powers_have_as_many_bits_as_are_looked_at() {
    let mut d = Dag::new();
    let mut power = d.read_at(0, 8, false, 0);
    for _ in 0..60 {
        power = d.mul(power, power);
    }
    let low = d.wrap(power, 8, false);
    for id in d.reachable(&[low]) {
        assert!(d.interval(id).is_bounded(), "{:?}", d.node(id));
    }
    // Odd numbers to the power of 2^60 are 1 modulo 256, even ones 0.
    for value in [0u8, 1, 2, 3, 127, 128, 254, 255] {
        let input = [Bits::from_bytes(&[value], 8)];
        assert_eq!(Interpreter::new(&d, &input).eval(low), i128::from(value & 1), "{value}");
    }
}

#[test]
fn selections_in_selections_are_joined_to_some_depth() {
    let mut d = Dag::new();
    let mut x = d.read_at(0, 32, false, 0);
    for _ in 0..60 {
        let odd = d.wrap(x, 1, false);
        let (up, down) = (d.sum(1, &[(x, 3)]), d.shr_const(x, 1));
        let chosen = d.select(odd, up, down);
        x = d.wrap(chosen, 32, false);
    }
    assert!(d.len() < 1_000_000, "{}", d.len());
    for value in [0u32, 1, 27, 0xffff_ffff] {
        let step = |v: u32, _| if v & 1 == 1 { v.wrapping_mul(3).wrapping_add(1) } else { v >> 1 };
        let input = [Bits::from_bytes(&value.to_le_bytes(), 32)];
        assert_eq!(Interpreter::new(&d, &input).eval(x), i128::from((0..60).fold(value, step)), "{value}");
    }
}
