//! The Sail text, cut into its functions; and the stretch of it that says what one instruction does.

use super::dialect::Arm;
use crate::eval::Dialect;
use std::collections::BTreeMap;

/// A text of the library: whole lines.
#[derive(Clone, Copy, Debug)]
struct Piece<'a> {
    text: &'a str,
    /// Byte offset in its file, and which file.
    offset: usize,
    file: usize,
}

/// Functions by name, and decoders by mnemonic.
#[derive(Debug, Default)]
pub struct Library<'a> {
    functions: BTreeMap<&'a str, Piece<'a>>,
    declarations: BTreeMap<&'a str, Piece<'a>>,
    clauses: BTreeMap<&'a str, Piece<'a>>,
    decoders: BTreeMap<String, Vec<&'a str>>,
}

/// What the library says of one mnemonic.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Encodings, decoders, executions and the shared functions that they use.
    pub text: String,
    /// File number and byte offset of the first decoder.
    pub place: (usize, usize),
    /// The classes of its decoders: what stands after `aarch64_instrs_` in their names.
    pub classes: Vec<String>,
    /// The extensions that every one of its encodings needs, and those that some need.
    pub extensions: (Vec<String>, Vec<String>),
}

/// The group of encodings that Neon's instructions are in (Arm ARM C4.1, "Data Processing -- Scalar
/// Floating-Point and Advanced SIMD").
const GROUP: &str = "function clause __DecodeA64_DataProcFPSIMD";

/// Arithmetic on floats of 16 bits: encodings of other elements have it in their decoders as well.
pub const HALVES: &str = "FEAT_FP16";

/// Features whose functions the text declares only (Arm ARM A2.2).
const FEATURES: &[(&str, &str)] = &[("HaveFP16Ext", HALVES)];

/// Mnemonics that are another instruction's, by the section of the Arm ARM (C7.2) that says so: "MOV (from
/// general) is an alias of INS (general)", "MVN is an alias of NOT".
const ALIASES: &[(&str, &str)] = &[("MOV", "INS"), ("MVN", "NOT")];

impl<'a> Library<'a> {
    /// Indexes Sail files. What stands outside of functions and declarations is left aside.
    pub fn new(files: &[&'a str]) -> Library<'a> {
        let mut library = Library::default();
        for (file, text) in files.iter().enumerate() {
            library.index(file, text);
        }
        library
    }

    fn index(&mut self, file: usize, text: &'a str) {
        let mut offset = 0;
        let mut lines = text.split_inclusive('\n').peekable();
        while let Some(line) = lines.next() {
            let start = offset;
            offset += line.len();
            let clause = line.strip_prefix("function clause ");
            let function = line.strip_prefix("function ").filter(|_| clause.is_none());
            let declaration = line.strip_prefix("val ");
            let Some(rest) = clause.or(function).or(declaration) else { continue };
            // To the brace that closes a body, or to the next blank line.
            let body = line.trim_end().ends_with('{');
            while let Some(next) = lines.peek() {
                let end = if body { next.starts_with('}') } else { next.trim().is_empty() };
                if end && !body {
                    break;
                }
                offset += next.len();
                lines.next();
                if end {
                    break;
                }
            }
            let piece = Piece { text: &text[start..offset], offset: start, file };
            if clause.is_some() {
                self.add_clause(piece);
            } else if function.is_some() {
                self.add_function(first_word(rest), piece);
            } else {
                self.declarations.entry(first_word(rest)).or_insert(piece);
            }
        }
    }

    /// Files an encoding under the decoder that it calls.
    fn add_clause(&mut self, piece: Piece<'a>) {
        let call = piece.text.lines().map(str::trim).find(|l| l.starts_with("decode_"));
        if let Some(call) = call {
            self.clauses.entry(first_word(call)).or_insert(piece);
        }
    }

    fn add_function(&mut self, name: &'a str, piece: Piece<'a>) {
        if let Some((mnemonic, _)) = decoder_parts(name) {
            self.decoders.entry(mnemonic.to_ascii_uppercase()).or_default().push(name);
        }
        self.functions.entry(name).or_insert(piece);
    }

    /// What the library says of a mnemonic.
    pub fn find(&self, mnemonic: &str) -> Option<Found> {
        let decoders = spellings(mnemonic).into_iter().find_map(|n| self.decoders.get(n))?;
        let mut found = Found::default();
        let mut wanted: Vec<&'a str> = Vec::new();
        for decoder in decoders {
            let (Some(clause), Some(body)) = (self.clauses.get(decoder), self.functions.get(decoder)) else {
                continue;
            };
            let class = decoder_parts(decoder).map_or("", |(_, class)| class);
            found.classes.push(class.to_owned());
            if !clause.text.starts_with(GROUP) {
                continue;
            }
            if wanted.is_empty() {
                found.place = (body.file, body.offset);
            }
            found.text.push_str(clause.text);
            let (always, some) = self.extensions(body.text);
            found.extensions.1.extend(always.iter().cloned().chain(some));
            if wanted.is_empty() {
                found.extensions.0 = always;
            } else {
                found.extensions.0.retain(|e| always.contains(e));
            }
            wanted.push(decoder);
        }
        self.close(wanted, &mut found.text);
        (!found.classes.is_empty()).then_some(found)
    }

    /// The extensions that a decoder asks for: those whose absence alone makes it undefined, and the others.
    fn extensions(&self, decoder: &str) -> (Vec<String>, Vec<String>) {
        let (mut always, mut some) = (Vec::new(), Vec::new());
        let asks = |l: &&str| l.contains("not_bool(Have") || l.trim_start().starts_with("if Have");
        // Within a choice, what is asked for belongs to one of its cases.
        let whole = |l: &&str| l.find(|c| c != ' ') == Some(4) || calls(l).any(|c| self.feature(c) == HALVES);
        for line in decoder.lines().filter(|l| asks(l) && whole(l)) {
            let alone = line.trim_start().starts_with("if not_bool(Have") && !line.contains('&');
            let list = if alone { &mut always } else { &mut some };
            list.extend(calls(line).filter(|c| c.starts_with("Have")).map(|c| self.feature(c)));
        }
        (always, some)
    }

    /// Arm's name of the feature that a function asks for: `FEAT_DotProd` of `HaveDOTPExt`.
    fn feature(&self, function: &str) -> String {
        let text = self.functions.get(function).map_or("", |p| p.text);
        let name = text.split_once("IsFeatureImplemented(").and_then(|(_, rest)| rest.split_once(')'));
        let known = FEATURES.iter().find(|(f, _)| *f == function).map_or(function, |(_, name)| name);
        name.map_or(known, |(name, _)| name.trim()).to_owned()
    }

    /// Whether a function is one on floats that is given by the exact number: it would bring all of IEEE 754 along.
    fn computes_reals(&self, function: &str) -> bool {
        self.functions.get(function).is_some_and(|piece| piece.text.contains(": real"))
    }

    /// Adds functions and all that they use, each once.
    fn close(&self, mut wanted: Vec<&'a str>, text: &mut String) {
        let mut done: Vec<&str> = Vec::new();
        while let Some(name) = wanted.pop() {
            if done.contains(&name) {
                continue;
            }
            done.push(name);
            let Some(piece) = self.functions.get(name) else { continue };
            if let Some(declaration) = self.declarations.get(name).filter(|_| !is_instruction(name)) {
                text.push_str(declaration.text);
            }
            text.push_str(piece.text);
            let called = calls(piece.text).filter(|c| Arm.builtin(c).is_none() && !self.computes_reals(c));
            wanted.extend(called.filter_map(|c| self.functions.get_key_value(c).map(|(k, _)| *k)));
        }
    }
}

/// The names under which a mnemonic's decoders may stand, best first. `ADDHN2` is `ADDHN` on upper halves
/// (Arm ARM C1.2, "2 suffix").
pub fn spellings(mnemonic: &str) -> Vec<&str> {
    let alias = ALIASES.iter().find(|(a, _)| *a == mnemonic).map(|(_, name)| *name);
    [Some(mnemonic), mnemonic.strip_suffix('2'), alias].into_iter().flatten().collect()
}

/// Mnemonic and class of `decode_sqadd_advsimd_aarch64_instrs_vector_…`.
pub fn decoder_parts(name: &str) -> Option<(&str, &str)> {
    let rest = name.strip_prefix("decode_")?;
    let (front, class) = rest.split_once("_aarch64_instrs_")?;
    let mnemonic = front.split('_').next()?;
    Some((mnemonic, class))
}

fn is_instruction(name: &str) -> bool {
    name.starts_with("decode_") || name.starts_with("execute_")
}

fn first_word(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(text.len());
    &text[..end]
}

/// Names that are followed by an opening bracket.
fn calls(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices('(').filter_map(|(at, _)| {
        let before = &text[..at];
        let name = before.rsplit(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next().unwrap_or("");
        (!name.is_empty()).then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAIL: &str = "\
function clause __DecodeA64_DataProcFPSIMD ((pc, ([bitzero, _] as __opcode)) if SEE < 1) = {
    SEE = 1;
    let Rd = Slice(__opcode, 0, 5);
    decode_frob_advsimd_aarch64_instrs_vector_frob(Rd)
}

val Helper : forall 'N. bits('N) -> int

function Helper(x) = UInt(x)

function HaveFrobExt () = {
    return(IsFeatureImplemented(FEAT_Frob))
}

function decode_frob_advsimd_aarch64_instrs_vector_frob (Rd) = {
    if not_bool(HaveFrobExt()) then {
        throw(Error_Undefined())
    };
    execute_frob(UInt(Rd))
}

function execute_frob (d) = {
    V_set(d, 8) = Helper(d)
}
";

    #[test]
    fn an_instruction_brings_along_what_it_uses() {
        let library = Library::new(&[SAIL]);
        let found = library.find("FROB2").expect("it is there");
        assert_eq!(found.classes, ["vector_frob"]);
        assert_eq!(found.extensions.0, ["FEAT_Frob"]);
        for part in ["clause __DecodeA64", "val Helper", "function Helper", "function execute_frob"] {
            assert!(found.text.contains(part), "{part} in {}", found.text);
        }
        assert!(library.find("NOPE").is_none());
    }

    #[test]
    fn any_truncation_is_survived() {
        for end in 0..SAIL.len() {
            let _ = Library::new(&[&SAIL[..end]]).find("FROB");
        }
    }
}
