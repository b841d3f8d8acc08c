//! What the documents show must be true: windows read, and files that are named exist.

use std::fs;
use std::path::{Path, PathBuf};

use autoir_synth::window::air;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crate lies in the workspace").to_owned()
}

/// The project's documents: Markdown files at the top and in `docs/`.
fn documents() -> Vec<(PathBuf, String)> {
    let folders = [root(), root().join("docs")];
    let entries = folders.iter().flat_map(|f| fs::read_dir(f).into_iter().flatten().flatten());
    let mut paths: Vec<PathBuf> =
        entries.map(|e| e.path()).filter(|p| p.extension().is_some_and(|x| x == "md")).collect();
    paths.sort();
    assert!(!paths.is_empty(), "there are no documents");
    paths.into_iter().map(|p| (p.clone(), fs::read_to_string(&p).expect("documents are text"))).collect()
}

/// The fenced blocks of a Markdown text.
fn blocks(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n```").skip(1).step_by(2).filter_map(|b| b.split_once('\n')).map(|(_, body)| body)
}

#[test]
fn windows_in_documents_read() {
    let mut windows_read = 0;
    for (path, text) in documents() {
        // A schema has an ellipsis where an example has a value; a grammar quotes its words.
        let schema = |b: &&str| b.contains("...)") || b.contains("\"window\"");
        let examples = blocks(&text).filter(|b| !schema(b));
        for example in examples.filter(|b| b.lines().any(|l| l.starts_with("window "))) {
            let (windows, _, diagnostics) = air::parse(&path.display().to_string(), example);
            let complaints: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
            assert!(complaints.is_empty(), "{}:\n{example}\n{}", path.display(), complaints.join("\n"));
            windows_read += windows.len();
        }
    }
    assert!(windows_read > 0, "no document shows a window");
}

#[test]
fn examples_read() {
    let entries = fs::read_dir(root().join("examples")).expect("there are examples");
    let mut total = 0;
    for path in entries.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|x| x == "air")) {
        let name = path.display().to_string();
        let text = fs::read_to_string(&path).expect("examples are text");
        let (windows, _, diagnostics) = air::parse(&name, &text);
        let complaints: Vec<String> = diagnostics.iter().map(ToString::to_string).collect();
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
        assert_eq!(windows.len(), text.lines().filter(|l| l.starts_with("window ")).count(), "{name}");
        total += windows.len();
    }
    assert!(total >= 40, "only {total} example windows");
}

#[test]
fn links_lead_somewhere() {
    let mut broken = Vec::new();
    for (path, text) in documents() {
        let folder = path.parent().expect("a file has a folder");
        for target in text.split("](").skip(1).filter_map(|t| t.split(')').next()) {
            let file = target.split('#').next().unwrap_or("");
            if !file.is_empty() && !file.contains("://") && !folder.join(file).exists() {
                broken.push(format!("{} links to {target}", path.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}
