//! LLVM's own code for a window, read back as a program of the dictionary's instructions.
//!
//! Pipeline: `emit::plain` (assembly) -> `text` (lines and constants) -> the `dialect`'s calling convention
//! (operands in registers) -> per line a move of bits or a form of the dictionary (`encoding`) on the symbolic `machine`
//! -> the result's `bits`.
//!
//! A program that comes out is a candidate. What the lines mean is known from compiling each instruction
//! alone, not proven: whoever uses the program verifies it.

pub mod encoding;
pub mod validate;

pub(crate) mod aarch64;
pub(crate) mod bits;
pub(crate) mod dialect;
mod dialects;
pub(crate) mod hexagon;
mod logic;
pub(crate) mod machine;
mod passing;
pub(crate) mod regular;
pub(crate) mod step;
mod text;
pub(crate) mod x86;

use autoir::dictionary::Dictionary;
use autoir::program::{Opaque, Port, Program, Shape};
use autoir_semantics::effort;
use autoir_semantics::lane::LaneFn;
use thiserror::Error;

use crate::emit::plain::{emit_plain, shape};
use crate::emit::{Abi, Kind, LoweringTable};
use crate::error::Error;
use crate::lift::encoding::FormTable;
use crate::llvm::target::Target;
use machine::Machine;
use step::Reader;

/// Why LLVM's code could not be read.
#[derive(Debug, Error)]
pub enum ReadbackError {
    /// There is no code: the window has no plain vector form, or LLVM failed.
    #[error(transparent)]
    NoCode(#[from] Error),
    /// Operands or the result are passed in a way that is not modelled.
    #[error("calling convention: {0}")]
    Convention(String),
    /// A line that could not be read.
    #[error("line {number}, `{text}`: {reason}")]
    Line {
        /// Its number among the instructions, from 1.
        number: usize,
        /// The line.
        text: String,
        /// Why.
        reason: String,
    },
}

/// What is known about a target: needed to read its code.
#[derive(Clone, Copy, Debug)]
pub struct Knowledge<'a> {
    /// Instructions and their meaning.
    pub dictionary: &'a Dictionary,
    /// Which features they need.
    pub lowerings: &'a LoweringTable,
    /// How they look in assembly.
    pub forms: &'a FormTable,
}

/// LLVM's code with what was read of it.
#[derive(Clone, Debug)]
pub struct Code {
    /// The assembly, with operands in registers: what a window's cost is measured by.
    pub assembly: String,
    /// The program that it is. It is not verified.
    pub program: Program,
}

/// LLVM's code for `window` on `target`, as the program `name`.
///
/// The code for operands in registers is read, or if that is not possible, the code for operands in memory.
///
/// # Errors
/// [`ReadbackError`]: the first line of the former that is outside of the dictionary.
pub fn code(
    window: &LaneFn,
    name: &str,
    target: &Target,
    knowledge: &Knowledge<'_>,
) -> Result<Code, ReadbackError> {
    let assembly = assembly(window, name, target, Abi::Registers)?;
    let program = program_in(&assembly, window, name, (target, Abi::Registers), knowledge).or_else(|error| {
        if effort::has_to_end() {
            return Err(error);
        }
        let other = program_of(window, name, target, Abi::Memory, knowledge);
        // Where operands find no registers, there is no such code to speak of.
        other.map_err(|other| match error {
            ReadbackError::Convention(_) => other,
            _ => error,
        })
    });
    Ok(Code { program: program?, assembly })
}

/// The program of [`code`].
///
/// # Errors
/// Those of [`code`].
pub fn program(
    window: &LaneFn,
    name: &str,
    target: &Target,
    knowledge: &Knowledge<'_>,
) -> Result<Program, ReadbackError> {
    Ok(code(window, name, target, knowledge)?.program)
}

fn assembly(window: &LaneFn, name: &str, target: &Target, abi: Abi) -> Result<String, ReadbackError> {
    Ok(String::from_utf8_lossy(&emit_plain(window, name, target, abi, Kind::Asm)?).into_owned())
}

/// LLVM's code for `window` with operands passed as `abi` says, as the program `name`.
///
/// # Errors
/// [`ReadbackError`]: the first line that is outside of the dictionary.
pub fn program_of(
    window: &LaneFn,
    name: &str,
    target: &Target,
    abi: Abi,
    knowledge: &Knowledge<'_>,
) -> Result<Program, ReadbackError> {
    program_in(&assembly(window, name, target, abi)?, window, name, (target, abi), knowledge)
}

/// The program in `assembly`, which is LLVM's code for `window`.
fn program_in(
    assembly: &str,
    window: &LaneFn,
    name: &str,
    (target, abi): (&Target, Abi),
    knowledge: &Knowledge<'_>,
) -> Result<Program, ReadbackError> {
    let operands = window
        .operands
        .iter()
        .map(|operand| shape(operand.kind, operand.width, operand.lanes()))
        .collect::<Result<Vec<_>, _>>()?;
    let output = shape(window.result.kind, window.result.width, window.result.lanes())?;
    let inputs = window.operands.iter().zip(&operands);
    let inputs = inputs.map(|(operand, shape)| Port { name: operand.name.clone(), shape: *shape }).collect();
    let empty = Program {
        name: name.to_string(),
        inputs,
        steps: Vec::new(),
        output,
        result: autoir::program::Arg::Zero { bits: output.bits() },
        opaque: Opaque::Nothing,
    };
    read(assembly, empty, &operands, (target, abi), knowledge)
}

/// Reads the assembly of one function into `program`.
fn read(
    assembly: &str,
    program: Program,
    operands: &[Shape],
    (target, abi): (&Target, Abi),
    knowledge: &Knowledge<'_>,
) -> Result<Program, ReadbackError> {
    let listing = text::listing(assembly, target.platform.comment);
    let output = program.output;
    let dialect = dialects::of(target.platform);
    let mut machine = Machine::new(dialect.registers, listing.data);
    (dialect.enter)(&mut machine, target, operands, output, abi).map_err(ReadbackError::Convention)?;
    let mut reader = Reader::new(machine, program, target, knowledge);
    (dialect.run)(&mut reader, &listing.lines).map_err(|(at, reason)| ReadbackError::Line {
        number: at + 1,
        text: listing.lines[at].split_whitespace().collect::<Vec<_>>().join(" "),
        reason,
    })?;
    let result = (dialect.result)(&mut reader.machine, target, operands.len(), output, abi)
        .map_err(ReadbackError::Convention)?;
    Ok(reader.finish(&result))
}
