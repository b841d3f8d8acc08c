//! The functions that are compiled.

use rayon::prelude::*;

use super::cases::{Case, Setting};
use super::sighting::{Sighting, sightings, vector_letter};
use crate::error::Result;
use crate::llvm;
use crate::lowering::batch::{ModuleText, halved};
use crate::lowering::call_text;
use crate::lowering::{ParamClass, type_bits};

/// Functions per module; modules are compiled in parallel.
const BATCH: usize = 400;

/// CPU of the code generator where only features count.
const BASE_CPU: &str = "x86-64";

/// Passes over what is compiled as it is written.
pub(super) const AS_WRITTEN: &str = crate::llvm::PASSES;

/// Passes that make selections by comparisons of what computes them.
pub(super) const COMBINED: &str = "always-inline,function(sroa,early-cse,instcombine),globaldce";

/// Compiles all cases and reads what came out.
pub(super) fn compile<'a>(cases: &[Case<'a>], passes: &str) -> Result<Vec<Sighting<'a>>> {
    llvm::machine(BASE_CPU, "")?;
    let compiled = |batch: &[Case<'a>]| {
        let printed = llvm::assembly(&module_text(batch), &llvm::machine(BASE_CPU, "")?, passes)?;
        Ok(sightings(&printed, batch))
    };
    // There is no sighting of what LLVM refuses alone.
    let seen: Vec<Vec<Sighting<'a>>> =
        cases.par_chunks(BATCH).map(|batch| halved(batch, &compiled, &|_| None)).collect();
    Ok(seen.into_iter().flatten().collect())
}

fn module_text(batch: &[Case<'_>]) -> String {
    let mut module = ModuleText::new(crate::platform::X86.triple, BASE_CPU);
    for (index, case) in batch.iter().enumerate() {
        let group = module.group(case.features);
        let name = format!("lowering.{index}");
        let wrapper =
            call_text::wrapper(case.lowering, &case.immediates, &name, group, case.vex, case.spelling);
        // An immediate beyond what clang accepted has no spelling: no sighting.
        let Ok(wrapper) = wrapper else { continue };
        module.add(wrapper, &function(case, index, group));
    }
    module.finish()
}

/// Comments that survive the assembler's reader tell the register of each value.
pub(super) const MARK: &str = "# autoir ";

/// The constraint on the register of a value; `fixed` is the number of a parameter.
fn constraint(kind: ParamClass, bits: u32, setting: Setting, fixed: Option<usize>) -> String {
    match (kind, setting, fixed, vector_letter(bits)) {
        (ParamClass::Vector, Setting::High, Some(at), Some(letter)) => format!("{{{letter}mm{}}}", 16 + at),
        (ParamClass::Vector, Setting::High, ..) => "v".to_string(),
        (ParamClass::Vector, ..) => "x".to_string(),
        (ParamClass::Mask, ..) => "^Yk".to_string(),
        (ParamClass::Scalar | ParamClass::Immediate | ParamClass::Matrix, ..) => "r".to_string(),
    }
}

fn function(case: &Case<'_>, index: usize, group: usize) -> String {
    let (lowering, setting) = (case.lowering, case.setting);
    let (mut body, mut loads, mut after) = (String::new(), String::new(), String::new());
    let mut args = Vec::new();
    for (at, param) in lowering.params.iter().enumerate() {
        let (ty, class) = (&param.ty, constraint(param.kind, param.bits, setting, Some(at)));
        match (param.kind, setting) {
            (ParamClass::Immediate, _) => continue,
            // Next to the instruction, so that it can be part of it.
            (_, Setting::Loaded(place)) if place == at => {
                loads.push_str(&format!("%p{at} = load {ty}, ptr %m, align 64\n"));
            }
            (_, Setting::Compared(place, element)) if place == at => {
                let vector = format!("<{} x i{element}>", param.bits / element);
                let truth = format!("<{} x i1>", param.bits / element);
                for side in ["a", "b"] {
                    body.push_str(&format!(
                        "%{side} = call {vector} asm sideeffect \"{MARK}{side} $0\", \"={class}\"()\n"
                    ));
                }
                loads.push_str(&format!(
                    "%k = icmp eq {vector} %a, %b\n%w = sext {truth} %k to {vector}\n\
                     %p{at} = bitcast {vector} %w to {ty}\n"
                ));
            }
            _ => body
                .push_str(&format!("%p{at} = call {ty} asm sideeffect \"{MARK}{at} $0\", \"={class}\"()\n")),
        }
        if matches!(setting, Setting::Dying(free) if free != Some(at)) {
            after.push_str(&format!("call void asm sideeffect \"\", \"{class}\"({ty} %p{at})\n"));
        }
        args.push(format!("{ty} %p{at}"));
    }
    body.push_str(&loads);
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
    format!("define void @probe{index}(ptr %m) nounwind #{group} {{\n{body}{after}ret void\n}}\n")
}
