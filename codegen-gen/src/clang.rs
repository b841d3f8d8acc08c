//! Compiling one C wrapper per intrinsic with clang's own vendor header, in batches.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use crate::error::{Error, Result};
use crate::ir_text::{self, PrintedFunction};
use crate::{llvm, tool};

/// A C function of one line.
#[derive(Clone, Debug)]
pub(crate) struct Wrapper {
    /// Its name, unique.
    pub name: String,
    /// Its definition, without line breaks.
    pub text: String,
}

/// What became of the wrappers.
#[derive(Default)]
pub(crate) struct Compiled {
    /// Functions by wrapper name.
    pub functions: BTreeMap<String, PrintedFunction>,
    /// First error by wrapper name.
    pub errors: BTreeMap<String, String>,
}

/// Vendor type names that clang's header does not define.
const PRELUDE: &str = "#include <immintrin.h>\n#define __int64 long long\n#define __int32 int\n";

/// Header inlining and promotion of variables to values. No combining pass runs, so a body does not depend
/// on the value of an immediate more than the header does.
const PASSES: &str = "always-inline,function(sroa,early-cse),globaldce";

/// Wrappers per clang process; the header itself takes about 0.2 s.
const BATCH: usize = 1200;

/// Compiles `wrappers` with `features` switched on for the whole unit, so that vectors of every width are
/// passed by value.
///
/// # Errors
/// clang cannot be run, or its output cannot be read. A wrapper that does not compile is an entry of
/// [`Compiled::errors`].
pub(crate) fn compile(
    wrappers: &[Wrapper],
    features: &BTreeSet<String>,
    done: &(dyn Fn(usize) + Sync),
) -> Result<Compiled> {
    let parts = wrappers
        .par_chunks(BATCH)
        .map(|batch| {
            let compiled = compile_batch(batch, features);
            done(batch.len());
            compiled
        })
        .collect::<Result<Vec<_>>>()?;
    let mut all = Compiled::default();
    for part in parts {
        all.functions.extend(part.functions);
        all.errors.extend(part.errors);
    }
    Ok(all)
}

fn compile_batch(batch: &[Wrapper], features: &BTreeSet<String>) -> Result<Compiled> {
    let mut compiled = Compiled::default();
    let mut left: Vec<&Wrapper> = batch.iter().collect();
    let first_line = PRELUDE.lines().count() + 1;
    loop {
        let mut text = PRELUDE.to_string();
        left.iter().for_each(|wrapper| {
            text.push_str(&wrapper.text);
            text.push('\n');
        });
        let output = tool::run("clang", &arguments(features), &text)?;
        if output.success {
            let machine = llvm::machine("x86-64", "")?;
            let module = llvm::optimized_text(&output.stdout, &machine, PASSES)?;
            let mut functions = ir_text::functions(&module);
            functions.retain(|name, _| left.iter().any(|wrapper| &wrapper.name == name));
            compiled.functions.extend(functions);
            return Ok(compiled);
        }
        let errors = errors_by_line(&output.stderr, first_line);
        let before = left.len();
        let mut position = 0;
        left.retain(|wrapper| {
            position += 1;
            match errors.get(&(position - 1)) {
                Some(message) => {
                    compiled.errors.insert(wrapper.name.clone(), message.clone());
                    false
                }
                None => true,
            }
        });
        if left.len() == before {
            let message = output.stderr.lines().next().unwrap_or("failed").to_string();
            return Err(Error::Tool { tool: "clang".to_string(), message });
        }
    }
}

fn arguments(features: &BTreeSet<String>) -> Vec<String> {
    let mut args: Vec<String> = [
        "-x",
        "c",
        "-",
        "-o",
        "-",
        "-S",
        "-emit-llvm",
        "-O1",
        "-w",
        "-target",
        llvm::X86_TRIPLE,
        "-ferror-limit=0",
        "-fno-color-diagnostics",
        "-fno-caret-diagnostics",
        "-Xclang",
        "-disable-llvm-passes",
    ]
    .map(String::from)
    .to_vec();
    for feature in features {
        args.extend(["-Xclang", "-target-feature", "-Xclang"].map(String::from));
        args.push(format!("+{feature}"));
    }
    args
}

/// First error message by wrapper position.
fn errors_by_line(stderr: &str, first_line: usize) -> BTreeMap<usize, String> {
    let mut errors = BTreeMap::new();
    for line in stderr.lines() {
        let Some(rest) = line.strip_prefix("<stdin>:") else {
            continue;
        };
        let Some((place, message)) = rest.split_once(": error: ") else {
            continue;
        };
        let number = place.split(':').next().and_then(|n| n.parse::<usize>().ok());
        if let Some(position) = number.and_then(|n| n.checked_sub(first_line)) {
            errors.entry(position).or_insert_with(|| message.to_string());
        }
    }
    errors
}
