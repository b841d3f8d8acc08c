use autoir::program::{Opaque, Step};
use autoir_semantics::reroll::reroll;

use super::*;
use crate::testing::window;

const ADD: &str = "window add(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";
const SHIFT: &str = "window shift(a: u16x8, n: imm u8) -> u16x8 {\n    out[i] = a[i] >> n\n}\n";
const ZERO: &str = "window zero(a: u8x16) -> u8x16 {\n    out[i] = 0\n}\n";

fn instruction(text: &str, arch: &str, immediates: &[(i64, i64)]) -> Instruction {
    let window = window(text);
    Instruction {
        id: format!("{arch}.{}", window.name),
        mnemonic: window.name.clone(),
        arch: arch.to_owned(),
        features: Vec::new(),
        function: reroll(&window.function),
        immediates: immediates.to_vec(),
    }
}

fn library() -> Library {
    let instructions = vec![
        instruction(ADD, "one", &[]),
        instruction(SHIFT, "one", &[(1, 16)]),
        instruction(ADD, "two", &[]),
    ];
    Library::new(instructions, "")
}

fn step(instruction: &str, args: Vec<Arg>) -> Step {
    let shape = if instruction.ends_with("shift") { Shape::vector(16, 8) } else { Shape::vector(8, 16) };
    Step { instruction: instruction.to_owned(), args, result: shape }
}

/// What the verifier says of a program for `text`.
fn judged(text: &str, steps: Vec<Step>, result: Arg) -> Result<Verdict, VerifyError> {
    let window = window(text);
    let port = |o: &Operand| Port { name: o.name.clone(), shape: Shape::vector(o.width.into(), o.lanes()) };
    let output = Shape::vector(window.function.result.width.into(), window.function.result.lanes());
    let inputs = window.function.operands.iter().map(port).collect();
    let program =
        Program { name: window.name.clone(), inputs, steps, output, result, opaque: Opaque::Nothing };
    verify(&window, &program, &library(), 10_000)
}

fn is_refuted(verdict: Result<Verdict, VerifyError>) -> bool {
    matches!(verdict, Ok(Verdict::Refuted(_)))
}

fn undef(bits: u32) -> Arg {
    Arg::Undef { bits }
}

#[test]
fn what_is_left_open_is_open_to_its_last_bit() {
    for bits in [129, 256, 512, 640, 1024, 2048, 4096] {
        for offset in [0, (bits - 128) / 2, bits - 128] {
            let verdict = judged(ZERO, Vec::new(), undef(bits).part(offset, 128));
            assert!(is_refuted(verdict), "{offset} of {bits}");
        }
    }
    let wide = undef(1024);
    let window = "window wide(a: u8x128) -> u8x128 {\n    for i < 64: out[i] = a[i]\n    for i < 64: out[i + 64] = 0\n}\n";
    let result = Arg::Concat(vec![Arg::Input(0).part(0, 512), wide.part(512, 512)]);
    assert!(is_refuted(judged(window, Vec::new(), result)));
}

#[test]
fn values_left_open_are_each_their_own() {
    // The difference of two, added up from the complement.
    let complement = "window w(a: u8x16) -> u8x16 {\n    out[i] = a[i]\n}\n";
    let both =
        |left: Arg, right: Arg| judged(complement, vec![step("one.add", vec![left, right])], Arg::Step(0));
    assert!(is_refuted(both(Arg::Input(0), undef(128))));
    assert!(is_refuted(both(undef(1024).part(512, 128), undef(128))));
    // One value that is used twice is one value.
    let twice = vec![step("one.add", vec![undef(128), Arg::Zero { bits: 128 }])];
    let even = "window even(a: u8x16) -> u1x16 {\n    out[i] = 0\n}\n";
    let sum = step("one.add", vec![Arg::Step(0), Arg::Step(0)]);
    let low = |at: u32| Arg::Step(1).part(8 * at, 1);
    let steps: Vec<Step> = twice.into_iter().chain([sum]).collect();
    assert_eq!(
        judged(even, steps, Arg::Concat((0..16).map(low).collect())).expect("it fits"),
        Verdict::Proved
    );
    // Two are not, although they look alike.
    let sum = vec![step("one.add", vec![undef(128), undef(128)])];
    let low = |at: u32| Arg::Step(0).part(8 * at, 1);
    assert!(is_refuted(judged(even, sum, Arg::Concat((0..16).map(low).collect()))));
}

#[test]
fn what_is_not_looked_at_may_be_open() {
    let copy = "window w(a: u8x16) -> u8x16 {\n    out[i] = a[i]\n}\n";
    let result = Arg::Concat(vec![Arg::Input(0), undef(896)]).part(0, 128);
    assert_eq!(judged(copy, Vec::new(), result).expect("it fits"), Verdict::Proved);
    let open = open_values_as_inputs(&Program {
        name: String::new(),
        inputs: Vec::new(),
        steps: vec![step("one.add", vec![undef(128), Arg::Concat(vec![undef(96), undef(32)])])],
        output: Shape::vector(1, 7),
        result: undef(7),
        opaque: Opaque::Nothing,
    });
    let widths: Vec<u32> = open.inputs.iter().map(|port| port.shape.bits()).collect();
    assert_eq!(widths, [128, 96, 32, 7]);
    assert_eq!(open.inputs[1].shape, Shape::vector(32, 3));
    assert_eq!(open.inputs[3].shape, Shape::vector(1, 7));
}

#[test]
fn what_cannot_be_encoded_is_no_program() {
    let shifted = "window w(a: u16x8) -> u16x8 {\n    out[i] = a[i] >> 3\n}\n";
    let by =
        |amount: Arg| judged(shifted, vec![step("one.shift", vec![Arg::Input(0), amount])], Arg::Step(0));
    assert_eq!(by(Arg::Imm(3)).expect("it fits"), Verdict::Proved);
    assert!(is_refuted(by(Arg::Imm(16))));
    let byte = Arg::Const { width: 8, values: vec![3] };
    for amount in
        [Arg::Imm(0), Arg::Imm(17), Arg::Imm(-253), Arg::Imm(259), byte, undef(8), Arg::Input(0).part(0, 8)]
    {
        let verdict = by(amount.clone());
        assert!(matches!(verdict, Err(VerifyError::BadStep { step: 0, .. })), "{amount}: {verdict:?}");
    }
    let sum = |text: &str, args: Vec<Arg>| judged(text, vec![step("one.add", args)], Arg::Step(0));
    assert!(matches!(sum(ADD, vec![Arg::Input(0), Arg::Imm(3)]), Err(VerifyError::BadStep { .. })));
    assert!(matches!(sum(ADD, vec![Arg::Input(0)]), Err(VerifyError::BadStep { .. })));
    assert!(matches!(sum(ADD, vec![Arg::Input(0), Arg::Input(2)]), Err(VerifyError::Program(_))));
    let narrow = Arg::Input(1).part(0, 64);
    assert!(matches!(sum(ADD, vec![Arg::Input(0), narrow]), Err(VerifyError::BadStep { .. })));
}

#[test]
fn no_program_has_instructions_of_two_architectures() {
    let steps = |second: &str| {
        vec![
            step("one.add", vec![Arg::Input(0), Arg::Zero { bits: 128 }]),
            step(second, vec![Arg::Step(0), Arg::Input(1)]),
        ]
    };
    assert_eq!(judged(ADD, steps("one.add"), Arg::Step(1)).expect("it fits"), Verdict::Proved);
    let mixed = judged(ADD, steps("two.add"), Arg::Step(1));
    assert!(matches!(mixed, Err(VerifyError::BadStep { step: 1, .. })), "{mixed:?}");
    let missing = judged(ADD, steps("three.add"), Arg::Step(1));
    assert!(matches!(missing, Err(VerifyError::UnknownInstruction(_))), "{missing:?}");
}
