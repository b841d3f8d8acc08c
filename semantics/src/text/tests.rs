use std::collections::HashMap;

use proptest::prelude::*;

use super::{parse_element_fn, parse_lane_fn};
use crate::dag::{Dag, Id};
use crate::error::Error;
use crate::interp::Run;
use crate::lane::{ElementFn, Kind, LaneFn, Shape};
use crate::random_expr::{Build, float_program, operands};

const DOT: &str = "\
fn(c: u32x16, a: u8x64, b: i8x64) -> u32x16
for i < 16
= u32(c[i] + sum[j < 4](a[4*i + j]*b[4*i + j]))
";

const PACK: &str = "\
fn(a: i32x16, b: i32x16, k: mask u1x32, \"two words\": imm u8) -> u16x32
for i < 4, template i1 < 2, i2 < 4
i1 = 0: k[8*i + i2] ? u16(sat_i16(a[4*i + i2])) : 0
i1 = 1: k[8*i + i2 + 4] ? u16(sat_i16(b[4*i + i2] - $3[0])) : 0
";

#[test]
fn text_is_printed_as_it_was_read() {
    for text in [DOT, PACK] {
        assert_eq!(parse_lane_fn(text).expect("well formed").to_string(), text);
    }
}

#[test]
fn every_construct_round_trips() {
    let bodies = [
        "a[i]",
        "u8({a, b}.i4[3*i + 1])",
        "u8(a[i] << b.u4[i] >> 3)",
        "u8((a[i] & b[i] | a[0]) ^ 85)",
        "a[i] < b[i] ? 255 : 0",
        "u8(a[a[i] & 7] + a[i]*b[i]*b[0])",
        "min(a[i], b[i])",
        "max[j < 4](a[i + j])",
        "first[j < 8](a[j] == b[i], j, 8)",
        "clz8(a[i]) + ctz8(b[i])",
        "gf256mul(gf256inv(a[i]), b[i])",
        "u8(clmul(a[i], b[i]))",
        "u8(-3*a[i] - b[i]*(a[0] - b[0]) - 7)",
        "u8(sum[j1 < 2](sum[j < 3](a.i8[i + 2*j + j1])*b[j1]))",
        "sat_u8(abs(a[i] - b[i]) + i)",
        "a[i] == b[i] ? (a[0] < b[0] ? 1 : 3) : 2",
    ];
    for body in bodies {
        let text = format!("fn(a: u8x8, b: u8x8) -> u8x8\nfor i < 8\n= {body}\n");
        let f = parse_lane_fn(&text).unwrap_or_else(|e| panic!("{body}: {e}"));
        let printed = f.to_string();
        let again = parse_lane_fn(&printed).unwrap_or_else(|e| panic!("{printed}: {e}"));
        assert_eq!(again.to_string(), printed);
        assert_eq!(same(&f.dag, &f.bodies, &again.dag, &again.bodies), None);
    }
}

/// The first root whose normal form, built again, differs.
fn same(a: &Dag, x: &[Id], b: &Dag, y: &[Id]) -> Option<usize> {
    let mut dag = Dag::new();
    let (mut left, mut right) = (HashMap::new(), HashMap::new());
    (0..x.len()).find(|n| {
        let p = dag.import_with(a, x[*n], &mut |_, _| None, &mut left);
        let q = dag.import_with(b, y[*n], &mut |_, _| None, &mut right);
        p != q
    })
}

#[test]
fn errors_have_a_place() {
    let cases = [
        ("fn(a: u8x8) -> u8x8\nfor i < 8\n= a[i] +\n", 3, "expected an expression"),
        ("fn(a: u8x8) -> u8x8\nfor i < 8\n= q[i]\n", 3, "no operand is called `q`"),
        ("fn(a: u8x8) -> u8x8\nfor i < 8\n= a[k]\n", 3, "expected an expression"),
        ("fn(a: u8x8) -> u8x8\nfor i < 8\n= %0\n", 3, "not defined"),
        ("fn(a: w8) -> u8", 1, "element type"),
        ("fn(a: u8x99999999) -> u8", 1, "too large"),
        ("fn() -> u8\n= 99999999999999999999999999999999999999999999", 2, "not a number"),
        ("fn() -> u8\n= 3 ~ 4", 2, "unexpected character"),
        ("fn(a: u8) -> u8\n= sum[j < 2](sum[j < 2](a[j]))", 2, "already bound"),
        ("fn(a: u8) -> u8\nlet %0[j < 4] = a[j]*a[j]\n= sum[j < 3](%0)", 3, "not bound"),
        ("fn(a: u8) -> u8\n= a[0] a[0]", 2, "expected the end"),
    ];
    for (text, at, what) in cases {
        match parse_lane_fn(text) {
            Err(Error::Syntax { line, message, .. }) => {
                assert_eq!(line, at, "{text}: {message}");
                assert!(message.contains(what), "{text}: {message}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    let column = parse_lane_fn("fn(a: u8) -> u8\n= a[0] + ?");
    assert!(matches!(column, Err(Error::Syntax { line: 2, column: 10, .. })));
}

#[test]
fn a_result_out_of_range_is_malformed() {
    let text = "fn(a: u8x8) -> u8x8\nfor i < 8\n= a[i] + 1\n";
    assert!(matches!(parse_lane_fn(text), Err(Error::Malformed(_))));
}

#[test]
fn nesting_has_a_limit() {
    let deep = format!("fn() -> u8\n= {}1{}", "(".repeat(5000), ")".repeat(5000));
    assert!(matches!(parse_lane_fn(&deep), Err(Error::Syntax { .. })));
    let mut long = String::from("fn(a: u8x8) -> u8\n");
    for n in 0..5000 {
        let before = if n == 0 { "a[0]".into() } else { format!("%{}", n - 1) };
        long.push_str(&format!("let %{n} = ({before} ^ a[1])*a[2] & 255\n"));
    }
    long.push_str("= %4999");
    assert!(matches!(parse_lane_fn(&long), Err(Error::Syntax { .. })));
}

/// 2^40 paths, 40 lines.
#[test]
fn shared_expressions_are_printed_once() {
    let mut dag = Dag::new();
    let zero = dag.constant(0);
    let mut x = dag.read(0, 8, false, zero);
    let a = dag.read_at(0, 8, false, 1);
    for _ in 0..40 {
        let (or, and) = (dag.or(x, a), dag.and(x, a));
        let p = dag.mul(or, and);
        x = dag.wrap(p, 8, false);
    }
    let f = ElementFn {
        operands: operands(),
        result: Shape { kind: Kind::Vector, width: 8, extents: vec![1] },
        dag,
        elements: vec![x],
    };
    let text = f.to_string();
    assert!(text.len() < 4000, "{text}");
    let again = parse_element_fn(&text).expect("printed text is well formed");
    assert_eq!(same(&f.dag, &f.elements, &again.dag, &again.elements), None);
}

/// A lane function whose bodies are random expressions.
fn random_lane_fn(programs: &[Vec<crate::random_expr::Step>]) -> LaneFn {
    let axes = vec![2, programs.len() as u32, 3];
    let mut dag = Dag::new();
    let bodies = programs
        .iter()
        .map(|p| {
            let build = Build::run(p, &axes);
            let body = dag.import(&build.dag, build.last().1, &mut |_, _| None);
            dag.wrap(body, 16, false)
        })
        .collect();
    LaneFn {
        dag,
        operands: operands(),
        result: Shape { kind: Kind::Vector, width: 16, extents: vec![6 * programs.len() as u32] },
        axes,
        template_axis: Some(1),
        bodies,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn random_functions_round_trip(programs in prop::collection::vec(float_program(40), 2..4)) {
        let f = random_lane_fn(&programs);
        prop_assume!(f.validate().is_ok());
        let text = f.to_string();
        let again = match parse_lane_fn(&text) {
            Ok(f) => f,
            Err(e) => return Err(TestCaseError::fail(format!("{e}\n{text}"))),
        };
        prop_assert_eq!(again.to_string(), text.clone());
        prop_assert_eq!(same(&f.dag, &f.bodies, &again.dag, &again.bodies), None, "{}", text);
        for inputs in crate::smt::random_inputs(&operands(), 4) {
            prop_assert!(f.run(&inputs) == again.run(&inputs), "{}", text);
        }
        let unrolled = f.unroll();
        // A carry-free `or` becomes a sum whose interval may be wider by one.
        prop_assume!(unrolled.validate().is_ok());
        let again = parse_element_fn(&unrolled.to_string());
        prop_assert!(again.is_ok(), "{:?}\n{}", again.err(), unrolled);
    }

    /// Damaged text is an error or a function, never a panic.
    #[test]
    fn hostile_text(
        programs in prop::collection::vec(float_program(20), 2..3),
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0usize..60), 1..6),
    ) {
        let parts = [
            "(", ")", "[", "]", "-", "*", "/", "0x7fffffffffffffffffffffffffffff", "%0", "j", "$1",
            "<<", ">>", "==", "u126(", "i1(", "abs(", "sum[j < 4294967295](", "min(", "a", ":", "?",
            "clz9(", "clmul(", "{", ",", "\"", "é", "65536", "i3", ".u3[", "=", "let", "xor[j2 < 2](",
        ];
        let mut text = random_lane_fn(&programs).to_string();
        for (at, what) in cuts {
            let mut at = at.index(text.len() + 1);
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            match parts.get(what) {
                Some(part) => text.insert_str(at, part),
                None => {
                    let mut end = (at + what - 30).min(text.len());
                    while !text.is_char_boundary(end) {
                        end -= 1;
                    }
                    if at < end {
                        text.replace_range(at..end, "");
                    }
                }
            }
        }
        let _ = parse_element_fn(&text);
        if let Ok(f) = parse_lane_fn(&text) {
            let printed = f.to_string();
            prop_assert!(parse_lane_fn(&printed).is_ok(), "{}\n{}", text, printed);
            // What is admitted can be brought to normal form.
            let mut dag = Dag::new();
            for b in &f.bodies {
                dag.import(&f.dag, *b, &mut |_, _| None);
            }
        }
    }
}
