//! `autoir cache`: the answers that are kept on disk.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use autoir_build::library::library_of_all;
use autoir_synth::cache::folder::Stat;
use autoir_synth::cache::{Cache, Check};
use serde_json::json;

use crate::args::{CacheAction, CacheArgs, Global};
use crate::error::CommandError;
use crate::output::{Exit, Outcome};
use crate::store;

/// Work for each question to the solver, in nominal milliseconds.
const PROOF_EFFORT: u32 = 60_000;

/// Says what there is, proves it again, or takes it away. The answer is no if something could not be proven
/// again.
///
/// # Errors
/// A folder that cannot be used, or a dictionary.
pub fn run(global: &Global, args: &CacheArgs) -> Result<Outcome, CommandError> {
    let cache = store::cache(global)?;
    let failed = |source| CommandError::Io { path: cache.folder().root().to_owned(), source };
    match args.action {
        CacheAction::Stat => Ok(described(&cache, cache.folder().stat().map_err(failed)?, "holds")),
        CacheAction::Clear => Ok(described(&cache, cache.folder().clear().map_err(failed)?, "held")),
        CacheAction::Verify => verify(&cache),
    }
}

fn described(cache: &Cache, stat: Stat, verb: &str) -> Outcome {
    let folder = cache.folder();
    let Stat { entries, bytes, unfinished } = stat;
    let place = folder.root().display().to_string();
    let text = format!(
        "{place} {verb} {entries} entries, {:.1} of {} MiB{}\n",
        bytes as f64 / f64::from(1 << 20),
        folder.limit() >> 20,
        if unfinished > 0 { format!(", and {unfinished} unfinished files") } else { String::new() }
    );
    let json = json!({
        "folder": place,
        "entries": entries,
        "bytes": bytes,
        "unfinished": unfinished,
        "limit": folder.limit(),
    });
    Outcome { json, text, exit: Exit::Success }
}

fn verify(cache: &Cache) -> Result<Outcome, CommandError> {
    let library = library_of_all(&autoir::shipped::dictionary()?)?;
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    let mut text = String::new();
    let mut bad = Vec::new();
    let mut seen = |key: &_, check: &Check| {
        *counts.entry(word(check)).or_default() += 1;
        let why = match check {
            Check::Damaged => "damaged",
            Check::Refused(why) => why,
            _ => return,
        };
        let _ = writeln!(text, "  taken away  {key}: {why}");
        bad.push(json!({ "entry": format!("{key}"), "reason": why }));
    };
    cache
        .check(&library, PROOF_EFFORT, &mut seen)
        .map_err(|source| CommandError::Io { path: cache.folder().root().to_owned(), source })?;
    for (what, n) in &counts {
        let _ = writeln!(text, "{n:6}  {what}");
    }
    if counts.is_empty() {
        text.push_str("there are no entries\n");
    }
    let exit = if bad.is_empty() { Exit::Success } else { Exit::No };
    Ok(Outcome {
        json: json!({ "verified": bad.is_empty(), "entries": counts, "taken_away": bad }),
        text,
        exit,
    })
}

fn word(check: &Check) -> &'static str {
    match check {
        Check::Proved => "proved again",
        Check::InPieces => "proven in pieces, the whole not decided",
        Check::NoProgram => "no program was found",
        Check::Stale => "from another dictionary or version",
        Check::Other => "costs, undamaged",
        Check::Damaged => "damaged",
        Check::Refused(_) => "refused",
    }
}
