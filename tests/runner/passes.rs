//! The passes that have filetests: one row each.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::sync::LazyLock;

use autoir::shipped;
use autoir_build::library::library;
use autoir_codegen_gen::publish::shipped as codegen;
use autoir_semantics::reroll::reroll;
use autoir_semantics::smt::Verdict;
use autoir_semantics::text;
use autoir_spec_parsers::eval::Dialect;
use autoir_spec_parsers::frontend::ReadResult;
use autoir_spec_parsers::imp::Program;
use autoir_spec_parsers::instruction;
use autoir_spec_parsers::problem::Problem;
use autoir_spec_parsers::{Frontend, Isa, Param, Selection, SpecSource};
use autoir_synth::error::Source;
use autoir_synth::library::target::Target;
use autoir_synth::library::{Instruction, Library, UnitCosts};
use autoir_synth::pattern::library::PatternLibrary;
use autoir_synth::program::text::resolve;
use autoir_synth::synthesize::{Options, synthesize};
use autoir_synth::verify::verify;
use autoir_synth::window::{air, halide};
use autoir_tests::agree::disagreement;

use crate::corpus::Case;
use crate::program_text;
use crate::verdict::Outcome;

/// Input vectors on which two functions are compared.
const VECTORS: u64 = 200;

/// A pass with filetests.
struct Pass {
    /// Name, also of the folder.
    name: &'static str,
    /// Directives that its inputs may have.
    directives: &'static [&'static str],
    /// What it makes of an input.
    run: fn(&Case) -> Outcome,
}

/// Every pass. A new one needs a row here and a folder of cases.
const PASSES: &[Pass] = &[
    Pass { name: "air", directives: &[], run: air },
    Pass { name: "amx-select", directives: &[], run: |case| vendor_select("amx", case) },
    Pass { name: "amx-semantics", directives: &[], run: |case| vendor_semantics("amx", case) },
    Pass { name: "arm-parse", directives: &[], run: |case| vendor_parse("arm", case) },
    Pass { name: "arm-select", directives: &[], run: |case| vendor_select("arm", case) },
    Pass { name: "arm-semantics", directives: &[], run: |case| vendor_semantics("arm", case) },
    Pass { name: "halide", directives: &[], run: halide },
    Pass { name: "hvx-parse", directives: &[], run: |case| vendor_parse("hvx", case) },
    Pass { name: "hvx-semantics", directives: &[], run: |case| vendor_semantics("hvx", case) },
    Pass { name: "lanefn", directives: &[], run: lane_function },
    Pass { name: "reroll", directives: &[], run: rerolled },
    Pass { name: "synth", directives: &["cpu", "features"], run: synthesis },
    Pass { name: "verify", directives: &["expect", "clause"], run: verdicts },
    Pass { name: "x86-parse", directives: &[], run: |case| vendor_parse("x86", case) },
    Pass { name: "x86-semantics", directives: &[], run: |case| vendor_semantics("x86", case) },
    Pass { name: "x86-xml", directives: &[], run: |case| vendor_select("x86", case) },
];

/// The passes' names with their directives.
pub fn names() -> BTreeMap<&'static str, &'static [&'static str]> {
    PASSES.iter().map(|p| (p.name, p.directives)).collect()
}

/// Runs a case's pass.
pub fn run(case: &Case) -> Outcome {
    match PASSES.iter().find(|p| p.name == case.pass) {
        Some(pass) => (pass.run)(case),
        None => Err(format!("no pass is called `{}`", case.pass)),
    }
}

/// Vendor pseudocode to the shared imperative program.
fn vendor_parse(isa: &str, case: &Case) -> Outcome {
    let isa = autoir_spec_parsers::isa(isa).map_err(|e| e.to_string())?;
    match isa.frontend.parse(&case.text) {
        Ok(program) => Ok(program_text::print(&program)),
        Err(problem) => {
            let (line, column) = position(&case.text, problem.span.start as usize);
            let excerpt: String =
                case.text.lines().nth(line - 1).unwrap_or("").trim().chars().take(60).collect();
            Err(format!("{line}:{column}: {}: {}\n    | {excerpt}", problem.kind, problem.message))
        }
    }
}

/// The vendor's texts: one, or several between lines that begin with `==== ` and name the next one.
fn vendor_source(case: &Case) -> SpecSource {
    let mut texts = vec![(file_name(case), String::new())];
    for line in case.text.split_inclusive('\n') {
        match (line.strip_prefix("==== "), texts.last_mut()) {
            (Some(name), _) => texts.push((name.trim().to_owned(), String::new())),
            (None, Some((_, text))) => text.push_str(line),
            (None, None) => {}
        }
    }
    let mut sources = texts.iter().map(|(name, text)| SpecSource::from_bytes(name, text.as_bytes()));
    let main = sources.next().unwrap_or_else(|| SpecSource::from_bytes("", b""));
    SpecSource { companions: sources.collect(), ..main }
}

/// Vendor text to instruction headers, with the selection.
fn vendor_select(isa: &str, case: &Case) -> Outcome {
    let isa = without_errata(isa)?;
    let source = vendor_source(case);
    let selected = autoir_spec_parsers::select(isa.frontend, &source);
    let mut text = format!("{} in the text\n", selected.total);
    for i in &selected.instructions {
        let param = |p: &Param| format!("{}: {:?} {:?} {}", p.name, p.kind, p.etype, p.width);
        let params: Vec<_> = i.params.iter().map(param).collect();
        text += &format!("{} ({}) -> {}\n", i.id, params.join(", "), param(&i.ret));
        text += &format!("    {} {} [{}]\n", i.mnemonic, i.form, i.cpuid.join(" "));
    }
    for (reason, ids) in &selected.excluded {
        text += &format!("excluded, {reason}: {}\n", ids.len());
    }
    with_diagnostics(text, &selected.diagnostics)
}

/// `.air` text to windows and programs, printed. What was printed must read back and mean the same.
fn air(case: &Case) -> Outcome {
    let name = file_name(case);
    let (windows, programs, diagnostics) = air::parse(&name, &case.text);
    let printed = windows.iter().map(air::print_window).chain(programs.iter().map(air::print_program));
    let text = printed.collect::<Vec<_>>().join("\n");
    let (again, programs_again, trouble) = air::parse(&name, &text);
    if let Some(trouble) = trouble.first() {
        return Err(format!("what was printed does not read back: {trouble}\n{text}"));
    }
    if (again.len(), programs_again.len()) != (windows.len(), programs.len()) {
        return Err(format!("not everything was printed:\n{text}"));
    }
    for (a, b) in windows.iter().zip(&again) {
        if let Some(difference) = disagreement(&a.function, &b.function, VECTORS) {
            return Err(format!("`{}` means something else once printed: {difference}\n{text}", a.name));
        }
    }
    with_diagnostics(text, &diagnostics)
}

/// A lane function's text, read and printed. What was printed must read back and mean the same.
fn lane_function(case: &Case) -> Outcome {
    let function = text::parse_lane_fn(&case.text).map_err(|e| e.to_string())?;
    function.validate().map_err(|e| e.to_string())?;
    let printed = function.to_string();
    let again = text::parse_lane_fn(&printed).map_err(|e| format!("what was printed does not read: {e}"))?;
    if again.to_string() != printed {
        return Err(format!("printed twice, it differs:\n{printed}\n{again}"));
    }
    match disagreement(&function.unroll(), &again.unroll(), VECTORS) {
        None => Ok(printed),
        Some(difference) => Err(format!("it means something else once printed: {difference}\n{printed}")),
    }
}

/// A lane function, unrolled into elements and rolled up again. The meaning must stay.
fn rerolled(case: &Case) -> Outcome {
    let written = text::parse_lane_fn(&case.text).map_err(|e| e.to_string())?;
    let elements = written.unroll();
    let function = reroll(&elements);
    match disagreement(&elements, &function.unroll(), VECTORS) {
        None => Ok(function.to_string()),
        Some(difference) => Err(format!("it means something else: {difference}\n{function}")),
    }
}

/// Vendor text to lane functions.
fn vendor_semantics(isa: &str, case: &Case) -> Outcome {
    let isa = without_errata(isa)?;
    let source = vendor_source(case);
    let corpus = autoir_spec_parsers::parse_isa(&isa, &source, &|_, _| {});
    let text = corpus.instructions.iter().fold(String::new(), |text, parsed| {
        text + &format!("# {}\n{}\n", parsed.instruction.id, reroll(&parsed.elements))
    });
    with_diagnostics(text, &corpus.diagnostics)
}

/// Halide's lowered statements to windows.
fn halide(case: &Case) -> Outcome {
    let arguments = fs::read_to_string(case.path.with_extension("args.json")).ok();
    let (windows, diagnostics) = halide::windows(&file_name(case), &case.text, arguments.as_deref());
    let mut text = String::new();
    for w in &windows {
        text +=
            &format!("// {}:{} {}, {:?}\n", w.location.line, w.location.column, w.work().word(), w.layout);
        for (operand, origin) in w.function.operands.iter().zip(&w.origins) {
            text += &format!("//   {} = {}\n", operand.name, origin.text);
        }
        text += &air::print_window(w);
        text += "\n";
    }
    with_diagnostics(text, &diagnostics)
}

/// Windows to programs of a small instruction set of our own.
fn synthesis(case: &Case) -> Outcome {
    let directive =
        |key: &str, default: &str| case.directives.get(key).map_or(default, String::as_str).to_owned();
    let target = Target::x86(&directive("cpu", "x86-64-v2"), &directive("features", ""));
    let target = target.map_err(|e| e.to_string())?;
    let library = PatternLibrary::new(Library::new(toy_instructions()?, "toy"));
    let (windows, _, diagnostics) = air::parse(&file_name(case), &case.text);
    let mut text = String::new();
    for window in &windows {
        let outcome = synthesize(window, &target, &library, &UnitCosts, &Options::default());
        let searched = if outcome.exhausted { "exhausted" } else { "not exhausted" };
        match &outcome.answer {
            Some(a) => text += &format!("{}: cost {}, {searched}\n{}\n", window.name, a.cost, a.program),
            None => text += &format!("{}: no program, {searched}\n", window.name),
        }
        for (program, why) in &outcome.rejected {
            text += &format!("rejected: {why}\n{program}\n");
        }
    }
    with_diagnostics(text, &diagnostics)
}

/// Programs of the dictionary's instructions, judged. What is expected stands in the case as well, so that no
/// blessing makes a wrong verdict right, and so does the clause that it is about.
fn verdicts(case: &Case) -> Outcome {
    let said = |key: &str| case.directives.get(key).ok_or_else(|| format!("`;! {key}` is missing"));
    let (expected, clause) = (said("expect")?, said("clause")?);
    let library = LIBRARY.as_ref().map_err(Clone::clone)?;
    let name = file_name(case);
    let source = Source::new(&name, &case.text);
    let (windows, programs, diagnostics) = air::parse(&name, &case.text);
    let mut findings: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
    let mut text = String::new();
    for program in &programs {
        let Some(window) = windows.iter().find(|w| w.name == program.window) else {
            findings.push(format!("{name}: no window `{}` for a program", program.window));
            continue;
        };
        let resolved = match resolve(&source, program, window, library) {
            Ok(resolved) => resolved,
            Err(finding) => {
                findings.push(finding.to_string());
                continue;
            }
        };
        let verdict = match verify(window, &resolved, library, VERDICT_EFFORT) {
            Ok(Verdict::Proved) => "proved",
            Ok(Verdict::Refuted(_)) => "refuted",
            Ok(Verdict::Unknown(_)) => "unknown",
            Err(e) => return Err(format!("what was read is no program: {e}")),
        };
        if verdict != expected {
            return Err(format!("{}: {verdict}, not {expected}: {clause}", window.name));
        }
        text += &format!("{}: {verdict}: {clause}\n", window.name);
    }
    match (expected.as_str(), findings.is_empty()) {
        ("malformed", true) => Err(format!("nothing is malformed, although: {clause}")),
        ("malformed", false) if !case.expects_error() => Err("`;! error` is missing".to_owned()),
        ("malformed", false) => Err(format!("{}\n{clause}\n", findings.join("\n"))),
        (_, false) => Err(findings.join("\n")),
        (_, true) => Ok(text),
    }
}

/// Work for a question of a case with a verdict, in nominal milliseconds.
const VERDICT_EFFORT: u32 = 60_000;

/// The instructions of all architectures.
static LIBRARY: LazyLock<Result<Library, String>> = LazyLock::new(|| {
    let dictionary = shipped::dictionary().map_err(|e| e.to_string())?;
    let data: Result<Vec<_>, _> = codegen::SHIPPED.iter().map(codegen::Shipped::target).collect();
    let data = data.map_err(|e| e.to_string())?;
    let operations: Vec<_> = dictionary.operations().iter().collect();
    library(&dictionary, &operations, &data.iter().collect::<Vec<_>>()).map_err(|e| e.to_string())
});

/// The instructions of `toy.lanes`.
fn toy_instructions() -> Result<Vec<Instruction>, String> {
    let paragraphs = include_str!("toy.lanes").split("\n\n").filter(|p| !p.starts_with('#'));
    let instruction = |paragraph: &str| {
        let (head, function) = paragraph.split_once('\n').ok_or("a paragraph has no lane function")?;
        let mut words = head.split_whitespace().map(str::to_owned);
        let name = words.next().ok_or("a paragraph has no name")?;
        let function = text::parse_lane_fn(function).map_err(|e| format!("{name}: {e}"))?;
        function.validate().map_err(|e| format!("{name}: {e}"))?;
        let (id, features) = (name.clone(), words.collect());
        Ok(Instruction {
            id,
            mnemonic: name,
            arch: String::new(),
            features,
            function,
            immediates: Vec::new(),
        })
    };
    paragraphs.map(instruction).collect()
}

/// The instruction set with the vendor's text as it stands: errata are for the vendor's own text, and one
/// that matches nothing is complained about.
fn without_errata(isa: &str) -> Result<Isa, String> {
    let isa = autoir_spec_parsers::isa(isa).map_err(|e| e.to_string())?;
    Ok(Isa { frontend: Box::leak(Box::new(WithoutErrata(isa.frontend))), ..*isa })
}

#[derive(Debug)]
struct WithoutErrata(&'static dyn Frontend);

impl Frontend for WithoutErrata {
    fn read(&self, source: &SpecSource) -> ReadResult {
        self.0.read(source)
    }

    fn select(&self, instruction: &instruction::Instruction) -> Selection {
        self.0.select(instruction)
    }

    fn parse(&self, operation: &str) -> Result<Program, Problem> {
        self.0.parse(operation)
    }

    fn errata(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    fn dialect(&self) -> &'static dyn Dialect {
        self.0.dialect()
    }

    fn extents(&self, instruction: &instruction::Instruction) -> Vec<(usize, i128)> {
        self.0.extents(instruction)
    }
}

/// What was made of an input, as refused if there is anything to complain about.
fn with_diagnostics(text: String, diagnostics: &[impl Display]) -> Outcome {
    if diagnostics.is_empty() {
        return Ok(text);
    }
    Err(diagnostics.iter().fold(text, |text, d| text + &format!("{d}\n")))
}

fn file_name(case: &Case) -> String {
    case.path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Line and column of a byte offset, both from 1.
fn position(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |n| n + 1);
    (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
}
