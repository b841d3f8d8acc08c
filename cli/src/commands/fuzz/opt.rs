//! `autoir fuzz opt`: random functions before and after `autoir opt` or the compiler's plugin, executed.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use autoir_opt::{Form, Options, optimize};
use autoir_synth::cache::Cache;
use autoir_synth::cache::seal::Seal;
use autoir_synth::synthesize::Options as SearchOptions;
use autoir_tests::random_ir::plugin::Plugin;
use autoir_tests::random_ir::{self, Kind, Observer, Optimizer, Stage};
use indicatif::ProgressBar;
use serde_json::json;

use crate::args::{FuzzKind, FuzzOptArgs, Global, seconds};
use crate::error::CommandError;
use crate::output::{self, Exit, Outcome};
use crate::store;

/// Functions of a module.
const IN_MODULE: usize = 200;

/// Failures that are made small.
const DESCRIBED: usize = 12;

/// Wall time for a module: none should need it.
const BUDGET: Duration = Duration::from_secs(3600);

/// The most that remembered answers may take up, in bytes.
const CACHE_LIMIT: u64 = 1 << 30;

/// Generates functions and compares them before and after.
///
/// # Errors
/// A file cannot be written, or this CPU cannot execute what is made.
pub fn run(global: &Global, args: &FuzzOptArgs) -> Result<Outcome, CommandError> {
    let io = |path: &Path| {
        let path = path.to_owned();
        move |source| CommandError::Io { path, source }
    };
    let cpus = cpus();
    if cpus.is_empty() {
        return Err(CommandError::Usage(
            "this CPU has no AVX2: nothing that is replaced can be executed".into(),
        ));
    }
    let folder = match &args.folder {
        Some(folder) => folder.clone(),
        None => store::private_folder(global, "fuzz")?,
    };
    std::fs::create_dir_all(&folder).map_err(io(&folder))?;
    let folder = folder.canonicalize().map_err(io(&folder))?;
    let cache = folder.join("cache");
    let effort = seconds(args.effort);
    let plugin = args.plugin.clone().or_else(beside).map(|path| Plugin {
        path,
        folder: folder.clone(),
        variables: vec![
            ("AUTOIR_CACHE", cache.to_string_lossy().into_owned()),
            ("AUTOIR_EFFORT", effort.as_secs_f64().to_string()),
            ("AUTOIR_BUDGET", BUDGET.as_secs().to_string()),
            ("AUTOIR_JOBS", global.threads().to_string()),
            ("AUTOIR_REMARKS", "1".to_owned()),
        ],
    });
    let mut kinds: Vec<Kind> = args.kind.iter().map(|kind| kind_of(*kind)).collect();
    if kinds.is_empty() {
        // What is not searched for takes little time.
        kinds = vec![Kind::Vectors, Kind::Prepared, Kind::Vectors, Kind::Prepared, Kind::Loops];
    }
    if plugin.is_none() && kinds.iter().any(|kind| *kind != Kind::Vectors) {
        eprintln!("loops are left out: there is no plugin (`cargo build -p autoir-pass`, or --plugin FILE)");
        kinds = vec![Kind::Vectors];
    }
    let options = random_ir::Options {
        kinds,
        functions: args.functions,
        in_module: IN_MODULE,
        shapes: args.shapes,
        inputs: u64::from(args.inputs),
        seed: args.seed,
        cpus,
        described: DESCRIBED,
        folder: folder.clone(),
    };
    let bar = output::progress("functions", args.functions as u64);
    let start = Instant::now();
    let subject = Subject { cache: cache.join("answers"), effort, timeout: global.timeout(), plugin };
    let report = random_ir::run(&subject, &options, &Seen(&bar)).map_err(io(&folder))?;
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    report.findings.iter().for_each(|finding| eprintln!("{finding}"));
    let share = 100.0 * report.changed_functions as f64 / report.functions.max(1) as f64;
    let mut text = format!(
        "{} functions in {seconds:.0} s, {} changed ({share:.0} %), {} calls compared, {} without a defined input\n",
        report.functions, report.changed_functions, report.calls, report.idle
    );
    for (what, count) in &report.changed {
        let _ = writeln!(text, "  {what}: {count}");
    }
    let _ = writeln!(
        text,
        "{} miscompiled, {} crashes, {} that differ without autoir",
        report.miscompiled, report.crashed, report.disputed
    );
    let is_enough = share >= args.least;
    if !is_enough {
        let _ = writeln!(text, "fewer than {} % are changed: this tests little", args.least);
    }
    let exit = if report.is_clean() && is_enough { Exit::Success } else { Exit::No };
    let mut json = json!(report);
    json["seconds"] = json!(seconds);
    json["changed_share"] = json!(share / 100.0);
    Ok(Outcome { json, text, exit })
}

/// What is seen of a campaign while it runs.
struct Seen<'a>(&'a ProgressBar);

impl Observer for Seen<'_> {
    fn done(&self, functions: usize) {
        self.0.set_position(functions as u64);
    }

    fn found(&self, what: &str) {
        eprintln!("{what}");
    }
}

fn kind_of(kind: FuzzKind) -> Kind {
    match kind {
        FuzzKind::Vectors => Kind::Vectors,
        FuzzKind::Prepared => Kind::Prepared,
        FuzzKind::Loops => Kind::Loops,
    }
}

/// CPUs whose code this one executes, the most common ones more often.
fn cpus() -> Vec<&'static str> {
    let mut cpus = Vec::new();
    #[cfg(target_arch = "x86_64")]
    {
        if std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("bmi2") {
            cpus.extend(["haswell", "haswell", "haswell"]);
        }
        if std::arch::is_x86_feature_detected!("avx512bw") && std::arch::is_x86_feature_detected!("avx512vl")
        {
            cpus.push("skylake-avx512");
        }
    }
    cpus
}

/// The plugin that was built beside this program.
fn beside() -> Option<PathBuf> {
    let own = std::env::current_exe().ok()?;
    Some(own.with_file_name("libautoir_pass.so")).filter(|path| path.is_file())
}

/// `autoir opt` for vector code, LLVM with the plugin for loops.
struct Subject {
    cache: PathBuf,
    effort: Duration,
    timeout: Option<Duration>,
    plugin: Option<Plugin>,
}

impl Optimizer for Subject {
    fn stages(&self, kind: Kind, text: &str) -> Result<Vec<Stage>, String> {
        if let (Kind::Loops | Kind::Prepared, Some(plugin)) = (kind, &self.plugin) {
            return plugin.stages(kind, text);
        }
        let options = Options {
            search: SearchOptions { effort: self.effort, timeout: self.timeout, ..SearchOptions::default() },
            budget: Some(BUDGET.into()),
            work: None,
            cpu: None,
            modules: None,
            cache: &|| {
                Cache::open(&self.cache, CACHE_LIMIT, Seal::of_user().unwrap_or_else(|_| Seal::none())).ok()
            },
            observer: &(),
        };
        let (module, plan) = optimize(text.as_bytes(), Form::Bitcode, &options).map_err(|e| e.to_string())?;
        if let Some(why) = plan.internal_errors().next() {
            return Err(why.to_owned());
        }
        let changed: BTreeSet<String> = plan.replacements.iter().map(|r| r.place.0.clone()).collect();
        Ok(vec![Stage { name: "replaced", module, changed }])
    }

    fn without(&self, kind: Kind, text: &str) -> Result<Vec<u8>, String> {
        match &self.plugin {
            Some(plugin) => plugin.without(kind, text),
            None => Ok(text.as_bytes().to_vec()),
        }
    }
}
