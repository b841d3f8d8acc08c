//! What came out of a function that holds one instruction.

use std::collections::BTreeMap;

use super::cases::{Case, Setting};
use super::probe::MARK;
use super::{Form, Slot};
use crate::lift::machine::Operand;
use crate::lift::x86::{self, Line};
use crate::lowering::verify::is_line_of;
use crate::lowering::{Lowering, ParamClass};

/// One line that is an instruction.
pub(super) struct Sighting<'a> {
    pub lowering: &'a Lowering,
    /// The pattern with any immediate, and what it would say if immediates are printed as given.
    pub general: (String, Option<Form>),
    /// The pattern with this immediate.
    pub literal: (String, Form),
    /// Whether the mnemonic is the vendor's for this instruction.
    pub own: bool,
}

pub(super) fn sightings<'a>(printed: &str, batch: &[Case<'a>]) -> Vec<Sighting<'a>> {
    let mut found = Vec::new();
    let mut marks = BTreeMap::new();
    let (mut current, mut lines) = (None, Vec::<Line>::new());
    for raw in printed.lines().map(str::trim) {
        if let Some(label) = raw.split('#').next().and_then(|code| code.trim().strip_suffix(':')) {
            if let Some(index) = label.strip_prefix("probe").and_then(|n| n.parse::<usize>().ok()) {
                current = batch.get(index);
                marks.clear();
                lines.clear();
            }
        } else if let Some((name, register)) = raw.strip_prefix(MARK).and_then(|m| m.split_once(' ')) {
            let register = x86::line(&format!("mark {register}")).operands.pop();
            // The comparison's outcome is where its line puts it.
            let compared = match (current.map(|case| case.setting), lines.as_slice()) {
                (Some(Setting::Compared(at, _)), [comparison, _]) => {
                    marks.extend(comparison.operands.last().map(|operand| (at.to_string(), operand.clone())));
                    true
                }
                _ => false,
            };
            let line = lines.get(usize::from(compared)).filter(|_| lines.len() == 1 + usize::from(compared));
            if let (Some(case), "r", Some(line)) = (current, name, line) {
                found.extend(register.as_ref().and_then(|result| sighting(case, line, &marks, result)));
            }
            if let Some(register) = register {
                marks.insert(name.to_string(), register);
            }
            if name == "r" {
                current = None;
            }
        } else if !raw.is_empty() && !raw.starts_with(['.', '#']) {
            lines.push(x86::line(raw));
        }
    }
    found
}

/// Reads `line` as the instruction of `case`: every parameter must have its place and every source operand
/// its parameter. An immediate that is not printed as given stands in the form itself.
pub(super) fn sighting<'a>(
    case: &Case<'a>,
    line: &Line,
    marks: &BTreeMap<String, Operand>,
    result: &Operand,
) -> Option<Sighting<'a>> {
    let (destination, sources) = line.operands.split_last()?;
    if !destination.same_register(result) {
        return None;
    }
    let own = is_line_of(crate::platform::X86, &line.text, case.lowering);
    let mut taken = vec![false; sources.len()];
    let mut masked = line.writemask.is_none();
    let (mut params, mut literal) = (Vec::new(), Vec::new());
    let (mut as_given, mut repeated, mut choice) = (true, false, "");
    let mut immediates = case.immediates.iter();
    for (at, param) in case.lowering.params.iter().enumerate() {
        let slot = match (param.kind, case.setting) {
            (ParamClass::Immediate, _) => {
                let value = i64::from(*immediates.next()?);
                literal.push(Slot::Immediate(value));
                let place = sources.iter().position(|operand| *operand == Operand::Immediate(value));
                match place.filter(|place| !taken[*place]) {
                    Some(place) => {
                        taken[place] = true;
                        params.push(Slot::Operand(place as u8));
                    }
                    None => {
                        as_given = false;
                        params.push(Slot::Immediate(value));
                    }
                }
                continue;
            }
            (_, Setting::Loaded(place)) if place == at => {
                let place = sources
                    .iter()
                    .position(|operand| matches!(operand, Operand::Memory { offset: 0, .. }))?;
                taken[place] = true;
                choice = vector_letter(param.bits)?;
                Slot::Operand(place as u8)
            }
            _ => {
                let register = marks.get(&at.to_string())?;
                let is_mask = matches!(register, Operand::Mask { number } if line.writemask == Some(*number));
                let places: Vec<usize> =
                    (0..sources.len()).filter(|place| sources[*place].same_register(register)).collect();
                places.iter().for_each(|place| taken[*place] = true);
                // The old encoding reads the destination too, where that is not the instruction's own form.
                let kept = !own && !line.is_new() && destination.same_register(register);
                repeated |= places.len() + usize::from(kept) > 1;
                match places.first() {
                    Some(place) if !is_mask => Slot::Operand(*place as u8),
                    None if is_mask => {
                        masked = true;
                        Slot::Writemask
                    }
                    None if destination.same_register(register) => Slot::Operand(sources.len() as u8),
                    _ => return None,
                }
            }
        };
        params.push(slot);
        literal.push(slot);
    }
    let open =
        |(place, operand): (usize, &Operand)| !taken[place] && !matches!(operand, Operand::Immediate(_));
    if !masked || sources.iter().enumerate().any(open) {
        return None;
    }
    as_given &= taken.iter().all(|taken| *taken);
    let form = |params: Vec<Slot>| Form { params, instruction: case.lowering.id.clone() };
    Some(Sighting {
        lowering: case.lowering,
        general: (line.pattern(choice, false, repeated), as_given.then(|| form(params))),
        literal: (line.pattern(choice, true, repeated), form(literal)),
        own,
    })
}

pub(super) fn vector_letter(bits: u32) -> Option<&'static str> {
    match bits {
        128 => Some("x"),
        256 => Some("y"),
        512 => Some("z"),
        _ => None,
    }
}
