//! Assembly of programs, for measuring.
//!
//! Where LLVM compiles in a process of its own, that takes longer to start than to compile: several programs are compiled
//! in one, and what was compiled is kept, since the search, the choice among what it found and reports all measure it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use autoir::program::Program;
use inkwell::targets::{FileType, TargetMachine};

use crate::emit::{Abi, LoweringTable, module_text};
use crate::error::Result;
use crate::llvm;
use crate::llvm::target::Target;

/// Assembly of `program`.
///
/// # Errors
/// Those of [`emit`](crate::emit::emit).
pub fn assembly(program: &Program, lowerings: &LoweringTable, target: &Target, abi: Abi) -> Result<String> {
    let maker =
        Maker { lowerings, target, abi, machine: llvm::machine_of(target.platform, &target.cpu, "")? };
    maker.alone(maker.module(program)?)
}

/// Assembly of each of `programs`; none of one that cannot be emitted.
pub(crate) fn assemblies(
    programs: &[&Program],
    lowerings: &LoweringTable,
    target: &Target,
    abi: Abi,
) -> Vec<Option<String>> {
    let Ok(machine) = llvm::machine_of(target.platform, &target.cpu, "") else {
        return vec![None; programs.len()];
    };
    let maker = Maker { lowerings, target, abi, machine };
    let modules: Vec<Option<String>> = programs.iter().map(|p| maker.module(p).ok()).collect();
    if llvm::ends_the_process(&maker.machine) {
        let mut seen = BTreeSet::new();
        let is_open = |m: &&String| known().get(&maker.key(m)).is_none();
        let is_new = |m: &Option<String>| m.as_ref().filter(is_open).is_some_and(|m| seen.insert(m.clone()));
        let open = modules.iter().map(is_new).zip(programs).filter_map(|(is_new, p)| is_new.then_some(*p));
        maker.together(&open.collect::<Vec<_>>());
    }
    // One that LLVM refuses leads back to a process for each.
    modules.into_iter().map(|module| maker.alone(module?).ok()).collect()
}

/// What was asked: the triple, the CPU and the module, whose function is called [`NAME`].
type Asked = (&'static str, String, String);

/// How functions are called that are measured.
const NAME: &str = "f";

/// What this process knows. No result depends on it.
static KNOWN: LazyLock<Mutex<HashMap<Asked, String>>> = LazyLock::new(Mutex::default);

/// Modules that are known at once, at most.
const MOST: usize = 2_000;

fn known() -> MutexGuard<'static, HashMap<Asked, String>> {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes assembly for one target.
struct Maker<'a> {
    lowerings: &'a LoweringTable,
    target: &'a Target,
    abi: Abi,
    machine: TargetMachine,
}

impl Maker<'_> {
    fn module(&self, program: &Program) -> Result<String> {
        self.module_called(program, NAME.to_owned())
    }

    fn module_called(&self, program: &Program, name: String) -> Result<String> {
        module_text(&Program { name, ..program.clone() }, self.lowerings, self.target, self.abi)
    }

    fn key(&self, module: &str) -> Asked {
        (self.target.platform.triple, self.target.cpu.clone(), module.to_owned())
    }

    fn keep(&self, module: &str, assembly: String) {
        let mut known = known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(self.key(module), assembly);
    }

    /// Assembly of `module`, as it is known or made by a process of its own where LLVM needs one.
    fn alone(&self, module: String) -> Result<String> {
        let compile = || llvm::assembly(&module, &self.machine, llvm::PASSES);
        if !llvm::ends_the_process(&self.machine) {
            return compile();
        }
        let found = known().get(&self.key(&module)).cloned();
        if let Some(found) = found {
            return Ok(found);
        }
        let made = compile()?;
        self.keep(&module, made.clone());
        Ok(made)
    }

    /// Makes that of all `programs` by one process, where there would be more, if it can be made.
    fn together(&self, programs: &[&Program]) {
        if programs.len() < 2 {
            return;
        }
        let part =
            |(n, p): (usize, &&Program)| Some((self.module_called(p, format!("f{n}")).ok()?, llvm::PASSES));
        let Some(parts) = programs.iter().enumerate().map(part).collect::<Option<Vec<_>>>() else { return };
        let Ok(all) = llvm::linked(&parts, &self.machine, Some(FileType::Assembly)) else { return };
        let all = String::from_utf8_lossy(&all);
        for (n, program) in programs.iter().enumerate() {
            let body =
                all.split_once(&format!("\nf{n}:")).and_then(|(_, from)| from.split_once("\n.Lfunc_end"));
            if let (Some((body, _)), Ok(module)) = (body, self.module(program)) {
                self.keep(&module, format!("{NAME}:{body}\n"));
            }
        }
    }
}
