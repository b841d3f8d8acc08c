//! Prints how much of an ISA's vendor text is processed, and why the rest is not.
//!
//! `cargo run -p autoir-spec-parsers --example coverage [ISA [TEXT]]`

use autoir_spec_parsers::{isa, select, sources};
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let isa = isa(&args.next().unwrap_or_else(|| "x86".into()))?;
    let specs = args.next();
    let source = sources::find(isa, specs.as_deref().map(Path::new))?;
    let start = std::time::Instant::now();
    let selected = select(isa.frontend, &source);
    println!(
        "{}: {} in the text, {} selected",
        source.name,
        selected.total,
        selected.instructions.len()
    );
    for (reason, ids) in &selected.excluded {
        println!("  excluded, {reason}: {}", ids.len());
    }
    for diagnostic in &selected.diagnostics {
        println!("{diagnostic}");
    }
    let mut parsed = 0;
    for instruction in &selected.instructions {
        match isa.frontend.parse(&instruction.operation) {
            Ok(_) => parsed += 1,
            Err(problem) => println!("{}", problem.locate(instruction, &source)),
        }
    }
    println!("{parsed} parsed");
    println!("{:.2} s", start.elapsed().as_secs_f64());
    Ok(())
}
