//! Answers beside what experts write: every window of some files that has a program named `expert`, both proven and priced
//! in one run.
//!
//! In:   `.air` files, each with the CPU that its programs are for; the `autoir` binary
//! Out:  a table (`docs/expert.md`)
//! Pipeline: `autoir verify --cpu` (what the experts' programs cost), `autoir synth` (what the answers cost) -> the table
//!
//! Invariants
//! - A program of an expert counts only if it is proven here, at the price that it has here.
//! - A window without an answer is in the table, and in no mean.
//!
//! Start reading at: [`main`]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::str::FromStr;

use clap::Parser;
use serde_json::Value;

/// What counts as equally cheap.
const EQUAL: f64 = 1.05;

/// Compares answers with programs of experts.
#[derive(Debug, Parser)]
#[command(name = "bench expert")]
struct Args {
    /// Files of windows with programs named `expert`, each with what they are for, such as
    /// `windows.air=x86_64:haswell`; paths start at the repository's root.
    #[arg(required = true, value_name = "FILE=ARCH:CPU")]
    suites: Vec<Suite>,
    /// Work of the search for each window, in seconds: it is counted, so that no machine finds less than another.
    #[arg(long, value_name = "S", default_value_t = 1.0)]
    effort: f64,
    /// Search without these heuristics.
    #[arg(long, value_name = "LIST", default_value = "")]
    without: String,
    /// Where the table goes, from the repository's root; `-` is standard output.
    #[arg(long, value_name = "FILE", default_value = "docs/expert.md")]
    output: PathBuf,
    /// Given by `cargo bench`.
    #[arg(long, hide = true)]
    bench: bool,
}

/// A file with the CPU that it is for.
#[derive(Clone, Debug)]
struct Suite {
    path: PathBuf,
    arch: String,
    cpu: String,
}

impl FromStr for Suite {
    type Err = String;

    fn from_str(text: &str) -> Result<Suite, String> {
        let parts = text.rsplit_once('=').and_then(|(path, cpu)| Some((path, cpu.split_once(':')?)));
        let (path, (arch, cpu)) = parts.ok_or("write FILE=ARCH:CPU, such as windows.air=x86_64:haswell")?;
        Ok(Suite { path: path.into(), arch: arch.to_owned(), cpu: cpu.to_owned() })
    }
}

/// One window: what the expert's program costs, and the answer.
struct Row {
    name: String,
    /// Nothing if the program is not proven.
    expert: Option<f64>,
    own: Option<f64>,
    is_llvms: bool,
    is_exhausted: bool,
    /// How long the answer took.
    seconds: f64,
}

impl Row {
    /// The answer's cost by the expert's.
    fn ratio(&self) -> Option<f64> {
        let (own, expert) = self.own.zip(self.expert)?;
        (expert > 0.0).then(|| own / expert)
    }
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("bench expert: {e}");
            ExitCode::FAILURE
        }
    }
}

/// Where paths start.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn run(args: &Args) -> Result<(), String> {
    let output = Path::new(ROOT).join(&args.output);
    let is_printed = args.output == Path::new("-");
    // What takes minutes is not lost at its end.
    if !is_printed && !output.parent().is_some_and(Path::is_dir) {
        return Err(format!("{}: no such folder", args.output.display()));
    }
    let mut measured = Vec::new();
    for suite in &args.suites {
        eprintln!("{}: {}", suite.path.display(), suite.cpu);
        measured.push((suite, rows(suite, args)?));
    }
    let text = document(args, &measured);
    if is_printed {
        print!("{text}");
        return Ok(());
    }
    std::fs::write(&output, text).map_err(|e| format!("{}: {e}", args.output.display()))
}

/// The windows of a suite, those that are furthest from the expert's first.
fn rows(suite: &Suite, args: &Args) -> Result<Vec<Row>, String> {
    let priced = autoir(suite, &["verify", "--timeout", "10"])?;
    let effort = args.effort.to_string();
    let mut search = vec!["synth", "--no-cache", "--effort", &effort];
    if !args.without.is_empty() {
        search.extend(["--without", &args.without]);
    }
    let answered = autoir(suite, &search)?;
    let none = Vec::new();
    let experts = priced["programs"].as_array().unwrap_or(&none);
    let answers = answered["windows"].as_array().unwrap_or(&none);
    let row = |program: &Value| {
        let name = program["window"].as_str()?;
        let answer = answers.iter().find(|w| w["name"] == program["window"])?;
        Some(Row {
            name: name.to_owned(),
            expert: program["cost"].as_f64().filter(|_| program["verdict"] == "proved"),
            own: answer["cost"].as_f64().filter(|_| answer["verified"] == true),
            is_llvms: answer["source"] == "llvm",
            is_exhausted: answer["exhausted"] == true,
            seconds: answer["seconds"].as_f64().unwrap_or(0.0),
        })
    };
    let expert = |p: &&Value| p["name"] == "expert";
    let mut rows: Vec<Row> = experts.iter().filter(expert).filter_map(row).collect();
    if rows.is_empty() {
        return Err(format!("{}: no window with a program named `expert`", suite.path.display()));
    }
    let rank = |row: &Row| row.ratio().unwrap_or(f64::INFINITY);
    rows.sort_by(|a, b| rank(b).total_cmp(&rank(a)).then_with(|| a.name.cmp(&b.name)));
    Ok(rows)
}

/// What `autoir` prints about a suite.
fn autoir(suite: &Suite, args: &[&str]) -> Result<Value, String> {
    let output = Command::new(env!("CARGO_BIN_EXE_autoir"))
        .current_dir(ROOT)
        .args(args)
        .args(["--json", "--target", &suite.arch, "--cpu", &suite.cpu])
        .arg(&suite.path)
        .output()
        .map_err(|e| format!("autoir: {e}"))?;
    let answer: Value = serde_json::from_slice(&output.stdout).map_err(|e| {
        format!("{}: no JSON object: {e}\n{}", suite.path.display(), String::from_utf8_lossy(&output.stderr))
    })?;
    match answer["error"].as_str() {
        Some(error) => Err(format!("{}: {error}", suite.path.display())),
        None => Ok(answer),
    }
}

fn document(args: &Args, measured: &[(&Suite, Vec<Row>)]) -> String {
    let mut text = format!(
        "# Beside experts\n\nMade by `./dev bench expert`; do not edit. Windows for which people who write vector code by hand \
         have a sequence:\nwhat that costs, and what the answer costs with `--effort {}`, both proven and priced in \
         the same run. *Matched* is\nwithin {:.0} %. *Exhausted* are windows of which the search says that nothing \
         cheaper is in its space, although the\nexpert's program is cheaper.\n\n\
         | CPU | windows | matched | geometric mean of the ratio | worst | LLVM's own | no program | exhausted | \
         expert not proven | seconds for a window, median | worst |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
        args.effort,
        (EQUAL - 1.0) * 100.0
    );
    for (suite, rows) in measured {
        let ratios: Vec<f64> = rows.iter().filter_map(Row::ratio).collect();
        let mean = (ratios.iter().map(|r| r.ln()).sum::<f64>() / ratios.len().max(1) as f64).exp();
        let dearer = |row: &&Row| row.ratio().is_some_and(|r| r > EQUAL);
        let mut seconds: Vec<f64> = rows.iter().map(|r| r.seconds).collect();
        seconds.sort_by(f64::total_cmp);
        let _ = writeln!(
            text,
            "| {} | {} | {} | {mean:.2} | {:.2} | {} | {} | {} | {} | {:.1} | {:.1} |",
            suite.cpu,
            rows.len(),
            ratios.iter().filter(|r| **r <= EQUAL).count(),
            ratios.iter().copied().fold(0.0, f64::max),
            rows.iter().filter(|r| r.is_llvms).count(),
            rows.iter().filter(|r| r.own.is_none()).count(),
            rows.iter().filter(dearer).filter(|r| r.is_exhausted).count(),
            rows.iter().filter(|r| r.expert.is_none()).count(),
            seconds[seconds.len() / 2],
            seconds[seconds.len() - 1],
        );
    }
    for (suite, rows) in measured {
        let _ = writeln!(
            text,
            "\n## {}\n\nWindows that are not matched.\n\n| window | expert | answer | ratio | |\n|---|---|---|---|---|",
            suite.cpu
        );
        let number = |n: Option<f64>| n.map_or_else(|| "-".to_owned(), |n| format!("{n:.2}"));
        for row in rows.iter().filter(|r| r.ratio().is_none_or(|r| r > EQUAL)) {
            let mut said = Vec::new();
            said.extend(row.is_llvms.then_some("LLVM's own"));
            said.extend(row.is_exhausted.then_some("exhausted"));
            let _ = writeln!(
                text,
                "| {} | {} | {} | {} | {} |",
                row.name,
                number(row.expert),
                number(row.own),
                number(row.ratio()),
                said.join(", ")
            );
        }
    }
    text
}
