//! Why the instructions of a proven program do what the window says where they would not always.
//!
//! An instruction that saturates, truncates, reads a sign or chooses stands in a program for one that does not
//! where the values that can occur rule that out. The intervals and known bits of the composed program say which
//! values those are.

use std::collections::{BTreeSet, HashMap};
use std::fmt;

use autoir::program::Program;
use autoir_semantics::dag::{Id, Interval, Node};
use autoir_semantics::known_bits::known_bits;
use serde::{Deserialize, Serialize};

use crate::goal::space::Space;
use crate::library::Library;
use crate::verify::{StepMeaning, VerifyError, trace};
use crate::window::Window;

/// What an instruction does not do here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Exempt {
    /// It never saturates.
    Saturates,
    /// It never truncates.
    Truncates,
    /// It reads a value as signed that is not, or the other way round; both are the same.
    ReadsSign,
    /// It chooses between two values, always the same one.
    Chooses,
}

impl Exempt {
    /// In words, after the instruction's name.
    fn words(self) -> &'static str {
        match self {
            Exempt::Saturates => "never saturates",
            Exempt::Truncates => "never truncates",
            Exempt::ReadsSign => "reads the other sign, to no effect",
            Exempt::Chooses => "always makes the same choice",
        }
    }

    /// One word for it.
    pub fn word(self) -> &'static str {
        match self {
            Exempt::Saturates => "saturation",
            Exempt::Truncates => "truncation",
            Exempt::ReadsSign => "sign",
            Exempt::Chooses => "choice",
        }
    }
}

/// What a window's operand is known to hold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// The operand's number.
    pub operand: u16,
    /// The values of its elements.
    pub range: (i128, i128),
    /// Whether its type alone does not say so.
    pub assumed: bool,
}

/// A condition under which an instruction does what it is used for, and that holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Condition {
    /// The instruction's key.
    pub instruction: String,
    /// The steps of the program.
    pub steps: Vec<usize>,
    /// What it does not do.
    pub exempt: Exempt,
    /// The values that occur there.
    pub value: (i128, i128),
    /// The values for which the condition holds.
    pub limit: (i128, i128),
    /// Why no others occur.
    pub because: Vec<Known>,
}

impl Condition {
    /// The condition as a sentence, with the names of `window`'s operands.
    pub fn sentence(&self, window: &Window) -> String {
        Sentence { condition: self, window }.to_string()
    }
}

struct Sentence<'a> {
    condition: &'a Condition,
    window: &'a Window,
}

impl fmt::Display for Sentence<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sentence { condition, window } = self;
        let ((lo, hi), (least, most)) = (condition.value, condition.limit);
        let name = condition.instruction.split('@').next().unwrap_or_default();
        write!(f, "{name} {}: {lo}..={hi} is within {least}..={most}", condition.exempt.words())?;
        for (n, known) in condition.because.iter().enumerate() {
            let operand = window.function.operands.get(usize::from(known.operand));
            let name = operand.map_or("?", |o| o.name.as_str());
            let (lo, hi) = known.range;
            let why = if n == 0 { ", because" } else { " and" };
            write!(f, "{why} {lo} <= {name} <= {hi}")?;
        }
        Ok(())
    }
}

/// The conditions that `program`, which was proven for `window`, rests on, as far as intervals and known bits show
/// them.
///
/// # Errors
/// A program that is not about this window.
pub fn conditions(
    window: &Window,
    program: &Program,
    library: &Library,
) -> Result<Vec<Condition>, VerifyError> {
    let traced = trace(window, program, library)?;
    let mut space = Space::new(&traced.operands, &window.ranges);
    space.dag = traced.dag;
    let ranges = ranges(&mut space, &traced.steps);
    let mut found: Vec<Condition> = Vec::new();
    for (n, (step, meaning)) in program.steps.iter().zip(&traced.steps).enumerate() {
        for (exempt, value, limit, places) in exemptions(&space, &ranges, window, meaning) {
            let because = known(&space, window, &places);
            let span = |i: Interval| (i.lo, i.hi);
            let condition = Condition {
                instruction: step.instruction.clone(),
                steps: vec![n],
                exempt,
                value: span(value),
                limit: span(limit),
                because,
            };
            let same = |c: &&mut Condition| Condition { steps: vec![n], ..(**c).clone() } == condition;
            match found.iter_mut().find(same) {
                Some(known) if known.steps.last() == Some(&n) => {}
                Some(known) => known.steps.push(n),
                None => found.push(condition),
            }
        }
    }
    Ok(found)
}

/// The values of all that the steps compute, by intervals and by the bits that are known.
fn ranges(space: &mut Space, steps: &[StepMeaning]) -> HashMap<Id, Interval> {
    let roots: Vec<Id> = steps.iter().flat_map(|s| s.values.values().copied()).collect();
    let nodes = space.dag.reachable(&roots);
    let intervals: HashMap<Id, Interval> = nodes.iter().map(|id| (*id, space.interval(*id))).collect();
    let bits = known_bits(&space.dag, &roots, &mut |id| intervals[&id]);
    let both = |(id, i): (Id, Interval)| {
        let by_bits = bits[&id].range();
        (id, Interval::new(i.lo.max(by_bits.lo), i.hi.min(by_bits.hi)))
    };
    intervals.into_iter().map(both).collect()
}

/// What an instruction might do and does not, with the values there, those for which it does not, and where.
type Exemption = (Exempt, Interval, Interval, Vec<Id>);

/// What the instruction of `step` does in none of its lanes.
fn exemptions(
    space: &Space,
    ranges: &HashMap<Id, Interval>,
    window: &Window,
    step: &StepMeaning,
) -> Vec<Exemption> {
    let dag = &step.function.dag;
    let range = |v: Id| ranges.get(&v).copied().unwrap_or(space.dag.interval(v));
    // By what is done, to which limit: the values in all lanes.
    let mut all: Vec<Exemption> = Vec::new();
    let mut broken: BTreeSet<(Exempt, i128, i128)> = BTreeSet::new();
    let mut see = |exempt: Exempt, value: Interval, limit: Interval, place: Id| {
        if !value.within(limit) {
            broken.insert((exempt, limit.lo, limit.hi));
        }
        match all.iter_mut().find(|e| (e.0, e.2) == (exempt, limit)) {
            Some(known) => {
                known.1 = known.1.hull(value);
                known.3.push(place);
            }
            None => all.push((exempt, value, limit, vec![place])),
        }
    };
    let roots = &step.function.elements;
    for id in dag.reachable(roots) {
        let value = |a: &Id| step.values.get(a).copied();
        match dag.node(id) {
            Node::Sat { a, width, signed } | Node::Wrap { a, width, signed } => {
                let limit = Interval::of_width(*width, *signed);
                let Some(v) = value(a).filter(|_| !dag.interval(*a).within(limit)) else { continue };
                let saturates = matches!(dag.node(id), Node::Sat { .. });
                let exempt = if saturates { Exempt::Saturates } else { Exempt::Truncates };
                see(exempt, range(v), limit, v);
            }
            Node::Read { base, width, signed, .. } if base.len() == 1 => {
                let limit = Interval::of_width(*width, *signed);
                let Some(v) = value(&id) else { continue };
                if let Some(range) = other_sign(space, window, v, *signed) {
                    see(Exempt::ReadsSign, range, limit, v);
                }
            }
            Node::Select(c, ..) => {
                let Some(v) = value(c) else { continue };
                // A choice that constants make is no condition.
                if space.dag.as_const(v).is_some() {
                    continue;
                }
                let outcome = range(v);
                let limit = if outcome.lo == 0 { Interval::new(0, 0) } else { Interval::new(1, 1) };
                see(Exempt::Chooses, outcome, limit, v);
            }
            _ => {}
        }
    }
    let constant = |space: &Space, e: &Exemption| e.3.iter().all(|v| space.dag.as_const(*v).is_some());
    all.retain(|e| !broken.contains(&(e.0, e.2.lo, e.2.hi)) && !constant(space, e));
    let mixed = all.iter().filter(|e| e.0 == Exempt::Chooses).count() > 1
        || broken.iter().any(|b| b.0 == Exempt::Chooses);
    all.retain(|e| e.0 != Exempt::Chooses || !mixed);
    all
}

/// The range of the window's operand that `v` reads with the other signedness than the operand has, where the range
/// is narrower than the operand's type.
fn other_sign(space: &Space, window: &Window, v: Id, signed: bool) -> Option<Interval> {
    let (inner, width) = match *space.dag.node(v) {
        Node::Wrap { a, width, .. } => (a, width),
        Node::Read { width, .. } => (v, width),
        _ => return None,
    };
    let Node::Read { base, width: w, .. } = space.dag.node(inner) else { return None };
    let [operand] = base[..] else { return None };
    let n = usize::from(operand);
    let natural = window.function.operands.get(n)?;
    let fits = *w == width && natural.width == width && natural.signed != signed;
    (fits && window.is_restricted(n)).then(|| window.ranges[n])
}

/// What is known of the operands that `places` depend on.
fn known(space: &Space, window: &Window, places: &[Id]) -> Vec<Known> {
    let mut operands = BTreeSet::new();
    for id in space.dag.reachable(places) {
        if let Node::Read { base, .. } = space.dag.node(id) {
            operands.extend(base.iter().copied());
        }
    }
    let known = |operand: u16| {
        let n = usize::from(operand);
        let range = window.ranges.get(n)?;
        Some(Known { operand, range: (range.lo, range.hi), assumed: window.is_restricted(n) })
    };
    operands.into_iter().filter_map(known).collect()
}
