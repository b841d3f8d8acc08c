//! A sample of random functions, before and after; `autoir fuzz opt` has more, and the plugin in LLVM's optimizer.

use std::collections::BTreeSet;
use std::time::Duration;

use autoir_opt::{Form, Options, optimize, parse, prepare, widen};
use autoir_synth::cache::Cache;
use autoir_synth::cache::seal::Seal;
use autoir_tests::random_ir::plugin::others;
use autoir_tests::random_ir::{self, Kind, Optimizer, Stage};
use inkwell::context::Context;
use inkwell::values::AsValueRef;

/// This crate, in this process.
struct Here {
    cache: std::path::PathBuf,
}

impl Optimizer for Here {
    fn stages(&self, kind: Kind, text: &str) -> Result<Vec<Stage>, String> {
        if kind == Kind::Prepared {
            let context = Context::create();
            let module = parse(&context, text.as_bytes()).map_err(|e| e.to_string())?;
            let before = module.print_to_string().to_string();
            for function in module.get_functions().filter(|f| f.count_basic_blocks() > 0) {
                prepare(function.as_value_ref());
            }
            module.verify().map_err(|e| e.to_string())?;
            let after = module.print_to_string().to_string().into_bytes();
            let changed = others(before.as_bytes(), &after);
            return Ok(vec![Stage { name: "changed", module: after, changed }]);
        }
        let cache = || Cache::open(&self.cache, 64 << 20, Seal::none()).ok();
        let options = Options::new(Duration::from_millis(20), &cache);
        let (module, plan) = optimize(text.as_bytes(), Form::Bitcode, &options).map_err(|e| e.to_string())?;
        if let Some(why) = plan.internal_errors().next() {
            return Err(why.to_owned());
        }
        let changed: BTreeSet<String> = plan.replacements.iter().map(|r| r.place.0.clone()).collect();
        Ok(vec![Stage { name: "replaced", module, changed }])
    }

    fn without(&self, _: Kind, text: &str) -> Result<Vec<u8>, String> {
        Ok(text.as_bytes().to_vec())
    }
}

/// Wide copies of all loops that LLVM vectorizes in parts of registers.
struct Wide {
    folder: std::path::PathBuf,
}

impl Wide {
    fn vectorized(&self, text: &str) -> Result<Vec<u8>, String> {
        let from = self.folder.join("narrow.ll");
        std::fs::write(&from, text).map_err(|e| e.to_string())?;
        let opt = std::env::var("AUTOIR_OPT").unwrap_or_else(|_| "opt-22".to_owned());
        let words = ["-passes=default<O3>", "-force-vector-width=8", "-force-vector-interleave=1", "-o", "-"];
        let out =
            std::process::Command::new(opt).args(words).arg(&from).output().map_err(|e| e.to_string())?;
        match out.status.success() {
            true => Ok(out.stdout),
            false => Err(String::from_utf8_lossy(&out.stderr).into_owned()),
        }
    }
}

impl Optimizer for Wide {
    fn stages(&self, _: Kind, text: &str) -> Result<Vec<Stage>, String> {
        let context = Context::create();
        let module = parse(&context, &self.vectorized(text)?).map_err(|e| e.to_string())?;
        let loops = widen(&module, None, &|_| true);
        module.verify().map_err(|e| e.to_string())?;
        let changed = loops.into_iter().map(|l| l.narrow.0).collect();
        Ok(vec![Stage {
            name: "widened",
            module: module.print_to_string().to_string().into_bytes(),
            changed,
        }])
    }

    fn without(&self, _: Kind, text: &str) -> Result<Vec<u8>, String> {
        self.vectorized(text)
    }
}

/// Runs a sample of `functions` of `kind`, of which so many must be changed.
fn sample(kind: Kind, functions: usize, shapes: u64, least: usize) {
    sample_of(kind, functions, shapes, least, &|folder| Box::new(Here { cache: folder.join("answers") }));
}

fn sample_of(
    kind: Kind,
    functions: usize,
    shapes: u64,
    least: usize,
    optimizer: &dyn Fn(&std::path::Path) -> Box<dyn Optimizer>,
) {
    if !std::arch::is_x86_feature_detected!("avx2") {
        autoir_tests::skip::note("random functions before and after", "this CPU has no AVX2");
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let options = random_ir::Options {
        kinds: vec![kind],
        functions,
        in_module: functions.div_ceil(2).min(300),
        shapes,
        inputs: 12,
        seed: 18,
        cpus: vec!["haswell"],
        described: 4,
        folder: folder.path().to_owned(),
    };
    let optimizer = optimizer(folder.path());
    let report = random_ir::run(&*optimizer, &options, &()).expect("files can be written");
    assert!(report.is_clean(), "{}", report.findings.join("\n"));
    assert!(report.changed_functions >= least && report.idle * 10 < functions, "{report:?}");
    println!("{report:?}");
}

#[test]
fn vector_code_does_the_same_after_it_is_replaced() {
    sample(Kind::Vectors, 80, 10, 10);
}

#[test]
fn loops_do_the_same_after_they_are_prepared() {
    sample(Kind::Prepared, 600, 1 << 20, 60);
}

#[test]
fn loops_do_the_same_with_wide_copies() {
    let functions = std::env::var("FUZZ_FUNCTIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(600);
    sample_of(Kind::Loops, functions, 1 << 20, functions / 60, &|folder| {
        Box::new(Wide { folder: folder.to_owned() })
    });
}
