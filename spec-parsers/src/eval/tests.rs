//! Small operations whose results are known, run through the front-end and the interpreter.

use crate::diagnostic::DiagnosticKind;
use crate::instruction::Instruction;
use crate::problem::Problem;
use crate::source::SpecSource;
use crate::x86;
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
    crate::frontend::Frontend::read(&x86::X86, &source).instructions.remove(0)
}

fn evaluate(ret: &str, params: &[&str], operation: &str) -> Result<ElementFn, Problem> {
    let instruction = instruction(ret, params, operation);
    let frontend: &dyn crate::frontend::Frontend = &x86::X86;
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
    let frontend: &dyn crate::frontend::Frontend = &x86::X86;
    let program = frontend.parse(&instruction.operation).unwrap();
    let fixed = super::evaluate_at(&program, &instruction, frontend.dialect(), &[(1, 4)]).unwrap();
    let inputs = [Bits::from_bytes(&[3, 0, 0, 0x10], 32), Bits::from_bytes(&[0], 8)];
    assert_eq!(Interpreter::new(&fixed.dag, &inputs).eval(fixed.elements[0]), 0x30);
}

/// Floats as little-endian bytes.
fn floats(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

const SINGLE: &str = "FP32 __m128 dst";

#[test]
fn a_product_in_a_sum_is_not_rounded_but_a_variable_is() {
    let params = ["FP32 __m128 a", "FP32 __m128 b", "FP32 __m128 c"];
    let (a, b) = (1.0 + f32::EPSILON, 1.0 - f32::EPSILON);
    let inputs = [a, b, -1.0].map(|x| floats(&[x; 4]));
    let op = |body: &str| format!("FOR j := 0 to 3\n i := j*32\n {body}\nENDFOR\n");
    let fused = run(SINGLE, &params, &op("dst[i+31:i] := (a[i+31:i] * b[i+31:i]) + c[i+31:i]"), &inputs);
    assert_eq!(fused[0], i128::from(a.mul_add(b, -1.0).to_bits()));
    assert_ne!(fused[0], 0);
    let apart = op("t := a[i+31:i] * b[i+31:i]\n dst[i+31:i] := t + c[i+31:i]");
    assert_eq!(run(SINGLE, &params, &apart, &inputs)[0], 0);
}

#[test]
fn comparisons_with_nan_are_those_of_floats() {
    let op = "FOR j := 0 to 3\n i := j*32\n dst[i+31:i] := (a[i+31:i] < b[i+31:i] ? 1 : 0) + \
              (a[i+31:i] == b[i+31:i] ? 2 : 0) + (a[i+31:i] != NaN ? 4 : 0) + (a[i+31:i] == INF ? 8 : 0)\nENDFOR\n";
    let (a, b) = ([-0.0, f32::NAN, -1.0, f32::INFINITY], [0.0, f32::NAN, 1.0, 0.0]);
    let params = ["FP32 __m128 a", "FP32 __m128 b"];
    let result = run("UI32 __m128i dst", &params, op, &[floats(&a), floats(&b)]);
    assert_eq!(result, [6, 0, 5, 12]);
}

#[test]
fn an_integer_out_of_range_is_the_indefinite_one() {
    let op = "FOR j := 0 to 3\n i := j*32\n dst[i+31:i] := Convert_FP32_To_Int32(a[i+31:i])\nENDFOR\n";
    let a = floats(&[2.5, -3.5, 4e9, f32::NAN]);
    let result = run("SI32 __m128i dst", &["FP32 __m128 a"], op, &[a]);
    assert_eq!(result, [2, 0xffff_fffc, 0x8000_0000, 0x8000_0000]);
}

#[test]
fn exponents_and_significands() {
    let op = |body: &str| format!("FOR j := 0 to 3\n i := j*32\n dst[i+31:i] := {body}\nENDFOR\n");
    let a = [0.15625, -12.0, f32::from_bits(3), 0.0];
    let value = |x: f32| i128::from(x.to_bits());
    let exponents = run(SINGLE, &["FP32 __m128 a"], &op("ConvertExpFP32(a[i+31:i])"), &[floats(&a)]);
    assert_eq!(exponents, [-3.0, 3.0, -148.0, f32::NEG_INFINITY].map(value));
    let significands =
        run(SINGLE, &["FP32 __m128 a"], &op("GetNormalizedMantissa(a[i+31:i], 0, 1)"), &[floats(&a)]);
    assert_eq!(significands, [0.625, -0.75, 1.5, 1.0].map(value));
    // The interval comes first where the name says the format: with signs cleared it differs.
    let bodies = ["GetNormalizedMantissa(a[i+31:i], 1, 0)", "GetNormalizedMantissaFP32(a[i+31:i], 0, 1)"];
    for body in bodies {
        let significands = run(SINGLE, &["FP32 __m128 a"], &op(body), &[floats(&a)]);
        assert_eq!(significands, [1.25, 1.5, 1.5, 1.0].map(value), "{body}");
    }
    let scaled = op("a[i+31:i] * POW(2.0, FLOOR(b[i+31:i]))");
    let b = floats(&[2.9, -1.5, 140.0, 1e9]);
    let scaled = run(SINGLE, &["FP32 __m128 a", "FP32 __m128 b"], &scaled, &[floats(&a), b]);
    assert_eq!(scaled, [0.625, -3.0, f32::from_bits(3) * 2f32.powi(127) * 8192.0, 0.0].map(value));
}
