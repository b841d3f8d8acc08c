//! Input that means harm: whatever the file, the command ends soon, within its memory, with an answer or a diagnostic.
//!
//! Each case is a process of its own, so that a stack that overflows or an abort in a library is seen as what it is.
//! First come files that were written to hurt, then mutations of valid ones: deterministic, for so many seconds as
//! `FUZZ_SECONDS` says, from `FUZZ_SEED` on. A case that fails stays in the folder that the message names.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use autoir_tests::garble::Mutator;

/// Every case ends in a third of that on a machine that does nothing else.
const PATIENCE: Duration = Duration::from_secs(60);

const TARGETS: [&[&str]; 3] = [
    &["--target", "x86_64", "--cpu", "icelake-server"],
    &["--target", "aarch64", "--cpu", "neoverse-n1"],
    &["--target", "hexagon", "--cpu", "hexagonv68"],
];

/// Runs `autoir` and holds it to the contract; gives what it said.
fn survived(args: &[&str], case: &Path) -> String {
    let said = case.with_extension("said");
    let log = fs::File::create(&said).expect("the temporary folder can be written");
    let mut child = Command::new(env!("CARGO_BIN_EXE_autoir"))
        .args(args)
        .arg(case)
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .expect("the binary was just built");
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().expect("it can be waited for") {
            break status;
        }
        if start.elapsed() > PATIENCE {
            let _ = child.kill();
            let _ = child.wait();
            panic!("{args:?} {}: no end after {PATIENCE:?}", case.display());
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    let text = String::from_utf8_lossy(&fs::read(&said).unwrap_or_default()).into_owned();
    let code = status.code();
    assert!(matches!(code, Some(0..=2)), "{args:?} {}: {status}\n{text}", case.display());
    assert!(!text.contains("panicked"), "{args:?} {}:\n{text}", case.display());
    assert!(!text.contains("error: at the limit"), "{args:?} {}:\n{text}", case.display());
    text
}

fn written(name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile");
    fs::create_dir_all(&folder).expect("the build folder can be written");
    let path = folder.join(name);
    fs::write(&path, text).expect("the build folder can be written");
    path
}

fn window(result: &str, parameters: &str, body: &str) -> String {
    format!("window w({parameters}) -> {result} {{\n{body}\n}}\n")
}

/// Files with what has to be said about them, where there is something to say.
fn cases() -> Vec<(&'static str, String, Option<&'static str>)> {
    let byte = |body: &str| window("u8x16", "a: u8x16, b: u8x16", body);
    let chain = |n: usize| {
        let lets: String = (0..n).map(|i| format!("let x{i} = x{} + a[i]\n", i + 1)).collect();
        byte(&format!("{lets}let x{n} = 1\nout[i] = x0"))
    };
    let steps: String = (1..3000).map(|n| format!("v{n} = _mm_xor_si128(v{}, b)\n", n - 1)).collect();
    let program = |steps: &str, last: usize| {
        format!(
            "{}program for w {{\nv0 = _mm_xor_si128(a, b)\n{steps}return v{last}\n}}\n",
            byte("out[i] = a[i] ^ b[i]")
        )
    };
    let wide = |n: u32| {
        format!(
            "window w{n}(a: u8x4096, b: u8x4096) -> u8x4096 {{\n\
             out[i] = max(a[i], b[4095 - i]) * 5 + a[(i + {n}) & 4095]\n}}\n"
        )
    };
    let gather = |n: u32| window(&format!("u8x{n}"), &format!("a: u8x{n}, x: u16x{n}"), "out[i] = a[x[i]]");
    vec![
        ("two_lets.air", byte("let x = y + a[i]\nlet y = x + 1\nout[i] = y"), Some(":2:9: malformed: `y`")),
        ("three_lets.air", byte("let x = y\nlet y = z\nlet z = x\nout[i] = x"), Some(":2:9: malformed: `y`")),
        ("own_let.air", byte("let x = x\nout[i] = x"), Some(":2:9: malformed: `x`")),
        ("lets_downward.air", chain(5000), Some("is not defined yet")),
        ("gather.air", gather(2048), None),
        ("wide.air", (0..40).map(wide).collect(), Some("more than 16384 lanes together")),
        ("greatest.air", window("u8", "a: u8x4096", "out[0] = max(j < 4096) a[j]"), Some("unsupported")),
        (
            "first.air",
            window("u16", "a: u8x4096", "out[0] = first(j < 4096, a[j] == 7, j, 4095)"),
            Some("unsupported"),
        ),
        (
            "sums.air",
            byte("out[i] = sum(j < 4096) sum(k < 4096) sum(l < 4096) a[j & k & l & 15]"),
            Some("large"),
        ),
        ("powers.air", byte(&format!("out[i] = {}a[i]", "a[i]*".repeat(250))), None),
        ("shifts.air", byte("out[i] = (a[i] << b[i]) >> b[i]"), None),
        ("bits.air", byte("out[i] = u8((a[i] * 1267650600228229401496703205376) ^ (b[i] << 200))"), None),
        ("brackets.air", byte(&format!("out[i] = {}a[i]", "(".repeat(100_000))), Some("nested too deeply")),
        (
            "keys.air",
            window(
                "i64x2",
                "a: i64x2, b: i64x2",
                "let x = a[i]*b[i]*b[i]*b[i]\n\
                 out[i] = select(x == 1, 3, select(x == 2, 5, select(x == 3, 9, select(x == 4, 6, 7))))",
            ),
            None,
        ),
        ("steps.air", program(&steps, 2999), None),
        (
            "undef.air",
            byte("out[i] = a[i]") + "program for w {\nreturn undef(262144).u64[4000..4002]\n}\n",
            None,
        ),
        ("nothing.air", String::new(), None),
        ("nothing.stmt", String::new(), None),
    ]
}

#[test]
fn files_that_mean_harm_are_answered() {
    for (name, text, said) in cases() {
        let path = written(name, text);
        let target = TARGETS[0];
        let synth = [&["synth", "--no-cache", "--timeout", "0.2"][..], target].concat();
        let found = survived(&synth, &path);
        if let Some(said) = said {
            assert!(found.contains(said), "{name}: {found}");
            let place = format!("{name}:");
            assert!(found.contains(&place), "{name}: no place in {found}");
        }
        survived(&["verify", "--timeout", "2"], &path);
    }
}

#[test]
fn what_is_used_twice_in_every_step_is_looked_at_once() {
    let steps = [
        ("xor", "i16(v ^ (v >> 3) ^ (v << 2))"),
        ("select", "i16(select(v > 5, v * 3, v ^ 21))"),
        ("mixed", "i16(((v * b[i] + v * v) >> 3) - min(v, b[i]))"),
        ("collatz", "u16(select(v & 1, 3 * v + 1, v >> 1))"),
        ("power", "v * v"),
    ];
    for (name, step) in steps {
        let lets = |n: usize| format!("let v{} = {}\n", n + 1, step.replace('v', &format!("v{n}")));
        let lets: String = (0..40).map(lets).collect();
        let text = window("i16x8", "a: i16x8, b: i16x8", &format!("let v0 = a[i]\n{lets}out[i] = v40"));
        let path = written(&format!("again_{name}.air"), text);
        for target in TARGETS {
            survived(&[&["synth", "--no-cache", "--timeout", "0.5"][..], target].concat(), &path);
        }
    }
}

#[test]
fn files_that_are_no_text_are_answered() {
    let folder = written("marker", b"").with_file_name("folder.air");
    fs::create_dir_all(&folder).expect("the build folder can be written");
    let cases = [
        folder,
        written("zeros.air", vec![0; 1 << 20]),
        written("ones.stmt", vec![0xff; 1 << 20]),
        written("one_line.air", "window ".repeat(1 << 20)),
        written("many_items.air", "window w\n".repeat(20_000)),
        written("missing.air", b"").with_file_name("not_there.air"),
    ];
    for case in &cases {
        let found = survived(&["synth", "--no-cache"], case);
        assert!(!found.is_empty(), "{}", case.display());
        survived(&["verify"], case);
    }
}

#[test]
fn times_and_sizes_that_are_none_are_bad_usage() {
    let file = written("add.air", window("u8x16", "a: u8x16", "out[i] = a[i] + 1"));
    let path = file.display().to_string();
    for bad in [
        &["--timeout", "nan"][..],
        &["--timeout", "0"],
        &["--timeout=-1"],
        &["--timeout", "1e300"],
        &["--jobs", "0"],
        &["--memory", "1"],
        &["--memory", "99999999999"],
        &["--effort", "nan"],
        &["--effort", "inf"],
        &["--effort=-1"],
    ] {
        let out = Command::new(env!("CARGO_BIN_EXE_autoir"))
            .args(["synth", &path])
            .args(bad)
            .output()
            .expect("the binary was just built");
        assert_eq!(out.status.code(), Some(2), "{bad:?}");
    }
}

/// The examples, and other valid files to begin with.
fn seeds(ending: &str, folders: &[&str]) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files =
        folders.iter().flat_map(|folder| fs::read_dir(root.join(folder)).into_iter().flatten().flatten());
    let mut files: Vec<PathBuf> =
        files.map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == ending)).collect();
    files.sort();
    files.iter().filter_map(|f| fs::read(f).ok()).collect()
}

#[test]
fn mutated_files_are_answered() {
    let number = |name: &str| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let time = Duration::from_secs(number("FUZZ_SECONDS").unwrap_or(4));
    let seed = number("FUZZ_SEED").unwrap_or(1);
    let mut programs = seeds("air", &["examples", "tests/filetests/air"]);
    programs.push(
        cases().into_iter().filter(|c| c.0 == "undef.air").map(|c| c.1).collect::<String>().into_bytes(),
    );
    let kinds = [("air", programs), ("stmt", seeds("stmt", &["examples/halide", "tests/filetests/halide"]))];
    for (ending, seeds) in kinds {
        assert!(!seeds.is_empty(), "no seeds for .{ending}");
        let mut mutator = Mutator::new(seed, seeds);
        let (start, mut runs) = (Instant::now(), 0);
        while start.elapsed() < time {
            let path = written(&format!("mutant.{ending}"), mutator.next_case());
            let target = TARGETS[runs % TARGETS.len()];
            let synth = [&["synth", "--no-cache", "--timeout", "0.02"][..], target].concat();
            survived(&synth, &path);
            if ending == "air" {
                survived(&["verify", "--timeout", "1"], &path);
            }
            runs += 1;
        }
        println!(".{ending}: {runs} cases");
    }
}
