//! What became of the lowerings.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use super::intrinsics::Verdict;
use super::single::{Outcome, Single};
use crate::oracle::report::Skip;

/// The outcome for several instruction sets.
#[derive(Clone, Debug, Default, Serialize)]
pub struct LoweringReport {
    /// Lowerings that were to be executed.
    pub lowerings: usize,
    /// Those that were executed as programs are emitted with them.
    pub executed: usize,
    /// Those of them of which nothing differs, from the intrinsic where what executed them is known to be wrong.
    pub equal: usize,
    /// Those that differ from the dictionary in some way of writing them.
    pub different: usize,
    /// Those of the equal ones that differ from the dictionary as the vendor's intrinsic does on the same machine,
    /// which is known to be wrong there.
    pub as_intrinsic: usize,
    /// Those that differ where what executed them is known to be wrong, without an intrinsic to compare with.
    pub disputed: usize,
    /// Those that were not executed.
    pub skipped: usize,
    /// The same for each instruction set.
    pub by_isa: BTreeMap<String, IsaReport>,
    /// Seconds for everything.
    pub seconds: f64,
}

/// The outcome for one instruction set.
#[derive(Clone, Debug, Default, Serialize)]
pub struct IsaReport {
    /// Lowerings that were to be executed.
    pub lowerings: usize,
    /// Those that were executed as programs are emitted with them.
    pub executed: usize,
    /// Those of them of which nothing differs, from the intrinsic where what executed them is known to be wrong.
    pub equal: usize,
    /// Functions executed, and vectors compared: lowerings in several ways and at several immediates.
    pub functions: usize,
    /// Input vectors compared, of all functions.
    pub vectors: usize,
    /// How many lowerings were executed where.
    pub machines: BTreeMap<String, usize>,
    /// How many were not executed, by reason.
    pub reasons: BTreeMap<String, usize>,
    /// What differs: at most one entry per lowering.
    pub different: Vec<Different>,
    /// Those of the equal ones that differ from the dictionary as the vendor's intrinsic does on the same machine,
    /// with what that is known to do wrong there.
    pub as_intrinsic: Vec<Skip>,
    /// Executed lowerings that differ where what executed them is known to be wrong, without an intrinsic to compare
    /// with, and why there is none.
    pub disputed: Vec<Skip>,
    /// What was not executed.
    pub skipped: Vec<Skip>,
    /// Executed lowerings of which some way or some immediate was not.
    pub partly: Vec<Partly>,
    /// Instructions of the dictionary that have no lowering.
    pub without: Vec<String>,
}

/// A lowering that computes something else than the dictionary says.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
pub struct Different {
    /// The instruction's key.
    pub id: String,
    /// In which way it was written.
    pub way: String,
    /// What executed it.
    pub machine: String,
    /// Values of the immediates, in parameter order.
    pub immediates: Vec<u32>,
    /// Operands of the first wrong vector, by name: hexadecimal, most significant byte first.
    pub inputs: Vec<(String, String)>,
    /// What was computed, likewise.
    pub executed: String,
    /// What the dictionary says, likewise.
    pub expected: String,
    /// Vectors that differ.
    pub wrong: usize,
    /// Vectors compared.
    pub vectors: usize,
}

/// A lowering of which one function was not executed, though others were.
#[derive(Clone, Debug, Serialize, PartialEq, Eq)]
pub struct Partly {
    /// The instruction's key.
    pub id: String,
    /// In which way it was written.
    pub way: String,
    /// Values of the immediates, in parameter order.
    pub immediates: Vec<u32>,
    /// Why it was not executed.
    pub reason: String,
}

impl fmt::Display for Different {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Different { id, way, machine, wrong, vectors, .. } = self;
        write!(f, "{id}, written {way}, by {machine}: {wrong} of {vectors} vectors differ")?;
        if !self.immediates.is_empty() {
            write!(f, "\n    immediate {:?}", self.immediates)?;
        }
        for (name, value) in &self.inputs {
            write!(f, "\n    {name:9} {value}")?;
        }
        write!(f, "\n    executed  {}\n    expected  {}", self.executed, self.expected)
    }
}

impl IsaReport {
    /// A lowering that cannot be tried at all.
    pub(super) fn skip(&mut self, id: String, reason: String) {
        self.lowerings += 1;
        *self.reasons.entry(reason.clone()).or_default() += 1;
        self.skipped.push(Skip { id, reason });
    }

    /// What became of a lowering whose ways of writing are called `ways`. If what executed it is known to be wrong
    /// there, `known` is how, with what the intrinsic says of the lowering.
    pub(super) fn add(&mut self, single: &Single, ways: &[&'static str], known: Option<(String, Verdict)>) {
        let emitted = |trial: &&super::single::Trial| trial.way == 0;
        let machine = single.trials.iter().filter(emitted).find_map(|trial| match &trial.outcome {
            Outcome::Equal(machine) => Some(machine.clone()),
            Outcome::Different(differing) => Some(differing.first.machine.clone()),
            Outcome::Open | Outcome::Skipped(_) => None,
        });
        let Some(machine) = machine else {
            let reason = single.trials.iter().filter(emitted).find_map(|trial| match &trial.outcome {
                Outcome::Skipped(reason) => Some(reason.clone()),
                _ => None,
            });
            let nothing = || "there is nothing to execute".to_owned();
            return self.skip(single.id.clone(), reason.unwrap_or_else(nothing));
        };
        self.lowerings += 1;
        self.executed += 1;
        *self.machines.entry(machine).or_default() += 1;
        for trial in &single.trials {
            match &trial.outcome {
                Outcome::Equal(_) | Outcome::Different(_) => {
                    self.functions += 1;
                    self.vectors += trial.count;
                }
                Outcome::Open => {}
                Outcome::Skipped(reason) => self.partly.push(Partly {
                    id: single.id.clone(),
                    way: ways.get(trial.way).copied().unwrap_or_default().to_owned(),
                    immediates: trial.immediates.clone(),
                    reason: reason.clone(),
                }),
            }
        }
        let Some((_, differing)) = single.differing().next() else {
            self.equal += 1;
            return;
        };
        let id = single.id.clone();
        match known {
            None => self.different.push(differing.first.clone()),
            Some((_, Verdict::Different(different))) => self.different.push(*different),
            Some((reason, Verdict::Equal)) => {
                self.equal += 1;
                self.as_intrinsic.push(Skip { id, reason });
            }
            Some((fault, Verdict::Unknown(why))) => {
                self.disputed.push(Skip { id, reason: format!("{fault}; {why}") });
            }
        }
    }
}

impl LoweringReport {
    /// Adds up what the instruction sets have.
    pub(super) fn sum(&mut self) {
        for isa in self.by_isa.values() {
            self.lowerings += isa.lowerings;
            self.executed += isa.executed;
            self.equal += isa.equal;
            self.different += isa.different.len();
            self.as_intrinsic += isa.as_intrinsic.len();
            self.disputed += isa.disputed.len();
            self.skipped += isa.skipped.len();
        }
    }
}
