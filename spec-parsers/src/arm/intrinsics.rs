//! Reads `arm_intrinsics.json`, joined with ACLE's table of assembly and Arm's Sail.
//!
//! The list is cut at its top-level objects and each is read as JSON by itself. So a truncated file, or one
//! with a broken object, loses only the objects concerned.

use super::library::{self, Found, Library};
use super::{ctypes, row};
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::errata::{self, Erratum};
use crate::frontend::ReadResult;
use crate::instruction::{EType, Instruction, InstructionId, Mnemonic, Param};
use crate::location::Location;
use crate::source::SpecSource;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

/// An object of the list.
#[derive(Deserialize)]
struct Entry {
    #[serde(rename = "SIMD_ISA")]
    isa: String,
    name: String,
    arguments: Vec<String>,
    return_type: ReturnType,
    #[serde(default, rename = "Architectures")]
    architectures: Vec<String>,
    #[serde(default)]
    instructions: Vec<Vec<String>>,
}

#[derive(Deserialize)]
struct ReturnType {
    value: String,
}

/// The instruction set of the list that is read, and the state of the processor.
const SIMD_ISA: &str = "Neon";
const ARCHITECTURE: &str = "A64";

/// A row of ACLE's table.
struct TableRow<'a> {
    /// Signature, preparation, assembly, result.
    columns: [&'a str; 4],
    /// The heading above it.
    section: &'a str,
    /// Whether the section is the first, which every processor has.
    basic: bool,
}

/// Reads every Neon intrinsic of the list.
pub fn read(source: &SpecSource) -> ReadResult {
    let mut out = ReadResult::default();
    let pieces = objects(&source.text);
    check_frame(source, &pieces, &mut out.diagnostics);
    let table = source.companions.first().map(|t| table(&t.text)).unwrap_or_default();
    let sail: Vec<&str> = source.companions.iter().skip(1).map(|s| s.text.as_ref()).collect();
    let reader = Reader {
        source,
        table,
        library: Library::new(&sail),
        lines: Lines::new(&sail),
        // A file that cannot be read is reported where errata are applied.
        errata: errata::load(super::ERRATA).unwrap_or_default(),
    };
    let mut found: HashMap<String, Option<Found>> = HashMap::new();
    let mut seen = HashSet::new();
    for piece in pieces {
        match serde_json::from_str::<Entry>(&source.text[piece.clone()]) {
            Ok(entry) if entry.isa == SIMD_ISA && entry.architectures.iter().any(|a| a == ARCHITECTURE) => {
                out.total += 1;
                let mut instruction = reader.instruction(entry, &piece, &mut found);
                if !seen.insert(instruction.id.clone()) {
                    instruction.id = instruction.id.disambiguated(2);
                }
                out.instructions.push(instruction);
            }
            Ok(_) => {}
            Err(error) => {
                out.total += 1;
                out.diagnostics.push(diagnostic(source, piece.start, &error.to_string()));
            }
        }
    }
    out
}

/// The byte ranges of the objects of a list, brackets included; one that is not closed reaches to the end.
fn objects(text: &str) -> Vec<Range<usize>> {
    let (mut out, mut depth, mut start) = (Vec::new(), 0_usize, None);
    let (mut quoted, mut escaped) = (false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            // A string ends with its line: an unpaired quote costs one object, not the rest.
            b'\n' => quoted = false,
            b'{' if !quoted => {
                depth += 1;
                start.get_or_insert(at);
            }
            b'}' if !quoted => {
                depth = depth.saturating_sub(1);
                if depth == 0
                    && let Some(from) = start.take()
                {
                    out.push(from..at + 1);
                }
            }
            _ => {}
        }
    }
    out.extend(start.map(|from| from..text.len()));
    out
}

fn check_frame(source: &SpecSource, pieces: &[Range<usize>], diagnostics: &mut Vec<Diagnostic>) {
    let end = source.text.trim_end().len();
    if source.lossy {
        let at = source.text.find('\u{fffd}').unwrap_or(0);
        diagnostics.push(diagnostic(source, at, "bytes that are not UTF-8 were replaced"));
    }
    if pieces.is_empty() {
        diagnostics.push(diagnostic(source, 0, "no object in the list"));
    } else if !source.text.trim_end().ends_with(']') {
        diagnostics.push(diagnostic(source, end, "the text ends before the list does"));
    }
    if source.companions.len() < 2 {
        diagnostics.push(diagnostic(
            source,
            0,
            "without ACLE's table and Arm's Sail there are no operations",
        ));
    }
}

fn location(source: &SpecSource, offset: usize) -> Location {
    let before = source.text.get(..offset).unwrap_or("");
    let line = before.bytes().filter(|b| *b == b'\n').count() as u32 + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() as u32 + 1;
    Location { file: source.name.clone(), line, column, offset }
}

fn diagnostic(source: &SpecSource, offset: usize, message: &str) -> Diagnostic {
    let line = source.text.get(offset..).and_then(|t| t.lines().next()).unwrap_or("");
    Diagnostic {
        kind: DiagnosticKind::Malformed,
        instruction: None,
        location: location(source, offset),
        message: message.to_owned(),
        excerpt: line.trim().chars().take(120).collect(),
    }
}

/// The rows of the table by intrinsic. Comments and headings begin with `<`.
fn table(text: &str) -> BTreeMap<&str, Vec<TableRow<'_>>> {
    let mut rows: BTreeMap<&str, Vec<TableRow<'_>>> = BTreeMap::new();
    let (mut section, mut sections) = ("", 0);
    for line in text.lines() {
        let columns: Vec<&str> = line.split('\t').map(str::trim).collect();
        match columns.as_slice() {
            ["<SECTION>", heading, ..] => (section, sections) = (heading, sections + 1),
            [signature, preparation, assembly, result, ..] if !signature.starts_with('<') => {
                let Some(name) = row::name_of(signature) else { continue };
                let columns = [*signature, *preparation, *assembly, *result];
                rows.entry(name).or_default().push(TableRow { columns, section, basic: sections <= 1 });
            }
            _ => {}
        }
    }
    rows
}

/// The starts of lines, by file.
struct Lines(Vec<Vec<usize>>);

impl Lines {
    fn new(files: &[&str]) -> Lines {
        let starts = |t: &&str| [0].into_iter().chain(t.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Lines(files.iter().map(starts).collect())
    }

    fn line(&self, file: usize, offset: usize) -> u32 {
        self.0.get(file).map_or(1, |starts| starts.partition_point(|s| *s <= offset) as u32)
    }
}

struct Reader<'a> {
    source: &'a SpecSource,
    table: BTreeMap<&'a str, Vec<TableRow<'a>>>,
    library: Library<'a>,
    lines: Lines,
    errata: Vec<Erratum>,
}

impl Reader<'_> {
    fn instruction(
        &self,
        entry: Entry,
        piece: &Range<usize>,
        found: &mut HashMap<String, Option<Found>>,
    ) -> Instruction {
        let named: Vec<String> = entry.instructions.into_iter().flatten().collect();
        let row = self.row(&entry.name, &named);
        let written = row.map_or(String::new(), |r| r.columns.join("\n"));
        let corrected = self.corrected(&entry.name, &written);
        let encodings: Vec<Mnemonic> = match row {
            Some(_) => instructions(&corrected),
            None => named.iter().map(|n| mnemonic(n)).collect(),
        };
        let parts = self.parts(&encodings, &instructions(&written), found);
        let operation = match row {
            Some(row) if parts.complete => self.operation(row, &parts.found),
            _ => String::new(),
        };
        let (ret, params) = match row.and_then(|_| row::parse(&corrected, 0).ok()) {
            Some(row) => (row.ret, row.params),
            None => signature(&entry.return_type.value, &entry.arguments),
        };
        let parts = parts.found;
        let has_halves = params.iter().chain([&ret]).any(|p| p.etype == EType::Float(16));
        let cpuid = extensions(&parts, row.is_none_or(|r| r.basic), has_halves);
        let first = encodings.first().cloned().unwrap_or_default();
        Instruction {
            id: InstructionId::new(&entry.name, &cpuid),
            name: entry.name,
            cpuid,
            mnemonic: first.name,
            form: first.form,
            sequence: encodings.len() > 1,
            approximate: false,
            encodings,
            tech: SIMD_ISA.to_owned(),
            category: parts
                .iter()
                .flat_map(|p| p.classes.iter().cloned())
                .chain(row.map(|r| r.section.to_owned()))
                .collect(),
            header: "arm_neon.h".to_owned(),
            ret,
            params,
            operation,
            location: location_in(self.source, piece.start),
            operation_location: self.place(&parts),
            errata: Vec::new(),
        }
    }

    /// The row of an intrinsic. It may have one for each range of its immediate: the list names the
    /// instruction.
    fn row(&self, name: &str, named: &[String]) -> Option<&TableRow<'_>> {
        let rows = self.table.get(name)?;
        let matching = |r: &&TableRow<'_>| {
            named.first().is_some_and(|n| r.columns[2].split_whitespace().next() == Some(n))
        };
        rows.iter().find(matching).or(rows.first())
    }

    /// What the library says of an intrinsic's instructions and of those that an erratum replaces.
    fn parts<'f>(
        &self,
        encodings: &[Mnemonic],
        others: &[Mnemonic],
        found: &'f mut HashMap<String, Option<Found>>,
    ) -> Parts<'f> {
        let mut names: Vec<&str> = encodings.iter().chain(others).map(|e| e.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        for name in &names {
            found.entry((*name).to_owned()).or_insert_with(|| self.library.find(name));
        }
        let of = |name: &str| found.get(name).and_then(Option::as_ref);
        Parts {
            complete: encodings.iter().all(|e| of(&e.name).is_some_and(|f| !f.text.is_empty())),
            found: names.iter().filter_map(|n| of(n)).collect(),
        }
    }

    /// A row as its errata correct it.
    fn corrected(&self, name: &str, row: &str) -> String {
        let replace = |row: String, e: &Erratum| e.replaced(name, &row).unwrap_or(row);
        self.errata.iter().fold(row.to_owned(), replace)
    }

    /// Sail, an empty line, and the row.
    fn operation(&self, row: &TableRow<'_>, parts: &[&Found]) -> String {
        let mut text: String = parts.iter().map(|p| p.text.as_str()).collect();
        text.push_str("\n\n");
        text.push_str(&row.columns.join("\n"));
        text
    }

    fn place(&self, parts: &[&Found]) -> Location {
        let Some((file, offset)) = parts.first().map(|p| p.place) else { return Location::default() };
        let name = self.source.companions.get(file + 1).map(|s| s.name.clone()).unwrap_or_default();
        Location { file: name, line: self.lines.line(file, offset), column: 1, offset }
    }
}

/// What the library says of an intrinsic.
struct Parts<'f> {
    found: Vec<&'f Found>,
    /// Whether it has every instruction.
    complete: bool,
}

/// The instructions of a row.
fn instructions(row: &str) -> Vec<Mnemonic> {
    row.lines().nth(2).into_iter().flat_map(|a| a.split(';')).map(mnemonic).collect()
}

/// A place, without counting its line: four thousand objects would each count from the beginning.
fn location_in(source: &SpecSource, offset: usize) -> Location {
    Location { file: source.name.clone(), line: 0, column: 0, offset }
}

/// An instruction as the table writes it.
fn mnemonic(text: &str) -> Mnemonic {
    let text = text.trim();
    let (name, form) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    Mnemonic { name: name.to_ascii_uppercase(), form: form.trim().to_owned(), key: String::new() }
}

/// Result and parameters of an intrinsic that the table does not have.
fn signature(ret: &str, arguments: &[String]) -> (Param, Vec<Param>) {
    let param = |text: &String| {
        let (ctype, name) = ctypes::declaration(text).unwrap_or((text.clone(), ""));
        ctypes::param(name, &ctype, None)
    };
    (ctypes::param("the result", ret, None), arguments.iter().map(param).collect())
}

/// The extensions that an intrinsic needs: what all encodings of its instruction need, and, outside of the
/// table's section for every processor, what some do.
fn extensions(parts: &[&Found], basic: bool, has_halves: bool) -> Vec<String> {
    let always = parts.iter().flat_map(|p| &p.extensions.0);
    let some = parts.iter().flat_map(|p| &p.extensions.1);
    let some = some.filter(|e| !basic && (has_halves || *e != library::HALVES));
    let mut out: Vec<String> = always.chain(some).cloned().collect();
    out.sort();
    out.dedup();
    out
}
