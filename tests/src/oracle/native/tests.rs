use super::super::signature::Argument;
use super::*;
use autoir_semantics::vectors::Shape;

const XMM: Shape = Shape { bits: 128, width: 8 };

fn vector() -> Argument {
    Argument::Value { ctype: "__m128i".into(), shape: XMM }
}

fn call(name: &str, features: &[&'static str], arguments: Vec<Argument>) -> Signature {
    Signature {
        id: format!("{name}@"),
        name: name.into(),
        definition: String::new(),
        features: features.to_vec(),
        arguments,
        result_type: "__m128i".into(),
        result: XMM,
    }
}

fn build_here(signatures: Vec<Signature>) -> Built {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let cpu = NativeCpu::new();
    let first = cpu.build(signatures.clone(), dir.path()).expect("clang compiles the rest");
    let again = cpu.build(signatures, dir.path()).expect("the objects are found again");
    assert_eq!(first.rejected, again.rejected);
    assert_eq!(first.executables.len(), again.executables.len());
    again
}

/// Whether this machine can run the tests below at all; says so if not.
fn executes() -> bool {
    let executes = cfg!(target_arch = "x86_64") && find_compiler().is_ok();
    if !executes {
        crate::skip::note("native oracle", "no x86-64 CPU or no clang");
    }
    executes
}

#[test]
fn intrinsics_run_and_bad_ones_are_named() {
    if !executes() {
        return;
    }
    let built = build_here(vec![
        call("_mm_add_epi8", &["sse2"], vec![vector(), vector()]),
        call("_mm_no_such_thing", &["sse2"], vec![vector()]),
    ]);
    assert_eq!(built.rejected.len(), 1);
    assert!(built.rejected[0].1.contains("undeclared"), "{}", built.rejected[0].1);
    let add = &built.executables["_mm_add_epi8@"];
    let inputs: Vec<u8> = (0..64u8).map(|i| i.wrapping_mul(37)).collect();
    let out = add.execute(0, &inputs, 2).expect("it runs");
    for v in 0..2 {
        for i in 0..16 {
            assert_eq!(out[16 * v + i], inputs[32 * v + i].wrapping_add(inputs[32 * v + 16 + i]));
        }
    }
}

#[test]
fn immediates_out_of_range_are_dropped() {
    if !executes() {
        return;
    }
    let scalar = Argument::Value { ctype: "int".into(), shape: Shape { bits: 32, width: 32 } };
    let insert = call(
        "_mm_insert_epi16",
        &["sse2"],
        vec![vector(), scalar, Argument::Immediate { lowest: 0, highest: 255 }],
    );
    let shift =
        call("_mm_srli_si128", &["sse2"], vec![vector(), Argument::Immediate { lowest: 0, highest: 255 }]);
    let built = build_here(vec![insert, shift]);
    let shift = &built.executables["_mm_srli_si128@"];
    assert_eq!(shift.cases.len(), 256);
    let out = shift.execute(3, &(0..16).collect::<Vec<u8>>(), 1).expect("it runs");
    assert_eq!(out, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 0, 0]);
    assert!(!built.executables["_mm_insert_epi16@"].cases.is_empty());
}

#[test]
fn a_feature_that_only_the_header_wants_is_added() {
    let table = features::features();
    let has = |name| features::by_clang_name(&table, name).is_some();
    if !executes() {
        return;
    }
    if !["gfni", "avx512bw", "avx512vl"].into_iter().all(has) {
        return crate::skip::note("features that only headers want", "this CPU lacks GFNI or AVX-512");
    }
    let mask = Argument::Value { ctype: "__mmask16".into(), shape: Shape { bits: 16, width: 16 } };
    let name = "_mm_maskz_gf2p8mul_epi8";
    let built = build_here(vec![call(name, &["gfni", "avx512vl"], vec![mask, vector(), vector()])]);
    assert_eq!(built.rejected, []);
}
