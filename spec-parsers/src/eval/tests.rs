//! Small operations whose results are known, run through the front-end and the interpreter.

use crate::diagnostic::DiagnosticKind;
use crate::instruction::Instruction;
use crate::problem::Problem;
use crate::sources::SpecSource;
use crate::{corpus, x86};
use autoir_semantics::interp::{Bits, Interpreter};
use autoir_semantics::lane::ElementFn;

/// An instruction from its parameters, as `etype type name`, and its operation.
fn instruction(ret: &str, params: &[&str], operation: &str) -> Instruction {
    let tag = |what: &str, text: &str| {
        let words: Vec<&str> = text.split(' ').collect();
        let (etype, ctype, name) = (words[0], words[1], words[2]);
        format!(r#"<{what} etype="{etype}" type="{ctype}" varname="{name}" />"#)
    };
    let params: String = params.iter().map(|p| tag("parameter", p)).collect();
    let operation = operation.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let text = format!(
        r#"<intrinsics_list><intrinsic name="t" tech="Other">{}{params}<operation>{operation}</operation>
        <instruction name="T" /></intrinsic></intrinsics_list>"#,
        tag("return", ret)
    );
    let source = SpecSource::from_bytes("t.xml", text.as_bytes());
    corpus::Frontend::read(&x86::X86, &source).instructions.remove(0)
}

fn evaluate(ret: &str, params: &[&str], operation: &str) -> Result<ElementFn, Problem> {
    let instruction = instruction(ret, params, operation);
    let frontend: &dyn corpus::Frontend = &x86::X86;
    let program = frontend.parse(&instruction.operation)?;
    super::evaluate(&program, &instruction, frontend.dialect())
}

/// The result's elements for operands given as little-endian bytes.
fn run(ret: &str, params: &[&str], operation: &str, inputs: &[Vec<u8>]) -> Vec<i128> {
    let function = evaluate(ret, params, operation).expect("the operation is understood");
    let inputs: Vec<Bits> = inputs
        .iter()
        .zip(&function.operands)
        .map(|(bytes, operand)| Bits::from_bytes(bytes, operand.bits()))
        .collect();
    let mut interpreter = Interpreter::new(&function.dag, &inputs);
    function.elements.iter().map(|id| interpreter.eval(*id)).collect()
}

const BYTES: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 0x80, 0x81, 0xfe, 0xff, 0x7f, 0x7e, 0x40, 0xc0];

fn bytes() -> Vec<u8> {
    BYTES.to_vec()
}

#[test]
fn the_sign_of_a_slice_comes_from_the_element_type() {
    let op = "FOR j := 0 to 15\n i := j*8\n dst[i+7:i] := a[i+7:i] > 1 ? 1 : 0\nENDFOR\n";
    let signed = run("UI8 __m128i dst", &["SI8 __m128i a"], op, &[bytes()]);
    assert_eq!(signed[8..12], [0, 0, 0, 0]);
    let unsigned = run("UI8 __m128i dst", &["UI8 __m128i a"], op, &[bytes()]);
    assert_eq!(unsigned[8..12], [1, 1, 1, 1]);
}

#[test]
fn arithmetic_is_unbounded_until_it_is_stored() {
    let op = "FOR j := 0 to 15\n i := j*8\n dst[i+7:i] := (a[i+7:i] + a[i+7:i] + 1) >> 1\nENDFOR\n";
    let out = run("UI8 __m128i dst", &["UI8 __m128i a"], op, &[bytes()]);
    assert_eq!(out[11], 0xff);
}

#[test]
fn sign_extension_of_a_shift_is_an_arithmetic_shift() {
    let op = "FOR j := 0 to 15\n i := j*8\n dst[i+7:i] := SignExtend8(a[i+7:i] >> 4)\nENDFOR\n";
    let out = run("UI8 __m128i dst", &["UI8 __m128i a"], op, &[bytes()]);
    assert_eq!((out[8], out[12]), (0xf8, 0x07));
}

#[test]
fn a_case_on_an_immediate_becomes_an_indexed_read() {
    let op = "CASE imm8[1:0] OF\n0: dst[31:0] := a[31:0]\n1: dst[31:0] := a[63:32]\n\
              2: dst[31:0] := a[95:64]\n3: dst[31:0] := a[127:96]\nESAC\n";
    let params = ["UI32 __m128i a", "IMM int imm8"];
    for (imm, expected) in [(0, 0x0302_0100), (2, 0xfffe_8180), (7, 0xc040_7e7f_i128)] {
        let out = run("UI32 int dst", &params, op, &[bytes(), vec![imm]]);
        assert_eq!(out, [expected]);
    }
}

#[test]
fn a_case_must_cover_its_selector() {
    let op = "CASE imm8[1:0] OF\n0: dst[31:0] := a[31:0]\n1: dst[31:0] := a[63:32]\nESAC\n";
    let problem = evaluate("UI32 int dst", &["UI32 __m128i a", "IMM int imm8"], op).unwrap_err();
    assert_eq!(problem.kind, DiagnosticKind::Malformed);
    assert!(problem.message.contains("no label for 2"), "{}", problem.message);
}

#[test]
fn compression_stores_at_computed_places() {
    let op = "m := 0\nFOR j := 0 to 15\n i := j*8\n IF k[j]\n dst[m+7:m] := a[i+7:i]\n m := m + 8\n FI\n\
              ENDFOR\ndst[127:m] := src[127:m]\n";
    let params = ["UI8 __m128i src", "MASK __mmask16 k", "UI8 __m128i a"];
    let inputs = [vec![9; 16], vec![0b0000_0110, 0b1000_0000], bytes()];
    let out = run("UI8 __m128i dst", &params, op, &inputs);
    assert_eq!(out[..4], [1, 2, 0xc0, 9]);
    assert!(out[4..].iter().all(|v| *v == 9));
}

#[test]
fn a_loop_over_bits_stops_at_the_first_set_one() {
    let op = "tmp := 31\ndst := 0\nDO WHILE (tmp >= 0 AND a[tmp] == 0)\n tmp := tmp - 1\n\
              dst := dst + 1\nOD\n";
    for (a, expected) in [(0_u32, 32), (1, 31), (0x00ff_0000, 8), (u32::MAX, 0)] {
        let inputs = [a.to_le_bytes().to_vec()];
        assert_eq!(run("UI32 int dst", &["UI32 int a"], op, &inputs), [expected]);
    }
}

#[test]
fn a_wide_value_is_shifted_by_a_computed_amount() {
    let op = "tmp[255:0] := ((a[127:0] << 128)[255:0] OR b[127:0]) >> (imm8*8)\ndst[127:0] := tmp[127:0]\n";
    let params = ["UI8 __m128i a", "UI8 __m128i b", "IMM int imm8"];
    let out = run("UI8 __m128i dst", &params, op, &[bytes(), vec![9; 16], vec![14]]);
    assert_eq!(out[..5], [9, 9, 0, 1, 2]);
    let out = run("UI8 __m128i dst", &params, op, &[bytes(), vec![9; 16], vec![40]]);
    assert_eq!(out, [0; 16]);
}

#[test]
fn local_functions_have_variables_of_their_own() {
    let op = "DEFINE TWICE(x[7:0]) {\n tmp := x + x\n RETURN tmp\n}\ntmp := 5\n\
              dst[31:0] := TWICE(a[15:8]) + tmp\n";
    let out = run("UI32 int dst", &["UI32 int a"], op, &[vec![0, 200, 0, 0]]);
    assert_eq!(out, [405]);
}

#[test]
fn recursion_is_bounded() {
    let op = "DEFINE F(x) {\n RETURN F(x)\n}\ndst := F(a)\n";
    let problem = evaluate("UI32 int dst", &["UI32 int a"], op).unwrap_err();
    assert_eq!(problem.kind, DiagnosticKind::Unsupported);
}

#[test]
fn endless_loops_are_given_up() {
    let op = "i := 1\nDO WHILE (i > 0)\n i := i + 1\nOD\ndst := i\n";
    let problem = evaluate("UI32 int dst", &["UI32 int a"], op).unwrap_err();
    assert_eq!(problem.kind, DiagnosticKind::Unsupported);
}

#[test]
fn what_is_never_assigned_is_reported_with_its_place() {
    let problem = evaluate("UI32 int dst", &["UI32 int a"], "dst[7:0] := a[7:0]\n").unwrap_err();
    assert!(problem.message.contains("bits 31:8"), "{}", problem.message);
    let problem = evaluate("UI32 int dst", &["UI32 int a"], "dst := a + nothing\n").unwrap_err();
    assert!(problem.message.contains("`nothing`"), "{}", problem.message);
    assert_eq!(problem.span, 11..18);
}

#[test]
fn an_immediate_can_be_fixed() {
    let operation = "dst := a << imm8[3:0]\n";
    let instruction = instruction("UI32 int dst", &["UI32 int a", "IMM int imm8"], operation);
    let frontend: &dyn corpus::Frontend = &x86::X86;
    let program = frontend.parse(&instruction.operation).unwrap();
    let fixed = super::evaluate_at(&program, &instruction, frontend.dialect(), &[(1, 4)]).unwrap();
    let inputs = [Bits::from_bytes(&[3, 0, 0, 0x10], 32), Bits::from_bytes(&[0], 8)];
    assert_eq!(Interpreter::new(&fixed.dag, &inputs).eval(fixed.elements[0]), 0x30);
}
