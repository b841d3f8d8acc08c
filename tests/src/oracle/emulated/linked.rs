//! Functions that another compiler made, executed by an emulator.
//!
//! An object's functions `void f(const uint8_t *in0, …, uint8_t *out)` become one program, with the loop around
//! them that instructions have as well.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use super::process::Program;
use super::{BUFFER, Emulated, Emulation, served};
use crate::oracle::compile::{COMMON_FLAGS, Clang};
use crate::oracle::error::OracleError;
use crate::oracle::executor::Code;

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
    fn input_bytes(&self) -> usize {
        self.inputs.iter().sum()
    }

    /// The function as one of vectors that follow one another.
    fn wrapper(&self, n: usize) -> String {
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
             static void f_{n}(const uint8_t *in, uint8_t *out, size_t n, int c) {{\n    \
             for (size_t i = 0; i < n; i++, in += {at}, out += {}) {symbol}({});\n}}\n",
            self.output,
            arguments.join(", ")
        )
    }
}

/// A program of an object's functions.
#[derive(Debug)]
pub struct Linked {
    program: Arc<Program>,
    functions: Vec<Function>,
    files: Vec<PathBuf>,
}

impl Emulated {
    /// Makes a program of the functions in `object`, with its files in `dir` for as long as it is there.
    ///
    /// # Errors
    /// Those of compiler and linker.
    pub fn link(&self, object: &[u8], functions: Vec<Function>, dir: &Path) -> Result<Linked, OracleError> {
        use std::sync::atomic::{AtomicUsize, Ordering};
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let io = |path: &Path, source| OracleError::Io { path: path.to_owned(), source };
        std::fs::create_dir_all(dir).map_err(|e| io(dir, e))?;
        let own = format!("linked.{}.{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let file = |end: &str| dir.join(format!("{own}.{end}"));
        let (source, harness, given, whole) = (file("c"), file("harness.o"), file("o"), file("so"));
        let files = vec![source.clone(), harness.clone(), given.clone(), whole.clone()];
        let linked =
            Linked { program: Arc::new(Program::new(self.target.emulator, &whole)), functions, files };
        std::fs::write(&source, self.source(&linked.functions)).map_err(|e| io(&source, e))?;
        std::fs::write(&given, object).map_err(|e| io(&given, e))?;
        let clang = Clang::find()?;
        run(clang
            .command()
            .args(COMMON_FLAGS)
            .args(self.target.flags)
            .arg("-c")
            .arg("-o")
            .args([&harness, &source]))?;
        let objects = [&whole, &harness, &given];
        match self.target.link {
            Some((linker, flags)) => run(Command::new(linker).args(flags).arg("-o").args(objects))?,
            None => run(clang.command().args(self.target.flags).arg("-o").args(objects))?,
        }
        Ok(linked)
    }

    fn source(&self, functions: &[Function]) -> String {
        let wrappers: String = functions.iter().enumerate().map(|(n, f)| f.wrapper(n)).collect();
        let sizes: Vec<_> = functions.iter().map(|f| (f.input_bytes(), f.output)).collect();
        let rest = served(self.target, &sizes);
        format!("#include <stddef.h>\n#include <stdint.h>\n{wrappers}{rest}")
    }
}

impl Linked {
    /// The functions, by number.
    pub fn functions(&self) -> &[Function] {
        &self.functions
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
        let function = self.functions.get(n).ok_or_else(|| failed("there is no such function"))?;
        let (input_bytes, output_bytes) = (function.input_bytes(), function.output);
        if input_bytes.max(output_bytes) > BUFFER || inputs.len() != input_bytes * count {
            return Err(failed("its operands do not fit"));
        }
        let program = Arc::clone(&self.program);
        Emulation { program, function: n as u32, input_bytes, output_bytes }.execute(0, inputs, count)
    }
}

impl Drop for Linked {
    fn drop(&mut self) {
        for file in &self.files {
            // One that is gone already is what is wanted.
            let _ = std::fs::remove_file(file);
        }
    }
}

/// Runs a tool that is to succeed.
fn run(command: &mut Command) -> Result<(), OracleError> {
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
        let text = function.wrapper(3);
        assert!(text.contains("extern void w(const uint8_t *, const uint8_t *, uint8_t *);"), "{text}");
        assert!(text.contains("in += 24, out += 4) w(in + 0, in + 16, out);"), "{text}");
    }
}
