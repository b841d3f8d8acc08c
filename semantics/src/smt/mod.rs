//! Proofs: the only module that names the solver.
//!
//! A claim about expressions goes through ever more expensive steps until one decides it: equal normal
//! forms, equal normal forms after unrolling the reductions, a counterexample among edge values and random
//! operands, all values where these are few (`exhaust`), and at last the solver on an exact bitvector encoding (`width` assigns the widths, `encode`
//! builds it). Every counterexample of the solver is replayed by the interpreter before it is believed.
//!
//! A verdict holds for all operand values within the assumed [`Range`]s and for all values of the axis
//! variables that the expressions mention. Reads at an index that mentions an axis are constants of their
//! own, equal where the index expressions are: a proof is a proof, a counterexample may fail to carry over
//! and is then [`Verdict::Unknown`].
//!
//! Every question has a context of the solver's own and a budget of work that the solver counts
//! ([`effort`]): its answer depends on nothing else. A [`Prover`] has no state: provers may be used
//! from any number of threads.

mod assumed;
mod atoms;
mod bits;
mod cases;
mod chains;
mod difference;
mod encode;
mod exhaust;
mod expand;
mod factor;
mod lanes;
mod leaf;
mod prims;
mod products;
mod question;
mod record;
mod refute;
mod ring;
mod samples;
mod small;
mod solve;
mod splits;
mod sweep;
mod width;
mod words;

#[cfg(test)]
mod tests;

use std::cell::LazyCell;
use std::time::Duration;

use num_bigint::BigInt;
use z3::ast::Bool;
use z3::{Config, with_z3_config};

use self::bits::constant;
use self::encode::{Encoder, Opaque};
use self::exhaust::Trial;
use self::expand::{Flat, flatten};
use self::leaf::Leaf;
use self::solve::{Answer, satisfiable};
use self::sweep::Memory;
use crate::dag::{Dag, Id, Node, Var};
use crate::effort;
use crate::interp::{Bits, Interpreter};
use crate::lane::Operand;

pub use self::lanes::LanesVerdict;
pub use self::record::{record, recorded};

/// Most cells of multipliers in one question: the solver makes gates of them before it counts any work, at about a
/// kilobyte and 20 microseconds for each.
const MAX_CELLS: u64 = 1 << 18;

/// Nominal milliseconds for a question to the solver before other means are tried.
const BRIEF: u32 = 500;
/// Nominal milliseconds for a question before its sides are looked into.
const QUICK: u32 = 100;
/// How deep two sides are compared operand by operand.
const MAX_DESCENT: u32 = 8;

/// What is known of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It holds for all values.
    Proved,
    /// It does not hold; the interpreter has confirmed the counterexample.
    Refuted(Model),
    /// It is not known, and why. Never to be taken for a yes.
    Unknown(String),
}

/// The name and version of the solver.
pub fn solver_version() -> String {
    z3::full_version().to_string()
}

/// Deterministic operand values for the tests of this crate.
#[cfg(test)]
pub(crate) fn random_inputs(operands: &[Operand], rounds: u32) -> Vec<Vec<Bits>> {
    refute::inputs(operands, &[], rounds, false)
}

impl Verdict {
    /// Whether the claim is proved.
    pub fn is_proved(&self) -> bool {
        matches!(self, Verdict::Proved)
    }
}

/// A counterexample.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model {
    /// One value per operand.
    pub operands: Vec<Bits>,
    /// The values of the axis variables, where the expressions mention any.
    pub axes: Vec<(Var, i128)>,
    /// The value of the first expression.
    pub left: BigInt,
    /// The value of the second expression, or the bound that the first breaks.
    pub right: BigInt,
}

/// An assumption about elements of an operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Range {
    /// Operand number.
    pub operand: u16,
    /// Element number; `None` speaks of all elements.
    pub element: Option<u32>,
    /// Element width in bits.
    pub width: u16,
    /// Whether elements are read as signed.
    pub signed: bool,
    /// Least value.
    pub lo: i128,
    /// Greatest value.
    pub hi: i128,
}

/// A statement about expressions of one arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claim {
    Equal(Id, Id),
    Within(Id, i128, i128),
}

impl Claim {
    fn roots(self) -> Vec<Id> {
        match self {
            Claim::Equal(a, b) => vec![a, b],
            Claim::Within(a, ..) => vec![a],
        }
    }

    /// The same claim about other expressions.
    fn about(self, roots: &[Id]) -> Claim {
        match self {
            Claim::Equal(..) => Claim::Equal(roots[0], roots[1]),
            Claim::Within(_, lo, hi) => Claim::Within(roots[0], lo, hi),
        }
    }

    fn is_plain(self, dag: &Dag) -> bool {
        match self {
            Claim::Equal(a, b) => a == b,
            Claim::Within(a, lo, hi) => {
                let i = dag.interval(a);
                i.is_exact() && lo <= i.lo && i.hi <= hi
            }
        }
    }

    /// The two values that break the claim, if they do.
    fn violation(self, interp: &mut Interpreter) -> Option<(BigInt, BigInt)> {
        match self {
            Claim::Equal(a, b) => {
                let (x, y) = (interp.eval_wide(a), interp.eval_wide(b));
                (x != y).then_some((x, y))
            }
            Claim::Within(a, lo, hi) => {
                let x = interp.eval_wide(a);
                let bound = if x < BigInt::from(lo) { lo } else { hi };
                (x < BigInt::from(lo) || x > BigInt::from(hi)).then(|| (x, BigInt::from(bound)))
            }
        }
    }

    /// The roots and how many bits of them the claim looks at.
    fn demands(self, dag: &Dag) -> Vec<(Id, u32)> {
        match self {
            Claim::Equal(a, b) => {
                let bits = width::common(dag, a, b).bits;
                vec![(a, bits), (b, bits)]
            }
            Claim::Within(a, ..) => vec![(a, width::WHOLE)],
        }
    }

    fn encode(self, encoder: &Encoder) -> Bool {
        match self {
            Claim::Equal(a, b) => encoder.equal(a, b),
            Claim::Within(a, lo, hi) => encoder.within(a, lo, hi),
        }
    }
}

/// Decides claims about expressions.
#[derive(Clone, Debug)]
pub struct Prover {
    /// Nominal milliseconds of work for each question.
    effort: u32,
    ranges: Vec<Range>,
    rounds: u32,
    literal: bool,
    sweeping: bool,
    /// No question is asked after so much work.
    deadline: Option<Duration>,
}

impl Prover {
    /// A prover that gives the solver so much work per question as takes about `effort` milliseconds on a present
    /// core. Work is counted: the answer is the same on every machine. Wall time ends it where
    /// [`effort::within`] is around.
    pub fn new(effort: u32) -> Prover {
        Prover { effort, ranges: Vec::new(), rounds: 80, literal: false, sweeping: false, deadline: None }
    }

    /// Adds an assumption about operand elements.
    pub fn assume(mut self, range: Range) -> Prover {
        self.ranges.push(range);
        self
    }

    /// Sets how many operand values are tried before the solver is asked (80 unless told).
    pub fn random_rounds(mut self, rounds: u32) -> Prover {
        self.rounds = rounds;
        self
    }

    /// Takes expressions as they stand instead of building their normal form again, so that a proof does
    /// not lean on the rewrite rules that it may be about.
    pub fn literal(mut self) -> Prover {
        self.literal = true;
        self
    }

    /// Looks for equal values inside of the two sides of an equality, and proves those first: for large
    /// expressions that do much alike.
    pub fn sweeping(mut self) -> Prover {
        self.sweeping = true;
        self
    }

    /// Whether `a` and `b` are equal integers for all operand values.
    pub fn prove_equal(&self, dag: &Dag, a: Id, b: Id, operands: &[Operand]) -> Verdict {
        self.prove(dag, Claim::Equal(a, b), operands, &mut Memory::default())
    }

    /// Whether `lo <= a <= hi` for all operand values.
    pub fn prove_within(&self, dag: &Dag, a: Id, lo: i128, hi: i128, operands: &[Operand]) -> Verdict {
        self.prove(dag, Claim::Within(a, lo, hi), operands, &mut Memory::default())
    }

    fn prove(&self, dag: &Dag, claim: Claim, operands: &[Operand], memory: &mut Memory) -> Verdict {
        let verdict = self.proven(dag, claim, operands, memory);
        self.record(dag, claim, operands, &verdict);
        verdict
    }

    fn proven(&self, dag: &Dag, claim: Claim, operands: &[Operand], memory: &mut Memory) -> Verdict {
        if claim.is_plain(dag) {
            return Verdict::Proved;
        }
        let flat = match flatten(dag, &claim.roots(), self.literal, operands) {
            Ok(flat) => flat,
            Err(reason) => return Verdict::Unknown(reason),
        };
        if claim.about(&flat.roots).is_plain(&flat.dag) {
            return Verdict::Proved;
        }
        let floats = dag.computes_floats(&claim.roots());
        let inputs = refute::inputs(operands, &self.ranges, self.rounds, floats);
        if let Some(model) = refute::refute(dag, claim, &inputs) {
            return Verdict::Refuted(model);
        }
        self.decide(&flat, claim.about(&flat.roots), operands, memory)
    }

    /// Decides a claim that random values do not refute, by the cheapest means that does.
    fn decide(&self, flat: &Flat, claim: Claim, operands: &[Operand], memory: &mut Memory) -> Verdict {
        if self.literal {
            return self.decide_narrowed(flat, claim, operands, memory);
        }
        let narrow = (!self.ranges.is_empty()).then(|| assumed::narrow(flat, claim, operands, &self.ranges));
        let (flat, claim) = match &narrow {
            Some(narrow) => (narrow, claim.about(&narrow.roots)),
            None => (flat, claim),
        };
        match factor::without_compared_products(flat, claim) {
            Some(flat) => self.decide_narrowed(&flat, claim.about(&flat.roots), operands, memory),
            None => self.decide_narrowed(flat, claim, operands, memory),
        }
    }

    fn decide_narrowed(
        &self,
        flat: &Flat,
        claim: Claim,
        operands: &[Operand],
        memory: &mut Memory,
    ) -> Verdict {
        if claim.is_plain(&flat.dag) {
            return Verdict::Proved;
        }
        if !self.sweeping || self.literal {
            return self.decide_nested(flat, claim, operands, 0);
        }
        let quick = Prover { effort: self.effort.min(QUICK), ..self.clone() };
        let first = quick.decide_at_once(flat, claim, operands, 0);
        let all = Duration::from_millis(self.effort.into());
        if !matches!(first, Verdict::Unknown(_)) || all.is_zero() {
            return first;
        }
        if let Some(verdict) = self.try_all(flat, claim, operands, exhaust::MUCH) {
            return verdict;
        }
        // Half of the work for what is inside, and what is left of all of it for the whole.
        let start = effort::spent();
        let swept = sweep::sweep(self, flat, claim, operands, memory, start + all / 2);
        let flat = swept.as_ref().unwrap_or(flat);
        let claim = claim.about(&flat.roots);
        if claim.is_plain(&flat.dag) {
            return Verdict::Proved;
        }
        let rest = Prover { deadline: Some(start + all), ..self.clone() };
        rest.decide_nested(flat, claim, operands, 0)
    }

    fn decide_nested(&self, flat: &Flat, claim: Claim, operands: &[Operand], depth: u32) -> Verdict {
        let brief = self.effort.min(BRIEF);
        let first = self.decide_at_once(flat, claim, operands, depth);
        if !matches!(first, Verdict::Unknown(_)) {
            return first;
        }
        if let Some(verdict) = self.try_all(flat, claim, operands, exhaust::MUCH) {
            return verdict;
        }
        if self.prove_by_operands(flat, claim, operands, depth) {
            return Verdict::Proved;
        }
        if brief == self.effort {
            return first;
        }
        self.ask(flat, claim, operands, Opaque::Axes, self.effort)
    }

    /// What a brief question to the solver decides.
    fn decide_at_once(&self, flat: &Flat, claim: Claim, operands: &[Operand], depth: u32) -> Verdict {
        if let Some(verdict) = self.try_all(flat, claim, operands, exhaust::LITTLE) {
            return verdict;
        }
        let brief = self.effort.min(BRIEF);
        if self.prove_by_difference(flat, claim, operands, depth)
            || self.prove_apart(flat, claim, operands)
            || self.prove_by_cases(flat, claim, operands, depth)
            || self.prove_abstractly(flat, claim, operands, brief)
        {
            return Verdict::Proved;
        }
        self.ask(flat, claim, operands, Opaque::Axes, brief)
    }

    /// What evaluating the claim for all values decides, if that takes no more than `work`.
    fn try_all(&self, flat: &Flat, claim: Claim, operands: &[Operand], work: u64) -> Option<Verdict> {
        match exhaust::try_all(flat, claim, operands, &self.ranges, work) {
            Trial::Holds => Some(Verdict::Proved),
            Trial::Fails(values) => self.replay(&flat.dag, claim, values, Vec::new()),
            Trial::TooMany => None,
        }
    }

    /// Tries a proof that what two sums do not have in common is nothing.
    fn prove_by_difference(&self, flat: &Flat, claim: Claim, operands: &[Operand], depth: u32) -> bool {
        let usable = depth < MAX_DESCENT && !self.literal;
        difference::shorter(flat, claim).filter(|_| usable).is_some_and(|(rest, claim)| {
            claim.is_plain(&rest.dag) || self.decide_nested(&rest, claim, operands, depth + 1).is_proved()
        })
    }

    /// Tries a proof that the parts of the difference of two sums that read nothing in common are constant.
    fn prove_apart(&self, flat: &Flat, claim: Claim, operands: &[Operand]) -> bool {
        let Claim::Equal(a, b) = claim else { return false };
        let is_sum = |id| matches!(flat.dag.node(id), Node::Sum(..) | Node::Wrap { .. });
        if self.literal || !(is_sum(a) && is_sum(b)) {
            return false;
        }
        let example = refute::inputs(operands, &self.ranges, 1, false);
        let parts = example.first().and_then(|example| difference::parts_apart(flat, a, b, example));
        parts.is_some_and(|(flat, pairs)| {
            let work = exhaust::LITTLE.max(exhaust::OF_PARTS / pairs.len() as u64);
            let is_constant = |(part, value)| {
                let tried = self.try_all(&flat, Claim::Equal(part, value), operands, work);
                tried.is_some_and(|verdict| verdict.is_proved())
            };
            pairs.into_iter().all(is_constant)
        })
    }

    /// Tries a proof for each value of the few bits that the claim reads alone: what they choose between is
    /// gone then.
    fn prove_by_cases(&self, flat: &Flat, claim: Claim, operands: &[Operand], depth: u32) -> bool {
        let Some(cases) = cases::cases(flat, claim).filter(|_| depth < MAX_DESCENT && !self.literal) else {
            return false;
        };
        cases.iter().all(|case| {
            let claim = claim.about(&case.roots);
            claim.is_plain(&case.dag) || self.decide_nested(case, claim, operands, depth + 1).is_proved()
        })
    }

    /// Decides each case of the comparisons of elements with constants.
    fn decide_by_splits(&self, flat: &Flat, claim: Claim, operands: &[Operand], splits: u32) -> Verdict {
        let unknown = || Verdict::Unknown("no comparison to take apart".into());
        let Some(cases) = splits::cases(flat, claim, operands, &self.ranges).filter(|_| splits > 0) else {
            return unknown();
        };
        for case in cases {
            let claim = claim.about(&case.flat.roots);
            if claim.is_plain(&case.flat.dag) {
                continue;
            }
            let prover = self.clone().assume(case.range);
            let mut verdict = prover.decide_at_once(&case.flat, claim, operands, MAX_DESCENT - 1);
            if matches!(verdict, Verdict::Unknown(_)) {
                verdict = prover.decide_by_splits(&case.flat, claim, operands, splits - 1);
            }
            if !verdict.is_proved() {
                return verdict;
            }
        }
        Verdict::Proved
    }

    /// Tries a proof that looks neither into products nor behind computed indices.
    fn prove_abstractly(&self, flat: &Flat, claim: Claim, operands: &[Operand], effort: u32) -> bool {
        let roots = claim.roots();
        let mut of_values = [atoms::sums_as_values, products::products_as_values].into_iter();
        let is_proven = |(flat, operands): (Flat, Vec<Operand>)| {
            let claim = claim.about(&flat.roots);
            claim.is_plain(&flat.dag)
                || self.ask(&flat, claim, &operands, Opaque::Products, effort).is_proved()
        };
        if !self.literal && of_values.any(|of_values| of_values(flat, operands).is_some_and(is_proven)) {
            return true;
        }
        if !self.literal && ring::has_products(&flat.dag, &roots) {
            let ring = ring::multiply_out(&flat.dag, &roots);
            let claim = claim.about(&ring.roots);
            if claim.is_plain(&ring.dag)
                || self.ask(&ring, claim, operands, Opaque::Products, effort).is_proved()
            {
                return true;
            }
        }
        let computed = flat.dag.reachable(&roots).into_iter().any(|id| {
            matches!(flat.dag.node(id), Node::Read { index, .. }
                if flat.dag.as_const(*index).is_none() && flat.dag.free_vars(*index) == 0)
        });
        computed && self.ask(flat, claim, operands, Opaque::SymbolicReads, effort).is_proved()
    }

    /// Tries a proof that the two sides are one operation on equal operands, or sums of equal terms.
    fn prove_by_operands(&self, flat: &Flat, claim: Claim, operands: &[Operand], depth: u32) -> bool {
        let Claim::Equal(a, b) = claim else { return false };
        if depth >= MAX_DESCENT {
            return false;
        }
        // Most claims have neither.
        let inputs = LazyCell::new(|| {
            let floats = flat.dag.computes_floats(&[a, b]);
            refute::inputs(operands, &self.ranges, self.rounds, floats)
        });
        let agree = |dag: &Dag, x, y| refute::refute(dag, Claim::Equal(x, y), &inputs).is_none();
        let proven = |flat: &Flat, pairs: Vec<(Id, Id)>| {
            let equal = |(x, y)| self.decide_nested(flat, Claim::Equal(x, y), operands, depth + 1);
            pairs.into_iter().all(|pair| equal(pair).is_proved())
        };
        match small::differing_operands(&flat.dag, a, b) {
            Some(pairs) if pairs.iter().all(|(x, y)| agree(&flat.dag, *x, *y)) => proven(flat, pairs),
            _ => {
                difference::paired_terms(flat, a, b, agree).is_some_and(|(flat, pairs)| proven(&flat, pairs))
            }
        }
    }

    /// Asks the solver, in a context of its own: what was asked before has no part in the answer.
    fn ask(&self, flat: &Flat, claim: Claim, operands: &[Operand], opaque: Opaque, effort: u32) -> Verdict {
        let ask = || self.ask_here(flat, claim, operands, opaque, effort);
        with_z3_config(&Config::new(), ask)
    }

    fn ask_here(
        &self,
        flat: &Flat,
        claim: Claim,
        operands: &[Operand],
        opaque: Opaque,
        effort: u32,
    ) -> Verdict {
        let dag = &flat.dag;
        let mut encoder = Encoder::new(dag, &claim.demands(dag), operands, opaque);
        let mut assertions = vec![claim.encode(&encoder).not()];
        self.assert_ranges(dag, &mut encoder, operands, &mut assertions);
        if encoder.cells() > MAX_CELLS {
            return Verdict::Unknown("too many products for the solver".into());
        }
        match satisfiable(&assertions, self.left(effort)) {
            Answer::Unsatisfiable => Verdict::Proved,
            Answer::Unknown(reason) => Verdict::Unknown(reason),
            Answer::Satisfiable(model) => {
                let (values, axes) = encoder.leaves.values(&model, dag);
                self.replay(dag, claim, values, axes).unwrap_or_else(|| {
                    let abstracted = encoder
                        .leaves
                        .used()
                        .iter()
                        .any(|(leaf, _)| matches!(leaf, Leaf::Opaque { .. } | Leaf::Product(_)));
                    let abstracted = abstracted || dag.computes_floats(&claim.roots());
                    Verdict::Unknown(if abstracted {
                        "the solver's counterexample does not carry over to operands".into()
                    } else {
                        "internal error: the interpreter does not confirm a counterexample".into()
                    })
                })
            }
        }
    }

    /// The nominal milliseconds of `effort` that are there.
    fn left(&self, effort: u32) -> u32 {
        let left = self.deadline.map(|d| d.saturating_sub(effort::spent()).as_millis());
        left.map_or(effort, |left| effort.min(u32::try_from(left).unwrap_or(u32::MAX)))
    }

    fn assert_ranges(
        &self,
        dag: &Dag,
        encoder: &mut Encoder,
        operands: &[Operand],
        assertions: &mut Vec<Bool>,
    ) {
        let sizes: Vec<u32> = operands.iter().map(Operand::bits).collect();
        for (leaf, value) in encoder.leaves.used() {
            match leaf {
                Leaf::Axis(_, extent) => {
                    let extent = constant(i128::from(extent) - 1, value.get_size());
                    assertions.push(value.bvule(&extent));
                }
                Leaf::Opaque { base, width, index } => {
                    for r in &self.ranges {
                        let place = (base.as_slice(), width, index);
                        if let Some(within) = assumed::of_element(dag, place, r, &sizes) {
                            assertions.push(encode::within(&value, within.lo, within.hi, r.signed));
                        }
                    }
                }
                // An end that is rounded says nothing more than the size of the constant does.
                Leaf::Product(id) => {
                    let range = encoder.interval(id);
                    if range.is_exact() {
                        assertions.push(encode::within(&value, range.lo, range.hi, range.lo < 0));
                    }
                }
                Leaf::Block(..) => {}
            }
        }
        for r in &self.ranges {
            let Some(operand) = operands.get(usize::from(r.operand)) else {
                continue;
            };
            for e in r.elements(operand.bits()) {
                let (offset, bits) = (e * u32::from(r.width), u32::from(r.width));
                if encoder.leaves.touches(r.operand, offset, bits) {
                    let value = encoder.leaves.slice(r.operand, offset, bits);
                    assertions.push(r.condition(&value));
                }
            }
        }
    }

    /// The counterexample, if the interpreter confirms it.
    fn replay(
        &self,
        dag: &Dag,
        claim: Claim,
        mut operands: Vec<Bits>,
        mut axes: Vec<(Var, i128)>,
    ) -> Option<Verdict> {
        for (v, _) in refute::axes(dag, &claim.roots()) {
            if !axes.iter().any(|a| a.0 == v) {
                axes.push((v, 0));
            }
        }
        // Bits that the claim does not depend on may be anything in range.
        for r in &self.ranges {
            r.enforce(&mut operands);
        }
        let mut interp = Interpreter::new(dag, &operands);
        for (v, x) in &axes {
            interp.bind(*v, *x);
        }
        let (left, right) = claim.violation(&mut interp)?;
        Some(Verdict::Refuted(Model { operands, axes, left, right }))
    }
}

impl Range {
    fn condition(&self, value: &z3::ast::BV) -> Bool {
        let full = crate::dag::Interval::of_width(self.width, self.signed);
        let (lo, hi) = (self.lo.max(full.lo), self.hi.min(full.hi));
        encode::within(value, lo, hi, self.signed)
    }
}
