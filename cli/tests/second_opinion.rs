//! What the prover decided, put to two other solvers: none may say the opposite.
//!
//! Claims are written in expressions as they stood, with nothing but the encoding between them and the solver; so
//! normal forms, sweeping, exhaustion and the like are judged with Z3. What a second solver does not decide in its
//! short time is counted, and is no agreement.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use autoir::dictionary::{Dictionary, Operation};
use autoir_codegen_gen::publish::shipped::{SHIPPED, Shipped};
use autoir_semantics::smt::{Prover, record, recorded};
use autoir_spec_parsers::{corpus, isa, sources};
use autoir_synth::library::Library;
use autoir_synth::verify::verify;
use autoir_tests::mutation::{self, PROGRAMS, Seed};
use autoir_tests::skip;

const SOLVERS: [&str; 2] = ["cvc5", "bitwuzla"];
/// For each question, so that many can be asked.
const MILLISECONDS: &str = "250";
/// Files of each kind and answer that are asked about.
const MOST_OF_EACH: usize = 110;
/// Questions that a second solver has to decide.
const LEAST_DECIDED: usize = 300;
/// Larger files take their readers longer than the solvers have.
const MAX_BYTES: u64 = 150_000;

fn dependencies(solver: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../.deps").join(solver)
}

fn library(dictionary: &Dictionary) -> Library {
    let data: Vec<_> =
        SHIPPED.iter().map(Shipped::target).collect::<Result<_, _>>().expect("the shipped costs are sound");
    let operations: Vec<&Operation> = dictionary.operations().iter().collect();
    let data: Vec<_> = data.iter().collect();
    autoir_build::library::library(dictionary, &operations, &data).expect("the shipped dictionary is sound")
}

/// Programs of the examples, and mutants of them: most of these are refuted.
fn programs(library: &Library) {
    let mut seeds: Vec<Seed> = Vec::new();
    for (name, text) in PROGRAMS {
        let (found, problems) = mutation::seeds(name, text, library);
        assert!(problems.is_empty(), "{problems:?}");
        seeds.extend(found.into_iter().step_by(3));
    }
    for seed in &seeds {
        verify(&seed.window, &seed.program, library, 1_000).expect("the programs fit their windows");
    }
    let options = mutation::Options { mutants: 400, inputs: 16, seed: 16, effort: 200 };
    let judge = |window: &_, program: &_, effort| verify(window, program, library, effort);
    mutation::run(&seeds, library, &judge, options, &|_| ());
}

/// Operations at the numbers of their members, against the vendor's text; and against that of others of one shape,
/// which are no members.
fn memberships(dictionary: &Dictionary) -> bool {
    let x86 = isa("x86").expect("the registry has x86");
    let Ok(source) = sources::find(x86, None) else { return false };
    let corpus = corpus::parse_isa(x86, &source, &|_, _| ());
    let elements: BTreeMap<&str, _> =
        corpus.instructions.iter().map(|p| (p.instruction.id.as_str(), &p.elements)).collect();
    let prover = Prover::new(300);
    let mut before = None;
    for (operation, member) in dictionary.members().step_by(4) {
        let Some(text) = elements.get(member.id.as_str()) else { continue };
        let Ok(function) = operation.function(member) else { continue };
        let function = function.unroll();
        // Operands or results of different sizes are an error.
        let _proved = prover.prove_equal_elements(&function, text);
        if let Some(other) = before.replace(*text) {
            let _refuted = prover.prove_equal_elements(&function, other);
        }
    }
    true
}

/// The files of a folder by kind and expected answer, some of each.
fn sample(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("it was made").map(|e| e.expect("it can be read").path()).collect();
    files.sort_unstable();
    let mut chosen: BTreeMap<(String, String), Vec<(PathBuf, String)>> = BTreeMap::new();
    for path in files {
        if path.metadata().is_ok_and(|m| m.len() > MAX_BYTES) {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("it was written");
        let expected = text.lines().next().and_then(|l| l.strip_prefix("; expected: "));
        let expected = expected.expect("the first line says what is expected").to_owned();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let kind = name.split('-').next().unwrap_or_default().to_owned();
        if expected != "unknown" {
            let of_kind = chosen.entry((kind, expected.clone())).or_default();
            if of_kind.len() < MOST_OF_EACH {
                of_kind.push((path, expected));
            }
        }
    }
    for ((kind, expected), files) in &chosen {
        eprintln!("{}: {kind}, {expected}: {}", folder.display(), files.len());
    }
    chosen.into_values().flatten().collect()
}

/// What `solver` says of each file.
fn answers(solver: &str, files: &[(PathBuf, String)]) -> BTreeMap<PathBuf, String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/second_opinion/ask.py");
    let mut child = Command::new("python3")
        .arg(script)
        .args([solver, MILLISECONDS])
        .env("PYTHONPATH", dependencies(solver))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 can be started");
    let list: String = files.iter().map(|(path, _)| format!("{}\n", path.display())).collect();
    let mut input = child.stdin.take().expect("it was asked for");
    let writer = std::thread::spawn(move || input.write_all(list.as_bytes()));
    let output = child.wait_with_output().expect("it can be waited for");
    writer.join().expect("no panic").expect("the list was read");
    assert!(output.status.success(), "{solver}: {}", output.status);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.lines().filter_map(|l| l.split_once('\t')).map(|(a, p)| (PathBuf::from(p), a.to_owned())).collect()
}

#[test]
fn other_solvers_agree() {
    let usable: Vec<&str> = SOLVERS.into_iter().filter(|s| dependencies(s).is_dir()).collect();
    for solver in SOLVERS.iter().filter(|s| !usable.contains(s)) {
        skip::note("second opinion", &format!("no {solver} (./dev setup)"));
    }
    if usable.is_empty() {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let dictionary = autoir::shipped::dictionary().expect("the shipped dictionary is sound");
    let of_programs = folder.path().join("programs");
    record(&of_programs).expect("the folder can be made");
    programs(&library(&dictionary));
    assert!(recorded().expect("all were written") > 0);
    let mut files = sample(&of_programs);

    let of_members = folder.path().join("memberships");
    record(&of_members).expect("the folder can be made");
    match memberships(&dictionary) {
        true => assert!(recorded().expect("all were written") > 0),
        false => skip::note("second opinion on memberships", "no vendor text"),
    }
    files.extend(sample(&of_members));

    let said: Vec<(&str, BTreeMap<PathBuf, String>)> = std::thread::scope(|scope| {
        let asked: Vec<_> = usable.iter().map(|s| (*s, scope.spawn(|| answers(s, &files)))).collect();
        asked.into_iter().map(|(s, answers)| (s, answers.join().expect("no panic"))).collect()
    });
    let mut decided = std::collections::BTreeSet::new();
    for (solver, answers) in &said {
        let (mut agreed, mut open) = (0, 0);
        for (path, expected) in &files {
            let answer = answers.get(path).map_or("nothing", String::as_str);
            if answer == expected {
                agreed += 1;
                decided.insert(path);
            } else {
                // An error is no opinion, and means that not every question can be read.
                let text = std::fs::read_to_string(path).unwrap_or_default();
                let open_ended = answer.starts_with("unknown") || answer == "error: interrupted";
                assert!(open_ended, "{solver} says {answer} of:\n{text}");
                open += 1;
            }
        }
        eprintln!("{solver} agrees on {agreed} of {}, and does not decide {open}", files.len());
    }
    assert!(decided.len() >= LEAST_DECIDED, "only {} were decided", decided.len());
}
