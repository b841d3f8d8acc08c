//! Programs that may be answers, in the order of what they cost.

use autoir::program::Program;

use crate::cover::composition::Part;
use crate::library::{Cost, CostModel};

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

/// Found programs whose cost as a whole is looked at: where it is known what they keep busy, and elsewhere.
const MEASURED: (usize, usize) = (4, 10);

/// Orders candidates by how long they keep units busy; incumbents and the best of what was found, by their cost as a
/// whole.
pub(super) fn rank(candidates: &mut Vec<Candidate>, costs: &dyn CostModel) {
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
    if first.len() > 1 {
        measure(first.iter_mut(), costs);
        // What could not be measured comes last.
        first.sort_by_key(|c| (c.whole.is_none(), c.whole, by_parts(c)));
    }
    candidates.extend(first.into_iter().chain(rest));
}

/// Finds what candidates cost as a whole, as far as that is not known.
pub(super) fn measure<'a>(candidates: impl Iterator<Item = &'a mut Candidate>, costs: &dyn CostModel) {
    let mut open: Vec<&mut Candidate> = candidates.filter(|c| c.whole.is_none()).collect();
    let programs: Vec<&Program> = open.iter().map(|c| &c.program).collect();
    let measured = if programs.is_empty() { Vec::new() } else { costs.programs(&programs) };
    open.iter_mut().zip(measured).for_each(|(c, whole)| c.whole = whole);
}
