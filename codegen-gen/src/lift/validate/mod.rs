//! Functions of an object read back from its bytes, each as a program that somebody else proves equal to its window.
//!
//! Pipeline: `object` (ELF and LLVM's disassembler: lines, constants) -> the platform's `Rules` (calling convention,
//!           relocations) -> the lifter's symbolic machine, watched by a `guard` -> [`Reading`]
//!
//! Unlike the lifter of whole windows, which makes incumbents, this is part of what a proof rests on. What is believed: the
//! disassembler, the table of forms, and what the dialects say of lines that only move bits. What is not: which
//! instructions LLVM selected, in which registers and stack slots it put values, and when it reads and writes memory.
//!
//! The C prototype is `void f(const uint8_t *in0, …, uint8_t *out)`. A function keeps the platform's calling
//! convention; it reads the inputs and writes the whole result and nothing else; it works if `out` is any one of the
//! inputs, and if it is apart from all of them.
//!
//! Invariants
//! - Nothing is taken for granted of registers and memory that the caller does not promise: what registers hold at the
//!   beginning is an input of the program.
//! - No file makes this panic: what is no object of the target is an [`ObjectError`].

mod aarch64;
pub(crate) mod guard;
mod hexagon;
pub(crate) mod object;
mod x86;

use crate::lift::dialects;
use std::collections::BTreeMap;

use autoir::program::{Arg, Opaque, Port, Program, Shape};
use autoir_semantics::lane::ElementFn;
use thiserror::Error;

use crate::emit::Abi;
use crate::emit::plain::shape;
use crate::lift::Knowledge;
use crate::lift::bits::{Address, Bits, Space};
use crate::lift::machine::{Machine, Operand, Residue};
use crate::lift::step::{ENTRY, Reader};
use crate::llvm::target::Target;
use guard::{Extent, Guard, Stack};
use object::Line;

pub(crate) use aarch64::RULES as AARCH64;
pub(crate) use hexagon::RULES as HEXAGON;
pub use object::{Object, ObjectError, assembled};
pub(crate) use x86::RULES as X86;

/// What validation knows of a platform beside its dialect.
pub(crate) struct Rules {
    pub stack: Stack,
    /// Registers that a function leaves as they were, and how many bits of them.
    pub preserved: fn() -> Vec<(Operand, u32)>,
    /// Whether a line returns to the caller.
    pub returns: fn(&str) -> bool,
    /// Inputs can be read in units of so many bytes from their address, even where the last one goes beyond their end.
    pub readable: i64,
    /// How many lower bits of an address, as the number of their values, may decide what an instruction does; 1 if none.
    pub residues: i64,
    /// Whether lines in braces are carried out at once.
    pub packets: bool,
    /// The architecture in an object's header.
    pub architecture: ::object::Architecture,
    /// What the disassembler is told of the features.
    pub features: fn(&Target) -> String,
    /// A line with the names of what its relocations point to.
    pub resolve: fn(&object::Place<'_>) -> Result<String, String>,
}

/// Why a function is not what its window asks for, or not known to be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    /// There is no such function.
    #[error("there is no function `{0}`")]
    Absent(String),
    /// It breaks the rules of emitted functions.
    #[error("{place}: {reason}")]
    Wrong {
        /// The line, or where else.
        place: String,
        /// Which rule.
        reason: String,
    },
    /// It has a line whose meaning is not known here.
    #[error("{place}: {reason}")]
    Unread {
        /// The line, or where else.
        place: String,
        /// Why.
        reason: String,
    },
}

/// A function as a program.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The program. Behind the window's operands, its inputs are what registers held at the beginning, as far as it
    /// uses them.
    pub program: Program,
    /// How many inputs that are.
    pub entry: usize,
}

/// Reads the function `symbol` of `object`, which is to compute `window`, as a program.
///
/// # Errors
/// [`ReadError`]: it breaks the rules of emitted functions, or it cannot be read.
pub fn read(
    object: &Object,
    symbol: &str,
    window: &ElementFn,
    target: &Target,
    knowledge: &Knowledge<'_>,
) -> Result<Reading, ReadError> {
    let function = object.functions.get(symbol).ok_or_else(|| ReadError::Absent(symbol.to_owned()))?;
    let unread = |reason: String| ReadError::Unread { place: "the window".to_owned(), reason };
    let shapes = window.operands.iter().map(|o| shape(o.kind, o.width, o.lanes()));
    let operands: Vec<Shape> = shapes.collect::<Result<_, _>>().map_err(|e| unread(e.to_string()))?;
    let result = &window.result;
    let output = shape(result.kind, result.width, result.lanes()).map_err(|e| unread(e.to_string()))?;
    let names = window.operands.iter().zip(&operands);
    let program = Program {
        name: symbol.to_owned(),
        inputs: names.map(|(o, shape)| Port { name: o.name.clone(), shape: *shape }).collect(),
        steps: Vec::new(),
        output,
        result: Arg::Zero { bits: output.bits() },
        opaque: Opaque::Nothing,
    };
    let code = Code { object, function, operands, program, target, knowledge };
    let first = code.read(None);
    let multiple = dialects::of(target.platform).rules.residues;
    if multiple == 1 || !matches!(first, Err(ReadError::Unread { .. })) {
        return first;
    }
    // What is done depends on the lower bits of the result's address: all of them, and each time the same program.
    let mut readings = (0..multiple).map(|above| code.read(Some((above, multiple))));
    let Some(Ok(reading)) = readings.next() else { return first };
    for other in readings {
        if other?.program != reading.program {
            return Err(unread("it computes in another way for another address of the result".to_owned()));
        }
    }
    Ok(reading)
}

/// What is read of a function.
struct Code<'a> {
    object: &'a Object,
    function: &'a object::Function,
    operands: Vec<Shape>,
    /// The program without its steps.
    program: Program,
    target: &'a Target,
    knowledge: &'a Knowledge<'a>,
}

impl Code<'_> {
    /// The program, where the result's address is so many bytes above a multiple of so many, if that is to be assumed.
    fn read(&self, residue: Option<(i64, i64)>) -> Result<Reading, ReadError> {
        let Code { object, function, operands, program, target, knowledge } = self;
        let output = program.output;
        let unread = |reason: String| ReadError::Unread { place: "the window".to_owned(), reason };
        let dialect = dialects::of(target.platform);
        let data: BTreeMap<String, Vec<u8>> = function
            .labels
            .iter()
            .filter_map(|l| Some((l.clone(), object.data.get(l)?.bytes.clone())))
            .collect();
        let alignments =
            function.labels.iter().filter_map(|l| Some((l.clone(), object.data.get(l)?.multiple)));
        let mut machine = Machine::new(dialect.registers, data);
        (dialect.enter)(&mut machine, target, operands, output, Abi::Memory).map_err(unread)?;
        let entry = machine.clone();
        let extent = |shape: &Shape| {
            let bytes = shape.bytes() as i64;
            let whole = dialect.rules.readable;
            Extent { bytes, readable: (bytes + whole - 1) / whole * whole }
        };
        let sizes = operands.iter().chain([&output]).map(extent).collect();
        machine.watch(Guard::new(sizes, dialect.rules.stack, alignments.collect()));
        if let Some((above, multiple)) = residue {
            machine.assume(Residue { space: Space::Operand(operands.len()), above, multiple });
        }
        let mut reader = Reader::new(machine, program.clone(), target, knowledge);
        carry_out(&mut reader, &function.lines, entry)?;
        let value = written(&mut reader.machine, operands.len(), output)?;
        with_entry(reader.finish(&value), operands.len())
    }
}

/// Carries out all lines, and holds what they leave to the caller against the calling convention.
fn carry_out(reader: &mut Reader<'_>, lines: &[Line], entry: Machine) -> Result<(), ReadError> {
    let dialect = dialects::of(reader.target.platform);
    let rules = dialect.rules;
    let stack_pointer = |machine: &Machine| {
        let address = machine.address(dialect.registers.stack_pointer, 0).ok()?;
        (address.space == Space::Stack).then_some(address.offset)
    };
    let mut first = 0;
    while first < lines.len() {
        let end = group(&lines[first..], rules.packets) + first;
        let group = &lines[first..end];
        let place = |at: usize| format!("line {}, `{}`", first + at + 1, group[at.min(group.len() - 1)].text);
        if let Some((at, line)) = group.iter().enumerate().find(|(_, line)| line.problem.is_some()) {
            let reason = line.problem.clone().unwrap_or_default();
            return Err(ReadError::Unread { place: place(at), reason });
        }
        let texts: Vec<&str> = group.iter().map(|line| line.text.as_str()).collect();
        let before = stack_pointer(&reader.machine);
        if let Some(guard) = reader.machine.guard() {
            guard.begin();
        }
        let done = (dialect.run)(reader, &texts);
        let after = stack_pointer(&reader.machine);
        if let Some(guard) = reader.machine.guard() {
            guard.end(before, after);
            if let Some(reason) = guard.broken() {
                return Err(ReadError::Wrong { place: place(0), reason: reason.to_owned() });
            }
        }
        done.map_err(|(at, reason)| ReadError::Unread { place: place(at), reason })?;
        if texts.iter().any(|text| (rules.returns)(text)) {
            return returned(&mut reader.machine, entry, after, (rules.preserved)(), &place(0));
        }
        first = end;
    }
    Err(ReadError::Wrong { place: "its end".to_owned(), reason: "it does not return".to_owned() })
}

/// How many of the first of `lines` are carried out at once.
fn group(lines: &[Line], packets: bool) -> usize {
    if !packets || !lines[0].text.contains('{') {
        return 1;
    }
    lines.iter().position(|line| line.text.contains('}')).map_or(lines.len(), |at| at + 1)
}

/// Whether the caller finds its registers as they were.
fn returned(
    machine: &mut Machine,
    mut entry: Machine,
    stack_pointer: Option<i64>,
    preserved: Vec<(Operand, u32)>,
    place: &str,
) -> Result<(), ReadError> {
    let wrong = |reason: String| Err(ReadError::Wrong { place: place.to_owned(), reason });
    if stack_pointer != Some(0) {
        return wrong("it returns with another stack pointer".to_owned());
    }
    for (register, bits) in preserved {
        if machine.read(&register, bits) != entry.read(&register, bits) {
            return wrong(format!("it does not restore {}", words(&register)));
        }
    }
    Ok(())
}

fn words(register: &Operand) -> String {
    match register {
        Operand::Vector { number, .. } => format!("vector register {number}"),
        Operand::General { number, .. } => format!("general-purpose register {number}"),
        other => format!("{other:?}"),
    }
}

/// The result in memory: all of its bytes, and zeros above its bits.
fn written(machine: &mut Machine, number: usize, shape: Shape) -> Result<Bits, ReadError> {
    let result = Address::of(Space::Operand(number));
    let place = || "the result".to_owned();
    if let Some(missing) = (0..shape.bytes() as i64).find(|at| !machine.is_written(&result.plus(*at))) {
        return Err(ReadError::Wrong {
            place: place(),
            reason: format!("its byte {missing} is not written"),
        });
    }
    let whole = machine.load(&result, shape.bytes() as u32 * 8);
    let above = whole.part(shape.bits(), whole.len());
    if above.as_known().is_none_or(|bits| bits.contains(&true)) && above.len() > 0 {
        let reason = "bits above it are not known to be zero".to_owned();
        return Err(ReadError::Unread { place: place(), reason });
    }
    Ok(whole.part(0, shape.bits()))
}

/// `program` with what registers held at the beginning as its last inputs.
fn with_entry(mut program: Program, operands: usize) -> Result<Reading, ReadError> {
    let mut used: BTreeMap<usize, u32> = BTreeMap::new();
    let mut open = false;
    let args = program.steps.iter().flat_map(|step| &step.args).chain([&program.result]);
    args.for_each(|arg| note(arg, &mut used, &mut open));
    if open {
        let reason = "an address is used as a number".to_owned();
        return Err(ReadError::Unread { place: "its code".to_owned(), reason });
    }
    let numbers: BTreeMap<usize, usize> = used.keys().copied().zip(operands..).collect();
    for arg in program.steps.iter_mut().flat_map(|step| &mut step.args) {
        renumber(arg, &numbers);
    }
    renumber(&mut program.result, &numbers);
    program.inputs.extend(used.iter().map(|(number, bits)| Port {
        name: format!("entry{}", number - ENTRY),
        shape: Shape::vector(8, bits.div_ceil(8)),
    }));
    Ok(Reading { program, entry: used.len() })
}

/// Notes the inputs beyond [`ENTRY`] with the bits that are used of them, and whether anything is left open.
fn note(arg: &Arg, used: &mut BTreeMap<usize, u32>, open: &mut bool) {
    match arg {
        Arg::Part { of, offset, bits } => match **of {
            Arg::Input(number) if number >= ENTRY => {
                let length = used.entry(number).or_default();
                *length = (*length).max(offset + bits);
            }
            _ => note(of, used, open),
        },
        Arg::Concat(parts) => parts.iter().for_each(|part| note(part, used, open)),
        Arg::Undef { .. } => *open = true,
        _ => {}
    }
}

fn renumber(arg: &mut Arg, numbers: &BTreeMap<usize, usize>) {
    match arg {
        Arg::Input(number) => {
            if let Some(new) = numbers.get(number) {
                *number = *new;
            }
        }
        Arg::Part { of, .. } => renumber(of, numbers),
        Arg::Concat(parts) => parts.iter_mut().for_each(|part| renumber(part, numbers)),
        _ => {}
    }
}
