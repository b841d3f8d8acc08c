//! Programs as lists, so that reading one from a file needs no recursion that the file could make deep.

use autoir::program::{Arg, Opaque, Port, Program, Shape, Step};
use serde::{Deserialize, Serialize};

/// Parts within parts; the programs that are found have a handful.
const DEEPEST: u32 = 64;

/// An argument whose parts are arguments before it, by position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum FlatArg {
    Input(u32),
    Step(u32),
    Imm(i64),
    Const { width: u32, values: Vec<i128> },
    Zero { bits: u32 },
    Undef { bits: u32 },
    Part { of: u32, offset: u32, bits: u32 },
    Concat(Vec<u32>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct FlatStep {
    instruction: String,
    args: Vec<u32>,
    result: Shape,
}

/// A program as it is kept. Names of windows and operands are not: they are those of whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FlatProgram {
    args: Vec<FlatArg>,
    inputs: Vec<Shape>,
    steps: Vec<FlatStep>,
    output: Shape,
    result: u32,
    opaque: Opaque,
}

impl FlatProgram {
    /// `program` as it is kept.
    pub fn of(program: &Program) -> FlatProgram {
        let mut args = Vec::new();
        let steps = program
            .steps
            .iter()
            .map(|step| FlatStep {
                instruction: step.instruction.clone(),
                args: step.args.iter().map(|a| flatten(a, &mut args)).collect(),
                result: step.result,
            })
            .collect();
        let result = flatten(&program.result, &mut args);
        let inputs = program.inputs.iter().map(|p| p.shape).collect();
        FlatProgram { args, inputs, steps, output: program.output, result, opaque: program.opaque }
    }

    /// The program, with `name` and operands called `inputs`; nothing if it is not one.
    pub fn program(&self, name: &str, inputs: &[&str]) -> Option<Program> {
        if inputs.len() != self.inputs.len() {
            return None;
        }
        let mut built = Built::default();
        for arg in &self.args {
            built.add(arg)?;
        }
        let steps = self
            .steps
            .iter()
            .map(|step| {
                let args = step.args.iter().map(|n| Some(built.take(*n)?.0)).collect::<Option<Vec<_>>>()?;
                Some(Step { instruction: step.instruction.clone(), args, result: step.result })
            })
            .collect::<Option<Vec<_>>>()?;
        let port = |(name, shape): (&&str, &Shape)| Port { name: (*name).to_owned(), shape: *shape };
        Some(Program {
            name: name.to_owned(),
            inputs: inputs.iter().zip(&self.inputs).map(port).collect(),
            steps,
            output: self.output,
            result: built.take(self.result)?.0,
            opaque: self.opaque,
        })
    }
}

fn flatten(arg: &Arg, args: &mut Vec<FlatArg>) -> u32 {
    let flat = match arg {
        Arg::Input(n) => FlatArg::Input(*n as u32),
        Arg::Step(n) => FlatArg::Step(*n as u32),
        Arg::Imm(v) => FlatArg::Imm(*v),
        Arg::Const { width, values } => FlatArg::Const { width: *width, values: values.clone() },
        Arg::Zero { bits } => FlatArg::Zero { bits: *bits },
        Arg::Undef { bits } => FlatArg::Undef { bits: *bits },
        Arg::Part { of, offset, bits } => {
            FlatArg::Part { of: flatten(of, args), offset: *offset, bits: *bits }
        }
        Arg::Concat(parts) => FlatArg::Concat(parts.iter().map(|p| flatten(p, args)).collect()),
    };
    args.push(flat);
    args.len() as u32 - 1
}

/// The arguments so far and how deep each is. Each is used once, as in a tree, so that the whole is not
/// larger than the list.
#[derive(Default)]
struct Built(Vec<Option<(Arg, u32)>>);

impl Built {
    fn take(&mut self, n: u32) -> Option<(Arg, u32)> {
        self.0.get_mut(n as usize)?.take()
    }

    fn add(&mut self, arg: &FlatArg) -> Option<()> {
        let made = match arg {
            FlatArg::Input(n) => (Arg::Input(*n as usize), 0),
            FlatArg::Step(n) => (Arg::Step(*n as usize), 0),
            FlatArg::Imm(v) => (Arg::Imm(*v), 0),
            FlatArg::Const { width, values } => (Arg::Const { width: *width, values: values.clone() }, 0),
            FlatArg::Zero { bits } => (Arg::Zero { bits: *bits }, 0),
            FlatArg::Undef { bits } => (Arg::Undef { bits: *bits }, 0),
            FlatArg::Part { of, offset, bits } => {
                let (of, depth) = self.take(*of)?;
                (of.part(*offset, *bits), depth + 1)
            }
            FlatArg::Concat(parts) => {
                let parts = parts.iter().map(|n| self.take(*n)).collect::<Option<Vec<_>>>()?;
                let depth = parts.iter().map(|p| p.1).max().unwrap_or(0);
                (Arg::Concat(parts.into_iter().map(|p| p.0).collect()), depth + 1)
            }
        };
        if made.1 > DEEPEST {
            return None;
        }
        self.0.push(Some(made));
        Some(())
    }
}
