//! Harvests the lowerings of every selected x86 instruction and prints what came out.

use std::collections::BTreeMap;
use std::time::Instant;

use autoir_codegen_gen::harvest::harvest;
use autoir_spec_parsers::{isa, select, sources};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let isa = isa("x86")?;
    let source = sources::find(isa, None)?;
    let selected = select(isa.frontend, &source);
    println!("selected: {}", selected.instructions.len());
    let start = Instant::now();
    let (lowerings, skipped) = harvest(&selected.instructions, 2, &|_, _| {})?;
    println!("harvest: {:.1} s", start.elapsed().as_secs_f64());
    let mut kinds = BTreeMap::new();
    for lowering in &lowerings {
        *kinds.entry(lowering.llvm.kind()).or_insert(0) += 1;
        if std::env::args().any(|arg| arg == "--list") {
            println!("{lowering:?}");
        }
    }
    let asm = lowerings.iter().filter(|lowering| lowering.asm.is_some()).count();
    println!("lowerings: {} {kinds:?}, with inline assembly: {asm}", lowerings.len());
    for entry in &skipped {
        println!("skipped: {}: {}", entry.id, entry.reason);
    }
    Ok(())
}
