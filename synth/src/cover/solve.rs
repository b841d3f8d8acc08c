//! Programs for windows in pieces, from programs for the pieces.

use std::collections::{HashMap, HashSet};

use autoir::program::{Arg, Program};
use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;

use super::known::{Book, Known, of_any_ranges};
use super::reduce::{Group, MANY_TERMS, Staged, most_terms, reduces_many, staged};
use super::{Made, Pieces, rewritten};
use crate::cover::composition::{self, Part};
use crate::library::Cost;
use crate::window::Window;
use crate::window::air;

/// Windows within windows.
const MAX_DEPTH: u32 = 12;

/// A program for a small window, by searching.
pub trait Search {
    /// What the search finds that costs less than `limit`; nothing where it finds none.
    fn search(&self, window: &Window, limit: Option<Cost>) -> Option<Made>;

    /// A program for a window without which there is none for many others: found in more time, or an incumbent.
    fn insist(&self, _window: &Window) -> Option<Made> {
        None
    }

    /// Whether `program` is proven to be one for `window`.
    fn holds(&self, _window: &Window, _program: &Program) -> bool {
        false
    }

    /// The most bits of an element that instructions make.
    fn widest_element(&self) -> u16 {
        64
    }

    /// Whether what is found first has to do.
    fn is_late(&self) -> bool;

    /// Whether a program for much of the window has to do that costs so much.
    fn is_enough(&self, _cost: Cost) -> bool {
        self.is_late()
    }
}

/// Whether `window` may be computed in ways that a search over it does not know: in halves, or written otherwise.
pub fn has_other_ways(window: &Window) -> bool {
    let lanes = reroll(&window.function);
    reduces_many(&lanes) || !rewritten(&lanes).is_empty()
}

/// Programs for windows, each window searched for once.
pub struct Solver<'a> {
    search: &'a dyn Search,
    known: Book,
    /// Windows for which a longer search finds none either.
    refused: HashSet<String>,
    /// Programs for windows that are a half of another one, which are tried harder.
    halves: HashMap<String, Option<Made>>,
    depth: u32,
    /// Whether what is solved is a part of a reduction.
    is_rest: bool,
}

impl<'a> Solver<'a> {
    /// A solver that leaves small windows to `search`.
    pub fn new(search: &'a dyn Search) -> Solver<'a> {
        Solver {
            search,
            known: Book::default(),
            refused: HashSet::new(),
            halves: HashMap::new(),
            depth: 0,
            is_rest: false,
        }
    }

    /// Whether what is found first has to do.
    pub fn is_late(&self) -> bool {
        self.search.is_late()
    }

    /// A program for `window`, which is taken apart.
    pub fn apart(&mut self, window: &Window) -> Option<Made> {
        self.deeper(|solver| {
            let lanes = reroll(&window.function);
            solver.covered(window, &lanes, true).or_else(|| solver.otherwise(window, &lanes))
        })
    }

    /// A program for `window` that costs less than `limit`: found by searching, for its halves, or for the window written
    /// otherwise.
    pub(super) fn piece(&mut self, window: &Window, limit: Option<Cost>) -> Option<Made> {
        let form = of_any_ranges(window);
        match self.known.of(&form, &window.ranges) {
            Some(Known::Made(made)) => return Some(made.clone()),
            Some(known) if known.is_none_below(limit) => return None,
            _ => {}
        }
        if self.is_late()
            && let Some(known) = self.in_other_ranges(window, &form, limit)
        {
            return known;
        }
        let lanes = reroll(&window.function);
        let terms = most_terms(&lanes);
        // A search over many terms ends late, and may end with a movement for each of them.
        let halves =
            if terms > MANY_TERMS { self.deeper(|solver| solver.halves(window, &lanes)) } else { None };
        let below = halves.as_ref().map(|made| made.cost).into_iter().chain(limit).min();
        let searched =
            if halves.is_some() && self.is_late() { None } else { self.search.search(window, below) };
        let mut found = searched.or(halves);
        // Instructions add up so many, but what moves them together costs more than halves do.
        if terms == MANY_TERMS && found.as_ref().is_some_and(|made| made.program.steps.len() > 2) {
            let halves = self.deeper(|solver| solver.halves(window, &lanes));
            found = found.into_iter().chain(halves).min_by_key(|made| made.cost);
        }
        // Other ways are for what nothing else makes.
        if found.is_none() && limit.is_none() {
            found = self.deeper(|solver| solver.otherwise(window, &lanes));
        }
        self.known.keep(form, window, found.clone().map_or(Known::NoneBelow(limit), Known::Made));
        found
    }

    /// What is known of `window` from others that differ in the ranges of operands alone, which are within its own, if it
    /// is enough for `limit`: what is cheapest there is so here, where it is proven, and what is not found there is not
    /// here.
    fn in_other_ranges(&self, window: &Window, form: &str, limit: Option<Cost>) -> Option<Option<Made>> {
        let known: Vec<&Known> = self.known.within(form, &window.ranges).collect();
        let made = known.iter().find_map(|known| match known {
            Known::Made(made) if made.parts.is_empty() && self.search.holds(window, &made.program) => {
                Some(made)
            }
            _ => None,
        });
        let is_none = || known.iter().any(|known| known.is_none_below(limit));
        made.map(|made| Some(made.clone())).or_else(|| is_none().then_some(None))
    }

    /// A program for `window`, for which a short search finds none.
    pub(super) fn insist(&mut self, window: &Window) -> Option<Made> {
        let key = air::print_window(window);
        if self.refused.contains(&key) {
            return None;
        }
        let found = self.search.insist(window);
        match &found {
            Some(made) => self.known.keep(of_any_ranges(window), window, Known::Made(made.clone())),
            None => drop(self.refused.insert(key)),
        }
        found
    }

    /// A program for `window`, whose function is `lanes`, piece by piece; as a whole, it may have been searched for.
    fn covered(&mut self, window: &Window, lanes: &LaneFn, is_searched: bool) -> Option<Made> {
        let widest = self.search.widest_element();
        let mut cover = |fine| {
            let pieces = Pieces { is_searched, ..Pieces::new(window, lanes, widest, fine)? };
            pieces.cover(self)
        };
        cover(false).or_else(|| cover(true))
    }

    fn deeper<T>(&mut self, work: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth == MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let done = work(self);
        self.depth -= 1;
        done
    }

    /// The cheapest program for a window that equals `window`; or the program of its halves.
    fn otherwise(&mut self, window: &Window, lanes: &LaneFn) -> Option<Made> {
        let written = rewritten(lanes);
        let made = written.iter().filter_map(|lanes| self.covered(window, lanes, false));
        // That the window may be written otherwise is for the verifier to find out.
        let cheapest = made.min_by_key(|made| made.cost);
        cheapest.or_else(|| self.halves(window, lanes))
    }

    /// A program for one of the two that a window is made of.
    fn half(&mut self, window: &Window) -> Option<Made> {
        let key = air::print_window(window);
        if let Some(known) = self.halves.get(&key) {
            return known.clone();
        }
        let found = self.piece(window, None).or_else(|| {
            let whole = self.insist(window);
            let enough = whole.as_ref().is_some_and(|made| self.search.is_enough(made.cost));
            let apart = if enough { None } else { self.apart(window) };
            apart.into_iter().chain(whole).min_by_key(|made| made.cost)
        });
        self.halves.insert(key, found.clone());
        found
    }

    /// The cheapest program of a window in two. What is left of a sum is not added up by neighbours again: these come first.
    fn halves(&mut self, window: &Window, lanes: &LaneFn) -> Option<Made> {
        let most = if self.is_rest { 1 } else { usize::MAX };
        let is_rest = std::mem::replace(&mut self.is_rest, true);
        let widest = self.search.widest_element();
        let mut best: Option<Made> = None;
        for staged in staged(window, lanes, widest).take(most) {
            let below = best.as_ref().map(|made| made.cost);
            let made = self.staged(window, staged, below);
            best = best.into_iter().chain(made).min_by_key(|made| made.cost);
        }
        self.is_rest = is_rest;
        best
    }

    /// A program of the two windows that `window` is made of; where neighbours are added up, for less than `limit`.
    fn staged(&mut self, window: &Window, staged: Staged, limit: Option<Cost>) -> Option<Made> {
        // Neighbours are added up where an instruction does that.
        let inner = match staged.group {
            Group::Neighbours(_) => self.search.search(&staged.inner, limit),
            Group::One | Group::Halves => self.half(&staged.inner),
        }?;
        let outer = self.half(&staged.outer)?;
        let cost = inner.cost.saturating_add(outer.cost);
        let operands = &window.function.operands;
        let input = |n: &usize| if *n < operands.len() { Arg::Input(*n) } else { Arg::Step(0) };
        let parts = vec![
            Part { piece: inner.of(staged.inner), inputs: staged.inner_reads.iter().map(input).collect() },
            Part { piece: outer.of(staged.outer), inputs: staged.outer_reads.iter().map(input).collect() },
        ];
        let program = composition::program(&window.name, operands, &parts)?;
        Some(Made { program, cost, parts })
    }
}
