//! LLVM's code for the example windows, read back as programs and proven by the independent verifier.
//!
//! `AUTOIR_CPUS` (names) and `AUTOIR_FILES` (`.air` and `.stmt` files), both separated by spaces, ask for others;
//! nothing is demanded of those, and every window is reported (`--nocapture`).

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use autoir::program::Program;
use autoir::shipped;
use autoir_codegen_gen::lift::{self, Knowledge, ReadbackError};
use autoir_codegen_gen::llvm::target::Target;
use autoir_codegen_gen::platform::{self, PLATFORMS, Platform};
use autoir_semantics::reroll::reroll;
use autoir_semantics::smt::Verdict;
use autoir_synth::library::{Instruction, Library};
use autoir_synth::verify::verify;
use autoir_synth::window::Window;
use autoir_synth::window::{air, halide};
use autoir_tests::skip;
use rayon::prelude::*;

/// Milliseconds for one question to the solver.
const TIMEOUT: u32 = 3_000;

/// What must at least be read back and proven of the examples, by CPU. LLVM's code for the others uses
/// floating point or general-purpose registers; a busy machine lacks the time for a few proofs.
const EXAMPLES: [(&str, usize, usize); 4] =
    [("cascadelake", 95, 88), ("haswell", 91, 82), ("x86-64-v2", 91, 82), ("neoverse-n1", 88, 84)];

/// Examples that are read wrongly, by CPU: a selection by the signs of wide elements is read as one by bytes, which the
/// verifier refutes where the elements are no outcome of a comparison. One that is read rightly has to leave.
const WRONG: &[(&str, &str)] = &[];

/// Kernels whose code must be read back altogether: the folder, the CPU, and their names.
const KERNELS: [(&str, &str, &[&str]); 3] = [
    ("x86", "cascadelake", &["gaussian3x3", "dilate3x3", "add", "matmul_256_32bit"]),
    ("arm", "neoverse-n1", &["gaussian3x3", "gaussian7x7", "add", "matmul_256_32bit"]),
    ("hexagon", "hexagonv68", &["dilate3x3"]),
];

/// What came of one CPU's code.
#[derive(Debug, Default)]
struct Count {
    windows: usize,
    read: usize,
    proven: usize,
    /// Programs that are wrong, by their windows.
    refuted: BTreeMap<String, String>,
    reasons: BTreeMap<String, usize>,
}

/// What became of one window.
enum Outcome {
    Unread(ReadbackError),
    Judged(Program, Verdict),
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the workspace").to_owned()
}

/// The files in `folder` whose names end in `ending`.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == ending));
    files.sort();
    files
}

fn windows(path: &Path) -> Vec<Window> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let name = path.display().to_string();
    match path.extension().is_some_and(|e| e == "stmt") {
        true => {
            let arguments = std::fs::read_to_string(path.with_extension("args.json")).ok();
            halide::windows(&name, &text, arguments.as_deref()).0
        }
        false => air::parse(&name, &text).0,
    }
}

/// The platform that has `cpu` in its table of costs.
fn platform_of(cpu: &str) -> &'static Platform {
    PLATFORMS.iter().find(|platform| platform.cpus.contains(&cpu)).unwrap_or(&platform::X86)
}

/// Reads the code of all windows of `files` on each of `cpus`.
fn count(cpus: &[&str], files: &[PathBuf]) -> BTreeMap<String, Count> {
    count_windows(cpus, &files.iter().flat_map(|path| windows(path)).collect::<Vec<_>>())
}

fn count_windows(cpus: &[&str], windows: &[Window]) -> BTreeMap<String, Count> {
    let dictionary = shipped::dictionary().expect("the dictionary is shipped");
    let instructions = dictionary
        .members()
        .map(|(operation, m)| Instruction {
            id: m.id.clone(),
            mnemonic: m.metadata.mnemonic.clone(),
            arch: String::new(),
            features: m.metadata.features.to_vec(),
            function: operation.function(m).expect("the dictionary is well formed"),
            immediates: m.metadata.immediates.to_vec(),
        })
        .collect();
    let library = Library::new(instructions, "");
    let mut counts = BTreeMap::new();
    for cpu in cpus {
        let platform = platform_of(cpu);
        let files =
            autoir_codegen_gen::publish::shipped::of(platform.arch).expect("its lowerings are shipped");
        let (data, forms) = (files.target().expect("they are sound"), files.forms().expect("they are sound"));
        let knowledge = Knowledge { dictionary: &dictionary, lowerings: &data.lowerings, forms: &forms };
        let target = data.target(platform, cpu, &[]).expect("LLVM knows the CPU");
        let outcomes: Vec<Outcome> =
            windows.par_iter().map(|window| outcome(window, &target, &knowledge, &library)).collect();
        let mut count = Count::default();
        for (window, outcome) in windows.iter().zip(&outcomes) {
            count.add(&window.location.file, &window.name, outcome);
        }
        println!("{cpu}: {} windows, {} read back, {} proven", count.windows, count.read, count.proven);
        for (reason, number) in &count.reasons {
            println!("{number:5}  {reason}");
        }
        counts.insert((*cpu).to_string(), count);
    }
    counts
}

fn outcome(window: &Window, target: &Target, knowledge: &Knowledge<'_>, library: &Library) -> Outcome {
    match lift::program(&reroll(&window.function), &window.name, target, knowledge) {
        Err(error) => Outcome::Unread(error),
        Ok(program) => {
            let verdict = verify(window, &program, library, TIMEOUT)
                .unwrap_or_else(|error| panic!("{}: {error}\n{program}", window.name));
            Outcome::Judged(program, verdict)
        }
    }
}

impl Count {
    /// The wrong programs.
    fn programs(&self) -> String {
        self.refuted.values().map(|program| format!("{program}\n")).collect()
    }

    fn add(&mut self, file: &str, window: &str, outcome: &Outcome) {
        let name = format!("{file}: {window}");
        self.windows += 1;
        match outcome {
            Outcome::Unread(error) => {
                println!("not read: {name}: {error}");
                let reason = match error {
                    ReadbackError::Line { text, reason, .. } => {
                        format!("{}: {reason}", text.split(' ').next().unwrap_or_default())
                    }
                    other => other.to_string(),
                };
                *self.reasons.entry(reason).or_default() += 1;
            }
            Outcome::Judged(program, verdict) => {
                self.read += 1;
                match verdict {
                    Verdict::Proved => self.proven += 1,
                    Verdict::Refuted(_) => {
                        println!("wrong: {name}");
                        self.refuted.insert(window.to_owned(), format!("{name}\n{program}"));
                    }
                    Verdict::Unknown(why) => println!("not proven: {name}: {why}"),
                }
            }
        }
    }
}

#[test]
fn code_of_the_examples_is_read_back_and_proven() {
    let asked = std::env::var("AUTOIR_FILES").ok();
    let cpus = std::env::var("AUTOIR_CPUS").ok();
    if asked.is_some() || cpus.is_some() {
        let cpus = cpus.unwrap_or_else(|| "cascadelake".to_string());
        let cpus: Vec<&str> = cpus.split_whitespace().collect();
        let files = match asked {
            Some(list) => list.split_whitespace().map(|path| root().join(path)).collect(),
            None => files(&root().join("examples"), "air"),
        };
        count(&cpus, &files);
        return;
    }
    let cpus = EXAMPLES.map(|(cpu, ..)| cpu);
    let counts = count(&cpus, &files(&root().join("examples"), "air"));
    for (cpu, read, proven) in EXAMPLES {
        let count = &counts[cpu];
        let known: BTreeSet<&str> = WRONG.iter().filter(|w| w.0 == cpu).map(|w| w.1).collect();
        let found: BTreeSet<&str> = count.refuted.keys().map(String::as_str).collect();
        assert_eq!(found, known, "{cpu}: wrong programs:\n{}", count.programs());
        assert!(count.read >= read, "{cpu}: {} read back", count.read);
        assert!(count.proven >= proven, "{cpu}: {} proven", count.proven);
    }
}

/// A filter of 49 vectors: most of them are passed on the stack, and what is computed of them is kept there.
#[test]
fn operands_and_values_on_the_stack_are_read_back() {
    let operands: Vec<String> = (0..49).map(|n| format!("a{n}: u8x128")).collect();
    let terms: Vec<String> = (0..49).map(|n| format!("{} * a{n}[i]", 1 + n * 7 % 83)).collect();
    let text = format!(
        "window filter({}) -> u8x128 {{\n    out[i] = ({}) >> 11\n}}\n",
        operands.join(", "),
        terms.join(" + ")
    );
    let (windows, _, diagnostics) = air::parse("filter.air", &text);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let count = &count_windows(&["hexagonv68"], &windows)["hexagonv68"];
    assert_eq!((count.windows, count.read, count.proven), (1, 1, 1), "{:?}", count.reasons);
}

#[test]
fn code_of_kernels_is_read_back() {
    for (folder, cpu, names) in KERNELS {
        let mut kernels = files(&root().join("../shared/bench/halide").join(folder), "stmt");
        kernels.retain(|path| path.file_stem().is_some_and(|stem| names.iter().any(|name| stem == *name)));
        if kernels.is_empty() {
            skip::note("code_of_kernels_is_read_back", "no kernels beside the repository");
            return;
        }
        for (cpu, count) in count(&[cpu], &kernels) {
            assert!(count.refuted.is_empty(), "{cpu}: wrong programs:\n{}", count.programs());
            assert_eq!(count.read, count.windows, "{cpu}");
            assert!(count.proven * 10 >= count.windows * 8, "{cpu}: {} proven", count.proven);
        }
    }
}
