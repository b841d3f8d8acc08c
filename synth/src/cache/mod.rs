//! Answers that outlive the process: content-addressed, shared between processes, never believed unseen.
//!
//! In:   a [`Setting`] and a window, whose digest is the [`Key`]; what a search said about them
//! Out:  [`Remembered`] answers, as good as found and proven now
//! Pipeline: [`key`] -> [`folder`] -> entry, decoded ([`flat`]) -> [`signature`] -> answer
//!
//! Invariants
//! - A proof is remembered together with its program. The key holds everything that the proof rests on: the
//!   window with its ranges, the dictionary, the target, the solver, the code. What changes one of them has
//!   another key and finds nothing.
//! - That something was proven is believed of this user's own entries alone, which bear the user's [`seal`]. Of any
//!   other, the program is a candidate like one from a search: it is proven here and now before it is an answer.
//! - An entry counts only if its file is whole (digest), is about its key, can be decoded and fits the
//!   instructions that there are. Any other is taken away and searched for anew; no file makes this panic.
//! - An answer is reused only where a search could not do better: it was exhausted, or had at least as much
//!   time. A window without an answer is remembered under the same rule, and one with programs that could not be
//!   proven for as much time at most, be the search exhausted or not: who has more of it looks again.

pub mod flat;
pub mod folder;
pub mod fuzz;
pub mod key;
pub mod place;
mod regular;
pub mod seal;
pub mod signature;

use std::io;
use std::path::Path;
use std::time::Duration;

use autoir::program::Program;
use autoir_semantics::smt::Verdict;
use serde::{Deserialize, Serialize};

use self::flat::FlatProgram;
use self::folder::{Folder, Trust};
use self::key::{CODE, Key, Setting, answer_key, decode, meaning, window_of};
use self::seal::Seal;
use self::signature::{Signatures, fits};
use crate::library::{Backend, Cost, CostModel, Library};
use crate::pattern::library::PatternLibrary;
use crate::program;
use crate::report::conditions::{Condition, conditions};
use crate::synthesize::{Answer, Outcome, Proof, synthesize};
use crate::times::Times;
use crate::verify::verify;
use crate::window::Window;

/// What is known about a window.
#[derive(Clone, Debug, PartialEq)]
pub struct Remembered {
    /// The proven program, if there is one.
    pub answer: Option<Answer>,
    /// Whether the search below its cost was completed.
    pub exhausted: bool,
    /// Whether an incumbent computes something else than the window.
    pub incumbent_refuted: bool,
    /// What the prover said about programs that it did not prove.
    pub rejected: Vec<String>,
    /// Whether it was ended before its work was done.
    pub cut: bool,
    /// The work that the search was given.
    pub limit: Duration,
    /// Whether it was found by an earlier search.
    pub cached: bool,
    /// What its instructions do not do here, so that they may stand where they do.
    pub conditions: Vec<Condition>,
    /// Where the time went, if it was searched for now.
    pub times: Option<Times>,
}

impl Remembered {
    fn of(outcome: Outcome, limit: Duration) -> Remembered {
        Remembered {
            answer: outcome.answer,
            exhausted: outcome.exhausted,
            cut: outcome.cut,
            incumbent_refuted: outcome.incumbent_refuted,
            rejected: outcome.rejected.into_iter().map(|r| r.1).collect(),
            limit,
            cached: false,
            conditions: Vec::new(),
            times: Some(outcome.times),
        }
    }

    /// Whether a search with so much work could not do better.
    fn is_final(&self, limit: Duration) -> bool {
        let open = self.answer.is_none() && !self.rejected.is_empty();
        (self.exhausted && !open) || limit <= self.limit
    }

    /// The better of two findings about one window.
    fn or(self, other: Remembered) -> Remembered {
        let cost = |r: &Remembered| r.answer.as_ref().map_or(Cost::MAX, |a| a.cost);
        let (best, rest) = if cost(&other) < cost(&self) { (other, self) } else { (self, other) };
        // The other search was completed below its own cost: that says nothing against an equal one.
        let exhausted = best.exhausted || (rest.exhausted && cost(&rest) == cost(&best));
        let incumbent_refuted = best.incumbent_refuted || rest.incumbent_refuted;
        Remembered { exhausted, incumbent_refuted, limit: best.limit.max(rest.limit), ..best }
    }
}

/// The first bytes of an entry that is an answer. Other users of the folder begin theirs differently.
const ANSWER: &[u8; 4] = b"ANSW";

/// A program as it is kept, with its cost and whether it was an incumbent.
type Kept = (FlatProgram, Cost, bool, Proof);

/// An answer as it is kept: with its question in full, so that it can be proven again.
#[derive(Serialize, Deserialize)]
struct Entry {
    /// The window's [`meaning`].
    window: Vec<u8>,
    /// The setting in words, and what of it tells whether the entry can be proven again.
    setting: String,
    dictionary: String,
    code: String,
    /// Microseconds.
    limit: u64,
    exhausted: bool,
    incumbent_refuted: bool,
    answer: Option<Kept>,
    rejected: Vec<String>,
    conditions: Vec<Condition>,
}

impl Entry {
    fn of(setting: &Setting, window: &Window, found: &Remembered) -> Entry {
        Entry {
            window: meaning(window),
            setting: setting.words(),
            dictionary: setting.dictionary.clone(),
            code: CODE.to_owned(),
            limit: found.limit.as_micros().try_into().unwrap_or(u64::MAX),
            exhausted: found.exhausted,
            incumbent_refuted: found.incumbent_refuted,
            answer: found.answer.as_ref().map(|a| (FlatProgram::of(&a.program), a.cost, a.is_own, a.proof)),
            rejected: found.rejected.clone(),
            conditions: found.conditions.clone(),
        }
    }

    fn write(&self) -> io::Result<Vec<u8>> {
        let mut contents = ANSWER.to_vec();
        contents.extend(
            bincode::serde::encode_to_vec(self, bincode::config::standard()).map_err(io::Error::other)?,
        );
        Ok(contents)
    }

    fn read(contents: &[u8]) -> Option<Entry> {
        decode(contents.strip_prefix(ANSWER)?)
    }

    /// What this says about `window`; nothing if its program does not fit.
    fn answer(self, setting: &Setting, window: &Window, known: &dyn Signatures) -> Option<Remembered> {
        let answer = match self.answer {
            None => None,
            Some((program, cost, is_own, proof)) => {
                let program = named(&program, window).filter(|p| fits(p, window, &setting.target, known))?;
                Some(Answer { program, cost, is_own, proof })
            }
        };
        Some(Remembered {
            answer,
            exhausted: self.exhausted,
            cut: false,
            incumbent_refuted: self.incumbent_refuted,
            rejected: self.rejected,
            limit: Duration::from_micros(self.limit),
            cached: true,
            conditions: self.conditions,
            times: None,
        })
    }
}

/// A program with the names of `window`.
fn named(program: &FlatProgram, window: &Window) -> Option<Program> {
    let names: Vec<&str> = window.function.operands.iter().map(|o| o.name.as_str()).collect();
    program.program(&window.name, &names)
}

/// What became of an entry that was looked at again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Check {
    /// Its program was proven again.
    Proved,
    /// Its program was proven in pieces, and the prover does not decide the whole.
    InPieces,
    /// It is undamaged and says that a search found no program.
    NoProgram,
    /// It was made with another dictionary or by other code: nobody will ask for it.
    Stale,
    /// It is no answer but something else that is kept beside the answers, and undamaged.
    Other,
    /// Damaged, or about another question than its name says.
    Damaged,
    /// The prover does not agree, for this reason.
    Refused(String),
}

/// Remembered answers in a folder.
#[derive(Debug)]
pub struct Cache {
    folder: Folder,
}

impl Cache {
    /// The cache in the folder `root`, which is made if need be and holds about `limit` bytes. What bears `seal` is
    /// believed.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn open(root: &Path, limit: u64, seal: Seal) -> io::Result<Cache> {
        Ok(Cache { folder: Folder::open(root, limit, seal)? })
    }

    /// The folder.
    pub fn folder(&self) -> &Folder {
        &self.folder
    }

    /// The answer to `window`, if this user has kept one that a search with these options could not better.
    pub fn recall(&self, setting: &Setting, window: &Window, known: &dyn Signatures) -> Option<Remembered> {
        let found = self.look_for_own(&setting.key(window), setting, window, known)?;
        found.is_final(setting.options.search_effort()).then_some(found)
    }

    /// The answer to `window` that somebody else has kept, if a search with these options could not better it, and
    /// if its program is proven again. It is this user's from then on. Nothing of what it says is taken on its word
    /// but how long somebody has searched for it.
    pub fn prove_again(
        &self,
        setting: &Setting,
        window: &Window,
        library: &Library,
        costs: &dyn CostModel,
    ) -> Option<Remembered> {
        let key = setting.key(window);
        let (found, trust) = self.look(&key, setting, window, library)?;
        // The pieces of a proof in pieces are not kept.
        let whole = |answer: &Answer| answer.proof == Proof::Whole;
        let answer = found.answer.as_ref().filter(|a| trust == Trust::Stranger && whole(a))?;
        if !found.is_final(setting.options.search_effort()) {
            return None;
        }
        match verify(window, &answer.program, library, setting.options.proof_effort) {
            Ok(Verdict::Proved) => {}
            Ok(Verdict::Unknown(_)) => return None,
            Ok(Verdict::Refuted(_)) | Err(_) => {
                self.folder.forget(&key);
                return None;
            }
        }
        let program = answer.program.clone();
        let proven = Remembered {
            conditions: conditions(window, &program, library).unwrap_or_default(),
            answer: Some(Answer {
                cost: program::cost(&program, library, costs)?,
                program,
                // The code for it is its own, wherever it came from.
                is_own: false,
                proof: Proof::Whole,
            }),
            exhausted: false,
            incumbent_refuted: false,
            rejected: Vec::new(),
            ..found
        };
        // Who cannot keep it proves it again the next time.
        let _ = self.keep(&key, setting, window, &proven);
        Some(proven)
    }

    /// What is kept under `key` about `window`, and by whom. What does not fit is taken away.
    fn look(
        &self,
        key: &Key,
        setting: &Setting,
        window: &Window,
        known: &dyn Signatures,
    ) -> Option<(Remembered, Trust)> {
        let (contents, trust) = self.folder.read(key)?;
        let found = Entry::read(&contents).and_then(|e| e.answer(setting, window, known));
        if found.is_none() {
            self.folder.forget(key);
        }
        Some((found?, trust))
    }

    fn look_for_own(
        &self,
        key: &Key,
        setting: &Setting,
        window: &Window,
        known: &dyn Signatures,
    ) -> Option<Remembered> {
        let (found, trust) = self.look(key, setting, window, known)?;
        (trust == Trust::Own).then_some(found)
    }

    fn keep(&self, key: &Key, setting: &Setting, window: &Window, found: &Remembered) -> io::Result<()> {
        let contents = Entry::of(setting, window, found).write()?;
        self.folder.write(key, &contents)
    }

    /// Keeps what a search found, unless something better is there; returns the better of both.
    ///
    /// # Errors
    /// The entry cannot be written, which changes nothing about what was found.
    pub fn remember(
        &self,
        setting: &Setting,
        window: &Window,
        found: Remembered,
        known: &dyn Signatures,
    ) -> (Remembered, io::Result<()>) {
        let key = setting.key(window);
        let before = self.look_for_own(&key, setting, window, known);
        let best = match before.clone() {
            Some(before) => found.or(before),
            None => found,
        };
        if before.as_ref() == Some(&best) {
            return (best, Ok(()));
        }
        let written = self.keep(&key, setting, window, &best);
        (best, written)
    }

    /// Looks at every entry again, and proves what is a proven program again with `library`. Nothing is
    /// changed but that damaged and refused entries are taken away.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn check(
        &self,
        library: &Library,
        effort: u32,
        seen: &mut dyn FnMut(&Key, &Check),
    ) -> io::Result<()> {
        for (key, contents) in self.folder.entries()? {
            let check = contents.map_or(Check::Damaged, |c| check(&key, &c.0, library, effort));
            if matches!(check, Check::Damaged | Check::Refused(_)) {
                self.folder.forget(&key);
            }
            seen(&key, &check);
        }
        Ok(())
    }
}

/// The answer for `window`: from `cache` if it can be had there, else searched for, proven and remembered.
/// What the incumbents of `backend` depend on is part of the setting.
/// What the cache does not take is no failure; `complain` hears of it.
pub fn synthesize_with(
    cache: Option<&Cache>,
    setting: &Setting,
    window: &Window,
    patterns: &PatternLibrary,
    backend: &dyn Backend,
    complain: &dyn Fn(io::Error),
) -> Remembered {
    let library: &Library = patterns;
    if let Some(found) = cache.and_then(|c| c.recall(setting, window, library)) {
        return found;
    }
    if let Some(found) = cache.and_then(|c| c.prove_again(setting, window, library, backend)) {
        return found;
    }
    let outcome = synthesize(window, &setting.target, patterns, backend, &setting.options);
    let mut found = Remembered::of(outcome, setting.options.search_effort());
    if let Some(answer) = &found.answer {
        // Its interface was checked when it was proven.
        found.conditions = conditions(window, &answer.program, library).unwrap_or_default();
    }
    // What was ended early is not the answer: another search does better.
    let Some(cache) = cache.filter(|_| !found.cut) else { return found };
    let (best, written) = cache.remember(setting, window, found, library);
    written.unwrap_or_else(complain);
    best
}

/// Looks at an entry again: whether it is about its key, and whether its program can be proven again.
fn check(key: &Key, contents: &[u8], library: &Library, effort: u32) -> Check {
    if !contents.starts_with(ANSWER) {
        return Check::Other;
    }
    let Some(entry) = Entry::read(contents) else { return Check::Damaged };
    if answer_key(&entry.setting, &entry.window) != *key {
        return Check::Damaged;
    }
    if entry.dictionary != library.digest() || entry.code != CODE {
        return Check::Stale;
    }
    let Some(window) = window_of(&entry.window) else { return Check::Damaged };
    let Some((program, _, _, proof)) = entry.answer else { return Check::NoProgram };
    let Some(program) = named(&program, &window) else { return Check::Damaged };
    match verify(&window, &program, library, effort) {
        Ok(Verdict::Proved) => Check::Proved,
        Ok(Verdict::Refuted(_)) => Check::Refused("refuted".to_owned()),
        // The pieces are not kept; what made the answer had proven them.
        Ok(Verdict::Unknown(_)) if proof == Proof::Pieces => Check::InPieces,
        Ok(Verdict::Unknown(why)) => Check::Refused(format!("not decided: {why}")),
        Err(e) => Check::Refused(e.to_string()),
    }
}

#[cfg(test)]
mod tests;
