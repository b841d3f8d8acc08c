//! A finding about an operation's text, before it is tied to a file and an instruction.

use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::imp::Span;
use crate::instruction::Instruction;
use crate::location::Location;
use crate::source::SpecSource;

/// What is wrong, and in which bytes of the operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Whose fault it is.
    pub kind: DiagnosticKind,
    /// Byte range in the operation's text.
    pub span: Span,
    /// One sentence.
    pub message: String,
}

impl Problem {
    /// A problem at `span`.
    pub fn new(kind: DiagnosticKind, span: Span, message: impl Into<String>) -> Self {
        Self { kind, span, message: message.into() }
    }

    /// Ties the problem to the instruction and its place in the source.
    pub fn locate(self, instruction: &Instruction, source: &SpecSource) -> Diagnostic {
        let at = (self.span.start as usize).min(instruction.operation.len());
        let before = instruction.operation.get(..at).unwrap_or("");
        let line_start = before.rfind('\n').map_or(0, |n| n + 1);
        let excerpt = instruction.operation[line_start..].lines().next().unwrap_or("");
        let mut message = self.message;
        if let Some(errata) = instruction.errata.first() {
            message.push_str(&format!(" (in the text as corrected by erratum `{errata}`)"));
        }
        Diagnostic {
            kind: self.kind,
            instruction: Some(instruction.id.clone()),
            location: place(instruction, source, before),
            message,
            excerpt: excerpt.trim().chars().take(120).collect(),
        }
    }
}

/// Walks the source from the operation's first character, past as many characters as `before` has.
/// Entities such as `&gt;` are one character of the operation and several of the source.
fn place(instruction: &Instruction, source: &SpecSource, before: &str) -> Location {
    let start = &instruction.operation_location;
    // An operation that was put together from several places is no stretch of the source.
    let stretch = instruction.operation.get(..1).unwrap_or("");
    let elsewhere =
        start.file != source.name || !source.text.get(start.offset..).unwrap_or("").starts_with(stretch);
    if !instruction.errata.is_empty() || elsewhere {
        return start.clone();
    }
    let mut at = start.clone();
    let mut raw = source.text.get(start.offset..).unwrap_or("").char_indices();
    for _ in before.chars() {
        let Some((offset, c)) = raw.next() else { break };
        at.offset = start.offset + offset + c.len_utf8();
        at.column += 1;
        match c {
            '\n' => (at.line, at.column) = (at.line + 1, 1),
            '&' => {
                for (offset, c) in raw.by_ref() {
                    at.offset = start.offset + offset + c.len_utf8();
                    at.column += 1;
                    if c == ';' {
                        break;
                    }
                }
            }
            _ => {}
        }
    }
    at
}
