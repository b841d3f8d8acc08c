//! The whole pipeline: instructions in, classes out.

use std::collections::BTreeMap;
use std::time::Instant;

use autoir_semantics::lane::{ElementFn, Kind, LaneFn, Operand, Shape};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::cluster::{Bucket, Candidate, bucket, check, merge, unify_templates};
use crate::error::Error;
use crate::instantiate::instantiate;
use crate::name::{Named, names};
use crate::parameterize::{Instance, parameterize};
use crate::prove::{Answer, Answers, Effort, Judge, Proof, Subject, replay};
use crate::shrink::{Operation, Values};
use crate::term::Term;
use crate::wrapper::{Wrapper, peel, wrap};

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

/// An instruction whose elements may not have been made.
#[derive(Clone, Debug)]
pub struct Outlined<'a> {
    /// As [`Input::id`].
    pub id: &'a str,
    /// The canonical form.
    pub function: &'a LaneFn,
    /// The vendor's meaning.
    pub subject: Subject<'a>,
}

/// How to run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Worker threads; 0 for one per core.
    pub jobs: usize,
}

/// An instruction in a class.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Member {
    /// The instruction.
    pub id: String,
    /// Its mask.
    pub wrapper: Wrapper,
    /// Shape of the result.
    pub result: Shape,
    /// Extents of the axes, outermost first.
    pub axes: Vec<u32>,
    /// Position of the template axis.
    pub template_axis: Option<usize>,
    /// For each argument of the operation, the operand of the instruction, if it has one.
    pub arguments: Vec<Option<u16>>,
    /// For each template, one number per parameter of the operation.
    pub values: Values,
    /// Proof of membership.
    pub proof: Proof,
}

/// Instructions that are one operation at different numbers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Class {
    /// Readable, unique, derived from the expression.
    pub name: String,
    /// What the members have in common.
    pub operation: Operation,
    /// The members in input order.
    pub members: Vec<Member>,
}

impl Class {
    /// Whether the operation does arithmetic on floats.
    pub fn computes_floats(&self) -> bool {
        self.operation.skeleton.iter().any(Term::computes_floats)
    }

    /// The lane function of a member, over the instruction's operands.
    ///
    /// # Errors
    /// [`Error::Malformed`] if the member's values do not fit the operation.
    pub fn function(&self, member: &Member, operands: &[Operand]) -> Result<LaneFn, Error> {
        member_function(&self.operation, member, operands)
    }

    /// Checks a member's proof again, from the class and the vendor's elements alone.
    pub fn replay(&self, member: &Member, elements: &ElementFn) -> Answer {
        match self.function(member, &elements.operands) {
            Ok(f) => replay(&member.proof, &f, elements),
            Err(e) => Answer::Unknown(e.to_string()),
        }
    }
}

/// The lane function of a member: the operation at the member's values, over the instruction's operands.
///
/// # Errors
/// [`Error::Malformed`] if the member's values do not fit the operation.
pub fn member_function(
    operation: &Operation,
    member: &Member,
    operands: &[Operand],
) -> Result<LaneFn, Error> {
    let instance = Instance {
        result: member.result.clone(),
        axes: member.axes.clone(),
        template_axis: member.template_axis,
        rows: operation.rows(&member.values)?,
        arguments: member.arguments.clone(),
    };
    wrap(&member.wrapper, instantiate(&instance, operands)?)
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
    classes_with(inputs, options, &mut Answers::default(), progress)
}

/// As [`classes`], where the answers to questions that were asked before are known. What is asked this time takes
/// their place.
pub fn classes_with(
    inputs: &[Input<'_>],
    options: Options,
    answers: &mut Answers,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Classes {
    let subjects: Vec<Subject<'_>> = inputs.par_iter().map(|i| Subject::new(i.elements)).collect();
    let inputs: Vec<Outlined<'_>> = inputs
        .iter()
        .zip(subjects)
        .map(|(i, subject)| Outlined { id: i.id, function: i.function, subject })
        .collect();
    classes_of_outlined(&inputs, options, answers, progress)
}

/// As [`classes_with`], where elements are looked at only for questions whose answers are not known.
pub fn classes_of_outlined(
    inputs: &[Outlined<'_>],
    options: Options,
    answers: &mut Answers,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Classes {
    let start = Instant::now();
    let judge = Judge::knowing(std::mem::take(answers));
    let run = || run(inputs, &judge, progress);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.jobs).stack_size(STACK).build();
    let mut result = match pool {
        Ok(pool) => pool.install(run),
        Err(_) => run(),
    };
    *answers = judge.into_answers();
    result.seconds = start.elapsed().as_secs_f64();
    result
}

/// Checks every proof again from the classes and the vendors' elements alone; the members whose proof does
/// not hold, with the answer.
pub fn replay_all(classes: &Classes, inputs: &[Input<'_>], options: Options) -> Vec<(String, Answer)> {
    let elements: BTreeMap<&str, &ElementFn> = inputs.iter().map(|i| (i.id, i.elements)).collect();
    let judge = Judge::new();
    let check = |class: &Class, member: &Member| {
        let answer = match elements.get(member.id.as_str()) {
            None => Answer::Unknown("the instruction is not among the inputs".into()),
            Some(elements) => match class.function(member, &elements.operands) {
                Ok(f) => judge.replay(&member.proof, &f, elements),
                Err(e) => Answer::Unknown(e.to_string()),
            },
        };
        (!matches!(answer, Answer::Proved(_))).then(|| (member.id.clone(), answer))
    };
    let run = || {
        let members: Vec<(&Class, &Member)> =
            classes.classes.iter().flat_map(|c| c.members.iter().map(move |m| (c, m))).collect();
        members.into_par_iter().filter_map(|(c, m)| check(c, m)).collect()
    };
    match rayon::ThreadPoolBuilder::new().num_threads(options.jobs).stack_size(STACK).build() {
        Ok(pool) => pool.install(run),
        Err(_) => run(),
    }
}

fn run(inputs: &[Outlined<'_>], judge: &Judge, progress: &(dyn Fn(usize, usize) + Sync)) -> Classes {
    let done = std::sync::atomic::AtomicUsize::new(0);
    let candidates: Vec<Result<Candidate, (String, String)>> = inputs
        .par_iter()
        .enumerate()
        .map(|(index, input)| {
            let c = candidate(index, input, judge).map_err(|reason| (input.id.to_string(), reason));
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
    let subjects: Vec<&Subject<'_>> = inputs.iter().map(|i| &i.subject).collect();
    let buckets = merge(bucket(proven), &subjects, judge);
    let mut classes = Vec::new();
    let mut naturals = Vec::new();
    for b in buckets {
        let natural = b.natural().cloned().unwrap_or_else(|| Term::constant(0));
        let (class, refused) = class_of(b, inputs, judge);
        unknown.extend(refused);
        if !class.members.is_empty() {
            naturals.push(natural);
            classes.push(class);
        }
    }
    name_all(&mut classes, &naturals);
    classes.sort_by(|a: &Class, b: &Class| a.name.cmp(&b.name));
    Classes { classes, unknown, seconds: 0.0 }
}

fn name_all(classes: &mut [Class], naturals: &[Term]) {
    let results: Vec<Vec<&Shape>> =
        classes.iter().map(|c| c.members.iter().map(|m| &m.result).collect()).collect();
    let named: Vec<Named<'_>> =
        naturals.iter().zip(&results).map(|(term, results)| Named { term, results }).collect();
    let names = names(&named);
    for (class, name) in classes.iter_mut().zip(names) {
        class.name = name;
    }
}

/// The instruction in its own shape, proven there.
fn candidate(index: usize, input: &Outlined<'_>, judge: &Judge) -> Result<Candidate, String> {
    let subject = &input.subject;
    let mut reason = String::new();
    let mut attempt = |(wrapper, inner): (Wrapper, LaneFn)| -> Option<Candidate> {
        let instance = match parameterize(&inner) {
            Ok(instance) => instance,
            Err(e) => {
                reason = e.to_string();
                return None;
            }
        };
        let unified = unify_templates(&instance);
        for instance in unified.into_iter().chain([instance]) {
            match check(judge, &wrapper, &instance, subject, Effort::Solver) {
                Answer::Proved(proof) => {
                    let natural = instance.rows.iter().max_by_key(|r| r.size())?.clone();
                    return Some(Candidate { index, wrapper, instance, natural, proof });
                }
                Answer::Refuted => reason = "the canonical form is not the vendor's function".into(),
                Answer::Unknown(why) => reason = why,
            }
        }
        None
    };
    let plain = attempt(peel(input.function));
    let masked =
        |c: &Candidate| c.wrapper != Wrapper::None || !reads_mask(&c.instance, &subject.outline.operands);
    if plain.as_ref().is_some_and(masked) {
        return plain.ok_or(reason);
    }
    let smaller = |c: &Candidate| plain.as_ref().is_none_or(|p| c.instance.size() < p.instance.size());
    let guesses = judge.cofactors(input.function);
    let cofactor = guesses.into_iter().find_map(&mut attempt).filter(smaller);
    cofactor.or(plain).ok_or(reason)
}

fn reads_mask(instance: &Instance, operands: &[Operand]) -> bool {
    instance
        .arguments
        .iter()
        .flatten()
        .any(|a| operands.get(usize::from(*a)).is_some_and(|o| o.kind == Kind::Mask))
}

/// The class of a bucket. Fixed numbers take the place of unused ones, so every member is proven once more
/// as an instance of the final operation; those that are not are returned with the reason.
fn class_of(bucket: Bucket, inputs: &[Outlined<'_>], judge: &Judge) -> (Class, Vec<(String, String)>) {
    let instances: Vec<&Instance> = bucket.members.iter().map(|m| &m.instance).collect();
    let (operation, values) = Operation::of(&bucket.skeleton, &instances);
    let mut class = Class { name: bucket.shape(), operation, members: Vec::new() };
    let proven: Vec<Result<Member, (String, String)>> = bucket
        .members
        .into_par_iter()
        .zip(values)
        .map(|(c, values)| {
            let input = &inputs[c.index];
            let mut member = Member {
                id: input.id.to_string(),
                wrapper: c.wrapper,
                result: c.instance.result,
                axes: c.instance.axes,
                template_axis: c.instance.template_axis,
                arguments: c.instance.arguments,
                values,
                proof: c.proof,
            };
            let answer = match class.function(&member, &input.subject.outline.operands) {
                Ok(f) => judge.prove(&f, &input.subject, Effort::Solver),
                Err(e) => Answer::Unknown(e.to_string()),
            };
            match answer {
                Answer::Proved(proof) => {
                    member.proof = proof;
                    Ok(member)
                }
                _ => Err((member.id, "the class's operation was not proven".to_string())),
            }
        })
        .collect();
    let mut unknown = Vec::new();
    for m in proven {
        match m {
            Ok(m) => class.members.push(m),
            Err(u) => unknown.push(u),
        }
    }
    (class, unknown)
}
