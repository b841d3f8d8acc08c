//! The result of a window in registers, each one a goal.
//!
//! Parts that do the same with other registers of the operands have one goal: it is searched for once.

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::Kind;

use crate::goal::{Goal, GoalId};
use crate::search::Search;
use crate::space::Space;
use crate::window::Window;

/// A register of the result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its value, for the first registers of the operands.
    pub goal: GoalId,
    /// How many bytes further on each operand's registers lie.
    pub shift: Vec<u32>,
    /// Bits of the result in it.
    pub bits: u32,
}

/// The result cut into registers of at most `widest` bits, the last one padded.
pub fn parts(search: &mut Search<'_>, window: &Window, widest: u32) -> Vec<Part> {
    let function = &window.function;
    let result = &function.result;
    if result.kind == Kind::Mask && search.mask_kind() == Kind::Scalar {
        return mask_parts(search, window, widest);
    }
    let bits = match result.kind {
        Kind::Vector => result.bits().next_power_of_two().clamp(128, widest.max(128)),
        _ => result.bits().next_power_of_two().max(8),
    };
    let lanes: Vec<Id> =
        function.elements.iter().map(|e| search.space.import(&function.dag, *e, &mut |_, _| None)).collect();
    let width = result.width;
    let per = (bits / u32::from(width)).max(1) as usize;
    lanes
        .chunks(per)
        .map(|chunk| {
            let (shift, chunk) = shifted(&mut search.space, chunk, widest);
            let mut lanes: Vec<Option<Id>> = chunk.into_iter().map(Some).collect();
            lanes.resize(per, None);
            let bits = per as u32 * u32::from(width);
            let goal = Goal { kind: result.kind, bits, width, demand: width, lanes };
            Part { goal: search.goals.intern(&mut search.space, goal), shift, bits }
        })
        .collect()
}

/// The bits of a mask, where masks are numbers, in as many numbers as a register of `widest` bits has bytes.
fn mask_parts(search: &mut Search<'_>, window: &Window, widest: u32) -> Vec<Part> {
    let function = &window.function;
    let lanes: Vec<Id> =
        function.elements.iter().map(|e| search.space.import(&function.dag, *e, &mut |_, _| None)).collect();
    lanes
        .chunks((widest / 8) as usize)
        .map(|chunk| {
            let (shift, chunk) = shifted(&mut search.space, chunk, widest);
            let terms: Vec<(Id, i128)> = chunk.iter().enumerate().map(|(n, bit)| (*bit, 1 << n)).collect();
            let value = search.space.dag.sum(0, &terms);
            let demand = chunk.len() as u16;
            let goal = Goal { kind: Kind::Scalar, bits: 32, width: 32, demand, lanes: vec![Some(value)] };
            let goal = search.goals.intern(&mut search.space, goal);
            Part { goal, shift, bits: chunk.len() as u32 }
        })
        .collect()
}

/// `lanes` with the reads of each operand moved down by as many whole registers as they leave out at its
/// start, and those distances in bytes.
fn shifted(space: &mut Space, lanes: &[Id], widest: u32) -> (Vec<u32>, Vec<Id>) {
    let mut first: Vec<Option<u32>> = vec![None; space.operands().len()];
    for id in space.dag.reachable(lanes) {
        let Node::Read { base, width, index, .. } = space.dag.node(id) else { continue };
        let bit =
            space.dag.as_const(*index).and_then(|i| u32::try_from(i.checked_mul(i128::from(*width))?).ok());
        for operand in base {
            // What data chooses, and parts of concatenations, stay where they are.
            let at = if base.len() == 1 { bit.unwrap_or(0) } else { 0 } / widest * widest;
            let known = &mut first[usize::from(*operand)];
            *known = Some(known.map_or(at, |k| k.min(at)));
        }
    }
    let shift: Vec<u32> = first.into_iter().map(|f| f.unwrap_or(0)).collect();
    if shift.iter().all(|s| *s == 0) {
        return (shift, lanes.to_vec());
    }
    let from = space.dag.clone();
    let mut down = |d: &mut Dag, id: Id| match from.node(id) {
        Node::Read { base, width, signed, index } if base.len() == 1 => {
            let by = i128::from(shift[usize::from(base[0])]) / i128::from(*width);
            let index = d.constant(from.as_const(*index)? - by);
            Some(d.read_of(base, *width, *signed, index))
        }
        _ => None,
    };
    let moved = lanes.iter().map(|lane| space.import(&from, *lane, &mut down)).collect();
    (shift.into_iter().map(|s| s / 8).collect(), moved)
}
