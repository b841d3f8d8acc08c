//! Windows compiled by a build script.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;

use autoir_codegen_gen::emit::bundle::{self, Body};
use autoir_codegen_gen::emit::{Kind, LoweringTable};
use autoir_codegen_gen::llvm::target::Target as CodeTarget;
use autoir_codegen_gen::platform::platform;
use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_synth::cache::Cache;
use autoir_synth::cache::seal::Seal;
use autoir_synth::synthesize::{Answer, Options};
use autoir_synth::window::Window;
use autoir_synth::window::air;

use crate::assembly;
use crate::driver::{Choice, Driver};
use crate::error::Error;
use crate::rust_text::{self, Function};

/// Bytes that remembered answers may take up in the output folder.
const CACHE: u64 = 16 << 20;

/// A file of windows, and for which CPU it is compiled.
#[derive(Clone, Debug)]
pub struct Windows {
    file: PathBuf,
    arch: Option<String>,
    cpu: String,
    features: String,
    effort: Option<Duration>,
    out: Option<PathBuf>,
}

impl Windows {
    /// The windows in `file`, relative to the crate, for the CPUs that the architecture's oldest vectors are in.
    pub fn new(file: impl Into<PathBuf>) -> Windows {
        let (arch, cpu, features) = (None, String::new(), String::new());
        Windows { file: file.into(), arch, cpu, features, effort: None, out: None }
    }

    /// For `arch`, as LLVM calls it, instead of the one that Cargo builds for.
    pub fn arch(mut self, arch: &str) -> Windows {
        self.arch = Some(arch.to_owned());
        self
    }

    /// For `cpu`, as LLVM calls it: its instructions and their costs.
    pub fn cpu(mut self, cpu: &str) -> Windows {
        cpu.clone_into(&mut self.cpu);
        self
    }

    /// With features added or taken away: `+avx512vnni,-avx512f`.
    pub fn features(mut self, changes: &str) -> Windows {
        changes.clone_into(&mut self.features);
        self
    }

    /// Searches with so much work for each window, in the time that it takes on a present core, instead of what is
    /// usual. Work is counted: every machine finds the same.
    pub fn effort(mut self, effort: Duration) -> Windows {
        self.effort = Some(effort);
        self
    }

    /// Writes into `folder` instead of Cargo's `OUT_DIR`.
    pub fn out(mut self, folder: impl Into<PathBuf>) -> Windows {
        self.out = Some(folder.into());
        self
    }

    /// Compiles the windows, and tells Cargo when to do so again. The file `windows.air` becomes `windows.rs`.
    /// Answers are remembered in the output folder, so that only what has changed is searched for.
    ///
    /// # Errors
    /// A file that cannot be read or written, a window that is malformed, a CPU that is not known, an
    /// architecture that Rust has no assembly of here, a window that not even LLVM has code for.
    pub fn compile(&self) -> Result<Vec<Function>, Error> {
        println!("cargo::rerun-if-changed={}", self.file.display());
        let windows = self.read()?;
        let job = Job::new(self)?;
        let mut answers = job.answers(&windows)?;
        let assembly = job.assemble(&windows, &mut answers)?;
        let functions: Vec<Function> = windows
            .iter()
            .zip(&answers)
            .map(|(window, answer)| job.function(window, answer.as_ref()))
            .collect::<Result<_, _>>()?;
        for function in functions.iter().filter(|f| f.program.is_none()) {
            println!("cargo::warning={}: no proven program; it is LLVM's code", function.name);
        }
        job.write(&windows, &functions, &assembly)?;
        Ok(functions)
    }

    fn read(&self) -> Result<Vec<Window>, Error> {
        let failed = |source| Error::Io { path: self.file.clone(), source };
        let text = std::fs::read_to_string(&self.file).map_err(failed)?;
        let (windows, _, diagnostics) = air::parse(&self.file.display().to_string(), &text);
        match diagnostics.is_empty() {
            true => Ok(windows),
            false => Err(Error::Windows(diagnostics.iter().map(ToString::to_string).collect())),
        }
    }
}

/// Everything that windows are compiled with.
struct Job {
    driver: Driver<'static>,
    code: CodeTarget,
    out: PathBuf,
    stem: String,
}

impl Job {
    fn new(windows: &Windows) -> Result<Job, Error> {
        let variable = |name: &'static str| std::env::var(name).map_err(|_| Error::Variable(name));
        let out = match &windows.out {
            Some(folder) => folder.clone(),
            None => PathBuf::from(variable("OUT_DIR")?),
        };
        let arch = match &windows.arch {
            Some(arch) => arch.clone(),
            None => variable("CARGO_CFG_TARGET_ARCH")?,
        };
        let platform = platform(&arch).filter(|p| assembly::is_known(p)).ok_or(Error::Architecture(arch))?;
        let cpu = match (windows.cpu.as_str(), platform.generic_cpus().first()) {
            ("", Some(oldest)) => oldest,
            (named, _) => named,
        };
        let mut options = Options::default();
        options.effort = windows.effort.unwrap_or(options.effort);
        let choice = Choice::new(platform.arch, Some(cpu), &windows.features)?;
        // Without a cache, everything is found anew each time.
        // Without a key of this user, what is remembered is proven again.
        let seal = Seal::of_user().unwrap_or_else(|_| Seal::none());
        let cache = Cache::open(&out.join("autoir"), CACHE, seal).ok();
        let driver = Driver::new(choice, autoir::shipped::dictionary()?, options, cache, &())?;
        let code = driver.code()?;
        let stem = windows.file.file_stem().map_or_else(String::new, |s| s.to_string_lossy().into_owned());
        Ok(Job { driver, code, out, stem })
    }

    fn lowerings(&self) -> Result<&LoweringTable, Error> {
        Ok(&self.driver.shipped().data()?.lowerings)
    }

    /// The proven program for each window, where there is one.
    fn answers(&self, windows: &[Window]) -> Result<Vec<Option<Answer>>, Error> {
        let mut answers = vec![None; windows.len()];
        for answered in self.driver.synthesize(&windows.iter().collect::<Vec<_>>())? {
            answered.windows.iter().for_each(|n| answers[*n].clone_from(&answered.found.answer));
        }
        Ok(answers)
    }

    /// The assembly of all windows. An answer that LLVM has no code for is taken away: its window is left to LLVM.
    fn assemble(&self, windows: &[Window], answers: &mut [Option<Answer>]) -> Result<String, Error> {
        let plain: Vec<LaneFn> = windows.iter().map(|window| reroll(&window.function)).collect();
        loop {
            let bodies = answers.iter().zip(&plain).map(|(answer, plain)| match answer {
                // Nobody reads this code back: where the program was LLVM's own, it is the program that was proven.
                Some(answer) => Body::Program(&answer.program),
                None => Body::Plain(plain),
            });
            let functions: Vec<bundle::Function<'_>> = windows
                .iter()
                .zip(bodies)
                .map(|(w, body)| bundle::Function { symbol: rust_text::symbol(&self.stem, &w.name), body })
                .collect();
            let made = bundle::bundle(&functions, self.lowerings()?, &self.code, Kind::Asm)?;
            let Some((at, source)) = made.left_out.into_iter().next() else {
                let text = String::from_utf8_lossy(&made.bytes);
                return Ok(assembly::head(&self.code) + &assembly::labelled(&text, &self.stem));
            };
            if answers[at].take().is_none() {
                return Err(Error::NoCode { window: windows[at].name.clone(), source });
            }
        }
    }

    fn function(&self, window: &Window, answer: Option<&Answer>) -> Result<Function, Error> {
        let steps = |answer: &Answer| answer.program.steps.iter().map(|s| s.instruction.clone()).collect();
        let program: Option<Vec<String>> = answer.map(steps);
        let features: BTreeSet<String> = match &program {
            Some(program) => {
                let table = self.lowerings()?;
                let lowerings = program.iter().filter_map(|id| table.get(id));
                lowerings.flat_map(|l| l.features.iter().cloned()).collect()
            }
            None => self.code.features.clone(),
        };
        Ok(Function {
            name: window.name.clone(),
            program,
            cost: answer.map(|answer| answer.cost),
            features: features.into_iter().collect(),
        })
    }

    /// Writes the assembly, and the Rust file that includes it.
    fn write(&self, windows: &[Window], functions: &[Function], assembly: &str) -> Result<(), Error> {
        let file = format!("{}.s", self.stem);
        let pairs: Vec<(&Window, &Function)> = windows.iter().zip(functions).collect();
        let rust = rust_text::file(&self.stem, &file, &pairs, &self.code)?;
        put(&self.out.join(file), assembly)?;
        put(&self.out.join(format!("{}.rs", self.stem)), &rust)
    }
}

fn put(path: &Path, text: &str) -> Result<(), Error> {
    std::fs::write(path, text).map_err(|source| Error::Io { path: path.to_owned(), source })
}
