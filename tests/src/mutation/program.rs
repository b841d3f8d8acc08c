//! What a program computes, step by step: each instruction on the bits that it is given.

use std::collections::HashMap;
use std::rc::Rc;

use autoir::program::{Arg, Program};
use autoir_synth::library::Library;

use super::batch::{Unjudged, Valued};
use super::instruction;
use super::register::Register;

/// Values of steps, by what the steps are: programs that differ in one step share the others.
#[derive(Debug, Default)]
pub struct Known {
    values: HashMap<String, Rc<Register>>,
}

/// The result of `program`, whose inputs have one value for each of `count` inputs. What `known` has is not computed
/// again; what is computed is added if `keep` says so.
///
/// # Errors
/// As [`instruction::run`].
pub fn run(
    program: &Program,
    library: &Library,
    inputs: &[Register],
    count: usize,
    known: &mut Known,
    keep: bool,
) -> Valued<Register> {
    let mut steps: Vec<(String, Rc<Register>)> = Vec::with_capacity(program.steps.len());
    for step in &program.steps {
        let names: Vec<String> = step.args.iter().map(|arg| named(arg, &steps)).collect();
        let name = format!("{}({})", step.instruction, names.join(","));
        if let Some(value) = known.values.get(&name) {
            steps.push((name, value.clone()));
            continue;
        }
        let function = &library.find(&step.instruction).ok_or(Unjudged::Unknown)?.function;
        let mut operands = Vec::with_capacity(step.args.len());
        for (arg, operand) in step.args.iter().zip(&function.operands) {
            operands.push(value(arg, operand.bits(), inputs, &steps, count)?);
        }
        let result = Rc::new(instruction::run(function, &operands, count)?);
        if keep {
            known.values.insert(name.clone(), result.clone());
        }
        steps.push((name, result));
    }
    value(&program.result, program.output.bits(), inputs, &steps, count)
}

/// An argument without numbers of steps: the same text is the same value.
fn named(arg: &Arg, steps: &[(String, Rc<Register>)]) -> String {
    match arg {
        Arg::Step(n) => steps.get(*n).map(|step| step.0.clone()).unwrap_or_default(),
        Arg::Part { of, offset, bits } => format!("{}[{offset}+{bits}]", named(of, steps)),
        Arg::Concat(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| named(part, steps)).collect();
            format!("({})", parts.join("++"))
        }
        Arg::Const { width, values } => format!("{width}{values:?}"),
        other => other.to_string(),
    }
}

/// The value of an argument; an immediate is as wide as it has to be.
fn value(
    arg: &Arg,
    wanted: u32,
    inputs: &[Register],
    steps: &[(String, Rc<Register>)],
    count: usize,
) -> Valued<Register> {
    Ok(match arg {
        Arg::Input(n) => inputs.get(*n).ok_or(Unjudged::Unknown)?.clone(),
        Arg::Step(n) => (*steps.get(*n).ok_or(Unjudged::Unknown)?.1).clone(),
        Arg::Imm(v) => constant(wanted, &[i128::from(*v)], count),
        Arg::Const { width, values } => constant(*width, values, count),
        Arg::Zero { bits } => Register::zero(*bits, count),
        // The caller makes inputs of what is left open.
        Arg::Undef { .. } => return Err(Unjudged::Unknown),
        Arg::Part { of, offset, bits } => value(of, 0, inputs, steps, count)?.slice(*offset, *bits),
        Arg::Concat(parts) => {
            let parts: Vec<Register> =
                parts.iter().map(|part| value(part, 0, inputs, steps, count)).collect::<Valued<_>>()?;
            let mut whole = Register::zero(parts.iter().map(Register::bits).sum(), count);
            let mut at = 0;
            for part in &parts {
                whole.place(part, 0, at, part.bits());
                at += part.bits();
            }
            whole
        }
    })
}

fn constant(width: u32, values: &[i128], count: usize) -> Register {
    let mut one = Register::zero(width * values.len() as u32, 1);
    for (at, value) in (0..).step_by(width as usize).zip(values) {
        one.set(0, at, width, *value as u128);
    }
    Register::same(&one, count)
}
