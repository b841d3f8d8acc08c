//! `autoir verify FILE.o --windows FILE`: the functions of objects proven equal to their windows.

use std::fmt::Write as _;
use std::path::Path;

use autoir::shipped;
use autoir_build::driver::Shipped;
use autoir_build::validate::{Validator, Verdict};
use autoir_codegen_gen::emit::bundle::symbols;
use autoir_codegen_gen::lift::validate::{Object, ObjectError, assembled};
use autoir_codegen_gen::llvm::target::Target;
use autoir_semantics::effort;
use autoir_synth::window::Window;
use serde_json::json;

use super::PROOF_EFFORT;
use crate::args::{Global, VerifyArgs};
use crate::commands::synth::choice;
use crate::error::CommandError;
use crate::output::{Exit, Outcome};
use crate::{input, windows};

/// Proves every function. The answer is no if one is refuted, undecided, not understood or not there.
///
/// # Errors
/// A file that cannot be read, that is no object of the target, or a dictionary that cannot be used.
pub fn run(global: &Global, args: &VerifyArgs) -> Result<Outcome, CommandError> {
    if args.windows.is_empty() {
        return Err(CommandError::Usage("--windows names the windows of the functions".into()));
    }
    let choice = choice(&args.target)?;
    let shipped = Shipped::new(shipped::dictionary()?, choice.platform.arch)?;
    let target = choice.code(&shipped)?;
    let objects = args.files.iter().map(|path| read(path, &target)).collect::<Result<Vec<_>, _>>()?;
    let (mut read, mut bad) = (Vec::new(), false);
    for path in &args.windows {
        let file = windows::read(path)?;
        bad |= file.is_malformed();
        read.extend(file.windows);
    }
    let validator = Validator {
        knowledge: shipped.knowledge()?,
        library: shipped.library(read.iter().any(Window::computes_floats))?,
        target: &target,
        effort: PROOF_EFFORT,
    };
    let names = symbols(read.iter().map(|w| w.name.as_str()));
    let (mut rows, mut text, mut proved) = (Vec::new(), String::new(), 0);
    for (path, object) in args.files.iter().zip(&objects) {
        let subjects: Vec<(&str, &Window)> = names.iter().map(String::as_str).zip(&read).collect();
        let (verdicts, _) = effort::within(global.timeout(), || validator.verdicts(object, &subjects));
        proved += verdicts.iter().filter(|verdict| **verdict == Verdict::Proved).count();
        for ((symbol, window), verdict) in subjects.iter().zip(&verdicts) {
            let _ = writeln!(text, "{:38} {}", window.name, verdict.word());
            if let Some(why) = verdict.reason() {
                let _ = writeln!(text, "    {why}");
            }
            rows.push(json!({
                "file": path.display().to_string(),
                "name": window.name,
                "symbol": symbol,
                "verdict": verdict.word(),
                "reason": verdict.reason(),
            }));
        }
        for other in object.functions().filter(|f| !names.iter().any(|name| name == f)) {
            let _ = writeln!(text, "{}: no window for the function `{other}`", path.display());
        }
    }
    if rows.is_empty() && !bad {
        return Err(CommandError::Usage("the files hold no windows".into()));
    }
    let _ = writeln!(text, "{proved} of {} functions proved", rows.len());
    let all = proved == rows.len();
    let exit = match (bad, all) {
        (true, _) => Exit::BadInput,
        (false, true) => Exit::Success,
        (false, false) => Exit::No,
    };
    Ok(Outcome { json: json!({ "verified": all && !bad, "proved": proved, "programs": rows }), text, exit })
}

/// The functions of an object, or of assembly.
fn read(path: &Path, target: &Target) -> Result<Object, CommandError> {
    let bytes = input::bytes(path)?;
    let bytes = match path.extension().is_some_and(|e| e == "s") {
        true => assembled(&String::from_utf8_lossy(&bytes), target),
        false => Ok(bytes),
    };
    let named = |source: ObjectError| CommandError::Usage(format!("{}: {source}", path.display()));
    Object::read(&bytes.map_err(named)?, target).map_err(named)
}
