//! A dictionary of a few hand-made instructions is made, written, read, queried and executed.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Instant;

use autoir::dictionary::{Dictionary, Metadata};
use autoir::error::Error;
use autoir::{listing, table};
use autoir_semantics::dag::Dag;
use autoir_semantics::interp::{Bits, Run};
use autoir_semantics::lane::{ElementFn, Kind, Operand, Shape};
use autoir_semantics::reroll::reroll;
use autoir_similarity::classes::{Input, Options, classes};

fn add(width: u16, lanes: u32, saturate: bool) -> ElementFn {
    let operand = |name: &str| Operand {
        name: name.into(),
        kind: Kind::Vector,
        width,
        extents: vec![lanes],
        signed: false,
    };
    let mut dag = Dag::new();
    let elements = (0..lanes)
        .map(|i| {
            let (a, b) = (dag.read_at(0, width, false, i), dag.read_at(1, width, false, i));
            let s = dag.add(a, b);
            if saturate { dag.sat(s, width, false) } else { dag.wrap(s, width, false) }
        })
        .collect();
    let result = Shape { kind: Kind::Vector, width, extents: vec![lanes] };
    ElementFn { dag, operands: vec![operand("a"), operand("b")], result, elements }
}

fn instructions() -> Vec<(&'static str, ElementFn)> {
    vec![("add8", add(8, 16, false)), ("adds16", add(16, 8, true)), ("add32", add(32, 8, false))]
}

fn metadata(id: &str) -> Option<Metadata> {
    Some(Metadata {
        isa: "test".into(),
        intrinsic: id.into(),
        mnemonic: format!("v{id}"),
        form: "xmm, xmm, xmm".into(),
        features: [if id == "add32" { "WIDE" } else { "BASE" }.into()].into(),
        ..Metadata::default()
    })
}

fn dictionary() -> Dictionary {
    let functions = instructions();
    let forms: Vec<_> = functions.iter().map(|(_, f)| reroll(f)).collect();
    let inputs: Vec<Input<'_>> = functions
        .iter()
        .zip(&forms)
        .map(|((id, elements), function)| Input { id, function, elements })
        .collect();
    let found = classes(&inputs, Options { jobs: 1 }, &|_, _| {});
    let operands = |id: &str| functions.iter().find(|(name, _)| *name == id).map(|(_, f)| f.operands.clone());
    Dictionary::new(&found, &operands, &metadata).expect("the dictionary is complete")
}

#[test]
fn what_is_written_is_read_and_equal_dictionaries_are_equal_bytes() {
    let d = dictionary();
    let bytes = d.to_bytes().expect("it encodes");
    let again = Dictionary::from_bytes(&bytes).expect("it decodes");
    assert_eq!(again.operations(), d.operations());
    assert_eq!(again.digest(), d.digest());
    assert_eq!(dictionary().to_bytes().expect("it encodes"), bytes);
    assert!(matches!(Dictionary::from_bytes(&bytes[..bytes.len() / 2]), Err(Error::Length { .. })));
    let mut bad = bytes;
    let middle = bad.len() / 2;
    bad[middle] ^= 4;
    assert!(matches!(Dictionary::from_bytes(&bad), Err(Error::Digest)));
}

#[test]
fn members_compute_what_the_vendor_says() {
    let d = dictionary();
    for (id, elements) in instructions() {
        let (operation, member) = d.instruction(id).expect("it is listed");
        let bytes: Vec<u8> = (0..64u32).map(|n| (n * 37 + 200) as u8).collect();
        let inputs: Vec<Bits> = elements
            .operands
            .iter()
            .enumerate()
            .map(|(n, o)| Bits::from_bytes(&bytes[n..], o.bits()))
            .collect();
        let result = operation.evaluate(member, &inputs).expect("it is well formed");
        assert_eq!(result, elements.run(&inputs), "{id}");
    }
}

#[test]
fn queries_go_by_name_and_by_features() {
    let d = dictionary();
    let add = d.operation("add").expect("they are additions");
    assert_eq!(add.members.len(), 3);
    assert!(d.operation("subtract").is_none() && d.instruction("sub").is_none());
    let base = BTreeSet::from(["BASE".to_string()]);
    let ids: Vec<&str> = d.available("test", &base).map(|(_, m)| m.id.as_str()).collect();
    assert_eq!(ids, ["add8", "adds16"]);
    assert_eq!(d.available("other", &base).count(), 0);
    let text = listing::dictionary(&d);
    assert!(text.starts_with("operation add["), "{text}");
    assert!(text.lines().any(|l| l.contains("adds16") && l.contains("overflow=2")), "{text}");
}

#[test]
fn an_intrinsic_of_two_instruction_sets_is_reported() {
    let d = dictionary();
    let mut operations = d.operations().to_vec();
    let add = operations.iter_mut().find(|o| o.name == "add").expect("they are additions");
    let mut other = add.members[0].clone();
    other.id.push_str("@elsewhere");
    other.metadata.isa = "other".into();
    add.members.push(other);
    let error = Dictionary::of(operations).expect_err("both claim it");
    assert_eq!(error.to_string(), "intrinsic `add32` is claimed by other and by test");
}

#[test]
fn a_file_that_cannot_be_used_is_named_with_what_to_do() {
    let folder = std::env::temp_dir().join(format!("autoir-dictionary-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("some.air-dict");
    let whole = dictionary().to_bytes().expect("it encodes");
    let mut newer = whole.clone();
    newer[8] += 1;
    let mut flipped = whole.clone();
    flipped[whole.len() - 1] ^= 1;
    for (bytes, said) in [(&whole[..40], "cut short"), (&newer[..], "schema"), (&flipped[..], "damaged")] {
        std::fs::write(&path, bytes).expect("it writes");
        let error = Dictionary::load(&path).expect_err("it is of no use").to_string();
        for part in ["some.air-dict", said, "autoir build"] {
            assert!(error.contains(part), "{part}: {error}");
        }
    }
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

/// The dictionary that the repository ships loads fast and every member has a meaning.
#[test]
fn the_shipped_dictionary_is_whole() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/autoir.air-dict");
    let bytes = std::fs::read(&path).expect("the dictionary is in the repository");
    assert!(bytes.len() < 4 << 20, "{} bytes", bytes.len());
    let d = Dictionary::from_bytes(&bytes).expect("it is intact");
    let load = |_| {
        let start = Instant::now();
        assert!(Dictionary::from_bytes(&bytes).is_ok());
        start.elapsed()
    };
    // The best of several: other work on the machine only ever makes it slower.
    let best = (0..10).map(load).min().expect("there are ten");
    println!("{} members in {best:?}", d.members().count());
    assert!(best.as_millis() < 200, "loading takes {best:?}; 50 ms are meant on a quiet machine");
    assert!(d.members().count() > 5_000);
    let counts = table::counts(&d);
    for isa in ["arm", "hvx", "x86"] {
        assert!(counts.isas.contains_key(isa), "{isa}");
    }
    // Adding, to name one, is what all of them do.
    let add = d.operation("add").expect("they are additions");
    let isas: BTreeSet<&str> = add.members.iter().map(|m| m.metadata.isa.as_str()).collect();
    assert!(["arm", "hvx", "x86"].iter().all(|isa| isas.contains(isa)), "{isas:?}");
    let page = table::page(&d);
    assert!(page.contains("| arm and x86 |"), "{page}");
    for (operation, member) in d.members() {
        let f = operation.function(member).expect("every member instantiates");
        f.validate().unwrap_or_else(|e| panic!("{}: {e}", member.id));
    }
}
