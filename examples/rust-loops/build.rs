//! `src/kernels.rs` to LLVM IR by rustc, through clang's pipeline with the plugin to an object, which is linked.
//!
//! rustc's IR is taken before its optimizer (`no-prepopulate-passes`), since the plugin prepares loops before they are
//! vectorized. clang must be of the release of LLVM that rustc has (`rustc -vV`).

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("Cargo sets it"));
    let plugin = std::env::var_os("AUTOIR_PASS")
        .map_or_else(|| PathBuf::from("../../target/release/libautoir_pass.so"), PathBuf::from);
    println!("cargo:rerun-if-changed=src/kernels.rs");
    println!("cargo:rerun-if-changed={}", plugin.display());
    println!("cargo:rerun-if-env-changed=AUTOIR_PASS");
    let rustc = std::env::var_os("RUSTC").expect("Cargo sets it");
    let object = compile(Path::new(&rustc), Path::new("src/kernels.rs"), &plugin, &out);
    println!("cargo:rustc-link-arg={}", object.display());
}

/// The object of the loops in `kernels`, compiled through `plugin` in the folder `out`.
pub fn compile(rustc: &Path, kernels: &Path, plugin: &Path, out: &Path) -> PathBuf {
    assert!(plugin.is_file(), "{} is missing: cargo build --release -p autoir-pass", plugin.display());
    let (bitcode, object) = (out.join("kernels.bc"), out.join("kernels.o"));
    let mut emit = Command::new(rustc);
    emit.args(["--edition=2024", "--crate-type=lib", "--crate-name=kernels", "--cfg=through_autoir"])
        .args(["--emit=llvm-bc", "-Copt-level=3", "-Cno-prepopulate-passes", "-Ccodegen-units=1"])
        .args(["-Cpanic=abort", "-Ctarget-cpu=x86-64-v3", "-o"])
        .args([bitcode.as_path(), kernels]);
    run(&mut emit);
    let mut clang = Command::new("clang-22");
    clang.args(["-O3", "-march=x86-64-v3", "-fPIC", "-Wno-override-module", "-c", "-o"]).arg(&object).arg(&bitcode);
    clang.arg(format!("-fpass-plugin={}", plugin.display()));
    run(&mut clang);
    object
}

fn run(command: &mut Command) {
    let status = command.status().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    assert!(status.success(), "{command:?}: {status}");
}
