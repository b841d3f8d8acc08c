//! Programs as written and programs of a library's instructions: [`resolve`] and back, [`written`].
//!
//! `resolve` checks names and widths only; whether a program computes its window is for
//! [`crate::verify`] to say.

use std::collections::HashMap;

use autoir::program::{Arg, Port, Program, Step};
use autoir_semantics::arithmetic::wrap_value;
use autoir_semantics::dag::Interval;
use autoir_semantics::lane::Operand;

use crate::error::{Diagnostic, Kind, Source};
use crate::library::signature::Misfit;
use crate::library::{Instruction, Library};
use crate::program::shape;
use crate::window::Window;
use crate::window::air::ast::{Argument, LaneType, ProgramText, Scalar, Span, StepText};
use crate::window::air::print::parameter;

/// Constant elements that one program may have.
const MAX_CONSTANTS: usize = 1 << 20;
/// Values left open that one program may have.
const MAX_OPEN: usize = 4096;
/// Most alternatives that a diagnostic lists.
const MAX_LISTED: usize = 8;
/// Longest unknown name that is compared with others.
const MAX_COMPARED: usize = 100;

/// The program that `text` writes for `window`, with the instructions of `library`.
///
/// Instructions are found by their key, or by its part before `@`: then the first one that takes arguments
/// of these widths is meant.
///
/// # Errors
/// The first mistake in textual order: another window's program, an unknown instruction or name, a wrong
/// number of arguments, an argument or result of the wrong width.
pub fn resolve(
    source: &Source,
    text: &ProgramText,
    window: &Window,
    library: &Library,
) -> Result<Program, Diagnostic> {
    let mut resolver = Resolver {
        source,
        library,
        names: HashMap::new(),
        steps: Vec::new(),
        constants: 0,
        open: 0,
        architecture: None,
    };
    if text.window != window.name {
        let message = format!("this program is for another window than `{}`", window.name);
        return Err(resolver.malformed(text.window_span, message));
    }
    let function = &window.function;
    for (n, o) in function.operands.iter().enumerate() {
        let value = Named { arg: Arg::Input(n), element: u32::from(o.width), lanes: o.lanes() };
        resolver.names.insert(&o.name, value);
    }
    for step in &text.steps {
        resolver.step(step)?;
    }
    let result = resolver.value(&text.result, text.result_span)?;
    let wanted = function.result.bits();
    if result.bits != Some(wanted) {
        let message = format!("the result of the window has {wanted} bits, this has {}", size(result.bits));
        return Err(resolver.malformed(text.result_span, message));
    }
    let port = |o: &Operand| Port { name: o.name.clone(), shape: shape(o.kind, o.width, o.lanes()) };
    let program = Program {
        name: window.name.clone(),
        inputs: function.operands.iter().map(port).collect(),
        steps: resolver.steps,
        output: shape(function.result.kind, function.result.width, function.result.lanes()),
        result: result.arg,
        opaque: text.opaque,
    };
    match program.validate() {
        Ok(()) => Ok(program),
        Err(e) => Err(source.diagnostic(Kind::Internal, text.span.start, text.span.end, e.to_string())),
    }
}

/// `program` as text that [`resolve`] reads back to an equal program.
///
/// It must be well formed, of `window`, and its constants must have at most 4096 elements each.
pub fn written(program: &Program, window: &Window) -> ProgramText {
    let writer = Writer { program, window, prefix: step_prefix(program, window) };
    let step = |(n, step): (usize, &Step)| StepText {
        name: writer.step_name(n),
        instruction: step.instruction.clone(),
        arguments: step.args.iter().map(|arg| writer.argument(arg)).collect(),
        instruction_span: Span::default(),
        argument_spans: vec![Span::default(); step.args.len()],
        span: Span::default(),
    };
    ProgramText {
        name: None,
        window: window.name.clone(),
        steps: program.steps.iter().enumerate().map(step).collect(),
        result: writer.argument(&program.result),
        opaque: program.opaque,
        window_span: Span::default(),
        result_span: Span::default(),
        span: Span::default(),
    }
}

/// What a name stands for, and its elements.
struct Named {
    arg: Arg,
    element: u32,
    lanes: u32,
}

/// An argument with its size; immediates have none.
struct Value {
    arg: Arg,
    bits: Option<u32>,
}

struct Resolver<'a> {
    source: &'a Source,
    library: &'a Library,
    names: HashMap<&'a str, Named>,
    steps: Vec<Step>,
    /// Constant elements so far.
    constants: usize,
    /// Values left open so far.
    open: usize,
    /// What the instructions so far belong to.
    architecture: Option<&'a str>,
}

impl<'a> Resolver<'a> {
    fn malformed(&self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.source.diagnostic(Kind::Malformed, span.start, span.end, message)
    }

    fn step(&mut self, step: &'a StepText) -> Result<(), Diagnostic> {
        let candidates = self.candidates(&step.instruction, step.instruction_span)?;
        let mut args = Vec::with_capacity(step.arguments.len());
        for (n, argument) in step.arguments.iter().enumerate() {
            args.push(self.value(argument, argument_span(step, n))?);
        }
        let fitting = candidates.iter().find(|i| misfit(i, &args).is_none());
        let Some(instruction) = fitting else { return Err(self.mismatch(step, &candidates, &args)) };
        let result = &instruction.function.result;
        let (element, lanes) = (u32::from(result.width), result.lanes());
        let value = Named { arg: Arg::Step(self.steps.len()), element, lanes };
        if self.names.insert(&step.name, value).is_some() {
            let span = Span { start: step.span.start, end: step.span.start + step.name.len() };
            return Err(self.malformed(span, "an operand or an earlier step has this name"));
        }
        self.same_architecture(step, instruction)?;
        self.steps.push(Step {
            instruction: instruction.id.clone(),
            args: args.into_iter().map(|value| value.arg).collect(),
            result: shape(result.kind, result.width, lanes),
        });
        Ok(())
    }

    /// No CPU executes the instructions of two architectures.
    fn same_architecture(&mut self, step: &StepText, instruction: &'a Instruction) -> Result<(), Diagnostic> {
        let first = *self.architecture.get_or_insert(&instruction.arch);
        if first == instruction.arch {
            return Ok(());
        }
        let message =
            format!("this is an instruction of {}, those before it are of {first}", instruction.arch);
        Err(self.malformed(step.instruction_span, message))
    }

    /// The instructions that `name` can mean, at least one.
    fn candidates(&self, name: &str, span: Span) -> Result<Vec<&'a Instruction>, Diagnostic> {
        if let Some(instruction) = self.library.find(name) {
            return Ok(vec![instruction]);
        }
        let all = self.library.instructions();
        let same: Vec<_> = all.iter().filter(|i| stem(&i.id) == stem(name)).collect();
        if !same.is_empty() && !name.contains('@') {
            return Ok(same);
        }
        let finding = self.malformed(span, "there is no such instruction");
        if !same.is_empty() {
            let ids = listed(same.iter().map(|i| i.id.as_str()));
            return Err(finding.with_help(format!("there is {ids}")));
        }
        Err(suggesting(finding, stem(name), all.iter().map(|i| stem(&i.id))))
    }

    /// Why none of the `candidates` takes `args`.
    fn mismatch(&self, step: &StepText, candidates: &[&Instruction], args: &[Value]) -> Diagnostic {
        let [only] = candidates else {
            let message = format!("no instruction `{}` takes such arguments", step.instruction);
            let forms = listed(candidates.iter().map(|i| signature(i)));
            return self.malformed(step.span, message).with_help(format!("there is {forms}"));
        };
        let (span, message) = match misfit(only, args) {
            Some(Misfit::Argument(n, message)) => (argument_span(step, n), message),
            Some(count @ Misfit::Count(_)) => {
                (step.span, format!("`{}` takes {count}, not {}", only.id, args.len()))
            }
            None => (step.span, format!("`{}` does not take such arguments", only.id)),
        };
        self.malformed(span, message).with_help(signature(only))
    }

    fn value(&mut self, argument: &Argument, span: Span) -> Result<Value, Diagnostic> {
        match argument {
            Argument::Name(name) => {
                let named = self.named(name, span)?;
                Ok(Value { arg: named.arg.clone(), bits: Some(named.element.saturating_mul(named.lanes)) })
            }
            Argument::Slice { name, first, end } => {
                let named = self.named(name, span)?;
                let (element, lanes) = (named.element, named.lanes);
                if *end > lanes {
                    let message = format!("`{name}` has {lanes} elements, not {end}");
                    return Err(self.malformed(span, message));
                }
                let arg = named.arg.clone();
                self.part(
                    Value { arg, bits: Some(element.saturating_mul(lanes)) },
                    element,
                    *first..*end,
                    span,
                )
            }
            Argument::View { of, element, first, end } => {
                let value = self.value(of, span)?;
                self.part(value, u32::from(element.width), *first..*end, span)
            }
            Argument::Immediate(v) => match i64::try_from(*v) {
                Ok(v) => Ok(Value { arg: Arg::Imm(v), bits: None }),
                Err(_) => Err(self.malformed(span, format!("the immediate {v} needs more than 64 bits"))),
            },
            Argument::Constants { ty, values } => self.constant(ty, values, span),
            Argument::Zero(bits) => Ok(Value { arg: Arg::Zero { bits: *bits }, bits: Some(*bits) }),
            Argument::Undef(bits) => {
                self.open += 1;
                if self.open > MAX_OPEN {
                    let message = format!("a program has at most {MAX_OPEN} values that are left open");
                    return Err(self.source.diagnostic(Kind::Unsupported, span.start, span.end, message));
                }
                Ok(Value { arg: Arg::Undef { bits: *bits }, bits: Some(*bits) })
            }
            Argument::Joined(parts) => {
                let (mut args, mut total) = (Vec::with_capacity(parts.len()), 0u32);
                for part in parts {
                    let value = self.value(part, span)?;
                    let bits = value.bits.ok_or_else(|| self.widthless(span))?;
                    total = total.saturating_add(bits);
                    args.push(value.arg);
                }
                Ok(Value { arg: Arg::Concat(args), bits: Some(total) })
            }
        }
    }

    fn named(&self, name: &str, span: Span) -> Result<&Named, Diagnostic> {
        self.names.get(name).ok_or_else(|| {
            let finding =
                self.malformed(span, format!("there is no operand and no earlier step named `{name}`"));
            let mut known: Vec<&str> = self.names.keys().copied().collect();
            known.sort_unstable();
            suggesting(finding, name, known.into_iter())
        })
    }

    /// Elements of `element` bits of `value`.
    fn part(
        &self,
        value: Value,
        element: u32,
        range: std::ops::Range<u32>,
        span: Span,
    ) -> Result<Value, Diagnostic> {
        let whole = value.bits.ok_or_else(|| self.widthless(span))?;
        let end = range.end.checked_mul(element).filter(|end| *end <= whole && range.start < range.end);
        let Some(end) = end else {
            let message =
                format!("{}..{} of {element} bits is not within {whole} bits", range.start, range.end);
            return Err(self.malformed(span, message));
        };
        let offset = range.start * element;
        let bits = end - offset;
        Ok(Value { arg: value.arg.part(offset, bits), bits: Some(bits) })
    }

    fn constant(&mut self, ty: &LaneType, values: &[i128], span: Span) -> Result<Value, Diagnostic> {
        let lanes = ty.lanes() as usize;
        self.constants = self.constants.saturating_add(lanes);
        if self.constants > MAX_CONSTANTS {
            let message = "the constants of a program have at most 1048576 elements";
            return Err(self.source.diagnostic(Kind::Unsupported, span.start, span.end, message));
        }
        let values = match values {
            [v] => vec![*v; lanes],
            values if values.len() == lanes => values.to_vec(),
            values => {
                let message = format!("{} values for {lanes} lanes", values.len());
                return Err(self.malformed(span, message));
            }
        };
        // Signed elements may be written as the bits that they are, such as `i16x8(0x8000)`.
        let [least, most] = [ty.element.signed, false].map(|s| Interval::of_width(ty.element.width, s));
        if let Some(value) = values.iter().find(|v| !(least.lo..=most.hi).contains(*v)) {
            let message = format!("{value} is no value of {}", ty.element);
            return Err(self.malformed(span, message));
        }
        let width = u32::from(ty.element.width);
        Ok(Value { arg: Arg::Const { width, values }, bits: Some(width.saturating_mul(ty.lanes())) })
    }

    fn widthless(&self, span: Span) -> Diagnostic {
        let help = "write a constant with its type, such as `i32x4(1)`";
        self.malformed(span, "a number has no width of its own here").with_help(help)
    }
}

fn misfit(instruction: &Instruction, args: &[Value]) -> Option<Misfit> {
    instruction.signature().misfit(args.iter().map(|value| (&value.arg, value.bits)))
}

fn size(bits: Option<u32>) -> String {
    bits.map_or_else(|| "no width of its own".to_owned(), |bits| bits.to_string())
}

fn argument_span(step: &StepText, n: usize) -> Span {
    step.argument_spans.get(n).copied().unwrap_or(step.span)
}

/// The part of an instruction's key that is its name.
fn stem(id: &str) -> &str {
    id.split_once('@').map_or(id, |(name, _)| name)
}

fn signature(instruction: &Instruction) -> String {
    let operands: Vec<String> = instruction.function.operands.iter().map(parameter).collect();
    format!("{}({})", instruction.id, operands.join(", "))
}

fn listed(items: impl ExactSizeIterator<Item = impl Into<String>>) -> String {
    let left = items.len().saturating_sub(MAX_LISTED);
    let shown: Vec<String> = items.take(MAX_LISTED).map(|item| format!("`{}`", item.into())).collect();
    let more = if left > 0 { format!(" and {left} more") } else { String::new() };
    shown.join(", ") + &more
}

/// `finding` with the names of `known` that look most like `name`.
fn suggesting<'k>(finding: Diagnostic, name: &str, known: impl Iterator<Item = &'k str>) -> Diagnostic {
    if name.len() > MAX_COMPARED {
        return finding;
    }
    let limit = (name.len() / 3).max(1);
    let mut near: Vec<(usize, &str)> = known
        .filter(|k| k.len().abs_diff(name.len()) <= limit)
        .map(|k| (distance(name, k), k))
        .filter(|(d, _)| *d <= limit)
        .collect();
    near.sort_unstable();
    near.dedup();
    near.truncate(3);
    if near.is_empty() {
        return finding;
    }
    finding.with_help(format!("there is {}", listed(near.into_iter().map(|(_, k)| k))))
}

/// Insertions, deletions and replacements of bytes between `a` and `b`.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = i;
        let mut left = i + 1;
        for (cell, y) in row.iter_mut().skip(1).zip(b.bytes()) {
            left = (diagonal + usize::from(x != y)).min(left + 1).min(*cell + 1);
            diagonal = std::mem::replace(cell, left);
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or(0)
}

/// `v`, longer where an operand has the name of a step.
fn step_prefix(program: &Program, window: &Window) -> String {
    let mut prefix = "v".to_owned();
    let taken = |prefix: &str| {
        window.function.operands.iter().any(|o| {
            let number = o.name.strip_prefix(prefix).and_then(|n| n.parse::<usize>().ok());
            number.is_some_and(|n| n < program.steps.len())
        })
    };
    while taken(&prefix) {
        prefix.push('_');
    }
    prefix
}

struct Writer<'a> {
    program: &'a Program,
    window: &'a Window,
    prefix: String,
}

impl Writer<'_> {
    fn step_name(&self, n: usize) -> String {
        format!("{}{n}", self.prefix)
    }

    fn argument(&self, arg: &Arg) -> Argument {
        match arg {
            Arg::Input(_) | Arg::Step(_) => Argument::Name(self.name(arg).unwrap_or_default()),
            Arg::Imm(v) => Argument::Immediate(i128::from(*v)),
            Arg::Const { width, values } => constants(*width, values),
            Arg::Zero { bits } => Argument::Zero(*bits),
            Arg::Undef { bits } => Argument::Undef(*bits),
            Arg::Part { of, offset, bits } => self.part(of, *offset, *bits),
            Arg::Concat(parts) => Argument::Joined(parts.iter().map(|part| self.argument(part)).collect()),
        }
    }

    fn name(&self, arg: &Arg) -> Option<String> {
        match arg {
            Arg::Input(n) => {
                let operand = self.window.function.operands.get(*n);
                Some(operand.map_or_else(|| format!("in{n}"), |o| o.name.clone()))
            }
            Arg::Step(n) => Some(self.step_name(*n)),
            _ => None,
        }
    }

    /// Bits in a value's own elements if they are whole ones, else in the widest that fit.
    fn part(&self, of: &Arg, offset: u32, bits: u32) -> Argument {
        let own = match of {
            Arg::Input(n) => self.window.function.operands.get(*n).map(|o| u32::from(o.width)),
            Arg::Step(n) => self.program.steps.get(*n).map(|s| s.result.element_bits),
            _ => None,
        };
        let fits = |w: u32| w > 0 && offset.is_multiple_of(w) && bits.is_multiple_of(w);
        let end = offset.saturating_add(bits);
        if let (Some(name), Some(width)) = (self.name(of), own)
            && fits(width)
            && u64::from(end / width) <= LaneType::MAX_LANES
        {
            return Argument::Slice { name, first: offset / width, end: end / width };
        }
        let width = [64u16, 32, 16, 8, 4, 2].into_iter().find(|w| fits(u32::from(*w))).unwrap_or(1);
        let element = Scalar::integer(width, false);
        let (first, end) = (offset / u32::from(width), end / u32::from(width));
        Argument::View { of: Box::new(self.argument(of)), element, first, end }
    }
}

fn constants(width: u32, values: &[i128]) -> Argument {
    let signed = values.iter().any(|v| *v < 0);
    let element = Scalar::integer(u16::try_from(width).unwrap_or(u16::MAX), signed);
    // Numbers that the type lacks mean the same modulo 2^width.
    let mut values: Vec<i128> =
        values.iter().map(|v| wrap_value(*v, element.width.min(LaneType::MAX_WIDTH), signed)).collect();
    let extents = match u32::try_from(values.len()) {
        Ok(1) => Vec::new(),
        lanes => vec![lanes.unwrap_or(u32::MAX)],
    };
    if values.windows(2).all(|w| w[0] == w[1]) {
        values.truncate(1);
    }
    Argument::Constants { ty: LaneType { element, extents }, values }
}

#[cfg(test)]
mod tests;
