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

/// [`MODULE`] as it was compiled of line 7 of `f.c`.
fn with_lines() -> String {
    let of = |n: u32, what: &str| format!("!{n} = {what}\n");
    let metadata = [
        "\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n".to_owned(),
        of(0, "distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly)"),
        of(1, "!DIFile(filename: \"f.c\", directory: \"/\")"),
        of(2, "!{i32 2, !\"Debug Info Version\", i32 3}"),
        of(
            3,
            "distinct !DISubprogram(name: \"f\", file: !1, line: 5, type: !4, unit: !0, spFlags: DISPFlagDefinition)",
        ),
        of(4, "!DISubroutineType(types: !5)"),
        of(5, "!{}"),
        of(6, "!DILocation(line: 7, column: 9, scope: !3)"),
    ];
    let text = MODULE.replace("\"target-cpu\"=\"x86-64-v3\" {", "\"target-cpu\"=\"x86-64-v3\" !dbg !3 {");
    text.replace("%t to <16 x i8>", "%t to <16 x i8>, !dbg !6") + &metadata.concat()
}

#[test]
fn what_was_done_is_recorded() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("f.ll"), with_lines()).expect("it can be written");
    let source = "a\nb\nc\nd\ne\nf\n  out[i] = a[i] + b[i] < 255 ? a[i] + b[i] : 255;\n";
    std::fs::write(folder.path().join("f.c"), source).expect("it can be written");
    let words = ["opt", "--effort", "0.5", "--remarks", "f.yaml", "--report", "f.html", "f.ll", "-o", "g.bc"];
    let out = autoir(folder.path(), &words);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let said = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(said.contains("f.c:7:9: f_0_0: replaced by a proven program"), "{said}");
    let record = std::fs::read_to_string(folder.path().join("f.yaml")).expect("it was written");
    assert!(
        record.contains("DebugLoc:        { File: 'f.c', Line: 7, Column: 9 }\nFunction:        'f'"),
        "{record}"
    );
    // LLVM reads what its own passes would have written.
    let read = Command::new("llvm-remarkutil-22")
        .args(["annotation-count", "--annotation-type=remark", "--parser=yaml", "f.yaml"])
        .current_dir(folder.path())
        .output()
        .expect("it is part of LLVM");
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
    let page = std::fs::read_to_string(folder.path().join("f.html")).expect("it was written");
    for part in ["<mark>    7    out[i] = a[i] + b[i] &lt; 255", "out[i] = sat_u8(", "vpaddusb"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(page.contains("program for f_0_0") && !page.contains("http"), "{page}");
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
