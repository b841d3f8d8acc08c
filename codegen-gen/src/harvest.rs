//! From the vendor's metadata and clang's header to lowerings.

use std::collections::{BTreeMap, BTreeSet};

use autoir_spec_parsers::instruction::{Instruction, Param, ParamKind};
use rayon::prelude::*;

use crate::asm_form;
use crate::clang::{self, Compiled, Wrapper};
use crate::error::{Error, Result};
use crate::features::{llvm_feature, llvm_features};
use crate::ir_text::{self, PrintedFunction};
use crate::lowering::{
    AsmForm, IMMEDIATE_HOLE, IrBody, Llvm, Lowering, LoweringParam, ParamClass, Skipped, type_bits,
};

/// Immediates at which a body is compared: every small one and both sides of each power of two, which is
/// where masks and range checks of a header show.
const PROBES: [u32; 20] = [1, 0, 2, 3, 4, 5, 7, 8, 13, 15, 16, 31, 32, 63, 64, 100, 127, 128, 201, 255];

/// Finds the lowering of each instruction. Lowerings and skips come in the order of `instructions`;
/// `progress` is called with the number of compiled wrappers so far and in all.
///
/// # Errors
/// clang or the assembler cannot be run. What one instruction lacks is a [`Skipped`] entry.
pub fn harvest(
    instructions: &[Instruction],
    jobs: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<(Vec<Lowering>, Vec<Skipped>)> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(jobs)
        .build()
        .map_err(|error| Error::Tool { tool: "thread pool".to_string(), message: error.to_string() })?;
    let names = llvm_features()?;
    let mut wrappers = Vec::new();
    let mut features = BTreeSet::new();
    for (index, instruction) in instructions.iter().enumerate() {
        features.extend(instruction.cpuid.iter().filter_map(|cpuid| llvm_feature(cpuid, names)));
        wrappers.extend(wrappers_of(index, instruction));
    }
    let total = wrappers.len();
    let done = std::sync::atomic::AtomicUsize::new(0);
    let compiled = pool.install(|| {
        clang::compile(&wrappers, &features, &|count| {
            progress(done.fetch_add(count, std::sync::atomic::Ordering::Relaxed) + count, total);
        })
    })?;
    let mut drafts: Vec<_> = pool.install(|| {
        (0..instructions.len())
            .into_par_iter()
            .map(|index| draft(index, &instructions[index], &compiled, names))
            .collect()
    });
    pool.install(|| complete_features(instructions, &mut drafts, &compiled))?;
    finish(instructions, drafts)
}

/// Adds the features that clang demands beyond the vendor's, by one wrapper per instruction.
fn complete_features(
    instructions: &[Instruction],
    drafts: &mut [std::result::Result<Draft, String>],
    compiled: &Compiled,
) -> Result<()> {
    let mut asked = Vec::new();
    let mut positions = BTreeMap::new();
    for (index, (instruction, draft)) in instructions.iter().zip(drafts.iter()).enumerate() {
        let Ok(draft) = draft else { continue };
        let Some((value, _)) = found_functions(index, instruction, compiled).first().copied() else {
            continue;
        };
        let immediate = instruction.immediates().next().map(|_| value);
        let wrapper = wrapper(index, instruction, immediate);
        positions.insert(wrapper.name.clone(), index);
        asked.push((wrapper, draft.features.clone()));
    }
    for (name, more) in clang::demanded_features(&asked)? {
        if let Some(Ok(draft)) = positions.get(&name).map(|&index| &mut drafts[index]) {
            draft.features.extend(more);
        }
    }
    Ok(())
}

fn wrapper_name(index: usize, immediate: Option<u32>) -> String {
    match immediate {
        Some(value) => format!("w{index}_{value}"),
        None => format!("w{index}"),
    }
}

/// Wrappers of one instruction: one, or one per probed immediate. Several immediates are left to inline
/// assembly.
fn wrappers_of(index: usize, instruction: &Instruction) -> Vec<Wrapper> {
    let immediates: Vec<&Param> = instruction.immediates().collect();
    match immediates.as_slice() {
        [] => vec![wrapper(index, instruction, None)],
        [only] => {
            let bits = only.imm_width.unwrap_or(8).min(8);
            let values = PROBES.into_iter().filter(|value| *value < 1 << bits);
            values.map(|value| wrapper(index, instruction, Some(value))).collect()
        }
        _ => Vec::new(),
    }
}

fn wrapper(index: usize, instruction: &Instruction, immediate: Option<u32>) -> Wrapper {
    let name = wrapper_name(index, immediate);
    let mut params = Vec::new();
    let mut args = Vec::new();
    for (position, param) in instruction.params.iter().enumerate() {
        match (param.kind, immediate) {
            (ParamKind::Immediate, Some(value)) => args.push(value.to_string()),
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
    index: usize,
    instruction: &Instruction,
    compiled: &Compiled,
    names: &BTreeSet<String>,
) -> std::result::Result<Draft, String> {
    let mut features = Vec::new();
    for cpuid in &instruction.cpuid {
        let name =
            llvm_feature(cpuid, names).ok_or_else(|| format!("LLVM has no feature for CPUID {cpuid}"))?;
        features.push(name);
    }
    let found = found_functions(index, instruction, compiled);
    let signature = found.first().map(|(_, function)| *function);
    let (params, ret) = signature_of(instruction, signature)?;
    Ok(Draft { features, params, ret, ir: body_of(index, instruction, &found, compiled) })
}

/// Compiled wrappers of one instruction, in the order of the probes.
fn found_functions<'a>(
    index: usize,
    instruction: &Instruction,
    compiled: &'a Compiled,
) -> Vec<(u32, &'a PrintedFunction)> {
    let named = |immediate| compiled.functions.get(&wrapper_name(index, immediate));
    if instruction.immediates().next().is_none() {
        return named(None).map(|function| (0, function)).into_iter().collect();
    }
    PROBES.into_iter().filter_map(|value| Some((value, named(Some(value))?))).collect()
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
    Ok(LoweringParam { ty, bits, kind })
}

fn body_of(
    index: usize,
    instruction: &Instruction,
    found: &[(u32, &PrintedFunction)],
    compiled: &Compiled,
) -> std::result::Result<Llvm, String> {
    let immediates = instruction.immediates().count();
    if immediates > 1 {
        return Err(format!("{immediates} immediates"));
    }
    let Some((_, first)) = found.first() else {
        let name = wrapper_name(index, (immediates == 1).then_some(PROBES[0]));
        let error = compiled.errors.get(&name).cloned();
        return Err(error.unwrap_or_else(|| "clang compiled no wrapper".to_string()));
    };
    if immediates == 0 {
        return Ok(Llvm::Ir(first.body.clone()));
    }
    let bodies: Vec<(u32, &IrBody)> =
        found.iter().map(|(value, function)| (*value, &function.body)).collect();
    let max = bodies.iter().map(|(value, _)| *value).max().unwrap_or(0);
    let body = ir_text::with_hole(&bodies, IMMEDIATE_HOLE)
        .ok_or_else(|| "the body depends on the immediate".to_string())?;
    Ok(Llvm::IrImm { body, max })
}

/// Tries all inline assembly at once and assembles the results.
fn finish(
    instructions: &[Instruction],
    drafts: Vec<std::result::Result<Draft, String>>,
) -> Result<(Vec<Lowering>, Vec<Skipped>)> {
    let mut candidates = BTreeMap::new();
    let mut samples = Vec::new();
    for (index, (instruction, draft)) in instructions.iter().zip(&drafts).enumerate() {
        let Ok(draft) = draft else { continue };
        let list = asm_form::candidates(instruction, &draft.params, &draft.ret);
        for candidate in &list {
            samples.push(candidate.sample.clone());
            samples.push(candidate.vex_sample.clone().unwrap_or_else(|| candidate.sample.clone()));
        }
        candidates.insert(index, list);
    }
    let mut verdicts = asm_form::assembles(&samples)?.into_iter();
    let mut verdict = || verdicts.next().unwrap_or(false);
    let mut lowerings = Vec::new();
    let mut skipped = Vec::new();
    for (index, (instruction, draft)) in instructions.iter().zip(drafts).enumerate() {
        let mut asm = None;
        for candidate in candidates.remove(&index).unwrap_or_default() {
            let (plain, vex) = (verdict(), verdict());
            let spelled = candidate.form.vex.filter(|_| vex);
            if plain && asm.is_none() {
                asm = Some(AsmForm { vex: spelled, ..candidate.form });
            }
        }
        match draft.and_then(|draft| lowering(instruction, draft, asm)) {
            Ok(lowering) => lowerings.push(lowering),
            Err(reason) => skipped.push(Skipped { id: instruction.id.to_string(), reason }),
        }
    }
    Ok((lowerings, skipped))
}

fn lowering(
    instruction: &Instruction,
    draft: Draft,
    asm: Option<AsmForm>,
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
        let name = encoding.name.to_lowercase();
        if !mnemonics.contains(&name) {
            mnemonics.push(name);
        }
    }
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
