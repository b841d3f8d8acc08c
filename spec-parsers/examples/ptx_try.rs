use autoir_spec_parsers::*;
use autoir_semantics::reroll::reroll;
use std::time::Instant;
fn main() {
    let isa = isa("ptx").unwrap();
    let source = sources::find(isa, None).unwrap();
    println!("{} {}", source.name, source.sha256);
    let t = Instant::now();
    let corpus = parse_isa(isa, &source, &|_, _| {});
    println!("{:?} {:?}", corpus.counts, t.elapsed());
    for d in &corpus.diagnostics { println!("{d}"); }
    for p in &corpus.instructions {
        let t = Instant::now();
        let f = reroll(&p.elements);
        println!("{} {} templates {} axes {:?} {:?}", p.instruction.id, p.instruction.encodings[0].key, f.bodies.len(), f.axes, t.elapsed());
        if std::env::args().nth(1).is_some_and(|a| p.instruction.name.contains(&a)) { println!("{f}\n{}", p.instruction.form); }
    }
}
