//! Unrolled elements come back as the templates that a person would write.

use autoir_semantics::dag::{Dag, Id, Node, ReduceOp};
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::{ElementFn, Kind, LaneFn, Operand, Shape};
use autoir_semantics::reroll::reroll;
use autoir_semantics::vectors;

fn operand(name: &str, kind: Kind, width: u16, lanes: u32) -> Operand {
    Operand { name: name.into(), kind, width, extents: vec![lanes], signed: false }
}

fn element_fn(
    operands: Vec<Operand>,
    width: u16,
    lanes: u32,
    mut element: impl FnMut(&mut Dag, u32) -> Id,
) -> ElementFn {
    let mut dag = Dag::new();
    let elements = (0..lanes)
        .map(|i| {
            let e = element(&mut dag, i);
            dag.wrap(e, width, false)
        })
        .collect();
    let f = ElementFn {
        dag,
        operands,
        result: Shape { kind: Kind::Vector, width, extents: vec![lanes] },
        elements,
    };
    f.validate().expect("the test's own function is well formed");
    f
}

/// Re-rolls, validates, and compares both forms on inputs.
fn checked(f: &ElementFn) -> LaneFn {
    let l = reroll(f);
    l.validate().expect("the canonical form is well formed");
    for n in 0..200 {
        let inputs = inputs(&f.operands, n);
        assert_eq!(f.run(&inputs), l.run(&inputs), "input {n}");
    }
    l
}

fn inputs(operands: &[Operand], n: u64) -> Vec<Bits> {
    let shapes: Vec<vectors::Shape> =
        operands.iter().map(|o| vectors::Shape { bits: o.bits(), width: u32::from(o.width) }).collect();
    let generator = vectors::Generator::new(&shapes, 7);
    let mut bytes = vec![0; generator.bytes()];
    generator.fill(n, &mut bytes);
    let mut rest = bytes.as_slice();
    let mut next = |s: &vectors::Shape| {
        let (own, after) = rest.split_at(s.bytes());
        rest = after;
        Bits::from_bytes(own, s.bits)
    };
    shapes.iter().map(&mut next).collect()
}

#[test]
fn what_is_folded_shows_that_it_fits_the_result() {
    let ops = vec![operand("a", Kind::Scalar, 64, 1)];
    let l = checked(&element_fn(ops, 38, 1, |d, _| {
        let field = |d: &mut Dag, at: u32| {
            let a = d.read_at(0, 64, false, 0);
            let by = d.constant(i128::from(at));
            let moved = d.shr(a, by);
            let bit = d.wrap(moved, 1, false);
            d.shl(bit, by)
        };
        let (low, high) = (field(d, 0), field(d, 37));
        d.add(low, high)
    }));
    assert!(l.dag.nodes().iter().any(|n| matches!(n, Node::Reduce { .. })), "{l}");
}

#[test]
fn dot_product_is_a_reduction() {
    let ops = vec![
        operand("c", Kind::Vector, 32, 16),
        operand("a", Kind::Vector, 8, 64),
        operand("b", Kind::Vector, 8, 64),
    ];
    let l = checked(&element_fn(ops, 32, 16, |d, i| {
        let mut sum = d.read_at(0, 32, true, i);
        for j in 0..4 {
            let (a, b) = (d.read_at(1, 8, false, 4 * i + j), d.read_at(2, 8, true, 4 * i + j));
            let p = d.mul(a, b);
            sum = d.add(sum, p);
        }
        sum
    }));
    assert_eq!((l.axes.as_slice(), l.bodies.len()), (&[16][..], 1));
    assert!(l.dag.nodes().iter().any(|n| matches!(n, Node::Reduce { op: ReduceOp::Add, count: 4, .. })));
}

#[test]
fn interleave_has_two_templates() {
    for offset in [0, 8] {
        let ops = vec![operand("a", Kind::Vector, 8, 64), operand("b", Kind::Vector, 8, 64)];
        let l = checked(&element_fn(ops, 8, 64, |d, i| {
            let (k, j, p) = (i / 16, i % 16 / 2, i % 2);
            d.read_at(p as u16, 8, false, 16 * k + j + offset)
        }));
        assert_eq!((l.axes.as_slice(), l.template_axis, l.bodies.len()), (&[4, 8, 2][..], Some(2), 2));
    }
}

#[test]
fn packs_selects_its_template_outside_the_element() {
    let ops = vec![operand("a", Kind::Vector, 32, 16), operand("b", Kind::Vector, 32, 16)];
    let l = checked(&element_fn(ops, 16, 32, |d, i| {
        let (k, m, j) = (i / 8, i / 4 % 2, i % 4);
        let x = d.read_at(m as u16, 32, true, 4 * k + j);
        d.sat(x, 16, true)
    }));
    assert_eq!((l.axes.as_slice(), l.template_axis, l.bodies.len()), (&[4, 2, 4][..], Some(1), 2));
}

#[test]
fn population_count_and_movemask_are_bit_reductions() {
    let l = checked(&element_fn(vec![operand("a", Kind::Vector, 8, 16)], 8, 16, |d, i| {
        let x = d.read_at(0, 8, false, i);
        let bits: Vec<(Id, i128)> = (0..8)
            .map(|b| {
                let s = d.shr_const(x, b);
                (d.wrap(s, 1, false), 1)
            })
            .collect();
        d.sum(0, &bits)
    }));
    assert_eq!(l.bodies.len(), 1);
    assert!(l.dag.nodes().iter().any(|n| matches!(n, Node::Reduce { count: 8, .. })), "{:?}", l.dag.nodes());
    let l = checked(&element_fn(vec![operand("a", Kind::Vector, 8, 16)], 32, 1, |d, _| {
        let bits: Vec<(Id, i128)> = (0..16).map(|b| (d.read_at(0, 1, false, 8 * b + 7), 1 << b)).collect();
        d.sum(0, &bits)
    }));
    assert!(l.dag.nodes().iter().any(|n| matches!(n, Node::Reduce { count: 16, .. })), "{:?}", l.dag.nodes());
}

#[test]
fn tables_become_indexed_reads() {
    let ops = vec![operand("a", Kind::Vector, 32, 8), operand("imm8", Kind::Immediate, 8, 1)];
    let l = checked(&element_fn(ops, 32, 8, |d, i| {
        let imm = d.read_at(1, 8, false, 0);
        let field = d.shr_const(imm, 2 * (i % 4));
        let sel = d.wrap(field, 2, false);
        let mut e = d.constant(0);
        for v in (0..4).rev() {
            let k = d.constant(v);
            let hit = d.eq(sel, k);
            let x = d.read_at(0, 32, false, i / 4 * 4 + v as u32);
            e = d.select(hit, x, e);
        }
        e
    }));
    assert_eq!((l.axes.as_slice(), l.bodies.len()), (&[2, 4][..], 1));
    let Node::Read { index, .. } = l.dag.node(l.bodies[0]) else {
        panic!("an indexed read: {:?}", l.dag.nodes())
    };
    assert!(matches!(l.dag.node(*index), Node::Sum(..)));
}

#[test]
fn lanes_that_simplified_further_follow_the_majority() {
    let l = checked(&element_fn(vec![operand("k", Kind::Scalar, 16, 1)], 8, 16, |d, i| {
        let k = d.read_at(0, 16, false, 0);
        let s = d.shr_const(k, i);
        let bit = d.wrap(s, 1, false);
        d.scale(bit, 255)
    }));
    assert_eq!(l.bodies.len(), 1, "bit 0 and the sign bit have the template of the others");
}

#[test]
fn zero_extension_stored_by_bytes_is_one_wide_element() {
    let ops = vec![
        operand("src", Kind::Vector, 32, 4),
        operand("k", Kind::Mask, 1, 4),
        operand("a", Kind::Vector, 8, 16),
    ];
    let l = checked(&element_fn(ops, 8, 16, |d, i| {
        let k = d.read_at(1, 1, false, i / 4);
        let x = if i % 4 == 0 { d.read_at(2, 8, false, i / 4) } else { d.constant(0) };
        let src = d.read_at(0, 8, false, i);
        d.select(k, x, src)
    }));
    assert_eq!((l.result.width, l.axes.as_slice(), l.bodies.len()), (32, &[4][..], 1));
}
