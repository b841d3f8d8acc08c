use std::time::Instant;

use proptest::prelude::*;

use super::bits::{constant, value_of};
use super::encode::{Encoder, Opaque};
use super::expand::flatten;
use super::leaf::Leaf;
use super::refute::inputs;
use super::*;
use crate::arithmetic::wrap_value;
use crate::lane::{ElementFn, Kind, Shape};
use crate::random_expr::{Build, float_program, operands, program};

/// The value of the encoding of `root` for given operands.
fn encoded_value(dag: &Dag, root: Id, values: &[Bits]) -> i128 {
    let flat = flatten(dag, &[root], true, &operands()).expect("small");
    let natural = width::natural(&flat.dag, flat.roots[0]);
    let demand = [(flat.roots[0], natural.bits)];
    let encoder = Encoder::new(&flat.dag, &demand, &operands(), Opaque::Axes);
    let model = z3::Model::new();
    for (leaf, leaf_constant) in encoder.leaves.used() {
        let Leaf::Block(operand, n) = leaf else { panic!("a closed expression has only operand bits") };
        let bits = leaf_constant.get_size();
        let block = encoder.leaves.block_width(operand);
        let value = values[usize::from(operand)].get(u64::from(n * block), bits as u16);
        use z3::ast::Ast;
        model.add_const_interp(&leaf_constant.decl(), &constant(value as i128, bits));
    }
    let value = value_of(&model, &encoder.low(flat.roots[0], natural.bits));
    if natural.signed || natural.bits == 128 {
        wrap_value(value as i128, natural.bits as u16, true)
    } else {
        value as i128
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn encoding_equals_interpreter(program in program(40)) {
        let build = Build::run(&program, &[]);
        let (written, _) = build.last();
        for values in inputs(&operands(), &[], 12, true) {
            let expected = Interpreter::new(&build.dag, &values).eval(written);
            prop_assert_eq!(encoded_value(&build.dag, written, &values), expected, "{}", build.dump());
        }
    }

    /// Interpreter against interpreter: the smart constructors keep the value, and it lies in the interval.
    #[test]
    fn normal_form_keeps_the_value(program in float_program(40)) {
        let build = Build::run(&program, &[]);
        let (written, normal) = build.last();
        let range = build.dag.interval(normal);
        for values in inputs(&operands(), &[], 24, true) {
            let mut interp = Interpreter::new(&build.dag, &values);
            let value = interp.eval(written);
            prop_assert_eq!(interp.eval(normal), value, "{}", build.dump());
            prop_assert!(range.lo <= value && value <= range.hi, "{} in {:?}: {}", value, range, build.dump());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 100,
        failure_persistence: None,
        rng_seed: proptest::test_runner::RngSeed::Fixed(16),
        ..Default::default()
    })]

    /// The solver proves the rewrite rules: the expression as written equals its normal form.
    #[test]
    fn normal_form_is_proved(program in float_program(12)) {
        let build = Build::run(&program, &[]);
        let (written, normal) = build.last();
        let verdict = Prover::new(2_000).literal().prove_equal(&build.dag, written, normal, &operands());
        prop_assert_eq!(verdict, Verdict::Proved, "{}", build.dump());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    /// Multiplying out keeps the value, and it lies in the new interval.
    #[test]
    fn multiplying_out_keeps_the_value(program in float_program(40)) {
        let build = Build::run(&program, &[]);
        let (_, normal) = build.last();
        let flat = flatten(&build.dag, &[normal], false, &operands()).expect("small");
        let out = super::ring::multiply_out(&flat.dag, &flat.roots);
        let range = out.dag.interval(out.roots[0]);
        for values in inputs(&operands(), &[], 24, true) {
            let value = Interpreter::new(&build.dag, &values).eval(normal);
            let new = Interpreter::new(&out.dag, &values).eval(out.roots[0]);
            prop_assert_eq!(new, value, "{}", build.dump());
            prop_assert!(!range.is_exact() || (range.lo <= value && value <= range.hi));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    /// Trying all values against the interpreter: what holds does for every value that is looked at, and what fails
    /// does for the values that are given as a reason.
    #[test]
    fn all_values_are_those_of_the_interpreter(
        program in program(30), at in any::<(u8, u16, u32)>(), size in 0u8..3,
    ) {
        let build = Build::run(&program, &[]);
        let (written, _) = build.last();
        let flat = flatten(&build.dag, &[written], true, &operands()).expect("small");
        let range = |operand, width, lo: i128| {
            let hi = (lo + i128::from(size)).min((1i128 << width) - 1);
            Range { operand, element: None, width, signed: false, lo, hi }
        };
        let ranges = [range(0, 8, at.0.into()), range(1, 16, at.1.into()), range(3, 32, at.2.into())];
        let values: Vec<i128> = inputs(&operands(), &ranges, 24, false)
            .iter()
            .map(|v| Interpreter::new(&flat.dag, v).eval(flat.roots[0]))
            .collect();
        for bound in &values[..4] {
            let claim = Claim::Within(flat.roots[0], *bound, i128::MAX - 1);
            match exhaust::try_all(&flat, claim, &operands(), &ranges, exhaust::LITTLE) {
                Trial::TooMany => {}
                Trial::Holds => {
                    prop_assert!(values.iter().all(|v| v >= bound), "{:?} {}", values, build.dump())
                }
                Trial::Fails(model) => {
                    let value = Interpreter::new(&flat.dag, &model).eval(flat.roots[0]);
                    prop_assert!(value < *bound, "{} {} {}", value, bound, build.dump());
                }
            }
        }
    }
}

/// A product in GF(2^8) bit by bit, against the primitive, under a mask: one operand decides, over 2^16
/// values.
#[test]
fn galois_field_products() {
    let function = |body: &str| {
        let text = format!("fn(a: u8x1, b: u8x1, k: mask u1x8) -> u8x1\n= {body}");
        crate::text::parse_lane_fn(&text).expect("well formed")
    };
    let by_hand = "xor[j < 8](b.u1[j] == 1 ? gf256mul(a[0], 1 << j) : 0)";
    let masked = |x: &str| format!("k[0] == 1 ? {x} : 0");
    let (f, g) = (function(&masked(by_hand)), function(&masked("gf256mul(a[0], b[0])")));
    let verdict = Prover::new(1).prove_equal_lane_fns(&f, &g);
    assert_eq!(verdict, Ok(Verdict::Proved));
    let g = function(&masked("gf256mul(a[0], b[0]) ^ (a[0] == 77 ? (b[0] == 99 ? 1 : 0) : 0)"));
    let verdict = Prover::new(1).prove_equal_lane_fns(&f, &g);
    assert!(matches!(verdict, Ok(Verdict::Refuted(_))), "{verdict:?}");
}

#[test]
fn products_by_parts_signs_and_factors() {
    let cases = [
        ("u16(a.i16[0]*b.i16[0] + 0x4000 >> 15)", "u16((a.i16[0]*b.i16[0] >> 14) + 1 >> 1)"),
        (
            "u16(a[0]*b[0] >> 16)",
            "u16(a.u8[1]*b.u8[1] + ((a.u8[0]*b.u8[0] >> 8) + a.u8[0]*b.u8[1] + a.u8[1]*b.u8[0] >> 8))",
        ),
        ("u16(a[0]*b[0])", "u16(a.u8[0]*b.u8[0] + (a.u8[0]*b.u8[1] + a.u8[1]*b.u8[0] << 8))"),
        (
            "u16(a.i16[0]*b.i16[0] >> 16)",
            "u16((a[0]*b[0] >> 16) - (a.i16[0] < 0 ? b[0] : 0) - (b.i16[0] < 0 ? a[0] : 0))",
        ),
        ("u16(abs(a[0] - b[0])*abs(a[0] - b[0]))", "u16((a[0] - b[0])*(a[0] - b[0]))"),
        ("u16((a[0] + a[1])*b[0])", "u16(a[0]*b[0] + a[1]*b[0])"),
        (
            "u16(sum[j < 4](a.u8[j]*b.i8[j]))",
            "u16(sum[j < 4](a.i8[j]*b.i8[j] + (a.i8[j] < 0 ? 256*b.i8[j] : 0)))",
        ),
        (
            "u16(sum[j < 4](a.i8[j]*b.i8[j]))",
            "u16(sum[j < 4]((a.u8[j] ^ 128)*b.i8[j]) - 128*sum[j < 4](b.i8[j]))",
        ),
    ];
    for (x, y) in cases {
        let function = |body: &str| {
            let text = format!("fn(a: u16x2, b: u16x2) -> u16\n= {body}");
            crate::text::parse_lane_fn(&text).expect("well formed")
        };
        let verdict = Prover::new(10_000).prove_equal_lane_fns(&function(x), &function(y));
        assert_eq!(verdict, Ok(Verdict::Proved), "{x} = {y}");
    }
}

pub(super) struct Fixture {
    pub dag: Dag,
    pub operands: Vec<Operand>,
}

impl Fixture {
    pub fn new(width: u16, lanes: u32) -> Fixture {
        let operand = |name: &str| Operand {
            name: name.into(),
            kind: Kind::Vector,
            width,
            extents: vec![lanes],
            signed: false,
        };
        Fixture { dag: Dag::new(), operands: vec![operand("a"), operand("b")] }
    }

    pub fn read(&mut self, operand: u16, signed: bool) -> Id {
        let width = self.operands[0].width;
        self.dag.read_at(operand, width, signed, 0)
    }

    pub fn prove(&self, a: Id, b: Id) -> Verdict {
        Prover::new(10_000).prove_equal(&self.dag, a, b, &self.operands)
    }
}

/// What is done with the sum of a dot product does not look into the products, and a mask is one case or the
/// other; what two sums have in common need not be looked at.
#[test]
fn masks_sums_and_differences() {
    let function = |body: &str| {
        let dot = "sum[j < 4](a.u8[j]*b.i8[j])";
        let body = body.replace("DOT", dot);
        let text = format!("fn(k: mask u1x4, c: i32x1, a: u32x1, b: u32x1) -> u32\n= {body}");
        crate::text::parse_lane_fn(&text).expect("well formed")
    };
    let bits = "sum[j < 31](a.u1[j])";
    let cases = [
        ("k[0] == 1 ? u32(DOT + c[0]) : c.u32[0]", "u32(c[0] + (u32(DOT) & u32(-k[0])))"),
        (
            "u32(sat_i32(c[0] + DOT))",
            "((c[0] ^ i32(c[0] + DOT)) & (DOT ^ i32(c[0] + DOT))) < 0 ? u32((c[0] >> 31) ^ 0x7fffffff) : u32(c[0] + DOT)",
        ),
        (&format!("u32({bits} + a.u1[31])"), &format!("u32({bits} - sat_i8(-(a.i32[0] < 0)))")),
    ];
    for (x, y) in cases {
        let verdict = Prover::new(5_000).prove_equal_lane_fns(&function(x), &function(y));
        assert_eq!(verdict, Ok(Verdict::Proved), "{x} = {y}");
        let wrong = function(&format!("({y}) ^ (c[0] == 0x12345678 ? 1 : 0)"));
        let verdict = Prover::new(5_000).prove_equal_lane_fns(&function(x), &wrong);
        assert!(matches!(verdict, Ok(Verdict::Refuted(_))), "{y}: {verdict:?}");
    }
}

#[test]
fn rounding_average_without_a_wider_sum() {
    let mut f = Fixture::new(8, 16);
    let (a, b) = (f.read(0, false), f.read(1, false));
    let sum = f.dag.sum(1, &[(a, 1), (b, 1)]);
    let wide = f.dag.shr_const(sum, 1);
    let or = f.dag.or(a, b);
    let xor = f.dag.xor(a, b);
    let half = f.dag.shr_const(xor, 1);
    let narrow = f.dag.sub(or, half);
    assert_ne!(wide, narrow);
    assert_eq!(f.prove(wide, narrow), Verdict::Proved);
}

#[test]
fn saturation_as_a_clamp_and_as_a_carry() {
    let mut f = Fixture::new(16, 8);
    let (a, b) = (f.read(0, false), f.read(1, false));
    let sum = f.dag.add(a, b);
    let sat = f.dag.sat(sum, 16, false);
    // a + min(b, not a)
    let not_a = f.dag.sum(65535, &[(a, -1)]);
    let room = f.dag.min(b, not_a);
    let stepwise = f.dag.add(a, room);
    assert_eq!(f.prove(sat, stepwise), Verdict::Proved);
    // Subtraction by maximum: max(a, b) - b = sat(a - b).
    let difference = f.dag.sub(a, b);
    let sat = f.dag.sat(difference, 16, false);
    let max = f.dag.max(a, b);
    let by_max = f.dag.sub(max, b);
    assert_eq!(f.prove(sat, by_max), Verdict::Proved);
}

#[test]
fn a_wrong_average_is_refuted_and_replayed() {
    let mut f = Fixture::new(8, 16);
    let (a, b) = (f.read(0, false), f.read(1, false));
    let sum = f.dag.sum(1, &[(a, 1), (b, 1)]);
    let up = f.dag.shr_const(sum, 1);
    let sum = f.dag.add(a, b);
    let down = f.dag.shr_const(sum, 1);
    let Verdict::Refuted(model) = f.prove(up, down) else { panic!("not refuted") };
    let mut interp = Interpreter::new(&f.dag, &model.operands);
    assert_eq!((interp.eval_wide(up), interp.eval_wide(down)), (model.left.clone(), model.right.clone()));
    assert_ne!(model.left, model.right);
}

/// One pair of 2^64 values differs, which no random test finds.
#[test]
fn the_solver_finds_a_rare_counterexample() {
    let mut f = Fixture::new(64, 1);
    let (a, b) = (f.read(0, false), f.read(1, false));
    let rare = f.dag.constant(0x1234_5678_9abc_def1);
    let hit = f.dag.eq(a, rare);
    let c = f.dag.add_const(b, 1);
    let odd = f.dag.select(hit, c, b);
    let Verdict::Refuted(model) = f.prove(odd, b) else { panic!("not refuted") };
    assert_eq!(model.operands[0].get(0, 64), 0x1234_5678_9abc_def1);
    assert_eq!(model.left, model.right + 1);
}

#[test]
fn no_time_is_unknown() {
    let mut f = Fixture::new(32, 4);
    let (a, b) = (f.read(0, false), f.read(1, false));
    let product = f.dag.mul(a, b);
    // (a & b)*(a | b) + (a & ~b)*(b & ~a), which no ring law gives.
    let (and, or) = (f.dag.and(a, b), f.dag.or(a, b));
    let (only_a, only_b) = (f.dag.sub(a, and), f.dag.sub(b, and));
    let both = f.dag.mul(and, or);
    let rest = f.dag.mul(only_a, only_b);
    let by_bits = f.dag.add(both, rest);
    let start = Instant::now();
    for timeout in [0, 1, 100] {
        let verdict = Prover::new(timeout).prove_equal(&f.dag, product, by_bits, &f.operands);
        assert!(matches!(verdict, Verdict::Unknown(_)), "{verdict:?}");
    }
    assert!(start.elapsed().as_secs() < 20);
}

#[test]
fn a_fact_needs_its_assumption() {
    let mut f = Fixture::new(8, 16);
    let (a, b) = (f.read(0, false), f.read(1, false));
    let sum = f.dag.add(a, b);
    let range = |operand| Range { operand, element: None, width: 8, signed: false, lo: 0, hi: 100 };
    let prover = Prover::new(10_000).assume(range(0)).assume(range(1));
    let within = |p: &Prover, hi| p.prove_within(&f.dag, sum, 0, hi, &f.operands);
    assert_eq!(within(&prover, 200), Verdict::Proved);
    assert!(matches!(within(&prover, 199), Verdict::Refuted(m) if m.left == 200.into()));
    assert!(matches!(within(&Prover::new(10_000), 200), Verdict::Refuted(_)));
}

/// `a` shuffled by `b`, as one lane of a template and as a chain of choices.
#[test]
fn a_computed_index_is_a_choice_of_elements() {
    let mut f = Fixture::new(8, 8);
    let low = f.dag.read_at(1, 8, false, 3);
    let index = f.dag.wrap(low, 3, false);
    let read = f.dag.read(0, 8, false, index);
    let mut chain = f.dag.read_at(0, 8, false, 0);
    for i in 1..8 {
        let n = f.dag.constant(i);
        let here = f.dag.eq(index, n);
        let element = f.dag.read_at(0, 8, false, i as u32);
        chain = f.dag.select(here, element, chain);
    }
    assert_eq!(f.prove(read, chain), Verdict::Proved);
    // Without the truncation an index out of range reads 0.
    let read = f.dag.read(0, 8, false, low);
    let Verdict::Refuted(model) = f.prove(read, chain) else { panic!("not refuted") };
    assert!(model.operands[1].get(24, 8) >= 8);
}

#[test]
fn a_template_is_proved_for_all_axis_values() {
    let mut f = Fixture::new(16, 32);
    let axis = f.dag.var(Var(0), 16);
    let product = |d: &mut Dag, j: i128| {
        let index = d.sum(j, &[(axis, 2)]);
        let (a, b) = (d.read(0, 16, true, index), d.read(1, 16, true, index));
        d.mul(a, b)
    };
    let (even, odd) = (product(&mut f.dag, 0), product(&mut f.dag, 1));
    let pairwise = f.dag.add(even, odd);
    let wrapped = f.dag.wrap(pairwise, 32, true);
    let sat = f.dag.sat(pairwise, 32, true);
    // min * min + min * min is the only sum that leaves 32 bits.
    let Verdict::Refuted(model) = f.prove(wrapped, sat) else { panic!("not refuted") };
    assert_eq!(model.left, i32::MIN.into());
    assert_eq!(model.axes.len(), 1);
    let range = Range { operand: 0, element: None, width: 16, signed: true, lo: -32767, hi: 32767 };
    let prover = Prover::new(10_000).assume(range);
    let verdict = prover.prove_equal(&f.dag, wrapped, sat, &f.operands);
    assert_eq!(verdict, Verdict::Proved);
}

fn elements(dag: Dag, operands: &[Operand], width: u16, elements: Vec<Id>) -> ElementFn {
    let f = ElementFn {
        operands: operands.to_vec(),
        result: Shape { kind: Kind::Vector, width, extents: vec![elements.len() as u32] },
        dag,
        elements,
    };
    f.validate().expect("a sound test");
    f
}

#[test]
fn equal_lanes_are_decided_once() {
    let f = Fixture::new(8, 64);
    let build = |narrow: bool| {
        let mut d = Dag::new();
        let lanes = (0..64)
            .map(|i| {
                let (a, b) = (d.read_at(0, 8, false, i), d.read_at(1, 8, false, i));
                if narrow {
                    let (or, xor) = (d.or(a, b), d.xor(a, b));
                    let half = d.shr_const(xor, 1);
                    let r = d.sub(or, half);
                    d.wrap(r, 8, false)
                } else {
                    let sum = d.sum(1, &[(a, 1), (b, 1)]);
                    let half = d.shr_const(sum, 1);
                    d.wrap(half, 8, false)
                }
            })
            .collect();
        elements(d, &f.operands, 8, lanes)
    };
    let prover = Prover::new(10_000);
    let verdict = prover.prove_equal_elements(&build(true), &build(false)).expect("same shape");
    assert_eq!(verdict.overall(), Verdict::Proved);
    assert_eq!(verdict.templates, 1);
}

#[test]
fn one_wrong_lane_is_found_and_replayed() {
    let f = Fixture::new(64, 8);
    let build = |wrong: bool| {
        let mut d = Dag::new();
        let lanes = (0..8)
            .map(|i| {
                let (a, b) = (d.read_at(0, 64, false, i), d.read_at(1, 64, false, i));
                let rare = d.constant(if wrong && i == 5 { 77_777 } else { 88_888_888 });
                let hit = d.eq(a, rare);
                let xor = d.xor(a, b);
                let same = d.eq(xor, a);
                let r = d.select(hit, same, b);
                if wrong {
                    let zero = d.constant(0);
                    let zero = d.eq(b, zero);
                    let r2 = d.select(hit, zero, b);
                    return d.wrap(r2, 64, false);
                }
                d.wrap(r, 64, false)
            })
            .collect();
        elements(d, &f.operands, 64, lanes)
    };
    let (right, wrong) = (build(false), build(true));
    let verdict = Prover::new(10_000).prove_equal_elements(&right, &wrong).expect("same shape");
    let Verdict::Refuted(model) = verdict.overall() else { panic!("{:?}", verdict.overall()) };
    use crate::interp::Run;
    let (x, y) = (right.run(&model.operands), wrong.run(&model.operands));
    assert_ne!(x.get(5 * 64, 64), y.get(5 * 64, 64));
    assert!(verdict.lanes[..5].iter().all(Verdict::is_proved));
    assert!(matches!(verdict.lanes[6], Verdict::Unknown(_)));
}

#[test]
fn other_shapes_are_an_error() {
    let (f, g) = (Fixture::new(8, 8), Fixture::new(8, 16));
    let build = |operands: &[Operand]| {
        let mut d = Dag::new();
        let e = d.read_at(0, 8, false, 0);
        elements(d, operands, 8, vec![e])
    };
    let verdict = Prover::new(100).prove_equal_elements(&build(&f.operands), &build(&g.operands));
    assert!(matches!(verdict, Err(crate::error::Error::Malformed(_))));
}

#[test]
fn provers_work_on_many_threads() {
    let results: Vec<Verdict> = std::thread::scope(|s| {
        let threads: Vec<_> = (0..4)
            .map(|_| {
                s.spawn(|| {
                    let mut f = Fixture::new(16, 8);
                    let (a, b) = (f.read(0, true), f.read(1, true));
                    let (max, min) = (f.dag.max(a, b), f.dag.min(a, b));
                    let apart = f.dag.sub(max, min);
                    let difference = f.dag.sub(a, b);
                    let abs = f.dag.abs(difference);
                    f.prove(apart, abs)
                })
            })
            .collect();
        threads.into_iter().map(|t| t.join().expect("no panic")).collect()
    });
    assert!(results.iter().all(Verdict::is_proved));
}

/// Floats are functions of which little is known: what needs no more is proven, what is false is refuted by
/// values, and the rest is unknown.
#[test]
fn floats() {
    let verdict = |left: &str, right: &str| {
        let text = |body: &str| format!("fn(a: u32x1, b: u32x1, c: u32x1) -> u32x1\n= {body}");
        let function = |body| crate::text::parse_lane_fn(&text(body)).expect("well formed");
        let (left, right) = (function(left), function(right));
        let mut dag = left.dag.clone();
        let right = dag.import(&right.dag, right.bodies[0], &mut |_, _| None);
        Prover::new(2000).prove_equal(&dag, left.bodies[0], right, &left.operands)
    };
    assert!(verdict("fadd_f32(a[0], b[0])", "fadd_f32(b[0], a[0])").is_proved());
    // Equal operands that are not the same expression, in the other order.
    let sums = ("fadd_f32(u32(a[0] + a[0] * b[0]), c[0])", "fadd_f32(c[0], u32(a[0] * (b[0] + 1)))");
    assert!(verdict(sums.0, sums.1).is_proved());
    assert!(verdict("fma_f32(a[0], b[0], c[0])", "fma_f32(b[0], a[0], c[0])").is_proved());
    for (left, right) in [
        ("fma_f32(a[0], b[0], c[0])", "fma_f32(a[0], c[0], b[0])"),
        ("fadd_f32(a[0], b[0])", "fadd_f32_rz(a[0], b[0])"),
        ("fma_f32(a[0], b[0], c[0])", "fadd_f32(fmul_f32(a[0], b[0]), c[0])"),
        // Zeros.
        ("fequal_f32(a[0], b[0])", "a[0] == b[0]"),
        ("fadd_f32(a[0], 0)", "a[0]"),
    ] {
        assert!(matches!(verdict(left, right), Verdict::Refuted(_)), "{left} is not {right}");
    }
    // Which NaN an operation makes is open, of constants and where all values can be tried.
    for (left, right) in [
        ("fadd_f32(0x7f800000, 0xff800000)", "0x7fc00000"),
        ("fadd_f32(-1, 0)", "0x7fc00000"),
        (
            "fadd_f16(u16(a[0]), u16(a[0]))",
            "funordered_f16(u16(a[0]), 0) ? 0x7e00 : fadd_f16(u16(a[0]), u16(a[0]))",
        ),
        ("fsqrt_f16(u16(a[0])) >> 15", "u16(a[0]) == 0x8000 ? 1 : 0"),
    ] {
        assert!(!verdict(left, right).is_proved(), "{left} is {right} for one NaN only");
    }
    let (rooted, told) =
        ("toint_f16_i32(fsqrt_f16(u16(a[0])), -1) < 0", "(0x7bff < u16(a[0])) & (1 - (u16(a[0]) == 0x8000))");
    assert!(verdict(rooted, told).is_proved(), "whichever NaN it is");
    // True, but not for all functions.
    let unknown = verdict("fmul_f32(a[0], 0x40000000)", "fadd_f32(a[0], a[0])");
    assert!(matches!(&unknown, Verdict::Unknown(why) if !why.contains("internal")), "{unknown:?}");
}

fn swept(x: &str, y: &str, header: &str, timeout: u32) -> Verdict {
    let function = |body: &str| {
        let text = format!("{header}\n= {body}");
        crate::text::parse_lane_fn(&text).expect("well formed")
    };
    let verdict = Prover::new(timeout).sweeping().prove_equal_lane_fns(&function(x), &function(y));
    verdict.expect("the same operands")
}

/// A sorting network, a saturating product under a shift and a polynomial: their inner values are equal, and what is
/// made of them is out of the solver's reach in one question.
#[test]
fn equal_inner_values_are_proven_first() {
    let least = "fn(a: u8x9) -> u8";
    let median = |m: [&str; 3]| format!("max(min({0}, {1}), min(max({0}, {1}), {2}))", m[0], m[1], m[2]);
    let x = median([
        "max(max(min(a[0], min(a[1], a[2])), min(a[3], min(a[4], a[5]))), min(a[6], min(a[7], a[8])))",
        &median(["a[0]", "a[1]", "a[2]"]),
        "min(min(max(a[0], max(a[1], a[2])), max(a[3], max(a[4], a[5]))), max(a[6], max(a[7], a[8])))",
    ]);
    let y = median([
        "min(max(a[1], max(a[0], a[2])), min(max(a[3], max(a[5], a[4])), max(a[8], max(a[7], a[6]))))",
        &median(["a[2]", "a[1]", "a[0]"]),
        "max(min(a[2], min(a[1], a[0])), max(min(a[5], min(a[4], a[3])), min(a[8], min(a[7], a[6]))))",
    ]);
    assert_eq!(swept(&x, &y, least, 5_000), Verdict::Proved);

    let header = "fn(a: i16x2, s: u16) -> u16";
    let round = "sat_i16(a[0]*a[1] + 0x4000 >> 15)";
    let doubled = "sat_i16((a[0]*a[1] >> 14) + 1 >> 1)";
    let shifted = |x: &str| format!("({x} - ({x} >> s[0] << s[0]))");
    let guarded =
        |x: &str| format!("(s[0] < 16 ? {x} - ({x} >> min(s[0], 15) << s[0]) : s[0] < 17 ? u16({x}) : {x})");
    let square = |x: &str| format!("u16(sat_i16(i16({x})*i16({x}) + 0x4000 >> 15) * 7363 + 0x4000 >> 15)");
    let (x, y) = (square(&shifted(round)), square(&guarded(doubled)));
    assert_eq!(swept(&x, &y, header, 5_000), Verdict::Proved);
}

/// Terms that are nearly always zero, and equal one by one: which belong together shows in what they read.
#[test]
fn sums_are_proven_term_by_term() {
    let function = |condition: &str| {
        let term = |j: usize| {
            let condition = condition.replace("v", &format!("a[{}]", 2 * j)).replace('j', &j.to_string());
            format!("({condition} ? a[{}] : 0)", 2 * j + 1)
        };
        let terms: Vec<String> = (0..8).map(term).collect();
        let text = format!(
            "fn(a: u8x16, b: u32, q: mask u1x8, m: imm u1) -> u32\n= u32({} + b[0])",
            terms.join(" + ")
        );
        crate::text::parse_lane_fn(&text).expect("well formed")
    };
    let x = function("q[j] & ((v >> 1 == 73) & (u1(v) == m[0]))");
    let y = function("q[j] & (u1(v) == m[0]) & (v >> 1 == 73)");
    assert_eq!(Prover::new(3_000).prove_equal_lane_fns(&x, &y), Ok(Verdict::Proved));

    let mut dag = x.dag.clone();
    let (a, b) = (x.bodies[0], dag.import(&y.dag, y.bodies[0], &mut |_, _| None));
    let more = dag.add_const(b, 1);
    let flat = Flat { dag, roots: vec![a, b] };
    let (Flat { dag, .. }, pairs) =
        difference::paired_terms(&flat, a, b, |_, _, _| true).expect("as many terms");
    let reads = |id| -> Vec<Id> {
        let mut reads = dag.reachable(&[id]);
        reads.retain(|r| matches!(dag.node(*r), Node::Read { .. }));
        reads.sort_unstable();
        reads
    };
    assert_eq!(pairs.len(), 8);
    assert!(pairs.iter().all(|(p, q)| p != q && reads(*p) == reads(*q)));
    assert!(difference::paired_terms(&flat, a, b, |_, _, _| false).is_none());
    assert!(difference::paired_terms(&flat, a, more, |_, _, _| true).is_none());
    // One pair would be the claim again.
    let (p, q) = pairs[0];
    assert!(difference::paired_terms(&flat, p, q, |_, _, _| true).is_none());
}

/// Two functions that differ for one of 2^48 values, which no sample shows, deep inside of what is else alike.
#[test]
fn almost_equal_inner_values_are_not_proven() {
    let header = "fn(a: u16x3) -> u16";
    let rare = "a[0] == 0x1234 ? (a[1] == 0x5678 ? (a[2] == 0x9abc ? 1 : 0) : 0) : 0";
    let inner = "(a[0]*a[1] >> 16)";
    let outer = |x: &str| format!("u16(max({x}, a[2]) ^ min({x}, a[2]))");
    let (x, y) = (outer(inner), outer(&format!("({inner} ^ ({rare}))")));
    let verdict = swept(&x, &y, header, 2_000);
    let Verdict::Refuted(model) = verdict else { panic!("{verdict:?}") };
    assert_ne!(model.left, model.right);
    // Equal only where the cut value is one that does not occur.
    let header = "fn(a: u8x2) -> u8";
    let verdict = swept("u8(a[0]*a[0] & 3) == 2 ? a[1] : 0", "0", header, 2_000);
    assert_eq!(verdict, Verdict::Proved);
    let verdict = swept("u8(a[0]*a[0] & 3) == 1 ? a[1] : 0", "0", header, 2_000);
    assert!(matches!(verdict, Verdict::Refuted(_)), "{verdict:?}");
}

/// What is assumed of an operand holds in every question about it, and only that.
#[test]
fn assumptions_are_kept_while_sweeping() {
    let function = |body: &str| {
        let text = format!("fn(a: i16, b: i16) -> u16\n= {body}");
        crate::text::parse_lane_fn(&text).expect("well formed")
    };
    let range = |hi| Range { operand: 0, element: None, width: 16, signed: true, lo: -16, hi };
    let x = function("u16(sat_i16(a[0]*1000 + sat_i16(a[0]*b[0] >> 8)) * b[0] >> 5)");
    let y = function("u16((a[0]*1000 + (a[0]*b[0] >> 8)) * b[0] >> 5)");
    let verdict = |hi| Prover::new(3_000).sweeping().assume(range(hi)).prove_equal_lane_fns(&x, &y);
    assert_eq!(verdict(16), Ok(Verdict::Proved));
    assert!(matches!(verdict(40), Ok(Verdict::Refuted(_))));
}

/// Values of 128 bits and more, which no machine integer holds.
#[test]
fn numbers_of_any_size_are_exact() {
    let mut f = Fixture::new(64, 1);
    let (a, b) = (f.read(0, false), f.read(1, false));
    let product = f.dag.mul(a, b);
    // a * b - 1 saturates where a * b is 2^64 and more, up to (2^64 - 1)^2.
    let less = f.dag.add_const(product, -1);
    let (sat, zero) = (f.dag.sat(less, 64, false), f.dag.constant(0));
    assert!(matches!(f.prove(sat, zero), Verdict::Refuted(_)));
    let max = i128::from(u64::MAX);
    let range = |operand| Range { operand, element: None, width: 64, signed: false, lo: max, hi: max };
    let most = f.dag.constant(max);
    let assumed = Prover::new(10_000).assume(range(0)).assume(range(1));
    assert_eq!(assumed.prove_equal(&f.dag, sat, most, &f.operands), Verdict::Proved);
    // The top half of a product, and of one that is shifted far.
    let (far, high) = (f.dag.scale(product, 1 << 100), f.dag.shr_const(product, 64));
    let (far, back) = (f.dag.scale(far, 1 << 100), f.dag.shr_const(far, 100));
    let far = f.dag.shr_const(far, 264);
    assert_eq!(f.prove(far, high), Verdict::Proved);
    assert_eq!(f.prove(back, product), Verdict::Proved);
    // 2^100 * 2^100 is not 0.
    let k = f.dag.constant(1 << 100);
    let square = f.dag.mul(k, k);
    let small = f.dag.shr_const(square, 190);
    let kilo = f.dag.constant(1024);
    assert_eq!(f.prove(small, kilo), Verdict::Proved);
    assert!(matches!(f.prove(small, zero), Verdict::Refuted(_)));
}

/// An element that data choose may lie outside of the operand, where it is 0 whatever is assumed of the others.
#[test]
fn assumptions_are_not_about_what_is_not_there() {
    let mut f = Fixture::new(8, 16);
    let index = f.dag.read_at(1, 8, false, 0);
    let range = Range { operand: 0, element: None, width: 8, signed: false, lo: 5, hi: 9 };
    let sweeping = Prover::new(2_000).assume(range.clone()).sweeping();
    let five = f.dag.constant(5);
    for (bits, holds) in [(5, false), (4, true)] {
        let at = f.dag.wrap(index, bits, false);
        let element = f.dag.read(0, 8, false, at);
        let least = f.dag.max(element, five);
        for prover in [&sweeping, &Prover::new(2_000).assume(range.clone())] {
            let verdict = prover.prove_equal(&f.dag, least, element, &f.operands);
            assert_eq!(verdict.is_proved(), holds, "{bits} bits: {verdict:?}");
            assert!(holds || matches!(verdict, Verdict::Refuted(_)), "{verdict:?}");
        }
    }
}

/// Sums whose terms are equal are equal; what truncations of different sizes make of them is not.
#[test]
fn truncations_of_equal_sums_differ() {
    let mut f = Fixture::new(8, 16);
    let terms: Vec<(Id, i128)> = (0..3)
        .map(|n| {
            let x = f.dag.read_at(0, 8, false, n);
            let rare = f.dag.constant(0x5a);
            (f.dag.eq(x, rare), 100)
        })
        .collect();
    let sum = f.dag.sum(0, &terms);
    let cut = f.dag.wrap(sum, 8, false);
    let signed = f.dag.wrap(sum, 8, true);
    for (a, b) in [(cut, sum), (signed, cut), (signed, sum)] {
        assert!(matches!(f.prove(a, b), Verdict::Refuted(_)));
    }
}

/// Blends of three bytes, a product by sign and magnitude, and the dot product of such: what a solver gives up on.
#[test]
fn few_bits_are_proven_by_all_their_values() {
    let bytes = "fn(a: u8, x: u8, y: u8) -> u8";
    let blend = "u8((a[0]*x[0] + (255 - a[0])*y[0] + 127)*0x8081 >> 23)";
    let sum = "(a[0]*x[0] + (255 - a[0])*y[0] + 128)";
    let shifts = format!("u8({sum} + ({sum} >> 8) >> 8)");
    let start = Instant::now();
    assert_eq!(swept(blend, &shifts, bytes, 1_000), Verdict::Proved);
    let wrong = format!(
        "u8({sum} + ({sum} >> 8) + (a[0] == 77 ? (x[0] == 250 ? (y[0] == 3 ? 256 : 0) : 0) : 0) >> 8)"
    );
    assert!(matches!(swept(blend, &wrong, bytes, 1_000), Verdict::Refuted(_)));

    let header = "fn(a: i8x4, b: i8x4) -> u32";
    let signed = |j: usize| format!("(a[{j}] < 0 ? i8(-b[{j}]) : a[{j}] == 0 ? 0 : b[{j}])");
    let product = |j: usize| format!("u8(abs(a[{j}]))*{}", signed(j));
    let pair = |j: usize| format!("sat_i16({} + {})", product(j), product(j + 1));
    let by_sign = format!("u32({} + {})", pair(0), pair(2));
    let plain = "u32(sum[j < 4](a[j]*b[j]))";
    let function =
        |body: &str| crate::text::parse_lane_fn(&format!("{header}\n= {body}")).expect("well formed");
    let range = |operand, lo| Range { operand, element: None, width: 8, signed: true, lo, hi: 127 };
    let prover = |lo| Prover::new(1_000).sweeping().assume(range(0, -127)).assume(range(1, lo));
    let prove = |lo| prover(lo).prove_equal_lane_fns(&function(plain), &function(&by_sign));
    assert_eq!(prove(-127), Ok(Verdict::Proved));
    assert!(matches!(prove(-128), Ok(Verdict::Refuted(_))));
    // About as many values as there may be, twice.
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
}

/// Numbers that no machine integer holds, and inputs of too many bits, are not tried; as many as may be are.
#[test]
fn what_does_not_fit_is_not_tried() {
    let trial = |operands: &str, x: &str, y: &str| {
        let function = |body: &str| {
            crate::text::parse_lane_fn(&format!("fn({operands}) -> u64\n= {body}")).expect("well formed")
        };
        let (x, y) = (function(x), function(y));
        let mut dag = x.dag.clone();
        let y = dag.import(&y.dag, y.bodies[0], &mut |_, _| None);
        let flat = Flat { dag, roots: vec![x.bodies[0], y] };
        let claim = Claim::Equal(flat.roots[0], flat.roots[1]);
        match exhaust::try_all(&flat, claim, &x.operands, &[], exhaust::MUCH) {
            Trial::Holds => "holds",
            Trial::Fails(_) => "fails",
            Trial::TooMany => "too many",
        }
    };
    let square = |x: &str| format!("u64({x}*{x})");
    assert_eq!(trial("a: u16, b: u8", &square("(a[0] + b[0])"), &square("(b[0] + a[0])")), "holds");
    let (sum, bits) = ("u64(a[0] + b[0])", "u64((a[0] ^ b[0]) + 2*(a[0] & b[0]))");
    assert_eq!(trial("a: u16, b: u8", sum, bits), "holds");
    assert_eq!(trial("a: u16, b: u8", sum, "u64(a[0] | b[0])"), "fails");
    assert_eq!(trial("a: u16, b: u16", sum, bits), "too many");
    // Sixteen bits of these operands matter.
    let low = |x: &str| x.replace("a[0]", "u8(a[0] >> 9)").replace("b[0]", "u8(b[0])");
    assert_eq!(trial("a: u32, b: u64", &low(sum), &low(bits)), "holds");
    let large = |k: &str| format!("u64((a[0] << 60) * (a[0] << 61) + {k})");
    assert_eq!(trial("a: u8", &large("a[0]"), &large("1")), "too many");
}

#[test]
fn what_the_solver_would_drown_in_is_not_asked() {
    let mut dag = Dag::new();
    let operand =
        Operand { name: "a".into(), kind: Kind::Vector, width: 64, extents: vec![1], signed: false };
    let (a, mut tower) = (dag.read_at(0, 64, false, 0), dag.read_at(0, 64, false, 0));
    for n in 0..80 {
        let other = dag.constant(2 * n + 3);
        let factor = dag.xor(a, other);
        let product = dag.mul(tower, factor);
        tower = dag.wrap(product, 64, false);
    }
    let zero = dag.constant(0);
    let operands = [operand];
    let flat = flatten(&dag, &[tower, zero], true, &operands).expect("small");
    let prover = Prover::new(3_000);
    let claim = Claim::Equal(flat.roots[0], flat.roots[1]);
    let start = Instant::now();
    let verdict = prover.ask(&flat, claim, &operands, Opaque::Axes, 3_000);
    assert!(matches!(&verdict, Verdict::Unknown(why) if why.contains("products")), "{verdict:?}");
    assert!(start.elapsed().as_secs() < 5);
}
