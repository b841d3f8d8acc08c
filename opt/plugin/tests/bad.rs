//! The plugin on modules that nobody writes for it: the compiler goes on as without it.

mod shared;

use std::path::Path;
use std::process::{Command, Output};

use shared::plugin;

fn opt(file: &Path, passes: &str, with: bool, folder: &Path) -> Output {
    let mut command = Command::new("opt-22");
    command.args(["-S", &format!("-passes={passes}"), "-o", "-"]).arg(file);
    if with {
        command.arg(format!("-load-pass-plugin={}", plugin().display()));
    }
    command.env("AUTOIR_CACHE", folder).env("AUTOIR_EFFORT", "0.05").env("AUTOIR_REMARKS", "1");
    command.output().expect("opt-22 can be run")
}

/// Whatever is in a module, LLVM's own errors are the only ones, and no signal ends it.
#[test]
fn the_compiler_goes_on_as_without_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests");
    for of in ["bad", "invalid"] {
        for entry in std::fs::read_dir(tests.join(of)).expect("the folder is there") {
            let file = entry.expect("it can be read").path();
            let name = file.display();
            let plain = opt(&file, "verify", false, folder.path());
            let made = opt(&file, "autoir", true, folder.path());
            assert_eq!(made.status.code(), plain.status.code(), "{name}");
            assert_eq!(plain.status.success(), of == "bad", "{name}");
            let said = String::from_utf8_lossy(&made.stderr).into_owned();
            assert!(!said.contains("panicked") && !said.contains("a bug"), "{name}: {said}");
            assert!(made.stdout == plain.stdout, "{name} is another then");
            // Together with all of LLVM's passes.
            let plain = opt(&file, "default<O2>", false, folder.path());
            let made = opt(&file, "default<O2>", true, folder.path());
            assert_eq!(made.status.code(), plain.status.code(), "{name}");
        }
    }
}
