//! From a plan to a target program.

use std::collections::BTreeMap;

use autoir::program::{Arg, Port, PortKind, Program, Shape, Step};
use autoir_semantics::lane::{self, Kind};

use crate::expand::{Leaf, Source};
use crate::goal::{Goal, GoalId};
use crate::library::Library;
use crate::search::{Choice, Plan, Search};

/// The program shape of a lane function's operand or result.
pub fn shape(kind: Kind, width: u16, lanes: u32) -> Shape {
    let kind = match kind {
        Kind::Mask => PortKind::Mask,
        Kind::Scalar | Kind::Immediate => PortKind::Scalar,
        Kind::Vector | Kind::Tile => PortKind::Vector,
    };
    Shape { kind, element_bits: u32::from(width), lanes }
}

/// The program that carries out `plan` and returns the `roots` side by side, each as a part of so many
/// bits, cut to `result`.
pub fn program(
    name: &str,
    operands: &[lane::Operand],
    result: &lane::Shape,
    search: &Search<'_>,
    library: &Library,
    plan: &Plan,
    (roots, part_bits): (&[GoalId], u32),
) -> Program {
    let mut emitter = Emitter { search, library, operands, steps: Vec::new(), made: BTreeMap::new() };
    for id in &plan.order {
        if let Some(choice) = plan.choices.get(id) {
            let arg = emitter.make(*id, choice);
            emitter.made.insert(*id, arg);
        }
    }
    let mut parts = Vec::new();
    let mut left = result.bits();
    for id in roots {
        let (arg, bits) = emitter.made.get(id).cloned().unwrap_or((Arg::Undef { bits: 0 }, 0));
        let wanted = part_bits.min(left);
        parts.push(fit((arg, bits), wanted));
        left -= wanted;
    }
    let inputs = operands
        .iter()
        .map(|o| Port { name: o.name.clone(), shape: shape(o.kind, o.width, o.lanes()) })
        .collect();
    let result_arg = if parts.len() == 1 { parts.remove(0) } else { Arg::Concat(parts) };
    Program {
        name: name.to_owned(),
        inputs,
        steps: emitter.steps,
        output: shape(result.kind, result.width, result.lanes()),
        result: result_arg,
    }
}

struct Emitter<'a> {
    search: &'a Search<'a>,
    library: &'a Library,
    operands: &'a [lane::Operand],
    steps: Vec<Step>,
    /// Each goal's value and its size in bits.
    made: BTreeMap<GoalId, (Arg, u32)>,
}

impl Emitter<'_> {
    fn make(&mut self, id: GoalId, choice: &Choice) -> (Arg, u32) {
        let goal = self.search.goals.get(id);
        match choice {
            Choice::Leaf(Leaf::Any) => (Arg::Undef { bits: goal.bits }, goal.bits),
            Choice::Leaf(Leaf::Constant) => (self.constant(goal), goal.bits),
            Choice::Leaf(Leaf::Input(view)) => {
                let whole = self.operands[usize::from(view.operand)].bits();
                let bits = goal.bits.min(whole.saturating_sub(view.first * 8));
                let input = Arg::Input(usize::from(view.operand));
                match (view.first, bits) {
                    (0, b) if b == whole => (input, whole),
                    (first, bits) => (input.part(first * 8, bits), bits),
                }
            }
            Choice::Step(alternative) => {
                let instruction = &self.library.instructions()[alternative.instruction];
                let function = &instruction.function;
                let args = alternative
                    .sources
                    .iter()
                    .zip(&function.operands)
                    .map(|(source, operand)| match source {
                        Source::Immediate(v) => Arg::Imm(*v),
                        Source::Any => Arg::Undef { bits: operand.bits() },
                        Source::Goal(g) => match self.made.get(g) {
                            Some(made) => fit(made.clone(), operand.bits()),
                            None => Arg::Undef { bits: operand.bits() },
                        },
                    })
                    .collect();
                let result = &function.result;
                self.steps.push(Step {
                    instruction: instruction.id.clone(),
                    args,
                    result: shape(result.kind, result.width, result.lanes()),
                });
                (Arg::Step(self.steps.len() - 1), result.bits())
            }
        }
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

/// A value cut or filled up to `bits` bits.
fn fit((arg, have): (Arg, u32), bits: u32) -> Arg {
    match have {
        _ if have == bits => arg,
        _ if have > bits => arg.part(0, bits),
        0 => Arg::Undef { bits },
        _ => Arg::Concat(vec![arg, Arg::Undef { bits: bits - have }]),
    }
}
