//! What is to be replaced in a module, decided on a copy of it.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use autoir_build::Observer;
use autoir_build::driver::Driver;
use autoir_codegen_gen::cost::mca::Cost;
use autoir_synth::cache::Cache;
use autoir_synth::synthesize::Options as SearchOptions;
use autoir_synth::window::Window;
use inkwell::context::Context;
use inkwell::module::Module;

use crate::answer::{Answer, answers, decide};
use crate::error::Error;
use crate::ir::{self, At, Value};
use crate::kernel::{self, Kernels};
use crate::measure::{self, Place};
use crate::module;
use crate::read::{self, Goal, Site, Skipped, Source};
use crate::target::Cpu;

/// How a module is optimized.
pub struct Options<'a> {
    /// How windows are searched for.
    pub search: SearchOptions,
    /// Wall time for all of a module's windows.
    pub budget: Option<Duration>,
    /// The CPU of functions that do not say.
    pub cpu: Option<Cpu>,
    /// Where answers are kept.
    pub cache: &'a dyn Fn() -> Option<Cache>,
    /// Who hears of it.
    pub observer: &'a dyn Observer,
}

/// A window that a program replaces.
#[derive(Clone, Debug)]
pub struct Replacement {
    /// Where.
    pub place: Place,
    /// The number of the site in its block.
    pub site: usize,
    /// What is computed there.
    pub window: Window,
    /// The kernel.
    pub kernel: String,
}

/// What becomes of one window.
#[derive(Clone, Debug)]
pub struct Fate {
    /// Where it is.
    pub place: Place,
    /// What is computed there.
    pub window: Window,
    /// The cost of its block, as it was and with proven programs in it, where there are some.
    pub costs: Option<(Cost, Cost)>,
    /// Why it stays as it is; nothing where it is replaced.
    pub kept: Option<String>,
}

/// What is to be done to a module, and what was found.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// Functions that were looked at.
    pub functions: usize,
    /// What becomes of each window.
    pub windows: Vec<Fate>,
    /// Values without a window.
    pub skipped: Vec<(String, Skipped)>,
    /// The kernels, for each CPU.
    pub kernels: Vec<Kernels>,
    /// What is replaced, in the order of functions, blocks and sites.
    pub replacements: Vec<Replacement>,
    /// How long it took.
    pub seconds: f64,
}

/// What to do to the module `bytes` (LLVM IR as text or bitcode), in a context of its own.
///
/// # Errors
/// It is no module, a CPU is not known, or what is shipped cannot be used.
pub fn plan(bytes: &[u8], options: &Options<'_>) -> Result<Plan, Error> {
    let start = Instant::now();
    let context = Context::create();
    let module = module::parse(&context, bytes)?;
    let mut plan = Plan::default();
    for (n, (cpu, found)) in found(&module, options, &mut plan)?.into_iter().enumerate() {
        let group = Group { bytes, cpu, options, number: n };
        let remaining = options.budget.map(|b| b.saturating_sub(start.elapsed()));
        group.plan(&found, remaining, &mut plan)?;
    }
    plan.seconds = start.elapsed().as_secs_f64();
    Ok(plan)
}

/// The windows of the module `bytes`, and the values without one, with their functions' names.
///
/// # Errors
/// It is no module.
pub fn windows(bytes: &[u8]) -> Result<(Vec<Window>, Vec<(String, Skipped)>), Error> {
    let context = Context::create();
    let module = module::parse(&context, bytes)?;
    let (mut windows, mut all_skipped) = (Vec::new(), Vec::new());
    for function in ir::functions(&module) {
        let name = function.name();
        for (number, block) in ir::blocks(function).into_iter().enumerate() {
            let (sites, skipped) = read::sites(block, &format!("{name}_{number}"));
            windows.extend(sites.into_iter().map(|s| s.window));
            all_skipped.extend(skipped.into_iter().map(|s| (name.clone(), s)));
        }
    }
    Ok((windows, all_skipped))
}

/// A site and where it is.
type Found = (Place, usize, Site);

/// The sites of `module`, by the CPU that they are compiled for.
fn found(
    module: &Module<'_>,
    options: &Options<'_>,
    plan: &mut Plan,
) -> Result<BTreeMap<Cpu, Vec<Found>>, Error> {
    let triple = module.get_triple().as_str().to_string_lossy().into_owned();
    let mut groups: BTreeMap<Cpu, Vec<Found>> = BTreeMap::new();
    for function in ir::functions(module) {
        plan.functions += 1;
        let name = function.name();
        for (number, block) in ir::blocks(function).into_iter().enumerate() {
            let (sites, skipped) = read::sites(block, &format!("{name}_{number}"));
            plan.skipped.extend(skipped.into_iter().map(|s| (name.clone(), s)));
            if !sites.is_empty() {
                let group = groups.entry(Cpu::of(function, &triple, options.cpu.as_ref())).or_default();
                group.extend(sites.into_iter().enumerate().map(|(n, s)| ((name.clone(), number), n, s)));
            }
        }
    }
    Ok(groups)
}

/// The functions for one CPU.
struct Group<'a> {
    bytes: &'a [u8],
    cpu: Cpu,
    options: &'a Options<'a>,
    number: usize,
}

impl Group<'_> {
    fn plan(&self, found: &[Found], budget: Option<Duration>, plan: &mut Plan) -> Result<(), Error> {
        let options = self.options;
        let dictionary = autoir::shipped::dictionary()?;
        let choice = match self.cpu.choice() {
            Ok(choice) => choice,
            Err(why) => {
                let kept = |(place, _, site): &Found| Fate {
                    place: place.clone(),
                    window: site.window.clone(),
                    costs: None,
                    kept: Some(why.to_string()),
                };
                plan.windows.extend(found.iter().map(kept));
                return Ok(());
            }
        };
        let driver =
            Driver::new(choice, dictionary, options.search.clone(), (options.cache)(), options.observer)?;
        let windows: Vec<&Window> = found.iter().map(|f| &f.2.window).collect();
        let mut answers = answers(&driver, &windows, budget)?;
        let groups: Vec<_> = found.iter().map(|(place, _, site)| Some((place, site.alternative?))).collect();
        decide(&mut answers, &groups);
        let subjects: Vec<_> =
            found.iter().zip(&answers).map(|((.., site), a)| (&site.window, &site.types, a)).collect();
        let kernels = kernel::kernels(&driver, &self.cpu, &subjects, &format!("{}.", self.number))?;
        let replacements: Vec<Replacement> = found
            .iter()
            .zip(&kernels.names)
            .filter_map(|((place, site, s), name)| {
                let (place, window) = (place.clone(), s.window.clone());
                Some(Replacement { place, site: *site, window, kernel: name.clone()? })
            })
            .collect();
        let costs = self.costs(&kernels, &replacements, &driver)?;
        // Fewer operations in the same time are no gain that can be relied on.
        let is_cheaper = |place: &Place| {
            costs.get(place).is_some_and(|(before, after)| after.rthroughput < before.rthroughput)
        };
        for ((place, _, site), (answer, name)) in found.iter().zip(answers.iter().zip(&kernels.names)) {
            let kept = match answer {
                Answer::Own(why) => Some(why.clone()),
                Answer::Proven(..) if name.is_none() => Some("no code was made of the program".to_owned()),
                Answer::Proven(..) if is_cheaper(place) => None,
                Answer::Proven(..) => Some("its block does not become cheaper".to_owned()),
            };
            let (window, costs) = (site.window.clone(), costs.get(place).copied());
            plan.windows.push(Fate { place: place.clone(), window, costs, kept });
        }
        plan.replacements.extend(replacements.into_iter().filter(|r| is_cheaper(&r.place)));
        plan.kernels.push(kernels);
        Ok(())
    }

    /// What the blocks of `replacements` cost before and after. A window alone does not decide: values that others use
    /// as well stay computed, and what LLVM makes of it inside of a loop may be better than what it makes of it alone.
    fn costs(
        &self,
        kernels: &Kernels,
        replacements: &[Replacement],
        driver: &Driver<'_>,
    ) -> Result<BTreeMap<Place, (Cost, Cost)>, Error> {
        let mut places: Vec<Place> = replacements.iter().map(|r| r.place.clone()).collect();
        places.dedup();
        if places.is_empty() {
            return Ok(BTreeMap::new());
        }
        let costs = |is_after: bool| {
            let context = Context::create();
            let copy = module::parse(&context, self.bytes)?;
            let machine = measure::machine(&copy.get_triple(), &self.cpu.cpu)?;
            if is_after {
                replace(&copy, std::slice::from_ref(kernels), replacements)?;
            }
            measure::costs(&copy, &places, &machine, driver)
        };
        let (before, after) = (costs(false)?, costs(true)?);
        Ok(before
            .into_iter()
            .filter_map(|(place, b)| Some((place.clone(), (b, *after.get(&place)?))))
            .collect())
    }
}

/// Does to `module` what was planned for it.
///
/// # Errors
/// It is another module, or LLVM refuses; the module is then of no use.
pub fn apply(module: &Module<'_>, plan: &Plan) -> Result<(), Error> {
    replace(module, &plan.kernels, &plan.replacements)
}

fn replace(module: &Module<'_>, kernels: &[Kernels], replacements: &[Replacement]) -> Result<(), Error> {
    if replacements.is_empty() {
        return Ok(());
    }
    let triple = module.get_triple();
    let machine = measure::machine(&triple, &kernels.first().map_or(String::new(), |k| k.cpu.cpu.clone()))?;
    for kernels in kernels {
        kernel::link(module, kernels, &machine)?;
    }
    for group in replacements.chunk_by(|a, b| a.place == b.place) {
        let (name, number) = &group[0].place;
        let other = || Error::Llvm(format!("{name} is another function than was planned for"));
        let function = module.get_function(name).ok_or_else(other)?;
        let block = ir::blocks(Value::of(&function)).get(*number).copied().ok_or_else(other)?;
        // Read anew: what another block computed may have been replaced.
        let (sites, _) = read::sites(block, name);
        for replacement in group {
            let site = sites.get(replacement.site).filter(|s| s.window.asks_like(&replacement.window));
            let site = site.ok_or_else(other)?;
            put(module, block, site, &replacement.kernel).ok_or_else(other)?;
        }
    }
    kernel::inline(module, &machine)?;
    module.verify().map_err(Error::llvm)
}

/// Puts a call of `kernel` where `site` is; nothing where it does not fit there.
fn put(module: &Module<'_>, block: ir::Block, site: &Site, kernel: &str) -> Option<()> {
    let at = match &site.goal {
        Goal::Value(root) => At::After(*root),
        // All that is added is known there, and nobody asks for the sum before.
        Goal::Sum(_) => At::EndOf(block),
    };
    let mut args = Vec::new();
    for (source, ty) in site.operands.iter().zip(&site.types.0) {
        args.push(match source {
            Source::Value(value) => *value,
            Source::Wider(first) => ir::load_wider(module, at, *first, *ty)?,
        });
    }
    let result = ir::call(module, at, kernel, &args)?;
    let is_put = match &site.goal {
        Goal::Value(root) => ir::replace(*root, result),
        Goal::Sum(accumulators) => {
            let (first, others) = accumulators.split_first()?;
            // The others add nothing from now on: they are what they were before the loop.
            let stay = |(phi, next): &(Value, Value)| {
                let before = phi.entries().into_iter().find(|(_, from)| *from != block).map(|e| e.0);
                ir::replace(*next, *phi) && before.is_some_and(|before| ir::replace(*phi, before))
            };
            ir::replace(first.1, result) && others.iter().all(stay)
        }
    };
    is_put.then_some(())
}
