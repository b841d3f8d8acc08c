//! Finds the assembly forms of every instruction: each is compiled alone, its operands' registers marked,
//! and the one line between the marks says where every parameter stands.
//!
//! An intrinsic is compiled for several sets of features and with consumers of several kinds, because LLVM
//! chooses among equal encodings by them: `pand`, `vpand`, `vpandq` and `vandps` are all lines of
//! `_mm_and_si128`.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use crate::call_text::{self, Spelling};
use crate::error::Result;
use crate::forms::{Form, FormTable, Slot};
use crate::llvm;
use crate::lowering::{Lowering, ParamClass, type_bits};
use crate::readback::assembly::{self, Line, Operand};
use crate::target::{Target, feature_string};
use crate::verify::is_line_of;

/// CPUs whose features are given to the code generator beside the instruction's own.
const LEVELS: [&str; 4] = ["x86-64-v2", "haswell", "cascadelake", "sapphirerapids"];

/// Immediates tried first: those that select a comparison, and enough to see whether one is printed as given.
const IMMEDIATES: std::ops::Range<u32> = 0..8;

/// Functions per module; modules are compiled in parallel.
const BATCH: usize = 400;

/// CPU of the code generator where only features count.
const BASE_CPU: &str = "x86-64";

/// What uses the result: LLVM spells bitwise operations and data movement as its consumers compute.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Consumer {
    None,
    Integers,
    Floats,
}

/// One function to compile.
struct Case<'a> {
    lowering: &'a Lowering,
    immediates: Vec<u32>,
    spelling: Spelling,
    features: String,
    vex: bool,
    consumer: Consumer,
}

/// The forms of all `lowerings`.
///
/// # Errors
/// LLVM rejects a module, or does not know one of its own CPUs.
pub fn forms(lowerings: &[Lowering]) -> Result<FormTable> {
    let levels = LEVELS
        .iter()
        .map(|cpu| Ok(Target::new(cpu, &[])?.features))
        .collect::<Result<Vec<BTreeSet<String>>>>()?;
    let cases: Vec<Case<'_>> = lowerings.iter().flat_map(|lowering| cases(lowering, &levels)).collect();
    let seen = cases
        .par_chunks(BATCH)
        .map(|batch| {
            let machine = llvm::machine(BASE_CPU, "")?;
            let text = module_text(batch)?;
            let printed = llvm::assembly(&text, &machine, crate::emit::PASSES)?;
            Ok(sightings(&printed, batch))
        })
        .collect::<Result<Vec<_>>>()?;
    Ok(table(seen.into_iter().flatten().collect(), lowerings))
}

fn cases<'a>(lowering: &'a Lowering, levels: &[BTreeSet<String>]) -> Vec<Case<'a>> {
    let own: BTreeSet<String> = lowering.features.iter().cloned().collect();
    let mut sets: BTreeSet<BTreeSet<String>> = levels.iter().map(|level| level | &own).collect();
    sets.insert(own);
    let spellings = match lowering.loose {
        Some(_) => vec![Spelling::Exact, Spelling::Loose],
        None => vec![Spelling::Exact],
    };
    let consumers = match lowering.ret_kind {
        ParamClass::Vector => vec![Consumer::None, Consumer::Integers, Consumer::Floats],
        _ => vec![Consumer::None],
    };
    let mut cases = Vec::new();
    for features in &sets {
        let vex = features.contains("avx");
        for spelling in &spellings {
            for consumer in &consumers {
                for immediates in immediates(lowering, *consumer) {
                    cases.push(Case {
                        lowering,
                        immediates,
                        spelling: *spelling,
                        features: feature_string(features),
                        vex,
                        consumer: *consumer,
                    });
                }
            }
        }
    }
    cases
}

/// The immediates to try.
fn immediates(lowering: &Lowering, consumer: Consumer) -> Vec<Vec<u32>> {
    let bits: Vec<u32> = lowering.immediates().map(|at| lowering.params[at].bits.min(8)).collect();
    let masked = lowering.params.iter().any(|param| param.kind == ParamClass::Mask);
    match bits.as_slice() {
        [] => vec![Vec::new()],
        [bits] => {
            let limit = 1u32 << bits;
            let mut list: Vec<u32> = IMMEDIATES.filter(|n| *n < limit).collect();
            // Selections by immediate bits have other encodings for other widths of elements: each pair or
            // quadruple of equal bits is one bit there.
            if !masked && consumer != Consumer::None {
                list.extend((0..16u32).map(|n| (0..4).map(|at| (n >> at & 1) * 3 << (2 * at)).sum::<u32>()));
                list.extend([0x0f, 0xf0, 0x31, 0x20, 0x1b, 0x4e].into_iter().filter(|n| *n < limit));
            }
            list.retain(|n| *n < limit);
            list.sort_unstable();
            list.dedup();
            list.into_iter().map(|n| vec![n]).collect()
        }
        several => vec![vec![1; several.len()], vec![2; several.len()]],
    }
}

fn module_text(batch: &[Case<'_>]) -> Result<String> {
    let mut groups: BTreeMap<&str, usize> = BTreeMap::new();
    let mut text = format!("target triple = \"{}\"\n", llvm::X86_TRIPLE);
    let mut declares = BTreeSet::new();
    for (index, case) in batch.iter().enumerate() {
        let next = groups.len();
        let group = *groups.entry(&case.features).or_insert(next);
        let name = format!("lowering.{index}");
        let wrapper =
            call_text::wrapper(case.lowering, &case.immediates, &name, group, case.vex, case.spelling);
        // An immediate beyond what clang accepted has no spelling: no sighting.
        let Ok(wrapper) = wrapper else { continue };
        declares.extend(wrapper.declares);
        text.push_str(&wrapper.text);
        text.push_str(&function(case, index, group));
    }
    declares.iter().for_each(|line| {
        text.push_str(line);
        text.push('\n');
    });
    for (features, group) in groups {
        text.push_str(&format!(
            "attributes #{group} = {{ \"target-cpu\"=\"{BASE_CPU}\" \"target-features\"=\"{features}\" }}\n"
        ));
    }
    Ok(text)
}

fn constraint(kind: ParamClass) -> &'static str {
    match kind {
        ParamClass::Vector => "x",
        ParamClass::Mask => "^Yk",
        ParamClass::Scalar | ParamClass::Immediate => "r",
    }
}

/// Comments that survive the assembler's reader tell the register of each value.
const MARK: &str = "# autoir ";

fn function(case: &Case<'_>, index: usize, group: usize) -> String {
    let lowering = case.lowering;
    let mut body = String::new();
    let mut args = Vec::new();
    for (at, param) in lowering.params.iter().enumerate() {
        if param.kind == ParamClass::Immediate {
            continue;
        }
        let (ty, class) = (&param.ty, constraint(param.kind));
        body.push_str(&format!("%p{at} = call {ty} asm sideeffect \"{MARK}{at} $0\", \"={class}\"()\n"));
        args.push(format!("{ty} %p{at}"));
    }
    let (ret, class) = (&lowering.ret, constraint(lowering.ret_kind));
    body.push_str(&format!("%r = call {ret} @lowering.{index}({})\n", args.join(", ")));
    body.push_str(&format!("call void asm sideeffect \"{MARK}r $0\", \"{class}\"({ret} %r)\n"));
    let bits = type_bits(ret).unwrap_or(0);
    let used = match case.consumer {
        Consumer::None => None,
        Consumer::Integers => Some((format!("<{} x i8>", bits / 8), "add")),
        Consumer::Floats => Some((format!("<{} x double>", bits / 64), "fadd")),
    };
    if let Some((ty, operation)) = used {
        body.push_str(&format!(
            "%o = call {ty} asm sideeffect \"\", \"=x\"()\n%c = bitcast {ret} %r to {ty}\n\
             %s = {operation} {ty} %c, %o\ncall void asm sideeffect \"\", \"x\"({ty} %s)\n"
        ));
    }
    format!("define void @probe{index}() nounwind #{group} {{\n{body}ret void\n}}\n")
}

/// A form that was seen: its pattern, its reading, and whether the immediate was printed as given.
struct Sighting {
    pattern: String,
    form: Form,
    own: bool,
}

fn sightings(printed: &str, batch: &[Case<'_>]) -> Vec<Sighting> {
    let mut found = Vec::new();
    let mut marks = BTreeMap::new();
    let (mut current, mut lines) = (None, Vec::new());
    for raw in printed.lines().map(str::trim) {
        if let Some(label) = raw.split('#').next().and_then(|code| code.trim().strip_suffix(':')) {
            if let Some(index) = label.strip_prefix("probe").and_then(|n| n.parse::<usize>().ok()) {
                current = batch.get(index);
                marks.clear();
                lines.clear();
            }
        } else if let Some((name, register)) = raw.strip_prefix(MARK).and_then(|m| m.split_once(' ')) {
            let register = assembly::line(&format!("mark {register}")).operands.pop();
            if let (Some(case), "r", [line]) = (current, name, lines.as_slice()) {
                found.extend(register.as_ref().and_then(|result| sighting(case, line, &marks, result)));
            }
            if let Some(register) = register {
                marks.insert(name.to_string(), register);
            }
            if name == "r" {
                current = None;
            }
        } else if !raw.is_empty() && !raw.starts_with(['.', '#']) {
            lines.push(assembly::line(raw));
        }
    }
    found
}

/// Whether two operands are parts of one register.
fn same_register(a: &Operand, b: &Operand) -> bool {
    match (a, b) {
        (Operand::Vector { number: a, .. }, Operand::Vector { number: b, .. })
        | (Operand::Mask { number: a }, Operand::Mask { number: b })
        | (Operand::General { number: a, .. }, Operand::General { number: b, .. }) => a == b,
        _ => false,
    }
}

/// Reads `line` as the instruction of `case`: every parameter must have one place and every operand one
/// parameter, but for the destination.
fn sighting(
    case: &Case<'_>,
    line: &Line,
    marks: &BTreeMap<String, Operand>,
    result: &Operand,
) -> Option<Sighting> {
    let (destination, sources) = line.operands.split_last()?;
    if !same_register(destination, result) {
        return None;
    }
    let mut taken = vec![false; sources.len()];
    let mut masked = line.writemask.is_none();
    let mut params = Vec::new();
    let mut immediates = case.immediates.iter();
    let mut literal = false;
    for (at, param) in case.lowering.params.iter().enumerate() {
        if param.kind == ParamClass::Immediate {
            let value = i64::from(*immediates.next()?);
            let place = sources.iter().position(|operand| *operand == Operand::Immediate(value));
            match place.filter(|place| !taken[*place]) {
                Some(place) => {
                    taken[place] = true;
                    params.push(Slot::Operand(place as u8));
                }
                None => {
                    literal = true;
                    params.push(Slot::Immediate(value));
                }
            }
            continue;
        }
        let register = marks.get(&at.to_string())?;
        let places: Vec<usize> =
            (0..sources.len()).filter(|place| same_register(&sources[*place], register)).collect();
        let in_mask = matches!(register, Operand::Mask { number } if line.writemask == Some(*number));
        params.push(match places.as_slice() {
            [place] if !in_mask => {
                taken[*place] = true;
                Slot::Operand(*place as u8)
            }
            [] if in_mask => {
                masked = true;
                Slot::Writemask
            }
            [] if same_register(destination, register) => Slot::Operand(sources.len() as u8),
            _ => return None,
        });
    }
    // What no parameter explains is a fixed immediate of the form, or another value than the parameters'.
    let open = |(place, operand): (usize, &Operand)| {
        !taken[place] && !matches!(operand, Operand::Immediate(_))
    };
    if !masked || sources.iter().enumerate().any(open) {
        return None;
    }
    literal |= taken.iter().any(|taken| !taken);
    let form = Form { params, instruction: case.lowering.id.clone() };
    let own = is_line_of(&line.text, case.lowering);
    Some(Sighting { pattern: line.pattern("", literal), form, own })
}

/// The table of what was seen: of several readings of a pattern, one per set of features.
fn table(seen: Vec<Sighting>, lowerings: &[Lowering]) -> FormTable {
    let features: BTreeMap<&str, &[String]> =
        lowerings.iter().map(|lowering| (lowering.id.as_str(), lowering.features.as_slice())).collect();
    // The immediate is printed as given where that was seen for two of them.
    let mut by_pattern: BTreeMap<String, BTreeMap<Form, (bool, usize)>> = BTreeMap::new();
    for sighting in seen {
        let forms = by_pattern.entry(sighting.pattern).or_default();
        let entry = forms.entry(sighting.form).or_insert((sighting.own, 0));
        entry.1 += 1;
    }
    let best = |forms: BTreeMap<Form, (bool, usize)>| {
        let fixed = |form: &Form| form.params.iter().any(|slot| matches!(slot, Slot::Immediate(_)));
        let mut list: Vec<(Form, bool)> = forms.into_iter().map(|(form, (own, _))| (form, own)).collect();
        // The instruction whose own mnemonic it is, then those that need no fixed immediate.
        list.sort_by(|a, b| (!a.1, fixed(&a.0), &a.0).cmp(&(!b.1, fixed(&b.0), &b.0)));
        let mut sets = BTreeSet::new();
        list.retain(|(form, _)| sets.insert(features.get(form.instruction.as_str()).copied()));
        list.into_iter().map(|(form, _)| form).collect()
    };
    FormTable { by_pattern: by_pattern.into_iter().map(|(pattern, forms)| (pattern, best(forms))).collect() }
}
