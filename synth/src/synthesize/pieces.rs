//! Searches for the pieces of a window: each of its values alone, with the work that is left.

use std::cell::Cell;
use std::time::Duration;

use autoir::program::Program;
use autoir_semantics::effort;

use super::candidate::{Candidate, Known, measure};
use super::{Options, PIECE_SHARE, Synthesis};
use crate::cover::{self, Made, Solver};
use crate::library::Cost;
use crate::stop;
use crate::times::Phase;
use crate::window::Window;

/// The part of the work for a window that a piece of it has, as a fraction.
const SLICES: u32 = 5;
/// The least work for a piece.
const LEAST_SLICE: Duration = Duration::from_millis(150);

/// How many times as much work as a search over a window those over its pieces may take for which there is no program.
const MORE_PATIENCE: u32 = 45;
/// The same for a window for which there is one, for so much of its cost, in hundredths of a cycle, once more.
const PATIENCE: Cost = 1_500;
/// The part of the work for a window with a program, as a fraction, after which what is found first for a piece has to do.
const COMPARING: u32 = 2;
/// How many times as much work a search may take without which there is no program for many other pieces.
const LONGER: u32 = 10;

/// How many times as much work as a search over a window those over its pieces may take, where a program costs so much.
fn patience(cost: Cost) -> u32 {
    1 + (cost / PATIENCE).min(MORE_PATIENCE)
}

impl Synthesis<'_> {
    /// The programs of a window of which each value is searched for alone, with some work: the more the more a program costs
    /// that is known. Where that is much, what is found first for a value has to do, unless it comes to nothing.
    pub(super) fn pieces(&self, window: &Window, options: &Options, known: Known) -> Vec<Candidate> {
        let asking = Cell::new(options.effort);
        let is_costly = known.proven.is_some_and(|cost| patience(cost) > 1);
        let first = is_costly.then_some(Duration::ZERO);
        let comparing = options.effort / if known.proven.is_some() { COMPARING } else { 1 };
        let rounds: Vec<Duration> = first.into_iter().chain([comparing]).collect();
        // Without what is found first nothing comes of the others: it may take the work of all.
        let patience = known.proven.map_or(MORE_PATIENCE, patience);
        let end = effort::spent() + options.effort * patience * rounds.len() as u32;
        let apart = |comparing: Duration| {
            let search = PieceSearch {
                synthesis: self,
                options: options.within(options.proof_effort / PIECE_SHARE),
                slice: (options.effort / SLICES).max(LEAST_SLICE),
                until: effort::spent() + comparing,
                end,
                asking: &asking,
            };
            let apart = || self.searching(|| Solver::new(&search).apart(window));
            let Made { program, parts, .. } = self.clock.time(Phase::Search, apart)?;
            Some(Candidate { parts, ..self.candidate(program)? })
        };
        let mut found: Vec<Candidate> = Vec::new();
        for comparing in rounds {
            found.extend(apart(comparing));
            self.clock.time(Phase::Measure, || measure(found.iter_mut(), self.backend));
            if found.is_empty() || found.iter().any(|c| known.is_much_more_than(c)) {
                break;
            }
        }
        found.dedup_by(|a, b| a.program == b.program);
        found
    }
}

/// Searches over pieces of a window.
struct PieceSearch<'a, 's> {
    synthesis: &'s Synthesis<'a>,
    /// For proofs.
    options: Options,
    slice: Duration,
    /// From so much work on, what is found first has to do.
    until: Duration,
    /// Then none is made.
    end: Duration,
    /// The work left for asking for incumbents.
    asking: &'s Cell<Duration>,
}

impl PieceSearch<'_, '_> {
    fn has_to_end(&self) -> bool {
        stop::requested() || effort::spent() > self.end
    }

    /// What a search finds with so much work.
    fn within(&self, window: &Window, limit: Option<Cost>, work: Duration) -> Option<Made> {
        let synthesis = self.synthesis;
        let (programs, _) = synthesis.search(synthesis.selection, window, limit, effort::spent() + work);
        let program = programs.into_iter().next_back()?;
        let cost = synthesis.instructions(&program)?;
        Some(Made { program, cost, parts: Vec::new() })
    }

    /// An incumbent that is proven, while there is work left for asking.
    fn incumbent(&self, window: &Window) -> Option<Made> {
        if self.asking.get().is_zero() {
            return None;
        }
        let (synthesis, start) = (self.synthesis, effort::spent());
        let found = synthesis.clock.time(Phase::Incumbents, || synthesis.incumbents(window, true));
        self.asking.set(self.asking.get().saturating_sub(effort::spent() - start));
        let proven = found.into_iter().find(|c| synthesis.prove(window, c, &self.options).is_ok())?;
        let Candidate { program, cost, whole, .. } = proven;
        let cost = whole.unwrap_or(cost);
        Some(Made { program, cost, parts: Vec::new() })
    }
}

impl cover::Search for PieceSearch<'_, '_> {
    fn search(&self, window: &Window, limit: Option<Cost>) -> Option<Made> {
        if self.has_to_end() {
            return None;
        }
        self.within(window, limit, self.slice)
    }

    fn insist(&self, window: &Window) -> Option<Made> {
        if self.has_to_end() {
            return None;
        }
        let incumbent = self.incumbent(window);
        // What is compared with it comes of other pieces.
        if incumbent.is_some() && !self.is_late() {
            return incumbent;
        }
        let below = incumbent.as_ref().map(|made| made.cost);
        let found = self.within(window, below, self.slice * LONGER);
        // Of what costs less by its parts, some does not as a whole.
        let is_cheaper = |made: &Made| {
            let whole = self.synthesis.backend.programs(&[&made.program]).into_iter().next().flatten();
            below.is_none_or(|below| whole.is_none_or(|whole| whole < below))
        };
        found.filter(is_cheaper).or(incumbent)
    }

    fn holds(&self, window: &Window, program: &Program) -> bool {
        !self.has_to_end() && self.synthesis.verdict(window, program, &self.options).is_ok()
    }

    fn widest_element(&self) -> u16 {
        self.synthesis.selection.widest_element
    }

    fn is_late(&self) -> bool {
        effort::spent() > self.until
    }

    fn is_enough(&self, cost: Cost) -> bool {
        effort::spent() > self.until + self.options.effort * (patience(cost) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costly_windows_get_more_work_for_their_pieces() {
        assert_eq!([0, 1_000, 3_000, Cost::MAX].map(patience), [1, 1, 3, 1 + MORE_PATIENCE]);
    }
}
