//! The interpreter's floats against two implementations that share nothing with it: this CPU's, and LLVM's
//! software floats.

use rustc_apfloat::ieee::{BFloat, Double, Float8E4M3FN, Float8E5M2, Half, Single};
use rustc_apfloat::{Float as _, FloatConvert, Round, Status};

use super::*;
use crate::vectors::{Rng, float_edges};

const ROUNDS: [(Rounding, Round); 5] = [
    (Rounding::NearestEven, Round::NearestTiesToEven),
    (Rounding::TowardZero, Round::TowardZero),
    (Rounding::Down, Round::TowardNegative),
    (Rounding::Up, Round::TowardPositive),
    (Rounding::NearestAway, Round::NearestTiesToAway),
];

/// Edge values, and random values whose exponents are near to one another more often than not.
fn operand(format: FloatFormat, rng: &mut Rng) -> i128 {
    let bits = rng.next_u64() as i128 & (2 * format.sign() - 1);
    match rng.below(4) {
        0 => {
            let edges = float_edges(format);
            edges[rng.below(edges.len() as u64) as usize] as i128
        }
        1 => bits,
        _ => {
            let middle = (1 << (format.exponent - 1)) - 1;
            let field = (middle + rng.below(7) as i128 - 3).max(0);
            bits & (format.sign() | ((1 << format.significand) - 1)) | field << format.significand
        }
    }
}

fn same(format: FloatFormat, ours: i128, theirs: i128) -> bool {
    if format.is_nan(theirs) { ours == format.nan() } else { ours == theirs }
}

trait Other: FloatConvert<Single> + FloatConvert<Half> + FloatConvert<Double> {}

impl<F: FloatConvert<Single> + FloatConvert<Half> + FloatConvert<Double>> Other for F {}

fn against_apfloat<F: Other>(format: FloatFormat) {
    let mut rng = Rng::new(u64::from(format.significand));
    for _ in 0..20_000 {
        let x = [0; 3].map(|_| operand(format, &mut rng));
        let [a, b, c] = x.map(|v| F::from_bits(v as u128));
        let (ours, theirs) = ROUNDS[rng.below(5) as usize];
        let check = |op: FloatOp, n: usize, expected: F| {
            let float = Float::new(op, format).rounded(ours);
            let result = value(float, &x[..n]);
            let expected = expected.to_bits() as i128;
            assert!(
                same(format, result, expected),
                "{} {x:x?}: {result:#x}, not {expected:#x}",
                float.name()
            );
        };
        check(FloatOp::Add, 2, a.add_r(b, theirs).value);
        check(FloatOp::Sum, 2, a.add_r(b, theirs).value);
        check(FloatOp::Mul, 2, a.mul_r(b, theirs).value);
        check(FloatOp::Div, 2, a.div_r(b, theirs).value);
        check(FloatOp::Fma, 3, a.mul_add_r(b, c, theirs).value);
        let n = rng.below(80) as i32 - 40;
        let scaled = Float::new(FloatOp::Scale, format).rounded(ours);
        let scaled = value(scaled, &[x[0], i128::from(n)]);
        assert!(same(format, scaled, a.scalbn_r(n, theirs).to_bits() as i128), "{x:x?} * 2^{n}");
        let round = value(Float::new(FloatOp::Round, format).rounded(ours), &[x[0], 0]);
        assert!(same(format, round, a.round_to_integral(theirs).value.to_bits() as i128), "{x:x?}");
        let order = a.partial_cmp(&b);
        let compare = |op| value(Float::new(op, format), &x[..2]) == 1;
        assert_eq!(compare(FloatOp::Less), order.is_some_and(|o| o.is_lt()));
        assert_eq!(compare(FloatOp::Equal), order.is_some_and(|o| o.is_eq()));
        assert_eq!(compare(FloatOp::Unordered), order.is_none());
        for width in [8u16, 32, 64] {
            let to = a.to_i128_r(usize::from(width), theirs, &mut false);
            let expected = if to.status == Status::INVALID_OP { -77 } else { to.value };
            let op = FloatOp::ToInt { width, signed: true };
            assert_eq!(value(Float::new(op, format).rounded(ours), &[x[0], -77]), expected, "{x:x?}");
            let to = a.to_u128_r(usize::from(width), theirs, &mut false);
            let expected = if to.status == Status::INVALID_OP { -77 } else { to.value as i128 };
            let op = FloatOp::ToInt { width, signed: false };
            assert_eq!(value(Float::new(op, format).rounded(ours), &[x[0], -77]), expected, "{x:x?}");
        }
        let n = i128::from(rng.next_u64() as i64 >> rng.below(64));
        let from = value(Float::new(FloatOp::FromInt, format).rounded(ours), &[n]);
        assert_eq!(from, F::from_i128_r(n, theirs).value.to_bits() as i128, "{n}");
        let convert = |to: FloatFormat, expected: u128| {
            let float = Float::new(FloatOp::Convert(to), format).rounded(ours);
            assert!(same(to, value(float, &x[..1]), expected as i128), "{} {x:x?}", float.name());
        };
        let lossy = &mut false;
        convert(FloatFormat::F32, FloatConvert::<Single>::convert_r(a, theirs, lossy).value.to_bits());
        convert(FloatFormat::F64, FloatConvert::<Double>::convert_r(a, theirs, lossy).value.to_bits());
        convert(FloatFormat::F16, FloatConvert::<Half>::convert_r(a, theirs, lossy).value.to_bits());
    }
}

#[test]
fn results_are_those_of_another_implementation() {
    against_apfloat::<Half>(FloatFormat::F16);
    against_apfloat::<BFloat>(FloatFormat::BF16);
    against_apfloat::<Single>(FloatFormat::F32);
    against_apfloat::<Double>(FloatFormat::F64);
    against_apfloat::<Float8E5M2>(FloatFormat::E5M2);
}

#[test]
fn a_format_without_infinities_converts_both_ways() {
    for bits in 0..256i128 {
        let x = Float8E4M3FN::from_bits(bits as u128);
        let wide: Single = x.convert(&mut false).value;
        let to = Float::new(FloatOp::Convert(FloatFormat::F32), FloatFormat::E4M3);
        assert!(same(FloatFormat::F32, value(to, &[bits]), wide.to_bits() as i128), "{bits:#x}");
    }
    let mut rng = Rng::new(5);
    for _ in 0..50_000 {
        let bits = operand(FloatFormat::F32, &mut rng);
        let narrow: Float8E4M3FN = Single::from_bits(bits as u128).convert(&mut false).value;
        let to = Float::new(FloatOp::Convert(FloatFormat::E4M3), FloatFormat::F32);
        let expected = narrow.to_bits() as i128;
        assert!(same(FloatFormat::E4M3, value(to, &[bits]), expected), "{bits:#x}: {expected:#x}");
    }
}

#[test]
fn results_are_those_of_this_machine() {
    let mut rng = Rng::new(9);
    for _ in 0..50_000 {
        let x = [0; 3].map(|_| operand(FloatFormat::F32, &mut rng));
        let [a, b, c] = x.map(|v| f32::from_bits(v as u32));
        let check = |op, n: usize, expected: f32| {
            let result = value(Float::new(op, FloatFormat::F32), &x[..n]);
            assert!(same(FloatFormat::F32, result, i128::from(expected.to_bits())), "{op:?} {x:x?}");
        };
        check(FloatOp::Add, 2, a + b);
        check(FloatOp::Mul, 2, a * b);
        check(FloatOp::Div, 2, a / b);
        check(FloatOp::Sqrt, 1, a.sqrt());
        check(FloatOp::Fma, 3, a.mul_add(b, c));
        let x = [0; 3].map(|_| operand(FloatFormat::F64, &mut rng));
        let [a, b, c] = x.map(|v| f64::from_bits(v as u64));
        let check = |op, n: usize, expected: f64| {
            let result = value(Float::new(op, FloatFormat::F64), &x[..n]);
            assert!(same(FloatFormat::F64, result, i128::from(expected.to_bits())), "{op:?} {x:x?}");
        };
        check(FloatOp::Add, 2, a + b);
        check(FloatOp::Div, 2, a / b);
        check(FloatOp::Sqrt, 1, a.sqrt());
        check(FloatOp::Fma, 3, a.mul_add(b, c));
        let to = Float::new(FloatOp::Convert(FloatFormat::F32), FloatFormat::F64);
        assert!(same(FloatFormat::F32, value(to, &x[..1]), i128::from((a as f32).to_bits())));
    }
}

#[test]
fn a_sum_is_rounded_once_in_any_order() {
    let bits = |x: f32| i128::from(x.to_bits());
    let sum = |args: &[i128]| value(Float::new(FloatOp::Sum, FloatFormat::F32), args);
    let tiny = f32::from_bits(1);
    let args = [bits(1e30), bits(1.0), bits(-1e30), bits(tiny), bits(0.5)];
    assert_eq!(sum(&args), bits(1.5));
    let mut rng = Rng::new(3);
    for _ in 0..2000 {
        let mut args: Vec<i128> = (0..9).map(|_| operand(FloatFormat::F32, &mut rng)).collect();
        let forward = sum(&args);
        args.reverse();
        assert_eq!(sum(&args), forward, "{args:x?}");
        // Nine single significands of like exponents are exact in double precision.
        let near = |v: &i128| (0x3e00_0000..0x4180_0000).contains(&(v & 0x7fff_ffff));
        if args.iter().all(near) {
            let exact: f64 = args.iter().map(|v| f64::from(f32::from_bits(*v as u32))).sum();
            assert_eq!(forward, bits(exact as f32), "{args:x?}");
        }
    }
    assert_eq!(sum(&[bits(-0.0), bits(-0.0)]), bits(-0.0));
    assert_eq!(sum(&[bits(-0.0), bits(0.0)]), bits(0.0));
    assert_eq!(sum(&[bits(f32::INFINITY), bits(f32::NEG_INFINITY)]), FloatFormat::F32.nan());
}

#[test]
fn multiples_of_powers_of_two() {
    let bits = |x: f64| i128::from(x.to_bits());
    let round = |x: f64, n, rounding| {
        value(Float::new(FloatOp::Round, FloatFormat::F64).rounded(rounding), &[bits(x), n])
    };
    assert_eq!(round(1.40625, 3, Rounding::NearestEven), bits(1.375));
    assert_eq!(round(1.4375, 3, Rounding::NearestEven), bits(1.5));
    assert_eq!(round(1.40625, 3, Rounding::Up), bits(1.5));
    assert_eq!(round(-1.40625, 3, Rounding::TowardZero), bits(-1.375));
    assert_eq!(round(-0.01, 3, Rounding::NearestEven), bits(-0.0));
    assert_eq!(round(1e300, 15, Rounding::Down), bits(1e300));
    assert_eq!(round(77.0, -4, Rounding::NearestEven), bits(80.0));
}

/// With `DAZ` and `FTZ`: products of two singles are exact in double precision, where they are rounded to 24
/// bits before anything is said about their exponents.
#[test]
fn what_would_be_denormal_is_zero() {
    let format = FloatFormat::F32.without_denormals();
    let least = f64::from(f32::MIN_POSITIVE);
    let argument = |x: i128| f32::from_bits(x as u32);
    let zeroed = |x: f64| if x.abs() < least { 0.0f64.copysign(x) } else { x };
    let mut rng = Rng::new(5);
    let mut flushed = 0;
    for n in 0..20_000u32 {
        let x = operand(FloatFormat::F32, &mut rng);
        // Such a second factor that products lie around the least normal number.
        let near = i128::from(f32::MIN_POSITIVE.to_bits()) + 0x3f80_0000 - (x & 0x7f80_0000);
        let y = if n % 2 == 0 { operand(FloatFormat::F32, &mut rng) } else { (near + x % 97).abs() };
        let exact = zeroed(f64::from(argument(x))) * zeroed(f64::from(argument(y)));
        let bits = exact.to_bits();
        let rounded = f64::from_bits((bits + 0x0fff_ffff + (bits >> 29 & 1)) >> 29 << 29);
        let expected = if exact.is_nan() { f32::NAN } else { zeroed(rounded) as f32 };
        flushed += u32::from(expected == 0.0 && exact != 0.0);
        let got = value(Float::new(FloatOp::Mul, format), &[x, y]);
        assert!(same(FloatFormat::F32, got, i128::from(expected.to_bits())), "{x:x} {y:x} {got:x}");
    }
    assert!(flushed > 100, "{flushed}");
    let to = Float::new(FloatOp::Convert(format), FloatFormat::F16);
    assert_eq!(value(to, &[1]), i128::from((2f32).powi(-24).to_bits()));
    let less = Float::new(FloatOp::Less, format);
    assert_eq!((value(less, &[1, 2]), value(less, &[1, 0x0080_0000])), (0, 1));
}

#[test]
fn names_are_read_back() {
    let odd = FloatFormat { infinite: false, ..FloatFormat::ieee(6, 9) };
    let flushed = [odd.without_denormals(), FloatFormat::F32.without_denormals()];
    assert_eq!(flushed.map(FloatFormat::name), ["e6m9nz", "f32z"]);
    let formats = [FloatFormat::F16, FloatFormat::E4M3, FloatFormat::TF32, odd];
    for format in formats.into_iter().chain(flushed) {
        let ops = FloatOp::PLAIN.into_iter().chain([
            FloatOp::Convert(odd),
            FloatOp::ToInt { width: 33, signed: true },
            FloatOp::ToInt { width: 8, signed: false },
        ]);
        for op in ops {
            for (rounding, _) in ROUNDS {
                let float = Float::new(op, format).rounded(rounding);
                assert_eq!(Float::named(&float.name()), Some(float), "{}", float.name());
            }
        }
    }
    for bad in [
        "fadd",
        "fadd_f33",
        "fadd_e40m3",
        "fadd_f32zz",
        "toint_f32_x3",
        "toint_f32_i99",
        "fless_f32_rz",
        "fconvert_f32",
    ] {
        assert_eq!(Float::named(bad), None, "{bad}");
    }
}
