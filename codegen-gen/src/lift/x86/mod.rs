//! x86-64, AT&T syntax.

mod access;
mod assembly;
mod convention;
mod moves;
mod scalar;

use autoir_semantics::lane::Kind;

use super::bits::Bits;
use super::dialect::{Dialect, one_by_one};
use super::logic::{Logic, extended, repeated, shifted};
use super::machine::{Bank, Machine, Operand, Registers};
use super::step::{Reader, Value};
use crate::lift::encoding::{Form, Slot};

pub(crate) use assembly::{Line, line};
use scalar::{Arithmetic, Scalar, Sum};

/// The registers of x86-64 with AVX-512.
pub(crate) static REGISTERS: Registers = Registers {
    vectors: Bank { count: 32, bits: 512 },
    masks: Bank { count: 8, bits: 64 },
    generals: Bank { count: 16, bits: 64 },
    stack_pointer: 4,
};

/// How x86-64's code is read.
pub(crate) static DIALECT: Dialect = Dialect {
    registers: &REGISTERS,
    enter: convention::enter,
    result: convention::result,
    rules: &crate::lift::validate::X86,
    run: |reader, lines| one_by_one(lines, |text| carry_out(reader, &line(text))),
};

/// Register classes that an operand in memory can stand for.
const CHOICES: [&str; 7] = ["x", "y", "z", "l", "q", "w", "b"];

/// Carries out one line.
fn carry_out(reader: &mut Reader<'_>, line: &Line) -> Result<(), String> {
    access::tell_alignment(&mut reader.machine, line);
    if let Some(done) = moves::carry_out(&mut reader.machine, line) {
        return done;
    }
    if let Some((operation, bits)) = scalar::operation(line) {
        return compute(reader, line, operation, bits);
    }
    if let Some((sum, bits)) = scalar::sum(line) {
        return add_up(reader, line, sum, bits);
    }
    if let Some(width) = selected(line) {
        return select(reader, line, width);
    }
    let form = match form(reader, line) {
        Ok(form) => form,
        Err(reason) => return moves::extract(&mut reader.machine, line).unwrap_or(Err(reason)),
    };
    let result = reader.apply(form, |machine, slot, kind, bits| value(machine, line, slot, kind, bits))?;
    let destination = line.operands.last().ok_or("it has no operands")?;
    let result = match destination {
        Operand::Memory { .. } => {
            result.part(0, access::written_bits(line).ok_or("what it writes to memory is not known")?)
        }
        _ => result,
    };
    // The old encoding keeps what is above its result.
    reader.machine.write(destination, result, line.is_new())
}

/// Bits of the elements that `line` selects by the sign of a mask's elements, if it does.
fn selected(line: &Line) -> Option<u32> {
    match line.name() {
        "blendvps" => Some(32),
        "blendvpd" => Some(64),
        _ => None,
    }
}

/// Selects elements of `width` bits: as bytes, all of which have the sign of their element in the mask.
fn select(reader: &mut Reader<'_>, line: &Line, width: u32) -> Result<(), String> {
    let name = if line.is_new() { "vpblendvb" } else { "pblendvb" };
    let bytes = Line { mnemonic: name.to_owned(), ..line.clone() };
    let signs = |mask: &Bits| {
        let tops = (1..=mask.len() / width).map(|n| repeated(&mask.part(n * width - 8, 8), width));
        tops.fold(Bits::default(), |all, top| all.then(&top))
    };
    let form = form(reader, &bytes)?;
    let result = reader.apply(form, |machine, slot, kind, bits| {
        Ok(match (slot, value(machine, &bytes, slot, kind, bits)?) {
            (Slot::Operand(0), Value::Bits(mask)) => Value::Bits(signs(&mask)),
            (_, value) => value,
        })
    })?;
    let destination = line.operands.last().ok_or("it has no operands")?;
    reader.machine.write(destination, result, line.is_new())
}

/// The reading of a line: with its immediates as they are or with any.
fn form<'a>(reader: &Reader<'a>, line: &Line) -> Result<&'a Form, String> {
    let memory = |operand: &Operand| matches!(operand, Operand::Data { .. } | Operand::Memory { .. });
    let choices = if line.operands.iter().any(memory) { &CHOICES[..] } else { &CHOICES[..1] };
    let ways = if line.repeats() { &[false, true][..] } else { &[false][..] };
    let ways = ways.iter().flat_map(|equal| [(*equal, true), (*equal, false)]);
    let pattern = |(equal, literal)| choices.iter().map(move |choice| line.pattern(choice, literal, equal));
    reader.form(ways.flat_map(pattern))
}

fn value(machine: &mut Machine, line: &Line, slot: Slot, kind: Kind, bits: u32) -> Result<Value, String> {
    let operand = match slot {
        Slot::Immediate(value) => return Ok(Value::Immediate(value)),
        Slot::Ones => return Ok(Value::Bits(Bits::integer(-1, bits))),
        Slot::Writemask => {
            let number = line.writemask.ok_or("it has no writemask")?;
            return Ok(Value::Bits(machine.mask(number, bits)));
        }
        Slot::Operand(at) => line.operands.get(usize::from(at)).ok_or("it has fewer operands")?,
    };
    match operand {
        // The assembler prints a byte with its sign.
        Operand::Immediate(value) if kind == Kind::Immediate => Ok(Value::Immediate(value & 0xff)),
        // Of memory, only what there is of it for the instruction.
        Operand::Memory { .. } | Operand::Data { .. } => {
            let found = machine.read(operand, access::read_bits(line, bits))?;
            let above = machine.open(bits - found.len());
            Ok(Value::Bits(found.then(&above)))
        }
        operand => Ok(Value::Bits(machine.read(operand, bits)?)),
    }
}

/// Carries out an operation on a general-purpose register.
fn compute(reader: &mut Reader<'_>, line: &Line, operation: Scalar, bits: u32) -> Result<(), String> {
    let (Some(first), Some(destination)) = (line.operands.first(), line.operands.last()) else {
        return Err("it has no operands".to_string());
    };
    let x = reader.machine.read(destination, bits)?;
    let result = match operation {
        Scalar::Shift { up, count, signed: false } => shifted(&x, up, count),
        Scalar::Shift { count, .. } => extended(&x.part(count, bits), bits, true),
        Scalar::Not => bitwise(reader, Logic::Xor, &x, &Bits::integer(-1, bits))?,
        Scalar::Logic(logic) => {
            let y = reader.machine.read(first, bits)?;
            bitwise(reader, logic, &x, &y)?
        }
        Scalar::Arithmetic(operation) => {
            let y = reader.machine.read(first, bits)?;
            arithmetic(reader, operation, &x, &y)?
        }
        Scalar::Step(operation, by) => arithmetic(reader, operation, &x, &Bits::integer(by, bits))?,
        Scalar::Negate => arithmetic(reader, Arithmetic::Sub, &Bits::zero(bits), &x)?,
    };
    reader.machine.write(destination, result, false)
}

/// Carries out a `lea` of numbers.
fn add_up(reader: &mut Reader<'_>, line: &Line, sum: Sum, bits: u32) -> Result<(), String> {
    let destination = line.operands.last().ok_or("it has no operands")?;
    let register = |number| Operand::General { number, bits: REGISTERS.generals.bits };
    let mut result = Bits::integer(sum.offset, bits);
    if let Some((number, scale)) = sum.index {
        let index = shifted(&reader.machine.read(&register(number), bits)?, true, scale);
        result = arithmetic(reader, Arithmetic::Add, &index, &result)?;
    }
    if let Some(number) = sum.base {
        let base = reader.machine.read(&register(number), bits)?;
        result = arithmetic(reader, Arithmetic::Add, &base, &result)?;
    }
    reader.machine.write(destination, result, false)
}

fn bitwise(reader: &mut Reader<'_>, logic: Logic, x: &Bits, y: &Bits) -> Result<Bits, String> {
    match logic.moved(x, y) {
        Some(moved) => Ok(moved),
        None => in_vectors(reader, &scalar::bitwise_lines(logic), x, y),
    }
}

fn arithmetic(reader: &mut Reader<'_>, operation: Arithmetic, x: &Bits, y: &Bits) -> Result<Bits, String> {
    let zero = |value: &Bits| value.as_known().is_some_and(|bits| bits.iter().all(|bit| !bit));
    match operation {
        Arithmetic::Add if zero(x) => Ok(y.clone()),
        Arithmetic::Add | Arithmetic::Sub if zero(y) => Ok(x.clone()),
        _ => {
            let lines =
                scalar::arithmetic_lines(operation, x.len()).ok_or("no vector instruction does it")?;
            in_vectors(reader, &lines, x, y)
        }
    }
}

/// The operation of vectors that one of `lines` is, on values in the low bits of vector registers.
fn in_vectors(reader: &mut Reader<'_>, lines: &[String; 2], x: &Bits, y: &Bits) -> Result<Bits, String> {
    let [newer, older] = lines.each_ref().map(|text| form(reader, &line(text)));
    let form = newer.or(older)?;
    let wide = |value: &Bits| value.clone().then(&Bits::zero(scalar::VECTOR - value.len()));
    let result = reader.apply(form, |_, slot, _, _| match slot {
        Slot::Operand(0) => Ok(Value::Bits(wide(y))),
        Slot::Operand(1) => Ok(Value::Bits(wide(x))),
        _ => Err("it has other operands".to_string()),
    })?;
    Ok(result.part(0, x.len()))
}
