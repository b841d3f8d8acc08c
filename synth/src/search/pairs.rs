//! Register pairs: what is computed in the two halves of a wider value.
//!
//! Where instructions make and take values of twice a register's size, both halves of such a value are often
//! wanted: a narrowing instruction takes even lanes in one register and odd ones in another, and a widening one
//! makes both. Such registers are one goal ([`Expander::paired`]), and an instruction on registers makes a pair
//! by being used twice ([`Expander::halves`]), so that what the halves share is made, and counted, once.

use std::collections::BTreeMap;

use autoir_semantics::lane::{Kind, Operand};

use crate::goal::space::Space;
use crate::goal::{self, Goal, GoalId, Goals};
use crate::heuristics::Heuristic;
use crate::matching::lanes::{Fields, match_lanes};
use crate::pattern::Family;
use crate::search::Search;
use crate::search::expand::{Alternative, Expander, Match, Source};

/// Whether two registers of a result, which are computed apart as `low` and `high`, may be made by one instruction: they
/// are alike, but not the same with other registers of the operands.
pub(super) fn may_be_one(search: &mut Search<'_>, low: GoalId, high: GoalId) -> bool {
    if low == high || !search.heuristics().uses(Heuristic::Pairs) || !search.expander.makes_pairs() {
        return false;
    }
    let (low, high) = (search.goals.get(low), search.goals.get(high));
    goal::bytes(&search.space, low).is_none()
        && shape(&mut search.space, low) == shape(&mut search.space, high)
}

impl Expander<'_> {
    /// Whether there are instructions that make values of two registers, which cost something to put together: else they
    /// are made apart.
    pub(crate) fn makes_pairs(&self) -> bool {
        let bits = 2 * self.widest();
        let some = self.selection.pairs && !self.selection.producing(Kind::Vector, bits).is_empty();
        some && !self.is_list(Kind::Vector, bits)
    }

    /// Those of `found` that compute two of their operands alike, with both as one goal.
    pub(crate) fn paired(
        &self,
        space: &mut Space,
        goals: &mut Goals,
        found: &[Alternative],
    ) -> Vec<Alternative> {
        let mut paired = Vec::new();
        let bits = self.widest();
        if !self.makes_pairs() {
            return paired;
        }
        for alternative in found.iter().filter(|a| !a.halves) {
            let computed = |g: &GoalId| {
                let goal = goals.get(*g);
                goal.kind == Kind::Vector && goal.bits == bits && goal::bytes(space, goal).is_none()
            };
            let operands: Vec<GoalId> = alternative.operands().filter(computed).collect();
            let [x, y] = operands[..] else { continue };
            if shape(space, goals.get(x)) != shape(space, goals.get(y)) {
                continue;
            }
            for (low, high) in [(x, y), (y, x)] {
                let Some(pair) = pair(goals.get(low), goals.get(high)) else { continue };
                let pair = goals.intern(space, pair);
                let sources = alternative.sources.iter().map(|s| match *s {
                    Source::Goal(g) if g == low => Source::Part(pair, 0),
                    Source::Goal(g) if g == high => Source::Part(pair, bits),
                    other => other,
                });
                paired.push(Alternative { sources: sources.collect(), ..alternative.clone() });
            }
        }
        paired
    }

    /// Instructions on registers that make a `goal` of two, each used twice.
    pub(crate) fn halves(&self, space: &mut Space, goals: &mut Goals, goal: &Goal) -> Vec<Alternative> {
        let mut found = Vec::new();
        let bits = self.widest();
        if goal.kind != Kind::Vector || goal.bits != 2 * bits || !goal.lanes.len().is_multiple_of(2) {
            return found;
        }
        let (low, high) = goal.lanes.split_at(goal.lanes.len() / 2);
        let [low, high] = [low, high].map(|lanes| Goal { bits, lanes: lanes.to_vec(), ..goal.clone() });
        if shape(space, &low) != shape(space, &high) {
            return found;
        }
        for Match { instruction, cost, family, variant, ways } in self.matches(space, &low, false) {
            let Some(pattern) = family.pattern(variant, goal.width) else { continue };
            let others = match_lanes(space, pattern, &high, self.heuristics);
            if ways.len() != others.len() {
                continue;
            }
            for both in ways.iter().zip(&others) {
                let sources = joint(space, goals, family, &variant.immediates, both);
                found.extend(sources.map(|sources| Alternative {
                    instruction,
                    cost: cost.saturating_mul(2),
                    sources,
                    halves: true,
                }));
            }
        }
        found
    }
}

/// The sources of an instruction that is used twice, where the uses bind `low` and `high`.
fn joint(
    space: &mut Space,
    goals: &mut Goals,
    family: &Family,
    immediates: &BTreeMap<u16, i64>,
    (low, high): (&Fields, &Fields),
) -> Option<Vec<Source>> {
    let low = wanted(space, family, immediates, low)?;
    let high = wanted(space, family, immediates, high)?;
    low.into_iter()
        .zip(high)
        .map(|(low, high)| {
            let pair = match (&low, &high) {
                (Wanted::Value(low), Wanted::Value(high)) => pair(low, high),
                _ => None,
            };
            let (low, high) = (low.intern(space, goals), high.intern(space, goals));
            match pair {
                _ if low == high => Some(low),
                Some(pair) => Some(Source::Part(goals.intern(space, pair), 0)),
                None => None,
            }
        })
        .collect()
}

/// Two registers side by side.
pub(crate) fn pair(low: &Goal, high: &Goal) -> Option<Goal> {
    let form = |g: &Goal| (g.kind, g.bits, g.width, g.demand);
    let lanes = low.lanes.iter().chain(&high.lanes).copied().collect();
    (low.kind == Kind::Vector && form(low) == form(high)).then(|| Goal { bits: 2 * low.bits, lanes, ..*low })
}

/// The shape of the first lane of `goal`.
pub(crate) fn shape(space: &mut Space, goal: &Goal) -> Option<(u16, u64)> {
    let first = *goal.lanes.first()?;
    Some((goal.width, space.key(first?).shape))
}

/// The value of an operand that is `v` whatever else is bound.
pub(crate) fn fixed(space: &mut Space, operand: &Operand, v: i64) -> Wanted {
    let Operand { kind, width, .. } = *operand;
    if kind == Kind::Immediate {
        return Wanted::Immediate(v);
    }
    let lanes = vec![Some(space.dag.constant(i128::from(v)))];
    Wanted::Value(Goal { kind, bits: operand.bits(), width, demand: width, lanes })
}

/// What an operand has to be.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    /// A register value.
    Value(Goal),
    /// An immediate.
    Immediate(i64),
    /// Any value will do.
    Any,
}

impl Wanted {
    /// As a source, a register value as a goal of `goals`.
    pub(crate) fn intern(self, space: &mut Space, goals: &mut Goals) -> Source {
        match self {
            Wanted::Value(goal) => Source::Goal(goals.intern(space, goal)),
            Wanted::Immediate(v) => Source::Immediate(v),
            Wanted::Any => Source::Any,
        }
    }
}

/// What `fields` ask of each operand.
pub(crate) fn wanted(
    space: &mut Space,
    family: &Family,
    immediates: &BTreeMap<u16, i64>,
    fields: &Fields,
) -> Option<Vec<Wanted>> {
    let operands = family.operands();
    let mut wanted = Vec::with_capacity(operands.len());
    for (n, operand) in operands.iter().enumerate() {
        let n = n as u16;
        wanted.push(if let Some(v) = immediates.get(&n) {
            fixed(space, operand, *v)
        } else if let Some(fields) = fields.get(&n) {
            let fields = goal::signs(space, fields).unwrap_or_else(|| fields.clone());
            Wanted::Value(goal::from_fields(space, operand.kind, operand.bits(), &fields)?)
        } else {
            Wanted::Any
        });
    }
    Some(wanted)
}

#[cfg(test)]
mod tests {
    use crate::testing::found_in_lists;

    const COMBINE: &str = "window c(a: u8x16, b: u8x16) -> u8x32 {\n    out[i] = (a ++ b)[i]\n}\n";
    const PRODUCTS: &str = "window p(a: i16x8, b: i16x8) -> i32x8 {\n    \
        for k < 2, i < 4: out[4*k + i] = a[k + 2*i] * b[k + 2*i]\n}\n";
    const SUMS: &str = "window s(c: i32x8, a: i16x8, b: i16x8) -> i32x8 {\n    \
        for k < 2, i < 4: out[4*k + i] = i32(c[4*k + i] + a[k + 2*i] * b[k + 2*i])\n}\n";

    fn steps(text: &str) -> Option<usize> {
        found_in_lists(text, &[COMBINE, PRODUCTS, SUMS]).map(|program| program.steps.len())
    }

    #[test]
    fn one_instruction_makes_both_registers_of_a_result() {
        let products = "window w(x: i16x8, y: i16x8) -> i32x8 {\n    for i < 4: out[i] = x[2*i] * y[2*i]\n    \
            for i < 4: out[i + 4] = x[2*i + 1] * y[2*i + 1]\n}\n";
        assert_eq!(steps(products), Some(1));
        let two = "window w(x: i16x8, y: i16x8, z: i16x8) -> i32x8 {\n    \
            for i < 4: out[i] = i32(x[2*i] * y[2*i] + x[2*i] * z[2*i])\n    \
            for i < 4: out[i + 4] = i32(x[2*i + 1] * y[2*i + 1] + x[2*i + 1] * z[2*i + 1])\n}\n";
        assert_eq!(steps(two), Some(2));
        let sum = "window w(s: i32x8, x: i16x8, y: i16x8) -> i32x8 {\n    \
            for i < 4: out[i] = i32(s[i] + x[2*i] * y[2*i])\n    \
            for i < 4: out[i + 4] = i32(s[i + 4] + x[2*i + 1] * y[2*i + 1])\n}\n";
        assert_eq!(steps(sum), Some(1));
    }
}
