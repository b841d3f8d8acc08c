//! The command line on all examples: they are proven, cost no more than LLVM's own code, execute as their
//! windows say, and use no instruction that their CPU lacks. What falls short is listed here with its reason.

mod shared;

use std::collections::BTreeMap;
use std::process::Command;

use autoir_tests::skip;
use serde_json::Value;

/// Why a program costs more than LLVM's code.
const SHIFT_BY_CONVERSION: &str =
    "LLVM makes powers of two by a conversion from floating point, which is not proven";

/// Windows without a proven program: CPU, window, reason.
const UNPROVEN: &[(&str, &str, &str)] = &[];

/// Windows whose program costs more than LLVM's code: CPU, window, reason.
const DEARER: &[(&str, &str, &str)] = &[("x86-64-v2", "shift_left_each_u32", SHIFT_BY_CONVERSION)];

/// The windows of all examples for `cpu`, by name.
fn synth(cpu: &str) -> BTreeMap<String, Value> {
    let output = Command::new(env!("CARGO_BIN_EXE_autoir"))
        .args(["synth", "--json", "--no-cache", "--execute", "--cpu", cpu])
        .args(shared::examples())
        .output()
        .expect("the binary was just built");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("exactly one JSON object");
    let windows = answer["windows"].as_array().cloned().unwrap_or_default();
    let short = windows.iter().any(|w| w["verified"] != Value::Bool(true));
    assert_eq!(output.status.code(), Some(i32::from(short)), "{}", String::from_utf8_lossy(&output.stderr));
    windows.into_iter().map(|w| (w["name"].as_str().unwrap_or("?").to_owned(), w)).collect()
}

/// What holds of every window on `cpu`, which does not have the features `lacking`.
fn check(cpu: &str, lacking: &[&str]) {
    let windows = synth(cpu);
    assert!(windows.len() >= 90, "{} windows", windows.len());
    let mut wrong = Vec::new();
    for (name, window) in &windows {
        let listed = |list: &[(&str, &str, &str)]| list.iter().any(|l| (l.0, l.1) == (cpu, name));
        if window["verified"] != Value::Bool(true) {
            match listed(UNPROVEN) {
                true => println!("shortfall: {cpu}: {name}: not proven"),
                false => wrong.push(format!("{name}: not proven")),
            }
            continue;
        }
        if listed(UNPROVEN) {
            wrong.push(format!("{name}: it is proven now, and still listed in UNPROVEN"));
        }
        let (cost, llvm) = (window["cost"].as_f64(), window["llvm_cost"].as_f64());
        if cost.zip(llvm).is_none_or(|(c, l)| c > l) {
            match listed(DEARER) {
                true => println!("shortfall: {cpu}: {name}: costs {cost:?}, LLVM's code {llvm:?}"),
                false => wrong.push(format!("{name}: costs {cost:?}, LLVM's code {llvm:?}")),
            }
        } else if listed(DEARER) {
            wrong.push(format!(
                "{name}: it costs no more than LLVM's code now, and is still listed in DEARER"
            ));
        }
        if let Some(why) = window["executed"]["skipped"].as_str() {
            skip::note(&format!("execution of {name} for {cpu}"), why);
        } else if window["executed"]["equal"] != Value::Bool(true) {
            wrong.push(format!("{name}: executes differently"));
        }
        for used in window["instructions"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            let features = used.split('@').nth(1).unwrap_or("");
            if lacking.iter().any(|f| features.contains(f)) {
                wrong.push(format!("{name}: {used}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{cpu}:\n{}", wrong.join("\n"));
}

#[test]
fn listed_windows_exist() {
    let text: String =
        shared::examples().iter().map(|f| std::fs::read_to_string(f).expect("it was just listed")).collect();
    for (_, name, _) in UNPROVEN.iter().chain(DEARER) {
        assert!(text.contains(&format!("window {name}(")), "{name}");
    }
}

// What the CPUs do not have is written down here apart from the table that the search uses. One test, so that
// the searches do not compete for the machine.
#[test]
fn examples_are_proven_and_execute() {
    check("cascadelake", &["VBMI", "GFNI", "BITALG", "AVX_VNNI"]);
    check("haswell", &["AVX512", "GFNI", "AVX_VNNI"]);
    check("x86-64-v2", &["AVX", "BMI", "GFNI"]);
}
