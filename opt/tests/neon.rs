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
