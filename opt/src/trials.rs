//! Which programs stay: blocks are compiled with and without them.

use std::collections::BTreeMap;

use autoir_build::driver::Driver;
use autoir_codegen_gen::cost::mca::Cost;
use inkwell::context::Context;

use crate::error::Error;
use crate::kernel::Kernels;
use crate::measure::{self, Place};
use crate::module;
use crate::put::{Replacement, replace};
use crate::target::Cpu;

/// Windows of a block that are tried alone where all together are no gain.
const ALONE: usize = 8;

/// A module to try programs in.
pub struct Trials<'a> {
    /// The module.
    pub bytes: &'a [u8],
    /// The CPU.
    pub cpu: &'a Cpu,
    /// The programs' code.
    pub kernels: &'a Kernels,
    /// What measures.
    pub driver: &'a Driver<'a>,
}

/// What is put in.
#[derive(Debug)]
pub struct Chosen<'r> {
    /// In the order of functions and blocks.
    pub replacements: Vec<&'r Replacement>,
    /// The costs of each block without and with them; where none is chosen, with all that were tried.
    pub costs: BTreeMap<Place, (Cost, Cost)>,
}

/// Costs of blocks.
type Costs = BTreeMap<Place, Cost>;

impl Trials<'_> {
    /// Those of `replacements` with which blocks take less time.
    ///
    /// A window alone does not decide: values that others use as well stay computed, and what LLVM makes of it inside of
    /// a loop may be better than what it makes of it alone.
    ///
    /// # Errors
    /// LLVM refuses the code, or cannot measure it.
    pub fn choose<'r>(&self, replacements: &'r [Replacement]) -> Result<Chosen<'r>, Error> {
        let mut places: Vec<Place> = replacements.iter().map(|r| r.place.clone()).collect();
        places.dedup();
        let all: Vec<&Replacement> = replacements.iter().collect();
        let before = self.costs(&[], &places)?;
        let together = self.costs(&all, &places)?;
        let mut best: BTreeMap<Place, (Vec<&Replacement>, Option<Cost>)> = BTreeMap::new();
        let mut consider = |place: &Place, set: Vec<&'r Replacement>, costs: &Costs| {
            let (Some(before), Some(after)) = (before.get(place), costs.get(place)) else { return };
            let (chosen, known) = best.entry(place.clone()).or_default();
            // Fewer operations in the same time are no gain that can be relied on.
            let is_gain = after.rthroughput < known.map_or(before.rthroughput, |k| k.rthroughput);
            if is_gain {
                (*chosen, *known) = (set, Some(*after));
            }
        };
        let of = |place: &Place, set: &[&'r Replacement]| -> Vec<&'r Replacement> {
            set.iter().copied().filter(|r| r.place == *place).collect()
        };
        places.iter().for_each(|place| consider(place, of(place, &all), &together));
        // Each window of a block alone, all blocks side by side; then those that are a gain.
        let several = |place: &&Place| distinct(&of(place, &all)).len() > 1;
        let open: Vec<Place> = places.iter().filter(several).cloned().collect();
        let mut gains: Vec<&Replacement> = Vec::new();
        for n in 0..ALONE {
            let nth = |place: &Place| distinct(&of(place, &all)).into_iter().nth(n);
            let sets: Vec<_> = open.iter().filter_map(|place| Some((place, nth(place)?))).collect();
            if sets.is_empty() {
                break;
            }
            let tried: Vec<&Replacement> = sets.iter().flat_map(|s| s.1.iter().copied()).collect();
            let costs = self.costs(&tried, &open)?;
            for (place, set) in sets {
                if costs.get(place).zip(before.get(place)).is_some_and(|(a, b)| a.rthroughput < b.rthroughput)
                {
                    gains.extend(&set);
                }
                consider(place, set, &costs);
            }
        }
        if !gains.is_empty() {
            gains.sort_by_key(|r| replacements.iter().position(|other| std::ptr::eq(*r, other)));
            let costs = self.costs(&gains, &open)?;
            open.iter().for_each(|place| consider(place, of(place, &gains), &costs));
        }
        let mut all = Chosen { replacements: Vec::new(), costs: BTreeMap::new() };
        for place in &places {
            let (set, after) = best.remove(place).unwrap_or_default();
            all.replacements.extend(set);
            if let (Some(before), Some(after)) =
                (before.get(place), after.or_else(|| together.get(place).copied()))
            {
                all.costs.insert(place.clone(), (*before, after));
            }
        }
        Ok(all)
    }

    /// What the blocks at `places` cost with `replacements`.
    fn costs(&self, replacements: &[&Replacement], places: &[Place]) -> Result<Costs, Error> {
        if places.is_empty() {
            return Ok(Costs::new());
        }
        let context = Context::create();
        let copy = module::parse(&context, self.bytes)?;
        let machine = measure::machine(&copy.get_triple(), &self.cpu.cpu)?;
        let impossible = replace(&copy, std::slice::from_ref(self.kernels), replacements)?;
        let mut costs = measure::costs(&copy, places, &machine, self.driver)?;
        costs.retain(|place, _| !impossible.contains(place));
        Ok(costs)
    }
}

/// Replacements of one block, those of equal windows together.
fn distinct<'r>(set: &[&'r Replacement]) -> Vec<Vec<&'r Replacement>> {
    let mut groups: Vec<Vec<&Replacement>> = Vec::new();
    for replacement in set {
        match groups.iter_mut().find(|g| g[0].window.asks_like(&replacement.window)) {
            Some(group) => group.push(replacement),
            None => groups.push(vec![replacement]),
        }
    }
    groups
}
