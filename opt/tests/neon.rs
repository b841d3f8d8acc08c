//! Intrinsics of AArch64's registers mean what the dictionary's instructions do.

use autoir_opt::windows;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::vectors::Rng;

/// Intrinsics with the types of their result and operands, and the instruction that each is.
const INTRINSICS: &[(&str, &str, &str, &str)] = &[
    ("srshl.v4i32", "<4 x i32>", "<4 x i32>", "vrshlq_s32@"),
    ("srshl.v8i16", "<8 x i16>", "<8 x i16>", "vrshlq_s16@"),
    ("srshl.v16i8", "<16 x i8>", "<16 x i8>", "vrshlq_s8@"),
    ("urshl.v4i32", "<4 x i32>", "<4 x i32>", "vrshlq_u32@"),
    ("urshl.v8i8", "<8 x i8>", "<8 x i8>", "vrshl_u8@"),
    ("sqdmulh.v4i32", "<4 x i32>", "<4 x i32>", "vqdmulhq_s32@"),
    ("sqrdmulh.v4i32", "<4 x i32>", "<4 x i32>", "vqrdmulhq_s32@"),
    ("sqrdmulh.v4i16", "<4 x i16>", "<4 x i16>", "vqrdmulh_s16@"),
    ("sqrshrn.v4i16", "<4 x i16>", "<4 x i32>", "vqrshrn_n_s32@"),
    ("sqrshrun.v8i8", "<8 x i8>", "<8 x i16>", "vqrshrun_n_s16@"),
    ("uqrshrn.v8i8", "<8 x i8>", "<8 x i16>", "vqrshrn_n_u16@"),
];

const COUNT: u64 = 5;

#[test]
fn intrinsics_of_registers_are_their_instructions() {
    let dictionary = autoir::shipped::dictionary().expect("it is shipped");
    for (name, result, ty, instruction) in INTRINSICS {
        let narrows = name.contains("rshr");
        let (second, argument) = match narrows {
            true => ("i32".to_owned(), format!("i32 {COUNT}")),
            false => ((*ty).to_owned(), format!("{ty} %b")),
        };
        let text = format!(
            "target triple = \"aarch64-unknown-linux-gnu\"\n\
             declare {result} @llvm.aarch64.neon.{name}({ty}, {second})\n\
             define void @f(ptr %out, ptr %pa, ptr %pb) {{\n  %a = load {ty}, ptr %pa\n  %b = load {ty}, ptr %pb\n  \
             %r = call {result} @llvm.aarch64.neon.{name}({ty} %a, {argument})\n  \
             store {result} %r, ptr %out\n  ret void\n}}\n"
        );
        let (windows, skipped) = windows(text.as_bytes()).expect("it is a module");
        assert!(skipped.is_empty(), "{name}: {skipped:?}");
        // The first one is that of the value as it is.
        let window = windows.first().unwrap_or_else(|| panic!("{name} has no window"));
        let (operation, member) = dictionary.instruction(instruction).expect("it is in the dictionary");
        let mut rng = Rng::new(7);
        for _ in 0..2000 {
            // Small counts are as frequent as large ones, of either sign.
            let mut random = |bits: u32| {
                let shift = rng.next_u64() % 8;
                let byte = |_| ((rng.next_u64() as i8) >> shift) as u8;
                Bits::from_bytes(&(0..bits / 8).map(byte).collect::<Vec<u8>>(), bits)
            };
            let inputs: Vec<Bits> = window.function.operands.iter().map(|o| random(o.bits())).collect();
            let mut operands = inputs.clone();
            if narrows {
                operands.push(Bits::from_bytes(&COUNT.to_le_bytes(), 64));
            }
            let f = operation.function(member).expect("it has a meaning");
            let operands: Vec<Bits> = f
                .operands
                .iter()
                .zip(&operands)
                .map(|(o, value)| {
                    Bits::from_bytes(&value.bytes()[..(o.bits() as usize).div_ceil(8)], o.bits())
                })
                .collect();
            assert_eq!(window.function.run(&inputs).bytes(), f.run(&operands).bytes(), "{name}: {inputs:?}");
        }
    }
}

/// What LangRef leaves open is what AArch64 makes: the nearest integer, the lesser zero. One operation alone has no window,
/// so the bits are flipped.
#[test]
fn floats_are_those_of_the_target() {
    let cases = [
        ("%r = fptosi <4 x float> %a to <4 x i32>", "<4 x i32>", "vcvtq_s32_f32@"),
        ("%r = fptoui <4 x float> %a to <4 x i32>", "<4 x i32>", "vcvtq_u32_f32@"),
        ("%r = call <4 x i32> @llvm.fptosi.sat.v4i32.v4f32(<4 x float> %a)", "<4 x i32>", "vcvtq_s32_f32@"),
        (
            "%r = call <4 x float> @llvm.minnum.v4f32(<4 x float> %a, <4 x float> %b)",
            "<4 x float>",
            "vminnmq_f32@",
        ),
        (
            "%r = call <4 x float> @llvm.maximum.v4f32(<4 x float> %a, <4 x float> %b)",
            "<4 x float>",
            "vmaxq_f32@",
        ),
    ];
    let dictionary = autoir::shipped::dictionary().expect("it is shipped");
    for (code, result, instruction) in cases {
        let text = format!(
            "target triple = \"aarch64-unknown-linux-gnu\"\n\
             define void @f(ptr %out, ptr %pa, ptr %pb) {{\n  %a = load <4 x float>, ptr %pa\n  \
             %b = load <4 x float>, ptr %pb\n  {code}\n  %i = bitcast {result} %r to <4 x i32>\n  \
             %q = xor <4 x i32> %i, splat (i32 -1)\n  store <4 x i32> %q, ptr %out\n  ret void\n}}\n"
        );
        let (windows, skipped) = windows(text.as_bytes()).expect("it is a module");
        assert!(skipped.is_empty(), "{code}: {skipped:?}");
        let window = windows.first().unwrap_or_else(|| panic!("{code} has no window"));
        let (operation, member) = dictionary.instruction(instruction).expect("it is in the dictionary");
        let f = operation.function(member).expect("it has a meaning");
        let mut rng = Rng::new(11);
        for _ in 0..2000 {
            // Zeros, numbers near and far, infinities and what is no number.
            let mut float = || match rng.next_u64() {
                n if n % 4 == 0 => [0.0, -0.0, f32::NAN, f32::INFINITY, -1e20, -0.5][n as usize / 4 % 6],
                n => f32::from_bits((n >> 32) as u32),
            };
            let mut random = |bits: u32| {
                let bytes: Vec<u8> = (0..bits / 32).flat_map(|_| float().to_le_bytes()).collect();
                Bits::from_bytes(&bytes, bits)
            };
            let inputs: Vec<Bits> = f.operands.iter().map(|o| random(o.bits())).collect();
            let expected: Vec<u8> = f.run(&inputs).bytes().iter().map(|byte| !byte).collect();
            assert_eq!(window.function.run(&inputs).bytes(), expected, "{code}");
        }
    }
}
