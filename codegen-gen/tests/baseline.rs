//! The plain vector code is what a compiler's front end would write: LLVM finds the one instruction that
//! computes it. A baseline that hid it from LLVM would flatter every synthesized program.

use autoir_codegen_gen::cost::program::llvm_cost;
use autoir_codegen_gen::emit::plain::emit_plain;
use autoir_codegen_gen::emit::{Abi, Kind};
use autoir_codegen_gen::llvm::target::Target;
use autoir_semantics::dag::Dag;
use autoir_semantics::lane::{ElementFn, Kind as OperandKind, Operand, Shape};
use autoir_semantics::reroll::reroll;
use autoir_spec_parsers::{Parsed, isa, parse_isa, sources};

fn parsed(names: &[&str]) -> Vec<Parsed> {
    let isa = isa("x86").expect("x86 is registered");
    let source = sources::find(isa, None).expect("the toolchain brings the text");
    let mut found = parse_isa(isa, &source, &|_, _| {}).instructions;
    found.retain(|parsed| names.contains(&parsed.instruction.name.as_str()));
    assert_eq!(found.len(), names.len());
    found
}

#[test]
fn llvm_finds_the_instruction_behind_its_plain_code() {
    let names = [
        "_mm256_add_epi8",
        "_mm256_avg_epu8",
        "_mm256_adds_epi16",
        "_mm256_subs_epu8",
        "_mm256_mulhi_epi16",
        "_mm256_mulhi_epu16",
        "_mm256_madd_epi16",
        "_mm256_unpacklo_epi8",
        "_mm256_abs_epi8",
        "_mm256_max_epi8",
        "_mm256_cvtepu8_epi16",
        "_mm256_mullo_epi16",
        "_mm256_sub_epi32",
        "_mm256_cmpgt_epi16",
        "_mm256_add_ps",
        "_mm256_sub_pd",
        "_mm256_div_ps",
        "_mm256_max_ps",
        "_mm256_sqrt_ps",
        "_mm256_cvtepi32_ps",
        "_mm256_cvtps_pd",
        "_mm256_cvtph_ps",
    ];
    let target = Target::new("haswell", &[]).expect("clang knows haswell");
    let mut missed = Vec::new();
    for parsed in parsed(&names) {
        let mnemonic = parsed.instruction.mnemonic.to_lowercase();
        let asm = emit_plain(&reroll(&parsed.elements), "plain", &target, Abi::Registers, Kind::Asm)
            .expect("it has a plain form");
        let asm = String::from_utf8_lossy(&asm).into_owned();
        let found = asm.lines().any(|line| line.split_whitespace().next() == Some(&mnemonic));
        let cost = llvm_cost(&parsed.elements, &target, Abi::Registers).expect("it can be measured");
        if !found || cost.instructions != 1 {
            missed.push(format!("{}: {cost:?}\n{asm}", parsed.instruction.name));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// Every second byte is a pack of words, not a shuffle for each half of them.
#[test]
fn vectors_are_taken_apart_in_as_few_moves_as_by_hand() {
    let target = Target::new("haswell", &[]).expect("clang knows haswell");
    for first in [0, 1] {
        let mut dag = Dag::new();
        let elements = (0..32).map(|n| dag.read_at(0, 8, false, 2 * n + first)).collect();
        let operand = Operand {
            name: "a".into(),
            kind: OperandKind::Vector,
            width: 8,
            extents: vec![64],
            signed: false,
        };
        let result = Shape { kind: OperandKind::Vector, width: 8, extents: vec![32] };
        let function = ElementFn { dag, operands: vec![operand], result, elements };
        let asm = emit_plain(&reroll(&function), "apart", &target, Abi::Registers, Kind::Asm)
            .expect("it has a plain form");
        let asm = String::from_utf8_lossy(&asm).into_owned();
        assert!(asm.contains("vpackuswb") && !asm.contains("vpshufb"), "{asm}");
    }
}
