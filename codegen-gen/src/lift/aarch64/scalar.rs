//! Bits and fields of general-purpose registers (Arm ARM, C6.2), for which there are no intrinsics, as far as they
//! only move bits.

use super::super::bits::Bits;
use super::super::logic::{Logic, extended, inserted, shifted};
use super::super::machine::{Machine, Operand};
use super::super::text::integer;
use super::single;

/// What `mnemonic` computes of `parts`, its destination the first; `None` if it is another instruction or needs
/// arithmetic.
pub(crate) fn value(machine: &mut Machine, mnemonic: &str, parts: &[&str]) -> Option<(Operand, Bits)> {
    let [to, from, rest @ ..] = parts else { return None };
    let destination @ Operand::General { bits, .. } = single(to)? else { return None };
    let mut read = |name: &str| match name.strip_prefix('#') {
        Some(number) => Some(Bits::integer(integer(number)?, bits)),
        None => machine.read(&single(name)?, bits).ok(),
    };
    let old = read(to)?;
    let x = read(from)?;
    let number = |at: usize| u32::try_from(integer(rest.get(at)?.strip_prefix('#')?)?).ok();
    // The first bit of a field and how many it has.
    let field = || Some((number(0)?, number(1)?));
    let result = match mnemonic {
        "and" | "orr" | "eor" => {
            let logic = match mnemonic {
                "and" => Logic::And,
                "orr" => Logic::Or,
                _ => Logic::Xor,
            };
            let y = read(rest.first()?)?;
            let y = match rest.get(1) {
                Some(shift) => shifted(&y, true, u32::try_from(integer(shift.strip_prefix("lsl #")?)?).ok()?),
                None => y,
            };
            logic.moved(&x, &y)?
        }
        "lsl" | "lsr" => shifted(&x, mnemonic == "lsl", number(0)?),
        "asr" => extended(&x.part(number(0)?, bits), bits, true),
        "ubfx" | "sbfx" => {
            let (at, length) = field()?;
            extended(&x.part(at, length), bits, mnemonic == "sbfx")
        }
        "ubfiz" => {
            let (at, length) = field()?;
            shifted(&extended(&x.part(0, length), bits, false), true, at)
        }
        "bfi" => {
            let (at, length) = field()?;
            inserted(&old, at, &x.part(0, length))
        }
        "bfxil" => {
            let (at, length) = field()?;
            inserted(&old, 0, &x.part(at, length))
        }
        "uxtb" | "uxth" | "uxtw" | "sxtb" | "sxth" | "sxtw" => {
            let length = match &mnemonic[3..] {
                "b" => 8,
                "h" => 16,
                _ => 32,
            };
            extended(&x.part(0, length), bits, mnemonic.starts_with('s'))
        }
        _ => return None,
    };
    Some((destination, result))
}
