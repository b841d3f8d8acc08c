//! The example crate: loops in Rust through the plugin, compared with what rustc makes of them.

mod shared;

use std::path::{Path, PathBuf};
use std::process::Command;

#[expect(dead_code)]
#[path = "../../../examples/rust-loops/build.rs"]
mod example;

#[test]
fn loops_in_rust_give_the_same() {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/rust-loops");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let rustc = PathBuf::from(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    // SAFETY: this test is alone in its process; the compiler that it runs is asked for little work.
    unsafe {
        std::env::set_var("AUTOIR_CACHE", "off");
        std::env::set_var("AUTOIR_EFFORT", "0.2");
    }
    let object = example::compile(&rustc, &crate_root.join("src/kernels.rs"), &shared::plugin(), folder.path());
    let code = Command::new("llvm-objdump-22").arg("-d").arg(&object).output().expect("it is part of LLVM");
    let code = String::from_utf8_lossy(&code.stdout).into_owned();
    assert!(["vpaddusb", "vpsadbw", "vpmaxub", "vpslldq"].iter().all(|name| code.contains(name)), "{code}");
    if !std::arch::is_x86_feature_detected!("avx2") {
        println!("skipped: this CPU cannot run it");
        return;
    }
    let binary = folder.path().join("loops");
    let linked = Command::new(&rustc)
        .args(["--edition=2024", "-Copt-level=3", "-Cpanic=abort", "-o"])
        .arg(&binary)
        .arg(crate_root.join("src/main.rs"))
        .arg(format!("-Clink-arg={}", object.display()))
        .output()
        .expect("it compiled the loops");
    assert!(linked.status.success(), "{}", String::from_utf8_lossy(&linked.stderr));
    let run = Command::new(&binary).output().expect("it was linked");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    assert_eq!(String::from_utf8_lossy(&run.stdout).lines().count(), 5);
}
