//! Programs that are nearly right, made of programs that are.

use std::collections::BTreeMap;

use autoir::program::{Arg, Program};
use autoir_semantics::dag::{Interval, Node, Prim};
use autoir_semantics::lane::Kind;
use autoir_semantics::vectors::Rng;
use autoir_synth::library::{Instruction, Library};
use autoir_synth::program::shape;
use autoir_synth::window::Window;

/// How far two instructions of one form may stand apart in the order of their names.
const NEIGHBOURHOOD: u64 = 6;
/// Chances for a change that applies nowhere.
const ATTEMPTS: u32 = 20;

/// What an instruction looks like from outside: one with the same form can stand in its place.
type Form = (String, Vec<(Kind, u32)>, (Kind, u32));

/// The instructions of each form, by name.
#[derive(Debug)]
pub struct Neighbours<'a> {
    forms: BTreeMap<Form, Vec<&'a Instruction>>,
}

impl<'a> Neighbours<'a> {
    /// Those of `library`. What computes with floats is nobody's neighbour: no reference is here for it.
    pub fn of(library: &'a Library) -> Neighbours<'a> {
        let mut forms: BTreeMap<Form, Vec<&Instruction>> = BTreeMap::new();
        for instruction in library.instructions().iter().filter(|i| !is_float(i)) {
            forms.entry(form(instruction)).or_default().push(instruction);
        }
        for row in forms.values_mut() {
            row.sort_by(|a, b| a.id.cmp(&b.id));
        }
        Neighbours { forms }
    }

    fn near(&self, instruction: &Instruction, rng: &mut Rng) -> Option<&'a Instruction> {
        let row = self.forms.get(&form(instruction))?;
        let at = row.iter().position(|other| other.id == instruction.id)?;
        let distance = 1 + rng.below(NEIGHBOURHOOD) as usize;
        let other = if rng.below(2) == 0 { at.checked_sub(distance) } else { Some(at + distance) };
        row.get(other?).copied()
    }
}

fn is_float(i: &Instruction) -> bool {
    i.function.dag.nodes().iter().any(|node| matches!(node, Node::Prim(Prim::Float(_), _)))
}

fn form(i: &Instruction) -> Form {
    let operands = i.function.operands.iter().map(|o| (o.kind, o.bits())).collect();
    (i.arch.clone(), operands, (i.function.result.kind, i.function.result.bits()))
}

/// What was changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Change {
    /// Two operands of a step were exchanged, or two values that stand side by side.
    Swapped,
    /// An immediate was moved by one bit.
    Immediate,
    /// A constant was moved by one bit, in one lane or in all.
    Constant,
    /// A step does what another instruction of its form does.
    Instruction,
    /// The lanes of a value were rotated, or others were cut out of it.
    Rotated,
    /// Bits were left open, or what was left open is read, or is something.
    Opened,
    /// Another value of the same width is used.
    Replaced,
    /// More is assumed of an operand, so that more programs are right.
    Narrowed,
    /// Less is assumed of an operand.
    Widened,
}

impl Change {
    /// The first change of a mutant.
    const FIRST: [Change; 8] = [
        Change::Swapped,
        Change::Immediate,
        Change::Constant,
        Change::Instruction,
        Change::Rotated,
        Change::Opened,
        Change::Replaced,
        Change::Widened,
    ];
    /// Changes beside another one: alone, the last keeps what is right right.
    const FURTHER: [Change; 6] = [
        Change::Swapped,
        Change::Immediate,
        Change::Constant,
        Change::Instruction,
        Change::Opened,
        Change::Narrowed,
    ];
}

impl std::fmt::Display for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Change::Swapped => "swapped",
            Change::Immediate => "immediate",
            Change::Constant => "constant",
            Change::Instruction => "instruction",
            Change::Rotated => "rotated",
            Change::Opened => "opened",
            Change::Replaced => "replaced",
            Change::Narrowed => "narrowed",
            Change::Widened => "widened",
        })
    }
}

/// A window with a program that may be wrong.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The window, whose assumptions may have changed.
    pub window: Window,
    /// The program.
    pub program: Program,
    /// What was changed, in order.
    pub changes: Vec<Change>,
}

/// `program` with one change or two, if chance finds any that apply.
pub fn mutant(
    window: &Window,
    program: &Program,
    library: &Library,
    neighbours: &Neighbours<'_>,
    rng: &mut Rng,
) -> Option<Mutant> {
    let mut mutant = Mutant { window: window.clone(), program: program.clone(), changes: Vec::new() };
    let wanted = if rng.below(4) == 0 { 2 } else { 1 };
    for _ in 0..ATTEMPTS {
        let all: &[Change] = if mutant.changes.is_empty() { &Change::FIRST } else { &Change::FURTHER };
        let change = all[rng.below(all.len() as u64) as usize];
        if mutant.apply(change, library, neighbours, rng) == Some(()) {
            mutant.changes.push(change);
        }
        if mutant.changes.len() == wanted {
            return Some(mutant);
        }
    }
    (!mutant.changes.is_empty()).then_some(mutant)
}

impl Mutant {
    /// Makes a change somewhere; nothing if it does not apply where chance looked.
    fn apply(
        &mut self,
        change: Change,
        library: &Library,
        neighbours: &Neighbours<'_>,
        rng: &mut Rng,
    ) -> Option<()> {
        match change {
            Change::Swapped => self.swap(rng),
            Change::Instruction => {
                let count = self.program.steps.len() as u64;
                let step = self.program.steps.get_mut(rng.below(count) as usize)?;
                let other = neighbours.near(library.find(&step.instruction)?, rng)?;
                let result = &other.function.result;
                step.instruction.clone_from(&other.id);
                step.result = shape(result.kind, result.width, result.lanes());
                Some(())
            }
            Change::Narrowed | Change::Widened => self.assume(change, rng),
            _ => {
                let places = places(&self.program, &|arg| match change {
                    Change::Immediate => matches!(arg, Arg::Imm(_)),
                    Change::Constant => matches!(arg, Arg::Const { .. } | Arg::Zero { .. }),
                    _ => !matches!(arg, Arg::Imm(_)),
                });
                let (step, number) = *places.get(rng.below(places.len() as u64) as usize)?;
                let known = self.program.clone();
                let arg = place(&mut self.program, step, number)?;
                let width = known.width(arg, step).ok().flatten();
                *arg = changed(change, arg, width, &known, step, rng)?;
                Some(())
            }
        }
    }

    fn swap(&mut self, rng: &mut Rng) -> Option<()> {
        let known = self.program.clone();
        let count = known.steps.len() as u64;
        let (step, args) = if count > 0 && rng.below(3) > 0 {
            let step = rng.below(count) as usize;
            (step, &mut self.program.steps.get_mut(step)?.args)
        } else {
            let places = places(&known, &|arg| matches!(arg, Arg::Concat(_)));
            let (step, number) = *places.get(rng.below(places.len() as u64) as usize)?;
            let Arg::Concat(parts) = place(&mut self.program, step, number)? else { return None };
            (step, parts)
        };
        let (a, b) = (rng.below(args.len() as u64) as usize, rng.below(args.len() as u64) as usize);
        let width = |arg: &Arg| known.width(arg, step).ok();
        if args.get(a)? == args.get(b)? || width(&args[a]) != width(&args[b]) {
            return None;
        }
        args.swap(a, b);
        Some(())
    }

    fn assume(&mut self, change: Change, rng: &mut Rng) -> Option<()> {
        let n = rng.below(self.window.function.operands.len() as u64) as usize;
        let full = Window::full_range(self.window.function.operands.get(n)?);
        let range = self.window.ranges.get_mut(n)?;
        let size = range.hi - range.lo;
        let (lo, hi) = match (change, rng.below(4)) {
            (Change::Narrowed, 0) => (range.lo, range.lo + size / 2),
            (Change::Narrowed, 1) => (range.lo + size / 2 + 1, range.hi),
            (Change::Narrowed, 2) => (range.lo + 1, range.hi),
            (Change::Narrowed, _) => (range.lo, range.hi - 1),
            (_, 0) => (range.lo - 1, range.hi),
            (_, 1) => (range.lo, range.hi + 1),
            (_, 2) => (range.lo, range.hi + size + 1),
            (_, _) => (full.lo, full.hi),
        };
        let (lo, hi) = (lo.max(full.lo), hi.min(full.hi));
        if lo > hi || (lo, hi) == (range.lo, range.hi) {
            return None;
        }
        *range = Interval::new(lo, hi);
        Some(())
    }
}

/// The arguments and the parts of arguments that are `wanted`: the step that reads each, and its number there.
fn places(program: &Program, wanted: &dyn Fn(&Arg) -> bool) -> Vec<(usize, usize)> {
    let mut all = Vec::new();
    for step in 0..=program.steps.len() {
        let args = program.steps.get(step).map_or(std::slice::from_ref(&program.result), |s| &s.args);
        let mut number = 0;
        for arg in args {
            visit(arg, &mut |arg| {
                if wanted(arg) {
                    all.push((step, number));
                }
                number += 1;
            });
        }
    }
    all
}

/// Shows `arg` and its parts, each before its own parts.
fn visit(arg: &Arg, see: &mut dyn FnMut(&Arg)) {
    see(arg);
    match arg {
        Arg::Part { of, .. } => visit(of, see),
        Arg::Concat(parts) => parts.iter().for_each(|part| visit(part, see)),
        _ => {}
    }
}

fn size(arg: &Arg) -> usize {
    1 + match arg {
        Arg::Part { of, .. } => size(of),
        Arg::Concat(parts) => parts.iter().map(size).sum(),
        _ => 0,
    }
}

fn place(program: &mut Program, step: usize, number: usize) -> Option<&mut Arg> {
    let args = match program.steps.get_mut(step) {
        Some(step) => step.args.as_mut_slice(),
        None => std::slice::from_mut(&mut program.result),
    };
    within(args, number)
}

fn within(args: &mut [Arg], mut number: usize) -> Option<&mut Arg> {
    for arg in args {
        let here = size(arg);
        if number == 0 {
            return Some(arg);
        }
        if number < here {
            return match arg {
                Arg::Part { of, .. } => within(std::slice::from_mut(of), number - 1),
                Arg::Concat(parts) => within(parts, number - 1),
                _ => None,
            };
        }
        number -= here;
    }
    None
}

/// What stands in the place of `arg`, which has `width` bits.
fn changed(
    change: Change,
    arg: &Arg,
    width: Option<u32>,
    program: &Program,
    step: usize,
    rng: &mut Rng,
) -> Option<Arg> {
    match (change, arg) {
        (Change::Immediate, Arg::Imm(value)) => Some(Arg::Imm(match rng.below(4) {
            0 => value + 1,
            1 => value - 1,
            _ => value ^ (1 << rng.below(8)),
        })),
        (Change::Constant, Arg::Const { width, values }) => {
            let mut values = values.clone();
            let bit = 1i128 << rng.below(u64::from(*width));
            let only = (rng.below(2) == 0).then(|| rng.below(values.len() as u64) as usize);
            for (_, value) in
                values.iter_mut().enumerate().filter(|(n, _)| only.is_none_or(|only| only == *n))
            {
                *value ^= bit;
            }
            Some(Arg::Const { width: *width, values })
        }
        (Change::Constant, Arg::Zero { bits }) if bits % 8 == 0 => {
            let mut values = vec![0; (*bits / 8) as usize];
            *values.get_mut(rng.below(u64::from(*bits / 8)) as usize)? = 1 << rng.below(8);
            Some(Arg::Const { width: 8, values })
        }
        (Change::Rotated, Arg::Part { of, offset, bits }) if rng.below(2) == 0 => {
            let by = element(*bits, rng)?;
            let offset = if rng.below(2) == 0 { offset.checked_sub(by)? } else { offset + by };
            let whole = program.width(of, step).ok()??;
            (offset + bits <= whole).then(|| of.as_ref().clone().part(offset, *bits))
        }
        (Change::Rotated, _) => {
            let width = width?;
            let by = element(width, rng)?;
            let by = by * (1 + rng.below(u64::from(width / by - 1)) as u32);
            Some(Arg::Concat(vec![arg.clone().part(by, width - by), arg.clone().part(0, by)]))
        }
        (Change::Opened, Arg::Undef { bits }) => Some(Arg::Zero { bits: *bits }),
        (Change::Opened, Arg::Zero { bits }) if rng.below(2) == 0 => Some(Arg::Undef { bits: *bits }),
        (Change::Opened, _) => {
            let width = width?;
            let bits = element(width, rng)?;
            let kept = width - bits;
            let part = |offset, bits| arg.clone().part(offset, bits);
            let open = Arg::Undef { bits };
            Some(Arg::Concat(match rng.below(3) {
                0 => vec![open, part(bits, kept)],
                1 => vec![part(0, kept), open],
                _ => {
                    let at = bits * rng.below(u64::from(width / bits)) as u32;
                    let around = [(0, at), (at + bits, kept - at)];
                    let mut parts: Vec<Arg> =
                        around.iter().filter(|p| p.1 > 0).map(|p| part(p.0, p.1)).collect();
                    parts.insert(usize::from(at > 0), open);
                    parts
                }
            }))
        }
        (Change::Replaced, _) => {
            let width = width?;
            let inputs = (0..program.inputs.len()).map(Arg::Input);
            let others = inputs.chain((0..step).map(Arg::Step)).chain([Arg::Zero { bits: width }]);
            let fitting: Vec<Arg> = others
                .filter(|other| other != arg && program.width(other, step) == Ok(Some(width)))
                .collect();
            fitting.get(rng.below(fitting.len() as u64) as usize).cloned()
        }
        _ => None,
    }
}

/// The size of an element that `width` bits are several of.
fn element(width: u32, rng: &mut Rng) -> Option<u32> {
    let sizes: Vec<u32> = [1, 8, 16, 32, 64, 128, 256, 512]
        .into_iter()
        .filter(|e| width > *e && width.is_multiple_of(*e))
        .collect();
    // Single bits only where there is nothing larger, as in masks.
    let sizes = if sizes.len() > 1 { &sizes[1..] } else { &sizes[..] };
    sizes.get(rng.below(sizes.len() as u64) as usize).copied()
}
