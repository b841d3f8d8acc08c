//! Prints how much of an ISA's vendor text is understood, and why the rest is not.
//!
//! `cargo run -p autoir-spec-parsers --example coverage [ISA [TEXT]]`

use autoir_spec_parsers::{isa, parse_isa, sources};
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let isa = isa(&args.next().unwrap_or_else(|| "x86".into()))?;
    let specs = args.next();
    let start = std::time::Instant::now();
    let source = sources::find(isa, specs.as_deref().map(Path::new))?;
    let corpus = parse_isa(isa, &source, &|_, _| {});
    for diagnostic in &corpus.diagnostics {
        println!("{diagnostic}");
    }
    for (reason, ids) in &corpus.excluded {
        println!("excluded, {reason}: {}", ids.len());
    }
    println!("{:#?}", corpus.counts);
    println!("{:.2} s", start.elapsed().as_secs_f64());
    Ok(())
}
