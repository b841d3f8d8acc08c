//! A reference of the dictionary in Markdown: an index, and a page for each operation.
//!
//! It is laid out as `mdbook` wants its sources (`SUMMARY.md`) and reads as well without. What the dictionary does
//! not hold, where the vendor's text says it and what was corrected there, is asked for ([`Note`]).

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;

use autoir_similarity::prove::Method;
use autoir_similarity::term::Num;

use crate::dictionary::{Dictionary, Member, Operation};
use crate::{listing, readable};

/// Names of the files with their contents.
pub type Files = BTreeMap<PathBuf, String>;

/// What is known about an instruction beside the dictionary.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// Where the vendor's text describes it.
    pub source: Option<String>,
    /// What was corrected there.
    pub errata: Vec<String>,
}

/// Longest expression on a page; `autoir show` prints the others.
const MAX_EXPRESSION: usize = 4000;

/// Values of a parameter that are listed.
const MAX_VALUES: usize = 8;

/// The whole reference.
pub fn files(dictionary: &Dictionary, note: &dyn Fn(&Member) -> Note) -> Files {
    let mut files = Files::new();
    files.insert("SUMMARY.md".into(), summary(dictionary));
    files.insert("README.md".into(), index(dictionary));
    for isa in isas(dictionary) {
        files.insert(format!("instructions-{isa}.md").into(), instructions(dictionary, isa));
    }
    for operation in dictionary.operations() {
        let path = PathBuf::from("operations").join(format!("{}.md", operation.name));
        files.insert(path, page(operation, note));
    }
    files
}

fn isas(dictionary: &Dictionary) -> BTreeSet<&str> {
    dictionary.members().map(|(_, m)| m.metadata.isa.as_str()).collect()
}

fn summary(dictionary: &Dictionary) -> String {
    let mut out = String::from("# Summary\n\n[AutoIR's operations](README.md)\n\n");
    // Writing to a string cannot fail.
    for operation in dictionary.operations() {
        let name = &operation.name;
        let _ = writeln!(out, "- [{name}](operations/{name}.md)");
    }
    out.push('\n');
    for isa in isas(dictionary) {
        let _ = writeln!(out, "- [Instructions of {isa}](instructions-{isa}.md)");
    }
    out
}

fn index(dictionary: &Dictionary) -> String {
    let isas = isas(dictionary);
    let mut out = String::from("# AutoIR's operations\n\n");
    let _ = writeln!(
        out,
        "{} operations, of which {} instructions are instances. Every membership is proven: the operation at the \
         member's numbers is the instruction, for all inputs and every lane. Instructions by name: {}.\n",
        dictionary.operations().len(),
        dictionary.members().count(),
        isas.iter().map(|isa| format!("[{isa}](instructions-{isa}.md)")).collect::<Vec<_>>().join(", ")
    );
    let _ = writeln!(out, "## Notation\n\n{}", readable::LEGEND);
    out.push_str("## Operations\n\n| operation |");
    for isa in &isas {
        let _ = write!(out, " {isa} |");
    }
    let _ = writeln!(out, " for instance |\n|---|{}---|", "--:|".repeat(isas.len()));
    for operation in dictionary.operations() {
        let name = &operation.name;
        let _ = write!(out, "| [{name}](operations/{name}.md) |");
        for isa in &isas {
            let count = operation.members.iter().filter(|m| m.metadata.isa == *isa).count();
            let _ = match count {
                0 => write!(out, " |"),
                n => write!(out, " {n} |"),
            };
        }
        let example = operation.members.first().map_or("", |m| m.metadata.intrinsic.as_str());
        let _ = writeln!(out, " `{example}` |");
    }
    out
}

fn instructions(dictionary: &Dictionary, isa: &str) -> String {
    let mut out = format!(
        "# Instructions of {isa}\n\n| intrinsic | instruction | features | operation |\n|---|---|---|---|\n"
    );
    let mut members: Vec<_> = dictionary.members().filter(|(_, m)| m.metadata.isa == isa).collect();
    members.sort_by_key(|(_, m)| &m.id);
    for (operation, member) in members {
        let (m, name) = (&member.metadata, &operation.name);
        let _ = writeln!(
            out,
            "| `{}` | {} | {} | [{name}](operations/{name}.md) |",
            m.intrinsic,
            cell(&m.mnemonic),
            m.features.join(" ")
        );
    }
    out
}

/// The page of an operation.
pub fn page(operation: &Operation, note: &dyn Fn(&Member) -> Note) -> String {
    let mut out = format!("# {}\n\n", operation.name);
    let isas: BTreeSet<&str> = operation.members.iter().map(|m| m.metadata.isa.as_str()).collect();
    let counts: Vec<String> = isas
        .iter()
        .map(|isa| {
            let count = operation.members.iter().filter(|m| m.metadata.isa == *isa).count();
            format!("{count} of {isa}")
        })
        .collect();
    let _ = writeln!(out, "{} instructions: {}.\n", operation.members.len(), counts.join(", "));
    semantics(operation, &mut out);
    parameters(operation, &mut out);
    for isa in isas {
        let _ = writeln!(out, "## {isa}\n");
        members(operation, isa, note, &mut out);
    }
    notes(operation, note, &mut out);
    out
}

fn semantics(operation: &Operation, out: &mut String) {
    out.push_str("## Element of the result\n\n```text\n");
    let expressions = readable::expressions(operation);
    let length: usize = expressions.iter().map(String::len).sum();
    if length > MAX_EXPRESSION {
        let first: String = expressions.concat().chars().take(MAX_EXPRESSION / 4).collect();
        let _ = writeln!(
            out,
            "{first} …\n```\n\n{length} characters; `autoir show {}` prints all.\n",
            operation.name
        );
        return;
    }
    for (n, expression) in expressions.iter().enumerate() {
        let _ = match expressions.len() {
            1 => writeln!(out, "{expression}"),
            _ => writeln!(out, "{n}: {expression}"),
        };
    }
    out.push_str("```\n\n");
    if expressions.len() > 1 {
        out.push_str("The template axis of an instruction says which of these an element is.\n\n");
    }
    let Some(member) = operation.members.first() else { return };
    if let Ok(function) = operation.function(member) {
        let text = function.to_string();
        if text.len() <= MAX_EXPRESSION {
            let _ =
                writeln!(out, "As `{}`:\n\n```text\n{}\n```\n", member.metadata.intrinsic, text.trim_end());
        }
    }
}

fn parameters(operation: &Operation, out: &mut String) {
    if operation.parameters().is_empty() {
        return;
    }
    out.push_str("## Parameters\n\n| parameter | values |\n|---|---|\n");
    for (at, name) in operation.parameters().iter().enumerate() {
        let used = operation.members.iter().flat_map(|m| &m.values).filter_map(|row| row.get(at));
        let values: BTreeSet<&Num> = used.filter(|value| **value != Num::Any).collect();
        let mut texts: Vec<String> =
            values.iter().take(MAX_VALUES).map(|v| format!("`{}`", listing::number(v))).collect();
        if values.len() > MAX_VALUES {
            texts.push(format!("and {} more", values.len() - MAX_VALUES));
        }
        let _ = writeln!(out, "| `{name}` | {} |", cell(&texts.join(", ")));
    }
    out.push('\n');
}

fn members(operation: &Operation, isa: &str, note: &dyn Fn(&Member) -> Note, out: &mut String) {
    out.push_str(
        "| intrinsic | instruction | features | result | arguments | values | mask | proof | text |\n",
    );
    out.push_str("|---|---|---|---|---|---|---|---|---|\n");
    for member in operation.members.iter().filter(|m| m.metadata.isa == isa) {
        let (m, note) = (&member.metadata, note(member));
        let errata = if note.errata.is_empty() { "" } else { " (corrected)" };
        let _ = writeln!(
            out,
            "| `{}` | {} | {} | {}x{} | {} | {} | {} | {} | {}{errata} |",
            m.intrinsic,
            cell(&m.mnemonic),
            m.features.join(" "),
            member.result.lanes(),
            member.result.width,
            arguments(member),
            values(operation, member),
            member.wrapper.name(),
            proof(member),
            cell(&note.source.unwrap_or_default()),
        );
    }
    out.push('\n');
}

/// Which operand each argument is.
pub fn arguments(member: &Member) -> String {
    let given = member.arguments.iter().enumerate().filter_map(|(n, at)| {
        let operand = member.operands.get(usize::from((*at)?))?;
        Some(format!("{}={}", readable::argument(n), operand.name))
    });
    given.collect::<Vec<_>>().join(" ")
}

/// How membership was proven.
pub fn proof(member: &Member) -> &'static str {
    match member.proof.method {
        Method::NormalForm => "normal form",
        Method::Smt => "solver",
    }
}

/// The parameters' values, where they are few enough to be read.
fn values(operation: &Operation, member: &Member) -> String {
    let rows: Vec<String> = member
        .values
        .iter()
        .map(|row| {
            let pairs = operation.parameters().iter().zip(row).filter(|(_, value)| **value != Num::Any);
            pairs
                .map(|(name, value)| format!("{name}={}", listing::number(value)))
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    let text = rows.join("; ");
    match text.len() {
        0 => String::new(),
        1..=400 => format!("`{}`", cell(&text)),
        _ => format!("{} expressions", member.values.len()),
    }
}

fn notes(operation: &Operation, note: &dyn Fn(&Member) -> Note, out: &mut String) {
    let errata: BTreeSet<String> = operation.members.iter().flat_map(|m| note(m).errata).collect();
    if errata.is_empty() {
        return;
    }
    out.push_str("## Corrections of the vendor's text\n\n");
    for erratum in errata {
        let _ = writeln!(out, "- {erratum}");
    }
}

/// `text` as it may stand in a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shipped() -> Files {
        let dictionary = crate::shipped::dictionary().expect("the shipped dictionary is sound");
        files(&dictionary, &|m| match m.metadata.intrinsic.as_str() {
            "_mm_add_epi8" => {
                Note { source: Some("a|b.xml:7".into()), errata: vec!["sum: says too little".into()] }
            }
            _ => Note::default(),
        })
    }

    #[test]
    fn every_operation_has_a_page_and_every_link_a_file() {
        let files = shipped();
        let dictionary = crate::shipped::dictionary().expect("the shipped dictionary is sound");
        for operation in dictionary.operations() {
            let page = &files[&PathBuf::from("operations").join(format!("{}.md", operation.name))];
            for member in &operation.members {
                assert!(page.contains(&format!("| `{}` |", member.metadata.intrinsic)), "{}", member.id);
            }
        }
        for (path, text) in &files {
            // What is between backquotes is code.
            let prose: String = text.lines().flat_map(|line| line.split('`').step_by(2)).collect();
            for target in prose.split("](").skip(1).filter_map(|t| t.split(')').next()) {
                let whole = path.parent().unwrap_or(path).join(target);
                assert!(files.contains_key(&whole), "{} links to {target}", path.display());
            }
        }
    }

    #[test]
    fn tables_are_whole_and_notes_are_in_them() {
        let files = shipped();
        for (path, text) in &files {
            let mut columns = None;
            for line in text.lines() {
                let bars = line.replace("\\|", "").matches('|').count();
                if !line.starts_with('|') {
                    columns = None;
                } else if *columns.get_or_insert(bars) != bars {
                    panic!("{}: {line}", path.display());
                }
            }
        }
        let noted =
            files.values().find(|text| text.contains("a\\|b.xml:7 (corrected)")).expect("a page has it");
        assert!(noted.contains("- sum: says too little"));
    }

    #[test]
    fn expressions_are_read_by_people() {
        let dictionary = crate::shipped::dictionary().expect("the shipped dictionary is sound");
        let dot = dictionary.operation("dot_acc").expect("it is an operation");
        let text = readable::expressions(dot).join("\n");
        assert!(text.contains("sum(j0 < ") && text.contains(") * "), "{text}");
    }
}
