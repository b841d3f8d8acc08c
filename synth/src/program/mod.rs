//! Programs of a target's instructions: their text, and what they cost.

pub mod height;
pub mod order;
pub mod text;

use std::collections::BTreeSet;

use autoir::program::{Arg, PortKind, Program, Shape};
use autoir_semantics::lane::Kind;

use crate::library::units::Load;
use crate::library::{Cost, CostModel, Library};

/// The program shape of a lane function's operand or result.
pub fn shape(kind: Kind, width: u16, lanes: u32) -> Shape {
    let kind = match kind {
        Kind::Mask => PortKind::Mask,
        Kind::Scalar | Kind::Immediate => PortKind::Scalar,
        Kind::Vector | Kind::Tile => PortKind::Vector,
    };
    Shape { kind, element_bits: u32::from(width), lanes }
}

/// The cost of `program` by its instructions and constants, each once; nothing if one has no cost.
pub fn cost(program: &Program, library: &Library, costs: &dyn CostModel) -> Option<Cost> {
    let mut sum: Cost = 0;
    let mut constants: BTreeSet<(u32, Vec<i128>)> = BTreeSet::new();
    for step in &program.steps {
        sum = sum.saturating_add(costs.instruction(library.find(&step.instruction)?)?);
        for arg in &step.args {
            if let Arg::Const { width, values } = arg
                && constants.insert((*width, values.clone()))
            {
                sum = sum.saturating_add(costs.constant(width * values.len() as u32));
            }
        }
    }
    Some(sum)
}

/// How long the units of the CPU are busy with `program`, constants apart; nothing where that is not known of an instruction.
pub fn busy(program: &Program, library: &Library, costs: &dyn CostModel) -> Option<Cost> {
    let mut load = Load::default();
    for step in &program.steps {
        load.add(costs.uses(library.find(&step.instruction)?)?, 1);
    }
    Some(load.bottleneck().1)
}
