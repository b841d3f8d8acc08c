//! A generated crate compiles on its own and leads from operation and parameters to the intrinsic and back.

use std::path::Path;
use std::process::Command;

use autoir::dictionary::{Dictionary, Metadata};
use autoir_codegen_gen::crate_text::{Files, crate_files};
use autoir_codegen_gen::crate_writer::write;
use autoir_codegen_gen::emit::LoweringTable;
use autoir_codegen_gen::harvest::harvest;
use autoir_codegen_gen::platform::X86;
use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_similarity::classes::{Input, Options, classes};
use autoir_spec_parsers::{Parsed, isa, parse_isa, sources};

fn files() -> Files {
    let isa = isa("x86").expect("x86 is registered");
    let source = sources::find(isa, None).expect("the toolchain brings the text");
    let mut parsed: Vec<Parsed> = parse_isa(isa, &source, &|_, _| {}).instructions;
    let names =
        ["_mm_add_epi8", "_mm256_add_epi16", "_mm512_mask_add_epi32", "_mm_srli_epi16", "_mm512_alignr_epi8"];
    parsed.retain(|parsed| names.contains(&parsed.instruction.name.as_str()));
    assert_eq!(parsed.len(), names.len());
    let lanes: Vec<LaneFn> = parsed.iter().map(|parsed| reroll(&parsed.elements)).collect();
    let inputs: Vec<Input<'_>> = parsed
        .iter()
        .zip(&lanes)
        .map(|(parsed, function)| Input {
            id: parsed.instruction.id.as_str(),
            function,
            elements: &parsed.elements,
        })
        .collect();
    let classes = classes(&inputs, Options { jobs: 1 }, &|_, _| {});
    let of = |id: &str| parsed.iter().find(|parsed| parsed.instruction.id.as_str() == id);
    let dictionary = Dictionary::new(&classes, &|id| Some(of(id)?.elements.operands.clone()), &|id| {
        let instruction = &of(id)?.instruction;
        Some(Metadata {
            isa: "x86".to_string(),
            intrinsic: instruction.name.clone(),
            mnemonic: instruction.mnemonic.clone(),
            form: instruction.form.clone(),
            features: instruction.cpuid.clone(),
            ..Metadata::default()
        })
    })
    .expect("a dictionary");
    let list: Vec<_> = parsed.iter().map(|parsed| parsed.instruction.clone()).collect();
    let (lowerings, _) = harvest(X86, &list, 1, &|_, _| {}).expect("clang is installed");
    let table: LoweringTable =
        lowerings.into_iter().map(|lowering| (lowering.id.clone(), lowering)).collect();
    crate_files(&dictionary, "x86", "autoir-x86", &table).expect("crate text")
}

fn rustc(folder: &Path, args: &[&str]) {
    let status = Command::new("rustc")
        .current_dir(folder)
        .args(["--edition", "2024", "-D", "warnings", "-D", "missing_docs"])
        .args(args)
        .status()
        .expect("rustc is installed");
    assert!(status.success(), "rustc {args:?}");
}

const USER: &str = r##"
//! A user of the generated crate.
fn main() {
    let add = x86::by_id("_mm_add_epi8@SSE2").expect("it is there");
    let same: Vec<_> = x86::find(add.operation, add.parameters, add.mask).map(|found| found.id).collect();
    assert!(same.contains(&add.id), "{same:?}");
    assert_eq!(x86::by_intrinsic("_mm_add_epi8").count(), 1);
    assert!(x86::available(add.operation, &["sse2"]).any(|found| found.id == add.id));
    assert_eq!(x86::available(add.operation, &["sse2"]).filter(|found| found.features == ["avx2"]).count(), 0);
    assert_eq!(add.cost("no-such-cpu"), None);
    assert_eq!(x86::Operation::by_name(add.operation.name()), Some(add.operation));
    let wide = x86::by_intrinsic("_mm256_add_epi16").next().expect("it is there");
    assert_eq!(wide.operation, add.operation);
    assert_eq!(add.parameters[0].len(), add.operation.parameters().len());
    let masked = x86::by_intrinsic("_mm512_mask_add_epi32").next().expect("it is there");
    assert_eq!((masked.operation, masked.mask), (add.operation, x86::Mask::Merge));
    let text = add.llvm("f", &[], false).expect("no immediates");
    assert!(text.starts_with("define <2 x i64> @f(<2 x i64> %p0, <2 x i64> %p1) {"), "{text}");
    assert!(text.contains("add <16 x i8>"), "{text}");
    let shift = x86::by_intrinsic("_mm_srli_epi16").next().expect("it is there");
    assert!(shift.llvm("f", &[], false).is_none());
    assert!(shift.llvm("f", &[3], false).expect("one immediate").contains('3'));
    let align = x86::by_intrinsic("_mm512_alignr_epi8").next().expect("it is there");
    assert!(align.llvm("f", &[7], true).expect("one immediate").contains("vpalignr"));
}
"##;

#[test]
fn a_generated_crate_is_used_by_another() {
    let files = files();
    assert_eq!(files, self::files(), "generation is deterministic");
    let folder = tempfile::tempdir().expect("a temporary folder");
    write(folder.path(), &files).expect("it writes");
    assert!(write(folder.path(), &files).expect("it reads").is_empty());
    std::fs::write(folder.path().join("user.rs"), USER).expect("it writes");
    rustc(folder.path(), &["--crate-type", "rlib", "--crate-name", "x86", "src/lib.rs"]);
    rustc(folder.path(), &["user.rs", "-L", ".", "--extern", "x86=libx86.rlib"]);
    let status = Command::new(folder.path().join("user")).status().expect("it runs");
    assert!(status.success());
}
