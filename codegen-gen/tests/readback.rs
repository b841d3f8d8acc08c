//! LLVM's code for lane functions of many shapes, read back, compiled and compared with the interpreter.

use autoir::dictionary::Dictionary;
use autoir::shipped;
use autoir_codegen_gen::emit::Abi;
use autoir_codegen_gen::emit::jit::{Jit, host};
use autoir_codegen_gen::error::Error;
use autoir_codegen_gen::lift::encoding::FormTable;
use autoir_codegen_gen::lift::{Knowledge, ReadbackError, program, program_of};
use autoir_codegen_gen::platform::X86;
use autoir_codegen_gen::publish::store::TargetData;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::LaneFn;
use autoir_semantics::text::parse_lane_fn;
use autoir_semantics::vectors::Rng;

/// Shapes that bring out arithmetic, widening, masks, constants, data movement and narrow registers.
const WINDOWS: [(&str, &str); 12] = [
    ("add", "fn(a: u8x32, b: u8x32) -> u8x32\nfor i < 32\n= u8(a[i] + b[i])"),
    ("average", "fn(a: u8x64, b: u8x64) -> u8x64\nfor i < 64\n= a[i] + b[i] + 1 >> 1"),
    (
        "dot",
        "fn(c: i32x8, a: i16x16, b: i16x16) -> u32x8\nfor i < 8\n= u32(c[i] + sum[j < 2](a[2*i + j]*b[2*i + j]))",
    ),
    ("narrow", "fn(a: i16x32) -> u8x32\nfor i < 32\n= sat_u8(a[i])"),
    ("widen", "fn(a: i8x16) -> u32x16\nfor i < 16\n= u32(a[i])"),
    (
        "interleave",
        "fn(a: u16x8, b: u16x8) -> u16x16\nfor i < 8, template i1 < 2\ni1 = 0: a[i]\ni1 = 1: b[i]",
    ),
    ("scale", "fn(a: u8x16, s: scalar u8) -> u8x16\nfor i < 16\n= a[i]*s[0] + 128 >> 8"),
    ("constant", "fn(a: i16x16) -> u16x16\nfor i < 16\n= u16(a[i]*181 + i)"),
    ("reverse", "fn(a: u8x16) -> u8x16\nfor i < 16\n= a[-1*i + 15]"),
    ("difference", "fn(a: u8x32, b: u8x32) -> u8x32\nfor i < 32\n= u8(max(a[i], b[i]) - min(a[i], b[i]))"),
    (
        "masked",
        "fn(k: mask u1x16, a: i32x16, b: i32x16) -> u32x16\nfor i < 16\n= k[i] ? u32(a[i] + b[i]) : u32(b[i])",
    ),
    ("small", "fn(a: u8x8, b: u8x8) -> u16x8\nfor i < 8\n= a[i] + b[i]"),
];

struct Shipped {
    dictionary: Dictionary,
    data: TargetData,
    forms: FormTable,
}

impl Shipped {
    fn new() -> Shipped {
        Shipped {
            dictionary: shipped::dictionary().expect("the dictionary is shipped"),
            data: autoir_codegen_gen::publish::shipped::x86().expect("the lowerings are shipped"),
            forms: autoir_codegen_gen::publish::shipped::x86_forms().expect("the forms are shipped"),
        }
    }

    fn knowledge(&self) -> Knowledge<'_> {
        Knowledge { dictionary: &self.dictionary, lowerings: &self.data.lowerings, forms: &self.forms }
    }
}

fn window(text: &str) -> LaneFn {
    parse_lane_fn(&format!("{text}\n")).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Runs `jit` on a few inputs beside the interpreter.
fn compare(jit: &Jit, window: &LaneFn, name: &str) {
    let mut rng = Rng::new(11);
    let edges = [0u8, 1, 0x7f, 0x80, 0xff];
    for round in 0..32 {
        let inputs: Vec<Bits> = window
            .operands
            .iter()
            .map(|operand| {
                let bytes: Vec<u8> = (0..operand.bits().div_ceil(8))
                    .map(|_| match round % 2 {
                        0 => rng.next_u64() as u8,
                        _ => edges[rng.below(edges.len() as u64) as usize],
                    })
                    .collect();
                Bits::from_bytes(&bytes, operand.bits())
            })
            .collect();
        let expected = window.run(&inputs);
        let buffers: Vec<&[u8]> = inputs.iter().map(Bits::bytes).collect();
        let mut output = vec![0; expected.bytes().len()];
        jit.call(&buffers, &mut output).expect("buffers fit");
        assert_eq!(output, expected.bytes(), "{name}");
    }
}

#[test]
fn what_is_read_back_computes_the_window() {
    let shipped = Shipped::new();
    let (mut run, mut skipped) = (0, 0);
    for cpu in ["x86-64-v2", "haswell", "cascadelake", "znver4"] {
        let target = shipped.data.target(X86, cpu, &[]).expect("LLVM knows the CPU");
        for (name, text) in WINDOWS {
            let window = window(text);
            let program = program(&window, name, &target, &shipped.knowledge())
                .unwrap_or_else(|error| panic!("{name} on {cpu}: {error}"));
            program.validate().unwrap_or_else(|error| panic!("{name} on {cpu}: {error}"));
            for step in &program.steps {
                let lowering = &shipped.data.lowerings[&step.instruction];
                assert_eq!(target.missing(&lowering.features), None, "{name} on {cpu}: {}", step.instruction);
            }
            match Jit::compile(&program, &shipped.data.lowerings, host().expect("this machine is x86-64")) {
                Ok(jit) => compare(&jit, &window, &format!("{name} on {cpu}:\n{program}")),
                Err(Error::MissingFeature { .. }) => {
                    skipped += 1;
                    continue;
                }
                Err(error) => panic!("{name} on {cpu}: {error}\n{program}"),
            }
            run += 1;
        }
    }
    println!("{run} programs executed, {skipped} skipped because this CPU lacks a feature");
    assert!(run > 0);
}

#[test]
fn one_line_is_one_step_and_a_repeated_operand_no_operand() {
    let shipped = Shipped::new();
    let target = shipped.data.target(X86, "cascadelake", &[]).expect("LLVM knows the CPU");
    let read = |text: &str, abi| {
        program_of(&window(text), "w", &target, abi, &shipped.knowledge()).expect("it is in the dictionary")
    };
    let average = WINDOWS[1].1;
    for abi in [Abi::Registers, Abi::Memory] {
        let program = read(average, abi);
        assert_eq!(program.steps.len(), 1, "{program}");
        assert_eq!(program.steps[0].instruction, "_mm512_avg_epu8@AVX512BW");
    }
    // The zero register is written by an instruction, the zero of the program by none.
    let negated = read("fn(a: u32x16) -> u32x16\nfor i < 16\n= u32(-1*a[i])", Abi::Registers);
    assert_eq!(negated.steps.len(), 1, "{negated}");
}

#[test]
fn what_cannot_be_read_is_named() {
    let shipped = Shipped::new();
    let target = shipped.data.target(X86, "x86-64-v2", &[]).expect("LLVM knows the CPU");
    // SSE permutes a single register by another; longer tables are looked up in memory.
    let text = "fn(a: u16x32, b: u16x8) -> u16x8\nfor i < 8\n= a[b[i] & 31]";
    match program_of(&window(text), "w", &target, Abi::Registers, &shipped.knowledge()) {
        Err(ReadbackError::Line { number, text, reason }) => {
            assert!(number > 0 && !text.is_empty() && !reason.is_empty(), "{text}: {reason}");
        }
        other => panic!("an address that is computed is not read: {other:?}"),
    }
}
