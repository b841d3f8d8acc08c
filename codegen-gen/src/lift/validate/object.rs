//! An ELF object: the lines of its functions, with names in place of relocations, and its constants.

use crate::lift::dialects;
use std::collections::{BTreeMap, BTreeSet};

use object::{
    File, Object as _, ObjectKind, ObjectSection, ObjectSymbol, RelocationFlags, RelocationTarget, SymbolKind,
};
use thiserror::Error;

use super::Rules;
use crate::llvm::target::{Target, feature_string};
use crate::llvm::tool;

/// A file that is no object of the target, or cannot be read as one.
#[derive(Debug, Error)]
pub enum ObjectError {
    /// Its structure is damaged, or it is something else.
    #[error("no object file: {0}")]
    Malformed(String),
    /// It is for another architecture.
    #[error("an object for {found}, not for {wanted}")]
    Architecture {
        /// That of the file.
        found: String,
        /// That of the target.
        wanted: String,
    },
    /// The assembler refuses a text.
    #[error("the assembler refuses it: {0}")]
    Assembly(String),
    /// A tool of LLVM's, or a file for it.
    #[error("{0}")]
    Tool(String),
}

/// What is in a file.
#[derive(Debug)]
pub struct Object {
    pub(super) functions: BTreeMap<String, Function>,
    pub(super) data: BTreeMap<String, Data>,
}

impl Object {
    /// The names of its functions.
    pub fn functions(&self) -> impl Iterator<Item = &str> {
        self.functions.keys().map(String::as_str)
    }
}

/// A function.
#[derive(Debug, Default)]
pub(super) struct Function {
    pub lines: Vec<Line>,
    /// The constants that it names.
    pub labels: BTreeSet<String>,
}

/// One line of the disassembler's.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub text: String,
    /// Why it cannot be read, if that is known already.
    pub problem: Option<String>,
}

/// Constants.
#[derive(Debug)]
pub(super) struct Data {
    pub bytes: Vec<u8>,
    /// Of what its address is a multiple.
    pub multiple: i64,
}

/// A relocation.
#[derive(Clone, Debug)]
pub(crate) struct Reloc {
    pub at: u64,
    /// Its type, by the platform's numbers.
    pub number: u32,
    /// The constants that it points to and where in them, less its addend; none if it points to anything else.
    pub to: Option<(String, i64)>,
    pub addend: i64,
}

impl Reloc {
    /// The constants that it points to, with `more` bytes.
    pub fn name(&self, more: i64) -> Result<String, String> {
        let (label, offset) = self.to.as_ref().ok_or("it uses something outside of the function")?;
        let sum = offset.checked_add(self.addend).and_then(|sum| sum.checked_add(more));
        let offset = sum.filter(|sum| *sum >= 0).ok_or("it points before its constants")?;
        Ok(format!("{label}+{offset}"))
    }
}

/// A line with relocations.
pub(crate) struct Place<'a> {
    pub text: &'a str,
    /// Where the line behind it begins.
    pub next: u64,
    /// Where its packet begins.
    pub packet: u64,
    pub relocs: Vec<&'a Reloc>,
}

impl Place<'_> {
    /// The relocation, if it is the only one.
    pub fn only(&self) -> Result<&Reloc, String> {
        match self.relocs.as_slice() {
            [one] => Ok(one),
            _ => Err("it has several relocations".to_owned()),
        }
    }
}

/// A printed line.
struct Printed<'t> {
    at: u64,
    text: &'t str,
}

impl Object {
    /// Reads an object for `target`.
    ///
    /// # Errors
    /// [`ObjectError`].
    pub fn read(bytes: &[u8], target: &Target) -> Result<Object, ObjectError> {
        let rules = dialects::of(target.platform).rules;
        check_header(bytes, rules, target)?;
        let malformed = |e: object::Error| ObjectError::Malformed(e.to_string());
        // The crate knows no kind of file for Hexagon by its own, but reads its structure.
        let file = File::parse(bytes).map_err(malformed)?;
        if file.kind() != ObjectKind::Relocatable {
            return Err(ObjectError::Malformed("it is linked already".to_owned()));
        }
        let data = constants(&file).map_err(malformed)?;
        let relocs = relocations(&file, &data).map_err(malformed)?;
        let text = disassembly(bytes, target)?;
        let printed = by_section(&text, target.platform.comment);
        let mut functions = BTreeMap::new();
        let mut names = BTreeSet::new();
        for section in file.sections().filter(|s| s.kind() == object::SectionKind::Text) {
            let name = section.name().map_err(malformed)?.to_owned();
            if !names.insert(name.clone()) {
                return Err(ObjectError::Malformed(format!("two sections of code are called `{name}`")));
            }
            let empty = Vec::new();
            let lines = printed.get(name.as_str()).unwrap_or(&empty);
            let own = relocs.get(&section.index().0).map_or(&[][..], Vec::as_slice);
            for (symbol, from, end) in extents(&file, &section).map_err(malformed)? {
                functions.insert(symbol, function(lines, own, from..end, rules));
            }
        }
        Ok(Object { functions, data: data.into_values().collect() })
    }
}

/// Whether the header is that of an object for the target, so that a file for another one is told by its name.
fn check_header(bytes: &[u8], rules: &Rules, target: &Target) -> Result<(), ObjectError> {
    let malformed = |e: object::Error| ObjectError::Malformed(e.to_string());
    let file = File::parse(bytes).map_err(malformed)?;
    let found = file.architecture();
    if found != rules.architecture {
        let wanted = target.platform.arch.to_owned();
        return Err(ObjectError::Architecture { found: format!("{found:?}"), wanted });
    }
    if !file.is_little_endian() {
        return Err(ObjectError::Malformed("it is big endian".to_owned()));
    }
    Ok(())
}

/// Constants by their sections: a label and the bytes. What a linker changes is none.
fn constants(file: &File<'_>) -> object::Result<BTreeMap<usize, (String, Data)>> {
    let mut all = BTreeMap::new();
    for section in file.sections() {
        let constant =
            matches!(section.kind(), object::SectionKind::ReadOnlyData | object::SectionKind::ReadOnlyString);
        if !constant || section.relocations().next().is_some() {
            continue;
        }
        let label = format!(".Lsection{}", section.index().0);
        let multiple = i64::try_from(section.align().max(1)).unwrap_or(1);
        all.insert(section.index().0, (label, Data { bytes: section.data()?.to_vec(), multiple }));
    }
    Ok(all)
}

/// The relocations of each section, in the order of their places.
fn relocations(
    file: &File<'_>,
    data: &BTreeMap<usize, (String, Data)>,
) -> object::Result<BTreeMap<usize, Vec<Reloc>>> {
    let mut all = BTreeMap::new();
    for section in file.sections() {
        let mut own = Vec::new();
        for (at, reloc) in section.relocations() {
            let RelocationFlags::Elf { r_type: number } = reloc.flags() else { continue };
            let to = match reloc.target() {
                RelocationTarget::Symbol(index) => {
                    let symbol = file.symbol_by_index(index)?;
                    let constants = symbol.section_index().and_then(|section| data.get(&section.0));
                    let offset = i64::try_from(symbol.address()).ok();
                    constants.zip(offset).map(|((label, _), offset)| (label.clone(), offset))
                }
                _ => None,
            };
            own.push(Reloc { at, number, to, addend: reloc.addend() });
        }
        own.sort_by_key(|reloc| reloc.at);
        all.insert(section.index().0, own);
    }
    Ok(all)
}

/// The functions of a section, from where to where they reach.
fn extents(file: &File<'_>, section: &object::Section<'_, '_>) -> object::Result<Vec<(String, u64, u64)>> {
    let size = section.size();
    let mut symbols = Vec::new();
    for symbol in file.symbols() {
        let code = matches!(symbol.kind(), SymbolKind::Text | SymbolKind::Unknown | SymbolKind::Label);
        if code && symbol.section_index() == Some(section.index()) && symbol.is_global() {
            symbols.push((symbol.address(), symbol.size(), symbol.name()?.to_owned()));
        }
    }
    symbols.sort();
    let starts: Vec<u64> = symbols.iter().map(|s| s.0).collect();
    let end = |from: u64, own: u64| match own {
        0 => starts.iter().copied().find(|next| *next > from).unwrap_or(size),
        own => from.saturating_add(own).min(size),
    };
    Ok(symbols.into_iter().map(|(from, own, name)| (name, from, end(from, own))).collect())
}

/// The lines in `extent`, with names in place of relocations.
fn function(
    lines: &[Printed<'_>],
    relocs: &[Reloc],
    extent: std::ops::Range<u64>,
    rules: &Rules,
) -> Function {
    let mut function = Function::default();
    let mut packet = extent.start;
    for (n, line) in lines.iter().enumerate().filter(|(_, line)| extent.contains(&line.at)) {
        if line.text.contains('{') || !rules.packets {
            packet = line.at;
        }
        let next = lines.get(n + 1).map_or(extent.end, |next| next.at);
        let first = relocs.partition_point(|reloc| reloc.at < line.at);
        let own: Vec<&Reloc> = relocs[first..].iter().take_while(|reloc| reloc.at < next).collect();
        function.labels.extend(own.iter().filter_map(|reloc| Some(reloc.to.as_ref()?.0.clone())));
        let place = Place { text: line.text, next, packet, relocs: own };
        let (text, problem) = match place.relocs.is_empty() {
            true => (line.text.to_owned(), None),
            false => match (rules.resolve)(&place) {
                Ok(text) => (text, None),
                Err(why) => (line.text.to_owned(), Some(why)),
            },
        };
        let unknown = text.contains("<unknown>").then(|| "no instruction".to_owned());
        // The constant that a packet extends another line by is printed in that line.
        let text = match text.split_once("immext(") {
            Some((before, _)) if rules.packets => before.to_owned(),
            _ => text,
        };
        let problem = problem.or(unknown);
        // Two short instructions in one word are printed in one line.
        for part in text.split(';').filter(|_| rules.packets) {
            function.lines.push(Line { text: part.trim().to_owned(), problem: problem.clone() });
        }
        if !rules.packets {
            function.lines.push(Line { text, problem });
        }
    }
    function
}

/// Printed lines by the names of their sections.
fn by_section<'t>(text: &'t str, comment: &str) -> BTreeMap<&'t str, Vec<Printed<'t>>> {
    let mut sections: BTreeMap<&str, Vec<Printed<'_>>> = BTreeMap::new();
    let mut current = "";
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("Disassembly of section ") {
            current = name.strip_suffix(':').unwrap_or(name);
            continue;
        }
        let Some((at, text)) = line.split_once(':') else { continue };
        let Ok(at) = u64::from_str_radix(at.trim(), 16) else { continue };
        let text = text.split(comment).next().unwrap_or(text).trim();
        sections.entry(current).or_default().push(Printed { at, text });
    }
    sections
}

/// What LLVM's disassembler prints of an object.
fn disassembly(bytes: &[u8], target: &Target) -> Result<String, ObjectError> {
    let failed = |e: std::io::Error| ObjectError::Tool(e.to_string());
    let file = tempfile::Builder::new().suffix(".o").tempfile().map_err(failed)?;
    std::fs::write(file.path(), bytes).map_err(failed)?;
    let rules = dialects::of(target.platform).rules;
    let args = [
        "-d".to_owned(),
        "--no-show-raw-insn".to_owned(),
        "--print-imm-hex=false".to_owned(),
        format!("--mcpu={}", target.cpu),
        format!("--mattr={}", (rules.features)(target)),
        file.path().display().to_string(),
    ];
    let output =
        tool::run_within("llvm-objdump", &args, "", SECONDS).map_err(|e| ObjectError::Tool(e.to_string()))?;
    match output.success {
        true => Ok(output.stdout),
        false => Err(ObjectError::Malformed(first_line(&output.stderr))),
    }
}

/// Processor time in seconds for LLVM's tools.
const SECONDS: u32 = 10;

/// Assembles a text, as LLVM prints it for `target`, to the bytes of an object.
///
/// # Errors
/// [`ObjectError`].
pub fn assembled(text: &str, target: &Target) -> Result<Vec<u8>, ObjectError> {
    let failed = |e: std::io::Error| ObjectError::Tool(e.to_string());
    let file = tempfile::Builder::new().suffix(".o").tempfile().map_err(failed)?;
    let base = target.platform.base_features.iter().map(|name| (*name).to_owned());
    let features: BTreeSet<String> = target.features.iter().cloned().chain(base).collect();
    let args = [
        "-filetype=obj".to_owned(),
        format!("-triple={}", target.platform.triple),
        format!("-mcpu={}", target.cpu),
        format!("-mattr={}", feature_string(&features)),
        "-o".to_owned(),
        file.path().display().to_string(),
    ];
    let output =
        tool::run_within("llvm-mc", &args, text, SECONDS).map_err(|e| ObjectError::Tool(e.to_string()))?;
    match output.success {
        true => std::fs::read(file.path()).map_err(failed),
        false => Err(ObjectError::Assembly(first_line(&output.stderr))),
    }
}

fn first_line(text: &str) -> String {
    text.lines().find(|line| !line.trim().is_empty()).unwrap_or("it says nothing").to_owned()
}
