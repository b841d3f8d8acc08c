//! Which intrinsics are processed. Decided from what the text says about each one, never by name.

use crate::frontend::{Excluded, Selection};
use crate::instruction::{EType, Instruction, Param, ParamKind};

/// Categories whose results depend on machine state that is not an operand.
const STATE_CATEGORIES: &[&str] = &["General Support", "OS-Targeted", "Random"];
/// Features whose instructions read machine state although their category does not say so.
const STATE_FEATURES: &[&str] = &["CET_SS", "USER_MSR", "RTM", "UINTR"];

/// Decides one intrinsic. The first reason that holds is given.
pub fn select(instruction: &Instruction) -> Selection {
    match excluded(instruction) {
        Some(reason) => Selection::Excluded(reason),
        None => Selection::Selected,
    }
}

fn excluded(i: &Instruction) -> Option<Excluded> {
    let types = || i.params.iter().chain([&i.ret]);
    let category = |names: &[&str]| i.category.iter().any(|c| names.contains(&c.as_str()));
    let feature = |names: &[&str]| i.cpuid.iter().any(|c| names.contains(&c.as_str()));
    let tech = |name: &str| i.tech == name;
    let rules: [(bool, Excluded); 14] = [
        (i.operation.trim().is_empty(), Excluded::NoOperation),
        (tech("SVML"), Excluded::Library),
        // Knights Corner, in older texts: a coprocessor with an instruction set of its own.
        (tech("KNC"), Excluded::Coprocessor),
        (i.sequence, Excluded::Sequence),
        (i.encodings.is_empty(), Excluded::NoInstruction),
        (tech("MMX") || types().any(is_mmx), Excluded::Mmx),
        (types().any(|p| p.kind == ParamKind::Pointer), Excluded::Memory),
        (i.approximate, Excluded::Approximation),
        (category(&["String Compare"]), Excluded::StringCompare),
        (category(&["Cryptography"]), Excluded::Cryptography),
        (tech("AMX") || types().any(|p| p.kind == ParamKind::Tile), Excluded::Tile),
        (category(STATE_CATEGORIES) || feature(STATE_FEATURES), Excluded::MachineState),
        (i.ret.kind == ParamKind::Void, Excluded::NoResult),
        // BSF and BSR of zero: a comment in the operation says so, and CPUs differ.
        (i.operation.contains("dst is undefined"), Excluded::Undefined),
    ];
    rules.into_iter().find_map(|(holds, reason)| holds.then_some(reason))
}

fn is_mmx(p: &Param) -> bool {
    (p.kind == ParamKind::Vector && p.width == 64) || p.etype == EType::Bits(64)
}
