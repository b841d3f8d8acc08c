//! Tile instructions: executed by the CPU or by Bochs, else compared with a reference of our own.
//!
//! Every instruction is compiled by clang into a function that configures tiles, loads them, executes the
//! instruction and stores its result (`calls`); its disassembly must hold the mnemonic. Where the CPU has the
//! feature and the operating system grants it, that function is what the semantics are compared with; elsewhere
//! Bochs executes it. Without either it is [`mod@reference`]: loops over bytes, written from Intel's manual, that
//! share nothing with the parser. The report counts those.

mod calls;
mod floats;
mod hardware;
pub mod reference;

use std::collections::BTreeSet;
use std::path::Path;

use autoir_semantics::vectors::Shape;
use autoir_spec_parsers::instruction::{Instruction, Param, ParamKind};

pub use self::calls::PRELUDE;
pub use self::hardware::features;
use self::reference::{Extents, Reference};
use super::compile::Clang;
use super::emulated::{self, Emulated, bochs};
use super::error::OracleError;
use super::executor::{Built, Code, Executable, Executor};
use super::harness::Function;
use super::native;
use super::signature::{Argument, Signature};

/// The executor of tile instructions.
#[derive(Clone, Debug)]
pub struct Tiles {
    /// Clang's names of the tile features that this machine has.
    present: BTreeSet<&'static str>,
    /// What executes those that it lacks.
    emulator: Option<Emulated>,
}

impl Tiles {
    /// Detects the features of the CPU and asks the operating system for tiles.
    pub fn new() -> Tiles {
        Tiles { present: hardware::features(), emulator: Some(Emulated::new(&bochs::TILES)) }
    }

    /// The reference alone, which has an answer for all inputs.
    pub fn by_reference() -> Tiles {
        Tiles { present: BTreeSet::new(), emulator: None }
    }
}

impl Default for Tiles {
    fn default() -> Tiles {
        Tiles::new()
    }
}

/// The vendor's and clang's names of the features of tile instructions.
const FEATURES: [(&str, &str); 5] = [
    ("AMX-TILE", "amx-tile"),
    ("AMX-INT8", "amx-int8"),
    ("AMX-BF16", "amx-bf16"),
    ("AMX-FP16", "amx-fp16"),
    ("AMX-COMPLEX", "amx-complex"),
];

impl Executor for Tiles {
    fn signature(&self, instruction: &Instruction) -> Result<Signature, String> {
        let clang = |name: &String| {
            let row = FEATURES.iter().find(|(vendor, _)| vendor == name);
            row.map(|(_, clang)| *clang).ok_or_else(|| format!("no way to detect CPU feature {name}"))
        };
        let mut features = vec!["amx-tile"];
        for name in &instruction.cpuid {
            features.push(clang(name)?);
        }
        features.sort_unstable();
        features.dedup();
        let reference = Reference::named(&instruction.name).ok_or("there is no reference for it")?;
        let arguments =
            instruction.params.iter().enumerate().map(|(n, p)| argument(n, p, reference)).collect();
        let (name, definition) = calls::definition(instruction, &features);
        Ok(Signature {
            id: instruction.id.as_str().to_owned(),
            name,
            definition,
            features,
            arguments,
            result_type: calls::value_type(&instruction.ret),
            result: Shape { bits: instruction.ret.width, width: reference.result_width() },
        })
    }

    fn build(&self, signatures: Vec<Signature>, dir: &Path) -> Result<Built, OracleError> {
        if signatures.is_empty() {
            return Ok(Built::default());
        }
        std::fs::create_dir_all(dir).map_err(|source| OracleError::Io { path: dir.to_owned(), source })?;
        let cases = |signature: &Signature| reference::cases(signature).into_iter().enumerate().collect();
        let functions: Vec<Function> = signatures
            .into_iter()
            .map(|s| Function { cases: cases(&s), signature: s, extra_features: Vec::new() })
            .collect();
        let here = |f: &Function| f.signature.features.iter().all(|name| self.present.contains(name));
        let (here, others): (Vec<_>, Vec<_>) = functions.into_iter().partition(here);
        let (emulated, others): (Vec<_>, Vec<_>) = match &self.emulator {
            // Where everything is required, a missing emulator is an error.
            Some(emulator) if !others.is_empty() && emulator.absence()?.is_none() => (others, Vec::new()),
            _ => (Vec::new(), others),
        };
        let emulated = match &self.emulator {
            Some(emulator) if !emulated.is_empty() => emulator.build_functions(vec![emulated], dir)?,
            _ => Built::default(),
        };
        let compiled = self.compiled(others, dir)?;
        let executables = compiled.executables.into_iter().map(|(id, e)| (id, referenced(e))).collect();
        let others = Built { executables, rejected: compiled.rejected };
        let mut built = Built::collect([self.compiled(here, dir)?, emulated, others]);
        for (id, executable) in &mut built.executables {
            let Some(reference) = Reference::named(id) else { continue };
            executable.conform = match executable.code.machine() == emulated::BOCHS {
                true => reference.restrict(),
                false => reference.conform(),
            };
        }
        Ok(built)
    }
}

impl Tiles {
    /// `functions` as code of this process.
    fn compiled(&self, functions: Vec<Function>, dir: &Path) -> Result<Built, OracleError> {
        if functions.is_empty() {
            return Ok(Built::default());
        }
        let recipe = native::recipe(calls::PRELUDE, calls::FLAGS, FEATURES.iter().map(|f| f.1).collect());
        let (object, compiled) = Clang::find()?.compile(functions.clone(), &recipe, dir)?;
        native::load(functions, &compiled, &object)
    }
}

/// `executable` with the reference in the place of code that nothing here executes.
fn referenced(executable: Executable) -> Executable {
    let Some(reference) = Reference::named(&executable.signature.id) else { return executable };
    let code = Referenced {
        reference,
        operands: executable.signature.operands(),
        extents: executable.cases.iter().map(|(n, values)| (*n, Extents::of(values))).collect(),
    };
    Executable { code: Box::new(code), ..executable }
}

/// What makes input vectors of instruction `id` such that it does not fault and that Bochs is right, on whatever it is
/// executed.
pub fn restrict(id: &str) -> Option<fn(&mut [u8])> {
    Reference::named(id)?.restrict()
}

fn argument(n: usize, param: &Param, reference: Reference) -> Argument {
    match param.kind {
        ParamKind::Immediate => {
            let (lowest, highest) = param.imm_range.unwrap_or((1, 1));
            Argument::Immediate { lowest, highest }
        }
        _ => Argument::Value {
            ctype: calls::value_type(param),
            shape: Shape { bits: param.width, width: reference.operand_width(n) },
        },
    }
}

/// The reference in the place of the instruction.
#[derive(Debug)]
struct Referenced {
    reference: Reference,
    operands: Vec<Shape>,
    extents: Vec<(usize, Extents)>,
}

impl Code for Referenced {
    fn execute(&self, case: usize, inputs: &[u8], count: usize) -> Result<Vec<u8>, OracleError> {
        let extents =
            self.extents.iter().find(|(n, _)| *n == case).map_or_else(Extents::default, |(_, e)| *e);
        let step: usize = self.operands.iter().map(|s| s.bytes()).sum();
        let mut out = Vec::new();
        for vector in 0..count {
            let mut rest = &inputs[vector * step..(vector + 1) * step];
            let operands: Vec<&[u8]> = self
                .operands
                .iter()
                .map(|s| {
                    let (operand, after) = rest.split_at(s.bytes());
                    rest = after;
                    operand
                })
                .collect();
            out.extend(self.reference.run(&operands, extents));
        }
        Ok(out)
    }

    fn machine(&self) -> &str {
        "a reference of our own"
    }

    fn is_reference(&self) -> bool {
        true
    }
}
