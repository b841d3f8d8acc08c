//! The specification of PTX's matrix instructions: what is generated from it, and that its fragments are
//! bijections.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use autoir_spec_parsers::instruction::{Instruction, Param};
use autoir_spec_parsers::{Corpus, Excluded, isa, parse_isa, select, sources};

fn corpus() -> Corpus {
    let ptx = isa("ptx").expect("ptx is registered");
    let source = sources::find(ptx, None).expect("it is part of this project");
    parse_isa(ptx, &source, &|_, _| ())
}

fn operands(instruction: &Instruction) -> impl Iterator<Item = &Param> {
    instruction.params.iter().chain([&instruction.ret])
}

#[test]
fn every_instruction_has_semantics() {
    let corpus = corpus();
    assert!(corpus.diagnostics.is_empty(), "{}", corpus.diagnostics[0]);
    assert_eq!((corpus.counts.parsed, corpus.counts.selected), (123, 123));
    assert_eq!(corpus.counts.total, corpus.counts.selected + corpus.counts.excluded);
    for parsed in &corpus.instructions {
        let shapes = parsed.elements.operands.iter().map(|o| &o.extents);
        assert!(
            shapes.chain([&parsed.elements.result.extents]).all(|e| e.len() >= 2),
            "{}",
            parsed.instruction.id
        );
    }
    let excluded: BTreeMap<Excluded, usize> =
        corpus.excluded.iter().map(|(r, ids)| (*r, ids.len())).collect();
    let reasons: Vec<Excluded> = excluded.keys().copied().collect();
    let known = [Excluded::Memory, Excluded::NoResult, Excluded::Sparse, Excluded::Distribution];
    assert_eq!(reasons, known);
}

#[test]
fn every_fragment_is_a_bijection() {
    let mut fragments = BTreeSet::new();
    for parsed in &corpus().instructions {
        for param in operands(&parsed.instruction) {
            let fragment = param.fragment.as_ref().expect("every operand is spread over threads");
            let size: u32 = param.extents.iter().product();
            let mut held = vec![0; size as usize];
            let mut places = BTreeSet::new();
            for (thread, register, bit, element) in fragment.places() {
                held[element as usize] += 1;
                assert!(thread < 32 && register < fragment.registers(), "{}", parsed.instruction.id);
                assert!(bit + fragment.width <= fragment.register && bit % fragment.width == 0);
                assert!(places.insert((thread, register, bit)), "{}", parsed.instruction.id);
            }
            assert!(held.iter().all(|n| *n == 1), "{} of {}", param.name, parsed.instruction.id);
            assert_eq!(param.width, size * fragment.width);
            // The registers of all threads hold the matrix and nothing else.
            assert_eq!(fragment.threads * fragment.registers() * fragment.register, param.width);
            fragments.insert((param.name.clone(), param.ctype.clone(), fragment.section.clone()));
        }
    }
    assert!(fragments.len() >= 60, "{} fragments", fragments.len());
}

/// LLVM's table of intrinsics, where it is: beside the checkout, as other texts are in development.
fn table() -> Option<(PathBuf, String)> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2)?;
    let path = beside.join("shared/specs/ptx/mma-intrinsics.csv");
    let text = std::fs::read_to_string(&path).ok()?;
    Some((path, text))
}

/// Whether `name` is what the pattern says; a star at its end stands for anything.
fn matches(pattern: &str, name: &str) -> bool {
    pattern.strip_suffix('*').map_or(pattern == name, |start| name.starts_with(start))
}

#[test]
fn llvm_has_the_same_instructions() {
    let Some((path, table)) = table() else {
        eprintln!("skipped: LLVM's table of matrix intrinsics: it is not here");
        return;
    };
    let ptx = isa("ptx").expect("ptx is registered");
    let source = sources::find(ptx, None).expect("it is part of this project");
    let selected = select(ptx.frontend, &source);
    let read = ptx.frontend.read(&source);
    let patterns: BTreeSet<&str> = read
        .instructions
        .iter()
        .filter(|i| !selected.instructions.iter().any(|s| s.id == i.id))
        .map(|i| i.encodings[0].key.as_str())
        .filter(|k| !k.is_empty())
        .collect();
    let rows = table.lines().filter(|l| !l.starts_with('#')).filter_map(|l| l.split_once(','));
    let (mut dense, mut left, mut strange) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
    for (arch, name) in rows {
        let ours = selected.instructions.iter().filter(|i| i.encodings[0].key == name).count();
        let others: Vec<&&str> = patterns.iter().filter(|p| matches(p, name)).collect();
        match (ours, &others[..]) {
            (1, []) => *dense.entry(arch).or_insert(0) += 1,
            (0, [pattern]) => *left.entry((arch, **pattern)).or_insert(0) += 1,
            _ => strange.push(name),
        }
    }
    assert!(strange.is_empty(), "{}: neither generated nor left out, or both: {strange:?}", path.display());
    // And nothing is generated that LLVM does not have for these processors and versions.
    for (arch, sm, ptx_version) in [("sm_80", 80, 70), ("sm_90", 90, 80)] {
        let number = |i: &Instruction, kind: &str| {
            i.cpuid.iter().find_map(|f| f.strip_prefix(kind)?.parse::<u32>().ok()).unwrap_or(0)
        };
        let ours = selected.instructions.iter().filter(|i| {
            !i.encodings[0].key.is_empty() && number(i, "sm_") <= sm && number(i, "ptx") <= ptx_version
        });
        assert_eq!(Some(&ours.count()), dense.get(arch), "{arch}");
    }
    assert_eq!(dense, BTreeMap::from([("sm_80", 84), ("sm_90", 90)]));
    let sum: usize = left.values().sum();
    assert_eq!(sum, 1695, "{left:?}");
}
