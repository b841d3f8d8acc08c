//! What the reader of Halide's statements does with names, scopes, wrong lines and whole kernels.

use std::path::Path;

use autoir_synth::error::{Diagnostic, Kind};
use autoir_synth::window::halide;
use autoir_synth::window::{Layout, Window, Work};

fn read(body: &str) -> (Vec<Window>, Vec<Diagnostic>) {
    let text =
        format!("module name=t, target=host\nexternal_plus_metadata func t (a, b, s, res) {{\n{body}\n}}\n");
    let args = r#"{"args": [{"name": "a", "type": "u8"}, {"name": "b", "type": "u8"},
                            {"name": "s", "type": "u8"}, {"name": "res", "type": "u8"}]}"#;
    halide::windows("t.stmt", &text, Some(args))
}

fn only(body: &str) -> Window {
    let (mut windows, findings) = read(body);
    assert!(findings.is_empty(), "{}", findings[0]);
    assert_eq!(windows.len(), 1);
    windows.remove(0)
}

fn operands(w: &Window) -> Vec<(String, u32)> {
    w.function.operands.iter().map(|o| (o.name.clone(), o.lanes())).collect()
}

fn named(list: &[(&str, u32)]) -> Vec<(String, u32)> {
    list.iter().map(|(n, l)| ((*n).to_owned(), *l)).collect()
}

#[test]
fn equal_addresses_are_one_operand_however_they_are_written() {
    let w = only(
        "let t = x.stride*2\nres[ramp(0, 1, 8)] = a[ramp((y*4) + t, 1, 8)] + a[ramp((x.stride*2) + (y*4), 1, 8)]",
    );
    assert_eq!(operands(&w), named(&[("a", 8)]));
    let w = only("res[ramp(0, 1, 8)] = a[ramp(y + 1, 1, 8)] + a[ramp(y, 1, 8)]");
    assert_eq!(operands(&w), named(&[("a", 8), ("a_2", 8)]));
    assert_eq!(w.origins[0].base, w.origins[1].base);
    assert_eq!(w.origins[0].offset - w.origins[1].offset, 1);
}

#[test]
fn loads_before_and_after_a_store_are_different() {
    let (windows, findings) = read(
        "let v = a[ramp(0, 1, 8)]\na[ramp(0, 1, 8)] = x8((uint8)1)\nres[ramp(0, 1, 8)] = v + a[ramp(0, 1, 8)]",
    );
    assert!(findings.is_empty());
    assert_eq!(operands(&windows[1]), named(&[("a", 8), ("a_2", 8)]));
    let (windows, _) = read("let v = a[ramp(0, 1, 8)]\nres[ramp(0, 1, 8)] = v + a[ramp(0, 1, 8)]");
    assert_eq!(operands(&windows[0]), named(&[("a", 8)]));
}

#[test]
fn lets_end_with_their_block() {
    let w =
        only("let t = x\nif (c) {\nlet t = y\n}\nres[ramp(0, 1, 8)] = a[ramp(t, 1, 8)] + a[ramp(x, 1, 8)]");
    assert_eq!(operands(&w), named(&[("a", 8)]));
}

#[test]
fn scalars_are_operands_with_ranges() {
    let w = only("res[ramp(0, 1, 8)] = uint8x8(x8(int16((uint8)s)*(int16)-64) + int16x8(a[ramp(0, 1, 8)]))");
    assert_eq!(operands(&w), named(&[("s", 1), ("a", 8)]));
    assert_eq!((w.ranges[0].lo, w.ranges[0].hi), (-64 * 255, 0));
    assert!(w.is_restricted(0) && !w.is_restricted(1));
}

#[test]
fn what_counts_of_shifts_can_be_decides_how_they_are_rounded() {
    let is_sum = |most: u32| {
        let value =
            format!("rounding_shift_right(int16x8(a[ramp(0, 1, 8)]), x8(min((uint16)s, (uint16){most})))");
        let w = only(&format!("res[ramp(0, 1, 8)] = uint8x8((int16x8){value})"));
        !autoir_synth::window::air::print_window(&w).contains("select")
    };
    assert!(is_sum(15) && !is_sum(16));
}

#[test]
fn kinds_of_work() {
    assert_eq!(only("res[ramp(0, 1, 8)] = a[ramp(x, 1, 8)]").work(), Work::Copy);
    assert_eq!(only("res[ramp(0, 1, 8)] = a[ramp(x, 2, 8)]").work(), Work::Move);
    assert_eq!(only("res[ramp(0, 1, 8)] = x8((uint8)s)").work(), Work::Fill);
    assert_eq!(only("res[ramp(0, 1, 8)] = x8((uint8)7)").work(), Work::Fill);
    assert_eq!(only("res[ramp(0, 1, 8)] = a[ramp(x, 1, 8)] + x8((uint8)7)").work(), Work::Compute);
    let w = only(
        "predicate (ramp(0, 1, 8) < x8(n))\n res[ramp(x, 3, 8)] = (a[ramp(x, 1, 8)] if (ramp(0, 1, 8) < x8(n)))",
    );
    assert!(w.predicated && w.origins[0].predicated);
    assert_eq!(w.layout, Layout::Strided(3));
}

#[test]
fn a_wrong_line_loses_only_itself() {
    let (windows, findings) = read(
        "res[ramp(0, 1, 8)] = a[ramp(x, 1, 8)] +\nfor (y, 0, n) {\nlet v = a[ramp(y, 1, 8)] ? 1\nres[ramp(y, 1, 8)] = v\n\
         res[ramp(y, 1, 8)] = a[ramp(y, 1, 8)] + b[ramp(y, 1, 8)]\nwhatever (y) {\nres[ramp(8, 1, 8)] = frob(b[ramp(y, 1, 8)])\n}\n\
         res[ramp(y, 1, 8)] = (float32x8)sin_f32(float32x8(a[ramp(y, 1, 8)]))\n}",
    );
    assert_eq!(windows.len(), 1);
    let lines: Vec<(usize, Kind)> = findings.iter().map(|d| (d.line, d.kind)).collect();
    assert_eq!(
        lines,
        [
            (3, Kind::Malformed),
            (5, Kind::Malformed),
            (6, Kind::Malformed),
            (8, Kind::Malformed),
            (9, Kind::Malformed),
            (11, Kind::Malformed),
        ]
        .map(|(n, k)| (n, k))
        .to_vec(),
        "{findings:#?}"
    );
}

#[test]
fn findings_name_the_place() {
    let (_, findings) = read("res[ramp(0, 1, 8)] = a[ramp(x, 1, 8)] + uint16x8(b[ramp(x, 1, 8)])");
    let text = findings[0].to_string();
    assert_eq!((findings[0].line, findings[0].column), (3, 22));
    assert!(
        text.starts_with("t.stmt:3:22: malformed: the operands are uint8x8 and uint16x8: `a[ramp"),
        "{text}"
    );
    let (_, findings) = read("res[ramp(0, 1, 8)] = (uint8x8)frobnicate(a[ramp(x, 1, 8)])");
    assert_eq!(findings[0].kind, Kind::Unsupported);
    let (_, findings) = read("res[ramp(0, 1, 8)] = uint8x8(float32x8(a[ramp(x, 1, 8)])*x8(2.5f))");
    assert_eq!(findings[0].kind, Kind::Float);
}

#[test]
fn hostile_texts_are_refused() {
    let deep = format!("res[0] = {}1{}", "(".repeat(100_000), ")".repeat(100_000));
    let chain = format!("res[ramp(0, 1, 8)] = a[ramp(0, 1, 8)]{}", " + a[ramp(0, 1, 8)]".repeat(5_000));
    let nots = format!("res[0] = {}1", "!".repeat(100_000));
    let lets = format!("res[0] = {}1", "let x = 1 in ".repeat(50_000));
    let blocks = "produce a {\n".repeat(10_000);
    let wide = format!("res[ramp(0, 1, 8)] = {}", vec!["a[ramp(0, 1, 4096)]"; 10_000].join(" + "));
    let typed =
        "let t = x99999999999((int32x4294967295)5)\nlet u = (uint8)300\nlet v = ramp(0, 1, 0)".to_owned();
    let growing: String = (1..200).map(|n| format!("let t{n} = t{}*t{}\n", n - 1, n - 1)).collect();
    let growing = format!("let t0 = a[ramp(0, 1, 8)]\n{growing}res[ramp(0, 1, 8)] = t199");
    let long: String = (1..20_000).map(|n| format!("let t{n} = t{} + a[ramp({n}, 1, 8)]\n", n - 1)).collect();
    let long = format!("let t0 = a[ramp(0, 1, 8)]\n{long}res[ramp(0, 1, 8)] = t19999");
    for text in [deep, chain, nots, lets, blocks, wide, typed, long] {
        let (_, findings) = read(&text);
        assert!(!findings.is_empty(), "{}", &text[..60]);
        halide::check(text.as_bytes());
    }
    halide::check(growing.as_bytes());
    halide::check(b"\xff\xfe}{}{\"");
}

/// Every kernel of the development inputs, where they are installed.
#[test]
fn whole_kernels_are_read_completely() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/bench/halide");
    let Ok(targets) = std::fs::read_dir(&root) else {
        // Past the test harness, which keeps what a passing test prints; `./dev test` counts these lines.
        let line = b"skipped: whole_kernels_are_read_completely: the Halide kernels are not installed\n";
        let _ = std::io::Write::write_all(&mut std::io::stderr(), line);
        return;
    };
    let (mut files, mut total) = (0, 0);
    for path in
        targets.flatten().flat_map(|t| std::fs::read_dir(t.path())).flatten().flatten().map(|e| e.path())
    {
        if path.extension().is_some_and(|e| e == "stmt") {
            let text = std::fs::read_to_string(&path).expect("a readable kernel");
            let arguments = std::fs::read_to_string(path.with_extension("args.json")).ok();
            let (windows, findings) = halide::windows("kernel", &text, arguments.as_deref());
            assert!(findings.is_empty(), "{}: {}", path.display(), findings[0]);
            assert!(!windows.is_empty(), "{}", path.display());
            (files, total) = (files + 1, total + windows.len());
        }
    }
    assert!(files == 0 || total > files, "{files} kernels, {total} windows");
}
