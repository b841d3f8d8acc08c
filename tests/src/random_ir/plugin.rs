//! LLVM's optimizer with the plugin, as a compiler runs it: for what is decided before loops are vectorized and after.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::native::run_with;
use super::{Kind, Optimizer, Stage};

/// LLVM's passes of `-O3`, which the plugin adds its own to.
const WHOLE: &str = "default<O3>";

/// The plugin's pass over functions before loops are vectorized, alone.
const PREPARE: &str = "function(autoir-prepare)";

/// The plugin's pass at the end of the optimizer, alone.
const REPLACE: &str = "autoir";

/// LLVM with a plugin.
#[derive(Clone, Debug)]
pub struct Plugin {
    /// The plugin.
    pub path: PathBuf,
    /// Where files are written.
    pub folder: PathBuf,
    /// What the plugin is asked for, by environment variables.
    pub variables: Vec<(&'static str, String)>,
}

impl Plugin {
    /// What the passes `passes` make of `text`, with the plugin or without, and the functions that it says it changed.
    ///
    /// # Errors
    /// LLVM refuses, or the plugin says that something went wrong in it.
    pub fn made(&self, text: &str, passes: &str, with: bool) -> Result<(Vec<u8>, BTreeSet<String>), String> {
        let file = |name: &str| self.folder.join(name).to_string_lossy().into_owned();
        let (from, to, record) = (file("plugin.ll"), file("plugin-made.ll"), file("plugin.yaml"));
        std::fs::write(&from, text).map_err(|e| e.to_string())?;
        let _ = std::fs::remove_file(&record);
        let mut words = vec!["-S".to_owned(), format!("-passes={passes}"), from, "-o".to_owned(), to.clone()];
        if with {
            words.push(format!("-load-pass-plugin={}", self.path.display()));
            words.push(format!("-pass-remarks-output={record}"));
            words.push("-pass-remarks-filter=autoir".to_owned());
        }
        let opt = std::env::var("AUTOIR_OPT").unwrap_or_else(|_| "opt-22".to_owned());
        let said = run_with(&opt, &words, &self.variables)?;
        let wrong =
            |line: &&str| ["this is a bug", "panicked", "autoir: LLVM:"].iter().any(|w| line.contains(w));
        if let Some(line) = said.lines().find(wrong) {
            return Err(line.to_owned());
        }
        let record = std::fs::read_to_string(&record).unwrap_or_default();
        Ok((std::fs::read(&to).map_err(|e| e.to_string())?, replaced(&record)))
    }
}

impl Optimizer for Plugin {
    fn stages(&self, kind: Kind, text: &str) -> Result<Vec<Stage>, String> {
        if kind == Kind::Vectors {
            let (module, changed) = self.made(text, REPLACE, true)?;
            return Ok(vec![Stage { name: "replaced", module, changed }]);
        }
        if kind == Kind::Loops {
            let (module, changed) = self.made(text, WHOLE, true)?;
            return Ok(vec![Stage { name: "replaced", module, changed }]);
        }
        let (before, _) = self.made(text, "verify", false)?;
        let (module, _) = self.made(text, PREPARE, true)?;
        let changed = others(&before, &module);
        Ok(vec![Stage { name: "changed", module, changed }])
    }

    fn without(&self, kind: Kind, text: &str) -> Result<Vec<u8>, String> {
        match kind {
            Kind::Vectors | Kind::Prepared => Ok(text.as_bytes().to_vec()),
            Kind::Loops => Ok(self.made(text, WHOLE, false)?.0),
        }
    }
}

/// The functions of which LLVM's record of optimizations says that something in them was replaced.
fn replaced(record: &str) -> BTreeSet<String> {
    let passed = record.split("--- !").filter(|remark| remark.starts_with("Passed"));
    let function = |remark: &str| {
        let named = remark.lines().find_map(|line| line.strip_prefix("Function:"));
        named.map(|name| name.trim().trim_matches('\'').to_owned())
    };
    passed.filter_map(function).collect()
}

/// The functions of the module `before`, as LLVM prints it, that are others in `after`.
pub fn others(before: &[u8], after: &[u8]) -> BTreeSet<String> {
    let (before, after) = (String::from_utf8_lossy(before), String::from_utf8_lossy(after));
    let (before, after) = (functions(&before), functions(&after));
    before.iter().filter(|(name, text)| after.get(*name) != Some(text)).map(|f| (*f.0).to_owned()).collect()
}

/// The functions of a module that LLVM printed, by name.
fn functions(text: &str) -> BTreeMap<&str, &str> {
    let parts = text.split("\ndefine ").skip(1);
    let function = |part: &'_ str| -> Option<(usize, usize, usize)> {
        let name = part.find('@')? + 1;
        Some((name, name + part[name..].find('(')?, part.find("\n}")?))
    };
    parts.filter_map(|part| function(part).map(|(a, b, end)| (&part[a..b], &part[b..end]))).collect()
}
