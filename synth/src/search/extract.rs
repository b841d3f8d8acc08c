//! From a plan to a target program.

use std::collections::BTreeMap;

use autoir::program::{Arg, Opaque, Port, Program, Step};
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane;
use autoir_semantics::vectors::Rng;
use indexmap::IndexSet;

use crate::goal::{self, Byte, Goal, GoalId};
use crate::library::Library;
use crate::matching::movement::View;
use crate::program::shape;
use crate::search::expand::{self, Alternative, Leaf, Source};
use crate::search::legalize::Part;
use crate::search::{Choice, Plan, Search};

/// The program that carries out `plan` and returns the `parts` side by side, cut to `result`.
pub fn program(
    name: &str,
    operands: &[lane::Operand],
    result: &lane::Shape,
    search: &Search<'_>,
    library: &Library,
    plan: &Plan,
    parts: &[Part],
) -> Program {
    let mut emitter = Emitter {
        search,
        library,
        operands,
        plan,
        steps: IndexSet::new(),
        shift: &[],
        made: BTreeMap::new(),
    };
    let mut values = Vec::new();
    let mut left = result.bits();
    for part in parts {
        emitter.made.clear();
        emitter.shift = &part.shift;
        let value = emitter.value(part.goal);
        let wanted = part.bits.min(left);
        values.push(fit(value, wanted));
        left -= wanted;
    }
    let inputs = operands
        .iter()
        .map(|o| Port { name: o.name.clone(), shape: shape(o.kind, o.width, o.lanes()) })
        .collect();
    let result_arg = if values.len() == 1 { values.remove(0) } else { Arg::Concat(values) };
    Program {
        name: name.to_owned(),
        inputs,
        steps: emitter.steps.into_iter().collect(),
        output: shape(result.kind, result.width, result.lanes()),
        result: result_arg,
        opaque: Opaque::Nothing,
    }
}

struct Emitter<'a> {
    search: &'a Search<'a>,
    library: &'a Library,
    operands: &'a [lane::Operand],
    plan: &'a Plan,
    /// Equal steps are one.
    steps: IndexSet<Step>,
    /// Bytes that are added to the place of each operand's parts.
    shift: &'a [u32],
    /// Each goal's value and its size in bits.
    made: BTreeMap<GoalId, (Arg, u32)>,
}

impl Emitter<'_> {
    /// The value of a goal, once the steps that make it are there.
    fn value(&mut self, id: GoalId) -> (Arg, u32) {
        if let Some(made) = self.made.get(&id) {
            return made.clone();
        }
        let value = match self.plan.choices.get(&id) {
            None => (Arg::Undef { bits: 0 }, 0),
            Some(Choice::Leaf(leaf)) => self.leaf(id, *leaf),
            Some(Choice::Step(alternative)) => self.step(alternative),
        };
        self.made.insert(id, value.clone());
        value
    }

    fn leaf(&self, id: GoalId, leaf: Leaf) -> (Arg, u32) {
        let goal = self.search.goals.get(id);
        match leaf {
            Leaf::Any => (Arg::Undef { bits: goal.bits }, goal.bits),
            Leaf::Constant => (self.constant(goal), goal.bits),
            Leaf::Input(view) => self.input(view, goal.bits),
            Leaf::Scalars(_) => (self.scalars(goal), goal.bits),
        }
    }

    /// Scalars and zeros side by side.
    fn scalars(&self, goal: &Goal) -> Arg {
        let bytes = goal::bytes(&self.search.space, goal).unwrap_or_default();
        let part = |run: &[Byte]| {
            let bits = 8 * run.len() as u32;
            match run[0] {
                Byte::Any => Arg::Undef { bits },
                Byte::Const(_) => Arg::Zero { bits },
                Byte::Of(operand, first) => self.input(View { operand, first }, bits).0,
            }
        };
        Arg::Concat(expand::runs(&bytes).map(part).collect())
    }

    /// A part of an operand, of `bits` bits or what there is of them.
    fn input(&self, view: View, bits: u32) -> (Arg, u32) {
        let whole = self.operands[usize::from(view.operand)].bits();
        let first = 8 * (view.first + self.shift.get(usize::from(view.operand)).copied().unwrap_or(0));
        let bits = bits.min(whole.saturating_sub(first));
        let input = Arg::Input(usize::from(view.operand));
        match (first, bits) {
            (0, b) if b == whole => (input, whole),
            (first, bits) => (input.part(first, bits), bits),
        }
    }

    /// The result of an alternative's instruction, or of both uses of it side by side.
    fn step(&mut self, alternative: &Alternative) -> (Arg, u32) {
        if alternative.is_joined() {
            let bits = self.search.widest();
            let parts: Vec<Arg> = alternative.goals().map(|g| fit(self.value(g), bits)).collect();
            let count = parts.len() as u32;
            return (Arg::Concat(parts), count * bits);
        }
        let (low, bits) = self.step_of(alternative, 0);
        if !alternative.halves {
            return (low, bits);
        }
        let (high, _) = self.step_of(alternative, 1);
        (Arg::Concat(vec![low, high]), 2 * bits)
    }

    /// The `half`th use of an alternative's instruction.
    fn step_of(&mut self, alternative: &Alternative, half: u32) -> (Arg, u32) {
        let library = self.library;
        let instruction = &library.instructions()[alternative.instruction];
        let function = &instruction.function;
        let args: Vec<Arg> = alternative
            .sources
            .iter()
            .zip(&function.operands)
            .map(|(source, operand)| match source {
                Source::Immediate(v) => Arg::Imm(*v),
                Source::Any => Arg::Undef { bits: operand.bits() },
                Source::Goal(g) => match self.plan.choices.get(g) {
                    // Of an operand as much as is there, so that what does the same is the same.
                    Some(Choice::Leaf(Leaf::Input(view))) => {
                        let bits = self.search.goals.get(*g).bits.max(operand.bits());
                        fit(self.input(*view, bits), operand.bits())
                    }
                    _ => fit(self.value(*g), operand.bits()),
                },
                Source::Part(g, offset) => {
                    part(self.value(*g), offset + half * operand.bits(), operand.bits())
                }
            })
            .collect();
        let result = &function.result;
        if let Some(n) = unchanged(function, &args) {
            return (args[n].clone(), result.bits());
        }
        let (at, _) = self.steps.insert_full(Step {
            instruction: instruction.id.clone(),
            args,
            result: shape(result.kind, result.width, result.lanes()),
        });
        (Arg::Step(at), result.bits())
    }

    fn constant(&self, goal: &Goal) -> Arg {
        let dag = &self.search.space.dag;
        let values: Vec<i128> =
            goal.lanes.iter().map(|lane| lane.and_then(|e| dag.as_const(e)).unwrap_or(0)).collect();
        if values.iter().all(|v| *v == 0) {
            return Arg::Zero { bits: goal.bits };
        }
        let (width, values) = widest(u32::from(goal.width), values);
        Arg::Const { width, values }
    }
}

/// The number of the argument that an instruction leaves as it is, if others are anything: a plan for one part of a result,
/// carried out for the last one, asks for what lies behind the operands.
///
/// What is tried is one value of the others, with all bits 0 and 1 where they are anything; the program is proven.
fn unchanged(function: &lane::LaneFn, args: &[Arg]) -> Option<usize> {
    let is_any = |arg: &Arg| matches!(arg, Arg::Undef { .. });
    if !args.iter().any(is_any) {
        return None;
    }
    let mut rng = Rng::new(0x1dea);
    let mut inputs: Vec<Bits> = Vec::new();
    for (arg, operand) in args.iter().zip(&function.operands) {
        let bytes: Vec<u8> = match arg {
            Arg::Imm(value) => value.to_le_bytes().to_vec(),
            _ => (0..operand.bits().div_ceil(8)).map(|_| rng.next_u64() as u8).collect(),
        };
        inputs.push(Bits::from_bytes(&bytes, operand.bits()));
    }
    let results = [0, 0xff].map(|fill| {
        for (input, _) in inputs.iter_mut().zip(args).filter(|(_, arg)| is_any(arg)) {
            *input = Bits::from_bytes(&vec![fill; input.bytes().len()], input.len());
        }
        function.run(&inputs)
    });
    let result = function.result.bits();
    let is_it = |n: &usize| {
        let same = |((low, high), own): ((&u8, &u8), &u8)| (low ^ own) & !(low ^ high) == 0;
        let bytes = results[0].bytes().iter().zip(results[1].bytes()).zip(inputs[*n].bytes());
        inputs[*n].len() == result && !is_any(&args[*n]) && bytes.into_iter().all(same)
    };
    (0..args.len()).find(is_it)
}

/// Lanes put together while that shortens the notation of a repeated value.
fn widest(mut width: u32, mut values: Vec<i128>) -> (u32, Vec<i128>) {
    while width < 64
        && values.len() % 2 == 0
        && values.windows(2).any(|w| w[0] != w[1])
        && values.chunks(2).all(|c| c == &values[..2])
    {
        let mask = (1i128 << width) - 1;
        values = values.chunks(2).map(|c| (c[0] & mask) | ((c[1] & mask) << width)).collect();
        width *= 2;
    }
    (width, values)
}

/// `bits` bits of a value from `offset` on; the side of those that lie side by side.
fn part((arg, have): (Arg, u32), offset: u32, bits: u32) -> Arg {
    match arg {
        Arg::Concat(sides) if have == sides.len() as u32 * bits && offset.is_multiple_of(bits) => {
            sides.into_iter().nth((offset / bits) as usize).unwrap_or(Arg::Undef { bits })
        }
        Arg::Undef { .. } => Arg::Undef { bits },
        Arg::Zero { .. } => Arg::Zero { bits },
        arg => arg.part(offset, bits),
    }
}

/// A value cut or filled up to `bits` bits.
fn fit((arg, have): (Arg, u32), bits: u32) -> Arg {
    match have {
        _ if have == bits => arg,
        _ if have > bits => arg.part(0, bits),
        0 => Arg::Undef { bits },
        _ => Arg::Concat(vec![arg, Arg::Undef { bits: bits - have }]),
    }
}

#[cfg(test)]
mod tests {
    use autoir_semantics::reroll::reroll;

    use super::*;
    use crate::testing::window;

    #[test]
    fn what_is_blended_with_anything_is_not_blended() {
        let blend = "window b(a: u32x4, b: u32x4) -> u32x4 {\n    out[0] = b[0]\n    for k < 3: out[k + 1] = a[k + 1]\n}\n";
        let rotate = "window r(a: u32x4, b: u32x4) -> u32x4 {\n    for k < 3: out[k] = a[k + 1]\n    out[3] = b[0]\n}\n";
        let [blend, rotate] = [blend, rotate].map(|text| reroll(&window(text).function));
        let (any, own) = (Arg::Undef { bits: 128 }, Arg::Input(0));
        assert_eq!(unchanged(&blend, &[own.clone(), any.clone()]), Some(0));
        assert_eq!(unchanged(&blend, &[any.clone(), own.clone()]), Some(1));
        assert_eq!(unchanged(&blend, &[own.clone(), Arg::Input(1)]), None);
        assert_eq!(unchanged(&rotate, &[own, any]), None);
    }
}
