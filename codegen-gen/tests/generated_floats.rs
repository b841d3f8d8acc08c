//! The evaluator of the generated crates computes with floats as the interpreter does: a dictionary of one
//! instruction for each operation, format and rounding, its crates compiled, and their answers compared.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use autoir::dictionary::{Dictionary, Metadata};
use autoir_codegen_gen::publish::crate_text::crates;
use autoir_codegen_gen::publish::crate_writer::write;
use autoir_semantics::dag::{Dag, Prim};
use autoir_semantics::float::{Float, FloatFormat, FloatOp, Rounding};
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::{ElementFn, Kind, LaneFn, Operand, Shape};
use autoir_semantics::reroll::reroll;
use autoir_semantics::vectors::{Generator, Shape as Bytes};
use autoir_similarity::classes::{Input, Options, classes};

const LANES: u32 = 4;
const VECTORS: u64 = 24;

fn float(op: FloatOp, format: FloatFormat, rounding: Rounding) -> ElementFn {
    let count = op.arity().unwrap_or(3) as u16;
    let width = format.bits();
    let mut dag = Dag::new();
    let result = match op {
        FloatOp::Convert(to) => to.bits(),
        FloatOp::ToInt { width, .. } => width,
        _ => width,
    };
    let elements = (0..LANES)
        .map(|i| {
            let args: Vec<_> = (0..count)
                .map(|n| match op.takes_integer(n.into()) {
                    // A small exponent, or an integer of any size.
                    true if n == 1 => dag.constant(3),
                    integer => dag.read_at(n, width, integer, i),
                })
                .collect();
            let value = dag.prim(Prim::Float(Float { op, format, rounding }), &args);
            dag.wrap(value, result, false)
        })
        .collect();
    let operand = |n: u16| Operand {
        name: format!("x{n}"),
        kind: Kind::Vector,
        width,
        extents: vec![LANES],
        signed: false,
    };
    let result = Shape { kind: Kind::Vector, width: result, extents: vec![LANES] };
    ElementFn { dag, operands: (0..count).map(operand).collect(), result, elements }
}

fn instructions() -> Vec<(String, ElementFn)> {
    use FloatOp::{Add, Div, Equal, Fma, FromInt, Less, Mul, Round, Scale, Sqrt, Sum, Unordered};
    let formats =
        [FloatFormat::F16, FloatFormat::F32.without_denormals(), FloatFormat::F64, FloatFormat::E4M3];
    let mut all = Vec::new();
    let mut push = |op, format: FloatFormat, rounding: Rounding| {
        let id = format!("{op:?}_{}_{}", format.name(), rounding.number());
        let id: String = id.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        all.push((id, float(op, format, rounding)));
    };
    for format in formats {
        for op in [Add, Mul, Div, Sqrt, Fma, Sum, Round, Scale, FromInt] {
            for rounding in [Rounding::NearestEven, Rounding::TowardZero, Rounding::Down, Rounding::Up] {
                push(op, format, rounding);
            }
        }
        for op in [Less, Equal, Unordered] {
            push(op, format, Rounding::NearestEven);
        }
        for to in [FloatFormat::BF16, FloatFormat::F32, FloatFormat::E5M2] {
            push(FloatOp::Convert(to), format, Rounding::NearestAway);
        }
        for signed in [true, false] {
            push(FloatOp::ToInt { width: 32, signed }, format, Rounding::TowardZero);
        }
    }
    all
}

fn dictionary(functions: &[(String, ElementFn)]) -> Dictionary {
    let forms: Vec<LaneFn> = functions.iter().map(|(_, f)| reroll(f)).collect();
    let ids: Vec<String> = functions.iter().map(|(name, _)| format!("{name}@")).collect();
    let inputs: Vec<Input<'_>> = (0..functions.len())
        .map(|n| Input { id: &ids[n], function: &forms[n], elements: &functions[n].1 })
        .collect();
    let found = classes(&inputs, Options { jobs: 1 }, &|_, _| {});
    let of = |id: &str| functions.iter().find(|(name, _)| id.strip_suffix('@') == Some(name));
    Dictionary::new(&found, &|id| Some(of(id)?.1.operands.clone()), &|id| {
        Some(Metadata { isa: "floats".into(), intrinsic: of(id)?.0.clone(), ..Metadata::default() })
    })
    .expect("the dictionary is complete")
}

/// A program that evaluates each instruction and says which answer is another than the interpreter's.
fn user(dictionary: &Dictionary) -> String {
    let mut cases = String::new();
    for (operation, member) in dictionary.members() {
        let function = operation.function(member).expect("it is well formed");
        let shapes: Vec<Bytes> =
            member.operands.iter().map(|o| Bytes { bits: o.bits(), width: u32::from(o.width) }).collect();
        let generator = Generator::new(&shapes, 1);
        let mut bytes = vec![0; generator.bytes()];
        for n in 0..VECTORS {
            generator.fill(n, &mut bytes);
            let mut rest = &bytes[..];
            let mut inputs = Vec::new();
            for shape in &shapes {
                let (own, after) = rest.split_at(shape.bytes());
                inputs.push(Bits::from_bytes(own, shape.bits));
                rest = after;
            }
            let expected = function.run(&inputs);
            let inputs: Vec<String> = inputs.iter().map(|i| format!("&{:?}", i.bytes())).collect();
            let _ = writeln!(cases, "({:?}, &[{}], &{:?}),", member.id, inputs.join(", "), expected.bytes());
        }
    }
    format!(
        "const CASES: &[(&str, &[&[u8]], &[u8])] = &[\n{cases}];\nfn main() {{\n    for (id, inputs, expected) in CASES {{\n        \
         let found = autoir_floats::FLOATS.by_id(id).expect(id);\n        \
         assert_eq!(found.evaluate(inputs).as_deref(), Ok(*expected), \"{{id}} {{inputs:?}}\");\n    }}\n}}\n"
    )
}

fn rustc(folder: &Path, args: &[&str]) {
    let status = Command::new("rustc")
        .current_dir(folder)
        .args(["--edition", "2024", "-D", "warnings", "-L", "."])
        .args(args)
        .status()
        .expect("rustc is installed");
    assert!(status.success(), "rustc {args:?}");
}

#[test]
fn floats_evaluate_as_the_interpreter_has_it() {
    let functions = instructions();
    let dictionary = dictionary(&functions);
    assert_eq!(dictionary.members().count(), functions.len(), "every one is in a class");
    let texts = crates(&dictionary, &BTreeMap::new()).expect("crate texts");
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, library, others) in [
        ("autoir-ops", "autoir_ops", &[][..]),
        ("autoir-floats", "autoir_floats", &["--extern", "autoir_ops"][..]),
    ] {
        write(&folder.path().join(name), &texts[name]).expect("it writes");
        let source = format!("{name}/src/lib.rs");
        rustc(folder.path(), &[&["--crate-type", "rlib", "--crate-name", library, &source], others].concat());
    }
    std::fs::write(folder.path().join("user.rs"), user(&dictionary)).expect("it writes");
    rustc(folder.path(), &["user.rs", "--extern", "autoir_floats"]);
    let status = Command::new(folder.path().join("user")).status().expect("it runs");
    assert!(status.success());
}
