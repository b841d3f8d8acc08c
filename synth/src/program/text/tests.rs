use autoir::program::{Opaque, PortKind, Shape};
use autoir_semantics::text::parse_lane_fn;

use super::*;
use crate::window::air::{parse, print_program};

const SET: [(&str, &str); 8] = [
    ("add@A", "fn(a: u8x16, b: u8x16) -> u8x16\nfor i < 16\n= u8(a[i] + b[i])"),
    ("add@B+C", "fn(a: u8x32, b: u8x32) -> u8x32\nfor i < 32\n= u8(a[i] + b[i])"),
    ("shift_left@A", "fn(a: u16x8, n: imm u8) -> u16x8\nfor i < 8\n= u16(a[i] << (n[0] & 15))"),
    ("rotate", "fn(a: u16x8, n: imm u8) -> u16x8\nfor i < 8\n= u16(a[i] << n[0])"),
    ("elsewhere", "fn(a: u8x16, b: u8x16) -> u8x16\nfor i < 16\n= a[i]"),
    ("[__arm_]add[_s8]@", "fn(a: u8x16, b: u8x16) -> u8x16\nfor i < 16\n= u8(a[i] + b[i])"),
    ("equal@A#2", "fn(a: u8x16, b: u8x16) -> mask u1x16\nfor i < 16\n= u1(a[i] == b[i])"),
    ("choose@A", "fn(k: mask u1x16, a: u8x16, b: u8x16) -> u8x16\nfor i < 16\n= k[i] ? a[i] : b[i]"),
];

const WINDOW: &str = "window w(a: u8x32, b: u8x32, v0: i32) -> u8x32 { out[i] = u8(a[i] + b[i]) }\n";

fn library() -> Library {
    let instruction = |(id, text): (&str, &str)| {
        let function = parse_lane_fn(text).expect(id);
        let (mnemonic, features) = (stem(id).to_owned(), Vec::new());
        Instruction {
            id: id.to_owned(),
            mnemonic,
            arch: if id == "elsewhere" { "another".to_owned() } else { String::new() },
            features,
            function,
            immediates: if id == "rotate" { vec![(1, 16)] } else { Vec::new() },
        }
    };
    Library::new(SET.into_iter().map(instruction).collect(), "")
}

/// The program of `body`, for the window above.
fn read(body: &str) -> Result<Program, Diagnostic> {
    let text = format!("{WINDOW}program for w {{\n{body}\n}}\n");
    let (windows, programs, findings) = parse("t.air", &text);
    match findings.into_iter().next() {
        Some(finding) => Err(finding),
        None => resolve(&Source::new("t.air", &text), &programs[0], &windows[0], &library()),
    }
}

fn window() -> Window {
    parse("t.air", WINDOW).0.remove(0)
}

fn step(instruction: &str, args: Vec<Arg>, result: Shape) -> Step {
    Step { instruction: instruction.to_owned(), args, result }
}

fn constant(width: u32, values: &[i128]) -> Arg {
    Arg::Const { width, values: values.to_vec() }
}

/// A program with arguments of every kind, some of which no search would make.
fn sample() -> Program {
    let ports = [("a", Shape::vector(8, 32)), ("b", Shape::vector(8, 32)), ("v0", Shape::scalar(32))];
    let (low, high) = (Arg::Input(0).part(0, 128), Arg::Input(1).part(128, 128));
    let odd =
        Arg::Concat(vec![Arg::Step(0).part(3, 7), Arg::Concat(vec![Arg::Input(2), Arg::Undef { bits: 89 }])]);
    let twice = Arg::Concat(vec![low.clone(), high.clone()]).part(64, 192).part(24, 128);
    let wide: Vec<i128> = (0..16).map(|n| n - 8).collect();
    let byte = Shape::vector(8, 16);
    Program {
        name: "w".to_owned(),
        inputs: ports.map(|(name, shape)| Port { name: name.to_owned(), shape }).to_vec(),
        steps: vec![
            step("add@A", vec![low.clone(), high], byte),
            step("[__arm_]add[_s8]@", vec![odd, twice], byte),
            step("shift_left@A", vec![Arg::Step(1), Arg::Imm(255)], Shape::vector(16, 8)),
            step("rotate", vec![constant(16, &[7; 8]), Arg::Imm(16)], Shape::vector(16, 8)),
            step("equal@A#2", vec![Arg::Step(2), Arg::Step(3).part(0, 128)], Shape::mask(16)),
            step(
                "choose@A",
                vec![Arg::Step(4), Arg::Zero { bits: 128 }, Arg::Concat(vec![constant(8, &wide)])],
                byte,
            ),
            step(
                "choose@A",
                vec![constant(16, &[0xff00]), Arg::Step(5), constant(64, &[u64::MAX.into(), 0])],
                byte,
            ),
            step(
                "choose@A",
                vec![
                    constant(1, &[1; 16]),
                    Arg::Concat(vec![constant(64, &[9, 1]).part(8, 64).part(0, 32), Arg::Undef { bits: 96 }]),
                    low,
                ],
                byte,
            ),
        ],
        output: Shape::vector(8, 32),
        result: Arg::Concat(vec![Arg::Step(6), Arg::Step(5)]),
        opaque: Opaque::Nothing,
    }
}

#[test]
fn what_is_written_resolves_to_the_same_program() {
    for opaque in [Opaque::Nothing, Opaque::Constants, Opaque::Results] {
        is_written_and_read(&Program { opaque, ..sample() });
    }
}

fn is_written_and_read(program: &Program) {
    assert_eq!(program.validate(), Ok(()));
    let window = window();
    let text = format!("{WINDOW}{}", print_program(&written(program, &window)));
    let (_, programs, findings) = parse("t.air", &text);
    assert!(findings.is_empty(), "{}\n{text}", findings[0]);
    let again = resolve(&Source::new("t.air", &text), &programs[0], &window, &library());
    match again {
        Ok(again) => assert_eq!(again, *program, "{text}"),
        Err(finding) => panic!("{finding}\n{text}"),
    }
    assert_eq!(print_program(&programs[0]), text[WINDOW.len()..]);
    let head = program.opaque.word().map_or("for w {".to_owned(), |word| format!("for w opaque {word} {{"));
    assert!(text.contains(&head), "{text}");
    // The steps are not named like the operand `v0`.
    assert!(text.contains("    v_0 = add@A(a[0..16], b[16..32])\n"), "{text}");
    assert!(text.contains("\"[__arm_]add[_s8]@\"((v_0.u1[3..10] ++ (v0 ++ undef(89))), "), "{text}");
    assert!(text.contains(", zero(128), (i8x16[-8, "), "{text}");
}

/// Constants are written as numbers of their type, whatever numbers they are made of.
#[test]
fn constants_are_written_as_their_type_has_them() {
    for (values, text) in [
        ([-1, 200, 0, 300], "i8x4[-1, -56, 0, 44]"),
        ([255, 256, 1, 0], "u8x4[255, 0, 1, 0]"),
        ([-128, 127, 0, 0], "i8x4[-128, 127, 0, 0]"),
    ] {
        let program = Program {
            result: Arg::Concat(vec![constant(8, &values), Arg::Input(0).part(32, 224)]),
            steps: Vec::new(),
            ..sample()
        };
        let printed = print_program(&written(&program, &window()));
        assert!(printed.contains(text), "{printed}");
        let source = format!("{WINDOW}{printed}");
        let (_, programs, findings) = parse("t.air", &source);
        assert!(findings.is_empty(), "{}", findings[0]);
        assert!(resolve(&Source::new("t.air", &source), &programs[0], &window(), &library()).is_ok());
    }
}

#[test]
fn a_name_without_features_means_the_first_form_that_fits() {
    let program = read("x = add(a, b) return x").unwrap();
    assert_eq!(program.steps[0].instruction, "add@B+C");
    let program = read("x = add(a[0..16], zero(128)) return (x ++ x)").unwrap();
    assert_eq!(program.steps[0].instruction, "add@A");
    assert_eq!(program.steps[0].args, [Arg::Input(0).part(0, 128), Arg::Zero { bits: 128 }]);
    assert_eq!(program.inputs[2].shape.kind, PortKind::Scalar);
    assert_eq!(program.output, Shape::vector(8, 32));
}

#[test]
fn mistakes_are_said_at_their_place() {
    let cases = [
        (
            "x = ad(a, b) return x",
            "t.air:3:5: malformed: there is no such instruction: `ad` (there is `add`)",
        ),
        ("x = add@D(a, b) return x", "there is no such instruction: `add@D` (there is `add@A`, `add@B+C`)"),
        ("x = frobnicate(a, b) return x", "3:5: malformed: there is no such instruction: `frobnicate`"),
        (
            "x = add(a, v0) return x",
            "no instruction `add` takes such arguments: `x = add(a, v0)` (there is `add@A(a: u8x16, b: u8x16)`, \
             `add@B+C(a: u8x32, b: u8x32)`)",
        ),
        (
            "x = add@B+C(a, b[0..16] ) return x",
            "3:16: malformed: operand `b` has 256 bits, this has 128: `b[0..16]` (add@B+C(a: u8x32, b: u8x32))",
        ),
        ("x = add@A(a) return x", "`add@A` takes 2 arguments, not 1: `x = add@A(a)`"),
        ("x = add(a, y) return x", "3:12: malformed: there is no operand and no earlier step named `y`"),
        ("x = add(a, x) return x", "named `x`: `x` (there is `a`, `b`)"),
        (
            "x = add(a, b) x = add(a, x) return x",
            "3:15: malformed: an operand or an earlier step has this name",
        ),
        ("v0 = add(a, b) return v0", "an operand or an earlier step has this name: `v0`"),
        ("x = add(a[16..33], b) return x", "`a` has 32 elements, not 33: `a[16..33]`"),
        ("x = add(a.u64[3..5], b) return x", "3..5 of 64 bits is not within 256 bits: `a.u64[3..5]`"),
        ("x = add(a[3..3], b) return x", "this range of elements is empty or too long: `a[3..3]`"),
        ("x = add(7, b) return x", "no instruction `add` takes such arguments"),
        ("x = add@B+C((7 ++ a), b) return x", "a number has no width of its own here: `(7 ++ a)`"),
        ("x = shift_left(a[0..16], 256) return x", "the immediate `n` is within 0..=255, not 256: `256`"),
        (
            "x = shift_left(a[0..16], -1) return x",
            "3:26: malformed: the immediate `n` is within 0..=255, not -1",
        ),
        (
            "x = shift_left(a[0..16], u8(3)) return x",
            "3:26: malformed: `n` is an immediate: a number, and no value",
        ),
        (
            "x = rotate(a[0..16], 0) return x",
            "3:22: malformed: the immediate `n` is within 1..=16, not 0: `0`",
        ),
        ("x = rotate(a[0..16], 17) return x", "the immediate `n` is within 1..=16, not 17: `17`"),
        ("x = add(a[0..16], u8x16(256)) return x", "3:19: malformed: 256 is no value of u8: `u8x16(256)`"),
        ("x = add(a[0..16], i8x16(-129)) return x", "-129 is no value of i8: `i8x16(-129)`"),
        (
            "x = add@A(a[0..16], b[0..16]) y = elsewhere(x, x) return (x ++ y)",
            "3:35: malformed: this is an instruction of another, those before it are of : `elsewhere`",
        ),
        (
            "x = shift_left(a[0..16], 0x1_0000_0000_0000_0000) return x",
            "the immediate 18446744073709551616 needs more than 64 bits",
        ),
        (
            "return a[0..16]",
            "3:8: malformed: the result of the window has 256 bits, this has 128: `a[0..16]`",
        ),
        ("return 7", "the result of the window has 256 bits, this has no width of its own: `7`"),
        ("return zero(0)", "a value has 1 to 262144 bits: `zero(0)`"),
    ];
    for (body, expected) in cases {
        match read(body) {
            Ok(program) => panic!("{body}: {program}"),
            Err(finding) => assert!(finding.to_string().contains(expected), "{finding}\nnot {expected}"),
        }
    }
    let (windows, programs, _) = parse("t.air", &format!("{WINDOW}program for other {{ return a }}"));
    let text = format!("{WINDOW}program for other {{ return a }}");
    let finding = resolve(&Source::new("t.air", &text), &programs[0], &windows[0], &library()).unwrap_err();
    assert_eq!(
        finding.to_string(),
        "t.air:2:13: malformed: this program is for another window than `w`: `other`"
    );
}

#[test]
fn huge_programs_are_refused_in_time() {
    let many = vec!["u1x4096(1)"; 2000].join(" ++ ");
    let finding = read(&format!("return ({many})")).unwrap_err();
    assert_eq!(finding.kind, Kind::Unsupported);
    let open = vec!["undef(1)"; 5000].join(" ++ ");
    assert_eq!(read(&format!("return ({open})")).unwrap_err().kind, Kind::Unsupported);
    let deep = format!("return a{}", ".u8[0..1]".repeat(100_000));
    assert!(read(&deep).unwrap_err().to_string().contains("this is cut too often"));
    let nested = format!("return {}a{}", "(".repeat(190), ").u8[0..32].u8[0..32]".repeat(190));
    assert!(read(&nested).is_ok());
}

/// Damaged texts of a program give a program or a finding.
#[test]
fn damage_never_panics() {
    let text = print_program(&written(&sample(), &window()));
    let body: Vec<&str> = text.split_inclusive(|c: char| !c.is_ascii_alphanumeric()).collect();
    let mut state = 7u64;
    let mut random = |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    let library = library();
    for _ in 0..2000 {
        let mut parts = body.clone();
        for _ in 0..=random(3) {
            let (to, from) = (random(parts.len()), random(parts.len()));
            parts[to] = parts[from];
        }
        let text = format!("{WINDOW}{}", parts.concat());
        let (windows, programs, _) = parse("t.air", &text);
        for program in &programs {
            if let Ok(read) = resolve(&Source::new("t.air", &text), program, &windows[0], &library) {
                assert_eq!(read.validate(), Ok(()));
                let printed = format!("{WINDOW}{}", print_program(&written(&read, &windows[0])));
                let (_, again, findings) = parse("t.air", &printed);
                assert!(findings.is_empty(), "{}\n{printed}", findings[0]);
                let again = resolve(&Source::new("t.air", &printed), &again[0], &windows[0], &library);
                assert_eq!(again.as_ref(), Ok(&read), "{printed}");
            }
        }
    }
}
