//! Assembly that is written as the vendor's manual writes it: registers and numbers in a fixed text, one text
//! for each instruction.

use super::bits::Bits;
use super::machine::{Machine, Operand};
use super::step::{Reader, Value};
use autoir_semantics::lane::Kind;

use crate::lift::encoding::{Form, Slot};

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// Stands in every line of the instruction.
    Text(String),
    /// A register, or several that hold one value, and what its class is called in patterns.
    Register(&'static str, Operand),
    /// A number: part of the text, or an operand.
    Number(i64),
}

/// One instruction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    /// As it was written, in single blanks.
    pub text: String,
    pieces: Vec<Piece>,
}

impl Line {
    /// Reads a line. `register` reads a register at the start of a text, and how long its name is.
    pub fn read(text: &str, register: fn(&str) -> Option<(&'static str, Operand, usize)>) -> Line {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut rest = text;
        let mut word = false;
        while let Some(first) = rest.chars().next() {
            let mut length = first.len_utf8();
            if !word && let Some((class, operand, taken)) = register(rest) {
                pieces.push(Piece::Register(class, operand));
                length = taken;
                word = true;
            } else if !word && let Some((value, taken)) = number(rest) {
                pieces.push(Piece::Number(value));
                length = taken;
                word = true;
            } else {
                word = first.is_ascii_alphanumeric() || first == '_';
                // Blanks matter between words alone.
                if !first.is_whitespace() {
                    push(&mut pieces, first);
                } else if pieces.len() == 1 && matches!(pieces[0], Piece::Text(_)) {
                    push(&mut pieces, ' ');
                }
            }
            rest = &rest[length.min(rest.len())..];
        }
        Line { text: text.split_whitespace().collect::<Vec<_>>().join(" "), pieces }
    }

    /// The operands that are registers or numbers, in the order of the text.
    pub fn operands(&self) -> Vec<Operand> {
        let operand = |piece: &Piece| match piece {
            Piece::Register(_, operand) => Some(operand.clone()),
            Piece::Number(value) => Some(Operand::Immediate(*value)),
            Piece::Text(_) => None,
        };
        self.pieces.iter().filter_map(operand).collect()
    }

    /// Which of the operands is written: the first one, or the one after the condition.
    pub fn destination(&self) -> usize {
        let is_condition = matches!(&self.pieces[..], [Piece::Text(text), ..] if text.starts_with("if"));
        usize::from(is_condition)
    }

    /// The pattern under which forms are stored. Numbers for which `literal` says so, by their position among the
    /// operands, are as they are.
    pub fn pattern(&self, literal: impl Fn(usize) -> bool) -> String {
        let (mut pattern, mut at) = (String::new(), 0);
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) => pattern.push_str(text),
                Piece::Register(class, _) => pattern.push_str(&format!("%{class}")),
                Piece::Number(value) if literal(at) => pattern.push_str(&value.to_string()),
                Piece::Number(_) => pattern.push_str("%i"),
            }
            at += usize::from(!matches!(piece, Piece::Text(_)));
        }
        pattern
    }

    /// Its patterns, with numbers as they are first.
    fn patterns(&self) -> Vec<String> {
        let operands = self.operands();
        let numbers: Vec<usize> =
            (0..operands.len()).filter(|at| matches!(operands[*at], Operand::Immediate(_))).collect();
        let choices = 1u32 << numbers.len().min(4);
        let free = |choice: u32, at: usize| {
            numbers.iter().position(|n| *n == at).is_some_and(|n| choice >> n & 1 == 1)
        };
        (0..choices).map(|choice| self.pattern(|at| !free(choice, at))).collect()
    }
}

fn push(pieces: &mut Vec<Piece>, c: char) {
    match pieces.last_mut() {
        Some(Piece::Text(text)) => text.push(c),
        _ => pieces.push(Piece::Text(c.to_string())),
    }
}

/// A number at the start of `text`, and how long it is.
fn number(text: &str) -> Option<(i64, usize)> {
    let sign = usize::from(text.starts_with('-'));
    let hexadecimal = text[sign..].starts_with("0x");
    let digit = |c: char| c.is_ascii_digit() || (hexadecimal && (c.is_ascii_hexdigit() || c == 'x'));
    let length = sign + text[sign..].find(|c| !digit(c)).unwrap_or(text.len() - sign);
    if text[length..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_') {
        return None;
    }
    Some((super::text::integer(&text[..length])?, length))
}

/// Carries out a line that is an instruction of the dictionary.
pub(crate) fn carry_out(reader: &mut Reader<'_>, line: &Line) -> Result<(Operand, Bits), String> {
    let form = reader.form(line.patterns())?;
    let operands = line.operands();
    let result =
        reader.apply(form, |machine, slot, kind, bits| value(machine, &operands, slot, kind, bits))?;
    let destination = operands.into_iter().nth(line.destination()).ok_or("it has no operands")?;
    Ok((destination, result))
}

fn value(
    machine: &mut Machine,
    operands: &[Operand],
    slot: Slot,
    kind: Kind,
    bits: u32,
) -> Result<Value, String> {
    let operand = match slot {
        Slot::Immediate(value) => return Ok(Value::Immediate(value)),
        Slot::Operand(at) => operands.get(usize::from(at)).ok_or("it has fewer operands")?,
        Slot::Writemask | Slot::Ones => return Err("it has no writemask".to_string()),
    };
    match operand {
        Operand::Immediate(value) if kind == Kind::Immediate => Ok(Value::Immediate(*value)),
        operand => Ok(Value::Bits(machine.read(operand, bits)?)),
    }
}

/// The form of the instruction `id` that is seen in `line`: where its parameters, in the registers of `marks` or
/// one of the `immediates`, stand, and the pattern. Numbers that are no immediate belong to the pattern. The last
/// part says whether each immediate is printed as given.
pub(crate) fn sighting(
    line: &Line,
    id: &str,
    marks: &[Mark],
    result: &Operand,
) -> Option<(String, Form, bool)> {
    let (operands, written) = (line.operands(), line.destination());
    let destination = operands.get(written)?;
    if !destination.same_register(result) || !fits(result, destination) {
        return None;
    }
    let sources = || (0..operands.len()).filter(|place| *place != written);
    let mut taken = vec![false; operands.len()];
    let (mut params, mut as_given) = (Vec::new(), true);
    for mark in marks {
        let wanted = |place: &usize| match (mark, &operands[*place]) {
            (Mark::Register(register), source) => source.same_register(register) && fits(register, source),
            (Mark::Immediate(value), Operand::Immediate(found)) => found == value && !taken[*place],
            (Mark::Immediate(_), _) => false,
        };
        let places: Vec<usize> = sources().filter(wanted).collect();
        let slot = match (places.first(), mark) {
            (Some(place), Mark::Immediate(_)) => {
                taken[*place] = true;
                Slot::Operand(*place as u8)
            }
            (Some(place), Mark::Register(_)) => {
                places.iter().for_each(|place| taken[*place] = true);
                Slot::Operand(*place as u8)
            }
            (None, Mark::Register(register)) if destination.same_register(register) => {
                Slot::Operand(written as u8)
            }
            (None, Mark::Immediate(value)) => {
                as_given = false;
                Slot::Immediate(*value)
            }
            (None, Mark::Register(_)) => return None,
        };
        params.push(slot);
    }
    let register = |place: usize| !matches!(operands[place], Operand::Immediate(_));
    if sources().any(|place| register(place) && !taken[place]) {
        return None;
    }
    let pattern = line.pattern(|at| at == written || !taken[at]);
    Some((pattern, Form { params, instruction: id.to_string() }, as_given))
}

/// Whether a line has as much of a vector register as a parameter or the result: LLVM also uses instructions of
/// which it wants the low half alone.
fn fits(value: &Operand, there: &Operand) -> bool {
    match (value, there) {
        (Operand::Vector { bits, .. }, Operand::Vector { bits: there, .. }) => bits == there,
        _ => true,
    }
}

/// What is known of a parameter of an instruction that was compiled alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// It is in this register, or if it is a vector, in so many bits of it.
    Register(Operand),
    /// It has this value.
    Immediate(i64),
}
