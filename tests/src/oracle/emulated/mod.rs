//! An emulator as the executor of what this CPU does not have.
//!
//! The functions of one C file become one freestanding program with a loop around them: it reads a request
//! (function, immediate combination, number of vectors, the vectors) from its standard input and writes the
//! results to its standard output. So thousands of instructions run in a few processes. A program that dies
//! or hangs is started again for the next request; what it was asked for has no results.
//!
//! A target contributes its compiler flags, its start and system calls, and its emulator: [`Target`]. User-mode
//! emulators answer as they are asked; [`bochs`] emulates a machine that is booted, and answers much at once.

mod aarch64;
pub mod bochs;
mod hexagon;
mod process;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use autoir_spec_parsers::instruction::Instruction;
use rayon::prelude::*;

use super::compile::{Clang, Compiled, Recipe};
use super::error::OracleError;
use super::executor::{Built, Code, Executable, Executor};
use super::harness::Function;
use super::linked::{self, Link, Linked, Machine};
use super::signature::Signature;

/// Functions per program.
const PER_FILE: usize = 200;
/// Bytes of each of the two buffers of a program; no request is larger.
const BUFFER: usize = 1 << 20;
/// What Bochs is called in reports.
pub const BOCHS: &str = "Bochs";
/// With this variable set to 1, a missing emulator is an error instead of a skip.
const REQUIRE: &str = "AUTOIR_REQUIRE_ORACLES";

/// Instructions by number of the function that holds them.
pub type Disassembly = BTreeMap<usize, BTreeSet<String>>;

/// What differs between the targets that are emulated.
#[derive(Debug)]
pub struct Target {
    /// LLVM's name of the architecture.
    pub llvm_arch: &'static str,
    /// The emulator.
    pub emulator: Emulator,
    /// The command that installs the emulator.
    pub fetch: &'static str,
    /// Headers of the intrinsics.
    pub headers: &'static str,
    /// Defines `static long input(void *to, unsigned long n)`, `static long output(const void *from,
    /// unsigned long n)` (as `read` and `write` of the standard streams), `static void leave(int)`, and
    /// `_start`, which calls `serve`.
    pub system: &'static str,
    /// Clang's arguments.
    pub flags: &'static [&'static str],
    /// Clang's names of the features that functions may ask for on top of their own.
    pub features: &'static [&'static str],
    /// How an instruction is called from C.
    pub signature: fn(&Instruction) -> Result<Signature, String>,
    /// The instructions in each function `f_n` of a program, by `n`; `None` where there is no disassembler.
    pub disassemble: fn(&Path) -> Option<Disassembly>,
    /// Whether an instruction that the vendor names is among those of a function.
    pub executes: fn(&BTreeSet<String>, &str) -> bool,
    /// A linker with its arguments, if clang cannot be asked to link.
    pub link: Option<(&'static str, &'static [&'static str])>,
}

/// What executes programs.
#[derive(Clone, Copy, Debug)]
pub enum Emulator {
    /// A program, with its arguments before the path of what it executes.
    User(&'static [&'static str]),
    /// A machine that boots programs.
    Bochs,
}

/// A program under an emulator, which answers requests: a head (function, case, number of vectors) and the vectors.
trait Program: Debug + Send + Sync {
    /// The `size` bytes that are answered to `head` and `payload`.
    ///
    /// # Errors
    /// [`OracleError::Emulator`] if there is no answer. The next request may have one.
    fn request(&self, head: [u32; 3], payload: &[u8], size: usize) -> Result<Vec<u8>, OracleError>;

    /// Says that this is going to be asked.
    fn announce(&self, _head: [u32; 3], _payload: &[u8], _size: usize) {}

    /// Whether that is worth it.
    fn announces(&self) -> bool {
        false
    }
}

impl Emulator {
    /// The program in `file`, an executable.
    fn load(self, file: &Path) -> Arc<dyn Program> {
        match self {
            Emulator::User(command) => Arc::new(process::Program::new(command, file)),
            Emulator::Bochs => Arc::new(bochs::Booted::new(file)),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Emulator::User(command) => command.first().copied().unwrap_or("an emulator"),
            Emulator::Bochs => BOCHS,
        }
    }

    /// What it is known to do wrong at instructions called `mnemonic`.
    fn fault(self, mnemonic: &str) -> Option<String> {
        match self {
            Emulator::User(_) => None,
            Emulator::Bochs => bochs::fault(mnemonic),
        }
    }

    /// Whether it is on this machine.
    fn is_present(self) -> bool {
        match self {
            Emulator::User([program, ..]) => {
                Command::new(program).arg("--version").output().is_ok_and(|o| o.status.success())
            }
            Emulator::User([]) => false,
            Emulator::Bochs => bochs::is_installed(),
        }
    }
}

/// The target of an architecture whose programs a user-mode emulator executes.
pub fn target(llvm_arch: &str) -> Option<&'static Target> {
    [&aarch64::TARGET, &hexagon::TARGET].into_iter().find(|t| t.llvm_arch == llvm_arch)
}

/// What every program has after its functions. Copies are written out: there is no C library.
const SERVE: &str = r#"
void *memcpy(void *to, const void *from, size_t n) {
    for (size_t i = 0; i < n; i++) ((volatile uint8_t *)to)[i] = ((const uint8_t *)from)[i];
    return to;
}
void *memmove(void *to, const void *from, size_t n) {
    volatile uint8_t *t = to;
    const volatile uint8_t *f = from;
    for (size_t i = 0; i < n; i++) { size_t k = t < f ? i : n - 1 - i; t[k] = f[k]; }
    return to;
}
void *memset(void *to, int value, size_t n) {
    for (size_t i = 0; i < n; i++) ((volatile uint8_t *)to)[i] = (uint8_t)value;
    return to;
}
static uint8_t in[BUFFER] __attribute__((aligned(128))), out[BUFFER] __attribute__((aligned(128)));
static void fill(uint8_t *to, size_t n) {
    while (n) { long got = input(to, n); if (got <= 0) leave(0); to += got; n -= got; }
}
static void drain(const uint8_t *from, size_t n) {
    while (n) { long put = output(from, n); if (put <= 0) leave(1); from += put; n -= put; }
}
__attribute__((used, noreturn)) static void serve(void) {
    for (;;) {
        uint32_t head[3];
        fill((uint8_t *)head, sizeof head);
        fill(in, table[head[0]].in * head[2]);
        table[head[0]].f(in, out, head[2], (int)head[1]);
        drain(out, table[head[0]].out * head[2]);
    }
}
"#;

/// A target, executed by its emulator.
#[derive(Clone, Copy, Debug)]
pub struct Emulated {
    target: &'static Target,
}

impl Emulated {
    /// The executor of `target`.
    pub fn new(target: &'static Target) -> Emulated {
        Emulated { target }
    }

    /// Whether the emulator is on this machine.
    pub fn present(&self) -> bool {
        self.target.emulator.is_present()
    }

    /// Why nothing can be executed, if the emulator is not on this machine.
    ///
    /// # Errors
    /// The emulator is missing although it is required.
    pub fn absence(&self) -> Result<Option<String>, OracleError> {
        if self.present() {
            return Ok(None);
        }
        let reason = self.missing();
        if std::env::var_os(REQUIRE).is_some_and(|v| v == "1") {
            return Err(OracleError::NoEmulator { reason });
        }
        Ok(Some(reason))
    }

    /// Why nothing can be executed where the emulator is missing.
    pub fn missing(&self) -> String {
        let program = self.target.emulator.name();
        format!("no {program} on this machine; to get it: {}", self.target.fetch)
    }

    fn recipe(&self) -> Recipe {
        let target = self.target;
        Recipe {
            prelude: format!("#include <stddef.h>\n#include <stdint.h>\n{}\n", self.target.headers),
            epilogue: Box::new(move |functions| epilogue(target, functions)),
            flags: self.target.flags,
            link: self.target.link,
            features: target.features.to_vec(),
        }
    }
}

/// The table of functions, the loop around them, and the target's own code.
fn epilogue(target: &Target, functions: &[Function]) -> String {
    let sizes = |f: &Function| (f.signature.input_bytes(), f.signature.result.bytes());
    served(target, &functions.iter().map(sizes).collect::<Vec<_>>())
}

/// The loop around functions `f_0`, `f_1` and so on, each with the sizes of its input and result in bytes.
fn served(target: &Target, sizes: &[(usize, usize)]) -> String {
    let row = |(n, (input, output)): (usize, &(usize, usize))| format!("    {{f_{n}, {input}, {output}}},\n");
    let rows: String = sizes.iter().enumerate().map(row).collect();
    format!(
        "static const struct {{\n    void (*f)(const uint8_t *, uint8_t *, size_t, int);\n    \
         size_t in, out;\n}} table[] = {{\n{rows}}};\n{}\n#define BUFFER {BUFFER}\n{SERVE}",
        target.system
    )
}

impl Executor for Emulated {
    fn signature(&self, instruction: &Instruction) -> Result<Signature, String> {
        (self.target.signature)(instruction)
    }

    fn executes(&self, mnemonics: &BTreeSet<String>, mnemonic: &str) -> bool {
        (self.target.executes)(mnemonics, mnemonic)
    }

    fn build(&self, signatures: Vec<Signature>, dir: &Path) -> Result<Built, OracleError> {
        if signatures.is_empty() {
            return Ok(Built::default());
        }
        if let Some(reason) = self.absence()? {
            let rejected = signatures.into_iter().map(|s| (s.id, reason.clone())).collect();
            return Ok(Built { rejected, ..Built::default() });
        }
        self.build_functions(Function::deal(signatures, PER_FILE), dir)
    }
}

impl Emulated {
    /// A program of each of `files`, with the emulator present.
    ///
    /// # Errors
    /// Those of the tools.
    pub(super) fn build_functions(
        &self,
        files: Vec<Vec<Function>>,
        dir: &Path,
    ) -> Result<Built, OracleError> {
        std::fs::create_dir_all(dir).map_err(|source| OracleError::Io { path: dir.to_owned(), source })?;
        let (clang, recipe) = (Clang::find()?, self.recipe());
        let parts: Result<Vec<Built>, OracleError> = files
            .into_par_iter()
            .map(|functions| {
                let (file, compiled) = clang.compile(functions.clone(), &recipe, dir)?;
                Ok(self.load(functions, &compiled, &file))
            })
            .collect();
        Ok(Built::collect(parts?))
    }

    fn load(&self, functions: Vec<Function>, compiled: &Compiled, file: &Path) -> Built {
        let program = self.target.emulator.load(file);
        let mut built = Built::default();
        let mut found = (self.target.disassemble)(file).unwrap_or_default();
        for (n, Function { signature, cases, .. }) in functions.into_iter().enumerate() {
            if let Some(reason) = &compiled.rejected[n] {
                built.rejected.push((signature.id, reason.clone()));
                continue;
            }
            let (input_bytes, output_bytes) = (signature.input_bytes(), signature.result.bytes());
            let emulator = self.target.emulator;
            let program = Arc::clone(&program);
            let code = Emulation { emulator, program, function: n as u32, input_bytes, output_bytes };
            let executable = Executable {
                cases: cases.into_iter().filter(|c| compiled.cases[n].contains(&c.0)).collect(),
                mnemonics: found.remove(&n).unwrap_or_default(),
                conform: None,
                code: Box::new(code),
                signature,
            };
            built.executables.insert(executable.signature.id.clone(), executable);
        }
        built
    }
}

impl Machine for Emulated {
    fn name(&self) -> &str {
        self.target.emulator.name()
    }

    fn absence(&self) -> Result<Option<String>, OracleError> {
        Emulated::absence(self)
    }

    fn fault(&self, mnemonic: &str) -> Option<String> {
        self.target.emulator.fault(mnemonic)
    }

    /// User-mode emulators are asked for the richest CPU that they have; what that lacks ends a program.
    fn lacks<'a>(&self, features: &'a BTreeSet<String>) -> Option<&'a str> {
        match self.target.emulator {
            Emulator::User(_) => None,
            Emulator::Bochs => bochs::lacks(features),
        }
    }

    fn link(
        &self,
        object: &[u8],
        functions: Vec<linked::Function>,
        dir: &Path,
    ) -> Result<Linked, OracleError> {
        let sizes: Vec<_> = functions.iter().map(|f| (f.input_bytes(), f.output)).collect();
        let target = self.target;
        let how = Link {
            linkage: "static",
            rest: served(target, &sizes),
            flags: target.flags,
            linker: target.link,
        };
        let files = linked::link(object, &functions, &how, dir)?;
        let program = target.emulator.load(&files.whole);
        let code = |(n, (input_bytes, output_bytes)): (usize, (usize, usize))| {
            let program = Arc::clone(&program);
            let emulator = target.emulator;
            Box::new(Emulation { emulator, program, function: n as u32, input_bytes, output_bytes })
                as Box<dyn Code>
        };
        let code = sizes.into_iter().enumerate().map(code).collect();
        Ok(Linked::new(functions, code, files))
    }
}

/// A function of a program.
#[derive(Debug)]
struct Emulation {
    emulator: Emulator,
    program: Arc<dyn Program>,
    function: u32,
    input_bytes: usize,
    output_bytes: usize,
}

/// A request: its head, its payload, and the bytes of its answer.
type Asked<'a> = ([u32; 3], &'a [u8], usize);

impl Emulation {
    /// The requests for `count` vectors: no more at once than the buffers of a program hold.
    fn requests<'a>(
        &self,
        case: usize,
        inputs: &'a [u8],
        count: usize,
    ) -> Result<Vec<Asked<'a>>, OracleError> {
        let most = BUFFER / self.input_bytes.max(self.output_bytes).max(1);
        if most == 0 {
            let message = format!("operands of {} bytes do not fit", self.input_bytes);
            return Err(OracleError::Emulator { program: self.emulator.name().to_owned(), message });
        }
        let request = |from: usize| {
            let n = most.min(count - from);
            let vectors = &inputs[from * self.input_bytes..(from + n) * self.input_bytes];
            ([self.function, case as u32, n as u32], vectors, n * self.output_bytes)
        };
        Ok((0..count).step_by(most).map(request).collect())
    }
}

impl Code for Emulation {
    fn execute(&self, case: usize, inputs: &[u8], count: usize) -> Result<Vec<u8>, OracleError> {
        let mut results = Vec::with_capacity(self.output_bytes * count);
        for (head, vectors, size) in self.requests(case, inputs, count)? {
            results.extend(self.program.request(head, vectors, size)?);
        }
        Ok(results)
    }

    fn announce(&self, case: usize, inputs: &[u8], count: usize) {
        // What does not fit is refused when it is asked.
        for (head, vectors, size) in self.requests(case, inputs, count).unwrap_or_default() {
            self.program.announce(head, vectors, size);
        }
    }

    fn announces(&self) -> Option<usize> {
        self.program.announces().then(|| Arc::as_ptr(&self.program).cast::<()>() as usize)
    }

    fn machine(&self) -> &str {
        self.emulator.name()
    }

    fn fault(&self, mnemonic: &str) -> Option<String> {
        self.emulator.fault(mnemonic)
    }
}

#[cfg(test)]
mod tests;
