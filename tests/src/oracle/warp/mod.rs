//! PTX: a reference on the registers of a warp, and NVIDIA's assembler.
//!
//! What is judged is an operation on whole matrices and a map from registers to elements. The reference knows
//! neither: it takes registers to registers by the formulas of the PTX ISA, read from the opcode. The judged
//! map puts the operands' elements into registers and takes the result's out again, so that a wrong map is as
//! much a difference as a wrong operation. [`assemble`](mod@assemble) says that the instruction exists as it is spelled; executing it
//! takes a GPU and `tests/gpu/run`.

pub mod assemble;
mod exact;
pub mod kernel;
mod llvm;
pub mod opcode;
pub mod places;
pub mod reference;
pub mod vectors;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Mutex;

use autoir_semantics::vectors::{Shape, get_bits, put_bits};
use autoir_spec_parsers::Fragment;
use autoir_spec_parsers::instruction::{EType, Instruction, Param};
use rayon::prelude::*;

use super::error::OracleError;
use super::executor::{Built, Code, Executable, Executor};
use super::report::{Aspect, Skip};
use super::signature::{Argument, Signature};
use kernel::{PROCESSORS, Processor, Registers};
use opcode::Opcode;
use reference::Held;

/// The environment variable that makes a missing tool an error.
const REQUIRED: &str = "AUTOIR_REQUIRE_ORACLES";

/// The reference as an executor.
#[derive(Debug, Default)]
pub struct Warp {
    /// What was asked for, by instruction id: a signature says nothing of fragments.
    known: Mutex<BTreeMap<String, Warped>>,
}

/// An instruction with its operands in registers.
#[derive(Clone, Debug)]
struct Warped {
    opcode: Opcode,
    operands: Vec<Fragment>,
    result: Fragment,
}

impl Warp {
    /// An executor that knows nothing yet.
    pub fn new() -> Warp {
        Warp::default()
    }
}

impl Executor for Warp {
    fn signature(&self, instruction: &Instruction) -> Result<Signature, String> {
        let opcode = Opcode::read(&instruction.name).ok_or("the reference does not know this opcode")?;
        let fragment =
            |p: &Param| p.fragment.clone().ok_or(format!("`{}` is not spread over threads", p.name));
        let operands = instruction.params.iter().map(fragment).collect::<Result<Vec<_>, _>>()?;
        let warped = Warped { opcode, operands, result: fragment(&instruction.ret)? };
        let id = instruction.id.as_str().to_owned();
        if let Ok(mut known) = self.known.lock() {
            known.insert(id.clone(), warped);
        }
        let argument = |p: &Param| Argument::Value { ctype: p.ctype.clone(), shape: shape(p) };
        Ok(Signature {
            id,
            name: instruction.name.clone(),
            definition: String::new(),
            features: Vec::new(),
            arguments: instruction.params.iter().map(argument).collect(),
            result_type: instruction.ret.ctype.clone(),
            result: shape(&instruction.ret),
        })
    }

    fn build(&self, signatures: Vec<Signature>, _dir: &Path) -> Result<Built, OracleError> {
        let mut built = Built::default();
        for signature in signatures {
            let known = self.known.lock().ok().and_then(|k| k.get(&signature.id).cloned());
            let Some(warped) = known else { continue };
            let code = Reference { warped, operands: signature.operands(), result: signature.result };
            let id = signature.id.clone();
            let cases = vec![(0, Vec::new())];
            let executable = Executable {
                signature,
                cases,
                mnemonics: BTreeSet::new(),
                conform: None,
                code: Box::new(code),
            };
            built.executables.insert(id, executable);
        }
        Ok(built)
    }

    fn further(&self, instructions: &[&Instruction]) -> Result<Vec<Aspect>, OracleError> {
        let mut aspects = assembled(instructions)?;
        for processor in PROCESSORS {
            aspects.push(llvm::compiled(instructions, processor)?);
        }
        Ok(aspects)
    }
}

fn shape(param: &Param) -> Shape {
    let width = match param.etype {
        EType::Signed(w) | EType::Unsigned(w) | EType::Float(w) | EType::BFloat(w) => w,
        _ => 32,
    };
    Shape { bits: param.width, width }
}

/// An instruction as the reference executes it.
#[derive(Debug)]
struct Reference {
    warped: Warped,
    operands: Vec<Shape>,
    result: Shape,
}

impl Code for Reference {
    fn execute(&self, _case: usize, inputs: &[u8], count: usize) -> Result<Vec<u8>, OracleError> {
        let step: usize = self.operands.iter().map(|s| s.bytes()).sum();
        let mut results = vec![0; count * self.result.bytes()];
        for (input, result) in inputs.chunks_exact(step).zip(results.chunks_exact_mut(self.result.bytes())) {
            let mut at = 0;
            let mut held = Vec::new();
            for (shape, fragment) in self.operands.iter().zip(&self.warped.operands) {
                held.push(spread(fragment, &input[at..at + shape.bytes()]));
                at += shape.bytes();
            }
            let fault = |message| OracleError::Reference { message };
            let threads = reference::execute(&self.warped.opcode, &held).map_err(fault)?;
            collect(&self.warped.result, &threads, result).map_err(fault)?;
        }
        Ok(results)
    }

    fn machine(&self) -> &str {
        "a reference of our own"
    }

    fn is_reference(&self) -> bool {
        true
    }
}

/// A matrix, row by row, as what the threads hold of it.
pub fn spread(fragment: &Fragment, matrix: &[u8]) -> Held {
    (0..fragment.threads)
        .map(|thread| {
            let elements = (0..fragment.elements).filter_map(|i| fragment.element(thread, i));
            elements.map(|e| get_bits(matrix, e * fragment.width, fragment.width)).collect()
        })
        .collect()
}

/// What the threads hold, as a matrix.
///
/// # Errors
/// One sentence, if they hold another number of elements.
pub fn collect(fragment: &Fragment, threads: &Held, matrix: &mut [u8]) -> Result<(), String> {
    for (thread, elements) in (0..).zip(threads) {
        for (i, element) in (0..).zip(elements) {
            let place = fragment.element(thread, i);
            let place = place.ok_or_else(|| format!("thread {thread} holds an element {i}"))?;
            put_bits(matrix, place * fragment.width, fragment.width, *element);
        }
    }
    let held: usize = threads.iter().map(Vec::len).sum();
    match held == (fragment.threads * fragment.elements) as usize {
        true => Ok(()),
        false => Err(format!("{held} elements for a result of {}", fragment.threads * fragment.elements)),
    }
}

/// The kernel of an instruction for a processor; `None` where it is no instruction on registers.
pub fn kernel_of(instruction: &Instruction, processor: Processor) -> Option<String> {
    let opcode = Opcode::read(&instruction.name)?;
    let operands = instruction.params.iter().map(Registers::of).collect::<Option<Vec<_>>>()?;
    let result = Registers::of(&instruction.ret)?;
    let needs = kernel::needs(instruction);
    Some(kernel::module(&instruction.name, &opcode, needs, processor, &operands, &result))
}

/// Whether the assembler accepts the instructions, for every processor that has them.
fn assembled(instructions: &[&Instruction]) -> Result<Vec<Aspect>, OracleError> {
    let ptxas = match assemble::ptxas() {
        Ok(ptxas) => ptxas,
        Err(reason) if std::env::var_os(REQUIRED).is_some_and(|v| v == "1") => {
            return Err(OracleError::NoAssembler { reason });
        }
        Err(reason) => {
            let aspect = |p: &Processor| Aspect {
                what: format!("assembled for sm_{}", p.sm),
                passed: 0,
                failed: Vec::new(),
                unknown: Vec::new(),
                skipped: Some(reason.clone()),
            };
            return Ok(PROCESSORS.iter().map(aspect).collect());
        }
    };
    PROCESSORS.iter().map(|p| assembled_for(&ptxas, instructions, *p)).collect()
}

fn assembled_for(
    ptxas: &Path,
    instructions: &[&Instruction],
    processor: Processor,
) -> Result<Aspect, OracleError> {
    let chosen: Vec<&Instruction> =
        instructions.iter().copied().filter(|i| kernel::needs(i).sm <= processor.sm).collect();
    let verdicts: Vec<Option<Skip>> = chosen
        .par_iter()
        .map(|instruction| {
            let failed = |reason| Skip { id: instruction.id.as_str().to_owned(), reason };
            let Some(text) = kernel_of(instruction, processor) else {
                return Ok(Some(failed("no kernel can be written for it".into())));
            };
            Ok(assemble::assemble(ptxas, &text, processor)?.err().map(failed))
        })
        .collect::<Result<_, OracleError>>()?;
    let failed: Vec<Skip> = verdicts.into_iter().flatten().collect();
    Ok(Aspect {
        what: format!("assembled for sm_{}", processor.sm),
        passed: chosen.len() - failed.len(),
        failed,
        unknown: Vec::new(),
        skipped: None,
    })
}
