//! What programs cost beside LLVM's own code for their windows; remembered like the programs themselves.

use autoir::program::Program;
use autoir_codegen_gen::cost::mca::{Cost, mca_costs};
use autoir_codegen_gen::emit::measured::assembly;
use autoir_codegen_gen::emit::plain::emit_plain;
use autoir_codegen_gen::emit::{Abi, Kind};
use autoir_codegen_gen::error::Error as CodegenError;
use autoir_codegen_gen::llvm::target::Target;
use autoir_codegen_gen::publish::store::TargetData;
use autoir_semantics::reroll::reroll;
use autoir_synth::cache::Cache;
use autoir_synth::cache::flat::FlatProgram;
use autoir_synth::cache::key::{Key, meaning};
use autoir_synth::window::Window;
use rayon::prelude::*;

use super::{Answered, Driver};
use crate::error::Error;
use crate::observer::Observer;

/// How the contents of an entry begin.
const MARK: &[u8; 4] = b"COST";

/// The costs of a window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Costs {
    /// The program's.
    pub program: Option<Cost>,
    /// Those of LLVM's own code.
    pub llvm: Option<Cost>,
}

impl Driver<'_> {
    /// The costs of each of `answers`, which are to `windows`; remembered ones first.
    ///
    /// # Errors
    /// What is shipped cannot be used, or LLVM does not know the CPU.
    pub fn costs(&self, windows: &[&Window], answers: &[Answered]) -> Result<Vec<Costs>, Error> {
        let memory = Memory::new(self.cache.as_ref(), &self.choice.words(), &self.setting.costs);
        let subjects: Vec<Subject<'_>> = answers.iter().map(|a| subject(windows, a)).collect();
        let mut costs: Vec<Option<Costs>> = subjects.iter().map(|s| memory.recall(s)).collect();
        let open: Vec<usize> = (0..costs.len()).filter(|n| costs[*n].is_none()).collect();
        if !open.is_empty() {
            let subjects: Vec<Subject<'_>> = open.iter().map(|n| subjects[*n]).collect();
            let measured = measure(&subjects, self.shipped.data()?, &self.code()?, &memory, self.observer);
            open.into_iter().zip(measured).for_each(|(n, c)| costs[n] = Some(c));
        }
        let mut costs: Vec<Costs> = costs.into_iter().map(Option::unwrap_or_default).collect();
        for (costs, _) in costs.iter_mut().zip(answers).filter(|(_, a)| a.is_llvms()) {
            costs.program = costs.llvm;
        }
        Ok(costs)
    }
}

impl Driver<'_> {
    /// What each of `programs` costs as a whole, measured as answers are; nothing for one that the CPU cannot run.
    ///
    /// # Errors
    /// As [`Driver::costs`].
    pub fn prices(&self, programs: &[&Program]) -> Result<Vec<Option<Cost>>, Error> {
        let (data, target, library) = (self.shipped.data()?, self.code()?, self.shipped.library(true)?);
        let runs = |p: &Program| {
            let known = |id: &str| library.find(id).is_some_and(|i| self.choice.search.supports(&i.features));
            p.steps.iter().all(|s| known(&s.instruction))
        };
        let code = |p: &&Program| {
            let code = runs(p).then(|| assembly(p, &data.lowerings, &target, Abi::Registers));
            text(code.as_ref())
        };
        let texts: Vec<String> = programs.par_iter().map(code).collect();
        let costs = mca_costs(&texts, &target)?;
        Ok(costs.into_iter().zip(&texts).map(|(cost, text)| cost.filter(|_| !text.is_empty())).collect())
    }
}

/// A window with its program, and the cost of LLVM's own code where it is known.
type Subject<'a> = (&'a Window, Option<&'a Program>, Option<Cost>);

/// Where costs are remembered: a cache, and in words what they depend on beside window and program.
struct Memory<'a> {
    cache: Option<&'a Cache>,
    words: String,
}

impl<'a> Memory<'a> {
    /// Costs on the CPU that `target` names, changes included, with the lowerings of digest `data`.
    fn new(cache: Option<&'a Cache>, target: &str, data: &str) -> Memory<'a> {
        let words = format!("target {target}\ndata {data}\n{}\n", autoir_codegen_gen::llvm::version());
        Memory { cache, words }
    }

    fn key(&self, (window, program, _): &Subject<'_>) -> Option<Key> {
        let program = serde_json::to_vec(&program.map(FlatProgram::of)).ok()?;
        Some(Key::of(&[b"cost", self.words.as_bytes(), &meaning(window), &program]))
    }

    /// The remembered costs of `subject`.
    fn recall(&self, subject: &Subject<'_>) -> Option<Costs> {
        let contents = self.cache?.folder().read_own(&self.key(subject)?)?;
        let (program, llvm) = serde_json::from_slice(contents.strip_prefix(MARK)?).ok()?;
        let cost = |c: Option<Numbers>| c.map(read);
        Some(Costs { program: cost(program), llvm: cost(llvm) })
    }

    fn remember(&self, subject: &Subject<'_>, costs: &Costs) {
        let Some((cache, key)) = self.cache.zip(self.key(subject)) else { return };
        if let Ok(text) = serde_json::to_vec(&(costs.program.map(written), costs.llvm.map(written))) {
            // Whoever cannot be remembered is measured again.
            let _ = cache.folder().write(&key, &[&MARK[..], &text].concat());
        }
    }
}

/// A cost as it is kept, to the last bit: cycles (the bits of the number), latency, micro-operations,
/// instructions.
type Numbers = (u64, u32, u32, u32);

fn written(cost: Cost) -> Numbers {
    (cost.rthroughput.to_bits(), cost.latency, cost.uops, cost.instructions)
}

fn read((cycles, latency, uops, instructions): Numbers) -> Cost {
    Cost { rthroughput: f64::from_bits(cycles), latency, uops, instructions }
}

/// The costs of each of `subjects` on `target`, measured in one run of LLVM's tool. What has no cost is
/// reported on standard error, for programs; LLVM's own code may be beyond what is written as plain vectors.
fn measure(
    subjects: &[Subject<'_>],
    data: &TargetData,
    target: &Target,
    memory: &Memory<'_>,
    observer: &dyn Observer,
) -> Vec<Costs> {
    let texts: Vec<_> = subjects
        .par_iter()
        .map(|(window, program, llvm)| {
            let own = program.map(|p| assembly(p, &data.lowerings, target, Abi::Registers));
            let plain = || {
                let code =
                    emit_plain(&reroll(&window.function), "window", target, Abi::Registers, Kind::Asm)?;
                Ok(String::from_utf8_lossy(&code).into_owned())
            };
            (own, llvm.is_none().then(plain))
        })
        .collect();
    let all: Vec<String> =
        texts.iter().flat_map(|(own, plain)| [text(own.as_ref()), text(plain.as_ref())]).collect();
    let none = all.iter().all(String::is_empty).then(|| vec![None; all.len()]);
    let costs = none.map_or_else(|| mca_costs(&all, target), Ok).unwrap_or_else(|e| {
        observer.complains(&format!("nothing could be measured: {e}"));
        vec![None; all.len()]
    });
    let mut result = Vec::with_capacity(subjects.len());
    for ((subject, (own, plain)), pair) in subjects.iter().zip(&texts).zip(costs.chunks(2)) {
        let program = own.as_ref().and_then(|own| complain(subject, own, pair[0], observer));
        let measured = plain.as_ref().and_then(|p| p.as_ref().ok()).and(pair[1]);
        let costs = Costs { program, llvm: subject.2.or(measured) };
        // What a tool that is missing could not say is not remembered; what has no plain form is.
        let complete = (program.is_some() || own.is_none())
            && (costs.llvm.is_some()
                || matches!(plain, Some(Err(CodegenError::Unsupported(_) | CodegenError::TooLarge(_)))));
        if complete {
            memory.remember(subject, &costs);
        }
        result.push(costs);
    }
    result
}

/// What has to be measured: the code of a program that was LLVM's own is LLVM's.
fn subject<'a>(windows: &[&'a Window], answered: &'a Answered) -> Subject<'a> {
    let program = answered.found.answer.as_ref().filter(|a| !a.is_own).map(|a| &a.program);
    (windows[answered.first()], program, answered.llvm)
}

fn text(assembly: Option<&Result<String, CodegenError>>) -> String {
    assembly.and_then(|a| a.as_ref().ok()).cloned().unwrap_or_default()
}

/// The cost of a program; says why there is none.
fn complain(
    subject: &Subject<'_>,
    own: &Result<String, CodegenError>,
    cost: Option<Cost>,
    observer: &dyn Observer,
) -> Option<Cost> {
    let window = subject.0;
    let place = format!("{}:{}: {}", window.location.file, window.location.line, window.name);
    match own {
        Err(e) => observer.complains(&format!("{place}: {e}")),
        Ok(_) if cost.is_none() => {
            observer.complains(&format!("{place}: the CPU's model lacks an instruction"))
        }
        Ok(_) => return cost,
    }
    None
}
