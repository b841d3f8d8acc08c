//! Every twentieth x86 instruction against this CPU; `autoir check` does them all.

use autoir_semantics::vectors::Generator;
use autoir_spec_parsers::{isa, select, sources};
use autoir_tests::oracle::{OracleError, executor};
use autoir_tests::{sample, skip};

#[test]
fn every_twentieth_instruction_agrees_with_the_hardware() {
    let Some(report) = sample::exact("x86", 20, env!("CARGO_TARGET_TMPDIR")) else { return };
    if report.executed == 0 && !cfg!(target_arch = "x86_64") {
        return skip::note("x86 on hardware", "nothing here executes x86");
    }
    // What every x86-64 CPU has is part of the sample: SSE2 and its elders alone are 30 of it.
    assert!(report.executed >= 30, "{} executed", report.executed);
    // About two of five intrinsics have floating point types; they are counted apart.
    assert!((1..report.executed).contains(&report.floating), "{}", report.floating);
    let unknown: Vec<_> = report.skipped.iter().filter(|s| s.reason.starts_with("no semantics")).collect();
    assert!(unknown.len() * 50 <= report.executed, "{unknown:?}");
}

/// Pairs of intrinsics that differ on few inputs only: at saturation, at equality, at a carry into the next
/// bit, at counts out of range.
const NEAR_PAIRS: [(&str, &str); 10] = [
    ("_mm_add_epi16", "_mm_adds_epi16"),
    ("_mm_adds_epi16", "_mm_adds_epu16"),
    ("_mm_maddubs_epi16", "_mm_madd_epi16"),
    ("_mm_mulhrs_epi16", "_mm_mulhi_epi16"),
    ("_mm_sllv_epi32", "_mm_sll_epi32"),
    ("_mm_srav_epi32", "_mm_srlv_epi32"),
    ("_mm256_packs_epi32", "_mm256_packus_epi32"),
    ("_mm_dpbusd_epi32", "_mm_dpbusds_epi32"),
    ("_mm_dpwssd_epi32", "_mm_dpwssds_epi32"),
    ("_mm_cmpgt_epi32_mask", "_mm_cmpge_epi32_mask"),
];

/// How many of the pairs are of instructions that every x86-64 CPU that is still in use has.
const EVERYWHERE: usize = 4;

#[test]
fn inputs_tell_near_pairs_apart_within_a_hundred_vectors() {
    let x86 = isa("x86").expect("the registry has x86");
    let Ok(source) = sources::find(x86, None) else { return skip::note("near pairs", "no vendor text") };
    let cpu = executor(x86).expect("x86 has an executor");
    let wanted = |name: &str| NEAR_PAIRS.iter().any(|(a, b)| *a == name || *b == name);
    let instructions = select(x86.frontend, &source).instructions;
    let signatures: Vec<_> =
        instructions.iter().filter(|i| wanted(&i.name)).filter_map(|i| cpu.signature(i).ok()).collect();
    let built = match cpu.build(signatures, env!("CARGO_TARGET_TMPDIR").as_ref()) {
        Ok(built) => built,
        Err(e @ OracleError::NoCompiler { .. }) => return skip::note("near pairs", &e.to_string()),
        Err(e) => panic!("{e}"),
    };
    let find = |name: &str| built.executables.values().find(|n| n.signature.name == name);
    let mut compared = 0;
    for (a, b) in NEAR_PAIRS {
        let (Some(left), Some(right)) = (find(a), find(b)) else {
            skip::note(&format!("{a} and {b}"), "nothing here executes both");
            continue;
        };
        let generator = Generator::new(&left.signature.operands(), 1);
        let inputs = generator.vectors(generator.systematic(), 100);
        let (left, right) = (left.execute(0, &inputs, 100), right.execute(0, &inputs, 100));
        assert_ne!(left.expect("it runs"), right.expect("it runs"), "{a} and {b}");
        compared += 1;
    }
    assert!(compared >= EVERYWHERE || !cfg!(target_arch = "x86_64"), "{compared} pairs compared");
}
