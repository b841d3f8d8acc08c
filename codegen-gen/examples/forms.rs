//! Derives the table of assembly forms of an architecture (`x86_64`, or the first argument) from the shipped
//! lowerings and prints it; a second argument names a file to write.

use std::time::Instant;

use autoir_codegen_gen::lift::encoding::derive;
use autoir_codegen_gen::platform::platform;
use autoir_codegen_gen::publish::shipped;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let shipped = shipped::of(&args.next().unwrap_or_else(|| "x86_64".to_owned()))?;
    let platform = platform(shipped.arch).ok_or("no such platform")?;
    let data = shipped.target()?;
    let start = Instant::now();
    let lowerings: Vec<_> = data.lowerings.into_values().collect();
    let table = derive(platform, &lowerings)?;
    for (pattern, forms) in &table.by_pattern {
        for form in forms {
            println!("{pattern:30} {} {:?}", form.instruction, form.params);
        }
    }
    if let Some(path) = args.next() {
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
