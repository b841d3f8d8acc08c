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
            found.extend(self.ordered(space, goals, goal, (packed, &order, size)));
        }
        found
    }

    /// The instructions that put lanes next to each other that two registers are narrowed to, in each block those of the
    /// one before those of the other, for a `goal` whose lanes are by turns of both.
    pub(crate) fn by_turns(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let is_of = |space: &Space, lane: usize| {
            goal.lanes.get(lane).copied().flatten().map(|e| wide(space, e, goal.width))
        };
        let fits = self.narrowest() == BLOCK
            && goal.kind == Kind::Vector
            && goal.bits >= BLOCK
            && matches!(goal.width, 8 | 16)
            && goal.lanes.iter().all(Option::is_some)
            && is_of(space, 0).flatten().zip(is_of(space, 1).flatten()).is_some_and(|(one, two)| one != two);
        if !fits {
            return Vec::new();
        }
        let per = (BLOCK / u32::from(goal.width)) as usize;
        // Where each lane lies: the even ones of a block before the odd ones.
        let order: Vec<usize> = (0..goal.lanes.len())
            .map(|lane| lane / per * per + lane % 2 * (per / 2) + lane % per / 2)
            .collect();
        let mut lanes = vec![None; goal.lanes.len()];
        order.iter().zip(&goal.lanes).for_each(|(from, lane)| lanes[*from] = *lane);
        let packed = Goal { lanes, ..goal.clone() };
        self.ordered(space, goals, goal, (packed, &order, 1))
    }

    /// The instructions that move groups of so many lanes of `packed` to where `goal` has them: `order` says for each group
    /// where it comes from.
    fn ordered(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        goal: &Goal,
        (packed, order, size): (Goal, &[usize], usize),
    ) -> Vec<Alternative> {
        let per = usize::from(goal.width / 8);
        let bytes = size * per;
        let from = order.iter().flat_map(|from| from * bytes..(from + 1) * bytes);
        let packed = goals.temporary(space, packed);
        let byte = |(at, from): (usize, usize)| match goal.lanes[at / per] {
            Some(_) => Byte::Of(packed, from as u32),
            None => Byte::Any,
        };
        let want: Vec<Byte> = from.enumerate().map(byte).collect();
        self.moves(space, goals, goal, &want).0
    }
}

/// The operand that `lane`, of so many bits, is narrowed from, if it reads elements of one operand that are wider than it.
fn wide(space: &Space, lane: Id, width: u16) -> Option<u16> {
    let mut found = None;
    for id in space.dag.reachable(&[lane]) {
        let Node::Read { base, width: bits, .. } = space.dag.node(id) else { continue };
        let [operand] = base[..] else { return None };
        if *bits <= width || found.is_some_and(|known| known != operand) {
            return None;
        }
        found = Some(operand);
    }
    found
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

#[cfg(test)]
mod tests {
    use crate::testing::found;

    const SHUFFLE: &str = "window s(a: u8x16, n: u8x16) -> u8x16 {\n    out[i] = a[n[i] & 15]\n}\n";
    const PACK: &str = "window p(a: i32x4, b: i32x4) -> i16x8 {\n    for k < 4: out[k] = sat_i16(a[k])\n    \
                        for k < 4: out[4 + k] = sat_i16(b[k])\n}\n";

    #[test]
    fn what_takes_turns_is_narrowed_first() {
        let turns = |second: &str| {
            format!(
                "window w(l: i32x4, r: i32x4) -> i16x8 {{\n    out[2*i] = sat_i16(l[i])\n    out[2*i + 1] = {second}\n}}\n"
            )
        };
        let steps = |second| found(&turns(second), &[SHUFFLE, PACK]).map(|program| program.steps.len());
        assert_eq!(steps("sat_i16(r[i])"), Some(2));
        assert_eq!(steps("sat_i16(r[i] + 1)"), None);
    }
}
