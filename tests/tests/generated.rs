//! The generated crates say what the dictionary says, and evaluate as its interpreter does.

use autoir::dictionary::{Dictionary, Member, Operation};
use autoir_amx::AMX;
use autoir_arm::ARM;
use autoir_hvx::HVX;
use autoir_ops::{EvaluateError, Instruction, Isa, Mask};
use autoir_ptx::PTX;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::vectors::{Generator, Shape};
use autoir_tests::skip;
use autoir_x86::X86;
use rayon::prelude::*;

const CRATES: &[&Isa] = &[&AMX, &ARM, &HVX, &PTX, &X86];

/// Input vectors for each instruction: all zeros, all ones and the like come first.
const VECTORS: u64 = 6;

fn dictionary() -> Dictionary {
    autoir::shipped::dictionary().expect("the shipped dictionary is sound")
}

fn generated(member: &Member) -> Option<Instruction> {
    CRATES.iter().find(|isa| isa.name() == member.metadata.isa)?.by_id(&member.id)
}

#[test]
fn every_instruction_is_found_and_says_what_the_dictionary_says() {
    let dictionary = dictionary();
    assert_eq!(dictionary.digest_text(), autoir_ops::DIGEST);
    assert_eq!(autoir_ops::Operation::all().len(), dictionary.operations().len());
    let mut found = 0;
    for (operation, member) in dictionary.members() {
        let Some(instruction) = generated(member) else {
            let isa = &member.metadata.isa;
            assert!(CRATES.iter().all(|known| known.name() != isa), "{} is not generated", member.id);
            skip::note("generated crates", &format!("the crate of {isa} is not looked at here"));
            continue;
        };
        found += 1;
        assert_eq!(instruction.operation().name(), operation.name);
        assert_eq!(instruction.operation().parameters(), operation.parameters());
        assert!(instruction.isa().members(instruction.operation()).any(|other| other == instruction));
        assert!(
            instruction.isa().equivalents(instruction).any(|other| other == instruction)
                || masked(instruction)
        );
        assert_eq!(instruction.mnemonic(), member.metadata.mnemonic);
        assert_eq!(instruction.operands().len(), member.operands.len());
        let costs: usize =
            instruction.isa().cpus().iter().filter(|cpu| instruction.cost(cpu).is_some()).count();
        assert_eq!(costs, member.metadata.costs.len(), "{}", member.id);
        for (cpu, cost) in &*member.metadata.costs {
            let known = instruction.cost(cpu).map(|c| (c.throughput, c.latency, c.uops));
            assert_eq!(known, Some((cost.throughput, cost.latency, cost.uops)), "{} on {cpu}", member.id);
        }
    }
    let total: usize = CRATES.iter().map(|isa| isa.instructions().len()).sum();
    assert_eq!(found, total, "the crates have instructions that the dictionary has not");
}

fn masked(instruction: Instruction) -> bool {
    !matches!(instruction.mask(), Mask::None)
}

#[test]
fn every_instruction_evaluates_as_the_interpreter_has_it() {
    let dictionary = dictionary();
    let members: Vec<_> = dictionary.members().collect();
    let answers: Vec<_> = members.par_iter().map(|(operation, member)| evaluate(operation, member)).collect();
    let wrong: Vec<&String> = answers.iter().filter_map(|answer| answer.as_ref().err()).collect();
    assert!(wrong.is_empty(), "{} differ, the first: {}", wrong.len(), wrong[0]);
    let equal = answers.iter().filter(|answer| matches!(answer, Ok(true))).count();
    println!("{equal} of {} instructions evaluated, {VECTORS} vectors each", members.len());
    if equal < members.len() {
        skip::note("generated crates", &format!("{} instructions are not evaluated", members.len() - equal));
    }
}

/// Whether an instruction was evaluated; an error where it was, and differently.
fn evaluate(operation: &Operation, member: &Member) -> Result<bool, String> {
    let Some(instruction) = generated(member) else { return Ok(false) };
    let fail = |what: &dyn std::fmt::Display| format!("{}: {what}", member.id);
    let function = operation.function(member).map_err(|e| fail(&e))?;
    let semantics = instruction.semantics().map_err(|e| fail(&e))?;
    let shapes: Vec<Shape> =
        member.operands.iter().map(|o| Shape { bits: o.bits(), width: u32::from(o.width) }).collect();
    let generator = Generator::new(&shapes, 1);
    let mut bytes = vec![0; generator.bytes()];
    for n in 0..VECTORS {
        generator.fill(n, &mut bytes);
        let mut rest = &bytes[..];
        let mut inputs = Vec::new();
        for shape in &shapes {
            let (own, after) = rest.split_at(shape.bytes());
            inputs.push(Bits::from_bytes(own, shape.bits));
            rest = after;
        }
        let expected = function.run(&inputs);
        let slices: Vec<&[u8]> = inputs.iter().map(Bits::bytes).collect();
        match semantics.evaluate(&slices) {
            Ok(result) if result == expected.bytes() => {}
            Ok(result) => {
                return Err(fail(&format!(
                    "{result:02x?} instead of {:02x?} on vector {n}",
                    expected.bytes()
                )));
            }
            Err(EvaluateError::Unsupported(_)) => return Ok(false),
            Err(e) => return Err(fail(&e)),
        }
    }
    Ok(true)
}

#[test]
fn inputs_that_do_not_fit_are_errors() {
    let add = X86.by_intrinsic("_mm_add_epi8").next().expect("it is generated");
    assert_eq!(add.evaluate(&[&[0; 16]]), Err(EvaluateError::Operands { expected: 2, found: 1 }));
    let short = EvaluateError::Bytes { operand: 1, expected: 16, found: 15 };
    assert_eq!(add.evaluate(&[&[0; 16], &[0; 15]]), Err(short));
}

#[test]
fn one_operation_at_other_numbers_is_another_instruction() {
    let of = |name: &str| X86.by_intrinsic(name).next().unwrap_or_else(|| panic!("{name} is generated"));
    let (low, high) = (of("_mm512_unpacklo_epi8"), of("_mm512_unpackhi_epi8"));
    assert_eq!(low.operation(), high.operation());
    assert_ne!(low.parameters(), high.parameters());
    // Dot products of bytes and of words, saturating or not, are one operation.
    let (bytes, words) = (of("_mm512_dpbusd_epi32"), of("_mm512_dpwssds_epi32"));
    assert_eq!(bytes.operation(), words.operation());
    assert_ne!(bytes.parameters(), words.parameters());
    // Where there is no accumulator, it is the constant 0.
    let (plain, accumulated) = (of("_mm512_madd_epi16"), of("_mm512_dpwssd_epi32"));
    assert_eq!(plain.operation(), accumulated.operation());
    assert_ne!(plain.parameters(), accumulated.parameters());
    // A mask is a wrapper, not an operation.
    let (plain, masked) = (of("_mm512_add_epi8"), of("_mm512_maskz_add_epi8"));
    assert_eq!((plain.operation(), plain.parameters()), (masked.operation(), masked.parameters()));
    assert!(matches!((plain.mask(), masked.mask()), (Mask::None, Mask::Zero { .. })));
}

#[test]
fn instructions_of_different_vendors_are_equivalent() {
    let of =
        |isa: &'static Isa, name: &str| isa.by_intrinsic(name).next().unwrap_or_else(|| panic!("{name}"));
    let add = of(&X86, "_mm_add_epi8");
    assert!(ARM.equivalents(add).any(|found| found.intrinsic() == "vaddq_u8"));
    assert!(X86.equivalents(add).all(|found| found.operation() == add.operation()));
    let dot = of(&X86, "_mm512_dpbusd_epi32");
    assert!(HVX.equivalents(dot).next().is_none(), "HVX's registers are longer");
}

#[test]
fn a_lowering_is_llvm_text() {
    let dot = X86.by_intrinsic("_mm512_dpbusd_epi32").next().expect("it is generated");
    let lowering = dot.lowering().expect("LLVM has it");
    let text = lowering.define("dot", &[], false).expect("it takes no immediate");
    assert!(text.contains("@llvm.x86.avx512.vpdpbusd.512"), "{text}");
    assert_eq!(lowering.intrinsics().collect::<Vec<_>>(), ["llvm.x86.avx512.vpdpbusd.512"]);
    assert!(dot.features().contains(&"avx512vnni"), "{:?}", dot.features());
    // Where no operation of LLVM's can be spelled, there is nothing to ask for.
    let without = AMX.instructions().filter(|tile| tile.lowering().is_none());
    let without: Vec<&str> = without.map(|tile| tile.intrinsic()).collect();
    assert_eq!(without, ["_tile_loadconfig", "_tile_storeconfig"]);
}

#[test]
fn definitions_are_read_by_people() {
    let dot = autoir_ops::Operation::named("dot_acc").expect("it is an operation");
    assert_eq!(dot, autoir_ops::Operation::DOT_ACC);
    let text: Vec<String> = dot.definition().collect();
    assert!(text.iter().any(|line| line.contains(" * ")), "{text:?}");
}
