//! The whole pipeline: instructions in, classes out.

use std::time::Instant;

use autoir_semantics::lane::{ElementFn, LaneFn};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::cluster::{Bucket, Candidate, bucket, check, merge, unify_templates};
use crate::parameterize::{Instance, parameterize};
use crate::prove::{Answer, Effort, Proof};
use crate::term::Term;
use crate::wrapper::{Wrapper, peel};

/// Stack of the worker threads, in bytes: expressions are walked recursively.
const STACK: usize = 256 << 20;

/// An instruction as similarity sees it.
#[derive(Clone, Copy, Debug)]
pub struct Input<'a> {
    /// Unique name, used for reports and order only.
    pub id: &'a str,
    /// The canonical form.
    pub function: &'a LaneFn,
    /// The vendor's meaning, element by element.
    pub elements: &'a ElementFn,
}

/// How to run.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Worker threads; 0 for one per core.
    pub jobs: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { jobs: 0 }
    }
}

/// An instruction in a class.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Member {
    /// The instruction.
    pub id: String,
    /// Its mask.
    pub wrapper: Wrapper,
    /// Its numbers and operands, in the shape of the class.
    pub instance: Instance,
    /// Proof of membership.
    pub proof: Proof,
}

/// Instructions that are one operation at different numbers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Class {
    /// Readable, unique, derived from the expression.
    pub name: String,
    /// One term that every template has the shape of, or one per template.
    pub skeleton: Vec<Term>,
    /// The members in input order.
    pub members: Vec<Member>,
}

/// The result.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Classes {
    /// The classes, by name.
    pub classes: Vec<Class>,
    /// Instructions that no class could be proven for, with the reason.
    pub unknown: Vec<(String, String)>,
    /// Wall time in seconds.
    pub seconds: f64,
}

impl Classes {
    /// The classes of one member.
    pub fn singletons(&self) -> impl Iterator<Item = &Class> {
        self.classes.iter().filter(|c| c.members.len() == 1)
    }

    /// Number of instructions in classes.
    pub fn instructions(&self) -> usize {
        self.classes.iter().map(|c| c.members.len()).sum()
    }
}

/// Groups `inputs` into classes. `progress` is told how many of the inputs are done with.
pub fn classes(inputs: &[Input<'_>], options: Options, progress: &(dyn Fn(usize, usize) + Sync)) -> Classes {
    let start = Instant::now();
    let run = || run(inputs, progress);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.jobs).stack_size(STACK).build();
    let mut result = match pool {
        Ok(pool) => pool.install(run),
        Err(_) => run(),
    };
    result.seconds = start.elapsed().as_secs_f64();
    result
}

fn run(inputs: &[Input<'_>], progress: &(dyn Fn(usize, usize) + Sync)) -> Classes {
    let done = std::sync::atomic::AtomicUsize::new(0);
    let candidates: Vec<Result<Candidate, (String, String)>> = inputs
        .par_iter()
        .enumerate()
        .map(|(index, input)| {
            let c = candidate(index, input).map_err(|reason| (input.id.to_string(), reason));
            let n = done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1;
            progress(n, inputs.len());
            c
        })
        .collect();
    let mut unknown = Vec::new();
    let mut proven = Vec::new();
    for c in candidates {
        match c {
            Ok(c) => proven.push(c),
            Err(u) => unknown.push(u),
        }
    }
    let elements: Vec<&ElementFn> = inputs.iter().map(|i| i.elements).collect();
    let buckets = merge(bucket(proven), &elements);
    let mut classes: Vec<Class> = buckets.into_iter().map(|b| class_of(b, inputs)).collect();
    classes.sort_by(|a, b| a.name.cmp(&b.name));
    Classes { classes, unknown, seconds: 0.0 }
}

/// The instruction in its own shape, proven there.
fn candidate(index: usize, input: &Input<'_>) -> Result<Candidate, String> {
    let (wrapper, inner) = peel(input.function);
    let instance = parameterize(&inner).map_err(|e| e.to_string())?;
    let unified = unify_templates(&instance);
    for instance in unified.into_iter().chain([instance]) {
        match check(&wrapper, &instance, input.elements, Effort::Solver) {
            Answer::Proved(proof) => {
                return Ok(Candidate { index, wrapper, instance, proof });
            }
            Answer::Refuted => return Err("the canonical form is not the vendor's function".into()),
            Answer::Unknown(_) => {}
        }
    }
    Err("equality with the vendor's elements was neither proven nor refuted".into())
}

fn class_of(bucket: Bucket, inputs: &[Input<'_>]) -> Class {
    Class {
        name: bucket.shape(),
        members: bucket
            .members
            .into_iter()
            .map(|c| Member {
                id: inputs[c.index].id.to_string(),
                wrapper: c.wrapper,
                instance: c.instance,
                proof: c.proof,
            })
            .collect(),
        skeleton: bucket.skeleton,
    }
}
