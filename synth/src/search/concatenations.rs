//! Fields that straddle lanes: values of a few bits side by side, packed without gaps.
//!
//! What lies across the border of two lanes is one field of a wider value. Lanes that such fields tie together are put
//! together to that value, whose fields are whole; its parts are then moved to where the lanes belong.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::lane::Kind;

use crate::goal::bits::{self, Bit};
use crate::goal::space::Space;
use crate::goal::{Byte, Goal, Goals};
use crate::search::expand::{Alternative, Expander};

/// Bits of the widest value that lanes are put together to.
const WIDEST: usize = 64;

impl Expander<'_> {
    /// The instructions that move the parts of wider values to the lanes of `goal`.
    pub(crate) fn concatenated(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let found = wider(space, goal).filter(|(values, _)| values.bits <= self.widest());
        let Some((mut values, places)) = found else { return Vec::new() };
        values.bits = values.bits.max(self.narrowest()).next_power_of_two();
        values.lanes.resize((values.bits / u32::from(values.width)) as usize, None);
        let temporary = goals.temporary(space, values);
        let per = u32::from(goal.width / 8);
        let mut want = Vec::new();
        for (lane, place) in goal.lanes.iter().zip(&places) {
            let constant = lane.and_then(|e| space.dag.as_const(e));
            want.extend((0..per).map(|b| match (place, constant) {
                (Some(first), _) => Byte::Of(temporary, first + b),
                (None, Some(v)) => Byte::Const((v >> (8 * b)) as u8),
                (None, None) => Byte::Any,
            }));
        }
        self.moves(space, goals, goal, &want).0
    }
}

/// The values that the lanes of `goal` are parts of, and the byte at which each lane that is no constant lies in them;
/// nothing where some lane is tied to no other.
fn wider(space: &mut Space, goal: &Goal) -> Option<(Goal, Vec<Option<u32>>)> {
    if goal.kind != Kind::Vector || goal.demand != goal.width || !matches!(goal.width, 8 | 16 | 32) {
        return None;
    }
    let mut lanes: Vec<Option<Vec<Bit>>> = Vec::with_capacity(goal.lanes.len());
    for lane in &goal.lanes {
        lanes.push(match *lane {
            Some(e) if space.dag.as_const(e).is_none() => Some(bits::bits(space, e, goal.width)?),
            _ => None,
        });
    }
    let chains = chains(&lanes)?;
    let longest = chains.iter().map(Vec::len).max()?;
    let width = (longest * usize::from(goal.width)).next_power_of_two();
    if width > WIDEST {
        return None;
    }
    let mut values = Vec::with_capacity(chains.len());
    let mut places = vec![None; lanes.len()];
    for (n, chain) in chains.iter().enumerate() {
        let all: Vec<Bit> =
            chain.iter().filter_map(|lane| lanes[*lane].as_ref()).flatten().copied().collect();
        values.push(Some(bits::value(space, &all)));
        for (k, lane) in chain.iter().enumerate() {
            places[*lane] = Some((n * width / 8 + k * usize::from(goal.width / 8)) as u32);
        }
    }
    let bits = (values.len() * width) as u32;
    let demand = (longest * usize::from(goal.width)) as u16;
    Some((Goal { kind: goal.kind, bits, width: width as u16, demand, lanes: values }, places))
}

/// The lanes that belong together, lowest first; all of them have others.
fn chains(lanes: &[Option<Vec<Bit>>]) -> Option<Vec<Vec<usize>>> {
    let wanted = || lanes.iter().enumerate().filter_map(|(n, bits)| Some((n, bits.as_ref()?)));
    let mut by_lowest: BTreeMap<Bit, usize> = BTreeMap::new();
    for (n, bits) in wanted() {
        by_lowest.entry(*bits.first()?).or_insert(n);
    }
    let mut above: BTreeMap<usize, usize> = BTreeMap::new();
    for (n, bits) in wanted() {
        if let Some(next) = bits.last().and_then(|b| b.above()).and_then(|b| by_lowest.get(&b)) {
            above.insert(n, *next);
        }
    }
    let upper: BTreeSet<usize> = above.values().copied().collect();
    let mut found = Vec::new();
    let mut seen = 0;
    for (n, _) in wanted().filter(|(n, _)| !upper.contains(n)) {
        let mut chain = vec![n];
        while let Some(next) = above.get(&chain[chain.len() - 1]) {
            chain.push(*next);
            // Bits in any order may lead in a circle.
            if chain.len() > WIDEST {
                return None;
            }
        }
        if chain.len() < 2 {
            return None;
        }
        seen += chain.len();
        found.push(chain);
    }
    // The values lie in the order of their lanes.
    found.sort_by_key(|chain| chain.iter().min().copied());
    (seen > 0 && seen == wanted().count()).then_some(found)
}

#[cfg(test)]
mod tests {
    use crate::testing::found;

    #[test]
    fn bits_that_lead_in_a_circle_are_no_value() {
        // The low half of the second byte follows the high half of the third, and the other way round.
        let circle = "window c(a: u8x16) -> u8x16 {\n    \
            for i < 4: out[4*i] = ((a[4*i] & 7) << 5) | (a[4*i + 1] >> 3)\n    \
            for i < 4: out[4*i + 1] = ((a[4*i + 2] & 15) << 4) | ((a[4*i] >> 3) & 15)\n    \
            for i < 4: out[4*i + 2] = ((a[4*i] & 7) << 5) | ((a[4*i + 2] >> 4) & 15)\n    \
            for i < 4: out[4*i + 3] = 0\n}\n";
        let sum = "window s(a: u8x16, b: u8x16) -> u8x16 {\n    out[i] = a[i] + b[i]\n}\n";
        assert!(found(circle, &[sum]).is_none());
    }

    #[test]
    fn fields_across_lanes_are_put_together_in_wider_values() {
        let pairs =
            "window m(a: u16x8, b: u16x8) -> u32x4 {\n    out[i] = sum(j<2) a[2*i + j] * b[2*i + j]\n}\n";
        let take = "window s(a: u8x16) -> u8x16 {\n    for i < 4, j < 3: out[3*i + j] = a[4*i + 2 - j]\n    \
            for i < 4: out[12 + i] = 0\n}\n";
        // Two values of 12 bits in three bytes, the highest bits first.
        let pack = "window p(a: u16x8) -> u8x16 {\n    assume a in 0..=4095\n    \
            for i < 4: out[3*i] = a[2*i] >> 4\n    \
            for i < 4: out[3*i + 1] = ((a[2*i] & 15) << 4) | (a[2*i + 1] >> 8)\n    \
            for i < 4: out[3*i + 2] = a[2*i + 1] & 255\n    \
            for i < 4: out[12 + i] = 0\n}\n";
        let program = found(pack, &[pairs, take]).expect("a sum of products and a permutation");
        assert_eq!(program.steps.len(), 2);
    }
}
