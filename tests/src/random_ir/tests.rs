use std::path::Path;

use super::*;

/// Changes nothing.
struct Unchanged;

impl Optimizer for Unchanged {
    fn stages(&self, _: Kind, text: &str) -> Result<Vec<Stage>, String> {
        Ok(vec![Stage { name: "unchanged", module: text.as_bytes().to_vec(), changed: BTreeSet::new() }])
    }

    fn without(&self, _: Kind, text: &str) -> Result<Vec<u8>, String> {
        Ok(text.as_bytes().to_vec())
    }
}

/// Changes the first sum of each function to a difference, and fails where a function takes an absolute value.
struct Wrong;

impl Optimizer for Wrong {
    fn stages(&self, _: Kind, text: &str) -> Result<Vec<Stage>, String> {
        assert!(!text.contains("@llvm.abs"), "absolute values are not understood");
        let changed = text.replace("= add <", "= sub <").into_bytes();
        Ok(vec![Stage { name: "changed", module: changed, changed: BTreeSet::new() }])
    }

    fn without(&self, _: Kind, text: &str) -> Result<Vec<u8>, String> {
        Ok(text.as_bytes().to_vec())
    }
}

fn options(functions: usize, folder: &Path) -> Options {
    Options {
        kinds: Kind::ALL.to_vec(),
        functions,
        in_module: 100,
        shapes: 1 << 20,
        inputs: 8,
        seed: 3,
        cpus: vec!["x86-64"],
        described: 2,
        folder: folder.to_owned(),
    }
}

/// The reference and LLVM agree on what functions do: with `-O2`, also on what may be poison.
#[test]
fn the_reference_is_what_llvm_does() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let report = run(&Unchanged, &options(600, folder.path()), &()).expect("files can be written");
    assert!(report.is_clean(), "{}", report.findings.join("\n"));
    assert_eq!(report.functions, 600);
    assert!(report.idle < 60 && report.calls > 3000, "{report:?}");
}

/// What is wrong is found, and made small.
#[test]
fn wrong_functions_are_found_and_made_small() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let options = Options { kinds: vec![Kind::Vectors], ..options(40, folder.path()) };
    let report = run(&Wrong, &options, &()).expect("files can be written");
    assert!(report.miscompiled > 4 && report.crashed > 0 && report.disputed == 0, "{report:?}");
    for finding in &report.findings {
        let steps = finding.lines().filter(|l| l.contains(" = ") || l.contains("  store ")).count();
        assert!(steps < 16, "{finding}");
    }
}

/// Traps where functions return.
struct Trapping;

impl Optimizer for Trapping {
    fn stages(&self, _: Kind, text: &str) -> Result<Vec<Stage>, String> {
        let declared = format!("{text}\ndeclare void @llvm.trap()\n");
        let changed = declared.replace("  ret void", "  call void @llvm.trap()\n  ret void").into_bytes();
        Ok(vec![Stage { name: "changed", module: changed, changed: BTreeSet::new() }])
    }

    fn without(&self, _: Kind, text: &str) -> Result<Vec<u8>, String> {
        Ok(text.as_bytes().to_vec())
    }
}

/// What traps is a failure like others, of the function that does.
#[test]
fn functions_that_trap_are_found_and_the_campaign_goes_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let options = Options { kinds: vec![Kind::Vectors], in_module: 4, ..options(8, folder.path()) };
    let report = run(&Trapping, &options, &()).expect("files can be written");
    assert_eq!((report.functions, report.miscompiled + report.idle), (8, 8), "{report:?}");
    assert!(report.disputed == 0 && report.findings.len() == 2, "{report:?}");
    assert!(report.findings.iter().all(|finding| finding.contains("SIGILL")), "{:?}", report.findings);
    let written = std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.path());
    let wholes = written.filter(|path| path.to_string_lossy().ends_with("-3.whole.ll")).count();
    assert_eq!(wholes, report.findings.len());
}
