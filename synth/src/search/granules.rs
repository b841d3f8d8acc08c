//! What narrows wide registers does so in each block of 128 bits apart: its results are in order only after a permutation
//! of parts of blocks, which is found here. It is the one permutation of computed values that a search tries.

use autoir_semantics::dag::{Id, Node};
use autoir_semantics::lane::{Kind, Operand};

use crate::goal::space::Space;
use crate::goal::{Byte, Goal, GoalId, Goals};
use crate::pattern::{Family, Variant};
use crate::search::expand::{Alternative, Expander, Source};
use crate::search::pairs::fixed;

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
        if !has_blocks || !fits || goals.is_packed(id) || goal.lanes.iter().any(Option::is_none) {
            return found;
        }
        let widest = widest_operand(space, goal);
        for registers in
            REGISTERS.into_iter().filter(|k| k * goal.bits <= widest && goal.width <= (32 / k) as u16)
        {
            let order = order(goal.bits, registers);
            let size = (BLOCK / registers / u32::from(goal.width)) as usize;
            let mut lanes = vec![None; goal.lanes.len()];
            for (to, from) in order.iter().enumerate() {
                lanes[from * size..(from + 1) * size]
                    .copy_from_slice(&goal.lanes[to * size..(to + 1) * size]);
            }
            let packed = Goal { lanes, ..goal.clone() };
            let bytes = (BLOCK / registers / 8) as usize;
            let from: Vec<usize> = order.iter().flat_map(|from| from * bytes..(from + 1) * bytes).collect();
            let packed = goals.intern_packed(space, packed);
            found.extend(self.permutations(space, goals, packed, goal, &from));
        }
        found
    }

    /// The instructions that make each byte of a register of the form of `goal` one of the bytes `from` of `packed`.
    fn permutations(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        packed: GoalId,
        goal: &Goal,
        from: &[usize],
    ) -> Vec<Alternative> {
        let mut found = Vec::new();
        let want: Vec<Byte> = from.iter().map(|b| Byte::Of(0, *b as u32)).collect();
        for (instruction, cost) in self.selection.producing(goal.kind, goal.bits) {
            let Some(family) = self.library.family(*instruction).filter(|f| f.may_move && !f.masked) else {
                continue;
            };
            let steered = |v| steered(family, v, &want);
            let Some((variant, (data, control))) =
                family.variants().iter().find_map(|v| Some((v, steered(v)?)))
            else {
                continue;
            };
            if family.operands()[usize::from(data)].bits() != goal.bits {
                continue;
            }
            let source =
                |(n, operand): (usize, &Operand)| match (variant.immediates.get(&(n as u16)), &control) {
                    (Some(v), _) => fixed(space, operand, *v).intern(space, goals),
                    (None, _) if usize::from(data) == n => Source::Goal(packed),
                    (None, Some((chooser, width, values))) if usize::from(*chooser) == n => {
                        let lanes = values.iter().map(|v| Some(space.dag.constant(*v))).collect();
                        let (kind, bits) = (operand.kind, operand.bits());
                        Source::Goal(
                            goals.intern(space, Goal { kind, bits, width: *width, demand: *width, lanes }),
                        )
                    }
                    _ => Source::Any,
                };
            let sources = family.operands().iter().enumerate().map(source).collect();
            found.push(Alternative { instruction: *instruction, cost: *cost, sources, halves: false });
        }
        found
    }
}

/// The operand that steers a movement, the width of its elements, and their values.
type Steering = (u16, u16, Vec<i128>);

/// The operand of which `variant` moves the bytes that are wanted, numbered as bytes of operand 0, and what steers it.
fn steered(family: &Family, variant: &Variant, want: &[Byte]) -> Option<(u16, Option<Steering>)> {
    if variant.moves {
        let moved = family.moved(variant)?;
        let Byte::Of(data, _) = *moved.first()? else { return None };
        let same = |(have, want): (&Byte, &Byte)| match (*have, *want) {
            (Byte::Of(operand, byte), Byte::Of(_, wanted)) => operand == data && byte == wanted,
            _ => false,
        };
        return moved.iter().zip(want).all(same).then_some((data, None));
    }
    let control = family.control(variant)?;
    let [data] = control.data[..] else { return None };
    let values = control.solve(want, &|_, byte| Some(Byte::Of(0, byte)))?;
    Some((data, Some((control.operand, control.width, values))))
}

/// Which part of what was narrowed comes where: block by block there is a part of each register, and wanted is register
/// by register a part of each block.
fn order(bits: u32, registers: u32) -> Vec<usize> {
    let blocks = bits / BLOCK;
    (0..registers).flat_map(|r| (0..blocks).map(move |b| (b * registers + r) as usize)).collect()
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
