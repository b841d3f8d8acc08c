//! Holds the shape of the workspace: the dependency line, who may name the solver and LLVM, and what an
//! instruction set adds.

mod rooms;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use autoir_spec_parsers::registry::ISAS;
use serde_json::Value;

/// The dependency line. A crate may use crates of lower rank only.
const RANKS: &[(&str, u32)] = &[
    ("autoir-semantics", 0),
    ("autoir-spec-parsers", 1),
    ("autoir-similarity", 1),
    ("autoir", 2),
    ("autoir-synth", 3),
    ("autoir-codegen-gen", 4),
    ("autoir-build", 5),
    // The oracles: `autoir check` runs them, so they stand below the command line.
    ("autoir-tests", 5),
    ("autoir-opt", 6),
    ("autoir-halide", 7),
    ("autoir-pass", 7),
    ("autoir-cli", 8),
];

/// Libraries that some crates alone may name, and the sources in which they may.
const RESERVED: &[(&str, &[&str], &[&str])] = &[
    ("z3", &["autoir-semantics"], &["semantics/src/smt/"]),
    // What makes code of programs, and what reads a compiler's.
    (
        "inkwell",
        &["autoir-codegen-gen", "autoir-opt", "autoir-halide", "autoir-pass"],
        &["codegen-gen/src/", "opt/", "halide/src/"],
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the workspace").to_owned()
}

/// The workspace's packages as `cargo metadata` describes them.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo prints JSON");
    match metadata["packages"].take() {
        Value::Array(packages) => packages,
        other => panic!("packages are no list: {other}"),
    }
}

fn name(value: &Value) -> &str {
    value["name"].as_str().expect("everything has a name")
}

fn dependencies(package: &Value) -> impl Iterator<Item = &Value> {
    package["dependencies"].as_array().into_iter().flatten()
}

/// The folder of a crate of the dependency line.
fn folder(crate_name: &str) -> PathBuf {
    if crate_name == "autoir-pass" {
        return root().join("opt/plugin");
    }
    let named = root().join(crate_name);
    if named.is_dir() { named } else { root().join(crate_name.trim_start_matches("autoir-")) }
}

#[test]
fn dependencies_follow_the_line() {
    let ranks: BTreeMap<_, _> = RANKS.iter().copied().collect();
    let mut wrong = Vec::new();
    for package in &packages() {
        let user = name(package);
        let Some(rank) = ranks.get(user) else {
            // Generated crates are used by tests alone and use nothing of ours.
            let ours = dependencies(package).filter(|d| ranks.contains_key(name(d)));
            wrong.extend(ours.map(|d| format!("{user} has no rank and uses {}", name(d))));
            continue;
        };
        // Tests may look down from anywhere above; only what is built into a crate counts.
        for used in dependencies(package).filter(|d| d["kind"] != "dev") {
            if let Some(below) = ranks.get(name(used))
                && below >= rank
            {
                wrong.push(format!("{user} uses {}, which does not stand below it", name(used)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_crate_of_the_line_exists() {
    let packages = packages();
    for (crate_name, _) in RANKS {
        assert!(packages.iter().any(|p| name(p) == *crate_name), "no crate {crate_name}");
    }
}

#[test]
fn solver_and_llvm_are_named_in_one_place() {
    let root = root();
    let packages = packages();
    let mut wrong = Vec::new();
    for (library, owners, places) in RESERVED {
        for package in &packages {
            if !owners.contains(&name(package)) && dependencies(package).any(|d| name(d) == *library) {
                wrong.push(format!("{} depends on {library}", name(package)));
            }
        }
        for file in rust_sources(&root) {
            let path = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
            let text = fs::read_to_string(&file).unwrap_or_default();
            if !places.iter().any(|p| path.starts_with(p)) && names_library(&text, library) {
                wrong.push(format!("{path} names {library}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether code, not prose or a string, uses the library: `z3::`, `use z3;`, `extern crate z3`.
fn names_library(text: &str, library: &str) -> bool {
    let uses = [format!("{library}::"), format!("use {library};"), format!("extern crate {library}")];
    text.lines().map(|l| l.split("//").next().unwrap_or("")).any(|line| {
        uses.iter().any(|u| {
            line.match_indices(u.as_str()).any(|(at, _)| {
                !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '"' || c == ':')
            })
        })
    })
}

/// Every `.rs` file below a folder, without build products.
fn rust_sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for path in entries.map(|e| e.path()) {
        let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.') || n == "target");
        if path.is_dir() && !hidden {
            found.extend(rust_sources(&path));
        } else if path.extension().is_some_and(|x| x == "rs") {
            found.push(path);
        }
    }
    found
}

#[test]
fn every_library_says_what_it_is() {
    let root = root();
    for package in &packages() {
        let manifest = Path::new(package["manifest_path"].as_str().expect("a path"));
        let library = manifest.with_file_name("src").join("lib.rs");
        if !library.starts_with(&root) || !RANKS.iter().any(|(n, _)| *n == name(package)) {
            continue;
        }
        let Ok(text) = fs::read_to_string(&library) else { continue };
        for part in ["//! In:", "//! Out:", "//! Pipeline:", "//! Invariants", "//! Start reading at:"] {
            assert!(text.contains(part), "{}: the head lacks `{part}`", library.display());
        }
    }
}

/// Adding an instruction set touches its own module, its own folder of vendor data, and one row of the registry.
#[test]
fn an_instruction_set_is_a_module_a_folder_and_a_row() {
    let root = root();
    let modules = root.join("spec-parsers/src");
    let names: Vec<&str> = ISAS.iter().map(|isa| isa.name).collect();
    for name in &names {
        assert!(modules.join(name).join("mod.rs").is_file(), "{name} has no module");
        assert!(root.join("vendor-specs").join(name).join("SOURCES.toml").is_file(), "{name} has no sources");
    }
    let mut rows = 0;
    for path in rust_sources(&root) {
        let text = fs::read_to_string(&path).expect("a source file is readable");
        let own = names.iter().any(|name| path.starts_with(modules.join(name)));
        let tests =
            path.components().any(|part| matches!(part.as_os_str().to_str(), Some("tests" | "examples")));
        if own || tests {
            continue;
        }
        for name in &names {
            let named = [format!("crate::{name}::"), format!("autoir_spec_parsers::{name}::")];
            let count: usize = named.iter().map(|path| text.matches(path.as_str()).count()).sum();
            let allowed = usize::from(path == modules.join("registry.rs"));
            assert!(count <= allowed, "{} names the module of {name}", path.display());
            rows += count;
        }
    }
    assert_eq!(rows, names.len(), "each instruction set has one row");
}

/// An erratum that nobody reads corrects nothing, and nobody would notice.
#[test]
fn every_file_of_errata_is_in_the_list_of_its_instruction_set() {
    for isa in ISAS {
        let folder = root().join("vendor-specs").join(isa.name).join("errata");
        let there: BTreeSet<String> = fs::read_dir(&folder)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        let file = |path: &str| Path::new(path).file_name().map(|n| n.to_string_lossy().into_owned());
        let listed: BTreeSet<String> =
            isa.frontend.errata().iter().filter_map(|(path, _)| file(path)).collect();
        assert_eq!(
            there,
            listed,
            "{}: the list is `ERRATA` in spec-parsers/src/{}/mod.rs",
            folder.display(),
            isa.name
        );
    }
}
