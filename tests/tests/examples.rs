//! The examples that are crates outside of the workspace: they build without the network, and do what they say.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the workspace").to_owned()
}

/// `cargo run` in the example's folder, with the workspace's build folder: what is built there serves again.
fn run(example: &str, args: &[&str]) -> Output {
    let folder = root().join("examples").join(example);
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline", "--"])
        .args(args)
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", target)
        .output()
        .expect("cargo starts")
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_back_end_selects_with_the_generated_crates_alone() {
    let base = "sse2,ssse3,sse4.1,avx,avx2,avx512f,avx512bw";
    let x86 = |features: &str| text(&run("backend", &["x86", "cascadelake", features]));
    let rich = x86(&format!("{base},avx512vnni"));
    for expected in ["_mm_avg_epu8(a, b)", "_mm256_subs_epu8(a, b)", "_mm512_dpbusd_epi32(sum, a, b)"] {
        assert!(rich.contains(expected), "{rich}");
    }
    assert!(rich.contains("@llvm.x86.avx512.vpdpbusd.512") && rich.contains("vrhaddq_u8"), "{rich}");
    // Without the feature there is no such instruction, and the others stay.
    let poor = x86(base);
    assert!(!poor.contains("dpbusd") && poor.contains("_mm_avg_epu8(a, b)"), "{poor}");
    let features = "hvxv60,hvxv62,hvxv65,hvxv66";
    let hexagon = text(&run("backend", &["hvx", "hexagonv66", features]));
    assert!(hexagon.contains("Q6_Vb_vmin_VbVb(a, b)"), "{hexagon}");
    assert_eq!(run("backend", &["x86", "no-such-cpu", base]).status.code(), Some(2));
}
