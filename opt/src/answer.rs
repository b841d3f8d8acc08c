//! Windows to proven programs.

use std::time::{Duration, Instant};

use autoir::program::Program;
use autoir_build::driver::Driver;
use autoir_synth::window::Window;

use crate::error::Error;

/// What came of a window.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A proven program. It may be LLVM's own code for the window, which is often better than what stands in the
    /// module: there, values are as wide as the source language had them.
    Proven(Program),
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
        for answered in &answered {
            let answer = match &answered.found.answer {
                Some(answer) => Answer::Proven(answer.program.clone()),
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
