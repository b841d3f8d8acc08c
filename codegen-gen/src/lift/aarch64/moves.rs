//! Lines that move bits and are no instruction of the dictionary: register copies, constants, loads and stores,
//! elements between registers, and addresses.
//!
//! What the assembler's mnemonics mean is the assembler's language (Arm ARM, C6 and C7); a mistake here would make
//! a program that the verifier rejects.

use super::super::bits::{Address, Bits, Space};
use super::super::logic::{inserted, repeated};
use super::super::machine::{Machine, Operand};
use super::super::text::{integer, split_operands};
use super::{REGISTERS, arranged, scalar, single};

/// Carries out `line` if it moves bits. `None` if it does not.
pub(crate) fn carry_out(machine: &mut Machine, line: &str) -> Option<Result<(), String>> {
    let (mnemonic, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    let parts = split_operands(rest);
    match mnemonic {
        "ret" | "nop" => Some(Ok(())),
        "ldr" | "ldur" | "ldp" | "ldrb" | "ldrh" | "str" | "stur" | "stp" | "strb" | "strh" => {
            Some(transfer(machine, mnemonic, &parts))
        }
        "ld1" | "ld1r" | "st1" => Some(structure(machine, mnemonic, &parts)),
        "adrp" | "add" | "sub" => address(machine, mnemonic, &parts),
        "bic" | "orr" => masked(machine, mnemonic, &parts),
        "movi" | "mvni" | "fmov" | "mov" | "movk" | "movz" | "ins" | "dup" | "umov" | "fneg" => {
            value(machine, mnemonic, &parts)
        }
        _ => None,
    }
    .or_else(|| {
        let (destination, value) = scalar::value(machine, mnemonic, &parts)?;
        Some(machine.write(&destination, value, true))
    })
}

/// Loads and stores of one or two registers.
fn transfer(machine: &mut Machine, mnemonic: &str, parts: &[&str]) -> Result<(), String> {
    let (count, byte) = (if mnemonic.ends_with('p') { 2 } else { 1 }, mnemonic.starts_with("ld"));
    let registers = parts.get(..count).ok_or("it has fewer operands")?;
    let (base, offset) = place(machine, &parts[count..])?;
    let mut at = base.plus(offset);
    for name in registers {
        let register = single(name).ok_or_else(|| format!("operand {name}"))?;
        let whole = match register {
            Operand::Immediate(_) => {
                if name.starts_with('w') {
                    32
                } else {
                    64
                }
            }
            ref other => other.bits().ok_or("no register")?,
        };
        let bits = match mnemonic {
            "ldrb" | "strb" => 8,
            "ldrh" | "strh" => 16,
            _ => whole,
        };
        if byte {
            let found = machine.load(&at, bits);
            if found.len() < bits {
                return Err("nothing was written there".to_string());
            }
            machine.write(&register, found.then(&Bits::zero(whole - bits)), true)?;
        } else {
            let found = machine.read(&register, bits)?;
            machine.store(&at, &found)?;
        }
        at = at.plus(i64::from(bits / 8));
    }
    Ok(())
}

/// The address that `[x0, #16]`, `[x0, #16]!`, `[x0], #16` or `[x0, :lo12:label]` names, as a base and an offset;
/// the base register is moved where it is written.
fn place(machine: &mut Machine, parts: &[&str]) -> Result<(Address, i64), String> {
    let text = parts.first().ok_or("it has no address")?;
    let (inner, before) = match text.strip_suffix('!') {
        Some(inner) => (inner, true),
        None => (*text, false),
    };
    let inner = inner.strip_prefix('[').and_then(|inner| inner.strip_suffix(']')).ok_or("no address")?;
    let mut inner = inner.split(',').map(str::trim);
    let Some(Operand::General { number, .. }) = inner.next().and_then(single) else {
        return Err(format!("address {text}"));
    };
    let offset = match inner.next() {
        None => 0,
        Some(low) if low.starts_with(":lo12:") => return Ok((on_page(machine, number, low)?, 0)),
        Some(number) => constant(number).ok_or_else(|| format!("address {text}"))?,
    };
    let base = machine.address(number, 0)?;
    let after = parts.get(1).and_then(|number| constant(number));
    match (before, after) {
        (true, _) => machine.advance(number, offset)?,
        (false, Some(by)) => machine.advance(number, by)?,
        (false, None) => {}
    }
    Ok((base, offset))
}

fn constant(text: &str) -> Option<i64> {
    integer(text.strip_prefix('#')?)
}

/// The constant data that `:lo12:label` or `:lo12:label+8` is in, whose page register `base` must hold.
fn on_page(machine: &Machine, base: usize, text: &str) -> Result<Address, String> {
    let place = label(text.strip_prefix(":lo12:").ok_or("no label")?)?;
    let page = machine.address(base, 0)?;
    match (&page.space, &place.space) {
        (Space::Page(page_of), Space::Data(label)) if page_of == label && page.offset == place.offset => {
            Ok(place)
        }
        _ => Err("the page of another place".to_string()),
    }
}

/// The constant data behind `label` or `label+8`.
fn label(label: &str) -> Result<Address, String> {
    let (label, offset) = match label.split_once('+') {
        Some((label, offset)) => (label, integer(offset).ok_or("no offset")?),
        None => (label, 0),
    };
    Ok(Address { space: Space::Data(label.to_string()), offset })
}

/// Addresses in registers.
fn address(machine: &mut Machine, mnemonic: &str, parts: &[&str]) -> Option<Result<(), String>> {
    let destination = single(parts.first()?).filter(|to| matches!(to, Operand::General { .. }))?;
    if mnemonic == "adrp" {
        let data = label(parts.get(1)?).ok()?;
        let Space::Data(name) = data.space else { return None };
        let page = machine.pointer(Address { space: Space::Page(name), offset: data.offset });
        return Some(machine.write(&destination, page, true));
    }
    let [_, from, by] = parts else { return None };
    let Operand::General { number, .. } = single(from)? else { return None };
    let target = match by.starts_with(":lo12:") {
        true => match on_page(machine, number, by) {
            Ok(place) => place,
            Err(why) => return Some(Err(why)),
        },
        false => {
            let by = constant(by)?;
            machine.address(number, if mnemonic == "sub" { -by } else { by }).ok()?
        }
    };
    let pointer = machine.pointer(target);
    Some(machine.write(&destination, pointer, true))
}

/// Loads and stores of structures: whole registers, one element, or one element over and over.
fn structure(machine: &mut Machine, mnemonic: &str, parts: &[&str]) -> Result<(), String> {
    let list = parts.first().and_then(|part| part.strip_prefix('{')).ok_or("no list")?;
    let (names, lane) = list.split_once('}').ok_or("no list")?;
    let (base, offset) = place(machine, &parts[1..])?;
    let mut at = base.plus(offset);
    for name in names.split(',').map(str::trim) {
        let register = single(name).ok_or_else(|| format!("operand {name}"))?;
        let bits = register.bits().ok_or("no register")?;
        let width = element(name).ok_or_else(|| format!("operand {name}"))?;
        let lane = lane.strip_prefix('[').and_then(|lane| integer(lane.strip_suffix(']')?));
        let whole = if lane.is_some() || mnemonic == "ld1r" { width } else { bits };
        if mnemonic == "st1" {
            let value = machine.read(&register, bits)?;
            let first = lane.map_or(0, |lane| lane as u32 * width);
            machine.store(&at, &value.part(first, whole))?;
        } else {
            let found = machine.load(&at, whole);
            if found.len() < whole {
                return Err("nothing was written there".to_string());
            }
            match lane {
                Some(lane) => insert(machine, &register, lane, &found)?,
                None => machine.write(&register, repeated(&found, bits), true)?,
            }
        }
        at = at.plus(i64::from(whole / 8));
    }
    Ok(())
}

/// Puts `value` into an element of a register.
fn insert(machine: &mut Machine, register: &Operand, lane: i64, value: &Bits) -> Result<(), String> {
    let Operand::Vector { number, .. } = register else { return Err("no vector register".to_string()) };
    let whole = Operand::Vector { number: *number, bits: REGISTERS.vectors.bits };
    let first = u32::try_from(lane).ok().and_then(|lane| lane.checked_mul(value.len()));
    let first = first.filter(|first| *first < REGISTERS.vectors.bits).ok_or("no such element")?;
    let old = machine.read(&whole, REGISTERS.vectors.bits)?;
    machine.write(&whole, inserted(&old, first, value), true)
}

/// Bits of the elements of `v0.8h` or `v0.h`.
fn element(name: &str) -> Option<u32> {
    let (_, arrangement) = name.split_once('.')?;
    let letter = arrangement.trim_start_matches(|c: char| c.is_ascii_digit()).chars().next()?;
    Some(match letter {
        'b' => 8,
        'h' => 16,
        's' => 32,
        'd' => 64,
        _ => return None,
    })
}

/// Constants, copies and elements.
fn value(machine: &mut Machine, mnemonic: &str, parts: &[&str]) -> Option<Result<(), String>> {
    let [to, from, rest @ ..] = parts else { return None };
    let destination = single(to)?;
    let bits = destination.bits()?;
    let found = match (mnemonic, from.strip_prefix('#')) {
        ("movk", Some(_)) => {
            let shift = rest.first().map_or(Some(0), |shift| constant(shift.strip_prefix("lsl")?.trim()))?;
            let (value, shift) = (constant(from)?, u32::try_from(shift).ok()?);
            let old = machine.read(&destination, bits).ok()?;
            old.part(0, shift).then(&Bits::integer(value, 16)).then(&old.part(shift + 16, bits))
        }
        (_, Some(number)) => immediate(mnemonic, to, number, rest, bits)?,
        ("fneg", None) => {
            // The sign of each element of a known value.
            let width = element(to)?;
            let value = machine.read(&single(from)?, bits).ok()?.as_known()?;
            let sign = |(n, bit): (usize, &bool)| *bit ^ (n as u32 % width == width - 1);
            Bits::known(value.iter().enumerate().map(sign).collect())
        }
        (_, None) => source(machine, from)?,
    };
    if let Some(lane) = lane(to) {
        let value = found.part(0, element(to)?);
        return Some(insert(machine, &destination, lane, &value));
    }
    let value = match mnemonic {
        "dup" if to.starts_with('v') => repeated(&found.part(0, element(to)?), bits),
        _ => {
            let missing = bits.saturating_sub(found.len());
            found.part(0, bits).then(&Bits::zero(missing))
        }
    };
    Some(machine.write(&destination, value, true))
}

/// Bits that a constant clears or sets in each element.
fn masked(machine: &mut Machine, mnemonic: &str, parts: &[&str]) -> Option<Result<(), String>> {
    let [to, number, rest @ ..] = parts else { return None };
    let destination = single(to)?;
    let bits = destination.bits()?;
    let mask = immediate(mnemonic, to, number.strip_prefix('#')?, rest, bits)?.as_known()?;
    let old = machine.read(&destination, bits).ok()?;
    let mut value = Bits::default();
    for (at, hit) in (0..bits).zip(mask) {
        let bit = if hit { Bits::known(vec![mnemonic == "orr"]) } else { old.part(at, 1) };
        value = value.then(&bit);
    }
    Some(machine.write(&destination, value, true))
}

/// The number in brackets.
fn lane(name: &str) -> Option<i64> {
    integer(name.split_once('[')?.1.strip_suffix(']')?)
}

/// A register, or one of its elements.
fn source(machine: &mut Machine, name: &str) -> Option<Bits> {
    let register = single(name)?;
    let bits = match register {
        Operand::Immediate(_) => REGISTERS.generals.bits,
        ref other => other.bits()?,
    };
    let value = machine.read(&register, bits).ok()?;
    match lane(name) {
        None => Some(value),
        Some(lane) => {
            let width = element(name)?;
            Some(value.part(u32::try_from(lane).ok()?.checked_mul(width)?, width))
        }
    }
}

/// What a constant is in the destination `to` of `bits` bits.
fn immediate(mnemonic: &str, to: &str, number: &str, rest: &[&str], bits: u32) -> Option<Bits> {
    if mnemonic == "fmov" {
        return None;
    }
    let mut value = integer(number)?;
    if let Some(shift) = rest.first() {
        let (kind, by) = shift.split_once('#')?;
        let by = u32::try_from(integer(by)?).ok().filter(|by| *by < 64)?;
        value <<= by;
        // Shifted ones come in from below.
        if kind.trim() == "msl" {
            value |= (1 << by) - 1;
        }
    }
    if mnemonic == "mvni" {
        value = !value;
    }
    match to.starts_with('v') {
        true => Some(repeated(&Bits::integer(value, element(to)?), arranged(&to[to.find('.')?..]))),
        false => Some(Bits::integer(value, bits)),
    }
}
