//! A sample of random loops through LLVM's optimizer with the plugin; `autoir fuzz opt` has more.

mod shared;

use autoir_tests::random_ir::plugin::Plugin;
use autoir_tests::random_ir::{self, Kind};
use shared::plugin;

#[test]
fn loops_do_the_same_after_the_whole_optimizer() {
    if !std::arch::is_x86_feature_detected!("avx2") {
        autoir_tests::skip::note("random loops with the plugin", "this CPU has no AVX2");
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    let optimizer = Plugin {
        path: plugin(),
        folder: folder.to_owned(),
        variables: vec![
            ("AUTOIR_CACHE", folder.join("cache").to_string_lossy().into_owned()),
            ("AUTOIR_EFFORT", "0.02".to_owned()),
            ("AUTOIR_BUDGET", "600".to_owned()),
            ("AUTOIR_REMARKS", "1".to_owned()),
        ],
    };
    let options = random_ir::Options {
        kinds: vec![Kind::Loops],
        functions: 40,
        in_module: 40,
        shapes: 6,
        inputs: 20,
        seed: 5,
        cpus: vec!["haswell"],
        described: 4,
        folder: folder.to_owned(),
    };
    let report = random_ir::run(&optimizer, &options, &()).expect("files can be written");
    assert!(report.is_clean(), "{}", report.findings.join("\n"));
    assert!(report.changed_functions > 0 && report.calls > 400, "{report:?}");
    println!("{report:?}");
}
