//! LLVM's NVPTX backend: each instruction's intrinsic, compiled, and its opcode seen in the assembly.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use autoir_spec_parsers::instruction::{Instruction, Param};

use super::super::error::OracleError;
use super::super::report::{Aspect, Skip};
use super::kernel::{self, Processor};
use super::opcode::Opcode;

/// LLVM's compiler of its own assembly.
const LLC: &str = "llc-22";

/// Whether LLVM makes the instructions of `instructions` that it has intrinsics for.
///
/// # Errors
/// [`OracleError::Io`] if the compiler was there and then was not.
pub fn compiled(instructions: &[&Instruction], processor: Processor) -> Result<Aspect, OracleError> {
    let what = format!("compiled by LLVM for sm_{}", processor.sm);
    let needs = |i: &Instruction| kernel::needs(i).sm <= processor.sm;
    let functions: Vec<(&Instruction, String)> = instructions
        .iter()
        .filter(|i| needs(i))
        .enumerate()
        .filter_map(|(number, i)| Some((*i, function(i, number)?)))
        .collect();
    let version = functions.iter().map(|(i, _)| kernel::needs(i).ptx).max().unwrap_or(0).max(processor.ptx);
    let mut module = String::from("target triple = \"nvptx64-nvidia-cuda\"\n");
    functions.iter().for_each(|(_, text)| module.push_str(text));
    let said = match llc(&module, processor.sm, version)? {
        Outcome::Assembly(assembly) => assembly,
        Outcome::Refused(reason) => {
            let failed = vec![Skip { id: "all of them".into(), reason }];
            return Ok(Aspect { what, passed: 0, failed, unknown: Vec::new(), skipped: None });
        }
        Outcome::Absent => {
            let reason = format!("no {LLC}; `./dev setup` installs it");
            return Ok(Aspect {
                what,
                passed: 0,
                failed: Vec::new(),
                unknown: Vec::new(),
                skipped: Some(reason),
            });
        }
    };
    let skip = |i: &Instruction, what: &str| Skip {
        id: i.id.as_str().to_owned(),
        reason: format!("`{}` {what}", i.encodings[0].key),
    };
    let (mut passed, mut failed, mut unknown) = (0, Vec::new(), Vec::new());
    for (instruction, _) in &functions {
        let key = &instruction.encodings[0].key;
        if said.lines().any(|l| l.trim().trim_end_matches(';') == instruction.name) {
            passed += 1;
        } else if said.lines().any(|l| l.starts_with(".extern") && l.ends_with(key)) {
            unknown.push(skip(instruction, "is no intrinsic of this LLVM"));
        } else {
            failed.push(skip(instruction, "does not become this instruction"));
        }
    }
    Ok(Aspect { what, passed, failed, unknown, skipped: None })
}

/// A function that calls the intrinsic; `None` where LLVM has none, or where it takes addresses.
fn function(instruction: &Instruction, number: usize) -> Option<String> {
    let key = instruction.encodings.first().map(|e| e.key.as_str()).filter(|k| !k.is_empty())?;
    let Some(Opcode::Mma(_)) = Opcode::read(&instruction.name) else { return None };
    let types: Vec<String> =
        instruction.params.iter().map(registers).collect::<Option<Vec<_>>>()?.into_iter().flatten().collect();
    let result = format!("{{ {} }}", registers(&instruction.ret)?.join(", "));
    let named = |prefix: &str| {
        let each = types.iter().enumerate().map(|(n, t)| format!("{t}{prefix}{n}"));
        each.collect::<Vec<_>>().join(", ")
    };
    let mut text = String::new();
    let _ = writeln!(text, "declare {result} @{key}({})", types.join(", "));
    let _ = writeln!(text, "define {result} @f{number}({}) {{", named(" %a"));
    let _ = writeln!(text, "  %r = call {result} @{key}({})\n  ret {result} %r\n}}", named(" %a"));
    Some(text)
}

/// LLVM's types of the registers that hold an operand.
fn registers(param: &Param) -> Option<Vec<String>> {
    let fragment = param.fragment.as_ref()?;
    let (register, element) = param.ctype.split_once(' ')?;
    let kind = match (register, element.split('[').next()?) {
        (_, "f16") => "<2 x half>",
        ("f32", _) => "float",
        ("f64", _) => "double",
        _ => "i32",
    };
    Some(vec![kind.to_owned(); fragment.registers() as usize])
}

/// What became of a module.
enum Outcome {
    Assembly(String),
    Refused(String),
    Absent,
}

fn llc(module: &str, sm: u32, version: u32) -> Result<Outcome, OracleError> {
    let arguments = [format!("-mcpu=sm_{sm}"), format!("-mattr=+ptx{version}"), "-march=nvptx64".into()];
    let child = Command::new(LLC)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else { return Ok(Outcome::Absent) };
    let io = |source| OracleError::Io { path: LLC.into(), source };
    if let Some(mut input) = child.stdin.take() {
        // What it does not read it complains about.
        let _ = input.write_all(module.as_bytes());
    }
    let output = child.wait_with_output().map_err(io)?;
    if output.status.success() {
        return Ok(Outcome::Assembly(String::from_utf8_lossy(&output.stdout).into_owned()));
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let complaint = said.lines().find(|l| l.contains("error")).unwrap_or("llc failed");
    Ok(Outcome::Refused(complaint.trim().to_owned()))
}
