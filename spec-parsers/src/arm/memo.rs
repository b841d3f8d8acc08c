//! What was understood of a stretch of Sail, kept: some hundred stretches serve two thousand intrinsics.
//!
//! Invariant: a stretch has one meaning, so that nothing but time depends on what is kept.

use super::encode::Encoding;
use super::parse::{self, Text};
use crate::problem::Problem;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Most stretches that are kept.
const MOST: usize = 1024;

static KEPT: LazyLock<Mutex<HashMap<String, Arc<Stretch>>>> = LazyLock::new(Mutex::default);

/// The outcome of a decoder's run over all of its encodings.
type Encodings = Arc<Result<BTreeSet<Encoding>, Problem>>;

/// A stretch of Sail, parsed, with the encodings that were decoded so far.
#[derive(Debug)]
pub struct Stretch {
    /// What it says.
    pub text: Text,
    /// By number of the clause and the registers' numbers.
    decoded: Mutex<HashMap<(usize, Vec<u32>), Encodings>>,
}

/// Parses a stretch, or finds it.
///
/// # Errors
/// As [`parse::parse`].
pub fn stretch(sail: &str) -> Result<Arc<Stretch>, Problem> {
    let kept = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = kept().get(sail) {
        return Ok(Arc::clone(found));
    }
    let fresh = Arc::new(Stretch { text: parse::parse(sail)?, decoded: Mutex::default() });
    let mut all = kept();
    if all.len() >= MOST {
        all.clear();
    }
    all.insert(sail.to_owned(), Arc::clone(&fresh));
    Ok(fresh)
}

impl Stretch {
    /// What `decode` gives for a clause and registers, or gave before.
    pub fn decoded(
        &self,
        clause: usize,
        registers: &[u32],
        decode: impl FnOnce() -> Result<BTreeSet<Encoding>, Problem>,
    ) -> Encodings {
        let key = (clause, registers.to_vec());
        let kept = || self.decoded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = kept().get(&key) {
            return Arc::clone(found);
        }
        let fresh = Arc::new(decode());
        kept().insert(key, Arc::clone(&fresh));
        fresh
    }
}
