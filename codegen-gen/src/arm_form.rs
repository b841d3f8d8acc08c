//! Inline assembly from Arm's operand form.
//!
//! ACLE writes the operands of an instruction as `Vd.4S,Vn.4H,Vm.H[lane]`: the destination, the sources with
//! their letters, a lane or an immediate by its parameter's name. Sources take the intrinsic's register operands
//! in the order of their letters; one operand more than there are letters is the destination's old value.

use autoir_spec_parsers::instruction::Instruction;

use crate::asm_form::{self, Candidate};
use crate::error::Result;
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
}

impl Bank {
    fn constraint(self) -> &'static str {
        match self {
            Bank::Vector | Bank::Part(_) => "w",
            Bank::General => "r",
        }
    }

    fn reference(self, number: usize, bits: u32) -> String {
        match self {
            // Without a modifier, LLVM prints the whole register.
            Bank::Vector => format!("${number}"),
            Bank::Part(letter) => format!("${{{number}:{letter}}}"),
            Bank::General if bits > 32 => format!("${{{number}:x}}"),
            Bank::General => format!("${{{number}:w}}"),
        }
    }

    fn sample(self, number: usize, bits: u32) -> String {
        match self {
            Bank::Vector => format!("v{number}"),
            Bank::Part(letter) => format!("{letter}{number}"),
            Bank::General if bits > 32 => format!("x{number}"),
            Bank::General => format!("w{number}"),
        }
    }

    /// Whether inline assembly puts a value of type `ty` into such a register.
    fn takes(self, param: &LoweringParam) -> bool {
        match self {
            Bank::Vector => param.ty.starts_with('<') && param.bits <= 128,
            Bank::Part(_) => param.bits >= 32 && param.bits <= 64,
            Bank::General => param.kind == ParamClass::Scalar,
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
    let plain = !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    plain.then(|| Piece::Immediate(text.to_string()))
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

/// Inline assembly for `instruction`, if it is a single instruction whose form is understood.
pub(crate) fn candidates(
    instruction: &Instruction,
    params: &[LoweringParam],
    ret: &LoweringParam,
) -> Vec<Candidate> {
    candidate(instruction, params, ret).into_iter().collect()
}

fn candidate(instruction: &Instruction, params: &[LoweringParam], ret: &LoweringParam) -> Option<Candidate> {
    let [encoding] = instruction.encodings.as_slice() else { return None };
    let pieces = pieces(&encoding.form)?;
    let named = |piece: &&Piece| matches!(piece, Piece::Immediate(_));
    let immediates: Vec<&str> = instruction.immediates().map(|param| param.name.as_str()).collect();
    let used: Vec<&Piece> = pieces.iter().filter(named).collect();
    let known = used.iter().all(|piece| matches!(piece, Piece::Immediate(name) if immediates == [name.as_str()]));
    if !known || used.len() != immediates.len() {
        return None;
    }
    let binding = bind(&pieces, params, ret)?;
    let bits = |at: usize| match at.checked_sub(1) {
        None => ret.bits,
        Some(param) => params[param].bits,
    };
    let mnemonic = encoding.name.to_lowercase();
    let template = spell(&mnemonic, &pieces, &binding, &bits, &Bank::reference, IMMEDIATE_HOLE)?;
    let sample = spell(&mnemonic, &pieces, &binding, &bits, &Bank::sample, "1")?;
    let mut constraints = vec![format!("={}", binding.destination.constraint())];
    constraints.extend(binding.tied.map(|_| "0".to_string()));
    constraints.extend(binding.sources.iter().map(|(_, bank, _)| bank.constraint().to_string()));
    let inputs = binding.tied.into_iter().chain(binding.sources.iter().map(|(_, _, at)| *at)).collect();
    let plain = AsmText { template, constraints: constraints.join(",") };
    Some(Candidate { form: AsmForm { plain, vex: None, inputs, intel: false }, sample, vex_sample: None })
}

/// Which of `lines` the assembler accepts, all features on.
pub(crate) fn assembles(platform: &Platform, lines: &[String]) -> Result<Vec<bool>> {
    let args = [&format!("-triple={}", platform.triple), "-mattr=+all", "-filetype=null"].map(String::from);
    asm_form::accepted(&args, "", lines)
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
