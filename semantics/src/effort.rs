//! Work, counted.
//!
//! How long something is tried must not depend on the machine or on what else it does: an answer would. So the
//! budgets of searches and proofs are work, counted where it is done and given in nominal time: about what the work
//! takes on a present core. The clock is the thread's own, and stands still while nothing is counted.
//!
//! Wall time only ends what takes too long ([`within`]); whoever is ended by it hears of it. What another thread does
//! for one is done within the limits of the one that waits for it, and is counted as its own ([`Limits`]).

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

thread_local! {
    /// Nominal nanoseconds.
    static SPENT: Cell<u64> = const { Cell::new(0) };
    /// When wall time ends the work of this thread.
    static END: Cell<Option<Instant>> = const { Cell::new(None) };
    /// Whether anything was left undone because of that.
    static CUT: Cell<bool> = const { Cell::new(false) };
    /// What is to end the work of this thread before it is done.
    static REFUSALS: RefCell<Vec<Refusal>> = const { RefCell::new(Vec::new()) };
}

/// Says that what comes of some work is not wanted any more.
#[derive(Clone, Debug, Default)]
pub struct Refusal(Arc<AtomicBool>);

impl Refusal {
    /// Says so.
    pub fn say(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// What ends the work of a thread, for whoever does a part of it.
#[derive(Clone, Debug)]
pub struct Limits {
    end: Option<Instant>,
    refusals: Vec<Refusal>,
}

/// What was done for one that waits for it.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    nanoseconds: u64,
    cut: bool,
}

impl Limits {
    /// Those of this thread, and that the work for it is `refusal`'s to end.
    pub fn here(refusal: &Refusal) -> Limits {
        let mut refusals = REFUSALS.with_borrow(Clone::clone);
        refusals.push(refusal.clone());
        Limits { end: END.get(), refusals }
    }

    /// Does `work` within them, and counts nothing of it here.
    pub fn hold<T>(self, work: impl FnOnce() -> T) -> (T, Report) {
        let (spent, end, cut) = (SPENT.get(), END.replace(self.end), CUT.replace(false));
        let refusals = REFUSALS.replace(self.refusals);
        let done = work();
        REFUSALS.set(refusals);
        END.set(end);
        let report = Report { nanoseconds: SPENT.replace(spent) - spent, cut: CUT.replace(cut) };
        (done, report)
    }
}

impl Report {
    /// Whether anything was left undone.
    pub fn is_cut(self) -> bool {
        self.cut
    }

    /// Counts it as done by this thread.
    pub fn count(self) {
        SPENT.with(|spent| spent.set(spent.get().saturating_add(self.nanoseconds)));
        CUT.set(CUT.get() || self.cut);
    }
}

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// A node looked up, or made, in an arena of expressions.
    Node,
    /// A node of an instruction compared with one of a goal.
    Match,
    /// An instruction considered for a goal.
    Instruction,
    /// An instruction passed by because its root is no goal's.
    Screened,
    /// A byte of a register traced through a movement.
    Byte,
    /// A lane of a goal looked up.
    Lane,
    /// A way to make a goal valued.
    Value,
    /// A goal of a plan that is valued as a whole.
    Planned,
    /// A goal passed by on the way to those that are open.
    Goal,
    /// A unit of what the solver counts itself.
    Solver,
    /// A question put to the solver.
    Question,
    /// A value of a node, where all are tried.
    Trial,
    /// A node of a window that a compiler is asked for its code for.
    Compiled,
}

/// So many units of what the solver counts take about a millisecond.
pub const SOLVER_UNITS: u32 = 3_000;

impl Work {
    /// Nominal picoseconds of each: fitted to the searches and proofs of windows for x86, Arm and Hexagon.
    const fn picoseconds(self) -> u64 {
        match self {
            Work::Node => 110_000,
            Work::Match => 90_000,
            Work::Instruction => 40_000,
            Work::Screened => 15_000,
            Work::Byte => 4_600,
            Work::Lane => 55_000,
            Work::Value => 22_000,
            Work::Planned => 250_000,
            Work::Goal => 600,
            Work::Solver => 1_000_000_000 / SOLVER_UNITS as u64,
            Work::Question => 1_000_000_000,
            Work::Trial => 400,
            Work::Compiled => 100_000_000,
        }
    }
}

/// Counts `amount` of work.
#[inline]
pub fn spend(work: Work, amount: u64) {
    let nanoseconds = amount.saturating_mul(work.picoseconds()) / 1000;
    SPENT.with(|spent| spent.set(spent.get().saturating_add(nanoseconds)));
}

/// What this thread has done so far, in nominal time.
pub fn spent() -> Duration {
    Duration::from_nanos(SPENT.get())
}

/// Does `work` without counting it: what is made once for all belongs to nobody's budget.
pub fn uncounted<T>(work: impl FnOnce() -> T) -> T {
    let before = SPENT.get();
    let done = work();
    SPENT.set(before);
    done
}

/// Does `work`, to be ended in so much wall time; and says whether it was.
pub fn within<T>(time: Option<Duration>, work: impl FnOnce() -> T) -> (T, bool) {
    let (outer, was_cut) = (END.get(), CUT.replace(false));
    let end = time.and_then(|time| Instant::now().checked_add(time));
    END.set(outer.into_iter().chain(end).min());
    let done = work();
    END.set(outer);
    let cut = CUT.replace(was_cut);
    CUT.set(was_cut || cut && outer.is_some_and(|end| end <= Instant::now()));
    (done, cut)
}

/// Whether work is to end although its budget is not used up. Whoever asks acts on it: what comes of the work counts
/// as cut.
pub fn has_to_end() -> bool {
    let refused = || REFUSALS.with_borrow(|all| all.iter().any(|r| r.0.load(Ordering::Relaxed)));
    let late = END.get().is_some_and(|end| end <= Instant::now()) || refused();
    if late {
        cut();
    }
    late
}

/// Notes that work was left undone for another reason than its budget.
pub fn cut() {
    CUT.set(true);
}

/// The wall time that is left, if it is limited.
pub fn left() -> Option<Duration> {
    END.get().map(|end| end.saturating_duration_since(Instant::now()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_counted_and_what_is_made_once_is_not() {
        let start = spent();
        spend(Work::Question, 2);
        let counted = spent();
        assert_eq!(counted - start, Duration::from_millis(2));
        assert_eq!(
            uncounted(|| {
                spend(Work::Question, 9);
                7
            }),
            7
        );
        assert_eq!(spent(), counted);
    }

    #[test]
    fn what_another_thread_does_ends_with_this_one_and_counts_here() {
        let refusal = Refusal::default();
        let apart = |work: fn() -> bool| {
            let limits = Limits::here(&refusal);
            std::thread::spawn(move || limits.hold(work)).join().expect("it does not panic")
        };
        let start = spent();
        let (ended, report) = apart(|| {
            spend(Work::Question, 3);
            has_to_end()
        });
        assert!(!ended);
        assert_eq!(spent(), start);
        report.count();
        assert_eq!(spent() - start, Duration::from_millis(3));
        let late = || {
            let (ended, report) = apart(has_to_end);
            report.count();
            ended
        };
        assert_eq!(within(Some(Duration::ZERO), late), (true, true));
        refusal.say();
        assert!(apart(has_to_end).0);
        assert!(!has_to_end());
    }

    #[test]
    fn wall_time_ends_work_and_is_heard_of() {
        assert_eq!(within(None, has_to_end), (false, false));
        assert_eq!(within(Some(Duration::from_secs(3600)), has_to_end), (false, false));
        let late = || {
            // What ends before its time says nothing of the work around it, nor does that which nobody asked about.
            assert_eq!(within(Some(Duration::ZERO), has_to_end), (true, true));
            assert_eq!(within(Some(Duration::ZERO), || ()), ((), false));
        };
        assert_eq!(within(Some(Duration::from_secs(3600)), late), ((), false));
        assert!(!has_to_end());
        // An inner end is no later than the outer one.
        let inner = || within(Some(Duration::from_secs(3600)), has_to_end);
        assert_eq!(within(Some(Duration::ZERO), inner), ((true, true), true));
    }
}
