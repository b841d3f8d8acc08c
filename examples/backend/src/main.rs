//! A back end that selects instructions with AutoIR's generated crates.
//!
//! ```text
//! cargo run -- x86 cascadelake avx512vnni,avx512bw,avx512f,avx2,avx,sse4.1,ssse3,sse2
//! ```
//!
//! It has operations of its own ([`demand::DEMANDS`]), each with a meaning. For each it finds the instructions of
//! the target that compute it, takes the one that costs least, and prints it as C and as LLVM IR, with what the
//! other targets have for it.

mod demand;
mod select;

use std::process::ExitCode;

use autoir_arm::ARM;
use autoir_hvx::HVX;
use autoir_ops::Isa;
use autoir_x86::X86;

use demand::{DEMANDS, Demand};
use select::{Choice, select};

const TARGETS: [&Isa; 3] = [&X86, &ARM, &HVX];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [target, cpu, features] = &args[..] else {
        eprintln!("usage: backend TARGET CPU FEATURE,FEATURE,..");
        return ExitCode::from(2);
    };
    let Some(isa) = TARGETS.into_iter().find(|isa| isa.name() == target) else {
        eprintln!("no target {target}");
        return ExitCode::from(2);
    };
    if !isa.cpus().contains(&cpu.as_str()) {
        eprintln!("no costs for {cpu}; there are those of {}", isa.cpus().join(", "));
        return ExitCode::from(2);
    }
    let features: Vec<&str> = features.split(',').collect();
    for demand in DEMANDS {
        println!("{}", demand.name);
        match select(demand, isa, cpu, &features) {
            Some(choice) => print(demand, isa, &choice),
            None => println!("  no instruction: left to the rest of the compiler"),
        }
    }
    ExitCode::SUCCESS
}

fn print(demand: &Demand, isa: &Isa, choice: &Choice) {
    let Choice { instruction, operands, cost, among } = choice;
    let names: Vec<&str> = operands.iter().map(|at| demand.operands[*at].0).collect();
    println!("  C     {}({})", instruction.intrinsic(), names.join(", "));
    println!(
        "  cost  {}.{:02} cycles, the least of {among}; an instance of {}",
        cost.throughput / 100,
        cost.throughput % 100,
        instruction.operation()
    );
    if let Some(lowering) = instruction.lowering() {
        let called: Vec<&str> = lowering.intrinsics().collect();
        let called = if called.is_empty() { "generic IR or assembly".to_owned() } else { called.join(", ") };
        println!("  LLVM  {called}");
        let function = lowering.define("selected", &[], true).unwrap_or_default();
        function.lines().filter(|line| !line.is_empty()).for_each(|line| println!("        {line}"));
    }
    for other in TARGETS.into_iter().filter(|other| other.name() != isa.name()) {
        if let Some(same) = other.equivalents(*instruction).next() {
            println!("  {:<5} {}", other.name(), same.intrinsic());
        }
    }
}
