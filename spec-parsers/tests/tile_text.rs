//! The front-end of tile instructions on Intel's real text. Skipped where the text is not installed.

use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::{Kind, LaneFn};
use autoir_semantics::reroll::reroll;
use autoir_spec_parsers::{Corpus, Isa, Parsed, SpecSource, isa, parse_isa, sources, specialize};

fn amx() -> Option<(&'static Isa, SpecSource)> {
    let isa = isa("amx").expect("AMX is registered");
    match sources::find(isa, None) {
        Ok(source) => Some((isa, source)),
        Err(error) => {
            eprintln!("skipped: {error}");
            None
        }
    }
}

fn corpus() -> Option<(&'static Isa, Corpus)> {
    let (isa, source) = amx()?;
    let expected = sources::descriptions(isa).expect("the description is valid");
    if expected.iter().all(|d| d.sha256 != source.sha256) {
        eprintln!("skipped: another version of the text");
        return None;
    }
    Some((isa, parse_isa(isa, &source, &|_, _| {})))
}

fn named<'a>(corpus: &'a Corpus, name: &str) -> &'a Parsed {
    corpus.instructions.iter().find(|p| p.instruction.name == name).expect("it is in the text")
}

/// The canonical form with other extents than the largest.
fn at(isa: &Isa, parsed: &Parsed, extents: &[i128]) -> LaneFn {
    let i = &parsed.instruction;
    let immediates = i.params.iter().enumerate().filter(|(_, p)| p.imm_range.is_some()).map(|(n, _)| n);
    let values: Vec<(usize, i128)> = immediates.zip(extents.iter().copied()).collect();
    assert_eq!(values.len(), extents.len(), "{}", i.id);
    reroll(&specialize(isa, i, &values).expect("it has semantics with these extents"))
}

#[test]
fn every_operation_has_semantics() {
    let Some((_, corpus)) = corpus() else { return };
    assert!(corpus.diagnostics.is_empty(), "{:?}", corpus.diagnostics);
    let c = corpus.counts;
    // The one that is left out has no operation: it releases the tiles.
    assert_eq!((c.total, c.selected, c.parsed, c.excluded), (27, 26, 26, 1));
    for parsed in &corpus.instructions {
        let (id, f) = (&parsed.instruction.id, &parsed.elements);
        assert_eq!(f.operands.len(), parsed.instruction.params.len(), "{id}");
        let tiles = f.operands.iter().filter(|o| o.kind == Kind::Tile);
        assert!(tiles.clone().all(|o| o.extents == [16, 64]), "{id}");
        assert!(f.result.kind != Kind::Tile || f.result.extents.len() == 2, "{id}");
        let rolled = reroll(f);
        assert_eq!(rolled.bodies.len(), 1, "{id}");
    }
}

#[test]
fn a_contraction_has_its_extents_as_numbers() {
    let Some((isa, corpus)) = corpus() else { return };
    let dot = named(&corpus, "_tile_dpbusd");
    let whole = reroll(&dot.elements).to_string();
    let body = "dst.u32[16*i + i1] + sum[j1 < 16](sum[j < 4](a[64*i + j + 4*j1]*b.i8[4*i1 + j + 64*j1]))";
    assert!(whole.contains("for i < 16, i1 < 16") && whole.contains(body), "{whole}");
    // Eight rows of 32 bytes, of factors of 16 bytes. What lies beyond is zero: columns by a template, rows by
    // their absence.
    let part = at(isa, dot, &[8, 32, 16]).to_string();
    let body = body.replace("i1", "i2").replace("j1 < 16", "j1 < 4");
    let axes = "for i < 8, template i1 < 2, i2 < 8";
    assert!(part.contains(axes) && part.contains(&body) && part.contains("i1 = 1: 0\n"), "{part}");
}

#[test]
fn rows_lie_in_memory_at_a_distance() {
    let Some((isa, corpus)) = corpus() else { return };
    let memory: Vec<u8> = (0..1024u32).map(|n| (n * 7 + n / 64) as u8).collect();
    let bits = |bytes: &[u8]| Bits::from_bytes(bytes, 8 * bytes.len() as u32);
    let extents = [3, 5, 9];
    let immediates: Vec<Bits> = extents.iter().map(|v| bits(&[*v as u8])).collect();
    for name in ["_tile_loadd", "__tile_stream_loadd"] {
        let load = at(isa, named(&corpus, name), &extents);
        let out = load.run(&[&[bits(&memory)], &immediates[..]].concat());
        let expected = |at: usize| {
            let (row, column) = (at / 64, at % 64);
            if row < 3 && column < 5 { memory[9 * row + column] } else { 0 }
        };
        assert!((0..1024).all(|at| out.bytes()[at] == expected(at)), "{name}");
    }
    let store = at(isa, named(&corpus, "_tile_stored"), &extents);
    let tile: Vec<u8> = memory.iter().map(|b| !b).collect();
    let out = store.run(&[&[bits(&tile), bits(&memory)], &immediates[..]].concat());
    let written = |at: usize| at < 2 * 9 + 5 && at % 9 < 5;
    let expected = |at: usize| if written(at) { tile[64 * (at / 9) + at % 9] } else { memory[at] };
    assert!((0..1024).all(|at| out.bytes()[at] == expected(at)));
}

#[test]
fn broken_elements_are_counted_as_tile_instructions_only_if_they_are() {
    let Some((isa, source)) = amx() else { return };
    let whole = parse_isa(isa, &source, &|_, _| {}).counts;
    let broken =
        |text: String| parse_isa(isa, &SpecSource::from_bytes("broken.xml", text.as_bytes()), &|_, _| {});
    let other = broken(source.text.replacen("name=\"_mm_add_epi8\">", "name=\"_mm_add_epi8\" name>", 1));
    assert_eq!(other.counts, whole);
    let tile = broken(source.text.replacen(
        "name=\"_tile_zero\" tech=\"AMX\">",
        "name=\"_tile_zero\" name tech=\"AMX\">",
        1,
    ));
    assert_eq!((tile.counts.total, tile.counts.selected), (whole.total, whole.selected - 1));
    assert!(tile.diagnostics.iter().any(|d| d.location.line > 1), "{:?}", tile.diagnostics);
}
