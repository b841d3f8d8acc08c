//! The front-end on Intel's real text, whole and damaged. Skipped where the text is not installed.

use autoir_semantics::lane::Kind;
use autoir_spec_parsers::{Corpus, Isa, SpecSource, isa, parse_isa, sources};

fn x86() -> Option<(&'static Isa, SpecSource)> {
    let isa = isa("x86").expect("x86 is registered");
    match sources::find(isa, None) {
        Ok(source) => Some((isa, source)),
        Err(error) => {
            eprintln!("skipped: {error}");
            None
        }
    }
}

fn parse(isa: &Isa, name: &str, bytes: &[u8]) -> Corpus {
    parse_isa(isa, &SpecSource::from_bytes(name, bytes), &|_, _| {})
}

#[test]
fn nearly_every_selected_instruction_has_semantics() {
    let Some((isa, source)) = x86() else { return };
    let corpus = parse_isa(isa, &source, &|_, _| {});
    let c = corpus.counts;
    assert_eq!(c.selected, c.parsed + c.malformed + c.unsupported + c.internal);
    assert_eq!(c.total, c.selected + c.excluded);
    assert!(c.parsed * 1000 >= c.selected * 995, "{c:?}");
    for parsed in &corpus.instructions {
        let id = &parsed.instruction.id;
        assert_eq!(parsed.elements.operands.len(), parsed.instruction.params.len(), "{id}");
        assert_eq!(parsed.elements.result.bits(), parsed.instruction.ret.width, "{id}");
        let mask = parsed.elements.result.kind == Kind::Mask;
        assert!(!mask || parsed.elements.result.width == 1, "{id}");
    }
    let mut ids: Vec<&str> = corpus.instructions.iter().map(|p| p.instruction.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), corpus.instructions.len(), "ids are unique");
}

#[test]
fn every_erratum_applies_to_the_text_it_was_written_for() {
    let Some((isa, source)) = x86() else { return };
    let expected = sources::descriptions(isa).expect("the description is valid");
    if expected.iter().all(|d| d.sha256 != source.sha256) {
        eprintln!("skipped: another version of the text");
        return;
    }
    let corpus = parse_isa(isa, &source, &|_, _| {});
    assert!(corpus.diagnostics.is_empty(), "{:?}", corpus.diagnostics);
    assert!(!corpus.errata.is_empty());
}

#[test]
fn a_truncated_text_loses_only_what_is_missing() {
    let Some((isa, source)) = x86() else { return };
    let bytes = source.text.as_bytes();
    for part in [3, 7] {
        let cut = bytes.len() / 10 * part + 17;
        let corpus = parse(isa, "cut.xml", &bytes[..cut]);
        assert!(corpus.counts.total > 0);
        assert_eq!(corpus.counts.parsed, corpus.counts.selected, "{:?}", corpus.diagnostics);
        assert!(corpus.diagnostics.iter().any(|d| d.message.contains("ends before")));
        let last = corpus.diagnostics.iter().map(|d| d.location.offset).max();
        assert!(last.is_some_and(|at| at <= cut));
    }
}

#[test]
fn damage_in_the_middle_is_reported_at_its_place() {
    let Some((isa, source)) = x86() else { return };
    let whole = parse_isa(isa, &source, &|_, _| {}).counts.parsed;
    let broken = source.text.replacen("dst[i+7:i] := a[i+7:i] + b[i+7:i]", "dst[i+7:i] := a[i+7:i] + +", 1);
    let corpus = parse(isa, "broken.xml", broken.as_bytes());
    assert_eq!((corpus.counts.parsed, corpus.counts.malformed), (whole - 1, 1));
    let diagnostic = &corpus.diagnostics[0];
    let line = broken.lines().position(|l| l.contains("+ +")).expect("the damage is there") + 1;
    assert_eq!(diagnostic.location.line as usize, line);
    assert!(diagnostic.excerpt.contains("+ +"), "{diagnostic}");
}

#[test]
fn random_damage_never_panics() {
    let Some((isa, source)) = x86() else { return };
    let mut bytes = source.text.as_bytes()[..1_500_000.min(source.text.len())].to_vec();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    for _ in 0..4000 {
        let (at, from) = (next(bytes.len()), next(bytes.len()));
        bytes[at] = bytes[from];
    }
    let corpus = parse(isa, "damaged.xml", &bytes);
    let c = corpus.counts;
    assert_eq!(c.selected, c.parsed + c.malformed + c.unsupported + c.internal);
    assert_eq!(c.internal, 0, "{:?}", corpus.diagnostics);
    assert!(c.parsed > 0 && !corpus.diagnostics.is_empty());
}
