//! Harvested lowerings, emitted, compiled into this process and executed.

use autoir::program::{Arg, Opaque, Port, Program, Shape, Step};
use autoir_codegen_gen::emit::jit::{Jit, host};
use autoir_codegen_gen::emit::{Abi, Kind, LoweringTable, emit};
use autoir_codegen_gen::error::Error;
use autoir_codegen_gen::llvm::target::Target;
use autoir_codegen_gen::lower::{Known, lower};
use autoir_codegen_gen::lowering::harvest::harvest;
use autoir_codegen_gen::platform::X86;
use autoir_spec_parsers::instruction::Instruction;
use autoir_spec_parsers::{isa, select, sources};

/// The named intrinsics of the vendor's text as it is installed.
fn selected(names: &[&str]) -> Vec<Instruction> {
    let isa = isa("x86").expect("x86 is registered");
    let source = sources::find(isa, None).expect("the toolchain brings the text");
    let mut selected = select(isa.frontend, &source).instructions;
    selected.retain(|instruction| names.contains(&instruction.name.as_str()));
    selected
}

#[test]
fn what_is_known_of_an_instruction_is_taken_over() {
    let mut instructions = selected(&["_mm_add_epi8", "_mm256_cmp_pd", "_mm512_getmant_pd"]);
    assert_eq!(instructions.len(), 3);
    let mut known = Known::default();
    let run = |instructions: &[Instruction], known: &mut Known| {
        lower(X86, instructions, known, 1, &|_, _| {}).expect("clang is installed")
    };
    let first = run(&instructions, &mut known);
    assert_eq!((first.fresh, first.report.mnemonic_seen, first.skipped.len()), (3, 3, 0));
    let again = run(&instructions, &mut known);
    assert_eq!(again.fresh, 0);
    assert_eq!((&again.data, &again.skipped, &again.report), (&first.data, &first.skipped, &first.report));
    // What the vendor says of one is no longer what it was.
    instructions[0].operation.push(' ');
    // Where the text of another one stands does not matter.
    instructions[1].location.line += 1;
    let touched = run(&instructions, &mut known);
    assert_eq!((touched.fresh, &touched.data), (1, &first.data));
}

/// Lowerings of the named intrinsics.
fn lowerings(names: &[&str]) -> LoweringTable {
    let selected = selected(names);
    let (found, skipped) = harvest(X86, &selected, 1, &|_, _| {}).expect("clang is installed");
    assert!(skipped.is_empty(), "{skipped:?}");
    assert!(found.len() >= names.len());
    found.into_iter().map(|lowering| (lowering.id.clone(), lowering)).collect()
}

fn port(name: &str, shape: Shape) -> Port {
    Port { name: name.to_string(), shape }
}

fn step(instruction: &str, args: Vec<Arg>, result: Shape) -> Step {
    Step { instruction: instruction.to_string(), args, result }
}

fn run(program: &Program, table: &LoweringTable, inputs: &[&[u8]]) -> Option<Vec<u8>> {
    let mut output = vec![0; program.output.bytes()];
    match Jit::compile(program, table, host().expect("this machine is x86-64")) {
        Ok(jit) => jit.call(inputs, &mut output).expect("buffers fit"),
        Err(Error::MissingFeature { .. }) => return None,
        Err(error) => panic!("{error}"),
    }
    Some(output)
}

#[test]
fn one_instruction_adds_bytes() {
    let table = lowerings(&["_mm256_add_epi8"]);
    let bytes = Shape::vector(8, 32);
    let program = Program {
        name: "add".to_string(),
        inputs: vec![port("a", bytes), port("b", bytes)],
        steps: vec![step("_mm256_add_epi8@AVX2", vec![Arg::Input(0), Arg::Input(1)], bytes)],
        output: bytes,
        result: Arg::Step(0),
        opaque: Opaque::Nothing,
    };
    let haswell = Target::new("haswell", &[]).expect("clang knows haswell");
    let asm = emit(&program, &table, &haswell, Abi::Memory, Kind::Asm).expect("it compiles");
    assert!(String::from_utf8_lossy(&asm).contains("vpaddb"));
    let object = emit(&program, &table, &haswell, Abi::Memory, Kind::Obj).expect("it compiles");
    assert!(object.starts_with(b"\x7fELF"));
    let old = Target::new("x86-64-v2", &[]).expect("clang knows x86-64-v2");
    let refused = emit(&program, &table, &old, Abi::Memory, Kind::Asm);
    assert!(matches!(refused, Err(Error::MissingFeature { .. })));
    let a: Vec<u8> = (0..32).map(|i| i * 8).collect();
    let b: Vec<u8> = (0..32).map(|i| 200 - i).collect();
    // A lesser CPU's code runs here too, and says what is missing on a machine without AVX2.
    match Jit::compile(&program, &table, &haswell) {
        Ok(jit) => jit.call(&[&a, &b], &mut [0; 32]).expect("buffers fit"),
        Err(error) => assert!(matches!(error, Error::MissingFeature { .. }), "{error}"),
    }
    let short = Jit::compile(&program, &table, host().expect("this machine is x86-64"))
        .map(|jit| jit.call(&[&a], &mut [0; 32]));
    assert!(!matches!(short, Ok(Ok(()))));
    if let Some(output) = run(&program, &table, &[&a, &b]) {
        let expected: Vec<u8> = a.iter().zip(&b).map(|(a, b)| a.wrapping_add(*b)).collect();
        assert_eq!(output, expected);
    }
}

#[test]
fn registers_are_cut_and_joined_and_immediates_are_placed() {
    let table = lowerings(&["_mm_shuffle_epi32", "_mm_slli_epi16", "_mm_add_epi32"]);
    let words = Shape::vector(32, 4);
    // A 256-bit window on 128-bit registers: swap neighbours in the low half, shift the high half.
    let program = Program {
        name: "swap low, shift high".to_string(),
        inputs: vec![port("a", Shape::vector(32, 8))],
        steps: vec![
            step("_mm_shuffle_epi32@SSE2", vec![Arg::Input(0).part(0, 128), Arg::Imm(0b10_11_00_01)], words),
            step("_mm_slli_epi16@SSE2", vec![Arg::Input(0).part(128, 128), Arg::Imm(4)], words),
            step(
                "_mm_add_epi32@SSE2",
                vec![Arg::Step(0), Arg::Const { width: 32, values: vec![1, -1, 2, 3] }],
                words,
            ),
        ],
        output: Shape::vector(32, 8),
        result: Arg::Concat(vec![Arg::Step(2), Arg::Step(1)]),
        opaque: Opaque::Nothing,
    };
    let input: Vec<u8> = (0..32).map(|i| i * 7).collect();
    let output = run(&program, &table, &[&input]).expect("every x86-64 has SSE2");
    let word = |bytes: &[u8], i: usize| u32::from_le_bytes([0, 1, 2, 3].map(|j| bytes[4 * i + j]));
    let low = [(1, 1), (0, u32::MAX), (3, 2), (2, 3)];
    let expected: Vec<u32> = low
        .map(|(from, add)| word(&input, from).wrapping_add(add))
        .into_iter()
        .chain((4..8).map(|i| (word(&input, i) << 4) & 0xfff0_fff0))
        .collect();
    let found: Vec<u32> = (0..8).map(|i| word(&output, i)).collect();
    assert_eq!(found, expected);
}

#[test]
fn masks_travel_as_bits() {
    let table =
        lowerings(&["_mm512_cmpgt_epi32_mask", "_mm512_maskz_add_epi32", "_mm512_mask_shuffle_epi32"]);
    let words = Shape::vector(32, 16);
    let program = Program {
        name: "masked".to_string(),
        inputs: vec![port("a", words), port("b", words), port("k", Shape::mask(16))],
        steps: vec![
            step("_mm512_cmpgt_epi32_mask@AVX512F", vec![Arg::Input(0), Arg::Input(1)], Shape::mask(16)),
            step("_mm512_maskz_add_epi32@AVX512F", vec![Arg::Step(0), Arg::Input(0), Arg::Input(1)], words),
            step(
                "_mm512_mask_shuffle_epi32@AVX512F",
                vec![Arg::Step(1), Arg::Input(2), Arg::Input(1), Arg::Imm(0)],
                words,
            ),
        ],
        output: words,
        result: Arg::Step(2),
        opaque: Opaque::Nothing,
    };
    let numbers = |f: fn(i32) -> i32| -> Vec<i32> { (0..16).map(f).collect() };
    let bytes = |v: &[i32]| -> Vec<u8> { v.iter().flat_map(|x| x.to_le_bytes()).collect() };
    let (a, b) = (numbers(|i| i * i - 50), numbers(|i| 3 * i));
    let mask = 0b1000_0000_0001_0010u16;
    let Some(output) = run(&program, &table, &[&bytes(&a), &bytes(&b), &mask.to_le_bytes()]) else {
        // Past the test harness, which keeps what a passing test prints; `./dev test` counts these lines.
        let line = b"skipped: masks_travel_as_bits: this CPU has no AVX-512\n";
        let _ = std::io::Write::write_all(&mut std::io::stderr(), line);
        return;
    };
    let expected: Vec<i32> = (0..16)
        .map(|i| match mask >> i & 1 {
            1 => b[i / 4 * 4],
            _ if a[i] > b[i] => a[i] + b[i],
            _ => 0,
        })
        .collect();
    assert_eq!(output, bytes(&expected));
}

#[test]
fn harvesting_is_deterministic() {
    let names = ["_mm_add_epi8", "_mm_shuffle_epi32", "_mm512_slli_epi32"];
    assert_eq!(lowerings(&names), lowerings(&names));
}
