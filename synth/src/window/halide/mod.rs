//! Windows from the lowered statements (`.stmt`) that Halide 21 prints.
//!
//! Pipeline: text -> `parse` -> `ast` -> `types` -> `extract` (each store: `lanes` evaluates the value,
//! `scalar` the addresses, `intrinsics` holds the meaning of each operation) -> [`Window`]s
//!
//! - A line, statement or store that is not understood is reported with its place and left out; everything
//!   else goes on.
//! - Arithmetic wraps at its type; Halide leaves overflow of signed 32- and 64-bit values undefined, so
//!   wrapping is one allowed meaning of it. Division rounds so that the remainder is not negative.

pub mod ast;
mod extract;
mod intrinsics;
mod lanes;
mod parse;
mod scalar;
mod types;

use crate::error::{Diagnostic, Kind, Source};
use crate::window::Window;

use self::ast::{Code, Stmt, Type};
use self::types::Interface;

pub use self::scalar::{Order, shuffled};
pub use self::types::{children, literal};

/// A `.stmt` text as it was read.
#[derive(Clone, Debug)]
pub struct Program {
    /// The text.
    pub source: Source,
    /// Its statements, each expression with its type.
    pub statements: Vec<Stmt>,
    /// The pipeline's arguments, as the arguments file names them.
    pub arguments: Vec<Argument>,
    /// What was left out, with its reason.
    pub diagnostics: Vec<Diagnostic>,
}

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

/// The windows of a `.stmt` text, in textual order, and all that was left out with its reason.
///
/// `arguments` is the JSON text that names the element types of the pipeline's buffers and scalars
/// (`{"args": [{"name": "input", "type": "u8"}, ...]}`); the statements alone do not tell them.
pub fn windows(file_name: &str, text: &str, arguments: Option<&str>) -> (Vec<Window>, Vec<Diagnostic>) {
    let Program { source, statements, mut diagnostics, .. } =
        read(file_name, text, arguments, types::MAX_LANES);
    let (windows, findings) = extract::windows(&source, &statements);
    diagnostics.extend(findings);
    diagnostics.sort_by_key(|d| d.offset);
    (windows, diagnostics)
}

/// The statements of a `.stmt` text; for `arguments` see [`windows`].
pub fn program(file_name: &str, text: &str, arguments: Option<&str>) -> Program {
    read(file_name, text, arguments, types::MAX_TYPE_LANES)
}

fn read(file_name: &str, text: &str, arguments: Option<&str>, lanes: u32) -> Program {
    let source = Source::new(file_name, text);
    let mut diagnostics = Vec::new();
    let arguments = arguments.map_or_else(Vec::new, |json| {
        read_arguments(json).unwrap_or_else(|message| {
            let finding = Source::new(&format!("{file_name} (arguments)"), json).diagnostic(
                Kind::Malformed,
                0,
                0,
                message,
            );
            diagnostics.push(finding);
            Vec::new()
        })
    });
    let interface: Interface = arguments.iter().map(|a| (a.name.clone(), a.ty)).collect();
    let (mut statements, findings) = parse::parse(&source);
    diagnostics.extend(findings);
    diagnostics.extend(types::annotate(&source, &mut statements, &interface, lanes));
    diagnostics.sort_by_key(|d| d.offset);
    Program { source, statements, arguments, diagnostics }
}

/// The arguments. Each entry needs a `name` and a `type` such as `u8`, `i16` or `f32`, and may have a `kind`, which ends
/// in `Buffer` or `Scalar`.
///
/// # Errors
/// What is wrong with the JSON text.
fn read_arguments(json: &str) -> Result<Vec<Argument>, String> {
    let value: serde_json::Value = serde_json::from_str(json).map_err(|e| e.to_string())?;
    let args = value.get("args").and_then(|a| a.as_array()).ok_or("there is no list `args`")?;
    let mut arguments = Vec::new();
    for arg in args {
        let text = |key: &str| arg.get(key).and_then(|v| v.as_str());
        let name = text("name").ok_or("an argument has no `name`")?;
        let ty = text("type").ok_or_else(|| format!("argument `{name}` has no `type`"))?;
        let ty = short_type(ty).ok_or_else(|| format!("argument `{name}` has the unknown type `{ty}`"))?;
        let is_buffer = text("kind").map(|kind| kind.ends_with("Buffer"));
        let is_output = text("kind").is_some_and(|kind| kind.starts_with("Output"));
        let dimensions =
            arg.get("dims").and_then(serde_json::Value::as_u64).and_then(|n| u32::try_from(n).ok());
        arguments.push(Argument {
            name: name.to_owned(),
            ty,
            is_buffer,
            is_output,
            dimensions: dimensions.unwrap_or_default(),
        });
    }
    Ok(arguments)
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

/// Runs the whole reader on arbitrary bytes: must neither panic nor hang. Shared by fuzzing and tests.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let _ = windows("fuzz.stmt", &text, None);
}
