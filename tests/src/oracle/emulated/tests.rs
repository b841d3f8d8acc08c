use super::super::signature::Argument;
use super::*;
use autoir_semantics::vectors::Shape;

const BYTES: Shape = Shape { bits: 64, width: 8 };

fn value(ctype: &str) -> Argument {
    Argument::Value { ctype: ctype.into(), shape: BYTES }
}

fn call(name: &str, arguments: Vec<Argument>) -> Signature {
    Signature {
        id: format!("{name}@"),
        name: name.into(),
        definition: String::new(),
        features: Vec::new(),
        arguments,
        result_type: "uint8x8_t".into(),
        result: BYTES,
    }
}

/// The executor of AArch64, where it can run.
fn neon() -> Option<Emulated> {
    let emulated = Emulated::new(target("aarch64")?);
    let here = emulated.present() && Clang::find().is_ok();
    if !here {
        crate::skip::note("emulated oracle", &emulated.missing());
    }
    here.then_some(emulated)
}

#[test]
fn intrinsics_run_and_bad_ones_are_named() {
    let Some(neon) = neon() else { return };
    let dir = tempfile::tempdir().expect("a temporary folder");
    let two = || vec![value("uint8x8_t"), value("uint8x8_t")];
    let shift = vec![value("uint8x8_t"), Argument::Immediate { lowest: 1, highest: 9 }];
    let signatures = vec![call("vadd_u8", two()), call("vshr_n_u8", shift), call("vno_such_thing", two())];
    let built = neon.build(signatures, dir.path()).expect("clang compiles the rest");
    assert_eq!(built.rejected.len(), 1);
    let inputs: Vec<u8> = (0..32_u8).map(|i| i.wrapping_mul(37)).collect();
    let add = &built.executables["vadd_u8@"];
    let sums = add.execute(0, &inputs, 2).expect("it runs");
    for (i, sum) in sums.iter().enumerate() {
        let at = i / 8 * 16 + i % 8;
        assert_eq!(*sum, inputs[at].wrapping_add(inputs[at + 8]));
    }
    let shift = &built.executables["vshr_n_u8@"];
    assert_eq!(shift.cases.len(), 8, "clang refuses a shift by 9");
    let (case, immediates) = &shift.cases[2];
    assert_eq!(immediates, &[3]);
    let shifted = shift.execute(*case, &inputs[..8], 1).expect("it runs");
    assert!(shifted.iter().zip(&inputs).all(|(s, i)| *s == i >> 3));
}

#[test]
fn more_vectors_than_a_buffer_holds_run_in_parts() {
    let Some(neon) = neon() else { return };
    let dir = tempfile::tempdir().expect("a temporary folder");
    let built =
        neon.build(vec![call("vmvn_u8", vec![value("uint8x8_t")])], dir.path()).expect("clang compiles it");
    let count = BUFFER / 8 + 5;
    let inputs: Vec<u8> = (0..count * 8).map(|i| (i * 7) as u8).collect();
    let out = built.executables["vmvn_u8@"].execute(0, &inputs, count).expect("it runs");
    assert!(out.len() == inputs.len() && out.iter().zip(&inputs).all(|(o, i)| *o == !i));
}

#[test]
fn a_program_that_dies_is_an_error_and_is_started_again() {
    let Some(neon) = neon() else { return };
    let dir = tempfile::tempdir().expect("a temporary folder");
    let built =
        neon.build(vec![call("vmvn_u8", vec![value("uint8x8_t")])], dir.path()).expect("clang compiles it");
    let mvn = &built.executables["vmvn_u8@"];
    // An immediate combination that is not compiled ends in a trap.
    let error = mvn.code.execute(7, &[0; 8], 1).expect_err("it traps").to_string();
    assert!(error.contains("qemu-aarch64"), "{error}");
    assert_eq!(mvn.execute(0, &[0; 8], 1).expect("it runs again"), [0xff; 8]);
}

/// An object of `source`, for the target of `emulated`.
fn object(emulated: &Emulated, source: &str, dir: &Path) -> Vec<u8> {
    let (from, to) = (dir.join("given.c"), dir.join("given.o"));
    std::fs::write(&from, source).expect("the folder can be written");
    let clang = Clang::find().expect("it was just found");
    let flags = emulated.target.flags.iter().filter(|f| !f.starts_with("-fuse-ld"));
    let made = clang.command().args(flags).arg("-c").arg("-o").args([&to, &from]).status();
    assert!(made.expect("clang starts").success());
    std::fs::read(&to).expect("clang wrote it")
}

#[test]
fn another_compilers_object_runs_on_each_target() {
    let user = ["aarch64", "hexagon"].map(|arch| target(arch).expect("it has a row"));
    for target in user.into_iter().chain([&bochs::TARGET]) {
        let emulated = Emulated::new(target);
        if !emulated.present() || Clang::find().is_err() {
            crate::skip::note("emulated oracle", &emulated.missing());
            continue;
        }
        let dir = tempfile::tempdir().expect("a temporary folder");
        let source = "void twice(const char *a, char *o) { for (int i = 0; i < 3; i++) o[i] = a[i] * 2; }\n\
                      void less(const char *a, const char *b, char *o) { *o = *a - *b; }\n\
                      void trap(const char *a, char *o) { __builtin_trap(); }\n";
        let function = |symbol: &str, inputs: &[usize], output| linked::Function {
            symbol: symbol.to_owned(),
            inputs: inputs.to_vec(),
            output,
        };
        let functions =
            vec![function("twice", &[3], 3), function("less", &[1, 1], 1), function("trap", &[1], 1)];
        let object = object(&emulated, source, dir.path());
        let program = emulated.link(&object, functions, dir.path()).expect("it links");
        assert_eq!(program.execute(0, &[1, 2, 3, 4, 5, 6], 2).expect("it runs"), [2, 4, 6, 8, 10, 12]);
        assert_eq!(program.execute(1, &[9, 4, 7, 7], 2).expect("it runs"), [5, 0]);
        // What was announced has its answers, whatever happens between.
        program.announce(0, &[7, 8, 9], 1);
        program.announce(2, &[0], 1);
        program.announce(1, &[5, 2, 8, 1], 2);
        assert!(program.execute(2, &[0], 1).is_err(), "it dies");
        assert_eq!(program.execute(1, &[5, 2, 8, 1], 2).expect("it runs"), [3, 7]);
        assert_eq!(program.execute(0, &[7, 8, 9], 1).expect("it runs"), [14, 16, 18]);
        assert!(program.execute(0, &[1, 2], 1).is_err(), "half a vector");
        assert!(program.execute(3, &[], 0).is_err(), "no such function");
        assert_eq!(program.execute(1, &[3, 1], 1).expect("it is started again"), [2]);
        let missing = vec![function("nowhere", &[1], 1)];
        assert!(emulated.link(&object, missing, dir.path()).is_err(), "a symbol that is not there");
    }
}
