//! Equality from the inside out.
//!
//! Two expressions of one function mostly agree in their inner values as well, written differently. Values that
//! agree wherever they are looked at ([`samples`](super::samples)) are asked about from the leaves up, and what is
//! proven equal is one value from then on: the next question is about less, and what two sides have in common may
//! be any value in it ([`question`](super::question)). A value that is only equal in the low bits that determine
//! it, such as the same bits under another sign, becomes a truncation of the other.
//!
//! Every replacement is of proven equals, for all operand values in range: whatever is found of the result is true
//! of what it was made from.

use std::time::Duration;

use super::chains::Chains;
use super::expand::Flat;
use super::question::{Cut, Key, Question};
use super::samples::{Group, Samples};
use super::{Claim, Prover, Verdict};
use crate::dag::{Dag, Id, Node};
use crate::effort;
use crate::hash::FastMap;
use crate::interp::Bits;
use crate::lane::Operand;

/// Nominal milliseconds for one question, in each sweep over the values.
const PASSES: [u32; 3] = [40, 200, 1000];
/// Questions that a sweep leaves open before it ends: those about the values around them would be harder still.
const MAX_OPEN: u32 = 6;
/// How many comparisons are taken apart one after the other.
const MAX_SPLITS: u32 = 3;
/// Values with which one is compared before it is one of its own.
const MAX_TRIES: u32 = 4;
/// Expressions of more nodes are not swept.
const MAX_NODES: usize = 40_000;

/// What is known of a question.
#[derive(Clone)]
enum Known {
    Proved,
    /// A counterexample, by leaf.
    Refuted(Vec<Bits>),
    /// Not decided with so many nominal milliseconds of work.
    Open(u32),
}

/// What is known of the questions so far: lanes that do the same ask the same.
#[derive(Default)]
pub(super) struct Memory {
    known: FastMap<Key, Known>,
}

/// The two sides of `claim`, an equality, with what could be proven equal in them made one; `None` if that is not
/// attempted. It ends soon after so much work is done as `deadline` says.
pub(super) fn sweep(
    prover: &Prover,
    flat: &Flat,
    claim: Claim,
    operands: &[Operand],
    memory: &mut Memory,
    deadline: Duration,
) -> Option<Flat> {
    let Claim::Equal(a, b) = claim else { return None };
    let dag = &flat.dag;
    let mut nodes = dag.reachable(&[a, b]);
    // What is at hand first: what turns out to be an operand's element is it from then on.
    nodes.sort_by_key(|id| !is_leaf(dag, *id));
    let closed = |id: &Id| !matches!(dag.node(*id), Node::Var(..) | Node::Reduce { .. } | Node::First { .. });
    if nodes.len() > MAX_NODES || !nodes.iter().all(closed) {
        return None;
    }
    let mut sweep = Sweep {
        prover,
        from: dag,
        operands,
        samples: Samples::new(dag, &nodes, operands, &prover.ranges),
        memory,
        open: 0,
        deadline,
    };
    let mut swept = None;
    for pass in PASSES {
        let result = sweep.pass(&nodes, (a, b), pass.min(prover.effort));
        let done = result.roots[0] == result.roots[1];
        swept = Some(result);
        if done || is_late(deadline) {
            break;
        }
    }
    swept
}

/// Whether a node is an operand's element at a fixed place, or a constant.
fn is_leaf(dag: &Dag, id: Id) -> bool {
    match dag.node(id) {
        Node::Const(_) => true,
        Node::Read { index, .. } => dag.as_const(*index).is_some(),
        _ => false,
    }
}

fn is_late(deadline: Duration) -> bool {
    effort::spent() >= deadline || effort::has_to_end()
}

struct Sweep<'a> {
    prover: &'a Prover,
    from: &'a Dag,
    operands: &'a [Operand],
    samples: Samples<'a>,
    memory: &'a mut Memory,
    /// Questions left open in this pass.
    open: u32,
    deadline: Duration,
}

/// The values of one pass that stand for themselves.
#[derive(Default)]
struct Representatives {
    nodes: Vec<Id>,
    by_group: FastMap<Group, Vec<Id>>,
}

impl Representatives {
    fn add(&mut self, samples: &Samples, id: Id) {
        self.nodes.push(id);
        samples.groups(id).for_each(|g| self.by_group.entry(g).or_default().push(id));
    }

    /// After the groups have changed.
    fn regroup(&mut self, samples: &Samples) {
        let nodes = std::mem::take(&mut self.nodes);
        self.by_group.clear();
        nodes.into_iter().for_each(|id| self.add(samples, id));
    }

    /// The values that `id` seems to equal, and how.
    fn like(&self, samples: &Samples, id: Id) -> Vec<(Id, Group)> {
        let mut found: Vec<(Id, Group)> = Vec::new();
        for group in samples.own_groups(id) {
            for other in self.by_group.get(&group).into_iter().flatten() {
                if !found.iter().any(|f| f.0 == *other) {
                    found.push((*other, group));
                }
            }
        }
        found
    }
}

/// What came of comparing two values.
enum Comparison {
    /// The first is this, made from the second.
    Same(Id),
    Different,
    /// There is a counterexample, which was added to the samples.
    Refined,
}

impl Sweep<'_> {
    /// The images of `roots` after one pass over `nodes`, with so many nominal milliseconds for each question.
    fn pass(&mut self, nodes: &[Id], roots: (Id, Id), effort: u32) -> Flat {
        let mut out = Dag::new();
        let mut chains = Chains::default();
        let mut images: FastMap<Id, Id> = FastMap::default();
        let mut known = Representatives::default();
        self.open = 0;
        for id in nodes {
            let node = self.from.node(*id);
            let children: Vec<Id> = node.children().iter().map(|c| images[c]).collect();
            let image = chains.rebuild(&mut out, node, &children);
            let same = if matches!(node, Node::Const(_) | Node::Read { .. }) {
                None
            } else {
                self.same(&mut out, &mut images, &mut known, *id, image, effort)
            };
            images.insert(*id, same.unwrap_or(image));
            if same.is_none() {
                known.add(&self.samples, *id);
            }
        }
        Flat { dag: out, roots: vec![images[&roots.0], images[&roots.1]] }
    }

    /// The image of a value that was met before and is proven to be that of `id`.
    fn same(
        &mut self,
        out: &mut Dag,
        images: &mut FastMap<Id, Id>,
        known: &mut Representatives,
        id: Id,
        image: Id,
        effort: u32,
    ) -> Option<Id> {
        let mut tries = 0;
        let mut tried: Vec<Id> = Vec::new();
        while tries < MAX_TRIES {
            let like = known.like(&self.samples, id);
            if like.iter().any(|(other, _)| images[other] == image) {
                return Some(image);
            }
            let (other, group) = like.into_iter().find(|l| !tried.contains(&l.0))?;
            tried.push(other);
            match self.compare(out, (id, image), (other, images[&other]), group, effort) {
                Comparison::Same(same) => {
                    // Of equals, the one that is seen to be in the smaller range says more to its users.
                    let (range, of_same) = (out.interval(image), out.interval(same));
                    if range == of_same || !range.within(of_same) {
                        return Some(same);
                    }
                    if matches!(group, Group::Whole(_)) {
                        images.insert(other, image);
                    }
                    return Some(image);
                }
                Comparison::Different => tries += 1,
                Comparison::Refined => known.regroup(&self.samples),
            }
        }
        None
    }

    /// Asks whether two values, which are nodes with their images, are equal in the way of `group`.
    fn compare(
        &mut self,
        out: &mut Dag,
        (id, image): (Id, Id),
        (other, rest): (Id, Id),
        group: Group,
        effort: u32,
    ) -> Comparison {
        let (left, right, same) = match group {
            Group::Whole(_) => (image, rest, rest),
            Group::Low(width, _) => {
                let signed = self.from.interval(id).lo < 0;
                let same = out.wrap(rest, width, signed);
                if same == image {
                    return Comparison::Same(same);
                }
                (out.wrap(image, width, false), out.wrap(rest, width, false), same)
            }
        };
        for cut in [Cut::Shared, Cut::Products, Cut::Nothing] {
            // What needs the insides of products as well is asked last.
            if cut == Cut::Nothing && effort < PASSES[2].min(self.prover.effort) {
                break;
            }
            let Some(question) = Question::new(out, (left, right), self.operands, &self.prover.ranges, cut)
            else {
                break;
            };
            let splits = if cut == Cut::Nothing { 0 } else { MAX_SPLITS };
            match self.answer(&question, effort, splits) {
                Known::Proved => return Comparison::Same(same),
                Known::Refuted(leaves) => {
                    let values = question.carried_back(out, &leaves, self.operands);
                    if values.is_some_and(|values| self.refine(id, other, values)) {
                        return Comparison::Refined;
                    }
                }
                Known::Open(_) => {}
            }
            if !question.cuts {
                break;
            }
        }
        Comparison::Different
    }

    /// Adds operand values for which two nodes differ to the samples; `false` if they do not.
    fn refine(&mut self, id: Id, other: Id, mut values: Vec<Bits>) -> bool {
        self.prover.ranges.iter().for_each(|r| r.enforce(&mut values));
        let differ = self.samples.differ(id, other, &values);
        if differ {
            self.samples.add(&values);
        }
        differ
    }

    fn answer(&mut self, question: &Question, effort: u32, splits: u32) -> Known {
        if question.left == question.right {
            return Known::Proved;
        }
        let key = question.key();
        match self.memory.known.get(&key) {
            Some(Known::Open(time)) if *time < effort => {}
            Some(known) => return known.clone(),
            None => {}
        }
        if self.open >= MAX_OPEN || is_late(self.deadline) {
            return Known::Open(0);
        }
        let operands = question.operands();
        let prover = Prover { ranges: question.ranges(), ..Prover::new(effort) };
        let flat = Flat { dag: question.dag.clone(), roots: vec![question.left, question.right] };
        let claim = Claim::Equal(question.left, question.right);
        let mut verdict = prover.decide_at_once(&flat, claim, &operands, super::MAX_DESCENT - 1);
        if matches!(verdict, Verdict::Unknown(_))
            && let Some(tried) = prover.try_all(&flat, claim, &operands, super::exhaust::MUCH)
        {
            verdict = tried;
        }
        if matches!(verdict, Verdict::Unknown(_)) {
            verdict = prover.decide_by_splits(&flat, claim, &operands, splits);
        }
        let answer = match verdict {
            Verdict::Proved => Known::Proved,
            Verdict::Refuted(model) => Known::Refuted(model.operands),
            Verdict::Unknown(_) => {
                self.open += 1;
                Known::Open(effort)
            }
        };
        self.memory.known.insert(key, answer.clone());
        answer
    }
}
