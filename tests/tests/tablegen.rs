//! The committed TableGen records: those of the shipped dictionary, and read by LLVM's own tool.
//!
//! `autoir build` writes them; `UPDATE_EXPECT=1` here writes them from what is shipped.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use autoir::dictionary::Dictionary;
use autoir::tablegen::{Files, OPERATIONS, file_of, files};
use autoir_codegen_gen::lowering::intrinsics::intrinsics;
use autoir_codegen_gen::publish::shipped;
use autoir_tests::skip;

/// Where Debian's packages of LLVM 22 have its own records.
const INCLUDE: &str = "/usr/lib/llvm-22/include";
const TOOL: &str = "llvm-tblgen-22";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../codegen-gen/generated/tablegen")
}

fn dictionary() -> Dictionary {
    autoir::shipped::dictionary().expect("the shipped dictionary is sound")
}

/// What `autoir build` writes for what is shipped.
fn of_what_is_shipped() -> Files {
    let targets: Vec<_> = shipped::all().map(|s| s.target().expect("shipped lowerings are sound")).collect();
    let spelled = |id: &str| {
        targets.iter().find_map(|target| target.lowerings.get(id)).map(intrinsics).unwrap_or_default()
    };
    files(&dictionary(), &spelled)
}

/// Whether LLVM's tool and its records are here.
fn tool() -> bool {
    let here = Path::new(INCLUDE).join("llvm/IR/Intrinsics.td").is_file()
        && Command::new(TOOL).arg("--version").output().is_ok_and(|o| o.status.success());
    if !here {
        assert!(std::env::var_os("AUTOIR_REQUIRE_ORACLES").is_none(), "{TOOL} is required here");
        skip::note("TableGen", &format!("{TOOL} or its records are missing; run ./dev setup"));
    }
    here
}

fn run(file: &Path, flags: &[&str]) -> String {
    let output = Command::new(TOOL)
        .args(["-I", INCLUDE, "-I"])
        .arg(folder())
        .args(flags)
        .arg(file)
        .output()
        .expect("it starts");
    assert!(output.status.success(), "{}: {}", file.display(), String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("records are text")
}

#[test]
fn the_committed_files_are_those_of_the_dictionary() {
    for (path, text) in of_what_is_shipped() {
        let path = folder().join(path);
        if std::env::var_os("UPDATE_EXPECT").is_some_and(|v| v == "1") {
            std::fs::create_dir_all(folder()).expect("the repository can be written");
            std::fs::write(&path, &text).expect("the repository can be written");
        }
        let committed = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(committed == text, "{} is not what `autoir build` writes", path.display());
    }
}

#[test]
fn llvm_reads_every_record() {
    if !tool() {
        return;
    }
    let dictionary = dictionary();
    let operations = dictionary.operations().len();
    // Intrinsics as LLVM's own build makes them of records: names, attributes, signatures.
    let operations_file = folder().join(OPERATIONS);
    let enumerators = run(&operations_file, &["-gen-intrinsic-enums", "-intrinsic-prefix=autoir"]);
    assert_eq!(enumerators.lines().filter(|l| l.contains("// llvm.autoir.")).count(), operations);
    let isas: BTreeSet<&str> = dictionary.members().map(|(_, m)| m.metadata.isa.as_str()).collect();
    // All instruction sets at once: each includes the operations, which are read once.
    let all = tempfile::NamedTempFile::with_suffix(".td").expect("a temporary file");
    let includes: String = isas.into_iter().map(|isa| format!("include \"{}\"\n", file_of(isa))).collect();
    std::fs::write(all.path(), includes).expect("it can be written");
    let records = run(all.path(), &["-print-enums", "-class=AutoIRMember"]);
    let members = records.split(',').filter(|name| name.trim().starts_with("AutoIR_")).count();
    assert_eq!(members, dictionary.members().count());
}

#[test]
fn records_name_target_intrinsics() {
    let files = of_what_is_shipped();
    let x86 = &files[Path::new(&file_of("x86"))];
    let dot = x86.split("\ndef ").find(|r| r.starts_with("AutoIR_x86__mm512_dpbusd_epi32__AVX512_VNNI "));
    let dot = dot.expect("it has a record");
    assert!(dot.contains("let LLVMIntrinsics = [\"llvm.x86.avx512.vpdpbusd.512\"]"), "{dot}");
    assert!(dot.contains("let Mnemonic = \"VPDPBUSD\"") && dot.contains("\"v64i8\""), "{dot}");
}
