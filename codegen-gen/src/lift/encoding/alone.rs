//! The forms of assembly languages in which each instruction has one text (`lift::regular`): compiled alone,
//! that text is seen.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use super::{Form, FormTable};
use crate::error::Result;
use crate::lift::machine::Operand;
use crate::lift::regular::{self, Line, Mark};
use crate::llvm;
use crate::llvm::target::feature_string;
use crate::lowering::batch::{ModuleText, halved};
use crate::lowering::call_text::{self, Spelling};
use crate::lowering::{Lowering, ParamClass, type_bits};
use crate::platform::Platform;

/// Functions per module; modules are compiled in parallel.
const BATCH: usize = 200;

/// An immediate that is not printed as given is tried at each value, if there are no more than these.
const VALUES: u32 = 64;

/// One function to compile.
struct Case<'a> {
    lowering: &'a Lowering,
    immediates: Vec<u32>,
    /// The only parameter whose register is free afterwards; LLVM puts the result there. None: all are free.
    dying: Option<usize>,
    /// Whether the result, a number, is wanted in the first element of a vector: some instructions leave it there.
    in_vector: bool,
}

impl<'a> Case<'a> {
    fn new(lowering: &'a Lowering, immediates: Vec<u32>) -> Case<'a> {
        Case { lowering, immediates, dying: None, in_vector: false }
    }
}

/// What came out of one function: its instruction, the pattern, the form, and whether each immediate is printed as given.
type Sighting<'a> = (&'a Lowering, String, Form, bool);

/// How a line of `platform` is read.
type Read = fn(&str) -> Line;

/// The forms of all `lowerings`, which are of `platform`.
///
/// # Errors
/// LLVM does not know the platform.
pub(crate) fn derive(platform: &'static Platform, read: Read, lowerings: &[Lowering]) -> Result<FormTable> {
    let first: Vec<Case<'_>> = lowerings.iter().flat_map(samples).collect();
    let seen = compile(platform, read, &first)?;
    // Where one value is printed otherwise, each has a pattern of its own.
    let otherwise: BTreeSet<&str> =
        seen.iter().filter(|(.., given)| !given).map(|(lowering, ..)| lowering.id.as_str()).collect();
    let second: Vec<Case<'_>> = lowerings
        .iter()
        .filter(|lowering| otherwise.contains(lowering.id.as_str()))
        .flat_map(every_value)
        .collect();
    let mut all: Vec<Sighting<'_>> =
        seen.into_iter().filter(|(lowering, ..)| !otherwise.contains(lowering.id.as_str())).collect();
    all.extend(compile(platform, read, &second)?);
    Ok(table(all))
}

/// The table of what was seen: of the readings of a pattern, one per set of features, those whose immediates are
/// printed first, and of those the ones with the narrowest elements: what works bit by bit has names for every width, and
/// a value that is masked byte by byte is more easily followed as bytes.
fn table(mut seen: Vec<Sighting<'_>>) -> FormTable {
    let rank = |(lowering, pattern, form, _): &Sighting<'_>| {
        (pattern.clone(), form.has_fixed(), Reverse(elements(&lowering.ret)), form.clone())
    };
    seen.sort_by_cached_key(rank);
    let mut by_pattern: BTreeMap<String, Vec<Form>> = BTreeMap::new();
    let mut known: BTreeSet<(String, &[String])> = BTreeSet::new();
    for (lowering, pattern, form, _) in seen {
        if known.insert((pattern.clone(), &lowering.features)) {
            by_pattern.entry(pattern).or_default().push(form);
        }
    }
    FormTable { by_pattern }
}

/// The elements of LLVM's type of a vector, 1 for another type.
fn elements(ty: &str) -> u32 {
    let count = ty.strip_prefix('<').and_then(|inner| inner.split_once(" x "));
    count.and_then(|(count, _)| count.parse().ok()).unwrap_or(1)
}

/// The instruction at a few of its immediates.
fn samples(lowering: &Lowering) -> Vec<Case<'_>> {
    let values: BTreeSet<Vec<u32>> = [0, 1, 3, 5].map(|value| lowering.sample_immediates(value)).into();
    let number = lowering.ret_kind == ParamClass::Scalar && lowering.ret.starts_with('i');
    let case = |immediates: Vec<u32>| {
        let plain = Case::new(lowering, immediates.clone());
        let in_vector = number.then(|| Case { in_vector: true, ..Case::new(lowering, immediates) });
        std::iter::once(plain).chain(in_vector)
    };
    values.into_iter().flat_map(case).chain(overwriting(lowering)).collect()
}

/// The instruction of three registers and more, each in turn overwritten: some have a form for each.
fn overwriting(lowering: &Lowering) -> Vec<Case<'_>> {
    let same = |at: &usize| lowering.params[*at].ty == lowering.ret;
    let places: Vec<usize> = (0..lowering.params.len()).filter(same).collect();
    let immediates = lowering.sample_immediates(1);
    let case = |at: usize| Case { dying: Some(at), ..Case::new(lowering, immediates.clone()) };
    if places.len() < 3 { Vec::new() } else { places.into_iter().map(case).collect() }
}

/// The instruction at each value of its immediate, or at the samples if there are more of them.
fn every_value(lowering: &Lowering) -> Vec<Case<'_>> {
    let range = lowering.immediate().and_then(|at| lowering.params[at].range);
    match range {
        Some((low, high)) if high - low < VALUES => {
            (low..=high).map(|value| Case::new(lowering, vec![value])).collect()
        }
        _ => samples(lowering),
    }
}

fn compile<'a>(platform: &'static Platform, read: Read, cases: &[Case<'a>]) -> Result<Vec<Sighting<'a>>> {
    llvm::machine_of(platform, platform.base_cpu, "")?;
    let compiled = |batch: &[Case<'a>]| {
        let machine = llvm::machine_of(platform, platform.base_cpu, "")?;
        let printed = llvm::assembly(&module_text(platform, batch), &machine, llvm::PASSES)?;
        Ok(sightings(platform, read, &printed, batch))
    };
    // There is no sighting of what LLVM refuses alone.
    let seen: Vec<Vec<Sighting<'a>>> =
        cases.par_chunks(BATCH).map(|batch| halved(batch, &compiled, &|_| None)).collect();
    Ok(seen.into_iter().flatten().collect())
}

fn module_text(platform: &'static Platform, batch: &[Case<'_>]) -> String {
    let mut module = ModuleText::new(platform.triple, platform.base_cpu);
    for (index, case) in batch.iter().enumerate() {
        let base = platform.base_features.iter().map(|name| (*name).to_string());
        let features: BTreeSet<String> = case.lowering.features.iter().cloned().chain(base).collect();
        let group = module.group(&feature_string(&features));
        let name = format!("lowering.{index}");
        let wrapper =
            call_text::wrapper(case.lowering, &case.immediates, &name, group, false, Spelling::Exact);
        // An immediate beyond what clang accepted has no spelling: no sighting.
        if let (Ok(wrapper), Some(function)) = (wrapper, function(platform, case, index, group)) {
            module.add(wrapper, &function);
        }
    }
    module.finish()
}

/// What tells the register of a value: a comment.
fn mark(platform: &Platform) -> String {
    format!("{} autoir ", platform.comment)
}

/// A function that calls the instruction, every register marked; none if a value has no register.
fn function(platform: &Platform, case: &Case<'_>, index: usize, group: usize) -> Option<String> {
    let (lowering, mark) = (case.lowering, mark(platform));
    let class = |kind: ParamClass| class(platform, kind);
    let mut body = String::new();
    let mut args = Vec::new();
    for (at, param) in lowering.params.iter().enumerate() {
        let (ty, class) = (&param.ty, class(param.kind));
        if param.kind == ParamClass::Immediate {
            continue;
        }
        args.push(format!("{ty} %p{at}"));
        match registers(platform, param.kind, param.bits)? {
            1 => body.push_str(&format!(
                "%p{at} = call {ty} asm sideeffect \"{mark}{at}.0 $0\", \"={class}\"()\n"
            )),
            count => body.push_str(&joined(&mark, at, ty, class, count)?),
        }
    }
    let ret = &lowering.ret;
    if registers(platform, lowering.ret_kind, type_bits(ret)?)? > 1 {
        return None;
    }
    body.push_str(&format!("%r = call {ret} @lowering.{index}({})\n", args.join(", ")));
    let (ty, value, kind) = if case.in_vector {
        let whole = format!("<{} x {ret}>", platform.widest / type_bits(ret)?);
        body.push_str(&format!("%v = insertelement {whole} poison, {ret} %r, i64 0\n"));
        (whole, "%v", ParamClass::Vector)
    } else {
        (ret.clone(), "%r", lowering.ret_kind)
    };
    body.push_str(&format!("call void asm sideeffect \"{mark}r $0\", \"{}\"({ty} {value})\n", class(kind)));
    for (at, param) in
        lowering.params.iter().enumerate().filter(|(at, _)| case.dying.is_some_and(|d| d != *at))
    {
        if param.kind != ParamClass::Immediate {
            let class = self::class(platform, param.kind);
            body.push_str(&format!("call void asm sideeffect \"\", \"{class}\"({} %p{at})\n", param.ty));
        }
    }
    Some(format!("define void @probe{index}() nounwind #{group} {{\n{body}ret void\n}}\n"))
}

/// The constraint of a value of kind `kind`.
fn class(platform: &Platform, kind: ParamClass) -> &'static str {
    match kind {
        ParamClass::Vector => platform.classes.vector,
        ParamClass::Mask => platform.classes.mask,
        ParamClass::Scalar | ParamClass::Immediate | ParamClass::Matrix => platform.classes.scalar,
    }
}

/// How many registers a value takes.
fn registers(platform: &Platform, kind: ParamClass, bits: u32) -> Option<u32> {
    match kind {
        ParamClass::Vector if bits > platform.widest => {
            bits.is_multiple_of(platform.widest).then_some(bits / platform.widest)
        }
        ParamClass::Matrix => None,
        _ => Some(1),
    }
}

/// Parameter `at` in `count` registers, each of them marked.
fn joined(mark: &str, at: usize, ty: &str, class: &str, count: u32) -> Option<String> {
    let (lanes, element) = ty.strip_prefix('<')?.strip_suffix('>')?.split_once(" x ")?;
    let each = lanes.parse::<u32>().ok()? / count;
    let part = format!("<{each} x {element}>");
    let mut body = String::new();
    for n in 0..count {
        body.push_str(&format!(
            "%q{at}.{n} = call {part} asm sideeffect \"{mark}{at}.{n} $0\", \"={class}\"()\n"
        ));
    }
    let mut whole = format!("%q{at}.0");
    for n in 1..count {
        let last = n + 1 == count;
        let name = if last { format!("%p{at}") } else { format!("%j{at}.{n}") };
        // Both sides of a shuffle have one type: the part is brought to the length of what is there.
        let long = format!("%l{at}.{n}");
        let (have, total) = (each * n, each * (n + 1));
        let spread: Vec<String> =
            (0..have).map(|k| if k < each { format!("i32 {k}") } else { "i32 poison".into() }).collect();
        body.push_str(&format!(
            "{long} = shufflevector {part} %q{at}.{n}, {part} poison, <{have} x i32> <{}>\n",
            spread.join(", ")
        ));
        let picks: Vec<String> = (0..total).map(|k| format!("i32 {k}")).collect();
        body.push_str(&format!(
            "{name} = shufflevector <{have} x {element}> {whole}, <{have} x {element}> {long}, <{total} x i32> <{}>\n",
            picks.join(", ")
        ));
        whole = name;
    }
    Some(body)
}

/// Reads what LLVM printed for `batch`.
fn sightings<'a>(platform: &Platform, read: Read, printed: &str, batch: &[Case<'a>]) -> Vec<Sighting<'a>> {
    let mark = mark(platform);
    let (mut found, mut marks) = (Vec::new(), BTreeMap::<String, Operand>::new());
    let (mut current, mut lines) = (None, Vec::<&str>::new());
    for raw in printed.lines() {
        let line = (platform.instruction)(raw);
        if let Some((name, register)) = line.strip_prefix(&mark).and_then(|rest| rest.split_once(' ')) {
            let register = read(&format!("mark {register}")).operands().pop();
            if let (Some(case), "r", [line], Some(result)) = (current, name, lines.as_slice(), &register) {
                found.extend(sighting(case, &read(line), &marks, result));
            }
            marks.extend(register.map(|register| (name.to_string(), register)));
        } else if let Some(label) =
            line.split(platform.comment).next().and_then(|code| code.trim().strip_suffix(':'))
        {
            if let Some(index) = label.strip_prefix("probe").and_then(|n| n.parse::<usize>().ok()) {
                current = batch.get(index);
                marks.clear();
                lines.clear();
            }
        } else if !line.is_empty() && !line.starts_with('.') && !line.starts_with(platform.comment) {
            lines.push(line);
        }
    }
    found
}

fn sighting<'a>(
    case: &Case<'a>,
    line: &Line,
    marks: &BTreeMap<String, Operand>,
    result: &Operand,
) -> Option<Sighting<'a>> {
    let mut immediates = case.immediates.iter();
    let mut places = Vec::new();
    for (at, param) in case.lowering.params.iter().enumerate() {
        if param.kind == ParamClass::Immediate {
            places.push(Mark::Immediate(i64::from(*immediates.next()?)));
            continue;
        }
        let parts: Vec<Operand> = (0..).map_while(|n| marks.get(&format!("{at}.{n}")).cloned()).collect();
        places.push(Mark::Register(match parts.as_slice() {
            [] => return None,
            [one] => of_bits(one, param.bits),
            _ => Operand::Several(parts),
        }));
    }
    let result = of_bits(result, type_bits(&case.lowering.ret)?);
    let (pattern, form, given) = regular::sighting(line, &case.lowering.id, &places, &result)?;
    Some((case.lowering, pattern, form, given))
}

/// A register that holds a value of `bits` bits.
fn of_bits(register: &Operand, bits: u32) -> Operand {
    match register {
        Operand::Vector { number, .. } => Operand::Vector { number: *number, bits },
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::platform;
    use crate::publish::shipped;

    #[test]
    fn numbers_are_seen_in_vector_registers() {
        let data = shipped::of("aarch64").and_then(|files| files.target()).expect("it is shipped");
        let sums = |l: &&Lowering| l.mnemonics.iter().any(|m| m == "addv") && l.ret == "i16";
        let sums: Vec<Lowering> = data.lowerings.values().filter(sums).cloned().collect();
        assert!(!sums.is_empty());
        let platform = platform("aarch64").expect("a platform");
        let table = derive(platform, crate::lift::aarch64::line, &sums).expect("LLVM knows it");
        let patterns: Vec<&String> = table.by_pattern.keys().filter(|p| p.starts_with("addv %h")).collect();
        assert!(!patterns.is_empty(), "{:?}", table.by_pattern.keys());
    }
}
