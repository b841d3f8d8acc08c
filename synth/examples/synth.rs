//! Synthesizes every window of a file: `cargo run -p autoir-synth --example synth -- FILE.air --cpu X`.
//!
//! Instructions come straight from the vendor's text; costs from a file of lines `instruction hundredths`
//! (`--costs FILE`), else every instruction costs one cycle.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use autoir_semantics::reroll::reroll;
use autoir_semantics::text::parse_lane_fn;
use autoir_spec_parsers::{isa, parse_isa, sources};
use autoir_synth::library::target::Target;
use autoir_synth::library::{Backend, Cost, CostModel, Instruction, Library, UnitCosts};
use autoir_synth::pattern::library::PatternLibrary;
use autoir_synth::synthesize::{Options, synthesize};
use autoir_synth::window::Window;
use rayon::prelude::*;

struct Measured(BTreeMap<String, Cost>);

impl CostModel for Measured {
    fn instruction(&self, i: &Instruction) -> Option<Cost> {
        self.0.get(&i.id).copied()
    }
}

impl Backend for Measured {}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut file = PathBuf::new();
    let (mut cpu, mut features) = ("cascadelake".to_owned(), String::new());
    let (mut only, mut cache) = (None, None);
    let mut costs: Box<dyn Backend> = Box::new(UnitCosts);
    let mut options = Options::default();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--cpu" => cpu = args.next().unwrap_or_default(),
            "--features" => features = args.next().unwrap_or_default(),
            "--instructions" => cache = args.next(),
            "--only" => only = args.next(),
            "--effort" => {
                options.effort = Duration::from_secs_f64(args.next().unwrap_or_default().parse()?);
            }
            "--costs" => {
                let text = std::fs::read_to_string(args.next().unwrap_or_default())?;
                let pairs = text.lines().filter_map(|l| l.rsplit_once(' '));
                costs = Box::new(Measured(
                    pairs.filter_map(|(id, c)| Some((id.to_owned(), c.parse().ok()?))).collect(),
                ));
            }
            _ => file = PathBuf::from(arg),
        }
    }
    let target = Target::x86(&cpu, &features)?;
    let started = Instant::now();
    let library = library(cache.as_deref())?;
    eprintln!("{} instructions in {:.1} s", library.instructions().len(), started.elapsed().as_secs_f64());
    for window in windows(&file)? {
        if only.as_ref().is_some_and(|o| *o != window.name) {
            continue;
        }
        let before = processor_time();
        let outcome = synthesize(&window, &target, &library, costs.as_ref(), &options);
        let seconds = processor_time() - before;
        match &outcome.answer {
            Some(a) => println!("# {} cost {} in {seconds:.2} s\n{}", window.name, a.cost, a.program),
            None => {
                println!("# {}: no answer in {seconds:.2} s (exhausted: {})", window.name, outcome.exhausted)
            }
        }
        for (program, why) in &outcome.rejected {
            println!("# rejected: {why}\n{program}");
        }
    }
    Ok(())
}

/// The instructions of the vendor's text; `cache` keeps them in text form between runs.
fn library(cache: Option<&str>) -> Result<PatternLibrary, Box<dyn std::error::Error>> {
    if let Some(text) = cache.and_then(|c| std::fs::read_to_string(c).ok()) {
        let instructions: Vec<Instruction> = text
            .par_lines()
            .filter_map(|line| {
                let (id, mnemonic, features, function): (String, String, Vec<String>, String) =
                    serde_json::from_str(line).ok()?;
                let function = parse_lane_fn(&function).ok()?;
                Some(Instruction {
                    id,
                    mnemonic,
                    arch: String::new(),
                    features,
                    function,
                    immediates: Vec::new(),
                })
            })
            .collect();
        return Ok(Library::new(instructions, "example").into());
    }
    let x86 = isa("x86")?;
    let source = sources::find(x86, None)?;
    let corpus = parse_isa(x86, &source, &|_, _| {});
    let instructions: Vec<Instruction> = corpus
        .instructions
        .par_iter()
        .map(|p| Instruction {
            id: p.instruction.id.to_string(),
            mnemonic: p.instruction.mnemonic.clone(),
            arch: String::new(),
            features: p.instruction.cpuid.clone(),
            function: reroll(&p.elements),
            immediates: Vec::new(),
        })
        .collect();
    if let Some(cache) = cache {
        let line = |i: &Instruction| {
            serde_json::to_string(&(&i.id, &i.mnemonic, &i.features, i.function.to_string()))
        };
        let lines = instructions.iter().map(line).collect::<Result<Vec<_>, _>>()?;
        std::fs::write(cache, lines.join("\n"))?;
    }
    Ok(Library::new(instructions, "example").into())
}

/// Processor time of this process so far, in seconds.
fn processor_time() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<f64> = stat.split_whitespace().filter_map(|w| w.parse().ok()).collect();
    fields.get(11).map_or(0.0, |ticks| ticks / 100.0)
}

fn windows(file: &std::path::Path) -> Result<Vec<Window>, Box<dyn std::error::Error>> {
    let text = std::fs::read_to_string(file)?;
    let name = file.display().to_string();
    let (windows, diagnostics) = if file.extension().is_some_and(|e| e == "stmt") {
        let arguments = std::fs::read_to_string(file.with_extension("args.json")).ok();
        autoir_synth::window::halide::windows(&name, &text, arguments.as_deref())
    } else {
        let (windows, _, diagnostics) = autoir_synth::window::air::parse(&name, &text);
        (windows, diagnostics)
    };
    for d in &diagnostics {
        eprintln!("{d}");
    }
    Ok(windows)
}
