//! What instructions do to lanes one by one.

use std::collections::BTreeMap;

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::Kind;
use autoir_semantics::vectors::Rng;

use crate::goal::displace::displacement;
use crate::goal::space::Space;
use crate::library::Cost;
use crate::pattern::{Family, Variant};
use crate::search::enumerated::tape::{Bits, Column, Rows, Tape, Uses};
use crate::search::expand::Expander;

/// Bits of the lanes that are computed.
pub(super) const WIDTHS: [u16; 4] = [8, 16, 32, 64];

/// Values by which operations are told apart.
const PROBES: usize = 24;
/// Immediates of an instruction, at most.
const MOST_VARIANTS: usize = 64;
/// Operands of one operation, at most.
pub(super) const MOST_SLOTS: usize = 3;

/// A register operand: lane `n` of the result is made of its lane `n`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    /// Its number among the operands.
    pub operand: u16,
    /// Bits of a lane.
    pub width: u16,
}

/// An instruction that makes each lane of the same lanes of its operands.
pub(super) struct Operation<'a> {
    pub instruction: usize,
    pub cost: Cost,
    pub family: &'a Family,
    pub variant: &'a Variant,
    /// Lane 0.
    dag: Dag,
    lane: Id,
    /// Bits of a lane.
    pub width: u16,
    pub slots: Vec<Slot>,
    pub tape: Tape,
    /// Whether its two operands may be exchanged.
    pub commutes: bool,
    /// What it uses numbers for.
    pub uses: Uses,
}

impl Operation<'_> {
    /// Lane 0 of values, lanes of its operands.
    pub fn lane(&self, dag: &mut Dag, values: &[Id]) -> Id {
        let from = &self.dag;
        let mut leaf = |d: &mut Dag, id: Id| {
            let Node::Read { base, width, signed, index } = from.node(id) else { return None };
            let slot = self.slots.iter().position(|s| base[..] == [s.operand])?;
            let first = u32::try_from(from.as_const(*index)? * i128::from(*width)).ok()?;
            let shifted = d.shr_const(values[slot], first);
            Some(d.wrap(shifted, *width, *signed))
        };
        dag.import(from, self.lane, &mut leaf)
    }
}

/// The operations on registers of so many lanes, the cheapest of those that do the same.
pub(super) fn operations<'a>(expander: &Expander<'a>, lanes: u32) -> Vec<Operation<'a>> {
    let mut rows = Rows::default();
    let mut found: BTreeMap<(u16, Vec<u16>, Vec<u64>), Operation<'a>> = BTreeMap::new();
    for width in WIDTHS {
        for (instruction, cost) in expander.selection.producing(Kind::Vector, lanes * u32::from(width)) {
            if expander.library.masked(*instruction) {
                continue;
            }
            let Some(family) = expander.library.of_width(*instruction, width) else { continue };
            if family.variants().len() > MOST_VARIANTS {
                continue;
            }
            let mut space = Space::new(family.operands(), &[]);
            for variant in family.variants().iter().filter(|v| !v.counts && !v.moves) {
                if expander.has_to_end() {
                    return Vec::new();
                }
                let some = family.some_lanes(&mut space, variant, width, &[0, 1, lanes - 1]);
                let Some(some) = some else { continue };
                let Some((slots, tape)) = lanewise(family, &space.dag, &some, lanes) else { continue };
                let (by, commutes) = behaviour(&tape, &slots, width, &mut rows);
                let widths = slots.iter().map(|s| s.width).collect();
                let key = (width, widths, by);
                if found.get(&key).is_none_or(|known| known.cost > *cost) {
                    let mut dag = Dag::new();
                    let lane = dag.import(&space.dag, some[0], &mut |_, _| None);
                    found.insert(
                        key,
                        Operation {
                            instruction: *instruction,
                            cost: *cost,
                            family,
                            variant,
                            dag,
                            lane,
                            width,
                            slots,
                            uses: tape.uses(),
                            tape,
                            commutes,
                        },
                    );
                }
            }
        }
    }
    let mut found: Vec<_> = found.into_values().collect();
    found.sort_by_key(|o| (o.tape.len(), o.cost, o.instruction));
    found
}

/// The register operands and the first lane, if that, the next and the last one of so many are made of the same lanes of
/// these.
fn lanewise(family: &Family, dag: &Dag, some: &[Id], lanes: u32) -> Option<(Vec<Slot>, Tape)> {
    let [first, next, last] = *some else { return None };
    let (places, all) = (displacement(dag, first, next)?, displacement(dag, first, last)?);
    let mut slots = Vec::new();
    for ((operand, distance), (_, whole)) in places.iter().zip(&all) {
        let width = u16::try_from(*distance).ok().filter(|width| WIDTHS.contains(width))?;
        let of = family.operands().get(usize::from(*operand))?;
        let fits = of.kind == Kind::Vector && of.bits() >= lanes * u32::from(width);
        if !fits || *whole != distance * i64::from(lanes - 1) {
            return None;
        }
        slots.push(Slot { operand: *operand, width });
    }
    let bits = |operand: u16, first: i128, width: u16| {
        let slot = slots.iter().position(|s| s.operand == operand)?;
        let first = u16::try_from(first).ok()?;
        (width <= slots[slot].width.checked_sub(first)?).then_some(Bits { slot: slot as u16, first })
    };
    let tape = Tape::new(dag, first, bits)?;
    (!slots.is_empty() && slots.len() <= MOST_SLOTS).then_some((slots, tape))
}

/// What an operation makes of some values, and whether it makes the same of them exchanged.
fn behaviour(tape: &Tape, slots: &[Slot], width: u16, rows: &mut Rows) -> (Vec<u64>, bool) {
    let mut random = Rng::new(0);
    let columns: Vec<Vec<u64>> =
        slots.iter().map(|s| (0..PROBES).map(|_| random.next_u64() & mask(s.width)).collect()).collect();
    let mut run = |order: &mut dyn Iterator<Item = &Vec<u64>>| {
        let columns: Vec<Column<'_>> = order.map(|c| Column::Each(c)).collect();
        let mut out = vec![0; PROBES];
        tape.run(&columns, PROBES, mask(width), rows, &mut out);
        out
    };
    let out = run(&mut columns.iter());
    let same = slots.len() == 2 && slots[0].width == slots[1].width && run(&mut columns.iter().rev()) == out;
    (out, same)
}

/// The low bits of a lane.
pub(super) fn mask(width: u16) -> u64 {
    u64::MAX >> (64 - width.clamp(1, 64))
}
