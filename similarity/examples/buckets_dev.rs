//! dev only
use autoir_semantics::reroll::reroll;
use autoir_similarity::parameterize::parameterize;
use autoir_similarity::wrapper::peel;
use autoir_similarity::cluster::unify_templates;
use rayon::prelude::*;
use std::collections::BTreeMap;
fn main() {
    let isa = autoir_spec_parsers::isa("x86").expect("x86");
    let source = autoir_spec_parsers::sources::find(isa, None).expect("text");
    let corpus = autoir_spec_parsers::parse_isa(isa, &source, &|_, _| {});
    let rows: Vec<_> = corpus.instructions.par_iter().map(|p| {
        let (w, f) = peel(&reroll(&p.elements));
        let i = parameterize(&f).map(|i| unify_templates(&i).unwrap_or(i));
        (p.instruction.id.to_string(), w.name(), i)
    }).collect();
    let mut by: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (id, w, i) in &rows {
        match i { Ok(i) => by.entry(i.shape()).or_default().push(format!("{id} {w} {:?}/{:?} {}", i.axes, i.template_axis, i.rows[0].text())),
        Err(e) => by.entry(format!("ERR {e}")).or_default().push(id.clone()) }
    }
    let mut v: Vec<_> = by.into_iter().collect();
    v.sort_by_key(|x| std::cmp::Reverse(x.1.len()));
    for (s, m) in &v { println!("{} {}", m.len(), s.chars().take(300).collect::<String>()); for x in m.iter().take(3) { println!("      {}", x.chars().take(400).collect::<String>()); } }
    println!("{} buckets", v.len());
}
