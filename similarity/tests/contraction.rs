//! A matrix multiplication of a warp and a dot product of a vector unit are one operation with other extents.

use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_similarity::classes::{Input, Options, classes};
use autoir_spec_parsers::{Parsed, SpecError, isa, parse_isa, select, sources};

/// The instructions of an ISA whose keys begin like this; nothing where its text is not here.
fn instructions(name: &str, keys: &[&str]) -> Option<Vec<Parsed>> {
    let isa = isa(name).expect("it is registered");
    let source = match sources::find(isa, None) {
        Ok(source) => source,
        Err(SpecError::SourceNotFound { file, .. }) => {
            eprintln!("skipped: contractions of {name}: {file} is not here");
            return None;
        }
        Err(error) => panic!("{error}"),
    };
    let wanted = |id: &str| keys.iter().any(|k| id.starts_with(k));
    if name != "ptx" {
        let parsed = select(isa.frontend, &source).instructions.into_iter().filter(|i| wanted(i.id.as_str()));
        let parsed = parsed.map(|instruction| {
            let elements = autoir_spec_parsers::specialize(isa, &instruction, &[]).expect("it is understood");
            Parsed { instruction, elements }
        });
        return Some(parsed.collect());
    }
    let corpus = parse_isa(isa, &source, &|_, _| ());
    Some(corpus.instructions.into_iter().filter(|p| wanted(p.instruction.id.as_str())).collect())
}

#[test]
fn tiles_and_vectors_are_one_contraction() {
    let dots = ["_mm512_dpbusd_epi32@", "_mm512_dpbusds_epi32@", "_mm_dpbusd_epi32@AVX512"];
    let Some(mut all) = instructions("x86", &dots) else { return };
    let vectors = all.len();
    assert!(vectors >= 3, "{vectors} dot products");
    let tiles = [
        "mma.sync.aligned.m16n8k32.row.col.s32.u8.s8.s32@",
        "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.s8.s32@",
        "mma.sync.aligned.m8n8k16.row.col.s32.u8.s8.s32@",
        "mma.sync.aligned.m16n8k64.row.col.s32.u4.s4.s32@",
    ];
    all.extend(instructions("ptx", &tiles).expect("it is part of this project"));
    assert_eq!(all.len(), vectors + tiles.len());
    let forms: Vec<LaneFn> = all.iter().map(|p| reroll(&p.elements)).collect();
    let inputs: Vec<Input<'_>> = all
        .iter()
        .zip(&forms)
        .map(|(p, function)| Input { id: p.instruction.id.as_str(), function, elements: &p.elements })
        .collect();
    let found = classes(&inputs, Options { jobs: 2 }, &|_, _| {});
    assert_eq!(found.unknown, vec![]);
    let members: Vec<Vec<&str>> =
        found.classes.iter().map(|c| c.members.iter().map(|m| m.id.as_str()).collect()).collect();
    assert_eq!(members.len(), 1, "{members:#?}");
}
