//! Membership proofs: a class's operation at a member's own numbers against the vendor's elements.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;

use autoir_semantics::dag::{Dag, Id, Node};
use autoir_semantics::lane::{ElementFn, Kind, LaneFn, Operand, Shape};
use autoir_semantics::smt::{Prover, Verdict};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::cofactor::cofactors;
use crate::digest::{digest, pair_digest};
use crate::error::Error;
use crate::exhaust::equal_everywhere;
use crate::unroll::{by_element, elements_of, join_elements, lanes_of};
use crate::wrapper::Wrapper;

/// Milliseconds that the solver gets for one question. What is decided takes less than a tenth of it, so that
/// a machine under load finds the same classes.
const TIMEOUT_MS: u32 = 10_000;

/// The same where a failure only keeps two shapes apart.
const BRIEF_MS: u32 = 5_000;

/// How equality was established.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// Every lane has one normal form on both sides.
    NormalForm,
    /// The solver, or trying all inputs of lanes of few bits, proved the lanes whose normal forms differ.
    Smt,
}

/// A proof of membership that can be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// How.
    pub method: Method,
    /// sha256 of the class's operation at the member's numbers.
    pub operation: [u8; 32],
    /// sha256 of the vendor's elements.
    pub elements: [u8; 32],
}

/// The answer to a question of membership.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Equal for all inputs, on every lane.
    Proved(Proof),
    /// Different for some input.
    Refuted,
    /// Neither was shown; the reason.
    Unknown(String),
}

impl Answer {
    /// The proof, if there is one.
    pub fn proof(self) -> Option<Proof> {
        match self {
            Answer::Proved(p) => Some(p),
            _ => None,
        }
    }
}

/// How hard to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// Normal forms only.
    NormalForm,
    /// The solver too, for a short time.
    Brief,
    /// The solver too.
    Solver,
}

/// What a question about a vendor's elements needs, if its answer is known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outline {
    /// The operands.
    pub operands: Vec<Operand>,
    /// The result.
    pub result: Shape,
    /// sha256 of the elements, as proofs record it.
    pub digest: [u8; 32],
}

impl Outline {
    /// The outline of `elements`.
    pub fn of(elements: &ElementFn) -> Outline {
        let digest = digest(&elements.dag, &elements.elements, &elements.result);
        Outline { operands: elements.operands.clone(), result: elements.result.clone(), digest }
    }
}

/// A vendor's elements, which may be made only when somebody looks at them.
pub trait Elements: std::fmt::Debug + Sync {
    /// The elements; none if they cannot be made.
    fn elements(&self) -> Option<&ElementFn>;
}

impl Elements for ElementFn {
    fn elements(&self) -> Option<&ElementFn> {
        Some(self)
    }
}

/// What questions are asked about: a vendor's elements.
#[derive(Clone, Debug)]
pub struct Subject<'a> {
    /// What is known of them.
    pub outline: Outline,
    elements: &'a dyn Elements,
}

impl<'a> Subject<'a> {
    /// Questions about `elements`.
    pub fn new(elements: &'a ElementFn) -> Subject<'a> {
        Subject { outline: Outline::of(elements), elements }
    }

    /// Questions about `elements`, whose outline is known.
    pub fn outlined(outline: Outline, elements: &'a dyn Elements) -> Subject<'a> {
        Subject { outline, elements }
    }

    /// The elements; none if they cannot be made.
    pub fn elements(&self) -> Option<&'a ElementFn> {
        self.elements.elements()
    }
}

/// What a question had for an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Known {
    Proved(Method),
    Refuted,
    Unknown(String),
}

/// Answers by questions. A question is the digest of both sides whole and of the effort, so that what it is about
/// need not be kept; what the answer rests on besides is the code and the solver. Whoever keeps answers keeps
/// them with the digests of those.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Answers {
    known: BTreeMap<[u8; 32], Known>,
    /// What forms may be under a mask, by their digests.
    cofactors: BTreeMap<[u8; 32], Vec<(Wrapper, LaneFn)>>,
}

impl Answers {
    /// Number of questions.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Remembers that `operation` was proven to compute the elements of `outline`.
    pub fn remember(&mut self, operation: &LaneFn, outline: &Outline, proof: &Proof) {
        let question = question(&proof.operation, operation, outline, Effort::Solver);
        self.known.insert(question, Known::Proved(proof.method));
    }

    /// Whether no question was asked.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }
}

/// Decides questions of membership and remembers what the solver said about each kind of lane: most lanes
/// of most instructions are one pair of expressions at other elements.
#[derive(Debug, Default)]
pub struct Judge {
    lanes: Mutex<HashMap<[u8; 32], Verdict>>,
    /// Answers from before.
    known: Answers,
    /// The questions of this time.
    asked: Mutex<Answers>,
}

impl Judge {
    /// A judge without memories.
    pub fn new() -> Judge {
        Judge::default()
    }

    /// A judge who need not find `known` again.
    pub fn knowing(known: Answers) -> Judge {
        Judge { known, ..Judge::default() }
    }

    /// The questions that were asked, with their answers.
    pub fn into_answers(self) -> Answers {
        self.asked.into_inner().unwrap_or_default()
    }

    /// What `form` may be under a mask.
    pub fn cofactors(&self, form: &LaneFn) -> Vec<(Wrapper, LaneFn)> {
        // Which operands are masks is no part of a form's digest.
        let digest = digest(&form.dag, &form.bodies, &(&form.axes, form.template_axis));
        let mut hash = Sha256::new();
        hash.update(digest);
        hash.update(format!("{:?} {:?}", form.operands, form.result));
        let key = hash.finalize().into();
        let known = self.known.cofactors.get(&key).cloned();
        let Some(found) = known.or_else(|| Some(cofactors(&by_element(form).ok()?))) else {
            return Vec::new();
        };
        if let Ok(mut asked) = self.asked.lock() {
            asked.cofactors.insert(key, found.clone());
        }
        found
    }

    /// Whether `operation` computes the elements of `subject`.
    pub fn prove(&self, operation: &LaneFn, subject: &Subject<'_>, effort: Effort) -> Answer {
        let digest = digest(&operation.dag, &operation.bodies, &(&operation.axes, operation.template_axis));
        let question = question(&digest, operation, &subject.outline, effort);
        let known = match self.known.known.get(&question) {
            Some(known) => known.clone(),
            None => match subject.elements().map(|elements| self.compare(operation, elements, effort)) {
                Some(Ok(known)) => known,
                Some(Err(e)) => Known::Unknown(e.to_string()),
                None => Known::Unknown("the vendor's elements cannot be made".into()),
            },
        };
        if let Ok(mut asked) = self.asked.lock() {
            asked.known.insert(question, known.clone());
        }
        match known {
            Known::Proved(method) => {
                Answer::Proved(Proof { method, operation: digest, elements: subject.outline.digest })
            }
            Known::Refuted => Answer::Refuted,
            Known::Unknown(reason) => Answer::Unknown(reason),
        }
    }

    fn compare(&self, operation: &LaneFn, elements: &ElementFn, effort: Effort) -> Result<Known, Error> {
        if operation.result.bits() != elements.result.bits() {
            return Ok(Known::Refuted);
        }
        let mut dag = Dag::new();
        let left = lanes_of(&mut dag, operation)?;
        let right = elements_of(&mut dag, elements)?;
        let (lw, rw) = (operation.result.width, elements.result.width);
        let width = lw.max(rw);
        let aligned =
            join_elements(&mut dag, &left, lw, width).zip(join_elements(&mut dag, &right, rw, width));
        let Some((left, right)) = aligned else {
            return Ok(Known::Unknown("the element widths cannot be aligned".into()));
        };
        let different: Vec<(Id, Id)> = left.into_iter().zip(right).filter(|(a, b)| a != b).collect();
        let different = by_mask_bits(&mut dag, different, &elements.operands);
        if different.is_empty() {
            return Ok(Known::Proved(Method::NormalForm));
        }
        if effort == Effort::NormalForm {
            return Ok(Known::Unknown("the normal forms differ".into()));
        }
        Ok(match self.solve(&dag, &different, &elements.operands, effort) {
            Verdict::Proved => Known::Proved(Method::Smt),
            Verdict::Refuted(_) => Known::Refuted,
            Verdict::Unknown(reason) => Known::Unknown(reason),
        })
    }

    /// Checks a proof again: the same two sides, and equal.
    pub fn replay(&self, proof: &Proof, operation: &LaneFn, elements: &ElementFn) -> Answer {
        match self.prove(operation, &Subject::new(elements), Effort::Solver) {
            Answer::Proved(again) if again == *proof => Answer::Proved(again),
            Answer::Proved(_) => Answer::Unknown("the proof is of other functions".into()),
            other => other,
        }
    }

    /// One verdict for all pairs; each kind of pair is asked about once.
    fn solve(&self, dag: &Dag, pairs: &[(Id, Id)], operands: &[Operand], effort: Effort) -> Verdict {
        let mut keyed: BTreeMap<[u8; 32], (Id, Id)> = BTreeMap::new();
        for (a, b) in pairs {
            keyed.entry(pair_digest(dag, *a, *b, operands)).or_insert((*a, *b));
        }
        let mut open = Vec::new();
        for (key, pair) in keyed {
            match self.known(&key) {
                Some(Verdict::Proved) => {}
                Some(Verdict::Unknown(_)) if effort == Effort::Solver => open.push((key, pair)),
                Some(other) => return other,
                None => open.push((key, pair)),
            }
        }
        let mut exhausted = Vec::new();
        for (key, (a, b)) in std::mem::take(&mut open) {
            match equal_everywhere(dag, a, b, operands) {
                Some(true) => exhausted.push(key),
                // The prover finds the counterexample again and reports it.
                Some(false) | None => open.push((key, (a, b))),
            }
        }
        if let Ok(mut lanes) = self.lanes.lock() {
            lanes.extend(exhausted.into_iter().map(|key| (key, Verdict::Proved)));
        }
        let prover = Prover::new(if effort == Effort::Brief { BRIEF_MS } else { TIMEOUT_MS });
        let pairs: Vec<(Id, Id)> = open.iter().map(|o| o.1).collect();
        let verdict = prover.prove_pairs(dag, &pairs, operands).overall();
        if let Ok(mut lanes) = self.lanes.lock() {
            match (&verdict, &open[..]) {
                (Verdict::Proved, _) => lanes.extend(open.iter().map(|o| (o.0, Verdict::Proved))),
                (other, [(key, _)]) => {
                    lanes.insert(*key, other.clone());
                }
                _ => {}
            }
        }
        verdict
    }

    fn known(&self, key: &[u8; 32]) -> Option<Verdict> {
        self.lanes.lock().ok()?.get(key).cloned()
    }
}

/// Checks a proof again: the same two sides, and equal.
pub fn replay(proof: &Proof, operation: &LaneFn, elements: &ElementFn) -> Answer {
    Judge::new().replay(proof, operation, elements)
}

/// The digest of all that the answer depends on: `operation`, whose own digest is `digest`, the vendor's elements,
/// and the operands and the results on both sides.
fn question(digest: &[u8; 32], operation: &LaneFn, outline: &Outline, effort: Effort) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(digest);
    hash.update(outline.digest);
    let sides = (&operation.operands, &operation.result, &outline.operands);
    hash.update(format!("{sides:?} {effort:?}"));
    hash.finalize().into()
}

/// Each pair that depends on one bit of a mask as two pairs without it: then the masked forms of an
/// instruction ask the same as its plain form. Pairs that become equal are dropped.
fn by_mask_bits(dag: &mut Dag, pairs: Vec<(Id, Id)>, operands: &[Operand]) -> Vec<(Id, Id)> {
    let bits: Vec<Option<Id>> = pairs.iter().map(|(a, b)| only_mask_bit(dag, *a, *b, operands)).collect();
    if bits.iter().all(Option::is_none) {
        return pairs;
    }
    let from = dag.clone();
    let mut out = Vec::new();
    for ((a, b), bit) in pairs.into_iter().zip(bits) {
        let Some(bit) = bit else {
            out.push((a, b));
            continue;
        };
        for value in 0..2 {
            let mut memo = HashMap::new();
            let mut leaf = |d: &mut Dag, id: Id| (id == bit).then(|| d.constant(value));
            let a = dag.import_with(&from, a, &mut leaf, &mut memo);
            let b = dag.import_with(&from, b, &mut leaf, &mut memo);
            if a != b {
                out.push((a, b));
            }
        }
    }
    out
}

/// The only bit of masks that a pair depends on.
fn only_mask_bit(dag: &Dag, a: Id, b: Id, operands: &[Operand]) -> Option<Id> {
    let is_mask = |n: &u16| operands.get(usize::from(*n)).is_some_and(|o| o.kind == Kind::Mask);
    let mut bit = None;
    for id in dag.reachable(&[a, b]) {
        let Node::Read { base, width, index, .. } = dag.node(id) else { continue };
        if !base.iter().any(is_mask) {
            continue;
        }
        if *width != 1 || base.len() != 1 || bit.is_some() || dag.as_const(*index).is_none() {
            return None;
        }
        bit = Some(id);
    }
    bit
}
