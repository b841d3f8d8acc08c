//! The vendor's list of instructions: syntax, attributes, behaviour.
//!
//! An instruction's operation is a text of its own: the definitions of the macros that it uses, its behaviour
//! with the list's own macros replaced, and, where it writes several registers, what its result is.

use super::ctype::CType;
use super::preprocess::{Macros, Preprocessor, expand, spell, used};
use super::protos::{self, Intrinsic};
use super::syntax::{self, Access, Operand};
use super::token::{Kind, Token};
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::frontend::ReadResult;
use crate::instruction::{EType, Instruction, InstructionId, Mnemonic, Param, ParamKind};
use crate::location::Location;
use crate::problem::Problem;
use crate::source::SpecSource;
use std::collections::{BTreeSet, HashMap, HashSet};

/// What every entry of the list becomes once the list's own macros are replaced.
const ENTRY: &str = "Q6INSN";
/// What a behaviour says on the path on which the instruction does nothing.
const CANCEL: &str = "CANCEL";
/// The name of the result of an instruction that writes several registers.
const RESULTS: &str = "Result";

/// Macros that are read as what they mean.
const MODEL: &str = include_str!("../../../vendor-specs/hvx/model.h");

/// Reads the list, with the definitions and the intrinsics that stand beside it.
pub fn read(source: &SpecSource) -> ReadResult {
    let mut reader = Reader { lines: line_starts(&source.text), source, ..Reader::new(source) };
    for (name, text) in reader.headers() {
        let mut preprocessor = Preprocessor::new(std::mem::take(&mut reader.macros));
        if let Err(problem) = preprocessor.read(&text, &mut |_, _| {}) {
            reader.complain(&problem, &format!(" (in {name})"));
        }
        reader.macros = preprocessor.macros;
    }
    // The emulator's headers say where it keeps the registers.
    reader.macros.retain(|name, _| CType::of_register(name).is_none());
    let mut items: Vec<(Vec<Token>, Macros)> = Vec::new();
    let outcome = Preprocessor::default().read(&source.text, &mut |run, macros| {
        for item in entries(run) {
            items.push((item.to_vec(), macros.clone()));
        }
    });
    if let Err(problem) = outcome {
        reader.complain(&problem, "");
    }
    if items.is_empty() {
        let message = "no instruction in the text";
        reader.complain(&Problem::new(DiagnosticKind::Malformed, 0..0, message), "");
    }
    for (item, macros) in &items {
        match expand(item, macros) {
            Ok(tokens) => reader.entries(&tokens),
            Err(problem) => {
                reader.out.total += 1;
                reader.complain(&problem, "");
            }
        }
    }
    reader.out
}

/// The uses of macros that stand in a run of lines, each a name with its bracket.
fn entries(run: &[Token]) -> Vec<&[Token]> {
    let (mut out, mut at) = (Vec::new(), 0);
    while let Some(token) = run.get(at) {
        let opens = run.get(at + 1).is_some_and(|t| t.is("("));
        if token.kind == Kind::Ident && opens {
            // An entry that is never closed costs its first line, not what follows.
            let line = || run.iter().skip(at).position(|t| t.kind == Kind::Newline);
            let end = closing(run, at + 1).or_else(|| Some(at + line()?)).unwrap_or(run.len() - 1);
            out.push(&run[at..=end]);
            at = end;
        }
        at += 1;
    }
    out
}

/// Where the bracket that opens at `at` closes.
fn closing(tokens: &[Token], at: usize) -> Option<usize> {
    let mut level = 0_usize;
    for (offset, token) in tokens.iter().enumerate().skip(at).filter(|(_, t)| t.kind == Kind::Punct) {
        match token.text.as_str() {
            "(" => level += 1,
            ")" if level == 1 => return Some(offset),
            ")" => level -= 1,
            _ => {}
        }
    }
    None
}

fn line_starts(text: &str) -> Vec<usize> {
    std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect()
}

struct Reader<'a> {
    source: &'a SpecSource,
    lines: Vec<usize>,
    macros: Macros,
    intrinsics: HashMap<String, Intrinsic>,
    seen: HashSet<InstructionId>,
    out: ReadResult,
}

impl<'a> Reader<'a> {
    fn new(source: &'a SpecSource) -> Self {
        let header = source.companions.iter().find(|c| c.text.contains("C Intrinsic Prototype:"));
        Self {
            source,
            lines: Vec::new(),
            macros: Macros::new(),
            intrinsics: header.map(|h| protos::read(&h.text)).unwrap_or_default(),
            seen: HashSet::new(),
            out: ReadResult::default(),
        }
    }

    /// The texts that define macros, in the order in which they take effect.
    fn headers(&self) -> Vec<(String, String)> {
        let beside = self.source.companions.iter().filter(|c| !c.text.contains("C Intrinsic Prototype:"));
        let mut out: Vec<_> = beside.map(|c| (c.name.to_string(), c.text.to_string())).collect();
        out.push(("vendor-specs/hvx/model.h".into(), MODEL.to_owned()));
        out
    }

    fn location(&self, offset: usize) -> Location {
        let line = self.lines.partition_point(|start| *start <= offset).max(1);
        let start = self.lines.get(line - 1).copied().unwrap_or(0);
        let before = self.source.text.get(start..offset).unwrap_or("");
        Location {
            file: self.source.name.clone(),
            line: line as u32,
            column: before.chars().count() as u32 + 1,
            offset,
        }
    }

    fn complain(&mut self, problem: &Problem, more: &str) {
        let location = self.location(problem.span.start as usize);
        let text = self.source.text.get(location.offset..).unwrap_or("");
        self.out.diagnostics.push(Diagnostic {
            kind: problem.kind,
            instruction: None,
            message: format!("{}{more}", problem.message),
            excerpt: text.lines().next().unwrap_or("").trim().chars().take(120).collect(),
            location,
        });
    }

    /// The instructions that an entry has become.
    fn entries(&mut self, tokens: &[Token]) {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            if token.is(ENTRY) && tokens.get(at + 1).is_some_and(|t| t.is("(")) {
                self.out.total += 1;
                let end = closing(tokens, at + 1);
                let parts = end.and_then(|end| split(&tokens[at + 2..end]));
                match parts {
                    Some(parts) => {
                        let instruction = self.instruction(token, &parts);
                        self.out.instructions.push(instruction);
                    }
                    None => {
                        let message =
                            "an entry that has no name, syntax, attributes, description and behaviour";
                        let kind = DiagnosticKind::Malformed;
                        self.complain(&Problem::new(kind, token.span.clone(), message), "");
                    }
                }
                at = end.unwrap_or(tokens.len());
            }
            at += 1;
        }
    }

    fn instruction(&mut self, entry: &Token, parts: &Parts<'_>) -> Instruction {
        let mut operands = syntax::operands(&parts.syntax);
        let macros = used(parts.behaviour, &self.macros);
        operands.splice(0..0, syntax::implied(|name| self.mentions(parts.behaviour, &macros, name)));
        if parts.behaviour.iter().any(|t| t.is(CANCEL)) {
            // A cancelled instruction leaves its destination as it was: the old value is an operand.
            operands.iter_mut().filter(|o| o.access == Access::Out).for_each(|o| o.access = Access::InOut);
        }
        let intrinsic = self.intrinsics.get(&protos::key(&parts.syntax)).cloned();
        // Of an instruction without an intrinsic, no text says which version has it first.
        let version = intrinsic.as_ref().map_or(String::new(), |i| format!("v{}", i.version));
        let name = intrinsic.as_ref().map_or(parts.tag.clone(), |i| i.name.clone());
        let features = vec![format!("hvx{version}")];
        let mut id = InstructionId::new(&name, &features);
        for ordinal in 2.. {
            if self.seen.insert(id.clone()) {
                break;
            }
            id = InstructionId::new(&name, &features).disambiguated(ordinal);
        }
        let location = self.location(entry.span.start as usize);
        let (ret, list) = result(&operands);
        let mut operation = self.definitions(&macros);
        operation.push_str(&spell(parts.behaviour));
        operation.push_str(&list);
        let mnemonic = syntax::mnemonic(&parts.syntax).to_owned();
        let encoding =
            Mnemonic { name: mnemonic.clone(), form: parts.syntax.clone(), key: parts.tag.clone() };
        Instruction {
            id,
            name,
            cpuid: features,
            mnemonic,
            form: parts.syntax.clone(),
            encodings: vec![encoding],
            tech: "HVX".into(),
            category: parts.attributes.clone(),
            sequence: false,
            approximate: false,
            header: intrinsic.map_or(String::new(), |_| "hvx_hexagon_protos.h".into()),
            ret,
            params: operands.into_iter().filter(|o| o.access != Access::Out).map(|o| o.param).collect(),
            operation,
            operation_location: location.clone(),
            location,
            errata: Vec::new(),
        }
    }

    /// Whether the behaviour names a register, itself or through the macros that it uses.
    fn mentions(&self, behaviour: &[Token], macros: &BTreeSet<String>, name: &str) -> bool {
        let bodies = macros.iter().filter_map(|n| self.macros.get(n)).map(|m| m.body.as_slice());
        bodies.chain([behaviour]).flatten().any(|token| token.is(name))
    }

    /// Macros as the lines that define them.
    fn definitions(&self, macros: &BTreeSet<String>) -> String {
        let mut out = String::new();
        for name in macros {
            let Some(definition) = self.macros.get(name) else { continue };
            let params = definition.params.as_ref().map_or(String::new(), |p| format!("({})", p.join(", ")));
            out.push_str(&format!("#define {name}{params} {}\n", spell(&definition.body)));
        }
        out
    }
}

/// The parts of an entry.
struct Parts<'a> {
    tag: String,
    syntax: String,
    attributes: Vec<String>,
    behaviour: &'a [Token],
}

/// Name, syntax, attributes and description; what follows the fourth comma is the behaviour.
fn split(tokens: &[Token]) -> Option<Parts<'_>> {
    let (mut commas, mut level) = (Vec::new(), 0_usize);
    for (at, token) in tokens.iter().enumerate().filter(|(_, t)| t.kind == Kind::Punct) {
        match token.text.as_str() {
            "(" | "{" => level += 1,
            ")" | "}" => level = level.saturating_sub(1),
            "," if level == 0 && commas.len() < 4 => commas.push(at),
            _ => {}
        }
    }
    let [a, b, c, d] = commas.as_slice() else { return None };
    let names = |t: &&Token| t.kind == Kind::Ident && t.text != "ATTRIBS";
    Some(Parts {
        tag: tokens.first().filter(|t| t.kind == Kind::Ident)?.text.clone(),
        syntax: strings(&tokens[a + 1..*b])?,
        attributes: tokens[b + 1..*c].iter().filter(names).map(|t| t.text.clone()).collect(),
        behaviour: tokens.get(d + 1..)?,
    })
}

/// Adjacent strings are one.
fn strings(tokens: &[Token]) -> Option<String> {
    let mut out = String::new();
    for token in tokens {
        let text = token.text.strip_prefix('"')?.strip_suffix('"')?;
        out.push_str(&text.replace("\\\"", "\"").replace("\\\\", "\\"));
    }
    Some(out)
}

/// The result, and the statement that makes it of several registers.
fn result(operands: &[Operand]) -> (Param, String) {
    let written: Vec<&Operand> = operands.iter().filter(|o| o.access != Access::In).collect();
    match written.as_slice() {
        [] => {
            let none = Param {
                name: RESULTS.into(),
                ctype: "void".into(),
                etype: EType::None,
                kind: ParamKind::Void,
                width: 0,
                float: false,
                imm_width: None,
                imm_type: None,
                extents: Vec::new(),
                fragment: None,
                imm_range: None,
            };
            (none, String::new())
        }
        [one] => (one.param.clone(), String::new()),
        several => {
            // Registers of one kind, such as two vectors, go lowest first; `Vy` comes before `Vx`.
            let names: Vec<&str> = several.iter().map(|o| o.param.name.as_str()).collect();
            let width = several.iter().map(|o| o.param.width).sum();
            let ret = Param {
                name: RESULTS.into(),
                ctype: several.iter().map(|o| o.param.ctype.as_str()).collect::<Vec<_>>().join(","),
                etype: several[0].param.etype.clone(),
                kind: ParamKind::Vector,
                width,
                ..several[0].param.clone()
            };
            (ret, format!("\n{RESULTS} = {{ {} }};", names.join(", ")))
        }
    }
}
