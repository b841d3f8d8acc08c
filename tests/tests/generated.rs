//! A crate that depends on the generated crate of x86 alone finds intrinsics by operation and back.

use autoir_x86::{Mask, Operation, by_id, by_intrinsic, find, instructions};

#[test]
fn every_instruction_is_found_by_its_operation_and_parameters() {
    assert!(instructions().count() >= 2500);
    for instruction in instructions() {
        let found: Vec<&str> =
            find(instruction.operation, instruction.parameters, instruction.mask).map(|i| i.id).collect();
        assert!(found.contains(&instruction.id), "{}", instruction.id);
        assert_eq!(by_id(instruction.id).map(|i| i.operation), Some(instruction.operation));
    }
}

#[test]
fn one_operation_at_other_numbers_is_another_instruction() {
    let of = |name: &str| by_intrinsic(name).next().unwrap_or_else(|| panic!("{name} is generated"));
    let (low, high) = (of("_mm512_unpacklo_epi8"), of("_mm512_unpackhi_epi8"));
    assert_eq!(low.operation, high.operation);
    assert_ne!(low.parameters, high.parameters);
    // Dot products of bytes and of words, saturating or not, are one operation.
    let (bytes, words) = (of("_mm512_dpbusd_epi32"), of("_mm512_dpwssds_epi32"));
    assert_eq!(bytes.operation, words.operation);
    assert_ne!(bytes.parameters, words.parameters);
    // Where there is no accumulator, it is the constant 0.
    let (plain, accumulated) = (of("_mm512_madd_epi16"), of("_mm512_dpwssd_epi32"));
    assert_eq!(plain.operation, accumulated.operation);
    assert_ne!(plain.parameters, accumulated.parameters);
    // A mask is a wrapper, not an operation.
    let (plain, masked) = (of("_mm512_add_epi8"), of("_mm512_maskz_add_epi8"));
    assert_eq!((plain.operation, plain.parameters), (masked.operation, masked.parameters));
    assert_eq!((plain.mask, masked.mask), (Mask::None, Mask::Zero));
    assert!(Operation::ALL.len() <= 110);
}

#[test]
fn a_lowering_is_llvm_text() {
    let dot = by_intrinsic("_mm512_dpbusd_epi32").next().expect("it is generated");
    let text = dot.llvm("dot", &[], false).expect("it takes no immediate");
    assert!(text.contains("@llvm.x86.avx512.vpdpbusd.512"), "{text}");
    assert!(dot.features.contains(&"avx512vnni"), "{:?}", dot.features);
}
