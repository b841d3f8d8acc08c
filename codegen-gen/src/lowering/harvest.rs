//! From the vendor's metadata and clang's header to lowerings.

use std::collections::{BTreeMap, BTreeSet};

use autoir_spec_parsers::instruction::{Instruction, Param, ParamKind};
use rayon::prelude::*;

use crate::error::{Error, Result};
use crate::llvm::features::{llvm_feature, llvm_features};
use crate::llvm::ir_text::{self, PrintedFunction};
use crate::lowering::assembly;
use crate::lowering::clang::{self, Compiled, Wrapper};
use crate::lowering::matrices::Spelled;
use crate::lowering::unfolded::unfolded;
use crate::lowering::{
    AsmForm, IMMEDIATE_HOLE, IrBody, Llvm, Lowering, LoweringParam, ParamClass, Skipped, type_bits,
};
use crate::lowering::{immediates, mask_form};
use crate::platform::Platform;

/// Immediates at which a body is compared: every small one and both sides of each power of two, which is
/// where masks and range checks of a header show.
const PROBES: [u32; 20] = [1, 0, 2, 3, 4, 5, 7, 8, 13, 15, 16, 31, 32, 63, 64, 100, 127, 128, 201, 255];

/// Up to so many combinations of immediates are all compiled.
const ALL: u64 = 256;

/// Finds the lowering of each instruction on `platform`. Lowerings and skips come in the order of `instructions`;
/// `progress` is called with the number of compiled wrappers so far and in all.
///
/// # Errors
/// clang or the assembler cannot be run. What one instruction lacks is a [`Skipped`] entry.
pub fn harvest(
    platform: &'static Platform,
    instructions: &[Instruction],
    jobs: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<(Vec<Lowering>, Vec<Skipped>)> {
    let features = feature_union(platform, instructions)?;
    let harvest = harvest_with(platform, instructions, &features, jobs, progress)?;
    Ok((harvest.lowerings, harvest.skipped))
}

/// What [`harvest_with`] found.
pub(crate) struct Harvest {
    pub lowerings: Vec<Lowering>,
    pub skipped: Vec<Skipped>,
    /// Bodies of LLVM operations after LLVM combined them, by id, where they are others then.
    pub combined: BTreeMap<String, IrBody>,
    /// Ids of the instructions whose features clang was asked about.
    pub held: BTreeSet<String>,
    /// The features of those of which clang needs less, as they were before.
    pub before: BTreeMap<String, Vec<String>>,
}

/// All of LLVM's features that `instructions` name.
pub(crate) fn feature_union(platform: &Platform, instructions: &[Instruction]) -> Result<BTreeSet<String>> {
    let names = &*llvm_features(platform)?;
    let cpuids: BTreeSet<&String> = instructions.iter().flat_map(|i| &i.cpuid).collect();
    Ok(cpuids.into_iter().filter_map(|cpuid| llvm_feature(platform, cpuid, names)).collect())
}

/// As [`harvest`], where clang has `features`: what it makes of an instruction does not depend on which others are
/// asked for.
pub(crate) fn harvest_with(
    platform: &'static Platform,
    instructions: &[Instruction],
    features: &BTreeSet<String>,
    jobs: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Harvest> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(jobs)
        .build()
        .map_err(|error| Error::Tool { tool: "thread pool".to_string(), message: error.to_string() })?;
    let names = &*llvm_features(platform)?;
    let mut wrappers = Vec::new();
    for (index, instruction) in instructions.iter().enumerate() {
        if assembly::direct(platform, instruction).is_none() {
            wrappers.extend(wrappers_of(platform, index, instruction));
        }
    }
    let total = wrappers.len();
    let done = std::sync::atomic::AtomicUsize::new(0);
    let compiled = pool.install(|| {
        clang::compile(platform, &wrappers, features, &|count| {
            progress(done.fetch_add(count, std::sync::atomic::Ordering::Relaxed) + count, total);
        })
    })?;
    let mut drafts: Vec<_> = pool.install(|| {
        (0..instructions.len())
            .into_par_iter()
            .map(|index| draft(platform, index, &instructions[index], &compiled, names))
            .collect()
    });
    let (held, before) = pool.install(|| hold_features(platform, instructions, &mut drafts, &compiled))?;
    let combined = instructions
        .iter()
        .enumerate()
        .filter_map(|(index, i)| Some((i.id.to_string(), combined(platform, index, i, &compiled)?)))
        .collect();
    let (lowerings, skipped) = finish(platform, instructions, drafts)?;
    Ok(Harvest { lowerings, skipped, combined, held, before })
}

/// Ids of those of which clang says something, and the features of those that lost some.
type Held = (BTreeSet<String>, BTreeMap<String, Vec<String>>);

/// Holds the features that the vendor names against clang, by one wrapper per instruction.
fn hold_features(
    platform: &'static Platform,
    instructions: &[Instruction],
    drafts: &mut [std::result::Result<Draft, String>],
    compiled: &Compiled,
) -> Result<Held> {
    // Where the assembler knows features, it is asked.
    if platform.assembler.is_some() {
        return Ok(Held::default());
    }
    let mut held = Held::default();
    let mut asked = Vec::new();
    let mut positions = BTreeMap::new();
    for (index, (instruction, draft)) in instructions.iter().zip(drafts.iter()).enumerate() {
        let Ok(draft) = draft else { continue };
        // The largest immediate asks for most: the later predicates of comparisons are those of AVX.
        let found = found_functions(platform, index, instruction, compiled);
        let Some(values) = found.into_iter().map(|(values, _)| values).max() else {
            continue;
        };
        let wrapper = wrapper(index, instruction, &values);
        positions.insert(wrapper.name.clone(), index);
        asked.push((wrapper, draft.features.clone()));
    }
    for (name, features) in clang::needed_features(platform, &asked)? {
        let Some(&index) = positions.get(&name) else { continue };
        if let Ok(draft) = &mut drafts[index] {
            let id = instructions[index].id.to_string();
            if draft.features.iter().any(|f| !features.contains(f)) {
                held.1.insert(id.clone(), draft.features.clone());
            }
            draft.features = features;
            held.0.insert(id);
        }
    }
    Ok(held)
}

fn wrapper_name(index: usize, immediates: &[u32]) -> String {
    immediates.iter().fold(format!("w{index}"), |name, value| format!("{name}_{value}"))
}

/// The values that an immediate may have, as the vendor says or as many as its bits allow.
fn range(param: &Param) -> (u32, u32) {
    let bits = param.imm_width.unwrap_or(8).min(8);
    let stated = param.imm_range.and_then(|(low, high)| Some((low.try_into().ok()?, high.try_into().ok()?)));
    stated.filter(|(low, high)| low <= high).unwrap_or((0, (1 << bits) - 1))
}

/// The combinations of immediates at which wrappers are compiled, and whether they are all there are.
fn probes(platform: &Platform, instruction: &Instruction) -> (Vec<Vec<u32>>, bool) {
    let ranges: Vec<(u32, u32)> = instruction.immediates().map(range).collect();
    let count = ranges.iter().try_fold(1u64, |n, (low, high)| n.checked_mul(u64::from(high - low) + 1));
    let few = count.is_some_and(|n| n <= ALL);
    // Roundings and predicates are few and every one counts; of an immediate of any value a few tell whether the
    // body takes the others as well, and where it does not, inline assembly does.
    let any = |param: &Param| param.imm_range.is_none() && platform.any_immediate;
    match (ranges.as_slice(), few) {
        ([], _) => (vec![Vec::new()], true),
        ([(low, high)], _) if !few || instruction.immediates().any(any) => {
            let values = PROBES.into_iter().filter(|value| (low..=high).contains(&value));
            (values.map(|value| vec![value]).collect(), false)
        }
        (ranges, true) => (immediates::combinations(ranges), true),
        (_, false) => (Vec::new(), false),
    }
}

/// Wrappers of one instruction: one per probed combination of immediates.
fn wrappers_of(platform: &Platform, index: usize, instruction: &Instruction) -> Vec<Wrapper> {
    probes(platform, instruction).0.iter().map(|values| wrapper(index, instruction, values)).collect()
}

fn wrapper(index: usize, instruction: &Instruction, immediates: &[u32]) -> Wrapper {
    let name = wrapper_name(index, immediates);
    let mut values = immediates.iter();
    let mut params = Vec::new();
    let mut args = Vec::new();
    for (position, param) in instruction.params.iter().enumerate() {
        match param.kind {
            ParamKind::Immediate => args.push(values.next().unwrap_or(&0).to_string()),
            _ => {
                params.push(format!("{} a{position}", param.ctype));
                args.push(format!("a{position}"));
            }
        }
    }
    let params = if params.is_empty() { "void".to_string() } else { params.join(", ") };
    let text = format!(
        "{} {name}({params}) {{ return {}({}); }}",
        instruction.ret.ctype,
        instruction.name,
        args.join(", ")
    );
    // The vendor's text must not smuggle in line breaks: a line is a wrapper.
    Wrapper { name, text: text.replace(['\n', '\r'], " ") }
}

/// A lowering before its inline assembly was tried.
struct Draft {
    features: Vec<String>,
    params: Vec<LoweringParam>,
    ret: LoweringParam,
    ir: std::result::Result<Llvm, String>,
}

fn draft(
    platform: &'static Platform,
    index: usize,
    instruction: &Instruction,
    compiled: &Compiled,
    names: &BTreeSet<String>,
) -> std::result::Result<Draft, String> {
    let mut features = Vec::new();
    for cpuid in &instruction.cpuid {
        let name =
            llvm_feature(platform, cpuid, names).ok_or_else(|| format!("LLVM has no feature for {cpuid}"))?;
        features.push(name);
    }
    // What C has no values for is spelled without it.
    if let Some(spelled) = assembly::direct(platform, instruction) {
        let Spelled { params, ret, llvm } = spelled?;
        return Ok(Draft { features, params, ret, ir: Ok(llvm) });
    }
    let mut found = Vec::new();
    for (values, function) in found_functions(platform, index, instruction, compiled) {
        found.push((values, with_masks(platform, instruction, function)?));
    }
    let signature = found.first().map(|(_, function)| function);
    let (params, ret) = signature_of(instruction, signature)?;
    Ok(Draft { features, params, ret, ir: body_of(platform, index, instruction, &found, compiled) })
}

/// `function` with masks as masks, where C holds them in vectors.
fn with_masks(
    platform: &Platform,
    instruction: &Instruction,
    function: &PrintedFunction,
) -> std::result::Result<PrintedFunction, String> {
    let Some(form) = &platform.mask_in_vector else { return Ok(function.clone()) };
    let values = instruction.params.iter().filter(|param| param.kind != ParamKind::Immediate);
    let masks: Vec<usize> = values
        .enumerate()
        .filter(|(_, param)| param.kind == ParamKind::Mask)
        .map(|(position, _)| position)
        .collect();
    mask_form::unwrap(function.clone(), form, &masks, instruction.ret.kind == ParamKind::Mask)
}

/// Compiled wrappers of one instruction, in the order of the probes.
fn found_functions<'a>(
    platform: &Platform,
    index: usize,
    instruction: &Instruction,
    compiled: &'a Compiled,
) -> Vec<(Vec<u32>, &'a PrintedFunction)> {
    let named = |values: Vec<u32>| {
        let function = compiled.functions.get(&wrapper_name(index, &values))?;
        Some((values, function))
    };
    probes(platform, instruction).0.into_iter().filter_map(named).collect()
}

/// The body of an instruction without immediates after LLVM combined it, if that changed it.
fn combined(
    platform: &Platform,
    index: usize,
    instruction: &Instruction,
    compiled: &Compiled,
) -> Option<IrBody> {
    if assembly::direct(platform, instruction).is_some() || instruction.immediates().next().is_some() {
        return None;
    }
    let name = wrapper_name(index, &[]);
    let (before, after) = (compiled.functions.get(&name)?, compiled.combined.get(&name)?);
    if before.body == after.body || (&before.params, &before.ret) != (&after.params, &after.ret) {
        return None;
    }
    Some(unfolded(with_masks(platform, instruction, after).ok()?.body))
}

/// Parameters and result with LLVM's types, from the compiled wrapper or else from the vendor's widths.
fn signature_of(
    instruction: &Instruction,
    function: Option<&PrintedFunction>,
) -> std::result::Result<(Vec<LoweringParam>, LoweringParam), String> {
    let mut printed = function.map(|function| function.params.iter());
    let mut params = Vec::new();
    for param in &instruction.params {
        params.push(match param.kind {
            ParamKind::Immediate => LoweringParam {
                ty: String::new(),
                bits: param.imm_width.unwrap_or(8).min(8),
                kind: ParamClass::Immediate,
                range: Some(range(param)),
            },
            _ => typed(param, printed.as_mut().and_then(Iterator::next))?,
        });
    }
    Ok((params, typed(&instruction.ret, function.map(|function| &function.ret))?))
}

fn typed(param: &Param, printed: Option<&String>) -> std::result::Result<LoweringParam, String> {
    let kind = match param.kind {
        ParamKind::Vector => ParamClass::Vector,
        ParamKind::Mask => ParamClass::Mask,
        ParamKind::Scalar => ParamClass::Scalar,
        other => return Err(format!("operand {} is a {other:?}", param.name)),
    };
    let ty = match printed {
        Some(ty) => ty.clone(),
        None if kind == ParamClass::Vector => format!("<{} x i64>", param.width / 64),
        None => format!("i{}", param.width),
    };
    let bits = type_bits(&ty).ok_or_else(|| format!("operand {} has type {ty}", param.name))?;
    Ok(LoweringParam { ty, bits, kind, range: None })
}

fn body_of(
    platform: &Platform,
    index: usize,
    instruction: &Instruction,
    found: &[(Vec<u32>, PrintedFunction)],
    compiled: &Compiled,
) -> std::result::Result<Llvm, String> {
    let (probes, complete) = probes(platform, instruction);
    let Some((_, first)) = found.first() else {
        let Some(values) = probes.first() else {
            return Err(format!("{} immediates", instruction.immediates().count()));
        };
        let error = compiled.errors.get(&wrapper_name(index, values)).cloned();
        return Err(error.unwrap_or_else(|| "clang compiled no wrapper".to_string()));
    };
    if instruction.immediates().next().is_none() {
        return Ok(Llvm::Ir(unfolded(first.body.clone())));
    }
    if let Some(bodies) =
        found.iter().map(|(values, f)| Some((*values.first()?, &f.body))).collect::<Option<Vec<_>>>()
        && instruction.immediates().count() == 1
        && let Some(body) = ir_text::with_hole(&bodies, IMMEDIATE_HOLE)
    {
        return Ok(Llvm::IrImm { body, max: bodies.iter().map(|(value, _)| *value).max().unwrap_or(0) });
    }
    let bodies: Vec<(Vec<u32>, IrBody)> =
        found.iter().map(|(values, f)| (values.clone(), f.body.clone())).collect();
    let table = complete.then(|| immediates::table(&bodies)).flatten();
    table.map(Llvm::IrTable).ok_or_else(|| "the body depends on the immediate".to_string())
}

/// Tries all inline assembly at once and assembles the results.
fn finish(
    platform: &Platform,
    instructions: &[Instruction],
    drafts: Vec<std::result::Result<Draft, String>>,
) -> Result<(Vec<Lowering>, Vec<Skipped>)> {
    let mut candidates = BTreeMap::new();
    let mut samples = Vec::new();
    for (index, (instruction, draft)) in instructions.iter().zip(&drafts).enumerate() {
        let Ok(draft) = draft else { continue };
        let list = assembly::candidates(platform, instruction, &draft.params, &draft.ret);
        for candidate in &list {
            samples.push(candidate.sample.clone());
            samples.push(candidate.vex_sample.clone().unwrap_or_else(|| candidate.sample.clone()));
        }
        candidates.insert(index, list);
    }
    let mut verdicts = assembly::assembles(platform, &samples)?.into_iter();
    let mut verdict = || verdicts.next().flatten();
    let mut lowerings = Vec::new();
    let mut skipped = Vec::new();
    for (index, (instruction, draft)) in instructions.iter().zip(drafts).enumerate() {
        let (mut asm, mut printed) = (None, None);
        for candidate in candidates.remove(&index).unwrap_or_default() {
            let (plain, vex) = (verdict(), verdict());
            let spelled = candidate.form.vex.filter(|_| vex.is_some());
            if plain.is_some() && asm.is_none() {
                printed = plain;
                asm = Some(AsmForm { vex: spelled, ..candidate.form });
            }
        }
        match draft.and_then(|draft| lowering(platform, instruction, draft, asm, printed)) {
            Ok(lowering) => lowerings.push(lowering),
            Err(reason) => skipped.push(Skipped { id: instruction.id.to_string(), reason }),
        }
    }
    Ok((lowerings, skipped))
}

fn lowering(
    platform: &Platform,
    instruction: &Instruction,
    draft: Draft,
    asm: Option<AsmForm>,
    printed: Option<String>,
) -> std::result::Result<Lowering, String> {
    let llvm = match (draft.ir, &asm) {
        (Ok(llvm), _) => llvm,
        (Err(_), Some(asm)) => Llvm::Asm(asm.clone()),
        (Err(reason), None) => {
            return Err(format!("{reason}; no inline assembly for its operands"));
        }
    };
    let mut mnemonics: Vec<String> = Vec::new();
    for encoding in &instruction.encodings {
        let name = (platform.mnemonic)(encoding);
        if !mnemonics.contains(&name) {
            mnemonics.push(name);
        }
    }
    // An alias of the vendor's, by the name that the assembler gives the instruction: `dup s0, v1.s[1]` is `mov`.
    let alias = printed.and_then(|line| Some(line.split_whitespace().next()?.to_lowercase()));
    mnemonics.extend(alias.filter(|name| platform.has_aliases && !mnemonics.contains(name)));
    Ok(Lowering {
        id: instruction.id.to_string(),
        mnemonics,
        features: draft.features,
        params: draft.params,
        ret: draft.ret.ty,
        ret_kind: draft.ret.kind,
        llvm,
        loose: None,
        asm,
    })
}
