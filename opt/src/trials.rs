//! Which programs stay: blocks are compiled with and without them.

use std::collections::BTreeMap;

use autoir_build::driver::Driver;
use autoir_codegen_gen::cost::mca::Cost;
use inkwell::context::Context;

use crate::deadline::Deadline;
use crate::error::Error;
use crate::kernel::Kernels;
use crate::measure::{self, Compiled, Place};
use crate::module;
use crate::put::{Replacement, replace};
use crate::read::Views;
use crate::target::Cpu;
use crate::unroll::unroll;
use crate::widen::Widened;

/// Windows of a block that are tried alone where all together are no gain.
const ALONE: usize = 8;

/// What part of a block's time has to remain at most: what is less is within the error of a scheduling model.
const LEAST_GAIN: f64 = 0.95;

/// The same where floats are computed: CPUs differ more there, and of complex products, bytes made of floats and the like, those
/// that were to take nine tenths of the time were as often slower as faster.
const LEAST_GAIN_OF_FLOATS: f64 = 0.8;

/// What part of its time a loop may take that executes less: more is within the error of a scheduling model.
const SAME_TIME: f64 = 1.03;

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
    /// From when on nothing more is tried.
    pub deadline: Deadline,
}

/// What is put in.
#[derive(Debug)]
pub struct Chosen<'r> {
    /// In the order of functions and blocks.
    pub replacements: Vec<&'r Replacement>,
    /// Each block without and with them; where none is chosen, with all that were tried.
    pub blocks: BTreeMap<Place, (Compiled, Compiled)>,
}

/// Blocks with their costs.
type Costs = BTreeMap<Place, Compiled>;

impl Trials<'_> {
    /// Those of `replacements` with which blocks take less time, as far as there is time to try them.
    ///
    /// A window alone does not decide: values that others use as well stay computed, and what LLVM makes of it inside of
    /// a loop may be better than what it makes of it alone.
    ///
    /// # Errors
    /// LLVM refuses the code, or cannot measure it.
    pub fn choose<'r>(&self, replacements: &'r [Replacement]) -> Result<Chosen<'r>, Error> {
        let mut places: Vec<Place> = replacements.iter().map(|r| r.place.clone()).collect();
        places.dedup();
        let mut best = Best { before: self.costs(&[], &places)?, tried: Costs::new(), sets: BTreeMap::new() };
        let mut last: Vec<&Replacement> = Vec::new();
        for view in Views::EACH {
            let seen: Vec<&Replacement> = replacements.iter().filter(|r| r.views.show(view)).collect();
            if !same(&seen, &last) && !self.deadline.is_over() {
                self.try_view(&seen, &mut best)?;
            }
            last = seen;
        }
        let mut all = Chosen { replacements: Vec::new(), blocks: BTreeMap::new() };
        for place in &places {
            let (set, after) = best.sets.remove(place).unwrap_or_default();
            all.replacements.extend(set);
            let after = after.or_else(|| best.tried.get(place).cloned());
            if let (Some(before), Some(after)) = (best.before.get(place), after) {
                all.blocks.insert(place.clone(), (before.clone(), after));
            }
        }
        Ok(all)
    }

    /// Those of `loops` whose wide copies take less time with `chosen` than the loops do with them, for as many iterations.
    ///
    /// # Errors
    /// LLVM refuses the code, or cannot measure it.
    pub fn gains(&self, mut loops: Vec<Widened>, chosen: &[&Replacement]) -> Result<Vec<Widened>, Error> {
        let places: Vec<Place> = loops.iter().flat_map(|l| [l.narrow.clone(), l.wide.clone()]).collect();
        let costs = if self.deadline.is_over() { Costs::new() } else { self.costs(chosen, &places)? };
        loops.retain(|Widened { narrow, wide, times }| {
            let both = costs.get(wide).zip(costs.get(narrow));
            both.is_some_and(|(wide, narrow)| {
                let [wide, narrow] = [wide, narrow].map(|block| block.cost.rthroughput);
                wide < narrow * f64::from(*times) * LEAST_GAIN
            })
        });
        Ok(loops)
    }

    /// Those of the loops at `places`, with `chosen` in them, that execute the part `most` at most where several iterations
    /// stand after one another, and take no more time.
    ///
    /// # Errors
    /// LLVM refuses the code, or cannot measure it.
    pub fn short(&self, places: &[Place], chosen: &[&Replacement], most: f64) -> Result<Vec<Place>, Error> {
        if places.is_empty() || self.deadline.is_over() {
            return Ok(Vec::new());
        }
        let once = self.costs(chosen, places)?;
        let context = Context::create();
        let copy = module::parse(&context, self.bytes)?;
        let machine = measure::machine(&copy.get_triple(), &self.cpu.cpu)?;
        replace(&copy, std::slice::from_ref(self.kernels), chosen)?;
        let asked = places.iter().collect();
        let change = || unroll(&copy, &asked, &machine);
        let costs = measure::compiled(&copy, places, &machine, self.driver, change)?;
        let is_short = |place: &&Place| {
            costs.get(place).zip(once.get(place)).is_some_and(|(several, once)| {
                let times = several.times as f64 / once.times.max(1) as f64;
                let per_iteration = |of: fn(&Cost) -> f64| (of(&several.cost) / times, of(&once.cost));
                let (executed, before) = per_iteration(|cost| f64::from(cost.instructions));
                let (time, time_before) = per_iteration(|cost| cost.rthroughput);
                times > 1.0 && executed <= before * most && time <= time_before * SAME_TIME
            })
        };
        Ok(places.iter().filter(is_short).cloned().collect())
    }

    /// Tries all of `seen` together; then each window of a block alone, all blocks side by side, and those together that
    /// are a gain.
    fn try_view<'r>(&self, seen: &[&'r Replacement], best: &mut Best<'r>) -> Result<(), Error> {
        let mut places: Vec<Place> = seen.iter().map(|r| r.place.clone()).collect();
        places.dedup();
        let costs = self.costs(seen, &places)?;
        for place in &places {
            best.consider(place, of(place, seen), &costs);
        }
        best.tried.extend(costs);
        places.retain(|place| distinct(&of(place, seen)).len() > 1);
        let mut gains: Vec<&Replacement> = Vec::new();
        for n in 0..ALONE {
            let nth = |place: &Place| distinct(&of(place, seen)).into_iter().nth(n);
            let sets: Vec<_> = places.iter().filter_map(|place| Some((place, nth(place)?))).collect();
            if sets.is_empty() || self.deadline.is_over() {
                break;
            }
            let tried: Vec<&Replacement> = sets.iter().flat_map(|s| s.1.iter().copied()).collect();
            let costs = self.costs(&tried, &places)?;
            for (place, set) in sets {
                if best.is_gain(place, &costs, LEAST_GAIN) {
                    gains.extend(&set);
                }
                best.consider(place, set, &costs);
            }
        }
        if gains.is_empty() || self.deadline.is_over() {
            return Ok(());
        }
        gains.sort_by_key(|r| seen.iter().position(|other| std::ptr::eq(*r, *other)));
        let costs = self.costs(&gains, &places)?;
        for place in &places {
            best.consider(place, of(place, &gains), &costs);
        }
        Ok(())
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
        let mut costs = measure::compiled(&copy, places, &machine, self.driver, || Ok(()))?;
        costs.retain(|place, _| !impossible.contains(place));
        Ok(costs)
    }
}

/// The best that is known of each block.
struct Best<'r> {
    before: Costs,
    /// With all that one view shows, for reports.
    tried: Costs,
    sets: BTreeMap<Place, (Vec<&'r Replacement>, Option<Compiled>)>,
}

impl<'r> Best<'r> {
    /// Whether a block takes less time with what `costs` were measured of, the part `least` at most.
    fn is_gain(&self, place: &Place, costs: &Costs, least: f64) -> bool {
        let both = costs.get(place).zip(self.before.get(place));
        both.is_some_and(|(after, before)| is_less(&after.cost, &before.cost, least))
    }

    fn consider(&mut self, place: &Place, set: Vec<&'r Replacement>, costs: &Costs) {
        let has_floats = set.iter().any(|r| r.window.computes_floats());
        let least = if has_floats { LEAST_GAIN_OF_FLOATS } else { LEAST_GAIN };
        let Some(after) = costs.get(place).filter(|_| self.is_gain(place, costs, least)) else { return };
        let known = self.sets.entry(place.clone()).or_default();
        // Of what takes the same time, that with fewer operations.
        if known.1.as_ref().is_none_or(|known| after.cost.compare(&known.cost).is_lt()) {
            *known = (set, Some(after.clone()));
        }
    }
}

/// Whether `after` takes less time than `before`, the part `least` at most. Fewer operations in the same time are no gain that
/// can be relied on. More of them in less time are one on CPUs whose units are as busy as the model's: on others time follows
/// the operations, and has to be less by so much more.
fn is_less(after: &Cost, before: &Cost, least: f64) -> bool {
    let more = f64::from(after.instructions) / f64::from(before.instructions.max(1));
    after.rthroughput * more.max(1.0) < before.rthroughput * least
}

/// Those of `set` in one block.
fn of<'r>(place: &Place, set: &[&'r Replacement]) -> Vec<&'r Replacement> {
    set.iter().copied().filter(|r| r.place == *place).collect()
}

fn same(a: &[&Replacement], b: &[&Replacement]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| std::ptr::eq(*a, *b))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_instructions_have_to_gain_more() {
        let cost = |rthroughput, instructions| Cost { rthroughput, instructions, ..Cost::default() };
        let before = cost(16.0, 24);
        assert!(is_less(&cost(12.0, 24), &before, LEAST_GAIN));
        // 12 of 16 cycles with 28 for 24 instructions are 0.875.
        assert!(is_less(&cost(12.0, 28), &before, LEAST_GAIN));
        assert!(!is_less(&cost(12.0, 28), &before, LEAST_GAIN_OF_FLOATS));
        // Fewer instructions are no time.
        assert!(!is_less(&cost(16.0, 12), &before, LEAST_GAIN));
    }
}
