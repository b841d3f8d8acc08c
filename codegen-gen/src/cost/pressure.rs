//! What instructions keep busy, from the pressure on each resource that `llvm-mca` reports.
//!
//! The model has groups of units of which any one serves; the report says how often each was taken. Units that an
//! instruction takes a part of the time are one group, and those that it takes every time are groups of their own.

use std::collections::BTreeMap;

use autoir_synth::library::units::{Units, Uses};
use serde::Deserialize;

/// Takes part in every instruction: so many micro-operations are dispatched in a cycle.
const DISPATCH: Units = 1 << 63;

/// Resources that are told apart: the rest of a model's are divisions and the like.
const MOST: u32 = 63;

/// Less of a cycle than this is noise.
const LEAST: f64 = 0.02;

/// The view of resource pressure.
#[derive(Default, Deserialize)]
pub(super) struct View {
    #[serde(rename = "ResourcePressureInfo")]
    pressure: Vec<Pressure>,
}

#[derive(Deserialize)]
struct Pressure {
    #[serde(rename = "InstructionIndex")]
    instruction: usize,
    #[serde(rename = "ResourceIndex")]
    resource: u32,
    #[serde(rename = "ResourceUsage")]
    usage: f64,
}

impl View {
    /// What `instructions` of `uops` micro-operations keep busy, of which `width` are dispatched in a cycle.
    pub(super) fn uses(&self, instructions: usize, uops: u32, width: u32) -> Uses {
        let mut uses: BTreeMap<Units, u32> = BTreeMap::new();
        if width > 0 && uops > 0 {
            uses.insert(DISPATCH, (uops * 100).div_ceil(width));
        }
        for n in 0..instructions {
            let of = |p: &&Pressure| p.instruction == n && p.resource < MOST && p.usage > LEAST;
            let (mut shared, mut time) = (0, 0.0);
            for Pressure { resource, usage, .. } in self.pressure.iter().filter(of) {
                let unit: Units = 1 << resource;
                if (usage - usage.round()).abs() < LEAST {
                    *uses.entry(unit).or_default() += hundredths(*usage);
                } else {
                    shared |= unit;
                    time += usage;
                }
            }
            if shared != 0 {
                *uses.entry(shared).or_default() += hundredths(time);
            }
        }
        Uses(uses.into_iter().collect())
    }
}

fn hundredths(cycles: f64) -> u32 {
    (cycles * 100.0).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_taken_by_turns_are_one_set() {
        let taken = [(0, 0, 0.5), (0, 1, 0.5), (0, 5, 1.0), (1, 0, 0.583), (1, 1, 0.417), (2, 5, 9.0)];
        let pressure = taken.map(|(instruction, resource, usage)| Pressure { instruction, resource, usage });
        let view = View { pressure: pressure.into() };
        assert_eq!(view.uses(2, 3, 4), Uses(vec![(0b11, 200), (0b10_0000, 100), (DISPATCH, 75)]));
    }
}
