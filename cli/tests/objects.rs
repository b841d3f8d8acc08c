//! `autoir verify FILE.o --windows FILE`: what is right is proved, what is nearly right is refuted, and no file makes it
//! panic.

use std::path::Path;
use std::process::{Command, Output};

const SUB: &str = "window sub(a: u8x128, b: u8x128) -> u8x128 {\n    out[i] = a[i] - b[i]\n}\n";
const SMALL: &str = "window sub(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] - b[i]\n}\n";

const X86: [&str; 4] = ["--target", "x86_64", "--cpu", "haswell"];
const AARCH64: [&str; 4] = ["--target", "aarch64", "--cpu", "neoverse-n1"];
const HEXAGON: [&str; 4] = ["--target", "hexagon", "--cpu", "hexagonv68"];

fn autoir(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_autoir"))
        .args(args)
        .env("AUTOIR_CACHE", concat!(env!("CARGO_TARGET_TMPDIR"), "/objects-cache"))
        .output()
        .expect("the binary was just built")
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).expect("standard output is exactly one JSON object")
}

fn write(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("the temporary folder can be written");
    path.display().to_string()
}

/// The verdict on the function `sub` with these lines, and the reason.
fn verdict(target: &[&str], window: &str, lines: &[&str]) -> (String, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let windows = write(folder.path(), "w.air", window);
    let text = format!("\t.text\n\t.globl sub\n\t.type sub,@function\nsub:\n\t{}\n", lines.join("\n\t"));
    let file = write(folder.path(), "f.s", &text);
    let mut args = vec!["verify", &file, "--windows", &windows, "--json"];
    args.extend(target);
    let out = autoir(&args);
    let said = json(&out);
    let program = &said["programs"][0];
    let verdict = program["verdict"].as_str().unwrap_or_else(|| panic!("{said}")).to_owned();
    assert_eq!(out.status.code(), Some(i32::from(verdict != "proved")), "{said}");
    assert_eq!(said["verified"], verdict == "proved", "{said}");
    (verdict, program["reason"].as_str().unwrap_or_default().to_owned())
}

fn proved(target: &[&str], window: &str, lines: &[&str]) {
    let (verdict, reason) = verdict(target, window, lines);
    assert_eq!(verdict, "proved", "{lines:#?}: {reason}");
}

/// It is refuted, for a reason that has `clause` in it.
fn refuted(target: &[&str], window: &str, lines: &[&str], clause: &str) {
    let (verdict, reason) = verdict(target, window, lines);
    assert_eq!(verdict, "refuted", "{lines:#?}: {reason}");
    assert!(reason.contains(clause), "{lines:#?}: {reason}");
}

const A: &str = "vmovdqu (%rdi), %xmm0";
const B: &str = "vmovdqu (%rsi), %xmm1";
const DIFFERENCE: &str = "vpsubb %xmm1, %xmm0, %xmm0";
const OUT: &str = "vmovdqu %xmm0, (%rdx)";
const RET: &str = "retq";

#[test]
fn functions_of_x86_are_judged_by_their_instructions() {
    let right = |lines: &[&str]| proved(&X86, SMALL, lines);
    let wrong = |lines: &[&str], clause: &str| refuted(&X86, SMALL, lines, clause);
    right(&[A, B, DIFFERENCE, OUT, RET]);
    right(&[A, "vpsubb (%rsi), %xmm0, %xmm0", OUT, RET]);
    right(&["pushq %rbx", "movq %rdi, %rbx", "vmovdqu (%rbx), %xmm0", B, DIFFERENCE, OUT, "popq %rbx", RET]);
    right(&[
        "vmovdqu (%rdi), %xmm2",
        "vmovdqu %xmm2, -24(%rsp)",
        B,
        "vmovdqa -24(%rsp), %xmm0",
        DIFFERENCE,
        OUT,
        RET,
    ]);
    // What a register held before does not matter: it is subtracted from itself.
    right(&[A, B, "vpxor %xmm5, %xmm5, %xmm5", "vpsubb %xmm5, %xmm0, %xmm0", DIFFERENCE, OUT, RET]);
    wrong(&[A, B, "vpsubb %xmm0, %xmm1, %xmm0", OUT, RET], "");
    wrong(&[A, B, "vpsubb %xmm5, %xmm0, %xmm0", OUT, RET], "");
    wrong(&[A, B, DIFFERENCE, "vmovdqu %xmm0, 1(%rdx)", RET], "beyond the 16 bytes of the result");
    wrong(&[A, B, DIFFERENCE, "vmovq %xmm0, (%rdx)", RET], "byte 8 is not written");
    wrong(&[A, B, DIFFERENCE, OUT, "movb $0, (%rdx)", RET], "");
    wrong(&[A, B, DIFFERENCE, RET], "byte 0 is not written");
    wrong(&[A, B, DIFFERENCE, OUT, OUT.replace("rdx", "rdi").as_str(), RET], "writes to input 0");
    wrong(&["vmovdqu 8(%rdi), %xmm0", B, DIFFERENCE, OUT, RET], "beyond the 16 bytes of input 0");
    wrong(&["vmovdqa (%rdi), %xmm0", B, DIFFERENCE, OUT, RET], "multiple of 16");
    wrong(&[A, "psubb (%rsi), %xmm0", OUT, RET], "multiple of 16");
    wrong(&[A, B, DIFFERENCE, OUT, "movq %rdi, %rbx", RET], "general-purpose register 3");
    wrong(&["pushq %rbx", A, B, DIFFERENCE, OUT, RET], "stack pointer");
    wrong(&[A, B, DIFFERENCE, OUT, "movq %rdi, 8(%rsp)", RET], "beyond its own frame");
    wrong(&[A, B, DIFFERENCE, OUT, "movq %rdi, -256(%rsp)", RET], "below its own frame");
    wrong(&[A, B, DIFFERENCE, OUT], "does not return");
    // Apart from the inputs it is right, in place it reads what it has written.
    wrong(&[A, B, DIFFERENCE, OUT, A, DIFFERENCE, OUT, RET], "works in place");
    let (verdict, reason) = verdict(&X86, SMALL, &[A, B, "cpuid", DIFFERENCE, OUT, RET]);
    assert!(verdict == "unread" && reason.contains("cpuid"), "{reason}");
}

#[test]
fn selections_by_signs_are_of_whole_elements() {
    let window = |ty: &str| {
        format!("window sub(a: {ty}, b: {ty}) -> {ty} {{\n    out[i] = select(a[i] < 0, b[i], a[i])\n}}\n")
    };
    let lines = [A, B, "vblendvps %xmm0, %xmm1, %xmm0, %xmm0", OUT, RET];
    proved(&X86, &window("i32x4"), &lines);
    refuted(&X86, &window("i8x16"), &lines, "");
    proved(&X86, &window("i8x16"), &[A, B, "vpblendvb %xmm0, %xmm1, %xmm0, %xmm0", OUT, RET]);
}

#[test]
fn functions_of_aarch64_are_judged_by_their_instructions() {
    let [a, b, difference, out] =
        ["ldr q0, [x0]", "ldr q1, [x1]", "sub v0.16b, v0.16b, v1.16b", "str q0, [x2]"];
    let wrong = |lines: &[&str], clause: &str| refuted(&AARCH64, SMALL, lines, clause);
    proved(&AARCH64, SMALL, &[a, b, difference, out, "ret"]);
    let saved = ["str d8, [sp, #-16]!", "mov v8.16b, v0.16b", "ldr d8, [sp], #16"];
    proved(&AARCH64, SMALL, &[a, b, difference, out, saved[0], saved[1], saved[2], "ret"]);
    wrong(&[a, b, "sub v0.16b, v1.16b, v0.16b", out, "ret"], "");
    wrong(&[a, b, difference, "str q0, [x2, #16]", "ret"], "beyond the 16 bytes of the result");
    wrong(&[a, b, difference, "stur q0, [x2, #-1]", "ret"], "beyond the 16 bytes of the result");
    wrong(&[a, b, difference, "ret"], "byte 0 is not written");
    wrong(&[a, b, difference, out, "mov v8.16b, v0.16b", "ret"], "vector register 8");
    wrong(&[a, b, difference, out, "mov x19, x0", "ret"], "general-purpose register 19");
    wrong(&[a, b, difference, out, a, difference, out, "ret"], "works in place");
}

#[test]
fn functions_of_hexagon_are_judged_by_their_packets() {
    let [a, b, difference] = ["{ v0 = vmemu(r0+#0) }", "{ v1 = vmemu(r1+#0) }", "{ v0.b = vsub(v0.b,v1.b) }"];
    let (out, ret) = ("{ vmemu(r2+#0) = v0 }", "{ jumpr r31 }");
    let wrong = |lines: &[&str], clause: &str| refuted(&HEXAGON, SUB, lines, clause);
    proved(&HEXAGON, SUB, &[a, b, difference, out, ret]);
    // All of a packet reads what was there before it.
    proved(&HEXAGON, SUB, &[a, b, difference, "{ vmemu(r2+#0) = v0\n v0 = v1 }", ret]);
    wrong(&[a, b, "{ v0.b = vsub(v1.b,v0.b) }", out, ret], "");
    wrong(&[a, b, difference, "{ vmemu(r2+#1) = v0 }", ret], "beyond the 128 bytes of the result");
    wrong(&[a, b, difference, "{ vmem(r2+#0) = v0 }", ret], "multiple of 128");
    wrong(&[a, b, difference, ret], "byte 0 is not written");
    wrong(&[a, b, difference, out, "{ r16 = r0 }", ret], "general-purpose register 16");
    wrong(&[a, b, difference, out, a, difference, out, ret], "works in place");
    // Half a vector at any address: turned to where it lies in the two vectors around it, and stored by masks.
    let half = SUB.replace("128", "64");
    let turned = |direction: &str| {
        let value = format!("{{ v3 = {direction}(v2,v0,r2) }}");
        let other = format!("{{ v0 = {direction}(v0,v2,r2) }}");
        [
            a,
            b,
            difference,
            "{ r3 = #64\n r4 = #-1\n v2 = vxor(v2,v2) }",
            "{ q0 = vsetq(r3) }",
            "{ v4 = vand(q0,r4) }",
        ]
        .map(str::to_owned)
        .into_iter()
        .chain(["{ v5 = vlalign(v2,v4,r2) }", "{ v6 = vlalign(v4,v2,r2) }"].map(str::to_owned))
        .chain(["{ q1 = vand(v5,r4) }", "{ q2 = vand(v6,r4) }"].map(str::to_owned))
        .chain([value, other, "{ if (q1) vmem(r2+#1) = v3 }".to_owned()])
        .chain(["{ if (q2) vmem(r2+#0) = v0 }", ret].map(str::to_owned))
        .collect::<Vec<String>>()
    };
    let lines = turned("vlalign");
    proved(&HEXAGON, &half, &lines.iter().map(String::as_str).collect::<Vec<_>>());
    let lines = turned("valign");
    let (verdict, reason) = verdict(&HEXAGON, &half, &lines.iter().map(String::as_str).collect::<Vec<_>>());
    assert_ne!(verdict, "proved", "{reason}");
}

#[test]
fn scalars_of_hexagon_are_moved_by_halves() {
    let shifted = |value: &str| {
        format!("window sub(a: u32x32, s: i8) -> u32x32 {{\n    out[i] = a[i] - u32({value})\n}}\n")
    };
    let judged = |value: &str, by: &str| {
        let shift = format!("{{ r3 = {by}(r3) }}");
        let lines = [
            "{ v0 = vmemu(r0+#0) }",
            "{ r3 = memb(r1+#0) }",
            &shift,
            "{ v1 = vsplat(r3) }",
            "{ v0.w = vsub(v0.w,v1.w) }",
            "{ vmemu(r2+#0) = v0 }",
            "{ jumpr r31 }",
        ];
        verdict(&HEXAGON, &shifted(value), &lines).0
    };
    assert_eq!(judged("s << 16", "aslh"), "proved");
    assert_eq!(judged("s << 15", "aslh"), "refuted");
    assert_eq!(judged("s >> 16", "asrh"), "proved");
    assert_eq!(judged("0", "asrh"), "refuted", "the sign is kept");
}

/// Windows with constants, tables, several registers and the stack.
const SEVERAL: &str = "window back(a: u8x128) -> u8x128 {\n    out[i] = a[127 - i]\n}\n\
    window half(a: u8x64, b: u8x64) -> u8x64 {\n    out[i] = a[i] + b[i]\n}\n\
    window sum(a: u8x128, b: u8x128) -> u16x128 {\n    out[i] = u16(a[i]) * 3 + u16(b[i]) * 129 + u16(i)\n}\n";

#[test]
fn what_is_emitted_is_validated_and_can_be_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let windows = write(folder.path(), "w.air", SEVERAL);
    for target in [X86, AARCH64, HEXAGON] {
        for kind in ["obj", "asm"] {
            let file = folder.path().join(if kind == "obj" { "w.o" } else { "w.s" }).display().to_string();
            let mut args = vec![
                "synth",
                &windows,
                "--emit",
                kind,
                "-o",
                &file,
                "--timeout",
                "0.5",
                "--no-cache",
                "--json",
            ];
            args.extend(target);
            let out = autoir(&args);
            let said = json(&out);
            assert_eq!(said["validated"], 3, "{target:?}: {said}");
            assert_eq!(said["windows"][0]["validated"]["verdict"], "proved", "{said}");
            let mut args = vec!["verify", &file, "--windows", &windows, "--json"];
            args.extend(target);
            let out = autoir(&args);
            assert_eq!(
                (out.status.code(), &json(&out)["verified"]),
                (Some(0), &true.into()),
                "{}",
                json(&out)
            );
        }
    }
}

/// Masks whose bits are the bits of a vector register's bytes, and of half of them.
const MASKS: &str = "window less(a: u8x128, b: u8x128) -> u1x128 {
    out[i] = a[i] < b[i]
}
window less_in_half(a: u8x64, b: u8x64) -> u1x64 {
    out[i] = a[i] < b[i]
}
window choice(m: u1x128, a: u8x128, b: u8x128) -> u8x128 {
    out[i] = select(m[i] == 1, a[i], b[i])
}
";

#[test]
fn masks_of_hexagon_lie_in_memory_as_bits() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let windows = write(folder.path(), "masks.air", MASKS);
    let object = folder.path().join("masks.o").display().to_string();
    let mut args = vec!["synth", &windows, "--emit", "obj", "-o", &object, "--effort", "1", "--json"];
    args.extend(HEXAGON);
    let said = json(&autoir(&args));
    for window in said["windows"].as_array().expect("windows") {
        assert_eq!(window["validated"]["verdict"], "proved", "{window}");
    }
    assert_eq!(said["validated"], 3, "{said}");
}

#[test]
fn files_that_are_no_objects_of_the_target_are_bad_input() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let windows = write(folder.path(), "w.air", SMALL);
    let object = folder.path().join("w.o").display().to_string();
    let mut args = vec!["synth", &windows, "--emit", "obj", "-o", &object, "--timeout", "0.5", "--no-cache"];
    args.extend(X86);
    assert_eq!(autoir(&args).status.code(), Some(0));
    let bytes = std::fs::read(&object).expect("it was written");
    let refused = |file: &str, target: &[&str], clause: &str| {
        let mut args = vec!["verify", file, "--windows", &windows, "--json"];
        args.extend(target);
        let out = autoir(&args);
        let said = json(&out);
        assert_eq!(out.status.code(), Some(2), "{said}");
        assert!(said["error"].as_str().is_some_and(|e| e.contains(clause)), "{said}");
    };
    refused(&object, &AARCH64, "X86_64");
    for length in [0, 3, 40, 64, bytes.len() / 2, bytes.len() - 1] {
        let cut = folder.path().join("cut.o");
        std::fs::write(&cut, &bytes[..length]).expect("the temporary folder can be written");
        refused(&cut.display().to_string(), &X86, "no object file");
    }
    let text = write(folder.path(), "t.s", "sub:\n\tno such instruction\n");
    refused(&text, &X86, "the assembler refuses it");
    refused(&text, &HEXAGON, "the assembler refuses it");
    // The assembler does not come to an end by itself.
    let text = write(folder.path(), "endless.s", "sub:\n\t.incbin \"/dev/zero\"\n");
    refused(&text, &X86, "");
    let out = autoir(&["verify", &object]);
    assert_eq!(out.status.code(), Some(2));
    // Whatever bytes there are, it ends.
    for at in (0..bytes.len()).step_by(61) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0xff;
        let file = folder.path().join("damaged.o");
        std::fs::write(&file, &damaged).expect("the temporary folder can be written");
        let file = file.display().to_string();
        let mut args = vec!["verify", &file, "--windows", &windows, "--json", "--timeout", "1"];
        args.extend(X86);
        let out = autoir(&args);
        assert!(matches!(out.status.code(), Some(0..=2)), "byte {at}: {:?}", out.status);
        json(&out);
    }
}
