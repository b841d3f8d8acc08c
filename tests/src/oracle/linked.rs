//! Functions that another compiler made, executed by this CPU or by an emulator of another.
//!
//! An object's functions `void f(const uint8_t *in0, …, uint8_t *out)` are linked with a loop around each of them:
//! one function of input vectors that follow one another, as instructions have as well.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::compile::{COMMON_FLAGS, Clang};
use super::error::OracleError;
use super::executor::Code;

/// A function of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// Its symbol.
    pub symbol: String,
    /// Bytes of each input.
    pub inputs: Vec<usize>,
    /// Bytes of the output.
    pub output: usize,
}

impl Function {
    /// Bytes of all inputs.
    pub fn input_bytes(&self) -> usize {
        self.inputs.iter().sum()
    }

    /// The function as one of vectors that follow one another, with what C says before it (`static`, or nothing).
    fn wrapper(&self, n: usize, linkage: &str) -> String {
        let mut at = 0;
        let mut arguments = Vec::new();
        for bytes in &self.inputs {
            arguments.push(format!("in + {at}"));
            at += bytes;
        }
        arguments.push("out".to_owned());
        let types = vec!["const uint8_t *"; self.inputs.len()].into_iter().chain(["uint8_t *"]);
        let (symbol, types) = (&self.symbol, types.collect::<Vec<_>>().join(", "));
        format!(
            "extern void {symbol}({types});\n\
             {linkage} void f_{n}(const uint8_t *in, uint8_t *out, size_t n, int c) {{\n    \
             for (size_t i = 0; i < n; i++, in += {at}, out += {}) {symbol}({});\n}}\n",
            self.output,
            arguments.join(", ")
        )
    }
}

/// Executes functions of objects that are compiled for some features of its architecture.
pub trait Machine: Debug + Send + Sync {
    /// What it is called in reports.
    fn name(&self) -> &str;

    /// Why nothing can be executed, if nothing can.
    ///
    /// # Errors
    /// Something is missing although it is required.
    fn absence(&self) -> Result<Option<String>, OracleError>;

    /// The first feature, by LLVM's name, that the machine lacks.
    fn lacks<'a>(&self, features: &'a BTreeSet<String>) -> Option<&'a str>;

    /// What it is known to do wrong at instructions called `mnemonic`.
    fn fault(&self, _mnemonic: &str) -> Option<String> {
        None
    }

    /// Makes executable code of the functions in `object`, with its files in `dir` for as long as it is there.
    ///
    /// # Errors
    /// Those of compiler and linker.
    fn link(&self, object: &[u8], functions: Vec<Function>, dir: &Path) -> Result<Linked, OracleError>;
}

/// The code of an object's functions.
#[derive(Debug)]
pub struct Linked {
    functions: Vec<Function>,
    code: Vec<Box<dyn Code>>,
    // Invariant: dropped after the code that was loaded from these files.
    _files: Files,
}

impl Linked {
    /// `code` of each of `functions`, loaded from `files`.
    pub(super) fn new(functions: Vec<Function>, code: Vec<Box<dyn Code>>, files: Files) -> Linked {
        Linked { functions, code, _files: files }
    }

    /// The functions, by number.
    pub fn functions(&self) -> &[Function] {
        &self.functions
    }

    /// Says that function number `n` is going to be executed on these inputs: see [`Code::announce`].
    pub fn announce(&self, n: usize, inputs: &[u8], count: usize) {
        if let Some(code) = self.code.get(n) {
            code.announce(0, inputs, count);
        }
    }

    /// Executes function number `n` on `count` input vectors: its inputs one after the other, vector after vector.
    /// Returns the outputs likewise.
    ///
    /// # Errors
    /// Why there are no results: the program died or was silent, or there is no such function.
    pub fn execute(&self, n: usize, inputs: &[u8], count: usize) -> Result<Vec<u8>, OracleError> {
        let failed = |message: &str| OracleError::Emulator {
            program: self.functions.get(n).map_or_else(|| n.to_string(), |f| f.symbol.clone()),
            message: message.to_owned(),
        };
        let (Some(function), Some(code)) = (self.functions.get(n), self.code.get(n)) else {
            return Err(failed("there is no such function"));
        };
        if inputs.len() != function.input_bytes() * count {
            return Err(failed("its operands do not fit"));
        }
        code.execute(0, inputs, count)
    }
}

/// The files from which an executable is linked, removed when they are dropped.
#[derive(Debug)]
pub(super) struct Files {
    source: PathBuf,
    harness: PathBuf,
    object: PathBuf,
    /// What is linked.
    pub whole: PathBuf,
}

impl Files {
    /// Names in `dir` that nobody else has.
    fn new(dir: &Path) -> Result<Files, OracleError> {
        use std::sync::atomic::{AtomicUsize, Ordering};
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        std::fs::create_dir_all(dir).map_err(|e| io(dir, e))?;
        let own = format!("linked.{}.{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let file = |end: &str| dir.join(format!("{own}.{end}"));
        Ok(Files { source: file("c"), harness: file("harness.o"), object: file("o"), whole: file("so") })
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        for file in [&self.source, &self.harness, &self.object, &self.whole] {
            // One that is gone already is what is wanted.
            let _ = std::fs::remove_file(file);
        }
    }
}

/// How an object is linked with the loops around its functions.
pub(super) struct Link<'a> {
    /// What C says before the loops: `static`, or nothing if they are called from outside.
    pub linkage: &'a str,
    /// C text after the loops.
    pub rest: String,
    /// Clang's flags.
    pub flags: &'a [&'a str],
    /// A linker with its arguments, if clang cannot be asked to link.
    pub linker: Option<(&'a str, &'a [&'a str])>,
}

/// Links `object` with loops around `functions`.
pub(super) fn link(
    object: &[u8],
    functions: &[Function],
    how: &Link<'_>,
    dir: &Path,
) -> Result<Files, OracleError> {
    let files = Files::new(dir)?;
    let wrappers: String = functions.iter().enumerate().map(|(n, f)| f.wrapper(n, how.linkage)).collect();
    let text = format!("#include <stddef.h>\n#include <stdint.h>\n{wrappers}{}", how.rest);
    std::fs::write(&files.source, text).map_err(|e| io(&files.source, e))?;
    std::fs::write(&files.object, object).map_err(|e| io(&files.object, e))?;
    let clang = Clang::find()?;
    let compile = [&files.harness, &files.source];
    run(clang.command().args(COMMON_FLAGS).args(how.flags).arg("-c").arg("-o").args(compile))?;
    let objects = [&files.whole, &files.harness, &files.object];
    match how.linker {
        Some((linker, flags)) => run(Command::new(linker).args(flags).arg("-o").args(objects))?,
        None => run(clang.command().args(how.flags).arg("-o").args(objects))?,
    }
    Ok(files)
}

fn io(path: &Path, source: std::io::Error) -> OracleError {
    OracleError::Io { path: path.to_owned(), source }
}

/// Runs a tool that is to succeed.
pub(super) fn run(command: &mut Command) -> Result<(), OracleError> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output =
        command.output().map_err(|e| OracleError::Compiler { message: format!("{program}: {e}") })?;
    match output.status.success() {
        true => Ok(()),
        false => {
            let text = String::from_utf8_lossy(&output.stderr);
            let lines = text.lines().take(5).collect::<Vec<_>>().join("\n");
            Err(OracleError::Compiler { message: format!("{program}: {lines}") })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_lie_one_behind_the_other() {
        let function = Function { symbol: "w".into(), inputs: vec![16, 8], output: 4 };
        let text = function.wrapper(3, "static");
        assert!(text.contains("extern void w(const uint8_t *, const uint8_t *, uint8_t *);"), "{text}");
        assert!(text.contains("in += 24, out += 4) w(in + 0, in + 16, out);"), "{text}");
    }
}
