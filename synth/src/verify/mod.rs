//! The independent verifier: a program's meaning composed from the instructions' own, proven equal to its
//! window in every lane.
//!
//! Nothing of the search is used here: not its patterns, not its normal form, not its goals.

mod limbs;
mod quotients;
mod tables;

use std::collections::HashMap;

use autoir::program::{Arg, Port, Program, ProgramError, Shape};
use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::{ElementFn, Kind, Operand};
use autoir_semantics::smt::{Prover, Range, Verdict};
use thiserror::Error;

use crate::library::{Instruction, Library};
use crate::window::Window;
use crate::window::growth::{Growth, TooLarge};

/// A program that cannot be checked.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// It is not well formed.
    #[error(transparent)]
    Program(#[from] ProgramError),
    /// It uses an instruction that the library does not have.
    #[error("unknown instruction `{0}`")]
    UnknownInstruction(String),
    /// A step has the wrong number of operands, or one of the wrong size.
    #[error("step {step}: {message}")]
    BadStep {
        /// Position of the step.
        step: usize,
        /// What is wrong.
        message: String,
    },
    /// What it means is too large to be proven.
    #[error("step {step}: {source}")]
    TooLarge {
        /// Position of the step.
        step: usize,
        /// In which way.
        source: TooLarge,
    },
    /// It leaves more values open than can be told apart.
    #[error("{0} values are left open")]
    TooManyOpen(usize),
    /// Its inputs or its result differ from the window's.
    #[error("the program's {0} is not the window's")]
    Interface(String),
}

/// Whether `program` computes `window` for all operand values within the window's ranges.
///
/// # Errors
/// A program that is malformed, or that is not about this window.
pub fn verify(
    window: &Window,
    program: &Program,
    library: &Library,
    effort: u32,
) -> Result<Verdict, VerifyError> {
    let meaning = limbs::joined(&compose(window, program, library)?);
    let mut wanted = limbs::joined(&window.function);
    wanted.operands.clone_from(&meaning.operands);
    let meaning = tables::settled(window, &wanted, meaning);
    let (wanted, meaning) = (quotients::settled(window, &wanted), quotients::settled(window, &meaning));
    match prover(window, effort).prove_equal_elements(&wanted, &meaning) {
        Ok(verdict) => Ok(verdict.overall()),
        Err(e) => Err(VerifyError::Interface(e.to_string())),
    }
}

/// A prover that assumes what `window` does of its operands, with `effort` nominal milliseconds of work for each question.
pub(crate) fn prover(window: &Window, effort: u32) -> Prover {
    let mut prover = Prover::new(effort).sweeping();
    for (n, operand) in window.function.operands.iter().enumerate() {
        if window.is_restricted(n) {
            prover = prover.assume(Range {
                operand: n as u16,
                element: None,
                width: operand.width,
                signed: operand.signed,
                lo: window.ranges[n].lo,
                hi: window.ranges[n].hi,
            });
        }
    }
    prover
}

/// The function that `program` computes, in elements of the window's result. Its operands after the window's stand
/// for the values that the program leaves open, one for each: a result that depends on them is not the window's.
///
/// # Errors
/// A program that is malformed, or that is not about this window.
pub fn compose(window: &Window, program: &Program, library: &Library) -> Result<ElementFn, VerifyError> {
    let (mut composer, _) = composed(window, program, library)?;
    let function = &window.function;
    let width = function.result.width;
    let mut elements = Vec::new();
    let result = composer.program.result.clone();
    for lane in 0..function.result.lanes() {
        elements.push(composer.slice(&result, lane * u32::from(width), width));
    }
    let Composer { dag, operands, .. } = composer;
    Ok(ElementFn { dag, operands, result: function.result.clone(), elements })
}

/// What one step of a program computes.
#[derive(Clone, Debug)]
pub struct StepMeaning {
    /// The instruction's own function.
    pub function: ElementFn,
    /// What its expressions are in terms of the window's operands.
    pub values: HashMap<Id, Id>,
}

/// The meaning of a program, step by step.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The expressions that the steps' values are.
    pub dag: Dag,
    /// The window's operands, and one for each value that the program leaves open.
    pub operands: Vec<Operand>,
    /// The steps.
    pub steps: Vec<StepMeaning>,
}

/// What each step of `program` computes.
///
/// # Errors
/// As [`compose`].
pub fn trace(window: &Window, program: &Program, library: &Library) -> Result<Trace, VerifyError> {
    let (composer, steps) = composed(window, program, library)?;
    let Composer { dag, operands, .. } = composer;
    Ok(Trace { dag, operands, steps })
}

/// All steps of `program`, composed.
fn composed<'a>(
    window: &Window,
    program: &Program,
    library: &'a Library,
) -> Result<(Composer<'a>, Vec<StepMeaning>), VerifyError> {
    program.validate()?;
    let function = &window.function;
    let sizes = |p: &Port| p.shape.bits();
    if !program.inputs.iter().map(sizes).eq(function.operands.iter().map(|o| o.bits())) {
        return Err(VerifyError::Interface("inputs".into()));
    }
    if program.output.bits() != function.result.bits() {
        return Err(VerifyError::Interface("output".into()));
    }
    let program = open_values_as_inputs(program);
    let open = program.inputs.iter().skip(function.operands.len()).map(|port| Operand {
        name: port.name.clone(),
        kind: Kind::Vector,
        width: port.shape.element_bits as u16,
        extents: vec![port.shape.lanes],
        signed: false,
    });
    let operands: Vec<Operand> = function.operands.iter().cloned().chain(open).collect();
    if operands.len() > usize::from(u16::MAX) {
        return Err(VerifyError::TooManyOpen(operands.len() - function.operands.len()));
    }
    let (dag, steps, fields) = (Dag::new(), Vec::new(), HashMap::new());
    let mut composer = Composer { dag, operands, program, library, steps, fields };
    let mut meanings = Vec::with_capacity(composer.program.steps.len());
    let mut growth = Growth::new(MAX_DEPTH);
    for step in 0..composer.program.steps.len() {
        let (value, meaning) = composer.step(step)?;
        growth.admit(&composer.dag).map_err(|source| VerifyError::TooLarge { step, source })?;
        composer.steps.push(value);
        meanings.push(meaning);
    }
    Ok((composer, meanings))
}

/// Most operations one after the other in what a program means.
const MAX_DEPTH: u32 = 10_000;

/// `program` with an input of its own for each value that it leaves open: whoever executes it chooses them, each as
/// it pleases.
pub fn open_values_as_inputs(program: &Program) -> Program {
    let mut opened = program.clone();
    let Program { inputs, steps, result, .. } = &mut opened;
    for arg in steps.iter_mut().flat_map(|step| &mut step.args).chain([result]) {
        name_open(arg, inputs);
    }
    opened
}

fn name_open(arg: &mut Arg, inputs: &mut Vec<Port>) {
    match arg {
        Arg::Undef { bits } => {
            // The widest elements that it is a whole number of.
            let element_bits = 1 << bits.trailing_zeros().min(6);
            let shape = Shape::vector(element_bits, *bits / element_bits);
            *arg = Arg::Input(inputs.len());
            inputs.push(Port { name: format!("(open {})", inputs.len()), shape });
        }
        Arg::Part { of, .. } => name_open(of, inputs),
        Arg::Concat(parts) => parts.iter_mut().for_each(|part| name_open(part, inputs)),
        Arg::Input(_) | Arg::Step(_) | Arg::Imm(_) | Arg::Const { .. } | Arg::Zero { .. } => {}
    }
}

/// A register value: its lanes.
struct Value {
    width: u16,
    lanes: Vec<Id>,
}

struct Composer<'a> {
    dag: Dag,
    /// The window's operands, and one for each value that the program leaves open.
    operands: Vec<Operand>,
    program: Program,
    library: &'a Library,
    steps: Vec<Value>,
    /// Of what was cut out of a value: that value, the first bit, and how many.
    fields: HashMap<Id, (Id, u32, u32)>,
}

impl<'a> Composer<'a> {
    fn step(&mut self, n: usize) -> Result<(Value, StepMeaning), VerifyError> {
        let step = self.program.steps[n].clone();
        let instruction = self.instruction(&step.instruction)?;
        let first = self.instruction(&self.program.steps[0].instruction)?;
        let bad = |message: String| VerifyError::BadStep { step: n, message };
        if first.arch != instruction.arch {
            let message = format!("an instruction of {} beside one of {}", instruction.arch, first.arch);
            return Err(bad(message));
        }
        let mut args = Vec::with_capacity(step.args.len());
        for arg in &step.args {
            args.push((arg, self.program.width(arg, n)?));
        }
        if let Some(misfit) = instruction.signature().misfit(args.into_iter()) {
            return Err(bad(misfit.to_string()));
        }
        let function = instruction.function.unroll();
        if step.result.bits() != function.result.bits() {
            return Err(bad(format!("the result has {} bits", function.result.bits())));
        }
        let mut memo = HashMap::new();
        let mut lanes = Vec::with_capacity(function.elements.len());
        for element in &function.elements {
            let lane = self.instantiate(&function, *element, &step.args, &mut memo).map_err(bad)?;
            lanes.push(lane);
        }
        let value = Value { width: function.result.width, lanes };
        Ok((value, StepMeaning { function, values: memo }))
    }

    fn instruction(&self, id: &str) -> Result<&'a Instruction, VerifyError> {
        self.library.find(id).ok_or_else(|| VerifyError::UnknownInstruction(id.to_owned()))
    }

    /// `e` with its reads replaced by the values of `args`.
    fn instantiate(
        &mut self,
        function: &ElementFn,
        e: Id,
        args: &[Arg],
        memo: &mut HashMap<Id, Id>,
    ) -> Result<Id, String> {
        if let Some(done) = memo.get(&e) {
            return Ok(*done);
        }
        let node = function.dag.node(e).clone();
        let new = match &node {
            Node::Read { base, width, signed, index } => {
                let index = self.instantiate(function, *index, args, memo)?;
                self.read(function, args, base, (*width, *signed), index)?
            }
            // The reads inside are at indices of the bound variable: unrolled.
            Node::Reduce { var, count, body, op } if reads(&function.dag, *body) => {
                let mut terms = Vec::new();
                for i in 0..*count {
                    let mut inner = function.clone();
                    let value = inner.dag.constant(i128::from(i));
                    let term = inner.dag.substitute(*body, *var, value);
                    terms.push(self.instantiate(&inner, term, args, &mut HashMap::new())?);
                }
                self.dag.combine(*op, &terms)
            }
            Node::First { var, count, cond, value, otherwise } => {
                let mut result = self.instantiate(function, *otherwise, args, memo)?;
                for i in (0..*count).rev() {
                    let mut inner = function.clone();
                    let at = inner.dag.constant(i128::from(i));
                    let (c, v) =
                        (inner.dag.substitute(*cond, *var, at), inner.dag.substitute(*value, *var, at));
                    let c = self.instantiate(&inner, c, args, &mut HashMap::new())?;
                    let v = self.instantiate(&inner, v, args, &mut HashMap::new())?;
                    result = self.dag.select(c, v, result);
                }
                result
            }
            _ => {
                let mut children = Vec::new();
                for c in node.children() {
                    children.push(self.instantiate(function, c, args, memo)?);
                }
                self.dag.rebuild(&node, &children)
            }
        };
        memo.insert(e, new);
        Ok(new)
    }

    fn read(
        &mut self,
        function: &ElementFn,
        args: &[Arg],
        base: &[u16],
        (width, signed): (u16, bool),
        index: Id,
    ) -> Result<Id, String> {
        let total: u32 = base.iter().map(|b| function.operands[usize::from(*b)].bits()).sum();
        let count = total / u32::from(width);
        if let Some(i) = self.dag.as_const(index) {
            let inside = u32::try_from(i).ok().filter(|i| *i < count);
            return Ok(match inside {
                Some(i) => self.element(function, args, base, (width, signed), i),
                None => self.dag.constant(0),
            });
        }
        // Data decides: one selection per element that the index can reach.
        let range = self.dag.interval(index);
        let mut result = self.dag.constant(0);
        for i in (0..count).rev() {
            let at = i128::from(i);
            if at < range.lo || at > range.hi {
                continue;
            }
            let element = self.element(function, args, base, (width, signed), i);
            let here = self.dag.constant(at);
            let here = self.dag.eq(index, here);
            result = self.dag.select(here, element, result);
        }
        Ok(result)
    }

    fn element(
        &mut self,
        function: &ElementFn,
        args: &[Arg],
        base: &[u16],
        (width, signed): (u16, bool),
        index: u32,
    ) -> Id {
        let mut offset = index * u32::from(width);
        for b in base {
            let bits = function.operands[usize::from(*b)].bits();
            // An element that is not all within one operand reads 0, as one beyond the last does.
            if offset < bits && offset + u32::from(width) > bits {
                break;
            }
            if offset < bits {
                let arg = &args[usize::from(*b)];
                let value = self.slice(arg, offset, width);
                return self.dag.wrap(value, width, signed);
            }
            offset -= bits;
        }
        self.dag.constant(0)
    }

    /// `width` bits of an argument from bit `offset`, unsigned.
    fn slice(&mut self, arg: &Arg, offset: u32, width: u16) -> Id {
        match arg {
            Arg::Imm(v) => {
                let shifted = i128::from(*v) >> offset.min(127);
                let c = self.dag.constant(shifted);
                self.dag.wrap(c, width, false)
            }
            Arg::Zero { .. } => self.dag.constant(0),
            // Invariant: `composed` made inputs of these. One that it overlooked may differ wherever it is read.
            Arg::Undef { .. } => {
                let operand = self.operands.len() as u16;
                let (name, extents) = (format!("(open {operand})"), vec![1]);
                self.operands.push(Operand { name, kind: Kind::Vector, width, extents, signed: false });
                self.dag.read_at(operand, width, false, 0)
            }
            Arg::Part { of, offset: first, .. } => self.slice(of, first + offset, width),
            Arg::Const { width: w, values } => {
                let range = touched(values.len() as u32, *w, offset, width);
                let lanes: Vec<Id> = values[range.start as usize..range.end as usize]
                    .iter()
                    .map(|v| {
                        let c = self.dag.constant(*v);
                        self.dag.wrap(c, *w as u16, false)
                    })
                    .collect();
                self.cut(&lanes, *w, offset - range.start * *w, width)
            }
            Arg::Input(n) => {
                let operand = &self.operands[*n];
                let natural = u32::from(operand.width);
                let range = touched(operand.lanes(), natural, offset, width);
                let first = range.start * natural;
                let read = |i| self.dag.read_at(*n as u16, operand.width, false, i);
                let lanes: Vec<Id> = range.map(read).collect();
                self.cut(&lanes, natural, offset - first, width)
            }
            Arg::Step(n) => {
                let Value { width: w, lanes } = &self.steps[*n];
                let w = u32::from(*w);
                let range = touched(lanes.len() as u32, w, offset, width);
                let lanes = lanes[range.start as usize..range.end as usize].to_vec();
                self.cut(&lanes, w, offset - range.start * w, width)
            }
            Arg::Concat(parts) => {
                let mut start = 0;
                let mut pieces = Vec::new();
                for part in parts {
                    let bits = self.program.width(part, usize::MAX).ok().flatten().unwrap_or(0);
                    let (lo, hi) = (offset.max(start), (offset + u32::from(width)).min(start + bits));
                    if lo < hi {
                        let piece = self.slice(part, lo - start, (hi - lo) as u16);
                        pieces.push((piece, 0, hi - lo));
                    }
                    start += bits;
                }
                self.side_by_side(pieces)
            }
        }
    }

    /// `width` bits from bit `offset` of lanes of `w` bits.
    fn cut(&mut self, lanes: &[Id], w: u32, offset: u32, width: u16) -> Id {
        let mut pieces = Vec::new();
        let end = offset + u32::from(width);
        let mut at = offset;
        while at < end {
            let (lane, inside) = ((at / w) as usize, at % w);
            let take = (w - inside).min(end - at);
            match lanes.get(lane) {
                Some(e) => pieces.push((*e, inside, take)),
                None => pieces.push((self.dag.constant(0), 0, take)),
            }
            at += take;
        }
        self.side_by_side(pieces)
    }

    /// Fields of values (value, first bit, bits), the first one lowest. Neighbouring fields of one value are one: what
    /// an instruction takes apart into bytes and the next puts together again is what it was.
    fn side_by_side(&mut self, pieces: Vec<(Id, u32, u32)>) -> Id {
        let mut fields: Vec<(Id, u32, u32)> = Vec::new();
        for (e, first, bits) in pieces {
            let (value, first) = match self.fields.get(&e) {
                Some((value, start, length)) if first + bits <= *length => (*value, start + first),
                _ => (e, first),
            };
            match fields.last_mut() {
                Some((before, start, length)) if *before == value && *start + *length == first => {
                    *length += bits
                }
                _ => fields.push((value, first, bits)),
            }
        }
        let mut terms = Vec::with_capacity(fields.len());
        let mut at = 0;
        for (value, first, bits) in fields {
            let high = self.dag.shr_const(value, first);
            let piece = self.dag.wrap(high, bits as u16, false);
            if piece != value {
                self.fields.entry(piece).or_insert((value, first, bits));
            }
            terms.push((piece, 1i128 << at));
            at += bits;
        }
        self.dag.sum(0, &terms)
    }
}

/// The lanes, of `count` lanes of `w` bits, that `width` bits from bit `offset` on are in.
fn touched(count: u32, w: u32, offset: u32, width: u16) -> std::ops::Range<u32> {
    let end = offset.saturating_add(u32::from(width)).div_ceil(w);
    (offset / w).min(count)..end.min(count)
}

fn reads(dag: &Dag, e: Id) -> bool {
    dag.reachable(&[e]).into_iter().any(|id| matches!(dag.node(id), Node::Read { .. }))
}

#[cfg(test)]
mod tests;
