//! What narrows wide registers does so in each block of 128 bits apart: its results are in order only after a permutation
//! of parts of blocks, which is found here. What narrows registers pair by pair leaves their lanes taking turns.

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::Kind;

use crate::goal::space::Space;
use crate::goal::{self, Byte, Goal, GoalId, Goals};
use crate::search::expand::{Alternative, Expander};

/// Bits that instructions on wide registers work in.
const BLOCK: u32 = 128;
/// Registers that are narrowed into one.
const REGISTERS: [u32; 2] = [2, 4];

impl Expander<'_> {
    /// The instructions that put the parts of what was narrowed into order, for a `goal` that takes several registers.
    pub(crate) fn unpacked(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        id: GoalId,
        goal: &Goal,
    ) -> Vec<Alternative> {
        let mut found = Vec::new();
        // Elsewhere, wide registers are not made of blocks.
        let has_blocks = self.narrowest() == BLOCK;
        let fits = goal.kind == Kind::Vector && goal.bits >= 2 * BLOCK && matches!(goal.width, 8 | 16);
        let takes_turns = self.selection.pairs && goal::bytes(space, goal).is_none();
        if !(has_blocks || takes_turns)
            || !fits
            || goals.is_temporary(id)
            || (has_blocks && goal.lanes.iter().any(Option::is_none))
        {
            return found;
        }
        let widest = widest_operand(space, goal);
        for registers in
            REGISTERS.into_iter().filter(|k| k * goal.bits <= widest && goal.width <= (32 / k) as u16)
        {
            let (order, size) = match has_blocks {
                true => (order(goal.bits, registers), (BLOCK / registers / u32::from(goal.width)) as usize),
                false => (turns(goal.lanes.len(), registers as usize), 1),
            };
            let mut lanes = vec![None; goal.lanes.len()];
            for (to, from) in order.iter().enumerate() {
                lanes[from * size..(from + 1) * size]
                    .copy_from_slice(&goal.lanes[to * size..(to + 1) * size]);
            }
            let packed = Goal { lanes, ..goal.clone() };
            let bytes = size * usize::from(goal.width / 8);
            let from: Vec<usize> = order.iter().flat_map(|from| from * bytes..(from + 1) * bytes).collect();
            let packed = goals.temporary(space, packed);
            let per = usize::from(goal.width / 8);
            let byte = |(at, from): (usize, usize)| match goal.lanes[at / per] {
                Some(_) => Byte::Of(packed, from as u32),
                None => Byte::Any,
            };
            let want: Vec<Byte> = from.into_iter().enumerate().map(byte).collect();
            found.extend(self.moves(space, goals, goal, &want).0);
        }
        found
    }
}

/// Which part of what was narrowed comes where: block by block there is a part of each register, and wanted is register
/// by register a part of each block.
fn order(bits: u32, registers: u32) -> Vec<usize> {
    let blocks = bits / BLOCK;
    (0..registers).flat_map(|r| (0..blocks).map(move |b| (b * registers + r) as usize)).collect()
}

/// Which lane comes where of lanes of `registers` that take turns: wanted is register by register.
fn turns(lanes: usize, registers: usize) -> Vec<usize> {
    (0..registers).flat_map(|r| (0..lanes / registers).map(move |i| i * registers + r)).collect()
}

/// The size of the widest vector operand that the first lane of `goal` reads.
fn widest_operand(space: &Space, goal: &Goal) -> u32 {
    let first: Vec<Id> = goal.lanes.iter().flatten().take(1).copied().collect();
    let bits = |id: Id| match space.dag.node(id) {
        Node::Read { base, .. } => base
            .iter()
            .map(|o| &space.operands()[usize::from(*o)])
            .filter(|o| o.kind == Kind::Vector)
            .map(|o| o.bits())
            .max(),
        _ => None,
    };
    space.dag.reachable(&first).into_iter().filter_map(bits).max().unwrap_or(0)
}
