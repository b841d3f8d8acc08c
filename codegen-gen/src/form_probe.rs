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
use crate::readback::assembly::{self, Line, Operand, same_register};
use crate::target::{Target, feature_string};
use crate::verify::is_line_of;

/// CPUs whose features are given to the code generator beside the instruction's own.
const LEVELS: [&str; 3] = ["x86-64-v2", "haswell", "cascadelake"];

/// The level at which less common surroundings are tried: it has the encodings with masks and broadcasts.
const MASKED_LEVEL: &str = "cascadelake";

/// Immediates tried first: those that select a comparison, and enough to see whether one is printed as given.
const IMMEDIATES: std::ops::Range<u32> = 0..8;

/// Functions per module; modules are compiled in parallel.
const BATCH: usize = 400;

/// CPU of the code generator where only features count.
const BASE_CPU: &str = "x86-64";

/// What surrounds the instruction. LLVM chooses among equal encodings, and commutes operands, by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    /// Every operand's register is free afterwards.
    Plain,
    /// The result is used by arithmetic on such elements.
    Used(&'static str),
    /// Of the operands, only this one's register is free afterwards, or none.
    Dying(Option<usize>),
    /// Registers that only EVEX encodings reach; the result is used as integers.
    High,
}

/// One function to compile.
struct Case<'a> {
    lowering: &'a Lowering,
    immediates: Vec<u32>,
    spelling: Spelling,
    features: &'a str,
    vex: bool,
    setting: Setting,
}

/// A set of features, and whether it is [`MASKED_LEVEL`]'s or the instruction's own.
struct Features {
    text: String,
    vex: bool,
    masked: bool,
    own: bool,
}

/// The forms of all `lowerings`.
///
/// # Errors
/// LLVM rejects a module, or does not know one of its own CPUs.
pub fn forms(lowerings: &[Lowering]) -> Result<FormTable> {
    let levels = LEVELS
        .iter()
        .map(|cpu| Ok((*cpu, Target::new(cpu, &[])?.features)))
        .collect::<Result<Vec<(&str, BTreeSet<String>)>>>()?;
    let sets: Vec<Vec<Features>> = lowerings.iter().map(|lowering| feature_sets(lowering, &levels)).collect();
    let each = || lowerings.iter().zip(&sets);
    let first: Vec<Case<'_>> = each().flat_map(|(lowering, sets)| cases(lowering, sets)).collect();
    let mut seen = compile(&first)?;
    let rewritten = rewritten(&seen);
    let second: Vec<Case<'_>> = each()
        .filter(|(lowering, _)| rewritten.contains(lowering.id.as_str()))
        .flat_map(|(lowering, sets)| every_immediate(lowering, sets))
        .collect();
    seen.extend(compile(&second)?);
    Ok(table(seen, lowerings))
}

fn feature_sets(lowering: &Lowering, levels: &[(&str, BTreeSet<String>)]) -> Vec<Features> {
    let own: BTreeSet<String> = lowering.features.iter().cloned().collect();
    let mut sets: BTreeMap<BTreeSet<String>, (bool, bool)> = BTreeMap::new();
    for (cpu, level) in levels {
        sets.entry(level | &own).or_default().0 |= *cpu == MASKED_LEVEL;
    }
    sets.entry(own).or_default().1 = true;
    sets.into_iter()
        .map(|(set, (masked, own))| Features {
            text: feature_string(&set),
            vex: set.contains("avx"),
            masked,
            own,
        })
        .collect()
}

fn cases<'a>(lowering: &'a Lowering, sets: &'a [Features]) -> Vec<Case<'a>> {
    let mut cases = Vec::new();
    for features in sets {
        for setting in settings(lowering, features) {
            for spelling in [Spelling::Exact, Spelling::Loose] {
                if spelling == Spelling::Loose && lowering.loose.is_none() {
                    continue;
                }
                for immediates in immediates(lowering, setting) {
                    let (text, vex) = (features.text.as_str(), features.vex);
                    cases.push(Case { lowering, immediates, spelling, features: text, vex, setting });
                }
            }
        }
    }
    cases
}

fn settings(lowering: &Lowering, features: &Features) -> Vec<Setting> {
    let mut settings = vec![Setting::Plain];
    let masked = lowering.params.iter().any(|param| param.kind == ParamClass::Mask);
    if lowering.ret_kind == ParamClass::Vector && !masked {
        settings.extend(["i8", "float", "double"].map(Setting::Used));
    }
    let registers = |kind: ParamClass| {
        let params = lowering.params.iter().enumerate();
        params.filter(move |(_, param)| param.kind == kind).map(|(at, param)| (at, param.bits))
    };
    let vectors = || registers(ParamClass::Vector).map(|(at, _)| at);
    if (features.own || features.masked) && vectors().count() > 1 {
        settings.push(Setting::Dying(None));
        settings.extend(vectors().map(|at| Setting::Dying(Some(at))));
    }
    if features.masked && !masked {
        settings.extend((vectors().count() > 0).then_some(Setting::High));
    }
    settings
}

/// The immediates to try.
fn immediates(lowering: &Lowering, setting: Setting) -> Vec<Vec<u32>> {
    let bits: Vec<u32> = lowering.immediates().map(|at| lowering.params[at].bits.min(8)).collect();
    let masked = lowering.params.iter().any(|param| param.kind == ParamClass::Mask);
    let limit = match bits.as_slice() {
        [] => return vec![Vec::new()],
        [bits] => 1u32 << bits,
        several => return vec![vec![1; several.len()], vec![2; several.len()]],
    };
    let mut list: Vec<u32> = match setting {
        Setting::Plain => IMMEDIATES.collect(),
        Setting::Used(_) if !masked => IMMEDIATES.chain(SELECTIONS).collect(),
        _ => vec![1, 2, 3],
    };
    list.retain(|n| *n < limit);
    list.into_iter().map(|n| vec![n]).collect()
}

/// Selections by immediate bits have other encodings for wider elements: there each pair of equal bits is
/// one bit.
const SELECTIONS: [u32; 17] =
    [0x0c, 0x0f, 0x30, 0x33, 0x3c, 0x3f, 0xc0, 0xc3, 0xcc, 0xcf, 0xf0, 0xf3, 0xfc, 0x1b, 0x20, 0x31, 0x4e];

/// Every immediate of an instruction that LLVM rewrites together with its immediate.
fn every_immediate<'a>(lowering: &'a Lowering, sets: &'a [Features]) -> Vec<Case<'a>> {
    let Some(bits) = lowering.immediate().map(|at| lowering.params[at].bits.min(8)) else {
        return Vec::new();
    };
    let sets = sets.iter().filter(|features| features.own || features.masked);
    sets.flat_map(|features| {
        (0..1u32 << bits).map(|value| Case {
            lowering,
            immediates: vec![value],
            spelling: Spelling::Exact,
            features: &features.text,
            vex: features.vex,
            setting: Setting::Plain,
        })
    })
    .collect()
}

/// Compiles all cases and reads what came out.
fn compile<'a>(cases: &[Case<'a>]) -> Result<Vec<Sighting<'a>>> {
    let seen = cases
        .par_chunks(BATCH)
        .map(|batch| {
            let machine = llvm::machine(BASE_CPU, "")?;
            let text = module_text(batch)?;
            let printed = llvm::assembly(&text, &machine, crate::emit::PASSES)?;
            Ok(sightings(&printed, batch))
        })
        .collect::<Result<Vec<_>>>()?;
    Ok(seen.into_iter().flatten().collect())
}

fn module_text(batch: &[Case<'_>]) -> Result<String> {
    let mut groups: BTreeMap<&str, usize> = BTreeMap::new();
    let mut text = format!("target triple = \"{}\"\n", llvm::X86_TRIPLE);
    let mut declares = BTreeSet::new();
    for (index, case) in batch.iter().enumerate() {
        let next = groups.len();
        let group = *groups.entry(case.features).or_insert(next);
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

/// Comments that survive the assembler's reader tell the register of each value.
const MARK: &str = "# autoir ";

/// The constraint on the register of a value; `fixed` is the number of a parameter.
fn constraint(kind: ParamClass, bits: u32, setting: Setting, fixed: Option<usize>) -> String {
    match (kind, setting, fixed, vector_letter(bits)) {
        (ParamClass::Vector, Setting::High, Some(at), Some(letter)) => format!("{{{letter}mm{}}}", 16 + at),
        (ParamClass::Vector, Setting::High, ..) => "v".to_string(),
        (ParamClass::Vector, ..) => "x".to_string(),
        (ParamClass::Mask, ..) => "^Yk".to_string(),
        (ParamClass::Scalar | ParamClass::Immediate, ..) => "r".to_string(),
    }
}

fn function(case: &Case<'_>, index: usize, group: usize) -> String {
    let (lowering, setting) = (case.lowering, case.setting);
    let (mut body, mut after) = (String::new(), String::new());
    let mut args = Vec::new();
    for (at, param) in lowering.params.iter().enumerate() {
        let (ty, class) = (&param.ty, constraint(param.kind, param.bits, setting, Some(at)));
        match (param.kind, setting) {
            (ParamClass::Immediate, _) => continue,
            _ => body
                .push_str(&format!("%p{at} = call {ty} asm sideeffect \"{MARK}{at} $0\", \"={class}\"()\n")),
        }
        if matches!(setting, Setting::Dying(free) if free != Some(at)) {
            after.push_str(&format!("call void asm sideeffect \"\", \"{class}\"({ty} %p{at})\n"));
        }
        args.push(format!("{ty} %p{at}"));
    }
    let ret = &lowering.ret;
    let class = constraint(lowering.ret_kind, type_bits(ret).unwrap_or(0), setting, None);
    body.push_str(&format!("%r = call {ret} @lowering.{index}({})\n", args.join(", ")));
    body.push_str(&format!("call void asm sideeffect \"{MARK}r $0\", \"{class}\"({ret} %r)\n"));
    let used = match setting {
        Setting::Used(element) => Some(element),
        Setting::High if lowering.ret_kind == ParamClass::Vector => Some("i8"),
        _ => None,
    };
    if let Some(element) = used {
        let size = type_bits(element).unwrap_or(8);
        let ty = format!("<{} x {element}>", type_bits(ret).unwrap_or(0) / size);
        let operation = if element.starts_with('i') { "add" } else { "fadd" };
        body.push_str(&format!(
            "%o = call {ty} asm sideeffect \"\", \"=x\"()\n%c = bitcast {ret} %r to {ty}\n\
             %s = {operation} {ty} %c, %o\ncall void asm sideeffect \"\", \"x\"({ty} %s)\n"
        ));
    }
    format!("define void @probe{index}() nounwind #{group} {{\n{body}{after}ret void\n}}\n")
}

/// One line that is an instruction.
struct Sighting<'a> {
    lowering: &'a Lowering,
    /// The pattern with any immediate, and what it would say if immediates are printed as given.
    general: (String, Option<Form>),
    /// The pattern with this immediate.
    literal: (String, Form),
    /// Whether the mnemonic is the vendor's for this instruction.
    own: bool,
}

fn sightings<'a>(printed: &str, batch: &[Case<'a>]) -> Vec<Sighting<'a>> {
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

/// Reads `line` as the instruction of `case`: every parameter must have its place and every source operand
/// its parameter. An immediate that is not printed as given stands in the form itself.
fn sighting<'a>(
    case: &Case<'a>,
    line: &Line,
    marks: &BTreeMap<String, Operand>,
    result: &Operand,
) -> Option<Sighting<'a>> {
    let (destination, sources) = line.operands.split_last()?;
    if !same_register(destination, result) {
        return None;
    }
    let mut taken = vec![false; sources.len()];
    let mut masked = line.writemask.is_none();
    let (mut params, mut literal) = (Vec::new(), Vec::new());
    let (mut as_given, mut repeated) = (true, false);
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
            _ => {
                let register = marks.get(&at.to_string())?;
                let is_mask = matches!(register, Operand::Mask { number } if line.writemask == Some(*number));
                let places: Vec<usize> =
                    (0..sources.len()).filter(|place| same_register(&sources[*place], register)).collect();
                places.iter().for_each(|place| taken[*place] = true);
                repeated |= places.len() > 1;
                match places.first() {
                    Some(place) if !is_mask => Slot::Operand(*place as u8),
                    None if is_mask => {
                        masked = true;
                        Slot::Writemask
                    }
                    None if same_register(destination, register) => Slot::Operand(sources.len() as u8),
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
        general: (line.pattern("", false, repeated), as_given.then(|| form(params))),
        literal: (line.pattern("", true, repeated), form(literal)),
        own: is_line_of(&line.text, case.lowering),
    })
}

fn vector_letter(bits: u32) -> Option<&'static str> {
    match bits {
        128 => Some("x"),
        256 => Some("y"),
        512 => Some("z"),
        _ => None,
    }
}

/// For each instruction and pattern, the one form in which every immediate is printed as given; none where
/// LLVM swaps operands along with it, or writes another one into an instruction of another name.
fn general_forms<'s>(seen: &'s [Sighting<'_>]) -> BTreeMap<(&'s str, &'s str), Option<&'s Form>> {
    let mut general: BTreeMap<(&str, &str), Option<&Form>> = BTreeMap::new();
    let mut refuted = BTreeSet::new();
    for sighting in seen {
        let key = (sighting.lowering.id.as_str(), sighting.general.0.as_str());
        let first = general.entry(key).or_default();
        match (&sighting.general.1, *first) {
            // Without an immediate, operands that LLVM swaps are two right readings.
            (Some(form), Some(old)) if form != old && sighting.lowering.immediate().is_some() => {
                refuted.insert(key);
            }
            (Some(form), None) => *first = Some(form),
            _ => {}
        }
    }
    for sighting in seen.iter().filter(|sighting| sighting.general.1.is_none()) {
        let key = (sighting.lowering.id.as_str(), sighting.general.0.as_str());
        // A shift beyond all bits is written as the longest shift: that is no other reading.
        let same = |form: &Form| {
            let pairs = form.params.iter().zip(&sighting.literal.1.params);
            sighting.own && pairs.into_iter().all(|(a, b)| a == b || matches!(b, Slot::Immediate(_)))
        };
        if !general.get(&key).copied().flatten().is_some_and(same) {
            refuted.insert(key);
        }
    }
    for key in refuted {
        general.insert(key, None);
    }
    general
}

/// The instructions that LLVM rewrites together with their immediates.
fn rewritten(seen: &[Sighting<'_>]) -> BTreeSet<String> {
    let general = general_forms(seen);
    let own = seen.iter().filter(|sighting| {
        let key = (sighting.lowering.id.as_str(), sighting.general.0.as_str());
        // A comparison's predicate is in the mnemonic; there is nothing printed to be another one.
        sighting.own && sighting.general.0 != sighting.literal.0 && general.get(&key) == Some(&None)
    });
    own.map(|sighting| sighting.lowering.id.clone()).collect()
}

/// The table of what was seen: of several readings of a pattern, one per set of features.
fn table(seen: Vec<Sighting<'_>>, lowerings: &[Lowering]) -> FormTable {
    let features: BTreeMap<&str, &[String]> =
        lowerings.iter().map(|lowering| (lowering.id.as_str(), lowering.features.as_slice())).collect();
    let general = general_forms(&seen);
    // The best rank of each reading: least first.
    let mut by_pattern: BTreeMap<&str, BTreeMap<&Form, (bool, bool)>> = BTreeMap::new();
    for sighting in &seen {
        let key = (sighting.lowering.id.as_str(), sighting.general.0.as_str());
        let (pattern, form) = match general.get(&key) {
            Some(Some(form)) => (&sighting.general.0, *form),
            _ => (&sighting.literal.0, &sighting.literal.1),
        };
        let rank = (!sighting.own, sighting.literal.1.has_fixed());
        let forms = by_pattern.entry(pattern).or_default();
        forms.entry(form).and_modify(|old| *old = rank.min(*old)).or_insert(rank);
    }
    let best = |forms: BTreeMap<&Form, (bool, bool)>| {
        let mut list: Vec<_> = forms.into_iter().map(|(form, rank)| (rank, form)).collect();
        list.sort();
        let mut sets = BTreeSet::new();
        list.retain(|(_, form)| sets.insert(features.get(form.instruction.as_str()).copied()));
        list.into_iter().map(|(_, form)| form.clone()).collect()
    };
    let mut table: BTreeMap<String, Vec<Form>> =
        by_pattern.into_iter().map(|(pattern, forms)| (pattern.to_string(), best(forms))).collect();
    add_unmasked(&mut table);
    FormTable { by_pattern: table }
}

/// Without a writemask, a line is its masked form with all lanes on (Intel SDM 2, "Opmask Register Encoding":
/// `k0` as a writemask). That is a reading where no instruction of its own was seen.
fn add_unmasked(table: &mut BTreeMap<String, Vec<Form>>) {
    let mut added = BTreeMap::new();
    for (pattern, forms) in table.iter() {
        let Some(plain) = pattern.strip_suffix("{k}{z}").filter(|plain| !table.contains_key(*plain)) else {
            continue;
        };
        let mut forms = forms.clone();
        for slot in forms.iter_mut().flat_map(|form| &mut form.params) {
            if *slot == Slot::Writemask {
                *slot = Slot::Ones;
            }
        }
        added.insert(plain.to_string(), forms);
    }
    table.append(&mut added);
}
