//! The example with a build script: its script runs, what it writes is compiled, and the functions compute what the
//! windows say.
//!
//! The script is included here, since building the example with Cargo would build all of AutoIR another time.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use autoir_build::{Error, Windows};
use autoir_semantics::interp::{Bits, Run};
use autoir_synth::window::air;

#[path = "../../examples/build-script/build.rs"]
mod script;

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/build-script")
}

/// Runs the build script as Cargo does, in a process of its own: this test again.
#[test]
fn script_in_its_own_process() {
    if std::env::var_os("AUTOIR_BUILD_SCRIPT").is_some() {
        script::main().expect("the windows compile");
    }
}

fn build(out: &Path) -> Vec<u8> {
    let output = Command::new(std::env::current_exe().expect("this test has a path"))
        .args(["--exact", "script_in_its_own_process", "--nocapture"])
        .current_dir(example())
        .env("AUTOIR_BUILD_SCRIPT", "1")
        .env("OUT_DIR", out)
        .env("CARGO_CFG_TARGET_ARCH", "x86_64")
        .output()
        .expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

#[cfg(target_arch = "x86_64")]
#[test]
fn the_functions_compute_what_the_windows_say() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let said = String::from_utf8_lossy(&build(folder.path())).into_owned();
    assert!(said.contains("cargo::rerun-if-changed=windows.air"), "{said}");
    assert!(!said.contains("cargo::warning"), "{said}");
    let rust = std::fs::read_to_string(folder.path().join("windows.rs")).expect("it was written");
    assert!(rust.contains("Proven equal") && rust.contains("_mm256_madd_epi16"), "{rust}");
    let program = folder.path().join("program");
    let status = Command::new("rustc")
        .args(["--edition", "2024", "-D", "warnings", "-O", "-o"])
        .arg(&program)
        .arg(example().join("src/main.rs"))
        .env("OUT_DIR", folder.path())
        .status()
        .expect("rustc is installed");
    assert!(status.success());
    if !std::is_x86_feature_detected!("avx2") {
        assert!(std::env::var_os("AUTOIR_REQUIRE_ORACLES").is_none(), "this CPU has no AVX2");
        // Past the test harness, which keeps what a passing test prints; `./dev test` counts these lines.
        let line =
            b"skipped: the example of a build script: this CPU has no AVX2, so it was built and not run\n";
        let _ = std::io::Write::write_all(&mut std::io::stderr(), line);
        return;
    }
    let (windows, _, diagnostics) = air::parse(
        "windows.air",
        &std::fs::read_to_string(example().join("windows.air")).expect("the example has windows"),
    );
    assert!(diagnostics.is_empty());
    let run = |name: &str, inputs: &[Bits]| {
        windows.iter().find(|w| w.name == name).expect("it is a window").function.run(inputs)
    };
    for seed in 0..20u32 {
        let bytes = |salt: u32| -> Vec<u8> {
            (0..64u32).map(|n| (((n + 1) * (seed * 2 + salt + 3) * 40503) >> 7) as u8).collect()
        };
        let (a, b) = (bytes(0), bytes(1));
        let printed = interpreted(&program, &a, &b);
        let whole = [Bits::from_bytes(&a, 512), Bits::from_bytes(&b, 512)];
        let halves = [Bits::from_bytes(&a[..32], 256), Bits::from_bytes(&b[..32], 256)];
        let products = run("multiply_add", &halves);
        let words = products.bytes().chunks(4).map(|c| i32::from_le_bytes([c[0], c[1], c[2], c[3]]));
        let expected = [
            text(run("average", &whole).bytes().iter()),
            text(words),
            text(run("clamp", std::slice::from_ref(&products)).bytes().iter()),
        ];
        assert_eq!(printed, expected, "seed {seed}");
    }
}

/// The lines that the program prints for two vectors of bytes.
fn interpreted(program: &Path, a: &[u8], b: &[u8]) -> Vec<String> {
    use std::io::Write as _;
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let input = format!("{}\n{}\n", text(a.iter()), text(b.iter()));
    child.stdin.take().expect("it is piped").write_all(input.as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success());
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

fn text(numbers: impl Iterator<Item = impl ToString>) -> String {
    numbers.map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_cannot_be_compiled_is_said() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("bad.air");
    let windows = |text: &str| {
        std::fs::write(&file, text).expect("it can be written");
        Windows::new(&file).arch("x86_64").out(folder.path())
    };
    let malformed = windows("window f(a: u8x16) -> u8x16 { out[i] = b[i] }").compile();
    assert!(matches!(malformed, Err(Error::Windows(said)) if said[0].contains("bad.air:1")));
    let good = "window f(a: u8x16) -> u8x16 {\n    out[i] = a[i] + 1\n}\n";
    assert!(matches!(windows(good).cpu("no-such-cpu").compile(), Err(Error::Target(_))));
    assert!(matches!(windows(good).arch("hexagon").compile(), Err(Error::Architecture(_))));
    let missing = Windows::new(folder.path().join("none.air")).arch("x86_64").out(folder.path()).compile();
    assert!(matches!(missing, Err(Error::Io { .. })));
}

#[test]
fn code_for_other_machines_assembles() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("dot.air");
    let text = "window dot(acc: i32x4, a: i8x16, b: i8x16) -> i32x4 {\n    \
                out[i] = acc[i] + sum(j<4) a[4*i + j] * b[4*i + j]\n}\n";
    std::fs::write(&file, text).expect("it can be written");
    let made = Windows::new(&file).arch("aarch64").cpu("neoverse-n1").out(folder.path()).compile();
    let made = made.expect("it compiles");
    assert_eq!(made[0].program.as_deref(), Some(&["vdotq_s32@FEAT_DotProd".to_owned()][..]));
    let status = Command::new("clang-22")
        .args(["--target=aarch64-linux-gnu", "-c", "-o"])
        .arg(folder.path().join("dot.o"))
        .arg(folder.path().join("dot.s"))
        .status()
        .expect("clang is installed");
    assert!(status.success());
}
