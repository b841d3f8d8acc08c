//! Two pieces of work side by side, where a core is free.
//!
//! What comes of them is what comes of the one and then of the other: whether a core was free shows in the time alone.
//! The second one may turn out not to be needed; then it is ended, and nothing of it counts.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::Builder;

use autoir_semantics::effort::{Limits, Refusal, Report};

/// The cores that this process may use.
static CORES: Cores = Cores { claims: Mutex::new(0), freed: Condvar::new() };

/// Bytes of stack for each thread. Passes recurse over expressions, whose depth is limited where they are read; what
/// is not used is not taken.
pub const STACK: usize = 256 << 20;

/// Who uses cores.
#[derive(Debug)]
struct Cores {
    /// How many claims there are; one less for each that waits and had none.
    claims: Mutex<isize>,
    /// Tells those that wait for a core that one may be free, or that they need to wait no longer.
    freed: Condvar,
}

impl Cores {
    fn claims(&self) -> MutexGuard<'_, isize> {
        self.claims.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn claim(&'static self) -> Claim {
        *self.claims() += 1;
        Claim(self)
    }

    /// A claim as soon as there are less than so `many`; nothing if `is_settled` before.
    fn wait(&'static self, many: usize, is_settled: &AtomicBool) -> Option<Claim> {
        let many = isize::try_from(many).unwrap_or(isize::MAX);
        let waits = |claims: &mut isize| *claims >= many && !is_settled.load(Ordering::Relaxed);
        let mut claims = self.freed.wait_while(self.claims(), waits).unwrap_or_else(PoisonError::into_inner);
        if is_settled.load(Ordering::Relaxed) {
            return None;
        }
        *claims += 1;
        Some(Claim(self))
    }

    /// Lets those go on that wait for a core until `is_settled`.
    fn settle(&self, is_settled: &AtomicBool) {
        let claims = self.claims();
        is_settled.store(true, Ordering::Relaxed);
        drop(claims);
        self.freed.notify_all();
    }

    /// Waits, which leaves the core of the one that waits to others.
    fn idle<T>(&self, wait: impl FnOnce() -> T) -> T {
        *self.claims() -= 1;
        self.freed.notify_all();
        let done = wait();
        *self.claims() += 1;
        done
    }
}

/// A claim to a core, of work that keeps one busy or is about to. Whoever has many windows claims a core for each: as
/// long as there are enough of them, none is left for what may not be needed.
#[derive(Debug)]
pub struct Claim(&'static Cores);

impl Claim {
    /// One more, whether a core is free or not.
    pub fn new() -> Claim {
        CORES.claim()
    }
}

impl Default for Claim {
    fn default() -> Claim {
        Claim::new()
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        *self.0.claims() -= 1;
        self.0.freed.notify_all();
    }
}

/// Work that whoever has time for it begins, for one that may need what comes of it.
#[derive(Debug, Default)]
pub struct Shared<T> {
    made: OnceLock<(T, Report)>,
    refusal: Refusal,
    is_settled: AtomicBool,
}

impl<T> Shared<T> {
    /// Whether it is not known yet whether it is needed: then whoever has time for it is beside the one that may need it.
    pub fn is_open(&self) -> bool {
        !self.is_settled.load(Ordering::Relaxed)
    }

    /// Does `work`, unless it is being done or it is known whether that is needed.
    pub fn begin(&self, work: impl FnOnce() -> T) {
        if self.is_open() {
            self.once(work);
        }
    }

    /// What comes of `work`, if that is `needed`.
    pub fn make(&self, needed: bool, work: impl FnOnce() -> T) -> Option<&T> {
        self.is_settled.store(true, Ordering::Relaxed);
        if !needed {
            self.refusal.say();
            return None;
        }
        let (made, report) = self.once(work);
        report.count();
        Some(made)
    }

    fn once(&self, work: impl FnOnce() -> T) -> &(T, Report) {
        self.made.get_or_init(|| Limits::here(&self.refusal).hold(work))
    }
}

/// What comes of `first`, and of `second` if that is `needed` after it.
pub fn speculate<A, B: Send>(
    first: impl FnOnce() -> A,
    second: impl FnOnce() -> B + Send,
    needed: impl FnOnce(&A) -> bool,
) -> (A, Option<B>) {
    among((&CORES, rayon::current_num_threads()), first, second, needed)
}

/// The same with so many of `cores`.
fn among<A, B: Send>(
    (cores, many): (&'static Cores, usize),
    first: impl FnOnce() -> A,
    second: impl FnOnce() -> B + Send,
    needed: impl FnOnce(&A) -> bool,
) -> (A, Option<B>) {
    let (second, is_settled, refusal) =
        (Mutex::new(Some(second)), AtomicBool::new(false), Refusal::default());
    let take = || second.lock().unwrap_or_else(PoisonError::into_inner).take();
    std::thread::scope(|scope| {
        let limits = Limits::here(&refusal);
        let work = || {
            let _core = cores.wait(many, &is_settled)?;
            take().map(|second| limits.hold(second))
        };
        // Where the system starts no thread, this one does it all.
        let start = || Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok();
        let beside = if many > 1 { start() } else { None };
        let made = first();
        let needed = needed(&made);
        let not_begun = take();
        cores.settle(&is_settled);
        if !needed {
            refusal.say();
        }
        if let Some(second) = not_begun {
            return (made, needed.then(second));
        }
        let joined = beside
            .and_then(|beside| cores.idle(|| beside.join()).unwrap_or_else(|panic| resume_unwind(panic)));
        let Some((second, report)) = joined.filter(|_| needed) else { return (made, None) };
        report.count();
        (made, Some(second))
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};
    use std::time::Duration;

    use autoir_semantics::effort::{self, Work};

    use super::*;

    /// Cores that this test alone uses, with so many claims.
    fn cores(claims: isize) -> &'static Cores {
        Box::leak(Box::new(Cores { claims: Mutex::new(claims), freed: Condvar::new() }))
    }

    /// What comes of it, and the work that counts.
    fn counted<T>(work: impl FnOnce() -> T) -> (T, Duration) {
        let start = effort::spent();
        (work(), effort::spent() - start)
    }

    fn hear<T>(heard: &Receiver<T>) -> T {
        heard.recv_timeout(Duration::from_secs(600)).expect("said beside it")
    }

    #[test]
    fn what_is_made_does_not_depend_on_the_cores() {
        let spend = |amount| {
            effort::spend(Work::Question, amount);
            amount
        };
        for many in [1, 2] {
            let cores = (cores(1), many);
            let both = counted(|| among(cores, || spend(2), || spend(3), |_| true));
            assert_eq!(both, ((2, Some(3)), Duration::from_millis(5)));
            let one = counted(|| among(cores, || spend(2), || spend(3), |made| *made > 2));
            assert_eq!(one, ((2, None), Duration::from_millis(2)));
            assert_eq!(*cores.0.claims(), 1);
        }
    }

    #[test]
    fn what_is_not_needed_is_ended() {
        let (said, heard) = channel();
        let endless = move || {
            said.send(()).expect("it is waited for");
            while !effort::has_to_end() {}
        };
        assert_eq!(among((cores(1), 2), || hear(&heard), endless, |()| false), ((), None));
        assert!(!effort::has_to_end());
    }

    #[test]
    fn without_a_free_core_the_second_one_waits() {
        let cores = (cores(2), 2);
        assert_eq!(among(cores, || 1, || -> u8 { panic!("begun") }, |_| false), (1, None));
        let here = std::thread::current().id();
        let second = || std::thread::current().id();
        assert_eq!(among(cores, || 1, second, |_| true), (1, Some(here)));
    }

    #[test]
    fn it_begins_as_soon_as_a_core_is_free() {
        let cores = cores(1);
        let other = cores.claim();
        let (said, heard) = channel();
        let first = move || {
            drop(other);
            hear(&heard)
        };
        assert_eq!(among((cores, 2), first, move || said.send(7), |_| true).0, 7);
        // The one that waits leaves its core to others.
        let free = || cores.wait(1, &AtomicBool::new(false)).is_some();
        assert!(cores.idle(free));
        assert_eq!(*cores.claims(), 1);
    }

    #[test]
    fn panics_come_through() {
        let second = || -> u8 { resume_unwind(Box::new("second")) };
        let cores = (cores(1), 2);
        let (begun, began) = channel();
        let second = move || {
            begun.send(()).expect("it is waited for");
            second()
        };
        let both = || among(cores, || hear(&began), second, |()| true);
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(both)).is_err());
    }

    #[test]
    fn shared_work_is_done_once_and_counts_for_the_one_that_needs_it() {
        let work = || effort::spend(Work::Question, 2);
        let shared = Shared::default();
        assert!(shared.is_open());
        assert_eq!(counted(|| shared.begin(work)).1, Duration::ZERO);
        assert_eq!(counted(|| shared.make(true, || unreachable!("it is made"))).1, Duration::from_millis(2));
        let later = Shared::default();
        assert_eq!(counted(|| later.make(true, work)), (Some(&()), Duration::from_millis(2)));
        later.begin(|| unreachable!("it is made"));
        let refused = Shared::<u8>::default();
        assert_eq!(refused.make(false, || unreachable!("it is not needed")), None);
        assert!(!refused.is_open());
        refused.begin(|| unreachable!("it is settled"));
    }
}
