//! Windows answered: from the cache where it knows, searched for where it does not.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use autoir_codegen_gen::backend::Llvm;
use autoir_codegen_gen::cost::mca::Cost;
use autoir_synth::cache::key::{Setting, meaning};
use autoir_synth::cache::{Cache, Remembered, synthesize_with};
use autoir_synth::speculate::Claim;
use autoir_synth::synthesize::Options;
use autoir_synth::window::Window;
use rayon::prelude::*;

use super::Driver;
use crate::error::Error;

/// What observers hear that is going on.
const SEARCH: &str = "synthesizing";

/// What may be spent on some windows; where nothing is said, what the driver was made with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Work of the search for each of them.
    pub effort: Option<Duration>,
    /// When all of them are to be over.
    pub end: Option<Instant>,
}

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
    /// Position of the window that was searched for.
    pub fn first(&self) -> usize {
        self.windows[0]
    }

    /// Whether the program was read from LLVM's own code, which is then the code for it.
    pub fn is_llvms(&self) -> bool {
        self.found.answer.as_ref().is_some_and(|a| a.is_own)
    }
}

impl Driver<'_> {
    /// Answers every one of `windows`, each meaning once: from the cache where it knows, searched for where it does not.
    /// The instructions are put together only if the cache does not know all the answers.
    ///
    /// # Errors
    /// What is shipped cannot be used, or LLVM does not know the CPU.
    pub fn synthesize(&self, windows: &[&Window]) -> Result<Vec<Answered>, Error> {
        self.synthesize_with(&self.setting, None, windows)
    }

    /// As [`Driver::synthesize`], within `limits` for each window, which may stand in a loop.
    ///
    /// # Errors
    /// As [`Driver::synthesize`].
    pub fn synthesize_within(
        &self,
        limits: Limits,
        in_loop: bool,
        windows: &[&Window],
    ) -> Result<Vec<Answered>, Error> {
        let of_all = &self.setting.options;
        let effort = limits.effort.into_iter().chain([of_all.effort]).min().unwrap_or_default();
        let options = Options { effort, in_loop, ..of_all.clone() };
        self.synthesize_with(&Setting { options, ..self.setting.clone() }, limits.end, windows)
    }

    fn synthesize_with(
        &self,
        setting: &Setting,
        end: Option<Instant>,
        windows: &[&Window],
    ) -> Result<Vec<Answered>, Error> {
        let mut groups: BTreeMap<Vec<u8>, Vec<usize>> = BTreeMap::new();
        for (n, window) in windows.iter().enumerate() {
            groups.entry(meaning(window)).or_default().push(n);
        }
        let recalled = groups.into_values().map(|group| {
            let start = Instant::now();
            let recall = |c: &Cache| c.recall(setting, windows[group[0]], self.shipped.dictionary());
            let found = self.cache.as_ref().and_then(recall);
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
            answered.extend(self.search(setting, end, open, windows)?);
        }
        answered.sort_by_key(|a| a.windows[0]);
        Ok(answered)
    }

    fn search(
        &self,
        setting: &Setting,
        end: Option<Instant>,
        open: Vec<Vec<usize>>,
        windows: &[&Window],
    ) -> Result<Vec<Answered>, Error> {
        let data = self.shipped.data()?;
        let (libraries, code) = rayon::join(
            || open.iter().map(|group| self.shipped.library(windows[group[0]].computes_floats())).collect(),
            || Ok::<_, Error>((self.code()?, self.shipped.knowledge()?)),
        );
        let (libraries, (target, knowledge)): (Result<Vec<_>, Error>, _) = (libraries, code?);
        let llvm = Llvm::new(knowledge, data, &target);
        let complained = AtomicBool::new(false);
        let complain = |e| {
            if !complained.swap(true, Ordering::Relaxed) {
                self.observer.complains(&format!("an answer could not be kept for the next time: {e}"));
            }
        };
        let all = open.iter().map(Vec::len).sum();
        let done = AtomicUsize::new(0);
        self.observer.progress(SEARCH, 0, all);
        let claimed: Vec<_> =
            open.into_iter().zip(libraries?).map(|(group, library)| (group, library, Claim::new())).collect();
        let answered = claimed
            .into_par_iter()
            .map(|(group, library, _core)| {
                let start = Instant::now();
                let (window, cache) = (windows[group[0]], self.cache.as_ref());
                let left = end.map(|end| end.saturating_duration_since(start));
                let timeout = left.into_iter().chain(setting.options.timeout).min();
                let setting =
                    Setting { options: Options { timeout, ..setting.options.clone() }, ..setting.clone() };
                let found = synthesize_with(cache, &setting, window, library, &llvm, &complain);
                let before = done.fetch_add(group.len(), Ordering::Relaxed);
                self.observer.progress(SEARCH, before + group.len(), all);
                let llvm = llvm.baseline(window);
                Answered { windows: group, found, seconds: start.elapsed().as_secs_f64(), llvm }
            })
            .collect();
        Ok(answered)
    }
}
