//! `autoir cache`: the answers that are kept on disk.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use autoir_build::library::library_of_all;
use autoir_synth::cache::folder::{Folder, Stat};
use autoir_synth::cache::{Cache, Check};
use serde_json::{Value, json};

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
    let modules = store::modules(global)?;
    let also = |source| CommandError::Io { path: modules.root().to_owned(), source };
    match args.action {
        CacheAction::Stat => {
            let (answers, decided) = (cache.folder().stat().map_err(failed)?, modules.stat().map_err(also)?);
            Ok(described([(cache.folder(), answers), (&modules, decided)], "holds"))
        }
        CacheAction::Clear => {
            let (answers, decided) =
                (cache.folder().clear().map_err(failed)?, modules.clear().map_err(also)?);
            Ok(described([(cache.folder(), answers), (&modules, decided)], "held"))
        }
        CacheAction::Verify => verify(&cache, modules.stat().map_err(also)?.entries),
    }
}

/// The answers, and what was decided of modules.
fn described([answers, modules]: [(&Folder, Stat); 2], verb: &str) -> Outcome {
    let text =
        format!("{}{}", in_words(answers, verb, "entries"), in_words(modules, verb, "decisions on modules"));
    let mut json = as_json(answers);
    json["modules"] = as_json(modules);
    Outcome { json, text, exit: Exit::Success }
}

fn in_words((folder, stat): (&Folder, Stat), verb: &str, what: &str) -> String {
    let Stat { entries, bytes, unfinished } = stat;
    let place = folder.root().display();
    let (bytes, most) = (bytes as f64 / f64::from(1 << 20), folder.limit() >> 20);
    let others = if unfinished > 0 { format!(", and {unfinished} unfinished files") } else { String::new() };
    format!("{place} {verb} {entries} {what}, {bytes:.1} of {most} MiB{others}\n")
}

fn as_json((folder, stat): (&Folder, Stat)) -> Value {
    json!({
        "folder": folder.root().display().to_string(),
        "entries": stat.entries,
        "bytes": stat.bytes,
        "unfinished": stat.unfinished,
        "limit": folder.limit(),
    })
}

/// Proves the answers again; what was decided of `modules` is believed by its seal alone, which is said.
fn verify(cache: &Cache, modules: u64) -> Result<Outcome, CommandError> {
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
    if modules > 0 {
        let _ =
            writeln!(text, "{modules:6}  decisions on modules, not looked at: their seal says who made them");
    }
    let exit = if bad.is_empty() { Exit::Success } else { Exit::No };
    Ok(Outcome {
        json: json!({ "verified": bad.is_empty(), "entries": counts, "taken_away": bad, "modules": modules }),
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
