//! Bits, fields and elements of general-purpose registers (Hexagon PRM, 11.10: XTYPE), as far as they only move bits.

use super::super::bits::Bits;
use super::super::logic::{Logic, each_second, extended, inserted, repeated, shifted};
use super::super::machine::Machine;
use super::super::text::{integer, split_operands};
use super::register;

/// An argument of an operation.
enum Argument {
    Bits(Bits),
    Number(i64),
}

/// What `from`, such as `asl(r4,#24)`, is in `bits` bits; `old` is what its destination held. `None` if it is another
/// operation or needs arithmetic.
pub(crate) fn value(machine: &mut Machine, from: &str, bits: u32, old: &Bits) -> Option<Bits> {
    let (name, list) = from.split_once('(')?;
    let arguments: Option<Vec<Argument>> =
        split_operands(list.strip_suffix(')')?).into_iter().map(|text| argument(machine, text)).collect();
    let arguments = arguments?;
    let [Argument::Bits(x), rest @ ..] = arguments.as_slice() else { return None };
    let number = |at: usize| match rest.get(at) {
        Some(Argument::Number(value)) => u32::try_from(*value).ok(),
        _ => None,
    };
    let other = || match rest.first() {
        Some(Argument::Bits(y)) => Some(y.clone()),
        Some(Argument::Number(value)) => Some(Bits::integer(*value, bits)),
        None => None,
    };
    Some(match (name, rest.len()) {
        ("asl", 1) => shifted(x, true, number(0)?),
        ("lsr", 1) => shifted(x, false, number(0)?),
        ("asr", 1) => extended(&x.part(number(0)?.min(x.len() - 1), x.len()), bits, true),
        ("aslh", 0) => shifted(x, true, 16),
        ("asrh", 0) => extended(&x.part(16, x.len()), bits, true),
        ("and", 1) => Logic::And.moved(x, &other()?)?,
        ("or", 1) => Logic::Or.moved(x, &other()?)?,
        ("xor", 1) => Logic::Xor.moved(x, &other()?)?,
        ("zxtb", 0) => extended(&x.part(0, 8), bits, false),
        ("zxth", 0) => extended(&x.part(0, 16), bits, false),
        ("sxtb", 0) => extended(&x.part(0, 8), bits, true),
        ("sxth", 0) => extended(&x.part(0, 16), bits, true),
        ("sxtw", 0) => extended(&x.part(0, 32), bits, true),
        ("extractu", 2) => extended(&x.part(number(1)?, number(0)?), bits, false),
        ("extract", 2) => extended(&x.part(number(1)?, number(0)?), bits, true),
        ("insert", 2) => inserted(old, number(1)?, &x.part(0, number(0)?)),
        ("vsplatb", 0) => repeated(&x.part(0, 8), bits),
        ("vsplath", 0) => repeated(&x.part(0, 16), bits),
        ("vtrunehb", 0) => each_second(x, 8, false),
        ("vtrunohb", 0) => each_second(x, 8, true),
        // The second operand's elements are the low half.
        ("vtrunewh", 1) => each_second(&other()?, 16, false).then(&each_second(x, 16, false)),
        ("vtrunowh", 1) => each_second(&other()?, 16, true).then(&each_second(x, 16, true)),
        ("vzxtbh" | "vsxtbh", 0) => widened(x, 8, name == "vsxtbh"),
        ("vzxthw" | "vsxthw", 0) => widened(x, 16, name == "vsxthw"),
        _ => return None,
    })
}

/// Each element of `width` bits in twice as many.
fn widened(value: &Bits, width: u32, signed: bool) -> Bits {
    let elements =
        (0..value.len() / width).map(|n| extended(&value.part(n * width, width), 2 * width, signed));
    elements.fold(Bits::default(), |all, element| all.then(&element))
}

fn argument(machine: &mut Machine, text: &str) -> Option<Argument> {
    if let Some(number) = text.strip_prefix('#') {
        return Some(Argument::Number(integer(number.trim_start_matches('#'))?));
    }
    let (_, operand, end) = register(text)?;
    let value = machine.read(&operand, operand.bits()?).ok()?;
    (end == text.len()).then_some(Argument::Bits(value))
}
