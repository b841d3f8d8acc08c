//! `autoir compile`: pipelines that Halide has lowered become objects that run beside a stand-in for Halide's runtime.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What the pipelines are linked with: buffers, a runtime that counts its memory, and a check of every output.
const DRIVER: &str = include_str!("shared/pipelines.c");

fn autoir(folder: &Path, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_autoir"))
        .args(words)
        .current_dir(folder)
        .env("AUTOIR_CACHE", concat!(env!("CARGO_TARGET_TMPDIR"), "/compile-cache"))
        .output()
        .expect("the binary was just built")
}

fn example(name: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../examples/halide");
    root.join(format!("{name}.stmt")).display().to_string()
}

/// Compiles the examples for `cpu`, links and runs them.
fn run(cpu: &str, options: &[&str]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for name in ["sharpen", "fade", "equalize"] {
        let object = format!("{name}.o");
        let file = example(name);
        let words = [&["compile", &file, "-o", &object, "--cpu", cpu, "--json"], options].concat();
        let out = autoir(folder.path(), &words);
        assert!(out.status.success(), "{name}: {}", String::from_utf8_lossy(&out.stderr));
        let said: serde_json::Value = serde_json::from_slice(&out.stdout).expect("exactly one JSON object");
        assert_eq!((&said["functions"][0], &said["verified"]), (&name.into(), &said["replaced"]), "{said}");
    }
    drive(folder.path(), DRIVER, &["-O1", "sharpen.o", "fade.o", "equalize.o", "-lm"], cpu);
}

/// Links `driver`, a program in C, as `words` say, and runs it: it must succeed.
fn drive(folder: &Path, driver: &str, words: &[&str], case: &str) {
    std::fs::write(folder.join("driver.c"), driver).expect("it can be written");
    let linked = Command::new("cc")
        .args(["driver.c", "-o", "driver"])
        .args(words)
        .current_dir(folder)
        .output()
        .expect("there is a C compiler");
    assert!(linked.status.success(), "{case}: {}", String::from_utf8_lossy(&linked.stderr));
    let ran = Command::new(folder.join("driver")).output().expect("it was just linked");
    assert!(ran.status.success(), "{case}: {}", String::from_utf8_lossy(&ran.stdout));
}

#[test]
#[cfg(target_arch = "x86_64")]
fn pipelines_compute_what_they_say() {
    run("x86-64-v2", &["--plain"]);
    if std::arch::is_x86_feature_detected!("avx2") {
        run("haswell", &["--plain"]);
        run("haswell", &["--effort", "0.2"]);
    }
}

/// `whole.py --compile` with Halide's wheel, which is not installed unless somebody asks for it.
#[test]
fn pipelines_come_from_python() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let deps = root.join(".deps");
    if !deps.join("halide/halide/__init__.py").is_file() {
        println!("skipped: Halide's wheel is not here (./dev setup halide)");
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let paths = [deps.join("halide"), deps.join("numpy"), root.join("halide/python")];
    let made = Command::new("python3")
        .arg(root.join("examples/halide/whole.py"))
        .arg("--compile")
        .arg(folder.path())
        .env("PYTHONPATH", std::env::join_paths(paths).expect("no colons"))
        .env("AUTOIR", env!("CARGO_BIN_EXE_autoir"))
        .env("AUTOIR_CACHE", concat!(env!("CARGO_TARGET_TMPDIR"), "/compile-cache"))
        .output()
        .expect("there is a Python");
    let said = String::from_utf8_lossy(&made.stdout).into_owned();
    assert!(made.status.success(), "{said}{}", String::from_utf8_lossy(&made.stderr));
    assert_eq!(said.lines().filter(|l| l.contains("windows replaced")).count(), 2, "{said}");
    for name in ["fade.o", "fade.h", "fade.html", "equalize.o", "equalize.h"] {
        assert!(folder.path().join(name).is_file(), "{name}");
    }
    let page = std::fs::read_to_string(folder.path().join("fade.html")).expect("it is there");
    let row = page.lines().find(|line| line.contains("<td>fade.s0.x.x</td>")).expect("a loop");
    assert!(!row.ends_with("<td class=\"number\">-</td></tr>"), "Halide's own code is beside it: {row}");
}

/// Texts that Halide lowered for three architectures do what an interpreter says that shares nothing with the compiler, in all
/// of their memory; and it tells a text from another.
#[test]
fn pipelines_agree_with_an_interpreter() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let texts = root.join("tests/halide");
    let known = std::env::var_os("PYTHONPATH").unwrap_or_default();
    let paths = std::iter::once(root.join(".deps/numpy")).chain(std::env::split_paths(&known));
    let paths = std::env::join_paths(paths).expect("no colons");
    let numpy = Command::new("python3").args(["-c", "import numpy"]).env("PYTHONPATH", &paths).output();
    if !numpy.is_ok_and(|out| out.status.success()) {
        println!("skipped: NumPy is not here (./dev setup halide)");
        return;
    }
    let check = |words: &[&str]| {
        let ran = Command::new("python3")
            .arg("check.py")
            .args(words)
            .current_dir(&texts)
            .env("PYTHONPATH", &paths)
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .env("AUTOIR", env!("CARGO_BIN_EXE_autoir"))
            .env("AUTOIR_CACHE", concat!(env!("CARGO_TARGET_TMPDIR"), "/compile-cache"))
            .output()
            .expect("there is a Python");
        let said = String::from_utf8_lossy(&ran.stdout).into_owned();
        (ran.status.success(), said + &String::from_utf8_lossy(&ran.stderr))
    };
    let has =
        |program: &str| Command::new(program).arg("--version").output().is_ok_and(|o| o.status.success());
    let (has_avx2, has_arm) = (has_avx2(), has("qemu-aarch64"));
    let runs = [("x86", has_avx2), ("arm", has_arm), ("hexagon", has("qemu-hexagon"))];
    for (target, _) in runs.iter().filter(|r| r.1) {
        let files =
            ["blocks", "borders", "edges", "quantize", "tail"].map(|name| format!("{target}/{name}.stmt"));
        let words: Vec<&str> = files.iter().map(String::as_str).chain(["--option=--plain"]).collect();
        let (good, said) = check(&words);
        assert!(good && said.matches("equal").count() == files.len(), "{said}");
        // A source that is narrower than a vector: both of its ends are in one row.
        let borders = format!("{target}/borders.stmt");
        let (good, said) = check(&[&borders, "--option=--plain", "--set", "p=5,35"]);
        assert!(good && said.contains(": equal"), "{said}");
    }
    if runs[2].1 {
        let narrow = ["hexagon/narrow.stmt", "--set", "narrow=260,18"];
        // Tables that are long enough for all bytes, and some that are not.
        let (long, short) =
            (["hexagon/curve.stmt", "--extents", "259"], ["hexagon/curve.stmt", "--extents", "255"]);
        for words in [narrow, long, short] {
            let (good, said) = check(&[&words[..], &["--option=--plain"]].concat());
            assert!(good && said.contains(": equal"), "{said}");
        }
    }
    if has_arm {
        let searched = ["--option=--effort", "--option=0.3"];
        for options in [&["--option=--plain"][..], &searched] {
            let (good, said) = check(&[&["arm/shifts.stmt"], options].concat());
            assert!(good && said.contains(": equal"), "{said}");
            let (good, said) = check(&[&["arm/narrow.stmt", "--set", "narrow=260,18"], options].concat());
            assert!(good && said.contains(": equal"), "{said}");
        }
    }
    if has_avx2 {
        for extent in ["16", "33", "260"] {
            let (good, said) = check(&["x86/gains.stmt", "--option=--plain", "--extents", extent]);
            assert!(good && said.contains(": equal"), "{said}");
        }
        let (good, said) = check(&["x86/edges.stmt", "--option=--effort", "--option=0.5"]);
        assert!(good && !said.contains(" 0 windows replaced"), "{said}");
        let folder = tempfile::tempdir().expect("a temporary folder");
        let other = folder.path().join("other.stmt");
        let text = std::fs::read_to_string(texts.join("x86/edges.stmt")).expect("it is here");
        std::fs::write(&other, text.replacen("saturating_cast", "abs", 1)).expect("it can be written");
        let (good, said) =
            check(&["x86/edges.stmt", "--option=--plain", "--against", &other.display().to_string()]);
        assert!(!good && said.contains("WRONG element"), "{said}");
    }
}

#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    std::arch::is_x86_feature_detected!("avx2")
}

#[cfg(not(target_arch = "x86_64"))]
fn has_avx2() -> bool {
    false
}

/// Loops are measured beside those of Halide's own assembly, which names blocks after their variables.
#[test]
fn loops_are_measured_beside_others() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let theirs = "fade:                                   # @fade\n# %bb.0:                                # %entry\n\
        .LBB0_2:                                # %\"2_for_fade.s0.x.x\"\n\
        \tvmovdqu\t(%rdi,%rax), %ymm0\n\tvpaddb\t%ymm0, %ymm0, %ymm0\n\tvmovdqu\t%ymm0, (%rsi,%rax)\n\
        \taddq\t$32, %rax\n\tjne\t.LBB0_2\n# %bb.3:                                # %end\n\tretq\n";
    std::fs::write(folder.path().join("fade.s"), theirs).expect("it can be written");
    let file = example("fade");
    let words =
        ["compile", &file, "-o", "fade.o", "--cpu", "haswell", "--beside", "fade.s", "--effort", "0.2"];
    let out = autoir(folder.path(), &[&words[..], &["--report", "fade.html", "--json"]].concat());
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let said: serde_json::Value = serde_json::from_slice(&out.stdout).expect("exactly one JSON object");
    let loops = said["loops"].as_array().expect("loops");
    let fade = loops.iter().find(|l| l["name"] == "fade.s0.x.x").expect("the innermost one");
    let cost = |of: &str| fade[of].as_f64().unwrap_or_default();
    // Two loads or stores in a cycle, and one store.
    assert!((1.0..2.0).contains(&cost("halide")), "{fade}");
    assert!(cost("llvm") > cost("halide") && cost("cost") > 0.0 && cost("cost") <= cost("llvm"), "{fade}");
    assert!(fade["stores"][0][0] == "fade" && fade["stores"][0][1].as_u64() > Some(25), "{fade}");
    let page = std::fs::read_to_string(folder.path().join("fade.html")).expect("it was just written");
    assert!(page.contains("<td>fade.s0.x.x</td><td>fade (line"), "{page}");
    let out = autoir(folder.path(), &[&words[..6], &["--beside", "nothing.s"]].concat());
    assert_eq!(out.status.code(), Some(2), "{}", String::from_utf8_lossy(&out.stderr));
}

/// What `autoir compile --plain` makes of a text of `tests/halide`.
fn plain(name: &str, ending: &str) -> String {
    let text = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../tests/halide/{name}.stmt"));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let made = format!("made.{ending}");
    let out = autoir(folder.path(), &["compile", &text.display().to_string(), "-o", &made, "--plain"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    std::fs::read_to_string(folder.path().join(made)).expect("it was just made")
}

/// A row that stops at the edges of its source is one load where it does not reach them.
#[test]
fn rows_with_edges_are_loaded_whole_within_them() {
    let ir = plain("x86/borders", "ll");
    let rows = ir.matches("row_so").count().min(ir.matches("load <32 x i8>").count());
    assert!(rows >= 12, "{ir}");
}

/// Neon narrows by half in an instruction, rounded, shifted and saturated; to a quarter it takes two of them.
#[test]
fn narrowing_on_neon_is_an_instruction() {
    let assembly = plain("arm/narrow", "s");
    for name in ["sqxtn", "uqxtn", "sqshrn", "sqshrun", "uqshrn", "sqrshrn", "uqrshrn"] {
        assert!(assembly.contains(&format!("\t{name}\t")), "{name}: {assembly}");
    }
}

/// Bytes choose of a table by instructions for that on Hexagon, a quarter of a register at a time.
#[test]
fn bytes_look_elements_up_on_hexagon() {
    let assembly = plain("hexagon/curve", "s");
    assert!(assembly.matches("vlut32(").count() >= 16, "{assembly}");
}

/// A loop of one or two iterations is none: no block follows itself.
#[test]
fn loops_of_two_iterations_are_none() {
    let ir = plain("x86/gains", "ll");
    let follows_itself = |line: &&str| {
        let (label, before) = line.split_once("; preds = ").unwrap_or_default();
        let label = label.trim_end().trim_end_matches(':');
        !label.is_empty() && before.split(", ").any(|b| b.strip_prefix('%') == Some(label))
    };
    assert_eq!(ir.lines().find(follows_itself), None, "{ir}");
}

/// Hexagon counts loops beside what they do, and loads from anywhere in one packet: programs stand there once, and what they
/// load is not put together from aligned vectors.
#[test]
fn loops_of_hexagon_stay_as_short_as_they_are_written() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/halide/hexagon/blocks.stmt");
    let text = text.display().to_string();
    let out = autoir(
        folder.path(),
        &["compile", &text, "-o", "blocks.s", "--effort", "0.3", "--no-cache", "--json"],
    );
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let said: serde_json::Value = serde_json::from_slice(&out.stdout).expect("exactly one JSON object");
    let assembly = std::fs::read_to_string(folder.path().join("blocks.s")).expect("it was just written");
    assert!(said["replaced"].as_u64() > Some(0), "{said}");
    let loops = assembly.matches(":endloop0").count();
    assert!(loops > 1, "{assembly}");
    // Behind the loops is what they leave.
    assert_eq!(assembly.matches("= vabsdiff(").count(), loops + 1, "{assembly}");
    assert!(!assembly.contains("valign("), "{assembly}");
}

/// What is shorter than half of Hexagon's registers is taken out of these, not put together from bytes.
#[test]
fn short_vectors_of_hexagon_are_loaded_as_long_ones() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/halide/hexagon/edges.stmt");
    let text = text.display().to_string();
    let out = autoir(folder.path(), &["compile", &text, "-o", "edges.s", "--plain"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let assembly = std::fs::read_to_string(folder.path().join("edges.s")).expect("it was just written");
    assert!(assembly.contains("valign(") && !assembly.contains("= memub("), "{assembly}");
}

/// Upper halves of products, rounded and narrowed, of which one index grows by 24 elements for each
/// vector.
const FIXED_POINT: &str = "module name=fixed, target=arm-64-linux-arm_dot_prod
func fixed (p, q, out) {
let out = (void *)_halide_buffer_get_host((struct halide_buffer_t *)out.buffer)
let out.extent.0 = _halide_buffer_get_extent((struct halide_buffer_t *)out.buffer, 0)
let p = (void *)_halide_buffer_get_host((struct halide_buffer_t *)p.buffer)
let p.min.0 = _halide_buffer_get_min((struct halide_buffer_t *)p.buffer, 0)
let q = (void *)_halide_buffer_get_host((struct halide_buffer_t *)q.buffer)
let out.min.0 = _halide_buffer_get_min((struct halide_buffer_t *)out.buffer, 0)
let out.min.1 = _halide_buffer_get_min((struct halide_buffer_t *)out.buffer, 1)
let out.extent.1 = _halide_buffer_get_extent((struct halide_buffer_t *)out.buffer, 1)
let out.stride.1 = _halide_buffer_get_stride((struct halide_buffer_t *)out.buffer, 1)
let p.stride.1 = _halide_buffer_get_stride((struct halide_buffer_t *)p.buffer, 1)
produce out {
 let t1 = out.min.0 - p.min.0
 let t2 = out.min.1
 let t3 = p.min.0*-3
 for (out.y, 0, out.extent.1) {
 for (out.x, 0, out.extent.0/8) {
  let at = ((((out.x*8) + t1)*3) + ((out.y + t2)*p.stride.1)) + t3
  out[ramp((out.x*8) + (out.y*out.stride.1), 1, 8)] = (int16x8)saturating_cast((int32x8)rounding_shift_right((int32x8)rounding_mul_shift_right(p[ramp(at, 1, 8)], q[ramp((out.x*8), 1, 8)], x8((uint32)31)), x8((uint32)9)))
 }
}
}
}
";

#[test]
fn aarch64_has_its_fixed_point_instructions_without_a_search() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let arguments = r#"{"args": [{"name": "p", "kind": "InputBuffer", "dims": 2, "type": "i32"}, {"name": "q", "kind": "InputBuffer", "dims": 1, "type": "i32"}, {"name": "out", "kind": "OutputBuffer", "dims": 2, "type": "i16"}]}"#;
    std::fs::write(folder.path().join("fixed.stmt"), FIXED_POINT).expect("it is written");
    std::fs::write(folder.path().join("fixed.args.json"), arguments).expect("it is written");
    let out = autoir(folder.path(), &["compile", "fixed.stmt", "-o", "fixed.s", "--plain"]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let assembly = std::fs::read_to_string(folder.path().join("fixed.s")).expect("it was just written");
    for instruction in ["sqrdmulh\t", "sqrshrn\t", "sqrshrn2\t"] {
        assert!(assembly.contains(instruction), "{instruction}: {assembly}");
    }
    assert!(!assembly.contains("smull\tv"), "{assembly}");
    // Addresses are counted up: no index is multiplied and extended in the loop.
    let start = assembly.find("sqrdmulh").expect("it is there");
    let (before, after) = assembly.split_at(start);
    let inside =
        [before.rsplit(':').next(), after.split("b.").next()].map(Option::unwrap_or_default).concat();
    assert!(!inside.contains("sxtw") && !inside.contains("mul\tw"), "{inside}");
}

/// Everything of eight numbers is divided by zero, by numbers of which some are zero, and by one that is zero at run time.
const ZEROS: &str = "func zeros (p, none, out) {
let out = (void *)_halide_buffer_get_host((struct halide_buffer_t *)out.buffer)
let p = (void *)_halide_buffer_get_host((struct halide_buffer_t *)p.buffer)
let some = concat_vectors(x4((TYPE)0), x4((TYPE)3))
let a = p[ramp(0, 1, 8)]
out[ramp(0, 1, 8)] = a/x8((TYPE)0)
out[ramp(8, 1, 8)] = a % x8((TYPE)0)
out[ramp(16, 1, 8)] = (TYPEx8)div_round_to_zero(a, x8((TYPE)0))
out[ramp(24, 1, 8)] = (TYPEx8)mod_round_to_zero(a, x8((TYPE)0))
out[ramp(32, 1, 8)] = a/x8((TYPE)none)
out[ramp(40, 1, 8)] = a % x8((TYPE)none)
out[ramp(48, 1, 8)] = a/some
out[ramp(56, 1, 8)] = a % some
out[ramp(64, 1, 8)] = (TYPEx8)div_round_to_zero(a, some)
out[ramp(72, 1, 8)] = (TYPEx8)mod_round_to_zero(a, some)
}
";

/// The quotients and remainders by three are written down; all others are zero.
const ZEROS_DRIVER: &str = r#"
#include <stdint.h>
#include <stdio.h>
struct { uint64_t device; void *interface; uint8_t *host; uint64_t rest[4]; } p, out;
int zeros(void *, NUMBER, void *);
int main(void) {
    NUMBER from[8] = {1, 7, 9, 100, 4, 9, 11, 100}, to[80];
    NUMBER quotients[4] = {1, 3, 3, 33}, remainders[4] = {1, 0, 2, 1};
    for (int i = 0; i < 80; i++) to[i] = 77;
    p.host = (uint8_t *)from;
    out.host = (uint8_t *)to;
    if (zeros(&p, 0, &out)) return 2;
    for (int i = 0; i < 80; i++) {
        const NUMBER *known = i / 8 % 2 ? remainders : quotients;
        NUMBER expected = i >= 48 && i % 8 >= 4 ? known[i % 4] : 0;
        if (to[i] != expected) { printf("element %d is %d\n", i, (int)to[i]); return 1; }
    }
    return 0;
}
"#;

#[test]
#[cfg(target_arch = "x86_64")]
fn what_is_divided_by_zero_is_zero() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write =
        |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("it is written");
    for (ty, short, number) in
        [("uint8", "u8", "uint8_t"), ("int16", "i16", "int16_t"), ("int32", "i32", "int32_t")]
    {
        write("zeros.stmt", &ZEROS.replace("TYPE", ty));
        let [p, none, out] = [("p", "InputBuffer"), ("none", "InputScalar"), ("out", "OutputBuffer")]
            .map(|(name, kind)| format!(r#"{{"name": "{name}", "kind": "{kind}", "type": "{short}"}}"#));
        write("zeros.args.json", &format!(r#"{{"args": [{p}, {none}, {out}]}}"#));
        let made = autoir(
            folder.path(),
            &["compile", "zeros.stmt", "-o", "zeros.o", "--cpu", "x86-64-v2", "--plain"],
        );
        assert!(made.status.success(), "{ty}: {}", String::from_utf8_lossy(&made.stderr));
        drive(folder.path(), ZEROS_DRIVER, &[&format!("-DNUMBER={number}"), "zeros.o"], ty);
    }
}

/// Files of arguments are read alike by every command, and what is wrong in them has its place there.
#[test]
fn arguments_that_make_no_sense_are_reported_where_they_stand() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = std::fs::read_to_string(example("fade")).expect("the example is there");
    std::fs::write(folder.path().join("fade.stmt"), text).expect("it can be written");
    let beside = PathBuf::from(example("fade")).with_extension("args.json");
    let good = std::fs::read_to_string(beside).expect("the example is there");
    let first =
        good.find('{').map(|n| n + 1 + good[n + 1..].find('{').expect("an argument")).expect("a list");
    let end = first + good[first..].find('}').expect("its end") + 1;
    let twice = format!("{},\n{}", &good[..end], &good[first..]);
    for (arguments, why) in [
        (good.replacen("\"dims\": 2", "\"dims\": -1", 1), "invalid value: integer `-1`"),
        (good.replacen("\"dims\": 2", "\"dims\": 99999999999999999999", 1), "invalid type: floating point"),
        (good.replacen("InputBuffer", "Banana", 1), "unknown variant `Banana`"),
        (good.replacen("\"u8\"", "\"u9\"", 1), "the type `u9` is not known"),
        (good.replacen("\"type\"", "\"kinds\"", 1), "missing field `type`"),
        (good.replacen("OutputBuffer", "OutputBuffer\", \"name\": \"x", 1), "duplicate field `name`"),
        (good.replacen("\"name\": \"", "\"name\": \"x", 1), "is missing"),
        (twice, "there are two arguments"),
        ("[]".to_owned(), "malformed"),
        (String::new(), "malformed"),
    ] {
        std::fs::write(folder.path().join("fade.args.json"), &arguments).expect("it can be written");
        for words in [
            &["compile", "fade.stmt", "-o", "f.o", "--plain"][..],
            &["synth", "fade.stmt", "--effort", "0.01"],
        ] {
            let out = autoir(folder.path(), words);
            let said = String::from_utf8_lossy(&out.stderr).into_owned();
            assert_eq!(out.status.code(), Some(2), "{arguments}: {said}");
            let first = said.lines().find(|line| line.contains(why)).unwrap_or_default();
            let place = first.split_once("fade.args.json:").map(|(_, rest)| rest.split(':').take(2));
            let is_placed =
                place.is_some_and(|mut place| place.all(|n| n.parse::<u32>().is_ok_and(|n| n > 0)));
            assert!(is_placed, "{arguments}: {why}: {said}");
        }
    }
}

/// A file of arguments that is there and cannot be read is not as if there were none.
#[test]
fn arguments_that_cannot_be_read_are_reported() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (file, beside) = (folder.path().join("fade.stmt"), folder.path().join("fade.args.json"));
    std::fs::copy(example("fade"), file).expect("the example is there");
    let refused = |why: &str| {
        for words in [&["compile", "fade.stmt", "-o", "f.o", "--plain"][..], &["synth", "fade.stmt"]] {
            let out = autoir(folder.path(), words);
            let said = String::from_utf8_lossy(&out.stderr).into_owned();
            assert_eq!(out.status.code(), Some(2), "{said}");
            assert!(said.contains("cannot use `fade.args.json`: ") && said.contains(why), "{why}: {said}");
        }
    };
    std::fs::create_dir(&beside).expect("it can be made");
    refused("Is a directory");
    std::fs::remove_dir(&beside).expect("it is empty");
    std::fs::write(&beside, b"{\"args\": [\xff]}").expect("it can be written");
    refused("invalid utf-8");
    let long = std::fs::File::create(&beside).and_then(|file| file.set_len((256 << 20) + 1));
    long.expect("no room is taken by zeros");
    refused("it has more than 256 MiB");
}

#[test]
fn other_targets_have_objects() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (target, machine) in [("aarch64", 183), ("hexagon", 164)] {
        for name in ["sharpen", "fade", "equalize"] {
            let words = ["compile", &example(name), "-o", "f.o", "--target", target, "--plain"];
            let out = autoir(folder.path(), &words);
            assert!(out.status.success(), "{target}: {}", String::from_utf8_lossy(&out.stderr));
            let object = std::fs::read(folder.path().join("f.o")).expect("it was written");
            assert_eq!(object[18], machine, "{target}");
        }
    }
}

/// Loops and arms of conditions are executed any number of times: they free what they allocate, and nothing else.
#[test]
fn memory_is_freed_where_it_is_allocated() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let arguments = r#"{"args": [{"name": "a", "kind": "InputScalar", "type": "i32"}]}"#;
    std::fs::write(folder.path().join("f.args.json"), arguments).expect("it can be written");
    let compile = |body: &str| {
        let text = format!("func f (a) {{\n{body}\n}}\n");
        std::fs::write(folder.path().join("f.stmt"), text).expect("it can be written");
        let out = autoir(folder.path(), &["compile", "f.stmt", "-o", "f.o", "--plain"]);
        (out.status.code(), String::from_utf8_lossy(&out.stderr).into_owned())
    };
    let own = "allocate q[uint8 * 4]\nfree q";
    let (code, said) =
        compile(&format!("if (a == 0) {{\n{own}\n}} else {{\nfor (x, 0, 4) {{\n{own}\n}}\n}}"));
    assert_eq!(code, Some(0), "{said}");
    for body in
        ["if (a == 0) {\nfree q\n}", "if (a == 0) {\n} else {\nfree q\n}", "for (x, 0, 4) {\nfree q\n}"]
    {
        let (code, said) = compile(&format!("allocate q[uint8 * 4]\n{body}"));
        assert!(
            code == Some(2) && said.contains("malformed: `q` is allocated outside of the loop"),
            "{said}"
        );
    }
    let (code, said) = compile("allocate q[uint8 * 4]\nfree q\nfree q");
    assert!(code == Some(2) && said.contains("f.stmt:4:1: malformed: `q` is freed before"), "{said}");
}

#[test]
fn what_is_not_understood_has_no_object() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = |line: &str| format!("external func f (a, b) {{\n{line}\n}}\n");
    let arguments = r#"{"args": [{"name": "a", "kind": "InputBuffer", "type": "u8"},
                                 {"name": "b", "kind": "OutputBuffer", "type": "u8"}]}"#;
    std::fs::write(folder.path().join("f.args.json"), arguments).expect("it can be written");
    let host = "let a = (void *)_halide_buffer_get_host((struct halide_buffer_t *)a.buffer)\n\
                let b = (void *)_halide_buffer_get_host((struct halide_buffer_t *)b.buffer)";
    for (line, why) in [
        (format!("{host}\nb[0] = (uint8)nonesuch(a[0])"), "`nonesuch` is not known"),
        (format!("{host}\ngpu_block<x> (i, 0, 4) {{\nb[i] = a[i]\n}}"), "is not"),
        (format!("{host}\nb[0] = a["), "the line ends too early"),
        (format!("{host}\nb[0] = c[0]"), "nothing defines `c`"),
        ("b[0] = (uint8)1".to_owned(), "nothing defines `b`"),
        (format!("{host}\nallocate q[uint16 * -5]"), "f.stmt:4:1: malformed: the size of `q` is negative"),
        (format!("{host}\nfree q"), "f.stmt:4:1: malformed: nothing allocates `q`"),
        (format!("{host}\nfree b"), "f.stmt:4:1: malformed: nothing allocates `b`"),
        (
            format!("{host}\nallocate q[uint8 * 4]\nfree q\nfree q"),
            "f.stmt:6:1: malformed: `q` is freed before",
        ),
        (
            format!("{host}\nallocate q[uint8 * 4]\nfree q\nb[0] = q[0]"),
            "f.stmt:6:8: malformed: `q` is freed before",
        ),
        ("}\nfunc f (a, b) {".to_owned(), "f.stmt:3:1: malformed: there is a function `f` before"),
        (
            format!("{host}\nb[ramp(0, 1, 4097)] = a[ramp(0, 1, 4097)]"),
            "f.stmt:4:3: malformed: there are too many",
        ),
        (format!("{host}\nlet c = a[ramp(0, 1, 4097)]"), "f.stmt:4:9: malformed: there are too many"),
        (
            format!("{host}\nb[0] = (uint8)vector_reduce_add(a[ramp(0, 1, 16385)])"),
            "there are too many lanes",
        ),
    ] {
        std::fs::write(folder.path().join("f.stmt"), text(&line)).expect("it can be written");
        let out = autoir(folder.path(), &["compile", "f.stmt", "-o", "f.o", "--plain"]);
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(2), "{line}: {said}");
        assert!(said.contains(why) && said.contains("f.stmt:"), "{line}: {said}");
        assert!(!folder.path().join("f.o").exists(), "{line}");
    }
    // Whether there is a place for the object is known before what is wrong with the text.
    for name in ["nowhere/f.o", "f.stmt/f.o", "."] {
        let out = autoir(folder.path(), &["compile", "f.stmt", "-o", name, "--plain"]);
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert!(out.status.code() == Some(2) && said.contains(&format!("cannot use `{name}`")), "{said}");
    }
    let elsewhere = format!("module name=f, target=sparc-0-plan9\n{}", text(host));
    std::fs::write(folder.path().join("f.stmt"), elsewhere).expect("it can be written");
    let words = ["compile", "f.stmt", "-o", "f.o", "--plain", "--target", "aarch64"];
    for (words, code) in [(&words[..5], 2), (&words, 0)] {
        let out = autoir(folder.path(), words);
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert_eq!(out.status.code(), Some(code), "{said}");
        assert_eq!(said.contains("f.stmt:1:23: unsupported"), code == 2, "{said}");
    }
    let line = format!("{host}\nb[0] = uint8((uint32)mine((uint32)3))");
    std::fs::write(folder.path().join("f.stmt"), text(&line)).expect("it can be written");
    let words = ["compile", "f.stmt", "-o", "f.ll", "--plain", "--external", "mine"];
    let out = autoir(folder.path(), &words);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let ir = std::fs::read_to_string(folder.path().join("f.ll")).expect("it was written");
    assert!(ir.contains("call i32 @mine(i32 3)"), "{ir}");
}
