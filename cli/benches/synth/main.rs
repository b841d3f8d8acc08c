//! Synthesis measured: every kernel of a folder, for each target, cold and from the cache, beside LLVM's own code.
//!
//! In:   lowered Halide pipelines (`.stmt`), the windows of `examples/dot_products.air`; the `autoir` binary
//! Out:  a record of what was measured, which a later run goes on with; a table (`docs/benchmarks.md`)
//! Pipeline: [`kernels`] -> [`measure`] (one process per run) -> [`record`] -> [`table`]
//!
//! Invariants
//! - What is in the table was measured by the binary that the bench was built with, or is another's published figure
//!   and says so.
//! - A kernel that did not come to an end is in the table, as what it is.
//!
//! Start reading at: [`main`]

mod kernels;
mod measure;
mod record;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use autoir_synth::heuristics::Heuristics;
use clap::Parser;

use kernels::{DOT_PRODUCT_EFFORT, Kernel, TARGETS, Target, dot_products, kernels, target};
use measure::{Figures, Limits, measure};
use record::{Key, Record};

/// Measures synthesis on every kernel of a folder, and on dot products.
#[derive(Debug, Parser)]
#[command(name = "bench synth")]
struct Args {
    /// Folder of `.stmt` or `.air` files, or of one folder `x86`, `arm`, `hexagon` each; default: $AUTOIR_KERNELS, else the
    /// development kernels beside the repository, else `examples/halide`.
    #[arg(long, value_name = "DIR")]
    kernels: Option<PathBuf>,
    /// Only this target (`x86_64`, `aarch64`, `hexagon`); may be given several times.
    #[arg(long, value_name = "ARCH")]
    target: Vec<String>,
    /// Only kernels whose name contains one of these (`dot_products` for those windows); may be given several times.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Seconds of search per window.
    #[arg(long, value_name = "S", default_value_t = 1.0)]
    effort: f64,
    /// Seconds after which a kernel is given up.
    #[arg(long, value_name = "S", default_value_t = 600)]
    kernel_limit: u64,
    /// Measure kernels again without each heuristic of the search, until one is 2 % dearer.
    #[arg(long)]
    ablation: bool,
    /// Measure without these heuristics.
    #[arg(long, value_name = "LIST", conflicts_with = "ablation")]
    without: Option<String>,
    /// What was measured: read, gone on with, and written after each kernel.
    #[arg(long, value_name = "FILE", default_value = concat!(env!("CARGO_TARGET_TMPDIR"), "/synth-bench.json"))]
    record: PathBuf,
    /// Records of other runs to be merged into this one.
    #[arg(long, value_name = "FILE")]
    merge: Vec<PathBuf>,
    /// Measure again what the record has.
    #[arg(long)]
    again: bool,
    /// Measure nothing; only write the table.
    #[arg(long)]
    table: bool,
    /// Where the table goes.
    #[arg(long, value_name = "FILE", default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/benchmarks.md"))]
    output: PathBuf,
    /// Given by `cargo bench`.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("bench synth: {e}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> Result<(), String> {
    let mut record = Record::read(&args.record)?;
    for other in &args.merge {
        record.merge(Record::read(other)?);
    }
    if !args.table {
        let chosen = chosen(args)?;
        let without = args.without.as_deref().unwrap_or_default();
        let mut kernels = Vec::new();
        for (target, kernel) in &chosen {
            kernels.push((measured(args, &mut record, (*target, kernel), without)?, *target, kernel));
        }
        if args.ablation {
            ablate(args, &mut record, kernels)?;
        }
    }
    record.write(&args.record)?;
    std::fs::write(&args.output, table::document(&record))
        .map_err(|e| format!("{}: {e}", args.output.display()))
}

/// The kernels that are to be measured, with their targets.
fn chosen(args: &Args) -> Result<Vec<(&'static Target, Kernel)>, String> {
    for name in &args.target {
        if target(name).is_none() {
            return Err(format!("unknown target `{name}`"));
        }
    }
    let wanted = |t: &Target| args.target.is_empty() || args.target.iter().any(|n| n == t.arch);
    let mut found = kernels(args.kernels.as_deref())?;
    let windows = dot_products()?;
    found.extend(TARGETS.iter().flat_map(|t| windows.iter().map(move |w| (t, w.clone()))));
    found.retain(|(t, k)| {
        wanted(t) && (args.only.is_empty() || args.only.iter().any(|n| k.name.contains(n.as_str())))
    });
    if found.is_empty() && !args.table {
        return Err("there are no such kernels".to_owned());
    }
    Ok(found)
}

/// The figures of a kernel without the heuristics of a list: those of the record, or new ones, which it gets.
fn measured(
    args: &Args,
    record: &mut Record,
    (target, kernel): (&Target, &Kernel),
    without: &str,
) -> Result<Figures, String> {
    let effort = if kernel.window.is_some() { DOT_PRODUCT_EFFORT } else { args.effort };
    let limits = Limits { effort, kernel: args.kernel_limit };
    let key = Key::new(target, kernel, effort, without);
    if let (false, Some(known)) = (args.again, record.get(&key)) {
        return Ok(known.clone());
    }
    eprintln!("{key}");
    let figures = measure(target, kernel, without, &limits)?;
    eprintln!("    {figures}");
    record.insert(key, figures.clone());
    record.write(&args.record)?;
    Ok(figures)
}

/// How many times as dear a kernel is without a heuristic that pays for itself.
const PAYS: f64 = 1.02;

/// Measures kernels, whose figures with all are known, without each heuristic: those first that take the least time, until
/// one is so much dearer that the heuristic pays.
fn ablate(
    args: &Args,
    record: &mut Record,
    mut kernels: Vec<(Figures, &Target, &Kernel)>,
) -> Result<(), String> {
    kernels.sort_by(|a, b| a.0.cold.total_cmp(&b.0.cold));
    for name in Heuristics::names() {
        for (whole, target, kernel) in &kernels {
            if measured(args, record, (*target, kernel), name)?.times_the_cost(whole) >= PAYS {
                break;
            }
        }
    }
    Ok(())
}
