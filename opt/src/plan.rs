//! What is to be replaced in a module, decided on a copy of it.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use autoir::program::Program;
use autoir_build::Observer;
use autoir_build::driver::Driver;
use autoir_synth::cache::Cache;
use autoir_synth::cache::folder::Folder;
use autoir_synth::synthesize::Options as SearchOptions;
use autoir_synth::window::Window;
use inkwell::context::Context;
use inkwell::module::Module;
use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Promise, SPENT, answers, decide};
use crate::deadline::{Budget, Deadline};
use crate::error::Error;
use crate::hoist::hoist;
use crate::ir::{self, Line, Value};
use crate::kernel::{self, Asked, Kernels};
use crate::left::left;
use crate::measure::{Compiled, Place};
use crate::module;
use crate::put::{Replacement, replace};
use crate::read::{self, Site, Skipped, Skips};
use crate::target::Cpu;
use crate::trials::{Chosen, Trials};
use crate::unroll::unroll;
use crate::widen::{Widened, widen};

/// How a module is optimized.
pub struct Options<'a> {
    /// How windows are searched for.
    pub search: SearchOptions,
    /// Wall time for all of a module's windows.
    pub budget: Option<Budget>,
    /// Work of the searches for all of a module's windows, of which each has its share.
    pub work: Option<Duration>,
    /// The CPU of functions that do not say.
    pub cpu: Option<Cpu>,
    /// Where what was decided of modules is kept.
    pub modules: Option<&'a Folder>,
    /// Where answers are kept.
    pub cache: &'a dyn Fn() -> Option<Cache>,
    /// Who hears of it.
    pub observer: &'a dyn Observer,
}

impl<'a> Options<'a> {
    /// So much work of the search for each window and no other limit, answers kept in `cache`, and nobody who hears of it.
    pub fn new(effort: Duration, cache: &'a dyn Fn() -> Option<Cache>) -> Options<'a> {
        let search = SearchOptions { effort, ..SearchOptions::default() };
        Options { search, budget: None, work: None, cpu: None, modules: None, cache, observer: &() }
    }
}

/// What becomes of one window.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Fate {
    /// Where it is.
    pub place: Place,
    /// The name that its block has in the module; empty where it has none.
    pub block: String,
    /// Where the source text says it, if the module tells.
    pub line: Option<Line>,
    /// What is computed there.
    pub window: Window,
    /// The proven program, if there is one.
    pub program: Option<Program>,
    /// Its block, as it was and with proven programs in it, where there are some.
    pub blocks: Option<(Compiled, Compiled)>,
    /// Why it stays as it is; nothing where it is replaced.
    pub kept: Option<String>,
}

/// What is to be done to a module, and what was found.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Plan {
    /// Functions that were looked at.
    pub functions: usize,
    /// What becomes of each window.
    pub windows: Vec<Fate>,
    /// Values without a window.
    pub skipped: Skips,
    /// What is left as it is whatever it computes, counted by why.
    pub left: BTreeMap<String, usize>,
    /// The CPU of functions that do not say.
    pub asked: Option<Cpu>,
    /// Loops that get a wide copy, before anything is replaced.
    pub widened: Vec<Widened>,
    /// Loops of which several iterations stand after one another.
    pub unrolled: Vec<Place>,
    /// The kernels, for each CPU.
    pub kernels: Vec<Kernels>,
    /// What is replaced, in the order of functions, blocks and sites.
    pub replacements: Vec<Replacement>,
    /// How long it took.
    pub seconds: f64,
}

impl Plan {
    /// What went wrong in here, and was dropped: there should be nothing of the kind.
    pub fn internal_errors(&self) -> impl Iterator<Item = &str> {
        let skipped = self.skipped.iter().map(|(_, skipped)| &skipped.why);
        let kept = self.windows.iter().filter_map(|fate| fate.kept.as_ref());
        skipped.chain(kept).map(String::as_str).filter(|why| why.starts_with(INTERNAL))
    }
}

/// What to do to the module `bytes` (LLVM IR as text or bitcode), in a context of its own, found out anew.
///
/// # Errors
/// It is no module, a CPU is not known, or what is shipped cannot be used.
pub fn plan(bytes: &[u8], options: &Options<'_>) -> Result<Plan, Error> {
    let deadline = Deadline::after(options.budget.as_ref().map(|budget| budget.time));
    let context = Context::create();
    let module = module::parse(&context, bytes)?;
    let mut plan = Plan { left: left(&module), asked: options.cpu.clone(), ..Plan::default() };
    let copy = wide_copy(bytes, options.cpu.as_ref());
    let (module, wide, loops) = match &copy {
        Some((copy, loops)) => (module::parse(&context, copy)?, copy.as_slice(), loops.as_slice()),
        None => (module, bytes, [].as_slice()),
    };
    for (cpu, found) in found(&module, options, &mut plan)? {
        Group { bytes: wide, cpu, options, deadline, loops }.plan_or_leave(&found, &mut plan)?;
    }
    keep_wide(bytes, options.cpu.as_ref(), loops, &mut plan)?;
    rehearse(bytes, &mut plan)?;
    Ok(plan)
}

/// The module `bytes` with a wide copy of each loop that can have one, and these loops; nothing where there are none.
fn wide_copy(bytes: &[u8], asked: Option<&Cpu>) -> Option<(Vec<u8>, Vec<Widened>)> {
    let copy = || {
        let context = Context::create();
        let module = module::parse(&context, bytes)?;
        let loops = widen(&module, asked, &|_| true);
        module.verify().map_err(Error::llvm)?;
        Ok((module.write_bitcode_to_memory().as_slice().to_vec(), loops))
    };
    guarded(copy).ok().filter(|(_, loops)| !loops.is_empty())
}

/// Takes those of `loops` out of `plan` whose wide copies are no gain, and what was planned for these copies. The blocks of
/// others have other numbers then.
fn keep_wide(bytes: &[u8], asked: Option<&Cpu>, loops: &[Widened], plan: &mut Plan) -> Result<(), Error> {
    let context = Context::create();
    let is_kept = |narrow: &Place| plan.widened.iter().any(|kept| kept.narrow == *narrow);
    let kept = match plan.widened.is_empty() {
        true => Vec::new(),
        false => widen(&module::parse(&context, bytes)?, asked, &is_kept),
    };
    let is_wide = |place: &Place| loops.iter().find(|l| l.wide == *place);
    let renumbered = |place: &mut Place| match is_wide(place) {
        None => true,
        Some(old) => match kept.iter().find(|new| new.narrow == old.narrow) {
            Some(new) => {
                *place = new.wide.clone();
                true
            }
            None => false,
        },
    };
    plan.windows.retain_mut(|fate| renumbered(&mut fate.place));
    plan.replacements.retain_mut(|replacement| renumbered(&mut replacement.place));
    plan.unrolled.retain_mut(renumbered);
    plan.widened = kept;
    Ok(())
}

/// The windows of the module `bytes`, and the values without one, with their functions' names.
///
/// # Errors
/// It is no module.
pub fn windows(bytes: &[u8]) -> Result<(Vec<Window>, Skips), Error> {
    let context = Context::create();
    let module = module::parse(&context, bytes)?;
    hoist(&module);
    let (mut windows, mut all_skipped) = (Vec::new(), Vec::new());
    for function in looked_at(&module) {
        let name = function.name();
        for (number, block) in ir::reached(function) {
            let (sites, skipped) = read::sites(block, &format!("{name}_{number}"));
            windows.extend(sites.into_iter().map(|s| s.window));
            all_skipped.extend(skipped.into_iter().map(|s| (name.clone(), s)));
        }
    }
    Ok((windows, all_skipped))
}

/// The functions of `module` in which windows are looked for.
fn looked_at(module: &Module<'_>) -> Vec<Value> {
    let all = if ir::is_little_endian(module) { ir::functions(module) } else { Vec::new() };
    all.into_iter().filter(|f| ir::is_open(*f)).collect()
}

/// A site and where it is.
struct Found {
    place: Place,
    block: String,
    /// Its number in the block.
    number: usize,
    line: Option<Line>,
    promise: Promise,
    site: Site,
}

impl Found {
    fn fate(
        &self,
        answer: Option<&Answer>,
        blocks: Option<(Compiled, Compiled)>,
        kept: Option<String>,
    ) -> Fate {
        let program = match answer {
            Some(Answer::Proven(program, _)) => Some(program.clone()),
            _ => None,
        };
        let (place, block) = (self.place.clone(), self.block.clone());
        let (line, window) = (self.line.clone(), self.site.window.clone());
        Fate { place, block, line, window, program, blocks, kept }
    }
}

/// The sites of `module`, by the CPU that they are compiled for.
fn found(
    module: &Module<'_>,
    options: &Options<'_>,
    plan: &mut Plan,
) -> Result<BTreeMap<Cpu, Vec<Found>>, Error> {
    let triple = module.get_triple().as_str().to_string_lossy().into_owned();
    let mut groups: BTreeMap<Cpu, Vec<Found>> = BTreeMap::new();
    plan.functions = ir::functions(module).len();
    for function in looked_at(module) {
        let name = function.name();
        let read = || {
            let sites = |(n, block)| (n, block, read::sites(block, &format!("{name}_{n}")));
            Ok(ir::reached(function).into_iter().map(sites).collect::<Vec<_>>())
        };
        let blocks = guarded(read).unwrap_or_else(|why| {
            let skipped = Skipped { value: name.clone(), why: internal(&why.to_string()), line: None };
            plan.skipped.push((name.clone(), skipped));
            Vec::new()
        });
        for (number, block, (sites, skipped)) in blocks {
            plan.skipped.extend(skipped.into_iter().map(|s| (name.clone(), s)));
            if !sites.is_empty() {
                let group = groups.entry(Cpu::of(function, &triple, options.cpu.as_ref())).or_default();
                let near = block.instructions().into_iter().find_map(Value::line);
                let promise = promise(block);
                group.extend(sites.into_iter().enumerate().map(|(n, site)| {
                    let line = site.goal.value().and_then(Value::line).or_else(|| near.clone());
                    let (place, block) = ((name.clone(), number), block.name());
                    Found { place, block, number: n, line, promise, site }
                }));
            }
        }
    }
    Ok(groups)
}

/// How often `block` runs, as far as its function shows.
fn promise(block: ir::Block) -> Promise {
    let next = block.successors();
    if next.contains(&block) {
        Promise::Innermost
    } else if ir::reachable(next).contains(&block) {
        Promise::Loop
    } else {
        Promise::Once
    }
}

/// What has to be left of a module's time for windows to be looked at: what every search needs takes about that.
const LEAST_TIME: Duration = Duration::from_millis(200);

/// What part of a loop's instructions has to remain at most where it is unrolled for what it saves of going on: of one in
/// which nothing is replaced, and of one that has a program.
const MOST_EXECUTED: f64 = 0.8;
const LESS_EXECUTED: f64 = 0.97;

/// Hundredths of the time that searches may take; the rest is for trying what they find.
const SEARCHING: u32 = 80;

/// The functions for one CPU.
struct Group<'a> {
    bytes: &'a [u8],
    cpu: Cpu,
    options: &'a Options<'a>,
    deadline: Deadline,
    /// Loops with wide copies in the module.
    loops: &'a [Widened],
}

impl Group<'_> {
    /// Plans for `found`; where that fails, for half of the functions at a time, so that the one over which it fails stays
    /// as it is, alone.
    fn plan_or_leave(&self, found: &[Found], plan: &mut Plan) -> Result<(), Error> {
        let (windows, replacements) = (plan.windows.len(), plan.replacements.len());
        let (kernels, widened, unrolled) = (plan.kernels.len(), plan.widened.len(), plan.unrolled.len());
        let why = match guarded(|| self.plan(found, plan)) {
            Err(Error::Llvm(why)) => why,
            other => return other,
        };
        plan.windows.truncate(windows);
        plan.replacements.truncate(replacements);
        plan.kernels.truncate(kernels);
        plan.widened.truncate(widened);
        plan.unrolled.truncate(unrolled);
        let mut functions: Vec<&[Found]> = found.chunk_by(|a, b| a.place.0 == b.place.0).collect();
        if functions.len() == 1 {
            plan.windows.extend(found.iter().map(|f| f.fate(None, None, Some(internal(&why)))));
            return Ok(());
        }
        let rest = functions.split_off(functions.len() / 2);
        let (first, second) = found.split_at(found.len() - rest.iter().map(|f| f.len()).sum::<usize>());
        self.plan_or_leave(first, plan)?;
        self.plan_or_leave(second, plan)
    }

    fn plan(&self, found: &[Found], plan: &mut Plan) -> Result<(), Error> {
        let (options, deadline) = (self.options, self.deadline);
        if deadline.is_within(LEAST_TIME) {
            plan.windows.extend(found.iter().map(|f| f.fate(None, None, Some(SPENT.to_owned()))));
            return Ok(());
        }
        let dictionary = autoir::shipped::dictionary()?;
        let choice = match self.cpu.choice() {
            Ok(choice) => choice,
            Err(why) => {
                plan.windows.extend(found.iter().map(|f| f.fate(None, None, Some(why.to_string()))));
                return Ok(());
            }
        };
        let search = options.search.clone();
        let driver = Driver::new(choice, dictionary, search, (options.cache)(), options.observer)?;
        let windows: Vec<&Window> = found.iter().map(|f| &f.site.window).collect();
        let promises: Vec<Promise> = found.iter().map(|f| f.promise).collect();
        let mut answers = answers(&driver, &windows, &promises, deadline.part(SEARCHING), options.work)?;
        // The sites of a block stand side by side.
        let group = |n: usize| {
            let Found { place, number, site, .. } = &found[n];
            Some(((place, site.alternative?), site.needs.map(|needed| n - number + needed)))
        };
        let groups: Vec<_> = (0..found.len()).map(group).collect();
        decide(&mut answers, &groups);
        let subjects: Vec<_> = found
            .iter()
            .zip(&answers)
            .map(|(Found { site, .. }, answer)| Asked { window: &site.window, types: &site.types, answer })
            .collect();
        let kernels = kernel::kernels(&driver, &self.cpu, &subjects, &format!("{}.", plan.kernels.len()))?;
        let replacements: Vec<Replacement> = found
            .iter()
            .zip(&kernels.names)
            .filter_map(|(Found { place, site, .. }, name)| {
                let (place, window) = (place.clone(), site.window.clone());
                Some(Replacement { place, window, views: site.views, kernel: name.clone()? })
            })
            .collect();
        let trials =
            Trials { bytes: self.bytes, cpu: &self.cpu, kernels: &kernels, driver: &driver, deadline };
        let Chosen { replacements: chosen, blocks } = trials.choose(&replacements)?;
        let mut loops = self.loops.to_vec();
        loops.retain(|l| found.iter().any(|f| f.place == l.wide));
        plan.widened.extend(trials.gains(loops, &chosen)?);
        let is_changed = |place: &Place| {
            let is_wide = |l: &Widened| l.narrow == *place || l.wide == *place;
            chosen.iter().any(|r| r.place == *place) || plan.widened.iter().any(is_wide)
        };
        let innermost: BTreeSet<&Place> =
            found.iter().filter(|f| f.promise == Promise::Innermost).map(|f| &f.place).collect();
        let (changed, others): (Vec<Place>, Vec<Place>) =
            innermost.into_iter().cloned().partition(|place| is_changed(place));
        plan.unrolled.extend(trials.short(&others, &[], MOST_EXECUTED)?);
        plan.unrolled.extend(match self.cpu.goes_on_with_accesses() {
            true => trials.short(&changed, &chosen, LESS_EXECUTED)?,
            false => changed,
        });
        for (found, (answer, name)) in found.iter().zip(answers.iter().zip(&kernels.names)) {
            let is_chosen = name.as_ref().is_some_and(|name| chosen.iter().any(|r| r.kernel == *name));
            let kept = match answer {
                Answer::Own(why) => Some(why.clone()),
                Answer::Proven(..) if name.is_none() => Some("no code was made of the program".to_owned()),
                Answer::Proven(..) if is_chosen => None,
                Answer::Proven(..) if !blocks.contains_key(&found.place) => Some(SPENT.to_owned()),
                Answer::Proven(..) => Some("its block does not become cheaper".to_owned()),
            };
            // A block's costs belong to what is tried in it.
            let blocks = blocks.get(&found.place).filter(|_| matches!(answer, Answer::Proven(..)));
            plan.windows.push(found.fate(Some(answer), blocks.cloned(), kept));
        }
        plan.replacements.extend(chosen.into_iter().cloned());
        plan.kernels.push(kernels);
        Ok(())
    }
}

/// How what is said of a function begins whose change is dropped.
const INTERNAL: &str = "an internal error of autoir: ";

/// What is said of a function whose change is dropped.
fn internal(why: &str) -> String {
    format!("{INTERNAL}{why}")
}

/// What `work` says; a panic is an error like one of LLVM's.
fn guarded<T>(work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(Error::llvm(said.unwrap_or("a panic")))
    })
}

/// Does what was planned to a copy of the module `bytes`. Where that fails, what fails for a function alone is dropped.
fn rehearse(bytes: &[u8], plan: &mut Plan) -> Result<(), Error> {
    let possible = |replacements: &[Replacement]| {
        guarded(|| {
            let context = Context::create();
            let part = Plan {
                asked: plan.asked.clone(),
                widened: plan.widened.clone(),
                kernels: plan.kernels.clone(),
                unrolled: plan.unrolled.clone(),
                replacements: replacements.to_vec(),
                ..Plan::default()
            };
            apply(&module::parse(&context, bytes)?, &part)
        })
    };
    if possible(&plan.replacements).is_ok() {
        return Ok(());
    }
    let functions = plan.replacements.chunk_by(|a, b| a.place.0 == b.place.0);
    let failed: Vec<(String, Error)> =
        functions.filter_map(|f| Some((f[0].place.0.clone(), possible(f).err()?))).collect();
    for (name, why) in failed {
        plan.replacements.retain(|r| r.place.0 != name);
        plan.widened.retain(|l| l.narrow.0 != name);
        plan.unrolled.retain(|place| place.0 != name);
        for fate in plan.windows.iter_mut().filter(|w| w.place.0 == name && w.kept.is_none()) {
            fate.kept = Some(internal(&why.to_string()));
        }
    }
    Ok(())
}

/// Does to `module` what was planned for it.
///
/// # Errors
/// It is another module, or LLVM refuses; the module is then of no use.
pub fn apply(module: &Module<'_>, plan: &Plan) -> Result<(), Error> {
    if !plan.widened.is_empty() {
        let made =
            widen(module, plan.asked.as_ref(), &|place| plan.widened.iter().any(|l| l.narrow == *place));
        if made != plan.widened {
            return Err(Error::Llvm("the loops are others than were planned for".to_owned()));
        }
    }
    let impossible = replace(module, &plan.kernels, &plan.replacements.iter().collect::<Vec<_>>())?;
    if let Some((function, _)) = impossible.first() {
        return Err(Error::Llvm(format!("{function} is another than was planned for")));
    }
    if plan.replacements.is_empty() && plan.widened.is_empty() && plan.unrolled.is_empty() {
        return Ok(());
    }
    let places: BTreeSet<&Place> = plan.unrolled.iter().collect();
    unroll(module, &places, &kernel::machine(module, &plan.kernels)?)?;
    module.verify().map_err(Error::llvm)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SUM: &str = "target triple = \"x86_64-pc-linux-gnu\"

define void @f(ptr %out, ptr %pa, ptr %pb) \"target-cpu\"=\"haswell\" {
  %a = load <16 x i8>, ptr %pa, align 1
  %b = load <16 x i8>, ptr %pb, align 1
  %x = zext <16 x i8> %a to <16 x i32>
  %y = zext <16 x i8> %b to <16 x i32>
  %s = add nuw nsw <16 x i32> %x, %y
  %t = call <16 x i32> @llvm.umin.v16i32(<16 x i32> %s, <16 x i32> splat (i32 255))
  %r = trunc <16 x i32> %t to <16 x i8>
  store <16 x i8> %r, ptr %out, align 1
  ret void
}

declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>)
";

    /// What cannot be done to one function is dropped for that one alone, with a remark.
    #[test]
    fn what_fails_is_dropped_for_its_function() {
        let options = Options::new(Duration::from_millis(200), &|| None);
        let mut plan = plan(SUM.as_bytes(), &options).expect("it is a module");
        assert_eq!(plan.replacements.len(), 1);
        let place = ("gone".to_owned(), 0);
        plan.replacements.push(Replacement { place: place.clone(), ..plan.replacements[0].clone() });
        plan.windows.push(Fate { place, ..plan.windows[0].clone() });
        rehearse(SUM.as_bytes(), &mut plan).expect("nothing else is wrong");
        assert_eq!(plan.replacements.len(), 1);
        let kept: Vec<Option<&str>> = plan.windows.iter().map(|w| w.kept.as_deref()).collect();
        assert!(matches!(kept[..], [None, Some(why)] if why.starts_with("an internal error")), "{kept:?}");
    }

    #[test]
    fn a_block_promises_as_much_as_it_runs_often() {
        let text = "define void @f(i1 %c) {
  br label %outer
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %latch
latch:
  br i1 %c, label %outer, label %done
done:
  ret void
}
";
        let context = Context::create();
        let module = module::parse(&context, text.as_bytes()).expect("it is a module");
        let promises: Vec<Promise> =
            ir::blocks(ir::functions(&module)[0]).into_iter().map(super::promise).collect();
        let (once, outer, inner) = (Promise::Once, Promise::Loop, Promise::Innermost);
        assert_eq!(promises, [once, outer, inner, outer, once]);
        assert!(inner < outer && outer < once, "the most promising come first");
    }

    #[test]
    fn a_panic_is_an_error_like_others() {
        let said = guarded(|| -> Result<(), Error> { panic!("a bug") });
        assert!(matches!(said, Err(Error::Llvm(why)) if why == "a bug"));
    }
}
