//! Windows to proven programs.

use std::cmp::Reverse;
use std::time::Duration;

use autoir::program::Program;
use autoir_build::driver::{Driver, Limits};
use autoir_codegen_gen::cost::mca::Cost;
use autoir_synth::window::Window;

use crate::deadline::Deadline;
use crate::error::Error;

/// What came of a window.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A proven program, and what it costs alone. It may be LLVM's own code for the window, which is often better than what stands in the
    /// module: there, values are as wide as the source language had them.
    Proven(Program, Option<Cost>),
    /// There is none; why.
    Own(String),
}

/// How many windows are searched for between two looks at the clock, for each worker.
const AT_ONCE: usize = 2;

/// How much a window can gain, by how often its block runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Promise {
    /// The block is a loop of its own.
    Innermost,
    /// The block is part of a loop.
    Loop,
    /// The block runs once.
    Once,
}

impl Promise {
    /// Parts of the work that all windows share.
    fn parts(self) -> u32 {
        match self {
            Promise::Innermost => 8,
            Promise::Loop => 4,
            Promise::Once => 1,
        }
    }
}

/// How much there is to search for in a window: about the root of how much is computed, a power of two, so that many windows
/// are alike.
fn size(window: &Window) -> u32 {
    let function = &window.function;
    1 << (function.dag.reachable(&function.elements).len().max(1).ilog2() / 2)
}

/// Windows that ask for the same.
struct Asked {
    /// Their positions.
    same: Vec<usize>,
    /// The most that one of them can gain.
    promise: Promise,
    /// [`size`].
    size: u32,
}

impl Asked {
    /// Parts of the work that all windows share.
    fn parts(&self) -> u32 {
        self.promise.parts() * self.size
    }
}

/// What is said of windows for which there is no time.
pub const SPENT: &str = "the module's time is spent";

/// The answers to `windows`, in order, until `deadline`. The most promising ones are searched for first. Of `work` for all
/// searches together each distinct window has its share, larger ones a larger one, so that what is found depends neither on
/// the machine nor on what is remembered.
///
/// # Errors
/// What is shipped cannot be used, or LLVM does not know the CPU.
pub fn answers(
    driver: &Driver<'_>,
    windows: &[&Window],
    promises: &[Promise],
    deadline: Deadline,
    work: Option<Duration>,
) -> Result<Vec<Answer>, Error> {
    let spent = || Answer::Own(SPENT.to_owned());
    let mut all: Vec<Answer> = windows.iter().map(|_| spent()).collect();
    let mut distinct: Vec<Asked> = distinct(windows)
        .into_iter()
        .map(|same| {
            let promise = same.iter().map(|n| promises[*n]).min().unwrap_or(Promise::Once);
            Asked { promise, size: size(windows[same[0]]), same }
        })
        .collect();
    distinct.sort_by_key(|asked| (asked.promise, Reverse(asked.size)));
    let parts = distinct.iter().map(Asked::parts).sum::<u32>().max(1);
    let chunks = distinct
        .chunk_by(|a, b| (a.promise, a.size) == (b.promise, b.size))
        .flat_map(|alike| alike.chunks(AT_ONCE * rayon::current_num_threads()));
    for group in chunks {
        if deadline.is_over() {
            break;
        }
        let asked: Vec<&Window> = group.iter().map(|asked| windows[asked.same[0]]).collect();
        let effort = work.map(|work| work * group[0].parts() / parts);
        let in_loop = group[0].promise != Promise::Once;
        let limits = Limits { effort, end: deadline.end() };
        let answered = driver.synthesize_within(limits, in_loop, &asked)?;
        let costs = driver.costs(&asked, &answered)?;
        for (answered, costs) in answered.iter().zip(costs) {
            let answer = match &answered.found.answer {
                Some(answer) => Answer::Proven(answer.program.clone(), costs.program),
                None => Answer::Own("no program was proven".to_owned()),
            };
            for n in answered.windows.iter().flat_map(|n| &group[*n].same) {
                all[*n] = answer.clone();
            }
        }
    }
    Ok(all)
}

/// Positions of windows that ask for the same, in order of the first of each.
fn distinct(windows: &[&Window]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (n, window) in windows.iter().enumerate() {
        match groups.iter_mut().find(|g| windows[g[0]].asks_like(window)) {
            Some(group) => group.push(n),
            None => groups.push(vec![n]),
        }
    }
    groups
}

/// Of the answers that are alternatives, those of one group, leaves the cheapest; a group's member may need another
/// answer, whose cost is then its own as well, and which stays only if it does.
pub fn decide<G: PartialEq>(answers: &mut [Answer], groups: &[Option<(G, Option<usize>)>]) {
    let alone = |n: usize| match &answers[n] {
        Answer::Proven(_, cost) => cost.map(|c| (c.rthroughput, c.uops)),
        Answer::Own(_) => None,
    };
    let cost = |n: usize| match groups[n].as_ref()?.1 {
        None => alone(n),
        Some(needed) => {
            let (a, b) = (alone(n)?, alone(needed)?);
            Some((a.0 + b.0, a.1 + b.1))
        }
    };
    let costs: Vec<Option<(f64, u32)>> = (0..answers.len()).map(cost).collect();
    let is_below = |m: usize, n: usize| match (costs[m], costs[n]) {
        (Some(a), Some(b)) => a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)).then(m.cmp(&n)).is_lt(),
        (known, _) => known.is_some(),
    };
    let group = |n: usize| groups[n].as_ref().map(|g| &g.0);
    let is_beaten = |n: usize| (0..answers.len()).any(|m| m != n && group(m) == group(n) && is_below(m, n));
    let beaten: Vec<usize> = (0..answers.len()).filter(|n| groups[*n].is_some() && is_beaten(*n)).collect();
    let needed = |n: &usize| groups.iter().flatten().any(|g| g.1 == Some(*n));
    let wanted: Vec<usize> =
        (0..answers.len()).filter(|n| !beaten.contains(n)).filter_map(|n| groups[n].as_ref()?.1).collect();
    let unwanted: Vec<usize> = (0..answers.len()).filter(needed).filter(|n| !wanted.contains(n)).collect();
    for n in beaten.into_iter().chain(unwanted) {
        answers[n] = Answer::Own("another grouping of the sum costs less".to_owned());
    }
}
