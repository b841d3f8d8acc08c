//! Modules that nobody writes for this crate: what is invalid is refused, and what no window looks into stays as it is and
//! is counted.

use std::path::{Path, PathBuf};
use std::time::Duration;

use autoir_opt::{Error, Form, Options, Plan, optimize, parse, prepare};
use inkwell::context::Context;
use inkwell::values::AsValueRef;

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let entries = std::fs::read_dir(&folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("it can be read").path()).collect();
    files.sort();
    files
}

fn optimized(bytes: &[u8]) -> Result<(Vec<u8>, Plan), Error> {
    let options = Options::new(Duration::from_millis(50), &|| None);
    optimize(bytes, Form::Text, &options)
}

/// A module as LLVM prints it.
fn printed(bytes: &[u8]) -> String {
    let context = Context::create();
    parse(&context, bytes).expect("it is a module").print_to_string().to_string()
}

#[test]
fn what_nobody_looks_into_stays_and_is_counted() {
    let files = files("bad");
    assert!(files.len() >= 20, "{files:?}");
    for file in files {
        let text = std::fs::read_to_string(&file).expect("it can be read");
        let (after, plan) = optimized(text.as_bytes()).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        assert_eq!(String::from_utf8_lossy(&after), printed(text.as_bytes()), "{}", file.display());
        assert!(plan.replacements.is_empty(), "{}", file.display());
        let left: Vec<String> = plan.left.iter().map(|(why, count)| format!("{count} {why}")).collect();
        let said: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix(";! left: ")).collect();
        assert_eq!(left, said, "{}", file.display());
    }
}

/// Loops in them are not prepared, either.
#[test]
fn loops_that_nobody_looks_into_stay() {
    for file in files("bad") {
        let text = std::fs::read(&file).expect("it can be read");
        let context = Context::create();
        let module = parse(&context, &text).expect("it is a module");
        for function in module.get_functions().filter(|f| f.count_basic_blocks() > 0) {
            prepare(function.as_value_ref());
        }
        module.verify().unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let accesses = |text: &str| {
            let is = |l: &&str| ["volatile", "atomic", "addrspace"].iter().any(|word| l.contains(word));
            text.lines().filter(is).map(str::to_owned).collect::<Vec<_>>()
        };
        let after = module.print_to_string().to_string();
        assert_eq!(accesses(&after), accesses(&printed(&text)), "{}", file.display());
    }
}

#[test]
fn what_is_no_module_is_refused() {
    let files = files("invalid");
    assert!(files.len() >= 8, "{files:?}");
    for file in files {
        let bytes = std::fs::read(&file).expect("it can be read");
        let found = optimized(&bytes);
        assert!(matches!(found, Err(Error::Module(_))), "{}: {found:?}", file.display());
    }
}

/// A function of very many operations, each of the one before: it is looked at in reasonable time, or it is not.
#[test]
fn huge_functions_are_no_trouble() {
    let mut text = String::from("target triple = \"x86_64-pc-linux-gnu\"\ndefine void @f(ptr %p) #0 {\n");
    text.push_str("  %v0 = load <8 x i32>, ptr %p, align 1\n");
    let last = 20_000;
    for n in 0..last {
        let op = ["add", "mul", "xor", "sub"][n % 4];
        text.push_str(&format!("  %v{} = {op} <8 x i32> %v{n}, splat (i32 {})\n", n + 1, n % 97 * 2 + 3));
    }
    text.push_str(&format!("  store <8 x i32> %v{last}, ptr %p, align 1\n  ret void\n}}\n"));
    text.push_str("attributes #0 = { nounwind \"target-cpu\"=\"haswell\" }\n");
    let (after, plan) = optimized(text.as_bytes()).expect("it is a module");
    assert_eq!(String::from_utf8_lossy(&after), printed(text.as_bytes()));
    assert_eq!((plan.skipped.len(), plan.windows.len()), (1, 0), "{:?}", plan.skipped);
}
