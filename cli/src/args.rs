//! The command line.

use std::path::PathBuf;
use std::time::Duration;

use autoir_synth::heuristics::Heuristics;
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};

/// Reads vendors' instruction manuals and synthesizes proven vector code from them.
#[derive(Debug, Parser)]
#[command(name = "autoir", version, propagate_version = true)]
pub struct Args {
    /// Options that mean the same everywhere.
    #[command(flatten)]
    pub global: Global,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// Options that mean the same everywhere.
#[derive(Clone, Debug, ClapArgs)]
pub struct Global {
    /// Print exactly one JSON object on standard output.
    #[arg(long, global = true)]
    pub json: bool,
    /// Folder with vendor texts (or one text); default: the Rust toolchain's `rust-src`.
    #[arg(long, global = true, value_name = "DIR")]
    pub specs: Option<PathBuf>,
    /// Worker threads; default: one per CPU.
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub jobs: Option<u16>,
    /// Folder for cached answers and compiled oracles; default: $AUTOIR_CACHE, else the user's cache folder.
    #[arg(long, global = true, value_name = "DIR")]
    pub cache: Option<PathBuf>,
    /// The most that cached answers may take up; what was not used for longest goes.
    #[arg(long, global = true, value_name = "MIB", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..))]
    pub cache_limit: u32,
    /// Neither use nor keep cached answers.
    #[arg(long, global = true)]
    pub no_cache: bool,
    /// Seconds after which a search gives its best proven answer so far, and a proof is given up; by default, work
    /// alone ends them.
    #[arg(long, global = true, value_name = "S", value_parser = time)]
    pub timeout: Option<f64>,
    /// The most memory that `synth` and `verify` may take up. Near it, searches end with the best proven answers so
    /// far; at it, the command ends. Default: 2048, and 256 more for each worker thread above four.
    #[arg(long, global = true, value_name = "MIB", value_parser = clap::value_parser!(u32).range(256..))]
    pub memory: Option<u32>,
}

/// Work, or the time for all windows: none is a choice, and no number is not.
fn work(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(s) if (0.0..=86_400.0).contains(&s) => Ok(s),
        Ok(_) => Err("this is from 0 to 86400 seconds".into()),
        Err(e) => Err(e.to_string()),
    }
}

/// How many of something there are, at least one.
fn count(text: &str) -> Result<usize, String> {
    match text.parse::<usize>() {
        Ok(n) if (1..=100_000_000).contains(&n) => Ok(n),
        Ok(_) => Err("this is from 1 to 100000000".into()),
        Err(e) => Err(e.to_string()),
    }
}

/// A time that is one.
fn time(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(s) if s > 0.0 && s <= 86_400.0 => Ok(s),
        Ok(_) => Err("a time is more than 0 and at most 86400 seconds".into()),
        Err(e) => Err(e.to_string()),
    }
}

impl Global {
    /// Worker threads; 0 for one per CPU.
    pub fn threads(&self) -> usize {
        self.jobs.map_or(0, usize::from)
    }

    /// The wall time of one search or proof.
    pub fn timeout(&self) -> Option<Duration> {
        self.timeout.map(seconds)
    }

    /// The most memory that answering may take up, in MiB.
    pub fn memory_limit(&self) -> u64 {
        let more = 256 * (rayon::current_num_threads() as u64).saturating_sub(4);
        self.memory.map_or(2048 + more, u64::from)
    }
}

/// So many seconds, of what may be said on a command line.
pub fn seconds(s: f64) -> Duration {
    Duration::from_secs_f64(if s.is_finite() { s.clamp(0.001, 86_400.0) } else { 86_400.0 })
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Turn vendor text into formal semantics and count what came out.
    Parse(IsaArgs),
    /// Compare semantics with the instructions executed, on this CPU or by an emulator.
    Check(CheckArgs),
    /// Group the instructions into operations, with a proof for every member.
    Classes(ClassesArgs),
    /// Run the whole offline pipeline: dictionary, lowering tables, costs, generated crates.
    Build(BuildArgs),
    /// Show an instruction, an operation, its members and semantics.
    Show(ShowArgs),
    /// Synthesize the cheapest proven program for every window of a `.air` or Halide `.stmt` file.
    Synth(SynthArgs),
    /// Replace vector computations of LLVM IR by proven programs where they are cheaper.
    Opt(OptArgs),
    /// Compile a whole pipeline that Halide has lowered (`.stmt`) to an object with Halide's C interface.
    Compile(CompileArgs),
    /// Prove the programs of an `.air` file, or the functions of an object, equal to their windows again, from scratch.
    Verify(VerifyArgs),
    /// Campaigns against the tool itself.
    Fuzz(FuzzArgs),
    /// The answers that are kept on disk.
    Cache(CacheArgs),
    /// The vendor texts: which are here, which version, and how to get the others.
    Specs(SpecsArgs),
    /// Say what this machine has: LLVM, solver, vendor texts, CPU features.
    Doctor,
}

/// Which vendor texts.
#[derive(Clone, Debug, ClapArgs)]
pub struct IsaArgs {
    /// Instruction set.
    #[arg(long, default_value = "x86", value_name = "ISA")]
    pub isa: String,
    /// Stop at counting; do not re-roll.
    #[arg(long)]
    pub no_canonicalize: bool,
}

/// What to check against hardware.
#[derive(Clone, Debug, ClapArgs)]
pub struct CheckArgs {
    /// Instruction set; x86 where none is named, or every one with --lowerings.
    #[arg(long, value_name = "ISA")]
    pub isa: Option<String>,
    /// Execute each lowering alone, and compare with the dictionary.
    #[arg(long)]
    pub lowerings: bool,
    /// Execute by the emulator also what this CPU has, as machines do that lack it.
    #[arg(long, conflicts_with = "lowerings")]
    pub emulated: bool,
    /// Only instructions whose name contains this.
    #[arg(value_name = "NAME")]
    pub filter: Option<String>,
    /// Input vectors per instruction, at least: 1000, or 64 for each way of writing a lowering.
    #[arg(long, value_parser = count)]
    pub vectors: Option<usize>,
    /// Only every n-th instruction.
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = count)]
    pub every: usize,
    /// Seed of the inputs.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// What to classify.
#[derive(Clone, Debug, ClapArgs)]
pub struct ClassesArgs {
    /// Instruction sets; may be given several times. `all` is every one.
    #[arg(long, default_value = "all", value_name = "ISA")]
    pub isa: Vec<String>,
    /// Check the recorded proofs again instead of only counting them.
    #[arg(long)]
    pub replay: bool,
    /// Write what is decided on the way into this folder, as SMT-LIB 2 with the expected answers.
    #[arg(long, value_name = "DIR", requires = "replay")]
    pub smtlib: Option<PathBuf>,
}

/// What to build.
#[derive(Clone, Debug, ClapArgs)]
pub struct BuildArgs {
    /// Only say whether the committed files are fresh.
    #[arg(long)]
    pub check: bool,
    /// Read only the text of this instruction set, and take the others as the repository has them; may be given several
    /// times. `all` is every one.
    #[arg(long, default_value = "all", value_name = "ISA")]
    pub isa: Vec<String>,
    /// Repository root that holds the generated files.
    #[arg(long, default_value = ".", value_name = "DIR")]
    pub root: PathBuf,
}

/// What to show.
#[derive(Clone, Debug, ClapArgs)]
pub struct ShowArgs {
    /// An intrinsic, an instruction id or an operation.
    #[arg(required_unless_present = "reference")]
    pub name: Option<String>,
    /// Write a reference of all operations and instructions, in Markdown.
    #[arg(long, value_name = "DIR", conflicts_with = "name")]
    pub reference: Option<PathBuf>,
}

/// A target as LLVM spells it.
#[derive(Clone, Debug, ClapArgs)]
pub struct TargetArgs {
    /// Architecture.
    #[arg(long, default_value = "x86_64", value_name = "ARCH")]
    pub target: String,
    /// CPU; default: this machine's.
    #[arg(long, value_name = "CPU")]
    pub cpu: Option<String>,
    /// Features added to or taken from the CPU's, such as `+avx512vnni,-gfni`.
    #[arg(long, value_name = "LIST", allow_hyphen_values = true)]
    pub features: Option<String>,
}

/// What `--emit` makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Emit {
    /// Programs in the `.air` notation.
    Air,
    /// LLVM IR.
    Llvm,
    /// Assembly.
    Asm,
    /// An object file with one function per window: `void name(const uint8_t *in0, …, uint8_t *out)`.
    Obj,
}

/// What to synthesize.
#[derive(Clone, Debug, ClapArgs)]
pub struct SynthArgs {
    /// Files of windows (`.air`) or lowered Halide pipelines (`.stmt`, with `.args.json` beside it).
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The target.
    #[command(flatten)]
    pub target: TargetArgs,
    /// Make the programs in this form as well: text below each window, `obj` a file. What has no program is
    /// LLVM's own code.
    #[arg(long, value_enum)]
    pub emit: Option<Emit>,
    /// Write what `--emit` makes to this file, as one module or object; default for `obj`: the input's name with
    /// the ending `.o`, in the current folder.
    #[arg(short, long, value_name = "FILE", requires = "emit")]
    pub output: Option<PathBuf>,
    /// Execute every program and compare it with the window's meaning: on this CPU, or under QEMU for another
    /// architecture.
    #[arg(long)]
    pub execute: bool,
    /// Search without these heuristics.
    #[arg(long, value_name = "LIST", help = heuristics())]
    pub without: Option<String>,
    /// Work of the search for a window, in the seconds that it takes on a present core (1 unless told). It is
    /// counted, not measured: with as much of it every machine finds the same.
    #[arg(long, value_name = "S", value_parser = work)]
    pub effort: Option<f64>,
    /// Say for every window where its time went, which conditions its instructions rest on, and which instructions
    /// were nearly of use.
    #[arg(long)]
    pub explain: bool,
    /// Only windows whose name contains this.
    #[arg(long, value_name = "NAME")]
    pub window: Option<String>,
}

/// What `--without` says of itself.
fn heuristics() -> String {
    let names: Vec<&str> = Heuristics::names().collect();
    let names = names.join(", ");
    format!(
        "Search without these heuristics, whose names are separated by commas: {names}. What is found is proven all the same"
    )
}

/// What to optimize.
#[derive(Clone, Debug, ClapArgs)]
pub struct OptArgs {
    /// A module of LLVM IR, as text (`.ll`) or bitcode (`.bc`).
    pub file: PathBuf,
    /// Write the module to this file: as text where its name ends in `.ll`, else as bitcode.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// Write the windows that are found to this file, as `autoir synth` reads them.
    #[arg(long, value_name = "FILE")]
    pub windows: Option<PathBuf>,
    /// What is written of what was done.
    #[command(flatten)]
    pub record: RecordArgs,
    /// Architecture of the functions that do not name a CPU (`target-cpu`); default: the module's.
    #[arg(long, value_name = "ARCH", requires = "cpu")]
    pub target: Option<String>,
    /// CPU of the functions that do not name one.
    #[arg(long, value_name = "CPU")]
    pub cpu: Option<String>,
    /// Features added to or taken from that CPU's, such as `+avx512vnni,-gfni`.
    #[arg(long, value_name = "LIST", allow_hyphen_values = true, requires = "cpu")]
    pub features: Option<String>,
    /// Work of the search for a window, in the seconds that it takes on a present core (1 unless told).
    #[arg(long, value_name = "S", value_parser = work)]
    pub effort: Option<f64>,
    /// Wall time for all windows of the module: those that are not searched for by then stay as they are.
    #[arg(long, value_name = "S", value_parser = work)]
    pub budget: Option<f64>,
}

/// What to compile.
#[derive(Clone, Debug, ClapArgs)]
pub struct CompileArgs {
    /// A text that Halide has printed (`.stmt`), with the `.args.json` beside it that names its arguments.
    pub file: PathBuf,
    /// Write the result to this file: LLVM IR where its name ends in `.ll`, assembly for `.s`, else an object.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// What the object is for; without `--cpu`, what the text says that it was lowered for.
    #[command(flatten)]
    pub target: CompileTarget,
    /// A function that the text calls and that will be linked; may be given several times.
    #[arg(long, value_name = "NAME")]
    pub external: Vec<String>,
    /// Leave the vector code to LLVM: nothing is searched for.
    #[arg(long)]
    pub plain: bool,
    /// Most work of the search for one window, in the seconds that it takes on a present core (1 unless told).
    #[arg(long, value_name = "S", value_parser = work)]
    pub effort: Option<f64>,
    /// Work of all searches, which the windows share (2 unless told; without limit where `--effort` is told).
    #[arg(long, value_name = "S", value_parser = work)]
    pub work: Option<f64>,
    /// Wall time for all windows: those that are not searched for by then stay as they are.
    #[arg(long, value_name = "S", value_parser = work)]
    pub budget: Option<f64>,
    /// Measure loops beside this one: Halide's own assembly of the pipeline.
    #[arg(long, value_name = "FILE")]
    pub beside: Option<PathBuf>,
    /// What is written of what was done.
    #[command(flatten)]
    pub record: RecordArgs,
}

/// What is written of what was replaced and what was not.
#[derive(Clone, Debug, ClapArgs)]
pub struct RecordArgs {
    /// Write a record of what was replaced and what was not to this file, in the YAML of LLVM's own remarks.
    #[arg(long, value_name = "FILE")]
    pub remarks: Option<PathBuf>,
    /// Write a page for the browser to this file: source lines, windows, programs, the code of blocks before and after.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
}

/// Which CPU a pipeline is compiled for.
#[derive(Clone, Debug, ClapArgs)]
pub struct CompileTarget {
    /// Architecture; default: the text's.
    #[arg(long = "target", value_name = "ARCH")]
    pub arch: Option<String>,
    /// CPU; default: one with what the text was lowered for.
    #[arg(long, value_name = "CPU")]
    pub cpu: Option<String>,
    /// Features added to or taken from the CPU's, such as `+avx512vnni,-gfni`.
    #[arg(long, value_name = "LIST", allow_hyphen_values = true)]
    pub features: Option<String>,
}

/// What to verify.
#[derive(Clone, Debug, ClapArgs)]
pub struct VerifyArgs {
    /// Files with windows and programs for them; or, with --windows, objects (`.o`) and assembly (`.s`) with a function
    /// for each window.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The windows (`.air`, `.stmt`) of the functions in the files, which are then read back from their instructions and
    /// proven, with what they do to memory and to the caller's registers; may be given several times.
    #[arg(long, value_name = "FILE")]
    pub windows: Vec<PathBuf>,
    /// Write what is decided on the way into this folder, as SMT-LIB 2 with the expected answers.
    #[arg(long, value_name = "DIR")]
    pub smtlib: Option<PathBuf>,
    /// What the functions are for; with a CPU, programs that are proven are priced for it.
    #[command(flatten)]
    pub target: TargetArgs,
}

/// What to campaign against.
#[derive(Clone, Debug, ClapArgs)]
pub struct FuzzArgs {
    /// What to campaign against.
    #[command(subcommand)]
    pub subject: FuzzSubject,
}

/// What to campaign against.
#[derive(Clone, Debug, Subcommand)]
pub enum FuzzSubject {
    /// Change proven programs a little; what the verifier still proves must agree with its window.
    Verify(FuzzVerifyArgs),
    /// Execute random functions of LLVM IR before and after `autoir opt` and the compiler's plugin; what memory holds
    /// must be the same.
    Opt(FuzzOptArgs),
}

/// Which programs to change, and how often.
#[derive(Clone, Debug, ClapArgs)]
pub struct FuzzVerifyArgs {
    /// Files with windows and proven programs for them (`autoir synth --emit air`); default: all examples on five
    /// CPUs.
    pub files: Vec<PathBuf>,
    /// Different mutants to judge.
    #[arg(long, default_value_t = 100_000, value_name = "N")]
    pub mutants: usize,
    /// Inputs on which each mutant that is proved is compared with its window.
    #[arg(long, default_value_t = 10_000, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub inputs: u32,
    /// What chance begins with.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Which functions to generate, and what changes them.
#[derive(Clone, Debug, ClapArgs)]
pub struct FuzzOptArgs {
    /// Functions: vector code, and loops before and after they are vectorized, in modules of 200.
    #[arg(long, default_value_t = 50_000, value_name = "N")]
    pub functions: usize,
    /// Which functions; default: all of them, those more often that take less time.
    #[arg(long, value_name = "KIND")]
    pub kind: Vec<FuzzKind>,
    /// Different computations that they are made of: each is searched for once.
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub shapes: u64,
    /// Inputs that each function is called with.
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub inputs: u32,
    /// What chance begins with.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Work of the search for each window, in seconds.
    #[arg(long, default_value_t = 0.05, value_name = "S", value_parser = time)]
    pub effort: f64,
    /// The least share of functions that must be changed, in hundredths: what is left as it is tests nothing.
    #[arg(long, default_value_t = 20.0, value_name = "PERCENT")]
    pub least: f64,
    /// Where modules, remembered answers and functions that fail are written; default: the user's cache folder.
    #[arg(long, value_name = "DIR")]
    pub folder: Option<PathBuf>,
    /// The plugin; default: the one beside this program.
    #[arg(long, value_name = "FILE")]
    pub plugin: Option<PathBuf>,
}

/// Which functions to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FuzzKind {
    /// Vector code, for `autoir opt`.
    Vectors,
    /// Loops, for the plugin's pass before they are vectorized.
    Prepared,
    /// Loops, for LLVM's whole optimizer with the plugin.
    Loops,
}

/// What to do with the cache.
#[derive(Clone, Debug, ClapArgs)]
pub struct CacheArgs {
    /// What to do.
    #[command(subcommand)]
    pub action: CacheAction,
}

/// What to do with the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Subcommand)]
pub enum CacheAction {
    /// Say where it is and how much it holds.
    Stat,
    /// Prove every remembered program again, and take away what is damaged or refused.
    Verify,
    /// Take away everything.
    Clear,
}

/// Which vendor texts to look for.
#[derive(Clone, Debug, ClapArgs)]
pub struct SpecsArgs {
    /// Only this instruction set; may be given several times.
    #[arg(long, value_name = "ISA")]
    pub isa: Vec<String>,
}
