//! The command line on the examples: what it calls proven executes as the window says, and on every CPU
//! without an instruction that the CPU lacks.
//!
//! How many windows are proven, and which of them cost more than LLVM's own code, depends on the time that the
//! search is given; a floor is held here, and every shortfall is printed.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Seconds that the search has for a window.
const SECONDS: &str = "2";

/// Example files whose windows have answers within that time on any machine.
const FILES: [&str; 4] = ["min_max.air", "difference.air", "saturate.air", "average.air"];

fn synth(arguments: &[&str]) -> (Value, i32) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the workspace");
    let output = Command::new(env!("CARGO_BIN_EXE_autoir"))
        .current_dir(root.join("examples"))
        .args(["synth", "--json", "--no-cache", "--timeout", SECONDS])
        .args(arguments)
        .args(FILES)
        .output()
        .expect("the binary was just built");
    let value = serde_json::from_slice(&output.stdout).expect("exactly one JSON object");
    (value, output.status.code().unwrap_or(-1))
}

/// Prints the shortfalls; returns the number of proven windows and of all.
fn proven(answer: &Value, cpu: &str) -> (usize, usize) {
    let windows = answer["windows"].as_array().map_or(&[][..], Vec::as_slice);
    let mut proven = 0;
    for window in windows {
        let name = window["name"].as_str().unwrap_or("?");
        if window["verified"] == Value::Bool(true) {
            proven += 1;
            let (cost, llvm) = (window["cost"].as_f64(), window["llvm_cost"].as_f64());
            if cost.zip(llvm).is_some_and(|(c, l)| c > l) {
                println!("shortfall: {cpu}: {name}: costs {cost:?}, LLVM's code {llvm:?}");
            }
        } else {
            println!("shortfall: {cpu}: {name}: not proven in {SECONDS} s");
        }
    }
    println!("{cpu}: {proven} of {} windows proven", windows.len());
    (proven, windows.len())
}

#[test]
fn proven_programs_execute_as_their_windows_say() {
    let (answer, code) = synth(&["--execute"]);
    let (proven, all) = proven(&answer, "this CPU");
    assert!(proven >= 8, "{proven} of {all} windows proven");
    assert_eq!(code, i32::from(proven < all));
    for window in answer["windows"].as_array().into_iter().flatten() {
        let executed = &window["executed"];
        if let Some(why) = executed["skipped"].as_str() {
            println!("skipped: execution of {}: {why}", window["name"]);
        } else if window["verified"] == Value::Bool(true) {
            assert_eq!(executed["equal"], Value::Bool(true), "{}", window["name"]);
        }
    }
}

#[test]
fn programs_stay_within_the_features_of_their_cpu() {
    // What the CPU does not have, written down here apart from the table that the search uses.
    for (cpu, lacking) in
        [("haswell", &["AVX512", "GFNI", "AVX_VNNI"][..]), ("x86-64-v2", &["AVX", "BMI", "GFNI"])]
    {
        let (answer, _) = synth(&["--cpu", cpu]);
        let (proven, all) = proven(&answer, cpu);
        assert!(proven >= 6, "{cpu}: {proven} of {all} windows proven");
        for window in answer["windows"].as_array().into_iter().flatten() {
            for used in window["instructions"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                let features = used.split('@').nth(1).unwrap_or("");
                assert!(!lacking.iter().any(|f| features.contains(f)), "{cpu}: {used}");
            }
        }
    }
}
