//! Inline assembly from Arm's operand form.
//!
//! ACLE writes the operands of an instruction as `Vd.4S,Vn.4H,Vm.H[lane]`: the destination, the sources with
//! their letters, a lane or an immediate by its parameter's name. Sources take the intrinsic's register operands
//! in the order of their letters; one operand more than there are letters is the destination's old value.

use autoir_spec_parsers::instruction::Instruction;

use crate::error::Result;
use crate::lowering::asm_form::{self, Candidate};
use crate::lowering::{AsmForm, AsmText, IMMEDIATE_HOLE, LoweringParam, ParamClass};
use crate::platform::Platform;

/// A piece of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// A register: its letter (`d`, `n`, `m`, `a`) and its bank.
    Register(char, Bank),
    /// An immediate by its parameter's name.
    Immediate(String),
    /// Anything else, as it stands.
    Text(String),
}

/// How a register is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bank {
    /// `v0`, with an arrangement behind it.
    Vector,
    /// `d0` and other parts of a vector register.
    Part(char),
    /// A general-purpose register of the width of its operand.
    General,
    /// A general-purpose register of 64 bits.
    Wide,
}

impl Bank {
    fn constraint(self) -> &'static str {
        match self {
            Bank::Vector | Bank::Part(_) => "w",
            Bank::General | Bank::Wide => "r",
        }
    }

    fn reference(self, number: usize, bits: u32) -> String {
        match self {
            // Without a modifier, LLVM prints the whole register.
            Bank::Vector => format!("${number}"),
            Bank::Part(letter) => format!("${{{number}:{letter}}}"),
            Bank::Wide => format!("${{{number}:x}}"),
            Bank::General if bits > 32 => format!("${{{number}:x}}"),
            Bank::General => format!("${{{number}:w}}"),
        }
    }

    fn sample(self, number: usize, bits: u32) -> String {
        match self {
            Bank::Vector => format!("v{number}"),
            Bank::Part(letter) => format!("{letter}{number}"),
            Bank::Wide => format!("x{number}"),
            Bank::General if bits > 32 => format!("x{number}"),
            Bank::General => format!("w{number}"),
        }
    }

    /// Whether inline assembly puts a value of type `ty` into such a register.
    fn takes(self, param: &LoweringParam) -> bool {
        match self {
            Bank::Vector => param.ty.starts_with('<') && param.bits <= 128,
            // Narrower integers have no class of such registers in LLVM.
            Bank::Part(_) => param.bits >= 32 && param.bits <= 64,
            Bank::General | Bank::Wide => param.kind == ParamClass::Scalar,
        }
    }
}

/// The pieces of one operand and of what separates it from the next.
fn pieces(form: &str) -> Option<Vec<Piece>> {
    let mut out = Vec::new();
    let text: String = form.chars().filter(|c| !c.is_whitespace()).collect();
    for (index, operand) in text.split(',').enumerate() {
        if index > 0 {
            out.push(Piece::Text(", ".to_string()));
        }
        if let Some(name) = operand.strip_prefix('#') {
            out.push(Piece::Text("#".to_string()));
            out.push(number_or_name(name)?);
            continue;
        }
        let end = operand.find(['.', '[']).unwrap_or(operand.len());
        let (register, rest) = operand.split_at(end);
        let mut letters = register.chars();
        let (bank, letter) = (letters.next()?, letters.next()?);
        if letters.next().is_some() || !"dnma".contains(letter) {
            return None;
        }
        // One element of eight bytes is the register `d0` itself; no instruction calls it `v0.1d` here.
        let (bank, rest) = if rest.eq_ignore_ascii_case(".1d") { ('D', "") } else { (bank, rest) };
        let bank = match bank {
            'V' => Bank::Vector,
            'B' | 'H' | 'S' | 'D' | 'Q' => Bank::Part(bank.to_ascii_lowercase()),
            'X' | 'W' | 'R' | 'r' => Bank::General,
            _ => return None,
        };
        out.push(Piece::Register(letter, bank));
        match rest.split_once('[') {
            None => out.push(Piece::Text(rest.to_lowercase())),
            Some((arrangement, lane)) => {
                out.push(Piece::Text(format!("{}[", arrangement.to_lowercase())));
                out.push(number_or_name(lane.strip_suffix(']')?)?);
                out.push(Piece::Text("]".to_string()));
            }
        }
    }
    Some(out)
}

fn number_or_name(text: &str) -> Option<Piece> {
    if !text.is_empty() && text.chars().all(|c| c.is_ascii_digit()) {
        return Some(Piece::Text(text.to_string()));
    }
    let plain = !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "_()<".contains(c));
    plain.then(|| Piece::Immediate(text.to_string()))
}

impl Piece {
    /// The name of the immediate that stands here.
    fn immediate(&self) -> Option<&str> {
        match self {
            Piece::Immediate(name) => Some(name),
            _ => None,
        }
    }
}

/// The immediates with their names and ranges.
fn immediates<'a>(
    instruction: &'a Instruction,
    params: &'a [LoweringParam],
) -> impl Iterator<Item = (&'a str, (u32, u32))> {
    let named = instruction.params.iter().zip(params);
    named.filter_map(|(param, lowering)| Some((param.name.as_str(), lowering.range?)))
}

/// The immediates that have more than one value.
fn free<'a>(
    instruction: &'a Instruction,
    params: &'a [LoweringParam],
) -> impl Iterator<Item = (&'a str, (u32, u32))> {
    immediates(instruction, params).filter(|(_, (low, high))| low != high)
}

/// `pieces` with the number of each immediate that has but one; shifted by nothing or not, zero is zero.
fn constants(instruction: &Instruction, params: &[LoweringParam], pieces: &[Piece]) -> Vec<Piece> {
    let only = |name: &str| {
        let name = name.trim_start_matches('(').split("<<").next().unwrap_or(name);
        let found = immediates(instruction, params).find(|(known, _)| *known == name)?;
        let (low, high) = found.1;
        (low == high).then_some(low)
    };
    let constant = |piece: &Piece| match piece.immediate().map(|name| (name, only(name))) {
        Some((name, Some(value))) if value == 0 || !name.contains("<<") => Piece::Text(value.to_string()),
        _ => piece.clone(),
    };
    pieces.iter().map(constant).collect()
}

/// Which operands the registers of a form hold.
struct Binding {
    destination: Bank,
    /// Parameter whose register is overwritten.
    tied: Option<usize>,
    /// Letters of the sources with their banks and parameters.
    sources: Vec<(char, Bank, usize)>,
}

fn bind(pieces: &[Piece], params: &[LoweringParam], ret: &LoweringParam) -> Option<Binding> {
    let mut banks: Vec<(char, Bank)> = Vec::new();
    for piece in pieces {
        if let Piece::Register(letter, bank) = piece
            && !banks.iter().any(|(known, _)| known == letter)
        {
            banks.push((*letter, *bank));
        }
    }
    let (first, destination) = banks.first().copied()?;
    if first != 'd' || !destination.takes(ret) {
        return None;
    }
    let mut letters: Vec<(char, Bank)> = banks[1..].to_vec();
    letters.sort_by_key(|(letter, _)| "nma".find(*letter));
    let registers: Vec<usize> =
        (0..params.len()).filter(|&at| params[at].kind != ParamClass::Immediate).collect();
    let fits = |tied: Option<usize>| {
        let left: Vec<usize> = registers.iter().copied().filter(|at| Some(*at) != tied).collect();
        let all = left.len() == letters.len()
            && left.iter().zip(&letters).all(|(&at, (_, bank))| bank.takes(&params[at]));
        let source = |(&at, (letter, bank)): (&usize, &(char, Bank))| (*letter, *bank, at);
        all.then(|| Binding { destination, tied, sources: left.iter().zip(&letters).map(source).collect() })
    };
    let old = registers.iter().copied().filter(|&at| params[at].ty == ret.ty).map(Some);
    std::iter::once(None).chain(old).find_map(fits)
}

/// The instruction with `reference` naming a register: bank, operand number, its bits.
fn spell(
    mnemonic: &str,
    pieces: &[Piece],
    binding: &Binding,
    bits: &dyn Fn(usize) -> u32,
    reference: &dyn Fn(Bank, usize, u32) -> String,
    immediate: &str,
) -> Option<String> {
    let before = 1 + usize::from(binding.tied.is_some());
    let mut text = format!("{mnemonic} ");
    for piece in pieces {
        match piece {
            Piece::Text(part) => text.push_str(part),
            Piece::Immediate(_) => text.push_str(immediate),
            Piece::Register('d', bank) => text.push_str(&reference(*bank, 0, bits(0))),
            Piece::Register(letter, bank) => {
                let at = binding.sources.iter().position(|(known, ..)| known == letter)?;
                text.push_str(&reference(*bank, before + at, bits(1 + binding.sources[at].2)));
            }
        }
    }
    Some(text)
}

/// Inline assembly for `instruction`, if it is a single instruction whose form is understood. Where the form
/// leaves the width of a general-purpose register open, the operand's is tried first, then the wider one.
pub(crate) fn candidates(
    instruction: &Instruction,
    params: &[LoweringParam],
    ret: &LoweringParam,
) -> Vec<Candidate> {
    let [encoding] = instruction.encodings.as_slice() else { return Vec::new() };
    let Some(mut pieces) = pieces(&encoding.form) else { return Vec::new() };
    let first = candidate(instruction, &pieces, params, ret);
    for piece in &mut pieces {
        if let Piece::Register(_, bank @ Bank::General) = piece {
            *bank = Bank::Wide;
        }
    }
    first.into_iter().chain(candidate(instruction, &pieces, params, ret)).collect()
}

fn candidate(
    instruction: &Instruction,
    pieces: &[Piece],
    params: &[LoweringParam],
    ret: &LoweringParam,
) -> Option<Candidate> {
    let [encoding] = instruction.encodings.as_slice() else { return None };
    let pieces = &constants(instruction, params, pieces);
    let open: Vec<&str> = free(instruction, params).map(|(name, _)| name).collect();
    let used: Vec<&str> = pieces.iter().filter_map(Piece::immediate).collect();
    if used != open || used.len() > 1 {
        return None;
    }
    let binding = bind(pieces, params, ret)?;
    let bits = |at: usize| match at.checked_sub(1) {
        None => ret.bits,
        Some(param) => params[param].bits,
    };
    // Within range: lane 1 is none of a single one.
    let sample =
        free(instruction, params).next().map_or(1, |(_, (low, high))| 1.clamp(low, high)).to_string();
    let mnemonic = encoding.name.to_lowercase();
    let template = spell(&mnemonic, pieces, &binding, &bits, &Bank::reference, IMMEDIATE_HOLE)?;
    let sample = spell(&mnemonic, pieces, &binding, &bits, &Bank::sample, &sample)?;
    let mut constraints = vec![format!("={}", binding.destination.constraint())];
    constraints.extend(binding.tied.map(|_| "0".to_string()));
    constraints.extend(binding.sources.iter().map(|(_, bank, _)| bank.constraint().to_string()));
    let inputs = binding.tied.into_iter().chain(binding.sources.iter().map(|(_, _, at)| *at)).collect();
    let plain = AsmText { template, constraints: constraints.join(",") };
    Some(Candidate { form: AsmForm { plain, vex: None, inputs, intel: false }, sample, vex_sample: None })
}

/// What the assembler prints for each of `lines` that it accepts, all features on.
pub(crate) fn assembles(platform: &Platform, lines: &[String]) -> Result<Vec<Option<String>>> {
    let args = [&format!("-triple={}", platform.triple), "-mattr=+all"].map(String::from);
    asm_form::accepted(&args, "", lines, true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn param(ty: &str, kind: ParamClass) -> LoweringParam {
        let bits = crate::lowering::type_bits(ty).unwrap_or(2);
        LoweringParam { ty: ty.to_string(), bits, kind, range: None }
    }

    #[test]
    fn letters_choose_operands() {
        let pieces = pieces("Vd.2S,Vm.2S,Vn.2S").expect("a form");
        let vector = param("<2 x i32>", ParamClass::Vector);
        let params = [vector.clone(), vector.clone()];
        let binding = bind(&pieces, &params, &vector).expect("it fits");
        let text = spell("cmge", &pieces, &binding, &|_| 64, &Bank::reference, IMMEDIATE_HOLE);
        assert_eq!(text.as_deref(), Some("cmge $0.2s, $2.2s, $1.2s"));
    }

    #[test]
    fn what_is_left_is_the_old_value() {
        let pieces = pieces("Vd.H[lane],Rn").expect("a form");
        let (vector, scalar) = (param("<4 x i16>", ParamClass::Vector), param("i16", ParamClass::Scalar));
        let params = [scalar, vector.clone(), param("", ParamClass::Immediate)];
        let binding = bind(&pieces, &params, &vector).expect("it fits");
        assert_eq!(binding.tied, Some(1));
        let text = spell("mov", &pieces, &binding, &|at| if at == 0 { 64 } else { 16 }, &Bank::sample, "1");
        assert_eq!(text.as_deref(), Some("mov v0.h[1], w2"));
    }
}
