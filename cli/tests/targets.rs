//! Programs for other architectures: executed under their emulators, and emitted as objects.

use std::path::Path;
use std::process::{Command, Output};

use autoir_tests::skip;
use serde_json::Value;

/// Windows that every target has instructions for, or a sequence of them.
const WINDOWS: &str = "\
window least(a: u8x128, b: u8x128) -> u8x128 {
    out[i] = min(a[i], b[i])
}
window add(a: u16x64, b: u16x64) -> u16x64 {
    out[i] = a[i] + b[i]
}
window small(a: u8x128, b: u8x128) -> u8x128 {
    assume a in 0..=15
    out[i] = sat_u8(a[i] + b[i])
}
window dot(acc: i32x32, a: u8x128, b: u8x128) -> i32x32 {
    out[i] = acc[i] + sum(j<4) a[4*i + j] * b[4*i + j]
}
";

fn autoir(args: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_autoir"))
        .args(args)
        .current_dir(folder)
        .env("AUTOIR_CACHE", folder.join("cache"))
        .output()
        .expect("the binary was just built")
}

fn synth(target: &str, more: &[&str], folder: &Path) -> Value {
    std::fs::write(folder.join("some.air"), WINDOWS).expect("the temporary folder can be written");
    let words = ["synth", "--json", "--effort", "1", "--target", target, "some.air"];
    let out = autoir(&[&words[..], more].concat(), folder);
    serde_json::from_slice(&out.stdout)
        .unwrap_or_else(|e| panic!("{target}: {e}: {}", String::from_utf8_lossy(&out.stderr)))
}

fn windows(answer: &Value) -> impl Iterator<Item = (&str, &Value)> {
    answer["windows"].as_array().into_iter().flatten().filter_map(|w| Some((w["name"].as_str()?, w)))
}

#[test]
fn programs_of_other_architectures_are_executed() {
    for target in ["aarch64", "hexagon"] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let answer = synth(target, &["--execute"], folder.path());
        let mut proven = 0;
        for (name, window) in windows(&answer) {
            if window["verified"] != Value::Bool(true) {
                println!("shortfall: {target}: {name}: not proven");
                continue;
            }
            proven += 1;
            match window["executed"]["skipped"].as_str() {
                Some(why) => skip::note(&format!("execution of {name} for {target}"), why),
                None => assert_eq!(window["executed"]["equal"], Value::Bool(true), "{target}: {name}"),
            }
        }
        assert!(proven >= 3, "{target}: {answer}");
        let left: Vec<_> = std::fs::read_dir(folder.path().join("cache/oracle"))
            .map_or_else(|_| Vec::new(), |entries| entries.flatten().map(|e| e.file_name()).collect());
        assert!(left.is_empty(), "files were left behind: {left:?}");
    }
}

/// Windows for which experts have short sequences, each with a CPU and the most that it may cost.
const KNOWN: [(&str, &str, &str, f64); 6] = [
    ("x86_64", "cascadelake", "shl(a: u16x32, n: u16x32) -> u16x32 {\n    out[i] = a[i] << n[i]", 1.0),
    ("x86_64", "haswell", "shr(a: i32x8, n: u32x8) -> i32x8 {\n    out[i] = a[i] >> n[i]", 2.0),
    (
        "x86_64",
        "haswell",
        "quotient(a: u64x4) -> u64x4 {\n    assume a in 0..=99999999\n    out[i] = a[i] / 10000",
        2.0,
    ),
    (
        "x86_64",
        "cascadelake",
        "power(n: i16x32) -> i16x32 {\n    \
            out[i] = sat_i16(select(n[i] < 0, 1 >> sat_u16(-n[i]), i32(1 << sat_u16(n[i]))))",
        3.0,
    ),
    (
        "aarch64",
        "neoverse-n1",
        "space(a: u8x16) -> u8x16 {\n    \
            out[i] = select(a[i] == 32 || a[i] == 9 || a[i] == 10 || a[i] == 13, 255, 0)",
        2.4,
    ),
    (
        "hexagon",
        "hexagonv68",
        "gradient(a: u8x256, b: u8x256) -> u8x128 {\n    \
            out[i] = sat_u8(abs(a[i + 2] - a[i] + b[i + 2] - b[i]))",
        8.0,
    ),
];

#[test]
fn short_sequences_are_found_without_the_compiler() {
    for (target, cpu, text, most) in KNOWN {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join("one.air"), format!("window {text}\n}}\n"))
            .expect("it can be written");
        let words =
            ["synth", "one.air", "--json", "--without", "incumbents", "--target", target, "--cpu", cpu];
        let answer: Value =
            serde_json::from_slice(&autoir(&words, folder.path()).stdout).expect("one JSON object");
        let (name, window) = windows(&answer).next().expect("one window");
        assert_eq!(window["verified"], true, "{target}: {name}");
        assert!(
            window["cost"].as_f64().is_some_and(|cost| cost <= most),
            "{target}: {name}: {}",
            window["cost"]
        );
    }
}

/// Shuffles have two units, and blends one more: fewer shuffles and more instructions take less time.
#[test]
fn instructions_that_run_beside_others_are_looked_for() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text =
        "window transposed(a: u32x16) -> u32x16 {\n    for i < 4, j < 4: out[4*i + j] = a[4*j + i]\n}\n";
    std::fs::write(folder.path().join("some.air"), text).expect("the temporary folder can be written");
    let cpu = ["--cpu", "sapphirerapids", "--features=-avx512f,-vpclmulqdq,-gfni,-avx2,-avx"];
    let words = ["synth", "--json", "--no-cache", "--target", "x86_64", "some.air"];
    let out = autoir(&[&words[..], &cpu].concat(), folder.path());
    let answer: Value = serde_json::from_slice(&out.stdout).expect("an answer");
    let found = &answer["windows"][0];
    assert_eq!(found["verified"], Value::Bool(true), "{found}");
    assert!(found["cost"].as_f64().is_some_and(|cost| cost < 4.0), "{found}");
}

#[test]
fn an_object_has_a_function_per_window() {
    // ELF's numbers of the machines, at offset 18 (System V ABI, ELF header; Hexagon: 164, AArch64: 183).
    for (target, machine) in [("x86_64", 62), ("aarch64", 183), ("hexagon", 164)] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let answer = synth(target, &["--emit", "obj"], folder.path());
        assert_eq!(answer["files"][0]["functions"], 4, "{target}: {answer}");
        let object = std::fs::read(folder.path().join("some.o")).expect("it was written");
        assert_eq!((&object[..4], object[18]), (&b"\x7fELF"[..], machine), "{target}");
        for (name, window) in windows(&answer) {
            assert_eq!(window["symbol"], name);
            let symbol = [&b"\0"[..], name.as_bytes(), b"\0"].concat();
            assert!(object.windows(symbol.len()).any(|w| w == symbol), "{target}: no symbol {name}");
        }
    }
}

#[test]
fn what_is_emitted_goes_where_it_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let answer = synth("x86_64", &["--cpu", "haswell", "--emit", "llvm", "-o", "all.ll"], folder.path());
    assert_eq!(answer["windows"][0]["emitted"], Value::Null);
    let text = std::fs::read_to_string(folder.path().join("all.ll")).expect("it was written");
    assert_eq!(text.matches("\ndefine void @").count(), 4, "{text}");
    let bad = autoir(&["synth", "some.air", "some.air", "--emit", "obj", "-o", "x.o"], folder.path());
    assert_eq!(bad.status.code(), Some(2));
    let twice = autoir(&["synth", "some.air", "./some.air", "--effort", "1", "--emit", "obj"], folder.path());
    assert_eq!(twice.status.code(), Some(2), "one object would replace the other");
    assert_eq!(autoir(&["synth", "some.air", "-o", "x.o"], folder.path()).status.code(), Some(2));
}

#[test]
fn an_explanation_names_conditions_and_phases() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let answer = synth("x86_64", &["--cpu", "haswell", "--explain"], folder.path());
    for (name, window) in windows(&answer) {
        assert!(window["near_misses"].is_array(), "{name}");
        assert!(window["phases"]["search"].as_f64().is_some(), "{name}");
    }
    assert!(answer["phases"]["library"].as_f64().is_some_and(|s| s > 0.0));
    // A remembered answer has its conditions with it.
    let conditions =
        |answer: &Value| -> Vec<Value> { windows(answer).map(|(_, w)| w["conditions"].clone()).collect() };
    let again = synth("x86_64", &["--cpu", "haswell"], folder.path());
    assert_eq!(windows(&again).filter(|(_, w)| w["cached"] == Value::Bool(true)).count(), 4);
    assert_eq!(conditions(&again), conditions(&answer));
}

#[cfg(unix)]
#[test]
fn an_interrupt_gives_the_best_answers_so_far() {
    use std::time::{Duration, Instant};

    let folder = tempfile::tempdir().expect("a temporary folder");
    // A search that goes on for minutes, and one that ends at once.
    let text = "window low(a: u8x32, b: u8x32, c: u8x32, d: u8x32, e: u8x32, v: u16, w: u16, x: u16, y: u16, z: u16) \
                -> u8x32 {\n    assume v in 0..=50\n    assume w in 0..=50\n    assume x in 0..=50\n    \
                assume y in 0..=50\n    assume z in 0..=50\n    \
                out[i] = (a[i] * v + b[i] * w + c[i] * x + d[i] * y + e[i] * z) >> 8\n}\n\
                window least(a: u8x64, b: u8x64) -> u8x64 {\n    out[i] = min(a[i], b[i])\n}\n";
    std::fs::write(folder.path().join("hard.air"), text).expect("the temporary folder can be written");
    let answer = std::fs::File::create(folder.path().join("answer")).expect("it can be written");
    let mut child = Command::new(env!("CARGO_BIN_EXE_autoir"))
        .args(["synth", "--json", "--effort", "600", "--cpu", "cascadelake", "hard.air"])
        .current_dir(folder.path())
        .env("AUTOIR_CACHE", folder.path().join("cache"))
        .stdout(answer)
        .spawn()
        .expect("the binary was just built");
    std::thread::sleep(Duration::from_secs(4));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("there is a `kill`").success(), "it was over before it was stopped");
    let start = Instant::now();
    let status = child.wait().expect("it can be waited for");
    assert!(start.elapsed() < Duration::from_secs(60) && status.code().is_some(), "{status}");
    let text = std::fs::read(folder.path().join("answer")).expect("it was written");
    let answer: Value = serde_json::from_slice(&text).expect("exactly one JSON object");
    assert_eq!(answer["interrupted"], Value::Bool(true));
    let low = &answer["windows"][0];
    assert_eq!((&low["name"], &low["exhausted"]), (&"low".into(), &Value::Bool(false)));
    assert_eq!(answer["windows"][1]["verified"], Value::Bool(true));
}
