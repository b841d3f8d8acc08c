//! Checks the evaluated semantics of x86 instructions against this CPU.
//!
//! `cargo run -p autoir-tests --example check -- [NAME] [--json] [--every N] [--vectors N] [--seed N] [--samples N]`
//!
//! `NAME` is an intrinsic's name or a part of an instruction's key. Prints every mismatch with its first
//! wrong vector, then counts. Exit code 1 if there is a mismatch. With `--samples`, only prints what the
//! hardware does on some vectors, as evidence for an erratum.

use std::error::Error;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use autoir_spec_parsers::isa;
use autoir_tests::oracle::{CheckReport, Options, Progress, check_isa, sample_isa};

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let mut options = Options::new(std::path::PathBuf::from(target).join("oracle"));
    let mut json = false;
    let mut samples = None;
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut number =
            || args.next().ok_or("a number is missing")?.parse::<u64>().map_err(|e| e.to_string());
        match arg.as_str() {
            "--json" => json = true,
            "--samples" => samples = Some(number()? as usize),
            "--every" => options.every = number()? as usize,
            "--vectors" => options.vectors = number()? as usize,
            "--jobs" => options.jobs = number()? as usize,
            "--seed" => options.seed = number()?,
            name => options.filter = Some(name.to_owned()),
        }
    }
    if let Some(count) = samples {
        for s in sample_isa(isa("x86")?, None, &options, count)? {
            println!("{} {:?} {:x?} -> {}", s.id, s.immediates, s.inputs, s.result);
        }
        return Ok(ExitCode::SUCCESS);
    }
    let terminal = std::io::stderr().is_terminal();
    let report = check_isa(isa("x86")?, None, &options, &|p| {
        if terminal && let Progress::Compared(n, of) = p {
            // Progress is only decoration.
            let _ = write!(std::io::stderr(), "\r{n}/{of}");
        }
    })?;
    if json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        print(&report);
    }
    Ok(if report.mismatched.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn print(report: &CheckReport) {
    for skip in &report.skipped {
        println!("skipped {}: {}", skip.id, skip.reason);
    }
    for mismatch in &report.mismatched {
        println!("MISMATCH {mismatch}");
    }
    println!(
        "executed {}, exact {}, mismatched {}, skipped {}, with errata {}, at least {} vectors each",
        report.executed,
        report.exact,
        report.mismatched_ids().len(),
        report.skipped.len(),
        report.errata.len(),
        report.vectors_each
    );
    println!("{} of them by another machine instruction than the vendor names", report.substituted.len());
    println!("compiled in {:.1} s, executed in {:.1} s", report.compile_seconds, report.execute_seconds);
}
