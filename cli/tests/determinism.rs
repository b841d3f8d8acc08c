//! What is answered depends on the question alone: not on the time that the machine has for it.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Value;

/// A dot product, a blend and a scaled sum whose searches do not come to an end, and windows whose searches do.
const WINDOWS: &str = "\
window dot4_u8i8_saturated(acc: i32x8, a: u8x32, b: i8x32) -> i32x8 {
    out[i] = sat_i32(acc[i] + sum(j<4) a[4*i + j] * b[4*i + j])
}
window blend(a: u8x32, x: u8x32, y: u8x32) -> u8x32 {
    out[i] = (a[i] * x[i] + (255 - a[i]) * y[i] + 127) / 255
}
window scaled(a: i16x16, b: i16x16) -> u8x16 {
    out[i] = sat_u8((a[i] * 1234 + b[i] * 4321 + 8192) >> 14)
}
window least(a: u8x32, b: u8x32) -> u8x32 {
    out[i] = min(a[i], b[i])
}
window half_pixel(a: u8x16, b: u8x16) -> u8x16 {
    out[i] = (a[i] + 3 * b[i] + 2) >> 2
}
";

fn autoir(folder: &Path, words: &[&str]) -> Value {
    std::fs::write(folder.join("some.air"), WINDOWS).expect("the temporary folder can be written");
    let out = Command::new(env!("CARGO_BIN_EXE_autoir"))
        .args(["synth", "--json", "some.air"])
        .args(words)
        .current_dir(folder)
        .env("AUTOIR_CACHE", folder.join("cache"))
        .output()
        .expect("the binary was just built");
    serde_json::from_slice(&out.stdout)
        .unwrap_or_else(|e| panic!("{words:?}: {e}: {}", String::from_utf8_lossy(&out.stderr)))
}

/// The answer without what was measured: seconds.
fn timeless(answer: &Value) -> Value {
    match answer {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(name, _)| !matches!(name.as_str(), "seconds" | "phases"));
            kept.map(|(name, value)| (name.clone(), timeless(value))).collect()
        }
        Value::Array(all) => all.iter().map(timeless).collect(),
        other => other.clone(),
    }
}

/// Does `work` beside eight loops that do nothing.
fn busy<T>(work: impl FnOnce() -> T) -> T {
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    std::hint::spin_loop()
                }
            });
        }
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
        over.store(true, Ordering::Relaxed);
        done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// Searches for one window that run one after the other and side by side as well.
#[test]
fn a_busy_machine_and_an_idle_one_give_the_same_bytes() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for target in [&["--cpu", "haswell"][..], &["--target", "aarch64", "--cpu", "neoverse-n1"]] {
        let words = [&["--no-cache", "--effort", "0.3"], target].concat();
        let with_jobs = |jobs| autoir(folder.path(), &[&words, &["--jobs", jobs][..]].concat());
        let idle = with_jobs("1");
        let busy = busy(|| with_jobs("6"));
        let text = |answer: &Value| format!("{:#}", timeless(answer));
        assert_eq!(text(&idle), text(&busy), "{target:?}");
        let windows = idle["windows"].as_array().expect("a list");
        assert_eq!(windows.len(), 5);
        // Otherwise no budget was used up, and nothing was tried here.
        let ended = |how: &str| windows.iter().filter(|w| w["ended"] == how).count();
        assert!(ended("effort") > 0 && ended("timeout") == 0, "{idle:#}");
    }
}

/// What wall time ends says so, and is neither remembered nor taken for the answer.
#[test]
fn an_answer_that_was_cut_short_says_so_and_is_not_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let words = ["--cpu", "haswell", "--window", "dot4_u8i8_saturated", "--effort", "0.3"];
    let cut = autoir(folder.path(), &[&words[..], &["--timeout", "0.02"]].concat());
    assert_eq!(cut["windows"][0]["ended"], "timeout", "{cut:#}");
    let whole = autoir(folder.path(), &words);
    assert_eq!(whole["windows"][0]["cached"], false);
    assert_ne!(whole["windows"][0]["ended"], "timeout");
    // A time that is not reached changes nothing.
    let again = autoir(folder.path(), &[&words[..], &["--timeout", "3600", "--no-cache"]].concat());
    assert_eq!(timeless(&whole), timeless(&again));
}
