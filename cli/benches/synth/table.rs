//! The record as a document.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use autoir_synth::heuristics::Heuristics;

use crate::kernels::{DOT_PRODUCT_EFFORT, TARGETS, Target};
use crate::measure::{Figures, geomean};
use crate::record::{Key, Record};

/// `docs/benchmarks.md`.
pub fn document(record: &Record) -> String {
    let mut out = String::from(
        "# Benchmarks\n\n\
         Made by `./dev bench synth`; do not edit. Each row is one lowered Halide pipeline. *Cold* is the time of\n\
         `autoir synth` with an empty cache, *cached* that of a second run (the middle one of three), both with the\n\
         start of the process. The ratio is LLVM's cost of a window divided by that of the answer, by LLVM's\n\
         scheduling model of the CPU (HVX: packets in LLVM's assembly), as a geometric mean over the windows\n\
         that differ and have a program; the others are left to LLVM. *Executed* are programs that gave what their windows say on random and edge inputs, on this CPU or\n\
         under QEMU.\n",
    );
    let _ = writeln!(out, "\n{}", machine());
    summary(record, &mut out);
    for target in TARGETS {
        kernels(target, record, &mut out);
    }
    dot_products(record, &mut out);
    ablation(record, &mut out);
    out
}

/// The machine that measured.
fn machine() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = text
        .lines()
        .find_map(|l| l.strip_prefix("model name"))
        .unwrap_or("")
        .trim_start_matches(['\t', ' ', ':']);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    format!("Measured on {threads} threads of: {model}.")
}

type Row<'a> = (&'a Key, &'a Figures);

/// The kernels that were measured without these heuristics, or where `windows`, the windows that were measured alone.
fn rows<'a>(target: &Target, without: &str, windows: bool, record: &'a Record) -> Vec<Row<'a>> {
    let is_row = |k: &Key| k.arch == target.arch && k.without == without && k.window.is_empty() != windows;
    record.rows().filter(|(k, _)| is_row(k)).collect()
}

fn number(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(|| "-".to_owned(), |v| format!("{v:.digits$}"))
}

fn summary(record: &Record, out: &mut String) {
    out.push_str(
        "\n## All kernels\n\n\
         Geometric means over kernels, and for the ratio over all windows that differ as well. Hydride's are those that\n\
         it publishes for its own benchmarks, of which these kernels are lowered (Kothari et al., ASPLOS 2024), on\n\
         another machine.\n\n\
         | target | CPU | kernels | all proven | windows | proven | cold s | Hydride cold s | worst s | cached s | Hydride cached s | ratio, windows | ratio, kernels | above LLVM | peak MiB |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for target in TARGETS {
        let all = rows(target, "", false, record);
        let ended: Vec<&Figures> = all.iter().map(|r| r.1).filter(|f| f.ended).collect();
        if all.is_empty() {
            continue;
        }
        let sum = |of: fn(&Figures) -> usize| ended.iter().map(|f| of(f)).sum::<usize>();
        let worst = all.iter().map(|r| r.1.cold).fold(0.0, f64::max);
        let peak = all.iter().map(|r| r.1.peak).fold(0.0, f64::max);
        let _ = writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} | {} | {} | {worst:.1} | {} | {} | {} | {} | {} | {peak:.0} |",
            target.title,
            target.cpu,
            all.len(),
            ended.iter().filter(|f| f.proven == f.windows && f.diagnostics == 0).count(),
            sum(|f| f.windows),
            sum(|f| f.proven),
            number(geomean(all.iter().map(|r| r.1.cold)), 2),
            target.hydride.0,
            number(geomean(ended.iter().map(|f| f.cached)), 3),
            target.hydride.1,
            number(geomean(ended.iter().flat_map(|f| f.ratios.iter().copied())), 2),
            number(geomean(ended.iter().filter_map(|f| f.ratio())), 2),
            sum(|f| f.above.len()),
        );
    }
}

fn kernels(target: &Target, record: &Record, out: &mut String) {
    let all = rows(target, "", false, record);
    let Some(first) = all.first() else { return };
    let _ = writeln!(
        out,
        "\n## {}\n\n`./dev bench synth --target {} --effort {}` (CPU {})\n\n\
         | kernel | windows | proven | exhausted | cold s | cached s | ratio | above LLVM | executed | different | skipped |\n\
         |---|---|---|---|---|---|---|---|---|---|---|",
        target.title,
        target.arch,
        first.0.effort as f64 / 1000.0,
        target.cpu,
    );
    for (key, f) in &all {
        if !f.ended {
            let _ = writeln!(out, "| {} | given up after {:.0} s | | | | | | | | | |", key.kernel, f.cold);
            continue;
        }
        let _ = writeln!(
            out,
            "| {} | {} | {} | {} | {:.2} | {:.3} | {} | {} | {} | {} | {} |",
            key.kernel,
            f.windows,
            f.proven,
            f.exhausted,
            f.cold,
            f.cached,
            number(f.ratio(), 2),
            f.above.len(),
            f.equal,
            f.different,
            f.skipped
        );
    }
    profile(&all, out);
    for (key, f) in &all {
        list(out, &format!("{}: not proven", key.kernel), &f.unproven);
        list(out, &format!("{}: above LLVM's cost", key.kernel), &f.above);
        list(out, &format!("{}: LLVM's code is wrong (not compared)", key.kernel), &f.refuted);
        if f.diagnostics > 0 {
            let _ = writeln!(out, "\n{}: {} statements not read.", key.kernel, f.diagnostics);
        }
    }
}

/// What the answers are made of, and where the time of finding them went.
fn profile(all: &[Row<'_>], out: &mut String) {
    out.push_str(
        "\nWhere the time went (seconds of both threads, over the windows that differ), and the instructions that the\n\
         answers use most:\n\n\
         | kernel | LLVM's code read | search | proofs | costs | instructions |\n|---|---|---|---|---|---|\n",
    );
    for (key, f) in all.iter().filter(|(_, f)| f.ended) {
        let phase = |name: &str| f.phases.get(name).copied().unwrap_or(0.0);
        let _ = writeln!(
            out,
            "| {} | {:.2} | {:.2} | {:.2} | {:.2} | {} |",
            key.kernel,
            phase("incumbents"),
            phase("search"),
            phase("verify"),
            phase("measure"),
            most_used(f)
        );
    }
}

/// The instructions that a kernel's answers use most, most first.
fn most_used(figures: &Figures) -> String {
    const MOST: usize = 6;
    let mut used: Vec<(&String, &usize)> = figures.instructions.iter().collect();
    used.sort_by_key(|(name, n)| (std::cmp::Reverse(**n), *name));
    let shown: Vec<String> = used.iter().take(MOST).map(|(name, n)| format!("`{name}` {n}")).collect();
    shown.join(", ")
}

/// A sentence of window names, if there are any.
fn list(out: &mut String, what: &str, names: &[String]) {
    const MOST: usize = 6;
    if names.is_empty() {
        return;
    }
    let shown: Vec<String> = names.iter().take(MOST).map(|n| format!("`{n}`")).collect();
    let more = names.len().saturating_sub(MOST);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let _ = writeln!(out, "\n{what}: {}{more}.", shown.join(", "));
}

/// Windows that were measured alone, one row for all targets.
fn dot_products(record: &Record, out: &mut String) {
    let all: Vec<Vec<Row<'_>>> = TARGETS.iter().map(|t| rows(t, "", true, record)).collect();
    let names: BTreeSet<&str> = all.iter().flatten().map(|r| r.0.window.as_str()).collect();
    if names.is_empty() {
        return;
    }
    let _ = writeln!(
        out,
        "\n## Dot products\n\n\
         `./dev bench synth --only dot_products`: the windows of `examples/dot_products.air`, each by a process of its\n\
         own, with {DOT_PRODUCT_EFFORT} s of search. Seconds with an empty cache, and LLVM's cost divided by that of the\n\
         answer; *all* where nothing cheaper was left to look for.\n\n\
         | window |{}\n|---|{}",
        TARGETS.iter().map(|t| format!(" {} s | ratio | |", t.title)).collect::<String>(),
        "---|---|---|".repeat(TARGETS.len()),
    );
    for name in names {
        let _ = write!(out, "| {name} |");
        for rows in &all {
            let Some((_, f)) = rows.iter().find(|r| r.0.window == name) else {
                out.push_str(" | | |");
                continue;
            };
            let gain = if f.proven < f.windows { "not proven".to_owned() } else { number(f.ratio(), 2) };
            let all = if f.exhausted == f.windows { "all" } else { "" };
            let _ = write!(out, " {:.2} | {gain} | {all} |", f.cold);
        }
        out.push('\n');
    }
}

/// What was measured without a heuristic, beside the same with all.
fn ablation(record: &Record, out: &mut String) {
    let mut rows = String::new();
    for name in Heuristics::names() {
        let pair = |(key, less): (&Key, &Figures)| {
            let whole = record.get(&Key { without: String::new(), ..key.clone() })?;
            let kernel = format!("{} {} {}", key.arch, key.kernel, key.window);
            Some((kernel.trim_end().to_owned(), less.times_the_cost(whole), less.cold / whole.cold))
        };
        let pairs: Vec<(String, f64, f64)> =
            record.rows().filter(|(key, _)| key.without == name).filter_map(pair).collect();
        let dearest = pairs.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        let slowest = pairs.iter().max_by(|a, b| a.2.total_cmp(&b.2));
        let Some((dearest, slowest)) = dearest.zip(slowest) else { continue };
        let times = |f: f64| if f.is_finite() { format!("{f:.2}") } else { "not proven".to_owned() };
        let _ = writeln!(
            rows,
            "| {name} | {} | {} | {} | {} | {} |",
            pairs.len(),
            dearest.0,
            times(dearest.1),
            slowest.0,
            times(slowest.2)
        );
    }
    if rows.is_empty() {
        return;
    }
    let _ = write!(
        out,
        "\n## Without each heuristic\n\n\
         `./dev bench synth --ablation`: kernels without each heuristic of the search, those first that take the least time,\n\
         until one is 2 % dearer. The kernel that is dearest without it, in times the cost that it has with all (as a\n\
         geometric mean over its windows), and the one that takes longest, in times the time.\n\n\
         | without | kernels | dearest | cost | slowest | time |\n|---|---|---|---|---|---|\n{rows}"
    );
}
