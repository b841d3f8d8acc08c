//! The front-end on Hexagon's real list, whole and damaged. Skipped where the texts are not installed.

use autoir_semantics::lane::Kind;
use autoir_semantics::reroll::reroll;
use autoir_spec_parsers::eval::evaluate;
use autoir_spec_parsers::{Instruction, Isa, SpecSource, isa, parse_isa, select, sources};

fn hvx() -> Option<(&'static Isa, SpecSource)> {
    let isa = isa("hvx").expect("HVX is registered");
    match sources::find(isa, None) {
        Ok(source) => Some((isa, source)),
        Err(error) => {
            eprintln!("skipped: {error}");
            None
        }
    }
}

/// The list with other contents and the same headers.
fn with_text(source: &SpecSource, text: &[u8]) -> SpecSource {
    SpecSource { companions: source.companions.clone(), ..SpecSource::from_bytes("list.idef", text) }
}

#[test]
fn every_selected_instruction_has_semantics() {
    let Some((isa, source)) = hvx() else { return };
    let corpus = parse_isa(isa, &source, &|_, _| {});
    let c = corpus.counts;
    assert_eq!(c.total, c.selected + c.excluded);
    assert_eq!(c.parsed, c.selected, "{:?}", corpus.diagnostics);
    assert!(c.parsed >= 398, "{c:?}");
    let mut ids = Vec::new();
    for parsed in &corpus.instructions {
        let (instruction, id) = (&parsed.instruction, parsed.instruction.id.as_str());
        assert_eq!(parsed.elements.operands.len(), instruction.params.len(), "{id}");
        assert_eq!(parsed.elements.result.bits(), instruction.ret.width, "{id}");
        let predicate = parsed.elements.result.kind == Kind::Mask;
        assert!(!predicate || parsed.elements.result.lanes() == 128, "{id}");
        ids.push(id);
    }
    let named = ids.iter().filter(|id| id.starts_with("Q6_")).count();
    assert!(named * 100 >= ids.len() * 92, "{named} of {} have an intrinsic", ids.len());
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), corpus.instructions.len(), "ids are unique");
}

#[test]
fn without_its_headers_the_list_is_refused_entry_by_entry() {
    let Some((isa, source)) = hvx() else { return };
    let alone = SpecSource::from_bytes("list.idef", source.text.as_bytes());
    let corpus = parse_isa(isa, &alone, &|_, _| {});
    assert!(corpus.counts.parsed < 10 && corpus.counts.internal == 0, "{:?}", corpus.counts);
    assert_eq!(corpus.counts.total, corpus.counts.selected + corpus.counts.excluded);
}

#[test]
fn a_truncated_list_loses_only_what_is_missing() {
    let Some((isa, source)) = hvx() else { return };
    let bytes = source.text.as_bytes();
    for part in [5, 8] {
        let corpus = parse_isa(isa, &with_text(&source, &bytes[..bytes.len() / 10 * part + 17]), &|_, _| {});
        assert!(corpus.counts.parsed > 100);
        assert_eq!(corpus.counts.parsed, corpus.counts.selected, "{:?}", corpus.diagnostics);
    }
}

#[test]
fn damage_is_reported_at_its_entry_and_costs_no_other() {
    let Some((isa, source)) = hvx() else { return };
    let whole = parse_isa(isa, &source, &|_, _| {}).counts.parsed;
    let sound = "VdV.b[i] = fGETQBIT(QvV,i) ? VuV.b[i] : 0";
    let broken = source.text.replacen(sound, "VdV.b[i] = fGETQBIT(QvV,i) ? : 0", 1);
    assert_ne!(broken, *source.text);
    let corpus = parse_isa(isa, &with_text(&source, broken.as_bytes()), &|_, _| {});
    assert_eq!((corpus.counts.parsed, corpus.counts.malformed), (whole - 1, 1));
    let diagnostic = &corpus.diagnostics[0];
    let line = broken.lines().position(|l| l.contains("? : 0")).expect("the damage is there") as u32 + 1;
    assert!((line - 1..=line).contains(&diagnostic.location.line), "{diagnostic}");
}

#[test]
fn random_damage_never_panics() {
    let Some((isa, source)) = hvx() else { return };
    let mut bytes = source.text.as_bytes().to_vec();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n as u64) as usize
    };
    for _ in 0..300 {
        let (at, from) = (next(bytes.len()), next(bytes.len()));
        bytes[at] = bytes[from];
    }
    let corpus = parse_isa(isa, &with_text(&source, &bytes), &|_, _| {});
    let c = corpus.counts;
    assert_eq!(c.selected, c.parsed + c.malformed + c.unsupported + c.internal);
    assert_eq!(c.internal, 0, "{:?}", corpus.diagnostics);
    assert!(c.parsed > 0 && !corpus.diagnostics.is_empty(), "{c:?}");
}

#[test]
fn what_counts_in_all_registers_is_one_template() {
    let Some((isa, source)) = hvx() else { return };
    let selected = select(isa.frontend, &source);
    let counting = |i: &&Instruction| i.ret.ctype == "HVX_VectorRegisters";
    let all: Vec<&Instruction> = selected.instructions.iter().filter(counting).collect();
    assert_eq!(all.len(), 10);
    for instruction in all.into_iter().step_by(3) {
        let program = isa.frontend.parse(&instruction.operation).expect("it is parsed above");
        let elements = evaluate(&program, instruction, isa.frontend.dialect()).expect("it has a meaning");
        let canonical = reroll(&elements);
        assert_eq!(canonical.bodies.len(), 1, "{canonical}");
        assert!(canonical.to_string().contains("sum[j < "), "{canonical}");
    }
}
