//! Vendor instructions as native code: signature -> C -> clang -> shared object -> callable function.
//!
//! Nothing here knows what an instruction means; only its name, C types, features and immediates are used.

mod compile;
mod disassemble;
pub mod features;
mod harness;
pub mod signature;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use libloading::Library;
use rayon::prelude::*;

use self::compile::Clang;
use self::harness::Function;
use self::signature::Signature;
use super::error::OracleError;

/// Functions per C file: enough that the headers' cost is shared, few enough that files finish together.
const PER_FILE: usize = 160;

/// Whether there is a compiler.
///
/// # Errors
/// [`OracleError::NoCompiler`].
pub fn find_compiler() -> Result<(), OracleError> {
    Clang::find().map(|_| ())
}

type Entry = unsafe extern "C" fn(*const u8, *mut u8, usize, i32);

/// One intrinsic, executable.
#[derive(Clone, Debug)]
pub struct Native {
    /// How it is called.
    pub signature: Signature,
    /// The immediate combinations that clang accepts, with their numbers.
    pub cases: Vec<(usize, Vec<i64>)>,
    /// Mnemonics in its code, lower case; empty without a disassembler.
    pub mnemonics: BTreeSet<String>,
    entry: Entry,
    input_bytes: usize,
    // Invariant: `entry` points into this object, which stays mapped as long as a `Native` lives.
    _object: Arc<Library>,
}

impl Native {
    /// Executes the instruction with immediate combination number `case` on each vector of `inputs` and
    /// returns the results one after the other.
    ///
    /// `inputs` holds whole vectors: the operands of [`Signature::operands`] without padding. `count` is
    /// their number.
    ///
    /// # Panics
    /// If `inputs` is not `count` vectors long or `case` is not one of [`Native::cases`].
    pub fn execute(&self, case: usize, inputs: &[u8], count: usize) -> Vec<u8> {
        assert_eq!(inputs.len(), self.input_bytes * count, "whole vectors");
        assert!(self.cases.iter().any(|c| c.0 == case), "a case that was compiled");
        let mut out = vec![0; self.signature.result.bytes() * count];
        let case = i32::try_from(case).unwrap_or(i32::MAX);
        // SAFETY: the harness reads `count` times the operands' bytes and writes `count` times the result's
        // bytes, both checked by `_Static_assert` in C and by length here; the features were detected.
        unsafe { (self.entry)(inputs.as_ptr(), out.as_mut_ptr(), count, case) };
        out
    }

    /// Whether `mnemonic` (lower case) is in the code. Disassemblers print vector comparisons with the
    /// predicate of the immediate inside the mnemonic: `vpcmpltub` is `vpcmpub`.
    pub fn executes(&self, mnemonic: &str) -> bool {
        self.mnemonics.contains(mnemonic)
            || mnemonic.strip_prefix("vpcmp").is_some_and(|suffix| {
                self.mnemonics.iter().any(|m| m.starts_with("vpcmp") && m.ends_with(suffix))
            })
    }
}

/// The executable ones among some signatures, and why the others are not.
#[derive(Clone, Debug, Default)]
pub struct Built {
    /// By instruction id.
    pub natives: BTreeMap<String, Native>,
    /// Instruction id and reason.
    pub rejected: Vec<(String, String)>,
}

/// Compiles and loads `signatures`, keeping compiled files in `dir`. Runs on rayon's current pool.
///
/// # Errors
/// Those of the compiler and the loader; an intrinsic that clang rejects is no error but in
/// [`Built::rejected`].
pub fn build(signatures: Vec<Signature>, dir: &Path) -> Result<Built, OracleError> {
    if signatures.is_empty() {
        return Ok(Built::default());
    }
    std::fs::create_dir_all(dir).map_err(|source| OracleError::Io { path: dir.to_owned(), source })?;
    let clang = Clang::find()?;
    let table = features::features();
    let files = signatures.len().div_ceil(PER_FILE);
    // Dealt out in turn: the instructions with many immediates stand together in the vendor's text.
    let mut hands: Vec<Vec<Function>> = vec![Vec::new(); files];
    for (i, signature) in signatures.into_iter().enumerate() {
        let cases = signature.immediates().into_iter().enumerate().collect();
        hands[i % files].push(Function { signature, extra_features: Vec::new(), cases });
    }
    let parts: Result<Vec<Built>, OracleError> = hands
        .into_par_iter()
        .map(|functions| {
            let (object, compiled) = clang.compile(functions.clone(), &table, dir)?;
            load(functions, &compiled, &object)
        })
        .collect();
    let mut all = Built::default();
    for part in parts? {
        all.natives.extend(part.natives);
        all.rejected.extend(part.rejected);
    }
    all.rejected.sort();
    Ok(all)
}

fn load(functions: Vec<Function>, compiled: &compile::Compiled, object: &Path) -> Result<Built, OracleError> {
    let fault = |e: libloading::Error| OracleError::Load { path: object.to_owned(), message: e.to_string() };
    // SAFETY: the object was made by this module, by content digest; it has no initializers.
    let library = Arc::new(unsafe { Library::new(object) }.map_err(fault)?);
    let mut mnemonics = disassemble::mnemonics(object).unwrap_or_default();
    let mut built = Built::default();
    for (n, function) in functions.into_iter().enumerate() {
        let Function { signature, cases, .. } = function;
        if let Some(reason) = &compiled.rejected[n] {
            built.rejected.push((signature.id, reason.clone()));
            continue;
        }
        // SAFETY: the harness defines `f_n` with this very type.
        let entry = unsafe { library.get::<Entry>(format!("f_{n}\0").as_bytes()) }.map_err(fault)?;
        let input_bytes = signature.operands().iter().map(|s| s.bytes()).sum();
        let cases = cases.into_iter().filter(|c| compiled.cases[n].contains(&c.0)).collect();
        let mnemonics = mnemonics.remove(&n).unwrap_or_default();
        let native =
            Native { cases, mnemonics, entry: *entry, input_bytes, _object: Arc::clone(&library), signature };
        built.natives.insert(native.signature.id.clone(), native);
    }
    Ok(built)
}

#[cfg(test)]
mod tests;
