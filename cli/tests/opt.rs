//! `autoir opt`: what it says, and its exit codes.

use std::path::Path;
use std::process::{Command, Output};

const MODULE: &str = "target triple = \"x86_64-pc-linux-gnu\"

define void @f(ptr %out, ptr %pa, ptr %pb) \"target-cpu\"=\"x86-64-v3\" {
  %a = load <16 x i8>, ptr %pa, align 1
  %b = load <16 x i8>, ptr %pb, align 1
  %x = zext <16 x i8> %a to <16 x i32>
  %y = zext <16 x i8> %b to <16 x i32>
  %s = add nuw nsw <16 x i32> %x, %y
  %t = call <16 x i32> @llvm.umin.v16i32(<16 x i32> %s, <16 x i32> splat (i32 255))
  %r = trunc <16 x i32> %t to <16 x i8>
  store <16 x i8> %r, ptr %out, align 1
  ret void
}
";

fn autoir(folder: &Path, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_autoir"))
        .args(words)
        .current_dir(folder)
        .env("AUTOIR_CACHE", folder.join("cache"))
        .output()
        .expect("the binary was just built")
}

#[test]
fn one_object_says_what_was_done() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("f.ll"), MODULE).expect("it can be written");
    let out = autoir(
        folder.path(),
        &["opt", "--json", "--effort", "0.5", "--windows", "w.air", "f.ll", "-o", "g.bc"],
    );
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let said: serde_json::Value = serde_json::from_slice(&out.stdout).expect("exactly one JSON object");
    assert_eq!(
        (&said["functions"], &said["replaced"], &said["verified"]),
        (&1.into(), &1.into(), &1.into()),
        "{said}"
    );
    assert_eq!(said["windows"][0]["function"], "f");
    assert!(said["skipped"].as_array().is_some_and(Vec::is_empty) && said["seconds"].is_f64());
    let written = std::fs::read(folder.path().join("g.bc")).expect("it was written");
    assert!(written.starts_with(b"BC\xC0\xDE"));
    let windows = std::fs::read_to_string(folder.path().join("w.air")).expect("it was written");
    assert!(windows.contains("out[i] = sat_u8("), "{windows}");
}

#[test]
fn bad_input_is_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("f.ll"), MODULE).expect("it can be written");
    std::fs::write(folder.path().join("no.ll"), "window f() {}").expect("it can be written");
    std::fs::write(folder.path().join("wrong.ll"), "define i32 @f() {\n  ret i64 0\n}\n")
        .expect("it can be written");
    for (words, why) in [
        (&["no.ll", "-o", "g.ll"][..], "expected top-level entity"),
        (&["wrong.ll", "-o", "g.ll"], "value doesn't match function"),
        (&["missing.ll", "-o", "g.ll"], "missing.ll"),
        (&["f.ll", "-o", "no/such/g.ll"], "no/such/g.ll"),
        (&["f.ll", "-o", "g.ll", "--cpu", "nonesuch"], "unknown CPU `nonesuch`"),
        (&["f.ll", "-o", "g.ll", "--target", "pdp11", "--cpu", "x"], "unknown target `pdp11`"),
        (&["f.ll"], "--output"),
    ] {
        let out = autoir(folder.path(), &[&["opt"], words].concat());
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains(why), "{words:?}: {said}");
    }
    assert!(!folder.path().join("g.ll").exists());
}
