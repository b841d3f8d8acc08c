//! Every lowering executed alone: LLVM's spelling of an instruction against what the dictionary says that it does.
//!
//! In:   the shipped dictionary and the shipped lowerings
//! Out:  a [`LoweringReport`], used by `autoir check --lowerings` and by this crate's tests
//! Pipeline: each lowering in each way in which it may be written, at some values of its immediates, as a function
//!   (`codegen_gen::isolated`) -> objects of many functions -> results on edge and random inputs ([`Machine`]) ->
//!   `compare` with the operation at the member's numbers
//!
//! Where a machine is known to compute an instruction wrong, its lowering is held against the vendor's intrinsic on the
//! same machine instead (`intrinsics`).
//!
//! The meaning that is compared with was proven equal to the vendor's, and that was compared with the instruction
//! executed; what is judged here is LLVM's spelling alone: the order of operands, widths, immediates, encodings.
//!
//! Invariants
//! - A lowering counts as equal only if the way in which programs are emitted was executed at some immediates, and
//!   nothing that was executed of it differs.
//! - Executed and skipped together are all lowerings; what is skipped has a reason.

mod intrinsics;
mod report;
mod single;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use autoir::dictionary::{Member, Operation};
use autoir::shipped as dictionary;
use autoir_codegen_gen::emit::LoweringTable;
use autoir_codegen_gen::emit::isolated::{self, Isolated, Written};
use autoir_codegen_gen::lowering::Lowering;
use autoir_codegen_gen::platform::{Platform, platform};
use autoir_codegen_gen::publish::shipped;
use autoir_spec_parsers::Isa;
use rayon::prelude::*;

use super::check::Progress;
use super::emulated::{self, Emulated, bochs};
use super::error::OracleError;
use super::linked::Machine;
use super::native::NativeCpu;

use intrinsics::Verdict;
pub use report::{Different, IsaReport, LoweringReport, Partly};
use single::{Outcome, Single, Trial};

/// Lowerings that are compiled together.
const TOGETHER: usize = 96;

/// What to check, and how hard.
#[derive(Clone, Debug)]
pub struct Options {
    /// Only instructions whose key contains this text.
    pub filter: Option<String>,
    /// Only every n-th of them, from the first; 0 and 1 mean all.
    pub every: usize,
    /// Worker threads; 0 means one per CPU.
    pub jobs: usize,
    /// Vectors per function, at least; the systematic edge vectors come on top.
    pub vectors: usize,
    /// Combinations of immediates of a lowering, at most.
    pub immediates: usize,
    /// Seed of the inputs; each instruction derives its own from it.
    pub seed: u64,
    /// Folder with vendor texts, which have the intrinsics' types; without one, texts are looked for as
    /// `autoir_spec_parsers::sources` says.
    pub specs: Option<PathBuf>,
    /// Where compiled files are made. It must not be writable by others.
    pub work_dir: PathBuf,
}

impl Options {
    /// At least 64 vectors at each of up to 9 immediates, in `work_dir`.
    pub fn new(work_dir: PathBuf) -> Options {
        Options {
            filter: None,
            every: 1,
            jobs: 0,
            vectors: 64,
            immediates: 9,
            seed: 1,
            specs: None,
            work_dir,
        }
    }
}

/// Executes the lowerings of `isas`.
///
/// Equal arguments on equal machines give equal reports, times apart. `progress` is called from several threads.
///
/// # Errors
/// The shipped data are damaged, or an oracle cannot be built at all.
pub fn check_lowerings(
    isas: &[&Isa],
    options: &Options,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<LoweringReport, OracleError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(options.jobs)
        .build()
        .map_err(|e| OracleError::Threads { jobs: options.jobs, message: e.to_string() })?;
    pool.install(|| {
        let start = Instant::now();
        let mut report = LoweringReport::default();
        for isa in isas {
            report.by_isa.insert(isa.name.to_owned(), check_isa(isa, options, progress)?);
        }
        report.sum();
        report.seconds = start.elapsed().as_secs_f64();
        Ok(report)
    })
}

/// The machines that execute functions of an architecture, the best one first.
fn machines(arch: &str) -> Vec<Box<dyn Machine>> {
    if arch == "x86_64" {
        return vec![Box::new(NativeCpu::new()), Box::new(Emulated::new(&bochs::TARGET))];
    }
    match emulated::target(arch) {
        Some(target) => vec![Box::new(Emulated::new(target))],
        None => Vec::new(),
    }
}

/// What the lowerings of one instruction set are executed by.
struct Bench<'a> {
    platform: &'static Platform,
    machines: Vec<Box<dyn Machine>>,
    /// Why machines that there could be are not here.
    absent: Vec<String>,
    options: &'a Options,
}

fn check_isa(
    isa: &Isa,
    options: &Options,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<IsaReport, OracleError> {
    let files = shipped::all().find(|files| files.isa == isa.name);
    let lowerings = match files {
        Some(files) => files.target().map_err(|e| damaged(&e))?.lowerings,
        None => return Err(damaged(&format!("no lowerings of `{}`", isa.name))),
    };
    check_table(isa, &lowerings, options, progress)
}

fn damaged(message: &dyn std::fmt::Display) -> OracleError {
    OracleError::Shipped { message: message.to_string() }
}

/// Executes `lowerings`, which are of `isa`.
fn check_table(
    isa: &Isa,
    lowerings: &LoweringTable,
    options: &Options,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<IsaReport, OracleError> {
    let dictionary = dictionary::dictionary().map_err(|e| damaged(&e))?;
    let platform =
        platform(isa.llvm_arch).ok_or_else(|| damaged(&format!("no platform `{}`", isa.llvm_arch)))?;
    let mut bench = Bench { platform, machines: Vec::new(), absent: Vec::new(), options };
    for machine in machines(isa.llvm_arch) {
        match machine.absence()? {
            Some(reason) => bench.absent.push(reason),
            None => bench.machines.push(machine),
        }
    }
    let mut report = IsaReport::default();
    let mut subjects: Vec<(&Operation, &Member, &Lowering)> = Vec::new();
    for (operation, member) in dictionary.members().filter(|(_, m)| m.metadata.isa == isa.name) {
        match lowerings.get(&member.id) {
            Some(lowering) => subjects.push((operation, member, lowering)),
            None => report.without.push(member.id.clone()),
        }
    }
    subjects.sort_by(|a, b| a.1.id.cmp(&b.1.id));
    let wanted = |id: &str| options.filter.as_ref().is_none_or(|text| id.contains(text.as_str()));
    subjects.retain(|s| wanted(&s.1.id));
    let subjects: Vec<_> = subjects.into_iter().step_by(options.every.max(1)).collect();
    let done = AtomicUsize::new(0);
    let parts: Vec<Vec<Judged>> = subjects
        .par_chunks(TOGETHER)
        .map(|chunk| {
            let judged = bench.judge(chunk)?;
            let so_far = done.fetch_add(chunk.len(), Ordering::Relaxed) + chunk.len();
            progress(Progress::Compared(so_far, subjects.len()));
            Ok(judged)
        })
        .collect::<Result<_, OracleError>>()?;
    let judged: Vec<Judged> = parts.into_iter().flatten().collect();
    let singles = judged.iter().filter_map(|judged| match judged {
        Judged::Tried(single, _) => Some(&**single),
        Judged::Not(..) => None,
    });
    let mnemonic = |id: &str| Some(dictionary.instruction(id)?.1.metadata.mnemonic.as_str());
    let fault = |single: &Single| bench.fault(single, mnemonic(&single.id)?);
    let faulty: Vec<(&Single, String)> = singles.filter_map(|s| Some((s, fault(s)?))).collect();
    let verdicts = intrinsics::judge(isa, &faulty, options);
    let mut known: BTreeMap<&str, (String, Verdict)> = faulty
        .into_iter()
        .zip(verdicts)
        .map(|((single, fault), verdict)| (&*single.id, (fault, verdict)))
        .collect();
    for judged in &judged {
        match judged {
            Judged::Tried(single, ways) => report.add(single, ways, known.remove(&*single.id)),
            Judged::Not(id, reason) => report.skip(id.clone(), reason.clone()),
        }
    }
    Ok(report)
}

/// What became of one lowering: what was tried, with the names of its ways of writing, or why nothing was.
enum Judged {
    Tried(Box<Single>, Vec<&'static str>),
    Not(String, String),
}

/// A trial: number of the lowering, and of the trial among its own.
type Place = (usize, usize);

impl Bench<'_> {
    /// Executes some lowerings, each alone.
    fn judge(&self, subjects: &[(&Operation, &Member, &Lowering)]) -> Result<Vec<Judged>, OracleError> {
        let mut judged = Vec::new();
        let (mut singles, mut ways) = (Vec::new(), Vec::new());
        for (operation, member, lowering) in subjects {
            let written = isolated::written(self.platform, lowering);
            match Single::new(operation, member, lowering, &written, self.options) {
                Ok(single) => {
                    singles.push(single);
                    ways.push(written);
                }
                Err(reason) => judged.push(Judged::Not(member.id.clone(), reason)),
            }
        }
        for (n, machine) in self.machines.iter().enumerate() {
            let runs = |m: &dyn Machine, trial: &Trial| m.lacks(&trial.features).is_none();
            let mut places: Vec<Place> = Vec::new();
            for (s, single) in singles.iter().enumerate() {
                let best = |trial: &Trial| {
                    runs(&**machine, trial) && !self.machines[..n].iter().any(|m| runs(&**m, trial))
                };
                let mine = single.trials.iter().enumerate().filter(|(_, t)| t.is_open() && best(t));
                places.extend(mine.map(|(t, _)| (s, t)));
            }
            if !places.is_empty() {
                self.execute(&**machine, &mut singles, &ways, &places)?;
            }
        }
        for (mut single, ways) in singles.into_iter().zip(ways) {
            for trial in single.trials.iter_mut().filter(|t| t.is_open()) {
                trial.outcome = Outcome::Skipped(self.reason(trial));
            }
            let names = ways.iter().map(|written| written.way).collect();
            judged.push(Judged::Tried(Box::new(single), names));
        }
        Ok(judged)
    }

    /// Executes the trials at `places` on `machine`.
    fn execute(
        &self,
        machine: &dyn Machine,
        singles: &mut [Single],
        ways: &[Vec<Written>],
        places: &[Place],
    ) -> Result<(), OracleError> {
        let symbol = |at: usize| format!("lowering_{at}");
        let isolated = |(at, &(s, t)): (usize, &Place)| Isolated {
            symbol: symbol(at),
            written: &ways[s][singles[s].trials[t].way],
            immediates: singles[s].trials[t].immediates.clone(),
            operands: singles[s].operands.clone(),
            result: singles[s].result,
        };
        let functions: Vec<Isolated<'_>> = places.iter().enumerate().map(isolated).collect();
        let made = isolated::object(self.platform, &functions)
            .map_err(|e| OracleError::Compiler { message: e.to_string() })?;
        for (at, error) in &made.left_out {
            let (s, t) = places[*at];
            singles[s].trials[t].outcome = Outcome::Skipped(format!("not compiled: {error}"));
        }
        let refused = |at: &usize| made.left_out.iter().any(|l| l.0 == *at);
        let left: Vec<usize> = (0..places.len()).filter(|at| !refused(at)).collect();
        if left.is_empty() {
            return Ok(());
        }
        let functions = left.iter().map(|at| singles[places[*at].0].entry(symbol(*at))).collect();
        let linked = machine.link(&made.bytes, functions, &self.options.work_dir)?;
        for (f, at) in left.iter().enumerate() {
            let (s, t) = places[*at];
            let trial = &singles[s].trials[t];
            linked.announce(f, &singles[s].memory(trial), trial.count);
        }
        for (f, at) in left.iter().enumerate() {
            let (s, t) = places[*at];
            let trial = &singles[s].trials[t];
            let results = linked.execute(f, &singles[s].memory(trial), trial.count);
            let way = ways[s][trial.way].way;
            let outcome = singles[s].compare(trial, way, machine.name(), results);
            singles[s].trials[t].outcome = outcome;
        }
        Ok(())
    }

    /// What is known to be wrong with the machines on which `single`, called `mnemonic`, differs from the dictionary,
    /// if it differs and that is known of all of them.
    fn fault(&self, single: &Single, mnemonic: &str) -> Option<String> {
        let machine = |name: &str| self.machines.iter().find(|machine| machine.name() == name);
        let faults =
            single.differing().map(|(_, differing)| machine(&differing.first.machine)?.fault(mnemonic));
        faults.collect::<Option<Vec<String>>>()?.into_iter().next()
    }

    /// Why no machine took a trial.
    fn reason(&self, trial: &Trial) -> String {
        let lacks = |m: &dyn Machine| Some(format!("{} lacks {}", m.name(), m.lacks(&trial.features)?));
        let reasons: Vec<String> =
            self.machines.iter().filter_map(|m| lacks(&**m)).chain(self.absent.iter().cloned()).collect();
        match reasons.is_empty() {
            true => "nothing here executes this instruction set".to_owned(),
            false => reasons.join("; "),
        }
    }
}

#[cfg(test)]
mod tests {
    use autoir_codegen_gen::lowering::Llvm;
    use autoir_spec_parsers::isa;

    use super::*;

    /// What comes of the lowering of the x86 instruction `id`, as it is and with its operands `swapped`; `None`, with a
    /// note, where nothing executes it.
    fn as_it_is_and_with(swapped: [&str; 2], id: &str) -> Option<[IsaReport; 2]> {
        let x86 = isa("x86").expect("the registry has it");
        let files = shipped::all().find(|files| files.isa == "x86").expect("it is shipped");
        let mut lowerings = files.target().expect("it is sound").lowerings;
        lowerings.retain(|key, _| key == id);
        assert_eq!(lowerings.len(), 1);
        let dir = tempfile::tempdir().expect("a temporary folder");
        let options = Options { filter: Some(id.to_owned()), ..Options::new(dir.path().to_owned()) };
        let judge = |lowerings: &LoweringTable| check_table(x86, lowerings, &options, &|_| ());
        let right = match judge(&lowerings) {
            Ok(report) if report.executed > 0 => report,
            Ok(report) => {
                crate::skip::note("lowerings", &format!("{:?}", report.reasons));
                return None;
            }
            Err(OracleError::NoCompiler { .. }) => {
                crate::skip::note("lowerings", "no clang");
                return None;
            }
            Err(e) => panic!("{e}"),
        };
        let [one, other] = swapped;
        for lowering in lowerings.values_mut() {
            let Llvm::Ir(body) = &mut lowering.llvm else { panic!("it is an intrinsic") };
            body.text = body.text.replace(one, "%p9").replace(other, one).replace("%p9", other);
        }
        let wrong = judge(&lowerings).expect("it was just executed");
        let linked = std::fs::read_dir(dir.path()).expect("the folder is there").flatten();
        let linked = linked.filter(|entry| entry.file_name().to_string_lossy().starts_with("linked"));
        assert_eq!(linked.count(), 0, "files were left behind");
        Some([right, wrong])
    }

    /// A mnemonic says nothing of the order of operands; their execution does.
    #[test]
    fn swapped_operands_are_found() {
        let Some([right, wrong]) = as_it_is_and_with(["%p0", "%p1"], "_mm_subs_epu8@SSE2") else { return };
        assert_eq!((right.equal, right.different.len()), (1, 0));
        assert_eq!((wrong.equal, wrong.different.len()), (0, 1));
    }

    /// Bochs computes this instruction wrong, and the intrinsic alike: not so what is another instruction.
    #[test]
    fn swapped_operands_are_found_where_the_machine_is_wrong() {
        let Some([right, wrong]) = as_it_is_and_with(["%p1", "%p2"], "_mm_dpwsuds_epi32@AVX_VNNI_INT16")
        else {
            return;
        };
        let by_bochs = usize::from(right.machines.contains_key(emulated::BOCHS));
        assert_eq!((right.equal, right.as_intrinsic.len(), right.different.len()), (1, by_bochs, 0));
        assert_eq!((wrong.equal, wrong.different.len(), wrong.disputed.len()), (0, 1, 0));
    }
}
