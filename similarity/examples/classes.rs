//! Classes of an instruction set: counts, sizes, singletons, seconds.
//!
//! `cargo run -p autoir-similarity --example classes [-- [--members] [--replay] [NAME PART]]`; the name part
//! limits the instructions, `--members` lists every member, `--replay` checks every proof again.

use std::time::Instant;

use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_similarity::classes::{Input, Options, classes, replay_all};
use autoir_similarity::prove::Method;
use rayon::prelude::*;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let members = arguments.iter().any(|a| a == "--members");
    let filter = arguments.iter().find(|a| !a.starts_with("--")).map_or("", String::as_str);
    let start = Instant::now();
    let Ok(isa) = autoir_spec_parsers::isa("x86") else { return };
    let source = match autoir_spec_parsers::sources::find(isa, None) {
        Ok(source) => source,
        Err(e) => return eprintln!("{e}"),
    };
    let corpus = autoir_spec_parsers::parse_isa(isa, &source, &|_, _| {});
    eprintln!("parsed {} in {:.1} s", corpus.instructions.len(), start.elapsed().as_secs_f64());
    let chosen: Vec<_> =
        corpus.instructions.iter().filter(|p| p.instruction.id.as_str().contains(filter)).collect();
    let functions: Vec<LaneFn> = chosen.par_iter().map(|p| reroll(&p.elements)).collect();
    eprintln!("re-rolled after {:.1} s", start.elapsed().as_secs_f64());
    let inputs: Vec<Input<'_>> = chosen
        .iter()
        .zip(&functions)
        .map(|(p, function)| Input { id: p.instruction.id.as_str(), function, elements: &p.elements })
        .collect();
    let result = classes(&inputs, Options::default(), &|_, _| {});
    let mut by_size: Vec<_> = result.classes.iter().collect();
    by_size.sort_by_key(|c| std::cmp::Reverse(c.members.len()));
    for c in &by_size {
        let first = c.members.first().map_or("", |m| m.id.as_str());
        let shapes: Vec<String> = c.operation.skeleton.iter().map(|t| t.shape()).collect();
        let shape: String = shapes.join(" | ").chars().take(100).collect();
        println!("{:5} {:30} {first:50} {shape}", c.members.len(), c.name);
        if members {
            for m in &c.members {
                println!("        {} {} {:?}", m.id, m.wrapper.name(), m.proof.method);
            }
        }
    }
    for (id, reason) in &result.unknown {
        println!("unknown {id}: {reason}");
    }
    let smt =
        result.classes.iter().flat_map(|c| &c.members).filter(|m| m.proof.method == Method::Smt).count();
    println!(
        "{} instructions, {} classes, {} singletons, {} unknown, {} by solver, {:.1} s (whole run {:.1} s)",
        result.instructions(),
        result.classes.len(),
        result.singletons().count(),
        result.unknown.len(),
        smt,
        result.seconds,
        start.elapsed().as_secs_f64(),
    );
    if arguments.iter().any(|a| a == "--replay") {
        let start = Instant::now();
        let failed = replay_all(&result, &inputs, Options::default());
        for (id, answer) in &failed {
            println!("not replayed {id}: {answer:?}");
        }
        println!(
            "{} of {} proofs replayed in {:.1} s",
            result.instructions() - failed.len(),
            result.instructions(),
            start.elapsed().as_secs_f64()
        );
    }
}
