//! The arguments of a pipeline, as the JSON file beside its text names them: the text says little of their types.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use serde::Deserialize;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};

use super::ast::{Code, ExprKind, Stmt, StmtKind, Type};
use super::walk;
use crate::error::{Diagnostic, Kind, Source};

/// An argument of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// Its name.
    pub name: String,
    /// The type of its elements, or of a scalar.
    pub ty: Type,
    /// Whether it is a buffer, if that is said.
    pub is_buffer: Option<bool>,
    /// Whether the pipeline writes it.
    pub is_output: bool,
    /// Dimensions of a buffer.
    pub dimensions: u32,
}

/// The whole file; other members say where it comes from.
#[derive(Deserialize)]
#[serde(expecting = "an object with the list `args`")]
struct File {
    #[serde(deserialize_with = "distinct")]
    args: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(expecting = "an object with the `name` and `type` of an argument")]
struct Entry {
    name: String,
    #[serde(rename = "type")]
    ty: Element,
    kind: Option<Role>,
    /// No buffer has so many that they do not fit.
    #[serde(default)]
    dims: u16,
}

#[derive(Deserialize, PartialEq, Eq)]
enum Role {
    InputScalar,
    InputBuffer,
    OutputBuffer,
}

#[derive(Deserialize)]
#[serde(try_from = "String")]
struct Element(Type);

impl TryFrom<String> for Element {
    type Error = String;

    fn try_from(text: String) -> Result<Element, String> {
        short_type(&text).map(Element).ok_or_else(|| format!("the type `{text}` is not known"))
    }
}

/// The text `json` of the file that belongs to the text of the file `file_name`.
pub fn beside(file_name: &str, json: &str) -> Source {
    Source::new(&Path::new(file_name).with_extension("args.json").display().to_string(), json)
}

/// The arguments that the JSON text `source` names for the pipeline `statements`, and what is wrong with it.
///
/// Each entry needs a `name` and a `type` such as `u8`, `i16` or `f32`, and may have a `kind` and a number of dimensions.
pub fn read(source: &Source, statements: &[Stmt]) -> (Vec<Argument>, Vec<Diagnostic>) {
    match serde_json::from_str::<File>(&source.text) {
        Ok(file) => {
            let arguments: Vec<Argument> = file.args.into_iter().map(argument).collect();
            let findings = missing(source, statements, &arguments);
            (arguments, findings)
        }
        Err(error) => (Vec::new(), vec![finding(source, &error)]),
    }
}

fn argument(entry: Entry) -> Argument {
    Argument {
        name: entry.name,
        ty: entry.ty.0,
        is_buffer: entry.kind.as_ref().map(|kind| *kind != Role::InputScalar),
        is_output: entry.kind == Some(Role::OutputBuffer),
        dimensions: entry.dims.into(),
    }
}

/// What the reader of JSON says, at the place that it names.
fn finding(source: &Source, error: &serde_json::Error) -> Diagnostic {
    let before = source.text.split_inclusive('\n').take(error.line().saturating_sub(1));
    let at = before.map(str::len).sum::<usize>() + error.column().saturating_sub(1);
    let said = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    source.diagnostic(Kind::Malformed, at, at, said.strip_suffix(&place).unwrap_or(&said))
}

/// Entries with names of their own.
fn distinct<'de, D: Deserializer<'de>>(json: D) -> Result<Vec<Entry>, D::Error> {
    struct Entries;
    impl<'de> Visitor<'de> for Entries {
        type Value = Vec<Entry>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of arguments")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Entry>, A::Error> {
            let (mut entries, mut names) = (Vec::new(), BTreeSet::new());
            while let Some(entry) = list.next_element::<Entry>()? {
                if !names.insert(entry.name.clone()) {
                    return Err(A::Error::custom(format!("there are two arguments `{}`", entry.name)));
                }
                entries.push(entry);
            }
            Ok(entries)
        }
    }
    json.deserialize_seq(Entries)
}

/// Parameters that functions which others call make use of, and that are not among `arguments`.
fn missing(source: &Source, statements: &[Stmt], arguments: &[Argument]) -> Vec<Diagnostic> {
    let list = source.text.find("\"args\"").unwrap_or_default();
    let mut findings = Vec::new();
    for statement in statements {
        let StmtKind::Function { name, linkage, parameters, body } = &statement.kind else { continue };
        if linkage == "internal" {
            continue;
        }
        let used = used(body);
        let is_missing = |p: &&String| used.contains(p.as_str()) && !arguments.iter().any(|a| a.name == **p);
        findings.extend(parameters.iter().filter(is_missing).map(|parameter| {
            let message = format!("the argument `{parameter}` of the function `{name}` is missing");
            source.diagnostic(Kind::Malformed, list, list, message)
        }));
    }
    findings
}

/// Names of buffers and of scalars in `body`. What is written as a pointer has its type from that.
fn used(body: &[Stmt]) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    walk::statements(body, &mut |statement| {
        if let StmtKind::Store { buffer, .. } = &statement.kind {
            names.insert(buffer.as_str());
        }
    });
    walk::expressions(body, &mut |e| match &e.kind {
        ExprKind::Load { buffer, .. } => {
            names.insert(buffer);
        }
        ExprKind::Var(name, _) if e.ty != Some(Type::HANDLE) => {
            names.insert(name);
        }
        _ => {}
    });
    names
}

fn short_type(text: &str) -> Option<Type> {
    if let Some(ty) = Type::parse(text) {
        return Some(ty);
    }
    let (code, bits) = match text.split_at_checked(1)? {
        ("u", bits) => (Code::UInt, bits),
        ("i", bits) => (Code::Int, bits),
        ("f", bits) => (Code::Float, bits),
        ("b", _) if text == "bool" => (Code::UInt, "1"),
        ("b", _) => (Code::BFloat, text.strip_prefix("bf")?),
        _ => return None,
    };
    let bits = bits.parse().ok().filter(|b| matches!(b, 1 | 8 | 16 | 32 | 64))?;
    Some(Type { code, bits, lanes: 1 })
}
