//! Windows to proven programs.

use std::time::{Duration, Instant};

use autoir::program::Program;
use autoir_build::driver::Driver;
use autoir_codegen_gen::cost::mca::Cost;
use autoir_synth::window::Window;

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

/// The answers to `windows`, in order, until `budget` is spent.
///
/// # Errors
/// What is shipped cannot be used, or LLVM does not know the CPU.
pub fn answers(
    driver: &Driver<'_>,
    windows: &[&Window],
    budget: Option<Duration>,
) -> Result<Vec<Answer>, Error> {
    let start = Instant::now();
    let spent = || Answer::Own("the module's time is spent".to_owned());
    let mut all: Vec<Answer> = windows.iter().map(|_| spent()).collect();
    let distinct = distinct(windows);
    for group in distinct.chunks(AT_ONCE * rayon::current_num_threads()) {
        if budget.is_some_and(|budget| start.elapsed() >= budget) {
            break;
        }
        let asked: Vec<&Window> = group.iter().map(|same| windows[same[0]]).collect();
        let answered = driver.synthesize(&asked)?;
        let costs = driver.costs(&asked, &answered)?;
        for (answered, costs) in answered.iter().zip(costs) {
            let answer = match &answered.found.answer {
                Some(answer) => Answer::Proven(answer.program.clone(), costs.program),
                None => Answer::Own("no program was proven".to_owned()),
            };
            for n in answered.windows.iter().flat_map(|n| &group[*n]) {
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

/// Of the answers that are alternatives, those of equal `groups`, leaves the cheapest.
pub fn decide<G: PartialEq>(answers: &mut [Answer], groups: &[Option<G>]) {
    let cost = |answer: &Answer| match answer {
        Answer::Proven(_, cost) => *cost,
        Answer::Own(_) => None,
    };
    for n in 0..answers.len() {
        let Some(own) = cost(&answers[n]).filter(|_| groups[n].is_some()) else { continue };
        let is_better = |m: usize| {
            let other = cost(&answers[m]).filter(|_| m != n && groups[m] == groups[n]);
            other.is_some_and(|other| other.compare(&own).then(m.cmp(&n)).is_lt())
        };
        if (0..answers.len()).any(is_better) {
            answers[n] = Answer::Own("another grouping of the sum costs less".to_owned());
        }
    }
}
