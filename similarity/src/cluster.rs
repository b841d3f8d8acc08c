//! Buckets of one shape, and their merging.
//!
//! Instructions of one shape form a bucket. A bucket is merged into one of a larger shape if every member,
//! embedded in the larger shape, is proven equal to its vendor's elements there.

use std::collections::BTreeMap;

use autoir_semantics::lane::{ElementFn, LaneFn};
use rayon::prelude::*;

use crate::embed::embed;
use crate::instantiate::instantiate;
use crate::parameterize::Instance;
use crate::prove::{Answer, Effort, Judge, Proof};
use crate::term::Term;
use crate::wrapper::{Wrapper, wrap};

/// An instruction in the process of finding its class.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Position in the input.
    pub index: usize,
    /// Its mask.
    pub wrapper: Wrapper,
    /// The function inside the mask, in the shape of the bucket that holds it.
    pub instance: Instance,
    /// Proof that it computes the vendor's elements.
    pub proof: Proof,
}

/// Instructions of one shape.
#[derive(Clone, Debug)]
pub struct Bucket {
    /// One term that every template has the shape of, or one per template.
    pub skeleton: Vec<Term>,
    /// The members, in input order.
    pub members: Vec<Candidate>,
}

impl Bucket {
    /// Nodes of the skeleton.
    pub fn size(&self) -> usize {
        self.skeleton.iter().map(Term::size).sum()
    }

    /// The shape that all members have.
    pub fn shape(&self) -> String {
        shape_of(&self.skeleton)
    }
}

fn shape_of(skeleton: &[Term]) -> String {
    let shapes: Vec<String> = skeleton.iter().map(Term::shape).collect();
    shapes.join(" | ")
}

/// The lane function that a candidate's numbers make of its operation, mask included.
///
/// # Errors
/// [`crate::error::Error::Malformed`] for numbers that do not fit.
pub fn rebuild(
    wrapper: &Wrapper,
    instance: &Instance,
    operands: &[autoir_semantics::lane::Operand],
) -> Result<LaneFn, crate::error::Error> {
    wrap(wrapper, instantiate(instance, operands)?)
}

/// Proves a candidate against the vendor's elements.
pub fn check(judge: &Judge, wrapper: &Wrapper, instance: &Instance, elements: &ElementFn) -> Answer {
    match rebuild(wrapper, instance, &elements.operands) {
        Ok(f) => judge.prove(&f, elements, Effort::Solver),
        Err(e) => Answer::Unknown(e.to_string()),
    }
}

/// Templates of different shapes become one shape where the largest subsumes the others.
pub fn unify_templates(instance: &Instance) -> Option<Instance> {
    if instance.is_uniform() {
        return None;
    }
    let largest = instance.rows.iter().max_by_key(|r| r.size())?;
    let skeleton = [largest.clone()];
    Some(embed_instance(&skeleton, instance)?.1)
}

/// `instance` in the shape of `skeleton`, and the nodes that it lacks per template.
pub fn embed_instance(skeleton: &[Term], instance: &Instance) -> Option<(usize, Instance)> {
    let mut rows = Vec::with_capacity(instance.rows.len());
    let mut cost = 0;
    if skeleton.len() > 1 && skeleton.len() != instance.rows.len() {
        return None;
    }
    for (n, row) in instance.rows.iter().enumerate() {
        let (c, t) = embed(skeleton.get(n).or(skeleton.first())?, row)?;
        cost = cost.max(c);
        rows.push(t);
    }
    let mut new = Instance { rows, ..instance.clone() };
    new.number_like(skeleton);
    Some((cost, new))
}

/// Groups by shape.
pub fn bucket(candidates: Vec<Candidate>) -> Vec<Bucket> {
    let mut by_shape: BTreeMap<String, Bucket> = BTreeMap::new();
    for c in candidates {
        let skeleton = if c.instance.is_uniform() {
            c.instance.rows.iter().take(1).cloned().collect()
        } else {
            c.instance.rows.clone()
        };
        by_shape
            .entry(shape_of(&skeleton))
            .or_insert_with(|| Bucket { skeleton, members: Vec::new() })
            .members
            .push(c);
    }
    by_shape.into_values().collect()
}

/// Merges buckets into larger shapes, largest first.
pub fn merge(buckets: Vec<Bucket>, elements: &[&ElementFn], judge: &Judge) -> Vec<Bucket> {
    let mut order = buckets;
    order.sort_by_cached_key(|b| (std::cmp::Reverse(b.size()), b.shape()));
    let mut roots: Vec<Bucket> = Vec::new();
    for small in order {
        let mut hosts = hosts_of(&roots, &small);
        hosts.sort_unstable();
        let mut rest = small;
        for (_, host) in hosts {
            rest = move_members(&mut roots[host], rest, elements, judge);
            if rest.members.is_empty() {
                break;
            }
        }
        if !rest.members.is_empty() {
            roots.push(rest);
        }
    }
    for r in &mut roots {
        r.members.sort_by_key(|m| m.index);
    }
    roots
}

/// The shapes that may subsume `small`, with the nodes that it lacks there.
fn hosts_of(roots: &[Bucket], small: &Bucket) -> Vec<(usize, usize)> {
    let Some(prototype) = small.members.first() else {
        return Vec::new();
    };
    roots
        .par_iter()
        .enumerate()
        .filter_map(|(n, host)| {
            let (cost, _) = embed_instance(&host.skeleton, &prototype.instance)?;
            is_close(small.size(), cost).then_some((cost, n))
        })
        .collect()
}

/// Whether a shape that adds `cost` nodes to one of `size` nodes is still the same operation.
fn is_close(size: usize, cost: usize) -> bool {
    cost <= size + 4
}

/// Moves the members that are proven in the host's shape; returns the others.
fn move_members(host: &mut Bucket, small: Bucket, elements: &[&ElementFn], judge: &Judge) -> Bucket {
    let skeleton = &host.skeleton;
    let moved: Vec<Result<Candidate, Candidate>> = small
        .members
        .into_par_iter()
        .map(|c| {
            let Some((_, instance)) = embed_instance(skeleton, &c.instance) else {
                return Err(c);
            };
            match check(judge, &c.wrapper, &instance, elements[c.index]) {
                Answer::Proved(proof) => Ok(Candidate { instance, proof, ..c }),
                _ => Err(c),
            }
        })
        .collect();
    let mut rest = Bucket { skeleton: small.skeleton, members: Vec::new() };
    for m in moved {
        match m {
            Ok(c) => host.members.push(c),
            Err(c) => rest.members.push(c),
        }
    }
    rest
}
