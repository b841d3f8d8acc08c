//! Corrections of vendor text, applied before it is parsed.
//!
//! An erratum names the instructions concerned, quotes the wrong text, gives the corrected text, and says
//! what the hardware does and how that was seen. An erratum whose quotation is no longer in the text
//! changes nothing and is reported, so that a new version of the text cannot be corrected by accident.

use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::error::SpecError;
use crate::instruction::{EType, Instruction, InstructionId, Param};
use crate::location::Location;
use serde::{Deserialize, Serialize};

/// One correction, as written in `vendor-specs/<isa>/errata/*.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erratum {
    /// Unique name.
    pub id: String,
    /// Patterns of intrinsic names; `*` stands for any characters. A pattern with an `@` is matched
    /// against the whole key, features included.
    pub instructions: Vec<String>,
    /// Version of the text and lines where the wrong text stands.
    pub location: String,
    /// What the text says, in words.
    pub says: String,
    /// What the hardware does.
    pub does: String,
    /// How that was seen.
    pub evidence: String,
    /// Replacements in the operation's text; every one must apply.
    #[serde(default)]
    pub edit: Vec<Edit>,
    /// Corrections of what is declared of a parameter; every one must apply.
    #[serde(default)]
    pub parameter: Vec<ParameterEdit>,
    /// Corrections of the names and encoding keys of machine instructions; every one must apply.
    #[serde(default)]
    pub encoding: Vec<Edit>,
    /// Where the erratum itself is written.
    #[serde(skip)]
    pub written_at: Location,
}

/// A replacement: every occurrence of `wrong` becomes `right`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edit {
    /// Exact quotation, entities resolved, white space as it stands.
    pub wrong: String,
    /// What belongs there.
    pub right: String,
}

/// What is declared of a parameter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Attribute {
    /// How its elements are read.
    #[default]
    Etype,
    /// How many bits of an immediate the instruction encodes.
    ImmWidth,
}

/// A correction of what is declared of a parameter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ParameterEdit {
    /// The parameter.
    pub name: String,
    /// What is corrected.
    #[serde(default)]
    pub attribute: Attribute,
    /// The vendor's value.
    pub wrong: String,
    /// The right value.
    pub right: String,
}

impl ParameterEdit {
    fn matches(&self, param: &Param) -> bool {
        param.name == self.name
            && match self.attribute {
                Attribute::Etype => param.etype == EType::parse(&self.wrong),
                Attribute::ImmWidth => param.imm_width == self.wrong.parse().ok(),
            }
    }

    fn correct(&self, param: &mut Param) {
        match self.attribute {
            Attribute::Etype => param.etype = EType::parse(&self.right),
            Attribute::ImmWidth => param.imm_width = self.right.parse().ok(),
        }
    }
}

#[derive(Deserialize)]
struct ErrataFile {
    erratum: Vec<Erratum>,
}

/// What became of an erratum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Applied {
    /// The erratum.
    pub id: String,
    /// The instructions that it corrected.
    pub instructions: Vec<InstructionId>,
}

/// Reads errata from files given as name and contents.
///
/// # Errors
/// [`SpecError::BadDescription`] naming the file.
pub fn load(files: &[(&str, &str)]) -> Result<Vec<Erratum>, SpecError> {
    let mut errata: Vec<Erratum> = Vec::new();
    for (file, text) in files {
        let bad = |message: String| SpecError::BadDescription { file: (*file).to_owned(), message };
        let parsed: ErrataFile = toml::from_str(text).map_err(|e| bad(e.to_string()))?;
        for mut erratum in parsed.erratum {
            erratum.written_at = written_at(file, text, &erratum.id);
            if errata.iter().any(|e| e.id == erratum.id) {
                return Err(bad(format!("the id `{}` is given twice", erratum.id)));
            }
            if erratum.edit.is_empty() && erratum.parameter.is_empty() && erratum.encoding.is_empty() {
                return Err(bad(format!("`{}` corrects nothing", erratum.id)));
            }
            errata.push(erratum);
        }
    }
    Ok(errata)
}

/// Where the line `id = "…"` of an erratum stands.
fn written_at(file: &str, text: &str, id: &str) -> Location {
    let line_of = |line: &str| line.trim_start().starts_with("id") && line.contains(&format!("\"{id}\""));
    let line = text.lines().position(line_of).unwrap_or(0);
    let offset = text.split_inclusive('\n').take(line).map(str::len).sum();
    Location { file: file.into(), line: line as u32 + 1, column: 1, offset }
}

/// Applies errata in order. An erratum that applies nowhere yields a diagnostic.
pub fn apply(errata: &[Erratum], instructions: &mut [Instruction]) -> (Vec<Applied>, Vec<Diagnostic>) {
    let (mut applied, mut diagnostics) = (Vec::new(), Vec::new());
    for erratum in errata {
        let corrected: Vec<InstructionId> = instructions
            .iter_mut()
            .filter(|i| erratum.instructions.iter().any(|p| names(p, i)))
            .filter_map(|i| correct(erratum, i).then(|| i.id.clone()))
            .collect();
        if corrected.is_empty() {
            diagnostics.push(unmatched(erratum));
        } else {
            applied.push(Applied { id: erratum.id.clone(), instructions: corrected });
        }
    }
    (applied, diagnostics)
}

/// Corrects one instruction if everything that the erratum quotes is there.
fn correct(erratum: &Erratum, instruction: &mut Instruction) -> bool {
    let quoted = erratum.edit.iter().all(|e| instruction.operation.contains(&e.wrong));
    let declared = erratum.parameter.iter().all(|e| instruction.params.iter().any(|p| e.matches(p)));
    let listed = |e: &Edit| instruction.encodings.iter().any(|m| m.name == e.wrong || m.key == e.wrong);
    if !(quoted && declared && erratum.encoding.iter().all(listed)) {
        return false;
    }
    for edit in &erratum.edit {
        instruction.operation = instruction.operation.replace(&edit.wrong, &edit.right);
    }
    for edit in &erratum.parameter {
        instruction.params.iter_mut().filter(|p| edit.matches(p)).for_each(|p| edit.correct(p));
    }
    for edit in &erratum.encoding {
        let named = instruction.encodings.iter_mut().flat_map(|m| [&mut m.name, &mut m.key]);
        let all = named.chain([&mut instruction.mnemonic]);
        all.filter(|text| **text == edit.wrong).for_each(|text| text.clone_from(&edit.right));
    }
    instruction.errata.push(erratum.id.clone());
    true
}

impl Erratum {
    /// A text of the intrinsic `name` with this erratum's replacements, if it concerns the intrinsic and one
    /// of them applies. Features of the key are not looked at.
    pub(crate) fn replaced(&self, name: &str, text: &str) -> Option<String> {
        let concerns = self.instructions.iter().any(|p| glob(p.split('@').next().unwrap_or(p), name));
        let mut out = text.to_owned();
        for edit in self.edit.iter().filter(|_| concerns) {
            out = out.replace(&edit.wrong, &edit.right);
        }
        (out != text).then_some(out)
    }
}

fn names(pattern: &str, instruction: &Instruction) -> bool {
    let subject = if pattern.contains('@') { instruction.id.as_str() } else { instruction.name.as_str() };
    glob(pattern, subject)
}

/// Whether `text` matches `pattern`, in which `*` stands for any characters.
pub(crate) fn glob(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(rest) = parts.next().and_then(|first| text.strip_prefix(first)) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    let mut rest = rest;
    for part in parts {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.ends_with(last)
}

fn unmatched(erratum: &Erratum) -> Diagnostic {
    Diagnostic {
        kind: DiagnosticKind::Malformed,
        instruction: None,
        location: erratum.written_at.clone(),
        message: format!(
            "erratum `{}` matches nothing in this text: it was written for {}",
            erratum.id, erratum.location
        ),
        excerpt: erratum
            .edit
            .first()
            .map_or(String::new(), |e| e.wrong.lines().next().unwrap_or("").trim().to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_stand_for_any_characters() {
        assert!(glob("_mm*_mask_ternarylogic_epi*", "_mm512_mask_ternarylogic_epi32"));
        assert!(glob("_mm_x", "_mm_x"));
        assert!(!glob("_mm_x", "_mm_xy"));
        assert!(!glob("_mm*_b", "_mm_c"));
        assert!(glob("*", ""));
    }

    #[test]
    fn an_erratum_without_a_correction_is_refused() {
        let text = "[[erratum]]\nid='x'\ninstructions=[]\nlocation=''\nsays=''\ndoes=''\nevidence=''";
        assert!(load(&[("x.toml", text)]).is_err());
    }
}
