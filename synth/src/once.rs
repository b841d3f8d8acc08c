//! What is worked out once for all windows, of instructions: the search that happens to need it first is not
//! charged for it. The deadlines of searches are on the clock of this module, which stands still meanwhile.

use std::cell::Cell;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// So much of it, at most, is charged to no search of a thread.
const MOST: Duration = Duration::from_millis(500);

thread_local! {
    /// The time that this thread has spent on such work, or waiting for another thread that does it.
    static SPENT: Cell<Duration> = const { Cell::new(Duration::ZERO) };
    /// Whether it is at such work: what this leans on is part of it.
    static WORKS: Cell<bool> = const { Cell::new(false) };
}

/// The time, less what this thread has spent in [`get`].
pub(crate) fn now() -> Instant {
    let now = Instant::now();
    now.checked_sub(SPENT.get()).unwrap_or(now)
}

/// What `cell` holds; `make` works it out where it holds nothing yet.
pub(crate) fn get<T>(cell: &OnceLock<T>, make: impl FnOnce() -> T) -> &T {
    if let Some(known) = cell.get() {
        return known;
    }
    if WORKS.replace(true) {
        return cell.get_or_init(make);
    }
    let start = Instant::now();
    let made = cell.get_or_init(make);
    SPENT.set((SPENT.get() + start.elapsed()).min(MOST));
    WORKS.set(false);
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_stands_still_while_something_is_worked_out() {
        let (outer, inner) = (OnceLock::new(), OnceLock::new());
        let wait = || std::thread::sleep(Duration::from_millis(40));
        let (wall, clock) = (Instant::now(), now());
        let work = || {
            wait();
            *get(&inner, || {
                wait();
                7
            })
        };
        assert_eq!(*get(&outer, work), 7);
        assert_eq!(*get(&outer, || unreachable!("it is known")), 7);
        let charged = now().saturating_duration_since(clock);
        assert!(wall.elapsed() >= charged + Duration::from_millis(80), "{charged:?}");
    }
}
