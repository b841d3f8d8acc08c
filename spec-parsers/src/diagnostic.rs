//! What a front-end has to say about vendor text that it could not turn into semantics.

use crate::instruction::InstructionId;
use crate::location::Location;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Whose fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DiagnosticKind {
    /// The text breaks its own grammar or contradicts itself.
    Malformed,
    /// The text uses a construct that is not modelled.
    Unsupported,
    /// A bug of this project.
    Internal,
}

impl fmt::Display for DiagnosticKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "malformed",
            Self::Unsupported => "unsupported",
            Self::Internal => "internal",
        })
    }
}

/// One finding, with the place and the text that caused it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Diagnostic {
    /// Whose fault it is.
    pub kind: DiagnosticKind,
    /// The instruction concerned; `None` for the file as a whole.
    pub instruction: Option<InstructionId>,
    /// Where.
    pub location: Location,
    /// What is wrong, in one sentence.
    pub message: String,
    /// The offending line or fragment of the text.
    pub excerpt: String,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: ", self.location, self.kind)?;
        if let Some(id) = &self.instruction {
            write!(f, "{id}: ")?;
        }
        f.write_str(&self.message)?;
        if !self.excerpt.is_empty() {
            write!(f, "\n    | {}", self.excerpt)?;
        }
        Ok(())
    }
}
