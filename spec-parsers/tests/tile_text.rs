//! The front-end of tile instructions on Intel's real text. Skipped where the text is not installed.

use autoir_semantics::lane::{Kind, LaneFn};
use autoir_semantics::reroll::reroll;
use autoir_spec_parsers::{Corpus, Isa, SpecSource, isa, parse_isa, sources, specialize};

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

#[test]
fn probe() {
    let Some((isa, source)) = amx() else { return };
    let t = std::time::Instant::now();
    let corpus: Corpus = parse_isa(isa, &source, &|_, _| {});
    println!("{:?} {:?}", corpus.counts, t.elapsed());
    for d in &corpus.diagnostics {
        println!("{d}");
    }
    for p in &corpus.instructions {
        let t = std::time::Instant::now();
        let f = reroll(&p.elements);
        println!("{} {:?} {:?}", p.instruction.id, t.elapsed(), p.instruction.errata);
        let s = f.to_string();
        println!("{}", &s[..s.len().min(1500)]);
    }
}
