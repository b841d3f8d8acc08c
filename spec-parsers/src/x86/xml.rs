//! Reads the `<intrinsic>` elements of Intel's XML.
//!
//! The text is first cut at every `<intrinsic `, then each piece is read as XML by itself. So a
//! truncated file, or one with broken markup in the middle, loses only the elements concerned.

use super::ctypes;
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::frontend::ReadResult;
use crate::instruction::{EType, Instruction, InstructionId, Mnemonic, Param, ParamKind};
use crate::location::Location;
use crate::source::SpecSource;
use quick_xml::Reader;
use quick_xml::escape::unescape;
use quick_xml::events::{BytesStart, Event};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// Reads every intrinsic of the text.
pub fn read(source: &SpecSource) -> ReadResult {
    read_where(source, &|_| true)
}

/// Reads the intrinsics whose element, as it stands in the text, is wanted.
pub fn read_where(source: &SpecSource, wanted: &dyn Fn(&str) -> bool) -> ReadResult {
    let lines = LineTable::new(source);
    let mut pieces = pieces(&source.text);
    let mut out = ReadResult::default();
    check_frame(source, &pieces, &lines, &mut out.diagnostics);
    pieces.retain(|piece| wanted(&source.text[piece.clone()]));
    out.total = pieces.len();
    let mut seen: HashMap<InstructionId, usize> = HashMap::new();
    for piece in pieces {
        match Piece::new(&source.text, piece, &lines).read(&mut out.diagnostics) {
            Ok(mut instruction) => {
                let ordinal = seen.entry(instruction.id.clone()).or_insert(0);
                *ordinal += 1;
                if *ordinal > 1 {
                    instruction.id = instruction.id.disambiguated(*ordinal);
                }
                out.instructions.push(instruction);
            }
            Err(diagnostic) => out.diagnostics.push(diagnostic),
        }
    }
    out
}

/// Byte ranges from each `<intrinsic ` to the next one or the end.
fn pieces(text: &str) -> Vec<Range<usize>> {
    const OPEN: &str = "<intrinsic";
    let starts: Vec<usize> = text
        .match_indices(OPEN)
        .map(|(at, _)| at)
        .filter(|at| text[at + OPEN.len()..].starts_with(|c: char| c.is_whitespace() || c == '>' || c == '/'))
        .collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().copied().zip(ends).map(|(a, b)| a..b).collect()
}

/// Reports what is wrong with the file as a whole.
fn check_frame(
    source: &SpecSource,
    pieces: &[Range<usize>],
    lines: &LineTable,
    diagnostics: &mut Vec<Diagnostic>,
) {
    let mut report = |offset: usize, message: &str| {
        diagnostics.push(lines.diagnostic(offset, None, DiagnosticKind::Malformed, message));
    };
    if source.lossy {
        let at = source.text.find('\u{fffd}').unwrap_or(0);
        report(at, "bytes that are not UTF-8 were replaced");
    }
    if pieces.is_empty() {
        report(0, "no <intrinsic> element in the text");
    } else if !source.text.trim_end().ends_with("</intrinsics_list>") {
        report(source.text.trim_end().len(), "the text ends before </intrinsics_list>");
    }
}

/// Maps byte offsets to lines and columns.
struct LineTable<'a> {
    file: Arc<str>,
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> LineTable<'a> {
    fn new(source: &'a SpecSource) -> Self {
        let starts = [0].into_iter().chain(source.text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Self { file: source.name.clone(), text: &source.text, starts }
    }

    fn location(&self, offset: usize) -> Location {
        let line = self.starts.partition_point(|s| *s <= offset).saturating_sub(1);
        let before = self.text.get(self.starts[line]..offset).unwrap_or("");
        Location {
            file: self.file.clone(),
            line: line as u32 + 1,
            column: before.chars().count() as u32 + 1,
            offset,
        }
    }

    fn diagnostic(
        &self,
        offset: usize,
        instruction: Option<InstructionId>,
        kind: DiagnosticKind,
        message: &str,
    ) -> Diagnostic {
        let location = self.location(offset);
        let line = self.text[self.starts[location.line as usize - 1]..].lines().next();
        Diagnostic {
            kind,
            instruction,
            location,
            message: message.to_owned(),
            excerpt: line.unwrap_or("").trim().chars().take(120).collect(),
        }
    }
}

/// One `<intrinsic>` element while it is being read.
struct Piece<'a> {
    text: &'a str,
    base: usize,
    lines: &'a LineTable<'a>,
    name: String,
    cpuid: Vec<String>,
    encodings: Vec<Mnemonic>,
    category: Vec<String>,
    header: String,
    ret: Option<Param>,
    params: Vec<Param>,
    operation: Option<(usize, String)>,
    tech: String,
    sequence: bool,
    approximate: bool,
}

type Attributes = HashMap<String, String>;

impl<'a> Piece<'a> {
    fn new(text: &'a str, range: Range<usize>, lines: &'a LineTable<'a>) -> Self {
        Self {
            text: &text[range.clone()],
            base: range.start,
            lines,
            name: String::new(),
            cpuid: Vec::new(),
            encodings: Vec::new(),
            category: Vec::new(),
            header: String::new(),
            ret: None,
            params: Vec::new(),
            operation: None,
            tech: String::new(),
            sequence: false,
            approximate: false,
        }
    }

    fn id(&self) -> Option<InstructionId> {
        (!self.name.is_empty()).then(|| InstructionId::new(&self.name, &self.cpuid))
    }

    fn malformed(&self, at: usize, message: &str) -> Diagnostic {
        self.lines.diagnostic(self.base + at, self.id(), DiagnosticKind::Malformed, message)
    }

    fn read(mut self, diagnostics: &mut Vec<Diagnostic>) -> Result<Instruction, Diagnostic> {
        let mut reader = Reader::from_str(self.text);
        let mut depth = 0_usize;
        loop {
            let at = reader.buffer_position() as usize;
            let event = reader
                .read_event()
                .map_err(|e| self.malformed(reader.error_position() as usize, &e.to_string()))?;
            match event {
                Event::Start(tag) => {
                    depth += 1;
                    self.start(&tag, at)?;
                    if depth > 1 {
                        let from = reader.buffer_position() as usize;
                        let span = reader
                            .read_to_end(tag.name())
                            .map_err(|e| self.malformed(from, &e.to_string()))?;
                        self.content(&tag, span.start as usize..span.end as usize)?;
                        depth -= 1;
                    }
                }
                Event::Empty(tag) => self.start(&tag, at)?,
                Event::End(_) => {
                    let after = reader.buffer_position() as usize;
                    self.check_tail(after, diagnostics);
                    return self.finish();
                }
                Event::Eof => return Err(self.malformed(0, "the element is never closed")),
                _ => {}
            }
        }
    }

    /// Reports text between this element and the next one.
    fn check_tail(&self, after: usize, diagnostics: &mut Vec<Diagnostic>) {
        let tail = &self.text[after..];
        let stray = tail.trim().trim_end_matches("</intrinsics_list>").trim();
        if !stray.is_empty() && !stray.starts_with("<!--") {
            let at = after + tail.find(stray).unwrap_or(0);
            let message = "text outside of any <intrinsic> element is ignored";
            diagnostics.push(self.lines.diagnostic(self.base + at, None, DiagnosticKind::Malformed, message));
        }
    }

    fn attributes(&self, tag: &BytesStart<'_>, at: usize) -> Result<Attributes, Diagnostic> {
        let mut out = Attributes::new();
        for attribute in tag.attributes() {
            let attribute = attribute.map_err(|e| self.malformed(at, &e.to_string()))?;
            let key = String::from_utf8_lossy(attribute.key.as_ref()).into_owned();
            let raw = String::from_utf8_lossy(&attribute.value).into_owned();
            let value = unescape(&raw).map_err(|e| self.malformed(at, &e.to_string()))?;
            out.insert(key, value.into_owned());
        }
        Ok(out)
    }

    /// A start tag or an empty element: everything that stands in attributes.
    fn start(&mut self, tag: &BytesStart<'_>, at: usize) -> Result<(), Diagnostic> {
        let mut attributes = self.attributes(tag, at)?;
        let mut take = |key: &str| attributes.remove(key).unwrap_or_default();
        match tag.name().as_ref() {
            b"intrinsic" => {
                self.name = take("name");
                self.tech = take("tech");
                self.sequence = take("sequence").eq_ignore_ascii_case("true");
            }
            b"instruction" => {
                self.encodings.push(Mnemonic { name: take("name"), form: take("form"), key: take("xed") })
            }
            b"return" => self.ret = Some(param(attributes)),
            b"parameter" => {
                let param = param(attributes);
                if param.kind != ParamKind::Void {
                    self.params.push(param);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The text between a start tag and its end tag.
    fn content(&mut self, tag: &BytesStart<'_>, span: Range<usize>) -> Result<(), Diagnostic> {
        let at = span.start;
        let Some(raw) = self.text.get(span) else {
            return Ok(());
        };
        let text = || -> Result<String, Diagnostic> {
            Ok(unescape(raw).map_err(|e| self.malformed(at, &e.to_string()))?.into_owned())
        };
        match tag.name().as_ref() {
            b"CPUID" => self.cpuid.push(text()?.trim().to_owned()),
            b"category" => self.category.push(text()?.trim().to_owned()),
            b"description" => self.approximate = text()?.contains("approximate"),
            b"header" => self.header = text()?.trim().to_owned(),
            b"operation" => self.operation = Some((at, text()?)),
            _ => {}
        }
        Ok(())
    }

    fn finish(self) -> Result<Instruction, Diagnostic> {
        if self.name.is_empty() {
            return Err(self.malformed(0, "an <intrinsic> without a name"));
        }
        let Some(ret) = self.ret.clone() else {
            return Err(self.malformed(0, "an <intrinsic> without <return>"));
        };
        let (at, operation) = self.operation.unwrap_or_default();
        let first = self.encodings.first().cloned().unwrap_or_default();
        Ok(Instruction {
            id: InstructionId::new(&self.name, &self.cpuid),
            name: self.name,
            cpuid: self.cpuid,
            mnemonic: first.name,
            form: first.form,
            encodings: self.encodings,
            tech: self.tech,
            category: self.category,
            sequence: self.sequence,
            approximate: self.approximate,
            header: self.header,
            ret,
            params: self.params,
            operation,
            location: self.lines.location(self.base),
            operation_location: self.lines.location(self.base + at),
            errata: Vec::new(),
        })
    }
}

/// The values of the vendor's sets of immediates (Intel SDM, volume 2, and the headers that declare the sets). An
/// embedded rounding is one that the encoding takes the place of an operand's length for (`embedded`): there
/// all exceptions are suppressed, which is what bit 3 says. What it may be besides is no embedded rounding.
fn immediate_range(set: &str, embedded: bool) -> Option<(i64, i64)> {
    const NO_EXCEPTIONS: i64 = 8;
    match set {
        "_MM_FROUND" if embedded => Some((NO_EXCEPTIONS, NO_EXCEPTIONS + 3)),
        "_MM_FROUND_SAE" => Some((NO_EXCEPTIONS, NO_EXCEPTIONS)),
        "_MM_FROUND" => Some((0, 15)),
        "_CMP_" => Some((0, 31)),
        "_MM_MANTISSA_NORM" | "_MM_MANTISSA_SIGN" => Some((0, 3)),
        _ => None,
    }
}

/// A `<return>` or `<parameter>` from its attributes.
fn param(mut attributes: Attributes) -> Param {
    let mut take = |key: &str| attributes.remove(key).unwrap_or_default();
    let (ctype, etype) = (take("type"), EType::parse(&take("etype")));
    let class = ctypes::classify(&ctype);
    let kind = match (class.kind, &etype) {
        (ParamKind::Scalar, EType::Imm) => ParamKind::Immediate,
        (kind, _) => kind,
    };
    let imm_type = Some(take("immtype")).filter(|t| !t.is_empty());
    let imm_range = imm_type.as_deref().and_then(|t| immediate_range(t, take("hint") == "TRUE"));
    Param {
        name: take("varname"),
        ctype,
        etype,
        kind,
        width: class.width,
        float: class.float,
        imm_width: take("immwidth").parse().ok(),
        imm_range,
        imm_type,
        extents: Vec::new(),
        fragment: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"<intrinsic name="_mm_x" tech="SSE_ALL">
    <return etype="UI8" type="__m128i" varname="dst" />
    <parameter etype="IMM" immwidth="3" type="int" varname="imm8" />
    <operation>
dst := imm8 &gt; 0
</operation>
    <instruction form="xmm" name="PX" xed="PX_XMM" />
    <CPUID>SSE2</CPUID><category>Shift</category>
</intrinsic>
"#;

    fn read_text(text: &str) -> ReadResult {
        read(&SpecSource::from_bytes("t.xml", text.as_bytes()))
    }

    #[test]
    fn what_moves_floats_is_floating_point_too() {
        let read = |etype: &str| {
            let text = format!("<intrinsics_list>{}</intrinsics_list>", GOOD.replace("UI8", etype));
            let source = crate::SpecSource::from_bytes("one.xml", text.as_bytes());
            crate::Frontend::read(&crate::x86::X86, &source).instructions.remove(0)
        };
        assert!(!read("UI8").is_floating_point());
        assert!(read("FP32").is_floating_point());
    }

    #[test]
    fn header_operation_and_places_are_kept() {
        let out = read_text(&format!("<intrinsics_list>\n{GOOD}</intrinsics_list>\n"));
        assert_eq!(out.diagnostics, vec![]);
        let i = &out.instructions[0];
        assert_eq!(i.id.as_str(), "_mm_x@SSE2");
        assert_eq!((i.mnemonic.as_str(), i.form.as_str()), ("PX", "xmm"));
        assert_eq!(i.params[0].kind, ParamKind::Immediate);
        assert_eq!(i.params[0].imm_width, Some(3));
        assert_eq!(i.operation, "\ndst := imm8 > 0\n");
        assert_eq!((i.location.line, i.operation_location.line), (2, 5));
    }

    #[test]
    fn broken_markup_loses_one_intrinsic_only() {
        let bad = GOOD.replace("</operation>", "</operatoin>");
        let out = read_text(&format!("<intrinsics_list>\n{GOOD}{bad}{GOOD}</intrinsics_list>\n"));
        assert_eq!((out.total, out.instructions.len(), out.diagnostics.len()), (3, 2, 1));
        assert_eq!(out.diagnostics[0].kind, DiagnosticKind::Malformed);
        assert!(out.diagnostics[0].location.line >= 11);
    }

    #[test]
    fn every_truncation_is_survived_and_reported() {
        let text = format!("<intrinsics_list>\n{GOOD}{GOOD}</intrinsics_list>\n");
        for end in 0..text.len() - "</intrinsics_list>\n".len() {
            let out = read_text(&text[..end]);
            assert!(!out.diagnostics.is_empty(), "cut at {end}");
            assert!(out.instructions.len() <= out.total);
        }
    }

    #[test]
    fn the_same_key_twice_is_told_apart() {
        let out = read_text(&format!("<intrinsics_list>\n{GOOD}{GOOD}</intrinsics_list>\n"));
        assert_eq!(out.instructions[1].id.as_str(), "_mm_x@SSE2#2");
    }
}
