//! Which instructions are processed. Decided from attributes and operands, never by name.

use crate::frontend::{Excluded, Selection};
use crate::instruction::{Instruction, ParamKind};

/// Attributes of instructions that go to memory: vector loads and stores, scatter and gather.
const MEMORY: &[&str] = &["A_LOAD", "A_STORE", "A_CVI_VM", "A_CVI_GATHER", "A_CVI_SCATTER"];

/// Decides one instruction. The first reason that holds is given.
pub fn select(instruction: &Instruction) -> Selection {
    match excluded(instruction) {
        Some(reason) => Selection::Excluded(reason),
        None => Selection::Selected,
    }
}

fn excluded(i: &Instruction) -> Option<Excluded> {
    let attribute = |names: &[&str]| i.category.iter().any(|c| names.contains(&c.as_str()));
    let rules = [(attribute(MEMORY), Excluded::Memory), (i.ret.kind == ParamKind::Void, Excluded::NoResult)];
    rules.into_iter().find_map(|(holds, reason)| holds.then_some(reason))
}
