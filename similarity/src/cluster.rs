//! Buckets of one shape, and their merging.
//!
//! Instructions of one shape form a bucket. A bucket is merged into one of a larger shape if every member,
//! embedded in the larger shape, is proven equal to its vendor's elements there.

use std::collections::{BTreeMap, BTreeSet};

use autoir_semantics::lane::LaneFn;
use rayon::prelude::*;

use crate::embed::embed;
use crate::generalize::generalize;
use crate::instantiate::instantiate;
use crate::name::describe;
use crate::parameterize::Instance;
use crate::prove::{Answer, Effort, Judge, Proof, Subject};
use crate::term::Term;
use crate::wrapper::{Wrapper, wrap};

/// Two shapes are joined in a third of which they lack at most so many percent of their own size.
const NEAR: usize = 25;

/// The same for shapes of one name.
const FAR: usize = 150;

/// So many members of a bucket are asked about at once; if one is refused, no more are.
const TOGETHER: usize = 16;

/// An instruction in the process of finding its class.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Position in the input.
    pub index: usize,
    /// Its mask.
    pub wrapper: Wrapper,
    /// The function inside the mask, in the shape of the bucket that holds it.
    pub instance: Instance,
    /// Its own term before it was embedded in a larger shape.
    pub natural: Term,
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

    /// The term that most members had before they were embedded in the shape of the bucket; of several, the
    /// smallest.
    pub fn natural(&self) -> Option<&Term> {
        let mut count: Vec<(usize, &Term)> = Vec::new();
        for m in &self.members {
            match count.iter_mut().find(|(_, term)| term.is_shaped_like(&m.natural)) {
                Some((n, _)) => *n += 1,
                None => count.push((1, &m.natural)),
            }
        }
        let key = |(n, t): &(usize, &Term)| (*n, std::cmp::Reverse(t.size()), t.shape());
        count.into_iter().max_by_key(key).map(|(_, t)| t)
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

/// Proves a candidate against the vendor's elements of `subject`.
pub fn check(
    judge: &Judge,
    wrapper: &Wrapper,
    instance: &Instance,
    subject: &Subject<'_>,
    effort: Effort,
) -> Answer {
    match rebuild(wrapper, instance, &subject.outline.operands) {
        Ok(f) => judge.prove(&f, subject, effort),
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

/// A shape that was seen, and the bucket that its members are in.
struct Waypoint {
    skeleton: Vec<Term>,
    root: usize,
}

/// Merges buckets into larger shapes, largest first. A bucket follows the shape that it is closest to, into
/// the bucket which that shape has gone to.
pub fn merge(buckets: Vec<Bucket>, subjects: &[&Subject<'_>], judge: &Judge) -> Vec<Bucket> {
    let mut order = buckets;
    order.sort_by_cached_key(|b| (std::cmp::Reverse(b.size()), b.shape()));
    let mut roots: Vec<Bucket> = Vec::new();
    let mut waypoints: Vec<Waypoint> = Vec::new();
    for small in order {
        let skeleton = small.skeleton.clone();
        let mut rest = small;
        let mut taken = None;
        for root in hosts_of(&waypoints, &roots, &rest) {
            let before = rest.members.len();
            rest = move_members(&mut roots[root], rest, subjects, judge);
            if rest.members.len() < before && taken.is_none() {
                taken = Some(root);
            }
            if rest.members.is_empty() {
                break;
            }
        }
        if !rest.members.is_empty() {
            taken = Some(roots.len());
            roots.push(rest);
        }
        waypoints.extend(taken.map(|root| Waypoint { skeleton, root }));
    }
    join_pairs(&mut roots, subjects, judge);
    for r in &mut roots {
        r.members.sort_by_key(|m| m.index);
    }
    roots
}

/// Two buckets by position, and a shape that both are close to.
struct Pair {
    cost: usize,
    a: usize,
    b: usize,
    third: Term,
}

/// Merges pairs of buckets whose shapes are both close to a third, closest pairs first. What a person would call
/// by one name may be less close.
fn join_pairs(buckets: &mut Vec<Bucket>, subjects: &[&Subject<'_>], judge: &Judge) {
    let mut places: Vec<Option<Bucket>> = std::mem::take(buckets).into_iter().map(Some).collect();
    let all = (0..places.len()).flat_map(|a| (a + 1..places.len()).map(move |b| (a, b))).collect();
    let name = |b: &Option<Bucket>| b.as_ref()?.natural().map(describe);
    let mut names: Vec<Option<String>> = places.par_iter().map(name).collect();
    let mut refused: BTreeSet<String> = BTreeSet::new();
    let mut pairs = pairs_of(&places, &names, all);
    while let Some(at) = (0..pairs.len()).min_by_key(|n| (pairs[*n].cost, pairs[*n].a, pairs[*n].b)) {
        let Pair { a, b, third, .. } = pairs.swap_remove(at);
        let shape = third.shape();
        if refused.contains(&shape) {
            continue;
        }
        let (Some(first), Some(second)) = (&places[a], &places[b]) else { continue };
        match join(first, second, third, subjects, judge) {
            Some(joined) => {
                places[a] = Some(joined);
                places[b] = None;
                names[a] = name(&places[a]);
                pairs.retain(|p| ![a, b].contains(&p.a) && ![a, b].contains(&p.b));
                let others = (0..places.len()).filter(|n| *n != a && places[*n].is_some());
                let others = others.map(|n| (n.min(a), n.max(a))).collect();
                pairs.extend(pairs_of(&places, &names, others));
            }
            None => {
                refused.insert(shape);
            }
        }
    }
    *buckets = places.into_iter().flatten().collect();
}

/// Those of the pairs of `places`, which are called `names`, that may be joined.
fn pairs_of(
    places: &[Option<Bucket>],
    names: &[Option<String>],
    positions: Vec<(usize, usize)>,
) -> Vec<Pair> {
    positions
        .into_par_iter()
        .filter_map(|(a, b)| {
            let reach = if names[a] == names[b] { FAR } else { NEAR };
            let (cost, third) = common(places[a].as_ref()?, places[b].as_ref()?, reach)?;
            Some(Pair { cost, a, b, third })
        })
        .collect()
}

/// A term that the shapes of both buckets are close to, and how close: what they lack of it is at most
/// `reach` percent of what they are.
fn common(a: &Bucket, b: &Bucket, reach: usize) -> Option<(usize, Term)> {
    let ([x], [y]) = (&a.skeleton[..], &b.skeleton[..]) else {
        return None;
    };
    // What one lacks of the third is at least what it lacks of the other's operations, whose number sums are not of.
    let (of_x, of_y) = (x.operations(), y.operations());
    let far = |own: usize, t: &Term| 100 * (of_x.max(of_y) - own) > reach * t.size();
    if far(of_x, x) || far(of_y, y) {
        return None;
    }
    let third = generalize(x, y)?;
    let cost = |t: &Term| embed(&third, t).map(|e| e.0).filter(|c| 100 * c <= reach * t.size());
    Some((cost(x)? + cost(y)?, third))
}

fn join(a: &Bucket, b: &Bucket, third: Term, subjects: &[&Subject<'_>], judge: &Judge) -> Option<Bucket> {
    let skeleton = vec![third];
    let moved = |c: &&Candidate| {
        let (_, instance) = embed_instance(&skeleton, &c.instance)?;
        let proof = check(judge, &c.wrapper, &instance, subjects[c.index], Effort::Brief).proof()?;
        Some(Candidate { instance, proof, ..(*c).clone() })
    };
    let all: Vec<&Candidate> = a.members.iter().chain(&b.members).collect();
    let mut members = Vec::with_capacity(all.len());
    for together in all.chunks(TOGETHER) {
        // Each of them is asked about, whatever the others' answers: what is asked must not depend on the order in
        // which threads come to it, or a build would ask what the one before did not.
        let found: Vec<Option<Candidate>> = together.par_iter().map(moved).collect();
        members.extend(found.into_iter().collect::<Option<Vec<Candidate>>>()?);
    }
    Some(Bucket { skeleton, members })
}

/// The buckets that may subsume `small`, closest first.
fn hosts_of(waypoints: &[Waypoint], roots: &[Bucket], small: &Bucket) -> Vec<usize> {
    let Some(prototype) = small.members.first() else {
        return Vec::new();
    };
    let size = small.size();
    let cost_in = |skeleton: &[Term]| embed_instance(skeleton, &prototype.instance).map(|e| e.0);
    let mut close: Vec<(usize, usize)> = waypoints
        .par_iter()
        .filter_map(|w| {
            let direct = cost_in(&w.skeleton).filter(|c| 3 * c <= 2 * size)?;
            let total = cost_in(&roots.get(w.root)?.skeleton).filter(|c| *c <= 2 * size)?;
            Some((direct * 1000 + total, w.root))
        })
        .collect();
    close.sort_unstable();
    let mut hosts: Vec<usize> = Vec::new();
    for (_, root) in close {
        if !hosts.contains(&root) {
            hosts.push(root);
        }
    }
    hosts
}

/// Moves the members that are proven in the host's shape; returns the others. If the first member is not
/// proven, none is.
fn move_members(host: &mut Bucket, mut small: Bucket, subjects: &[&Subject<'_>], judge: &Judge) -> Bucket {
    let skeleton = &host.skeleton;
    let embedded = |c: Candidate| -> (bool, Candidate) {
        let Some((_, instance)) = embed_instance(skeleton, &c.instance) else {
            return (false, c);
        };
        match check(judge, &c.wrapper, &instance, subjects[c.index], Effort::Brief) {
            Answer::Proved(proof) => (true, Candidate { instance, proof, ..c }),
            _ => (false, c),
        }
    };
    if small.members.is_empty() {
        return small;
    }
    let (proven, first) = embedded(small.members.remove(0));
    if !proven {
        small.members.insert(0, first);
        return small;
    }
    let others: Vec<(bool, Candidate)> = small.members.into_par_iter().map(embedded).collect();
    host.members.push(first);
    let mut rest = Bucket { skeleton: small.skeleton, members: Vec::new() };
    for (proven, c) in others {
        if proven { &mut host.members } else { &mut rest.members }.push(c);
    }
    rest
}
