//! The `.air` text format for windows and programs. `docs/air.md` is its reference.
//!
//! Pipeline: text -> `parse` -> [`ast`] -> `lower` -> [`Window`]s; `print` goes the other way.
//! [`crate::program::text`] turns programs as written into programs of a library's instructions, and back.
//!
//! An item that is not understood is reported with its place and left out; the others go on.

pub mod ast;
mod floats;
mod lower;
mod parse;
pub mod print;
mod print_float;

pub use self::print::{print_program, print_window};

use self::ast::ProgramText;
use crate::error::{Diagnostic, Source};
use crate::window::Window;

/// Subexpressions that the windows of one file may evaluate.
const FUEL: u64 = 10_000_000;

/// Lanes that the results of all windows of one file may have: each is searched for and proven.
const MAX_LANES: u32 = 1 << 14;

/// The windows and programs of a file, in textual order, and all that was left out with its reason.
pub fn parse(file_name: &str, text: &str) -> (Vec<Window>, Vec<ProgramText>, Vec<Diagnostic>) {
    let source = Source::new(file_name, text);
    let (texts, programs, mut diagnostics) = parse::parse(&source);
    let mut fuel = lower::Fuel::new(FUEL);
    let mut windows: Vec<Window> = Vec::new();
    let mut lanes = 0;
    for text in &texts {
        if let Some(twin) = windows.iter().find(|w| w.name == text.name) {
            let message = format!("there is another window of this name in line {}", twin.location.line);
            let end = text.span.start + "window".len();
            diagnostics.push(source.diagnostic(crate::error::Kind::Malformed, text.span.start, end, message));
            continue;
        }
        lanes += text.result.lanes();
        if lanes > MAX_LANES {
            let (start, end) = (text.span.start, text.span.start + "window".len());
            let message = format!("the windows of this file have more than {MAX_LANES} lanes together");
            let finding = source.diagnostic(crate::error::Kind::Unsupported, start, end, message);
            diagnostics.push(finding.with_help("this one and those behind it belong into another file"));
            break;
        }
        match lower::lower(&source, text, &mut fuel) {
            Ok(window) => windows.push(window),
            Err(finding) => diagnostics.push(finding),
        }
    }
    diagnostics.sort_by_key(|d| d.offset);
    (windows, programs, diagnostics)
}

/// The windows of a file as they are written, without what could not be read.
pub fn windows_as_written(file_name: &str, text: &str) -> Vec<ast::WindowText> {
    parse::parse(&Source::new(file_name, text)).0
}

/// Whether `name` cannot name an operand, a step or a variable.
pub fn is_reserved(name: &str) -> bool {
    matches!(name, "window" | "program" | "assume" | "return" | "let" | "out" | "for" | "imm")
}

/// Runs the reader on arbitrary bytes, and the printer on what was read: must neither panic nor hang.
/// Shared by fuzzing and tests.
pub fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (windows, programs, _) = parse("fuzz.air", &text);
    let nodes: usize = windows.iter().map(|w| w.function.dag.len()).sum();
    if nodes < 10_000 {
        windows.iter().for_each(|w| drop(print_window(w)));
    }
    programs.iter().for_each(|p| drop(print_program(p)));
}
