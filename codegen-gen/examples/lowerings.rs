//! Harvests the lowerings of every selected instruction of an ISA and prints what came out.
//! Usage: lowerings [ISA] [FILE.air-target]

use std::collections::BTreeMap;
use std::time::Instant;

use autoir_codegen_gen::cost::costs;
use autoir_codegen_gen::lowering::harvest::harvest;
use autoir_codegen_gen::lowering::verify::verify_lowerings;
use autoir_codegen_gen::platform::platform;
use autoir_codegen_gen::publish::store::TargetData;
use autoir_spec_parsers::{isa, select, sources};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let isa = isa(&args.next().unwrap_or_else(|| "x86".to_string()))?;
    let platform = platform(isa.llvm_arch).ok_or("no platform")?;
    let source = sources::find(isa, None)?;
    let selected = select(isa.frontend, &source);
    println!("selected: {}", selected.instructions.len());
    let start = Instant::now();
    let (mut lowerings, skipped) = harvest(platform, &selected.instructions, 2, &|_, _| {})?;
    println!("harvest: {:.1} s", start.elapsed().as_secs_f64());
    let start = Instant::now();
    let report = verify_lowerings(platform, &mut lowerings)?;
    println!("verify: {:.1} s", start.elapsed().as_secs_f64());
    println!("{} of {} seen, {:?}", report.mnemonic_seen, report.total, report.by_kind);
    println!("refused: {:?}", report.refused);
    println!("fell back: {}", report.fell_back.join(" "));
    for (id, found) in &report.exceptions {
        println!("exception: {id}: {}", found.join(" "));
    }
    let mut kinds = BTreeMap::new();
    for lowering in &lowerings {
        *kinds.entry(lowering.llvm.kind()).or_insert(0) += 1;
        if std::env::args().any(|arg| arg == "--list") {
            println!("{lowering:?}");
        }
    }
    let asm = lowerings.iter().filter(|lowering| lowering.asm.is_some()).count();
    println!("lowerings: {} {kinds:?}, with inline assembly: {asm}", lowerings.len());
    let start = Instant::now();
    let table = costs(platform, &lowerings)?;
    println!("costs: {:.1} s", start.elapsed().as_secs_f64());
    for (cpu, column) in &table.cpus {
        let able = lowerings.iter().filter(|lowering| lowering.runs_on(&column.target.features));
        println!("costs: {cpu}: {} of {} runnable", column.costs.len(), able.count());
        for id in std::env::args().skip(1) {
            if let Some(cost) = column.costs.get(&id) {
                println!("  {id}: {cost:?}");
            }
        }
    }
    let lowerings = lowerings.into_iter().map(|lowering| (lowering.id.clone(), lowering)).collect();
    let data = TargetData { lowerings, costs: table };
    println!("target data: {} bytes", data.to_bytes()?.len());
    for entry in &skipped {
        println!("skipped: {}: {}", entry.id, entry.reason);
    }
    Ok(())
}
