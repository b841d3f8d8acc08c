//! Floats on AArch64 are what its instructions make.

use autoir_opt::windows;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::vectors::Rng;

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
