//! Re-rolls every instruction of a text and counts templates (a development aid).
use autoir_semantics::reroll::reroll;
use rayon::prelude::*;
use std::collections::BTreeMap;
fn main() {
    let isa = autoir_spec_parsers::isa(&std::env::args().nth(2).unwrap_or("x86".into())).expect("an ISA");
    let source = autoir_spec_parsers::sources::find(isa, None).expect("text");
    let corpus = autoir_spec_parsers::parse_isa(isa, &source, &|_, _| {});
    let filter = std::env::args().nth(1);
    let start = std::time::Instant::now();
    let mut rows: Vec<_> = corpus
        .instructions
        .par_iter()
        .filter(|p| filter.as_ref().is_none_or(|f| p.instruction.name.contains(f.as_str())))
        .map(|p| {
            let t = std::time::Instant::now();
            let l = reroll(&p.elements);
            (p.instruction.id.to_string(), l, t.elapsed(), p.elements.elements.len())
        })
        .collect();
    println!("{:?}", start.elapsed());
    rows.sort_by_key(|r| std::cmp::Reverse(r.2));
    for r in rows.iter().take(8) {
        println!("slow {} {:?}", r.0, r.2);
    }
    let mut by: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for r in &rows {
        by.entry(r.1.bodies.len()).or_default().push(format!("{} axes {:?}", r.0, r.1.axes));
        if filter.is_some() {
            println!("{} axes {:?} t {:?}", r.0, r.1.axes, r.1.template_axis);
            for b in r.1.bodies.iter().take(3) {
                print(&r.1.dag, *b, 1);
            }
        }
    }
    for (n, v) in by {
        println!("{n} templates: {}", v.len());
        if n > 2 {
            for x in v.iter().take(60) {
                println!("   {x}");
            }
        }
    }
}
fn print(d: &autoir_semantics::dag::Dag, id: autoir_semantics::dag::Id, depth: usize) {
    let node = d.node(id);
    println!("{}{:?}", "  ".repeat(depth), node);
    if depth < 9 {
        for c in node.children() {
            print(d, c, depth + 1);
        }
    }
}
