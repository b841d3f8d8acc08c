//! Which execution units instructions keep busy, and how long a set of instructions takes when many run side by side.
//!
//! Costs of instructions one by one do not add up: two that run on different units take no longer than one. What they
//! keep busy does add up, and the units that are busy longest say how long all of it takes (LLVM, `llvm-mca`: block
//! reciprocal throughput).

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::library::Cost;

/// Execution units: a bit for each.
pub type Units = u64;

/// What an instruction keeps busy: sets of units, and for how many hundredths of a cycle any one of each set.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Uses(pub Vec<(Units, Cost)>);

impl Uses {
    /// For how long `units` are busy with this, shared evenly among them, in thousandths of a cycle.
    pub fn of(&self, units: Units) -> Cost {
        inside(self.0.iter().copied(), units) * 10 / units.count_ones().max(1)
    }
}

/// The time of those of `sets` that lie in `units`.
fn inside(sets: impl Iterator<Item = (Units, Cost)>, units: Units) -> Cost {
    sets.filter(|(set, _)| set & !units == 0).map(|(_, time)| time).sum()
}

/// What several instructions keep busy together.
#[derive(Clone, Debug, Default)]
pub struct Load(BTreeMap<Units, Cost>);

/// Unions of sets that are looked at.
const MAX_UNIONS: usize = 256;

impl Load {
    /// Takes in an instruction that is executed so many `times`.
    pub fn add(&mut self, uses: &Uses, times: Cost) {
        for (units, time) in &uses.0 {
            *self.0.entry(*units).or_default() += time * times;
        }
    }

    /// The units that are busy longest, with the time in hundredths of a cycle: what only they can do, shared evenly
    /// among them.
    pub fn bottleneck(&self) -> (Units, Cost) {
        let mut unions: BTreeSet<Units> = BTreeSet::new();
        for set in self.0.keys() {
            let with: Vec<Units> = unions.iter().map(|union| union | set).collect();
            unions.insert(*set);
            unions.extend(with.into_iter().take(MAX_UNIONS.saturating_sub(unions.len())));
        }
        let all = || self.0.iter().map(|(set, time)| (*set, *time));
        let busy = |units: Units| inside(all(), units).div_ceil(units.count_ones().max(1));
        unions.into_iter().map(|units| (units, busy(units))).max_by_key(|(_, time)| *time).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_on_other_units_costs_nothing_more() {
        let (shuffle, logic) = (Uses(vec![(0b100, 100)]), Uses(vec![(0b111, 100)]));
        let mut load = Load::default();
        load.add(&shuffle, 2);
        load.add(&logic, 1);
        assert_eq!(load.bottleneck(), (0b100, 200));
        load.add(&logic, 5);
        assert_eq!(load.bottleneck(), (0b111, 267));
        assert_eq!((shuffle.of(0b111), logic.of(0b111), logic.of(0b100)), (333, 333, 0));
    }

    #[test]
    fn sets_that_overlap_are_taken_together() {
        let mut load = Load::default();
        load.add(&Uses(vec![(0b011, 300), (0b110, 300)]), 1);
        assert_eq!(load.bottleneck(), (0b111, 200));
        assert_eq!(Load::default().bottleneck(), (0, 0));
    }
}
