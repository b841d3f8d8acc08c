//! One window, start to end: goals, search, program, proof.

mod candidate;
mod pieces;

use std::cell::RefCell;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use autoir::program::Program;
use autoir_semantics::effort::{self, Work};
use autoir_semantics::lane::LaneFn;
use autoir_semantics::reroll::reroll;
use autoir_semantics::smt::Verdict;
use serde::{Deserialize, Serialize};

use crate::cover::composition::{self, Part, Piece};
use crate::cover::partition::{self, Cut};
use crate::cover::widths::widest_value;
use crate::cover::{has_other_ways, reduces_many, shares};
use crate::goal::GoalId;
use crate::goal::sample;
use crate::goal::space::Space;
use crate::heuristics::{Heuristic, Heuristics};
use crate::library::target::Target;
use crate::library::{Backend, Cost};
use crate::matching::lanes::matches_every_sum;
use crate::pattern::library::{PatternLibrary, Selection};
use crate::program::{self, height};
use crate::search::extract;
use crate::search::legalize::parts;
use crate::search::{Plan, Search};
use crate::speculate::{Shared, speculate};
use crate::stop;
use crate::times::{Clock, Phase, Times};
use crate::verify;
use crate::window::Window;
use candidate::{Candidate, Known, rank};

/// How to search.
#[derive(Clone, Debug)]
pub struct Options {
    /// Work for the search, in the time that it nominally takes ([`effort`]): the same on every machine, and so is
    /// what is found. The best answer so far is proven afterwards.
    pub effort: Duration,
    /// Work for each question to the solver, in nominal milliseconds.
    pub proof_effort: u32,
    /// Wall time that ends all of it, if it is not over before. What was ended by it depends on the machine.
    pub timeout: Option<Duration>,
    /// What the search makes use of.
    pub heuristics: Heuristics,
    /// Whether the window stands in a loop, where what is computed of scalars alone is mostly computed before it.
    pub in_loop: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            effort: Duration::from_secs(1),
            proof_effort: 3_000,
            timeout: None,
            heuristics: Heuristics::default(),
            in_loop: false,
        }
    }
}

impl Options {
    /// The work for the search: no more than wall time leaves, since a search that is cut off has spent its time on
    /// what comes first.
    pub fn search_effort(&self) -> Duration {
        self.timeout.map_or(self.effort, |time| self.effort.min(time / TIMES))
    }

    /// These with other work for each question to the solver.
    fn within(&self, proof_effort: u32) -> Options {
        Options { proof_effort, ..self.clone() }
    }
}

/// What came of a window.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The answer, if there is one that is proven.
    pub answer: Option<Answer>,
    /// Whether the search below the answer's cost (or everywhere, where there is none) was completed.
    pub exhausted: bool,
    /// Whether it was ended, by a signal or by wall time: more would come of the same question.
    pub cut: bool,
    /// Whether an incumbent was refuted: what it was read from computes something else than the window.
    pub incumbent_refuted: bool,
    /// Programs that were found but not proven, with what the prover said.
    pub rejected: Vec<(Program, String)>,
    /// Time spent.
    pub elapsed: Duration,
    /// On what.
    pub times: Times,
}

/// A proven program.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The program.
    pub program: Program,
    /// Its cost.
    pub cost: Cost,
    /// Whether it was read from the code that the backend makes of the window, which is then the code for it.
    pub is_own: bool,
    /// How it was proven.
    pub proof: Proof,
}

/// How a program was proven for all operand values within the window's ranges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Proof {
    /// Against its window, in every lane.
    Whole,
    /// The window is a composition of pieces, and the program that of programs of which each was proven against
    /// its piece; the solver did not decide the whole with its share of work.
    Pieces,
}

/// The cheapest proven program for `window` on `target`.
pub fn synthesize(
    window: &Window,
    target: &Target,
    library: &PatternLibrary,
    backend: &dyn Backend,
    options: &Options,
) -> Outcome {
    let selection = library.select(target, backend);
    let options = &Options { effort: options.search_effort(), ..options.clone() };
    let below = OnceLock::new();
    let cuts = if options.heuristics.uses(Heuristic::Partition) { MAX_CUTS } else { 0 };
    let heuristics = options.heuristics;
    let synthesis = Synthesis {
        target,
        library,
        selection: &selection,
        backend,
        below: &below,
        clock: Clock::default(),
        heuristics,
        in_loop: options.in_loop,
        proofs: RefCell::default(),
        search_end: options.timeout.and_then(|time| Instant::now().checked_add(time * SEARCHING / 100)),
    };
    let ((outcome, _), cut) = effort::within(options.timeout, || synthesis.run(window, options, cuts));
    Outcome { times: synthesis.clock.times(), cut, ..outcome }
}

/// Whether a search for a window, which `is_costly` or not, with `fewer` of `all` instructions is worth its work.
fn is_another_search(fewer: usize, all: usize, is_costly: bool) -> bool {
    let most = if is_costly { FEWER.1 } else { FEWER.0 };
    fewer * 100 <= all * most
}

/// How many times the work for a search all that is done for a window may take: for its pieces, and for proofs.
const TIMES: u32 = 3;

/// Hundredths of the wall time, where that is limited, after which only proofs are made.
const SEARCHING: u32 = 65;

/// What the parts of a program may cost more than those of an incumbent: a part of that, and some hundredths of a
/// cycle. The costs of parts do not add up to that of the whole, which decides.
const SLACK: (Cost, Cost) = (4, 30);

/// The most that the parts of a program may cost that is to be compared with one whose parts cost so much.
fn with_slack(cost: Cost) -> Cost {
    cost + cost / SLACK.0 + SLACK.1
}

/// How much more work goes to the widest registers that elements are computed in than to narrower ones.
const WIDEST_SHARE: u32 = 6;

/// The part of the work for a window that a search with the instructions of the level below has, as a fraction.
const BELOW_SHARE: u32 = 2;

/// Hundredths of a target's instructions that the level below has at most, where a search with them is worth its work: for
/// any window, and for one that costs at least [`COSTLY`], where a second search with nearly the same instructions is.
const FEWER: (usize, usize) = (75, 97);
/// What such a window costs, in hundredths of a cycle.
const COSTLY: Cost = 500;

/// How often a window is cut in two.
const MAX_CUTS: u32 = 3;

/// What windows are synthesized with, and what is known of them so far.
struct Synthesis<'a> {
    target: &'a Target,
    library: &'a PatternLibrary,
    selection: &'a Selection,
    /// The instructions of the level below the target, if there is one.
    below: &'a OnceLock<Option<Selection>>,
    backend: &'a dyn Backend,
    clock: Clock,
    heuristics: Heuristics,
    in_loop: bool,
    /// What was proven of which window.
    proofs: RefCell<Vec<Arc<Proven>>>,
    /// When wall time ends searches: before it ends proofs of what they found.
    search_end: Option<Instant>,
}

impl Synthesis<'_> {
    /// For work beside this one, which does not hear of what is proven meanwhile: it knows the same with and without a
    /// core of its own.
    fn branch(&self) -> Self {
        let proofs = RefCell::new(self.proofs.borrow().clone());
        Synthesis { clock: Clock::default(), proofs, ..*self }
    }

    /// Takes over what a branch has proven.
    fn join(&self, branch: &Self) {
        let mut proofs = self.proofs.borrow_mut();
        let is_new = |p: &&Arc<Proven>| !proofs.iter().any(|known| Arc::ptr_eq(known, p));
        let new: Vec<_> = branch.proofs.borrow().iter().filter(is_new).cloned().collect();
        proofs.extend(new);
        self.clock.add(branch.clock.times());
    }

    /// The answer for `window`, which may be cut in two `cuts` times, and the pieces that it is made of.
    fn run(&self, window: &Window, options: &Options, cuts: u32) -> (Outcome, Vec<Part>) {
        let started = Instant::now();
        let mut outcome = Outcome {
            answer: None,
            exhausted: true,
            cut: false,
            incumbent_refuted: false,
            rejected: Vec::new(),
            elapsed: Duration::ZERO,
            times: Times::default(),
        };
        if stop::requested() {
            return (Outcome { exhausted: false, ..outcome }, Vec::new());
        }
        // Only what is proven bounds the search.
        let mut candidates: Vec<Candidate> = Vec::new();
        let mut unproven = Cost::MAX;
        let is_part = cuts < MAX_CUTS && self.heuristics.uses(Heuristic::Partition);
        let incumbents = || self.clock.time(Phase::Incumbents, || self.incumbents(window, is_part));
        let (library, selection) = (self.library, self.selection);
        let (incumbents, _) = speculate(incumbents, || library.prepare(selection), |_| false);
        for candidate in incumbents {
            match self.prove(window, &candidate, options) {
                Ok(_) => {
                    candidates.push(candidate);
                    break;
                }
                Err(said) => {
                    outcome.incumbent_refuted |= said == REFUTED;
                    if said != REFUTED {
                        unproven = unproven.min(candidate.whole.unwrap_or(candidate.cost));
                    }
                    outcome.rejected.push((candidate.program, said));
                }
            }
        }
        let fits = |cut: &Cut| cut.inner.function.result.width <= self.selection.widest_element;
        let cut = if cuts > 0 { partition::cuts(window).find(fits) } else { None };
        let incumbent = candidates.first();
        let known =
            Known { proven: incumbent.map(|c| c.cost), whole: incumbent.and_then(|c| c.whole), unproven };
        // A search over long sums takes more work than any other.
        let is_half = cut.is_some() && !sample::is_long(sample::longest_sum(&window.function));
        let whole = if is_half { options.effort / 2 } else { options.effort };
        let ((found, exhausted), in_pieces) =
            self.searches(window, options, (whole, cuts == MAX_CUTS), known);
        outcome.exhausted = exhausted;
        candidates.extend(found);
        let is_done = exhausted || in_pieces.iter().any(|c| known.is_much_more_than(c));
        if let (false, Some(cut)) = (is_done, cut) {
            let half = Options { effort: options.effort / 4, ..options.within(options.proof_effort / 2) };
            candidates.extend(self.halves(window, &cut, &half, cuts - 1));
        }
        candidates.extend(in_pieces);
        candidates.extend(self.of_less_height(&candidates));
        self.clock.time(Phase::Measure, || rank(&mut candidates, self.backend, !is_part));
        let (mut made_of, mut undecided) = (Vec::new(), 0);
        for candidate in candidates {
            let proof = if candidate.is_incumbent {
                Ok(Proof::Whole)
            } else if undecided == MOST_UNDECIDED {
                Err(NOT_ASKED.to_owned())
            } else if !self.backend.makes(&candidate.program) {
                Err(TOO_LARGE.to_owned())
            } else {
                self.prove(window, &candidate, options)
            };
            match proof {
                Ok(proof) => {
                    let Candidate { program, cost, is_own, parts, is_of_pieces, .. } = candidate;
                    // The search has said nothing of what costs less than the pieces.
                    outcome.exhausted &= parts.is_empty() && !is_of_pieces;
                    outcome.answer = Some(Answer { program, cost, is_own, proof });
                    made_of = parts;
                    break;
                }
                Err(said) => {
                    let is_undecided = said != REFUTED && said != TOO_LARGE;
                    undecided += u32::from(is_undecided && said != NOT_ASKED);
                    // What is not decided may be cheaper.
                    outcome.exhausted &= !is_undecided;
                    outcome.rejected.push((candidate.program, said));
                }
            }
        }
        outcome.elapsed = started.elapsed();
        (outcome, made_of)
    }

    /// Whether a search over `window` matches its sums in every way, without which it does not say that nothing is cheaper.
    fn matches_every_sum(&self, window: &Window) -> bool {
        !self.heuristics.uses(Heuristic::Terms) || matches_every_sum(sample::longest_sum(&window.function))
    }

    /// What the search over the whole of a window finds with so much work, and whether nothing cheaper is left to look for;
    /// and what it is made of in pieces. Windows that are no halves are searched with fewer instructions and in pieces too,
    /// where the search before has not found what is looked for.
    fn searches(
        &self,
        window: &Window,
        options: &Options,
        (whole, is_first): (Duration, bool),
        known: Known,
    ) -> (Searched, Vec<Candidate>) {
        let limit = known.proven.map(with_slack);
        // More instructions take more of the work for each goal: what fewer make is found sooner. What was found is no
        // bound there: the first search ended where the second would have to get past it.
        let below = Shared::default();
        let search_below = |branch: Self| {
            let work = options.effort / BELOW_SHARE;
            let found = branch
                .below(known.proven.is_none_or(|cost| cost >= COSTLY))
                .map(|below| branch.search_for(below, window, limit, work).0);
            (found.unwrap_or_default(), branch.clock.times())
        };
        let search = || {
            let (mut found, exhausted) = self.search_for(self.selection, window, limit, whole);
            let exhausted = exhausted && (!is_first || self.matches_every_sum(window));
            if let Some((more, times)) = below.make(!exhausted && is_first, || search_below(self.branch())) {
                found.extend_from_slice(more);
                self.clock.add(*times);
            }
            // The cheapest come last.
            (found.into_iter().rev().filter_map(|p| self.candidate(p)).collect::<Vec<_>>(), exhausted)
        };
        // Where the search shows that nothing is cheaper than what is proven, its pieces are not either, unless they
        // are of other ways to compute the window. Of many terms, halves are cheaper than what it finds.
        let open = |(found, exhausted): &Searched| {
            let has_program = known.proven.is_some() || !found.is_empty();
            let is_settled = || has_program && *exhausted && !has_other_ways(window);
            let is_open = || found.iter().all(|c| c.cost > known.unproven) && !is_settled();
            let is_shared = || !*exhausted && shares(window);
            is_first && (is_open() || reduces_many(&reroll(&window.function)) || is_shared())
        };
        if known.proven.is_none() || !is_first {
            // How much work goes to pieces depends on whether there is a program.
            let searched = search();
            let proven = searched.0.iter().map(|c| c.cost).chain(known.proven).min();
            let known = Known { proven, ..known };
            let pieces = if open(&searched) { self.pieces(window, options, known) } else { Vec::new() };
            return (searched, pieces);
        }
        let branch = self.branch();
        let pieces = || {
            if below.is_open() {
                branch.library.prepare(branch.selection);
            }
            let pieces = branch.pieces(window, options, known);
            // Whoever is here before the search is over has time for more.
            below.begin(|| search_below(branch.branch()));
            (pieces, branch)
        };
        let (searched, pieces) = speculate(search, pieces, open);
        let pieces = pieces.map(|(pieces, branch)| {
            self.join(&branch);
            pieces
        });
        (searched, pieces.unwrap_or_default())
    }

    /// Does `work`, which wall time ends early enough for a proof.
    fn searching<T>(&self, work: impl FnOnce() -> T) -> T {
        let left = self.search_end.map(|end| end.saturating_duration_since(Instant::now()));
        let (done, cut) = effort::within(left, work);
        if cut {
            effort::cut();
        }
        done
    }

    /// What is found with so much work, which is timed.
    fn search_for(
        &self,
        selection: &Selection,
        window: &Window,
        limit: Option<Cost>,
        work: Duration,
    ) -> (Vec<Program>, bool) {
        let search = || self.search(selection, window, limit, effort::spent() + work);
        self.clock.time(Phase::Search, || self.searching(search))
    }

    /// The program of a window that is cut in two, from the best ones of its halves.
    fn halves(&self, window: &Window, cut: &Cut, options: &Options, cuts: u32) -> Option<Candidate> {
        let half = |of: &Self, window: &Window| {
            let (outcome, parts) = of.run(window, options, cuts);
            let program = outcome.answer?.program;
            Some(Arc::new(Piece { window: window.clone(), program, parts }))
        };
        let branch = self.branch();
        let outer = move || (half(&branch, &cut.outer), branch);
        let (inner, outer) = speculate(|| half(self, &cut.inner), outer, Option::is_some);
        let (outer, branch) = outer?;
        self.join(&branch);
        let parts = cut.parts(inner?, outer?);
        let program = composition::program(&window.name, &window.function.operands, &parts)?;
        Some(Candidate { parts, ..self.candidate(program)? })
    }

    /// Whether every part of `whole` is proven before so much work is done, or in parts itself, and they are proven to make it.
    /// A part that was proven once, as a part of something else or as an answer, is not proven again.
    fn prove_parts(&self, whole: &Piece, options: &Options, until: Duration) -> bool {
        let proven = |part: &Part| {
            let piece = &*part.piece;
            let alone = options.within(whole_effort(&piece.parts, options.proof_effort));
            self.proof(&piece.window, &piece.program).is_some()
                || effort::spent() < until
                    && (self.verdict(&piece.window, &piece.program, &alone).is_ok()
                        || self.prove_parts(piece, options, until))
        };
        let composed = || composition::verify(whole, options.proof_effort);
        let all_proven = !whole.parts.is_empty()
            && whole.parts.iter().all(proven)
            && self.clock.time(Phase::Verify, composed).is_ok_and(|verdict| verdict.is_proved());
        if all_proven {
            self.keep(&whole.window, &whole.program, Proof::Pieces);
        }
        all_proven
    }

    /// How `program` was proven to be that of `window`, if it was.
    fn proof(&self, window: &Window, program: &Program) -> Option<Proof> {
        let proofs = self.proofs.borrow();
        proofs.iter().find(|p| p.program == *program && p.window.asks_like(window)).map(|p| p.proof)
    }

    /// Remembers a proof.
    fn keep(&self, window: &Window, program: &Program, proof: Proof) {
        let (window, program) = (window.clone(), program.clone());
        self.proofs.borrow_mut().push(Arc::new(Proven { window, program, proof }));
    }

    /// Those of `candidates` in which less waits for one another, where what they keep busy is not all that is known of them.
    fn of_less_height(&self, candidates: &[Candidate]) -> Vec<Candidate> {
        let found = candidates.iter().filter(|c| !c.is_incumbent && c.busy.is_none());
        let reduced = |c: &Candidate| {
            let reduced = self.candidate(height::reduced(&c.program, self.library)?)?;
            Some(Candidate { is_of_pieces: !c.parts.is_empty(), ..reduced })
        };
        found.filter_map(reduced).collect()
    }

    /// The incumbents that the target can run, cheapest first. A compiler takes long over a part of a window with
    /// values that need wider elements than there are, and makes nothing good of it: it is not asked; nor for a long
    /// computation where it would not have answered before the time is over, since nothing stops it.
    fn incumbents(&self, window: &Window, is_part: bool) -> Vec<Candidate> {
        let too_wide = || widest_value(window) > self.selection.widest_element;
        if !self.heuristics.uses(Heuristic::Incumbents) || is_part && too_wide() {
            return Vec::new();
        }
        let supported = |id: &str| self.library.find(id).is_some_and(|i| self.target.supports(&i.features));
        // What a compiler does is not counted where it does it, and others may have asked it the same before.
        let known = effort::uncounted(|| {
            let function = reroll(&window.function);
            let is_late = self.search_end.is_some_and(|end| Instant::now() + asking(&function) > end);
            (!is_late).then(|| self.backend.incumbents(window, &function))
        });
        let Some(known) = known else { return Vec::new() };
        effort::spend(Work::Compiled, ASKING + window.function.dag.len() as u64);
        let mut found: Vec<Candidate> = known
            .into_iter()
            .filter(|p| p.program.steps.iter().all(|s| supported(&s.instruction)))
            .filter_map(|p| {
                let candidate = self.candidate(p.program)?;
                Some(Candidate { whole: p.cost, is_incumbent: true, is_own: p.is_own, ..candidate })
            })
            .collect();
        found.sort_by_key(|c| (c.whole.unwrap_or(c.cost), c.cost));
        found
    }

    fn candidate(&self, program: Program) -> Option<Candidate> {
        let cost = self.instructions(&program)?;
        let busy = program::busy(&program, self.library, self.backend);
        Some(Candidate {
            program,
            cost,
            busy,
            whole: None,
            is_incumbent: false,
            is_own: false,
            parts: Vec::new(),
            is_of_pieces: false,
        })
    }

    /// Whether a candidate is proven; if not, what the verifier said.
    fn prove(&self, window: &Window, candidate: &Candidate, options: &Options) -> Result<Proof, String> {
        // What a compiler must not look into changes nothing of what is computed.
        let program = candidate.program.transparent();
        if let Some(known) = self.proof(window, &program) {
            return Ok(known);
        }
        let whole = whole_effort(&candidate.parts, options.proof_effort);
        let said = match self.verdict(window, &program, &options.within(whole)) {
            Ok(()) => return Ok(Proof::Whole),
            Err(said) => said,
        };
        let all = Duration::from_millis(u64::from(options.proof_effort) * 6);
        let each = options.within(options.proof_effort / PIECE_SHARE);
        if said == REFUTED {
            return Err(said);
        }
        let whole = Piece { window: window.clone(), program, parts: candidate.parts.clone() };
        let proven = self.prove_parts(&whole, &each, effort::spent() + all);
        if proven { Ok(Proof::Pieces) } else { Err(said) }
    }

    /// Whether `program` is proven to be that of `window`; if not, what the verifier said.
    fn verdict(&self, window: &Window, program: &Program, options: &Options) -> Result<(), String> {
        let prove = || verify::verify(window, program, self.library, options.proof_effort);
        match self.clock.time(Phase::Verify, prove) {
            Ok(Verdict::Proved) => {
                self.keep(window, program, Proof::Whole);
                Ok(())
            }
            Ok(Verdict::Refuted(_)) => Err(REFUTED.to_owned()),
            Ok(Verdict::Unknown(reason)) => {
                Err(format!("not decided with {} ms of work for a question: {reason}", options.proof_effort))
            }
            Err(e) => Err(e.to_string()),
        }
    }

    /// The instructions of the level below the target, where that is not left out, if they are few enough for a window
    /// that `is_costly` or not.
    fn below(&self, is_costly: bool) -> Option<&Selection> {
        let select = || Some(self.library.select(&self.target.below()?, self.backend));
        let below =
            if self.heuristics.uses(Heuristic::Levels) { self.below.get_or_init(select) } else { &None };
        below.as_ref().filter(|below| is_another_search(below.count(), self.selection.count(), is_costly))
    }

    /// What `program`'s instructions cost one by one.
    fn instructions(&self, program: &Program) -> Option<Cost> {
        program::cost(program, self.library, self.backend)
    }

    /// Programs of instructions of `selection` that cost less than `limit`, each cheaper than the one before; and whether
    /// nothing cheaper is left to look for.
    fn search(
        &self,
        selection: &Selection,
        window: &Window,
        limit: Option<Cost>,
        deadline: Duration,
    ) -> (Vec<Program>, bool) {
        let (mut programs, mut exhausted, mut limit): (Vec<Program>, _, _) = (Vec::new(), true, limit);
        let sizes = selection.registers();
        let share = |(_, computed): &(u32, bool)| if *computed { WIDEST_SHARE } else { 1 };
        let mut shares: u32 = sizes.iter().map(share).sum();
        for size @ (bits, _) in &sizes {
            // Each size has its part of the work.
            let left = deadline.saturating_sub(effort::spent()) * share(size) / shares;
            shares -= share(size);
            let narrower = (*bits != selection.widest).then(|| selection.within(*bits));
            let selection = narrower.as_ref().unwrap_or(selection);
            // Instruction by instruction narrow registers cost more than they do together.
            let most = if narrower.is_some() { limit.map(|l| l.saturating_add(l / 2)) } else { limit };
            let (found, all) = self.search_in(selection, window, most, effort::spent() + left);
            let cost = found.last().and_then(|p| self.instructions(p));
            limit = cost.into_iter().chain(limit).min();
            programs.extend(found);
            exhausted &= all;
        }
        (programs, exhausted)
    }

    /// The same in registers of `selection`.
    fn search_in(
        &self,
        selection: &Selection,
        window: &Window,
        limit: Option<Cost>,
        deadline: Duration,
    ) -> (Vec<Program>, bool) {
        let Synthesis { library, backend, .. } = self;
        let function = &window.function;
        let ranges = if self.heuristics.uses(Heuristic::Ranges) { &window.ranges[..] } else { &[] };
        let mut space = Space::new(&function.operands, ranges);
        space.longest_sum = sample::longest_sum(function);
        let mut search = Search::new(space, library, selection, *backend, Some(deadline));
        search.set(self.heuristics);
        search.set_in_loop(self.in_loop);
        let parts = parts(&mut search, window, selection.widest);
        let mut roots: Vec<GoalId> = parts.iter().map(|p| p.goal).collect();
        roots.sort_unstable();
        roots.dedup();
        // Parts with one goal cost alike: the limit is that of the goals that differ.
        let share = |limit: Cost| u64::from(limit) * roots.len() as u64 / parts.len().max(1) as u64;
        let limit = limit.map_or(Cost::MAX, |l| Cost::try_from(share(l)).unwrap_or(Cost::MAX));
        let found = search.run(&roots, limit);
        let emitted = |plan: &Plan| {
            extract::program(
                &window.name,
                &function.operands,
                &function.result,
                &search,
                library,
                plan,
                &parts,
            )
        };
        (found.plans.iter().map(emitted).collect(), found.exhausted)
    }
}

/// The work for what is made of `parts`, in one question: what is made of many is large, and a solver's work is
/// better spent on them.
fn whole_effort(parts: &[Part], effort: u32) -> u32 {
    if parts.len() > 1 { effort / PIECES_SHARE } else { effort }
}

/// The part of the work for a question to the solver that the whole of many pieces has, as a fraction.
const PIECES_SHARE: u32 = 10;
/// The part that a piece has.
const PIECE_SHARE: u32 = 3;

/// What asking a compiler takes at least, in nodes of a window.
const ASKING: u64 = 300;

/// Operations that lanes have in common of which a compiler makes code in a moment.
const FEW: usize = 64;

/// What it takes at most for each further one, with all features and with fewer.
const ASKING_FOR_ONE: Duration = Duration::from_millis(25);

/// The wall time that asking a compiler for `function` may take.
fn asking(function: &LaneFn) -> Duration {
    let operations = function.dag.reachable(&function.bodies).len();
    ASKING_FOR_ONE.saturating_mul(u32::try_from(operations.saturating_sub(FEW)).unwrap_or(u32::MAX))
}

/// What is said of programs that do something else than their windows.
const REFUTED: &str = "refuted";
/// What is said of programs after so many that were not decided: each takes long.
const NOT_ASKED: &str = "not asked for, after others that were not decided";
const MOST_UNDECIDED: u32 = 3;
/// What is said of a program of which no code can be made.
const TOO_LARGE: &str = "too large for the compiler";

/// What a search has found, the cheapest first, and whether nothing cheaper is left to look for.
type Searched = (Vec<Candidate>, bool);

/// A program that was proven to be that of a window.
struct Proven {
    window: Window,
    program: Program,
    proof: Proof,
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::library::{CostModel, Incumbent, Instruction, UnitCosts};

    #[test]
    fn long_sums_are_not_searched_in_every_way() {
        let add = "window add(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i]\n}\n";
        let library = crate::testing::library(&[add]);
        let is_exhausted = |terms: usize| {
            let names = &["a", "b", "c", "d", "e"][..terms];
            let parameters: Vec<String> = names.iter().map(|name| format!("{name}: u16x8")).collect();
            let sum: Vec<String> = names.iter().map(|name| format!("{name}[i]")).collect();
            let (parameters, sum) = (parameters.join(", "), sum.join(" + "));
            let text = format!("window sum({parameters}) -> u16x8 {{\n    out[i] = {sum}\n}}\n");
            let (window, target) = (crate::testing::window(&text), crate::testing::target());
            let outcome = synthesize(&window, &target, &library, &UnitCosts, &Options::default());
            assert_eq!(outcome.answer.map(|answer| answer.program.steps.len()), Some(terms - 1));
            outcome.exhausted
        };
        assert_eq!([3, 5].map(is_exhausted), [true, false]);
    }

    /// A compiler that does not answer: the size of the largest window that it was asked for.
    #[derive(Default)]
    struct Silent(AtomicUsize);

    impl CostModel for Silent {
        fn instruction(&self, instruction: &Instruction) -> Option<Cost> {
            UnitCosts.instruction(instruction)
        }
    }

    impl Backend for Silent {
        fn incumbents(&self, window: &Window, _: &LaneFn) -> Vec<Incumbent> {
            self.0.fetch_max(window.function.dag.len(), Ordering::Relaxed);
            Vec::new()
        }
    }

    #[test]
    fn a_compiler_is_not_asked_for_what_takes_it_longer_than_there_is_time() {
        let add = "window add(a: u16x8, b: u16x8) -> u16x8 {\n    out[i] = a[i] + b[i]\n}\n";
        let library = crate::testing::library(&[add]);
        let is_asked = |steps: usize, seconds: u64| {
            let (open, close) = ("(".repeat(steps), "*a[i] ^ b[i])".repeat(steps));
            let text =
                format!("window w(a: u16x8, b: u16x8) -> u16x8 {{\n    out[i] = {open}a[i]{close}\n}}\n");
            let (window, target) = (crate::testing::window(&text), crate::testing::target());
            let options = Options {
                timeout: Some(Duration::from_secs(seconds)),
                effort: Duration::from_millis(1),
                ..Options::default()
            };
            let backend = Silent::default();
            synthesize(&window, &target, &library, &backend, &options);
            backend.0.into_inner() == window.function.dag.len()
        };
        assert_eq!([is_asked(2, 1), is_asked(60, 1), is_asked(60, 60)], [true, false, true]);
    }

    #[test]
    fn nearly_the_same_instructions_are_for_costly_windows() {
        let searched = |fewer| [false, true].map(|is_costly| is_another_search(fewer, 1000, is_costly));
        assert_eq!(searched(200), [true, true]);
        assert_eq!(searched(960), [false, true]);
        assert_eq!(searched(990), [false, false]);
    }
}
