//! Prints the canonical lane functions of instructions, or how well all of them re-roll.
//!
//! `cargo run -p autoir-spec-parsers --example show [NAME-PART | --templates [ISA]]`

use autoir_semantics::reroll::reroll;
use autoir_spec_parsers::{Parsed, isa, parse_isa, sources};
use std::collections::BTreeMap;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let wanted = std::env::args().nth(1).unwrap_or_else(|| "--templates".into());
    let isa = isa(&std::env::args().nth(2).unwrap_or_else(|| "x86".into()))?;
    let source = sources::find(isa, None)?;
    let corpus = parse_isa(isa, &source, &|_, _| {});
    if wanted == "--templates" {
        templates(&corpus.instructions);
        return Ok(());
    }
    for parsed in corpus.instructions.iter().filter(|p| p.instruction.id.as_str().contains(&wanted)) {
        println!("{}\n{}\n", parsed.instruction.id, reroll(&parsed.elements));
    }
    Ok(())
}

/// Instructions by the number of templates that their re-rolled form needs.
fn templates(instructions: &[Parsed]) {
    let mut by_count: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for parsed in instructions {
        let lanes = reroll(&parsed.elements);
        by_count.entry(lanes.bodies.len()).or_default().push(parsed.instruction.id.as_str());
    }
    for (count, ids) in &by_count {
        println!(
            "{count} template(s): {} {}",
            ids.len(),
            if *count > 2 { ids.join(" ") } else { String::new() }
        );
    }
}
