//! Planes put together: where all results take at most one byte of an operand's register in each place, this register is
//! permuted once for all of them, and masks choose among the permuted ones.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::lane::Kind;

use crate::goal::bitwise;
use crate::goal::{self, Byte, GoalId};
use crate::library::Cost;
use crate::search::expand::Alternative;
use crate::search::{FIRST_SHARE, Search};

/// Registers that are put together, at most.
const MOST_PLANES: usize = 4;

impl Search<'_> {
    /// Notes a network that makes `roots`, whose bytes are `wants`, of registers that are each permuted once.
    pub(super) fn lay_planes(&mut self, roots: &[GoalId], wants: &[Vec<Byte>]) {
        let Some(planes) = planes(wants).filter(|planes| (2..=MOST_PLANES).contains(&planes.len())) else {
            return;
        };
        let (mut permuted, mut planes_of) = (BTreeMap::new(), BTreeSet::new());
        for (place, bytes) in planes {
            let size = 8 * bytes.len() as u32;
            let plane = goal::of_bytes(&mut self.space, (Kind::Vector, size), bytes);
            let temporary = self.goals.temporary(&mut self.space, plane);
            planes_of.extend(self.goals.temporaries_of(&[Byte::Of(temporary, 0)]));
            permuted.insert(place, temporary);
        }
        let mut made = Vec::with_capacity(roots.len());
        for (id, want) in roots.iter().zip(wants) {
            let goal = self.goals.get(*id).clone();
            let taken = |(at, byte): (usize, &Byte)| match *byte {
                Byte::Of(operand, from) => {
                    Byte::Of(permuted[&(operand, from / want.len() as u32)], at as u32)
                }
                other => other,
            };
            let want: Vec<Byte> = want.iter().enumerate().map(taken).collect();
            let combinations = bitwise::merges(&mut self.space, &goal, &want);
            let merged = self.expander.combined(&mut self.space, &mut self.goals, &goal, &combinations);
            made.push(merged);
        }
        // Each result is put together of several.
        if made.iter().any(Vec::is_empty) {
            return;
        }
        self.merge_all(made.iter().flatten().flat_map(Alternative::goals).collect());
        // The permuted registers are looked at now: no goal alone shows that they serve several.
        let permuted: Vec<GoalId> = planes_of.into_iter().collect();
        let end = self.deadline;
        if let Some(end) = end {
            self.allow(end, FIRST_SHARE);
        }
        self.improve(&permuted, Cost::MAX);
        (self.deadline, self.expander.deadline) = (end, end);
        let values = self.values(|g| self.worth(g, 0));
        let mut network = BTreeMap::new();
        for (id, merged) in roots.iter().zip(made) {
            let cost = |a: &Alternative| {
                a.operands().try_fold(a.cost, |sum, o| Some(sum.saturating_add(values.get(o.0)?.0)))
            };
            let priced = merged.into_iter().filter_map(|a| Some((cost(&a)?, a)));
            let Some((_, cheapest)) = priced.min_by_key(|(cost, _)| *cost) else { return };
            network.insert(*id, cheapest);
        }
        self.networks.push(network);
    }

    /// Gives goals that put permuted registers together the instructions that do so, and no others.
    fn merge_all(&mut self, mut goals: Vec<GoalId>) {
        self.visit_all();
        while let Some(id) = goals.pop() {
            let state = self.state(id);
            let goal = self.goals.get(id).clone();
            let Some(want) = goal::bytes(&self.space, &goal) else { continue };
            let is_known = state.leaf.is_some() || state.alternatives.is_some();
            if is_known || self.goals.temporaries_of(&want).is_empty() {
                continue;
            }
            let combinations = bitwise::merges(&mut self.space, &goal, &want);
            let mut merged = self.expander.combined(&mut self.space, &mut self.goals, &goal, &combinations);
            merged.sort_by_key(|a| a.cost);
            let mut seen = BTreeSet::new();
            merged.retain(|a| seen.insert(a.sources.clone()));
            self.visit_all();
            goals.extend(merged.iter().flat_map(Alternative::goals));
            if !merged.is_empty() {
                self.states[id.0 as usize].alternatives = Some(merged);
            }
        }
    }
}

/// For each register that `wants` draw from, the byte of it that is wanted in each place, if that is no more than one.
fn planes(wants: &[Vec<Byte>]) -> Option<BTreeMap<(u16, u32), Vec<Byte>>> {
    let mut planes: BTreeMap<(u16, u32), Vec<Byte>> = BTreeMap::new();
    for want in wants {
        for (at, byte) in want.iter().enumerate() {
            let Byte::Of(operand, from) = *byte else { return None };
            let register = (operand, from / want.len() as u32);
            let plane = planes.entry(register).or_insert_with(|| vec![Byte::Any; want.len()]);
            if plane[at] != Byte::Any && plane[at] != *byte {
                return None;
            }
            plane[at] = *byte;
        }
    }
    Some(planes)
}

#[cfg(test)]
mod tests {
    use crate::testing::found_in_lists;

    #[test]
    fn planes_are_permuted_once_for_all_results() {
        let shuffle = "window s(a: u8x16, n: u8x16) -> u8x16 {\n    out[i] = a[n[i] & 15]\n}\n";
        let and = "window n(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] & b[i]\n}\n";
        let or = "window o(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] | b[i]\n}\n";
        let merge = "window m(r: u8x16, g: u8x16, b: u8x16) -> u8x48 {\n    out[3*i] = r[i]\n    \
            out[3*i + 1] = g[i]\n    out[3*i + 2] = b[i]\n}\n";
        let program = found_in_lists(merge, &[shuffle, and, or]).expect("masks put planes together");
        assert_eq!(program.steps.iter().filter(|step| step.instruction == "i0").count(), 3);
        assert_eq!(program.steps.len(), 18);
    }
}
