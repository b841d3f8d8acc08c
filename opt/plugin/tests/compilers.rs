//! The plugin in LLVM's own programs.

mod shared;

use std::path::Path;
use std::process::{Command, Output};

use shared::plugin;

const C: &str = "#include <stdint.h>
void add(uint8_t *restrict out, const uint8_t *a, const uint8_t *b, int n) {
    for (int i = 0; i < n; i++) {
        int sum = a[i] + b[i];
        out[i] = sum > 255 ? 255 : sum;
    }
}
";

fn run(program: &str, words: &[&str], folder: &Path, variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(program);
    command.args(words).current_dir(folder).env("AUTOIR_CACHE", folder.join("cache")).env("AUTOIR_EFFORT", "0.3");
    let out = command.envs(variables.iter().copied()).output();
    out.unwrap_or_else(|e| panic!("{program} cannot be run: {e}"))
}

/// Assembly of [`C`].
fn assembly(folder: &Path, words: &[&str], variables: &[(&str, &str)]) -> (String, String) {
    assembly_of(C, folder, words, variables)
}

/// Assembly of `text`.
fn assembly_of(text: &str, folder: &Path, words: &[&str], variables: &[(&str, &str)]) -> (String, String) {
    std::fs::write(folder.join("add.c"), text).expect("the temporary folder can be written");
    let load = format!("-fpass-plugin={}", plugin().display());
    let out = run("clang-22", &[&["-S", "-o", "-", "-march=haswell", &load, "add.c"], words].concat(), folder, variables);
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(out.status.success(), "{said}");
    (String::from_utf8_lossy(&out.stdout).into_owned(), said)
}

#[test]
fn clang_loads_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (text, said) = assembly(folder.path(), &["-O3"], &[("AUTOIR_REMARKS", "1")]);
    assert!(text.contains("vpaddusb") && !text.contains("vpminud"), "{text}");
    assert!(said.contains(": replaced by a proven program; its block: "), "{said}");
    // Without a search the second time, and without a word where none is asked for.
    let (again, said) = assembly(folder.path(), &["-O3"], &[]);
    assert_eq!((again, said.as_str()), (text, ""));
    let (plain, _) = assembly(folder.path(), &["-O0"], &[]);
    assert!(!plain.contains("vpaddusb"));
}

/// A difference of bytes as it is written with the intrinsics of SSE2.
const BY_HAND: &str = "#include <emmintrin.h>
void difference(unsigned char *out, const unsigned char *a, const unsigned char *b, long n) {
    __m128i zero = _mm_setzero_si128();
    for (long i = 0; i < n; i += 16) {
        __m128i x = _mm_loadu_si128((const __m128i *)(a + i)), y = _mm_loadu_si128((const __m128i *)(b + i));
        __m128i low = _mm_sub_epi16(_mm_unpacklo_epi8(x, zero), _mm_unpacklo_epi8(y, zero));
        __m128i high = _mm_sub_epi16(_mm_unpackhi_epi8(x, zero), _mm_unpackhi_epi8(y, zero));
        _mm_storeu_si128((__m128i *)(out + i), _mm_packus_epi16(low, high));
    }
}
";

#[test]
fn intrinsics_are_looked_through() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (text, _) = assembly_of(BY_HAND, folder.path(), &["-O3"], &[]);
    assert!(text.contains("vpsubusb") && !text.contains("vpackuswb"), "{text}");
}

#[test]
fn the_compiler_passes_remarks_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let asked = ["-O3", "-Rpass=autoir", "-fsave-optimization-record", "-gline-tables-only"];
    let (_, said) = assembly(folder.path(), &asked, &[]);
    assert!(said.contains("remark: add_") && said.contains("replaced by a proven program"), "{said}");
    // The sum, or the comparison, in the source text.
    assert!(said.contains("add.c:4:") || said.contains("add.c:5:"), "{said}");
    let record = std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.path());
    let record = record.into_iter().find(|path| path.to_string_lossy().ends_with(".opt.yaml")).expect("a record");
    let record = std::fs::read_to_string(record).expect("text");
    assert!(record.contains("--- !Passed\nPass:            autoir\nName:            Replaced"), "{record}");
}

#[test]
fn what_is_wrong_with_its_surroundings_is_no_failure() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for variables in [
        [("AUTOIR_CACHE", "/dev/null/none"), ("AUTOIR_EFFORT", "nonsense")],
        [("AUTOIR_BUDGET", "0.001"), ("AUTOIR_JOBS", "1")],
        [("AUTOIR_MEMORY", "1"), ("AUTOIR_CACHE", "off")],
        [("PATH", "/nonexistent:/usr/bin:/bin"), ("AUTOIR_CACHE", "off")],
    ] {
        let (text, _) = assembly(folder.path(), &["-O3"], &variables);
        assert!(text.contains("add:"));
    }
}

#[test]
fn time_may_be_a_multiple_of_what_the_compiler_took() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let kept = || walked(&folder.path().join("cache/modules"));
    let made = |budget: &str| {
        assembly(folder.path(), &["-O3"], &[("AUTOIR_BUDGET", budget), ("AUTOIR_REMARKS", "1")])
    };
    for budget in ["0.01x", "0"] {
        let (text, said) = made(budget);
        assert!(said.contains("the module's time is spent") && !text.contains("vpaddusb"), "{said}");
    }
    assert_eq!(kept(), 2);
    // What was measured is another time each time; what was asked for is the same.
    for _ in 0..2 {
        let (text, said) = made("1000x");
        assert!(text.contains("vpaddusb"), "{said}");
        assert_eq!(kept(), 3);
    }
}

/// The number of files below `folder`.
fn walked(folder: &Path) -> usize {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.map(|path| if path.is_dir() { walked(&path) } else { 1 }).sum()
}

#[test]
fn opt_runs_it_by_its_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("add.c"), C).expect("the temporary folder can be written");
    let made = run("clang-22", &["-O3", "-march=haswell", "-S", "-emit-llvm", "add.c"], folder.path(), &[]);
    assert!(made.status.success());
    let load = format!("-load-pass-plugin={}", plugin().display());
    let out = run("opt-22", &[&load, "-passes=autoir", "-S", "add.ll"], folder.path(), &[]);
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    assert!(out.status.success() && text.contains("uadd.sat.v32i8"), "{text}");
}
