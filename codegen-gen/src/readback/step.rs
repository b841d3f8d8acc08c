//! One assembly line as a step of the program.

use std::collections::BTreeMap;

use autoir::dictionary::{Member, Operation};
use autoir::program::{Arg, Program, Step};
use autoir_semantics::interp;
use autoir_semantics::lane::Kind;
use autoir_semantics::vectors::Rng;

use super::Knowledge;
use super::assembly::{Line, Operand, line};
use super::bits::{Bits, Source};
use super::machine::Machine;
use super::moves;
use super::scalar::{self, Scalar};
use crate::forms::{Form, Slot};
use crate::lane_ir::shape;
use crate::target::Target;

/// Register classes that an operand in memory can stand for.
const CHOICES: [&str; 7] = ["x", "y", "z", "l", "q", "w", "b"];

/// Values on which an instruction is tried to see whether its result depends on them.
const TRIALS: u64 = 6;

/// Reads lines into a program.
pub(crate) struct Reader<'a> {
    pub machine: Machine,
    program: Program,
    target: &'a Target,
    knowledge: &'a Knowledge<'a>,
    data: &'a BTreeMap<String, Vec<u8>>,
}

/// An operand value as an instruction takes it.
enum Value {
    Bits(Bits),
    Immediate(i64),
}

impl<'a> Reader<'a> {
    pub fn new(
        machine: Machine,
        program: Program,
        target: &'a Target,
        knowledge: &'a Knowledge<'a>,
        data: &'a BTreeMap<String, Vec<u8>>,
    ) -> Reader<'a> {
        Reader { machine, program, target, knowledge, data }
    }

    /// Carries out one line.
    pub fn line(&mut self, line: &Line) -> Result<(), String> {
        if let Some(done) = moves::carry_out(&mut self.machine, line, self.data) {
            return done;
        }
        if let Some((operation, bits)) = scalar::operation(line) {
            return self.scalar(line, operation, bits);
        }
        let form = self.form(line)?;
        self.apply(line, &form)
    }

    /// Carries out an operation on a general-purpose register.
    fn scalar(&mut self, line: &Line, operation: Scalar, bits: u32) -> Result<(), String> {
        let (Some(first), Some(destination)) = (line.operands.first(), line.operands.last()) else {
            return Err("it has no operands".to_string());
        };
        let x = self.machine.read(destination, bits, self.data)?;
        let result = match operation {
            Scalar::Shift { up, count } => scalar::shifted(&x, up, count),
            Scalar::Not => self.bitwise(Scalar::Xor, &x, &Bits::integer(-1, bits))?,
            _ => {
                let y = self.machine.read(first, bits, self.data)?;
                self.bitwise(operation, &x, &y)?
            }
        };
        self.machine.write(destination, result, false)
    }

    fn bitwise(&mut self, operation: Scalar, x: &Bits, y: &Bits) -> Result<Bits, String> {
        if let Some(moved) = scalar::moved(operation, x, y) {
            return Ok(moved);
        }
        let [newer, older] = scalar::lines(operation).map(|text| self.form(&line(&text)));
        let form = newer.or(older)?;
        let (_, member) =
            self.knowledge.dictionary.instruction(&form.instruction).ok_or("it is not in the dictionary")?;
        let wide = |value: &Bits| value.clone().then(&Bits::zero(scalar::VECTOR - value.len()));
        let mut values = Vec::new();
        for slot in &form.params {
            match slot {
                Slot::Operand(0) => values.push(Value::Bits(wide(x))),
                Slot::Operand(1) => values.push(Value::Bits(wide(y))),
                _ => return Err(format!("{} has other operands", member.id)),
            }
        }
        Ok(self.step(member, &values)?.part(0, x.len()))
    }

    /// The first reading of `line` whose instruction the target has.
    fn form(&self, line: &Line) -> Result<Form, String> {
        let memory =
            line.operands.iter().any(|op| matches!(op, Operand::Data { .. } | Operand::Memory { .. }));
        let choices = if memory { &CHOICES[..] } else { &CHOICES[..1] };
        let mut found = false;
        let ways = if line.repeats() { &[false, true][..] } else { &[false][..] };
        for (equal, literal) in ways.iter().flat_map(|equal| [(*equal, true), (*equal, false)]) {
            for choice in choices {
                for form in self.knowledge.forms.readings(&line.pattern(choice, literal, equal)) {
                    found = true;
                    let lowering = self.knowledge.lowerings.get(&form.instruction);
                    let runs = lowering.is_some_and(|lowering| lowering.runs_on(&self.target.features));
                    if runs && self.knowledge.dictionary.instruction(&form.instruction).is_some() {
                        return Ok(form.clone());
                    }
                }
            }
        }
        Err(match found {
            true => "its instruction needs another feature".to_string(),
            false => "no instruction of the dictionary has this form".to_string(),
        })
    }

    fn apply(&mut self, line: &Line, form: &Form) -> Result<(), String> {
        let knowledge = self.knowledge;
        let (operation, member) =
            knowledge.dictionary.instruction(&form.instruction).ok_or("it is not in the dictionary")?;
        if form.params.len() != member.operands.len() {
            return Err(format!("{} has other operands", member.id));
        }
        let mut values = Vec::new();
        for (slot, operand) in form.params.iter().zip(&member.operands) {
            values.push(self.value(line, *slot, operand.kind, operand.bits())?);
        }
        let result = match known(operation, member, &values) {
            Some(value) => value,
            None => self.step(member, &values)?,
        };
        let destination = line.operands.last().ok_or("it has no operands")?;
        self.machine.write(destination, result, line.mnemonic.starts_with('v'))
    }

    fn value(&mut self, line: &Line, slot: Slot, kind: Kind, bits: u32) -> Result<Value, String> {
        let operand = match slot {
            Slot::Immediate(value) => return Ok(Value::Immediate(value)),
            Slot::Ones => return Ok(Value::Bits(Bits::integer(-1, bits))),
            Slot::Writemask => {
                let number = line.writemask.ok_or("it has no writemask")?;
                return Ok(Value::Bits(self.machine.mask(number, bits)));
            }
            Slot::Operand(at) => line.operands.get(usize::from(at)).ok_or("it has fewer operands")?,
        };
        match operand {
            // The assembler prints a byte with its sign.
            Operand::Immediate(value) if kind == Kind::Immediate => Ok(Value::Immediate(value & 0xff)),
            operand => Ok(Value::Bits(self.machine.read(operand, bits, self.data)?)),
        }
    }

    /// Appends a step and returns its result.
    fn step(&mut self, member: &Member, values: &[Value]) -> Result<Bits, String> {
        let args = values
            .iter()
            .zip(&member.operands)
            .map(|(value, operand)| match value {
                Value::Immediate(value) => Arg::Imm(*value),
                Value::Bits(bits) => bits.arg(u32::from(operand.width), &|source| self.width(source)),
            })
            .collect();
        let result = &member.result;
        let result = shape(result.kind, result.width, result.lanes()).map_err(|error| error.to_string())?;
        let step = Step { instruction: member.id.clone(), args, result };
        // A line that was seen before computes the same again.
        let index = match self.program.steps.iter().position(|earlier| *earlier == step) {
            Some(index) => index,
            None => {
                self.program.steps.push(step);
                self.program.steps.len() - 1
            }
        };
        Ok(Bits::of(Source::Step(index), result.bits()))
    }

    fn width(&self, source: &Source) -> u32 {
        match source {
            Source::Input(n) => self.program.inputs.get(*n).map_or(0, |port| port.shape.bits()),
            Source::Step(n) => self.program.steps.get(*n).map_or(0, |step| step.result.bits()),
            Source::Open(_) | Source::Address(_) => 0,
        }
    }

    /// The program that returns `result`.
    pub fn finish(self, result: &Bits) -> Program {
        let arg = result.arg(self.program.output.element_bits, &|source| self.width(source));
        Program { result: arg, ..self.program }.without_dead_steps()
    }
}

/// The result, if it does not depend on anything that is unknown: all operands are known, or those that are
/// not have one value that does not matter (`x ^ x`, `x == x`).
fn known(operation: &Operation, member: &Member, values: &[Value]) -> Option<Bits> {
    let unknown: Vec<&Bits> = values
        .iter()
        .filter_map(|value| match value {
            Value::Bits(bits) if bits.as_known().is_none() => Some(bits),
            _ => None,
        })
        .collect();
    let (first, rest) = match unknown.split_first() {
        None => return evaluate(operation, member, values, None),
        Some((first, rest)) => (first, rest),
    };
    if rest.is_empty() || rest.iter().any(|other| other != first) {
        return None;
    }
    let mut rng = Rng::new(1);
    let trials = (0..TRIALS).map(|n| {
        let mut value = interp::Bits::zero(first.len());
        for bit in 0..first.len() {
            value.set(u64::from(bit), 1, u128::from(n > 0 && rng.next_u64() & 1 == 1));
        }
        evaluate(operation, member, values, Some(&value))
    });
    let mut results = trials.collect::<Option<Vec<_>>>()?.into_iter();
    let result = results.next()?;
    results.all(|other| other == result).then_some(result)
}

/// The instruction's result with `unknown` for every operand that is not known.
fn evaluate(
    operation: &Operation,
    member: &Member,
    values: &[Value],
    unknown: Option<&interp::Bits>,
) -> Option<Bits> {
    let inputs = values
        .iter()
        .zip(&member.operands)
        .map(|(value, operand)| match value {
            Value::Immediate(value) => Bits::integer(*value, operand.bits()).as_value(),
            Value::Bits(bits) => bits.as_value().or_else(|| unknown.cloned()),
        })
        .collect::<Option<Vec<_>>>()?;
    operation.evaluate(member, &inputs).ok().map(|result| Bits::from_value(&result))
}
