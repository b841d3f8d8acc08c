//! Windows from the lowered statements (`.stmt`) that Halide 21 prints.
//!
//! Pipeline: text -> `parse` -> `ast` -> `types` -> `extract` (each store: `lanes` evaluates the value,
//! `scalar` the addresses, `intrinsics` holds the meaning of each operation) -> [`Window`]s
//!
//! - A line, statement or store that is not understood is reported with its place and left out; everything
//!   else goes on.
//! - Arithmetic wraps at its type; Halide leaves overflow of signed 32- and 64-bit values undefined, so
//!   wrapping is one allowed meaning of it. Division rounds so that the remainder is not negative.

mod arguments;
pub mod ast;
mod extract;
mod intrinsics;
mod lanes;
mod parse;
mod scalar;
mod types;
pub mod walk;

use crate::error::{Diagnostic, Source};
use crate::window::Window;

use self::ast::Stmt;
use self::types::Interface;

pub use self::arguments::Argument;
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

/// The windows of a `.stmt` text, in textual order, and all that was left out with its reason.
///
/// `arguments` is the JSON text that names the element types of the pipeline's buffers and scalars
/// (`{"args": [{"name": "input", "type": "u8"}, ...]}`); the statements alone do not tell them.
pub fn windows(file_name: &str, text: &str, arguments: Option<&str>) -> (Vec<Window>, Vec<Diagnostic>) {
    let Program { source, statements, mut diagnostics, .. } =
        read(file_name, text, arguments, types::MAX_LANES);
    let (windows, findings) = extract::windows(&source, &statements);
    diagnostics.extend(findings);
    in_order(&source, &mut diagnostics);
    (windows, diagnostics)
}

/// The statements of a `.stmt` text; for `arguments` see [`windows`].
pub fn program(file_name: &str, text: &str, arguments: Option<&str>) -> Program {
    read(file_name, text, arguments, types::MAX_TYPE_LANES)
}

fn read(file_name: &str, text: &str, arguments: Option<&str>, lanes: u32) -> Program {
    let source = Source::new(file_name, text);
    let (mut statements, mut diagnostics) = parse::parse(&source);
    let arguments = arguments.map_or_else(Vec::new, |json| {
        let (arguments, findings) = arguments::read(&arguments::beside(file_name, json), &statements);
        diagnostics.extend(findings);
        arguments
    });
    let interface: Interface = arguments.iter().map(|a| (a.name.clone(), a.ty)).collect();
    diagnostics.extend(types::annotate(&source, &mut statements, &interface, lanes));
    in_order(&source, &mut diagnostics);
    Program { source, statements, arguments, diagnostics }
}

/// What is said of the arguments comes before what is said of the text, as a reason for it.
fn in_order(source: &Source, diagnostics: &mut [Diagnostic]) {
    diagnostics.sort_by_key(|d| (d.file == source.name, d.offset));
}

/// Runs the whole reader on arbitrary bytes: must neither panic nor hang. Shared by fuzzing and tests.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let _ = windows("fuzz.stmt", &text, None);
}
