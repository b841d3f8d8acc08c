//! Compiles the shim between LLVM's pass manager, which is C++, and the pass.

use std::process::Command;

/// The release of LLVM that `inkwell` is built for.
const CONFIG: &str = "llvm-config-22";

fn main() {
    println!("cargo:rerun-if-changed=src/shim.cpp");
    let output = Command::new(CONFIG).arg("--cxxflags").output();
    let output = output.unwrap_or_else(|e| panic!("{CONFIG} cannot be run: {e}"));
    let flags = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut build = cc::Build::new();
    build.cpp(true).file("src/shim.cpp").warnings(false);
    for flag in flags.split_whitespace() {
        build.flag_if_supported(flag);
    }
    build.compile("shim");
    // The entry is called by whoever loads the library, and by nothing in it.
    println!("cargo:rustc-cdylib-link-arg=-Wl,--undefined=llvmGetPassPluginInfo");
    println!("cargo:rustc-cdylib-link-arg=-Wl,--export-dynamic-symbol=llvmGetPassPluginInfo");
}
