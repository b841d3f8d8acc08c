//! Lines that move bits and are no instruction of the dictionary: loads and stores, constants, addresses.
//!
//! What the assembler's syntax means is the assembler's language (Hexagon PRM, chapters 10 and 11); a mistake here
//! would make a program that the verifier rejects.

use super::super::bits::{Address, Bits, Space};
use super::super::logic::{Logic, extended};
use super::super::machine::{Machine, Operand};
use super::super::text::integer;
use super::{REGISTERS, Write, register, scalar};

/// What `line` writes if it moves bits. `None` if it does not.
pub(crate) fn writes(machine: &mut Machine, line: &str) -> Option<Result<Vec<Write>, String>> {
    let line = compact(line);
    if line == "jumprr31" || line == "nop" {
        return Some(Ok(Vec::new()));
    }
    if let Some(frame) = line.strip_prefix("allocframe(") {
        return Some(open_frame(machine, frame));
    }
    if !line.starts_with("if") && (line.contains("dealloc_return") || line.contains("deallocframe")) {
        return Some(close_frame(machine));
    }
    if let Some(rest) = line.strip_prefix("if(").filter(|rest| rest.trim_start_matches('!').starts_with('q'))
    {
        return Some(store_where(machine, rest));
    }
    let (to, from) = line.split_once('=')?;
    if let Some(place) = memory(to) {
        let to = address(machine, &place);
        return Some(to.and_then(|(to, advanced)| {
            store(machine, &place, from, &to)?;
            Ok(advanced.into_iter().collect())
        }));
    }
    let (_, destination, end) = register(to)?;
    let bits = destination.bits()?;
    let value = match (&to[end..], memory(from)) {
        // What is loaded for the packet alone is not in the register after it.
        (".tmp", Some(_)) if machine.is_guarded() => return None,
        ("" | ".cur" | ".tmp", Some(place)) => {
            return Some(
                load(machine, &place, bits)
                    .map(|(value, advanced)| [(destination, value)].into_iter().chain(advanced).collect()),
            );
        }
        ("", None) => Ok(value(machine, from, &destination)?),
        ("|", None) => {
            let old = machine.read(&destination, bits).ok()?;
            Ok(Logic::Or.moved(&old, &scalar::value(machine, from, bits, &old)?)?)
        }
        _ => return None,
    };
    Some(value.map(|value| vec![(destination, value)]))
}

/// `line` without spaces.
fn compact(line: &str) -> String {
    line.chars().filter(|c| !c.is_whitespace()).collect()
}

/// A place in memory.
struct Place<'a> {
    /// What offsets count, in bytes.
    unit: i64,
    /// Of how many bytes the address must be a multiple.
    multiple: i64,
    /// Bits that are read or written; none: as many as the register has.
    bits: Option<u32>,
    signed: bool,
    /// What stands in parentheses.
    text: &'a str,
}

/// The place that `vmem(r0+#1)` names.
fn memory(text: &str) -> Option<Place<'_>> {
    let (name, rest) = text.split_once('(')?;
    let vector = i64::from(REGISTERS.vectors.bits / 8);
    let (unit, multiple, bits, signed) = match name {
        "vmem" => (vector, vector, None, false),
        "vmemu" => (vector, 1, None, false),
        "memd" => (1, 8, None, false),
        "memw" => (1, 4, None, false),
        "memh" => (1, 2, Some(16), true),
        "memuh" => (1, 2, Some(16), false),
        "memb" => (1, 1, Some(8), true),
        "memub" => (1, 1, Some(8), false),
        _ => return None,
    };
    let (text, behind) = rest.split_once(')')?;
    matches!(behind, "" | ":nt").then_some(Place { unit, multiple, bits, signed, text })
}

/// The address, and what its register holds after the packet if that is written.
fn address(machine: &mut Machine, place: &Place<'_>) -> Result<(Address, Option<Write>), String> {
    let &Place { unit, multiple, text, .. } = place;
    let (_, base, end) = register(text).ok_or_else(|| format!("address {text}"))?;
    let Operand::General { number, .. } = base else { return Err(format!("address {text}")) };
    let rest = &text[end..];
    if let Some(by) = rest.strip_prefix("++#").and_then(integer) {
        let here = machine.address(number, 0)?;
        let moved = machine.pointer(here.plus(by.saturating_mul(unit)));
        return Ok((machine.rounded(here, multiple), Some((base, moved))));
    }
    let offset = match rest {
        "" => 0,
        _ => rest
            .strip_prefix("+#")
            .map(|by| by.trim_start_matches('#'))
            .and_then(integer)
            .ok_or_else(|| format!("address {text}"))?,
    };
    let here = machine.address(number, offset.saturating_mul(unit))?;
    Ok((machine.rounded(here, multiple), None))
}

fn load(machine: &mut Machine, place: &Place<'_>, bits: u32) -> Result<(Bits, Option<Write>), String> {
    let (from, advanced) = address(machine, place)?;
    let wanted = place.bits.unwrap_or(bits);
    let found = machine.load(&from, wanted);
    // Whole vectors are read where only a part is there.
    let missing = wanted - found.len();
    match found.len() {
        0 => Err("nothing was written there".to_string()),
        _ => Ok((extended(&found.then(&machine.open(missing)), bits, place.signed), advanced)),
    }
}

/// Where `line` stores to, if it does, by the addresses that there are now, and what its register then holds.
pub(crate) fn store_place(
    machine: &mut Machine,
    line: &str,
) -> Option<Result<(Address, Option<Write>), String>> {
    let line = compact(line);
    let (to, _) = line.split_once('=')?;
    Some(address(machine, &memory(to)?))
}

/// Stores what `line` stores to `to`.
pub(crate) fn store_at(
    machine: &mut Machine,
    line: &str,
    (to, advanced): &(Address, Option<Write>),
) -> Result<Vec<Write>, String> {
    let line = compact(line);
    let place = line.split_once('=').and_then(|(to, from)| Some((memory(to)?, from)));
    let (place, from) = place.ok_or("no store")?;
    store(machine, &place, from, to)?;
    Ok(advanced.clone().into_iter().collect())
}

fn store(machine: &mut Machine, place: &Place<'_>, from: &str, to: &Address) -> Result<(), String> {
    let value = match from.strip_prefix('#') {
        Some(number) => {
            let number = integer(number.trim_start_matches('#')).ok_or_else(|| format!("operand {from}"))?;
            Bits::integer(number, place.bits.unwrap_or(REGISTERS.generals.bits))
        }
        None => {
            let (_, source, end) = register(from).ok_or_else(|| format!("operand {from}"))?;
            if !matches!(&from[end..], "" | ".new") {
                return Err(format!("operand {from}"));
            }
            let bits = place.bits.or(source.bits()).ok_or("no register")?;
            machine.read(&source, bits)?
        }
    };
    machine.store(to, &value)
}

/// `if (q0) vmem(r0+#0) = v0`: the bytes that the mask selects.
fn store_where(machine: &mut Machine, rest: &str) -> Result<Vec<Write>, String> {
    let bad = || format!("if({rest}");
    let (condition, rest) = rest.split_once(')').ok_or_else(bad)?;
    let (mask, wanted) = match condition.strip_prefix('!') {
        Some(mask) => (mask, false),
        None => (condition, true),
    };
    let (Some((_, mask, _)), Some((to, from))) = (register(mask), rest.split_once('=')) else {
        return Err(bad());
    };
    let (place, (_, source, _)) = memory(to).zip(register(from)).ok_or_else(bad)?;
    let selected = machine.read(&mask, REGISTERS.masks.bits)?.as_known().ok_or("the mask is not known")?;
    let value = machine.read(&source, REGISTERS.vectors.bits)?;
    let (to, advanced) = address(machine, &place)?;
    for (at, _) in selected.iter().enumerate().filter(|(_, bit)| **bit == wanted) {
        machine.store(&to.plus(at as i64), &value.part(at as u32 * 8, 8))?;
    }
    Ok(advanced.into_iter().collect())
}

/// Constants, copies and addresses.
fn value(machine: &mut Machine, from: &str, destination: &Operand) -> Option<Bits> {
    let bits = destination.bits()?;
    if let Some(constant) = from.strip_prefix('#') {
        let constant = constant.trim_start_matches('#');
        return match integer(constant) {
            Some(number) => Some(Bits::integer(number, bits)),
            None => Some(machine.pointer(data(constant)?)),
        };
    }
    if let Some(label) = from.strip_prefix("add(pc,##").and_then(|rest| rest.strip_suffix("@PCREL)")) {
        return Some(machine.pointer(data(label)?));
    }
    let combined = from.strip_prefix("combine(").or_else(|| from.strip_prefix("vcombine("));
    if let Some(list) = combined.and_then(|rest| rest.strip_suffix(')')) {
        let (high, low) = list.split_once(',')?;
        let low = part(machine, low)?;
        return Some(low.then(&part(machine, high)?));
    }
    if let Some(list) = from.strip_prefix("add(").and_then(|rest| rest.strip_suffix(')')) {
        let (base, by) = list.split_once(",#")?;
        let (_, Operand::General { number, .. }, _) = register(base)? else { return None };
        let address = machine.address(number, integer(by.trim_start_matches('#'))?).ok()?;
        return Some(machine.pointer(address));
    }
    if let Some(list) = from.strip_prefix("and(r29,#-").and_then(|rest| rest.strip_suffix(')')) {
        let mask = integer(list)?.checked_neg()?;
        return machine.aligned(REGISTERS.stack_pointer, mask).ok().map(|address| machine.pointer(address));
    }
    if let Some(number) = from.strip_prefix("CONST64(#").and_then(|rest| rest.strip_suffix(')')) {
        return Some(Bits::integer(integer(number)?, bits));
    }
    let whole = |name: &str| register(name).filter(|(.., end)| *end == name.len());
    if let Some((_, source, _)) = whole(from) {
        return machine.read(&source, bits).ok();
    }
    let old = machine.read(destination, bits).ok()?;
    Some(extended(&scalar::value(machine, from, bits, &old)?, bits, false))
}

/// `v0 = valign(v1,v2,r3)` and `vlalign`, where the register is an address of which is assumed what counts (Hexagon HVX
/// PRM, "Align").
pub(crate) fn by_address(machine: &mut Machine, line: &str) -> Option<Result<Write, String>> {
    let line = compact(line);
    let (to, from) = line.split_once('=')?;
    let (left, list) = match from.strip_prefix("vlalign(") {
        Some(list) => (true, list),
        None => (false, from.strip_prefix("valign(")?),
    };
    let whole =
        |name: &str| register(name).filter(|(.., end)| *end == name.len()).map(|(_, operand, _)| operand);
    let mut operands = list.strip_suffix(')')?.split(',').map(whole);
    let (high, low, by) = (operands.next()??, operands.next()??, operands.next()??);
    let by = machine.read(&by, REGISTERS.generals.bits).ok()?;
    let by = machine.residue(&by)?;
    let bits = REGISTERS.vectors.bits;
    let start = if left { bits - by * 8 } else { by * 8 };
    let both = machine.read(&low, bits).and_then(|low| Ok(low.then(&machine.read(&high, bits)?)));
    Some(both.and_then(|both| Ok((whole(to).ok_or("no register")?, both.part(start, bits)))))
}

/// A register, one of its halves, or a constant, in an operand of `combine`.
fn part(machine: &mut Machine, text: &str) -> Option<Bits> {
    if let Some(number) = text.strip_prefix('#') {
        return Some(Bits::integer(integer(number.trim_start_matches('#'))?, 32));
    }
    let (_, source, end) = register(text)?;
    let value = machine.read(&source, source.bits()?).ok()?;
    match &text[end..] {
        "" => Some(value),
        ".l" => Some(value.part(0, 16)),
        ".h" => Some(value.part(16, 16)),
        _ => None,
    }
}

/// Constant data behind a label, `.LCPI0_0` or `.LCPI0_0+128`.
fn data(text: &str) -> Option<Address> {
    let (label, offset) = match text.split_once('+') {
        Some((label, offset)) => (label, integer(offset)?),
        None => (text, 0),
    };
    Some(Address { space: Space::Data(label.to_string()), offset })
}

/// `allocframe(r29,#128):raw`: saves frame pointer and link register, makes the frame.
fn open_frame(machine: &mut Machine, rest: &str) -> Result<Vec<Write>, String> {
    let size =
        rest.split_once('#').and_then(|(_, size)| integer(size.split(')').next()?)).ok_or("no size")?;
    let top = machine.address(REGISTERS.stack_pointer, -8)?;
    for (at, number) in [(0, FRAME_POINTER), (4, LINK)] {
        let saved = machine.read(&Operand::General { number, bits: 32 }, 32)?;
        machine.store(&top.plus(at), &saved)?;
    }
    let (frame, stack) = (machine.pointer(top.clone()), machine.pointer(top.plus(-size)));
    let general = |number| Operand::General { number, bits: 32 };
    Ok(vec![(general(FRAME_POINTER), frame), (general(REGISTERS.stack_pointer), stack)])
}

/// Takes the frame down.
fn close_frame(machine: &mut Machine) -> Result<Vec<Write>, String> {
    let top = machine.address(FRAME_POINTER, 0)?;
    let saved = machine.load(&top, 64);
    if saved.len() < 64 {
        return Err("no frame was made there".to_string());
    }
    let general = |number| Operand::General { number, bits: 32 };
    let stack = machine.pointer(top.plus(8));
    let registers = [(FRAME_POINTER, saved.part(0, 32)), (LINK, saved.part(32, 32))];
    let registers = registers.into_iter().chain([(REGISTERS.stack_pointer, stack)]);
    Ok(registers.map(|(number, value)| (general(number), value)).collect())
}

const FRAME_POINTER: usize = 30;
const LINK: usize = 31;
