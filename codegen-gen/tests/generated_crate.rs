//! The generated crates: those that are committed are of what is shipped, and they compile on their own.
//!
//! `autoir build` writes them; `UPDATE_EXPECT=1` here writes them from what is shipped.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use autoir_codegen_gen::publish::crate_text::{Files, crates};
use autoir_codegen_gen::publish::crate_writer::{stale, write};
use autoir_codegen_gen::publish::shipped;

/// What `autoir build` writes for what is shipped.
fn texts() -> BTreeMap<String, Files> {
    let dictionary = autoir::shipped::dictionary().expect("the shipped dictionary is sound");
    let data: Vec<_> = shipped::all()
        .map(|s| (s.isa.to_owned(), s.target().expect("shipped lowerings are sound").lowerings))
        .collect();
    let lowerings = data.iter().map(|(isa, lowerings)| (isa.clone(), lowerings)).collect();
    crates(&dictionary, &lowerings).expect("crate texts")
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("generated")
}

#[test]
fn the_committed_crates_are_those_of_what_is_shipped() {
    let texts = texts();
    for (name, files) in &texts {
        let folder = folder().join(name);
        if std::env::var_os("UPDATE_EXPECT").is_some_and(|v| v == "1") {
            write(&folder, files).expect("the repository can be written");
        }
        let stale = stale(&folder, files).expect("the repository can be read");
        assert!(stale.is_empty(), "{name}: {stale:?} are not what `autoir build` writes");
    }
    let committed = std::fs::read_dir(folder()).expect("the repository can be read");
    let names = committed.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    let strange: Vec<String> =
        names.filter(|name| name.starts_with("autoir-") && !texts.contains_key(name)).collect();
    assert!(strange.is_empty(), "{strange:?} are no crates of the dictionary");
}

fn rustc(folder: &Path, args: &[&str]) {
    let status = Command::new("rustc")
        .current_dir(folder)
        .args(["--edition", "2024", "-D", "warnings", "-D", "missing_docs", "-L", "."])
        .args(args)
        .status()
        .expect("rustc is installed");
    assert!(status.success(), "rustc {args:?}");
}

const USER: &str = r##"
//! A user of the generated crates.
use autoir_x86::{Mask, Operation, X86};
fn main() {
    let add = X86.by_id("_mm_add_epi8@SSE2").expect("it is there");
    assert!(X86.members(add.operation()).any(|found| found == add));
    assert_eq!(X86.by_intrinsic("_mm_add_epi8").count(), 1);
    assert_eq!(X86.by_intrinsic("_mm_add_epi").count(), 0);
    assert!(X86.available(add.operation(), &["sse2"]).any(|found| found == add));
    assert!(X86.available(add.operation(), &["sse2"]).all(|found| found.features() == ["sse2"]));
    assert_eq!(add.cost("no-such-cpu"), None);
    assert!(add.cost("haswell").expect("it is there").throughput > 0);
    assert_eq!(Operation::named(add.operation().name()), Some(add.operation()));
    let wide = X86.by_intrinsic("_mm256_add_epi16").next().expect("it is there");
    assert_eq!(wide.operation(), add.operation());
    let values = add.parameters().values(0).count();
    assert_eq!(values, add.operation().parameters().len());
    let masked = X86.by_intrinsic("_mm512_mask_add_epi32").next().expect("it is there");
    assert!(matches!(masked.mask(), Mask::Merge { .. }));
    let sum = add.evaluate(&[&[200; 16], &[100; 16]]).expect("two vectors");
    assert_eq!(sum, [44; 16]);
    let ir = |name: &str, immediates: &[u32], avx| {
        let found = X86.by_intrinsic(name).next().expect("it is there");
        found.lowering().expect("LLVM spells it").define("f", immediates, avx)
    };
    let text = ir("_mm_add_epi8", &[], false).expect("no immediates");
    assert!(text.starts_with("define <2 x i64> @f(<2 x i64> %p0, <2 x i64> %p1) {"), "{text}");
    assert!(text.contains("add <16 x i8>"), "{text}");
    assert!(ir("_mm_srli_epi16", &[], false).is_none());
    assert!(ir("_mm_srli_epi16", &[3], false).expect("one immediate").contains('3'));
    assert!(ir("_mm512_alignr_epi8", &[7], true).expect("one immediate").contains("vpalignr"));
}
"##;

#[test]
fn generated_crates_compile_without_anything_else() {
    let texts = texts();
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, library) in [("autoir-ops", "autoir_ops"), ("autoir-x86", "autoir_x86")] {
        write(&folder.path().join(name), &texts[name]).expect("it writes");
        assert!(write(&folder.path().join(name), &texts[name]).expect("it reads").is_empty());
        let source = format!("{name}/src/lib.rs");
        let others: &[&str] = if library == "autoir_ops" { &[] } else { &["--extern", "autoir_ops"] };
        rustc(folder.path(), &[&["--crate-type", "rlib", "--crate-name", library, &source], others].concat());
    }
    std::fs::write(folder.path().join("user.rs"), USER).expect("it writes");
    rustc(folder.path(), &["user.rs", "--extern", "autoir_x86"]);
    let status = Command::new(folder.path().join("user")).status().expect("it runs");
    assert!(status.success());
}
