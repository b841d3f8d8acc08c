//! Membership proofs: a class's operation at a member's own numbers against the vendor's elements.

use autoir_semantics::dag::{Dag, Id};
use autoir_semantics::lane::{ElementFn, LaneFn};
use autoir_semantics::smt::{Prover, Verdict};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::error::Error;
use crate::unroll::{elements_of, join_elements, lanes_of};

/// Milliseconds that the solver gets for one question.
const TIMEOUT_MS: u32 = 20_000;

/// How equality was established.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// Every lane has one normal form on both sides.
    NormalForm,
    /// The solver proved the lanes whose normal forms differ.
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
    /// The solver too.
    Solver,
}

/// Whether `operation` computes `elements`.
pub fn prove(operation: &LaneFn, elements: &ElementFn, effort: Effort) -> Answer {
    match compare(operation, elements, effort) {
        Ok(answer) => answer,
        Err(e) => Answer::Unknown(e.to_string()),
    }
}

fn compare(operation: &LaneFn, elements: &ElementFn, effort: Effort) -> Result<Answer, Error> {
    if operation.result.bits() != elements.result.bits() {
        return Ok(Answer::Refuted);
    }
    let mut dag = Dag::new();
    let left = lanes_of(&mut dag, operation)?;
    let right = elements_of(&mut dag, elements)?;
    let (lw, rw) = (operation.result.width, elements.result.width);
    let width = lw.max(rw);
    let aligned = join_elements(&mut dag, &left, lw, width).zip(join_elements(&mut dag, &right, rw, width));
    let Some((left, right)) = aligned else {
        return Ok(Answer::Unknown("the element widths cannot be aligned".into()));
    };
    let different: Vec<(Id, Id)> = left.into_iter().zip(right).filter(|(a, b)| a != b).collect();
    let proof = |method| Proof {
        method,
        operation: digest(&operation.dag, &operation.bodies, &(&operation.axes, operation.template_axis)),
        elements: digest(&elements.dag, &elements.elements, &elements.result),
    };
    if different.is_empty() {
        return Ok(Answer::Proved(proof(Method::NormalForm)));
    }
    if effort == Effort::NormalForm {
        return Ok(Answer::Unknown("the normal forms differ".into()));
    }
    let prover = Prover::new(TIMEOUT_MS);
    let verdict = prover.prove_pairs(&dag, &different, &elements.operands);
    Ok(match verdict.overall() {
        Verdict::Proved => Answer::Proved(proof(Method::Smt)),
        Verdict::Refuted(_) => Answer::Refuted,
        Verdict::Unknown(reason) => Answer::Unknown(reason),
    })
}

/// Checks a proof again: the same two sides, and equal.
pub fn replay(proof: &Proof, operation: &LaneFn, elements: &ElementFn) -> Answer {
    match prove(operation, elements, Effort::Solver) {
        Answer::Proved(again) if again == *proof => Answer::Proved(again),
        Answer::Proved(_) => Answer::Unknown("the proof is of other functions".into()),
        other => other,
    }
}

/// sha256 over the nodes that `roots` need, numbered in topological order, and over `rest`.
fn digest(dag: &Dag, roots: &[Id], rest: &dyn std::fmt::Debug) -> [u8; 32] {
    let order = dag.reachable(roots);
    let mut number = vec![u32::MAX; dag.len()];
    for (n, id) in order.iter().enumerate() {
        number[id.index()] = n as u32;
    }
    let mut hash = Sha256::new();
    for id in &order {
        let node = dag.node(*id);
        let children: Vec<u32> = node.children().iter().map(|c| number[c.index()]).collect();
        hash.update(format!("{:?} {:?};", without_children(node), children));
    }
    let roots: Vec<u32> = roots.iter().map(|r| number[r.index()]).collect();
    hash.update(format!("{roots:?} {rest:?}"));
    hash.finalize().into()
}

/// The parts of a node that are not operands.
fn without_children(node: &autoir_semantics::dag::Node) -> String {
    use autoir_semantics::dag::Node;
    match node {
        Node::Const(v) => format!("const {v}"),
        Node::Var(v, extent) => format!("var {} {extent}", v.0),
        Node::Read { base, width, signed, .. } => format!("read {base:?} {width} {signed}"),
        Node::Sum(k, terms) => {
            let coefficients: Vec<i128> = terms.iter().map(|t| t.1).collect();
            format!("sum {k} {coefficients:?}")
        }
        Node::Wrap { width, signed, .. } => format!("wrap {width} {signed}"),
        Node::Sat { width, signed, .. } => format!("sat {width} {signed}"),
        Node::Reduce { op, var, count, .. } => format!("reduce {op:?} {} {count}", var.0),
        Node::First { var, count, .. } => format!("first {} {count}", var.0),
        Node::Prim(p, _) => format!("prim {p:?}"),
        Node::Mul(..) => "mul".into(),
        Node::Shl(..) => "shl".into(),
        Node::Shr(..) => "shr".into(),
        Node::And(..) => "and".into(),
        Node::Or(..) => "or".into(),
        Node::Xor(..) => "xor".into(),
        Node::Min(..) => "min".into(),
        Node::Max(..) => "max".into(),
        Node::Abs(_) => "abs".into(),
        Node::Eq(..) => "eq".into(),
        Node::Lt(..) => "lt".into(),
        Node::Select(..) => "select".into(),
    }
}
