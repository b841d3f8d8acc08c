//! One assembly line as a step of the program.

use std::cell::RefCell;

use autoir::dictionary::{Member, Operation};
use autoir::program::{Arg, Program, Step};
use autoir_semantics::dag::{Dag, Node};
use autoir_semantics::interp;
use autoir_semantics::lane::Kind;
use autoir_semantics::vectors::Rng;

use super::Knowledge;
use super::bits::{Address, Bits, Source};
use super::machine::Machine;
use crate::emit::plain::shape;
use crate::lift::encoding::{Form, Slot};
use crate::llvm::target::Target;

/// Values on which an instruction is tried to see whether its result depends on them.
const TRIALS: u64 = 6;

/// Inputs from this number on are what registers held at the beginning.
pub(crate) const ENTRY: usize = 1 << 24;

/// Inputs from this number on are addresses.
const ADDRESSES: usize = 1 << 25;

/// Reads lines into a program.
pub(crate) struct Reader<'a> {
    pub machine: Machine,
    program: Program,
    pub target: &'a Target,
    knowledge: &'a Knowledge<'a>,
    /// Addresses that are used as numbers.
    addresses: RefCell<Vec<Address>>,
}

/// An operand value as an instruction takes it.
pub(crate) enum Value {
    Bits(Bits),
    Immediate(i64),
}

impl<'a> Reader<'a> {
    pub fn new(
        machine: Machine,
        program: Program,
        target: &'a Target,
        knowledge: &'a Knowledge<'a>,
    ) -> Reader<'a> {
        Reader { machine, program, target, knowledge, addresses: RefCell::default() }
    }

    /// Of the readings of `patterns`, the first whose instruction the target has.
    pub fn form(&self, patterns: impl IntoIterator<Item = String>) -> Result<&'a Form, String> {
        let mut found = false;
        for pattern in patterns {
            for form in self.knowledge.forms.readings(&pattern) {
                found = true;
                let lowering = self.knowledge.lowerings.get(&form.instruction);
                let runs = lowering.is_some_and(|lowering| lowering.runs_on(&self.target.features));
                if runs && self.knowledge.dictionary.instruction(&form.instruction).is_some() {
                    return Ok(form);
                }
            }
        }
        Err(match found {
            true => "its instruction needs another feature".to_string(),
            false => "no instruction of the dictionary has this form".to_string(),
        })
    }

    /// The result of the instruction of `form`, each of whose operands is what `value` says: of its place, its
    /// kind and its bits.
    pub fn apply(
        &mut self,
        form: &Form,
        value: impl Fn(&mut Machine, Slot, Kind, u32) -> Result<Value, String>,
    ) -> Result<Bits, String> {
        let knowledge = self.knowledge;
        let (operation, member) =
            knowledge.dictionary.instruction(&form.instruction).ok_or("it is not in the dictionary")?;
        if form.params.len() != member.operands.len() {
            return Err(format!("{} has other operands", member.id));
        }
        let mut values = Vec::new();
        for (slot, operand) in form.params.iter().zip(&*member.operands) {
            values.push(value(&mut self.machine, *slot, operand.kind, operand.bits())?);
        }
        match known(operation, member, &values, self.machine.is_guarded()) {
            Some(value) => Ok(value),
            None => self.step(member, &values),
        }
    }

    /// Appends a step and returns its result.
    fn step(&mut self, member: &Member, values: &[Value]) -> Result<Bits, String> {
        let args = values
            .iter()
            .zip(&*member.operands)
            .map(|(value, operand)| match value {
                Value::Immediate(value) => Arg::Imm(*value),
                Value::Bits(bits) => bits.arg(u32::from(operand.width), &|source| self.named(source)),
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

    /// What `source` is in the program, and its bits. What registers held before is an input of its own where the code
    /// is validated: what it has no influence on is then a matter of proof.
    fn named(&self, source: &Source) -> Option<(Arg, u32)> {
        match source {
            Source::Input(n) => {
                Some((Arg::Input(*n), self.program.inputs.get(*n).map_or(0, |port| port.shape.bits())))
            }
            Source::Step(n) => {
                Some((Arg::Step(*n), self.program.steps.get(*n).map_or(0, |step| step.result.bits())))
            }
            Source::Open(n) if self.machine.is_guarded() => Some((Arg::Input(ENTRY + n), u32::MAX)),
            // An address is some number: what is proven holds for all of them.
            Source::Address(address) if self.machine.is_guarded() => {
                let mut known = self.addresses.borrow_mut();
                let at = known.iter().position(|old| old == address).unwrap_or(known.len());
                if at == known.len() {
                    known.push(address.clone());
                }
                Some((Arg::Input(ADDRESSES + at), u32::MAX))
            }
            Source::Open(_) | Source::Address(_) => None,
        }
    }

    /// The program that returns `result`.
    pub fn finish(self, result: &Bits) -> Program {
        let arg = result.arg(self.program.output.element_bits, &|source| self.named(source));
        Program { result: arg, ..self.program }.without_dead_steps()
    }
}

/// The result, if it does not depend on anything that is unknown: all operands are known, or those that are
/// not have one value that does not matter (`x ^ x`, `x == x`). Some trials show the latter, which is no proof: with
/// `strict`, the normal form must say so.
fn known(operation: &Operation, member: &Member, values: &[Value], strict: bool) -> Option<Bits> {
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
    if strict {
        let equal = |value: &Value| matches!(value, Value::Bits(bits) if bits == *first);
        return of_equals(operation, member, &values.iter().map(equal).collect::<Vec<_>>());
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

/// The instruction's result where the operands that are `equal` are one value, if its normal form is the same for all
/// values of it.
fn of_equals(operation: &Operation, member: &Member, equal: &[bool]) -> Option<Bits> {
    let function = operation.function(member).ok()?.unroll();
    let first = equal.iter().position(|equal| *equal)?;
    let is_equal = |operand: u16| equal.get(usize::from(operand)).copied().unwrap_or(false);
    let mut dag = Dag::new();
    let mut ids = Vec::with_capacity(function.dag.nodes().len());
    for node in function.dag.nodes() {
        let mut node = node.clone();
        if let Node::Read { base, .. } = &mut node {
            base.iter_mut().filter(|operand| is_equal(**operand)).for_each(|operand| *operand = first as u16);
        }
        let children: Vec<_> = node.children().into_iter().map(|child| ids[child.index()]).collect();
        ids.push(dag.rebuild(&node, &children));
    }
    let width = u32::from(function.result.width);
    function.elements.iter().try_fold(Bits::default(), |all, element| {
        let value = dag.as_const(ids[element.index()]).filter(|_| width <= 64)?;
        Some(all.then(&Bits::integer(value as i64, width)))
    })
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
        .zip(&*member.operands)
        .map(|(value, operand)| match value {
            Value::Immediate(value) => Bits::integer(*value, operand.bits()).as_value(),
            Value::Bits(bits) => bits.as_value().or_else(|| unknown.cloned()),
        })
        .collect::<Option<Vec<_>>>()?;
    operation.evaluate(member, &inputs).ok().map(|result| Bits::from_value(&result))
}
