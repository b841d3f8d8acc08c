//! The files below `filetests/`, as cases.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// What starts a directive. Directives stand in the first lines of an input.
const DIRECTIVE: &str = ";!";

/// Directives that every pass understands, beside those that its row in the table names.
pub const ERROR: &str = "error";

/// One input file.
#[derive(Clone, Debug)]
pub struct Case {
    /// `<pass>/<file name>`.
    pub name: String,
    /// The folder, which names the pass.
    pub pass: String,
    /// The input file.
    pub path: PathBuf,
    /// Its text. Directive lines are empty, so that line numbers are those of the file.
    pub text: String,
    /// Directives with their values.
    pub directives: BTreeMap<String, String>,
    /// Why the case is expected to fail for now, from `skip.toml`.
    pub skip: Option<String>,
}

impl Case {
    /// Where the expectation stands.
    pub fn expectation(&self) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(".expect");
        name.into()
    }

    /// Whether the input must be refused.
    pub fn expects_error(&self) -> bool {
        self.directives.contains_key(ERROR)
    }
}

/// All cases, and what is wrong with the folders.
#[derive(Debug, Default)]
pub struct Corpus {
    /// The cases, sorted by name.
    pub cases: Vec<Case>,
    /// What is wrong, one sentence each.
    pub problems: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkipFile {
    #[serde(default)]
    skip: Vec<SkipEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkipEntry {
    case: String,
    reason: String,
}

impl Corpus {
    /// Reads `root`; `passes` are the passes with the directives that each understands.
    pub fn read(root: &Path, passes: &BTreeMap<&str, &[&str]>) -> Corpus {
        let mut corpus = Corpus::default();
        for folder in corpus.entries(root) {
            let pass = file_name(&folder);
            if !folder.is_dir() {
                if pass != "skip.toml" {
                    corpus.problems.push(format!("{}: not a folder of cases", folder.display()));
                }
            } else if let Some(directives) = passes.get(pass.as_str()) {
                corpus.folder(&pass, &folder, directives);
            } else {
                corpus.problems.push(format!("{}: no pass has this name", folder.display()));
            }
        }
        for pass in passes.keys() {
            if !corpus.cases.iter().any(|c| c.pass == *pass) {
                corpus.problems.push(format!("{pass}: no cases"));
            }
        }
        corpus.skips(&root.join("skip.toml"));
        corpus
    }

    fn folder(&mut self, pass: &str, folder: &Path, known: &[&str]) {
        let files = self.entries(folder);
        // Files that belong to an input: its expectation, and side inputs such as `<case>.args.json`.
        let (inputs, beside): (Vec<_>, Vec<_>) = files.into_iter().partition(|f| !is_beside(f));
        let names: BTreeSet<_> = inputs.iter().map(|f| file_name(f)).collect();
        for file in beside {
            let name = file_name(&file);
            let owner = name.strip_suffix(".expect").map(str::to_owned);
            let owner = owner.or_else(|| name.strip_suffix(".args.json").map(|stem| format!("{stem}.stmt")));
            if !owner.is_some_and(|o| names.contains(&o)) {
                self.problems.push(format!("{}: there is no input for it", file.display()));
            }
        }
        for path in inputs {
            match fs::read(&path) {
                // Inputs may be damaged on purpose: bytes that are not UTF-8 are part of the case.
                Ok(bytes) => self.case(pass, path, &String::from_utf8_lossy(&bytes), known),
                Err(e) => self.problems.push(format!("{}: {e}", path.display())),
            }
        }
    }

    fn case(&mut self, pass: &str, path: PathBuf, text: &str, known: &[&str]) {
        let mut directives = BTreeMap::new();
        let mut rest = text;
        let mut blank = String::new();
        while let Some(line) = rest.strip_prefix(DIRECTIVE) {
            let (line, after) = line.split_once('\n').unwrap_or((line, ""));
            let (key, value) = line.split_once(':').unwrap_or((line, ""));
            let key = key.trim();
            if key != ERROR && !known.contains(&key) {
                self.problems.push(format!("{}: unknown directive `{key}`", path.display()));
            }
            if directives.insert(key.to_owned(), value.trim().to_owned()).is_some() {
                self.problems.push(format!("{}: directive `{key}` is given twice", path.display()));
            }
            blank.push('\n');
            rest = after;
        }
        let name = format!("{pass}/{}", file_name(&path));
        self.cases.push(Case {
            name,
            pass: pass.to_owned(),
            path,
            text: blank + rest,
            directives,
            skip: None,
        });
    }

    fn skips(&mut self, path: &Path) {
        let Ok(text) = fs::read_to_string(path) else { return };
        let entries = match toml::from_str::<SkipFile>(&text) {
            Ok(file) => file.skip,
            Err(e) => return self.problems.push(format!("{}: {e}", path.display())),
        };
        for entry in entries {
            match self.cases.iter_mut().find(|c| c.name == entry.case) {
                _ if entry.reason.trim().is_empty() => {
                    self.problems.push(format!("skip.toml: `{}` has no reason", entry.case));
                }
                Some(case) if case.skip.is_none() => case.skip = Some(entry.reason),
                Some(_) => self.problems.push(format!("skip.toml: `{}` is listed twice", entry.case)),
                None => self.problems.push(format!("skip.toml: there is no case `{}`", entry.case)),
            }
        }
    }

    fn entries(&mut self, folder: &Path) -> Vec<PathBuf> {
        let read = fs::read_dir(folder).and_then(|d| d.map(|e| e.map(|e| e.path())).collect());
        let mut entries: Vec<PathBuf> = read.unwrap_or_else(|e| {
            self.problems.push(format!("{}: {e}", folder.display()));
            Vec::new()
        });
        entries.sort();
        entries
    }
}

fn is_beside(path: &Path) -> bool {
    let name = file_name(path);
    name.ends_with(".expect") || name.ends_with(".args.json")
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default()
}
