//! The vendor's intrinsic as the judge of a lowering, on a machine that is known to compute the instruction wrong.
//!
//! Such a machine cannot hold a lowering against the dictionary. It can say whether the lowering is the instruction:
//! the intrinsic, compiled by clang, must then give the same bits, right or wrong, for the same inputs.

use std::collections::{BTreeMap, BTreeSet};

use autoir_spec_parsers::{Isa, select, sources};

use super::single::{Differing, Single, Trial};
use super::{Different, Options};
use crate::oracle::error::OracleError;
use crate::oracle::executor::Executable;
use crate::oracle::machines::emulator;
use crate::oracle::report::hexadecimal;

/// What the intrinsics say of a lowering.
#[derive(Debug)]
pub enum Verdict {
    /// The lowering gave what the intrinsic gives, wherever it differs from the dictionary.
    Equal,
    /// It gave something else.
    Different(Box<Different>),
    /// Nothing, for this reason.
    Unknown(String),
}

/// What the intrinsics of `isa` say of each lowering in `faulty`, whose faults are of the emulator.
pub fn judge(isa: &Isa, faulty: &[(&Single, String)], options: &Options) -> Vec<Verdict> {
    let ids = faulty.iter().map(|(single, _)| &*single.id).collect();
    match Intrinsics::build(isa, &ids, options) {
        Ok(intrinsics) => {
            faulty.iter().for_each(|(single, _)| intrinsics.announce(single));
            faulty.iter().map(|(single, _)| intrinsics.judge(single)).collect()
        }
        Err(error) => faulty.iter().map(|_| Verdict::Unknown(format!("no intrinsic: {error}"))).collect(),
    }
}

/// Executable intrinsics, by the instruction's key.
#[derive(Debug, Default)]
struct Intrinsics {
    executables: BTreeMap<String, Executable>,
    /// Why others are not there.
    reasons: BTreeMap<String, String>,
}

impl Intrinsics {
    /// Those of the instructions `ids` of `isa`, for the emulator.
    ///
    /// # Errors
    /// There is no vendor text, or the tools fail.
    fn build(isa: &Isa, ids: &BTreeSet<&str>, options: &Options) -> Result<Intrinsics, OracleError> {
        let mut all = Intrinsics::default();
        if ids.is_empty() {
            return Ok(all);
        }
        let machine = emulator(isa)?;
        let source = sources::find(isa, options.specs.as_deref())?;
        let mut signatures = Vec::new();
        for instruction in select(isa.frontend, &source).instructions {
            let id = instruction.id.as_str();
            if ids.contains(id) {
                match machine.signature(&instruction) {
                    Ok(signature) => signatures.push(signature),
                    Err(reason) => drop(all.reasons.insert(id.to_owned(), reason)),
                }
            }
        }
        let built = machine.build(signatures, &options.work_dir)?;
        all.executables = built.executables;
        all.reasons.extend(built.rejected);
        Ok(all)
    }

    /// Says that [`Intrinsics::judge`] is going to be asked this.
    fn announce(&self, single: &Single) {
        for (trial, _) in single.differing() {
            if let Ok((executable, case)) = self.case(single, trial) {
                executable.code.announce(case, &trial.inputs, trial.count);
            }
        }
    }

    /// Holds what `single` gave where it differs from the dictionary against the intrinsic on the same machine.
    fn judge(&self, single: &Single) -> Verdict {
        for (trial, differing) in single.differing() {
            let (executable, case) = match self.case(single, trial) {
                Ok(found) => found,
                Err(reason) => return Verdict::Unknown(reason),
            };
            let machine = executable.code.machine();
            if machine != differing.first.machine {
                return Verdict::Unknown(format!("the intrinsic is executed by {machine}"));
            }
            let expected = match executable.execute(case, &trial.inputs, trial.count) {
                Ok(expected) => expected,
                Err(error) => return Verdict::Unknown(format!("the intrinsic was not executed: {error}")),
            };
            if let Some(different) = unlike(trial, single, differing, &expected) {
                return Verdict::Different(Box::new(different));
            }
        }
        Verdict::Equal
    }

    /// The intrinsic of `single` at the immediates of `trial`.
    fn case(&self, single: &Single, trial: &Trial) -> Result<(&Executable, usize), String> {
        let Some(executable) = self.executables.get(&single.id) else {
            let reason =
                self.reasons.get(&single.id).map_or("it is not in the vendor's text", String::as_str);
            return Err(format!("no intrinsic: {reason}"));
        };
        let same = |values: &[i64]| values.iter().copied().eq(trial.immediates.iter().map(|v| i64::from(*v)));
        let case = executable.cases.iter().find(|(_, values)| same(values));
        let (case, _) =
            case.ok_or_else(|| format!("no intrinsic at the immediates {:?}", trial.immediates))?;
        match executable.signature.input_bytes() * trial.count == trial.inputs.len() {
            true => Ok((executable, *case)),
            false => Err("the intrinsic has other operands".to_owned()),
        }
    }
}

/// How what was computed differs from `expected`, if it does.
fn unlike(trial: &Trial, single: &Single, differing: &Differing, expected: &[u8]) -> Option<Different> {
    let bytes = expected.len() / trial.count.max(1);
    let pairs = || differing.results.chunks(bytes.max(1)).zip(expected.chunks(bytes.max(1)));
    let at = pairs().position(|(a, b)| a != b);
    if at.is_none() && differing.results.len() == expected.len() {
        return None;
    }
    let (executed, expected) = at.and_then(|at| pairs().nth(at)).unwrap_or_default();
    Some(Different {
        inputs: single.operands_of(trial, at.unwrap_or_default()),
        executed: hexadecimal(executed),
        expected: hexadecimal(expected),
        wrong: pairs().filter(|(a, b)| a != b).count(),
        ..differing.first.clone()
    })
}
