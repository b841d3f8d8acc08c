//! Bodies that depend on the immediate.
//!
//! Selections and permutations by an immediate have another body in clang's header for each value. Their
//! lowering is inline assembly, which LLVM does not rewrite; from the bodies LLVM makes the lines that it also
//! makes of plain code, `vblendps` and `vshufps` among them.

use std::collections::BTreeSet;

use crate::error::Result;
use crate::lowering::clang::{self, Wrapper};
use crate::lowering::{Llvm, Lowering, ParamClass};

/// Small immediates, and those that select neighbours, halves, and each other element.
const IMMEDIATES: [u32; 28] = [
    0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0c, 0x0f, 0x1b, 0x33, 0x3c, 0x44, 0x4e,
    0x55, 0x88, 0xaa, 0xb1, 0xcc, 0xd8, 0xdd, 0xe4, 0xee, 0xf0, 0xf5,
];

/// For each immediate of the unmasked instructions among `lowerings` that are spelled as inline assembly, the
/// lowering with clang's body.
///
/// # Errors
/// clang cannot be run.
pub(super) fn bodies(lowerings: &[Lowering]) -> Result<Vec<(u32, Lowering)>> {
    let mut wrappers = Vec::new();
    let mut features = BTreeSet::new();
    for (index, lowering) in lowerings.iter().enumerate() {
        let Some(bits) = applies(lowering) else { continue };
        features.extend(lowering.features.iter().cloned());
        let values = IMMEDIATES.into_iter().filter(|value| *value < 1 << bits);
        wrappers.extend(values.filter_map(|value| wrapper(index, lowering, value)));
    }
    let compiled = clang::compile(crate::platform::X86, &wrappers, &features, &|_| ())?;
    let mut found = Vec::new();
    for (index, lowering) in lowerings.iter().enumerate() {
        for value in IMMEDIATES {
            let Some(function) = compiled.functions.get(&name(index, value)) else { continue };
            let params = lowering.params.iter().filter(|param| param.kind != ParamClass::Immediate);
            if function.ret == lowering.ret && params.map(|param| &param.ty).eq(&function.params) {
                let llvm = Llvm::Ir(function.body.clone());
                found.push((value, Lowering { llvm, loose: None, ..lowering.clone() }));
            }
        }
    }
    Ok(found)
}

/// The width of the immediate of a lowering that is treated here.
fn applies(lowering: &Lowering) -> Option<u32> {
    let immediate = lowering.immediate()?;
    let vectors = lowering
        .params
        .iter()
        .enumerate()
        .all(|(at, param)| at == immediate || (param.kind == ParamClass::Vector && param.bits >= 128));
    let assembly = matches!(lowering.llvm, Llvm::Asm(_));
    (assembly && vectors && lowering.ret_kind == ParamClass::Vector)
        .then(|| lowering.params[immediate].bits.min(8))
}

fn name(index: usize, value: u32) -> String {
    format!("b{index}_{value}")
}

/// A C function that calls the intrinsic; its name is in front of the features in an id.
fn wrapper(index: usize, lowering: &Lowering, value: u32) -> Option<Wrapper> {
    let ty = |bits: u32| format!("__m{bits}i");
    let intrinsic = lowering.id.split('@').next()?;
    let mut params = Vec::new();
    let mut args = Vec::new();
    for (at, param) in lowering.params.iter().enumerate() {
        match param.kind {
            ParamClass::Immediate => args.push(value.to_string()),
            _ => {
                params.push(format!("{} a{at}", ty(param.bits)));
                args.push(format!("a{at}"));
            }
        }
    }
    let ret = ty(crate::lowering::type_bits(&lowering.ret)?);
    let name = name(index, value);
    let (params, args) = (params.join(", "), args.join(", "));
    Some(Wrapper { text: format!("{ret} {name}({params}) {{ return {intrinsic}({args}); }}"), name })
}
