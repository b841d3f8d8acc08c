//! Small families of hand-made instructions end in the classes that their meaning asks for.

use autoir_semantics::dag::{Dag, Id};
use autoir_semantics::lane::{ElementFn, Kind, LaneFn, Operand, Shape};
use autoir_semantics::reroll::reroll;
use autoir_similarity::classes::{Class, Classes, Input, Options, classes, classes_with};
use autoir_similarity::prove::{Answer, Answers};

fn vector(name: &str, width: u16, lanes: u32) -> Operand {
    let (kind, extents) = (Kind::Vector, vec![lanes]);
    Operand { name: name.into(), kind, width, extents, signed: false }
}

fn mask(name: &str, lanes: u32) -> Operand {
    let extents = vec![lanes];
    Operand { name: name.into(), kind: Kind::Mask, width: 1, extents, signed: false }
}

fn function(
    width: u16,
    lanes: u32,
    operands: Vec<Operand>,
    element: impl Fn(&mut Dag, u32) -> Id,
) -> ElementFn {
    let mut dag = Dag::new();
    let elements = (0..lanes)
        .map(|i| {
            let e = element(&mut dag, i);
            dag.wrap(e, width, false)
        })
        .collect();
    let result = Shape { kind: Kind::Vector, width, extents: vec![lanes] };
    let f = ElementFn { dag, operands, result, elements };
    f.validate().expect("the test's function is well formed");
    f
}

fn two(width: u16, lanes: u32) -> Vec<Operand> {
    vec![vector("a", width, lanes), vector("b", width, lanes)]
}

fn run(functions: &[(&str, ElementFn)]) -> Classes {
    let forms: Vec<LaneFn> = functions.iter().map(|(_, f)| reroll(f)).collect();
    let inputs: Vec<Input<'_>> = functions
        .iter()
        .zip(&forms)
        .map(|((id, elements), function)| Input { id, function, elements })
        .collect();
    let result = classes(&inputs, Options { jobs: 2 }, &|_, _| {});
    for c in &result.classes {
        println!("{}: {:?}", c.name, c.members.iter().map(|m| &m.id).collect::<Vec<_>>());
    }
    assert_eq!(result.unknown, vec![]);
    result
}

fn run_knowing(functions: &[(&str, ElementFn)], answers: &mut Answers) -> Classes {
    let forms: Vec<LaneFn> = functions.iter().map(|(_, f)| reroll(f)).collect();
    let inputs: Vec<Input<'_>> = functions
        .iter()
        .zip(&forms)
        .map(|((id, elements), function)| Input { id, function, elements })
        .collect();
    classes_with(&inputs, Options { jobs: 2 }, answers, &|_, _| {})
}

fn class_of<'a>(classes: &'a Classes, id: &str) -> &'a Class {
    classes
        .classes
        .iter()
        .find(|c| c.members.iter().any(|m| m.id == id))
        .expect("every instruction has a class")
}

fn add(width: u16, lanes: u32, sign: i128) -> ElementFn {
    function(width, lanes, two(width, lanes), |d, i| {
        let (a, b) = (d.read_at(0, width, false, i), d.read_at(1, width, false, i));
        d.sum(0, &[(a, 1), (b, sign)])
    })
}

fn adds(width: u16, lanes: u32) -> ElementFn {
    function(width, lanes, two(width, lanes), |d, i| {
        let (a, b) = (d.read_at(0, width, true, i), d.read_at(1, width, true, i));
        let s = d.add(a, b);
        d.sat(s, width, true)
    })
}

fn masked_add(zero: bool) -> ElementFn {
    let mut operands = vec![vector("src", 32, 8), mask("k", 8)];
    operands.extend(two(32, 8));
    function(32, 8, operands, |d, i| {
        let (a, b) = (d.read_at(2, 32, false, i), d.read_at(3, 32, false, i));
        let s = d.add(a, b);
        let s = d.wrap(s, 32, false);
        let k = d.read_at(1, 1, false, i);
        let src = if zero { d.constant(0) } else { d.read_at(0, 32, false, i) };
        d.select(k, s, src)
    })
}

fn unpack(width: u16, lanes: u32, high: bool) -> ElementFn {
    let block = 128 / u32::from(width);
    function(width, lanes, two(width, lanes), |d, i| {
        let (k, j) = (i / block, i % block);
        let offset = if high { block / 2 } else { 0 };
        d.read_at((j % 2) as u16, width, false, k * block + offset + j / 2)
    })
}

/// `accumulator[i] + sum of 2 products`, or the sum alone.
fn dot(lanes: u32, accumulate: bool) -> ElementFn {
    let mut operands = vec![vector("a", 16, 2 * lanes), vector("b", 16, 2 * lanes)];
    if accumulate {
        operands.insert(0, vector("src", 32, lanes));
    }
    let first = u16::from(accumulate);
    function(32, lanes, operands, |d, i| {
        let mut sum = if accumulate { d.read_at(0, 32, false, i) } else { d.constant(0) };
        for j in 0..2 {
            let (a, b) = (d.read_at(first, 16, true, 2 * i + j), d.read_at(first + 1, 16, true, 2 * i + j));
            let p = d.mul(a, b);
            sum = d.add(sum, p);
        }
        sum
    })
}

/// `dst[m, n] + sum of products of a[m, k, j] and b[k, n, j]` for four bytes `j` in each of `inner` doublewords,
/// on the first `rows` rows and `columns` doublewords of tiles of 16 by 16 doublewords; the others are zero.
fn contraction(rows: u32, columns: u32, inner: u32) -> ElementFn {
    let tile = |name: &str| Operand { kind: Kind::Tile, extents: vec![16, 64], ..vector(name, 8, 1024) };
    let mut f = function(32, 256, vec![tile("dst"), tile("a"), tile("b")], |d, i| {
        let (m, n) = (i / 16, i % 16);
        if m >= rows || n >= columns {
            return d.constant(0);
        }
        let mut sum = d.read_at(0, 32, false, i);
        for k in 0..inner {
            for j in 0..4 {
                let a = d.read_at(1, 8, false, 64 * m + 4 * k + j);
                let b = d.read_at(2, 8, true, 64 * k + 4 * n + j);
                let p = d.mul(a, b);
                sum = d.add(sum, p);
            }
        }
        sum
    });
    f.result = Shape { kind: Kind::Tile, width: 32, extents: vec![16, 16] };
    f
}

/// `src[i] + sum of 4 products`: one row by one column of a contraction, in every lane.
fn dot_of_bytes(lanes: u32) -> ElementFn {
    let operands = vec![vector("src", 32, lanes), vector("a", 8, 4 * lanes), vector("b", 8, 4 * lanes)];
    function(32, lanes, operands, |d, i| {
        let mut sum = d.read_at(0, 32, false, i);
        for j in 0..4 {
            let (a, b) = (d.read_at(1, 8, false, 4 * i + j), d.read_at(2, 8, true, 4 * i + j));
            let p = d.mul(a, b);
            sum = d.add(sum, p);
        }
        sum
    })
}

#[test]
fn a_dot_product_is_a_contraction_with_other_extents() {
    let r = run(&[
        ("tile", contraction(16, 16, 16)),
        ("part", contraction(8, 4, 2)),
        ("vector", dot_of_bytes(16)),
        ("add", add(8, 16, 1)),
    ]);
    let class = class_of(&r, "tile");
    let members: Vec<&str> = class.members.iter().map(|m| m.id.as_str()).collect();
    assert_eq!(members, ["tile", "part", "vector"]);
    assert_eq!(class.name, "dot_acc");
    // The same operation, at these extents of the result.
    let axes: Vec<&[u32]> = class.members.iter().map(|m| &m.axes[..]).collect();
    assert_eq!(axes, [&[16, 16][..], &[8, 4, 4], &[16]]);
}

#[test]
fn numbers_do_not_make_classes() {
    let r = run(&[
        ("add8", add(8, 16, 1)),
        ("add32", add(32, 8, 1)),
        ("sub16", add(16, 16, -1)),
        ("adds16", adds(16, 16)),
        ("mask_add32", masked_add(false)),
        ("maskz_add32", masked_add(true)),
    ]);
    assert_eq!(r.classes.len(), 1);
    let wrappers: Vec<&str> = r.classes[0].members.iter().map(|m| m.wrapper.name()).collect();
    assert_eq!(wrappers, ["none", "none", "none", "none", "merge", "zero"]);
}

#[test]
fn unpack_low_and_high_are_one_operation() {
    let r = run(&[
        ("lo8", unpack(8, 16, false)),
        ("hi8", unpack(8, 64, true)),
        ("lo64", unpack(64, 2, false)),
        ("hi16", unpack(16, 16, true)),
    ]);
    assert_eq!(r.classes.len(), 1);
}

#[test]
fn a_dot_product_is_one_with_accumulator_zero() {
    let r = run(&[("madd", dot(4, false)), ("dpwssd", dot(16, true)), ("add", add(8, 16, 1))]);
    assert_eq!(class_of(&r, "madd").name, class_of(&r, "dpwssd").name);
}

/// `accumulator[i] + sum of 2 products`, saturated, where one factor is in the halves of a scalar that every lane
/// reads (`halves`), or in lane `n` of a vector.
fn dot_of_lane(lanes: u32, halves: bool) -> ElementFn {
    let last = match halves {
        true => Operand { kind: Kind::Scalar, extents: vec![], ..vector("b", 32, 1) },
        false => vector("b", 16, 2 * lanes),
    };
    let lane = Operand { kind: Kind::Immediate, extents: vec![], ..vector("n", 8, 1) };
    let operands = vec![vector("src", 32, lanes), vector("a", 16, 2 * lanes), last, lane];
    function(32, lanes, operands, |d, i| {
        let mut sum = d.read_at(0, 32, true, i);
        for j in 0..2 {
            let a = d.read_at(1, 16, true, 2 * i + j);
            let b = if halves {
                let word = d.read_at(2, 32, false, 0);
                let at = d.constant(16 * i128::from(j));
                let half = d.shr(word, at);
                d.wrap(half, 16, true)
            } else {
                let n = d.read_at(3, 1, false, 0);
                let index = d.sum(i128::from(j), &[(n, 2)]);
                d.read(2, 16, true, index)
            };
            let p = d.mul(a, b);
            sum = d.add(sum, p);
        }
        if halves { d.sat(sum, 32, true) } else { sum }
    })
}

#[test]
fn an_operand_that_an_instruction_lacks_is_a_constant() {
    let r = run(&[
        ("madd", dot(4, false)),
        ("dpwssd", dot(16, true)),
        ("half", dot(8, true)),
        ("dmpy", dot_of_lane(32, true)),
        ("lane", dot_of_lane(4, false)),
        ("add", add(8, 16, 1)),
    ]);
    let class = class_of(&r, "madd");
    let members: Vec<&str> = class.members.iter().map(|m| m.id.as_str()).collect();
    assert_eq!((class.name.as_str(), members), ("dot_acc", vec!["madd", "dpwssd", "half", "dmpy", "lane"]));
    assert_eq!(r.classes.len(), 2);
}

#[test]
fn known_answers_change_nothing_but_the_time() {
    let text = |c: &Classes| format!("{:?} {:?}", c.classes, c.unknown);
    let functions = vec![("madd", dot(4, false)), ("dpwssd", dot(16, true)), ("adds16", adds(16, 16))];
    let mut answers = Answers::default();
    let first = run_knowing(&functions, &mut answers);
    let asked = answers.len();
    let again = run_knowing(&functions, &mut answers);
    assert_eq!((text(&first), asked), (text(&again), answers.len()));
    // Where one function is another, what is known of the old one is not said of it.
    let mut touched = functions.clone();
    touched[2] = ("adds16", add(16, 16, 1));
    let known = run_knowing(&touched, &mut answers);
    assert_eq!(text(&known), text(&run(&touched)));
    assert_ne!(text(&known), text(&first));
}

fn rotate(width: u16, lanes: u32, left: bool) -> ElementFn {
    let w = i128::from(width);
    let operands = vec![vector("a", width, lanes), vector("b", width, lanes)];
    function(width, lanes, operands, |d, i| {
        let a = d.read_at(0, width, false, i);
        let count = d.read_at(1, width, false, i);
        let count = d.wrap(count, width.trailing_zeros() as u16, false);
        let rest = d.sum(w, &[(count, -1)]);
        let (up, down) = if left { (count, rest) } else { (rest, count) };
        let high = d.shl(a, up);
        let high = d.wrap(high, width, false);
        let low = d.shr(a, down);
        d.or(high, low)
    })
}

/// Interleaved with a mask that chooses between the bits of the result and of another operand.
fn masked_bits(zero: bool) -> ElementFn {
    let mut operands = vec![vector("src", 8, 16), mask("k", 16)];
    operands.extend(two(8, 16));
    function(8, 16, operands, |d, i| {
        let k = d.read_at(1, 1, false, i);
        let bits: Vec<(Id, i128)> = (0..8)
            .map(|n| {
                let a = d.read_at(2, 1, false, 8 * i + n);
                let b = d.read_at(3, 1, false, 8 * i + (n + 3) % 8);
                let x = d.mul(a, b);
                let src = if zero { d.constant(0) } else { d.read_at(0, 1, false, 8 * i + n) };
                (d.select(k, x, src), 1 << n)
            })
            .collect();
        d.sum(0, &bits)
    })
}

#[test]
fn left_and_right_rotations_are_one_operation() {
    let r = run(&[
        ("rol16", rotate(16, 8, true)),
        ("rol32", rotate(32, 4, true)),
        ("ror16", rotate(16, 8, false)),
        ("ror32", rotate(32, 8, false)),
    ]);
    assert_eq!(r.classes.len(), 1);
}

#[test]
fn a_mask_inside_the_expression_is_still_a_mask() {
    let r = run(&[("merge", masked_bits(false)), ("zero", masked_bits(true))]);
    let wrapper = |id: &str| {
        let class = class_of(&r, id);
        class.members.iter().find(|m| m.id == id).map(|m| m.wrapper.name())
    };
    assert_eq!((wrapper("merge"), wrapper("zero")), (Some("merge"), Some("zero")));
    assert_eq!(r.classes.len(), 1);
}

#[test]
fn different_operations_stay_apart_and_have_names() {
    let r = run(&[("add8", add(8, 16, 1)), ("lo8", unpack(8, 16, false)), ("rol", rotate(16, 8, true))]);
    let names: Vec<&str> = r.classes.iter().map(|c| c.name.as_str()).collect();
    assert_eq!(names, ["add", "move", "rotate"]);
}

#[test]
fn proofs_replay_and_do_not_fit_other_functions() {
    let functions = [("adds16", adds(16, 16)), ("mask_add32", masked_add(false)), ("madd", dot(4, false))];
    let r = run(&functions);
    for (id, elements) in &functions {
        let class = class_of(&r, id);
        let member = class.members.iter().find(|m| m.id == *id).expect("it is a member");
        assert!(matches!(class.replay(member, elements), Answer::Proved(_)));
        let mut forged = member.clone();
        forged.proof.operation[0] ^= 1;
        assert!(!matches!(class.replay(&forged, elements), Answer::Proved(_)));
    }
    let add = class_of(&r, "adds16");
    let member = add.members.iter().find(|m| m.id == "adds16").expect("it is a member");
    assert!(!matches!(add.replay(member, &add_wrapping()), Answer::Proved(_)));
}

fn add_wrapping() -> ElementFn {
    add(16, 16, 1)
}

#[test]
fn the_order_of_the_input_does_not_matter() {
    let make = || {
        vec![
            ("add8", add(8, 16, 1)),
            ("adds16", adds(16, 16)),
            ("madd", dot(4, false)),
            ("dpwssd", dot(16, true)),
            ("lo8", unpack(8, 16, false)),
        ]
    };
    let partition = |functions: &[(&str, ElementFn)]| {
        let mut all: Vec<Vec<String>> = run(functions)
            .classes
            .into_iter()
            .map(|c| {
                let mut ids: Vec<String> = c.members.into_iter().map(|m| m.id).collect();
                ids.sort();
                ids.insert(0, c.name);
                ids
            })
            .collect();
        all.sort();
        all
    };
    let mut reversed = make();
    reversed.reverse();
    assert_eq!(partition(&make()), partition(&reversed));
}

/// Formats and roundings are numbers of one operation; multiplying apart from adding is another.
#[test]
fn float_formats_are_parameters() {
    use autoir_semantics::dag::Prim;
    use autoir_semantics::float::{Float, FloatFormat, FloatOp, Rounding};
    let add = |format: FloatFormat, lanes, rounding| {
        let width = format.bits();
        function(width, lanes, two(width, lanes), |d, i| {
            let (x, y) = (d.read_at(0, width, false, i), d.read_at(1, width, false, i));
            d.prim(Prim::Float(Float::new(FloatOp::Add, format).rounded(rounding)), &[x, y])
        })
    };
    let multiply = function(32, 4, two(32, 4), |d, i| {
        let (x, y) = (d.read_at(0, 32, false, i), d.read_at(1, 32, false, i));
        d.float(FloatOp::Mul, FloatFormat::F32, &[x, y])
    });
    let result = run(&[
        ("add_ph", add(FloatFormat::F16, 8, Rounding::NearestEven)),
        ("add_ps", add(FloatFormat::F32, 4, Rounding::NearestEven)),
        ("add_pd", add(FloatFormat::F64, 2, Rounding::NearestEven)),
        ("add_round_pd", add(FloatFormat::F64, 2, Rounding::TowardZero)),
        ("mul_ps", multiply),
    ]);
    assert_eq!(result.classes.len(), 2);
    assert_eq!(class_of(&result, "add_ph").members.len(), 4);
    assert_eq!(class_of(&result, "add_ph").name, "float_add");
}
