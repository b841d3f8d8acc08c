//! Clang: one C file in, one shared object or program out, minus the calls that clang's headers reject.
//!
//! A rejected line is removed and named; a call whose header asks for one more feature that the target has gets
//! it. What was compiled once is reused: the file name is the digest of everything that went in.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::error::OracleError;
use super::harness::{self, Function, Line, Source};

/// C text that depends on the functions before it.
pub type Epilogue = dyn Fn(&[Function]) -> String + Sync;

/// How C becomes code for one target.
pub struct Recipe {
    /// C text before the functions.
    pub prelude: String,
    /// C text after the functions.
    pub epilogue: Box<Epilogue>,
    /// Clang's arguments.
    pub flags: &'static [&'static str],
    /// A linker with its arguments, where clang's own call of one does not do; clang then makes an object.
    pub link: Option<(&'static str, &'static [&'static str])>,
    /// Clang's names of the features that the target has and that functions may ask for.
    pub features: Vec<&'static str>,
}

/// Flags of every target: strict aliasing and the C library are of no use here.
pub(super) const COMMON_FLAGS: &[&str] = &[
    "-w",
    "-std=gnu17",
    "-fno-strict-aliasing",
    "-ferror-limit=0",
    "-fno-caret-diagnostics",
    "-fno-color-diagnostics",
];

/// The compiler.
#[derive(Clone, Debug)]
pub struct Clang {
    program: &'static str,
    version: String,
}

/// What became of the functions of one file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Compiled {
    /// Per function: why it is not in the object, if it is not.
    pub rejected: Vec<Option<String>>,
    /// Per function: the combinations of immediates in the object.
    pub cases: Vec<Vec<usize>>,
}

impl Clang {
    /// Finds the compiler.
    ///
    /// # Errors
    /// [`OracleError::NoCompiler`].
    pub fn find() -> Result<Clang, OracleError> {
        let names = ["clang-22", "clang"];
        for program in names {
            if let Ok(output) = Command::new(program).arg("--version").output() {
                let version = String::from_utf8_lossy(&output.stdout).into_owned();
                return Ok(Clang { program, version });
            }
        }
        Err(OracleError::NoCompiler { tried: names.join(", ") })
    }

    /// A call of it, without arguments.
    pub(super) fn command(&self) -> Command {
        Command::new(self.program)
    }

    /// Compiles `functions` into a file in `dir`, or finds it there.
    ///
    /// # Errors
    /// [`OracleError::Compiler`] if clang fails without blaming a line, [`OracleError::Io`].
    pub fn compile(
        &self,
        functions: Vec<Function>,
        recipe: &Recipe,
        dir: &Path,
    ) -> Result<(PathBuf, Compiled), OracleError> {
        let first = recipe.source(&functions);
        let digest = self.digest(&first, recipe);
        let object = dir.join(format!("{digest}.so"));
        let notes = dir.join(format!("{digest}.json"));
        if let Some(done) = remembered(&object, &notes, functions.len()) {
            return Ok((object, done));
        }
        // Concurrent runs may build the same file: each writes its own and renames it into place.
        let own = format!("{digest}.{}", std::process::id());
        let (c_file, temporary) = (dir.join(format!("{own}.c")), dir.join(format!("{own}.so")));
        let done = self.rounds(functions, first, recipe, &c_file, &temporary)?;
        let json = serde_json::to_vec(&done).map_err(|e| io(&notes, e.into()))?;
        std::fs::rename(&temporary, &object).map_err(|e| io(&object, e))?;
        std::fs::write(&notes, json).map_err(|e| io(&notes, e))?;
        std::fs::remove_file(&c_file).map_err(|e| io(&c_file, e))?;
        Ok((object, done))
    }

    fn rounds(
        &self,
        mut functions: Vec<Function>,
        first: Source,
        recipe: &Recipe,
        c_file: &Path,
        object: &Path,
    ) -> Result<Compiled, OracleError> {
        let mut rejected = vec![None; functions.len()];
        let mut source = first;
        // Each round removes what the one before was blamed for; features come one level at a time.
        loop {
            let Some(errors) = self.run(recipe, &source, c_file, object)? else {
                let cases = functions.iter().map(|f| f.cases.iter().map(|c| c.0).collect()).collect();
                return Ok(Compiled { rejected, cases });
            };
            if !amend(&mut functions, &mut rejected, &errors, &recipe.features) {
                let message = errors.values().flatten().next().cloned().unwrap_or_default();
                return Err(OracleError::Compiler { message });
            }
            source = recipe.source(&functions);
        }
    }

    /// One run. `None` if it succeeded, else the messages per line.
    fn run(
        &self,
        recipe: &Recipe,
        source: &Source,
        c_file: &Path,
        object: &Path,
    ) -> Result<Option<Errors>, OracleError> {
        std::fs::write(c_file, &source.text).map_err(|e| io(c_file, e))?;
        let output = Command::new(self.program)
            .args(COMMON_FLAGS)
            .args(recipe.flags)
            .args(recipe.link.map(|_| "-c"))
            .arg("-o")
            .args([object, c_file])
            .output()
            .map_err(|e| io(Path::new(self.program), e))?;
        if output.status.success() {
            return recipe.link(object).map(|()| None);
        }
        let text = String::from_utf8_lossy(&output.stderr);
        let errors = blamed(&text, c_file, source);
        if errors.is_empty() {
            let message = text.lines().take(5).collect::<Vec<_>>().join("\n");
            return Err(OracleError::Compiler { message });
        }
        Ok(Some(errors))
    }

    fn digest(&self, source: &Source, recipe: &Recipe) -> String {
        let mut hash = Sha256::new();
        let flags = [COMMON_FLAGS, recipe.flags, recipe.link.map_or(&[], |l| l.1)].concat().join(" ");
        for part in [self.version.as_str(), &flags, &recipe.features.join(" "), &source.text] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        hash.finalize().iter().take(16).map(|b| format!("{b:02x}")).collect()
    }
}

impl Recipe {
    fn source(&self, functions: &[Function]) -> Source {
        harness::source(functions, &self.prelude, &(self.epilogue)(functions))
    }

    /// Replaces an object by the program linked of it, where that is a step of its own.
    fn link(&self, object: &Path) -> Result<(), OracleError> {
        let Some((program, flags)) = self.link else { return Ok(()) };
        let linked = object.with_extension("linked");
        let output = Command::new(program)
            .args(flags)
            .arg("-o")
            .args([&linked, object])
            .output()
            .map_err(|e| io(Path::new(program), e))?;
        if !output.status.success() {
            let message =
                String::from_utf8_lossy(&output.stderr).lines().take(5).collect::<Vec<_>>().join("\n");
            return Err(OracleError::Compiler { message });
        }
        std::fs::rename(&linked, object).map_err(|e| io(&linked, e))
    }
}

type Errors = BTreeMap<(usize, Option<usize>), Vec<String>>;

fn remembered(object: &Path, notes: &Path, functions: usize) -> Option<Compiled> {
    let done: Compiled = serde_json::from_slice(&std::fs::read(notes).ok()?).ok()?;
    (object.is_file() && done.rejected.len() == functions && done.cases.len() == functions).then_some(done)
}

/// The error messages that name a line of `source`, by function and case.
fn blamed(output: &str, c_file: &Path, source: &Source) -> Errors {
    let prefix = format!("{}:", c_file.display());
    let mut errors = Errors::new();
    for line in output.lines() {
        let Some(rest) = line.strip_prefix(&prefix) else {
            continue;
        };
        let mut fields = rest.splitn(3, ':');
        let number = fields.next().and_then(|n| n.parse::<usize>().ok());
        let message = fields.nth(1).map(str::trim).and_then(|m| m.strip_prefix("error: "));
        let (Some(number), Some(message)) = (number, message) else {
            continue;
        };
        let Some(Some(Line { function, case })) = source.lines.get(number.wrapping_sub(1)) else {
            continue;
        };
        // An undeclared function is reported at its first call only, but all of its calls are wrong.
        let case = if message.contains("undeclared function") { None } else { *case };
        errors.entry((*function, case)).or_default().push(message.to_owned());
    }
    errors
}

/// Adds the features that clang asks for; where it asks for none that the target has, removes what was blamed. Whether
/// there was anything to do.
fn amend(
    functions: &mut [Function],
    rejected: &mut [Option<String>],
    errors: &Errors,
    features: &[&'static str],
) -> bool {
    let mut changed = false;
    for (n, function) in functions.iter_mut().enumerate() {
        let own = errors.range((n, None)..(n + 1, None));
        let mut news = false;
        for wanted in own.clone().flat_map(|(_, messages)| messages).flat_map(|m| wanted_features(m)) {
            let Some(&feature) = features.iter().find(|f| **f == wanted) else {
                continue;
            };
            let known = function.signature.features.iter().chain(&function.extra_features);
            if !known.into_iter().any(|k| *k == feature) {
                function.extra_features.push(feature);
                news = true;
            }
        }
        changed |= news;
        if news {
            continue;
        }
        for ((_, case), messages) in own {
            let before = function.cases.len();
            match case {
                Some(case) => function.cases.retain(|c| c.0 != *case),
                None => function.cases.clear(),
            }
            changed |= function.cases.len() < before;
            if function.cases.is_empty() && rejected[n].is_none() {
                rejected[n] = messages.first().map(|m| format!("clang: {m}"));
            }
        }
    }
    changed
}

/// The features named in clang's two messages about missing ones.
fn wanted_features(message: &str) -> Vec<&str> {
    let list = if let Some((_, list)) = message.split_once("needs target feature ") {
        list
    } else if let Some((_, list)) = message.split_once("requires target feature '") {
        list.split('\'').next().unwrap_or(list)
    } else {
        return Vec::new();
    };
    list.split([',', '|', '(', ')']).filter(|f| !f.is_empty()).collect()
}

fn io(path: &Path, source: std::io::Error) -> OracleError {
    OracleError::Io { path: path.to_owned(), source }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_are_read_from_both_messages() {
        let builtin = "'__builtin_ia32_selectb_512' needs target feature avx512bw,evex512";
        assert_eq!(wanted_features(builtin), ["avx512bw", "evex512"]);
        let inlined = "always_inline function 'g' requires target feature 'gfni', but would be inlined";
        assert_eq!(wanted_features(inlined), ["gfni"]);
        assert_eq!(wanted_features("call to undeclared function 'f'"), [""; 0]);
    }

    #[test]
    fn messages_are_blamed_on_lines() {
        let line = Line { function: 3, case: Some(7) };
        let source = Source { text: String::new(), lines: vec![None, Some(line)] };
        let output = "/w/x.c:2:10: error: argument value 9 is outside the valid range [0, 7]\n\
                      /w/x.c:1:1: error: not ours\n/w/x.c:2:1: note: here\n1 error generated.\n";
        let errors = blamed(output, Path::new("/w/x.c"), &source);
        assert_eq!(errors.len(), 1);
        assert_eq!(errors[&(3, Some(7))], ["argument value 9 is outside the valid range [0, 7]"]);
    }
}
