//! The front-end on Arm's real texts, whole and damaged. Skipped where they are not installed.

use autoir_semantics::lane::Kind;
use autoir_spec_parsers::{Corpus, Excluded, Isa, SpecSource, isa, parse_isa, sources};

fn arm() -> Option<(&'static Isa, SpecSource)> {
    let isa = isa("arm").expect("arm is registered");
    match sources::find(isa, None) {
        Ok(source) => Some((isa, source)),
        Err(error) => {
            eprintln!("skipped: {error}");
            None
        }
    }
}

fn parse(isa: &Isa, source: &SpecSource) -> Corpus {
    parse_isa(isa, source, &|_, _| {})
}

/// The texts with text number `n` (0 is the list) replaced.
fn with(source: &SpecSource, n: usize, bytes: &[u8]) -> SpecSource {
    let mut source = source.clone();
    let fresh = SpecSource::from_bytes("damaged", bytes);
    match n.checked_sub(1) {
        Some(n) => source.companions[n] = fresh,
        None => source = SpecSource { companions: source.companions, ..fresh },
    }
    source
}

fn text(source: &SpecSource, n: usize) -> &str {
    n.checked_sub(1).map_or(&source.text, |n| &source.companions[n].text)
}

#[test]
fn nearly_every_selected_intrinsic_has_semantics() {
    let Some((isa, source)) = arm() else { return };
    let corpus = parse(isa, &source);
    let c = corpus.counts;
    assert_eq!(c.selected, c.parsed + c.malformed + c.unsupported + c.internal);
    assert_eq!(c.total, c.selected + c.excluded);
    assert!(c.selected >= 2100 && c.parsed * 100 >= c.selected * 98, "{c:?}");
    assert_eq!((c.malformed, c.internal), (0, 0), "{:?}", corpus.diagnostics);
    // Casts between vector types are no instructions.
    assert!(corpus.excluded[&Excluded::NoInstruction].len() > 200);
    for parsed in &corpus.instructions {
        let id = &parsed.instruction.id;
        assert_eq!(parsed.elements.operands.len(), parsed.instruction.params.len(), "{id}");
        assert_eq!(parsed.elements.result.bits(), parsed.instruction.ret.width, "{id}");
        for (operand, param) in parsed.elements.operands.iter().zip(&parsed.instruction.params) {
            assert_eq!(operand.kind == Kind::Immediate, param.imm_range.is_some(), "{id}");
        }
    }
    let mut ids: Vec<&str> = corpus.instructions.iter().map(|p| p.instruction.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), corpus.instructions.len(), "ids are unique");
}

#[test]
fn every_erratum_applies_to_the_texts_it_was_written_for() {
    let Some((isa, source)) = arm() else { return };
    let expected = sources::descriptions(isa).expect("the description is valid");
    // The table is what is corrected.
    if expected[1].sha256 != source.companions[0].sha256 {
        eprintln!("skipped: another version of the table");
        return;
    }
    let corpus = parse(isa, &source);
    let unmatched: Vec<_> = corpus.diagnostics.iter().filter(|d| d.instruction.is_none()).collect();
    assert!(unmatched.is_empty(), "{unmatched:?}");
    assert!(!corpus.errata.is_empty());
}

#[test]
fn truncated_texts_lose_only_what_is_missing() {
    let Some((isa, source)) = arm() else { return };
    let whole = parse(isa, &source).counts;
    for n in 0..=source.companions.len() {
        let bytes = text(&source, n).as_bytes();
        // Neon stands at the end of the list.
        let percent = if n == 0 { 97 } else { 60 };
        let corpus = parse(isa, &with(&source, n, &bytes[..bytes.len() * percent / 100]));
        let c = corpus.counts;
        assert_eq!(c.selected, c.parsed + c.malformed + c.unsupported + c.internal);
        assert_eq!(c.internal, 0, "{:?}", corpus.diagnostics);
        assert!(c.parsed > 0 && c.parsed <= whole.parsed, "text {n}: {c:?}");
    }
}

#[test]
fn damage_in_an_execution_is_reported_in_its_file() {
    let Some((isa, source)) = arm() else { return };
    let broken = text(&source, 2).replacen("element1 + element2", "element1 + + element2", 1);
    let corpus = parse(isa, &with(&source, 2, broken.as_bytes()));
    assert!(corpus.counts.malformed > 0, "{:?}", corpus.counts);
    let found = corpus.diagnostics.iter().find(|d| d.instruction.is_some() && d.excerpt.contains("+ +"));
    let found = found.expect("the damage is shown");
    assert_eq!(&*found.location.file, "damaged");
}

#[test]
fn random_damage_never_panics() {
    let Some((isa, source)) = arm() else { return };
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    let mut damaged = source.clone();
    for n in 0..=source.companions.len() {
        let mut bytes = text(&source, n).as_bytes().to_vec();
        for _ in 0..2000 {
            let (at, from) = (next(bytes.len()), next(bytes.len()));
            bytes[at] = bytes[from];
        }
        damaged = with(&damaged, n, &bytes);
    }
    let corpus = parse(isa, &damaged);
    let c = corpus.counts;
    assert_eq!(c.selected, c.parsed + c.malformed + c.unsupported + c.internal);
    assert_eq!(c.internal, 0, "{:?}", corpus.diagnostics);
    assert!(c.parsed > 0 && !corpus.diagnostics.is_empty());
}
