//! In which surroundings each instruction is compiled.

use std::collections::{BTreeMap, BTreeSet};

use crate::llvm::target::feature_string;
use crate::lowering::call_text::Spelling;
use crate::lowering::{Lowering, ParamClass};

/// CPUs whose features are given to the code generator beside the instruction's own.
pub(super) const LEVELS: [&str; 3] = ["x86-64-v2", "haswell", "cascadelake"];

/// The level at which less common surroundings are tried: it has the encodings with masks and broadcasts.
pub(super) const MASKED_LEVEL: &str = "cascadelake";

/// Immediates tried first: those that select a comparison, and enough to see whether one is printed as given.
pub(super) const IMMEDIATES: std::ops::Range<u32> = 0..8;

/// What surrounds the instruction. LLVM chooses among equal encodings, and commutes operands, by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    /// Every operand's register is free afterwards.
    Plain,
    /// The result is used by arithmetic on such elements.
    Used(&'static str),
    /// Of the operands, only this one's register is free afterwards, or none.
    Dying(Option<usize>),
    /// This operand is in memory.
    Loaded(usize),
    /// Registers that only EVEX encodings reach; the result is used as integers.
    High,
    /// This operand is the outcome of a comparison of elements of so many bits: each is all ones or zero.
    Compared(usize, u32),
}

/// One function to compile.
pub(super) struct Case<'a> {
    pub lowering: &'a Lowering,
    pub immediates: Vec<u32>,
    pub spelling: Spelling,
    pub features: &'a str,
    pub vex: bool,
    pub setting: Setting,
}

/// A set of features, and whether it is [`MASKED_LEVEL`]'s or the instruction's own.
pub(super) struct Features {
    pub text: String,
    pub vex: bool,
    pub masked: bool,
    pub own: bool,
}

pub(super) fn feature_sets(lowering: &Lowering, levels: &[(&str, BTreeSet<String>)]) -> Vec<Features> {
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

pub(super) fn cases<'a>(lowering: &'a Lowering, sets: &'a [Features]) -> Vec<Case<'a>> {
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

pub(super) fn settings(lowering: &Lowering, features: &Features) -> Vec<Setting> {
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
    if (features.own || features.masked) && !masked {
        settings.extend(vectors().map(Setting::Loaded));
    }
    if features.masked && !masked {
        settings.extend((vectors().count() > 0).then_some(Setting::High));
    }
    settings
}

/// The immediates to try.
pub(super) fn immediates(lowering: &Lowering, setting: Setting) -> Vec<Vec<u32>> {
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
pub(super) const SELECTIONS: [u32; 17] =
    [0x0c, 0x0f, 0x30, 0x33, 0x3c, 0x3f, 0xc0, 0xc3, 0xcc, 0xcf, 0xf0, 0xf3, 0xfc, 0x1b, 0x20, 0x31, 0x4e];

/// Every immediate of an instruction that LLVM rewrites together with its immediate.
pub(super) fn every_immediate<'a>(lowering: &'a Lowering, sets: &'a [Features]) -> Vec<Case<'a>> {
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

/// One immediate of an instruction, its result used as integers and as floating point numbers.
pub(super) fn used_cases<'a>(lowering: &'a Lowering, value: u32, sets: &'a [Features]) -> Vec<Case<'a>> {
    let sets = sets.iter().filter(|features| features.own || features.masked);
    sets.flat_map(|features| {
        ["i8", "float", "double"].map(|element| Case {
            lowering,
            immediates: vec![value],
            spelling: Spelling::Exact,
            features: &features.text,
            vex: features.vex,
            setting: Setting::Used(element),
        })
    })
    .collect()
}

/// An instruction of three vectors, each in turn the outcome of a comparison. Where there are mask
/// registers, LLVM compares into those.
pub(super) fn compared_cases<'a>(lowering: &'a Lowering, sets: &'a [Features]) -> Vec<Case<'a>> {
    let vectors = lowering.params.iter().all(|param| param.kind == ParamClass::Vector);
    if !vectors || lowering.params.len() != 3 || lowering.ret_kind != ParamClass::Vector {
        return Vec::new();
    }
    let settings = || (0..3).flat_map(|at| [32, 64].map(|element| Setting::Compared(at, element)));
    sets.iter()
        .filter(|features| !features.masked)
        .flat_map(|features| {
            settings().map(|setting| Case {
                lowering,
                immediates: Vec::new(),
                spelling: Spelling::Exact,
                features: &features.text,
                vex: features.vex,
                setting,
            })
        })
        .collect()
}
