//! The contract of the command line: exit codes, one JSON object, diagnostics with their place.

use std::path::Path;
use std::process::{Command, Output};

fn autoir(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_autoir"))
        .args(args)
        .env("AUTOIR_CACHE", concat!(env!("CARGO_TARGET_TMPDIR"), "/contract-cache"))
        .output()
        .expect("the binary was just built")
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).expect("standard output is exactly one JSON object")
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("the temporary folder can be written");
    path.display().to_string()
}

const ADD: &str = "window add(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";

#[test]
fn an_unknown_cpu_is_bad_usage_with_near_names() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = write(folder.path(), "add.air", ADD);
    let out = autoir(&["synth", &file, "--cpu", "haswel", "--json"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(json(&out)["error"].as_str().is_some_and(|e| e.contains("haswell")), "{}", stderr(&out));
    let out = autoir(&["synth", &file, "--cpu", "haswell", "--features", "+avx512vnnii"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("avx512vnni"), "{}", stderr(&out));
}

#[test]
fn help_names_every_heuristic_that_can_be_left_out() {
    let help = String::from_utf8(autoir(&["synth", "--help"]).stdout).expect("help is text");
    for name in autoir_synth::heuristics::Heuristics::names() {
        assert!(help.contains(&format!(" {name},")) || help.contains(&format!(" {name}.")), "{name}: {help}");
    }
}

#[test]
fn an_answer_that_cannot_be_written_is_no_success() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = write(folder.path(), "add.air", ADD);
    let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") else {
        eprintln!("skipped: this system has no device that is always full");
        return;
    };
    let mut command = Command::new(env!("CARGO_BIN_EXE_autoir"));
    let out = command.args(["synth", &file, "--no-cache", "--json"]).stdout(full).output().expect("it runs");
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("cannot be written"), "{}", stderr(&out));
}

#[test]
fn an_endless_file_is_bad_input() {
    if !Path::new("/dev/zero").exists() {
        eprintln!("skipped: this system has no endless file");
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let endless = folder.path().join("endless.air");
    std::os::unix::fs::symlink("/dev/zero", &endless).expect("the temporary folder can be written");
    for command in ["synth", "verify"] {
        let out = autoir(&[command, &endless.display().to_string()]);
        assert_eq!(out.status.code(), Some(2));
        assert!(stderr(&out).contains("endless.air`: it has more than"), "{}", stderr(&out));
    }
}

#[test]
fn as_many_vectors_as_no_memory_holds_are_bad_usage() {
    for args in [["--vectors", "18446744073709551615"], ["--vectors", "0"], ["--every", "0"]] {
        let out = autoir(&[&["check", "_mm_add_epi8"][..], &args].concat());
        assert_eq!(out.status.code(), Some(2), "{args:?}");
        assert!(stderr(&out).contains("from 1 to"), "{}", stderr(&out));
    }
}

#[test]
fn a_missing_file_and_a_missing_text_are_bad_input() {
    assert_eq!(autoir(&["synth", "no-such.air"]).status.code(), Some(2));
    let out = autoir(&["parse", "--specs", "no-such-folder", "--json"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(json(&out)["error"].as_str().is_some_and(|e| e.contains("rustup component add rust-src")));
    assert_eq!(autoir(&["parse", "--isa", "vax"]).status.code(), Some(2));
    let out = autoir(&["build", "--isa", "vax"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("vax"), "{}", stderr(&out));
    let out = autoir(&["build", "--isa", "ptx", "--root", "no-such-folder"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("no-such-folder"), "{}", stderr(&out));
    for command in ["check", "classes", "build"] {
        let out = autoir(&[command, "--specs", "no-such-folder"]);
        assert_eq!(out.status.code(), Some(2), "{command}");
        let said = stderr(&out);
        assert!(said.contains("no-such-folder/x86/x86-intel.xml"), "{command}: {said}");
        assert!(said.contains("rustup component add rust-src"), "{command}: {said}");
    }
}

#[test]
fn vendor_texts_are_listed_with_how_to_get_them() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let specs = folder.path().display().to_string();
    let out = autoir(&["specs", "--specs", &specs, "--json"]);
    assert_eq!(out.status.code(), Some(1));
    let text = &json(&out)["texts"][0];
    assert_eq!((&text["installed"], &text["matches"]), (&false.into(), &serde_json::Value::Null));
    assert_eq!(text["fetch"], "rustup component add rust-src");
    write(folder.path(), "x86-intel.xml", "<intrinsics_list></intrinsics_list>");
    let out = autoir(&["specs", "--isa", "x86", "--specs", &specs, "--json"]);
    assert_eq!(out.status.code(), Some(0));
    let text = &json(&out)["texts"][0];
    assert_eq!((&text["installed"], &text["matches"]), (&true.into(), &false.into()));
    assert!(text["path"].as_str().is_some_and(|p| p.ends_with("x86-intel.xml")));
    assert_eq!(autoir(&["specs", "--isa", "vax"]).status.code(), Some(2));
}

#[test]
fn an_answer_is_searched_for_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = write(folder.path(), "add.air", ADD);
    let cache = folder.path().join("cache").display().to_string();
    let ask = |more: &[&str]| {
        let words = ["synth", &file, "--cpu", "haswell", "--cache", &cache, "--json"];
        let out = autoir(&[&words[..], more].concat());
        assert_eq!(out.status.code(), Some(0), "{}", stderr(&out));
        let window = json(&out)["windows"][0].clone();
        let cached = window["cached"].as_bool();
        (cached, (window["program"].clone(), window["cost"].clone(), window["llvm_cost"].clone()))
    };
    let entries = || {
        let out = autoir(&["cache", "stat", "--cache", &cache, "--json"]);
        json(&out)["entries"].as_u64()
    };
    assert_eq!(ask(&["--no-cache"]).0, Some(false));
    assert_eq!(entries(), Some(0));
    let (cached, answer) = ask(&[]);
    assert_eq!((cached, entries()), (Some(false), Some(2)), "a program and what it costs");
    assert_eq!(ask(&[]), (Some(true), answer.clone()));
    assert_eq!(ask(&["--no-cache"]), (Some(false), answer.clone()));
    assert_eq!(ask(&["--features=-bmi2"]).0, Some(false), "another target");
    assert_eq!(ask(&["--without", "partition"]).0, Some(false), "another search");
    assert_eq!(autoir(&["synth", &file, "--without", "partition,guts"]).status.code(), Some(2));
    let out = autoir(&["cache", "verify", "--cache", &cache, "--json"]);
    assert_eq!((out.status.code(), json(&out)["entries"]["proved again"].as_u64()), (Some(0), Some(3)));
    // One bit of every entry is flipped.
    for shelf in std::fs::read_dir(Path::new(&cache).join("answers")).expect("it is there").flatten() {
        for entry in std::fs::read_dir(shelf.path()).expect("it is a folder").flatten() {
            let mut bytes = std::fs::read(entry.path()).expect("it can be read");
            let middle = bytes.len() / 2;
            bytes[middle] ^= 4;
            std::fs::write(entry.path(), bytes).expect("it can be written");
        }
    }
    assert_eq!(ask(&[]), (Some(false), answer.clone()), "searched for anew");
    assert_eq!(ask(&[]), (Some(true), answer), "and kept");
    let out = autoir(&["cache", "verify", "--cache", &cache]);
    assert_eq!(out.status.code(), Some(1), "the other target's are damaged: {}", stderr(&out));
    assert_eq!(autoir(&["cache", "clear", "--cache", &cache]).status.code(), Some(0));
    assert_eq!(entries(), Some(0));
}

#[test]
fn a_syntax_error_has_its_place_and_loses_nothing_else() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = format!("{ADD}window broken(a: u8x16) -> u8x16 {{\n    out[i] = a[i] +\n}}\n");
    let file = write(folder.path(), "broken.air", &text);
    let out = autoir(&["synth", &file, "--cpu", "haswell", "--json"]);
    assert_eq!(out.status.code(), Some(2));
    let report = json(&out);
    assert_eq!(report["windows"].as_array().map(Vec::len), Some(1), "the sound window is still processed");
    assert_eq!(report["windows"][0]["verified"], true);
    let diagnostics = report["diagnostics"].to_string();
    assert!(diagnostics.contains("broken.air:6:") || diagnostics.contains("broken.air:5:"), "{diagnostics}");
}

#[test]
fn a_proven_program_verifies_again_and_a_wrong_one_does_not() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = write(folder.path(), "add.air", ADD);
    let out = autoir(&["synth", &file, "--cpu", "haswell", "--emit", "air", "--json"]);
    assert_eq!(out.status.code(), Some(0), "{}", stderr(&out));
    let program = json(&out)["windows"][0]["program"].as_str().expect("a program").to_owned();
    assert!(program.contains("add_epi8"), "{program}");
    let right = write(folder.path(), "right.air", &format!("{ADD}{program}"));
    let out = autoir(&["verify", &right, "--json"]);
    assert_eq!(
        (out.status.code(), json(&out)["verified"].as_bool()),
        (Some(0), Some(true)),
        "{}",
        stderr(&out)
    );
    let wrong =
        write(folder.path(), "wrong.air", &format!("{ADD}{}", program.replace("add_epi8", "sub_epi8")));
    let out = autoir(&["verify", &wrong, "--json"]);
    assert_eq!(
        (out.status.code(), json(&out)["verified"].as_bool()),
        (Some(1), Some(false)),
        "{}",
        stderr(&out)
    );
    let second = program.replacen("program for", "program second for", 1);
    let both = write(folder.path(), "both.air", &format!("{ADD}{program}{second}"));
    let out = autoir(&["verify", &both]);
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(text.starts_with("add ") && text.contains("\nsecond for add "), "programs of one window: {text}");
    let unknown =
        write(folder.path(), "unknown.air", &format!("{ADD}{}", program.replace("add_epi8", "add_epi7")));
    assert_eq!(autoir(&["verify", &unknown]).status.code(), Some(2));
}

#[test]
fn a_pipeline_without_its_arguments_file_says_what_is_missing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let pipeline = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/halide/sharpen.stmt");
    let text = std::fs::read_to_string(pipeline).expect("the example is there");
    let file = write(folder.path(), "sharpen.stmt", &text);
    let out = autoir(&["synth", &file, "--cpu", "haswell", "--json"]);
    assert_eq!(out.status.code(), Some(2));
    assert!(stderr(&out).contains("sharpen.args.json"), "the file: {}", stderr(&out));
    assert!(stderr(&out).contains("name it in the arguments file"), "the advice: {}", stderr(&out));
    let diagnostics = json(&out)["diagnostics"].to_string();
    assert!(diagnostics.contains("name it in the arguments file"), "{diagnostics}");
}

#[test]
fn a_damaged_text_is_reported_and_the_rest_is_parsed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let entry = |name: &str, operation: &str| {
        format!(
            "<intrinsic name=\"{name}\" tech=\"SSE_ALL\"><return etype=\"UI8\" type=\"__m128i\" varname=\"dst\" />\
             <parameter etype=\"UI8\" type=\"__m128i\" varname=\"a\" />\n<operation>\n{operation}\n</operation>\
             <instruction form=\"xmm, xmm\" name=\"PX\" /><CPUID>SSE2</CPUID><category>Arithmetic</category></intrinsic>\n"
        )
    };
    let good = "FOR j := 0 to 15\n\ti := j*8\n\tdst[i+7:i] := a[i+7:i] + 1\nENDFOR";
    let bad = "FOR j := 0 to 15\n\tdst[ := a\nENDFOR";
    let text = format!(
        "<intrinsics_list>\n{}{}{}",
        entry("_mm_first_epi8", good),
        entry("_mm_broken_epi8", bad),
        entry("_mm_last_epi8", good)
    );
    let file = write(folder.path(), "x86-intel.xml", &text);
    let out = autoir(&["parse", "--specs", &file, "--json"]);
    assert_eq!(out.status.code(), Some(2));
    let report = json(&out);
    assert_eq!(report["parsed"], 2, "{report}");
    assert!(report["diagnostics"].to_string().contains("x86-intel.xml:12:"), "{report}");
}
