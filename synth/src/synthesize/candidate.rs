//! Programs that may be answers, in the order of what they cost.

use autoir::program::{Opaque, Program};

use crate::cover::composition::Part;
use crate::library::{Cost, CostModel};
use crate::program::order;

/// The part of a cost, as a fraction, below which another one is much less.
const MUCH: (Cost, Cost) = (4, 5);

/// What costs are known of a window before it is searched.
#[derive(Clone, Copy)]
pub(super) struct Known {
    /// Of an incumbent that is proven, by its instructions.
    pub(super) proven: Option<Cost>,
    /// The same as a whole.
    pub(super) whole: Option<Cost>,
    /// The least of those that are not.
    pub(super) unproven: Cost,
}

impl Known {
    /// Whether what is known costs much more than `candidate`, or nothing is known.
    pub(super) fn is_much_more_than(&self, candidate: &Candidate) -> bool {
        let is_much_less = |known| candidate.whole.is_some_and(|whole| whole <= known / MUCH.1 * MUCH.0);
        self.whole.is_none_or(is_much_less)
    }
}

/// A program that may be the answer.
pub(super) struct Candidate {
    pub(super) program: Program,
    /// By its instructions.
    pub(super) cost: Cost,
    /// How long it keeps units of the CPU busy, where that is known.
    pub(super) busy: Option<Cost>,
    /// As a whole, where that is known.
    pub(super) whole: Option<Cost>,
    /// Whether it is an incumbent, not found.
    pub(super) is_incumbent: bool,
    /// Whether the backend has the code that it was read from.
    pub(super) is_own: bool,
    /// The pieces that it is made of.
    pub(super) parts: Vec<Part>,
    /// Whether it comes of one that is made of pieces, which its parts are not.
    pub(super) is_of_pieces: bool,
}

/// The part, as a fraction, of how long a program keeps units busy that it may cost more.
const NOISE: Cost = 20;

/// Found programs whose cost as a whole is looked at: where it is known what they keep busy, and elsewhere.
const MEASURED: (usize, usize) = (4, 10);

/// The best candidates whose steps are put in other orders, at most, and how many steps these have.
const ORDERED: usize = 2;
const FEWEST_ORDERED: usize = 3;
const MOST_ORDERED: usize = 60;

/// Orders candidates by how long they keep units busy; incumbents and the best of what was found, by their cost as a
/// whole. Of parts of a program, all is what the compiler knows of the whole.
pub(super) fn rank(candidates: &mut Vec<Candidate>, costs: &dyn CostModel, is_whole: bool) {
    let by_parts = |c: &Candidate| (c.busy.unwrap_or(c.cost), c.cost);
    candidates.sort_by_key(by_parts);
    let most = if candidates.iter().all(|c| c.busy.is_some()) { MEASURED.0 } else { MEASURED.1 };
    let mut found = 0;
    let (mut first, mut rest) = (Vec::new(), Vec::new());
    let least = candidates.iter().filter(|c| !c.is_incumbent).map(|c| c.cost).min();
    for candidate in candidates.drain(..) {
        found += usize::from(!candidate.is_incumbent);
        let promising = candidate.is_incumbent || found <= most || Some(candidate.cost) == least;
        if promising { first.push(candidate) } else { rest.push(candidate) }
    }
    if !first.is_empty() {
        measure(first.iter_mut(), costs);
        if is_whole {
            let mut opaque = opaque(&first);
            measure(opaque.iter_mut(), costs);
            first.append(&mut opaque);
            let mut reordered = reordered(&first);
            measure(reordered.iter_mut(), costs);
            first.append(&mut reordered);
        }
        // What could not be measured comes last.
        first.sort_by_key(|c| (c.whole.is_none(), c.whole, by_parts(c)));
    }
    candidates.extend(first.into_iter().chain(rest));
}

/// Candidates as programs into which a compiler does not look: the best, and those of which it has made other instructions,
/// that keep units busy for less than the program costs as it is emitted, and than the best of all costs.
fn opaque(candidates: &[Candidate]) -> Vec<Candidate> {
    let Some(best) = candidates.iter().filter_map(|c| c.whole).min() else { return Vec::new() };
    let is_worth = |c: &&Candidate| {
        let known = || c.busy.zip(c.whole);
        !c.is_own && known().is_some_and(|(busy, whole)| whole == best || with_noise(busy) < best)
    };
    let variants = |c: &Candidate| {
        Opaque::NAMED.map(|(opaque, _)| {
            let program = Program { opaque, ..c.program.clone() };
            Candidate { program, whole: None, parts: c.parts.clone(), ..*c }
        })
    };
    candidates.iter().filter(is_worth).flat_map(variants).collect()
}

/// The best candidates with their steps in other orders, where these keep units busy for less than they cost as a whole.
fn reordered(candidates: &[Candidate]) -> Vec<Candidate> {
    let Some(best) = candidates.iter().filter_map(|c| c.whole).min() else { return Vec::new() };
    let is_worth = |c: &&Candidate| {
        let is_best = c.whole == Some(best) && c.busy.is_some_and(|busy| with_noise(busy) < best);
        is_best && !c.is_own && (FEWEST_ORDERED..=MOST_ORDERED).contains(&c.program.steps.len())
    };
    let other = |c: &Candidate| {
        let is_of_pieces = c.is_of_pieces || !c.parts.is_empty();
        let made = |program| Candidate {
            program,
            whole: None,
            is_incumbent: false,
            parts: Vec::new(),
            is_of_pieces,
            ..*c
        };
        order::orders(&c.program).into_iter().map(made).collect::<Vec<_>>()
    };
    candidates.iter().filter(is_worth).take(ORDERED).flat_map(other).collect()
}

/// What a program is no dearer than that keeps units busy for so long: some hundredths are constants.
fn with_noise(busy: Cost) -> Cost {
    busy + busy / NOISE
}

/// Finds what candidates cost as a whole, as far as that is not known.
pub(super) fn measure<'a>(candidates: impl Iterator<Item = &'a mut Candidate>, costs: &dyn CostModel) {
    let mut open: Vec<&mut Candidate> = candidates.filter(|c| c.whole.is_none()).collect();
    let programs: Vec<&Program> = open.iter().map(|c| &c.program).collect();
    let measured = if programs.is_empty() { Vec::new() } else { costs.programs(&programs) };
    open.iter_mut().zip(measured).for_each(|(c, whole)| c.whole = whole);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::units::Uses;
    use crate::library::{Backend, Instruction};
    use crate::synthesize::{Options, synthesize};
    use crate::testing::{library, target, window};

    /// A compiler that makes something dearer of programs that it looks into, unless they have one step.
    struct Meddling;

    impl CostModel for Meddling {
        fn instruction(&self, _: &Instruction) -> Option<Cost> {
            Some(100)
        }

        fn uses(&self, _: &Instruction) -> Option<&Uses> {
            static ONE: std::sync::LazyLock<Uses> = std::sync::LazyLock::new(|| Uses(vec![(1, 100)]));
            Some(&ONE)
        }

        fn programs(&self, programs: &[&Program]) -> Vec<Option<Cost>> {
            let cost = |p: &&Program| match p.opaque {
                Opaque::Nothing => 300 * p.steps.len() as Cost,
                Opaque::Constants => 200 * p.steps.len() as Cost,
                Opaque::Results => 100 * p.steps.len() as Cost,
            };
            programs.iter().map(|p| Some(cost(p))).collect()
        }
    }

    impl Backend for Meddling {}

    const ADD: &str = "window add(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i]\n}\n";

    #[test]
    fn what_a_compiler_makes_dearer_is_opaque_to_it() {
        let library = library(&[ADD]);
        let sum = window(&ADD.replace("b[i]\n", "b[i] + 3\n"));
        let answer = synthesize(&sum, &target(), &library, &Meddling, &Options::default()).answer;
        let answer = answer.expect("a program");
        assert_eq!((answer.program.opaque, answer.program.steps.len()), (Opaque::Results, 2));
        assert_eq!(answer.program.transparent().opaque, Opaque::Nothing);
    }
}
