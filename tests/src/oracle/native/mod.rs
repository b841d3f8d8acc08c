//! This CPU as the executor of x86: signature -> C -> clang -> shared object -> callable function.

pub mod features;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use autoir_codegen_gen::llvm::target::Target;
use autoir_spec_parsers::instruction::Instruction;
use libloading::Library;
use rayon::prelude::*;

use self::features::Feature;
use super::compile::{self, Clang, Recipe};
use super::disassemble;
use super::error::OracleError;
use super::executor::{Built, Code, Executable, Executor};
use super::harness::Function;
use super::linked::{self, Link, Linked, Machine};
use super::signature::Signature;
use super::tiles;

/// What this CPU is called in reports.
const HERE: &str = "this CPU";

/// Functions per C file: enough that the headers' cost is shared, few enough that files finish together.
const PER_FILE: usize = 160;

/// `-O1` merges a masked intrinsic's select into the masked instruction, so that it is the instruction of
/// the vendor's text that runs.
const FLAGS: &[&str] = &["-O1", "-fPIC", "-shared", "-nostdlib", "-fuse-ld=lld", "-march=x86-64"];

/// Floats pass through registers: of a masked scalar multiply-add, clang has folded the load of the wrong operand.
pub(super) const PRELUDE: &str = "\
#include <stddef.h>
#include <stdint.h>
#include <x86intrin.h>
#define __int64 long long
#define __int32 int
#define __int16 short
#define __int8 char
#define OPAQUE_VECTOR(T, target, constraint) \\
    static inline __attribute__((always_inline target)) void opaque_##T(T *p) { \\
        T v = *p; __asm__ volatile(\"\" : \"+\" constraint(v)); *p = v; }
#define AVX , target(\"avx\")
#define AVX512 , target(\"avx512f\")
OPAQUE_VECTOR(__m128, , \"x\") OPAQUE_VECTOR(__m128d, , \"x\")
OPAQUE_VECTOR(__m256, AVX, \"x\") OPAQUE_VECTOR(__m256d, AVX, \"x\")
OPAQUE_VECTOR(__m512, AVX512, \"v\") OPAQUE_VECTOR(__m512d, AVX512, \"v\")
#define HALF , target(\"avx512fp16\")
OPAQUE_VECTOR(__m128h, HALF, \"x\") OPAQUE_VECTOR(__m256h, HALF, \"x\") OPAQUE_VECTOR(__m512h, HALF, \"v\")
static inline __attribute__((always_inline)) void opaque_other(void *p) {}
#define OPAQUE(value) _Generic((value), __m128: opaque___m128, __m128d: opaque___m128d, \\
    __m256: opaque___m256, __m256d: opaque___m256d, __m512: opaque___m512, __m512d: opaque___m512d, \\
    __m128h: opaque___m128h, __m256h: opaque___m256h, __m512h: opaque___m512h, default: opaque_other)(&(value))
";

/// Whether there is a compiler.
///
/// # Errors
/// [`OracleError::NoCompiler`].
pub fn find_compiler() -> Result<(), OracleError> {
    Clang::find().map(|_| ())
}

/// The CPU that this process runs on.
#[derive(Clone, Debug)]
pub struct NativeCpu {
    table: Vec<Feature>,
    /// The features that LLVM sees.
    here: BTreeSet<String>,
    /// Those of tiles that this process may use.
    tiles: BTreeSet<&'static str>,
}

impl NativeCpu {
    /// Detects the CPU's features.
    pub fn new() -> NativeCpu {
        let (here, tiles) = (Target::host().features, tiles::features());
        NativeCpu { table: features::features(), here, tiles }
    }

    /// Whether the CPU has all that `signature` asks for.
    pub fn takes(&self, signature: &Signature) -> bool {
        signature.features.iter().all(|name| features::by_clang_name(&self.table, name).is_some())
    }

    fn recipe(&self) -> Recipe {
        recipe(PRELUDE, FLAGS, self.table.iter().filter(|f| f.present).map(|f| f.clang).collect())
    }
}

/// How shared objects for this process are compiled.
pub(super) fn recipe(prelude: &str, flags: &'static [&'static str], features: Vec<&'static str>) -> Recipe {
    Recipe { prelude: prelude.to_owned(), epilogue: Box::new(|_| String::new()), flags, link: None, features }
}

impl Default for NativeCpu {
    fn default() -> NativeCpu {
        NativeCpu::new()
    }
}

impl Executor for NativeCpu {
    fn signature(&self, instruction: &Instruction) -> Result<Signature, String> {
        Signature::of(instruction, features::require(&self.table, &instruction.cpuid)?)
    }

    fn build(&self, signatures: Vec<Signature>, dir: &Path) -> Result<Built, OracleError> {
        if signatures.is_empty() {
            return Ok(Built::default());
        }
        std::fs::create_dir_all(dir).map_err(|source| OracleError::Io { path: dir.to_owned(), source })?;
        let (clang, recipe) = (Clang::find()?, self.recipe());
        let parts: Result<Vec<Built>, OracleError> = Function::deal(signatures, PER_FILE)
            .into_par_iter()
            .map(|functions| {
                let (object, compiled) = clang.compile(functions.clone(), &recipe, dir)?;
                load(functions, &compiled, &object)
            })
            .collect();
        Ok(Built::collect(parts?))
    }

    fn executes(&self, mnemonics: &BTreeSet<String>, mnemonic: &str) -> bool {
        executes(mnemonics, mnemonic)
    }
}

/// Whether `mnemonic` is among those of a disassembly. Disassemblers print vector comparisons with the predicate of the
/// immediate inside the mnemonic: `vpcmpltub` is `vpcmpub`.
pub(super) fn executes(mnemonics: &BTreeSet<String>, mnemonic: &str) -> bool {
    mnemonics.contains(mnemonic)
        || mnemonic
            .strip_prefix("vpcmp")
            .is_some_and(|suffix| mnemonics.iter().any(|m| m.starts_with("vpcmp") && m.ends_with(suffix)))
}

impl Machine for NativeCpu {
    fn name(&self) -> &str {
        HERE
    }

    fn absence(&self) -> Result<Option<String>, OracleError> {
        Ok((!cfg!(target_arch = "x86_64")).then(|| "this machine is not x86-64".to_owned()))
    }

    fn lacks<'a>(&self, features: &'a BTreeSet<String>) -> Option<&'a str> {
        // The operating system gives tiles to those who ask for them; LLVM only looks whether it would.
        let here = &self.here;
        let tile = |name: &str| self.tiles.contains(name);
        let has = |name: &str| if name.starts_with("amx-") { tile(name) } else { here.contains(name) };
        features.iter().map(String::as_str).find(|name| !has(name))
    }

    fn link(
        &self,
        object: &[u8],
        functions: Vec<linked::Function>,
        dir: &Path,
    ) -> Result<Linked, OracleError> {
        let how = Link { linkage: "", rest: String::new(), flags: FLAGS, linker: None };
        let files = linked::link(object, &functions, &how, dir)?;
        let library = opened(&files.whole)?;
        let code = functions
            .iter()
            .enumerate()
            .map(|(n, f)| Ok(Box::new(native(&library, n, f.output, &files.whole)?) as Box<dyn Code>))
            .collect::<Result<Vec<_>, OracleError>>()?;
        Ok(Linked::new(functions, code, files))
    }
}

type Entry = unsafe extern "C" fn(*const u8, *mut u8, usize, i32);

/// A function of a loaded shared object.
#[derive(Debug)]
struct Native {
    entry: Entry,
    output_bytes: usize,
    // Invariant: `entry` points into this object, which stays mapped as long as a `Native` lives.
    _object: Arc<Library>,
}

impl Code for Native {
    fn execute(&self, case: usize, inputs: &[u8], count: usize) -> Result<Vec<u8>, OracleError> {
        let mut out = vec![0; self.output_bytes * count];
        let case = i32::try_from(case).unwrap_or(i32::MAX);
        // SAFETY: the harness reads `count` times the operands' bytes, which the caller checked, and writes
        // `count` times the result's bytes, both sizes held by `_Static_assert` in C; the features were
        // detected.
        unsafe { (self.entry)(inputs.as_ptr(), out.as_mut_ptr(), count, case) };
        Ok(out)
    }

    fn machine(&self) -> &str {
        HERE
    }
}

/// The shared object in `path`, which this crate made.
fn opened(path: &Path) -> Result<Arc<Library>, OracleError> {
    // SAFETY: the object was made by this crate; it has no initializers.
    let library = unsafe { Library::new(path) };
    let library = library.map_err(|e| OracleError::Load { path: path.to_owned(), message: e.to_string() })?;
    Ok(Arc::new(library))
}

/// Function `f_n` of the harness in `library`, which was loaded from `path`.
fn native(library: &Arc<Library>, n: usize, output_bytes: usize, path: &Path) -> Result<Native, OracleError> {
    // SAFETY: the harness defines `f_n` with this very type.
    let entry = unsafe { library.get::<Entry>(format!("f_{n}\0").as_bytes()) };
    let entry = entry.map_err(|e| OracleError::Load { path: path.to_owned(), message: e.to_string() })?;
    Ok(Native { entry: *entry, output_bytes, _object: Arc::clone(library) })
}

/// The functions of a shared object that this module made.
pub(super) fn load(
    functions: Vec<Function>,
    compiled: &compile::Compiled,
    object: &Path,
) -> Result<Built, OracleError> {
    let library = opened(object)?;
    let mut mnemonics = disassemble::mnemonics(object).unwrap_or_default();
    let mut built = Built::default();
    for (n, function) in functions.into_iter().enumerate() {
        let Function { signature, cases, .. } = function;
        if let Some(reason) = &compiled.rejected[n] {
            built.rejected.push((signature.id, reason.clone()));
            continue;
        }
        let code = native(&library, n, signature.result.bytes(), object)?;
        let executable = Executable {
            cases: cases.into_iter().filter(|c| compiled.cases[n].contains(&c.0)).collect(),
            mnemonics: mnemonics.remove(&n).unwrap_or_default(),
            conform: None,
            code: Box::new(code),
            signature,
        };
        built.executables.insert(executable.signature.id.clone(), executable);
    }
    Ok(built)
}

#[cfg(test)]
mod tests;
