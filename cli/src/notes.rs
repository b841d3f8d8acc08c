//! What the vendors' texts say beside the dictionary: where an instruction stands, and what was corrected there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use autoir::dictionary::Member;
use autoir::reference::Note;
use autoir_spec_parsers::{errata, isa, select, sources};
use rayon::prelude::*;

use crate::args::Global;

/// Notes by instruction, of the instruction sets whose texts are here.
#[derive(Debug, Default)]
pub struct Notes {
    by_id: BTreeMap<String, Note>,
    /// Instruction sets whose text is not here, and why.
    pub missing: Vec<(String, String)>,
}

impl Notes {
    /// The notes on the instructions of `isas`. No text is evaluated for them, only read.
    pub fn of(isas: &BTreeSet<&str>, global: &Global) -> Notes {
        let isas: Vec<&str> = isas.iter().copied().collect();
        let read: Vec<_> = isas.par_iter().map(|name| (*name, read(name, global))).collect();
        let mut notes = Notes::default();
        for (name, result) in read {
            match result {
                Ok(more) => notes.by_id.extend(more),
                Err(why) => notes.missing.push((name.to_owned(), why)),
            }
        }
        notes
    }

    /// The note on an instruction; an empty one where nothing is known.
    pub fn on(&self, member: &Member) -> Note {
        self.by_id.get(&member.id).cloned().unwrap_or_default()
    }
}

fn read(name: &str, global: &Global) -> Result<Vec<(String, Note)>, String> {
    let isa = isa(name).map_err(|e| e.to_string())?;
    let source = sources::find(isa, global.specs.as_deref()).map_err(|e| e.to_string())?;
    let known = errata::load(isa.frontend.errata()).map_err(|e| e.to_string())?;
    let selected = select(isa.frontend, &source);
    let describe = |id: &String| {
        let erratum = known.iter().find(|e| e.id == *id);
        erratum.map_or_else(|| id.clone(), |e| format!("{id}: {} In fact: {}", e.says, e.does))
    };
    let note = |i: &autoir_spec_parsers::instruction::Instruction| {
        let place = &i.location;
        // A folder is this machine's, the file is the vendor's.
        let file = Path::new(place.file.as_ref()).file_name();
        // A text that is not in lines has none.
        let line = if place.line > 0 { format!(":{}", place.line) } else { String::new() };
        let source = file.map(|file| format!("{}{line}", file.to_string_lossy()));
        (i.id.as_str().to_owned(), Note { source, errata: i.errata.iter().map(describe).collect() })
    };
    Ok(selected.instructions.iter().map(note).collect())
}
