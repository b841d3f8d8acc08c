//! `autoir synth`: the cheapest proven program for every window of some files.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use autoir::program::Program;
use autoir::shipped;
use autoir_codegen_gen::emit::{self, Abi, Kind};
use autoir_codegen_gen::lane_ir::{emit_plain, llvm_cost};
use autoir_codegen_gen::mca::{Cost, mca_cost};
use autoir_codegen_gen::store::TargetData;
use autoir_codegen_gen::target::Target as CodeTarget;
use autoir_semantics::reroll::reroll;
use autoir_synth::air::print_program;
use autoir_synth::air::program::written;
use autoir_synth::library::Library;
use autoir_synth::synthesize::{Options, synthesize};
use autoir_synth::target::Target;
use autoir_synth::window::Window;
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::args::{Emit, Global, SynthArgs, TargetArgs};
use crate::error::CommandError;
use crate::execute::{Execution, execute};
use crate::output::{self, Exit, Outcome};
use crate::{store, windows};

/// Synthesizes every window. The answer is no if a window has no proven program or one that executes wrongly;
/// bad input if a file has a malformed part.
///
/// # Errors
/// An unknown target, a file that cannot be read, a dictionary that cannot be used.
pub fn run(global: &Global, args: &SynthArgs) -> Result<Outcome, CommandError> {
    let start = Instant::now();
    let data = autoir_codegen_gen::shipped::x86()?;
    let targets = targets(&args.target, &data)?;
    let mut read = Vec::new();
    for path in &args.files {
        read.push((path.as_path(), windows::read(path)?));
    }
    let library = store::library(&shipped::x86()?, &data)?;
    let setting = Setting { args, global, data: &data, library: &library, targets: &targets };
    let chosen: Vec<(&Path, &Window)> = read
        .iter()
        .flat_map(|(path, r)| r.windows.iter().map(move |w| (*path, w)))
        .filter(|(_, w)| args.window.as_ref().is_none_or(|n| w.name.contains(n.as_str())))
        .collect();
    let mut rows = setting.synthesize_all(&chosen);
    // One after the other: the programs share this process with LLVM.
    for (row, (_, window)) in rows.iter_mut().zip(&chosen) {
        setting.measure(row, window);
    }
    let unsupported: usize = read.iter().map(|(_, r)| r.diagnostics.len()).sum();
    let exit = if read.iter().any(|(_, r)| r.is_malformed()) {
        Exit::BadInput
    } else if unsupported == 0 && rows.iter().all(Row::is_good) {
        Exit::Success
    } else {
        Exit::No
    };
    let seconds = start.elapsed().as_secs_f64();
    let mut text = String::new();
    let _ = writeln!(text, "{:38} {:>8} {:>8}  {:7} {:>7}", "window", "cost", "llvm", "proof", "seconds");
    for row in &rows {
        row.print(&mut text);
    }
    let verified = rows.iter().filter(|r| r.program.is_some()).count();
    let _ = writeln!(
        text,
        "{verified} of {} windows proven for {}, {unsupported} diagnostics, in {seconds:.1} s",
        rows.len(),
        targets.search.cpu
    );
    Ok(Outcome {
        json: json!({
            "target": targets.search.cpu,
            "windows": rows.iter().map(Row::json).collect::<Vec<_>>(),
            "verified": verified,
            "diagnostics": read.iter().flat_map(|(_, r)| r.diagnostics.iter().map(ToString::to_string))
                .collect::<Vec<_>>(),
            "seconds": seconds,
        }),
        text,
        exit,
    })
}

/// The target as the search and as code generation see it.
struct Targets {
    search: Target,
    code: CodeTarget,
}

fn targets(args: &TargetArgs, data: &TargetData) -> Result<Targets, CommandError> {
    if !matches!(args.target.as_str(), "x86_64" | "x86-64") {
        return Err(CommandError::Usage(format!("unknown target `{}`; there is x86_64", args.target)));
    }
    let cpu = match args.cpu.as_deref() {
        None | Some("native") => CodeTarget::host().cpu,
        Some(cpu) => cpu.to_owned(),
    };
    let changes = args.features.as_deref().unwrap_or("");
    let search = Target::x86(&cpu, changes)?;
    let list: Vec<String> =
        changes.split(',').map(str::trim).filter(|c| !c.is_empty()).map(str::to_owned).collect();
    Ok(Targets { search, code: data.target(&cpu, &list)? })
}

struct Setting<'a> {
    args: &'a SynthArgs,
    global: &'a Global,
    data: &'a TargetData,
    library: &'a Library,
    targets: &'a Targets,
}

/// What a window means, apart from its name and operand names.
fn meaning(window: &Window) -> String {
    let mut function = reroll(&window.function);
    for (n, operand) in function.operands.iter_mut().enumerate() {
        operand.name = format!("x{n}");
    }
    format!("{function} {:?}", window.ranges)
}

/// What is reported about one window.
#[derive(Clone)]
struct Row {
    file: String,
    name: String,
    line: usize,
    program: Option<Program>,
    listing: Option<String>,
    exhausted: bool,
    rejected: Vec<String>,
    /// Whether an equal window before it was searched for instead.
    repeated: bool,
    seconds: f64,
    cost: Option<Cost>,
    llvm: Option<Cost>,
    execution: Option<Execution>,
    emitted: Option<String>,
}

impl Setting<'_> {
    /// One row per window; windows with one meaning are searched for once.
    fn synthesize_all(&self, chosen: &[(&Path, &Window)]) -> Vec<Row> {
        let mut distinct: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (n, (_, window)) in chosen.iter().enumerate() {
            distinct.entry(meaning(window)).or_default().push(n);
        }
        let groups: Vec<Vec<usize>> = distinct.into_values().collect();
        let bar = output::progress("synthesizing", chosen.len() as u64);
        let answers: Vec<(Vec<usize>, Row)> = groups
            .into_par_iter()
            .map(|group| {
                let (path, window) = chosen[group[0]];
                let row = self.synthesize(path, window);
                bar.inc(group.len() as u64);
                (group, row)
            })
            .collect();
        bar.finish_and_clear();
        let mut rows: Vec<(usize, Row)> = Vec::with_capacity(chosen.len());
        for (group, row) in answers {
            for (position, &n) in group.iter().enumerate() {
                rows.push((n, if position == 0 { row.clone() } else { row.again(chosen[n]) }));
            }
        }
        rows.sort_by_key(|r| r.0);
        rows.into_iter().map(|r| r.1).collect()
    }

    fn synthesize(&self, path: &Path, window: &Window) -> Row {
        let mut options = Options::default();
        if let Some(s) = self.global.timeout.filter(|s| s.is_finite() && *s > 0.0) {
            options.time = Duration::from_secs_f64(s.min(86_400.0));
        }
        let costs = store::Measured::new(self.data, &self.targets.search);
        let start = Instant::now();
        let outcome = synthesize(window, &self.targets.search, self.library, &costs, &options);
        let program = outcome.answer.map(|a| a.program);
        Row {
            file: path.display().to_string(),
            name: window.name.clone(),
            line: window.location.line,
            listing: program.as_ref().map(|p| print_program(&written(p, window))),
            program,
            exhausted: outcome.exhausted,
            rejected: outcome.rejected.into_iter().map(|r| r.1).collect(),
            repeated: false,
            seconds: start.elapsed().as_secs_f64(),
            cost: None,
            llvm: None,
            execution: None,
            emitted: None,
        }
    }

    /// Costs of the program and of LLVM's own lowering, execution, and the text to emit.
    fn measure(&self, row: &mut Row, window: &Window) {
        let code = &self.targets.code;
        row.llvm = llvm_cost(&window.function, code, Abi::Registers).ok();
        let emit_kind = match self.args.emit {
            Some(Emit::Llvm) => Some(Kind::Llvm),
            Some(Emit::Asm) => Some(Kind::Asm),
            _ => None,
        };
        let Some(program) = &row.program else {
            // Nobody is stranded: without a program, the window is plain LLVM IR.
            if let Some(kind) = emit_kind {
                let plain = emit_plain(&reroll(&window.function), &window.name, code, Abi::Memory, kind);
                row.emitted = plain.ok().map(|b| String::from_utf8_lossy(&b).into_owned());
            }
            return;
        };
        row.cost = emit::emit(program, &self.data.lowerings, code, Abi::Registers, Kind::Asm)
            .and_then(|asm| mca_cost(&String::from_utf8_lossy(&asm), &code.cpu))
            .map_err(|e| eprintln!("{}: {}: {e}", row.file, row.name))
            .ok();
        if self.args.execute {
            row.execution = Some(execute(window, program, &self.data.lowerings, code));
        }
        row.emitted = match (self.args.emit, emit_kind) {
            (Some(Emit::Air), _) => row.listing.clone(),
            (_, Some(kind)) => emit::emit(program, &self.data.lowerings, code, Abi::Memory, kind)
                .ok()
                .map(|b| String::from_utf8_lossy(&b).into_owned()),
            _ => None,
        };
    }
}

impl Row {
    /// The answer to this window, for another window of the same meaning.
    fn again(&self, (path, window): (&Path, &Window)) -> Row {
        let program = self.program.clone().map(|mut p| {
            p.name.clone_from(&window.name);
            for (port, operand) in p.inputs.iter_mut().zip(&window.function.operands) {
                port.name.clone_from(&operand.name);
            }
            p
        });
        Row {
            file: path.display().to_string(),
            name: window.name.clone(),
            line: window.location.line,
            listing: program.as_ref().map(|p| print_program(&written(p, window))),
            program,
            repeated: true,
            seconds: 0.0,
            ..self.clone()
        }
    }

    fn is_good(&self) -> bool {
        self.program.is_some() && !matches!(self.execution, Some(Execution::Different(_)))
    }

    fn print(&self, out: &mut String) {
        let number = |c: &Option<Cost>| c.map_or("-".into(), |c| format!("{:.2}", c.rthroughput));
        let proof = if self.program.is_some() { "proven" } else { "none" };
        let mut notes = Vec::new();
        match &self.execution {
            Some(Execution::Equal(n)) => notes.push(format!("executed on {n} vectors, equal")),
            Some(Execution::Different(n)) => notes.push(format!("WRONG on vector {n}")),
            Some(Execution::Skipped(why)) => notes.push(format!("not executed: {why}")),
            None => {}
        }
        if !self.exhausted {
            notes.push("search not exhausted".into());
        }
        let _ = writeln!(
            out,
            "{:38} {:>8} {:>8}  {proof:7} {:>7.2}  {}",
            self.name,
            number(&self.cost),
            number(&self.llvm),
            self.seconds,
            notes.join("; ")
        );
        for why in &self.rejected {
            let _ = writeln!(out, "    a cheaper program was rejected: {why}");
        }
        if let Some(text) = &self.emitted {
            let _ = writeln!(out, "{text}");
        }
    }

    fn json(&self) -> Value {
        json!({
            "file": self.file,
            "name": self.name,
            "line": self.line,
            "program": self.listing,
            "instructions": self.program.as_ref().map(|p| p.steps.iter().map(|s| s.instruction.as_str()).collect::<Vec<_>>()),
            "cost": self.cost.map(|c| c.rthroughput),
            "llvm_cost": self.llvm.map(|c| c.rthroughput),
            "verified": self.program.is_some(),
            "fallback": self.program.is_none().then_some("llvm"),
            "exhausted": self.exhausted,
            "rejected": self.rejected,
            "repeated": self.repeated,
            "cached": false,
            "executed": self.execution.as_ref().map(|e| match e {
                Execution::Equal(n) => json!({ "equal": true, "vectors": n }),
                Execution::Different(n) => json!({ "equal": false, "vector": n }),
                Execution::Skipped(why) => json!({ "skipped": why }),
            }),
            "emitted": self.emitted,
            "seconds": self.seconds,
        })
    }
}
