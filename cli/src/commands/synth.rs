//! `autoir synth`: the cheapest proven program for every window of some files.

use std::path::{Path, PathBuf};
use std::time::Instant;

use autoir::dictionary::Dictionary;
use autoir::program::Program;
use autoir_build::driver::{Answered, Choice, Driver};
use autoir_codegen_gen::backend::Measured;
use autoir_synth::heuristics::Heuristics;
use autoir_synth::report::remarks::{NearMiss, near_misses};
use autoir_synth::synthesize::Options;
use autoir_synth::window::Window;
use autoir_tests::execution::{self, Execution};
use rayon::prelude::*;

use crate::args::{Global, SynthArgs, TargetArgs, seconds};
use crate::emitted::{Emitter, Written};
use crate::error::CommandError;
use crate::output::{Outcome, Progress};
use crate::report::Row;
use crate::summary::{Phases, Summary};
use crate::{guard, interrupt, store, windows};

/// Synthesizes every window. The answer is no if a window has no proven program or one that executes wrongly;
/// bad input if a file has a malformed part.
///
/// # Errors
/// An unknown target, a file that cannot be read, a dictionary that cannot be used.
pub fn run(global: &Global, args: &SynthArgs) -> Result<Outcome, CommandError> {
    let start = Instant::now();
    interrupt::listen();
    guard::watch(global);
    if args.output.is_some() && args.files.len() > 1 {
        return Err(CommandError::Usage("--output names one file; there are several inputs".into()));
    }
    let choice = choice(&args.target)?;
    let (read, dictionary) = read_all(&args.files)?;
    let mut phases = Phases { front_end: start.elapsed().as_secs_f64(), ..Phases::default() };
    let progress = Progress::default();
    let (options, cache) = (options(global, args)?, store::cache_if_wanted(global)?);
    let run = Run { global, args, driver: Driver::new(choice, dictionary, options, cache, &progress)? };
    let chosen: Vec<(&Path, &Window)> = read
        .iter()
        .flat_map(|(path, r)| r.windows.iter().map(move |w| (*path, w)))
        .filter(|(_, w)| args.window.as_ref().is_none_or(|n| w.name.contains(n.as_str())))
        .collect();
    let mut rows = run.rows(&chosen, &mut phases)?;
    let written = run.emit(&chosen, &mut rows)?;
    let said = |r: &windows::Read| r.diagnostics.iter().map(ToString::to_string).collect::<Vec<_>>();
    let outcome = Summary {
        cpu: run.driver.choice().search.cpu.clone(),
        rows,
        written,
        diagnostics: read.iter().flat_map(|(_, r)| said(r)).collect(),
        is_malformed: read.iter().any(|(_, r)| r.is_malformed()),
        seconds: start.elapsed().as_secs_f64(),
        phases,
    }
    .outcome(args);
    // The process ends now: giving back every node of the dictionary would take longer than a cached answer.
    std::mem::forget(run);
    Ok(outcome)
}

/// What a file holds.
type File<'a> = (&'a Path, windows::Read);

/// The files and the dictionary, side by side: it takes about as long to read as a large pipeline.
fn read_all(files: &[PathBuf]) -> Result<(Vec<File<'_>>, Dictionary), CommandError> {
    let (read, dictionary) = std::thread::scope(|scope| {
        let dictionary = scope.spawn(autoir::shipped::dictionary);
        // This thread has the larger stack.
        let read = |path| Ok((PathBuf::as_path(path), windows::read(path)?));
        let read = files.iter().map(read).collect::<Result<Vec<_>, CommandError>>();
        (read, dictionary.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    });
    Ok((read?, dictionary?))
}

fn options(global: &Global, args: &SynthArgs) -> Result<Options, CommandError> {
    let mut options = Options::default();
    if let Some(list) = &args.without {
        options.heuristics = Heuristics::without(list).map_err(CommandError::Usage)?;
    }
    options.effort = args.effort.map_or(options.effort, seconds);
    options.timeout = global.timeout();
    Ok(options)
}

/// The target that `args` name.
pub(crate) fn choice(args: &TargetArgs) -> Result<Choice, CommandError> {
    Ok(Choice::new(&args.target, args.cpu.as_deref(), args.features.as_deref().unwrap_or(""))?)
}

struct Run<'a> {
    global: &'a Global,
    args: &'a SynthArgs,
    driver: Driver<'a>,
}

impl Run<'_> {
    /// One row per window.
    fn rows(&self, chosen: &[(&Path, &Window)], phases: &mut Phases) -> Result<Vec<Row>, CommandError> {
        let windows: Vec<&Window> = chosen.iter().map(|c| c.1).collect();
        let answers = timed(&mut phases.answers, || self.driver.synthesize(&windows))?;
        phases.library = self.driver.shipped().library_seconds();
        phases.answers -= phases.library;
        let costs = timed(&mut phases.costs, || self.driver.costs(&windows, &answers))?;
        let file = |n: usize| chosen[n].0.display().to_string();
        let mut rows: Vec<(usize, Row)> = Vec::with_capacity(chosen.len());
        let executions = timed(&mut phases.execution, || self.executions(&windows, &answers))?;
        let near = timed(&mut phases.explanation, || self.near(&windows, &answers))?;
        for (((answered, costs), execution), near) in answers.iter().zip(costs).zip(executions).zip(near) {
            let Some((&first, others)) = answered.windows.split_first() else { continue };
            let mut row = Row::new(&file(first), windows[first], &answered.found, answered.seconds, costs);
            row.execution = execution;
            row.near = near;
            let more: Vec<_> = others.iter().map(|&n| (n, row.again(&file(n), windows[n]))).collect();
            rows.push((first, row));
            rows.extend(more);
        }
        rows.sort_by_key(|r| r.0);
        Ok(rows.into_iter().map(|r| r.1).collect())
    }

    /// The near misses of each answer, if they are wanted.
    fn near(
        &self,
        windows: &[&Window],
        answers: &[Answered],
    ) -> Result<Vec<Option<Vec<NearMiss>>>, CommandError> {
        if !self.args.explain {
            return Ok(vec![None; answers.len()]);
        }
        let (driver, shipped) = (&self.driver, self.driver.shipped());
        let measured = Measured::new(shipped.data()?, &driver.code()?);
        let (target, options) = (&driver.choice().search, driver.options());
        let near = |a: &Answered| {
            let (window, below) = (windows[a.windows[0]], a.found.answer.as_ref().map(|a| a.cost));
            let library = shipped.library(window.computes_floats())?;
            Ok(Some(near_misses(window, target, library, &measured, below, options.effort)))
        };
        answers.par_iter().map(near).collect()
    }

    /// What came of executing each answer's program; nothing where there is none, or it is not wanted.
    fn executions(
        &self,
        windows: &[&Window],
        answers: &[Answered],
    ) -> Result<Vec<Option<Execution>>, CommandError> {
        let mut executions = vec![None; answers.len()];
        if !self.args.execute {
            return Ok(executions);
        }
        let program =
            |(n, a): (usize, &Answered)| Some((n, a.windows[0], a.found.answer.as_ref()?.program.clone()));
        let programs: Vec<(usize, usize, Program)> = answers.iter().enumerate().filter_map(program).collect();
        let subjects: Vec<execution::Subject<'_>> = programs
            .iter()
            .map(|(n, w, program)| execution::Subject {
                window: windows[*w],
                program,
                is_llvms: answers[*n].is_llvms(),
            })
            .collect();
        let dir = || store::private_folder(self.global, "oracle");
        let came = execution::execute(
            &subjects,
            &self.driver.shipped().data()?.lowerings,
            &self.driver.code()?,
            &dir,
        )?;
        for ((n, ..), execution) in programs.iter().zip(came) {
            executions[*n] = Some(execution);
        }
        Ok(executions)
    }

    /// What `--emit` asks for, with the files that were written.
    fn emit(&self, chosen: &[(&Path, &Window)], rows: &mut [Row]) -> Result<Vec<Written>, CommandError> {
        let Some(emit) = self.args.emit else { return Ok(Vec::new()) };
        let emitter = Emitter { emit, output: self.args.output.as_deref(), driver: &self.driver };
        if !emitter.makes_files() {
            rows.iter_mut().zip(chosen).for_each(|(row, (_, w))| emitter.print(row, w));
            return Ok(Vec::new());
        }
        let mut pairs: Vec<(&Path, (&mut Row, &Window))> =
            rows.iter_mut().zip(chosen).map(|(row, (path, window))| (*path, (row, *window))).collect();
        let mut written: Vec<Written> = Vec::new();
        while let Some((path, _)) = pairs.first() {
            let (path, of) = (*path, |p: &Path| pairs.iter().take_while(|(q, _)| *q == p).count());
            let count = of(path);
            let mut own: Vec<_> = pairs.drain(..count).map(|p| p.1).collect();
            let file = emitter.file(path, &mut own)?;
            if written.iter().any(|w| w.path == file.path) {
                let name = file.path.display();
                return Err(CommandError::Usage(format!("two inputs would both become `{name}`")));
            }
            written.push(file);
        }
        Ok(written)
    }
}

/// Does `work` and adds its time to `seconds`.
fn timed<T>(seconds: &mut f64, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let done = work();
    *seconds += start.elapsed().as_secs_f64();
    done
}
