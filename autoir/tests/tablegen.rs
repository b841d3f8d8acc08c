//! The TableGen form of the dictionary that is shipped, read by LLVM's own tool. Skipped where that is missing.

use std::path::Path;
use std::process::Command;

use autoir::dictionary::Dictionary;
use autoir::shipped;
use autoir::tablegen::{OPERATIONS, file_of, files};

/// Where Debian's packages of LLVM 19 have its own records.
const INCLUDE: &str = "/usr/lib/llvm-19/include";
const TOOL: &str = "llvm-tblgen-19";

fn dictionary() -> Dictionary {
    shipped::dictionary().expect("the shipped dictionary is sound")
}

fn spelled(id: &str) -> Vec<String> {
    if id.len() % 2 == 0 { vec!["llvm.an.example".into()] } else { Vec::new() }
}

/// Whether LLVM's tool and its records are here; a note if not, and an error where they are required.
fn tool() -> bool {
    let here = Path::new(INCLUDE).join("llvm/IR/Intrinsics.td").is_file()
        && Command::new(TOOL).arg("--version").output().is_ok_and(|o| o.status.success());
    if !here {
        eprintln!("skipped: {TOOL} or its records are missing; run ./dev setup");
        assert!(std::env::var_os("AUTOIR_REQUIRE_ORACLES").is_none(), "{TOOL} is required here");
    }
    here
}

fn run(file: &Path, flags: &[&str]) -> String {
    let folder = file.parent().expect("it lies in a folder");
    let output = Command::new(TOOL).args(["-I", INCLUDE, "-I"]).arg(folder).args(flags).arg(file).output();
    let output = output.expect("it starts");
    assert!(output.status.success(), "{}: {}", file.display(), String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("records are text")
}

#[test]
fn llvm_reads_every_record() {
    if !tool() {
        return;
    }
    let dictionary = dictionary();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tablegen");
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let files = files(&dictionary, &spelled).expect("it can be written");
    for (path, text) in &files {
        std::fs::write(folder.join(path), text).expect("the file is written");
    }
    let operations = dictionary.operations().len();
    let intrinsics = run(&folder.join(OPERATIONS), &["-gen-intrinsic-enums", "-intrinsic-prefix=autoir"]);
    let enumerators = intrinsics.lines().filter(|l| l.contains("// llvm.autoir.")).count();
    assert_eq!(enumerators, operations);
    let isas: std::collections::BTreeSet<&str> =
        dictionary.members().map(|(_, m)| m.metadata.isa.as_str()).collect();
    assert_eq!(files.len(), isas.len() + 1);
    let mut members = 0;
    for isa in isas {
        let records = run(&folder.join(file_of(isa)), &["-print-records"]);
        let defs =
            |class: &str| records.lines().filter(|l| l.starts_with("def ") && l.contains(class)).count();
        assert_eq!(defs("AutoIROperation"), operations, "{isa}");
        members += defs("AutoIRMember");
    }
    assert_eq!(members, dictionary.members().count());
}

#[test]
fn equal_dictionaries_are_equal_texts() {
    assert_eq!(
        files(&dictionary(), &spelled).expect("it works"),
        files(&dictionary(), &spelled).expect("it works")
    );
}
