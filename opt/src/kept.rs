//! What was decided of a module the last time it was looked at.
//!
//! A plan depends on the module, on what is asked for, and on this program with LLVM and the solver: all of that is its
//! key. It says which programs were proven, so that only this user's are believed.

use std::time::Instant;

use autoir::binary;
use autoir_codegen_gen::llvm;
use autoir_semantics::smt::solver_version;
use autoir_synth::cache::key::Key;
use autoir_synth::stop;

use crate::error::Error;
use crate::plan::{self, Options, Plan};

/// Digest of the code and the data that a plan depends on, by the build script.
const CODE: &str = env!("AUTOIR_CODE_DIGEST");

/// What to do to the module `bytes` (LLVM IR as text or bitcode): what is kept of it, or what is found out anew, which is
/// kept then unless somebody interrupted it.
///
/// # Errors
/// It is no module, a CPU is not known, or what is shipped cannot be used.
pub fn plan(bytes: &[u8], options: &Options<'_>) -> Result<Plan, Error> {
    let start = Instant::now();
    let plan = known_or_made(bytes, options)?;
    Ok(Plan { seconds: start.elapsed().as_secs_f64(), ..plan })
}

fn known_or_made(bytes: &[u8], options: &Options<'_>) -> Result<Plan, Error> {
    let Some(folder) = options.modules else { return plan::plan(bytes, options) };
    let key = key(bytes, options);
    // Of another layout there are none: the code's digest is part of the key.
    let known = folder.read_own(&key).and_then(|bytes| binary::decode(&bytes).ok());
    if let Some(plan) = known {
        return Ok(plan);
    }
    let plan = plan::plan(bytes, options)?;
    if !stop::requested() {
        let kept = binary::encode(&plan).map(|bytes| folder.write(&key, &bytes));
        if let Err(e) = kept.map_err(|e| e.to_string()).and_then(|written| written.map_err(|e| e.to_string()))
        {
            options.observer.complains(&format!("what was decided is not kept for the next time: {e}"));
        }
    }
    Ok(plan)
}

fn key(bytes: &[u8], options: &Options<'_>) -> Key {
    let Options { search, budget, work, cpu, .. } = options;
    let budget = budget.as_ref().map(|budget| &budget.asked);
    let words =
        format!("{search:?}\n{budget:?}\n{work:?}\n{cpu:?}\n{}\n{}", llvm::version(), solver_version());
    Key::of(&[b"module", CODE.as_bytes(), words.as_bytes(), bytes])
}
