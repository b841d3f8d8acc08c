//! Instructions of the vendors' real texts that must end in one class. Skipped where a text is not installed.

use autoir_semantics::lane::{ElementFn, LaneFn};
use autoir_semantics::reroll::reroll;
use autoir_similarity::classes::{Input, Options, classes};
use autoir_similarity::prove::Answer;
use autoir_spec_parsers::{isa, select, sources, specialize};

/// An instruction's meaning at these values of its immediates.
fn meaning(set: &str, id: &str, immediates: &[i128]) -> Option<ElementFn> {
    let isa = isa(set).expect("it is registered");
    let source = match sources::find(isa, None) {
        Ok(source) => source,
        Err(error) => {
            eprintln!("skipped: {error}");
            return None;
        }
    };
    let all = select(isa.frontend, &source).instructions;
    let instruction = all.into_iter().find(|i| i.id.as_str() == id)?;
    let positions = instruction.params.iter().enumerate().filter(|(_, p)| p.imm_range.is_some());
    let values: Vec<(usize, i128)> = positions.map(|(n, _)| n).zip(immediates.iter().copied()).collect();
    Some(specialize(isa, &instruction, &values).expect("it has semantics"))
}

#[test]
fn vector_and_tile_dot_products_are_one_operation() {
    let functions: Option<Vec<(&str, ElementFn)>> = [
        ("vector", meaning("x86", "_mm512_dpbusd_epi32@AVX512_VNNI", &[])),
        ("tile", meaning("amx", "_tile_dpbusd@AMX-INT8", &[16, 64, 64])),
        ("part of a tile", meaning("amx", "_tile_dpbssd@AMX-INT8", &[8, 32, 16])),
    ]
    .into_iter()
    .map(|(name, f)| Some((name, f?)))
    .collect();
    let Some(functions) = functions else { return };
    let forms: Vec<LaneFn> = functions.iter().map(|(_, f)| reroll(f)).collect();
    let inputs: Vec<Input<'_>> = functions
        .iter()
        .zip(&forms)
        .map(|((id, elements), function)| Input { id, function, elements })
        .collect();
    let result = classes(&inputs, Options { jobs: 2 }, &|_, _| {});
    assert_eq!((result.unknown.len(), result.classes.len()), (0, 1));
    let class = &result.classes[0];
    assert_eq!((class.name.as_str(), class.members.len()), ("dot_acc", 3));
    let axes: Vec<&[u32]> = class.members.iter().map(|m| &m.axes[..]).collect();
    assert_eq!(axes, [&[16][..], &[16, 16], &[8, 2, 8]]);
    for (member, (_, elements)) in class.members.iter().zip(&functions) {
        assert!(matches!(class.replay(member, elements), Answer::Proved(_)), "{}", member.id);
    }
}
