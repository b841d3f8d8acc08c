//! Derives the table of assembly forms from the shipped lowerings and prints it.

use std::time::Instant;

use autoir_codegen_gen::forms::derive;
use autoir_codegen_gen::shipped;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data = shipped::x86()?;
    let start = Instant::now();
    let lowerings: Vec<_> = data.lowerings.into_values().collect();
    let table = derive(&lowerings)?;
    for (pattern, forms) in &table.by_pattern {
        for form in forms {
            println!("{pattern:30} {} {:?}", form.instruction, form.params);
        }
    }
    if let Some(path) = std::env::args().nth(1) {
        std::fs::write(path, table.to_bytes()?)?;
    }
    let mut named: Vec<&str> =
        table.by_pattern.values().flatten().map(|form| form.instruction.as_str()).collect();
    named.sort_unstable();
    named.dedup();
    eprintln!(
        "{} patterns, {} of {} instructions, {:.1} s",
        table.by_pattern.len(),
        named.len(),
        lowerings.len(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}
