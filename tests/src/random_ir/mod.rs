//! A campaign against what replaces computations in LLVM IR: random functions, before and after, on the same memory.
//!
//! In:   what changes a module ([`Optimizer`]): `autoir opt`, or LLVM with the plugin
//! Out:  how many functions were changed, and those that do something else then, made small
//! Pipeline: `generate` -> `ir` (as LLVM writes it) -> optimizer -> `native` (clang, called `apart`), beside
//!       `interpret` (the functions as they were) on `inputs` -> `shrink`
//!
//! Invariants
//! - The reference shares nothing with the reader of LLVM IR, nor with the prover: it is evaluated lane by lane from the
//!   generated function (a `target`'s intrinsics by this CPU), and knows what is poison. What is unspecified there may be anything.
//! - An input for which the function's behaviour is undefined is no input.
//! - A function depends on the seed, its number and the CPU alone.
//!
//! Start reading at: [`run`]

mod apart;
mod generate;
mod inputs;
mod interpret;
mod ir;
mod native;
pub mod plugin;
mod shrink;
mod target;

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;

pub use self::generate::Kind;
use self::inputs::Input;
use self::interpret::{Fault, Memory};
use self::ir::Function;
use self::native::Compiled;
use self::target::Target;

/// A module after a step.
#[derive(Clone, Debug)]
pub struct Stage {
    /// What the step is called.
    pub name: &'static str,
    /// The module, as text or bitcode.
    pub module: Vec<u8>,
    /// The functions that were changed by what is tested.
    pub changed: BTreeSet<String>,
}

/// What changes modules.
pub trait Optimizer {
    /// The module `text` of functions of this kind, after each step.
    ///
    /// # Errors
    /// It is refused, or what changes it ends in another way than it should.
    fn stages(&self, kind: Kind, text: &str) -> Result<Vec<Stage>, String>;

    /// The same without what is tested; where a failure stays, it is somebody else's.
    ///
    /// # Errors
    /// It is refused.
    fn without(&self, kind: Kind, text: &str) -> Result<Vec<u8>, String>;
}

/// How a campaign is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// What is generated, in turn, a module each.
    pub kinds: Vec<Kind>,
    /// Functions, of all kinds together.
    pub functions: usize,
    /// Functions of a module.
    pub in_module: usize,
    /// Shapes of which they are made: the fewer, the more often one comes again.
    pub shapes: u64,
    /// Inputs that each is called with.
    pub inputs: u64,
    /// What chance begins with.
    pub seed: u64,
    /// CPUs that modules are for, in turn; this one must have all that they have.
    pub cpus: Vec<&'static str>,
    /// Failures that are described and made small; all are counted.
    pub described: usize,
    /// Where modules are written, and functions that fail.
    pub folder: PathBuf,
}

/// What came of a campaign.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Functions.
    pub functions: usize,
    /// Functions that were changed, by kind and step.
    pub changed: BTreeMap<String, usize>,
    /// Functions that were changed in some step.
    pub changed_functions: usize,
    /// Calls whose results were compared.
    pub calls: usize,
    /// Inputs that are none, because the function's behaviour is undefined there.
    pub undefined: usize,
    /// Functions that were never called for that reason.
    pub idle: usize,
    /// Functions that do something else than they should.
    pub miscompiled: usize,
    /// Functions that were refused, or over which the optimizer failed.
    pub crashed: usize,
    /// Functions that differ from the reference without what is tested as well.
    pub disputed: usize,
    /// What is wrong, in words.
    pub findings: Vec<String>,
}

impl Report {
    /// Whether nothing wrong was found.
    pub fn is_clean(&self) -> bool {
        self.miscompiled == 0 && self.crashed == 0 && self.disputed == 0
    }
}

/// What is wrong with a function.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Failure {
    /// It does something else for this input.
    Different { stage: &'static str, input: u64, why: String },
    /// The optimizer fails.
    Crash(String),
}

/// Who hears how a campaign goes on.
pub trait Observer {
    /// So many functions are finished.
    fn done(&self, functions: usize);

    /// Something is wrong with a function, which is made small now.
    fn found(&self, what: &str);
}

impl Observer for () {
    fn done(&self, _: usize) {}

    fn found(&self, _: &str) {}
}

/// Generates functions, lets `optimizer` change them, and executes both.
///
/// # Errors
/// A file cannot be written.
pub fn run(optimizer: &dyn Optimizer, options: &Options, observer: &dyn Observer) -> std::io::Result<Report> {
    std::fs::create_dir_all(&options.folder)?;
    let mut report = Report::default();
    let batches = options.functions.div_ceil(options.in_module.max(1));
    let mut targets: BTreeMap<&str, Vec<Arc<Target>>> = BTreeMap::new();
    for cpu in &options.cpus {
        if !targets.contains_key(cpu) {
            targets.insert(cpu, target::targets(cpu, &options.folder)?.into_iter().map(Arc::new).collect());
        }
    }
    for batch in 0..batches {
        let numbers = batch * options.in_module..options.functions.min((batch + 1) * options.in_module);
        let kind = options.kinds[batch % options.kinds.len()];
        let cpu = options.cpus[batch / options.kinds.len() / 2 % options.cpus.len()];
        // What is compiled without optimization shows what was written; optimized, whether LLVM is told anything wrong.
        let level = ["-O0", "-O2"][batch / options.kinds.len() % 2];
        let one =
            |number| generate::function(kind, (options.seed, number as u64), options.shapes, &targets[cpu]);
        let functions: Vec<Function> = numbers.map(one).collect();
        let campaign = Campaign { optimizer, options, observer, kind, cpu, level };
        campaign.batch(&functions, &mut report)?;
        observer.done(report.functions);
    }
    Ok(report)
}

/// What is the same for all functions of a module.
struct Campaign<'a> {
    optimizer: &'a dyn Optimizer,
    options: &'a Options,
    observer: &'a dyn Observer,
    kind: Kind,
    cpu: &'a str,
    level: &'a str,
}

/// What a function does for an input, if that is defined.
type Expected = Result<Vec<Option<u8>>, Fault>;

impl Campaign<'_> {
    fn batch(&self, functions: &[Function], report: &mut Report) -> std::io::Result<()> {
        report.functions += functions.len();
        let failures = self.failures(&functions.iter().collect::<Vec<_>>(), report)?;
        for (name, failure) in failures {
            let Some(function) = functions.iter().find(|f| f.name == name) else { continue };
            self.observer.found(&format!("{name}: {failure:?}"));
            match failure {
                Failure::Crash(_) => report.crashed += 1,
                Failure::Different { .. } if self.is_disputed(function)? => report.disputed += 1,
                Failure::Different { .. } => report.miscompiled += 1,
            }
            if report.findings.len() < self.options.described {
                report.findings.push(self.describe(function, &failure)?);
            }
        }
        Ok(())
    }

    /// What is wrong with which of `functions`.
    fn failures(
        &self,
        functions: &[&Function],
        report: &mut Report,
    ) -> std::io::Result<Vec<(String, Failure)>> {
        let text = ir::module(functions, self.cpu);
        std::fs::write(self.options.folder.join("last.ll"), &text)?;
        let stages = match self.staged(&text) {
            Ok(stages) => stages,
            Err(why) if functions.len() == 1 => {
                return Ok(vec![(functions[0].name.clone(), Failure::Crash(why))]);
            }
            // One of them is at fault, and the others are looked at as well.
            Err(why) => {
                let (a, b) = functions.split_at(functions.len() / 2);
                let mut failures = self.failures(a, report)?;
                failures.extend(self.failures(b, report)?);
                if failures.is_empty() {
                    failures.push((functions[0].name.clone(), Failure::Crash(format!("together: {why}"))));
                }
                return Ok(failures);
            }
        };
        let mut changed = BTreeSet::new();
        for stage in &stages {
            let of = format!("{} {}", self.kind.name(), stage.name);
            *report.changed.entry(of).or_default() += stage.changed.len();
            changed.extend(&stage.changed);
        }
        report.changed_functions += changed.len();
        let mut failures: Vec<(String, Failure)> = Vec::new();
        let expected: Vec<Vec<(Input, Expected)>> = functions.iter().map(|f| self.expected(f)).collect();
        for all in &expected {
            let undefined = all.iter().filter(|(_, e)| e.is_err()).count();
            report.undefined += undefined;
            report.idle += usize::from(undefined == all.len());
        }
        for stage in &stages {
            let compiled = match self.compiled(&stage.module) {
                Ok(compiled) => compiled,
                Err(why) => {
                    failures
                        .push((functions[0].name.clone(), Failure::Crash(format!("{}: {why}", stage.name))));
                    continue;
                }
            };
            for (function, expected) in functions.iter().zip(&expected) {
                report.calls += expected.iter().filter(|(_, e)| e.is_ok()).count();
                let is_known = failures.iter().any(|f| f.0 == function.name);
                if let Some((input, why)) = differs(&compiled, &function.name, expected)
                    && !is_known
                {
                    failures
                        .push((function.name.clone(), Failure::Different { stage: stage.name, input, why }));
                }
            }
        }
        Ok(failures)
    }

    fn staged(&self, text: &str) -> Result<Vec<Stage>, String> {
        catch_unwind(AssertUnwindSafe(|| self.optimizer.stages(self.kind, text))).unwrap_or_else(|panic| {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
            Err(format!("a panic: {}", said.unwrap_or("")))
        })
    }

    fn expected(&self, function: &Function) -> Vec<(Input, Expected)> {
        let one = |n| {
            let input = Input::new(function, self.options.seed, n);
            let mut memory: Memory = input.reference();
            let expected = interpret::run(function, &input.arguments, &mut memory).map(|()| memory.0);
            (input, expected)
        };
        (0..self.options.inputs).map(one).collect()
    }

    fn compiled(&self, module: &[u8]) -> Result<Compiled, String> {
        let path = self.options.folder.join("last-optimized");
        std::fs::write(&path, module).map_err(|e| e.to_string())?;
        Compiled::new(&path, self.level, &self.options.folder)
    }

    /// Whether `function` differs from the reference without what is tested.
    fn is_disputed(&self, function: &Function) -> std::io::Result<bool> {
        let text = ir::module(&[function], self.cpu);
        let module = self.optimizer.without(self.kind, &text).map_err(std::io::Error::other)?;
        let compiled = self.compiled(&module).map_err(std::io::Error::other)?;
        Ok(differs(&compiled, &function.name, &self.expected(function)).is_some())
    }

    /// What is wrong with `function`, of which a small one is written into a file.
    fn describe(&self, function: &Function, failure: &Failure) -> std::io::Result<String> {
        let fails = |smaller: &Function| {
            let found = self.failures(&[smaller], &mut Report::default()).unwrap_or_default();
            found.iter().any(|(_, other)| alike(failure, other))
        };
        let small = shrink::shrink(function, &fails);
        let (what, why) = match failure {
            Failure::Crash(why) => ("the optimizer fails".to_owned(), why),
            Failure::Different { stage, input, why } => {
                (format!("different when {stage}, input {input}"), why)
            }
        };
        let mut text = format!("; {}: {what}, {}\n", function.name, self.level);
        why.lines().for_each(|line| text.push_str(&format!("; {line}\n")));
        text.push_str(&ir::module(&[&small], self.cpu));
        let path = self.options.folder.join(format!("{}-{}.ll", function.name, self.options.seed));
        std::fs::write(&path, &text)?;
        std::fs::write(path.with_extension("whole.ll"), ir::module(&[function], self.cpu))?;
        Ok(format!("{}: {what}: {why}\n{}:\n{text}", function.name, path.display()))
    }
}

/// Whether two failures are of one kind.
fn alike(a: &Failure, b: &Failure) -> bool {
    match (a, b) {
        (Failure::Crash(_), Failure::Crash(_)) => true,
        (Failure::Different { stage, .. }, Failure::Different { stage: other, .. }) => stage == other,
        _ => false,
    }
}

/// The first input for which function `name` does something else than is expected, and what.
fn differs(compiled: &Compiled, name: &str, expected: &[(Input, Expected)]) -> Option<(u64, String)> {
    let defined = (0..).zip(expected).filter_map(|(n, (input, all))| Some((n, input, all.as_ref().ok()?)));
    let defined: Vec<(u64, &Input, &Vec<Option<u8>>)> = defined.collect();
    let inputs: Vec<&Input> = defined.iter().map(|d| d.1).collect();
    let first = defined.first()?.0;
    let results = match compiled.calls(name, &inputs) {
        Ok(results) => results,
        Err(why) => return Some((first, why)),
    };
    defined.iter().zip(results).find_map(|((n, input, expected), result)| {
        let got = match result {
            Ok(got) => got,
            Err(why) => return Some((*n, why)),
        };
        let at = expected.iter().zip(&got).position(|(e, g)| e.is_some_and(|e| e != *g))?;
        let arguments = &input.arguments;
        let wanted = expected[at].unwrap_or(0);
        Some((*n, format!("byte {at} is {} instead of {wanted}, with arguments {arguments:?}", got[at])))
    })
}
