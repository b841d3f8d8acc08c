//! Windows answered: from the cache where it knows, searched for where it does not.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use autoir_codegen_gen::mca::Cost;
use autoir_codegen_gen::target::Target;
use autoir_synth::cache::key::{Setting, meaning};
use autoir_synth::cache::{Cache, Remembered, synthesize_with};
use autoir_synth::window::Window;
use rayon::prelude::*;

use crate::error::CommandError;
use crate::output;
use crate::peer::Peer;
use crate::store::{Measured, Shipped};

/// The answer to a window, and to those of the same meaning.
#[derive(Clone, Debug)]
pub struct Answered {
    /// Positions of the windows; the first is the one that was searched for.
    pub windows: Vec<usize>,
    /// What was found.
    pub found: Remembered,
    /// How long that took.
    pub seconds: f64,
    /// The cost of LLVM's own code, where it was measured on the way.
    pub llvm: Option<Cost>,
}

impl Answered {
    /// Whether the program was read from LLVM's own code, which is then the code for it.
    pub fn is_llvms(&self) -> bool {
        self.found.answer.as_ref().is_some_and(|a| a.proposed)
    }
}

/// Answers every one of `windows`, each meaning once. The instructions are put together only if the cache
/// does not know all the answers.
///
/// # Errors
/// A dictionary that cannot be used.
pub fn answer(
    windows: &[&Window],
    setting: &Setting,
    shipped: &Shipped,
    cache: Option<&Cache>,
    target: &dyn Fn() -> Result<Target, CommandError>,
) -> Result<Vec<Answered>, CommandError> {
    let mut groups: BTreeMap<Vec<u8>, Vec<usize>> = BTreeMap::new();
    for (n, window) in windows.iter().enumerate() {
        groups.entry(meaning(window)).or_default().push(n);
    }
    let recalled = groups.into_values().map(|group| {
        let start = Instant::now();
        let found = cache.and_then(|c| c.recall(setting, windows[group[0]], shipped.dictionary()));
        (group, found, start.elapsed().as_secs_f64())
    });
    let (mut answered, mut open) = (Vec::new(), Vec::new());
    for (group, found, seconds) in recalled {
        match found {
            Some(found) => answered.push(Answered { windows: group, found, seconds, llvm: None }),
            None => open.push(group),
        }
    }
    if !open.is_empty() {
        answered.extend(search(open, windows, setting, shipped, cache, target()?)?);
    }
    answered.sort_by_key(|a| a.windows[0]);
    Ok(answered)
}

fn search(
    open: Vec<Vec<usize>>,
    windows: &[&Window],
    setting: &Setting,
    shipped: &Shipped,
    cache: Option<&Cache>,
    target: Target,
) -> Result<Vec<Answered>, CommandError> {
    let library = shipped.library()?;
    let measured = Measured::new(shipped.data()?, &target);
    let peer = Peer::new(shipped, target, measured)?;
    let complained = AtomicBool::new(false);
    let complain = |e| {
        if !complained.swap(true, Ordering::Relaxed) {
            eprintln!("an answer could not be kept for the next time: {e}");
        }
    };
    let bar = output::progress("synthesizing", open.iter().map(|g| g.len() as u64).sum());
    let answered = open
        .into_par_iter()
        .map(|group| {
            let start = Instant::now();
            let window = windows[group[0]];
            let propose = |w: &Window| peer.propose(w);
            let found = synthesize_with(cache, setting, window, library, &peer, &propose, &complain);
            bar.inc(group.len() as u64);
            let llvm = peer.llvm_cost(window);
            Answered { windows: group, found, seconds: start.elapsed().as_secs_f64(), llvm }
        })
        .collect();
    bar.finish_and_clear();
    Ok(answered)
}
