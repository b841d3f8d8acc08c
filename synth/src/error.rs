//! What can be wrong with an input of this crate: diagnostics with their place in the text.

use std::fmt;
use std::sync::Arc;

/// Why a part of an input was not used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// The text breaks its grammar or its typing rules.
    Malformed,
    /// A construct that is understood but not modelled yet.
    Unsupported,
    /// Floating-point computation, which integer windows leave out; counted apart.
    Float,
    /// A contradiction inside this crate: a bug of ours.
    Internal,
}

impl Kind {
    /// The word used in messages and in counts.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Malformed => "malformed",
            Kind::Unsupported => "unsupported",
            Kind::Float => "floating point",
            Kind::Internal => "internal",
        }
    }
}

/// A source file: its name and text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Name for messages.
    pub name: Arc<str>,
    /// The whole text.
    pub text: Arc<str>,
    /// The first byte of each line.
    lines: Vec<usize>,
}

impl Source {
    /// A source of the given name and text.
    pub fn new(name: &str, text: &str) -> Source {
        let ends = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(n, _)| n + 1);
        Source { name: name.into(), text: text.into(), lines: std::iter::once(0).chain(ends).collect() }
    }

    /// Line and column of byte `offset`, both from 1; columns count characters.
    pub fn position(&self, offset: usize) -> (usize, usize) {
        let offset = offset.min(self.text.len());
        let line = self.lines.partition_point(|start| *start <= offset).max(1);
        let before = self.text.as_bytes().get(self.lines[line - 1]..offset).unwrap_or_default();
        // A character is one byte that does not continue another.
        let column = before.iter().filter(|b| **b & 0xc0 != 0x80).count() + 1;
        (line, column)
    }

    /// A diagnostic about the bytes `start..end`.
    pub fn diagnostic(&self, kind: Kind, start: usize, end: usize, message: impl Into<String>) -> Diagnostic {
        let (line, column) = self.position(start);
        let start = start.min(self.text.len());
        let excerpt = self.text.get(start..end.clamp(start, self.text.len())).unwrap_or("");
        let first_line = excerpt.lines().next().unwrap_or("");
        let mut offending: String = first_line.chars().take(80).collect();
        if offending.len() < first_line.len() {
            offending.push_str("...");
        }
        Diagnostic {
            kind,
            file: self.name.clone(),
            line,
            column,
            offset: start,
            length: end.saturating_sub(start),
            offending,
            message: message.into(),
            help: None,
        }
    }
}

/// One finding about an input, with its place. Offset and length are bytes of the source text, as a
/// renderer of labelled spans wants them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Why the part was not used.
    pub kind: Kind,
    /// Name of the file.
    pub file: Arc<str>,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// First byte of the offending text.
    pub offset: usize,
    /// Bytes of the offending text.
    pub length: usize,
    /// The offending text, at most its first 80 characters.
    pub offending: String,
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub help: Option<Box<str>>,
}

impl Diagnostic {
    /// The same finding with advice.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<Box<str>>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}: {}", self.file, self.line, self.column, self.kind.word(), self.message)?;
        if !self.offending.is_empty() {
            write!(f, ": `{}`", self.offending)?;
        }
        match &self.help {
            Some(help) => write!(f, " ({help})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Diagnostic {}
