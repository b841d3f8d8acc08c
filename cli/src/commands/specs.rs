//! `autoir specs`: the vendor texts, those that are here and how to get those that are not.

use std::fmt::Write as _;

use autoir_spec_parsers::installed::{Installed, installed};
use autoir_spec_parsers::{ISAS, Isa, isa};
use serde_json::{Value, json};

use crate::args::{Global, SpecsArgs};
use crate::error::CommandError;
use crate::output::{Exit, Outcome};

/// Looks for every text. The answer is no if one is missing; another version than the expected one is
/// reported and will do.
///
/// # Errors
/// An unknown ISA, or a description that does not follow its format.
pub fn run(global: &Global, args: &SpecsArgs) -> Result<Outcome, CommandError> {
    let chosen: Vec<&Isa> = match args.isa.as_slice() {
        [] => ISAS.iter().collect(),
        names => names.iter().map(|n| isa(n)).collect::<Result<_, _>>()?,
    };
    let mut text = String::new();
    let mut rows = Vec::new();
    let mut complete = true;
    for isa in chosen {
        for source in installed(isa, global.specs.as_deref())? {
            complete &= source.found.is_some();
            describe(isa, &source, &mut text);
            rows.push(row(isa, &source));
        }
    }
    let exit = if complete { Exit::Success } else { Exit::No };
    Ok(Outcome { json: json!({ "complete": complete, "texts": rows }), text, exit })
}

fn word(source: &Installed) -> &'static str {
    match source.is_expected() {
        None => "missing",
        Some(true) => "ok",
        Some(false) => "another version",
    }
}

fn describe(isa: &Isa, source: &Installed, out: &mut String) {
    let d = &source.description;
    let _ = writeln!(out, "{:8} {:15} {}: {} {}", isa.name, word(source), d.file, d.title, d.version);
    let mut line = |what: &str, value: &str| {
        let _ = writeln!(out, "    {what:10} {value}");
    };
    match &source.found {
        Some(found) => {
            line("file", &found.path.display().to_string());
            let sum = found.sha256.as_deref().unwrap_or("cannot be read");
            match source.is_expected() {
                Some(true) => line("sha256", &format!("{sum}, as expected")),
                _ => line("sha256", &format!("{sum}, expected {}", d.sha256)),
            }
        }
        None => {
            source.looked.iter().for_each(|p| line("looked at", &p.display().to_string()));
        }
    }
    if source.is_expected() != Some(true) {
        line("get it by", &d.fetch);
    }
    line("licence", &d.licence);
}

fn row(isa: &Isa, source: &Installed) -> Value {
    let d = &source.description;
    json!({
        "isa": isa.name,
        "file": d.file,
        "title": d.title,
        "version": d.version,
        "date": d.date,
        "licence": d.licence,
        "installed": source.found.is_some(),
        "path": source.found.as_ref().map(|f| f.path.display().to_string()),
        "sha256": source.found.as_ref().and_then(|f| f.sha256.clone()),
        "expected_sha256": d.sha256,
        "matches": source.is_expected(),
        "looked": source.looked.iter().map(|p| p.display().to_string()).collect::<Vec<_>>(),
        "fetch": d.fetch,
    })
}
